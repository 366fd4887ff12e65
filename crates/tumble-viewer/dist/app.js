var dc=["contacts","joints","belts","quarantine","grid","shadows"],Pa="world";function Ia(i,e,t=!1){let n=new URLSearchParams;return e&&n.set("token",e),n.set("source",String(i.source)),n.set("frame",String(i.frame)),i.body>=0&&n.set("body",String(i.body)),i.contact>=0&&n.set("contact",String(i.contact)),(i.compare!==null||t)&&n.set("compare",i.compare===null?"none":String(i.compare)),i.camera&&n.set("camera",i.camera.map(s=>Number(s.toPrecision(6))).join(",")),i.camera&&i.auto&&n.set("auto","1"),n.set("layers",[...i.layers].join(",")),i.colour!=="body"&&n.set("colour",i.colour),i.follow&&n.set("follow","1"),i.speed!==1&&n.set("speed",String(i.speed)),n.set("loop",i.loop?"1":"0"),i.range&&n.set("range",i.range.join(",")),i.plots&&n.set("plots","1"),i.chosen.length>0&&n.set("plot",i.chosen.join(",")),i.tab!==Pa&&n.set("tab",i.tab),"#"+n.toString().replaceAll("%2C",",").replaceAll("%3A",":")}function fc(i){let e=new URLSearchParams(i.replace(/^#/,"")),t={},n=h=>{let u=e.get(h);return u!==null&&/^\d{1,15}$/.test(u)?Number(u):void 0},s=(h,u)=>{let f=e.get(h)?.split(",").map(Number);return f&&f.length===u&&f.every(Number.isFinite)?f:void 0},r=(h,u)=>{u!==void 0&&(t[h]=u)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",e.get("compare")==="none"?null:n("compare")),r("camera",s("camera",6)),t.camera&&(t.auto=e.get("auto")==="1");let o=s("range",2);o&&(t.range=[o[0],o[1]]);let a=e.get("layers");a!==null&&(t.layers=new Set(a.split(",").filter(Boolean))),r("colour",e.get("colour")??void 0),e.get("follow")==="1"&&(t.follow=!0);let l=Number(e.get("speed"));l>=.05&&l<=8&&(t.speed=l);let c=e.get("loop");(c==="0"||c==="1")&&(t.loop=c==="1"),e.get("plots")==="1"&&(t.plots=!0);let d=e.get("plot");return d&&(t.chosen=d.split(",").filter(Boolean).slice(0,32)),r("tab",e.get("tab")??void 0),t}var Jx=60,Zx=500,pc=class{constructor(e,t,n,s){this.view=e;this.token=t;this.ready=n;this.several=s}view;token;ready;several;timer=0;save(e){this.timer===0&&(this.timer=window.setTimeout(()=>this.write(),e?Zx:Jx))}write(){this.forget(),this.ready()&&history.replaceState(null,"",Ia(this.view,this.token,this.several()))}forget(){clearTimeout(this.timer),this.timer=0}};function k(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return Bd(n,t),n}function Bd(i,e){for(let t of e)t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}function Vn(i,...e){i.replaceChildren(),Bd(i,e)}var Kx=["onclick","onkeydown","oninput","onchange"];function mi(i,...e){let t=document.createElement("div");Bd(t,e),km(i,t)}function km(i,e){let t=[...i.childNodes],n=[...e.childNodes];n.forEach((s,r)=>{let o=t[r];o===void 0?i.append(s):o instanceof HTMLElement&&s instanceof HTMLElement&&o.tagName===s.tagName&&o.id===s.id?jx(o,s):o instanceof Text&&s instanceof Text?o.data!==s.data&&(o.data=s.data):o.replaceWith(s)});for(let s of t.slice(n.length))s.remove()}function jx(i,e){for(let{name:t}of[...i.attributes])e.hasAttribute(t)||i.removeAttribute(t);for(let{name:t,value:n}of e.attributes)i.getAttribute(t)!==n&&(t==="style"?i.style.cssText=e.style.cssText:i.setAttribute(t,n));Object.assign(i,Object.fromEntries(Kx.map(t=>[t,e[t]]))),km(i,e)}function be(i){let e=document.getElementById(i);if(!e)throw new Error(`no element ${i}`);return e}function fe(i,e=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let t=Math.abs(i);return t>=1e5||t<.001?i.toExponential(Math.max(0,e-3)).replace("e+","e"):String(Number(i.toPrecision(e)))}function Mi(i,e=5){return Array.from(i,t=>fe(Math.abs(t)<1e-15?0:t,e)).join(", ")}function Dr(i,e){let t=URL.createObjectURL(e);k("a",{href:t,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function La(i){return i.replaceAll("`","")}var cr=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","damping_loss","motor_work","joint_loss","px","py","pz","lx","ly","lz","sweeps","residual","overlap","missed","step_ms","contacts","islands","verdict","guarded","events"],Ki=Object.fromEntries(cr.map((i,e)=>[i,e])),Vm=8*(cr.length+1),gc=cr.length+1,Da=22,Bm=88,zm=32,Hm=176,po=6,Oi=4294967295,Na=["open","stick","slide","bounce"],Qx=["solved","guarded","infeasible","overlap","inexact","failed"];function mo(i){return Qx[i]??"?"}var mc=class{number;bodies;contacts;islands;events;joints;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;jointAt;view;constructor(e,t){let n=new DataView(e,t);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==3)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(e,t+48,cr.length);let s=t+48+Vm;this.states=new Float64Array(e,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(e,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(e,s,Da*this.contacts),this.contactFloats=new Float32Array(e,s,Da*this.contacts),s+=4*Da*this.contacts,this.islandAt=s-t,this.eventAt=this.islandAt+Bm*this.islands,this.jointAt=this.eventAt+zm*this.events,this.joints=Math.floor((this.bytes-this.jointAt)/Hm)}worstContact(){let e=0;for(let t=1;t<this.contacts;t++)this.contact(t).residual>this.contact(e).residual&&(e=t);return e}get(e){return this.row[Ki[e]]}centre(e){let t=this.states,n=13*e;return[t[n],t[n+1],t[n+2]]}island(e){return(this.marks[e]&536870911)-1}quarantined(e){return this.marks[e]>>>31===1}absent(e){return(this.marks[e]>>>29&1)===1}asleep(e){return(this.marks[e]>>>30&1)===1}contact(e){let t=this.contactWords,n=this.contactFloats,s=Da*e,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:e,a:t[s],b:t[s+1],island:t[s+2],mode:t[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(e){let t=[];for(let n=0;n<this.contacts;n++){let s=Da*n;(this.contactWords[s]===e||this.contactWords[s+1]===e)&&t.push(this.contact(n))}return t}islandRow(e){let t=this.view,n=this.islandAt+Bm*e,s=o=>t.getUint32(n+4*o,!0),r=o=>t.getFloat64(n+32+8*o,!0);return{index:e,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}joint(e){if(e>=this.joints)return null;let t=this.view,n=this.jointAt+Hm*e,s=t.getUint32(n,!0),r=l=>Array.from({length:po},(c,d)=>t.getFloat64(n+l+8*d,!0)),o=l=>Array.from({length:po},(c,d)=>t.getFloat32(n+l+4*d,!0)),a=l=>[t.getFloat32(n+l,!0),t.getFloat32(n+l+4,!0),t.getFloat32(n+l+8,!0)];return{holds:(s&1)>0,atLimit:(s&2)>0,driven:(s&4)>0,value:r(8),rate:r(56),motor:o(104),limit:o(128),force:a(152),torque:a(164)}}eventRows(){return Array.from({length:this.events},(e,t)=>Gm(this.view,this.eventAt+zm*t,this.number))}};function Gm(i,e,t){return{frame:t,kind:i.getUint32(e,!0),a:i.getUint32(e+4,!0),b:i.getUint32(e+8,!0),depth:i.getFloat32(e+12,!0),speed:i.getFloat64(e+16,!0),impulse:i.getFloat64(e+24,!0)}}function Wm(i){let e=[];for(let t=0;t<i.byteLength;){let n=new mc(i,t);e.push(n),t+=n.bytes}return e}function Xm(i){return Number(new DataView(i).getBigUint64(8,!0))}function zd(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0));return{epoch:e.getUint32(4,!0),first:Number(e.getBigUint64(8,!0)),count:t,numbers:new Float64Array(i,24,gc*t),end:24+Vm*t}}function $m(i){let e=zd(i);return{rows:e,frame:new mc(i,e.end)}}function qm(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0)),n=Array.from({length:t},(s,r)=>{let o=24+40*r;return Gm(e,o+8,Number(e.getBigUint64(o,!0)))});return{epoch:e.getUint32(4,!0),next:Number(e.getBigUint64(8,!0)),list:n}}var ji="This link is for looking: the world is run by someone else.",e_=500,t_=7,go=class extends Error{};function n_(){try{return window.sessionStorage}catch{return null}}function Ym(){let i=new URLSearchParams(location.hash.slice(1)),e=n_(),t=i.get("token")??e?.getItem("tumble-token")??"";return t&&e?.setItem("tumble-token",t),t}var vc=class{constructor(e,t){this.token=e;this.listener=t;this.connect(),setInterval(()=>this.watch(),e_)}token;listener;socket=null;silent=0;wait=250;undrawn=null;writes=!0;known="";connect(){let e=new WebSocket(`ws://${location.host}/live`);this.socket=e,this.silent=0;let t=0;e.binaryType="arraybuffer",e.onopen=()=>e.send(JSON.stringify({token:this.token})),e.onmessage=n=>{if(this.silent=0,n.data instanceof ArrayBuffer){let{rows:r,frame:o}=$m(n.data);this.listener.pushed(r,o);let a=++t;this.undrawn=()=>e.readyState===WebSocket.OPEN&&e.send(JSON.stringify({seen:a}));return}let s=JSON.parse(n.data);if(s.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),s.kind==="welcome"&&(this.writes=s.writes,this.listener.rights(s.writes)),s.kind==="status"?this.listener.status(s.live):s.kind==="span"?this.listener.span(s):s.kind==="error"&&this.listener.error(s.message)},e.onclose=()=>{this.socket===e&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&++this.silent>t_){this.say("lost");let e=this.socket;this.socket=null,e.onmessage=e.onclose=null,e.close(),this.connect()}}drawn(){let e=this.undrawn;this.undrawn=null,e?.()}say(e){e!==this.known&&(this.known=e,this.listener.state(e))}command(e){this.writes?this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(e)):this.listener.error("the server does not answer: nothing was changed"):this.listener.error(ji)}async ask(e){let t;try{t=await fetch(e,{headers:{"x-tumble-token":this.token}})}catch{throw new go("the server does not answer")}if(t.ok)return t;let n=`the server says ${t.status}`;try{let s=await t.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new go(n)}async json(e){return(await this.ask(e)).json()}async bytes(e){return(await this.ask(e)).arrayBuffer()}};var i_=4,Ua=[];function Dt(i,e=!1){let t=be("toasts");if(Ua.push(i),Ua.length>20&&Ua.shift(),[...t.children].some(s=>s.firstChild?.textContent===i))return;let n=k("div",{class:`toast ${e?"bad-news":""}`},k("span",{},i),k("button",{class:"small",title:"close",onclick:()=>n.remove()},"\xD7"));for(t.append(n);t.children.length>i_;)t.firstChild?.remove();setTimeout(()=>n.remove(),e?15e3:4500)}function Ei(i){i instanceof go?i.message!=="the server does not answer"&&Dt(i.message,!0):Dt(`The page stumbled: ${i instanceof Error?i.message:String(i)}`,!0)}function Jm(i,e,t){return`${(i?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(e).padStart(5,"0")}.${t}`}function s_(i){be("canvas").toBlob(e=>{e?Dr(i,e):Dt("The browser could not make a picture.",!0)},"image/png")}var yc=class{recorder=null;get running(){return this.recorder!==null}static kind(){return["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(e=>MediaRecorder.isTypeSupported(e))}start(e,t){let n=new MediaRecorder(be("canvas").captureStream(60),{mimeType:e,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=r=>s.push(r.data),n.onstop=()=>{this.recorder=null,document.documentElement.dataset.recording="false",t(new Blob(s,{type:e}),e.includes("mp4")?"mp4":"webm")},this.recorder=n,document.documentElement.dataset.recording="true",n.start(200)}stop(){setTimeout(()=>this.recorder?.stop(),150)}};function r_(i,e,t,n){let[s,r]=e.range??[i.first,i.last],o=`frame BETWEEN ${s} AND ${r}`;if(e.contact>=0&&t&&e.contact<t.contacts){let a=t.contact(e.contact),l=n?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${n}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${i.bodies[a.a].id} AND body_b = ${i.bodies[a.b].id}${l} AND ${o} ORDER BY frame;`}return e.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${i.bodies[e.body].id} AND s.${o} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${o} ORDER BY frame;`}async function Zm(i,e,t=""){try{await navigator.clipboard.writeText(i),Dt(`${e}: copied to the clipboard.
${t}`)}catch{Dt(`${e} (the browser does not allow copying):
${i}`)}}var xc=class{constructor(e,t){this.screen=e;this.address=t}screen;address;film=new yc;picture(){let{stage:e,store:t,view:n}=this.screen;e.dirty=!0,e.render(),s_(Jm(t,n.frame,"png"))}video(){let{store:e,view:t,player:n}=this.screen;if(!e)return;if(this.film.running)return n.stop();let s=yc.kind();if(!s)return Dt("This browser cannot record video.",!0);let r=t.range,[o,a]=r??[e.first,e.last];if(a<=o)return Dt("No frames to record yet.");this.film.start(s,(l,c)=>{t.range=r,this.screen.refreshTransport(),this.screen.redraw(),Dr(Jm(this.screen.store,t.frame,c),l),Dt("The video is saved.")}),n.playOnce([o,a],()=>this.film.stop()),Dt(`Recording frames ${o} to ${a}, played once at the chosen speed.`)}plotsToCsv(){let{plots:e}=this.screen;this.screen.setPlots(!0),e.csv()}copySql(){let{store:e,view:t,shown:n,panels:s}=this.screen,r=e?r_(e,t,n,s.feature):"",o=e?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";Zm(r,"SQL of the selection",`${r}${o}`)}copyLink(){this.address.write(),Zm(location.href,"Link to this view","It works on this machine, as long as this `tumble view` runs.")}};var Hd=.04,_c=class{constructor(e){this.host=e}host;held=null;get byKeys(){return this.held?.keys&&this.held.store!==this.host.store&&(this.held=null),this.held?.keys??!1}take(e,t,n,s=!1){let{host:r}=this;r.stage.eye.take(),this.held={store:r.store,body:e,local:t,at:n,keys:s},r.selectBody(e),r.view.loop&&(r.player.toggleLoop(!1),Dt("The loop is off, so that what you pull is not put back: o turns it on.")),r.player.over?r.player.goOn():r.player.play(!0)}reach(e){this.held&&(this.held.at=e,this.host.link.command({command:"drag",body:this.held.body,point:this.held.local,target:e}))}drop(){this.held&&(this.held=null,this.host.link.command({command:"drop"}),this.host.overlays.setPull(null,null))}toggle(){let{host:e}=this,{store:t,shown:n}=e,s=e.view.body;if(this.byKeys)return this.drop();if(!t?.live)return Dt("Bodies of a recording cannot be pulled: open the scene (m) to run it live.");if(s<0||t.bodies[s]?.kind!=="dynamic")return Dt("Select a body that moves first: / finds it by its name.");if(!e.link.writes)return e.link.command({command:"drag"});if(!n)return;let r=n.centre(s);this.take(s,[0,0,0],r,!0),this.reach(r),Dt("Arrows move the hand, Page up and down farther away and nearer; y or Esc lets go.")}move(e,t,n){this.byKeys&&this.held&&this.reach(this.host.stage.eye.beside(this.held.at,[Hd*e,Hd*t,Hd*n]))}};var br={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Sr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Dg=0,_f=1,Ng=2;var zr=1,Ug=2,Jo=3,wr=0,hi=1,kn=2,wn=0,Zo=1,bf=2,Sf=3,wf=4,Th=5;var Vi=100,Fg=101,Og=102,kg=103,Bg=104,Hr=200,zg=201,Hg=202,Vg=203,Mf=204,Ef=205,vl=206,Gg=207,yl=208,Wg=209,Xg=210,$g=211,qg=212,Yg=213,Jg=214,Zc=0,Kc=1,jc=2,Uo=3,Qc=4,eh=5,Fo=6,th=7,Tf=0,Zg=1,Kg=2,As=0,xl=1,_l=2,bl=3,Sl=4,wl=5,Ml=6,El=7;var Af=300,Vr=301,Ko=302,Ah=303,Rh=304,bs=1e3,_s=1001,nh=1002,gn=1003,jg=1004;var Tl=1005;var li=1006,Ch=1007;var Ks=1008;var Kn=1009,Rf=1010,Cf=1011,jo=1012,Ph=1013,os=1014,Gi=1015,Bn=1016,Ih=1017,Lh=1018,js=1020,Pf=35902,If=35899,Lf=1021,Df=1022,Pi=1023,qs=1026,as=1027,Dh=1028,Nh=1029,Mr=1030,Uh=1031;var Fh=1033,Al=33776,Rl=33777,Cl=33778,Pl=33779,Oh=35840,kh=35841,Bh=35842,zh=35843,Hh=36196,Vh=37492,Gh=37496,Wh=37488,Xh=37489,Il=37490,$h=37491,qh=37808,Yh=37809,Jh=37810,Zh=37811,Kh=37812,jh=37813,Qh=37814,eu=37815,tu=37816,nu=37817,iu=37818,su=37819,ru=37820,ou=37821,au=36492,lu=36494,cu=36495,hu=36283,uu=36284,Ll=36285,du=36286;var Xa=2300,ih=2301,Yc=2302,df=2303,ff=2400,pf=2401,mf=2402;var Qg=3200;var Dl=0,e0=1,Qs="",ri="srgb",$a="srgb-linear",qa="linear",At="srgb";var Jc=7680;var t0=519,n0=512,i0=513,s0=514,Nf=515,r0=516,o0=517,Uf=518,Ff=519,Of=35044,kf=35048;var Bf="300 es",Bi=2e3,Oo=2001;function o_(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function a_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ya(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function a0(){let i=Ya("canvas");return i.style.display="block",i}var Km={},ko=null;function Ja(...i){let e="THREE."+i.shift();ko?ko("log",e,...i):console.log(e,...i)}function l0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Qe(...i){i=l0(i);let e="THREE."+i.shift();if(ko)ko("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function rt(...i){i=l0(i);let e="THREE."+i.shift();if(ko)ko("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Ga(...i){let e=i.join(" ");e in Km||(Km[e]=!0,Qe(...i))}function c0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var h0={[Zc]:Zc,[jc]:Fo,[Qc]:Qc,[Uo]:eh,[Kc]:Kc,[Fo]:jc,[th]:th,[eh]:Uo},ns=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Jn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],jm=1234567,Do=Math.PI/180,Bo=180/Math.PI;function Er(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Jn[i&255]+Jn[i>>8&255]+Jn[i>>16&255]+Jn[i>>24&255]+"-"+Jn[e&255]+Jn[e>>8&255]+"-"+Jn[e>>16&15|64]+Jn[e>>24&255]+"-"+Jn[t&63|128]+Jn[t>>8&255]+"-"+Jn[t>>16&255]+Jn[t>>24&255]+Jn[n&255]+Jn[n>>8&255]+Jn[n>>16&255]+Jn[n>>24&255]).toLowerCase()}function ht(i,e,t){return Math.max(e,Math.min(t,i))}function zf(i,e){return(i%e+e)%e}function l_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function c_(i,e,t){return i!==e?(t-i)/(e-i):0}function Wa(i,e,t){return(1-t)*i+t*e}function h_(i,e,t,n){return Wa(i,e,1-Math.exp(-t*n))}function u_(i,e=1){return e-Math.abs(zf(i,e*2)-e)}function d_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function f_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function p_(i,e){return i+Math.floor(Math.random()*(e-i+1))}function m_(i,e){return i+Math.random()*(e-i)}function g_(i){return i*(.5-Math.random())}function v_(i){i!==void 0&&(jm=i);let e=jm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function y_(i){return i*Do}function x_(i){return i*Bo}function __(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function b_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Hf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function S_(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),d=o((e+n)/2),h=r((e-n)/2),u=o((e-n)/2),f=r((n-e)/2),m=o((n-e)/2);switch(s){case"XYX":i.set(a*d,l*h,l*u,a*c);break;case"YZY":i.set(l*u,a*d,l*h,a*c);break;case"ZXZ":i.set(l*h,l*u,a*d,a*c);break;case"XZX":i.set(a*d,l*m,l*f,a*c);break;case"YXY":i.set(l*f,a*d,l*m,a*c);break;case"ZYZ":i.set(l*m,l*f,a*d,a*c);break;default:Qe("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function fu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Vf(i,e){if(e.constructor===Float32Array)return i;let t=fu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Gf(i,e){if(e.constructor===Float32Array)return i;let t=fu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Nl={DEG2RAD:Do,RAD2DEG:Bo,generateUUID:Er,clamp:ht,euclideanModulo:zf,mapLinear:l_,inverseLerp:c_,lerp:Wa,damp:h_,pingpong:u_,smoothstep:d_,smootherstep:f_,randInt:p_,randFloat:m_,randFloatSpread:g_,seededRandom:v_,degToRad:y_,radToDeg:x_,isPowerOfTwo:__,ceilPowerOfTwo:b_,floorPowerOfTwo:Hf,setQuaternionFromProperEuler:S_,normalize:Gf,denormalize:Vf},Yf=class Yf{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ht(this.x,e.x,t.x),this.y=ht(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ht(this.x,e,t),this.y=ht(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ht(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ht(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};Yf.prototype.isVector2=!0;var Oe=Yf,wt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],d=n[s+2],h=n[s+3],u=r[o+0],f=r[o+1],m=r[o+2],v=r[o+3];if(h!==v||l!==u||c!==f||d!==m){let p=l*u+c*f+d*m+h*v;p<0&&(u=-u,f=-f,m=-m,v=-v,p=-p);let g=1-a;if(p<.9995){let y=Math.acos(p),E=Math.sin(y);g=Math.sin(g*y)/E,a=Math.sin(a*y)/E,l=l*g+u*a,c=c*g+f*a,d=d*g+m*a,h=h*g+v*a}else{l=l*g+u*a,c=c*g+f*a,d=d*g+m*a,h=h*g+v*a;let y=1/Math.sqrt(l*l+c*c+d*d+h*h);l*=y,c*=y,d*=y,h*=y}}e[t]=l,e[t+1]=c,e[t+2]=d,e[t+3]=h}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],d=n[s+3],h=r[o],u=r[o+1],f=r[o+2],m=r[o+3];return e[t]=a*m+d*h+l*f-c*u,e[t+1]=l*m+d*u+c*h-a*f,e[t+2]=c*m+d*f+a*u-l*h,e[t+3]=d*m-a*h-l*u-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),d=a(s/2),h=a(r/2),u=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=u*d*h+c*f*m,this._y=c*f*h-u*d*m,this._z=c*d*m+u*f*h,this._w=c*d*h-u*f*m;break;case"YXZ":this._x=u*d*h+c*f*m,this._y=c*f*h-u*d*m,this._z=c*d*m-u*f*h,this._w=c*d*h+u*f*m;break;case"ZXY":this._x=u*d*h-c*f*m,this._y=c*f*h+u*d*m,this._z=c*d*m+u*f*h,this._w=c*d*h-u*f*m;break;case"ZYX":this._x=u*d*h-c*f*m,this._y=c*f*h+u*d*m,this._z=c*d*m-u*f*h,this._w=c*d*h+u*f*m;break;case"YZX":this._x=u*d*h+c*f*m,this._y=c*f*h+u*d*m,this._z=c*d*m-u*f*h,this._w=c*d*h-u*f*m;break;case"XZY":this._x=u*d*h-c*f*m,this._y=c*f*h-u*d*m,this._z=c*d*m+u*f*h,this._w=c*d*h+u*f*m;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],d=t[6],h=t[10],u=n+a+h;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(d-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>h){let f=2*Math.sqrt(1+n-a-h);this._w=(d-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-n-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+d)/f}else{let f=2*Math.sqrt(1+h-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+d)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(ht(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,d=t._w;return this._x=n*d+o*a+s*c-r*l,this._y=s*d+o*l+r*a-n*c,this._z=r*d+o*c+n*l-s*a,this._w=o*d-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),d=Math.sin(c);l=Math.sin(l*c)/d,t=Math.sin(t*c)/d,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Jf=class Jf{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Qm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Qm.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),d=2*(a*t-r*s),h=2*(r*n-o*t);return this.x=t+l*c+o*h-a*d,this.y=n+l*d+a*c-r*h,this.z=s+l*h+r*d-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=ht(this.x,e.x,t.x),this.y=ht(this.y,e.y,t.y),this.z=ht(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ht(this.x,e,t),this.y=ht(this.y,e,t),this.z=ht(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ht(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Vd.copy(this).projectOnVector(e),this.sub(Vd)}reflect(e){return this.sub(Vd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ht(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};Jf.prototype.isVector3=!0;var C=Jf,Vd=new C,Qm=new wt,Zf=class Zf{constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let d=this.elements;return d[0]=e,d[1]=s,d[2]=a,d[3]=t,d[4]=r,d[5]=l,d[6]=n,d[7]=o,d[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],d=n[4],h=n[7],u=n[2],f=n[5],m=n[8],v=s[0],p=s[3],g=s[6],y=s[1],E=s[4],b=s[7],R=s[2],M=s[5],x=s[8];return r[0]=o*v+a*y+l*R,r[3]=o*p+a*E+l*M,r[6]=o*g+a*b+l*x,r[1]=c*v+d*y+h*R,r[4]=c*p+d*E+h*M,r[7]=c*g+d*b+h*x,r[2]=u*v+f*y+m*R,r[5]=u*p+f*E+m*M,r[8]=u*g+f*b+m*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],d=e[8];return t*o*d-t*a*c-n*r*d+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],d=e[8],h=d*o-a*c,u=a*l-d*r,f=c*r-o*l,m=t*h+n*u+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/m;return e[0]=h*v,e[1]=(s*c-d*n)*v,e[2]=(a*n-s*o)*v,e[3]=u*v,e[4]=(d*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=f*v,e[7]=(n*l-c*t)*v,e[8]=(o*t-n*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Ga("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Gd.makeScale(e,t)),this}rotate(e){return Ga("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Gd.makeRotation(-e)),this}translate(e,t){return Ga("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Gd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};Zf.prototype.isMatrix3=!0;var at=Zf,Gd=new at,eg=new at().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),tg=new at().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function w_(){let i={enabled:!0,workingColorSpace:$a,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===At&&(s.r=$s(s.r),s.g=$s(s.g),s.b=$s(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===At&&(s.r=No(s.r),s.g=No(s.g),s.b=No(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Qs?qa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[$a]:{primaries:e,whitePoint:n,transfer:qa,toXYZ:eg,fromXYZ:tg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ri},outputColorSpaceConfig:{drawingBufferColorSpace:ri}},[ri]:{primaries:e,whitePoint:n,transfer:At,toXYZ:eg,fromXYZ:tg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ri}}}),i}var yt=w_();function $s(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function No(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var vo,sh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{vo===void 0&&(vo=Ya("canvas")),vo.width=e.width,vo.height=e.height;let s=vo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=vo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ya("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=$s(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor($s(t[n]/255)*255):t[n]=$s(t[n]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},M_=0,zo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:M_++}),this.uuid=Er(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Wd(s[o].image)):r.push(Wd(s[o]))}else r=Wd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Wd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?sh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var E_=0,Xd=new C,ci=class i extends ns{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=_s,s=_s,r=li,o=Ks,a=Pi,l=Kn,c=i.DEFAULT_ANISOTROPY,d=Qs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:E_++}),this.uuid=Er(),this.name="",this.source=new zo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Oe(0,0),this.repeat=new Oe(1,1),this.center=new Oe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new at,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=d,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Xd).x}get height(){return this.source.getSize(Xd).y}get depth(){return this.source.getSize(Xd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Af)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case bs:e.x=e.x-Math.floor(e.x);break;case _s:e.x=e.x<0?0:1;break;case nh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case bs:e.y=e.y-Math.floor(e.y);break;case _s:e.y=e.y<0?0:1;break;case nh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ci.DEFAULT_IMAGE=null;ci.DEFAULT_MAPPING=Af;ci.DEFAULT_ANISOTROPY=1;var Kf=class Kf{constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],d=l[4],h=l[8],u=l[1],f=l[5],m=l[9],v=l[2],p=l[6],g=l[10];if(Math.abs(d-u)<.01&&Math.abs(h-v)<.01&&Math.abs(m-p)<.01){if(Math.abs(d+u)<.1&&Math.abs(h+v)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(c+1)/2,b=(f+1)/2,R=(g+1)/2,M=(d+u)/4,x=(h+v)/4,S=(m+p)/4;return E>b&&E>R?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=M/n,r=x/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=M/s,r=S/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=x/r,s=S/r),this.set(n,s,r,t),this}let y=Math.sqrt((p-m)*(p-m)+(h-v)*(h-v)+(u-d)*(u-d));return Math.abs(y)<.001&&(y=1),this.x=(p-m)/y,this.y=(h-v)/y,this.z=(u-d)/y,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ht(this.x,e.x,t.x),this.y=ht(this.y,e.y,t.y),this.z=ht(this.z,e.z,t.z),this.w=ht(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ht(this.x,e,t),this.y=ht(this.y,e,t),this.z=ht(this.z,e,t),this.w=ht(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ht(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};Kf.prototype.isVector4=!0;var Nt=Kf,rh=class extends ns{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:li,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Nt(0,0,e,t),this.scissorTest=!1,this.viewport=new Nt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ci({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:li,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new zo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},fn=class extends rh{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Za=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=gn,this.minFilter=gn,this.wrapR=_s,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var oh=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=gn,this.minFilter=gn,this.wrapR=_s,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Eh=class Eh{constructor(e,t,n,s,r,o,a,l,c,d,h,u,f,m,v,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,d,h,u,f,m,v,p)}set(e,t,n,s,r,o,a,l,c,d,h,u,f,m,v,p){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=d,g[10]=h,g[14]=u,g[3]=f,g[7]=m,g[11]=v,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Eh().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/yo.setFromMatrixColumn(e,0).length(),r=1/yo.setFromMatrixColumn(e,1).length(),o=1/yo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),d=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let u=o*d,f=o*h,m=a*d,v=a*h;t[0]=l*d,t[4]=-l*h,t[8]=c,t[1]=f+m*c,t[5]=u-v*c,t[9]=-a*l,t[2]=v-u*c,t[6]=m+f*c,t[10]=o*l}else if(e.order==="YXZ"){let u=l*d,f=l*h,m=c*d,v=c*h;t[0]=u+v*a,t[4]=m*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*d,t[9]=-a,t[2]=f*a-m,t[6]=v+u*a,t[10]=o*l}else if(e.order==="ZXY"){let u=l*d,f=l*h,m=c*d,v=c*h;t[0]=u-v*a,t[4]=-o*h,t[8]=m+f*a,t[1]=f+m*a,t[5]=o*d,t[9]=v-u*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let u=o*d,f=o*h,m=a*d,v=a*h;t[0]=l*d,t[4]=m*c-f,t[8]=u*c+v,t[1]=l*h,t[5]=v*c+u,t[9]=f*c-m,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let u=o*l,f=o*c,m=a*l,v=a*c;t[0]=l*d,t[4]=v-u*h,t[8]=m*h+f,t[1]=h,t[5]=o*d,t[9]=-a*d,t[2]=-c*d,t[6]=f*h+m,t[10]=u-v*h}else if(e.order==="XZY"){let u=o*l,f=o*c,m=a*l,v=a*c;t[0]=l*d,t[4]=-h,t[8]=c*d,t[1]=u*h+v,t[5]=o*d,t[9]=f*h-m,t[2]=m*h-f,t[6]=a*d,t[10]=v*h+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(T_,e,A_)}lookAt(e,t,n){let s=this.elements;return Ti.subVectors(e,t),Ti.lengthSq()===0&&(Ti.z=1),Ti.normalize(),hr.crossVectors(n,Ti),hr.lengthSq()===0&&(Math.abs(n.z)===1?Ti.x+=1e-4:Ti.z+=1e-4,Ti.normalize(),hr.crossVectors(n,Ti)),hr.normalize(),bc.crossVectors(Ti,hr),s[0]=hr.x,s[4]=bc.x,s[8]=Ti.x,s[1]=hr.y,s[5]=bc.y,s[9]=Ti.y,s[2]=hr.z,s[6]=bc.z,s[10]=Ti.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],d=n[1],h=n[5],u=n[9],f=n[13],m=n[2],v=n[6],p=n[10],g=n[14],y=n[3],E=n[7],b=n[11],R=n[15],M=s[0],x=s[4],S=s[8],N=s[12],P=s[1],L=s[5],z=s[9],V=s[13],U=s[2],W=s[6],Y=s[10],O=s[14],te=s[3],$=s[7],Z=s[11],ne=s[15];return r[0]=o*M+a*P+l*U+c*te,r[4]=o*x+a*L+l*W+c*$,r[8]=o*S+a*z+l*Y+c*Z,r[12]=o*N+a*V+l*O+c*ne,r[1]=d*M+h*P+u*U+f*te,r[5]=d*x+h*L+u*W+f*$,r[9]=d*S+h*z+u*Y+f*Z,r[13]=d*N+h*V+u*O+f*ne,r[2]=m*M+v*P+p*U+g*te,r[6]=m*x+v*L+p*W+g*$,r[10]=m*S+v*z+p*Y+g*Z,r[14]=m*N+v*V+p*O+g*ne,r[3]=y*M+E*P+b*U+R*te,r[7]=y*x+E*L+b*W+R*$,r[11]=y*S+E*z+b*Y+R*Z,r[15]=y*N+E*V+b*O+R*ne,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],d=e[2],h=e[6],u=e[10],f=e[14],m=e[3],v=e[7],p=e[11],g=e[15],y=l*f-c*u,E=a*f-c*h,b=a*u-l*h,R=o*f-c*d,M=o*u-l*d,x=o*h-a*d;return t*(v*y-p*E+g*b)-n*(m*y-p*R+g*M)+s*(m*E-v*R+g*x)-r*(m*b-v*M+p*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],d=e[10];return t*(o*d-a*c)-n*(r*d-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],d=e[8],h=e[9],u=e[10],f=e[11],m=e[12],v=e[13],p=e[14],g=e[15],y=t*a-n*o,E=t*l-s*o,b=t*c-r*o,R=n*l-s*a,M=n*c-r*a,x=s*c-r*l,S=d*v-h*m,N=d*p-u*m,P=d*g-f*m,L=h*p-u*v,z=h*g-f*v,V=u*g-f*p,U=y*V-E*z+b*L+R*P-M*N+x*S;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/U;return e[0]=(a*V-l*z+c*L)*W,e[1]=(s*z-n*V-r*L)*W,e[2]=(v*x-p*M+g*R)*W,e[3]=(u*M-h*x-f*R)*W,e[4]=(l*P-o*V-c*N)*W,e[5]=(t*V-s*P+r*N)*W,e[6]=(p*b-m*x-g*E)*W,e[7]=(d*x-u*b+f*E)*W,e[8]=(o*z-a*P+c*S)*W,e[9]=(n*P-t*z-r*S)*W,e[10]=(m*M-v*b+g*y)*W,e[11]=(h*b-d*M-f*y)*W,e[12]=(a*N-o*L-l*S)*W,e[13]=(t*L-n*N+s*S)*W,e[14]=(v*E-m*R-p*y)*W,e[15]=(d*R-h*E+u*y)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,d=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,d*a+n,d*l-s*o,0,c*l-s*a,d*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,d=o+o,h=a+a,u=r*c,f=r*d,m=r*h,v=o*d,p=o*h,g=a*h,y=l*c,E=l*d,b=l*h,R=n.x,M=n.y,x=n.z;return s[0]=(1-(v+g))*R,s[1]=(f+b)*R,s[2]=(m-E)*R,s[3]=0,s[4]=(f-b)*M,s[5]=(1-(u+g))*M,s[6]=(p+y)*M,s[7]=0,s[8]=(m+E)*x,s[9]=(p-y)*x,s[10]=(1-(u+v))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=yo.set(s[0],s[1],s[2]).length(),a=yo.set(s[4],s[5],s[6]).length(),l=yo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Qi.copy(this);let c=1/o,d=1/a,h=1/l;return Qi.elements[0]*=c,Qi.elements[1]*=c,Qi.elements[2]*=c,Qi.elements[4]*=d,Qi.elements[5]*=d,Qi.elements[6]*=d,Qi.elements[8]*=h,Qi.elements[9]*=h,Qi.elements[10]*=h,t.setFromRotationMatrix(Qi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Bi,l=!1){let c=this.elements,d=2*r/(t-e),h=2*r/(n-s),u=(t+e)/(t-e),f=(n+s)/(n-s),m,v;if(l)m=r/(o-r),v=o*r/(o-r);else if(a===Bi)m=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===Oo)m=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=u,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Bi,l=!1){let c=this.elements,d=2/(t-e),h=2/(n-s),u=-(t+e)/(t-e),f=-(n+s)/(n-s),m,v;if(l)m=1/(o-r),v=o/(o-r);else if(a===Bi)m=-2/(o-r),v=-(o+r)/(o-r);else if(a===Oo)m=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=0,c[12]=u,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};Eh.prototype.isMatrix4=!0;var Ke=Eh,yo=new C,Qi=new Ke,T_=new C(0,0,0),A_=new C(1,1,1),hr=new C,bc=new C,Ti=new C,ng=new Ke,ig=new wt,Ys=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],d=s[9],h=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(ht(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-d,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ht(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(ht(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ht(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ht(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-d,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ht(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-d,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return ng.makeRotationFromQuaternion(e),this.setFromRotationMatrix(ng,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return ig.setFromEuler(this),this.setFromQuaternion(ig,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Ys.DEFAULT_ORDER="XYZ";var Ho=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},R_=0,sg=new C,xo=new wt,zs=new Ke,Sc=new C,Fa=new C,C_=new C,P_=new wt,rg=new C(1,0,0),og=new C(0,1,0),ag=new C(0,0,1),lg={type:"added"},I_={type:"removed"},_o={type:"childadded",child:null},$d={type:"childremoved",child:null},Gn=class i extends ns{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:R_++}),this.uuid=Er(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new C,t=new Ys,n=new wt,s=new C(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ke},normalMatrix:{value:new at}}),this.matrix=new Ke,this.matrixWorld=new Ke,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ho,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.multiply(xo),this}rotateOnWorldAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.premultiply(xo),this}rotateX(e){return this.rotateOnAxis(rg,e)}rotateY(e){return this.rotateOnAxis(og,e)}rotateZ(e){return this.rotateOnAxis(ag,e)}translateOnAxis(e,t){return sg.copy(e).applyQuaternion(this.quaternion),this.position.add(sg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(rg,e)}translateY(e){return this.translateOnAxis(og,e)}translateZ(e){return this.translateOnAxis(ag,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(zs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Sc.copy(e):Sc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Fa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?zs.lookAt(Fa,Sc,this.up):zs.lookAt(Sc,Fa,this.up),this.quaternion.setFromRotationMatrix(zs),s&&(zs.extractRotation(s.matrixWorld),xo.setFromRotationMatrix(zs),this.quaternion.premultiply(xo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(rt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(lg),_o.child=e,this.dispatchEvent(_o),_o.child=null):rt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(I_),$d.child=e,this.dispatchEvent($d),$d.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),zs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),zs.multiply(e.parent.matrixWorld)),e.applyMatrix4(zs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(lg),_o.child=e,this.dispatchEvent(_o),_o.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Fa,e,C_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Fa,P_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,d=l.length;c<d;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),d=o(e.images),h=o(e.shapes),u=o(e.skeletons),f=o(e.animations),m=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),d.length>0&&(n.images=d),h.length>0&&(n.shapes=h),u.length>0&&(n.skeletons=u),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let d=a[c];delete d.metadata,l.push(d)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Gn.DEFAULT_UP=new C(0,1,0);Gn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Gn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ri=class extends Gn{constructor(){super(),this.isGroup=!0,this.type="Group"}},L_={type:"move"},Vo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ri,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ri,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new C,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new C),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ri,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new C,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new C,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let v of e.hand.values()){let p=t.getJointPose(v,n),g=this._getHandJoint(c,v);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let d=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],u=d.position.distanceTo(h.position),f=.02,m=.005;c.inputState.pinching&&u>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&u<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(L_)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new Ri;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},u0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ur={h:0,s:0,l:0},wc={h:0,s:0,l:0};function qd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Le=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ri){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=yt.workingColorSpace){return this.r=e,this.g=t,this.b=n,yt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=yt.workingColorSpace){if(e=zf(e,1),t=ht(t,0,1),n=ht(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=qd(o,r,e+1/3),this.g=qd(o,r,e),this.b=qd(o,r,e-1/3)}return yt.colorSpaceToWorking(this,s),this}setStyle(e,t=ri){function n(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ri){let n=u0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=$s(e.r),this.g=$s(e.g),this.b=$s(e.b),this}copyLinearToSRGB(e){return this.r=No(e.r),this.g=No(e.g),this.b=No(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ri){return yt.workingToColorSpace(Zn.copy(this),e),Math.round(ht(Zn.r*255,0,255))*65536+Math.round(ht(Zn.g*255,0,255))*256+Math.round(ht(Zn.b*255,0,255))}getHexString(e=ri){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(Zn.copy(this),t);let n=Zn.r,s=Zn.g,r=Zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,d=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=d<=.5?h/(o+a):h/(2-o-a),o){case n:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-n)/h+2;break;case r:l=(n-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=d,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(Zn.copy(this),t),e.r=Zn.r,e.g=Zn.g,e.b=Zn.b,e}getStyle(e=ri){yt.workingToColorSpace(Zn.copy(this),e);let t=Zn.r,n=Zn.g,s=Zn.b;return e!==ri?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(ur),this.setHSL(ur.h+e,ur.s+t,ur.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(ur),e.getHSL(wc);let n=Wa(ur.h,wc.h,t),s=Wa(ur.s,wc.s,t),r=Wa(ur.l,wc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Zn=new Le;Le.NAMES=u0;var kr=class extends Gn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ys,this.environmentIntensity=1,this.environmentRotation=new Ys,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},es=new C,Hs=new C,Yd=new C,Vs=new C,bo=new C,So=new C,cg=new C,Jd=new C,Zd=new C,Kd=new C,jd=new Nt,Qd=new Nt,ef=new Nt,Xs=class i{constructor(e=new C,t=new C,n=new C){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),es.subVectors(e,t),s.cross(es);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){es.subVectors(s,t),Hs.subVectors(n,t),Yd.subVectors(e,t);let o=es.dot(es),a=es.dot(Hs),l=es.dot(Yd),c=Hs.dot(Hs),d=Hs.dot(Yd),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let u=1/h,f=(c*l-a*d)*u,m=(o*d-a*l)*u;return r.set(1-f-m,m,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Vs)===null?!1:Vs.x>=0&&Vs.y>=0&&Vs.x+Vs.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Vs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Vs.x),l.addScaledVector(o,Vs.y),l.addScaledVector(a,Vs.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return jd.setScalar(0),Qd.setScalar(0),ef.setScalar(0),jd.fromBufferAttribute(e,t),Qd.fromBufferAttribute(e,n),ef.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(jd,r.x),o.addScaledVector(Qd,r.y),o.addScaledVector(ef,r.z),o}static isFrontFacing(e,t,n,s){return es.subVectors(n,t),Hs.subVectors(e,t),es.cross(Hs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return es.subVectors(this.c,this.b),Hs.subVectors(this.a,this.b),es.cross(Hs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;bo.subVectors(s,n),So.subVectors(r,n),Jd.subVectors(e,n);let l=bo.dot(Jd),c=So.dot(Jd);if(l<=0&&c<=0)return t.copy(n);Zd.subVectors(e,s);let d=bo.dot(Zd),h=So.dot(Zd);if(d>=0&&h<=d)return t.copy(s);let u=l*h-d*c;if(u<=0&&l>=0&&d<=0&&l-d>0)return o=l/(l-d),t.copy(n).addScaledVector(bo,o);Kd.subVectors(e,r);let f=bo.dot(Kd),m=So.dot(Kd);if(m>=0&&f<=m)return t.copy(r);let v=f*c-l*m;if(v<=0&&c>=0&&m<=0)return a=c/(c-m),t.copy(n).addScaledVector(So,a);let p=d*m-f*h;if(p<=0&&h-d>=0&&f-m>=0)return cg.subVectors(r,s),a=(h-d)/(h-d+(f-m)),t.copy(s).addScaledVector(cg,a);let g=1/(p+v+u);return o=v*g,a=u*g,t.copy(n).addScaledVector(bo,o).addScaledVector(So,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Gt=class{constructor(e=new C(1/0,1/0,1/0),t=new C(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(ts.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(ts.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=ts.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ts):ts.fromBufferAttribute(r,o),ts.applyMatrix4(e.matrixWorld),this.expandByPoint(ts);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Mc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Mc.copy(n.boundingBox)),Mc.applyMatrix4(e.matrixWorld),this.union(Mc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ts),ts.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Oa),Ec.subVectors(this.max,Oa),wo.subVectors(e.a,Oa),Mo.subVectors(e.b,Oa),Eo.subVectors(e.c,Oa),dr.subVectors(Mo,wo),fr.subVectors(Eo,Mo),Nr.subVectors(wo,Eo);let t=[0,-dr.z,dr.y,0,-fr.z,fr.y,0,-Nr.z,Nr.y,dr.z,0,-dr.x,fr.z,0,-fr.x,Nr.z,0,-Nr.x,-dr.y,dr.x,0,-fr.y,fr.x,0,-Nr.y,Nr.x,0];return!tf(t,wo,Mo,Eo,Ec)||(t=[1,0,0,0,1,0,0,0,1],!tf(t,wo,Mo,Eo,Ec))?!1:(Tc.crossVectors(dr,fr),t=[Tc.x,Tc.y,Tc.z],tf(t,wo,Mo,Eo,Ec))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ts).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ts).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Gs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Gs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Gs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Gs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Gs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Gs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Gs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Gs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Gs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Gs=[new C,new C,new C,new C,new C,new C,new C,new C],ts=new C,Mc=new Gt,wo=new C,Mo=new C,Eo=new C,dr=new C,fr=new C,Nr=new C,Oa=new C,Ec=new C,Tc=new C,Ur=new C;function tf(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Ur.fromArray(i,r);let a=s.x*Math.abs(Ur.x)+s.y*Math.abs(Ur.y)+s.z*Math.abs(Ur.z),l=e.dot(Ur),c=t.dot(Ur),d=n.dot(Ur);if(Math.max(-Math.max(l,c,d),Math.min(l,c,d))>a)return!1}return!0}var bn=new C,Ac=new Oe,D_=0,An=class extends ns{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:D_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Of,this.updateRanges=[],this.gpuType=Gi,this.version=0,this._normalizationScale=e!==void 0?fu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Ac.fromBufferAttribute(this,t),Ac.applyMatrix3(e),this.setXY(t,Ac.x,Ac.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix3(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix4(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyNormalMatrix(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.transformDirection(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Vf(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Gf(e,this.array)}};var Ka=class extends An{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var ja=class extends An{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var _t=class extends An{constructor(e,t,n){super(new Float32Array(e),t,n)}},N_=new Gt,ka=new C,nf=new C,Wn=class{constructor(e=new C,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):N_.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ka.subVectors(e,this.center);let t=ka.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ka,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(nf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ka.copy(e.center).add(nf)),this.expandByPoint(ka.copy(e.center).sub(nf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},U_=0,ki=new Ke,sf=new Gn,To=new C,Ai=new Gt,Ba=new Gt,On=new C,jt=class i extends ns{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:U_++}),this.uuid=Er(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(o_(e)?ja:Ka)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new at().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return ki.makeRotationFromQuaternion(e),this.applyMatrix4(ki),this}rotateX(e){return ki.makeRotationX(e),this.applyMatrix4(ki),this}rotateY(e){return ki.makeRotationY(e),this.applyMatrix4(ki),this}rotateZ(e){return ki.makeRotationZ(e),this.applyMatrix4(ki),this}translate(e,t,n){return ki.makeTranslation(e,t,n),this.applyMatrix4(ki),this}scale(e,t,n){return ki.makeScale(e,t,n),this.applyMatrix4(ki),this}lookAt(e){return sf.lookAt(e),sf.updateMatrix(),this.applyMatrix4(sf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(To).negate(),this.translate(To.x,To.y,To.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new _t(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Gt);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new C(-1/0,-1/0,-1/0),new C(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Ai.setFromBufferAttribute(r),this.morphTargetsRelative?(On.addVectors(this.boundingBox.min,Ai.min),this.boundingBox.expandByPoint(On),On.addVectors(this.boundingBox.max,Ai.max),this.boundingBox.expandByPoint(On)):(this.boundingBox.expandByPoint(Ai.min),this.boundingBox.expandByPoint(Ai.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&rt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Wn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new C,1/0);return}if(e){let n=this.boundingSphere.center;if(Ai.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ba.setFromBufferAttribute(a),this.morphTargetsRelative?(On.addVectors(Ai.min,Ba.min),Ai.expandByPoint(On),On.addVectors(Ai.max,Ba.max),Ai.expandByPoint(On)):(Ai.expandByPoint(Ba.min),Ai.expandByPoint(Ba.max))}Ai.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)On.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(On));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,d=a.count;c<d;c++)On.fromBufferAttribute(a,c),l&&(To.fromBufferAttribute(e,c),On.add(To)),s=Math.max(s,n.distanceToSquared(On))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&rt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){rt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new An(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let N=0;N<n.count;N++)a[N]=new C,l[N]=new C;let d=new C,h=new C,u=new C,f=new Oe,m=new Oe,v=new Oe,p=new C,g=new C;function y(N,P,L){c[N]=c[P]=c[L]=1,d.fromBufferAttribute(n,N),h.fromBufferAttribute(n,P),u.fromBufferAttribute(n,L),f.fromBufferAttribute(r,N),m.fromBufferAttribute(r,P),v.fromBufferAttribute(r,L),h.sub(d),u.sub(d),m.sub(f),v.sub(f);let z=1/(m.x*v.y-v.x*m.y);isFinite(z)&&(p.copy(h).multiplyScalar(v.y).addScaledVector(u,-m.y).multiplyScalar(z),g.copy(u).multiplyScalar(m.x).addScaledVector(h,-v.x).multiplyScalar(z),a[N].add(p),a[P].add(p),a[L].add(p),l[N].add(g),l[P].add(g),l[L].add(g))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let N=0,P=E.length;N<P;++N){let L=E[N],z=L.start,V=L.count;for(let U=z,W=z+V;U<W;U+=3)y(e.getX(U+0),e.getX(U+1),e.getX(U+2))}let b=new C,R=new C,M=new C,x=new C;function S(N){M.fromBufferAttribute(s,N),x.copy(M);let P=a[N];b.copy(P),b.sub(M.multiplyScalar(M.dot(P))).normalize(),R.crossVectors(x,P);let z=R.dot(l[N])<0?-1:1;o.setXYZW(N,b.x,b.y,b.z,z)}for(let N=0,P=n.count;N<P;++N)c[N]&&S(N);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new An(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let u=0,f=n.count;u<f;u++)n.setXYZ(u,0,0,0);let s=new C,r=new C,o=new C,a=new C,l=new C,c=new C,d=new C,h=new C;if(e)for(let u=0,f=e.count;u<f;u+=3){let m=e.getX(u+0),v=e.getX(u+1),p=e.getX(u+2);s.fromBufferAttribute(t,m),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,p),d.subVectors(o,r),h.subVectors(s,r),d.cross(h),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,p),a.add(d),l.add(d),c.add(d),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),d.subVectors(o,r),h.subVectors(s,r),d.cross(h),n.setXYZ(u+0,d.x,d.y,d.z),n.setXYZ(u+1,d.x,d.y,d.z),n.setXYZ(u+2,d.x,d.y,d.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)On.fromBufferAttribute(e,t),On.normalize(),e.setXYZ(t,On.x,On.y,On.z)}toNonIndexed(){function e(a,l){let c=a.array,d=a.itemSize,h=a.normalized,u=new c.constructor(l.length*d),f=0,m=0;for(let v=0,p=l.length;v<p;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*d;for(let g=0;g<d;g++)u[m++]=c[f++]}return new An(u,d,h)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let d=0,h=c.length;d<h;d++){let u=c[d],f=e(u,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],d=[];for(let h=0,u=c.length;h<u;h++){let f=c[h];d.push(f.toJSON(e.data))}d.length>0&&(s[l]=d,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let d=s[c];this.setAttribute(c,d.clone(t))}let r=e.morphAttributes;for(let c in r){let d=[],h=r[c];for(let u=0,f=h.length;u<f;u++)d.push(h[u].clone(t));this.morphAttributes[c]=d}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,d=o.length;c<d;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},ah=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=Of,this.updateRanges=[],this.version=0,this.uuid=Er()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=hg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=hg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function hg(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Er()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var si=new C,is=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?fu(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)si.fromBufferAttribute(this,t),si.applyMatrix4(e),this.setXYZ(t,si.x,si.y,si.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)si.fromBufferAttribute(this,t),si.applyNormalMatrix(e),this.setXYZ(t,si.x,si.y,si.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)si.fromBufferAttribute(this,t),si.transformDirection(e),this.setXYZ(t,si.x,si.y,si.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Ja("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new An(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Ja("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Vf(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Gf(e,this.data.array)}},rf=new C,F_=new C,O_=new at,oi=class{constructor(e=new C(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=rf.subVectors(n,t).cross(F_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(rf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||O_.getNormalMatrix(e),s=this.coplanarPoint(rf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},k_=0,Ss=class extends ns{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:k_++}),this.uuid=Er(),this.name="",this.type="Material",this.blending=Zo,this.side=wr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Mf,this.blendDst=Ef,this.blendEquation=Vi,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Le(0,0,0),this.blendAlpha=0,this.depthFunc=Uo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=t0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Jc,this.stencilZFail=Jc,this.stencilZPass=Jc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Le().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new oi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Oe().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Oe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ws=new C,of=new C,Rc=new C,Cc=new C,ws=class{constructor(e=new C,t=new C(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ws)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ws.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ws.copy(this.origin).addScaledVector(this.direction,t),Ws.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){of.copy(e).add(t).multiplyScalar(.5),Rc.copy(t).sub(e).normalize(),Cc.copy(this.origin).sub(of);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Rc),a=Cc.dot(this.direction),l=-Cc.dot(Rc),c=Cc.lengthSq(),d=Math.abs(1-o*o),h,u,f,m;if(d>0)if(h=o*l-a,u=o*a-l,m=r*d,h>=0)if(u>=-m)if(u<=m){let v=1/d;h*=v,u*=v,f=h*(h+o*u+2*a)+u*(o*h+u+2*l)+c}else u=r,h=Math.max(0,-(o*u+a)),f=-h*h+u*(u+2*l)+c;else u=-r,h=Math.max(0,-(o*u+a)),f=-h*h+u*(u+2*l)+c;else u<=-m?(h=Math.max(0,-(-o*r+a)),u=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+u*(u+2*l)+c):u<=m?(h=0,u=Math.min(Math.max(-r,-l),r),f=u*(u+2*l)+c):(h=Math.max(0,-(o*r+a)),u=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+u*(u+2*l)+c);else u=o>0?-r:r,h=Math.max(0,-(o*u+a)),f=-h*h+u*(u+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(of).addScaledVector(Rc,u),f}intersectSphere(e,t){if(e.radius<0)return null;Ws.subVectors(e.center,this.origin);let n=Ws.dot(this.direction),s=Ws.dot(Ws)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,d=1/this.direction.y,h=1/this.direction.z,u=this.origin;return c>=0?(n=(e.min.x-u.x)*c,s=(e.max.x-u.x)*c):(n=(e.max.x-u.x)*c,s=(e.min.x-u.x)*c),d>=0?(r=(e.min.y-u.y)*d,o=(e.max.y-u.y)*d):(r=(e.max.y-u.y)*d,o=(e.min.y-u.y)*d),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-u.z)*h,l=(e.max.z-u.z)*h):(a=(e.max.z-u.z)*h,l=(e.min.z-u.z)*h),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ws)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,d=a.z,h=e.x-o.x,u=e.y-o.y,f=e.z-o.z,m=t.x-o.x,v=t.y-o.y,p=t.z-o.z,g=n.x-o.x,y=n.y-o.y,E=n.z-o.z,b=Math.abs(l),R=Math.abs(c),M=Math.abs(d),x,S,N,P,L,z,V,U,W,Y,O,te;if(b>=R&&b>=M?(N=l,z=h,W=m,te=g,l>=0?(x=c,S=d,P=u,L=f,V=v,U=p,Y=y,O=E):(x=d,S=c,P=f,L=u,V=p,U=v,Y=E,O=y)):R>=M?(N=c,z=u,W=v,te=y,c>=0?(x=d,S=l,P=f,L=h,V=p,U=m,Y=E,O=g):(x=l,S=d,P=h,L=f,V=m,U=p,Y=g,O=E)):(N=d,z=f,W=p,te=E,d>=0?(x=l,S=c,P=h,L=u,V=m,U=v,Y=g,O=y):(x=c,S=l,P=u,L=h,V=v,U=m,Y=y,O=g)),N===0)return null;let $=x/N,Z=S/N,ne=1/N,ce=P-$*z,de=L-Z*z,ee=V-$*W,ge=U-Z*W,_e=Y-$*te,Se=O-Z*te,ye=_e*ge-Se*ee,He=ce*Se-de*_e,je=ee*de-ge*ce;if(s){if(ye<0||He<0||je<0)return null}else if((ye<0||He<0||je<0)&&(ye>0||He>0||je>0))return null;let $e=ye+He+je;if($e===0)return null;let ut=ne*(ye*z+He*W+je*te);return($e>0?ut<0:ut>0)?null:this.at(ut/$e,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Sn=class extends Ss{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Le(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ys,this.combine=Tf,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},ug=new Ke,Fr=new ws,Pc=new Wn,dg=new C,Ic=new C,Lc=new C,Dc=new C,af=new C,Nc=new C,fg=new C,Uc=new C,Vt=class extends Gn{constructor(e=new jt,t=new Sn){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Nc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let d=a[l],h=r[l];d!==0&&(af.fromBufferAttribute(h,e),o?Nc.addScaledVector(af,d):Nc.addScaledVector(af.sub(t),d))}t.add(Nc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Pc.copy(n.boundingSphere),Pc.applyMatrix4(r),Fr.copy(e.ray).recast(e.near),!(Pc.containsPoint(Fr.origin)===!1&&(Fr.intersectSphere(Pc,dg)===null||Fr.origin.distanceToSquared(dg)>(e.far-e.near)**2))&&(ug.copy(r).invert(),Fr.copy(e.ray).applyMatrix4(ug),!(n.boundingBox!==null&&Fr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Fr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,d=r.attributes.uv1,h=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,v=u.length;m<v;m++){let p=u[m],g=o[p.materialIndex],y=Math.max(p.start,f.start),E=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=y,R=E;b<R;b+=3){let M=a.getX(b),x=a.getX(b+1),S=a.getX(b+2);s=Fc(this,g,e,n,c,d,h,M,x,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let p=m,g=v;p<g;p+=3){let y=a.getX(p),E=a.getX(p+1),b=a.getX(p+2);s=Fc(this,o,e,n,c,d,h,y,E,b),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,v=u.length;m<v;m++){let p=u[m],g=o[p.materialIndex],y=Math.max(p.start,f.start),E=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=y,R=E;b<R;b+=3){let M=b,x=b+1,S=b+2;s=Fc(this,g,e,n,c,d,h,M,x,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let p=m,g=v;p<g;p+=3){let y=p,E=p+1,b=p+2;s=Fc(this,o,e,n,c,d,h,y,E,b),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function B_(i,e,t,n,s,r,o,a){let l;if(e.side===hi?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===wr,a),l===null)return null;Uc.copy(a),Uc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Uc);return c<t.near||c>t.far?null:{distance:c,point:Uc.clone(),object:i}}function Fc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,Ic),i.getVertexPosition(l,Lc),i.getVertexPosition(c,Dc);let d=B_(i,e,t,n,Ic,Lc,Dc,fg);if(d){let h=new C;Xs.getBarycoord(fg,Ic,Lc,Dc,h),s&&(d.uv=Xs.getInterpolatedAttribute(s,a,l,c,h,new Oe)),r&&(d.uv1=Xs.getInterpolatedAttribute(r,a,l,c,h,new Oe)),o&&(d.normal=Xs.getInterpolatedAttribute(o,a,l,c,h,new C),d.normal.dot(n.direction)>0&&d.normal.multiplyScalar(-1));let u={a,b:l,c,normal:new C,materialIndex:0};Xs.getNormal(Ic,Lc,Dc,u.normal),d.face=u,d.barycoord=h}return d}var Js=class extends ci{constructor(e=null,t=1,n=1,s,r,o,a,l,c=gn,d=gn,h,u){super(null,o,a,l,c,d,s,r,h,u),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Qa=class extends An{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Ao=new Ke,pg=new Ke,Oc=[],mg=new Gt,z_=new Ke,za=new Vt,Ha=new Wn,mr=class extends Vt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Qa(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,z_)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Gt),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ao),mg.copy(e.boundingBox).applyMatrix4(Ao),this.boundingBox.union(mg)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Wn),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ao),Ha.copy(e.boundingSphere).applyMatrix4(Ao),this.boundingSphere.union(Ha)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(za.geometry=this.geometry,za.material=this.material,za.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ha.copy(this.boundingSphere),Ha.applyMatrix4(n),e.ray.intersectsSphere(Ha)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Ao),pg.multiplyMatrices(n,Ao),za.matrixWorld=pg,za.raycast(e,Oc);for(let o=0,a=Oc.length;o<a;o++){let l=Oc[o];l.instanceId=r,l.object=this,t.push(l)}Oc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Qa(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Js(new Float32Array(s*this.count),s,this.count,Dh,Gi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Or=new Wn,H_=new Oe(.5,.5),kc=new C,gr=class{constructor(e=new oi,t=new oi,n=new oi,s=new oi,r=new oi,o=new oi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Bi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],d=r[4],h=r[5],u=r[6],f=r[7],m=r[8],v=r[9],p=r[10],g=r[11],y=r[12],E=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-d,g-m,R-y).normalize(),s[1].setComponents(c+o,f+d,g+m,R+y).normalize(),s[2].setComponents(c+a,f+h,g+v,R+E).normalize(),s[3].setComponents(c-a,f-h,g-v,R-E).normalize(),n)s[4].setComponents(l,u,p,b).normalize(),s[5].setComponents(c-l,f-u,g-p,R-b).normalize();else if(s[4].setComponents(c-l,f-u,g-p,R-b).normalize(),t===Bi)s[5].setComponents(c+l,f+u,g+p,R+b).normalize();else if(t===Oo)s[5].setComponents(l,u,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Or.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Or.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Or)}intersectsSprite(e){Or.center.set(0,0,0);let t=H_.distanceTo(e.center);return Or.radius=.7071067811865476+t,Or.applyMatrix4(e.matrixWorld),this.intersectsSphere(Or)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(kc.x=s.normal.x>0?e.max.x:e.min.x,kc.y=s.normal.y>0?e.max.y:e.min.y,kc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(kc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},gg=new Ke,lh=class i{constructor(){this.coordinateSystem=Bi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];gg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new gr),n[s].setFromProjectionMatrix(gg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new gr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var zi=class extends Ss{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Le(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},ch=new C,hh=new C,vg=new Ke,Va=new ws,Bc=new Wn,lf=new C,yg=new C,uh=class extends Gn{constructor(e=new jt,t=new zi){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)ch.fromBufferAttribute(t,s-1),hh.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=ch.distanceTo(hh);e.setAttribute("lineDistance",new _t(n,1))}else Qe("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Bc.copy(n.boundingSphere),Bc.applyMatrix4(s),Bc.radius+=r,e.ray.intersectsSphere(Bc)===!1)return;vg.copy(s).invert(),Va.copy(e.ray).applyMatrix4(vg);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,d=n.index,u=n.attributes.position;if(d!==null){let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let v=f,p=m-1;v<p;v+=c){let g=d.getX(v),y=d.getX(v+1),E=zc(this,e,Va,l,g,y,v);E&&t.push(E)}if(this.isLineLoop){let v=d.getX(m-1),p=d.getX(f),g=zc(this,e,Va,l,v,p,m-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(u.count,o.start+o.count);for(let v=f,p=m-1;v<p;v+=c){let g=zc(this,e,Va,l,v,v+1,v);g&&t.push(g)}if(this.isLineLoop){let v=zc(this,e,Va,l,m-1,f,m-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function zc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(ch.fromBufferAttribute(a,s),hh.fromBufferAttribute(a,r),t.distanceSqToSegment(ch,hh,lf,yg)>n)return;lf.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(lf);if(!(c<e.near||c>e.far))return{distance:c,point:yg.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var xg=new C,_g=new C,ss=class extends uh{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)xg.fromBufferAttribute(t,s),_g.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+xg.distanceTo(_g);e.setAttribute("lineDistance",new _t(n,1))}else Qe("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var el=class extends ci{constructor(e=[],t=Vr,n,s,r,o,a,l,c,d){super(e,t,n,s,r,o,a,l,c,d),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},tl=class extends ci{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var rs=class extends ci{constructor(e,t,n=os,s,r,o,a=gn,l=gn,c,d=qs,h=1){if(d!==qs&&d!==as)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:h};super(u,s,r,o,a,l,d,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new zo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},nl=class extends rs{constructor(e,t=os,n=Vr,s,r,o=gn,a=gn,l,c=qs){let d={width:e,height:e,depth:1},h=[d,d,d,d,d,d];super(e,e,t,n,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},il=class extends ci{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},gi=class i extends jt{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],d=[],h=[],u=0,f=0;m("z","y","x",-1,-1,n,t,e,o,r,0),m("z","y","x",1,-1,n,t,-e,o,r,1),m("x","z","y",1,1,e,n,t,s,o,2),m("x","z","y",1,-1,e,n,-t,s,o,3),m("x","y","z",1,-1,e,t,n,s,r,4),m("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new _t(c,3)),this.setAttribute("normal",new _t(d,3)),this.setAttribute("uv",new _t(h,2));function m(v,p,g,y,E,b,R,M,x,S,N){let P=b/x,L=R/S,z=b/2,V=R/2,U=M/2,W=x+1,Y=S+1,O=0,te=0,$=new C;for(let Z=0;Z<Y;Z++){let ne=Z*L-V;for(let ce=0;ce<W;ce++){let de=ce*P-z;$[v]=de*y,$[p]=ne*E,$[g]=U,c.push($.x,$.y,$.z),$[v]=0,$[p]=0,$[g]=M>0?1:-1,d.push($.x,$.y,$.z),h.push(ce/x),h.push(1-Z/S),O+=1}}for(let Z=0;Z<S;Z++)for(let ne=0;ne<x;ne++){let ce=u+ne+W*Z,de=u+ne+W*(Z+1),ee=u+(ne+1)+W*(Z+1),ge=u+(ne+1)+W*Z;l.push(ce,de,ge),l.push(de,ee,ge),te+=6}a.addGroup(f,te,N),f+=te,u+=O}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},sl=class i extends jt{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],d=t/2,h=Math.PI/2*e,u=t,f=2*h+u,m=n*2+r,v=s+1,p=new C,g=new C;for(let y=0;y<=m;y++){let E=0,b=0,R=0,M=0;if(y<=n){let N=y/n,P=N*Math.PI/2;b=-d-e*Math.cos(P),R=e*Math.sin(P),M=-e*Math.cos(P),E=N*h}else if(y<=n+r){let N=(y-n)/r;b=-d+N*t,R=e,M=0,E=h+N*u}else{let N=(y-n-r)/n,P=N*Math.PI/2;b=d+e*Math.sin(P),R=e*Math.cos(P),M=e*Math.sin(P),E=h+u+N*h}let x=Math.max(0,Math.min(1,E/f)),S=0;y===0?S=.5/s:y===m&&(S=-.5/s);for(let N=0;N<=s;N++){let P=N/s,L=P*Math.PI*2,z=Math.sin(L),V=Math.cos(L);g.x=-R*V,g.y=b,g.z=R*z,a.push(g.x,g.y,g.z),p.set(-R*V,M,R*z),p.normalize(),l.push(p.x,p.y,p.z),c.push(P+S,x)}if(y>0){let N=(y-1)*v;for(let P=0;P<s;P++){let L=N+P,z=N+P+1,V=y*v+P,U=y*v+P+1;o.push(L,z,V),o.push(z,U,V)}}}this.setIndex(o),this.setAttribute("position",new _t(a,3)),this.setAttribute("normal",new _t(l,3)),this.setAttribute("uv",new _t(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var vi=class i extends jt{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let d=[],h=[],u=[],f=[],m=0,v=[],p=n/2,g=0;y(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(d),this.setAttribute("position",new _t(h,3)),this.setAttribute("normal",new _t(u,3)),this.setAttribute("uv",new _t(f,2));function y(){let b=new C,R=new C,M=0,x=(t-e)/n;for(let S=0;S<=r;S++){let N=[],P=S/r,L=P*(t-e)+e;for(let z=0;z<=s;z++){let V=z/s,U=V*l+a,W=Math.sin(U),Y=Math.cos(U);R.x=L*W,R.y=-P*n+p,R.z=L*Y,h.push(R.x,R.y,R.z),b.set(W,x,Y).normalize(),u.push(b.x,b.y,b.z),f.push(V,1-P),N.push(m++)}v.push(N)}for(let S=0;S<s;S++)for(let N=0;N<r;N++){let P=v[N][S],L=v[N+1][S],z=v[N+1][S+1],V=v[N][S+1];(e>0||N!==0)&&(d.push(P,L,V),M+=3),(t>0||N!==r-1)&&(d.push(L,z,V),M+=3)}c.addGroup(g,M,0),g+=M}function E(b){let R=m,M=new Oe,x=new C,S=0,N=b===!0?e:t,P=b===!0?1:-1;for(let z=1;z<=s;z++)h.push(0,p*P,0),u.push(0,P,0),f.push(.5,.5),m++;let L=m;for(let z=0;z<=s;z++){let U=z/s*l+a,W=Math.cos(U),Y=Math.sin(U);x.x=N*Y,x.y=p*P,x.z=N*W,h.push(x.x,x.y,x.z),u.push(0,P,0),M.x=W*.5+.5,M.y=Y*.5*P+.5,f.push(M.x,M.y),m++}for(let z=0;z<s;z++){let V=R+z,U=L+z;b===!0?d.push(U,U+1,V):d.push(U+1,U,V),S+=3}c.addGroup(g,S,b===!0?1:2),g+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Zs=class i extends vi{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Hc=new C,Vc=new C,cf=new C,Gc=new Xs,Br=class extends jt{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(Do*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],d=["a","b","c"],h=new Array(3),u=new Map,f=[];for(let m=0;m<l;m+=3){o?(c[0]=o.getX(m),c[1]=o.getX(m+1),c[2]=o.getX(m+2)):(c[0]=m,c[1]=m+1,c[2]=m+2);let{a:v,b:p,c:g}=Gc;if(v.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),Gc.getNormal(cf),h[0]=`${Math.round(v.x*s)},${Math.round(v.y*s)},${Math.round(v.z*s)}`,h[1]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,h[2]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,!(h[0]===h[1]||h[1]===h[2]||h[2]===h[0]))for(let y=0;y<3;y++){let E=(y+1)%3,b=h[y],R=h[E],M=Gc[d[y]],x=Gc[d[E]],S=`${b}_${R}`,N=`${R}_${b}`,P=u.get(N);P?(cf.dot(P.normal)<=r&&(f.push(M.x,M.y,M.z),f.push(x.x,x.y,x.z)),u.set(N,null)):u.has(S)||u.set(S,{index0:c[y],index1:c[E],normal:cf.clone()})}}for(let m of u.values())if(m){let{index0:v,index1:p}=m;Hc.fromBufferAttribute(a,v),Vc.fromBufferAttribute(a,p),f.push(Hc.x,Hc.y,Hc.z),f.push(Vc.x,Vc.y,Vc.z)}this.setAttribute("position",new _t(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Hi=class i extends jt{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,d=l+1,h=e/a,u=t/l,f=[],m=[],v=[],p=[];for(let g=0;g<d;g++){let y=g*u-o;for(let E=0;E<c;E++){let b=E*h-r;m.push(b,-y,0),v.push(0,0,1),p.push(E/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let y=0;y<a;y++){let E=y+c*g,b=y+c*(g+1),R=y+1+c*(g+1),M=y+1+c*g;f.push(E,b,M),f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new _t(m,3)),this.setAttribute("normal",new _t(v,3)),this.setAttribute("uv",new _t(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Ms=class i extends jt{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,d=[],h=new C,u=new C,f=[],m=[],v=[],p=[];for(let g=0;g<=n;g++){let y=[],E=g/n,b=o+E*a,R=e*Math.cos(b),M=Math.sqrt(e*e-R*R),x=0;g===0&&o===0?x=.5/t:g===n&&l===Math.PI&&(x=-.5/t);for(let S=0;S<=t;S++){let N=S/t,P=s+N*r;h.x=-M*Math.cos(P),h.y=R,h.z=M*Math.sin(P),m.push(h.x,h.y,h.z),u.copy(h).normalize(),v.push(u.x,u.y,u.z),p.push(N+x,1-E),y.push(c++)}d.push(y)}for(let g=0;g<n;g++)for(let y=0;y<t;y++){let E=d[g][y+1],b=d[g][y],R=d[g+1][y],M=d[g+1][y+1];(g!==0||o>0)&&f.push(E,b,M),(g!==n-1||l<Math.PI)&&f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new _t(m,3)),this.setAttribute("normal",new _t(v,3)),this.setAttribute("uv",new _t(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Go=class i extends jt{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],d=[],h=[],u=new C,f=new C,m=new C;for(let v=0;v<=n;v++){let p=o+v/n*a;for(let g=0;g<=s;g++){let y=g/s*r;f.x=(e+t*Math.cos(p))*Math.cos(y),f.y=(e+t*Math.cos(p))*Math.sin(y),f.z=t*Math.sin(p),c.push(f.x,f.y,f.z),u.x=e*Math.cos(y),u.y=e*Math.sin(y),m.subVectors(f,u).normalize(),d.push(m.x,m.y,m.z),h.push(g/s),h.push(v/n)}}for(let v=1;v<=n;v++)for(let p=1;p<=s;p++){let g=(s+1)*v+p-1,y=(s+1)*(v-1)+p-1,E=(s+1)*(v-1)+p,b=(s+1)*v+p;l.push(g,y,b),l.push(y,E,b)}this.setIndex(l),this.setAttribute("position",new _t(c,3)),this.setAttribute("normal",new _t(d,3)),this.setAttribute("uv",new _t(h,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var rl=class extends jt{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){let t=[],n=new Set,s=new C,r=new C;if(e.index!==null){let o=e.attributes.position,a=e.index,l=e.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,d=l.length;c<d;++c){let h=l[c],u=h.start,f=h.count;for(let m=u,v=u+f;m<v;m+=3)for(let p=0;p<3;p++){let g=a.getX(m+p),y=a.getX(m+(p+1)%3);s.fromBufferAttribute(o,g),r.fromBufferAttribute(o,y),bg(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{let o=e.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){let d=3*a+c,h=3*a+(c+1)%3;s.fromBufferAttribute(o,d),r.fromBufferAttribute(o,h),bg(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new _t(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};function bg(i,e,t){let n=`${i.x},${i.y},${i.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${i.x},${i.y},${i.z}`;return t.has(n)===!0||t.has(s)===!0?!1:(t.add(n),t.add(s),!0)}function Gr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Sg(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Sg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function jn(i){let e={};for(let t=0;t<i.length;t++){let n=Gr(i[t]);for(let s in n)e[s]=n[s]}return e}function Sg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function V_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Wf(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var ui={clone:Gr,merge:jn},G_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,W_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,an=class extends Ss{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=G_,this.fragmentShader=W_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Gr(e.uniforms),this.uniformsGroups=V_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Le().setHex(s.value);break;case"v2":this.uniforms[n].value=new Oe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new C().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Nt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new at().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Ke().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Wo=class extends an{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Es=class extends Ss{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Le(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Le(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Dl,this.normalScale=new Oe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ys,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var ol=class extends Ss{constructor(e){super(),this.isMeshNormalMaterial=!0,this.type="MeshNormalMaterial",this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Dl,this.normalScale=new Oe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.flatShading=!1,this.setValues(e)}copy(e){return super.copy(e),this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.flatShading=e.flatShading,this}};var Xo=class extends Ss{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Qg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},dh=class extends Ss{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ro(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Wc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var vr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},fh=class extends vr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:ff,endingEnd:ff}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case pf:r=e,a=2*t-n;break;case mf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case pf:o=e,l=2*n-t;break;case mf:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,d=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*d,this._offsetNext=o*d}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,d=this._offsetPrev,h=this._offsetNext,u=this._weightPrev,f=this._weightNext,m=(n-t)/(s-t),v=m*m,p=v*m,g=-u*p+2*u*v-u*m,y=(1+u)*p+(-1.5-2*u)*v+(-.5+u)*m+1,E=(-1-f)*p+(1.5+f)*v+.5*m,b=f*p-f*v;for(let R=0;R!==a;++R)r[R]=g*o[d+R]+y*o[c+R]+E*o[l+R]+b*o[h+R];return r}},ph=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,d=(n-t)/(s-t),h=1-d;for(let u=0;u!==a;++u)r[u]=o[c+u]*h+o[l+u]*d;return r}},mh=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},gh=class extends vr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,d=this.inTangents,h=this.outTangents;if(!d||!h){let m=(n-t)/(s-t),v=1-m;for(let p=0;p!==a;++p)r[p]=o[c+p]*v+o[l+p]*m;return r}let u=a*2,f=e-1;for(let m=0;m!==a;++m){let v=o[c+m],p=o[l+m],g=f*u+m*2,y=h[g],E=h[g+1],b=e*u+m*2,R=d[b],M=d[b+1],x=$_(n,t,y,R,s);r[m]=d0(x,v,E,M,p)}return r}};function d0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function X_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function $_(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=d0(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=X_(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ci=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ro(t,this.TimeBufferType),this.values=Ro(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Ro(e.times,Array),values:Ro(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Wc(e.settings)&&(n.settings={inTangents:Ro(e.settings.inTangents,Array),outTangents:Ro(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new mh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new ph(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new fh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new gh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Xa:t=this.InterpolantFactoryMethodDiscrete;break;case ih:t=this.InterpolantFactoryMethodLinear;break;case Yc:t=this.InterpolantFactoryMethodSmooth;break;case df:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Qe("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Xa;case this.InterpolantFactoryMethodLinear:return ih;case this.InterpolantFactoryMethodSmooth:return Yc;case this.InterpolantFactoryMethodBezier:return df}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Wc(this.settings)&&(wg(this.settings.inTangents,e),wg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Wc(this.settings)&&(Mg(this.settings.inTangents,e),Mg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(rt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(rt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){rt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){rt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&a_(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){rt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Yc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],d=e[a+1];if(c!==d&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*n,u=h-n,f=h+n;for(let m=0;m!==n;++m){let v=t[h+m];if(v!==t[u+m]||v!==t[f+m]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*n,u=o*n;for(let f=0;f!==n;++f)t[u+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Wc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function wg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Mg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ci.prototype.ValueTypeName="";Ci.prototype.TimeBufferType=Float32Array;Ci.prototype.ValueBufferType=Float32Array;Ci.prototype.DefaultInterpolation=ih;var yr=class extends Ci{constructor(e,t,n){super(e,t,n)}};yr.prototype.ValueTypeName="bool";yr.prototype.ValueBufferType=Array;yr.prototype.DefaultInterpolation=Xa;yr.prototype.InterpolantFactoryMethodLinear=void 0;yr.prototype.InterpolantFactoryMethodSmooth=void 0;var vh=class extends Ci{constructor(e,t,n,s){super(e,t,n,s)}};vh.prototype.ValueTypeName="color";var yh=class extends Ci{constructor(e,t,n,s){super(e,t,n,s)}};yh.prototype.ValueTypeName="number";var xh=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let d=c+a;c!==d;c+=4)wt.slerpFlat(r,0,o,c-a,o,c,l);return r}},al=class extends Ci{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new xh(this.times,this.values,this.getValueSize(),e)}};al.prototype.ValueTypeName="quaternion";al.prototype.InterpolantFactoryMethodSmooth=void 0;var xr=class extends Ci{constructor(e,t,n){super(e,t,n)}};xr.prototype.ValueTypeName="string";xr.prototype.ValueBufferType=Array;xr.prototype.DefaultInterpolation=Xa;xr.prototype.InterpolantFactoryMethodLinear=void 0;xr.prototype.InterpolantFactoryMethodSmooth=void 0;var _h=class extends Ci{constructor(e,t,n,s){super(e,t,n,s)}};_h.prototype.ValueTypeName="vector";var bh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(d){a++,r===!1&&s.onStart!==void 0&&s.onStart(d,o,a),r=!0},this.itemEnd=function(d){o++,s.onProgress!==void 0&&s.onProgress(d,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(d){s.onError!==void 0&&s.onError(d)},this.resolveURL=function(d){return d=d.normalize("NFC"),l?l(d):d},this.setURLModifier=function(d){return l=d,this},this.addHandler=function(d,h){return c.push(d,h),this},this.removeHandler=function(d){let h=c.indexOf(d);return h!==-1&&c.splice(h,2),this},this.getHandler=function(d){for(let h=0,u=c.length;h<u;h+=2){let f=c[h],m=c[h+1];if(f.global&&(f.lastIndex=0),f.test(d))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},f0=new bh,Sh=class{constructor(e){this.manager=e!==void 0?e:f0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Sh.DEFAULT_MATERIAL_NAME="__DEFAULT";var ll=class extends Gn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Le(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},cl=class extends ll{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Gn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Le(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},hf=new Ke,Eg=new C,Tg=new C,wh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Oe(512,512),this.mapType=Kn,this.map=null,this.mapPass=null,this.matrix=new Ke,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new gr,this._frameExtents=new Oe(1,1),this._viewportCount=1,this._viewports=[new Nt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Eg.setFromMatrixPosition(e.matrixWorld),t.position.copy(Eg),Tg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Tg),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){hf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(hf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Oo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(hf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Xc=new C,$c=new wt,xs=new C,hl=class extends Gn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ke,this.projectionMatrix=new Ke,this.projectionMatrixInverse=new Ke,this.coordinateSystem=Bi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Xc,$c,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Xc,$c,xs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Xc,$c,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Xc,$c,xs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},pr=new C,Ag=new Oe,Rg=new Oe,ai=class extends hl{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Bo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Do*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Bo*2*Math.atan(Math.tan(Do*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){pr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(pr.x,pr.y).multiplyScalar(-e/pr.z),pr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(pr.x,pr.y).multiplyScalar(-e/pr.z)}getViewSize(e,t){return this.getViewBounds(e,Ag,Rg),t.subVectors(Rg,Ag)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Do*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ts=class extends hl{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,d=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=d*this.view.offsetY,l=a-d*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},gf=class extends wh{constructor(){super(new Ts(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ul=class extends ll{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Gn.DEFAULT_UP),this.updateMatrix(),this.target=new Gn,this.shadow=new gf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var dl=class extends jt{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Co=-90,Po=1,$o=class extends Gn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ai(Co,Po,e,t);s.layers=this.layers,this.add(s);let r=new ai(Co,Po,e,t);r.layers=this.layers,this.add(r);let o=new ai(Co,Po,e,t);o.layers=this.layers,this.add(o);let a=new ai(Co,Po,e,t);a.layers=this.layers,this.add(a);let l=new ai(Co,Po,e,t);l.layers=this.layers,this.add(l);let c=new ai(Co,Po,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Bi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Oo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,d]=this.children,h=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),m=e.xr.enabled;e.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=v,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,d),e.setRenderTarget(h,u,f),e.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},Mh=class extends ai{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}},fl=class{constructor(){this._previousTime=0,this._currentTime=0,this._startTime=performance.now(),this._delta=0,this._elapsed=0,this._timescale=1,this._document=null,this._pageVisibilityHandler=null}connect(e){this._document=e,e.hidden!==void 0&&(this._pageVisibilityHandler=q_.bind(this),e.addEventListener("visibilitychange",this._pageVisibilityHandler,!1))}disconnect(){this._pageVisibilityHandler!==null&&(this._document.removeEventListener("visibilitychange",this._pageVisibilityHandler),this._pageVisibilityHandler=null),this._document=null}getDelta(){return this._delta/1e3}getElapsed(){return this._elapsed/1e3}getTimescale(){return this._timescale}setTimescale(e){return this._timescale=e,this}reset(){return this._currentTime=performance.now()-this._startTime,this}dispose(){this.disconnect()}update(e){return this._pageVisibilityHandler!==null&&this._document.hidden===!0?this._delta=0:(this._previousTime=this._currentTime,this._currentTime=(e!==void 0?e:performance.now())-this._startTime,this._delta=(this._currentTime-this._previousTime)*this._timescale,this._elapsed+=this._delta),this}};function q_(){this._document.hidden===!1&&this.reset()}var Xf="\\[\\]\\.:\\/",Y_=new RegExp("["+Xf+"]","g"),$f="[^"+Xf+"]",J_="[^"+Xf.replace("\\.","")+"]",Z_=/((?:WC+[\/:])*)/.source.replace("WC",$f),K_=/(WCOD+)?/.source.replace("WCOD",J_),j_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",$f),Q_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",$f),eb=new RegExp("^"+Z_+K_+j_+Q_+"$"),tb=["material","materials","bones","map"],vf=class{constructor(e,t,n){let s=n||Kt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Kt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Y_,"")}static parseTrackName(e){let t=eb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);tb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){rt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){rt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let d=0;d<e.length;d++)if(e[d].name===c){c=d;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){rt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){rt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){rt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;rt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Kt.Composite=vf;Kt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Kt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Kt.prototype.GetterByBindingType=[Kt.prototype._getValue_direct,Kt.prototype._getValue_array,Kt.prototype._getValue_arrayElement,Kt.prototype._getValue_toArray];Kt.prototype.SetterByBindingTypeAndVersioning=[[Kt.prototype._setValue_direct,Kt.prototype._setValue_direct_setNeedsUpdate,Kt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Kt.prototype._setValue_array,Kt.prototype._setValue_array_setNeedsUpdate,Kt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Kt.prototype._setValue_arrayElement,Kt.prototype._setValue_arrayElement_setNeedsUpdate,Kt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Kt.prototype._setValue_fromArray,Kt.prototype._setValue_fromArray_setNeedsUpdate,Kt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var rC=new Float32Array(1);var _r=class extends ah{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var Cg=new Ke,pl=class{constructor(e,t,n=0,s=1/0){this.ray=new ws(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Ho,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):rt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Cg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Cg),this}intersectObject(e,t=!0,n=[]){return yf(e,this,n,t),n.sort(Pg),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)yf(e[s],this,n,t);return n.sort(Pg),n}};function Pg(i,e){return i.distance-e.distance}function yf(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)yf(r[o],e,t,!0)}}var qo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=ht(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(ht(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var jf=class jf{constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};jf.prototype.isMatrix2=!0;var xf=jf,Ig=new Oe,Yo=class{constructor(e=new Oe(1/0,1/0),t=new Oe(-1/0,-1/0)){this.isBox2=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Ig.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=1/0,this.max.x=this.max.y=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y}getCenter(e){return this.isEmpty()?e.set(0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ig).distanceTo(e)}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}},Lg=new C,qc=new C,Io=new C,Lo=new C,uf=new C,nb=new C,ib=new C,ml=class{constructor(e=new C,t=new C){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){Lg.subVectors(e,this.start),qc.subVectors(this.end,this.start);let n=qc.dot(qc);if(n===0)return 0;let r=qc.dot(Lg)/n;return t&&(r=ht(r,0,1)),r}closestPointToPoint(e,t,n){let s=this.closestPointToPointParameter(e,t);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=nb,n=ib){let s=10000000000000001e-32,r,o,a=this.start,l=e.start,c=this.end,d=e.end;Io.subVectors(c,a),Lo.subVectors(d,l),uf.subVectors(a,l);let h=Io.dot(Io),u=Lo.dot(Lo),f=Lo.dot(uf);if(h<=s&&u<=s)return t.copy(a),n.copy(l),t.distanceToSquared(n);if(h<=s)r=0,o=f/u,o=ht(o,0,1);else{let m=Io.dot(uf);if(u<=s)o=0,r=ht(-m/h,0,1);else{let v=Io.dot(Lo),p=h*u-v*v;p!==0?r=ht((v*f-m*u)/p,0,1):r=0,o=(v*r+f)/u,o<0?(o=0,r=ht(-m/h,0,1)):o>1&&(o=1,r=ht((v-m)/h,0,1))}}return t.copy(a).addScaledVector(Io,r),n.copy(l).addScaledVector(Lo,o),t.distanceToSquared(n)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var gl=class extends ns{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function qf(i,e,t,n){let s=sb(n);switch(t){case Lf:return i*e;case Dh:return i*e/s.components*s.byteLength;case Nh:return i*e/s.components*s.byteLength;case Mr:return i*e*2/s.components*s.byteLength;case Uh:return i*e*2/s.components*s.byteLength;case Df:return i*e*3/s.components*s.byteLength;case Pi:return i*e*4/s.components*s.byteLength;case Fh:return i*e*4/s.components*s.byteLength;case Al:case Rl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Cl:case Pl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case kh:case zh:return Math.max(i,16)*Math.max(e,8)/4;case Oh:case Bh:return Math.max(i,8)*Math.max(e,8)/2;case Hh:case Vh:case Wh:case Xh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Gh:case Il:case $h:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case qh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Yh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Jh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Zh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Kh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case jh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Qh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case eu:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case tu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case nu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case iu:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case su:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case ru:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case ou:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case au:case lu:case cu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case hu:case uu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Ll:case du:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function sb(i){switch(i){case Kn:case Rf:return{byteLength:1,components:1};case jo:case Cf:case Bn:return{byteLength:2,components:1};case Ih:case Lh:return{byteLength:2,components:4};case os:case Ph:case Gi:return{byteLength:4,components:1};case Pf:case If:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function U0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function ob(i){let e=new WeakMap;function t(a,l){let c=a.array,d=a.usage,h=c.byteLength,u=i.createBuffer();i.bindBuffer(l,u),i.bufferData(l,c,d),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:u,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function n(a,l,c){let d=l.array,h=l.updateRanges;if(i.bindBuffer(c,a),h.length===0)i.bufferSubData(c,0,d);else{h.sort((f,m)=>f.start-m.start);let u=0;for(let f=1;f<h.length;f++){let m=h[u],v=h[f];v.start<=m.start+m.count+1?m.count=Math.max(m.count,v.start+v.count-m.start):(++u,h[u]=v)}h.length=u+1;for(let f=0,m=h.length;f<m;f++){let v=h[f];i.bufferSubData(c,v.start*d.BYTES_PER_ELEMENT,d,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let d=e.get(a);(!d||d.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var ab=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,lb=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,cb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,hb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,ub=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,db=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,fb=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,pb=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,mb=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,gb=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,vb=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,yb=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,xb=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,_b=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,bb=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Sb=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,wb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Mb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Eb=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Tb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Ab=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Rb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Cb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Pb=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Ib=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Lb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Db=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Nb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Ub=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Fb="gl_FragColor = linearToOutputTexel( gl_FragColor );",Ob=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,kb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,Bb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,zb=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Hb=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Vb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Gb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Wb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Xb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,$b=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,qb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Yb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Jb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Zb=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Kb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,jb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Qb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,eS=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,tS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,nS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,iS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,sS=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,rS=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,oS=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,aS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,lS=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,cS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,hS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,dS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,pS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,mS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,gS=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,yS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,xS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,_S=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,bS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,SS=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,wS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,MS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,ES=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,TS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,AS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,RS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,CS=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,PS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,IS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,LS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,DS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,NS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,US=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,FS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,OS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,kS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,BS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,zS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,HS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,VS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,GS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,WS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,XS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,$S=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,qS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,YS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,JS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,ZS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,KS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,jS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,QS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,ew=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,tw=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,nw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,iw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,sw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,rw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,ow=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,aw=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cw=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,hw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,uw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,dw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,fw=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,pw=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,mw=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,gw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,vw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,yw=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,xw=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_w=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,bw=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Sw=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ww=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mw=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Ew=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tw=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Aw=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Rw=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Cw=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Pw=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Iw=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Lw=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Dw=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Nw=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Uw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Fw=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ow=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,kw=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Bw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,pt={alphahash_fragment:ab,alphahash_pars_fragment:lb,alphamap_fragment:cb,alphamap_pars_fragment:hb,alphatest_fragment:ub,alphatest_pars_fragment:db,aomap_fragment:fb,aomap_pars_fragment:pb,batching_pars_vertex:mb,batching_vertex:gb,begin_vertex:vb,beginnormal_vertex:yb,bsdfs:xb,iridescence_fragment:_b,bumpmap_pars_fragment:bb,clipping_planes_fragment:Sb,clipping_planes_pars_fragment:wb,clipping_planes_pars_vertex:Mb,clipping_planes_vertex:Eb,color_fragment:Tb,color_pars_fragment:Ab,color_pars_vertex:Rb,color_vertex:Cb,common:Pb,defaultnormal_vertex:Ib,displacementmap_pars_vertex:Lb,displacementmap_vertex:Db,emissivemap_fragment:Nb,emissivemap_pars_fragment:Ub,colorspace_fragment:Fb,colorspace_pars_fragment:Ob,envmap_fragment:kb,envmap_common_pars_fragment:Bb,envmap_pars_fragment:zb,envmap_pars_vertex:Hb,envmap_physical_pars_fragment:jb,envmap_vertex:Vb,fog_vertex:Gb,fog_pars_vertex:Wb,fog_fragment:Xb,fog_pars_fragment:$b,gradientmap_pars_fragment:qb,lightmap_pars_fragment:Yb,lights_lambert_fragment:Jb,lights_lambert_pars_fragment:Zb,lights_pars_begin:Kb,lights_toon_fragment:Qb,lights_toon_pars_fragment:eS,lights_phong_fragment:tS,lights_phong_pars_fragment:nS,lights_physical_fragment:iS,lights_physical_pars_fragment:sS,lights_fragment_begin:rS,lights_fragment_maps:oS,lights_fragment_end:aS,lightprobes_pars_fragment:lS,logdepthbuf_fragment:cS,logdepthbuf_pars_fragment:hS,logdepthbuf_pars_vertex:uS,logdepthbuf_vertex:dS,map_fragment:fS,map_pars_fragment:pS,map_particle_fragment:mS,map_particle_pars_fragment:gS,metalnessmap_fragment:vS,metalnessmap_pars_fragment:yS,morphinstance_vertex:xS,morphcolor_vertex:_S,morphnormal_vertex:bS,morphtarget_pars_vertex:SS,morphtarget_vertex:wS,normal_fragment_begin:MS,normal_fragment_maps:ES,normal_pars_fragment:TS,normal_pars_vertex:AS,normal_vertex:RS,normalmap_pars_fragment:CS,clearcoat_normal_fragment_begin:PS,clearcoat_normal_fragment_maps:IS,clearcoat_pars_fragment:LS,iridescence_pars_fragment:DS,opaque_fragment:NS,packing:US,premultiplied_alpha_fragment:FS,project_vertex:OS,dithering_fragment:kS,dithering_pars_fragment:BS,roughnessmap_fragment:zS,roughnessmap_pars_fragment:HS,shadowmap_pars_fragment:VS,shadowmap_pars_vertex:GS,shadowmap_vertex:WS,shadowmask_pars_fragment:XS,skinbase_vertex:$S,skinning_pars_vertex:qS,skinning_vertex:YS,skinnormal_vertex:JS,specularmap_fragment:ZS,specularmap_pars_fragment:KS,tonemapping_fragment:jS,tonemapping_pars_fragment:QS,transmission_fragment:ew,transmission_pars_fragment:tw,uv_pars_fragment:nw,uv_pars_vertex:iw,uv_vertex:sw,worldpos_vertex:rw,background_vert:ow,background_frag:aw,backgroundCube_vert:lw,backgroundCube_frag:cw,cube_vert:hw,cube_frag:uw,depth_vert:dw,depth_frag:fw,distance_vert:pw,distance_frag:mw,equirect_vert:gw,equirect_frag:vw,linedashed_vert:yw,linedashed_frag:xw,meshbasic_vert:_w,meshbasic_frag:bw,meshlambert_vert:Sw,meshlambert_frag:ww,meshmatcap_vert:Mw,meshmatcap_frag:Ew,meshnormal_vert:Tw,meshnormal_frag:Aw,meshphong_vert:Rw,meshphong_frag:Cw,meshphysical_vert:Pw,meshphysical_frag:Iw,meshtoon_vert:Lw,meshtoon_frag:Dw,points_vert:Nw,points_frag:Uw,shadow_vert:Fw,shadow_frag:Ow,sprite_vert:kw,sprite_frag:Bw},De={common:{diffuse:{value:new Le(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new at},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new at}},envmap:{envMap:{value:null},envMapRotation:{value:new at},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new at}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new at}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new at},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new at},normalScale:{value:new Oe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new at},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new at}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new at}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new at}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Le(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Le(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0},uvTransform:{value:new at}},sprite:{diffuse:{value:new Le(16777215)},opacity:{value:1},center:{value:new Oe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new at},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0}}},di={basic:{uniforms:jn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.fog]),vertexShader:pt.meshbasic_vert,fragmentShader:pt.meshbasic_frag},lambert:{uniforms:jn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new Le(0)},envMapIntensity:{value:1}}]),vertexShader:pt.meshlambert_vert,fragmentShader:pt.meshlambert_frag},phong:{uniforms:jn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new Le(0)},specular:{value:new Le(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:pt.meshphong_vert,fragmentShader:pt.meshphong_frag},standard:{uniforms:jn([De.common,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.roughnessmap,De.metalnessmap,De.fog,De.lights,{emissive:{value:new Le(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag},toon:{uniforms:jn([De.common,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.gradientmap,De.fog,De.lights,{emissive:{value:new Le(0)}}]),vertexShader:pt.meshtoon_vert,fragmentShader:pt.meshtoon_frag},matcap:{uniforms:jn([De.common,De.bumpmap,De.normalmap,De.displacementmap,De.fog,{matcap:{value:null}}]),vertexShader:pt.meshmatcap_vert,fragmentShader:pt.meshmatcap_frag},points:{uniforms:jn([De.points,De.fog]),vertexShader:pt.points_vert,fragmentShader:pt.points_frag},dashed:{uniforms:jn([De.common,De.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:pt.linedashed_vert,fragmentShader:pt.linedashed_frag},depth:{uniforms:jn([De.common,De.displacementmap]),vertexShader:pt.depth_vert,fragmentShader:pt.depth_frag},normal:{uniforms:jn([De.common,De.bumpmap,De.normalmap,De.displacementmap,{opacity:{value:1}}]),vertexShader:pt.meshnormal_vert,fragmentShader:pt.meshnormal_frag},sprite:{uniforms:jn([De.sprite,De.fog]),vertexShader:pt.sprite_vert,fragmentShader:pt.sprite_frag},background:{uniforms:{uvTransform:{value:new at},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:pt.background_vert,fragmentShader:pt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new at}},vertexShader:pt.backgroundCube_vert,fragmentShader:pt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:pt.cube_vert,fragmentShader:pt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:pt.equirect_vert,fragmentShader:pt.equirect_frag},distance:{uniforms:jn([De.common,De.displacementmap,{referencePosition:{value:new C},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:pt.distance_vert,fragmentShader:pt.distance_frag},shadow:{uniforms:jn([De.lights,De.fog,{color:{value:new Le(0)},opacity:{value:1}}]),vertexShader:pt.shadow_vert,fragmentShader:pt.shadow_frag}};di.physical={uniforms:jn([di.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new at},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new at},clearcoatNormalScale:{value:new Oe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new at},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new at},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new at},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new at},sheen:{value:0},sheenColor:{value:new Le(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new at},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new at},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new at},transmissionSamplerSize:{value:new Oe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new at},attenuationDistance:{value:0},attenuationColor:{value:new Le(0)},specularColor:{value:new Le(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new at},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new at},anisotropyVector:{value:new Oe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new at}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag};var pu={r:0,b:0,g:0},zw=new Ke,F0=new at;F0.set(-1,0,0,0,1,0,0,0,1);function Hw(i,e,t,n,s,r){let o=new Le(0),a=s===!0?0:1,l,c,d=null,h=0,u=null;function f(y){let E=y.isScene===!0?y.background:null;if(E&&E.isTexture){let b=y.backgroundBlurriness>0;E=e.get(E,b)}return E}function m(y){let E=!1,b=f(y);b===null?p(o,a):b&&b.isColor&&(p(b,1),E=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(y,E){let b=f(E);b&&b.isCubeTexture?(c===void 0&&(c=new Vt(new gi(1,1,1),new an({name:"BackgroundCubeMaterial",uniforms:Gr(di.backgroundCube.uniforms),vertexShader:di.backgroundCube.vertexShader,fragmentShader:di.backgroundCube.fragmentShader,side:hi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,M,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(zw.makeRotationFromEuler(E.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(F0),c.material.toneMapped=yt.getTransfer(b.colorSpace)!==At,(d!==b||h!==b.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,d=b,h=b.version,u=i.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Vt(new Hi(2,2),new an({name:"BackgroundMaterial",uniforms:Gr(di.background.uniforms),vertexShader:di.background.vertexShader,fragmentShader:di.background.fragmentShader,side:wr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=yt.getTransfer(b.colorSpace)!==At,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(d!==b||h!==b.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,d=b,h=b.version,u=i.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function p(y,E){y.getRGB(pu,Wf(i)),t.buffers.color.setClear(pu.r,pu.g,pu.b,E,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,E=1){o.set(y),a=E,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,p(o,a)},render:m,addToRenderList:v,dispose:g}}function Vw(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null),r=s,o=!1;function a(L,z,V,U,W){let Y=!1,O=h(L,U,V,z);r!==O&&(r=O,c(r.object)),Y=f(L,U,V,W),Y&&m(L,U,V,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,z,V,U),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function d(L){return i.deleteVertexArray(L)}function h(L,z,V,U){let W=U.wireframe===!0,Y=n[z.id];Y===void 0&&(Y={},n[z.id]=Y);let O=L.isInstancedMesh===!0?L.id:0,te=Y[O];te===void 0&&(te={},Y[O]=te);let $=te[V.id];$===void 0&&($={},te[V.id]=$);let Z=$[W];return Z===void 0&&(Z=u(l()),$[W]=Z),Z}function u(L){let z=[],V=[],U=[];for(let W=0;W<t;W++)z[W]=0,V[W]=0,U[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:V,attributeDivisors:U,object:L,attributes:{},index:null}}function f(L,z,V,U){let W=r.attributes,Y=z.attributes,O=0,te=V.getAttributes();for(let $ in te)if(te[$].location>=0){let ne=W[$],ce=Y[$];if(ce===void 0&&($==="instanceMatrix"&&L.instanceMatrix&&(ce=L.instanceMatrix),$==="instanceColor"&&L.instanceColor&&(ce=L.instanceColor)),ne===void 0||ne.attribute!==ce||ce&&ne.data!==ce.data)return!0;O++}return r.attributesNum!==O||r.index!==U}function m(L,z,V,U){let W={},Y=z.attributes,O=0,te=V.getAttributes();for(let $ in te)if(te[$].location>=0){let ne=Y[$];ne===void 0&&($==="instanceMatrix"&&L.instanceMatrix&&(ne=L.instanceMatrix),$==="instanceColor"&&L.instanceColor&&(ne=L.instanceColor));let ce={};ce.attribute=ne,ne&&ne.data&&(ce.data=ne.data),W[$]=ce,O++}r.attributes=W,r.attributesNum=O,r.index=U}function v(){let L=r.newAttributes;for(let z=0,V=L.length;z<V;z++)L[z]=0}function p(L){g(L,0)}function g(L,z){let V=r.newAttributes,U=r.enabledAttributes,W=r.attributeDivisors;V[L]=1,U[L]===0&&(i.enableVertexAttribArray(L),U[L]=1),W[L]!==z&&(i.vertexAttribDivisor(L,z),W[L]=z)}function y(){let L=r.newAttributes,z=r.enabledAttributes;for(let V=0,U=z.length;V<U;V++)z[V]!==L[V]&&(i.disableVertexAttribArray(V),z[V]=0)}function E(L,z,V,U,W,Y,O){O===!0?i.vertexAttribIPointer(L,z,V,W,Y):i.vertexAttribPointer(L,z,V,U,W,Y)}function b(L,z,V,U){v();let W=U.attributes,Y=V.getAttributes(),O=z.defaultAttributeValues;for(let te in Y){let $=Y[te];if($.location>=0){let Z=W[te];if(Z===void 0&&(te==="instanceMatrix"&&L.instanceMatrix&&(Z=L.instanceMatrix),te==="instanceColor"&&L.instanceColor&&(Z=L.instanceColor)),Z!==void 0){let ne=Z.normalized,ce=Z.itemSize,de=e.get(Z);if(de===void 0)continue;let ee=de.buffer,ge=de.type,_e=de.bytesPerElement,Se=ge===i.INT||ge===i.UNSIGNED_INT||Z.gpuType===Ph;if(Z.isInterleavedBufferAttribute){let ye=Z.data,He=ye.isInterleavedBuffer===!0?ye.stride:ye.itemSize,je=Z.offset;if(ye.isInstancedInterleavedBuffer||ye.isInstancedBufferAttribute){for(let $e=0;$e<$.locationSize;$e++)g($.location+$e,ye.meshPerAttribute);L.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=ye.meshPerAttribute*ye.count)}else for(let $e=0;$e<$.locationSize;$e++)p($.location+$e);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let $e=0;$e<$.locationSize;$e++)E($.location+$e,ce/$.locationSize,ge,ne,He*_e,(je+ce/$.locationSize*$e)*_e,Se)}else{if(Z.isInstancedBufferAttribute){for(let ye=0;ye<$.locationSize;ye++)g($.location+ye,Z.meshPerAttribute);L.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Z.meshPerAttribute*Z.count)}else for(let ye=0;ye<$.locationSize;ye++)p($.location+ye);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let ye=0;ye<$.locationSize;ye++)E($.location+ye,ce/$.locationSize,ge,ne,ce*_e,ce/$.locationSize*ye*_e,Se)}}else if(O!==void 0){let ne=O[te];if(ne!==void 0)switch(ne.length){case 2:i.vertexAttrib2fv($.location,ne);break;case 3:i.vertexAttrib3fv($.location,ne);break;case 4:i.vertexAttrib4fv($.location,ne);break;default:i.vertexAttrib1fv($.location,ne)}}}}y()}function R(){N();for(let L in n){let z=n[L];for(let V in z){let U=z[V];for(let W in U){let Y=U[W];for(let O in Y)d(Y[O].object),delete Y[O];delete U[W]}}delete n[L]}}function M(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let V in z){let U=z[V];for(let W in U){let Y=U[W];for(let O in Y)d(Y[O].object),delete Y[O];delete U[W]}}delete n[L.id]}function x(L){for(let z in n){let V=n[z];for(let U in V){let W=V[U];if(W[L.id]===void 0)continue;let Y=W[L.id];for(let O in Y)d(Y[O].object),delete Y[O];delete W[L.id]}}}function S(L){for(let z in n){let V=n[z],U=L.isInstancedMesh===!0?L.id:0,W=V[U];if(W!==void 0){for(let Y in W){let O=W[Y];for(let te in O)d(O[te].object),delete O[te];delete W[Y]}delete V[U],Object.keys(V).length===0&&delete n[z]}}}function N(){P(),o=!0,r!==s&&(r=s,c(r.object))}function P(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:N,resetDefaultState:P,dispose:R,releaseStatesOfGeometry:M,releaseStatesOfObject:S,releaseStatesOfProgram:x,initAttributes:v,enableAttribute:p,disableUnusedAttributes:y}}function Gw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,d){d!==0&&(i.drawArraysInstanced(n,l,c,d),t.update(c,n,d))}function a(l,c,d){if(d===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,d);let u=0;for(let f=0;f<d;f++)u+=c[f];t.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Ww(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Pi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let S=x===Bn&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==Kn&&x!==Gi&&!S&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",d=l(c);d!==c&&(Qe("WebGLRenderer:",c,"not supported, using",d,"instead."),c=d);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),y=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),M=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:m,maxTextureSize:v,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:y,maxVaryings:E,maxFragmentUniforms:b,maxSamples:R,samples:M}}function Xw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new oi,a=new at,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,u){let f=h.length!==0||u||n!==0||s;return s=u,n=h.length,f},this.beginShadows=function(){r=!0,d(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,u){t=d(h,u,0)},this.setState=function(h,u,f){let m=h.clippingPlanes,v=h.clipIntersection,p=h.clipShadows,g=i.get(h);if(!s||m===null||m.length===0||r&&!p)r?d(null):c();else{let y=r?0:n,E=y*4,b=g.clippingState||null;l.value=b,b=d(m,u,E,f);for(let R=0;R!==E;++R)b[R]=t[R];g.clippingState=b,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function d(h,u,f,m){let v=h!==null?h.length:0,p=null;if(v!==0){if(p=l.value,m!==!0||p===null){let g=f+v*4,y=u.matrixWorldInverse;a.getNormalMatrix(y),(p===null||p.length<g)&&(p=new Float32Array(g));for(let E=0,b=f;E!==v;++E,b+=4)o.copy(h[E]).applyMatrix4(y,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,p}}var Ol=class extends fn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new el(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new gi(5,5,5),r=new an({name:"CubemapFromEquirect",uniforms:Gr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:hi,blending:wn});r.uniforms.tEquirect.value=t;let o=new Vt(s,r),a=t.minFilter;return t.minFilter===Ks&&(t.minFilter=li),new $o(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},p0=256,$w=3,qw=20,O0=256,k0=16,Yw=3,Jw=new C,Zw=new Le,gu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new $o(1,10,null),this._boxMesh=new Vt(new gi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Jw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),d=this._getSourceTarget(!0);t>0&&(d.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,u=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(Zw));let p=new $o(n,s,d);return p.position.copy(a),p.update(l,e),l.autoClear=h,l.autoClearColor=u,l.autoClearDepth=f,l.autoClearStencil=m,e.background=v,t>0&&(d.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=v0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=g0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(p0,Hf(e))}_fromTexture(e,t){e.mapping===Vr||e.mapping===Ko?this._setSize(e.image.length===0?p0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=m0(e,!1,!1),n=Math.log2(e)-$w;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=m0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Vr||e.mapping===Ko?(this._cubemapMaterial===null&&(this._cubemapMaterial=v0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=g0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Kw(),this._integrationMaterial=jw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/k0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Yw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(O0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Qw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function m0(i,e,t){return new Ol(i,{minFilter:Ks,generateMipmaps:e,type:Bn,colorSpace:$a,depthBuffer:t})}function kl(i,e,t){return new an({name:i,uniforms:e,vertexShader:pt.cube_vert,fragmentShader:t,side:hi,blending:wn,depthTest:!1,depthWrite:!1})}function Kw(){return kl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${O0}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function jw(){return kl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:k0}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Qw(){return kl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${qw}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function g0(){return kl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function v0(){return kl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function eM(i){let e=new WeakMap,t=new WeakMap,n=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===Ah||f===Rh)if(e.has(u)){let m=e.get(u).texture;return a(m,u.mapping)}else{let m=u.image;if(m&&m.height>0){let v=new Ol(m.height);return v.fromEquirectangularTexture(i,u),e.set(u,v),u.addEventListener("dispose",c),a(v.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,m=f===Ah||f===Rh,v=f===Vr||f===Ko;if(m||v){let p=t.get(u),g=p!==void 0?p.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==g)return n===null&&(n=new gu(i)),p=m?n.fromEquirectangular(u,p):n.fromCubemap(u,p),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),p.texture;if(p!==void 0)return p.texture;{let y=u.image;return m&&y&&y.height>0||v&&y&&l(y)?(n===null&&(n=new gu(i)),p=m?n.fromEquirectangular(u):n.fromCubemap(u),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),u.addEventListener("dispose",d),p.texture):null}}}return u}function a(u,f){return f===Ah?u.mapping=Vr:f===Rh&&(u.mapping=Ko),u}function l(u){let f=0,m=6;for(let v=0;v<m;v++)u[v]!==void 0&&f++;return f===m}function c(u){let f=u.target;f.removeEventListener("dispose",c);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function d(u){let f=u.target;f.removeEventListener("dispose",d);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function h(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:h}}function tM(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ga("WebGLRenderer: "+n+" extension not supported."),s}}}function nM(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&e.remove(m.index);for(let p in m.attributes)e.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let v=r.get(m);v&&(e.remove(v),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,t.memory.geometries--}function c(m,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function d(m){let v=m.attributes;for(let p in v)e.update(v[p],i.ARRAY_BUFFER)}function h(m){let v=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let y=v!==null?v.array.length:p.array.length/3-1,E=p.count>=65535?ja:Ka,b=new E(Math.ceil(y/3)*6,1),R=b.array;if(v!==null){let x=v.array;g=v.version;for(let S=0,N=0;S<y;S+=3){let P=x[S+0],L=x[S+1],z=x[S+2];R[N++]=P,R[N++]=L,R[N++]=L,R[N++]=z,R[N++]=z,R[N++]=P}}else{g=p.version;for(let x=0,S=0;x<y;x+=3){let N=x+0,P=x+1,L=x+2;R[S++]=N,R[S++]=P,R[S++]=P,R[S++]=L,R[S++]=L,R[S++]=N}}b.version=g;let M=r.get(m);M&&e.remove(M),r.set(m,b)}function u(m){let v=r.get(m);if(v){let p=m.index;p!==null&&v.version<p.version&&h(m)}else h(m);return r.get(m)}function f(){for(let m in s){let v=s[m].deref();v!==void 0&&l(v)}}return{get:c,update:d,getWireframeAttribute:u,dispose:f}}function iM(i,e,t){let n;function s(h){n=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,u){i.drawElements(n,u,r,h*o),t.update(u,n,1)}function c(h,u,f){f!==0&&(i.drawElementsInstanced(n,u,r,h*o,f),t.update(u,n,f))}function d(h,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,h,0,f);let v=0;for(let p=0;p<f;p++)v+=u[p];t.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=d}function sM(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:rt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function rM(i,e,t){let n=new WeakMap,s=new Nt;function r(o,a,l){let c=o.morphTargetInfluences,d=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=d!==void 0?d.length:0,u=n.get(a);if(u===void 0||u.count!==h){let N=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",N)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],E=0;f===!0&&(E=1),m===!0&&(E=2),v===!0&&(E=3);let b=a.attributes.position.count*E,R=1;b>e.maxTextureSize&&(R=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let M=new Float32Array(b*R*4*h),x=new Za(M,b,R,h);x.type=Gi,x.needsUpdate=!0;let S=E*4;for(let P=0;P<h;P++){let L=p[P],z=g[P],V=y[P],U=b*R*4*P;for(let W=0;W<L.count;W++){let Y=W*S;f===!0&&(s.fromBufferAttribute(L,W),M[U+Y+0]=s.x,M[U+Y+1]=s.y,M[U+Y+2]=s.z,M[U+Y+3]=0),m===!0&&(s.fromBufferAttribute(z,W),M[U+Y+4]=s.x,M[U+Y+5]=s.y,M[U+Y+6]=s.z,M[U+Y+7]=0),v===!0&&(s.fromBufferAttribute(V,W),M[U+Y+8]=s.x,M[U+Y+9]=s.y,M[U+Y+10]=s.z,M[U+Y+11]=V.itemSize===4?s.w:1)}}u={count:h,texture:x,size:new Oe(b,R)},n.set(a,u),a.addEventListener("dispose",N)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let v=0;v<c.length;v++)f+=c[v];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",u.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function oM(i,e,t,n,s){let r=new WeakMap;function o(c){let d=s.render.frame,h=c.geometry,u=e.get(c,h);if(r.get(u)!==d&&(e.update(u),r.set(u,d)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==d&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,d))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==d&&(f.update(),r.set(f,d))}return u}function a(){r=new WeakMap}function l(c){let d=c.target;d.removeEventListener("dispose",l),n.releaseStatesOfObject(d),t.remove(d.instanceMatrix),d.instanceColor!==null&&t.remove(d.instanceColor)}return{update:o,dispose:a}}var aM={[xl]:"LINEAR_TONE_MAPPING",[_l]:"REINHARD_TONE_MAPPING",[bl]:"CINEON_TONE_MAPPING",[Sl]:"ACES_FILMIC_TONE_MAPPING",[Ml]:"AGX_TONE_MAPPING",[El]:"NEUTRAL_TONE_MAPPING",[wl]:"CUSTOM_TONE_MAPPING"};function lM(i,e,t,n,s,r){let o=new fn(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,d=new jt;d.setAttribute("position",new _t([-1,3,0,-1,-1,0,3,-1,0],3)),d.setAttribute("uv",new _t([0,2,0,0,2,0],2));let h=new Wo({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new Vt(d,h),f=new Ts(-1,1,1,-1,0,1),m=null,v=null,p=!1,g,y=null,E=[],b=!1;this.setSize=function(R,M){o.setSize(R,M),a!==null&&a.setSize(R,M),l!==null&&l.setSize(R,M);for(let x=0;x<E.length;x++){let S=E[x];S.setSize&&S.setSize(R,M)}},this.setEffects=function(R){E=R,b=E.length>0&&E[0].isRenderPass===!0;let M=o.width,x=o.height;E.length>0&&a===null&&(a=new fn(M,x,{type:Bn,depthBuffer:!1,stencilBuffer:!1}),l=new fn(M,x,{type:Bn,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&E.some(N=>N.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new rs(M,x),r===!0&&(c.format=as,c.type=js)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let N=0;N<E.length;N++){let P=E[N];P.setSize&&P.setSize(M,x),S&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(c)}},this.begin=function(R,M){if(p||R.toneMapping===As&&E.length===0)return!1;if(y=M,M!==null){let x=M.width,S=M.height;(o.width!==x||o.height!==S)&&this.setSize(x,S)}return b===!1&&R.setRenderTarget(o),g=R.toneMapping,R.toneMapping=As,!0},this.hasRenderPass=function(){return b},this.end=function(R,M){R.toneMapping=g,p=!0;let x=o,S=a;for(let N=0;N<E.length;N++){let P=E[N];P.enabled!==!1&&(P.render(R,S,x,M),P.needsSwap!==!1&&(x=S,S=S===a?l:a))}if(m!==R.outputColorSpace||v!==R.toneMapping){m=R.outputColorSpace,v=R.toneMapping,h.defines={},yt.getTransfer(m)===At&&(h.defines.SRGB_TRANSFER="");let N=aM[v];N&&(h.defines[N]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,R.setRenderTarget(y),R.render(u,f),y=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),d.dispose(),h.dispose()}}var B0=new ci,z0=new rs(1,1),H0=new nl(1),V0=new Za,G0=new oh,W0=new el,y0=[],x0=[],_0=new Float32Array(16),b0=new Float32Array(9),S0=new Float32Array(4);function ea(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=y0[s];if(r===void 0&&(r=new Float32Array(s),y0[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Rn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Cn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function yu(i,e){let t=x0[e];t===void 0&&(t=new Int32Array(e),x0[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function cM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function hM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2fv(this.addr,e),Cn(t,e)}}function uM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Rn(t,e))return;i.uniform3fv(this.addr,e),Cn(t,e)}}function dM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4fv(this.addr,e),Cn(t,e)}}function fM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;S0.set(n),i.uniformMatrix2fv(this.addr,!1,S0),Cn(t,n)}}function pM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;b0.set(n),i.uniformMatrix3fv(this.addr,!1,b0),Cn(t,n)}}function mM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;_0.set(n),i.uniformMatrix4fv(this.addr,!1,_0),Cn(t,n)}}function gM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function vM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2iv(this.addr,e),Cn(t,e)}}function yM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;i.uniform3iv(this.addr,e),Cn(t,e)}}function xM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4iv(this.addr,e),Cn(t,e)}}function _M(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function bM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2uiv(this.addr,e),Cn(t,e)}}function SM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;i.uniform3uiv(this.addr,e),Cn(t,e)}}function wM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4uiv(this.addr,e),Cn(t,e)}}function xu(i){return i.version===0&&(i.compareFunction=Ff,i.needsUpdate=!0),i}function MM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=xu(z0):r=B0,t.setTexture2D(e||r,s)}function EM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||G0,s)}function TM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=xu(H0):r=W0,t.setTextureCube(e||r,s)}function AM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||V0,s)}function RM(i){switch(i){case 5126:return cM;case 35664:return hM;case 35665:return uM;case 35666:return dM;case 35674:return fM;case 35675:return pM;case 35676:return mM;case 5124:case 35670:return gM;case 35667:case 35671:return vM;case 35668:case 35672:return yM;case 35669:case 35673:return xM;case 5125:return _M;case 36294:return bM;case 36295:return SM;case 36296:return wM;case 35678:case 36198:case 36298:case 36306:case 35682:return MM;case 35679:case 36299:case 36307:return EM;case 35680:case 36300:case 36308:case 36293:return TM;case 36289:case 36303:case 36311:case 36292:return AM}}function CM(i,e){i.uniform1fv(this.addr,e)}function PM(i,e){let t=ea(e,this.size,2);i.uniform2fv(this.addr,t)}function IM(i,e){let t=ea(e,this.size,3);i.uniform3fv(this.addr,t)}function LM(i,e){let t=ea(e,this.size,4);i.uniform4fv(this.addr,t)}function DM(i,e){let t=ea(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function NM(i,e){let t=ea(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function UM(i,e){let t=ea(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function FM(i,e){i.uniform1iv(this.addr,e)}function OM(i,e){i.uniform2iv(this.addr,e)}function kM(i,e){i.uniform3iv(this.addr,e)}function BM(i,e){i.uniform4iv(this.addr,e)}function zM(i,e){i.uniform1uiv(this.addr,e)}function HM(i,e){i.uniform2uiv(this.addr,e)}function VM(i,e){i.uniform3uiv(this.addr,e)}function GM(i,e){i.uniform4uiv(this.addr,e)}function WM(i,e,t){let n=this.cache,s=e.length,r=yu(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=xu(z0):o=B0;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function XM(i,e,t){let n=this.cache,s=e.length,r=yu(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||G0,r[o])}function $M(i,e,t){let n=this.cache,s=e.length,r=yu(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=xu(H0):o=W0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function qM(i,e,t){let n=this.cache,s=e.length,r=yu(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||V0,r[o])}function YM(i){switch(i){case 5126:return CM;case 35664:return PM;case 35665:return IM;case 35666:return LM;case 35674:return DM;case 35675:return NM;case 35676:return UM;case 5124:case 35670:return FM;case 35667:case 35671:return OM;case 35668:case 35672:return kM;case 35669:case 35673:return BM;case 5125:return zM;case 36294:return HM;case 36295:return VM;case 36296:return GM;case 35678:case 36198:case 36298:case 36306:case 35682:return WM;case 35679:case 36299:case 36307:return XM;case 35680:case 36300:case 36308:case 36293:return $M;case 36289:case 36303:case 36311:case 36292:return qM}}var tp=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=RM(t.type)}},np=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=YM(t.type)}},ip=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Qf=/(\w+)(\])?(\[|\.)?/g;function w0(i,e){i.seq.push(e),i.map[e.id]=e}function JM(i,e,t){let n=i.name,s=n.length;for(Qf.lastIndex=0;;){let r=Qf.exec(n),o=Qf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){w0(t,c===void 0?new tp(a,i,e):new np(a,i,e));break}else{let h=t.map[a];h===void 0&&(h=new ip(a),w0(t,h)),t=h}}}var Qo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);JM(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function M0(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var ZM=37297,KM=0;function jM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var E0=new at;function QM(i){yt._getMatrix(E0,yt.workingColorSpace,i);let e=`mat3( ${E0.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(i)){case qa:return[e,"LinearTransferOETF"];case At:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function T0(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+jM(i.getShaderSource(e),a)}else return r}function eE(i,e){let t=QM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var tE={[xl]:"Linear",[_l]:"Reinhard",[bl]:"Cineon",[Sl]:"ACESFilmic",[Ml]:"AgX",[El]:"Neutral",[wl]:"Custom"};function nE(i,e){let t=tE[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var mu=new C;function iE(){yt.getLuminanceCoefficients(mu);let i=mu.x.toFixed(4),e=mu.y.toFixed(4),t=mu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function sE(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Fl).join(`
`)}function rE(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function oE(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Fl(i){return i!==""}function A0(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function R0(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var aE=/^[ \t]*#include +<([\w\d./]+)>/gm;function sp(i){return i.replace(aE,lE)}function lE(i,e){let t=pt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return sp(t)}var cE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function C0(i){return i.replace(cE,hE)}function hE(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function P0(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var uE={[zr]:"SHADOWMAP_TYPE_PCF",[Jo]:"SHADOWMAP_TYPE_VSM"};function dE(i){return uE[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var fE={[Ko]:"ENVMAP_MODE_REFRACTION"};function pE(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":fE[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var mE={[Tf]:"ENVMAP_BLENDING_MULTIPLY",[Zg]:"ENVMAP_BLENDING_MIX",[Kg]:"ENVMAP_BLENDING_ADD"};function gE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":mE[i.combine]||"ENVMAP_BLENDING_NONE"}function vE(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=dE(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",d=pE(t),h=gE(t),u=sE(t),f=rE(r),m=s.createProgram(),v,p,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Fl).join(`
`),v.length>0&&(v+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Fl).join(`
`),p.length>0&&(p+=`
`)):(v=[P0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+d:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Fl).join(`
`),p=[P0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+d:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==As?"#define TONE_MAPPING":"",t.toneMapping!==As?pt.tonemapping_pars_fragment:"",t.toneMapping!==As?nE("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",pt.colorspace_pars_fragment,eE("linearToOutputTexel",t.outputColorSpace),iE(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Fl).join(`
`)),o=sp(o),o=A0(o,t),o=R0(o,t),a=sp(a),a=A0(a,t),a=R0(a,t),o=C0(o),a=C0(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,v=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,p=["#define varying in",t.glslVersion===Bf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Bf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let y=g+v+o,E=g+p+a,b=M0(s,s.VERTEX_SHADER,y),R=M0(s,s.FRAGMENT_SHADER,E);s.attachShader(m,b),s.attachShader(m,R),t.index0AttributeName!==void 0?s.bindAttribLocation(m,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function M(P){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(m)||"",z=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(R)||"",U=L.trim(),W=z.trim(),Y=V.trim(),O=!0,te=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(O=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,b,R);else{let $=T0(s,b,"vertex"),Z=T0(s,R,"fragment");rt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+U+`
`+$+`
`+Z)}else U!==""?Qe("WebGLProgram: Program Info Log:",U):(W===""||Y==="")&&(te=!1);te&&(P.diagnostics={runnable:O,programLog:U,vertexShader:{log:W,prefix:v},fragmentShader:{log:Y,prefix:p}})}s.deleteShader(b),s.deleteShader(R),x=new Qo(s,m),S=oE(s,m)}let x;this.getUniforms=function(){return x===void 0&&M(this),x};let S;this.getAttributes=function(){return S===void 0&&M(this),S};let N=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return N===!1&&(N=s.getProgramParameter(m,ZM)),N},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=KM++,this.cacheKey=e,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=R,this}var yE=0,rp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new op(e),t.set(e,n)),n}},op=class{constructor(e){this.id=yE++,this.code=e,this.usedTimes=0}};function xE(i){return i===Mr||i===Il||i===Ll}function _E(i,e,t,n,s,r){let o=new Ho,a=new rp,l=new Set,c=[],d=new Map,h=n.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function m(x,S,N,P,L,z){let V=P.fog,U=L.geometry,W=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?P.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,O=e.get(x.envMap||W,Y),te=u[x.type],$=n.precision;x.precision!==null&&($=n.getMaxPrecision(x.precision),$!==x.precision&&Qe("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let Z=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,ne=Z!==void 0?Z.length:0,ce=0;U.morphAttributes.position!==void 0&&(ce=1),U.morphAttributes.normal!==void 0&&(ce=2),U.morphAttributes.color!==void 0&&(ce=3);let de,ee,ge,_e;if(te){let Ie=di[te];de=Ie.vertexShader,ee=Ie.fragmentShader}else{de=x.vertexShader,ee=x.fragmentShader;let Ie=a.getVertexShaderStage(x),dt=a.getFragmentShaderStage(x);a.update(x,Ie,dt),ge=Ie.id,_e=dt.id}let Se=i.getRenderTarget(),ye=i.state.buffers.depth.getReversed(),He=L.isInstancedMesh===!0,je=L.isBatchedMesh===!0,$e=!!x.map,ut=!!x.matcap,ct=!!O,et=ct&&O.isPMREMTexture===!0,zt=!!x.aoMap,Lt=!!x.lightMap,tn=!!x.bumpMap&&x.wireframe===!1,Et=!!x.normalMap,ln=!!x.displacementMap,mt=!!x.emissiveMap,rn=!!x.metalnessMap,$t=!!x.roughnessMap,nn=x.anisotropy>0,B=x.clearcoat>0,Ae=x.diffuseRoughness>0,Ze=x.dispersion>0,nt=x.retroreflectivity>0,we=x.iridescence>0,Mt=x.sheen>0,Be=x.transmission>0,qe=nn&&!!x.anisotropyMap,I=B&&!!x.clearcoatMap,w=B&&!!x.clearcoatNormalMap,q=B&&!!x.clearcoatRoughnessMap,he=Ae&&!!x.diffuseRoughnessMap,ae=we&&!!x.iridescenceMap,ve=we&&!!x.iridescenceThicknessMap,xe=Mt&&!!x.sheenColorMap,ie=Mt&&!!x.sheenRoughnessMap,se=!!x.specularMap,pe=!!x.specularColorMap,H=!!x.specularIntensityMap,oe=Be&&!!x.transmissionMap,re=Be&&!!x.thicknessMap,Re=!!x.gradientMap,Me=!!x.alphaMap,Te=x.alphaTest>0,Ye=!!x.alphaHash,it=!!x.extensions,ue=As;x.toneMapped&&(Se===null||Se.isXRRenderTarget===!0)&&(ue=i.toneMapping);let Ge=et?O.isCompressedCubeTexture?O.image[0].mipmaps:O.mipmaps:null,st={shaderID:te,shaderType:x.type,shaderName:x.name,vertexShader:de,fragmentShader:ee,defines:x.defines,customVertexShaderID:ge,customFragmentShaderID:_e,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:je,batchingColor:je&&L._colorsTexture!==null,instancing:He,instancingColor:He&&L.instanceColor!==null,instancingMorph:He&&L.morphTexture!==null,outputColorSpace:Se===null?i.outputColorSpace:Se.isXRRenderTarget===!0?Se.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:$e,matcap:ut,envMap:ct,envMapMode:ct&&O.mapping,envMapPMREM:et,envMapMaxLod:et?Ge.length-1:null,envMapSize:et?Ge[0].width:null,aoMap:zt,lightMap:Lt,bumpMap:tn,normalMap:Et,displacementMap:ln,emissiveMap:mt,normalMapObjectSpace:Et&&x.normalMapType===e0,normalMapTangentSpace:Et&&x.normalMapType===Dl,packedNormalMap:Et&&x.normalMapType===Dl&&xE(x.normalMap.format),metalnessMap:rn,roughnessMap:$t,anisotropy:nn,anisotropyMap:qe,clearcoat:B,clearcoatMap:I,clearcoatNormalMap:w,clearcoatRoughnessMap:q,diffuseRoughness:Ae,diffuseRoughnessMap:he,dispersion:Ze,retroreflection:nt,iridescence:we,iridescenceMap:ae,iridescenceThicknessMap:ve,sheen:Mt,sheenColorMap:xe,sheenRoughnessMap:ie,specularMap:se,specularColorMap:pe,specularIntensityMap:H,transmission:Be,transmissionMap:oe,thicknessMap:re,gradientMap:Re,opaque:x.transparent===!1&&x.blending===Zo&&x.alphaToCoverage===!1,alphaMap:Me,alphaTest:Te,alphaHash:Ye,combine:x.combine,mapUv:$e&&f(x.map.channel),aoMapUv:zt&&f(x.aoMap.channel),lightMapUv:Lt&&f(x.lightMap.channel),bumpMapUv:tn&&f(x.bumpMap.channel),normalMapUv:Et&&f(x.normalMap.channel),displacementMapUv:ln&&f(x.displacementMap.channel),emissiveMapUv:mt&&f(x.emissiveMap.channel),metalnessMapUv:rn&&f(x.metalnessMap.channel),roughnessMapUv:$t&&f(x.roughnessMap.channel),anisotropyMapUv:qe&&f(x.anisotropyMap.channel),clearcoatMapUv:I&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:w&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(x.sheenRoughnessMap.channel),specularMapUv:se&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:H&&f(x.specularIntensityMap.channel),transmissionMapUv:oe&&f(x.transmissionMap.channel),thicknessMapUv:re&&f(x.thicknessMap.channel),alphaMapUv:Me&&f(x.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Et||nn),vertexNormals:!!U.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!U.attributes.uv&&($e||Me),fog:!!V,useFog:x.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||U.attributes.normal===void 0&&Et===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:ye,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:ne,morphTextureStride:ce,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:z.filter(Ie=>Ie.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&N.length>0,shadowMapType:i.shadowMap.type,toneMapping:ue,decodeVideoTexture:$e&&x.map.isVideoTexture===!0&&yt.getTransfer(x.map.colorSpace)===At,decodeVideoTextureEmissive:mt&&x.emissiveMap.isVideoTexture===!0&&yt.getTransfer(x.emissiveMap.colorSpace)===At,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===kn,flipSided:x.side===hi,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:it&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(it&&x.extensions.multiDraw===!0||je)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return st.vertexUv1s=l.has(1),st.vertexUv2s=l.has(2),st.vertexUv3s=l.has(3),l.clear(),st}function v(x){let S=[];if(x.shaderID?S.push(x.shaderID):(S.push(x.customVertexShaderID),S.push(x.customFragmentShaderID)),x.defines!==void 0)for(let N in x.defines)S.push(N),S.push(x.defines[N]);return x.isRawShaderMaterial===!1&&(p(S,x),g(S,x),S.push(i.outputColorSpace)),S.push(x.customProgramCacheKey),S.join()}function p(x,S){x.push(S.precision),x.push(S.outputColorSpace),x.push(S.envMapMode),x.push(S.envMapPMREM),x.push(S.envMapMaxLod),x.push(S.envMapSize),x.push(S.mapUv),x.push(S.alphaMapUv),x.push(S.lightMapUv),x.push(S.aoMapUv),x.push(S.bumpMapUv),x.push(S.normalMapUv),x.push(S.displacementMapUv),x.push(S.emissiveMapUv),x.push(S.metalnessMapUv),x.push(S.roughnessMapUv),x.push(S.anisotropyMapUv),x.push(S.clearcoatMapUv),x.push(S.clearcoatNormalMapUv),x.push(S.clearcoatRoughnessMapUv),x.push(S.diffuseRoughnessMapUv),x.push(S.iridescenceMapUv),x.push(S.iridescenceThicknessMapUv),x.push(S.sheenColorMapUv),x.push(S.sheenRoughnessMapUv),x.push(S.specularMapUv),x.push(S.specularColorMapUv),x.push(S.specularIntensityMapUv),x.push(S.transmissionMapUv),x.push(S.thicknessMapUv),x.push(S.combine),x.push(S.fogExp2),x.push(S.sizeAttenuation),x.push(S.morphTargetsCount),x.push(S.numSunLights),x.push(S.numDirLights),x.push(S.numPointLights),x.push(S.numSpotLights),x.push(S.numSpotLightMaps),x.push(S.numHemiLights),x.push(S.numRectAreaLights),x.push(S.numSunLightShadows),x.push(S.numDirLightShadows),x.push(S.numPointLightShadows),x.push(S.numSpotLightShadows),x.push(S.numSpotLightShadowsWithMaps),x.push(S.numLightProbes),x.push(S.numLightProbeGrids),x.push(S.shadowMapType),x.push(S.toneMapping),x.push(S.numClippingPlanes),x.push(S.numClipIntersection),x.push(S.depthPacking)}function g(x,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let S=u[x.type],N;if(S){let P=di[S];N=ui.clone(P.uniforms)}else N=x.uniforms;return N}function E(x,S){let N=d.get(S);return N!==void 0?++N.usedTimes:(N=new vE(i,S,x,s),c.push(N),d.set(S,N)),N}function b(x){if(--x.usedTimes===0){let S=c.indexOf(x);c[S]=c[c.length-1],c.pop(),d.delete(x.cacheKey),x.destroy()}}function R(x){a.remove(x)}function M(){a.dispose()}return{getParameters:m,getProgramCacheKey:v,getUniforms:y,acquireProgram:E,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:M}}function bE(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function SE(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function I0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function L0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,m,v,p,g){let y=i[e];return y===void 0?(y={id:u.id,object:u,geometry:f,material:m,materialVariant:o(u),groupOrder:v,renderOrder:u.renderOrder,z:p,group:g},i[e]=y):(y.id=u.id,y.object=u,y.geometry=f,y.material=m,y.materialVariant=o(u),y.groupOrder=v,y.renderOrder=u.renderOrder,y.z=p,y.group=g),e++,y}function l(u,f,m,v,p,g,y){y.reversedDepth===!0&&(p=-p);let E=a(u,f,m,v,p,g);m.transmission>0?n.push(E):m.transparent===!0?s.push(E):t.push(E)}function c(u,f,m,v,p,g){let y=a(u,f,m,v,p,g);m.transmission>0?n.unshift(y):m.transparent===!0?s.unshift(y):t.unshift(y)}function d(u,f){t.length>1&&t.sort(u||SE),n.length>1&&n.sort(f||I0),s.length>1&&s.sort(f||I0)}function h(){for(let u=e,f=i.length;u<f;u++){let m=i[u];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:h,sort:d}}function wE(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new L0,i.set(n,[o])):s>=r.length?(o=new L0,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function ME(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new C,color:new Le};break;case"SpotLight":t={position:new C,direction:new C,color:new Le,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new C,color:new Le,distance:0,decay:0};break;case"HemisphereLight":t={direction:new C,skyColor:new Le,groundColor:new Le};break;case"RectAreaLight":t={color:new Le,position:new C,halfWidth:new C,halfHeight:new C};break}return i[e.id]=t,t}}}function EE(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var TE=0;function AE(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function RE(i){let e=new ME,t=EE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new C);let s=new C,r=new Ke,o=new Ke;function a(c){let d=0,h=0,u=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,m=0,v=0,p=0,g=0,y=0,E=0,b=0,R=0,M=0,x=0,S=0,N=0,P=0;c.sort(AE);for(let z=0,V=c.length;z<V;z++){let U=c[z],W=U.color,Y=U.intensity,O=U.distance,te=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===Mr?te=U.shadow.map.texture:te=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)d+=W.r*Y,h+=W.g*Y,u+=W.b*Y;else if(U.isLightProbe){for(let $=0;$<9;$++)n.probe[$].addScaledVector(U.sh.coefficients[$],Y);P++}else if(U.isSunLight){let $=e.get(U);if($.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let Z=U.shadow,ne=t.get(U);ne.shadowIntensity=Z.intensity,ne.shadowBias=Z.bias,ne.shadowNormalBias=Z.normalBias,ne.shadowRadius=Z.radius,ne.shadowMapSize.copy(Z.mapSize).multiply(Z.getFrameExtents()),n.sunShadow[m]=ne,n.sunShadowMap[m]=te;let ce=Z.getViewportCount();for(let de=0;de<ce;de++)n.sunShadowMatrix[v+de]=Z.getMatrix(de),n.sunShadowCascade[v+de]=Z._cascadeData[de];v+=ce,m++}n.sun[f]=$,f++}else if(U.isDirectionalLight){let $=e.get(U);if($.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let Z=U.shadow,ne=t.get(U);ne.shadowIntensity=Z.intensity,ne.shadowBias=Z.bias,ne.shadowNormalBias=Z.normalBias,ne.shadowRadius=Z.radius,ne.shadowMapSize=Z.mapSize,n.directionalShadow[p]=ne,n.directionalShadowMap[p]=te,n.directionalShadowMatrix[p]=U.shadow.matrix,R++}n.directional[p]=$,p++}else if(U.isSpotLight){let $=e.get(U);$.position.setFromMatrixPosition(U.matrixWorld),$.color.copy(W).multiplyScalar(Y),$.distance=O,$.coneCos=Math.cos(U.angle),$.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),$.decay=U.decay,n.spot[y]=$;let Z=U.shadow;if(U.map&&(n.spotLightMap[S]=U.map,S++,Z.updateMatrices(U),U.castShadow&&N++),n.spotLightMatrix[y]=Z.matrix,U.castShadow){let ne=t.get(U);ne.shadowIntensity=Z.intensity,ne.shadowBias=Z.bias,ne.shadowNormalBias=Z.normalBias,ne.shadowRadius=Z.radius,ne.shadowMapSize=Z.mapSize,n.spotShadow[y]=ne,n.spotShadowMap[y]=te,x++}y++}else if(U.isRectAreaLight){let $=e.get(U);$.color.copy(W).multiplyScalar(Y),$.halfWidth.set(U.width*.5,0,0),$.halfHeight.set(0,U.height*.5,0),n.rectArea[E]=$,E++}else if(U.isPointLight){let $=e.get(U);if($.color.copy(U.color).multiplyScalar(U.intensity),$.distance=U.distance,$.decay=U.decay,U.castShadow){let Z=U.shadow,ne=t.get(U);ne.shadowIntensity=Z.intensity,ne.shadowBias=Z.bias,ne.shadowNormalBias=Z.normalBias,ne.shadowRadius=Z.radius,ne.shadowMapSize=Z.mapSize,ne.shadowCameraNear=Z.camera.near,ne.shadowCameraFar=Z.camera.far,n.pointShadow[g]=ne,n.pointShadowMap[g]=te,n.pointShadowMatrix[g]=U.shadow.matrix,M++}n.point[g]=$,g++}else if(U.isHemisphereLight){let $=e.get(U);$.skyColor.copy(U.color).multiplyScalar(Y),$.groundColor.copy(U.groundColor).multiplyScalar(Y),n.hemi[b]=$,b++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=De.LTC_FLOAT_1,n.rectAreaLTC2=De.LTC_FLOAT_2):(n.rectAreaLTC1=De.LTC_HALF_1,n.rectAreaLTC2=De.LTC_HALF_2)),n.ambient[0]=d,n.ambient[1]=h,n.ambient[2]=u;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==g||L.spotLength!==y||L.rectAreaLength!==E||L.hemiLength!==b||L.numSunShadows!==m||L.numDirectionalShadows!==R||L.numPointShadows!==M||L.numSpotShadows!==x||L.numSpotMaps!==S||L.numLightProbes!==P)&&(n.sun.length=f,n.directional.length=p,n.spot.length=y,n.rectArea.length=E,n.point.length=g,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=M,n.pointShadowMap.length=M,n.pointShadowMatrix.length=M,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+S-N,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=N,n.numLightProbes=P,L.sunLength=f,L.directionalLength=p,L.pointLength=g,L.spotLength=y,L.rectAreaLength=E,L.hemiLength=b,L.numSunShadows=m,L.numDirectionalShadows=R,L.numPointShadows=M,L.numSpotShadows=x,L.numSpotMaps=S,L.numLightProbes=P,n.version=TE++)}function l(c,d){let h=0,u=0,f=0,m=0,v=0,p=0,g=d.matrixWorldInverse;for(let y=0,E=c.length;y<E;y++){let b=c[y];if(b.isSunLight){let R=n.sun[h];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(g),h++}else if(b.isDirectionalLight){let R=n.directional[u];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(g),u++}else if(b.isSpotLight){let R=n.spot[m];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(g),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(g),m++}else if(b.isRectAreaLight){let R=n.rectArea[v];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(g),o.identity(),r.copy(b.matrixWorld),r.premultiply(g),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),v++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(g),f++}else if(b.isHemisphereLight){let R=n.hemi[p];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:n}}function D0(i){let e=new RE(i),t=[],n=[],s=[];function r(h){d.camera=h,t.length=0,n.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){n.push(h)}function l(){e.setup(t),s.sort((h,u)=>h.priority-u.priority||h.id-u.id)}function c(h){e.setupView(t,h)}let d={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:d,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function CE(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new D0(i),e.set(s,[a])):r>=o.length?(a=new D0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var PE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,IE=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,LE=[new C(1,0,0),new C(-1,0,0),new C(0,1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1)],DE=[new C(0,-1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1),new C(0,-1,0),new C(0,-1,0)],N0=new Ke,Ul=new C,ep=new C;function NE(i,e,t){let n=new gr,s=new Oe,r=new Oe,o=new Nt,a=new Xo,l=new dh,c={},d=t.maxTextureSize,h={[wr]:hi,[hi]:wr,[kn]:kn},u=new an({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Oe},radius:{value:4}},vertexShader:PE,fragmentShader:IE}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let m=new jt;m.setAttribute("position",new An(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new Vt(m,u),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=zr;let g=this.type;this.render=function(M,x,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||M.length===0)return;this.type===Ug&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=zr);let N=i.getRenderTarget(),P=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(wn),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let V=g!==this.type;V&&x.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(W=>W.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,W=M.length;U<W;U++){let Y=M[U],O=Y.shadow;if(O===void 0){Qe("WebGLShadowMap:",Y,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);let te=O.getFrameExtents();s.multiply(te),r.copy(O.mapSize),(s.x>d||s.y>d)&&(s.x>d&&(r.x=Math.floor(d/te.x),s.x=r.x*te.x,O.mapSize.x=r.x),s.y>d&&(r.y=Math.floor(d/te.y),s.y=r.y*te.y,O.mapSize.y=r.y));let $=i.state.buffers.depth.getReversed();if(O.camera._reversedDepth=$,O.map===null||V===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===Jo){if(Y.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new fn(s.x,s.y,{format:Mr,type:Bn,minFilter:li,magFilter:li,generateMipmaps:!1}),O.map.texture.name=Y.name+".shadowMap",O.map.depthTexture=new rs(s.x,s.y,Gi),O.map.depthTexture.name=Y.name+".shadowMapDepth",O.map.depthTexture.format=qs,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=gn,O.map.depthTexture.magFilter=gn}else Y.isPointLight?(O.map=new Ol(s.x),O.map.depthTexture=new nl(s.x,os)):(O.map=new fn(s.x,s.y),O.map.depthTexture=new rs(s.x,s.y,os)),O.map.depthTexture.name=Y.name+".shadowMap",O.map.depthTexture.format=qs,this.type===zr?(O.map.depthTexture.compareFunction=$?Uf:Nf,O.map.depthTexture.minFilter=li,O.map.depthTexture.magFilter=li):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=gn,O.map.depthTexture.magFilter=gn);O.camera.updateProjectionMatrix()}O.map.isWebGLCubeRenderTarget!==!0&&(O.map.width!==s.x||O.map.height!==s.y)&&O.map.setSize(s.x,s.y);let Z=O.map.isWebGLCubeRenderTarget?6:O.getViewportCount();Y.isPointLight!==!0&&O.updateMatrices(Y,S);let ne=(O.camera.layers.mask&4294967294)!==0?O.camera.layers:S.layers;for(let ce=0;ce<Z;ce++){let de=O.getCamera(ce);if(Y.isPointLight){let ee=O.camera,ge=O.matrix,_e=Y.distance||ee.far;_e!==ee.far&&(ee.far=_e,ee.updateProjectionMatrix()),Ul.setFromMatrixPosition(Y.matrixWorld),ee.position.copy(Ul),ep.copy(ee.position),ep.add(LE[ce]),ee.up.copy(DE[ce]),ee.lookAt(ep),ee.updateMatrixWorld(),ge.makeTranslation(-Ul.x,-Ul.y,-Ul.z),N0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),O._frustum.setFromProjectionMatrix(N0,ee.coordinateSystem,ee.reversedDepth)}if(O.map.isWebGLCubeRenderTarget)i.setRenderTarget(O.map,ce),i.clear();else{ce===0&&(i.setRenderTarget(O.map),i.clear());let ee=O.getViewport(ce);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),z.viewport(o)}n=O.getFrustum(ce),b(x,S,de,Y,ne,this.type)}O.isPointLightShadow!==!0&&this.type===Jo&&y(O,S),O.needsUpdate=!1}g=this.type,p.needsUpdate=!1,i.setRenderTarget(N,P,L)};function y(M,x){let S=e.update(v);u.defines.VSM_SAMPLES!==M.blurSamples&&(u.defines.VSM_SAMPLES=M.blurSamples,f.defines.VSM_SAMPLES=M.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),M.mapPass===null?M.mapPass=new fn(s.x,s.y,{format:Mr,type:Bn}):(M.mapPass.width!==M.map.width||M.mapPass.height!==M.map.height)&&M.mapPass.setSize(M.map.width,M.map.height),u.uniforms.shadow_pass.value=M.map.depthTexture,u.uniforms.resolution.value.set(M.map.width,M.map.height),u.uniforms.radius.value=M.radius,i.setRenderTarget(M.mapPass),i.clear(),i.renderBufferDirect(x,null,S,u,v,null),f.uniforms.shadow_pass.value=M.mapPass.texture,f.uniforms.resolution.value.set(M.map.width,M.map.height),f.uniforms.radius.value=M.radius,i.setRenderTarget(M.map),i.clear(),i.renderBufferDirect(x,null,S,f,v,null)}function E(M,x,S,N){let P=null,L=S.isPointLight===!0?M.customDistanceMaterial:M.customDepthMaterial;if(L!==void 0)P=L;else if(P=S.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let z=P.uuid,V=x.uuid,U=c[z];U===void 0&&(U={},c[z]=U);let W=U[V];W===void 0&&(W=P.clone(),U[V]=W,x.addEventListener("dispose",R)),P=W}if(P.visible=x.visible,P.wireframe=x.wireframe,N===Jo?P.side=x.shadowSide!==null?x.shadowSide:x.side:P.side=x.shadowSide!==null?x.shadowSide:h[x.side],P.alphaMap=x.alphaMap,P.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,P.map=x.map,P.clipShadows=x.clipShadows,P.clippingPlanes=x.clippingPlanes,P.clipIntersection=x.clipIntersection,P.displacementMap=x.displacementMap,P.displacementScale=x.displacementScale,P.displacementBias=x.displacementBias,P.wireframeLinewidth=x.wireframeLinewidth,P.linewidth=x.linewidth,S.isPointLight===!0&&P.isMeshDistanceMaterial===!0){let z=i.properties.get(P);z.light=S}return P}function b(M,x,S,N,P,L){if(M.visible===!1)return;if(M.layers.test(P)&&(M.isMesh||M.isLine||M.isPoints)&&(M.castShadow||M.receiveShadow&&L===Jo)&&(!M.frustumCulled||M.intersectsFrustum(n))){M.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,M.matrixWorld);let U=e.update(M),W=M.material;if(Array.isArray(W)){let Y=U.groups;for(let O=0,te=Y.length;O<te;O++){let $=Y[O],Z=W[$.materialIndex];if(Z&&Z.visible){let ne=E(M,Z,N,L);M.onBeforeShadow(i,M,x,S,U,ne,$),i.renderBufferDirect(S,null,U,ne,M,$),M.onAfterShadow(i,M,x,S,U,ne,$)}}}else if(W.visible){let Y=E(M,W,N,L);M.onBeforeShadow(i,M,x,S,U,Y,null),i.renderBufferDirect(S,null,U,Y,M,null),M.onAfterShadow(i,M,x,S,U,Y,null)}}let V=M.children;for(let U=0,W=V.length;U<W;U++)b(V[U],x,S,N,P,L)}function R(M){M.target.removeEventListener("dispose",R);for(let S in c){let N=c[S],P=M.target.uuid;P in N&&(N[P].dispose(),delete N[P])}}}function UE(i,e){function t(){let H=!1,oe=new Nt,re=null,Re=new Nt(0,0,0,0);return{setMask:function(Me){re!==Me&&!H&&(i.colorMask(Me,Me,Me,Me),re=Me)},setLocked:function(Me){H=Me},setClear:function(Me,Te,Ye,it,ue){ue===!0&&(Me*=it,Te*=it,Ye*=it),oe.set(Me,Te,Ye,it),Re.equals(oe)===!1&&(i.clearColor(Me,Te,Ye,it),Re.copy(oe))},reset:function(){H=!1,re=null,Re.set(-1,0,0,0)}}}function n(){let H=!1,oe=!1,re=null,Re=null,Me=null;return{setReversed:function(Te){if(oe!==Te){let Ye=e.get("EXT_clip_control");Te?Ye.clipControlEXT(Ye.LOWER_LEFT_EXT,Ye.ZERO_TO_ONE_EXT):Ye.clipControlEXT(Ye.LOWER_LEFT_EXT,Ye.NEGATIVE_ONE_TO_ONE_EXT),oe=Te;let it=Me;Me=null,this.setClear(it)}},getReversed:function(){return oe},setTest:function(Te){Te?ye(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(Te){re!==Te&&!H&&(i.depthMask(Te),re=Te)},setFunc:function(Te){if(oe&&(Te=h0[Te]),Re!==Te){switch(Te){case Zc:i.depthFunc(i.NEVER);break;case Kc:i.depthFunc(i.ALWAYS);break;case jc:i.depthFunc(i.LESS);break;case Uo:i.depthFunc(i.LEQUAL);break;case Qc:i.depthFunc(i.EQUAL);break;case eh:i.depthFunc(i.GEQUAL);break;case Fo:i.depthFunc(i.GREATER);break;case th:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Re=Te}},setLocked:function(Te){H=Te},setClear:function(Te){Me!==Te&&(Me=Te,oe&&(Te=1-Te),i.clearDepth(Te))},reset:function(){H=!1,re=null,Re=null,Me=null,oe=!1}}}function s(){let H=!1,oe=null,re=null,Re=null,Me=null,Te=null,Ye=null,it=null,ue=null;return{setTest:function(Ge){H||(Ge?ye(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Ge){oe!==Ge&&!H&&(i.stencilMask(Ge),oe=Ge)},setFunc:function(Ge,st,Ie){(re!==Ge||Re!==st||Me!==Ie)&&(i.stencilFunc(Ge,st,Ie),re=Ge,Re=st,Me=Ie)},setOp:function(Ge,st,Ie){(Te!==Ge||Ye!==st||it!==Ie)&&(i.stencilOp(Ge,st,Ie),Te=Ge,Ye=st,it=Ie)},setLocked:function(Ge){H=Ge},setClear:function(Ge){ue!==Ge&&(i.clearStencil(Ge),ue=Ge)},reset:function(){H=!1,oe=null,re=null,Re=null,Me=null,Te=null,Ye=null,it=null,ue=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,d={},h={},u={},f=new WeakMap,m=[],v=null,p=!1,g=null,y=null,E=null,b=null,R=null,M=null,x=null,S=new Le(0,0,0),N=0,P=!1,L=null,z=null,V=null,U=null,W=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),O=!1,te=0,$=i.getParameter(i.VERSION);$.indexOf("WebGL")!==-1?(te=parseFloat(/^WebGL (\d)/.exec($)[1]),O=te>=1):$.indexOf("OpenGL ES")!==-1&&(te=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),O=te>=2);let Z=null,ne={},ce=i.getParameter(i.SCISSOR_BOX),de=i.getParameter(i.VIEWPORT),ee=new Nt().fromArray(ce),ge=new Nt().fromArray(de);function _e(H,oe,re,Re){let Me=new Uint8Array(4),Te=i.createTexture();i.bindTexture(H,Te),i.texParameteri(H,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(H,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ye=0;Ye<re;Ye++)H===i.TEXTURE_3D||H===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,Re,0,i.RGBA,i.UNSIGNED_BYTE,Me):i.texImage2D(oe+Ye,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Me);return Te}let Se={};Se[i.TEXTURE_2D]=_e(i.TEXTURE_2D,i.TEXTURE_2D,1),Se[i.TEXTURE_CUBE_MAP]=_e(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Se[i.TEXTURE_2D_ARRAY]=_e(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Se[i.TEXTURE_3D]=_e(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),ye(i.DEPTH_TEST),o.setFunc(Uo),tn(!1),Et(_f),ye(i.CULL_FACE),zt(wn);function ye(H){d[H]!==!0&&(i.enable(H),d[H]=!0)}function He(H){d[H]!==!1&&(i.disable(H),d[H]=!1)}function je(H,oe){return u[H]!==oe?(i.bindFramebuffer(H,oe),u[H]=oe,H===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=oe),H===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function $e(H,oe){let re=m,Re=!1;if(H){re=f.get(oe),re===void 0&&(re=[],f.set(oe,re));let Me=H.textures;if(re.length!==Me.length||re[0]!==i.COLOR_ATTACHMENT0){for(let Te=0,Ye=Me.length;Te<Ye;Te++)re[Te]=i.COLOR_ATTACHMENT0+Te;re.length=Me.length,Re=!0}}else re[0]!==i.BACK&&(re[0]=i.BACK,Re=!0);Re&&i.drawBuffers(re)}function ut(H){return v!==H?(i.useProgram(H),v=H,!0):!1}let ct={[Vi]:i.FUNC_ADD,[Fg]:i.FUNC_SUBTRACT,[Og]:i.FUNC_REVERSE_SUBTRACT};ct[kg]=i.MIN,ct[Bg]=i.MAX;let et={[Hr]:i.ZERO,[zg]:i.ONE,[Hg]:i.SRC_COLOR,[Mf]:i.SRC_ALPHA,[Xg]:i.SRC_ALPHA_SATURATE,[yl]:i.DST_COLOR,[vl]:i.DST_ALPHA,[Vg]:i.ONE_MINUS_SRC_COLOR,[Ef]:i.ONE_MINUS_SRC_ALPHA,[Wg]:i.ONE_MINUS_DST_COLOR,[Gg]:i.ONE_MINUS_DST_ALPHA,[$g]:i.CONSTANT_COLOR,[qg]:i.ONE_MINUS_CONSTANT_COLOR,[Yg]:i.CONSTANT_ALPHA,[Jg]:i.ONE_MINUS_CONSTANT_ALPHA};function zt(H,oe,re,Re,Me,Te,Ye,it,ue,Ge){if(H===wn){p===!0&&(He(i.BLEND),p=!1);return}if(p===!1&&(ye(i.BLEND),p=!0),H!==Th){if(H!==g||Ge!==P){if((y!==Vi||R!==Vi)&&(i.blendEquation(i.FUNC_ADD),y=Vi,R=Vi),Ge)switch(H){case Zo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bf:i.blendFunc(i.ONE,i.ONE);break;case Sf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case wf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:rt("WebGLState: Invalid blending: ",H);break}else switch(H){case Zo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Sf:rt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case wf:rt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:rt("WebGLState: Invalid blending: ",H);break}E=null,b=null,M=null,x=null,S.set(0,0,0),N=0,g=H,P=Ge}return}Me=Me||oe,Te=Te||re,Ye=Ye||Re,(oe!==y||Me!==R)&&(i.blendEquationSeparate(ct[oe],ct[Me]),y=oe,R=Me),(re!==E||Re!==b||Te!==M||Ye!==x)&&(i.blendFuncSeparate(et[re],et[Re],et[Te],et[Ye]),E=re,b=Re,M=Te,x=Ye),(it.equals(S)===!1||ue!==N)&&(i.blendColor(it.r,it.g,it.b,ue),S.copy(it),N=ue),g=H,P=!1}function Lt(H,oe){H.side===kn?He(i.CULL_FACE):ye(i.CULL_FACE);let re=H.side===hi;oe&&(re=!re),tn(re),H.blending===Zo&&H.transparent===!1?zt(wn):zt(H.blending,H.blendEquation,H.blendSrc,H.blendDst,H.blendEquationAlpha,H.blendSrcAlpha,H.blendDstAlpha,H.blendColor,H.blendAlpha,H.premultipliedAlpha),o.setFunc(H.depthFunc),o.setTest(H.depthTest),o.setMask(H.depthWrite),r.setMask(H.colorWrite);let Re=H.stencilWrite;a.setTest(Re),Re&&(a.setMask(H.stencilWriteMask),a.setFunc(H.stencilFunc,H.stencilRef,H.stencilFuncMask),a.setOp(H.stencilFail,H.stencilZFail,H.stencilZPass)),mt(H.polygonOffset,H.polygonOffsetFactor,H.polygonOffsetUnits),H.alphaToCoverage===!0?ye(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function tn(H){L!==H&&(H?i.frontFace(i.CW):i.frontFace(i.CCW),L=H)}function Et(H){H!==Dg?(ye(i.CULL_FACE),H!==z&&(H===_f?i.cullFace(i.BACK):H===Ng?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),z=H}function ln(H){H!==V&&(O&&i.lineWidth(H),V=H)}function mt(H,oe,re){H?(ye(i.POLYGON_OFFSET_FILL),(U!==oe||W!==re)&&(U=oe,W=re,o.getReversed()&&(oe=-oe,re=-re),i.polygonOffset(oe,re))):He(i.POLYGON_OFFSET_FILL)}function rn(H){H?ye(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function $t(H){H===void 0&&(H=i.TEXTURE0+Y-1),Z!==H&&(i.activeTexture(H),Z=H)}function nn(H,oe,re){re===void 0&&(Z===null?re=i.TEXTURE0+Y-1:re=Z);let Re=ne[re];Re===void 0&&(Re={type:void 0,texture:void 0},ne[re]=Re),(Re.type!==H||Re.texture!==oe)&&(Z!==re&&(i.activeTexture(re),Z=re),i.bindTexture(H,oe||Se[H]),Re.type=H,Re.texture=oe)}function B(){let H=ne[Z];H!==void 0&&H.type!==void 0&&(i.bindTexture(H.type,null),H.type=void 0,H.texture=void 0)}function Ae(){try{i.compressedTexImage2D(...arguments)}catch(H){rt("WebGLState:",H)}}function Ze(){try{i.compressedTexImage3D(...arguments)}catch(H){rt("WebGLState:",H)}}function nt(){try{i.texSubImage2D(...arguments)}catch(H){rt("WebGLState:",H)}}function we(){try{i.texSubImage3D(...arguments)}catch(H){rt("WebGLState:",H)}}function Mt(){try{i.compressedTexSubImage2D(...arguments)}catch(H){rt("WebGLState:",H)}}function Be(){try{i.compressedTexSubImage3D(...arguments)}catch(H){rt("WebGLState:",H)}}function qe(){try{i.texStorage2D(...arguments)}catch(H){rt("WebGLState:",H)}}function I(){try{i.texStorage3D(...arguments)}catch(H){rt("WebGLState:",H)}}function w(){try{i.texImage2D(...arguments)}catch(H){rt("WebGLState:",H)}}function q(){try{i.texImage3D(...arguments)}catch(H){rt("WebGLState:",H)}}function he(H){return h[H]!==void 0?h[H]:i.getParameter(H)}function ae(H,oe){h[H]!==oe&&(i.pixelStorei(H,oe),h[H]=oe)}function ve(H){ee.equals(H)===!1&&(i.scissor(H.x,H.y,H.z,H.w),ee.copy(H))}function xe(H){ge.equals(H)===!1&&(i.viewport(H.x,H.y,H.z,H.w),ge.copy(H))}function ie(H,oe){let re=c.get(oe);re===void 0&&(re=new WeakMap,c.set(oe,re));let Re=re.get(H);Re===void 0&&(Re=i.getUniformBlockIndex(oe,H.name),i.uniformBlockBinding(oe,Re,Re),re.set(H,Re))}function se(H,oe,re){let Me=c.get(oe).get(H);l[Me]!==re&&(i.bindBufferBase(i.UNIFORM_BUFFER,Me,re),l[Me]=re)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),d={},h={},Z=null,ne={},u={},l={},f=new WeakMap,m=[],v=null,p=!1,g=null,y=null,E=null,b=null,R=null,M=null,x=null,S=new Le(0,0,0),N=0,P=!1,L=null,z=null,V=null,U=null,W=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:ye,disable:He,bindFramebuffer:je,drawBuffers:$e,useProgram:ut,setBlending:zt,setMaterial:Lt,setFlipSided:tn,setCullFace:Et,setLineWidth:ln,setPolygonOffset:mt,setScissorTest:rn,activeTexture:$t,bindTexture:nn,unbindTexture:B,compressedTexImage2D:Ae,compressedTexImage3D:Ze,texImage2D:w,texImage3D:q,pixelStorei:ae,getParameter:he,updateUBOMapping:ie,uniformBlockBinding:se,texStorage2D:qe,texStorage3D:I,texSubImage2D:nt,texSubImage3D:we,compressedTexSubImage2D:Mt,compressedTexSubImage3D:Be,scissor:ve,viewport:xe,reset:pe}}function FE(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Oe,d=new WeakMap,h=new Set,u,f=new WeakMap,m=new Set,v=new FinalizationRegistry(I=>m.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(I,w){return p?new OffscreenCanvas(I,w):Ya("canvas")}function y(I,w,q){let he=1,ae=qe(I);if((ae.width>q||ae.height>q)&&(he=q/Math.max(ae.width,ae.height)),he<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let ve=Math.floor(he*ae.width),xe=Math.floor(he*ae.height);u===void 0&&(u=g(ve,xe));let ie=w?g(ve,xe):u;return ie.width=ve,ie.height=xe,ie.getContext("2d").drawImage(I,0,0,ve,xe),Qe("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+ve+"x"+xe+")."),ie}else return"data"in I&&Qe("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),I;return I}function E(I){return I.generateMipmaps}function b(I){i.generateMipmap(I)}function R(I){return I.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?i.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function M(I,w,q,he,ae,ve=!1){if(I!==null){if(i[I]!==void 0)return i[I];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=w;if(w===i.RED&&(q===i.FLOAT&&(ie=i.R32F),q===i.HALF_FLOAT&&(ie=i.R16F),q===i.UNSIGNED_BYTE&&(ie=i.R8),q===i.UNSIGNED_SHORT&&xe&&(ie=xe.R16_EXT),q===i.SHORT&&xe&&(ie=xe.R16_SNORM_EXT)),w===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(ie=i.R8UI),q===i.UNSIGNED_SHORT&&(ie=i.R16UI),q===i.UNSIGNED_INT&&(ie=i.R32UI),q===i.BYTE&&(ie=i.R8I),q===i.SHORT&&(ie=i.R16I),q===i.INT&&(ie=i.R32I)),w===i.RG&&(q===i.FLOAT&&(ie=i.RG32F),q===i.HALF_FLOAT&&(ie=i.RG16F),q===i.UNSIGNED_BYTE&&(ie=i.RG8),q===i.UNSIGNED_SHORT&&xe&&(ie=xe.RG16_EXT),q===i.SHORT&&xe&&(ie=xe.RG16_SNORM_EXT)),w===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(ie=i.RG8UI),q===i.UNSIGNED_SHORT&&(ie=i.RG16UI),q===i.UNSIGNED_INT&&(ie=i.RG32UI),q===i.BYTE&&(ie=i.RG8I),q===i.SHORT&&(ie=i.RG16I),q===i.INT&&(ie=i.RG32I)),w===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),q===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),q===i.UNSIGNED_INT&&(ie=i.RGB32UI),q===i.BYTE&&(ie=i.RGB8I),q===i.SHORT&&(ie=i.RGB16I),q===i.INT&&(ie=i.RGB32I)),w===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),q===i.UNSIGNED_INT&&(ie=i.RGBA32UI),q===i.BYTE&&(ie=i.RGBA8I),q===i.SHORT&&(ie=i.RGBA16I),q===i.INT&&(ie=i.RGBA32I)),w===i.RGB&&(q===i.UNSIGNED_SHORT&&xe&&(ie=xe.RGB16_EXT),q===i.SHORT&&xe&&(ie=xe.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),w===i.RGBA){let se=ve?qa:yt.getTransfer(ae);q===i.FLOAT&&(ie=i.RGBA32F),q===i.HALF_FLOAT&&(ie=i.RGBA16F),q===i.UNSIGNED_BYTE&&(ie=se===At?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xe&&(ie=xe.RGBA16_EXT),q===i.SHORT&&xe&&(ie=xe.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function x(I,w){let q;return I?w===null||w===os||w===js?q=i.DEPTH24_STENCIL8:w===Gi?q=i.DEPTH32F_STENCIL8:w===jo&&(q=i.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):w===null||w===os||w===js?q=i.DEPTH_COMPONENT24:w===Gi?q=i.DEPTH_COMPONENT32F:w===jo&&(q=i.DEPTH_COMPONENT16),q}function S(I,w){return E(I)===!0||I.isFramebufferTexture&&I.minFilter!==gn&&I.minFilter!==li?Math.log2(Math.max(w.width,w.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?w.mipmaps.length:1}function N(I){let w=new WeakRef(I);n.get(I).__ref=w,m.add(w),v.register(I,w,w)}function P(I){let w=n.get(I).__ref;w!==void 0&&(m.delete(w),v.unregister(w))}function L(I){V(I.target)}function z(I){U(I.target)}function V(I){I.removeEventListener("dispose",L),P(I),Y(I),I.isVideoTexture&&d.delete(I),I.isHTMLTexture&&h.delete(I)}function U(I){I.removeEventListener("dispose",z),P(I),te(I)}function W(){for(let I of m){let w=I.deref();w!==void 0&&(w.isRenderTarget===!0?U(w):V(w))}m.clear(),h.clear()}function Y(I){let w=n.get(I);if(w.__webglInit===void 0)return;let q=I.source,he=f.get(q);if(he){let ae=he[w.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&O(I),Object.keys(he).length===0&&f.delete(q)}n.remove(I)}function O(I){let w=n.get(I);i.deleteTexture(w.__webglTexture);let q=I.source,he=f.get(q);delete he[w.__cacheKey],o.memory.textures--}function te(I){let w=n.get(I);w.__depthDisposeCallback&&w.__depthDisposeCallback();let q=I.depthTexture;if(q&&q.renderTarget===I&&V(q),I.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(w.__webglFramebuffer[ae]))for(let ve=0;ve<w.__webglFramebuffer[ae].length;ve++)i.deleteFramebuffer(w.__webglFramebuffer[ae][ve]);else i.deleteFramebuffer(w.__webglFramebuffer[ae]);w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer[ae])}else{if(Array.isArray(w.__webglFramebuffer))for(let ae=0;ae<w.__webglFramebuffer.length;ae++)i.deleteFramebuffer(w.__webglFramebuffer[ae]);else i.deleteFramebuffer(w.__webglFramebuffer);if(w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer),w.__webglMultisampledFramebuffer&&i.deleteFramebuffer(w.__webglMultisampledFramebuffer),w.__webglColorRenderbuffer)for(let ae=0;ae<w.__webglColorRenderbuffer.length;ae++)w.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(w.__webglColorRenderbuffer[ae]);w.__webglDepthRenderbuffer&&i.deleteRenderbuffer(w.__webglDepthRenderbuffer)}let he=I.textures;for(let ae=0,ve=he.length;ae<ve;ae++){let xe=n.get(he[ae]);xe.__webglTexture&&(i.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(he[ae])}n.remove(I)}let $=0;function Z(){$=0}function ne(){return $}function ce(I){$=I}function de(){let I=$;return I>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,I}function ee(I){let w=[];return w.push(I.wrapS),w.push(I.wrapT),w.push(I.wrapR||0),w.push(I.magFilter),w.push(I.minFilter),w.push(I.anisotropy),w.push(I.internalFormat),w.push(I.format),w.push(I.type),w.push(I.generateMipmaps),w.push(I.mipmapsAutoUpdate),w.push(I.premultiplyAlpha),w.push(I.flipY),w.push(I.unpackAlignment),w.push(I.colorSpace),w.join()}function ge(I,w){let q=n.get(I);if(I.isVideoTexture&&Mt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&q.__version!==I.version){let he=I.image;if(he===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Lt(q,I,w);return}}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+w)}function _e(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Lt(q,I,w);return}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+w)}function Se(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Lt(q,I,w);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+w)}function ye(I,w){let q=n.get(I);if(I.version>0&&q.__version!==I.version){tn(q,I,w);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+w)}let He={[bs]:i.REPEAT,[_s]:i.CLAMP_TO_EDGE,[nh]:i.MIRRORED_REPEAT},je={[gn]:i.NEAREST,[jg]:i.NEAREST_MIPMAP_NEAREST,[Tl]:i.NEAREST_MIPMAP_LINEAR,[li]:i.LINEAR,[Ch]:i.LINEAR_MIPMAP_NEAREST,[Ks]:i.LINEAR_MIPMAP_LINEAR},$e={[n0]:i.NEVER,[Ff]:i.ALWAYS,[i0]:i.LESS,[Nf]:i.LEQUAL,[s0]:i.EQUAL,[Uf]:i.GEQUAL,[r0]:i.GREATER,[o0]:i.NOTEQUAL};function ut(I,w){if(w.type===Gi&&e.has("OES_texture_float_linear")===!1&&(w.magFilter===li||w.magFilter===Ch||w.magFilter===Tl||w.magFilter===Ks||w.minFilter===li||w.minFilter===Ch||w.minFilter===Tl||w.minFilter===Ks)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(I,i.TEXTURE_WRAP_S,He[w.wrapS]),i.texParameteri(I,i.TEXTURE_WRAP_T,He[w.wrapT]),(I===i.TEXTURE_3D||I===i.TEXTURE_2D_ARRAY)&&i.texParameteri(I,i.TEXTURE_WRAP_R,He[w.wrapR]),i.texParameteri(I,i.TEXTURE_MAG_FILTER,je[w.magFilter]),i.texParameteri(I,i.TEXTURE_MIN_FILTER,je[w.minFilter]),w.compareFunction&&(i.texParameteri(I,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(I,i.TEXTURE_COMPARE_FUNC,$e[w.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(w.magFilter===gn||w.minFilter!==Tl&&w.minFilter!==Ks||w.type===Gi&&e.has("OES_texture_float_linear")===!1)return;if(w.anisotropy>1||n.get(w).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(I,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(w.anisotropy,s.getMaxAnisotropy())),n.get(w).__currentAnisotropy=w.anisotropy}}}function ct(I,w){let q=!1;I.__webglInit===void 0&&(I.__webglInit=!0,w.addEventListener("dispose",L),N(w));let he=w.source,ae=f.get(he);ae===void 0&&(ae={},f.set(he,ae));let ve=ee(w);if(ve!==I.__cacheKey){ae[ve]===void 0&&(ae[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ae[ve].usedTimes++;let xe=ae[I.__cacheKey];xe!==void 0&&(ae[I.__cacheKey].usedTimes--,xe.usedTimes===0&&O(w)),I.__cacheKey=ve,I.__webglTexture=ae[ve].texture}return q}function et(I,w,q){return Math.floor(Math.floor(I/q)/w)}function zt(I,w,q,he){let ve=I.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,w.width,w.height,q,he,w.data);else{ve.sort((H,oe)=>H.start-oe.start);let xe=0;for(let H=1;H<ve.length;H++){let oe=ve[xe],re=ve[H],Re=oe.start+oe.count,Me=et(re.start,w.width,4),Te=et(oe.start,w.width,4);re.start<=Re+1&&Me===Te&&et(re.start+re.count-1,w.width,4)===Me?oe.count=Math.max(oe.count,re.start+re.count-oe.start):(++xe,ve[xe]=re)}ve.length=xe+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),se=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,w.width);for(let H=0,oe=ve.length;H<oe;H++){let re=ve[H],Re=Math.floor(re.start/4),Me=Math.ceil(re.count/4),Te=Re%w.width,Ye=Math.floor(Re/w.width),it=Me,ue=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Te),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ye),t.texSubImage2D(i.TEXTURE_2D,0,Te,Ye,it,ue,q,he,w.data)}I.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,se),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Lt(I,w,q){let he=i.TEXTURE_2D;(w.isDataArrayTexture||w.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),w.isData3DTexture&&(he=i.TEXTURE_3D);let ae=ct(I,w),ve=w.source;t.bindTexture(he,I.__webglTexture,i.TEXTURE0+q);let xe=n.get(ve);if(ve.version!==xe.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&w.image instanceof ImageBitmap)===!1){let ue=yt.getPrimaries(yt.workingColorSpace),Ge=w.colorSpace===Qs?null:yt.getPrimaries(w.colorSpace),st=w.colorSpace===Qs||ue===Ge?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st)}t.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment);let se=y(w.image,!1,s.maxTextureSize);se=Be(w,se);let pe=r.convert(w.format,w.colorSpace),H=r.convert(w.type),oe=M(w.internalFormat,pe,H,w.normalized,w.colorSpace,w.isVideoTexture);ut(he,w);let re,Re=w.mipmaps,Me=w.isVideoTexture!==!0,Te=xe.__version===void 0||ae===!0,Ye=ve.dataReady,it=S(w,se);if(w.isDepthTexture)oe=x(w.format===as,w.type),Te&&(Me?t.texStorage2D(i.TEXTURE_2D,1,oe,se.width,se.height):t.texImage2D(i.TEXTURE_2D,0,oe,se.width,se.height,0,pe,H,null));else if(w.isDataTexture)if(Re.length>0){Me&&Te&&t.texStorage2D(i.TEXTURE_2D,it,oe,Re[0].width,Re[0].height);for(let ue=0,Ge=Re.length;ue<Ge;ue++)re=Re[ue],Me?Ye&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,re.width,re.height,pe,H,re.data):t.texImage2D(i.TEXTURE_2D,ue,oe,re.width,re.height,0,pe,H,re.data);w.generateMipmaps=!1}else Me?(Te&&t.texStorage2D(i.TEXTURE_2D,it,oe,se.width,se.height),Ye&&zt(w,se,pe,H)):t.texImage2D(i.TEXTURE_2D,0,oe,se.width,se.height,0,pe,H,se.data);else if(w.isCompressedTexture)if(w.isCompressedArrayTexture){Me&&Te&&t.texStorage3D(i.TEXTURE_2D_ARRAY,it,oe,Re[0].width,Re[0].height,se.depth);for(let ue=0,Ge=Re.length;ue<Ge;ue++)if(re=Re[ue],w.format!==Pi)if(pe!==null)if(Me){if(Ye)if(w.layerUpdates.size>0){let st=qf(re.width,re.height,w.format,w.type);for(let Ie of w.layerUpdates){let dt=re.data.subarray(Ie*st/re.data.BYTES_PER_ELEMENT,(Ie+1)*st/re.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,Ie,re.width,re.height,1,pe,dt)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,re.width,re.height,se.depth,pe,re.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ue,oe,re.width,re.height,se.depth,0,re.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Me?Ye&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,re.width,re.height,se.depth,pe,H,re.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ue,oe,re.width,re.height,se.depth,0,pe,H,re.data);w.layerUpdates.size>0&&w.clearLayerUpdates()}else{Me&&Te&&t.texStorage2D(i.TEXTURE_2D,it,oe,Re[0].width,Re[0].height);for(let ue=0,Ge=Re.length;ue<Ge;ue++)re=Re[ue],w.format!==Pi?pe!==null?Me?Ye&&t.compressedTexSubImage2D(i.TEXTURE_2D,ue,0,0,re.width,re.height,pe,re.data):t.compressedTexImage2D(i.TEXTURE_2D,ue,oe,re.width,re.height,0,re.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Me?Ye&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,re.width,re.height,pe,H,re.data):t.texImage2D(i.TEXTURE_2D,ue,oe,re.width,re.height,0,pe,H,re.data)}else if(w.isDataArrayTexture)if(Me){if(Te&&t.texStorage3D(i.TEXTURE_2D_ARRAY,it,oe,se.width,se.height,se.depth),Ye)if(w.layerUpdates.size>0){let ue=qf(se.width,se.height,w.format,w.type);for(let Ge of w.layerUpdates){let st=se.data.subarray(Ge*ue/se.data.BYTES_PER_ELEMENT,(Ge+1)*ue/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ge,se.width,se.height,1,pe,H,st)}w.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,pe,H,se.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,se.width,se.height,se.depth,0,pe,H,se.data);else if(w.isData3DTexture)Me?(Te&&t.texStorage3D(i.TEXTURE_3D,it,oe,se.width,se.height,se.depth),Ye&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,pe,H,se.data)):t.texImage3D(i.TEXTURE_3D,0,oe,se.width,se.height,se.depth,0,pe,H,se.data);else if(w.isFramebufferTexture){if(Te)if(Me)t.texStorage2D(i.TEXTURE_2D,it,oe,se.width,se.height);else{let ue=se.width,Ge=se.height;for(let st=0;st<it;st++)t.texImage2D(i.TEXTURE_2D,st,oe,ue,Ge,0,pe,H,null),ue>>=1,Ge>>=1}}else if(w.isHTMLTexture){if("texElementImage2D"in i){let ue=i.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),se.parentNode!==ue){ue.appendChild(se),h.add(w),ue.onpaint=Ge=>{let st=Ge.changedElements;for(let Ie of h)st.includes(Ie.image)&&(Ie.needsUpdate=!0)},ue.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,se);else{let st=i.RGBA,Ie=i.RGBA,dt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,st,Ie,dt,se)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Re.length>0){if(Me&&Te){let ue=qe(Re[0]);t.texStorage2D(i.TEXTURE_2D,it,oe,ue.width,ue.height)}for(let ue=0,Ge=Re.length;ue<Ge;ue++)re=Re[ue],Me?Ye&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,pe,H,re):t.texImage2D(i.TEXTURE_2D,ue,oe,pe,H,re);w.generateMipmaps=!1}else if(Me){if(Te){let ue=qe(se);t.texStorage2D(i.TEXTURE_2D,it,oe,ue.width,ue.height)}Ye&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,H,se)}else t.texImage2D(i.TEXTURE_2D,0,oe,pe,H,se);E(w)&&w.mipmapsAutoUpdate===!0&&b(he),xe.__version=ve.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function tn(I,w,q){if(w.image.length!==6)return;let he=ct(I,w),ae=w.source;t.bindTexture(i.TEXTURE_CUBE_MAP,I.__webglTexture,i.TEXTURE0+q);let ve=n.get(ae);if(ae.version!==ve.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let xe=yt.getPrimaries(yt.workingColorSpace),ie=w.colorSpace===Qs?null:yt.getPrimaries(w.colorSpace),se=w.colorSpace===Qs||xe===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let pe=w.isCompressedTexture||w.image[0].isCompressedTexture,H=w.image[0]&&w.image[0].isDataTexture,oe=[];for(let Ie=0;Ie<6;Ie++)!pe&&!H?oe[Ie]=y(w.image[Ie],!0,s.maxCubemapSize):oe[Ie]=H?w.image[Ie].image:w.image[Ie],oe[Ie]=Be(w,oe[Ie]);let re=oe[0],Re=r.convert(w.format,w.colorSpace),Me=r.convert(w.type),Te=M(w.internalFormat,Re,Me,w.normalized,w.colorSpace),Ye=w.isVideoTexture!==!0,it=ve.__version===void 0||he===!0,ue=ae.dataReady,Ge=S(w,re);ut(i.TEXTURE_CUBE_MAP,w);let st;if(w.isDepthTexture){if(Te=x(w.format===as,w.type),it)if(Ye)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Te,re.width,re.height);else for(let Ie=0;Ie<6;Ie++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Te,re.width,re.height,0,Re,Me,null)}else if(pe){Ye&&it&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Ge,Te,re.width,re.height);for(let Ie=0;Ie<6;Ie++){st=oe[Ie].mipmaps;for(let dt=0;dt<st.length;dt++){let qt=st[dt];w.format!==Pi?Re!==null?Ye?ue&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt,0,0,qt.width,qt.height,Re,qt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt,Te,qt.width,qt.height,0,qt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ye?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt,0,0,qt.width,qt.height,Re,Me,qt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt,Te,qt.width,qt.height,0,Re,Me,qt.data)}}}else{if(st=w.mipmaps,Ye&&it){st.length>0&&Ge++;let Ie=qe(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Ge,Te,Ie.width,Ie.height)}for(let Ie=0;Ie<6;Ie++)if(H){Ye?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,oe[Ie].width,oe[Ie].height,Re,Me,oe[Ie].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Te,oe[Ie].width,oe[Ie].height,0,Re,Me,oe[Ie].data);for(let dt=0;dt<st.length;dt++){let Qn=st[dt].image[Ie].image;Ye?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt+1,0,0,Qn.width,Qn.height,Re,Me,Qn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt+1,Te,Qn.width,Qn.height,0,Re,Me,Qn.data)}}else{Ye?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,Re,Me,oe[Ie]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Te,Re,Me,oe[Ie]);for(let dt=0;dt<st.length;dt++){let qt=st[dt];Ye?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt+1,0,0,Re,Me,qt.image[Ie]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,dt+1,Te,Re,Me,qt.image[Ie])}}}E(w)&&w.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),ve.__version=ae.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function Et(I,w,q,he,ae,ve){let xe=r.convert(q.format,q.colorSpace),ie=r.convert(q.type),se=M(q.internalFormat,xe,ie,q.normalized,q.colorSpace),pe=n.get(w),H=n.get(q);if(H.__renderTarget=w,!pe.__hasExternalTextures){let oe=Math.max(1,w.width>>ve),re=Math.max(1,w.height>>ve);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,ve,se,oe,re,w.depth,0,xe,ie,null):t.texImage2D(ae,ve,se,oe,re,0,xe,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,I),we(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,ae,H.__webglTexture,0,nt(w)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,ae,H.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function ln(I,w,q){if(i.bindRenderbuffer(i.RENDERBUFFER,I),w.depthBuffer){let he=w.depthTexture,ae=he&&he.isDepthTexture?he.type:null,ve=x(w.stencilBuffer,ae),xe=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;we(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,nt(w),ve,w.width,w.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,nt(w),ve,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,ve,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xe,i.RENDERBUFFER,I)}else{let he=w.textures;for(let ae=0;ae<he.length;ae++){let ve=he[ae],xe=r.convert(ve.format,ve.colorSpace),ie=r.convert(ve.type),se=M(ve.internalFormat,xe,ie,ve.normalized,ve.colorSpace);we(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,nt(w),se,w.width,w.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,nt(w),se,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,se,w.width,w.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function mt(I,w,q){let he=w.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,I),!(w.depthTexture&&w.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(w.depthTexture);ae.__renderTarget=w;let ve=he?w.depthTexture.image[0]:w.depthTexture.image;(!ae.__webglTexture||ve.width!==w.width||ve.height!==w.height)&&(ve.width=w.width,ve.height=w.height,w.depthTexture.needsUpdate=!0),he?ye(w.depthTexture,0):ge(w.depthTexture,0);let xe=ae.__webglTexture,ie=nt(w),se=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,pe=w.depthTexture.format===as?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(w.depthTexture.format===qs)we(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,se,xe,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,pe,se,xe,0);else if(w.depthTexture.format===as)we(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,se,xe,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,pe,se,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function rn(I){let w=n.get(I),q=I.isWebGLCubeRenderTarget===!0;if(w.__boundDepthTexture!==I.depthTexture){let he=I.depthTexture;if(w.__depthDisposeCallback&&w.__depthDisposeCallback(),he){let ae=()=>{delete w.__boundDepthTexture,delete w.__depthDisposeCallback,he.removeEventListener("dispose",ae)};he.addEventListener("dispose",ae),w.__depthDisposeCallback=ae}w.__boundDepthTexture=he}if(I.depthTexture&&!w.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)mt(w.__webglFramebuffer[he],I,he);else I.texture.mipmaps.length>0?mt(w.__webglFramebuffer[0],I,0):mt(w.__webglFramebuffer,I,0);else if(q){w.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[he]),w.__webglDepthbuffer[he]===void 0)w.__webglDepthbuffer[he]=i.createRenderbuffer(),ln(w.__webglDepthbuffer[he],I,!1);else{let ae=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=w.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ve)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer),w.__webglDepthbuffer===void 0)w.__webglDepthbuffer=i.createRenderbuffer(),ln(w.__webglDepthbuffer,I,!1);else{let ae=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=w.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function $t(I,w,q){let he=n.get(I);w!==void 0&&Et(he.__webglFramebuffer,I,I.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&rn(I)}function nn(I){let w=I.texture,q=n.get(I),he=n.get(w);I.addEventListener("dispose",z),N(I);let ae=I.textures,ve=I.isWebGLCubeRenderTarget===!0,xe=ae.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=w.version,o.memory.textures++),ve){q.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(w.mipmaps.length>0){q.__webglFramebuffer[ie]=[];for(let se=0;se<w.mipmaps.length;se++)q.__webglFramebuffer[ie][se]=i.createFramebuffer()}else q.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(w.mipmaps.length>0){q.__webglFramebuffer=[];for(let ie=0;ie<w.mipmaps.length;ie++)q.__webglFramebuffer[ie]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xe)for(let ie=0,se=ae.length;ie<se;ie++){let pe=n.get(ae[ie]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(I.samples>0&&we(I)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ie=0;ie<ae.length;ie++){let se=ae[ie];q.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[ie]);let pe=r.convert(se.format,se.colorSpace),H=r.convert(se.type),oe=M(se.internalFormat,pe,H,se.normalized,se.colorSpace,I.isXRRenderTarget===!0),re=nt(I);i.renderbufferStorageMultisample(i.RENDERBUFFER,re,oe,I.width,I.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,q.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),I.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),ln(q.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ut(i.TEXTURE_CUBE_MAP,w);for(let ie=0;ie<6;ie++)if(w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Et(q.__webglFramebuffer[ie][se],I,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,se);else Et(q.__webglFramebuffer[ie],I,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);E(w)?b(i.TEXTURE_CUBE_MAP):w.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ie=0,se=ae.length;ie<se;ie++){let pe=ae[ie],H=n.get(pe),oe=i.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(oe=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,H.__webglTexture),ut(oe,pe),Et(q.__webglFramebuffer,I,pe,i.COLOR_ATTACHMENT0+ie,oe,0),E(pe)&&b(oe)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ie=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,he.__webglTexture),ut(ie,w),w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Et(q.__webglFramebuffer[se],I,w,i.COLOR_ATTACHMENT0,ie,se);else Et(q.__webglFramebuffer,I,w,i.COLOR_ATTACHMENT0,ie,0);E(w)?b(ie):w.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&rn(I)}function B(I){let w=I.textures;for(let q=0,he=w.length;q<he;q++){let ae=w[q];if(E(ae)&&ae.mipmapsAutoUpdate===!0){let ve=R(I),xe=n.get(ae).__webglTexture;t.bindTexture(ve,xe),b(ve),t.unbindTexture()}}}let Ae=[];function Ze(I){if(I.samples>0){if(we(I)===!1){let w=I.textures,q=I.width,he=I.height,ae=i.COLOR_BUFFER_BIT,ve=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=n.get(I),ie=w.length>1;if(ie)for(let pe=0;pe<w.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<w.length;pe++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let H=n.get(w[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,H,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,ae,i.NEAREST),l===!0&&(Ae.length=0,Ae.push(i.COLOR_ATTACHMENT0+pe),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Ae.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ae))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let pe=0;pe<w.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let H=n.get(w[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,H,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let w=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[w])}}}function nt(I){return Math.min(s.maxSamples,I.samples)}function we(I){let w=n.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&w.__useRenderToTexture!==!1}function Mt(I){let w=o.render.frame;d.get(I)!==w&&(d.set(I,w),I.update())}function Be(I,w){let q=I.colorSpace,he=I.format,ae=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||q!==$a&&q!==Qs&&(yt.getTransfer(q)===At?(he!==Pi||ae!==Kn)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):rt("WebGLTextures: Unsupported texture color space:",q)),w}function qe(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=de,this.resetTextureUnits=Z,this.getTextureUnits=ne,this.setTextureUnits=ce,this.setTexture2D=ge,this.setTexture2DArray=_e,this.setTexture3D=Se,this.setTextureCube=ye,this.rebindTextures=$t,this.setupRenderTarget=nn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=rn,this.setupFrameBufferTexture=Et,this.useMultisampledRTT=we,this.dispose=W}function OE(i,e){function t(n,s=Qs){let r,o=yt.getTransfer(s);if(n===Kn)return i.UNSIGNED_BYTE;if(n===Ih)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Lh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Pf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===If)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Rf)return i.BYTE;if(n===Cf)return i.SHORT;if(n===jo)return i.UNSIGNED_SHORT;if(n===Ph)return i.INT;if(n===os)return i.UNSIGNED_INT;if(n===Gi)return i.FLOAT;if(n===Bn)return i.HALF_FLOAT;if(n===Lf)return i.ALPHA;if(n===Df)return i.RGB;if(n===Pi)return i.RGBA;if(n===qs)return i.DEPTH_COMPONENT;if(n===as)return i.DEPTH_STENCIL;if(n===Dh)return i.RED;if(n===Nh)return i.RED_INTEGER;if(n===Mr)return i.RG;if(n===Uh)return i.RG_INTEGER;if(n===Fh)return i.RGBA_INTEGER;if(n===Al||n===Rl||n===Cl||n===Pl)if(o===At)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Al)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Rl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Pl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Al)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Rl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Cl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Pl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Oh||n===kh||n===Bh||n===zh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Oh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===kh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Bh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===zh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Hh||n===Vh||n===Gh||n===Wh||n===Xh||n===Il||n===$h)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Hh||n===Vh)return o===At?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Gh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Wh)return r.COMPRESSED_R11_EAC;if(n===Xh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Il)return r.COMPRESSED_RG11_EAC;if(n===$h)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===qh||n===Yh||n===Jh||n===Zh||n===Kh||n===jh||n===Qh||n===eu||n===tu||n===nu||n===iu||n===su||n===ru||n===ou)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===qh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Yh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Jh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Zh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Kh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===jh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Qh)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===eu)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===tu)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===nu)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===iu)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===su)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ru)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ou)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===au||n===lu||n===cu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===au)return o===At?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===lu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===cu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===hu||n===uu||n===Ll||n===du)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===hu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===uu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Ll)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===du)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===js?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var kE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BE=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,ap=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new il(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new an({vertexShader:kE,fragmentShader:BE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Vt(new Hi(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},lp=class extends ns{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,d=null,h=null,u=null,f=null,m=null,v=typeof XRWebGLBinding<"u",p=new ap,g={},y=t.getContextAttributes(),E=null,b=null,R=[],M=[],x=new Oe,S=null,N=null,P=new ai;P.viewport=new Nt;let L=new ai;L.viewport=new Nt;let z=[P,L],V=new Mh,U=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Vo,R[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Vo,R[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Vo,R[ee]=ge),ge.getHandSpace()};function Y(ee){let ge=M.indexOf(ee.inputSource);if(ge===-1)return;let _e=R[ge];_e!==void 0&&(_e.update(ee.inputSource,ee.frame,c||o),_e.dispatchEvent({type:ee.type,data:ee.inputSource}))}function O(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",O),s.removeEventListener("inputsourceschange",te);for(let ee=0;ee<R.length;ee++){let ge=M[ee];ge!==null&&(M[ee]=null,R[ee].disconnect(ge))}U=null,W=null,p.reset();for(let ee in g)delete g[ee];if(e.setRenderTarget(E),f=null,u=null,h=null,s=null,b=null,de.stop(),n.isPresenting=!1,e.setPixelRatio(S),e.setSize(x.width,x.height,!1),N!==null){let ee=N.camera;ee.fov=N.fov,ee.zoom=N.zoom,ee.updateProjectionMatrix(),N=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return h===null&&v&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",O),s.addEventListener("inputsourceschange",te),y.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(x),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Se=null,ye=null;y.depth&&(ye=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=y.stencil?as:qs,Se=y.stencil?js:os);let He={colorFormat:t.RGBA8,depthFormat:ye,scaleFactor:r};h=this.getBinding(),u=h.createProjectionLayer(He),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),b=new fn(u.textureWidth,u.textureHeight,{format:Pi,type:Kn,depthTexture:new rs(u.textureWidth,u.textureHeight,Se,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let _e={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,_e),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new fn(f.framebufferWidth,f.framebufferHeight,{format:Pi,type:Kn,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),de.setContext(s),de.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function te(ee){for(let ge=0;ge<ee.removed.length;ge++){let _e=ee.removed[ge],Se=M.indexOf(_e);Se>=0&&(M[Se]=null,R[Se].disconnect(_e))}for(let ge=0;ge<ee.added.length;ge++){let _e=ee.added[ge],Se=M.indexOf(_e);if(Se===-1){for(let He=0;He<R.length;He++)if(He>=M.length){M.push(_e),Se=He;break}else if(M[He]===null){M[He]=_e,Se=He;break}if(Se===-1)break}let ye=R[Se];ye&&ye.connect(_e)}}function $(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,_e=ee.far;p.texture!==null&&(p.depthNear>0&&(ge=p.depthNear),p.depthFar>0&&(_e=p.depthFar)),V.near=L.near=P.near=ge,V.far=L.far=P.far=_e,(U!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),U=V.near,W=V.far),V.layers.mask=ee.layers.mask|6,P.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let Se=ee.parent,ye=V.cameras;$(V,Se);for(let He=0;He<ye.length;He++)$(ye[He],Se);V.projectionMatrix.copy(P.projectionMatrix),V.projectionMatrixInverse.copy(P.projectionMatrixInverse),N===null&&ee.isPerspectiveCamera&&(N={camera:ee,fov:ee.fov,zoom:ee.zoom}),Z(ee,V,Se)};function Z(ee,ge,_e){_e===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(_e.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Bo*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(u===null&&f===null))return l},this.setFoveation=function(ee){l=ee,u!==null&&(u.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(V)},this.getCameraTexture=function(ee){return g[ee]};let ne=null;function ce(ee,ge){if(d=ge.getViewerPose(c||o),m=ge,d!==null){let _e=d.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Se=!1;_e.length!==V.cameras.length&&(V.cameras.length=0,Se=!0);for(let $e=0;$e<_e.length;$e++){let ut=_e[$e],ct=null;if(f!==null)ct=f.getViewport(ut);else{let zt=h.getViewSubImage(u,ut);ct=zt.viewport,$e===0&&(e.setRenderTargetTextures(b,zt.colorTexture,zt.depthStencilTexture),e.setRenderTarget(b))}let et=z[$e];et===void 0&&(et=new ai,et.layers.enable($e),et.viewport=new Nt,z[$e]=et),et.matrix.fromArray(ut.transform.matrix),et.matrix.decompose(et.position,et.quaternion,et.scale),et.projectionMatrix.fromArray(ut.projectionMatrix),et.projectionMatrixInverse.copy(et.projectionMatrix).invert(),et.viewport.set(ct.x,ct.y,ct.width,ct.height),$e===0&&(V.matrix.copy(et.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Se===!0&&V.cameras.push(et)}let ye=s.enabledFeatures;if(ye&&ye.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){h=n.getBinding();let $e=h.getDepthInformation(_e[0]);$e&&$e.isValid&&$e.texture&&p.init($e,s.renderState)}if(ye&&ye.includes("camera-access")&&v){e.state.unbindTexture(),h=n.getBinding();for(let $e=0;$e<_e.length;$e++){let ut=_e[$e].camera;if(ut){let ct=g[ut];ct||(ct=new il,g[ut]=ct);let et=h.getCameraImage(ut);ct.sourceTexture=et}}}}for(let _e=0;_e<R.length;_e++){let Se=M[_e],ye=R[_e];Se!==null&&ye!==void 0&&ye.update(Se,ge,c||o)}ne&&ne(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),m=null}let de=new U0;de.setAnimationLoop(ce),this.setAnimationLoop=function(ee){ne=ee},this.dispose=function(){}}},zE=new Ke,X0=new at;X0.set(-1,0,0,0,1,0,0,0,1);function HE(i,e){function t(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function n(p,g){g.color.getRGB(p.fogColor.value,Wf(i)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function s(p,g,y,E,b){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(p,g):g.isMeshLambertMaterial?(r(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(p,g),h(p,g)):g.isMeshPhongMaterial?(r(p,g),d(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(p,g),u(p,g),g.isMeshPhysicalMaterial&&f(p,g,b)):g.isMeshMatcapMaterial?(r(p,g),m(p,g)):g.isMeshDepthMaterial?r(p,g):g.isMeshDistanceMaterial?(r(p,g),v(p,g)):g.isMeshNormalMaterial?r(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,y,E):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,t(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===hi&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,t(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===hi&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,t(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,t(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let y=e.get(g),E=y.envMap,b=y.envMapRotation;E&&(p.envMap.value=E,p.envMapRotation.value.setFromMatrix4(zE.makeRotationFromEuler(b)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(X0),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,y,E){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*y,p.scale.value=E*.5,g.map&&(p.map.value=g.map,t(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function d(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function h(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function u(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,y){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===hi&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=y.texture,p.transmissionSamplerSize.value.set(y.width,y.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function v(p,g){let y=e.get(g).light;p.referencePosition.value.setFromMatrixPosition(y.matrixWorld),p.nearDistance.value=y.shadow.camera.near,p.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function VE(i,e,t,n){let s={},r={};function o(y,E){let b=E.program;n.uniformBlockBinding(y,b,s[y.id])}function a(y,E){let b=s[y.id];b===void 0&&(m(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",p));let R=E.program;n.updateUBOMapping(y,R);let M=e.render.frame;r[y.id]!==M&&(c(y),r[y.id]=M)}function l(y){let E=i.createBuffer(),b=y.__size,R=y.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function c(y){let E=s[y.id],b=y.uniforms,R=y.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let M=0,x=b.length;M<x;M++){let S=b[M];if(Array.isArray(S))for(let N=0,P=S.length;N<P;N++)d(S[N],M,N,R);else d(S,M,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function d(y,E,b,R){if(u(y,E,b,R)===!0){let M=y.__offset,x=y.value;if(Array.isArray(x)){let S=0;for(let N=0;N<x.length;N++){let P=x[N],L=v(P,!0);h(P,y.__data,S),S+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,y.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,M,y.__data)}}function h(y,E,b){typeof y=="number"||typeof y=="boolean"?E[b]=y:y.isMatrix3?(E[b]=y.elements[0],E[b+1]=y.elements[1],E[b+2]=y.elements[2],E[b+3]=0,E[b+4]=y.elements[3],E[b+5]=y.elements[4],E[b+6]=y.elements[5],E[b+7]=0,E[b+8]=y.elements[6],E[b+9]=y.elements[7],E[b+10]=y.elements[8],E[b+11]=0):ArrayBuffer.isView(y)?E.set(y.subarray(0,E.length-b),b):y.toArray(E,b)}function u(y,E,b,R){let M=y.value,x=E+"_"+b;if(Array.isArray(M)){R[x]===void 0&&(R[x]=[]);let S=R[x],N=!1;for(let P=0;P<M.length;P++)f(M[P],S,P)===!0&&(N=!0);return N}return f(M,R,x)}function f(y,E,b){if(E[b]===void 0)return typeof y=="number"||typeof y=="boolean"?E[b]=y:ArrayBuffer.isView(y)?E[b]=y.slice():E[b]=y.clone(),!0;{let R=E[b];if(typeof y=="number"||typeof y=="boolean"){if(R!==y)return E[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(R.equals(y)===!1)return R.copy(y),!0}}return!1}function m(y){let E=y.uniforms,b=0,R=16;for(let x=0,S=E.length;x<S;x++){let N=Array.isArray(E[x])?E[x]:[E[x]];for(let P=0,L=N.length;P<L;P++){let z=N[P],V=Array.isArray(z.value)?z.value:[z.value],U=Array.isArray(E[x])||Array.isArray(z.value),W=b;for(let O=0,te=V.length;O<te;O++){let $=V[O],Z=v($,U),ne=b%R,ce=ne%Z.boundary,de=ne+ce;b+=ce,de!==0&&R-de<Z.storage&&(b+=R-de),O===0&&(W=b),b+=Z.storage}let Y=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new Y((b-W)/Float32Array.BYTES_PER_ELEMENT),z.__offset=W}}let M=b%R;return M>0&&(b+=R-M),y.__size=b,y.__cache={},this}function v(y,E){let b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",y),E===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(y){let E=y.target;E.removeEventListener("dispose",p),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function g(){for(let y in s)i.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:g}}var GE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Rs=null;function WE(){return Rs===null&&(Rs=new Js(GE,16,16,Mr,Bn),Rs.name="DFG_LUT",Rs.minFilter=li,Rs.magFilter=li,Rs.wrapS=_s,Rs.wrapT=_s,Rs.generateMipmaps=!1,Rs.needsUpdate=!0),Rs}var vu=class{constructor(e={}){let{canvas:t=a0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:d="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:u=!1,outputBufferType:f=Kn}=e;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let v=f,p=new Set([Fh,Uh,Nh]),g=new Set([Kn,os,jo,js,Ih,Lh]),y=new Uint32Array(4),E=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,M=null,x=[],S=[],N=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=As,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,L=!1,z=null,V=null,U=null,W=null;this._outputColorSpace=ri;let Y=0,O=0,te=null,$=-1,Z=null,ne=new Nt,ce=new Nt,de=null,ee=new Le(0),ge=0,_e=t.width,Se=t.height,ye=1,He=null,je=null,$e=new Nt(0,0,_e,Se),ut=new Nt(0,0,_e,Se),ct=!1,et=new gr,zt=new lh,Lt=!1,tn=!1,Et=new Ke,ln=new C,mt=new Nt,rn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},$t=!1;function nn(){return te===null?ye:1}let B=n;function Ae(A,G){return t.getContext(A,G)}let Ze,nt,we,Mt,Be,qe,I,w,q,he,ae,ve,xe,ie,se,pe,H,oe,re,Re,Me,Te,Ye;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:d,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ge,!1),t.addEventListener("webglcontextrestored",st,!1),t.addEventListener("webglcontextcreationerror",Ie,!1),B===null){let G="webgl2";if(B=Ae(G,A),B===null)throw Ae(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}it()}catch(A){throw t.removeEventListener("webglcontextlost",Ge,!1),t.removeEventListener("webglcontextrestored",st,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),rt("WebGLRenderer: "+A.message),A}function it(){Ze=new tM(B),Ze.init(),Me=new OE(B,Ze),nt=new Ww(B,Ze,e,Me),we=new UE(B,Ze),nt.reversedDepthBuffer&&u&&we.buffers.depth.setReversed(!0),V=B.createFramebuffer(),U=B.createFramebuffer(),W=B.createFramebuffer(),Mt=new sM(B),Be=new bE,qe=new FE(B,Ze,we,Be,nt,Me,Mt),I=new eM(P),w=new ob(B),Te=new Vw(B,w),q=new nM(B,w,Mt,Te),he=new oM(B,q,w,Te,Mt),oe=new rM(B,nt,qe),se=new Xw(Be),ae=new _E(P,I,Ze,nt,Te,se),ve=new HE(P,Be),xe=new wE,ie=new CE(Ze),H=new Hw(P,I,we,he,m,l),pe=new NE(P,he,nt),Ye=new VE(B,Mt,nt,we),re=new Gw(B,Ze,Mt),Re=new iM(B,Ze,Mt),Mt.programs=ae.programs,P.capabilities=nt,P.extensions=Ze,P.properties=Be,P.renderLists=xe,P.shadowMap=pe,P.state=we,P.info=Mt}v!==Kn&&(N=new lM(v,t.width,t.height,a,s,r));let ue=new lp(P,B);this.xr=ue,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let A=Ze.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Ze.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return ye},this.setPixelRatio=function(A){A!==void 0&&(ye=A,this.setSize(_e,Se,!1))},this.getSize=function(A){return A.set(_e,Se)},this.setSize=function(A,G,Q=!0){if(ue.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=A,Se=G,t.width=Math.floor(A*ye),t.height=Math.floor(G*ye),Q===!0&&(t.style.width=A+"px",t.style.height=G+"px"),N!==null&&N.setSize(t.width,t.height),this.setViewport(0,0,A,G)},this.getDrawingBufferSize=function(A){return A.set(_e*ye,Se*ye).floor()},this.setDrawingBufferSize=function(A,G,Q){_e=A,Se=G,ye=Q,t.width=Math.floor(A*Q),t.height=Math.floor(G*Q),this.setViewport(0,0,A,G)},this.setEffects=function(A){if(v===Kn){rt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let G=0;G<A.length;G++)if(A[G].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}N.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(ne)},this.getViewport=function(A){return A.copy($e)},this.setViewport=function(A,G,Q,J){A.isVector4?$e.set(A.x,A.y,A.z,A.w):$e.set(A,G,Q,J),we.viewport(ne.copy($e).multiplyScalar(nn()).round())},this.getScissor=function(A){return A.copy(ut)},this.setScissor=function(A,G,Q,J){A.isVector4?ut.set(A.x,A.y,A.z,A.w):ut.set(A,G,Q,J),we.scissor(ce.copy(ut).multiplyScalar(nn()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(A){we.setScissorTest(ct=A)},this.setOpaqueSort=function(A){He=A},this.setTransparentSort=function(A){je=A},this.getClearColor=function(A){return A.copy(H.getClearColor())},this.setClearColor=function(){H.setClearColor(...arguments)},this.getClearAlpha=function(){return H.getClearAlpha()},this.setClearAlpha=function(){H.setClearAlpha(...arguments)},this.clear=function(A=!0,G=!0,Q=!0){let J=0;if(A){let K=!1;if(te!==null){let Ce=te.texture.format;K=p.has(Ce)}if(K){let Ce=te.texture.type,Ne=g.has(Ce),Pe=H.getClearColor(),Ue=H.getClearAlpha(),Xe=Pe.r,ot=Pe.g,gt=Pe.b;Ne?(y[0]=Xe,y[1]=ot,y[2]=gt,y[3]=Ue,B.clearBufferuiv(B.COLOR,0,y)):(E[0]=Xe,E[1]=ot,E[2]=gt,E[3]=Ue,B.clearBufferiv(B.COLOR,0,E))}else J|=B.COLOR_BUFFER_BIT}G&&(J|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&(J|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),J!==0&&B.clear(J)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),z=A},this.dispose=function(){t.removeEventListener("webglcontextlost",Ge,!1),t.removeEventListener("webglcontextrestored",st,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),H.dispose(),xe.dispose(),ie.dispose(),qe.dispose(),Be.dispose(),I.dispose(),he.dispose(),q.dispose(),Te.dispose(),Ye.dispose(),ae.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",lc),ue.removeEventListener("sessionend",ds),Us.stop()};function Ge(A){A.preventDefault(),Ja("WebGLRenderer: Context Lost."),L=!0}function st(){Ja("WebGLRenderer: Context Restored."),L=!1;let A=Mt.autoReset,G=pe.enabled,Q=pe.autoUpdate,J=pe.needsUpdate,K=pe.type;it(),Mt.autoReset=A,pe.enabled=G,pe.autoUpdate=Q,pe.needsUpdate=J,pe.type=K}function Ie(A){rt("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function dt(A){let G=A.target;G.removeEventListener("dispose",dt),qt(G)}function qt(A){Qn(A),Be.remove(A)}function Qn(A){let G=Be.get(A).programs;G!==void 0&&(G.forEach(function(Q){ae.releaseProgram(Q)}),A.isShaderMaterial&&ae.releaseShaderCache(A))}this.renderBufferDirect=function(A,G,Q,J,K,Ce){G===null&&(G=rn);let Ne=K.isMesh&&K.matrixWorld.determinantAffine()<0,Pe=Ea(A,G,Q,J,K);we.setMaterial(J,Ne);let Ue=Q.index,Xe=1;if(J.wireframe===!0){if(Ue=q.getWireframeAttribute(Q),Ue===void 0)return;Xe=2}let ot=Q.drawRange,gt=Q.attributes.position,We=ot.start*Xe,vt=(ot.start+ot.count)*Xe;Ce!==null&&(We=Math.max(We,Ce.start*Xe),vt=Math.min(vt,(Ce.start+Ce.count)*Xe)),Ue!==null?(We=Math.max(We,0),vt=Math.min(vt,Ue.count)):gt!=null&&(We=Math.max(We,0),vt=Math.min(vt,gt.count));let on=vt-We;if(on<0||on===1/0)return;Te.setup(K,J,Pe,Q,Ue);let Ot,kt=re;if(Ue!==null&&(Ot=w.get(Ue),kt=Re,kt.setIndex(Ot)),K.isMesh)J.wireframe===!0?(we.setLineWidth(J.wireframeLinewidth*nn()),kt.setMode(B.LINES)):kt.setMode(B.TRIANGLES);else if(K.isLine){let Tn=J.linewidth;Tn===void 0&&(Tn=1),we.setLineWidth(Tn*nn()),K.isLineSegments?kt.setMode(B.LINES):K.isLineLoop?kt.setMode(B.LINE_LOOP):kt.setMode(B.LINE_STRIP)}else K.isPoints?kt.setMode(B.POINTS):K.isSprite&&kt.setMode(B.TRIANGLES);if(K.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))kt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Tn=K._multiDrawStarts,ze=K._multiDrawCounts,vn=K._multiDrawCount,bt=Ue?w.get(Ue).bytesPerElement:1,Os=Be.get(J).currentProgram.getUniforms();for(let yn=0;yn<vn;yn++)Os.setValue(B,"_gl_DrawID",yn),kt.render(Tn[yn]/bt,ze[yn])}else if(K.isInstancedMesh)kt.renderInstances(We,on,K.count);else if(Q.isInstancedBufferGeometry){let Tn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,ze=Math.min(Q.instanceCount,Tn);kt.renderInstances(We,on,ze)}else kt.render(We,on)};function Sa(A,G,Q,J){z!==null&&A.isNodeMaterial&&z.setObject(J,A),Lt===!0&&se.setState(A,Q,!1),A.transparent===!0&&A.side===kn&&A.forceSinglePass===!1?(A.side=hi,A.needsUpdate=!0,fs(A,G,J),A.side=wr,A.needsUpdate=!0,fs(A,G,J),A.side=kn):fs(A,G,J)}this.compile=function(A,G,Q=null){Q===null&&(Q=A),z!==null&&z.renderStart(A,G,Q),M=ie.get(Q),M.init(G),S.push(M),Q.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(M.pushLight(K),K.castShadow&&M.pushShadow(K))}),A!==Q&&A.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(M.pushLight(K),K.castShadow&&M.pushShadow(K))}),M.setupLights(),z!==null&&z.updateLights(M.state.lightsArray),tn=this.localClippingEnabled,Lt=se.init(this.clippingPlanes,tn),Lt===!0&&se.setGlobalState(this.clippingPlanes,G),z!==null&&pe.render(M.state.shadowsArray,Q,G);let J=new Set;return A.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Ce=K.material;if(Ce)if(Array.isArray(Ce))for(let Ne=0;Ne<Ce.length;Ne++){let Pe=Ce[Ne];Sa(Pe,Q,G,K),J.add(Pe)}else Sa(Ce,Q,G,K),J.add(Ce)}),M=S.pop(),z!==null&&z.renderEnd(),J},this.compileAsync=function(A,G,Q=null){let J=this.compile(A,G,Q);return new Promise(K=>{function Ce(){if(J.forEach(function(Ne){let Ue=Be.get(Ne).currentProgram;(Ue===void 0||Ue.isReady())&&J.delete(Ne)}),J.size===0){K(A);return}setTimeout(Ce,10)}Ze.get("KHR_parallel_shader_compile")!==null?Ce():setTimeout(Ce,10)})};let no=null;function Cd(A){no&&no(A)}function lc(){Us.stop()}function ds(){Us.start()}let Us=new U0;Us.setAnimationLoop(Cd),typeof self<"u"&&Us.setContext(self),this.setAnimationLoop=function(A){no=A,ue.setAnimationLoop(A),A===null?Us.stop():Us.start()},ue.addEventListener("sessionstart",lc),ue.addEventListener("sessionend",ds),this.render=function(A,G){if(G!==void 0&&G.isCamera!==!0){rt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(A,G);let Q=ue.enabled===!0&&ue.isPresenting===!0,J=N!==null&&(te===null||Q)&&N.begin(P,te);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(N===null||N.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(G),G=ue.getCamera()),A.isScene===!0&&A.onBeforeRender(P,A,G,te),M=ie.get(A,S.length),M.init(G),M.state.textureUnits=qe.getTextureUnits(),S.push(M),Et.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?zt.setFromArrayCamera(G):et.setFromProjectionMatrix(Et,Bi,G.reversedDepth),tn=this.localClippingEnabled,Lt=se.init(this.clippingPlanes,tn),R=xe.get(A,x.length),R.init(),x.push(R),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Ne=P.xr.getDepthSensingMesh();Ne!==null&&Fs(Ne,G,-1/0,P.sortObjects)}Fs(A,G,0,P.sortObjects),R.finish(),z!==null&&z.updateLights(M.state.lightsArray),P.sortObjects===!0&&R.sort(He,je),$t=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,$t&&H.addToRenderList(R,A),this.info.autoReset===!0&&this.info.reset(),Lt===!0&&se.beginShadows();let K=M.state.shadowsArray;if(pe.render(K,A,G),Lt===!0&&se.endShadows(),(J&&N.hasRenderPass())===!1){let Ne=R.opaque,Pe=R.transmissive;if(M.setupLights(),G.isArrayCamera){let Ue=G.cameras;if(Pe.length>0)for(let Xe=0,ot=Ue.length;Xe<ot;Xe++){let gt=Ue[Xe];Yi(Ne,Pe,A,gt)}$t&&H.render(A);for(let Xe=0,ot=Ue.length;Xe<ot;Xe++){let gt=Ue[Xe];wa(R,A,gt,gt.viewport)}}else Pe.length>0&&Yi(Ne,Pe,A,G),$t&&H.render(A),wa(R,A,G)}te!==null&&O===0&&(qe.updateMultisampleRenderTarget(te),qe.updateRenderTargetMipmap(te)),J&&N.end(P),A.isScene===!0&&A.onAfterRender(P,A,G),Te.resetDefaultState(),$=-1,Z=null,S.pop(),S.length>0?(M=S[S.length-1],qe.setTextureUnits(M.state.textureUnits),Lt===!0&&se.setGlobalState(P.clippingPlanes,M.state.camera)):M=null,x.pop(),x.length>0?R=x[x.length-1]:R=null,z!==null&&z.renderEnd()};function Fs(A,G,Q,J){if(A.visible===!1)return;if(A.layers.test(G.layers)){if(A.isGroup)Q=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(G);else if(A.isLight)M.pushLight(A),A.castShadow&&M.pushShadow(A);else if(A.isSprite){let Ne=G.isArrayCamera?zt:et;if(!A.frustumCulled||A.intersectsFrustum(Ne)){J&&mt.setFromMatrixPosition(A.matrixWorld).applyMatrix4(Et);let Pe=he.update(A),Ue=A.material;Ue.visible&&R.push(A,Pe,Ue,Q,mt.z,null,G)}}else if(A.isMesh||A.isLine||A.isPoints){let Ne=G.isArrayCamera?zt:et;if(!A.frustumCulled||A.intersectsFrustum(Ne)){let Pe=he.update(A),Ue=A.material;if(J&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),mt.copy(A.boundingSphere.center)):(Pe.boundingSphere===null&&Pe.computeBoundingSphere(),mt.copy(Pe.boundingSphere.center)),mt.applyMatrix4(A.matrixWorld).applyMatrix4(Et)),Array.isArray(Ue)){let Xe=Pe.groups;for(let ot=0,gt=Xe.length;ot<gt;ot++){let We=Xe[ot],vt=Ue[We.materialIndex];vt&&vt.visible&&R.push(A,Pe,vt,Q,mt.z,We,G)}}else Ue.visible&&R.push(A,Pe,Ue,Q,mt.z,null,G)}}}let Ce=A.children;for(let Ne=0,Pe=Ce.length;Ne<Pe;Ne++)Fs(Ce[Ne],G,Q,J)}function wa(A,G,Q,J){let{opaque:K,transmissive:Ce,transparent:Ne}=A;M.setupLightsView(Q),Lt===!0&&se.setGlobalState(P.clippingPlanes,Q),J&&we.viewport(ne.copy(J)),K.length>0&&cn(K,G,Q),Ce.length>0&&cn(Ce,G,Q),Ne.length>0&&cn(Ne,G,Q),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Yi(A,G,Q,J){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(M.state.transmissionRenderTarget[J.id]===void 0){let We=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");M.state.transmissionRenderTarget[J.id]=new fn(1,1,{generateMipmaps:!0,type:We?Bn:Kn,minFilter:Ks,samples:Math.max(4,nt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Ce=M.state.transmissionRenderTarget[J.id],Ne=J.viewport||ne;Ce.setSize(Ne.z*P.transmissionResolutionScale,Ne.w*P.transmissionResolutionScale);let Pe=P.getRenderTarget(),Ue=P.getActiveCubeFace(),Xe=P.getActiveMipmapLevel();P.setRenderTarget(Ce),P.getClearColor(ee),ge=P.getClearAlpha(),ge<1&&P.setClearColor(16777215,.5),P.clear(),$t&&H.render(Q);let ot=P.toneMapping;P.toneMapping=As;let gt=J.viewport;if(J.viewport!==void 0&&(J.viewport=void 0),M.setupLightsView(J),Lt===!0&&se.setGlobalState(P.clippingPlanes,J),cn(A,Q,J),qe.updateMultisampleRenderTarget(Ce),qe.updateRenderTargetMipmap(Ce),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let We=!1;for(let vt=0,on=G.length;vt<on;vt++){let Ot=G[vt],{object:kt,geometry:Tn,material:ze,group:vn}=Ot;if(ze.side===kn&&kt.layers.test(J.layers)){let bt=ze.side;ze.side=hi,ze.needsUpdate=!0,pn(kt,Q,J,Tn,ze,vn),ze.side=bt,ze.needsUpdate=!0,We=!0}}We===!0&&(qe.updateMultisampleRenderTarget(Ce),qe.updateRenderTargetMipmap(Ce))}P.setRenderTarget(Pe,Ue,Xe),P.setClearColor(ee,ge),gt!==void 0&&(J.viewport=gt),P.toneMapping=ot}function cn(A,G,Q){let J=G.isScene===!0?G.overrideMaterial:null;for(let K=0,Ce=A.length;K<Ce;K++){let Ne=A[K],{object:Pe,geometry:Ue,group:Xe}=Ne,ot=Ne.material;ot.allowOverride===!0&&J!==null&&(ot=J),Pe.layers.test(Q.layers)&&pn(Pe,G,Q,Ue,ot,Xe)}}function pn(A,G,Q,J,K,Ce){z!==null&&K.isNodeMaterial&&z.setObject(A,K),A.onBeforeRender(P,G,Q,J,K,Ce),A.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),K.onBeforeRender(P,G,Q,J,A,Ce),K.transparent===!0&&K.side===kn&&K.forceSinglePass===!1?(K.side=hi,K.needsUpdate=!0,P.renderBufferDirect(Q,G,J,K,A,Ce),K.side=wr,K.needsUpdate=!0,P.renderBufferDirect(Q,G,J,K,A,Ce),K.side=kn):P.renderBufferDirect(Q,G,J,K,A,Ce),A.onAfterRender(P,G,Q,J,K,Ce)}function mn(A){let G=0;for(let Q of A)Q.texture!==null&&G++;return G}function fs(A,G,Q){G.isScene!==!0&&(G=rn);let J=Be.get(A),K=M.state.lights,Ce=M.state.shadowsArray,Ne=K.state.version,Pe=ae.getParameters(A,K.state,Ce,G,Q,M.state.lightProbeGridArray),Ue=ae.getProgramCacheKey(Pe),Xe=J.programs;J.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?G.environment:null,J.fog=G.fog;let ot=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;J.envMap=I.get(A.envMap||J.environment,ot),J.envMapRotation=J.environment!==null&&A.envMap===null?G.environmentRotation:A.envMapRotation,Xe===void 0&&(A.addEventListener("dispose",dt),Xe=new Map,J.programs=Xe,J.programVariants=new Map);let gt=Xe.get(Ue);if(gt!==void 0){if(J.currentProgram===gt&&J.lightsStateVersion===Ne)return Ma(A,Pe),gt}else Pe.uniforms=ae.getUniforms(A),z!==null&&A.isNodeMaterial&&z.build(A,Q,Pe),A.onBeforeCompile(Pe,P),gt=ae.acquireProgram(Pe,Ue),Xe.set(Ue,gt),J.uniforms=Pe.uniforms;let We=J.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(We.clippingPlanes=se.uniform),Ma(A,Pe),J.needsLights=sr(A),J.lightsStateVersion=Ne,J.needsLights&&(We.ambientLightColor.value=K.state.ambient,We.lightProbe.value=K.state.probe,We.sunLights.value=K.state.sun,We.sunLightShadows.value=K.state.sunShadow,We.directionalLights.value=K.state.directional,We.directionalLightShadows.value=K.state.directionalShadow,We.spotLights.value=K.state.spot,We.spotLightShadows.value=K.state.spotShadow,We.rectAreaLights.value=K.state.rectArea,We.ltc_1.value=K.state.rectAreaLTC1,We.ltc_2.value=K.state.rectAreaLTC2,We.pointLights.value=K.state.point,We.pointLightShadows.value=K.state.pointShadow,We.hemisphereLights.value=K.state.hemi,We.sunShadowMatrix.value=K.state.sunShadowMatrix,We.sunShadowCascade.value=K.state.sunShadowCascade,We.directionalShadowMatrix.value=K.state.directionalShadowMatrix,We.spotLightMatrix.value=K.state.spotLightMatrix,We.spotLightMap.value=K.state.spotLightMap,We.pointShadowMatrix.value=K.state.pointShadowMatrix),J.numLightProbeGrids=mn(M.state.lightProbeGridArray),J.currentProgram=gt,J.uniformsList=null,gt}function _i(A,G,Q,J,K){let Ce=Be.get(A),Ne=Ce.currentProgram.id+","+J+","+K,Pe=Ce.programVariants.get(Ne);return Pe===void 0?(Pe=fs(A,G,Q),Ce.programVariants.set(Ne,Pe)):(Ce.currentProgram=Pe,Ce.uniformsList=null,Ce.outputColorSpace=J,Ce.toneMapping=K),Pe}function ir(A){if(A.uniformsList===null){let G=A.currentProgram.getUniforms();A.uniformsList=Qo.seqWithValue(G.seq,A.uniforms)}return A.uniformsList}function Ma(A,G){let Q=Be.get(A);Q.outputColorSpace=G.outputColorSpace,Q.batching=G.batching,Q.batchingColor=G.batchingColor,Q.instancing=G.instancing,Q.instancingColor=G.instancingColor,Q.instancingMorph=G.instancingMorph,Q.skinning=G.skinning,Q.morphTargets=G.morphTargets,Q.morphNormals=G.morphNormals,Q.morphColors=G.morphColors,Q.morphTargetsCount=G.morphTargetsCount,Q.numClippingPlanes=G.numClippingPlanes,Q.numIntersection=G.numClipIntersection,Q.vertexAlphas=G.vertexAlphas,Q.vertexTangents=G.vertexTangents,Q.toneMapping=G.toneMapping}function Ea(A,G,Q,J,K){G.isScene!==!0&&(G=rn),qe.resetTextureUnits();let Ce=G.fog,Ne=J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial?G.environment:null,Pe=te===null?P.outputColorSpace:te.isXRRenderTarget===!0?te.texture.colorSpace:yt.workingColorSpace,Ue=J.isMeshStandardMaterial||J.isMeshLambertMaterial&&!J.envMap||J.isMeshPhongMaterial&&!J.envMap,Xe=I.get(J.envMap||Ne,Ue),ot=J.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,gt=!!Q.attributes.tangent&&(!!J.normalMap||J.anisotropy>0),We=!!Q.morphAttributes.position,vt=!!Q.morphAttributes.normal,on=!!Q.morphAttributes.color,Ot=As;J.toneMapped&&(te===null||te.isXRRenderTarget===!0)&&(Ot=P.toneMapping);let kt=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,Tn=kt!==void 0?kt.length:0,ze=Be.get(J),vn=M.state.lights;if(Lt===!0&&(tn===!0||A!==Z)){let Bt=A===Z&&J.id===$;se.setState(J,A,Bt)}let bt=!1,Os=!1;J.version===ze.__version?ze.needsLights&&ze.lightsStateVersion!==vn.state.version||K.isBatchedMesh&&ze.batching===!1||!K.isBatchedMesh&&ze.batching===!0||K.isBatchedMesh&&ze.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&ze.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&ze.instancing===!1||!K.isInstancedMesh&&ze.instancing===!0||K.isSkinnedMesh&&ze.skinning===!1||!K.isSkinnedMesh&&ze.skinning===!0||K.isInstancedMesh&&ze.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&ze.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&ze.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&ze.instancingMorph===!1&&K.morphTexture!==null||ze.envMap!==Xe||J.fog===!0&&ze.fog!==Ce||ze.numClippingPlanes!==void 0&&(ze.numClippingPlanes!==se.numPlanes||ze.numIntersection!==se.numIntersection)||ze.vertexAlphas!==ot||ze.vertexTangents!==gt||ze.morphTargets!==We||ze.morphNormals!==vt||ze.morphColors!==on||ze.morphTargetsCount!==Tn||ze.numLightProbeGrids!==mn(M.state.lightProbeGridArray)?bt=!0:(ze.outputColorSpace!==Pe||ze.toneMapping!==Ot)&&(Os=!0):(bt=!0,ze.__version=J.version);let yn=ze.currentProgram;(bt===!0||Os===!0)&&(yn=Os===!0?_i(J,G,K,Pe,Ot):fs(J,G,K),z&&J.isNodeMaterial&&z.onUpdateProgram(J,yn,ze));let ro=!1,ps=!1,ks=!1,ft=yn.getUniforms(),hn=ze.uniforms;if(we.useProgram(yn.program)&&(ro=!0,ps=!0,ks=!0),J.id!==$&&($=J.id,ps=!0),ro||Z!==A){we.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),ft.setValue(B,"projectionMatrix",A.projectionMatrix),ft.setValue(B,"viewMatrix",A.matrixWorldInverse);let xn=ft.map.cameraPosition;xn!==void 0&&xn.setValue(B,ln.setFromMatrixPosition(A.matrixWorld)),nt.logarithmicDepthBuffer&&ft.setValue(B,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(J.isMeshPhongMaterial||J.isMeshToonMaterial||J.isMeshLambertMaterial||J.isMeshBasicMaterial||J.isMeshStandardMaterial||J.isShaderMaterial)&&ft.setValue(B,"isOrthographic",A.isOrthographicCamera===!0),Z!==A&&(Z=A,ps=!0,ks=!0)}if(ze.needsLights&&(vn.state.sunShadowMap.length>0&&ft.setValue(B,"sunShadowMap",vn.state.sunShadowMap,qe),vn.state.directionalShadowMap.length>0&&ft.setValue(B,"directionalShadowMap",vn.state.directionalShadowMap,qe),vn.state.spotShadowMap.length>0&&ft.setValue(B,"spotShadowMap",vn.state.spotShadowMap,qe),vn.state.pointShadowMap.length>0&&ft.setValue(B,"pointShadowMap",vn.state.pointShadowMap,qe)),K.isSkinnedMesh){ft.setOptional(B,K,"bindMatrix"),ft.setOptional(B,K,"bindMatrixInverse");let Bt=K.skeleton;Bt&&(Bt.boneTexture===null&&Bt.computeBoneTexture(),ft.setValue(B,"boneTexture",Bt.boneTexture,qe))}K.isBatchedMesh&&(ft.setOptional(B,K,"batchingTexture"),ft.setValue(B,"batchingTexture",K._matricesTexture,qe),ft.setOptional(B,K,"batchingIdTexture"),ft.setValue(B,"batchingIdTexture",K._indirectTexture,qe),ft.setOptional(B,K,"batchingColorTexture"),K._colorsTexture!==null&&ft.setValue(B,"batchingColorTexture",K._colorsTexture,qe));let ei=Q.morphAttributes;if((ei.position!==void 0||ei.normal!==void 0||ei.color!==void 0)&&oe.update(K,Q,yn),(ps||ze.receiveShadow!==K.receiveShadow)&&(ze.receiveShadow=K.receiveShadow,ft.setValue(B,"receiveShadow",K.receiveShadow)),(J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial)&&J.envMap===null&&G.environment!==null&&(hn.envMapIntensity.value=G.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=WE()),ps){if(ft.setValue(B,"toneMappingExposure",P.toneMappingExposure),ze.needsLights&&io(hn,ks),Ce&&J.fog===!0&&ve.refreshFogUniforms(hn,Ce),ve.refreshMaterialUniforms(hn,J,ye,Se,M.state.transmissionRenderTarget[A.id]),ze.needsLights&&ze.numLightProbeGrids>0){let Bt=b,xn=0;for(let Yn of M.state.lightProbeGridArray)Yn.texture!==null&&(Bt.textures[xn]=Yn.texture,Bt.min[xn]=Yn.boundingBox.min,Bt.max[xn]=Yn.boundingBox.max,Bt.resolution[xn]=Yn.resolution,xn++);for(let Yn in Bt)Bt[Yn].length=xn;hn.probesSH.value=Bt.textures,hn.probesMin.value=Bt.min,hn.probesMax.value=Bt.max,hn.probesResolution.value=Bt.resolution}Qo.upload(B,ir(ze),hn,qe)}if(J.isShaderMaterial&&J.uniformsNeedUpdate===!0&&(Qo.upload(B,ir(ze),hn,qe),J.uniformsNeedUpdate=!1),J.isSpriteMaterial&&ft.setValue(B,"center",K.center),ft.setValue(B,"modelViewMatrix",K.modelViewMatrix),ft.setValue(B,"normalMatrix",K.normalMatrix),ft.setValue(B,"modelMatrix",K.matrixWorld),J.uniformsGroups!==void 0){let Bt=J.uniformsGroups;for(let xn=0,Yn=Bt.length;xn<Yn;xn++){let cc=Bt[xn];Ye.update(cc,yn),Ye.bind(cc,yn)}}return yn}function io(A,G){A.ambientLightColor.needsUpdate=G,A.lightProbe.needsUpdate=G,A.sunLights.needsUpdate=G,A.sunLightShadows.needsUpdate=G,A.directionalLights.needsUpdate=G,A.directionalLightShadows.needsUpdate=G,A.pointLights.needsUpdate=G,A.pointLightShadows.needsUpdate=G,A.spotLights.needsUpdate=G,A.spotLightShadows.needsUpdate=G,A.rectAreaLights.needsUpdate=G,A.hemisphereLights.needsUpdate=G}function sr(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return O},this.getRenderTarget=function(){return te},this.setRenderTargetTextures=function(A,G,Q){let J=Be.get(A);J.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,J.__autoAllocateDepthBuffer===!1&&(J.__useRenderToTexture=!1),Be.get(A.texture).__webglTexture=G,Be.get(A.depthTexture).__webglTexture=J.__autoAllocateDepthBuffer?void 0:Q,J.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,G){let Q=Be.get(A);Q.__webglFramebuffer=G,Q.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(A,G=0,Q=0){te=A,Y=G,O=Q;let J=null,K=!1,Ce=!1;if(A){let Pe=Be.get(A);if(Pe.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(B.FRAMEBUFFER,Pe.__webglFramebuffer),ne.copy(A.viewport),ce.copy(A.scissor),de=A.scissorTest,we.viewport(ne),we.scissor(ce),we.setScissorTest(de),$=-1;return}else if(Pe.__webglFramebuffer===void 0)qe.setupRenderTarget(A);else if(Pe.__hasExternalTextures)qe.rebindTextures(A,Be.get(A.texture).__webglTexture,Be.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let ot=A.depthTexture;if(Pe.__boundDepthTexture!==ot){if(ot!==null&&Be.has(ot)&&(A.width!==ot.image.width||A.height!==ot.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qe.setupDepthRenderbuffer(A)}}let Ue=A.texture;(Ue.isData3DTexture||Ue.isDataArrayTexture||Ue.isCompressedArrayTexture)&&(Ce=!0);let Xe=Be.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(Xe[G])?J=Xe[G][Q]:J=Xe[G],K=!0):A.samples>0&&qe.useMultisampledRTT(A)===!1?J=Be.get(A).__webglMultisampledFramebuffer:Array.isArray(Xe)?J=Xe[Q]:J=Xe,ne.copy(A.viewport),ce.copy(A.scissor),de=A.scissorTest}else ne.copy($e).multiplyScalar(ye).floor(),ce.copy(ut).multiplyScalar(ye).floor(),de=ct;if(Q!==0&&(J=V),we.bindFramebuffer(B.FRAMEBUFFER,J)&&we.drawBuffers(A,J),we.viewport(ne),we.scissor(ce),we.setScissorTest(de),K){let Pe=Be.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+G,Pe.__webglTexture,Q)}else if(Ce){let Pe=G;for(let Ue=0;Ue<A.textures.length;Ue++){let Xe=Be.get(A.textures[Ue]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Ue,Xe.__webglTexture,Q,Pe)}}else if(A!==null&&Q!==0){let Pe=Be.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Pe.__webglTexture,Q)}$=-1};function so(A){let G=Be.get(A);return(G.__readFormat!==A.format||G.__readType!==A.type)&&(G.__readFormat=A.format,G.__readType=A.type,G.__formatReadable=nt.textureFormatReadable(A.format),G.__typeReadable=nt.textureTypeReadable(A.type)),G}this.readRenderTargetPixels=function(A,G,Q,J,K,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget)){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ue=Be.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(Ue=Ue[Ne],Array.isArray(Ue)&&(Ue=Ue[0])),Ue){we.bindFramebuffer(B.FRAMEBUFFER,Ue);try{let Xe=A.textures[Pe],ot=Xe.format,gt=Xe.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Pe);let We=so(Xe);if(We.__formatReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(We.__typeReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=A.width-J&&Q>=0&&Q<=A.height-K&&B.readPixels(G,Q,J,K,Me.convert(ot),Me.convert(gt),Ce)}finally{let Xe=te!==null?Be.get(te).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,Xe)}}},this.readRenderTargetPixelsAsync=async function(A,G,Q,J,K,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ue=Be.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(Ue=Ue[Ne],Array.isArray(Ue)&&(Ue=Ue[0])),Ue)if(G>=0&&G<=A.width-J&&Q>=0&&Q<=A.height-K){we.bindFramebuffer(B.FRAMEBUFFER,Ue);let Xe=A.textures[Pe],ot=Xe.format,gt=Xe.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Pe);let We=so(Xe);if(We.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(We.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let vt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,vt),B.bufferData(B.PIXEL_PACK_BUFFER,Ce.byteLength,B.STREAM_READ),B.readPixels(G,Q,J,K,Me.convert(ot),Me.convert(gt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let on=te!==null?Be.get(te).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,on);let Ot=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await c0(B,Ot,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,vt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Ce),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(vt),B.deleteSync(Ot),Ce}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,G=null,Q=0){let J=Math.pow(2,-Q),K=Math.floor(A.image.width*J),Ce=Math.floor(A.image.height*J),Ne=G!==null?G.x:0,Pe=G!==null?G.y:0;qe.setTexture2D(A,0),B.copyTexSubImage2D(B.TEXTURE_2D,Q,0,0,Ne,Pe,K,Ce),we.unbindTexture()},this.copyTextureToTexture=function(A,G,Q=null,J=null,K=0,Ce=0){let Ne,Pe,Ue,Xe,ot,gt,We,vt,on,Ot=A.isCompressedTexture?A.mipmaps[Ce]:A.image;if(Q!==null)Ne=Q.max.x-Q.min.x,Pe=Q.max.y-Q.min.y,Ue=Q.isBox3?Q.max.z-Q.min.z:1,Xe=Q.min.x,ot=Q.min.y,gt=Q.isBox3?Q.min.z:0;else{let ft=Math.pow(2,-K);Ne=Math.floor(Ot.width*ft),Pe=Math.floor(Ot.height*ft),A.isDataArrayTexture?Ue=Ot.depth:A.isData3DTexture?Ue=Math.floor(Ot.depth*ft):Ue=1,Xe=0,ot=0,gt=0}J!==null?(We=J.x,vt=J.y,on=J.z):(We=0,vt=0,on=0);let kt=Me.convert(G.format),Tn=Me.convert(G.type),ze;G.isData3DTexture?(qe.setTexture3D(G,0),ze=B.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(qe.setTexture2DArray(G,0),ze=B.TEXTURE_2D_ARRAY):(qe.setTexture2D(G,0),ze=B.TEXTURE_2D),we.activeTexture(B.TEXTURE0),we.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,G.flipY),we.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),we.pixelStorei(B.UNPACK_ALIGNMENT,G.unpackAlignment);let vn=we.getParameter(B.UNPACK_ROW_LENGTH),bt=we.getParameter(B.UNPACK_IMAGE_HEIGHT),Os=we.getParameter(B.UNPACK_SKIP_PIXELS),yn=we.getParameter(B.UNPACK_SKIP_ROWS),ro=we.getParameter(B.UNPACK_SKIP_IMAGES);we.pixelStorei(B.UNPACK_ROW_LENGTH,Ot.width),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ot.height),we.pixelStorei(B.UNPACK_SKIP_PIXELS,Xe),we.pixelStorei(B.UNPACK_SKIP_ROWS,ot),we.pixelStorei(B.UNPACK_SKIP_IMAGES,gt);let ps=A.isDataArrayTexture||A.isData3DTexture,ks=G.isDataArrayTexture||G.isData3DTexture;if(A.isDepthTexture){let ft=Be.get(A),hn=Be.get(G),ei=Be.get(ft.__renderTarget),Bt=Be.get(hn.__renderTarget);we.bindFramebuffer(B.READ_FRAMEBUFFER,ei.__webglFramebuffer),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,Bt.__webglFramebuffer);for(let xn=0;xn<Ue;xn++)ps&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Be.get(A).__webglTexture,K,gt+xn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Be.get(G).__webglTexture,Ce,on+xn)),B.blitFramebuffer(Xe,ot,Xe+Ne,ot+Pe,We,vt,We+Ne,vt+Pe,B.DEPTH_BUFFER_BIT,B.NEAREST);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(K!==0||A.isRenderTargetTexture||Be.has(A)){let ft=Be.get(A),hn=Be.get(G);we.bindFramebuffer(B.READ_FRAMEBUFFER,U),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let ei=0;ei<Ue;ei++)ps?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ft.__webglTexture,K,gt+ei):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ft.__webglTexture,K),ks?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,hn.__webglTexture,Ce,on+ei):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,hn.__webglTexture,Ce),K!==0?B.blitFramebuffer(Xe,ot,Xe+Ne,ot+Pe,We,vt,We+Ne,vt+Pe,B.COLOR_BUFFER_BIT,B.NEAREST):ks?B.copyTexSubImage3D(ze,Ce,We,vt,on+ei,Xe,ot,Ne,Pe):B.copyTexSubImage2D(ze,Ce,We,vt,Xe,ot,Ne,Pe);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else ks?A.isDataTexture||A.isData3DTexture?B.texSubImage3D(ze,Ce,We,vt,on,Ne,Pe,Ue,kt,Tn,Ot.data):G.isCompressedArrayTexture?B.compressedTexSubImage3D(ze,Ce,We,vt,on,Ne,Pe,Ue,kt,Ot.data):B.texSubImage3D(ze,Ce,We,vt,on,Ne,Pe,Ue,kt,Tn,Ot):A.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Ce,We,vt,Ne,Pe,kt,Tn,Ot.data):A.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Ce,We,vt,Ot.width,Ot.height,kt,Ot.data):B.texSubImage2D(B.TEXTURE_2D,Ce,We,vt,Ne,Pe,kt,Tn,Ot);we.pixelStorei(B.UNPACK_ROW_LENGTH,vn),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,bt),we.pixelStorei(B.UNPACK_SKIP_PIXELS,Os),we.pixelStorei(B.UNPACK_SKIP_ROWS,yn),we.pixelStorei(B.UNPACK_SKIP_IMAGES,ro),Ce===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&B.generateMipmap(ze),we.unbindTexture()},this.initRenderTarget=function(A){Be.get(A).__webglFramebuffer===void 0&&qe.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?qe.setTextureCube(A,0):A.isData3DTexture?qe.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?qe.setTexture2DArray(A,0):qe.setTexture2D(A,0),we.unbindTexture()},this.resetState=function(){Y=0,O=0,te=null,we.reset(),Te.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Bi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var cp=[{id:"contacts",key:"1",name:"Contact points",hint:"points of contact, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"contact impulse of this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse lies inside its friction cone, and on its surface when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"velocity of the centre of mass"},{id:"spins",key:"6",name:"Spins",hint:"angular velocity: axis and rate"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"axis-aligned bounding boxes"},{id:"islands",key:"9",name:"Islands",hint:"groups of touching bodies that are solved together: one colour, linked"},{id:"chains",key:"c",name:"Force chains",hint:"bars between bodies that press on each other, as thick as the normal force is large"},{id:"joints",key:"j",name:"Joints",hint:"axes, points and limits of joints; rods, ropes and springs; red at a limit and where one broke; arrows: forces and motors"},{id:"belts",key:"b",name:"Belts",hint:"surfaces that move along themselves, as fast as they do"},{id:"edges",key:"k",name:"Mesh edges",hint:"edges of meshes by kind: convex, concave, flat, border"},{id:"quarantine",key:"0",name:"Invalid bodies",hint:"bodies quarantined because their state was not finite"}],hp=[{id:"trails",key:"t",name:"Trails",hint:"paths of the last two seconds, of a few bodies the last eight"},{id:"xray",key:"x",name:"X-ray",hint:"transparent bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or at powers of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],ta=[...cp,...hp],_u=["contacts","normals","impulses","cones"],Tr=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],Ut={normal:"#5b8ff9",velocity:"#2f9e44",spin:"#9c36b5",axes:["#e03131","#2f9e44","#1971c2"],box:"#868e96",joint:"#0c8599",reaction:"#5b8ff9",motor:"#e8590c",atLimit:"#e03131",belt:"#3b3f46",lost:"#e03131",pull:"#d94801",dynamic:"#4e79a7",kinematic:"#f28e2b"},bu=["#9aa0a6","#e8590c","#1971c2","#c2255c"],Bl=["#4e79a7","#b07aa1","#9c755f","#76b7b2","#d8c26a","#8c8fc9","#e15759","#7fa8c9","#b5a48b","#d4a6c8","#6d9b9a","#c9837a"];function na(i){let e=new Le(Bl[(i%Bl.length+Bl.length)%Bl.length]),t=Math.floor(i/Bl.length);return t>0?e.offsetHSL(t*.031%1,0,(t*7%5-2)*.03):e}function $0(i){return[{keys:[" "],shown:"Space",does:"play or pause",run:()=>i.player.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame forward (Shift: ten)",run:e=>i.player.step(e.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:e=>i.player.step(e.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>i.player.toFirst()},{keys:["End"],shown:"End",does:"last frame",run:()=>i.player.toLast()},{keys:["+","="],shown:"+",does:"faster",run:()=>i.player.faster()},{keys:["-"],shown:"\u2212",does:"slower",run:()=>i.player.slower()},{keys:["o"],shown:"o",does:"loop",run:()=>i.player.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>i.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"previous event",run:()=>i.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact: worst verdict of the run, then largest residual",run:()=>i.worstFrame()},{keys:["["],shown:"[",does:"start of the range",run:()=>i.player.setRange("begin")},{keys:["]"],shown:"]",does:"end of the range",run:()=>i.player.setRange("end")},{keys:["\\"],shown:"\\",does:"clear the range",run:()=>i.player.setRange(null)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>i.focus()},{keys:["Alt ArrowLeft","Alt ArrowRight","Alt ArrowUp","Alt ArrowDown"],shown:"Alt \u2190 \u2192 \u2191 \u2193",does:"rotate the view (Shift: pan)",run:e=>{let[t,n]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]}[e.key]??[0,0];i.moveView(t,n,e.shiftKey)}},{keys:["z"],shown:"z",does:"zoom in",run:()=>i.zoomView(.8)},{keys:["Z"],shown:"Shift z",does:"zoom out",run:()=>i.zoomView(1.25)},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>i.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>i.toDifference()},{keys:["p"],shown:"p",does:"plots",run:()=>i.togglePlots()},{keys:["i"],shown:"i",does:"zoom the plots in, about the present moment",run:()=>i.zoomPlots(.5)},{keys:["I"],shown:"Shift i",does:"zoom the plots out",run:()=>i.zoomPlots(2)},{keys:["n"],shown:"n",does:"a later part of zoomed plots",run:()=>i.shiftPlots(.5)},{keys:["N"],shown:"Shift n",does:"an earlier part of zoomed plots",run:()=>i.shiftPlots(-.5)},{keys:["y"],shown:"y",does:"pull the selected body of a live scene: arrows, Page up and down move the hand; y or Esc lets go",run:()=>i.toggleHand()},{keys:["r"],shown:"r",does:"reset the live scene",run:()=>i.player.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>i.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>i.copySql()},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>i.copyLink()},{keys:["m"],shown:"m",does:"gallery of scenes",run:()=>i.openScenes()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>i.findBody()},{keys:["Escape"],shown:"Esc",does:"clear the selection",run:()=>i.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>i.openHelp()}]}var XE={ArrowRight:[1,0,0],ArrowLeft:[-1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]};function $E(i,e){let t=e===" "||e==="Enter";return i instanceof HTMLButtonElement||i instanceof HTMLAnchorElement||i.tagName==="SUMMARY"||i.getAttribute("role")==="button"||i.matches("tr[tabindex]")?t:i instanceof HTMLInputElement?i.type==="range"?/^(Arrow|Home|End|Page)/.test(e):t:!1}function q0(i,e){addEventListener("keydown",t=>{let n=t.target;if(n instanceof HTMLInputElement&&["number","search","text"].includes(n.type)||n instanceof HTMLSelectElement){t.key==="Escape"&&n.blur();return}if(t.ctrlKey||t.metaKey||document.querySelector("dialog[open]"))return;if(t.key==="Escape"&&!be("export").hidden){be("export").hidden=!0;return}if(!t.altKey&&$E(n,t.key))return;let r=t.altKey?void 0:XE[t.key];if(r&&e.moveHand(...r)||t.key==="Escape"&&e.dropHand())return t.preventDefault();let o=t.altKey?`Alt ${t.key}`:t.key,a=ta.find(c=>c.key===o),l=i.find(c=>c.keys.includes(o));if(a)e.toggleLayer(a.id);else if(l)l.run(t);else return;t.preventDefault()})}var Y0=["#d98a6e","#6f9cc4","#e2bd72","#84b095","#a993c6","#7db7c0","#cf9aab","#b3a184","#94a3d0","#c9b787","#7fb0a8","#d3a27f"];function J0(i){return i.replace(/\[\d+\]$/,"").replace(/[\s_-]*\d+$/,"")||i}function up(i){let e=Math.sin(12.9898*(i+1))*43758.5453;return e-Math.floor(e)}var Su=class{colours=[];given=[];none=new Le(8947848);show(e){let t=new Map,n=new Map;for(let s of e.bodies){if(s.kind==="fixed")continue;let r=J0(s.name);t.has(r)||t.set(r,t.size),n.set(r,(n.get(r)??0)+1)}this.given=e.bodies.map(s=>s.colour!==void 0),this.colours=e.bodies.map((s,r)=>{if(s.colour)return new Le(s.colour);let o=J0(s.name),a=t.get(o)??0,l=new Le(Y0[a%Y0.length]);return(n.get(o)??0)>1&&l.offsetHSL((up(r)-.5)*.025,(up(r+7)-.5)*.1,(up(r+3)-.5)*.12),l})}of(e){return this.colours[e]??this.none}isGiven(e){return this.given[e]??!1}},zl=["#440154","#482878","#3e4989","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#fde725"].map(i=>new Le(i));function wu(i,e=new Le){let t=Math.min(Math.max(Number.isFinite(i)?i:0,0),1)*(zl.length-1),n=Math.min(Math.floor(t),zl.length-2);return e.lerpColors(zl[n],zl[n+1],t-n)}var Z0=`linear-gradient(to right, ${zl.map(i=>`#${i.getHexString()}`).join(", ")})`;function qE(i){if(!(i>0)||!Number.isFinite(i))return 1;let e=10**Math.floor(Math.log10(i));return[1,2,5,10].map(t=>t*e).find(t=>t>=i*(1-1e-9))??10*e}var ia=class{top=0;forget(){this.top=0}take(e){return e>this.top&&Number.isFinite(e)&&(this.top=e),qE(this.top)}};var YE=new Ke,JE=new C,K0=new C,ZE=new C,dp=new wt,KE=new Le(16777215),Wi=new C(0,0,1),jE=.16,fi=class{constructor(e,t,n,s){this.geometry=e;this.material=t;this.parent=n;this.order=s;this.faint=t.clone(),this.faint.depthFunc=Fo,this.faint.depthWrite=!1,this.faint.transparent=!0,this.faint.opacity=jE*t.opacity,this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;faint;shade=null;make(e){let t=new mr(this.geometry,this.material,e);t.frustumCulled=!1,t.renderOrder=this.order,t.count=0,t.setColorAt(0,KE),this.shade?.removeFromParent();let n=new mr(this.geometry,this.faint,e);return n.instanceMatrix=t.instanceMatrix,n.instanceColor=t.instanceColor,n.frustumCulled=!1,n.renderOrder=this.order,n.count=0,this.shade=n,this.parent.add(t,n),t}begin(e){e>this.capacity&&(this.capacity=Math.ceil(1.5*e),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(e,t,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,YE.compose(e,t,JE.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.shade&&(this.shade.count=this.mesh.count),this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}},sa=class{shafts;heads;constructor(e,t){this.shafts=new fi(new vi(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),e,t,5),this.heads=new fi(new Zs(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),e,t,5)}begin(e){this.shafts.begin(e),this.heads.begin(e)}add(e,t,n,s){let r=t.length();if(!(r>1e-12)||!Number.isFinite(r))return;dp.setFromUnitVectors(Wi,K0.copy(t).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shafts.add(e,dp,a,a,r-o,s),this.heads.add(ZE.copy(e).addScaledVector(K0,r-o),dp,2.4*a,2.4*a,o,s)}end(){this.shafts.end(),this.heads.end()}};function Cs(i,e,t=new Ke,n=""){let s=(r,o,a,l)=>[{key:r,local:t.clone().multiply(new Ke().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:t,shape:i}];case"hull":return[{key:`hull ${e}${n}`,local:t,shape:i}];case"plane":return[{key:"plane",local:t,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,d]=r.orientation,h=new Ke().compose(new C(...r.position),new wt(l,c,d,a),new C(1,1,1)),u=Cs(r.shape,e,t.clone().multiply(h),`${n}.${o}`);return r.colour||r.sensor||r.belt?u.map(f=>({...f,colour:f.colour??r.colour,sensor:f.sensor??r.sensor,belt:f.belt??r.belt})):u})}}function Mu(i,e,t){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let u=o;u<o+3;u++)a+=s.getX(u),l+=s.getY(u),c+=s.getZ(u);let h=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*e+1e-6)%e)+(t&&c<0?1:0))%2===1;r.fill(h?.68:1,3*o,3*o+9)}return n.setAttribute("color",new An(r,3)),n}function fp(i){let e=i.getAttribute("position").count;return i.setAttribute("color",new An(new Float32Array(3*e).fill(1),3)),i}function j0(i,e){let t=i.shape;switch(t.kind){case"sphere":{let n=Mu(new Ms(1,e,e/2).rotateX(Math.PI/2),4,!0);return n.setAttribute("normal",n.getAttribute("position").clone()),n}case"box":return fp(new gi(1,1,1));case"cylinder":return Mu(new vi(1,1,1,e).rotateX(Math.PI/2),8,!1);case"cone":return Mu(new Zs(1,1,e).rotateX(Math.PI/2),8,!1);case"capsule":return Mu(new sl(t.radius,t.length,Math.max(3,e/4),e).rotateX(Math.PI/2),4,!0);case"hull":{let n=new jt;n.setAttribute("position",new An(new Float32Array(t.vertices),3)),n.setIndex(t.triangles);let s=n.toNonIndexed();return s.computeVertexNormals(),fp(s)}case"plane":return fp(new Hi(1,1))}}function Eu(i){let e=new Gt;if(i.kind==="plane")return e;if(i.kind==="hull")return e.setFromArray(i.vertices);let t=i.kind==="sphere"?[1,1,1]:i.kind==="box"?[.5,.5,.5]:i.kind==="capsule"?[i.radius,i.radius,i.length/2+i.radius]:[1,1,.5];return e.set(new C(-t[0],-t[1],-t[2]),new C(t[0],t[1],t[2]))}var QE=2e4;function Q0(i,e,t,n){return Cs(i,0).some(s=>{if(s.shape.kind==="plane")return!1;let r=e.clone().multiply(s.local).invert(),o=t.clone().applyMatrix4(r),a=n.clone().applyMatrix4(r).sub(o),l=a.length(),c=new ws(o,a.divideScalar(l)),d=c.intersectBox(Eu(s.shape),new C);if(d===null||d.distanceTo(o)>=l)return!1;if(s.shape.kind!=="hull")return!0;let{vertices:h,triangles:u}=s.shape;if(u.length>3*QE)return!1;let f=[new C,new C,new C];for(let m=0;m<u.length;m+=3)if(f.forEach((v,p)=>v.fromArray(h,3*u[m+p])),c.intersectTriangle(...f,!1,d)&&d.distanceTo(o)<l)return!0;return!1})}function Tu(i){let e=new Gt;for(let t of Cs(i,0)){let n=t.shape;if(n.kind==="plane")continue;let s=new C;if(n.kind==="hull"){for(let r=0;r<n.vertices.length;r+=3)e.expandByPoint(s.fromArray(n.vertices,r).applyMatrix4(t.local));continue}e.union(Eu(n).applyMatrix4(t.local))}return e}function Hl(i,e){let t=new Gt;for(let n of Cs(i,0)){let s=n.shape,r=e.clone().multiply(n.local).elements,o=new C(r[12],r[13],r[14]),a=c=>{let[d,h,u]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(d,h,u);case"box":return(Math.abs(d)+Math.abs(h)+Math.abs(u))/2;case"cylinder":return Math.hypot(d,h)+Math.abs(u)/2;case"capsule":return s.radius+Math.abs(u)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=e.clone().multiply(n.local),d=new C;if(s.kind==="hull")for(let h=0;h<s.vertices.length;h+=3)t.expandByPoint(d.fromArray(s.vertices,h).applyMatrix4(c));else{t.expandByPoint(d.set(0,0,.5).applyMatrix4(c));let h=new C(0,0,-.5).applyMatrix4(c),u=[0,1,2].map(m=>Math.hypot(r[m],r[4+m])),f=new C(...u);t.expandByPoint(h.clone().add(f)).expandByPoint(h.sub(f))}continue}let l=new C(a(0),a(1),a(2));t.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return t}var e1=40;function t1(i,e,t,n){let s=[0,1,2].map(g=>new C().setFromMatrixColumn(i,g)),r=e.getSize(new C).toArray(),o=s.map((g,y)=>g.length()*r[y]/2);s.forEach(g=>g.normalize());let a=e.getCenter(new C).applyMatrix4(i),l=t.clone().normalize(),c=null;if(s.forEach((g,y)=>{if(Math.abs(g.dot(l))>.7)return;let E=g.dot(n)<0?-1:1,b=E*g.dot(n);(!c||b>c.height+1e-9)&&(c={k:y,sign:E,height:b})}),!c)return null;let{k:d,sign:h}=c,u=s[d].clone().multiplyScalar(h),f=t.clone().addScaledVector(u,-t.dot(u)),m=f.length();if(!(m>0))return null;f.divideScalar(m);let v=u.clone().cross(f),p=g=>2*s.reduce((y,E,b)=>b===d?y:y+Math.abs(E.dot(g))*o[b],0);return{middle:a.addScaledVector(u,o[d]),out:u,way:f,speed:m,long:p(f),wide:p(v)}}function n1({long:i,wide:e,speed:t},n){let s=Math.max(Math.min(.5*e,i/3),i/e1),r=Math.floor(i/s),o=(t*n%s+s)%s;return{places:[...Array(r)].map((a,l)=>-i/2+l*s+o).filter(a=>a+.4*s<i/2),pitch:s}}var Au=class{strokes;list=[];constructor(e){let t=new Sn({transparent:!0,opacity:.8,toneMapped:!1});this.strokes=new fi(new gi(1,1,1).translate(0,0,.5),t,e,4)}show(e){this.list=e.bodies.flatMap((t,n)=>i1(e.about.shapes[t.shape],t.shape).map(s=>({body:n,...s})))}update(e,t,n,s){let r=new C().fromArray(n??[0,0,-1]).negate();r.lengthSq()>0?r.normalize():r.copy(Wi);let a=(s?this.list:[]).flatMap(({body:h,local:u,box:f,velocity:m})=>{let v=t(h),p=m.clone().transformDirection(v).multiplyScalar(m.length());return t1(v.clone().multiply(u),f,p,r)??[]}).map(h=>({side:h,...n1(h,e)})),l=new Le(Ut.belt),c=new wt,d=new Ke;this.strokes.begin(a.reduce((h,u)=>h+2*u.places.length,0));for(let{side:h,places:u,pitch:f}of a){let m=h.out.clone().cross(h.way),v=Math.min(.09*f,.05*h.wide);for(let p of u){let g=h.middle.clone().addScaledVector(h.way,p+.4*f);for(let y of[-1,1]){let E=m.clone().multiplyScalar(.36*y*h.wide).addScaledVector(h.way,-.4*f),b=E.length();E.divideScalar(b),d.makeBasis(h.out.clone().cross(E),h.out,E),this.strokes.add(g,c.setFromRotationMatrix(d),v,.4*v,b,l)}}}this.strokes.end()}};function i1(i,e){return i?Cs(i,e).filter(t=>t.belt&&t.shape.kind!=="plane").map(t=>({local:t.local,box:Eu(t.shape),velocity:new C().fromArray(t.belt)})):[]}var s1=.22,r1=.004,ev=new C,pp=new C,tv=new wt,o1=new Le;function a1(i,e){let t=new Map,n=e.bodies,s=e.about.step;for(let r=0;r<i.contacts;r++){let o=i.contact(r),a=o.impulse[0];if(!(a>0)||o.a>=n.length||o.b>=n.length)continue;let l=o.a*n.length+o.b,c=t.get(l);c||t.set(l,c={a:o.a,b:o.b,from:[0,0,0],to:[0,0,0],force:0,weight:0}),c.force+=a/s,c.weight+=a;for(let d=0;d<3;d++)c.from[d]+=a*o.point[d]}for(let r of t.values()){let o=r.from.map(l=>l/r.weight),a=l=>n[l].kind==="fixed"?o:i.centre(l);[r.from,r.to]=[a(r.a),a(r.b)]}return[...t.values()]}var Ru=class{bars;range=new ia;top=1;count=0;constructor(e){let t=new Sn({transparent:!0,toneMapped:!1});this.bars=new fi(new vi(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),t,e,4)}forget(){this.range.forget()}clear(){this.bars.begin(0),this.bars.end(),this.count=0}update(e,t,n){let s=a1(e,t),r=s.map(o=>o.force).sort((o,a)=>o-a);this.top=this.range.take(r[Math.floor(.98*(r.length-1))]??0),this.bars.begin(s.length),this.count=0;for(let{from:o,to:a,force:l}of s){let c=Math.min(l/this.top,1);pp.set(...a).sub(ev.set(...o));let d=pp.length();if(c<r1||!(d>1e-9))continue;tv.setFromUnitVectors(Wi,pp.divideScalar(d));let h=s1*n*Math.max(c,.02);this.bars.add(ev,tv,h,h,d,wu(c,o1)),this.count++}this.bars.end()}};var Cu=class{group=new Ri;list=[];material=new zi({vertexColors:!0,toneMapped:!1});built=!1;store=null;constructor(e){this.group.renderOrder=3,e.add(this.group)}show(e){for(let{lines:t}of this.list)t.geometry.dispose();this.group.clear(),this.list=[],this.built=!1,this.store=e}update(e,t){if(this.group.visible=t,!!t){!this.built&&this.store&&this.build(this.store);for(let{body:n,local:s,lines:r}of this.list)r.matrix.multiplyMatrices(e(n),s)}}build(e){this.built=!0,e.bodies.forEach((t,n)=>{for(let{shape:s,local:r}of Cs(e.about.shapes[t.shape],t.shape)){if(s.kind!=="hull")continue;let o=new Float32Array(3*s.edges.length),a=new Float32Array(3*s.edges.length);s.edges.forEach((d,h)=>{let u=l1[s.kinds?.[h>>1]??1];for(let f=0;f<3;f++)o[3*h+f]=s.vertices[3*d+f];a.set([u.r,u.g,u.b],3*h)});let l=new jt().setAttribute("position",new An(o,3)).setAttribute("color",new An(a,3)),c=new ss(l,this.material);c.matrixAutoUpdate=!1,c.frustumCulled=!1,this.list.push({body:n,local:r,lines:c}),this.group.add(c)}})}},l1=bu.map(i=>new Le(i));var ra=class{object=new ss(new jt,new zi({vertexColors:!0,toneMapped:!1}));ends=[];shades=[];constructor(){this.object.frustumCulled=!1,this.object.renderOrder=3}add(e,t,n){this.ends.push(e.x,e.y,e.z,t.x,t.y,t.z),this.shades.push(n.r,n.g,n.b,n.r,n.g,n.b)}addBox(e,t){let n=s=>new C(s&1?e.max.x:e.min.x,s&2?e.max.y:e.min.y,s&4?e.max.z:e.min.z);for(let s=0;s<8;s++)for(let r of[1,2,4])s&r||this.add(n(s),n(s|r),t)}end(e){this.object.geometry.dispose(),this.object.geometry=new jt().setAttribute("position",new _t(this.ends,3)).setAttribute("color",new _t(this.shades,3)),this.object.material.depthTest=!e,this.ends=[],this.shades=[]}};var c1=48,nv=14,h1=9,iv=10;function u1(i,e,t){let n=new wt,s=(l,c)=>{if(l===Oi||l>=e.bodies)return{at:new C().fromArray(c),turn:new wt,centre:null};let d=e.states,h=13*l,u=n.clone().set(d[h+4],d[h+5],d[h+6],d[h+3]),f=new C(d[h],d[h+1],d[h+2]);return{at:new C().fromArray(c).applyQuaternion(u).add(f),turn:u,centre:f}},r=s(i.a,i.point_a),o=s(i.b,i.point_b),a=(l,c)=>new C().fromArray(l).applyQuaternion(c);return{a:r.at,b:o.at,axis:a(i.axis,r.turn),zero:a(i.zero,r.turn),hand:a(i.hand,o.turn),centres:[r.centre,o.centre].filter(l=>l!==null),down:t}}function mp({axis:i,zero:e},t){return e.clone().multiplyScalar(Math.cos(t)).addScaledVector(i.clone().cross(e),Math.sin(t))}function d1(i,e,t,n){let s=i.distanceTo(e),r=t-s;if(!(r>1e-6*t)||!(n.lengthSq()>0))return[i,e];let o=Math.min(Math.sqrt(3/8*r*s)+r*r/(2*t),t/2);return[...Array(nv+1)].map((a,l)=>{let c=l/nv;return i.clone().lerp(e,c).addScaledVector(n,4*o*c*(1-c))})}function f1(i,e,t){let n=e.clone().sub(i),s=n.clone().normalize(),r=(Math.abs(s.z)<.9?Wi.clone():new C(1,0,0)).cross(s).normalize(),o=s.clone().cross(r),a=h1*iv;return[...Array(a+1)].map((l,c)=>{let d=2*Math.PI*c/iv,h=c===0||c===a?0:t;return i.clone().addScaledVector(n,c/a).addScaledVector(r,h*Math.cos(d)).addScaledVector(o,h*Math.sin(d))})}function p1(i,e,t){let n=[],s=[],r=[],o=(d,h)=>d.slice(1).forEach((u,f)=>n.push({from:d[f],to:u,radius:h})),a=(d,h,u)=>d.clone().addScaledVector(h,u),l=(d,h,u,f)=>n.push({from:a(d,h,-u),to:a(d,h,u),radius:f});switch(i.kind){case"rod":return n.push({from:e.a,to:e.b,radius:.05*t}),s.push({at:e.a,radius:.09*t},{at:e.b,radius:.09*t}),{bars:n,balls:s,lines:r};case"rope":return o(d1(e.a,e.b,i.length??e.a.distanceTo(e.b),e.down),.028*t),s.push({at:e.a,radius:.06*t},{at:e.b,radius:.06*t}),{bars:n,balls:s,lines:r};case"spring":return o(f1(e.a,e.b,.14*t),.022*t),{bars:n,balls:s,lines:r};case"coupling":return{bars:n,balls:s,lines:r};case"fixed":case"axes":{let[d,h]=[e.zero,e.axis.clone().cross(e.zero)];for(let u of[d,h,e.axis])l(e.b,u,.16*t,.035*t);break}case"ball":s.push({at:e.b,radius:.16*t});break;case"planar":case"point_on_plane":{let[d,h]=[e.zero,e.axis.clone().cross(e.zero)],u=(m,v)=>a(a(e.a,d,m*t),h,v*t),f=[u(-1,-1),u(1,-1),u(1,1),u(-1,1)];f.forEach((m,v)=>r.push([m,f[(v+1)%4]])),s.push({at:e.b,radius:.12*t});break}default:s.push({at:e.b,radius:.11*t})}if(["hinge","screw","cylindrical","universal"].includes(i.kind)&&l(e.b,e.axis,.55*t,.06*t),["slide","cylindrical","point_on_line","screw","wheel"].includes(i.kind)){let[d,h]=i.way??[-1.2*t,1.2*t];if(Number.isFinite(d)&&Number.isFinite(h)&&(n.push({from:a(e.a,e.axis,d),to:a(e.a,e.axis,h),radius:.025*t}),i.way))for(let u of[d,h])l(a(e.a,e.axis,u),e.zero,.22*t,.04*t)}["hinge","screw","cylindrical"].includes(i.kind)&&i.angle&&c(i.angle);for(let d of e.centres)d.distanceTo(e.b)>.02*t&&r.push([d,e.b]);return{bars:n,balls:s,lines:r};function c([d,h]){if(!(h-d<=4*Math.PI))return;let u=.95*t,f=Math.max(2,Math.ceil(c1*(h-d)/(2*Math.PI))),m=v=>e.b.clone().addScaledVector(mp(e,v),u);o([...Array(f+1)].map((v,p)=>m(d+(h-d)*p/f)),.018*t);for(let v of[d,h])r.push([e.b,m(v)]);n.push({from:e.b,to:e.b.clone().addScaledVector(e.hand,u),radius:.03*t})}}function m1(i,e,t){let n=[],s=e.axis.clone().cross(e.zero);for(let[r,o]of[[i.a,e.a],[i.b,e.b]])if(!(r===Oi&&i.a!==i.b&&e.a.distanceTo(e.b)<.1*t))for(let a of[1,-1]){let l=e.zero.clone().addScaledVector(s,a).normalize().multiplyScalar(.3*t);n.push({from:o.clone().sub(l),to:o.clone().add(l),radius:.05*t})}return{bars:n,balls:[],lines:[]}}function g1(i,e,t,n,s){return t.driven?i.units.flatMap((r,o)=>{let a=t.motor[o],l=a/(r==="rad"?s.torque:s.force);if(!Number.isFinite(l)||Math.abs(l)<.01)return[];if(r!=="rad")return[{arc:[],tip:[e.b.clone(),e.axis.clone().multiplyScalar(1.4*n*l)]}];let c=1.5*Math.PI*l,d=Math.max(3,Math.ceil(Math.abs(c)*6)),h=.62*n,u=p=>e.b.clone().addScaledVector(mp(e,c*p),h),f=[...Array(d+1)].map((p,g)=>u(g/d)),m=f[d],v=e.axis.clone().cross(mp(e,c)).multiplyScalar(Math.sign(c)*.3*n);return[{arc:f,tip:[m,v]}]}):[]}var Pu=class{bars;balls;lines=new ra;arrows;most={store:null,hold:0,torque:0,force:0};constructor(e){let t=()=>new Sn({transparent:!0,toneMapped:!1});this.bars=new fi(new vi(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),t(),e,4),this.balls=new fi(new Ms(1,16,10),t(),e,4),this.arrows=new sa(t(),e),e.add(this.lines.object)}update(e,t,n,s,r){let o=r?t.about.joints:[],a=new C().fromArray(s??[0,0,-1]);a.lengthSq()>0&&a.normalize(),this.most.store!==t&&(this.most={store:t,hold:0,torque:0,force:0});let l=o.map((u,f)=>{let m=e.joint(f),v=u1(u,e,a),p=m!==null&&!m.holds;return m&&!p&&this.learn(u,m),{j:u,state:m,pose:v,broken:p,marks:p?m1(u,v,n):p1(u,v,n),colour:p||m?.atLimit?Ut.atLimit:Ut.joint}});this.push(l,n),this.bars.begin(l.reduce((u,f)=>u+f.marks.bars.length,0)),this.balls.begin(l.reduce((u,f)=>u+f.marks.balls.length,0));let c=new Le,d=new wt,h=new C;for(let{marks:u,colour:f}of l){c.set(f);for(let{from:m,to:v,radius:p}of u.bars){let g=h.copy(v).sub(m).length();!(g>0)||!Number.isFinite(g)||this.bars.add(m,d.setFromUnitVectors(Wi,h.divideScalar(g)),p,p,g,c)}for(let{at:m,radius:v}of u.balls)this.balls.add(m,d.identity(),v,v,v,c);for(let[m,v]of u.lines)this.lines.add(m,v,c)}this.bars.end(),this.balls.end(),this.lines.end(!1)}learn(e,t){let n=Math.hypot(...t.force);n>this.most.hold&&(this.most.hold=n),e.units.forEach((s,r)=>{let o=Math.abs(t.motor[r]),a=s==="rad"?"torque":"force";o>this.most[a]&&(this.most[a]=o)})}push(e,t){let n=new Le(Ut.reaction),s=new Le(Ut.motor),r=.035*t;this.arrows.begin(e.length*8);for(let{j:o,state:a,pose:l,broken:c,marks:d}of e){if(!a||c)continue;let h=new C().fromArray(a.force),u=h.length()/this.most.hold;u>.02&&this.arrows.add(l.b,h.multiplyScalar(1.6*t*u/h.length()),r,n);for(let{arc:f,tip:m}of g1(o,l,a,t,this.most))f.slice(1).forEach((v,p)=>d.lines.push([f[p],v])),this.arrows.add(m[0],m[1],r,s)}this.arrows.end()}};var gp=.25,v1=8,sv=new wt,yi=new C,Iu=new C,ls=new C,oa=new wt,Ps=new Le;function y1(i){let e=new C(...i.normal),t=new C(...i.tangent),n=e.clone().cross(t);return e.multiplyScalar(i.impulse[0]).addScaledVector(t,i.impulse[1]).addScaledVector(n,i.impulse[2])}function x1(i,e,t,n){if(n===i.a||n===i.b)return n===i.b?1:-1;if(e(i.a)!==e(i.b))return e(i.b)?1:-1;let s=i.normal,r=t??[0,0,0];return s[0]*r[0]+s[1]*r[1]+s[2]*r[2]>0?-1:1}var Lu=class{constructor(e){this.stage=e;let t=(o=1)=>new Sn({transparent:!0,opacity:o,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:-1,polygonOffsetUnits:-4}),n=()=>new Sn({transparent:!0,depthTest:!1,toneMapped:!1});this.arrows=new sa(t(),this.group),this.points=new fi(new Ms(1,12,8),t(.95),this.group,6),this.chains=new Ru(this.group),this.joints=new Pu(this.group),this.belts=new Au(this.group),this.edges=new Cu(this.group);let s=new Zs(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new fi(s,new Sn({transparent:!0,opacity:.28,side:kn,depthWrite:!1,toneMapped:!1}),this.group,4),this.rims=new fi(new Go(1,.018,6,48).translate(0,0,1),t(.9),this.group,4),this.marker=new Vt(new Go(1,.12,8,40),n());let r=n();r.color.set(Ut.pull),this.pull=new Vt(new vi(1,1,1,8).translate(0,.5,0).rotateX(Math.PI/2),r),this.hand=new Vt(new Ms(1,16,10),r);for(let o of[this.marker,this.pull,this.hand])o.renderOrder=9,o.visible=!1;this.group.add(this.lines.object,this.marker,this.pull,this.hand),e.scene.add(this.group)}stage;group=new Ri;arrows;points;cones;rims;lines=new ra;chains;joints;belts;edges;tips=[];marker;pull;hand;told=()=>!1;longest=1/0;reference=1;calibrate(e){this.chains.forget(),this.belts.show(e),this.edges.show(e);let t=e.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=t[t.length>>1]??1,s=e.about.gravity?Math.hypot(...e.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*e.about.step}length(e,t){let n=e/this.reference;return 1.1*t.arrows*this.stage.unit*(t.root?Math.sqrt(n):n)}update(e,t,n,s,r,o){let a=this.stage.unit,l=t.bodies.length;this.tips=[];let c=t.bodies.reduce((p,g)=>p+(g.kind==="fixed"?0:1),0);this.told=p=>c<=v1||p===o,this.longest=.66*this.stage.eye.distance*Math.tan(this.stage.eye.camera.fov*Math.PI/360),n.has("chains")?this.chains.update(e,t,a):this.chains.count>0&&this.chains.clear();let d=p=>this.stage.crowd.pose(p),h=this.stage.gravity??t.about.gravity;this.joints.update(e,t,a,h,n.has("joints")),this.belts.update(t.time(e.number),d,h,n.has("belts")),this.edges.update(d,n.has("edges"));let u=p=>t.bodies[p]?.kind==="dynamic",f=p=>x1(p,u,h,o),m={f:e,store:t,on:n,scale:s,unit:a,width:.04*a*Math.sqrt(s.arrows),side:f},v=_u.some(p=>n.has(p))?e.contacts:0;this.arrows.begin(2*v+5*l),this.points.begin(v+l),this.cones.begin(n.has("cones")?v:0),this.rims.begin(n.has("cones")?v:0);for(let p=0;p<v;p++)this.drawContact(m,e.contact(p));for(let p=0;p<Math.min(l,e.bodies);p++)this.drawBody(m,p);n.has("islands")&&this.drawIslands(m),this.lines.end(n.has("islands"));for(let p of[this.arrows,this.points,this.cones,this.rims])p.end();this.mark(r>=0&&r<e.contacts?e.contact(r):null),this.stage.dirty=!0}drawContact({on:e,scale:t,unit:n,width:s,side:r},o){yi.set(...o.point),Iu.set(...o.normal),Ps.set(Tr[o.mode]),e.has("contacts")&&this.points.add(yi,sv,.055*n,.055*n,.055*n,Ps);let a=r(o),l=y1(o).multiplyScalar(a),c=l.length(),d=c>0?Math.min(this.length(c,t),this.longest):0;if(e.has("impulses")&&c>0&&this.arrows.add(yi,l.multiplyScalar(d/c),s,Ps),e.has("cones")){let h=Math.max(c>0?d*o.impulse[0]/c:.25*n,1e-6*n),u=Math.max(o.friction*h,1e-6*n);oa.setFromUnitVectors(Wi,ls.copy(Iu).multiplyScalar(a)),this.cones.add(yi,oa,u,u,h,Ps),this.rims.add(yi,oa,u,u,h,Ps)}e.has("normals")&&this.arrows.add(yi,Iu.multiplyScalar(.7*n),.6*s,Ps.set(Ut.normal))}drawBody(e,t){let{f:n,store:s,on:r,scale:o,unit:a,width:l}=e,c=s.bodies[t],d=n.states,h=13*t;if(yi.set(d[h],d[h+1],d[h+2]),c.kind!=="fixed"&&r.has("velocities")){ls.set(d[h+7],d[h+8],d[h+9]);let f=ls.length();this.tip(t,ls.multiplyScalar(gp*o.arrows),`${fe(f,3)} m/s`,f>.001),this.arrows.add(yi,ls,l,Ps.set(Ut.velocity))}if(c.kind!=="fixed"&&r.has("spins")){ls.set(d[h+10],d[h+11],d[h+12]);let f=ls.length();this.tip(t,ls.multiplyScalar(.12*o.arrows*a),`${fe(f,3)} rad/s`,f>.001),this.arrows.add(yi,ls,l,Ps.set(Ut.spin))}c.kind==="dynamic"&&r.has("axes")&&(oa.set(d[h+4],d[h+5],d[h+6],d[h+3]),this.drawAxes(e,c));let u=n.quarantined(t)||this.stage.crowd.lost.has(t);if(r.has("boxes")||u&&r.has("quarantine")){let f=Hl(s.about.shapes[c.shape],this.stage.crowd.pose(t)),m=new Le(u?Ut.lost:Ut.box);f.isEmpty()||this.lines.addBox(f,m),u&&!f.isEmpty()&&(this.lines.add(f.min,f.max,m),this.lines.add(new C(f.min.x,f.max.y,f.min.z),new C(f.max.x,f.min.y,f.max.z),m))}}tip(e,t,n,s){let r=t.length()>this.longest;r&&t.setLength(this.longest),s&&(r||this.told(e))&&this.tips.push({at:[yi.x+t.x,yi.y+t.y,yi.z+t.z],text:n})}drawAxes({unit:e,width:t},n){oa.multiply(new wt(n.axes[1],n.axes[2],n.axes[3],n.axes[0])),this.points.add(yi,sv,.05*e,.05*e,.05*e,Ps.set(this.stage.ink)),Ut.axes.forEach((s,r)=>{let o=Math.sqrt(n.moments[r]/n.mass);ls.set(0,0,0).setComponent(r,1.6*o+.3*e).applyQuaternion(oa),this.arrows.add(yi,ls,.6*t,Ps.set(s))})}drawIslands({f:e,store:t}){let n=new Set;for(let s=0;s<e.contacts;s++){let r=e.contact(s);if(r.island===Oi||r.impulse[0]<=0)continue;let o=r.a*1e7+r.b;if(n.has(o))continue;n.add(o);let a=l=>t.bodies[l]?.kind==="dynamic"?e.centre(l):r.point;this.lines.add(new C(...a(r.a)),new C(...a(r.b)),na(r.island))}}mark(e){this.marker.visible=e!==null,e&&(this.marker.position.set(...e.point),this.marker.quaternion.setFromUnitVectors(Wi,Iu.set(...e.normal)),this.marker.scale.setScalar(.16*this.stage.unit),this.marker.material.color.set(this.stage.ink))}setPull(e,t){if(this.pull.visible=this.hand.visible=e!==null&&t!==null,e&&t){let n=new C().fromArray(e),s=new C().fromArray(t).sub(n),r=Math.max(s.length(),1e-9),o=.03*this.stage.unit;this.pull.position.copy(n),this.pull.quaternion.setFromUnitVectors(Wi,s.divideScalar(r)),this.pull.scale.set(o,o,r),this.hand.position.fromArray(t),this.hand.scale.setScalar(3*o)}this.stage.dirty=!0}pick(e,t,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.eye.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(e-s.left),l[1]-(t-s.top));c<o&&([r,o]=[a,c])}return r}};function rv(i){let[e,t]=[i.normal,i.tangent],n=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]];return[0,1,2].map(s=>e[s]*i.impulse[0]+t[s]*i.impulse[1]+n[s]*i.impulse[2])}function ov(i,e){let t=new Float64Array(e.bodies.length),n=e.about.step;for(let s=0;s<i.contacts;s++){let r=i.contact(s),o=Math.hypot(...r.impulse)/n;r.a<t.length&&(t[r.a]+=o),r.b<t.length&&(t[r.b]+=o)}return t}function vp(i,e){return[i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0]]}function _1(i,e){let t=vp(vp([i[0],-i[1],-i[2],-i[3]],[0,...e]),i);return[t[1],t[2],t[3]]}function aa(i,e){let t=.5*i.mass*(e[7]**2+e[8]**2+e[9]**2),n=_1(vp([e[3],e[4],e[5],e[6]],i.axes),[e[10],e[11],e[12]]);return[t,.5*(i.moments[0]*n[0]**2+i.moments[1]*n[1]**2+i.moments[2]*n[2]**2)]}function av(i,e,t){let[n,s]=aa(i,e.states.subarray(13*t,13*t+13));return n+s}var Du=class{constructor(e,t,n){this.link=e;this.stage=t;this.colours=n}link;stage;colours;key="";paths=[];forget(){this.key="",this.paths=[]}distrust(){this.key=this.key||"-"}update(e,t,n,s){if(!n.layers.has("trails")){this.key&&this.stage.trails.clear(),this.stage.dirty=!0,this.key="";return}let r=t.bodies.map((u,f)=>({b:u,k:f})).filter(({b:u})=>u.kind!=="fixed").map(({k:u})=>u),o=n.body>=0?[n.body]:r.slice(0,64),a=Math.max(t.frameAt(t.time(e.number)-(o.length<=4?8:2)),t.first),l=Math.max(1,Math.ceil((e.number-a)/200)),c=`${t.epoch}/${o.length}/${o[0]}/${Math.floor(e.number/Math.max(l,s?4:1))}`,d=Math.max(2,Math.ceil((s?.05:.015)*(e.number-a)));if(c===this.key||o.length===0)return this.reach(e,o,d);this.key=c,this.paths.some(u=>u.to>e.number)&&(this.paths=[],this.stage.trails.clear());let h=a+Math.floor((e.number-a)/l)*l;this.link.bytes(`/api/source/${t.index}/path?bodies=${o.join(",")}&from=${a}&to=${h}&stride=${l}&epoch=${t.epoch}`).then(u=>{if(this.key!==c||u.byteLength===0)return;let f=new Float64Array(u),m=f.length/o.length;this.paths=o.map((v,p)=>({body:v,points:Array.from(f.subarray(p*m,(p+1)*m)),to:h})),this.draw(e,o,d)}).catch(()=>{})}reach(e,t,n){this.paths.length===t.length&&this.paths[0]?.body===t[0]&&this.draw(e,t,n)}draw(e,t,n){let s=this.paths.filter(o=>t.includes(o.body)&&o.to<=e.number),r=(o,a)=>o<e.bodies&&e.number-a<=n?e.centre(o):[];this.stage.trails.set(s.map(({body:o,points:a,to:l})=>({colour:this.colours.of(o),points:Float32Array.from([...a,...r(o,l)])}))),this.stage.dirty=!0}};var yp=8,xp={speed:"m/s",force:"N",energy:"J"},_p=matchMedia("(prefers-color-scheme: dark)");function Uu(){let i=getComputedStyle(document.documentElement),e=t=>i.getPropertyValue(t).trim();return{background:e("--scene"),horizon:e("--horizon"),ground:e("--ground"),line:e("--grid"),fixed:e("--fixed"),ink:e("--ink"),ghost:e("--ghost"),dark:_p.matches}}var Nu=class{constructor(e){this.colours=e}colours;ranges=new Map;top=1;forget(){this.ranges.clear()}bodies(e,t,n,s){let r=s.layers.has("islands")?"island":s.colour,o=e.fixedColour,a=new Le(Ut.lost),l=new Le,c=r in xp?this.values(r,t,n):null;e.paint(d=>{let h=n.bodies[d];if(e.crowd.lost.has(d)||d<t.bodies&&t.quarantined(d)&&s.layers.has("quarantine"))return a;if(r==="kind")return l.set(h.kind==="dynamic"?Ut.dynamic:h.kind==="kinematic"?Ut.kinematic:o);if(r==="material")return na(h.material);if(h.kind==="fixed")return r==="body"&&this.colours.isGiven(d)?this.colours.of(d):o;let u;if(r==="island"){let f=d<t.bodies?t.island(d):-1;u=f>=0?na(f):o}else u=c?wu(c[d]/this.top,l):this.colours.of(d);return d<t.bodies&&t.asleep(d)?l.copy(u).lerp(o,.6):u},r==="body")}values(e,t,n){let s=Math.min(n.bodies.length,t.bodies),r=e==="force"?ov(t,n):new Float64Array(n.bodies.length);if(e==="speed")for(let l=0;l<s;l++)r[l]=Math.hypot(t.states[13*l+7],t.states[13*l+8],t.states[13*l+9]);if(e==="energy")for(let l=0;l<s;l++)r[l]=n.bodies[l].kind==="dynamic"?av(n.bodies[l],t,l):0;let o=this.ranges.get(e);o||this.ranges.set(e,o=new ia);let a=0;for(let l=0;l<s;l++)n.bodies[l].kind!=="fixed"&&r[l]>a&&r[l]<1/0&&(a=r[l]);return this.top=o.take(a),r}};function cv(i,e,t){let n=k("i",{class:"bar"});return n.style.background=Z0,k("span",{class:"scale-bar"},`${i} 0 `,n,` ${fe(e,3)} ${t}`)}function hv(i,e,t,n,s,r,o){let a=n.layers,l=[],c=(f,m)=>{let v=k("i");return v.style.background=f,k("span",{},v,m)},d=f=>k("span",{class:"quiet"},f);["contacts","impulses","cones"].some(f=>a.has(f))&&l.push(...Tr.map((f,m)=>c(f,Na[m]))),(a.has("impulses")||a.has("cones"))&&l.push(d(s.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),a.has("chains")&&l.push(cv("normal force",r.chains.top,"N")),a.has("joints")&&e&&e.about.joints.length>0&&l.push(c(Ut.joint,"joint"),c(Ut.atLimit,"at its limit or broken"),c(Ut.reaction,"force that it holds with"),c(Ut.motor,"motor")),a.has("edges")&&l.push(...["flat","convex","concave","border"].map((f,m)=>c(bu[m],`${f} edge`))),a.has("normals")&&l.push(c(Ut.normal,"normal")),a.has("velocities")&&l.push(c(Ut.velocity,`velocity: distance travelled in ${fe(gp*s.arrows,2)} s`)),a.has("spins")&&l.push(c(Ut.spin,"spin (angular velocity)")),a.has("axes")&&l.push(...["1st","2nd","3rd principal axis"].map((f,m)=>c(Ut.axes[m],f)));let h=f=>`#${f.getHexString()}`;if(!a.has("islands")&&e&&(n.colour==="kind"&&l.push(c(Ut.dynamic,"dynamic"),c(Ut.kinematic,"kinematic"),c(h(i.fixedColour),"fixed")),n.colour in xp&&l.push(cv(n.colour==="energy"?"kinetic energy":n.colour==="force"?"contact force":"speed",o.top,xp[n.colour])),n.colour==="material"&&(l.push(...e.about.materials.slice(0,yp).map((f,m)=>c(h(na(m)),f.name))),e.about.materials.length>yp&&l.push(d(`and ${e.about.materials.length-yp} more materials`)))),a.has("trails")&&e&&n.body<0){let f=e.bodies.filter(m=>m.kind!=="fixed").length;f>64&&l.push(d(`trails of the first ${64} of ${f} bodies: select a body for its own trail`))}i.glass.size>0&&l.push(d("transparent: fixed bodies in front of moving ones"));let u=e?[...i.crowd.lost]:[];u.length>0&&l.push(c(Ut.lost,`not a number, shown where it was last: ${u.slice(0,3).map(f=>e.bodies[f].name).join(", ")}${u.length>3?` and ${u.length-3} more`:""}`)),t&&l.push(c(Uu().ghost,`ghosts: ${t.about.file||t.about.name}`)),Vn(be("legend"),...l)}var b1=40;function uv(i,e,t,n){let s=t.about.joints.map((a,l)=>({j:a,k:l,state:e.joint(l)})).filter(({j:a})=>a.a===i||a.b===i);if(s.length===0)return null;let r=s.slice(0,b1).map(({j:a,k:l,state:c})=>{let d=(p,g,...y)=>{let E=y.map(b=>`j:${l}:${b}`);return k("td",{class:"n"},E.length===0?p:k("button",{class:"plot-this",title:`plot ${g} of ${a.name} over time`,"aria-pressed":String(E.every(b=>n.plotted(b))),onclick:()=>n.plot(E)},p))},h=(p,g)=>a.units.map((y,E)=>`${fe(p?.[E]??NaN,4)} ${g(y==="rad")}`).join(", ")||"\u2013",u=p=>a.units.map((g,y)=>`${p}${y}`),f=c&&!c.holds?"broken":c?.atLimit?"at its limit":c?.driven?"driven":"",m=c?.limit.some(p=>p!==0&&Number.isFinite(p))??!1,v=c?.driven?d(h(c.motor,p=>p?"N\xB7m":"N"),"the motor",...u("motor")):m?d(h(c?.limit,p=>p?"N\xB7m":"N"),"the limit",...u("limit")):d("\u2013","the motor",...u("motor"));return k("tr",{},k("td",{title:a.kind.replaceAll("_"," ")},a.name),k("td",{},a.kind.replaceAll("_"," ")),d(h(c?.value,p=>p?"rad":"m"),"the position",...u("at")),d(h(c?.rate,p=>p?"rad/s":"m/s"),"the rate",...u("rate")),v,d(c?fe(Math.hypot(...c.force),4):"\u2013","the force","force","fx","fy","fz"),d(c?fe(Math.hypot(...c.torque),4):"\u2013","the torque","torque","tx","ty","tz"),k("td",{class:f==="broken"||f==="at its limit"?"bad":"quiet"},f))}),o=(a,l="")=>k("th",{title:l},a);return k("div",{class:"wide"},k("h3",{},`Joints (${s.length})`),k("table",{class:"grid",id:"body-joints"},k("thead",{},k("tr",{},o("name"),o("kind"),o("at","its free coordinates, in the middle of the step"),o("rate","after the solve"),o("motor","force or torque of the motor, or of the limit, mean of the step"),o("F [N]","force of what it holds, mean of the step"),o("M [N\xB7m]","torque of what it holds, mean of the step"),o(""))),k("tbody",{},...r)))}var bp=50,Wr=200,S1=["kinetic","friction_loss","restitution_loss","damping_loss","joint_loss","work","motor_work","kinematic_work","corrected","time_step"],w1=1e-10;function Vl(i,e){return i>0?k("p",{class:"quiet"},`and ${i} more ${e}`):null}function dv(i){i.key!=="Enter"&&i.key!==" "||(i.currentTarget.click(),i.preventDefault())}function fv(i){let e=k("span",{class:"badge"},Na[i]??"?");return e.style.background=Tr[i]??"#888",e}function pv(i){return i.guarded&&mo(i.verdict)!=="guarded"?k("span",{class:"badge verdict-guarded",title:"the solution would have added energy: the energy guard scaled it back, and the residual includes the change"},"guarded"):null}function Sp(i){let e=mo(i);return k("span",{class:`badge verdict-${e}`},e)}var Fu=class{constructor(e,t){this.link=e;this.act=t;for(let n of Object.keys(this.panes))be(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("world")}link;act;tab="world";store=null;panes={body:be("pane-body"),contact:be("pane-contact"),solver:be("pane-solver"),world:be("pane-world")};methods=[];exactKey="";exact=null;worldKey="";worlds=0;filter="";lastDraw=0;feature="";setMethods(e){this.methods=e}show(e,t){this.store=e,this.exactKey="",!t&&(this.worlds++,this.worldKey="",this.filter="")}open(e){this.tab=e;for(let[t,n]of Object.entries(this.panes))n.hidden=t!==e,be(`tab-${t}`).setAttribute("aria-selected",String(t===e));this.lastDraw=0}table(e){let t=(n,s,r)=>r?.length?k("button",{class:"plot-this",title:`plot ${s} over time`,"aria-pressed":String(r.every(o=>this.act.plotted(o))),onclick:()=>this.act.plot(r)},n):n;return k("dl",{class:"facts"},...e.flatMap(([n,s,r,o])=>[k("dt",{title:r??""},n),k("dd",{},t(s,n,o))]))}name(e){return this.store?.bodies[e]?.name??(e===Oi?"\u2013":`body ${e}`)}bodyLink(e){return k("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(e)},this.name(e))}update(e,t,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(e,t):this.tab==="contact"?this.drawContact(e,n,s):this.tab==="solver"?this.drawSolver(e):this.drawWorld(e,r))}drawBody(e,t){let n=this.panes.body,s=this.store;if(t<0||t>=s.bodies.length){if(n.dataset.list===`${this.worlds}/${this.filter}`)return;n.dataset.list=`${this.worlds}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[t],o=e.states,a=13*t,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),d=o.subarray(a+3,a+7),h=Math.hypot(l[0],l[1],l[2]),[u,f]=aa(r,o.subarray(a,a+13)),m=(...S)=>S.map(N=>`b:${t}:${N}`),v=s.about.gravity,p=v?-r.mass*(v[0]*o[a]+v[1]*o[a+1]+v[2]*o[a+2]):NaN,g=s.about.materials[r.material],y=e.contactsOf(t),E=s.about.step,b=[0,0,0];for(let S of y){let N=rv(S),P=S.b===t?1:-1;b=b.map((L,z)=>L+P*N[z]/E)}let R=2*Math.acos(Math.min(Math.abs(d[0]),1))*(180/Math.PI),M=[["kind",r.kind+(e.quarantined(t)?" \xB7 invalid: quarantined":e.asleep(t)?" \xB7 asleep":e.absent(t)?" \xB7 comes later":"")],...r.kind==="dynamic"?[["mass",`${fe(r.mass)} kg`]]:[],["material",g?`${g.name} \xB7 friction ${fe(g.friction,3)}, restitution ${fe(g.restitution,3)}`:"\u2013"],["centre",`${Mi(o.subarray(a,a+3),6)} m`,"centre of mass",m("x","y","z")],["rotation angle",`${fe(R,4)}\xB0`,"from the orientation in which the scene defines the shape",m("angle")],["quaternion",Mi(d,5),"w, x, y, z",m("qw","qx","qy","qz")],["velocity",`${Mi(l)} m/s`,"of the centre of mass",m("vx","vy","vz")],["speed",`${fe(h)} m/s`,"",m("speed")],["spin",`${Mi(c)} rad/s`,"world axes",m("wx","wy","wz")]];if(r.kind==="dynamic"){M.push(["kinetic energy",`${fe(u+f)} J = ${fe(u,4)} + ${fe(f,4)}`,"translation and rotation",m("kinetic")],["potential energy",`${fe(p)} J`,"",m("potential")],["momentum",`${Mi([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`,"",m("px","py","pz")],["contact force",`${Mi(b,4)} N`,"sum over its contacts, mean of the step",m("fx","fy","fz")]);let S=e.island(t);M.push(["island",S>=0?`${S}`:"none"])}s.events.some(S=>S.a===t&&(S.kind===7||S.kind===8))&&M.push(["bodies inside",String(M1(s,t,e.number)),"of a sensor",[`s:${t}:inside`]]);let x=y.map(S=>{let N=S.a===t?S.b:S.a;return k("tr",{class:"pick",title:"select this contact",tabindex:0,onkeydown:dv,onclick:()=>this.act.selectContact(S.index,!1)},k("td",{},this.name(N)),k("td",{},fv(S.mode)),k("td",{class:"n"},fe(S.impulse[0]/E,4)),k("td",{class:"n"},fe(Math.hypot(S.impulse[1],S.impulse[2])/E,4)),k("td",{class:"n"},fe(S.gap*1e6,3)))});mi(n,k("h2",{id:"body-name"},r.name),k("div",{class:"row"},k("button",{onclick:()=>this.act.focusBody(),title:"centre the view on this body (f)"},"Focus"),k("button",{onclick:()=>this.act.follow(),title:"the camera follows this body (v)"},"Follow"),k("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),this.table(M),uv(t,e,s,this.act),k("h3",{},`Contacts (${y.length})`),y.length===0?k("p",{class:"quiet"},"No contacts in this frame."):k("table",{class:"grid",id:"body-contacts"},k("thead",{},k("tr",{},k("th",{},"with"),k("th",{},"mode"),k("th",{title:"normal force, mean of the step"},"N [N]"),k("th",{title:"friction force, mean of the step"},"F [N]"),k("th",{title:"negative: overlap"},"gap [\xB5m]"))),k("tbody",{},...x.slice(0,Wr))),Vl(x.length-Wr,"contacts"))}bodyList(e){let t=this.store,n=k("ul",{class:"bodies",id:"body-list"}),s=()=>{let a=this.filter.toLowerCase();return t.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(a))},r=()=>{let a=s();Vn(n,...a.slice(0,300).map(({b:l,k:c})=>k("li",{},k("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),k("span",{class:"quiet"},` ${l.kind}`))),a.length>300?k("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},o=k("input",{type:"search",id:"search",placeholder:"find a body by name",title:"Enter selects the first",value:this.filter,onkeydown:a=>{let l=a.key==="Enter"?s()[0]:void 0;l&&this.act.selectBody(l.k)},oninput:a=>{this.filter=a.target.value,e.dataset.list=`${this.worlds}/${this.filter}`,r()}});r(),Vn(e,k("p",{class:"quiet"},"Click a body in the view, or choose one here."),o,n)}askExact(e,t,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${e.number}&index=${t}&epoch=${s.epoch}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(e,t,!1))}).catch(()=>{})}drawContact(e,t,n){let s=this.panes.contact,r=this.store;if(t<0||t>=e.contacts){mi(s,k("p",{class:"quiet"},e.contacts===0?"No contacts in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),e.contacts>0?k("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=e.contact(t),a=r.about.step,l=`${r.index}/${r.epoch}/${e.number}/${t}`;l!==this.exactKey&&!n&&this.askExact(e,t,l);let c=this.exactKey===l?this.exact:null,d=c?.impulse??o.impulse,h=c?.velocity??o.velocity,u=Math.hypot(d[1],d[2]),f=o.friction*d[0],m=Math.hypot(h[1],h[2]),v=c?.restitution_share??null,p=(...S)=>c?S.map(N=>`c:${o.a}:${o.b}:${c.feature}:${N}`):[],g=[["bodies",k("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",fv(o.mode)],["gap",`${fe((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap",p("gap")],["normal impulse",`${fe(d[0],6)} N\xB7s`,"total of the step"],["normal force",`${fe(d[0]/a)} N`,"mean of the step",p("normal")],["friction impulse",`${fe(u,6)} N\xB7s`,`along the two tangents: ${Mi([d[1],d[2]],6)}`],["friction force",`${fe(u/a)} N of at most ${fe(f/a,4)}`,"mean of the step",p("friction")],["friction used",f>0?`${fe(100*u/f,4)} %`:"\u2013","100 %: on the friction cone, sliding or about to slide",p("used")],["slip",`${fe(m)} m/s`,"sliding speed for which the law holds",p("slip")],["normal velocity",`${fe(h[0])} m/s`,"for which the law holds: after the solve, plus bias",p("vn")],["velocity bound",c?`${fe(c.velocity_bound)} m/s`:"\u2013","the law: normal velocity + bound \u2265 0; a gap over its time, or minus the speed of a bounce"],["bias",c&&c.bias[0]!==null?`${Mi(c.bias)} m/s`:"\u2013","velocity by which the law is shifted, along the normal and the tangents"],["approach velocity",c?`${Mi(c.approach_velocity)} m/s`:"\u2013","along the normal and the tangents, before the step's forces"],["friction \u03BC",fe(o.friction)],["restitution e",c?`${fe(c.restitution)}${v!==null&&v<1?`, ${fe(100*v,4)} % of it kept`:""}`:"\u2013","less is kept where all of it would bring energy"]],y=[["point",`${Mi(c?.point??o.point,6)} m`],["normal",Mi(c?.normal??o.normal,5)],["origin",c?`${c.origin}${c.in_flight?", met in flight":""}`:"\u2013","how the contact was found"],["feature",c?.feature??"\u2013","identifier of the touching corners, edges and faces"]],E=c?.residual??o.residual,b=r.about.tolerance??1e-8,R=o.island!==Oi&&o.island<e.islands?e.islandRow(o.island):null,M=[["residual",k("span",{class:E>b?"bad":"good"},`${fe(E,3)} m/s`),"residual of the contact law at this contact",p("residual")],["tolerance",`${fe(b,2)} m/s`]];R&&M.push(["its island",k("span",{},Sp(R.verdict)," ",pv(R),` ${fe(R.residual,3)} m/s`)],["cone violation",fe(R.cone,2),"friction above \u03BC \xD7 normal impulse, relative to the largest normal impulse"],["normal-velocity deficit",`${fe(R.approach,2)} m/s`,"normal velocity below the bound of the contact law"],["complementarity work",`${fe(R.sticky,2)} J`,"work of normal impulses on separating contacts"],["friction-work deficit",`${fe(R.dissipation,2)} J`,"friction work lost where friction is not opposite to the slip"]);let x=k("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, section along the friction force"});mi(s,k("h2",{id:"contact-name",title:`contact ${t} of frame ${e.number}`},`${this.name(o.a)} \u2194 ${this.name(o.b)}`),k("div",{class:"row"},k("button",{onclick:()=>this.act.selectContact(t,!0),title:"centre the view on this contact (f)"},"Focus"),k("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),x,this.table(g),k("h3",{},"Certificate"),this.table(M),k("h3",{},"Place"),this.table(y)),T1(be("cone-diagram"),d,o.friction,o.mode,m)}drawSolver(e){let t=this.store,n=this.panes.solver,s=t.about.tolerance??1e-8,r=Array.from({length:e.islands},(l,c)=>e.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=e.get("residual"),a=[["verdict",Sp(e.get("verdict"))],["residual",k("span",{class:o>s?"bad":"good"},`${fe(o,3)} m/s`),`tolerance ${fe(s,2)} m/s`,["w:residual"]],["iterations",fe(e.get("sweeps")),"Gauss\u2013Seidel iterations, all islands together",["w:sweeps"]],["contacts",fe(e.contacts),"",["w:contacts"]],["islands",fe(e.islands),"",["w:islands"]],["deepest overlap",`${fe(e.get("overlap")*1e6,3)} \xB5m`,"",["w:overlap"]],["predicted overlap",Number.isNaN(e.get("missed"))?"\u2013":k("span",{class:e.get("missed")>0?"bad":""},`${fe(e.get("missed")*1e6,3)} \xB5m`),"overlap that the velocities of the step lead into, and no contact stops",["w:missed"]],["step time",`${fe(e.get("step_ms"),3)} ms`,"",["w:step_ms"]],["guarded islands",fe(e.get("guarded")),"islands in which the energy guard moved the solution"],["state hash",e.hash]];mi(n,k("h2",{},`Frame ${e.number}`),k("div",{class:"row"},k("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame of the run with the worst verdict, and of those with the largest residual (w)"},"Worst frame of the run"),k("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),this.table(a),k("h3",{},"Islands, worst first"),r.length===0?k("p",{class:"quiet"},"No contacts in this frame."):k("table",{class:"grid",id:"islands"},k("thead",{},k("tr",{},...[["#","number of the island"],["bod.","bodies"],["cont.","contacts"],["method",""],["iter.","Gauss\u2013Seidel iterations"],["residual","m/s"],["","verdict"]].map(([l,c])=>k("th",{title:c},l)))),k("tbody",{},...r.slice(0,Wr).map(l=>k("tr",{class:"pick",tabindex:0,onkeydown:dv,title:"go to its worst contact",onclick:()=>{l.worst!==Oi&&this.act.selectContact(l.worst,!0)}},k("td",{},l.index),k("td",{class:"n"},l.bodies),k("td",{class:"n"},l.contacts),k("td",{},this.methods[l.method]??"\u2013"),k("td",{class:"n",title:l.newtonSteps!==Oi?`${l.newtonSteps} Newton steps`:""},l.sweeps),k("td",{class:`n ${l.residual>s?"bad":""}`},fe(l.residual,3)),k("td",{},Sp(l.verdict),pv(l)))))),Vl(r.length-Wr,"islands"))}drawWorld(e,t){let n=this.store,s=this.panes.world,r=n.live&&t?.open,o=`${n.index}/${r}`;if(o!==this.worldKey){this.worldKey=o;let h=n.about,u=[["file",h.file||"\u2013"],["bodies",fe(n.bodies.length)],["step",`${fe(h.step)} s`],...h.duration?[["duration",`${fe(h.duration)} s`]]:[]],f=h.facts.filter(([v])=>v!=="settings").map(([v,p])=>[v,p]),m=E1(h.facts.find(([v])=>v==="settings")?.[1]);Vn(s,k("h2",{},h.name),h.remarks?k("p",{class:"remarks"},La(h.remarks)):null,this.table(u),r?this.controls(t):this.materials(),f.length?k("details",{},k("summary",{},"The run"),this.table(f)):null,m.length?k("details",{},k("summary",{},"Settings of the run"),this.table(m)):null,k("h3",{},"Energy balance at this frame"),k("div",{id:"balance"}))}let a=h=>e.get(h),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")+a("damping_loss")+a("joint_loss")-l-a("work")-a("motor_work")-a("kinematic_work")-a("corrected")-a("time_step"),d=Math.max(Math.abs(a("potential")-n.value("potential",n.rowFirst)),...S1.map(h=>Math.abs(a(h))));mi(be("balance"),this.table([["kinetic",`${fe(a("kinetic"))} J`,"",["w:kinetic"]],["potential",`${fe(a("potential"))} J`,"",["w:potential"]],["friction loss",`${fe(a("friction_loss"))} J`,"",["w:friction_loss"]],["restitution loss",`${fe(a("restitution_loss"))} J`,"",["w:restitution_loss"]],...a("damping_loss")!==0?[["damping loss",`${fe(a("damping_loss"))} J`,"",["w:damping_loss"]]]:[],...a("joint_loss")!==0?[["joint loss",`${fe(a("joint_loss"))} J`,"dry friction and damping of joints",["w:joint_loss"]]]:[],["external work",`${fe(a("work"))} J`,"applied forces, pulling, changes of gravity",["w:work"]],...a("motor_work")!==0?[["motor work",`${fe(a("motor_work"))} J`,"work of the motors of joints",["w:motor_work"]]]:[],["kinematic work",`${fe(a("kinematic_work"))} J`,"work of bodies with prescribed motion and of moving surfaces",["w:kinematic_work"]],["position correction",`${fe(a("corrected"))} J`,"potential energy added by removing overlap",["w:corrected"]],["integration error",`${fe(a("time_step"))} J`,"contacts that open within a step, curved potentials",["w:time_step"]],["momentum",`${Mi([a("px"),a("py"),a("pz")],4)} kg\xB7m/s`,"of all bodies",["w:px","w:py","w:pz"]],["imbalance",`${fe(n.rowFirst===0?c:NaN,2)} J`,Math.abs(c)<=w1*d?"energy that no entry accounts for: rounding":"energy that no entry accounts for"]])),r&&this.refreshControls(t)}materials(){let e=this.store.about;return k("div",{},k("h3",{},"Materials"),k("table",{class:"grid"},k("thead",{},k("tr",{},k("th",{},"material"),k("th",{},"friction"),k("th",{},"restitution"))),k("tbody",{},...e.materials.slice(0,Wr).map(t=>k("tr",{},k("td",{},t.name),k("td",{class:"n"},fe(t.friction,4)),k("td",{class:"n"},fe(t.restitution,4)))))),Vl(e.materials.length-Wr,"materials"),e.pairs.length?k("table",{class:"grid",id:"pairs"},k("thead",{},k("tr",{},k("th",{},"pair"),k("th",{},"friction"),k("th",{},"restitution"))),k("tbody",{},...e.pairs.slice(0,Wr).map(t=>k("tr",{},k("td",{},`${e.materials[t.a]?.name} \u2194 ${e.materials[t.b]?.name}`),k("td",{class:"n"},fe(t.friction,4)),k("td",{class:"n"},fe(t.restitution,4)))))):null,k("p",{class:"quiet"},e.pairs.length?"Other contacts use the geometric mean of the two materials.":"Contacts use the geometric mean of the two materials."))}controls(e){let t=this.store.about,n=this.act,s=[0,1,2].map(h=>k("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[h]}`,title:`gravity along ${"xyz"[h]} [m/s\xB2]`,value:String(e.gravity[h]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(h=>Number(h.value))}),o=(h,u)=>k("button",{class:"small",onclick:()=>{s.forEach((f,m)=>f.value=String(m===2?u:0)),r()}},h),a=(h,u,f,m)=>{let v=k("input",{type:"number",min:"0",step:"0.01",id:h,value:String(u),onchange:()=>{p.value=v.value,m(Number(v.value))}}),p=k("input",{type:"range",min:"0",max:String(f),step:"0.01",value:String(u),id:`${h}-range`,title:"drag to change",oninput:()=>{v.value=p.value,m(Number(p.value))}});return k("span",{class:"slider"},p,v)},l=(h,u)=>u.slice(0,bp).flatMap(({name:f,numbers:m},v)=>{let p=[...m],g=()=>n.command({command:h,index:v,friction:p[0],restitution:p[1]});return[k("div",{class:"material"},k("b",{},f),k("label",{},"friction",a(`${h}-${v}-friction`,m[0],1.5,y=>{p[0]=y,g()})),k("label",{},"restitution",a(`${h}-${v}-restitution`,m[1],1,y=>{p[1]=y,g()})))]}),c=h=>{let u=t.pairs[h];return`${t.materials[u.a]?.name} \u2194 ${t.materials[u.b]?.name}`},d=n.writes();return k("fieldset",{id:"controls",disabled:!d,title:d?"":ji},k("h3",{},"Parameters"),k("p",{class:"quiet"},d?"Changes take effect at once; their energy counts as external work. Shift-drag a body to pull it, or select it and press y.":ji),k("label",{class:"gravity"},"gravity [m/s\xB2]",k("span",{},...s)),k("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("pair",t.pairs.map((h,u)=>({name:c(u),numbers:e.pairs[u]??[h.friction,h.restitution]}))),Vl(t.pairs.length-bp,"pairs: change them in the scene"),t.pairs.length?k("p",{class:"quiet"},"Other contacts use the geometric mean of the two materials:"):null,...l("material",t.materials.map((h,u)=>({name:h.name,numbers:e.materials[u]??[h.friction,h.restitution]}))),Vl(t.materials.length-bp,"materials: change them in the scene"),k("div",{class:"row"},k("button",{onclick:()=>n.command({command:"restore"}),title:"gravity, friction and restitution of the scene file, restarting the scene"},"Restore scene values")))}refreshControls(e){let t=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};e.gravity.forEach((n,s)=>t(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",e.materials],["pair",e.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{t(`${n}-${o}-${a}`,r[l]),t(`${n}-${o}-${a}-range`,r[l])}))}};function M1(i,e,t){return i.events.reduce((n,s)=>s.a===e&&s.frame<=t?n+(s.kind===7?1:s.kind===8?-1:0):n,0)}function E1(i){let e=[],t=(n,s)=>{if(n!==null&&typeof n=="object"&&!Array.isArray(n))for(let[r,o]of Object.entries(n))t(o,`${s} ${r.replaceAll("_"," ")}`.trim());else e.push([s,String(n)])};try{i&&t(JSON.parse(i),"")}catch{e.push(["settings",i??""])}return e}function T1(i,e,t,n,s){let r=i.getContext("2d"),{width:o,height:a}=i,l=getComputedStyle(document.documentElement),c=E=>l.getPropertyValue(E).trim(),d=e[0],h=Math.hypot(e[1],e[2]),u=a-52,f=o/2-40,m=d>0?Math.min(u/d,f/Math.max(t*d,h,1e-30)):0,v=d>0?d*m:u*.7,p=d>0?t*v:Math.min(t*v,f),g=o/2,y=a-26;if(r.clearRect(0,0,o,a),r.fillStyle=Tr[n]+"33",r.strokeStyle=Tr[n],r.lineWidth=2.5,r.beginPath(),r.moveTo(g,y),r.lineTo(g-p,y-v),r.lineTo(g+p,y-v),r.closePath(),r.fill(),r.beginPath(),r.moveTo(g-p,y-v),r.lineTo(g,y),r.lineTo(g+p,y-v),r.stroke(),r.strokeStyle=c("--line"),r.setLineDash([6,6]),r.beginPath(),r.moveTo(g,y),r.lineTo(g,y-v-8),r.moveTo(20,y),r.lineTo(o-20,y),r.stroke(),r.setLineDash([]),r.font="20px system-ui, sans-serif",r.fillStyle=c("--quiet"),r.fillText(d>0?`\u03BC = ${fe(t,3)}`:`\u03BC = ${fe(t,3)} \xB7 no impulse`,14,24),d>0){let E=g+h*m,b=y-d*m;r.strokeStyle=r.fillStyle=c("--ink"),r.lineWidth=4,r.beginPath(),r.moveTo(g,y),r.lineTo(E,b),r.stroke(),r.beginPath(),r.arc(E,b,7,0,7),r.fill(),r.fillText(n===2?"on the cone: slides":n===1?s>1e-6?`inside the cone: sticks, within ${fe(s,2)} m/s`:"inside the cone: sticks":Na[n]??"?",14,a-4)}}var A1=4;function mv(i,e){let{stage:t,hand:n}=e,s=null,r=null,o=l=>{r&&n.reach(t.eye.onPlane(l.clientX,l.clientY,r))};i.addEventListener("pointerdown",l=>{s=[l.clientX,l.clientY];let c=e.store,d=l.shiftKey||e.pulling;if(l.button===0&&d&&c&&!c.live&&Dt("Bodies of a recording cannot be pulled: open the scene (m) to run it live."),l.button!==0||!d||!c?.live||!e.shown)return;let h=t.pick(l.clientX,l.clientY);!h||c.bodies[h.body].kind!=="dynamic"||(l.stopImmediatePropagation(),t.eye.controls.enabled=!1,i.setPointerCapture(l.pointerId),r=h.point,n.take(h.body,h.local,h.point),o(l))},{capture:!0}),i.addEventListener("pointermove",o);let a=l=>{r?(r=null,t.eye.controls.enabled=!0,n.drop()):s&&l.button===0&&Math.hypot(l.clientX-s[0],l.clientY-s[1])<A1&&e.click(l.clientX,l.clientY),s=null,e.saveHash()};i.addEventListener("pointerup",a),i.addEventListener("pointercancel",a),i.addEventListener("dblclick",()=>e.focus())}function gv(i){return{report(){let{view:e,store:t,shown:n,stage:s,beside:r}=i,{info:o}=s.renderer;return{ready:i.ready,source:e.source,kind:t?.about.kind,name:t?.about.name,file:t?.about.file,epoch:t?.epoch,frame:n?.number,wanted:e.frame,first:t?.first,end:t?.end,rows:t?.rowCount,playing:i.player.playing,speed:e.speed,loop:e.loop,body:e.body,contact:e.contact,layers:[...e.layers],follow:e.follow,camera:s.eye.numbers,time:n&&t?t.time(n.number):void 0,contacts:n?.contacts,islands:n?.islands,hash:n?.hash,range:e.range,differs:r.differs,ghost:r.shown?.number??null,tab:i.panels.tab,status:i.status,drawn:i.drawn,bodies:t?.bodies.length,plots:Object.fromEntries(i.plots.ids().map(a=>[a,i.plots.values(a)])),auto:s.eye.auto,gliding:s.eye.gliding,glass:[...s.glass],compare:e.compare,cell:s.cell,notices:[...Ua],calls:o.render.calls,triangles:o.render.triangles,lines:o.render.lines}},body(e){let t=i.shown;return!t||e>=t.bodies?null:{state:Array.from(t.states.subarray(13*e,13*e+13)),at:i.stage.eye.project(t.centre(e))}},contact(e){let t=i.shown;return t&&e<t.contacts?{...t.contact(e),at:i.stage.eye.project(t.contact(e).point)}:null},look(e){i.stage.eye.numbers=e}}}var R1=256<<20,vv=3<<20,la=class{constructor(e,t){this.link=e;this.index=t}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;grownAt=-1/0;columns=cr.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;worst={best:0,next:0};told=Promise.resolve();overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(e=""){return`/api/source/${this.index}${e}`}async open(){let e=await this.link.json(this.path()),t=[];for(let n=0,s=e.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));t.push(...r.bodies),n=r.next}this.about=e,this.bodies=t,this.restart(e.epoch,e.first,e.end),this.growing=e.growing,await this.readRows(),this.told=this.readEvents(),this.told.catch(()=>{})}restart(e,t,n){this.epoch=e,this.first=t,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0,this.worst={best:0,next:0}}reserve(e){if(e<=this.hashes.length)return;let t=2*e;this.columns=this.columns.map(s=>{let r=new Float64Array(t);return r.set(s),r});let n=new BigUint64Array(t);n.set(this.hashes),this.hashes=n}takeRows(e){this.rowCount===0&&(this.rowFirst=e.first);let t=this.rowFirst+this.rowCount-e.first;if(t<0)return!1;this.reserve(this.rowCount+e.count);let n=new BigUint64Array(e.numbers.buffer,e.numbers.byteOffset,e.numbers.length);for(let s=t;s<e.count;s++){for(let r=0;r<cr.length;r++)this.columns[r][this.rowCount]=e.numbers[gc*s+r];this.hashes[this.rowCount++]=n[gc*s+cr.length]}return!0}async readRows(){for(;;){let e=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,t=zd(await this.link.bytes(this.path(`/rows?from=${e}`)));if(t.epoch!==this.epoch||t.count===0||(this.takeRows(t),this.reach(this.rowFirst+this.rowCount),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let e=qm(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(e.epoch!==this.epoch||e.next<=this.eventsNext)return;for(let t of e.list)this.events.push(t);if(this.eventsNext=e.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}reach(e){e<=this.end||(this.end=e,this.grownAt=performance.now())}async grow(e){if(this.reach(e),!this.pulling){this.pulling=!0;try{for(let t=-1;this.rowFirst+this.rowCount<this.end&&this.rowCount>t;)t=this.rowCount,await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(e){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let t=()=>this.columns[Ki.overlap];for(;e()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(t()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(e,t){let n=t-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[Ki[e]][n]:NaN}column(e){return this.columns[Ki[e]].subarray(0,this.rowCount)}time(e){let t=this.value("time",e);return Number.isNaN(t)?e*this.about.step:t}frameAt(e){let t=this.column("time"),n=0,s=t.length;for(;n<s;){let r=n+s>>1;t[r]<=e?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(e){let t=this.cache.get(e);return t&&(this.cache.delete(e),this.cache.set(e,t)),t}keep(e){let t=this.cache.get(e.number);t&&(this.cached-=t.bytes),this.cache.set(e.number,e),this.cached+=e.bytes,this.frameBytes=e.bytes;for(let[n,s]of this.cache){if(this.cached<=R1||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(e,t=!1){let n=this.peek(e);if(n)return n;if(this.asked.has(e))return;let s=t?Math.max(1,Math.min(64,Math.floor(vv/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(e+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${e}&count=${s}&epoch=${r}`));if(o.byteLength===0)return;let a=Xm(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let d=await this.link.bytes(this.path(`/frames?from=${e}&offset=${c}`));l.set(new Uint8Array(d),c),c+=d.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of Wm(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(e+o)}return this.cache.get(e)}prefetch(e){if(this.asked.size>0)return;let t=Math.max(2,Math.min(48,Math.floor(vv/this.frameBytes)));for(let n=1;n<=t&&e+n<this.end;n++)if(!this.cache.has(e+n)){this.fetch(e+n,!0).catch(()=>{});return}}worstFrame(){let e=this.columns[Ki.verdict],t=this.columns[Ki.residual],n=Math.max(this.first-this.rowFirst,0),{best:s,next:r}=this.worst;s<n&&(s=r=n);let o=(a,l)=>!Number.isNaN(l)&&!(a<=l);for(;r<this.rowCount;r++)(e[r]>e[s]||e[r]===e[s]&&o(t[r],t[s]))&&(s=r);return this.worst={best:s,next:r},this.rowFirst+s}nextEvent(e,t){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return t?s.findLast(r=>r.frame<e):s.find(r=>r.frame>e)}};var C1=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function P1(i,e){let t=Math.min(i.states.length,e.states.length);for(let n=0;n<t;n++)if(!Object.is(i.states[n],e.states[n]))return{body:Math.floor(n/13),quantity:C1[n%13]};return null}function I1(i,e){let t=Math.max(i.rowFirst,e.rowFirst),n=Math.min(i.rowFirst+i.rowCount,e.rowFirst+e.rowCount),s=t;for(;s<n&&i.hashes[s-i.rowFirst]===e.hashes[s-e.rowFirst];)s++;return s<n?{frame:s,ended:!1}:i.end!==e.end?{frame:n,ended:!0}:null}var Ou=class{constructor(e,t,n){this.link=e;this.stage=t;this.toDifference=n}link;stage;toDifference;ghost=null;shown=null;differs=null;key="";close(){this.forget(),this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),be("differs").hidden=!0}async open(e){this.forget();let t=new la(this.link,e);return await t.open(),this.ghost=t,this.stage.setGhostWorld(t),be("compare").value=String(e),t}forget(){this.shown=null,this.key=""}async search(e,t){let n=I1(e,t);this.differs=n?.frame??null;let s=be("differs");if(s.hidden=!1,s.onclick=this.toDifference,s.title="go to the first frame in which the two recordings differ (d)",s.textContent=n?n.ended?`one ends at frame ${n.frame-1}`:`first difference at frame ${n.frame}`:"equal in every frame",!n||n.ended)return;let[r,o]=await Promise.all([e.fetch(n.frame),t.fetch(n.frame)]).catch(()=>[void 0,void 0]),a=r&&o?P1(r,o):null;a&&(s.textContent+=`: ${e.bodies[a.body]?.name}, ${a.quantity}`)}show(e,t,n){let s=this.ghost;if(!s)return!1;let r=Math.min(e,s.last),o=`${r} beside ${t?.number}`;if(this.key===o)return!1;let a=s.peek(r);return a?(this.shown=a,this.key=o,this.stage.setGhostFrame(a,t),!0):(s.fetch(r,n).catch(()=>{}),!1)}apart(e){let t=this.shown;if(!this.ghost||!t)return null;let n=0,s=-1,r=Math.min(e.bodies,t.bodies);for(let o=0;o<r;o++){let[a,l]=[e.centre(o),t.centre(o)],c=Math.hypot(a[0]-l[0],a[1]-l[1],a[2]-l[2]);c>n&&([n,s]=[c,o])}return{far:n,body:s}}};var L1=5e3;function yv(i,e){let t=i.about.name||i.about.file;be("kind").className=`badge ${i.about.kind}`,be("kind").textContent=i.about.kind,be("title").textContent=t,document.title=`${t} \u2013 tumble`,be("hint").textContent=`?: all keys \xB7 drag: rotate \xB7 wheel: zoom \xB7 click: select${i.live&&e?" \xB7 Shift-drag: pull":""} \xB7 right drag: pan`,be("pull-mode").hidden=!i.live}function wp(i,e,t=!0){be("empty").hidden=!i;for(let n of["open-export","open-plots"])be(n).disabled=i;i&&(be("title").textContent="choose a scene",Vn(be("empty"),k("p",{},"No scene or recording is open."),t?k("button",{class:"on",onclick:e},"Choose a scene"):k("p",{},ji),k("p",{class:"quiet"},"To view a recording: tumble view FILE")))}function xv(i,e,t,n){let s=i.filter(a=>a.name||a.file||a.index===n.source),r=be("source");r.hidden=s.length<2;let o=a=>a.index===e?`live: ${t||a.file||a.name}`:a.file||a.name;mi(r,...s.map(a=>k("option",{value:String(a.index)},o(a)))),r.value=String(n.source),be("title").hidden=!r.hidden}function _v(i,e){let t=i.filter(n=>n.index!==e.source&&n.kind==="recording");be("compare-box").hidden=t.length===0,mi(be("compare"),k("option",{value:""},"nothing"),...t.map(n=>k("option",{value:String(n.index)},n.file||n.name))),be("compare").value=e.compare===null?"":String(e.compare)}function bv(i,e,t,n){let s=(c,d,h)=>`${c} ${c===1?d:h}`,r=[s(i.bodies.length,"body","bodies")];e&&r.push(s(e.contacts,"contact","contacts"),s(e.islands,"island","islands")),i.live&&t?.playing&&t.pace>0&&r.push(`${fe(t.pace,2)} \xD7 real time`),i.growing&&!i.live&&r.push(performance.now()-i.grownAt<L1?"being written":"not closed");let o=e?n.apart(e):null;o&&r.splice(0,r.length,o.far>0?`largest distance ${fe(o.far,3)} m (${i.bodies[o.body].name})`:"no difference in this frame"),be("numbers").textContent=r.join(" \xB7 "),N1(i,e);let a=document.getElementById("time");a&&e&&mi(a,`${i.time(e.number).toFixed(3)} s`,k("span",{class:"less"},` of ${i.time(i.last).toFixed(3)} s`));let l=document.getElementById("frame-box");l&&e&&document.activeElement!==l&&(l.value=String(e.number))}var D1={solved:"\u2713",guarded:"\u26E8",inexact:"\u2248"};function N1(i,e){let t=be("verdict");if(t.hidden=!e,!e)return;let n=mo(e.get("verdict")),s=fe(i.about.tolerance??1e-8,2),r=i.rowCount>0?i.worstFrame():e.number,o=mo(i.value("verdict",r));t.className=`verdict-${n}`,t.title=`verdict of this frame: residual ${fe(e.get("residual"),3)} m/s, tolerance ${s} m/s; click: the worst frame of the run (w)`;let a=e.contacts>0||e.get("residual")>0?`${fe(e.get("residual"),2)} m/s`:"no contact";mi(t,k("b",{},`${D1[n]??"!"} ${n}`),k("span",{class:"residual"},a),k("small",{class:`of-${o}`},`worst ${i.live||i.growing?"so far":"of the run"}: ${o} ${fe(i.value("residual",r),2)} m/s, frame ${r}`))}var U1=40,Mp=17,F1=6.4;function O1(i,e,t){let n=[],s=[];for(let r of i){let o=Math.min(r.text.length,34)*F1/2+5,a=Math.min(Math.max(r.at[0],o),e-o),l=Math.min(Math.max(r.at[1],1.4*Mp),t),c=[a-o,l-1.4*Mp,a+o,l-.4*Mp];n.some(d=>d[0]<c[2]&&c[0]<d[2]&&d[1]<c[3]&&c[1]<d[3])||(n.push(c),s.push({...r,at:[a,l]}))}return s}function wv(i,e,t,n,s){let r=be("labels"),o=be("scale");if(o.hidden=!t||!n.layers.has("grid"),o.firstElementChild.style.width=`${i.cell*i.eye.pixelsPerMetre}px`,o.lastElementChild.textContent=`grid ${fe(Number(i.cell.toPrecision(6)))} m`,z1(i,t),!e||!t)return r.replaceChildren();let a=[],l=i.eye.camera.position,{clientWidth:c,clientHeight:d}=i.canvas,h=(u,f,m,v=!1)=>{let p=u.every(Number.isFinite)?i.eye.project(u):null;!p||p[0]<0||p[1]<0||p[0]>c||p[1]>d||a.push({at:p,text:f,kind:m,far:v?-1:l.distanceTo(new C(...u))})};n.body>=0&&n.body<e.bodies&&h(e.centre(n.body),t.bodies[n.body].name,"",!0),n.layers.has("names")&&t.bodies.forEach((u,f)=>u.kind!=="fixed"&&f<e.bodies&&f!==n.body&&h(e.centre(f),u.name,""));for(let{at:u,text:f}of s.tips)h(u,f,"tip");a.sort((u,f)=>u.far-f.far),Vn(r,...O1(a,c,d).slice(0,U1).map(({at:u,text:f,kind:m})=>{let v=k("span",{class:m},f);return v.style.left=`${u[0]}px`,v.style.top=`${u[1]}px`,v}))}var k1=[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]],ca=42,B1="http://www.w3.org/2000/svg";function Xr(i,e,t=""){let n=document.createElementNS(B1,i);for(let[s,r]of Object.entries(e))n.setAttribute(s,String(r));return t&&(n.textContent=t),n}var Sv="";function z1(i,e){let t=be("gizmo"),{camera:n}=i.eye;if(t.hidden=!e,!e)return;n.updateMatrixWorld();let s=n.matrixWorldInverse,r=i.gravity??e.about.gravity,o=u=>new C(...u).transformDirection(s),a=[...s.elements.slice(0,11).map(u=>u.toFixed(3)),...r??[],e.about.name].join();if(a===Sv)return;Sv=a;let l=[];for(let[u,f]of k1){let m=o(f),[v,p]=[26*m.x,-26*m.y];l.push({depth:m.z,draw:()=>{let g=Xr("circle",{cx:v,cy:p,r:8,class:`axis ${u}`,tabindex:0,role:"button","aria-label":`look along ${u}`,opacity:.55+.45*(m.z+1)/2}),y=()=>i.eye.along(new C(...f));return g.addEventListener("click",y),g.addEventListener("keydown",E=>(E.key==="Enter"||E.key===" ")&&(y(),E.preventDefault(),E.stopPropagation())),[Xr("line",{x1:0,y1:0,x2:v,y2:p,class:`axis ${u}`}),g,Xr("text",{x:v,y:p+3.5,class:"axis"},u)]}})}let c=r?Math.hypot(...r):0;if(r&&c>0){let u=o(r.map(p=>p/c)),[f,m]=[36*u.x,-36*u.y],v=Math.hypot(f,m);v>4&&l.push({depth:u.z-.01,draw:()=>{let[p,g]=[f/v,m/v],y=[[f,m],[f-8*p-4.5*g,m-8*g+4.5*p],[f-8*p+4.5*g,m-8*g-4.5*p]].map(E=>E.join()).join(" ");return[Xr("line",{x1:0,y1:0,x2:f-6*p,y2:m-6*g,class:"gravity"}),Xr("polygon",{points:y,class:"gravity"}),Xr("text",{x:f-9*g-2*p,y:m+9*p+3,class:"gravity"},"g")]}})}let d=Xr("svg",{viewBox:`${-ca} ${-ca} ${2*ca} ${2*ca}`,width:2*ca,height:2*ca});l.sort((u,f)=>u.depth-f.depth).forEach(u=>d.append(...u.draw())),t.title=r&&c>0?`axes; gravity ${fe(c,4)} m/s\xB2; click an axis to look along it`:"axes; no gravity; click an axis to look along it";let h=t.contains(document.activeElement)?document.activeElement.getAttribute("aria-label"):null;t.replaceChildren(d),h&&d.querySelector(`[aria-label="${h}"]`)?.focus()}var $r=[.05,.1,.25,.5,1,2,4,8],H1=.9,ku=class{constructor(e,t){this.at=e;this.hearer=t}at;hearer;playing=!1;over=!1;atHead=!0;reel=null;clock=0;running=null;ended=null;beginning=!1;held=0;open(e,t){let n=this.at;this.reel=e,this.beginning=!1,this.held=0,t||(n.frame=e.live?e.last:e.first,n.range=null),e.live&&(this.playing=this.running===null||this.running||this.over&&n.loop),this.atHead=!t||n.frame===0||n.frame>=e.last,e.live&&this.atHead&&(n.frame=e.last),this.keepWithin(e)}tick(e,t){let n=this.reel;n&&(this.playing&&!(n.live&&this.atHead)&&this.advance(n,e,t),n.live&&this.playing&&this.over&&this.atHead&&this.at.loop&&this.obeyed&&(this.held+=e,this.held>H1&&this.replay()),this.keepWithin(n))}get obeyed(){return this.hearer.writes!==!1}advance(e,t,n){let s=this.at,[r,o]=s.range??[e.first,e.last],a=e.time(s.frame);if(Math.abs(this.clock-a)>2*e.about.step*Math.max(1,s.speed)&&(this.clock=a),n>=0&&n!==s.frame&&!e.peek(s.frame))return;this.clock+=t*s.speed;let l=Math.max(e.frameAt(this.clock),s.frame);l<o?s.frame=l:this.end(e,r,o),e.prefetch(s.frame)}end(e,t,n){let s=this.at;s.frame=n,this.ended?this.stop():e.live&&!s.range?(this.atHead=!0,this.obeyed?this.hearer.command({command:"play"}):this.playing=this.running??!0):s.loop?(s.frame=t,this.clock=e.time(t)):(!e.growing||s.range)&&(this.playing=!1,this.hearer.changed())}keepWithin(e){this.at.frame=Math.min(Math.max(this.at.frame,e.first),e.last)}told(e,t=!1){let n=e||t&&this.at.loop;this.reel?.live&&this.atHead&&(e!==this.running||t!==this.over)&&(this.playing=n),t||(this.held=0),this.running=e,this.over=t}came(e){!this.reel?.live||!this.atHead||(this.at.frame=e)}seek(e){let t=this.reel,n=this.at;!t||!Number.isFinite(e)||(n.frame=Math.round(e),this.keepWithin(t),this.clock=t.time(n.frame),this.atHead=n.frame>=t.last,t.live&&!this.atHead?(this.running&&this.obeyed&&this.hearer.command({command:"pause"}),this.playing=!1):t.live&&!this.obeyed&&(this.playing=this.running??!0),this.hearer.changed())}play(e=!this.playing){let t=this.reel,n=this.at;if(t){if(t.live&&this.atHead&&!this.obeyed){this.hearer.command({command:e?"play":"pause"});return}this.playing=e,t.live&&e&&this.atHead&&this.over?this.replay():t.live?!e&&this.obeyed?this.hearer.command({command:"pause"}):e&&this.atHead&&this.hearer.command({command:"play"}):e&&n.frame>=(n.range?.[1]??t.last)&&!t.growing&&(n.frame=n.range?.[0]??t.first),this.clock=t.time(n.frame),this.hearer.changed()}}playOnce(e,t){let n=this.reel;n&&(n.live&&this.obeyed&&this.hearer.command({command:"pause"}),this.at.range=e,this.seek(e[0]),this.ended=t,this.playing=!0,this.hearer.changed())}stop(){let e=this.ended;this.ended=null,this.playing=!1,this.hearer.changed(),e?.()}step(e){this.reel?.live&&e>0&&this.atHead?(this.playing=!1,this.hearer.command({command:"step",count:e}),this.hearer.changed()):(this.playing&&this.play(!1),this.seek(this.at.frame+e))}toFirst(){this.seek(this.reel?.first??0)}toLast(){this.seek(this.reel?.last??0)}faster(){this.setSpeed($r.find(e=>e>this.at.speed)??$r[$r.length-1])}slower(){this.setSpeed($r.findLast(e=>e<this.at.speed)??$r[0])}setSpeed(e){this.at.speed=e,this.reel?.live&&this.obeyed&&this.hearer.command({command:"speed",value:e}),this.hearer.changed()}toggleLoop(e=!this.at.loop){this.at.loop=e,this.held=0,this.reel?.live&&this.over&&!e&&(this.playing=!1),this.hearer.changed()}replay(){this.beginning||(this.beginning=!0,this.hearer.command({command:"reset"}),this.hearer.command({command:"play"}))}goOn(){this.at.loop=!1,this.playing=!0,this.hearer.command({command:"play"}),this.hearer.changed()}setRange(e){let t=this.reel,n=this.at;if(!t)return;let[s,r]=n.range??[t.first,t.last],o=n.frame;n.range=e===null?null:e==="begin"?[o,Math.max(r,o)]:[Math.min(s,o),o],this.hearer.changed()}reset(){this.reel?.live?this.hearer.command({command:"reset"}):this.toFirst()}};var V1="uplot",G1="u-hz",W1="u-vt",X1="u-title",$1="u-wrap",q1="u-under",Y1="u-over",J1="u-axis",Jr="u-off",Z1="u-select",K1="u-cursor-x",j1="u-cursor-y",Q1="u-cursor-pt",eT="u-legend",tT="u-live",nT="u-inline",iT="u-series",sT="u-marker",Mv="u-label",rT="u-value",Wl="width",Xl="height";var Ev="bottom",ha="left",Ep="right",Vp="#000",Tv=Vp+"0",Tp="mousemove",Av="mousedown",Ap="mouseup",Rv="mouseenter",Cv="mouseleave",Pv="dblclick",oT="resize",aT="scroll",Iv="change",Gu="dppxchange",Gp="--",va=typeof window<"u",Lp=va?document:null,da=va?window:null,lT=va?navigator:null,Pt,Bu;function Dp(){let i=devicePixelRatio;Pt!=i&&(Pt=i,Bu&&Up(Iv,Bu,Dp),Bu=matchMedia(`(min-resolution: ${Pt-.001}dppx) and (max-resolution: ${Pt+.001}dppx)`),Zr(Iv,Bu,Dp),da.dispatchEvent(new CustomEvent(Gu)))}function Ii(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Np(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Qt(i,e,t){i.style[e]=t+"px"}function cs(i,e,t,n){let s=Lp.createElement(i);return e!=null&&Ii(s,e),t?.insertBefore(s,n),s}function Xi(i,e){return cs("div",i,e)}var Lv=new WeakMap;function Is(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Lv.get(i);r!=o&&(i.style.transform=r,Lv.set(i,r),e<0||t<0||e>n||t>s?Ii(i,Jr):Np(i,Jr))}var Dv=new WeakMap;function Nv(i,e,t){let n=e+t,s=Dv.get(i);n!=s&&(Dv.set(i,n),i.style.background=e,i.style.borderColor=t)}var Uv=new WeakMap;function Fv(i,e,t,n){let s=e+""+t,r=Uv.get(i);s!=r&&(Uv.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var Wp={passive:!0},cT={...Wp,capture:!0};function Zr(i,e,t,n){e.addEventListener(i,t,n?cT:Wp)}function Up(i,e,t,n){e.removeEventListener(i,t,Wp)}va&&Dp();function hs(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Li((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function hy(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var uy=i=>i!=null,dy=i=>i!=null&&i>0,$u=hy(uy),hT=hy(dy);function uT(i,e,t,n=0,s=!1){let r=s?hT:$u,o=s?dy:uy;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let d=i[c];o(d)&&(d<a?a=d:d>l&&(l=d))}return[a??Wt,l??-Wt]}function qu(i,e,t,n){let s=Bv(i),r=Bv(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?er:fy,a=s==1?Li:$i,l=r==1?$i:Li,c=a(o(In(i))),d=l(o(In(e))),h=fa(t,c),u=fa(t,d);return t==10&&(c<0&&(h=Xt(h,-c)),d<0&&(u=Xt(u,-d))),n||t==2?(i=h*s,e=u*r):(i=vy(i,h),e=Yu(e,u)),[i,e]}function Xp(i,e,t,n){let s=qu(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var $p=.1,Ov={mode:3,pad:$p},ql={pad:0,soft:null,mode:0},dT={min:ql,max:ql};function Wu(i,e,t,n){return Ju(t)?kv(i,e,t):(ql.pad=t,ql.soft=n?0:null,ql.mode=n?3:0,kv(i,e,dT))}function Rt(i,e){return i??e}function fT(i,e,t){for(e=Rt(e,0),t=Rt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function kv(i,e,t){let n=t.min,s=t.max,r=Rt(n.pad,0),o=Rt(s.pad,0),a=Rt(n.hard,-Wt),l=Rt(s.hard,Wt),c=Rt(n.soft,Wt),d=Rt(s.soft,-Wt),h=Rt(n.mode,0),u=Rt(s.mode,0),f=e-i,m=er(f),v=pi(In(i),In(e)),p=er(v),g=In(p-m);(f<1e-24||g>10)&&(f=0,(i==0||e==0)&&(f=1e-24,h==2&&c!=Wt&&(r=0),u==2&&d!=-Wt&&(o=0)));let y=f||v||1e3,E=er(y),b=fa(10,Li(E)),R=y*(f==0?i==0?.1:1:r),M=Xt(vy(i-R,b/10),24),x=i>=c&&(h==1||h==3&&M<=c||h==2&&M>=c)?c:Wt,S=pi(a,M<x&&i>=x?x:us(x,M)),N=y*(f==0?e==0?.1:1:o),P=Xt(Yu(e+N,b/10),24),L=e<=d&&(u==1||u==3&&P>=d||u==2&&P<=d)?d:-Wt,z=us(l,P>L&&e<=L?L:pi(L,P));return S==z&&S==0&&(z=100),[S,z]}var pT=new Intl.NumberFormat(va?lT.language:"en-US"),qp=i=>pT.format(i),Di=Math,Vu=Di.PI,In=Di.abs,Li=Di.floor,Pn=Di.round,$i=Di.ceil,us=Di.min,pi=Di.max,fa=Di.pow,Bv=Di.sign,er=Di.log10,fy=Di.log2,mT=(i,e=1)=>Di.sinh(i)*e,Rp=(i,e=1)=>Di.asinh(i/e),Wt=1/0;function zv(i){return(er((i^i>>31)-(i>>31))|0)+1}function Fp(i,e,t){return us(pi(i,e),t)}function py(i){return typeof i=="function"}function St(i){return py(i)?i:()=>i}var gT=()=>{},my=i=>i,gy=(i,e)=>e,vT=i=>null,Hv=i=>!0,Vv=(i,e)=>i==e,yT=/\.\d*?(?=9{6,}|0{6,})/gm,Kr=i=>{if(xy(i)||Rr.has(i))return i;let e=`${i}`,t=e.match(yT);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Kr(s)}e${r}`}return Xt(i,n)};function qr(i,e){return Kr(Xt(Kr(i/e))*e)}function Yu(i,e){return Kr($i(Kr(i/e))*e)}function vy(i,e){return Kr(Li(Kr(i/e))*e)}function Xt(i,e=0){if(xy(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Pn(n)/t}var Rr=new Map;function yy(i){return((""+i).split(".")[1]||"").length}function Jl(i,e,t,n){let s=[],r=n.map(yy);for(let o=e;o<t;o++){let a=In(o),l=Xt(fa(i,o),a);for(let c=0;c<n.length;c++){let d=i==10?+`${n[c]}e${o}`:n[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),u=i==10?d:Xt(d,h);s.push(u),Rr.set(u,h)}}return s}var Yl={},Yp=[],pa=[null,null],Ar=Array.isArray,xy=Number.isInteger,xT=i=>i===void 0;function Gv(i){return typeof i=="string"}function Ju(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function _T(i){return i!=null&&typeof i=="object"}var bT=Object.getPrototypeOf(Uint8Array),_y="__proto__";function ma(i,e=Ju){let t;if(Ar(i)){let n=i.find(s=>s!=null);if(Ar(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=ma(i[s],e)}else t=i.slice()}else if(i instanceof bT)t=i.slice();else if(e(i)){t={};for(let n in i)n!=_y&&(t[n]=ma(i[n],e))}else t=i;return t}function En(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=_y&&(Ju(i[s])?En(i[s],ma(n[s])):i[s]=ma(n[s]))}return i}var ST=0,wT=1,MT=2;function ET(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function TT(i,e){if(CT(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return PT(o[0])||(o=RT(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let d=0;d<c;d++)t.add(l[d])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let d=a[c],h=Array(s).fill(void 0),u=e?e[o][c]:wT,f=[];for(let m=0;m<d.length;m++){let v=d[m],p=r.get(l[m]);v===null?u!=ST&&(h[p]=v,u==MT&&f.push(p)):h[p]=v}ET(h,f,s),n.push(h)}}return n}var AT=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function RT(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function CT(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function PT(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=pi(1,Li((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var by=["January","February","March","April","May","June","July","August","September","October","November","December"],Sy=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function wy(i){return i.slice(0,3)}var IT=Sy.map(wy),LT=by.map(wy),DT={MMMM:by,MMM:LT,WWWW:Sy,WWW:IT};function Gl(i){return(i<10?"0":"")+i}function NT(i){return(i<10?"00":i<100?"0":"")+i}var UT={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Gl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Gl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Gl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Gl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Gl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>NT(i.getMilliseconds())};function Jp(i,e){e=e||DT;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?UT[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var FT=new Intl.DateTimeFormat().resolvedOptions().timeZone;function OT(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==FT?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var My=i=>i%1==0,Xu=[1,2,2.5,5],kT=Jl(10,-32,0,Xu),Ey=Jl(10,0,32,Xu),BT=Ey.filter(My),Yr=kT.concat(Ey),Zp=`
`,Ty="{YYYY}",Wv=Zp+Ty,Ay="{M}/{D}",$l=Zp+Ay,zu=$l+"/{YY}",Ry="{aa}",zT="{h}:{mm}",ua=zT+Ry,Xv=Zp+ua,$v=":{ss}",Ft=null;function Cy(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Jl(10,0,3,Xu).filter(My):Jl(10,-3,0,Xu)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ty,Ft,Ft,Ft,Ft,Ft,Ft,1],[s*28,"{MMM}",Wv,Ft,Ft,Ft,Ft,Ft,1],[s,Ay,Wv,Ft,Ft,Ft,Ft,Ft,1],[n,"{h}"+Ry,zu,Ft,$l,Ft,Ft,Ft,1],[t,ua,zu,Ft,$l,Ft,Ft,Ft,1],[e,$v,zu+" "+ua,Ft,$l+" "+ua,Ft,Xv,Ft,1],[i,$v+".{fff}",zu+" "+ua,Ft,$l+" "+ua,Ft,Xv,Ft,1]];function d(h){return(u,f,m,v,p,g)=>{let y=[],E=p>=o,b=p>=r&&p<o,R=h(m),M=Xt(R*i,3),x=Cp(R.getFullYear(),E?0:R.getMonth(),b||E?1:R.getDate()),S=Xt(x*i,3);if(b||E){let N=b?p/r:0,P=E?p/o:0,L=M==S?M:Xt(Cp(x.getFullYear()+P,x.getMonth()+N,1)*i,3),z=new Date(Pn(L/i)),V=z.getFullYear(),U=z.getMonth();for(let W=0;L<=v;W++){let Y=Cp(V+P*W,U+N*W,1),O=Y-h(Xt(Y*i,3));L=Xt((+Y+O)*i,3),L<=v&&y.push(L)}}else{let N=p>=s?s:p,P=Li(m)-Li(M),L=S+P+Yu(M-S,N);y.push(L);let z=h(L),V=z.getHours()+z.getMinutes()/t+z.getSeconds()/n,U=p/n,W=u.axes[f]._space,Y=g/W;for(;L=Xt(L+p,i==1?0:3),!(L>v);)if(U>1){let O=Li(Xt(V+U,6))%24,Z=h(L).getHours()-O;Z>1&&(Z=-1),L-=Z*n,V=(V+U)%24;let ne=y[y.length-1];Xt((L-ne)/p,3)*Y>=.7&&y.push(L)}else y.push(L)}return y}}return[l,c,d]}var[HT,VT,GT]=Cy(1),[WT,XT,$T]=Cy(.001);Jl(2,-53,53,[1]);function qv(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Yv(i,e){return(t,n,s,r,o)=>{let a=e.find(m=>o>=m[0])||e[e.length-1],l,c,d,h,u,f;return n.map(m=>{let v=i(m),p=v.getFullYear(),g=v.getMonth(),y=v.getDate(),E=v.getHours(),b=v.getMinutes(),R=v.getSeconds(),M=p!=l&&a[2]||g!=c&&a[3]||y!=d&&a[4]||E!=h&&a[5]||b!=u&&a[6]||R!=f&&a[7]||a[1];return l=p,c=g,d=y,h=E,u=b,f=R,M(v)})}}function qT(i,e){let t=Jp(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Cp(i,e,t){return new Date(i,e,t)}function Jv(i,e){return e(i)}var YT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Zv(i,e){return(t,n,s,r)=>r==null?Gp:e(i(n))}function JT(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function ZT(i,e){return i.series[e].fill(i,e)}var KT={show:!0,live:!0,isolate:!1,mount:gT,markers:{show:!0,width:2,stroke:JT,fill:ZT,dash:"solid"},idx:null,idxs:null,values:[]};function jT(i,e){let t=i.cursor.points,n=Xi(),s=t.size(i,e);Qt(n,Wl,s),Qt(n,Xl,s);let r=s/-2;Qt(n,"marginLeft",r),Qt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Qt(n,"borderWidth",o),n}function QT(i,e){let t=i.series[e].points;return t._fill||t._stroke}function eA(i,e){let t=i.series[e].points;return t._stroke||t._fill}function tA(i,e){return i.series[e].points.size}var Pp=[0,0];function nA(i,e,t){return Pp[0]=e,Pp[1]=t,Pp}function Hu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Ip(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var iA={show:!0,x:!0,y:!0,lock:!1,move:nA,points:{one:!1,show:jT,size:tA,width:0,stroke:eA,fill:QT},bind:{mousedown:Hu,mouseup:Hu,click:Hu,dblclick:Hu,mousemove:Ip,mouseleave:Ip,mouseenter:Ip},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Py={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Kp=En({},Py,{filter:gy}),Iy=En({},Kp,{size:10}),Ly=En({},Py,{show:!1}),jp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Dy="bold "+jp,Ny=1.5,Kv={show:!0,scale:"x",stroke:Vp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dy,side:2,grid:Kp,ticks:Iy,border:Ly,font:jp,lineGap:Ny,rotate:0},sA="Value",rA="Time",jv={show:!0,scale:"x",auto:!1,sorted:1,min:Wt,max:-Wt,idxs:[]};function oA(i,e,t,n,s){return e.map(r=>r==null?"":qp(r))}function aA(i,e,t,n,s,r,o){let a=[],l=Rr.get(s)||0;t=o?t:Xt(Yu(t,s),l);for(let c=t;c<=n;c=Xt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Op(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?er:fy,d=Li(c(t));s=fa(l,d),l==10&&(s=Yr[hs(s,Yr)]);let h=t,u=s*l;l==10&&(u=Yr[hs(u,Yr)]);do a.push(h),h=h+s,l==10&&!Rr.has(h)&&(h=Xt(h,Rr.get(s))),h>=u&&(s=h,u=s*l,l==10&&(u=Yr[hs(u,Yr)]));while(h<=n);return a}function lA(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Op(i,e,pi(l,t),n,s):[l],d=n>=0&&t<=0?[0]:[];return(t<-l?Op(i,e,pi(l,-n),-t,s):[l]).reverse().map(u=>-u).concat(d,c)}var Uy=/./,cA=/[12357]/,hA=/[125]/,Qv=/1/,kp=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function uA(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,d=l(10,o),h=l(9,o)-d>=c?Uy:l(7,o)-d>=c?cA:l(5,o)-d>=c?hA:Qv;if(h==Qv){let u=In(l(1,o)-d);if(u<c)return kp(e.slice().reverse(),a.distr,h,$i(c/u)).reverse()}return kp(e,a.distr,h,1)}function dA(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=In(l(1,o)-l(2,o));return c<a?kp(e.slice().reverse(),3,Uy,$i(a/c)).reverse():e}function fA(i,e,t,n){return n==null?Gp:e==null?"":qp(e)}var ey={show:!0,scale:"y",stroke:Vp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dy,side:3,grid:Kp,ticks:Iy,border:Ly,font:jp,lineGap:Ny,rotate:0};function pA(i,e){let t=3+(i||1)*2;return Xt(t*e,3)}function mA(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=In(o-r),l=i.series[e],c=a/(l.points.space*Pt);return n[1]-n[0]<=c}var ty={scale:null,auto:!0,sorted:0,min:Wt,max:-Wt},Fy=(i,e,t,n,s)=>s,ny={show:!0,auto:!0,sorted:0,gaps:Fy,alpha:1,facets:[En({},ty,{scale:"x"}),En({},ty,{scale:"y"})]},iy={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Fy,alpha:1,points:{show:mA,filter:null},values:null,min:Wt,max:-Wt,idxs:[],path:null,clip:null};function gA(i,e,t,n,s){return t/10}var Oy={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},vA=En({},Oy,{time:!1,ori:1}),sy={};function ky(i,e){let t=sy[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let d=0;d<t.plots.length;d++)t.plots[d]!=s&&t.plots[d].pub(n,s,r,o,a,l,c)}},i!=null&&(sy[i]=t)),t}var ga=1,Bp=2;function jr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],d=n==2?o[s.facets[0].scale]:o[i.series[0].scale],h=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,m=a.width,v=a.height,p=i.valToPosH,g=i.valToPosV;return d.ori==0?t(s,l,c,d,h,p,g,u,f,m,v,Ku,ya,Qu,zy,Vy):t(s,l,c,d,h,g,p,f,u,v,m,ju,xa,tm,Hy,Gy)}function Qp(i,e){let t=0,n=0,s=Rt(i.bands,Yp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function yA(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function tr(i,e,t,n,s,r){return jr(i,e,(o,a,l,c,d,h,u,f,m,v,p)=>{let g=o.pxRound,y=c.dir*(c.ori==0?1:-1),E=c.ori==0?ya:xa,b,R;y==1?(b=t,R=n):(b=n,R=t);let M=g(h(a[b],c,v,f)),x=g(u(l[b],d,p,m)),S=g(h(a[R],c,v,f)),N=g(u(r==1?d.max:d.min,d,p,m)),P=new Path2D(s);return E(P,S,N),E(P,M,N),E(P,M,x),P})}function Zu(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Qu:tm,l=t;for(let h=0;h<i.length;h++){let u=i[h];if(u[1]>u[0]){let f=u[0]-l;f>0&&a(o,l,n,f,n+r),l=u[1]}}let c=t+s-l,d=10;c>0&&a(o,l,n-d/2,c,n+r+d)}return o}function xA(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function em(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let h=c,u=c;if(s==1)for(;++c<=n&&e[c]===null;)u=c;else for(;--c>=t&&e[c]===null;)u=c;let f=r(i[h]),m=u==h?f:r(i[u]),v=h-s;f=o<=0&&v>=0&&v<l?r(i[v]):f;let g=u+s;m=o>=0&&g>=0&&g<l?r(i[g]):m,m>=f&&a.push([f,m])}return a}function ry(i){return i==0?my:i==1?Pn:e=>qr(e,i)}function By(i){let e=i==0?Ku:ju,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,d=0)=>{c==0&&d==0?n(s,r,o,a,l):(c=us(c,a/2,l/2),d=us(d,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,d),t(s,r,o+l,r,o,d),t(s,r,o,r+a,o,c),s.closePath())}}var Ku=(i,e,t)=>{i.moveTo(e,t)},ju=(i,e,t)=>{i.moveTo(t,e)},ya=(i,e,t)=>{i.lineTo(e,t)},xa=(i,e,t)=>{i.lineTo(t,e)},Qu=By(0),tm=By(1),zy=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Hy=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Vy=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Gy=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Wy(i){return(e,t,n,s,r)=>jr(e,t,(o,a,l,c,d,h,u,f,m,v,p)=>{let{pxRound:g,points:y}=o,E,b;c.ori==0?(E=Ku,b=zy):(E=ju,b=Hy);let R=Xt(y.width*Pt,3),M=(y.size-y.width)/2*Pt,x=Xt(M*2,3),S=new Path2D,N=new Path2D,{left:P,top:L,width:z,height:V}=e.bbox;Qu(N,P-x,L-x,z+x*2,V+x*2);let U=W=>{if(l[W]!=null){let Y=g(h(a[W],c,v,f)),O=g(u(l[W],d,p,m));E(S,Y+M,O),b(S,Y,O,M,0,Vu*2)}};if(r)r.forEach(U);else for(let W=n;W<=s;W++)U(W);return{stroke:R>0?S:null,fill:S,clip:N,flags:ga|Bp}})}function Xy(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var _A=Xy(ya),bA=Xy(xa);function $y(i){let e=Rt(i?.alignGaps,0);return(t,n,s,r)=>jr(t,n,(o,a,l,c,d,h,u,f,m,v,p)=>{[s,r]=$u(l,s,r);let g=o.pxRound,y=V=>g(h(V,c,v,f)),E=V=>g(u(V,d,p,m)),b,R;c.ori==0?(b=ya,R=_A):(b=xa,R=bA);let M=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ga},S=x.stroke,N=!1;if(r-s>=v*4){let V=de=>t.posToVal(de,c.key,!0),U=null,W=null,Y,O,te,$=y(a[M==1?s:r]),Z=y(a[s]),ne=y(a[r]),ce=V(M==1?Z+1:ne-1);for(let de=M==1?s:r;de>=s&&de<=r;de+=M){let ee=a[de],_e=(M==1?ee<ce:ee>ce)?$:y(ee),Se=l[de];_e==$?Se!=null?(O=Se,U==null?(b(S,_e,E(O)),Y=U=W=O):O<U?U=O:O>W&&(W=O)):Se===null&&(N=!0):(U!=null&&R(S,$,E(U),E(W),E(Y),E(O)),Se!=null?(O=Se,b(S,_e,E(O)),U=W=Y=O):(U=W=null,Se===null&&(N=!0)),$=_e,ce=V($+M))}U!=null&&U!=W&&te!=$&&R(S,$,E(U),E(W),E(Y),E(O))}else for(let V=M==1?s:r;V>=s&&V<=r;V+=M){let U=l[V];U===null?N=!0:U!=null&&b(S,y(a[V]),E(U))}let[L,z]=Qp(t,n);if(o.fill!=null||L!=0){let V=x.fill=new Path2D(S),U=o.fillTo(t,n,o.min,o.max,L),W=E(U),Y=y(a[s]),O=y(a[r]);M==-1&&([O,Y]=[Y,O]),b(V,O,W),b(V,Y,W)}if(!o.spanGaps){let V=[];N&&V.push(...em(a,l,s,r,M,y,e)),x.gaps=V=o.gaps(t,n,s,r,V),x.clip=Zu(V,c.ori,f,m,v,p)}return z!=0&&(x.band=z==2?[tr(t,n,s,r,S,-1),tr(t,n,s,r,S,1)]:tr(t,n,s,r,S,z)),x})}function SA(i){let e=Rt(i.align,1),t=Rt(i.ascDesc,!1),n=Rt(i.alignGaps,0),s=Rt(i.extend,!1);return(r,o,a,l)=>jr(r,o,(c,d,h,u,f,m,v,p,g,y,E)=>{[a,l]=$u(h,a,l);let b=c.pxRound,{left:R,width:M}=r.bbox,x=Z=>b(m(Z,u,y,p)),S=Z=>b(v(Z,f,E,g)),N=u.ori==0?ya:xa,P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ga},L=P.stroke,z=u.dir*(u.ori==0?1:-1),V=S(h[z==1?a:l]),U=x(d[z==1?a:l]),W=U,Y=U;s&&e==-1&&(Y=R,N(L,Y,V)),N(L,U,V);for(let Z=z==1?a:l;Z>=a&&Z<=l;Z+=z){let ne=h[Z];if(ne==null)continue;let ce=x(d[Z]),de=S(ne);e==1?N(L,ce,V):N(L,W,de),N(L,ce,de),V=de,W=ce}let O=W;s&&e==1&&(O=R+M,N(L,O,V));let[te,$]=Qp(r,o);if(c.fill!=null||te!=0){let Z=P.fill=new Path2D(L),ne=c.fillTo(r,o,c.min,c.max,te),ce=S(ne);N(Z,O,ce),N(Z,Y,ce)}if(!c.spanGaps){let Z=[];Z.push(...em(d,h,a,l,z,x,n));let ne=c.width*Pt/2,ce=t||e==1?ne:-ne,de=t||e==-1?-ne:ne;Z.forEach(ee=>{ee[0]+=ce,ee[1]+=de}),P.gaps=Z=c.gaps(r,o,a,l,Z),P.clip=Zu(Z,u.ori,p,g,y,E)}return $!=0&&(P.band=$==2?[tr(r,o,a,l,L,-1),tr(r,o,a,l,L,1)]:tr(r,o,a,l,L,$)),P})}function oy(i,e,t,n,s,r,o=Wt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let d=In(i[l]-i[a]);d<c&&(c=d,o=In(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function wA(i){i=i||Yl;let e=Rt(i.size,[.6,Wt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=St(s),o=1-e[0],a=Rt(e[1],Wt),l=Rt(e[2],1),c=Rt(i.disp,Yl),d=Rt(i.each,f=>{}),{fill:h,stroke:u}=c;return(f,m,v,p)=>jr(f,m,(g,y,E,b,R,M,x,S,N,P,L)=>{let z=g.pxRound,V=t,U=n*Pt,W=a*Pt,Y=l*Pt,O,te;b.ori==0?[O,te]=r(f,m):[te,O]=r(f,m);let $=b.dir*(b.ori==0?1:-1),Z=b.ori==0?Qu:tm,ne=b.ori==0?d:(Ae,Ze,nt,we,Mt,Be,qe)=>{d(Ae,Ze,nt,Mt,we,qe,Be)},ce=Rt(f.bands,Yp).find(Ae=>Ae.series[0]==m),de=ce!=null?ce.dir:0,ee=g.fillTo(f,m,g.min,g.max,de),ge=z(x(ee,R,L,N)),_e,Se,ye,He=P,je=z(g.width*Pt),$e=!1,ut=null,ct=null,et=null,zt=null;h!=null&&(je==0||u!=null)&&($e=!0,ut=h.values(f,m,v,p),ct=new Map,new Set(ut).forEach(Ae=>{Ae!=null&&ct.set(Ae,new Path2D)}),je>0&&(et=u.values(f,m,v,p),zt=new Map,new Set(et).forEach(Ae=>{Ae!=null&&zt.set(Ae,new Path2D)})));let{x0:Lt,size:tn}=c;if(Lt!=null&&tn!=null){V=1,y=Lt.values(f,m,v,p),Lt.unit==2&&(y=y.map(nt=>f.posToVal(S+nt*P,b.key,!0)));let Ae=tn.values(f,m,v,p);tn.unit==2?Se=Ae[0]*P:Se=M(Ae[0],b,P,S)-M(0,b,P,S),He=oy(y,E,M,b,P,S,He),ye=He-Se+U}else He=oy(y,E,M,b,P,S,He),ye=He*o+U,Se=He-ye;ye<1&&(ye=0),je>=Se/2&&(je=0),ye<5&&(z=my);let Et=ye>0,ln=He-ye-(Et?je:0);Se=z(Fp(ln,Y,W)),_e=(V==0?Se/2:V==$?0:Se)-V*$*((V==0?U/2:0)+(Et?je/2:0));let mt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},rn=$e?null:new Path2D,$t=null;if(ce!=null)$t=f.data[ce.series[1]];else{let{y0:Ae,y1:Ze}=c;Ae!=null&&Ze!=null&&(E=Ze.values(f,m,v,p),$t=Ae.values(f,m,v,p))}let nn=O*Se,B=te*Se;for(let Ae=$==1?v:p;Ae>=v&&Ae<=p;Ae+=$){let Ze=E[Ae];if(Ze==null)continue;if($t!=null){let q=$t[Ae]??0;if(Ze-q==0)continue;ge=x(q,R,L,N)}let nt=b.distr!=2||c!=null?y[Ae]:Ae,we=M(nt,b,P,S),Mt=x(Rt(Ze,ee),R,L,N),Be=z(we-_e),qe=z(pi(Mt,ge)),I=z(us(Mt,ge)),w=qe-I;if(Ze!=null){let q=Ze<0?B:nn,he=Ze<0?nn:B;$e?(je>0&&et[Ae]!=null&&Z(zt.get(et[Ae]),Be,I+Li(je/2),Se,pi(0,w-je),q,he),ut[Ae]!=null&&Z(ct.get(ut[Ae]),Be,I+Li(je/2),Se,pi(0,w-je),q,he)):Z(rn,Be,I+Li(je/2),Se,pi(0,w-je),q,he),ne(f,m,Ae,Be-je/2,I,Se+je,w)}}return je>0?mt.stroke=$e?zt:rn:$e||(mt._fill=g.width==0?g._fill:g._stroke??g._fill,mt.width=0),mt.fill=$e?ct:rn,mt})}function MA(i,e){let t=Rt(e?.alignGaps,0);return(n,s,r,o)=>jr(n,s,(a,l,c,d,h,u,f,m,v,p,g)=>{[r,o]=$u(c,r,o);let y=a.pxRound,E=O=>y(u(O,d,p,m)),b=O=>y(f(O,h,g,v)),R,M,x;d.ori==0?(R=Ku,x=ya,M=Vy):(R=ju,x=xa,M=Gy);let S=d.dir*(d.ori==0?1:-1),N=E(l[S==1?r:o]),P=N,L=[],z=[];for(let O=S==1?r:o;O>=r&&O<=o;O+=S)if(c[O]!=null){let $=l[O],Z=E($);L.push(P=Z),z.push(b(c[O]))}let V={stroke:i(L,z,R,x,M,y),fill:null,clip:null,band:null,gaps:null,flags:ga},U=V.stroke,[W,Y]=Qp(n,s);if(a.fill!=null||W!=0){let O=V.fill=new Path2D(U),te=a.fillTo(n,s,a.min,a.max,W),$=b(te);x(O,P,$),x(O,N,$)}if(!a.spanGaps){let O=[];O.push(...em(l,c,r,o,S,E,t)),V.gaps=O=a.gaps(n,s,r,o,O),V.clip=Zu(O,d.ori,m,v,p,g)}return Y!=0&&(V.band=Y==2?[tr(n,s,r,o,U,-1),tr(n,s,r,o,U,1)]:tr(n,s,r,o,U,Y)),V})}function EA(i){return MA(TA,i)}function TA(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),d=Array(o-1),h=Array(o-1);for(let u=0;u<o-1;u++)d[u]=e[u+1]-e[u],h[u]=i[u+1]-i[u],c[u]=d[u]/h[u];l[0]=c[0];for(let u=1;u<o-1;u++)c[u]===0||c[u-1]===0||c[u-1]>0!=c[u]>0?l[u]=0:(l[u]=3*(h[u-1]+h[u])/((2*h[u]+h[u-1])/c[u-1]+(h[u]+2*h[u-1])/c[u]),isFinite(l[u])||(l[u]=0));l[o-1]=c[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+h[u]/3,e[u]+l[u]*h[u]/3,i[u+1]-h[u]/3,e[u+1]-l[u+1]*h[u]/3,i[u+1],e[u+1])}return a}var zp=new Set;function ay(){for(let i of zp)i.syncRect(!0)}va&&(Zr(oT,da,ay),Zr(aT,da,ay,!0),Zr(Gu,da,()=>{zn.pxRatio=Pt}));var AA=$y(),RA=Wy();function ly(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Hp(r,o,e,t))}function CA(i,e){return i.map((t,n)=>n==0?{}:En({},e,t))}function Hp(i,e,t,n){return En({},e==0?t:n,i)}function qy(i,e,t){return e==null?pa:[e,t]}var PA=qy;function IA(i,e,t){return e==null?pa:Wu(e,t,$p,!0)}function Yy(i,e,t,n){return e==null?pa:qu(e,t,i.scales[n].log,!1)}var LA=Yy;function Jy(i,e,t,n){return e==null?pa:Xp(e,t,i.scales[n].log,!1)}var DA=Jy;function NA(i,e,t,n,s){let r=pi(zv(i),zv(e)),o=e-i,a=hs(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?Rr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function cy(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Pn((t=+s)*Pt))+"px"),[i,e,t]}function UA(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Xt(e[2]*Pt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function zn(i,e,t){let n={mode:Rt(i.mode,1)},s=n.mode;function r(_,T,D,F){let X=T.valToPct(_);return F+D*(T.dir==-1?1-X:X)}function o(_,T,D,F){let X=T.valToPct(_);return F+D*(T.dir==-1?X:1-X)}function a(_,T,D,F){return T.ori==0?r(_,T,D,F):o(_,T,D,F)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Xi(V1);if(i.id!=null&&(c.id=i.id),Ii(c,i.class),i.title){let _=Xi(X1,c);_.textContent=i.title}let d=cs("canvas"),h=n.ctx=d.getContext("2d"),u=Xi($1,c);Zr("click",u,_=>{_.target===m&&(Yt!=lo||sn!=co)&&Hn.click(n,_)},!0);let f=n.under=Xi(q1,u);u.appendChild(d);let m=n.over=Xi(Y1,u);i=ma(i);let v=+Rt(i.pxAlign,1),p=ry(v);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let g=i.ms||.001,y=n.series=s==1?ly(i.series||[],jv,iy,!1):CA(i.series||[null],ny),E=n.axes=ly(i.axes||[],Kv,ey,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(_=>{_.fill=St(_.fill||null),_.dir=Rt(_.dir,-1)});let M=s==2?y[1].facets[0].scale:y[0].scale,x={axes:ks,series:vt},S=(i.drawOrder||["axes","series"]).map(_=>x[_]);function N(_){let T=_.distr==3?D=>er(D>0?D:_.clamp(n,D,_.min,_.max,_.key)):_.distr==4?D=>Rp(D,_.asinh):_.distr==100?D=>_.fwd(D):D=>D;return D=>{let F=T(D),{_min:X,_max:j}=_,le=j-X;return(F-X)/le}}function P(_){let T=b[_];if(T==null){let D=(i.scales||Yl)[_]||Yl;if(D.from!=null){P(D.from);let F=En({},b[D.from],D,{key:_});F.valToPct=N(F),b[_]=F}else{T=b[_]=En({},_==M?Oy:vA,D),T.key=_;let F=T.time,X=T.range,j=Ar(X);if((_!=M||s==2&&!F)&&(j&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?Ov:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?Ov:{mode:1,hard:X[1],soft:X[1]}},j=!1),!j&&Ju(X))){let le=X;X=(me,Ee,Fe)=>Ee==null?pa:Wu(Ee,Fe,le)}T.range=St(X||(F?PA:_==M?T.distr==3?LA:T.distr==4?DA:qy:T.distr==3?Yy:T.distr==4?Jy:IA)),T.auto=St(j?!1:T.auto),T.clamp=St(T.clamp||gA),T._min=T._max=null,T.valToPct=N(T)}}}P("x"),P("y"),s==1&&y.forEach(_=>{P(_.scale)}),E.forEach(_=>{P(_.scale)});for(let _ in i.scales)P(_);let L=b[M],z=L.distr,V,U;L.ori==0?(Ii(c,G1),V=r,U=o):(Ii(c,W1),V=o,U=r);let W={};for(let _ in b){let T=b[_];(T.min!=null||T.max!=null)&&(W[_]={min:T.min,max:T.max},T.min=T.max=null)}let Y=i.tzDate||(_=>new Date(Pn(_/g))),O=i.fmtDate||Jp,te=g==1?GT(Y):$T(Y),$=Yv(Y,qv(g==1?VT:XT,O)),Z=Zv(Y,Jv(YT,O)),ne=[],ce=n.legend=En({},KT,i.legend),de=n.cursor=En({},iA,{drag:{y:s==2}},i.cursor),ee=ce.show,ge=de.show,_e=ce.markers;ce.idxs=ne,_e.width=St(_e.width),_e.dash=St(_e.dash),_e.stroke=St(_e.stroke),_e.fill=St(_e.fill);let Se,ye,He,je=[],$e=[],ut,ct=!1,et={};if(ce.live){let _=y[1]?y[1].values:null;ct=_!=null,ut=ct?_(n,1,0):{_:0};for(let T in ut)et[T]=Gp}if(ee)if(Se=cs("table",eT,c),He=cs("tbody",null,Se),ce.mount(n,Se),ct){ye=cs("thead",null,Se,He);let _=cs("tr",null,ye);cs("th",null,_);for(var zt in ut)cs("th",Mv,_).textContent=zt}else Ii(Se,nT),ce.live&&Ii(Se,tT);let Lt={show:!0},tn={show:!1};function Et(_,T){if(T==0&&(ct||!ce.live||s==2))return pa;let D=[],F=cs("tr",iT,He,He.childNodes[T]);Ii(F,_.class),_.show||Ii(F,Jr);let X=cs("th",null,F);if(_e.show){let me=Xi(sT,X);if(T>0){let Ee=_e.width(n,T);Ee&&(me.style.border=Ee+"px "+_e.dash(n,T)+" "+_e.stroke(n,T)),me.style.background=_e.fill(n,T)}}let j=Xi(Mv,X);_.label instanceof HTMLElement?j.appendChild(_.label):j.textContent=_.label,T>0&&(_e.show||(j.style.color=_.width>0?_e.stroke(n,T):_e.fill(n,T)),mt("click",X,me=>{if(de._lock)return;it(me);let Ee=y.indexOf(_);if((me.ctrlKey||me.metaKey)!=ce.isolate){let Fe=y.some((ke,Ve)=>Ve>0&&Ve!=Ee&&ke.show);y.forEach((ke,Ve)=>{Ve>0&&ms(Ve,Fe?Ve==Ee?Lt:tn:Lt,!0,_n.setSeries)})}else ms(Ee,{show:!_.show},!0,_n.setSeries)},!1),st&&mt(Rv,X,me=>{de._lock||(it(me),ms(y.indexOf(_),uo,!0,_n.setSeries))},!1));for(var le in ut){let me=cs("td",rT,F);me.textContent="--",D.push(me)}return[F,D]}let ln=new Map;function mt(_,T,D,F=!0){let X=ln.get(T)||{},j=de.bind[_](n,T,D,F);j&&(Zr(_,T,X[_]=j),ln.set(T,X))}function rn(_,T,D){let F=ln.get(T)||{};for(let X in F)(_==null||X==_)&&(Up(X,T,F[X]),delete F[X]);_==null&&ln.delete(T)}let $t=0,nn=0,B=0,Ae=0,Ze=0,nt=0,we=Ze,Mt=nt,Be=B,qe=Ae,I=0,w=0,q=0,he=0;n.bbox={};let ae=!1,ve=!1,xe=!1,ie=!1,se=!1,pe=!1;function H(_,T,D){(D||_!=n.width||T!=n.height)&&oe(_,T),ft(!1),xe=!0,ve=!0,Yn()}function oe(_,T){n.width=$t=B=_,n.height=nn=Ae=T,Ze=nt=0,Te(),Ye();let D=n.bbox;I=D.left=qr(Ze*Pt,.5),w=D.top=qr(nt*Pt,.5),q=D.width=qr(B*Pt,.5),he=D.height=qr(Ae*Pt,.5)}let re=3;function Re(){let _=!1,T=0;for(;!_;){T++;let D=ro(T),F=ps(T);_=T==re||D&&F,_||(oe(n.width,n.height),ve=!0)}}function Me({width:_,height:T}){H(_,T)}n.setSize=Me;function Te(){let _=!1,T=!1,D=!1,F=!1;E.forEach((X,j)=>{if(X.show&&X._show){let{side:le,_size:me}=X,Ee=le%2,Fe=X.label!=null?X.labelSize:0,ke=me+Fe;ke>0&&(Ee?(B-=ke,le==3?(Ze+=ke,F=!0):D=!0):(Ae-=ke,le==0?(nt+=ke,_=!0):T=!0))}}),ds[0]=_,ds[1]=D,ds[2]=T,ds[3]=F,B-=Yi[1]+Yi[3],Ze+=Yi[3],Ae-=Yi[2]+Yi[0],nt+=Yi[0]}function Ye(){let _=Ze+B,T=nt+Ae,D=Ze,F=nt;function X(j,le){switch(j){case 1:return _+=le,_-le;case 2:return T+=le,T-le;case 3:return D-=le,D+le;case 0:return F-=le,F+le}}E.forEach((j,le)=>{if(j.show&&j._show){let me=j.side;j._pos=X(me,j._size),j.label!=null&&(j._lpos=X(me,j.labelSize))}})}if(de.dataIdx==null){let _=de.hover,T=_.skip=new Set(_.skip??[]);T.add(void 0);let D=_.prox=St(_.prox),F=_.bias??=0;de.dataIdx=(X,j,le,me)=>{if(j==0)return le;let Ee=le,Fe=D(X,j,le,me)??Wt,ke=Fe>=0&&Fe<Wt,Ve=L.ori==0?B:Ae,lt=de.left,Ct=e[0],Tt=e[j];if(T.has(Tt[le])){Ee=null;let xt=null,tt=null,Je;if(F==0||F==-1)for(Je=le;xt==null&&Je-- >0;)T.has(Tt[Je])||(xt=Je);if(F==0||F==1)for(Je=le;tt==null&&Je++<Tt.length;)T.has(Tt[Je])||(tt=Je);if(xt!=null||tt!=null)if(ke){let Zt=xt==null?-1/0:V(Ct[xt],L,Ve,0),un=tt==null?1/0:V(Ct[tt],L,Ve,0),Fn=lt-Zt,Ht=un-lt;Fn<=Ht?Fn<=Fe&&(Ee=xt):Ht<=Fe&&(Ee=tt)}else Ee=tt==null?xt:xt==null?tt:le-xt<=tt-le?xt:tt}else ke&&In(lt-V(Ct[le],L,Ve,0))>Fe&&(Ee=null);return Ee}}let it=_=>{de.event=_};de.idxs=ne,de._lock=!1;let ue=de.points;ue.show=St(ue.show),ue.size=St(ue.size),ue.stroke=St(ue.stroke),ue.width=St(ue.width),ue.fill=St(ue.fill);let Ge=n.focus=En({},i.focus||{alpha:.3},de.focus),st=Ge.prox>=0,Ie=st&&ue.one,dt=[],qt=[],Qn=[];function Sa(_,T){let D=ue.show(n,T);if(D instanceof HTMLElement)return Ii(D,Q1),Ii(D,_.class),Is(D,-10,-10,B,Ae),m.insertBefore(D,dt[T]),D}function no(_,T){if(s==1||T>0){let D=s==1&&b[_.scale].time,F=_.value;_.value=D?Gv(F)?Zv(Y,Jv(F,O)):F||Z:F||fA,_.label=_.label||(D?rA:sA)}if(Ie||T>0){_.width=_.width==null?1:_.width,_.paths=_.paths||AA||vT,_.fillTo=St(_.fillTo||yA),_.pxAlign=+Rt(_.pxAlign,v),_.pxRound=ry(_.pxAlign),_.stroke=St(_.stroke||null),_.fill=St(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let D=pA(pi(1,_.width),1),F=_.points=En({},{size:D,width:pi(1,D*.2),stroke:_.stroke,space:D*2,paths:RA,_stroke:null,_fill:null},_.points);F.show=St(F.show),F.filter=St(F.filter),F.fill=St(F.fill),F.stroke=St(F.stroke),F.paths=St(F.paths),F.pxAlign=_.pxAlign}if(ee){let D=Et(_,T);je.splice(T,0,D[0]),$e.splice(T,0,D[1]),ce.values.push(null)}if(ge){ne.splice(T,0,null);let D=null;Ie?T==0&&(D=Sa(_,T)):T>0&&(D=Sa(_,T)),dt.splice(T,0,D),qt.splice(T,0,0),Qn.splice(T,0,0)}Un("addSeries",T)}function Cd(_,T){T=T??y.length,_=s==1?Hp(_,T,jv,iy):Hp(_,T,{},ny),y.splice(T,0,_),no(y[T],T)}n.addSeries=Cd;function lc(_){if(y.splice(_,1),ee){ce.values.splice(_,1),$e.splice(_,1);let T=je.splice(_,1)[0];rn(null,T.firstChild),T.remove()}ge&&(ne.splice(_,1),dt.splice(_,1)[0].remove(),qt.splice(_,1),Qn.splice(_,1)),Un("delSeries",_)}n.delSeries=lc;let ds=[!1,!1,!1,!1];function Us(_,T){if(_._show=_.show,_.show){let D=_.side%2,F=b[_.scale];F==null&&(_.scale=D?y[1].scale:M,F=b[_.scale]);let X=F.time;_.size=St(_.size),_.space=St(_.space),_.rotate=St(_.rotate),Ar(_.incrs)&&_.incrs.forEach(le=>{!Rr.has(le)&&Rr.set(le,yy(le))}),_.incrs=St(_.incrs||(F.distr==2?BT:X?g==1?HT:WT:Yr)),_.splits=St(_.splits||(X&&F.distr==1?te:F.distr==3?Op:F.distr==4?lA:aA)),_.stroke=St(_.stroke),_.grid.stroke=St(_.grid.stroke),_.ticks.stroke=St(_.ticks.stroke),_.border.stroke=St(_.border.stroke);let j=_.values;_.values=Ar(j)&&!Ar(j[0])?St(j):X?Ar(j)?Yv(Y,qv(j,O)):Gv(j)?qT(Y,j):j||$:j||oA,_.filter=St(_.filter||(F.distr>=3&&F.log==10?uA:F.distr==3&&F.log==2?dA:gy)),_.font=cy(_.font),_.labelFont=cy(_.labelFont),_._size=_.size(n,null,T,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(ds[T]=!0,_._el=Xi(J1,u))}}function Fs(_,T,D,F){let[X,j,le,me]=D,Ee=T%2,Fe=0;return Ee==0&&(me||j)&&(Fe=T==0&&!X||T==2&&!le?Pn(Kv.size/3):0),Ee==1&&(X||le)&&(Fe=T==1&&!j||T==3&&!me?Pn(ey.size/2):0),Fe}let wa=n.padding=(i.padding||[Fs,Fs,Fs,Fs]).map(_=>St(Rt(_,Fs))),Yi=n._padding=wa.map((_,T)=>_(n,T,ds,0)),cn,pn=null,mn=null,fs=s==1?y[0].idxs:null,_i=null,ir=!1;function Ma(_,T){if(e=_??[],n.data=n._data=e,s==2){cn=0;for(let D=1;D<y.length;D++)cn+=e[D][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),_i=e[0],cn=_i.length;let D=e;if(z==2){D=e.slice();let F=D[0]=Array(cn);for(let X=0;X<cn;X++)F[X]=X}n._data=e=D}if(ft(!0),Un("setData"),z==2&&(xe=!0),T!==!1){let D=L;D.auto(n,ir)?Ea():or(M,D.min,D.max),ie=ie||de.left>=0,pe=!0,Yn()}}n.setData=Ma;function Ea(){ir=!0;let _,T;s==1&&(cn>0?(pn=fs[0]=0,mn=fs[1]=cn-1,_=e[0][pn],T=e[0][mn],z==2?(_=pn,T=mn):_==T&&(z==3?[_,T]=qu(_,_,L.log,!1):z==4?[_,T]=Xp(_,_,L.log,!1):L.time?T=_+Pn(86400/g):[_,T]=Wu(_,T,$p,!0))):(pn=fs[0]=_=null,mn=fs[1]=T=null)),or(M,_,T)}let io,sr,so,A,G,Q,J,K,Ce,Ne;function Pe(_,T,D,F,X,j){_??=Tv,D??=Yp,F??="butt",X??=Tv,j??="round",_!=io&&(h.strokeStyle=io=_),X!=sr&&(h.fillStyle=sr=X),T!=so&&(h.lineWidth=so=T),j!=G&&(h.lineJoin=G=j),F!=Q&&(h.lineCap=Q=F),D!=A&&h.setLineDash(A=D)}function Ue(_,T,D,F){T!=sr&&(h.fillStyle=sr=T),_!=J&&(h.font=J=_),D!=K&&(h.textAlign=K=D),F!=Ce&&(h.textBaseline=Ce=F)}function Xe(_,T,D,F,X=0){if(F.length>0&&_.auto(n,ir)&&(T==null||T.min==null)){let j=Rt(pn,0),le=Rt(mn,F.length-1),me=D.min==null?uT(F,j,le,X,_.distr==3):[D.min,D.max];_.min=us(_.min,D.min=me[0]),_.max=pi(_.max,D.max=me[1])}}let ot={min:null,max:null};function gt(){for(let F in b){let X=b[F];W[F]==null&&(X.min==null||W[M]!=null&&X.auto(n,ir))&&(W[F]=ot)}for(let F in b){let X=b[F];W[F]==null&&X.from!=null&&W[X.from]!=null&&(W[F]=ot)}W[M]!=null&&ft(!0);let _={};for(let F in W){let X=W[F];if(X!=null){let j=_[F]=ma(b[F],_T);if(X.min!=null)En(j,X);else if(F!=M||s==2)if(cn==0&&j.from==null){let le=j.range(n,null,null,F);j.min=le[0],j.max=le[1]}else j.min=Wt,j.max=-Wt}}if(cn>0){y.forEach((F,X)=>{if(s==1){let j=F.scale,le=W[j];if(le==null)return;let me=_[j];if(X==0){let Ee=me.range(n,me.min,me.max,j);me.min=Ee[0],me.max=Ee[1],pn=hs(me.min,e[0]),mn=hs(me.max,e[0]),mn-pn>1&&(e[0][pn]<me.min&&pn++,e[0][mn]>me.max&&mn--),F.min=_i[pn],F.max=_i[mn]}else F.show&&F.auto&&Xe(me,le,F,e[X],F.sorted);F.idxs[0]=pn,F.idxs[1]=mn}else if(X>0&&F.show&&F.auto){let[j,le]=F.facets,me=j.scale,Ee=le.scale,[Fe,ke]=e[X],Ve=_[me],lt=_[Ee];Ve!=null&&Xe(Ve,W[me],j,Fe,j.sorted),lt!=null&&Xe(lt,W[Ee],le,ke,le.sorted),F.min=le.min,F.max=le.max}});for(let F in _){let X=_[F],j=W[F];if(X.from==null&&(j==null||j.min==null)){let le=X.range(n,X.min==Wt?null:X.min,X.max==-Wt?null:X.max,F);X.min=le[0],X.max=le[1]}}}for(let F in _){let X=_[F];if(X.from!=null){let j=_[X.from];if(j.min==null)X.min=X.max=null;else{let le=X.range(n,j.min,j.max,F);X.min=le[0],X.max=le[1]}}}let T={},D=!1;for(let F in _){let X=_[F],j=b[F];if(j.min!=X.min||j.max!=X.max){j.min=X.min,j.max=X.max;let le=j.distr;j._min=le==3?er(j.min):le==4?Rp(j.min,j.asinh):le==100?j.fwd(j.min):j.min,j._max=le==3?er(j.max):le==4?Rp(j.max,j.asinh):le==100?j.fwd(j.max):j.max,T[F]=D=!0}}if(D){y.forEach((F,X)=>{s==2?X>0&&T.y&&(F._paths=null):T[F.scale]&&(F._paths=null)});for(let F in T)xe=!0,Un("setScale",F);ge&&de.left>=0&&(ie=pe=!0)}for(let F in W)W[F]=null}function We(_){let T=Fp(pn-1,0,cn-1),D=Fp(mn+1,0,cn-1);for(;_[T]==null&&T>0;)T--;for(;_[D]==null&&D<cn-1;)D++;return[T,D]}function vt(){if(cn>0){let _=y.some(T=>T._focus)&&Ne!=Ge.alpha;_&&(h.globalAlpha=Ne=Ge.alpha),y.forEach((T,D)=>{if(D>0&&T.show&&(on(D,!1),on(D,!0),T._paths==null)){let F=Ne;Ne!=T.alpha&&(h.globalAlpha=Ne=T.alpha);let X=s==2?[0,e[D][0].length-1]:We(e[D]);T._paths=T.paths(n,D,X[0],X[1]),Ne!=F&&(h.globalAlpha=Ne=F)}}),y.forEach((T,D)=>{if(D>0&&T.show){let F=Ne;Ne!=T.alpha&&(h.globalAlpha=Ne=T.alpha),T._paths!=null&&Ot(D,!1);{let X=T._paths!=null?T._paths.gaps:null,j=T.points.show(n,D,pn,mn,X),le=T.points.filter(n,D,j,X);(j||le)&&(T.points._paths=T.points.paths(n,D,pn,mn,le),Ot(D,!0))}Ne!=F&&(h.globalAlpha=Ne=F),Un("drawSeries",D)}}),_&&(h.globalAlpha=Ne=1)}}function on(_,T){let D=T?y[_].points:y[_];D._stroke=D.stroke(n,_),D._fill=D.fill(n,_)}function Ot(_,T){let D=T?y[_].points:y[_],{stroke:F,fill:X,clip:j,flags:le,_stroke:me=D._stroke,_fill:Ee=D._fill,_width:Fe=D.width}=D._paths;Fe=Xt(Fe*Pt,3);let ke=null,Ve=Fe%2/2;T&&Ee==null&&(Ee=Fe>0?"#fff":me);let lt=D.pxAlign==1&&Ve>0;if(lt&&h.translate(Ve,Ve),!T){let Ct=I-Fe/2,Tt=w-Fe/2,xt=q+Fe,tt=he+Fe;ke=new Path2D,ke.rect(Ct,Tt,xt,tt)}T?ze(me,Fe,D.dash,D.cap,Ee,F,X,le,j):kt(_,me,Fe,D.dash,D.cap,Ee,F,X,le,ke,j),lt&&h.translate(-Ve,-Ve)}function kt(_,T,D,F,X,j,le,me,Ee,Fe,ke){let Ve=!1;Ee!=0&&R.forEach((lt,Ct)=>{if(lt.series[0]==_){let Tt=y[lt.series[1]],xt=e[lt.series[1]],tt=(Tt._paths||Yl).band;Ar(tt)&&(tt=lt.dir==1?tt[0]:tt[1]);let Je,Zt=null;Tt.show&&tt&&fT(xt,pn,mn)?(Zt=lt.fill(n,Ct)||j,Je=Tt._paths.clip):tt=null,ze(T,D,F,X,Zt,le,me,Ee,Fe,ke,Je,tt),Ve=!0}}),Ve||ze(T,D,F,X,j,le,me,Ee,Fe,ke)}let Tn=ga|Bp;function ze(_,T,D,F,X,j,le,me,Ee,Fe,ke,Ve){Pe(_,T,D,F,X),(Ee||Fe||Ve)&&(h.save(),Ee&&h.clip(Ee),Fe&&h.clip(Fe)),Ve?(me&Tn)==Tn?(h.clip(Ve),ke&&h.clip(ke),bt(X,le),vn(_,j,T)):me&Bp?(bt(X,le),h.clip(Ve),vn(_,j,T)):me&ga&&(h.save(),h.clip(Ve),ke&&h.clip(ke),bt(X,le),h.restore(),vn(_,j,T)):(bt(X,le),vn(_,j,T)),(Ee||Fe||Ve)&&h.restore()}function vn(_,T,D){D>0&&(T instanceof Map?T.forEach((F,X)=>{h.strokeStyle=io=X,h.stroke(F)}):T!=null&&_&&h.stroke(T))}function bt(_,T){T instanceof Map?T.forEach((D,F)=>{h.fillStyle=sr=F,h.fill(D)}):T!=null&&_&&h.fill(T)}function Os(_,T,D,F){let X=E[_],j;if(F<=0)j=[0,0];else{let le=X._space=X.space(n,_,T,D,F),me=X._incrs=X.incrs(n,_,T,D,F,le);j=NA(T,D,me,F,le)}return X._found=j}function yn(_,T,D,F,X,j,le,me,Ee,Fe){let ke=le%2/2;v==1&&h.translate(ke,ke),Pe(me,le,Ee,Fe,me),h.beginPath();let Ve,lt,Ct,Tt,xt=X+(F==0||F==3?-j:j);D==0?(lt=X,Tt=xt):(Ve=X,Ct=xt);for(let tt=0;tt<_.length;tt++)T[tt]!=null&&(D==0?Ve=Ct=_[tt]:lt=Tt=_[tt],h.moveTo(Ve,lt),h.lineTo(Ct,Tt));h.stroke(),v==1&&h.translate(-ke,-ke)}function ro(_){let T=!0;return E.forEach((D,F)=>{if(!D.show)return;let X=b[D.scale];if(X.min==null){D._show&&(T=!1,D._show=!1,ft(!1));return}else D._show||(T=!1,D._show=!0,ft(!1));let j=D.side,le=j%2,{min:me,max:Ee}=X,[Fe,ke]=Os(F,me,Ee,le==0?B:Ae);if(ke==0)return;let Ve=X.distr==2,lt=D._splits=D.splits(n,F,me,Ee,Fe,ke,Ve),Ct=X.distr==2?lt.map(Je=>_i[Je]):lt,Tt=X.distr==2?_i[lt[1]]-_i[lt[0]]:Fe,xt=D._values=D.values(n,D.filter(n,Ct,F,ke,Tt),F,ke,Tt);D._rotate=j==2?D.rotate(n,xt,F,ke):0;let tt=D._size;D._size=$i(D.size(n,xt,F,_)),tt!=null&&D._size!=tt&&(T=!1)}),T}function ps(_){let T=!0;return wa.forEach((D,F)=>{let X=D(n,F,ds,_);X!=Yi[F]&&(T=!1),Yi[F]=X}),T}function ks(){for(let _=0;_<E.length;_++){let T=E[_];if(!T.show||!T._show)continue;let D=T.side,F=D%2,X,j,le=T.stroke(n,_),me=D==0||D==3?-1:1,[Ee,Fe]=T._found;if(T.label!=null){let ni=T.labelGap*me,wi=Pn((T._lpos+ni)*Pt);Ue(T.labelFont[0],le,"center",D==2?"top":Ev),h.save(),F==1?(X=j=0,h.translate(wi,Pn(w+he/2)),h.rotate((D==3?-Vu:Vu)/2)):(X=Pn(I+q/2),j=wi);let Lr=py(T.label)?T.label(n,_,Ee,Fe):T.label;h.fillText(Lr,X,j),h.restore()}if(Fe==0)continue;let ke=b[T.scale],Ve=F==0?q:he,lt=F==0?I:w,Ct=T._splits,Tt=ke.distr==2?Ct.map(ni=>_i[ni]):Ct,xt=ke.distr==2?_i[Ct[1]]-_i[Ct[0]]:Ee,tt=T.ticks,Je=T.border,Zt=tt.show?tt.size:0,un=Pn(Zt*Pt),Fn=Pn((T.alignTo==2?T._size-Zt-T.gap:T.gap)*Pt),Ht=T._rotate*-Vu/180,dn=p(T._pos*Pt),bi=(un+Fn)*me,ti=dn+bi;j=F==0?ti:0,X=F==1?ti:0;let Ui=T.font[0],Ji=T.align==1?ha:T.align==2?Ep:Ht>0?ha:Ht<0?Ep:F==0?"center":D==3?Ep:ha,vs=Ht||F==1?"middle":D==2?"top":Ev;Ue(Ui,le,Ji,vs);let Si=T.font[1]*T.lineGap,Fi=Ct.map(ni=>p(a(ni,ke,Ve,lt))),Zi=T._values;for(let ni=0;ni<Zi.length;ni++){let wi=Zi[ni];if(wi!=null){F==0?X=Fi[ni]:j=Fi[ni],wi=""+wi;let Lr=wi.indexOf(`
`)==-1?[wi]:wi.split(/\n/gm);for(let ii=0;ii<Lr.length;ii++){let Om=Lr[ii];Ht?(h.save(),h.translate(X,j+ii*Si),h.rotate(Ht),h.fillText(Om,0,0),h.restore()):h.fillText(Om,X,j+ii*Si)}}}tt.show&&yn(Fi,tt.filter(n,Tt,_,Fe,xt),F,D,dn,un,Xt(tt.width*Pt,3),tt.stroke(n,_),tt.dash,tt.cap);let ys=T.grid;ys.show&&yn(Fi,ys.filter(n,Tt,_,Fe,xt),F,F==0?2:1,F==0?w:I,F==0?he:q,Xt(ys.width*Pt,3),ys.stroke(n,_),ys.dash,ys.cap),Je.show&&yn([dn],[1],F==0?1:0,F==0?1:2,F==1?w:I,F==1?he:q,Xt(Je.width*Pt,3),Je.stroke(n,_),Je.dash,Je.cap)}Un("drawAxes")}function ft(_){y.forEach((T,D)=>{D>0&&(T._paths=null,_&&(s==1?(T.min=null,T.max=null):T.facets.forEach(F=>{F.min=null,F.max=null})))})}let hn=!1,ei=!1,Bt=[];function xn(){ei=!1;for(let _=0;_<Bt.length;_++)Un(...Bt[_]);Bt.length=0}function Yn(){hn||(AT(xm),hn=!0)}function cc(_,T=!1){hn=!0,ei=T,_(n),xm(),T&&Bt.length>0&&queueMicrotask(xn)}n.batch=cc;function xm(){if(ae&&(gt(),ae=!1),xe&&(Re(),xe=!1),ve){if(Qt(f,ha,Ze),Qt(f,"top",nt),Qt(f,Wl,B),Qt(f,Xl,Ae),Qt(m,ha,Ze),Qt(m,"top",nt),Qt(m,Wl,B),Qt(m,Xl,Ae),Qt(u,Wl,$t),Qt(u,Xl,nn),d.width=Pn($t*Pt),d.height=Pn(nn*Pt),E.forEach(({_el:_,_show:T,_size:D,_pos:F,side:X})=>{if(_!=null)if(T){let j=X===3||X===0?D:0,le=X%2==1;Qt(_,le?"left":"top",F-j),Qt(_,le?"width":"height",D),Qt(_,le?"top":"left",le?nt:Ze),Qt(_,le?"height":"width",le?Ae:B),Np(_,Jr)}else Ii(_,Jr)}),io=sr=so=G=Q=J=K=Ce=A=null,Ne=1,Ra(!0),Ze!=we||nt!=Mt||B!=Be||Ae!=qe){ft(!1);let _=B/Be,T=Ae/qe;if(ge&&!ie&&de.left>=0){de.left*=_,de.top*=T,oo&&Is(oo,Pn(de.left),0,B,Ae),ao&&Is(ao,0,Pn(de.top),B,Ae);for(let D=0;D<dt.length;D++){let F=dt[D];F!=null&&(qt[D]*=_,Qn[D]*=T,Is(F,$i(qt[D]),$i(Qn[D]),B,Ae))}}if(Jt.show&&!se&&Jt.left>=0&&Jt.width>0){Jt.left*=_,Jt.width*=_,Jt.top*=T,Jt.height*=T;for(let D in Ud)Qt(ho,D,Jt[D])}we=Ze,Mt=nt,Be=B,qe=Ae}Un("setSize"),ve=!1}$t>0&&nn>0&&(h.clearRect(0,0,d.width,d.height),Un("drawClear"),S.forEach(_=>_()),Un("draw")),Jt.show&&se&&(hc(Jt),se=!1),ge&&ie&&(Ir(null,!0,!1),ie=!1),ce.show&&ce.live&&pe&&(Dd(),pe=!1),l||(l=!0,n.status=1,Un("ready")),ir=!1,hn=!1}n.redraw=(_,T)=>{xe=T||!1,_!==!1?or(M,L.min,L.max):Yn()};function Pd(_,T){let D=b[_];if(D.from==null){if(cn==0){let F=D.range(n,T.min,T.max,_);T.min=F[0],T.max=F[1]}if(T.min>T.max){let F=T.min;T.min=T.max,T.max=F}if(cn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;_==M&&D.distr==2&&cn>0&&(T.min=hs(T.min,e[0]),T.max=hs(T.max,e[0]),T.min==T.max&&T.max++),W[_]=T,ae=!0,Yn()}}n.setScale=Pd;let Id,Ld,oo,ao,_m,bm,lo,co,Sm,wm,Yt,sn,rr=!1,Hn=de.drag,Dn=Hn.x,Nn=Hn.y;ge&&(de.x&&(Id=Xi(K1,m)),de.y&&(Ld=Xi(j1,m)),L.ori==0?(oo=Id,ao=Ld):(oo=Ld,ao=Id),Yt=de.left,sn=de.top);let Jt=n.select=En({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),ho=Jt.show?Xi(Z1,Jt.over?m:f):null;function hc(_,T){if(Jt.show){for(let D in _)Jt[D]=_[D],D in Ud&&Qt(ho,D,_[D]);T!==!1&&Un("setSelect")}}n.setSelect=hc;function Ox(_){if(y[_].show)ee&&Np(je[_],Jr);else if(ee&&Ii(je[_],Jr),ge){let D=Ie?dt[0]:dt[_];D!=null&&Is(D,-10,-10,B,Ae)}}function or(_,T,D){Pd(_,{min:T,max:D})}function ms(_,T,D,F){T.focus!=null&&Vx(_),T.show!=null&&y.forEach((X,j)=>{j>0&&(_==j||_==null)&&(X.show=T.show,Ox(j),s==2?(or(X.facets[0].scale,null,null),or(X.facets[1].scale,null,null)):or(X.scale,null,null),Yn())}),D!==!1&&Un("setSeries",_,T),F&&Ca("setSeries",n,_,T)}n.setSeries=ms;function kx(_,T){En(R[_],T)}function Bx(_,T){_.fill=St(_.fill||null),_.dir=Rt(_.dir,-1),T=T??R.length,R.splice(T,0,_)}function zx(_){_==null?R.length=0:R.splice(_,1)}n.addBand=Bx,n.setBand=kx,n.delBand=zx;function Hx(_,T){y[_].alpha=T,ge&&dt[_]!=null&&(dt[_].style.opacity=T),ee&&je[_]&&(je[_].style.opacity=T)}let Bs,ar,Pr,uo={focus:!0};function Vx(_){if(_!=Pr){let T=_==null,D=Ge.alpha!=1;y.forEach((F,X)=>{if(s==1||X>0){let j=T||X==0||X==_;F._focus=T?null:j,D&&Hx(X,j?1:Ge.alpha)}}),Pr=_,D&&Yn()}}ee&&st&&mt(Cv,Se,_=>{de._lock||(it(_),Pr!=null&&ms(null,uo,!0,_n.setSeries))});function gs(_,T,D){let F=b[T];D&&(_=_/Pt-(F.ori==1?nt:Ze));let X=B;F.ori==1&&(X=Ae,_=X-_),F.dir==-1&&(_=X-_);let j=F._min,le=F._max,me=_/X,Ee=j+(le-j)*me,Fe=F.distr;return Fe==3?fa(10,Ee):Fe==4?mT(Ee,F.asinh):Fe==100?F.bwd(Ee):Ee}function Gx(_,T){let D=gs(_,M,T);return hs(D,e[0],pn,mn)}n.valToIdx=_=>hs(_,e[0]),n.posToIdx=Gx,n.posToVal=gs,n.valToPos=(_,T,D)=>b[T].ori==0?r(_,b[T],D?q:B,D?I:0):o(_,b[T],D?he:Ae,D?w:0),n.setCursor=(_,T,D)=>{Yt=_.left,sn=_.top,Ir(null,T,D)};function Mm(_,T){Qt(ho,ha,Jt.left=_),Qt(ho,Wl,Jt.width=T)}function Em(_,T){Qt(ho,"top",Jt.top=_),Qt(ho,Xl,Jt.height=T)}let Ta=L.ori==0?Mm:Em,Aa=L.ori==1?Mm:Em;function Wx(){if(ee&&ce.live)for(let _=s==2?1:0;_<y.length;_++){if(_==0&&ct)continue;let T=ce.values[_],D=0;for(let F in T)$e[_][D++].firstChild.nodeValue=T[F]}}function Dd(_,T){if(_!=null&&(_.idxs?_.idxs.forEach((D,F)=>{ne[F]=D}):xT(_.idx)||ne.fill(_.idx),ce.idx=ne[0]),ee&&ce.live){for(let D=0;D<y.length;D++)(D>0||s==1&&!ct)&&Xx(D,ne[D]);Wx()}pe=!1,T!==!1&&Un("setLegend")}n.setLegend=Dd;function Xx(_,T){let D=y[_],F=_==0&&z==2?_i:e[_],X;ct?X=D.values(n,_,T)??et:(X=D.value(n,T==null?null:F[T],_,T),X=X==null?et:{_:X}),ce.values[_]=X}function Ir(_,T,D){Sm=Yt,wm=sn,[Yt,sn]=de.move(n,Yt,sn),de.left=Yt,de.top=sn,ge&&(oo&&Is(oo,Pn(Yt),0,B,Ae),ao&&Is(ao,0,Pn(sn),B,Ae));let F,X=pn>mn;Bs=Wt,ar=null;let j=L.ori==0?B:Ae,le=L.ori==1?B:Ae;if(Yt<0||cn==0||X){F=de.idx=null;for(let me=0;me<y.length;me++){let Ee=dt[me];Ee!=null&&Is(Ee,-10,-10,B,Ae)}st&&ms(null,uo,!0,_==null&&_n.setSeries),ce.live&&(ne.fill(F),pe=!0)}else{let me,Ee,Fe;s==1&&(me=L.ori==0?Yt:sn,Ee=gs(me,M),F=de.idx=hs(Ee,e[0],pn,mn),Fe=V(e[0][F],L,j,0));let ke=-10,Ve=-10,lt=0,Ct=0,Tt=!0,xt="",tt="";for(let Je=s==2?1:0;Je<y.length;Je++){let Zt=y[Je],un=ne[Je],Fn=un==null?null:s==1?e[Je][un]:e[Je][1][un],Ht=de.dataIdx(n,Je,F,Ee),dn=Ht==null?null:s==1?e[Je][Ht]:e[Je][1][Ht];if(pe=pe||dn!=Fn||Ht!=un,ne[Je]=Ht,Je>0&&Zt.show){let bi=Ht==null?-10:Ht==F?Fe:V(s==1?e[0][Ht]:e[Je][0][Ht],L,j,0),ti=dn==null?-10:U(dn,s==1?b[Zt.scale]:b[Zt.facets[1].scale],le,0);if(st&&dn!=null){let Ui=L.ori==1?Yt:sn,Ji=In(Ge.dist(n,Je,Ht,ti,Ui));if(Ji<Bs){let vs=Ge.bias;if(vs!=0){let Si=gs(Ui,Zt.scale),Fi=dn>=0?1:-1,Zi=Si>=0?1:-1;Zi==Fi&&(Zi==1?vs==1?dn>=Si:dn<=Si:vs==1?dn<=Si:dn>=Si)&&(Bs=Ji,ar=Je)}else Bs=Ji,ar=Je}}if(pe||Ie){let Ui,Ji;L.ori==0?(Ui=bi,Ji=ti):(Ui=ti,Ji=bi);let vs,Si,Fi,Zi,ys,ni,wi=!0,Lr=ue.bbox;if(Lr!=null){wi=!1;let ii=Lr(n,Je);Fi=ii.left,Zi=ii.top,vs=ii.width,Si=ii.height}else Fi=Ui,Zi=Ji,vs=Si=ue.size(n,Je);if(ni=ue.fill(n,Je),ys=ue.stroke(n,Je),Ie)Je==ar&&Bs<=Ge.prox&&(ke=Fi,Ve=Zi,lt=vs,Ct=Si,Tt=wi,xt=ni,tt=ys);else{let ii=dt[Je];ii!=null&&(qt[Je]=Fi,Qn[Je]=Zi,Fv(ii,vs,Si,wi),Nv(ii,ni,ys),Is(ii,$i(Fi),$i(Zi),B,Ae))}}}}if(Ie){let Je=Ge.prox,Zt=Pr==null?Bs<=Je:Bs>Je||ar!=Pr;if(pe||Zt){let un=dt[0];un!=null&&(qt[0]=ke,Qn[0]=Ve,Fv(un,lt,Ct,Tt),Nv(un,xt,tt),Is(un,$i(ke),$i(Ve),B,Ae))}}}if(Jt.show&&rr)if(_!=null){let[me,Ee]=_n.scales,[Fe,ke]=_n.match,[Ve,lt]=_.cursor.sync.scales,Ct=_.cursor.drag;if(Dn=Ct._x,Nn=Ct._y,Dn||Nn){let{left:Tt,top:xt,width:tt,height:Je}=_.select,Zt=_.scales[Ve].ori,un=_.posToVal,Fn,Ht,dn,bi,ti,Ui=me!=null&&Fe(me,Ve),Ji=Ee!=null&&ke(Ee,lt);Ui&&Dn?(Zt==0?(Fn=Tt,Ht=tt):(Fn=xt,Ht=Je),dn=b[me],bi=V(un(Fn,Ve),dn,j,0),ti=V(un(Fn+Ht,Ve),dn,j,0),Ta(us(bi,ti),In(ti-bi))):Ta(0,j),Ji&&Nn?(Zt==1?(Fn=Tt,Ht=tt):(Fn=xt,Ht=Je),dn=b[Ee],bi=U(un(Fn,lt),dn,le,0),ti=U(un(Fn+Ht,lt),dn,le,0),Aa(us(bi,ti),In(ti-bi))):Aa(0,le)}else Fd()}else{let me=In(Sm-_m),Ee=In(wm-bm);if(L.ori==1){let lt=me;me=Ee,Ee=lt}Dn=Hn.x&&me>=Hn.dist,Nn=Hn.y&&Ee>=Hn.dist;let Fe=Hn.uni;Fe!=null?Dn&&Nn&&(Dn=me>=Fe,Nn=Ee>=Fe,!Dn&&!Nn&&(Ee>me?Nn=!0:Dn=!0)):Hn.x&&Hn.y&&(Dn||Nn)&&(Dn=Nn=!0);let ke,Ve;Dn&&(L.ori==0?(ke=lo,Ve=Yt):(ke=co,Ve=sn),Ta(us(ke,Ve),In(Ve-ke)),Nn||Aa(0,le)),Nn&&(L.ori==1?(ke=lo,Ve=Yt):(ke=co,Ve=sn),Aa(us(ke,Ve),In(Ve-ke)),Dn||Ta(0,j)),!Dn&&!Nn&&(Ta(0,0),Aa(0,0))}if(Hn._x=Dn,Hn._y=Nn,_==null){if(D){if(Fm!=null){let[me,Ee]=_n.scales;_n.values[0]=me!=null?gs(L.ori==0?Yt:sn,me):null,_n.values[1]=Ee!=null?gs(L.ori==1?Yt:sn,Ee):null}Ca(Tp,n,Yt,sn,B,Ae,F)}if(st){let me=D&&_n.setSeries,Ee=Ge.prox;Pr==null?Bs<=Ee&&ms(ar,uo,!0,me):Bs>Ee?ms(null,uo,!0,me):ar!=Pr&&ms(ar,uo,!0,me)}}pe&&(ce.idx=F,Dd()),T!==!1&&Un("setCursor")}let lr=null;Object.defineProperty(n,"rect",{get(){return lr==null&&Ra(!1),lr}});function Ra(_=!1){_?lr=null:(lr=m.getBoundingClientRect(),Un("syncRect",lr))}function Tm(_,T,D,F,X,j,le){de._lock||rr&&_!=null&&_.movementX==0&&_.movementY==0||(Nd(_,T,D,F,X,j,le,!1,_!=null),_!=null?Ir(null,!0,!0):Ir(T,!0,!1))}function Nd(_,T,D,F,X,j,le,me,Ee){if(lr==null&&Ra(!1),it(_),_!=null)D=_.clientX-lr.left,F=_.clientY-lr.top;else{if(D<0||F<0){Yt=-10,sn=-10;return}let[Fe,ke]=_n.scales,Ve=T.cursor.sync,[lt,Ct]=Ve.values,[Tt,xt]=Ve.scales,[tt,Je]=_n.match,Zt=T.axes[0].side%2==1,un=L.ori==0?B:Ae,Fn=L.ori==1?B:Ae,Ht=Zt?j:X,dn=Zt?X:j,bi=Zt?F:D,ti=Zt?D:F;if(Tt!=null?D=tt(Fe,Tt)?a(lt,b[Fe],un,0):-10:D=un*(bi/Ht),xt!=null?F=Je(ke,xt)?a(Ct,b[ke],Fn,0):-10:F=Fn*(ti/dn),L.ori==1){let Ui=D;D=F,F=Ui}}Ee&&(T==null||T.cursor.event.type==Tp)&&((D<=1||D>=B-1)&&(D=qr(D,B)),(F<=1||F>=Ae-1)&&(F=qr(F,Ae))),me?(_m=D,bm=F,[lo,co]=de.move(n,D,F)):(Yt=D,sn=F)}let Ud={width:0,height:0,left:0,top:0};function Fd(){hc(Ud,!1)}let Am,Rm,Cm,Pm;function Im(_,T,D,F,X,j,le){rr=!0,Dn=Nn=Hn._x=Hn._y=!1,Nd(_,T,D,F,X,j,le,!0,!1),_!=null&&(mt(Ap,Lp,Lm,!1),Ca(Av,n,lo,co,B,Ae,null));let{left:me,top:Ee,width:Fe,height:ke}=Jt;Am=me,Rm=Ee,Cm=Fe,Pm=ke}function Lm(_,T,D,F,X,j,le){rr=Hn._x=Hn._y=!1,Nd(_,T,D,F,X,j,le,!1,!0);let{left:me,top:Ee,width:Fe,height:ke}=Jt,Ve=Fe>0||ke>0,lt=Am!=me||Rm!=Ee||Cm!=Fe||Pm!=ke;if(Ve&&lt&&hc(Jt),Hn.setScale&&Ve&&lt){let Ct=me,Tt=Fe,xt=Ee,tt=ke;if(L.ori==1&&(Ct=Ee,Tt=ke,xt=me,tt=Fe),Dn&&or(M,gs(Ct,M),gs(Ct+Tt,M)),Nn)for(let Je in b){let Zt=b[Je];Je!=M&&Zt.from==null&&Zt.min!=Wt&&or(Je,gs(xt+tt,Je),gs(xt,Je))}Fd()}else de.lock&&(de._lock=!de._lock,Ir(T,!0,_!=null));_!=null&&(rn(Ap,Lp),Ca(Ap,n,Yt,sn,B,Ae,null))}function $x(_,T,D,F,X,j,le){if(de._lock)return;it(_);let me=rr;if(rr){let Ee=!0,Fe=!0,ke=10,Ve,lt;L.ori==0?(Ve=Dn,lt=Nn):(Ve=Nn,lt=Dn),Ve&&lt&&(Ee=Yt<=ke||Yt>=B-ke,Fe=sn<=ke||sn>=Ae-ke),Ve&&Ee&&(Yt=Yt<lo?0:B),lt&&Fe&&(sn=sn<co?0:Ae),Ir(null,!0,!0),rr=!1}Yt=-10,sn=-10,ne.fill(null),Ir(null,!0,!0),me&&(rr=me)}function Dm(_,T,D,F,X,j,le){de._lock||(it(_),Ea(),Fd(),_!=null&&Ca(Pv,n,Yt,sn,B,Ae,null))}function Nm(){E.forEach(UA),H(n.width,n.height,!0)}Zr(Gu,da,Nm);let fo={};fo.mousedown=Im,fo.mousemove=Tm,fo.mouseup=Lm,fo.dblclick=Dm,fo.setSeries=(_,T,D,F)=>{let X=_n.match[2];D=X(n,T,D),D!=-1&&ms(D,F,!0,!1)},ge&&(mt(Av,m,Im),mt(Tp,m,Tm),mt(Rv,m,_=>{it(_),Ra(!1)}),mt(Cv,m,$x),mt(Pv,m,Dm),zp.add(n),n.syncRect=Ra);let uc=n.hooks=i.hooks||{};function Un(_,T,D){ei?Bt.push([_,T,D]):_ in uc&&uc[_].forEach(F=>{F.call(null,n,T,D)})}(i.plugins||[]).forEach(_=>{for(let T in _.hooks)uc[T]=(uc[T]||[]).concat(_.hooks[T])});let Um=(_,T,D)=>D,_n=En({key:null,setSeries:!1,filters:{pub:Hv,sub:Hv},scales:[M,y[1]?y[1].scale:null],match:[Vv,Vv,Um],values:[null,null]},de.sync);_n.match.length==2&&_n.match.push(Um),de.sync=_n;let Fm=_n.key,Od=ky(Fm);function Ca(_,T,D,F,X,j,le){_n.filters.pub(_,T,D,F,X,j,le)&&Od.pub(_,T,D,F,X,j,le)}Od.sub(n);function qx(_,T,D,F,X,j,le){_n.filters.sub(_,T,D,F,X,j,le)&&fo[_](null,T,D,F,X,j,le)}n.pub=qx;function Yx(){Od.unsub(n),zp.delete(n),ln.clear(),Up(Gu,da,Nm),c.remove(),Se?.remove(),Un("destroy")}n.destroy=Yx;function kd(){Un("init",i,e),Ma(e||i.data,!1),W[M]?Pd(M,W[M]):Ea(),se=Jt.show&&(Jt.width>0||Jt.height>0),ie=pe=!0,H(i.width,i.height)}return y.forEach(no),E.forEach(Us),t?t instanceof HTMLElement?(t.appendChild(c),kd()):t(n,kd):kd(),n}zn.assign=En;zn.fmtNum=qp;zn.rangeNum=Wu;zn.rangeLog=qu;zn.rangeAsinh=Xp;zn.orient=jr;zn.pxRatio=Pt;zn.join=TT;zn.fmtDate=Jp,zn.tzDate=OT;zn.sync=ky;{zn.addGap=xA,zn.clipGaps=Zu;let i=zn.paths={points:Wy};i.linear=$y,i.stepped=SA,i.bars=wA,i.spline=EA}var Zy=4,Ky=3e3,Qr=i=>getComputedStyle(document.documentElement).getPropertyValue(i).trim();function Qy(i){let e=i.length;if(e<=Ky)return Array.from({length:e},(s,r)=>r);let t=[],n=Math.ceil(e/(Ky/2));for(let s=0;s<e;s+=n){let r=s,o=s;for(let a=s;a<Math.min(s+n,e);a++)i[a]<i[r]&&(r=a),i[a]>i[o]&&(o=a);t.push(...new Set([Math.min(r,o),Math.max(r,o)]))}return t.at(-1)!==e-1&&t.push(e-1),t}function jy(i,e,t){let n=0,s=i.length;for(;n<s;){let r=n+s>>1;i[r]<=t+1e-9?n=r+1:s=r}return n>0?e[n-1]:NaN}function FA(i,e,t){if(i===null||e===null||!Number.isFinite(i+e))return[0,1,!1];let n=Math.max(Math.abs(i),Math.abs(e));if(e-i<=Math.max(t,1e-12*n)){let r=Math.max(t,.1*n,n===0&&t===0?1:0),o=(i+e)/2;return[o-r,o+r,!0]}let s=.08*(e-i);return[i-s,e+s,!1]}function ex(i,e){let t=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(e);n++)n%3===0&&t.push(10**n);return t}var Zl=class{constructor(e,t){this.plan=e;this.host=t;let n=(s,r,o)=>k("button",{class:"small",title:r,"aria-label":`${s} of ${e.title}`,onclick:o},s);this.holder=k("div",{class:"plot",id:`plot-${e.id}`},k("div",{class:"plot-head"},k("button",{class:"link",title:`${e.hint}${e.hint?"; ":""}click: larger or smaller`,onclick:()=>t.large(e.id)},e.title),e.unit&&e.unit!=="\u2013"?` [${e.unit}]`:"",this.note,k("span",{class:"grow"}),n("CSV","save the data of this plot",()=>this.csv()),n("PNG","save this plot as a picture",()=>this.png()),n("SVG","save this plot as a drawing",()=>this.svg()),t.close?n("\xD7","close this plot",()=>t.close?.(e.id)):null))}plan;host;holder;lines=[];plot=null;key="";note=k("span",{class:"flat quiet"});range=null;pressed=[0,0];dragged=!1;legend=0;drawnY=[0,1];destroy(){this.plot?.destroy(),this.holder.remove()}set(e){this.lines=e;let t=e.map(r=>`${r.name}${r.ghost?"'":""}`).join("|");t!==this.key&&(this.plot?.destroy(),this.plot=null,this.key=t);let n=e.map(r=>{let o=Qy(r.y);return[o.map(a=>r.t[a]),o.map(a=>Number.isFinite(r.y[a])?r.y[a]:null)]}),s=n.length>1?zn.join(n,n.map(()=>[0,1])):n.length===1?n[0]:[[]];this.plot??=this.build(),this.plot.setData(s,!1),this.scale()}zoom(e){this.range=e,this.scale()}scale(){let e=this.plot;if(!e)return;let t=1/0,n=-1/0;for(let{t:o}of this.lines)o.length>0&&([t,n]=[Math.min(t,o[0]),Math.max(n,o[o.length-1])]);t<n||([t,n]=Number.isFinite(t)?[t,t+.001]:[0,1]);let[s,r]=this.range??[t,n];e.batch(()=>e.setScale("x",{min:s,max:r}))}resize(e,t){if(!this.plot)return;let n=this.holder.querySelector(".plot-head")?.offsetHeight??24;this.legend=this.holder.querySelector(".u-legend")?.offsetHeight??20,this.plot.setSize({width:Math.max(e,80),height:Math.max(t-n-this.legend-4,50)})}mark(){let e=this.plot;if(!e)return;e.redraw(!1,!1);let t=this.host.now(),n=this.holder.querySelectorAll(".u-legend .u-value");(e.cursor.idx===null||e.cursor.idx===void 0)&&(n.forEach((s,r)=>s.textContent=r===0?`${fe(t,5)} s`:this.said(r-1,t)),this.holder.querySelector(".u-legend")?.offsetHeight!==this.legend&&this.resize(this.holder.clientWidth,this.holder.clientHeight))}said(e,t){let n=this.lines[e];return n?fe(jy(n.t,n.raw??n.y,t),4):""}values(e){return Object.fromEntries(this.lines.map(t=>[t.ghost?`${t.name}'`:t.name,jy(t.t,t.raw??t.y,e)]))}build(){let{plan:e}=this,t=Qr("--quiet"),n=Qr("--line"),s=this.lines,r={stroke:t,grid:{stroke:n,width:1},ticks:{stroke:n,width:1},font:"10px system-ui"},o=[{label:"t",value:(l,c)=>c===null?"":`${fe(c,5)} s`},...s.map((l,c)=>({label:l.ghost?`${l.name} (compared)`:l.name,stroke:l.colour,width:l.ghost?1.2:1.6,dash:l.ghost||e.stacked&&l.apart?[5,4]:void 0,points:{show:!1},spanGaps:!0,fill:e.stacked&&!l.apart&&!l.ghost?`${l.colour}66`:void 0,value:(d,h,u,f)=>this.said(c,f==null?this.host.now():d.data[0][f]??NaN)}))],a=s.map((l,c)=>({l,k:c})).filter(({l})=>e.stacked&&!l.apart&&!l.ghost).map(({k:l})=>l);return new zn({width:300,height:150,series:o,padding:[6,8,0,0],scales:{x:{time:!1,auto:!1},y:e.log?{distr:3,range:(l,c,d)=>this.drawnY=[Math.min(c??1e-13,1e-13)/2,Math.max(d??1e-8,e.level??1e-8)*3]}:{range:(l,c,d)=>{let[h,u,f]=FA(c,d,e.flat);return this.note.textContent=f&&e.flat>0&&c!==null?` flat: changes by ${fe((d??0)-(c??0),2)}, rounding`:"",this.drawnY=[h,u]}}},axes:[{...r,values:(l,c)=>c.map(d=>`${fe(d,4)}`),size:24},{...r,size:58,values:(l,c)=>OA(c),...e.log?{splits:(l,c,d,h)=>ex(d,h),filter:(l,c)=>c}:{}}],bands:a.slice(1).map((l,c)=>({series:[l+1,a[c]+1]})),cursor:{sync:{key:"tumble"},drag:{x:!0,y:!1,setScale:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[l=>this.marks(l)],ready:[l=>this.listen(l)],setSelect:[l=>this.selected(l)]}},o.map(()=>[]),this.holder)}listen(e){e.over.addEventListener("mousedown",t=>{this.pressed=[t.clientX,t.clientY],this.dragged=!0}),e.over.addEventListener("click",t=>{Math.hypot(t.clientX-this.pressed[0],t.clientY-this.pressed[1])>Zy||this.host.seek(e.posToVal(t.clientX-e.over.getBoundingClientRect().left,"x"))}),e.over.addEventListener("dblclick",()=>this.host.zoomed(null))}selected(e){let{left:t,width:n}=e.select,s=this.dragged;this.dragged=!1;let r=[e.posToVal(t,"x"),e.posToVal(t+n,"x")];e.setSelect({left:0,width:0,top:0,height:0},!1),s&&n>Zy&&this.host.zoomed(r)}marks(e){let t=e.ctx,{left:n,top:s,width:r,height:o}=e.bbox,{plan:a}=this,l=(d,h)=>{let u=e.valToPos(d,"y",!0);u<s||u>s+o||(t.strokeStyle=Qr("--quiet"),t.setLineDash(h),t.beginPath(),t.moveTo(n,u),t.lineTo(n+r,u),t.stroke(),t.setLineDash([]))};t.save(),a.log||l(0,[]),a.level&&l(a.level,[6,5]);let c=e.valToPos(this.host.now(),"x",!0);t.fillStyle=Qr("--ink"),c>=n&&c<=n+r&&t.fillRect(c-.75,s,1.5,o),t.restore()}csv(){let e=this.plan.unit&&this.plan.unit!=="\u2013"?` [${this.plan.unit}]`:"",t=new Map;this.lines.forEach((o,a)=>{let l=o.saved?.y??o.raw??o.y;for(let c=0;c<o.t.length;c++){let d=t.get(o.t[c]);d||t.set(o.t[c],d=Array(this.lines.length).fill("")),d[a]=l[c]}});let n=o=>/[",\n]/.test(o)?`"${o.replaceAll('"','""')}"`:o,s=["time [s]",...this.lines.map(o=>n(`${o.saved?.name??o.name}${o.ghost?" (compared)":""}${e}`))],r=[...t].sort((o,a)=>o[0]-a[0]).map(([o,a])=>[o,...a].join(","));Dr(this.host.fileName(this.plan.id,"csv"),new Blob([[s.join(","),...r].join(`
`)+`
`],{type:"text/csv"}))}png(){let e=this.plot;if(!e)return;let t=e.ctx.canvas,n=document.createElement("canvas"),s=devicePixelRatio,r=40*s;[n.width,n.height]=[t.width,t.height+r];let o=n.getContext("2d");o.fillStyle=Qr("--field"),o.fillRect(0,0,n.width,n.height),o.drawImage(t,0,r),o.font=`bold ${13*s}px system-ui, sans-serif`,o.fillStyle=Qr("--ink"),o.fillText(`${this.plan.title}${this.plan.unit?` [${this.plan.unit}]`:""}`,8*s,16*s),o.font=`${11*s}px system-ui, sans-serif`;let a=8*s;for(let l of this.lines){o.fillStyle=l.colour,o.fillRect(a,25*s,10*s,3*s),o.fillStyle=Qr("--ink");let c=`${l.name}${l.ghost?" (compared)":""}`;o.fillText(c,a+14*s,31*s),a+=o.measureText(c).width+28*s}n.toBlob(l=>l&&Dr(this.host.fileName(this.plan.id,"png"),l),"image/png")}svg(){let e=this.plot;if(!e)return;let[t,n]=[e.scales.x.min??0,e.scales.x.max??1],s=kA(this.plan,this.lines,[t,n],this.drawnY);Dr(this.host.fileName(this.plan.id,"svg"),new Blob([s],{type:"image/svg+xml"}))}};function OA(i){let e=i.filter(t=>t!==null);for(let t=3;t<=12;t++){let n=e.map(s=>fe(s,t));if(new Set(n).size===n.length||t===12)return i.map(s=>s===null?"":fe(s,t))}return i.map(()=>"")}var nm=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;");function kA(i,e,[t,n],[s,r]){let[o,a,l,c,d,h]=[720,360,74,46,16,40],u=i.log?Math.log10:M=>M,[f,m]=[u(s),u(r)],v=M=>l+(M-t)/(n-t)*(o-l-d),p=M=>a-h-(u(M)-f)/(m-f)*(a-c-h),g=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${o} ${a}" font-family="sans-serif" font-size="11">`,`<rect width="${o}" height="${a}" fill="#fff"/>`,`<text x="${l}" y="16" font-size="14" font-weight="bold">${nm(i.title)}${i.unit?` [${nm(i.unit)}]`:""}</text>`],y=(M,x)=>{let S=(x-M)/5,N=10**Math.floor(Math.log10(S));return([1,2,5].find(P=>P*N>=S)??10)*N},E=(M,x)=>{let S=y(M,x),N=[];for(let P=Math.ceil(M/S);P*S<=x;P++)N.push(P*S);return N};for(let M of E(t,n))g.push(`<path d="M${v(M)} ${c}V${a-h}" stroke="#ddd"/><text x="${v(M)}" y="${a-h+15}" text-anchor="middle">${fe(Number(M.toPrecision(6)),4)}</text>`);let b=i.log?ex(s,r):E(s,r);for(let M of b)g.push(`<path d="M${l} ${p(M)}H${o-d}" stroke="#ddd"/><text x="${l-6}" y="${p(M)+4}" text-anchor="end">${fe(Number(M.toPrecision(6)),4)}</text>`);i.level&&g.push(`<path d="M${l} ${p(i.level)}H${o-d}" stroke="#888" stroke-dasharray="6 5"/>`),g.push(`<text x="${(l+o-d)/2}" y="${a-6}" text-anchor="middle">time [s]</text>`,`<clipPath id="inside"><rect x="${l}" y="${c}" width="${o-l-d}" height="${a-c-h}"/></clipPath>`);let R=l;for(let M of e){let x=Qy(M.y),S=x.filter(P=>Number.isFinite(M.y[P])).map(P=>`${v(M.t[P]).toFixed(2)},${p(M.y[P]).toFixed(2)}`).join(" "),N=`${M.name}${M.ghost?" (compared)":""}`;g.push(`<polyline clip-path="url(#inside)" fill="none" stroke="${M.colour}" stroke-width="1.5"${M.ghost?' stroke-dasharray="5 4"':""} points="${S}"/>`,`<rect x="${R}" y="26" width="10" height="3" fill="${M.colour}"/><text x="${R+14}" y="32">${nm(N)}</text>`),R+=24+6.5*N.length}return`${g.join(`
`)}
</svg>
`}var BA=16,zA=9,HA=4*po+6,tx=7,VA=8,GA=2e3;function ax(i){let e=s=>[...new Set(i.map(r=>r[s]))],[t,n]=[e("who"),e("what")];return i.length===1?i[0].label:t.length===1?`${t[0]} ${n.join(", ")}`.trim():n.length===1?`${n[0]} of ${t.join(", ")}`:i.map(s=>s.label).join(", ")}var en=i=>e=>e[i],nx={x:{label:"x",unit:"m",of:en(0)},y:{label:"y",unit:"m",of:en(1)},z:{label:"z",unit:"m",of:en(2)},vx:{label:"vx",unit:"m/s",of:en(7)},vy:{label:"vy",unit:"m/s",of:en(8)},vz:{label:"vz",unit:"m/s",of:en(9)},speed:{label:"speed",unit:"m/s",of:i=>Math.hypot(i[7],i[8],i[9])},wx:{label:"\u03C9x",unit:"rad/s",of:en(10)},wy:{label:"\u03C9y",unit:"rad/s",of:en(11)},wz:{label:"\u03C9z",unit:"rad/s",of:en(12)},spin:{label:"|\u03C9|",unit:"rad/s",of:i=>Math.hypot(i[10],i[11],i[12])},angle:{label:"rotation angle",unit:"\xB0",of:i=>2*Math.acos(Math.min(Math.abs(i[3]),1))*(180/Math.PI)},qw:{label:"qw",unit:"\u2013",of:en(3)},qx:{label:"qx",unit:"\u2013",of:en(4)},qy:{label:"qy",unit:"\u2013",of:en(5)},qz:{label:"qz",unit:"\u2013",of:en(6)},kinetic:{label:"kinetic energy",unit:"J",of:(i,e)=>aa(e,i)[0]+aa(e,i)[1]},potential:{label:"potential energy",unit:"J",of:(i,e,t)=>{let n=t.about.gravity;return n?-e.mass*(n[0]*i[0]+n[1]*i[1]+n[2]*i[2]):NaN}},px:{label:"px",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[7]},py:{label:"py",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[8]},pz:{label:"pz",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[9]},fx:{label:"contact force x",unit:"N",of:en(13)},fy:{label:"contact force y",unit:"N",of:en(14)},fz:{label:"contact force z",unit:"N",of:en(15)}},ix=i=>Math.hypot(i[2],i[3]),sx={gap:{label:"gap",unit:"\xB5m",of:i=>1e6*i[0]},normal:{label:"normal force",unit:"N",of:(i,e,t)=>i[1]/t.about.step},friction:{label:"friction force",unit:"N",of:(i,e,t)=>ix(i)/t.about.step},used:{label:"friction used",unit:"%",of:i=>i[7]*i[1]>0?100*ix(i)/(i[7]*i[1]):NaN},slip:{label:"slip",unit:"m/s",of:i=>Math.hypot(i[5],i[6])},vn:{label:"normal velocity",unit:"m/s",of:en(4)},residual:{label:"residual",unit:"m/s",of:en(8)}};function WA(i,e){let t=4*po,n=(m,v)=>Math.hypot(m[v],m[v+1],m[v+2]),s={fx:{label:"force x",unit:"N",of:en(t)},fy:{label:"force y",unit:"N",of:en(t+1)},fz:{label:"force z",unit:"N",of:en(t+2)},force:{label:"force",unit:"N",of:m=>n(m,t)},tx:{label:"torque x",unit:"N\xB7m",of:en(t+3)},ty:{label:"torque y",unit:"N\xB7m",of:en(t+4)},tz:{label:"torque z",unit:"N\xB7m",of:en(t+5)},torque:{label:"torque",unit:"N\xB7m",of:m=>n(m,t+3)}};if(Object.hasOwn(s,i))return s[i];let[,r,o]=/^(at|rate|motor|limit)([0-5])$/.exec(i)??[],a=Number(o);if(!r||a>=e.length)return null;let l=e[a]==="rad",c=e.length>1?` ${a}`:"",d={at:[0,l?"angle":"way",e[a]],rate:[1,"rate",`${e[a]}/s`],motor:[2,l?"motor torque":"motor force",l?"N\xB7m":"N"],limit:[3,l?"limit torque":"limit force",l?"N\xB7m":"N"]},[h,u,f]=d[r];return{label:`${u}${c}`,unit:f,of:en(po*h+a)}}function XA(i,e,t){let n=[i.first<i.end?i.time(i.first):0],s=[0];for(let r of i.events){if(r.a!==e||r.kind!==tx&&r.kind!==VA)continue;let o=r.kind===tx?1:t?-1:0,a=i.time(r.frame),l=s[s.length-1];o!==0&&(n.push(a,a),s.push(l,l+o))}return i.end>i.first&&(n.push(i.time(i.end-1)),s.push(s[s.length-1])),{t:n,y:s}}var rx={kinetic:["kinetic","J"],potential:["potential","J"],friction_loss:["friction loss","J"],restitution_loss:["restitution loss","J"],damping_loss:["damping loss","J"],work:["external work","J"],kinematic_work:["kinematic work","J"],motor_work:["motor work","J"],joint_loss:["joint loss","J"],corrected:["position correction","J"],time_step:["integration error","J"],px:["px","kg\xB7m/s"],py:["py","kg\xB7m/s"],pz:["pz","kg\xB7m/s"],lx:["Lx","kg\xB7m\xB2/s"],ly:["Ly","kg\xB7m\xB2/s"],lz:["Lz","kg\xB7m\xB2/s"],residual:["residual","m/s"],overlap:["overlap","m"],missed:["predicted overlap","m"],sweeps:["iterations","\u2013"],step_ms:["step time","ms"],contacts:["contacts","\u2013"],islands:["islands","\u2013"]},im=class{constructor(e,t,n){this.store=e;this.query=t;this.width=n;this.next=e.first,this.epoch=e.epoch}store;query;width;frames=[];rows=[];busy=!1;next;epoch;get count(){return this.frames.length}frame(e){return this.frames[e]}async read(e){let t=this.store;if(!(this.busy||this.epoch!==t.epoch)){this.busy=!0;try{let n=Math.max(1,Math.ceil((t.end-t.first)/GA));for(;this.next<t.end&&this.epoch===t.epoch;){let s=new Float64Array(await t.link.bytes(`/api/source/${t.index}/series?${this.query}&from=${Math.max(this.next,t.first)}&stride=${n}`));if(s.length===0||this.epoch!==t.epoch)return;for(let r=0;r<s.length;r+=this.width+1){this.frames.push(s[r]);for(let o=1;o<=this.width;o++)this.rows.push(s[r+o])}this.next=this.frames[this.frames.length-1]+n,e()}}finally{this.busy=!1}}}},ed=class{tracks=new Map;forget(){this.tracks.clear()}refresh(e){for(let t of this.tracks.values())t.read(e).catch(()=>{})}track(e,t,n){let s=`${e.index}/${e.epoch}/${t}`,r=this.tracks.get(s);return r||this.tracks.set(s,r=new im(e,t,n)),r}curve(e,t,n,s){let r=this.track(e,t,n),o=r.count,a=new Float64Array(o),l=new Float64Array(o);for(let c=0;c<o;c++)a[c]=e.time(r.frame(c)),l[c]=s(r.rows.slice(c*n,(c+1)*n));return{t:a,y:l}}find(e,t){let[n,...s]=e.split(":");if(n==="w"&&s.length===1){let r=s[0],o=Object.hasOwn(rx,r)?rx[r]:void 0;return o?{id:e,who:"",what:o[0],label:o[0],unit:o[1],of:a=>({t:a.column("time"),y:a.column(r)})}:null}if(n==="b"&&s.length===2){let r=Number(s[0]),o=Object.hasOwn(nx,s[1])?nx[s[1]]:void 0,a=t.bodies[r]?.name;return!o||a===void 0?null:{id:e,who:a,what:o.label,label:`${a} ${o.label}`,unit:o.unit,of:l=>{let c=Kl(l,t,r);return c<0?null:this.curve(l,`body=${c}`,BA,d=>o.of(d,l.bodies[c],l))}}}if(n==="j"&&s.length===2){let r=t.about.joints[Number(s[0])],o=r&&WA(s[1],r.units);return o?{id:e,who:r.name,what:o.label,label:`${r.name} ${o.label}`,unit:o.unit,of:a=>{let l=a.about.joints.findIndex(c=>c.name===r.name);return l<0?null:this.curve(a,`joint=${l}`,HA,o.of)}}:null}if(n==="s"&&s.length===2){let r=Number(s[0]),o=t.bodies[r]?.name;if(o===void 0||s[1]!=="inside"&&s[1]!=="entered")return null;let a=s[1]==="inside"?"bodies inside":"bodies entered";return{id:e,who:o,what:a,label:`${o} ${a}`,unit:"\u2013",of:l=>{let c=Kl(l,t,r);return c<0?null:XA(l,c,s[1]==="inside")}}}if(n==="c"&&s.length===4){let[r,o]=[Number(s[0]),Number(s[1])],a=Object.hasOwn(sx,s[3])?sx[s[3]]:void 0;if(!a||!t.bodies[r]||!t.bodies[o]||!/^[0-9a-f]{16}$/.test(s[2]))return null;let l=`${t.bodies[r].name} \u2194 ${t.bodies[o].name}`;return{id:e,who:l,what:a.label,label:`${l} ${a.label}`,unit:a.unit,of:c=>{let[d,h]=[Kl(c,t,r),Kl(c,t,o)];return d<0||h<0?null:this.curve(c,`a=${d}&b=${h}&feature=${s[2]}`,zA,u=>a.of(u,c.bodies[d],c))}}}return null}},ox=64,$A=400,td=class{constructor(e,t){this.a=e;this.b=t}a;b;curve={t:[],y:[]};asked="";read(e){let{a:t,b:n}=this,s=Math.max(t.first,n.first),r=Math.min(t.end,n.end),o=`${s}/${r}`;if(o===this.asked||r<=s)return;this.asked=o;let a=Math.max(1,Math.ceil((r-s)/$A)),l=Math.floor((r-1-s)/a)+1,c=t.bodies.map((f,m)=>({body:f,k:m,other:Kl(n,t,m)})).filter(({body:f,other:m})=>f.kind!=="fixed"&&m>=0),d=Float64Array.from({length:l},(f,m)=>t.time(s+m*a)),h=new Float64Array(l),u=async(f,m)=>new Float64Array(await f.link.bytes(`/api/source/${f.index}/path?bodies=${m.join(",")}&from=${s}&to=${s+(l-1)*a}&stride=${a}&epoch=${f.epoch}`));(async()=>{for(let f=0;f<c.length&&this.asked===o;f+=ox){let m=c.slice(f,f+ox),[v,p]=await Promise.all([u(t,m.map(g=>g.k)),u(n,m.map(g=>g.other))]);if(v.length!==3*l*m.length||p.length!==v.length)return;for(let g=0;g<v.length;g+=3){let y=g/3%l,E=Math.hypot(v[g]-p[g],v[g+1]-p[g+1],v[g+2]-p[g+2]);E>h[y]&&(h[y]=E)}this.curve={t:d,y:h},e()}})().catch(()=>{})}};function Kl(i,e,t){return i===e||i.bodies[t]?.name===e.bodies[t].name?t:i.bodies.findIndex(n=>n.name===e.bodies[t].name)}function sm(i,e,t){let n=0,s=0;for(let c of e.bodies)c.kind==="dynamic"&&([n,s]=[n+c.mass,s+1]);let r=Math.hypot(...e.about.gravity??[0,0,0])||9.81,o=Math.sqrt(r*t),a=s>0?n/s:1;return 1e-6*({m:t,"m/s":o,"rad/s":o/t,J:(n||1)*r*t,"kg\xB7m/s":(n||1)*o,"kg\xB7m\xB2/s":(n||1)*o*t,N:a*r,"N\xB7m":a*r*t,rad:.1,"\xB0":10,"\u2013":1,\u00B5m:1e3,"%":100,ms:1}[i]??0)}var rm={id:"apart",title:"Distance of runs",unit:"m",hint:"largest distance between a body and the same one of the run that is compared",lines:[]},qA=i=>i.map(e=>e-i[0]),nd=i=>e=>e.column(i).some(t=>Math.abs(t)>1e-12),lx=[{id:"ledger",title:"Energy balance",unit:"J",stacked:!0,hint:"the bands add up to the initial energy plus external work, position correction and integration error (dashed); zero is the lowest potential energy of the run",lines:[{name:"joint loss",colour:"#5f9ea0",column:"joint_loss",shown:nd("joint_loss")},{name:"damping loss",colour:"#7b6d8d",column:"damping_loss",shown:nd("damping_loss")},{name:"restitution loss",colour:"#cc3fa0",column:"restitution_loss"},{name:"friction loss",colour:"#e69f00",column:"friction_loss"},{name:"potential",colour:"#5b8ff9",column:"potential"},{name:"kinetic",colour:"#2f9e44",column:"kinetic"}]},{id:"sources",title:"Work, correction, integration error",unit:"J",hint:"external work (forces, pulling), work of motors and of kinematic bodies, energy added by the position correction, integration error",lines:[{name:"external work",colour:"#d94801",column:"work"},{name:"motor work",colour:"#1c7ed6",column:"motor_work",shown:nd("motor_work")},{name:"kinematic work",colour:"#9c755f",column:"kinematic_work",shown:nd("kinematic_work")},{name:"position correction",colour:"#9c36b5",column:"corrected"},{name:"integration error",colour:"#868e96",column:"time_step"}]},{id:"momentum",title:"Change of momentum",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, without external forces",lines:["px","py","pz","lx","ly","lz"].map((i,e)=>({name:["px","py","pz","Lx","Ly","Lz"][e],colour:["#e03131","#2f9e44","#1971c2","#ff8787","#8ce99a","#74c0fc"][e],column:i,drawn:qA}))},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"largest velocity error at any contact; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",column:"residual",drawn:i=>i.map(e=>e>1e-17?e:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",column:"overlap"}]},{id:"sweeps",title:"Iterations",unit:"\u2013",hint:"Gauss\u2013Seidel iterations of a step, all islands together",lines:[{name:"iterations",colour:"#2f9e44",column:"sweeps"},{name:"contacts",colour:"#868e96",column:"contacts"}]},{id:"time",title:"Step time",unit:"ms",hint:"wall-clock time of a step on the machine that simulated it",lines:[{name:"step",colour:"#9c36b5",column:"step_ms"}]}],cx=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#9c36b5","#868e96"],id=class{constructor(e,t,n){this.goTo=e;this.changed=t;this.size=n;new ResizeObserver(()=>this.resize()).observe(this.root)}goTo;changed;size;root=be("plots");library=new ed;distance=null;charts=[];store=null;beside=null;drawn="";frame=0;lastDraw=0;enlarged="";range=null;chosen=[];get open(){return!this.root.hidden}toggle(e=this.root.hidden){this.root.hidden=!e,e&&this.refresh(!0)}show(e){e!==this.store&&(this.library.forget(),this.distance=null),this.store=e,this.rebuild()}compare(e){this.beside=e,this.distance=null,this.rebuild()}get plans(){return this.beside?[rm,...lx]:lx}choose(e){let t=e.every(n=>this.chosen.includes(n));this.chosen=t?this.chosen.filter(n=>!e.includes(n)):[...this.chosen,...e.filter(n=>!this.chosen.includes(n))],this.rebuild(),this.changed()}rebuild(){for(let e of this.charts)e.destroy();this.charts=[],this.drawn="",this.open&&this.refresh(!0)}now(){return this.store?.time(this.frame)??0}seek(e){this.store&&this.goTo(this.store.frameAt(e))}zoomed(e){this.range=e;for(let t of this.charts)t.zoom(e)}get whole(){let e=this.store?.column("time");return e&&e.length>0?[e[0],e[e.length-1]]:[0,0]}magnify(e){let[t,n]=this.whole,[s,r]=this.range??[t,n],o=e*(r-s);if(o>=n-t)return this.zoomed(null);o>=3*(this.store?.about.step??0)&&this.place(this.now()-.5*o,o)}shift(e){this.range&&this.place(this.range[0]+e*(this.range[1]-this.range[0]),this.range[1]-this.range[0])}place(e,t){let[n,s]=this.whole,r=Math.max(Math.min(e,s-t),n);this.zoomed([r,r+t])}large(e){this.enlarged=this.enlarged===e?"":e,this.resize()}fileName(e,t){return`${(this.store?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${e}.${t}`}close(e){let t=this.groups().findIndex((n,s)=>`own-${s}`===e);t>=0&&this.choose(this.groups()[t].map(n=>n.id))}groups(){let e=this.store;if(!e)return[];let t=this.chosen.map(s=>this.library.find(s,e)).filter(s=>s!==null);return[...new Set(t.map(s=>s.unit))].map(s=>t.filter(r=>r.unit===s))}build(e){let t=this.groups().map((s,r)=>({id:`own-${r}`,title:ax(s),hint:"chosen by a click on a number of a panel",unit:s[0].unit,flat:sm(s[0].unit,e,this.size())})),n={now:()=>this.now(),seek:s=>this.seek(s),zoomed:s=>this.zoomed(s),large:s=>this.large(s),fileName:(s,r)=>this.fileName(s,r)};this.charts=[...t.map(s=>new Zl(s,this)),...this.plans.map(s=>new Zl({...s,flat:s.log?0:sm(s.unit,e,this.size()),level:s.log?e.about.tolerance:null},n))],this.root.replaceChildren(...this.charts.map(s=>s.holder)),this.chosen.length===0&&this.root.prepend(k("p",{class:"quiet advice"},"Click a number in a panel to plot it."))}ownLines(e){return e.flatMap((t,n)=>{let s=cx[n%cx.length],r=[];for(let o of[this.store,this.beside]){let a=o?t.of(o):null;a&&r.push({name:t.label,colour:s,ghost:o===this.beside,...a})}return r})}fixedLines(e){let t=this.store,n=[];if(e.stacked)return this.ledger(e,t);if(e===rm)return[{name:"largest distance",colour:"#d6331c",...this.distance?.curve??{t:[],y:[]}}];for(let s of[t,this.beside])if(s)for(let r of e.lines){let o=s.column(r.column);r.shown&&!r.shown(t)||n.push({name:r.name,colour:r.colour,ghost:s===this.beside,t:s.column("time"),y:r.drawn?.(o)??o})}return n}ledger(e,t){let n=t.column("time"),s=t.rowCount,r=new Float64Array(s),o=1/0;for(let u of t.column("potential"))o=Math.min(o,u);let a=e.lines.filter(u=>!u.shown||u.shown(t)).map(u=>{let f=t.column(u.column),m=u.column==="potential"?o:0,v=new Float64Array(s);for(let p=0;p<s;p++)r[p]+=v[p]=f[p]-m;return{name:m!==0?`${u.name} above its lowest`:u.name,colour:u.colour,t:n,y:r.slice(),raw:v,saved:{name:u.name,y:f}}}),l=["work","motor_work","kinematic_work","corrected","time_step"].map(u=>t.column(u)),c=(u,f)=>Float64Array.from({length:u.rowCount},(m,v)=>u.column("kinetic")[0]+u.column("potential")[0]-f+l.reduce((p,g)=>p+g[v],0)),d=getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();a.push({name:"initial energy and work",colour:d,t:n,y:c(t,o),apart:!0});let h=this.beside;if(h){let u=h.column("kinetic"),f=h.column("potential");a.push({name:"kinetic and potential",colour:"#d6331c",ghost:!0,apart:!0,t:h.column("time"),y:Float64Array.from({length:h.rowCount},(m,v)=>u[v]+f[v]-o)})}return a}refresh(e=!1){let t=this.store;if(!t||!this.open||t.rowCount===0)return;let n=performance.now();for(let r of[t,this.beside])r&&r.overlapNext<r.rowCount&&r.readOverlaps(()=>this.open&&this.store===t).catch(()=>{});let s=`${t.epoch}/${t.rowCount}/${t.live?0:t.overlapNext}/${this.beside?.rowCount}`;!e&&(s===this.drawn||n-this.lastDraw<250)||(this.lastDraw=n,this.drawn=s,this.charts.length===0&&this.build(t),this.draw(),this.beside&&(this.distance??=new td(t,this.beside)).read(()=>this.store===t&&this.open&&this.draw(!0)),this.chosen.length>0&&this.library.refresh(()=>this.store===t&&this.open&&this.draw(!0)),this.resize())}draw(e=!1){let t=this.groups();for(let[n,s]of this.charts.entries())n<t.length?s.set(this.ownLines(t[n])):(!e||this.plans[n-t.length]===rm)&&s.set(this.fixedLines(this.plans[n-t.length])),s.zoom(this.range),s.mark()}resize(){if(!this.open)return;let e=this.charts.some(t=>t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden=e&&t.plan.id!==this.enlarged,t.holder.classList.toggle("large",e&&t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden||t.resize(t.holder.clientWidth,t.holder.clientHeight)}setFrame(e){if(e!==this.frame&&(this.frame=e,this.open))for(let t of this.charts)t.holder.hidden||t.mark()}csv(){for(let e of this.charts)e.csv()}ids(){return this.charts.map(e=>e.plan.id)}values(e){return this.charts.find(t=>t.plan.id===e)?.values(this.now())??{}}};var om=1,YA=`
  varying vec2 vUv; uniform sampler2D map; uniform vec2 step;
  void main() {
    float sum = 0.0;
    for (int k = -4; k <= 4; k++) sum += texture2D(map, vUv + float(k) * step).a * (5.0 - abs(float(k))) / 25.0;
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum);
  }`,sd=class{eye=new Ts;targets;height=new Xo;blur;sheet;page=new kr;flat=new Ts(-1,1,1,-1,0,1);pixels;constructor(e){this.pixels=e;let t=()=>new fn(e,e,{depthBuffer:!0});this.targets=[t(),t()],this.height.onBeforeCompile=r=>{r.fragmentShader=r.fragmentShader.replace(/gl_FragColor = vec4\( vec3\( 1\.0 - fragCoordZ \), opacity \);/,"gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - fragCoordZ, 1.5));")},this.height.side=kn,this.blur=new an({uniforms:{map:{value:null},step:{value:new Oe}},depthTest:!1,depthWrite:!1,blending:wn,vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",fragmentShader:YA}),this.page.add(new Vt(new Hi(2,2),this.blur));let n=new Sn({map:this.targets[0].texture,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2,toneMapped:!1});this.sheet=new Vt(new Hi(1,1),n),this.sheet.matrixAutoUpdate=!1,this.sheet.visible=!1,this.sheet.renderOrder=-1;let s=this.sheet.geometry.getAttribute("uv");for(let r=0;r<s.count;r++)s.setY(r,1-s.getY(r));this.eye.matrixAutoUpdate=!1,this.eye.layers.set(om)}get object(){return this.sheet}hide(){this.sheet.visible=!1}take(e,t,n,s,r,o){let a=n.elements,l=new C(a[0],a[1],a[2]).normalize(),c=new C(a[4],a[5],a[6]).normalize(),d=new C(a[8],a[9],a[10]).normalize(),h=new C(a[12],a[13],a[14]).addScaledVector(d,s.z/2),{eye:u}=this;u.left=-s.x/2,u.right=s.x/2,u.top=s.y/2,u.bottom=-s.y/2;let f=.02*r;u.near=0,u.far=r+f,u.updateProjectionMatrix(),u.matrix.makeBasis(l,c.clone().negate(),d.clone().negate()).setPosition(h.clone().addScaledVector(d,-f)),u.matrixWorldNeedsUpdate=!0,u.updateMatrixWorld(!0);let{background:m,overrideMaterial:v}=t,p=e.getClearColor(new Le),g=e.getClearAlpha();this.sheet.visible=!1,t.background=null,t.overrideMaterial=this.height,e.shadowMap.autoUpdate=!1,e.setClearColor(0,0),e.setRenderTarget(this.targets[0]),e.clear(),e.render(t,u),t.overrideMaterial=v,t.background=m;let y=.11*r/Math.max(s.x,s.y);for(let E of[1,.5])for(let[b,R,M]of[[0,1,[y*E*(Math.max(s.x,s.y)/s.x),0]],[1,0,[0,y*E*(Math.max(s.x,s.y)/s.y)]]])this.blur.uniforms.map.value=this.targets[b].texture,this.blur.uniforms.step.value.set(Math.max(M[0],M[0]>0?.5/this.pixels:0),Math.max(M[1],M[1]>0?.5/this.pixels:0)),e.setRenderTarget(this.targets[R]),e.render(this.page,this.flat);e.setRenderTarget(null),e.setClearColor(p,g),e.shadowMap.autoUpdate=!0,this.sheet.material.opacity=o?.75:.55,this.sheet.matrix.makeBasis(l,c,d).scale(new C(s.x,s.y,1)).setPosition(h.addScaledVector(d,1e-4*Math.max(s.x,s.y))),this.sheet.matrixWorldNeedsUpdate=!0,this.sheet.visible=!0}};var am=new wt,jl=new C,JA=new C(1,1,1),ZA=new Ke,od=new Set;function KA(i,e,t,n=new Ke){let s=i.states,r=13*e;return am.set(s[r+4],s[r+5],s[r+6],s[r+3]),jl.set(-t[0],-t[1],-t[2]).applyQuaternion(am),jl.x+=s[r],jl.y+=s[r+1],jl.z+=s[r+2],n.compose(jl,am,JA)}function jA(i,e){for(let t=13*e;t<13*e+7;t++)if(!Number.isFinite(i.states[t]))return!1;return!0}var Ql=class{constructor(e){this.ghost=e}ghost;group=new Ri;batches=[];planes=[];bodies=[];shapes=[];lost=new Set;poses=[];cheap=!1;build(e,t,n,s=od){this.clear(),this.bodies=e,this.shapes=t,this.poses=e.map(()=>new Ke().makeScale(0,0,0)),this.lost.clear();let r=new Map,o=t.map((c,d)=>Cs(c,d));e.forEach((c,d)=>{for(let h of o[c.drawn??c.shape]??[]){if(h.key==="plane"){this.ghost||this.planes.push({body:d,mesh:new Vt,local:QA(h)});continue}let u=h.sensor?`sensor ${h.key}`:s.has(d)?`glass ${h.key}`:h.key,f=r.get(u);f||r.set(u,f={piece:h,list:[]}),f.list.push({body:d,local:h.local,colour:h.colour?new Le(h.colour):null})}});let a=e.length>4e3?8:e.length>1e3?16:48,l=!this.ghost&&!(this.cheap&&e.length>1e3);for(let[c,{piece:d,list:h}]of r){let u=c.startsWith("sensor "),f=u||c.startsWith("glass "),m=new mr(j0(d,a),n(u?"sensor":f?"glass":d.shape.kind),h.length);m.instanceMatrix.setUsage(kf),m.castShadow=l&&!f,m.receiveShadow=l,m.frustumCulled=!1,this.ghost||f?m.renderOrder=2:m.layers.enable(om),this.batches.push({mesh:m,sensor:u,list:h}),this.group.add(m)}}clear(){for(let{mesh:e}of this.batches)e.geometry.dispose(),e.dispose();this.batches=[],this.planes=[],this.group.clear()}place(e,t=()=>!0){let n=Math.min(this.bodies.length,e.bodies);for(let s=0;s<n;s++)e.absent(s)?(this.poses[s].makeScale(0,0,0),this.lost.delete(s)):t(s)?jA(e,s)?(KA(e,s,this.bodies[s].offset,this.poses[s]),this.lost.delete(s)):this.lost.add(s):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>ZA.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(e){return this.poses[e]}paint(e,t){for(let{mesh:n,list:s}of this.batches)s.forEach(({body:r,colour:o},a)=>n.setColorAt(a,t&&o?o:e(r))),n.instanceColor&&(n.instanceColor.needsUpdate=!0)}};function QA(i){let e=i.shape.kind==="plane"?i.shape.normal:[0,0,1],t=new wt().setFromUnitVectors(new C(0,0,1),new C(e[0],e[1],e[2]).normalize());return i.local.clone().multiply(new Ke().makeRotationFromQuaternion(t))}var rd=class{box=hx(new Es({vertexColors:!0,roughness:.7,metalness:0}));round=new Es({vertexColors:!0,roughness:.55,metalness:0});glass=hx(new Es({vertexColors:!0,roughness:.4,transparent:!0,opacity:.12,depthWrite:!1}),!0);sensor=new Es({vertexColors:!0,roughness:.4,transparent:!0,opacity:.22,depthWrite:!1,side:kn});of=e=>e==="sensor"?this.sensor:e==="glass"?this.glass:e==="box"?this.box:this.round;setXray(e){for(let t of[this.box,this.round])t.transparent=e,t.opacity=e?.35:1,t.depthWrite=!e,t.needsUpdate=!0}};function hx(i,e=!1){return i.onBeforeCompile=t=>{t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${e?"diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));":""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}var ux={type:"change"},cm={type:"start"},fx={type:"end"},ad=new ws,dx=new oi,eR=Math.cos(70*Nl.DEG2RAD),Ln=new C,xi=2*Math.PI,It={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},lm=1e-6,ld=class extends gl{constructor(e,t=null){super(e,t),this.state=It.NONE,this.target=new C,this.cursor=new C,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:br.ROTATE,MIDDLE:br.DOLLY,RIGHT:br.PAN},this.touches={ONE:Sr.ROTATE,TWO:Sr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new C,this._lastQuaternion=new wt,this._lastTargetPosition=new C,this._quat=new wt().setFromUnitVectors(e.up,new C(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new qo,this._sphericalDelta=new qo,this._scale=1,this._panOffset=new C,this._rotateStart=new Oe,this._rotateEnd=new Oe,this._rotateDelta=new Oe,this._panStart=new Oe,this._panEnd=new Oe,this._panDelta=new Oe,this._dollyStart=new Oe,this._dollyEnd=new Oe,this._dollyDelta=new Oe,this._dollyDirection=new C,this._mouse=new Oe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=nR.bind(this),this._onPointerDown=tR.bind(this),this._onPointerUp=iR.bind(this),this._onContextMenu=hR.bind(this),this._onMouseWheel=oR.bind(this),this._onKeyDown=aR.bind(this),this._onTouchStart=lR.bind(this),this._onTouchMove=cR.bind(this),this._onMouseDown=sR.bind(this),this._onMouseMove=rR.bind(this),this._interceptControlDown=uR.bind(this),this._interceptControlUp=dR.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=It.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(ux),this.update(),this.state=It.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Ln.copy(t).sub(this.target),Ln.applyQuaternion(this._quat),this._spherical.setFromVector3(Ln),this.autoRotate&&this.state===It.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=xi:n>Math.PI&&(n-=xi),s<-Math.PI?s+=xi:s>Math.PI&&(s-=xi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Ln.setFromSpherical(this._spherical),Ln.applyQuaternion(this._quatInverse),t.copy(this.target).add(Ln),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Ln.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new C(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new C(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Ln.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(ad.origin.copy(this.object.position),ad.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(ad.direction))<eR?this.object.lookAt(this.target):(dx.setFromNormalAndCoplanarPoint(this.object.up,this.target),ad.intersectPlane(dx,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>lm||8*(1-this._lastQuaternion.dot(this.object.quaternion))>lm||this._lastTargetPosition.distanceToSquared(this.target)>lm?(this.dispatchEvent(ux),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?xi/60*this.autoRotateSpeed*e:xi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Ln.setFromMatrixColumn(t,0),Ln.multiplyScalar(-e),this._panOffset.add(Ln)}_panUp(e,t){this.screenSpacePanning===!0?Ln.setFromMatrixColumn(t,1):(Ln.setFromMatrixColumn(t,0),Ln.crossVectors(this.object.up,Ln)),Ln.multiplyScalar(e),this._panOffset.add(Ln)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Ln.copy(s).sub(this.target);let r=Ln.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(xi*this._rotateDelta.x/t.clientHeight),this._rotateUp(xi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(xi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-xi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(xi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-xi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(xi*this._rotateDelta.x/t.clientHeight),this._rotateUp(xi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Oe,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function tR(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function nR(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function iR(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(fx),this.state=It.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function sR(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case br.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=It.DOLLY;break;case br.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=It.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=It.ROTATE}break;case br.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=It.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=It.PAN}break;default:this.state=It.NONE}this.state!==It.NONE&&this.dispatchEvent(cm)}function rR(i){switch(this.state){case It.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case It.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case It.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function oR(i){this.enabled===!1||this.enableZoom===!1||this.state!==It.NONE||(i.preventDefault(),this.dispatchEvent(cm),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(fx))}function aR(i){this.enabled!==!1&&this._handleKeyDown(i)}function lR(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Sr.ROTATE:if(this.enableRotate===!1){this.state=It.NONE;break}this._handleTouchStartRotate(i),this.state=It.TOUCH_ROTATE;break;case Sr.PAN:if(this.enablePan===!1){this.state=It.NONE;break}this._handleTouchStartPan(i),this.state=It.TOUCH_PAN;break;default:this.state=It.NONE}break;case 2:switch(this.touches.TWO){case Sr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=It.TOUCH_DOLLY_PAN;break;case Sr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=It.TOUCH_DOLLY_ROTATE;break;default:this.state=It.NONE}break;default:this.state=It.NONE}this.state!==It.NONE&&this.dispatchEvent(cm)}function cR(i){switch(this._trackPointer(i),this.state){case It.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case It.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case It.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case It.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=It.NONE}}function hR(i){this.enabled!==!1&&i.preventDefault()}function uR(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function dR(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var px=.84,ec=class{side=new C;up=new C;back;wide;high;rim;right=-1/0;left=-1/0;top=-1/0;bottom=-1/0;near=-1/0;far=1/0;constructor(e,t,n){this.back=e.clone().normalize();let s=Math.abs(this.back.z)>.999?new C(0,1,0):new C(0,0,1);this.side.crossVectors(s,this.back).normalize(),this.up.crossVectors(this.back,this.side);let r=Math.tan(t*Math.PI/360);this.high=r*px,this.wide=r*n*px,this.rim=[Math.hypot(1,1/this.wide),Math.hypot(1,1/this.high)]}get isEmpty(){return this.near===-1/0}add(e,t=0){let n=e.dot(this.side),s=e.dot(this.up),r=e.dot(this.back);if(!Number.isFinite(n+s+r+t))return;let[o,a]=[t*this.rim[0],t*this.rim[1]];this.right=Math.max(this.right,r+n/this.wide+o),this.left=Math.max(this.left,r-n/this.wide+o),this.top=Math.max(this.top,r+s/this.high+a),this.bottom=Math.max(this.bottom,r-s/this.high+a),this.near=Math.max(this.near,r+t),this.far=Math.min(this.far,r-t)}addBox(e){if(e.isEmpty())return;let{min:t,max:n}=e,s=new C;for(let r=0;r<8;r++)this.add(s.set(r&1?n.x:t.x,r&2?n.y:t.y,r&4?n.z:t.z))}place(){let e=(this.right-this.left)/2*this.wide,t=(this.top-this.bottom)/2*this.high,n=Math.max((this.right+this.left)/2,(this.top+this.bottom)/2,this.near+.001*Math.max(this.near-this.far,.001)),s=r=>new C().addScaledVector(this.side,e).addScaledVector(this.up,t).addScaledVector(this.back,r);return{eye:s(n),target:s((this.near+this.far)/2)}}};var fR=8,pR=12,mR=.96,mx=8,gR=new C(.5,-.95,.5).normalize(),nr=new C,cd=class{constructor(e,t){this.canvas=e;this.moved=t;this.camera.up.set(0,0,1),this.controls=new ld(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",t),this.controls.addEventListener("start",()=>{this.held=this.numbers}),this.controls.addEventListener("end",()=>{let n=this.held;this.held=null,n?.some((s,r)=>Math.abs(s-this.numbers[r])>1e-9)&&this.take()})}canvas;moved;camera=new ai(35,1,.01,5e3);controls;auto=!0;core=new Wn(new C,5);first=5;wish=null;said={from:null,region:null};scenery=[];near=[];held=null;following=-1;lastFollowed=new C;forget(){this.following=-1,this.wish=null}get distance(){return this.camera.position.distanceTo(this.controls.target)}set view(e){this.said=e}get corners(){let[e,t]=this.said.region??[null,null];return e&&t?[0,1,2,3,4,5,6,7].map(n=>[n&1?t[0]:e[0],n&2?t[1]:e[1],n&4?t[2]:e[2]]):[]}fit(e,t,n){this.measure(e,t,n,e.number===0?60:4);let{from:s,region:r}=this.said,o=new ec(s?new C(...s):gR,this.camera.fov,this.camera.aspect);if(r)o.addBox(new Gt().setFromPoints(r.map(c=>new C(...c))));else{this.findScenery(e,t,n);for(let c of this.scenery)o.addBox(c);for(let c of this.near)this.near.length<=2e3?o.addBox(Hl(t.shapes[t.bodies[c].shape],t.pose(c))):o.add(nr.set(...e.centre(c)),n[c])}o.isEmpty&&o.add(new C,1);let{eye:a,target:l}=o.place();this.controls.target.copy(l),this.camera.position.copy(a),this.auto=!0,this.wish=null,this.first=this.distance,this.controls.update(),this.moved()}findScenery(e,t,n){let{center:s,radius:r}=this.core;this.scenery=[],t.bodies.forEach((o,a)=>{if(o.kind!=="fixed"||a>=e.bodies||!(n[a]>0)||!Number.isFinite(n[a])||n[a]>mx*r||nr.set(...e.centre(a)).distanceTo(s)>mx*r)return;let l=Hl(t.shapes[o.shape],t.pose(a));l.isEmpty()||this.scenery.push(l)})}take(){this.auto=!1,this.wish=null}setFrame(e,t,n){if(this.following>=0&&this.following<e.bodies){let s=new C(...e.centre(this.following)),r=s.clone().sub(this.lastFollowed);Number.isFinite(r.x)&&(this.controls.target.add(r),this.camera.position.add(r),this.lastFollowed.copy(s))}this.measure(e,t,n),this.watch(e,n)}measure(e,t,n,s=4){this.near=vR(e,t,n,this.core,s),this.core.radius=Math.max(this.core.radius,.001)}watch(e,t){if(!this.auto||this.following>=0||this.wish||this.held||this.said.region)return;this.camera.updateMatrixWorld();let n=h=>(nr.set(...e.centre(h)).project(this.camera),nr.z<1&&Math.max(Math.abs(nr.x),Math.abs(nr.y))>mR);if(!this.near.some(n))return;let s=this.camera.position.clone().sub(this.controls.target),r=new ec(s,this.camera.fov,this.camera.aspect);for(let h of this.scenery)r.addBox(h);for(let h of this.near)r.add(nr.set(...e.centre(h)),1.5*t[h]);let o=r.place(),a=o.eye.distanceTo(o.target),l=this.near.reduce((h,u)=>Math.max(h,t[u]),0),c=l*this.canvas.clientHeight/(a*Math.tan(this.camera.fov*Math.PI/360));if(a>fR*this.first&&c<pR)return;let d=this.distance;a<d&&o.eye.copy(o.target).addScaledVector(r.back,d),this.wish=o}glide(e){let t=this.wish;if(!t||this.held)return;let s=(this.controls.target.distanceTo(t.target)+this.camera.position.distanceTo(t.eye))/this.distance<.002?1:1-Math.exp(-5*e);this.controls.target.lerp(t.target,s),this.camera.position.lerp(t.eye,s),s===1&&(this.wish=null),this.moved()}get gliding(){return this.wish!==null}follow(e,t){this.following=e,e>=0&&(this.wish=null),e>=0&&t&&this.lastFollowed.set(...t.centre(e))}along(e){let t=this.distance;this.take();let n=e.clone().normalize().addScaledVector(new C(0,-1,0),Math.abs(e.z)>.9?.001:0).normalize();this.camera.position.copy(this.controls.target).addScaledVector(n,t),this.controls.update(),this.moved()}turn(e,t){this.take();let n=this.distance,s=this.camera.position.clone().sub(this.controls.target),r=Math.acos(s.z/s.length()),o=Math.atan2(s.y,s.x)+e,a=Math.min(Math.max(r-t,.02),Math.PI-.02);s.set(Math.sin(a)*Math.cos(o),Math.sin(a)*Math.sin(o),Math.cos(a)).multiplyScalar(n),this.camera.position.copy(this.controls.target).add(s),this.controls.update(),this.moved()}pan(e,t){this.take(),this.camera.updateMatrixWorld();let n=new C(e,t,0).transformDirection(this.camera.matrixWorld).multiplyScalar(Math.hypot(e,t)*this.distance);this.controls.target.add(n),this.camera.position.add(n),this.controls.update(),this.moved()}beside(e,[t,n,s]){this.camera.updateMatrixWorld();let r=[0,1,2].map(l=>new C().setFromMatrixColumn(this.camera.matrixWorld,l)),o=this.distance;return new C(...e).addScaledVector(r[0],t*o).addScaledVector(r[1],n*o).addScaledVector(r[2],-s*o).toArray()}approach(e){this.take(),this.camera.position.sub(this.controls.target).multiplyScalar(e).add(this.controls.target),this.controls.update(),this.moved()}focus(e,t){let n=new C(...e),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(t,.001)/Math.tan(this.camera.fov*Math.PI/360);this.take(),this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.moved()}ray(e,t){let n=this.canvas.getBoundingClientRect(),s=new pl;return this.camera.updateMatrixWorld(),s.setFromCamera(new Oe(2*(e-n.left)/n.width-1,1-2*(t-n.top)/n.height),this.camera),s}onPlane(e,t,n){let s=this.ray(e,t).ray,r=this.camera.getWorldDirection(new C),o=new oi().setFromNormalAndCoplanarPoint(r,new C(...n)),a=s.intersectPlane(o,new C);return a?a.toArray():n}project(e){this.camera.updateMatrixWorld();let t=new C(...e).project(this.camera);if(t.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(t.x+1)/2*n,(1-t.y)/2*s]}get pixelsPerMetre(){return this.canvas.clientHeight/(2*this.distance*Math.tan(this.camera.fov*Math.PI/360))}get numbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set numbers(e){this.take(),this.camera.position.fromArray(e,0),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}};function vR(i,e,t,n,s){let r=e.bodies,o=i.states,a=[];for(let d=0;d<Math.min(r.length,i.bodies);d++)r[d].kind!=="fixed"&&Number.isFinite(o[13*d])&&!i.quarantined(d)&&a.push(d);let l=a;if(a.length>=8){let d=a.filter((g,y)=>y%Math.ceil(a.length/500)===0),h=g=>g.sort((y,E)=>y-E),[u,f,m]=[0,1,2].map(g=>h(d.map(y=>o[13*y+g]))[d.length>>1]),v=g=>Math.hypot(o[13*g]-u,o[13*g+1]-f,o[13*g+2]-m),p=h(d.map(v))[Math.floor(.9*d.length)];l=a.filter(g=>v(g)<=s*(p+t[g]))}let c=new Gt;for(let d of l){let h=t[d],u=13*d;c.min.min(nr.set(o[u]-h,o[u+1]-h,o[u+2]-h)),c.max.max(nr.set(o[u]+h,o[u+1]+h,o[u+2]+h))}return c.isEmpty()&&c.set(new C(-1,-1,-1),new C(1,1,1)),c.getBoundingSphere(n),l}var gx=[.35,.05],yR=.9999,vx=new Ke,qi=new C,hd=class{constructor(e){this.scene=e}scene;cell=1;grid=!0;patches=[];base=null;build(e){for(let{mesh:t,edges:n}of this.patches)this.scene.remove(t,n),t.material.dispose(),n.material.dispose();this.base&&(this.scene.remove(this.base.mesh),this.base.mesh.material.dispose(),this.base=null),this.patches=e.planes.map((t,n)=>{let{material:s,uniforms:r}=_R(),o=new Vt(yx,s);o.matrixAutoUpdate=!1,o.receiveShadow=!0,o.userData.body=t.body,t.mesh=o;let a=new ss(xR,new zi({transparent:!0,opacity:.5}));return a.matrixAutoUpdate=!1,this.scene.add(o,a),{mesh:o,uniforms:r,edges:a,normal:new C(0,0,1),plane:n,reach:new Yo}})}dress(e,t){for(let{mesh:n,uniforms:s,edges:r}of this.patches)n.material.color.set(e),r.material.color.set(t),s.ink.value.set(t);this.base&&this.base.uniforms.ink.value.set(t)}forget(){for(let e of this.patches)e.reach.makeEmpty()}lay(e,t,n){let s=!1,r=!1,o=1/0,a=new C,l=new Gt;for(let c=0;c<t.length;c+=4)qi.fromArray(t,c),l.expandByPoint(qi),o=Math.min(o,qi.z-t[c+3]);l.getCenter(a);for(let c of this.patches){let d=e.planes[c.plane],h=e.pose(d.body).clone().multiply(d.local),u=h.clone().invert();c.normal.set(h.elements[8],h.elements[9],h.elements[10]),r||=c.normal.z>yR,this.widen(c,t,u)&&(s=!0,this.place(c,h));for(let f=0;f<4;f++)qi.set(f&1?c.reach.max.x:c.reach.min.x,f&2?c.reach.max.y:c.reach.min.y,0).applyMatrix4(h),Math.abs(c.normal.z)>.05&&(o=Math.min(o,qi.z))}if(!r&&Number.isFinite(o)){let c=Math.max(l.getSize(qi).length(),.001);this.base??=this.newBase(n),this.base.mesh.matrix.makeScale(12*c,12*c,1).setPosition(Math.round(a.x),Math.round(a.y),o-.02*c),this.base.mesh.matrixWorldNeedsUpdate=!0,this.base.uniforms.radius.value=4*c,this.base.uniforms.centre.value.set(Math.round(a.x),Math.round(a.y))}return s}newBase(e){let t=bR();return t.uniforms.ink.value.set(e),this.scene.add(t.mesh),t}widen(e,t,n){let s=new Yo;for(let a=0;a<t.length;a+=4){qi.fromArray(t,a).applyMatrix4(n);let l=t[a+3];s.expandByPoint(new Oe(qi.x-l,qi.y-l)).expandByPoint(new Oe(qi.x+l,qi.y+l))}if(s.isEmpty()||e.reach.containsBox(s))return!1;let r=s.getSize(new Oe),o=gx[0]*Math.min(r.x,r.y)+gx[1]*Math.max(r.x,r.y);return e.reach.union(s.expandByScalar(o)),!0}place(e,t){let{min:n,max:s}=e.reach,r=s.x-n.x,o=s.y-n.y,a=.018*Math.max(r,o);vx.makeScale(r,o,a).setPosition((n.x+s.x)/2,(n.y+s.y)/2,-a/2),e.mesh.matrix.multiplyMatrices(t,vx),e.edges.matrix.copy(e.mesh.matrix),e.mesh.matrixWorldNeedsUpdate=e.edges.matrixWorldNeedsUpdate=!0,e.uniforms.middle.value.set((n.x+s.x)/2,(n.y+s.y)/2),e.uniforms.size.value.set(r,o,a)}see(e,t){this.cell=10**Math.round(Math.log10(Math.max(t,1e-6)/8));for(let{mesh:n,uniforms:s,normal:r}of this.patches){s.cell.value=this.cell,s.strength.value=this.grid?1:0;let o=n.matrix.elements,a=qi.set(e.x-o[12],e.y-o[13],e.z-o[14]).dot(r)<0;n.material.transparent!==a&&(n.material.transparent=a,n.material.opacity=a?.15:1,n.material.depthWrite=!a,n.material.needsUpdate=!0)}this.base&&(this.base.uniforms.cell.value=this.cell,this.base.mesh.visible=this.grid)}get floor(){let e=this.patches.reduce((t,n)=>!t||n.normal.z>t.normal.z?n:t,null);return e&&e.normal.z>.3?{matrix:e.mesh.matrix,size:e.uniforms.size.value,normal:e.normal}:null}},yx=new gi(1,1,1),xR=new Br(yx),xx=`
  float lines(vec2 p, float size, float width) {
    vec2 q = p / size, f = fwidth(q);
    vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
    float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
    return l * clamp(1.0 - 2.5 * max(f.x, f.y), 0.0, 1.0);
  }`;function _R(){let i={cell:{value:1},strength:{value:1},ink:{value:new Le},middle:{value:new Oe},size:{value:new C(1,1,1)}},e=new Es({roughness:.95,metalness:0});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,i),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vUnit = position;`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
        varying vec3 vUnit; uniform float cell; uniform float strength; uniform vec3 ink; uniform vec2 middle; uniform vec3 size;${xx}`).replace("#include <color_fragment>",`#include <color_fragment>
        vec2 place = vUnit.xy * size.xy + middle;
        float grid = strength * step(0.4999, vUnit.z) * max(0.10 * lines(place, cell, 1.1), 0.22 * lines(place, 10.0 * cell, 1.3));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        diffuseColor.rgb *= mix(0.8, 1.0, step(0.4999, vUnit.z));`)},{material:e,uniforms:i}}function bR(){let i={cell:{value:1},radius:{value:100},centre:{value:new Oe},ink:{value:new Le}},e=new Sn({transparent:!0,depthWrite:!1,side:kn});e.onBeforeCompile=n=>{Object.assign(n.uniforms,i),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = (modelMatrix * vec4(position, 1.0)).xy;`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
varying vec2 vPlace; uniform float cell; uniform float radius; uniform vec2 centre; uniform vec3 ink;${xx}`).replace("#include <color_fragment>",`#include <color_fragment>
        float grid = max(0.14 * lines(vPlace, cell, 1.1), 0.28 * lines(vPlace, 10.0 * cell, 1.3));
        diffuseColor.rgb = ink;
        diffuseColor.a = grid * (1.0 - smoothstep(0.3 * radius, radius, length(vPlace - centre)));`)};let t=new Vt(new Hi(1,1),e);return t.matrixAutoUpdate=!1,t.renderOrder=-1,{mesh:t,uniforms:i}}var _a={name:"CopyShader",uniforms:{tDiffuse:{value:null},opacity:{value:1}},vertexShader:`

		varying vec2 vUv;

		void main() {

			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );

		}`,fragmentShader:`

		uniform float opacity;

		uniform sampler2D tDiffuse;

		varying vec2 vUv;

		void main() {

			vec4 texel = texture2D( tDiffuse, vUv );
			gl_FragColor = opacity * texel;


		}`};var Ni=class{constructor(){this.isPass=!0,this.enabled=!0,this.needsSwap=!0,this.clear=!1,this.renderToScreen=!1}setSize(){}render(){console.error("THREE.Pass: .render() must be implemented in derived pass.")}dispose(){}},SR=new Ts(-1,1,1,-1,0,1),hm=class extends jt{constructor(){super(),this.setAttribute("position",new _t([-1,3,0,-1,-1,0,3,-1,0],3)),this.setAttribute("uv",new _t([0,2,0,0,2,0],2))}},wR=new hm,Cr=class{constructor(e){this._mesh=new Vt(wR,e)}dispose(){this._mesh.geometry.dispose()}render(e){e.render(this._mesh,SR)}get material(){return this._mesh.material}set material(e){this._mesh.material=e}};var ud=class extends Ni{constructor(e,t="tDiffuse"){super(),this.textureID=t,this.uniforms=null,this.material=null,e instanceof an?(this.uniforms=e.uniforms,this.material=e):e&&(this.uniforms=ui.clone(e.uniforms),this.material=new an({name:e.name!==void 0?e.name:"unspecified",defines:Object.assign({},e.defines),uniforms:this.uniforms,vertexShader:e.vertexShader,fragmentShader:e.fragmentShader})),this._fsQuad=new Cr(this.material)}render(e,t,n){this.uniforms[this.textureID]&&(this.uniforms[this.textureID].value=n.texture),this._fsQuad.material=this.material,this.renderToScreen?(e.setRenderTarget(null),this._fsQuad.render(e)):(e.setRenderTarget(t),this.clear&&e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil),this._fsQuad.render(e))}dispose(){this.material.dispose(),this._fsQuad.dispose()}};var tc=class extends Ni{constructor(e,t){super(),this.scene=e,this.camera=t,this.clear=!0,this.needsSwap=!1,this.inverse=!1}render(e,t,n){let s=e.getContext(),r=e.state;r.buffers.color.setMask(!1),r.buffers.depth.setMask(!1),r.buffers.color.setLocked(!0),r.buffers.depth.setLocked(!0);let o,a;this.inverse?(o=0,a=1):(o=1,a=0),r.buffers.stencil.setTest(!0),r.buffers.stencil.setOp(s.REPLACE,s.REPLACE,s.REPLACE),r.buffers.stencil.setFunc(s.ALWAYS,o,4294967295),r.buffers.stencil.setClear(a),r.buffers.stencil.setLocked(!0),e.setRenderTarget(n),this.clear&&e.clear(),e.render(this.scene,this.camera),e.setRenderTarget(t),this.clear&&e.clear(),e.render(this.scene,this.camera),r.buffers.color.setLocked(!1),r.buffers.depth.setLocked(!1),r.buffers.color.setMask(!0),r.buffers.depth.setMask(!0),r.buffers.stencil.setLocked(!1),r.buffers.stencil.setFunc(s.EQUAL,1,4294967295),r.buffers.stencil.setOp(s.KEEP,s.KEEP,s.KEEP),r.buffers.stencil.setLocked(!0)}},dd=class extends Ni{constructor(){super(),this.needsSwap=!1}render(e){e.state.buffers.stencil.setLocked(!1),e.state.buffers.stencil.setTest(!1)}};var fd=class{constructor(e,t){if(this.renderer=e,this._pixelRatio=e.getPixelRatio(),t===void 0){let n=e.getSize(new Oe);this._width=n.width,this._height=n.height,t=new fn(this._width*this._pixelRatio,this._height*this._pixelRatio,{type:Bn}),t.texture.name="EffectComposer.rt1"}else this._width=t.width,this._height=t.height;this.renderTarget1=t,this.renderTarget2=t.clone(),this.renderTarget2.texture.name="EffectComposer.rt2",this.writeBuffer=this.renderTarget1,this.readBuffer=this.renderTarget2,this.renderToScreen=!0,this.passes=[],this.copyPass=new ud(_a),this.copyPass.material.blending=wn,this.timer=new fl}swapBuffers(){let e=this.readBuffer;this.readBuffer=this.writeBuffer,this.writeBuffer=e}addPass(e){this.passes.push(e),e.setSize(this._width*this._pixelRatio,this._height*this._pixelRatio)}insertPass(e,t){this.passes.splice(t,0,e),e.setSize(this._width*this._pixelRatio,this._height*this._pixelRatio)}removePass(e){let t=this.passes.indexOf(e);t!==-1&&this.passes.splice(t,1)}isLastEnabledPass(e){for(let t=e+1;t<this.passes.length;t++)if(this.passes[t].enabled)return!1;return!0}render(e){this.timer.update(),e===void 0&&(e=this.timer.getDelta());let t=this.renderer.getRenderTarget(),n=!1;for(let s=0,r=this.passes.length;s<r;s++){let o=this.passes[s];if(o.enabled!==!1){if(o.renderToScreen=this.renderToScreen&&this.isLastEnabledPass(s),o.render(this.renderer,this.writeBuffer,this.readBuffer,e,n),o.needsSwap){if(n){let a=this.renderer.getContext(),l=this.renderer.state.buffers.stencil;l.setFunc(a.NOTEQUAL,1,4294967295),this.copyPass.render(this.renderer,this.writeBuffer,this.readBuffer,e),l.setFunc(a.EQUAL,1,4294967295)}this.swapBuffers()}tc!==void 0&&(o instanceof tc?n=!0:o instanceof dd&&(n=!1))}}this.renderer.setRenderTarget(t)}reset(e){if(e===void 0){let t=this.renderer.getSize(new Oe);this._pixelRatio=this.renderer.getPixelRatio(),this._width=t.width,this._height=t.height,e=this.renderTarget1.clone(),e.setSize(this._width*this._pixelRatio,this._height*this._pixelRatio)}this.renderTarget1.dispose(),this.renderTarget2.dispose(),this.renderTarget1=e,this.renderTarget2=e.clone(),this.writeBuffer=this.renderTarget1,this.readBuffer=this.renderTarget2}setSize(e,t){this._width=e,this._height=t;let n=this._width*this._pixelRatio,s=this._height*this._pixelRatio;this.renderTarget1.setSize(n,s),this.renderTarget2.setSize(n,s);for(let r=0;r<this.passes.length;r++)this.passes[r].setSize(n,s)}setPixelRatio(e){this._pixelRatio=e,this.setSize(this._width,this._height)}dispose(){this.renderTarget1.dispose(),this.renderTarget2.dispose(),this.copyPass.dispose()}};var nc={name:"GTAOShader",defines:{PERSPECTIVE_CAMERA:1,SAMPLES:16,NORMAL_VECTOR_TYPE:1,SCREEN_SPACE_RADIUS:0,SCREEN_SPACE_RADIUS_SCALE:100,SCENE_CLIP_BOX:0},uniforms:{tNormal:{value:null},tDepth:{value:null},tNoise:{value:null},resolution:{value:new Oe},cameraNear:{value:null},cameraFar:{value:null},cameraProjectionMatrix:{value:new Ke},cameraProjectionMatrixInverse:{value:new Ke},cameraWorldMatrix:{value:new Ke},radius:{value:.25},distanceExponent:{value:1},thickness:{value:1},distanceFallOff:{value:1},scale:{value:1},sceneBoxMin:{value:new C(-1,-1,-1)},sceneBoxMax:{value:new C(1,1,1)}},vertexShader:`

		varying vec2 vUv;

		void main() {
			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
		}`,fragmentShader:`
		varying vec2 vUv;
		uniform highp sampler2D tNormal;
		uniform highp sampler2D tDepth;
		uniform sampler2D tNoise;
		uniform vec2 resolution;
		uniform float cameraNear;
		uniform float cameraFar;
		uniform mat4 cameraProjectionMatrix;
		uniform mat4 cameraProjectionMatrixInverse;
		uniform mat4 cameraWorldMatrix;
		uniform float radius;
		uniform float distanceExponent;
		uniform float thickness;
		uniform float distanceFallOff;
		uniform float scale;
		#if SCENE_CLIP_BOX == 1
			uniform vec3 sceneBoxMin;
			uniform vec3 sceneBoxMax;
		#endif

		#include <common>
		#include <packing>

		#ifndef FRAGMENT_OUTPUT
		#define FRAGMENT_OUTPUT vec4(vec3(ao), 1.)
		#endif

		vec3 getViewPosition( const in vec2 screenPosition, const in float depth ) {
			#ifdef USE_REVERSED_DEPTH_BUFFER
				vec4 clipSpacePosition = vec4( vec2( screenPosition ) * 2.0 - 1.0, depth, 1.0 );
			#else
				vec4 clipSpacePosition = vec4( vec3( screenPosition, depth ) * 2.0 - 1.0, 1.0 );
			#endif
			vec4 viewSpacePosition = cameraProjectionMatrixInverse * clipSpacePosition;
			return viewSpacePosition.xyz / viewSpacePosition.w;
		}

		float getDepth(const vec2 uv) {
			return textureLod(tDepth, uv.xy, 0.0).r;
		}

		float fetchDepth(const ivec2 uv) {
			return texelFetch(tDepth, uv.xy, 0).r;
		}

		float getViewZ(const in float depth) {
			#if PERSPECTIVE_CAMERA == 1
				return perspectiveDepthToViewZ(depth, cameraNear, cameraFar);
			#else
				return orthographicDepthToViewZ(depth, cameraNear, cameraFar);
			#endif
		}

		vec3 computeNormalFromDepth(const vec2 uv) {
			vec2 size = vec2(textureSize(tDepth, 0));
			ivec2 p = ivec2(uv * size);
			float c0 = fetchDepth(p);
			float l2 = fetchDepth(p - ivec2(2, 0));
			float l1 = fetchDepth(p - ivec2(1, 0));
			float r1 = fetchDepth(p + ivec2(1, 0));
			float r2 = fetchDepth(p + ivec2(2, 0));
			float b2 = fetchDepth(p - ivec2(0, 2));
			float b1 = fetchDepth(p - ivec2(0, 1));
			float t1 = fetchDepth(p + ivec2(0, 1));
			float t2 = fetchDepth(p + ivec2(0, 2));
			float dl = abs((2.0 * l1 - l2) - c0);
			float dr = abs((2.0 * r1 - r2) - c0);
			float db = abs((2.0 * b1 - b2) - c0);
			float dt = abs((2.0 * t1 - t2) - c0);
			vec3 ce = getViewPosition(uv, c0).xyz;
			vec3 dpdx = (dl < dr) ? ce - getViewPosition((uv - vec2(1.0 / size.x, 0.0)), l1).xyz : -ce + getViewPosition((uv + vec2(1.0 / size.x, 0.0)), r1).xyz;
			vec3 dpdy = (db < dt) ? ce - getViewPosition((uv - vec2(0.0, 1.0 / size.y)), b1).xyz : -ce + getViewPosition((uv + vec2(0.0, 1.0 / size.y)), t1).xyz;
			return normalize(cross(dpdx, dpdy));
		}

		vec3 getViewNormal(const vec2 uv) {
			#if NORMAL_VECTOR_TYPE == 2
				return normalize(textureLod(tNormal, uv, 0.).rgb);
			#elif NORMAL_VECTOR_TYPE == 1
				return unpackRGBToNormal(textureLod(tNormal, uv, 0.).rgb);
			#else
				return computeNormalFromDepth(uv);
			#endif
		}

		vec3 getSceneUvAndDepth(vec3 sampleViewPos) {
			vec4 sampleClipPos = cameraProjectionMatrix * vec4(sampleViewPos, 1.);
			vec2 sampleUv = sampleClipPos.xy / sampleClipPos.w * 0.5 + 0.5;
			float sampleSceneDepth = getDepth(sampleUv);
			return vec3(sampleUv, sampleSceneDepth);
		}

		void main() {
			float depth = getDepth(vUv.xy);

			#ifdef USE_REVERSED_DEPTH_BUFFER
				if (depth <= 0.0) {
					discard;
					return;
				}
			#else
				if (depth >= 1.0) {
					discard;
					return;
				}
			#endif
			
			vec3 viewPos = getViewPosition(vUv, depth);
			vec3 viewNormal = getViewNormal(vUv);

			float radiusToUse = radius;
			float distanceFalloffToUse = thickness;
			#if SCREEN_SPACE_RADIUS == 1
				float radiusScale = getViewPosition(vec2(0.5 + float(SCREEN_SPACE_RADIUS_SCALE) / resolution.x, 0.0), depth).x;
				radiusToUse *= radiusScale;
				distanceFalloffToUse *= radiusScale;
			#endif

			#if SCENE_CLIP_BOX == 1
				vec3 worldPos = (cameraWorldMatrix * vec4(viewPos, 1.0)).xyz;
				float boxDistance = length(max(vec3(0.0), max(sceneBoxMin - worldPos, worldPos - sceneBoxMax)));
				if (boxDistance > radiusToUse) {
					discard;
					return;
				}
			#endif

			vec2 noiseResolution = vec2(textureSize(tNoise, 0));
			vec2 noiseUv = vUv * resolution / noiseResolution;
			vec4 noiseTexel = textureLod(tNoise, noiseUv, 0.0);
			vec3 randomVec = noiseTexel.xyz * 2.0 - 1.0;
			vec3 tangent = normalize(vec3(randomVec.xy, 0.));
			vec3 bitangent = vec3(-tangent.y, tangent.x, 0.);
			mat3 kernelMatrix = mat3(tangent, bitangent, vec3(0., 0., 1.));

			const int DIRECTIONS = SAMPLES < 30 ? 3 : 5;
			const int STEPS = (SAMPLES + DIRECTIONS - 1) / DIRECTIONS;
			float ao = 0.0;
			for (int i = 0; i < DIRECTIONS; ++i) {

				float angle = float(i) / float(DIRECTIONS) * PI;
				vec4 sampleDir = vec4(cos(angle), sin(angle), 0., 0.5 + 0.5 * noiseTexel.w);
				sampleDir.xyz = normalize(kernelMatrix * sampleDir.xyz);

				#if PERSPECTIVE_CAMERA == 1
					vec3 viewDir = normalize(-viewPos.xyz);
				#else
					vec3 viewDir = vec3(0., 0., 1.);
				#endif
				vec3 sliceBitangent = normalize(cross(sampleDir.xyz, viewDir));
				vec3 sliceTangent = cross(sliceBitangent, viewDir);
				vec3 normalInSlice = normalize(viewNormal - sliceBitangent * dot(viewNormal, sliceBitangent));

				vec3 tangentToNormalInSlice = cross(normalInSlice, sliceBitangent);
				vec2 cosHorizons = vec2(dot(viewDir, tangentToNormalInSlice), dot(viewDir, -tangentToNormalInSlice));

				for (int j = 0; j < STEPS; ++j) {
					vec3 sampleViewOffset = sampleDir.xyz * radiusToUse * sampleDir.w * pow(float(j + 1) / float(STEPS), distanceExponent);

					vec3 sampleSceneUvDepth = getSceneUvAndDepth(viewPos + sampleViewOffset);
					vec3 sampleSceneViewPos = getViewPosition(sampleSceneUvDepth.xy, sampleSceneUvDepth.z);
					vec3 viewDelta = sampleSceneViewPos - viewPos;
					if (abs(viewDelta.z) < thickness) {
						float sampleCosHorizon = dot(viewDir, normalize(viewDelta));
						cosHorizons.x += max(0., (sampleCosHorizon - cosHorizons.x) * mix(1., 2. / float(j + 2), distanceFallOff));
					}

					sampleSceneUvDepth = getSceneUvAndDepth(viewPos - sampleViewOffset);
					sampleSceneViewPos = getViewPosition(sampleSceneUvDepth.xy, sampleSceneUvDepth.z);
					viewDelta = sampleSceneViewPos - viewPos;
					if (abs(viewDelta.z) < thickness) {
						float sampleCosHorizon = dot(viewDir, normalize(viewDelta));
						cosHorizons.y += max(0., (sampleCosHorizon - cosHorizons.y) * mix(1., 2. / float(j + 2), distanceFallOff));
					}
				}

				vec2 sinHorizons = sqrt(1. - cosHorizons * cosHorizons);
				float nx = dot(normalInSlice, sliceTangent);
				float ny = dot(normalInSlice, viewDir);
				float nxb = 1. / 2. * (acos(cosHorizons.y) - acos(cosHorizons.x) + sinHorizons.x * cosHorizons.x - sinHorizons.y * cosHorizons.y);
				float nyb = 1. / 2. * (2. - cosHorizons.x * cosHorizons.x - cosHorizons.y * cosHorizons.y);
				float occlusion = nx * nxb + ny * nyb;
				ao += occlusion;
			}

			ao = clamp(ao / float(DIRECTIONS), 0., 1.);
		#if SCENE_CLIP_BOX == 1
			ao = mix(ao, 1., smoothstep(0., radiusToUse, boxDistance));
		#endif
			ao = pow(ao, scale);

			gl_FragColor = FRAGMENT_OUTPUT;
		}`},ic={name:"GTAODepthShader",defines:{PERSPECTIVE_CAMERA:1},uniforms:{tDepth:{value:null},cameraNear:{value:null},cameraFar:{value:null}},vertexShader:`
		varying vec2 vUv;

		void main() {
			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
		}`,fragmentShader:`
		uniform sampler2D tDepth;
		uniform float cameraNear;
		uniform float cameraFar;
		varying vec2 vUv;

		#include <packing>

		float getLinearDepth( const in vec2 screenPosition ) {
			#if PERSPECTIVE_CAMERA == 1
				float fragCoordZ = texture2D( tDepth, screenPosition ).x;
				float viewZ = perspectiveDepthToViewZ( fragCoordZ, cameraNear, cameraFar );
				return viewZToOrthographicDepth( viewZ, cameraNear, cameraFar );
			#else
				return texture2D( tDepth, screenPosition ).x;
			#endif
		}

		void main() {
			float depth = getLinearDepth( vUv );
			gl_FragColor = vec4( vec3( 1.0 - depth ), 1.0 );

		}`},pd={name:"GTAOBlendShader",uniforms:{tDiffuse:{value:null},intensity:{value:1}},vertexShader:`
		varying vec2 vUv;

		void main() {
			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
		}`,fragmentShader:`
		uniform float intensity;
		uniform sampler2D tDiffuse;
		varying vec2 vUv;

		void main() {
			vec4 texel = texture2D( tDiffuse, vUv );
			gl_FragColor = vec4(mix(vec3(1.), texel.rgb, intensity), texel.a);
		}`};function _x(i=5){let e=Math.floor(i)%2===0?Math.floor(i)+1:Math.floor(i),t=MR(e),n=t.length,s=new Uint8Array(n*4);for(let o=0;o<n;++o){let a=t[o],l=2*Math.PI*a/n,c=new C(Math.cos(l),Math.sin(l),0).normalize();s[o*4]=(c.x*.5+.5)*255,s[o*4+1]=(c.y*.5+.5)*255,s[o*4+2]=127,s[o*4+3]=255}let r=new Js(s,e,e);return r.wrapS=bs,r.wrapT=bs,r.needsUpdate=!0,r}function MR(i){let e=Math.floor(i)%2===0?Math.floor(i)+1:Math.floor(i),t=e*e,n=Array(t).fill(0),s=Math.floor(e/2),r=e-1;for(let o=1;o<=t;){if(s===-1&&r===e?(r=e-2,s=0):(r===e&&(r=0),s<0&&(s=e-1)),n[s*e+r]!==0){r-=2,s++;continue}else n[s*e+r]=o++;r++,s--}return n}var sc={name:"PoissonDenoiseShader",defines:{SAMPLES:16,SAMPLE_VECTORS:um(16,2,1),NORMAL_VECTOR_TYPE:1},uniforms:{tDiffuse:{value:null},tNormal:{value:null},tDepth:{value:null},tNoise:{value:null},resolution:{value:new Oe},cameraProjectionMatrixInverse:{value:new Ke},lumaPhi:{value:5},depthPhi:{value:5},normalPhi:{value:5},radius:{value:4},index:{value:0}},vertexShader:`

		varying vec2 vUv;

		void main() {
			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
		}`,fragmentShader:`

		varying vec2 vUv;

		uniform sampler2D tDiffuse;
		uniform sampler2D tNormal;
		uniform sampler2D tDepth;
		uniform sampler2D tNoise;
		uniform vec2 resolution;
		uniform mat4 cameraProjectionMatrixInverse;
		uniform float lumaPhi;
		uniform float depthPhi;
		uniform float normalPhi;
		uniform float radius;
		uniform int index;

		#include <common>
		#include <packing>

		#ifndef SAMPLE_LUMINANCE
		#define SAMPLE_LUMINANCE dot(vec3(0.2125, 0.7154, 0.0721), a)
		#endif

		#ifndef FRAGMENT_OUTPUT
		#define FRAGMENT_OUTPUT vec4(denoised, 1.)
		#endif

		float getLuminance(const in vec3 a) {
			return SAMPLE_LUMINANCE;
		}

		const vec3 poissonDisk[SAMPLES] = SAMPLE_VECTORS;

		vec3 getViewPosition( const in vec2 screenPosition, const in float depth ) {
			#ifdef USE_REVERSED_DEPTH_BUFFER
				vec4 clipSpacePosition = vec4( vec2( screenPosition ) * 2.0 - 1.0, depth, 1.0 );
			#else
				vec4 clipSpacePosition = vec4( vec3( screenPosition, depth ) * 2.0 - 1.0, 1.0 );
			#endif
			vec4 viewSpacePosition = cameraProjectionMatrixInverse * clipSpacePosition;
			return viewSpacePosition.xyz / viewSpacePosition.w;
		}

		float getDepth(const vec2 uv) {
			return textureLod(tDepth, uv.xy, 0.0).r;
		}

		float fetchDepth(const ivec2 uv) {
			return texelFetch(tDepth, uv.xy, 0).r;
		}

		vec3 computeNormalFromDepth(const vec2 uv) {
			vec2 size = vec2(textureSize(tDepth, 0));
			ivec2 p = ivec2(uv * size);
			float c0 = fetchDepth(p);
			float l2 = fetchDepth(p - ivec2(2, 0));
			float l1 = fetchDepth(p - ivec2(1, 0));
			float r1 = fetchDepth(p + ivec2(1, 0));
			float r2 = fetchDepth(p + ivec2(2, 0));
			float b2 = fetchDepth(p - ivec2(0, 2));
			float b1 = fetchDepth(p - ivec2(0, 1));
			float t1 = fetchDepth(p + ivec2(0, 1));
			float t2 = fetchDepth(p + ivec2(0, 2));
			float dl = abs((2.0 * l1 - l2) - c0);
			float dr = abs((2.0 * r1 - r2) - c0);
			float db = abs((2.0 * b1 - b2) - c0);
			float dt = abs((2.0 * t1 - t2) - c0);
			vec3 ce = getViewPosition(uv, c0).xyz;
			vec3 dpdx = (dl < dr) ?  ce - getViewPosition((uv - vec2(1.0 / size.x, 0.0)), l1).xyz
									: -ce + getViewPosition((uv + vec2(1.0 / size.x, 0.0)), r1).xyz;
			vec3 dpdy = (db < dt) ?  ce - getViewPosition((uv - vec2(0.0, 1.0 / size.y)), b1).xyz
									: -ce + getViewPosition((uv + vec2(0.0, 1.0 / size.y)), t1).xyz;
			return normalize(cross(dpdx, dpdy));
		}

		vec3 getViewNormal(const vec2 uv) {
		#if NORMAL_VECTOR_TYPE == 2
			return normalize(textureLod(tNormal, uv, 0.).rgb);
		#elif NORMAL_VECTOR_TYPE == 1
			return unpackRGBToNormal(textureLod(tNormal, uv, 0.).rgb);
		#else
			return computeNormalFromDepth(uv);
		#endif
		}

		void denoiseSample(in vec3 center, in vec3 viewNormal, in vec3 viewPos, in vec2 sampleUv, inout vec3 denoised, inout float totalWeight) {
			vec4 sampleTexel = textureLod(tDiffuse, sampleUv, 0.0);
			float sampleDepth = getDepth(sampleUv);
			vec3 sampleNormal = getViewNormal(sampleUv);
			vec3 neighborColor = sampleTexel.rgb;
			vec3 viewPosSample = getViewPosition(sampleUv, sampleDepth);

			float normalDiff = dot(viewNormal, sampleNormal);
			float normalSimilarity = pow(max(normalDiff, 0.), normalPhi);
			float lumaDiff = abs(getLuminance(neighborColor) - getLuminance(center));
			float lumaSimilarity = max(1.0 - lumaDiff / lumaPhi, 0.0);
			float depthDiff = abs(dot(viewPos - viewPosSample, viewNormal));
			float depthSimilarity = max(1. - depthDiff / depthPhi, 0.);
			float w = lumaSimilarity * depthSimilarity * normalSimilarity;

			denoised += w * neighborColor;
			totalWeight += w;
		}

		void main() {
			float depth = getDepth(vUv.xy);
			vec3 viewNormal = getViewNormal(vUv);
			if (depth == 1. || dot(viewNormal, viewNormal) == 0.) {
				discard;
				return;
			}
			vec4 texel = textureLod(tDiffuse, vUv, 0.0);
			vec3 center = texel.rgb;
			vec3 viewPos = getViewPosition(vUv, depth);

			vec2 noiseResolution = vec2(textureSize(tNoise, 0));
			vec2 noiseUv = vUv * resolution / noiseResolution;
			vec4 noiseTexel = textureLod(tNoise, noiseUv, 0.0);
      		vec2 noiseVec = vec2(sin(noiseTexel[index % 4] * 2. * PI), cos(noiseTexel[index % 4] * 2. * PI));
    		mat2 rotationMatrix = mat2(noiseVec.x, -noiseVec.y, noiseVec.x, noiseVec.y);

			float totalWeight = 1.0;
			vec3 denoised = texel.rgb;
			for (int i = 0; i < SAMPLES; i++) {
				vec3 sampleDir = poissonDisk[i];
				vec2 offset = rotationMatrix * (sampleDir.xy * (1. + sampleDir.z * (radius - 1.)) / resolution);
				vec2 sampleUv = vUv + offset;
				denoiseSample(center, viewNormal, viewPos, sampleUv, denoised, totalWeight);
			}

			if (totalWeight > 0.) {
				denoised /= totalWeight;
			}
			gl_FragColor = FRAGMENT_OUTPUT;
		}`};function um(i,e,t){let n=ER(i,e,t),s="vec3[SAMPLES](";for(let r=0;r<i;r++){let o=n[r];s+=`vec3(${o.x}, ${o.y}, ${o.z})${r<i-1?",":")"}`}return s}function ER(i,e,t){let n=[];for(let s=0;s<i;s++){let r=2*Math.PI*e*s/i,o=Math.pow(s/(i-1),t);n.push(new C(Math.cos(r),Math.sin(r),o))}return n}var md=class{constructor(e=Math){this.grad3=[[1,1,0],[-1,1,0],[1,-1,0],[-1,-1,0],[1,0,1],[-1,0,1],[1,0,-1],[-1,0,-1],[0,1,1],[0,-1,1],[0,1,-1],[0,-1,-1]],this.grad4=[[0,1,1,1],[0,1,1,-1],[0,1,-1,1],[0,1,-1,-1],[0,-1,1,1],[0,-1,1,-1],[0,-1,-1,1],[0,-1,-1,-1],[1,0,1,1],[1,0,1,-1],[1,0,-1,1],[1,0,-1,-1],[-1,0,1,1],[-1,0,1,-1],[-1,0,-1,1],[-1,0,-1,-1],[1,1,0,1],[1,1,0,-1],[1,-1,0,1],[1,-1,0,-1],[-1,1,0,1],[-1,1,0,-1],[-1,-1,0,1],[-1,-1,0,-1],[1,1,1,0],[1,1,-1,0],[1,-1,1,0],[1,-1,-1,0],[-1,1,1,0],[-1,1,-1,0],[-1,-1,1,0],[-1,-1,-1,0]],this.p=[];for(let t=0;t<256;t++)this.p[t]=Math.floor(e.random()*256);this.perm=[];for(let t=0;t<512;t++)this.perm[t]=this.p[t&255];this.simplex=[[0,1,2,3],[0,1,3,2],[0,0,0,0],[0,2,3,1],[0,0,0,0],[0,0,0,0],[0,0,0,0],[1,2,3,0],[0,2,1,3],[0,0,0,0],[0,3,1,2],[0,3,2,1],[0,0,0,0],[0,0,0,0],[0,0,0,0],[1,3,2,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[1,2,0,3],[0,0,0,0],[1,3,0,2],[0,0,0,0],[0,0,0,0],[0,0,0,0],[2,3,0,1],[2,3,1,0],[1,0,2,3],[1,0,3,2],[0,0,0,0],[0,0,0,0],[0,0,0,0],[2,0,3,1],[0,0,0,0],[2,1,3,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[2,0,1,3],[0,0,0,0],[0,0,0,0],[0,0,0,0],[3,0,1,2],[3,0,2,1],[0,0,0,0],[3,1,2,0],[2,1,0,3],[0,0,0,0],[0,0,0,0],[0,0,0,0],[3,1,0,2],[0,0,0,0],[3,2,0,1],[3,2,1,0]]}noise(e,t){let n,s,r,o=.5*(Math.sqrt(3)-1),a=(e+t)*o,l=Math.floor(e+a),c=Math.floor(t+a),d=(3-Math.sqrt(3))/6,h=(l+c)*d,u=l-h,f=c-h,m=e-u,v=t-f,p,g;m>v?(p=1,g=0):(p=0,g=1);let y=m-p+d,E=v-g+d,b=m-1+2*d,R=v-1+2*d,M=l&255,x=c&255,S=this.perm[M+this.perm[x]]%12,N=this.perm[M+p+this.perm[x+g]]%12,P=this.perm[M+1+this.perm[x+1]]%12,L=.5-m*m-v*v;L<0?n=0:(L*=L,n=L*L*this._dot(this.grad3[S],m,v));let z=.5-y*y-E*E;z<0?s=0:(z*=z,s=z*z*this._dot(this.grad3[N],y,E));let V=.5-b*b-R*R;return V<0?r=0:(V*=V,r=V*V*this._dot(this.grad3[P],b,R)),70*(n+s+r)}noise3d(e,t,n){let s,r,o,a,c=(e+t+n)*.3333333333333333,d=Math.floor(e+c),h=Math.floor(t+c),u=Math.floor(n+c),f=1/6,m=(d+h+u)*f,v=d-m,p=h-m,g=u-m,y=e-v,E=t-p,b=n-g,R,M,x,S,N,P;y>=E?E>=b?(R=1,M=0,x=0,S=1,N=1,P=0):y>=b?(R=1,M=0,x=0,S=1,N=0,P=1):(R=0,M=0,x=1,S=1,N=0,P=1):E<b?(R=0,M=0,x=1,S=0,N=1,P=1):y<b?(R=0,M=1,x=0,S=0,N=1,P=1):(R=0,M=1,x=0,S=1,N=1,P=0);let L=y-R+f,z=E-M+f,V=b-x+f,U=y-S+2*f,W=E-N+2*f,Y=b-P+2*f,O=y-1+3*f,te=E-1+3*f,$=b-1+3*f,Z=d&255,ne=h&255,ce=u&255,de=this.perm[Z+this.perm[ne+this.perm[ce]]]%12,ee=this.perm[Z+R+this.perm[ne+M+this.perm[ce+x]]]%12,ge=this.perm[Z+S+this.perm[ne+N+this.perm[ce+P]]]%12,_e=this.perm[Z+1+this.perm[ne+1+this.perm[ce+1]]]%12,Se=.6-y*y-E*E-b*b;Se<0?s=0:(Se*=Se,s=Se*Se*this._dot3(this.grad3[de],y,E,b));let ye=.6-L*L-z*z-V*V;ye<0?r=0:(ye*=ye,r=ye*ye*this._dot3(this.grad3[ee],L,z,V));let He=.6-U*U-W*W-Y*Y;He<0?o=0:(He*=He,o=He*He*this._dot3(this.grad3[ge],U,W,Y));let je=.6-O*O-te*te-$*$;return je<0?a=0:(je*=je,a=je*je*this._dot3(this.grad3[_e],O,te,$)),32*(s+r+o+a)}noise4d(e,t,n,s){let r=this.grad4,o=this.simplex,a=this.perm,l=(Math.sqrt(5)-1)/4,c=(5-Math.sqrt(5))/20,d,h,u,f,m,v=(e+t+n+s)*l,p=Math.floor(e+v),g=Math.floor(t+v),y=Math.floor(n+v),E=Math.floor(s+v),b=(p+g+y+E)*c,R=p-b,M=g-b,x=y-b,S=E-b,N=e-R,P=t-M,L=n-x,z=s-S,V=N>P?32:0,U=N>L?16:0,W=P>L?8:0,Y=N>z?4:0,O=P>z?2:0,te=L>z?1:0,$=V+U+W+Y+O+te,Z=o[$][0]>=3?1:0,ne=o[$][1]>=3?1:0,ce=o[$][2]>=3?1:0,de=o[$][3]>=3?1:0,ee=o[$][0]>=2?1:0,ge=o[$][1]>=2?1:0,_e=o[$][2]>=2?1:0,Se=o[$][3]>=2?1:0,ye=o[$][0]>=1?1:0,He=o[$][1]>=1?1:0,je=o[$][2]>=1?1:0,$e=o[$][3]>=1?1:0,ut=N-Z+c,ct=P-ne+c,et=L-ce+c,zt=z-de+c,Lt=N-ee+2*c,tn=P-ge+2*c,Et=L-_e+2*c,ln=z-Se+2*c,mt=N-ye+3*c,rn=P-He+3*c,$t=L-je+3*c,nn=z-$e+3*c,B=N-1+4*c,Ae=P-1+4*c,Ze=L-1+4*c,nt=z-1+4*c,we=p&255,Mt=g&255,Be=y&255,qe=E&255,I=a[we+a[Mt+a[Be+a[qe]]]]%32,w=a[we+Z+a[Mt+ne+a[Be+ce+a[qe+de]]]]%32,q=a[we+ee+a[Mt+ge+a[Be+_e+a[qe+Se]]]]%32,he=a[we+ye+a[Mt+He+a[Be+je+a[qe+$e]]]]%32,ae=a[we+1+a[Mt+1+a[Be+1+a[qe+1]]]]%32,ve=.6-N*N-P*P-L*L-z*z;ve<0?d=0:(ve*=ve,d=ve*ve*this._dot4(r[I],N,P,L,z));let xe=.6-ut*ut-ct*ct-et*et-zt*zt;xe<0?h=0:(xe*=xe,h=xe*xe*this._dot4(r[w],ut,ct,et,zt));let ie=.6-Lt*Lt-tn*tn-Et*Et-ln*ln;ie<0?u=0:(ie*=ie,u=ie*ie*this._dot4(r[q],Lt,tn,Et,ln));let se=.6-mt*mt-rn*rn-$t*$t-nn*nn;se<0?f=0:(se*=se,f=se*se*this._dot4(r[he],mt,rn,$t,nn));let pe=.6-B*B-Ae*Ae-Ze*Ze-nt*nt;return pe<0?m=0:(pe*=pe,m=pe*pe*this._dot4(r[ae],B,Ae,Ze,nt)),27*(d+h+u+f+m)}_dot(e,t,n){return e[0]*t+e[1]*n}_dot3(e,t,n,s){return e[0]*t+e[1]*n+e[2]*s}_dot4(e,t,n,s,r){return e[0]*t+e[1]*n+e[2]*s+e[3]*r}};var rc=class i extends Ni{constructor(e,t,n=512,s=512,r,o,a){super(),this.width=n,this.height=s,this.clear=!0,this.camera=t,this.scene=e,this.output=0,this._renderGBuffer=!0,this._visibilityCache=[],this.blendIntensity=1,this.pdRings=2,this.pdRadiusExponent=2,this.pdSamples=16,this.gtaoNoiseTexture=_x(),this.pdNoiseTexture=this._generateNoise(),this.gtaoRenderTarget=new fn(this.width,this.height,{type:Bn,depthBuffer:!1}),this.pdRenderTarget=this.gtaoRenderTarget.clone(),this.gtaoMaterial=new an({defines:Object.assign({},nc.defines),uniforms:ui.clone(nc.uniforms),vertexShader:nc.vertexShader,fragmentShader:nc.fragmentShader,blending:wn,depthTest:!1,depthWrite:!1}),this.gtaoMaterial.defines.PERSPECTIVE_CAMERA=this.camera.isPerspectiveCamera?1:0,this.gtaoMaterial.uniforms.tNoise.value=this.gtaoNoiseTexture,this.gtaoMaterial.uniforms.resolution.value.set(this.width,this.height),this.gtaoMaterial.uniforms.cameraNear.value=this.camera.near,this.gtaoMaterial.uniforms.cameraFar.value=this.camera.far,this.normalMaterial=new ol,this.normalMaterial.blending=wn,this.pdMaterial=new an({defines:Object.assign({},sc.defines),uniforms:ui.clone(sc.uniforms),vertexShader:sc.vertexShader,fragmentShader:sc.fragmentShader,depthTest:!1,depthWrite:!1}),this.pdMaterial.uniforms.tDiffuse.value=this.gtaoRenderTarget.texture,this.pdMaterial.uniforms.tNoise.value=this.pdNoiseTexture,this.pdMaterial.uniforms.resolution.value.set(this.width,this.height),this.pdMaterial.uniforms.lumaPhi.value=10,this.pdMaterial.uniforms.depthPhi.value=2,this.pdMaterial.uniforms.normalPhi.value=3,this.pdMaterial.uniforms.radius.value=8,this.depthRenderMaterial=new an({defines:Object.assign({},ic.defines),uniforms:ui.clone(ic.uniforms),vertexShader:ic.vertexShader,fragmentShader:ic.fragmentShader,blending:wn}),this.depthRenderMaterial.uniforms.cameraNear.value=this.camera.near,this.depthRenderMaterial.uniforms.cameraFar.value=this.camera.far,this.copyMaterial=new an({uniforms:ui.clone(_a.uniforms),vertexShader:_a.vertexShader,fragmentShader:_a.fragmentShader,transparent:!0,depthTest:!1,depthWrite:!1,blendSrc:yl,blendDst:Hr,blendEquation:Vi,blendSrcAlpha:vl,blendDstAlpha:Hr,blendEquationAlpha:Vi}),this.blendMaterial=new an({uniforms:ui.clone(pd.uniforms),vertexShader:pd.vertexShader,fragmentShader:pd.fragmentShader,transparent:!0,depthTest:!1,depthWrite:!1,blending:Th,blendSrc:yl,blendDst:Hr,blendEquation:Vi,blendSrcAlpha:vl,blendDstAlpha:Hr,blendEquationAlpha:Vi}),this._fsQuad=new Cr(null),this._originalClearColor=new Le,this.setGBuffer(r?r.depthTexture:void 0,r?r.normalTexture:void 0),o!==void 0&&this.updateGtaoMaterial(o),a!==void 0&&this.updatePdMaterial(a)}setSize(e,t){this.width=e,this.height=t,this.gtaoRenderTarget.setSize(e,t),this.normalRenderTarget&&this.normalRenderTarget.setSize(e,t),this.pdRenderTarget.setSize(e,t),this.gtaoMaterial.uniforms.resolution.value.set(e,t),this.gtaoMaterial.uniforms.cameraProjectionMatrix.value.copy(this.camera.projectionMatrix),this.gtaoMaterial.uniforms.cameraProjectionMatrixInverse.value.copy(this.camera.projectionMatrixInverse),this.pdMaterial.uniforms.resolution.value.set(e,t),this.pdMaterial.uniforms.cameraProjectionMatrixInverse.value.copy(this.camera.projectionMatrixInverse)}dispose(){this.gtaoNoiseTexture.dispose(),this.pdNoiseTexture.dispose(),this.normalRenderTarget&&this.normalRenderTarget.dispose(),this.gtaoRenderTarget.dispose(),this.pdRenderTarget.dispose(),this.normalMaterial.dispose(),this.pdMaterial.dispose(),this.copyMaterial.dispose(),this.depthRenderMaterial.dispose(),this._fsQuad.dispose()}get gtaoMap(){return this.pdRenderTarget.texture}setGBuffer(e,t){if(e!==void 0)this.depthTexture=e,this.normalTexture=t,this._renderGBuffer=!1;else{if(this.normalRenderTarget===void 0){let s=new rs;s.format=as,s.type=js,this.normalRenderTarget=new fn(this.width,this.height,{minFilter:gn,magFilter:gn,type:Bn,depthTexture:s})}this.depthTexture=this.normalRenderTarget.depthTexture,this.normalTexture=this.normalRenderTarget.texture,this._renderGBuffer=!0}let n=this.normalTexture?1:0;this.gtaoMaterial.defines.NORMAL_VECTOR_TYPE=n,this.gtaoMaterial.needsUpdate=!0,this.gtaoMaterial.uniforms.tNormal.value=this.normalTexture,this.gtaoMaterial.uniforms.tDepth.value=this.depthTexture,this.pdMaterial.defines.NORMAL_VECTOR_TYPE=n,this.pdMaterial.needsUpdate=!0,this.pdMaterial.uniforms.tNormal.value=this.normalTexture,this.pdMaterial.uniforms.tDepth.value=this.depthTexture,this.depthRenderMaterial.uniforms.tDepth.value=this.depthTexture}setSceneClipBox(e){e?(this.gtaoMaterial.needsUpdate=this.gtaoMaterial.defines.SCENE_CLIP_BOX!==1,this.gtaoMaterial.defines.SCENE_CLIP_BOX=1,this.gtaoMaterial.uniforms.sceneBoxMin.value.copy(e.min),this.gtaoMaterial.uniforms.sceneBoxMax.value.copy(e.max)):(this.gtaoMaterial.needsUpdate=this.gtaoMaterial.defines.SCENE_CLIP_BOX===0,this.gtaoMaterial.defines.SCENE_CLIP_BOX=0)}updateGtaoMaterial(e){e.radius!==void 0&&(this.gtaoMaterial.uniforms.radius.value=e.radius),e.distanceExponent!==void 0&&(this.gtaoMaterial.uniforms.distanceExponent.value=e.distanceExponent),e.thickness!==void 0&&(this.gtaoMaterial.uniforms.thickness.value=e.thickness),e.distanceFallOff!==void 0&&(this.gtaoMaterial.uniforms.distanceFallOff.value=e.distanceFallOff,this.gtaoMaterial.needsUpdate=!0),e.scale!==void 0&&(this.gtaoMaterial.uniforms.scale.value=e.scale),e.samples!==void 0&&e.samples!==this.gtaoMaterial.defines.SAMPLES&&(this.gtaoMaterial.defines.SAMPLES=e.samples,this.gtaoMaterial.needsUpdate=!0),e.screenSpaceRadius!==void 0&&(e.screenSpaceRadius?1:0)!==this.gtaoMaterial.defines.SCREEN_SPACE_RADIUS&&(this.gtaoMaterial.defines.SCREEN_SPACE_RADIUS=e.screenSpaceRadius?1:0,this.gtaoMaterial.needsUpdate=!0)}updatePdMaterial(e){let t=!1;e.lumaPhi!==void 0&&(this.pdMaterial.uniforms.lumaPhi.value=e.lumaPhi),e.depthPhi!==void 0&&(this.pdMaterial.uniforms.depthPhi.value=e.depthPhi),e.normalPhi!==void 0&&(this.pdMaterial.uniforms.normalPhi.value=e.normalPhi),e.radius!==void 0&&e.radius!==this.radius&&(this.pdMaterial.uniforms.radius.value=e.radius),e.radiusExponent!==void 0&&e.radiusExponent!==this.pdRadiusExponent&&(this.pdRadiusExponent=e.radiusExponent,t=!0),e.rings!==void 0&&e.rings!==this.pdRings&&(this.pdRings=e.rings,t=!0),e.samples!==void 0&&e.samples!==this.pdSamples&&(this.pdSamples=e.samples,t=!0),t&&(this.pdMaterial.defines.SAMPLES=this.pdSamples,this.pdMaterial.defines.SAMPLE_VECTORS=um(this.pdSamples,this.pdRings,this.pdRadiusExponent),this.pdMaterial.needsUpdate=!0)}render(e,t,n){switch(this._renderGBuffer&&(this._overrideVisibility(),this._renderOverride(e,this.normalMaterial,this.normalRenderTarget,7829503,1),this._restoreVisibility()),this.gtaoMaterial.uniforms.cameraNear.value=this.camera.near,this.gtaoMaterial.uniforms.cameraFar.value=this.camera.far,this.gtaoMaterial.uniforms.cameraProjectionMatrix.value.copy(this.camera.projectionMatrix),this.gtaoMaterial.uniforms.cameraProjectionMatrixInverse.value.copy(this.camera.projectionMatrixInverse),this.gtaoMaterial.uniforms.cameraWorldMatrix.value.copy(this.camera.matrixWorld),this._renderPass(e,this.gtaoMaterial,this.gtaoRenderTarget,16777215,1),this.pdMaterial.uniforms.cameraProjectionMatrixInverse.value.copy(this.camera.projectionMatrixInverse),this._renderPass(e,this.pdMaterial,this.pdRenderTarget,16777215,1),this.output){case i.OUTPUT.Off:break;case i.OUTPUT.Diffuse:this.copyMaterial.uniforms.tDiffuse.value=n.texture,this.copyMaterial.blending=wn,this._renderPass(e,this.copyMaterial,this.renderToScreen?null:t);break;case i.OUTPUT.AO:this.copyMaterial.uniforms.tDiffuse.value=this.gtaoRenderTarget.texture,this.copyMaterial.blending=wn,this._renderPass(e,this.copyMaterial,this.renderToScreen?null:t);break;case i.OUTPUT.Denoise:this.copyMaterial.uniforms.tDiffuse.value=this.pdRenderTarget.texture,this.copyMaterial.blending=wn,this._renderPass(e,this.copyMaterial,this.renderToScreen?null:t);break;case i.OUTPUT.Depth:this.depthRenderMaterial.uniforms.cameraNear.value=this.camera.near,this.depthRenderMaterial.uniforms.cameraFar.value=this.camera.far,this._renderPass(e,this.depthRenderMaterial,this.renderToScreen?null:t);break;case i.OUTPUT.Normal:this.copyMaterial.uniforms.tDiffuse.value=this.normalTexture||null,this.copyMaterial.blending=wn,this._renderPass(e,this.copyMaterial,this.renderToScreen?null:t);break;case i.OUTPUT.Default:this.copyMaterial.uniforms.tDiffuse.value=n.texture,this.copyMaterial.blending=wn,this._renderPass(e,this.copyMaterial,this.renderToScreen?null:t),this.blendMaterial.uniforms.intensity.value=this.blendIntensity,this.blendMaterial.uniforms.tDiffuse.value=this.pdRenderTarget.texture,this._renderPass(e,this.blendMaterial,this.renderToScreen?null:t);break;default:console.warn("THREE.GTAOPass: Unknown output type.")}}_renderPass(e,t,n,s,r){e.getClearColor(this._originalClearColor);let o=e.getClearAlpha(),a=e.autoClear;e.setRenderTarget(n),e.autoClear=!1,s!=null&&(e.setClearColor(s),e.setClearAlpha(r||0),e.clear()),this._fsQuad.material=t,this._fsQuad.render(e),e.autoClear=a,e.setClearColor(this._originalClearColor),e.setClearAlpha(o)}_renderOverride(e,t,n,s,r){e.getClearColor(this._originalClearColor);let o=e.getClearAlpha(),a=e.autoClear;e.setRenderTarget(n),e.autoClear=!1,s=t.clearColor||s,r=t.clearAlpha||r,s!=null&&(e.setClearColor(s),e.setClearAlpha(r||0),e.clear()),this.scene.overrideMaterial=t,e.render(this.scene,this.camera),this.scene.overrideMaterial=null,e.autoClear=a,e.setClearColor(this._originalClearColor),e.setClearAlpha(o)}_overrideVisibility(){let e=this.scene,t=this._visibilityCache;e.traverse(function(n){(n.isPoints||n.isLine||n.isLine2)&&n.visible&&(n.visible=!1,t.push(n))})}_restoreVisibility(){let e=this._visibilityCache;for(let t=0;t<e.length;t++)e[t].visible=!0;e.length=0}_generateNoise(e=64){let t=new md,n=e*e*4,s=new Uint8Array(n);for(let o=0;o<e;o++)for(let a=0;a<e;a++){let l=o,c=a;s[(o*e+a)*4]=(t.noise(l,c)*.5+.5)*255,s[(o*e+a)*4+1]=(t.noise(l+e,c)*.5+.5)*255,s[(o*e+a)*4+2]=(t.noise(l,c+e)*.5+.5)*255,s[(o*e+a)*4+3]=(t.noise(l+e,c+e)*.5+.5)*255}let r=new Js(s,e,e,Pi,Kn);return r.wrapS=bs,r.wrapT=bs,r.needsUpdate=!0,r}};rc.OUTPUT={Off:-1,Default:0,Diffuse:1,Depth:2,Normal:3,AO:4,Denoise:5};var oc={name:"OutputShader",uniforms:{tDiffuse:{value:null},toneMappingExposure:{value:1}},vertexShader:`
		precision highp float;

		uniform mat4 modelViewMatrix;
		uniform mat4 projectionMatrix;

		attribute vec3 position;
		attribute vec2 uv;

		varying vec2 vUv;

		void main() {

			vUv = uv;
			gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );

		}`,fragmentShader:`

		precision highp float;

		uniform sampler2D tDiffuse;

		#include <tonemapping_pars_fragment>
		#include <colorspace_pars_fragment>

		varying vec2 vUv;

		void main() {

			gl_FragColor = texture2D( tDiffuse, vUv );

			// tone mapping

			#ifdef LINEAR_TONE_MAPPING

				gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );

			#elif defined( REINHARD_TONE_MAPPING )

				gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );

			#elif defined( CINEON_TONE_MAPPING )

				gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );

			#elif defined( ACES_FILMIC_TONE_MAPPING )

				gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );

			#elif defined( AGX_TONE_MAPPING )

				gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );

			#elif defined( NEUTRAL_TONE_MAPPING )

				gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );

			#elif defined( CUSTOM_TONE_MAPPING )

				gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );

			#endif

			// color space

			#ifdef SRGB_TRANSFER

				gl_FragColor = sRGBTransferOETF( gl_FragColor );

			#endif

		}`};var gd=class extends Ni{constructor(){super(),this.isOutputPass=!0,this.uniforms=ui.clone(oc.uniforms),this.material=new Wo({name:oc.name,uniforms:this.uniforms,vertexShader:oc.vertexShader,fragmentShader:oc.fragmentShader}),this._fsQuad=new Cr(this.material),this._outputColorSpace=null,this._toneMapping=null}render(e,t,n){this.uniforms.tDiffuse.value=n.texture,this.uniforms.toneMappingExposure.value=e.toneMappingExposure,(this._outputColorSpace!==e.outputColorSpace||this._toneMapping!==e.toneMapping)&&(this._outputColorSpace=e.outputColorSpace,this._toneMapping=e.toneMapping,this.material.defines={},yt.getTransfer(this._outputColorSpace)===At&&(this.material.defines.SRGB_TRANSFER=""),this._toneMapping===xl?this.material.defines.LINEAR_TONE_MAPPING="":this._toneMapping===_l?this.material.defines.REINHARD_TONE_MAPPING="":this._toneMapping===bl?this.material.defines.CINEON_TONE_MAPPING="":this._toneMapping===Sl?this.material.defines.ACES_FILMIC_TONE_MAPPING="":this._toneMapping===Ml?this.material.defines.AGX_TONE_MAPPING="":this._toneMapping===El?this.material.defines.NEUTRAL_TONE_MAPPING="":this._toneMapping===wl&&(this.material.defines.CUSTOM_TONE_MAPPING=""),this.material.needsUpdate=!0),this.renderToScreen===!0?(e.setRenderTarget(null),this._fsQuad.render(e)):(e.setRenderTarget(t),this.clear&&e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil),this._fsQuad.render(e))}dispose(){this.material.dispose(),this._fsQuad.dispose()}};var vd=class extends Ni{constructor(e,t,n=null,s=null,r=null){super(),this.scene=e,this.camera=t,this.overrideMaterial=n,this.clearColor=s,this.clearAlpha=r,this.clear=!0,this.clearDepth=!1,this.needsSwap=!1,this.isRenderPass=!0,this._oldClearColor=new Le}render(e,t,n){let s=e.autoClear;e.autoClear=!1;let r,o;this.overrideMaterial!==null&&(o=this.scene.overrideMaterial,this.scene.overrideMaterial=this.overrideMaterial),this.clearColor!==null&&(e.getClearColor(this._oldClearColor),e.setClearColor(this.clearColor,e.getClearAlpha())),this.clearAlpha!==null&&(r=e.getClearAlpha(),e.setClearAlpha(this.clearAlpha)),this.clearDepth==!0&&e.clearDepth(),e.setRenderTarget(this.renderToScreen?null:n),this.clear===!0&&e.clear(e.autoClearColor,e.autoClearDepth,e.autoClearStencil),e.render(this.scene,this.camera),this.clearColor!==null&&e.setClearColor(this._oldClearColor),this.clearAlpha!==null&&e.setClearAlpha(r),this.overrideMaterial!==null&&(this.scene.overrideMaterial=o),e.autoClear=s}};var TR=.8,AR=.85,dm=class extends rc{render(...e){let t=[];this.scene.traverse(n=>{let s=n.material;n.visible&&s&&(s.transparent||!s.depthWrite)&&t.push(n)});for(let n of t)n.visible=!1;super.render(...e);for(let n of t)n.visible=!0}},yd=class{constructor(e,t,n){this.renderer=e;let s=new fn(1,1,{samples:4,type:Bn});this.composer=new fd(e,s),this.solids=new dm(t,n,1,1),this.solids.blendIntensity=AR,this.composer.addPass(new vd(t,n)),this.composer.addPass(this.solids),this.composer.addPass(new gd)}renderer;composer;solids;resize(e,t){this.composer.setPixelRatio(this.renderer.getPixelRatio()),this.composer.setSize(e,t)}render(e){this.solids.updateGtaoMaterial({radius:TR*e,thickness:e,distanceExponent:1,scale:1,samples:12,screenSpaceRadius:!1}),this.composer.render()}};De.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Oe},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};di.line={uniforms:ui.merge([De.common,De.fog,De.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};var ba=class extends an{constructor(e){super({type:"LineMaterial",uniforms:ui.clone(di.line.uniforms),vertexShader:di.line.vertexShader,fragmentShader:di.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}};var bx=new Gt,xd=new C,eo=class extends dl{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";let e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new _t(e,3)),this.setAttribute("uv",new _t(t,2))}applyMatrix4(e){let t=this.attributes.instanceStart,n=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),n.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new _r(t,6,1);return this.setAttribute("instanceStart",new is(n,3,0)),this.setAttribute("instanceEnd",new is(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new _r(t,6,1);return this.setAttribute("instanceColorStart",new is(n,3,0)),this.setAttribute("instanceColorEnd",new is(n,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new rl(e.geometry)),this}fromLineSegments(e){let t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Gt);let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),bx.setFromBufferAttribute(t),this.boundingBox.union(bx))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Wn),this.boundingBox===null&&this.computeBoundingBox();let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){let n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)xd.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(xd)),xd.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(xd));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}};var fm=new Nt,Sx=new C,wx=new C,Xn=new Nt,$n=new Nt,Ls=new Nt,pm=new C,mm=new Ke,qn=new ml,Mx=new C,_d=new Gt,bd=new Wn,Ds=new Nt,Ns,to;function Ex(i,e,t){return Ds.set(0,0,-e,1).applyMatrix4(i.projectionMatrix),Ds.multiplyScalar(1/Ds.w),Ds.x=to/t.width,Ds.y=to/t.height,Ds.applyMatrix4(i.projectionMatrixInverse),Ds.multiplyScalar(1/Ds.w),Math.abs(Math.max(Ds.x,Ds.y))}function RR(i,e){let t=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){qn.start.fromBufferAttribute(s,a),qn.end.fromBufferAttribute(r,a),qn.applyMatrix4(t);let c=new C,d=new C;Ns.distanceSqToSegment(qn.start,qn.end,d,c),d.distanceTo(c)<to*.5&&e.push({point:d,pointOnLine:c,distance:Ns.origin.distanceTo(d),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function CR(i,e,t){let n=e.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,d=Math.min(a.instanceCount,l.count),h=-e.near;Ns.at(1,Ls),Ls.w=1,Ls.applyMatrix4(e.matrixWorldInverse),Ls.applyMatrix4(n),Ls.multiplyScalar(1/Ls.w),Ls.x*=r.x/2,Ls.y*=r.y/2,Ls.z=0,pm.copy(Ls),mm.multiplyMatrices(e.matrixWorldInverse,o);for(let u=0,f=d;u<f;u++){if(Xn.fromBufferAttribute(l,u),$n.fromBufferAttribute(c,u),Xn.w=1,$n.w=1,Xn.applyMatrix4(mm),$n.applyMatrix4(mm),Xn.z>h&&$n.z>h)continue;if(Xn.z>h){let E=Xn.z-$n.z,b=(Xn.z-h)/E;Xn.lerp($n,b)}else if($n.z>h){let E=$n.z-Xn.z,b=($n.z-h)/E;$n.lerp(Xn,b)}Xn.applyMatrix4(n),$n.applyMatrix4(n),Xn.multiplyScalar(1/Xn.w),$n.multiplyScalar(1/$n.w),Xn.x*=r.x/2,Xn.y*=r.y/2,$n.x*=r.x/2,$n.y*=r.y/2,qn.start.copy(Xn),qn.start.z=0,qn.end.copy($n),qn.end.z=0;let v=qn.closestPointToPointParameter(pm,!0);qn.at(v,Mx);let p=Nl.lerp(Xn.z,$n.z,v),g=p>=-1&&p<=1,y=pm.distanceTo(Mx)<to*.5;if(g&&y){qn.start.fromBufferAttribute(l,u),qn.end.fromBufferAttribute(c,u),qn.start.applyMatrix4(o),qn.end.applyMatrix4(o);let E=new C,b=new C;Ns.distanceSqToSegment(qn.start,qn.end,b,E),t.push({point:b,pointOnLine:E,distance:Ns.origin.distanceTo(b),object:i,face:null,faceIndex:u,uv:null,uv1:null})}}}var Sd=class extends Vt{constructor(e=new eo,t=new ba({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){let e=this.geometry,t=e.attributes.instanceStart,n=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let o=0,a=0,l=t.count;o<l;o++,a+=2)Sx.fromBufferAttribute(t,o),wx.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+Sx.distanceTo(wx);let r=new _r(s,2,1);return e.setAttribute("instanceDistanceStart",new is(r,1,0)),e.setAttribute("instanceDistanceEnd",new is(r,1,1)),this}raycast(e,t){let n=this.material.worldUnits,s=e.camera;if(s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),n===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;let r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;Ns=e.ray;let o=this.matrixWorld,a=this.geometry,l=this.material;to=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),bd.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=to*.5;else{let h=Math.max(s.near,bd.distanceToPoint(Ns.origin));c=Ex(s,h,l.resolution)}if(bd.radius+=c,Ns.intersectsSphere(bd)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),_d.copy(a.boundingBox).applyMatrix4(o);let d;if(n)d=to*.5;else{let h=Math.max(s.near,_d.distanceToPoint(Ns.origin));d=Ex(s,h,l.resolution)}_d.expandByScalar(d),Ns.intersectsBox(_d)!==!1&&(n?RR(this,t):CR(this,s,t))}onBeforeRender(e){let t=this.material.uniforms;t&&t.resolution&&(e.getViewport(fm),this.material.uniforms.resolution.value.set(fm.z,fm.w))}};var PR=3,wd=class{material=new ba({vertexColors:!0,linewidth:PR,transparent:!0,alphaToCoverage:!1,toneMapped:!1});lines=new Sd(new eo,this.material);background=new Le;constructor(){this.lines.frustumCulled=!1,this.lines.visible=!1,this.lines.renderOrder=2}get object(){return this.lines}clear(){this.lines.visible=!1}set(e){let t=[],n=[],s=new Le;for(let{colour:o,points:a}of e){let l=a.length/3;for(let c=0;c+1<l;c++){let d=3*c,h=!0;for(let u=0;u<6;u++)h&&=Number.isFinite(a[d+u]);if(h){for(let u=0;u<6;u++)t.push(a[d+u]);for(let u of[c,c+1])s.copy(this.background).lerp(o,.15+.85*u/Math.max(l-1,1)),n.push(s.r,s.g,s.b)}}}if(this.lines.visible=t.length>0,!this.lines.visible)return;this.lines.geometry.dispose();let r=new eo;r.setPositions(t),r.setColors(n),this.lines.geometry=r}};var Tx=new C;function IR(){let i=document.createElement("canvas").getContext("webgl2"),e=i?.getExtension("WEBGL_debug_renderer_info"),t=i&&e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(t)}function LR(i,e){let t=document.createElement("canvas");[t.width,t.height]=[2,256];let n=t.getContext("2d"),s=n.createLinearGradient(0,0,0,256);s.addColorStop(0,i),s.addColorStop(1,e),n.fillStyle=s,n.fillRect(0,0,2,256);let r=new tl(t);return r.colorSpace=ri,r}var Md=class{constructor(e,t,n=""){this.canvas=e;let s=n==="draft",r=n==="fine"||n==="best"?!1:s||n==="fast"||IR();this.cheap=r,this.touching=!s,this.crowd.cheap=r,this.contact=new sd(r?256:512),this.trails=new wd,this.renderer=new vu({canvas:e,antialias:!s,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(r?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=zr,this.eye=new cd(e,()=>this.dirty=!0),this.ground=new hd(this.scene),this.occlusion=n==="best"||n===""&&!r?new yd(this.renderer,this.scene,this.eye.camera):null,this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trails.object,this.contact.object),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(r?1024:2048),this.sun.shadow.radius=3,this.sun.shadow.intensity=.72,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let o=new Br(new gi(1,1,1));this.selection=new ss(o,new zi({depthTest:!1,transparent:!0,toneMapped:!1})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=t,this.setTheme(t)}canvas;renderer;scene=new kr;eye;crowd=new Ql(!1);unit=1;dirty=!0;gravity=null;glass=od;ghosts=new Ql(!0);ground;finish=new rd;sun=new ul(16774114,2.15);sky=new cl(15922683,13616824,1.75);contact;contactStale=!0;shaded=!0;selection;trails;ghostMaterial=new Sn({transparent:!0,opacity:.4,depthWrite:!1,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:4,polygonOffsetUnits:64});sizes=[];lit=new Wn(new C,-1);theme;cheap;touching;occlusion;setTheme(e){this.theme=e,this.scene.background?.dispose(),this.scene.background=LR(e.background,e.horizon),this.ghostMaterial.color.set(e.ghost),this.selection.material.color.set(e.ink),this.trails.background.set(e.ground),this.ground.dress(e.ground,e.line),this.sky.groundColor.set(e.dark?5722700:12168088),this.sky.intensity=e.dark?1.25:1.75,this.contactStale=!0,this.dirty=!0}setWorld(e){this.eye.view={from:e.about.view.from,region:e.about.view.region},this.crowd.build(e.bodies,e.about.shapes,this.finish.of),this.ground.build(this.crowd),this.ground.dress(this.theme.ground,this.theme.line);let t=e.about.shapes.map(s=>Tu(s).getSize(Tx).length()/2);this.sizes=e.bodies.map(s=>t[s.shape]);let n=this.sizes.filter((s,r)=>e.bodies[r].kind==="dynamic"&&s>0&&Number.isFinite(s)).sort((s,r)=>s-r);this.unit=n[n.length>>1]??.5,this.glass=od,this.blind=!1,this.eye.forget(),this.trails.clear(),this.dirty=!0}setGhostWorld(e){e?this.ghosts.build(e.bodies,e.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}fit(e){this.eye.fit(e,this.crowd,this.sizes),this.ground.forget(),this.layGround(e),this.lit.radius=-1,this.light(),this.dirty=!0}blind=!1;meet(e){this.blind&&this.crowd.bodies.some((t,n)=>t.kind==="dynamic"&&n<e.bodies&&!e.absent(n))&&this.seeThrough(e)}seeThrough(e){let t=this.crowd.bodies,n=this.eye.camera.position,s=t.map((l,c)=>c).filter(l=>l<e.bodies&&t[l].kind==="dynamic"&&Number.isFinite(e.states[13*l])),r=s.filter((l,c)=>c%Math.ceil(s.length/64)===0).map(l=>new C(...e.centre(l)));this.blind=r.length===0;let o=new Set,a=t.map((l,c)=>c).filter(l=>t[l].kind==="fixed");if(a.length<=1e3)for(let l of a){let c=r.filter(d=>Q0(this.crowd.shapes[t[l].shape],this.crowd.pose(l),n,d)).length;c>0&&c>=.4*r.length&&o.add(l)}if(this.glass=o,o.size>0){let l=this.crowd.planes;this.crowd.build(t,this.crowd.shapes,this.finish.of,o),this.crowd.planes=l,this.crowd.place(e)}this.dirty=!0}layGround(e){let{center:t,radius:n}=this.eye.core,s=this.crowd.bodies,r=[];for(let o=0;o<Math.min(s.length,e.bodies);o++){let[a,l,c]=e.centre(o),d=this.sizes[o],h=Math.hypot(a-t.x,l-t.y,c-t.z);!(d>0)||!Number.isFinite(h+d)||h>8*n||d>8*n||r.push(a,l,c,d)}for(let[o,a,l]of this.eye.corners)r.push(o,a,l,0);this.ground.lay(this.crowd,Float64Array.from(r),this.theme.line)&&(this.contactStale=!0)}light(){let{camera:e,core:t,distance:n}=this.eye,s=this.eye.controls.target,r=n*Math.sin(e.fov*Math.PI/360),o=Math.min(Math.max(r,.3*t.radius),3*t.radius),a=r<t.radius||t.center.distanceTo(s)>t.radius?s:t.center;if(this.lit.radius>0&&Math.abs(o-this.lit.radius)<.25*this.lit.radius&&a.distanceTo(this.lit.center)<.4*this.lit.radius)return;this.lit.set(a,o),this.sun.target.position.copy(a),this.sun.position.copy(a).add(new C(-.45,-.6,1.2).normalize().multiplyScalar(12*o));let l=this.sun.shadow.camera,c=2.2*o;l.left=l.bottom=-c,l.right=l.top=c,l.near=.1*o,l.far=24*o,l.updateProjectionMatrix(),this.sun.shadow.normalBias=.004*o,e.near=Math.max(n/1500,1e-4),e.far=400*Math.max(t.radius,r)+100,e.updateProjectionMatrix()}setFrame(e){this.crowd.place(e),this.eye.setFrame(e,this.crowd,this.sizes),this.layGround(e),this.contactStale=!0,this.dirty=!0}setGhostFrame(e,t){let n=.002*this.unit;this.ghosts.place(e,s=>{if(!t||s>=t.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(e.states[13*s+r]-t.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}bodySize(e){let t=this.crowd.bodies[e],n=t?Tu(this.crowd.shapes[t.shape]):new Gt;return n.isEmpty()?4*this.unit:n.getSize(Tx).length()}select(e){let t=this.crowd.bodies[e],n=t?Tu(this.crowd.shapes[t.shape]):new Gt;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new C).multiplyScalar(1.04),r=n.getCenter(new C);this.selection.matrix.copy(this.crowd.pose(e)).multiply(new Ke().compose(r,new wt,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(e,t){this.crowd.paint(e,t),this.dirty=!0}get fixedColour(){return new Le(this.theme.fixed)}get ink(){return this.theme.ink}setGrid(e){this.ground.grid=e,this.dirty=!0}setXray(e){this.finish.setXray(e),this.dirty=!0}setShadows(e){this.sun.castShadow=e,this.shaded=e,this.contactStale=!0,this.dirty=!0}get cell(){return this.ground.cell}pick(e,t){let n=this.eye.ray(e,t),s=null;for(let{mesh:a,list:l,sensor:c}of[...this.crowd.batches].sort((d,h)=>Number(d.sensor)-Number(h.sensor))){if(c&&s)break;let d=n.intersectObject(a,!1).find(h=>h.instanceId!==void 0&&!this.glass.has(l[h.instanceId].body));d&&d.instanceId!==void 0&&(!s||d.distance<s.distance)&&(s={distance:d.distance,body:l[d.instanceId].body,point:d.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new C(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}resize(){let{clientWidth:e,clientHeight:t}=this.canvas;e===0||t===0||(this.renderer.setSize(e,t,!1),this.occlusion?.resize(e,t),this.eye.camera.aspect=e/t,this.eye.camera.updateProjectionMatrix(),this.dirty=!0)}contactShadows(){if(!this.contactStale)return;this.contactStale=!1;let e=this.ground.floor,t=this.crowd.bodies.length>(this.cheap?1500:2e4);if(!this.touching||!this.shaded||!e||t)return this.contact.hide();this.contact.take(this.renderer,this.scene,e.matrix,e.size,.9*this.unit,this.theme.dark)}render(){return this.eye.controls.update(),this.dirty?(this.dirty=!1,this.light(),this.ground.see(this.eye.camera.position,this.eye.distance),this.contactShadows(),this.occlusion?this.occlusion.render(this.unit):this.renderer.render(this.scene,this.eye.camera),!0):!1}};var Ed=class{constructor(e,t){this.seek=e;this.eventName=t;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=be("strip");tip=be("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(e){this.store=e,this.draw()}set(e){this.state=e,this.draw()}span(){let e=this.store;return e?[e.first,Math.max(e.last,e.first+1)]:[0,1]}frameAt(e){let t=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((e-t.left)/t.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(e){let t=this.store;if(!t||t.rowCount===0)return;let n=this.frameAt(e.clientX),s=t.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${fe(t.time(n),4)} s \xB7 kinetic ${fe(t.value("kinetic",n),3)} J \xB7 residual ${fe(t.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(e.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let e=this.canvas,t=Math.min(devicePixelRatio,2),n=e.clientWidth,s=e.clientHeight;if(n===0)return;e.width!==Math.round(n*t)&&(e.width=Math.round(n*t)),e.height!==Math.round(s*t)&&(e.height=Math.round(s*t));let r=e.getContext("2d");r.setTransform(t,0,0,t,0,0);let o=getComputedStyle(document.documentElement),a=O=>o.getPropertyValue(O).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,d]=this.span(),h=O=>(O-c)/(d-c)*n,u=Math.floor(s*.58),f=O=>l.columns[Ki[O]],m=f("kinetic"),v=f("potential"),p=l.columns[Ki.residual],g=l.columns[Ki.verdict],y=1/0,E=-1/0,b=Math.max(c-l.rowFirst,0);for(let O=b;O<l.rowCount;O++)y=Math.min(y,v[O]),E=Math.max(E,v[O]+m[O]);E-y<1e-300&&(E=y+1);let R=Math.max(1,Math.floor(n)),M=new Float64Array(R).fill(NaN),x=new Float64Array(R).fill(NaN),S=new Float64Array(R).fill(NaN),N=new Float64Array(R).fill(NaN);for(let O=b;O<l.rowCount;O++){let te=Math.min(R-1,Math.max(0,Math.floor(h(l.rowFirst+O)))),$=v[O]+m[O];M[te]>=$||(M[te]=$),x[te]>=v[O]||(x[te]=v[O]),S[te]>=p[O]||(S[te]=p[O]),N[te]>=g[O]||(N[te]=g[O])}for(let O of[M,x,S,N])for(let te=1;te<R;te++)Number.isNaN(O[te])&&(O[te]=O[te-1]);let P=O=>u-2-(O-y)/(E-y)*(u-6),L=(O,te,$)=>{r.fillStyle=$,r.beginPath(),r.moveTo(0,te(0));for(let Z=0;Z<R;Z++)r.lineTo(Z,P(O[Z]));for(let Z=R-1;Z>=0;Z--)r.lineTo(Z,te(Z));r.fill()};L(x,()=>u,a("--potential")),L(M,O=>P(x[O]),a("--kinetic"));let z=l.about.tolerance??1e-8,V=O=>Math.min(Math.max((Math.log10(Math.max(O,1e-16))+16)/14,0),1);for(let O=0;O<R;O++){let te=S[O]>z||N[O]>0;if(!(S[O]>0)&&!te)continue;r.fillStyle=a(te?"--bad":"--residual");let $=Math.max(te?3:1,V(S[O])*(s-u-4));r.fillRect(O,s-$,1,$)}r.fillStyle=a("--line"),r.fillRect(0,u,n,1),r.fillStyle=a("--event");let U=-1;for(let O of l.events){if(O.kind<2)continue;let te=Math.floor(h(O.frame));te!==U&&r.fillRect(te,u-3,1,6),U=te}r.font="10px system-ui, sans-serif";let W=(O,te)=>{let $=5,Z=te.reduce((ne,[ce])=>ne+r.measureText(ce).width+7,3);r.globalAlpha=.8,r.fillStyle=a("--field"),r.fillRect(2,O-10,Z,13),r.globalAlpha=1;for(let[ne,ce]of te)r.fillStyle=a(ce),r.fillText(ne,$,O),$+=r.measureText(ne).width+7};if(W(11,[["energy:","--quiet"],["kinetic","--kinetic-ink"],["potential","--potential-ink"],...l.events.some(O=>O.kind>=2)?[["| event","--event"]]:[]]),W(u+12,[["residual","--quiet"],...l.about.tolerance?[[`red above ${fe(l.about.tolerance,2)} m/s`,"--quiet"]]:[]]),this.state.range){let[O,te]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,h(O),s),r.fillRect(h(te),0,n-h(te),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let O=h(this.state.differs);r.fillRect(O-1,0,2,s),r.fillText("differs",Math.min(O+4,n-40),22)}let Y=h(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(Y-1,0,2,s),r.beginPath(),r.moveTo(Y-5,0),r.lineTo(Y+5,0),r.lineTo(Y,7),r.fill()}};function ac(i,e){return k("span",{},i,k("span",{class:"less"},e))}function Ax(i,e){let t=(s,r,o,a,l=!1)=>k("button",{id:s,title:o,class:l?"less":"",onclick:c=>{a(),c.detail>0&&c.currentTarget.blur()}},r),n=k("select",{id:"speed",title:"playback speed relative to real time (+ and \u2212)",onchange:s=>e.player.setSpeed(Number(s.target.value))},...$r.map(s=>k("option",{value:String(s)},`${s}\xD7`)));mi(be("transport"),t("play","","play or pause (Space)",()=>e.player.play()),t("first","|\u25C0","first frame (Home)",()=>e.player.toFirst()),t("back10","\u221210","ten frames back (Shift \u2190)",()=>e.player.step(-10),!0),t("back","\u22121","one frame back (\u2190)",()=>e.player.step(-1)),t("on","+1",i?"one frame forward (\u2192); at the end: one simulation step":"one frame forward (\u2192)",()=>e.player.step(1)),t("on10","+10","ten frames forward (Shift \u2192)",()=>e.player.step(10),!0),t("last",ac("\u25B6|",i?" now":""),"last frame (End)",()=>e.player.toLast()),i?t("reset",ac("\u21BA"," Reset"),"back to the start, with the present parameters (r)",()=>e.player.reset()):null,k("span",{class:"time",id:"time"}),k("label",{class:"less",title:"frame number: type one to go there"},"frame ",k("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{e.player.play(!1),e.player.seek(Number(s.target.value)),s.target.blur()}})),k("label",{},k("span",{class:"less"},"speed "),n),t("loop",ac("\u21BB"," loop"),i?"restart at the end of the scene's duration (o)":"restart at the end (o)",()=>e.player.toggleLoop()),t("event","next event","impact, sleep, waking, quarantine, or touch (e)",()=>e.jumpEvent(!1),!0),t("worst","worst frame","the frame with the worst verdict, and of those with the largest residual (w)",()=>e.worstFrame(),!0),k("span",{class:"quiet",id:"range"}))}function Rx(i,e){let t=document.getElementById("play");if(!t)return;mi(t,e?ac("\u275A\u275A"," Pause"):ac("\u25B6"," Play")),document.documentElement.dataset.playing=String(e);let n=be("speed");[...n.options].some(s=>Number(s.value)===i.speed)||n.append(k("option",{value:String(i.speed)},`${i.speed}\xD7`)),n.value=String(i.speed),be("loop").classList.toggle("on",i.loop),be("range").textContent=i.range?`range ${i.range[0]}\u2013${i.range[1]}`:""}var DR=["open-scenes","reset","replay","go-on","loop"],NR=["play","on","on10","speed"];function Cx(i,e,t){be("looking").hidden=i,be("looking").title=ji,document.body.dataset.looking=String(!i);let n=(s,r)=>{let o=document.getElementById(s);!o||o.disabled===r||(o.disabled=r,o.dataset.does??=o.title,o.title=r?ji:o.dataset.does)};for(let s of DR)n(s,!i&&(e||s==="open-scenes"));for(let s of NR)n(s,!i&&e&&t)}var Td=class{constructor(e,t,n,s,r){this.view=e;this.panels=t;this.link=n;this.save=r;this.player=new ku(e,{command:o=>n.command(o),get writes(){return n.writes},changed:()=>{this.refreshTransport(),this.drawTimeline(),this.save()}}),this.timeline=new Ed(o=>this.player.seek(o),s),this.plots=new id(o=>this.player.seek(o),()=>{this.view.chosen=this.plots.chosen,this.shown&&this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.save()},()=>this.stage.unit),this.plots.chosen=e.chosen,this.trails=new Du(n,this.stage,this.colours),this.beside=new Ou(n,this.stage,()=>this.toDifference()),this.layStage()}view;panels;link;save;stage=new Md(be("canvas"),Uu(),new URLSearchParams(location.hash.slice(1)).get("quality")??"");overlays=new Lu(this.stage);colours=new Su;paint=new Nu(this.colours);player;timeline;plots;trails;beside;store=null;shown=null;status=null;ready=!1;drawn=0;arrows={arrows:1,root:!0};last=0;wanted=-1;numbersAt=0;legendKey="";tick(e){requestAnimationFrame(s=>this.tick(s));let t=Math.min((e-this.last)/1e3,.25);this.last=e;let n=this.store;n&&this.ready&&(this.player.tick(t,this.shown?.number??-1),this.show(n),this.plots.refresh(),this.stage.eye.glide(t)),this.stage.render()&&wv(this.stage,this.shown,this.store,this.view,this.overlays),this.link.drawn()}begin(e,t){this.store=e,this.clear(),this.trails.forget(),t||(this.colours.show(e),this.paint.forget(),this.stage.setWorld(e),this.overlays.calibrate(e)),this.timeline.show(e),this.plots.show(e),this.showPlots(this.view.plots),this.panels.show(e,t)}clear(){this.shown=null,this.wanted=-1}show(e){let t=this.view.frame;if(this.shown?.number===t)return this.showGhosts(t);let n=e.peek(t);n?this.showFrame(n):this.wanted!==t&&(this.wanted=t,e.fetch(t,this.player.playing).then(s=>{s&&this.view.frame===t&&this.showFrame(s)}).catch(s=>{this.store===e&&!e.live&&Ei(s)}).finally(()=>{this.wanted===t&&(this.wanted=-1)})),this.showGhosts(t)}showFrame(e){this.shown=e,this.drawn++,this.stage.setFrame(e),this.stage.meet(e),this.paint.bodies(this.stage,e,this.store,this.view),this.overlays.update(e,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.keepLegend(),this.stage.select(this.view.body),this.panels.update(e,this.view.body,this.view.contact,this.player.playing,this.status),this.drawTimeline(),this.plots.setFrame(e.number),this.trails.update(e,this.store,this.view,this.player.playing),this.refreshNumbers(),document.documentElement.dataset.frame=String(e.number),this.save()}showGhosts(e){this.beside.show(e,this.shown,this.player.playing)&&this.refreshNumbers()}redraw(){!this.shown||!this.store||(this.paint.bodies(this.stage,this.shown,this.store,this.view),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.drawTimeline(),this.trails.update(this.shown,this.store,this.view,this.player.playing),this.refreshLegend(),this.refreshNumbers(),this.save(),this.stage.dirty=!0)}drawTimeline(){this.shown&&this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.beside.differs})}refreshNumbers(e=0){!this.store||e>0&&performance.now()-this.numbersAt<=e||(this.numbersAt=performance.now(),bv(this.store,this.shown,this.status,this.beside))}refreshLegend(){hv(this.stage,this.store,this.beside.ghost,this.view,this.arrows,this.overlays,this.paint)}keepLegend(){let e=`${this.paint.top}/${this.overlays.chains.top}/${[...this.stage.crowd.lost].join()}`;e!==this.legendKey&&(this.legendKey=e,this.refreshLegend())}refreshTransport(){Rx(this.view,this.player.playing),Cx(this.link.writes,this.store?.live??!1,this.player.atHead);let e=this.store?.live===!0&&this.player.over&&this.player.atHead&&!this.view.loop;be("over").hidden=!e}setTheme(){this.stage.setTheme(Uu()),this.store&&this.plots.show(this.store),this.redraw()}resize(){this.stage.resize(),this.ready&&this.shown&&this.stage.eye.auto&&!this.view.follow&&this.stage.fit(this.shown),this.stage.render()}toggleLayer(e,t){let n=this.view.layers;t??!n.has(e)?n.add(e):n.delete(e),this.applyLayers()}applyLayers(){for(let e of ta){let t=document.getElementById(`layer-${e.id}`);t&&(t.checked=this.view.layers.has(e.id))}this.layStage(),this.trails.distrust(),this.redraw()}layStage(){let e=this.view.layers;this.stage.setGrid(e.has("grid")),this.stage.setShadows(e.has("shadows")),this.stage.setXray(e.has("xray")||e.has("chains"))}setColour(e){this.view.colour=e,this.redraw()}setArrows(e){Object.assign(this.arrows,e),this.redraw()}setPlots(e){this.view.plots=e,this.showPlots(e),this.save()}zoomPlots(e){this.view.plots?this.plots.magnify(e):Dt("No plots are shown: p opens them.")}shiftPlots(e){this.view.plots?this.plots.shift(e):Dt("No plots are shown: p opens them.")}showPlots(e){this.plots.toggle(e),be("open-plots").classList.toggle("on",e)}toDifference(){if(!this.beside.ghost)return Dt("No second recording: open two with tumble view A B.");if(this.beside.differs===null)return Dt("The two recordings are equal in every frame.");this.player.play(!1),this.player.seek(this.beside.differs)}};var Ad=class{constructor(e,t){this.screen=e;this.eventName=t}screen;eventName;body(e){let{view:t,shown:n,stage:s}=this.screen;t.body=e,t.contact=-1,e<0?(t.follow=!1,s.eye.follow(-1,null)):t.follow&&n&&s.eye.follow(e,n),this.turn("body"),this.screen.trails.forget(),this.screen.redraw()}contact(e,t){let{view:n,shown:s,stage:r}=this.screen;n.contact=e,e>=0&&this.turn("contact"),t&&s&&e>=0&&r.eye.focus(s.contact(e).point,3.5*r.unit),this.screen.redraw()}at(e,t){let{shown:n,view:s,overlays:r,stage:o}=this.screen;if(!n)return;let l=_u.some(d=>s.layers.has(d))?r.pick(e,t,n):-1;if(l>=0)return this.contact(l,!1);let c=o.pick(e,t);this.body(c?c.body:-1)}search(){this.body(-1),document.getElementById("search")?.focus()}focus(){let{shown:e,store:t,view:n,stage:s}=this.screen;!e||!t||(n.contact>=0&&n.contact<e.contacts?s.eye.focus(e.contact(n.contact).point,3.5*s.unit):n.body>=0?s.eye.focus(e.centre(n.body),1.6*s.bodySize(n.body)):s.fit(e),this.screen.save())}toggleFollow(){let{view:e,stage:t,shown:n}=this.screen;if(e.body<0)return Dt("Select a body first, by a click.");e.follow=!e.follow,t.eye.follow(e.follow?e.body:-1,n),Dt(e.follow?"The camera follows this body.":"The camera stands still."),this.screen.save()}toEvent(e){let{store:t,view:n,player:s}=this.screen;t&&(t.live?t.readEvents():t.told).catch(r=>Ei(r)).then(()=>{let r=t.nextEvent(n.frame,e);if(!r)return Dt(e?"No event before this frame.":"No event after this frame.");s.play(!1),s.seek(r.frame);let o=c=>c===Oi?"":t.bodies[c]?.name??"",a=r.kind===2?` at ${fe(r.speed,3)} m/s`:"",l=r.depth>0?` by ${fe(r.depth*1e3,3)} mm`:"";Dt(`${this.eventName(r.kind)||"event"}${a}${l}: ${[o(r.a),o(r.b)].filter(Boolean).join(" \u2013 ")}`)})}worstFrame(){let{store:e,player:t,view:n}=this.screen;if(!e||e.rowCount===0)return;let s=e.worstFrame();t.play(!1),n.contact=-1,t.seek(s),e.fetch(s).then(r=>{r&&(this.screen.showFrame(r),this.worstHere())}).catch(r=>Ei(r))}worstHere(){let e=this.screen.shown;if(!e||e.contacts===0)return Dt("No contacts in this frame.");this.contact(e.worstContact(),!0)}turn(e){this.screen.view.tab=e,this.screen.panels.open(e)}};function Px(i,e){let t=o=>k("label",{class:"layer",title:`${o.hint}${o.hint?" ":""}(${o.key})`},k("input",{type:"checkbox",id:`layer-${o.id}`,checked:i.layers.has(o.id),onchange:a=>{e.toggleLayer(o.id,a.target.checked)}}),k("span",{},o.name),k("kbd",{},o.key)),n=k("select",{id:"colour",title:"meaning of the body colours",onchange:o=>e.setColour(o.target.value)},...["body","material","island","speed","force","energy","kind"].map(o=>k("option",{value:o},o)));n.value=i.colour;let s=k("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"length of arrows",oninput:()=>e.setArrows({arrows:10**Number(s.value)})}),r=k("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>e.setArrows({root:r.checked})});Vn(be("left"),k("h3",{},"Show"),...cp.map(t),k("h3",{},"Scenery"),...hp.map(t),k("h3",{},"Colour by"),n,k("h3",{},"Arrows"),s,k("label",{class:"layer",title:"impulses differ by orders of magnitude: with the square root, small ones stay visible beside large ones"},r,k("span",{},"length \u221D \u221Aimpulse")))}function Ix(i){Vn(be("help"),k("div",{class:"head"},k("h2",{},"Keys"),k("span",{class:"grow"}),k("button",{onclick:()=>be("help").close()},"Close")),k("div",{class:"keys"},...i.map(e=>k("div",{},k("span",{},k("kbd",{},e.shown)),k("span",{},e.does))),...ta.map(e=>k("div",{},k("span",{},k("kbd",{},e.key)),k("span",{},`show ${e.name.toLowerCase()}`)))),k("p",{class:"quiet"},"Mouse: drag to rotate, right drag or Ctrl-drag to pan, wheel to zoom, click to select a body or a contact point, double click to focus. In a live scene, Shift-drag, or a drag in pull mode, pulls a body with a spring; its work counts as external work. In a plot, drag to zoom, double click to see all, click to go there."))}function Lx(i){let e=be("export"),t=(n,s,r,o)=>k("button",{id:n,title:r,onclick:()=>{e.hidden=!0,o()}},s);Vn(e,t("export-png","Picture (PNG)","the 3-D view (s)",()=>i.picture()),t("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>i.video()),t("export-csv","Data of all plots (CSV)","one file per plot",()=>i.plotsToCsv()),t("export-sql","SQL of the selection (copy)","a query for the recording (q)",()=>i.copySql()),t("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>i.copyLink())),be("open-export").onclick=n=>{n.stopPropagation(),e.hidden=!e.hidden},addEventListener("click",n=>{e.contains(n.target)||(e.hidden=!0)})}var UR=["Start here","Sliding and rolling","Impact","Spin","Standing","Many bodies"],gm="Your scenes",FR=matchMedia("(prefers-reduced-motion: reduce)");function OR(i){let e=La(i).split("Look for:")[0].trim();return/^.*?[.!?](?=\s+[A-Z]|$)/.exec(e)?.[0]??e}var kR=i=>[`${i.typed} ${i.file} ${i.typed.replaceAll("_"," ")}`,i.title,i.group??gm,i.remarks].map(e=>e.toLowerCase());function BR(i,e){let t=e.toLowerCase().trim(),n=kR(i);if(t==="")return 0;let s=[i.typed,i.file,i.typed.replaceAll("_"," "),i.title].map(r=>r.toLowerCase());return s.includes(t)?0:s.some(r=>r.startsWith(t))?1:Math.max(...t.split(/\s+/).map(r=>{let o=n.findIndex(a=>a.includes(r));return o<0?1/0:2+o}))}var vm=class{constructor(e,t){this.link=e;this.path=t;this.element=k("span",{class:"picture"},this.still)}link;path;element;still=k("canvas",{width:360,height:225});moving=null;address="";async load(){if(this.address)return;this.address="asked";let e=new Blob([await this.link.bytes(this.path)],{type:"image/webp"});this.address=URL.createObjectURL(e);let t=await createImageBitmap(e);[this.still.width,this.still.height]=[t.width,t.height],this.still.getContext("2d").drawImage(t,0,0),this.element.dataset.loaded="true"}play(e){e&&this.moving||(this.moving?.remove(),this.moving=null,!(!e||FR.matches||!this.address.startsWith("blob:"))&&(this.moving=k("img",{src:this.address,alt:""}),this.element.append(this.moving)))}};function Dx(i,e,t,n){let s=be("scenes"),r=k("div",{id:"groups"}),o=new IntersectionObserver(h=>{for(let{target:u,isIntersecting:f}of h)f&&(o.unobserve(u),a.get(u)?.load().catch(()=>{}))},{root:s,rootMargin:"200px"}),a=new Map,l=i.map((h,u)=>{let f=h.pictured?new vm(t,`/api/scene/${u}/picture`):null,m=p=>()=>f?.play(p),v=k("button",{class:`card ${h.file===e?"now":""}`,title:La(h.remarks),"data-file":h.file,onclick:()=>{s.close(),n(u)},onpointerenter:m(!0),onpointerleave:m(!1),onfocus:m(!0),onblur:m(!1)},f?.element??k("span",{class:"picture none"}),k("span",{class:"name"},k("b",{},h.title)," ",k("code",{title:`tumble run ${h.typed}`},h.typed)),k("span",{class:"quiet"},OR(h.remarks)));return f&&(a.set(f.element,f),o.observe(f.element)),v}),c=k("input",{type:"search",id:"scene-search",placeholder:"find a scene","aria-label":"find a scene",autofocus:!0,oninput:()=>d()}),d=()=>{let h=c.value.trim(),u=i.map((p,g)=>({s:p,k:g,at:BR(p,h)})).filter(({at:p})=>p<1/0),f=[...new Set([...UR,...u.map(({s:p})=>p.group??gm).sort()])],m=(p,g)=>g.length?[k("h3",{},p),k("div",{class:"cards"},...g.map(({k:y})=>l[y]))]:[],v=h?m("Found",u.sort((p,g)=>p.at-g.at)):f.flatMap(p=>m(p,u.filter(({s:g})=>(g.group??gm)===p)));Vn(r,...v,u.length===0?k("p",{class:"quiet"},"No scene has these words."):null)};c.addEventListener("keydown",h=>{if(h.key==="Enter")r.querySelector(".card")?.click();else if(h.key==="ArrowDown")r.querySelector(".card")?.focus();else return;h.preventDefault()}),s.onclose=()=>{c.value="",d()},r.addEventListener("keydown",h=>zR(h,r,c)),d(),Vn(s,k("div",{class:"head"},k("h2",{},"Scenes"),c,k("span",{class:"quiet wide"},"Enter opens the first one"),k("span",{class:"grow"}),k("button",{onclick:()=>s.close()},"Close")),r)}function zR(i,e,t){let n=[...e.querySelectorAll(".card")],s=n.indexOf(document.activeElement);if(s<0)return;let r=n[s].getBoundingClientRect(),o=c=>c.sort((d,h)=>Math.abs(d.getBoundingClientRect().left-r.left)-Math.abs(h.getBoundingClientRect().left-r.left))[0],a=c=>{let d=n.filter(u=>c*(u.getBoundingClientRect().top-r.top)>5),h=c*Math.min(...d.map(u=>c*u.getBoundingClientRect().top));return o(d.filter(u=>Math.abs(u.getBoundingClientRect().top-h)<5))},l=i.key==="ArrowRight"?n[s+1]:i.key==="ArrowLeft"?n[s-1]:i.key==="ArrowDown"?a(1):i.key==="ArrowUp"?a(-1)??t:void 0;l&&(l.focus(),i.preventDefault())}var Rd=class{constructor(e,t,n,s){this.screen=e;this.link=t;this.act=n;this.said=s;this.saidCompare="compare"in s}screen;link;act;said;stores=new Map;session=null;opening=0;openedEpoch=-1;eventsRead=0;starting=!1;saidCompare;get recordings(){return this.session?.sources.filter(e=>e.kind==="recording").length??0}eventName(e){return this.session?.events[e]??""}state(e){let t=be("banner");document.documentElement.dataset.link=e,t.hidden=e==="found",e==="lost"&&(t.textContent="No connection to the server. Reconnecting \u2026"),e==="refused"&&(t.textContent=this.link.token?"This link belongs to an earlier run of `tumble view`. Open the link that it printed last.":"This link has no token. Open the link that `tumble view` printed, including everything after the #."),e==="found"&&this.start()}error(e){Dt(e,!0)}rights(){this.screen.refreshTransport()}status(e){let{screen:t}=this;t.status=e,t.player.told(e.playing,e.ended),t.stage.gravity=e.open?e.gravity:null;let n=this.session?.live??-1;if(e.open&&e.epoch!==this.openedEpoch&&t.view.source===n&&this.session&&!this.starting){let r=this.openedEpoch<0;this.openedEpoch=e.epoch,this.open(n,r)}let s=this.stores.get(n);s&&s.epoch===e.epoch&&(s.first=e.first,s.end=Math.max(s.end,e.end),t.store===s&&!e.playing&&t.player.came(s.last)),t.refreshNumbers(900),t.store?.live&&(performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),t.overlays.setPull(e.pull?.held??null,e.pull?.target??null),t.refreshTransport(),t.shown&&t.panels.tab==="world"&&t.panels.update(t.shown,t.view.body,t.view.contact,!1,e))}span(e){let{screen:t}=this,n=this.stores.get(e.source);if(!n||e.end===n.end&&e.growing===n.growing)return;let s=t.store===n&&t.view.frame>=n.last;n.growing=e.growing,n.grow(e.end).then(()=>{s&&t.player.playing&&(t.view.frame=n.last),t.refreshNumbers()}).catch(r=>Ei(r))}pushed(e,t){let{screen:n}=this,s=this.stores.get(this.session?.live??-1);!s||s.epoch!==e.epoch||(s.end=Math.max(s.end,t.number+1),s.takeRows(e)?s.keep(t):s.grow(s.end).catch(r=>Ei(r)),n.store===s&&n.player.came(t.number),n.refreshNumbers())}async start(){let{screen:e}=this,{view:t}=e,n=++this.opening;this.starting=!0;try{let s=await this.link.json("/api/session");if(n!==this.opening)return;this.session=s,e.panels.setMethods(s.methods),this.has(t.source)||(t.source=0),this.buildScenes(s);let r=s.sources[s.live];if(t.source===s.live&&!r.name&&!r.file){wp(!0,()=>this.act.openScenes(),this.link.writes),this.link.writes&&this.act.openScenes();return}!this.saidCompare&&t.source===0&&this.recordings>1&&(t.compare=1),this.isOther(t.compare)||(t.compare=null),await this.open(t.source,!0),t.compare!==null&&await this.compare(t.compare)}catch(s){Ei(s)}finally{this.starting=!1}}async open(e,t){let{screen:n}=this,{view:s,stage:r}=n,o=++this.opening;document.documentElement.dataset.ready="false";let a=new la(this.link,e);try{await a.open()}catch(f){Ei(f);return}if(o!==this.opening)return;a.live&&n.status?.epoch===a.epoch&&(a.end=Math.max(a.end,n.status.end));let l=n.store,c=l!==null&&l.about.file===a.about.file&&l.about.name===a.about.name&&l.bodies.length===a.bodies.length&&n.ready;this.stores.set(e,a),s.source=e,a.live&&(this.openedEpoch=a.epoch),t||(c||Object.assign(s,{body:-1,camera:null,auto:!0,follow:!1}),s.contact=-1),(!c||t)&&this.firstView(a,t?this.said:{}),n.player.open(a,t),be("empty").hidden||be("scenes").close(),wp(!1,()=>this.act.openScenes());let d=t?s.camera:c&&!r.eye.auto?r.eye.numbers:null,h=c&&!t&&HR(l,a);n.begin(a,h),n.panels.open(["body","contact","solver","world"].includes(s.tab)?s.tab:Pa);let u=await a.fetch(s.frame).catch(f=>{Ei(f)});o===this.opening&&(this.name(a),u&&this.firstPicture(u,d,t,h),a.live&&n.status&&(s.speed=n.status.speed),n.applyLayers(),be("colour").value=s.colour,n.refreshTransport(),n.refreshNumbers(),n.refreshLegend(),n.ready=!0,document.documentElement.dataset.ready="true")}firstView(e,t){let{view:n}=this.screen,s=e.about.view;"layers"in t||(n.layers=new Set(s.layers??dc)),"colour"in t||(n.colour=s.colour_by??"body"),"speed"in t||(n.speed=s.speed??1),"loop"in t||(n.loop=e.live);let r=s.follow===null?-1:e.bodies.findIndex(o=>o.name===s.follow);r>=0&&!("body"in t)&&!("camera"in t)&&Object.assign(n,{body:r,follow:!0})}firstPicture(e,t,n,s){let{view:r,stage:o}=this.screen;o.crowd.place(e),o.resize(),(!s||!t)&&o.fit(e),s||o.seeThrough(e),t&&(o.eye.numbers=t,o.eye.auto=n&&r.auto),this.screen.showFrame(e),r.follow&&o.eye.follow(r.body,e)}name(e){let{screen:t}=this,{sources:n,live:s}=this.session;yv(e,this.link.writes),xv(n,s,t.status?.open&&this.stores.get(s)?.about.file||"",t.view),_v(n,t.view),e.told.then(()=>t.store===e&&t.timeline.draw()).catch(r=>Ei(r)),Ax(e.live,this.act)}async compare(e){let{screen:t}=this;if(t.view.compare=e,this.saidCompare=!0,e===null)return t.beside.close(),t.plots.compare(null),t.redraw();try{let n=await t.beside.open(e);this.stores.set(e,n),t.plots.compare(n),await t.beside.search(t.store,n)}catch(n){return Ei(n)}t.redraw()}async follow(e){let{screen:t}=this,{view:n}=t,s=fc(e);if(Ia({...n,...s},this.link.token)===Ia(n,this.link.token))return;let{source:r,compare:o}=n;Object.assign(n,{body:-1,contact:-1,follow:!1,range:null,compare:null,colour:"body",chosen:[]},s),t.plots.chosen=n.chosen,this.has(n.source)||(n.source=r),n.source!==r&&await this.open(n.source,!0);let a=n.compare;(a!==o||n.source!==r)&&await this.compare(this.isOther(a)?a:null),s.camera&&(t.stage.eye.numbers=s.camera,t.stage.eye.auto=s.auto??!1),t.stage.eye.follow(n.follow?n.body:-1,t.shown),be("colour").value=n.colour,t.panels.open(n.tab),t.setPlots(n.plots),t.refreshTransport(),t.clear(),t.applyLayers()}has(e){return this.session?.sources.some(t=>t.index===e)??!1}isOther(e){return e!==null&&e!==this.screen.view.source&&this.has(e)}buildScenes(e){let{screen:t}=this;Dx(e.scenes,t.store?.live?t.store.about.file:"",this.link,n=>{t.view.source=e.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:n}),t.view.compare!==null&&this.compare(null)})}};function HR(i,e){return i!==null&&JSON.stringify(i.about.shapes)===JSON.stringify(e.about.shapes)&&JSON.stringify(i.bodies)===JSON.stringify(e.bodies)}var Nx=Math.PI/24,Ux=.05,ym=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,auto:!0,layers:new Set(dc),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,chosen:[],tab:Pa};link;panels;address;screen;selection;sources;outlet;constructor(){let e=Ym(),t=fc(location.hash);document.body.dataset.bare=new URLSearchParams(location.hash.slice(1)).get("bare")??"",Object.assign(this.view,t),this.link=new vc(e,{status:r=>this.sources.status(r),span:r=>this.sources.span(r),pushed:(r,o)=>this.sources.pushed(r,o),error:r=>this.sources.error(r),rights:()=>this.sources.rights(),state:r=>this.sources.state(r)}),this.panels=new Fu(this.link,{selectBody:r=>this.selectBody(r),selectContact:(r,o)=>this.selectContact(r,o),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:r=>this.player.seek(r),worstFrame:()=>this.worstFrame(),worstHere:()=>this.selection.worstHere(),command:r=>this.link.command(r),writes:()=>this.link.writes,plot:r=>this.plot(r),plotted:r=>this.view.chosen.includes(r),turned:r=>{this.view.tab=r,this.screen.redraw()}});let n=r=>this.sources.eventName(r);this.screen=new Td(this.view,this.panels,this.link,n,()=>this.saveHash()),this.selection=new Ad(this.screen,n),this.sources=new Rd(this.screen,this.link,this,t);let s=()=>(this.view.camera=this.stage.eye.numbers,this.view.auto=this.stage.eye.auto,this.store!==null);this.address=new pc(this.view,e,s,()=>this.sources.recordings>1),this.outlet=new xc(this.screen,this.address),this.hand=new _c(this),this.build(),this.listen(),requestAnimationFrame(r=>this.screen.tick(r))}pulling=!1;hand;get player(){return this.screen.player}get stage(){return this.screen.stage}get overlays(){return this.screen.overlays}get plots(){return this.screen.plots}get beside(){return this.screen.beside}get store(){return this.screen.store}get shown(){return this.screen.shown}get status(){return this.screen.status}get ready(){return this.screen.ready}get drawn(){return this.screen.drawn}jumpEvent(e){this.selection.toEvent(e)}worstFrame(){this.selection.worstFrame()}toDifference(){this.screen.toDifference()}selectBody(e){this.selection.body(e)}selectContact(e,t){this.selection.contact(e,t)}click(e,t){this.selection.at(e,t)}findBody(){this.selection.search()}focus(){this.selection.focus()}toggleFollow(){this.selection.toggleFollow()}moveView(e,t,n){n?this.stage.eye.pan(Ux*e,Ux*t):this.stage.eye.turn(Nx*e,Nx*t),this.saveHash()}zoomView(e){this.stage.eye.approach(e),this.saveHash()}toggleLayer(e,t){this.screen.toggleLayer(e,t)}setColour(e){this.screen.setColour(e)}setArrows(e){this.screen.setArrows(e)}plot(e){this.plots.choose(e),!this.view.plots&&this.view.chosen.length>0&&this.screen.setPlots(!0)}setPulling(e){this.pulling=e,be("pull-mode").classList.toggle("on",e),be("pull-mode").setAttribute("aria-pressed",String(e))}togglePlots(){this.screen.setPlots(!this.view.plots)}zoomPlots(e){this.screen.zoomPlots(e)}shiftPlots(e){this.screen.shiftPlots(e)}toggleHand(){this.hand.toggle()}moveHand(e,t,n){return this.hand.move(e,t,n),this.hand.byKeys}dropHand(){let e=this.hand.byKeys;return e&&this.hand.drop(),e}openScenes(){this.link.writes?be("scenes").showModal():this.sources.error(ji)}openHelp(){be("help").showModal()}picture(){this.outlet.picture()}video(){this.outlet.video()}plotsToCsv(){this.outlet.plotsToCsv()}copySql(){this.outlet.copySql()}copyLink(){this.outlet.copyLink()}saveHash(){this.address.save(this.player.playing)}build(){let e=$0(this);q0(e,this),Px(this.view,this),Ix(e),Lx(this),be("open-help").onclick=()=>this.openHelp(),be("open-scenes").onclick=()=>this.openScenes(),be("open-plots").onclick=()=>this.togglePlots(),be("verdict").onclick=()=>this.worstFrame(),be("pull-mode").onclick=()=>this.setPulling(!this.pulling),be("replay").onclick=()=>this.player.replay(),be("go-on").onclick=()=>this.player.goOn(),be("tab-show").onclick=()=>document.body.dataset.sheet="show";for(let t of["body","contact","solver","world"])be(`tab-${t}`).addEventListener("click",()=>document.body.dataset.sheet="");be("source").onchange=t=>{let n=Number(t.target.value);this.sources.compare(null).then(()=>this.sources.open(n,!1))},be("compare").onchange=t=>{let n=t.target.value;this.sources.compare(n===""?null:Number(n))};for(let t of document.querySelectorAll("dialog"))t.addEventListener("click",n=>{n.target===t&&t.close()})}listen(){_p.addEventListener("change",()=>this.screen.setTheme()),new ResizeObserver(()=>this.screen.resize()).observe(be("view")),mv(be("canvas"),this),addEventListener("hashchange",e=>{this.address.forget(),this.sources.follow(new URL(e.newURL).hash)})}},Fx=new ym;Object.assign(window,{tumble:Object.assign(Fx,gv(Fx))});addEventListener("error",i=>console.error(i.message));
