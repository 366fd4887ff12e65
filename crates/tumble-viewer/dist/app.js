var Fl=["contacts","joints","belts","quarantine","grid","shadows"],ya="world";function xa(i,e,t=!1){let n=new URLSearchParams;return e&&n.set("token",e),n.set("source",String(i.source)),n.set("frame",String(i.frame)),i.body>=0&&n.set("body",String(i.body)),i.contact>=0&&n.set("contact",String(i.contact)),(i.compare!==null||t)&&n.set("compare",i.compare===null?"none":String(i.compare)),i.camera&&n.set("camera",i.camera.map(s=>Number(s.toPrecision(6))).join(",")),i.camera&&i.auto&&n.set("auto","1"),n.set("layers",[...i.layers].join(",")),i.colour!=="body"&&n.set("colour",i.colour),i.follow&&n.set("follow","1"),i.speed!==1&&n.set("speed",String(i.speed)),n.set("loop",i.loop?"1":"0"),i.range&&n.set("range",i.range.join(",")),i.plots&&n.set("plots","1"),i.chosen.length>0&&n.set("plot",i.chosen.join(",")),i.tab!==ya&&n.set("tab",i.tab),"#"+n.toString().replaceAll("%2C",",").replaceAll("%3A",":")}function Ol(i){let e=new URLSearchParams(i.replace(/^#/,"")),t={},n=h=>{let d=e.get(h);return d!==null&&/^\d{1,15}$/.test(d)?Number(d):void 0},s=(h,d)=>{let f=e.get(h)?.split(",").map(Number);return f&&f.length===d&&f.every(Number.isFinite)?f:void 0},r=(h,d)=>{d!==void 0&&(t[h]=d)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",e.get("compare")==="none"?null:n("compare")),r("camera",s("camera",6)),t.camera&&(t.auto=e.get("auto")==="1");let o=s("range",2);o&&(t.range=[o[0],o[1]]);let a=e.get("layers");a!==null&&(t.layers=new Set(a.split(",").filter(Boolean))),r("colour",e.get("colour")??void 0),e.get("follow")==="1"&&(t.follow=!0);let l=Number(e.get("speed"));l>=.05&&l<=8&&(t.speed=l);let c=e.get("loop");(c==="0"||c==="1")&&(t.loop=c==="1"),e.get("plots")==="1"&&(t.plots=!0);let u=e.get("plot");return u&&(t.chosen=u.split(",").filter(Boolean).slice(0,32)),r("tab",e.get("tab")??void 0),t}var hv=60,uv=500,kl=class{constructor(e,t,n,s){this.view=e;this.token=t;this.ready=n;this.several=s}view;token;ready;several;timer=0;save(e){this.timer===0&&(this.timer=window.setTimeout(()=>this.write(),e?uv:hv))}write(){this.forget(),this.ready()&&history.replaceState(null,"",xa(this.view,this.token,this.several()))}forget(){clearTimeout(this.timer),this.timer=0}};function k(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return nm(n,t),n}function nm(i,e){for(let t of e)t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}function kt(i,...e){i.replaceChildren(),nm(i,e)}function ve(i){let e=document.getElementById(i);if(!e)throw new Error(`no element ${i}`);return e}function pe(i,e=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let t=Math.abs(i);return t>=1e5||t<.001?i.toExponential(Math.max(0,e-3)).replace("e+","e"):String(Number(i.toPrecision(e)))}function Vi(i,e=5){return Array.from(i,t=>pe(Math.abs(t)<1e-15?0:t,e)).join(", ")}function Mr(i,e){let t=URL.createObjectURL(e);k("a",{href:t,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function va(i){return i.replaceAll("`","")}var er=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","damping_loss","px","py","pz","lx","ly","lz","sweeps","residual","overlap","step_ms","contacts","islands","verdict","guarded","events"],Rs=Object.fromEntries(er.map((i,e)=>[i,e])),om=8*(er.length+1),zl=er.length+1,_a=22,im=88,sm=32,rm=80,Gi=4294967295,ba=["open","stick","slide","bounce"],dv=["solved","guarded","infeasible","overlap","inexact","failed"];function so(i){return dv[i]??"?"}var Bl=class{number;bodies;contacts;islands;events;joints;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;jointAt;view;constructor(e,t){let n=new DataView(e,t);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==1)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(e,t+48,er.length);let s=t+48+om;this.states=new Float64Array(e,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(e,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(e,s,_a*this.contacts),this.contactFloats=new Float32Array(e,s,_a*this.contacts),s+=4*_a*this.contacts,this.islandAt=s-t,this.eventAt=this.islandAt+im*this.islands,this.jointAt=this.eventAt+sm*this.events,this.joints=Math.floor((this.bytes-this.jointAt)/rm)}worstContact(){let e=0;for(let t=1;t<this.contacts;t++)this.contact(t).residual>this.contact(e).residual&&(e=t);return e}get(e){return this.row[Rs[e]]}centre(e){let t=this.states,n=13*e;return[t[n],t[n+1],t[n+2]]}island(e){return(this.marks[e]&1073741823)-1}quarantined(e){return this.marks[e]>>>31===1}asleep(e){return(this.marks[e]>>>30&1)===1}contact(e){let t=this.contactWords,n=this.contactFloats,s=_a*e,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:e,a:t[s],b:t[s+1],island:t[s+2],mode:t[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(e){let t=[];for(let n=0;n<this.contacts;n++){let s=_a*n;(this.contactWords[s]===e||this.contactWords[s+1]===e)&&t.push(this.contact(n))}return t}islandRow(e){let t=this.view,n=this.islandAt+im*e,s=o=>t.getUint32(n+4*o,!0),r=o=>t.getFloat64(n+32+8*o,!0);return{index:e,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}joint(e){if(e>=this.joints)return null;let t=this.view,n=this.jointAt+rm*e,s=t.getUint32(n,!0),r=a=>[t.getFloat64(n+a,!0),t.getFloat64(n+a+8,!0),t.getFloat64(n+a+16,!0)],o=a=>[t.getFloat32(n+a,!0),t.getFloat32(n+a+4,!0),t.getFloat32(n+a+8,!0)];return{holds:(s&1)>0,atLimit:(s&2)>0,driven:(s&4)>0,value:r(8),rate:r(32),force:o(56),torque:o(68)}}eventRows(){return Array.from({length:this.events},(e,t)=>am(this.view,this.eventAt+sm*t,this.number))}};function am(i,e,t){return{frame:t,kind:i.getUint32(e,!0),a:i.getUint32(e+4,!0),b:i.getUint32(e+8,!0),speed:i.getFloat64(e+16,!0),impulse:i.getFloat64(e+24,!0)}}function lm(i){let e=[];for(let t=0;t<i.byteLength;){let n=new Bl(i,t);e.push(n),t+=n.bytes}return e}function cm(i){return Number(new DataView(i).getBigUint64(8,!0))}function nd(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0));return{epoch:e.getUint32(4,!0),first:Number(e.getBigUint64(8,!0)),count:t,numbers:new Float64Array(i,24,zl*t),end:24+om*t}}function hm(i){let e=nd(i);return{rows:e,frame:new Bl(i,e.end)}}function um(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0)),n=Array.from({length:t},(s,r)=>{let o=24+40*r;return am(e,o+8,Number(e.getBigUint64(o,!0)))});return{epoch:e.getUint32(4,!0),next:Number(e.getBigUint64(8,!0)),list:n}}var fv="This link is for looking: the world is run by someone else.",pv=500,mv=7,ro=class extends Error{};function dm(){let e=new URLSearchParams(location.hash.slice(1)).get("token")??sessionStorage.getItem("tumble-token")??"";return e&&sessionStorage.setItem("tumble-token",e),e}var Hl=class{constructor(e,t){this.token=e;this.listener=t;this.connect(),setInterval(()=>this.watch(),pv)}token;listener;socket=null;silent=0;wait=250;undrawn=null;writes=!0;known="";connect(){let e=new WebSocket(`ws://${location.host}/live`);this.socket=e,this.silent=0;let t=0;e.binaryType="arraybuffer",e.onopen=()=>e.send(JSON.stringify({token:this.token})),e.onmessage=n=>{if(this.silent=0,n.data instanceof ArrayBuffer){let{rows:r,frame:o}=hm(n.data);this.listener.pushed(r,o);let a=++t;this.undrawn=()=>e.readyState===WebSocket.OPEN&&e.send(JSON.stringify({seen:a}));return}let s=JSON.parse(n.data);if(s.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),s.kind==="welcome"&&(this.writes=s.writes),s.kind==="status"?this.listener.status(s.live):s.kind==="span"?this.listener.span(s):s.kind==="error"&&this.listener.error(s.message)},e.onclose=()=>{this.socket===e&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&++this.silent>mv){this.say("lost");let e=this.socket;this.socket=null,e.onmessage=e.onclose=null,e.close(),this.connect()}}drawn(){let e=this.undrawn;this.undrawn=null,e?.()}say(e){e!==this.known&&(this.known=e,this.listener.state(e))}command(e){this.writes?this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(e)):this.listener.error("the server does not answer: nothing was changed"):this.listener.error(fv)}async ask(e){let t;try{t=await fetch(e,{headers:{"x-tumble-token":this.token}})}catch{throw new ro("the server does not answer")}if(t.ok)return t;let n=`the server says ${t.status}`;try{let s=await t.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new ro(n)}async json(e){return(await this.ask(e)).json()}async bytes(e){return(await this.ask(e)).arrayBuffer()}};var gv=4,Sa=[];function Qt(i,e=!1){let t=ve("toasts");if(Sa.push(i),Sa.length>20&&Sa.shift(),[...t.children].some(s=>s.firstChild?.textContent===i))return;let n=k("div",{class:`toast ${e?"bad-news":""}`},k("span",{},i),k("button",{class:"small",title:"close",onclick:()=>n.remove()},"\xD7"));for(t.append(n);t.children.length>gv;)t.firstChild?.remove();setTimeout(()=>n.remove(),e?15e3:4500)}function _i(i){i instanceof ro?i.message!=="the server does not answer"&&Qt(i.message,!0):Qt(`The page stumbled: ${i instanceof Error?i.message:String(i)}`,!0)}function fm(i,e,t){return`${(i?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(e).padStart(5,"0")}.${t}`}function yv(i){ve("canvas").toBlob(e=>{e?Mr(i,e):Qt("The browser could not make a picture.",!0)},"image/png")}var Vl=class{recorder=null;get running(){return this.recorder!==null}static kind(){return["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(e=>MediaRecorder.isTypeSupported(e))}start(e,t){let n=new MediaRecorder(ve("canvas").captureStream(60),{mimeType:e,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=r=>s.push(r.data),n.onstop=()=>{this.recorder=null,document.documentElement.dataset.recording="false",t(new Blob(s,{type:e}),e.includes("mp4")?"mp4":"webm")},this.recorder=n,document.documentElement.dataset.recording="true",n.start(200)}stop(){setTimeout(()=>this.recorder?.stop(),150)}};function xv(i,e,t,n){let[s,r]=e.range??[i.first,i.last],o=`frame BETWEEN ${s} AND ${r}`;if(e.contact>=0&&t&&e.contact<t.contacts){let a=t.contact(e.contact),l=n?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${n}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${i.bodies[a.a].id} AND body_b = ${i.bodies[a.b].id}${l} AND ${o} ORDER BY frame;`}return e.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${i.bodies[e.body].id} AND s.${o} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${o} ORDER BY frame;`}async function pm(i,e,t=""){try{await navigator.clipboard.writeText(i),Qt(`${e}: copied to the clipboard.
${t}`)}catch{Qt(`${e} (the browser does not allow copying):
${i}`)}}var Gl=class{constructor(e,t){this.screen=e;this.address=t}screen;address;film=new Vl;picture(){let{stage:e,store:t,view:n}=this.screen;e.dirty=!0,e.render(),yv(fm(t,n.frame,"png"))}video(){let{store:e,view:t,player:n}=this.screen;if(!e)return;if(this.film.running)return n.stop();let s=Vl.kind();if(!s)return Qt("This browser cannot record video.",!0);let r=t.range,[o,a]=r??[e.first,e.last];if(a<=o)return Qt("No frames to record yet.");this.film.start(s,(l,c)=>{t.range=r,this.screen.refreshTransport(),this.screen.redraw(),Mr(fm(this.screen.store,t.frame,c),l),Qt("The video is saved.")}),n.playOnce([o,a],()=>this.film.stop()),Qt(`Recording frames ${o} to ${a}, played once at the chosen speed.`)}plotsToCsv(){let{plots:e}=this.screen;this.screen.setPlots(!0),e.csv()}copySql(){let{store:e,view:t,shown:n,panels:s}=this.screen,r=e?xv(e,t,n,s.feature):"",o=e?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";pm(r,"SQL of the selection",`${r}${o}`)}copyLink(){this.address.write(),pm(location.href,"Link to this view","It works on this machine, as long as this `tumble view` runs.")}};var fr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},pr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Km=0,Nd=1,jm=2;var il=1,Kc=2,ko=3,mr=0,oi=1,Un=2,Hs=0,Bo=1,Ud=2,Fd=3,Od=4,Qm=5;var Ir=100,eg=101,tg=102,ng=103,ig=104,sg=200,rg=201,og=202,ag=203,kd=204,Bd=205,lg=206,cg=207,hg=208,ug=209,dg=210,fg=211,pg=212,mg=213,gg=214,vc=0,_c=1,bc=2,Eo=3,Sc=4,wc=5,To=6,Mc=7,zd=0,yg=1,xg=2,ps=0,Hd=1,Vd=2,Gd=3,Wd=4,Xd=5,$d=6,qd=7;var Yd=300,Lr=301,zo=302,jc=303,Qc=304,Ec=1e3,hs=1001,Tc=1002,Nn=1003,vg=1004;var sl=1005;var ii=1006,eh=1007;var Vs=1008;var fi=1009,Jd=1010,Zd=1011,Ho=1012,th=1013,Zi=1014,Ni=1015,Ki=1016,nh=1017,ih=1018,Dr=1020,Kd=35902,jd=35899,Qd=1021,ef=1022,ji=1023,Fs=1026,Gs=1027,sh=1028,rh=1029,gr=1030,oh=1031;var ah=1033,rl=33776,ol=33777,al=33778,ll=33779,lh=35840,ch=35841,hh=35842,uh=35843,dh=36196,fh=37492,ph=37496,mh=37488,gh=37489,cl=37490,yh=37491,xh=37808,vh=37809,_h=37810,bh=37811,Sh=37812,wh=37813,Mh=37814,Eh=37815,Th=37816,Ah=37817,Rh=37818,Ch=37819,Ph=37820,Ih=37821,Lh=36492,Dh=36494,Nh=36495,Uh=36283,Fh=36284,hl=36285,Oh=36286;var La=2300,Ac=2301,yc=2302,Td=2303,Ad=2400,Rd=2401,Cd=2402;var _g=3200;var kh=0,bg=1,Ws="",ei="srgb",Da="srgb-linear",Na="linear",Ct="srgb";var xc=7680;var Sg=519,wg=512,Mg=513,Eg=514,tf=515,Tg=516,Ag=517,nf=518,sf=519,rf=35044,of=35048;var af="300 es",Ii=2e3,Ao=2001;function vv(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function _v(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ua(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Rg(){let i=Ua("canvas");return i.style.display="block",i}var mm={},Ro=null;function Fa(...i){let e="THREE."+i.shift();Ro?Ro("log",e,...i):console.log(e,...i)}function Cg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ze(...i){i=Cg(i);let e="THREE."+i.shift();if(Ro)Ro("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function tt(...i){i=Cg(i);let e="THREE."+i.shift();if(Ro)Ro("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Pa(...i){let e=i.join(" ");e in mm||(mm[e]=!0,Ze(...i))}function Pg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Ig={[vc]:vc,[bc]:To,[Sc]:Sc,[Eo]:wc,[_c]:_c,[To]:bc,[Mc]:Mc,[wc]:Eo},qi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Xn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],gm=1234567,wo=Math.PI/180,Co=180/Math.PI;function yr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Xn[i&255]+Xn[i>>8&255]+Xn[i>>16&255]+Xn[i>>24&255]+"-"+Xn[e&255]+Xn[e>>8&255]+"-"+Xn[e>>16&15|64]+Xn[e>>24&255]+"-"+Xn[t&63|128]+Xn[t>>8&255]+"-"+Xn[t>>16&255]+Xn[t>>24&255]+Xn[n&255]+Xn[n>>8&255]+Xn[n>>16&255]+Xn[n>>24&255]).toLowerCase()}function ct(i,e,t){return Math.max(e,Math.min(t,i))}function lf(i,e){return(i%e+e)%e}function bv(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function Sv(i,e,t){return i!==e?(t-i)/(e-i):0}function Ia(i,e,t){return(1-t)*i+t*e}function wv(i,e,t,n){return Ia(i,e,1-Math.exp(-t*n))}function Mv(i,e=1){return e-Math.abs(lf(i,e*2)-e)}function Ev(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function Tv(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function Av(i,e){return i+Math.floor(Math.random()*(e-i+1))}function Rv(i,e){return i+Math.random()*(e-i)}function Cv(i){return i*(.5-Math.random())}function Pv(i){i!==void 0&&(gm=i);let e=gm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Iv(i){return i*wo}function Lv(i){return i*Co}function Dv(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Nv(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function cf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Uv(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),u=o((e+n)/2),h=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*u,l*h,l*d,a*c);break;case"YZY":i.set(l*d,a*u,l*h,a*c);break;case"ZXZ":i.set(l*h,l*d,a*u,a*c);break;case"XZX":i.set(a*u,l*p,l*f,a*c);break;case"YXY":i.set(l*f,a*u,l*p,a*c);break;case"ZYZ":i.set(l*p,l*f,a*u,a*c);break;default:Ze("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Bh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function hf(i,e){if(e.constructor===Float32Array)return i;let t=Bh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function uf(i,e){if(e.constructor===Float32Array)return i;let t=Bh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var ul={DEG2RAD:wo,RAD2DEG:Co,generateUUID:yr,clamp:ct,euclideanModulo:lf,mapLinear:bv,inverseLerp:Sv,lerp:Ia,damp:wv,pingpong:Mv,smoothstep:Ev,smootherstep:Tv,randInt:Av,randFloat:Rv,randFloatSpread:Cv,seededRandom:Pv,degToRad:Iv,radToDeg:Lv,isPowerOfTwo:Dv,ceilPowerOfTwo:Nv,floorPowerOfTwo:cf,setQuaternionFromProperEuler:Uv,normalize:uf,denormalize:hf},gf=class gf{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ct(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};gf.prototype.isVector2=!0;var Ge=gf,wt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],u=n[s+2],h=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(h!==y||l!==d||c!==f||u!==p){let g=l*d+c*f+u*p+h*y;g<0&&(d=-d,f=-f,p=-p,y=-y,g=-g);let m=1-a;if(g<.9995){let _=Math.acos(g),A=Math.sin(_);m=Math.sin(m*_)/A,a=Math.sin(a*_)/A,l=l*m+d*a,c=c*m+f*a,u=u*m+p*a,h=h*m+y*a}else{l=l*m+d*a,c=c*m+f*a,u=u*m+p*a,h=h*m+y*a;let _=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=_,c*=_,u*=_,h*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],u=n[s+3],h=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+u*h+l*f-c*d,e[t+1]=l*p+u*d+c*h-a*f,e[t+2]=c*p+u*f+a*d-l*h,e[t+3]=u*p-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),u=a(s/2),h=a(r/2),d=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"YXZ":this._x=d*u*h+c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"ZXY":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h-d*f*p;break;case"ZYX":this._x=d*u*h-c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h+d*f*p;break;case"YZX":this._x=d*u*h+c*f*p,this._y=c*f*h+d*u*p,this._z=c*u*p-d*f*h,this._w=c*u*h-d*f*p;break;case"XZY":this._x=d*u*h-c*f*p,this._y=c*f*h-d*u*p,this._z=c*u*p+d*f*h,this._w=c*u*h+d*f*p;break;default:Ze("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=n+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>h){let f=2*Math.sqrt(1+n-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-n-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(ct(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=n*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-n*c,this._z=r*u+o*c+n*l-s*a,this._w=o*u-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},yf=class yf{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(ym.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(ym.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),u=2*(a*t-r*s),h=2*(r*n-o*t);return this.x=t+l*c+o*h-a*u,this.y=n+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this.z=ct(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this.z=ct(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return id.copy(this).projectOnVector(e),this.sub(id)}reflect(e){return this.sub(id.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(ct(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};yf.prototype.isVector3=!0;var C=yf,id=new C,ym=new wt,xf=class xf{constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=n,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],u=n[4],h=n[7],d=n[2],f=n[5],p=n[8],y=s[0],g=s[3],m=s[6],_=s[1],A=s[4],b=s[7],R=s[2],M=s[5],x=s[8];return r[0]=o*y+a*_+l*R,r[3]=o*g+a*A+l*M,r[6]=o*m+a*b+l*x,r[1]=c*y+u*_+h*R,r[4]=c*g+u*A+h*M,r[7]=c*m+u*b+h*x,r[2]=d*y+f*_+p*R,r[5]=d*g+f*A+p*M,r[8]=d*m+f*b+p*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-n*r*u+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,p=t*h+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=h*y,e[1]=(s*c-u*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(u*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Pa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(sd.makeScale(e,t)),this}rotate(e){return Pa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(sd.makeRotation(-e)),this}translate(e,t){return Pa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(sd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};xf.prototype.isMatrix3=!0;var st=xf,sd=new st,xm=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),vm=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Fv(){let i={enabled:!0,workingColorSpace:Da,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ct&&(s.r=Us(s.r),s.g=Us(s.g),s.b=Us(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ct&&(s.r=Mo(s.r),s.g=Mo(s.g),s.b=Mo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ws?Na:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Da]:{primaries:e,whitePoint:n,transfer:Na,toXYZ:xm,fromXYZ:vm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ei},outputColorSpaceConfig:{drawingBufferColorSpace:ei}},[ei]:{primaries:e,whitePoint:n,transfer:Ct,toXYZ:xm,fromXYZ:vm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ei}}}),i}var vt=Fv();function Us(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Mo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var oo,Rc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{oo===void 0&&(oo=Ua("canvas")),oo.width=e.width,oo.height=e.height;let s=oo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=oo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ua("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Us(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Us(t[n]/255)*255):t[n]=Us(t[n]);return{data:t,width:e.width,height:e.height}}else return Ze("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Ov=0,Po=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Ov++}),this.uuid=yr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(rd(s[o].image)):r.push(rd(s[o]))}else r=rd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function rd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Rc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ze("Texture: Unable to serialize Texture."),{})}var kv=0,od=new C,si=class i extends qi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=hs,s=hs,r=ii,o=Vs,a=ji,l=fi,c=i.DEFAULT_ANISOTROPY,u=Ws){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:kv++}),this.uuid=yr(),this.name="",this.source=new Po(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ge(0,0),this.repeat=new Ge(1,1),this.center=new Ge(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(od).x}get height(){return this.source.getSize(od).y}get depth(){return this.source.getSize(od).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ze(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Yd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Ec:e.x=e.x-Math.floor(e.x);break;case hs:e.x=e.x<0?0:1;break;case Tc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Ec:e.y=e.y-Math.floor(e.y);break;case hs:e.y=e.y<0?0:1;break;case Tc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};si.DEFAULT_IMAGE=null;si.DEFAULT_MAPPING=Yd;si.DEFAULT_ANISOTROPY=1;var vf=class vf{constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],p=l[9],y=l[2],g=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-y)<.01&&Math.abs(p-g)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+y)<.1&&Math.abs(p+g)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,b=(f+1)/2,R=(m+1)/2,M=(u+d)/4,x=(h+y)/4,w=(p+g)/4;return A>b&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=M/n,r=x/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=M/s,r=w/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=x/r,s=w/r),this.set(n,s,r,t),this}let _=Math.sqrt((g-p)*(g-p)+(h-y)*(h-y)+(d-u)*(d-u));return Math.abs(_)<.001&&(_=1),this.x=(g-p)/_,this.y=(h-y)/_,this.z=(d-u)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ct(this.x,e.x,t.x),this.y=ct(this.y,e.y,t.y),this.z=ct(this.z,e.z,t.z),this.w=ct(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ct(this.x,e,t),this.y=ct(this.y,e,t),this.z=ct(this.z,e,t),this.w=ct(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ct(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};vf.prototype.isVector4=!0;var Pt=vf,Cc=class extends qi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ii,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Pt(0,0,e,t),this.scissorTest=!1,this.viewport=new Pt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new si({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ii,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Po(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ri=class extends Cc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Oa=class extends si{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=hs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Pc=class extends si{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=hs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Zc=class Zc{constructor(e,t,n,s,r,o,a,l,c,u,h,d,f,p,y,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,u,h,d,f,p,y,g)}set(e,t,n,s,r,o,a,l,c,u,h,d,f,p,y,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=h,m[14]=d,m[3]=f,m[7]=p,m[11]=y,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Zc().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/ao.setFromMatrixColumn(e,0).length(),r=1/ao.setFromMatrixColumn(e,1).length(),o=1/ao.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+p*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,p=c*u,y=c*h;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,p=c*u,y=c*h;t[0]=d-y*a,t[4]=-o*h,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*u,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,p=a*u,y=a*h;t[0]=l*u,t[4]=p*c-f,t[8]=d*c+y,t[1]=l*h,t[5]=y*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=y-d*h,t[8]=p*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+p,t[10]=d-y*h}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+y,t[5]=o*u,t[9]=f*h-p,t[2]=p*h-f,t[6]=a*u,t[10]=y*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Bv,e,zv)}lookAt(e,t,n){let s=this.elements;return bi.subVectors(e,t),bi.lengthSq()===0&&(bi.z=1),bi.normalize(),tr.crossVectors(n,bi),tr.lengthSq()===0&&(Math.abs(n.z)===1?bi.x+=1e-4:bi.z+=1e-4,bi.normalize(),tr.crossVectors(n,bi)),tr.normalize(),Wl.crossVectors(bi,tr),s[0]=tr.x,s[4]=Wl.x,s[8]=bi.x,s[1]=tr.y,s[5]=Wl.y,s[9]=bi.y,s[2]=tr.z,s[6]=Wl.z,s[10]=bi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],u=n[1],h=n[5],d=n[9],f=n[13],p=n[2],y=n[6],g=n[10],m=n[14],_=n[3],A=n[7],b=n[11],R=n[15],M=s[0],x=s[4],w=s[8],O=s[12],L=s[1],D=s[5],H=s[9],W=s[13],N=s[2],F=s[6],$=s[10],G=s[14],ae=s[3],Z=s[7],Q=s[11],se=s[15];return r[0]=o*M+a*L+l*N+c*ae,r[4]=o*x+a*D+l*F+c*Z,r[8]=o*w+a*H+l*$+c*Q,r[12]=o*O+a*W+l*G+c*se,r[1]=u*M+h*L+d*N+f*ae,r[5]=u*x+h*D+d*F+f*Z,r[9]=u*w+h*H+d*$+f*Q,r[13]=u*O+h*W+d*G+f*se,r[2]=p*M+y*L+g*N+m*ae,r[6]=p*x+y*D+g*F+m*Z,r[10]=p*w+y*H+g*$+m*Q,r[14]=p*O+y*W+g*G+m*se,r[3]=_*M+A*L+b*N+R*ae,r[7]=_*x+A*D+b*F+R*Z,r[11]=_*w+A*H+b*$+R*Q,r[15]=_*O+A*W+b*G+R*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],p=e[3],y=e[7],g=e[11],m=e[15],_=l*f-c*d,A=a*f-c*h,b=a*d-l*h,R=o*f-c*u,M=o*d-l*u,x=o*h-a*u;return t*(y*_-g*A+m*b)-n*(p*_-g*R+m*M)+s*(p*A-y*R+m*x)-r*(p*b-y*M+g*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-n*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],p=e[12],y=e[13],g=e[14],m=e[15],_=t*a-n*o,A=t*l-s*o,b=t*c-r*o,R=n*l-s*a,M=n*c-r*a,x=s*c-r*l,w=u*y-h*p,O=u*g-d*p,L=u*m-f*p,D=h*g-d*y,H=h*m-f*y,W=d*m-f*g,N=_*W-A*H+b*D+R*L-M*O+x*w;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/N;return e[0]=(a*W-l*H+c*D)*F,e[1]=(s*H-n*W-r*D)*F,e[2]=(y*x-g*M+m*R)*F,e[3]=(d*M-h*x-f*R)*F,e[4]=(l*L-o*W-c*O)*F,e[5]=(t*W-s*L+r*O)*F,e[6]=(g*b-p*x-m*A)*F,e[7]=(u*x-d*b+f*A)*F,e[8]=(o*H-a*L+c*w)*F,e[9]=(n*L-t*H-r*w)*F,e[10]=(p*M-y*b+m*_)*F,e[11]=(h*b-u*M-f*_)*F,e[12]=(a*O-o*D-l*w)*F,e[13]=(t*D-n*O+s*w)*F,e[14]=(y*A-p*R-g*_)*F,e[15]=(u*R-h*A+d*_)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+n,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,p=r*h,y=o*u,g=o*h,m=a*h,_=l*c,A=l*u,b=l*h,R=n.x,M=n.y,x=n.z;return s[0]=(1-(y+m))*R,s[1]=(f+b)*R,s[2]=(p-A)*R,s[3]=0,s[4]=(f-b)*M,s[5]=(1-(d+m))*M,s[6]=(g+_)*M,s[7]=0,s[8]=(p+A)*x,s[9]=(g-_)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=ao.set(s[0],s[1],s[2]).length(),a=ao.set(s[4],s[5],s[6]).length(),l=ao.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Wi.copy(this);let c=1/o,u=1/a,h=1/l;return Wi.elements[0]*=c,Wi.elements[1]*=c,Wi.elements[2]*=c,Wi.elements[4]*=u,Wi.elements[5]*=u,Wi.elements[6]*=u,Wi.elements[8]*=h,Wi.elements[9]*=h,Wi.elements[10]*=h,t.setFromRotationMatrix(Wi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,y;if(l)p=r/(o-r),y=o*r/(o-r);else if(a===Ii)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Ao)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,u=2/(t-e),h=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,y;if(l)p=1/(o-r),y=o/(o-r);else if(a===Ii)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===Ao)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};Zc.prototype.isMatrix4=!0;var nt=Zc,ao=new C,Wi=new nt,Bv=new C(0,0,0),zv=new C(1,1,1),tr=new C,Wl=new C,bi=new C,_m=new nt,bm=new wt,Os=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(ct(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ct(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(ct(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ct(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ct(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ct(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ze("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return _m.makeRotationFromQuaternion(e),this.setFromRotationMatrix(_m,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return bm.setFromEuler(this),this.setFromQuaternion(bm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Os.DEFAULT_ORDER="XYZ";var Io=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Hv=0,Sm=new C,lo=new wt,Cs=new nt,Xl=new C,wa=new C,Vv=new C,Gv=new wt,wm=new C(1,0,0),Mm=new C(0,1,0),Em=new C(0,0,1),Tm={type:"added"},Wv={type:"removed"},co={type:"childadded",child:null},ad={type:"childremoved",child:null},Bn=class i extends qi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Hv++}),this.uuid=yr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new C,t=new Os,n=new wt,s=new C(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new nt},normalMatrix:{value:new st}}),this.matrix=new nt,this.matrixWorld=new nt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Io,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.multiply(lo),this}rotateOnWorldAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.premultiply(lo),this}rotateX(e){return this.rotateOnAxis(wm,e)}rotateY(e){return this.rotateOnAxis(Mm,e)}rotateZ(e){return this.rotateOnAxis(Em,e)}translateOnAxis(e,t){return Sm.copy(e).applyQuaternion(this.quaternion),this.position.add(Sm.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(wm,e)}translateY(e){return this.translateOnAxis(Mm,e)}translateZ(e){return this.translateOnAxis(Em,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Cs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Xl.copy(e):Xl.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),wa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Cs.lookAt(wa,Xl,this.up):Cs.lookAt(Xl,wa,this.up),this.quaternion.setFromRotationMatrix(Cs),s&&(Cs.extractRotation(s.matrixWorld),lo.setFromRotationMatrix(Cs),this.quaternion.premultiply(lo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Tm),co.child=e,this.dispatchEvent(co),co.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Wv),ad.child=e,this.dispatchEvent(ad),ad.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Cs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Cs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Cs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Tm),co.child=e,this.dispatchEvent(co),co.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(wa,e,Vv),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(wa,Gv,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),u.length>0&&(n.images=u),h.length>0&&(n.shapes=h),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Bn.DEFAULT_UP=new C(0,1,0);Bn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Bn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var wi=class extends Bn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Xv={type:"move"},Lo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new wi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new wi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new C,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new C),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new wi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new C,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new C,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let g=t.getJointPose(y,n),m=this._getHandJoint(c,y);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Xv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new wi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Lg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},nr={h:0,s:0,l:0},$l={h:0,s:0,l:0};function ld(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Ue=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ei){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,vt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=vt.workingColorSpace){return this.r=e,this.g=t,this.b=n,vt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=vt.workingColorSpace){if(e=lf(e,1),t=ct(t,0,1),n=ct(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=ld(o,r,e+1/3),this.g=ld(o,r,e),this.b=ld(o,r,e-1/3)}return vt.colorSpaceToWorking(this,s),this}setStyle(e,t=ei){function n(r){r!==void 0&&parseFloat(r)<1&&Ze("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ze("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ze("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ei){let n=Lg[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ze("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Us(e.r),this.g=Us(e.g),this.b=Us(e.b),this}copyLinearToSRGB(e){return this.r=Mo(e.r),this.g=Mo(e.g),this.b=Mo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ei){return vt.workingToColorSpace($n.copy(this),e),Math.round(ct($n.r*255,0,255))*65536+Math.round(ct($n.g*255,0,255))*256+Math.round(ct($n.b*255,0,255))}getHexString(e=ei){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=vt.workingColorSpace){vt.workingToColorSpace($n.copy(this),t);let n=$n.r,s=$n.g,r=$n.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case n:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-n)/h+2;break;case r:l=(n-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=vt.workingColorSpace){return vt.workingToColorSpace($n.copy(this),t),e.r=$n.r,e.g=$n.g,e.b=$n.b,e}getStyle(e=ei){vt.workingToColorSpace($n.copy(this),e);let t=$n.r,n=$n.g,s=$n.b;return e!==ei?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(nr),this.setHSL(nr.h+e,nr.s+t,nr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(nr),e.getHSL($l);let n=Ia(nr.h,$l.h,t),s=Ia(nr.s,$l.s,t),r=Ia(nr.l,$l.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},$n=new Ue;Ue.NAMES=Lg;var Cr=class extends Bn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Os,this.environmentIntensity=1,this.environmentRotation=new Os,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Xi=new C,Ps=new C,cd=new C,Is=new C,ho=new C,uo=new C,Am=new C,hd=new C,ud=new C,dd=new C,fd=new Pt,pd=new Pt,md=new Pt,Ns=class i{constructor(e=new C,t=new C,n=new C){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Xi.subVectors(e,t),s.cross(Xi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Xi.subVectors(s,t),Ps.subVectors(n,t),cd.subVectors(e,t);let o=Xi.dot(Xi),a=Xi.dot(Ps),l=Xi.dot(cd),c=Ps.dot(Ps),u=Ps.dot(cd),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,p=(o*u-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Is)===null?!1:Is.x>=0&&Is.y>=0&&Is.x+Is.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Is)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Is.x),l.addScaledVector(o,Is.y),l.addScaledVector(a,Is.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return fd.setScalar(0),pd.setScalar(0),md.setScalar(0),fd.fromBufferAttribute(e,t),pd.fromBufferAttribute(e,n),md.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(fd,r.x),o.addScaledVector(pd,r.y),o.addScaledVector(md,r.z),o}static isFrontFacing(e,t,n,s){return Xi.subVectors(n,t),Ps.subVectors(e,t),Xi.cross(Ps).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Xi.subVectors(this.c,this.b),Ps.subVectors(this.a,this.b),Xi.cross(Ps).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;ho.subVectors(s,n),uo.subVectors(r,n),hd.subVectors(e,n);let l=ho.dot(hd),c=uo.dot(hd);if(l<=0&&c<=0)return t.copy(n);ud.subVectors(e,s);let u=ho.dot(ud),h=uo.dot(ud);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(n).addScaledVector(ho,o);dd.subVectors(e,r);let f=ho.dot(dd),p=uo.dot(dd);if(p>=0&&f<=p)return t.copy(r);let y=f*c-l*p;if(y<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(uo,a);let g=u*p-f*h;if(g<=0&&h-u>=0&&f-p>=0)return Am.subVectors(r,s),a=(h-u)/(h-u+(f-p)),t.copy(s).addScaledVector(Am,a);let m=1/(g+y+d);return o=y*m,a=d*m,t.copy(n).addScaledVector(ho,o).addScaledVector(uo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Bt=class{constructor(e=new C(1/0,1/0,1/0),t=new C(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint($i.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint($i.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=$i.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,$i):$i.fromBufferAttribute(r,o),$i.applyMatrix4(e.matrixWorld),this.expandByPoint($i);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ql.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),ql.copy(n.boundingBox)),ql.applyMatrix4(e.matrixWorld),this.union(ql)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,$i),$i.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ma),Yl.subVectors(this.max,Ma),fo.subVectors(e.a,Ma),po.subVectors(e.b,Ma),mo.subVectors(e.c,Ma),ir.subVectors(po,fo),sr.subVectors(mo,po),Er.subVectors(fo,mo);let t=[0,-ir.z,ir.y,0,-sr.z,sr.y,0,-Er.z,Er.y,ir.z,0,-ir.x,sr.z,0,-sr.x,Er.z,0,-Er.x,-ir.y,ir.x,0,-sr.y,sr.x,0,-Er.y,Er.x,0];return!gd(t,fo,po,mo,Yl)||(t=[1,0,0,0,1,0,0,0,1],!gd(t,fo,po,mo,Yl))?!1:(Jl.crossVectors(ir,sr),t=[Jl.x,Jl.y,Jl.z],gd(t,fo,po,mo,Yl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,$i).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize($i).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ls[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ls[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ls[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ls[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ls[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ls[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ls[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ls[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ls),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ls=[new C,new C,new C,new C,new C,new C,new C,new C],$i=new C,ql=new Bt,fo=new C,po=new C,mo=new C,ir=new C,sr=new C,Er=new C,Ma=new C,Yl=new C,Jl=new C,Tr=new C;function gd(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Tr.fromArray(i,r);let a=s.x*Math.abs(Tr.x)+s.y*Math.abs(Tr.y)+s.z*Math.abs(Tr.z),l=e.dot(Tr),c=t.dot(Tr),u=n.dot(Tr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var gn=new C,Zl=new Ge,$v=0,bn=class extends qi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:$v++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=rf,this.updateRanges=[],this.gpuType=Ni,this.version=0,this._normalizationScale=e!==void 0?Bh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Zl.fromBufferAttribute(this,t),Zl.applyMatrix3(e),this.setXY(t,Zl.x,Zl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)gn.fromBufferAttribute(this,t),gn.applyMatrix3(e),this.setXYZ(t,gn.x,gn.y,gn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)gn.fromBufferAttribute(this,t),gn.applyMatrix4(e),this.setXYZ(t,gn.x,gn.y,gn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)gn.fromBufferAttribute(this,t),gn.applyNormalMatrix(e),this.setXYZ(t,gn.x,gn.y,gn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)gn.fromBufferAttribute(this,t),gn.transformDirection(e),this.setXYZ(t,gn.x,gn.y,gn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):hf(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):uf(e,this.array)}};var ka=class extends bn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ba=class extends bn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var St=class extends bn{constructor(e,t,n){super(new Float32Array(e),t,n)}},qv=new Bt,Ea=new C,yd=new C,zn=class{constructor(e=new C,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):qv.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ea.subVectors(e,this.center);let t=Ea.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ea,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(yd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ea.copy(e.center).add(yd)),this.expandByPoint(Ea.copy(e.center).sub(yd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Yv=0,Pi=new nt,xd=new Bn,go=new C,Si=new Bt,Ta=new Bt,Dn=new C,tn=class i extends qi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Yv++}),this.uuid=yr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(vv(e)?Ba:ka)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new st().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Pi.makeRotationFromQuaternion(e),this.applyMatrix4(Pi),this}rotateX(e){return Pi.makeRotationX(e),this.applyMatrix4(Pi),this}rotateY(e){return Pi.makeRotationY(e),this.applyMatrix4(Pi),this}rotateZ(e){return Pi.makeRotationZ(e),this.applyMatrix4(Pi),this}translate(e,t,n){return Pi.makeTranslation(e,t,n),this.applyMatrix4(Pi),this}scale(e,t,n){return Pi.makeScale(e,t,n),this.applyMatrix4(Pi),this}lookAt(e){return xd.lookAt(e),xd.updateMatrix(),this.applyMatrix4(xd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(go).negate(),this.translate(go.x,go.y,go.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new St(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ze("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Bt);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new C(-1/0,-1/0,-1/0),new C(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Si.setFromBufferAttribute(r),this.morphTargetsRelative?(Dn.addVectors(this.boundingBox.min,Si.min),this.boundingBox.expandByPoint(Dn),Dn.addVectors(this.boundingBox.max,Si.max),this.boundingBox.expandByPoint(Dn)):(this.boundingBox.expandByPoint(Si.min),this.boundingBox.expandByPoint(Si.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new zn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new C,1/0);return}if(e){let n=this.boundingSphere.center;if(Si.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ta.setFromBufferAttribute(a),this.morphTargetsRelative?(Dn.addVectors(Si.min,Ta.min),Si.expandByPoint(Dn),Dn.addVectors(Si.max,Ta.max),Si.expandByPoint(Dn)):(Si.expandByPoint(Ta.min),Si.expandByPoint(Ta.max))}Si.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Dn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Dn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Dn.fromBufferAttribute(a,c),l&&(go.fromBufferAttribute(e,c),Dn.add(go)),s=Math.max(s,n.distanceToSquared(Dn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new bn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new C,l[O]=new C;let u=new C,h=new C,d=new C,f=new Ge,p=new Ge,y=new Ge,g=new C,m=new C;function _(O,L,D){c[O]=c[L]=c[D]=1,u.fromBufferAttribute(n,O),h.fromBufferAttribute(n,L),d.fromBufferAttribute(n,D),f.fromBufferAttribute(r,O),p.fromBufferAttribute(r,L),y.fromBufferAttribute(r,D),h.sub(u),d.sub(u),p.sub(f),y.sub(f);let H=1/(p.x*y.y-y.x*p.y);isFinite(H)&&(g.copy(h).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(H),m.copy(d).multiplyScalar(p.x).addScaledVector(h,-y.x).multiplyScalar(H),a[O].add(g),a[L].add(g),a[D].add(g),l[O].add(m),l[L].add(m),l[D].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let O=0,L=A.length;O<L;++O){let D=A[O],H=D.start,W=D.count;for(let N=H,F=H+W;N<F;N+=3)_(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let b=new C,R=new C,M=new C,x=new C;function w(O){M.fromBufferAttribute(s,O),x.copy(M);let L=a[O];b.copy(L),b.sub(M.multiplyScalar(M.dot(L))).normalize(),R.crossVectors(x,L);let H=R.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,H)}for(let O=0,L=n.count;O<L;++O)c[O]&&w(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new bn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new C,r=new C,o=new C,a=new C,l=new C,c=new C,u=new C,h=new C;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),g=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,g),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,g),a.add(u),l.add(u),c.add(u),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),n.setXYZ(d+0,u.x,u.y,u.z),n.setXYZ(d+1,u.x,u.y,u.z),n.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Dn.fromBufferAttribute(e,t),Dn.normalize(),e.setXYZ(t,Dn.x,Dn.y,Dn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,p=0;for(let y=0,g=l.length;y<g;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let m=0;m<u;m++)d[p++]=c[f++]}return new bn(d,u,h)}if(this.index===null)return Ze("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ic=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=rf,this.updateRanges=[],this.version=0,this.uuid=yr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Rm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Rm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function Rm(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=yr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Qn=new C,Yi=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Bh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)Qn.fromBufferAttribute(this,t),Qn.applyMatrix4(e),this.setXYZ(t,Qn.x,Qn.y,Qn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Qn.fromBufferAttribute(this,t),Qn.applyNormalMatrix(e),this.setXYZ(t,Qn.x,Qn.y,Qn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Qn.fromBufferAttribute(this,t),Qn.transformDirection(e),this.setXYZ(t,Qn.x,Qn.y,Qn.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Fa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new bn(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Fa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):hf(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):uf(e,this.data.array)}},vd=new C,Jv=new C,Zv=new st,ti=class{constructor(e=new C(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=vd.subVectors(n,t).cross(Jv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(vd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Zv.getNormalMatrix(e),s=this.coplanarPoint(vd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Kv=0,ks=class extends qi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Kv++}),this.uuid=yr(),this.name="",this.type="Material",this.blending=Bo,this.side=mr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=kd,this.blendDst=Bd,this.blendEquation=Ir,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ue(0,0,0),this.blendAlpha=0,this.depthFunc=Eo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Sg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=xc,this.stencilZFail=xc,this.stencilZPass=xc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ze(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Ue().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ti().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ge().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ge().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ds=new C,_d=new C,Kl=new C,jl=new C,us=class{constructor(e=new C,t=new C(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ds)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ds.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ds.copy(this.origin).addScaledVector(this.direction,t),Ds.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){_d.copy(e).add(t).multiplyScalar(.5),Kl.copy(t).sub(e).normalize(),jl.copy(this.origin).sub(_d);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Kl),a=jl.dot(this.direction),l=-jl.dot(Kl),c=jl.lengthSq(),u=Math.abs(1-o*o),h,d,f,p;if(u>0)if(h=o*l-a,d=o*a-l,p=r*u,h>=0)if(d>=-p)if(d<=p){let y=1/u;h*=y,d*=y,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-p?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=p?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(_d).addScaledVector(Kl,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ds.subVectors(e.center,this.origin);let n=Ds.dot(this.direction),s=Ds.dot(Ds)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ds)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,g=t.z-o.z,m=n.x-o.x,_=n.y-o.y,A=n.z-o.z,b=Math.abs(l),R=Math.abs(c),M=Math.abs(u),x,w,O,L,D,H,W,N,F,$,G,ae;if(b>=R&&b>=M?(O=l,H=h,F=p,ae=m,l>=0?(x=c,w=u,L=d,D=f,W=y,N=g,$=_,G=A):(x=u,w=c,L=f,D=d,W=g,N=y,$=A,G=_)):R>=M?(O=c,H=d,F=y,ae=_,c>=0?(x=u,w=l,L=f,D=h,W=g,N=p,$=A,G=m):(x=l,w=u,L=h,D=f,W=p,N=g,$=m,G=A)):(O=u,H=f,F=g,ae=A,u>=0?(x=l,w=c,L=h,D=d,W=p,N=y,$=m,G=_):(x=c,w=l,L=d,D=h,W=y,N=p,$=_,G=m)),O===0)return null;let Z=x/O,Q=w/O,se=1/O,de=L-Z*H,ue=D-Q*H,ee=W-Z*F,ge=N-Q*F,_e=$-Z*ae,Ce=G-Q*ae,Me=_e*ge-Ce*ee,qe=de*Ce-ue*_e,at=ee*ue-ge*de;if(s){if(Me<0||qe<0||at<0)return null}else if((Me<0||qe<0||at<0)&&(Me>0||qe>0||at>0))return null;let Xe=Me+qe+at;if(Xe===0)return null;let pt=se*(Me*H+qe*F+at*ae);return(Xe>0?pt<0:pt>0)?null:this.at(pt/Xe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},yn=class extends ks{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ue(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.combine=zd,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Cm=new nt,Ar=new us,Ql=new zn,Pm=new C,ec=new C,tc=new C,nc=new C,bd=new C,ic=new C,Im=new C,sc=new C,Gt=class extends Bn{constructor(e=new tn,t=new yn){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){ic.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(bd.fromBufferAttribute(h,e),o?ic.addScaledVector(bd,u):ic.addScaledVector(bd.sub(t),u))}t.add(ic)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Ql.copy(n.boundingSphere),Ql.applyMatrix4(r),Ar.copy(e.ray).recast(e.near),!(Ql.containsPoint(Ar.origin)===!1&&(Ar.intersectSphere(Ql,Pm)===null||Ar.origin.distanceToSquared(Pm)>(e.far-e.near)**2))&&(Cm.copy(r).invert(),Ar.copy(e.ray).applyMatrix4(Cm),!(n.boundingBox!==null&&Ar.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Ar)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],_=Math.max(g.start,f.start),A=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=_,R=A;b<R;b+=3){let M=a.getX(b),x=a.getX(b+1),w=a.getX(b+2);s=rc(this,m,e,n,c,u,h,M,x,w),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let _=a.getX(g),A=a.getX(g+1),b=a.getX(g+2);s=rc(this,o,e,n,c,u,h,_,A,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],_=Math.max(g.start,f.start),A=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let b=_,R=A;b<R;b+=3){let M=b,x=b+1,w=b+2;s=rc(this,m,e,n,c,u,h,M,x,w),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let _=g,A=g+1,b=g+2;s=rc(this,o,e,n,c,u,h,_,A,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function jv(i,e,t,n,s,r,o,a){let l;if(e.side===oi?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===mr,a),l===null)return null;sc.copy(a),sc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(sc);return c<t.near||c>t.far?null:{distance:c,point:sc.clone(),object:i}}function rc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,ec),i.getVertexPosition(l,tc),i.getVertexPosition(c,nc);let u=jv(i,e,t,n,ec,tc,nc,Im);if(u){let h=new C;Ns.getBarycoord(Im,ec,tc,nc,h),s&&(u.uv=Ns.getInterpolatedAttribute(s,a,l,c,h,new Ge)),r&&(u.uv1=Ns.getInterpolatedAttribute(r,a,l,c,h,new Ge)),o&&(u.normal=Ns.getInterpolatedAttribute(o,a,l,c,h,new C),u.normal.dot(n.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new C,materialIndex:0};Ns.getNormal(ec,tc,nc,d.normal),u.face=d,u.barycoord=h}return u}var za=class extends si{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Nn,u=Nn,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ha=class extends bn{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},yo=new nt,Lm=new nt,oc=[],Dm=new Bt,Qv=new nt,Aa=new Gt,Ra=new zn,or=class extends Gt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Ha(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Qv)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Bt),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,yo),Dm.copy(e.boundingBox).applyMatrix4(yo),this.boundingBox.union(Dm)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new zn),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,yo),Ra.copy(e.boundingSphere).applyMatrix4(yo),this.boundingSphere.union(Ra)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Aa.geometry=this.geometry,Aa.material=this.material,Aa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ra.copy(this.boundingSphere),Ra.applyMatrix4(n),e.ray.intersectsSphere(Ra)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,yo),Lm.multiplyMatrices(n,yo),Aa.matrixWorld=Lm,Aa.raycast(e,oc);for(let o=0,a=oc.length;o<a;o++){let l=oc[o];l.instanceId=r,l.object=this,t.push(l)}oc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Ha(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new za(new Float32Array(s*this.count),s,this.count,sh,Ni));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Rr=new zn,e_=new Ge(.5,.5),ac=new C,ar=class{constructor(e=new ti,t=new ti,n=new ti,s=new ti,r=new ti,o=new ti){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ii,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],p=r[8],y=r[9],g=r[10],m=r[11],_=r[12],A=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-u,m-p,R-_).normalize(),s[1].setComponents(c+o,f+u,m+p,R+_).normalize(),s[2].setComponents(c+a,f+h,m+y,R+A).normalize(),s[3].setComponents(c-a,f-h,m-y,R-A).normalize(),n)s[4].setComponents(l,d,g,b).normalize(),s[5].setComponents(c-l,f-d,m-g,R-b).normalize();else if(s[4].setComponents(c-l,f-d,m-g,R-b).normalize(),t===Ii)s[5].setComponents(c+l,f+d,m+g,R+b).normalize();else if(t===Ao)s[5].setComponents(l,d,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Rr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Rr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Rr)}intersectsSprite(e){Rr.center.set(0,0,0);let t=e_.distanceTo(e.center);return Rr.radius=.7071067811865476+t,Rr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Rr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(ac.x=s.normal.x>0?e.max.x:e.min.x,ac.y=s.normal.y>0?e.max.y:e.min.y,ac.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(ac)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Nm=new nt,Lc=class i{constructor(){this.coordinateSystem=Ii,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Nm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new ar),n[s].setFromProjectionMatrix(Nm,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new ar),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Li=class extends ks{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ue(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Dc=new C,Nc=new C,Um=new nt,Ca=new us,lc=new zn,Sd=new C,Fm=new C,Uc=class extends Bn{constructor(e=new tn,t=new Li){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Dc.fromBufferAttribute(t,s-1),Nc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Dc.distanceTo(Nc);e.setAttribute("lineDistance",new St(n,1))}else Ze("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),lc.copy(n.boundingSphere),lc.applyMatrix4(s),lc.radius+=r,e.ray.intersectsSphere(lc)===!1)return;Um.copy(s).invert(),Ca.copy(e.ray).applyMatrix4(Um);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=n.index,d=n.attributes.position;if(u!==null){let f=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let y=f,g=p-1;y<g;y+=c){let m=u.getX(y),_=u.getX(y+1),A=cc(this,e,Ca,l,m,_,y);A&&t.push(A)}if(this.isLineLoop){let y=u.getX(p-1),g=u.getX(f),m=cc(this,e,Ca,l,y,g,p-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let y=f,g=p-1;y<g;y+=c){let m=cc(this,e,Ca,l,y,y+1,y);m&&t.push(m)}if(this.isLineLoop){let y=cc(this,e,Ca,l,p-1,f,p-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function cc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Dc.fromBufferAttribute(a,s),Nc.fromBufferAttribute(a,r),t.distanceSqToSegment(Dc,Nc,Sd,Fm)>n)return;Sd.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Sd);if(!(c<e.near||c>e.far))return{distance:c,point:Fm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Om=new C,km=new C,Ji=class extends Uc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)Om.fromBufferAttribute(t,s),km.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Om.distanceTo(km);e.setAttribute("lineDistance",new St(n,1))}else Ze("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Va=class extends si{constructor(e=[],t=Lr,n,s,r,o,a,l,c,u){super(e,t,n,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Ga=class extends si{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Bs=class extends si{constructor(e,t,n=Zi,s,r,o,a=Nn,l=Nn,c,u=Fs,h=1){if(u!==Fs&&u!==Gs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Po(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Wa=class extends Bs{constructor(e,t=Zi,n=Lr,s,r,o=Nn,a=Nn,l,c=Fs){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,n,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Xa=class extends si{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},hi=class i extends tn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new St(c,3)),this.setAttribute("normal",new St(u,3)),this.setAttribute("uv",new St(h,2));function p(y,g,m,_,A,b,R,M,x,w,O){let L=b/x,D=R/w,H=b/2,W=R/2,N=M/2,F=x+1,$=w+1,G=0,ae=0,Z=new C;for(let Q=0;Q<$;Q++){let se=Q*D-W;for(let de=0;de<F;de++){let ue=de*L-H;Z[y]=ue*_,Z[g]=se*A,Z[m]=N,c.push(Z.x,Z.y,Z.z),Z[y]=0,Z[g]=0,Z[m]=M>0?1:-1,u.push(Z.x,Z.y,Z.z),h.push(de/x),h.push(1-Q/w),G+=1}}for(let Q=0;Q<w;Q++)for(let se=0;se<x;se++){let de=d+se+F*Q,ue=d+se+F*(Q+1),ee=d+(se+1)+F*(Q+1),ge=d+(se+1)+F*Q;l.push(de,ue,ge),l.push(ue,ee,ge),ae+=6}a.addGroup(f,ae,O),f+=ae,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},$a=class i extends tn{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],u=t/2,h=Math.PI/2*e,d=t,f=2*h+d,p=n*2+r,y=s+1,g=new C,m=new C;for(let _=0;_<=p;_++){let A=0,b=0,R=0,M=0;if(_<=n){let O=_/n,L=O*Math.PI/2;b=-u-e*Math.cos(L),R=e*Math.sin(L),M=-e*Math.cos(L),A=O*h}else if(_<=n+r){let O=(_-n)/r;b=-u+O*t,R=e,M=0,A=h+O*d}else{let O=(_-n-r)/n,L=O*Math.PI/2;b=u+e*Math.sin(L),R=e*Math.cos(L),M=e*Math.sin(L),A=h+d+O*h}let x=Math.max(0,Math.min(1,A/f)),w=0;_===0?w=.5/s:_===p&&(w=-.5/s);for(let O=0;O<=s;O++){let L=O/s,D=L*Math.PI*2,H=Math.sin(D),W=Math.cos(D);m.x=-R*W,m.y=b,m.z=R*H,a.push(m.x,m.y,m.z),g.set(-R*W,M,R*H),g.normalize(),l.push(g.x,g.y,g.z),c.push(L+w,x)}if(_>0){let O=(_-1)*y;for(let L=0;L<s;L++){let D=O+L,H=O+L+1,W=_*y+L,N=_*y+L+1;o.push(D,H,W),o.push(H,N,W)}}}this.setIndex(o),this.setAttribute("position",new St(a,3)),this.setAttribute("normal",new St(l,3)),this.setAttribute("uv",new St(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var ui=class i extends tn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let u=[],h=[],d=[],f=[],p=0,y=[],g=n/2,m=0;_(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(u),this.setAttribute("position",new St(h,3)),this.setAttribute("normal",new St(d,3)),this.setAttribute("uv",new St(f,2));function _(){let b=new C,R=new C,M=0,x=(t-e)/n;for(let w=0;w<=r;w++){let O=[],L=w/r,D=L*(t-e)+e;for(let H=0;H<=s;H++){let W=H/s,N=W*l+a,F=Math.sin(N),$=Math.cos(N);R.x=D*F,R.y=-L*n+g,R.z=D*$,h.push(R.x,R.y,R.z),b.set(F,x,$).normalize(),d.push(b.x,b.y,b.z),f.push(W,1-L),O.push(p++)}y.push(O)}for(let w=0;w<s;w++)for(let O=0;O<r;O++){let L=y[O][w],D=y[O+1][w],H=y[O+1][w+1],W=y[O][w+1];(e>0||O!==0)&&(u.push(L,D,W),M+=3),(t>0||O!==r-1)&&(u.push(D,H,W),M+=3)}c.addGroup(m,M,0),m+=M}function A(b){let R=p,M=new Ge,x=new C,w=0,O=b===!0?e:t,L=b===!0?1:-1;for(let H=1;H<=s;H++)h.push(0,g*L,0),d.push(0,L,0),f.push(.5,.5),p++;let D=p;for(let H=0;H<=s;H++){let N=H/s*l+a,F=Math.cos(N),$=Math.sin(N);x.x=O*$,x.y=g*L,x.z=O*F,h.push(x.x,x.y,x.z),d.push(0,L,0),M.x=F*.5+.5,M.y=$*.5*L+.5,f.push(M.x,M.y),p++}for(let H=0;H<s;H++){let W=R+H,N=D+H;b===!0?u.push(N,N+1,W):u.push(N+1,N,W),w+=3}c.addGroup(m,w,b===!0?1:2),m+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},zs=class i extends ui{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var hc=new C,uc=new C,wd=new C,dc=new Ns,Pr=class extends tn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(wo*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],u=["a","b","c"],h=new Array(3),d=new Map,f=[];for(let p=0;p<l;p+=3){o?(c[0]=o.getX(p),c[1]=o.getX(p+1),c[2]=o.getX(p+2)):(c[0]=p,c[1]=p+1,c[2]=p+2);let{a:y,b:g,c:m}=dc;if(y.fromBufferAttribute(a,c[0]),g.fromBufferAttribute(a,c[1]),m.fromBufferAttribute(a,c[2]),dc.getNormal(wd),h[0]=`${Math.round(y.x*s)},${Math.round(y.y*s)},${Math.round(y.z*s)}`,h[1]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,h[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(h[0]===h[1]||h[1]===h[2]||h[2]===h[0]))for(let _=0;_<3;_++){let A=(_+1)%3,b=h[_],R=h[A],M=dc[u[_]],x=dc[u[A]],w=`${b}_${R}`,O=`${R}_${b}`,L=d.get(O);L?(wd.dot(L.normal)<=r&&(f.push(M.x,M.y,M.z),f.push(x.x,x.y,x.z)),d.set(O,null)):d.has(w)||d.set(w,{index0:c[_],index1:c[A],normal:wd.clone()})}}for(let p of d.values())if(p){let{index0:y,index1:g}=p;hc.fromBufferAttribute(a,y),uc.fromBufferAttribute(a,g),f.push(hc.x,hc.y,hc.z),f.push(uc.x,uc.y,uc.z)}this.setAttribute("position",new St(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Di=class i extends tn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],p=[],y=[],g=[];for(let m=0;m<u;m++){let _=m*d-o;for(let A=0;A<c;A++){let b=A*h-r;p.push(b,-_,0),y.push(0,0,1),g.push(A/a),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let A=_+c*m,b=_+c*(m+1),R=_+1+c*(m+1),M=_+1+c*m;f.push(A,b,M),f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new St(p,3)),this.setAttribute("normal",new St(y,3)),this.setAttribute("uv",new St(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var ds=class i extends tn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new C,d=new C,f=[],p=[],y=[],g=[];for(let m=0;m<=n;m++){let _=[],A=m/n,b=o+A*a,R=e*Math.cos(b),M=Math.sqrt(e*e-R*R),x=0;m===0&&o===0?x=.5/t:m===n&&l===Math.PI&&(x=-.5/t);for(let w=0;w<=t;w++){let O=w/t,L=s+O*r;h.x=-M*Math.cos(L),h.y=R,h.z=M*Math.sin(L),p.push(h.x,h.y,h.z),d.copy(h).normalize(),y.push(d.x,d.y,d.z),g.push(O+x,1-A),_.push(c++)}u.push(_)}for(let m=0;m<n;m++)for(let _=0;_<t;_++){let A=u[m][_+1],b=u[m][_],R=u[m+1][_],M=u[m+1][_+1];(m!==0||o>0)&&f.push(A,b,M),(m!==n-1||l<Math.PI)&&f.push(b,R,M)}this.setIndex(f),this.setAttribute("position",new St(p,3)),this.setAttribute("normal",new St(y,3)),this.setAttribute("uv",new St(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Do=class i extends tn{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],u=[],h=[],d=new C,f=new C,p=new C;for(let y=0;y<=n;y++){let g=o+y/n*a;for(let m=0;m<=s;m++){let _=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(_),f.y=(e+t*Math.cos(g))*Math.sin(_),f.z=t*Math.sin(g),c.push(f.x,f.y,f.z),d.x=e*Math.cos(_),d.y=e*Math.sin(_),p.subVectors(f,d).normalize(),u.push(p.x,p.y,p.z),h.push(m/s),h.push(y/n)}}for(let y=1;y<=n;y++)for(let g=1;g<=s;g++){let m=(s+1)*y+g-1,_=(s+1)*(y-1)+g-1,A=(s+1)*(y-1)+g,b=(s+1)*y+g;l.push(m,_,b),l.push(_,A,b)}this.setIndex(l),this.setAttribute("position",new St(c,3)),this.setAttribute("normal",new St(u,3)),this.setAttribute("uv",new St(h,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var qa=class extends tn{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){let t=[],n=new Set,s=new C,r=new C;if(e.index!==null){let o=e.attributes.position,a=e.index,l=e.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,u=l.length;c<u;++c){let h=l[c],d=h.start,f=h.count;for(let p=d,y=d+f;p<y;p+=3)for(let g=0;g<3;g++){let m=a.getX(p+g),_=a.getX(p+(g+1)%3);s.fromBufferAttribute(o,m),r.fromBufferAttribute(o,_),Bm(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}}else{let o=e.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){let u=3*a+c,h=3*a+(c+1)%3;s.fromBufferAttribute(o,u),r.fromBufferAttribute(o,h),Bm(s,r,n)===!0&&(t.push(s.x,s.y,s.z),t.push(r.x,r.y,r.z))}}this.setAttribute("position",new St(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};function Bm(i,e,t){let n=`${i.x},${i.y},${i.z}-${e.x},${e.y},${e.z}`,s=`${e.x},${e.y},${e.z}-${i.x},${i.y},${i.z}`;return t.has(n)===!0||t.has(s)===!0?!1:(t.add(n),t.add(s),!0)}function Nr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(zm(s))s.isRenderTargetTexture?(Ze("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(zm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function qn(i){let e={};for(let t=0;t<i.length;t++){let n=Nr(i[t]);for(let s in n)e[s]=n[s]}return e}function zm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function t_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function df(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:vt.workingColorSpace}var dl={clone:Nr,merge:qn},n_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,i_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,di=class extends ks{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=n_,this.fragmentShader=i_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Nr(e.uniforms),this.uniformsGroups=t_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Ue().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ge().fromArray(s.value);break;case"v3":this.uniforms[n].value=new C().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Pt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new st().fromArray(s.value);break;case"m4":this.uniforms[n].value=new nt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Fc=class extends di{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},fs=class extends ks{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Ue(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ue(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=kh,this.normalScale=new Ge(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var No=class extends ks{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=_g,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Oc=class extends ks{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function xo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function fc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var lr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},kc=class extends lr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Ad,endingEnd:Ad}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Rd:r=e,a=2*t-n;break;case Cd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Rd:o=e,l=2*n-t;break;case Cd:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),y=p*p,g=y*p,m=-d*g+2*d*y-d*p,_=(1+d)*g+(-1.5-2*d)*y+(-.5+d)*p+1,A=(-1-f)*g+(1.5+f)*y+.5*p,b=f*g-f*y;for(let R=0;R!==a;++R)r[R]=m*o[u+R]+_*o[c+R]+A*o[l+R]+b*o[h+R];return r}},Bc=class extends lr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(n-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},zc=class extends lr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Hc=class extends lr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let p=(n-t)/(s-t),y=1-p;for(let g=0;g!==a;++g)r[g]=o[c+g]*y+o[l+g]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[c+p],g=o[l+p],m=f*d+p*2,_=h[m],A=h[m+1],b=e*d+p*2,R=u[b],M=u[b+1],x=r_(n,t,_,R,s);r[p]=Dg(x,y,A,M,g)}return r}};function Dg(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function s_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function r_(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Dg(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=s_(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Mi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=xo(t,this.TimeBufferType),this.values=xo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:xo(e.times,Array),values:xo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),fc(e.settings)&&(n.settings={inTangents:xo(e.settings.inTangents,Array),outTangents:xo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new zc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Bc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new kc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Hc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case La:t=this.InterpolantFactoryMethodDiscrete;break;case Ac:t=this.InterpolantFactoryMethodLinear;break;case yc:t=this.InterpolantFactoryMethodSmooth;break;case Td:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ze("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return La;case this.InterpolantFactoryMethodLinear:return Ac;case this.InterpolantFactoryMethodSmooth:return yc;case this.InterpolantFactoryMethodBezier:return Td}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;fc(this.settings)&&(Hm(this.settings.inTangents,e),Hm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;fc(this.settings)&&(Vm(this.settings.inTangents,e),Vm(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&_v(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===yc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*n,d=h-n,f=h+n;for(let p=0;p!==n;++p){let y=t[h+p];if(y!==t[d+p]||y!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,fc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Hm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Vm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Mi.prototype.ValueTypeName="";Mi.prototype.TimeBufferType=Float32Array;Mi.prototype.ValueBufferType=Float32Array;Mi.prototype.DefaultInterpolation=Ac;var cr=class extends Mi{constructor(e,t,n){super(e,t,n)}};cr.prototype.ValueTypeName="bool";cr.prototype.ValueBufferType=Array;cr.prototype.DefaultInterpolation=La;cr.prototype.InterpolantFactoryMethodLinear=void 0;cr.prototype.InterpolantFactoryMethodSmooth=void 0;var Vc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Vc.prototype.ValueTypeName="color";var Gc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Gc.prototype.ValueTypeName="number";var Wc=class extends lr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)wt.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ya=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Wc(this.times,this.values,this.getValueSize(),e)}};Ya.prototype.ValueTypeName="quaternion";Ya.prototype.InterpolantFactoryMethodSmooth=void 0;var hr=class extends Mi{constructor(e,t,n){super(e,t,n)}};hr.prototype.ValueTypeName="string";hr.prototype.ValueBufferType=Array;hr.prototype.DefaultInterpolation=La;hr.prototype.InterpolantFactoryMethodLinear=void 0;hr.prototype.InterpolantFactoryMethodSmooth=void 0;var Xc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Xc.prototype.ValueTypeName="vector";var $c=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],p=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ng=new $c,qc=class{constructor(e){this.manager=e!==void 0?e:Ng,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};qc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ja=class extends Bn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Ue(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Za=class extends Ja{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Bn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ue(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Md=new nt,Gm=new C,Wm=new C,Yc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ge(512,512),this.mapType=fi,this.map=null,this.mapPass=null,this.matrix=new nt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ar,this._frameExtents=new Ge(1,1),this._viewportCount=1,this._viewports=[new Pt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Gm.setFromMatrixPosition(e.matrixWorld),t.position.copy(Gm),Wm.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Wm),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Md.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Md,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Ao||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Md)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},pc=new C,mc=new wt,cs=new C,Ka=class extends Bn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new nt,this.projectionMatrix=new nt,this.projectionMatrixInverse=new nt,this.coordinateSystem=Ii,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(pc,mc,cs),cs.x===1&&cs.y===1&&cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(pc,mc,cs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(pc,mc,cs),cs.x===1&&cs.y===1&&cs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(pc,mc,cs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},rr=new C,Xm=new Ge,$m=new Ge,ni=class extends Ka{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Co*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(wo*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Co*2*Math.atan(Math.tan(wo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){rr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(rr.x,rr.y).multiplyScalar(-e/rr.z),rr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(rr.x,rr.y).multiplyScalar(-e/rr.z)}getViewSize(e,t){return this.getViewBounds(e,Xm,$m),t.subVectors($m,Xm)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(wo*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ur=class extends Ka{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Pd=class extends Yc{constructor(){super(new ur(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ja=class extends Ja{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Bn.DEFAULT_UP),this.updateMatrix(),this.target=new Bn,this.shadow=new Pd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Qa=class extends tn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var vo=-90,_o=1,Uo=class extends Bn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ni(vo,_o,e,t);s.layers=this.layers,this.add(s);let r=new ni(vo,_o,e,t);r.layers=this.layers,this.add(r);let o=new ni(vo,_o,e,t);o.layers=this.layers,this.add(o);let a=new ni(vo,_o,e,t);a.layers=this.layers,this.add(a);let l=new ni(vo,_o,e,t);l.layers=this.layers,this.add(l);let c=new ni(vo,_o,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ii)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Ao)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},Jc=class extends ni{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var ff="\\[\\]\\.:\\/",o_=new RegExp("["+ff+"]","g"),pf="[^"+ff+"]",a_="[^"+ff.replace("\\.","")+"]",l_=/((?:WC+[\/:])*)/.source.replace("WC",pf),c_=/(WCOD+)?/.source.replace("WCOD",a_),h_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",pf),u_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",pf),d_=new RegExp("^"+l_+c_+h_+u_+"$"),f_=["material","materials","bones","map"],Id=class{constructor(e,t,n){let s=n||Jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Jt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(o_,"")}static parseTrackName(e){let t=d_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);f_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ze("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Jt.Composite=Id;Jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Jt.prototype.GetterByBindingType=[Jt.prototype._getValue_direct,Jt.prototype._getValue_array,Jt.prototype._getValue_arrayElement,Jt.prototype._getValue_toArray];Jt.prototype.SetterByBindingTypeAndVersioning=[[Jt.prototype._setValue_direct,Jt.prototype._setValue_direct_setNeedsUpdate,Jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_array,Jt.prototype._setValue_array_setNeedsUpdate,Jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_arrayElement,Jt.prototype._setValue_arrayElement_setNeedsUpdate,Jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_fromArray,Jt.prototype._setValue_fromArray_setNeedsUpdate,Jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var JA=new Float32Array(1);var dr=class extends Ic{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var qm=new nt,el=class{constructor(e,t,n=0,s=1/0){this.ray=new us(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Io,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return qm.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(qm),this}intersectObject(e,t=!0,n=[]){return Ld(e,this,n,t),n.sort(Ym),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Ld(e[s],this,n,t);return n.sort(Ym),n}};function Ym(i,e){return i.distance-e.distance}function Ld(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Ld(r[o],e,t,!0)}}var Fo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=ct(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(ct(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var _f=class _f{constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};_f.prototype.isMatrix2=!0;var Dd=_f,Jm=new Ge,Oo=class{constructor(e=new Ge(1/0,1/0),t=new Ge(-1/0,-1/0)){this.isBox2=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Jm.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=1/0,this.max.x=this.max.y=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y}getCenter(e){return this.isEmpty()?e.set(0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Jm).distanceTo(e)}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}},Zm=new C,gc=new C,bo=new C,So=new C,Ed=new C,p_=new C,m_=new C,tl=class{constructor(e=new C,t=new C){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){Zm.subVectors(e,this.start),gc.subVectors(this.end,this.start);let n=gc.dot(gc);if(n===0)return 0;let r=gc.dot(Zm)/n;return t&&(r=ct(r,0,1)),r}closestPointToPoint(e,t,n){let s=this.closestPointToPointParameter(e,t);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(e,t=p_,n=m_){let s=10000000000000001e-32,r,o,a=this.start,l=e.start,c=this.end,u=e.end;bo.subVectors(c,a),So.subVectors(u,l),Ed.subVectors(a,l);let h=bo.dot(bo),d=So.dot(So),f=So.dot(Ed);if(h<=s&&d<=s)return t.copy(a),n.copy(l),t.distanceToSquared(n);if(h<=s)r=0,o=f/d,o=ct(o,0,1);else{let p=bo.dot(Ed);if(d<=s)o=0,r=ct(-p/h,0,1);else{let y=bo.dot(So),g=h*d-y*y;g!==0?r=ct((y*f-p*d)/g,0,1):r=0,o=(y*r+f)/d,o<0?(o=0,r=ct(-p/h,0,1)):o>1&&(o=1,r=ct((y-p)/h,0,1))}}return t.copy(a).addScaledVector(bo,r),n.copy(l).addScaledVector(So,o),t.distanceToSquared(n)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var nl=class extends qi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function mf(i,e,t,n){let s=g_(n);switch(t){case Qd:return i*e;case sh:return i*e/s.components*s.byteLength;case rh:return i*e/s.components*s.byteLength;case gr:return i*e*2/s.components*s.byteLength;case oh:return i*e*2/s.components*s.byteLength;case ef:return i*e*3/s.components*s.byteLength;case ji:return i*e*4/s.components*s.byteLength;case ah:return i*e*4/s.components*s.byteLength;case rl:case ol:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case al:case ll:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case ch:case uh:return Math.max(i,16)*Math.max(e,8)/4;case lh:case hh:return Math.max(i,8)*Math.max(e,8)/2;case dh:case fh:case mh:case gh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case ph:case cl:case yh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case xh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case vh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case _h:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case bh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Sh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case wh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Mh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Eh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Th:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Ah:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Rh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Ch:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Ph:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Ih:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Lh:case Dh:case Nh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Uh:case Fh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case hl:case Oh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function g_(i){switch(i){case fi:case Jd:return{byteLength:1,components:1};case Ho:case Zd:case Ki:return{byteLength:2,components:1};case nh:case ih:return{byteLength:2,components:4};case Zi:case th:case Ni:return{byteLength:4,components:1};case Kd:case jd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ze("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function n0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function x_(i){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function n(a,l,c){let u=l.array,h=l.updateRanges;if(i.bindBuffer(c,a),h.length===0)i.bufferSubData(c,0,u);else{h.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<h.length;f++){let p=h[d],y=h[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,h[d]=y)}h.length=d+1;for(let f=0,p=h.length;f<p;f++){let y=h[f];i.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var v_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,__=`#ifdef USE_ALPHAHASH
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
#endif`,b_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,S_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,w_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,M_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,E_=`#ifdef USE_AOMAP
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
#endif`,T_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,A_=`#ifdef USE_BATCHING
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
#endif`,R_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,C_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,P_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,I_=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,L_=`#ifdef USE_IRIDESCENCE
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
#endif`,D_=`#ifdef USE_BUMPMAP
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
#endif`,N_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,U_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,F_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,O_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,k_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,B_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,z_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,H_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,V_=`#define PI 3.141592653589793
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
} // validated`,G_=`vec3 transformedNormal = objectNormal;
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
#endif`,W_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,X_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,$_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,q_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Y_="gl_FragColor = linearToOutputTexel( gl_FragColor );",J_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Z_=`#ifdef USE_ENVMAP
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
#endif`,K_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,j_=`#ifdef USE_ENVMAP
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
#endif`,Q_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,eb=`#ifdef USE_ENVMAP
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
#endif`,tb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,nb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,ib=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,sb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,rb=`#ifdef USE_GRADIENTMAP
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
}`,ob=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,ab=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,lb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,cb=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,hb=`#ifdef USE_ENVMAP
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
#endif`,ub=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,db=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,fb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,pb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,mb=`PhysicalMaterial material;
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
#endif`,gb=`uniform sampler2D dfgLUT;
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
}`,yb=`
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
#endif`,xb=`#if defined( RE_IndirectDiffuse )
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
#endif`,vb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,_b=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,bb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Sb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,wb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Mb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Eb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Tb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Ab=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Rb=`#if defined( USE_POINTS_UV )
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
#endif`,Cb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Pb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Ib=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Lb=`#if defined( USE_MORPHCOLORS )
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
#endif`,Db=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Nb=`#ifdef USE_MORPHTARGETS
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
#endif`,Ub=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Fb=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Ob=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,kb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Bb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,zb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Hb=`#ifdef USE_NORMALMAP
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
#endif`,Vb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Gb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Wb=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Xb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,$b=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,qb=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Yb=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Jb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Zb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Kb=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,jb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Qb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,eS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,tS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,nS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,iS=`float getShadowMask() {
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
}`,sS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,rS=`#ifdef USE_SKINNING
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
#endif`,oS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,aS=`#ifdef USE_SKINNING
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
#endif`,lS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,cS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,hS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,uS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,dS=`#ifdef USE_TRANSMISSION
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
#endif`,fS=`#ifdef USE_TRANSMISSION
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
#endif`,pS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,mS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,gS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,yS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,xS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,vS=`uniform sampler2D t2D;
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
}`,_S=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,bS=`uniform float backgroundBlurriness;
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
}`,SS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,wS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,MS=`#include <common>
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
}`,ES=`#if DEPTH_PACKING == 3200
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
}`,TS=`#define DISTANCE
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
}`,AS=`#define DISTANCE
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
}`,RS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,CS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,PS=`uniform float scale;
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
}`,IS=`uniform vec3 diffuse;
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
}`,LS=`#include <common>
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
}`,DS=`uniform vec3 diffuse;
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
}`,NS=`#define LAMBERT
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
}`,US=`#define LAMBERT
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
}`,FS=`#define MATCAP
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
}`,OS=`#define MATCAP
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
}`,kS=`#define NORMAL
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
}`,BS=`#define NORMAL
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
}`,zS=`#define PHONG
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
}`,HS=`#define PHONG
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
}`,VS=`#define STANDARD
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
}`,GS=`#define STANDARD
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
}`,WS=`#define TOON
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
}`,XS=`#define TOON
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
}`,$S=`uniform float size;
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
}`,qS=`uniform vec3 diffuse;
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
}`,YS=`#include <common>
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
}`,JS=`uniform vec3 color;
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
}`,ZS=`uniform float rotation;
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
}`,KS=`uniform vec3 diffuse;
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
}`,ft={alphahash_fragment:v_,alphahash_pars_fragment:__,alphamap_fragment:b_,alphamap_pars_fragment:S_,alphatest_fragment:w_,alphatest_pars_fragment:M_,aomap_fragment:E_,aomap_pars_fragment:T_,batching_pars_vertex:A_,batching_vertex:R_,begin_vertex:C_,beginnormal_vertex:P_,bsdfs:I_,iridescence_fragment:L_,bumpmap_pars_fragment:D_,clipping_planes_fragment:N_,clipping_planes_pars_fragment:U_,clipping_planes_pars_vertex:F_,clipping_planes_vertex:O_,color_fragment:k_,color_pars_fragment:B_,color_pars_vertex:z_,color_vertex:H_,common:V_,defaultnormal_vertex:G_,displacementmap_pars_vertex:W_,displacementmap_vertex:X_,emissivemap_fragment:$_,emissivemap_pars_fragment:q_,colorspace_fragment:Y_,colorspace_pars_fragment:J_,envmap_fragment:Z_,envmap_common_pars_fragment:K_,envmap_pars_fragment:j_,envmap_pars_vertex:Q_,envmap_physical_pars_fragment:hb,envmap_vertex:eb,fog_vertex:tb,fog_pars_vertex:nb,fog_fragment:ib,fog_pars_fragment:sb,gradientmap_pars_fragment:rb,lightmap_pars_fragment:ob,lights_lambert_fragment:ab,lights_lambert_pars_fragment:lb,lights_pars_begin:cb,lights_toon_fragment:ub,lights_toon_pars_fragment:db,lights_phong_fragment:fb,lights_phong_pars_fragment:pb,lights_physical_fragment:mb,lights_physical_pars_fragment:gb,lights_fragment_begin:yb,lights_fragment_maps:xb,lights_fragment_end:vb,lightprobes_pars_fragment:_b,logdepthbuf_fragment:bb,logdepthbuf_pars_fragment:Sb,logdepthbuf_pars_vertex:wb,logdepthbuf_vertex:Mb,map_fragment:Eb,map_pars_fragment:Tb,map_particle_fragment:Ab,map_particle_pars_fragment:Rb,metalnessmap_fragment:Cb,metalnessmap_pars_fragment:Pb,morphinstance_vertex:Ib,morphcolor_vertex:Lb,morphnormal_vertex:Db,morphtarget_pars_vertex:Nb,morphtarget_vertex:Ub,normal_fragment_begin:Fb,normal_fragment_maps:Ob,normal_pars_fragment:kb,normal_pars_vertex:Bb,normal_vertex:zb,normalmap_pars_fragment:Hb,clearcoat_normal_fragment_begin:Vb,clearcoat_normal_fragment_maps:Gb,clearcoat_pars_fragment:Wb,iridescence_pars_fragment:Xb,opaque_fragment:$b,packing:qb,premultiplied_alpha_fragment:Yb,project_vertex:Jb,dithering_fragment:Zb,dithering_pars_fragment:Kb,roughnessmap_fragment:jb,roughnessmap_pars_fragment:Qb,shadowmap_pars_fragment:eS,shadowmap_pars_vertex:tS,shadowmap_vertex:nS,shadowmask_pars_fragment:iS,skinbase_vertex:sS,skinning_pars_vertex:rS,skinning_vertex:oS,skinnormal_vertex:aS,specularmap_fragment:lS,specularmap_pars_fragment:cS,tonemapping_fragment:hS,tonemapping_pars_fragment:uS,transmission_fragment:dS,transmission_pars_fragment:fS,uv_pars_fragment:pS,uv_pars_vertex:mS,uv_vertex:gS,worldpos_vertex:yS,background_vert:xS,background_frag:vS,backgroundCube_vert:_S,backgroundCube_frag:bS,cube_vert:SS,cube_frag:wS,depth_vert:MS,depth_frag:ES,distance_vert:TS,distance_frag:AS,equirect_vert:RS,equirect_frag:CS,linedashed_vert:PS,linedashed_frag:IS,meshbasic_vert:LS,meshbasic_frag:DS,meshlambert_vert:NS,meshlambert_frag:US,meshmatcap_vert:FS,meshmatcap_frag:OS,meshnormal_vert:kS,meshnormal_frag:BS,meshphong_vert:zS,meshphong_frag:HS,meshphysical_vert:VS,meshphysical_frag:GS,meshtoon_vert:WS,meshtoon_frag:XS,points_vert:$S,points_frag:qS,shadow_vert:YS,shadow_frag:JS,sprite_vert:ZS,sprite_frag:KS},Le={common:{diffuse:{value:new Ue(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new Ge(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ue(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ue(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new Ue(16777215)},opacity:{value:1},center:{value:new Ge(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},ai={basic:{uniforms:qn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:qn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Ue(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:qn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Ue(0)},specular:{value:new Ue(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:qn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Ue(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:qn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Ue(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:qn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:qn([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:qn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:qn([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:qn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:qn([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:qn([Le.common,Le.displacementmap,{referencePosition:{value:new C},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:qn([Le.lights,Le.fog,{color:{value:new Ue(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};ai.physical={uniforms:qn([ai.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new Ge(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new Ue(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new Ge},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new Ue(0)},specularColor:{value:new Ue(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new Ge},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var zh={r:0,b:0,g:0},jS=new nt,i0=new st;i0.set(-1,0,0,0,1,0,0,0,1);function QS(i,e,t,n,s,r){let o=new Ue(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(_){let A=_.isScene===!0?_.background:null;if(A&&A.isTexture){let b=_.backgroundBlurriness>0;A=e.get(A,b)}return A}function p(_){let A=!1,b=f(_);b===null?g(o,a):b&&b.isColor&&(g(b,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,A){let b=f(A);b&&b.isCubeTexture?(c===void 0&&(c=new Gt(new hi(1,1,1),new di({name:"BackgroundCubeMaterial",uniforms:Nr(ai.backgroundCube.uniforms),vertexShader:ai.backgroundCube.vertexShader,fragmentShader:ai.backgroundCube.fragmentShader,side:oi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,M,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(jS.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(i0),c.material.toneMapped=vt.getTransfer(b.colorSpace)!==Ct,(u!==b||h!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,u=b,h=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Gt(new Di(2,2),new di({name:"BackgroundMaterial",uniforms:Nr(ai.background.uniforms),vertexShader:ai.background.vertexShader,fragmentShader:ai.background.fragmentShader,side:mr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=vt.getTransfer(b.colorSpace)!==Ct,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||h!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,u=b,h=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function g(_,A){_.getRGB(zh,df(i)),t.buffers.color.setClear(zh.r,zh.g,zh.b,A,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,A=1){o.set(_),a=A,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,g(o,a)},render:p,addToRenderList:y,dispose:m}}function ew(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(D,H,W,N,F){let $=!1,G=h(D,N,W,H);r!==G&&(r=G,c(r.object)),$=f(D,N,W,F),$&&p(D,N,W,F),F!==null&&e.update(F,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(D,H,W,N),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function l(){return i.createVertexArray()}function c(D){return i.bindVertexArray(D)}function u(D){return i.deleteVertexArray(D)}function h(D,H,W,N){let F=N.wireframe===!0,$=n[H.id];$===void 0&&($={},n[H.id]=$);let G=D.isInstancedMesh===!0?D.id:0,ae=$[G];ae===void 0&&(ae={},$[G]=ae);let Z=ae[W.id];Z===void 0&&(Z={},ae[W.id]=Z);let Q=Z[F];return Q===void 0&&(Q=d(l()),Z[F]=Q),Q}function d(D){let H=[],W=[],N=[];for(let F=0;F<t;F++)H[F]=0,W[F]=0,N[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:H,enabledAttributes:W,attributeDivisors:N,object:D,attributes:{},index:null}}function f(D,H,W,N){let F=r.attributes,$=H.attributes,G=0,ae=W.getAttributes();for(let Z in ae)if(ae[Z].location>=0){let se=F[Z],de=$[Z];if(de===void 0&&(Z==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),Z==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==N}function p(D,H,W,N){let F={},$=H.attributes,G=0,ae=W.getAttributes();for(let Z in ae)if(ae[Z].location>=0){let se=$[Z];se===void 0&&(Z==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),Z==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),F[Z]=de,G++}r.attributes=F,r.attributesNum=G,r.index=N}function y(){let D=r.newAttributes;for(let H=0,W=D.length;H<W;H++)D[H]=0}function g(D){m(D,0)}function m(D,H){let W=r.newAttributes,N=r.enabledAttributes,F=r.attributeDivisors;W[D]=1,N[D]===0&&(i.enableVertexAttribArray(D),N[D]=1),F[D]!==H&&(i.vertexAttribDivisor(D,H),F[D]=H)}function _(){let D=r.newAttributes,H=r.enabledAttributes;for(let W=0,N=H.length;W<N;W++)H[W]!==D[W]&&(i.disableVertexAttribArray(W),H[W]=0)}function A(D,H,W,N,F,$,G){G===!0?i.vertexAttribIPointer(D,H,W,F,$):i.vertexAttribPointer(D,H,W,N,F,$)}function b(D,H,W,N){y();let F=N.attributes,$=W.getAttributes(),G=H.defaultAttributeValues;for(let ae in $){let Z=$[ae];if(Z.location>=0){let Q=F[ae];if(Q===void 0&&(ae==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ae==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,ge=ue.type,_e=ue.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||Q.gpuType===th;if(Q.isInterleavedBufferAttribute){let Me=Q.data,qe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,at=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Xe=0;Xe<Z.locationSize;Xe++)m(Z.location+Xe,Me.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Xe=0;Xe<Z.locationSize;Xe++)g(Z.location+Xe);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Xe=0;Xe<Z.locationSize;Xe++)A(Z.location+Xe,de/Z.locationSize,ge,se,qe*_e,(at+de/Z.locationSize*Xe)*_e,Ce)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<Z.locationSize;Me++)m(Z.location+Me,Q.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<Z.locationSize;Me++)g(Z.location+Me);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Me=0;Me<Z.locationSize;Me++)A(Z.location+Me,de/Z.locationSize,ge,se,de*_e,de/Z.locationSize*Me*_e,Ce)}}else if(G!==void 0){let se=G[ae];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(Z.location,se);break;case 3:i.vertexAttrib3fv(Z.location,se);break;case 4:i.vertexAttrib4fv(Z.location,se);break;default:i.vertexAttrib1fv(Z.location,se)}}}}_()}function R(){O();for(let D in n){let H=n[D];for(let W in H){let N=H[W];for(let F in N){let $=N[F];for(let G in $)u($[G].object),delete $[G];delete N[F]}}delete n[D]}}function M(D){if(n[D.id]===void 0)return;let H=n[D.id];for(let W in H){let N=H[W];for(let F in N){let $=N[F];for(let G in $)u($[G].object),delete $[G];delete N[F]}}delete n[D.id]}function x(D){for(let H in n){let W=n[H];for(let N in W){let F=W[N];if(F[D.id]===void 0)continue;let $=F[D.id];for(let G in $)u($[G].object),delete $[G];delete F[D.id]}}}function w(D){for(let H in n){let W=n[H],N=D.isInstancedMesh===!0?D.id:0,F=W[N];if(F!==void 0){for(let $ in F){let G=F[$];for(let ae in G)u(G[ae].object),delete G[ae];delete F[$]}delete W[N],Object.keys(W).length===0&&delete n[H]}}}function O(){L(),o=!0,r!==s&&(r=s,c(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:L,dispose:R,releaseStatesOfGeometry:M,releaseStatesOfObject:w,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:g,disableUnusedAttributes:_}}function tw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,u){u!==0&&(i.drawArraysInstanced(n,l,c,u),t.update(c,n,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function nw(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==ji&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let w=x===Ki&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==fi&&x!==Ni&&!w&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ze("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Ze("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Ze("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),M=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:_,maxVaryings:A,maxFragmentUniforms:b,maxSamples:R,samples:M}}function iw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new ti,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||n!==0||s;return s=d,n=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let p=h.clippingPlanes,y=h.clipIntersection,g=h.clipShadows,m=i.get(h);if(!s||p===null||p.length===0||r&&!g)r?u(null):c();else{let _=r?0:n,A=_*4,b=m.clippingState||null;l.value=b,b=u(p,d,A,f);for(let R=0;R!==A;++R)b[R]=t[R];m.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function u(h,d,f,p){let y=h!==null?h.length:0,g=null;if(y!==0){if(g=l.value,p!==!0||g===null){let m=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(g===null||g.length<m)&&(g=new Float32Array(m));for(let A=0,b=f;A!==y;++A,b+=4)o.copy(h[A]).applyMatrix4(_,a),o.normal.toArray(g,b),g[b+3]=o.constant}l.value=g,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,g}}var ml=class extends ri{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Va(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new hi(5,5,5),r=new di({name:"CubemapFromEquirect",uniforms:Nr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:oi,blending:Hs});r.uniforms.tEquirect.value=t;let o=new Gt(s,r),a=t.minFilter;return t.minFilter===Vs&&(t.minFilter=ii),new Uo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Ug=256,sw=3,rw=20,s0=256,r0=16,ow=3,aw=new C,lw=new Ue,Vh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Uo(1,10,null),this._boxMesh=new Gt(new hi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=aw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(lw));let g=new Uo(n,s,u);return g.position.copy(a),g.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=kg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Og(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Ug,cf(e))}_fromTexture(e,t){e.mapping===Lr||e.mapping===zo?this._setSize(e.image.length===0?Ug:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Fg(e,!1,!1),n=Math.log2(e)-sw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Fg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Lr||e.mapping===zo?(this._cubemapMaterial===null&&(this._cubemapMaterial=kg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Og()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=cw(),this._integrationMaterial=hw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/r0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-ow)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(s0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=uw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Fg(i,e,t){return new ml(i,{minFilter:Vs,generateMipmaps:e,type:Ki,colorSpace:Da,depthBuffer:t})}function gl(i,e,t){return new di({name:i,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:oi,blending:Hs,depthTest:!1,depthWrite:!1})}function cw(){return gl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${s0}u

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
	`)}function hw(){return gl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:r0}},`

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
	`)}function uw(){return gl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${rw}
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
	`)}function Og(){return gl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function kg(){return gl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function dw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===jc||f===Qc)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new ml(p.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===jc||f===Qc,y=f===Lr||f===zo;if(p||y){let g=t.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new Vh(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),g.texture;if(g!==void 0)return g.texture;{let _=d.image;return p&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new Vh(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),d.addEventListener("dispose",u),g.texture):null}}}return d}function a(d,f){return f===jc?d.mapping=Lr:f===Qc&&(d.mapping=zo),d}function l(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function h(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:h}}function fw(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Pa("WebGLRenderer: "+n+" extension not supported."),s}}}function pw(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(p){let y=p.attributes;for(let g in y)e.update(y[g],i.ARRAY_BUFFER)}function h(p){let y=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let _=y!==null?y.array.length:g.array.length/3-1,A=g.count>=65535?Ba:ka,b=new A(Math.ceil(_/3)*6,1),R=b.array;if(y!==null){let x=y.array;m=y.version;for(let w=0,O=0;w<_;w+=3){let L=x[w+0],D=x[w+1],H=x[w+2];R[O++]=L,R[O++]=D,R[O++]=D,R[O++]=H,R[O++]=H,R[O++]=L}}else{m=g.version;for(let x=0,w=0;x<_;x+=3){let O=x+0,L=x+1,D=x+2;R[w++]=O,R[w++]=L,R[w++]=L,R[w++]=D,R[w++]=D,R[w++]=O}}b.version=m;let M=r.get(p);M&&e.remove(M),r.set(p,b)}function d(p){let y=r.get(p);if(y){let g=p.index;g!==null&&y.version<g.version&&h(p)}else h(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function mw(i,e,t){let n;function s(h){n=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){i.drawElements(n,d,r,h*o),t.update(d,n,1)}function c(h,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,h*o,f),t.update(d,n,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,h,0,f);let y=0;for(let g=0;g<f;g++)y+=d[g];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function gw(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function yw(i,e,t){let n=new WeakMap,s=new Pt;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=n.get(a);if(d===void 0||d.count!==h){let O=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),y===!0&&(A=3);let b=a.attributes.position.count*A,R=1;b>e.maxTextureSize&&(R=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let M=new Float32Array(b*R*4*h),x=new Oa(M,b,R,h);x.type=Ni,x.needsUpdate=!0;let w=A*4;for(let L=0;L<h;L++){let D=g[L],H=m[L],W=_[L],N=b*R*4*L;for(let F=0;F<D.count;F++){let $=F*w;f===!0&&(s.fromBufferAttribute(D,F),M[N+$+0]=s.x,M[N+$+1]=s.y,M[N+$+2]=s.z,M[N+$+3]=0),p===!0&&(s.fromBufferAttribute(H,F),M[N+$+4]=s.x,M[N+$+5]=s.y,M[N+$+6]=s.z,M[N+$+7]=0),y===!0&&(s.fromBufferAttribute(W,F),M[N+$+8]=s.x,M[N+$+9]=s.y,M[N+$+10]=s.z,M[N+$+11]=W.itemSize===4?s.w:1)}}d={count:h,texture:x,size:new Ge(b,R)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function xw(i,e,t,n,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),n.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var vw={[Hd]:"LINEAR_TONE_MAPPING",[Vd]:"REINHARD_TONE_MAPPING",[Gd]:"CINEON_TONE_MAPPING",[Wd]:"ACES_FILMIC_TONE_MAPPING",[$d]:"AGX_TONE_MAPPING",[qd]:"NEUTRAL_TONE_MAPPING",[Xd]:"CUSTOM_TONE_MAPPING"};function _w(i,e,t,n,s,r){let o=new ri(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new tn;u.setAttribute("position",new St([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new St([0,2,0,0,2,0],2));let h=new Fc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Gt(u,h),f=new ur(-1,1,1,-1,0,1),p=null,y=null,g=!1,m,_=null,A=[],b=!1;this.setSize=function(R,M){o.setSize(R,M),a!==null&&a.setSize(R,M),l!==null&&l.setSize(R,M);for(let x=0;x<A.length;x++){let w=A[x];w.setSize&&w.setSize(R,M)}},this.setEffects=function(R){A=R,b=A.length>0&&A[0].isRenderPass===!0;let M=o.width,x=o.height;A.length>0&&a===null&&(a=new ri(M,x,{type:Ki,depthBuffer:!1,stencilBuffer:!1}),l=new ri(M,x,{type:Ki,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&A.some(O=>O.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new Bs(M,x),r===!0&&(c.format=Gs,c.type=Dr)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let O=0;O<A.length;O++){let L=A[O];L.setSize&&L.setSize(M,x),w&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(R,M){if(g||R.toneMapping===ps&&A.length===0)return!1;if(_=M,M!==null){let x=M.width,w=M.height;(o.width!==x||o.height!==w)&&this.setSize(x,w)}return b===!1&&R.setRenderTarget(o),m=R.toneMapping,R.toneMapping=ps,!0},this.hasRenderPass=function(){return b},this.end=function(R,M){R.toneMapping=m,g=!0;let x=o,w=a;for(let O=0;O<A.length;O++){let L=A[O];L.enabled!==!1&&(L.render(R,w,x,M),L.needsSwap!==!1&&(x=w,w=w===a?l:a))}if(p!==R.outputColorSpace||y!==R.toneMapping){p=R.outputColorSpace,y=R.toneMapping,h.defines={},vt.getTransfer(p)===Ct&&(h.defines.SRGB_TRANSFER="");let O=vw[y];O&&(h.defines[O]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,R.setRenderTarget(_),R.render(d,f),_=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var o0=new si,a0=new Bs(1,1),l0=new Wa(1),c0=new Oa,h0=new Pc,u0=new Va,Bg=[],zg=[],Hg=new Float32Array(16),Vg=new Float32Array(9),Gg=new Float32Array(4);function Go(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Bg[s];if(r===void 0&&(r=new Float32Array(s),Bg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Sn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function wn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Wh(i,e){let t=zg[e];t===void 0&&(t=new Int32Array(e),zg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function bw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function Sw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2fv(this.addr,e),wn(t,e)}}function ww(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Sn(t,e))return;i.uniform3fv(this.addr,e),wn(t,e)}}function Mw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4fv(this.addr,e),wn(t,e)}}function Ew(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Gg.set(n),i.uniformMatrix2fv(this.addr,!1,Gg),wn(t,n)}}function Tw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Vg.set(n),i.uniformMatrix3fv(this.addr,!1,Vg),wn(t,n)}}function Aw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Hg.set(n),i.uniformMatrix4fv(this.addr,!1,Hg),wn(t,n)}}function Rw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function Cw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2iv(this.addr,e),wn(t,e)}}function Pw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Sn(t,e))return;i.uniform3iv(this.addr,e),wn(t,e)}}function Iw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4iv(this.addr,e),wn(t,e)}}function Lw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function Dw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2uiv(this.addr,e),wn(t,e)}}function Nw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Sn(t,e))return;i.uniform3uiv(this.addr,e),wn(t,e)}}function Uw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4uiv(this.addr,e),wn(t,e)}}function Xh(i){return i.version===0&&(i.compareFunction=sf,i.needsUpdate=!0),i}function Fw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Xh(a0):r=o0,t.setTexture2D(e||r,s)}function Ow(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||h0,s)}function kw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Xh(l0):r=u0,t.setTextureCube(e||r,s)}function Bw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||c0,s)}function zw(i){switch(i){case 5126:return bw;case 35664:return Sw;case 35665:return ww;case 35666:return Mw;case 35674:return Ew;case 35675:return Tw;case 35676:return Aw;case 5124:case 35670:return Rw;case 35667:case 35671:return Cw;case 35668:case 35672:return Pw;case 35669:case 35673:return Iw;case 5125:return Lw;case 36294:return Dw;case 36295:return Nw;case 36296:return Uw;case 35678:case 36198:case 36298:case 36306:case 35682:return Fw;case 35679:case 36299:case 36307:return Ow;case 35680:case 36300:case 36308:case 36293:return kw;case 36289:case 36303:case 36311:case 36292:return Bw}}function Hw(i,e){i.uniform1fv(this.addr,e)}function Vw(i,e){let t=Go(e,this.size,2);i.uniform2fv(this.addr,t)}function Gw(i,e){let t=Go(e,this.size,3);i.uniform3fv(this.addr,t)}function Ww(i,e){let t=Go(e,this.size,4);i.uniform4fv(this.addr,t)}function Xw(i,e){let t=Go(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function $w(i,e){let t=Go(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function qw(i,e){let t=Go(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function Yw(i,e){i.uniform1iv(this.addr,e)}function Jw(i,e){i.uniform2iv(this.addr,e)}function Zw(i,e){i.uniform3iv(this.addr,e)}function Kw(i,e){i.uniform4iv(this.addr,e)}function jw(i,e){i.uniform1uiv(this.addr,e)}function Qw(i,e){i.uniform2uiv(this.addr,e)}function eM(i,e){i.uniform3uiv(this.addr,e)}function tM(i,e){i.uniform4uiv(this.addr,e)}function nM(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Xh(a0):o=o0;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function iM(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||h0,r[o])}function sM(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Xh(l0):o=u0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function rM(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||c0,r[o])}function oM(i){switch(i){case 5126:return Hw;case 35664:return Vw;case 35665:return Gw;case 35666:return Ww;case 35674:return Xw;case 35675:return $w;case 35676:return qw;case 5124:case 35670:return Yw;case 35667:case 35671:return Jw;case 35668:case 35672:return Zw;case 35669:case 35673:return Kw;case 5125:return jw;case 36294:return Qw;case 36295:return eM;case 36296:return tM;case 35678:case 36198:case 36298:case 36306:case 35682:return nM;case 35679:case 36299:case 36307:return iM;case 35680:case 36300:case 36308:case 36293:return sM;case 36289:case 36303:case 36311:case 36292:return rM}}var wf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=zw(t.type)}},Mf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=oM(t.type)}},Ef=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},bf=/(\w+)(\])?(\[|\.)?/g;function Wg(i,e){i.seq.push(e),i.map[e.id]=e}function aM(i,e,t){let n=i.name,s=n.length;for(bf.lastIndex=0;;){let r=bf.exec(n),o=bf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Wg(t,c===void 0?new wf(a,i,e):new Mf(a,i,e));break}else{let h=t.map[a];h===void 0&&(h=new Ef(a),Wg(t,h)),t=h}}}var Vo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);aM(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Xg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var lM=37297,cM=0;function hM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var $g=new st;function uM(i){vt._getMatrix($g,vt.workingColorSpace,i);let e=`mat3( ${$g.elements.map(t=>t.toFixed(4))} )`;switch(vt.getTransfer(i)){case Na:return[e,"LinearTransferOETF"];case Ct:return[e,"sRGBTransferOETF"];default:return Ze("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function qg(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+hM(i.getShaderSource(e),a)}else return r}function dM(i,e){let t=uM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var fM={[Hd]:"Linear",[Vd]:"Reinhard",[Gd]:"Cineon",[Wd]:"ACESFilmic",[$d]:"AgX",[qd]:"Neutral",[Xd]:"Custom"};function pM(i,e){let t=fM[e];return t===void 0?(Ze("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Hh=new C;function mM(){vt.getLuminanceCoefficients(Hh);let i=Hh.x.toFixed(4),e=Hh.y.toFixed(4),t=Hh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function gM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(pl).join(`
`)}function yM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function xM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function pl(i){return i!==""}function Yg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Jg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var vM=/^[ \t]*#include +<([\w\d./]+)>/gm;function Tf(i){return i.replace(vM,_M)}function _M(i,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Tf(t)}var bM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Zg(i){return i.replace(bM,SM)}function SM(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Kg(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var wM={[il]:"SHADOWMAP_TYPE_PCF",[ko]:"SHADOWMAP_TYPE_VSM"};function MM(i){return wM[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var EM={[zo]:"ENVMAP_MODE_REFRACTION"};function TM(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":EM[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var AM={[zd]:"ENVMAP_BLENDING_MULTIPLY",[yg]:"ENVMAP_BLENDING_MIX",[xg]:"ENVMAP_BLENDING_ADD"};function RM(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":AM[i.combine]||"ENVMAP_BLENDING_NONE"}function CM(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=MM(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=TM(t),h=RM(t),d=gM(t),f=yM(r),p=s.createProgram(),y,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(pl).join(`
`),y.length>0&&(y+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(pl).join(`
`),g.length>0&&(g+=`
`)):(y=[Kg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(pl).join(`
`),g=[Kg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ps?"#define TONE_MAPPING":"",t.toneMapping!==ps?ft.tonemapping_pars_fragment:"",t.toneMapping!==ps?pM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,dM("linearToOutputTexel",t.outputColorSpace),mM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(pl).join(`
`)),o=Tf(o),o=Yg(o,t),o=Jg(o,t),a=Tf(a),a=Yg(a,t),a=Jg(a,t),o=Zg(o),a=Zg(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,g=["#define varying in",t.glslVersion===af?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===af?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let _=m+y+o,A=m+g+a,b=Xg(s,s.VERTEX_SHADER,_),R=Xg(s,s.FRAGMENT_SHADER,A);s.attachShader(p,b),s.attachShader(p,R),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function M(L){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(p)||"",H=s.getShaderInfoLog(b)||"",W=s.getShaderInfoLog(R)||"",N=D.trim(),F=H.trim(),$=W.trim(),G=!0,ae=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(G=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,b,R);else{let Z=qg(s,b,"vertex"),Q=qg(s,R,"fragment");tt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+N+`
`+Z+`
`+Q)}else N!==""?Ze("WebGLProgram: Program Info Log:",N):(F===""||$==="")&&(ae=!1);ae&&(L.diagnostics={runnable:G,programLog:N,vertexShader:{log:F,prefix:y},fragmentShader:{log:$,prefix:g}})}s.deleteShader(b),s.deleteShader(R),x=new Vo(s,p),w=xM(s,p)}let x;this.getUniforms=function(){return x===void 0&&M(this),x};let w;this.getAttributes=function(){return w===void 0&&M(this),w};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(p,lM)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=cM++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=b,this.fragmentShader=R,this}var PM=0,Af=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Rf(e),t.set(e,n)),n}},Rf=class{constructor(e){this.id=PM++,this.code=e,this.usedTimes=0}};function IM(i){return i===gr||i===cl||i===hl}function LM(i,e,t,n,s,r){let o=new Io,a=new Af,l=new Set,c=[],u=new Map,h=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function p(x,w,O,L,D,H){let W=L.fog,N=D.geometry,F=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?L.environment:null,$=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||F,$),ae=d[x.type],Z=n.precision;x.precision!==null&&(Z=n.getMaxPrecision(x.precision),Z!==x.precision&&Ze("WebGLProgram.getParameters:",x.precision,"not supported, using",Z,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;N.morphAttributes.position!==void 0&&(de=1),N.morphAttributes.normal!==void 0&&(de=2),N.morphAttributes.color!==void 0&&(de=3);let ue,ee,ge,_e;if(ae){let Pe=ai[ae];ue=Pe.vertexShader,ee=Pe.fragmentShader}else{ue=x.vertexShader,ee=x.fragmentShader;let Pe=a.getVertexShaderStage(x),ht=a.getFragmentShaderStage(x);a.update(x,Pe,ht),ge=Pe.id,_e=ht.id}let Ce=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),qe=D.isInstancedMesh===!0,at=D.isBatchedMesh===!0,Xe=!!x.map,pt=!!x.matcap,ut=!!G,rt=ut&&G.isPMREMTexture===!0,Kt=!!x.aoMap,Vt=!!x.lightMap,hn=!!x.bumpMap&&x.wireframe===!1,Ut=!!x.normalMap,Rn=!!x.displacementMap,bt=!!x.emissiveMap,vn=!!x.metalnessMap,nn=!!x.roughnessMap,un=x.anisotropy>0,z=x.clearcoat>0,Ie=x.diffuseRoughness>0,Ke=x.dispersion>0,lt=x.retroreflectivity>0,Ee=x.iridescence>0,Ot=x.sheen>0,We=x.transmission>0,Je=un&&!!x.anisotropyMap,P=z&&!!x.clearcoatMap,S=z&&!!x.clearcoatNormalMap,q=z&&!!x.clearcoatRoughnessMap,he=Ie&&!!x.diffuseRoughnessMap,oe=Ee&&!!x.iridescenceMap,xe=Ee&&!!x.iridescenceThicknessMap,be=Ot&&!!x.sheenColorMap,te=Ot&&!!x.sheenRoughnessMap,ie=!!x.specularMap,me=!!x.specularColorMap,B=!!x.specularIntensityMap,re=We&&!!x.transmissionMap,ne=We&&!!x.thicknessMap,Te=!!x.gradientMap,ye=!!x.alphaMap,we=x.alphaTest>0,$e=!!x.alphaHash,Qe=!!x.extensions,ce=ps;x.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ce=i.toneMapping);let ze=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:ae,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:ee,defines:x.defines,customVertexShaderID:ge,customFragmentShaderID:_e,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:Z,batching:at,batchingColor:at&&D._colorsTexture!==null,instancing:qe,instancingColor:qe&&D.instanceColor!==null,instancingMorph:qe&&D.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:vt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Xe,matcap:pt,envMap:ut,envMapMode:ut&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?ze.length-1:null,envMapSize:rt?ze[0].width:null,aoMap:Kt,lightMap:Vt,bumpMap:hn,normalMap:Ut,displacementMap:Rn,emissiveMap:bt,normalMapObjectSpace:Ut&&x.normalMapType===bg,normalMapTangentSpace:Ut&&x.normalMapType===kh,packedNormalMap:Ut&&x.normalMapType===kh&&IM(x.normalMap.format),metalnessMap:vn,roughnessMap:nn,anisotropy:un,anisotropyMap:Je,clearcoat:z,clearcoatMap:P,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:Ie,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:lt,iridescence:Ee,iridescenceMap:oe,iridescenceThicknessMap:xe,sheen:Ot,sheenColorMap:be,sheenRoughnessMap:te,specularMap:ie,specularColorMap:me,specularIntensityMap:B,transmission:We,transmissionMap:re,thicknessMap:ne,gradientMap:Te,opaque:x.transparent===!1&&x.blending===Bo&&x.alphaToCoverage===!1,alphaMap:ye,alphaTest:we,alphaHash:$e,combine:x.combine,mapUv:Xe&&f(x.map.channel),aoMapUv:Kt&&f(x.aoMap.channel),lightMapUv:Vt&&f(x.lightMap.channel),bumpMapUv:hn&&f(x.bumpMap.channel),normalMapUv:Ut&&f(x.normalMap.channel),displacementMapUv:Rn&&f(x.displacementMap.channel),emissiveMapUv:bt&&f(x.emissiveMap.channel),metalnessMapUv:vn&&f(x.metalnessMap.channel),roughnessMapUv:nn&&f(x.roughnessMap.channel),anisotropyMapUv:Je&&f(x.anisotropyMap.channel),clearcoatMapUv:P&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:xe&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:be&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(x.sheenRoughnessMap.channel),specularMapUv:ie&&f(x.specularMap.channel),specularColorMapUv:me&&f(x.specularColorMap.channel),specularIntensityMapUv:B&&f(x.specularIntensityMap.channel),transmissionMapUv:re&&f(x.transmissionMap.channel),thicknessMapUv:ne&&f(x.thicknessMap.channel),alphaMapUv:ye&&f(x.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Ut||un),vertexNormals:!!N.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!N.attributes.uv&&(Xe||ye),fog:!!W,useFog:x.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||N.attributes.normal===void 0&&Ut===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:H.filter(Pe=>Pe.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:Xe&&x.map.isVideoTexture===!0&&vt.getTransfer(x.map.colorSpace)===Ct,decodeVideoTextureEmissive:bt&&x.emissiveMap.isVideoTexture===!0&&vt.getTransfer(x.emissiveMap.colorSpace)===Ct,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Un,flipSided:x.side===oi,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Qe&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&x.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function y(x){let w=[];if(x.shaderID?w.push(x.shaderID):(w.push(x.customVertexShaderID),w.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)w.push(O),w.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(g(w,x),m(w,x),w.push(i.outputColorSpace)),w.push(x.customProgramCacheKey),w.join()}function g(x,w){x.push(w.precision),x.push(w.outputColorSpace),x.push(w.envMapMode),x.push(w.envMapPMREM),x.push(w.envMapMaxLod),x.push(w.envMapSize),x.push(w.mapUv),x.push(w.alphaMapUv),x.push(w.lightMapUv),x.push(w.aoMapUv),x.push(w.bumpMapUv),x.push(w.normalMapUv),x.push(w.displacementMapUv),x.push(w.emissiveMapUv),x.push(w.metalnessMapUv),x.push(w.roughnessMapUv),x.push(w.anisotropyMapUv),x.push(w.clearcoatMapUv),x.push(w.clearcoatNormalMapUv),x.push(w.clearcoatRoughnessMapUv),x.push(w.diffuseRoughnessMapUv),x.push(w.iridescenceMapUv),x.push(w.iridescenceThicknessMapUv),x.push(w.sheenColorMapUv),x.push(w.sheenRoughnessMapUv),x.push(w.specularMapUv),x.push(w.specularColorMapUv),x.push(w.specularIntensityMapUv),x.push(w.transmissionMapUv),x.push(w.thicknessMapUv),x.push(w.combine),x.push(w.fogExp2),x.push(w.sizeAttenuation),x.push(w.morphTargetsCount),x.push(w.numSunLights),x.push(w.numDirLights),x.push(w.numPointLights),x.push(w.numSpotLights),x.push(w.numSpotLightMaps),x.push(w.numHemiLights),x.push(w.numRectAreaLights),x.push(w.numSunLightShadows),x.push(w.numDirLightShadows),x.push(w.numPointLightShadows),x.push(w.numSpotLightShadows),x.push(w.numSpotLightShadowsWithMaps),x.push(w.numLightProbes),x.push(w.numLightProbeGrids),x.push(w.shadowMapType),x.push(w.toneMapping),x.push(w.numClippingPlanes),x.push(w.numClipIntersection),x.push(w.depthPacking)}function m(x,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let w=d[x.type],O;if(w){let L=ai[w];O=dl.clone(L.uniforms)}else O=x.uniforms;return O}function A(x,w){let O=u.get(w);return O!==void 0?++O.usedTimes:(O=new CM(i,w,x,s),c.push(O),u.set(w,O)),O}function b(x){if(--x.usedTimes===0){let w=c.indexOf(x);c[w]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function R(x){a.remove(x)}function M(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:_,acquireProgram:A,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:M}}function DM(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function NM(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function jg(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Qg(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,g,m){let _=i[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:g,group:m},i[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=p,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=g,_.group=m),e++,_}function l(d,f,p,y,g,m,_){_.reversedDepth===!0&&(g=-g);let A=a(d,f,p,y,g,m);p.transmission>0?n.push(A):p.transparent===!0?s.push(A):t.push(A)}function c(d,f,p,y,g,m){let _=a(d,f,p,y,g,m);p.transmission>0?n.unshift(_):p.transparent===!0?s.unshift(_):t.unshift(_)}function u(d,f){t.length>1&&t.sort(d||NM),n.length>1&&n.sort(f||jg),s.length>1&&s.sort(f||jg)}function h(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function UM(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Qg,i.set(n,[o])):s>=r.length?(o=new Qg,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function FM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new C,color:new Ue};break;case"SpotLight":t={position:new C,direction:new C,color:new Ue,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new C,color:new Ue,distance:0,decay:0};break;case"HemisphereLight":t={direction:new C,skyColor:new Ue,groundColor:new Ue};break;case"RectAreaLight":t={color:new Ue,position:new C,halfWidth:new C,halfHeight:new C};break}return i[e.id]=t,t}}}function OM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ge,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var kM=0;function BM(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function zM(i){let e=new FM,t=OM(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new C);let s=new C,r=new nt,o=new nt;function a(c){let u=0,h=0,d=0;for(let H=0;H<9;H++)n.probe[H].set(0,0,0);let f=0,p=0,y=0,g=0,m=0,_=0,A=0,b=0,R=0,M=0,x=0,w=0,O=0,L=0;c.sort(BM);for(let H=0,W=c.length;H<W;H++){let N=c[H],F=N.color,$=N.intensity,G=N.distance,ae=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===gr?ae=N.shadow.map.texture:ae=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)u+=F.r*$,h+=F.g*$,d+=F.b*$;else if(N.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(N.sh.coefficients[Z],$);L++}else if(N.isSunLight){let Z=e.get(N);if(Z.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[p]=se,n.sunShadowMap[p]=ae;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[y+ue]=Q.getMatrix(ue),n.sunShadowCascade[y+ue]=Q._cascadeData[ue];y+=de,p++}n.sun[f]=Z,f++}else if(N.isDirectionalLight){let Z=e.get(N);if(Z.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[g]=se,n.directionalShadowMap[g]=ae,n.directionalShadowMatrix[g]=N.shadow.matrix,R++}n.directional[g]=Z,g++}else if(N.isSpotLight){let Z=e.get(N);Z.position.setFromMatrixPosition(N.matrixWorld),Z.color.copy(F).multiplyScalar($),Z.distance=G,Z.coneCos=Math.cos(N.angle),Z.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),Z.decay=N.decay,n.spot[_]=Z;let Q=N.shadow;if(N.map&&(n.spotLightMap[w]=N.map,w++,Q.updateMatrices(N),N.castShadow&&O++),n.spotLightMatrix[_]=Q.matrix,N.castShadow){let se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[_]=se,n.spotShadowMap[_]=ae,x++}_++}else if(N.isRectAreaLight){let Z=e.get(N);Z.color.copy(F).multiplyScalar($),Z.halfWidth.set(N.width*.5,0,0),Z.halfHeight.set(0,N.height*.5,0),n.rectArea[A]=Z,A++}else if(N.isPointLight){let Z=e.get(N);if(Z.color.copy(N.color).multiplyScalar(N.intensity),Z.distance=N.distance,Z.decay=N.decay,N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[m]=se,n.pointShadowMap[m]=ae,n.pointShadowMatrix[m]=N.shadow.matrix,M++}n.point[m]=Z,m++}else if(N.isHemisphereLight){let Z=e.get(N);Z.skyColor.copy(N.color).multiplyScalar($),Z.groundColor.copy(N.groundColor).multiplyScalar($),n.hemi[b]=Z,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=u,n.ambient[1]=h,n.ambient[2]=d;let D=n.hash;(D.sunLength!==f||D.directionalLength!==g||D.pointLength!==m||D.spotLength!==_||D.rectAreaLength!==A||D.hemiLength!==b||D.numSunShadows!==p||D.numDirectionalShadows!==R||D.numPointShadows!==M||D.numSpotShadows!==x||D.numSpotMaps!==w||D.numLightProbes!==L)&&(n.sun.length=f,n.directional.length=g,n.spot.length=_,n.rectArea.length=A,n.point.length=m,n.hemi.length=b,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=M,n.pointShadowMap.length=M,n.pointShadowMatrix.length=M,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+w-O,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=L,D.sunLength=f,D.directionalLength=g,D.pointLength=m,D.spotLength=_,D.rectAreaLength=A,D.hemiLength=b,D.numSunShadows=p,D.numDirectionalShadows=R,D.numPointShadows=M,D.numSpotShadows=x,D.numSpotMaps=w,D.numLightProbes=L,n.version=kM++)}function l(c,u){let h=0,d=0,f=0,p=0,y=0,g=0,m=u.matrixWorldInverse;for(let _=0,A=c.length;_<A;_++){let b=c[_];if(b.isSunLight){let R=n.sun[h];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(m),h++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),d++}else if(b.isSpotLight){let R=n.spot[p];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),p++}else if(b.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let R=n.hemi[g];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(m),g++}}}return{setup:a,setupView:l,state:n}}function e0(i){let e=new zM(i),t=[],n=[],s=[];function r(h){u.camera=h,t.length=0,n.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){n.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function HM(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new e0(i),e.set(s,[a])):r>=o.length?(a=new e0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var VM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,GM=`uniform sampler2D shadow_pass;
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
}`,WM=[new C(1,0,0),new C(-1,0,0),new C(0,1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1)],XM=[new C(0,-1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1),new C(0,-1,0),new C(0,-1,0)],t0=new nt,fl=new C,Sf=new C;function $M(i,e,t){let n=new ar,s=new Ge,r=new Ge,o=new Pt,a=new No,l=new Oc,c={},u=t.maxTextureSize,h={[mr]:oi,[oi]:mr,[Un]:Un},d=new di({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ge},radius:{value:4}},vertexShader:VM,fragmentShader:GM}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new tn;p.setAttribute("position",new bn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Gt(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=il;let m=this.type;this.render=function(M,x,w){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||M.length===0)return;this.type===Kc&&(Ze("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=il);let O=i.getRenderTarget(),L=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),H=i.state;H.setBlending(Hs),H.buffers.depth.getReversed()===!0?H.buffers.color.setClear(0,0,0,0):H.buffers.color.setClear(1,1,1,1),H.buffers.depth.setTest(!0),H.setScissorTest(!1);let W=m!==this.type;W&&x.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(F=>F.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,F=M.length;N<F;N++){let $=M[N],G=$.shadow;if(G===void 0){Ze("WebGLShadowMap:",$,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ae=G.getFrameExtents();s.multiply(ae),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/ae.x),s.x=r.x*ae.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ae.y),s.y=r.y*ae.y,G.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(G.camera._reversedDepth=Z,G.map===null||W===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===ko){if($.isPointLight){Ze("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ri(s.x,s.y,{format:gr,type:Ki,minFilter:ii,magFilter:ii,generateMipmaps:!1}),G.map.texture.name=$.name+".shadowMap",G.map.depthTexture=new Bs(s.x,s.y,Ni),G.map.depthTexture.name=$.name+".shadowMapDepth",G.map.depthTexture.format=Fs,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Nn,G.map.depthTexture.magFilter=Nn}else $.isPointLight?(G.map=new ml(s.x),G.map.depthTexture=new Wa(s.x,Zi)):(G.map=new ri(s.x,s.y),G.map.depthTexture=new Bs(s.x,s.y,Zi)),G.map.depthTexture.name=$.name+".shadowMap",G.map.depthTexture.format=Fs,this.type===il?(G.map.depthTexture.compareFunction=Z?nf:tf,G.map.depthTexture.minFilter=ii,G.map.depthTexture.magFilter=ii):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Nn,G.map.depthTexture.magFilter=Nn);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();$.isPointLight!==!0&&G.updateMatrices($,w);let se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:w.layers;for(let de=0;de<Q;de++){let ue=G.getCamera(de);if($.isPointLight){let ee=G.camera,ge=G.matrix,_e=$.distance||ee.far;_e!==ee.far&&(ee.far=_e,ee.updateProjectionMatrix()),fl.setFromMatrixPosition($.matrixWorld),ee.position.copy(fl),Sf.copy(ee.position),Sf.add(WM[de]),ee.up.copy(XM[de]),ee.lookAt(Sf),ee.updateMatrixWorld(),ge.makeTranslation(-fl.x,-fl.y,-fl.z),t0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),G._frustum.setFromProjectionMatrix(t0,ee.coordinateSystem,ee.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)i.setRenderTarget(G.map,de),i.clear();else{de===0&&(i.setRenderTarget(G.map),i.clear());let ee=G.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),H.viewport(o)}n=G.getFrustum(de),b(x,w,ue,$,se,this.type)}G.isPointLightShadow!==!0&&this.type===ko&&_(G,w),G.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(O,L,D)};function _(M,x){let w=e.update(y);d.defines.VSM_SAMPLES!==M.blurSamples&&(d.defines.VSM_SAMPLES=M.blurSamples,f.defines.VSM_SAMPLES=M.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),M.mapPass===null?M.mapPass=new ri(s.x,s.y,{format:gr,type:Ki}):(M.mapPass.width!==M.map.width||M.mapPass.height!==M.map.height)&&M.mapPass.setSize(M.map.width,M.map.height),d.uniforms.shadow_pass.value=M.map.depthTexture,d.uniforms.resolution.value.set(M.map.width,M.map.height),d.uniforms.radius.value=M.radius,i.setRenderTarget(M.mapPass),i.clear(),i.renderBufferDirect(x,null,w,d,y,null),f.uniforms.shadow_pass.value=M.mapPass.texture,f.uniforms.resolution.value.set(M.map.width,M.map.height),f.uniforms.radius.value=M.radius,i.setRenderTarget(M.map),i.clear(),i.renderBufferDirect(x,null,w,f,y,null)}function A(M,x,w,O){let L=null,D=w.isPointLight===!0?M.customDistanceMaterial:M.customDepthMaterial;if(D!==void 0)L=D;else if(L=w.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let H=L.uuid,W=x.uuid,N=c[H];N===void 0&&(N={},c[H]=N);let F=N[W];F===void 0&&(F=L.clone(),N[W]=F,x.addEventListener("dispose",R)),L=F}if(L.visible=x.visible,L.wireframe=x.wireframe,O===ko?L.side=x.shadowSide!==null?x.shadowSide:x.side:L.side=x.shadowSide!==null?x.shadowSide:h[x.side],L.alphaMap=x.alphaMap,L.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,L.map=x.map,L.clipShadows=x.clipShadows,L.clippingPlanes=x.clippingPlanes,L.clipIntersection=x.clipIntersection,L.displacementMap=x.displacementMap,L.displacementScale=x.displacementScale,L.displacementBias=x.displacementBias,L.wireframeLinewidth=x.wireframeLinewidth,L.linewidth=x.linewidth,w.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let H=i.properties.get(L);H.light=w}return L}function b(M,x,w,O,L,D){if(M.visible===!1)return;if(M.layers.test(L)&&(M.isMesh||M.isLine||M.isPoints)&&(M.castShadow||M.receiveShadow&&D===ko)&&(!M.frustumCulled||M.intersectsFrustum(n))){M.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,M.matrixWorld);let N=e.update(M),F=M.material;if(Array.isArray(F)){let $=N.groups;for(let G=0,ae=$.length;G<ae;G++){let Z=$[G],Q=F[Z.materialIndex];if(Q&&Q.visible){let se=A(M,Q,O,D);M.onBeforeShadow(i,M,x,w,N,se,Z),i.renderBufferDirect(w,null,N,se,M,Z),M.onAfterShadow(i,M,x,w,N,se,Z)}}}else if(F.visible){let $=A(M,F,O,D);M.onBeforeShadow(i,M,x,w,N,$,null),i.renderBufferDirect(w,null,N,$,M,null),M.onAfterShadow(i,M,x,w,N,$,null)}}let W=M.children;for(let N=0,F=W.length;N<F;N++)b(W[N],x,w,O,L,D)}function R(M){M.target.removeEventListener("dispose",R);for(let w in c){let O=c[w],L=M.target.uuid;L in O&&(O[L].dispose(),delete O[L])}}}function qM(i,e){function t(){let B=!1,re=new Pt,ne=null,Te=new Pt(0,0,0,0);return{setMask:function(ye){ne!==ye&&!B&&(i.colorMask(ye,ye,ye,ye),ne=ye)},setLocked:function(ye){B=ye},setClear:function(ye,we,$e,Qe,ce){ce===!0&&(ye*=Qe,we*=Qe,$e*=Qe),re.set(ye,we,$e,Qe),Te.equals(re)===!1&&(i.clearColor(ye,we,$e,Qe),Te.copy(re))},reset:function(){B=!1,ne=null,Te.set(-1,0,0,0)}}}function n(){let B=!1,re=!1,ne=null,Te=null,ye=null;return{setReversed:function(we){if(re!==we){let $e=e.get("EXT_clip_control");we?$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.ZERO_TO_ONE_EXT):$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.NEGATIVE_ONE_TO_ONE_EXT),re=we;let Qe=ye;ye=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(we){we?Me(i.DEPTH_TEST):qe(i.DEPTH_TEST)},setMask:function(we){ne!==we&&!B&&(i.depthMask(we),ne=we)},setFunc:function(we){if(re&&(we=Ig[we]),Te!==we){switch(we){case vc:i.depthFunc(i.NEVER);break;case _c:i.depthFunc(i.ALWAYS);break;case bc:i.depthFunc(i.LESS);break;case Eo:i.depthFunc(i.LEQUAL);break;case Sc:i.depthFunc(i.EQUAL);break;case wc:i.depthFunc(i.GEQUAL);break;case To:i.depthFunc(i.GREATER);break;case Mc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Te=we}},setLocked:function(we){B=we},setClear:function(we){ye!==we&&(ye=we,re&&(we=1-we),i.clearDepth(we))},reset:function(){B=!1,ne=null,Te=null,ye=null,re=!1}}}function s(){let B=!1,re=null,ne=null,Te=null,ye=null,we=null,$e=null,Qe=null,ce=null;return{setTest:function(ze){B||(ze?Me(i.STENCIL_TEST):qe(i.STENCIL_TEST))},setMask:function(ze){re!==ze&&!B&&(i.stencilMask(ze),re=ze)},setFunc:function(ze,et,Pe){(ne!==ze||Te!==et||ye!==Pe)&&(i.stencilFunc(ze,et,Pe),ne=ze,Te=et,ye=Pe)},setOp:function(ze,et,Pe){(we!==ze||$e!==et||Qe!==Pe)&&(i.stencilOp(ze,et,Pe),we=ze,$e=et,Qe=Pe)},setLocked:function(ze){B=ze},setClear:function(ze){ce!==ze&&(i.clearStencil(ze),ce=ze)},reset:function(){B=!1,re=null,ne=null,Te=null,ye=null,we=null,$e=null,Qe=null,ce=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,p=[],y=null,g=!1,m=null,_=null,A=null,b=null,R=null,M=null,x=null,w=new Ue(0,0,0),O=0,L=!1,D=null,H=null,W=null,N=null,F=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ae=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(ae=parseFloat(/^WebGL (\d)/.exec(Z)[1]),G=ae>=1):Z.indexOf("OpenGL ES")!==-1&&(ae=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),G=ae>=2);let Q=null,se={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new Pt().fromArray(de),ge=new Pt().fromArray(ue);function _e(B,re,ne,Te){let ye=new Uint8Array(4),we=i.createTexture();i.bindTexture(B,we),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let $e=0;$e<ne;$e++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Te,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(re+$e,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return we}let Ce={};Ce[i.TEXTURE_2D]=_e(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=_e(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=_e(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=_e(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Eo),hn(!1),Ut(Nd),Me(i.CULL_FACE),Kt(Hs);function Me(B){u[B]!==!0&&(i.enable(B),u[B]=!0)}function qe(B){u[B]!==!1&&(i.disable(B),u[B]=!1)}function at(B,re){return d[B]!==re?(i.bindFramebuffer(B,re),d[B]=re,B===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),B===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Xe(B,re){let ne=p,Te=!1;if(B){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ye=B.textures;if(ne.length!==ye.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let we=0,$e=ye.length;we<$e;we++)ne[we]=i.COLOR_ATTACHMENT0+we;ne.length=ye.length,Te=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,Te=!0);Te&&i.drawBuffers(ne)}function pt(B){return y!==B?(i.useProgram(B),y=B,!0):!1}let ut={[Ir]:i.FUNC_ADD,[eg]:i.FUNC_SUBTRACT,[tg]:i.FUNC_REVERSE_SUBTRACT};ut[ng]=i.MIN,ut[ig]=i.MAX;let rt={[sg]:i.ZERO,[rg]:i.ONE,[og]:i.SRC_COLOR,[kd]:i.SRC_ALPHA,[dg]:i.SRC_ALPHA_SATURATE,[hg]:i.DST_COLOR,[lg]:i.DST_ALPHA,[ag]:i.ONE_MINUS_SRC_COLOR,[Bd]:i.ONE_MINUS_SRC_ALPHA,[ug]:i.ONE_MINUS_DST_COLOR,[cg]:i.ONE_MINUS_DST_ALPHA,[fg]:i.CONSTANT_COLOR,[pg]:i.ONE_MINUS_CONSTANT_COLOR,[mg]:i.CONSTANT_ALPHA,[gg]:i.ONE_MINUS_CONSTANT_ALPHA};function Kt(B,re,ne,Te,ye,we,$e,Qe,ce,ze){if(B===Hs){g===!0&&(qe(i.BLEND),g=!1);return}if(g===!1&&(Me(i.BLEND),g=!0),B!==Qm){if(B!==m||ze!==L){if((_!==Ir||R!==Ir)&&(i.blendEquation(i.FUNC_ADD),_=Ir,R=Ir),ze)switch(B){case Bo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ud:i.blendFunc(i.ONE,i.ONE);break;case Fd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Od:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:tt("WebGLState: Invalid blending: ",B);break}else switch(B){case Bo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ud:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Fd:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Od:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",B);break}A=null,b=null,M=null,x=null,w.set(0,0,0),O=0,m=B,L=ze}return}ye=ye||re,we=we||ne,$e=$e||Te,(re!==_||ye!==R)&&(i.blendEquationSeparate(ut[re],ut[ye]),_=re,R=ye),(ne!==A||Te!==b||we!==M||$e!==x)&&(i.blendFuncSeparate(rt[ne],rt[Te],rt[we],rt[$e]),A=ne,b=Te,M=we,x=$e),(Qe.equals(w)===!1||ce!==O)&&(i.blendColor(Qe.r,Qe.g,Qe.b,ce),w.copy(Qe),O=ce),m=B,L=!1}function Vt(B,re){B.side===Un?qe(i.CULL_FACE):Me(i.CULL_FACE);let ne=B.side===oi;re&&(ne=!ne),hn(ne),B.blending===Bo&&B.transparent===!1?Kt(Hs):Kt(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Te=B.stencilWrite;a.setTest(Te),Te&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),bt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):qe(i.SAMPLE_ALPHA_TO_COVERAGE)}function hn(B){D!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),D=B)}function Ut(B){B!==Km?(Me(i.CULL_FACE),B!==H&&(B===Nd?i.cullFace(i.BACK):B===jm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):qe(i.CULL_FACE),H=B}function Rn(B){B!==W&&(G&&i.lineWidth(B),W=B)}function bt(B,re,ne){B?(Me(i.POLYGON_OFFSET_FILL),(N!==re||F!==ne)&&(N=re,F=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):qe(i.POLYGON_OFFSET_FILL)}function vn(B){B?Me(i.SCISSOR_TEST):qe(i.SCISSOR_TEST)}function nn(B){B===void 0&&(B=i.TEXTURE0+$-1),Q!==B&&(i.activeTexture(B),Q=B)}function un(B,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+$-1:ne=Q);let Te=se[ne];Te===void 0&&(Te={type:void 0,texture:void 0},se[ne]=Te),(Te.type!==B||Te.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(B,re||Ce[B]),Te.type=B,Te.texture=re)}function z(){let B=se[Q];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Ie(){try{i.compressedTexImage2D(...arguments)}catch(B){tt("WebGLState:",B)}}function Ke(){try{i.compressedTexImage3D(...arguments)}catch(B){tt("WebGLState:",B)}}function lt(){try{i.texSubImage2D(...arguments)}catch(B){tt("WebGLState:",B)}}function Ee(){try{i.texSubImage3D(...arguments)}catch(B){tt("WebGLState:",B)}}function Ot(){try{i.compressedTexSubImage2D(...arguments)}catch(B){tt("WebGLState:",B)}}function We(){try{i.compressedTexSubImage3D(...arguments)}catch(B){tt("WebGLState:",B)}}function Je(){try{i.texStorage2D(...arguments)}catch(B){tt("WebGLState:",B)}}function P(){try{i.texStorage3D(...arguments)}catch(B){tt("WebGLState:",B)}}function S(){try{i.texImage2D(...arguments)}catch(B){tt("WebGLState:",B)}}function q(){try{i.texImage3D(...arguments)}catch(B){tt("WebGLState:",B)}}function he(B){return h[B]!==void 0?h[B]:i.getParameter(B)}function oe(B,re){h[B]!==re&&(i.pixelStorei(B,re),h[B]=re)}function xe(B){ee.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),ee.copy(B))}function be(B){ge.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),ge.copy(B))}function te(B,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let Te=ne.get(B);Te===void 0&&(Te=i.getUniformBlockIndex(re,B.name),i.uniformBlockBinding(re,Te,Te),ne.set(B,Te))}function ie(B,re,ne){let ye=c.get(re).get(B);l[ye]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,ne),l[ye]=ne)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),u={},h={},Q=null,se={},d={},l={},f=new WeakMap,p=[],y=null,g=!1,m=null,_=null,A=null,b=null,R=null,M=null,x=null,w=new Ue(0,0,0),O=0,L=!1,D=null,H=null,W=null,N=null,F=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:qe,bindFramebuffer:at,drawBuffers:Xe,useProgram:pt,setBlending:Kt,setMaterial:Vt,setFlipSided:hn,setCullFace:Ut,setLineWidth:Rn,setPolygonOffset:bt,setScissorTest:vn,activeTexture:nn,bindTexture:un,unbindTexture:z,compressedTexImage2D:Ie,compressedTexImage3D:Ke,texImage2D:S,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Je,texStorage3D:P,texSubImage2D:lt,texSubImage3D:Ee,compressedTexSubImage2D:Ot,compressedTexSubImage3D:We,scissor:xe,viewport:be,reset:me}}function YM(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ge,u=new WeakMap,h=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(P=>p.delete(P)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(P,S){return g?new OffscreenCanvas(P,S):Ua("canvas")}function _(P,S,q){let he=1,oe=Je(P);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let xe=Math.floor(he*oe.width),be=Math.floor(he*oe.height);d===void 0&&(d=m(xe,be));let te=S?m(xe,be):d;return te.width=xe,te.height=be,te.getContext("2d").drawImage(P,0,0,xe,be),Ze("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+xe+"x"+be+")."),te}else return"data"in P&&Ze("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),P;return P}function A(P){return P.generateMipmaps}function b(P){i.generateMipmap(P)}function R(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function M(P,S,q,he,oe,xe=!1){if(P!==null){if(i[P]!==void 0)return i[P];Ze("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let be;he&&(be=e.get("EXT_texture_norm16"),be||Ze("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=S;if(S===i.RED&&(q===i.FLOAT&&(te=i.R32F),q===i.HALF_FLOAT&&(te=i.R16F),q===i.UNSIGNED_BYTE&&(te=i.R8),q===i.UNSIGNED_SHORT&&be&&(te=be.R16_EXT),q===i.SHORT&&be&&(te=be.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.R8UI),q===i.UNSIGNED_SHORT&&(te=i.R16UI),q===i.UNSIGNED_INT&&(te=i.R32UI),q===i.BYTE&&(te=i.R8I),q===i.SHORT&&(te=i.R16I),q===i.INT&&(te=i.R32I)),S===i.RG&&(q===i.FLOAT&&(te=i.RG32F),q===i.HALF_FLOAT&&(te=i.RG16F),q===i.UNSIGNED_BYTE&&(te=i.RG8),q===i.UNSIGNED_SHORT&&be&&(te=be.RG16_EXT),q===i.SHORT&&be&&(te=be.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RG8UI),q===i.UNSIGNED_SHORT&&(te=i.RG16UI),q===i.UNSIGNED_INT&&(te=i.RG32UI),q===i.BYTE&&(te=i.RG8I),q===i.SHORT&&(te=i.RG16I),q===i.INT&&(te=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGB8UI),q===i.UNSIGNED_SHORT&&(te=i.RGB16UI),q===i.UNSIGNED_INT&&(te=i.RGB32UI),q===i.BYTE&&(te=i.RGB8I),q===i.SHORT&&(te=i.RGB16I),q===i.INT&&(te=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),q===i.UNSIGNED_INT&&(te=i.RGBA32UI),q===i.BYTE&&(te=i.RGBA8I),q===i.SHORT&&(te=i.RGBA16I),q===i.INT&&(te=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&be&&(te=be.RGB16_EXT),q===i.SHORT&&be&&(te=be.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),S===i.RGBA){let ie=xe?Na:vt.getTransfer(oe);q===i.FLOAT&&(te=i.RGBA32F),q===i.HALF_FLOAT&&(te=i.RGBA16F),q===i.UNSIGNED_BYTE&&(te=ie===Ct?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&be&&(te=be.RGBA16_EXT),q===i.SHORT&&be&&(te=be.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function x(P,S){let q;return P?S===null||S===Zi||S===Dr?q=i.DEPTH24_STENCIL8:S===Ni?q=i.DEPTH32F_STENCIL8:S===Ho&&(q=i.DEPTH24_STENCIL8,Ze("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Zi||S===Dr?q=i.DEPTH_COMPONENT24:S===Ni?q=i.DEPTH_COMPONENT32F:S===Ho&&(q=i.DEPTH_COMPONENT16),q}function w(P,S){return A(P)===!0||P.isFramebufferTexture&&P.minFilter!==Nn&&P.minFilter!==ii?Math.log2(Math.max(S.width,S.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?S.mipmaps.length:1}function O(P){let S=new WeakRef(P);n.get(P).__ref=S,p.add(S),y.register(P,S,S)}function L(P){let S=n.get(P).__ref;S!==void 0&&(p.delete(S),y.unregister(S))}function D(P){W(P.target)}function H(P){N(P.target)}function W(P){P.removeEventListener("dispose",D),L(P),$(P),P.isVideoTexture&&u.delete(P),P.isHTMLTexture&&h.delete(P)}function N(P){P.removeEventListener("dispose",H),L(P),ae(P)}function F(){for(let P of p){let S=P.deref();S!==void 0&&(S.isRenderTarget===!0?N(S):W(S))}p.clear(),h.clear()}function $(P){let S=n.get(P);if(S.__webglInit===void 0)return;let q=P.source,he=f.get(q);if(he){let oe=he[S.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&G(P),Object.keys(he).length===0&&f.delete(q)}n.remove(P)}function G(P){let S=n.get(P);i.deleteTexture(S.__webglTexture);let q=P.source,he=f.get(q);delete he[S.__cacheKey],o.memory.textures--}function ae(P){let S=n.get(P);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=P.depthTexture;if(q&&q.renderTarget===P&&W(q),P.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(S.__webglFramebuffer[oe]))for(let xe=0;xe<S.__webglFramebuffer[oe].length;xe++)i.deleteFramebuffer(S.__webglFramebuffer[oe][xe]);else i.deleteFramebuffer(S.__webglFramebuffer[oe]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[oe])}else{if(Array.isArray(S.__webglFramebuffer))for(let oe=0;oe<S.__webglFramebuffer.length;oe++)i.deleteFramebuffer(S.__webglFramebuffer[oe]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let oe=0;oe<S.__webglColorRenderbuffer.length;oe++)S.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[oe]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let he=P.textures;for(let oe=0,xe=he.length;oe<xe;oe++){let be=n.get(he[oe]);be.__webglTexture&&(i.deleteTexture(be.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(P)}let Z=0;function Q(){Z=0}function se(){return Z}function de(P){Z=P}function ue(){let P=Z;return P>=s.maxTextures&&Ze("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,P}function ee(P){let S=[];return S.push(P.wrapS),S.push(P.wrapT),S.push(P.wrapR||0),S.push(P.magFilter),S.push(P.minFilter),S.push(P.anisotropy),S.push(P.internalFormat),S.push(P.format),S.push(P.type),S.push(P.generateMipmaps),S.push(P.mipmapsAutoUpdate),S.push(P.premultiplyAlpha),S.push(P.flipY),S.push(P.unpackAlignment),S.push(P.colorSpace),S.join()}function ge(P,S){let q=n.get(P);if(P.isVideoTexture&&Ot(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&q.__version!==P.version){let he=P.image;if(he===null)Ze("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ze("WebGLRenderer: Texture marked for update but image is incomplete");else{Vt(q,P,S);return}}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function _e(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){Vt(q,P,S);return}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function Ce(P,S){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){Vt(q,P,S);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function Me(P,S){let q=n.get(P);if(P.version>0&&q.__version!==P.version){hn(q,P,S);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}let qe={[Ec]:i.REPEAT,[hs]:i.CLAMP_TO_EDGE,[Tc]:i.MIRRORED_REPEAT},at={[Nn]:i.NEAREST,[vg]:i.NEAREST_MIPMAP_NEAREST,[sl]:i.NEAREST_MIPMAP_LINEAR,[ii]:i.LINEAR,[eh]:i.LINEAR_MIPMAP_NEAREST,[Vs]:i.LINEAR_MIPMAP_LINEAR},Xe={[wg]:i.NEVER,[sf]:i.ALWAYS,[Mg]:i.LESS,[tf]:i.LEQUAL,[Eg]:i.EQUAL,[nf]:i.GEQUAL,[Tg]:i.GREATER,[Ag]:i.NOTEQUAL};function pt(P,S){if(S.type===Ni&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===ii||S.magFilter===eh||S.magFilter===sl||S.magFilter===Vs||S.minFilter===ii||S.minFilter===eh||S.minFilter===sl||S.minFilter===Vs)&&Ze("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,qe[S.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,qe[S.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,qe[S.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,at[S.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,at[S.minFilter]),S.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Xe[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Nn||S.minFilter!==sl&&S.minFilter!==Vs||S.type===Ni&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(P,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function ut(P,S){let q=!1;P.__webglInit===void 0&&(P.__webglInit=!0,S.addEventListener("dispose",D),O(S));let he=S.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let xe=ee(S);if(xe!==P.__cacheKey){oe[xe]===void 0&&(oe[xe]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[xe].usedTimes++;let be=oe[P.__cacheKey];be!==void 0&&(oe[P.__cacheKey].usedTimes--,be.usedTimes===0&&G(S)),P.__cacheKey=xe,P.__webglTexture=oe[xe].texture}return q}function rt(P,S,q){return Math.floor(Math.floor(P/q)/S)}function Kt(P,S,q,he){let xe=P.updateRanges;if(xe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,he,S.data);else{xe.sort((B,re)=>B.start-re.start);let be=0;for(let B=1;B<xe.length;B++){let re=xe[be],ne=xe[B],Te=re.start+re.count,ye=rt(ne.start,S.width,4),we=rt(re.start,S.width,4);ne.start<=Te+1&&ye===we&&rt(ne.start+ne.count-1,S.width,4)===ye?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++be,xe[be]=ne)}xe.length=be+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let B=0,re=xe.length;B<re;B++){let ne=xe[B],Te=Math.floor(ne.start/4),ye=Math.ceil(ne.count/4),we=Te%S.width,$e=Math.floor(Te/S.width),Qe=ye,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,we),t.pixelStorei(i.UNPACK_SKIP_ROWS,$e),t.texSubImage2D(i.TEXTURE_2D,0,we,$e,Qe,ce,q,he,S.data)}P.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function Vt(P,S,q){let he=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ut(P,S),xe=S.source;t.bindTexture(he,P.__webglTexture,i.TEXTURE0+q);let be=n.get(xe);if(xe.version!==be.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ce=vt.getPrimaries(vt.workingColorSpace),ze=S.colorSpace===Ws?null:vt.getPrimaries(S.colorSpace),et=S.colorSpace===Ws||ce===ze?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let ie=_(S.image,!1,s.maxTextureSize);ie=We(S,ie);let me=r.convert(S.format,S.colorSpace),B=r.convert(S.type),re=M(S.internalFormat,me,B,S.normalized,S.colorSpace,S.isVideoTexture);pt(he,S);let ne,Te=S.mipmaps,ye=S.isVideoTexture!==!0,we=be.__version===void 0||oe===!0,$e=xe.dataReady,Qe=w(S,ie);if(S.isDepthTexture)re=x(S.format===Gs,S.type),we&&(ye?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,me,B,null));else if(S.isDataTexture)if(Te.length>0){ye&&we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,Te[0].width,Te[0].height);for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,me,B,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,me,B,ne.data);S.generateMipmaps=!1}else ye?(we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height),$e&&Kt(S,ie,me,B)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,me,B,ie.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ye&&we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,Te[0].width,Te[0].height,ie.depth);for(let ce=0,ze=Te.length;ce<ze;ce++)if(ne=Te[ce],S.format!==ji)if(me!==null)if(ye){if($e)if(S.layerUpdates.size>0){let et=mf(ne.width,ne.height,S.format,S.type);for(let Pe of S.layerUpdates){let ht=ne.data.subarray(Pe*et/ne.data.BYTES_PER_ELEMENT,(Pe+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Pe,ne.width,ne.height,1,me,ht)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,me,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?$e&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,me,B,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,me,B,ne.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{ye&&we&&t.texStorage2D(i.TEXTURE_2D,Qe,re,Te[0].width,Te[0].height);for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],S.format!==ji?me!==null?ye?$e&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,me,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,ne.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,me,B,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,me,B,ne.data)}else if(S.isDataArrayTexture)if(ye){if(we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),$e)if(S.layerUpdates.size>0){let ce=mf(ie.width,ie.height,S.format,S.type);for(let ze of S.layerUpdates){let et=ie.data.subarray(ze*ce/ie.data.BYTES_PER_ELEMENT,(ze+1)*ce/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ze,ie.width,ie.height,1,me,B,et)}S.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,me,B,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,me,B,ie.data);else if(S.isData3DTexture)ye?(we&&t.texStorage3D(i.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),$e&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,me,B,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,me,B,ie.data);else if(S.isFramebufferTexture){if(we)if(ye)t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let ce=ie.width,ze=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(i.TEXTURE_2D,et,re,ce,ze,0,me,B,null),ce>>=1,ze>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),ie.parentNode!==ce){ce.appendChild(ie),h.add(S),ce.onpaint=ze=>{let et=ze.changedElements;for(let Pe of h)et.includes(Pe.image)&&(Pe.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let et=i.RGBA,Pe=i.RGBA,ht=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,et,Pe,ht,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Te.length>0){if(ye&&we){let ce=Je(Te[0]);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}for(let ce=0,ze=Te.length;ce<ze;ce++)ne=Te[ce],ye?$e&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,me,B,ne):t.texImage2D(i.TEXTURE_2D,ce,re,me,B,ne);S.generateMipmaps=!1}else if(ye){if(we){let ce=Je(ie);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}$e&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,B,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,me,B,ie);A(S)&&S.mipmapsAutoUpdate===!0&&b(he),be.__version=xe.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function hn(P,S,q){if(S.image.length!==6)return;let he=ut(P,S),oe=S.source;t.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+q);let xe=n.get(oe);if(oe.version!==xe.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let be=vt.getPrimaries(vt.workingColorSpace),te=S.colorSpace===Ws?null:vt.getPrimaries(S.colorSpace),ie=S.colorSpace===Ws||be===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let me=S.isCompressedTexture||S.image[0].isCompressedTexture,B=S.image[0]&&S.image[0].isDataTexture,re=[];for(let Pe=0;Pe<6;Pe++)!me&&!B?re[Pe]=_(S.image[Pe],!0,s.maxCubemapSize):re[Pe]=B?S.image[Pe].image:S.image[Pe],re[Pe]=We(S,re[Pe]);let ne=re[0],Te=r.convert(S.format,S.colorSpace),ye=r.convert(S.type),we=M(S.internalFormat,Te,ye,S.normalized,S.colorSpace),$e=S.isVideoTexture!==!0,Qe=xe.__version===void 0||he===!0,ce=oe.dataReady,ze=w(S,ne);pt(i.TEXTURE_CUBE_MAP,S);let et;if(S.isDepthTexture){if(we=x(S.format===Gs,S.type),Qe)if($e)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,we,ne.width,ne.height);else for(let Pe=0;Pe<6;Pe++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,ne.width,ne.height,0,Te,ye,null)}else if(me){$e&&Qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,ne.width,ne.height);for(let Pe=0;Pe<6;Pe++){et=re[Pe].mipmaps;for(let ht=0;ht<et.length;ht++){let Xt=et[ht];S.format!==ji?Te!==null?$e?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,0,0,Xt.width,Xt.height,Te,Xt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,we,Xt.width,Xt.height,0,Xt.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,0,0,Xt.width,Xt.height,Te,ye,Xt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht,we,Xt.width,Xt.height,0,Te,ye,Xt.data)}}}else{if(et=S.mipmaps,$e&&Qe){et.length>0&&ze++;let Pe=Je(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,Pe.width,Pe.height)}for(let Pe=0;Pe<6;Pe++)if(B){$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,0,0,re[Pe].width,re[Pe].height,Te,ye,re[Pe].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,re[Pe].width,re[Pe].height,0,Te,ye,re[Pe].data);for(let ht=0;ht<et.length;ht++){let Yn=et[ht].image[Pe].image;$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,0,0,Yn.width,Yn.height,Te,ye,Yn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,we,Yn.width,Yn.height,0,Te,ye,Yn.data)}}else{$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,0,0,Te,ye,re[Pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,0,we,Te,ye,re[Pe]);for(let ht=0;ht<et.length;ht++){let Xt=et[ht];$e?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,0,0,Te,ye,Xt.image[Pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pe,ht+1,we,Te,ye,Xt.image[Pe])}}}A(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),xe.__version=oe.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function Ut(P,S,q,he,oe,xe){let be=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=M(q.internalFormat,be,te,q.normalized,q.colorSpace),me=n.get(S),B=n.get(q);if(B.__renderTarget=S,!me.__hasExternalTextures){let re=Math.max(1,S.width>>xe),ne=Math.max(1,S.height>>xe);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,xe,ie,re,ne,S.depth,0,be,te,null):t.texImage2D(oe,xe,ie,re,ne,0,be,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,P),Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,B.__webglTexture,0,lt(S)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,B.__webglTexture,xe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Rn(P,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,P),S.depthBuffer){let he=S.depthTexture,oe=he&&he.isDepthTexture?he.type:null,xe=x(S.stencilBuffer,oe),be=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Ee(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(S),xe,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(S),xe,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,xe,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,be,i.RENDERBUFFER,P)}else{let he=S.textures;for(let oe=0;oe<he.length;oe++){let xe=he[oe],be=r.convert(xe.format,xe.colorSpace),te=r.convert(xe.type),ie=M(xe.internalFormat,be,te,xe.normalized,xe.colorSpace);Ee(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(S),ie,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(S),ie,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,ie,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function bt(P,S,q){let he=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,P),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(S.depthTexture);oe.__renderTarget=S;let xe=he?S.depthTexture.image[0]:S.depthTexture.image;(!oe.__webglTexture||xe.width!==S.width||xe.height!==S.height)&&(xe.width=S.width,xe.height=S.height,S.depthTexture.needsUpdate=!0),he?Me(S.depthTexture,0):ge(S.depthTexture,0);let be=oe.__webglTexture,te=lt(S),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,me=S.depthTexture.format===Gs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===Fs)Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,ie,be,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,me,ie,be,0);else if(S.depthTexture.format===Gs)Ee(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,ie,be,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,me,ie,be,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function vn(P){let S=n.get(P),q=P.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==P.depthTexture){let he=P.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),he){let oe=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),S.__depthDisposeCallback=oe}S.__boundDepthTexture=he}if(P.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)bt(S.__webglFramebuffer[he],P,he);else P.texture.mipmaps.length>0?bt(S.__webglFramebuffer[0],P,0):bt(S.__webglFramebuffer,P,0);else if(q){S.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[he]),S.__webglDepthbuffer[he]===void 0)S.__webglDepthbuffer[he]=i.createRenderbuffer(),Rn(S.__webglDepthbuffer[he],P,!1);else{let oe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=S.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,xe)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Rn(S.__webglDepthbuffer,P,!1);else{let oe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,xe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function nn(P,S,q){let he=n.get(P);S!==void 0&&Ut(he.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&vn(P)}function un(P){let S=P.texture,q=n.get(P),he=n.get(S);P.addEventListener("dispose",H),O(P);let oe=P.textures,xe=P.isWebGLCubeRenderTarget===!0,be=oe.length>1;if(be||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=S.version,o.memory.textures++),xe){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(S.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<S.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=i.createFramebuffer()}else q.__webglFramebuffer[te]=i.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<S.mipmaps.length;te++)q.__webglFramebuffer[te]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(be)for(let te=0,ie=oe.length;te<ie;te++){let me=n.get(oe[te]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&Ee(P)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let me=r.convert(ie.format,ie.colorSpace),B=r.convert(ie.type),re=M(ie.internalFormat,me,B,ie.normalized,ie.colorSpace,P.isXRRenderTarget===!0),ne=lt(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,q.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Rn(q.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(xe){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),pt(i.TEXTURE_CUBE_MAP,S);for(let te=0;te<6;te++)if(S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Ut(q.__webglFramebuffer[te][ie],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Ut(q.__webglFramebuffer[te],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);A(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(be){for(let te=0,ie=oe.length;te<ie;te++){let me=oe[te],B=n.get(me),re=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(re=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,B.__webglTexture),pt(re,me),Ut(q.__webglFramebuffer,P,me,i.COLOR_ATTACHMENT0+te,re,0),A(me)&&b(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(te=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),pt(te,S),S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Ut(q.__webglFramebuffer[ie],P,S,i.COLOR_ATTACHMENT0,te,ie);else Ut(q.__webglFramebuffer,P,S,i.COLOR_ATTACHMENT0,te,0);A(S)?b(te):S.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&vn(P)}function z(P){let S=P.textures;for(let q=0,he=S.length;q<he;q++){let oe=S[q];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let xe=R(P),be=n.get(oe).__webglTexture;t.bindTexture(xe,be),b(xe),t.unbindTexture()}}}let Ie=[];function Ke(P){if(P.samples>0){if(Ee(P)===!1){let S=P.textures,q=P.width,he=P.height,oe=i.COLOR_BUFFER_BIT,xe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=n.get(P),te=S.length>1;if(te)for(let me=0;me<S.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,be.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer);for(let me=0;me<S.length;me++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let B=n.get(S[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),l===!0&&(Ie.length=0,Ie.push(i.COLOR_ATTACHMENT0+me),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Ie.push(xe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ie))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let me=0;me<S.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let B=n.get(S[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let S=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function lt(P){return Math.min(s.maxSamples,P.samples)}function Ee(P){let S=n.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ot(P){let S=o.render.frame;u.get(P)!==S&&(u.set(P,S),P.update())}function We(P,S){let q=P.colorSpace,he=P.format,oe=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||q!==Da&&q!==Ws&&(vt.getTransfer(q)===Ct?(he!==ji||oe!==fi)&&Ze("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",q)),S}function Je(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=ge,this.setTexture2DArray=_e,this.setTexture3D=Ce,this.setTextureCube=Me,this.rebindTextures=nn,this.setupRenderTarget=un,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=vn,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=Ee,this.dispose=F}function JM(i,e){function t(n,s=Ws){let r,o=vt.getTransfer(s);if(n===fi)return i.UNSIGNED_BYTE;if(n===nh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===ih)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Kd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===jd)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Jd)return i.BYTE;if(n===Zd)return i.SHORT;if(n===Ho)return i.UNSIGNED_SHORT;if(n===th)return i.INT;if(n===Zi)return i.UNSIGNED_INT;if(n===Ni)return i.FLOAT;if(n===Ki)return i.HALF_FLOAT;if(n===Qd)return i.ALPHA;if(n===ef)return i.RGB;if(n===ji)return i.RGBA;if(n===Fs)return i.DEPTH_COMPONENT;if(n===Gs)return i.DEPTH_STENCIL;if(n===sh)return i.RED;if(n===rh)return i.RED_INTEGER;if(n===gr)return i.RG;if(n===oh)return i.RG_INTEGER;if(n===ah)return i.RGBA_INTEGER;if(n===rl||n===ol||n===al||n===ll)if(o===Ct)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===rl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ll)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===rl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===al)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ll)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===lh||n===ch||n===hh||n===uh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===lh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ch)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===hh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===uh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===dh||n===fh||n===ph||n===mh||n===gh||n===cl||n===yh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===dh||n===fh)return o===Ct?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===ph)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===mh)return r.COMPRESSED_R11_EAC;if(n===gh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===cl)return r.COMPRESSED_RG11_EAC;if(n===yh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===xh||n===vh||n===_h||n===bh||n===Sh||n===wh||n===Mh||n===Eh||n===Th||n===Ah||n===Rh||n===Ch||n===Ph||n===Ih)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===xh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===vh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===_h)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===bh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Sh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===wh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Mh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Eh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Th)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Ah)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Rh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Ch)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Ph)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ih)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Lh||n===Dh||n===Nh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Lh)return o===Ct?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Dh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Nh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Uh||n===Fh||n===hl||n===Oh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Uh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Fh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===hl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Oh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Dr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var ZM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,KM=`
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

}`,Cf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Xa(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new di({vertexShader:ZM,fragmentShader:KM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Gt(new Di(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Pf=class extends qi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",g=new Cf,m={},_=t.getContextAttributes(),A=null,b=null,R=[],M=[],x=new Ge,w=null,O=null,L=new ni;L.viewport=new Pt;let D=new ni;D.viewport=new Pt;let H=[L,D],W=new Jc,N=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Lo,R[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Lo,R[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=R[ee];return ge===void 0&&(ge=new Lo,R[ee]=ge),ge.getHandSpace()};function $(ee){let ge=M.indexOf(ee.inputSource);if(ge===-1)return;let _e=R[ge];_e!==void 0&&(_e.update(ee.inputSource,ee.frame,c||o),_e.dispatchEvent({type:ee.type,data:ee.inputSource}))}function G(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ae);for(let ee=0;ee<R.length;ee++){let ge=M[ee];ge!==null&&(M[ee]=null,R[ee].disconnect(ge))}N=null,F=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(A),f=null,d=null,h=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(x.width,x.height,!1),O!==null){let ee=O.camera;ee.fov=O.fov,ee.zoom=O.zoom,ee.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Ze("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Ze("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&y&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ae),_.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Ce=null,Me=null;_.depth&&(Me=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=_.stencil?Gs:Fs,Ce=_.stencil?Dr:Zi);let qe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(qe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new ri(d.textureWidth,d.textureHeight,{format:ji,type:fi,depthTexture:new Bs(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let _e={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,_e),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ri(f.framebufferWidth,f.framebufferHeight,{format:ji,type:fi,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ae(ee){for(let ge=0;ge<ee.removed.length;ge++){let _e=ee.removed[ge],Ce=M.indexOf(_e);Ce>=0&&(M[Ce]=null,R[Ce].disconnect(_e))}for(let ge=0;ge<ee.added.length;ge++){let _e=ee.added[ge],Ce=M.indexOf(_e);if(Ce===-1){for(let qe=0;qe<R.length;qe++)if(qe>=M.length){M.push(_e),Ce=qe;break}else if(M[qe]===null){M[qe]=_e,Ce=qe;break}if(Ce===-1)break}let Me=R[Ce];Me&&Me.connect(_e)}}function Z(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,_e=ee.far;g.texture!==null&&(g.depthNear>0&&(ge=g.depthNear),g.depthFar>0&&(_e=g.depthFar)),W.near=D.near=L.near=ge,W.far=D.far=L.far=_e,(N!==W.near||F!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),N=W.near,F=W.far),W.layers.mask=ee.layers.mask|6,L.layers.mask=W.layers.mask&-5,D.layers.mask=W.layers.mask&-3;let Ce=ee.parent,Me=W.cameras;Z(W,Ce);for(let qe=0;qe<Me.length;qe++)Z(Me[qe],Ce);W.projectionMatrix.copy(L.projectionMatrix),W.projectionMatrixInverse.copy(L.projectionMatrixInverse),O===null&&ee.isPerspectiveCamera&&(O={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,W,Ce)};function Q(ee,ge,_e){_e===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(_e.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Co*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(W)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function de(ee,ge){if(u=ge.getViewerPose(c||o),p=ge,u!==null){let _e=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;_e.length!==W.cameras.length&&(W.cameras.length=0,Ce=!0);for(let Xe=0;Xe<_e.length;Xe++){let pt=_e[Xe],ut=null;if(f!==null)ut=f.getViewport(pt);else{let Kt=h.getViewSubImage(d,pt);ut=Kt.viewport,Xe===0&&(e.setRenderTargetTextures(b,Kt.colorTexture,Kt.depthStencilTexture),e.setRenderTarget(b))}let rt=H[Xe];rt===void 0&&(rt=new ni,rt.layers.enable(Xe),rt.viewport=new Pt,H[Xe]=rt),rt.matrix.fromArray(pt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(pt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(ut.x,ut.y,ut.width,ut.height),Xe===0&&(W.matrix.copy(rt.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Ce===!0&&W.cameras.push(rt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){h=n.getBinding();let Xe=h.getDepthInformation(_e[0]);Xe&&Xe.isValid&&Xe.texture&&g.init(Xe,s.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),h=n.getBinding();for(let Xe=0;Xe<_e.length;Xe++){let pt=_e[Xe].camera;if(pt){let ut=m[pt];ut||(ut=new Xa,m[pt]=ut);let rt=h.getCameraImage(pt);ut.sourceTexture=rt}}}}for(let _e=0;_e<R.length;_e++){let Ce=M[_e],Me=R[_e];Ce!==null&&Me!==void 0&&Me.update(Ce,ge,c||o)}se&&se(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),p=null}let ue=new n0;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},jM=new nt,d0=new st;d0.set(-1,0,0,0,1,0,0,0,1);function QM(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,df(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,_,A,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),h(g,m)):m.isMeshPhongMaterial?(r(g,m),u(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,b)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),y(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?l(g,m,_,A):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===oi&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===oi&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let _=e.get(m),A=_.envMap,b=_.envMapRotation;A&&(g.envMap.value=A,g.envMapRotation.value.setFromMatrix4(jM.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(d0),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,_,A){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*_,g.scale.value=A*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function u(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function h(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,_){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===oi&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=_.texture,g.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function y(g,m){let _=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(_.matrixWorld),g.nearDistance.value=_.shadow.camera.near,g.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function eE(i,e,t,n){let s={},r={};function o(_,A){let b=A.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,A){let b=s[_.id];b===void 0&&(p(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",g));let R=A.program;n.updateUBOMapping(_,R);let M=e.render.frame;r[_.id]!==M&&(c(_),r[_.id]=M)}function l(_){let A=i.createBuffer(),b=_.__size,R=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(_){let A=s[_.id],b=_.uniforms,R=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let M=0,x=b.length;M<x;M++){let w=b[M];if(Array.isArray(w))for(let O=0,L=w.length;O<L;O++)u(w[O],M,O,R);else u(w,M,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function u(_,A,b,R){if(d(_,A,b,R)===!0){let M=_.__offset,x=_.value;if(Array.isArray(x)){let w=0;for(let O=0;O<x.length;O++){let L=x[O],D=y(L,!0);h(L,_.__data,w),w+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,M,_.__data)}}function h(_,A,b){typeof _=="number"||typeof _=="boolean"?A[b]=_:_.isMatrix3?(A[b]=_.elements[0],A[b+1]=_.elements[1],A[b+2]=_.elements[2],A[b+3]=0,A[b+4]=_.elements[3],A[b+5]=_.elements[4],A[b+6]=_.elements[5],A[b+7]=0,A[b+8]=_.elements[6],A[b+9]=_.elements[7],A[b+10]=_.elements[8],A[b+11]=0):ArrayBuffer.isView(_)?A.set(_.subarray(0,A.length-b),b):_.toArray(A,b)}function d(_,A,b,R){let M=_.value,x=A+"_"+b;if(Array.isArray(M)){R[x]===void 0&&(R[x]=[]);let w=R[x],O=!1;for(let L=0;L<M.length;L++)f(M[L],w,L)===!0&&(O=!0);return O}return f(M,R,x)}function f(_,A,b){if(A[b]===void 0)return typeof _=="number"||typeof _=="boolean"?A[b]=_:ArrayBuffer.isView(_)?A[b]=_.slice():A[b]=_.clone(),!0;{let R=A[b];if(typeof _=="number"||typeof _=="boolean"){if(R!==_)return A[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(R.equals(_)===!1)return R.copy(_),!0}}return!1}function p(_){let A=_.uniforms,b=0,R=16;for(let x=0,w=A.length;x<w;x++){let O=Array.isArray(A[x])?A[x]:[A[x]];for(let L=0,D=O.length;L<D;L++){let H=O[L],W=Array.isArray(H.value)?H.value:[H.value],N=Array.isArray(A[x])||Array.isArray(H.value),F=b;for(let G=0,ae=W.length;G<ae;G++){let Z=W[G],Q=y(Z,N),se=b%R,de=se%Q.boundary,ue=se+de;b+=de,ue!==0&&R-ue<Q.storage&&(b+=R-ue),G===0&&(F=b),b+=Q.storage}let $=H.type==="int"?Int32Array:H.type==="uint"?Uint32Array:Float32Array;H.__data=new $((b-F)/Float32Array.BYTES_PER_ELEMENT),H.__offset=F}}let M=b%R;return M>0&&(b+=R-M),_.__size=b,_.__cache={},this}function y(_,A){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Ze("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Ze("WebGLRenderer: Unsupported uniform value type.",_),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(_){let A=_.target;A.removeEventListener("dispose",g),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function m(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:m}}var tE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ms=null;function nE(){return ms===null&&(ms=new za(tE,16,16,gr,Ki),ms.name="DFG_LUT",ms.minFilter=ii,ms.magFilter=ii,ms.wrapS=hs,ms.wrapT=hs,ms.generateMipmaps=!1,ms.needsUpdate=!0),ms}var Gh=class{constructor(e={}){let{canvas:t=Rg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=fi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,g=new Set([ah,oh,rh]),m=new Set([fi,Zi,Ho,Dr,nh,ih]),_=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,M=null,x=[],w=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ps,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,D=!1,H=null,W=null,N=null,F=null;this._outputColorSpace=ei;let $=0,G=0,ae=null,Z=-1,Q=null,se=new Pt,de=new Pt,ue=null,ee=new Ue(0),ge=0,_e=t.width,Ce=t.height,Me=1,qe=null,at=null,Xe=new Pt(0,0,_e,Ce),pt=new Pt(0,0,_e,Ce),ut=!1,rt=new ar,Kt=new Lc,Vt=!1,hn=!1,Ut=new nt,Rn=new C,bt=new Pt,vn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},nn=!1;function un(){return ae===null?Me:1}let z=n;function Ie(T,V){return t.getContext(T,V)}let Ke,lt,Ee,Ot,We,Je,P,S,q,he,oe,xe,be,te,ie,me,B,re,ne,Te,ye,we,$e;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ze,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Pe,!1),z===null){let V="webgl2";if(z=Ie(V,T),z===null)throw Ie(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(T){throw t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Pe,!1),tt("WebGLRenderer: "+T.message),T}function Qe(){Ke=new fw(z),Ke.init(),ye=new JM(z,Ke),lt=new nw(z,Ke,e,ye),Ee=new qM(z,Ke),lt.reversedDepthBuffer&&d&&Ee.buffers.depth.setReversed(!0),W=z.createFramebuffer(),N=z.createFramebuffer(),F=z.createFramebuffer(),Ot=new gw(z),We=new DM,Je=new YM(z,Ke,Ee,We,lt,ye,Ot),P=new dw(L),S=new x_(z),we=new ew(z,S),q=new pw(z,S,Ot,we),he=new xw(z,q,S,we,Ot),re=new yw(z,lt,Je),ie=new iw(We),oe=new LM(L,P,Ke,lt,we,ie),xe=new QM(L,We),be=new UM,te=new HM(Ke),B=new QS(L,P,Ee,he,p,l),me=new $M(L,he,lt),$e=new eE(z,Ot,lt,Ee),ne=new tw(z,Ke,Ot),Te=new mw(z,Ke,Ot),Ot.programs=oe.programs,L.capabilities=lt,L.extensions=Ke,L.properties=We,L.renderLists=be,L.shadowMap=me,L.state=Ee,L.info=Ot}y!==fi&&(O=new _w(y,t.width,t.height,a,s,r));let ce=new Pf(L,z);this.xr=ce,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let T=Ke.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Ke.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(T){T!==void 0&&(Me=T,this.setSize(_e,Ce,!1))},this.getSize=function(T){return T.set(_e,Ce)},this.setSize=function(T,V,j=!0){if(ce.isPresenting){Ze("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=T,Ce=V,t.width=Math.floor(T*Me),t.height=Math.floor(V*Me),j===!0&&(t.style.width=T+"px",t.style.height=V+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,T,V)},this.getDrawingBufferSize=function(T){return T.set(_e*Me,Ce*Me).floor()},this.setDrawingBufferSize=function(T,V,j){_e=T,Ce=V,Me=j,t.width=Math.floor(T*j),t.height=Math.floor(V*j),this.setViewport(0,0,T,V)},this.setEffects=function(T){if(y===fi){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let V=0;V<T.length;V++)if(T[V].isOutputPass===!0){Ze("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(se)},this.getViewport=function(T){return T.copy(Xe)},this.setViewport=function(T,V,j,Y){T.isVector4?Xe.set(T.x,T.y,T.z,T.w):Xe.set(T,V,j,Y),Ee.viewport(se.copy(Xe).multiplyScalar(un()).round())},this.getScissor=function(T){return T.copy(pt)},this.setScissor=function(T,V,j,Y){T.isVector4?pt.set(T.x,T.y,T.z,T.w):pt.set(T,V,j,Y),Ee.scissor(de.copy(pt).multiplyScalar(un()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(T){Ee.setScissorTest(ut=T)},this.setOpaqueSort=function(T){qe=T},this.setTransparentSort=function(T){at=T},this.getClearColor=function(T){return T.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(T=!0,V=!0,j=!0){let Y=0;if(T){let J=!1;if(ae!==null){let Ae=ae.texture.format;J=g.has(Ae)}if(J){let Ae=ae.texture.type,De=m.has(Ae),Re=B.getClearColor(),Ne=B.getClearAlpha(),Ve=Re.r,it=Re.g,mt=Re.b;De?(_[0]=Ve,_[1]=it,_[2]=mt,_[3]=Ne,z.clearBufferuiv(z.COLOR,0,_)):(A[0]=Ve,A[1]=it,A[2]=mt,A[3]=Ne,z.clearBufferiv(z.COLOR,0,A))}else Y|=z.COLOR_BUFFER_BIT}V&&(Y|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&z.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),H=T},this.dispose=function(){t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Pe,!1),B.dispose(),be.dispose(),te.dispose(),Je.dispose(),We.dispose(),P.dispose(),he.dispose(),q.dispose(),we.dispose(),$e.dispose(),oe.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",Ll),ce.removeEventListener("sessionend",ns),ws.stop()};function ze(T){T.preventDefault(),Fa("WebGLRenderer: Context Lost."),D=!0}function et(){Fa("WebGLRenderer: Context Restored."),D=!1;let T=Ot.autoReset,V=me.enabled,j=me.autoUpdate,Y=me.needsUpdate,J=me.type;Qe(),Ot.autoReset=T,me.enabled=V,me.autoUpdate=j,me.needsUpdate=Y,me.type=J}function Pe(T){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function ht(T){let V=T.target;V.removeEventListener("dispose",ht),Xt(V)}function Xt(T){Yn(T),We.remove(T)}function Yn(T){let V=We.get(T).programs;V!==void 0&&(V.forEach(function(j){oe.releaseProgram(j)}),T.isShaderMaterial&&oe.releaseShaderCache(T))}this.renderBufferDirect=function(T,V,j,Y,J,Ae){V===null&&(V=vn);let De=J.isMesh&&J.matrixWorld.determinantAffine()<0,Re=da(T,V,j,Y,J);Ee.setMaterial(Y,De);let Ne=j.index,Ve=1;if(Y.wireframe===!0){if(Ne=q.getWireframeAttribute(j),Ne===void 0)return;Ve=2}let it=j.drawRange,mt=j.attributes.position,He=it.start*Ve,gt=(it.start+it.count)*Ve;Ae!==null&&(He=Math.max(He,Ae.start*Ve),gt=Math.min(gt,(Ae.start+Ae.count)*Ve)),Ne!==null?(He=Math.max(He,0),gt=Math.min(gt,Ne.count)):mt!=null&&(He=Math.max(He,0),gt=Math.min(gt,mt.count));let en=gt-He;if(en<0||en===1/0)return;we.setup(J,Y,Re,j,Ne);let Lt,Dt=ne;if(Ne!==null&&(Lt=S.get(Ne),Dt=Te,Dt.setIndex(Lt)),J.isMesh)Y.wireframe===!0?(Ee.setLineWidth(Y.wireframeLinewidth*un()),Dt.setMode(z.LINES)):Dt.setMode(z.TRIANGLES);else if(J.isLine){let _n=Y.linewidth;_n===void 0&&(_n=1),Ee.setLineWidth(_n*un()),J.isLineSegments?Dt.setMode(z.LINES):J.isLineLoop?Dt.setMode(z.LINE_LOOP):Dt.setMode(z.LINE_STRIP)}else J.isPoints?Dt.setMode(z.POINTS):J.isSprite&&Dt.setMode(z.TRIANGLES);if(J.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))Dt.renderMultiDraw(J._multiDrawStarts,J._multiDrawCounts,J._multiDrawCount);else{let _n=J._multiDrawStarts,ke=J._multiDrawCounts,dn=J._multiDrawCount,xt=Ne?S.get(Ne).bytesPerElement:1,Es=We.get(Y).currentProgram.getUniforms();for(let fn=0;fn<dn;fn++)Es.setValue(z,"_gl_DrawID",fn),Dt.render(_n[fn]/xt,ke[fn])}else if(J.isInstancedMesh)Dt.renderInstances(He,en,J.count);else if(j.isInstancedBufferGeometry){let _n=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,ke=Math.min(j.instanceCount,_n);Dt.renderInstances(He,en,ke)}else Dt.render(He,en)};function ca(T,V,j,Y){H!==null&&T.isNodeMaterial&&H.setObject(Y,T),Vt===!0&&ie.setState(T,j,!1),T.transparent===!0&&T.side===Un&&T.forceSinglePass===!1?(T.side=oi,T.needsUpdate=!0,is(T,V,Y),T.side=mr,T.needsUpdate=!0,is(T,V,Y),T.side=Un):is(T,V,Y)}this.compile=function(T,V,j=null){j===null&&(j=T),H!==null&&H.renderStart(T,V,j),M=te.get(j),M.init(V),w.push(M),j.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(M.pushLight(J),J.castShadow&&M.pushShadow(J))}),T!==j&&T.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(M.pushLight(J),J.castShadow&&M.pushShadow(J))}),M.setupLights(),H!==null&&H.updateLights(M.state.lightsArray),hn=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,hn),Vt===!0&&ie.setGlobalState(this.clippingPlanes,V),H!==null&&me.render(M.state.shadowsArray,j,V);let Y=new Set;return T.traverse(function(J){if(!(J.isMesh||J.isPoints||J.isLine||J.isSprite))return;let Ae=J.material;if(Ae)if(Array.isArray(Ae))for(let De=0;De<Ae.length;De++){let Re=Ae[De];ca(Re,j,V,J),Y.add(Re)}else ca(Ae,j,V,J),Y.add(Ae)}),M=w.pop(),H!==null&&H.renderEnd(),Y},this.compileAsync=function(T,V,j=null){let Y=this.compile(T,V,j);return new Promise(J=>{function Ae(){if(Y.forEach(function(De){let Ne=We.get(De).currentProgram;(Ne===void 0||Ne.isReady())&&Y.delete(De)}),Y.size===0){J(T);return}setTimeout(Ae,10)}Ke.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let qr=null;function $u(T){qr&&qr(T)}function Ll(){ws.stop()}function ns(){ws.start()}let ws=new n0;ws.setAnimationLoop($u),typeof self<"u"&&ws.setContext(self),this.setAnimationLoop=function(T){qr=T,ce.setAnimationLoop(T),T===null?ws.stop():ws.start()},ce.addEventListener("sessionstart",Ll),ce.addEventListener("sessionend",ns),this.render=function(T,V){if(V!==void 0&&V.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;H!==null&&H.renderStart(T,V);let j=ce.enabled===!0&&ce.isPresenting===!0,Y=O!==null&&(ae===null||j)&&O.begin(L,ae);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(V),V=ce.getCamera()),T.isScene===!0&&T.onBeforeRender(L,T,V,ae),M=te.get(T,w.length),M.init(V),M.state.textureUnits=Je.getTextureUnits(),w.push(M),Ut.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?Kt.setFromArrayCamera(V):rt.setFromProjectionMatrix(Ut,Ii,V.reversedDepth),hn=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,hn),R=be.get(T,x.length),R.init(),x.push(R),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let De=L.xr.getDepthSensingMesh();De!==null&&Ms(De,V,-1/0,L.sortObjects)}Ms(T,V,0,L.sortObjects),R.finish(),H!==null&&H.updateLights(M.state.lightsArray),L.sortObjects===!0&&R.sort(qe,at),nn=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,nn&&B.addToRenderList(R,T),this.info.autoReset===!0&&this.info.reset(),Vt===!0&&ie.beginShadows();let J=M.state.shadowsArray;if(me.render(J,T,V),Vt===!0&&ie.endShadows(),(Y&&O.hasRenderPass())===!1){let De=R.opaque,Re=R.transmissive;if(M.setupLights(),V.isArrayCamera){let Ne=V.cameras;if(Re.length>0)for(let Ve=0,it=Ne.length;Ve<it;Ve++){let mt=Ne[Ve];Bi(De,Re,T,mt)}nn&&B.render(T);for(let Ve=0,it=Ne.length;Ve<it;Ve++){let mt=Ne[Ve];ha(R,T,mt,mt.viewport)}}else Re.length>0&&Bi(De,Re,T,V),nn&&B.render(T),ha(R,T,V)}ae!==null&&G===0&&(Je.updateMultisampleRenderTarget(ae),Je.updateRenderTargetMipmap(ae)),Y&&O.end(L),T.isScene===!0&&T.onAfterRender(L,T,V),we.resetDefaultState(),Z=-1,Q=null,w.pop(),w.length>0?(M=w[w.length-1],Je.setTextureUnits(M.state.textureUnits),Vt===!0&&ie.setGlobalState(L.clippingPlanes,M.state.camera)):M=null,x.pop(),x.length>0?R=x[x.length-1]:R=null,H!==null&&H.renderEnd()};function Ms(T,V,j,Y){if(T.visible===!1)return;if(T.layers.test(V.layers)){if(T.isGroup)j=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(V);else if(T.isLight)M.pushLight(T),T.castShadow&&M.pushShadow(T);else if(T.isSprite){let De=V.isArrayCamera?Kt:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){Y&&bt.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Ut);let Re=he.update(T),Ne=T.material;Ne.visible&&R.push(T,Re,Ne,j,bt.z,null,V)}}else if(T.isMesh||T.isLine||T.isPoints){let De=V.isArrayCamera?Kt:rt;if(!T.frustumCulled||T.intersectsFrustum(De)){let Re=he.update(T),Ne=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),bt.copy(T.boundingSphere.center)):(Re.boundingSphere===null&&Re.computeBoundingSphere(),bt.copy(Re.boundingSphere.center)),bt.applyMatrix4(T.matrixWorld).applyMatrix4(Ut)),Array.isArray(Ne)){let Ve=Re.groups;for(let it=0,mt=Ve.length;it<mt;it++){let He=Ve[it],gt=Ne[He.materialIndex];gt&&gt.visible&&R.push(T,Re,gt,j,bt.z,He,V)}}else Ne.visible&&R.push(T,Re,Ne,j,bt.z,null,V)}}}let Ae=T.children;for(let De=0,Re=Ae.length;De<Re;De++)Ms(Ae[De],V,j,Y)}function ha(T,V,j,Y){let{opaque:J,transmissive:Ae,transparent:De}=T;M.setupLightsView(j),Vt===!0&&ie.setGlobalState(L.clippingPlanes,j),Y&&Ee.viewport(se.copy(Y)),J.length>0&&sn(J,V,j),Ae.length>0&&sn(Ae,V,j),De.length>0&&sn(De,V,j),Ee.buffers.depth.setTest(!0),Ee.buffers.depth.setMask(!0),Ee.buffers.color.setMask(!0),Ee.setPolygonOffset(!1)}function Bi(T,V,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(M.state.transmissionRenderTarget[Y.id]===void 0){let He=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");M.state.transmissionRenderTarget[Y.id]=new ri(1,1,{generateMipmaps:!0,type:He?Ki:fi,minFilter:Vs,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:vt.workingColorSpace})}let Ae=M.state.transmissionRenderTarget[Y.id],De=Y.viewport||se;Ae.setSize(De.z*L.transmissionResolutionScale,De.w*L.transmissionResolutionScale);let Re=L.getRenderTarget(),Ne=L.getActiveCubeFace(),Ve=L.getActiveMipmapLevel();L.setRenderTarget(Ae),L.getClearColor(ee),ge=L.getClearAlpha(),ge<1&&L.setClearColor(16777215,.5),L.clear(),nn&&B.render(j);let it=L.toneMapping;L.toneMapping=ps;let mt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),M.setupLightsView(Y),Vt===!0&&ie.setGlobalState(L.clippingPlanes,Y),sn(T,j,Y),Je.updateMultisampleRenderTarget(Ae),Je.updateRenderTargetMipmap(Ae),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let He=!1;for(let gt=0,en=V.length;gt<en;gt++){let Lt=V[gt],{object:Dt,geometry:_n,material:ke,group:dn}=Lt;if(ke.side===Un&&Dt.layers.test(Y.layers)){let xt=ke.side;ke.side=oi,ke.needsUpdate=!0,ln(Dt,j,Y,_n,ke,dn),ke.side=xt,ke.needsUpdate=!0,He=!0}}He===!0&&(Je.updateMultisampleRenderTarget(Ae),Je.updateRenderTargetMipmap(Ae))}L.setRenderTarget(Re,Ne,Ve),L.setClearColor(ee,ge),mt!==void 0&&(Y.viewport=mt),L.toneMapping=it}function sn(T,V,j){let Y=V.isScene===!0?V.overrideMaterial:null;for(let J=0,Ae=T.length;J<Ae;J++){let De=T[J],{object:Re,geometry:Ne,group:Ve}=De,it=De.material;it.allowOverride===!0&&Y!==null&&(it=Y),Re.layers.test(j.layers)&&ln(Re,V,j,Ne,it,Ve)}}function ln(T,V,j,Y,J,Ae){H!==null&&J.isNodeMaterial&&H.setObject(T,J),T.onBeforeRender(L,V,j,Y,J,Ae),T.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),J.onBeforeRender(L,V,j,Y,T,Ae),J.transparent===!0&&J.side===Un&&J.forceSinglePass===!1?(J.side=oi,J.needsUpdate=!0,L.renderBufferDirect(j,V,Y,J,T,Ae),J.side=mr,J.needsUpdate=!0,L.renderBufferDirect(j,V,Y,J,T,Ae),J.side=Un):L.renderBufferDirect(j,V,Y,J,T,Ae),T.onAfterRender(L,V,j,Y,J,Ae)}function cn(T){let V=0;for(let j of T)j.texture!==null&&V++;return V}function is(T,V,j){V.isScene!==!0&&(V=vn);let Y=We.get(T),J=M.state.lights,Ae=M.state.shadowsArray,De=J.state.version,Re=oe.getParameters(T,J.state,Ae,V,j,M.state.lightProbeGridArray),Ne=oe.getProgramCacheKey(Re),Ve=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let it=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=P.get(T.envMap||Y.environment,it),Y.envMapRotation=Y.environment!==null&&T.envMap===null?V.environmentRotation:T.envMapRotation,Ve===void 0&&(T.addEventListener("dispose",ht),Ve=new Map,Y.programs=Ve,Y.programVariants=new Map);let mt=Ve.get(Ne);if(mt!==void 0){if(Y.currentProgram===mt&&Y.lightsStateVersion===De)return ua(T,Re),mt}else Re.uniforms=oe.getUniforms(T),H!==null&&T.isNodeMaterial&&H.build(T,j,Re),T.onBeforeCompile(Re,L),mt=oe.acquireProgram(Re,Ne),Ve.set(Ne,mt),Y.uniforms=Re.uniforms;let He=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(He.clippingPlanes=ie.uniform),ua(T,Re),Y.needsLights=Js(T),Y.lightsStateVersion=De,Y.needsLights&&(He.ambientLightColor.value=J.state.ambient,He.lightProbe.value=J.state.probe,He.sunLights.value=J.state.sun,He.sunLightShadows.value=J.state.sunShadow,He.directionalLights.value=J.state.directional,He.directionalLightShadows.value=J.state.directionalShadow,He.spotLights.value=J.state.spot,He.spotLightShadows.value=J.state.spotShadow,He.rectAreaLights.value=J.state.rectArea,He.ltc_1.value=J.state.rectAreaLTC1,He.ltc_2.value=J.state.rectAreaLTC2,He.pointLights.value=J.state.point,He.pointLightShadows.value=J.state.pointShadow,He.hemisphereLights.value=J.state.hemi,He.sunShadowMatrix.value=J.state.sunShadowMatrix,He.sunShadowCascade.value=J.state.sunShadowCascade,He.directionalShadowMatrix.value=J.state.directionalShadowMatrix,He.spotLightMatrix.value=J.state.spotLightMatrix,He.spotLightMap.value=J.state.spotLightMap,He.pointShadowMatrix.value=J.state.pointShadowMatrix),Y.numLightProbeGrids=cn(M.state.lightProbeGridArray),Y.currentProgram=mt,Y.uniformsList=null,mt}function gi(T,V,j,Y,J){let Ae=We.get(T),De=Ae.currentProgram.id+","+Y+","+J,Re=Ae.programVariants.get(De);return Re===void 0?(Re=is(T,V,j),Ae.programVariants.set(De,Re)):(Ae.currentProgram=Re,Ae.uniformsList=null,Ae.outputColorSpace=Y,Ae.toneMapping=J),Re}function Ys(T){if(T.uniformsList===null){let V=T.currentProgram.getUniforms();T.uniformsList=Vo.seqWithValue(V.seq,T.uniforms)}return T.uniformsList}function ua(T,V){let j=We.get(T);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function da(T,V,j,Y,J){V.isScene!==!0&&(V=vn),Je.resetTextureUnits();let Ae=V.fog,De=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,Re=ae===null?L.outputColorSpace:ae.isXRRenderTarget===!0?ae.texture.colorSpace:vt.workingColorSpace,Ne=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ve=P.get(Y.envMap||De,Ne),it=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,mt=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),He=!!j.morphAttributes.position,gt=!!j.morphAttributes.normal,en=!!j.morphAttributes.color,Lt=ps;Y.toneMapped&&(ae===null||ae.isXRRenderTarget===!0)&&(Lt=L.toneMapping);let Dt=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,_n=Dt!==void 0?Dt.length:0,ke=We.get(Y),dn=M.state.lights;if(Vt===!0&&(hn===!0||T!==Q)){let Nt=T===Q&&Y.id===Z;ie.setState(Y,T,Nt)}let xt=!1,Es=!1;Y.version===ke.__version?ke.needsLights&&ke.lightsStateVersion!==dn.state.version||J.isBatchedMesh&&ke.batching===!1||!J.isBatchedMesh&&ke.batching===!0||J.isBatchedMesh&&ke.batchingColor===!0&&J._colorsTexture===null||J.isBatchedMesh&&ke.batchingColor===!1&&J._colorsTexture!==null||J.isInstancedMesh&&ke.instancing===!1||!J.isInstancedMesh&&ke.instancing===!0||J.isSkinnedMesh&&ke.skinning===!1||!J.isSkinnedMesh&&ke.skinning===!0||J.isInstancedMesh&&ke.instancingColor===!0&&J.instanceColor===null||J.isInstancedMesh&&ke.instancingColor===!1&&J.instanceColor!==null||J.isInstancedMesh&&ke.instancingMorph===!0&&J.morphTexture===null||J.isInstancedMesh&&ke.instancingMorph===!1&&J.morphTexture!==null||ke.envMap!==Ve||Y.fog===!0&&ke.fog!==Ae||ke.numClippingPlanes!==void 0&&(ke.numClippingPlanes!==ie.numPlanes||ke.numIntersection!==ie.numIntersection)||ke.vertexAlphas!==it||ke.vertexTangents!==mt||ke.morphTargets!==He||ke.morphNormals!==gt||ke.morphColors!==en||ke.morphTargetsCount!==_n||ke.numLightProbeGrids!==cn(M.state.lightProbeGridArray)?xt=!0:(ke.outputColorSpace!==Re||ke.toneMapping!==Lt)&&(Es=!0):(xt=!0,ke.__version=Y.version);let fn=ke.currentProgram;(xt===!0||Es===!0)&&(fn=Es===!0?gi(Y,V,J,Re,Lt):is(Y,V,J),H&&Y.isNodeMaterial&&H.onUpdateProgram(Y,fn,ke));let Zr=!1,ss=!1,Ts=!1,dt=fn.getUniforms(),rn=ke.uniforms;if(Ee.useProgram(fn.program)&&(Zr=!0,ss=!0,Ts=!0),Y.id!==Z&&(Z=Y.id,ss=!0),Zr||Q!==T){Ee.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),dt.setValue(z,"projectionMatrix",T.projectionMatrix),dt.setValue(z,"viewMatrix",T.matrixWorldInverse);let pn=dt.map.cameraPosition;pn!==void 0&&pn.setValue(z,Rn.setFromMatrixPosition(T.matrixWorld)),lt.logarithmicDepthBuffer&&dt.setValue(z,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(z,"isOrthographic",T.isOrthographicCamera===!0),Q!==T&&(Q=T,ss=!0,Ts=!0)}if(ke.needsLights&&(dn.state.sunShadowMap.length>0&&dt.setValue(z,"sunShadowMap",dn.state.sunShadowMap,Je),dn.state.directionalShadowMap.length>0&&dt.setValue(z,"directionalShadowMap",dn.state.directionalShadowMap,Je),dn.state.spotShadowMap.length>0&&dt.setValue(z,"spotShadowMap",dn.state.spotShadowMap,Je),dn.state.pointShadowMap.length>0&&dt.setValue(z,"pointShadowMap",dn.state.pointShadowMap,Je)),J.isSkinnedMesh){dt.setOptional(z,J,"bindMatrix"),dt.setOptional(z,J,"bindMatrixInverse");let Nt=J.skeleton;Nt&&(Nt.boneTexture===null&&Nt.computeBoneTexture(),dt.setValue(z,"boneTexture",Nt.boneTexture,Je))}J.isBatchedMesh&&(dt.setOptional(z,J,"batchingTexture"),dt.setValue(z,"batchingTexture",J._matricesTexture,Je),dt.setOptional(z,J,"batchingIdTexture"),dt.setValue(z,"batchingIdTexture",J._indirectTexture,Je),dt.setOptional(z,J,"batchingColorTexture"),J._colorsTexture!==null&&dt.setValue(z,"batchingColorTexture",J._colorsTexture,Je));let Jn=j.morphAttributes;if((Jn.position!==void 0||Jn.normal!==void 0||Jn.color!==void 0)&&re.update(J,j,fn),(ss||ke.receiveShadow!==J.receiveShadow)&&(ke.receiveShadow=J.receiveShadow,dt.setValue(z,"receiveShadow",J.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(rn.envMapIntensity.value=V.environmentIntensity),rn.dfgLUT!==void 0&&(rn.dfgLUT.value=nE()),ss){if(dt.setValue(z,"toneMappingExposure",L.toneMappingExposure),ke.needsLights&&Yr(rn,Ts),Ae&&Y.fog===!0&&xe.refreshFogUniforms(rn,Ae),xe.refreshMaterialUniforms(rn,Y,Me,Ce,M.state.transmissionRenderTarget[T.id]),ke.needsLights&&ke.numLightProbeGrids>0){let Nt=b,pn=0;for(let Wn of M.state.lightProbeGridArray)Wn.texture!==null&&(Nt.textures[pn]=Wn.texture,Nt.min[pn]=Wn.boundingBox.min,Nt.max[pn]=Wn.boundingBox.max,Nt.resolution[pn]=Wn.resolution,pn++);for(let Wn in Nt)Nt[Wn].length=pn;rn.probesSH.value=Nt.textures,rn.probesMin.value=Nt.min,rn.probesMax.value=Nt.max,rn.probesResolution.value=Nt.resolution}Vo.upload(z,Ys(ke),rn,Je)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Vo.upload(z,Ys(ke),rn,Je),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(z,"center",J.center),dt.setValue(z,"modelViewMatrix",J.modelViewMatrix),dt.setValue(z,"normalMatrix",J.normalMatrix),dt.setValue(z,"modelMatrix",J.matrixWorld),Y.uniformsGroups!==void 0){let Nt=Y.uniformsGroups;for(let pn=0,Wn=Nt.length;pn<Wn;pn++){let Dl=Nt[pn];$e.update(Dl,fn),$e.bind(Dl,fn)}}return fn}function Yr(T,V){T.ambientLightColor.needsUpdate=V,T.lightProbe.needsUpdate=V,T.sunLights.needsUpdate=V,T.sunLightShadows.needsUpdate=V,T.directionalLights.needsUpdate=V,T.directionalLightShadows.needsUpdate=V,T.pointLights.needsUpdate=V,T.pointLightShadows.needsUpdate=V,T.spotLights.needsUpdate=V,T.spotLightShadows.needsUpdate=V,T.rectAreaLights.needsUpdate=V,T.hemisphereLights.needsUpdate=V}function Js(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ae},this.setRenderTargetTextures=function(T,V,j){let Y=We.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),We.get(T.texture).__webglTexture=V,We.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,V){let j=We.get(T);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(T,V=0,j=0){ae=T,$=V,G=j;let Y=null,J=!1,Ae=!1;if(T){let Re=We.get(T);if(Re.__useDefaultFramebuffer!==void 0){Ee.bindFramebuffer(z.FRAMEBUFFER,Re.__webglFramebuffer),se.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest,Ee.viewport(se),Ee.scissor(de),Ee.setScissorTest(ue),Z=-1;return}else if(Re.__webglFramebuffer===void 0)Je.setupRenderTarget(T);else if(Re.__hasExternalTextures)Je.rebindTextures(T,We.get(T.texture).__webglTexture,We.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let it=T.depthTexture;if(Re.__boundDepthTexture!==it){if(it!==null&&We.has(it)&&(T.width!==it.image.width||T.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Je.setupDepthRenderbuffer(T)}}let Ne=T.texture;(Ne.isData3DTexture||Ne.isDataArrayTexture||Ne.isCompressedArrayTexture)&&(Ae=!0);let Ve=We.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ve[V])?Y=Ve[V][j]:Y=Ve[V],J=!0):T.samples>0&&Je.useMultisampledRTT(T)===!1?Y=We.get(T).__webglMultisampledFramebuffer:Array.isArray(Ve)?Y=Ve[j]:Y=Ve,se.copy(T.viewport),de.copy(T.scissor),ue=T.scissorTest}else se.copy(Xe).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),ue=ut;if(j!==0&&(Y=W),Ee.bindFramebuffer(z.FRAMEBUFFER,Y)&&Ee.drawBuffers(T,Y),Ee.viewport(se),Ee.scissor(de),Ee.setScissorTest(ue),J){let Re=We.get(T.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+V,Re.__webglTexture,j)}else if(Ae){let Re=V;for(let Ne=0;Ne<T.textures.length;Ne++){let Ve=We.get(T.textures[Ne]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Ne,Ve.__webglTexture,j,Re)}}else if(T!==null&&j!==0){let Re=We.get(T.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Re.__webglTexture,j)}Z=-1};function Jr(T){let V=We.get(T);return(V.__readFormat!==T.format||V.__readType!==T.type)&&(V.__readFormat=T.format,V.__readType=T.type,V.__formatReadable=lt.textureFormatReadable(T.format),V.__typeReadable=lt.textureTypeReadable(T.type)),V}this.readRenderTargetPixels=function(T,V,j,Y,J,Ae,De,Re=0){if(!(T&&T.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne){Ee.bindFramebuffer(z.FRAMEBUFFER,Ne);try{let Ve=T.textures[Re],it=Ve.format,mt=Ve.type;T.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Re);let He=Jr(Ve);if(He.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(He.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-J&&z.readPixels(V,j,Y,J,ye.convert(it),ye.convert(mt),Ae)}finally{let Ve=ae!==null?We.get(ae).__webglFramebuffer:null;Ee.bindFramebuffer(z.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(T,V,j,Y,J,Ae,De,Re=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ne=We.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&De!==void 0&&(Ne=Ne[De],Array.isArray(Ne)&&(Ne=Ne[0])),Ne)if(V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-J){Ee.bindFramebuffer(z.FRAMEBUFFER,Ne);let Ve=T.textures[Re],it=Ve.format,mt=Ve.type;T.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Re);let He=Jr(Ve);if(He.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(He.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,gt),z.bufferData(z.PIXEL_PACK_BUFFER,Ae.byteLength,z.STREAM_READ),z.readPixels(V,j,Y,J,ye.convert(it),ye.convert(mt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let en=ae!==null?We.get(ae).__webglFramebuffer:null;Ee.bindFramebuffer(z.FRAMEBUFFER,en);let Lt=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await Pg(z,Lt,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,gt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Ae),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(gt),z.deleteSync(Lt),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,V=null,j=0){let Y=Math.pow(2,-j),J=Math.floor(T.image.width*Y),Ae=Math.floor(T.image.height*Y),De=V!==null?V.x:0,Re=V!==null?V.y:0;Je.setTexture2D(T,0),z.copyTexSubImage2D(z.TEXTURE_2D,j,0,0,De,Re,J,Ae),Ee.unbindTexture()},this.copyTextureToTexture=function(T,V,j=null,Y=null,J=0,Ae=0){let De,Re,Ne,Ve,it,mt,He,gt,en,Lt=T.isCompressedTexture?T.mipmaps[Ae]:T.image;if(j!==null)De=j.max.x-j.min.x,Re=j.max.y-j.min.y,Ne=j.isBox3?j.max.z-j.min.z:1,Ve=j.min.x,it=j.min.y,mt=j.isBox3?j.min.z:0;else{let dt=Math.pow(2,-J);De=Math.floor(Lt.width*dt),Re=Math.floor(Lt.height*dt),T.isDataArrayTexture?Ne=Lt.depth:T.isData3DTexture?Ne=Math.floor(Lt.depth*dt):Ne=1,Ve=0,it=0,mt=0}Y!==null?(He=Y.x,gt=Y.y,en=Y.z):(He=0,gt=0,en=0);let Dt=ye.convert(V.format),_n=ye.convert(V.type),ke;V.isData3DTexture?(Je.setTexture3D(V,0),ke=z.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Je.setTexture2DArray(V,0),ke=z.TEXTURE_2D_ARRAY):(Je.setTexture2D(V,0),ke=z.TEXTURE_2D),Ee.activeTexture(z.TEXTURE0),Ee.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,V.flipY),Ee.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Ee.pixelStorei(z.UNPACK_ALIGNMENT,V.unpackAlignment);let dn=Ee.getParameter(z.UNPACK_ROW_LENGTH),xt=Ee.getParameter(z.UNPACK_IMAGE_HEIGHT),Es=Ee.getParameter(z.UNPACK_SKIP_PIXELS),fn=Ee.getParameter(z.UNPACK_SKIP_ROWS),Zr=Ee.getParameter(z.UNPACK_SKIP_IMAGES);Ee.pixelStorei(z.UNPACK_ROW_LENGTH,Lt.width),Ee.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Lt.height),Ee.pixelStorei(z.UNPACK_SKIP_PIXELS,Ve),Ee.pixelStorei(z.UNPACK_SKIP_ROWS,it),Ee.pixelStorei(z.UNPACK_SKIP_IMAGES,mt);let ss=T.isDataArrayTexture||T.isData3DTexture,Ts=V.isDataArrayTexture||V.isData3DTexture;if(T.isDepthTexture){let dt=We.get(T),rn=We.get(V),Jn=We.get(dt.__renderTarget),Nt=We.get(rn.__renderTarget);Ee.bindFramebuffer(z.READ_FRAMEBUFFER,Jn.__webglFramebuffer),Ee.bindFramebuffer(z.DRAW_FRAMEBUFFER,Nt.__webglFramebuffer);for(let pn=0;pn<Ne;pn++)ss&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,We.get(T).__webglTexture,J,mt+pn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,We.get(V).__webglTexture,Ae,en+pn)),z.blitFramebuffer(Ve,it,Ve+De,it+Re,He,gt,He+De,gt+Re,z.DEPTH_BUFFER_BIT,z.NEAREST);Ee.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(J!==0||T.isRenderTargetTexture||We.has(T)){let dt=We.get(T),rn=We.get(V);Ee.bindFramebuffer(z.READ_FRAMEBUFFER,N),Ee.bindFramebuffer(z.DRAW_FRAMEBUFFER,F);for(let Jn=0;Jn<Ne;Jn++)ss?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,dt.__webglTexture,J,mt+Jn):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,dt.__webglTexture,J),Ts?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,rn.__webglTexture,Ae,en+Jn):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,rn.__webglTexture,Ae),J!==0?z.blitFramebuffer(Ve,it,Ve+De,it+Re,He,gt,He+De,gt+Re,z.COLOR_BUFFER_BIT,z.NEAREST):Ts?z.copyTexSubImage3D(ke,Ae,He,gt,en+Jn,Ve,it,De,Re):z.copyTexSubImage2D(ke,Ae,He,gt,Ve,it,De,Re);Ee.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ts?T.isDataTexture||T.isData3DTexture?z.texSubImage3D(ke,Ae,He,gt,en,De,Re,Ne,Dt,_n,Lt.data):V.isCompressedArrayTexture?z.compressedTexSubImage3D(ke,Ae,He,gt,en,De,Re,Ne,Dt,Lt.data):z.texSubImage3D(ke,Ae,He,gt,en,De,Re,Ne,Dt,_n,Lt):T.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Ae,He,gt,De,Re,Dt,_n,Lt.data):T.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Ae,He,gt,Lt.width,Lt.height,Dt,Lt.data):z.texSubImage2D(z.TEXTURE_2D,Ae,He,gt,De,Re,Dt,_n,Lt);Ee.pixelStorei(z.UNPACK_ROW_LENGTH,dn),Ee.pixelStorei(z.UNPACK_IMAGE_HEIGHT,xt),Ee.pixelStorei(z.UNPACK_SKIP_PIXELS,Es),Ee.pixelStorei(z.UNPACK_SKIP_ROWS,fn),Ee.pixelStorei(z.UNPACK_SKIP_IMAGES,Zr),Ae===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&z.generateMipmap(ke),Ee.unbindTexture()},this.initRenderTarget=function(T){We.get(T).__webglFramebuffer===void 0&&Je.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Je.setTextureCube(T,0):T.isData3DTexture?Je.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Je.setTexture2DArray(T,0):Je.setTexture2D(T,0),Ee.unbindTexture()},this.resetState=function(){$=0,G=0,ae=null,Ee.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ii}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=vt._getDrawingBufferColorSpace(e),t.unpackColorSpace=vt._getUnpackColorSpace()}};var If=[{id:"contacts",key:"1",name:"Contact points",hint:"points of contact, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"contact impulse of this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse lies inside its friction cone, and on its surface when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"velocity of the centre of mass"},{id:"spins",key:"6",name:"Spins",hint:"angular velocity: axis and rate"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"axis-aligned bounding boxes"},{id:"islands",key:"9",name:"Islands",hint:"groups of touching bodies that are solved together: one colour, linked"},{id:"chains",key:"c",name:"Force chains",hint:"bars between bodies that press on each other, as thick as the normal force is large"},{id:"joints",key:"j",name:"Joints",hint:"axes, points and limits of joints; rods, ropes and springs; red at a limit"},{id:"belts",key:"b",name:"Belts",hint:"surfaces that move along themselves, as fast as they do"},{id:"edges",key:"k",name:"Mesh edges",hint:"edges of meshes by kind: convex, concave, flat, border"},{id:"quarantine",key:"0",name:"Invalid bodies",hint:"bodies quarantined because their state was not finite"}],Lf=[{id:"trails",key:"t",name:"Trails",hint:"paths of the last two seconds, of a few bodies the last eight"},{id:"xray",key:"x",name:"X-ray",hint:"transparent bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or at powers of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],Wo=[...If,...Lf],$h=["contacts","normals","impulses","cones"],xr=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],Wt={normal:"#5b8ff9",velocity:"#2f9e44",spin:"#9c36b5",axes:["#e03131","#2f9e44","#1971c2"],box:"#868e96",joint:"#0c8599",atLimit:"#e03131",belt:"#3b3f46",lost:"#e03131",pull:"#d94801",dynamic:"#4e79a7",kinematic:"#f28e2b"},qh=["#9aa0a6","#e8590c","#1971c2","#c2255c"],yl=["#4e79a7","#b07aa1","#9c755f","#76b7b2","#d8c26a","#8c8fc9","#e15759","#7fa8c9","#b5a48b","#d4a6c8","#6d9b9a","#c9837a"];function Xo(i){let e=new Ue(yl[(i%yl.length+yl.length)%yl.length]),t=Math.floor(i/yl.length);return t>0?e.offsetHSL(t*.031%1,0,(t*7%5-2)*.03):e}function f0(i){return[{keys:[" "],shown:"Space",does:"play or pause",run:()=>i.player.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame forward (Shift: ten)",run:e=>i.player.step(e.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:e=>i.player.step(e.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>i.player.toFirst()},{keys:["End"],shown:"End",does:"last frame",run:()=>i.player.toLast()},{keys:["+","="],shown:"+",does:"faster",run:()=>i.player.faster()},{keys:["-"],shown:"\u2212",does:"slower",run:()=>i.player.slower()},{keys:["o"],shown:"o",does:"loop",run:()=>i.player.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>i.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"previous event",run:()=>i.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact: largest residual of the run",run:()=>i.worstFrame()},{keys:["["],shown:"[",does:"start of the range",run:()=>i.player.setRange("begin")},{keys:["]"],shown:"]",does:"end of the range",run:()=>i.player.setRange("end")},{keys:["\\"],shown:"\\",does:"clear the range",run:()=>i.player.setRange(null)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>i.focus()},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>i.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>i.toDifference()},{keys:["p"],shown:"p",does:"plots",run:()=>i.togglePlots()},{keys:["r"],shown:"r",does:"reset the live scene",run:()=>i.player.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>i.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>i.copySql()},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>i.copyLink()},{keys:["m"],shown:"m",does:"gallery of scenes",run:()=>i.openScenes()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>i.findBody()},{keys:["Escape"],shown:"Esc",does:"clear the selection",run:()=>i.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>i.openHelp()}]}function iE(i,e){let t=e===" "||e==="Enter";return i instanceof HTMLButtonElement||i instanceof HTMLAnchorElement||i.tagName==="SUMMARY"||i.getAttribute("role")==="button"||i.matches("tr[tabindex]")?t:i instanceof HTMLInputElement?i.type==="range"?/^(Arrow|Home|End|Page)/.test(e):t:!1}function p0(i,e){addEventListener("keydown",t=>{let n=t.target;if(n instanceof HTMLInputElement&&["number","search","text"].includes(n.type)||n instanceof HTMLSelectElement){t.key==="Escape"&&n.blur();return}if(t.ctrlKey||t.metaKey||t.altKey||document.querySelector("dialog[open]"))return;if(t.key==="Escape"&&!ve("export").hidden){ve("export").hidden=!0;return}if(iE(n,t.key))return;let r=Wo.find(a=>a.key===t.key),o=i.find(a=>a.keys.includes(t.key));if(r)e.toggleLayer(r.id);else if(o)o.run(t);else return;t.preventDefault()})}var m0=["#d98a6e","#6f9cc4","#e2bd72","#84b095","#a993c6","#7db7c0","#cf9aab","#b3a184","#94a3d0","#c9b787","#7fb0a8","#d3a27f"];function g0(i){return i.replace(/\[\d+\]$/,"").replace(/[\s_-]*\d+$/,"")||i}function Df(i){let e=Math.sin(12.9898*(i+1))*43758.5453;return e-Math.floor(e)}var Yh=class{colours=[];given=[];none=new Ue(8947848);show(e){let t=new Map,n=new Map;for(let s of e.bodies){if(s.kind==="fixed")continue;let r=g0(s.name);t.has(r)||t.set(r,t.size),n.set(r,(n.get(r)??0)+1)}this.given=e.bodies.map(s=>s.colour!==void 0),this.colours=e.bodies.map((s,r)=>{if(s.colour)return new Ue(s.colour);let o=g0(s.name),a=t.get(o)??0,l=new Ue(m0[a%m0.length]);return(n.get(o)??0)>1&&l.offsetHSL((Df(r)-.5)*.025,(Df(r+7)-.5)*.1,(Df(r+3)-.5)*.12),l})}of(e){return this.colours[e]??this.none}isGiven(e){return this.given[e]??!1}},xl=["#440154","#482878","#3e4989","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#fde725"].map(i=>new Ue(i));function Jh(i,e=new Ue){let t=Math.min(Math.max(Number.isFinite(i)?i:0,0),1)*(xl.length-1),n=Math.min(Math.floor(t),xl.length-2);return e.lerpColors(xl[n],xl[n+1],t-n)}var y0=`linear-gradient(to right, ${xl.map(i=>`#${i.getHexString()}`).join(", ")})`;function sE(i){if(!(i>0)||!Number.isFinite(i))return 1;let e=10**Math.floor(Math.log10(i));return[1,2,5,10].map(t=>t*e).find(t=>t>=i*(1-1e-9))??10*e}var $o=class{top=0;forget(){this.top=0}take(e){return e>this.top&&Number.isFinite(e)&&(this.top=e),sE(this.top)}};var rE=new nt,oE=new C,x0=new C,aE=new C,Nf=new wt,lE=new Ue(16777215),Ui=new C(0,0,1),cE=.16,li=class{constructor(e,t,n,s){this.geometry=e;this.material=t;this.parent=n;this.order=s;this.faint=t.clone(),this.faint.depthFunc=To,this.faint.depthWrite=!1,this.faint.transparent=!0,this.faint.opacity=cE*t.opacity,this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;faint;shade=null;make(e){let t=new or(this.geometry,this.material,e);t.frustumCulled=!1,t.renderOrder=this.order,t.count=0,t.setColorAt(0,lE),this.shade?.removeFromParent();let n=new or(this.geometry,this.faint,e);return n.instanceMatrix=t.instanceMatrix,n.instanceColor=t.instanceColor,n.frustumCulled=!1,n.renderOrder=this.order,n.count=0,this.shade=n,this.parent.add(t,n),t}begin(e){e>this.capacity&&(this.capacity=Math.ceil(1.5*e),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(e,t,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,rE.compose(e,t,oE.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.shade&&(this.shade.count=this.mesh.count),this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}},Zh=class{shafts;heads;constructor(e,t){this.shafts=new li(new ui(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),e,t,5),this.heads=new li(new zs(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),e,t,5)}begin(e){this.shafts.begin(e),this.heads.begin(e)}add(e,t,n,s){let r=t.length();if(!(r>1e-12)||!Number.isFinite(r))return;Nf.setFromUnitVectors(Ui,x0.copy(t).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shafts.add(e,Nf,a,a,r-o,s),this.heads.add(aE.copy(e).addScaledVector(x0,r-o),Nf,2.4*a,2.4*a,o,s)}end(){this.shafts.end(),this.heads.end()}};function gs(i,e,t=new nt,n=""){let s=(r,o,a,l)=>[{key:r,local:t.clone().multiply(new nt().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:t,shape:i}];case"hull":return[{key:`hull ${e}${n}`,local:t,shape:i}];case"plane":return[{key:"plane",local:t,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,u]=r.orientation,h=new nt().compose(new C(...r.position),new wt(l,c,u,a),new C(1,1,1)),d=gs(r.shape,e,t.clone().multiply(h),`${n}.${o}`);return r.colour||r.sensor||r.belt?d.map(f=>({...f,colour:f.colour??r.colour,sensor:f.sensor??r.sensor,belt:f.belt??r.belt})):d})}}function Kh(i,e,t){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let d=o;d<o+3;d++)a+=s.getX(d),l+=s.getY(d),c+=s.getZ(d);let h=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*e+1e-6)%e)+(t&&c<0?1:0))%2===1;r.fill(h?.68:1,3*o,3*o+9)}return n.setAttribute("color",new bn(r,3)),n}function Uf(i){let e=i.getAttribute("position").count;return i.setAttribute("color",new bn(new Float32Array(3*e).fill(1),3)),i}function v0(i,e){let t=i.shape;switch(t.kind){case"sphere":{let n=Kh(new ds(1,e,e/2).rotateX(Math.PI/2),4,!0);return n.setAttribute("normal",n.getAttribute("position").clone()),n}case"box":return Uf(new hi(1,1,1));case"cylinder":return Kh(new ui(1,1,1,e).rotateX(Math.PI/2),8,!1);case"cone":return Kh(new zs(1,1,e).rotateX(Math.PI/2),8,!1);case"capsule":return Kh(new $a(t.radius,t.length,Math.max(3,e/4),e).rotateX(Math.PI/2),4,!0);case"hull":{let n=new tn;n.setAttribute("position",new bn(new Float32Array(t.vertices),3)),n.setIndex(t.triangles);let s=n.toNonIndexed();return s.computeVertexNormals(),Uf(s)}case"plane":return Uf(new Di(1,1))}}function jh(i){let e=new Bt;if(i.kind==="plane")return e;if(i.kind==="hull")return e.setFromArray(i.vertices);let t=i.kind==="sphere"?[1,1,1]:i.kind==="box"?[.5,.5,.5]:i.kind==="capsule"?[i.radius,i.radius,i.length/2+i.radius]:[1,1,.5];return e.set(new C(-t[0],-t[1],-t[2]),new C(t[0],t[1],t[2]))}function _0(i,e,t,n){return gs(i,0).some(s=>{if(s.shape.kind==="plane")return!1;let r=e.clone().multiply(s.local).invert(),o=t.clone().applyMatrix4(r),a=n.clone().applyMatrix4(r).sub(o),l=a.length(),c=new us(o,a.divideScalar(l)).intersectBox(jh(s.shape),new C);return c!==null&&c.distanceTo(o)<l})}function Qh(i){let e=new Bt;for(let t of gs(i,0)){let n=t.shape;if(n.kind==="plane")continue;let s=new C;if(n.kind==="hull"){for(let r=0;r<n.vertices.length;r+=3)e.expandByPoint(s.fromArray(n.vertices,r).applyMatrix4(t.local));continue}e.union(jh(n).applyMatrix4(t.local))}return e}function vl(i,e){let t=new Bt;for(let n of gs(i,0)){let s=n.shape,r=e.clone().multiply(n.local).elements,o=new C(r[12],r[13],r[14]),a=c=>{let[u,h,d]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(u,h,d);case"box":return(Math.abs(u)+Math.abs(h)+Math.abs(d))/2;case"cylinder":return Math.hypot(u,h)+Math.abs(d)/2;case"capsule":return s.radius+Math.abs(d)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=e.clone().multiply(n.local),u=new C;if(s.kind==="hull")for(let h=0;h<s.vertices.length;h+=3)t.expandByPoint(u.fromArray(s.vertices,h).applyMatrix4(c));else{t.expandByPoint(u.set(0,0,.5).applyMatrix4(c));let h=new C(0,0,-.5).applyMatrix4(c),d=[0,1,2].map(p=>Math.hypot(r[p],r[4+p])),f=new C(...d);t.expandByPoint(h.clone().add(f)).expandByPoint(h.sub(f))}continue}let l=new C(a(0),a(1),a(2));t.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return t}var hE=40;function uE(i,e,t,n){let s=[0,1,2].map(m=>new C().setFromMatrixColumn(i,m)),r=e.getSize(new C).toArray(),o=s.map((m,_)=>m.length()*r[_]/2);s.forEach(m=>m.normalize());let a=e.getCenter(new C).applyMatrix4(i),l=t.clone().normalize(),c=null;if(s.forEach((m,_)=>{if(Math.abs(m.dot(l))>.7)return;let A=m.dot(n)<0?-1:1,b=A*m.dot(n);(!c||b>c.height+1e-9)&&(c={k:_,sign:A,height:b})}),!c)return null;let{k:u,sign:h}=c,d=s[u].clone().multiplyScalar(h),f=t.clone().addScaledVector(d,-t.dot(d)),p=f.length();if(!(p>0))return null;f.divideScalar(p);let y=d.clone().cross(f),g=m=>2*s.reduce((_,A,b)=>b===u?_:_+Math.abs(A.dot(m))*o[b],0);return{middle:a.addScaledVector(d,o[u]),out:d,way:f,speed:p,long:g(f),wide:g(y)}}function dE({long:i,wide:e,speed:t},n){let s=Math.max(Math.min(.5*e,i/3),i/hE),r=Math.floor(i/s),o=(t*n%s+s)%s;return{places:[...Array(r)].map((a,l)=>-i/2+l*s+o).filter(a=>a+.4*s<i/2),pitch:s}}var eu=class{strokes;list=[];constructor(e){let t=new yn({transparent:!0,opacity:.8,toneMapped:!1});this.strokes=new li(new hi(1,1,1).translate(0,0,.5),t,e,4)}show(e){this.list=e.bodies.flatMap((t,n)=>fE(e.about.shapes[t.shape],t.shape).map(s=>({body:n,...s})))}update(e,t,n,s){let r=new C().fromArray(n??[0,0,-1]).negate();r.lengthSq()>0?r.normalize():r.copy(Ui);let a=(s?this.list:[]).flatMap(({body:h,local:d,box:f,velocity:p})=>{let y=t(h),g=p.clone().transformDirection(y).multiplyScalar(p.length());return uE(y.clone().multiply(d),f,g,r)??[]}).map(h=>({side:h,...dE(h,e)})),l=new Ue(Wt.belt),c=new wt,u=new nt;this.strokes.begin(a.reduce((h,d)=>h+2*d.places.length,0));for(let{side:h,places:d,pitch:f}of a){let p=h.out.clone().cross(h.way),y=Math.min(.09*f,.05*h.wide);for(let g of d){let m=h.middle.clone().addScaledVector(h.way,g+.4*f);for(let _ of[-1,1]){let A=p.clone().multiplyScalar(.36*_*h.wide).addScaledVector(h.way,-.4*f),b=A.length();A.divideScalar(b),u.makeBasis(h.out.clone().cross(A),h.out,A),this.strokes.add(m,c.setFromRotationMatrix(u),y,.4*y,b,l)}}}this.strokes.end()}};function fE(i,e){return i?gs(i,e).filter(t=>t.belt&&t.shape.kind!=="plane").map(t=>({local:t.local,box:jh(t.shape),velocity:new C().fromArray(t.belt)})):[]}var pE=.22,mE=.004,b0=new C,Ff=new C,S0=new wt,gE=new Ue;function yE(i,e){let t=new Map,n=e.bodies,s=e.about.step;for(let r=0;r<i.contacts;r++){let o=i.contact(r),a=o.impulse[0];if(!(a>0)||o.a>=n.length||o.b>=n.length)continue;let l=o.a*n.length+o.b,c=t.get(l);c||t.set(l,c={a:o.a,b:o.b,from:[0,0,0],to:[0,0,0],force:0,weight:0}),c.force+=a/s,c.weight+=a;for(let u=0;u<3;u++)c.from[u]+=a*o.point[u]}for(let r of t.values()){let o=r.from.map(l=>l/r.weight),a=l=>n[l].kind==="fixed"?o:i.centre(l);[r.from,r.to]=[a(r.a),a(r.b)]}return[...t.values()]}var tu=class{bars;range=new $o;top=1;count=0;constructor(e){let t=new yn({transparent:!0,toneMapped:!1});this.bars=new li(new ui(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),t,e,4)}forget(){this.range.forget()}clear(){this.bars.begin(0),this.bars.end(),this.count=0}update(e,t,n){let s=yE(e,t),r=s.map(o=>o.force).sort((o,a)=>o-a);this.top=this.range.take(r[Math.floor(.98*(r.length-1))]??0),this.bars.begin(s.length),this.count=0;for(let{from:o,to:a,force:l}of s){let c=Math.min(l/this.top,1);Ff.set(...a).sub(b0.set(...o));let u=Ff.length();if(c<mE||!(u>1e-9))continue;S0.setFromUnitVectors(Ui,Ff.divideScalar(u));let h=pE*n*Math.max(c,.02);this.bars.add(b0,S0,h,h,u,Jh(c,gE)),this.count++}this.bars.end()}};var nu=class{group=new wi;list=[];material=new Li({vertexColors:!0,toneMapped:!1});built=!1;store=null;constructor(e){this.group.renderOrder=3,e.add(this.group)}show(e){for(let{lines:t}of this.list)t.geometry.dispose();this.group.clear(),this.list=[],this.built=!1,this.store=e}update(e,t){if(this.group.visible=t,!!t){!this.built&&this.store&&this.build(this.store);for(let{body:n,local:s,lines:r}of this.list)r.matrix.multiplyMatrices(e(n),s)}}build(e){this.built=!0,e.bodies.forEach((t,n)=>{for(let{shape:s,local:r}of gs(e.about.shapes[t.shape],t.shape)){if(s.kind!=="hull")continue;let o=new Float32Array(3*s.edges.length),a=new Float32Array(3*s.edges.length);s.edges.forEach((u,h)=>{let d=xE[s.kinds?.[h>>1]??1];for(let f=0;f<3;f++)o[3*h+f]=s.vertices[3*u+f];a.set([d.r,d.g,d.b],3*h)});let l=new tn().setAttribute("position",new bn(o,3)).setAttribute("color",new bn(a,3)),c=new Ji(l,this.material);c.matrixAutoUpdate=!1,c.frustumCulled=!1,this.list.push({body:n,local:r,lines:c}),this.group.add(c)}})}},xE=qh.map(i=>new Ue(i));var qo=class{object=new Ji(new tn,new Li({vertexColors:!0,toneMapped:!1}));ends=[];shades=[];constructor(){this.object.frustumCulled=!1,this.object.renderOrder=3}add(e,t,n){this.ends.push(e.x,e.y,e.z,t.x,t.y,t.z),this.shades.push(n.r,n.g,n.b,n.r,n.g,n.b)}addBox(e,t){let n=s=>new C(s&1?e.max.x:e.min.x,s&2?e.max.y:e.min.y,s&4?e.max.z:e.min.z);for(let s=0;s<8;s++)for(let r of[1,2,4])s&r||this.add(n(s),n(s|r),t)}end(e){this.object.geometry.dispose(),this.object.geometry=new tn().setAttribute("position",new St(this.ends,3)).setAttribute("color",new St(this.shades,3)),this.object.material.depthTest=!e,this.ends=[],this.shades=[]}};var vE=48,w0=14,_E=9,M0=10;function bE(i,e,t){let n=new wt,s=(l,c)=>{if(l===Gi||l>=e.bodies)return{at:new C().fromArray(c),turn:new wt,centre:null};let u=e.states,h=13*l,d=n.clone().set(u[h+4],u[h+5],u[h+6],u[h+3]),f=new C(u[h],u[h+1],u[h+2]);return{at:new C().fromArray(c).applyQuaternion(d).add(f),turn:d,centre:f}},r=s(i.a,i.point_a),o=s(i.b,i.point_b),a=(l,c)=>new C().fromArray(l).applyQuaternion(c);return{a:r.at,b:o.at,axis:a(i.axis,r.turn),zero:a(i.zero,r.turn),hand:a(i.hand,o.turn),centres:[r.centre,o.centre].filter(l=>l!==null),down:t}}function SE({axis:i,zero:e},t){return e.clone().multiplyScalar(Math.cos(t)).addScaledVector(i.clone().cross(e),Math.sin(t))}function wE(i,e,t,n){let s=i.distanceTo(e),r=t-s;if(!(r>1e-6*t)||!(n.lengthSq()>0))return[i,e];let o=Math.min(Math.sqrt(3/8*r*s)+r*r/(2*t),t/2);return[...Array(w0+1)].map((a,l)=>{let c=l/w0;return i.clone().lerp(e,c).addScaledVector(n,4*o*c*(1-c))})}function ME(i,e,t){let n=e.clone().sub(i),s=n.clone().normalize(),r=(Math.abs(s.z)<.9?Ui.clone():new C(1,0,0)).cross(s).normalize(),o=s.clone().cross(r),a=_E*M0;return[...Array(a+1)].map((l,c)=>{let u=2*Math.PI*c/M0,h=c===0||c===a?0:t;return i.clone().addScaledVector(n,c/a).addScaledVector(r,h*Math.cos(u)).addScaledVector(o,h*Math.sin(u))})}function EE(i,e,t){let n=[],s=[],r=[],o=(u,h)=>u.slice(1).forEach((d,f)=>n.push({from:u[f],to:d,radius:h})),a=(u,h,d)=>u.clone().addScaledVector(h,d),l=(u,h,d,f)=>n.push({from:a(u,h,-d),to:a(u,h,d),radius:f});switch(i.kind){case"rod":return n.push({from:e.a,to:e.b,radius:.05*t}),s.push({at:e.a,radius:.09*t},{at:e.b,radius:.09*t}),{bars:n,balls:s,lines:r};case"rope":return o(wE(e.a,e.b,i.length??e.a.distanceTo(e.b),e.down),.028*t),s.push({at:e.a,radius:.06*t},{at:e.b,radius:.06*t}),{bars:n,balls:s,lines:r};case"spring":return o(ME(e.a,e.b,.14*t),.022*t),{bars:n,balls:s,lines:r};case"coupling":return{bars:n,balls:s,lines:r};case"fixed":case"axes":{let[u,h]=[e.zero,e.axis.clone().cross(e.zero)];for(let d of[u,h,e.axis])l(e.b,d,.16*t,.035*t);break}case"ball":s.push({at:e.b,radius:.16*t});break;case"planar":case"point_on_plane":{let[u,h]=[e.zero,e.axis.clone().cross(e.zero)],d=(p,y)=>a(a(e.a,u,p*t),h,y*t),f=[d(-1,-1),d(1,-1),d(1,1),d(-1,1)];f.forEach((p,y)=>r.push([p,f[(y+1)%4]])),s.push({at:e.b,radius:.12*t});break}default:s.push({at:e.b,radius:.11*t})}if(["hinge","screw","cylindrical","universal"].includes(i.kind)&&l(e.b,e.axis,.55*t,.06*t),["slide","cylindrical","point_on_line","screw","wheel"].includes(i.kind)){let[u,h]=i.way??[-1.2*t,1.2*t];if(Number.isFinite(u)&&Number.isFinite(h)&&(n.push({from:a(e.a,e.axis,u),to:a(e.a,e.axis,h),radius:.025*t}),i.way))for(let d of[u,h])l(a(e.a,e.axis,d),e.zero,.22*t,.04*t)}["hinge","screw","cylindrical"].includes(i.kind)&&i.angle&&c(i.angle);for(let u of e.centres)u.distanceTo(e.b)>.02*t&&r.push([u,e.b]);return{bars:n,balls:s,lines:r};function c([u,h]){if(!(h-u<=4*Math.PI))return;let d=.95*t,f=Math.max(2,Math.ceil(vE*(h-u)/(2*Math.PI))),p=y=>e.b.clone().addScaledVector(SE(e,y),d);o([...Array(f+1)].map((y,g)=>p(u+(h-u)*g/f)),.018*t);for(let y of[u,h])r.push([e.b,p(y)]);n.push({from:e.b,to:e.b.clone().addScaledVector(e.hand,d),radius:.03*t})}}var iu=class{bars;balls;lines=new qo;constructor(e){let t=()=>new yn({transparent:!0,toneMapped:!1});this.bars=new li(new ui(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),t(),e,4),this.balls=new li(new ds(1,16,10),t(),e,4),e.add(this.lines.object)}update(e,t,n,s,r){let o=r?t.about.joints:[],a=new C().fromArray(s??[0,0,-1]);a.lengthSq()>0&&a.normalize();let l=o.flatMap((d,f)=>{let p=e.joint(f);return p&&!p.holds?[]:[{marks:EE(d,bE(d,e,a),n),colour:p?.atLimit?Wt.atLimit:Wt.joint}]});this.bars.begin(l.reduce((d,f)=>d+f.marks.bars.length,0)),this.balls.begin(l.reduce((d,f)=>d+f.marks.balls.length,0));let c=new Ue,u=new wt,h=new C;for(let{marks:d,colour:f}of l){c.set(f);for(let{from:p,to:y,radius:g}of d.bars){let m=h.copy(y).sub(p).length();!(m>0)||!Number.isFinite(m)||this.bars.add(p,u.setFromUnitVectors(Ui,h.divideScalar(m)),g,g,m,c)}for(let{at:p,radius:y}of d.balls)this.balls.add(p,u.identity(),y,y,y,c);for(let[p,y]of d.lines)this.lines.add(p,y,c)}this.bars.end(),this.balls.end(),this.lines.end(!1)}};var Of=.25,TE=8,E0=new wt,pi=new C,su=new C,ys=new C,Yo=new wt,xs=new Ue;function AE(i){let e=new C(...i.normal),t=new C(...i.tangent),n=e.clone().cross(t);return e.multiplyScalar(i.impulse[0]).addScaledVector(t,i.impulse[1]).addScaledVector(n,i.impulse[2])}var ru=class{constructor(e){this.stage=e;let t=(o=1)=>new yn({transparent:!0,opacity:o,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:-1,polygonOffsetUnits:-4}),n=()=>new yn({transparent:!0,depthTest:!1,toneMapped:!1});this.arrows=new Zh(t(),this.group),this.points=new li(new ds(1,12,8),t(.95),this.group,6),this.chains=new tu(this.group),this.joints=new iu(this.group),this.belts=new eu(this.group),this.edges=new nu(this.group);let s=new zs(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new li(s,new yn({transparent:!0,opacity:.28,side:Un,depthWrite:!1,toneMapped:!1}),this.group,4),this.rims=new li(new Do(1,.018,6,48).translate(0,0,1),t(.9),this.group,4),this.marker=new Gt(new Do(1,.12,8,40),n());let r=n();r.color.set(Wt.pull),this.pull=new Gt(new ui(1,1,1,8).translate(0,.5,0).rotateX(Math.PI/2),r),this.hand=new Gt(new ds(1,16,10),r);for(let o of[this.marker,this.pull,this.hand])o.renderOrder=9,o.visible=!1;this.group.add(this.lines.object,this.marker,this.pull,this.hand),e.scene.add(this.group)}stage;group=new wi;arrows;points;cones;rims;lines=new qo;chains;joints;belts;edges;tips=[];marker;pull;hand;told=()=>!1;longest=1/0;reference=1;calibrate(e){this.chains.forget(),this.belts.show(e),this.edges.show(e);let t=e.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=t[t.length>>1]??1,s=e.about.gravity?Math.hypot(...e.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*e.about.step}length(e,t){let n=e/this.reference;return 1.1*t.arrows*this.stage.unit*(t.root?Math.sqrt(n):n)}update(e,t,n,s,r,o){let a=this.stage.unit,l=t.bodies.length;this.tips=[];let c=t.bodies.reduce((p,y)=>p+(y.kind==="fixed"?0:1),0);this.told=p=>c<=TE||p===o,this.longest=.66*this.stage.eye.distance*Math.tan(this.stage.eye.camera.fov*Math.PI/360),n.has("chains")?this.chains.update(e,t,a):this.chains.count>0&&this.chains.clear();let u=p=>this.stage.crowd.pose(p),h=this.stage.gravity??t.about.gravity;this.joints.update(e,t,a,h,n.has("joints")),this.belts.update(t.time(e.number),u,h,n.has("belts")),this.edges.update(u,n.has("edges"));let d={f:e,store:t,on:n,scale:s,unit:a,width:.04*a*Math.sqrt(s.arrows)},f=$h.some(p=>n.has(p))?e.contacts:0;this.arrows.begin(2*f+5*l),this.points.begin(f+l),this.cones.begin(n.has("cones")?f:0),this.rims.begin(n.has("cones")?f:0);for(let p=0;p<f;p++)this.drawContact(d,e.contact(p));for(let p=0;p<Math.min(l,e.bodies);p++)this.drawBody(d,p);n.has("islands")&&this.drawIslands(d),this.lines.end(n.has("islands"));for(let p of[this.arrows,this.points,this.cones,this.rims])p.end();this.mark(r>=0&&r<e.contacts?e.contact(r):null),this.stage.dirty=!0}drawContact({on:e,scale:t,unit:n,width:s},r){pi.set(...r.point),su.set(...r.normal),xs.set(xr[r.mode]),e.has("contacts")&&this.points.add(pi,E0,.055*n,.055*n,.055*n,xs);let o=AE(r),a=o.length(),l=a>0?Math.min(this.length(a,t),this.longest):0;if(e.has("impulses")&&a>0&&this.arrows.add(pi,o.multiplyScalar(l/a),s,xs),e.has("cones")){let c=Math.max(a>0?l*r.impulse[0]/a:.25*n,1e-6*n),u=Math.max(r.friction*c,1e-6*n);Yo.setFromUnitVectors(Ui,su),this.cones.add(pi,Yo,u,u,c,xs),this.rims.add(pi,Yo,u,u,c,xs)}e.has("normals")&&this.arrows.add(pi,su.multiplyScalar(.7*n),.6*s,xs.set(Wt.normal))}drawBody(e,t){let{f:n,store:s,on:r,scale:o,unit:a,width:l}=e,c=s.bodies[t],u=n.states,h=13*t;if(pi.set(u[h],u[h+1],u[h+2]),c.kind!=="fixed"&&r.has("velocities")){ys.set(u[h+7],u[h+8],u[h+9]);let f=ys.length();this.tip(t,ys.multiplyScalar(Of*o.arrows),`${pe(f,3)} m/s`,f>.001),this.arrows.add(pi,ys,l,xs.set(Wt.velocity))}if(c.kind!=="fixed"&&r.has("spins")){ys.set(u[h+10],u[h+11],u[h+12]);let f=ys.length();this.tip(t,ys.multiplyScalar(.12*o.arrows*a),`${pe(f,3)} rad/s`,f>.001),this.arrows.add(pi,ys,l,xs.set(Wt.spin))}c.kind==="dynamic"&&r.has("axes")&&(Yo.set(u[h+4],u[h+5],u[h+6],u[h+3]),this.drawAxes(e,c));let d=n.quarantined(t)||this.stage.crowd.lost.has(t);if(r.has("boxes")||d&&r.has("quarantine")){let f=vl(s.about.shapes[c.shape],this.stage.crowd.pose(t)),p=new Ue(d?Wt.lost:Wt.box);f.isEmpty()||this.lines.addBox(f,p),d&&!f.isEmpty()&&(this.lines.add(f.min,f.max,p),this.lines.add(new C(f.min.x,f.max.y,f.min.z),new C(f.max.x,f.min.y,f.max.z),p))}}tip(e,t,n,s){let r=t.length()>this.longest;r&&t.setLength(this.longest),s&&(r||this.told(e))&&this.tips.push({at:[pi.x+t.x,pi.y+t.y,pi.z+t.z],text:n})}drawAxes({unit:e,width:t},n){Yo.multiply(new wt(n.axes[1],n.axes[2],n.axes[3],n.axes[0])),this.points.add(pi,E0,.05*e,.05*e,.05*e,xs.set(this.stage.ink)),Wt.axes.forEach((s,r)=>{let o=Math.sqrt(n.moments[r]/n.mass);ys.set(0,0,0).setComponent(r,1.6*o+.3*e).applyQuaternion(Yo),this.arrows.add(pi,ys,.6*t,xs.set(s))})}drawIslands({f:e,store:t}){let n=new Set;for(let s=0;s<e.contacts;s++){let r=e.contact(s);if(r.island===Gi||r.impulse[0]<=0)continue;let o=r.a*1e7+r.b;if(n.has(o))continue;n.add(o);let a=l=>t.bodies[l]?.kind==="dynamic"?e.centre(l):r.point;this.lines.add(new C(...a(r.a)),new C(...a(r.b)),Xo(r.island))}}mark(e){this.marker.visible=e!==null,e&&(this.marker.position.set(...e.point),this.marker.quaternion.setFromUnitVectors(Ui,su.set(...e.normal)),this.marker.scale.setScalar(.16*this.stage.unit),this.marker.material.color.set(this.stage.ink))}setPull(e,t){if(this.pull.visible=this.hand.visible=e!==null&&t!==null,e&&t){let n=new C().fromArray(e),s=new C().fromArray(t).sub(n),r=Math.max(s.length(),1e-9),o=.03*this.stage.unit;this.pull.position.copy(n),this.pull.quaternion.setFromUnitVectors(Ui,s.divideScalar(r)),this.pull.scale.set(o,o,r),this.hand.position.fromArray(t),this.hand.scale.setScalar(3*o)}this.stage.dirty=!0}pick(e,t,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.eye.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(e-s.left),l[1]-(t-s.top));c<o&&([r,o]=[a,c])}return r}};function T0(i){let[e,t]=[i.normal,i.tangent],n=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]];return[0,1,2].map(s=>e[s]*i.impulse[0]+t[s]*i.impulse[1]+n[s]*i.impulse[2])}function A0(i,e){let t=new Float64Array(e.bodies.length),n=e.about.step;for(let s=0;s<i.contacts;s++){let r=i.contact(s),o=Math.hypot(...r.impulse)/n;r.a<t.length&&(t[r.a]+=o),r.b<t.length&&(t[r.b]+=o)}return t}function kf(i,e){return[i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0]]}function RE(i,e){let t=kf(kf([i[0],-i[1],-i[2],-i[3]],[0,...e]),i);return[t[1],t[2],t[3]]}function Jo(i,e){let t=.5*i.mass*(e[7]**2+e[8]**2+e[9]**2),n=RE(kf([e[3],e[4],e[5],e[6]],i.axes),[e[10],e[11],e[12]]);return[t,.5*(i.moments[0]*n[0]**2+i.moments[1]*n[1]**2+i.moments[2]*n[2]**2)]}function R0(i,e,t){let[n,s]=Jo(i,e.states.subarray(13*t,13*t+13));return n+s}var ou=class{constructor(e,t,n){this.link=e;this.stage=t;this.colours=n}link;stage;colours;key="";paths=[];forget(){this.key="",this.paths=[]}distrust(){this.key=this.key||"-"}update(e,t,n,s){if(!n.layers.has("trails")){this.key&&this.stage.trails.clear(),this.stage.dirty=!0,this.key="";return}let r=t.bodies.map((h,d)=>({b:h,k:d})).filter(({b:h})=>h.kind!=="fixed").map(({k:h})=>h),o=n.body>=0?[n.body]:r.slice(0,64),a=Math.max(t.frameAt(t.time(e.number)-(o.length<=4?8:2)),t.first),l=Math.max(1,Math.ceil((e.number-a)/200)),c=`${t.epoch}/${o.length}/${o[0]}/${Math.floor(e.number/Math.max(l,s?4:1))}`;if(c===this.key||o.length===0)return this.reach(e,o);this.key=c;let u=a+Math.floor((e.number-a)/l)*l;this.link.bytes(`/api/source/${t.index}/path?bodies=${o.join(",")}&from=${a}&to=${u}&stride=${l}&epoch=${t.epoch}`).then(h=>{if(this.key!==c||h.byteLength===0)return;let d=new Float64Array(h),f=d.length/o.length;this.paths=o.map((p,y)=>({body:p,points:Array.from(d.subarray(y*f,(y+1)*f)),to:u})),this.draw(e,o)}).catch(()=>{})}reach(e,t){this.paths.length===t.length&&this.paths[0]?.body===t[0]&&this.draw(e,t)}draw(e,t){let n=this.paths.filter(s=>t.includes(s.body)&&s.to<=e.number);this.stage.trails.set(n.map(({body:s,points:r})=>({colour:this.colours.of(s),points:Float32Array.from([...r,...s<e.bodies?e.centre(s):[]])}))),this.stage.dirty=!0}};var Bf=8,zf={speed:"m/s",force:"N",energy:"J"},Hf=matchMedia("(prefers-color-scheme: dark)");function lu(){let i=getComputedStyle(document.documentElement),e=t=>i.getPropertyValue(t).trim();return{background:e("--scene"),horizon:e("--horizon"),ground:e("--ground"),line:e("--grid"),fixed:e("--fixed"),ink:e("--ink"),ghost:e("--ghost"),dark:Hf.matches}}var au=class{constructor(e){this.colours=e}colours;ranges=new Map;top=1;forget(){this.ranges.clear()}bodies(e,t,n,s){let r=s.layers.has("islands")?"island":s.colour,o=e.fixedColour,a=new Ue(Wt.lost),l=new Ue,c=r in zf?this.values(r,t,n):null;e.paint(u=>{let h=n.bodies[u];if(e.crowd.lost.has(u)||u<t.bodies&&t.quarantined(u)&&s.layers.has("quarantine"))return a;if(r==="kind")return l.set(h.kind==="dynamic"?Wt.dynamic:h.kind==="kinematic"?Wt.kinematic:o);if(r==="material")return Xo(h.material);if(h.kind==="fixed")return r==="body"&&this.colours.isGiven(u)?this.colours.of(u):o;let d;if(r==="island"){let f=u<t.bodies?t.island(u):-1;d=f>=0?Xo(f):o}else d=c?Jh(c[u]/this.top,l):this.colours.of(u);return u<t.bodies&&t.asleep(u)?l.copy(d).lerp(o,.6):d},r==="body")}values(e,t,n){let s=Math.min(n.bodies.length,t.bodies),r=e==="force"?A0(t,n):new Float64Array(n.bodies.length);if(e==="speed")for(let l=0;l<s;l++)r[l]=Math.hypot(t.states[13*l+7],t.states[13*l+8],t.states[13*l+9]);if(e==="energy")for(let l=0;l<s;l++)r[l]=n.bodies[l].kind==="dynamic"?R0(n.bodies[l],t,l):0;let o=this.ranges.get(e);o||this.ranges.set(e,o=new $o);let a=0;for(let l=0;l<s;l++)n.bodies[l].kind!=="fixed"&&r[l]>a&&r[l]<1/0&&(a=r[l]);return this.top=o.take(a),r}};function P0(i,e,t){let n=k("i",{class:"bar"});return n.style.background=y0,k("span",{class:"scale-bar"},`${i} 0 `,n,` ${pe(e,3)} ${t}`)}function I0(i,e,t,n,s,r,o){let a=n.layers,l=[],c=(f,p)=>{let y=k("i");return y.style.background=f,k("span",{},y,p)},u=f=>k("span",{class:"quiet"},f);["contacts","impulses","cones"].some(f=>a.has(f))&&l.push(...xr.map((f,p)=>c(f,ba[p]))),(a.has("impulses")||a.has("cones"))&&l.push(u(s.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),a.has("chains")&&l.push(P0("normal force",r.chains.top,"N")),a.has("joints")&&e&&e.about.joints.length>0&&l.push(c(Wt.joint,"joint"),c(Wt.atLimit,"at its limit")),a.has("edges")&&l.push(...["flat","convex","concave","border"].map((f,p)=>c(qh[p],`${f} edge`))),a.has("normals")&&l.push(c(Wt.normal,"normal")),a.has("velocities")&&l.push(c(Wt.velocity,`velocity: distance travelled in ${pe(Of*s.arrows,2)} s`)),a.has("spins")&&l.push(c(Wt.spin,"spin (angular velocity)")),a.has("axes")&&l.push(...["1st","2nd","3rd principal axis"].map((f,p)=>c(Wt.axes[p],f)));let h=f=>`#${f.getHexString()}`;if(!a.has("islands")&&e&&(n.colour==="kind"&&l.push(c(Wt.dynamic,"dynamic"),c(Wt.kinematic,"kinematic"),c(h(i.fixedColour),"fixed")),n.colour in zf&&l.push(P0(n.colour==="energy"?"kinetic energy":n.colour==="force"?"contact force":"speed",o.top,zf[n.colour])),n.colour==="material"&&(l.push(...e.about.materials.slice(0,Bf).map((f,p)=>c(h(Xo(p)),f.name))),e.about.materials.length>Bf&&l.push(u(`and ${e.about.materials.length-Bf} more materials`)))),a.has("trails")&&e&&n.body<0){let f=e.bodies.filter(p=>p.kind!=="fixed").length;f>64&&l.push(u(`trails of the first ${64} of ${f} bodies: select a body for its own trail`))}i.glass.size>0&&l.push(u("transparent: fixed bodies in front of moving ones"));let d=e?[...i.crowd.lost]:[];d.length>0&&l.push(c(Wt.lost,`not a number, shown where it was last: ${d.slice(0,3).map(f=>e.bodies[f].name).join(", ")}${d.length>3?` and ${d.length-3} more`:""}`)),t&&l.push(c(lu().ghost,`ghosts: ${t.about.file||t.about.name}`)),kt(ve("legend"),...l)}var CE=40;function L0(i,e,t){let n=t.about.joints.map((r,o)=>({j:r,state:e.joint(o)})).filter(({j:r})=>r.a===i||r.b===i);if(n.length===0)return null;let s=n.slice(0,CE).map(({j:r,state:o})=>{let a=r.units.map((c,u)=>`${pe(o?.value[u]??NaN,4)} ${c}`).join(", ")||"\u2013",l=o&&!o.holds?"broken":o?.atLimit?"at its limit":o?.driven?"driven":"";return k("tr",{},k("td",{},r.name),k("td",{},r.kind.replaceAll("_"," ")),k("td",{class:"n"},a),k("td",{class:"n"},o?pe(Math.hypot(...o.force),4):"\u2013"),k("td",{class:l==="broken"||l==="at its limit"?"bad":"quiet"},l))});return k("div",{},k("h3",{},`Joints (${n.length})`),k("table",{class:"grid",id:"body-joints"},k("thead",{},k("tr",{},k("th",{},"name"),k("th",{},"kind"),k("th",{title:"its free coordinates"},"at"),k("th",{title:"force of what it holds, mean of the step"},"F [N]"),k("th",{}))),k("tbody",{},...s)))}var Vf=50,Ur=200,PE=["kinetic","friction_loss","restitution_loss","damping_loss","work","kinematic_work","corrected","time_step"],IE=1e-10;function _l(i,e){return i>0?k("p",{class:"quiet"},`and ${i} more ${e}`):null}function D0(i){i.key!=="Enter"&&i.key!==" "||(i.currentTarget.click(),i.preventDefault())}function N0(i){let e=k("span",{class:"badge"},ba[i]??"?");return e.style.background=xr[i]??"#888",e}function U0(i){return i.guarded&&so(i.verdict)!=="guarded"?k("span",{class:"badge verdict-guarded",title:"the solution would have added energy: the energy guard scaled it back, and the residual includes the change"},"guarded"):null}function Gf(i){let e=so(i);return k("span",{class:`badge verdict-${e}`},e)}var cu=class{constructor(e,t){this.link=e;this.act=t;for(let n of Object.keys(this.panes))ve(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("world")}link;act;tab="world";store=null;panes={body:ve("pane-body"),contact:ve("pane-contact"),solver:ve("pane-solver"),world:ve("pane-world")};methods=[];exactKey="";exact=null;worldKey="";filter="";lastDraw=0;feature="";setMethods(e){this.methods=e}show(e){this.store=e,this.worldKey="",this.exactKey="",this.filter=""}open(e){this.tab=e;for(let[t,n]of Object.entries(this.panes))n.hidden=t!==e,ve(`tab-${t}`).setAttribute("aria-selected",String(t===e));this.lastDraw=0}table(e){let t=(n,s,r)=>r?.length?k("button",{class:"plot-this",title:`plot ${s} over time`,"aria-pressed":String(r.every(o=>this.act.plotted(o))),onclick:()=>this.act.plot(r)},n):n;return k("dl",{class:"facts"},...e.flatMap(([n,s,r,o])=>[k("dt",{title:r??""},n),k("dd",{},t(s,n,o))]))}name(e){return this.store?.bodies[e]?.name??(e===Gi?"\u2013":`body ${e}`)}bodyLink(e){return k("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(e)},this.name(e))}update(e,t,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(e,t):this.tab==="contact"?this.drawContact(e,n,s):this.tab==="solver"?this.drawSolver(e):this.drawWorld(e,r))}drawBody(e,t){let n=this.panes.body,s=this.store;if(t<0||t>=s.bodies.length){if(n.dataset.list===`${s.index}/${s.epoch}/${this.filter}`)return;n.dataset.list=`${s.index}/${s.epoch}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[t],o=e.states,a=13*t,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),u=o.subarray(a+3,a+7),h=Math.hypot(l[0],l[1],l[2]),[d,f]=Jo(r,o.subarray(a,a+13)),p=(...w)=>w.map(O=>`b:${t}:${O}`),y=s.about.gravity,g=y?-r.mass*(y[0]*o[a]+y[1]*o[a+1]+y[2]*o[a+2]):NaN,m=s.about.materials[r.material],_=e.contactsOf(t),A=s.about.step,b=[0,0,0];for(let w of _){let O=T0(w),L=w.b===t?1:-1;b=b.map((D,H)=>D+L*O[H]/A)}let R=2*Math.acos(Math.min(Math.abs(u[0]),1))*(180/Math.PI),M=[["kind",r.kind+(e.quarantined(t)?" \xB7 invalid: quarantined":e.asleep(t)?" \xB7 asleep":"")],...r.kind==="dynamic"?[["mass",`${pe(r.mass)} kg`]]:[],["material",m?`${m.name} \xB7 friction ${pe(m.friction,3)}, restitution ${pe(m.restitution,3)}`:"\u2013"],["centre",`${Vi(o.subarray(a,a+3),6)} m`,"centre of mass",p("x","y","z")],["rotation angle",`${pe(R,4)}\xB0`,"from the orientation in which the scene defines the shape",p("angle")],["quaternion",Vi(u,5),"w, x, y, z",p("qw","qx","qy","qz")],["velocity",`${Vi(l)} m/s`,"of the centre of mass",p("vx","vy","vz")],["speed",`${pe(h)} m/s`,"",p("speed")],["spin",`${Vi(c)} rad/s`,"world axes",p("wx","wy","wz")]];if(r.kind==="dynamic"){M.push(["kinetic energy",`${pe(d+f)} J = ${pe(d,4)} + ${pe(f,4)}`,"translation and rotation",p("kinetic")],["potential energy",`${pe(g)} J`,"",p("potential")],["momentum",`${Vi([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`,"",p("px","py","pz")],["contact force",`${Vi(b,4)} N`,"sum over its contacts, mean of the step",p("fx","fy","fz")]);let w=e.island(t);M.push(["island",w>=0?`${w}`:"none"])}let x=_.map(w=>{let O=w.a===t?w.b:w.a;return k("tr",{class:"pick",title:"select this contact",tabindex:0,onkeydown:D0,onclick:()=>this.act.selectContact(w.index,!1)},k("td",{},this.name(O)),k("td",{},N0(w.mode)),k("td",{class:"n"},pe(w.impulse[0]/A,4)),k("td",{class:"n"},pe(Math.hypot(w.impulse[1],w.impulse[2])/A,4)),k("td",{class:"n"},pe(w.gap*1e6,3)))});kt(n,k("h2",{id:"body-name"},r.name),k("div",{class:"row"},k("button",{onclick:()=>this.act.focusBody(),title:"centre the view on this body (f)"},"Focus"),k("button",{onclick:()=>this.act.follow(),title:"the camera follows this body (v)"},"Follow"),k("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),this.table(M),L0(t,e,s),k("h3",{},`Contacts (${_.length})`),_.length===0?k("p",{class:"quiet"},"No contacts in this frame."):k("table",{class:"grid",id:"body-contacts"},k("thead",{},k("tr",{},k("th",{},"with"),k("th",{},"mode"),k("th",{title:"normal force, mean of the step"},"N [N]"),k("th",{title:"friction force, mean of the step"},"F [N]"),k("th",{title:"negative: overlap"},"gap [\xB5m]"))),k("tbody",{},...x.slice(0,Ur))),_l(x.length-Ur,"contacts"))}bodyList(e){let t=this.store,n=k("ul",{class:"bodies",id:"body-list"}),s=()=>{let o=this.filter.toLowerCase(),a=t.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(o));kt(n,...a.slice(0,300).map(({b:l,k:c})=>k("li",{},k("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),k("span",{class:"quiet"},` ${l.kind}`))),a.length>300?k("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},r=k("input",{type:"search",id:"search",placeholder:"find a body by name",value:this.filter,oninput:o=>{this.filter=o.target.value,e.dataset.list=`${t.index}/${t.epoch}/${this.filter}`,s()}});s(),kt(e,k("p",{class:"quiet"},"Click a body in the view, or choose one here."),r,n)}askExact(e,t,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${e.number}&index=${t}&epoch=${s.epoch}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(e,t,!1))}).catch(()=>{})}drawContact(e,t,n){let s=this.panes.contact,r=this.store;if(t<0||t>=e.contacts){kt(s,k("p",{class:"quiet"},e.contacts===0?"No contacts in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),e.contacts>0?k("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=e.contact(t),a=r.about.step,l=`${r.index}/${r.epoch}/${e.number}/${t}`;l!==this.exactKey&&!n&&this.askExact(e,t,l);let c=this.exactKey===l?this.exact:null,u=c?.impulse??o.impulse,h=c?.velocity??o.velocity,d=Math.hypot(u[1],u[2]),f=o.friction*u[0],p=Math.hypot(h[1],h[2]),y=(...x)=>c?x.map(w=>`c:${o.a}:${o.b}:${c.feature}:${w}`):[],g=[["bodies",k("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",N0(o.mode)],["gap",`${pe((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap",y("gap")],["normal impulse",`${pe(u[0],6)} N\xB7s`,"total of the step"],["normal force",`${pe(u[0]/a)} N`,"mean of the step",y("normal")],["friction impulse",`${pe(d,6)} N\xB7s`,`along the two tangents: ${Vi([u[1],u[2]],6)}`],["friction force",`${pe(d/a)} N of at most ${pe(f/a,4)}`,"mean of the step",y("friction")],["friction used",f>0?`${pe(100*d/f,4)} %`:"\u2013","100 %: on the friction cone, sliding or about to slide",y("used")],["slip",`${pe(p)} m/s`,"sliding speed after the solve",y("slip")],["normal velocity",`${pe(h[0])} m/s`,"after the solve",y("vn")],["approach",c?`${pe(c.approach)} m/s`:"\u2013","before the step's forces"],["friction \u03BC",pe(o.friction)],["restitution e",c?pe(c.restitution):"\u2013"]],m=[["point",`${Vi(c?.point??o.point,6)} m`],["normal",Vi(c?.normal??o.normal,5)],["origin",c?.origin??"\u2013","how the contact was found"],["feature",c?.feature??"\u2013","identifier of the touching corners, edges and faces"]],_=c?.residual??o.residual,A=r.about.tolerance??1e-8,b=o.island!==Gi&&o.island<e.islands?e.islandRow(o.island):null,R=[["residual",k("span",{class:_>A?"bad":"good"},`${pe(_,3)} m/s`),"residual of the contact law at this contact",y("residual")],["tolerance",`${pe(A,2)} m/s`]];b&&R.push(["its island",k("span",{},Gf(b.verdict)," ",U0(b),` ${pe(b.residual,3)} m/s`)],["cone violation",pe(b.cone,2),"friction above \u03BC \xD7 normal impulse, relative to the largest normal impulse"],["normal-velocity deficit",`${pe(b.approach,2)} m/s`,"normal velocity below the bound of the contact law"],["complementarity work",`${pe(b.sticky,2)} J`,"work of normal impulses on separating contacts"],["friction-work deficit",`${pe(b.dissipation,2)} J`,"friction work lost where friction is not opposite to the slip"]);let M=k("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, section along the friction force"});kt(s,k("h2",{id:"contact-name",title:`contact ${t} of frame ${e.number}`},`${this.name(o.a)} \u2194 ${this.name(o.b)}`),k("div",{class:"row"},k("button",{onclick:()=>this.act.selectContact(t,!0),title:"centre the view on this contact (f)"},"Focus"),k("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),M,this.table(g),k("h3",{},"Certificate"),this.table(R),k("h3",{},"Place"),this.table(m)),DE(M,u,o.friction,o.mode,p)}drawSolver(e){let t=this.store,n=this.panes.solver,s=t.about.tolerance??1e-8,r=Array.from({length:e.islands},(l,c)=>e.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=e.get("residual"),a=[["verdict",Gf(e.get("verdict"))],["residual",k("span",{class:o>s?"bad":"good"},`${pe(o,3)} m/s`),`tolerance ${pe(s,2)} m/s`,["w:residual"]],["sweeps",pe(e.get("sweeps")),"",["w:sweeps"]],["contacts",pe(e.contacts),"",["w:contacts"]],["islands",pe(e.islands),"",["w:islands"]],["deepest overlap",`${pe(e.get("overlap")*1e6,3)} \xB5m`,"",["w:overlap"]],["step time",`${pe(e.get("step_ms"),3)} ms`,"",["w:step_ms"]],["guarded islands",pe(e.get("guarded")),"islands in which the energy guard moved the solution"],["state hash",e.hash]];kt(n,k("h2",{},`Frame ${e.number}`),k("div",{class:"row"},k("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame with the largest residual of the run (w)"},"Worst frame of the run"),k("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),this.table(a),k("h3",{},"Islands, worst first"),r.length===0?k("p",{class:"quiet"},"No contacts in this frame."):k("table",{class:"grid",id:"islands"},k("thead",{},k("tr",{},...[["#","number of the island"],["bod.","bodies"],["cont.","contacts"],["method",""],["sweeps",""],["residual","m/s"],["","verdict"]].map(([l,c])=>k("th",{title:c},l)))),k("tbody",{},...r.slice(0,Ur).map(l=>k("tr",{class:"pick",tabindex:0,onkeydown:D0,title:"go to its worst contact",onclick:()=>{l.worst!==Gi&&this.act.selectContact(l.worst,!0)}},k("td",{},l.index),k("td",{class:"n"},l.bodies),k("td",{class:"n"},l.contacts),k("td",{},this.methods[l.method]??"\u2013"),k("td",{class:"n",title:l.newtonSteps!==Gi?`${l.newtonSteps} Newton steps`:""},l.sweeps),k("td",{class:`n ${l.residual>s?"bad":""}`},pe(l.residual,3)),k("td",{},Gf(l.verdict),U0(l)))))),_l(r.length-Ur,"islands"))}drawWorld(e,t){let n=this.store,s=this.panes.world,r=n.live&&t?.open,o=`${n.index}/${n.epoch}/${r}`;if(o!==this.worldKey){this.worldKey=o;let h=n.about,d=[["file",h.file||"\u2013"],["bodies",pe(n.bodies.length)],["step",`${pe(h.step)} s`],...h.duration?[["duration",`${pe(h.duration)} s`]]:[]],f=h.facts.filter(([y])=>y!=="settings").map(([y,g])=>[y,g]),p=LE(h.facts.find(([y])=>y==="settings")?.[1]);kt(s,k("h2",{},h.name),h.remarks?k("p",{class:"remarks"},va(h.remarks)):null,this.table(d),r?this.controls(t):this.materials(),f.length?k("details",{},k("summary",{},"The run"),this.table(f)):null,p.length?k("details",{},k("summary",{},"Settings of the run"),this.table(p)):null,k("h3",{},"Energy balance at this frame"),k("div",{id:"balance"}))}let a=h=>e.get(h),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")+a("damping_loss")-l-a("work")-a("kinematic_work")-a("corrected")-a("time_step"),u=Math.max(Math.abs(a("potential")-n.value("potential",n.rowFirst)),...PE.map(h=>Math.abs(a(h))));kt(ve("balance"),this.table([["kinetic",`${pe(a("kinetic"))} J`,"",["w:kinetic"]],["potential",`${pe(a("potential"))} J`,"",["w:potential"]],["friction loss",`${pe(a("friction_loss"))} J`,"",["w:friction_loss"]],["restitution loss",`${pe(a("restitution_loss"))} J`,"",["w:restitution_loss"]],...a("damping_loss")!==0?[["damping loss",`${pe(a("damping_loss"))} J`,"",["w:damping_loss"]]]:[],["external work",`${pe(a("work"))} J`,"applied forces, pulling, changes of gravity",["w:work"]],["kinematic work",`${pe(a("kinematic_work"))} J`,"work of bodies with prescribed motion and of moving surfaces",["w:kinematic_work"]],["position correction",`${pe(a("corrected"))} J`,"potential energy added by removing overlap",["w:corrected"]],["integration error",`${pe(a("time_step"))} J`,"contacts that open within a step, curved potentials",["w:time_step"]],["momentum",`${Vi([a("px"),a("py"),a("pz")],4)} kg\xB7m/s`,"of all bodies",["w:px","w:py","w:pz"]],["imbalance",`${pe(n.rowFirst===0?c:NaN,2)} J`,Math.abs(c)<=IE*u?"energy that no entry accounts for: rounding":"energy that no entry accounts for"]])),r&&this.refreshControls(t)}materials(){let e=this.store.about;return k("div",{},k("h3",{},"Materials"),k("table",{class:"grid"},k("thead",{},k("tr",{},k("th",{},"material"),k("th",{},"friction"),k("th",{},"restitution"))),k("tbody",{},...e.materials.slice(0,Ur).map(t=>k("tr",{},k("td",{},t.name),k("td",{class:"n"},pe(t.friction,4)),k("td",{class:"n"},pe(t.restitution,4)))))),_l(e.materials.length-Ur,"materials"),e.pairs.length?k("table",{class:"grid",id:"pairs"},k("thead",{},k("tr",{},k("th",{},"pair"),k("th",{},"friction"),k("th",{},"restitution"))),k("tbody",{},...e.pairs.slice(0,Ur).map(t=>k("tr",{},k("td",{},`${e.materials[t.a]?.name} \u2194 ${e.materials[t.b]?.name}`),k("td",{class:"n"},pe(t.friction,4)),k("td",{class:"n"},pe(t.restitution,4)))))):null,k("p",{class:"quiet"},e.pairs.length?"Other contacts use the geometric mean of the two materials.":"Contacts use the geometric mean of the two materials."))}controls(e){let t=this.store.about,n=this.act,s=[0,1,2].map(u=>k("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[u]}`,title:`gravity along ${"xyz"[u]} [m/s\xB2]`,value:String(e.gravity[u]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(u=>Number(u.value))}),o=(u,h)=>k("button",{class:"small",onclick:()=>{s.forEach((d,f)=>d.value=String(f===2?h:0)),r()}},u),a=(u,h,d,f)=>{let p=k("input",{type:"number",min:"0",step:"0.01",id:u,value:String(h),onchange:()=>{y.value=p.value,f(Number(p.value))}}),y=k("input",{type:"range",min:"0",max:String(d),step:"0.01",value:String(h),id:`${u}-range`,title:"drag to change",oninput:()=>{p.value=y.value,f(Number(y.value))}});return k("span",{class:"slider"},y,p)},l=(u,h)=>h.slice(0,Vf).flatMap(({name:d,numbers:f},p)=>{let y=[...f],g=()=>n.command({command:u,index:p,friction:y[0],restitution:y[1]});return[k("div",{class:"material"},k("b",{},d),k("label",{},"friction",a(`${u}-${p}-friction`,f[0],1.5,m=>{y[0]=m,g()})),k("label",{},"restitution",a(`${u}-${p}-restitution`,f[1],1,m=>{y[1]=m,g()})))]}),c=u=>{let h=t.pairs[u];return`${t.materials[h.a]?.name} \u2194 ${t.materials[h.b]?.name}`};return k("div",{id:"controls"},k("h3",{},"Parameters"),k("p",{class:"quiet"},"Changes take effect at once; their energy counts as external work. Shift-drag a body to pull it."),k("label",{class:"gravity"},"gravity [m/s\xB2]",k("span",{},...s)),k("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("pair",t.pairs.map((u,h)=>({name:c(h),numbers:e.pairs[h]??[u.friction,u.restitution]}))),_l(t.pairs.length-Vf,"pairs: change them in the scene"),t.pairs.length?k("p",{class:"quiet"},"Other contacts use the geometric mean of the two materials:"):null,...l("material",t.materials.map((u,h)=>({name:u.name,numbers:e.materials[h]??[u.friction,u.restitution]}))),_l(t.materials.length-Vf,"materials: change them in the scene"),k("div",{class:"row"},k("button",{onclick:()=>n.command({command:"restore"}),title:"gravity, friction and restitution of the scene file, restarting the scene"},"Restore scene values")))}refreshControls(e){let t=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};e.gravity.forEach((n,s)=>t(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",e.materials],["pair",e.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{t(`${n}-${o}-${a}`,r[l]),t(`${n}-${o}-${a}-range`,r[l])}))}};function LE(i){let e=[],t=(n,s)=>{if(n!==null&&typeof n=="object"&&!Array.isArray(n))for(let[r,o]of Object.entries(n))t(o,`${s} ${r.replaceAll("_"," ")}`.trim());else e.push([s,String(n)])};try{i&&t(JSON.parse(i),"")}catch{e.push(["settings",i??""])}return e}function DE(i,e,t,n,s){let r=i.getContext("2d"),{width:o,height:a}=i,l=getComputedStyle(document.documentElement),c=A=>l.getPropertyValue(A).trim(),u=e[0],h=Math.hypot(e[1],e[2]),d=a-52,f=o/2-40,p=u>0?Math.min(d/u,f/Math.max(t*u,h,1e-30)):0,y=u>0?u*p:d*.7,g=u>0?t*y:Math.min(t*y,f),m=o/2,_=a-26;if(r.clearRect(0,0,o,a),r.fillStyle=xr[n]+"33",r.strokeStyle=xr[n],r.lineWidth=2.5,r.beginPath(),r.moveTo(m,_),r.lineTo(m-g,_-y),r.lineTo(m+g,_-y),r.closePath(),r.fill(),r.beginPath(),r.moveTo(m-g,_-y),r.lineTo(m,_),r.lineTo(m+g,_-y),r.stroke(),r.strokeStyle=c("--line"),r.setLineDash([6,6]),r.beginPath(),r.moveTo(m,_),r.lineTo(m,_-y-8),r.moveTo(20,_),r.lineTo(o-20,_),r.stroke(),r.setLineDash([]),r.font="20px system-ui, sans-serif",r.fillStyle=c("--quiet"),r.fillText(u>0?`\u03BC = ${pe(t,3)}`:`\u03BC = ${pe(t,3)} \xB7 no impulse`,14,24),u>0){let A=m+h*p,b=_-u*p;r.strokeStyle=r.fillStyle=c("--ink"),r.lineWidth=4,r.beginPath(),r.moveTo(m,_),r.lineTo(A,b),r.stroke(),r.beginPath(),r.arc(A,b,7,0,7),r.fill(),r.fillText(n===2?"on the cone: slides":n===1?s>1e-6?`inside the cone: sticks, within ${pe(s,2)} m/s`:"inside the cone: sticks":ba[n]??"?",14,a-4)}}var NE=4;function F0(i,e){let{stage:t,overlays:n,link:s}=e,r=null,o=null,a=c=>{o&&s.command({command:"drag",body:o.body,point:o.local,target:t.eye.onPlane(c.clientX,c.clientY,o.point)})};i.addEventListener("pointerdown",c=>{r=[c.clientX,c.clientY];let u=e.store,h=c.shiftKey||e.pulling;if(c.button===0&&h&&u&&!u.live&&Qt("Bodies of a recording cannot be pulled: open the scene (m) to run it live."),c.button!==0||!h||!u?.live||!e.shown)return;let d=t.pick(c.clientX,c.clientY);!d||u.bodies[d.body].kind!=="dynamic"||(c.stopImmediatePropagation(),t.eye.controls.enabled=!1,i.setPointerCapture(c.pointerId),t.eye.take(),o={body:d.body,local:d.local,point:d.point},e.selectBody(d.body),e.view.loop&&(e.player.toggleLoop(!1),Qt("The loop is off, so that what you pull is not put back: o turns it on.")),e.player.over?e.player.goOn():e.player.play(!0),a(c))},{capture:!0}),i.addEventListener("pointermove",a);let l=c=>{o?(o=null,t.eye.controls.enabled=!0,s.command({command:"drop"}),n.setPull(null,null)):r&&c.button===0&&Math.hypot(c.clientX-r[0],c.clientY-r[1])<NE&&e.click(c.clientX,c.clientY),r=null,e.saveHash()};i.addEventListener("pointerup",l),i.addEventListener("pointercancel",l),i.addEventListener("dblclick",()=>e.focus())}function O0(i){return{report(){let{view:e,store:t,shown:n,stage:s,beside:r}=i,{info:o}=s.renderer;return{ready:i.ready,source:e.source,kind:t?.about.kind,name:t?.about.name,file:t?.about.file,epoch:t?.epoch,frame:n?.number,wanted:e.frame,first:t?.first,end:t?.end,rows:t?.rowCount,playing:i.player.playing,speed:e.speed,loop:e.loop,body:e.body,contact:e.contact,layers:[...e.layers],follow:e.follow,camera:s.eye.numbers,time:n&&t?t.time(n.number):void 0,contacts:n?.contacts,islands:n?.islands,hash:n?.hash,range:e.range,differs:r.differs,ghost:r.shown?.number??null,tab:i.panels.tab,status:i.status,drawn:i.drawn,bodies:t?.bodies.length,plots:Object.fromEntries(i.plots.ids().map(a=>[a,i.plots.values(a)])),auto:s.eye.auto,gliding:s.eye.gliding,glass:[...s.glass],compare:e.compare,cell:s.cell,notices:[...Sa],calls:o.render.calls,triangles:o.render.triangles,lines:o.render.lines}},body(e){let t=i.shown;return!t||e>=t.bodies?null:{state:Array.from(t.states.subarray(13*e,13*e+13)),at:i.stage.eye.project(t.centre(e))}},contact(e){let t=i.shown;return t&&e<t.contacts?{...t.contact(e),at:i.stage.eye.project(t.contact(e).point)}:null},look(e){i.stage.eye.numbers=e}}}var UE=256<<20,k0=3<<20,Zo=class{constructor(e,t){this.link=e;this.index=t}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;grownAt=-1/0;columns=er.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;worst={best:0,next:0};told=Promise.resolve();overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(e=""){return`/api/source/${this.index}${e}`}async open(){let e=await this.link.json(this.path()),t=[];for(let n=0,s=e.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));t.push(...r.bodies),n=r.next}this.about=e,this.bodies=t,this.restart(e.epoch,e.first,e.end),this.growing=e.growing,await this.readRows(),this.told=this.readEvents(),this.told.catch(()=>{})}restart(e,t,n){this.epoch=e,this.first=t,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0,this.worst={best:0,next:0}}reserve(e){if(e<=this.hashes.length)return;let t=2*e;this.columns=this.columns.map(s=>{let r=new Float64Array(t);return r.set(s),r});let n=new BigUint64Array(t);n.set(this.hashes),this.hashes=n}takeRows(e){this.rowCount===0&&(this.rowFirst=e.first);let t=this.rowFirst+this.rowCount-e.first;if(t<0)return!1;this.reserve(this.rowCount+e.count);let n=new BigUint64Array(e.numbers.buffer,e.numbers.byteOffset,e.numbers.length);for(let s=t;s<e.count;s++){for(let r=0;r<er.length;r++)this.columns[r][this.rowCount]=e.numbers[zl*s+r];this.hashes[this.rowCount++]=n[zl*s+er.length]}return!0}async readRows(){for(;;){let e=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,t=nd(await this.link.bytes(this.path(`/rows?from=${e}`)));if(t.epoch!==this.epoch||t.count===0||(this.takeRows(t),this.reach(this.rowFirst+this.rowCount),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let e=um(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(e.epoch!==this.epoch||e.next<=this.eventsNext)return;for(let t of e.list)this.events.push(t);if(this.eventsNext=e.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}reach(e){e<=this.end||(this.end=e,this.grownAt=performance.now())}async grow(e){if(this.reach(e),!this.pulling){this.pulling=!0;try{for(let t=-1;this.rowFirst+this.rowCount<this.end&&this.rowCount>t;)t=this.rowCount,await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(e){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let t=()=>this.columns[Rs.overlap];for(;e()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(t()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(e,t){let n=t-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[Rs[e]][n]:NaN}column(e){return this.columns[Rs[e]].subarray(0,this.rowCount)}time(e){let t=this.value("time",e);return Number.isNaN(t)?e*this.about.step:t}frameAt(e){let t=this.column("time"),n=0,s=t.length;for(;n<s;){let r=n+s>>1;t[r]<=e?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(e){let t=this.cache.get(e);return t&&(this.cache.delete(e),this.cache.set(e,t)),t}keep(e){let t=this.cache.get(e.number);t&&(this.cached-=t.bytes),this.cache.set(e.number,e),this.cached+=e.bytes,this.frameBytes=e.bytes;for(let[n,s]of this.cache){if(this.cached<=UE||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(e,t=!1){let n=this.peek(e);if(n)return n;if(this.asked.has(e))return;let s=t?Math.max(1,Math.min(64,Math.floor(k0/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(e+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${e}&count=${s}&epoch=${r}`));if(o.byteLength===0)return;let a=cm(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let u=await this.link.bytes(this.path(`/frames?from=${e}&offset=${c}`));l.set(new Uint8Array(u),c),c+=u.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of lm(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(e+o)}return this.cache.get(e)}prefetch(e){if(this.asked.size>0)return;let t=Math.max(2,Math.min(48,Math.floor(k0/this.frameBytes)));for(let n=1;n<=t&&e+n<this.end;n++)if(!this.cache.has(e+n)){this.fetch(e+n,!0).catch(()=>{});return}}worstFrame(){let e=this.columns[Rs.residual],t=Math.max(this.first-this.rowFirst,0),{best:n,next:s}=this.worst;for(n<t&&(n=s=t);s<this.rowCount;s++)(e[s]>e[n]||!(e[n]>=0))&&(n=s);return this.worst={best:n,next:s},this.rowFirst+n}nextEvent(e,t){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return t?s.findLast(r=>r.frame<e):s.find(r=>r.frame>e)}};var FE=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function OE(i,e){let t=Math.min(i.states.length,e.states.length);for(let n=0;n<t;n++)if(!Object.is(i.states[n],e.states[n]))return{body:Math.floor(n/13),quantity:FE[n%13]};return null}function kE(i,e){let t=Math.max(i.rowFirst,e.rowFirst),n=Math.min(i.rowFirst+i.rowCount,e.rowFirst+e.rowCount),s=t;for(;s<n&&i.hashes[s-i.rowFirst]===e.hashes[s-e.rowFirst];)s++;return s<n?{frame:s,ended:!1}:i.end!==e.end?{frame:n,ended:!0}:null}var hu=class{constructor(e,t,n){this.link=e;this.stage=t;this.toDifference=n}link;stage;toDifference;ghost=null;shown=null;differs=null;key="";close(){this.forget(),this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),ve("differs").hidden=!0}async open(e){this.forget();let t=new Zo(this.link,e);return await t.open(),this.ghost=t,this.stage.setGhostWorld(t),ve("compare").value=String(e),t}forget(){this.shown=null,this.key=""}async search(e,t){let n=kE(e,t);this.differs=n?.frame??null;let s=ve("differs");if(s.hidden=!1,s.onclick=this.toDifference,s.title="go to the first frame in which the two recordings differ (d)",s.textContent=n?n.ended?`one ends at frame ${n.frame-1}`:`first difference at frame ${n.frame}`:"equal in every frame",!n||n.ended)return;let[r,o]=await Promise.all([e.fetch(n.frame),t.fetch(n.frame)]).catch(()=>[void 0,void 0]),a=r&&o?OE(r,o):null;a&&(s.textContent+=`: ${e.bodies[a.body]?.name}, ${a.quantity}`)}show(e,t,n){let s=this.ghost;if(!s)return!1;let r=Math.min(e,s.last),o=`${r} beside ${t?.number}`;if(this.key===o)return!1;let a=s.peek(r);return a?(this.shown=a,this.key=o,this.stage.setGhostFrame(a,t),!0):(s.fetch(r,n).catch(()=>{}),!1)}apart(e){let t=this.shown;if(!this.ghost||!t)return null;let n=0,s=-1,r=Math.min(e.bodies,t.bodies);for(let o=0;o<r;o++){let[a,l]=[e.centre(o),t.centre(o)],c=Math.hypot(a[0]-l[0],a[1]-l[1],a[2]-l[2]);c>n&&([n,s]=[c,o])}return{far:n,body:s}}};var BE=5e3;function B0(i){let e=i.about.name||i.about.file;ve("kind").className=`badge ${i.about.kind}`,ve("kind").textContent=i.about.kind,ve("title").textContent=e,document.title=`${e} \u2013 tumble`,ve("hint").textContent=`drag: rotate \xB7 right drag: pan \xB7 wheel: zoom \xB7 click: select${i.live?" \xB7 Shift-drag: pull":""} \xB7 ?: all keys`,ve("pull-mode").hidden=!i.live}function Wf(i,e){ve("empty").hidden=!i;for(let t of["open-export","open-plots"])ve(t).disabled=i;i&&(ve("title").textContent="choose a scene",kt(ve("empty"),k("p",{},"No scene or recording is open."),k("button",{class:"on",onclick:e},"Choose a scene"),k("p",{class:"quiet"},"To view a recording: tumble view FILE")))}function z0(i,e,t,n){let s=i.filter(a=>a.name||a.file||a.index===n.source),r=ve("source");r.hidden=s.length<2;let o=a=>a.index===e?`live: ${t||a.file||a.name}`:a.file||a.name;kt(r,...s.map(a=>k("option",{value:String(a.index)},o(a)))),r.value=String(n.source),ve("title").hidden=!r.hidden}function H0(i,e){let t=i.filter(n=>n.index!==e.source&&n.kind==="recording");ve("compare-box").hidden=t.length===0,kt(ve("compare"),k("option",{value:""},"nothing"),...t.map(n=>k("option",{value:String(n.index)},n.file||n.name))),ve("compare").value=e.compare===null?"":String(e.compare)}function V0(i,e,t,n){let s=(c,u,h)=>`${c} ${c===1?u:h}`,r=[s(i.bodies.length,"body","bodies")];e&&r.push(s(e.contacts,"contact","contacts"),s(e.islands,"island","islands")),i.live&&t?.playing&&t.pace>0&&r.push(`${pe(t.pace,2)} \xD7 real time`),i.growing&&!i.live&&r.push(performance.now()-i.grownAt<BE?"being written":"not closed");let o=e?n.apart(e):null;o&&r.splice(0,r.length,o.far>0?`largest distance ${pe(o.far,3)} m (${i.bodies[o.body].name})`:"no difference in this frame"),ve("numbers").textContent=r.join(" \xB7 "),HE(i,e);let a=document.getElementById("time");a&&e&&(a.textContent=`${i.time(e.number).toFixed(3)} s of ${i.time(i.last).toFixed(3)} s`);let l=document.getElementById("frame-box");l&&e&&document.activeElement!==l&&(l.value=String(e.number))}var zE={solved:"\u2713",guarded:"\u26E8",inexact:"\u2248"};function HE(i,e){let t=ve("verdict");if(t.hidden=!e,!e)return;let n=so(e.get("verdict")),s=pe(i.about.tolerance??1e-8,2),r=i.rowCount>0?i.worstFrame():e.number,o=so(i.value("verdict",r));t.className=`verdict-${n}`,t.title=`verdict of this frame: residual ${pe(e.get("residual"),3)} m/s, tolerance ${s} m/s; click: the worst frame of the run (w)`;let a=e.contacts>0||e.get("residual")>0?`${pe(e.get("residual"),2)} m/s`:"no contact";kt(t,k("b",{},`${zE[n]??"!"} ${n}`),k("span",{class:"residual"},a),k("small",{class:`of-${o}`},`worst so far: ${o} ${pe(i.value("residual",r),2)} m/s, frame ${r}`))}var VE=40,Xf=17,GE=6.4;function WE(i,e,t){let n=[],s=[];for(let r of i){let o=Math.min(r.text.length,34)*GE/2+5,a=Math.min(Math.max(r.at[0],o),e-o),l=Math.min(Math.max(r.at[1],1.4*Xf),t),c=[a-o,l-1.4*Xf,a+o,l-.4*Xf];n.some(u=>u[0]<c[2]&&c[0]<u[2]&&u[1]<c[3]&&c[1]<u[3])||(n.push(c),s.push({...r,at:[a,l]}))}return s}function W0(i,e,t,n,s){let r=ve("labels"),o=ve("scale");if(o.hidden=!t||!n.layers.has("grid"),o.firstElementChild.style.width=`${i.cell*i.eye.pixelsPerMetre}px`,o.lastElementChild.textContent=`grid ${pe(Number(i.cell.toPrecision(6)))} m`,qE(i,t),!e||!t)return r.replaceChildren();let a=[],l=i.eye.camera.position,{clientWidth:c,clientHeight:u}=i.canvas,h=(d,f,p,y=!1)=>{let g=d.every(Number.isFinite)?i.eye.project(d):null;!g||g[0]<0||g[1]<0||g[0]>c||g[1]>u||a.push({at:g,text:f,kind:p,far:y?-1:l.distanceTo(new C(...d))})};n.body>=0&&n.body<e.bodies&&h(e.centre(n.body),t.bodies[n.body].name,"",!0),n.layers.has("names")&&t.bodies.forEach((d,f)=>d.kind!=="fixed"&&f<e.bodies&&f!==n.body&&h(e.centre(f),d.name,""));for(let{at:d,text:f}of s.tips)h(d,f,"tip");a.sort((d,f)=>d.far-f.far),kt(r,...WE(a,c,u).slice(0,VE).map(({at:d,text:f,kind:p})=>{let y=k("span",{class:p},f);return y.style.left=`${d[0]}px`,y.style.top=`${d[1]}px`,y}))}var XE=[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]],Ko=42,$E="http://www.w3.org/2000/svg";function Fr(i,e,t=""){let n=document.createElementNS($E,i);for(let[s,r]of Object.entries(e))n.setAttribute(s,String(r));return t&&(n.textContent=t),n}var G0="";function qE(i,e){let t=ve("gizmo"),{camera:n}=i.eye;if(t.hidden=!e,!e)return;n.updateMatrixWorld();let s=n.matrixWorldInverse,r=i.gravity??e.about.gravity,o=h=>new C(...h).transformDirection(s),a=[...s.elements.slice(0,11).map(h=>h.toFixed(3)),...r??[],e.about.name].join();if(a===G0)return;G0=a;let l=[];for(let[h,d]of XE){let f=o(d),[p,y]=[26*f.x,-26*f.y];l.push({depth:f.z,draw:()=>{let g=Fr("circle",{cx:p,cy:y,r:8,class:`axis ${h}`,tabindex:0,role:"button","aria-label":`look along ${h}`,opacity:.55+.45*(f.z+1)/2}),m=()=>i.eye.along(new C(...d));return g.addEventListener("click",m),g.addEventListener("keydown",_=>(_.key==="Enter"||_.key===" ")&&(m(),_.preventDefault(),_.stopPropagation())),[Fr("line",{x1:0,y1:0,x2:p,y2:y,class:`axis ${h}`}),g,Fr("text",{x:p,y:y+3.5,class:"axis"},h)]}})}let c=r?Math.hypot(...r):0;if(r&&c>0){let h=o(r.map(y=>y/c)),[d,f]=[36*h.x,-36*h.y],p=Math.hypot(d,f);p>4&&l.push({depth:h.z-.01,draw:()=>{let[y,g]=[d/p,f/p],m=[[d,f],[d-8*y-4.5*g,f-8*g+4.5*y],[d-8*y+4.5*g,f-8*g-4.5*y]].map(_=>_.join()).join(" ");return[Fr("line",{x1:0,y1:0,x2:d-6*y,y2:f-6*g,class:"gravity"}),Fr("polygon",{points:m,class:"gravity"}),Fr("text",{x:d-9*g-2*y,y:f+9*y+3,class:"gravity"},"g")]}})}let u=Fr("svg",{viewBox:`${-Ko} ${-Ko} ${2*Ko} ${2*Ko}`,width:2*Ko,height:2*Ko});l.sort((h,d)=>h.depth-d.depth).forEach(h=>u.append(...h.draw())),t.title=r&&c>0?`axes; gravity ${pe(c,4)} m/s\xB2; click an axis to look along it`:"axes; no gravity; click an axis to look along it",t.replaceChildren(u)}var Or=[.05,.1,.25,.5,1,2,4,8],YE=.9,uu=class{constructor(e,t){this.at=e;this.hearer=t}at;hearer;playing=!1;over=!1;atHead=!0;reel=null;clock=0;running=null;ended=null;beginning=!1;held=0;open(e,t){let n=this.at;this.reel=e,this.beginning=!1,this.held=0,t||(n.frame=e.live?e.last:e.first,n.range=null),e.live&&(this.playing=this.running===null||this.running||this.over&&n.loop),this.atHead=!t||n.frame===0||n.frame>=e.last,e.live&&this.atHead&&(n.frame=e.last),this.keepWithin(e)}tick(e,t){let n=this.reel;n&&(this.playing&&!(n.live&&this.atHead)&&this.advance(n,e,t),n.live&&this.playing&&this.over&&this.atHead&&this.at.loop&&this.obeyed&&(this.held+=e,this.held>YE&&this.replay()),this.keepWithin(n))}get obeyed(){return this.hearer.writes!==!1}advance(e,t,n){let s=this.at,[r,o]=s.range??[e.first,e.last],a=e.time(s.frame);if(Math.abs(this.clock-a)>2*e.about.step*Math.max(1,s.speed)&&(this.clock=a),n>=0&&n!==s.frame&&!e.peek(s.frame))return;this.clock+=t*s.speed;let l=Math.max(e.frameAt(this.clock),s.frame);l<o?s.frame=l:this.end(e,r,o),e.prefetch(s.frame)}end(e,t,n){let s=this.at;s.frame=n,this.ended?this.stop():e.live&&!s.range?(this.atHead=!0,this.obeyed?this.hearer.command({command:"play"}):this.playing=this.running??!0):s.loop?(s.frame=t,this.clock=e.time(t)):(!e.growing||s.range)&&(this.playing=!1,this.hearer.changed())}keepWithin(e){this.at.frame=Math.min(Math.max(this.at.frame,e.first),e.last)}told(e,t=!1){let n=e||t&&this.at.loop;this.reel?.live&&this.atHead&&(e!==this.running||t!==this.over)&&(this.playing=n),t||(this.held=0),this.running=e,this.over=t}came(e){!this.reel?.live||!this.atHead||(this.at.frame=e)}seek(e){let t=this.reel,n=this.at;!t||!Number.isFinite(e)||(n.frame=Math.round(e),this.keepWithin(t),this.clock=t.time(n.frame),this.atHead=n.frame>=t.last,t.live&&!this.atHead?(this.running&&this.obeyed&&this.hearer.command({command:"pause"}),this.playing=!1):t.live&&!this.obeyed&&(this.playing=this.running??!0),this.hearer.changed())}play(e=!this.playing){let t=this.reel,n=this.at;if(t){if(t.live&&this.atHead&&!this.obeyed){this.hearer.command({command:e?"play":"pause"});return}this.playing=e,t.live&&e&&this.atHead&&this.over?this.replay():t.live?!e&&this.obeyed?this.hearer.command({command:"pause"}):e&&this.atHead&&this.hearer.command({command:"play"}):e&&n.frame>=(n.range?.[1]??t.last)&&!t.growing&&(n.frame=n.range?.[0]??t.first),this.clock=t.time(n.frame),this.hearer.changed()}}playOnce(e,t){let n=this.reel;n&&(n.live&&this.obeyed&&this.hearer.command({command:"pause"}),this.at.range=e,this.seek(e[0]),this.ended=t,this.playing=!0,this.hearer.changed())}stop(){let e=this.ended;this.ended=null,this.playing=!1,this.hearer.changed(),e?.()}step(e){this.reel?.live&&e>0&&this.atHead?(this.playing=!1,this.hearer.command({command:"step",count:e}),this.hearer.changed()):(this.playing&&this.play(!1),this.seek(this.at.frame+e))}toFirst(){this.seek(this.reel?.first??0)}toLast(){this.seek(this.reel?.last??0)}faster(){this.setSpeed(Or.find(e=>e>this.at.speed)??Or[Or.length-1])}slower(){this.setSpeed(Or.findLast(e=>e<this.at.speed)??Or[0])}setSpeed(e){this.at.speed=e,this.reel?.live&&this.hearer.command({command:"speed",value:e}),this.hearer.changed()}toggleLoop(e=!this.at.loop){this.at.loop=e,this.held=0,this.reel?.live&&this.over&&!e&&(this.playing=!1),this.hearer.changed()}replay(){this.beginning||(this.beginning=!0,this.hearer.command({command:"reset"}),this.hearer.command({command:"play"}))}goOn(){this.at.loop=!1,this.playing=!0,this.hearer.command({command:"play"}),this.hearer.changed()}setRange(e){let t=this.reel,n=this.at;if(!t)return;let[s,r]=n.range??[t.first,t.last],o=n.frame;n.range=e===null?null:e==="begin"?[o,Math.max(r,o)]:[Math.min(s,o),o],this.hearer.changed()}reset(){this.reel?.live?this.hearer.command({command:"reset"}):this.toFirst()}};var JE="uplot",ZE="u-hz",KE="u-vt",jE="u-title",QE="u-wrap",e1="u-under",t1="u-over",n1="u-axis",zr="u-off",i1="u-select",s1="u-cursor-x",r1="u-cursor-y",o1="u-cursor-pt",a1="u-legend",l1="u-live",c1="u-inline",h1="u-series",u1="u-marker",X0="u-label",d1="u-value",Sl="width",wl="height";var $0="bottom",jo="left",$f="right",cp="#000",q0=cp+"0",qf="mousemove",Y0="mousedown",Yf="mouseup",J0="mouseenter",Z0="mouseleave",K0="dblclick",f1="resize",p1="scroll",j0="change",gu="dppxchange",hp="--",ra=typeof window<"u",Qf=ra?document:null,ea=ra?window:null,m1=ra?navigator:null,At,du;function ep(){let i=devicePixelRatio;At!=i&&(At=i,du&&np(j0,du,ep),du=matchMedia(`(min-resolution: ${At-.001}dppx) and (max-resolution: ${At+.001}dppx)`),Hr(j0,du,ep),ea.dispatchEvent(new CustomEvent(gu)))}function Ei(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function tp(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Zt(i,e,t){i.style[e]=t+"px"}function Qi(i,e,t,n){let s=Qf.createElement(i);return e!=null&&Ei(s,e),t?.insertBefore(s,n),s}function Fi(i,e){return Qi("div",i,e)}var Q0=new WeakMap;function vs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Q0.get(i);r!=o&&(i.style.transform=r,Q0.set(i,r),e<0||t<0||e>n||t>s?Ei(i,zr):tp(i,zr))}var ey=new WeakMap;function ty(i,e,t){let n=e+t,s=ey.get(i);n!=s&&(ey.set(i,n),i.style.background=e,i.style.borderColor=t)}var ny=new WeakMap;function iy(i,e,t,n){let s=e+""+t,r=ny.get(i);s!=r&&(ny.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var up={passive:!0},g1={...up,capture:!0};function Hr(i,e,t,n){e.addEventListener(i,t,n?g1:up)}function np(i,e,t,n){e.removeEventListener(i,t,up)}ra&&ep();function es(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Ti((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Iy(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Ly=i=>i!=null,Dy=i=>i!=null&&i>0,vu=Iy(Ly),y1=Iy(Dy);function x1(i,e,t,n=0,s=!1){let r=s?y1:vu,o=s?Dy:Ly;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let u=i[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??zt,l??-zt]}function _u(i,e,t,n){let s=oy(i),r=oy(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Xs:Ny,a=s==1?Ti:Oi,l=r==1?Oi:Ti,c=a(o(Tn(i))),u=l(o(Tn(e))),h=ta(t,c),d=ta(t,u);return t==10&&(c<0&&(h=Ht(h,-c)),u<0&&(d=Ht(d,-u))),n||t==2?(i=h*s,e=d*r):(i=ky(i,h),e=bu(e,d)),[i,e]}function dp(i,e,t,n){let s=_u(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var fp=.1,sy={mode:3,pad:fp},El={pad:0,soft:null,mode:0},v1={min:El,max:El};function yu(i,e,t,n){return Su(t)?ry(i,e,t):(El.pad=t,El.soft=n?0:null,El.mode=n?3:0,ry(i,e,v1))}function Et(i,e){return i??e}function _1(i,e,t){for(e=Et(e,0),t=Et(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function ry(i,e,t){let n=t.min,s=t.max,r=Et(n.pad,0),o=Et(s.pad,0),a=Et(n.hard,-zt),l=Et(s.hard,zt),c=Et(n.soft,zt),u=Et(s.soft,-zt),h=Et(n.mode,0),d=Et(s.mode,0),f=e-i,p=Xs(f),y=ci(Tn(i),Tn(e)),g=Xs(y),m=Tn(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,h==2&&c!=zt&&(r=0),d==2&&u!=-zt&&(o=0)));let _=f||y||1e3,A=Xs(_),b=ta(10,Ti(A)),R=_*(f==0?i==0?.1:1:r),M=Ht(ky(i-R,b/10),24),x=i>=c&&(h==1||h==3&&M<=c||h==2&&M>=c)?c:zt,w=ci(a,M<x&&i>=x?x:ts(x,M)),O=_*(f==0?e==0?.1:1:o),L=Ht(bu(e+O,b/10),24),D=e<=u&&(d==1||d==3&&L>=u||d==2&&L<=u)?u:-zt,H=ts(l,L>D&&e<=D?D:ci(D,L));return w==H&&w==0&&(H=100),[w,H]}var b1=new Intl.NumberFormat(ra?m1.language:"en-US"),pp=i=>b1.format(i),Ai=Math,mu=Ai.PI,Tn=Ai.abs,Ti=Ai.floor,En=Ai.round,Oi=Ai.ceil,ts=Ai.min,ci=Ai.max,ta=Ai.pow,oy=Ai.sign,Xs=Ai.log10,Ny=Ai.log2,S1=(i,e=1)=>Ai.sinh(i)*e,Jf=(i,e=1)=>Ai.asinh(i/e),zt=1/0;function ay(i){return(Xs((i^i>>31)-(i>>31))|0)+1}function ip(i,e,t){return ts(ci(i,e),t)}function Uy(i){return typeof i=="function"}function _t(i){return Uy(i)?i:()=>i}var w1=()=>{},Fy=i=>i,Oy=(i,e)=>e,M1=i=>null,ly=i=>!0,cy=(i,e)=>i==e,E1=/\.\d*?(?=9{6,}|0{6,})/gm,Vr=i=>{if(zy(i)||_r.has(i))return i;let e=`${i}`,t=e.match(E1);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Vr(s)}e${r}`}return Ht(i,n)};function kr(i,e){return Vr(Ht(Vr(i/e))*e)}function bu(i,e){return Vr(Oi(Vr(i/e))*e)}function ky(i,e){return Vr(Ti(Vr(i/e))*e)}function Ht(i,e=0){if(zy(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return En(n)/t}var _r=new Map;function By(i){return((""+i).split(".")[1]||"").length}function Al(i,e,t,n){let s=[],r=n.map(By);for(let o=e;o<t;o++){let a=Tn(o),l=Ht(ta(i,o),a);for(let c=0;c<n.length;c++){let u=i==10?+`${n[c]}e${o}`:n[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?u:Ht(u,h);s.push(d),_r.set(d,h)}}return s}var Tl={},mp=[],na=[null,null],vr=Array.isArray,zy=Number.isInteger,T1=i=>i===void 0;function hy(i){return typeof i=="string"}function Su(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function A1(i){return i!=null&&typeof i=="object"}var R1=Object.getPrototypeOf(Uint8Array),Hy="__proto__";function ia(i,e=Su){let t;if(vr(i)){let n=i.find(s=>s!=null);if(vr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=ia(i[s],e)}else t=i.slice()}else if(i instanceof R1)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Hy&&(t[n]=ia(i[n],e))}else t=i;return t}function xn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Hy&&(Su(i[s])?xn(i[s],ia(n[s])):i[s]=ia(n[s]))}return i}var C1=0,P1=1,I1=2;function L1(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function D1(i,e){if(F1(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return O1(o[0])||(o=U1(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:P1,f=[];for(let p=0;p<u.length;p++){let y=u[p],g=r.get(l[p]);y===null?d!=C1&&(h[g]=y,d==I1&&f.push(g)):h[g]=y}L1(h,f,s),n.push(h)}}return n}var N1=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function U1(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function F1(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function O1(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ci(1,Ti((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Vy=["January","February","March","April","May","June","July","August","September","October","November","December"],Gy=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Wy(i){return i.slice(0,3)}var k1=Gy.map(Wy),B1=Vy.map(Wy),z1={MMMM:Vy,MMM:B1,WWWW:Gy,WWW:k1};function bl(i){return(i<10?"0":"")+i}function H1(i){return(i<10?"00":i<100?"0":"")+i}var V1={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>bl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>bl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>bl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>bl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>bl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>H1(i.getMilliseconds())};function gp(i,e){e=e||z1;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?V1[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var G1=new Intl.DateTimeFormat().resolvedOptions().timeZone;function W1(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==G1?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Xy=i=>i%1==0,xu=[1,2,2.5,5],X1=Al(10,-32,0,xu),$y=Al(10,0,32,xu),$1=$y.filter(Xy),Br=X1.concat($y),yp=`
`,qy="{YYYY}",uy=yp+qy,Yy="{M}/{D}",Ml=yp+Yy,fu=Ml+"/{YY}",Jy="{aa}",q1="{h}:{mm}",Qo=q1+Jy,dy=yp+Qo,fy=":{ss}",It=null;function Zy(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Al(10,0,3,xu).filter(Xy):Al(10,-3,0,xu)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,qy,It,It,It,It,It,It,1],[s*28,"{MMM}",uy,It,It,It,It,It,1],[s,Yy,uy,It,It,It,It,It,1],[n,"{h}"+Jy,fu,It,Ml,It,It,It,1],[t,Qo,fu,It,Ml,It,It,It,1],[e,fy,fu+" "+Qo,It,Ml+" "+Qo,It,dy,It,1],[i,fy+".{fff}",fu+" "+Qo,It,Ml+" "+Qo,It,dy,It,1]];function u(h){return(d,f,p,y,g,m)=>{let _=[],A=g>=o,b=g>=r&&g<o,R=h(p),M=Ht(R*i,3),x=Zf(R.getFullYear(),A?0:R.getMonth(),b||A?1:R.getDate()),w=Ht(x*i,3);if(b||A){let O=b?g/r:0,L=A?g/o:0,D=M==w?M:Ht(Zf(x.getFullYear()+L,x.getMonth()+O,1)*i,3),H=new Date(En(D/i)),W=H.getFullYear(),N=H.getMonth();for(let F=0;D<=y;F++){let $=Zf(W+L*F,N+O*F,1),G=$-h(Ht($*i,3));D=Ht((+$+G)*i,3),D<=y&&_.push(D)}}else{let O=g>=s?s:g,L=Ti(p)-Ti(M),D=w+L+bu(M-w,O);_.push(D);let H=h(D),W=H.getHours()+H.getMinutes()/t+H.getSeconds()/n,N=g/n,F=d.axes[f]._space,$=m/F;for(;D=Ht(D+g,i==1?0:3),!(D>y);)if(N>1){let G=Ti(Ht(W+N,6))%24,Q=h(D).getHours()-G;Q>1&&(Q=-1),D-=Q*n,W=(W+N)%24;let se=_[_.length-1];Ht((D-se)/g,3)*$>=.7&&_.push(D)}else _.push(D)}return _}}return[l,c,u]}var[Y1,J1,Z1]=Zy(1),[K1,j1,Q1]=Zy(.001);Al(2,-53,53,[1]);function py(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function my(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,u,h,d,f;return n.map(p=>{let y=i(p),g=y.getFullYear(),m=y.getMonth(),_=y.getDate(),A=y.getHours(),b=y.getMinutes(),R=y.getSeconds(),M=g!=l&&a[2]||m!=c&&a[3]||_!=u&&a[4]||A!=h&&a[5]||b!=d&&a[6]||R!=f&&a[7]||a[1];return l=g,c=m,u=_,h=A,d=b,f=R,M(y)})}}function eT(i,e){let t=gp(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Zf(i,e,t){return new Date(i,e,t)}function gy(i,e){return e(i)}var tT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function yy(i,e){return(t,n,s,r)=>r==null?hp:e(i(n))}function nT(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function iT(i,e){return i.series[e].fill(i,e)}var sT={show:!0,live:!0,isolate:!1,mount:w1,markers:{show:!0,width:2,stroke:nT,fill:iT,dash:"solid"},idx:null,idxs:null,values:[]};function rT(i,e){let t=i.cursor.points,n=Fi(),s=t.size(i,e);Zt(n,Sl,s),Zt(n,wl,s);let r=s/-2;Zt(n,"marginLeft",r),Zt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Zt(n,"borderWidth",o),n}function oT(i,e){let t=i.series[e].points;return t._fill||t._stroke}function aT(i,e){let t=i.series[e].points;return t._stroke||t._fill}function lT(i,e){return i.series[e].points.size}var Kf=[0,0];function cT(i,e,t){return Kf[0]=e,Kf[1]=t,Kf}function pu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function jf(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var hT={show:!0,x:!0,y:!0,lock:!1,move:cT,points:{one:!1,show:rT,size:lT,width:0,stroke:aT,fill:oT},bind:{mousedown:pu,mouseup:pu,click:pu,dblclick:pu,mousemove:jf,mouseleave:jf,mouseenter:jf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ky={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},xp=xn({},Ky,{filter:Oy}),jy=xn({},xp,{size:10}),Qy=xn({},Ky,{show:!1}),vp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ex="bold "+vp,tx=1.5,xy={show:!0,scale:"x",stroke:cp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ex,side:2,grid:xp,ticks:jy,border:Qy,font:vp,lineGap:tx,rotate:0},uT="Value",dT="Time",vy={show:!0,scale:"x",auto:!1,sorted:1,min:zt,max:-zt,idxs:[]};function fT(i,e,t,n,s){return e.map(r=>r==null?"":pp(r))}function pT(i,e,t,n,s,r,o){let a=[],l=_r.get(s)||0;t=o?t:Ht(bu(t,s),l);for(let c=t;c<=n;c=Ht(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function sp(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Xs:Ny,u=Ti(c(t));s=ta(l,u),l==10&&(s=Br[es(s,Br)]);let h=t,d=s*l;l==10&&(d=Br[es(d,Br)]);do a.push(h),h=h+s,l==10&&!_r.has(h)&&(h=Ht(h,_r.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=Br[es(d,Br)]));while(h<=n);return a}function mT(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?sp(i,e,ci(l,t),n,s):[l],u=n>=0&&t<=0?[0]:[];return(t<-l?sp(i,e,ci(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var nx=/./,gT=/[12357]/,yT=/[125]/,_y=/1/,rp=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function xT(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?nx:l(7,o)-u>=c?gT:l(5,o)-u>=c?yT:_y;if(h==_y){let d=Tn(l(1,o)-u);if(d<c)return rp(e.slice().reverse(),a.distr,h,Oi(c/d)).reverse()}return rp(e,a.distr,h,1)}function vT(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=Tn(l(1,o)-l(2,o));return c<a?rp(e.slice().reverse(),3,nx,Oi(a/c)).reverse():e}function _T(i,e,t,n){return n==null?hp:e==null?"":pp(e)}var by={show:!0,scale:"y",stroke:cp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ex,side:3,grid:xp,ticks:jy,border:Qy,font:vp,lineGap:tx,rotate:0};function bT(i,e){let t=3+(i||1)*2;return Ht(t*e,3)}function ST(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Tn(o-r),l=i.series[e],c=a/(l.points.space*At);return n[1]-n[0]<=c}var Sy={scale:null,auto:!0,sorted:0,min:zt,max:-zt},ix=(i,e,t,n,s)=>s,wy={show:!0,auto:!0,sorted:0,gaps:ix,alpha:1,facets:[xn({},Sy,{scale:"x"}),xn({},Sy,{scale:"y"})]},My={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ix,alpha:1,points:{show:ST,filter:null},values:null,min:zt,max:-zt,idxs:[],path:null,clip:null};function wT(i,e,t,n,s){return t/10}var sx={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},MT=xn({},sx,{time:!1,ori:1}),Ey={};function rx(i,e){let t=Ey[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(n,s,r,o,a,l,c)}},i!=null&&(Ey[i]=t)),t}var sa=1,op=2;function Gr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],u=n==2?o[s.facets[0].scale]:o[i.series[0].scale],h=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,g=i.valToPosH,m=i.valToPosV;return u.ori==0?t(s,l,c,u,h,g,m,d,f,p,y,Mu,oa,Tu,ax,cx):t(s,l,c,u,h,m,g,f,d,y,p,Eu,aa,Sp,lx,hx)}function _p(i,e){let t=0,n=0,s=Et(i.bands,mp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function ET(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function $s(i,e,t,n,s,r){return Gr(i,e,(o,a,l,c,u,h,d,f,p,y,g)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),A=c.ori==0?oa:aa,b,R;_==1?(b=t,R=n):(b=n,R=t);let M=m(h(a[b],c,y,f)),x=m(d(l[b],u,g,p)),w=m(h(a[R],c,y,f)),O=m(d(r==1?u.max:u.min,u,g,p)),L=new Path2D(s);return A(L,w,O),A(L,M,O),A(L,M,x),L})}function wu(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Tu:Sp,l=t;for(let h=0;h<i.length;h++){let d=i[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,n-u/2,c,n+r+u)}return o}function TT(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function bp(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[h]),p=d==h?f:r(i[d]),y=h-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let m=d+s;p=o>=0&&m>=0&&m<l?r(i[m]):p,p>=f&&a.push([f,p])}return a}function Ty(i){return i==0?Fy:i==1?En:e=>kr(e,i)}function ox(i){let e=i==0?Mu:Eu,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?n(s,r,o,a,l):(c=ts(c,a/2,l/2),u=ts(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var Mu=(i,e,t)=>{i.moveTo(e,t)},Eu=(i,e,t)=>{i.moveTo(t,e)},oa=(i,e,t)=>{i.lineTo(e,t)},aa=(i,e,t)=>{i.lineTo(t,e)},Tu=ox(0),Sp=ox(1),ax=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},lx=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},cx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},hx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function ux(i){return(e,t,n,s,r)=>Gr(e,t,(o,a,l,c,u,h,d,f,p,y,g)=>{let{pxRound:m,points:_}=o,A,b;c.ori==0?(A=Mu,b=ax):(A=Eu,b=lx);let R=Ht(_.width*At,3),M=(_.size-_.width)/2*At,x=Ht(M*2,3),w=new Path2D,O=new Path2D,{left:L,top:D,width:H,height:W}=e.bbox;Tu(O,L-x,D-x,H+x*2,W+x*2);let N=F=>{if(l[F]!=null){let $=m(h(a[F],c,y,f)),G=m(d(l[F],u,g,p));A(w,$+M,G),b(w,$,G,M,0,mu*2)}};if(r)r.forEach(N);else for(let F=n;F<=s;F++)N(F);return{stroke:R>0?w:null,fill:w,clip:O,flags:sa|op}})}function dx(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var AT=dx(oa),RT=dx(aa);function fx(i){let e=Et(i?.alignGaps,0);return(t,n,s,r)=>Gr(t,n,(o,a,l,c,u,h,d,f,p,y,g)=>{[s,r]=vu(l,s,r);let m=o.pxRound,_=W=>m(h(W,c,y,f)),A=W=>m(d(W,u,g,p)),b,R;c.ori==0?(b=oa,R=AT):(b=aa,R=RT);let M=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:sa},w=x.stroke,O=!1;if(r-s>=y*4){let W=ue=>t.posToVal(ue,c.key,!0),N=null,F=null,$,G,ae,Z=_(a[M==1?s:r]),Q=_(a[s]),se=_(a[r]),de=W(M==1?Q+1:se-1);for(let ue=M==1?s:r;ue>=s&&ue<=r;ue+=M){let ee=a[ue],_e=(M==1?ee<de:ee>de)?Z:_(ee),Ce=l[ue];_e==Z?Ce!=null?(G=Ce,N==null?(b(w,_e,A(G)),$=N=F=G):G<N?N=G:G>F&&(F=G)):Ce===null&&(O=!0):(N!=null&&R(w,Z,A(N),A(F),A($),A(G)),Ce!=null?(G=Ce,b(w,_e,A(G)),N=F=$=G):(N=F=null,Ce===null&&(O=!0)),Z=_e,de=W(Z+M))}N!=null&&N!=F&&ae!=Z&&R(w,Z,A(N),A(F),A($),A(G))}else for(let W=M==1?s:r;W>=s&&W<=r;W+=M){let N=l[W];N===null?O=!0:N!=null&&b(w,_(a[W]),A(N))}let[D,H]=_p(t,n);if(o.fill!=null||D!=0){let W=x.fill=new Path2D(w),N=o.fillTo(t,n,o.min,o.max,D),F=A(N),$=_(a[s]),G=_(a[r]);M==-1&&([G,$]=[$,G]),b(W,G,F),b(W,$,F)}if(!o.spanGaps){let W=[];O&&W.push(...bp(a,l,s,r,M,_,e)),x.gaps=W=o.gaps(t,n,s,r,W),x.clip=wu(W,c.ori,f,p,y,g)}return H!=0&&(x.band=H==2?[$s(t,n,s,r,w,-1),$s(t,n,s,r,w,1)]:$s(t,n,s,r,w,H)),x})}function CT(i){let e=Et(i.align,1),t=Et(i.ascDesc,!1),n=Et(i.alignGaps,0),s=Et(i.extend,!1);return(r,o,a,l)=>Gr(r,o,(c,u,h,d,f,p,y,g,m,_,A)=>{[a,l]=vu(h,a,l);let b=c.pxRound,{left:R,width:M}=r.bbox,x=Q=>b(p(Q,d,_,g)),w=Q=>b(y(Q,f,A,m)),O=d.ori==0?oa:aa,L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:sa},D=L.stroke,H=d.dir*(d.ori==0?1:-1),W=w(h[H==1?a:l]),N=x(u[H==1?a:l]),F=N,$=N;s&&e==-1&&($=R,O(D,$,W)),O(D,N,W);for(let Q=H==1?a:l;Q>=a&&Q<=l;Q+=H){let se=h[Q];if(se==null)continue;let de=x(u[Q]),ue=w(se);e==1?O(D,de,W):O(D,F,ue),O(D,de,ue),W=ue,F=de}let G=F;s&&e==1&&(G=R+M,O(D,G,W));let[ae,Z]=_p(r,o);if(c.fill!=null||ae!=0){let Q=L.fill=new Path2D(D),se=c.fillTo(r,o,c.min,c.max,ae),de=w(se);O(Q,G,de),O(Q,$,de)}if(!c.spanGaps){let Q=[];Q.push(...bp(u,h,a,l,H,x,n));let se=c.width*At/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),L.gaps=Q=c.gaps(r,o,a,l,Q),L.clip=wu(Q,d.ori,g,m,_,A)}return Z!=0&&(L.band=Z==2?[$s(r,o,a,l,D,-1),$s(r,o,a,l,D,1)]:$s(r,o,a,l,D,Z)),L})}function Ay(i,e,t,n,s,r,o=zt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let u=Tn(i[l]-i[a]);u<c&&(c=u,o=Tn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function PT(i){i=i||Tl;let e=Et(i.size,[.6,zt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=Et(e[1],zt),l=Et(e[2],1),c=Et(i.disp,Tl),u=Et(i.each,f=>{}),{fill:h,stroke:d}=c;return(f,p,y,g)=>Gr(f,p,(m,_,A,b,R,M,x,w,O,L,D)=>{let H=m.pxRound,W=t,N=n*At,F=a*At,$=l*At,G,ae;b.ori==0?[G,ae]=r(f,p):[ae,G]=r(f,p);let Z=b.dir*(b.ori==0?1:-1),Q=b.ori==0?Tu:Sp,se=b.ori==0?u:(Ie,Ke,lt,Ee,Ot,We,Je)=>{u(Ie,Ke,lt,Ot,Ee,Je,We)},de=Et(f.bands,mp).find(Ie=>Ie.series[0]==p),ue=de!=null?de.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),ge=H(x(ee,R,D,O)),_e,Ce,Me,qe=L,at=H(m.width*At),Xe=!1,pt=null,ut=null,rt=null,Kt=null;h!=null&&(at==0||d!=null)&&(Xe=!0,pt=h.values(f,p,y,g),ut=new Map,new Set(pt).forEach(Ie=>{Ie!=null&&ut.set(Ie,new Path2D)}),at>0&&(rt=d.values(f,p,y,g),Kt=new Map,new Set(rt).forEach(Ie=>{Ie!=null&&Kt.set(Ie,new Path2D)})));let{x0:Vt,size:hn}=c;if(Vt!=null&&hn!=null){W=1,_=Vt.values(f,p,y,g),Vt.unit==2&&(_=_.map(lt=>f.posToVal(w+lt*L,b.key,!0)));let Ie=hn.values(f,p,y,g);hn.unit==2?Ce=Ie[0]*L:Ce=M(Ie[0],b,L,w)-M(0,b,L,w),qe=Ay(_,A,M,b,L,w,qe),Me=qe-Ce+N}else qe=Ay(_,A,M,b,L,w,qe),Me=qe*o+N,Ce=qe-Me;Me<1&&(Me=0),at>=Ce/2&&(at=0),Me<5&&(H=Fy);let Ut=Me>0,Rn=qe-Me-(Ut?at:0);Ce=H(ip(Rn,$,F)),_e=(W==0?Ce/2:W==Z?0:Ce)-W*Z*((W==0?N/2:0)+(Ut?at/2:0));let bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},vn=Xe?null:new Path2D,nn=null;if(de!=null)nn=f.data[de.series[1]];else{let{y0:Ie,y1:Ke}=c;Ie!=null&&Ke!=null&&(A=Ke.values(f,p,y,g),nn=Ie.values(f,p,y,g))}let un=G*Ce,z=ae*Ce;for(let Ie=Z==1?y:g;Ie>=y&&Ie<=g;Ie+=Z){let Ke=A[Ie];if(Ke==null)continue;if(nn!=null){let q=nn[Ie]??0;if(Ke-q==0)continue;ge=x(q,R,D,O)}let lt=b.distr!=2||c!=null?_[Ie]:Ie,Ee=M(lt,b,L,w),Ot=x(Et(Ke,ee),R,D,O),We=H(Ee-_e),Je=H(ci(Ot,ge)),P=H(ts(Ot,ge)),S=Je-P;if(Ke!=null){let q=Ke<0?z:un,he=Ke<0?un:z;Xe?(at>0&&rt[Ie]!=null&&Q(Kt.get(rt[Ie]),We,P+Ti(at/2),Ce,ci(0,S-at),q,he),pt[Ie]!=null&&Q(ut.get(pt[Ie]),We,P+Ti(at/2),Ce,ci(0,S-at),q,he)):Q(vn,We,P+Ti(at/2),Ce,ci(0,S-at),q,he),se(f,p,Ie,We-at/2,P,Ce+at,S)}}return at>0?bt.stroke=Xe?Kt:vn:Xe||(bt._fill=m.width==0?m._fill:m._stroke??m._fill,bt.width=0),bt.fill=Xe?ut:vn,bt})}function IT(i,e){let t=Et(e?.alignGaps,0);return(n,s,r,o)=>Gr(n,s,(a,l,c,u,h,d,f,p,y,g,m)=>{[r,o]=vu(c,r,o);let _=a.pxRound,A=G=>_(d(G,u,g,p)),b=G=>_(f(G,h,m,y)),R,M,x;u.ori==0?(R=Mu,x=oa,M=cx):(R=Eu,x=aa,M=hx);let w=u.dir*(u.ori==0?1:-1),O=A(l[w==1?r:o]),L=O,D=[],H=[];for(let G=w==1?r:o;G>=r&&G<=o;G+=w)if(c[G]!=null){let Z=l[G],Q=A(Z);D.push(L=Q),H.push(b(c[G]))}let W={stroke:i(D,H,R,x,M,_),fill:null,clip:null,band:null,gaps:null,flags:sa},N=W.stroke,[F,$]=_p(n,s);if(a.fill!=null||F!=0){let G=W.fill=new Path2D(N),ae=a.fillTo(n,s,a.min,a.max,F),Z=b(ae);x(G,L,Z),x(G,O,Z)}if(!a.spanGaps){let G=[];G.push(...bp(l,c,r,o,w,A,t)),W.gaps=G=a.gaps(n,s,r,o,G),W.clip=wu(G,u.ori,p,y,g,m)}return $!=0&&(W.band=$==2?[$s(n,s,r,o,N,-1),$s(n,s,r,o,N,1)]:$s(n,s,r,o,N,$)),W})}function LT(i){return IT(DT,i)}function DT(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=i[d+1]-i[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+h[d]/3,e[d]+l[d]*h[d]/3,i[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,i[d+1],e[d+1])}return a}var ap=new Set;function Ry(){for(let i of ap)i.syncRect(!0)}ra&&(Hr(f1,ea,Ry),Hr(p1,ea,Ry,!0),Hr(gu,ea,()=>{Fn.pxRatio=At}));var NT=fx(),UT=ux();function Cy(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>lp(r,o,e,t))}function FT(i,e){return i.map((t,n)=>n==0?{}:xn({},e,t))}function lp(i,e,t,n){return xn({},e==0?t:n,i)}function px(i,e,t){return e==null?na:[e,t]}var OT=px;function kT(i,e,t){return e==null?na:yu(e,t,fp,!0)}function mx(i,e,t,n){return e==null?na:_u(e,t,i.scales[n].log,!1)}var BT=mx;function gx(i,e,t,n){return e==null?na:dp(e,t,i.scales[n].log,!1)}var zT=gx;function HT(i,e,t,n,s){let r=ci(ay(i),ay(e)),o=e-i,a=es(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?_r.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Py(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=En((t=+s)*At))+"px"),[i,e,t]}function VT(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ht(e[2]*At,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Fn(i,e,t){let n={mode:Et(i.mode,1)},s=n.mode;function r(v,E,I,U){let X=E.valToPct(v);return U+I*(E.dir==-1?1-X:X)}function o(v,E,I,U){let X=E.valToPct(v);return U+I*(E.dir==-1?X:1-X)}function a(v,E,I,U){return E.ori==0?r(v,E,I,U):o(v,E,I,U)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Fi(JE);if(i.id!=null&&(c.id=i.id),Ei(c,i.class),i.title){let v=Fi(jE,c);v.textContent=i.title}let u=Qi("canvas"),h=n.ctx=u.getContext("2d"),d=Fi(QE,c);Hr("click",d,v=>{v.target===p&&($t!=Qr||jt!=eo)&&kn.click(n,v)},!0);let f=n.under=Fi(e1,d);d.appendChild(u);let p=n.over=Fi(t1,d);i=ia(i);let y=+Et(i.pxAlign,1),g=Ty(y);(i.plugins||[]).forEach(v=>{v.opts&&(i=v.opts(n,i)||i)});let m=i.ms||.001,_=n.series=s==1?Cy(i.series||[],vy,My,!1):FT(i.series||[null],wy),A=n.axes=Cy(i.axes||[],xy,by,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(v=>{v.fill=_t(v.fill||null),v.dir=Et(v.dir,-1)});let M=s==2?_[1].facets[0].scale:_[0].scale,x={axes:Ts,series:gt},w=(i.drawOrder||["axes","series"]).map(v=>x[v]);function O(v){let E=v.distr==3?I=>Xs(I>0?I:v.clamp(n,I,v.min,v.max,v.key)):v.distr==4?I=>Jf(I,v.asinh):v.distr==100?I=>v.fwd(I):I=>I;return I=>{let U=E(I),{_min:X,_max:K}=v,le=K-X;return(U-X)/le}}function L(v){let E=b[v];if(E==null){let I=(i.scales||Tl)[v]||Tl;if(I.from!=null){L(I.from);let U=xn({},b[I.from],I,{key:v});U.valToPct=O(U),b[v]=U}else{E=b[v]=xn({},v==M?sx:MT,I),E.key=v;let U=E.time,X=E.range,K=vr(X);if((v!=M||s==2&&!U)&&(K&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?sy:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?sy:{mode:1,hard:X[1],soft:X[1]}},K=!1),!K&&Su(X))){let le=X;X=(fe,Se,Fe)=>Se==null?na:yu(Se,Fe,le)}E.range=_t(X||(U?OT:v==M?E.distr==3?BT:E.distr==4?zT:px:E.distr==3?mx:E.distr==4?gx:kT)),E.auto=_t(K?!1:E.auto),E.clamp=_t(E.clamp||wT),E._min=E._max=null,E.valToPct=O(E)}}}L("x"),L("y"),s==1&&_.forEach(v=>{L(v.scale)}),A.forEach(v=>{L(v.scale)});for(let v in i.scales)L(v);let D=b[M],H=D.distr,W,N;D.ori==0?(Ei(c,ZE),W=r,N=o):(Ei(c,KE),W=o,N=r);let F={};for(let v in b){let E=b[v];(E.min!=null||E.max!=null)&&(F[v]={min:E.min,max:E.max},E.min=E.max=null)}let $=i.tzDate||(v=>new Date(En(v/m))),G=i.fmtDate||gp,ae=m==1?Z1($):Q1($),Z=my($,py(m==1?J1:j1,G)),Q=yy($,gy(tT,G)),se=[],de=n.legend=xn({},sT,i.legend),ue=n.cursor=xn({},hT,{drag:{y:s==2}},i.cursor),ee=de.show,ge=ue.show,_e=de.markers;de.idxs=se,_e.width=_t(_e.width),_e.dash=_t(_e.dash),_e.stroke=_t(_e.stroke),_e.fill=_t(_e.fill);let Ce,Me,qe,at=[],Xe=[],pt,ut=!1,rt={};if(de.live){let v=_[1]?_[1].values:null;ut=v!=null,pt=ut?v(n,1,0):{_:0};for(let E in pt)rt[E]=hp}if(ee)if(Ce=Qi("table",a1,c),qe=Qi("tbody",null,Ce),de.mount(n,Ce),ut){Me=Qi("thead",null,Ce,qe);let v=Qi("tr",null,Me);Qi("th",null,v);for(var Kt in pt)Qi("th",X0,v).textContent=Kt}else Ei(Ce,c1),de.live&&Ei(Ce,l1);let Vt={show:!0},hn={show:!1};function Ut(v,E){if(E==0&&(ut||!de.live||s==2))return na;let I=[],U=Qi("tr",h1,qe,qe.childNodes[E]);Ei(U,v.class),v.show||Ei(U,zr);let X=Qi("th",null,U);if(_e.show){let fe=Fi(u1,X);if(E>0){let Se=_e.width(n,E);Se&&(fe.style.border=Se+"px "+_e.dash(n,E)+" "+_e.stroke(n,E)),fe.style.background=_e.fill(n,E)}}let K=Fi(X0,X);v.label instanceof HTMLElement?K.appendChild(v.label):K.textContent=v.label,E>0&&(_e.show||(K.style.color=v.width>0?_e.stroke(n,E):_e.fill(n,E)),bt("click",X,fe=>{if(ue._lock)return;Qe(fe);let Se=_.indexOf(v);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Fe=_.some((Oe,Be)=>Be>0&&Be!=Se&&Oe.show);_.forEach((Oe,Be)=>{Be>0&&rs(Be,Fe?Be==Se?Vt:hn:Vt,!0,mn.setSeries)})}else rs(Se,{show:!v.show},!0,mn.setSeries)},!1),et&&bt(J0,X,fe=>{ue._lock||(Qe(fe),rs(_.indexOf(v),no,!0,mn.setSeries))},!1));for(var le in pt){let fe=Qi("td",d1,U);fe.textContent="--",I.push(fe)}return[U,I]}let Rn=new Map;function bt(v,E,I,U=!0){let X=Rn.get(E)||{},K=ue.bind[v](n,E,I,U);K&&(Hr(v,E,X[v]=K),Rn.set(E,X))}function vn(v,E,I){let U=Rn.get(E)||{};for(let X in U)(v==null||X==v)&&(np(X,E,U[X]),delete U[X]);v==null&&Rn.delete(E)}let nn=0,un=0,z=0,Ie=0,Ke=0,lt=0,Ee=Ke,Ot=lt,We=z,Je=Ie,P=0,S=0,q=0,he=0;n.bbox={};let oe=!1,xe=!1,be=!1,te=!1,ie=!1,me=!1;function B(v,E,I){(I||v!=n.width||E!=n.height)&&re(v,E),dt(!1),be=!0,xe=!0,Wn()}function re(v,E){n.width=nn=z=v,n.height=un=Ie=E,Ke=lt=0,we(),$e();let I=n.bbox;P=I.left=kr(Ke*At,.5),S=I.top=kr(lt*At,.5),q=I.width=kr(z*At,.5),he=I.height=kr(Ie*At,.5)}let ne=3;function Te(){let v=!1,E=0;for(;!v;){E++;let I=Zr(E),U=ss(E);v=E==ne||I&&U,v||(re(n.width,n.height),xe=!0)}}function ye({width:v,height:E}){B(v,E)}n.setSize=ye;function we(){let v=!1,E=!1,I=!1,U=!1;A.forEach((X,K)=>{if(X.show&&X._show){let{side:le,_size:fe}=X,Se=le%2,Fe=X.label!=null?X.labelSize:0,Oe=fe+Fe;Oe>0&&(Se?(z-=Oe,le==3?(Ke+=Oe,U=!0):I=!0):(Ie-=Oe,le==0?(lt+=Oe,v=!0):E=!0))}}),ns[0]=v,ns[1]=I,ns[2]=E,ns[3]=U,z-=Bi[1]+Bi[3],Ke+=Bi[3],Ie-=Bi[2]+Bi[0],lt+=Bi[0]}function $e(){let v=Ke+z,E=lt+Ie,I=Ke,U=lt;function X(K,le){switch(K){case 1:return v+=le,v-le;case 2:return E+=le,E-le;case 3:return I-=le,I+le;case 0:return U-=le,U+le}}A.forEach((K,le)=>{if(K.show&&K._show){let fe=K.side;K._pos=X(fe,K._size),K.label!=null&&(K._lpos=X(fe,K.labelSize))}})}if(ue.dataIdx==null){let v=ue.hover,E=v.skip=new Set(v.skip??[]);E.add(void 0);let I=v.prox=_t(v.prox),U=v.bias??=0;ue.dataIdx=(X,K,le,fe)=>{if(K==0)return le;let Se=le,Fe=I(X,K,le,fe)??zt,Oe=Fe>=0&&Fe<zt,Be=D.ori==0?z:Ie,ot=ue.left,Tt=e[0],Mt=e[K];if(E.has(Mt[le])){Se=null;let yt=null,je=null,Ye;if(U==0||U==-1)for(Ye=le;yt==null&&Ye-- >0;)E.has(Mt[Ye])||(yt=Ye);if(U==0||U==1)for(Ye=le;je==null&&Ye++<Mt.length;)E.has(Mt[Ye])||(je=Ye);if(yt!=null||je!=null)if(Oe){let Yt=yt==null?-1/0:W(Tt[yt],D,Be,0),on=je==null?1/0:W(Tt[je],D,Be,0),Ln=ot-Yt,Ft=on-ot;Ln<=Ft?Ln<=Fe&&(Se=yt):Ft<=Fe&&(Se=je)}else Se=je==null?yt:yt==null?je:le-yt<=je-le?yt:je}else Oe&&Tn(ot-W(Tt[le],D,Be,0))>Fe&&(Se=null);return Se}}let Qe=v=>{ue.event=v};ue.idxs=se,ue._lock=!1;let ce=ue.points;ce.show=_t(ce.show),ce.size=_t(ce.size),ce.stroke=_t(ce.stroke),ce.width=_t(ce.width),ce.fill=_t(ce.fill);let ze=n.focus=xn({},i.focus||{alpha:.3},ue.focus),et=ze.prox>=0,Pe=et&&ce.one,ht=[],Xt=[],Yn=[];function ca(v,E){let I=ce.show(n,E);if(I instanceof HTMLElement)return Ei(I,o1),Ei(I,v.class),vs(I,-10,-10,z,Ie),p.insertBefore(I,ht[E]),I}function qr(v,E){if(s==1||E>0){let I=s==1&&b[v.scale].time,U=v.value;v.value=I?hy(U)?yy($,gy(U,G)):U||Q:U||_T,v.label=v.label||(I?dT:uT)}if(Pe||E>0){v.width=v.width==null?1:v.width,v.paths=v.paths||NT||M1,v.fillTo=_t(v.fillTo||ET),v.pxAlign=+Et(v.pxAlign,y),v.pxRound=Ty(v.pxAlign),v.stroke=_t(v.stroke||null),v.fill=_t(v.fill||null),v._stroke=v._fill=v._paths=v._focus=null;let I=bT(ci(1,v.width),1),U=v.points=xn({},{size:I,width:ci(1,I*.2),stroke:v.stroke,space:I*2,paths:UT,_stroke:null,_fill:null},v.points);U.show=_t(U.show),U.filter=_t(U.filter),U.fill=_t(U.fill),U.stroke=_t(U.stroke),U.paths=_t(U.paths),U.pxAlign=v.pxAlign}if(ee){let I=Ut(v,E);at.splice(E,0,I[0]),Xe.splice(E,0,I[1]),de.values.push(null)}if(ge){se.splice(E,0,null);let I=null;Pe?E==0&&(I=ca(v,E)):E>0&&(I=ca(v,E)),ht.splice(E,0,I),Xt.splice(E,0,0),Yn.splice(E,0,0)}In("addSeries",E)}function $u(v,E){E=E??_.length,v=s==1?lp(v,E,vy,My):lp(v,E,{},wy),_.splice(E,0,v),qr(_[E],E)}n.addSeries=$u;function Ll(v){if(_.splice(v,1),ee){de.values.splice(v,1),Xe.splice(v,1);let E=at.splice(v,1)[0];vn(null,E.firstChild),E.remove()}ge&&(se.splice(v,1),ht.splice(v,1)[0].remove(),Xt.splice(v,1),Yn.splice(v,1)),In("delSeries",v)}n.delSeries=Ll;let ns=[!1,!1,!1,!1];function ws(v,E){if(v._show=v.show,v.show){let I=v.side%2,U=b[v.scale];U==null&&(v.scale=I?_[1].scale:M,U=b[v.scale]);let X=U.time;v.size=_t(v.size),v.space=_t(v.space),v.rotate=_t(v.rotate),vr(v.incrs)&&v.incrs.forEach(le=>{!_r.has(le)&&_r.set(le,By(le))}),v.incrs=_t(v.incrs||(U.distr==2?$1:X?m==1?Y1:K1:Br)),v.splits=_t(v.splits||(X&&U.distr==1?ae:U.distr==3?sp:U.distr==4?mT:pT)),v.stroke=_t(v.stroke),v.grid.stroke=_t(v.grid.stroke),v.ticks.stroke=_t(v.ticks.stroke),v.border.stroke=_t(v.border.stroke);let K=v.values;v.values=vr(K)&&!vr(K[0])?_t(K):X?vr(K)?my($,py(K,G)):hy(K)?eT($,K):K||Z:K||fT,v.filter=_t(v.filter||(U.distr>=3&&U.log==10?xT:U.distr==3&&U.log==2?vT:Oy)),v.font=Py(v.font),v.labelFont=Py(v.labelFont),v._size=v.size(n,null,E,0),v._space=v._rotate=v._incrs=v._found=v._splits=v._values=null,v._size>0&&(ns[E]=!0,v._el=Fi(n1,d))}}function Ms(v,E,I,U){let[X,K,le,fe]=I,Se=E%2,Fe=0;return Se==0&&(fe||K)&&(Fe=E==0&&!X||E==2&&!le?En(xy.size/3):0),Se==1&&(X||le)&&(Fe=E==1&&!K||E==3&&!fe?En(by.size/2):0),Fe}let ha=n.padding=(i.padding||[Ms,Ms,Ms,Ms]).map(v=>_t(Et(v,Ms))),Bi=n._padding=ha.map((v,E)=>v(n,E,ns,0)),sn,ln=null,cn=null,is=s==1?_[0].idxs:null,gi=null,Ys=!1;function ua(v,E){if(e=v??[],n.data=n._data=e,s==2){sn=0;for(let I=1;I<_.length;I++)sn+=e[I][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),gi=e[0],sn=gi.length;let I=e;if(H==2){I=e.slice();let U=I[0]=Array(sn);for(let X=0;X<sn;X++)U[X]=X}n._data=e=I}if(dt(!0),In("setData"),H==2&&(be=!0),E!==!1){let I=D;I.auto(n,Ys)?da():Ks(M,I.min,I.max),te=te||ue.left>=0,me=!0,Wn()}}n.setData=ua;function da(){Ys=!0;let v,E;s==1&&(sn>0?(ln=is[0]=0,cn=is[1]=sn-1,v=e[0][ln],E=e[0][cn],H==2?(v=ln,E=cn):v==E&&(H==3?[v,E]=_u(v,v,D.log,!1):H==4?[v,E]=dp(v,v,D.log,!1):D.time?E=v+En(86400/m):[v,E]=yu(v,E,fp,!0))):(ln=is[0]=v=null,cn=is[1]=E=null)),Ks(M,v,E)}let Yr,Js,Jr,T,V,j,Y,J,Ae,De;function Re(v,E,I,U,X,K){v??=q0,I??=mp,U??="butt",X??=q0,K??="round",v!=Yr&&(h.strokeStyle=Yr=v),X!=Js&&(h.fillStyle=Js=X),E!=Jr&&(h.lineWidth=Jr=E),K!=V&&(h.lineJoin=V=K),U!=j&&(h.lineCap=j=U),I!=T&&h.setLineDash(T=I)}function Ne(v,E,I,U){E!=Js&&(h.fillStyle=Js=E),v!=Y&&(h.font=Y=v),I!=J&&(h.textAlign=J=I),U!=Ae&&(h.textBaseline=Ae=U)}function Ve(v,E,I,U,X=0){if(U.length>0&&v.auto(n,Ys)&&(E==null||E.min==null)){let K=Et(ln,0),le=Et(cn,U.length-1),fe=I.min==null?x1(U,K,le,X,v.distr==3):[I.min,I.max];v.min=ts(v.min,I.min=fe[0]),v.max=ci(v.max,I.max=fe[1])}}let it={min:null,max:null};function mt(){for(let U in b){let X=b[U];F[U]==null&&(X.min==null||F[M]!=null&&X.auto(n,Ys))&&(F[U]=it)}for(let U in b){let X=b[U];F[U]==null&&X.from!=null&&F[X.from]!=null&&(F[U]=it)}F[M]!=null&&dt(!0);let v={};for(let U in F){let X=F[U];if(X!=null){let K=v[U]=ia(b[U],A1);if(X.min!=null)xn(K,X);else if(U!=M||s==2)if(sn==0&&K.from==null){let le=K.range(n,null,null,U);K.min=le[0],K.max=le[1]}else K.min=zt,K.max=-zt}}if(sn>0){_.forEach((U,X)=>{if(s==1){let K=U.scale,le=F[K];if(le==null)return;let fe=v[K];if(X==0){let Se=fe.range(n,fe.min,fe.max,K);fe.min=Se[0],fe.max=Se[1],ln=es(fe.min,e[0]),cn=es(fe.max,e[0]),cn-ln>1&&(e[0][ln]<fe.min&&ln++,e[0][cn]>fe.max&&cn--),U.min=gi[ln],U.max=gi[cn]}else U.show&&U.auto&&Ve(fe,le,U,e[X],U.sorted);U.idxs[0]=ln,U.idxs[1]=cn}else if(X>0&&U.show&&U.auto){let[K,le]=U.facets,fe=K.scale,Se=le.scale,[Fe,Oe]=e[X],Be=v[fe],ot=v[Se];Be!=null&&Ve(Be,F[fe],K,Fe,K.sorted),ot!=null&&Ve(ot,F[Se],le,Oe,le.sorted),U.min=le.min,U.max=le.max}});for(let U in v){let X=v[U],K=F[U];if(X.from==null&&(K==null||K.min==null)){let le=X.range(n,X.min==zt?null:X.min,X.max==-zt?null:X.max,U);X.min=le[0],X.max=le[1]}}}for(let U in v){let X=v[U];if(X.from!=null){let K=v[X.from];if(K.min==null)X.min=X.max=null;else{let le=X.range(n,K.min,K.max,U);X.min=le[0],X.max=le[1]}}}let E={},I=!1;for(let U in v){let X=v[U],K=b[U];if(K.min!=X.min||K.max!=X.max){K.min=X.min,K.max=X.max;let le=K.distr;K._min=le==3?Xs(K.min):le==4?Jf(K.min,K.asinh):le==100?K.fwd(K.min):K.min,K._max=le==3?Xs(K.max):le==4?Jf(K.max,K.asinh):le==100?K.fwd(K.max):K.max,E[U]=I=!0}}if(I){_.forEach((U,X)=>{s==2?X>0&&E.y&&(U._paths=null):E[U.scale]&&(U._paths=null)});for(let U in E)be=!0,In("setScale",U);ge&&ue.left>=0&&(te=me=!0)}for(let U in F)F[U]=null}function He(v){let E=ip(ln-1,0,sn-1),I=ip(cn+1,0,sn-1);for(;v[E]==null&&E>0;)E--;for(;v[I]==null&&I<sn-1;)I++;return[E,I]}function gt(){if(sn>0){let v=_.some(E=>E._focus)&&De!=ze.alpha;v&&(h.globalAlpha=De=ze.alpha),_.forEach((E,I)=>{if(I>0&&E.show&&(en(I,!1),en(I,!0),E._paths==null)){let U=De;De!=E.alpha&&(h.globalAlpha=De=E.alpha);let X=s==2?[0,e[I][0].length-1]:He(e[I]);E._paths=E.paths(n,I,X[0],X[1]),De!=U&&(h.globalAlpha=De=U)}}),_.forEach((E,I)=>{if(I>0&&E.show){let U=De;De!=E.alpha&&(h.globalAlpha=De=E.alpha),E._paths!=null&&Lt(I,!1);{let X=E._paths!=null?E._paths.gaps:null,K=E.points.show(n,I,ln,cn,X),le=E.points.filter(n,I,K,X);(K||le)&&(E.points._paths=E.points.paths(n,I,ln,cn,le),Lt(I,!0))}De!=U&&(h.globalAlpha=De=U),In("drawSeries",I)}}),v&&(h.globalAlpha=De=1)}}function en(v,E){let I=E?_[v].points:_[v];I._stroke=I.stroke(n,v),I._fill=I.fill(n,v)}function Lt(v,E){let I=E?_[v].points:_[v],{stroke:U,fill:X,clip:K,flags:le,_stroke:fe=I._stroke,_fill:Se=I._fill,_width:Fe=I.width}=I._paths;Fe=Ht(Fe*At,3);let Oe=null,Be=Fe%2/2;E&&Se==null&&(Se=Fe>0?"#fff":fe);let ot=I.pxAlign==1&&Be>0;if(ot&&h.translate(Be,Be),!E){let Tt=P-Fe/2,Mt=S-Fe/2,yt=q+Fe,je=he+Fe;Oe=new Path2D,Oe.rect(Tt,Mt,yt,je)}E?ke(fe,Fe,I.dash,I.cap,Se,U,X,le,K):Dt(v,fe,Fe,I.dash,I.cap,Se,U,X,le,Oe,K),ot&&h.translate(-Be,-Be)}function Dt(v,E,I,U,X,K,le,fe,Se,Fe,Oe){let Be=!1;Se!=0&&R.forEach((ot,Tt)=>{if(ot.series[0]==v){let Mt=_[ot.series[1]],yt=e[ot.series[1]],je=(Mt._paths||Tl).band;vr(je)&&(je=ot.dir==1?je[0]:je[1]);let Ye,Yt=null;Mt.show&&je&&_1(yt,ln,cn)?(Yt=ot.fill(n,Tt)||K,Ye=Mt._paths.clip):je=null,ke(E,I,U,X,Yt,le,fe,Se,Fe,Oe,Ye,je),Be=!0}}),Be||ke(E,I,U,X,K,le,fe,Se,Fe,Oe)}let _n=sa|op;function ke(v,E,I,U,X,K,le,fe,Se,Fe,Oe,Be){Re(v,E,I,U,X),(Se||Fe||Be)&&(h.save(),Se&&h.clip(Se),Fe&&h.clip(Fe)),Be?(fe&_n)==_n?(h.clip(Be),Oe&&h.clip(Oe),xt(X,le),dn(v,K,E)):fe&op?(xt(X,le),h.clip(Be),dn(v,K,E)):fe&sa&&(h.save(),h.clip(Be),Oe&&h.clip(Oe),xt(X,le),h.restore(),dn(v,K,E)):(xt(X,le),dn(v,K,E)),(Se||Fe||Be)&&h.restore()}function dn(v,E,I){I>0&&(E instanceof Map?E.forEach((U,X)=>{h.strokeStyle=Yr=X,h.stroke(U)}):E!=null&&v&&h.stroke(E))}function xt(v,E){E instanceof Map?E.forEach((I,U)=>{h.fillStyle=Js=U,h.fill(I)}):E!=null&&v&&h.fill(E)}function Es(v,E,I,U){let X=A[v],K;if(U<=0)K=[0,0];else{let le=X._space=X.space(n,v,E,I,U),fe=X._incrs=X.incrs(n,v,E,I,U,le);K=HT(E,I,fe,U,le)}return X._found=K}function fn(v,E,I,U,X,K,le,fe,Se,Fe){let Oe=le%2/2;y==1&&h.translate(Oe,Oe),Re(fe,le,Se,Fe,fe),h.beginPath();let Be,ot,Tt,Mt,yt=X+(U==0||U==3?-K:K);I==0?(ot=X,Mt=yt):(Be=X,Tt=yt);for(let je=0;je<v.length;je++)E[je]!=null&&(I==0?Be=Tt=v[je]:ot=Mt=v[je],h.moveTo(Be,ot),h.lineTo(Tt,Mt));h.stroke(),y==1&&h.translate(-Oe,-Oe)}function Zr(v){let E=!0;return A.forEach((I,U)=>{if(!I.show)return;let X=b[I.scale];if(X.min==null){I._show&&(E=!1,I._show=!1,dt(!1));return}else I._show||(E=!1,I._show=!0,dt(!1));let K=I.side,le=K%2,{min:fe,max:Se}=X,[Fe,Oe]=Es(U,fe,Se,le==0?z:Ie);if(Oe==0)return;let Be=X.distr==2,ot=I._splits=I.splits(n,U,fe,Se,Fe,Oe,Be),Tt=X.distr==2?ot.map(Ye=>gi[Ye]):ot,Mt=X.distr==2?gi[ot[1]]-gi[ot[0]]:Fe,yt=I._values=I.values(n,I.filter(n,Tt,U,Oe,Mt),U,Oe,Mt);I._rotate=K==2?I.rotate(n,yt,U,Oe):0;let je=I._size;I._size=Oi(I.size(n,yt,U,v)),je!=null&&I._size!=je&&(E=!1)}),E}function ss(v){let E=!0;return ha.forEach((I,U)=>{let X=I(n,U,ns,v);X!=Bi[U]&&(E=!1),Bi[U]=X}),E}function Ts(){for(let v=0;v<A.length;v++){let E=A[v];if(!E.show||!E._show)continue;let I=E.side,U=I%2,X,K,le=E.stroke(n,v),fe=I==0||I==3?-1:1,[Se,Fe]=E._found;if(E.label!=null){let Kn=E.labelGap*fe,vi=En((E._lpos+Kn)*At);Ne(E.labelFont[0],le,"center",I==2?"top":$0),h.save(),U==1?(X=K=0,h.translate(vi,En(S+he/2)),h.rotate((I==3?-mu:mu)/2)):(X=En(P+q/2),K=vi);let wr=Uy(E.label)?E.label(n,v,Se,Fe):E.label;h.fillText(wr,X,K),h.restore()}if(Fe==0)continue;let Oe=b[E.scale],Be=U==0?q:he,ot=U==0?P:S,Tt=E._splits,Mt=Oe.distr==2?Tt.map(Kn=>gi[Kn]):Tt,yt=Oe.distr==2?gi[Tt[1]]-gi[Tt[0]]:Se,je=E.ticks,Ye=E.border,Yt=je.show?je.size:0,on=En(Yt*At),Ln=En((E.alignTo==2?E._size-Yt-E.gap:E.gap)*At),Ft=E._rotate*-mu/180,an=g(E._pos*At),yi=(on+Ln)*fe,Zn=an+yi;K=U==0?Zn:0,X=U==1?Zn:0;let Ri=E.font[0],zi=E.align==1?jo:E.align==2?$f:Ft>0?jo:Ft<0?$f:U==0?"center":I==3?$f:jo,as=Ft||U==1?"middle":I==2?"top":$0;Ne(Ri,le,zi,as);let xi=E.font[1]*E.lineGap,Ci=Tt.map(Kn=>g(a(Kn,Oe,Be,ot))),Hi=E._values;for(let Kn=0;Kn<Hi.length;Kn++){let vi=Hi[Kn];if(vi!=null){U==0?X=Ci[Kn]:K=Ci[Kn],vi=""+vi;let wr=vi.indexOf(`
`)==-1?[vi]:vi.split(/\n/gm);for(let jn=0;jn<wr.length;jn++){let tm=wr[jn];Ft?(h.save(),h.translate(X,K+jn*xi),h.rotate(Ft),h.fillText(tm,0,0),h.restore()):h.fillText(tm,X,K+jn*xi)}}}je.show&&fn(Ci,je.filter(n,Mt,v,Fe,yt),U,I,an,on,Ht(je.width*At,3),je.stroke(n,v),je.dash,je.cap);let ls=E.grid;ls.show&&fn(Ci,ls.filter(n,Mt,v,Fe,yt),U,U==0?2:1,U==0?S:P,U==0?he:q,Ht(ls.width*At,3),ls.stroke(n,v),ls.dash,ls.cap),Ye.show&&fn([an],[1],U==0?1:0,U==0?1:2,U==1?S:P,U==1?he:q,Ht(Ye.width*At,3),Ye.stroke(n,v),Ye.dash,Ye.cap)}In("drawAxes")}function dt(v){_.forEach((E,I)=>{I>0&&(E._paths=null,v&&(s==1?(E.min=null,E.max=null):E.facets.forEach(U=>{U.min=null,U.max=null})))})}let rn=!1,Jn=!1,Nt=[];function pn(){Jn=!1;for(let v=0;v<Nt.length;v++)In(...Nt[v]);Nt.length=0}function Wn(){rn||(N1(Op),rn=!0)}function Dl(v,E=!1){rn=!0,Jn=E,v(n),Op(),E&&Nt.length>0&&queueMicrotask(pn)}n.batch=Dl;function Op(){if(oe&&(mt(),oe=!1),be&&(Te(),be=!1),xe){if(Zt(f,jo,Ke),Zt(f,"top",lt),Zt(f,Sl,z),Zt(f,wl,Ie),Zt(p,jo,Ke),Zt(p,"top",lt),Zt(p,Sl,z),Zt(p,wl,Ie),Zt(d,Sl,nn),Zt(d,wl,un),u.width=En(nn*At),u.height=En(un*At),A.forEach(({_el:v,_show:E,_size:I,_pos:U,side:X})=>{if(v!=null)if(E){let K=X===3||X===0?I:0,le=X%2==1;Zt(v,le?"left":"top",U-K),Zt(v,le?"width":"height",I),Zt(v,le?"top":"left",le?lt:Ke),Zt(v,le?"height":"width",le?Ie:z),tp(v,zr)}else Ei(v,zr)}),Yr=Js=Jr=V=j=Y=J=Ae=T=null,De=1,ma(!0),Ke!=Ee||lt!=Ot||z!=We||Ie!=Je){dt(!1);let v=z/We,E=Ie/Je;if(ge&&!te&&ue.left>=0){ue.left*=v,ue.top*=E,Kr&&vs(Kr,En(ue.left),0,z,Ie),jr&&vs(jr,0,En(ue.top),z,Ie);for(let I=0;I<ht.length;I++){let U=ht[I];U!=null&&(Xt[I]*=v,Yn[I]*=E,vs(U,Oi(Xt[I]),Oi(Yn[I]),z,Ie))}}if(qt.show&&!ie&&qt.left>=0&&qt.width>0){qt.left*=v,qt.width*=v,qt.top*=E,qt.height*=E;for(let I in ju)Zt(to,I,qt[I])}Ee=Ke,Ot=lt,We=z,Je=Ie}In("setSize"),xe=!1}nn>0&&un>0&&(h.clearRect(0,0,u.width,u.height),In("drawClear"),w.forEach(v=>v()),In("draw")),qt.show&&ie&&(Nl(qt),ie=!1),ge&&te&&(Sr(null,!0,!1),te=!1),de.show&&de.live&&me&&(Zu(),me=!1),l||(l=!0,n.status=1,In("ready")),Ys=!1,rn=!1}n.redraw=(v,E)=>{be=E||!1,v!==!1?Ks(M,D.min,D.max):Wn()};function qu(v,E){let I=b[v];if(I.from==null){if(sn==0){let U=I.range(n,E.min,E.max,v);E.min=U[0],E.max=U[1]}if(E.min>E.max){let U=E.min;E.min=E.max,E.max=U}if(sn>1&&E.min!=null&&E.max!=null&&E.max-E.min<1e-16)return;v==M&&I.distr==2&&sn>0&&(E.min=es(E.min,e[0]),E.max=es(E.max,e[0]),E.min==E.max&&E.max++),F[v]=E,oe=!0,Wn()}}n.setScale=qu;let Yu,Ju,Kr,jr,kp,Bp,Qr,eo,zp,Hp,$t,jt,Zs=!1,kn=ue.drag,Cn=kn.x,Pn=kn.y;ge&&(ue.x&&(Yu=Fi(s1,p)),ue.y&&(Ju=Fi(r1,p)),D.ori==0?(Kr=Yu,jr=Ju):(Kr=Ju,jr=Yu),$t=ue.left,jt=ue.top);let qt=n.select=xn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),to=qt.show?Fi(i1,qt.over?p:f):null;function Nl(v,E){if(qt.show){for(let I in v)qt[I]=v[I],I in ju&&Zt(to,I,v[I]);E!==!1&&In("setSelect")}}n.setSelect=Nl;function jx(v){if(_[v].show)ee&&tp(at[v],zr);else if(ee&&Ei(at[v],zr),ge){let I=Pe?ht[0]:ht[v];I!=null&&vs(I,-10,-10,z,Ie)}}function Ks(v,E,I){qu(v,{min:E,max:I})}function rs(v,E,I,U){E.focus!=null&&iv(v),E.show!=null&&_.forEach((X,K)=>{K>0&&(v==K||v==null)&&(X.show=E.show,jx(K),s==2?(Ks(X.facets[0].scale,null,null),Ks(X.facets[1].scale,null,null)):Ks(X.scale,null,null),Wn())}),I!==!1&&In("setSeries",v,E),U&&ga("setSeries",n,v,E)}n.setSeries=rs;function Qx(v,E){xn(R[v],E)}function ev(v,E){v.fill=_t(v.fill||null),v.dir=Et(v.dir,-1),E=E??R.length,R.splice(E,0,v)}function tv(v){v==null?R.length=0:R.splice(v,1)}n.addBand=ev,n.setBand=Qx,n.delBand=tv;function nv(v,E){_[v].alpha=E,ge&&ht[v]!=null&&(ht[v].style.opacity=E),ee&&at[v]&&(at[v].style.opacity=E)}let As,js,br,no={focus:!0};function iv(v){if(v!=br){let E=v==null,I=ze.alpha!=1;_.forEach((U,X)=>{if(s==1||X>0){let K=E||X==0||X==v;U._focus=E?null:K,I&&nv(X,K?1:ze.alpha)}}),br=v,I&&Wn()}}ee&&et&&bt(Z0,Ce,v=>{ue._lock||(Qe(v),br!=null&&rs(null,no,!0,mn.setSeries))});function os(v,E,I){let U=b[E];I&&(v=v/At-(U.ori==1?lt:Ke));let X=z;U.ori==1&&(X=Ie,v=X-v),U.dir==-1&&(v=X-v);let K=U._min,le=U._max,fe=v/X,Se=K+(le-K)*fe,Fe=U.distr;return Fe==3?ta(10,Se):Fe==4?S1(Se,U.asinh):Fe==100?U.bwd(Se):Se}function sv(v,E){let I=os(v,M,E);return es(I,e[0],ln,cn)}n.valToIdx=v=>es(v,e[0]),n.posToIdx=sv,n.posToVal=os,n.valToPos=(v,E,I)=>b[E].ori==0?r(v,b[E],I?q:z,I?P:0):o(v,b[E],I?he:Ie,I?S:0),n.setCursor=(v,E,I)=>{$t=v.left,jt=v.top,Sr(null,E,I)};function Vp(v,E){Zt(to,jo,qt.left=v),Zt(to,Sl,qt.width=E)}function Gp(v,E){Zt(to,"top",qt.top=v),Zt(to,wl,qt.height=E)}let fa=D.ori==0?Vp:Gp,pa=D.ori==1?Vp:Gp;function rv(){if(ee&&de.live)for(let v=s==2?1:0;v<_.length;v++){if(v==0&&ut)continue;let E=de.values[v],I=0;for(let U in E)Xe[v][I++].firstChild.nodeValue=E[U]}}function Zu(v,E){if(v!=null&&(v.idxs?v.idxs.forEach((I,U)=>{se[U]=I}):T1(v.idx)||se.fill(v.idx),de.idx=se[0]),ee&&de.live){for(let I=0;I<_.length;I++)(I>0||s==1&&!ut)&&ov(I,se[I]);rv()}me=!1,E!==!1&&In("setLegend")}n.setLegend=Zu;function ov(v,E){let I=_[v],U=v==0&&H==2?gi:e[v],X;ut?X=I.values(n,v,E)??rt:(X=I.value(n,E==null?null:U[E],v,E),X=X==null?rt:{_:X}),de.values[v]=X}function Sr(v,E,I){zp=$t,Hp=jt,[$t,jt]=ue.move(n,$t,jt),ue.left=$t,ue.top=jt,ge&&(Kr&&vs(Kr,En($t),0,z,Ie),jr&&vs(jr,0,En(jt),z,Ie));let U,X=ln>cn;As=zt,js=null;let K=D.ori==0?z:Ie,le=D.ori==1?z:Ie;if($t<0||sn==0||X){U=ue.idx=null;for(let fe=0;fe<_.length;fe++){let Se=ht[fe];Se!=null&&vs(Se,-10,-10,z,Ie)}et&&rs(null,no,!0,v==null&&mn.setSeries),de.live&&(se.fill(U),me=!0)}else{let fe,Se,Fe;s==1&&(fe=D.ori==0?$t:jt,Se=os(fe,M),U=ue.idx=es(Se,e[0],ln,cn),Fe=W(e[0][U],D,K,0));let Oe=-10,Be=-10,ot=0,Tt=0,Mt=!0,yt="",je="";for(let Ye=s==2?1:0;Ye<_.length;Ye++){let Yt=_[Ye],on=se[Ye],Ln=on==null?null:s==1?e[Ye][on]:e[Ye][1][on],Ft=ue.dataIdx(n,Ye,U,Se),an=Ft==null?null:s==1?e[Ye][Ft]:e[Ye][1][Ft];if(me=me||an!=Ln||Ft!=on,se[Ye]=Ft,Ye>0&&Yt.show){let yi=Ft==null?-10:Ft==U?Fe:W(s==1?e[0][Ft]:e[Ye][0][Ft],D,K,0),Zn=an==null?-10:N(an,s==1?b[Yt.scale]:b[Yt.facets[1].scale],le,0);if(et&&an!=null){let Ri=D.ori==1?$t:jt,zi=Tn(ze.dist(n,Ye,Ft,Zn,Ri));if(zi<As){let as=ze.bias;if(as!=0){let xi=os(Ri,Yt.scale),Ci=an>=0?1:-1,Hi=xi>=0?1:-1;Hi==Ci&&(Hi==1?as==1?an>=xi:an<=xi:as==1?an<=xi:an>=xi)&&(As=zi,js=Ye)}else As=zi,js=Ye}}if(me||Pe){let Ri,zi;D.ori==0?(Ri=yi,zi=Zn):(Ri=Zn,zi=yi);let as,xi,Ci,Hi,ls,Kn,vi=!0,wr=ce.bbox;if(wr!=null){vi=!1;let jn=wr(n,Ye);Ci=jn.left,Hi=jn.top,as=jn.width,xi=jn.height}else Ci=Ri,Hi=zi,as=xi=ce.size(n,Ye);if(Kn=ce.fill(n,Ye),ls=ce.stroke(n,Ye),Pe)Ye==js&&As<=ze.prox&&(Oe=Ci,Be=Hi,ot=as,Tt=xi,Mt=vi,yt=Kn,je=ls);else{let jn=ht[Ye];jn!=null&&(Xt[Ye]=Ci,Yn[Ye]=Hi,iy(jn,as,xi,vi),ty(jn,Kn,ls),vs(jn,Oi(Ci),Oi(Hi),z,Ie))}}}}if(Pe){let Ye=ze.prox,Yt=br==null?As<=Ye:As>Ye||js!=br;if(me||Yt){let on=ht[0];on!=null&&(Xt[0]=Oe,Yn[0]=Be,iy(on,ot,Tt,Mt),ty(on,yt,je),vs(on,Oi(Oe),Oi(Be),z,Ie))}}}if(qt.show&&Zs)if(v!=null){let[fe,Se]=mn.scales,[Fe,Oe]=mn.match,[Be,ot]=v.cursor.sync.scales,Tt=v.cursor.drag;if(Cn=Tt._x,Pn=Tt._y,Cn||Pn){let{left:Mt,top:yt,width:je,height:Ye}=v.select,Yt=v.scales[Be].ori,on=v.posToVal,Ln,Ft,an,yi,Zn,Ri=fe!=null&&Fe(fe,Be),zi=Se!=null&&Oe(Se,ot);Ri&&Cn?(Yt==0?(Ln=Mt,Ft=je):(Ln=yt,Ft=Ye),an=b[fe],yi=W(on(Ln,Be),an,K,0),Zn=W(on(Ln+Ft,Be),an,K,0),fa(ts(yi,Zn),Tn(Zn-yi))):fa(0,K),zi&&Pn?(Yt==1?(Ln=Mt,Ft=je):(Ln=yt,Ft=Ye),an=b[Se],yi=N(on(Ln,ot),an,le,0),Zn=N(on(Ln+Ft,ot),an,le,0),pa(ts(yi,Zn),Tn(Zn-yi))):pa(0,le)}else Qu()}else{let fe=Tn(zp-kp),Se=Tn(Hp-Bp);if(D.ori==1){let ot=fe;fe=Se,Se=ot}Cn=kn.x&&fe>=kn.dist,Pn=kn.y&&Se>=kn.dist;let Fe=kn.uni;Fe!=null?Cn&&Pn&&(Cn=fe>=Fe,Pn=Se>=Fe,!Cn&&!Pn&&(Se>fe?Pn=!0:Cn=!0)):kn.x&&kn.y&&(Cn||Pn)&&(Cn=Pn=!0);let Oe,Be;Cn&&(D.ori==0?(Oe=Qr,Be=$t):(Oe=eo,Be=jt),fa(ts(Oe,Be),Tn(Be-Oe)),Pn||pa(0,le)),Pn&&(D.ori==1?(Oe=Qr,Be=$t):(Oe=eo,Be=jt),pa(ts(Oe,Be),Tn(Be-Oe)),Cn||fa(0,K)),!Cn&&!Pn&&(fa(0,0),pa(0,0))}if(kn._x=Cn,kn._y=Pn,v==null){if(I){if(em!=null){let[fe,Se]=mn.scales;mn.values[0]=fe!=null?os(D.ori==0?$t:jt,fe):null,mn.values[1]=Se!=null?os(D.ori==1?$t:jt,Se):null}ga(qf,n,$t,jt,z,Ie,U)}if(et){let fe=I&&mn.setSeries,Se=ze.prox;br==null?As<=Se&&rs(js,no,!0,fe):As>Se?rs(null,no,!0,fe):js!=br&&rs(js,no,!0,fe)}}me&&(de.idx=U,Zu()),E!==!1&&In("setCursor")}let Qs=null;Object.defineProperty(n,"rect",{get(){return Qs==null&&ma(!1),Qs}});function ma(v=!1){v?Qs=null:(Qs=p.getBoundingClientRect(),In("syncRect",Qs))}function Wp(v,E,I,U,X,K,le){ue._lock||Zs&&v!=null&&v.movementX==0&&v.movementY==0||(Ku(v,E,I,U,X,K,le,!1,v!=null),v!=null?Sr(null,!0,!0):Sr(E,!0,!1))}function Ku(v,E,I,U,X,K,le,fe,Se){if(Qs==null&&ma(!1),Qe(v),v!=null)I=v.clientX-Qs.left,U=v.clientY-Qs.top;else{if(I<0||U<0){$t=-10,jt=-10;return}let[Fe,Oe]=mn.scales,Be=E.cursor.sync,[ot,Tt]=Be.values,[Mt,yt]=Be.scales,[je,Ye]=mn.match,Yt=E.axes[0].side%2==1,on=D.ori==0?z:Ie,Ln=D.ori==1?z:Ie,Ft=Yt?K:X,an=Yt?X:K,yi=Yt?U:I,Zn=Yt?I:U;if(Mt!=null?I=je(Fe,Mt)?a(ot,b[Fe],on,0):-10:I=on*(yi/Ft),yt!=null?U=Ye(Oe,yt)?a(Tt,b[Oe],Ln,0):-10:U=Ln*(Zn/an),D.ori==1){let Ri=I;I=U,U=Ri}}Se&&(E==null||E.cursor.event.type==qf)&&((I<=1||I>=z-1)&&(I=kr(I,z)),(U<=1||U>=Ie-1)&&(U=kr(U,Ie))),fe?(kp=I,Bp=U,[Qr,eo]=ue.move(n,I,U)):($t=I,jt=U)}let ju={width:0,height:0,left:0,top:0};function Qu(){Nl(ju,!1)}let Xp,$p,qp,Yp;function Jp(v,E,I,U,X,K,le){Zs=!0,Cn=Pn=kn._x=kn._y=!1,Ku(v,E,I,U,X,K,le,!0,!1),v!=null&&(bt(Yf,Qf,Zp,!1),ga(Y0,n,Qr,eo,z,Ie,null));let{left:fe,top:Se,width:Fe,height:Oe}=qt;Xp=fe,$p=Se,qp=Fe,Yp=Oe}function Zp(v,E,I,U,X,K,le){Zs=kn._x=kn._y=!1,Ku(v,E,I,U,X,K,le,!1,!0);let{left:fe,top:Se,width:Fe,height:Oe}=qt,Be=Fe>0||Oe>0,ot=Xp!=fe||$p!=Se||qp!=Fe||Yp!=Oe;if(Be&&ot&&Nl(qt),kn.setScale&&Be&&ot){let Tt=fe,Mt=Fe,yt=Se,je=Oe;if(D.ori==1&&(Tt=Se,Mt=Oe,yt=fe,je=Fe),Cn&&Ks(M,os(Tt,M),os(Tt+Mt,M)),Pn)for(let Ye in b){let Yt=b[Ye];Ye!=M&&Yt.from==null&&Yt.min!=zt&&Ks(Ye,os(yt+je,Ye),os(yt,Ye))}Qu()}else ue.lock&&(ue._lock=!ue._lock,Sr(E,!0,v!=null));v!=null&&(vn(Yf,Qf),ga(Yf,n,$t,jt,z,Ie,null))}function av(v,E,I,U,X,K,le){if(ue._lock)return;Qe(v);let fe=Zs;if(Zs){let Se=!0,Fe=!0,Oe=10,Be,ot;D.ori==0?(Be=Cn,ot=Pn):(Be=Pn,ot=Cn),Be&&ot&&(Se=$t<=Oe||$t>=z-Oe,Fe=jt<=Oe||jt>=Ie-Oe),Be&&Se&&($t=$t<Qr?0:z),ot&&Fe&&(jt=jt<eo?0:Ie),Sr(null,!0,!0),Zs=!1}$t=-10,jt=-10,se.fill(null),Sr(null,!0,!0),fe&&(Zs=fe)}function Kp(v,E,I,U,X,K,le){ue._lock||(Qe(v),da(),Qu(),v!=null&&ga(K0,n,$t,jt,z,Ie,null))}function jp(){A.forEach(VT),B(n.width,n.height,!0)}Hr(gu,ea,jp);let io={};io.mousedown=Jp,io.mousemove=Wp,io.mouseup=Zp,io.dblclick=Kp,io.setSeries=(v,E,I,U)=>{let X=mn.match[2];I=X(n,E,I),I!=-1&&rs(I,U,!0,!1)},ge&&(bt(Y0,p,Jp),bt(qf,p,Wp),bt(J0,p,v=>{Qe(v),ma(!1)}),bt(Z0,p,av),bt(K0,p,Kp),ap.add(n),n.syncRect=ma);let Ul=n.hooks=i.hooks||{};function In(v,E,I){Jn?Nt.push([v,E,I]):v in Ul&&Ul[v].forEach(U=>{U.call(null,n,E,I)})}(i.plugins||[]).forEach(v=>{for(let E in v.hooks)Ul[E]=(Ul[E]||[]).concat(v.hooks[E])});let Qp=(v,E,I)=>I,mn=xn({key:null,setSeries:!1,filters:{pub:ly,sub:ly},scales:[M,_[1]?_[1].scale:null],match:[cy,cy,Qp],values:[null,null]},ue.sync);mn.match.length==2&&mn.match.push(Qp),ue.sync=mn;let em=mn.key,ed=rx(em);function ga(v,E,I,U,X,K,le){mn.filters.pub(v,E,I,U,X,K,le)&&ed.pub(v,E,I,U,X,K,le)}ed.sub(n);function lv(v,E,I,U,X,K,le){mn.filters.sub(v,E,I,U,X,K,le)&&io[v](null,E,I,U,X,K,le)}n.pub=lv;function cv(){ed.unsub(n),ap.delete(n),Rn.clear(),np(gu,ea,jp),c.remove(),Ce?.remove(),In("destroy")}n.destroy=cv;function td(){In("init",i,e),ua(e||i.data,!1),F[M]?qu(M,F[M]):da(),ie=qt.show&&(qt.width>0||qt.height>0),te=me=!0,B(i.width,i.height)}return _.forEach(qr),A.forEach(ws),t?t instanceof HTMLElement?(t.appendChild(c),td()):t(n,td):td(),n}Fn.assign=xn;Fn.fmtNum=pp;Fn.rangeNum=yu;Fn.rangeLog=_u;Fn.rangeAsinh=dp;Fn.orient=Gr;Fn.pxRatio=At;Fn.join=D1;Fn.fmtDate=gp,Fn.tzDate=W1;Fn.sync=rx;{Fn.addGap=TT,Fn.clipGaps=wu;let i=Fn.paths={points:ux};i.linear=fx,i.stepped=CT,i.bars=PT,i.spline=LT}var yx=4,xx=3e3,Wr=i=>getComputedStyle(document.documentElement).getPropertyValue(i).trim();function _x(i){let e=i.length;if(e<=xx)return Array.from({length:e},(s,r)=>r);let t=[],n=Math.ceil(e/(xx/2));for(let s=0;s<e;s+=n){let r=s,o=s;for(let a=s;a<Math.min(s+n,e);a++)i[a]<i[r]&&(r=a),i[a]>i[o]&&(o=a);t.push(...new Set([Math.min(r,o),Math.max(r,o)]))}return t.at(-1)!==e-1&&t.push(e-1),t}function vx(i,e,t){let n=0,s=i.length;for(;n<s;){let r=n+s>>1;i[r]<=t+1e-9?n=r+1:s=r}return n>0?e[n-1]:NaN}function GT(i,e,t){if(i===null||e===null||!Number.isFinite(i+e))return[0,1,!1];let n=Math.max(Math.abs(i),Math.abs(e));if(e-i<=Math.max(t,1e-12*n)){let r=Math.max(t,.1*n,n===0&&t===0?1:0),o=(i+e)/2;return[o-r,o+r,!0]}let s=.08*(e-i);return[i-s,e+s,!1]}function bx(i,e){let t=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(e);n++)n%3===0&&t.push(10**n);return t}var Rl=class{constructor(e,t){this.plan=e;this.host=t;let n=(s,r,o)=>k("button",{class:"small",title:r,"aria-label":`${s} of ${e.title}`,onclick:o},s);this.holder=k("div",{class:"plot",id:`plot-${e.id}`},k("div",{class:"plot-head"},k("button",{class:"link",title:`${e.hint}${e.hint?"; ":""}click: larger or smaller`,onclick:()=>t.large(e.id)},e.title),e.unit&&e.unit!=="\u2013"?` [${e.unit}]`:"",this.note,k("span",{class:"grow"}),n("CSV","save the data of this plot",()=>this.csv()),n("PNG","save this plot as a picture",()=>this.png()),n("SVG","save this plot as a drawing",()=>this.svg()),t.close?n("\xD7","close this plot",()=>t.close?.(e.id)):null))}plan;host;holder;lines=[];plot=null;key="";note=k("span",{class:"flat quiet"});range=null;pressed=[0,0];dragged=!1;drawnY=[0,1];destroy(){this.plot?.destroy(),this.holder.remove()}set(e){this.lines=e;let t=e.map(r=>`${r.name}${r.ghost?"'":""}`).join("|");t!==this.key&&(this.plot?.destroy(),this.plot=null,this.key=t);let n=e.map(r=>{let o=_x(r.y);return[o.map(a=>r.t[a]),o.map(a=>Number.isFinite(r.y[a])?r.y[a]:null)]}),s=n.length>1?Fn.join(n,n.map(()=>[0,1])):n.length===1?n[0]:[[]];this.plot??=this.build(),this.plot.setData(s,!1),this.scale()}zoom(e){this.range=e,this.scale()}scale(){let e=this.plot;if(!e)return;let t=1/0,n=-1/0;for(let{t:o}of this.lines)o.length>0&&([t,n]=[Math.min(t,o[0]),Math.max(n,o[o.length-1])]);t<n||([t,n]=Number.isFinite(t)?[t,t+.001]:[0,1]);let[s,r]=this.range??[t,n];e.batch(()=>e.setScale("x",{min:s,max:r}))}resize(e,t){if(!this.plot)return;let n=24,s=this.holder.querySelector(".u-legend")?.offsetHeight??20;this.plot.setSize({width:Math.max(e,80),height:Math.max(t-n-s-4,50)})}mark(){let e=this.plot;if(!e)return;e.redraw(!1,!1);let t=this.host.now(),n=this.holder.querySelectorAll(".u-legend .u-value");(e.cursor.idx===null||e.cursor.idx===void 0)&&n.forEach((s,r)=>s.textContent=r===0?`${pe(t,5)} s`:this.said(r-1,t))}said(e,t){let n=this.lines[e];return n?pe(vx(n.t,n.raw??n.y,t),4):""}values(e){return Object.fromEntries(this.lines.map(t=>[t.ghost?`${t.name}'`:t.name,vx(t.t,t.raw??t.y,e)]))}build(){let{plan:e}=this,t=Wr("--quiet"),n=Wr("--line"),s=this.lines,r={stroke:t,grid:{stroke:n,width:1},ticks:{stroke:n,width:1},font:"10px system-ui"},o=[{label:"t",value:(l,c)=>c===null?"":`${pe(c,5)} s`},...s.map((l,c)=>({label:l.ghost?`${l.name} (compared)`:l.name,stroke:l.colour,width:l.ghost?1.2:1.6,dash:l.ghost||e.stacked&&l.apart?[5,4]:void 0,points:{show:!1},spanGaps:!0,fill:e.stacked&&!l.apart&&!l.ghost?`${l.colour}66`:void 0,value:(u,h,d,f)=>this.said(c,f==null?this.host.now():u.data[0][f]??NaN)}))],a=s.map((l,c)=>({l,k:c})).filter(({l})=>e.stacked&&!l.apart&&!l.ghost).map(({k:l})=>l);return new Fn({width:300,height:150,series:o,padding:[6,8,0,0],scales:{x:{time:!1,auto:!1},y:e.log?{distr:3,range:(l,c,u)=>this.drawnY=[Math.min(c??1e-13,1e-13)/2,Math.max(u??1e-8,e.level??1e-8)*3]}:{range:(l,c,u)=>{let[h,d,f]=GT(c,u,e.flat);return this.note.textContent=f&&e.flat>0&&c!==null?` flat: changes by ${pe((u??0)-(c??0),2)}, rounding`:"",this.drawnY=[h,d]}}},axes:[{...r,values:(l,c)=>c.map(u=>`${pe(u,4)}`),size:24},{...r,size:58,values:(l,c)=>WT(c),...e.log?{splits:(l,c,u,h)=>bx(u,h),filter:(l,c)=>c}:{}}],bands:a.slice(1).map((l,c)=>({series:[l+1,a[c]+1]})),cursor:{sync:{key:"tumble"},drag:{x:!0,y:!1,setScale:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[l=>this.marks(l)],ready:[l=>this.listen(l)],setSelect:[l=>this.selected(l)]}},o.map(()=>[]),this.holder)}listen(e){e.over.addEventListener("mousedown",t=>{this.pressed=[t.clientX,t.clientY],this.dragged=!0}),e.over.addEventListener("click",t=>{Math.hypot(t.clientX-this.pressed[0],t.clientY-this.pressed[1])>yx||this.host.seek(e.posToVal(t.clientX-e.over.getBoundingClientRect().left,"x"))}),e.over.addEventListener("dblclick",()=>this.host.zoomed(null))}selected(e){let{left:t,width:n}=e.select,s=this.dragged;this.dragged=!1;let r=[e.posToVal(t,"x"),e.posToVal(t+n,"x")];e.setSelect({left:0,width:0,top:0,height:0},!1),s&&n>yx&&this.host.zoomed(r)}marks(e){let t=e.ctx,{left:n,top:s,width:r,height:o}=e.bbox,{plan:a}=this,l=(u,h)=>{let d=e.valToPos(u,"y",!0);d<s||d>s+o||(t.strokeStyle=Wr("--quiet"),t.setLineDash(h),t.beginPath(),t.moveTo(n,d),t.lineTo(n+r,d),t.stroke(),t.setLineDash([]))};t.save(),a.log||l(0,[]),a.level&&l(a.level,[6,5]);let c=e.valToPos(this.host.now(),"x",!0);t.fillStyle=Wr("--ink"),c>=n&&c<=n+r&&t.fillRect(c-.75,s,1.5,o),t.restore()}csv(){let e=this.plan.unit&&this.plan.unit!=="\u2013"?` [${this.plan.unit}]`:"",t=new Map;this.lines.forEach((o,a)=>{let l=o.saved?.y??o.raw??o.y;for(let c=0;c<o.t.length;c++){let u=t.get(o.t[c]);u||t.set(o.t[c],u=Array(this.lines.length).fill("")),u[a]=l[c]}});let n=o=>/[",\n]/.test(o)?`"${o.replaceAll('"','""')}"`:o,s=["time [s]",...this.lines.map(o=>n(`${o.saved?.name??o.name}${o.ghost?" (compared)":""}${e}`))],r=[...t].sort((o,a)=>o[0]-a[0]).map(([o,a])=>[o,...a].join(","));Mr(this.host.fileName(this.plan.id,"csv"),new Blob([[s.join(","),...r].join(`
`)+`
`],{type:"text/csv"}))}png(){let e=this.plot;if(!e)return;let t=e.ctx.canvas,n=document.createElement("canvas"),s=devicePixelRatio,r=40*s;[n.width,n.height]=[t.width,t.height+r];let o=n.getContext("2d");o.fillStyle=Wr("--field"),o.fillRect(0,0,n.width,n.height),o.drawImage(t,0,r),o.font=`bold ${13*s}px system-ui, sans-serif`,o.fillStyle=Wr("--ink"),o.fillText(`${this.plan.title}${this.plan.unit?` [${this.plan.unit}]`:""}`,8*s,16*s),o.font=`${11*s}px system-ui, sans-serif`;let a=8*s;for(let l of this.lines){o.fillStyle=l.colour,o.fillRect(a,25*s,10*s,3*s),o.fillStyle=Wr("--ink");let c=`${l.name}${l.ghost?" (compared)":""}`;o.fillText(c,a+14*s,31*s),a+=o.measureText(c).width+28*s}n.toBlob(l=>l&&Mr(this.host.fileName(this.plan.id,"png"),l),"image/png")}svg(){let e=this.plot;if(!e)return;let[t,n]=[e.scales.x.min??0,e.scales.x.max??1],s=XT(this.plan,this.lines,[t,n],this.drawnY);Mr(this.host.fileName(this.plan.id,"svg"),new Blob([s],{type:"image/svg+xml"}))}};function WT(i){let e=i.filter(t=>t!==null);for(let t=3;t<=12;t++){let n=e.map(s=>pe(s,t));if(new Set(n).size===n.length||t===12)return i.map(s=>s===null?"":pe(s,t))}return i.map(()=>"")}var wp=i=>i.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;");function XT(i,e,[t,n],[s,r]){let[o,a,l,c,u,h]=[720,360,74,46,16,40],d=i.log?Math.log10:M=>M,[f,p]=[d(s),d(r)],y=M=>l+(M-t)/(n-t)*(o-l-u),g=M=>a-h-(d(M)-f)/(p-f)*(a-c-h),m=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${o} ${a}" font-family="sans-serif" font-size="11">`,`<rect width="${o}" height="${a}" fill="#fff"/>`,`<text x="${l}" y="16" font-size="14" font-weight="bold">${wp(i.title)}${i.unit?` [${wp(i.unit)}]`:""}</text>`],_=(M,x)=>{let w=(x-M)/5,O=10**Math.floor(Math.log10(w));return([1,2,5].find(L=>L*O>=w)??10)*O},A=(M,x)=>{let w=_(M,x),O=[];for(let L=Math.ceil(M/w);L*w<=x;L++)O.push(L*w);return O};for(let M of A(t,n))m.push(`<path d="M${y(M)} ${c}V${a-h}" stroke="#ddd"/><text x="${y(M)}" y="${a-h+15}" text-anchor="middle">${pe(Number(M.toPrecision(6)),4)}</text>`);let b=i.log?bx(s,r):A(s,r);for(let M of b)m.push(`<path d="M${l} ${g(M)}H${o-u}" stroke="#ddd"/><text x="${l-6}" y="${g(M)+4}" text-anchor="end">${pe(Number(M.toPrecision(6)),4)}</text>`);i.level&&m.push(`<path d="M${l} ${g(i.level)}H${o-u}" stroke="#888" stroke-dasharray="6 5"/>`),m.push(`<text x="${(l+o-u)/2}" y="${a-6}" text-anchor="middle">time [s]</text>`,`<clipPath id="inside"><rect x="${l}" y="${c}" width="${o-l-u}" height="${a-c-h}"/></clipPath>`);let R=l;for(let M of e){let x=_x(M.y),w=x.filter(L=>Number.isFinite(M.y[L])).map(L=>`${y(M.t[L]).toFixed(2)},${g(M.y[L]).toFixed(2)}`).join(" "),O=`${M.name}${M.ghost?" (compared)":""}`;m.push(`<polyline clip-path="url(#inside)" fill="none" stroke="${M.colour}" stroke-width="1.5"${M.ghost?' stroke-dasharray="5 4"':""} points="${w}"/>`,`<rect x="${R}" y="26" width="10" height="3" fill="${M.colour}"/><text x="${R+14}" y="32">${wp(O)}</text>`),R+=24+6.5*O.length}return`${m.join(`
`)}
</svg>
`}var $T=16,qT=9,YT=2e3,On=i=>e=>e[i],Sx={x:{label:"x",unit:"m",of:On(0)},y:{label:"y",unit:"m",of:On(1)},z:{label:"z",unit:"m",of:On(2)},vx:{label:"vx",unit:"m/s",of:On(7)},vy:{label:"vy",unit:"m/s",of:On(8)},vz:{label:"vz",unit:"m/s",of:On(9)},speed:{label:"speed",unit:"m/s",of:i=>Math.hypot(i[7],i[8],i[9])},wx:{label:"\u03C9x",unit:"rad/s",of:On(10)},wy:{label:"\u03C9y",unit:"rad/s",of:On(11)},wz:{label:"\u03C9z",unit:"rad/s",of:On(12)},spin:{label:"|\u03C9|",unit:"rad/s",of:i=>Math.hypot(i[10],i[11],i[12])},angle:{label:"rotation angle",unit:"\xB0",of:i=>2*Math.acos(Math.min(Math.abs(i[3]),1))*(180/Math.PI)},qw:{label:"qw",unit:"\u2013",of:On(3)},qx:{label:"qx",unit:"\u2013",of:On(4)},qy:{label:"qy",unit:"\u2013",of:On(5)},qz:{label:"qz",unit:"\u2013",of:On(6)},kinetic:{label:"kinetic energy",unit:"J",of:(i,e)=>Jo(e,i)[0]+Jo(e,i)[1]},potential:{label:"potential energy",unit:"J",of:(i,e,t)=>{let n=t.about.gravity;return n?-e.mass*(n[0]*i[0]+n[1]*i[1]+n[2]*i[2]):NaN}},px:{label:"px",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[7]},py:{label:"py",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[8]},pz:{label:"pz",unit:"kg\xB7m/s",of:(i,e)=>e.mass*i[9]},fx:{label:"contact force x",unit:"N",of:On(13)},fy:{label:"contact force y",unit:"N",of:On(14)},fz:{label:"contact force z",unit:"N",of:On(15)}},wx=i=>Math.hypot(i[2],i[3]),Mx={gap:{label:"gap",unit:"\xB5m",of:i=>1e6*i[0]},normal:{label:"normal force",unit:"N",of:(i,e,t)=>i[1]/t.about.step},friction:{label:"friction force",unit:"N",of:(i,e,t)=>wx(i)/t.about.step},used:{label:"friction used",unit:"%",of:i=>i[7]*i[1]>0?100*wx(i)/(i[7]*i[1]):NaN},slip:{label:"slip",unit:"m/s",of:i=>Math.hypot(i[5],i[6])},vn:{label:"normal velocity",unit:"m/s",of:On(4)},residual:{label:"residual",unit:"m/s",of:On(8)}},Ex={kinetic:["kinetic","J"],potential:["potential","J"],friction_loss:["friction loss","J"],restitution_loss:["restitution loss","J"],damping_loss:["damping loss","J"],work:["external work","J"],kinematic_work:["kinematic work","J"],corrected:["position correction","J"],time_step:["integration error","J"],px:["px","kg\xB7m/s"],py:["py","kg\xB7m/s"],pz:["pz","kg\xB7m/s"],lx:["Lx","kg\xB7m\xB2/s"],ly:["Ly","kg\xB7m\xB2/s"],lz:["Lz","kg\xB7m\xB2/s"],residual:["residual","m/s"],overlap:["overlap","m"],sweeps:["sweeps","\u2013"],step_ms:["step time","ms"],contacts:["contacts","\u2013"],islands:["islands","\u2013"]},Ep=class{constructor(e,t,n){this.store=e;this.query=t;this.width=n;this.next=e.first,this.epoch=e.epoch}store;query;width;frames=[];rows=[];busy=!1;next;epoch;get count(){return this.frames.length}frame(e){return this.frames[e]}async read(e){let t=this.store;if(!(this.busy||this.epoch!==t.epoch)){this.busy=!0;try{let n=Math.max(1,Math.ceil((t.end-t.first)/YT));for(;this.next<t.end&&this.epoch===t.epoch;){let s=new Float64Array(await t.link.bytes(`/api/source/${t.index}/series?${this.query}&from=${Math.max(this.next,t.first)}&stride=${n}`));if(s.length===0||this.epoch!==t.epoch)return;for(let r=0;r<s.length;r+=this.width+1){this.frames.push(s[r]);for(let o=1;o<=this.width;o++)this.rows.push(s[r+o])}this.next=this.frames[this.frames.length-1]+n,e()}}finally{this.busy=!1}}}},Au=class{tracks=new Map;forget(){this.tracks.clear()}refresh(e){for(let t of this.tracks.values())t.read(e).catch(()=>{})}track(e,t,n){let s=`${e.index}/${e.epoch}/${t}`,r=this.tracks.get(s);return r||this.tracks.set(s,r=new Ep(e,t,n)),r}curve(e,t,n,s){let r=this.track(e,t,n),o=r.count,a=new Float64Array(o),l=new Float64Array(o);for(let c=0;c<o;c++)a[c]=e.time(r.frame(c)),l[c]=s(r.rows.slice(c*n,(c+1)*n));return{t:a,y:l}}find(e,t){let[n,...s]=e.split(":");if(n==="w"&&s.length===1){let r=s[0],o=Object.hasOwn(Ex,r)?Ex[r]:void 0;return o?{id:e,label:o[0],unit:o[1],of:a=>({t:a.column("time"),y:a.column(r)})}:null}if(n==="b"&&s.length===2){let r=Number(s[0]),o=Object.hasOwn(Sx,s[1])?Sx[s[1]]:void 0,a=t.bodies[r]?.name;return!o||a===void 0?null:{id:e,label:`${a} ${o.label}`,unit:o.unit,of:l=>{let c=Mp(l,t,r);return c<0?null:this.curve(l,`body=${c}`,$T,u=>o.of(u,l.bodies[c],l))}}}if(n==="c"&&s.length===4){let[r,o]=[Number(s[0]),Number(s[1])],a=Object.hasOwn(Mx,s[3])?Mx[s[3]]:void 0;return!a||!t.bodies[r]||!t.bodies[o]||!/^[0-9a-f]{16}$/.test(s[2])?null:{id:e,label:`${t.bodies[r].name} \u2194 ${t.bodies[o].name} ${a.label}`,unit:a.unit,of:l=>{let[c,u]=[Mp(l,t,r),Mp(l,t,o)];return c<0||u<0?null:this.curve(l,`a=${c}&b=${u}&feature=${s[2]}`,qT,h=>a.of(h,l.bodies[c],l))}}}return null}};function Mp(i,e,t){return i===e||i.bodies[t]?.name===e.bodies[t].name?t:i.bodies.findIndex(n=>n.name===e.bodies[t].name)}function Tp(i,e,t){let n=0,s=0;for(let c of e.bodies)c.kind==="dynamic"&&([n,s]=[n+c.mass,s+1]);let r=Math.hypot(...e.about.gravity??[0,0,0])||9.81,o=Math.sqrt(r*t),a=s>0?n/s:1;return 1e-6*({m:t,"m/s":o,"rad/s":o/t,J:(n||1)*r*t,"kg\xB7m/s":(n||1)*o,"kg\xB7m\xB2/s":(n||1)*o*t,N:a*r,"\xB0":10,"\u2013":1,\u00B5m:1e3,"%":100,ms:1}[i]??0)}var JT=i=>i.map(e=>e-i[0]),Tx=i=>e=>e.column(i).some(t=>Math.abs(t)>1e-12),Ax=[{id:"ledger",title:"Energy balance",unit:"J",stacked:!0,hint:"the bands add up to the initial energy plus external work, position correction and integration error (dashed); zero is the lowest potential energy of the run",lines:[{name:"damping loss",colour:"#7b6d8d",column:"damping_loss",shown:Tx("damping_loss")},{name:"restitution loss",colour:"#cc3fa0",column:"restitution_loss"},{name:"friction loss",colour:"#e69f00",column:"friction_loss"},{name:"potential",colour:"#5b8ff9",column:"potential"},{name:"kinetic",colour:"#2f9e44",column:"kinetic"}]},{id:"sources",title:"Work, correction, integration error",unit:"J",hint:"external work (forces, pulling), work of kinematic bodies, energy added by the position correction, integration error",lines:[{name:"external work",colour:"#d94801",column:"work"},{name:"kinematic work",colour:"#9c755f",column:"kinematic_work",shown:Tx("kinematic_work")},{name:"position correction",colour:"#9c36b5",column:"corrected"},{name:"integration error",colour:"#868e96",column:"time_step"}]},{id:"momentum",title:"Change of momentum",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, without external forces",lines:["px","py","pz","lx","ly","lz"].map((i,e)=>({name:["px","py","pz","Lx","Ly","Lz"][e],colour:["#e03131","#2f9e44","#1971c2","#ff8787","#8ce99a","#74c0fc"][e],column:i,drawn:JT}))},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"largest velocity error at any contact; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",column:"residual",drawn:i=>i.map(e=>e>1e-17?e:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",column:"overlap"}]},{id:"sweeps",title:"Sweeps",unit:"\u2013",hint:"sweeps over the contacts in a step, all islands together",lines:[{name:"sweeps",colour:"#2f9e44",column:"sweeps"},{name:"contacts",colour:"#868e96",column:"contacts"}]},{id:"time",title:"Step time",unit:"ms",hint:"wall-clock time of a step on the machine that simulated it",lines:[{name:"step",colour:"#9c36b5",column:"step_ms"}]}],Rx=["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00","#56b4e9","#9c36b5","#868e96"],Ru=class{constructor(e,t,n){this.goTo=e;this.changed=t;this.size=n;new ResizeObserver(()=>this.resize()).observe(this.root)}goTo;changed;size;root=ve("plots");library=new Au;charts=[];store=null;beside=null;drawn="";frame=0;lastDraw=0;enlarged="";range=null;chosen=[];get open(){return!this.root.hidden}toggle(e=this.root.hidden){this.root.hidden=!e,e&&this.refresh(!0)}show(e){e!==this.store&&this.library.forget(),this.store=e,this.rebuild()}compare(e){this.beside=e,this.drawn="",this.open&&this.refresh(!0)}choose(e){let t=e.every(n=>this.chosen.includes(n));this.chosen=t?this.chosen.filter(n=>!e.includes(n)):[...this.chosen,...e.filter(n=>!this.chosen.includes(n))],this.rebuild(),this.changed()}rebuild(){for(let e of this.charts)e.destroy();this.charts=[],this.drawn="",this.open&&this.refresh(!0)}now(){return this.store?.time(this.frame)??0}seek(e){this.store&&this.goTo(this.store.frameAt(e))}zoomed(e){this.range=e;for(let t of this.charts)t.zoom(e)}large(e){this.enlarged=this.enlarged===e?"":e,this.resize()}fileName(e,t){return`${(this.store?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${e}.${t}`}close(e){let t=this.groups().findIndex((n,s)=>`own-${s}`===e);t>=0&&this.choose(this.groups()[t].map(n=>n.id))}groups(){let e=this.store;if(!e)return[];let t=this.chosen.map(s=>this.library.find(s,e)).filter(s=>s!==null);return[...new Set(t.map(s=>s.unit))].map(s=>t.filter(r=>r.unit===s))}build(e){let t=this.groups().map((s,r)=>({id:`own-${r}`,title:s.length===1?s[0].label:`${s.length} numbers`,hint:"chosen by a click on a number of a panel",unit:s[0].unit,flat:Tp(s[0].unit,e,this.size())})),n={now:()=>this.now(),seek:s=>this.seek(s),zoomed:s=>this.zoomed(s),large:s=>this.large(s),fileName:(s,r)=>this.fileName(s,r)};this.charts=[...t.map(s=>new Rl(s,this)),...Ax.map(s=>new Rl({...s,flat:s.log?0:Tp(s.unit,e,this.size()),level:s.log?e.about.tolerance:null},n))],this.root.replaceChildren(...this.charts.map(s=>s.holder)),this.chosen.length===0&&this.root.prepend(k("p",{class:"quiet advice"},"Click a number in a panel to plot it."))}ownLines(e){return e.flatMap((t,n)=>{let s=Rx[n%Rx.length],r=[];for(let o of[this.store,this.beside]){let a=o?t.of(o):null;a&&r.push({name:t.label,colour:s,ghost:o===this.beside,...a})}return r})}fixedLines(e){let t=this.store,n=[];if(e.stacked)return this.ledger(e,t);for(let s of[t,this.beside])if(s)for(let r of e.lines){let o=s.column(r.column);r.shown&&!r.shown(t)||n.push({name:r.name,colour:r.colour,ghost:s===this.beside,t:s.column("time"),y:r.drawn?.(o)??o})}return n}ledger(e,t){let n=t.column("time"),s=t.rowCount,r=new Float64Array(s),o=1/0;for(let d of t.column("potential"))o=Math.min(o,d);let a=e.lines.filter(d=>!d.shown||d.shown(t)).map(d=>{let f=t.column(d.column),p=d.column==="potential"?o:0,y=new Float64Array(s);for(let g=0;g<s;g++)r[g]+=y[g]=f[g]-p;return{name:p!==0?`${d.name} above its lowest`:d.name,colour:d.colour,t:n,y:r.slice(),raw:y,saved:{name:d.name,y:f}}}),l=["work","kinematic_work","corrected","time_step"].map(d=>t.column(d)),c=(d,f)=>Float64Array.from({length:d.rowCount},(p,y)=>d.column("kinetic")[0]+d.column("potential")[0]-f+l.reduce((g,m)=>g+m[y],0)),u=getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();a.push({name:"initial energy and work",colour:u,t:n,y:c(t,o),apart:!0});let h=this.beside;if(h){let d=h.column("kinetic"),f=h.column("potential");a.push({name:"kinetic and potential",colour:"#d6331c",ghost:!0,apart:!0,t:h.column("time"),y:Float64Array.from({length:h.rowCount},(p,y)=>d[y]+f[y]-o)})}return a}refresh(e=!1){let t=this.store;if(!t||!this.open||t.rowCount===0)return;let n=performance.now();for(let r of[t,this.beside])r&&r.overlapNext<r.rowCount&&r.readOverlaps(()=>this.open&&this.store===t).catch(()=>{});let s=`${t.epoch}/${t.rowCount}/${t.live?0:t.overlapNext}/${this.beside?.rowCount}`;!e&&(s===this.drawn||n-this.lastDraw<250)||(this.lastDraw=n,this.drawn=s,this.charts.length===0&&this.build(t),this.draw(),this.chosen.length>0&&this.library.refresh(()=>this.store===t&&this.open&&this.draw(!0)),this.resize())}draw(e=!1){let t=this.groups();for(let[n,s]of this.charts.entries())n<t.length?s.set(this.ownLines(t[n])):e||s.set(this.fixedLines(Ax[n-t.length])),s.zoom(this.range),s.mark()}resize(){if(!this.open)return;let e=this.charts.some(t=>t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden=e&&t.plan.id!==this.enlarged,t.holder.classList.toggle("large",e&&t.plan.id===this.enlarged);for(let t of this.charts)t.holder.hidden||t.resize(t.holder.clientWidth,t.holder.clientHeight)}setFrame(e){if(e!==this.frame&&(this.frame=e,this.open))for(let t of this.charts)t.holder.hidden||t.mark()}csv(){for(let e of this.charts)e.csv()}ids(){return this.charts.map(e=>e.plan.id)}values(e){return this.charts.find(t=>t.plan.id===e)?.values(this.now())??{}}};var Ap=1,ZT=`
  varying vec2 vUv; uniform sampler2D map; uniform vec2 step;
  void main() {
    float sum = 0.0;
    for (int k = -4; k <= 4; k++) sum += texture2D(map, vUv + float(k) * step).a * (5.0 - abs(float(k))) / 25.0;
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum);
  }`,Cu=class{eye=new ur;targets;height=new No;blur;sheet;page=new Cr;flat=new ur(-1,1,1,-1,0,1);pixels;constructor(e){this.pixels=e;let t=()=>new ri(e,e,{depthBuffer:!0});this.targets=[t(),t()],this.height.onBeforeCompile=r=>{r.fragmentShader=r.fragmentShader.replace(/gl_FragColor = vec4\( vec3\( 1\.0 - fragCoordZ \), opacity \);/,"gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - fragCoordZ, 1.5));")},this.height.side=Un,this.blur=new di({uniforms:{map:{value:null},step:{value:new Ge}},depthTest:!1,depthWrite:!1,blending:Hs,vertexShader:"varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",fragmentShader:ZT}),this.page.add(new Gt(new Di(2,2),this.blur));let n=new yn({map:this.targets[0].texture,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2,toneMapped:!1});this.sheet=new Gt(new Di(1,1),n),this.sheet.matrixAutoUpdate=!1,this.sheet.visible=!1,this.sheet.renderOrder=-1;let s=this.sheet.geometry.getAttribute("uv");for(let r=0;r<s.count;r++)s.setY(r,1-s.getY(r));this.eye.matrixAutoUpdate=!1,this.eye.layers.set(Ap)}get object(){return this.sheet}hide(){this.sheet.visible=!1}take(e,t,n,s,r,o){let a=n.elements,l=new C(a[0],a[1],a[2]).normalize(),c=new C(a[4],a[5],a[6]).normalize(),u=new C(a[8],a[9],a[10]).normalize(),h=new C(a[12],a[13],a[14]).addScaledVector(u,s.z/2),{eye:d}=this;d.left=-s.x/2,d.right=s.x/2,d.top=s.y/2,d.bottom=-s.y/2;let f=.02*r;d.near=0,d.far=r+f,d.updateProjectionMatrix(),d.matrix.makeBasis(l,c.clone().negate(),u.clone().negate()).setPosition(h.clone().addScaledVector(u,-f)),d.matrixWorldNeedsUpdate=!0,d.updateMatrixWorld(!0);let{background:p,overrideMaterial:y}=t,g=e.getClearColor(new Ue),m=e.getClearAlpha();this.sheet.visible=!1,t.background=null,t.overrideMaterial=this.height,e.shadowMap.autoUpdate=!1,e.setClearColor(0,0),e.setRenderTarget(this.targets[0]),e.clear(),e.render(t,d),t.overrideMaterial=y,t.background=p;let _=.11*r/Math.max(s.x,s.y);for(let A of[1,.5])for(let[b,R,M]of[[0,1,[_*A*(Math.max(s.x,s.y)/s.x),0]],[1,0,[0,_*A*(Math.max(s.x,s.y)/s.y)]]])this.blur.uniforms.map.value=this.targets[b].texture,this.blur.uniforms.step.value.set(Math.max(M[0],M[0]>0?.5/this.pixels:0),Math.max(M[1],M[1]>0?.5/this.pixels:0)),e.setRenderTarget(this.targets[R]),e.render(this.page,this.flat);e.setRenderTarget(null),e.setClearColor(g,m),e.shadowMap.autoUpdate=!0,this.sheet.material.opacity=o?.75:.55,this.sheet.matrix.makeBasis(l,c,u).scale(new C(s.x,s.y,1)).setPosition(h.addScaledVector(u,1e-4*Math.max(s.x,s.y))),this.sheet.matrixWorldNeedsUpdate=!0,this.sheet.visible=!0}};var Rp=new wt,Cl=new C,KT=new C(1,1,1),jT=new nt,Iu=new Set;function QT(i,e,t,n=new nt){let s=i.states,r=13*e;return Rp.set(s[r+4],s[r+5],s[r+6],s[r+3]),Cl.set(-t[0],-t[1],-t[2]).applyQuaternion(Rp),Cl.x+=s[r],Cl.y+=s[r+1],Cl.z+=s[r+2],n.compose(Cl,Rp,KT)}function eA(i,e){for(let t=13*e;t<13*e+7;t++)if(!Number.isFinite(i.states[t]))return!1;return!0}var Pl=class{constructor(e){this.ghost=e}ghost;group=new wi;batches=[];planes=[];bodies=[];shapes=[];lost=new Set;poses=[];cheap=!1;build(e,t,n,s=Iu){this.clear(),this.bodies=e,this.shapes=t,this.poses=e.map(()=>new nt().makeScale(0,0,0)),this.lost.clear();let r=new Map,o=t.map((c,u)=>gs(c,u));e.forEach((c,u)=>{for(let h of o[c.drawn??c.shape]??[]){if(h.key==="plane"){this.ghost||this.planes.push({body:u,mesh:new Gt,local:tA(h)});continue}let d=h.sensor?`sensor ${h.key}`:s.has(u)?`glass ${h.key}`:h.key,f=r.get(d);f||r.set(d,f={piece:h,list:[]}),f.list.push({body:u,local:h.local,colour:h.colour?new Ue(h.colour):null})}});let a=e.length>4e3?8:e.length>1e3?16:48,l=!this.ghost&&!(this.cheap&&e.length>1e3);for(let[c,{piece:u,list:h}]of r){let d=c.startsWith("sensor "),f=d||c.startsWith("glass "),p=new or(v0(u,a),n(d?"sensor":f?"glass":u.shape.kind),h.length);p.instanceMatrix.setUsage(of),p.castShadow=l&&!f,p.receiveShadow=l,p.frustumCulled=!1,this.ghost||f?p.renderOrder=2:p.layers.enable(Ap),this.batches.push({mesh:p,sensor:d,list:h}),this.group.add(p)}}clear(){for(let{mesh:e}of this.batches)e.geometry.dispose(),e.dispose();this.batches=[],this.planes=[],this.group.clear()}place(e,t=()=>!0){let n=Math.min(this.bodies.length,e.bodies);for(let s=0;s<n;s++)t(s)?eA(e,s)?(QT(e,s,this.bodies[s].offset,this.poses[s]),this.lost.delete(s)):this.lost.add(s):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>jT.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(e){return this.poses[e]}paint(e,t){for(let{mesh:n,list:s}of this.batches)s.forEach(({body:r,colour:o},a)=>n.setColorAt(a,t&&o?o:e(r))),n.instanceColor&&(n.instanceColor.needsUpdate=!0)}};function tA(i){let e=i.shape.kind==="plane"?i.shape.normal:[0,0,1],t=new wt().setFromUnitVectors(new C(0,0,1),new C(e[0],e[1],e[2]).normalize());return i.local.clone().multiply(new nt().makeRotationFromQuaternion(t))}var Pu=class{box=Cx(new fs({vertexColors:!0,roughness:.7,metalness:0}));round=new fs({vertexColors:!0,roughness:.55,metalness:0});glass=Cx(new fs({vertexColors:!0,roughness:.4,transparent:!0,opacity:.12,depthWrite:!1}),!0);sensor=new fs({vertexColors:!0,roughness:.4,transparent:!0,opacity:.22,depthWrite:!1,side:Un});of=e=>e==="sensor"?this.sensor:e==="glass"?this.glass:e==="box"?this.box:this.round;setXray(e){for(let t of[this.box,this.round])t.transparent=e,t.opacity=e?.35:1,t.depthWrite=!e,t.needsUpdate=!0}};function Cx(i,e=!1){return i.onBeforeCompile=t=>{t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${e?"diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));":""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}var Px={type:"change"},Pp={type:"start"},Lx={type:"end"},Lu=new us,Ix=new ti,nA=Math.cos(70*ul.DEG2RAD),An=new C,mi=2*Math.PI,Rt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Cp=1e-6,Du=class extends nl{constructor(e,t=null){super(e,t),this.state=Rt.NONE,this.target=new C,this.cursor=new C,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:fr.ROTATE,MIDDLE:fr.DOLLY,RIGHT:fr.PAN},this.touches={ONE:pr.ROTATE,TWO:pr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new C,this._lastQuaternion=new wt,this._lastTargetPosition=new C,this._quat=new wt().setFromUnitVectors(e.up,new C(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Fo,this._sphericalDelta=new Fo,this._scale=1,this._panOffset=new C,this._rotateStart=new Ge,this._rotateEnd=new Ge,this._rotateDelta=new Ge,this._panStart=new Ge,this._panEnd=new Ge,this._panDelta=new Ge,this._dollyStart=new Ge,this._dollyEnd=new Ge,this._dollyDelta=new Ge,this._dollyDirection=new C,this._mouse=new Ge,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=sA.bind(this),this._onPointerDown=iA.bind(this),this._onPointerUp=rA.bind(this),this._onContextMenu=dA.bind(this),this._onMouseWheel=lA.bind(this),this._onKeyDown=cA.bind(this),this._onTouchStart=hA.bind(this),this._onTouchMove=uA.bind(this),this._onMouseDown=oA.bind(this),this._onMouseMove=aA.bind(this),this._interceptControlDown=fA.bind(this),this._interceptControlUp=pA.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Rt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Px),this.update(),this.state=Rt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;An.copy(t).sub(this.target),An.applyQuaternion(this._quat),this._spherical.setFromVector3(An),this.autoRotate&&this.state===Rt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=mi:n>Math.PI&&(n-=mi),s<-Math.PI?s+=mi:s>Math.PI&&(s-=mi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(An.setFromSpherical(this._spherical),An.applyQuaternion(this._quatInverse),t.copy(this.target).add(An),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=An.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new C(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new C(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=An.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Lu.origin.copy(this.object.position),Lu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Lu.direction))<nA?this.object.lookAt(this.target):(Ix.setFromNormalAndCoplanarPoint(this.object.up,this.target),Lu.intersectPlane(Ix,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Cp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Cp||this._lastTargetPosition.distanceToSquared(this.target)>Cp?(this.dispatchEvent(Px),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?mi/60*this.autoRotateSpeed*e:mi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){An.setFromMatrixColumn(t,0),An.multiplyScalar(-e),this._panOffset.add(An)}_panUp(e,t){this.screenSpacePanning===!0?An.setFromMatrixColumn(t,1):(An.setFromMatrixColumn(t,0),An.crossVectors(this.object.up,An)),An.multiplyScalar(e),this._panOffset.add(An)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;An.copy(s).sub(this.target);let r=An.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/t.clientHeight),this._rotateUp(mi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/t.clientHeight),this._rotateUp(mi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ge,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function iA(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function sA(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function rA(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Lx),this.state=Rt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function oA(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case fr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Rt.DOLLY;break;case fr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Rt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Rt.ROTATE}break;case fr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Rt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Rt.PAN}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(Pp)}function aA(i){switch(this.state){case Rt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Rt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Rt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function lA(i){this.enabled===!1||this.enableZoom===!1||this.state!==Rt.NONE||(i.preventDefault(),this.dispatchEvent(Pp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Lx))}function cA(i){this.enabled!==!1&&this._handleKeyDown(i)}function hA(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case pr.ROTATE:if(this.enableRotate===!1){this.state=Rt.NONE;break}this._handleTouchStartRotate(i),this.state=Rt.TOUCH_ROTATE;break;case pr.PAN:if(this.enablePan===!1){this.state=Rt.NONE;break}this._handleTouchStartPan(i),this.state=Rt.TOUCH_PAN;break;default:this.state=Rt.NONE}break;case 2:switch(this.touches.TWO){case pr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Rt.TOUCH_DOLLY_PAN;break;case pr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Rt.TOUCH_DOLLY_ROTATE;break;default:this.state=Rt.NONE}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(Pp)}function uA(i){switch(this._trackPointer(i),this.state){case Rt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Rt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Rt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Rt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Rt.NONE}}function dA(i){this.enabled!==!1&&i.preventDefault()}function fA(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function pA(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Dx=.84,Il=class{side=new C;up=new C;back;wide;high;rim;right=-1/0;left=-1/0;top=-1/0;bottom=-1/0;near=-1/0;far=1/0;constructor(e,t,n){this.back=e.clone().normalize();let s=Math.abs(this.back.z)>.999?new C(0,1,0):new C(0,0,1);this.side.crossVectors(s,this.back).normalize(),this.up.crossVectors(this.back,this.side);let r=Math.tan(t*Math.PI/360);this.high=r*Dx,this.wide=r*n*Dx,this.rim=[Math.hypot(1,1/this.wide),Math.hypot(1,1/this.high)]}get isEmpty(){return this.near===-1/0}add(e,t=0){let n=e.dot(this.side),s=e.dot(this.up),r=e.dot(this.back);if(!Number.isFinite(n+s+r+t))return;let[o,a]=[t*this.rim[0],t*this.rim[1]];this.right=Math.max(this.right,r+n/this.wide+o),this.left=Math.max(this.left,r-n/this.wide+o),this.top=Math.max(this.top,r+s/this.high+a),this.bottom=Math.max(this.bottom,r-s/this.high+a),this.near=Math.max(this.near,r+t),this.far=Math.min(this.far,r-t)}addBox(e){if(e.isEmpty())return;let{min:t,max:n}=e,s=new C;for(let r=0;r<8;r++)this.add(s.set(r&1?n.x:t.x,r&2?n.y:t.y,r&4?n.z:t.z))}place(){let e=(this.right-this.left)/2*this.wide,t=(this.top-this.bottom)/2*this.high,n=Math.max((this.right+this.left)/2,(this.top+this.bottom)/2,this.near+.001*Math.max(this.near-this.far,.001)),s=r=>new C().addScaledVector(this.side,e).addScaledVector(this.up,t).addScaledVector(this.back,r);return{eye:s(n),target:s((this.near+this.far)/2)}}};var mA=8,gA=.96,Nx=8,yA=new C(.5,-.95,.5).normalize(),qs=new C,Nu=class{constructor(e,t){this.canvas=e;this.moved=t;this.camera.up.set(0,0,1),this.controls=new Du(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",t),this.controls.addEventListener("start",()=>{this.held=this.numbers}),this.controls.addEventListener("end",()=>{let n=this.held;this.held=null,n?.some((s,r)=>Math.abs(s-this.numbers[r])>1e-9)&&this.take()})}canvas;moved;camera=new ni(35,1,.01,5e3);controls;auto=!0;core=new zn(new C,5);first=5;wish=null;said={from:null,region:null};scenery=[];near=[];held=null;following=-1;lastFollowed=new C;forget(){this.following=-1,this.wish=null}get distance(){return this.camera.position.distanceTo(this.controls.target)}set view(e){this.said=e}fit(e,t,n){this.measure(e,t,n,e.number===0?60:4);let{from:s,region:r}=this.said,o=new Il(s?new C(...s):yA,this.camera.fov,this.camera.aspect);if(r)o.addBox(new Bt().setFromPoints(r.map(c=>new C(...c))));else{this.findScenery(e,t,n);for(let c of this.scenery)o.addBox(c);for(let c of this.near)this.near.length<=2e3?o.addBox(vl(t.shapes[t.bodies[c].shape],t.pose(c))):o.add(qs.set(...e.centre(c)),n[c])}o.isEmpty&&o.add(new C,1);let{eye:a,target:l}=o.place();this.controls.target.copy(l),this.camera.position.copy(a),this.auto=!0,this.wish=null,this.first=this.distance,this.controls.update(),this.moved()}findScenery(e,t,n){let{center:s,radius:r}=this.core;this.scenery=[],t.bodies.forEach((o,a)=>{if(o.kind!=="fixed"||a>=e.bodies||!(n[a]>0)||!Number.isFinite(n[a])||n[a]>Nx*r||qs.set(...e.centre(a)).distanceTo(s)>Nx*r)return;let l=vl(t.shapes[o.shape],t.pose(a));l.isEmpty()||this.scenery.push(l)})}take(){this.auto=!1,this.wish=null}setFrame(e,t,n){if(this.following>=0&&this.following<e.bodies){let s=new C(...e.centre(this.following)),r=s.clone().sub(this.lastFollowed);Number.isFinite(r.x)&&(this.controls.target.add(r),this.camera.position.add(r),this.lastFollowed.copy(s))}this.measure(e,t,n),this.watch(e,n)}measure(e,t,n,s=4){this.near=xA(e,t,n,this.core,s),this.core.radius=Math.max(this.core.radius,.001)}watch(e,t){if(!this.auto||this.following>=0||this.wish||this.held||this.said.region)return;this.camera.updateMatrixWorld();let n=c=>(qs.set(...e.centre(c)).project(this.camera),qs.z<1&&Math.max(Math.abs(qs.x),Math.abs(qs.y))>gA);if(!this.near.some(n))return;let s=this.camera.position.clone().sub(this.controls.target),r=new Il(s,this.camera.fov,this.camera.aspect);for(let c of this.scenery)r.addBox(c);for(let c of this.near)r.add(qs.set(...e.centre(c)),1.5*t[c]);let o=r.place(),a=o.eye.distanceTo(o.target);if(a>mA*this.first)return;let l=this.distance;a<l&&o.eye.copy(o.target).addScaledVector(r.back,l),this.wish=o}glide(e){let t=this.wish;if(!t||this.held)return;let s=(this.controls.target.distanceTo(t.target)+this.camera.position.distanceTo(t.eye))/this.distance<.002?1:1-Math.exp(-5*e);this.controls.target.lerp(t.target,s),this.camera.position.lerp(t.eye,s),s===1&&(this.wish=null),this.moved()}get gliding(){return this.wish!==null}follow(e,t){this.following=e,e>=0&&(this.wish=null),e>=0&&t&&this.lastFollowed.set(...t.centre(e))}along(e){let t=this.distance;this.take();let n=e.clone().normalize().addScaledVector(new C(0,-1,0),Math.abs(e.z)>.9?.001:0).normalize();this.camera.position.copy(this.controls.target).addScaledVector(n,t),this.controls.update(),this.moved()}focus(e,t){let n=new C(...e),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(t,.001)/Math.tan(this.camera.fov*Math.PI/360);this.take(),this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.moved()}ray(e,t){let n=this.canvas.getBoundingClientRect(),s=new el;return this.camera.updateMatrixWorld(),s.setFromCamera(new Ge(2*(e-n.left)/n.width-1,1-2*(t-n.top)/n.height),this.camera),s}onPlane(e,t,n){let s=this.ray(e,t).ray,r=this.camera.getWorldDirection(new C),o=new ti().setFromNormalAndCoplanarPoint(r,new C(...n)),a=s.intersectPlane(o,new C);return a?a.toArray():n}project(e){this.camera.updateMatrixWorld();let t=new C(...e).project(this.camera);if(t.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(t.x+1)/2*n,(1-t.y)/2*s]}get pixelsPerMetre(){return this.canvas.clientHeight/(2*this.distance*Math.tan(this.camera.fov*Math.PI/360))}get numbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set numbers(e){this.take(),this.camera.position.fromArray(e,0),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}};function xA(i,e,t,n,s){let r=e.bodies,o=i.states,a=[];for(let u=0;u<Math.min(r.length,i.bodies);u++)r[u].kind!=="fixed"&&Number.isFinite(o[13*u])&&!i.quarantined(u)&&a.push(u);let l=a;if(a.length>=8){let u=a.filter((m,_)=>_%Math.ceil(a.length/500)===0),h=m=>m.sort((_,A)=>_-A),[d,f,p]=[0,1,2].map(m=>h(u.map(_=>o[13*_+m]))[u.length>>1]),y=m=>Math.hypot(o[13*m]-d,o[13*m+1]-f,o[13*m+2]-p),g=h(u.map(y))[Math.floor(.9*u.length)];l=a.filter(m=>y(m)<=s*(g+t[m]))}let c=new Bt;for(let u of l){let h=t[u],d=13*u;c.min.min(qs.set(o[d]-h,o[d+1]-h,o[d+2]-h)),c.max.max(qs.set(o[d]+h,o[d+1]+h,o[d+2]+h))}return c.isEmpty()&&c.set(new C(-1,-1,-1),new C(1,1,1)),c.getBoundingSphere(n),l}var Ux=[.35,.05],vA=.9999,Fx=new nt,ki=new C,Uu=class{constructor(e){this.scene=e}scene;cell=1;grid=!0;patches=[];base=null;build(e){for(let{mesh:t,edges:n}of this.patches)this.scene.remove(t,n),t.material.dispose(),n.material.dispose();this.base&&(this.scene.remove(this.base.mesh),this.base.mesh.material.dispose(),this.base=null),this.patches=e.planes.map((t,n)=>{let{material:s,uniforms:r}=bA(),o=new Gt(Ox,s);o.matrixAutoUpdate=!1,o.receiveShadow=!0,o.userData.body=t.body,t.mesh=o;let a=new Ji(_A,new Li({transparent:!0,opacity:.5}));return a.matrixAutoUpdate=!1,this.scene.add(o,a),{mesh:o,uniforms:r,edges:a,normal:new C(0,0,1),plane:n,reach:new Oo}})}dress(e,t){for(let{mesh:n,uniforms:s,edges:r}of this.patches)n.material.color.set(e),r.material.color.set(t),s.ink.value.set(t);this.base&&this.base.uniforms.ink.value.set(t)}forget(){for(let e of this.patches)e.reach.makeEmpty()}lay(e,t,n){let s=!1,r=!1,o=1/0,a=new C,l=new Bt;for(let c=0;c<t.length;c+=4)ki.fromArray(t,c),l.expandByPoint(ki),o=Math.min(o,ki.z-t[c+3]);l.getCenter(a);for(let c of this.patches){let u=e.planes[c.plane],h=e.pose(u.body).clone().multiply(u.local),d=h.clone().invert();c.normal.set(h.elements[8],h.elements[9],h.elements[10]),r||=c.normal.z>vA,this.widen(c,t,d)&&(s=!0,this.place(c,h));for(let f=0;f<4;f++)ki.set(f&1?c.reach.max.x:c.reach.min.x,f&2?c.reach.max.y:c.reach.min.y,0).applyMatrix4(h),Math.abs(c.normal.z)>.05&&(o=Math.min(o,ki.z))}if(!r&&Number.isFinite(o)){let c=Math.max(l.getSize(ki).length(),.001);this.base??=this.newBase(n),this.base.mesh.matrix.makeScale(12*c,12*c,1).setPosition(Math.round(a.x),Math.round(a.y),o-.02*c),this.base.mesh.matrixWorldNeedsUpdate=!0,this.base.uniforms.radius.value=4*c,this.base.uniforms.centre.value.set(Math.round(a.x),Math.round(a.y))}return s}newBase(e){let t=SA();return t.uniforms.ink.value.set(e),this.scene.add(t.mesh),t}widen(e,t,n){let s=new Oo;for(let a=0;a<t.length;a+=4){ki.fromArray(t,a).applyMatrix4(n);let l=t[a+3];s.expandByPoint(new Ge(ki.x-l,ki.y-l)).expandByPoint(new Ge(ki.x+l,ki.y+l))}if(s.isEmpty()||e.reach.containsBox(s))return!1;let r=s.getSize(new Ge),o=Ux[0]*Math.min(r.x,r.y)+Ux[1]*Math.max(r.x,r.y);return e.reach.union(s.expandByScalar(o)),!0}place(e,t){let{min:n,max:s}=e.reach,r=s.x-n.x,o=s.y-n.y,a=.018*Math.max(r,o);Fx.makeScale(r,o,a).setPosition((n.x+s.x)/2,(n.y+s.y)/2,-a/2),e.mesh.matrix.multiplyMatrices(t,Fx),e.edges.matrix.copy(e.mesh.matrix),e.mesh.matrixWorldNeedsUpdate=e.edges.matrixWorldNeedsUpdate=!0,e.uniforms.middle.value.set((n.x+s.x)/2,(n.y+s.y)/2),e.uniforms.size.value.set(r,o,a)}see(e,t){this.cell=10**Math.round(Math.log10(Math.max(t,1e-6)/8));for(let{mesh:n,uniforms:s,normal:r}of this.patches){s.cell.value=this.cell,s.strength.value=this.grid?1:0;let o=n.matrix.elements,a=ki.set(e.x-o[12],e.y-o[13],e.z-o[14]).dot(r)<0;n.material.transparent!==a&&(n.material.transparent=a,n.material.opacity=a?.15:1,n.material.depthWrite=!a,n.material.needsUpdate=!0)}this.base&&(this.base.uniforms.cell.value=this.cell,this.base.mesh.visible=this.grid)}get floor(){let e=this.patches.reduce((t,n)=>!t||n.normal.z>t.normal.z?n:t,null);return e&&e.normal.z>.3?{matrix:e.mesh.matrix,size:e.uniforms.size.value,normal:e.normal}:null}},Ox=new hi(1,1,1),_A=new Pr(Ox),kx=`
  float lines(vec2 p, float size, float width) {
    vec2 q = p / size, f = fwidth(q);
    vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
    float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
    return l * clamp(1.0 - 2.5 * max(f.x, f.y), 0.0, 1.0);
  }`;function bA(){let i={cell:{value:1},strength:{value:1},ink:{value:new Ue},middle:{value:new Ge},size:{value:new C(1,1,1)}},e=new fs({roughness:.95,metalness:0});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,i),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vUnit = position;`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
        varying vec3 vUnit; uniform float cell; uniform float strength; uniform vec3 ink; uniform vec2 middle; uniform vec3 size;${kx}`).replace("#include <color_fragment>",`#include <color_fragment>
        vec2 place = vUnit.xy * size.xy + middle;
        float grid = strength * step(0.4999, vUnit.z) * max(0.10 * lines(place, cell, 1.1), 0.22 * lines(place, 10.0 * cell, 1.3));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        diffuseColor.rgb *= mix(0.8, 1.0, step(0.4999, vUnit.z));`)},{material:e,uniforms:i}}function SA(){let i={cell:{value:1},radius:{value:100},centre:{value:new Ge},ink:{value:new Ue}},e=new yn({transparent:!0,depthWrite:!1,side:Un});e.onBeforeCompile=n=>{Object.assign(n.uniforms,i),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = (modelMatrix * vec4(position, 1.0)).xy;`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
varying vec2 vPlace; uniform float cell; uniform float radius; uniform vec2 centre; uniform vec3 ink;${kx}`).replace("#include <color_fragment>",`#include <color_fragment>
        float grid = max(0.14 * lines(vPlace, cell, 1.1), 0.28 * lines(vPlace, 10.0 * cell, 1.3));
        diffuseColor.rgb = ink;
        diffuseColor.a = grid * (1.0 - smoothstep(0.3 * radius, radius, length(vPlace - centre)));`)};let t=new Gt(new Di(1,1),e);return t.matrixAutoUpdate=!1,t.renderOrder=-1,{mesh:t,uniforms:i}}Le.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Ge},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};ai.line={uniforms:dl.merge([Le.common,Le.fog,Le.line]),vertexShader:`
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
		`};var la=class extends di{constructor(e){super({type:"LineMaterial",uniforms:dl.clone(ai.line.uniforms),vertexShader:ai.line.vertexShader,fragmentShader:ai.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}};var Bx=new Bt,Fu=new C,Xr=class extends Qa{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";let e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new St(e,3)),this.setAttribute("uv",new St(t,2))}applyMatrix4(e){let t=this.attributes.instanceStart,n=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),n.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new dr(t,6,1);return this.setAttribute("instanceStart",new Yi(n,3,0)),this.setAttribute("instanceEnd",new Yi(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new dr(t,6,1);return this.setAttribute("instanceColorStart",new Yi(n,3,0)),this.setAttribute("instanceColorEnd",new Yi(n,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new qa(e.geometry)),this}fromLineSegments(e){let t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Bt);let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),Bx.setFromBufferAttribute(t),this.boundingBox.union(Bx))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new zn),this.boundingBox===null&&this.computeBoundingBox();let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){let n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Fu.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Fu)),Fu.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Fu));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}};var Ip=new Pt,zx=new C,Hx=new C,Hn=new Pt,Vn=new Pt,_s=new Pt,Lp=new C,Dp=new nt,Gn=new tl,Vx=new C,Ou=new Bt,ku=new zn,bs=new Pt,Ss,$r;function Gx(i,e,t){return bs.set(0,0,-e,1).applyMatrix4(i.projectionMatrix),bs.multiplyScalar(1/bs.w),bs.x=$r/t.width,bs.y=$r/t.height,bs.applyMatrix4(i.projectionMatrixInverse),bs.multiplyScalar(1/bs.w),Math.abs(Math.max(bs.x,bs.y))}function wA(i,e){let t=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){Gn.start.fromBufferAttribute(s,a),Gn.end.fromBufferAttribute(r,a),Gn.applyMatrix4(t);let c=new C,u=new C;Ss.distanceSqToSegment(Gn.start,Gn.end,u,c),u.distanceTo(c)<$r*.5&&e.push({point:u,pointOnLine:c,distance:Ss.origin.distanceTo(u),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function MA(i,e,t){let n=e.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,u=Math.min(a.instanceCount,l.count),h=-e.near;Ss.at(1,_s),_s.w=1,_s.applyMatrix4(e.matrixWorldInverse),_s.applyMatrix4(n),_s.multiplyScalar(1/_s.w),_s.x*=r.x/2,_s.y*=r.y/2,_s.z=0,Lp.copy(_s),Dp.multiplyMatrices(e.matrixWorldInverse,o);for(let d=0,f=u;d<f;d++){if(Hn.fromBufferAttribute(l,d),Vn.fromBufferAttribute(c,d),Hn.w=1,Vn.w=1,Hn.applyMatrix4(Dp),Vn.applyMatrix4(Dp),Hn.z>h&&Vn.z>h)continue;if(Hn.z>h){let A=Hn.z-Vn.z,b=(Hn.z-h)/A;Hn.lerp(Vn,b)}else if(Vn.z>h){let A=Vn.z-Hn.z,b=(Vn.z-h)/A;Vn.lerp(Hn,b)}Hn.applyMatrix4(n),Vn.applyMatrix4(n),Hn.multiplyScalar(1/Hn.w),Vn.multiplyScalar(1/Vn.w),Hn.x*=r.x/2,Hn.y*=r.y/2,Vn.x*=r.x/2,Vn.y*=r.y/2,Gn.start.copy(Hn),Gn.start.z=0,Gn.end.copy(Vn),Gn.end.z=0;let y=Gn.closestPointToPointParameter(Lp,!0);Gn.at(y,Vx);let g=ul.lerp(Hn.z,Vn.z,y),m=g>=-1&&g<=1,_=Lp.distanceTo(Vx)<$r*.5;if(m&&_){Gn.start.fromBufferAttribute(l,d),Gn.end.fromBufferAttribute(c,d),Gn.start.applyMatrix4(o),Gn.end.applyMatrix4(o);let A=new C,b=new C;Ss.distanceSqToSegment(Gn.start,Gn.end,b,A),t.push({point:b,pointOnLine:A,distance:Ss.origin.distanceTo(b),object:i,face:null,faceIndex:d,uv:null,uv1:null})}}}var Bu=class extends Gt{constructor(e=new Xr,t=new la({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){let e=this.geometry,t=e.attributes.instanceStart,n=e.attributes.instanceEnd,s=new Float32Array(2*t.count);for(let o=0,a=0,l=t.count;o<l;o++,a+=2)zx.fromBufferAttribute(t,o),Hx.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+zx.distanceTo(Hx);let r=new dr(s,2,1);return e.setAttribute("instanceDistanceStart",new Yi(r,1,0)),e.setAttribute("instanceDistanceEnd",new Yi(r,1,1)),this}raycast(e,t){let n=this.material.worldUnits,s=e.camera;if(s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),n===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;let r=e.params.Line2!==void 0&&e.params.Line2.threshold||0;Ss=e.ray;let o=this.matrixWorld,a=this.geometry,l=this.material;$r=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),ku.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=$r*.5;else{let h=Math.max(s.near,ku.distanceToPoint(Ss.origin));c=Gx(s,h,l.resolution)}if(ku.radius+=c,Ss.intersectsSphere(ku)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),Ou.copy(a.boundingBox).applyMatrix4(o);let u;if(n)u=$r*.5;else{let h=Math.max(s.near,Ou.distanceToPoint(Ss.origin));u=Gx(s,h,l.resolution)}Ou.expandByScalar(u),Ss.intersectsBox(Ou)!==!1&&(n?wA(this,t):MA(this,s,t))}onBeforeRender(e){let t=this.material.uniforms;t&&t.resolution&&(e.getViewport(Ip),this.material.uniforms.resolution.value.set(Ip.z,Ip.w))}};var EA=3,zu=class{material=new la({vertexColors:!0,linewidth:EA,transparent:!0,alphaToCoverage:!1,toneMapped:!1});lines=new Bu(new Xr,this.material);background=new Ue;constructor(){this.lines.frustumCulled=!1,this.lines.visible=!1,this.lines.renderOrder=2}get object(){return this.lines}clear(){this.lines.visible=!1}set(e){let t=[],n=[],s=new Ue;for(let{colour:o,points:a}of e){let l=a.length/3;for(let c=0;c+1<l;c++){let u=3*c,h=!0;for(let d=0;d<6;d++)h&&=Number.isFinite(a[u+d]);if(h){for(let d=0;d<6;d++)t.push(a[u+d]);for(let d of[c,c+1])s.copy(this.background).lerp(o,.15+.85*d/Math.max(l-1,1)),n.push(s.r,s.g,s.b)}}}if(this.lines.visible=t.length>0,!this.lines.visible)return;this.lines.geometry.dispose();let r=new Xr;r.setPositions(t),r.setColors(n),this.lines.geometry=r}};var Wx=new C;function TA(){let i=document.createElement("canvas").getContext("webgl2"),e=i?.getExtension("WEBGL_debug_renderer_info"),t=i&&e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(t)}function AA(i,e){let t=document.createElement("canvas");[t.width,t.height]=[2,256];let n=t.getContext("2d"),s=n.createLinearGradient(0,0,0,256);s.addColorStop(0,i),s.addColorStop(1,e),n.fillStyle=s,n.fillRect(0,0,2,256);let r=new Ga(t);return r.colorSpace=ei,r}var Hu=class{constructor(e,t,n=""){this.canvas=e;let s=n==="draft",r=n==="fine"?!1:s||n==="fast"||TA();this.cheap=r,this.touching=!s,this.crowd.cheap=r,this.contact=new Cu(r?256:512),this.trails=new zu,this.renderer=new Gh({canvas:e,antialias:!s,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(r?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Kc,this.eye=new Nu(e,()=>this.dirty=!0),this.ground=new Uu(this.scene),this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trails.object,this.contact.object),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(r?1024:2048),this.sun.shadow.radius=3,this.sun.shadow.intensity=.72,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let o=new Pr(new hi(1,1,1));this.selection=new Ji(o,new Li({depthTest:!1,transparent:!0,toneMapped:!1})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=t,this.setTheme(t)}canvas;renderer;scene=new Cr;eye;crowd=new Pl(!1);unit=1;dirty=!0;gravity=null;glass=Iu;ghosts=new Pl(!0);ground;finish=new Pu;sun=new ja(16774114,2.15);sky=new Za(15922683,13616824,1.75);contact;contactStale=!0;shaded=!0;selection;trails;ghostMaterial=new yn({transparent:!0,opacity:.4,depthWrite:!1,toneMapped:!1});sizes=[];lit=new zn(new C,-1);theme;cheap;touching;setTheme(e){this.theme=e,this.scene.background?.dispose(),this.scene.background=AA(e.background,e.horizon),this.ghostMaterial.color.set(e.ghost),this.selection.material.color.set(e.ink),this.trails.background.set(e.ground),this.ground.dress(e.ground,e.line),this.sky.groundColor.set(e.dark?5722700:12168088),this.sky.intensity=e.dark?1.25:1.75,this.contactStale=!0,this.dirty=!0}setWorld(e){this.eye.view={from:e.about.view.from,region:e.about.view.region},this.crowd.build(e.bodies,e.about.shapes,this.finish.of),this.ground.build(this.crowd),this.ground.dress(this.theme.ground,this.theme.line);let t=e.about.shapes.map(s=>Qh(s).getSize(Wx).length()/2);this.sizes=e.bodies.map(s=>t[s.shape]);let n=this.sizes.filter((s,r)=>e.bodies[r].kind==="dynamic"&&s>0&&Number.isFinite(s)).sort((s,r)=>s-r);this.unit=n[n.length>>1]??.5,this.glass=Iu,this.eye.forget(),this.trails.clear(),this.dirty=!0}setGhostWorld(e){e?this.ghosts.build(e.bodies,e.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}fit(e){this.eye.fit(e,this.crowd,this.sizes),this.ground.forget(),this.layGround(e),this.lit.radius=-1,this.light(),this.dirty=!0}seeThrough(e){let t=this.crowd.bodies,n=this.eye.camera.position,s=t.map((l,c)=>c).filter(l=>l<e.bodies&&t[l].kind==="dynamic"&&Number.isFinite(e.states[13*l])),r=s.filter((l,c)=>c%Math.ceil(s.length/64)===0).map(l=>new C(...e.centre(l))),o=new Set,a=t.map((l,c)=>c).filter(l=>t[l].kind==="fixed");if(a.length<=1e3)for(let l of a){let c=r.filter(u=>_0(this.crowd.shapes[t[l].shape],this.crowd.pose(l),n,u)).length;c>0&&c>=.4*r.length&&o.add(l)}if(this.glass=o,o.size>0){let l=this.crowd.planes;this.crowd.build(t,this.crowd.shapes,this.finish.of,o),this.crowd.planes=l,this.crowd.place(e)}this.dirty=!0}layGround(e){let{center:t,radius:n}=this.eye.core,s=this.crowd.bodies,r=[];for(let o=0;o<Math.min(s.length,e.bodies);o++){let[a,l,c]=e.centre(o),u=this.sizes[o],h=Math.hypot(a-t.x,l-t.y,c-t.z);!(u>0)||!Number.isFinite(h+u)||h>8*n||u>8*n||r.push(a,l,c,u)}this.ground.lay(this.crowd,Float64Array.from(r),this.theme.line)&&(this.contactStale=!0)}light(){let{camera:e,core:t,distance:n}=this.eye,s=this.eye.controls.target,r=n*Math.sin(e.fov*Math.PI/360),o=Math.min(Math.max(r,.3*t.radius),3*t.radius),a=r<t.radius||t.center.distanceTo(s)>t.radius?s:t.center;if(this.lit.radius>0&&Math.abs(o-this.lit.radius)<.25*this.lit.radius&&a.distanceTo(this.lit.center)<.4*this.lit.radius)return;this.lit.set(a,o),this.sun.target.position.copy(a),this.sun.position.copy(a).add(new C(-.45,-.6,1.2).normalize().multiplyScalar(12*o));let l=this.sun.shadow.camera,c=2.2*o;l.left=l.bottom=-c,l.right=l.top=c,l.near=.1*o,l.far=24*o,l.updateProjectionMatrix(),this.sun.shadow.normalBias=.004*o,e.near=Math.max(n/1500,1e-4),e.far=400*Math.max(t.radius,r)+100,e.updateProjectionMatrix()}setFrame(e){this.crowd.place(e),this.eye.setFrame(e,this.crowd,this.sizes),this.layGround(e),this.contactStale=!0,this.dirty=!0}setGhostFrame(e,t){let n=1e-4*this.unit;this.ghosts.place(e,s=>{if(!t||s>=t.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(e.states[13*s+r]-t.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}bodySize(e){let t=this.crowd.bodies[e],n=t?Qh(this.crowd.shapes[t.shape]):new Bt;return n.isEmpty()?4*this.unit:n.getSize(Wx).length()}select(e){let t=this.crowd.bodies[e],n=t?Qh(this.crowd.shapes[t.shape]):new Bt;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new C).multiplyScalar(1.04),r=n.getCenter(new C);this.selection.matrix.copy(this.crowd.pose(e)).multiply(new nt().compose(r,new wt,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(e,t){this.crowd.paint(e,t),this.dirty=!0}get fixedColour(){return new Ue(this.theme.fixed)}get ink(){return this.theme.ink}setGrid(e){this.ground.grid=e,this.dirty=!0}setXray(e){this.finish.setXray(e),this.dirty=!0}setShadows(e){this.sun.castShadow=e,this.shaded=e,this.contactStale=!0,this.dirty=!0}get cell(){return this.ground.cell}pick(e,t){let n=this.eye.ray(e,t),s=null;for(let{mesh:a,list:l,sensor:c}of[...this.crowd.batches].sort((u,h)=>Number(u.sensor)-Number(h.sensor))){if(c&&s)break;let u=n.intersectObject(a,!1).find(h=>h.instanceId!==void 0&&!this.glass.has(l[h.instanceId].body));u&&u.instanceId!==void 0&&(!s||u.distance<s.distance)&&(s={distance:u.distance,body:l[u.instanceId].body,point:u.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new C(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}resize(){let{clientWidth:e,clientHeight:t}=this.canvas;e===0||t===0||(this.renderer.setSize(e,t,!1),this.eye.camera.aspect=e/t,this.eye.camera.updateProjectionMatrix(),this.dirty=!0)}contactShadows(){if(!this.contactStale)return;this.contactStale=!1;let e=this.ground.floor,t=this.crowd.bodies.length>(this.cheap?1500:2e4);if(!this.touching||!this.shaded||!e||t)return this.contact.hide();this.contact.take(this.renderer,this.scene,e.matrix,e.size,.9*this.unit,this.theme.dark)}render(){return this.eye.controls.update(),this.dirty?(this.dirty=!1,this.light(),this.ground.see(this.eye.camera.position,this.eye.distance),this.contactShadows(),this.renderer.render(this.scene,this.eye.camera),!0):!1}};var Vu=class{constructor(e,t){this.seek=e;this.eventName=t;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=ve("strip");tip=ve("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(e){this.store=e,this.draw()}set(e){this.state=e,this.draw()}span(){let e=this.store;return e?[e.first,Math.max(e.last,e.first+1)]:[0,1]}frameAt(e){let t=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((e-t.left)/t.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(e){let t=this.store;if(!t||t.rowCount===0)return;let n=this.frameAt(e.clientX),s=t.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${pe(t.time(n),4)} s \xB7 kinetic ${pe(t.value("kinetic",n),3)} J \xB7 residual ${pe(t.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(e.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let e=this.canvas,t=Math.min(devicePixelRatio,2),n=e.clientWidth,s=e.clientHeight;if(n===0)return;e.width!==Math.round(n*t)&&(e.width=Math.round(n*t)),e.height!==Math.round(s*t)&&(e.height=Math.round(s*t));let r=e.getContext("2d");r.setTransform(t,0,0,t,0,0);let o=getComputedStyle(document.documentElement),a=F=>o.getPropertyValue(F).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,u]=this.span(),h=F=>(F-c)/(u-c)*n,d=Math.floor(s*.58),f=F=>l.columns[Rs[F]],p=f("kinetic"),y=f("potential"),g=l.columns[Rs.residual],m=1/0,_=-1/0,A=Math.max(c-l.rowFirst,0);for(let F=A;F<l.rowCount;F++)m=Math.min(m,y[F]),_=Math.max(_,y[F]+p[F]);_-m<1e-300&&(_=m+1);let b=Math.max(1,Math.floor(n)),R=new Float64Array(b).fill(NaN),M=new Float64Array(b).fill(NaN),x=new Float64Array(b).fill(NaN);for(let F=A;F<l.rowCount;F++){let $=Math.min(b-1,Math.max(0,Math.floor(h(l.rowFirst+F)))),G=y[F]+p[F];R[$]>=G||(R[$]=G),M[$]>=y[F]||(M[$]=y[F]),x[$]>=g[F]||(x[$]=g[F])}for(let F of[R,M,x])for(let $=1;$<b;$++)Number.isNaN(F[$])&&(F[$]=F[$-1]);let w=F=>d-2-(F-m)/(_-m)*(d-6),O=(F,$,G)=>{r.fillStyle=G,r.beginPath(),r.moveTo(0,$(0));for(let ae=0;ae<b;ae++)r.lineTo(ae,w(F[ae]));for(let ae=b-1;ae>=0;ae--)r.lineTo(ae,$(ae));r.fill()};O(M,()=>d,a("--potential")),O(R,F=>w(M[F]),a("--kinetic"));let L=l.about.tolerance??1e-8,D=F=>Math.min(Math.max((Math.log10(Math.max(F,1e-16))+16)/14,0),1);for(let F=0;F<b;F++){if(!(x[F]>0))continue;r.fillStyle=x[F]>L?a("--bad"):a("--residual");let $=Math.max(1,D(x[F])*(s-d-4));r.fillRect(F,s-$,1,$)}r.fillStyle=a("--line"),r.fillRect(0,d,n,1),r.fillStyle=a("--event");let H=-1;for(let F of l.events){if(F.kind<2)continue;let $=Math.floor(h(F.frame));$!==H&&r.fillRect($,d-3,1,6),H=$}r.font="10px system-ui, sans-serif";let W=(F,$)=>{let G=5,ae=$.reduce((Z,[Q])=>Z+r.measureText(Q).width+7,3);r.globalAlpha=.8,r.fillStyle=a("--field"),r.fillRect(2,F-10,ae,13),r.globalAlpha=1;for(let[Z,Q]of $)r.fillStyle=a(Q),r.fillText(Z,G,F),G+=r.measureText(Z).width+7};if(W(11,[["energy:","--quiet"],["kinetic","--kinetic-ink"],["potential","--potential-ink"],...l.events.some(F=>F.kind>=2)?[["| event","--event"]]:[]]),W(d+12,[["residual","--quiet"],...l.about.tolerance?[[`red above ${pe(l.about.tolerance,2)} m/s`,"--quiet"]]:[]]),this.state.range){let[F,$]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,h(F),s),r.fillRect(h($),0,n-h($),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let F=h(this.state.differs);r.fillRect(F-1,0,2,s),r.fillText("differs",Math.min(F+4,n-40),22)}let N=h(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(N-1,0,2,s),r.beginPath(),r.moveTo(N-5,0),r.lineTo(N+5,0),r.lineTo(N,7),r.fill()}};function Xx(i,e){let t=(s,r,o,a,l=!1)=>k("button",{id:s,title:o,class:l?"less":"",onclick:c=>{a(),c.detail>0&&c.currentTarget.blur()}},r),n=k("select",{id:"speed",title:"playback speed relative to real time (+ and \u2212)",onchange:()=>e.player.setSpeed(Number(n.value))},...Or.map(s=>k("option",{value:String(s)},`${s}\xD7`)));kt(ve("transport"),t("play","\u25B6 Play","play or pause (Space)",()=>e.player.play()),t("first","|\u25C0","first frame (Home)",()=>e.player.toFirst()),t("back10","\u221210","ten frames back (Shift \u2190)",()=>e.player.step(-10),!0),t("back","\u22121","one frame back (\u2190)",()=>e.player.step(-1)),t("on","+1",i?"one frame forward (\u2192); at the end: one simulation step":"one frame forward (\u2192)",()=>e.player.step(1)),t("on10","+10","ten frames forward (Shift \u2192)",()=>e.player.step(10),!0),t("last",i?"\u25B6| now":"\u25B6|","last frame (End)",()=>e.player.toLast()),i?t("reset","\u21BA Reset","back to the start, with the present parameters (r)",()=>e.player.reset()):null,k("span",{class:"time",id:"time"}),k("label",{class:"less",title:"frame number: type one to go there"},"frame ",k("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{e.player.play(!1),e.player.seek(Number(s.target.value)),s.target.blur()}})),k("label",{},k("span",{class:"less"},"speed "),n),t("loop",k("span",{},"\u21BB",k("span",{class:"less"}," loop")),i?"restart at the end of the scene's duration (o)":"restart at the end (o)",()=>e.player.toggleLoop()),t("event","next event","impact, sleep, waking, quarantine, or touch (e)",()=>e.jumpEvent(!1),!0),t("worst","worst frame","the frame with the largest residual (w)",()=>e.worstFrame(),!0),k("span",{class:"quiet",id:"range"}))}function $x(i,e){let t=document.getElementById("play");if(!t)return;t.textContent=e?"\u275A\u275A Pause":"\u25B6 Play",document.documentElement.dataset.playing=String(e);let n=ve("speed");[...n.options].some(s=>Number(s.value)===i.speed)||n.append(k("option",{value:String(i.speed)},`${i.speed}\xD7`)),n.value=String(i.speed),ve("loop").classList.toggle("on",i.loop),ve("range").textContent=i.range?`range ${i.range[0]}\u2013${i.range[1]}`:""}var Gu=class{constructor(e,t,n,s,r){this.view=e;this.panels=t;this.link=n;this.save=r;this.player=new uu(e,{command:o=>n.command(o),get writes(){return n.writes},changed:()=>{this.refreshTransport(),this.drawTimeline(),this.save()}}),this.timeline=new Vu(o=>this.player.seek(o),s),this.plots=new Ru(o=>this.player.seek(o),()=>{this.view.chosen=this.plots.chosen,this.shown&&this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.save()},()=>this.stage.unit),this.plots.chosen=e.chosen,this.trails=new ou(n,this.stage,this.colours),this.beside=new hu(n,this.stage,()=>this.toDifference()),this.layStage()}view;panels;link;save;stage=new Hu(ve("canvas"),lu(),new URLSearchParams(location.hash.slice(1)).get("quality")??"");overlays=new ru(this.stage);colours=new Yh;paint=new au(this.colours);player;timeline;plots;trails;beside;store=null;shown=null;status=null;ready=!1;drawn=0;arrows={arrows:1,root:!0};last=0;wanted=-1;numbersAt=0;legendKey="";tick(e){requestAnimationFrame(s=>this.tick(s));let t=Math.min((e-this.last)/1e3,.25);this.last=e;let n=this.store;n&&this.ready&&(this.player.tick(t,this.shown?.number??-1),this.show(n),this.plots.refresh(),this.stage.eye.glide(t)),this.stage.render()&&W0(this.stage,this.shown,this.store,this.view,this.overlays),this.link.drawn()}begin(e,t){this.store=e,this.clear(),this.trails.forget(),t||(this.colours.show(e),this.paint.forget(),this.stage.setWorld(e),this.overlays.calibrate(e)),this.timeline.show(e),this.plots.show(e),this.showPlots(this.view.plots),this.panels.show(e)}clear(){this.shown=null,this.wanted=-1}show(e){let t=this.view.frame;if(this.shown?.number===t)return this.showGhosts(t);let n=e.peek(t);n?this.showFrame(n):this.wanted!==t&&(this.wanted=t,e.fetch(t,this.player.playing).then(s=>{s&&this.view.frame===t&&this.showFrame(s)}).catch(s=>{this.store===e&&!e.live&&_i(s)}).finally(()=>{this.wanted===t&&(this.wanted=-1)})),this.showGhosts(t)}showFrame(e){this.shown=e,this.drawn++,this.stage.setFrame(e),this.paint.bodies(this.stage,e,this.store,this.view),this.overlays.update(e,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.keepLegend(),this.stage.select(this.view.body),this.panels.update(e,this.view.body,this.view.contact,this.player.playing,this.status),this.drawTimeline(),this.plots.setFrame(e.number),this.trails.update(e,this.store,this.view,this.player.playing),this.refreshNumbers(),document.documentElement.dataset.frame=String(e.number),this.save()}showGhosts(e){this.beside.show(e,this.shown,this.player.playing)&&this.refreshNumbers()}redraw(){!this.shown||!this.store||(this.paint.bodies(this.stage,this.shown,this.store,this.view),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact,this.view.body),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.drawTimeline(),this.trails.update(this.shown,this.store,this.view,this.player.playing),this.refreshLegend(),this.refreshNumbers(),this.save(),this.stage.dirty=!0)}drawTimeline(){this.shown&&this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.beside.differs})}refreshNumbers(e=0){!this.store||e>0&&performance.now()-this.numbersAt<=e||(this.numbersAt=performance.now(),V0(this.store,this.shown,this.status,this.beside))}refreshLegend(){I0(this.stage,this.store,this.beside.ghost,this.view,this.arrows,this.overlays,this.paint)}keepLegend(){let e=`${this.paint.top}/${this.overlays.chains.top}/${[...this.stage.crowd.lost].join()}`;e!==this.legendKey&&(this.legendKey=e,this.refreshLegend())}refreshTransport(){$x(this.view,this.player.playing);let e=this.store?.live===!0&&this.player.over&&this.player.atHead&&!this.view.loop;ve("over").hidden=!e}setTheme(){this.stage.setTheme(lu()),this.store&&this.plots.show(this.store),this.redraw()}resize(){this.stage.resize(),this.ready&&this.shown&&this.stage.eye.auto&&!this.view.follow&&this.stage.fit(this.shown),this.stage.render()}toggleLayer(e,t){let n=this.view.layers;t??!n.has(e)?n.add(e):n.delete(e),this.applyLayers()}applyLayers(){for(let e of Wo){let t=document.getElementById(`layer-${e.id}`);t&&(t.checked=this.view.layers.has(e.id))}this.layStage(),this.trails.distrust(),this.redraw()}layStage(){let e=this.view.layers;this.stage.setGrid(e.has("grid")),this.stage.setShadows(e.has("shadows")),this.stage.setXray(e.has("xray")||e.has("chains"))}setColour(e){this.view.colour=e,this.redraw()}setArrows(e){Object.assign(this.arrows,e),this.redraw()}setPlots(e){this.view.plots=e,this.showPlots(e),this.save()}showPlots(e){this.plots.toggle(e),ve("open-plots").classList.toggle("on",e)}toDifference(){if(!this.beside.ghost)return Qt("No second recording: open two with tumble view A B.");if(this.beside.differs===null)return Qt("The two recordings are equal in every frame.");this.player.play(!1),this.player.seek(this.beside.differs)}};var Wu=class{constructor(e,t){this.screen=e;this.eventName=t}screen;eventName;body(e){let{view:t,shown:n,stage:s}=this.screen;t.body=e,t.contact=-1,e<0?(t.follow=!1,s.eye.follow(-1,null)):t.follow&&n&&s.eye.follow(e,n),this.turn("body"),this.screen.trails.forget(),this.screen.redraw()}contact(e,t){let{view:n,shown:s,stage:r}=this.screen;n.contact=e,e>=0&&this.turn("contact"),t&&s&&e>=0&&r.eye.focus(s.contact(e).point,3.5*r.unit),this.screen.redraw()}at(e,t){let{shown:n,view:s,overlays:r,stage:o}=this.screen;if(!n)return;let l=$h.some(u=>s.layers.has(u))?r.pick(e,t,n):-1;if(l>=0)return this.contact(l,!1);let c=o.pick(e,t);this.body(c?c.body:-1)}search(){this.body(-1),document.getElementById("search")?.focus()}focus(){let{shown:e,store:t,view:n,stage:s}=this.screen;!e||!t||(n.contact>=0&&n.contact<e.contacts?s.eye.focus(e.contact(n.contact).point,3.5*s.unit):n.body>=0?s.eye.focus(e.centre(n.body),1.6*s.bodySize(n.body)):s.fit(e),this.screen.save())}toggleFollow(){let{view:e,stage:t,shown:n}=this.screen;if(e.body<0)return Qt("Select a body first, by a click.");e.follow=!e.follow,t.eye.follow(e.follow?e.body:-1,n),Qt(e.follow?"The camera follows this body.":"The camera stands still."),this.screen.save()}toEvent(e){let{store:t,view:n,player:s}=this.screen;t&&(t.live?t.readEvents():t.told).catch(r=>_i(r)).then(()=>{let r=t.nextEvent(n.frame,e);if(!r)return Qt(e?"No event before this frame.":"No event after this frame.");s.play(!1),s.seek(r.frame);let o=l=>l===Gi?"":t.bodies[l]?.name??"",a=r.kind===2?` at ${pe(r.speed,3)} m/s`:"";Qt(`${this.eventName(r.kind)||"event"}${a}: ${[o(r.a),o(r.b)].filter(Boolean).join(" \u2013 ")}`)})}worstFrame(){let{store:e,player:t,view:n}=this.screen;if(!e||e.rowCount===0)return;let s=e.worstFrame();t.play(!1),n.contact=-1,t.seek(s),e.fetch(s).then(r=>{r&&(this.screen.showFrame(r),this.worstHere())}).catch(r=>_i(r))}worstHere(){let e=this.screen.shown;if(!e||e.contacts===0)return Qt("No contacts in this frame.");this.contact(e.worstContact(),!0)}turn(e){this.screen.view.tab=e,this.screen.panels.open(e)}};function qx(i,e){let t=o=>k("label",{class:"layer",title:`${o.hint}${o.hint?" ":""}(${o.key})`},k("input",{type:"checkbox",id:`layer-${o.id}`,checked:i.layers.has(o.id),onchange:a=>{e.toggleLayer(o.id,a.target.checked)}}),k("span",{},o.name),k("kbd",{},o.key)),n=k("select",{id:"colour",title:"meaning of the body colours",onchange:o=>e.setColour(o.target.value)},...["body","material","island","speed","force","energy","kind"].map(o=>k("option",{value:o},o)));n.value=i.colour;let s=k("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"length of arrows",oninput:()=>e.setArrows({arrows:10**Number(s.value)})}),r=k("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>e.setArrows({root:r.checked})});kt(ve("left"),k("h3",{},"Show"),...If.map(t),k("h3",{},"Scenery"),...Lf.map(t),k("h3",{},"Colour by"),n,k("h3",{},"Arrows"),s,k("label",{class:"layer",title:"impulses differ by orders of magnitude: with the square root, small ones stay visible beside large ones"},r,k("span",{},"length \u221D \u221Aimpulse")))}function Yx(i){kt(ve("help"),k("div",{class:"head"},k("h2",{},"Keys"),k("span",{class:"grow"}),k("button",{onclick:()=>ve("help").close()},"Close")),k("div",{class:"keys"},...i.map(e=>k("div",{},k("span",{},k("kbd",{},e.shown)),k("span",{},e.does))),...Wo.map(e=>k("div",{},k("span",{},k("kbd",{},e.key)),k("span",{},`show ${e.name.toLowerCase()}`)))),k("p",{class:"quiet"},"Mouse: drag to rotate, right drag or Ctrl-drag to pan, wheel to zoom, click to select a body or a contact point, double click to focus. In a live scene, Shift-drag, or a drag in pull mode, pulls a body with a spring; its work counts as external work. In a plot, drag to zoom, double click to see all, click to go there."))}function Jx(i){let e=ve("export"),t=(n,s,r,o)=>k("button",{id:n,title:r,onclick:()=>{e.hidden=!0,o()}},s);kt(e,t("export-png","Picture (PNG)","the 3-D view (s)",()=>i.picture()),t("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>i.video()),t("export-csv","Data of all plots (CSV)","one file per plot",()=>i.plotsToCsv()),t("export-sql","SQL of the selection (copy)","a query for the recording (q)",()=>i.copySql()),t("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>i.copyLink())),ve("open-export").onclick=n=>{n.stopPropagation(),e.hidden=!e.hidden},addEventListener("click",n=>{e.contains(n.target)||(e.hidden=!0)})}var RA=["Start here","Sliding and rolling","Impact","Spin","Standing","Many bodies"],Np="Your scenes",CA=matchMedia("(prefers-reduced-motion: reduce)");function PA(i){let e=va(i).split("Look for:")[0].trim();return/^.*?[.!?](?=\s+[A-Z]|$)/.exec(e)?.[0]??e}function IA(i,e){let t=`${i.title} ${i.file} ${i.group??Np} ${i.remarks}`.toLowerCase();return e.toLowerCase().split(/\s+/).every(n=>t.includes(n))}var Up=class{constructor(e,t){this.link=e;this.path=t;this.element=k("span",{class:"picture"},this.still)}link;path;element;still=k("canvas",{width:360,height:225});moving=null;address="";async load(){if(this.address)return;this.address="asked";let e=new Blob([await this.link.bytes(this.path)],{type:"image/webp"});this.address=URL.createObjectURL(e);let t=await createImageBitmap(e);[this.still.width,this.still.height]=[t.width,t.height],this.still.getContext("2d").drawImage(t,0,0),this.element.dataset.loaded="true"}play(e){this.moving?.remove(),this.moving=null,!(!e||CA.matches||!this.address.startsWith("blob:"))&&(this.moving=k("img",{src:this.address,alt:""}),this.element.append(this.moving))}};function Zx(i,e,t,n){let s=ve("scenes"),r=k("div",{id:"groups"}),o=new IntersectionObserver(h=>{for(let{target:d,isIntersecting:f}of h)f&&(o.unobserve(d),a.get(d)?.load().catch(()=>{}))},{root:s,rootMargin:"200px"}),a=new Map,l=i.map((h,d)=>{let f=h.pictured?new Up(t,`/api/scene/${d}/picture`):null,p=g=>()=>f?.play(g),y=k("button",{class:`card ${h.file===e?"now":""}`,title:va(h.remarks),"data-file":h.file,onclick:()=>{s.close(),n(d)},onpointerenter:p(!0),onpointerleave:p(!1),onfocus:p(!0),onblur:p(!1)},f?.element??k("span",{class:"picture none"}),k("b",{},h.title),k("span",{class:"quiet"},PA(h.remarks)));return f&&(a.set(f.element,f),o.observe(f.element)),y}),c=k("input",{type:"search",id:"scene-search",placeholder:"find a scene","aria-label":"find a scene",autofocus:!0,oninput:()=>u()}),u=()=>{let h=i.map((f,p)=>({s:f,k:p})).filter(({s:f})=>IA(f,c.value.trim())),d=[...new Set([...RA,...h.map(({s:f})=>f.group??Np).sort()])];kt(r,...d.flatMap(f=>{let p=h.filter(({s:y})=>(y.group??Np)===f);return p.length?[k("h3",{},f),k("div",{class:"cards"},...p.map(({k:y})=>l[y]))]:[]}),h.length===0?k("p",{class:"quiet"},"No scene has these words."):null)};c.addEventListener("keydown",h=>{if(h.key==="Enter")r.querySelector(".card")?.click();else if(h.key==="ArrowDown")r.querySelector(".card")?.focus();else return;h.preventDefault()}),s.onclose=()=>{c.value="",u()},r.addEventListener("keydown",h=>LA(h,r,c)),u(),kt(s,k("div",{class:"head"},k("h2",{},"Scenes"),c,k("span",{class:"quiet wide"},"Enter opens the first one"),k("span",{class:"grow"}),k("button",{onclick:()=>s.close()},"Close")),r)}function LA(i,e,t){let n=[...e.querySelectorAll(".card")],s=n.indexOf(document.activeElement);if(s<0)return;let r=n[s].getBoundingClientRect(),o=c=>c.sort((u,h)=>Math.abs(u.getBoundingClientRect().left-r.left)-Math.abs(h.getBoundingClientRect().left-r.left))[0],a=c=>{let u=n.filter(d=>c*(d.getBoundingClientRect().top-r.top)>5),h=c*Math.min(...u.map(d=>c*d.getBoundingClientRect().top));return o(u.filter(d=>Math.abs(d.getBoundingClientRect().top-h)<5))},l=i.key==="ArrowRight"?n[s+1]:i.key==="ArrowLeft"?n[s-1]:i.key==="ArrowDown"?a(1):i.key==="ArrowUp"?a(-1)??t:void 0;l&&(l.focus(),i.preventDefault())}var Xu=class{constructor(e,t,n,s){this.screen=e;this.link=t;this.act=n;this.said=s;this.saidCompare="compare"in s}screen;link;act;said;stores=new Map;session=null;opening=0;openedEpoch=-1;eventsRead=0;starting=!1;saidCompare;get recordings(){return this.session?.sources.filter(e=>e.kind==="recording").length??0}eventName(e){return this.session?.events[e]??""}state(e){let t=ve("banner");document.documentElement.dataset.link=e,t.hidden=e==="found",e==="lost"&&(t.textContent="No connection to the server. Reconnecting \u2026"),e==="refused"&&(t.textContent=this.link.token?"This link belongs to an earlier run of `tumble view`. Open the link that it printed last.":"This link has no token. Open the link that `tumble view` printed, including everything after the #."),e==="found"&&this.start()}error(e){Qt(e,!0)}status(e){let{screen:t}=this;t.status=e,t.player.told(e.playing,e.ended),t.stage.gravity=e.open?e.gravity:null;let n=this.session?.live??-1;if(e.open&&e.epoch!==this.openedEpoch&&t.view.source===n&&this.session&&!this.starting){let r=this.openedEpoch<0;this.openedEpoch=e.epoch,this.open(n,r)}let s=this.stores.get(n);s&&s.epoch===e.epoch&&(s.first=e.first,s.end=Math.max(s.end,e.end),t.store===s&&!e.playing&&t.player.came(s.last)),t.refreshNumbers(900),t.store?.live&&(performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),t.overlays.setPull(e.pull?.held??null,e.pull?.target??null),t.refreshTransport(),t.shown&&t.panels.tab==="world"&&t.panels.update(t.shown,t.view.body,t.view.contact,!1,e))}span(e){let{screen:t}=this,n=this.stores.get(e.source);if(!n||e.end===n.end&&e.growing===n.growing)return;let s=t.store===n&&t.view.frame>=n.last;n.growing=e.growing,n.grow(e.end).then(()=>{s&&t.player.playing&&(t.view.frame=n.last),t.refreshNumbers()}).catch(r=>_i(r))}pushed(e,t){let{screen:n}=this,s=this.stores.get(this.session?.live??-1);!s||s.epoch!==e.epoch||(s.end=Math.max(s.end,t.number+1),s.takeRows(e)?s.keep(t):s.grow(s.end).catch(r=>_i(r)),n.store===s&&n.player.came(t.number),n.refreshNumbers())}async start(){let{screen:e}=this,{view:t}=e,n=++this.opening;this.starting=!0;try{let s=await this.link.json("/api/session");if(n!==this.opening)return;this.session=s,e.panels.setMethods(s.methods),this.has(t.source)||(t.source=0),this.buildScenes(s);let r=s.sources[s.live];if(t.source===s.live&&!r.name&&!r.file){Wf(!0,()=>this.act.openScenes()),this.act.openScenes();return}!this.saidCompare&&t.source===0&&this.recordings>1&&(t.compare=1),this.isOther(t.compare)||(t.compare=null),await this.open(t.source,!0),t.compare!==null&&await this.compare(t.compare)}catch(s){_i(s)}finally{this.starting=!1}}async open(e,t){let{screen:n}=this,{view:s,stage:r}=n,o=++this.opening;document.documentElement.dataset.ready="false";let a=new Zo(this.link,e);try{await a.open()}catch(f){_i(f);return}if(o!==this.opening)return;a.live&&n.status?.epoch===a.epoch&&(a.end=Math.max(a.end,n.status.end));let l=n.store,c=l!==null&&l.about.file===a.about.file&&l.about.name===a.about.name&&l.bodies.length===a.bodies.length&&n.ready;this.stores.set(e,a),s.source=e,a.live&&(this.openedEpoch=a.epoch),t||(c||Object.assign(s,{body:-1,camera:null,auto:!0,follow:!1}),s.contact=-1),(!c||t)&&this.firstView(a,t?this.said:{}),n.player.open(a,t),ve("empty").hidden||ve("scenes").close(),Wf(!1,()=>this.act.openScenes());let u=t?s.camera:c&&!r.eye.auto?r.eye.numbers:null,h=c&&!t&&DA(l,a);n.begin(a,h),n.panels.open(["body","contact","solver","world"].includes(s.tab)?s.tab:ya);let d=await a.fetch(s.frame).catch(f=>{_i(f)});o===this.opening&&(this.name(a),d&&this.firstPicture(d,u,t,h),a.live&&n.status&&(s.speed=n.status.speed),n.applyLayers(),ve("colour").value=s.colour,n.refreshTransport(),n.refreshNumbers(),n.refreshLegend(),n.ready=!0,document.documentElement.dataset.ready="true")}firstView(e,t){let{view:n}=this.screen,s=e.about.view;"layers"in t||(n.layers=new Set(s.layers??Fl)),"colour"in t||(n.colour=s.colour_by??"body"),"speed"in t||(n.speed=s.speed??1),"loop"in t||(n.loop=e.live);let r=s.follow===null?-1:e.bodies.findIndex(o=>o.name===s.follow);r>=0&&!("body"in t)&&!("camera"in t)&&Object.assign(n,{body:r,follow:!0})}firstPicture(e,t,n,s){let{view:r,stage:o}=this.screen;o.crowd.place(e),o.resize(),(!s||!t)&&o.fit(e),s||o.seeThrough(e),t&&(o.eye.numbers=t,o.eye.auto=n&&r.auto),this.screen.showFrame(e),r.follow&&o.eye.follow(r.body,e)}name(e){let{screen:t}=this,{sources:n,live:s}=this.session;B0(e),z0(n,s,t.status?.open&&this.stores.get(s)?.about.file||"",t.view),H0(n,t.view),e.told.then(()=>t.store===e&&t.timeline.draw()).catch(r=>_i(r)),Xx(e.live,this.act)}async compare(e){let{screen:t}=this;if(t.view.compare=e,this.saidCompare=!0,e===null)return t.beside.close(),t.plots.compare(null),t.redraw();try{let n=await t.beside.open(e);this.stores.set(e,n),t.plots.compare(n),await t.beside.search(t.store,n)}catch(n){return _i(n)}t.redraw()}async follow(e){let{screen:t}=this,{view:n}=t,s=Ol(e);if(xa({...n,...s},this.link.token)===xa(n,this.link.token))return;let{source:r,compare:o}=n;Object.assign(n,{body:-1,contact:-1,follow:!1,range:null,compare:null,colour:"body",chosen:[]},s),t.plots.chosen=n.chosen,this.has(n.source)||(n.source=r),n.source!==r&&await this.open(n.source,!0);let a=n.compare;(a!==o||n.source!==r)&&await this.compare(this.isOther(a)?a:null),s.camera&&(t.stage.eye.numbers=s.camera,t.stage.eye.auto=s.auto??!1),t.stage.eye.follow(n.follow?n.body:-1,t.shown),ve("colour").value=n.colour,t.panels.open(n.tab),t.setPlots(n.plots),t.refreshTransport(),t.clear(),t.applyLayers()}has(e){return this.session?.sources.some(t=>t.index===e)??!1}isOther(e){return e!==null&&e!==this.screen.view.source&&this.has(e)}buildScenes(e){let{screen:t}=this;Zx(e.scenes,t.store?.live?t.store.about.file:"",this.link,n=>{t.view.source=e.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:n}),t.view.compare!==null&&this.compare(null)})}};function DA(i,e){return i!==null&&JSON.stringify(i.about.shapes)===JSON.stringify(e.about.shapes)&&JSON.stringify(i.bodies)===JSON.stringify(e.bodies)}var Fp=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,auto:!0,layers:new Set(Fl),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,chosen:[],tab:ya};link;panels;address;screen;selection;sources;outlet;constructor(){let e=dm(),t=Ol(location.hash);document.body.dataset.bare=new URLSearchParams(location.hash.slice(1)).get("bare")??"",Object.assign(this.view,t),this.link=new Hl(e,{status:r=>this.sources.status(r),span:r=>this.sources.span(r),pushed:(r,o)=>this.sources.pushed(r,o),error:r=>this.sources.error(r),state:r=>this.sources.state(r)}),this.panels=new cu(this.link,{selectBody:r=>this.selectBody(r),selectContact:(r,o)=>this.selectContact(r,o),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:r=>this.player.seek(r),worstFrame:()=>this.worstFrame(),worstHere:()=>this.selection.worstHere(),command:r=>this.link.command(r),plot:r=>this.plot(r),plotted:r=>this.view.chosen.includes(r),turned:r=>{this.view.tab=r,this.screen.redraw()}});let n=r=>this.sources.eventName(r);this.screen=new Gu(this.view,this.panels,this.link,n,()=>this.saveHash()),this.selection=new Wu(this.screen,n),this.sources=new Xu(this.screen,this.link,this,t);let s=()=>(this.view.camera=this.stage.eye.numbers,this.view.auto=this.stage.eye.auto,this.store!==null);this.address=new kl(this.view,e,s,()=>this.sources.recordings>1),this.outlet=new Gl(this.screen,this.address),this.build(),this.listen(),requestAnimationFrame(r=>this.screen.tick(r))}pulling=!1;get player(){return this.screen.player}get stage(){return this.screen.stage}get overlays(){return this.screen.overlays}get plots(){return this.screen.plots}get beside(){return this.screen.beside}get store(){return this.screen.store}get shown(){return this.screen.shown}get status(){return this.screen.status}get ready(){return this.screen.ready}get drawn(){return this.screen.drawn}jumpEvent(e){this.selection.toEvent(e)}worstFrame(){this.selection.worstFrame()}toDifference(){this.screen.toDifference()}selectBody(e){this.selection.body(e)}selectContact(e,t){this.selection.contact(e,t)}click(e,t){this.selection.at(e,t)}findBody(){this.selection.search()}focus(){this.selection.focus()}toggleFollow(){this.selection.toggleFollow()}toggleLayer(e,t){this.screen.toggleLayer(e,t)}setColour(e){this.screen.setColour(e)}setArrows(e){this.screen.setArrows(e)}plot(e){this.plots.choose(e),!this.view.plots&&this.view.chosen.length>0&&this.screen.setPlots(!0)}setPulling(e){this.pulling=e,ve("pull-mode").classList.toggle("on",e),ve("pull-mode").setAttribute("aria-pressed",String(e))}togglePlots(){this.screen.setPlots(!this.view.plots)}openScenes(){ve("scenes").showModal()}openHelp(){ve("help").showModal()}picture(){this.outlet.picture()}video(){this.outlet.video()}plotsToCsv(){this.outlet.plotsToCsv()}copySql(){this.outlet.copySql()}copyLink(){this.outlet.copyLink()}saveHash(){this.address.save(this.player.playing)}build(){let e=f0(this);p0(e,this),qx(this.view,this),Yx(e),Jx(this),ve("open-help").onclick=()=>this.openHelp(),ve("open-scenes").onclick=()=>this.openScenes(),ve("open-plots").onclick=()=>this.togglePlots(),ve("verdict").onclick=()=>this.worstFrame(),ve("pull-mode").onclick=()=>this.setPulling(!this.pulling),ve("replay").onclick=()=>this.player.replay(),ve("go-on").onclick=()=>this.player.goOn(),ve("tab-show").onclick=()=>document.body.dataset.sheet="show";for(let t of["body","contact","solver","world"])ve(`tab-${t}`).addEventListener("click",()=>document.body.dataset.sheet="");ve("source").onchange=t=>{let n=Number(t.target.value);this.sources.compare(null).then(()=>this.sources.open(n,!1))},ve("compare").onchange=t=>{let n=t.target.value;this.sources.compare(n===""?null:Number(n))};for(let t of document.querySelectorAll("dialog"))t.addEventListener("click",n=>{n.target===t&&t.close()})}listen(){Hf.addEventListener("change",()=>this.screen.setTheme()),new ResizeObserver(()=>this.screen.resize()).observe(ve("view")),F0(ve("canvas"),this),addEventListener("hashchange",e=>{this.address.forget(),this.sources.follow(new URL(e.newURL).hash)})}},Kx=new Fp;Object.assign(window,{tumble:Object.assign(Kx,O0(Kx))});addEventListener("error",i=>console.error(i.message));
