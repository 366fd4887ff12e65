var Ul=["contacts","quarantine","grid","shadows"],ga="world";function ya(i,e,t=!1){let n=new URLSearchParams;return e&&n.set("token",e),n.set("source",String(i.source)),n.set("frame",String(i.frame)),i.body>=0&&n.set("body",String(i.body)),i.contact>=0&&n.set("contact",String(i.contact)),(i.compare!==null||t)&&n.set("compare",i.compare===null?"none":String(i.compare)),i.camera&&n.set("camera",i.camera.map(s=>Number(s.toPrecision(6))).join(",")),i.camera&&i.auto&&n.set("auto","1"),n.set("layers",[...i.layers].join(",")),i.colour!=="body"&&n.set("colour",i.colour),i.follow&&n.set("follow","1"),i.speed!==1&&n.set("speed",String(i.speed)),n.set("loop",i.loop?"1":"0"),i.range&&n.set("range",i.range.join(",")),i.plots&&n.set("plots","1"),i.chosen.length>0&&n.set("plot",i.chosen.join(",")),i.tab!==ga&&n.set("tab",i.tab),"#"+n.toString().replaceAll("%2C",",").replaceAll("%3A",":")}function Fl(i){let e=new URLSearchParams(i.replace(/^#/,"")),t={},n=u=>{let d=e.get(u);return d!==null&&/^\d{1,15}$/.test(d)?Number(d):void 0},s=(u,d)=>{let f=e.get(u)?.split(",").map(Number);return f&&f.length===d&&f.every(Number.isFinite)?f:void 0},r=(u,d)=>{d!==void 0&&(t[u]=d)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",e.get("compare")==="none"?null:n("compare")),r("camera",s("camera",6)),t.camera&&(t.auto=e.get("auto")==="1");let o=s("range",2);o&&(t.range=[o[0],o[1]]);let a=e.get("layers");a!==null&&(t.layers=new Set(a.split(",").filter(Boolean))),r("colour",e.get("colour")??void 0),e.get("follow")==="1"&&(t.follow=!0);let l=Number(e.get("speed"));l>=.05&&l<=8&&(t.speed=l);let c=e.get("loop");(c==="0"||c==="1")&&(t.loop=c==="1"),e.get("plots")==="1"&&(t.plots=!0);let h=e.get("plot");return h&&(t.chosen=h.split(",").filter(Boolean).slice(0,32)),r("tab",e.get("tab")??void 0),t}var tv=60,nv=500,Ol=class{constructor(e,t,n,s){this.view=e;this.token=t;this.ready=n;this.several=s}view;token;ready;several;timer=0;save(e){this.timer===0&&(this.timer=window.setTimeout(()=>this.write(),e?nv:tv))}write(){this.forget(),this.ready()&&history.replaceState(null,"",ya(this.view,this.token,this.several()))}forget(){clearTimeout(this.timer),this.timer=0}};function z(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return Kp(n,t),n}function Kp(i,e){for(let t of e)t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}function kt(i,...e){i.replaceChildren(),Kp(i,e)}function ve(i){let e=document.getElementById(i);if(!e)throw new Error(`no element ${i}`);return e}function me(i,e=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let t=Math.abs(i);return t>=1e5||t<.001?i.toExponential(Math.max(0,e-3)).replace("e+","e"):String(Number(i.toPrecision(e)))}function ki(i,e=5){return Array.from(i,t=>me(Math.abs(t)<1e-15?0:t,e)).join(", ")}function Sr(i,e){let t=URL.createObjectURL(e);z("a",{href:t,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function xa(i){return i.replaceAll("`","")}var Ks=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","damping_loss","px","py","pz","lx","ly","lz","sweeps","residual","overlap","step_ms","contacts","islands","verdict","guarded","events"],Ss=Object.fromEntries(Ks.map((i,e)=>[i,e])),Qp=8*(Ks.length+1),Bl=Ks.length+1,va=22,jp=88,iv=32,ws=4294967295,_a=["open","stick","slide","bounce"],sv=["solved","guarded","infeasible","overlap","inexact","failed"];function io(i){return sv[i]??"?"}var kl=class{number;bodies;contacts;islands;events;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;view;constructor(e,t){let n=new DataView(e,t);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==1)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(e,t+48,Ks.length);let s=t+48+Qp;this.states=new Float64Array(e,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(e,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(e,s,va*this.contacts),this.contactFloats=new Float32Array(e,s,va*this.contacts),s+=4*va*this.contacts,this.islandAt=s-t,this.eventAt=this.islandAt+jp*this.islands}worstContact(){let e=0;for(let t=1;t<this.contacts;t++)this.contact(t).residual>this.contact(e).residual&&(e=t);return e}get(e){return this.row[Ss[e]]}centre(e){let t=this.states,n=13*e;return[t[n],t[n+1],t[n+2]]}island(e){return(this.marks[e]&1073741823)-1}quarantined(e){return this.marks[e]>>>31===1}asleep(e){return(this.marks[e]>>>30&1)===1}contact(e){let t=this.contactWords,n=this.contactFloats,s=va*e,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:e,a:t[s],b:t[s+1],island:t[s+2],mode:t[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(e){let t=[];for(let n=0;n<this.contacts;n++){let s=va*n;(this.contactWords[s]===e||this.contactWords[s+1]===e)&&t.push(this.contact(n))}return t}islandRow(e){let t=this.view,n=this.islandAt+jp*e,s=o=>t.getUint32(n+4*o,!0),r=o=>t.getFloat64(n+32+8*o,!0);return{index:e,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}eventRows(){return Array.from({length:this.events},(e,t)=>em(this.view,this.eventAt+iv*t,this.number))}};function em(i,e,t){return{frame:t,kind:i.getUint32(e,!0),a:i.getUint32(e+4,!0),b:i.getUint32(e+8,!0),speed:i.getFloat64(e+16,!0),impulse:i.getFloat64(e+24,!0)}}function tm(i){let e=[];for(let t=0;t<i.byteLength;){let n=new kl(i,t);e.push(n),t+=n.bytes}return e}function nm(i){return Number(new DataView(i).getBigUint64(8,!0))}function Ju(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0));return{epoch:e.getUint32(4,!0),first:Number(e.getBigUint64(8,!0)),count:t,numbers:new Float64Array(i,24,Bl*t),end:24+Qp*t}}function im(i){let e=Ju(i);return{rows:e,frame:new kl(i,e.end)}}function sm(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0)),n=Array.from({length:t},(s,r)=>{let o=24+40*r;return em(e,o+8,Number(e.getBigUint64(o,!0)))});return{epoch:e.getUint32(4,!0),next:Number(e.getBigUint64(8,!0)),list:n}}var rv=500,ov=7,so=class extends Error{};function rm(){let e=new URLSearchParams(location.hash.slice(1)).get("token")??sessionStorage.getItem("tumble-token")??"";return e&&sessionStorage.setItem("tumble-token",e),e}var zl=class{constructor(e,t){this.token=e;this.listener=t;this.connect(),setInterval(()=>this.watch(),rv)}token;listener;socket=null;silent=0;wait=250;undrawn=null;known="";connect(){let e=new WebSocket(`ws://${location.host}/live`);this.socket=e,this.silent=0;let t=0;e.binaryType="arraybuffer",e.onopen=()=>e.send(JSON.stringify({token:this.token})),e.onmessage=n=>{if(this.silent=0,n.data instanceof ArrayBuffer){let{rows:r,frame:o}=im(n.data);this.listener.pushed(r,o);let a=++t;this.undrawn=()=>e.readyState===WebSocket.OPEN&&e.send(JSON.stringify({seen:a}));return}let s=JSON.parse(n.data);if(s.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),s.kind==="status"?this.listener.status(s.live):s.kind==="span"?this.listener.span(s):s.kind==="error"&&this.listener.error(s.message)},e.onclose=()=>{this.socket===e&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&++this.silent>ov){this.say("lost");let e=this.socket;this.socket=null,e.onmessage=e.onclose=null,e.close(),this.connect()}}drawn(){let e=this.undrawn;this.undrawn=null,e?.()}say(e){e!==this.known&&(this.known=e,this.listener.state(e))}command(e){this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(e)):this.listener.error("the server does not answer: nothing was changed")}async ask(e){let t;try{t=await fetch(e,{headers:{"x-tumble-token":this.token}})}catch{throw new so("the server does not answer")}if(t.ok)return t;let n=`the server says ${t.status}`;try{let s=await t.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new so(n)}async json(e){return(await this.ask(e)).json()}async bytes(e){return(await this.ask(e)).arrayBuffer()}};var av=4,ba=[];function jt(i,e=!1){let t=ve("toasts");if(ba.push(i),ba.length>20&&ba.shift(),[...t.children].some(s=>s.firstChild?.textContent===i))return;let n=z("div",{class:`toast ${e?"bad-news":""}`},z("span",{},i),z("button",{class:"small",title:"close",onclick:()=>n.remove()},"\xD7"));for(t.append(n);t.children.length>av;)t.firstChild?.remove();setTimeout(()=>n.remove(),e?15e3:4500)}function yi(i){i instanceof so?i.message!=="the server does not answer"&&jt(i.message,!0):jt(`The page stumbled: ${i instanceof Error?i.message:String(i)}`,!0)}function om(i,e,t){return`${(i?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(e).padStart(5,"0")}.${t}`}function lv(i){ve("canvas").toBlob(e=>{e?Sr(i,e):jt("The browser could not make a picture.",!0)},"image/png")}var Hl=class{recorder=null;get running(){return this.recorder!==null}static kind(){return["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(e=>MediaRecorder.isTypeSupported(e))}start(e,t){let n=new MediaRecorder(ve("canvas").captureStream(60),{mimeType:e,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=r=>s.push(r.data),n.onstop=()=>{this.recorder=null,document.documentElement.dataset.recording="false",t(new Blob(s,{type:e}),e.includes("mp4")?"mp4":"webm")},this.recorder=n,document.documentElement.dataset.recording="true",n.start(200)}stop(){setTimeout(()=>this.recorder?.stop(),150)}};function cv(i,e,t,n){let[s,r]=e.range??[i.first,i.last],o=`frame BETWEEN ${s} AND ${r}`;if(e.contact>=0&&t&&e.contact<t.contacts){let a=t.contact(e.contact),l=n?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${n}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${i.bodies[a.a].id} AND body_b = ${i.bodies[a.b].id}${l} AND ${o} ORDER BY frame;`}return e.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${i.bodies[e.body].id} AND s.${o} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${o} ORDER BY frame;`}async function am(i,e,t=""){try{await navigator.clipboard.writeText(i),jt(`${e}: copied to the clipboard.
${t}`)}catch{jt(`${e} (the browser does not allow copying):
${i}`)}}var Vl=class{constructor(e,t){this.screen=e;this.address=t}screen;address;film=new Hl;picture(){let{stage:e,store:t,view:n}=this.screen;e.dirty=!0,e.render(),lv(om(t,n.frame,"png"))}video(){let{store:e,view:t,player:n}=this.screen;if(!e)return;if(this.film.running)return n.stop();let s=Hl.kind();if(!s)return jt("This browser cannot record video.",!0);let r=t.range,[o,a]=r??[e.first,e.last];if(a<=o)return jt("No frames to record yet.");this.film.start(s,(l,c)=>{t.range=r,this.screen.refreshTransport(),this.screen.redraw(),Sr(om(this.screen.store,t.frame,c),l),jt("The video is saved.")}),n.playOnce([o,a],()=>this.film.stop()),jt(`Recording frames ${o} to ${a}, played once at the chosen speed.`)}plotsToCsv(){let{plots:e}=this.screen;this.screen.setPlots(!0),e.csv()}copySql(){let{store:e,view:t,shown:n,panels:s}=this.screen,r=e?cv(e,t,n,s.feature):"",o=e?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";am(r,"SQL of the selection",`${r}${o}`)}copyLink(){this.address.write(),am(location.href,"Link to this view","It works on this machine, as long as this `tumble view` runs.")}};var ur={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},dr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Wm=0,Rd=1,Xm=2;var nl=1,Jc=2,Oo=3,fr=0,ri=1,Xn=2,ks=0,ko=1,Cd=2,Pd=3,Id=4,$m=5;var Cr=100,qm=101,Ym=102,Zm=103,Jm=104,Km=200,jm=201,Qm=202,eg=203,Ld=204,Dd=205,tg=206,ng=207,ig=208,sg=209,rg=210,og=211,ag=212,lg=213,cg=214,xc=0,vc=1,_c=2,Mo=3,bc=4,Sc=5,Eo=6,wc=7,Nd=0,hg=1,ug=2,ls=0,Ud=1,Fd=2,Od=3,kd=4,Bd=5,zd=6,Hd=7;var Vd=300,Pr=301,Bo=302,Kc=303,jc=304,Mc=1e3,rs=1001,Ec=1002,In=1003,dg=1004;var il=1005;var ni=1006,Qc=1007;var Bs=1008;var hi=1009,Gd=1010,Wd=1011,zo=1012,eh=1013,Xi=1014,Ii=1015,$i=1016,th=1017,nh=1018,Ir=1020,Xd=35902,$d=35899,qd=1021,Yd=1022,qi=1023,Is=1026,zs=1027,ih=1028,sh=1029,pr=1030,rh=1031;var oh=1033,sl=33776,rl=33777,ol=33778,al=33779,ah=35840,lh=35841,ch=35842,hh=35843,uh=36196,dh=37492,fh=37496,ph=37488,mh=37489,ll=37490,gh=37491,yh=37808,xh=37809,vh=37810,_h=37811,bh=37812,Sh=37813,wh=37814,Mh=37815,Eh=37816,Th=37817,Ah=37818,Rh=37819,Ch=37820,Ph=37821,Ih=36492,Lh=36494,Dh=36495,Nh=36283,Uh=36284,cl=36285,Fh=36286;var Ia=2300,Tc=2301,gc=2302,_d=2303,bd=2400,Sd=2401,wd=2402;var fg=3200;var Oh=0,pg=1,Hs="",Qn="srgb",La="srgb-linear",Da="linear",Rt="srgb";var yc=7680;var mg=519,gg=512,yg=513,xg=514,Zd=515,vg=516,_g=517,Jd=518,Kd=519,jd=35044,Qd=35048;var ef="300 es",Ai=2e3,To=2001;function hv(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function uv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Na(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function bg(){let i=Na("canvas");return i.style.display="block",i}var lm={},Ao=null;function Ua(...i){let e="THREE."+i.shift();Ao?Ao("log",e,...i):console.log(e,...i)}function Sg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Je(...i){i=Sg(i);let e="THREE."+i.shift();if(Ao)Ao("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function tt(...i){i=Sg(i);let e="THREE."+i.shift();if(Ao)Ao("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Ca(...i){let e=i.join(" ");e in lm||(lm[e]=!0,Je(...i))}function wg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Mg={[xc]:xc,[_c]:Eo,[bc]:bc,[Mo]:Sc,[vc]:vc,[Eo]:_c,[wc]:wc,[Sc]:Mo},Gi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Hn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],cm=1234567,So=Math.PI/180,Ro=180/Math.PI;function mr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Hn[i&255]+Hn[i>>8&255]+Hn[i>>16&255]+Hn[i>>24&255]+"-"+Hn[e&255]+Hn[e>>8&255]+"-"+Hn[e>>16&15|64]+Hn[e>>24&255]+"-"+Hn[t&63|128]+Hn[t>>8&255]+"-"+Hn[t>>16&255]+Hn[t>>24&255]+Hn[n&255]+Hn[n>>8&255]+Hn[n>>16&255]+Hn[n>>24&255]).toLowerCase()}function ct(i,e,t){return Math.max(e,Math.min(t,i))}function tf(i,e){return(i%e+e)%e}function dv(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function fv(i,e,t){return i!==e?(t-i)/(e-i):0}function Pa(i,e,t){return(1-t)*i+t*e}function pv(i,e,t,n){return Pa(i,e,1-Math.exp(-t*n))}function mv(i,e=1){return e-Math.abs(tf(i,e*2)-e)}function gv(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function yv(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function xv(i,e){return i+Math.floor(Math.random()*(e-i+1))}function vv(i,e){return i+Math.random()*(e-i)}function _v(i){return i*(.5-Math.random())}function bv(i){i!==void 0&&(cm=i);let e=cm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Sv(i){return i*So}function wv(i){return i*Ro}function Mv(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Ev(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function nf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Tv(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Je("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function kh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function sf(i,e){if(e.constructor===Float32Array)return i;let t=kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function rf(i,e){if(e.constructor===Float32Array)return i;let t=kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var hl={DEG2RAD:So,RAD2DEG:Ro,generateUUID:mr,clamp:ct,euclideanModulo:tf,mapLinear:dv,inverseLerp:fv,lerp:Pa,damp:pv,pingpong:mv,smoothstep:gv,smootherstep:yv,randInt:xv,randFloat:vv,randFloatSpread:_v,seededRandom:bv,degToRad:Sv,radToDeg:wv,isPowerOfTwo:Mv,ceilPowerOfTwo:Ev,floorPowerOfTwo:nf,setQuaternionFromProperEuler:Tv,normalize:rf,denormalize:sf},hf=class hf{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ct(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};hf.prototype.isVector2=!0;var Ge=hf,Ft=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*y;m<0&&(d=-d,f=-f,g=-g,y=-y,m=-m);let p=1-a;if(m<.9995){let _=Math.acos(m),A=Math.sin(_);p=Math.sin(p*_)/A,a=Math.sin(a*_)/A,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+y*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*f-c*d,e[t+1]=l*g+h*d+c*u-a*f,e[t+2]=c*g+h*f+a*d-l*u,e[t+3]=h*g-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Je("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(ct(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},uf=class uf{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(hm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(hm.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this.z=ct(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this.z=ct(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Ku.copy(this).projectOnVector(e),this.sub(Ku)}reflect(e){return this.sub(Ku.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ct(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};uf.prototype.isVector3=!0;var L=uf,Ku=new L,hm=new Ft,df=class df{constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],y=s[0],m=s[3],p=s[6],_=s[1],A=s[4],b=s[7],R=s[2],M=s[5],x=s[8];return r[0]=o*y+a*_+l*R,r[3]=o*m+a*A+l*M,r[6]=o*p+a*b+l*x,r[1]=c*y+h*_+u*R,r[4]=c*m+h*A+u*M,r[7]=c*p+h*b+u*x,r[2]=d*y+f*_+g*R,r[5]=d*m+f*A+g*M,r[8]=d*p+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=t*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=u*y,e[1]=(s*c-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Ca("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ju.makeScale(e,t)),this}rotate(e){return Ca("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ju.makeRotation(-e)),this}translate(e,t){return Ca("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ju.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};df.prototype.isMatrix3=!0;var st=df,ju=new st,um=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),dm=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Av(){let i={enabled:!0,workingColorSpace:La,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Rt&&(s.r=Ps(s.r),s.g=Ps(s.g),s.b=Ps(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Rt&&(s.r=wo(s.r),s.g=wo(s.g),s.b=wo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Hs?Da:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[La]:{primaries:e,whitePoint:n,transfer:Da,toXYZ:um,fromXYZ:dm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Qn},outputColorSpaceConfig:{drawingBufferColorSpace:Qn}},[Qn]:{primaries:e,whitePoint:n,transfer:Rt,toXYZ:um,fromXYZ:dm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Qn}}}),i}var vt=Av();function Ps(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function wo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var ro,Ac=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{ro===void 0&&(ro=Na("canvas")),ro.width=e.width,ro.height=e.height;let s=ro.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=ro}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Na("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ps(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Ps(t[n]/255)*255):t[n]=Ps(t[n]);return{data:t,width:e.width,height:e.height}}else return Je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Rv=0,Co=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Rv++}),this.uuid=mr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Qu(s[o].image)):r.push(Qu(s[o]))}else r=Qu(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Qu(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Ac.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Je("Texture: Unable to serialize Texture."),{})}var Cv=0,ed=new L,ii=class i extends Gi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=rs,s=rs,r=ni,o=Bs,a=qi,l=hi,c=i.DEFAULT_ANISOTROPY,h=Hs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Cv++}),this.uuid=mr(),this.name="",this.source=new Co(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ge(0,0),this.repeat=new Ge(1,1),this.center=new Ge(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ed).x}get height(){return this.source.getSize(ed).y}get depth(){return this.source.getSize(ed).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Vd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Mc:e.x=e.x-Math.floor(e.x);break;case rs:e.x=e.x<0?0:1;break;case Ec:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Mc:e.y=e.y-Math.floor(e.y);break;case rs:e.y=e.y<0?0:1;break;case Ec:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ii.DEFAULT_IMAGE=null;ii.DEFAULT_MAPPING=Vd;ii.DEFAULT_ANISOTROPY=1;var ff=class ff{constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],y=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,b=(f+1)/2,R=(p+1)/2,M=(h+d)/4,x=(u+y)/4,w=(g+m)/4;return A>b&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=M/n,r=x/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=M/s,r=w/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=x/r,s=w/r),this.set(n,s,r,t),this}let _=Math.sqrt((m-g)*(m-g)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(m-g)/_,this.y=(u-y)/_,this.z=(d-h)/_,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this.z=ct(this.z,e.z,t.z),this.w=ct(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this.z=ct(this.z,e,t),this.w=ct(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};ff.prototype.isVector4=!0;var Ct=ff,Rc=class extends Gi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ni,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Ct(0,0,e,t),this.scissorTest=!1,this.viewport=new Ct(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ii({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ni,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Co(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},si=class extends Rc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Fa=class extends ii{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Cc=class extends ii{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Zc=class Zc{constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,y,m){let p=this.elements;return p[0]=e,p[4]=t,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=y,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Zc().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/oo.setFromMatrixColumn(e,0).length(),r=1/oo.setFromMatrixColumn(e,1).length(),o=1/oo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,g=a*h,y=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+g*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,g=c*h,y=c*u;t[0]=d+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-g,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,g=c*h,y=c*u;t[0]=d-y*a,t[4]=-o*u,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,g=a*h,y=a*u;t[0]=l*h,t[4]=g*c-f,t[8]=d*c+y,t[1]=l*u,t[5]=y*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=y-d*u,t[8]=g*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+g,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-g,t[2]=g*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Pv,e,Iv)}lookAt(e,t,n){let s=this.elements;return xi.subVectors(e,t),xi.lengthSq()===0&&(xi.z=1),xi.normalize(),js.crossVectors(n,xi),js.lengthSq()===0&&(Math.abs(n.z)===1?xi.x+=1e-4:xi.z+=1e-4,xi.normalize(),js.crossVectors(n,xi)),js.normalize(),Gl.crossVectors(xi,js),s[0]=js.x,s[4]=Gl.x,s[8]=xi.x,s[1]=js.y,s[5]=Gl.y,s[9]=xi.y,s[2]=js.z,s[6]=Gl.z,s[10]=xi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],y=n[6],m=n[10],p=n[14],_=n[3],A=n[7],b=n[11],R=n[15],M=s[0],x=s[4],w=s[8],O=s[12],I=s[1],D=s[5],H=s[9],W=s[13],N=s[2],F=s[6],$=s[10],G=s[14],ae=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=o*M+a*I+l*N+c*ae,r[4]=o*x+a*D+l*F+c*J,r[8]=o*w+a*H+l*$+c*Q,r[12]=o*O+a*W+l*G+c*se,r[1]=h*M+u*I+d*N+f*ae,r[5]=h*x+u*D+d*F+f*J,r[9]=h*w+u*H+d*$+f*Q,r[13]=h*O+u*W+d*G+f*se,r[2]=g*M+y*I+m*N+p*ae,r[6]=g*x+y*D+m*F+p*J,r[10]=g*w+y*H+m*$+p*Q,r[14]=g*O+y*W+m*G+p*se,r[3]=_*M+A*I+b*N+R*ae,r[7]=_*x+A*D+b*F+R*J,r[11]=_*w+A*H+b*$+R*Q,r[15]=_*O+A*W+b*G+R*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],g=e[3],y=e[7],m=e[11],p=e[15],_=l*f-c*d,A=a*f-c*u,b=a*d-l*u,R=o*f-c*h,M=o*d-l*h,x=o*u-a*h;return t*(y*_-m*A+p*b)-n*(g*_-m*R+p*M)+s*(g*A-y*R+p*x)-r*(g*b-y*M+m*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],g=e[12],y=e[13],m=e[14],p=e[15],_=t*a-n*o,A=t*l-s*o,b=t*c-r*o,R=n*l-s*a,M=n*c-r*a,x=s*c-r*l,w=h*y-u*g,O=h*m-d*g,I=h*p-f*g,D=u*m-d*y,H=u*p-f*y,W=d*p-f*m,N=_*W-A*H+b*D+R*I-M*O+x*w;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/N;return e[0]=(a*W-l*H+c*D)*F,e[1]=(s*H-n*W-r*D)*F,e[2]=(y*x-m*M+p*R)*F,e[3]=(d*M-u*x-f*R)*F,e[4]=(l*I-o*W-c*O)*F,e[5]=(t*W-s*I+r*O)*F,e[6]=(m*b-g*x-p*A)*F,e[7]=(h*x-d*b+f*A)*F,e[8]=(o*H-a*I+c*w)*F,e[9]=(n*I-t*H-r*w)*F,e[10]=(g*M-y*b+p*_)*F,e[11]=(u*b-h*M-f*_)*F,e[12]=(a*O-o*D-l*w)*F,e[13]=(t*D-n*O+s*w)*F,e[14]=(y*A-g*R-m*_)*F,e[15]=(h*R-u*A+d*_)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,y=o*h,m=o*u,p=a*u,_=l*c,A=l*h,b=l*u,R=n.x,M=n.y,x=n.z;return s[0]=(1-(y+p))*R,s[1]=(f+b)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(f-b)*M,s[5]=(1-(d+p))*M,s[6]=(m+_)*M,s[7]=0,s[8]=(g+A)*x,s[9]=(m-_)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=oo.set(s[0],s[1],s[2]).length(),a=oo.set(s[4],s[5],s[6]).length(),l=oo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Bi.copy(this);let c=1/o,h=1/a,u=1/l;return Bi.elements[0]*=c,Bi.elements[1]*=c,Bi.elements[2]*=c,Bi.elements[4]*=h,Bi.elements[5]*=h,Bi.elements[6]*=h,Bi.elements[8]*=u,Bi.elements[9]*=u,Bi.elements[10]*=u,t.setFromRotationMatrix(Bi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Ai)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===To)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Ai)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===To)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};Zc.prototype.isMatrix4=!0;var it=Zc,oo=new L,Bi=new it,Pv=new L(0,0,0),Iv=new L(1,1,1),js=new L,Gl=new L,xi=new L,fm=new it,pm=new Ft,Ls=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(ct(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ct(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ct(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ct(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ct(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ct(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return fm.makeRotationFromQuaternion(e),this.setFromRotationMatrix(fm,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return pm.setFromEuler(this),this.setFromQuaternion(pm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Ls.DEFAULT_ORDER="XYZ";var Po=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Lv=0,mm=new L,ao=new Ft,Ms=new it,Wl=new L,Sa=new L,Dv=new L,Nv=new Ft,gm=new L(1,0,0),ym=new L(0,1,0),xm=new L(0,0,1),vm={type:"added"},Uv={type:"removed"},lo={type:"childadded",child:null},td={type:"childremoved",child:null},Un=class i extends Gi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Lv++}),this.uuid=mr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new L,t=new Ls,n=new Ft,s=new L(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new it},normalMatrix:{value:new st}}),this.matrix=new it,this.matrixWorld=new it,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Po,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ao.setFromAxisAngle(e,t),this.quaternion.multiply(ao),this}rotateOnWorldAxis(e,t){return ao.setFromAxisAngle(e,t),this.quaternion.premultiply(ao),this}rotateX(e){return this.rotateOnAxis(gm,e)}rotateY(e){return this.rotateOnAxis(ym,e)}rotateZ(e){return this.rotateOnAxis(xm,e)}translateOnAxis(e,t){return mm.copy(e).applyQuaternion(this.quaternion),this.position.add(mm.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(gm,e)}translateY(e){return this.translateOnAxis(ym,e)}translateZ(e){return this.translateOnAxis(xm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ms.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Wl.copy(e):Wl.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Sa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ms.lookAt(Sa,Wl,this.up):Ms.lookAt(Wl,Sa,this.up),this.quaternion.setFromRotationMatrix(Ms),s&&(Ms.extractRotation(s.matrixWorld),ao.setFromRotationMatrix(Ms),this.quaternion.premultiply(ao.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(vm),lo.child=e,this.dispatchEvent(lo),lo.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Uv),td.child=e,this.dispatchEvent(td),td.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ms.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ms.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ms),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(vm),lo.child=e,this.dispatchEvent(lo),lo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Sa,e,Dv),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Sa,Nv,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Un.DEFAULT_UP=new L(0,1,0);Un.DEFAULT_MATRIX_AUTO_UPDATE=!0;Un.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Vi=class extends Un{constructor(){super(),this.isGroup=!0,this.type="Group"}},Fv={type:"move"},Io=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Vi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Vi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new L,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new L),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Vi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new L,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new L,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,n),p=this._getHandJoint(c,y);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Fv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new Vi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Eg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Qs={h:0,s:0,l:0},Xl={h:0,s:0,l:0};function nd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Oe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Qn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,vt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=vt.workingColorSpace){return this.r=e,this.g=t,this.b=n,vt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=vt.workingColorSpace){if(e=tf(e,1),t=ct(t,0,1),n=ct(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=nd(o,r,e+1/3),this.g=nd(o,r,e),this.b=nd(o,r,e-1/3)}return vt.colorSpaceToWorking(this,s),this}setStyle(e,t=Qn){function n(r){r!==void 0&&parseFloat(r)<1&&Je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Qn){let n=Eg[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ps(e.r),this.g=Ps(e.g),this.b=Ps(e.b),this}copyLinearToSRGB(e){return this.r=wo(e.r),this.g=wo(e.g),this.b=wo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Qn){return vt.workingToColorSpace(Vn.copy(this),e),Math.round(ct(Vn.r*255,0,255))*65536+Math.round(ct(Vn.g*255,0,255))*256+Math.round(ct(Vn.b*255,0,255))}getHexString(e=Qn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=vt.workingColorSpace){vt.workingToColorSpace(Vn.copy(this),t);let n=Vn.r,s=Vn.g,r=Vn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=vt.workingColorSpace){return vt.workingToColorSpace(Vn.copy(this),t),e.r=Vn.r,e.g=Vn.g,e.b=Vn.b,e}getStyle(e=Qn){vt.workingToColorSpace(Vn.copy(this),e);let t=Vn.r,n=Vn.g,s=Vn.b;return e!==Qn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Qs),this.setHSL(Qs.h+e,Qs.s+t,Qs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Qs),e.getHSL(Xl);let n=Pa(Qs.h,Xl.h,t),s=Pa(Qs.s,Xl.s,t),r=Pa(Qs.l,Xl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Vn=new Oe;Oe.NAMES=Eg;var Ar=class extends Un{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ls,this.environmentIntensity=1,this.environmentRotation=new Ls,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},zi=new L,Es=new L,id=new L,Ts=new L,co=new L,ho=new L,_m=new L,sd=new L,rd=new L,od=new L,ad=new Ct,ld=new Ct,cd=new Ct,Cs=class i{constructor(e=new L,t=new L,n=new L){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),zi.subVectors(e,t),s.cross(zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){zi.subVectors(s,t),Es.subVectors(n,t),id.subVectors(e,t);let o=zi.dot(zi),a=zi.dot(Es),l=zi.dot(id),c=Es.dot(Es),h=Es.dot(id),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Ts)===null?!1:Ts.x>=0&&Ts.y>=0&&Ts.x+Ts.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Ts)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ts.x),l.addScaledVector(o,Ts.y),l.addScaledVector(a,Ts.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return ad.setScalar(0),ld.setScalar(0),cd.setScalar(0),ad.fromBufferAttribute(e,t),ld.fromBufferAttribute(e,n),cd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(ad,r.x),o.addScaledVector(ld,r.y),o.addScaledVector(cd,r.z),o}static isFrontFacing(e,t,n,s){return zi.subVectors(n,t),Es.subVectors(e,t),zi.cross(Es).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return zi.subVectors(this.c,this.b),Es.subVectors(this.a,this.b),zi.cross(Es).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;co.subVectors(s,n),ho.subVectors(r,n),sd.subVectors(e,n);let l=co.dot(sd),c=ho.dot(sd);if(l<=0&&c<=0)return t.copy(n);rd.subVectors(e,s);let h=co.dot(rd),u=ho.dot(rd);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(co,o);od.subVectors(e,r);let f=co.dot(od),g=ho.dot(od);if(g>=0&&f<=g)return t.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(ho,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return _m.subVectors(r,s),a=(u-h)/(u-h+(f-g)),t.copy(s).addScaledVector(_m,a);let p=1/(m+y+d);return o=y*p,a=d*p,t.copy(n).addScaledVector(co,o).addScaledVector(ho,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Bt=class{constructor(e=new L(1/0,1/0,1/0),t=new L(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Hi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Hi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Hi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(e.matrixWorld),this.expandByPoint(Hi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),$l.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),$l.copy(n.boundingBox)),$l.applyMatrix4(e.matrixWorld),this.union($l)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Hi),Hi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(wa),ql.subVectors(this.max,wa),uo.subVectors(e.a,wa),fo.subVectors(e.b,wa),po.subVectors(e.c,wa),er.subVectors(fo,uo),tr.subVectors(po,fo),wr.subVectors(uo,po);let t=[0,-er.z,er.y,0,-tr.z,tr.y,0,-wr.z,wr.y,er.z,0,-er.x,tr.z,0,-tr.x,wr.z,0,-wr.x,-er.y,er.x,0,-tr.y,tr.x,0,-wr.y,wr.x,0];return!hd(t,uo,fo,po,ql)||(t=[1,0,0,0,1,0,0,0,1],!hd(t,uo,fo,po,ql))?!1:(Yl.crossVectors(er,tr),t=[Yl.x,Yl.y,Yl.z],hd(t,uo,fo,po,ql))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Hi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Hi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(As[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),As[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),As[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),As[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),As[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),As[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),As[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),As[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(As),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},As=[new L,new L,new L,new L,new L,new L,new L,new L],Hi=new L,$l=new Bt,uo=new L,fo=new L,po=new L,er=new L,tr=new L,wr=new L,wa=new L,ql=new L,Yl=new L,Mr=new L;function hd(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Mr.fromArray(i,r);let a=s.x*Math.abs(Mr.x)+s.y*Math.abs(Mr.y)+s.z*Math.abs(Mr.z),l=e.dot(Mr),c=t.dot(Mr),h=n.dot(Mr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var mn=new L,Zl=new Ge,Ov=0,Gn=class extends Gi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Ov++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=jd,this.updateRanges=[],this.gpuType=Ii,this.version=0,this._normalizationScale=e!==void 0?kh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Zl.fromBufferAttribute(this,t),Zl.applyMatrix3(e),this.setXY(t,Zl.x,Zl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix3(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix4(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyNormalMatrix(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.transformDirection(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):sf(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):rf(e,this.array)}};var Oa=class extends Gn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var ka=class extends Gn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var St=class extends Gn{constructor(e,t,n){super(new Float32Array(e),t,n)}},kv=new Bt,Ma=new L,ud=new L,Fn=class{constructor(e=new L,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):kv.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ma.subVectors(e,this.center);let t=Ma.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ma,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(ud.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ma.copy(e.center).add(ud)),this.expandByPoint(Ma.copy(e.center).sub(ud))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Bv=0,Ti=new it,dd=new Un,mo=new L,vi=new Bt,Ea=new Bt,Pn=new L,ln=class i extends Gi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Bv++}),this.uuid=mr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(hv(e)?ka:Oa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new st().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ti.makeRotationFromQuaternion(e),this.applyMatrix4(Ti),this}rotateX(e){return Ti.makeRotationX(e),this.applyMatrix4(Ti),this}rotateY(e){return Ti.makeRotationY(e),this.applyMatrix4(Ti),this}rotateZ(e){return Ti.makeRotationZ(e),this.applyMatrix4(Ti),this}translate(e,t,n){return Ti.makeTranslation(e,t,n),this.applyMatrix4(Ti),this}scale(e,t,n){return Ti.makeScale(e,t,n),this.applyMatrix4(Ti),this}lookAt(e){return dd.lookAt(e),dd.updateMatrix(),this.applyMatrix4(dd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(mo).negate(),this.translate(mo.x,mo.y,mo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new St(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Bt);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new L(-1/0,-1/0,-1/0),new L(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];vi.setFromBufferAttribute(r),this.morphTargetsRelative?(Pn.addVectors(this.boundingBox.min,vi.min),this.boundingBox.expandByPoint(Pn),Pn.addVectors(this.boundingBox.max,vi.max),this.boundingBox.expandByPoint(Pn)):(this.boundingBox.expandByPoint(vi.min),this.boundingBox.expandByPoint(vi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Fn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new L,1/0);return}if(e){let n=this.boundingSphere.center;if(vi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ea.setFromBufferAttribute(a),this.morphTargetsRelative?(Pn.addVectors(vi.min,Ea.min),vi.expandByPoint(Pn),Pn.addVectors(vi.max,Ea.max),vi.expandByPoint(Pn)):(vi.expandByPoint(Ea.min),vi.expandByPoint(Ea.max))}vi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Pn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Pn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Pn.fromBufferAttribute(a,c),l&&(mo.fromBufferAttribute(e,c),Pn.add(mo)),s=Math.max(s,n.distanceToSquared(Pn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Gn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new L,l[O]=new L;let h=new L,u=new L,d=new L,f=new Ge,g=new Ge,y=new Ge,m=new L,p=new L;function _(O,I,D){c[O]=c[I]=c[D]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,D),f.fromBufferAttribute(r,O),g.fromBufferAttribute(r,I),y.fromBufferAttribute(r,D),u.sub(h),d.sub(h),g.sub(f),y.sub(f);let H=1/(g.x*y.y-y.x*g.y);isFinite(H)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(H),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-y.x).multiplyScalar(H),a[O].add(m),a[I].add(m),a[D].add(m),l[O].add(p),l[I].add(p),l[D].add(p))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let O=0,I=A.length;O<I;++O){let D=A[O],H=D.start,W=D.count;for(let N=H,F=H+W;N<F;N+=3)_(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let b=new L,R=new L,M=new L,x=new L;function w(O){M.fromBufferAttribute(s,O),x.copy(M);let I=a[O];b.copy(I),b.sub(M.multiplyScalar(M.dot(I))).normalize(),R.crossVectors(x,I);let H=R.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,H)}for(let O=0,I=n.count;O<I;++O)c[O]&&w(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Gn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new L,r=new L,o=new L,a=new L,l=new L,c=new L,h=new L,u=new L;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Pn.fromBufferAttribute(e,t),Pn.normalize(),e.setXYZ(t,Pn.x,Pn.y,Pn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new Gn(d,h,u)}if(this.index===null)return Je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Pc=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=jd,this.updateRanges=[],this.version=0,this.uuid=mr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=bm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=bm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function bm(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=mr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var jn=new L,Wi=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?kh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)jn.fromBufferAttribute(this,t),jn.applyMatrix4(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)jn.fromBufferAttribute(this,t),jn.applyNormalMatrix(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)jn.fromBufferAttribute(this,t),jn.transformDirection(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Ua("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Gn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Ua("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):sf(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):rf(e,this.data.array)}},fd=new L,zv=new L,Hv=new st,ei=class{constructor(e=new L(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=fd.subVectors(n,t).cross(zv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(fd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Hv.getNormalMatrix(e),s=this.coplanarPoint(fd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Vv=0,Ds=class extends Gi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Vv++}),this.uuid=mr(),this.name="",this.type="Material",this.blending=ko,this.side=fr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Ld,this.blendDst=Dd,this.blendEquation=Cr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Oe(0,0,0),this.blendAlpha=0,this.depthFunc=Mo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=mg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=yc,this.stencilZFail=yc,this.stencilZPass=yc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Je(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Oe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ei().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ge().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ge().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Rs=new L,pd=new L,Jl=new L,Kl=new L,os=class{constructor(e=new L,t=new L(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Rs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Rs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Rs.copy(this.origin).addScaledVector(this.direction,t),Rs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){pd.copy(e).add(t).multiplyScalar(.5),Jl.copy(t).sub(e).normalize(),Kl.copy(this.origin).sub(pd);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Jl),a=Kl.dot(this.direction),l=-Kl.dot(Jl),c=Kl.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(pd).addScaledVector(Jl,d),f}intersectSphere(e,t){if(e.radius<0)return null;Rs.subVectors(e.center,this.origin);let n=Rs.dot(this.direction),s=Rs.dot(Rs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Rs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,m=t.z-o.z,p=n.x-o.x,_=n.y-o.y,A=n.z-o.z,b=Math.abs(l),R=Math.abs(c),M=Math.abs(h),x,w,O,I,D,H,W,N,F,$,G,ae;if(b>=R&&b>=M?(O=l,H=u,F=g,ae=p,l>=0?(x=c,w=h,I=d,D=f,W=y,N=m,$=_,G=A):(x=h,w=c,I=f,D=d,W=m,N=y,$=A,G=_)):R>=M?(O=c,H=d,F=y,ae=_,c>=0?(x=h,w=l,I=f,D=u,W=m,N=g,$=A,G=p):(x=l,w=h,I=u,D=f,W=g,N=m,$=p,G=A)):(O=h,H=f,F=m,ae=A,h>=0?(x=l,w=c,I=u,D=d,W=g,N=y,$=p,G=_):(x=c,w=l,I=d,D=u,W=y,N=g,$=_,G=p)),O===0)return null;let J=x/O,Q=w/O,se=1/O,de=I-J*H,ue=D-Q*H,ee=W-J*F,ge=N-Q*F,_e=$-J*ae,Ce=G-Q*ae,Me=_e*ge-Ce*ee,qe=de*Ce-ue*_e,at=ee*ue-ge*de;if(s){if(Me<0||qe<0||at<0)return null}else if((Me<0||qe<0||at<0)&&(Me>0||qe>0||at>0))return null;let Xe=Me+qe+at;if(Xe===0)return null;let pt=se*(Me*H+qe*F+at*ae);return(Xe>0?pt<0:pt>0)?null:this.at(pt/Xe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Wn=class extends Ds{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Oe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ls,this.combine=Nd,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Sm=new it,Er=new os,jl=new Fn,wm=new L,Ql=new L,ec=new L,tc=new L,md=new L,nc=new L,Mm=new L,ic=new L,Gt=class extends Un{constructor(e=new ln,t=new Wn){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){nc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(md.fromBufferAttribute(u,e),o?nc.addScaledVector(md,h):nc.addScaledVector(md.sub(t),h))}t.add(nc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),jl.copy(n.boundingSphere),jl.applyMatrix4(r),Er.copy(e.ray).recast(e.near),!(jl.containsPoint(Er.origin)===!1&&(Er.intersectSphere(jl,wm)===null||Er.origin.distanceToSquared(wm)>(e.far-e.near)**2))&&(Sm.copy(r).invert(),Er.copy(e.ray).applyMatrix4(Sm),!(n.boundingBox!==null&&Er.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Er)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],_=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,R=A;b<R;b+=3){let M=a.getX(b),x=a.getX(b+1),w=a.getX(b+2);s=sc(this,p,e,n,c,h,u,M,x,w),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let _=a.getX(m),A=a.getX(m+1),b=a.getX(m+2);s=sc(this,o,e,n,c,h,u,_,A,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],p=o[m.materialIndex],_=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,R=A;b<R;b+=3){let M=b,x=b+1,w=b+2;s=sc(this,p,e,n,c,h,u,M,x,w),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,p=y;m<p;m+=3){let _=m,A=m+1,b=m+2;s=sc(this,o,e,n,c,h,u,_,A,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function Gv(i,e,t,n,s,r,o,a){let l;if(e.side===ri?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===fr,a),l===null)return null;ic.copy(a),ic.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(ic);return c<t.near||c>t.far?null:{distance:c,point:ic.clone(),object:i}}function sc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,Ql),i.getVertexPosition(l,ec),i.getVertexPosition(c,tc);let h=Gv(i,e,t,n,Ql,ec,tc,Mm);if(h){let u=new L;Cs.getBarycoord(Mm,Ql,ec,tc,u),s&&(h.uv=Cs.getInterpolatedAttribute(s,a,l,c,u,new Ge)),r&&(h.uv1=Cs.getInterpolatedAttribute(r,a,l,c,u,new Ge)),o&&(h.normal=Cs.getInterpolatedAttribute(o,a,l,c,u,new L),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new L,materialIndex:0};Cs.getNormal(Ql,ec,tc,d.normal),h.face=d,h.barycoord=u}return h}var Ba=class extends ii{constructor(e=null,t=1,n=1,s,r,o,a,l,c=In,h=In,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var za=class extends Gn{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},go=new it,Em=new it,rc=[],Tm=new Bt,Wv=new it,Ta=new Gt,Aa=new Fn,ir=class extends Gt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new za(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Wv)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Bt),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,go),Tm.copy(e.boundingBox).applyMatrix4(go),this.boundingBox.union(Tm)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Fn),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,go),Aa.copy(e.boundingSphere).applyMatrix4(go),this.boundingSphere.union(Aa)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Ta.geometry=this.geometry,Ta.material=this.material,Ta.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Aa.copy(this.boundingSphere),Aa.applyMatrix4(n),e.ray.intersectsSphere(Aa)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,go),Em.multiplyMatrices(n,go),Ta.matrixWorld=Em,Ta.raycast(e,rc);for(let o=0,a=rc.length;o<a;o++){let l=rc[o];l.instanceId=r,l.object=this,t.push(l)}rc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new za(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Ba(new Float32Array(s*this.count),s,this.count,ih,Ii));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Tr=new Fn,Xv=new Ge(.5,.5),oc=new L,sr=class{constructor(e=new ei,t=new ei,n=new ei,s=new ei,r=new ei,o=new ei){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ai,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],y=r[9],m=r[10],p=r[11],_=r[12],A=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,p-g,R-_).normalize(),s[1].setComponents(c+o,f+h,p+g,R+_).normalize(),s[2].setComponents(c+a,f+u,p+y,R+A).normalize(),s[3].setComponents(c-a,f-u,p-y,R-A).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,p-m,R-b).normalize();else if(s[4].setComponents(c-l,f-d,p-m,R-b).normalize(),t===Ai)s[5].setComponents(c+l,f+d,p+m,R+b).normalize();else if(t===To)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Tr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Tr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Tr)}intersectsSprite(e){Tr.center.set(0,0,0);let t=Xv.distanceTo(e.center);return Tr.radius=.7071067811865476+t,Tr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Tr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(oc.x=s.normal.x>0?e.max.x:e.min.x,oc.y=s.normal.y>0?e.max.y:e.min.y,oc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(oc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Am=new it,Ic=class i{constructor(){this.coordinateSystem=Ai,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Am.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new sr),n[s].setFromProjectionMatrix(Am,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new sr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var as=class extends Ds{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Oe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Lc=new L,Dc=new L,Rm=new it,Ra=new os,ac=new Fn,gd=new L,Cm=new L,Nc=class extends Un{constructor(e=new ln,t=new as){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Lc.fromBufferAttribute(t,s-1),Dc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Lc.distanceTo(Dc);e.setAttribute("lineDistance",new St(n,1))}else Je("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),ac.copy(n.boundingSphere),ac.applyMatrix4(s),ac.radius+=r,e.ray.intersectsSphere(ac)===!1)return;Rm.copy(s).invert(),Ra.copy(e.ray).applyMatrix4(Rm);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=h.getX(y),_=h.getX(y+1),A=lc(this,e,Ra,l,p,_,y);A&&t.push(A)}if(this.isLineLoop){let y=h.getX(g-1),m=h.getX(f),p=lc(this,e,Ra,l,y,m,g-1);p&&t.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let p=lc(this,e,Ra,l,y,y+1,y);p&&t.push(p)}if(this.isLineLoop){let y=lc(this,e,Ra,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function lc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Lc.fromBufferAttribute(a,s),Dc.fromBufferAttribute(a,r),t.distanceSqToSegment(Lc,Dc,gd,Cm)>n)return;gd.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(gd);if(!(c<e.near||c>e.far))return{distance:c,point:Cm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Pm=new L,Im=new L,Ns=class extends Nc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)Pm.fromBufferAttribute(t,s),Im.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Pm.distanceTo(Im);e.setAttribute("lineDistance",new St(n,1))}else Je("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ha=class extends ii{constructor(e=[],t=Pr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Va=class extends ii{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Us=class extends ii{constructor(e,t,n=Xi,s,r,o,a=In,l=In,c,h=Is,u=1){if(h!==Is&&h!==zs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Co(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ga=class extends Us{constructor(e,t=Xi,n=Pr,s,r,o=In,a=In,l,c=Is){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Wa=class extends ii{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ri=class i extends ln{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new St(c,3)),this.setAttribute("normal",new St(h,3)),this.setAttribute("uv",new St(u,2));function g(y,m,p,_,A,b,R,M,x,w,O){let I=b/x,D=R/w,H=b/2,W=R/2,N=M/2,F=x+1,$=w+1,G=0,ae=0,J=new L;for(let Q=0;Q<$;Q++){let se=Q*D-W;for(let de=0;de<F;de++){let ue=de*I-H;J[y]=ue*_,J[m]=se*A,J[p]=N,c.push(J.x,J.y,J.z),J[y]=0,J[m]=0,J[p]=M>0?1:-1,h.push(J.x,J.y,J.z),u.push(de/x),u.push(1-Q/w),G+=1}}for(let Q=0;Q<w;Q++)for(let se=0;se<x;se++){let de=d+se+F*Q,ue=d+se+F*(Q+1),ee=d+(se+1)+F*(Q+1),ge=d+(se+1)+F*Q;l.push(de,ue,ge),l.push(ue,ee,ge),ae+=6}a.addGroup(f,ae,O),f+=ae,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Xa=class i extends ln{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,g=n*2+r,y=s+1,m=new L,p=new L;for(let _=0;_<=g;_++){let A=0,b=0,R=0,M=0;if(_<=n){let O=_/n,I=O*Math.PI/2;b=-h-e*Math.cos(I),R=e*Math.sin(I),M=-e*Math.cos(I),A=O*u}else if(_<=n+r){let O=(_-n)/r;b=-h+O*t,R=e,M=0,A=u+O*d}else{let O=(_-n-r)/n,I=O*Math.PI/2;b=h+e*Math.sin(I),R=e*Math.cos(I),M=e*Math.sin(I),A=u+d+O*u}let x=Math.max(0,Math.min(1,A/f)),w=0;_===0?w=.5/s:_===g&&(w=-.5/s);for(let O=0;O<=s;O++){let I=O/s,D=I*Math.PI*2,H=Math.sin(D),W=Math.cos(D);p.x=-R*W,p.y=b,p.z=R*H,a.push(p.x,p.y,p.z),m.set(-R*W,M,R*H),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+w,x)}if(_>0){let O=(_-1)*y;for(let I=0;I<s;I++){let D=O+I,H=O+I+1,W=_*y+I,N=_*y+I+1;o.push(D,H,W),o.push(H,N,W)}}}this.setIndex(o),this.setAttribute("position",new St(a,3)),this.setAttribute("normal",new St(l,3)),this.setAttribute("uv",new St(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Ci=class i extends ln{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,y=[],m=n/2,p=0;_(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new St(u,3)),this.setAttribute("normal",new St(d,3)),this.setAttribute("uv",new St(f,2));function _(){let b=new L,R=new L,M=0,x=(t-e)/n;for(let w=0;w<=r;w++){let O=[],I=w/r,D=I*(t-e)+e;for(let H=0;H<=s;H++){let W=H/s,N=W*l+a,F=Math.sin(N),$=Math.cos(N);R.x=D*F,R.y=-I*n+m,R.z=D*$,u.push(R.x,R.y,R.z),b.set(F,x,$).normalize(),d.push(b.x,b.y,b.z),f.push(W,1-I),O.push(g++)}y.push(O)}for(let w=0;w<s;w++)for(let O=0;O<r;O++){let I=y[O][w],D=y[O+1][w],H=y[O+1][w+1],W=y[O][w+1];(e>0||O!==0)&&(h.push(I,D,W),M+=3),(t>0||O!==r-1)&&(h.push(D,H,W),M+=3)}c.addGroup(p,M,0),p+=M}function A(b){let R=g,M=new Ge,x=new L,w=0,O=b===!0?e:t,I=b===!0?1:-1;for(let H=1;H<=s;H++)u.push(0,m*I,0),d.push(0,I,0),f.push(.5,.5),g++;let D=g;for(let H=0;H<=s;H++){let N=H/s*l+a,F=Math.cos(N),$=Math.sin(N);x.x=O*$,x.y=m*I,x.z=O*F,u.push(x.x,x.y,x.z),d.push(0,I,0),M.x=F*.5+.5,M.y=$*.5*I+.5,f.push(M.x,M.y),g++}for(let H=0;H<s;H++){let W=R+H,N=D+H;b===!0?h.push(N,N+1,W):h.push(N+1,N,W),w+=3}c.addGroup(p,w,b===!0?1:2),p+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Fs=class i extends Ci{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var cc=new L,hc=new L,yd=new L,uc=new Cs,Rr=class extends ln{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(So*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:y,b:m,c:p}=uc;if(y.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),uc.getNormal(yd),u[0]=`${Math.round(y.x*s)},${Math.round(y.y*s)},${Math.round(y.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let _=0;_<3;_++){let A=(_+1)%3,b=u[_],R=u[A],M=uc[h[_]],x=uc[h[A]],w=`${b}_${R}`,O=`${R}_${b}`,I=d.get(O);I?(yd.dot(I.normal)<=r&&(f.push(M.x,M.y,M.z),f.push(x.x,x.y,x.z)),d.set(O,null)):d.has(w)||d.set(w,{index0:c[_],index1:c[A],normal:yd.clone()})}}for(let g of d.values())if(g){let{index0:y,index1:m}=g;cc.fromBufferAttribute(a,y),hc.fromBufferAttribute(a,m),f.push(cc.x,cc.y,cc.z),f.push(hc.x,hc.y,hc.z)}this.setAttribute("position",new St(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Pi=class i extends ln{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],g=[],y=[],m=[];for(let p=0;p<h;p++){let _=p*d-o;for(let A=0;A<c;A++){let b=A*u-r;g.push(b,-_,0),y.push(0,0,1),m.push(A/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let _=0;_<a;_++){let A=_+c*p,b=_+c*(p+1),R=_+1+c*(p+1),M=_+1+c*p;f.push(A,b,M),f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new St(g,3)),this.setAttribute("normal",new St(y,3)),this.setAttribute("uv",new St(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var rr=class i extends ln{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new L,d=new L,f=[],g=[],y=[],m=[];for(let p=0;p<=n;p++){let _=[],A=p/n,b=o+A*a,R=e*Math.cos(b),M=Math.sqrt(e*e-R*R),x=0;p===0&&o===0?x=.5/t:p===n&&l===Math.PI&&(x=-.5/t);for(let w=0;w<=t;w++){let O=w/t,I=s+O*r;u.x=-M*Math.cos(I),u.y=R,u.z=M*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(O+x,1-A),_.push(c++)}h.push(_)}for(let p=0;p<n;p++)for(let _=0;_<t;_++){let A=h[p][_+1],b=h[p][_],R=h[p+1][_],M=h[p+1][_+1];(p!==0||o>0)&&f.push(A,b,M),(p!==n-1||l<Math.PI)&&f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new St(g,3)),this.setAttribute("normal",new St(y,3)),this.setAttribute("uv",new St(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Lo=class i extends ln{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new L,f=new L,g=new L;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let p=0;p<=s;p++){let _=p/s*r;f.x=(e+t*Math.cos(m))*Math.cos(_),f.y=(e+t*Math.cos(m))*Math.sin(_),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(_),d.y=e*Math.sin(_),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let p=(s+1)*y+m-1,_=(s+1)*(y-1)+m-1,A=(s+1)*(y-1)+m,b=(s+1)*y+m;l.push(p,_,b),l.push(_,A,b)}this.setIndex(l),this.setAttribute("position",new St(c,3)),this.setAttribute("normal",new St(h,3)),this.setAttribute("uv",new St(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var $a=class extends ln{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){let t=[],n=new Set,s=new L,r=new L;if(e.index!==null){let o=e.attributes.position,a=e.index,l=e.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){let u=l[c],d=u.start,f=u.count;for(let g=d,y=d+f;g<y;g+=3)for(let m=0;m<3;m++){let p=a.getX(g+m),_=a.getX(g+(m+1)%3);s.fromBufferAttribute(o,p),r.fromBufferAttribute(o,_),Lm(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{let o=e.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){let h=3*a+c,u=3*a+(c+1)%3;s.fromBufferAttribute(o,h),r.fromBufferAttribute(o,u),Lm(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new St(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};function Lm(i,e,t){let n=`${i.x},${i.y},${i.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${i.x},${i.y},${i.z}`;return t.has(n)===!0||t.has(s)===!0?!1:(t.add(n),t.add(s),!0)}function Lr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Dm(s))s.isRenderTargetTexture?(Je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Dm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function $n(i){let e={};for(let t=0;t<i.length;t++){let n=Lr(i[t]);for(let s in n)e[s]=n[s]}return e}function Dm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function $v(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function of(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:vt.workingColorSpace}var ul={clone:Lr,merge:$n},qv=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Yv=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ci=class extends Ds{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=qv,this.fragmentShader=Yv,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Lr(e.uniforms),this.uniformsGroups=$v(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Oe().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ge().fromArray(s.value);break;case"v3":this.uniforms[n].value=new L().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Ct().fromArray(s.value);break;case"m3":this.uniforms[n].value=new st().fromArray(s.value);break;case"m4":this.uniforms[n].value=new it().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Uc=class extends ci{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Os=class extends Ds{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Oe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Oe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Oh,this.normalScale=new Ge(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ls,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Do=class extends Ds{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=fg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Fc=class extends Ds{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function yo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function dc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var or=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Oc=class extends or{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:bd,endingEnd:bd}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Sd:r=e,a=2*t-n;break;case wd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Sd:o=e,l=2*n-t;break;case wd:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-t)/(s-t),y=g*g,m=y*g,p=-d*m+2*d*y-d*g,_=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,A=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let R=0;R!==a;++R)r[R]=p*o[h+R]+_*o[c+R]+A*o[l+R]+b*o[u+R];return r}},kc=class extends or{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Bc=class extends or{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},zc=class extends or{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],p=f*d+g*2,_=u[p],A=u[p+1],b=e*d+g*2,R=h[b],M=h[b+1],x=Jv(n,t,_,R,s);r[g]=Tg(x,y,A,M,m)}return r}};function Tg(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Zv(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Jv(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Tg(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Zv(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var _i=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=yo(t,this.TimeBufferType),this.values=yo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:yo(e.times,Array),values:yo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),dc(e.settings)&&(n.settings={inTangents:yo(e.settings.inTangents,Array),outTangents:yo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Bc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new kc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Oc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new zc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ia:t=this.InterpolantFactoryMethodDiscrete;break;case Tc:t=this.InterpolantFactoryMethodLinear;break;case gc:t=this.InterpolantFactoryMethodSmooth;break;case _d:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Je("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ia;case this.InterpolantFactoryMethodLinear:return Tc;case this.InterpolantFactoryMethodSmooth:return gc;case this.InterpolantFactoryMethodBezier:return _d}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;dc(this.settings)&&(Nm(this.settings.inTangents,e),Nm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;dc(this.settings)&&(Um(this.settings.inTangents,e),Um(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&uv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===gc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let y=t[u+g];if(y!==t[d+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,dc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Nm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Um(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}_i.prototype.ValueTypeName="";_i.prototype.TimeBufferType=Float32Array;_i.prototype.ValueBufferType=Float32Array;_i.prototype.DefaultInterpolation=Tc;var ar=class extends _i{constructor(e,t,n){super(e,t,n)}};ar.prototype.ValueTypeName="bool";ar.prototype.ValueBufferType=Array;ar.prototype.DefaultInterpolation=Ia;ar.prototype.InterpolantFactoryMethodLinear=void 0;ar.prototype.InterpolantFactoryMethodSmooth=void 0;var Hc=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};Hc.prototype.ValueTypeName="color";var Vc=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};Vc.prototype.ValueTypeName="number";var Gc=class extends or{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Ft.slerpFlat(r,0,o,c-a,o,c,l);return r}},qa=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Gc(this.times,this.values,this.getValueSize(),e)}};qa.prototype.ValueTypeName="quaternion";qa.prototype.InterpolantFactoryMethodSmooth=void 0;var lr=class extends _i{constructor(e,t,n){super(e,t,n)}};lr.prototype.ValueTypeName="string";lr.prototype.ValueBufferType=Array;lr.prototype.DefaultInterpolation=Ia;lr.prototype.InterpolantFactoryMethodLinear=void 0;lr.prototype.InterpolantFactoryMethodSmooth=void 0;var Wc=class extends _i{constructor(e,t,n,s){super(e,t,n,s)}};Wc.prototype.ValueTypeName="vector";var Xc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ag=new Xc,$c=class{constructor(e){this.manager=e!==void 0?e:Ag,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};$c.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ya=class extends Un{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Oe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Za=class extends Ya{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Un.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Oe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},xd=new it,Fm=new L,Om=new L,qc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ge(512,512),this.mapType=hi,this.map=null,this.mapPass=null,this.matrix=new it,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new sr,this._frameExtents=new Ge(1,1),this._viewportCount=1,this._viewports=[new Ct(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Fm.setFromMatrixPosition(e.matrixWorld),t.position.copy(Fm),Om.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Om),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){xd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(xd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===To||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(xd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},fc=new L,pc=new Ft,ss=new L,Ja=class extends Un{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new it,this.projectionMatrix=new it,this.projectionMatrixInverse=new it,this.coordinateSystem=Ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(fc,pc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(fc,pc,ss.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(fc,pc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(fc,pc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},nr=new L,km=new Ge,Bm=new Ge,ti=class extends Ja{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ro*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(So*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ro*2*Math.atan(Math.tan(So*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){nr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(nr.x,nr.y).multiplyScalar(-e/nr.z),nr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(nr.x,nr.y).multiplyScalar(-e/nr.z)}getViewSize(e,t){return this.getViewBounds(e,km,Bm),t.subVectors(Bm,km)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(So*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var cr=class extends Ja{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Md=class extends qc{constructor(){super(new cr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ka=class extends Ya{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Un.DEFAULT_UP),this.updateMatrix(),this.target=new Un,this.shadow=new Md}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var ja=class extends ln{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var xo=-90,vo=1,No=class extends Un{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ti(xo,vo,e,t);s.layers=this.layers,this.add(s);let r=new ti(xo,vo,e,t);r.layers=this.layers,this.add(r);let o=new ti(xo,vo,e,t);o.layers=this.layers,this.add(o);let a=new ti(xo,vo,e,t);a.layers=this.layers,this.add(a);let l=new ti(xo,vo,e,t);l.layers=this.layers,this.add(l);let c=new ti(xo,vo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ai)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===To)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Yc=class extends ti{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var af="\\[\\]\\.:\\/",Kv=new RegExp("["+af+"]","g"),lf="[^"+af+"]",jv="[^"+af.replace("\\.","")+"]",Qv=/((?:WC+[\/:])*)/.source.replace("WC",lf),e_=/(WCOD+)?/.source.replace("WCOD",jv),t_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",lf),n_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",lf),i_=new RegExp("^"+Qv+e_+t_+n_+"$"),s_=["material","materials","bones","map"],Ed=class{constructor(e,t,n){let s=n||Yt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Yt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Kv,"")}static parseTrackName(e){let t=i_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);s_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Je("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Yt.Composite=Ed;Yt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Yt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Yt.prototype.GetterByBindingType=[Yt.prototype._getValue_direct,Yt.prototype._getValue_array,Yt.prototype._getValue_arrayElement,Yt.prototype._getValue_toArray];Yt.prototype.SetterByBindingTypeAndVersioning=[[Yt.prototype._setValue_direct,Yt.prototype._setValue_direct_setNeedsUpdate,Yt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_array,Yt.prototype._setValue_array_setNeedsUpdate,Yt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_arrayElement,Yt.prototype._setValue_arrayElement_setNeedsUpdate,Yt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_fromArray,Yt.prototype._setValue_fromArray_setNeedsUpdate,Yt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var AA=new Float32Array(1);var hr=class extends Pc{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var zm=new it,Qa=class{constructor(e,t,n=0,s=1/0){this.ray=new os(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Po,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return zm.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(zm),this}intersectObject(e,t=!0,n=[]){return Td(e,this,n,t),n.sort(Hm),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Td(e[s],this,n,t);return n.sort(Hm),n}};function Hm(i,e){return i.distance-e.distance}function Td(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Td(r[o],e,t,!0)}}var Uo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=ct(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(ct(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var pf=class pf{constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};pf.prototype.isMatrix2=!0;var Ad=pf,Vm=new Ge,Fo=class{constructor(e=new Ge(1/0,1/0),t=new Ge(-1/0,-1/0)){this.isBox2=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Vm.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=1/0,this.max.x=this.max.y=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y}getCenter(e){return this.isEmpty()?e.set(0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Vm).distanceTo(e)}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}},Gm=new L,mc=new L,_o=new L,bo=new L,vd=new L,r_=new L,o_=new L,el=class{constructor(e=new L,t=new L){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){Gm.subVectors(e,this.start),mc.subVectors(this.end,this.start);let n=mc.dot(mc);if(n===0)return 0;let r=mc.dot(Gm)/n;return t&&(r=ct(r,0,1)),r}closestPointToPoint(e,t,n){let s=this.closestPointToPointParameter(e,t);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=r_,n=o_){let s=10000000000000001e-32,r,o,a=this.start,l=e.start,c=this.end,h=e.end;_o.subVectors(c,a),bo.subVectors(h,l),vd.subVectors(a,l);let u=_o.dot(_o),d=bo.dot(bo),f=bo.dot(vd);if(u<=s&&d<=s)return t.copy(a),n.copy(l),t.distanceToSquared(n);if(u<=s)r=0,o=f/d,o=ct(o,0,1);else{let g=_o.dot(vd);if(d<=s)o=0,r=ct(-g/u,0,1);else{let y=_o.dot(bo),m=u*d-y*y;m!==0?r=ct((y*f-g*d)/m,0,1):r=0,o=(y*r+f)/d,o<0?(o=0,r=ct(-g/u,0,1)):o>1&&(o=1,r=ct((y-g)/u,0,1))}}return t.copy(a).addScaledVector(_o,r),n.copy(l).addScaledVector(bo,o),t.distanceToSquared(n)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var tl=class extends Gi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function cf(i,e,t,n){let s=a_(n);switch(t){case qd:return i*e;case ih:return i*e/s.components*s.byteLength;case sh:return i*e/s.components*s.byteLength;case pr:return i*e*2/s.components*s.byteLength;case rh:return i*e*2/s.components*s.byteLength;case Yd:return i*e*3/s.components*s.byteLength;case qi:return i*e*4/s.components*s.byteLength;case oh:return i*e*4/s.components*s.byteLength;case sl:case rl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case ol:case al:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case lh:case hh:return Math.max(i,16)*Math.max(e,8)/4;case ah:case ch:return Math.max(i,8)*Math.max(e,8)/2;case uh:case dh:case ph:case mh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case fh:case ll:case gh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case yh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case xh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case vh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case _h:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case bh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Sh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case wh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Mh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Eh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Th:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Ah:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Rh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Ch:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Ph:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Ih:case Lh:case Dh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Nh:case Uh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case cl:case Fh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function a_(i){switch(i){case hi:case Gd:return{byteLength:1,components:1};case zo:case Wd:case $i:return{byteLength:2,components:1};case th:case nh:return{byteLength:2,components:4};case Xi:case eh:case Ii:return{byteLength:4,components:1};case Xd:case $d:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Zg(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function c_(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],y=u[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var h_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,u_=`#ifdef USE_ALPHAHASH
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
#endif`,d_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,f_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,p_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,m_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,g_=`#ifdef USE_AOMAP
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
#endif`,y_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,x_=`#ifdef USE_BATCHING
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
#endif`,v_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,__=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,b_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,S_=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,w_=`#ifdef USE_IRIDESCENCE
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
#endif`,M_=`#ifdef USE_BUMPMAP
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
#endif`,E_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,T_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,A_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,R_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,C_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,P_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,I_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,L_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,D_=`#define PI 3.141592653589793
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
} // validated`,N_=`vec3 transformedNormal = objectNormal;
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
#endif`,U_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,F_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,O_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,k_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,B_="gl_FragColor = linearToOutputTexel( gl_FragColor );",z_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,H_=`#ifdef USE_ENVMAP
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
#endif`,V_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,G_=`#ifdef USE_ENVMAP
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
#endif`,W_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,X_=`#ifdef USE_ENVMAP
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
#endif`,$_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,q_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Y_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Z_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,J_=`#ifdef USE_GRADIENTMAP
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
}`,K_=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,j_=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Q_=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,eb=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,tb=`#ifdef USE_ENVMAP
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
#endif`,nb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ib=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,sb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,rb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,ob=`PhysicalMaterial material;
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
#endif`,ab=`uniform sampler2D dfgLUT;
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
}`,lb=`
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
#endif`,cb=`#if defined( RE_IndirectDiffuse )
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
#endif`,hb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ub=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,db=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,fb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,pb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,mb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,gb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,yb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,xb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,vb=`#if defined( USE_POINTS_UV )
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
#endif`,_b=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,bb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Sb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,wb=`#if defined( USE_MORPHCOLORS )
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
#endif`,Mb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Eb=`#ifdef USE_MORPHTARGETS
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
#endif`,Tb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ab=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Rb=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Cb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Pb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Ib=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Lb=`#ifdef USE_NORMALMAP
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
#endif`,Db=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Nb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Ub=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Fb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Ob=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,kb=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Bb=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,zb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Hb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Vb=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Gb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Wb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Xb=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,$b=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,qb=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Yb=`float getShadowMask() {
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
}`,Zb=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Jb=`#ifdef USE_SKINNING
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
#endif`,Kb=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,jb=`#ifdef USE_SKINNING
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
#endif`,Qb=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,eS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,tS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,nS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,iS=`#ifdef USE_TRANSMISSION
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
#endif`,sS=`#ifdef USE_TRANSMISSION
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
#endif`,rS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,oS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,aS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,lS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,cS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,hS=`uniform sampler2D t2D;
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
}`,uS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,dS=`uniform float backgroundBlurriness;
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
}`,fS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,pS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,mS=`#include <common>
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
}`,gS=`#if DEPTH_PACKING == 3200
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
}`,yS=`#define DISTANCE
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
}`,xS=`#define DISTANCE
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
}`,vS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,_S=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,bS=`uniform float scale;
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
}`,SS=`uniform vec3 diffuse;
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
}`,wS=`#include <common>
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
}`,MS=`uniform vec3 diffuse;
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
}`,ES=`#define LAMBERT
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
}`,TS=`#define LAMBERT
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
}`,AS=`#define MATCAP
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
}`,RS=`#define MATCAP
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
}`,CS=`#define NORMAL
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
}`,PS=`#define NORMAL
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
}`,IS=`#define PHONG
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
}`,LS=`#define PHONG
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
}`,DS=`#define STANDARD
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
}`,NS=`#define STANDARD
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
}`,US=`#define TOON
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
}`,FS=`#define TOON
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
}`,OS=`uniform float size;
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
}`,kS=`uniform vec3 diffuse;
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
}`,BS=`#include <common>
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
}`,zS=`uniform vec3 color;
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
}`,HS=`uniform float rotation;
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
}`,VS=`uniform vec3 diffuse;
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
}`,ft={alphahash_fragment:h_,alphahash_pars_fragment:u_,alphamap_fragment:d_,alphamap_pars_fragment:f_,alphatest_fragment:p_,alphatest_pars_fragment:m_,aomap_fragment:g_,aomap_pars_fragment:y_,batching_pars_vertex:x_,batching_vertex:v_,begin_vertex:__,beginnormal_vertex:b_,bsdfs:S_,iridescence_fragment:w_,bumpmap_pars_fragment:M_,clipping_planes_fragment:E_,clipping_planes_pars_fragment:T_,clipping_planes_pars_vertex:A_,clipping_planes_vertex:R_,color_fragment:C_,color_pars_fragment:P_,color_pars_vertex:I_,color_vertex:L_,common:D_,defaultnormal_vertex:N_,displacementmap_pars_vertex:U_,displacementmap_vertex:F_,emissivemap_fragment:O_,emissivemap_pars_fragment:k_,colorspace_fragment:B_,colorspace_pars_fragment:z_,envmap_fragment:H_,envmap_common_pars_fragment:V_,envmap_pars_fragment:G_,envmap_pars_vertex:W_,envmap_physical_pars_fragment:tb,envmap_vertex:X_,fog_vertex:$_,fog_pars_vertex:q_,fog_fragment:Y_,fog_pars_fragment:Z_,gradientmap_pars_fragment:J_,lightmap_pars_fragment:K_,lights_lambert_fragment:j_,lights_lambert_pars_fragment:Q_,lights_pars_begin:eb,lights_toon_fragment:nb,lights_toon_pars_fragment:ib,lights_phong_fragment:sb,lights_phong_pars_fragment:rb,lights_physical_fragment:ob,lights_physical_pars_fragment:ab,lights_fragment_begin:lb,lights_fragment_maps:cb,lights_fragment_end:hb,lightprobes_pars_fragment:ub,logdepthbuf_fragment:db,logdepthbuf_pars_fragment:fb,logdepthbuf_pars_vertex:pb,logdepthbuf_vertex:mb,map_fragment:gb,map_pars_fragment:yb,map_particle_fragment:xb,map_particle_pars_fragment:vb,metalnessmap_fragment:_b,metalnessmap_pars_fragment:bb,morphinstance_vertex:Sb,morphcolor_vertex:wb,morphnormal_vertex:Mb,morphtarget_pars_vertex:Eb,morphtarget_vertex:Tb,normal_fragment_begin:Ab,normal_fragment_maps:Rb,normal_pars_fragment:Cb,normal_pars_vertex:Pb,normal_vertex:Ib,normalmap_pars_fragment:Lb,clearcoat_normal_fragment_begin:Db,clearcoat_normal_fragment_maps:Nb,clearcoat_pars_fragment:Ub,iridescence_pars_fragment:Fb,opaque_fragment:Ob,packing:kb,premultiplied_alpha_fragment:Bb,project_vertex:zb,dithering_fragment:Hb,dithering_pars_fragment:Vb,roughnessmap_fragment:Gb,roughnessmap_pars_fragment:Wb,shadowmap_pars_fragment:Xb,shadowmap_pars_vertex:$b,shadowmap_vertex:qb,shadowmask_pars_fragment:Yb,skinbase_vertex:Zb,skinning_pars_vertex:Jb,skinning_vertex:Kb,skinnormal_vertex:jb,specularmap_fragment:Qb,specularmap_pars_fragment:eS,tonemapping_fragment:tS,tonemapping_pars_fragment:nS,transmission_fragment:iS,transmission_pars_fragment:sS,uv_pars_fragment:rS,uv_pars_vertex:oS,uv_vertex:aS,worldpos_vertex:lS,background_vert:cS,background_frag:hS,backgroundCube_vert:uS,backgroundCube_frag:dS,cube_vert:fS,cube_frag:pS,depth_vert:mS,depth_frag:gS,distance_vert:yS,distance_frag:xS,equirect_vert:vS,equirect_frag:_S,linedashed_vert:bS,linedashed_frag:SS,meshbasic_vert:wS,meshbasic_frag:MS,meshlambert_vert:ES,meshlambert_frag:TS,meshmatcap_vert:AS,meshmatcap_frag:RS,meshnormal_vert:CS,meshnormal_frag:PS,meshphong_vert:IS,meshphong_frag:LS,meshphysical_vert:DS,meshphysical_frag:NS,meshtoon_vert:US,meshtoon_frag:FS,points_vert:OS,points_frag:kS,shadow_vert:BS,shadow_frag:zS,sprite_vert:HS,sprite_frag:VS},Le={common:{diffuse:{value:new Oe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new Ge(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Oe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Oe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Oe(16777215)},opacity:{value:1},center:{value:new Ge(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},oi={basic:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Oe(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Oe(0)},specular:{value:new Oe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:$n([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Oe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:$n([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Oe(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:$n([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:$n([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:$n([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:$n([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:$n([Le.common,Le.displacementmap,{referencePosition:{value:new L},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:$n([Le.lights,Le.fog,{color:{value:new Oe(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};oi.physical={uniforms:$n([oi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new Ge(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Oe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new Ge},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Oe(0)},specularColor:{value:new Oe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new Ge},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var Bh={r:0,b:0,g:0},GS=new it,Jg=new st;Jg.set(-1,0,0,0,1,0,0,0,1);function WS(i,e,t,n,s,r){let o=new Oe(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(_){let A=_.isScene===!0?_.background:null;if(A&&A.isTexture){let b=_.backgroundBlurriness>0;A=e.get(A,b)}return A}function g(_){let A=!1,b=f(_);b===null?m(o,a):b&&b.isColor&&(m(b,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,A){let b=f(A);b&&b.isCubeTexture?(c===void 0&&(c=new Gt(new Ri(1,1,1),new ci({name:"BackgroundCubeMaterial",uniforms:Lr(oi.backgroundCube.uniforms),vertexShader:oi.backgroundCube.vertexShader,fragmentShader:oi.backgroundCube.fragmentShader,side:ri,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,M,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(GS.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Jg),c.material.toneMapped=vt.getTransfer(b.colorSpace)!==Rt,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Gt(new Pi(2,2),new ci({name:"BackgroundMaterial",uniforms:Lr(oi.background.uniforms),vertexShader:oi.background.vertexShader,fragmentShader:oi.background.fragmentShader,side:fr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=vt.getTransfer(b.colorSpace)!==Rt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,A){_.getRGB(Bh,of(i)),t.buffers.color.setClear(Bh.r,Bh.g,Bh.b,A,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,A=1){o.set(_),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:g,addToRenderList:y,dispose:p}}function XS(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(D,H,W,N,F){let $=!1,G=u(D,N,W,H);r!==G&&(r=G,c(r.object)),$=f(D,N,W,F),$&&g(D,N,W,F),F!==null&&e.update(F,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(D,H,W,N),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function l(){return i.createVertexArray()}function c(D){return i.bindVertexArray(D)}function h(D){return i.deleteVertexArray(D)}function u(D,H,W,N){let F=N.wireframe===!0,$=n[H.id];$===void 0&&($={},n[H.id]=$);let G=D.isInstancedMesh===!0?D.id:0,ae=$[G];ae===void 0&&(ae={},$[G]=ae);let J=ae[W.id];J===void 0&&(J={},ae[W.id]=J);let Q=J[F];return Q===void 0&&(Q=d(l()),J[F]=Q),Q}function d(D){let H=[],W=[],N=[];for(let F=0;F<t;F++)H[F]=0,W[F]=0,N[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:H,enabledAttributes:W,attributeDivisors:N,object:D,attributes:{},index:null}}function f(D,H,W,N){let F=r.attributes,$=H.attributes,G=0,ae=W.getAttributes();for(let J in ae)if(ae[J].location>=0){let se=F[J],de=$[J];if(de===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==N}function g(D,H,W,N){let F={},$=H.attributes,G=0,ae=W.getAttributes();for(let J in ae)if(ae[J].location>=0){let se=$[J];se===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),F[J]=de,G++}r.attributes=F,r.attributesNum=G,r.index=N}function y(){let D=r.newAttributes;for(let H=0,W=D.length;H<W;H++)D[H]=0}function m(D){p(D,0)}function p(D,H){let W=r.newAttributes,N=r.enabledAttributes,F=r.attributeDivisors;W[D]=1,N[D]===0&&(i.enableVertexAttribArray(D),N[D]=1),F[D]!==H&&(i.vertexAttribDivisor(D,H),F[D]=H)}function _(){let D=r.newAttributes,H=r.enabledAttributes;for(let W=0,N=H.length;W<N;W++)H[W]!==D[W]&&(i.disableVertexAttribArray(W),H[W]=0)}function A(D,H,W,N,F,$,G){G===!0?i.vertexAttribIPointer(D,H,W,F,$):i.vertexAttribPointer(D,H,W,N,F,$)}function b(D,H,W,N){y();let F=N.attributes,$=W.getAttributes(),G=H.defaultAttributeValues;for(let ae in $){let J=$[ae];if(J.location>=0){let Q=F[ae];if(Q===void 0&&(ae==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ae==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,ge=ue.type,_e=ue.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||Q.gpuType===eh;if(Q.isInterleavedBufferAttribute){let Me=Q.data,qe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,at=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Xe=0;Xe<J.locationSize;Xe++)p(J.location+Xe,Me.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Xe=0;Xe<J.locationSize;Xe++)m(J.location+Xe);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Xe=0;Xe<J.locationSize;Xe++)A(J.location+Xe,de/J.locationSize,ge,se,qe*_e,(at+de/J.locationSize*Xe)*_e,Ce)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<J.locationSize;Me++)p(J.location+Me,Q.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<J.locationSize;Me++)m(J.location+Me);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Me=0;Me<J.locationSize;Me++)A(J.location+Me,de/J.locationSize,ge,se,de*_e,de/J.locationSize*Me*_e,Ce)}}else if(G!==void 0){let se=G[ae];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(J.location,se);break;case 3:i.vertexAttrib3fv(J.location,se);break;case 4:i.vertexAttrib4fv(J.location,se);break;default:i.vertexAttrib1fv(J.location,se)}}}}_()}function R(){O();for(let D in n){let H=n[D];for(let W in H){let N=H[W];for(let F in N){let $=N[F];for(let G in $)h($[G].object),delete $[G];delete N[F]}}delete n[D]}}function M(D){if(n[D.id]===void 0)return;let H=n[D.id];for(let W in H){let N=H[W];for(let F in N){let $=N[F];for(let G in $)h($[G].object),delete $[G];delete N[F]}}delete n[D.id]}function x(D){for(let H in n){let W=n[H];for(let N in W){let F=W[N];if(F[D.id]===void 0)continue;let $=F[D.id];for(let G in $)h($[G].object),delete $[G];delete F[D.id]}}}function w(D){for(let H in n){let W=n[H],N=D.isInstancedMesh===!0?D.id:0,F=W[N];if(F!==void 0){for(let $ in F){let G=F[$];for(let ae in G)h(G[ae].object),delete G[ae];delete F[$]}delete W[N],Object.keys(W).length===0&&delete n[H]}}}function O(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:M,releaseStatesOfObject:w,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:_}}function $S(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function qS(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==qi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let w=x===$i&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==hi&&x!==Ii&&!w&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Je("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),M=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:_,maxVaryings:A,maxFragmentUniforms:b,maxSamples:R,samples:M}}function YS(i){let e=this,t=null,n=0,s=!1,r=!1,o=new ei,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let _=r?0:n,A=_*4,b=p.clippingState||null;l.value=b,b=h(g,d,A,f);for(let R=0;R!==A;++R)b[R]=t[R];p.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,g){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let p=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<p)&&(m=new Float32Array(p));for(let A=0,b=f;A!==y;++A,b+=4)o.copy(u[A]).applyMatrix4(_,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var pl=class extends si{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Ha(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Ri(5,5,5),r=new ci({name:"CubemapFromEquirect",uniforms:Lr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ri,blending:ks});r.uniforms.tEquirect.value=t;let o=new Gt(s,r),a=t.minFilter;return t.minFilter===Bs&&(t.minFilter=ni),new No(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Rg=256,ZS=3,JS=20,Kg=256,jg=16,KS=3,jS=new L,QS=new Oe,Hh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new No(1,10,null),this._boxMesh=new Gt(new Ri(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=jS}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(QS));let m=new No(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ig(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Pg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Rg,nf(e))}_fromTexture(e,t){e.mapping===Pr||e.mapping===Bo?this._setSize(e.image.length===0?Rg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Cg(e,!1,!1),n=Math.log2(e)-ZS;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Cg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Pr||e.mapping===Bo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ig()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Pg()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=ew(),this._integrationMaterial=tw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/jg);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-KS)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Kg*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=nw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Cg(i,e,t){return new pl(i,{minFilter:Bs,generateMipmaps:e,type:$i,colorSpace:La,depthBuffer:t})}function ml(i,e,t){return new ci({name:i,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:ri,blending:ks,depthTest:!1,depthWrite:!1})}function ew(){return ml("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Kg}u

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
	`)}function tw(){return ml("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:jg}},`

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
	`)}function nw(){return ml("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${JS}
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
	`)}function Pg(){return ml("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Ig(){return ml("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function iw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Kc||f===jc)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new pl(g.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Kc||f===jc,y=f===Pr||f===Bo;if(g||y){let m=t.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new Hh(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let _=d.image;return g&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new Hh(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===Kc?d.mapping=Pr:f===jc&&(d.mapping=Bo),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function sw(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ca("WebGLRenderer: "+n+" extension not supported."),s}}}function rw(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(e.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(g){let y=g.attributes;for(let m in y)e.update(y[m],i.ARRAY_BUFFER)}function u(g){let y=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let _=y!==null?y.array.length:m.array.length/3-1,A=m.count>=65535?ka:Oa,b=new A(Math.ceil(_/3)*6,1),R=b.array;if(y!==null){let x=y.array;p=y.version;for(let w=0,O=0;w<_;w+=3){let I=x[w+0],D=x[w+1],H=x[w+2];R[O++]=I,R[O++]=D,R[O++]=D,R[O++]=H,R[O++]=H,R[O++]=I}}else{p=m.version;for(let x=0,w=0;x<_;x+=3){let O=x+0,I=x+1,D=x+2;R[w++]=O,R[w++]=I,R[w++]=I,R[w++]=D,R[w++]=D,R[w++]=O}}b.version=p;let M=r.get(g);M&&e.remove(M),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function ow(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function aw(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function lw(i,e,t){let n=new WeakMap,s=new Ct;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),y===!0&&(A=3);let b=a.attributes.position.count*A,R=1;b>e.maxTextureSize&&(R=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let M=new Float32Array(b*R*4*u),x=new Fa(M,b,R,u);x.type=Ii,x.needsUpdate=!0;let w=A*4;for(let I=0;I<u;I++){let D=m[I],H=p[I],W=_[I],N=b*R*4*I;for(let F=0;F<D.count;F++){let $=F*w;f===!0&&(s.fromBufferAttribute(D,F),M[N+$+0]=s.x,M[N+$+1]=s.y,M[N+$+2]=s.z,M[N+$+3]=0),g===!0&&(s.fromBufferAttribute(H,F),M[N+$+4]=s.x,M[N+$+5]=s.y,M[N+$+6]=s.z,M[N+$+7]=0),y===!0&&(s.fromBufferAttribute(W,F),M[N+$+8]=s.x,M[N+$+9]=s.y,M[N+$+10]=s.z,M[N+$+11]=W.itemSize===4?s.w:1)}}d={count:u,texture:x,size:new Ge(b,R)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function cw(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var hw={[Ud]:"LINEAR_TONE_MAPPING",[Fd]:"REINHARD_TONE_MAPPING",[Od]:"CINEON_TONE_MAPPING",[kd]:"ACES_FILMIC_TONE_MAPPING",[zd]:"AGX_TONE_MAPPING",[Hd]:"NEUTRAL_TONE_MAPPING",[Bd]:"CUSTOM_TONE_MAPPING"};function uw(i,e,t,n,s,r){let o=new si(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new ln;h.setAttribute("position",new St([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new St([0,2,0,0,2,0],2));let u=new Uc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Gt(h,u),f=new cr(-1,1,1,-1,0,1),g=null,y=null,m=!1,p,_=null,A=[],b=!1;this.setSize=function(R,M){o.setSize(R,M),a!==null&&a.setSize(R,M),l!==null&&l.setSize(R,M);for(let x=0;x<A.length;x++){let w=A[x];w.setSize&&w.setSize(R,M)}},this.setEffects=function(R){A=R,b=A.length>0&&A[0].isRenderPass===!0;let M=o.width,x=o.height;A.length>0&&a===null&&(a=new si(M,x,{type:$i,depthBuffer:!1,stencilBuffer:!1}),l=new si(M,x,{type:$i,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&A.some(O=>O.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new Us(M,x),r===!0&&(c.format=zs,c.type=Ir)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let O=0;O<A.length;O++){let I=A[O];I.setSize&&I.setSize(M,x),w&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,M){if(m||R.toneMapping===ls&&A.length===0)return!1;if(_=M,M!==null){let x=M.width,w=M.height;(o.width!==x||o.height!==w)&&this.setSize(x,w)}return b===!1&&R.setRenderTarget(o),p=R.toneMapping,R.toneMapping=ls,!0},this.hasRenderPass=function(){return b},this.end=function(R,M){R.toneMapping=p,m=!0;let x=o,w=a;for(let O=0;O<A.length;O++){let I=A[O];I.enabled!==!1&&(I.render(R,w,x,M),I.needsSwap!==!1&&(x=w,w=w===a?l:a))}if(g!==R.outputColorSpace||y!==R.toneMapping){g=R.outputColorSpace,y=R.toneMapping,u.defines={},vt.getTransfer(g)===Rt&&(u.defines.SRGB_TRANSFER="");let O=hw[y];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=x.texture,R.setRenderTarget(_),R.render(d,f),_=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Qg=new ii,e0=new Us(1,1),t0=new Ga(1),n0=new Fa,i0=new Cc,s0=new Ha,Lg=[],Dg=[],Ng=new Float32Array(16),Ug=new Float32Array(9),Fg=new Float32Array(4);function Vo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Lg[s];if(r===void 0&&(r=new Float32Array(s),Lg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function vn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function _n(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Gh(i,e){let t=Dg[e];t===void 0&&(t=new Int32Array(e),Dg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function dw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function fw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2fv(this.addr,e),_n(t,e)}}function pw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(vn(t,e))return;i.uniform3fv(this.addr,e),_n(t,e)}}function mw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4fv(this.addr,e),_n(t,e)}}function gw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),_n(t,e)}else{if(vn(t,n))return;Fg.set(n),i.uniformMatrix2fv(this.addr,!1,Fg),_n(t,n)}}function yw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),_n(t,e)}else{if(vn(t,n))return;Ug.set(n),i.uniformMatrix3fv(this.addr,!1,Ug),_n(t,n)}}function xw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),_n(t,e)}else{if(vn(t,n))return;Ng.set(n),i.uniformMatrix4fv(this.addr,!1,Ng),_n(t,n)}}function vw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function _w(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2iv(this.addr,e),_n(t,e)}}function bw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3iv(this.addr,e),_n(t,e)}}function Sw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4iv(this.addr,e),_n(t,e)}}function ww(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function Mw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2uiv(this.addr,e),_n(t,e)}}function Ew(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3uiv(this.addr,e),_n(t,e)}}function Tw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4uiv(this.addr,e),_n(t,e)}}function Wh(i){return i.version===0&&(i.compareFunction=Kd,i.needsUpdate=!0),i}function Aw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Wh(e0):r=Qg,t.setTexture2D(e||r,s)}function Rw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||i0,s)}function Cw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Wh(t0):r=s0,t.setTextureCube(e||r,s)}function Pw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||n0,s)}function Iw(i){switch(i){case 5126:return dw;case 35664:return fw;case 35665:return pw;case 35666:return mw;case 35674:return gw;case 35675:return yw;case 35676:return xw;case 5124:case 35670:return vw;case 35667:case 35671:return _w;case 35668:case 35672:return bw;case 35669:case 35673:return Sw;case 5125:return ww;case 36294:return Mw;case 36295:return Ew;case 36296:return Tw;case 35678:case 36198:case 36298:case 36306:case 35682:return Aw;case 35679:case 36299:case 36307:return Rw;case 35680:case 36300:case 36308:case 36293:return Cw;case 36289:case 36303:case 36311:case 36292:return Pw}}function Lw(i,e){i.uniform1fv(this.addr,e)}function Dw(i,e){let t=Vo(e,this.size,2);i.uniform2fv(this.addr,t)}function Nw(i,e){let t=Vo(e,this.size,3);i.uniform3fv(this.addr,t)}function Uw(i,e){let t=Vo(e,this.size,4);i.uniform4fv(this.addr,t)}function Fw(i,e){let t=Vo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function Ow(i,e){let t=Vo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function kw(i,e){let t=Vo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function Bw(i,e){i.uniform1iv(this.addr,e)}function zw(i,e){i.uniform2iv(this.addr,e)}function Hw(i,e){i.uniform3iv(this.addr,e)}function Vw(i,e){i.uniform4iv(this.addr,e)}function Gw(i,e){i.uniform1uiv(this.addr,e)}function Ww(i,e){i.uniform2uiv(this.addr,e)}function Xw(i,e){i.uniform3uiv(this.addr,e)}function $w(i,e){i.uniform4uiv(this.addr,e)}function qw(i,e,t){let n=this.cache,s=e.length,r=Gh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Wh(e0):o=Qg;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function Yw(i,e,t){let n=this.cache,s=e.length,r=Gh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||i0,r[o])}function Zw(i,e,t){let n=this.cache,s=e.length,r=Gh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Wh(t0):o=s0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function Jw(i,e,t){let n=this.cache,s=e.length,r=Gh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||n0,r[o])}function Kw(i){switch(i){case 5126:return Lw;case 35664:return Dw;case 35665:return Nw;case 35666:return Uw;case 35674:return Fw;case 35675:return Ow;case 35676:return kw;case 5124:case 35670:return Bw;case 35667:case 35671:return zw;case 35668:case 35672:return Hw;case 35669:case 35673:return Vw;case 5125:return Gw;case 36294:return Ww;case 36295:return Xw;case 36296:return $w;case 35678:case 36198:case 36298:case 36306:case 35682:return qw;case 35679:case 36299:case 36307:return Yw;case 35680:case 36300:case 36308:case 36293:return Zw;case 36289:case 36303:case 36311:case 36292:return Jw}}var yf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=Iw(t.type)}},xf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Kw(t.type)}},vf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},mf=/(\w+)(\])?(\[|\.)?/g;function Og(i,e){i.seq.push(e),i.map[e.id]=e}function jw(i,e,t){let n=i.name,s=n.length;for(mf.lastIndex=0;;){let r=mf.exec(n),o=mf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Og(t,c===void 0?new yf(a,i,e):new xf(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new vf(a),Og(t,u)),t=u}}}var Ho=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);jw(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function kg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var Qw=37297,eM=0;function tM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Bg=new st;function nM(i){vt._getMatrix(Bg,vt.workingColorSpace,i);let e=`mat3( ${Bg.elements.map(t=>t.toFixed(4))} )`;switch(vt.getTransfer(i)){case Da:return[e,"LinearTransferOETF"];case Rt:return[e,"sRGBTransferOETF"];default:return Je("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function zg(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+tM(i.getShaderSource(e),a)}else return r}function iM(i,e){let t=nM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var sM={[Ud]:"Linear",[Fd]:"Reinhard",[Od]:"Cineon",[kd]:"ACESFilmic",[zd]:"AgX",[Hd]:"Neutral",[Bd]:"Custom"};function rM(i,e){let t=sM[e];return t===void 0?(Je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var zh=new L;function oM(){vt.getLuminanceCoefficients(zh);let i=zh.x.toFixed(4),e=zh.y.toFixed(4),t=zh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function aM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(fl).join(`
`)}function lM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function cM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function fl(i){return i!==""}function Hg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Vg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var hM=/^[ \t]*#include +<([\w\d./]+)>/gm;function _f(i){return i.replace(hM,uM)}function uM(i,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return _f(t)}var dM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Gg(i){return i.replace(dM,fM)}function fM(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Wg(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var pM={[nl]:"SHADOWMAP_TYPE_PCF",[Oo]:"SHADOWMAP_TYPE_VSM"};function mM(i){return pM[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var gM={[Bo]:"ENVMAP_MODE_REFRACTION"};function yM(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":gM[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var xM={[Nd]:"ENVMAP_BLENDING_MULTIPLY",[hg]:"ENVMAP_BLENDING_MIX",[ug]:"ENVMAP_BLENDING_ADD"};function vM(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":xM[i.combine]||"ENVMAP_BLENDING_NONE"}function _M(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=mM(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=yM(t),u=vM(t),d=aM(t),f=lM(r),g=s.createProgram(),y,m,p=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(fl).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(fl).join(`
`),m.length>0&&(m+=`
`)):(y=[Wg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(fl).join(`
`),m=[Wg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ls?"#define TONE_MAPPING":"",t.toneMapping!==ls?ft.tonemapping_pars_fragment:"",t.toneMapping!==ls?rM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,iM("linearToOutputTexel",t.outputColorSpace),oM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(fl).join(`
`)),o=_f(o),o=Hg(o,t),o=Vg(o,t),a=_f(a),a=Hg(a,t),a=Vg(a,t),o=Gg(o),a=Gg(a),t.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===ef?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ef?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let _=p+y+o,A=p+m+a,b=kg(s,s.VERTEX_SHADER,_),R=kg(s,s.FRAGMENT_SHADER,A);s.attachShader(g,b),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function M(I){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(g)||"",H=s.getShaderInfoLog(b)||"",W=s.getShaderInfoLog(R)||"",N=D.trim(),F=H.trim(),$=W.trim(),G=!0,ae=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let J=zg(s,b,"vertex"),Q=zg(s,R,"fragment");tt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+N+`
`+J+`
`+Q)}else N!==""?Je("WebGLProgram: Program Info Log:",N):(F===""||$==="")&&(ae=!1);ae&&(I.diagnostics={runnable:G,programLog:N,vertexShader:{log:F,prefix:y},fragmentShader:{log:$,prefix:m}})}s.deleteShader(b),s.deleteShader(R),x=new Ho(s,g),w=cM(s,g)}let x;this.getUniforms=function(){return x===void 0&&M(this),x};let w;this.getAttributes=function(){return w===void 0&&M(this),w};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,Qw)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=eM++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var bM=0,bf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Sf(e),t.set(e,n)),n}},Sf=class{constructor(e){this.id=bM++,this.code=e,this.usedTimes=0}};function SM(i){return i===pr||i===ll||i===cl}function wM(i,e,t,n,s,r){let o=new Po,a=new bf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,w,O,I,D,H){let W=I.fog,N=D.geometry,F=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?I.environment:null,$=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||F,$),ae=d[x.type],J=n.precision;x.precision!==null&&(J=n.getMaxPrecision(x.precision),J!==x.precision&&Je("WebGLProgram.getParameters:",x.precision,"not supported, using",J,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;N.morphAttributes.position!==void 0&&(de=1),N.morphAttributes.normal!==void 0&&(de=2),N.morphAttributes.color!==void 0&&(de=3);let ue,ee,ge,_e;if(ae){let Pe=oi[ae];ue=Pe.vertexShader,ee=Pe.fragmentShader}else{ue=x.vertexShader,ee=x.fragmentShader;let Pe=a.getVertexShaderStage(x),ht=a.getFragmentShaderStage(x);a.update(x,Pe,ht),ge=Pe.id,_e=ht.id}let Ce=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),qe=D.isInstancedMesh===!0,at=D.isBatchedMesh===!0,Xe=!!x.map,pt=!!x.matcap,ut=!!G,rt=ut&&G.isPMREMTexture===!0,Jt=!!x.aoMap,Vt=!!x.lightMap,cn=!!x.bumpMap&&x.wireframe===!1,Nt=!!x.normalMap,En=!!x.displacementMap,bt=!!x.emissiveMap,yn=!!x.metalnessMap,en=!!x.roughnessMap,hn=x.anisotropy>0,B=x.clearcoat>0,Ie=x.diffuseRoughness>0,Ke=x.dispersion>0,lt=x.retroreflectivity>0,Ee=x.iridescence>0,Ot=x.sheen>0,We=x.transmission>0,Ze=hn&&!!x.anisotropyMap,C=B&&!!x.clearcoatMap,S=B&&!!x.clearcoatNormalMap,q=B&&!!x.clearcoatRoughnessMap,he=Ie&&!!x.diffuseRoughnessMap,oe=Ee&&!!x.iridescenceMap,xe=Ee&&!!x.iridescenceThicknessMap,be=Ot&&!!x.sheenColorMap,te=Ot&&!!x.sheenRoughnessMap,ie=!!x.specularMap,pe=!!x.specularColorMap,k=!!x.specularIntensityMap,re=We&&!!x.transmissionMap,ne=We&&!!x.thicknessMap,Te=!!x.gradientMap,ye=!!x.alphaMap,we=x.alphaTest>0,$e=!!x.alphaHash,Qe=!!x.extensions,ce=ls;x.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ce=i.toneMapping);let ze=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:ae,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:ee,defines:x.defines,customVertexShaderID:ge,customFragmentShaderID:_e,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:J,batching:at,batchingColor:at&&D._colorsTexture!==null,instancing:qe,instancingColor:qe&&D.instanceColor!==null,instancingMorph:qe&&D.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:vt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Xe,matcap:pt,envMap:ut,envMapMode:ut&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?ze.length-1:null,envMapSize:rt?ze[0].width:null,aoMap:Jt,lightMap:Vt,bumpMap:cn,normalMap:Nt,displacementMap:En,emissiveMap:bt,normalMapObjectSpace:Nt&&x.normalMapType===pg,normalMapTangentSpace:Nt&&x.normalMapType===Oh,packedNormalMap:Nt&&x.normalMapType===Oh&&SM(x.normalMap.format),metalnessMap:yn,roughnessMap:en,anisotropy:hn,anisotropyMap:Ze,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:Ie,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:lt,iridescence:Ee,iridescenceMap:oe,iridescenceThicknessMap:xe,sheen:Ot,sheenColorMap:be,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:k,transmission:We,transmissionMap:re,thicknessMap:ne,gradientMap:Te,opaque:x.transparent===!1&&x.blending===ko&&x.alphaToCoverage===!1,alphaMap:ye,alphaTest:we,alphaHash:$e,combine:x.combine,mapUv:Xe&&f(x.map.channel),aoMapUv:Jt&&f(x.aoMap.channel),lightMapUv:Vt&&f(x.lightMap.channel),bumpMapUv:cn&&f(x.bumpMap.channel),normalMapUv:Nt&&f(x.normalMap.channel),displacementMapUv:En&&f(x.displacementMap.channel),emissiveMapUv:bt&&f(x.emissiveMap.channel),metalnessMapUv:yn&&f(x.metalnessMap.channel),roughnessMapUv:en&&f(x.roughnessMap.channel),anisotropyMapUv:Ze&&f(x.anisotropyMap.channel),clearcoatMapUv:C&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:xe&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:be&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(x.sheenRoughnessMap.channel),specularMapUv:ie&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:k&&f(x.specularIntensityMap.channel),transmissionMapUv:re&&f(x.transmissionMap.channel),thicknessMapUv:ne&&f(x.thicknessMap.channel),alphaMapUv:ye&&f(x.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Nt||hn),vertexNormals:!!N.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!N.attributes.uv&&(Xe||ye),fog:!!W,useFog:x.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||N.attributes.normal===void 0&&Nt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:H.filter(Pe=>Pe.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:Xe&&x.map.isVideoTexture===!0&&vt.getTransfer(x.map.colorSpace)===Rt,decodeVideoTextureEmissive:bt&&x.emissiveMap.isVideoTexture===!0&&vt.getTransfer(x.emissiveMap.colorSpace)===Rt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Xn,flipSided:x.side===ri,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Qe&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&x.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function y(x){let w=[];if(x.shaderID?w.push(x.shaderID):(w.push(x.customVertexShaderID),w.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)w.push(O),w.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(m(w,x),p(w,x),w.push(i.outputColorSpace)),w.push(x.customProgramCacheKey),w.join()}function m(x,w){x.push(w.precision),x.push(w.outputColorSpace),x.push(w.envMapMode),x.push(w.envMapPMREM),x.push(w.envMapMaxLod),x.push(w.envMapSize),x.push(w.mapUv),x.push(w.alphaMapUv),x.push(w.lightMapUv),x.push(w.aoMapUv),x.push(w.bumpMapUv),x.push(w.normalMapUv),x.push(w.displacementMapUv),x.push(w.emissiveMapUv),x.push(w.metalnessMapUv),x.push(w.roughnessMapUv),x.push(w.anisotropyMapUv),x.push(w.clearcoatMapUv),x.push(w.clearcoatNormalMapUv),x.push(w.clearcoatRoughnessMapUv),x.push(w.diffuseRoughnessMapUv),x.push(w.iridescenceMapUv),x.push(w.iridescenceThicknessMapUv),x.push(w.sheenColorMapUv),x.push(w.sheenRoughnessMapUv),x.push(w.specularMapUv),x.push(w.specularColorMapUv),x.push(w.specularIntensityMapUv),x.push(w.transmissionMapUv),x.push(w.thicknessMapUv),x.push(w.combine),x.push(w.fogExp2),x.push(w.sizeAttenuation),x.push(w.morphTargetsCount),x.push(w.numSunLights),x.push(w.numDirLights),x.push(w.numPointLights),x.push(w.numSpotLights),x.push(w.numSpotLightMaps),x.push(w.numHemiLights),x.push(w.numRectAreaLights),x.push(w.numSunLightShadows),x.push(w.numDirLightShadows),x.push(w.numPointLightShadows),x.push(w.numSpotLightShadows),x.push(w.numSpotLightShadowsWithMaps),x.push(w.numLightProbes),x.push(w.numLightProbeGrids),x.push(w.shadowMapType),x.push(w.toneMapping),x.push(w.numClippingPlanes),x.push(w.numClipIntersection),x.push(w.depthPacking)}function p(x,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let w=d[x.type],O;if(w){let I=oi[w];O=ul.clone(I.uniforms)}else O=x.uniforms;return O}function A(x,w){let O=h.get(w);return O!==void 0?++O.usedTimes:(O=new _M(i,w,x,s),c.push(O),h.set(w,O)),O}function b(x){if(--x.usedTimes===0){let w=c.indexOf(x);c[w]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function R(x){a.remove(x)}function M(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:A,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:M}}function MM(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function EM(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Xg(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function $g(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,m,p){let _=i[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:p},i[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=m,_.group=p),e++,_}function l(d,f,g,y,m,p,_){_.reversedDepth===!0&&(m=-m);let A=a(d,f,g,y,m,p);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function c(d,f,g,y,m,p){let _=a(d,f,g,y,m,p);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):t.unshift(_)}function h(d,f){t.length>1&&t.sort(d||EM),n.length>1&&n.sort(f||Xg),s.length>1&&s.sort(f||Xg)}function u(){for(let d=e,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function TM(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new $g,i.set(n,[o])):s>=r.length?(o=new $g,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function AM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new L,color:new Oe};break;case"SpotLight":t={position:new L,direction:new L,color:new Oe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new L,color:new Oe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new L,skyColor:new Oe,groundColor:new Oe};break;case"RectAreaLight":t={color:new Oe,position:new L,halfWidth:new L,halfHeight:new L};break}return i[e.id]=t,t}}}function RM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var CM=0;function PM(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function IM(i){let e=new AM,t=RM(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new L);let s=new L,r=new it,o=new it;function a(c){let h=0,u=0,d=0;for(let H=0;H<9;H++)n.probe[H].set(0,0,0);let f=0,g=0,y=0,m=0,p=0,_=0,A=0,b=0,R=0,M=0,x=0,w=0,O=0,I=0;c.sort(PM);for(let H=0,W=c.length;H<W;H++){let N=c[H],F=N.color,$=N.intensity,G=N.distance,ae=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===pr?ae=N.shadow.map.texture:ae=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=F.r*$,u+=F.g*$,d+=F.b*$;else if(N.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(N.sh.coefficients[J],$);I++}else if(N.isSunLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=se,n.sunShadowMap[g]=ae;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[y+ue]=Q.getMatrix(ue),n.sunShadowCascade[y+ue]=Q._cascadeData[ue];y+=de,g++}n.sun[f]=J,f++}else if(N.isDirectionalLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[m]=se,n.directionalShadowMap[m]=ae,n.directionalShadowMatrix[m]=N.shadow.matrix,R++}n.directional[m]=J,m++}else if(N.isSpotLight){let J=e.get(N);J.position.setFromMatrixPosition(N.matrixWorld),J.color.copy(F).multiplyScalar($),J.distance=G,J.coneCos=Math.cos(N.angle),J.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),J.decay=N.decay,n.spot[_]=J;let Q=N.shadow;if(N.map&&(n.spotLightMap[w]=N.map,w++,Q.updateMatrices(N),N.castShadow&&O++),n.spotLightMatrix[_]=Q.matrix,N.castShadow){let se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[_]=se,n.spotShadowMap[_]=ae,x++}_++}else if(N.isRectAreaLight){let J=e.get(N);J.color.copy(F).multiplyScalar($),J.halfWidth.set(N.width*.5,0,0),J.halfHeight.set(0,N.height*.5,0),n.rectArea[A]=J,A++}else if(N.isPointLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),J.distance=N.distance,J.decay=N.decay,N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[p]=se,n.pointShadowMap[p]=ae,n.pointShadowMatrix[p]=N.shadow.matrix,M++}n.point[p]=J,p++}else if(N.isHemisphereLight){let J=e.get(N);J.skyColor.copy(N.color).multiplyScalar($),J.groundColor.copy(N.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let D=n.hash;(D.sunLength!==f||D.directionalLength!==m||D.pointLength!==p||D.spotLength!==_||D.rectAreaLength!==A||D.hemiLength!==b||D.numSunShadows!==g||D.numDirectionalShadows!==R||D.numPointShadows!==M||D.numSpotShadows!==x||D.numSpotMaps!==w||D.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=m,n.spot.length=_,n.rectArea.length=A,n.point.length=p,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=M,n.pointShadowMap.length=M,n.pointShadowMatrix.length=M,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+w-O,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=I,D.sunLength=f,D.directionalLength=m,D.pointLength=p,D.spotLength=_,D.rectAreaLength=A,D.hemiLength=b,D.numSunShadows=g,D.numDirectionalShadows=R,D.numPointShadows=M,D.numSpotShadows=x,D.numSpotMaps=w,D.numLightProbes=I,n.version=CM++)}function l(c,h){let u=0,d=0,f=0,g=0,y=0,m=0,p=h.matrixWorldInverse;for(let _=0,A=c.length;_<A;_++){let b=c[_];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),u++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),d++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),g++}else if(b.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function qg(i){let e=new IM(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function LM(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new qg(i),e.set(s,[a])):r>=o.length?(a=new qg(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var DM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,NM=`uniform sampler2D shadow_pass;
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
}`,UM=[new L(1,0,0),new L(-1,0,0),new L(0,1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1)],FM=[new L(0,-1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1),new L(0,-1,0),new L(0,-1,0)],Yg=new it,dl=new L,gf=new L;function OM(i,e,t){let n=new sr,s=new Ge,r=new Ge,o=new Ct,a=new Do,l=new Fc,c={},h=t.maxTextureSize,u={[fr]:ri,[ri]:fr,[Xn]:Xn},d=new ci({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ge},radius:{value:4}},vertexShader:DM,fragmentShader:NM}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new ln;g.setAttribute("position",new Gn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Gt(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=nl;let p=this.type;this.render=function(M,x,w){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||M.length===0)return;this.type===Jc&&(Je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=nl);let O=i.getRenderTarget(),I=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),H=i.state;H.setBlending(ks),H.buffers.depth.getReversed()===!0?H.buffers.color.setClear(0,0,0,0):H.buffers.color.setClear(1,1,1,1),H.buffers.depth.setTest(!0),H.setScissorTest(!1);let W=p!==this.type;W&&x.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(F=>F.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,F=M.length;N<F;N++){let $=M[N],G=$.shadow;if(G===void 0){Je("WebGLShadowMap:",$,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ae=G.getFrameExtents();s.multiply(ae),r.copy(G.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ae.x),s.x=r.x*ae.x,G.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ae.y),s.y=r.y*ae.y,G.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(G.camera._reversedDepth=J,G.map===null||W===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Oo){if($.isPointLight){Je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new si(s.x,s.y,{format:pr,type:$i,minFilter:ni,magFilter:ni,generateMipmaps:!1}),G.map.texture.name=$.name+".shadowMap",G.map.depthTexture=new Us(s.x,s.y,Ii),G.map.depthTexture.name=$.name+".shadowMapDepth",G.map.depthTexture.format=Is,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=In,G.map.depthTexture.magFilter=In}else $.isPointLight?(G.map=new pl(s.x),G.map.depthTexture=new Ga(s.x,Xi)):(G.map=new si(s.x,s.y),G.map.depthTexture=new Us(s.x,s.y,Xi)),G.map.depthTexture.name=$.name+".shadowMap",G.map.depthTexture.format=Is,this.type===nl?(G.map.depthTexture.compareFunction=J?Jd:Zd,G.map.depthTexture.minFilter=ni,G.map.depthTexture.magFilter=ni):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=In,G.map.depthTexture.magFilter=In);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();$.isPointLight!==!0&&G.updateMatrices($,w);let se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:w.layers;for(let de=0;de<Q;de++){let ue=G.getCamera(de);if($.isPointLight){let ee=G.camera,ge=G.matrix,_e=$.distance||ee.far;_e!==ee.far&&(ee.far=_e,ee.updateProjectionMatrix()),dl.setFromMatrixPosition($.matrixWorld),ee.position.copy(dl),gf.copy(ee.position),gf.add(UM[de]),ee.up.copy(FM[de]),ee.lookAt(gf),ee.updateMatrixWorld(),ge.makeTranslation(-dl.x,-dl.y,-dl.z),Yg.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Yg,ee.coordinateSystem,ee.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)i.setRenderTarget(G.map,de),i.clear();else{de===0&&(i.setRenderTarget(G.map),i.clear());let ee=G.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),H.viewport(o)}n=G.getFrustum(de),b(x,w,ue,$,se,this.type)}G.isPointLightShadow!==!0&&this.type===Oo&&_(G,w),G.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(O,I,D)};function _(M,x){let w=e.update(y);d.defines.VSM_SAMPLES!==M.blurSamples&&(d.defines.VSM_SAMPLES=M.blurSamples,f.defines.VSM_SAMPLES=M.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),M.mapPass===null?M.mapPass=new si(s.x,s.y,{format:pr,type:$i}):(M.mapPass.width!==M.map.width||M.mapPass.height!==M.map.height)&&M.mapPass.setSize(M.map.width,M.map.height),d.uniforms.shadow_pass.value=M.map.depthTexture,d.uniforms.resolution.value.set(M.map.width,M.map.height),d.uniforms.radius.value=M.radius,i.setRenderTarget(M.mapPass),i.clear(),i.renderBufferDirect(x,null,w,d,y,null),f.uniforms.shadow_pass.value=M.mapPass.texture,f.uniforms.resolution.value.set(M.map.width,M.map.height),f.uniforms.radius.value=M.radius,i.setRenderTarget(M.map),i.clear(),i.renderBufferDirect(x,null,w,f,y,null)}function A(M,x,w,O){let I=null,D=w.isPointLight===!0?M.customDistanceMaterial:M.customDepthMaterial;if(D!==void 0)I=D;else if(I=w.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let H=I.uuid,W=x.uuid,N=c[H];N===void 0&&(N={},c[H]=N);let F=N[W];F===void 0&&(F=I.clone(),N[W]=F,x.addEventListener("dispose",R)),I=F}if(I.visible=x.visible,I.wireframe=x.wireframe,O===Oo?I.side=x.shadowSide!==null?x.shadowSide:x.side:I.side=x.shadowSide!==null?x.shadowSide:u[x.side],I.alphaMap=x.alphaMap,I.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,I.map=x.map,I.clipShadows=x.clipShadows,I.clippingPlanes=x.clippingPlanes,I.clipIntersection=x.clipIntersection,I.displacementMap=x.displacementMap,I.displacementScale=x.displacementScale,I.displacementBias=x.displacementBias,I.wireframeLinewidth=x.wireframeLinewidth,I.linewidth=x.linewidth,w.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let H=i.properties.get(I);H.light=w}return I}function b(M,x,w,O,I,D){if(M.visible===!1)return;if(M.layers.test(I)&&(M.isMesh||M.isLine||M.isPoints)&&(M.castShadow||M.receiveShadow&&D===Oo)&&(!M.frustumCulled||M.intersectsFrustum(n))){M.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,M.matrixWorld);let N=e.update(M),F=M.material;if(Array.isArray(F)){let $=N.groups;for(let G=0,ae=$.length;G<ae;G++){let J=$[G],Q=F[J.materialIndex];if(Q&&Q.visible){let se=A(M,Q,O,D);M.onBeforeShadow(i,M,x,w,N,se,J),i.renderBufferDirect(w,null,N,se,M,J),M.onAfterShadow(i,M,x,w,N,se,J)}}}else if(F.visible){let $=A(M,F,O,D);M.onBeforeShadow(i,M,x,w,N,$,null),i.renderBufferDirect(w,null,N,$,M,null),M.onAfterShadow(i,M,x,w,N,$,null)}}let W=M.children;for(let N=0,F=W.length;N<F;N++)b(W[N],x,w,O,I,D)}function R(M){M.target.removeEventListener("dispose",R);for(let w in c){let O=c[w],I=M.target.uuid;I in O&&(O[I].dispose(),delete O[I])}}}function kM(i,e){function t(){let k=!1,re=new Ct,ne=null,Te=new Ct(0,0,0,0);return{setMask:function(ye){ne!==ye&&!k&&(i.colorMask(ye,ye,ye,ye),ne=ye)},setLocked:function(ye){k=ye},setClear:function(ye,we,$e,Qe,ce){ce===!0&&(ye*=Qe,we*=Qe,$e*=Qe),re.set(ye,we,$e,Qe),Te.equals(re)===!1&&(i.clearColor(ye,we,$e,Qe),Te.copy(re))},reset:function(){k=!1,ne=null,Te.set(-1,0,0,0)}}}function n(){let k=!1,re=!1,ne=null,Te=null,ye=null;return{setReversed:function(we){if(re!==we){let $e=e.get("EXT_clip_control");we?$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.ZERO_TO_ONE_EXT):$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.NEGATIVE_ONE_TO_ONE_EXT),re=we;let Qe=ye;ye=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(we){we?Me(i.DEPTH_TEST):qe(i.DEPTH_TEST)},setMask:function(we){ne!==we&&!k&&(i.depthMask(we),ne=we)},setFunc:function(we){if(re&&(we=Mg[we]),Te!==we){switch(we){case xc:i.depthFunc(i.NEVER);break;case vc:i.depthFunc(i.ALWAYS);break;case _c:i.depthFunc(i.LESS);break;case Mo:i.depthFunc(i.LEQUAL);break;case bc:i.depthFunc(i.EQUAL);break;case Sc:i.depthFunc(i.GEQUAL);break;case Eo:i.depthFunc(i.GREATER);break;case wc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Te=we}},setLocked:function(we){k=we},setClear:function(we){ye!==we&&(ye=we,re&&(we=1-we),i.clearDepth(we))},reset:function(){k=!1,ne=null,Te=null,ye=null,re=!1}}}function s(){let k=!1,re=null,ne=null,Te=null,ye=null,we=null,$e=null,Qe=null,ce=null;return{setTest:function(ze){k||(ze?Me(i.STENCIL_TEST):qe(i.STENCIL_TEST))},setMask:function(ze){re!==ze&&!k&&(i.stencilMask(ze),re=ze)},setFunc:function(ze,et,Pe){(ne!==ze||Te!==et||ye!==Pe)&&(i.stencilFunc(ze,et,Pe),ne=ze,Te=et,ye=Pe)},setOp:function(ze,et,Pe){(we!==ze||$e!==et||Qe!==Pe)&&(i.stencilOp(ze,et,Pe),we=ze,$e=et,Qe=Pe)},setLocked:function(ze){k=ze},setClear:function(ze){ce!==ze&&(i.clearStencil(ze),ce=ze)},reset:function(){k=!1,re=null,ne=null,Te=null,ye=null,we=null,$e=null,Qe=null,ce=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],y=null,m=!1,p=null,_=null,A=null,b=null,R=null,M=null,x=null,w=new Oe(0,0,0),O=0,I=!1,D=null,H=null,W=null,N=null,F=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ae=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ae=parseFloat(/^WebGL (\d)/.exec(J)[1]),G=ae>=1):J.indexOf("OpenGL ES")!==-1&&(ae=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),G=ae>=2);let Q=null,se={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new Ct().fromArray(de),ge=new Ct().fromArray(ue);function _e(k,re,ne,Te){let ye=new Uint8Array(4),we=i.createTexture();i.bindTexture(k,we),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let $e=0;$e<ne;$e++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Te,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(re+$e,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return we}let Ce={};Ce[i.TEXTURE_2D]=_e(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=_e(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=_e(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=_e(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Mo),cn(!1),Nt(Rd),Me(i.CULL_FACE),Jt(ks);function Me(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function qe(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function at(k,re){return d[k]!==re?(i.bindFramebuffer(k,re),d[k]=re,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Xe(k,re){let ne=g,Te=!1;if(k){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ye=k.textures;if(ne.length!==ye.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let we=0,$e=ye.length;we<$e;we++)ne[we]=i.COLOR_ATTACHMENT0+we;ne.length=ye.length,Te=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,Te=!0);Te&&i.drawBuffers(ne)}function pt(k){return y!==k?(i.useProgram(k),y=k,!0):!1}let ut={[Cr]:i.FUNC_ADD,[qm]:i.FUNC_SUBTRACT,[Ym]:i.FUNC_REVERSE_SUBTRACT};ut[Zm]=i.MIN,ut[Jm]=i.MAX;let rt={[Km]:i.ZERO,[jm]:i.ONE,[Qm]:i.SRC_COLOR,[Ld]:i.SRC_ALPHA,[rg]:i.SRC_ALPHA_SATURATE,[ig]:i.DST_COLOR,[tg]:i.DST_ALPHA,[eg]:i.ONE_MINUS_SRC_COLOR,[Dd]:i.ONE_MINUS_SRC_ALPHA,[sg]:i.ONE_MINUS_DST_COLOR,[ng]:i.ONE_MINUS_DST_ALPHA,[og]:i.CONSTANT_COLOR,[ag]:i.ONE_MINUS_CONSTANT_COLOR,[lg]:i.CONSTANT_ALPHA,[cg]:i.ONE_MINUS_CONSTANT_ALPHA};function Jt(k,re,ne,Te,ye,we,$e,Qe,ce,ze){if(k===ks){m===!0&&(qe(i.BLEND),m=!1);return}if(m===!1&&(Me(i.BLEND),m=!0),k!==$m){if(k!==p||ze!==I){if((_!==Cr||R!==Cr)&&(i.blendEquation(i.FUNC_ADD),_=Cr,R=Cr),ze)switch(k){case ko:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Cd:i.blendFunc(i.ONE,i.ONE);break;case Pd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Id:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:tt("WebGLState: Invalid blending: ",k);break}else switch(k){case ko:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Cd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Pd:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Id:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",k);break}A=null,b=null,M=null,x=null,w.set(0,0,0),O=0,p=k,I=ze}return}ye=ye||re,we=we||ne,$e=$e||Te,(re!==_||ye!==R)&&(i.blendEquationSeparate(ut[re],ut[ye]),_=re,R=ye),(ne!==A||Te!==b||we!==M||$e!==x)&&(i.blendFuncSeparate(rt[ne],rt[Te],rt[we],rt[$e]),A=ne,b=Te,M=we,x=$e),(Qe.equals(w)===!1||ce!==O)&&(i.blendColor(Qe.r,Qe.g,Qe.b,ce),w.copy(Qe),O=ce),p=k,I=!1}function Vt(k,re){k.side===Xn?qe(i.CULL_FACE):Me(i.CULL_FACE);let ne=k.side===ri;re&&(ne=!ne),cn(ne),k.blending===ko&&k.transparent===!1?Jt(ks):Jt(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Te=k.stencilWrite;a.setTest(Te),Te&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),bt(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):qe(i.SAMPLE_ALPHA_TO_COVERAGE)}function cn(k){D!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),D=k)}function Nt(k){k!==Wm?(Me(i.CULL_FACE),k!==H&&(k===Rd?i.cullFace(i.BACK):k===Xm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):qe(i.CULL_FACE),H=k}function En(k){k!==W&&(G&&i.lineWidth(k),W=k)}function bt(k,re,ne){k?(Me(i.POLYGON_OFFSET_FILL),(N!==re||F!==ne)&&(N=re,F=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):qe(i.POLYGON_OFFSET_FILL)}function yn(k){k?Me(i.SCISSOR_TEST):qe(i.SCISSOR_TEST)}function en(k){k===void 0&&(k=i.TEXTURE0+$-1),Q!==k&&(i.activeTexture(k),Q=k)}function hn(k,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+$-1:ne=Q);let Te=se[ne];Te===void 0&&(Te={type:void 0,texture:void 0},se[ne]=Te),(Te.type!==k||Te.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(k,re||Ce[k]),Te.type=k,Te.texture=re)}function B(){let k=se[Q];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Ie(){try{i.compressedTexImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ke(){try{i.compressedTexImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function lt(){try{i.texSubImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ee(){try{i.texSubImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ot(){try{i.compressedTexSubImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function We(){try{i.compressedTexSubImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ze(){try{i.texStorage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function C(){try{i.texStorage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function S(){try{i.texImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function q(){try{i.texImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function he(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function oe(k,re){u[k]!==re&&(i.pixelStorei(k,re),u[k]=re)}function xe(k){ee.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),ee.copy(k))}function be(k){ge.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),ge.copy(k))}function te(k,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let Te=ne.get(k);Te===void 0&&(Te=i.getUniformBlockIndex(re,k.name),i.uniformBlockBinding(re,Te,Te),ne.set(k,Te))}function ie(k,re,ne){let ye=c.get(re).get(k);l[ye]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,ne),l[ye]=ne)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,se={},d={},l={},f=new WeakMap,g=[],y=null,m=!1,p=null,_=null,A=null,b=null,R=null,M=null,x=null,w=new Oe(0,0,0),O=0,I=!1,D=null,H=null,W=null,N=null,F=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:qe,bindFramebuffer:at,drawBuffers:Xe,useProgram:pt,setBlending:Jt,setMaterial:Vt,setFlipSided:cn,setCullFace:Nt,setLineWidth:En,setPolygonOffset:bt,setScissorTest:yn,activeTexture:en,bindTexture:hn,unbindTexture:B,compressedTexImage2D:Ie,compressedTexImage3D:Ke,texImage2D:S,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ze,texStorage3D:C,texSubImage2D:lt,texSubImage3D:Ee,compressedTexSubImage2D:Ot,compressedTexSubImage3D:We,scissor:xe,viewport:be,reset:pe}}function BM(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ge,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(C,S){return m?new OffscreenCanvas(C,S):Na("canvas")}function _(C,S,q){let he=1,oe=Ze(C);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let xe=Math.floor(he*oe.width),be=Math.floor(he*oe.height);d===void 0&&(d=p(xe,be));let te=S?p(xe,be):d;return te.width=xe,te.height=be,te.getContext("2d").drawImage(C,0,0,xe,be),Je("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+xe+"x"+be+")."),te}else return"data"in C&&Je("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),C;return C}function A(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function M(C,S,q,he,oe,xe=!1){if(C!==null){if(i[C]!==void 0)return i[C];Je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let be;he&&(be=e.get("EXT_texture_norm16"),be||Je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=S;if(S===i.RED&&(q===i.FLOAT&&(te=i.R32F),q===i.HALF_FLOAT&&(te=i.R16F),q===i.UNSIGNED_BYTE&&(te=i.R8),q===i.UNSIGNED_SHORT&&be&&(te=be.R16_EXT),q===i.SHORT&&be&&(te=be.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.R8UI),q===i.UNSIGNED_SHORT&&(te=i.R16UI),q===i.UNSIGNED_INT&&(te=i.R32UI),q===i.BYTE&&(te=i.R8I),q===i.SHORT&&(te=i.R16I),q===i.INT&&(te=i.R32I)),S===i.RG&&(q===i.FLOAT&&(te=i.RG32F),q===i.HALF_FLOAT&&(te=i.RG16F),q===i.UNSIGNED_BYTE&&(te=i.RG8),q===i.UNSIGNED_SHORT&&be&&(te=be.RG16_EXT),q===i.SHORT&&be&&(te=be.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RG8UI),q===i.UNSIGNED_SHORT&&(te=i.RG16UI),q===i.UNSIGNED_INT&&(te=i.RG32UI),q===i.BYTE&&(te=i.RG8I),q===i.SHORT&&(te=i.RG16I),q===i.INT&&(te=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGB8UI),q===i.UNSIGNED_SHORT&&(te=i.RGB16UI),q===i.UNSIGNED_INT&&(te=i.RGB32UI),q===i.BYTE&&(te=i.RGB8I),q===i.SHORT&&(te=i.RGB16I),q===i.INT&&(te=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),q===i.UNSIGNED_INT&&(te=i.RGBA32UI),q===i.BYTE&&(te=i.RGBA8I),q===i.SHORT&&(te=i.RGBA16I),q===i.INT&&(te=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&be&&(te=be.RGB16_EXT),q===i.SHORT&&be&&(te=be.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),S===i.RGBA){let ie=xe?Da:vt.getTransfer(oe);q===i.FLOAT&&(te=i.RGBA32F),q===i.HALF_FLOAT&&(te=i.RGBA16F),q===i.UNSIGNED_BYTE&&(te=ie===Rt?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&be&&(te=be.RGBA16_EXT),q===i.SHORT&&be&&(te=be.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function x(C,S){let q;return C?S===null||S===Xi||S===Ir?q=i.DEPTH24_STENCIL8:S===Ii?q=i.DEPTH32F_STENCIL8:S===zo&&(q=i.DEPTH24_STENCIL8,Je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Xi||S===Ir?q=i.DEPTH_COMPONENT24:S===Ii?q=i.DEPTH_COMPONENT32F:S===zo&&(q=i.DEPTH_COMPONENT16),q}function w(C,S){return A(C)===!0||C.isFramebufferTexture&&C.minFilter!==In&&C.minFilter!==ni?Math.log2(Math.max(S.width,S.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?S.mipmaps.length:1}function O(C){let S=new WeakRef(C);n.get(C).__ref=S,g.add(S),y.register(C,S,S)}function I(C){let S=n.get(C).__ref;S!==void 0&&(g.delete(S),y.unregister(S))}function D(C){W(C.target)}function H(C){N(C.target)}function W(C){C.removeEventListener("dispose",D),I(C),$(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function N(C){C.removeEventListener("dispose",H),I(C),ae(C)}function F(){for(let C of g){let S=C.deref();S!==void 0&&(S.isRenderTarget===!0?N(S):W(S))}g.clear(),u.clear()}function $(C){let S=n.get(C);if(S.__webglInit===void 0)return;let q=C.source,he=f.get(q);if(he){let oe=he[S.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&G(C),Object.keys(he).length===0&&f.delete(q)}n.remove(C)}function G(C){let S=n.get(C);i.deleteTexture(S.__webglTexture);let q=C.source,he=f.get(q);delete he[S.__cacheKey],o.memory.textures--}function ae(C){let S=n.get(C);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=C.depthTexture;if(q&&q.renderTarget===C&&W(q),C.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(S.__webglFramebuffer[oe]))for(let xe=0;xe<S.__webglFramebuffer[oe].length;xe++)i.deleteFramebuffer(S.__webglFramebuffer[oe][xe]);else i.deleteFramebuffer(S.__webglFramebuffer[oe]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[oe])}else{if(Array.isArray(S.__webglFramebuffer))for(let oe=0;oe<S.__webglFramebuffer.length;oe++)i.deleteFramebuffer(S.__webglFramebuffer[oe]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let oe=0;oe<S.__webglColorRenderbuffer.length;oe++)S.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[oe]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let he=C.textures;for(let oe=0,xe=he.length;oe<xe;oe++){let be=n.get(he[oe]);be.__webglTexture&&(i.deleteTexture(be.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(C)}let J=0;function Q(){J=0}function se(){return J}function de(C){J=C}function ue(){let C=J;return C>=s.maxTextures&&Je("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,C}function ee(C){let S=[];return S.push(C.wrapS),S.push(C.wrapT),S.push(C.wrapR||0),S.push(C.magFilter),S.push(C.minFilter),S.push(C.anisotropy),S.push(C.internalFormat),S.push(C.format),S.push(C.type),S.push(C.generateMipmaps),S.push(C.mipmapsAutoUpdate),S.push(C.premultiplyAlpha),S.push(C.flipY),S.push(C.unpackAlignment),S.push(C.colorSpace),S.join()}function ge(C,S){let q=n.get(C);if(C.isVideoTexture&&Ot(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&q.__version!==C.version){let he=C.image;if(he===null)Je("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Je("WebGLRenderer: Texture marked for update but image is incomplete");else{Vt(q,C,S);return}}else C.isExternalTexture&&(q.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function _e(C,S){let q=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&q.__version!==C.version){Vt(q,C,S);return}else C.isExternalTexture&&(q.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function Ce(C,S){let q=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&q.__version!==C.version){Vt(q,C,S);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function Me(C,S){let q=n.get(C);if(C.version>0&&q.__version!==C.version){cn(q,C,S);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}let qe={[Mc]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[Ec]:i.MIRRORED_REPEAT},at={[In]:i.NEAREST,[dg]:i.NEAREST_MIPMAP_NEAREST,[il]:i.NEAREST_MIPMAP_LINEAR,[ni]:i.LINEAR,[Qc]:i.LINEAR_MIPMAP_NEAREST,[Bs]:i.LINEAR_MIPMAP_LINEAR},Xe={[gg]:i.NEVER,[Kd]:i.ALWAYS,[yg]:i.LESS,[Zd]:i.LEQUAL,[xg]:i.EQUAL,[Jd]:i.GEQUAL,[vg]:i.GREATER,[_g]:i.NOTEQUAL};function pt(C,S){if(S.type===Ii&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===ni||S.magFilter===Qc||S.magFilter===il||S.magFilter===Bs||S.minFilter===ni||S.minFilter===Qc||S.minFilter===il||S.minFilter===Bs)&&Je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,qe[S.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,qe[S.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,qe[S.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,at[S.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,at[S.minFilter]),S.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Xe[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===In||S.minFilter!==il&&S.minFilter!==Bs||S.type===Ii&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(C,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function ut(C,S){let q=!1;C.__webglInit===void 0&&(C.__webglInit=!0,S.addEventListener("dispose",D),O(S));let he=S.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let xe=ee(S);if(xe!==C.__cacheKey){oe[xe]===void 0&&(oe[xe]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[xe].usedTimes++;let be=oe[C.__cacheKey];be!==void 0&&(oe[C.__cacheKey].usedTimes--,be.usedTimes===0&&G(S)),C.__cacheKey=xe,C.__webglTexture=oe[xe].texture}return q}function rt(C,S,q){return Math.floor(Math.floor(C/q)/S)}function Jt(C,S,q,he){let xe=C.updateRanges;if(xe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,he,S.data);else{xe.sort((k,re)=>k.start-re.start);let be=0;for(let k=1;k<xe.length;k++){let re=xe[be],ne=xe[k],Te=re.start+re.count,ye=rt(ne.start,S.width,4),we=rt(re.start,S.width,4);ne.start<=Te+1&&ye===we&&rt(ne.start+ne.count-1,S.width,4)===ye?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++be,xe[be]=ne)}xe.length=be+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let k=0,re=xe.length;k<re;k++){let ne=xe[k],Te=Math.floor(ne.start/4),ye=Math.ceil(ne.count/4),we=Te%S.width,$e=Math.floor(Te/S.width),Qe=ye,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,we),t.pixelStorei(i.UNPACK_SKIP_ROWS,$e),t.texSubImage2D(i.TEXTURE_2D,0,we,$e,Qe,ce,q,he,S.data)}C.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Vt(C,S,q){let he=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ut(C,S),xe=S.source;t.bindTexture(he,C.__webglTexture,i.TEXTURE0+q);let be=n.get(xe);if(xe.version!==be.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ce=vt.getPrimaries(vt.workingColorSpace),ze=S.colorSpace===Hs?null:vt.getPrimaries(S.colorSpace),et=S.colorSpace===Hs||ce===ze?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let ie=_(S.image,!1,s.maxTextureSize);ie=We(S,ie);let pe=r.convert(S.format,S.colorSpace),k=r.convert(S.type),re=M(S.internalFormat,pe,k,S.normalized,S.colorSpace,S.isVideoTexture);pt(he,S);let ne,Te=S.mipmaps,ye=S.isVideoTexture!==!0,we=be.__version===void 0||oe===!0,$e=xe.dataReady,Qe=w(S,ie);if(S.isDepthTexture)re=x(S.format===zs,S.type),we&&(ye?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,k,null));else if(S.isDataTexture)if(Te.length>0){ye&&we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,Te[0].width,Te[0].height);for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,k,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,pe,k,ne.data);S.generateMipmaps=!1}else ye?(we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height),$e&&Jt(S,ie,pe,k)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,k,ie.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ye&&we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,Te[0].width,Te[0].height,ie.depth);for(let ce=0,ze=Te.length;ce<ze;ce++)if(ne=Te[ce],S.format!==qi)if(pe!==null)if(ye){if($e)if(S.layerUpdates.size>0){let et=cf(ne.width,ne.height,S.format,S.type);for(let Pe of S.layerUpdates){let ht=ne.data.subarray(Pe*et/ne.data.BYTES_PER_ELEMENT,(Pe+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Pe,ne.width,ne.height,1,pe,ht)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?$e&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,pe,k,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,pe,k,ne.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{ye&&we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,Te[0].width,Te[0].height);for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],S.format!==qi?pe!==null?ye?$e&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,ne.data):Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,k,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,pe,k,ne.data)}else if(S.isDataArrayTexture)if(ye){if(we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),$e)if(S.layerUpdates.size>0){let ce=cf(ie.width,ie.height,S.format,S.type);for(let ze of S.layerUpdates){let et=ie.data.subarray(ze*ce/ie.data.BYTES_PER_ELEMENT,(ze+1)*ce/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ze,ie.width,ie.height,1,pe,k,et)}S.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,k,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,k,ie.data);else if(S.isData3DTexture)ye?(we&&t.texStorage3D(i.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),$e&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,k,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,k,ie.data);else if(S.isFramebufferTexture){if(we)if(ye)t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let ce=ie.width,ze=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(i.TEXTURE_2D,et,re,ce,ze,0,pe,k,null),ce>>=1,ze>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),ie.parentNode!==ce){ce.appendChild(ie),u.add(S),ce.onpaint=ze=>{let et=ze.changedElements;for(let Pe of u)et.includes(Pe.image)&&(Pe.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let et=i.RGBA,Pe=i.RGBA,ht=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,et,Pe,ht,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Te.length>0){if(ye&&we){let ce=Ze(Te[0]);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,pe,k,ne):t.texImage2D(i.TEXTURE_2D,ce,re,pe,k,ne);S.generateMipmaps=!1}else if(ye){if(we){let ce=Ze(ie);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}$e&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,k,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,pe,k,ie);A(S)&&S.mipmapsAutoUpdate===!0&&b(he),be.__version=xe.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function cn(C,S,q){if(S.image.length!==6)return;let he=ut(C,S),oe=S.source;t.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+q);let xe=n.get(oe);if(oe.version!==xe.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let be=vt.getPrimaries(vt.workingColorSpace),te=S.colorSpace===Hs?null:vt.getPrimaries(S.colorSpace),ie=S.colorSpace===Hs||be===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=S.isCompressedTexture||S.image[0].isCompressedTexture,k=S.image[0]&&S.image[0].isDataTexture,re=[];for(let Pe=0;Pe<6;Pe++)!pe&&!k?re[Pe]=_(S.image[Pe],!0,s.maxCubemapSize):re[Pe]=k?S.image[Pe].image:S.image[Pe],re[Pe]=We(S,re[Pe]);let ne=re[0],Te=r.convert(S.format,S.colorSpace),ye=r.convert(S.type),we=M(S.internalFormat,Te,ye,S.normalized,S.colorSpace),$e=S.isVideoTexture!==!0,Qe=xe.__version===void 0||he===!0,ce=oe.dataReady,ze=w(S,ne);pt(i.TEXTURE_CUBE_MAP,S);let et;if(S.isDepthTexture){if(we=x(S.format===zs,S.type),Qe)if($e)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,we,ne.width,ne.height);else for(let Pe=0;Pe<6;Pe++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,ne.width,ne.height,0,Te,ye,null)}else if(pe){$e&&Qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,ne.width,ne.height);for(let Pe=0;Pe<6;Pe++){et=re[Pe].mipmaps;for(let ht=0;ht<et.length;ht++){let Wt=et[ht];S.format!==qi?Te!==null?$e?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,0,0,Wt.width,Wt.height,Te,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,we,Wt.width,Wt.height,0,Wt.data):Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,0,0,Wt.width,Wt.height,Te,ye,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,we,Wt.width,Wt.height,0,Te,ye,Wt.data)}}}else{if(et=S.mipmaps,$e&&Qe){et.length>0&&ze++;let Pe=Ze(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,Pe.width,Pe.height)}for(let Pe=0;Pe<6;Pe++)if(k){$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,0,0,re[Pe].width,re[Pe].height,Te,ye,re[Pe].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,re[Pe].width,re[Pe].height,0,Te,ye,re[Pe].data);for(let ht=0;ht<et.length;ht++){let qn=et[ht].image[Pe].image;$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,0,0,qn.width,qn.height,Te,ye,qn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,we,qn.width,qn.height,0,Te,ye,qn.data)}}else{$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,0,0,Te,ye,re[Pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,Te,ye,re[Pe]);for(let ht=0;ht<et.length;ht++){let Wt=et[ht];$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,0,0,Te,ye,Wt.image[Pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,we,Te,ye,Wt.image[Pe])}}}A(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),xe.__version=oe.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function Nt(C,S,q,he,oe,xe){let be=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=M(q.internalFormat,be,te,q.normalized,q.colorSpace),pe=n.get(S),k=n.get(q);if(k.__renderTarget=S,!pe.__hasExternalTextures){let re=Math.max(1,S.width>>xe),ne=Math.max(1,S.height>>xe);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,xe,ie,re,ne,S.depth,0,be,te,null):t.texImage2D(oe,xe,ie,re,ne,0,be,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,C),Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,k.__webglTexture,0,lt(S)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,k.__webglTexture,xe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function En(C,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,C),S.depthBuffer){let he=S.depthTexture,oe=he&&he.isDepthTexture?he.type:null,xe=x(S.stencilBuffer,oe),be=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Ee(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(S),xe,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(S),xe,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,xe,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,be,i.RENDERBUFFER,C)}else{let he=S.textures;for(let oe=0;oe<he.length;oe++){let xe=he[oe],be=r.convert(xe.format,xe.colorSpace),te=r.convert(xe.type),ie=M(xe.internalFormat,be,te,xe.normalized,xe.colorSpace);Ee(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(S),ie,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(S),ie,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,ie,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function bt(C,S,q){let he=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,C),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(S.depthTexture);oe.__renderTarget=S;let xe=he?S.depthTexture.image[0]:S.depthTexture.image;(!oe.__webglTexture||xe.width!==S.width||xe.height!==S.height)&&(xe.width=S.width,xe.height=S.height,S.depthTexture.needsUpdate=!0),he?Me(S.depthTexture,0):ge(S.depthTexture,0);let be=oe.__webglTexture,te=lt(S),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,pe=S.depthTexture.format===zs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===Is)Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,be,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,be,0);else if(S.depthTexture.format===zs)Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,be,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,be,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function yn(C){let S=n.get(C),q=C.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==C.depthTexture){let he=C.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),he){let oe=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),S.__depthDisposeCallback=oe}S.__boundDepthTexture=he}if(C.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)bt(S.__webglFramebuffer[he],C,he);else C.texture.mipmaps.length>0?bt(S.__webglFramebuffer[0],C,0):bt(S.__webglFramebuffer,C,0);else if(q){S.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[he]),S.__webglDepthbuffer[he]===void 0)S.__webglDepthbuffer[he]=i.createRenderbuffer(),En(S.__webglDepthbuffer[he],C,!1);else{let oe=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=S.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,xe)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),En(S.__webglDepthbuffer,C,!1);else{let oe=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,xe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function en(C,S,q){let he=n.get(C);S!==void 0&&Nt(he.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&yn(C)}function hn(C){let S=C.texture,q=n.get(C),he=n.get(S);C.addEventListener("dispose",H),O(C);let oe=C.textures,xe=C.isWebGLCubeRenderTarget===!0,be=oe.length>1;if(be||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=S.version,o.memory.textures++),xe){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(S.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<S.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=i.createFramebuffer()}else q.__webglFramebuffer[te]=i.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<S.mipmaps.length;te++)q.__webglFramebuffer[te]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(be)for(let te=0,ie=oe.length;te<ie;te++){let pe=n.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Ee(C)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),k=r.convert(ie.type),re=M(ie.internalFormat,pe,k,ie.normalized,ie.colorSpace,C.isXRRenderTarget===!0),ne=lt(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,q.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),En(q.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(xe){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),pt(i.TEXTURE_CUBE_MAP,S);for(let te=0;te<6;te++)if(S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Nt(q.__webglFramebuffer[te][ie],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Nt(q.__webglFramebuffer[te],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);A(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(be){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],k=n.get(pe),re=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(re=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,k.__webglTexture),pt(re,pe),Nt(q.__webglFramebuffer,C,pe,i.COLOR_ATTACHMENT0+te,re,0),A(pe)&&b(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(te=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),pt(te,S),S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Nt(q.__webglFramebuffer[ie],C,S,i.COLOR_ATTACHMENT0,te,ie);else Nt(q.__webglFramebuffer,C,S,i.COLOR_ATTACHMENT0,te,0);A(S)?b(te):S.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&yn(C)}function B(C){let S=C.textures;for(let q=0,he=S.length;q<he;q++){let oe=S[q];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let xe=R(C),be=n.get(oe).__webglTexture;t.bindTexture(xe,be),b(xe),t.unbindTexture()}}}let Ie=[];function Ke(C){if(C.samples>0){if(Ee(C)===!1){let S=C.textures,q=C.width,he=C.height,oe=i.COLOR_BUFFER_BIT,xe=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=n.get(C),te=S.length>1;if(te)for(let pe=0;pe<S.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,be.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer);for(let pe=0;pe<S.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,be.__webglColorRenderbuffer[pe]);let k=n.get(S[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),l===!0&&(Ie.length=0,Ie.push(i.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ie.push(xe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ie))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<S.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,be.__webglColorRenderbuffer[pe]);let k=n.get(S[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,k,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let S=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function lt(C){return Math.min(s.maxSamples,C.samples)}function Ee(C){let S=n.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ot(C){let S=o.render.frame;h.get(C)!==S&&(h.set(C,S),C.update())}function We(C,S){let q=C.colorSpace,he=C.format,oe=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||q!==La&&q!==Hs&&(vt.getTransfer(q)===Rt?(he!==qi||oe!==hi)&&Je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",q)),S}function Ze(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=ge,this.setTexture2DArray=_e,this.setTexture3D=Ce,this.setTextureCube=Me,this.rebindTextures=en,this.setupRenderTarget=hn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=yn,this.setupFrameBufferTexture=Nt,this.useMultisampledRTT=Ee,this.dispose=F}function zM(i,e){function t(n,s=Hs){let r,o=vt.getTransfer(s);if(n===hi)return i.UNSIGNED_BYTE;if(n===th)return i.UNSIGNED_SHORT_4_4_4_4;if(n===nh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Xd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===$d)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Gd)return i.BYTE;if(n===Wd)return i.SHORT;if(n===zo)return i.UNSIGNED_SHORT;if(n===eh)return i.INT;if(n===Xi)return i.UNSIGNED_INT;if(n===Ii)return i.FLOAT;if(n===$i)return i.HALF_FLOAT;if(n===qd)return i.ALPHA;if(n===Yd)return i.RGB;if(n===qi)return i.RGBA;if(n===Is)return i.DEPTH_COMPONENT;if(n===zs)return i.DEPTH_STENCIL;if(n===ih)return i.RED;if(n===sh)return i.RED_INTEGER;if(n===pr)return i.RG;if(n===rh)return i.RG_INTEGER;if(n===oh)return i.RGBA_INTEGER;if(n===sl||n===rl||n===ol||n===al)if(o===Rt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===sl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===sl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===al)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===ah||n===lh||n===ch||n===hh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===ah)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===lh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===ch)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===hh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===uh||n===dh||n===fh||n===ph||n===mh||n===ll||n===gh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===uh||n===dh)return o===Rt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===fh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===ph)return r.COMPRESSED_R11_EAC;if(n===mh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===ll)return r.COMPRESSED_RG11_EAC;if(n===gh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===yh||n===xh||n===vh||n===_h||n===bh||n===Sh||n===wh||n===Mh||n===Eh||n===Th||n===Ah||n===Rh||n===Ch||n===Ph)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===yh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===xh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===vh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_h)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===bh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Sh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===wh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Mh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Eh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Th)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ah)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Rh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Ch)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ph)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Ih||n===Lh||n===Dh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Ih)return o===Rt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Lh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Dh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Nh||n===Uh||n===cl||n===Fh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Nh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Uh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===cl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Fh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ir?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var HM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,VM=`
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

}`,wf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Wa(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new ci({vertexShader:HM,fragmentShader:VM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Gt(new Pi(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Mf=class extends Gi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new wf,p={},_=t.getContextAttributes(),A=null,b=null,R=[],M=[],x=new Ge,w=null,O=null,I=new ti;I.viewport=new Ct;let D=new ti;D.viewport=new Ct;let H=[I,D],W=new Yc,N=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Io,R[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Io,R[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Io,R[ee]=ge),ge.getHandSpace()};function $(ee){let ge=M.indexOf(ee.inputSource);if(ge===-1)return;let _e=R[ge];_e!==void 0&&(_e.update(ee.inputSource,ee.frame,c||o),_e.dispatchEvent({type:ee.type,data:ee.inputSource}))}function G(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ae);for(let ee=0;ee<R.length;ee++){let ge=M[ee];ge!==null&&(M[ee]=null,R[ee].disconnect(ge))}N=null,F=null,m.reset();for(let ee in p)delete p[ee];if(e.setRenderTarget(A),f=null,d=null,u=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(x.width,x.height,!1),O!==null){let ee=O.camera;ee.fov=O.fov,ee.zoom=O.zoom,ee.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ae),_.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Ce=null,Me=null;_.depth&&(Me=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=_.stencil?zs:Is,Ce=_.stencil?Ir:Xi);let qe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(qe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new si(d.textureWidth,d.textureHeight,{format:qi,type:hi,depthTexture:new Us(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let _e={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,_e),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new si(f.framebufferWidth,f.framebufferHeight,{format:qi,type:hi,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ae(ee){for(let ge=0;ge<ee.removed.length;ge++){let _e=ee.removed[ge],Ce=M.indexOf(_e);Ce>=0&&(M[Ce]=null,R[Ce].disconnect(_e))}for(let ge=0;ge<ee.added.length;ge++){let _e=ee.added[ge],Ce=M.indexOf(_e);if(Ce===-1){for(let qe=0;qe<R.length;qe++)if(qe>=M.length){M.push(_e),Ce=qe;break}else if(M[qe]===null){M[qe]=_e,Ce=qe;break}if(Ce===-1)break}let Me=R[Ce];Me&&Me.connect(_e)}}function J(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,_e=ee.far;m.texture!==null&&(m.depthNear>0&&(ge=m.depthNear),m.depthFar>0&&(_e=m.depthFar)),W.near=D.near=I.near=ge,W.far=D.far=I.far=_e,(N!==W.near||F!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),N=W.near,F=W.far),W.layers.mask=ee.layers.mask|6,I.layers.mask=W.layers.mask&-5,D.layers.mask=W.layers.mask&-3;let Ce=ee.parent,Me=W.cameras;J(W,Ce);for(let qe=0;qe<Me.length;qe++)J(Me[qe],Ce);W.projectionMatrix.copy(I.projectionMatrix),W.projectionMatrixInverse.copy(I.projectionMatrixInverse),O===null&&ee.isPerspectiveCamera&&(O={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,W,Ce)};function Q(ee,ge,_e){_e===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(_e.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Ro*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(W)},this.getCameraTexture=function(ee){return p[ee]};let se=null;function de(ee,ge){if(h=ge.getViewerPose(c||o),g=ge,h!==null){let _e=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;_e.length!==W.cameras.length&&(W.cameras.length=0,Ce=!0);for(let Xe=0;Xe<_e.length;Xe++){let pt=_e[Xe],ut=null;if(f!==null)ut=f.getViewport(pt);else{let Jt=u.getViewSubImage(d,pt);ut=Jt.viewport,Xe===0&&(e.setRenderTargetTextures(b,Jt.colorTexture,Jt.depthStencilTexture),e.setRenderTarget(b))}let rt=H[Xe];rt===void 0&&(rt=new ti,rt.layers.enable(Xe),rt.viewport=new Ct,H[Xe]=rt),rt.matrix.fromArray(pt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(pt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ut.x,ut.y,ut.width,ut.height),Xe===0&&(W.matrix.copy(rt.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Ce===!0&&W.cameras.push(rt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Xe=u.getDepthInformation(_e[0]);Xe&&Xe.isValid&&Xe.texture&&m.init(Xe,s.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let Xe=0;Xe<_e.length;Xe++){let pt=_e[Xe].camera;if(pt){let ut=p[pt];ut||(ut=new Wa,p[pt]=ut);let rt=u.getCameraImage(pt);ut.sourceTexture=rt}}}}for(let _e=0;_e<R.length;_e++){let Ce=M[_e],Me=R[_e];Ce!==null&&Me!==void 0&&Me.update(Ce,ge,c||o)}se&&se(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),g=null}let ue=new Zg;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},GM=new it,r0=new st;r0.set(-1,0,0,0,1,0,0,0,1);function WM(i,e){function t(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,of(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,_,A,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,b)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),y(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,_,A):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,t(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===ri&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,t(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===ri&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,t(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,t(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,t(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let _=e.get(p),A=_.envMap,b=_.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(GM.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(r0),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,t(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,t(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,_,A){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*_,m.scale.value=A*.5,p.map&&(m.map.value=p.map,t(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,t(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,t(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,_){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,t(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,t(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,t(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,t(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,t(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,t(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===ri&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,t(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,t(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,t(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,t(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,t(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,t(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,t(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function y(m,p){let _=e.get(p).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function XM(i,e,t,n){let s={},r={};function o(_,A){let b=A.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,A){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(_,R);let M=e.render.frame;r[_.id]!==M&&(c(_),r[_.id]=M)}function l(_){let A=i.createBuffer(),b=_.__size,R=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(_){let A=s[_.id],b=_.uniforms,R=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let M=0,x=b.length;M<x;M++){let w=b[M];if(Array.isArray(w))for(let O=0,I=w.length;O<I;O++)h(w[O],M,O,R);else h(w,M,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(_,A,b,R){if(d(_,A,b,R)===!0){let M=_.__offset,x=_.value;if(Array.isArray(x)){let w=0;for(let O=0;O<x.length;O++){let I=x[O],D=y(I,!0);u(I,_.__data,w),w+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else u(x,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,M,_.__data)}}function u(_,A,b){typeof _=="number"||typeof _=="boolean"?A[b]=_:_.isMatrix3?(A[b]=_.elements[0],A[b+1]=_.elements[1],A[b+2]=_.elements[2],A[b+3]=0,A[b+4]=_.elements[3],A[b+5]=_.elements[4],A[b+6]=_.elements[5],A[b+7]=0,A[b+8]=_.elements[6],A[b+9]=_.elements[7],A[b+10]=_.elements[8],A[b+11]=0):ArrayBuffer.isView(_)?A.set(_.subarray(0,A.length-b),b):_.toArray(A,b)}function d(_,A,b,R){let M=_.value,x=A+"_"+b;if(Array.isArray(M)){R[x]===void 0&&(R[x]=[]);let w=R[x],O=!1;for(let I=0;I<M.length;I++)f(M[I],w,I)===!0&&(O=!0);return O}return f(M,R,x)}function f(_,A,b){if(A[b]===void 0)return typeof _=="number"||typeof _=="boolean"?A[b]=_:ArrayBuffer.isView(_)?A[b]=_.slice():A[b]=_.clone(),!0;{let R=A[b];if(typeof _=="number"||typeof _=="boolean"){if(R!==_)return A[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(R.equals(_)===!1)return R.copy(_),!0}}return!1}function g(_){let A=_.uniforms,b=0,R=16;for(let x=0,w=A.length;x<w;x++){let O=Array.isArray(A[x])?A[x]:[A[x]];for(let I=0,D=O.length;I<D;I++){let H=O[I],W=Array.isArray(H.value)?H.value:[H.value],N=Array.isArray(A[x])||Array.isArray(H.value),F=b;for(let G=0,ae=W.length;G<ae;G++){let J=W[G],Q=y(J,N),se=b%R,de=se%Q.boundary,ue=se+de;b+=de,ue!==0&&R-ue<Q.storage&&(b+=R-ue),G===0&&(F=b),b+=Q.storage}let $=H.type==="int"?Int32Array:H.type==="uint"?Uint32Array:Float32Array;H.__data=new $((b-F)/Float32Array.BYTES_PER_ELEMENT),H.__offset=F}}let M=b%R;return M>0&&(b+=R-M),_.__size=b,_.__cache={},this}function y(_,A){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Je("WebGLRenderer: Unsupported uniform value type.",_),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(_){let A=_.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function p(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:p}}var $M=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cs=null;function qM(){return cs===null&&(cs=new Ba($M,16,16,pr,$i),cs.name="DFG_LUT",cs.minFilter=ni,cs.magFilter=ni,cs.wrapS=rs,cs.wrapT=rs,cs.generateMipmaps=!1,cs.needsUpdate=!0),cs}var Vh=class{constructor(e={}){let{canvas:t=bg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=hi}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,m=new Set([oh,rh,sh]),p=new Set([hi,Xi,zo,Ir,th,nh]),_=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,M=null,x=[],w=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,D=!1,H=null,W=null,N=null,F=null;this._outputColorSpace=Qn;let $=0,G=0,ae=null,J=-1,Q=null,se=new Ct,de=new Ct,ue=null,ee=new Oe(0),ge=0,_e=t.width,Ce=t.height,Me=1,qe=null,at=null,Xe=new Ct(0,0,_e,Ce),pt=new Ct(0,0,_e,Ce),ut=!1,rt=new sr,Jt=new Ic,Vt=!1,cn=!1,Nt=new it,En=new L,bt=new Ct,yn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},en=!1;function hn(){return ae===null?Me:1}let B=n;function Ie(T,V){return t.getContext(T,V)}let Ke,lt,Ee,Ot,We,Ze,C,S,q,he,oe,xe,be,te,ie,pe,k,re,ne,Te,ye,we,$e;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ze,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Pe,!1),B===null){let V="webgl2";if(B=Ie(V,T),B===null)throw Ie(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(T){throw t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Pe,!1),tt("WebGLRenderer: "+T.message),T}function Qe(){Ke=new sw(B),Ke.init(),ye=new zM(B,Ke),lt=new qS(B,Ke,e,ye),Ee=new kM(B,Ke),lt.reversedDepthBuffer&&d&&Ee.buffers.depth.setReversed(!0),W=B.createFramebuffer(),N=B.createFramebuffer(),F=B.createFramebuffer(),Ot=new aw(B),We=new MM,Ze=new BM(B,Ke,Ee,We,lt,ye,Ot),C=new iw(I),S=new c_(B),we=new XS(B,S),q=new rw(B,S,Ot,we),he=new cw(B,q,S,we,Ot),re=new lw(B,lt,Ze),ie=new YS(We),oe=new wM(I,C,Ke,lt,we,ie),xe=new WM(I,We),be=new TM,te=new LM(Ke),k=new WS(I,C,Ee,he,g,l),pe=new OM(I,he,lt),$e=new XM(B,Ot,lt,Ee),ne=new $S(B,Ke,Ot),Te=new ow(B,Ke,Ot),Ot.programs=oe.programs,I.capabilities=lt,I.extensions=Ke,I.properties=We,I.renderLists=be,I.shadowMap=pe,I.state=Ee,I.info=Ot}y!==hi&&(O=new uw(y,t.width,t.height,a,s,r));let ce=new Mf(I,B);this.xr=ce,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let T=Ke.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Ke.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(T){T!==void 0&&(Me=T,this.setSize(_e,Ce,!1))},this.getSize=function(T){return T.set(_e,Ce)},this.setSize=function(T,V,j=!0){if(ce.isPresenting){Je("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=T,Ce=V,t.width=Math.floor(T*Me),t.height=Math.floor(V*Me),j===!0&&(t.style.width=T+"px",t.style.height=V+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,T,V)},this.getDrawingBufferSize=function(T){return T.set(_e*Me,Ce*Me).floor()},this.setDrawingBufferSize=function(T,V,j){_e=T,Ce=V,Me=j,t.width=Math.floor(T*j),t.height=Math.floor(V*j),this.setViewport(0,0,T,V)},this.setEffects=function(T){if(y===hi){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let V=0;V<T.length;V++)if(T[V].isOutputPass===!0){Je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(se)},this.getViewport=function(T){return T.copy(Xe)},this.setViewport=function(T,V,j,Y){T.isVector4?Xe.set(T.x,T.y,T.z,T.w):Xe.set(T,V,j,Y),Ee.viewport(se.copy(Xe).multiplyScalar(hn()).round())},this.getScissor=function(T){return T.copy(pt)},this.setScissor=function(T,V,j,Y){T.isVector4?pt.set(T.x,T.y,T.z,T.w):pt.set(T,V,j,Y),Ee.scissor(de.copy(pt).multiplyScalar(hn()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(T){Ee.setScissorTest(ut=T)},this.setOpaqueSort=function(T){qe=T},this.setTransparentSort=function(T){at=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,V=!0,j=!0){let Y=0;if(T){let Z=!1;if(ae!==null){let Ae=ae.texture.format;Z=m.has(Ae)}if(Z){let Ae=ae.texture.type,De=p.has(Ae),Re=k.getClearColor(),Ne=k.getClearAlpha(),Ve=Re.r,nt=Re.g,mt=Re.b;De?(_[0]=Ve,_[1]=nt,_[2]=mt,_[3]=Ne,B.clearBufferuiv(B.COLOR,0,_)):(A[0]=Ve,A[1]=nt,A[2]=mt,A[3]=Ne,B.clearBufferiv(B.COLOR,0,A))}else Y|=B.COLOR_BUFFER_BIT}V&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),H=T},this.dispose=function(){t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Pe,!1),k.dispose(),be.dispose(),te.dispose(),Ze.dispose(),We.dispose(),C.dispose(),he.dispose(),q.dispose(),we.dispose(),$e.dispose(),oe.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",Il),ce.removeEventListener("sessionend",Ki),ys.stop()};function ze(T){T.preventDefault(),Ua("WebGLRenderer: Context Lost."),D=!0}function et(){Ua("WebGLRenderer: Context Restored."),D=!1;let T=Ot.autoReset,V=pe.enabled,j=pe.autoUpdate,Y=pe.needsUpdate,Z=pe.type;Qe(),Ot.autoReset=T,pe.enabled=V,pe.autoUpdate=j,pe.needsUpdate=Y,pe.type=Z}function Pe(T){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function ht(T){let V=T.target;V.removeEventListener("dispose",ht),Wt(V)}function Wt(T){qn(T),We.remove(T)}function qn(T){let V=We.get(T).programs;V!==void 0&&(V.forEach(function(j){oe.releaseProgram(j)}),T.isShaderMaterial&&oe.releaseShaderCache(T))}this.renderBufferDirect=function(T,V,j,Y,Z,Ae){V===null&&(V=yn);let De=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Re=ua(T,V,j,Y,Z);Ee.setMaterial(Y,De);let Ne=j.index,Ve=1;if(Y.wireframe===!0){if(Ne=q.getWireframeAttribute(j),Ne===void 0)return;Ve=2}let nt=j.drawRange,mt=j.attributes.position,He=nt.start*Ve,gt=(nt.start+nt.count)*Ve;Ae!==null&&(He=Math.max(He,Ae.start*Ve),gt=Math.min(gt,(Ae.start+Ae.count)*Ve)),Ne!==null?(He=Math.max(He,0),gt=Math.min(gt,Ne.count)):mt!=null&&(He=Math.max(He,0),gt=Math.min(gt,mt.count));let Qt=gt-He;if(Qt<0||Qt===1/0)return;we.setup(Z,Y,Re,j,Ne);let It,Lt=ne;if(Ne!==null&&(It=S.get(Ne),Lt=Te,Lt.setIndex(It)),Z.isMesh)Y.wireframe===!0?(Ee.setLineWidth(Y.wireframeLinewidth*hn()),Lt.setMode(B.LINES)):Lt.setMode(B.TRIANGLES);else if(Z.isLine){let xn=Y.linewidth;xn===void 0&&(xn=1),Ee.setLineWidth(xn*hn()),Z.isLineSegments?Lt.setMode(B.LINES):Z.isLineLoop?Lt.setMode(B.LINE_LOOP):Lt.setMode(B.LINE_STRIP)}else Z.isPoints?Lt.setMode(B.POINTS):Z.isSprite&&Lt.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))Lt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let xn=Z._multiDrawStarts,ke=Z._multiDrawCounts,un=Z._multiDrawCount,xt=Ne?S.get(Ne).bytesPerElement:1,vs=We.get(Y).currentProgram.getUniforms();for(let dn=0;dn<un;dn++)vs.setValue(B,"_gl_DrawID",dn),Lt.render(xn[dn]/xt,ke[dn])}else if(Z.isInstancedMesh)Lt.renderInstances(He,Qt,Z.count);else if(j.isInstancedBufferGeometry){let xn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,ke=Math.min(j.instanceCount,xn);Lt.renderInstances(He,Qt,ke)}else Lt.render(He,Qt)};function la(T,V,j,Y){H!==null&&T.isNodeMaterial&&H.setObject(Y,T),Vt===!0&&ie.setState(T,j,!1),T.transparent===!0&&T.side===Xn&&T.forceSinglePass===!1?(T.side=ri,T.needsUpdate=!0,ji(T,V,Y),T.side=fr,T.needsUpdate=!0,ji(T,V,Y),T.side=Xn):ji(T,V,Y)}this.compile=function(T,V,j=null){j===null&&(j=T),H!==null&&H.renderStart(T,V,j),M=te.get(j),M.init(V),w.push(M),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(M.pushLight(Z),Z.castShadow&&M.pushShadow(Z))}),T!==j&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(M.pushLight(Z),Z.castShadow&&M.pushShadow(Z))}),M.setupLights(),H!==null&&H.updateLights(M.state.lightsArray),cn=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,cn),Vt===!0&&ie.setGlobalState(this.clippingPlanes,V),H!==null&&pe.render(M.state.shadowsArray,j,V);let Y=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ae=Z.material;if(Ae)if(Array.isArray(Ae))for(let De=0;De<Ae.length;De++){let Re=Ae[De];la(Re,j,V,Z),Y.add(Re)}else la(Ae,j,V,Z),Y.add(Ae)}),M=w.pop(),H!==null&&H.renderEnd(),Y},this.compileAsync=function(T,V,j=null){let Y=this.compile(T,V,j);return new Promise(Z=>{function Ae(){if(Y.forEach(function(De){let Ne=We.get(De).currentProgram;(Ne===void 0||Ne.isReady())&&Y.delete(De)}),Y.size===0){Z(T);return}setTimeout(Ae,10)}Ke.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let $r=null;function zu(T){$r&&$r(T)}function Il(){ys.stop()}function Ki(){ys.start()}let ys=new Zg;ys.setAnimationLoop(zu),typeof self<"u"&&ys.setContext(self),this.setAnimationLoop=function(T){$r=T,ce.setAnimationLoop(T),T===null?ys.stop():ys.start()},ce.addEventListener("sessionstart",Il),ce.addEventListener("sessionend",Ki),this.render=function(T,V){if(V!==void 0&&V.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;H!==null&&H.renderStart(T,V);let j=ce.enabled===!0&&ce.isPresenting===!0,Y=O!==null&&(ae===null||j)&&O.begin(I,ae);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(V),V=ce.getCamera()),T.isScene===!0&&T.onBeforeRender(I,T,V,ae),M=te.get(T,w.length),M.init(V),M.state.textureUnits=Ze.getTextureUnits(),w.push(M),Nt.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?Jt.setFromArrayCamera(V):rt.setFromProjectionMatrix(Nt,Ai,V.reversedDepth),cn=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,cn),R=be.get(T,x.length),R.init(),x.push(R),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let De=I.xr.getDepthSensingMesh();De!==null&&xs(De,V,-1/0,I.sortObjects)}xs(T,V,0,I.sortObjects),R.finish(),H!==null&&H.updateLights(M.state.lightsArray),I.sortObjects===!0&&R.sort(qe,at),en=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,en&&k.addToRenderList(R,T),this.info.autoReset===!0&&this.info.reset(),Vt===!0&&ie.beginShadows();let Z=M.state.shadowsArray;if(pe.render(Z,T,V),Vt===!0&&ie.endShadows(),(Y&&O.hasRenderPass())===!1){let De=R.opaque,Re=R.transmissive;if(M.setupLights(),V.isArrayCamera){let Ne=V.cameras;if(Re.length>0)for(let Ve=0,nt=Ne.length;Ve<nt;Ve++){let mt=Ne[Ve];Ui(De,Re,T,mt)}en&&k.render(T);for(let Ve=0,nt=Ne.length;Ve<nt;Ve++){let mt=Ne[Ve];ca(R,T,mt,mt.viewport)}}else Re.length>0&&Ui(De,Re,T,V),en&&k.render(T),ca(R,T,V)}ae!==null&&G===0&&(Ze.updateMultisampleRenderTarget(ae),Ze.updateRenderTargetMipmap(ae)),Y&&O.end(I),T.isScene===!0&&T.onAfterRender(I,T,V),we.resetDefaultState(),J=-1,Q=null,w.pop(),w.length>0?(M=w[w.length-1],Ze.setTextureUnits(M.state.textureUnits),Vt===!0&&ie.setGlobalState(I.clippingPlanes,M.state.camera)):M=null,x.pop(),x.length>0?R=x[x.length-1]:R=null,H!==null&&H.renderEnd()};function xs(T,V,j,Y){if(T.visible===!1)return;if(T.layers.test(V.layers)){if(T.isGroup)j=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(V);else if(T.isLight)M.pushLight(T),T.castShadow&&M.pushShadow(T);else if(T.isSprite){let De=V.isArrayCamera?Jt:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){Y&&bt.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Nt);let Re=he.update(T),Ne=T.material;Ne.visible&&R.push(T,Re,Ne,j,bt.z,null,V)}}else if(T.isMesh||T.isLine||T.isPoints){let De=V.isArrayCamera?Jt:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){let Re=he.update(T),Ne=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),bt.copy(T.boundingSphere.center)):(Re.boundingSphere===null&&Re.computeBoundingSphere(),bt.copy(Re.boundingSphere.center)),bt.applyMatrix4(T.matrixWorld).applyMatrix4(Nt)),Array.isArray(Ne)){let Ve=Re.groups;for(let nt=0,mt=Ve.length;nt<mt;nt++){let He=Ve[nt],gt=Ne[He.materialIndex];gt&&gt.visible&&R.push(T,Re,gt,j,bt.z,He,V)}}else Ne.visible&&R.push(T,Re,Ne,j,bt.z,null,V)}}}let Ae=T.children;for(let De=0,Re=Ae.length;De<Re;De++)xs(Ae[De],V,j,Y)}function ca(T,V,j,Y){let{opaque:Z,transmissive:Ae,transparent:De}=T;M.setupLightsView(j),Vt===!0&&ie.setGlobalState(I.clippingPlanes,j),Y&&Ee.viewport(se.copy(Y)),Z.length>0&&tn(Z,V,j),Ae.length>0&&tn(Ae,V,j),De.length>0&&tn(De,V,j),Ee.buffers.depth.setTest(!0),Ee.buffers.depth.setMask(!0),Ee.buffers.color.setMask(!0),Ee.setPolygonOffset(!1)}function Ui(T,V,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(M.state.transmissionRenderTarget[Y.id]===void 0){let He=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");M.state.transmissionRenderTarget[Y.id]=new si(1,1,{generateMipmaps:!0,type:He?$i:hi,minFilter:Bs,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:vt.workingColorSpace})}let Ae=M.state.transmissionRenderTarget[Y.id],De=Y.viewport||se;Ae.setSize(De.z*I.transmissionResolutionScale,De.w*I.transmissionResolutionScale);let Re=I.getRenderTarget(),Ne=I.getActiveCubeFace(),Ve=I.getActiveMipmapLevel();I.setRenderTarget(Ae),I.getClearColor(ee),ge=I.getClearAlpha(),ge<1&&I.setClearColor(16777215,.5),I.clear(),en&&k.render(j);let nt=I.toneMapping;I.toneMapping=ls;let mt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),M.setupLightsView(Y),Vt===!0&&ie.setGlobalState(I.clippingPlanes,Y),tn(T,j,Y),Ze.updateMultisampleRenderTarget(Ae),Ze.updateRenderTargetMipmap(Ae),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let He=!1;for(let gt=0,Qt=V.length;gt<Qt;gt++){let It=V[gt],{object:Lt,geometry:xn,material:ke,group:un}=It;if(ke.side===Xn&&Lt.layers.test(Y.layers)){let xt=ke.side;ke.side=ri,ke.needsUpdate=!0,on(Lt,j,Y,xn,ke,un),ke.side=xt,ke.needsUpdate=!0,He=!0}}He===!0&&(Ze.updateMultisampleRenderTarget(Ae),Ze.updateRenderTargetMipmap(Ae))}I.setRenderTarget(Re,Ne,Ve),I.setClearColor(ee,ge),mt!==void 0&&(Y.viewport=mt),I.toneMapping=nt}function tn(T,V,j){let Y=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Ae=T.length;Z<Ae;Z++){let De=T[Z],{object:Re,geometry:Ne,group:Ve}=De,nt=De.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Re.layers.test(j.layers)&&on(Re,V,j,Ne,nt,Ve)}}function on(T,V,j,Y,Z,Ae){H!==null&&Z.isNodeMaterial&&H.setObject(T,Z),T.onBeforeRender(I,V,j,Y,Z,Ae),T.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(I,V,j,Y,T,Ae),Z.transparent===!0&&Z.side===Xn&&Z.forceSinglePass===!1?(Z.side=ri,Z.needsUpdate=!0,I.renderBufferDirect(j,V,Y,Z,T,Ae),Z.side=fr,Z.needsUpdate=!0,I.renderBufferDirect(j,V,Y,Z,T,Ae),Z.side=Xn):I.renderBufferDirect(j,V,Y,Z,T,Ae),T.onAfterRender(I,V,j,Y,Z,Ae)}function an(T){let V=0;for(let j of T)j.texture!==null&&V++;return V}function ji(T,V,j){V.isScene!==!0&&(V=yn);let Y=We.get(T),Z=M.state.lights,Ae=M.state.shadowsArray,De=Z.state.version,Re=oe.getParameters(T,Z.state,Ae,V,j,M.state.lightProbeGridArray),Ne=oe.getProgramCacheKey(Re),Ve=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let nt=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=C.get(T.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&T.envMap===null?V.environmentRotation:T.envMapRotation,Ve===void 0&&(T.addEventListener("dispose",ht),Ve=new Map,Y.programs=Ve,Y.programVariants=new Map);let mt=Ve.get(Ne);if(mt!==void 0){if(Y.currentProgram===mt&&Y.lightsStateVersion===De)return ha(T,Re),mt}else Re.uniforms=oe.getUniforms(T),H!==null&&T.isNodeMaterial&&H.build(T,j,Re),T.onBeforeCompile(Re,I),mt=oe.acquireProgram(Re,Ne),Ve.set(Ne,mt),Y.uniforms=Re.uniforms;let He=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(He.clippingPlanes=ie.uniform),ha(T,Re),Y.needsLights=$s(T),Y.lightsStateVersion=De,Y.needsLights&&(He.ambientLightColor.value=Z.state.ambient,He.lightProbe.value=Z.state.probe,He.sunLights.value=Z.state.sun,He.sunLightShadows.value=Z.state.sunShadow,He.directionalLights.value=Z.state.directional,He.directionalLightShadows.value=Z.state.directionalShadow,He.spotLights.value=Z.state.spot,He.spotLightShadows.value=Z.state.spotShadow,He.rectAreaLights.value=Z.state.rectArea,He.ltc_1.value=Z.state.rectAreaLTC1,He.ltc_2.value=Z.state.rectAreaLTC2,He.pointLights.value=Z.state.point,He.pointLightShadows.value=Z.state.pointShadow,He.hemisphereLights.value=Z.state.hemi,He.sunShadowMatrix.value=Z.state.sunShadowMatrix,He.sunShadowCascade.value=Z.state.sunShadowCascade,He.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,He.spotLightMatrix.value=Z.state.spotLightMatrix,He.spotLightMap.value=Z.state.spotLightMap,He.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=an(M.state.lightProbeGridArray),Y.currentProgram=mt,Y.uniformsList=null,mt}function fi(T,V,j,Y,Z){let Ae=We.get(T),De=Ae.currentProgram.id+","+Y+","+Z,Re=Ae.programVariants.get(De);return Re===void 0?(Re=ji(T,V,j),Ae.programVariants.set(De,Re)):(Ae.currentProgram=Re,Ae.uniformsList=null,Ae.outputColorSpace=Y,Ae.toneMapping=Z),Re}function Xs(T){if(T.uniformsList===null){let V=T.currentProgram.getUniforms();T.uniformsList=Ho.seqWithValue(V.seq,T.uniforms)}return T.uniformsList}function ha(T,V){let j=We.get(T);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function ua(T,V,j,Y,Z){V.isScene!==!0&&(V=yn),Ze.resetTextureUnits();let Ae=V.fog,De=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,Re=ae===null?I.outputColorSpace:ae.isXRRenderTarget===!0?ae.texture.colorSpace:vt.workingColorSpace,Ne=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ve=C.get(Y.envMap||De,Ne),nt=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,mt=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),He=!!j.morphAttributes.position,gt=!!j.morphAttributes.normal,Qt=!!j.morphAttributes.color,It=ls;Y.toneMapped&&(ae===null||ae.isXRRenderTarget===!0)&&(It=I.toneMapping);let Lt=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,xn=Lt!==void 0?Lt.length:0,ke=We.get(Y),un=M.state.lights;if(Vt===!0&&(cn===!0||T!==Q)){let Dt=T===Q&&Y.id===J;ie.setState(Y,T,Dt)}let xt=!1,vs=!1;Y.version===ke.__version?ke.needsLights&&ke.lightsStateVersion!==un.state.version||Z.isBatchedMesh&&ke.batching===!1||!Z.isBatchedMesh&&ke.batching===!0||Z.isBatchedMesh&&ke.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&ke.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&ke.instancing===!1||!Z.isInstancedMesh&&ke.instancing===!0||Z.isSkinnedMesh&&ke.skinning===!1||!Z.isSkinnedMesh&&ke.skinning===!0||Z.isInstancedMesh&&ke.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&ke.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&ke.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&ke.instancingMorph===!1&&Z.morphTexture!==null||ke.envMap!==Ve||Y.fog===!0&&ke.fog!==Ae||ke.numClippingPlanes!==void 0&&(ke.numClippingPlanes!==ie.numPlanes||ke.numIntersection!==ie.numIntersection)||ke.vertexAlphas!==nt||ke.vertexTangents!==mt||ke.morphTargets!==He||ke.morphNormals!==gt||ke.morphColors!==Qt||ke.morphTargetsCount!==xn||ke.numLightProbeGrids!==an(M.state.lightProbeGridArray)?xt=!0:(ke.outputColorSpace!==Re||ke.toneMapping!==It)&&(vs=!0):(xt=!0,ke.__version=Y.version);let dn=ke.currentProgram;(xt===!0||vs===!0)&&(dn=vs===!0?fi(Y,V,Z,Re,It):ji(Y,V,Z),H&&Y.isNodeMaterial&&H.onUpdateProgram(Y,dn,ke));let Zr=!1,Qi=!1,_s=!1,dt=dn.getUniforms(),nn=ke.uniforms;if(Ee.useProgram(dn.program)&&(Zr=!0,Qi=!0,_s=!0),Y.id!==J&&(J=Y.id,Qi=!0),Zr||Q!==T){Ee.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),dt.setValue(B,"projectionMatrix",T.projectionMatrix),dt.setValue(B,"viewMatrix",T.matrixWorldInverse);let fn=dt.map.cameraPosition;fn!==void 0&&fn.setValue(B,En.setFromMatrixPosition(T.matrixWorld)),lt.logarithmicDepthBuffer&&dt.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),Q!==T&&(Q=T,Qi=!0,_s=!0)}if(ke.needsLights&&(un.state.sunShadowMap.length>0&&dt.setValue(B,"sunShadowMap",un.state.sunShadowMap,Ze),un.state.directionalShadowMap.length>0&&dt.setValue(B,"directionalShadowMap",un.state.directionalShadowMap,Ze),un.state.spotShadowMap.length>0&&dt.setValue(B,"spotShadowMap",un.state.spotShadowMap,Ze),un.state.pointShadowMap.length>0&&dt.setValue(B,"pointShadowMap",un.state.pointShadowMap,Ze)),Z.isSkinnedMesh){dt.setOptional(B,Z,"bindMatrix"),dt.setOptional(B,Z,"bindMatrixInverse");let Dt=Z.skeleton;Dt&&(Dt.boneTexture===null&&Dt.computeBoneTexture(),dt.setValue(B,"boneTexture",Dt.boneTexture,Ze))}Z.isBatchedMesh&&(dt.setOptional(B,Z,"batchingTexture"),dt.setValue(B,"batchingTexture",Z._matricesTexture,Ze),dt.setOptional(B,Z,"batchingIdTexture"),dt.setValue(B,"batchingIdTexture",Z._indirectTexture,Ze),dt.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&dt.setValue(B,"batchingColorTexture",Z._colorsTexture,Ze));let Yn=j.morphAttributes;if((Yn.position!==void 0||Yn.normal!==void 0||Yn.color!==void 0)&&re.update(Z,j,dn),(Qi||ke.receiveShadow!==Z.receiveShadow)&&(ke.receiveShadow=Z.receiveShadow,dt.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(nn.envMapIntensity.value=V.environmentIntensity),nn.dfgLUT!==void 0&&(nn.dfgLUT.value=qM()),Qi){if(dt.setValue(B,"toneMappingExposure",I.toneMappingExposure),ke.needsLights&&qr(nn,_s),Ae&&Y.fog===!0&&xe.refreshFogUniforms(nn,Ae),xe.refreshMaterialUniforms(nn,Y,Me,Ce,M.state.transmissionRenderTarget[T.id]),ke.needsLights&&ke.numLightProbeGrids>0){let Dt=b,fn=0;for(let zn of M.state.lightProbeGridArray)zn.texture!==null&&(Dt.textures[fn]=zn.texture,Dt.min[fn]=zn.boundingBox.min,Dt.max[fn]=zn.boundingBox.max,Dt.resolution[fn]=zn.resolution,fn++);for(let zn in Dt)Dt[zn].length=fn;nn.probesSH.value=Dt.textures,nn.probesMin.value=Dt.min,nn.probesMax.value=Dt.max,nn.probesResolution.value=Dt.resolution}Ho.upload(B,Xs(ke),nn,Ze)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Ho.upload(B,Xs(ke),nn,Ze),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(B,"center",Z.center),dt.setValue(B,"modelViewMatrix",Z.modelViewMatrix),dt.setValue(B,"normalMatrix",Z.normalMatrix),dt.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Dt=Y.uniformsGroups;for(let fn=0,zn=Dt.length;fn<zn;fn++){let Ll=Dt[fn];$e.update(Ll,dn),$e.bind(Ll,dn)}}return dn}function qr(T,V){T.ambientLightColor.needsUpdate=V,T.lightProbe.needsUpdate=V,T.sunLights.needsUpdate=V,T.sunLightShadows.needsUpdate=V,T.directionalLights.needsUpdate=V,T.directionalLightShadows.needsUpdate=V,T.pointLights.needsUpdate=V,T.pointLightShadows.needsUpdate=V,T.spotLights.needsUpdate=V,T.spotLightShadows.needsUpdate=V,T.rectAreaLights.needsUpdate=V,T.hemisphereLights.needsUpdate=V}function $s(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ae},this.setRenderTargetTextures=function(T,V,j){let Y=We.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),We.get(T.texture).__webglTexture=V,We.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,V){let j=We.get(T);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(T,V=0,j=0){ae=T,$=V,G=j;let Y=null,Z=!1,Ae=!1;if(T){let Re=We.get(T);if(Re.__useDefaultFramebuffer!==void 0){Ee.bindFramebuffer(B.FRAMEBUFFER,Re.__webglFramebuffer),se.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest,Ee.viewport(se),Ee.scissor(de),Ee.setScissorTest(ue),J=-1;return}else if(Re.__webglFramebuffer===void 0)Ze.setupRenderTarget(T);else if(Re.__hasExternalTextures)Ze.rebindTextures(T,We.get(T.texture).__webglTexture,We.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let nt=T.depthTexture;if(Re.__boundDepthTexture!==nt){if(nt!==null&&We.has(nt)&&(T.width!==nt.image.width||T.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ze.setupDepthRenderbuffer(T)}}let Ne=T.texture;(Ne.isData3DTexture||Ne.isDataArrayTexture||Ne.isCompressedArrayTexture)&&(Ae=!0);let Ve=We.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ve[V])?Y=Ve[V][j]:Y=Ve[V],Z=!0):T.samples>0&&Ze.useMultisampledRTT(T)===!1?Y=We.get(T).__webglMultisampledFramebuffer:Array.isArray(Ve)?Y=Ve[j]:Y=Ve,se.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest}else se.copy(Xe).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),ue=ut;if(j!==0&&(Y=W),Ee.bindFramebuffer(B.FRAMEBUFFER,Y)&&Ee.drawBuffers(T,Y),Ee.viewport(se),Ee.scissor(de),Ee.setScissorTest(ue),Z){let Re=We.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,Re.__webglTexture,j)}else if(Ae){let Re=V;for(let Ne=0;Ne<T.textures.length;Ne++){let Ve=We.get(T.textures[Ne]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Ne,Ve.__webglTexture,j,Re)}}else if(T!==null&&j!==0){let Re=We.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Re.__webglTexture,j)}J=-1};function Yr(T){let V=We.get(T);return(V.__readFormat!==T.format||V.__readType!==T.type)&&(V.__readFormat=T.format,V.__readType=T.type,V.__formatReadable=lt.textureFormatReadable(T.format),V.__typeReadable=lt.textureTypeReadable(T.type)),V}this.readRenderTargetPixels=function(T,V,j,Y,Z,Ae,De,Re=0){if(!(T&&T.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne){Ee.bindFramebuffer(B.FRAMEBUFFER,Ne);try{let Ve=T.textures[Re],nt=Ve.format,mt=Ve.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Re);let He=Yr(Ve);if(He.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(He.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z&&B.readPixels(V,j,Y,Z,ye.convert(nt),ye.convert(mt),Ae)}finally{let Ve=ae!==null?We.get(ae).__webglFramebuffer:null;Ee.bindFramebuffer(B.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(T,V,j,Y,Z,Ae,De,Re=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne)if(V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z){Ee.bindFramebuffer(B.FRAMEBUFFER,Ne);let Ve=T.textures[Re],nt=Ve.format,mt=Ve.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Re);let He=Yr(Ve);if(He.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(He.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.bufferData(B.PIXEL_PACK_BUFFER,Ae.byteLength,B.STREAM_READ),B.readPixels(V,j,Y,Z,ye.convert(nt),ye.convert(mt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Qt=ae!==null?We.get(ae).__webglFramebuffer:null;Ee.bindFramebuffer(B.FRAMEBUFFER,Qt);let It=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await wg(B,It,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Ae),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(gt),B.deleteSync(It),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,V=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(T.image.width*Y),Ae=Math.floor(T.image.height*Y),De=V!==null?V.x:0,Re=V!==null?V.y:0;Ze.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,De,Re,Z,Ae),Ee.unbindTexture()},this.copyTextureToTexture=function(T,V,j=null,Y=null,Z=0,Ae=0){let De,Re,Ne,Ve,nt,mt,He,gt,Qt,It=T.isCompressedTexture?T.mipmaps[Ae]:T.image;if(j!==null)De=j.max.x-j.min.x,Re=j.max.y-j.min.y,Ne=j.isBox3?j.max.z-j.min.z:1,Ve=j.min.x,nt=j.min.y,mt=j.isBox3?j.min.z:0;else{let dt=Math.pow(2,-Z);De=Math.floor(It.width*dt),Re=Math.floor(It.height*dt),T.isDataArrayTexture?Ne=It.depth:T.isData3DTexture?Ne=Math.floor(It.depth*dt):Ne=1,Ve=0,nt=0,mt=0}Y!==null?(He=Y.x,gt=Y.y,Qt=Y.z):(He=0,gt=0,Qt=0);let Lt=ye.convert(V.format),xn=ye.convert(V.type),ke;V.isData3DTexture?(Ze.setTexture3D(V,0),ke=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Ze.setTexture2DArray(V,0),ke=B.TEXTURE_2D_ARRAY):(Ze.setTexture2D(V,0),ke=B.TEXTURE_2D),Ee.activeTexture(B.TEXTURE0),Ee.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),Ee.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Ee.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let un=Ee.getParameter(B.UNPACK_ROW_LENGTH),xt=Ee.getParameter(B.UNPACK_IMAGE_HEIGHT),vs=Ee.getParameter(B.UNPACK_SKIP_PIXELS),dn=Ee.getParameter(B.UNPACK_SKIP_ROWS),Zr=Ee.getParameter(B.UNPACK_SKIP_IMAGES);Ee.pixelStorei(B.UNPACK_ROW_LENGTH,It.width),Ee.pixelStorei(B.UNPACK_IMAGE_HEIGHT,It.height),Ee.pixelStorei(B.UNPACK_SKIP_PIXELS,Ve),Ee.pixelStorei(B.UNPACK_SKIP_ROWS,nt),Ee.pixelStorei(B.UNPACK_SKIP_IMAGES,mt);let Qi=T.isDataArrayTexture||T.isData3DTexture,_s=V.isDataArrayTexture||V.isData3DTexture;if(T.isDepthTexture){let dt=We.get(T),nn=We.get(V),Yn=We.get(dt.__renderTarget),Dt=We.get(nn.__renderTarget);Ee.bindFramebuffer(B.READ_FRAMEBUFFER,Yn.__webglFramebuffer),Ee.bindFramebuffer(B.DRAW_FRAMEBUFFER,Dt.__webglFramebuffer);for(let fn=0;fn<Ne;fn++)Qi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,We.get(T).__webglTexture,Z,mt+fn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,We.get(V).__webglTexture,Ae,Qt+fn)),B.blitFramebuffer(Ve,nt,Ve+De,nt+Re,He,gt,He+De,gt+Re,B.DEPTH_BUFFER_BIT,B.NEAREST);Ee.bindFramebuffer(B.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||We.has(T)){let dt=We.get(T),nn=We.get(V);Ee.bindFramebuffer(B.READ_FRAMEBUFFER,N),Ee.bindFramebuffer(B.DRAW_FRAMEBUFFER,F);for(let Yn=0;Yn<Ne;Yn++)Qi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,dt.__webglTexture,Z,mt+Yn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,dt.__webglTexture,Z),_s?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,nn.__webglTexture,Ae,Qt+Yn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,nn.__webglTexture,Ae),Z!==0?B.blitFramebuffer(Ve,nt,Ve+De,nt+Re,He,gt,He+De,gt+Re,B.COLOR_BUFFER_BIT,B.NEAREST):_s?B.copyTexSubImage3D(ke,Ae,He,gt,Qt+Yn,Ve,nt,De,Re):B.copyTexSubImage2D(ke,Ae,He,gt,Ve,nt,De,Re);Ee.bindFramebuffer(B.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else _s?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(ke,Ae,He,gt,Qt,De,Re,Ne,Lt,xn,It.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(ke,Ae,He,gt,Qt,De,Re,Ne,Lt,It.data):B.texSubImage3D(ke,Ae,He,gt,Qt,De,Re,Ne,Lt,xn,It):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Ae,He,gt,De,Re,Lt,xn,It.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Ae,He,gt,It.width,It.height,Lt,It.data):B.texSubImage2D(B.TEXTURE_2D,Ae,He,gt,De,Re,Lt,xn,It);Ee.pixelStorei(B.UNPACK_ROW_LENGTH,un),Ee.pixelStorei(B.UNPACK_IMAGE_HEIGHT,xt),Ee.pixelStorei(B.UNPACK_SKIP_PIXELS,vs),Ee.pixelStorei(B.UNPACK_SKIP_ROWS,dn),Ee.pixelStorei(B.UNPACK_SKIP_IMAGES,Zr),Ae===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(ke),Ee.unbindTexture()},this.initRenderTarget=function(T){We.get(T).__webglFramebuffer===void 0&&Ze.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Ze.setTextureCube(T,0):T.isData3DTexture?Ze.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Ze.setTexture2DArray(T,0):Ze.setTexture2D(T,0),Ee.unbindTexture()},this.resetState=function(){$=0,G=0,ae=null,Ee.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=vt._getDrawingBufferColorSpace(e),t.unpackColorSpace=vt._getUnpackColorSpace()}};var Ef=[{id:"contacts",key:"1",name:"Contact points",hint:"points of contact, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"contact impulse of this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse lies inside its friction cone, and on its surface when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"velocity of the centre of mass"},{id:"spins",key:"6",name:"Spins",hint:"angular velocity: axis and rate"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"axis-aligned bounding boxes"},{id:"islands",key:"9",name:"Islands",hint:"groups of touching bodies that are solved together: one colour, linked"},{id:"chains",key:"c",name:"Force chains",hint:"bars between bodies that press on each other, as thick as the normal force is large"},{id:"quarantine",key:"0",name:"Invalid bodies",hint:"bodies quarantined because their state was not finite"}],Tf=[{id:"trails",key:"t",name:"Trails",hint:"paths of the last two seconds, of a few bodies the last eight"},{id:"xray",key:"x",name:"X-ray",hint:"transparent bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or at powers of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],Go=[...Ef,...Tf],Xh=["contacts","normals","impulses","cones"],gr=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],bn={normal:"#5b8ff9",velocity:"#2f9e44",spin:"#9c36b5",axes:["#e03131","#2f9e44","#1971c2"],box:"#868e96",lost:"#e03131",pull:"#d94801",dynamic:"#4e79a7",kinematic:"#f28e2b"},gl=["#4e79a7","#b07aa1","#9c755f","#76b7b2","#d8c26a","#8c8fc9","#e15759","#7fa8c9","#b5a48b","#d4a6c8","#6d9b9a","#c9837a"];function Wo(i){let e=new Oe(gl[(i%gl.length+gl.length)%gl.length]),t=Math.floor(i/gl.length);return t>0?e.offsetHSL(t*.031%1,0,(t*7%5-2)*.03):e}function o0(i){return[{keys:[" "],shown:"Space",does:"play or pause",run:()=>i.player.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame forward (Shift: ten)",run:e=>i.player.step(e.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:e=>i.player.step(e.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>i.player.toFirst()},{keys:["End"],shown:"End",does:"last frame",run:()=>i.player.toLast()},{keys:["+","="],shown:"+",does:"faster",run:()=>i.player.faster()},{keys:["-"],shown:"\u2212",does:"slower",run:()=>i.player.slower()},{keys:["o"],shown:"o",does:"loop",run:()=>i.player.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>i.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"previous event",run:()=>i.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact: largest residual of the run",run:()=>i.worstFrame()},{keys:["["],shown:"[",does:"start of the range",run:()=>i.player.setRange("begin")},{keys:["]"],shown:"]",does:"end of the range",run:()=>i.player.setRange("end")},{keys:["\\"],shown:"\\",does:"clear the range",run:()=>i.player.setRange(null)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>i.focus()},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>i.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>i.toDifference()},{keys:["p"],shown:"p",does:"plots",run:()=>i.togglePlots()},{keys:["r"],shown:"r",does:"reset the live scene",run:()=>i.player.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>i.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>i.copySql()},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>i.copyLink()},{keys:["m"],shown:"m",does:"gallery of scenes",run:()=>i.openScenes()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>i.findBody()},{keys:["Escape"],shown:"Esc",does:"clear the selection",run:()=>i.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>i.openHelp()}]}function YM(i,e){let t=e===" "||e==="Enter";return i instanceof HTMLButtonElement||i instanceof HTMLAnchorElement||i.tagName==="SUMMARY"||i.getAttribute("role")==="button"||i.matches("tr[tabindex]")?t:i instanceof HTMLInputElement?i.type==="range"?/^(Arrow|Home|End|Page)/.test(e):t:!1}function a0(i,e){addEventListener("keydown",t=>{let n=t.target;if(n instanceof HTMLInputElement&&["number","search","text"].includes(n.type)||n instanceof HTMLSelectElement){t.key==="Escape"&&n.blur();return}if(t.ctrlKey||t.metaKey||t.altKey||document.querySelector("dialog[open]"))return;if(t.key==="Escape"&&!ve("export").hidden){ve("export").hidden=!0;return}if(YM(n,t.key))return;let r=Go.find(a=>a.key===t.key),o=i.find(a=>a.keys.includes(t.key));if(r)e.toggleLayer(r.id);else if(o)o.run(t);else return;t.preventDefault()})}var l0=["#d98a6e","#6f9cc4","#e2bd72","#84b095","#a993c6","#7db7c0","#cf9aab","#b3a184","#94a3d0","#c9b787","#7fb0a8","#d3a27f"];function c0(i){return i.replace(/\[\d+\]$/,"").replace(/[\s_-]*\d+$/,"")||i}function Af(i){let e=Math.sin(12.9898*(i+1))*43758.5453;return e-Math.floor(e)}var $h=class{colours=[];given=[];none=new Oe(8947848);show(e){let t=new Map,n=new Map;for(let s of e.bodies){if(s.kind==="fixed")continue;let r=c0(s.name);t.has(r)||t.set(r,t.size),n.set(r,(n.get(r)??0)+1)}this.given=e.bodies.map(s=>s.colour!==void 0),this.colours=e.bodies.map((s,r)=>{if(s.colour)return new Oe(s.colour);let o=c0(s.name),a=t.get(o)??0,l=new Oe(l0[a%l0.length]);return(n.get(o)??0)>1&&l.offsetHSL((Af(r)-.5)*.025,(Af(r+7)-.5)*.1,(Af(r+3)-.5)*.12),l})}of(e){return this.colours[e]??this.none}isGiven(e){return this.given[e]??!1}},yl=["#440154","#482878","#3e4989","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#fde725"].map(i=>new Oe(i));function qh(i,e=new Oe){let t=Math.min(Math.max(Number.isFinite(i)?i:0,0),1)*(yl.length-1),n=Math.min(Math.floor(t),yl.length-2);return e.lerpColors(yl[n],yl[n+1],t-n)}var h0=`linear-gradient(to right, ${yl.map(i=>`#${i.getHexString()}`).join(", ")})`;function ZM(i){if(!(i>0)||!Number.isFinite(i))return 1;let e=10**Math.floor(Math.log10(i));return[1,2,5,10].map(t=>t*e).find(t=>t>=i*(1-1e-9))??10*e}var Xo=class{top=0;forget(){this.top=0}take(e){return e>this.top&&Number.isFinite(e)&&(this.top=e),ZM(this.top)}};var JM=new it,KM=new L,u0=new L,jM=new L,Rf=new Ft,QM=new Oe(16777215),Dr=new L(0,0,1),eE=.16,hs=class{constructor(e,t,n,s){this.geometry=e;this.material=t;this.parent=n;this.order=s;this.faint=t.clone(),this.faint.depthFunc=Eo,this.faint.depthWrite=!1,this.faint.transparent=!0,this.faint.opacity=eE*t.opacity,this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;faint;shade=null;make(e){let t=new ir(this.geometry,this.material,e);t.frustumCulled=!1,t.renderOrder=this.order,t.count=0,t.setColorAt(0,QM),this.shade?.removeFromParent();let n=new ir(this.geometry,this.faint,e);return n.instanceMatrix=t.instanceMatrix,n.instanceColor=t.instanceColor,n.frustumCulled=!1,n.renderOrder=this.order,n.count=0,this.shade=n,this.parent.add(t,n),t}begin(e){e>this.capacity&&(this.capacity=Math.ceil(1.5*e),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(e,t,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,JM.compose(e,t,KM.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.shade&&(this.shade.count=this.mesh.count),this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}},Yh=class{shafts;heads;constructor(e,t){this.shafts=new hs(new Ci(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),e,t,5),this.heads=new hs(new Fs(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),e,t,5)}begin(e){this.shafts.begin(e),this.heads.begin(e)}add(e,t,n,s){let r=t.length();if(!(r>1e-12)||!Number.isFinite(r))return;Rf.setFromUnitVectors(Dr,u0.copy(t).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shafts.add(e,Rf,a,a,r-o,s),this.heads.add(jM.copy(e).addScaledVector(u0,r-o),Rf,2.4*a,2.4*a,o,s)}end(){this.shafts.end(),this.heads.end()}};var tE=.22,nE=.004,d0=new L,Cf=new L,f0=new Ft,iE=new Oe;function sE(i,e){let t=new Map,n=e.bodies,s=e.about.step;for(let r=0;r<i.contacts;r++){let o=i.contact(r),a=o.impulse[0];if(!(a>0)||o.a>=n.length||o.b>=n.length)continue;let l=o.a*n.length+o.b,c=t.get(l);c||t.set(l,c={a:o.a,b:o.b,from:[0,0,0],to:[0,0,0],force:0,weight:0}),c.force+=a/s,c.weight+=a;for(let h=0;h<3;h++)c.from[h]+=a*o.point[h]}for(let r of t.values()){let o=r.from.map(l=>l/r.weight),a=l=>n[l].kind==="fixed"?o:i.centre(l);[r.from,r.to]=[a(r.a),a(r.b)]}return[...t.values()]}var Zh=class{bars;range=new Xo;top=1;count=0;constructor(e){let t=new Wn({transparent:!0,toneMapped:!1});this.bars=new hs(new Ci(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),t,e,4)}forget(){this.range.forget()}clear(){this.bars.begin(0),this.bars.end(),this.count=0}update(e,t,n){let s=sE(e,t),r=s.map(o=>o.force).sort((o,a)=>o-a);this.top=this.range.take(r[Math.floor(.98*(r.length-1))]??0),this.bars.begin(s.length),this.count=0;for(let{from:o,to:a,force:l}of s){let c=Math.min(l/this.top,1);Cf.set(...a).sub(d0.set(...o));let h=Cf.length();if(c<nE||!(h>1e-9))continue;f0.setFromUnitVectors(Dr,Cf.divideScalar(h));let u=tE*n*Math.max(c,.02);this.bars.add(d0,f0,u,u,h,qh(c,iE)),this.count++}this.bars.end()}};function $o(i,e,t=new it,n=""){let s=(r,o,a,l)=>[{key:r,local:t.clone().multiply(new it().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:t,shape:i}];case"hull":return[{key:`hull ${e}${n}`,local:t,shape:i}];case"plane":return[{key:"plane",local:t,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,h]=r.orientation,u=new it().compose(new L(...r.position),new Ft(l,c,h,a),new L(1,1,1)),d=$o(r.shape,e,t.clone().multiply(u),`${n}.${o}`);return r.colour?d.map(f=>({...f,colour:f.colour??r.colour})):d})}}function Jh(i,e,t){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let d=o;d<o+3;d++)a+=s.getX(d),l+=s.getY(d),c+=s.getZ(d);let u=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*e+1e-6)%e)+(t&&c<0?1:0))%2===1;r.fill(u?.68:1,3*o,3*o+9)}return n.setAttribute("color",new Gn(r,3)),n}function Pf(i){let e=i.getAttribute("position").count;return i.setAttribute("color",new Gn(new Float32Array(3*e).fill(1),3)),i}function p0(i,e){let t=i.shape;switch(t.kind){case"sphere":{let n=Jh(new rr(1,e,e/2).rotateX(Math.PI/2),4,!0);return n.setAttribute("normal",n.getAttribute("position").clone()),n}case"box":return Pf(new Ri(1,1,1));case"cylinder":return Jh(new Ci(1,1,1,e).rotateX(Math.PI/2),8,!1);case"cone":return Jh(new Fs(1,1,e).rotateX(Math.PI/2),8,!1);case"capsule":return Jh(new Xa(t.radius,t.length,Math.max(3,e/4),e).rotateX(Math.PI/2),4,!0);case"hull":{let n=new ln;n.setAttribute("position",new Gn(new Float32Array(t.vertices),3)),n.setIndex(t.triangles);let s=n.toNonIndexed();return s.computeVertexNormals(),Pf(s)}case"plane":return Pf(new Pi(1,1))}}function m0(i){let e=new Bt;if(i.kind==="plane")return e;if(i.kind==="hull")return e.setFromArray(i.vertices);let t=i.kind==="sphere"?[1,1,1]:i.kind==="box"?[.5,.5,.5]:i.kind==="capsule"?[i.radius,i.radius,i.length/2+i.radius]:[1,1,.5];return e.set(new L(-t[0],-t[1],-t[2]),new L(t[0],t[1],t[2]))}function g0(i,e,t,n){return $o(i,0).some(s=>{if(s.shape.kind==="plane")return!1;let r=e.clone().multiply(s.local).invert(),o=t.clone().applyMatrix4(r),a=n.clone().applyMatrix4(r).sub(o),l=a.length(),c=new os(o,a.divideScalar(l)).intersectBox(m0(s.shape),new L);return c!==null&&c.distanceTo(o)<l})}function Kh(i){let e=new Bt;for(let t of $o(i,0)){let n=t.shape;if(n.kind==="plane")continue;let s=new L;if(n.kind==="hull"){for(let r=0;r<n.vertices.length;r+=3)e.expandByPoint(s.fromArray(n.vertices,r).applyMatrix4(t.local));continue}e.union(m0(n).applyMatrix4(t.local))}return e}function xl(i,e){let t=new Bt;for(let n of $o(i,0)){let s=n.shape,r=e.clone().multiply(n.local).elements,o=new L(r[12],r[13],r[14]),a=c=>{let[h,u,d]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(h,u,d);case"box":return(Math.abs(h)+Math.abs(u)+Math.abs(d))/2;case"cylinder":return Math.hypot(h,u)+Math.abs(d)/2;case"capsule":return s.radius+Math.abs(d)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=e.clone().multiply(n.local),h=new L;if(s.kind==="hull")for(let u=0;u<s.vertices.length;u+=3)t.expandByPoint(h.fromArray(s.vertices,u).applyMatrix4(c));else{t.expandByPoint(h.set(0,0,.5).applyMatrix4(c));let u=new L(0,0,-.5).applyMatrix4(c),d=[0,1,2].map(g=>Math.hypot(r[g],r[4+g])),f=new L(...d);t.expandByPoint(u.clone().add(f)).expandByPoint(u.sub(f))}continue}let l=new L(a(0),a(1),a(2));t.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return t}var Lf=.25,rE=8,y0=new Ft,ui=new L,jh=new L,us=new L,qo=new Ft,ds=new Oe;function oE(i){let e=new L(...i.normal),t=new L(...i.tangent),n=e.clone().cross(t);return e.multiplyScalar(i.impulse[0]).addScaledVector(t,i.impulse[1]).addScaledVector(n,i.impulse[2])}var If=class{object=new Ns(new ln,new as({vertexColors:!0,toneMapped:!1}));ends=[];shades=[];constructor(){this.object.frustumCulled=!1,this.object.renderOrder=3}add(e,t,n){this.ends.push(e.x,e.y,e.z,t.x,t.y,t.z),this.shades.push(n.r,n.g,n.b,n.r,n.g,n.b)}addBox(e,t){let n=s=>new L(s&1?e.max.x:e.min.x,s&2?e.max.y:e.min.y,s&4?e.max.z:e.min.z);for(let s=0;s<8;s++)for(let r of[1,2,4])s&r||this.add(n(s),n(s|r),t)}end(e){this.object.geometry.dispose(),this.object.geometry=new ln().setAttribute("position",new St(this.ends,3)).setAttribute("color",new St(this.shades,3)),this.object.material.depthTest=!e,this.ends=[],this.shades=[]}},Qh=class{constructor(e){this.stage=e;let t=(o=1)=>new Wn({transparent:!0,opacity:o,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:-1,polygonOffsetUnits:-4}),n=()=>new Wn({transparent:!0,depthTest:!1,toneMapped:!1});this.arrows=new Yh(t(),this.group),this.points=new hs(new rr(1,12,8),t(.95),this.group,6),this.chains=new Zh(this.group);let s=new Fs(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new hs(s,new Wn({transparent:!0,opacity:.28,side:Xn,depthWrite:!1,toneMapped:!1}),this.group,4),this.rims=new hs(new Lo(1,.018,6,48).translate(0,0,1),t(.9),this.group,4),this.marker=new Gt(new Lo(1,.12,8,40),n());let r=n();r.color.set(bn.pull),this.pull=new Gt(new Ci(1,1,1,8).translate(0,.5,0).rotateX(Math.PI/2),r),this.hand=new Gt(new rr(1,16,10),r);for(let o of[this.marker,this.pull,this.hand])o.renderOrder=9,o.visible=!1;this.group.add(this.lines.object,this.marker,this.pull,this.hand),e.scene.add(this.group)}stage;group=new Vi;arrows;points;cones;rims;lines=new If;chains;tips=[];marker;pull;hand;told=()=>!1;longest=1/0;reference=1;calibrate(e){this.chains.forget();let t=e.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=t[t.length>>1]??1,s=e.about.gravity?Math.hypot(...e.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*e.about.step}length(e,t){let n=e/this.reference;return 1.1*t.arrows*this.stage.unit*(t.root?Math.sqrt(n):n)}update(e,t,n,s,r,o){let a=this.stage.unit,l=t.bodies.length;this.tips=[];let c=t.bodies.reduce((d,f)=>d+(f.kind==="fixed"?0:1),0);this.told=d=>c<=rE||d===o,this.longest=.66*this.stage.eye.distance*Math.tan(this.stage.eye.camera.fov*Math.PI/360),n.has("chains")?this.chains.update(e,t,a):this.chains.count>0&&this.chains.clear();let h={f:e,store:t,on:n,scale:s,unit:a,width:.04*a*Math.sqrt(s.arrows)},u=Xh.some(d=>n.has(d))?e.contacts:0;this.arrows.begin(2*u+5*l),this.points.begin(u+l),this.cones.begin(n.has("cones")?u:0),this.rims.begin(n.has("cones")?u:0);for(let d=0;d<u;d++)this.drawContact(h,e.contact(d));for(let d=0;d<Math.min(l,e.bodies);d++)this.drawBody(h,d);n.has("islands")&&this.drawIslands(h),this.lines.end(n.has("islands"));for(let d of[this.arrows,this.points,this.cones,this.rims])d.end();this.mark(r>=0&&r<e.contacts?e.contact(r):null),this.stage.dirty=!0}drawContact({on:e,scale:t,unit:n,width:s},r){ui.set(...r.point),jh.set(...r.normal),ds.set(gr[r.mode]),e.has("contacts")&&this.points.add(ui,y0,.055*n,.055*n,.055*n,ds);let o=oE(r),a=o.length(),l=a>0?Math.min(this.length(a,t),this.longest):0;if(e.has("impulses")&&a>0&&this.arrows.add(ui,o.multiplyScalar(l/a),s,ds),e.has("cones")){let c=Math.max(a>0?l*r.impulse[0]/a:.25*n,1e-6*n),h=Math.max(r.friction*c,1e-6*n);qo.setFromUnitVectors(Dr,jh),this.cones.add(ui,qo,h,h,c,ds),this.rims.add(ui,qo,h,h,c,ds)}e.has("normals")&&this.arrows.add(ui,jh.multiplyScalar(.7*n),.6*s,ds.set(bn.normal))}drawBody(e,t){let{f:n,store:s,on:r,scale:o,unit:a,width:l}=e,c=s.bodies[t],h=n.states,u=13*t;if(ui.set(h[u],h[u+1],h[u+2]),c.kind!=="fixed"&&r.has("velocities")){us.set(h[u+7],h[u+8],h[u+9]);let f=us.length();this.tip(t,us.multiplyScalar(Lf*o.arrows),`${me(f,3)} m/s`,f>.001),this.arrows.add(ui,us,l,ds.set(bn.velocity))}if(c.kind!=="fixed"&&r.has("spins")){us.set(h[u+10],h[u+11],h[u+12]);let f=us.length();this.tip(t,us.multiplyScalar(.12*o.arrows*a),`${me(f,3)} rad/s`,f>.001),this.arrows.add(ui,us,l,ds.set(bn.spin))}c.kind==="dynamic"&&r.has("axes")&&(qo.set(h[u+4],h[u+5],h[u+6],h[u+3]),this.drawAxes(e,c));let d=n.quarantined(t)||this.stage.crowd.lost.has(t);if(r.has("boxes")||d&&r.has("quarantine")){let f=xl(s.about.shapes[c.shape],this.stage.crowd.pose(t)),g=new Oe(d?bn.lost:bn.box);f.isEmpty()||this.lines.addBox(f,g),d&&!f.isEmpty()&&(this.lines.add(f.min,f.max,g),this.lines.add(new L(f.min.x,f.max.y,f.min.z),new L(f.max.x,f.min.y,f.max.z),g))}}tip(e,t,n,s){let r=t.length()>this.longest;r&&t.setLength(this.longest),s&&(r||this.told(e))&&this.tips.push({at:[ui.x+t.x,ui.y+t.y,ui.z+t.z],text:n})}drawAxes({unit:e,width:t},n){qo.multiply(new Ft(n.axes[1],n.axes[2],n.axes[3],n.axes[0])),this.points.add(ui,y0,.05*e,.05*e,.05*e,ds.set(this.stage.ink)),bn.axes.forEach((s,r)=>{let o=Math.sqrt(n.moments[r]/n.mass);us.set(0,0,0).setComponent(r,1.6*o+.3*e).applyQuaternion(qo),this.arrows.add(ui,us,.6*t,ds.set(s))})}drawIslands({f:e,store:t}){let n=new Set;for(let s=0;s<e.contacts;s++){let r=e.contact(s);if(r.island===ws||r.impulse[0]<=0)continue;let o=r.a*1e7+r.b;if(n.has(o))continue;n.add(o);let a=l=>t.bodies[l]?.kind==="dynamic"?e.centre(l):r.point;this.lines.add(new L(...a(r.a)),new L(...a(r.b)),Wo(r.island))}}mark(e){this.marker.visible=e!==null,e&&(this.marker.position.set(...e.point),this.marker.quaternion.setFromUnitVectors(Dr,jh.set(...e.normal)),this.marker.scale.setScalar(.16*this.stage.unit),this.marker.material.color.set(this.stage.ink))}setPull(e,t){if(this.pull.visible=this.hand.visible=e!==null&&t!==null,e&&t){let n=new L().fromArray(e),s=new L().fromArray(t).sub(n),r=Math.max(s.length(),1e-9),o=.03*this.stage.unit;this.pull.position.copy(n),this.pull.quaternion.setFromUnitVectors(Dr,s.divideScalar(r)),this.pull.scale.set(o,o,r),this.hand.position.fromArray(t),this.hand.scale.setScalar(3*o)}this.stage.dirty=!0}pick(e,t,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.eye.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(e-s.left),l[1]-(t-s.top));c<o&&([r,o]=[a,c])}return r}};function x0(i){let[e,t]=[i.normal,i.tangent],n=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]];return[0,1,2].map(s=>e[s]*i.impulse[0]+t[s]*i.impulse[1]+n[s]*i.impulse[2])}function v0(i,e){let t=new Float64Array(e.bodies.length),n=e.about.step;for(let s=0;s<i.contacts;s++){let r=i.contact(s),o=Math.hypot(...r.impulse)/n;r.a<t.length&&(t[r.a]+=o),r.b<t.length&&(t[r.b]+=o)}return t}function Df(i,e){return[i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0]]}function aE(i,e){let t=Df(Df([i[0],-i[1],-i[2],-i[3]],[0,...e]),i);return[t[1],t[2],t[3]]}function Yo(i,e){let t=.5*i.mass*(e[7]**2+e[8]**2+e[9]**2),n=aE(Df([e[3],e[4],e[5],e[6]],i.axes),[e[10],e[11],e[12]]);return[t,.5*(i.moments[0]*n[0]**2+i.moments[1]*n[1]**2+i.moments[2]*n[2]**2)]}function _0(i,e,t){let[n,s]=Yo(i,e.states.subarray(13*t,13*t+13));return n+s}var eu=class{constructor(e,t,n){this.link=e;this.stage=t;this.colours=n}link;stage;colours;key="";paths=[];forget(){this.key="",this.paths=[]}distrust(){this.key=this.key||"-"}update(e,t,n,s){if(!n.layers.has("trails")){this.key&&this.stage.trails.clear(),this.stage.dirty=!0,this.key="";return}let r=t.bodies.map((u,d)=>({b:u,k:d})).filter(({b:u})=>u.kind!=="fixed").map(({k:u})=>u),o=n.body>=0?[n.body]:r.slice(0,64),a=Math.max(t.frameAt(t.time(e.number)-(o.length<=4?8:2)),t.first),l=Math.max(1,Math.ceil((e.number-a)/200)),c=`${t.epoch}/${o.length}/${o[0]}/${Math.floor(e.number/Math.max(l,s?4:1))}`;if(c===this.key||o.length===0)return this.reach(e,o);this.key=c;let h=a+Math.floor((e.number-a)/l)*l;this.link.bytes(`/api/source/${t.index}/path?bodies=${o.join(",")}&from=${a}&to=${h}&stride=${l}`).then(u=>{if(this.key!==c)return;let d=new Float64Array(u),f=d.length/o.length;this.paths=o.map((g,y)=>({body:g,points:Array.from(d.subarray(y*f,(y+1)*f)),to:h})),this.draw(e,o)}).catch(()=>{})}reach(e,t){this.paths.length===t.length&&this.paths[0]?.body===t[0]&&this.draw(e,t)}draw(e,t){let n=this.paths.filter(s=>t.includes(s.body)&&s.to<=e.number);this.stage.trails.set(n.map(({body:s,points:r})=>({colour:this.colours.of(s),points:Float32Array.from([...r,...s<e.bodies?e.centre(s):[]])}))),this.stage.dirty=!0}};var Nf=8,Uf={speed:"m/s",force:"N",energy:"J"},Ff=matchMedia("(prefers-color-scheme: dark)");function nu(){let i=getComputedStyle(document.documentElement),e=t=>i.getPropertyValue(t).trim();return{background:e("--scene"),horizon:e("--horizon"),ground:e("--ground"),line:e("--grid"),fixed:e("--fixed"),ink:e("--ink"),ghost:e("--ghost"),dark:Ff.matches}}var tu=class{constructor(e){this.colours=e}colours;ranges=new Map;top=1;forget(){this.ranges.clear()}bodies(e,t,n,s){let r=s.layers.has("islands")?"island":s.colour,o=e.fixedColour,a=new Oe(bn.lost),l=new Oe,c=r in Uf?this.values(r,t,n):null;e.paint(h=>{let u=n.bodies[h];if(e.crowd.lost.has(h)||h<t.bodies&&t.quarantined(h)&&s.layers.has("quarantine"))return a;if(r==="kind")return l.set(u.kind==="dynamic"?bn.dynamic:u.kind==="kinematic"?bn.kinematic:o);if(r==="material")return Wo(u.material);if(u.kind==="fixed")return r==="body"&&this.colours.isGiven(h)?this.colours.of(h):o;let d;if(r==="island"){let f=h<t.bodies?t.island(h):-1;d=f>=0?Wo(f):o}else d=c?qh(c[h]/this.top,l):this.colours.of(h);return h<t.bodies&&t.asleep(h)?l.copy(d).lerp(o,.6):d},r==="body")}values(e,t,n){let s=Math.min(n.bodies.length,t.bodies),r=e==="force"?v0(t,n):new Float64Array(n.bodies.length);if(e==="speed")for(let l=0;l<s;l++)r[l]=Math.hypot(t.states[13*l+7],t.states[13*l+8],t.states[13*l+9]);if(e==="energy")for(let l=0;l<s;l++)r[l]=n.bodies[l].kind==="dynamic"?_0(n.bodies[l],t,l):0;let o=this.ranges.get(e);o||this.ranges.set(e,o=new Xo);let a=0;for(let l=0;l<s;l++)n.bodies[l].kind!=="fixed"&&r[l]>a&&r[l]<1/0&&(a=r[l]);return this.top=o.take(a),r}};function S0(i,e,t){let n=z("i",{class:"bar"});return n.style.background=h0,z("span",{class:"scale-bar"},`${i} 0 `,n,` ${me(e,3)} ${t}`)}function w0(i,e,t,n,s,r,o){let a=n.layers,l=[],c=(f,g)=>{let y=z("i");return y.style.background=f,z("span",{},y,g)},h=f=>z("span",{class:"quiet"},f);["contacts","impulses","cones"].some(f=>a.has(f))&&l.push(...gr.map((f,g)=>c(f,_a[g]))),(a.has("impulses")||a.has("cones"))&&l.push(h(s.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),a.has("chains")&&l.push(S0("normal force",r.chains.top,"N")),a.has("normals")&&l.push(c(bn.normal,"normal")),a.has("velocities")&&l.push(c(bn.velocity,`velocity: distance travelled in ${me(Lf*s.arrows,2)} s`)),a.has("spins")&&l.push(c(bn.spin,"spin (angular velocity)")),a.has("axes")&&l.push(...["1st","2nd","3rd principal axis"].map((f,g)=>c(bn.axes[g],f)));let u=f=>`#${f.getHexString()}`;if(!a.has("islands")&&e&&(n.colour==="kind"&&l.push(c(bn.dynamic,"dynamic"),c(bn.kinematic,"kinematic"),c(u(i.fixedColour),"fixed")),n.colour in Uf&&l.push(S0(n.colour==="energy"?"kinetic energy":n.colour==="force"?"contact force":"speed",o.top,Uf[n.colour])),n.colour==="material"&&(l.push(...e.about.materials.slice(0,Nf).map((f,g)=>c(u(Wo(g)),f.name))),e.about.materials.length>Nf&&l.push(h(`and ${e.about.materials.length-Nf} more materials`)))),a.has("trails")&&e&&n.body<0){let f=e.bodies.filter(g=>g.kind!=="fixed").length;f>64&&l.push(h(`trails of the first ${64} of ${f} bodies: select a body for its own trail`))}i.glass.size>0&&l.push(h("transparent: fixed bodies in front of moving ones"));let d=e?[...i.crowd.lost]:[];d.length>0&&l.push(c(bn.lost,`not a number, shown where it was last: ${d.slice(0,3).map(f=>e.bodies[f].name).join(", ")}${d.length>3?` and ${d.length-3} more`:""}`)),t&&l.push(c(nu().ghost,`ghosts: ${t.about.file||t.about.name}`)),kt(ve("legend"),...l)}var Of=50,Nr=200,lE=["kinetic","friction_loss","restitution_loss","damping_loss","work","kinematic_work","corrected","time_step"],cE=1e-10;function vl(i,e){return i>0?z("p",{class:"quiet"},`and ${i} more ${e}`):null}function M0(i){i.key!=="Enter"&&i.key!==" "||(i.currentTarget.click(),i.preventDefault())}function E0(i){let e=z("span",{class:"badge"},_a[i]??"?");return e.style.background=gr[i]??"#888",e}function T0(i){return i.guarded&&io(i.verdict)!=="guarded"?z("span",{class:"badge verdict-guarded",title:"the solution would have added energy: the energy guard scaled it back, and the residual includes the change"},"guarded"):null}function kf(i){let e=io(i);return z("span",{class:`badge verdict-${e}`},e)}var iu=class{constructor(e,t){this.link=e;this.act=t;for(let n of Object.keys(this.panes))ve(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("world")}link;act;tab="world";store=null;panes={body:ve("pane-body"),contact:ve("pane-contact"),solver:ve("pane-solver"),world:ve("pane-world")};methods=[];exactKey="";exact=null;worldKey="";filter="";lastDraw=0;feature="";setMethods(e){this.methods=e}show(e){this.store=e,this.worldKey="",this.exactKey="",this.filter=""}open(e){this.tab=e;for(let[t,n]of Object.entries(this.panes))n.hidden=t!==e,ve(`tab-${t}`).setAttribute("aria-selected",String(t===e));this.lastDraw=0}table(e){let t=(n,s,r)=>r?.length?z("button",{class:"plot-this",title:`plot ${s} over time`,"aria-pressed":String(r.every(o=>this.act.plotted(o))),onclick:()=>this.act.plot(r)},n):n;return z("dl",{class:"facts"},...e.flatMap(([n,s,r,o])=>[z("dt",{title:r??""},n),z("dd",{},t(s,n,o))]))}name(e){return this.store?.bodies[e]?.name??(e===ws?"\u2013":`body ${e}`)}bodyLink(e){return z("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(e)},this.name(e))}update(e,t,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(e,t):this.tab==="contact"?this.drawContact(e,n,s):this.tab==="solver"?this.drawSolver(e):this.drawWorld(e,r))}drawBody(e,t){let n=this.panes.body,s=this.store;if(t<0||t>=s.bodies.length){if(n.dataset.list===`${s.index}/${s.epoch}/${this.filter}`)return;n.dataset.list=`${s.index}/${s.epoch}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[t],o=e.states,a=13*t,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),h=o.subarray(a+3,a+7),u=Math.hypot(l[0],l[1],l[2]),[d,f]=Yo(r,o.subarray(a,a+13)),g=(...w)=>w.map(O=>`b:${t}:${O}`),y=s.about.gravity,m=y?-r.mass*(y[0]*o[a]+y[1]*o[a+1]+y[2]*o[a+2]):NaN,p=s.about.materials[r.material],_=e.contactsOf(t),A=s.about.step,b=[0,0,0];for(let w of _){let O=x0(w),I=w.b===t?1:-1;b=b.map((D,H)=>D+I*O[H]/A)}let R=2*Math.acos(Math.min(Math.abs(h[0]),1))*(180/Math.PI),M=[["kind",r.kind+(e.quarantined(t)?" \xB7 invalid: quarantined":e.asleep(t)?" \xB7 asleep":"")],...r.kind==="dynamic"?[["mass",`${me(r.mass)} kg`]]:[],["material",p?`${p.name} \xB7 friction ${me(p.friction,3)}, restitution ${me(p.restitution,3)}`:"\u2013"],["centre",`${ki(o.subarray(a,a+3),6)} m`,"centre of mass",g("x","y","z")],["rotation angle",`${me(R,4)}\xB0`,"from the orientation in which the scene defines the shape",g("angle")],["quaternion",ki(h,5),"w, x, y, z",g("qw","qx","qy","qz")],["velocity",`${ki(l)} m/s`,"of the centre of mass",g("vx","vy","vz")],["speed",`${me(u)} m/s`,"",g("speed")],["spin",`${ki(c)} rad/s`,"world axes",g("wx","wy","wz")]];if(r.kind==="dynamic"){M.push(["kinetic energy",`${me(d+f)} J = ${me(d,4)} + ${me(f,4)}`,"translation and rotation",g("kinetic")],["potential energy",`${me(m)} J`,"",g("potential")],["momentum",`${ki([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`,"",g("px","py","pz")],["contact force",`${ki(b,4)} N`,"sum over its contacts, mean of the step",g("fx","fy","fz")]);let w=e.island(t);M.push(["island",w>=0?`${w}`:"none"])}let x=_.map(w=>{let O=w.a===t?w.b:w.a;return z("tr",{class:"pick",title:"select this contact",tabindex:0,onkeydown:M0,onclick:()=>this.act.selectContact(w.index,!1)},z("td",{},this.name(O)),z("td",{},E0(w.mode)),z("td",{class:"n"},me(w.impulse[0]/A,4)),z("td",{class:"n"},me(Math.hypot(w.impulse[1],w.impulse[2])/A,4)),z("td",{class:"n"},me(w.gap*1e6,3)))});kt(n,z("h2",{id:"body-name"},r.name),z("div",{class:"row"},z("button",{onclick:()=>this.act.focusBody(),title:"centre the view on this body (f)"},"Focus"),z("button",{onclick:()=>this.act.follow(),title:"the camera follows this body (v)"},"Follow"),z("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),this.table(M),z("h3",{},`Contacts (${_.length})`),_.length===0?z("p",{class:"quiet"},"No contacts in this frame."):z("table",{class:"grid",id:"body-contacts"},z("thead",{},z("tr",{},z("th",{},"with"),z("th",{},"mode"),z("th",{title:"normal force, mean of the step"},"N [N]"),z("th",{title:"friction force, mean of the step"},"F [N]"),z("th",{title:"negative: overlap"},"gap [\xB5m]"))),z("tbody",{},...x.slice(0,Nr))),vl(x.length-Nr,"contacts"))}bodyList(e){let t=this.store,n=z("ul",{class:"bodies",id:"body-list"}),s=()=>{let o=this.filter.toLowerCase(),a=t.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(o));kt(n,...a.slice(0,300).map(({b:l,k:c})=>z("li",{},z("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),z("span",{class:"quiet"},` ${l.kind}`))),a.length>300?z("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},r=z("input",{type:"search",id:"search",placeholder:"find a body by name",value:this.filter,oninput:o=>{this.filter=o.target.value,e.dataset.list=`${t.index}/${t.epoch}/${this.filter}`,s()}});s(),kt(e,z("p",{class:"quiet"},"Click a body in the view, or choose one here."),r,n)}askExact(e,t,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${e.number}&index=${t}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(e,t,!1))}).catch(()=>{})}drawContact(e,t,n){let s=this.panes.contact,r=this.store;if(t<0||t>=e.contacts){kt(s,z("p",{class:"quiet"},e.contacts===0?"No contacts in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),e.contacts>0?z("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=e.contact(t),a=r.about.step,l=`${r.index}/${r.epoch}/${e.number}/${t}`;l!==this.exactKey&&!n&&this.askExact(e,t,l);let c=this.exactKey===l?this.exact:null,h=c?.impulse??o.impulse,u=c?.velocity??o.velocity,d=Math.hypot(h[1],h[2]),f=o.friction*h[0],g=Math.hypot(u[1],u[2]),y=(...x)=>c?x.map(w=>`c:${o.a}:${o.b}:${c.feature}:${w}`):[],m=[["bodies",z("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",E0(o.mode)],["gap",`${me((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap",y("gap")],["normal impulse",`${me(h[0],6)} N\xB7s`,"total of the step"],["normal force",`${me(h[0]/a)} N`,"mean of the step",y("normal")],["friction impulse",`${me(d,6)} N\xB7s`,`along the two tangents: ${ki([h[1],h[2]],6)}`],["friction force",`${me(d/a)} N of at most ${me(f/a,4)}`,"mean of the step",y("friction")],["friction used",f>0?`${me(100*d/f,4)} %`:"\u2013","100 %: on the friction cone, sliding or about to slide",y("used")],["slip",`${me(g)} m/s`,"sliding speed after the solve",y("slip")],["normal velocity",`${me(u[0])} m/s`,"after the solve",y("vn")],["approach",c?`${me(c.approach)} m/s`:"\u2013","before the step's forces"],["friction \u03BC",me(o.friction)],["restitution e",c?me(c.restitution):"\u2013"]],p=[["point",`${ki(c?.point??o.point,6)} m`],["normal",ki(c?.normal??o.normal,5)],["origin",c?.origin??"\u2013","how the contact was found"],["feature",c?.feature??"\u2013","identifier of the touching corners, edges and faces"]],_=c?.residual??o.residual,A=r.about.tolerance??1e-8,b=o.island!==ws&&o.island<e.islands?e.islandRow(o.island):null,R=[["residual",z("span",{class:_>A?"bad":"good"},`${me(_,3)} m/s`),"residual of the contact law at this contact",y("residual")],["tolerance",`${me(A,2)} m/s`]];b&&R.push(["its island",z("span",{},kf(b.verdict)," ",T0(b),` ${me(b.residual,3)} m/s`)],["cone violation",me(b.cone,2),"friction above \u03BC \xD7 normal impulse, relative to the largest normal impulse"],["normal-velocity deficit",`${me(b.approach,2)} m/s`,"normal velocity below the bound of the contact law"],["complementarity work",`${me(b.sticky,2)} J`,"work of normal impulses on separating contacts"],["friction-work deficit",`${me(b.dissipation,2)} J`,"friction work lost where friction is not opposite to the slip"]);let M=z("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, section along the friction force"});kt(s,z("h2",{id:"contact-name",title:`contact ${t} of frame ${e.number}`},`${this.name(o.a)} \u2194 ${this.name(o.b)}`),z("div",{class:"row"},z("button",{onclick:()=>this.act.selectContact(t,!0),title:"centre the view on this contact (f)"},"Focus"),z("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),M,this.table(m),z("h3",{},"Certificate"),this.table(R),z("h3",{},"Place"),this.table(p)),uE(M,h,o.friction,o.mode,g)}drawSolver(e){let t=this.store,n=this.panes.solver,s=t.about.tolerance??1e-8,r=Array.from({length:e.islands},(l,c)=>e.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=e.get("residual"),a=[["verdict",kf(e.get("verdict"))],["residual",z("span",{class:o>s?"bad":"good"},`${me(o,3)} m/s`),`tolerance ${me(s,2)} m/s`,["w:residual"]],["sweeps",me(e.get("sweeps")),"",["w:sweeps"]],["contacts",me(e.contacts),"",["w:contacts"]],["islands",me(e.islands),"",["w:islands"]],["deepest overlap",`${me(e.get("overlap")*1e6,3)} \xB5m`,"",["w:overlap"]],["step time",`${me(e.get("step_ms"),3)} ms`,"",["w:step_ms"]],["guarded islands",me(e.get("guarded")),"islands in which the energy guard moved the solution"],["state hash",e.hash]];kt(n,z("h2",{},`Frame ${e.number}`),z("div",{class:"row"},z("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame with the largest residual of the run (w)"},"Worst frame of the run"),z("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),this.table(a),z("h3",{},"Islands, worst first"),r.length===0?z("p",{class:"quiet"},"No contacts in this frame."):z("table",{class:"grid",id:"islands"},z("thead",{},z("tr",{},...[["#","number of the island"],["bod.","bodies"],["cont.","contacts"],["method",""],["sweeps",""],["residual","m/s"],["","verdict"]].map(([l,c])=>z("th",{title:c},l)))),z("tbody",{},...r.slice(0,Nr).map(l=>z("tr",{class:"pick",tabindex:0,onkeydown:M0,title:"go to its worst contact",onclick:()=>{l.worst!==ws&&this.act.selectContact(l.worst,!0)}},z("td",{},l.index),z("td",{class:"n"},l.bodies),z("td",{class:"n"},l.contacts),z("td",{},this.methods[l.method]??"\u2013"),z("td",{class:"n",title:l.newtonSteps!==ws?`${l.newtonSteps} Newton steps`:""},l.sweeps),z("td",{class:`n ${l.residual>s?"bad":""}`},me(l.residual,3)),z("td",{},kf(l.verdict),T0(l)))))),vl(r.length-Nr,"islands"))}drawWorld(e,t){let n=this.store,s=this.panes.world,r=n.live&&t?.open,o=`${n.index}/${n.epoch}/${r}`;if(o!==this.worldKey){this.worldKey=o;let u=n.about,d=[["file",u.file||"\u2013"],["bodies",me(n.bodies.length)],["step",`${me(u.step)} s`],...u.duration?[["duration",`${me(u.duration)} s`]]:[]],f=u.facts.filter(([y])=>y!=="settings").map(([y,m])=>[y,m]),g=hE(u.facts.find(([y])=>y==="settings")?.[1]);kt(s,z("h2",{},u.name),u.remarks?z("p",{class:"remarks"},xa(u.remarks)):null,this.table(d),r?this.controls(t):this.materials(),f.length?z("details",{},z("summary",{},"The run"),this.table(f)):null,g.length?z("details",{},z("summary",{},"Settings of the run"),this.table(g)):null,z("h3",{},"Energy balance at this frame"),z("div",{id:"balance"}))}let a=u=>e.get(u),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")+a("damping_loss")-l-a("work")-a("kinematic_work")-a("corrected")-a("time_step"),h=Math.max(Math.abs(a("potential")-n.value("potential",n.rowFirst)),...lE.map(u=>Math.abs(a(u))));kt(ve("balance"),this.table([["kinetic",`${me(a("kinetic"))} J`,"",["w:kinetic"]],["potential",`${me(a("potential"))} J`,"",["w:potential"]],["friction loss",`${me(a("friction_loss"))} J`,"",["w:friction_loss"]],["restitution loss",`${me(a("restitution_loss"))} J`,"",["w:restitution_loss"]],...a("damping_loss")!==0?[["damping loss",`${me(a("damping_loss"))} J`,"",["w:damping_loss"]]]:[],["external work",`${me(a("work"))} J`,"applied forces, pulling, changes of gravity",["w:work"]],["kinematic work",`${me(a("kinematic_work"))} J`,"work of bodies with prescribed motion and of moving surfaces",["w:kinematic_work"]],["position correction",`${me(a("corrected"))} J`,"potential energy added by removing overlap",["w:corrected"]],["integration error",`${me(a("time_step"))} J`,"contacts that open within a step, curved potentials",["w:time_step"]],["momentum",`${ki([a("px"),a("py"),a("pz")],4)} kg\xB7m/s`,"of all bodies",["w:px","w:py","w:pz"]],["imbalance",`${me(n.rowFirst===0?c:NaN,2)} J`,Math.abs(c)<=cE*h?"energy that no entry accounts for: rounding":"energy that no entry accounts for"]])),r&&this.refreshControls(t)}materials(){let e=this.store.about;return z("div",{},z("h3",{},"Materials"),z("table",{class:"grid"},z("thead",{},z("tr",{},z("th",{},"material"),z("th",{},"friction"),z("th",{},"restitution"))),z("tbody",{},...e.materials.slice(0,Nr).map(t=>z("tr",{},z("td",{},t.name),z("td",{class:"n"},me(t.friction,4)),z("td",{class:"n"},me(t.restitution,4)))))),vl(e.materials.length-Nr,"materials"),e.pairs.length?z("table",{class:"grid",id:"pairs"},z("thead",{},z("tr",{},z("th",{},"pair"),z("th",{},"friction"),z("th",{},"restitution"))),z("tbody",{},...e.pairs.slice(0,Nr).map(t=>z("tr",{},z("td",{},`${e.materials[t.a]?.name} \u2194 ${e.materials[t.b]?.name}`),z("td",{class:"n"},me(t.friction,4)),z("td",{class:"n"},me(t.restitution,4)))))):null,z("p",{class:"quiet"},e.pairs.length?"Other contacts use the geometric mean of the two materials.":"Contacts use the geometric mean of the two materials."))}controls(e){let t=this.store.about,n=this.act,s=[0,1,2].map(h=>z("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[h]}`,title:`gravity along ${"xyz"[h]} [m/s\xB2]`,value:String(e.gravity[h]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(h=>Number(h.value))}),o=(h,u)=>z("button",{class:"small",onclick:()=>{s.forEach((d,f)=>d.value=String(f===2?u:0)),r()}},h),a=(h,u,d,f)=>{let g=z("input",{type:"number",min:"0",step:"0.01",id:h,value:String(u),onchange:()=>{y.value=g.value,f(Number(g.value))}}),y=z("input",{type:"range",min:"0",max:String(d),step:"0.01",value:String(u),id:`${h}-range`,title:"drag to change",oninput:()=>{g.value=y.value,f(Number(y.value))}});return z("span",{class:"slider"},y,g)},l=(h,u)=>u.slice(0,Of).flatMap(({name:d,numbers:f},g)=>{let y=[...f],m=()=>n.command({command:h,index:g,friction:y[0],restitution:y[1]});return[z("div",{class:"material"},z("b",{},d),z("label",{},"friction",a(`${h}-${g}-friction`,f[0],1.5,p=>{y[0]=p,m()})),z("label",{},"restitution",a(`${h}-${g}-restitution`,f[1],1,p=>{y[1]=p,m()})))]}),c=h=>{let u=t.pairs[h];return`${t.materials[u.a]?.name} \u2194 ${t.materials[u.b]?.name}`};return z("div",{id:"controls"},z("h3",{},"Parameters"),z("p",{class:"quiet"},"Changes take effect at once; their energy counts as external work. Shift-drag a body to pull it."),z("label",{class:"gravity"},"gravity [m/s\xB2]",z("span",{},...s)),z("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("pair",t.pairs.map((h,u)=>({name:c(u),numbers:e.pairs[u]??[h.friction,h.restitution]}))),vl(t.pairs.length-Of,"pairs: change them in the scene"),t.pairs.length?z("p",{class:"quiet"},"Other contacts use the geometric mean of the two materials:"):null,...l("material",t.materials.map((h,u)=>({name:h.name,numbers:e.materials[u]??[h.friction,h.restitution]}))),vl(t.materials.length-Of,"materials: change them in the scene"),z("div",{class:"row"},z("button",{onclick:()=>n.command({command:"restore"}),title:"gravity, friction and restitution of the scene file, restarting the scene"},"Restore scene values")))}refreshControls(e){let t=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};e.gravity.forEach((n,s)=>t(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",e.materials],["pair",e.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{t(`${n}-${o}-${a}`,r[l]),t(`${n}-${o}-${a}-range`,r[l])}))}};function hE(i){let e=[],t=(n,s)=>{if(n!==null&&typeof n=="object"&&!Array.isArray(n))for(let[r,o]of Object.entries(n))t(o,`${s} ${r.replaceAll("_"," ")}`.trim());else e.push([s,String(n)])};try{i&&t(JSON.parse(i),"")}catch{e.push(["settings",i??""])}return e}function uE(i,e,t,n,s){let r=i.getContext("2d"),{width:o,height:a}=i,l=getComputedStyle(document.documentElement),c=A=>l.getPropertyValue(A).trim(),h=e[0],u=Math.hypot(e[1],e[2]),d=a-52,f=o/2-40,g=h>0?Math.min(d/h,f/Math.max(t*h,u,1e-30)):0,y=h>0?h*g:d*.7,m=h>0?t*y:Math.min(t*y,f),p=o/2,_=a-26;if(r.clearRect(0,0,o,a),r.fillStyle=gr[n]+"33",r.strokeStyle=gr[n],r.lineWidth=2.5,r.beginPath(),r.moveTo(p,_),r.lineTo(p-m,_-y),r.lineTo(p+m,_-y),r.closePath(),r.fill(),r.beginPath(),r.moveTo(p-m,_-y),r.lineTo(p,_),r.lineTo(p+m,_-y),r.stroke(),r.strokeStyle=c("--line"),r.setLineDash([6,6]),r.beginPath(),r.moveTo(p,_),r.lineTo(p,_-y-8),r.moveTo(20,_),r.lineTo(o-20,_),r.stroke(),r.setLineDash([]),r.font="20px system-ui, sans-serif",r.fillStyle=c("--quiet"),r.fillText(h>0?`\u03BC = ${me(t,3)}`:`\u03BC = ${me(t,3)} \xB7 no impulse`,14,24),h>0){let A=p+u*g,b=_-h*g;r.strokeStyle=r.fillStyle=c("--ink"),r.lineWidth=4,r.beginPath(),r.moveTo(p,_),r.lineTo(A,b),r.stroke(),r.beginPath(),r.arc(A,b,7,0,7),r.fill(),r.fillText(n===2?"on the cone: slides":n===1?s>1e-6?`inside the cone: sticks, within ${me(s,2)} m/s`:"inside the cone: sticks":_a[n]??"?",14,a-4)}}var dE=4;function A0(i,e){let{stage:t,overlays:n,link:s}=e,r=null,o=null,a=c=>{o&&s.command({command:"drag",body:o.body,point:o.local,target:t.eye.onPlane(c.clientX,c.clientY,o.point)})};i.addEventListener("pointerdown",c=>{r=[c.clientX,c.clientY];let h=e.store,u=c.shiftKey||e.pulling;if(c.button===0&&u&&h&&!h.live&&jt("Bodies of a recording cannot be pulled: open the scene (m) to run it live."),c.button!==0||!u||!h?.live||!e.shown)return;let d=t.pick(c.clientX,c.clientY);!d||h.bodies[d.body].kind!=="dynamic"||(c.stopImmediatePropagation(),t.eye.controls.enabled=!1,i.setPointerCapture(c.pointerId),t.eye.take(),o={body:d.body,local:d.local,point:d.point},e.selectBody(d.body),e.view.loop&&(e.player.toggleLoop(!1),jt("The loop is off, so that what you pull is not put back: o turns it on.")),e.player.over?e.player.goOn():e.player.play(!0),a(c))},{capture:!0}),i.addEventListener("pointermove",a);let l=c=>{o?(o=null,t.eye.controls.enabled=!0,s.command({command:"drop"}),n.setPull(null,null)):r&&c.button===0&&Math.hypot(c.clientX-r[0],c.clientY-r[1])<dE&&e.click(c.clientX,c.clientY),r=null,e.saveHash()};i.addEventListener("pointerup",l),i.addEventListener("pointercancel",l),i.addEventListener("dblclick",()=>e.focus())}function R0(i){return{report(){let{view:e,store:t,shown:n,stage:s,beside:r}=i,{info:o}=s.renderer;return{ready:i.ready,source:e.source,kind:t?.about.kind,name:t?.about.name,file:t?.about.file,epoch:t?.epoch,frame:n?.number,wanted:e.frame,first:t?.first,end:t?.end,rows:t?.rowCount,playing:i.player.playing,speed:e.speed,loop:e.loop,body:e.body,contact:e.contact,layers:[...e.layers],follow:e.follow,camera:s.eye.numbers,time:n&&t?t.time(n.number):void 0,contacts:n?.contacts,islands:n?.islands,hash:n?.hash,range:e.range,differs:r.differs,ghost:r.shown?.number??null,tab:i.panels.tab,status:i.status,drawn:i.drawn,bodies:t?.bodies.length,plots:Object.fromEntries(i.plots.ids().map(a=>[a,i.plots.values(a)])),auto:s.eye.auto,gliding:s.eye.gliding,glass:[...s.glass],compare:e.compare,cell:s.cell,notices:[...ba],calls:o.render.calls,triangles:o.render.triangles,lines:o.render.lines}},body(e){let t=i.shown;return!t||e>=t.bodies?null:{state:Array.from(t.states.subarray(13*e,13*e+13)),at:i.stage.eye.project(t.centre(e))}},contact(e){let t=i.shown;return t&&e<t.contacts?{...t.contact(e),at:i.stage.eye.project(t.contact(e).point)}:null},look(e){i.stage.eye.numbers=e}}}var fE=256<<20,C0=3<<20,Zo=class{constructor(e,t){this.link=e;this.index=t}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;grownAt=-1/0;columns=Ks.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;worst={best:0,next:0};told=Promise.resolve();overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(e=""){return`/api/source/${this.index}${e}`}async open(){let e=await this.link.json(this.path()),t=[];for(let n=0,s=e.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));t.push(...r.bodies),n=r.next}this.about=e,this.bodies=t,this.restart(e.epoch,e.first,e.end),this.growing=e.growing,await this.readRows(),this.told=this.readEvents(),this.told.catch(()=>{})}restart(e,t,n){this.epoch=e,this.first=t,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0,this.worst={best:0,next:0}}reserve(e){if(e<=this.hashes.length)return;let t=2*e;this.columns=this.columns.map(s=>{let r=new Float64Array(t);return r.set(s),r});let n=new BigUint64Array(t);n.set(this.hashes),this.hashes=n}takeRows(e){this.rowCount===0&&(this.rowFirst=e.first);let t=this.rowFirst+this.rowCount-e.first;if(t<0)return!1;this.reserve(this.rowCount+e.count);let n=new BigUint64Array(e.numbers.buffer,e.numbers.byteOffset,e.numbers.length);for(let s=t;s<e.count;s++){for(let r=0;r<Ks.length;r++)this.columns[r][this.rowCount]=e.numbers[Bl*s+r];this.hashes[this.rowCount++]=n[Bl*s+Ks.length]}return!0}async readRows(){for(;;){let e=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,t=Ju(await this.link.bytes(this.path(`/rows?from=${e}`)));if(t.epoch!==this.epoch||t.count===0||(this.takeRows(t),this.reach(this.rowFirst+this.rowCount),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let e=sm(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(e.epoch!==this.epoch||e.next<=this.eventsNext)return;for(let t of e.list)this.events.push(t);if(this.eventsNext=e.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}reach(e){e<=this.end||(this.end=e,this.grownAt=performance.now())}async grow(e){if(this.reach(e),!this.pulling){this.pulling=!0;try{for(let t=-1;this.rowFirst+this.rowCount<this.end&&this.rowCount>t;)t=this.rowCount,await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(e){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let t=()=>this.columns[Ss.overlap];for(;e()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(t()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(e,t){let n=t-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[Ss[e]][n]:NaN}column(e){return this.columns[Ss[e]].subarray(0,this.rowCount)}time(e){let t=this.value("time",e);return Number.isNaN(t)?e*this.about.step:t}frameAt(e){let t=this.column("time"),n=0,s=t.length;for(;n<s;){let r=n+s>>1;t[r]<=e?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(e){let t=this.cache.get(e);return t&&(this.cache.delete(e),this.cache.set(e,t)),t}keep(e){let t=this.cache.get(e.number);t&&(this.cached-=t.bytes),this.cache.set(e.number,e),this.cached+=e.bytes,this.frameBytes=e.bytes;for(let[n,s]of this.cache){if(this.cached<=fE||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(e,t=!1){let n=this.peek(e);if(n)return n;if(this.asked.has(e))return;let s=t?Math.max(1,Math.min(64,Math.floor(C0/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(e+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${e}&count=${s}`)),a=nm(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let h=await this.link.bytes(this.path(`/frames?from=${e}&offset=${c}`));l.set(new Uint8Array(h),c),c+=h.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of tm(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(e+o)}return this.cache.get(e)}prefetch(e){if(this.asked.size>0)return;let t=Math.max(2,Math.min(48,Math.floor(C0/this.frameBytes)));for(let n=1;n<=t&&e+n<this.end;n++)if(!this.cache.has(e+n)){this.fetch(e+n,!0).catch(()=>{});return}}worstFrame(){let e=this.columns[Ss.residual],t=Math.max(this.first-this.rowFirst,0),{best:n,next:s}=this.worst;for(n<t&&(n=s=t);s<this.rowCount;s++)(e[s]>e[n]||!(e[n]>=0))&&(n=s);return this.worst={best:n,next:s},this.rowFirst+n}nextEvent(e,t){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return t?s.findLast(r=>r.frame<e):s.find(r=>r.frame>e)}};var pE=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function mE(i,e){let t=Math.min(i.states.length,e.states.length);for(let n=0;n<t;n++)if(!Object.is(i.states[n],e.states[n]))return{body:Math.floor(n/13),quantity:pE[n%13]};return null}function gE(i,e){let t=Math.max(i.rowFirst,e.rowFirst),n=Math.min(i.rowFirst+i.rowCount,e.rowFirst+e.rowCount),s=t;for(;s<n&&i.hashes[s-i.rowFirst]===e.hashes[s-e.rowFirst];)s++;return s<n?{frame:s,ended:!1}:i.end!==e.end?{frame:n,ended:!0}:null}var su=class{constructor(e,t,n){this.link=e;this.stage=t;this.toDifference=n}link;stage;toDifference;ghost=null;shown=null;differs=null;key="";close(){this.forget(),this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),ve("differs").hidden=!0}async open(e){this.forget();let t=new Zo(this.link,e);return await t.open(),this.ghost=t,this.stage.setGhostWorld(t),ve("compare").value=String(e),t}forget(){this.shown=null,this.key=""}async search(e,t){let n=gE(e,t);this.differs=n?.frame??null;let s=ve("differs");if(s.hidden=!1,s.onclick=this.toDifference,s.title="go to the first frame in which the two recordings differ (d)",s.textContent=n?n.ended?`one ends at frame ${n.frame-1}`:`first difference at frame ${n.frame}`:"equal in every frame",!n||n.ended)return;let[r,o]=await Promise.all([e.fetch(n.frame),t.fetch(n.frame)]).catch(()=>[void 0,void 0]),a=r&&o?mE(r,o):null;a&&(s.textContent+=`: ${e.bodies[a.body]?.name}, ${a.quantity}`)}show(e,t,n){let s=this.ghost;if(!s)return!1;let r=Math.min(e,s.last),o=`${r} beside ${t?.number}`;if(this.key===o)return!1;let a=s.peek(r);return a?(this.shown=a,this.key=o,this.stage.setGhostFrame(a,t),!0):(s.fetch(r,n).catch(()=>{}),!1)}apart(e){let t=this.shown;if(!this.ghost||!t)return null;let n=0,s=-1,r=Math.min(e.bodies,t.bodies);for(let o=0;o<r;o++){let[a,l]=[e.centre(o),t.centre(o)],c=Math.hypot(a[0]-l[0],a[1]-l[1],a[2]-l[2]);c>n&&([n,s]=[c,o])}return{far:n,body:s}}};var yE=5e3;function P0(i){let e=i.about.name||i.about.file;ve("kind").className=`badge ${i.about.kind}`,ve("kind").textContent=i.about.kind,ve("title").textContent=e,document.title=`${e} \u2013 tumble`,ve("hint").textContent=`drag: rotate \xB7 right drag: pan \xB7 wheel: zoom \xB7 click: select${i.live?" \xB7 Shift-drag: pull":""} \xB7 ?: all keys`,ve("pull-mode").hidden=!i.live}function Bf(i,e){ve("empty").hidden=!i;for(let t of["open-export","open-plots"])ve(t).disabled=i;i&&(ve("title").textContent="choose a scene",kt(ve("empty"),z("p",{},"No scene or recording is open."),z("button",{class:"on",onclick:e},"Choose a scene"),z("p",{class:"quiet"},"To view a recording: tumble view FILE")))}function I0(i,e,t,n){let s=i.filter(a=>a.name||a.file||a.index===n.source),r=ve("source");r.hidden=s.length<2;let o=a=>a.index===e?`live: ${t||a.file||a.name}`:a.file||a.name;kt(r,...s.map(a=>z("option",{value:String(a.index)},o(a)))),r.value=String(n.source),ve("title").hidden=!r.hidden}function L0(i,e){let t=i.filter(n=>n.index!==e.source&&n.kind==="recording");ve("compare-box").hidden=t.length===0,kt(ve("compare"),z("option",{value:""},"nothing"),...t.map(n=>z("option",{value:String(n.index)},n.file||n.name))),ve("compare").value=e.compare===null?"":String(e.compare)}function D0(i,e,t,n){let s=(c,h,u)=>`${c} ${c===1?h:u}`,r=[s(i.bodies.length,"body","bodies")];e&&r.push(s(e.contacts,"contact","contacts"),s(e.islands,"island","islands")),i.live&&t?.playing&&t.pace>0&&r.push(`${me(t.pace,2)} \xD7 real time`),i.growing&&!i.live&&r.push(performance.now()-i.grownAt<yE?"being written":"not closed");let o=e?n.apart(e):null;o&&r.splice(0,r.length,o.far>0?`largest distance ${me(o.far,3)} m (${i.bodies[o.body].name})`:"no difference in this frame"),ve("numbers").textContent=r.join(" \xB7 "),vE(i,e);let a=document.getElementById("time");a&&e&&(a.textContent=`${i.time(e.number).toFixed(3)} s of ${i.time(i.last).toFixed(3)} s`);let l=document.getElementById("frame-box");l&&e&&document.activeElement!==l&&(l.value=String(e.number))}var xE={solved:"\u2713",guarded:"\u26E8",inexact:"\u2248"};function vE(i,e){let t=ve("verdict");if(t.hidden=!e,!e)return;let n=io(e.get("verdict")),s=me(i.about.tolerance??1e-8,2),r=i.rowCount>0?i.worstFrame():e.number,o=io(i.value("verdict",r));t.className=`verdict-${n}`,t.title=`verdict of this frame: residual ${me(e.get("residual"),3)} m/s, tolerance ${s} m/s; click: the worst frame of the run (w)`;let a=e.contacts>0||e.get("residual")>0?`${me(e.get("residual"),2)} m/s`:"no contact";kt(t,z("b",{},`${xE[n]??"!"} ${n}`),z("span",{class:"residual"},a),z("small",{class:`of-${o}`},`worst so far: ${o} ${me(i.value("residual",r),2)} m/s, frame ${r}`))}var _E=40,zf=17,bE=6.4;function SE(i,e,t){let n=[],s=[];for(let r of i){let o=Math.min(r.text.length,34)*bE/2+5,a=Math.min(Math.max(r.at[0],o),e-o),l=Math.min(Math.max(r.at[1],1.4*zf),t),c=[a-o,l-1.4*zf,a+o,l-.4*zf];n.some(h=>h[0]<c[2]&&c[0]<h[2]&&h[1]<c[3]&&c[1]<h[3])||(n.push(c),s.push({...r,at:[a,l]}))}return s}function U0(i,e,t,n,s){let r=ve("labels"),o=ve("scale");if(o.hidden=!t||!n.layers.has("grid"),o.firstElementChild.style.width=`${i.cell*i.eye.pixelsPerMetre}px`,o.lastElementChild.textContent=`grid ${me(Number(i.cell.toPrecision(6)))} m`,EE(i,t),!e||!t)return r.replaceChildren();let a=[],l=i.eye.camera.position,{clientWidth:c,clientHeight:h}=i.canvas,u=(d,f,g,y=!1)=>{let m=d.every(Number.isFinite)?i.eye.project(d):null;!m||m[0]<0||m[1]<0||m[0]>c||m[1]>h||a.push({at:m,text:f,kind:g,far:y?-1:l.distanceTo(new L(...d))})};n.body>=0&&n.body<e.bodies&&u(e.centre(n.body),t.bodies[n.body].name,"",!0),n.layers.has("names")&&t.bodies.forEach((d,f)=>d.kind!=="fixed"&&f<e.bodies&&f!==n.body&&u(e.centre(f),d.name,""));for(let{at:d,text:f}of s.tips)u(d,f,"tip");a.sort((d,f)=>d.far-f.far),kt(r,...SE(a,c,h).slice(0,_E).map(({at:d,text:f,kind:g})=>{let y=z("span",{class:g},f);return y.style.left=`${d[0]}px`,y.style.top=`${d[1]}px`,y}))}var wE=[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]],Jo=42,ME="http://www.w3.org/2000/svg";function Ur(i,e,t=""){let n=document.createElementNS(ME,i);for(let[s,r]of Object.entries(e))n.setAttribute(s,String(r));return t&&(n.textContent=t),n}var N0="";function EE(i,e){let t=ve("gizmo"),{camera:n}=i.eye;if(t.hidden=!e,!e)return;n.updateMatrixWorld();let s=n.matrixWorldInverse,r=i.gravity??e.about.gravity,o=u=>new L(...u).transformDirection(s),a=[...s.elements.slice(0,11).map(u=>u.toFixed(3)),...r??[],e.about.name].join();if(a===N0)return;N0=a;let l=[];for(let[u,d]of wE){let f=o(d),[g,y]=[26*f.x,-26*f.y];l.push({depth:f.z,draw:()=>{let m=Ur("circle",{cx:g,cy:y,r:8,class:`axis ${u}`,tabindex:0,role:"button","aria-label":`look along ${u}`,opacity:.55+.45*(f.z+1)/2}),p=()=>i.eye.along(new L(...d));return m.addEventListener("click",p),m.addEventListener("keydown",_=>(_.key==="Enter"||_.key===" ")&&(p(),_.preventDefault(),_.stopPropagation())),[Ur("line",{x1:0,y1:0,x2:g,y2:y,class:`axis ${u}`}),m,Ur("text",{x:g,y:y+3.5,class:"axis"},u)]}})}let c=r?Math.hypot(...r):0;if(r&&c>0){let u=o(r.map(y=>y/c)),[d,f]=[36*u.x,-36*u.y],g=Math.hypot(d,f);g>4&&l.push({depth:u.z-.01,draw:()=>{let[y,m]=[d/g,f/g],p=[[d,f],[d-8*y-4.5*m,f-8*m+4.5*y],[d-8*y+4.5*m,f-8*m-4.5*y]].map(_=>_.join()).join(" ");return[Ur("line",{x1:0,y1:0,x2:d-6*y,y2:f-6*m,class:"gravity"}),Ur("polygon",{points:p,class:"gravity"}),Ur("text",{x:d-9*m-2*y,y:f+9*y+3,class:"gravity"},"g")]}})}let h=Ur("svg",{viewBox:`${-Jo} ${-Jo} ${2*Jo} ${2*Jo}`,width:2*Jo,height:2*Jo});l.sort((u,d)=>u.depth-d.depth).forEach(u=>h.append(...u.draw())),t.title=r&&c>0?`axes; gravity ${me(c,4)} m/s\xB2; click an axis to look along it`:"axes; no gravity; click an axis to look along it",t.replaceChildren(h)}var Fr=[.05,.1,.25,.5,1,2,4,8],TE=.9,ru=class{constructor(e,t){this.at=e;this.hearer=t}at;hearer;playing=!1;over=!1;atHead=!0;reel=null;clock=0;running=null;ended=null;beginning=!1;held=0;open(e,t){let n=this.at;this.reel=e,this.beginning=!1,this.held=0,t||(n.frame=e.live?e.last:e.first,n.range=null),e.live&&(this.playing=this.running===null||this.running||this.over&&n.loop),this.atHead=!t||n.frame===0||n.frame>=e.last,e.live&&this.atHead&&(n.frame=e.last),this.keepWithin(e)}tick(e,t){let n=this.reel;n&&(this.playing&&!(n.live&&this.atHead)&&this.advance(n,e,t),n.live&&this.playing&&this.over&&this.atHead&&this.at.loop&&(this.held+=e,this.held>TE&&this.replay()),this.keepWithin(n))}advance(e,t,n){let s=this.at,[r,o]=s.range??[e.first,e.last],a=e.time(s.frame);if(Math.abs(this.clock-a)>2*e.about.step*Math.max(1,s.speed)&&(this.clock=a),n>=0&&n!==s.frame&&!e.peek(s.frame))return;this.clock+=t*s.speed;let l=Math.max(e.frameAt(this.clock),s.frame);l<o?s.frame=l:this.end(e,r,o),e.prefetch(s.frame)}end(e,t,n){let s=this.at;s.frame=n,this.ended?this.stop():e.live&&!s.range?(this.atHead=!0,this.hearer.command({command:"play"})):s.loop?(s.frame=t,this.clock=e.time(t)):(!e.growing||s.range)&&(this.playing=!1,this.hearer.changed())}keepWithin(e){this.at.frame=Math.min(Math.max(this.at.frame,e.first),e.last)}told(e,t=!1){let n=e||t&&this.at.loop;this.reel?.live&&this.atHead&&(e!==this.running||t!==this.over)&&(this.playing=n),t||(this.held=0),this.running=e,this.over=t}came(e){!this.reel?.live||!this.atHead||(this.at.frame=e)}seek(e){let t=this.reel,n=this.at;!t||!Number.isFinite(e)||(n.frame=Math.round(e),this.keepWithin(t),this.clock=t.time(n.frame),this.atHead=n.frame>=t.last,t.live&&!this.atHead&&(this.running&&this.hearer.command({command:"pause"}),this.playing=!1),this.hearer.changed())}play(e=!this.playing){let t=this.reel,n=this.at;t&&(this.playing=e,t.live&&e&&this.atHead&&this.over?this.replay():t.live?e?this.atHead&&this.hearer.command({command:"play"}):this.hearer.command({command:"pause"}):e&&n.frame>=(n.range?.[1]??t.last)&&!t.growing&&(n.frame=n.range?.[0]??t.first),this.clock=t.time(n.frame),this.hearer.changed())}playOnce(e,t){let n=this.reel;n&&(n.live&&this.hearer.command({command:"pause"}),this.at.range=e,this.seek(e[0]),this.ended=t,this.playing=!0,this.hearer.changed())}stop(){let e=this.ended;this.ended=null,this.playing=!1,this.hearer.changed(),e?.()}step(e){this.reel?.live&&e>0&&this.atHead?(this.playing=!1,this.hearer.command({command:"step",count:e}),this.hearer.changed()):(this.playing&&this.play(!1),this.seek(this.at.frame+e))}toFirst(){this.seek(this.reel?.first??0)}toLast(){this.seek(this.reel?.last??0)}faster(){this.setSpeed(Fr.find(e=>e>this.at.speed)??Fr[Fr.length-1])}slower(){this.setSpeed(Fr.findLast(e=>e<this.at.speed)??Fr[0])}setSpeed(e){this.at.speed=e,this.reel?.live&&this.hearer.command({command:"speed",value:e}),this.hearer.changed()}toggleLoop(e=!this.at.loop){this.at.loop=e,this.held=0,this.reel?.live&&this.over&&!e&&(this.playing=!1),this.hearer.changed()}replay(){this.beginning||(this.beginning=!0,this.hearer.command({command:"reset"}),this.hearer.command({command:"play"}))}goOn(){this.at.loop=!1,this.playing=!0,this.hearer.command({command:"play"}),this.hearer.changed()}setRange(e){let t=this.reel,n=this.at;if(!t)return;let[s,r]=n.range??[t.first,t.last],o=n.frame;n.range=e===null?null:e==="begin"?[o,Math.max(r,o)]:[Math.min(s,o),o],this.hearer.changed()}reset(){this.reel?.live?this.hearer.command({command:"reset"}):this.toFirst()}};var AE="uplot",RE="u-hz",CE="u-vt",PE="u-title",IE="u-wrap",LE="u-under",DE="u-over",NE="u-axis",Br="u-off",UE="u-select",FE="u-cursor-x",OE="u-cursor-y",kE="u-cursor-pt",BE="u-legend",zE="u-live",HE="u-inline",VE="u-series",GE="u-marker",F0="u-label",WE="u-value",bl="width",Sl="height";var O0="bottom",Ko="left",Hf="right",sp="#000",k0=sp+"0",Vf="mousemove",B0="mousedown",Gf="mouseup",z0="mouseenter",H0="mouseleave",V0="dblclick",XE="resize",$E="scroll",G0="change",hu="dppxchange",rp="--",sa=typeof window<"u",Yf=sa?document:null,Qo=sa?window:null,qE=sa?navigator:null,Tt,ou;function Zf(){let i=devicePixelRatio;Tt!=i&&(Tt=i,ou&&Kf(G0,ou,Zf),ou=matchMedia(`(min-resolution: ${Tt-.001}dppx) and (max-resolution: ${Tt+.001}dppx)`),zr(G0,ou,Zf),Qo.dispatchEvent(new CustomEvent(hu)))}function bi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Jf(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Zt(i,e,t){i.style[e]=t+"px"}function Yi(i,e,t,n){let s=Yf.createElement(i);return e!=null&&bi(s,e),t?.insertBefore(s,n),s}function Li(i,e){return Yi("div",i,e)}var W0=new WeakMap;function fs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=W0.get(i);r!=o&&(i.style.transform=r,W0.set(i,r),e<0||t<0||e>n||t>s?bi(i,Br):Jf(i,Br))}var X0=new WeakMap;function $0(i,e,t){let n=e+t,s=X0.get(i);n!=s&&(X0.set(i,n),i.style.background=e,i.style.borderColor=t)}var q0=new WeakMap;function Y0(i,e,t,n){let s=e+""+t,r=q0.get(i);s!=r&&(q0.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var op={passive:!0},YE={...op,capture:!0};function zr(i,e,t,n){e.addEventListener(i,t,n?YE:op)}function Kf(i,e,t,n){e.removeEventListener(i,t,op)}sa&&Zf();function Zi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Si((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Sy(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var wy=i=>i!=null,My=i=>i!=null&&i>0,fu=Sy(wy),ZE=Sy(My);function JE(i,e,t,n=0,s=!1){let r=s?ZE:fu,o=s?My:wy;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??zt,l??-zt]}function pu(i,e,t,n){let s=K0(i),r=K0(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Vs:Ey,a=s==1?Si:Di,l=r==1?Di:Si,c=a(o(wn(i))),h=l(o(wn(e))),u=ea(t,c),d=ea(t,h);return t==10&&(c<0&&(u=Ht(u,-c)),h<0&&(d=Ht(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Cy(i,u),e=mu(e,d)),[i,e]}function ap(i,e,t,n){let s=pu(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var lp=.1,Z0={mode:3,pad:lp},Ml={pad:0,soft:null,mode:0},KE={min:Ml,max:Ml};function uu(i,e,t,n){return gu(t)?J0(i,e,t):(Ml.pad=t,Ml.soft=n?0:null,Ml.mode=n?3:0,J0(i,e,KE))}function Mt(i,e){return i??e}function jE(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function J0(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-zt),l=Mt(s.hard,zt),c=Mt(n.soft,zt),h=Mt(s.soft,-zt),u=Mt(n.mode,0),d=Mt(s.mode,0),f=e-i,g=Vs(f),y=li(wn(i),wn(e)),m=Vs(y),p=wn(m-g);(f<1e-24||p>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=zt&&(r=0),d==2&&h!=-zt&&(o=0)));let _=f||y||1e3,A=Vs(_),b=ea(10,Si(A)),R=_*(f==0?i==0?.1:1:r),M=Ht(Cy(i-R,b/10),24),x=i>=c&&(u==1||u==3&&M<=c||u==2&&M>=c)?c:zt,w=li(a,M<x&&i>=x?x:Ji(x,M)),O=_*(f==0?e==0?.1:1:o),I=Ht(mu(e+O,b/10),24),D=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-zt,H=Ji(l,I>D&&e<=D?D:li(D,I));return w==H&&w==0&&(H=100),[w,H]}var QE=new Intl.NumberFormat(sa?qE.language:"en-US"),cp=i=>QE.format(i),wi=Math,cu=wi.PI,wn=wi.abs,Si=wi.floor,Sn=wi.round,Di=wi.ceil,Ji=wi.min,li=wi.max,ea=wi.pow,K0=wi.sign,Vs=wi.log10,Ey=wi.log2,e1=(i,e=1)=>wi.sinh(i)*e,Wf=(i,e=1)=>wi.asinh(i/e),zt=1/0;function j0(i){return(Vs((i^i>>31)-(i>>31))|0)+1}function jf(i,e,t){return Ji(li(i,e),t)}function Ty(i){return typeof i=="function"}function _t(i){return Ty(i)?i:()=>i}var t1=()=>{},Ay=i=>i,Ry=(i,e)=>e,n1=i=>null,Q0=i=>!0,ey=(i,e)=>i==e,i1=/\.\d*?(?=9{6,}|0{6,})/gm,Hr=i=>{if(Iy(i)||xr.has(i))return i;let e=`${i}`,t=e.match(i1);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Hr(s)}e${r}`}return Ht(i,n)};function Or(i,e){return Hr(Ht(Hr(i/e))*e)}function mu(i,e){return Hr(Di(Hr(i/e))*e)}function Cy(i,e){return Hr(Si(Hr(i/e))*e)}function Ht(i,e=0){if(Iy(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Sn(n)/t}var xr=new Map;function Py(i){return((""+i).split(".")[1]||"").length}function Tl(i,e,t,n){let s=[],r=n.map(Py);for(let o=e;o<t;o++){let a=wn(o),l=Ht(ea(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ht(h,u);s.push(d),xr.set(d,u)}}return s}var El={},hp=[],ta=[null,null],yr=Array.isArray,Iy=Number.isInteger,s1=i=>i===void 0;function ty(i){return typeof i=="string"}function gu(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function r1(i){return i!=null&&typeof i=="object"}var o1=Object.getPrototypeOf(Uint8Array),Ly="__proto__";function na(i,e=gu){let t;if(yr(i)){let n=i.find(s=>s!=null);if(yr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=na(i[s],e)}else t=i.slice()}else if(i instanceof o1)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Ly&&(t[n]=na(i[n],e))}else t=i;return t}function gn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Ly&&(gu(i[s])?gn(i[s],na(n[s])):i[s]=na(n[s]))}return i}var a1=0,l1=1,c1=2;function h1(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function u1(i,e){if(p1(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return m1(o[0])||(o=f1(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:l1,f=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?d!=a1&&(u[m]=y,d==c1&&f.push(m)):u[m]=y}h1(u,f,s),n.push(u)}}return n}var d1=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function f1(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function p1(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function m1(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=li(1,Si((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Dy=["January","February","March","April","May","June","July","August","September","October","November","December"],Ny=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Uy(i){return i.slice(0,3)}var g1=Ny.map(Uy),y1=Dy.map(Uy),x1={MMMM:Dy,MMM:y1,WWWW:Ny,WWW:g1};function _l(i){return(i<10?"0":"")+i}function v1(i){return(i<10?"00":i<100?"0":"")+i}var _1={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>_l(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>_l(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>_l(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>_l(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>_l(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>v1(i.getMilliseconds())};function up(i,e){e=e||x1;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?_1[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var b1=new Intl.DateTimeFormat().resolvedOptions().timeZone;function S1(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==b1?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Fy=i=>i%1==0,du=[1,2,2.5,5],w1=Tl(10,-32,0,du),Oy=Tl(10,0,32,du),M1=Oy.filter(Fy),kr=w1.concat(Oy),dp=`
`,ky="{YYYY}",ny=dp+ky,By="{M}/{D}",wl=dp+By,au=wl+"/{YY}",zy="{aa}",E1="{h}:{mm}",jo=E1+zy,iy=dp+jo,sy=":{ss}",Pt=null;function Hy(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Tl(10,0,3,du).filter(Fy):Tl(10,-3,0,du)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,ky,Pt,Pt,Pt,Pt,Pt,Pt,1],[s*28,"{MMM}",ny,Pt,Pt,Pt,Pt,Pt,1],[s,By,ny,Pt,Pt,Pt,Pt,Pt,1],[n,"{h}"+zy,au,Pt,wl,Pt,Pt,Pt,1],[t,jo,au,Pt,wl,Pt,Pt,Pt,1],[e,sy,au+" "+jo,Pt,wl+" "+jo,Pt,iy,Pt,1],[i,sy+".{fff}",au+" "+jo,Pt,wl+" "+jo,Pt,iy,Pt,1]];function h(u){return(d,f,g,y,m,p)=>{let _=[],A=m>=o,b=m>=r&&m<o,R=u(g),M=Ht(R*i,3),x=Xf(R.getFullYear(),A?0:R.getMonth(),b||A?1:R.getDate()),w=Ht(x*i,3);if(b||A){let O=b?m/r:0,I=A?m/o:0,D=M==w?M:Ht(Xf(x.getFullYear()+I,x.getMonth()+O,1)*i,3),H=new Date(Sn(D/i)),W=H.getFullYear(),N=H.getMonth();for(let F=0;D<=y;F++){let $=Xf(W+I*F,N+O*F,1),G=$-u(Ht($*i,3));D=Ht((+$+G)*i,3),D<=y&&_.push(D)}}else{let O=m>=s?s:m,I=Si(g)-Si(M),D=w+I+mu(M-w,O);_.push(D);let H=u(D),W=H.getHours()+H.getMinutes()/t+H.getSeconds()/n,N=m/n,F=d.axes[f]._space,$=p/F;for(;D=Ht(D+m,i==1?0:3),!(D>y);)if(N>1){let G=Si(Ht(W+N,6))%24,Q=u(D).getHours()-G;Q>1&&(Q=-1),D-=Q*n,W=(W+N)%24;let se=_[_.length-1];Ht((D-se)/m,3)*$>=.7&&_.push(D)}else _.push(D)}return _}}return[l,c,h]}var[T1,A1,R1]=Hy(1),[C1,P1,I1]=Hy(.001);Tl(2,-53,53,[1]);function ry(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function oy(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,d,f;return n.map(g=>{let y=i(g),m=y.getFullYear(),p=y.getMonth(),_=y.getDate(),A=y.getHours(),b=y.getMinutes(),R=y.getSeconds(),M=m!=l&&a[2]||p!=c&&a[3]||_!=h&&a[4]||A!=u&&a[5]||b!=d&&a[6]||R!=f&&a[7]||a[1];return l=m,c=p,h=_,u=A,d=b,f=R,M(y)})}}function L1(i,e){let t=up(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Xf(i,e,t){return new Date(i,e,t)}function ay(i,e){return e(i)}var D1="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ly(i,e){return(t,n,s,r)=>r==null?rp:e(i(n))}function N1(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function U1(i,e){return i.series[e].fill(i,e)}var F1={show:!0,live:!0,isolate:!1,mount:t1,markers:{show:!0,width:2,stroke:N1,fill:U1,dash:"solid"},idx:null,idxs:null,values:[]};function O1(i,e){let t=i.cursor.points,n=Li(),s=t.size(i,e);Zt(n,bl,s),Zt(n,Sl,s);let r=s/-2;Zt(n,"marginLeft",r),Zt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Zt(n,"borderWidth",o),n}function k1(i,e){let t=i.series[e].points;return t._fill||t._stroke}function B1(i,e){let t=i.series[e].points;return t._stroke||t._fill}function z1(i,e){return i.series[e].points.size}var $f=[0,0];function H1(i,e,t){return $f[0]=e,$f[1]=t,$f}function lu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function qf(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var V1={show:!0,x:!0,y:!0,lock:!1,move:H1,points:{one:!1,show:O1,size:z1,width:0,stroke:B1,fill:k1},bind:{mousedown:lu,mouseup:lu,click:lu,dblclick:lu,mousemove:qf,mouseleave:qf,mouseenter:qf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Vy={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},fp=gn({},Vy,{filter:Ry}),Gy=gn({},fp,{size:10}),Wy=gn({},Vy,{show:!1}),pp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Xy="bold "+pp,$y=1.5,cy={show:!0,scale:"x",stroke:sp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Xy,side:2,grid:fp,ticks:Gy,border:Wy,font:pp,lineGap:$y,rotate:0},G1="Value",W1="Time",hy={show:!0,scale:"x",auto:!1,sorted:1,min:zt,max:-zt,idxs:[]};function X1(i,e,t,n,s){return e.map(r=>r==null?"":cp(r))}function $1(i,e,t,n,s,r,o){let a=[],l=xr.get(s)||0;t=o?t:Ht(mu(t,s),l);for(let c=t;c<=n;c=Ht(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Qf(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Vs:Ey,h=Si(c(t));s=ea(l,h),l==10&&(s=kr[Zi(s,kr)]);let u=t,d=s*l;l==10&&(d=kr[Zi(d,kr)]);do a.push(u),u=u+s,l==10&&!xr.has(u)&&(u=Ht(u,xr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=kr[Zi(d,kr)]));while(u<=n);return a}function q1(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Qf(i,e,li(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Qf(i,e,li(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var qy=/./,Y1=/[12357]/,Z1=/[125]/,uy=/1/,ep=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function J1(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?qy:l(7,o)-h>=c?Y1:l(5,o)-h>=c?Z1:uy;if(u==uy){let d=wn(l(1,o)-h);if(d<c)return ep(e.slice().reverse(),a.distr,u,Di(c/d)).reverse()}return ep(e,a.distr,u,1)}function K1(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=wn(l(1,o)-l(2,o));return c<a?ep(e.slice().reverse(),3,qy,Di(a/c)).reverse():e}function j1(i,e,t,n){return n==null?rp:e==null?"":cp(e)}var dy={show:!0,scale:"y",stroke:sp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Xy,side:3,grid:fp,ticks:Gy,border:Wy,font:pp,lineGap:$y,rotate:0};function Q1(i,e){let t=3+(i||1)*2;return Ht(t*e,3)}function eT(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=wn(o-r),l=i.series[e],c=a/(l.points.space*Tt);return n[1]-n[0]<=c}var fy={scale:null,auto:!0,sorted:0,min:zt,max:-zt},Yy=(i,e,t,n,s)=>s,py={show:!0,auto:!0,sorted:0,gaps:Yy,alpha:1,facets:[gn({},fy,{scale:"x"}),gn({},fy,{scale:"y"})]},my={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Yy,alpha:1,points:{show:eT,filter:null},values:null,min:zt,max:-zt,idxs:[],path:null,clip:null};function tT(i,e,t,n,s){return t/10}var Zy={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},nT=gn({},Zy,{time:!1,ori:1}),gy={};function Jy(i,e){let t=gy[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(gy[i]=t)),t}var ia=1,tp=2;function Vr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,p,d,f,g,y,xu,ra,_u,jy,ex):t(s,l,c,h,u,p,m,f,d,y,g,vu,oa,yp,Qy,tx)}function mp(i,e){let t=0,n=0,s=Mt(i.bands,hp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function iT(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Gs(i,e,t,n,s,r){return Vr(i,e,(o,a,l,c,h,u,d,f,g,y,m)=>{let p=o.pxRound,_=c.dir*(c.ori==0?1:-1),A=c.ori==0?ra:oa,b,R;_==1?(b=t,R=n):(b=n,R=t);let M=p(u(a[b],c,y,f)),x=p(d(l[b],h,m,g)),w=p(u(a[R],c,y,f)),O=p(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return A(I,w,O),A(I,M,O),A(I,M,x),I})}function yu(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?_u:yp,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function sT(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function gp(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function yy(i){return i==0?Ay:i==1?Sn:e=>Or(e,i)}function Ky(i){let e=i==0?xu:vu,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ji(c,a/2,l/2),h=Ji(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var xu=(i,e,t)=>{i.moveTo(e,t)},vu=(i,e,t)=>{i.moveTo(t,e)},ra=(i,e,t)=>{i.lineTo(e,t)},oa=(i,e,t)=>{i.lineTo(t,e)},_u=Ky(0),yp=Ky(1),jy=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Qy=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},ex=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},tx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function nx(i){return(e,t,n,s,r)=>Vr(e,t,(o,a,l,c,h,u,d,f,g,y,m)=>{let{pxRound:p,points:_}=o,A,b;c.ori==0?(A=xu,b=jy):(A=vu,b=Qy);let R=Ht(_.width*Tt,3),M=(_.size-_.width)/2*Tt,x=Ht(M*2,3),w=new Path2D,O=new Path2D,{left:I,top:D,width:H,height:W}=e.bbox;_u(O,I-x,D-x,H+x*2,W+x*2);let N=F=>{if(l[F]!=null){let $=p(u(a[F],c,y,f)),G=p(d(l[F],h,m,g));A(w,$+M,G),b(w,$,G,M,0,cu*2)}};if(r)r.forEach(N);else for(let F=n;F<=s;F++)N(F);return{stroke:R>0?w:null,fill:w,clip:O,flags:ia|tp}})}function ix(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var rT=ix(ra),oT=ix(oa);function sx(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>Vr(t,n,(o,a,l,c,h,u,d,f,g,y,m)=>{[s,r]=fu(l,s,r);let p=o.pxRound,_=W=>p(u(W,c,y,f)),A=W=>p(d(W,h,m,g)),b,R;c.ori==0?(b=ra,R=rT):(b=oa,R=oT);let M=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ia},w=x.stroke,O=!1;if(r-s>=y*4){let W=ue=>t.posToVal(ue,c.key,!0),N=null,F=null,$,G,ae,J=_(a[M==1?s:r]),Q=_(a[s]),se=_(a[r]),de=W(M==1?Q+1:se-1);for(let ue=M==1?s:r;ue>=s&&ue<=r;ue+=M){let ee=a[ue],_e=(M==1?ee<de:ee>de)?J:_(ee),Ce=l[ue];_e==J?Ce!=null?(G=Ce,N==null?(b(w,_e,A(G)),$=N=F=G):G<N?N=G:G>F&&(F=G)):Ce===null&&(O=!0):(N!=null&&R(w,J,A(N),A(F),A($),A(G)),Ce!=null?(G=Ce,b(w,_e,A(G)),N=F=$=G):(N=F=null,Ce===null&&(O=!0)),J=_e,de=W(J+M))}N!=null&&N!=F&&ae!=J&&R(w,J,A(N),A(F),A($),A(G))}else for(let W=M==1?s:r;W>=s&&W<=r;W+=M){let N=l[W];N===null?O=!0:N!=null&&b(w,_(a[W]),A(N))}let[D,H]=mp(t,n);if(o.fill!=null||D!=0){let W=x.fill=new Path2D(w),N=o.fillTo(t,n,o.min,o.max,D),F=A(N),$=_(a[s]),G=_(a[r]);M==-1&&([G,$]=[$,G]),b(W,G,F),b(W,$,F)}if(!o.spanGaps){let W=[];O&&W.push(...gp(a,l,s,r,M,_,e)),x.gaps=W=o.gaps(t,n,s,r,W),x.clip=yu(W,c.ori,f,g,y,m)}return H!=0&&(x.band=H==2?[Gs(t,n,s,r,w,-1),Gs(t,n,s,r,w,1)]:Gs(t,n,s,r,w,H)),x})}function aT(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,l)=>Vr(r,o,(c,h,u,d,f,g,y,m,p,_,A)=>{[a,l]=fu(u,a,l);let b=c.pxRound,{left:R,width:M}=r.bbox,x=Q=>b(g(Q,d,_,m)),w=Q=>b(y(Q,f,A,p)),O=d.ori==0?ra:oa,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ia},D=I.stroke,H=d.dir*(d.ori==0?1:-1),W=w(u[H==1?a:l]),N=x(h[H==1?a:l]),F=N,$=N;s&&e==-1&&($=R,O(D,$,W)),O(D,N,W);for(let Q=H==1?a:l;Q>=a&&Q<=l;Q+=H){let se=u[Q];if(se==null)continue;let de=x(h[Q]),ue=w(se);e==1?O(D,de,W):O(D,F,ue),O(D,de,ue),W=ue,F=de}let G=F;s&&e==1&&(G=R+M,O(D,G,W));let[ae,J]=mp(r,o);if(c.fill!=null||ae!=0){let Q=I.fill=new Path2D(D),se=c.fillTo(r,o,c.min,c.max,ae),de=w(se);O(Q,G,de),O(Q,$,de)}if(!c.spanGaps){let Q=[];Q.push(...gp(h,u,a,l,H,x,n));let se=c.width*Tt/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),I.gaps=Q=c.gaps(r,o,a,l,Q),I.clip=yu(Q,d.ori,m,p,_,A)}return J!=0&&(I.band=J==2?[Gs(r,o,a,l,D,-1),Gs(r,o,a,l,D,1)]:Gs(r,o,a,l,D,J)),I})}function xy(i,e,t,n,s,r,o=zt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=wn(i[l]-i[a]);h<c&&(c=h,o=wn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function lT(i){i=i||El;let e=Mt(i.size,[.6,zt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=Mt(e[1],zt),l=Mt(e[2],1),c=Mt(i.disp,El),h=Mt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,y,m)=>Vr(f,g,(p,_,A,b,R,M,x,w,O,I,D)=>{let H=p.pxRound,W=t,N=n*Tt,F=a*Tt,$=l*Tt,G,ae;b.ori==0?[G,ae]=r(f,g):[ae,G]=r(f,g);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?_u:yp,se=b.ori==0?h:(Ie,Ke,lt,Ee,Ot,We,Ze)=>{h(Ie,Ke,lt,Ot,Ee,Ze,We)},de=Mt(f.bands,hp).find(Ie=>Ie.series[0]==g),ue=de!=null?de.dir:0,ee=p.fillTo(f,g,p.min,p.max,ue),ge=H(x(ee,R,D,O)),_e,Ce,Me,qe=I,at=H(p.width*Tt),Xe=!1,pt=null,ut=null,rt=null,Jt=null;u!=null&&(at==0||d!=null)&&(Xe=!0,pt=u.values(f,g,y,m),ut=new Map,new Set(pt).forEach(Ie=>{Ie!=null&&ut.set(Ie,new Path2D)}),at>0&&(rt=d.values(f,g,y,m),Jt=new Map,new Set(rt).forEach(Ie=>{Ie!=null&&Jt.set(Ie,new Path2D)})));let{x0:Vt,size:cn}=c;if(Vt!=null&&cn!=null){W=1,_=Vt.values(f,g,y,m),Vt.unit==2&&(_=_.map(lt=>f.posToVal(w+lt*I,b.key,!0)));let Ie=cn.values(f,g,y,m);cn.unit==2?Ce=Ie[0]*I:Ce=M(Ie[0],b,I,w)-M(0,b,I,w),qe=xy(_,A,M,b,I,w,qe),Me=qe-Ce+N}else qe=xy(_,A,M,b,I,w,qe),Me=qe*o+N,Ce=qe-Me;Me<1&&(Me=0),at>=Ce/2&&(at=0),Me<5&&(H=Ay);let Nt=Me>0,En=qe-Me-(Nt?at:0);Ce=H(jf(En,$,F)),_e=(W==0?Ce/2:W==J?0:Ce)-W*J*((W==0?N/2:0)+(Nt?at/2:0));let bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yn=Xe?null:new Path2D,en=null;if(de!=null)en=f.data[de.series[1]];else{let{y0:Ie,y1:Ke}=c;Ie!=null&&Ke!=null&&(A=Ke.values(f,g,y,m),en=Ie.values(f,g,y,m))}let hn=G*Ce,B=ae*Ce;for(let Ie=J==1?y:m;Ie>=y&&Ie<=m;Ie+=J){let Ke=A[Ie];if(Ke==null)continue;if(en!=null){let q=en[Ie]??0;if(Ke-q==0)continue;ge=x(q,R,D,O)}let lt=b.distr!=2||c!=null?_[Ie]:Ie,Ee=M(lt,b,I,w),Ot=x(Mt(Ke,ee),R,D,O),We=H(Ee-_e),Ze=H(li(Ot,ge)),C=H(Ji(Ot,ge)),S=Ze-C;if(Ke!=null){let q=Ke<0?B:hn,he=Ke<0?hn:B;Xe?(at>0&&rt[Ie]!=null&&Q(Jt.get(rt[Ie]),We,C+Si(at/2),Ce,li(0,S-at),q,he),pt[Ie]!=null&&Q(ut.get(pt[Ie]),We,C+Si(at/2),Ce,li(0,S-at),q,he)):Q(yn,We,C+Si(at/2),Ce,li(0,S-at),q,he),se(f,g,Ie,We-at/2,C,Ce+at,S)}}return at>0?bt.stroke=Xe?Jt:yn:Xe||(bt._fill=p.width==0?p._fill:p._stroke??p._fill,bt.width=0),bt.fill=Xe?ut:yn,bt})}function cT(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>Vr(n,s,(a,l,c,h,u,d,f,g,y,m,p)=>{[r,o]=fu(c,r,o);let _=a.pxRound,A=G=>_(d(G,h,m,g)),b=G=>_(f(G,u,p,y)),R,M,x;h.ori==0?(R=xu,x=ra,M=ex):(R=vu,x=oa,M=tx);let w=h.dir*(h.ori==0?1:-1),O=A(l[w==1?r:o]),I=O,D=[],H=[];for(let G=w==1?r:o;G>=r&&G<=o;G+=w)if(c[G]!=null){let J=l[G],Q=A(J);D.push(I=Q),H.push(b(c[G]))}let W={stroke:i(D,H,R,x,M,_),fill:null,clip:null,band:null,gaps:null,flags:ia},N=W.stroke,[F,$]=mp(n,s);if(a.fill!=null||F!=0){let G=W.fill=new Path2D(N),ae=a.fillTo(n,s,a.min,a.max,F),J=b(ae);x(G,I,J),x(G,O,J)}if(!a.spanGaps){let G=[];G.push(...gp(l,c,r,o,w,A,t)),W.gaps=G=a.gaps(n,s,r,o,G),W.clip=yu(G,h.ori,g,y,m,p)}return $!=0&&(W.band=$==2?[Gs(n,s,r,o,N,-1),Gs(n,s,r,o,N,1)]:Gs(n,s,r,o,N,$)),W})}function hT(i){return cT(uT,i)}function uT(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var np=new Set;function vy(){for(let i of np)i.syncRect(!0)}sa&&(zr(XE,Qo,vy),zr($E,Qo,vy,!0),zr(hu,Qo,()=>{Ln.pxRatio=Tt}));var dT=sx(),fT=nx();function _y(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>ip(r,o,e,t))}function pT(i,e){return i.map((t,n)=>n==0?{}:gn({},e,t))}function ip(i,e,t,n){return gn({},e==0?t:n,i)}function rx(i,e,t){return e==null?ta:[e,t]}var mT=rx;function gT(i,e,t){return e==null?ta:uu(e,t,lp,!0)}function ox(i,e,t,n){return e==null?ta:pu(e,t,i.scales[n].log,!1)}var yT=ox;function ax(i,e,t,n){return e==null?ta:ap(e,t,i.scales[n].log,!1)}var xT=ax;function vT(i,e,t,n,s){let r=li(j0(i),j0(e)),o=e-i,a=Zi(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?xr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function by(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Sn((t=+s)*Tt))+"px"),[i,e,t]}function _T(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ht(e[2]*Tt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Ln(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(v,E,P,U){let X=E.valToPct(v);return U+P*(E.dir==-1?1-X:X)}function o(v,E,P,U){let X=E.valToPct(v);return U+P*(E.dir==-1?X:1-X)}function a(v,E,P,U){return E.ori==0?r(v,E,P,U):o(v,E,P,U)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Li(AE);if(i.id!=null&&(c.id=i.id),bi(c,i.class),i.title){let v=Li(PE,c);v.textContent=i.title}let h=Yi("canvas"),u=n.ctx=h.getContext("2d"),d=Li(IE,c);zr("click",d,v=>{v.target===g&&(Xt!=jr||Kt!=Qr)&&Nn.click(n,v)},!0);let f=n.under=Li(LE,d);d.appendChild(h);let g=n.over=Li(DE,d);i=na(i);let y=+Mt(i.pxAlign,1),m=yy(y);(i.plugins||[]).forEach(v=>{v.opts&&(i=v.opts(n,i)||i)});let p=i.ms||.001,_=n.series=s==1?_y(i.series||[],hy,my,!1):pT(i.series||[null],py),A=n.axes=_y(i.axes||[],cy,dy,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(v=>{v.fill=_t(v.fill||null),v.dir=Mt(v.dir,-1)});let M=s==2?_[1].facets[0].scale:_[0].scale,x={axes:_s,series:gt},w=(i.drawOrder||["axes","series"]).map(v=>x[v]);function O(v){let E=v.distr==3?P=>Vs(P>0?P:v.clamp(n,P,v.min,v.max,v.key)):v.distr==4?P=>Wf(P,v.asinh):v.distr==100?P=>v.fwd(P):P=>P;return P=>{let U=E(P),{_min:X,_max:K}=v,le=K-X;return(U-X)/le}}function I(v){let E=b[v];if(E==null){let P=(i.scales||El)[v]||El;if(P.from!=null){I(P.from);let U=gn({},b[P.from],P,{key:v});U.valToPct=O(U),b[v]=U}else{E=b[v]=gn({},v==M?Zy:nT,P),E.key=v;let U=E.time,X=E.range,K=yr(X);if((v!=M||s==2&&!U)&&(K&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?Z0:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?Z0:{mode:1,hard:X[1],soft:X[1]}},K=!1),!K&&gu(X))){let le=X;X=(fe,Se,Ue)=>Se==null?ta:uu(Se,Ue,le)}E.range=_t(X||(U?mT:v==M?E.distr==3?yT:E.distr==4?xT:rx:E.distr==3?ox:E.distr==4?ax:gT)),E.auto=_t(K?!1:E.auto),E.clamp=_t(E.clamp||tT),E._min=E._max=null,E.valToPct=O(E)}}}I("x"),I("y"),s==1&&_.forEach(v=>{I(v.scale)}),A.forEach(v=>{I(v.scale)});for(let v in i.scales)I(v);let D=b[M],H=D.distr,W,N;D.ori==0?(bi(c,RE),W=r,N=o):(bi(c,CE),W=o,N=r);let F={};for(let v in b){let E=b[v];(E.min!=null||E.max!=null)&&(F[v]={min:E.min,max:E.max},E.min=E.max=null)}let $=i.tzDate||(v=>new Date(Sn(v/p))),G=i.fmtDate||up,ae=p==1?R1($):I1($),J=oy($,ry(p==1?A1:P1,G)),Q=ly($,ay(D1,G)),se=[],de=n.legend=gn({},F1,i.legend),ue=n.cursor=gn({},V1,{drag:{y:s==2}},i.cursor),ee=de.show,ge=ue.show,_e=de.markers;de.idxs=se,_e.width=_t(_e.width),_e.dash=_t(_e.dash),_e.stroke=_t(_e.stroke),_e.fill=_t(_e.fill);let Ce,Me,qe,at=[],Xe=[],pt,ut=!1,rt={};if(de.live){let v=_[1]?_[1].values:null;ut=v!=null,pt=ut?v(n,1,0):{_:0};for(let E in pt)rt[E]=rp}if(ee)if(Ce=Yi("table",BE,c),qe=Yi("tbody",null,Ce),de.mount(n,Ce),ut){Me=Yi("thead",null,Ce,qe);let v=Yi("tr",null,Me);Yi("th",null,v);for(var Jt in pt)Yi("th",F0,v).textContent=Jt}else bi(Ce,HE),de.live&&bi(Ce,zE);let Vt={show:!0},cn={show:!1};function Nt(v,E){if(E==0&&(ut||!de.live||s==2))return ta;let P=[],U=Yi("tr",VE,qe,qe.childNodes[E]);bi(U,v.class),v.show||bi(U,Br);let X=Yi("th",null,U);if(_e.show){let fe=Li(GE,X);if(E>0){let Se=_e.width(n,E);Se&&(fe.style.border=Se+"px "+_e.dash(n,E)+" "+_e.stroke(n,E)),fe.style.background=_e.fill(n,E)}}let K=Li(F0,X);v.label instanceof HTMLElement?K.appendChild(v.label):K.textContent=v.label,E>0&&(_e.show||(K.style.color=v.width>0?_e.stroke(n,E):_e.fill(n,E)),bt("click",X,fe=>{if(ue._lock)return;Qe(fe);let Se=_.indexOf(v);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Ue=_.some((Fe,Be)=>Be>0&&Be!=Se&&Fe.show);_.forEach((Fe,Be)=>{Be>0&&es(Be,Ue?Be==Se?Vt:cn:Vt,!0,pn.setSeries)})}else es(Se,{show:!v.show},!0,pn.setSeries)},!1),et&&bt(z0,X,fe=>{ue._lock||(Qe(fe),es(_.indexOf(v),to,!0,pn.setSeries))},!1));for(var le in pt){let fe=Yi("td",WE,U);fe.textContent="--",P.push(fe)}return[U,P]}let En=new Map;function bt(v,E,P,U=!0){let X=En.get(E)||{},K=ue.bind[v](n,E,P,U);K&&(zr(v,E,X[v]=K),En.set(E,X))}function yn(v,E,P){let U=En.get(E)||{};for(let X in U)(v==null||X==v)&&(Kf(X,E,U[X]),delete U[X]);v==null&&En.delete(E)}let en=0,hn=0,B=0,Ie=0,Ke=0,lt=0,Ee=Ke,Ot=lt,We=B,Ze=Ie,C=0,S=0,q=0,he=0;n.bbox={};let oe=!1,xe=!1,be=!1,te=!1,ie=!1,pe=!1;function k(v,E,P){(P||v!=n.width||E!=n.height)&&re(v,E),dt(!1),be=!0,xe=!0,zn()}function re(v,E){n.width=en=B=v,n.height=hn=Ie=E,Ke=lt=0,we(),$e();let P=n.bbox;C=P.left=Or(Ke*Tt,.5),S=P.top=Or(lt*Tt,.5),q=P.width=Or(B*Tt,.5),he=P.height=Or(Ie*Tt,.5)}let ne=3;function Te(){let v=!1,E=0;for(;!v;){E++;let P=Zr(E),U=Qi(E);v=E==ne||P&&U,v||(re(n.width,n.height),xe=!0)}}function ye({width:v,height:E}){k(v,E)}n.setSize=ye;function we(){let v=!1,E=!1,P=!1,U=!1;A.forEach((X,K)=>{if(X.show&&X._show){let{side:le,_size:fe}=X,Se=le%2,Ue=X.label!=null?X.labelSize:0,Fe=fe+Ue;Fe>0&&(Se?(B-=Fe,le==3?(Ke+=Fe,U=!0):P=!0):(Ie-=Fe,le==0?(lt+=Fe,v=!0):E=!0))}}),Ki[0]=v,Ki[1]=P,Ki[2]=E,Ki[3]=U,B-=Ui[1]+Ui[3],Ke+=Ui[3],Ie-=Ui[2]+Ui[0],lt+=Ui[0]}function $e(){let v=Ke+B,E=lt+Ie,P=Ke,U=lt;function X(K,le){switch(K){case 1:return v+=le,v-le;case 2:return E+=le,E-le;case 3:return P-=le,P+le;case 0:return U-=le,U+le}}A.forEach((K,le)=>{if(K.show&&K._show){let fe=K.side;K._pos=X(fe,K._size),K.label!=null&&(K._lpos=X(fe,K.labelSize))}})}if(ue.dataIdx==null){let v=ue.hover,E=v.skip=new Set(v.skip??[]);E.add(void 0);let P=v.prox=_t(v.prox),U=v.bias??=0;ue.dataIdx=(X,K,le,fe)=>{if(K==0)return le;let Se=le,Ue=P(X,K,le,fe)??zt,Fe=Ue>=0&&Ue<zt,Be=D.ori==0?B:Ie,ot=ue.left,Et=e[0],wt=e[K];if(E.has(wt[le])){Se=null;let yt=null,je=null,Ye;if(U==0||U==-1)for(Ye=le;yt==null&&Ye-- >0;)E.has(wt[Ye])||(yt=Ye);if(U==0||U==1)for(Ye=le;je==null&&Ye++<wt.length;)E.has(wt[Ye])||(je=Ye);if(yt!=null||je!=null)if(Fe){let qt=yt==null?-1/0:W(Et[yt],D,Be,0),sn=je==null?1/0:W(Et[je],D,Be,0),Cn=ot-qt,Ut=sn-ot;Cn<=Ut?Cn<=Ue&&(Se=yt):Ut<=Ue&&(Se=je)}else Se=je==null?yt:yt==null?je:le-yt<=je-le?yt:je}else Fe&&wn(ot-W(Et[le],D,Be,0))>Ue&&(Se=null);return Se}}let Qe=v=>{ue.event=v};ue.idxs=se,ue._lock=!1;let ce=ue.points;ce.show=_t(ce.show),ce.size=_t(ce.size),ce.stroke=_t(ce.stroke),ce.width=_t(ce.width),ce.fill=_t(ce.fill);let ze=n.focus=gn({},i.focus||{alpha:.3},ue.focus),et=ze.prox>=0,Pe=et&&ce.one,ht=[],Wt=[],qn=[];function la(v,E){let P=ce.show(n,E);if(P instanceof HTMLElement)return bi(P,kE),bi(P,v.class),fs(P,-10,-10,B,Ie),g.insertBefore(P,ht[E]),P}function $r(v,E){if(s==1||E>0){let P=s==1&&b[v.scale].time,U=v.value;v.value=P?ty(U)?ly($,ay(U,G)):U||Q:U||j1,v.label=v.label||(P?W1:G1)}if(Pe||E>0){v.width=v.width==null?1:v.width,v.paths=v.paths||dT||n1,v.fillTo=_t(v.fillTo||iT),v.pxAlign=+Mt(v.pxAlign,y),v.pxRound=yy(v.pxAlign),v.stroke=_t(v.stroke||null),v.fill=_t(v.fill||null),v._stroke=v._fill=v._paths=v._focus=null;let P=Q1(li(1,v.width),1),U=v.points=gn({},{size:P,width:li(1,P*.2),stroke:v.stroke,space:P*2,paths:fT,_stroke:null,_fill:null},v.points);U.show=_t(U.show),U.filter=_t(U.filter),U.fill=_t(U.fill),U.stroke=_t(U.stroke),U.paths=_t(U.paths),U.pxAlign=v.pxAlign}if(ee){let P=Nt(v,E);at.splice(E,0,P[0]),Xe.splice(E,0,P[1]),de.values.push(null)}if(ge){se.splice(E,0,null);let P=null;Pe?E==0&&(P=la(v,E)):E>0&&(P=la(v,E)),ht.splice(E,0,P),Wt.splice(E,0,0),qn.splice(E,0,0)}Rn("addSeries",E)}function zu(v,E){E=E??_.length,v=s==1?ip(v,E,hy,my):ip(v,E,{},py),_.splice(E,0,v),$r(_[E],E)}n.addSeries=zu;function Il(v){if(_.splice(v,1),ee){de.values.splice(v,1),Xe.splice(v,1);let E=at.splice(v,1)[0];yn(null,E.firstChild),E.remove()}ge&&(se.splice(v,1),ht.splice(v,1)[0].remove(),Wt.splice(v,1),qn.splice(v,1)),Rn("delSeries",v)}n.delSeries=Il;let Ki=[!1,!1,!1,!1];function ys(v,E){if(v._show=v.show,v.show){let P=v.side%2,U=b[v.scale];U==null&&(v.scale=P?_[1].scale:M,U=b[v.scale]);let X=U.time;v.size=_t(v.size),v.space=_t(v.space),v.rotate=_t(v.rotate),yr(v.incrs)&&v.incrs.forEach(le=>{!xr.has(le)&&xr.set(le,Py(le))}),v.incrs=_t(v.incrs||(U.distr==2?M1:X?p==1?T1:C1:kr)),v.splits=_t(v.splits||(X&&U.distr==1?ae:U.distr==3?Qf:U.distr==4?q1:$1)),v.stroke=_t(v.stroke),v.grid.stroke=_t(v.grid.stroke),v.ticks.stroke=_t(v.ticks.stroke),v.border.stroke=_t(v.border.stroke);let K=v.values;v.values=yr(K)&&!yr(K[0])?_t(K):X?yr(K)?oy($,ry(K,G)):ty(K)?L1($,K):K||J:K||X1,v.filter=_t(v.filter||(U.distr>=3&&U.log==10?J1:U.distr==3&&U.log==2?K1:Ry)),v.font=by(v.font),v.labelFont=by(v.labelFont),v._size=v.size(n,null,E,0),v._space=v._rotate=v._incrs=v._found=v._splits=v._values=null,v._size>0&&(Ki[E]=!0,v._el=Li(NE,d))}}function xs(v,E,P,U){let[X,K,le,fe]=P,Se=E%2,Ue=0;return Se==0&&(fe||K)&&(Ue=E==0&&!X||E==2&&!le?Sn(cy.size/3):0),Se==1&&(X||le)&&(Ue=E==1&&!K||E==3&&!fe?Sn(dy.size/2):0),Ue}let ca=n.padding=(i.padding||[xs,xs,xs,xs]).map(v=>_t(Mt(v,xs))),Ui=n._padding=ca.map((v,E)=>v(n,E,Ki,0)),tn,on=null,an=null,ji=s==1?_[0].idxs:null,fi=null,Xs=!1;function ha(v,E){if(e=v??[],n.data=n._data=e,s==2){tn=0;for(let P=1;P<_.length;P++)tn+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),fi=e[0],tn=fi.length;let P=e;if(H==2){P=e.slice();let U=P[0]=Array(tn);for(let X=0;X<tn;X++)U[X]=X}n._data=e=P}if(dt(!0),Rn("setData"),H==2&&(be=!0),E!==!1){let P=D;P.auto(n,Xs)?ua():Ys(M,P.min,P.max),te=te||ue.left>=0,pe=!0,zn()}}n.setData=ha;function ua(){Xs=!0;let v,E;s==1&&(tn>0?(on=ji[0]=0,an=ji[1]=tn-1,v=e[0][on],E=e[0][an],H==2?(v=on,E=an):v==E&&(H==3?[v,E]=pu(v,v,D.log,!1):H==4?[v,E]=ap(v,v,D.log,!1):D.time?E=v+Sn(86400/p):[v,E]=uu(v,E,lp,!0))):(on=ji[0]=v=null,an=ji[1]=E=null)),Ys(M,v,E)}let qr,$s,Yr,T,V,j,Y,Z,Ae,De;function Re(v,E,P,U,X,K){v??=k0,P??=hp,U??="butt",X??=k0,K??="round",v!=qr&&(u.strokeStyle=qr=v),X!=$s&&(u.fillStyle=$s=X),E!=Yr&&(u.lineWidth=Yr=E),K!=V&&(u.lineJoin=V=K),U!=j&&(u.lineCap=j=U),P!=T&&u.setLineDash(T=P)}function Ne(v,E,P,U){E!=$s&&(u.fillStyle=$s=E),v!=Y&&(u.font=Y=v),P!=Z&&(u.textAlign=Z=P),U!=Ae&&(u.textBaseline=Ae=U)}function Ve(v,E,P,U,X=0){if(U.length>0&&v.auto(n,Xs)&&(E==null||E.min==null)){let K=Mt(on,0),le=Mt(an,U.length-1),fe=P.min==null?JE(U,K,le,X,v.distr==3):[P.min,P.max];v.min=Ji(v.min,P.min=fe[0]),v.max=li(v.max,P.max=fe[1])}}let nt={min:null,max:null};function mt(){for(let U in b){let X=b[U];F[U]==null&&(X.min==null||F[M]!=null&&X.auto(n,Xs))&&(F[U]=nt)}for(let U in b){let X=b[U];F[U]==null&&X.from!=null&&F[X.from]!=null&&(F[U]=nt)}F[M]!=null&&dt(!0);let v={};for(let U in F){let X=F[U];if(X!=null){let K=v[U]=na(b[U],r1);if(X.min!=null)gn(K,X);else if(U!=M||s==2)if(tn==0&&K.from==null){let le=K.range(n,null,null,U);K.min=le[0],K.max=le[1]}else K.min=zt,K.max=-zt}}if(tn>0){_.forEach((U,X)=>{if(s==1){let K=U.scale,le=F[K];if(le==null)return;let fe=v[K];if(X==0){let Se=fe.range(n,fe.min,fe.max,K);fe.min=Se[0],fe.max=Se[1],on=Zi(fe.min,e[0]),an=Zi(fe.max,e[0]),an-on>1&&(e[0][on]<fe.min&&on++,e[0][an]>fe.max&&an--),U.min=fi[on],U.max=fi[an]}else U.show&&U.auto&&Ve(fe,le,U,e[X],U.sorted);U.idxs[0]=on,U.idxs[1]=an}else if(X>0&&U.show&&U.auto){let[K,le]=U.facets,fe=K.scale,Se=le.scale,[Ue,Fe]=e[X],Be=v[fe],ot=v[Se];Be!=null&&Ve(Be,F[fe],K,Ue,K.sorted),ot!=null&&Ve(ot,F[Se],le,Fe,le.sorted),U.min=le.min,U.max=le.max}});for(let U in v){let X=v[U],K=F[U];if(X.from==null&&(K==null||K.min==null)){let le=X.range(n,X.min==zt?null:X.min,X.max==-zt?null:X.max,U);X.min=le[0],X.max=le[1]}}}for(let U in v){let X=v[U];if(X.from!=null){let K=v[X.from];if(K.min==null)X.min=X.max=null;else{let le=X.range(n,K.min,K.max,U);X.min=le[0],X.max=le[1]}}}let E={},P=!1;for(let U in v){let X=v[U],K=b[U];if(K.min!=X.min||K.max!=X.max){K.min=X.min,K.max=X.max;let le=K.distr;K._min=le==3?Vs(K.min):le==4?Wf(K.min,K.asinh):le==100?K.fwd(K.min):K.min,K._max=le==3?Vs(K.max):le==4?Wf(K.max,K.asinh):le==100?K.fwd(K.max):K.max,E[U]=P=!0}}if(P){_.forEach((U,X)=>{s==2?X>0&&E.y&&(U._paths=null):E[U.scale]&&(U._paths=null)});for(let U in E)be=!0,Rn("setScale",U);ge&&ue.left>=0&&(te=pe=!0)}for(let U in F)F[U]=null}function He(v){let E=jf(on-1,0,tn-1),P=jf(an+1,0,tn-1);for(;v[E]==null&&E>0;)E--;for(;v[P]==null&&P<tn-1;)P++;return[E,P]}function gt(){if(tn>0){let v=_.some(E=>E._focus)&&De!=ze.alpha;v&&(u.globalAlpha=De=ze.alpha),_.forEach((E,P)=>{if(P>0&&E.show&&(Qt(P,!1),Qt(P,!0),E._paths==null)){let U=De;De!=E.alpha&&(u.globalAlpha=De=E.alpha);let X=s==2?[0,e[P][0].length-1]:He(e[P]);E._paths=E.paths(n,P,X[0],X[1]),De!=U&&(u.globalAlpha=De=U)}}),_.forEach((E,P)=>{if(P>0&&E.show){let U=De;De!=E.alpha&&(u.globalAlpha=De=E.alpha),E._paths!=null&&It(P,!1);{let X=E._paths!=null?E._paths.gaps:null,K=E.points.show(n,P,on,an,X),le=E.points.filter(n,P,K,X);(K||le)&&(E.points._paths=E.points.paths(n,P,on,an,le),It(P,!0))}De!=U&&(u.globalAlpha=De=U),Rn("drawSeries",P)}}),v&&(u.globalAlpha=De=1)}}function Qt(v,E){let P=E?_[v].points:_[v];P._stroke=P.stroke(n,v),P._fill=P.fill(n,v)}function It(v,E){let P=E?_[v].points:_[v],{stroke:U,fill:X,clip:K,flags:le,_stroke:fe=P._stroke,_fill:Se=P._fill,_width:Ue=P.width}=P._paths;Ue=Ht(Ue*Tt,3);let Fe=null,Be=Ue%2/2;E&&Se==null&&(Se=Ue>0?"#fff":fe);let ot=P.pxAlign==1&&Be>0;if(ot&&u.translate(Be,Be),!E){let Et=C-Ue/2,wt=S-Ue/2,yt=q+Ue,je=he+Ue;Fe=new Path2D,Fe.rect(Et,wt,yt,je)}E?ke(fe,Ue,P.dash,P.cap,Se,U,X,le,K):Lt(v,fe,Ue,P.dash,P.cap,Se,U,X,le,Fe,K),ot&&u.translate(-Be,-Be)}function Lt(v,E,P,U,X,K,le,fe,Se,Ue,Fe){let Be=!1;Se!=0&&R.forEach((ot,Et)=>{if(ot.series[0]==v){let wt=_[ot.series[1]],yt=e[ot.series[1]],je=(wt._paths||El).band;yr(je)&&(je=ot.dir==1?je[0]:je[1]);let Ye,qt=null;wt.show&&je&&jE(yt,on,an)?(qt=ot.fill(n,Et)||K,Ye=wt._paths.clip):je=null,ke(E,P,U,X,qt,le,fe,Se,Ue,Fe,Ye,je),Be=!0}}),Be||ke(E,P,U,X,K,le,fe,Se,Ue,Fe)}let xn=ia|tp;function ke(v,E,P,U,X,K,le,fe,Se,Ue,Fe,Be){Re(v,E,P,U,X),(Se||Ue||Be)&&(u.save(),Se&&u.clip(Se),Ue&&u.clip(Ue)),Be?(fe&xn)==xn?(u.clip(Be),Fe&&u.clip(Fe),xt(X,le),un(v,K,E)):fe&tp?(xt(X,le),u.clip(Be),un(v,K,E)):fe&ia&&(u.save(),u.clip(Be),Fe&&u.clip(Fe),xt(X,le),u.restore(),un(v,K,E)):(xt(X,le),un(v,K,E)),(Se||Ue||Be)&&u.restore()}function un(v,E,P){P>0&&(E instanceof Map?E.forEach((U,X)=>{u.strokeStyle=qr=X,u.stroke(U)}):E!=null&&v&&u.stroke(E))}function xt(v,E){E instanceof Map?E.forEach((P,U)=>{u.fillStyle=$s=U,u.fill(P)}):E!=null&&v&&u.fill(E)}function vs(v,E,P,U){let X=A[v],K;if(U<=0)K=[0,0];else{let le=X._space=X.space(n,v,E,P,U),fe=X._incrs=X.incrs(n,v,E,P,U,le);K=vT(E,P,fe,U,le)}return X._found=K}function dn(v,E,P,U,X,K,le,fe,Se,Ue){let Fe=le%2/2;y==1&&u.translate(Fe,Fe),Re(fe,le,Se,Ue,fe),u.beginPath();let Be,ot,Et,wt,yt=X+(U==0||U==3?-K:K);P==0?(ot=X,wt=yt):(Be=X,Et=yt);for(let je=0;je<v.length;je++)E[je]!=null&&(P==0?Be=Et=v[je]:ot=wt=v[je],u.moveTo(Be,ot),u.lineTo(Et,wt));u.stroke(),y==1&&u.translate(-Fe,-Fe)}function Zr(v){let E=!0;return A.forEach((P,U)=>{if(!P.show)return;let X=b[P.scale];if(X.min==null){P._show&&(E=!1,P._show=!1,dt(!1));return}else P._show||(E=!1,P._show=!0,dt(!1));let K=P.side,le=K%2,{min:fe,max:Se}=X,[Ue,Fe]=vs(U,fe,Se,le==0?B:Ie);if(Fe==0)return;let Be=X.distr==2,ot=P._splits=P.splits(n,U,fe,Se,Ue,Fe,Be),Et=X.distr==2?ot.map(Ye=>fi[Ye]):ot,wt=X.distr==2?fi[ot[1]]-fi[ot[0]]:Ue,yt=P._values=P.values(n,P.filter(n,Et,U,Fe,wt),U,Fe,wt);P._rotate=K==2?P.rotate(n,yt,U,Fe):0;let je=P._size;P._size=Di(P.size(n,yt,U,v)),je!=null&&P._size!=je&&(E=!1)}),E}function Qi(v){let E=!0;return ca.forEach((P,U)=>{let X=P(n,U,Ki,v);X!=Ui[U]&&(E=!1),Ui[U]=X}),E}function _s(){for(let v=0;v<A.length;v++){let E=A[v];if(!E.show||!E._show)continue;let P=E.side,U=P%2,X,K,le=E.stroke(n,v),fe=P==0||P==3?-1:1,[Se,Ue]=E._found;if(E.label!=null){let Jn=E.labelGap*fe,gi=Sn((E._lpos+Jn)*Tt);Ne(E.labelFont[0],le,"center",P==2?"top":O0),u.save(),U==1?(X=K=0,u.translate(gi,Sn(S+he/2)),u.rotate((P==3?-cu:cu)/2)):(X=Sn(C+q/2),K=gi);let br=Ty(E.label)?E.label(n,v,Se,Ue):E.label;u.fillText(br,X,K),u.restore()}if(Ue==0)continue;let Fe=b[E.scale],Be=U==0?q:he,ot=U==0?C:S,Et=E._splits,wt=Fe.distr==2?Et.map(Jn=>fi[Jn]):Et,yt=Fe.distr==2?fi[Et[1]]-fi[Et[0]]:Se,je=E.ticks,Ye=E.border,qt=je.show?je.size:0,sn=Sn(qt*Tt),Cn=Sn((E.alignTo==2?E._size-qt-E.gap:E.gap)*Tt),Ut=E._rotate*-cu/180,rn=m(E._pos*Tt),pi=(sn+Cn)*fe,Zn=rn+pi;K=U==0?Zn:0,X=U==1?Zn:0;let Mi=E.font[0],Fi=E.align==1?Ko:E.align==2?Hf:Ut>0?Ko:Ut<0?Hf:U==0?"center":P==3?Hf:Ko,ns=Ut||U==1?"middle":P==2?"top":O0;Ne(Mi,le,Fi,ns);let mi=E.font[1]*E.lineGap,Ei=Et.map(Jn=>m(a(Jn,Fe,Be,ot))),Oi=E._values;for(let Jn=0;Jn<Oi.length;Jn++){let gi=Oi[Jn];if(gi!=null){U==0?X=Ei[Jn]:K=Ei[Jn],gi=""+gi;let br=gi.indexOf(`
`)==-1?[gi]:gi.split(/\n/gm);for(let Kn=0;Kn<br.length;Kn++){let Jp=br[Kn];Ut?(u.save(),u.translate(X,K+Kn*mi),u.rotate(Ut),u.fillText(Jp,0,0),u.restore()):u.fillText(Jp,X,K+Kn*mi)}}}je.show&&dn(Ei,je.filter(n,wt,v,Ue,yt),U,P,rn,sn,Ht(je.width*Tt,3),je.stroke(n,v),je.dash,je.cap);let is=E.grid;is.show&&dn(Ei,is.filter(n,wt,v,Ue,yt),U,U==0?2:1,U==0?S:C,U==0?he:q,Ht(is.width*Tt,3),is.stroke(n,v),is.dash,is.cap),Ye.show&&dn([rn],[1],U==0?1:0,U==0?1:2,U==1?S:C,U==1?he:q,Ht(Ye.width*Tt,3),Ye.stroke(n,v),Ye.dash,Ye.cap)}Rn("drawAxes")}function dt(v){_.forEach((E,P)=>{P>0&&(E._paths=null,v&&(s==1?(E.min=null,E.max=null):E.facets.forEach(U=>{U.min=null,U.max=null})))})}let nn=!1,Yn=!1,Dt=[];function fn(){Yn=!1;for(let v=0;v<Dt.length;v++)Rn(...Dt[v]);Dt.length=0}function zn(){nn||(d1(Lp),nn=!0)}function Ll(v,E=!1){nn=!0,Yn=E,v(n),Lp(),E&&Dt.length>0&&queueMicrotask(fn)}n.batch=Ll;function Lp(){if(oe&&(mt(),oe=!1),be&&(Te(),be=!1),xe){if(Zt(f,Ko,Ke),Zt(f,"top",lt),Zt(f,bl,B),Zt(f,Sl,Ie),Zt(g,Ko,Ke),Zt(g,"top",lt),Zt(g,bl,B),Zt(g,Sl,Ie),Zt(d,bl,en),Zt(d,Sl,hn),h.width=Sn(en*Tt),h.height=Sn(hn*Tt),A.forEach(({_el:v,_show:E,_size:P,_pos:U,side:X})=>{if(v!=null)if(E){let K=X===3||X===0?P:0,le=X%2==1;Zt(v,le?"left":"top",U-K),Zt(v,le?"width":"height",P),Zt(v,le?"top":"left",le?lt:Ke),Zt(v,le?"height":"width",le?Ie:B),Jf(v,Br)}else bi(v,Br)}),qr=$s=Yr=V=j=Y=Z=Ae=T=null,De=1,pa(!0),Ke!=Ee||lt!=Ot||B!=We||Ie!=Ze){dt(!1);let v=B/We,E=Ie/Ze;if(ge&&!te&&ue.left>=0){ue.left*=v,ue.top*=E,Jr&&fs(Jr,Sn(ue.left),0,B,Ie),Kr&&fs(Kr,0,Sn(ue.top),B,Ie);for(let P=0;P<ht.length;P++){let U=ht[P];U!=null&&(Wt[P]*=v,qn[P]*=E,fs(U,Di(Wt[P]),Di(qn[P]),B,Ie))}}if($t.show&&!ie&&$t.left>=0&&$t.width>0){$t.left*=v,$t.width*=v,$t.top*=E,$t.height*=E;for(let P in $u)Zt(eo,P,$t[P])}Ee=Ke,Ot=lt,We=B,Ze=Ie}Rn("setSize"),xe=!1}en>0&&hn>0&&(u.clearRect(0,0,h.width,h.height),Rn("drawClear"),w.forEach(v=>v()),Rn("draw")),$t.show&&ie&&(Dl($t),ie=!1),ge&&te&&(_r(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Wu(),pe=!1),l||(l=!0,n.status=1,Rn("ready")),Xs=!1,nn=!1}n.redraw=(v,E)=>{be=E||!1,v!==!1?Ys(M,D.min,D.max):zn()};function Hu(v,E){let P=b[v];if(P.from==null){if(tn==0){let U=P.range(n,E.min,E.max,v);E.min=U[0],E.max=U[1]}if(E.min>E.max){let U=E.min;E.min=E.max,E.max=U}if(tn>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;v==M&&P.distr==2&&tn>0&&(E.min=Zi(E.min,e[0]),E.max=Zi(E.max,e[0]),E.min==E.max&&E.max++),F[v]=E,oe=!0,zn()}}n.setScale=Hu;let Vu,Gu,Jr,Kr,Dp,Np,jr,Qr,Up,Fp,Xt,Kt,qs=!1,Nn=ue.drag,Tn=Nn.x,An=Nn.y;ge&&(ue.x&&(Vu=Li(FE,g)),ue.y&&(Gu=Li(OE,g)),D.ori==0?(Jr=Vu,Kr=Gu):(Jr=Gu,Kr=Vu),Xt=ue.left,Kt=ue.top);let $t=n.select=gn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),eo=$t.show?Li(UE,$t.over?g:f):null;function Dl(v,E){if($t.show){for(let P in v)$t[P]=v[P],P in $u&&Zt(eo,P,v[P]);E!==!1&&Rn("setSelect")}}n.setSelect=Dl;function Gx(v){if(_[v].show)ee&&Jf(at[v],Br);else if(ee&&bi(at[v],Br),ge){let P=Pe?ht[0]:ht[v];P!=null&&fs(P,-10,-10,B,Ie)}}function Ys(v,E,P){Hu(v,{min:E,max:P})}function es(v,E,P,U){E.focus!=null&&Yx(v),E.show!=null&&_.forEach((X,K)=>{K>0&&(v==K||v==null)&&(X.show=E.show,Gx(K),s==2?(Ys(X.facets[0].scale,null,null),Ys(X.facets[1].scale,null,null)):Ys(X.scale,null,null),zn())}),P!==!1&&Rn("setSeries",v,E),U&&ma("setSeries",n,v,E)}n.setSeries=es;function Wx(v,E){gn(R[v],E)}function Xx(v,E){v.fill=_t(v.fill||null),v.dir=Mt(v.dir,-1),E=E??R.length,R.splice(E,0,v)}function $x(v){v==null?R.length=0:R.splice(v,1)}n.addBand=Xx,n.setBand=Wx,n.delBand=$x;function qx(v,E){_[v].alpha=E,ge&&ht[v]!=null&&(ht[v].style.opacity=E),ee&&at[v]&&(at[v].style.opacity=E)}let bs,Zs,vr,to={focus:!0};function Yx(v){if(v!=vr){let E=v==null,P=ze.alpha!=1;_.forEach((U,X)=>{if(s==1||X>0){let K=E||X==0||X==v;U._focus=E?null:K,P&&qx(X,K?1:ze.alpha)}}),vr=v,P&&zn()}}ee&&et&&bt(H0,Ce,v=>{ue._lock||(Qe(v),vr!=null&&es(null,to,!0,pn.setSeries))});function ts(v,E,P){let U=b[E];P&&(v=v/Tt-(U.ori==1?lt:Ke));let X=B;U.ori==1&&(X=Ie,v=X-v),U.dir==-1&&(v=X-v);let K=U._min,le=U._max,fe=v/X,Se=K+(le-K)*fe,Ue=U.distr;return Ue==3?ea(10,Se):Ue==4?e1(Se,U.asinh):Ue==100?U.bwd(Se):Se}function Zx(v,E){let P=ts(v,M,E);return Zi(P,e[0],on,an)}n.valToIdx=v=>Zi(v,e[0]),n.posToIdx=Zx,n.posToVal=ts,n.valToPos=(v,E,P)=>b[E].ori==0?r(v,b[E],P?q:B,P?C:0):o(v,b[E],P?he:Ie,P?S:0),n.setCursor=(v,E,P)=>{Xt=v.left,Kt=v.top,_r(null,E,P)};function Op(v,E){Zt(eo,Ko,$t.left=v),Zt(eo,bl,$t.width=E)}function kp(v,E){Zt(eo,"top",$t.top=v),Zt(eo,Sl,$t.height=E)}let da=D.ori==0?Op:kp,fa=D.ori==1?Op:kp;function Jx(){if(ee&&de.live)for(let v=s==2?1:0;v<_.length;v++){if(v==0&&ut)continue;let E=de.values[v],P=0;for(let U in E)Xe[v][P++].firstChild.nodeValue=E[U]}}function Wu(v,E){if(v!=null&&(v.idxs?v.idxs.forEach((P,U)=>{se[U]=P}):s1(v.idx)||se.fill(v.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<_.length;P++)(P>0||s==1&&!ut)&&Kx(P,se[P]);Jx()}pe=!1,E!==!1&&Rn("setLegend")}n.setLegend=Wu;function Kx(v,E){let P=_[v],U=v==0&&H==2?fi:e[v],X;ut?X=P.values(n,v,E)??rt:(X=P.value(n,E==null?null:U[E],v,E),X=X==null?rt:{_:X}),de.values[v]=X}function _r(v,E,P){Up=Xt,Fp=Kt,[Xt,Kt]=ue.move(n,Xt,Kt),ue.left=Xt,ue.top=Kt,ge&&(Jr&&fs(Jr,Sn(Xt),0,B,Ie),Kr&&fs(Kr,0,Sn(Kt),B,Ie));let U,X=on>an;bs=zt,Zs=null;let K=D.ori==0?B:Ie,le=D.ori==1?B:Ie;if(Xt<0||tn==0||X){U=ue.idx=null;for(let fe=0;fe<_.length;fe++){let Se=ht[fe];Se!=null&&fs(Se,-10,-10,B,Ie)}et&&es(null,to,!0,v==null&&pn.setSeries),de.live&&(se.fill(U),pe=!0)}else{let fe,Se,Ue;s==1&&(fe=D.ori==0?Xt:Kt,Se=ts(fe,M),U=ue.idx=Zi(Se,e[0],on,an),Ue=W(e[0][U],D,K,0));let Fe=-10,Be=-10,ot=0,Et=0,wt=!0,yt="",je="";for(let Ye=s==2?1:0;Ye<_.length;Ye++){let qt=_[Ye],sn=se[Ye],Cn=sn==null?null:s==1?e[Ye][sn]:e[Ye][1][sn],Ut=ue.dataIdx(n,Ye,U,Se),rn=Ut==null?null:s==1?e[Ye][Ut]:e[Ye][1][Ut];if(pe=pe||rn!=Cn||Ut!=sn,se[Ye]=Ut,Ye>0&&qt.show){let pi=Ut==null?-10:Ut==U?Ue:W(s==1?e[0][Ut]:e[Ye][0][Ut],D,K,0),Zn=rn==null?-10:N(rn,s==1?b[qt.scale]:b[qt.facets[1].scale],le,0);if(et&&rn!=null){let Mi=D.ori==1?Xt:Kt,Fi=wn(ze.dist(n,Ye,Ut,Zn,Mi));if(Fi<bs){let ns=ze.bias;if(ns!=0){let mi=ts(Mi,qt.scale),Ei=rn>=0?1:-1,Oi=mi>=0?1:-1;Oi==Ei&&(Oi==1?ns==1?rn>=mi:rn<=mi:ns==1?rn<=mi:rn>=mi)&&(bs=Fi,Zs=Ye)}else bs=Fi,Zs=Ye}}if(pe||Pe){let Mi,Fi;D.ori==0?(Mi=pi,Fi=Zn):(Mi=Zn,Fi=pi);let ns,mi,Ei,Oi,is,Jn,gi=!0,br=ce.bbox;if(br!=null){gi=!1;let Kn=br(n,Ye);Ei=Kn.left,Oi=Kn.top,ns=Kn.width,mi=Kn.height}else Ei=Mi,Oi=Fi,ns=mi=ce.size(n,Ye);if(Jn=ce.fill(n,Ye),is=ce.stroke(n,Ye),Pe)Ye==Zs&&bs<=ze.prox&&(Fe=Ei,Be=Oi,ot=ns,Et=mi,wt=gi,yt=Jn,je=is);else{let Kn=ht[Ye];Kn!=null&&(Wt[Ye]=Ei,qn[Ye]=Oi,Y0(Kn,ns,mi,gi),$0(Kn,Jn,is),fs(Kn,Di(Ei),Di(Oi),B,Ie))}}}}if(Pe){let Ye=ze.prox,qt=vr==null?bs<=Ye:bs>Ye||Zs!=vr;if(pe||qt){let sn=ht[0];sn!=null&&(Wt[0]=Fe,qn[0]=Be,Y0(sn,ot,Et,wt),$0(sn,yt,je),fs(sn,Di(Fe),Di(Be),B,Ie))}}}if($t.show&&qs)if(v!=null){let[fe,Se]=pn.scales,[Ue,Fe]=pn.match,[Be,ot]=v.cursor.sync.scales,Et=v.cursor.drag;if(Tn=Et._x,An=Et._y,Tn||An){let{left:wt,top:yt,width:je,height:Ye}=v.select,qt=v.scales[Be].ori,sn=v.posToVal,Cn,Ut,rn,pi,Zn,Mi=fe!=null&&Ue(fe,Be),Fi=Se!=null&&Fe(Se,ot);Mi&&Tn?(qt==0?(Cn=wt,Ut=je):(Cn=yt,Ut=Ye),rn=b[fe],pi=W(sn(Cn,Be),rn,K,0),Zn=W(sn(Cn+Ut,Be),rn,K,0),da(Ji(pi,Zn),wn(Zn-pi))):da(0,K),Fi&&An?(qt==1?(Cn=wt,Ut=je):(Cn=yt,Ut=Ye),rn=b[Se],pi=N(sn(Cn,ot),rn,le,0),Zn=N(sn(Cn+Ut,ot),rn,le,0),fa(Ji(pi,Zn),wn(Zn-pi))):fa(0,le)}else qu()}else{let fe=wn(Up-Dp),Se=wn(Fp-Np);if(D.ori==1){let ot=fe;fe=Se,Se=ot}Tn=Nn.x&&fe>=Nn.dist,An=Nn.y&&Se>=Nn.dist;let Ue=Nn.uni;Ue!=null?Tn&&An&&(Tn=fe>=Ue,An=Se>=Ue,!Tn&&!An&&(Se>fe?An=!0:Tn=!0)):Nn.x&&Nn.y&&(Tn||An)&&(Tn=An=!0);let Fe,Be;Tn&&(D.ori==0?(Fe=jr,Be=Xt):(Fe=Qr,Be=Kt),da(Ji(Fe,Be),wn(Be-Fe)),An||fa(0,le)),An&&(D.ori==1?(Fe=jr,Be=Xt):(Fe=Qr,Be=Kt),fa(Ji(Fe,Be),wn(Be-Fe)),Tn||da(0,K)),!Tn&&!An&&(da(0,0),fa(0,0))}if(Nn._x=Tn,Nn._y=An,v==null){if(P){if(Zp!=null){let[fe,Se]=pn.scales;pn.values[0]=fe!=null?ts(D.ori==0?Xt:Kt,fe):null,pn.values[1]=Se!=null?ts(D.ori==1?Xt:Kt,Se):null}ma(Vf,n,Xt,Kt,B,Ie,U)}if(et){let fe=P&&pn.setSeries,Se=ze.prox;vr==null?bs<=Se&&es(Zs,to,!0,fe):bs>Se?es(null,to,!0,fe):Zs!=vr&&es(Zs,to,!0,fe)}}pe&&(de.idx=U,Wu()),E!==!1&&Rn("setCursor")}let Js=null;Object.defineProperty(n,"rect",{get(){return Js==null&&pa(!1),Js}});function pa(v=!1){v?Js=null:(Js=g.getBoundingClientRect(),Rn("syncRect",Js))}function Bp(v,E,P,U,X,K,le){ue._lock||qs&&v!=null&&v.movementX==0&&v.movementY==0||(Xu(v,E,P,U,X,K,le,!1,v!=null),v!=null?_r(null,!0,!0):_r(E,!0,!1))}function Xu(v,E,P,U,X,K,le,fe,Se){if(Js==null&&pa(!1),Qe(v),v!=null)P=v.clientX-Js.left,U=v.clientY-Js.top;else{if(P<0||U<0){Xt=-10,Kt=-10;return}let[Ue,Fe]=pn.scales,Be=E.cursor.sync,[ot,Et]=Be.values,[wt,yt]=Be.scales,[je,Ye]=pn.match,qt=E.axes[0].side%2==1,sn=D.ori==0?B:Ie,Cn=D.ori==1?B:Ie,Ut=qt?K:X,rn=qt?X:K,pi=qt?U:P,Zn=qt?P:U;if(wt!=null?P=je(Ue,wt)?a(ot,b[Ue],sn,0):-10:P=sn*(pi/Ut),yt!=null?U=Ye(Fe,yt)?a(Et,b[Fe],Cn,0):-10:U=Cn*(Zn/rn),D.ori==1){let Mi=P;P=U,U=Mi}}Se&&(E==null||E.cursor.event.type==Vf)&&((P<=1||P>=B-1)&&(P=Or(P,B)),(U<=1||U>=Ie-1)&&(U=Or(U,Ie))),fe?(Dp=P,Np=U,[jr,Qr]=ue.move(n,P,U)):(Xt=P,Kt=U)}let $u={width:0,height:0,left:0,top:0};function qu(){Dl($u,!1)}let zp,Hp,Vp,Gp;function Wp(v,E,P,U,X,K,le){qs=!0,Tn=An=Nn._x=Nn._y=!1,Xu(v,E,P,U,X,K,le,!0,!1),v!=null&&(bt(Gf,Yf,Xp,!1),ma(B0,n,jr,Qr,B,Ie,null));let{left:fe,top:Se,width:Ue,height:Fe}=$t;zp=fe,Hp=Se,Vp=Ue,Gp=Fe}function Xp(v,E,P,U,X,K,le){qs=Nn._x=Nn._y=!1,Xu(v,E,P,U,X,K,le,!1,!0);let{left:fe,top:Se,width:Ue,height:Fe}=$t,Be=Ue>0||Fe>0,ot=zp!=fe||Hp!=Se||Vp!=Ue||Gp!=Fe;if(Be&&ot&&Dl($t),Nn.setScale&&Be&&ot){let Et=fe,wt=Ue,yt=Se,je=Fe;if(D.ori==1&&(Et=Se,wt=Fe,yt=fe,je=Ue),Tn&&Ys(M,ts(Et,M),ts(Et+wt,M)),An)for(let Ye in b){let qt=b[Ye];Ye!=M&&qt.from==null&&qt.min!=zt&&Ys(Ye,ts(yt+je,Ye),ts(yt,Ye))}qu()}else ue.lock&&(ue._lock=!ue._lock,_r(E,!0,v!=null));v!=null&&(yn(Gf,Yf),ma(Gf,n,Xt,Kt,B,Ie,null))}function jx(v,E,P,U,X,K,le){if(ue._lock)return;Qe(v);let fe=qs;if(qs){let Se=!0,Ue=!0,Fe=10,Be,ot;D.ori==0?(Be=Tn,ot=An):(Be=An,ot=Tn),Be&&ot&&(Se=Xt<=Fe||Xt>=B-Fe,Ue=Kt<=Fe||Kt>=Ie-Fe),Be&&Se&&(Xt=Xt<jr?0:B),ot&&Ue&&(Kt=Kt<Qr?0:Ie),_r(null,!0,!0),qs=!1}Xt=-10,Kt=-10,se.fill(null),_r(null,!0,!0),fe&&(qs=fe)}function $p(v,E,P,U,X,K,le){ue._lock||(Qe(v),ua(),qu(),v!=null&&ma(V0,n,Xt,Kt,B,Ie,null))}function qp(){A.forEach(_T),k(n.width,n.height,!0)}zr(hu,Qo,qp);let no={};no.mousedown=Wp,no.mousemove=Bp,no.mouseup=Xp,no.dblclick=$p,no.setSeries=(v,E,P,U)=>{let X=pn.match[2];P=X(n,E,P),P!=-1&&es(P,U,!0,!1)},ge&&(bt(B0,g,Wp),bt(Vf,g,Bp),bt(z0,g,v=>{Qe(v),pa(!1)}),bt(H0,g,jx),bt(V0,g,$p),np.add(n),n.syncRect=pa);let Nl=n.hooks=i.hooks||{};function Rn(v,E,P){Yn?Dt.push([v,E,P]):v in Nl&&Nl[v].forEach(U=>{U.call(null,n,E,P)})}(i.plugins||[]).forEach(v=>{for(let E in v.hooks)Nl[E]=(Nl[E]||[]).concat(v.hooks[E])});let Yp=(v,E,P)=>P,pn=gn({key:null,setSeries:!1,filters:{pub:Q0,sub:Q0},scales:[M,_[1]?_[1].scale:null],match:[ey,ey,Yp],values:[null,null]},ue.sync);pn.match.length==2&&pn.match.push(Yp),ue.sync=pn;let Zp=pn.key,Yu=Jy(Zp);function ma(v,E,P,U,X,K,le){pn.filters.pub(v,E,P,U,X,K,le)&&Yu.pub(v,E,P,U,X,K,le)}Yu.sub(n);function Qx(v,E,P,U,X,K,le){pn.filters.sub(v,E,P,U,X,K,le)&&no[v](null,E,P,U,X,K,le)}n.pub=Qx;function ev(){Yu.unsub(n),np.delete(n),En.clear(),Kf(hu,Qo,qp),c.remove(),Ce?.remove(),Rn("destroy")}n.destroy=ev;function Zu(){Rn("init",i,e),ha(e||i.data,!1),F[M]?Hu(M,F[M]):ua(),ie=$t.show&&($t.width>0||$t.height>0),te=pe=!0,k(i.width,i.height)}return _.forEach($r),A.forEach(ys),t?t instanceof HTMLElement?(t.appendChild(c),Zu()):t(n,Zu):Zu(),n}Ln.assign=gn;Ln.fmtNum=cp;Ln.rangeNum=uu;Ln.rangeLog=pu;Ln.rangeAsinh=ap;Ln.orient=Vr;Ln.pxRatio=Tt;Ln.join=u1;Ln.fmtDate=up,Ln.tzDate=S1;Ln.sync=Jy;{Ln.addGap=sT,Ln.clipGaps=yu;let i=Ln.paths={points:nx};i.linear=sx,i.stepped=aT,i.bars=lT,i.spline=hT}var lx=4,cx=3e3,Gr=i=>getComputedStyle(document.documentElement).getPropertyValue(i).trim();function ux(i){let e=i.length;if(e<=cx)return Array.from({length:e},(s,r)=>r);let t=[],n=Math.ceil(e/(cx/2));for(let s=0;s<e;s+=n){let r=s,o=s;for(let a=s;a<Math.min(s+n,e);a++)i[a]<i[r]&&(r=a),i[a]>i[o]&&(o=a);t.push(...new Set([Math.min(r,o),Math.max(r,o)]))}return t.at(-1)!==e-1&&t.push(e-1),t}function hx(i,e,t){let n=0,s=i.length;for(;n<s;){let r=n+s>>1;i[r]<=t+1e-9?n=r+1:s=r}return n>0?e[n-1]:NaN}function bT(i,e,t){if(i===null||e===null||!Number.isFinite(i+e))return[0,1,!1];let n=Math.max(Math.abs(i),Math.abs(e));if(e-i<=Math.max(t,1e-12*n)){let r=Math.max(t,.1*n,n===0&&t===0?1:0),o=(i+e)/2;return[o-r,o+r,!0]}let s=.08*(e-i);return[i-s,e+s,!1]}function dx(i,e){let t=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(e);n++)n%3===0&&t.push(10**n);return t}var Al=class{constructor(e,t){this.plan=e;this.host=t;let n=(s,r,o)=>z("button",{class:"small",title:r,"aria-label":`${s} of ${e.title}`,onclick:o},s);this.holder=z("div",{class:"plot",id:`plot-${e.id}`},z("div",{class:"plot-head"},z("button",{class:"link",title:`${e.hint}${e.hint?"; ":""}click: larger or smaller`,onclick:()=>t.large(e.id)},e.title),e.unit&&e.unit!=="\u2013"?` [${e.unit}]`:"",this.note,z("span",{class:"grow"}),n("CSV","save the data of this plot",()=>this.csv()),n("PNG","save this plot as a picture",()=>this.png()),n("SVG","save this plot as a drawing",()=>this.svg()),t.close?n("\xD7","close this plot",()=>t.close?.(e.id)):null))}plan;host;holder;lines=[];plot=null;key="";note=z("span",{class:"flat quiet"});range=null;pressed=[0,0];dragged=!1;drawnY=[0,1];destroy(){this.plot?.destroy(),this.holder.remove()}set(e){this.lines=e;let t=e.map(r=>`${r.name}${r.ghost?"'":""}`).join("|");t!==this.key&&(this.plot?.destroy(),this.plot=null,this.key=t);let n=e.map(r=>{let o=ux(r.y);return[o.map(a=>r.t[a]),o.map(a=>Number.isFinite(r.y[a])?r.y[a]:null)]}),s=n.length>1?Ln.join(n,n.map(()=>[0,1])):n.length===1?n[0]:[[]];this.plot??=this.build(),this.plot.setData(s,!1),this.scale()}zoom(e){this.range=e,this.scale()}scale(){let e=this.plot;if(!e)return;let t=1/0,n=-1/0;for(let{t:o}of this.lines)o.length>0&&([t,n]=[Math.min(t,o[0]),Math.max(n,o[o.length-1])]);t<n||([t,n]=Number.isFinite(t)?[t,t+.001]:[0,1]);let[s,r]=this.range??[t,n];e.batch(()=>e.setScale("x",{min:s,max:r}))}resize(e,t){if(!this.plot)return;let n=24,s=this.holder.querySelector(".u-legend")?.offsetHeight??20;this.plot.setSize({width:Math.max(e,80),height:Math.max(t-n-s-4,50)})}mark(){let e=this.plot;if(!e)return;e.redraw(!1,!1);let t=this.host.now(),n=this.holder.querySelectorAll(".u-legend .u-value");(e.cursor.idx===null||e.cursor.idx===void 0)&&n.forEach((s,r)=>s.textContent=r===0?`${me(t,5)} s`:this.said(r-1,t))}said(e,t){let n=this.lines[e];return n?me(hx(n.t,n.raw??n.y,t),4):""}values(e){return Object.fromEntries(this.lines.map(t=>[t.ghost?`${t.name}'`:t.name,hx(t.t,t.raw??t.y,e)]))}build(){let{plan:e}=this,t=Gr("--quiet"),n=Gr("--line"),s=this.lines,r={stroke:t,grid:{stroke:n,width:1},ticks:{stroke:n,width:1},font:"10px system-ui"},o=[{label:"t",value:(l,c)=>c===null?"":`${me(c,5)} s`},...s.map((l,c)=>({label:l.ghost?`${l.name} (compared)`:l.name,stroke:l.colour,width:l.ghost?1.2:1.6,dash:l.ghost||e.stacked&&l.apart?[5,4]:void 0,points:{show:!1},spanGaps:!0,fill:e.stacked&&!l.apart&&!l.ghost?`${l.colour}66`:void 0,value:(h,u,d,f)=>this.said(c,f==null?this.host.now():h.data[0][f]??NaN)}))],a=s.map((l,c)=>({l,k:c})).filter(({l})=>e.stacked&&!l.apart&&!l.ghost).map(({k:l})=>l);return new Ln({width:300,height:150,series:o,padding:[6,8,0,0],scales:{x:{time:!1,auto:!1},y:e.log?{distr:3,range:(l,c,h)=>this.drawnY=[Math.min(c??1e-13,1e-13)/2,Math.max(h??1e-8,e.level??1e-8)*3]}:{range:(l,c,h)=>{let[u,d,f]=bT(c,h,e.flat);return this.note.textContent=f&&e.flat>0&&c!==null?` flat: changes by ${me((h??0)-(c??0),2)}, rounding`:"",this.drawnY=[u,d]}}},axes:[{...r,values:(l,c)=>c.map(h=>`${me(h,4)}`),size:24},{...r,size:58,values:(l,c)=>ST(c),...e.log?{splits:(l,c,h,u)=>dx(h,u),filter:(l,c)=>c}:{}}],bands:a.slice(1).map((l,c)=>({series:[l+1,a[c]+1]})),cursor:{sync:{key:"tumble"},drag:{x:!0,y:!1,setScale:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[l=>this.marks(l)],ready:[l=>this.listen(l)],setSelect:[l=>this.selected(l)]}},o.map(()=>[]),this.holder)}listen(e){e.over.addEventListener("mousedown",t=>{this.pressed=[t.clientX,t.clientY],this.dragged=!0}),e.over.addEventListener("click",t=>{Math.hypot(t.clientX-this.pressed[0],t.clientY-this.pressed[1])>lx||this.host.seek(e.posToVal(t.clientX-e.over.getBoundingClientRect().left,"x"))}),e.over.addEventListener("dblclick",()=>this.host.zoomed(null))}selected(e){let{left:t,width:n}=e.select,s=this.dragged;this.dragged=!1;let r=[e.posToVal(t,"x"),e.posToVal(t+n,"x")];e.setSelect({left:0,width:0,top:0,height:0},!1),s&&n>lx&&this.host.zoomed(r)}marks(e){let t=e.ctx,{left:n,top:s,width:r,height:o}=e.bbox,{plan:a}=this,l=(h,u)=>{let d=e.valToPos(h,"y",!0);d<s||d>s+o||(t.strokeStyle=Gr("--quiet"),t.setLineDash(u),t.beginPath(),t.moveTo(n,d),t.lineTo(n+r,d),t.stroke(),t.setLineDash([]))};t.save(),a.log||l(0,[]),a.level&&l(a.level,[6,5]);let c=e.valToPos(this.host.now(),"x",!0);t.fillStyle=Gr("--ink"),c>=n&&c<=n+r&&t.fillRect(c-.75,s,1.5,o),t.restore()}csv(){let e=this.plan.unit&&this.plan.unit!=="\u2013"?` [${this.plan.unit}]`:"",t=new Map;this.lines.forEach((o,a)=>{let l=o.saved?.y??o.raw??o.y;for(let c=0;c<o.t.length;c++){let h=t.get(o.t[c]);h||t.set(o.t[c],h=Array(this.lines.length).fill("")),h[a]=l[c]}});let n=o=>/[",\n]/.test(o)?`"${o.replaceAll('"','""')}"`:o,s=["time [s]",...this.lines.map(o=>n(`${o.saved?.name??o.name}${o.ghost?" (compared)":""}${e}`))],r=[...t].sort((o,a)=>o[0]-a[0]).map(([o,a])=>[o,...a].join(","));Sr(this.host.fileName(this.plan.id,"csv"),new Blob([[s.join(","),...r].join(`
`)+`
`],{type:"text/csv"}))}png(){let e=this.plot;if(!e)return;let t=e.ctx.canvas,n=document.createElement("canvas"),s=devicePixelRatio,r=40*s;[n.width,n.height]=[t.width,t.height+r];let o=n.getContext("2d");o.fillStyle=Gr("--field"),o.fillRect(0,0,n.width,n.height),o.drawImage(t,0,r),o.font=`bold ${13*s}px system-ui, sans-serif`,o.fillStyle=Gr("--ink"),o.fillText(`${this.plan.title}${this.plan.unit?` [${this.plan.unit}]`:""}`,8*s,16*s),o.font=`${11*s}px system-ui, sans-serif`;let a=8*s;for(let l of this.lines){o.fillStyle=l.colour,o.fillRect(a,25*s,10*s,3*s),o.fillStyle=Gr("--ink");let c=`${l.name}${l.ghost?" (compared)":""}`;o.fillText(c,a+14*s,31*s),a+=o.measureText(c).width+28*s}n.toBlob(l=>l&&Sr(this.host.fileName(this.plan.id,"png"),l),"image/png")}svg(){let e=this.plot;if(!e)return;let[t,n]=[e.scales.x.min??0,e.scales.x.max??1],s=wT(this.plan,this.lines,[t,n],this.drawnY);Sr(this.host.fileName(this.plan.id,"svg"),new Blob([s],{type:"image/svg+xml"}))}};function ST(i){let e=i.filter(t=>t!==null);for(let t=3;t<=12;t++){let n=e.map(s=>me(s,t));if(new Set(n).size===n.length||t===12)return i.map(s=>s===null?"":me(s,t))}return i.map(()=>"")}var xp=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;");function wT(i,e,[t,n],[s,r]){let[o,a,l,c,h,u]=[720,360,74,46,16,40],d=i.log?Math.log10:M=>M,[f,g]=[d(s),d(r)],y=M=>l+(M-t)/(n-t)*(o-l-h),m=M=>a-u-(d(M)-f)/(g-f)*(a-c-u),p=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${o} ${a}" font-family="sans-serif" font-size="11">`,`<rect width="${o}" height="${a}" fill="#fff"/>`,`<text x="${l}" y="16" font-size="14" font-weight="bold">${xp(i.title)}${i.unit?` [${xp(i.unit)}]`:""}</text>`],_=(M,x)=>{let w=(x-M)/5,O=10**Math.floor(Math.log10(w));return([1,2,5].find(I=>I*O>=w)??10)*O},A=(M,x)=>{let w=_(M,x),O=[];for(let I=Math.ceil(M/w);I*w<=x;I++)O.push(I*w);return O};for(let M of A(t,n))p.push(`<path d="M${y(M)} ${c}V${a-u}" stroke="#ddd"/><text x="${y(M)}" y="${a-u+15}" text-anchor="middle">${me(Number(M.toPrecision(6)),4)}</text>`);let b=i.log?dx(s,r):A(s,r);for(let M of b)p.push(`<path d="M${l} ${m(M)}H${o-h}" stroke="#ddd"/><text x="${l-6}" y="${m(M)+4}" text-anchor="end">${me(Number(M.toPrecision(6)),4)}</text>`);i.level&&p.push(`<path d="M${l} ${m(i.level)}H${o-h}" stroke="#888" stroke-dasharray="6 5"/>`),p.push(`<text x="${(l+o-h)/2}" y="${a-6}" text-anchor="middle">time [s]</text>`,`<clipPath id="inside"><rect x="${l}" y="${c}" width="${o-l-h}" height="${a-c-u}"/></clipPath>`);let R=l;for(let M of e){let x=ux(M.y),w=x.filter(I=>Number.isFinite(M.y[I])).map(I=>`${y(M.t[I]).toFixed(2)},${m(M.y[I]).toFixed(2)}`).join(" "),O=`${M.name}${M.ghost?" (compared)":""}`;p.push(`<polyline clip-path="url(#inside)" fill="none" stroke="${M.colour}" stroke-width="1.5"${M.ghost?' stroke-dasharray="5 4"':""} points="${w}"/>`,`<rect x="${R}" y="26" width="10" height="3" fill="${M.colour}"/><text x="${R+14}" y="32">${xp(O)}</text>`),R+=24+6.5*O.length}return`${p.join(`
`)}
</svg>
`}var MT=16,ET=9,TT=2e3,Dn=i=>e=>e[i],fx={x:{label:"x",unit:"m",of:Dn(0)},y:{label:"y",unit:"m",of:Dn(1)},z:{label:"z",unit:"m",of:Dn(2)},vx:{label:"vx",unit:"m/s",of:Dn(7)},vy:{label:"vy",unit:"m/s",of:Dn(8)},vz:{label:"vz",unit:"m/s",of:Dn(9)},speed:{label:"speed",unit:"m/s",of:i=>Math.hypot(i[7],i[8],i[9])},wx:{label:"\u03C9x",unit:"rad/s",of:Dn(10)},wy:{label:"\u03C9y",unit:"rad/s",of:Dn(11)},wz:{label:"\u03C9z",unit:"rad/s",of:Dn(12)},spin:{label:"|\u03C9|",unit:"rad/s",of:i=>Math.hypot(i[10],i[11],i[12])},angle:{label:"rotation angle",unit:"\xB0",of:i=>2*Math.acos(Math.min(Math.abs(i[3]),1))*(180/Math.PI)},qw:{label:"qw",unit:"\u2013",of:Dn(3)},qx:{label:"qx",unit:"\u2013",of:Dn(4)},qy:{label:"qy",unit:"\u2013",of:Dn(5)},qz:{label:"qz",unit:"\u2013",of:Dn(6)},kinetic:{label:"kinetic energy",unit:"J",of:(i,e)=>Yo(e,i)[0]+Yo(e,i)[1]},potential:{label:"potential energy",unit:"J",of:(i,e,t)=>{let n=t.about.gravity;return n?-e.mass*(n[0]*i[0]+n[1]*i[1]+n[2]*i[2]):NaN}},px:{label:"px",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[7]},py:{label:"py",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[8]},pz:{label:"pz",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[9]},fx:{label:"contact force x",unit:"N",of:Dn(13)},fy:{label:"contact force y",unit:"N",of:Dn(14)},fz:{label:"contact force z",unit:"N",of:Dn(15)}},px=i=>Math.hypot(i[2],i[3]),mx={gap:{label:"gap",unit:"\xB5m",of:i=>1e6*i[0]},normal:{label:"normal force",unit:"N",of:(i,e,t)=>i[1]/t.about.step},friction:{label:"friction force",unit:"N",of:(i,e,t)=>px(i)/t.about.step},used:{label:"friction used",unit:"%",of:i=>i[7]*i[1]>0?100*px(i)/(i[7]*i[1]):NaN},slip:{label:"slip",unit:"m/s",of:i=>Math.hypot(i[5],i[6])},vn:{label:"normal velocity",unit:"m/s",of:Dn(4)},residual:{label:"residual",unit:"m/s",of:Dn(8)}},gx={kinetic:["kinetic","J"],potential:["potential","J"],friction_loss:["friction loss","J"],restitution_loss:["restitution loss","J"],damping_loss:["damping loss","J"],work:["external work","J"],kinematic_work:["kinematic work","J"],corrected:["position correction","J"],time_step:["integration error","J"],px:["px","kg\xB7m/s"],py:["py","kg\xB7m/s"],pz:["pz","kg\xB7m/s"],lx:["Lx","kg\xB7m\xB2/s"],ly:["Ly","kg\xB7m\xB2/s"],lz:["Lz","kg\xB7m\xB2/s"],residual:["residual","m/s"],overlap:["overlap","m"],sweeps:["sweeps","\u2013"],step_ms:["step time","ms"],contacts:["contacts","\u2013"],islands:["islands","\u2013"]},_p=class{constructor(e,t,n){this.store=e;this.query=t;this.width=n;this.next=e.first,this.epoch=e.epoch}store;query;width;frames=[];rows=[];busy=!1;next;epoch;get count(){return this.frames.length}frame(e){return this.frames[e]}async read(e){let t=this.store;if(!(this.busy||this.epoch!==t.epoch)){this.busy=!0;try{let n=Math.max(1,Math.ceil((t.end-t.first)/TT));for(;this.next<t.end&&this.epoch===t.epoch;){let s=new Float64Array(await t.link.bytes(`/api/source/${t.index}/series?${this.query}&from=${Math.max(this.next,t.first)}&stride=${n}`));if(s.length===0||this.epoch!==t.epoch)return;for(let r=0;r<s.length;r+=this.width+1){this.frames.push(s[r]);for(let o=1;o<=this.width;o++)this.rows.push(s[r+o])}this.next=this.frames[this.frames.length-1]+n,e()}}finally{this.busy=!1}}}},bu=class{tracks=new Map;forget(){this.tracks.clear()}refresh(e){for(let t of this.tracks.values())t.read(e).catch(()=>{})}track(e,t,n){let s=`${e.index}/${e.epoch}/${t}`,r=this.tracks.get(s);return r||this.tracks.set(s,r=new _p(e,t,n)),r}curve(e,t,n,s){let r=this.track(e,t,n),o=r.count,a=new Float64Array(o),l=new Float64Array(o);for(let c=0;c<o;c++)a[c]=e.time(r.frame(c)),l[c]=s(r.rows.slice(c*n,(c+1)*n));return{t:a,y:l}}find(e,t){let[n,...s]=e.split(":");if(n==="w"&&s.length===1){let r=s[0],o=Object.hasOwn(gx,r)?gx[r]:void 0;return o?{id:e,label:o[0],unit:o[1],of:a=>({t:a.column("time"),y:a.column(r)})}:null}if(n==="b"&&s.length===2){let r=Number(s[0]),o=Object.hasOwn(fx,s[1])?fx[s[1]]:void 0,a=t.bodies[r]?.name;return!o||a===void 0?null:{id:e,label:`${a} ${o.label}`,unit:o.unit,of:l=>{let c=vp(l,t,r);return c<0?null:this.curve(l,`body=${c}`,MT,h=>o.of(h,l.bodies[c],l))}}}if(n==="c"&&s.length===4){let[r,o]=[Number(s[0]),Number(s[1])],a=Object.hasOwn(mx,s[3])?mx[s[3]]:void 0;return!a||!t.bodies[r]||!t.bodies[o]||!/^[0-9a-f]{16}$/.test(s[2])?null:{id:e,label:`${t.bodies[r].name} \u2194 ${t.bodies[o].name} ${a.label}`,unit:a.unit,of:l=>{let[c,h]=[vp(l,t,r),vp(l,t,o)];return c<0||h<0?null:this.curve(l,`a=${c}&b=${h}&feature=${s[2]}`,ET,u=>a.of(u,l.bodies[c],l))}}}return null}};function vp(i,e,t){return i===e||i.bodies[t]?.name===e.bodies[t].name?t:i.bodies.findIndex(n=>n.name===e.bodies[t].name)}function bp(i,e,t){let n=0,s=0;for(let c of e.bodies)c.kind==="dynamic"&&([n,s]=[n+c.mass,s+1]);let r=Math.hypot(...e.about.gravity??[0,0,0])||9.81,o=Math.sqrt(r*t),a=s>0?n/s:1;return 1e-6*({m:t,"m/s":o,"rad/s":o/t,J:(n||1)*r*t,"kg\xB7m/s":(n||1)*o,"kg\xB7m\xB2/s":(n||1)*o*t,N:a*r,"\xB0":10,"\u2013":1,\u00B5m:1e3,"%":100,ms:1}[i]??0)}var AT=i=>i.map(e=>e-i[0]),yx=i=>e=>e.column(i).some(t=>Math.abs(t)>1e-12),xx=[{id:"ledger",title:"Energy balance",unit:"J",stacked:!0,hint:"the bands add up to the initial energy plus external work, position correction and integration error (dashed); zero is the lowest potential energy of the run",lines:[{name:"damping loss",colour:"#7b6d8d",column:"damping_loss",shown:yx("damping_loss")},{name:"restitution loss",colour:"#cc3fa0",column:"restitution_loss"},{name:"friction loss",colour:"#e69f00",column:"friction_loss"},{name:"potential",colour:"#5b8ff9",column:"potential"},{name:"kinetic",colour:"#2f9e44",column:"kinetic"}]},{id:"sources",title:"Work, correction, integration error",unit:"J",hint:"external work (forces, pulling), work of kinematic bodies, energy added by the position correction, integration error",lines:[{name:"external work",colour:"#d94801",column:"work"},{name:"kinematic work",colour:"#9c755f",column:"kinematic_work",shown:yx("kinematic_work")},{name:"position correction",colour:"#9c36b5",column:"corrected"},{name:"integration error",colour:"#868e96",column:"time_step"}]},{id:"momentum",title:"Change of momentum",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, without external forces",lines:["px","py","pz","lx","ly","lz"].map((i,e)=>({name:["px","py","pz","Lx","Ly","Lz"][e],colour:["#e03131","#2f9e44","#1971c2","#ff8787","#8ce99a","#74c0fc"][e],column:i,drawn:AT}))},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"largest velocity error at any contact; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",column:"residual",drawn:i=>i.map(e=>e>1e-17?e:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",column:"overlap"}]},{id:"sweeps",title:"Sweeps",unit:"\u2013",hint:"sweeps over the contacts in a step, all islands together",lines:[{name:"sweeps",colour:"#2f9e44",column:"sweeps"},{name:"contacts",colour:"#868e96",column:"contacts"}]},{id:"time",title:"Step time",unit:"ms",hint:"wall-clock time of a step on the machine that simulated it",lines:[{name:"step",colour:"#9c36b5",column:"step_ms"}]}],vx=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#9c36b5","#868e96"],Su=class{constructor(e,t,n){this.goTo=e;this.changed=t;this.size=n;new ResizeObserver(()=>this.resize()).observe(this.root)}goTo;changed;size;root=ve("plots");library=new bu;charts=[];store=null;beside=null;drawn="";frame=0;lastDraw=0;enlarged="";range=null;chosen=[];get open(){return!this.root.hidden}toggle(e=this.root.hidden){this.root.hidden=!e,e&&this.refresh(!0)}show(e){e!==this.store&&this.library.forget(),this.store=e,this.rebuild()}compare(e){this.beside=e,this.drawn="",this.open&&this.refresh(!0)}choose(e){let t=e.every(n=>this.chosen.includes(n));this.chosen=t?this.chosen.filter(n=>!e.includes(n)):[...this.chosen,...e.filter(n=>!this.chosen.includes(n))],this.rebuild(),this.changed()}rebuild(){for(let e of this.charts)e.destroy();this.charts=[],this.drawn="",this.open&&this.refresh(!0)}now(){return this.store?.time(this.frame)??0}seek(e){this.store&&this.goTo(this.store.frameAt(e))}zoomed(e){this.range=e;for(let t of this.charts)t.zoom(e)}large(e){this.enlarged=this.enlarged===e?"":e,this.resize()}fileName(e,t){return`${(this.store?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${e}.${t}`}close(e){let t=this.groups().findIndex((n,s)=>`own-${s}`===e);t>=0&&this.choose(this.groups()[t].map(n=>n.id))}groups(){let e=this.store;if(!e)return[];let t=this.chosen.map(s=>this.library.find(s,e)).filter(s=>s!==null);return[...new Set(t.map(s=>s.unit))].map(s=>t.filter(r=>r.unit===s))}build(e){let t=this.groups().map((s,r)=>({id:`own-${r}`,title:s.length===1?s[0].label:`${s.length} numbers`,hint:"chosen by a click on a number of a panel",unit:s[0].unit,flat:bp(s[0].unit,e,this.size())})),n={now:()=>this.now(),seek:s=>this.seek(s),zoomed:s=>this.zoomed(s),large:s=>this.large(s),fileName:(s,r)=>this.fileName(s,r)};this.charts=[...t.map(s=>new Al(s,this)),...xx.map(s=>new Al({...s,flat:s.log?0:bp(s.unit,e,this.size()),level:s.log?e.about.tolerance:null},n))],this.root.replaceChildren(...this.charts.map(s=>s.holder)),this.chosen.length===0&&this.root.prepend(z("p",{class:"quiet advice"},"Click a number in a panel to plot it."))}ownLines(e){return e.flatMap((t,n)=>{let s=vx[n%vx.length],r=[];for(let o of[this.store,this.beside]){let a=o?t.of(o):null;a&&r.push({name:t.label,colour:s,ghost:o===this.beside,...a})}return r})}fixedLines(e){let t=this.store,n=[];if(e.stacked)return this.ledger(e,t);for(let s of[t,this.beside])if(s)for(let r of e.lines){let o=s.column(r.column);r.shown&&!r.shown(t)||n.push({name:r.name,colour:r.colour,ghost:s===this.beside,t:s.column("time"),y:r.drawn?.(o)??o})}return n}ledger(e,t){let n=t.column("time"),s=t.rowCount,r=new Float64Array(s),o=1/0;for(let d of t.column("potential"))o=Math.min(o,d);let a=e.lines.filter(d=>!d.shown||d.shown(t)).map(d=>{let f=t.column(d.column),g=d.column==="potential"?o:0,y=new Float64Array(s);for(let m=0;m<s;m++)r[m]+=y[m]=f[m]-g;return{name:g!==0?`${d.name} above its lowest`:d.name,colour:d.colour,t:n,y:r.slice(),raw:y,saved:{name:d.name,y:f}}}),l=["work","kinematic_work","corrected","time_step"].map(d=>t.column(d)),c=(d,f)=>Float64Array.from({length:d.rowCount},(g,y)=>d.column("kinetic")[0]+d.column("potential")[0]-f+l.reduce((m,p)=>m+p[y],0)),h=getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();a.push({name:"initial energy and work",colour:h,t:n,y:c(t,o),apart:!0});let u=this.beside;if(u){let d=u.column("kinetic"),f=u.column("potential");a.push({name:"kinetic and potential",colour:"#d6331c",ghost:!0,apart:!0,t:u.column("time"),y:Float64Array.from({length:u.rowCount},(g,y)=>d[y]+f[y]-o)})}return a}refresh(e=!1){let t=this.store;if(!t||!this.open||t.rowCount===0)return;let n=performance.now();for(let r of[t,this.beside])r&&r.overlapNext<r.rowCount&&r.readOverlaps(()=>this.open&&this.store===t).catch(()=>{});let s=`${t.epoch}/${t.rowCount}/${t.live?0:t.overlapNext}/${this.beside?.rowCount}`;!e&&(s===this.drawn||n-this.lastDraw<250)||(this.lastDraw=n,this.drawn=s,this.charts.length===0&&this.build(t),this.draw(),this.chosen.length>0&&this.library.refresh(()=>this.store===t&&this.open&&this.draw(!0)),this.resize())}draw(e=!1){let t=this.groups();for(let[n,s]of this.charts.entries())n<t.length?s.set(this.ownLines(t[n])):e||s.set(this.fixedLines(xx[n-t.length])),s.zoom(this.range),s.mark()}resize(){if(!this.open)return;let e=this.charts.some(t=>t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden=e&&t.plan.id!==this.enlarged,t.holder.classList.toggle("large",e&&t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden||t.resize(t.holder.clientWidth,t.holder.clientHeight)}setFrame(e){if(e!==this.frame&&(this.frame=e,this.open))for(let t of this.charts)t.holder.hidden||t.mark()}csv(){for(let e of this.charts)e.csv()}ids(){return this.charts.map(e=>e.plan.id)}values(e){return this.charts.find(t=>t.plan.id===e)?.values(this.now())??{}}};var Sp=1,RT=`
  varying vec2 vUv; uniform sampler2D map; uniform vec2 step;
  void main() {
    float sum = 0.0;
    for (int k = -4; k <= 4; k++) sum += texture2D(map, vUv + float(k) * step).a * (5.0 - abs(float(k))) / 25.0;
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum);
  }`,wu=class{eye=new cr;targets;height=new Do;blur;sheet;page=new Ar;flat=new cr(-1,1,1,-1,0,1);pixels;constructor(e){this.pixels=e;let t=()=>new si(e,e,{depthBuffer:!0});this.targets=[t(),t()],this.height.onBeforeCompile=r=>{r.fragmentShader=r.fragmentShader.replace(/gl_FragColor = vec4\( vec3\( 1\.0 - fragCoordZ \), opacity \);/,"gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - fragCoordZ, 1.5));")},this.height.side=Xn,this.blur=new ci({uniforms:{map:{value:null},step:{value:new Ge}},depthTest:!1,depthWrite:!1,blending:ks,vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",fragmentShader:RT}),this.page.add(new Gt(new Pi(2,2),this.blur));let n=new Wn({map:this.targets[0].texture,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2,toneMapped:!1});this.sheet=new Gt(new Pi(1,1),n),this.sheet.matrixAutoUpdate=!1,this.sheet.visible=!1,this.sheet.renderOrder=-1;let s=this.sheet.geometry.getAttribute("uv");for(let r=0;r<s.count;r++)s.setY(r,1-s.getY(r));this.eye.matrixAutoUpdate=!1,this.eye.layers.set(Sp)}get object(){return this.sheet}hide(){this.sheet.visible=!1}take(e,t,n,s,r,o){let a=n.elements,l=new L(a[0],a[1],a[2]).normalize(),c=new L(a[4],a[5],a[6]).normalize(),h=new L(a[8],a[9],a[10]).normalize(),u=new L(a[12],a[13],a[14]).addScaledVector(h,s.z/2),{eye:d}=this;d.left=-s.x/2,d.right=s.x/2,d.top=s.y/2,d.bottom=-s.y/2;let f=.02*r;d.near=0,d.far=r+f,d.updateProjectionMatrix(),d.matrix.makeBasis(l,c.clone().negate(),h.clone().negate()).setPosition(u.clone().addScaledVector(h,-f)),d.matrixWorldNeedsUpdate=!0,d.updateMatrixWorld(!0);let{background:g,overrideMaterial:y}=t,m=e.getClearColor(new Oe),p=e.getClearAlpha();this.sheet.visible=!1,t.background=null,t.overrideMaterial=this.height,e.shadowMap.autoUpdate=!1,e.setClearColor(0,0),e.setRenderTarget(this.targets[0]),e.clear(),e.render(t,d),t.overrideMaterial=y,t.background=g;let _=.11*r/Math.max(s.x,s.y);for(let A of[1,.5])for(let[b,R,M]of[[0,1,[_*A*(Math.max(s.x,s.y)/s.x),0]],[1,0,[0,_*A*(Math.max(s.x,s.y)/s.y)]]])this.blur.uniforms.map.value=this.targets[b].texture,this.blur.uniforms.step.value.set(Math.max(M[0],M[0]>0?.5/this.pixels:0),Math.max(M[1],M[1]>0?.5/this.pixels:0)),e.setRenderTarget(this.targets[R]),e.render(this.page,this.flat);e.setRenderTarget(null),e.setClearColor(m,p),e.shadowMap.autoUpdate=!0,this.sheet.material.opacity=o?.75:.55,this.sheet.matrix.makeBasis(l,c,h).scale(new L(s.x,s.y,1)).setPosition(u.addScaledVector(h,1e-4*Math.max(s.x,s.y))),this.sheet.matrixWorldNeedsUpdate=!0,this.sheet.visible=!0}};var wp=new Ft,Rl=new L,CT=new L(1,1,1),PT=new it,Eu=new Set;function IT(i,e,t,n=new it){let s=i.states,r=13*e;return wp.set(s[r+4],s[r+5],s[r+6],s[r+3]),Rl.set(-t[0],-t[1],-t[2]).applyQuaternion(wp),Rl.x+=s[r],Rl.y+=s[r+1],Rl.z+=s[r+2],n.compose(Rl,wp,CT)}function LT(i,e){for(let t=13*e;t<13*e+7;t++)if(!Number.isFinite(i.states[t]))return!1;return!0}var Cl=class{constructor(e){this.ghost=e}ghost;group=new Vi;batches=[];planes=[];bodies=[];shapes=[];lost=new Set;poses=[];cheap=!1;build(e,t,n,s=Eu){this.clear(),this.bodies=e,this.shapes=t,this.poses=e.map(()=>new it().makeScale(0,0,0)),this.lost.clear();let r=new Map,o=t.map((c,h)=>$o(c,h));e.forEach((c,h)=>{for(let u of o[c.drawn??c.shape]??[]){if(u.key==="plane"){this.ghost||this.planes.push({body:h,mesh:new Gt,local:DT(u)});continue}let d=s.has(h)?`glass ${u.key}`:u.key,f=r.get(d);f||r.set(d,f={piece:u,list:[]}),f.list.push({body:h,local:u.local,colour:u.colour?new Oe(u.colour):null})}});let a=e.length>4e3?8:e.length>1e3?16:48,l=!this.ghost&&!(this.cheap&&e.length>1e3);for(let[c,{piece:h,list:u}]of r){let d=c.startsWith("glass "),f=new ir(p0(h,a),n(d?"glass":h.shape.kind),u.length);f.instanceMatrix.setUsage(Qd),f.castShadow=l&&!d,f.receiveShadow=l,f.frustumCulled=!1,this.ghost||d?f.renderOrder=2:f.layers.enable(Sp),this.batches.push({mesh:f,list:u}),this.group.add(f)}}clear(){for(let{mesh:e}of this.batches)e.geometry.dispose(),e.dispose();this.batches=[],this.planes=[],this.group.clear()}place(e,t=()=>!0){let n=Math.min(this.bodies.length,e.bodies);for(let s=0;s<n;s++)t(s)?LT(e,s)?(IT(e,s,this.bodies[s].offset,this.poses[s]),this.lost.delete(s)):this.lost.add(s):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>PT.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(e){return this.poses[e]}paint(e,t){for(let{mesh:n,list:s}of this.batches)s.forEach(({body:r,colour:o},a)=>n.setColorAt(a,t&&o?o:e(r))),n.instanceColor&&(n.instanceColor.needsUpdate=!0)}};function DT(i){let e=i.shape.kind==="plane"?i.shape.normal:[0,0,1],t=new Ft().setFromUnitVectors(new L(0,0,1),new L(e[0],e[1],e[2]).normalize());return i.local.clone().multiply(new it().makeRotationFromQuaternion(t))}var Mu=class{box=_x(new Os({vertexColors:!0,roughness:.7,metalness:0}));round=new Os({vertexColors:!0,roughness:.55,metalness:0});glass=_x(new Os({vertexColors:!0,roughness:.4,transparent:!0,opacity:.12,depthWrite:!1}),!0);of=e=>e==="glass"?this.glass:e==="box"?this.box:this.round;setXray(e){for(let t of[this.box,this.round])t.transparent=e,t.opacity=e?.35:1,t.depthWrite=!e,t.needsUpdate=!0}};function _x(i,e=!1){return i.onBeforeCompile=t=>{t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${e?"diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));":""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}var bx={type:"change"},Ep={type:"start"},wx={type:"end"},Tu=new os,Sx=new ei,NT=Math.cos(70*hl.DEG2RAD),Mn=new L,di=2*Math.PI,At={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Mp=1e-6,Au=class extends tl{constructor(e,t=null){super(e,t),this.state=At.NONE,this.target=new L,this.cursor=new L,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:ur.ROTATE,MIDDLE:ur.DOLLY,RIGHT:ur.PAN},this.touches={ONE:dr.ROTATE,TWO:dr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new L,this._lastQuaternion=new Ft,this._lastTargetPosition=new L,this._quat=new Ft().setFromUnitVectors(e.up,new L(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Uo,this._sphericalDelta=new Uo,this._scale=1,this._panOffset=new L,this._rotateStart=new Ge,this._rotateEnd=new Ge,this._rotateDelta=new Ge,this._panStart=new Ge,this._panEnd=new Ge,this._panDelta=new Ge,this._dollyStart=new Ge,this._dollyEnd=new Ge,this._dollyDelta=new Ge,this._dollyDirection=new L,this._mouse=new Ge,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=FT.bind(this),this._onPointerDown=UT.bind(this),this._onPointerUp=OT.bind(this),this._onContextMenu=WT.bind(this),this._onMouseWheel=zT.bind(this),this._onKeyDown=HT.bind(this),this._onTouchStart=VT.bind(this),this._onTouchMove=GT.bind(this),this._onMouseDown=kT.bind(this),this._onMouseMove=BT.bind(this),this._interceptControlDown=XT.bind(this),this._interceptControlUp=$T.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=At.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(bx),this.update(),this.state=At.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Mn.copy(t).sub(this.target),Mn.applyQuaternion(this._quat),this._spherical.setFromVector3(Mn),this.autoRotate&&this.state===At.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=di:n>Math.PI&&(n-=di),s<-Math.PI?s+=di:s>Math.PI&&(s-=di),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Mn.setFromSpherical(this._spherical),Mn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Mn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Mn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new L(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new L(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Mn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Tu.origin.copy(this.object.position),Tu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Tu.direction))<NT?this.object.lookAt(this.target):(Sx.setFromNormalAndCoplanarPoint(this.object.up,this.target),Tu.intersectPlane(Sx,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Mp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Mp||this._lastTargetPosition.distanceToSquared(this.target)>Mp?(this.dispatchEvent(bx),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?di/60*this.autoRotateSpeed*e:di/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Mn.setFromMatrixColumn(t,0),Mn.multiplyScalar(-e),this._panOffset.add(Mn)}_panUp(e,t){this.screenSpacePanning===!0?Mn.setFromMatrixColumn(t,1):(Mn.setFromMatrixColumn(t,0),Mn.crossVectors(this.object.up,Mn)),Mn.multiplyScalar(e),this._panOffset.add(Mn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Mn.copy(s).sub(this.target);let r=Mn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(di*this._rotateDelta.x/t.clientHeight),this._rotateUp(di*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(di*this._rotateDelta.x/t.clientHeight),this._rotateUp(di*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ge,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function UT(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function FT(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function OT(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(wx),this.state=At.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function kT(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case ur.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=At.DOLLY;break;case ur.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}break;case ur.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Ep)}function BT(i){switch(this.state){case At.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case At.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case At.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function zT(i){this.enabled===!1||this.enableZoom===!1||this.state!==At.NONE||(i.preventDefault(),this.dispatchEvent(Ep),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(wx))}function HT(i){this.enabled!==!1&&this._handleKeyDown(i)}function VT(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case dr.ROTATE:if(this.enableRotate===!1){this.state=At.NONE;break}this._handleTouchStartRotate(i),this.state=At.TOUCH_ROTATE;break;case dr.PAN:if(this.enablePan===!1){this.state=At.NONE;break}this._handleTouchStartPan(i),this.state=At.TOUCH_PAN;break;default:this.state=At.NONE}break;case 2:switch(this.touches.TWO){case dr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=At.TOUCH_DOLLY_PAN;break;case dr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=At.TOUCH_DOLLY_ROTATE;break;default:this.state=At.NONE}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Ep)}function GT(i){switch(this._trackPointer(i),this.state){case At.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case At.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case At.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case At.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=At.NONE}}function WT(i){this.enabled!==!1&&i.preventDefault()}function XT(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function $T(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Mx=.84,Pl=class{side=new L;up=new L;back;wide;high;rim;right=-1/0;left=-1/0;top=-1/0;bottom=-1/0;near=-1/0;far=1/0;constructor(e,t,n){this.back=e.clone().normalize();let s=Math.abs(this.back.z)>.999?new L(0,1,0):new L(0,0,1);this.side.crossVectors(s,this.back).normalize(),this.up.crossVectors(this.back,this.side);let r=Math.tan(t*Math.PI/360);this.high=r*Mx,this.wide=r*n*Mx,this.rim=[Math.hypot(1,1/this.wide),Math.hypot(1,1/this.high)]}get isEmpty(){return this.near===-1/0}add(e,t=0){let n=e.dot(this.side),s=e.dot(this.up),r=e.dot(this.back);if(!Number.isFinite(n+s+r+t))return;let[o,a]=[t*this.rim[0],t*this.rim[1]];this.right=Math.max(this.right,r+n/this.wide+o),this.left=Math.max(this.left,r-n/this.wide+o),this.top=Math.max(this.top,r+s/this.high+a),this.bottom=Math.max(this.bottom,r-s/this.high+a),this.near=Math.max(this.near,r+t),this.far=Math.min(this.far,r-t)}addBox(e){if(e.isEmpty())return;let{min:t,max:n}=e,s=new L;for(let r=0;r<8;r++)this.add(s.set(r&1?n.x:t.x,r&2?n.y:t.y,r&4?n.z:t.z))}place(){let e=(this.right-this.left)/2*this.wide,t=(this.top-this.bottom)/2*this.high,n=Math.max((this.right+this.left)/2,(this.top+this.bottom)/2,this.near+.001*Math.max(this.near-this.far,.001)),s=r=>new L().addScaledVector(this.side,e).addScaledVector(this.up,t).addScaledVector(this.back,r);return{eye:s(n),target:s((this.near+this.far)/2)}}};var qT=8,YT=.96,Ex=8,ZT=new L(.5,-.95,.5).normalize(),Ws=new L,Ru=class{constructor(e,t){this.canvas=e;this.moved=t;this.camera.up.set(0,0,1),this.controls=new Au(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",t),this.controls.addEventListener("start",()=>{this.held=this.numbers}),this.controls.addEventListener("end",()=>{let n=this.held;this.held=null,n?.some((s,r)=>Math.abs(s-this.numbers[r])>1e-9)&&this.take()})}canvas;moved;camera=new ti(35,1,.01,5e3);controls;auto=!0;core=new Fn(new L,5);first=5;wish=null;said={from:null,region:null};scenery=[];near=[];held=null;following=-1;lastFollowed=new L;forget(){this.following=-1,this.wish=null}get distance(){return this.camera.position.distanceTo(this.controls.target)}set view(e){this.said=e}fit(e,t,n){this.measure(e,t,n,e.number===0?60:4);let{from:s,region:r}=this.said,o=new Pl(s?new L(...s):ZT,this.camera.fov,this.camera.aspect);if(r)o.addBox(new Bt().setFromPoints(r.map(c=>new L(...c))));else{this.findScenery(e,t,n);for(let c of this.scenery)o.addBox(c);for(let c of this.near)this.near.length<=2e3?o.addBox(xl(t.shapes[t.bodies[c].shape],t.pose(c))):o.add(Ws.set(...e.centre(c)),n[c])}o.isEmpty&&o.add(new L,1);let{eye:a,target:l}=o.place();this.controls.target.copy(l),this.camera.position.copy(a),this.auto=!0,this.wish=null,this.first=this.distance,this.controls.update(),this.moved()}findScenery(e,t,n){let{center:s,radius:r}=this.core;this.scenery=[],t.bodies.forEach((o,a)=>{if(o.kind!=="fixed"||a>=e.bodies||!(n[a]>0)||!Number.isFinite(n[a])||n[a]>Ex*r||Ws.set(...e.centre(a)).distanceTo(s)>Ex*r)return;let l=xl(t.shapes[o.shape],t.pose(a));l.isEmpty()||this.scenery.push(l)})}take(){this.auto=!1,this.wish=null}setFrame(e,t,n){if(this.following>=0&&this.following<e.bodies){let s=new L(...e.centre(this.following)),r=s.clone().sub(this.lastFollowed);Number.isFinite(r.x)&&(this.controls.target.add(r),this.camera.position.add(r),this.lastFollowed.copy(s))}this.measure(e,t,n),this.watch(e,n)}measure(e,t,n,s=4){this.near=JT(e,t,n,this.core,s),this.core.radius=Math.max(this.core.radius,.001)}watch(e,t){if(!this.auto||this.following>=0||this.wish||this.held||this.said.region)return;this.camera.updateMatrixWorld();let n=c=>(Ws.set(...e.centre(c)).project(this.camera),Ws.z<1&&Math.max(Math.abs(Ws.x),Math.abs(Ws.y))>YT);if(!this.near.some(n))return;let s=this.camera.position.clone().sub(this.controls.target),r=new Pl(s,this.camera.fov,this.camera.aspect);for(let c of this.scenery)r.addBox(c);for(let c of this.near)r.add(Ws.set(...e.centre(c)),1.5*t[c]);let o=r.place(),a=o.eye.distanceTo(o.target);if(a>qT*this.first)return;let l=this.distance;a<l&&o.eye.copy(o.target).addScaledVector(r.back,l),this.wish=o}glide(e){let t=this.wish;if(!t||this.held)return;let s=(this.controls.target.distanceTo(t.target)+this.camera.position.distanceTo(t.eye))/this.distance<.002?1:1-Math.exp(-5*e);this.controls.target.lerp(t.target,s),this.camera.position.lerp(t.eye,s),s===1&&(this.wish=null),this.moved()}get gliding(){return this.wish!==null}follow(e,t){this.following=e,e>=0&&(this.wish=null),e>=0&&t&&this.lastFollowed.set(...t.centre(e))}along(e){let t=this.distance;this.take();let n=e.clone().normalize().addScaledVector(new L(0,-1,0),Math.abs(e.z)>.9?.001:0).normalize();this.camera.position.copy(this.controls.target).addScaledVector(n,t),this.controls.update(),this.moved()}focus(e,t){let n=new L(...e),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(t,.001)/Math.tan(this.camera.fov*Math.PI/360);this.take(),this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.moved()}ray(e,t){let n=this.canvas.getBoundingClientRect(),s=new Qa;return this.camera.updateMatrixWorld(),s.setFromCamera(new Ge(2*(e-n.left)/n.width-1,1-2*(t-n.top)/n.height),this.camera),s}onPlane(e,t,n){let s=this.ray(e,t).ray,r=this.camera.getWorldDirection(new L),o=new ei().setFromNormalAndCoplanarPoint(r,new L(...n)),a=s.intersectPlane(o,new L);return a?a.toArray():n}project(e){this.camera.updateMatrixWorld();let t=new L(...e).project(this.camera);if(t.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(t.x+1)/2*n,(1-t.y)/2*s]}get pixelsPerMetre(){return this.canvas.clientHeight/(2*this.distance*Math.tan(this.camera.fov*Math.PI/360))}get numbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set numbers(e){this.take(),this.camera.position.fromArray(e,0),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}};function JT(i,e,t,n,s){let r=e.bodies,o=i.states,a=[];for(let h=0;h<Math.min(r.length,i.bodies);h++)r[h].kind!=="fixed"&&Number.isFinite(o[13*h])&&!i.quarantined(h)&&a.push(h);let l=a;if(a.length>=8){let h=a.filter((p,_)=>_%Math.ceil(a.length/500)===0),u=p=>p.sort((_,A)=>_-A),[d,f,g]=[0,1,2].map(p=>u(h.map(_=>o[13*_+p]))[h.length>>1]),y=p=>Math.hypot(o[13*p]-d,o[13*p+1]-f,o[13*p+2]-g),m=u(h.map(y))[Math.floor(.9*h.length)];l=a.filter(p=>y(p)<=s*(m+t[p]))}let c=new Bt;for(let h of l){let u=t[h],d=13*h;c.min.min(Ws.set(o[d]-u,o[d+1]-u,o[d+2]-u)),c.max.max(Ws.set(o[d]+u,o[d+1]+u,o[d+2]+u))}return c.isEmpty()&&c.set(new L(-1,-1,-1),new L(1,1,1)),c.getBoundingSphere(n),l}var Tx=[.35,.05],KT=.9999,Ax=new it,Ni=new L,Cu=class{constructor(e){this.scene=e}scene;cell=1;grid=!0;patches=[];base=null;build(e){for(let{mesh:t,edges:n}of this.patches)this.scene.remove(t,n),t.material.dispose(),n.material.dispose();this.base&&(this.scene.remove(this.base.mesh),this.base.mesh.material.dispose(),this.base=null),this.patches=e.planes.map((t,n)=>{let{material:s,uniforms:r}=QT(),o=new Gt(Rx,s);o.matrixAutoUpdate=!1,o.receiveShadow=!0,o.userData.body=t.body,t.mesh=o;let a=new Ns(jT,new as({transparent:!0,opacity:.5}));return a.matrixAutoUpdate=!1,this.scene.add(o,a),{mesh:o,uniforms:r,edges:a,normal:new L(0,0,1),plane:n,reach:new Fo}})}dress(e,t){for(let{mesh:n,uniforms:s,edges:r}of this.patches)n.material.color.set(e),r.material.color.set(t),s.ink.value.set(t);this.base&&this.base.uniforms.ink.value.set(t)}forget(){for(let e of this.patches)e.reach.makeEmpty()}lay(e,t,n){let s=!1,r=!1,o=1/0,a=new L,l=new Bt;for(let c=0;c<t.length;c+=4)Ni.fromArray(t,c),l.expandByPoint(Ni),o=Math.min(o,Ni.z-t[c+3]);l.getCenter(a);for(let c of this.patches){let h=e.planes[c.plane],u=e.pose(h.body).clone().multiply(h.local),d=u.clone().invert();c.normal.set(u.elements[8],u.elements[9],u.elements[10]),r||=c.normal.z>KT,this.widen(c,t,d)&&(s=!0,this.place(c,u));for(let f=0;f<4;f++)Ni.set(f&1?c.reach.max.x:c.reach.min.x,f&2?c.reach.max.y:c.reach.min.y,0).applyMatrix4(u),Math.abs(c.normal.z)>.05&&(o=Math.min(o,Ni.z))}if(!r&&Number.isFinite(o)){let c=Math.max(l.getSize(Ni).length(),.001);this.base??=this.newBase(n),this.base.mesh.matrix.makeScale(12*c,12*c,1).setPosition(Math.round(a.x),Math.round(a.y),o-.02*c),this.base.mesh.matrixWorldNeedsUpdate=!0,this.base.uniforms.radius.value=4*c,this.base.uniforms.centre.value.set(Math.round(a.x),Math.round(a.y))}return s}newBase(e){let t=eA();return t.uniforms.ink.value.set(e),this.scene.add(t.mesh),t}widen(e,t,n){let s=new Fo;for(let a=0;a<t.length;a+=4){Ni.fromArray(t,a).applyMatrix4(n);let l=t[a+3];s.expandByPoint(new Ge(Ni.x-l,Ni.y-l)).expandByPoint(new Ge(Ni.x+l,Ni.y+l))}if(s.isEmpty()||e.reach.containsBox(s))return!1;let r=s.getSize(new Ge),o=Tx[0]*Math.min(r.x,r.y)+Tx[1]*Math.max(r.x,r.y);return e.reach.union(s.expandByScalar(o)),!0}place(e,t){let{min:n,max:s}=e.reach,r=s.x-n.x,o=s.y-n.y,a=.018*Math.max(r,o);Ax.makeScale(r,o,a).setPosition((n.x+s.x)/2,(n.y+s.y)/2,-a/2),e.mesh.matrix.multiplyMatrices(t,Ax),e.edges.matrix.copy(e.mesh.matrix),e.mesh.matrixWorldNeedsUpdate=e.edges.matrixWorldNeedsUpdate=!0,e.uniforms.middle.value.set((n.x+s.x)/2,(n.y+s.y)/2),e.uniforms.size.value.set(r,o,a)}see(e,t){this.cell=10**Math.round(Math.log10(Math.max(t,1e-6)/8));for(let{mesh:n,uniforms:s,normal:r}of this.patches){s.cell.value=this.cell,s.strength.value=this.grid?1:0;let o=n.matrix.elements,a=Ni.set(e.x-o[12],e.y-o[13],e.z-o[14]).dot(r)<0;n.material.transparent!==a&&(n.material.transparent=a,n.material.opacity=a?.15:1,n.material.depthWrite=!a,n.material.needsUpdate=!0)}this.base&&(this.base.uniforms.cell.value=this.cell,this.base.mesh.visible=this.grid)}get floor(){let e=this.patches.reduce((t,n)=>!t||n.normal.z>t.normal.z?n:t,null);return e&&e.normal.z>.3?{matrix:e.mesh.matrix,size:e.uniforms.size.value,normal:e.normal}:null}},Rx=new Ri(1,1,1),jT=new Rr(Rx),Cx=`
  float lines(vec2 p, float size, float width) {
    vec2 q = p / size, f = fwidth(q);
    vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
    float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
    return l * clamp(1.0 - 2.5 * max(f.x, f.y), 0.0, 1.0);
  }`;function QT(){let i={cell:{value:1},strength:{value:1},ink:{value:new Oe},middle:{value:new Ge},size:{value:new L(1,1,1)}},e=new Os({roughness:.95,metalness:0});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,i),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vUnit = position;`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
        varying vec3 vUnit; uniform float cell; uniform float strength; uniform vec3 ink; uniform vec2 middle; uniform vec3 size;${Cx}`).replace("#include <color_fragment>",`#include <color_fragment>
        vec2 place = vUnit.xy * size.xy + middle;
        float grid = strength * step(0.4999, vUnit.z) * max(0.10 * lines(place, cell, 1.1), 0.22 * lines(place, 10.0 * cell, 1.3));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        diffuseColor.rgb *= mix(0.8, 1.0, step(0.4999, vUnit.z));`)},{material:e,uniforms:i}}function eA(){let i={cell:{value:1},radius:{value:100},centre:{value:new Ge},ink:{value:new Oe}},e=new Wn({transparent:!0,depthWrite:!1,side:Xn});e.onBeforeCompile=n=>{Object.assign(n.uniforms,i),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = (modelMatrix * vec4(position, 1.0)).xy;`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
varying vec2 vPlace; uniform float cell; uniform float radius; uniform vec2 centre; uniform vec3 ink;${Cx}`).replace("#include <color_fragment>",`#include <color_fragment>
        float grid = max(0.14 * lines(vPlace, cell, 1.1), 0.28 * lines(vPlace, 10.0 * cell, 1.3));
        diffuseColor.rgb = ink;
        diffuseColor.a = grid * (1.0 - smoothstep(0.3 * radius, radius, length(vPlace - centre)));`)};let t=new Gt(new Pi(1,1),e);return t.matrixAutoUpdate=!1,t.renderOrder=-1,{mesh:t,uniforms:i}}Le.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Ge},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};oi.line={uniforms:ul.merge([Le.common,Le.fog,Le.line]),vertexShader:`
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
		`};var aa=class extends ci{constructor(e){super({type:"LineMaterial",uniforms:ul.clone(oi.line.uniforms),vertexShader:oi.line.vertexShader,fragmentShader:oi.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}};var Px=new Bt,Pu=new L,Wr=class extends ja{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";let e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new St(e,3)),this.setAttribute("uv",new St(t,2))}applyMatrix4(e){let t=this.attributes.instanceStart,n=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),n.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new hr(t,6,1);return this.setAttribute("instanceStart",new Wi(n,3,0)),this.setAttribute("instanceEnd",new Wi(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new hr(t,6,1);return this.setAttribute("instanceColorStart",new Wi(n,3,0)),this.setAttribute("instanceColorEnd",new Wi(n,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new $a(e.geometry)),this}fromLineSegments(e){let t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Bt);let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),Px.setFromBufferAttribute(t),this.boundingBox.union(Px))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Fn),this.boundingBox===null&&this.computeBoundingBox();let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){let n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Pu.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Pu)),Pu.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Pu));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}};var Tp=new Ct,Ix=new L,Lx=new L,On=new Ct,kn=new Ct,ps=new Ct,Ap=new L,Rp=new it,Bn=new el,Dx=new L,Iu=new Bt,Lu=new Fn,ms=new Ct,gs,Xr;function Nx(i,e,t){return ms.set(0,0,-e,1).applyMatrix4(i.projectionMatrix),ms.multiplyScalar(1/ms.w),ms.x=Xr/t.width,ms.y=Xr/t.height,ms.applyMatrix4(i.projectionMatrixInverse),ms.multiplyScalar(1/ms.w),Math.abs(Math.max(ms.x,ms.y))}function tA(i,e){let t=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){Bn.start.fromBufferAttribute(s,a),Bn.end.fromBufferAttribute(r,a),Bn.applyMatrix4(t);let c=new L,h=new L;gs.distanceSqToSegment(Bn.start,Bn.end,h,c),h.distanceTo(c)<Xr*.5&&e.push({point:h,pointOnLine:c,distance:gs.origin.distanceTo(h),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function nA(i,e,t){let n=e.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,h=Math.min(a.instanceCount,l.count),u=-e.near;gs.at(1,ps),ps.w=1,ps.applyMatrix4(e.matrixWorldInverse),ps.applyMatrix4(n),ps.multiplyScalar(1/ps.w),ps.x*=r.x/2,ps.y*=r.y/2,ps.z=0,Ap.copy(ps),Rp.multiplyMatrices(e.matrixWorldInverse,o);for(let d=0,f=h;d<f;d++){if(On.fromBufferAttribute(l,d),kn.fromBufferAttribute(c,d),On.w=1,kn.w=1,On.applyMatrix4(Rp),kn.applyMatrix4(Rp),On.z>u&&kn.z>u)continue;if(On.z>u){let A=On.z-kn.z,b=(On.z-u)/A;On.lerp(kn,b)}else if(kn.z>u){let A=kn.z-On.z,b=(kn.z-u)/A;kn.lerp(On,b)}On.applyMatrix4(n),kn.applyMatrix4(n),On.multiplyScalar(1/On.w),kn.multiplyScalar(1/kn.w),On.x*=r.x/2,On.y*=r.y/2,kn.x*=r.x/2,kn.y*=r.y/2,Bn.start.copy(On),Bn.start.z=0,Bn.end.copy(kn),Bn.end.z=0;let y=Bn.closestPointToPointParameter(Ap,!0);Bn.at(y,Dx);let m=hl.lerp(On.z,kn.z,y),p=m>=-1&&m<=1,_=Ap.distanceTo(Dx)<Xr*.5;if(p&&_){Bn.start.fromBufferAttribute(l,d),Bn.end.fromBufferAttribute(c,d),Bn.start.applyMatrix4(o),Bn.end.applyMatrix4(o);let A=new L,b=new L;gs.distanceSqToSegment(Bn.start,Bn.end,b,A),t.push({point:b,pointOnLine:A,distance:gs.origin.distanceTo(b),object:i,face:null,faceIndex:d,uv:null,uv1:null})}}}var Du=class extends Gt{constructor(e=new Wr,t=new aa({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){let e=this.geometry,t=e.attributes.instanceStart,n=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let o=0,a=0,l=t.count;o<l;o++,a+=2)Ix.fromBufferAttribute(t,o),Lx.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+Ix.distanceTo(Lx);let r=new hr(s,2,1);return e.setAttribute("instanceDistanceStart",new Wi(r,1,0)),e.setAttribute("instanceDistanceEnd",new Wi(r,1,1)),this}raycast(e,t){let n=this.material.worldUnits,s=e.camera;if(s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),n===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;let r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;gs=e.ray;let o=this.matrixWorld,a=this.geometry,l=this.material;Xr=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),Lu.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=Xr*.5;else{let u=Math.max(s.near,Lu.distanceToPoint(gs.origin));c=Nx(s,u,l.resolution)}if(Lu.radius+=c,gs.intersectsSphere(Lu)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),Iu.copy(a.boundingBox).applyMatrix4(o);let h;if(n)h=Xr*.5;else{let u=Math.max(s.near,Iu.distanceToPoint(gs.origin));h=Nx(s,u,l.resolution)}Iu.expandByScalar(h),gs.intersectsBox(Iu)!==!1&&(n?tA(this,t):nA(this,s,t))}onBeforeRender(e){let t=this.material.uniforms;t&&t.resolution&&(e.getViewport(Tp),this.material.uniforms.resolution.value.set(Tp.z,Tp.w))}};var iA=3,Nu=class{material=new aa({vertexColors:!0,linewidth:iA,transparent:!0,alphaToCoverage:!1,toneMapped:!1});lines=new Du(new Wr,this.material);background=new Oe;constructor(){this.lines.frustumCulled=!1,this.lines.visible=!1,this.lines.renderOrder=2}get object(){return this.lines}clear(){this.lines.visible=!1}set(e){let t=[],n=[],s=new Oe;for(let{colour:o,points:a}of e){let l=a.length/3;for(let c=0;c+1<l;c++){let h=3*c,u=!0;for(let d=0;d<6;d++)u&&=Number.isFinite(a[h+d]);if(u){for(let d=0;d<6;d++)t.push(a[h+d]);for(let d of[c,c+1])s.copy(this.background).lerp(o,.15+.85*d/Math.max(l-1,1)),n.push(s.r,s.g,s.b)}}}if(this.lines.visible=t.length>0,!this.lines.visible)return;this.lines.geometry.dispose();let r=new Wr;r.setPositions(t),r.setColors(n),this.lines.geometry=r}};var Ux=new L;function sA(){let i=document.createElement("canvas").getContext("webgl2"),e=i?.getExtension("WEBGL_debug_renderer_info"),t=i&&e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(t)}function rA(i,e){let t=document.createElement("canvas");[t.width,t.height]=[2,256];let n=t.getContext("2d"),s=n.createLinearGradient(0,0,0,256);s.addColorStop(0,i),s.addColorStop(1,e),n.fillStyle=s,n.fillRect(0,0,2,256);let r=new Va(t);return r.colorSpace=Qn,r}var Uu=class{constructor(e,t,n=""){this.canvas=e;let s=n==="draft",r=n==="fine"?!1:s||n==="fast"||sA();this.cheap=r,this.touching=!s,this.crowd.cheap=r,this.contact=new wu(r?256:512),this.trails=new Nu,this.renderer=new Vh({canvas:e,antialias:!s,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(r?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Jc,this.eye=new Ru(e,()=>this.dirty=!0),this.ground=new Cu(this.scene),this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trails.object,this.contact.object),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(r?1024:2048),this.sun.shadow.radius=3,this.sun.shadow.intensity=.72,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let o=new Rr(new Ri(1,1,1));this.selection=new Ns(o,new as({depthTest:!1,transparent:!0,toneMapped:!1})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=t,this.setTheme(t)}canvas;renderer;scene=new Ar;eye;crowd=new Cl(!1);unit=1;dirty=!0;gravity=null;glass=Eu;ghosts=new Cl(!0);ground;finish=new Mu;sun=new Ka(16774114,2.15);sky=new Za(15922683,13616824,1.75);contact;contactStale=!0;shaded=!0;selection;trails;ghostMaterial=new Wn({transparent:!0,opacity:.4,depthWrite:!1,toneMapped:!1});sizes=[];lit=new Fn(new L,-1);theme;cheap;touching;setTheme(e){this.theme=e,this.scene.background?.dispose(),this.scene.background=rA(e.background,e.horizon),this.ghostMaterial.color.set(e.ghost),this.selection.material.color.set(e.ink),this.trails.background.set(e.ground),this.ground.dress(e.ground,e.line),this.sky.groundColor.set(e.dark?5722700:12168088),this.sky.intensity=e.dark?1.25:1.75,this.contactStale=!0,this.dirty=!0}setWorld(e){this.eye.view={from:e.about.view.from,region:e.about.view.region},this.crowd.build(e.bodies,e.about.shapes,this.finish.of),this.ground.build(this.crowd),this.ground.dress(this.theme.ground,this.theme.line);let t=e.about.shapes.map(s=>Kh(s).getSize(Ux).length()/2);this.sizes=e.bodies.map(s=>t[s.shape]);let n=this.sizes.filter((s,r)=>e.bodies[r].kind==="dynamic"&&s>0&&Number.isFinite(s)).sort((s,r)=>s-r);this.unit=n[n.length>>1]??.5,this.glass=Eu,this.eye.forget(),this.trails.clear(),this.dirty=!0}setGhostWorld(e){e?this.ghosts.build(e.bodies,e.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}fit(e){this.eye.fit(e,this.crowd,this.sizes),this.ground.forget(),this.layGround(e),this.lit.radius=-1,this.light(),this.dirty=!0}seeThrough(e){let t=this.crowd.bodies,n=this.eye.camera.position,s=t.map((l,c)=>c).filter(l=>l<e.bodies&&t[l].kind==="dynamic"&&Number.isFinite(e.states[13*l])),r=s.filter((l,c)=>c%Math.ceil(s.length/64)===0).map(l=>new L(...e.centre(l))),o=new Set,a=t.map((l,c)=>c).filter(l=>t[l].kind==="fixed");if(a.length<=1e3)for(let l of a){let c=r.filter(h=>g0(this.crowd.shapes[t[l].shape],this.crowd.pose(l),n,h)).length;c>0&&c>=.4*r.length&&o.add(l)}if(this.glass=o,o.size>0){let l=this.crowd.planes;this.crowd.build(t,this.crowd.shapes,this.finish.of,o),this.crowd.planes=l,this.crowd.place(e)}this.dirty=!0}layGround(e){let{center:t,radius:n}=this.eye.core,s=this.crowd.bodies,r=[];for(let o=0;o<Math.min(s.length,e.bodies);o++){let[a,l,c]=e.centre(o),h=this.sizes[o],u=Math.hypot(a-t.x,l-t.y,c-t.z);!(h>0)||!Number.isFinite(u+h)||u>8*n||h>8*n||r.push(a,l,c,h)}this.ground.lay(this.crowd,Float64Array.from(r),this.theme.line)&&(this.contactStale=!0)}light(){let{camera:e,core:t,distance:n}=this.eye,s=this.eye.controls.target,r=n*Math.sin(e.fov*Math.PI/360),o=Math.min(Math.max(r,.3*t.radius),3*t.radius),a=r<t.radius||t.center.distanceTo(s)>t.radius?s:t.center;if(this.lit.radius>0&&Math.abs(o-this.lit.radius)<.25*this.lit.radius&&a.distanceTo(this.lit.center)<.4*this.lit.radius)return;this.lit.set(a,o),this.sun.target.position.copy(a),this.sun.position.copy(a).add(new L(-.45,-.6,1.2).normalize().multiplyScalar(12*o));let l=this.sun.shadow.camera,c=2.2*o;l.left=l.bottom=-c,l.right=l.top=c,l.near=.1*o,l.far=24*o,l.updateProjectionMatrix(),this.sun.shadow.normalBias=.004*o,e.near=Math.max(n/1500,1e-4),e.far=400*Math.max(t.radius,r)+100,e.updateProjectionMatrix()}setFrame(e){this.crowd.place(e),this.eye.setFrame(e,this.crowd,this.sizes),this.layGround(e),this.contactStale=!0,this.dirty=!0}setGhostFrame(e,t){let n=1e-4*this.unit;this.ghosts.place(e,s=>{if(!t||s>=t.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(e.states[13*s+r]-t.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}bodySize(e){let t=this.crowd.bodies[e],n=t?Kh(this.crowd.shapes[t.shape]):new Bt;return n.isEmpty()?4*this.unit:n.getSize(Ux).length()}select(e){let t=this.crowd.bodies[e],n=t?Kh(this.crowd.shapes[t.shape]):new Bt;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new L).multiplyScalar(1.04),r=n.getCenter(new L);this.selection.matrix.copy(this.crowd.pose(e)).multiply(new it().compose(r,new Ft,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(e,t){this.crowd.paint(e,t),this.dirty=!0}get fixedColour(){return new Oe(this.theme.fixed)}get ink(){return this.theme.ink}setGrid(e){this.ground.grid=e,this.dirty=!0}setXray(e){this.finish.setXray(e),this.dirty=!0}setShadows(e){this.sun.castShadow=e,this.shaded=e,this.contactStale=!0,this.dirty=!0}get cell(){return this.ground.cell}pick(e,t){let n=this.eye.ray(e,t),s=null;for(let{mesh:a,list:l}of this.crowd.batches){let c=n.intersectObject(a,!1).find(h=>h.instanceId!==void 0&&!this.glass.has(l[h.instanceId].body));c&&c.instanceId!==void 0&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:l[c.instanceId].body,point:c.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new L(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}resize(){let{clientWidth:e,clientHeight:t}=this.canvas;e===0||t===0||(this.renderer.setSize(e,t,!1),this.eye.camera.aspect=e/t,this.eye.camera.updateProjectionMatrix(),this.dirty=!0)}contactShadows(){if(!this.contactStale)return;this.contactStale=!1;let e=this.ground.floor,t=this.crowd.bodies.length>(this.cheap?1500:2e4);if(!this.touching||!this.shaded||!e||t)return this.contact.hide();this.contact.take(this.renderer,this.scene,e.matrix,e.size,.9*this.unit,this.theme.dark)}render(){return this.eye.controls.update(),this.dirty?(this.dirty=!1,this.light(),this.ground.see(this.eye.camera.position,this.eye.distance),this.contactShadows(),this.renderer.render(this.scene,this.eye.camera),!0):!1}};var Fu=class{constructor(e,t){this.seek=e;this.eventName=t;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=ve("strip");tip=ve("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(e){this.store=e,this.draw()}set(e){this.state=e,this.draw()}span(){let e=this.store;return e?[e.first,Math.max(e.last,e.first+1)]:[0,1]}frameAt(e){let t=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((e-t.left)/t.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(e){let t=this.store;if(!t||t.rowCount===0)return;let n=this.frameAt(e.clientX),s=t.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${me(t.time(n),4)} s \xB7 kinetic ${me(t.value("kinetic",n),3)} J \xB7 residual ${me(t.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(e.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let e=this.canvas,t=Math.min(devicePixelRatio,2),n=e.clientWidth,s=e.clientHeight;if(n===0)return;e.width!==Math.round(n*t)&&(e.width=Math.round(n*t)),e.height!==Math.round(s*t)&&(e.height=Math.round(s*t));let r=e.getContext("2d");r.setTransform(t,0,0,t,0,0);let o=getComputedStyle(document.documentElement),a=F=>o.getPropertyValue(F).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,h]=this.span(),u=F=>(F-c)/(h-c)*n,d=Math.floor(s*.58),f=F=>l.columns[Ss[F]],g=f("kinetic"),y=f("potential"),m=l.columns[Ss.residual],p=1/0,_=-1/0,A=Math.max(c-l.rowFirst,0);for(let F=A;F<l.rowCount;F++)p=Math.min(p,y[F]),_=Math.max(_,y[F]+g[F]);_-p<1e-300&&(_=p+1);let b=Math.max(1,Math.floor(n)),R=new Float64Array(b).fill(NaN),M=new Float64Array(b).fill(NaN),x=new Float64Array(b).fill(NaN);for(let F=A;F<l.rowCount;F++){let $=Math.min(b-1,Math.max(0,Math.floor(u(l.rowFirst+F)))),G=y[F]+g[F];R[$]>=G||(R[$]=G),M[$]>=y[F]||(M[$]=y[F]),x[$]>=m[F]||(x[$]=m[F])}for(let F of[R,M,x])for(let $=1;$<b;$++)Number.isNaN(F[$])&&(F[$]=F[$-1]);let w=F=>d-2-(F-p)/(_-p)*(d-6),O=(F,$,G)=>{r.fillStyle=G,r.beginPath(),r.moveTo(0,$(0));for(let ae=0;ae<b;ae++)r.lineTo(ae,w(F[ae]));for(let ae=b-1;ae>=0;ae--)r.lineTo(ae,$(ae));r.fill()};O(M,()=>d,a("--potential")),O(R,F=>w(M[F]),a("--kinetic"));let I=l.about.tolerance??1e-8,D=F=>Math.min(Math.max((Math.log10(Math.max(F,1e-16))+16)/14,0),1);for(let F=0;F<b;F++){if(!(x[F]>0))continue;r.fillStyle=x[F]>I?a("--bad"):a("--residual");let $=Math.max(1,D(x[F])*(s-d-4));r.fillRect(F,s-$,1,$)}r.fillStyle=a("--line"),r.fillRect(0,d,n,1),r.fillStyle=a("--event");let H=-1;for(let F of l.events){if(F.kind<2)continue;let $=Math.floor(u(F.frame));$!==H&&r.fillRect($,d-3,1,6),H=$}r.font="10px system-ui, sans-serif";let W=(F,$)=>{let G=5,ae=$.reduce((J,[Q])=>J+r.measureText(Q).width+7,3);r.globalAlpha=.8,r.fillStyle=a("--field"),r.fillRect(2,F-10,ae,13),r.globalAlpha=1;for(let[J,Q]of $)r.fillStyle=a(Q),r.fillText(J,G,F),G+=r.measureText(J).width+7};if(W(11,[["energy:","--quiet"],["kinetic","--kinetic-ink"],["potential","--potential-ink"],...l.events.some(F=>F.kind>=2)?[["| event","--event"]]:[]]),W(d+12,[["residual","--quiet"],...l.about.tolerance?[[`red above ${me(l.about.tolerance,2)} m/s`,"--quiet"]]:[]]),this.state.range){let[F,$]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,u(F),s),r.fillRect(u($),0,n-u($),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let F=u(this.state.differs);r.fillRect(F-1,0,2,s),r.fillText("differs",Math.min(F+4,n-40),22)}let N=u(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(N-1,0,2,s),r.beginPath(),r.moveTo(N-5,0),r.lineTo(N+5,0),r.lineTo(N,7),r.fill()}};function Fx(i,e){let t=(s,r,o,a,l=!1)=>z("button",{id:s,title:o,class:l?"less":"",onclick:c=>{a(),c.detail>0&&c.currentTarget.blur()}},r),n=z("select",{id:"speed",title:"playback speed relative to real time (+ and \u2212)",onchange:()=>e.player.setSpeed(Number(n.value))},...Fr.map(s=>z("option",{value:String(s)},`${s}\xD7`)));kt(ve("transport"),t("play","\u25B6 Play","play or pause (Space)",()=>e.player.play()),t("first","|\u25C0","first frame (Home)",()=>e.player.toFirst()),t("back10","\u221210","ten frames back (Shift \u2190)",()=>e.player.step(-10),!0),t("back","\u22121","one frame back (\u2190)",()=>e.player.step(-1)),t("on","+1",i?"one frame forward (\u2192); at the end: one simulation step":"one frame forward (\u2192)",()=>e.player.step(1)),t("on10","+10","ten frames forward (Shift \u2192)",()=>e.player.step(10),!0),t("last",i?"\u25B6| now":"\u25B6|","last frame (End)",()=>e.player.toLast()),i?t("reset","\u21BA Reset","back to the start, with the present parameters (r)",()=>e.player.reset()):null,z("span",{class:"time",id:"time"}),z("label",{class:"less",title:"frame number: type one to go there"},"frame ",z("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{e.player.play(!1),e.player.seek(Number(s.target.value)),s.target.blur()}})),z("label",{},z("span",{class:"less"},"speed "),n),t("loop",z("span",{},"\u21BB",z("span",{class:"less"}," loop")),i?"restart at the end of the scene's duration (o)":"restart at the end (o)",()=>e.player.toggleLoop()),t("event","next event","impact, sleep, waking, quarantine, or touch (e)",()=>e.jumpEvent(!1),!0),t("worst","worst frame","the frame with the largest residual (w)",()=>e.worstFrame(),!0),z("span",{class:"quiet",id:"range"}))}function Ox(i,e){let t=document.getElementById("play");if(!t)return;t.textContent=e?"\u275A\u275A Pause":"\u25B6 Play",document.documentElement.dataset.playing=String(e);let n=ve("speed");[...n.options].some(s=>Number(s.value)===i.speed)||n.append(z("option",{value:String(i.speed)},`${i.speed}\xD7`)),n.value=String(i.speed),ve("loop").classList.toggle("on",i.loop),ve("range").textContent=i.range?`range ${i.range[0]}\u2013${i.range[1]}`:""}var Ou=class{constructor(e,t,n,s,r){this.view=e;this.panels=t;this.link=n;this.save=r;this.player=new ru(e,{command:o=>n.command(o),changed:()=>{this.refreshTransport(),this.drawTimeline(),this.save()}}),this.timeline=new Fu(o=>this.player.seek(o),s),this.plots=new Su(o=>this.player.seek(o),()=>{this.view.chosen=this.plots.chosen,this.shown&&this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.save()},()=>this.stage.unit),this.plots.chosen=e.chosen,this.trails=new eu(n,this.stage,this.colours),this.beside=new su(n,this.stage,()=>this.toDifference()),this.layStage()}view;panels;link;save;stage=new Uu(ve("canvas"),nu(),new URLSearchParams(location.hash.slice(1)).get("quality")??"");overlays=new Qh(this.stage);colours=new $h;paint=new tu(this.colours);player;timeline;plots;trails;beside;store=null;shown=null;status=null;ready=!1;drawn=0;arrows={arrows:1,root:!0};last=0;wanted=-1;numbersAt=0;legendKey="";tick(e){requestAnimationFrame(s=>this.tick(s));let t=Math.min((e-this.last)/1e3,.25);this.last=e;let n=this.store;n&&this.ready&&(this.player.tick(t,this.shown?.number??-1),this.show(n),this.plots.refresh(),this.stage.eye.glide(t)),this.stage.render()&&U0(this.stage,this.shown,this.store,this.view,this.overlays),this.link.drawn()}begin(e,t){this.store=e,this.clear(),this.trails.forget(),t||(this.colours.show(e),this.paint.forget(),this.stage.setWorld(e),this.overlays.calibrate(e)),this.timeline.show(e),this.plots.show(e),this.showPlots(this.view.plots),this.panels.show(e)}clear(){this.shown=null,this.wanted=-1}show(e){let t=this.view.frame;if(this.shown?.number===t)return this.showGhosts(t);let n=e.peek(t);n?this.showFrame(n):this.wanted!==t&&(this.wanted=t,e.fetch(t,this.player.playing).then(s=>{s&&this.view.frame===t&&this.showFrame(s)}).catch(s=>{this.store===e&&!e.live&&yi(s)}).finally(()=>{this.wanted===t&&(this.wanted=-1)})),this.showGhosts(t)}showFrame(e){this.shown=e,this.drawn++,this.stage.setFrame(e),this.paint.bodies(this.stage,e,this.store,this.view),this.overlays.update(e,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.keepLegend(),this.stage.select(this.view.body),this.panels.update(e,this.view.body,this.view.contact,this.player.playing,this.status),this.drawTimeline(),this.plots.setFrame(e.number),this.trails.update(e,this.store,this.view,this.player.playing),this.refreshNumbers(),document.documentElement.dataset.frame=String(e.number),this.save()}showGhosts(e){this.beside.show(e,this.shown,this.player.playing)&&this.refreshNumbers()}redraw(){!this.shown||!this.store||(this.paint.bodies(this.stage,this.shown,this.store,this.view),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.drawTimeline(),this.trails.update(this.shown,this.store,this.view,this.player.playing),this.refreshLegend(),this.refreshNumbers(),this.save(),this.stage.dirty=!0)}drawTimeline(){this.shown&&this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.beside.differs})}refreshNumbers(e=0){!this.store||e>0&&performance.now()-this.numbersAt<=e||(this.numbersAt=performance.now(),D0(this.store,this.shown,this.status,this.beside))}refreshLegend(){w0(this.stage,this.store,this.beside.ghost,this.view,this.arrows,this.overlays,this.paint)}keepLegend(){let e=`${this.paint.top}/${this.overlays.chains.top}/${[...this.stage.crowd.lost].join()}`;e!==this.legendKey&&(this.legendKey=e,this.refreshLegend())}refreshTransport(){Ox(this.view,this.player.playing);let e=this.store?.live===!0&&this.player.over&&this.player.atHead&&!this.view.loop;ve("over").hidden=!e}setTheme(){this.stage.setTheme(nu()),this.store&&this.plots.show(this.store),this.redraw()}resize(){this.stage.resize(),this.ready&&this.shown&&this.stage.eye.auto&&!this.view.follow&&this.stage.fit(this.shown),this.stage.render()}toggleLayer(e,t){let n=this.view.layers;t??!n.has(e)?n.add(e):n.delete(e),this.applyLayers()}applyLayers(){for(let e of Go){let t=document.getElementById(`layer-${e.id}`);t&&(t.checked=this.view.layers.has(e.id))}this.layStage(),this.trails.distrust(),this.redraw()}layStage(){let e=this.view.layers;this.stage.setGrid(e.has("grid")),this.stage.setShadows(e.has("shadows")),this.stage.setXray(e.has("xray")||e.has("chains"))}setColour(e){this.view.colour=e,this.redraw()}setArrows(e){Object.assign(this.arrows,e),this.redraw()}setPlots(e){this.view.plots=e,this.showPlots(e),this.save()}showPlots(e){this.plots.toggle(e),ve("open-plots").classList.toggle("on",e)}toDifference(){if(!this.beside.ghost)return jt("No second recording: open two with tumble view A B.");if(this.beside.differs===null)return jt("The two recordings are equal in every frame.");this.player.play(!1),this.player.seek(this.beside.differs)}};var ku=class{constructor(e,t){this.screen=e;this.eventName=t}screen;eventName;body(e){let{view:t,shown:n,stage:s}=this.screen;t.body=e,t.contact=-1,e<0?(t.follow=!1,s.eye.follow(-1,null)):t.follow&&n&&s.eye.follow(e,n),this.turn("body"),this.screen.trails.forget(),this.screen.redraw()}contact(e,t){let{view:n,shown:s,stage:r}=this.screen;n.contact=e,e>=0&&this.turn("contact"),t&&s&&e>=0&&r.eye.focus(s.contact(e).point,3.5*r.unit),this.screen.redraw()}at(e,t){let{shown:n,view:s,overlays:r,stage:o}=this.screen;if(!n)return;let l=Xh.some(h=>s.layers.has(h))?r.pick(e,t,n):-1;if(l>=0)return this.contact(l,!1);let c=o.pick(e,t);this.body(c?c.body:-1)}search(){this.body(-1),document.getElementById("search")?.focus()}focus(){let{shown:e,store:t,view:n,stage:s}=this.screen;!e||!t||(n.contact>=0&&n.contact<e.contacts?s.eye.focus(e.contact(n.contact).point,3.5*s.unit):n.body>=0?s.eye.focus(e.centre(n.body),1.6*s.bodySize(n.body)):s.fit(e),this.screen.save())}toggleFollow(){let{view:e,stage:t,shown:n}=this.screen;if(e.body<0)return jt("Select a body first, by a click.");e.follow=!e.follow,t.eye.follow(e.follow?e.body:-1,n),jt(e.follow?"The camera follows this body.":"The camera stands still."),this.screen.save()}toEvent(e){let{store:t,view:n,player:s}=this.screen;t&&(t.live?t.readEvents():t.told).catch(r=>yi(r)).then(()=>{let r=t.nextEvent(n.frame,e);if(!r)return jt(e?"No event before this frame.":"No event after this frame.");s.play(!1),s.seek(r.frame);let o=l=>l===ws?"":t.bodies[l]?.name??"",a=r.kind===2?` at ${me(r.speed,3)} m/s`:"";jt(`${this.eventName(r.kind)||"event"}${a}: ${[o(r.a),o(r.b)].filter(Boolean).join(" \u2013 ")}`)})}worstFrame(){let{store:e,player:t,view:n}=this.screen;if(!e||e.rowCount===0)return;let s=e.worstFrame();t.play(!1),n.contact=-1,t.seek(s),e.fetch(s).then(r=>{r&&(this.screen.showFrame(r),this.worstHere())}).catch(r=>yi(r))}worstHere(){let e=this.screen.shown;if(!e||e.contacts===0)return jt("No contacts in this frame.");this.contact(e.worstContact(),!0)}turn(e){this.screen.view.tab=e,this.screen.panels.open(e)}};function kx(i,e){let t=o=>z("label",{class:"layer",title:`${o.hint}${o.hint?" ":""}(${o.key})`},z("input",{type:"checkbox",id:`layer-${o.id}`,checked:i.layers.has(o.id),onchange:a=>{e.toggleLayer(o.id,a.target.checked)}}),z("span",{},o.name),z("kbd",{},o.key)),n=z("select",{id:"colour",title:"meaning of the body colours",onchange:o=>e.setColour(o.target.value)},...["body","material","island","speed","force","energy","kind"].map(o=>z("option",{value:o},o)));n.value=i.colour;let s=z("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"length of arrows",oninput:()=>e.setArrows({arrows:10**Number(s.value)})}),r=z("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>e.setArrows({root:r.checked})});kt(ve("left"),z("h3",{},"Show"),...Ef.map(t),z("h3",{},"Scenery"),...Tf.map(t),z("h3",{},"Colour by"),n,z("h3",{},"Arrows"),s,z("label",{class:"layer",title:"impulses differ by orders of magnitude: with the square root, small ones stay visible beside large ones"},r,z("span",{},"length \u221D \u221Aimpulse")))}function Bx(i){kt(ve("help"),z("div",{class:"head"},z("h2",{},"Keys"),z("span",{class:"grow"}),z("button",{onclick:()=>ve("help").close()},"Close")),z("div",{class:"keys"},...i.map(e=>z("div",{},z("span",{},z("kbd",{},e.shown)),z("span",{},e.does))),...Go.map(e=>z("div",{},z("span",{},z("kbd",{},e.key)),z("span",{},`show ${e.name.toLowerCase()}`)))),z("p",{class:"quiet"},"Mouse: drag to rotate, right drag or Ctrl-drag to pan, wheel to zoom, click to select a body or a contact point, double click to focus. In a live scene, Shift-drag, or a drag in pull mode, pulls a body with a spring; its work counts as external work. In a plot, drag to zoom, double click to see all, click to go there."))}function zx(i){let e=ve("export"),t=(n,s,r,o)=>z("button",{id:n,title:r,onclick:()=>{e.hidden=!0,o()}},s);kt(e,t("export-png","Picture (PNG)","the 3-D view (s)",()=>i.picture()),t("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>i.video()),t("export-csv","Data of all plots (CSV)","one file per plot",()=>i.plotsToCsv()),t("export-sql","SQL of the selection (copy)","a query for the recording (q)",()=>i.copySql()),t("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>i.copyLink())),ve("open-export").onclick=n=>{n.stopPropagation(),e.hidden=!e.hidden},addEventListener("click",n=>{e.contains(n.target)||(e.hidden=!0)})}var oA=["Start here","Sliding and rolling","Impact","Spin","Standing","Many bodies"],Cp="Your scenes",aA=matchMedia("(prefers-reduced-motion: reduce)");function lA(i){let e=xa(i).split("Look for:")[0].trim();return/^.*?[.!?](?=\s+[A-Z]|$)/.exec(e)?.[0]??e}function cA(i,e){let t=`${i.title} ${i.file} ${i.group??Cp} ${i.remarks}`.toLowerCase();return e.toLowerCase().split(/\s+/).every(n=>t.includes(n))}var Pp=class{constructor(e,t){this.link=e;this.path=t;this.element=z("span",{class:"picture"},this.still)}link;path;element;still=z("canvas",{width:360,height:225});moving=null;address="";async load(){if(this.address)return;this.address="asked";let e=new Blob([await this.link.bytes(this.path)],{type:"image/webp"});this.address=URL.createObjectURL(e);let t=await createImageBitmap(e);[this.still.width,this.still.height]=[t.width,t.height],this.still.getContext("2d").drawImage(t,0,0),this.element.dataset.loaded="true"}play(e){this.moving?.remove(),this.moving=null,!(!e||aA.matches||!this.address.startsWith("blob:"))&&(this.moving=z("img",{src:this.address,alt:""}),this.element.append(this.moving))}};function Hx(i,e,t,n){let s=ve("scenes"),r=z("div",{id:"groups"}),o=new IntersectionObserver(u=>{for(let{target:d,isIntersecting:f}of u)f&&(o.unobserve(d),a.get(d)?.load().catch(()=>{}))},{root:s,rootMargin:"200px"}),a=new Map,l=i.map((u,d)=>{let f=u.pictured?new Pp(t,`/api/scene/${d}/picture`):null,g=m=>()=>f?.play(m),y=z("button",{class:`card ${u.file===e?"now":""}`,title:xa(u.remarks),"data-file":u.file,onclick:()=>{s.close(),n(d)},onpointerenter:g(!0),onpointerleave:g(!1),onfocus:g(!0),onblur:g(!1)},f?.element??z("span",{class:"picture none"}),z("b",{},u.title),z("span",{class:"quiet"},lA(u.remarks)));return f&&(a.set(f.element,f),o.observe(f.element)),y}),c=z("input",{type:"search",id:"scene-search",placeholder:"find a scene","aria-label":"find a scene",autofocus:!0,oninput:()=>h()}),h=()=>{let u=i.map((f,g)=>({s:f,k:g})).filter(({s:f})=>cA(f,c.value.trim())),d=[...new Set([...oA,...u.map(({s:f})=>f.group??Cp).sort()])];kt(r,...d.flatMap(f=>{let g=u.filter(({s:y})=>(y.group??Cp)===f);return g.length?[z("h3",{},f),z("div",{class:"cards"},...g.map(({k:y})=>l[y]))]:[]}),u.length===0?z("p",{class:"quiet"},"No scene has these words."):null)};c.addEventListener("keydown",u=>{if(u.key==="Enter")r.querySelector(".card")?.click();else if(u.key==="ArrowDown")r.querySelector(".card")?.focus();else return;u.preventDefault()}),s.onclose=()=>{c.value="",h()},r.addEventListener("keydown",u=>hA(u,r,c)),h(),kt(s,z("div",{class:"head"},z("h2",{},"Scenes"),c,z("span",{class:"quiet wide"},"Enter opens the first one"),z("span",{class:"grow"}),z("button",{onclick:()=>s.close()},"Close")),r)}function hA(i,e,t){let n=[...e.querySelectorAll(".card")],s=n.indexOf(document.activeElement);if(s<0)return;let r=n[s].getBoundingClientRect(),o=c=>c.sort((h,u)=>Math.abs(h.getBoundingClientRect().left-r.left)-Math.abs(u.getBoundingClientRect().left-r.left))[0],a=c=>{let h=n.filter(d=>c*(d.getBoundingClientRect().top-r.top)>5),u=c*Math.min(...h.map(d=>c*d.getBoundingClientRect().top));return o(h.filter(d=>Math.abs(d.getBoundingClientRect().top-u)<5))},l=i.key==="ArrowRight"?n[s+1]:i.key==="ArrowLeft"?n[s-1]:i.key==="ArrowDown"?a(1):i.key==="ArrowUp"?a(-1)??t:void 0;l&&(l.focus(),i.preventDefault())}var Bu=class{constructor(e,t,n,s){this.screen=e;this.link=t;this.act=n;this.said=s;this.saidCompare="compare"in s}screen;link;act;said;stores=new Map;session=null;opening=0;openedEpoch=-1;eventsRead=0;starting=!1;saidCompare;get recordings(){return this.session?.sources.filter(e=>e.kind==="recording").length??0}eventName(e){return this.session?.events[e]??""}state(e){let t=ve("banner");document.documentElement.dataset.link=e,t.hidden=e==="found",e==="lost"&&(t.textContent="No connection to the server. Reconnecting \u2026"),e==="refused"&&(t.textContent=this.link.token?"This link belongs to an earlier run of `tumble view`. Open the link that it printed last.":"This link has no token. Open the link that `tumble view` printed, including everything after the #."),e==="found"&&this.start()}error(e){jt(e,!0)}status(e){let{screen:t}=this;t.status=e,t.player.told(e.playing,e.ended),t.stage.gravity=e.open?e.gravity:null;let n=this.session?.live??-1;if(e.open&&e.epoch!==this.openedEpoch&&t.view.source===n&&this.session&&!this.starting){let r=this.openedEpoch<0;this.openedEpoch=e.epoch,this.open(n,r)}let s=this.stores.get(n);s&&s.epoch===e.epoch&&(s.first=e.first,s.end=Math.max(s.end,e.end),t.store===s&&!e.playing&&t.player.came(s.last)),t.refreshNumbers(900),t.store?.live&&(performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),t.overlays.setPull(e.pull?.held??null,e.pull?.target??null),t.refreshTransport(),t.shown&&t.panels.tab==="world"&&t.panels.update(t.shown,t.view.body,t.view.contact,!1,e))}span(e){let{screen:t}=this,n=this.stores.get(e.source);if(!n||e.end===n.end&&e.growing===n.growing)return;let s=t.store===n&&t.view.frame>=n.last;n.growing=e.growing,n.grow(e.end).then(()=>{s&&t.player.playing&&(t.view.frame=n.last),t.refreshNumbers()}).catch(r=>yi(r))}pushed(e,t){let{screen:n}=this,s=this.stores.get(this.session?.live??-1);!s||s.epoch!==e.epoch||(s.end=Math.max(s.end,t.number+1),s.takeRows(e)?s.keep(t):s.grow(s.end).catch(r=>yi(r)),n.store===s&&n.player.came(t.number),n.refreshNumbers())}async start(){let{screen:e}=this,{view:t}=e,n=++this.opening;this.starting=!0;try{let s=await this.link.json("/api/session");if(n!==this.opening)return;this.session=s,e.panels.setMethods(s.methods),this.has(t.source)||(t.source=0),this.buildScenes(s);let r=s.sources[s.live];if(t.source===s.live&&!r.name&&!r.file){Bf(!0,()=>this.act.openScenes()),this.act.openScenes();return}!this.saidCompare&&t.source===0&&this.recordings>1&&(t.compare=1),this.isOther(t.compare)||(t.compare=null),await this.open(t.source,!0),t.compare!==null&&await this.compare(t.compare)}catch(s){yi(s)}finally{this.starting=!1}}async open(e,t){let{screen:n}=this,{view:s,stage:r}=n,o=++this.opening;document.documentElement.dataset.ready="false";let a=new Zo(this.link,e);try{await a.open()}catch(f){yi(f);return}if(o!==this.opening)return;a.live&&n.status?.epoch===a.epoch&&(a.end=Math.max(a.end,n.status.end));let l=n.store,c=l!==null&&l.about.file===a.about.file&&l.about.name===a.about.name&&l.bodies.length===a.bodies.length&&n.ready;this.stores.set(e,a),s.source=e,a.live&&(this.openedEpoch=a.epoch),t||(c||Object.assign(s,{body:-1,camera:null,auto:!0,follow:!1}),s.contact=-1),(!c||t)&&this.firstView(a,t?this.said:{}),n.player.open(a,t),ve("empty").hidden||ve("scenes").close(),Bf(!1,()=>this.act.openScenes());let h=t?s.camera:c&&!r.eye.auto?r.eye.numbers:null,u=c&&!t&&uA(l,a);n.begin(a,u),n.panels.open(["body","contact","solver","world"].includes(s.tab)?s.tab:ga);let d=await a.fetch(s.frame).catch(f=>{yi(f)});o===this.opening&&(this.name(a),d&&this.firstPicture(d,h,t,u),a.live&&n.status&&(s.speed=n.status.speed),n.applyLayers(),ve("colour").value=s.colour,n.refreshTransport(),n.refreshNumbers(),n.refreshLegend(),n.ready=!0,document.documentElement.dataset.ready="true")}firstView(e,t){let{view:n}=this.screen,s=e.about.view;"layers"in t||(n.layers=new Set(s.layers??Ul)),"colour"in t||(n.colour=s.colour_by??"body"),"speed"in t||(n.speed=s.speed??1),"loop"in t||(n.loop=e.live);let r=s.follow===null?-1:e.bodies.findIndex(o=>o.name===s.follow);r>=0&&!("body"in t)&&!("camera"in t)&&Object.assign(n,{body:r,follow:!0})}firstPicture(e,t,n,s){let{view:r,stage:o}=this.screen;o.crowd.place(e),o.resize(),(!s||!t)&&o.fit(e),s||o.seeThrough(e),t&&(o.eye.numbers=t,o.eye.auto=n&&r.auto),this.screen.showFrame(e),r.follow&&o.eye.follow(r.body,e)}name(e){let{screen:t}=this,{sources:n,live:s}=this.session;P0(e),I0(n,s,t.status?.open&&this.stores.get(s)?.about.file||"",t.view),L0(n,t.view),e.told.then(()=>t.store===e&&t.timeline.draw()).catch(r=>yi(r)),Fx(e.live,this.act)}async compare(e){let{screen:t}=this;if(t.view.compare=e,this.saidCompare=!0,e===null)return t.beside.close(),t.plots.compare(null),t.redraw();try{let n=await t.beside.open(e);this.stores.set(e,n),t.plots.compare(n),await t.beside.search(t.store,n)}catch(n){return yi(n)}t.redraw()}async follow(e){let{screen:t}=this,{view:n}=t,s=Fl(e);if(ya({...n,...s},this.link.token)===ya(n,this.link.token))return;let{source:r,compare:o}=n;Object.assign(n,{body:-1,contact:-1,follow:!1,range:null,compare:null,colour:"body",chosen:[]},s),t.plots.chosen=n.chosen,this.has(n.source)||(n.source=r),n.source!==r&&await this.open(n.source,!0);let a=n.compare;(a!==o||n.source!==r)&&await this.compare(this.isOther(a)?a:null),s.camera&&(t.stage.eye.numbers=s.camera,t.stage.eye.auto=s.auto??!1),t.stage.eye.follow(n.follow?n.body:-1,t.shown),ve("colour").value=n.colour,t.panels.open(n.tab),t.setPlots(n.plots),t.refreshTransport(),t.clear(),t.applyLayers()}has(e){return this.session?.sources.some(t=>t.index===e)??!1}isOther(e){return e!==null&&e!==this.screen.view.source&&this.has(e)}buildScenes(e){let{screen:t}=this;Hx(e.scenes,t.store?.live?t.store.about.file:"",this.link,n=>{t.view.source=e.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:n}),t.view.compare!==null&&this.compare(null)})}};function uA(i,e){return i!==null&&JSON.stringify(i.about.shapes)===JSON.stringify(e.about.shapes)&&JSON.stringify(i.bodies)===JSON.stringify(e.bodies)}var Ip=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,auto:!0,layers:new Set(Ul),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,chosen:[],tab:ga};link;panels;address;screen;selection;sources;outlet;constructor(){let e=rm(),t=Fl(location.hash);document.body.dataset.bare=new URLSearchParams(location.hash.slice(1)).get("bare")??"",Object.assign(this.view,t),this.link=new zl(e,{status:r=>this.sources.status(r),span:r=>this.sources.span(r),pushed:(r,o)=>this.sources.pushed(r,o),error:r=>this.sources.error(r),state:r=>this.sources.state(r)}),this.panels=new iu(this.link,{selectBody:r=>this.selectBody(r),selectContact:(r,o)=>this.selectContact(r,o),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:r=>this.player.seek(r),worstFrame:()=>this.worstFrame(),worstHere:()=>this.selection.worstHere(),command:r=>this.link.command(r),plot:r=>this.plot(r),plotted:r=>this.view.chosen.includes(r),turned:r=>{this.view.tab=r,this.screen.redraw()}});let n=r=>this.sources.eventName(r);this.screen=new Ou(this.view,this.panels,this.link,n,()=>this.saveHash()),this.selection=new ku(this.screen,n),this.sources=new Bu(this.screen,this.link,this,t);let s=()=>(this.view.camera=this.stage.eye.numbers,this.view.auto=this.stage.eye.auto,this.store!==null);this.address=new Ol(this.view,e,s,()=>this.sources.recordings>1),this.outlet=new Vl(this.screen,this.address),this.build(),this.listen(),requestAnimationFrame(r=>this.screen.tick(r))}pulling=!1;get player(){return this.screen.player}get stage(){return this.screen.stage}get overlays(){return this.screen.overlays}get plots(){return this.screen.plots}get beside(){return this.screen.beside}get store(){return this.screen.store}get shown(){return this.screen.shown}get status(){return this.screen.status}get ready(){return this.screen.ready}get drawn(){return this.screen.drawn}jumpEvent(e){this.selection.toEvent(e)}worstFrame(){this.selection.worstFrame()}toDifference(){this.screen.toDifference()}selectBody(e){this.selection.body(e)}selectContact(e,t){this.selection.contact(e,t)}click(e,t){this.selection.at(e,t)}findBody(){this.selection.search()}focus(){this.selection.focus()}toggleFollow(){this.selection.toggleFollow()}toggleLayer(e,t){this.screen.toggleLayer(e,t)}setColour(e){this.screen.setColour(e)}setArrows(e){this.screen.setArrows(e)}plot(e){this.plots.choose(e),!this.view.plots&&this.view.chosen.length>0&&this.screen.setPlots(!0)}setPulling(e){this.pulling=e,ve("pull-mode").classList.toggle("on",e),ve("pull-mode").setAttribute("aria-pressed",String(e))}togglePlots(){this.screen.setPlots(!this.view.plots)}openScenes(){ve("scenes").showModal()}openHelp(){ve("help").showModal()}picture(){this.outlet.picture()}video(){this.outlet.video()}plotsToCsv(){this.outlet.plotsToCsv()}copySql(){this.outlet.copySql()}copyLink(){this.outlet.copyLink()}saveHash(){this.address.save(this.player.playing)}build(){let e=o0(this);a0(e,this),kx(this.view,this),Bx(e),zx(this),ve("open-help").onclick=()=>this.openHelp(),ve("open-scenes").onclick=()=>this.openScenes(),ve("open-plots").onclick=()=>this.togglePlots(),ve("verdict").onclick=()=>this.worstFrame(),ve("pull-mode").onclick=()=>this.setPulling(!this.pulling),ve("replay").onclick=()=>this.player.replay(),ve("go-on").onclick=()=>this.player.goOn(),ve("tab-show").onclick=()=>document.body.dataset.sheet="show";for(let t of["body","contact","solver","world"])ve(`tab-${t}`).addEventListener("click",()=>document.body.dataset.sheet="");ve("source").onchange=t=>{let n=Number(t.target.value);this.sources.compare(null).then(()=>this.sources.open(n,!1))},ve("compare").onchange=t=>{let n=t.target.value;this.sources.compare(n===""?null:Number(n))};for(let t of document.querySelectorAll("dialog"))t.addEventListener("click",n=>{n.target===t&&t.close()})}listen(){Ff.addEventListener("change",()=>this.screen.setTheme()),new ResizeObserver(()=>this.screen.resize()).observe(ve("view")),A0(ve("canvas"),this),addEventListener("hashchange",e=>{this.address.forget(),this.sources.follow(new URL(e.newURL).hash)})}},Vx=new Ip;Object.assign(window,{tumble:Object.assign(Vx,R0(Vx))});addEventListener("error",i=>console.error(i.message));
