var Go="world";function Wo(i,e,t=!1){let n=new URLSearchParams;return e&&n.set("token",e),n.set("source",String(i.source)),n.set("frame",String(i.frame)),i.body>=0&&n.set("body",String(i.body)),i.contact>=0&&n.set("contact",String(i.contact)),(i.compare!==null||t)&&n.set("compare",i.compare===null?"none":String(i.compare)),i.camera&&n.set("camera",i.camera.map(s=>Number(s.toPrecision(6))).join(",")),i.camera&&i.auto&&n.set("auto","1"),n.set("layers",[...i.layers].join(",")),i.colour!=="body"&&n.set("colour",i.colour),i.follow&&n.set("follow","1"),i.speed!==1&&n.set("speed",String(i.speed)),i.loop&&n.set("loop","1"),i.range&&n.set("range",i.range.join(",")),i.plots&&n.set("plots","1"),i.tab!==Go&&n.set("tab",i.tab),"#"+n.toString().replaceAll("%2C",",")}function tl(i){let e=new URLSearchParams(i.replace(/^#/,"")),t={},n=c=>{let h=e.get(c);return h!==null&&/^\d{1,15}$/.test(h)?Number(h):void 0},s=(c,h)=>{let u=e.get(c)?.split(",").map(Number);return u&&u.length===h&&u.every(Number.isFinite)?u:void 0},r=(c,h)=>{h!==void 0&&(t[c]=h)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",e.get("compare")==="none"?null:n("compare")),r("camera",s("camera",6)),t.camera&&(t.auto=e.get("auto")==="1");let o=s("range",2);o&&(t.range=[o[0],o[1]]);let a=e.get("layers");a!==null&&(t.layers=new Set(a.split(",").filter(Boolean))),r("colour",e.get("colour")??void 0),e.get("follow")==="1"&&(t.follow=!0);let l=Number(e.get("speed"));return l>=.05&&l<=8&&(t.speed=l),e.get("loop")==="1"&&(t.loop=!0),e.get("plots")==="1"&&(t.plots=!0),r("tab",e.get("tab")??void 0),t}var v_=60,b_=500,nl=class{constructor(e,t,n,s){this.view=e;this.token=t;this.ready=n;this.several=s}view;token;ready;several;timer=0;save(e){this.timer===0&&(this.timer=window.setTimeout(()=>this.write(),e?b_:v_))}write(){this.forget(),this.ready()&&history.replaceState(null,"",Wo(this.view,this.token,this.several()))}forget(){clearTimeout(this.timer),this.timer=0}};function q(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return Gf(n,t),n}function Gf(i,e){for(let t of e)t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}function Jt(i,...e){i.replaceChildren(),Gf(i,e)}function De(i){let e=document.getElementById(i);if(!e)throw new Error(`no element ${i}`);return e}function Pe(i,e=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let t=Math.abs(i);return t>=1e5||t<.001?i.toExponential(Math.max(0,e-3)).replace("e+","e"):String(Number(i.toPrecision(e)))}function Wi(i,e=5){return Array.from(i,t=>Pe(Math.abs(t)<1e-15?0:t,e)).join(", ")}function Xo(i,e){let t=URL.createObjectURL(e);q("a",{href:t,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}function il(i){return i.replaceAll("`","")}var Yo=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","damping_loss","px","py","pz","lx","ly","lz","sweeps","residual","overlap","step_ms","contacts","islands","verdict","guarded","events"],as=Object.fromEntries(Yo.map((i,e)=>[i,e])),Xf=208,S_=26,qo=22,Wf=88,M_=32,ls=4294967295,$o=["open","stick","slide","bounce"],w_=["solved","guarded","infeasible","overlap","inexact","failed"];function Zo(i){return w_[i]??"?"}var sl=class{number;bodies;contacts;islands;events;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;view;constructor(e,t){let n=new DataView(e,t);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==1)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(e,t+48,Yo.length);let s=t+48+Xf;this.states=new Float64Array(e,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(e,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(e,s,qo*this.contacts),this.contactFloats=new Float32Array(e,s,qo*this.contacts),s+=4*qo*this.contacts,this.islandAt=s-t,this.eventAt=this.islandAt+Wf*this.islands}worstContact(){let e=0;for(let t=1;t<this.contacts;t++)this.contact(t).residual>this.contact(e).residual&&(e=t);return e}get(e){return this.row[as[e]]}centre(e){let t=this.states,n=13*e;return[t[n],t[n+1],t[n+2]]}island(e){return(this.marks[e]&1073741823)-1}quarantined(e){return this.marks[e]>>>31===1}asleep(e){return(this.marks[e]>>>30&1)===1}contact(e){let t=this.contactWords,n=this.contactFloats,s=qo*e,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:e,a:t[s],b:t[s+1],island:t[s+2],mode:t[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(e){let t=[];for(let n=0;n<this.contacts;n++){let s=qo*n;(this.contactWords[s]===e||this.contactWords[s+1]===e)&&t.push(this.contact(n))}return t}islandRow(e){let t=this.view,n=this.islandAt+Wf*e,s=o=>t.getUint32(n+4*o,!0),r=o=>t.getFloat64(n+32+8*o,!0);return{index:e,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}eventRows(){return Array.from({length:this.events},(e,t)=>qf(this.view,this.eventAt+M_*t,this.number))}};function qf(i,e,t){return{frame:t,kind:i.getUint32(e,!0),a:i.getUint32(e+4,!0),b:i.getUint32(e+8,!0),speed:i.getFloat64(e+16,!0),impulse:i.getFloat64(e+24,!0)}}function Yf(i){let e=[];for(let t=0;t<i.byteLength;){let n=new sl(i,t);e.push(n),t+=n.bytes}return e}function $f(i){return Number(new DataView(i).getBigUint64(8,!0))}function nu(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0));return{epoch:e.getUint32(4,!0),first:Number(e.getBigUint64(8,!0)),count:t,numbers:new Float64Array(i,24,S_*t),end:24+Xf*t}}function Zf(i){let e=nu(i);return{rows:e,frame:new sl(i,e.end)}}function Jf(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0)),n=Array.from({length:t},(s,r)=>{let o=24+40*r;return qf(e,o+8,Number(e.getBigUint64(o,!0)))});return{epoch:e.getUint32(4,!0),next:Number(e.getBigUint64(8,!0)),list:n}}var E_=3500,Ur=class extends Error{};function Kf(){let e=new URLSearchParams(location.hash.slice(1)).get("token")??sessionStorage.getItem("tumble-token")??"";return e&&sessionStorage.setItem("tumble-token",e),e}var rl=class{constructor(e,t){this.token=e;this.listener=t;this.connect(),setInterval(()=>this.watch(),500)}token;listener;socket=null;heard=0;wait=250;known="";connect(){let e=new WebSocket(`ws://${location.host}/live`);this.socket=e,this.heard=performance.now();let t=0;e.binaryType="arraybuffer",e.onopen=()=>e.send(JSON.stringify({token:this.token})),e.onmessage=n=>{if(this.heard=performance.now(),n.data instanceof ArrayBuffer){let{rows:r,frame:o}=Zf(n.data);this.listener.pushed(r,o);let a=++t;requestAnimationFrame(()=>e.readyState===WebSocket.OPEN&&e.send(JSON.stringify({seen:a})));return}let s=JSON.parse(n.data);if(s.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),s.kind==="status"?this.listener.status(s.live):s.kind==="span"?this.listener.span(s):s.kind==="error"&&this.listener.error(s.message)},e.onclose=()=>{this.socket===e&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&performance.now()-this.heard>E_){this.say("lost");let e=this.socket;this.socket=null,e.onmessage=e.onclose=null,e.close(),this.connect()}}say(e){e!==this.known&&(this.known=e,this.listener.state(e))}command(e){this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(e)):this.listener.error("the server does not answer: nothing was changed")}async ask(e){let t;try{t=await fetch(e,{headers:{"x-tumble-token":this.token}})}catch{throw new Ur("the server does not answer")}if(t.ok)return t;let n=`the server says ${t.status}`;try{let s=await t.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new Ur(n)}async json(e){return(await this.ask(e)).json()}async bytes(e){return(await this.ask(e)).arrayBuffer()}};var T_=4;function Kt(i,e=!1){let t=De("toasts");if([...t.children].some(s=>s.firstChild?.textContent===i))return;let n=q("div",{class:`toast ${e?"bad-news":""}`},q("span",{},i),q("button",{class:"small",title:"close",onclick:()=>n.remove()},"\xD7"));for(t.append(n);t.children.length>T_;)t.firstChild?.remove();setTimeout(()=>n.remove(),e?15e3:4500)}function oi(i){i instanceof Ur?i.message!=="the server does not answer"&&Kt(i.message,!0):Kt(`The page stumbled: ${i instanceof Error?i.message:String(i)}`,!0)}function jf(i,e,t){return`${(i?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(e).padStart(5,"0")}.${t}`}function A_(i){De("canvas").toBlob(e=>{e?Xo(i,e):Kt("The browser could not make a picture.",!0)},"image/png")}var ol=class{recorder=null;get running(){return this.recorder!==null}static kind(){return["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(e=>MediaRecorder.isTypeSupported(e))}start(e,t){let n=new MediaRecorder(De("canvas").captureStream(60),{mimeType:e,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=r=>s.push(r.data),n.onstop=()=>{this.recorder=null,document.documentElement.dataset.recording="false",t(new Blob(s,{type:e}),e.includes("mp4")?"mp4":"webm")},this.recorder=n,document.documentElement.dataset.recording="true",n.start(200)}stop(){setTimeout(()=>this.recorder?.stop(),150)}};function R_(i,e,t,n){let[s,r]=e.range??[i.first,i.last],o=`frame BETWEEN ${s} AND ${r}`;if(e.contact>=0&&t&&e.contact<t.contacts){let a=t.contact(e.contact),l=n?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${n}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${i.bodies[a.a].id} AND body_b = ${i.bodies[a.b].id}${l} AND ${o} ORDER BY frame;`}return e.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${i.bodies[e.body].id} AND s.${o} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${o} ORDER BY frame;`}async function Qf(i,e,t=""){try{await navigator.clipboard.writeText(i),Kt(`${e}: copied to the clipboard.
${t}`)}catch{Kt(`${e} (the browser does not allow copying):
${i}`)}}var al=class{constructor(e,t){this.screen=e;this.address=t}screen;address;film=new ol;picture(){let{stage:e,store:t,view:n}=this.screen;e.dirty=!0,e.render(),A_(jf(t,n.frame,"png"))}video(){let{store:e,view:t,player:n}=this.screen;if(!e)return;if(this.film.running)return n.stop();let s=ol.kind();if(!s)return Kt("This browser cannot record video.",!0);let r=t.range,[o,a]=r??[e.first,e.last];if(a<=o)return Kt("No frames to record yet.");this.film.start(s,(l,c)=>{t.range=r,this.screen.refreshTransport(),this.screen.redraw(),Xo(jf(this.screen.store,t.frame,c),l),Kt("The video is saved.")}),n.playOnce([o,a],()=>this.film.stop()),Kt(`Recording frames ${o} to ${a}, played once at the chosen speed.`)}plotsToCsv(){let{plots:e}=this.screen;this.screen.setPlots(!0);for(let t of e.ids())e.csv(t)}copySql(){let{store:e,view:t,shown:n,panels:s}=this.screen,r=e?R_(e,t,n,s.feature):"",o=e?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";Qf(r,"SQL of the selection",`${r}${o}`)}copyLink(){this.address.write(),Qf(location.href,"Link to this view")}};var $s={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Zs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Lp=0,Du=1,Dp=2;var dr=1,Np=2,ho=3,Js=0,$n=1,jn=2,fr=0,uo=1,Nu=2,Fu=3,Uu=4,Fp=5;var pr=100,Up=101,Op=102,kp=103,Bp=104,zp=200,Hp=201,Vp=202,Gp=203,Ou=204,ku=205,Wp=206,Xp=207,qp=208,Yp=209,$p=210,Zp=211,Jp=212,Kp=213,jp=214,Ul=0,Ol=1,kl=2,Qr=3,Bl=4,zl=5,Hl=6,Vl=7,Bu=0,Qp=1,em=2,Ki=0,zu=1,Hu=2,Vu=3,Gu=4,Wu=5,Xu=6,qu=7;var Yu=300,mr=301,fo=302,pc=303,mc=304,Gl=1e3,qi=1001,Wl=1002,In=1003,tm=1004;var Ra=1005;var Yn=1006,gc=1007;var Es=1008;var Qn=1009,$u=1010,Zu=1011,po=1012,_c=1013,Pi=1014,vi=1015,Ii=1016,yc=1017,xc=1018,gr=1020,Ju=35902,Ku=35899,ju=1021,Qu=1022,Li=1023,gs=1026,Ts=1027,vc=1028,bc=1029,Ks=1030,Sc=1031;var Mc=1033,Ca=33776,Pa=33777,Ia=33778,La=33779,wc=35840,Ec=35841,Tc=35842,Ac=35843,Rc=36196,Cc=37492,Pc=37496,Ic=37488,Lc=37489,Da=37490,Dc=37491,Nc=37808,Fc=37809,Uc=37810,Oc=37811,kc=37812,Bc=37813,zc=37814,Hc=37815,Vc=37816,Gc=37817,Wc=37818,Xc=37819,qc=37820,Yc=37821,$c=36492,Zc=36494,Jc=36495,Kc=36283,jc=36284,Na=36285,Qc=36286;var ra=2300,Xl=2301,Nl=2302,Eu=2303,Tu=2400,Au=2401,Ru=2402;var nm=3200;var eh=0,im=1,As="",ci="srgb",oa="srgb-linear",aa="linear",At="srgb";var Fl=7680;var sm=519,rm=512,om=513,am=514,ed=515,lm=516,cm=517,td=518,nd=519,hm=35044,id=35048;var sd="300 es",xi=2e3,eo=2001;function C_(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function P_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function la(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function um(){let i=la("canvas");return i.style.display="block",i}var ep={},to=null;function rd(...i){let e="THREE."+i.shift();to?to("log",e,...i):console.log(e,...i)}function dm(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ze(...i){i=dm(i);let e="THREE."+i.shift();if(to)to("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function tt(...i){i=dm(i);let e="THREE."+i.shift();if(to)to("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function ia(...i){let e=i.join(" ");e in ep||(ep[e]=!0,Ze(...i))}function fm(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var pm={[Ul]:Ul,[kl]:Hl,[Bl]:Bl,[Qr]:zl,[Ol]:Ol,[Hl]:kl,[Vl]:Vl,[zl]:Qr},Ci=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},On=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],tp=1234567,Kr=Math.PI/180,no=180/Math.PI;function mo(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(On[i&255]+On[i>>8&255]+On[i>>16&255]+On[i>>24&255]+"-"+On[e&255]+On[e>>8&255]+"-"+On[e>>16&15|64]+On[e>>24&255]+"-"+On[t&63|128]+On[t>>8&255]+"-"+On[t>>16&255]+On[t>>24&255]+On[n&255]+On[n>>8&255]+On[n>>16&255]+On[n>>24&255]).toLowerCase()}function gt(i,e,t){return Math.max(e,Math.min(t,i))}function od(i,e){return(i%e+e)%e}function I_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function L_(i,e,t){return i!==e?(t-i)/(e-i):0}function sa(i,e,t){return(1-t)*i+t*e}function D_(i,e,t,n){return sa(i,e,1-Math.exp(-t*n))}function N_(i,e=1){return e-Math.abs(od(i,e*2)-e)}function F_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function U_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function O_(i,e){return i+Math.floor(Math.random()*(e-i+1))}function k_(i,e){return i+Math.random()*(e-i)}function B_(i){return i*(.5-Math.random())}function z_(i){i!==void 0&&(tp=i);let e=tp+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function H_(i){return i*Kr}function V_(i){return i*no}function G_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function W_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function ad(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function X_(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Ze("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function ld(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function mm(i,e){if(e.constructor===Float32Array)return i;let t=ld(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function gm(i,e){if(e.constructor===Float32Array)return i;let t=ld(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var cd={DEG2RAD:Kr,RAD2DEG:no,generateUUID:mo,clamp:gt,euclideanModulo:od,mapLinear:I_,inverseLerp:L_,lerp:sa,damp:D_,pingpong:N_,smoothstep:F_,smootherstep:U_,randInt:O_,randFloat:k_,randFloatSpread:B_,seededRandom:z_,degToRad:H_,radToDeg:V_,isPowerOfTwo:G_,ceilPowerOfTwo:W_,floorPowerOfTwo:ad,setQuaternionFromProperEuler:X_,normalize:gm,denormalize:mm},pd=class pd{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};pd.prototype.isVector2=!0;var Ke=pd,Bt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*x;m<0&&(d=-d,f=-f,g=-g,x=-x,m=-m);let p=1-a;if(m<.9995){let v=Math.acos(m),A=Math.sin(v);p=Math.sin(p*v)/A,a=Math.sin(a*v)/A,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+x*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*f-c*d,e[t+1]=l*g+h*d+c*u-a*f,e[t+2]=c*g+h*f+a*d-l*u,e[t+3]=h*g-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Ze("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(gt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},md=class md{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(np.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(np.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return iu.copy(this).projectOnVector(e),this.sub(iu)}reflect(e){return this.sub(iu.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};md.prototype.isVector3=!0;var O=md,iu=new O,np=new Bt,gd=class gd{constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],x=s[0],m=s[3],p=s[6],v=s[1],A=s[4],S=s[7],R=s[2],T=s[5],_=s[8];return r[0]=o*x+a*v+l*R,r[3]=o*m+a*A+l*T,r[6]=o*p+a*S+l*_,r[1]=c*x+h*v+u*R,r[4]=c*m+h*A+u*T,r[7]=c*p+h*S+u*_,r[2]=d*x+f*v+g*R,r[5]=d*m+f*A+g*T,r[8]=d*p+f*S+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=t*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return e[0]=u*x,e[1]=(s*c-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(h*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return ia("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(su.makeScale(e,t)),this}rotate(e){return ia("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(su.makeRotation(-e)),this}translate(e,t){return ia("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(su.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};gd.prototype.isMatrix3=!0;var it=gd,su=new it,ip=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),sp=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function q_(){let i={enabled:!0,workingColorSpace:oa,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===At&&(s.r=ms(s.r),s.g=ms(s.g),s.b=ms(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===At&&(s.r=jr(s.r),s.g=jr(s.g),s.b=jr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===As?aa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[oa]:{primaries:e,whitePoint:n,transfer:aa,toXYZ:ip,fromXYZ:sp,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ci},outputColorSpaceConfig:{drawingBufferColorSpace:ci}},[ci]:{primaries:e,whitePoint:n,transfer:At,toXYZ:ip,fromXYZ:sp,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ci}}}),i}var xt=q_();function ms(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function jr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Or,ql=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Or===void 0&&(Or=la("canvas")),Or.width=e.width,Or.height=e.height;let s=Or.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Or}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=la("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ms(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(ms(t[n]/255)*255):t[n]=ms(t[n]);return{data:t,width:e.width,height:e.height}}else return Ze("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Y_=0,io=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Y_++}),this.uuid=mo(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(ru(s[o].image)):r.push(ru(s[o]))}else r=ru(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function ru(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?ql.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ze("Texture: Unable to serialize Texture."),{})}var $_=0,ou=new O,Jn=class i extends Ci{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=qi,s=qi,r=Yn,o=Es,a=Li,l=Qn,c=i.DEFAULT_ANISOTROPY,h=As){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:$_++}),this.uuid=mo(),this.name="",this.source=new io(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ke(0,0),this.repeat=new Ke(1,1),this.center=new Ke(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ou).x}get height(){return this.source.getSize(ou).y}get depth(){return this.source.getSize(ou).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ze(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Yu)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Gl:e.x=e.x-Math.floor(e.x);break;case qi:e.x=e.x<0?0:1;break;case Wl:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Gl:e.y=e.y-Math.floor(e.y);break;case qi:e.y=e.y<0?0:1;break;case Wl:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Jn.DEFAULT_IMAGE=null;Jn.DEFAULT_MAPPING=Yu;Jn.DEFAULT_ANISOTROPY=1;var _d=class _d{constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],x=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,S=(f+1)/2,R=(p+1)/2,T=(h+d)/4,_=(u+x)/4,E=(g+m)/4;return A>S&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=T/n,r=_/n):S>R?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=T/s,r=E/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=_/r,s=E/r),this.set(n,s,r,t),this}let v=Math.sqrt((m-g)*(m-g)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-g)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this.w=gt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this.w=gt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};_d.prototype.isVector4=!0;var $t=_d,Yl=class extends Ci{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Yn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new $t(0,0,e,t),this.scissorTest=!1,this.viewport=new $t(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Jn({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Yn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new io(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ui=class extends Yl{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},ca=class extends Jn{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var $l=class extends Jn{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var fc=class fc{constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,g,x,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,x,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,g,x,m){let p=this.elements;return p[0]=e,p[4]=t,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=x,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new fc().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/kr.setFromMatrixColumn(e,0).length(),r=1/kr.setFromMatrixColumn(e,1).length(),o=1/kr.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,g=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+g*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,g=c*h,x=c*u;t[0]=d+x*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-g,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,g=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,g=a*h,x=a*u;t[0]=l*h,t[4]=g*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=g*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+g,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-g,t[2]=g*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Z_,e,J_)}lookAt(e,t,n){let s=this.elements;return ai.subVectors(e,t),ai.lengthSq()===0&&(ai.z=1),ai.normalize(),ks.crossVectors(n,ai),ks.lengthSq()===0&&(Math.abs(n.z)===1?ai.x+=1e-4:ai.z+=1e-4,ai.normalize(),ks.crossVectors(n,ai)),ks.normalize(),ll.crossVectors(ai,ks),s[0]=ks.x,s[4]=ll.x,s[8]=ai.x,s[1]=ks.y,s[5]=ll.y,s[9]=ai.y,s[2]=ks.z,s[6]=ll.z,s[10]=ai.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],x=n[6],m=n[10],p=n[14],v=n[3],A=n[7],S=n[11],R=n[15],T=s[0],_=s[4],E=s[8],U=s[12],I=s[1],L=s[5],H=s[9],G=s[13],D=s[2],F=s[6],X=s[10],V=s[14],ae=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=o*T+a*I+l*D+c*ae,r[4]=o*_+a*L+l*F+c*J,r[8]=o*E+a*H+l*X+c*Q,r[12]=o*U+a*G+l*V+c*se,r[1]=h*T+u*I+d*D+f*ae,r[5]=h*_+u*L+d*F+f*J,r[9]=h*E+u*H+d*X+f*Q,r[13]=h*U+u*G+d*V+f*se,r[2]=g*T+x*I+m*D+p*ae,r[6]=g*_+x*L+m*F+p*J,r[10]=g*E+x*H+m*X+p*Q,r[14]=g*U+x*G+m*V+p*se,r[3]=v*T+A*I+S*D+R*ae,r[7]=v*_+A*L+S*F+R*J,r[11]=v*E+A*H+S*X+R*Q,r[15]=v*U+A*G+S*V+R*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],g=e[3],x=e[7],m=e[11],p=e[15],v=l*f-c*d,A=a*f-c*u,S=a*d-l*u,R=o*f-c*h,T=o*d-l*h,_=o*u-a*h;return t*(x*v-m*A+p*S)-n*(g*v-m*R+p*T)+s*(g*A-x*R+p*_)-r*(g*S-x*T+m*_)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],g=e[12],x=e[13],m=e[14],p=e[15],v=t*a-n*o,A=t*l-s*o,S=t*c-r*o,R=n*l-s*a,T=n*c-r*a,_=s*c-r*l,E=h*x-u*g,U=h*m-d*g,I=h*p-f*g,L=u*m-d*x,H=u*p-f*x,G=d*p-f*m,D=v*G-A*H+S*L+R*I-T*U+_*E;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/D;return e[0]=(a*G-l*H+c*L)*F,e[1]=(s*H-n*G-r*L)*F,e[2]=(x*_-m*T+p*R)*F,e[3]=(d*T-u*_-f*R)*F,e[4]=(l*I-o*G-c*U)*F,e[5]=(t*G-s*I+r*U)*F,e[6]=(m*S-g*_-p*A)*F,e[7]=(h*_-d*S+f*A)*F,e[8]=(o*H-a*I+c*E)*F,e[9]=(n*I-t*H-r*E)*F,e[10]=(g*T-x*S+p*v)*F,e[11]=(u*S-h*T-f*v)*F,e[12]=(a*U-o*L-l*E)*F,e[13]=(t*L-n*U+s*E)*F,e[14]=(x*A-g*R-m*v)*F,e[15]=(h*R-u*A+d*v)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,x=o*h,m=o*u,p=a*u,v=l*c,A=l*h,S=l*u,R=n.x,T=n.y,_=n.z;return s[0]=(1-(x+p))*R,s[1]=(f+S)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(f-S)*T,s[5]=(1-(d+p))*T,s[6]=(m+v)*T,s[7]=0,s[8]=(g+A)*_,s[9]=(m-v)*_,s[10]=(1-(d+x))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=kr.set(s[0],s[1],s[2]).length(),a=kr.set(s[4],s[5],s[6]).length(),l=kr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ti.copy(this);let c=1/o,h=1/a,u=1/l;return Ti.elements[0]*=c,Ti.elements[1]*=c,Ti.elements[2]*=c,Ti.elements[4]*=h,Ti.elements[5]*=h,Ti.elements[6]*=h,Ti.elements[8]*=u,Ti.elements[9]*=u,Ti.elements[10]*=u,t.setFromRotationMatrix(Ti),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=xi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),g,x;if(l)g=r/(o-r),x=o*r/(o-r);else if(a===xi)g=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===eo)g=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=xi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),g,x;if(l)g=1/(o-r),x=o/(o-r);else if(a===xi)g=-2/(o-r),x=-(o+r)/(o-r);else if(a===eo)g=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};fc.prototype.isMatrix4=!0;var ot=fc,kr=new O,Ti=new ot,Z_=new O(0,0,0),J_=new O(1,1,1),ks=new O,ll=new O,ai=new O,rp=new ot,op=new Bt,_s=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(gt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-gt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(gt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-gt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(gt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-gt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ze("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return rp.makeRotationFromQuaternion(e),this.setFromRotationMatrix(rp,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return op.setFromEuler(this),this.setFromQuaternion(op,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};_s.DEFAULT_ORDER="XYZ";var so=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},K_=0,ap=new O,Br=new Bt,cs=new ot,cl=new O,Jo=new O,j_=new O,Q_=new Bt,lp=new O(1,0,0),cp=new O(0,1,0),hp=new O(0,0,1),up={type:"added"},ey={type:"removed"},zr={type:"childadded",child:null},au={type:"childremoved",child:null},Nn=class i extends Ci{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:K_++}),this.uuid=mo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new O,t=new _s,n=new Bt,s=new O(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ot},normalMatrix:{value:new it}}),this.matrix=new ot,this.matrixWorld=new ot,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new so,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Br.setFromAxisAngle(e,t),this.quaternion.multiply(Br),this}rotateOnWorldAxis(e,t){return Br.setFromAxisAngle(e,t),this.quaternion.premultiply(Br),this}rotateX(e){return this.rotateOnAxis(lp,e)}rotateY(e){return this.rotateOnAxis(cp,e)}rotateZ(e){return this.rotateOnAxis(hp,e)}translateOnAxis(e,t){return ap.copy(e).applyQuaternion(this.quaternion),this.position.add(ap.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(lp,e)}translateY(e){return this.translateOnAxis(cp,e)}translateZ(e){return this.translateOnAxis(hp,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(cs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?cl.copy(e):cl.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Jo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?cs.lookAt(Jo,cl,this.up):cs.lookAt(cl,Jo,this.up),this.quaternion.setFromRotationMatrix(cs),s&&(cs.extractRotation(s.matrixWorld),Br.setFromRotationMatrix(cs),this.quaternion.premultiply(Br.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(up),zr.child=e,this.dispatchEvent(zr),zr.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(ey),au.child=e,this.dispatchEvent(au),au.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),cs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),cs.multiply(e.parent.matrixWorld)),e.applyMatrix4(cs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(up),zr.child=e,this.dispatchEvent(zr),zr.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Jo,e,j_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Jo,Q_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Nn.DEFAULT_UP=new O(0,1,0);Nn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Nn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var hi=class extends Nn{constructor(){super(),this.isGroup=!0,this.type="Group"}},ty={type:"move"},ro=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new hi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new hi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new hi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let m=t.getJointPose(x,n),p=this._getHandJoint(c,x);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(ty)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new hi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},_m={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Bs={h:0,s:0,l:0},hl={h:0,s:0,l:0};function lu(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Ye=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ci){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,xt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=xt.workingColorSpace){return this.r=e,this.g=t,this.b=n,xt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=xt.workingColorSpace){if(e=od(e,1),t=gt(t,0,1),n=gt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=lu(o,r,e+1/3),this.g=lu(o,r,e),this.b=lu(o,r,e-1/3)}return xt.colorSpaceToWorking(this,s),this}setStyle(e,t=ci){function n(r){r!==void 0&&parseFloat(r)<1&&Ze("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ze("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ze("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ci){let n=_m[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ze("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=ms(e.r),this.g=ms(e.g),this.b=ms(e.b),this}copyLinearToSRGB(e){return this.r=jr(e.r),this.g=jr(e.g),this.b=jr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ci){return xt.workingToColorSpace(kn.copy(this),e),Math.round(gt(kn.r*255,0,255))*65536+Math.round(gt(kn.g*255,0,255))*256+Math.round(gt(kn.b*255,0,255))}getHexString(e=ci){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=xt.workingColorSpace){xt.workingToColorSpace(kn.copy(this),t);let n=kn.r,s=kn.g,r=kn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=xt.workingColorSpace){return xt.workingToColorSpace(kn.copy(this),t),e.r=kn.r,e.g=kn.g,e.b=kn.b,e}getStyle(e=ci){xt.workingToColorSpace(kn.copy(this),e);let t=kn.r,n=kn.g,s=kn.b;return e!==ci?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Bs),this.setHSL(Bs.h+e,Bs.s+t,Bs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Bs),e.getHSL(hl);let n=sa(Bs.h,hl.h,t),s=sa(Bs.s,hl.s,t),r=sa(Bs.l,hl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},kn=new Ye;Ye.NAMES=_m;var ha=class extends Nn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new _s,this.environmentIntensity=1,this.environmentRotation=new _s,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ai=new O,hs=new O,cu=new O,us=new O,Hr=new O,Vr=new O,dp=new O,hu=new O,uu=new O,du=new O,fu=new $t,pu=new $t,mu=new $t,ps=class i{constructor(e=new O,t=new O,n=new O){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ai.subVectors(e,t),s.cross(Ai);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ai.subVectors(s,t),hs.subVectors(n,t),cu.subVectors(e,t);let o=Ai.dot(Ai),a=Ai.dot(hs),l=Ai.dot(cu),c=hs.dot(hs),h=hs.dot(cu),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,us)===null?!1:us.x>=0&&us.y>=0&&us.x+us.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,us)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,us.x),l.addScaledVector(o,us.y),l.addScaledVector(a,us.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return fu.setScalar(0),pu.setScalar(0),mu.setScalar(0),fu.fromBufferAttribute(e,t),pu.fromBufferAttribute(e,n),mu.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(fu,r.x),o.addScaledVector(pu,r.y),o.addScaledVector(mu,r.z),o}static isFrontFacing(e,t,n,s){return Ai.subVectors(n,t),hs.subVectors(e,t),Ai.cross(hs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ai.subVectors(this.c,this.b),hs.subVectors(this.a,this.b),Ai.cross(hs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Hr.subVectors(s,n),Vr.subVectors(r,n),hu.subVectors(e,n);let l=Hr.dot(hu),c=Vr.dot(hu);if(l<=0&&c<=0)return t.copy(n);uu.subVectors(e,s);let h=Hr.dot(uu),u=Vr.dot(uu);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(Hr,o);du.subVectors(e,r);let f=Hr.dot(du),g=Vr.dot(du);if(g>=0&&f<=g)return t.copy(r);let x=f*c-l*g;if(x<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(Vr,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return dp.subVectors(r,s),a=(u-h)/(u-h+(f-g)),t.copy(s).addScaledVector(dp,a);let p=1/(m+x+d);return o=x*p,a=d*p,t.copy(n).addScaledVector(Hr,o).addScaledVector(Vr,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},xn=class{constructor(e=new O(1/0,1/0,1/0),t=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Ri.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Ri.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Ri.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ri):Ri.fromBufferAttribute(r,o),Ri.applyMatrix4(e.matrixWorld),this.expandByPoint(Ri);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ul.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),ul.copy(n.boundingBox)),ul.applyMatrix4(e.matrixWorld),this.union(ul)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ri),Ri.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ko),dl.subVectors(this.max,Ko),Gr.subVectors(e.a,Ko),Wr.subVectors(e.b,Ko),Xr.subVectors(e.c,Ko),zs.subVectors(Wr,Gr),Hs.subVectors(Xr,Wr),or.subVectors(Gr,Xr);let t=[0,-zs.z,zs.y,0,-Hs.z,Hs.y,0,-or.z,or.y,zs.z,0,-zs.x,Hs.z,0,-Hs.x,or.z,0,-or.x,-zs.y,zs.x,0,-Hs.y,Hs.x,0,-or.y,or.x,0];return!gu(t,Gr,Wr,Xr,dl)||(t=[1,0,0,0,1,0,0,0,1],!gu(t,Gr,Wr,Xr,dl))?!1:(fl.crossVectors(zs,Hs),t=[fl.x,fl.y,fl.z],gu(t,Gr,Wr,Xr,dl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ri).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ri).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ds[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ds[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ds[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ds[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ds[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ds[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ds[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ds[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ds),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},ds=[new O,new O,new O,new O,new O,new O,new O,new O],Ri=new O,ul=new xn,Gr=new O,Wr=new O,Xr=new O,zs=new O,Hs=new O,or=new O,Ko=new O,dl=new O,fl=new O,ar=new O;function gu(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){ar.fromArray(i,r);let a=s.x*Math.abs(ar.x)+s.y*Math.abs(ar.y)+s.z*Math.abs(ar.z),l=e.dot(ar),c=t.dot(ar),h=n.dot(ar);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var pn=new O,pl=new Ke,ny=0,Dn=class extends Ci{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:ny++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=hm,this.updateRanges=[],this.gpuType=vi,this.version=0,this._normalizationScale=e!==void 0?ld(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)pl.fromBufferAttribute(this,t),pl.applyMatrix3(e),this.setXY(t,pl.x,pl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)pn.fromBufferAttribute(this,t),pn.applyMatrix3(e),this.setXYZ(t,pn.x,pn.y,pn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)pn.fromBufferAttribute(this,t),pn.applyMatrix4(e),this.setXYZ(t,pn.x,pn.y,pn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)pn.fromBufferAttribute(this,t),pn.applyNormalMatrix(e),this.setXYZ(t,pn.x,pn.y,pn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)pn.fromBufferAttribute(this,t),pn.transformDirection(e),this.setXYZ(t,pn.x,pn.y,pn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):mm(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):gm(e,this.array)}};var ua=class extends Dn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var da=class extends Dn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Rt=class extends Dn{constructor(e,t,n){super(new Float32Array(e),t,n)}},iy=new xn,jo=new O,_u=new O,Kn=class{constructor(e=new O,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):iy.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;jo.subVectors(e,this.center);let t=jo.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(jo,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(_u.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(jo.copy(e.center).add(_u)),this.expandByPoint(jo.copy(e.center).sub(_u))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},sy=0,yi=new ot,yu=new Nn,qr=new O,li=new xn,Qo=new xn,Pn=new O,an=class i extends Ci{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:sy++}),this.uuid=mo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(C_(e)?da:ua)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new it().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return yi.makeRotationFromQuaternion(e),this.applyMatrix4(yi),this}rotateX(e){return yi.makeRotationX(e),this.applyMatrix4(yi),this}rotateY(e){return yi.makeRotationY(e),this.applyMatrix4(yi),this}rotateZ(e){return yi.makeRotationZ(e),this.applyMatrix4(yi),this}translate(e,t,n){return yi.makeTranslation(e,t,n),this.applyMatrix4(yi),this}scale(e,t,n){return yi.makeScale(e,t,n),this.applyMatrix4(yi),this}lookAt(e){return yu.lookAt(e),yu.updateMatrix(),this.applyMatrix4(yu.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(qr).negate(),this.translate(qr.x,qr.y,qr.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Rt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ze("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];li.setFromBufferAttribute(r),this.morphTargetsRelative?(Pn.addVectors(this.boundingBox.min,li.min),this.boundingBox.expandByPoint(Pn),Pn.addVectors(this.boundingBox.max,li.max),this.boundingBox.expandByPoint(Pn)):(this.boundingBox.expandByPoint(li.min),this.boundingBox.expandByPoint(li.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Kn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(e){let n=this.boundingSphere.center;if(li.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Qo.setFromBufferAttribute(a),this.morphTargetsRelative?(Pn.addVectors(li.min,Qo.min),li.expandByPoint(Pn),Pn.addVectors(li.max,Qo.max),li.expandByPoint(Pn)):(li.expandByPoint(Qo.min),li.expandByPoint(Qo.max))}li.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Pn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Pn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Pn.fromBufferAttribute(a,c),l&&(qr.fromBufferAttribute(e,c),Pn.add(qr)),s=Math.max(s,n.distanceToSquared(Pn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Dn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new O,l[U]=new O;let h=new O,u=new O,d=new O,f=new Ke,g=new Ke,x=new Ke,m=new O,p=new O;function v(U,I,L){c[U]=c[I]=c[L]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,U),g.fromBufferAttribute(r,I),x.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),x.sub(f);let H=1/(g.x*x.y-x.x*g.y);isFinite(H)&&(m.copy(u).multiplyScalar(x.y).addScaledVector(d,-g.y).multiplyScalar(H),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-x.x).multiplyScalar(H),a[U].add(m),a[I].add(m),a[L].add(m),l[U].add(p),l[I].add(p),l[L].add(p))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let U=0,I=A.length;U<I;++U){let L=A[U],H=L.start,G=L.count;for(let D=H,F=H+G;D<F;D+=3)v(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let S=new O,R=new O,T=new O,_=new O;function E(U){T.fromBufferAttribute(s,U),_.copy(T);let I=a[U];S.copy(I),S.sub(T.multiplyScalar(T.dot(I))).normalize(),R.crossVectors(_,I);let H=R.dot(l[U])<0?-1:1;o.setXYZW(U,S.x,S.y,S.z,H)}for(let U=0,I=n.count;U<I;++U)c[U]&&E(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Dn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,u=new O;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),x=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Pn.fromBufferAttribute(e,t),Pn.normalize(),e.setXYZ(t,Pn.x,Pn.y,Pn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let x=0,m=l.length;x<m;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new Dn(d,h,u)}if(this.index===null)return Ze("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var xu=new O,ry=new O,oy=new it,Xn=class{constructor(e=new O(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=xu.subVectors(n,t).cross(ry.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(xu),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||oy.getNormalMatrix(e),s=this.coplanarPoint(xu).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},ay=0,ys=class extends Ci{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:ay++}),this.uuid=mo(),this.name="",this.type="Material",this.blending=uo,this.side=Js,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Ou,this.blendDst=ku,this.blendEquation=pr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ye(0,0,0),this.blendAlpha=0,this.depthFunc=Qr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=sm,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Fl,this.stencilZFail=Fl,this.stencilZPass=Fl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ze(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Ye().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Xn().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ke().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ke().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var fs=new O,vu=new O,ml=new O,gl=new O,Yi=class{constructor(e=new O,t=new O(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,fs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=fs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(fs.copy(this.origin).addScaledVector(this.direction,t),fs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){vu.copy(e).add(t).multiplyScalar(.5),ml.copy(t).sub(e).normalize(),gl.copy(this.origin).sub(vu);let r=e.distanceTo(t)*.5,o=-this.direction.dot(ml),a=gl.dot(this.direction),l=-gl.dot(ml),c=gl.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(vu).addScaledVector(ml,d),f}intersectSphere(e,t){if(e.radius<0)return null;fs.subVectors(e.center,this.origin);let n=fs.dot(this.direction),s=fs.dot(fs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,fs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,x=t.y-o.y,m=t.z-o.z,p=n.x-o.x,v=n.y-o.y,A=n.z-o.z,S=Math.abs(l),R=Math.abs(c),T=Math.abs(h),_,E,U,I,L,H,G,D,F,X,V,ae;if(S>=R&&S>=T?(U=l,H=u,F=g,ae=p,l>=0?(_=c,E=h,I=d,L=f,G=x,D=m,X=v,V=A):(_=h,E=c,I=f,L=d,G=m,D=x,X=A,V=v)):R>=T?(U=c,H=d,F=x,ae=v,c>=0?(_=h,E=l,I=f,L=u,G=m,D=g,X=A,V=p):(_=l,E=h,I=u,L=f,G=g,D=m,X=p,V=A)):(U=h,H=f,F=m,ae=A,h>=0?(_=l,E=c,I=u,L=d,G=g,D=x,X=p,V=v):(_=c,E=l,I=d,L=u,G=x,D=g,X=v,V=p)),U===0)return null;let J=_/U,Q=E/U,se=1/U,de=I-J*H,ue=L-Q*H,ee=G-J*F,me=D-Q*F,ye=X-J*ae,Ae=V-Q*ae,Se=ye*me-Ae*ee,Xe=de*Ae-ue*ye,at=ee*ue-me*de;if(s){if(Se<0||Xe<0||at<0)return null}else if((Se<0||Xe<0||at<0)&&(Se>0||Xe>0||at>0))return null;let Ge=Se+Xe+at;if(Ge===0)return null;let ft=se*(Se*H+Xe*F+at*ae);return(Ge>0?ft<0:ft>0)?null:this.at(ft/Ge,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},xs=class extends ys{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ye(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _s,this.combine=Bu,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},fp=new ot,lr=new Yi,_l=new Kn,pp=new O,yl=new O,xl=new O,vl=new O,bu=new O,bl=new O,mp=new O,Sl=new O,mn=class extends Nn{constructor(e=new an,t=new xs){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){bl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(bu.fromBufferAttribute(u,e),o?bl.addScaledVector(bu,h):bl.addScaledVector(bu.sub(t),h))}t.add(bl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),_l.copy(n.boundingSphere),_l.applyMatrix4(r),lr.copy(e.ray).recast(e.near),!(_l.containsPoint(lr.origin)===!1&&(lr.intersectSphere(_l,pp)===null||lr.origin.distanceToSquared(pp)>(e.far-e.near)**2))&&(fp.copy(r).invert(),lr.copy(e.ray).applyMatrix4(fp),!(n.boundingBox!==null&&lr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,lr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let S=v,R=A;S<R;S+=3){let T=a.getX(S),_=a.getX(S+1),E=a.getX(S+2);s=Ml(this,p,e,n,c,h,u,T,_,E),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let m=g,p=x;m<p;m+=3){let v=a.getX(m),A=a.getX(m+1),S=a.getX(m+2);s=Ml(this,o,e,n,c,h,u,v,A,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let m=d[g],p=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let S=v,R=A;S<R;S+=3){let T=S,_=S+1,E=S+2;s=Ml(this,p,e,n,c,h,u,T,_,E),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let m=g,p=x;m<p;m+=3){let v=m,A=m+1,S=m+2;s=Ml(this,o,e,n,c,h,u,v,A,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function ly(i,e,t,n,s,r,o,a){let l;if(e.side===$n?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===Js,a),l===null)return null;Sl.copy(a),Sl.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Sl);return c<t.near||c>t.far?null:{distance:c,point:Sl.clone(),object:i}}function Ml(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,yl),i.getVertexPosition(l,xl),i.getVertexPosition(c,vl);let h=ly(i,e,t,n,yl,xl,vl,mp);if(h){let u=new O;ps.getBarycoord(mp,yl,xl,vl,u),s&&(h.uv=ps.getInterpolatedAttribute(s,a,l,c,u,new Ke)),r&&(h.uv1=ps.getInterpolatedAttribute(r,a,l,c,u,new Ke)),o&&(h.normal=ps.getInterpolatedAttribute(o,a,l,c,u,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new O,materialIndex:0};ps.getNormal(yl,xl,vl,d.normal),h.face=d,h.barycoord=u}return h}var fa=class extends Jn{constructor(e=null,t=1,n=1,s,r,o,a,l,c=In,h=In,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var pa=class extends Dn{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Yr=new ot,gp=new ot,wl=[],_p=new xn,cy=new ot,ea=new mn,ta=new Kn,hr=class extends mn{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new pa(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,cy)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new xn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Yr),_p.copy(e.boundingBox).applyMatrix4(Yr),this.boundingBox.union(_p)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Kn),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Yr),ta.copy(e.boundingSphere).applyMatrix4(Yr),this.boundingSphere.union(ta)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(ea.geometry=this.geometry,ea.material=this.material,ea.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ta.copy(this.boundingSphere),ta.applyMatrix4(n),e.ray.intersectsSphere(ta)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Yr),gp.multiplyMatrices(n,Yr),ea.matrixWorld=gp,ea.raycast(e,wl);for(let o=0,a=wl.length;o<a;o++){let l=wl[o];l.instanceId=r,l.object=this,t.push(l)}wl.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new pa(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new fa(new Float32Array(s*this.count),s,this.count,vc,vi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},cr=new Kn,hy=new Ke(.5,.5),El=new O,Gs=class{constructor(e=new Xn,t=new Xn,n=new Xn,s=new Xn,r=new Xn,o=new Xn){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=xi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],x=r[9],m=r[10],p=r[11],v=r[12],A=r[13],S=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,p-g,R-v).normalize(),s[1].setComponents(c+o,f+h,p+g,R+v).normalize(),s[2].setComponents(c+a,f+u,p+x,R+A).normalize(),s[3].setComponents(c-a,f-u,p-x,R-A).normalize(),n)s[4].setComponents(l,d,m,S).normalize(),s[5].setComponents(c-l,f-d,p-m,R-S).normalize();else if(s[4].setComponents(c-l,f-d,p-m,R-S).normalize(),t===xi)s[5].setComponents(c+l,f+d,p+m,R+S).normalize();else if(t===eo)s[5].setComponents(l,d,m,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),cr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),cr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(cr)}intersectsSprite(e){cr.center.set(0,0,0);let t=hy.distanceTo(e.center);return cr.radius=.7071067811865476+t,cr.applyMatrix4(e.matrixWorld),this.intersectsSphere(cr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(El.x=s.normal.x>0?e.max.x:e.min.x,El.y=s.normal.y>0?e.max.y:e.min.y,El.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(El)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},yp=new ot,Zl=class i{constructor(){this.coordinateSystem=xi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];yp.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Gs),n[s].setFromProjectionMatrix(yp,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Gs),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var vs=class extends ys{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ye(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Jl=new O,Kl=new O,xp=new ot,na=new Yi,Tl=new Kn,Su=new O,vp=new O,oo=class extends Nn{constructor(e=new an,t=new vs){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Jl.fromBufferAttribute(t,s-1),Kl.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Jl.distanceTo(Kl);e.setAttribute("lineDistance",new Rt(n,1))}else Ze("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Tl.copy(n.boundingSphere),Tl.applyMatrix4(s),Tl.radius+=r,e.ray.intersectsSphere(Tl)===!1)return;xp.copy(s).invert(),na.copy(e.ray).applyMatrix4(xp);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let x=f,m=g-1;x<m;x+=c){let p=h.getX(x),v=h.getX(x+1),A=Al(this,e,na,l,p,v,x);A&&t.push(A)}if(this.isLineLoop){let x=h.getX(g-1),m=h.getX(f),p=Al(this,e,na,l,x,m,g-1);p&&t.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let x=f,m=g-1;x<m;x+=c){let p=Al(this,e,na,l,x,x+1,x);p&&t.push(p)}if(this.isLineLoop){let x=Al(this,e,na,l,g-1,f,g-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Al(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Jl.fromBufferAttribute(a,s),Kl.fromBufferAttribute(a,r),t.distanceSqToSegment(Jl,Kl,Su,vp)>n)return;Su.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Su);if(!(c<e.near||c>e.far))return{distance:c,point:vp.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var bp=new O,Sp=new O,ur=class extends oo{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)bp.fromBufferAttribute(t,s),Sp.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+bp.distanceTo(Sp);e.setAttribute("lineDistance",new Rt(n,1))}else Ze("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ma=class extends Jn{constructor(e=[],t=mr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var bs=class extends Jn{constructor(e,t,n=Pi,s,r,o,a=In,l=In,c,h=gs,u=1){if(h!==gs&&h!==Ts)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new io(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},ga=class extends bs{constructor(e,t=Pi,n=mr,s,r,o=In,a=In,l,c=gs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},_a=class extends Jn{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},$i=class i extends an{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Rt(c,3)),this.setAttribute("normal",new Rt(h,3)),this.setAttribute("uv",new Rt(u,2));function g(x,m,p,v,A,S,R,T,_,E,U){let I=S/_,L=R/E,H=S/2,G=R/2,D=T/2,F=_+1,X=E+1,V=0,ae=0,J=new O;for(let Q=0;Q<X;Q++){let se=Q*L-G;for(let de=0;de<F;de++){let ue=de*I-H;J[x]=ue*v,J[m]=se*A,J[p]=D,c.push(J.x,J.y,J.z),J[x]=0,J[m]=0,J[p]=T>0?1:-1,h.push(J.x,J.y,J.z),u.push(de/_),u.push(1-Q/E),V+=1}}for(let Q=0;Q<E;Q++)for(let se=0;se<_;se++){let de=d+se+F*Q,ue=d+se+F*(Q+1),ee=d+(se+1)+F*(Q+1),me=d+(se+1)+F*Q;l.push(de,ue,me),l.push(ue,ee,me),ae+=6}a.addGroup(f,ae,U),f+=ae,d+=V}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},ya=class i extends an{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,g=n*2+r,x=s+1,m=new O,p=new O;for(let v=0;v<=g;v++){let A=0,S=0,R=0,T=0;if(v<=n){let U=v/n,I=U*Math.PI/2;S=-h-e*Math.cos(I),R=e*Math.sin(I),T=-e*Math.cos(I),A=U*u}else if(v<=n+r){let U=(v-n)/r;S=-h+U*t,R=e,T=0,A=u+U*d}else{let U=(v-n-r)/n,I=U*Math.PI/2;S=h+e*Math.sin(I),R=e*Math.cos(I),T=e*Math.sin(I),A=u+d+U*u}let _=Math.max(0,Math.min(1,A/f)),E=0;v===0?E=.5/s:v===g&&(E=-.5/s);for(let U=0;U<=s;U++){let I=U/s,L=I*Math.PI*2,H=Math.sin(L),G=Math.cos(L);p.x=-R*G,p.y=S,p.z=R*H,a.push(p.x,p.y,p.z),m.set(-R*G,T,R*H),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+E,_)}if(v>0){let U=(v-1)*x;for(let I=0;I<s;I++){let L=U+I,H=U+I+1,G=v*x+I,D=v*x+I+1;o.push(L,H,G),o.push(H,D,G)}}}this.setIndex(o),this.setAttribute("position",new Rt(a,3)),this.setAttribute("normal",new Rt(l,3)),this.setAttribute("uv",new Rt(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Zi=class i extends an{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,x=[],m=n/2,p=0;v(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Rt(u,3)),this.setAttribute("normal",new Rt(d,3)),this.setAttribute("uv",new Rt(f,2));function v(){let S=new O,R=new O,T=0,_=(t-e)/n;for(let E=0;E<=r;E++){let U=[],I=E/r,L=I*(t-e)+e;for(let H=0;H<=s;H++){let G=H/s,D=G*l+a,F=Math.sin(D),X=Math.cos(D);R.x=L*F,R.y=-I*n+m,R.z=L*X,u.push(R.x,R.y,R.z),S.set(F,_,X).normalize(),d.push(S.x,S.y,S.z),f.push(G,1-I),U.push(g++)}x.push(U)}for(let E=0;E<s;E++)for(let U=0;U<r;U++){let I=x[U][E],L=x[U+1][E],H=x[U+1][E+1],G=x[U][E+1];(e>0||U!==0)&&(h.push(I,L,G),T+=3),(t>0||U!==r-1)&&(h.push(L,H,G),T+=3)}c.addGroup(p,T,0),p+=T}function A(S){let R=g,T=new Ke,_=new O,E=0,U=S===!0?e:t,I=S===!0?1:-1;for(let H=1;H<=s;H++)u.push(0,m*I,0),d.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let H=0;H<=s;H++){let D=H/s*l+a,F=Math.cos(D),X=Math.sin(D);_.x=U*X,_.y=m*I,_.z=U*F,u.push(_.x,_.y,_.z),d.push(0,I,0),T.x=F*.5+.5,T.y=X*.5*I+.5,f.push(T.x,T.y),g++}for(let H=0;H<s;H++){let G=R+H,D=L+H;S===!0?h.push(D,D+1,G):h.push(D+1,D,G),E+=3}c.addGroup(p,E,S===!0?1:2),p+=E}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Ss=class i extends Zi{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Rl=new O,Cl=new O,Mu=new O,Pl=new ps,xa=class extends an{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(Kr*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:x,b:m,c:p}=Pl;if(x.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),Pl.getNormal(Mu),u[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let A=(v+1)%3,S=u[v],R=u[A],T=Pl[h[v]],_=Pl[h[A]],E=`${S}_${R}`,U=`${R}_${S}`,I=d.get(U);I?(Mu.dot(I.normal)<=r&&(f.push(T.x,T.y,T.z),f.push(_.x,_.y,_.z)),d.set(U,null)):d.has(E)||d.set(E,{index0:c[v],index1:c[A],normal:Mu.clone()})}}for(let g of d.values())if(g){let{index0:x,index1:m}=g;Rl.fromBufferAttribute(a,x),Cl.fromBufferAttribute(a,m),f.push(Rl.x,Rl.y,Rl.z),f.push(Cl.x,Cl.y,Cl.z)}this.setAttribute("position",new Rt(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Ms=class i extends an{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],g=[],x=[],m=[];for(let p=0;p<h;p++){let v=p*d-o;for(let A=0;A<c;A++){let S=A*u-r;g.push(S,-v,0),x.push(0,0,1),m.push(A/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let A=v+c*p,S=v+c*(p+1),R=v+1+c*(p+1),T=v+1+c*p;f.push(A,S,T),f.push(S,R,T)}this.setIndex(f),this.setAttribute("position",new Rt(g,3)),this.setAttribute("normal",new Rt(x,3)),this.setAttribute("uv",new Rt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Ws=class i extends an{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new O,d=new O,f=[],g=[],x=[],m=[];for(let p=0;p<=n;p++){let v=[],A=p/n,S=o+A*a,R=e*Math.cos(S),T=Math.sqrt(e*e-R*R),_=0;p===0&&o===0?_=.5/t:p===n&&l===Math.PI&&(_=-.5/t);for(let E=0;E<=t;E++){let U=E/t,I=s+U*r;u.x=-T*Math.cos(I),u.y=R,u.z=T*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),m.push(U+_,1-A),v.push(c++)}h.push(v)}for(let p=0;p<n;p++)for(let v=0;v<t;v++){let A=h[p][v+1],S=h[p][v],R=h[p+1][v],T=h[p+1][v+1];(p!==0||o>0)&&f.push(A,S,T),(p!==n-1||l<Math.PI)&&f.push(S,R,T)}this.setIndex(f),this.setAttribute("position",new Rt(g,3)),this.setAttribute("normal",new Rt(x,3)),this.setAttribute("uv",new Rt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var ao=class i extends an{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new O,f=new O,g=new O;for(let x=0;x<=n;x++){let m=o+x/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(e+t*Math.cos(m))*Math.cos(v),f.y=(e+t*Math.cos(m))*Math.sin(v),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(v),d.y=e*Math.sin(v),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(x/n)}}for(let x=1;x<=n;x++)for(let m=1;m<=s;m++){let p=(s+1)*x+m-1,v=(s+1)*(x-1)+m-1,A=(s+1)*(x-1)+m,S=(s+1)*x+m;l.push(p,v,S),l.push(v,A,S)}this.setIndex(l),this.setAttribute("position",new Rt(c,3)),this.setAttribute("normal",new Rt(h,3)),this.setAttribute("uv",new Rt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};function _r(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Mp(s))s.isRenderTargetTexture?(Ze("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Mp(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Bn(i){let e={};for(let t=0;t<i.length;t++){let n=_r(i[t]);for(let s in n)e[s]=n[s]}return e}function Mp(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function uy(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function hd(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:xt.workingColorSpace}var ym={clone:_r,merge:Bn},dy=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,fy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ji=class extends ys{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=dy,this.fragmentShader=fy,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=_r(e.uniforms),this.uniformsGroups=uy(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Ye().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ke().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new $t().fromArray(s.value);break;case"m3":this.uniforms[n].value=new it().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ot().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},jl=class extends Ji{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ws=class extends ys{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Ye(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ye(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=eh,this.normalScale=new Ke(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _s,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Ql=class extends ys{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=nm,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},ec=class extends ys{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function $r(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Il(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Xs=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},tc=class extends Xs{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Tu,endingEnd:Tu}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Au:r=e,a=2*t-n;break;case Ru:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Au:o=e,l=2*n-t;break;case Ru:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-t)/(s-t),x=g*g,m=x*g,p=-d*m+2*d*x-d*g,v=(1+d)*m+(-1.5-2*d)*x+(-.5+d)*g+1,A=(-1-f)*m+(1.5+f)*x+.5*g,S=f*m-f*x;for(let R=0;R!==a;++R)r[R]=p*o[h+R]+v*o[c+R]+A*o[l+R]+S*o[u+R];return r}},nc=class extends Xs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},ic=class extends Xs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},sc=class extends Xs{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),x=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*x+o[l+m]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let x=o[c+g],m=o[l+g],p=f*d+g*2,v=u[p],A=u[p+1],S=e*d+g*2,R=h[S],T=h[S+1],_=my(n,t,v,R,s);r[g]=xm(_,x,A,T,m)}return r}};function xm(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function py(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function my(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=xm(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=py(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var di=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=$r(t,this.TimeBufferType),this.values=$r(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:$r(e.times,Array),values:$r(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Il(e.settings)&&(n.settings={inTangents:$r(e.settings.inTangents,Array),outTangents:$r(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new ic(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new nc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new tc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new sc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ra:t=this.InterpolantFactoryMethodDiscrete;break;case Xl:t=this.InterpolantFactoryMethodLinear;break;case Nl:t=this.InterpolantFactoryMethodSmooth;break;case Eu:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ze("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ra;case this.InterpolantFactoryMethodLinear:return Xl;case this.InterpolantFactoryMethodSmooth:return Nl;case this.InterpolantFactoryMethodBezier:return Eu}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Il(this.settings)&&(wp(this.settings.inTangents,e),wp(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Il(this.settings)&&(Ep(this.settings.inTangents,e),Ep(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&P_(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Nl,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let x=t[u+g];if(x!==t[d+g]||x!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Il(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function wp(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Ep(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}di.prototype.ValueTypeName="";di.prototype.TimeBufferType=Float32Array;di.prototype.ValueBufferType=Float32Array;di.prototype.DefaultInterpolation=Xl;var qs=class extends di{constructor(e,t,n){super(e,t,n)}};qs.prototype.ValueTypeName="bool";qs.prototype.ValueBufferType=Array;qs.prototype.DefaultInterpolation=ra;qs.prototype.InterpolantFactoryMethodLinear=void 0;qs.prototype.InterpolantFactoryMethodSmooth=void 0;var rc=class extends di{constructor(e,t,n,s){super(e,t,n,s)}};rc.prototype.ValueTypeName="color";var oc=class extends di{constructor(e,t,n,s){super(e,t,n,s)}};oc.prototype.ValueTypeName="number";var ac=class extends Xs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Bt.slerpFlat(r,0,o,c-a,o,c,l);return r}},va=class extends di{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new ac(this.times,this.values,this.getValueSize(),e)}};va.prototype.ValueTypeName="quaternion";va.prototype.InterpolantFactoryMethodSmooth=void 0;var Ys=class extends di{constructor(e,t,n){super(e,t,n)}};Ys.prototype.ValueTypeName="string";Ys.prototype.ValueBufferType=Array;Ys.prototype.DefaultInterpolation=ra;Ys.prototype.InterpolantFactoryMethodLinear=void 0;Ys.prototype.InterpolantFactoryMethodSmooth=void 0;var lc=class extends di{constructor(e,t,n,s){super(e,t,n,s)}};lc.prototype.ValueTypeName="vector";var cc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},vm=new cc,hc=class{constructor(e){this.manager=e!==void 0?e:vm,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};hc.DEFAULT_MATERIAL_NAME="__DEFAULT";var ba=class extends Nn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Ye(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Sa=class extends ba{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Nn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ye(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},wu=new ot,Tp=new O,Ap=new O,uc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ke(512,512),this.mapType=Qn,this.map=null,this.mapPass=null,this.matrix=new ot,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Gs,this._frameExtents=new Ke(1,1),this._viewportCount=1,this._viewports=[new $t(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Tp.setFromMatrixPosition(e.matrixWorld),t.position.copy(Tp),Ap.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Ap),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){wu.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(wu,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===eo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(wu)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Ll=new O,Dl=new Bt,Xi=new O,Ma=class extends Nn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ot,this.projectionMatrix=new ot,this.projectionMatrixInverse=new ot,this.coordinateSystem=xi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Ll,Dl,Xi),Xi.x===1&&Xi.y===1&&Xi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ll,Dl,Xi.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Ll,Dl,Xi),Xi.x===1&&Xi.y===1&&Xi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ll,Dl,Xi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Vs=new O,Rp=new Ke,Cp=new Ke,qn=class extends Ma{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=no*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Kr*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return no*2*Math.atan(Math.tan(Kr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Vs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Vs.x,Vs.y).multiplyScalar(-e/Vs.z),Vs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Vs.x,Vs.y).multiplyScalar(-e/Vs.z)}getViewSize(e,t){return this.getViewBounds(e,Rp,Cp),t.subVectors(Cp,Rp)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Kr*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var wa=class extends Ma{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Cu=class extends uc{constructor(){super(new wa(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ea=class extends ba{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Nn.DEFAULT_UP),this.updateMatrix(),this.target=new Nn,this.shadow=new Cu}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Zr=-90,Jr=1,lo=class extends Nn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new qn(Zr,Jr,e,t);s.layers=this.layers,this.add(s);let r=new qn(Zr,Jr,e,t);r.layers=this.layers,this.add(r);let o=new qn(Zr,Jr,e,t);o.layers=this.layers,this.add(o);let a=new qn(Zr,Jr,e,t);a.layers=this.layers,this.add(a);let l=new qn(Zr,Jr,e,t);l.layers=this.layers,this.add(l);let c=new qn(Zr,Jr,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===xi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===eo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},dc=class extends qn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var ud="\\[\\]\\.:\\/",gy=new RegExp("["+ud+"]","g"),dd="[^"+ud+"]",_y="[^"+ud.replace("\\.","")+"]",yy=/((?:WC+[\/:])*)/.source.replace("WC",dd),xy=/(WCOD+)?/.source.replace("WCOD",_y),vy=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",dd),by=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",dd),Sy=new RegExp("^"+yy+xy+vy+by+"$"),My=["material","materials","bones","map"],Pu=class{constructor(e,t,n){let s=n||Wt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Wt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(gy,"")}static parseTrackName(e){let t=Sy.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);My.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ze("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Wt.Composite=Pu;Wt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Wt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Wt.prototype.GetterByBindingType=[Wt.prototype._getValue_direct,Wt.prototype._getValue_array,Wt.prototype._getValue_arrayElement,Wt.prototype._getValue_toArray];Wt.prototype.SetterByBindingTypeAndVersioning=[[Wt.prototype._setValue_direct,Wt.prototype._setValue_direct_setNeedsUpdate,Wt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_array,Wt.prototype._setValue_array_setNeedsUpdate,Wt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_arrayElement,Wt.prototype._setValue_arrayElement_setNeedsUpdate,Wt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_fromArray,Wt.prototype._setValue_fromArray_setNeedsUpdate,Wt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var fT=new Float32Array(1);var Pp=new ot,Ta=class{constructor(e,t,n=0,s=1/0){this.ray=new Yi(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new so,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Pp.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Pp),this}intersectObject(e,t=!0,n=[]){return Iu(e,this,n,t),n.sort(Ip),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Iu(e[s],this,n,t);return n.sort(Ip),n}};function Ip(i,e){return i.distance-e.distance}function Iu(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Iu(r[o],e,t,!0)}}var co=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=gt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(gt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var yd=class yd{constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};yd.prototype.isMatrix2=!0;var Lu=yd;var Aa=class extends Ci{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function fd(i,e,t,n){let s=wy(n);switch(t){case ju:return i*e;case vc:return i*e/s.components*s.byteLength;case bc:return i*e/s.components*s.byteLength;case Ks:return i*e*2/s.components*s.byteLength;case Sc:return i*e*2/s.components*s.byteLength;case Qu:return i*e*3/s.components*s.byteLength;case Li:return i*e*4/s.components*s.byteLength;case Mc:return i*e*4/s.components*s.byteLength;case Ca:case Pa:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Ia:case La:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ec:case Ac:return Math.max(i,16)*Math.max(e,8)/4;case wc:case Tc:return Math.max(i,8)*Math.max(e,8)/2;case Rc:case Cc:case Ic:case Lc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Pc:case Da:case Dc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Nc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Fc:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Uc:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Oc:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case kc:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Bc:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case zc:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Hc:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Vc:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Gc:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Wc:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Xc:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case qc:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Yc:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case $c:case Zc:case Jc:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Kc:case jc:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Na:case Qc:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function wy(i){switch(i){case Qn:case $u:return{byteLength:1,components:1};case po:case Zu:case Ii:return{byteLength:2,components:1};case yc:case xc:return{byteLength:2,components:4};case Pi:case _c:case vi:return{byteLength:4,components:1};case Ju:case Ku:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ze("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Vm(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Ty(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],x=u[f];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Ay=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Ry=`#ifdef USE_ALPHAHASH
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
#endif`,Cy=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Py=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Iy=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Ly=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Dy=`#ifdef USE_AOMAP
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
#endif`,Ny=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Fy=`#ifdef USE_BATCHING
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
#endif`,Uy=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Oy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,ky=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,By=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,zy=`#ifdef USE_IRIDESCENCE
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
#endif`,Hy=`#ifdef USE_BUMPMAP
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
#endif`,Vy=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Gy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Wy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Xy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,qy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Yy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,$y=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Zy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Jy=`#define PI 3.141592653589793
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
} // validated`,Ky=`vec3 transformedNormal = objectNormal;
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
#endif`,jy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Qy=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,ex=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,tx=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,nx="gl_FragColor = linearToOutputTexel( gl_FragColor );",ix=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,sx=`#ifdef USE_ENVMAP
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
#endif`,rx=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ox=`#ifdef USE_ENVMAP
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
#endif`,ax=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,lx=`#ifdef USE_ENVMAP
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
#endif`,cx=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,hx=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,ux=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,dx=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,fx=`#ifdef USE_GRADIENTMAP
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
}`,px=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,mx=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,gx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,_x=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,yx=`#ifdef USE_ENVMAP
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
#endif`,xx=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,vx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,bx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Sx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Mx=`PhysicalMaterial material;
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
#endif`,wx=`uniform sampler2D dfgLUT;
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
}`,Ex=`
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
#endif`,Tx=`#if defined( RE_IndirectDiffuse )
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
#endif`,Ax=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Rx=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Cx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Px=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ix=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Lx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Dx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Nx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Fx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Ux=`#if defined( USE_POINTS_UV )
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
#endif`,Ox=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,kx=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Bx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,zx=`#if defined( USE_MORPHCOLORS )
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
#endif`,Hx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Vx=`#ifdef USE_MORPHTARGETS
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
#endif`,Gx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Wx=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Xx=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,qx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Yx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,$x=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Zx=`#ifdef USE_NORMALMAP
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
#endif`,Jx=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Kx=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,jx=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Qx=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,ev=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,tv=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,nv=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,iv=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,sv=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,rv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,ov=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,av=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,lv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,cv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,hv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,uv=`float getShadowMask() {
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
}`,dv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,fv=`#ifdef USE_SKINNING
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
#endif`,pv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,mv=`#ifdef USE_SKINNING
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
#endif`,gv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,_v=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,yv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,xv=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,vv=`#ifdef USE_TRANSMISSION
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
#endif`,bv=`#ifdef USE_TRANSMISSION
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
#endif`,Sv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Mv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,wv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Ev=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Tv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Av=`uniform sampler2D t2D;
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
}`,Rv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Cv=`uniform float backgroundBlurriness;
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
}`,Pv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Iv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Lv=`#include <common>
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
}`,Dv=`#if DEPTH_PACKING == 3200
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
}`,Nv=`#define DISTANCE
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
}`,Fv=`#define DISTANCE
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
}`,Uv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Ov=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,kv=`uniform float scale;
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
}`,Bv=`uniform vec3 diffuse;
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
}`,zv=`#include <common>
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
}`,Hv=`uniform vec3 diffuse;
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
}`,Vv=`#define LAMBERT
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
}`,Gv=`#define LAMBERT
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
}`,Wv=`#define MATCAP
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
}`,Xv=`#define MATCAP
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
}`,qv=`#define NORMAL
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
}`,Yv=`#define NORMAL
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
}`,$v=`#define PHONG
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
}`,Zv=`#define PHONG
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
}`,Jv=`#define STANDARD
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
}`,Kv=`#define STANDARD
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
}`,jv=`#define TOON
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
}`,Qv=`#define TOON
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
}`,eb=`uniform float size;
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
}`,tb=`uniform vec3 diffuse;
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
}`,nb=`#include <common>
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
}`,ib=`uniform vec3 color;
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
}`,sb=`uniform float rotation;
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
}`,rb=`uniform vec3 diffuse;
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
}`,dt={alphahash_fragment:Ay,alphahash_pars_fragment:Ry,alphamap_fragment:Cy,alphamap_pars_fragment:Py,alphatest_fragment:Iy,alphatest_pars_fragment:Ly,aomap_fragment:Dy,aomap_pars_fragment:Ny,batching_pars_vertex:Fy,batching_vertex:Uy,begin_vertex:Oy,beginnormal_vertex:ky,bsdfs:By,iridescence_fragment:zy,bumpmap_pars_fragment:Hy,clipping_planes_fragment:Vy,clipping_planes_pars_fragment:Gy,clipping_planes_pars_vertex:Wy,clipping_planes_vertex:Xy,color_fragment:qy,color_pars_fragment:Yy,color_pars_vertex:$y,color_vertex:Zy,common:Jy,defaultnormal_vertex:Ky,displacementmap_pars_vertex:jy,displacementmap_vertex:Qy,emissivemap_fragment:ex,emissivemap_pars_fragment:tx,colorspace_fragment:nx,colorspace_pars_fragment:ix,envmap_fragment:sx,envmap_common_pars_fragment:rx,envmap_pars_fragment:ox,envmap_pars_vertex:ax,envmap_physical_pars_fragment:yx,envmap_vertex:lx,fog_vertex:cx,fog_pars_vertex:hx,fog_fragment:ux,fog_pars_fragment:dx,gradientmap_pars_fragment:fx,lightmap_pars_fragment:px,lights_lambert_fragment:mx,lights_lambert_pars_fragment:gx,lights_pars_begin:_x,lights_toon_fragment:xx,lights_toon_pars_fragment:vx,lights_phong_fragment:bx,lights_phong_pars_fragment:Sx,lights_physical_fragment:Mx,lights_physical_pars_fragment:wx,lights_fragment_begin:Ex,lights_fragment_maps:Tx,lights_fragment_end:Ax,lightprobes_pars_fragment:Rx,logdepthbuf_fragment:Cx,logdepthbuf_pars_fragment:Px,logdepthbuf_pars_vertex:Ix,logdepthbuf_vertex:Lx,map_fragment:Dx,map_pars_fragment:Nx,map_particle_fragment:Fx,map_particle_pars_fragment:Ux,metalnessmap_fragment:Ox,metalnessmap_pars_fragment:kx,morphinstance_vertex:Bx,morphcolor_vertex:zx,morphnormal_vertex:Hx,morphtarget_pars_vertex:Vx,morphtarget_vertex:Gx,normal_fragment_begin:Wx,normal_fragment_maps:Xx,normal_pars_fragment:qx,normal_pars_vertex:Yx,normal_vertex:$x,normalmap_pars_fragment:Zx,clearcoat_normal_fragment_begin:Jx,clearcoat_normal_fragment_maps:Kx,clearcoat_pars_fragment:jx,iridescence_pars_fragment:Qx,opaque_fragment:ev,packing:tv,premultiplied_alpha_fragment:nv,project_vertex:iv,dithering_fragment:sv,dithering_pars_fragment:rv,roughnessmap_fragment:ov,roughnessmap_pars_fragment:av,shadowmap_pars_fragment:lv,shadowmap_pars_vertex:cv,shadowmap_vertex:hv,shadowmask_pars_fragment:uv,skinbase_vertex:dv,skinning_pars_vertex:fv,skinning_vertex:pv,skinnormal_vertex:mv,specularmap_fragment:gv,specularmap_pars_fragment:_v,tonemapping_fragment:yv,tonemapping_pars_fragment:xv,transmission_fragment:vv,transmission_pars_fragment:bv,uv_pars_fragment:Sv,uv_pars_vertex:Mv,uv_vertex:wv,worldpos_vertex:Ev,background_vert:Tv,background_frag:Av,backgroundCube_vert:Rv,backgroundCube_frag:Cv,cube_vert:Pv,cube_frag:Iv,depth_vert:Lv,depth_frag:Dv,distance_vert:Nv,distance_frag:Fv,equirect_vert:Uv,equirect_frag:Ov,linedashed_vert:kv,linedashed_frag:Bv,meshbasic_vert:zv,meshbasic_frag:Hv,meshlambert_vert:Vv,meshlambert_frag:Gv,meshmatcap_vert:Wv,meshmatcap_frag:Xv,meshnormal_vert:qv,meshnormal_frag:Yv,meshphong_vert:$v,meshphong_frag:Zv,meshphysical_vert:Jv,meshphysical_frag:Kv,meshtoon_vert:jv,meshtoon_frag:Qv,points_vert:eb,points_frag:tb,shadow_vert:nb,shadow_frag:ib,sprite_vert:sb,sprite_frag:rb},Ne={common:{diffuse:{value:new Ye(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new Ke(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ye(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ye(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new Ye(16777215)},opacity:{value:1},center:{value:new Ke(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},Qi={basic:{uniforms:Bn([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.fog]),vertexShader:dt.meshbasic_vert,fragmentShader:dt.meshbasic_frag},lambert:{uniforms:Bn([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,Ne.lights,{emissive:{value:new Ye(0)},envMapIntensity:{value:1}}]),vertexShader:dt.meshlambert_vert,fragmentShader:dt.meshlambert_frag},phong:{uniforms:Bn([Ne.common,Ne.specularmap,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,Ne.lights,{emissive:{value:new Ye(0)},specular:{value:new Ye(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:dt.meshphong_vert,fragmentShader:dt.meshphong_frag},standard:{uniforms:Bn([Ne.common,Ne.envmap,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.roughnessmap,Ne.metalnessmap,Ne.fog,Ne.lights,{emissive:{value:new Ye(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag},toon:{uniforms:Bn([Ne.common,Ne.aomap,Ne.lightmap,Ne.emissivemap,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.gradientmap,Ne.fog,Ne.lights,{emissive:{value:new Ye(0)}}]),vertexShader:dt.meshtoon_vert,fragmentShader:dt.meshtoon_frag},matcap:{uniforms:Bn([Ne.common,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,Ne.fog,{matcap:{value:null}}]),vertexShader:dt.meshmatcap_vert,fragmentShader:dt.meshmatcap_frag},points:{uniforms:Bn([Ne.points,Ne.fog]),vertexShader:dt.points_vert,fragmentShader:dt.points_frag},dashed:{uniforms:Bn([Ne.common,Ne.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:dt.linedashed_vert,fragmentShader:dt.linedashed_frag},depth:{uniforms:Bn([Ne.common,Ne.displacementmap]),vertexShader:dt.depth_vert,fragmentShader:dt.depth_frag},normal:{uniforms:Bn([Ne.common,Ne.bumpmap,Ne.normalmap,Ne.displacementmap,{opacity:{value:1}}]),vertexShader:dt.meshnormal_vert,fragmentShader:dt.meshnormal_frag},sprite:{uniforms:Bn([Ne.sprite,Ne.fog]),vertexShader:dt.sprite_vert,fragmentShader:dt.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:dt.background_vert,fragmentShader:dt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:dt.backgroundCube_vert,fragmentShader:dt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:dt.cube_vert,fragmentShader:dt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:dt.equirect_vert,fragmentShader:dt.equirect_frag},distance:{uniforms:Bn([Ne.common,Ne.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:dt.distance_vert,fragmentShader:dt.distance_frag},shadow:{uniforms:Bn([Ne.lights,Ne.fog,{color:{value:new Ye(0)},opacity:{value:1}}]),vertexShader:dt.shadow_vert,fragmentShader:dt.shadow_frag}};Qi.physical={uniforms:Bn([Qi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new Ke(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new Ye(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new Ke},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new Ye(0)},specularColor:{value:new Ye(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new Ke},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag};var th={r:0,b:0,g:0},ob=new ot,Gm=new it;Gm.set(-1,0,0,0,1,0,0,0,1);function ab(i,e,t,n,s,r){let o=new Ye(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let A=v.isScene===!0?v.background:null;if(A&&A.isTexture){let S=v.backgroundBlurriness>0;A=e.get(A,S)}return A}function g(v){let A=!1,S=f(v);S===null?m(o,a):S&&S.isColor&&(m(S,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,A){let S=f(A);S&&S.isCubeTexture?(c===void 0&&(c=new mn(new $i(1,1,1),new Ji({name:"BackgroundCubeMaterial",uniforms:_r(Qi.backgroundCube.uniforms),vertexShader:Qi.backgroundCube.vertexShader,fragmentShader:Qi.backgroundCube.fragmentShader,side:$n,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(ob.makeRotationFromEuler(A.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Gm),c.material.toneMapped=xt.getTransfer(S.colorSpace)!==At,(h!==S||u!==S.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,u=S.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new mn(new Ms(2,2),new Ji({name:"BackgroundMaterial",uniforms:_r(Qi.background.uniforms),vertexShader:Qi.background.vertexShader,fragmentShader:Qi.background.fragmentShader,side:Js,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=xt.getTransfer(S.colorSpace)!==At,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||u!==S.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,u=S.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,A){v.getRGB(th,hd(i)),t.buffers.color.setClear(th.r,th.g,th.b,A,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,A=1){o.set(v),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:g,addToRenderList:x,dispose:p}}function lb(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,H,G,D,F){let X=!1,V=u(L,D,G,H);r!==V&&(r=V,c(r.object)),X=f(L,D,G,F),X&&g(L,D,G,F),F!==null&&e.update(F,i.ELEMENT_ARRAY_BUFFER),(X||o)&&(o=!1,S(L,H,G,D),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,H,G,D){let F=D.wireframe===!0,X=n[H.id];X===void 0&&(X={},n[H.id]=X);let V=L.isInstancedMesh===!0?L.id:0,ae=X[V];ae===void 0&&(ae={},X[V]=ae);let J=ae[G.id];J===void 0&&(J={},ae[G.id]=J);let Q=J[F];return Q===void 0&&(Q=d(l()),J[F]=Q),Q}function d(L){let H=[],G=[],D=[];for(let F=0;F<t;F++)H[F]=0,G[F]=0,D[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:H,enabledAttributes:G,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,H,G,D){let F=r.attributes,X=H.attributes,V=0,ae=G.getAttributes();for(let J in ae)if(ae[J].location>=0){let se=F[J],de=X[J];if(de===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;V++}return r.attributesNum!==V||r.index!==D}function g(L,H,G,D){let F={},X=H.attributes,V=0,ae=G.getAttributes();for(let J in ae)if(ae[J].location>=0){let se=X[J];se===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(se=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(se=L.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),F[J]=de,V++}r.attributes=F,r.attributesNum=V,r.index=D}function x(){let L=r.newAttributes;for(let H=0,G=L.length;H<G;H++)L[H]=0}function m(L){p(L,0)}function p(L,H){let G=r.newAttributes,D=r.enabledAttributes,F=r.attributeDivisors;G[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),F[L]!==H&&(i.vertexAttribDivisor(L,H),F[L]=H)}function v(){let L=r.newAttributes,H=r.enabledAttributes;for(let G=0,D=H.length;G<D;G++)H[G]!==L[G]&&(i.disableVertexAttribArray(G),H[G]=0)}function A(L,H,G,D,F,X,V){V===!0?i.vertexAttribIPointer(L,H,G,F,X):i.vertexAttribPointer(L,H,G,D,F,X)}function S(L,H,G,D){x();let F=D.attributes,X=G.getAttributes(),V=H.defaultAttributeValues;for(let ae in X){let J=X[ae];if(J.location>=0){let Q=F[ae];if(Q===void 0&&(ae==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ae==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,ye=ue.bytesPerElement,Ae=me===i.INT||me===i.UNSIGNED_INT||Q.gpuType===_c;if(Q.isInterleavedBufferAttribute){let Se=Q.data,Xe=Se.isInterleavedBuffer===!0?Se.stride:Se.itemSize,at=Q.offset;if(Se.isInstancedInterleavedBuffer||Se.isInstancedBufferAttribute){for(let Ge=0;Ge<J.locationSize;Ge++)p(J.location+Ge,Se.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Se.meshPerAttribute*Se.count)}else for(let Ge=0;Ge<J.locationSize;Ge++)m(J.location+Ge);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ge=0;Ge<J.locationSize;Ge++)A(J.location+Ge,de/J.locationSize,me,se,Xe*ye,(at+de/J.locationSize*Ge)*ye,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Se=0;Se<J.locationSize;Se++)p(J.location+Se,Q.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Se=0;Se<J.locationSize;Se++)m(J.location+Se);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Se=0;Se<J.locationSize;Se++)A(J.location+Se,de/J.locationSize,me,se,de*ye,de/J.locationSize*Se*ye,Ae)}}else if(V!==void 0){let se=V[ae];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(J.location,se);break;case 3:i.vertexAttrib3fv(J.location,se);break;case 4:i.vertexAttrib4fv(J.location,se);break;default:i.vertexAttrib1fv(J.location,se)}}}}v()}function R(){U();for(let L in n){let H=n[L];for(let G in H){let D=H[G];for(let F in D){let X=D[F];for(let V in X)h(X[V].object),delete X[V];delete D[F]}}delete n[L]}}function T(L){if(n[L.id]===void 0)return;let H=n[L.id];for(let G in H){let D=H[G];for(let F in D){let X=D[F];for(let V in X)h(X[V].object),delete X[V];delete D[F]}}delete n[L.id]}function _(L){for(let H in n){let G=n[H];for(let D in G){let F=G[D];if(F[L.id]===void 0)continue;let X=F[L.id];for(let V in X)h(X[V].object),delete X[V];delete F[L.id]}}}function E(L){for(let H in n){let G=n[H],D=L.isInstancedMesh===!0?L.id:0,F=G[D];if(F!==void 0){for(let X in F){let V=F[X];for(let ae in V)h(V[ae].object),delete V[ae];delete F[X]}delete G[D],Object.keys(G).length===0&&delete n[H]}}}function U(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:T,releaseStatesOfObject:E,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:m,disableUnusedAttributes:v}}function cb(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function hb(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Li&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let E=_===Ii&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==Qn&&_!==vi&&!E&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ze("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ze("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ze("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:v,maxVaryings:A,maxFragmentUniforms:S,maxSamples:R,samples:T}}function ub(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Xn,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,x=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,A=v*4,S=p.clippingState||null;l.value=S,S=h(g,d,A,f);for(let R=0;R!==A;++R)S[R]=t[R];p.clippingState=S,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,g){let x=u!==null?u.length:0,m=null;if(x!==0){if(m=l.value,g!==!0||m===null){let p=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<p)&&(m=new Float32Array(p));for(let A=0,S=f;A!==x;++A,S+=4)o.copy(u[A]).applyMatrix4(v,a),o.normal.toArray(m,S),m[S+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,m}}var Oa=class extends ui{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new ma(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new $i(5,5,5),r=new Ji({name:"CubemapFromEquirect",uniforms:_r(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:$n,blending:fr});r.uniforms.tEquirect.value=t;let o=new mn(s,r),a=t.minFilter;return t.minFilter===Es&&(t.minFilter=Yn),new lo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},bm=256,db=3,fb=20,Wm=256,Xm=16,pb=3,mb=new O,gb=new Ye,ih=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new lo(1,10,null),this._boxMesh=new mn(new $i(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=mb}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(gb));let m=new lo(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=wm(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Mm(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(bm,ad(e))}_fromTexture(e,t){e.mapping===mr||e.mapping===fo?this._setSize(e.image.length===0?bm:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Sm(e,!1,!1),n=Math.log2(e)-db;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Sm(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===mr||e.mapping===fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=wm()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Mm()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=_b(),this._integrationMaterial=yb());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Xm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-pb)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Wm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=xb());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Sm(i,e,t){return new Oa(i,{minFilter:Es,generateMipmaps:e,type:Ii,colorSpace:oa,depthBuffer:t})}function ka(i,e,t){return new Ji({name:i,uniforms:e,vertexShader:dt.cube_vert,fragmentShader:t,side:$n,blending:fr,depthTest:!1,depthWrite:!1})}function _b(){return ka("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Wm}u

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
	`)}function yb(){return ka("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Xm}},`

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
	`)}function xb(){return ka("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${fb}
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
	`)}function Mm(){return ka("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function wm(){return ka("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function vb(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===pc||f===mc)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let x=new Oa(g.height);return x.fromEquirectangularTexture(i,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===pc||f===mc,x=f===mr||f===fo;if(g||x){let m=t.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new ih(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return g&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new ih(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===pc?d.mapping=mr:f===mc&&(d.mapping=fo),d}function l(d){let f=0,g=6;for(let x=0;x<g;x++)d[x]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function bb(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&ia("WebGLRenderer: "+n+" extension not supported."),s}}}function Sb(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let x=r.get(g);x&&(e.remove(x),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(g){let x=g.attributes;for(let m in x)e.update(x[m],i.ARRAY_BUFFER)}function u(g){let x=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let v=x!==null?x.array.length:m.array.length/3-1,A=m.count>=65535?da:ua,S=new A(Math.ceil(v/3)*6,1),R=S.array;if(x!==null){let _=x.array;p=x.version;for(let E=0,U=0;E<v;E+=3){let I=_[E+0],L=_[E+1],H=_[E+2];R[U++]=I,R[U++]=L,R[U++]=L,R[U++]=H,R[U++]=H,R[U++]=I}}else{p=m.version;for(let _=0,E=0;_<v;_+=3){let U=_+0,I=_+1,L=_+2;R[E++]=U,R[E++]=I,R[E++]=I,R[E++]=L,R[E++]=L,R[E++]=U}}S.version=p;let T=r.get(g);T&&e.remove(T),r.set(g,S)}function d(g){let x=r.get(g);if(x){let m=g.index;m!==null&&x.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let x=s[g].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function Mb(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let m=0;m<f;m++)x+=d[m];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function wb(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function Eb(i,e,t){let n=new WeakMap,s=new $t;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),x===!0&&(A=3);let S=a.attributes.position.count*A,R=1;S>e.maxTextureSize&&(R=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let T=new Float32Array(S*R*4*u),_=new ca(T,S,R,u);_.type=vi,_.needsUpdate=!0;let E=A*4;for(let I=0;I<u;I++){let L=m[I],H=p[I],G=v[I],D=S*R*4*I;for(let F=0;F<L.count;F++){let X=F*E;f===!0&&(s.fromBufferAttribute(L,F),T[D+X+0]=s.x,T[D+X+1]=s.y,T[D+X+2]=s.z,T[D+X+3]=0),g===!0&&(s.fromBufferAttribute(H,F),T[D+X+4]=s.x,T[D+X+5]=s.y,T[D+X+6]=s.z,T[D+X+7]=0),x===!0&&(s.fromBufferAttribute(G,F),T[D+X+8]=s.x,T[D+X+9]=s.y,T[D+X+10]=s.z,T[D+X+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:_,size:new Ke(S,R)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function Tb(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var Ab={[zu]:"LINEAR_TONE_MAPPING",[Hu]:"REINHARD_TONE_MAPPING",[Vu]:"CINEON_TONE_MAPPING",[Gu]:"ACES_FILMIC_TONE_MAPPING",[Xu]:"AGX_TONE_MAPPING",[qu]:"NEUTRAL_TONE_MAPPING",[Wu]:"CUSTOM_TONE_MAPPING"};function Rb(i,e,t,n,s,r){let o=new ui(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new an;h.setAttribute("position",new Rt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Rt([0,2,0,0,2,0],2));let u=new jl({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new mn(h,u),f=new wa(-1,1,1,-1,0,1),g=null,x=null,m=!1,p,v=null,A=[],S=!1;this.setSize=function(R,T){o.setSize(R,T),a!==null&&a.setSize(R,T),l!==null&&l.setSize(R,T);for(let _=0;_<A.length;_++){let E=A[_];E.setSize&&E.setSize(R,T)}},this.setEffects=function(R){A=R,S=A.length>0&&A[0].isRenderPass===!0;let T=o.width,_=o.height;A.length>0&&a===null&&(a=new ui(T,_,{type:Ii,depthBuffer:!1,stencilBuffer:!1}),l=new ui(T,_,{type:Ii,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&A.some(U=>U.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new bs(T,_),r===!0&&(c.format=Ts,c.type=gr)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let U=0;U<A.length;U++){let I=A[U];I.setSize&&I.setSize(T,_),E&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,T){if(m||R.toneMapping===Ki&&A.length===0)return!1;if(v=T,T!==null){let _=T.width,E=T.height;(o.width!==_||o.height!==E)&&this.setSize(_,E)}return S===!1&&R.setRenderTarget(o),p=R.toneMapping,R.toneMapping=Ki,!0},this.hasRenderPass=function(){return S},this.end=function(R,T){R.toneMapping=p,m=!0;let _=o,E=a;for(let U=0;U<A.length;U++){let I=A[U];I.enabled!==!1&&(I.render(R,E,_,T),I.needsSwap!==!1&&(_=E,E=E===a?l:a))}if(g!==R.outputColorSpace||x!==R.toneMapping){g=R.outputColorSpace,x=R.toneMapping,u.defines={},xt.getTransfer(g)===At&&(u.defines.SRGB_TRANSFER="");let U=Ab[x];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,R.setRenderTarget(v),R.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var qm=new Jn,Ym=new bs(1,1),$m=new ga(1),Zm=new ca,Jm=new $l,Km=new ma,Em=[],Tm=[],Am=new Float32Array(16),Rm=new Float32Array(9),Cm=new Float32Array(4);function _o(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Em[s];if(r===void 0&&(r=new Float32Array(s),Em[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function vn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function bn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function rh(i,e){let t=Tm[e];t===void 0&&(t=new Int32Array(e),Tm[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Cb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function Pb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2fv(this.addr,e),bn(t,e)}}function Ib(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(vn(t,e))return;i.uniform3fv(this.addr,e),bn(t,e)}}function Lb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4fv(this.addr,e),bn(t,e)}}function Db(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;Cm.set(n),i.uniformMatrix2fv(this.addr,!1,Cm),bn(t,n)}}function Nb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;Rm.set(n),i.uniformMatrix3fv(this.addr,!1,Rm),bn(t,n)}}function Fb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(vn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),bn(t,e)}else{if(vn(t,n))return;Am.set(n),i.uniformMatrix4fv(this.addr,!1,Am),bn(t,n)}}function Ub(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function Ob(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2iv(this.addr,e),bn(t,e)}}function kb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3iv(this.addr,e),bn(t,e)}}function Bb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4iv(this.addr,e),bn(t,e)}}function zb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function Hb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(vn(t,e))return;i.uniform2uiv(this.addr,e),bn(t,e)}}function Vb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(vn(t,e))return;i.uniform3uiv(this.addr,e),bn(t,e)}}function Gb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(vn(t,e))return;i.uniform4uiv(this.addr,e),bn(t,e)}}function oh(i){return i.version===0&&(i.compareFunction=nd,i.needsUpdate=!0),i}function Wb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=oh(Ym):r=qm,t.setTexture2D(e||r,s)}function Xb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Jm,s)}function qb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=oh($m):r=Km,t.setTextureCube(e||r,s)}function Yb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Zm,s)}function $b(i){switch(i){case 5126:return Cb;case 35664:return Pb;case 35665:return Ib;case 35666:return Lb;case 35674:return Db;case 35675:return Nb;case 35676:return Fb;case 5124:case 35670:return Ub;case 35667:case 35671:return Ob;case 35668:case 35672:return kb;case 35669:case 35673:return Bb;case 5125:return zb;case 36294:return Hb;case 36295:return Vb;case 36296:return Gb;case 35678:case 36198:case 36298:case 36306:case 35682:return Wb;case 35679:case 36299:case 36307:return Xb;case 35680:case 36300:case 36308:case 36293:return qb;case 36289:case 36303:case 36311:case 36292:return Yb}}function Zb(i,e){i.uniform1fv(this.addr,e)}function Jb(i,e){let t=_o(e,this.size,2);i.uniform2fv(this.addr,t)}function Kb(i,e){let t=_o(e,this.size,3);i.uniform3fv(this.addr,t)}function jb(i,e){let t=_o(e,this.size,4);i.uniform4fv(this.addr,t)}function Qb(i,e){let t=_o(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function eS(i,e){let t=_o(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function tS(i,e){let t=_o(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function nS(i,e){i.uniform1iv(this.addr,e)}function iS(i,e){i.uniform2iv(this.addr,e)}function sS(i,e){i.uniform3iv(this.addr,e)}function rS(i,e){i.uniform4iv(this.addr,e)}function oS(i,e){i.uniform1uiv(this.addr,e)}function aS(i,e){i.uniform2uiv(this.addr,e)}function lS(i,e){i.uniform3uiv(this.addr,e)}function cS(i,e){i.uniform4uiv(this.addr,e)}function hS(i,e,t){let n=this.cache,s=e.length,r=rh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=oh(Ym):o=qm;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function uS(i,e,t){let n=this.cache,s=e.length,r=rh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Jm,r[o])}function dS(i,e,t){let n=this.cache,s=e.length,r=rh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=oh($m):o=Km;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function fS(i,e,t){let n=this.cache,s=e.length,r=rh(t,s);vn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Zm,r[o])}function pS(i){switch(i){case 5126:return Zb;case 35664:return Jb;case 35665:return Kb;case 35666:return jb;case 35674:return Qb;case 35675:return eS;case 35676:return tS;case 5124:case 35670:return nS;case 35667:case 35671:return iS;case 35668:case 35672:return sS;case 35669:case 35673:return rS;case 5125:return oS;case 36294:return aS;case 36295:return lS;case 36296:return cS;case 35678:case 36198:case 36298:case 36306:case 35682:return hS;case 35679:case 36299:case 36307:return uS;case 35680:case 36300:case 36308:case 36293:return dS;case 36289:case 36303:case 36311:case 36292:return fS}}var bd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=$b(t.type)}},Sd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=pS(t.type)}},Md=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},xd=/(\w+)(\])?(\[|\.)?/g;function Pm(i,e){i.seq.push(e),i.map[e.id]=e}function mS(i,e,t){let n=i.name,s=n.length;for(xd.lastIndex=0;;){let r=xd.exec(n),o=xd.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Pm(t,c===void 0?new bd(a,i,e):new Sd(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Md(a),Pm(t,u)),t=u}}}var go=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);mS(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Im(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var gS=37297,_S=0;function yS(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Lm=new it;function xS(i){xt._getMatrix(Lm,xt.workingColorSpace,i);let e=`mat3( ${Lm.elements.map(t=>t.toFixed(4))} )`;switch(xt.getTransfer(i)){case aa:return[e,"LinearTransferOETF"];case At:return[e,"sRGBTransferOETF"];default:return Ze("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Dm(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+yS(i.getShaderSource(e),a)}else return r}function vS(i,e){let t=xS(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var bS={[zu]:"Linear",[Hu]:"Reinhard",[Vu]:"Cineon",[Gu]:"ACESFilmic",[Xu]:"AgX",[qu]:"Neutral",[Wu]:"Custom"};function SS(i,e){let t=bS[e];return t===void 0?(Ze("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var nh=new O;function MS(){xt.getLuminanceCoefficients(nh);let i=nh.x.toFixed(4),e=nh.y.toFixed(4),t=nh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function wS(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ua).join(`
`)}function ES(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function TS(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Ua(i){return i!==""}function Nm(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Fm(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var AS=/^[ \t]*#include +<([\w\d./]+)>/gm;function wd(i){return i.replace(AS,RS)}function RS(i,e){let t=dt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return wd(t)}var CS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Um(i){return i.replace(CS,PS)}function PS(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Om(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var IS={[dr]:"SHADOWMAP_TYPE_PCF",[ho]:"SHADOWMAP_TYPE_VSM"};function LS(i){return IS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var DS={[fo]:"ENVMAP_MODE_REFRACTION"};function NS(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":DS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var FS={[Bu]:"ENVMAP_BLENDING_MULTIPLY",[Qp]:"ENVMAP_BLENDING_MIX",[em]:"ENVMAP_BLENDING_ADD"};function US(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":FS[i.combine]||"ENVMAP_BLENDING_NONE"}function OS(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=LS(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=NS(t),u=US(t),d=wS(t),f=ES(r),g=s.createProgram(),x,m,p=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ua).join(`
`),x.length>0&&(x+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ua).join(`
`),m.length>0&&(m+=`
`)):(x=[Om(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ua).join(`
`),m=[Om(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Ki?"#define TONE_MAPPING":"",t.toneMapping!==Ki?dt.tonemapping_pars_fragment:"",t.toneMapping!==Ki?SS("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",dt.colorspace_pars_fragment,vS("linearToOutputTexel",t.outputColorSpace),MS(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Ua).join(`
`)),o=wd(o),o=Nm(o,t),o=Fm(o,t),a=wd(a),a=Nm(a,t),a=Fm(a,t),o=Um(o),a=Um(a),t.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,m=["#define varying in",t.glslVersion===sd?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===sd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=p+x+o,A=p+m+a,S=Im(s,s.VERTEX_SHADER,v),R=Im(s,s.FRAGMENT_SHADER,A);s.attachShader(g,S),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",H=s.getShaderInfoLog(S)||"",G=s.getShaderInfoLog(R)||"",D=L.trim(),F=H.trim(),X=G.trim(),V=!0,ae=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(V=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,S,R);else{let J=Dm(s,S,"vertex"),Q=Dm(s,R,"fragment");tt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+J+`
`+Q)}else D!==""?Ze("WebGLProgram: Program Info Log:",D):(F===""||X==="")&&(ae=!1);ae&&(I.diagnostics={runnable:V,programLog:D,vertexShader:{log:F,prefix:x},fragmentShader:{log:X,prefix:m}})}s.deleteShader(S),s.deleteShader(R),_=new go(s,g),E=TS(s,g)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let E;this.getAttributes=function(){return E===void 0&&T(this),E};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,gS)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=_S++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=S,this.fragmentShader=R,this}var kS=0,Ed=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Td(e),t.set(e,n)),n}},Td=class{constructor(e){this.id=kS++,this.code=e,this.usedTimes=0}};function BS(i){return i===Ks||i===Da||i===Na}function zS(i,e,t,n,s,r){let o=new so,a=new Ed,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,E,U,I,L,H){let G=I.fog,D=L.geometry,F=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,X=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,V=e.get(_.envMap||F,X),ae=d[_.type],J=n.precision;_.precision!==null&&(J=n.getMaxPrecision(_.precision),J!==_.precision&&Ze("WebGLProgram.getParameters:",_.precision,"not supported, using",J,"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,ye;if(ae){let Re=Qi[ae];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=_.vertexShader,ee=_.fragmentShader;let Re=a.getVertexShaderStage(_),ct=a.getFragmentShaderStage(_);a.update(_,Re,ct),me=Re.id,ye=ct.id}let Ae=i.getRenderTarget(),Se=i.state.buffers.depth.getReversed(),Xe=L.isInstancedMesh===!0,at=L.isBatchedMesh===!0,Ge=!!_.map,ft=!!_.matcap,ht=!!V,st=ht&&V.isPMREMTexture===!0,qt=!!_.aoMap,kt=!!_.lightMap,ln=!!_.bumpMap&&_.wireframe===!1,Dt=!!_.normalMap,En=!!_.displacementMap,bt=!!_.emissiveMap,_n=!!_.metalnessMap,jt=!!_.roughnessMap,cn=_.anisotropy>0,B=_.clearcoat>0,Ce=_.diffuseRoughness>0,Je=_.dispersion>0,lt=_.retroreflectivity>0,Me=_.iridescence>0,Ft=_.sheen>0,Ve=_.transmission>0,$e=cn&&!!_.anisotropyMap,C=B&&!!_.clearcoatMap,b=B&&!!_.clearcoatNormalMap,Y=B&&!!_.clearcoatRoughnessMap,he=Ce&&!!_.diffuseRoughnessMap,oe=Me&&!!_.iridescenceMap,_e=Me&&!!_.iridescenceThicknessMap,xe=Ft&&!!_.sheenColorMap,te=Ft&&!!_.sheenRoughnessMap,ie=!!_.specularMap,pe=!!_.specularColorMap,k=!!_.specularIntensityMap,re=Ve&&!!_.transmissionMap,ne=Ve&&!!_.thicknessMap,we=!!_.gradientMap,ge=!!_.alphaMap,be=_.alphaTest>0,We=!!_.alphaHash,Qe=!!_.extensions,ce=Ki;_.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(ce=i.toneMapping);let Be=st?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,et={shaderID:ae,shaderType:_.type,shaderName:_.name,vertexShader:ue,fragmentShader:ee,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:J,batching:at,batchingColor:at&&L._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&L.instanceColor!==null,instancingMorph:Xe&&L.morphTexture!==null,outputColorSpace:Ae===null?i.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:xt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ge,matcap:ft,envMap:ht,envMapMode:ht&&V.mapping,envMapPMREM:st,envMapMaxLod:st?Be.length-1:null,envMapSize:st?Be[0].width:null,aoMap:qt,lightMap:kt,bumpMap:ln,normalMap:Dt,displacementMap:En,emissiveMap:bt,normalMapObjectSpace:Dt&&_.normalMapType===im,normalMapTangentSpace:Dt&&_.normalMapType===eh,packedNormalMap:Dt&&_.normalMapType===eh&&BS(_.normalMap.format),metalnessMap:_n,roughnessMap:jt,anisotropy:cn,anisotropyMap:$e,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:b,clearcoatRoughnessMap:Y,diffuseRoughness:Ce,diffuseRoughnessMap:he,dispersion:Je,retroreflection:lt,iridescence:Me,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:Ft,sheenColorMap:xe,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:k,transmission:Ve,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:_.transparent===!1&&_.blending===uo&&_.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:We,combine:_.combine,mapUv:Ge&&f(_.map.channel),aoMapUv:qt&&f(_.aoMap.channel),lightMapUv:kt&&f(_.lightMap.channel),bumpMapUv:ln&&f(_.bumpMap.channel),normalMapUv:Dt&&f(_.normalMap.channel),displacementMapUv:En&&f(_.displacementMap.channel),emissiveMapUv:bt&&f(_.emissiveMap.channel),metalnessMapUv:_n&&f(_.metalnessMap.channel),roughnessMapUv:jt&&f(_.roughnessMap.channel),anisotropyMapUv:$e&&f(_.anisotropyMap.channel),clearcoatMapUv:C&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:b&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(_.sheenRoughnessMap.channel),specularMapUv:ie&&f(_.specularMap.channel),specularColorMapUv:pe&&f(_.specularColorMap.channel),specularIntensityMapUv:k&&f(_.specularIntensityMap.channel),transmissionMapUv:re&&f(_.transmissionMap.channel),thicknessMapUv:ne&&f(_.thicknessMap.channel),alphaMapUv:ge&&f(_.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Dt||cn),vertexNormals:!!D.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Ge||ge),fog:!!G,useFog:_.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||D.attributes.normal===void 0&&Dt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Se,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:H.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:Ge&&_.map.isVideoTexture===!0&&xt.getTransfer(_.map.colorSpace)===At,decodeVideoTextureEmissive:bt&&_.emissiveMap.isVideoTexture===!0&&xt.getTransfer(_.emissiveMap.colorSpace)===At,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===jn,flipSided:_.side===$n,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Qe&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&_.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function x(_){let E=[];if(_.shaderID?E.push(_.shaderID):(E.push(_.customVertexShaderID),E.push(_.customFragmentShaderID)),_.defines!==void 0)for(let U in _.defines)E.push(U),E.push(_.defines[U]);return _.isRawShaderMaterial===!1&&(m(E,_),p(E,_),E.push(i.outputColorSpace)),E.push(_.customProgramCacheKey),E.join()}function m(_,E){_.push(E.precision),_.push(E.outputColorSpace),_.push(E.envMapMode),_.push(E.envMapPMREM),_.push(E.envMapMaxLod),_.push(E.envMapSize),_.push(E.mapUv),_.push(E.alphaMapUv),_.push(E.lightMapUv),_.push(E.aoMapUv),_.push(E.bumpMapUv),_.push(E.normalMapUv),_.push(E.displacementMapUv),_.push(E.emissiveMapUv),_.push(E.metalnessMapUv),_.push(E.roughnessMapUv),_.push(E.anisotropyMapUv),_.push(E.clearcoatMapUv),_.push(E.clearcoatNormalMapUv),_.push(E.clearcoatRoughnessMapUv),_.push(E.diffuseRoughnessMapUv),_.push(E.iridescenceMapUv),_.push(E.iridescenceThicknessMapUv),_.push(E.sheenColorMapUv),_.push(E.sheenRoughnessMapUv),_.push(E.specularMapUv),_.push(E.specularColorMapUv),_.push(E.specularIntensityMapUv),_.push(E.transmissionMapUv),_.push(E.thicknessMapUv),_.push(E.combine),_.push(E.fogExp2),_.push(E.sizeAttenuation),_.push(E.morphTargetsCount),_.push(E.numSunLights),_.push(E.numDirLights),_.push(E.numPointLights),_.push(E.numSpotLights),_.push(E.numSpotLightMaps),_.push(E.numHemiLights),_.push(E.numRectAreaLights),_.push(E.numSunLightShadows),_.push(E.numDirLightShadows),_.push(E.numPointLightShadows),_.push(E.numSpotLightShadows),_.push(E.numSpotLightShadowsWithMaps),_.push(E.numLightProbes),_.push(E.numLightProbeGrids),_.push(E.shadowMapType),_.push(E.toneMapping),_.push(E.numClippingPlanes),_.push(E.numClipIntersection),_.push(E.depthPacking)}function p(_,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function v(_){let E=d[_.type],U;if(E){let I=Qi[E];U=ym.clone(I.uniforms)}else U=_.uniforms;return U}function A(_,E){let U=h.get(E);return U!==void 0?++U.usedTimes:(U=new OS(i,E,_,s),c.push(U),h.set(E,U)),U}function S(_){if(--_.usedTimes===0){let E=c.indexOf(_);c[E]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function R(_){a.remove(_)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:x,getUniforms:v,acquireProgram:A,releaseProgram:S,releaseShaderCache:R,programs:c,dispose:T}}function HS(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function VS(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function km(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Bm(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,x,m,p){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:m,group:p},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=g,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=m,v.group=p),e++,v}function l(d,f,g,x,m,p,v){v.reversedDepth===!0&&(m=-m);let A=a(d,f,g,x,m,p);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function c(d,f,g,x,m,p){let v=a(d,f,g,x,m,p);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||VS),n.length>1&&n.sort(f||km),s.length>1&&s.sort(f||km)}function u(){for(let d=e,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function GS(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Bm,i.set(n,[o])):s>=r.length?(o=new Bm,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function WS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new O,color:new Ye};break;case"SpotLight":t={position:new O,direction:new O,color:new Ye,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new O,color:new Ye,distance:0,decay:0};break;case"HemisphereLight":t={direction:new O,skyColor:new Ye,groundColor:new Ye};break;case"RectAreaLight":t={color:new Ye,position:new O,halfWidth:new O,halfHeight:new O};break}return i[e.id]=t,t}}}function XS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var qS=0;function YS(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function $S(i){let e=new WS,t=XS(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new ot,o=new ot;function a(c){let h=0,u=0,d=0;for(let H=0;H<9;H++)n.probe[H].set(0,0,0);let f=0,g=0,x=0,m=0,p=0,v=0,A=0,S=0,R=0,T=0,_=0,E=0,U=0,I=0;c.sort(YS);for(let H=0,G=c.length;H<G;H++){let D=c[H],F=D.color,X=D.intensity,V=D.distance,ae=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Ks?ae=D.shadow.map.texture:ae=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=F.r*X,u+=F.g*X,d+=F.b*X;else if(D.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(D.sh.coefficients[J],X);I++}else if(D.isSunLight){let J=e.get(D);if(J.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=se,n.sunShadowMap[g]=ae;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[x+ue]=Q.getMatrix(ue),n.sunShadowCascade[x+ue]=Q._cascadeData[ue];x+=de,g++}n.sun[f]=J,f++}else if(D.isDirectionalLight){let J=e.get(D);if(J.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[m]=se,n.directionalShadowMap[m]=ae,n.directionalShadowMatrix[m]=D.shadow.matrix,R++}n.directional[m]=J,m++}else if(D.isSpotLight){let J=e.get(D);J.position.setFromMatrixPosition(D.matrixWorld),J.color.copy(F).multiplyScalar(X),J.distance=V,J.coneCos=Math.cos(D.angle),J.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),J.decay=D.decay,n.spot[v]=J;let Q=D.shadow;if(D.map&&(n.spotLightMap[E]=D.map,E++,Q.updateMatrices(D),D.castShadow&&U++),n.spotLightMatrix[v]=Q.matrix,D.castShadow){let se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[v]=se,n.spotShadowMap[v]=ae,_++}v++}else if(D.isRectAreaLight){let J=e.get(D);J.color.copy(F).multiplyScalar(X),J.halfWidth.set(D.width*.5,0,0),J.halfHeight.set(0,D.height*.5,0),n.rectArea[A]=J,A++}else if(D.isPointLight){let J=e.get(D);if(J.color.copy(D.color).multiplyScalar(D.intensity),J.distance=D.distance,J.decay=D.decay,D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[p]=se,n.pointShadowMap[p]=ae,n.pointShadowMatrix[p]=D.shadow.matrix,T++}n.point[p]=J,p++}else if(D.isHemisphereLight){let J=e.get(D);J.skyColor.copy(D.color).multiplyScalar(X),J.groundColor.copy(D.groundColor).multiplyScalar(X),n.hemi[S]=J,S++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Ne.LTC_FLOAT_1,n.rectAreaLTC2=Ne.LTC_FLOAT_2):(n.rectAreaLTC1=Ne.LTC_HALF_1,n.rectAreaLTC2=Ne.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==p||L.spotLength!==v||L.rectAreaLength!==A||L.hemiLength!==S||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==T||L.numSpotShadows!==_||L.numSpotMaps!==E||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=A,n.point.length=p,n.hemi.length=S,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+E-U,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=I,L.sunLength=f,L.directionalLength=m,L.pointLength=p,L.spotLength=v,L.rectAreaLength=A,L.hemiLength=S,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=T,L.numSpotShadows=_,L.numSpotMaps=E,L.numLightProbes=I,n.version=qS++)}function l(c,h){let u=0,d=0,f=0,g=0,x=0,m=0,p=h.matrixWorldInverse;for(let v=0,A=c.length;v<A;v++){let S=c[v];if(S.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(S.matrixWorld),R.direction.transformDirection(p),u++}else if(S.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),d++}else if(S.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(p),R.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),g++}else if(S.isRectAreaLight){let R=n.rectArea[x];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(p),o.identity(),r.copy(S.matrixWorld),r.premultiply(p),o.extractRotation(r),R.halfWidth.set(S.width*.5,0,0),R.halfHeight.set(0,S.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),x++}else if(S.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(p),f++}else if(S.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(S.matrixWorld),R.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function zm(i){let e=new $S(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function ZS(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new zm(i),e.set(s,[a])):r>=o.length?(a=new zm(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var JS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,KS=`uniform sampler2D shadow_pass;
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
}`,jS=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],QS=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],Hm=new ot,Fa=new O,vd=new O;function eM(i,e,t){let n=new Gs,s=new Ke,r=new Ke,o=new $t,a=new Ql,l=new ec,c={},h=t.maxTextureSize,u={[Js]:$n,[$n]:Js,[jn]:jn},d=new Ji({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ke},radius:{value:4}},vertexShader:JS,fragmentShader:KS}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new an;g.setAttribute("position",new Dn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new mn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=dr;let p=this.type;this.render=function(T,_,E){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===Np&&(Ze("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=dr);let U=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),H=i.state;H.setBlending(fr),H.buffers.depth.getReversed()===!0?H.buffers.color.setClear(0,0,0,0):H.buffers.color.setClear(1,1,1,1),H.buffers.depth.setTest(!0),H.setScissorTest(!1);let G=p!==this.type;G&&_.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(F=>F.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,F=T.length;D<F;D++){let X=T[D],V=X.shadow;if(V===void 0){Ze("WebGLShadowMap:",X,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;s.copy(V.mapSize);let ae=V.getFrameExtents();s.multiply(ae),r.copy(V.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ae.x),s.x=r.x*ae.x,V.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ae.y),s.y=r.y*ae.y,V.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(V.camera._reversedDepth=J,V.map===null||G===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===ho){if(X.isPointLight){Ze("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new ui(s.x,s.y,{format:Ks,type:Ii,minFilter:Yn,magFilter:Yn,generateMipmaps:!1}),V.map.texture.name=X.name+".shadowMap",V.map.depthTexture=new bs(s.x,s.y,vi),V.map.depthTexture.name=X.name+".shadowMapDepth",V.map.depthTexture.format=gs,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=In,V.map.depthTexture.magFilter=In}else X.isPointLight?(V.map=new Oa(s.x),V.map.depthTexture=new ga(s.x,Pi)):(V.map=new ui(s.x,s.y),V.map.depthTexture=new bs(s.x,s.y,Pi)),V.map.depthTexture.name=X.name+".shadowMap",V.map.depthTexture.format=gs,this.type===dr?(V.map.depthTexture.compareFunction=J?td:ed,V.map.depthTexture.minFilter=Yn,V.map.depthTexture.magFilter=Yn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=In,V.map.depthTexture.magFilter=In);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==s.x||V.map.height!==s.y)&&V.map.setSize(s.x,s.y);let Q=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();X.isPointLight!==!0&&V.updateMatrices(X,E);let se=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:E.layers;for(let de=0;de<Q;de++){let ue=V.getCamera(de);if(X.isPointLight){let ee=V.camera,me=V.matrix,ye=X.distance||ee.far;ye!==ee.far&&(ee.far=ye,ee.updateProjectionMatrix()),Fa.setFromMatrixPosition(X.matrixWorld),ee.position.copy(Fa),vd.copy(ee.position),vd.add(jS[de]),ee.up.copy(QS[de]),ee.lookAt(vd),ee.updateMatrixWorld(),me.makeTranslation(-Fa.x,-Fa.y,-Fa.z),Hm.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),V._frustum.setFromProjectionMatrix(Hm,ee.coordinateSystem,ee.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)i.setRenderTarget(V.map,de),i.clear();else{de===0&&(i.setRenderTarget(V.map),i.clear());let ee=V.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),H.viewport(o)}n=V.getFrustum(de),S(_,E,ue,X,se,this.type)}V.isPointLightShadow!==!0&&this.type===ho&&v(V,E),V.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(U,I,L)};function v(T,_){let E=e.update(x);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new ui(s.x,s.y,{format:Ks,type:Ii}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(_,null,E,d,x,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(_,null,E,f,x,null)}function A(T,_,E,U){let I=null,L=E.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(L!==void 0)I=L;else if(I=E.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let H=I.uuid,G=_.uuid,D=c[H];D===void 0&&(D={},c[H]=D);let F=D[G];F===void 0&&(F=I.clone(),D[G]=F,_.addEventListener("dispose",R)),I=F}if(I.visible=_.visible,I.wireframe=_.wireframe,U===ho?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:u[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,E.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let H=i.properties.get(I);H.light=E}return I}function S(T,_,E,U,I,L){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&L===ho)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,T.matrixWorld);let D=e.update(T),F=T.material;if(Array.isArray(F)){let X=D.groups;for(let V=0,ae=X.length;V<ae;V++){let J=X[V],Q=F[J.materialIndex];if(Q&&Q.visible){let se=A(T,Q,U,L);T.onBeforeShadow(i,T,_,E,D,se,J),i.renderBufferDirect(E,null,D,se,T,J),T.onAfterShadow(i,T,_,E,D,se,J)}}}else if(F.visible){let X=A(T,F,U,L);T.onBeforeShadow(i,T,_,E,D,X,null),i.renderBufferDirect(E,null,D,X,T,null),T.onAfterShadow(i,T,_,E,D,X,null)}}let G=T.children;for(let D=0,F=G.length;D<F;D++)S(G[D],_,E,U,I,L)}function R(T){T.target.removeEventListener("dispose",R);for(let E in c){let U=c[E],I=T.target.uuid;I in U&&(U[I].dispose(),delete U[I])}}}function tM(i,e){function t(){let k=!1,re=new $t,ne=null,we=new $t(0,0,0,0);return{setMask:function(ge){ne!==ge&&!k&&(i.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){k=ge},setClear:function(ge,be,We,Qe,ce){ce===!0&&(ge*=Qe,be*=Qe,We*=Qe),re.set(ge,be,We,Qe),we.equals(re)===!1&&(i.clearColor(ge,be,We,Qe),we.copy(re))},reset:function(){k=!1,ne=null,we.set(-1,0,0,0)}}}function n(){let k=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let We=e.get("EXT_clip_control");be?We.clipControlEXT(We.LOWER_LEFT_EXT,We.ZERO_TO_ONE_EXT):We.clipControlEXT(We.LOWER_LEFT_EXT,We.NEGATIVE_ONE_TO_ONE_EXT),re=be;let Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(be){be?Se(i.DEPTH_TEST):Xe(i.DEPTH_TEST)},setMask:function(be){ne!==be&&!k&&(i.depthMask(be),ne=be)},setFunc:function(be){if(re&&(be=pm[be]),we!==be){switch(be){case Ul:i.depthFunc(i.NEVER);break;case Ol:i.depthFunc(i.ALWAYS);break;case kl:i.depthFunc(i.LESS);break;case Qr:i.depthFunc(i.LEQUAL);break;case Bl:i.depthFunc(i.EQUAL);break;case zl:i.depthFunc(i.GEQUAL);break;case Hl:i.depthFunc(i.GREATER);break;case Vl:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){k=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),i.clearDepth(be))},reset:function(){k=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let k=!1,re=null,ne=null,we=null,ge=null,be=null,We=null,Qe=null,ce=null;return{setTest:function(Be){k||(Be?Se(i.STENCIL_TEST):Xe(i.STENCIL_TEST))},setMask:function(Be){re!==Be&&!k&&(i.stencilMask(Be),re=Be)},setFunc:function(Be,et,Re){(ne!==Be||we!==et||ge!==Re)&&(i.stencilFunc(Be,et,Re),ne=Be,we=et,ge=Re)},setOp:function(Be,et,Re){(be!==Be||We!==et||Qe!==Re)&&(i.stencilOp(Be,et,Re),be=Be,We=et,Qe=Re)},setLocked:function(Be){k=Be},setClear:function(Be){ce!==Be&&(i.clearStencil(Be),ce=Be)},reset:function(){k=!1,re=null,ne=null,we=null,ge=null,be=null,We=null,Qe=null,ce=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],x=null,m=!1,p=null,v=null,A=null,S=null,R=null,T=null,_=null,E=new Ye(0,0,0),U=0,I=!1,L=null,H=null,G=null,D=null,F=null,X=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,ae=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ae=parseFloat(/^WebGL (\d)/.exec(J)[1]),V=ae>=1):J.indexOf("OpenGL ES")!==-1&&(ae=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),V=ae>=2);let Q=null,se={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new $t().fromArray(de),me=new $t().fromArray(ue);function ye(k,re,ne,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(k,be),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let We=0;We<ne;We++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(re+We,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Ae={};Ae[i.TEXTURE_2D]=ye(i.TEXTURE_2D,i.TEXTURE_2D,1),Ae[i.TEXTURE_CUBE_MAP]=ye(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[i.TEXTURE_2D_ARRAY]=ye(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ae[i.TEXTURE_3D]=ye(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Se(i.DEPTH_TEST),o.setFunc(Qr),ln(!1),Dt(Du),Se(i.CULL_FACE),qt(fr);function Se(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function Xe(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function at(k,re){return d[k]!==re?(i.bindFramebuffer(k,re),d[k]=re,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Ge(k,re){let ne=g,we=!1;if(k){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ge=k.textures;if(ne.length!==ge.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let be=0,We=ge.length;be<We;be++)ne[be]=i.COLOR_ATTACHMENT0+be;ne.length=ge.length,we=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,we=!0);we&&i.drawBuffers(ne)}function ft(k){return x!==k?(i.useProgram(k),x=k,!0):!1}let ht={[pr]:i.FUNC_ADD,[Up]:i.FUNC_SUBTRACT,[Op]:i.FUNC_REVERSE_SUBTRACT};ht[kp]=i.MIN,ht[Bp]=i.MAX;let st={[zp]:i.ZERO,[Hp]:i.ONE,[Vp]:i.SRC_COLOR,[Ou]:i.SRC_ALPHA,[$p]:i.SRC_ALPHA_SATURATE,[qp]:i.DST_COLOR,[Wp]:i.DST_ALPHA,[Gp]:i.ONE_MINUS_SRC_COLOR,[ku]:i.ONE_MINUS_SRC_ALPHA,[Yp]:i.ONE_MINUS_DST_COLOR,[Xp]:i.ONE_MINUS_DST_ALPHA,[Zp]:i.CONSTANT_COLOR,[Jp]:i.ONE_MINUS_CONSTANT_COLOR,[Kp]:i.CONSTANT_ALPHA,[jp]:i.ONE_MINUS_CONSTANT_ALPHA};function qt(k,re,ne,we,ge,be,We,Qe,ce,Be){if(k===fr){m===!0&&(Xe(i.BLEND),m=!1);return}if(m===!1&&(Se(i.BLEND),m=!0),k!==Fp){if(k!==p||Be!==I){if((v!==pr||R!==pr)&&(i.blendEquation(i.FUNC_ADD),v=pr,R=pr),Be)switch(k){case uo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Nu:i.blendFunc(i.ONE,i.ONE);break;case Fu:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Uu:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:tt("WebGLState: Invalid blending: ",k);break}else switch(k){case uo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Nu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Fu:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Uu:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",k);break}A=null,S=null,T=null,_=null,E.set(0,0,0),U=0,p=k,I=Be}return}ge=ge||re,be=be||ne,We=We||we,(re!==v||ge!==R)&&(i.blendEquationSeparate(ht[re],ht[ge]),v=re,R=ge),(ne!==A||we!==S||be!==T||We!==_)&&(i.blendFuncSeparate(st[ne],st[we],st[be],st[We]),A=ne,S=we,T=be,_=We),(Qe.equals(E)===!1||ce!==U)&&(i.blendColor(Qe.r,Qe.g,Qe.b,ce),E.copy(Qe),U=ce),p=k,I=!1}function kt(k,re){k.side===jn?Xe(i.CULL_FACE):Se(i.CULL_FACE);let ne=k.side===$n;re&&(ne=!ne),ln(ne),k.blending===uo&&k.transparent===!1?qt(fr):qt(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let we=k.stencilWrite;a.setTest(we),we&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),bt(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Se(i.SAMPLE_ALPHA_TO_COVERAGE):Xe(i.SAMPLE_ALPHA_TO_COVERAGE)}function ln(k){L!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),L=k)}function Dt(k){k!==Lp?(Se(i.CULL_FACE),k!==H&&(k===Du?i.cullFace(i.BACK):k===Dp?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Xe(i.CULL_FACE),H=k}function En(k){k!==G&&(V&&i.lineWidth(k),G=k)}function bt(k,re,ne){k?(Se(i.POLYGON_OFFSET_FILL),(D!==re||F!==ne)&&(D=re,F=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):Xe(i.POLYGON_OFFSET_FILL)}function _n(k){k?Se(i.SCISSOR_TEST):Xe(i.SCISSOR_TEST)}function jt(k){k===void 0&&(k=i.TEXTURE0+X-1),Q!==k&&(i.activeTexture(k),Q=k)}function cn(k,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+X-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==k||we.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(k,re||Ae[k]),we.type=k,we.texture=re)}function B(){let k=se[Q];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Ce(){try{i.compressedTexImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Je(){try{i.compressedTexImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function lt(){try{i.texSubImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Me(){try{i.texSubImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ft(){try{i.compressedTexSubImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Ve(){try{i.compressedTexSubImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function $e(){try{i.texStorage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function C(){try{i.texStorage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function b(){try{i.texImage2D(...arguments)}catch(k){tt("WebGLState:",k)}}function Y(){try{i.texImage3D(...arguments)}catch(k){tt("WebGLState:",k)}}function he(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function oe(k,re){u[k]!==re&&(i.pixelStorei(k,re),u[k]=re)}function _e(k){ee.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),ee.copy(k))}function xe(k){me.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),me.copy(k))}function te(k,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(k);we===void 0&&(we=i.getUniformBlockIndex(re,k.name),i.uniformBlockBinding(re,we,we),ne.set(k,we))}function ie(k,re,ne){let ge=c.get(re).get(k);l[ge]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,se={},d={},l={},f=new WeakMap,g=[],x=null,m=!1,p=null,v=null,A=null,S=null,R=null,T=null,_=null,E=new Ye(0,0,0),U=0,I=!1,L=null,H=null,G=null,D=null,F=null,ee.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Se,disable:Xe,bindFramebuffer:at,drawBuffers:Ge,useProgram:ft,setBlending:qt,setMaterial:kt,setFlipSided:ln,setCullFace:Dt,setLineWidth:En,setPolygonOffset:bt,setScissorTest:_n,activeTexture:jt,bindTexture:cn,unbindTexture:B,compressedTexImage2D:Ce,compressedTexImage3D:Je,texImage2D:b,texImage3D:Y,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:$e,texStorage3D:C,texSubImage2D:lt,texSubImage3D:Me,compressedTexSubImage2D:Ft,compressedTexSubImage3D:Ve,scissor:_e,viewport:xe,reset:pe}}function nM(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ke,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,x=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(C,b){return m?new OffscreenCanvas(C,b):la("canvas")}function v(C,b,Y){let he=1,oe=$e(C);if((oe.width>Y||oe.height>Y)&&(he=Y/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _e=Math.floor(he*oe.width),xe=Math.floor(he*oe.height);d===void 0&&(d=p(_e,xe));let te=b?p(_e,xe):d;return te.width=_e,te.height=xe,te.getContext("2d").drawImage(C,0,0,_e,xe),Ze("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+xe+")."),te}else return"data"in C&&Ze("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),C;return C}function A(C){return C.generateMipmaps}function S(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(C,b,Y,he,oe,_e=!1){if(C!==null){if(i[C]!==void 0)return i[C];Ze("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||Ze("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=b;if(b===i.RED&&(Y===i.FLOAT&&(te=i.R32F),Y===i.HALF_FLOAT&&(te=i.R16F),Y===i.UNSIGNED_BYTE&&(te=i.R8),Y===i.UNSIGNED_SHORT&&xe&&(te=xe.R16_EXT),Y===i.SHORT&&xe&&(te=xe.R16_SNORM_EXT)),b===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(te=i.R8UI),Y===i.UNSIGNED_SHORT&&(te=i.R16UI),Y===i.UNSIGNED_INT&&(te=i.R32UI),Y===i.BYTE&&(te=i.R8I),Y===i.SHORT&&(te=i.R16I),Y===i.INT&&(te=i.R32I)),b===i.RG&&(Y===i.FLOAT&&(te=i.RG32F),Y===i.HALF_FLOAT&&(te=i.RG16F),Y===i.UNSIGNED_BYTE&&(te=i.RG8),Y===i.UNSIGNED_SHORT&&xe&&(te=xe.RG16_EXT),Y===i.SHORT&&xe&&(te=xe.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(te=i.RG8UI),Y===i.UNSIGNED_SHORT&&(te=i.RG16UI),Y===i.UNSIGNED_INT&&(te=i.RG32UI),Y===i.BYTE&&(te=i.RG8I),Y===i.SHORT&&(te=i.RG16I),Y===i.INT&&(te=i.RG32I)),b===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(te=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(te=i.RGB16UI),Y===i.UNSIGNED_INT&&(te=i.RGB32UI),Y===i.BYTE&&(te=i.RGB8I),Y===i.SHORT&&(te=i.RGB16I),Y===i.INT&&(te=i.RGB32I)),b===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),Y===i.UNSIGNED_INT&&(te=i.RGBA32UI),Y===i.BYTE&&(te=i.RGBA8I),Y===i.SHORT&&(te=i.RGBA16I),Y===i.INT&&(te=i.RGBA32I)),b===i.RGB&&(Y===i.UNSIGNED_SHORT&&xe&&(te=xe.RGB16_EXT),Y===i.SHORT&&xe&&(te=xe.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),b===i.RGBA){let ie=_e?aa:xt.getTransfer(oe);Y===i.FLOAT&&(te=i.RGBA32F),Y===i.HALF_FLOAT&&(te=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(te=ie===At?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&xe&&(te=xe.RGBA16_EXT),Y===i.SHORT&&xe&&(te=xe.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function _(C,b){let Y;return C?b===null||b===Pi||b===gr?Y=i.DEPTH24_STENCIL8:b===vi?Y=i.DEPTH32F_STENCIL8:b===po&&(Y=i.DEPTH24_STENCIL8,Ze("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Pi||b===gr?Y=i.DEPTH_COMPONENT24:b===vi?Y=i.DEPTH_COMPONENT32F:b===po&&(Y=i.DEPTH_COMPONENT16),Y}function E(C,b){return A(C)===!0||C.isFramebufferTexture&&C.minFilter!==In&&C.minFilter!==Yn?Math.log2(Math.max(b.width,b.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?b.mipmaps.length:1}function U(C){let b=new WeakRef(C);n.get(C).__ref=b,g.add(b),x.register(C,b,b)}function I(C){let b=n.get(C).__ref;b!==void 0&&(g.delete(b),x.unregister(b))}function L(C){G(C.target)}function H(C){D(C.target)}function G(C){C.removeEventListener("dispose",L),I(C),X(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",H),I(C),ae(C)}function F(){for(let C of g){let b=C.deref();b!==void 0&&(b.isRenderTarget===!0?D(b):G(b))}g.clear(),u.clear()}function X(C){let b=n.get(C);if(b.__webglInit===void 0)return;let Y=C.source,he=f.get(Y);if(he){let oe=he[b.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&V(C),Object.keys(he).length===0&&f.delete(Y)}n.remove(C)}function V(C){let b=n.get(C);i.deleteTexture(b.__webglTexture);let Y=C.source,he=f.get(Y);delete he[b.__cacheKey],o.memory.textures--}function ae(C){let b=n.get(C);b.__depthDisposeCallback&&b.__depthDisposeCallback();let Y=C.depthTexture;if(Y&&Y.renderTarget===C&&G(Y),C.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(b.__webglFramebuffer[oe]))for(let _e=0;_e<b.__webglFramebuffer[oe].length;_e++)i.deleteFramebuffer(b.__webglFramebuffer[oe][_e]);else i.deleteFramebuffer(b.__webglFramebuffer[oe]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[oe])}else{if(Array.isArray(b.__webglFramebuffer))for(let oe=0;oe<b.__webglFramebuffer.length;oe++)i.deleteFramebuffer(b.__webglFramebuffer[oe]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let oe=0;oe<b.__webglColorRenderbuffer.length;oe++)b.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[oe]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let he=C.textures;for(let oe=0,_e=he.length;oe<_e;oe++){let xe=n.get(he[oe]);xe.__webglTexture&&(i.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(C)}let J=0;function Q(){J=0}function se(){return J}function de(C){J=C}function ue(){let C=J;return C>=s.maxTextures&&Ze("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,C}function ee(C){let b=[];return b.push(C.wrapS),b.push(C.wrapT),b.push(C.wrapR||0),b.push(C.magFilter),b.push(C.minFilter),b.push(C.anisotropy),b.push(C.internalFormat),b.push(C.format),b.push(C.type),b.push(C.generateMipmaps),b.push(C.mipmapsAutoUpdate),b.push(C.premultiplyAlpha),b.push(C.flipY),b.push(C.unpackAlignment),b.push(C.colorSpace),b.join()}function me(C,b){let Y=n.get(C);if(C.isVideoTexture&&Ft(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&Y.__version!==C.version){let he=C.image;if(he===null)Ze("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ze("WebGLRenderer: Texture marked for update but image is incomplete");else{kt(Y,C,b);return}}else C.isExternalTexture&&(Y.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+b)}function ye(C,b){let Y=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&Y.__version!==C.version){kt(Y,C,b);return}else C.isExternalTexture&&(Y.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+b)}function Ae(C,b){let Y=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&Y.__version!==C.version){kt(Y,C,b);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+b)}function Se(C,b){let Y=n.get(C);if(C.version>0&&Y.__version!==C.version){ln(Y,C,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+b)}let Xe={[Gl]:i.REPEAT,[qi]:i.CLAMP_TO_EDGE,[Wl]:i.MIRRORED_REPEAT},at={[In]:i.NEAREST,[tm]:i.NEAREST_MIPMAP_NEAREST,[Ra]:i.NEAREST_MIPMAP_LINEAR,[Yn]:i.LINEAR,[gc]:i.LINEAR_MIPMAP_NEAREST,[Es]:i.LINEAR_MIPMAP_LINEAR},Ge={[rm]:i.NEVER,[nd]:i.ALWAYS,[om]:i.LESS,[ed]:i.LEQUAL,[am]:i.EQUAL,[td]:i.GEQUAL,[lm]:i.GREATER,[cm]:i.NOTEQUAL};function ft(C,b){if(b.type===vi&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===Yn||b.magFilter===gc||b.magFilter===Ra||b.magFilter===Es||b.minFilter===Yn||b.minFilter===gc||b.minFilter===Ra||b.minFilter===Es)&&Ze("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Xe[b.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Xe[b.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Xe[b.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,at[b.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,at[b.minFilter]),b.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Ge[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===In||b.minFilter!==Ra&&b.minFilter!==Es||b.type===vi&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(C,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function ht(C,b){let Y=!1;C.__webglInit===void 0&&(C.__webglInit=!0,b.addEventListener("dispose",L),U(b));let he=b.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let _e=ee(b);if(_e!==C.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),oe[_e].usedTimes++;let xe=oe[C.__cacheKey];xe!==void 0&&(oe[C.__cacheKey].usedTimes--,xe.usedTimes===0&&V(b)),C.__cacheKey=_e,C.__webglTexture=oe[_e].texture}return Y}function st(C,b,Y){return Math.floor(Math.floor(C/Y)/b)}function qt(C,b,Y,he){let _e=C.updateRanges;if(_e.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,Y,he,b.data);else{_e.sort((k,re)=>k.start-re.start);let xe=0;for(let k=1;k<_e.length;k++){let re=_e[xe],ne=_e[k],we=re.start+re.count,ge=st(ne.start,b.width,4),be=st(re.start,b.width,4);ne.start<=we+1&&ge===be&&st(ne.start+ne.count-1,b.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++xe,_e[xe]=ne)}_e.length=xe+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let k=0,re=_e.length;k<re;k++){let ne=_e[k],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),be=we%b.width,We=Math.floor(we/b.width),Qe=ge,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,We),t.texSubImage2D(i.TEXTURE_2D,0,be,We,Qe,ce,Y,he,b.data)}C.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function kt(C,b,Y){let he=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ht(C,b),_e=b.source;t.bindTexture(he,C.__webglTexture,i.TEXTURE0+Y);let xe=n.get(_e);if(_e.version!==xe.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let ce=xt.getPrimaries(xt.workingColorSpace),Be=b.colorSpace===As?null:xt.getPrimaries(b.colorSpace),et=b.colorSpace===As||ce===Be?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let ie=v(b.image,!1,s.maxTextureSize);ie=Ve(b,ie);let pe=r.convert(b.format,b.colorSpace),k=r.convert(b.type),re=T(b.internalFormat,pe,k,b.normalized,b.colorSpace,b.isVideoTexture);ft(he,b);let ne,we=b.mipmaps,ge=b.isVideoTexture!==!0,be=xe.__version===void 0||oe===!0,We=_e.dataReady,Qe=E(b,ie);if(b.isDepthTexture)re=_(b.format===Ts,b.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,k,null));else if(b.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let ce=0,Be=we.length;ce<Be;ce++)ne=we[ce],ge?We&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,k,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,pe,k,ne.data);b.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height),We&&qt(b,ie,pe,k)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,k,ie.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,we[0].width,we[0].height,ie.depth);for(let ce=0,Be=we.length;ce<Be;ce++)if(ne=we[ce],b.format!==Li)if(pe!==null)if(ge){if(We)if(b.layerUpdates.size>0){let et=fd(ne.width,ne.height,b.format,b.type);for(let Re of b.layerUpdates){let ct=ne.data.subarray(Re*et/ne.data.BYTES_PER_ELEMENT,(Re+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Re,ne.width,ne.height,1,pe,ct)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?We&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ne.width,ne.height,ie.depth,pe,k,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,re,ne.width,ne.height,ie.depth,0,pe,k,ne.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let ce=0,Be=we.length;ce<Be;ce++)ne=we[ce],b.format!==Li?pe!==null?ge?We&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,ne.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?We&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ne.width,ne.height,pe,k,ne.data):t.texImage2D(i.TEXTURE_2D,ce,re,ne.width,ne.height,0,pe,k,ne.data)}else if(b.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),We)if(b.layerUpdates.size>0){let ce=fd(ie.width,ie.height,b.format,b.type);for(let Be of b.layerUpdates){let et=ie.data.subarray(Be*ce/ie.data.BYTES_PER_ELEMENT,(Be+1)*ce/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,pe,k,et)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,k,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,k,ie.data);else if(b.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),We&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,k,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,k,ie.data);else if(b.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let ce=ie.width,Be=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(i.TEXTURE_2D,et,re,ce,Be,0,pe,k,null),ce>>=1,Be>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),ie.parentNode!==ce){ce.appendChild(ie),u.add(b),ce.onpaint=Be=>{let et=Be.changedElements;for(let Re of u)et.includes(Re.image)&&(Re.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let et=i.RGBA,Re=i.RGBA,ct=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,et,Re,ct,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ce=$e(we[0]);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}for(let ce=0,Be=we.length;ce<Be;ce++)ne=we[ce],ge?We&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,pe,k,ne):t.texImage2D(i.TEXTURE_2D,ce,re,pe,k,ne);b.generateMipmaps=!1}else if(ge){if(be){let ce=$e(ie);t.texStorage2D(i.TEXTURE_2D,Qe,re,ce.width,ce.height)}We&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,k,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,pe,k,ie);A(b)&&b.mipmapsAutoUpdate===!0&&S(he),xe.__version=_e.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function ln(C,b,Y){if(b.image.length!==6)return;let he=ht(C,b),oe=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+Y);let _e=n.get(oe);if(oe.version!==_e.__version||he===!0){t.activeTexture(i.TEXTURE0+Y);let xe=xt.getPrimaries(xt.workingColorSpace),te=b.colorSpace===As?null:xt.getPrimaries(b.colorSpace),ie=b.colorSpace===As||xe===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=b.isCompressedTexture||b.image[0].isCompressedTexture,k=b.image[0]&&b.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!k?re[Re]=v(b.image[Re],!0,s.maxCubemapSize):re[Re]=k?b.image[Re].image:b.image[Re],re[Re]=Ve(b,re[Re]);let ne=re[0],we=r.convert(b.format,b.colorSpace),ge=r.convert(b.type),be=T(b.internalFormat,we,ge,b.normalized,b.colorSpace),We=b.isVideoTexture!==!0,Qe=_e.__version===void 0||he===!0,ce=oe.dataReady,Be=E(b,ne);ft(i.TEXTURE_CUBE_MAP,b);let et;if(b.isDepthTexture){if(be=_(b.format===Ts,b.type),Qe)if(We)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,ne.width,ne.height,0,we,ge,null)}else if(pe){We&&Qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,be,ne.width,ne.height);for(let Re=0;Re<6;Re++){et=re[Re].mipmaps;for(let ct=0;ct<et.length;ct++){let zt=et[ct];b.format!==Li?we!==null?We?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,zt.width,zt.height,we,zt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,be,zt.width,zt.height,0,zt.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):We?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,zt.width,zt.height,we,ge,zt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,be,zt.width,zt.height,0,we,ge,zt.data)}}}else{if(et=b.mipmaps,We&&Qe){et.length>0&&Be++;let Re=$e(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,be,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(k){We?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let ct=0;ct<et.length;ct++){let zn=et[ct].image[Re].image;We?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,zn.width,zn.height,we,ge,zn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,be,zn.width,zn.height,0,we,ge,zn.data)}}else{We?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,we,ge,re[Re]);for(let ct=0;ct<et.length;ct++){let zt=et[ct];We?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,we,ge,zt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,be,we,ge,zt.image[Re])}}}A(b)&&b.mipmapsAutoUpdate===!0&&S(i.TEXTURE_CUBE_MAP),_e.__version=oe.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function Dt(C,b,Y,he,oe,_e){let xe=r.convert(Y.format,Y.colorSpace),te=r.convert(Y.type),ie=T(Y.internalFormat,xe,te,Y.normalized,Y.colorSpace),pe=n.get(b),k=n.get(Y);if(k.__renderTarget=b,!pe.__hasExternalTextures){let re=Math.max(1,b.width>>_e),ne=Math.max(1,b.height>>_e);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,b.depth,0,xe,te,null):t.texImage2D(oe,_e,ie,re,ne,0,xe,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,C),Me(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,k.__webglTexture,0,lt(b)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,k.__webglTexture,_e),t.bindFramebuffer(i.FRAMEBUFFER,null)}function En(C,b,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,C),b.depthBuffer){let he=b.depthTexture,oe=he&&he.isDepthTexture?he.type:null,_e=_(b.stencilBuffer,oe),xe=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Me(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(b),_e,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(b),_e,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,_e,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xe,i.RENDERBUFFER,C)}else{let he=b.textures;for(let oe=0;oe<he.length;oe++){let _e=he[oe],xe=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=T(_e.internalFormat,xe,te,_e.normalized,_e.colorSpace);Me(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(b),ie,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(b),ie,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,ie,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function bt(C,b,Y){let he=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,C),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(b.depthTexture);oe.__renderTarget=b;let _e=he?b.depthTexture.image[0]:b.depthTexture.image;(!oe.__webglTexture||_e.width!==b.width||_e.height!==b.height)&&(_e.width=b.width,_e.height=b.height,b.depthTexture.needsUpdate=!0),he?Se(b.depthTexture,0):me(b.depthTexture,0);let xe=oe.__webglTexture,te=lt(b),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,pe=b.depthTexture.format===Ts?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===gs)Me(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,xe,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,xe,0);else if(b.depthTexture.format===Ts)Me(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,xe,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function _n(C){let b=n.get(C),Y=C.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==C.depthTexture){let he=C.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),he){let oe=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),b.__depthDisposeCallback=oe}b.__boundDepthTexture=he}if(C.depthTexture&&!b.__autoAllocateDepthBuffer)if(Y)for(let he=0;he<6;he++)bt(b.__webglFramebuffer[he],C,he);else C.texture.mipmaps.length>0?bt(b.__webglFramebuffer[0],C,0):bt(b.__webglFramebuffer,C,0);else if(Y){b.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[he]),b.__webglDepthbuffer[he]===void 0)b.__webglDepthbuffer[he]=i.createRenderbuffer(),En(b.__webglDepthbuffer[he],C,!1);else{let oe=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),En(b.__webglDepthbuffer,C,!1);else{let oe=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function jt(C,b,Y){let he=n.get(C);b!==void 0&&Dt(he.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&_n(C)}function cn(C){let b=C.texture,Y=n.get(C),he=n.get(b);C.addEventListener("dispose",H),U(C);let oe=C.textures,_e=C.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=b.version,o.memory.textures++),_e){Y.__webglFramebuffer=[];for(let te=0;te<6;te++)if(b.mipmaps.length>0){Y.__webglFramebuffer[te]=[];for(let ie=0;ie<b.mipmaps.length;ie++)Y.__webglFramebuffer[te][ie]=i.createFramebuffer()}else Y.__webglFramebuffer[te]=i.createFramebuffer()}else{if(b.mipmaps.length>0){Y.__webglFramebuffer=[];for(let te=0;te<b.mipmaps.length;te++)Y.__webglFramebuffer[te]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(xe)for(let te=0,ie=oe.length;te<ie;te++){let pe=n.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Me(C)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];Y.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),k=r.convert(ie.type),re=T(ie.internalFormat,pe,k,ie.normalized,ie.colorSpace,C.isXRRenderTarget===!0),ne=lt(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,Y.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),En(Y.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_e){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ft(i.TEXTURE_CUBE_MAP,b);for(let te=0;te<6;te++)if(b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Dt(Y.__webglFramebuffer[te][ie],C,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Dt(Y.__webglFramebuffer[te],C,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);A(b)?S(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],k=n.get(pe),re=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(re=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,k.__webglTexture),ft(re,pe),Dt(Y.__webglFramebuffer,C,pe,i.COLOR_ATTACHMENT0+te,re,0),A(pe)&&S(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(te=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),ft(te,b),b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Dt(Y.__webglFramebuffer[ie],C,b,i.COLOR_ATTACHMENT0,te,ie);else Dt(Y.__webglFramebuffer,C,b,i.COLOR_ATTACHMENT0,te,0);A(b)?S(te):b.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&_n(C)}function B(C){let b=C.textures;for(let Y=0,he=b.length;Y<he;Y++){let oe=b[Y];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let _e=R(C),xe=n.get(oe).__webglTexture;t.bindTexture(_e,xe),S(_e),t.unbindTexture()}}}let Ce=[];function Je(C){if(C.samples>0){if(Me(C)===!1){let b=C.textures,Y=C.width,he=C.height,oe=i.COLOR_BUFFER_BIT,_e=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=n.get(C),te=b.length>1;if(te)for(let pe=0;pe<b.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<b.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let k=n.get(b[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,Y,he,0,0,Y,he,oe,i.NEAREST),l===!0&&(Ce.length=0,Ce.push(i.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ce.push(_e),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<b.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let k=n.get(b[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,k,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let b=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function lt(C){return Math.min(s.maxSamples,C.samples)}function Me(C){let b=n.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Ft(C){let b=o.render.frame;h.get(C)!==b&&(h.set(C,b),C.update())}function Ve(C,b){let Y=C.colorSpace,he=C.format,oe=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||Y!==oa&&Y!==As&&(xt.getTransfer(Y)===At?(he!==Li||oe!==Qn)&&Ze("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",Y)),b}function $e(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Ae,this.setTextureCube=Se,this.rebindTextures=jt,this.setupRenderTarget=cn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=_n,this.setupFrameBufferTexture=Dt,this.useMultisampledRTT=Me,this.dispose=F}function iM(i,e){function t(n,s=As){let r,o=xt.getTransfer(s);if(n===Qn)return i.UNSIGNED_BYTE;if(n===yc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===xc)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Ju)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Ku)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===$u)return i.BYTE;if(n===Zu)return i.SHORT;if(n===po)return i.UNSIGNED_SHORT;if(n===_c)return i.INT;if(n===Pi)return i.UNSIGNED_INT;if(n===vi)return i.FLOAT;if(n===Ii)return i.HALF_FLOAT;if(n===ju)return i.ALPHA;if(n===Qu)return i.RGB;if(n===Li)return i.RGBA;if(n===gs)return i.DEPTH_COMPONENT;if(n===Ts)return i.DEPTH_STENCIL;if(n===vc)return i.RED;if(n===bc)return i.RED_INTEGER;if(n===Ks)return i.RG;if(n===Sc)return i.RG_INTEGER;if(n===Mc)return i.RGBA_INTEGER;if(n===Ca||n===Pa||n===Ia||n===La)if(o===At)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ca)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Pa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ia)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===La)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ca)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Pa)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ia)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===La)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===wc||n===Ec||n===Tc||n===Ac)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===wc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Ec)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Tc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Ac)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Rc||n===Cc||n===Pc||n===Ic||n===Lc||n===Da||n===Dc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Rc||n===Cc)return o===At?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Pc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ic)return r.COMPRESSED_R11_EAC;if(n===Lc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Da)return r.COMPRESSED_RG11_EAC;if(n===Dc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Nc||n===Fc||n===Uc||n===Oc||n===kc||n===Bc||n===zc||n===Hc||n===Vc||n===Gc||n===Wc||n===Xc||n===qc||n===Yc)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Nc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Fc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Uc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Oc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===kc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Bc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===zc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Hc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Vc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Gc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Wc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Xc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===qc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Yc)return o===At?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===$c||n===Zc||n===Jc)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===$c)return o===At?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Zc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Jc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Kc||n===jc||n===Na||n===Qc)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Kc)return r.COMPRESSED_RED_RGTC1_EXT;if(n===jc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Na)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Qc)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===gr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var sM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,rM=`
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

}`,Ad=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new _a(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Ji({vertexShader:sM,fragmentShader:rM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new mn(new Ms(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Rd=class extends Ci{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,x=typeof XRWebGLBinding<"u",m=new Ad,p={},v=t.getContextAttributes(),A=null,S=null,R=[],T=[],_=new Ke,E=null,U=null,I=new qn;I.viewport=new $t;let L=new qn;L.viewport=new $t;let H=[I,L],G=new dc,D=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=R[ee];return me===void 0&&(me=new ro,R[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=R[ee];return me===void 0&&(me=new ro,R[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=R[ee];return me===void 0&&(me=new ro,R[ee]=me),me.getHandSpace()};function X(ee){let me=T.indexOf(ee.inputSource);if(me===-1)return;let ye=R[me];ye!==void 0&&(ye.update(ee.inputSource,ee.frame,c||o),ye.dispatchEvent({type:ee.type,data:ee.inputSource}))}function V(){s.removeEventListener("select",X),s.removeEventListener("selectstart",X),s.removeEventListener("selectend",X),s.removeEventListener("squeeze",X),s.removeEventListener("squeezestart",X),s.removeEventListener("squeezeend",X),s.removeEventListener("end",V),s.removeEventListener("inputsourceschange",ae);for(let ee=0;ee<R.length;ee++){let me=T[ee];me!==null&&(T[ee]=null,R[ee].disconnect(me))}D=null,F=null,m.reset();for(let ee in p)delete p[ee];if(e.setRenderTarget(A),f=null,d=null,u=null,s=null,S=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(E),e.setSize(_.width,_.height,!1),U!==null){let ee=U.camera;ee.fov=U.fov,ee.zoom=U.zoom,ee.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Ze("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Ze("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",X),s.addEventListener("selectstart",X),s.addEventListener("selectend",X),s.addEventListener("squeeze",X),s.addEventListener("squeezestart",X),s.addEventListener("squeezeend",X),s.addEventListener("end",V),s.addEventListener("inputsourceschange",ae),v.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,Ae=null,Se=null;v.depth&&(Se=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=v.stencil?Ts:gs,Ae=v.stencil?gr:Pi);let Xe={colorFormat:t.RGBA8,depthFormat:Se,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Xe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),S=new ui(d.textureWidth,d.textureHeight,{format:Li,type:Qn,depthTexture:new bs(d.textureWidth,d.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ye={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new ui(f.framebufferWidth,f.framebufferHeight,{format:Li,type:Qn,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ae(ee){for(let me=0;me<ee.removed.length;me++){let ye=ee.removed[me],Ae=T.indexOf(ye);Ae>=0&&(T[Ae]=null,R[Ae].disconnect(ye))}for(let me=0;me<ee.added.length;me++){let ye=ee.added[me],Ae=T.indexOf(ye);if(Ae===-1){for(let Xe=0;Xe<R.length;Xe++)if(Xe>=T.length){T.push(ye),Ae=Xe;break}else if(T[Xe]===null){T[Xe]=ye,Ae=Xe;break}if(Ae===-1)break}let Se=R[Ae];Se&&Se.connect(ye)}}function J(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,ye=ee.far;m.texture!==null&&(m.depthNear>0&&(me=m.depthNear),m.depthFar>0&&(ye=m.depthFar)),G.near=L.near=I.near=me,G.far=L.far=I.far=ye,(D!==G.near||F!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),D=G.near,F=G.far),G.layers.mask=ee.layers.mask|6,I.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Ae=ee.parent,Se=G.cameras;J(G,Ae);for(let Xe=0;Xe<Se.length;Xe++)J(Se[Xe],Ae);G.projectionMatrix.copy(I.projectionMatrix),G.projectionMatrixInverse.copy(I.projectionMatrixInverse),U===null&&ee.isPerspectiveCamera&&(U={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,G,Ae)};function Q(ee,me,ye){ye===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ye.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=no*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(ee){return p[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(c||o),g=me,h!==null){let ye=h.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let Ae=!1;ye.length!==G.cameras.length&&(G.cameras.length=0,Ae=!0);for(let Ge=0;Ge<ye.length;Ge++){let ft=ye[Ge],ht=null;if(f!==null)ht=f.getViewport(ft);else{let qt=u.getViewSubImage(d,ft);ht=qt.viewport,Ge===0&&(e.setRenderTargetTextures(S,qt.colorTexture,qt.depthStencilTexture),e.setRenderTarget(S))}let st=H[Ge];st===void 0&&(st=new qn,st.layers.enable(Ge),st.viewport=new $t,H[Ge]=st),st.matrix.fromArray(ft.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(ft.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(ht.x,ht.y,ht.width,ht.height),Ge===0&&(G.matrix.copy(st.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ae===!0&&G.cameras.push(st)}let Se=s.enabledFeatures;if(Se&&Se.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ge=u.getDepthInformation(ye[0]);Ge&&Ge.isValid&&Ge.texture&&m.init(Ge,s.renderState)}if(Se&&Se.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ge=0;Ge<ye.length;Ge++){let ft=ye[Ge].camera;if(ft){let ht=p[ft];ht||(ht=new _a,p[ft]=ht);let st=u.getCameraImage(ft);ht.sourceTexture=st}}}}for(let ye=0;ye<R.length;ye++){let Ae=T[ye],Se=R[ye];Ae!==null&&Se!==void 0&&Se.update(Ae,me,c||o)}se&&se(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),g=null}let ue=new Vm;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},oM=new ot,jm=new it;jm.set(-1,0,0,0,1,0,0,0,1);function aM(i,e){function t(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,hd(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,v,A,S){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,S)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),x(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,v,A):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,t(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===$n&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,t(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===$n&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,t(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,t(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,t(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let v=e.get(p),A=v.envMap,S=v.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(oM.makeRotationFromEuler(S)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(jm),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,t(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,t(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,v,A){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*v,m.scale.value=A*.5,p.map&&(m.map.value=p.map,t(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,t(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,t(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,v){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,t(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,t(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,t(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,t(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,t(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,t(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===$n&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,t(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,t(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,t(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,t(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,t(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,t(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,t(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function x(m,p){let v=e.get(p).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function lM(i,e,t,n){let s={},r={};function o(v,A){let S=A.program;n.uniformBlockBinding(v,S,s[v.id])}function a(v,A){let S=s[v.id];S===void 0&&(g(v),S=l(v),s[v.id]=S,v.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(v,R);let T=e.render.frame;r[v.id]!==T&&(c(v),r[v.id]=T)}function l(v){let A=i.createBuffer(),S=v.__size,R=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,S,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(v){let A=s[v.id],S=v.uniforms,R=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let T=0,_=S.length;T<_;T++){let E=S[T];if(Array.isArray(E))for(let U=0,I=E.length;U<I;U++)h(E[U],T,U,R);else h(E,T,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,A,S,R){if(d(v,A,S,R)===!0){let T=v.__offset,_=v.value;if(Array.isArray(_)){let E=0;for(let U=0;U<_.length;U++){let I=_[U],L=x(I,!0);u(I,v.__data,E),E+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,v.__data)}}function u(v,A,S){typeof v=="number"||typeof v=="boolean"?A[S]=v:v.isMatrix3?(A[S]=v.elements[0],A[S+1]=v.elements[1],A[S+2]=v.elements[2],A[S+3]=0,A[S+4]=v.elements[3],A[S+5]=v.elements[4],A[S+6]=v.elements[5],A[S+7]=0,A[S+8]=v.elements[6],A[S+9]=v.elements[7],A[S+10]=v.elements[8],A[S+11]=0):ArrayBuffer.isView(v)?A.set(v.subarray(0,A.length-S),S):v.toArray(A,S)}function d(v,A,S,R){let T=v.value,_=A+"_"+S;if(Array.isArray(T)){R[_]===void 0&&(R[_]=[]);let E=R[_],U=!1;for(let I=0;I<T.length;I++)f(T[I],E,I)===!0&&(U=!0);return U}return f(T,R,_)}function f(v,A,S){if(A[S]===void 0)return typeof v=="number"||typeof v=="boolean"?A[S]=v:ArrayBuffer.isView(v)?A[S]=v.slice():A[S]=v.clone(),!0;{let R=A[S];if(typeof v=="number"||typeof v=="boolean"){if(R!==v)return A[S]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(R.equals(v)===!1)return R.copy(v),!0}}return!1}function g(v){let A=v.uniforms,S=0,R=16;for(let _=0,E=A.length;_<E;_++){let U=Array.isArray(A[_])?A[_]:[A[_]];for(let I=0,L=U.length;I<L;I++){let H=U[I],G=Array.isArray(H.value)?H.value:[H.value],D=Array.isArray(A[_])||Array.isArray(H.value),F=S;for(let V=0,ae=G.length;V<ae;V++){let J=G[V],Q=x(J,D),se=S%R,de=se%Q.boundary,ue=se+de;S+=de,ue!==0&&R-ue<Q.storage&&(S+=R-ue),V===0&&(F=S),S+=Q.storage}let X=H.type==="int"?Int32Array:H.type==="uint"?Uint32Array:Float32Array;H.__data=new X((S-F)/Float32Array.BYTES_PER_ELEMENT),H.__offset=F}}let T=S%R;return T>0&&(S+=R-T),v.__size=S,v.__cache={},this}function x(v,A){let S={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(S.boundary=4,S.storage=4):v.isVector2?(S.boundary=8,S.storage=8):v.isVector3||v.isColor?(S.boundary=16,S.storage=12):v.isVector4?(S.boundary=16,S.storage=16):v.isMatrix3?(S.boundary=16,S.storage=48):v.isMatrix4?(S.boundary=16,S.storage=64):v.isTexture?Ze("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(S.boundary=16,S.storage=v.byteLength):Ze("WebGLRenderer: Unsupported uniform value type.",v),A===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function m(v){let A=v.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var cM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ji=null;function hM(){return ji===null&&(ji=new fa(cM,16,16,Ks,Ii),ji.name="DFG_LUT",ji.minFilter=Yn,ji.magFilter=Yn,ji.wrapS=qi,ji.wrapT=qi,ji.generateMipmaps=!1,ji.needsUpdate=!0),ji}var sh=class{constructor(e={}){let{canvas:t=um(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Qn}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let x=f,m=new Set([Mc,Sc,bc]),p=new Set([Qn,Pi,po,gr,yc,xc]),v=new Uint32Array(4),A=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},R=null,T=null,_=[],E=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ki,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,H=null,G=null,D=null,F=null;this._outputColorSpace=ci;let X=0,V=0,ae=null,J=-1,Q=null,se=new $t,de=new $t,ue=null,ee=new Ye(0),me=0,ye=t.width,Ae=t.height,Se=1,Xe=null,at=null,Ge=new $t(0,0,ye,Ae),ft=new $t(0,0,ye,Ae),ht=!1,st=new Gs,qt=new Zl,kt=!1,ln=!1,Dt=new ot,En=new O,bt=new $t,_n={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},jt=!1;function cn(){return ae===null?Se:1}let B=n;function Ce(w,z){return t.getContext(w,z)}let Je,lt,Me,Ft,Ve,$e,C,b,Y,he,oe,_e,xe,te,ie,pe,k,re,ne,we,ge,be,We;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Re,!1),B===null){let z="webgl2";if(B=Ce(z,w),B===null)throw Ce(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(w){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),tt("WebGLRenderer: "+w.message),w}function Qe(){Je=new bb(B),Je.init(),ge=new iM(B,Je),lt=new hb(B,Je,e,ge),Me=new tM(B,Je),lt.reversedDepthBuffer&&d&&Me.buffers.depth.setReversed(!0),G=B.createFramebuffer(),D=B.createFramebuffer(),F=B.createFramebuffer(),Ft=new wb(B),Ve=new HS,$e=new nM(B,Je,Me,Ve,lt,ge,Ft),C=new vb(I),b=new Ty(B),be=new lb(B,b),Y=new Sb(B,b,Ft,be),he=new Tb(B,Y,b,be,Ft),re=new Eb(B,lt,$e),ie=new ub(Ve),oe=new zS(I,C,Je,lt,be,ie),_e=new aM(I,Ve),xe=new GS,te=new ZS(Je),k=new ab(I,C,Me,he,g,l),pe=new eM(I,he,lt),We=new lM(B,Ft,lt,Me),ne=new cb(B,Je,Ft),we=new Mb(B,Je,Ft),Ft.programs=oe.programs,I.capabilities=lt,I.extensions=Je,I.properties=Ve,I.renderLists=xe,I.shadowMap=pe,I.state=Me,I.info=Ft}x!==Qn&&(U=new Rb(x,t.width,t.height,a,s,r));let ce=new Rd(I,B);this.xr=ce,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let w=Je.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=Je.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return Se},this.setPixelRatio=function(w){w!==void 0&&(Se=w,this.setSize(ye,Ae,!1))},this.getSize=function(w){return w.set(ye,Ae)},this.setSize=function(w,z,j=!0){if(ce.isPresenting){Ze("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=w,Ae=z,t.width=Math.floor(w*Se),t.height=Math.floor(z*Se),j===!0&&(t.style.width=w+"px",t.style.height=z+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,w,z)},this.getDrawingBufferSize=function(w){return w.set(ye*Se,Ae*Se).floor()},this.setDrawingBufferSize=function(w,z,j){ye=w,Ae=z,Se=j,t.width=Math.floor(w*j),t.height=Math.floor(z*j),this.setViewport(0,0,w,z)},this.setEffects=function(w){if(x===Qn){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let z=0;z<w.length;z++)if(w[z].isOutputPass===!0){Ze("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(se)},this.getViewport=function(w){return w.copy(Ge)},this.setViewport=function(w,z,j,$){w.isVector4?Ge.set(w.x,w.y,w.z,w.w):Ge.set(w,z,j,$),Me.viewport(se.copy(Ge).multiplyScalar(cn()).round())},this.getScissor=function(w){return w.copy(ft)},this.setScissor=function(w,z,j,$){w.isVector4?ft.set(w.x,w.y,w.z,w.w):ft.set(w,z,j,$),Me.scissor(de.copy(ft).multiplyScalar(cn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(w){Me.setScissorTest(ht=w)},this.setOpaqueSort=function(w){Xe=w},this.setTransparentSort=function(w){at=w},this.getClearColor=function(w){return w.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(w=!0,z=!0,j=!0){let $=0;if(w){let Z=!1;if(ae!==null){let Ee=ae.texture.format;Z=m.has(Ee)}if(Z){let Ee=ae.texture.type,Ie=p.has(Ee),Te=k.getClearColor(),Le=k.getClearAlpha(),He=Te.r,nt=Te.g,pt=Te.b;Ie?(v[0]=He,v[1]=nt,v[2]=pt,v[3]=Le,B.clearBufferuiv(B.COLOR,0,v)):(A[0]=He,A[1]=nt,A[2]=pt,A[3]=Le,B.clearBufferiv(B.COLOR,0,A))}else $|=B.COLOR_BUFFER_BIT}z&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),H=w},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),k.dispose(),xe.dispose(),te.dispose(),$e.dispose(),Ve.dispose(),C.dispose(),he.dispose(),Y.dispose(),be.dispose(),We.dispose(),oe.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",Ka),ce.removeEventListener("sessionend",Oi),ns.stop()};function Be(w){w.preventDefault(),rd("WebGLRenderer: Context Lost."),L=!0}function et(){rd("WebGLRenderer: Context Restored."),L=!1;let w=Ft.autoReset,z=pe.enabled,j=pe.autoUpdate,$=pe.needsUpdate,Z=pe.type;Qe(),Ft.autoReset=w,pe.enabled=z,pe.autoUpdate=j,pe.needsUpdate=$,pe.type=Z}function Re(w){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ct(w){let z=w.target;z.removeEventListener("dispose",ct),zt(z)}function zt(w){zn(w),Ve.remove(w)}function zn(w){let z=Ve.get(w).programs;z!==void 0&&(z.forEach(function(j){oe.releaseProgram(j)}),w.isShaderMaterial&&oe.releaseShaderCache(w))}this.renderBufferDirect=function(w,z,j,$,Z,Ee){z===null&&(z=_n);let Ie=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Te=ko(w,z,j,$,Z);Me.setMaterial($,Ie);let Le=j.index,He=1;if($.wireframe===!0){if(Le=Y.getWireframeAttribute(j),Le===void 0)return;He=2}let nt=j.drawRange,pt=j.attributes.position,ze=nt.start*He,mt=(nt.start+nt.count)*He;Ee!==null&&(ze=Math.max(ze,Ee.start*He),mt=Math.min(mt,(Ee.start+Ee.count)*He)),Le!==null?(ze=Math.max(ze,0),mt=Math.min(mt,Le.count)):pt!=null&&(ze=Math.max(ze,0),mt=Math.min(mt,pt.count));let Zt=mt-ze;if(Zt<0||Zt===1/0)return;be.setup(Z,$,Te,j,Le);let Pt,It=ne;if(Le!==null&&(Pt=b.get(Le),It=we,It.setIndex(Pt)),Z.isMesh)$.wireframe===!0?(Me.setLineWidth($.wireframeLinewidth*cn()),It.setMode(B.LINES)):It.setMode(B.TRIANGLES);else if(Z.isLine){let yn=$.linewidth;yn===void 0&&(yn=1),Me.setLineWidth(yn*cn()),Z.isLineSegments?It.setMode(B.LINES):Z.isLineLoop?It.setMode(B.LINE_LOOP):It.setMode(B.LINE_STRIP)}else Z.isPoints?It.setMode(B.POINTS):Z.isSprite&&It.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))It.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let yn=Z._multiDrawStarts,Oe=Z._multiDrawCounts,hn=Z._multiDrawCount,yt=Le?b.get(Le).bytesPerElement:1,ss=Ve.get($).currentProgram.getUniforms();for(let un=0;un<hn;un++)ss.setValue(B,"_gl_DrawID",un),It.render(yn[un]/yt,Oe[un])}else if(Z.isInstancedMesh)It.renderInstances(ze,Zt,Z.count);else if(j.isInstancedBufferGeometry){let yn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Oe=Math.min(j.instanceCount,yn);It.renderInstances(ze,Zt,Oe)}else It.render(ze,Zt)};function Fo(w,z,j,$){H!==null&&w.isNodeMaterial&&H.setObject($,w),kt===!0&&ie.setState(w,j,!1),w.transparent===!0&&w.side===jn&&w.forceSinglePass===!1?(w.side=$n,w.needsUpdate=!0,ki(w,z,$),w.side=Js,w.needsUpdate=!0,ki(w,z,$),w.side=jn):ki(w,z,$)}this.compile=function(w,z,j=null){j===null&&(j=w),H!==null&&H.renderStart(w,z,j),T=te.get(j),T.init(z),E.push(T),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),w!==j&&w.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),H!==null&&H.updateLights(T.state.lightsArray),ln=this.localClippingEnabled,kt=ie.init(this.clippingPlanes,ln),kt===!0&&ie.setGlobalState(this.clippingPlanes,z),H!==null&&pe.render(T.state.shadowsArray,j,z);let $=new Set;return w.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ee=Z.material;if(Ee)if(Array.isArray(Ee))for(let Ie=0;Ie<Ee.length;Ie++){let Te=Ee[Ie];Fo(Te,j,z,Z),$.add(Te)}else Fo(Ee,j,z,Z),$.add(Ee)}),T=E.pop(),H!==null&&H.renderEnd(),$},this.compileAsync=function(w,z,j=null){let $=this.compile(w,z,j);return new Promise(Z=>{function Ee(){if($.forEach(function(Ie){let Le=Ve.get(Ie).currentProgram;(Le===void 0||Le.isReady())&&$.delete(Ie)}),$.size===0){Z(w);return}setTimeout(Ee,10)}Je.get("KHR_parallel_shader_compile")!==null?Ee():setTimeout(Ee,10)})};let Er=null;function qh(w){Er&&Er(w)}function Ka(){ns.stop()}function Oi(){ns.start()}let ns=new Vm;ns.setAnimationLoop(qh),typeof self<"u"&&ns.setContext(self),this.setAnimationLoop=function(w){Er=w,ce.setAnimationLoop(w),w===null?ns.stop():ns.start()},ce.addEventListener("sessionstart",Ka),ce.addEventListener("sessionend",Oi),this.render=function(w,z){if(z!==void 0&&z.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;H!==null&&H.renderStart(w,z);let j=ce.enabled===!0&&ce.isPresenting===!0,$=U!==null&&(ae===null||j)&&U.begin(I,ae);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(z),z=ce.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,z,ae),T=te.get(w,E.length),T.init(z),T.state.textureUnits=$e.getTextureUnits(),E.push(T),Dt.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?qt.setFromArrayCamera(z):st.setFromProjectionMatrix(Dt,xi,z.reversedDepth),ln=this.localClippingEnabled,kt=ie.init(this.clippingPlanes,ln),R=xe.get(w,_.length),R.init(),_.push(R),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let Ie=I.xr.getDepthSensingMesh();Ie!==null&&is(Ie,z,-1/0,I.sortObjects)}is(w,z,0,I.sortObjects),R.finish(),H!==null&&H.updateLights(T.state.lightsArray),I.sortObjects===!0&&R.sort(Xe,at),jt=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,jt&&k.addToRenderList(R,w),this.info.autoReset===!0&&this.info.reset(),kt===!0&&ie.beginShadows();let Z=T.state.shadowsArray;if(pe.render(Z,w,z),kt===!0&&ie.endShadows(),($&&U.hasRenderPass())===!1){let Ie=R.opaque,Te=R.transmissive;if(T.setupLights(),z.isArrayCamera){let Le=z.cameras;if(Te.length>0)for(let He=0,nt=Le.length;He<nt;He++){let pt=Le[He];Mi(Ie,Te,w,pt)}jt&&k.render(w);for(let He=0,nt=Le.length;He<nt;He++){let pt=Le[He];Uo(R,w,pt,pt.viewport)}}else Te.length>0&&Mi(Ie,Te,w,z),jt&&k.render(w),Uo(R,w,z)}ae!==null&&V===0&&($e.updateMultisampleRenderTarget(ae),$e.updateRenderTargetMipmap(ae)),$&&U.end(I),w.isScene===!0&&w.onAfterRender(I,w,z),be.resetDefaultState(),J=-1,Q=null,E.pop(),E.length>0?(T=E[E.length-1],$e.setTextureUnits(T.state.textureUnits),kt===!0&&ie.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?R=_[_.length-1]:R=null,H!==null&&H.renderEnd()};function is(w,z,j,$){if(w.visible===!1)return;if(w.layers.test(z.layers)){if(w.isGroup)j=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(z);else if(w.isLight)T.pushLight(w),w.castShadow&&T.pushShadow(w);else if(w.isSprite){let Ie=z.isArrayCamera?qt:st;if(!w.frustumCulled||w.intersectsFrustum(Ie)){$&&bt.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Dt);let Te=he.update(w),Le=w.material;Le.visible&&R.push(w,Te,Le,j,bt.z,null,z)}}else if(w.isMesh||w.isLine||w.isPoints){let Ie=z.isArrayCamera?qt:st;if(!w.frustumCulled||w.intersectsFrustum(Ie)){let Te=he.update(w),Le=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),bt.copy(w.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),bt.copy(Te.boundingSphere.center)),bt.applyMatrix4(w.matrixWorld).applyMatrix4(Dt)),Array.isArray(Le)){let He=Te.groups;for(let nt=0,pt=He.length;nt<pt;nt++){let ze=He[nt],mt=Le[ze.materialIndex];mt&&mt.visible&&R.push(w,Te,mt,j,bt.z,ze,z)}}else Le.visible&&R.push(w,Te,Le,j,bt.z,null,z)}}}let Ee=w.children;for(let Ie=0,Te=Ee.length;Ie<Te;Ie++)is(Ee[Ie],z,j,$)}function Uo(w,z,j,$){let{opaque:Z,transmissive:Ee,transparent:Ie}=w;T.setupLightsView(j),kt===!0&&ie.setGlobalState(I.clippingPlanes,j),$&&Me.viewport(se.copy($)),Z.length>0&&Qt(Z,z,j),Ee.length>0&&Qt(Ee,z,j),Ie.length>0&&Qt(Ie,z,j),Me.buffers.depth.setTest(!0),Me.buffers.depth.setMask(!0),Me.buffers.color.setMask(!0),Me.setPolygonOffset(!1)}function Mi(w,z,j,$){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[$.id]===void 0){let ze=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[$.id]=new ui(1,1,{generateMipmaps:!0,type:ze?Ii:Qn,minFilter:Es,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:xt.workingColorSpace})}let Ee=T.state.transmissionRenderTarget[$.id],Ie=$.viewport||se;Ee.setSize(Ie.z*I.transmissionResolutionScale,Ie.w*I.transmissionResolutionScale);let Te=I.getRenderTarget(),Le=I.getActiveCubeFace(),He=I.getActiveMipmapLevel();I.setRenderTarget(Ee),I.getClearColor(ee),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),jt&&k.render(j);let nt=I.toneMapping;I.toneMapping=Ki;let pt=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),T.setupLightsView($),kt===!0&&ie.setGlobalState(I.clippingPlanes,$),Qt(w,j,$),$e.updateMultisampleRenderTarget(Ee),$e.updateRenderTargetMipmap(Ee),Je.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let mt=0,Zt=z.length;mt<Zt;mt++){let Pt=z[mt],{object:It,geometry:yn,material:Oe,group:hn}=Pt;if(Oe.side===jn&&It.layers.test($.layers)){let yt=Oe.side;Oe.side=$n,Oe.needsUpdate=!0,rn(It,j,$,yn,Oe,hn),Oe.side=yt,Oe.needsUpdate=!0,ze=!0}}ze===!0&&($e.updateMultisampleRenderTarget(Ee),$e.updateRenderTargetMipmap(Ee))}I.setRenderTarget(Te,Le,He),I.setClearColor(ee,me),pt!==void 0&&($.viewport=pt),I.toneMapping=nt}function Qt(w,z,j){let $=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Ee=w.length;Z<Ee;Z++){let Ie=w[Z],{object:Te,geometry:Le,group:He}=Ie,nt=Ie.material;nt.allowOverride===!0&&$!==null&&(nt=$),Te.layers.test(j.layers)&&rn(Te,z,j,Le,nt,He)}}function rn(w,z,j,$,Z,Ee){H!==null&&Z.isNodeMaterial&&H.setObject(w,Z),w.onBeforeRender(I,z,j,$,Z,Ee),w.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),Z.onBeforeRender(I,z,j,$,w,Ee),Z.transparent===!0&&Z.side===jn&&Z.forceSinglePass===!1?(Z.side=$n,Z.needsUpdate=!0,I.renderBufferDirect(j,z,$,Z,w,Ee),Z.side=Js,Z.needsUpdate=!0,I.renderBufferDirect(j,z,$,Z,w,Ee),Z.side=jn):I.renderBufferDirect(j,z,$,Z,w,Ee),w.onAfterRender(I,z,j,$,Z,Ee)}function on(w){let z=0;for(let j of w)j.texture!==null&&z++;return z}function ki(w,z,j){z.isScene!==!0&&(z=_n);let $=Ve.get(w),Z=T.state.lights,Ee=T.state.shadowsArray,Ie=Z.state.version,Te=oe.getParameters(w,Z.state,Ee,z,j,T.state.lightProbeGridArray),Le=oe.getProgramCacheKey(Te),He=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let nt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=C.get(w.envMap||$.environment,nt),$.envMapRotation=$.environment!==null&&w.envMap===null?z.environmentRotation:w.envMapRotation,He===void 0&&(w.addEventListener("dispose",ct),He=new Map,$.programs=He,$.programVariants=new Map);let pt=He.get(Le);if(pt!==void 0){if($.currentProgram===pt&&$.lightsStateVersion===Ie)return Oo(w,Te),pt}else Te.uniforms=oe.getUniforms(w),H!==null&&w.isNodeMaterial&&H.build(w,j,Te),w.onBeforeCompile(Te,I),pt=oe.acquireProgram(Te,Le),He.set(Le,pt),$.uniforms=Te.uniforms;let ze=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(ze.clippingPlanes=ie.uniform),Oo(w,Te),$.needsLights=Ds(w),$.lightsStateVersion=Ie,$.needsLights&&(ze.ambientLightColor.value=Z.state.ambient,ze.lightProbe.value=Z.state.probe,ze.sunLights.value=Z.state.sun,ze.sunLightShadows.value=Z.state.sunShadow,ze.directionalLights.value=Z.state.directional,ze.directionalLightShadows.value=Z.state.directionalShadow,ze.spotLights.value=Z.state.spot,ze.spotLightShadows.value=Z.state.spotShadow,ze.rectAreaLights.value=Z.state.rectArea,ze.ltc_1.value=Z.state.rectAreaLTC1,ze.ltc_2.value=Z.state.rectAreaLTC2,ze.pointLights.value=Z.state.point,ze.pointLightShadows.value=Z.state.pointShadow,ze.hemisphereLights.value=Z.state.hemi,ze.sunShadowMatrix.value=Z.state.sunShadowMatrix,ze.sunShadowCascade.value=Z.state.sunShadowCascade,ze.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ze.spotLightMatrix.value=Z.state.spotLightMatrix,ze.spotLightMap.value=Z.state.spotLightMap,ze.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=on(T.state.lightProbeGridArray),$.currentProgram=pt,$.uniformsList=null,pt}function ni(w,z,j,$,Z){let Ee=Ve.get(w),Ie=Ee.currentProgram.id+","+$+","+Z,Te=Ee.programVariants.get(Ie);return Te===void 0?(Te=ki(w,z,j),Ee.programVariants.set(Ie,Te)):(Ee.currentProgram=Te,Ee.uniformsList=null,Ee.outputColorSpace=$,Ee.toneMapping=Z),Te}function Ls(w){if(w.uniformsList===null){let z=w.currentProgram.getUniforms();w.uniformsList=go.seqWithValue(z.seq,w.uniforms)}return w.uniformsList}function Oo(w,z){let j=Ve.get(w);j.outputColorSpace=z.outputColorSpace,j.batching=z.batching,j.batchingColor=z.batchingColor,j.instancing=z.instancing,j.instancingColor=z.instancingColor,j.instancingMorph=z.instancingMorph,j.skinning=z.skinning,j.morphTargets=z.morphTargets,j.morphNormals=z.morphNormals,j.morphColors=z.morphColors,j.morphTargetsCount=z.morphTargetsCount,j.numClippingPlanes=z.numClippingPlanes,j.numIntersection=z.numClipIntersection,j.vertexAlphas=z.vertexAlphas,j.vertexTangents=z.vertexTangents,j.toneMapping=z.toneMapping}function ko(w,z,j,$,Z){z.isScene!==!0&&(z=_n),$e.resetTextureUnits();let Ee=z.fog,Ie=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Te=ae===null?I.outputColorSpace:ae.isXRRenderTarget===!0?ae.texture.colorSpace:xt.workingColorSpace,Le=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,He=C.get($.envMap||Ie,Le),nt=$.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,pt=!!j.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),ze=!!j.morphAttributes.position,mt=!!j.morphAttributes.normal,Zt=!!j.morphAttributes.color,Pt=Ki;$.toneMapped&&(ae===null||ae.isXRRenderTarget===!0)&&(Pt=I.toneMapping);let It=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,yn=It!==void 0?It.length:0,Oe=Ve.get($),hn=T.state.lights;if(kt===!0&&(ln===!0||w!==Q)){let Lt=w===Q&&$.id===J;ie.setState($,w,Lt)}let yt=!1,ss=!1;$.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==hn.state.version||Z.isBatchedMesh&&Oe.batching===!1||!Z.isBatchedMesh&&Oe.batching===!0||Z.isBatchedMesh&&Oe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Oe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Oe.instancing===!1||!Z.isInstancedMesh&&Oe.instancing===!0||Z.isSkinnedMesh&&Oe.skinning===!1||!Z.isSkinnedMesh&&Oe.skinning===!0||Z.isInstancedMesh&&Oe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Oe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Oe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Oe.instancingMorph===!1&&Z.morphTexture!==null||Oe.envMap!==He||$.fog===!0&&Oe.fog!==Ee||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==ie.numPlanes||Oe.numIntersection!==ie.numIntersection)||Oe.vertexAlphas!==nt||Oe.vertexTangents!==pt||Oe.morphTargets!==ze||Oe.morphNormals!==mt||Oe.morphColors!==Zt||Oe.morphTargetsCount!==yn||Oe.numLightProbeGrids!==on(T.state.lightProbeGridArray)?yt=!0:(Oe.outputColorSpace!==Te||Oe.toneMapping!==Pt)&&(ss=!0):(yt=!0,Oe.__version=$.version);let un=Oe.currentProgram;(yt===!0||ss===!0)&&(un=ss===!0?ni($,z,Z,Te,Pt):ki($,z,Z),H&&$.isNodeMaterial&&H.onUpdateProgram($,un,Oe));let Rr=!1,Bi=!1,rs=!1,ut=un.getUniforms(),en=Oe.uniforms;if(Me.useProgram(un.program)&&(Rr=!0,Bi=!0,rs=!0),$.id!==J&&(J=$.id,Bi=!0),Rr||Q!==w){Me.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ut.setValue(B,"projectionMatrix",w.projectionMatrix),ut.setValue(B,"viewMatrix",w.matrixWorldInverse);let dn=ut.map.cameraPosition;dn!==void 0&&dn.setValue(B,En.setFromMatrixPosition(w.matrixWorld)),lt.logarithmicDepthBuffer&&ut.setValue(B,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ut.setValue(B,"isOrthographic",w.isOrthographicCamera===!0),Q!==w&&(Q=w,Bi=!0,rs=!0)}if(Oe.needsLights&&(hn.state.sunShadowMap.length>0&&ut.setValue(B,"sunShadowMap",hn.state.sunShadowMap,$e),hn.state.directionalShadowMap.length>0&&ut.setValue(B,"directionalShadowMap",hn.state.directionalShadowMap,$e),hn.state.spotShadowMap.length>0&&ut.setValue(B,"spotShadowMap",hn.state.spotShadowMap,$e),hn.state.pointShadowMap.length>0&&ut.setValue(B,"pointShadowMap",hn.state.pointShadowMap,$e)),Z.isSkinnedMesh){ut.setOptional(B,Z,"bindMatrix"),ut.setOptional(B,Z,"bindMatrixInverse");let Lt=Z.skeleton;Lt&&(Lt.boneTexture===null&&Lt.computeBoneTexture(),ut.setValue(B,"boneTexture",Lt.boneTexture,$e))}Z.isBatchedMesh&&(ut.setOptional(B,Z,"batchingTexture"),ut.setValue(B,"batchingTexture",Z._matricesTexture,$e),ut.setOptional(B,Z,"batchingIdTexture"),ut.setValue(B,"batchingIdTexture",Z._indirectTexture,$e),ut.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ut.setValue(B,"batchingColorTexture",Z._colorsTexture,$e));let Hn=j.morphAttributes;if((Hn.position!==void 0||Hn.normal!==void 0||Hn.color!==void 0)&&re.update(Z,j,un),(Bi||Oe.receiveShadow!==Z.receiveShadow)&&(Oe.receiveShadow=Z.receiveShadow,ut.setValue(B,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(en.envMapIntensity.value=z.environmentIntensity),en.dfgLUT!==void 0&&(en.dfgLUT.value=hM()),Bi){if(ut.setValue(B,"toneMappingExposure",I.toneMappingExposure),Oe.needsLights&&Tr(en,rs),Ee&&$.fog===!0&&_e.refreshFogUniforms(en,Ee),_e.refreshMaterialUniforms(en,$,Se,Ae,T.state.transmissionRenderTarget[w.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Lt=S,dn=0;for(let Un of T.state.lightProbeGridArray)Un.texture!==null&&(Lt.textures[dn]=Un.texture,Lt.min[dn]=Un.boundingBox.min,Lt.max[dn]=Un.boundingBox.max,Lt.resolution[dn]=Un.resolution,dn++);for(let Un in Lt)Lt[Un].length=dn;en.probesSH.value=Lt.textures,en.probesMin.value=Lt.min,en.probesMax.value=Lt.max,en.probesResolution.value=Lt.resolution}go.upload(B,Ls(Oe),en,$e)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(go.upload(B,Ls(Oe),en,$e),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ut.setValue(B,"center",Z.center),ut.setValue(B,"modelViewMatrix",Z.modelViewMatrix),ut.setValue(B,"normalMatrix",Z.normalMatrix),ut.setValue(B,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Lt=$.uniformsGroups;for(let dn=0,Un=Lt.length;dn<Un;dn++){let ja=Lt[dn];We.update(ja,un),We.bind(ja,un)}}return un}function Tr(w,z){w.ambientLightColor.needsUpdate=z,w.lightProbe.needsUpdate=z,w.sunLights.needsUpdate=z,w.sunLightShadows.needsUpdate=z,w.directionalLights.needsUpdate=z,w.directionalLightShadows.needsUpdate=z,w.pointLights.needsUpdate=z,w.pointLightShadows.needsUpdate=z,w.spotLights.needsUpdate=z,w.spotLightShadows.needsUpdate=z,w.rectAreaLights.needsUpdate=z,w.hemisphereLights.needsUpdate=z}function Ds(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return X},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return ae},this.setRenderTargetTextures=function(w,z,j){let $=Ve.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Ve.get(w.texture).__webglTexture=z,Ve.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:j,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,z){let j=Ve.get(w);j.__webglFramebuffer=z,j.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(w,z=0,j=0){ae=w,X=z,V=j;let $=null,Z=!1,Ee=!1;if(w){let Te=Ve.get(w);if(Te.__useDefaultFramebuffer!==void 0){Me.bindFramebuffer(B.FRAMEBUFFER,Te.__webglFramebuffer),se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest,Me.viewport(se),Me.scissor(de),Me.setScissorTest(ue),J=-1;return}else if(Te.__webglFramebuffer===void 0)$e.setupRenderTarget(w);else if(Te.__hasExternalTextures)$e.rebindTextures(w,Ve.get(w.texture).__webglTexture,Ve.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let nt=w.depthTexture;if(Te.__boundDepthTexture!==nt){if(nt!==null&&Ve.has(nt)&&(w.width!==nt.image.width||w.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");$e.setupDepthRenderbuffer(w)}}let Le=w.texture;(Le.isData3DTexture||Le.isDataArrayTexture||Le.isCompressedArrayTexture)&&(Ee=!0);let He=Ve.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(He[z])?$=He[z][j]:$=He[z],Z=!0):w.samples>0&&$e.useMultisampledRTT(w)===!1?$=Ve.get(w).__webglMultisampledFramebuffer:Array.isArray(He)?$=He[j]:$=He,se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest}else se.copy(Ge).multiplyScalar(Se).floor(),de.copy(ft).multiplyScalar(Se).floor(),ue=ht;if(j!==0&&($=G),Me.bindFramebuffer(B.FRAMEBUFFER,$)&&Me.drawBuffers(w,$),Me.viewport(se),Me.scissor(de),Me.setScissorTest(ue),Z){let Te=Ve.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+z,Te.__webglTexture,j)}else if(Ee){let Te=z;for(let Le=0;Le<w.textures.length;Le++){let He=Ve.get(w.textures[Le]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Le,He.__webglTexture,j,Te)}}else if(w!==null&&j!==0){let Te=Ve.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Te.__webglTexture,j)}J=-1};function Ar(w){let z=Ve.get(w);return(z.__readFormat!==w.format||z.__readType!==w.type)&&(z.__readFormat=w.format,z.__readType=w.type,z.__formatReadable=lt.textureFormatReadable(w.format),z.__typeReadable=lt.textureTypeReadable(w.type)),z}this.readRenderTargetPixels=function(w,z,j,$,Z,Ee,Ie,Te=0){if(!(w&&w.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Le=Ve.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le){Me.bindFramebuffer(B.FRAMEBUFFER,Le);try{let He=w.textures[Te],nt=He.format,pt=He.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Te);let ze=Ar(He);if(ze.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=w.width-$&&j>=0&&j<=w.height-Z&&B.readPixels(z,j,$,Z,ge.convert(nt),ge.convert(pt),Ee)}finally{let He=ae!==null?Ve.get(ae).__webglFramebuffer:null;Me.bindFramebuffer(B.FRAMEBUFFER,He)}}},this.readRenderTargetPixelsAsync=async function(w,z,j,$,Z,Ee,Ie,Te=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Le=Ve.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le)if(z>=0&&z<=w.width-$&&j>=0&&j<=w.height-Z){Me.bindFramebuffer(B.FRAMEBUFFER,Le);let He=w.textures[Te],nt=He.format,pt=He.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Te);let ze=Ar(He);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let mt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,mt),B.bufferData(B.PIXEL_PACK_BUFFER,Ee.byteLength,B.STREAM_READ),B.readPixels(z,j,$,Z,ge.convert(nt),ge.convert(pt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Zt=ae!==null?Ve.get(ae).__webglFramebuffer:null;Me.bindFramebuffer(B.FRAMEBUFFER,Zt);let Pt=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await fm(B,Pt,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,mt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Ee),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(mt),B.deleteSync(Pt),Ee}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,z=null,j=0){let $=Math.pow(2,-j),Z=Math.floor(w.image.width*$),Ee=Math.floor(w.image.height*$),Ie=z!==null?z.x:0,Te=z!==null?z.y:0;$e.setTexture2D(w,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Ie,Te,Z,Ee),Me.unbindTexture()},this.copyTextureToTexture=function(w,z,j=null,$=null,Z=0,Ee=0){let Ie,Te,Le,He,nt,pt,ze,mt,Zt,Pt=w.isCompressedTexture?w.mipmaps[Ee]:w.image;if(j!==null)Ie=j.max.x-j.min.x,Te=j.max.y-j.min.y,Le=j.isBox3?j.max.z-j.min.z:1,He=j.min.x,nt=j.min.y,pt=j.isBox3?j.min.z:0;else{let ut=Math.pow(2,-Z);Ie=Math.floor(Pt.width*ut),Te=Math.floor(Pt.height*ut),w.isDataArrayTexture?Le=Pt.depth:w.isData3DTexture?Le=Math.floor(Pt.depth*ut):Le=1,He=0,nt=0,pt=0}$!==null?(ze=$.x,mt=$.y,Zt=$.z):(ze=0,mt=0,Zt=0);let It=ge.convert(z.format),yn=ge.convert(z.type),Oe;z.isData3DTexture?($e.setTexture3D(z,0),Oe=B.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?($e.setTexture2DArray(z,0),Oe=B.TEXTURE_2D_ARRAY):($e.setTexture2D(z,0),Oe=B.TEXTURE_2D),Me.activeTexture(B.TEXTURE0),Me.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,z.flipY),Me.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Me.pixelStorei(B.UNPACK_ALIGNMENT,z.unpackAlignment);let hn=Me.getParameter(B.UNPACK_ROW_LENGTH),yt=Me.getParameter(B.UNPACK_IMAGE_HEIGHT),ss=Me.getParameter(B.UNPACK_SKIP_PIXELS),un=Me.getParameter(B.UNPACK_SKIP_ROWS),Rr=Me.getParameter(B.UNPACK_SKIP_IMAGES);Me.pixelStorei(B.UNPACK_ROW_LENGTH,Pt.width),Me.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Pt.height),Me.pixelStorei(B.UNPACK_SKIP_PIXELS,He),Me.pixelStorei(B.UNPACK_SKIP_ROWS,nt),Me.pixelStorei(B.UNPACK_SKIP_IMAGES,pt);let Bi=w.isDataArrayTexture||w.isData3DTexture,rs=z.isDataArrayTexture||z.isData3DTexture;if(w.isDepthTexture){let ut=Ve.get(w),en=Ve.get(z),Hn=Ve.get(ut.__renderTarget),Lt=Ve.get(en.__renderTarget);Me.bindFramebuffer(B.READ_FRAMEBUFFER,Hn.__webglFramebuffer),Me.bindFramebuffer(B.DRAW_FRAMEBUFFER,Lt.__webglFramebuffer);for(let dn=0;dn<Le;dn++)Bi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ve.get(w).__webglTexture,Z,pt+dn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ve.get(z).__webglTexture,Ee,Zt+dn)),B.blitFramebuffer(He,nt,He+Ie,nt+Te,ze,mt,ze+Ie,mt+Te,B.DEPTH_BUFFER_BIT,B.NEAREST);Me.bindFramebuffer(B.READ_FRAMEBUFFER,null),Me.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||w.isRenderTargetTexture||Ve.has(w)){let ut=Ve.get(w),en=Ve.get(z);Me.bindFramebuffer(B.READ_FRAMEBUFFER,D),Me.bindFramebuffer(B.DRAW_FRAMEBUFFER,F);for(let Hn=0;Hn<Le;Hn++)Bi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ut.__webglTexture,Z,pt+Hn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ut.__webglTexture,Z),rs?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,en.__webglTexture,Ee,Zt+Hn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,en.__webglTexture,Ee),Z!==0?B.blitFramebuffer(He,nt,He+Ie,nt+Te,ze,mt,ze+Ie,mt+Te,B.COLOR_BUFFER_BIT,B.NEAREST):rs?B.copyTexSubImage3D(Oe,Ee,ze,mt,Zt+Hn,He,nt,Ie,Te):B.copyTexSubImage2D(Oe,Ee,ze,mt,He,nt,Ie,Te);Me.bindFramebuffer(B.READ_FRAMEBUFFER,null),Me.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else rs?w.isDataTexture||w.isData3DTexture?B.texSubImage3D(Oe,Ee,ze,mt,Zt,Ie,Te,Le,It,yn,Pt.data):z.isCompressedArrayTexture?B.compressedTexSubImage3D(Oe,Ee,ze,mt,Zt,Ie,Te,Le,It,Pt.data):B.texSubImage3D(Oe,Ee,ze,mt,Zt,Ie,Te,Le,It,yn,Pt):w.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Ee,ze,mt,Ie,Te,It,yn,Pt.data):w.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Ee,ze,mt,Pt.width,Pt.height,It,Pt.data):B.texSubImage2D(B.TEXTURE_2D,Ee,ze,mt,Ie,Te,It,yn,Pt);Me.pixelStorei(B.UNPACK_ROW_LENGTH,hn),Me.pixelStorei(B.UNPACK_IMAGE_HEIGHT,yt),Me.pixelStorei(B.UNPACK_SKIP_PIXELS,ss),Me.pixelStorei(B.UNPACK_SKIP_ROWS,un),Me.pixelStorei(B.UNPACK_SKIP_IMAGES,Rr),Ee===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&B.generateMipmap(Oe),Me.unbindTexture()},this.initRenderTarget=function(w){Ve.get(w).__webglFramebuffer===void 0&&$e.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?$e.setTextureCube(w,0):w.isData3DTexture?$e.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?$e.setTexture2DArray(w,0):$e.setTexture2D(w,0),Me.unbindTexture()},this.resetState=function(){X=0,V=0,ae=null,Me.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return xi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=xt._getDrawingBufferColorSpace(e),t.unpackColorSpace=xt._getUnpackColorSpace()}};var Cd=[{id:"contacts",key:"1",name:"Contact points",hint:"points of contact, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"contact impulse of this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse lies inside its friction cone, and on its surface when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"velocity of the centre of mass"},{id:"spins",key:"6",name:"Spins",hint:"angular velocity: axis and rate"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"axis-aligned bounding boxes"},{id:"islands",key:"9",name:"Islands",hint:"groups of touching bodies that are solved together: one colour, linked"},{id:"quarantine",key:"0",name:"Invalid bodies",hint:"bodies quarantined because their state was not finite"}],Pd=[{id:"trails",key:"t",name:"Trails",hint:"paths of the last two seconds"},{id:"xray",key:"x",name:"X-ray",hint:"transparent bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or at powers of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],yo=[...Cd,...Pd],ah=["contacts","normals","impulses","cones"],js=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],sn={normal:"#5b8ff9",velocity:"#2f9e44",spin:"#9c36b5",axes:["#e03131","#2f9e44","#1971c2"],box:"#868e96",lost:"#e03131",pull:"#d94801",cold:"#4e79a7",hot:"#e8590c",dynamic:"#4e79a7",kinematic:"#f28e2b"},Ba=["#4e79a7","#b07aa1","#9c755f","#76b7b2","#d8c26a","#8c8fc9","#e15759","#7fa8c9","#b5a48b","#d4a6c8","#6d9b9a","#c9837a"];function Cs(i){let e=new Ye(Ba[(i%Ba.length+Ba.length)%Ba.length]),t=Math.floor(i/Ba.length);return t>0?e.offsetHSL(t*.031%1,0,(t*7%5-2)*.03):e}function Qm(i){return[{keys:[" "],shown:"Space",does:"play or pause",run:()=>i.player.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame forward (Shift: ten)",run:e=>i.player.step(e.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:e=>i.player.step(e.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>i.player.toFirst()},{keys:["End"],shown:"End",does:"last frame",run:()=>i.player.toLast()},{keys:["+","="],shown:"+",does:"faster",run:()=>i.player.faster()},{keys:["-"],shown:"\u2212",does:"slower",run:()=>i.player.slower()},{keys:["o"],shown:"o",does:"loop",run:()=>i.player.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>i.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"previous event",run:()=>i.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact: largest residual of the run",run:()=>i.worstFrame()},{keys:["["],shown:"[",does:"start of the range",run:()=>i.player.setRange("begin")},{keys:["]"],shown:"]",does:"end of the range",run:()=>i.player.setRange("end")},{keys:["\\"],shown:"\\",does:"clear the range",run:()=>i.player.setRange(null)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>i.focus()},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>i.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>i.toDifference()},{keys:["p"],shown:"p",does:"plots",run:()=>i.togglePlots()},{keys:["r"],shown:"r",does:"reset the live scene",run:()=>i.player.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>i.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>i.copySql()},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>i.copyLink()},{keys:["m"],shown:"m",does:"gallery of scenes",run:()=>i.openScenes()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>i.findBody()},{keys:["Escape"],shown:"Esc",does:"clear the selection",run:()=>i.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>i.openHelp()}]}function eg(i,e){addEventListener("keydown",t=>{let n=t.target;if(n instanceof HTMLInputElement&&["number","search","text"].includes(n.type)||n instanceof HTMLSelectElement){t.key==="Escape"&&n.blur();return}if(t.ctrlKey||t.metaKey||t.altKey||document.querySelector("dialog[open]"))return;if(t.key==="Escape"&&!De("export").hidden){De("export").hidden=!0;return}t.key===" "&&n instanceof HTMLButtonElement&&n.blur();let r=yo.find(a=>a.key===t.key),o=i.find(a=>a.keys.includes(t.key));if(r)e.toggleLayer(r.id);else if(o)o.run(t);else return;t.preventDefault()})}var uM=new ot,dM=new O,tg=new O,fM=new O,Id=new Bt,pM=new Ye(16777215),za=new O(0,0,1),Qs=class{constructor(e,t,n,s){this.geometry=e;this.material=t;this.parent=n;this.order=s;this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;make(e){let t=new hr(this.geometry,this.material,e);return t.frustumCulled=!1,t.renderOrder=this.order,t.count=0,t.setColorAt(0,pM),this.parent.add(t),t}begin(e){e>this.capacity&&(this.capacity=Math.ceil(1.5*e),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(e,t,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,uM.compose(e,t,dM.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}},lh=class{shafts;heads;constructor(e,t){this.shafts=new Qs(new Zi(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),e,t,5),this.heads=new Qs(new Ss(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),e,t,5)}begin(e){this.shafts.begin(e),this.heads.begin(e)}add(e,t,n,s){let r=t.length();if(!(r>1e-12)||!Number.isFinite(r))return;Id.setFromUnitVectors(za,tg.copy(t).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shafts.add(e,Id,a,a,r-o,s),this.heads.add(fM.copy(e).addScaledVector(tg,r-o),Id,2.4*a,2.4*a,o,s)}end(){this.shafts.end(),this.heads.end()}};function xo(i,e,t=new ot,n=""){let s=(r,o,a,l)=>[{key:r,local:t.clone().multiply(new ot().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:t,shape:i}];case"hull":return[{key:`hull ${e}${n}`,local:t,shape:i}];case"plane":return[{key:"plane",local:t,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,h]=r.orientation,u=new ot().compose(new O(...r.position),new Bt(l,c,h,a),new O(1,1,1));return xo(r.shape,e,t.clone().multiply(u),`${n}.${o}`)})}}function ch(i,e,t){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let d=o;d<o+3;d++)a+=s.getX(d),l+=s.getY(d),c+=s.getZ(d);let u=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*e+1e-6)%e)+(t&&c<0?1:0))%2===1;r.fill(u?.68:1,3*o,3*o+9)}return n.setAttribute("color",new Dn(r,3)),n}function Ld(i){let e=i.getAttribute("position").count;return i.setAttribute("color",new Dn(new Float32Array(3*e).fill(1),3)),i}function ng(i,e){let t=i.shape;switch(t.kind){case"sphere":{let n=ch(new Ws(1,e,e/2).rotateX(Math.PI/2),4,!0);return n.setAttribute("normal",n.getAttribute("position").clone()),n}case"box":return Ld(new $i(1,1,1));case"cylinder":return ch(new Zi(1,1,1,e).rotateX(Math.PI/2),8,!1);case"cone":return ch(new Ss(1,1,e).rotateX(Math.PI/2),8,!1);case"capsule":return ch(new ya(t.radius,t.length,Math.max(3,e/4),e).rotateX(Math.PI/2),4,!0);case"hull":{let n=new an;n.setAttribute("position",new Dn(new Float32Array(t.vertices),3)),n.setIndex(t.triangles);let s=n.toNonIndexed();return s.computeVertexNormals(),Ld(s)}case"plane":return Ld(new Ms(1,1))}}function ig(i){let e=new xn;if(i.kind==="plane")return e;if(i.kind==="hull")return e.setFromArray(i.vertices);let t=i.kind==="sphere"?[1,1,1]:i.kind==="box"?[.5,.5,.5]:i.kind==="capsule"?[i.radius,i.radius,i.length/2+i.radius]:[1,1,.5];return e.set(new O(-t[0],-t[1],-t[2]),new O(t[0],t[1],t[2]))}function sg(i,e,t,n){return xo(i,0).some(s=>{if(s.shape.kind==="plane")return!1;let r=e.clone().multiply(s.local).invert(),o=t.clone().applyMatrix4(r),a=n.clone().applyMatrix4(r).sub(o),l=a.length(),c=new Yi(o,a.divideScalar(l)).intersectBox(ig(s.shape),new O);return c!==null&&c.distanceTo(o)<l})}function hh(i){let e=new xn;for(let t of xo(i,0)){let n=t.shape;if(n.kind==="plane")continue;let s=new O;if(n.kind==="hull"){for(let r=0;r<n.vertices.length;r+=3)e.expandByPoint(s.fromArray(n.vertices,r).applyMatrix4(t.local));continue}e.union(ig(n).applyMatrix4(t.local))}return e}function rg(i,e){let t=new xn;for(let n of xo(i,0)){let s=n.shape,r=e.clone().multiply(n.local).elements,o=new O(r[12],r[13],r[14]),a=c=>{let[h,u,d]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(h,u,d);case"box":return(Math.abs(h)+Math.abs(u)+Math.abs(d))/2;case"cylinder":return Math.hypot(h,u)+Math.abs(d)/2;case"capsule":return s.radius+Math.abs(d)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=e.clone().multiply(n.local),h=new O;if(s.kind==="hull")for(let u=0;u<s.vertices.length;u+=3)t.expandByPoint(h.fromArray(s.vertices,u).applyMatrix4(c));else{t.expandByPoint(h.set(0,0,.5).applyMatrix4(c));let u=new O(0,0,-.5).applyMatrix4(c),d=[0,1,2].map(g=>Math.hypot(r[g],r[4+g])),f=new O(...d);t.expandByPoint(u.clone().add(f)).expandByPoint(u.sub(f))}continue}let l=new O(a(0),a(1),a(2));t.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return t}var Nd=.25,og=new Bt,Di=new O,uh=new O,vo=new O,bo=new Bt,es=new Ye;function mM(i){let e=new O(...i.normal),t=new O(...i.tangent),n=e.clone().cross(t);return e.multiplyScalar(i.impulse[0]).addScaledVector(t,i.impulse[1]).addScaledVector(n,i.impulse[2])}var Dd=class{object=new ur(new an,new vs({vertexColors:!0}));ends=[];shades=[];constructor(){this.object.frustumCulled=!1,this.object.renderOrder=3}add(e,t,n){this.ends.push(e.x,e.y,e.z,t.x,t.y,t.z),this.shades.push(n.r,n.g,n.b,n.r,n.g,n.b)}addBox(e,t){let n=s=>new O(s&1?e.max.x:e.min.x,s&2?e.max.y:e.min.y,s&4?e.max.z:e.min.z);for(let s=0;s<8;s++)for(let r of[1,2,4])s&r||this.add(n(s),n(s|r),t)}end(e){this.object.geometry.dispose(),this.object.geometry=new an().setAttribute("position",new Rt(this.ends,3)).setAttribute("color",new Rt(this.shades,3)),this.object.material.depthTest=!e,this.ends=[],this.shades=[]}},dh=class{constructor(e){this.stage=e;let t=(r=1)=>new xs({depthTest:!1,transparent:!0,opacity:r});this.arrows=new lh(t(),this.group),this.points=new Qs(new Ws(1,12,8),t(.95),this.group,6);let n=new Ss(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new Qs(n,new xs({transparent:!0,opacity:.2,side:jn,depthWrite:!1,depthTest:!1}),this.group,4),this.rims=new Qs(new ao(1,.018,6,48).translate(0,0,1),t(.9),this.group,4),this.marker=new mn(new ao(1,.12,8,40),t());let s=t();s.color.set(sn.pull),this.pull=new mn(new Zi(1,1,1,8).translate(0,.5,0).rotateX(Math.PI/2),s),this.hand=new mn(new Ws(1,16,10),s);for(let r of[this.marker,this.pull,this.hand])r.renderOrder=9,r.visible=!1;this.group.add(this.lines.object,this.marker,this.pull,this.hand),e.scene.add(this.group)}stage;group=new hi;arrows;points;cones;rims;lines=new Dd;marker;pull;hand;reference=1;calibrate(e){let t=e.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=t[t.length>>1]??1,s=e.about.gravity?Math.hypot(...e.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*e.about.step}length(e,t){let n=e/this.reference;return 1.1*t.arrows*this.stage.unit*(t.root?Math.sqrt(n):n)}update(e,t,n,s,r){let o=this.stage.unit,a=t.bodies.length,l={f:e,store:t,on:n,scale:s,unit:o,width:.04*o*Math.sqrt(s.arrows)},c=ah.some(h=>n.has(h))?e.contacts:0;this.arrows.begin(2*c+5*a),this.points.begin(c+a),this.cones.begin(n.has("cones")?c:0),this.rims.begin(n.has("cones")?c:0);for(let h=0;h<c;h++)this.drawContact(l,e.contact(h));for(let h=0;h<Math.min(a,e.bodies);h++)this.drawBody(l,h);n.has("islands")&&this.drawIslands(l),this.lines.end(n.has("islands"));for(let h of[this.arrows,this.points,this.cones,this.rims])h.end();this.mark(r>=0&&r<e.contacts?e.contact(r):null),this.stage.dirty=!0}drawContact({on:e,scale:t,unit:n,width:s},r){Di.set(...r.point),uh.set(...r.normal),es.set(js[r.mode]),e.has("contacts")&&this.points.add(Di,og,.055*n,.055*n,.055*n,es);let o=mM(r),a=o.length(),l=a>0?this.length(a,t):0;if(e.has("impulses")&&a>0&&this.arrows.add(Di,o.multiplyScalar(l/a),s,es),e.has("cones")){let c=Math.max(a>0?l*r.impulse[0]/a:.25*n,1e-6*n),h=Math.max(r.friction*c,1e-6*n);bo.setFromUnitVectors(za,uh),this.cones.add(Di,bo,h,h,c,es),this.rims.add(Di,bo,h,h,c,es)}e.has("normals")&&this.arrows.add(Di,uh.multiplyScalar(.7*n),.6*s,es.set(sn.normal))}drawBody(e,t){let{f:n,store:s,on:r,scale:o,unit:a,width:l}=e,c=s.bodies[t],h=n.states,u=13*t;Di.set(h[u],h[u+1],h[u+2]),c.kind!=="fixed"&&r.has("velocities")&&(vo.set(h[u+7],h[u+8],h[u+9]).multiplyScalar(Nd*o.arrows),this.arrows.add(Di,vo,l,es.set(sn.velocity))),c.kind!=="fixed"&&r.has("spins")&&(vo.set(h[u+10],h[u+11],h[u+12]).multiplyScalar(.12*o.arrows*a),this.arrows.add(Di,vo,l,es.set(sn.spin))),c.kind==="dynamic"&&r.has("axes")&&(bo.set(h[u+4],h[u+5],h[u+6],h[u+3]),this.drawAxes(e,c));let d=n.quarantined(t);if(r.has("boxes")||d&&r.has("quarantine")){let f=rg(s.about.shapes[c.shape],this.stage.crowd.pose(t)),g=new Ye(d?sn.lost:sn.box);f.isEmpty()||this.lines.addBox(f,g),d&&!f.isEmpty()&&(this.lines.add(f.min,f.max,g),this.lines.add(new O(f.min.x,f.max.y,f.min.z),new O(f.max.x,f.min.y,f.max.z),g))}}drawAxes({unit:e,width:t},n){bo.multiply(new Bt(n.axes[1],n.axes[2],n.axes[3],n.axes[0])),this.points.add(Di,og,.05*e,.05*e,.05*e,es.set(this.stage.ink)),sn.axes.forEach((s,r)=>{let o=Math.sqrt(n.moments[r]/n.mass);vo.set(0,0,0).setComponent(r,1.6*o+.3*e).applyQuaternion(bo),this.arrows.add(Di,vo,.6*t,es.set(s))})}drawIslands({f:e,store:t}){let n=new Set;for(let s=0;s<e.contacts;s++){let r=e.contact(s);if(r.island===ls||r.impulse[0]<=0)continue;let o=r.a*1e7+r.b;if(n.has(o))continue;n.add(o);let a=l=>t.bodies[l]?.kind==="dynamic"?e.centre(l):r.point;this.lines.add(new O(...a(r.a)),new O(...a(r.b)),Cs(r.island))}}mark(e){this.marker.visible=e!==null,e&&(this.marker.position.set(...e.point),this.marker.quaternion.setFromUnitVectors(za,uh.set(...e.normal)),this.marker.scale.setScalar(.16*this.stage.unit),this.marker.material.color.set(this.stage.ink))}setPull(e,t){if(this.pull.visible=this.hand.visible=e!==null&&t!==null,e&&t){let n=new O().fromArray(e),s=new O().fromArray(t).sub(n),r=Math.max(s.length(),1e-9),o=.03*this.stage.unit;this.pull.position.copy(n),this.pull.quaternion.setFromUnitVectors(za,s.divideScalar(r)),this.pull.scale.set(o,o,r),this.hand.position.fromArray(t),this.hand.scale.setScalar(3*o)}this.stage.dirty=!0}pick(e,t,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.eye.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(e-s.left),l[1]-(t-s.top));c<o&&([r,o]=[a,c])}return r}};var ph=64,gM=2,_M=200,fh=class{constructor(e,t){this.link=e;this.stage=t}link;stage;key="";forget(){this.key=""}distrust(){this.key=this.key||"-"}update(e,t,n,s){if(!n.layers.has("trails")){this.key&&this.stage.setTrails([]),this.key="";return}let r=t.bodies.map((u,d)=>({b:u,k:d})).filter(({b:u})=>u.kind!=="fixed").map(({k:u})=>u),o=n.body>=0?[n.body]:r.slice(0,ph),a=Math.max(t.frameAt(t.time(e.number)-gM),t.first),l=Math.max(1,Math.ceil((e.number-a)/_M)),c=`${t.epoch}/${o.length}/${o[0]}/${Math.floor(e.number/Math.max(l,s?4:1))}`;if(c===this.key||o.length===0)return;this.key=c;let h=a+Math.floor((e.number-a)/l)*l;this.link.bytes(`/api/source/${t.index}/path?bodies=${o.join(",")}&from=${a}&to=${h}&stride=${l}`).then(u=>{if(this.key!==c)return;let d=new Float64Array(u),f=d.length/o.length;this.stage.setTrails(o.map((g,x)=>({colour:Cs(g),points:Float32Array.from(d.subarray(x*f,(x+1)*f))})))}).catch(()=>{})}};var lg=5,ag=40,Fd=8,Ud=matchMedia("(prefers-color-scheme: dark)");function mh(){let i=getComputedStyle(document.documentElement),e=t=>i.getPropertyValue(t).trim();return{background:e("--scene"),ground:e("--ground"),line:e("--grid"),fixed:e("--fixed"),ink:e("--ink"),ghost:e("--ghost"),dark:Ud.matches}}function Od(i,e,t,n){let s=n.layers.has("islands")?"island":n.colour,r=i.fixedColour,o=new Ye(sn.lost),a=new Ye(sn.cold),l=new Ye(sn.hot),c=new Ye;i.paint(h=>{let u=t.bodies[h];if(h<e.bodies&&e.quarantined(h)&&n.layers.has("quarantine"))return o;if(s==="kind")return c.set(u.kind==="dynamic"?sn.dynamic:u.kind==="kinematic"?sn.kinematic:r);if(s==="material")return Cs(u.material);if(u.kind==="fixed")return r;let d;if(s==="island"){let f=h<e.bodies?e.island(h):-1;d=f>=0?Cs(f):r}else if(s==="speed"){let f=13*h+7,g=Math.hypot(e.states[f],e.states[f+1],e.states[f+2]);d=c.lerpColors(a,l,Math.min(g/lg,1))}else d=Cs(h);return h<e.bodies&&e.asleep(h)?c.copy(d).lerp(r,.6):d})}function cg(i,e,t,n,s){let r=n.layers,o=[],a=(h,u)=>{let d=q("i");return d.style.background=h,q("span",{},d,u)},l=h=>q("span",{class:"quiet"},h);["contacts","impulses","cones"].some(h=>r.has(h))&&o.push(...js.map((h,u)=>a(h,$o[u]))),(r.has("impulses")||r.has("cones"))&&o.push(l(s.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),r.has("normals")&&o.push(a(sn.normal,"normal")),r.has("velocities")&&o.push(a(sn.velocity,`velocity: distance travelled in ${Pe(Nd*s.arrows,2)} s`)),r.has("spins")&&o.push(a(sn.spin,"spin (angular velocity)")),r.has("axes")&&o.push(...["1st","2nd","3rd principal axis"].map((h,u)=>a(sn.axes[u],h)));let c=h=>`#${h.getHexString()}`;if(!r.has("islands")&&e&&(n.colour==="kind"&&o.push(a(sn.dynamic,"dynamic"),a(sn.kinematic,"kinematic"),a(c(i.fixedColour),"fixed")),n.colour==="speed"&&o.push(a(sn.cold,"at rest"),a(sn.hot,`${lg} m/s and more`)),n.colour==="material"&&(o.push(...e.about.materials.slice(0,Fd).map((h,u)=>a(c(Cs(u)),h.name))),e.about.materials.length>Fd&&o.push(l(`and ${e.about.materials.length-Fd} more materials`)))),r.has("trails")&&e&&n.body<0){let h=e.bodies.filter(u=>u.kind!=="fixed").length;h>ph&&o.push(l(`trails of the first ${ph} of ${h} bodies: select a body for its own trail`))}i.glass.size>0&&o.push(l("transparent: fixed bodies in front of moving ones")),t&&o.push(a(mh().ghost,`ghosts: ${t.about.file||t.about.name}`)),Jt(De("legend"),...o)}function hg(i,e,t,n){let s=De("labels"),r=De("scale");if(r.hidden=!t||!n.layers.has("grid"),r.firstElementChild.style.width=`${i.cell*i.eye.pixelsPerMetre}px`,r.lastElementChild.textContent=`grid ${Pe(Number(i.cell.toPrecision(6)))} m`,!e||!t)return s.replaceChildren();let o=[],a=l=>{let c=i.eye.project(e.centre(l));c&&o.push({body:l,at:c})};if(n.layers.has("names")){t.bodies.forEach((h,u)=>h.kind!=="fixed"&&u<e.bodies&&a(u));let l=i.eye.camera.position,c=h=>l.distanceToSquared(new O(...e.centre(h)));o.length>ag&&(o=o.sort((h,u)=>c(h.body)-c(u.body)).slice(0,ag))}else n.body>=0&&n.body<e.bodies&&a(n.body);Jt(s,...o.map(({body:l,at:c})=>{let h=q("span",{},t.bodies[l].name);return h.style.left=`${c[0]}px`,h.style.top=`${c[1]}px`,h}))}var kd=50,So=200,yM=["kinetic","friction_loss","restitution_loss","damping_loss","work","kinematic_work","corrected","time_step"],xM=1e-10;function Ha(i,e){return i>0?q("p",{class:"quiet"},`and ${i} more ${e}`):null}function er(i){return q("dl",{class:"facts"},...i.flatMap(([e,t,n])=>[q("dt",{title:n??""},e),q("dd",{},t)]))}function ug(i){let e=q("span",{class:"badge"},$o[i]??"?");return e.style.background=js[i]??"#888",e}function dg(i){return i.guarded&&Zo(i.verdict)!=="guarded"?q("span",{class:"badge verdict-guarded",title:"the solution would have added energy: the energy guard scaled it back, and the residual includes the change"},"guarded"):null}function Bd(i){let e=Zo(i);return q("span",{class:`badge verdict-${e}`},e)}var gh=class{constructor(e,t){this.link=e;this.act=t;for(let n of Object.keys(this.panes))De(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("world")}link;act;tab="world";store=null;panes={body:De("pane-body"),contact:De("pane-contact"),solver:De("pane-solver"),world:De("pane-world")};methods=[];exactKey="";exact=null;worldKey="";filter="";lastDraw=0;feature="";setMethods(e){this.methods=e}show(e){this.store=e,this.worldKey="",this.exactKey="",this.filter=""}open(e){this.tab=e;for(let[t,n]of Object.entries(this.panes))n.hidden=t!==e,De(`tab-${t}`).setAttribute("aria-selected",String(t===e));this.lastDraw=0}name(e){return this.store?.bodies[e]?.name??(e===ls?"\u2013":`body ${e}`)}bodyLink(e){return q("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(e)},this.name(e))}update(e,t,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(e,t):this.tab==="contact"?this.drawContact(e,n,s):this.tab==="solver"?this.drawSolver(e):this.drawWorld(e,r))}drawBody(e,t){let n=this.panes.body,s=this.store;if(t<0||t>=s.bodies.length){if(n.dataset.list===`${s.index}/${s.epoch}/${this.filter}`)return;n.dataset.list=`${s.index}/${s.epoch}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[t],o=e.states,a=13*t,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),h=o.subarray(a+3,a+7),u=Math.hypot(l[0],l[1],l[2]),d=.5*r.mass*u*u,f=this.rotational(r,h,c),g=s.about.gravity,x=g?-r.mass*(g[0]*o[a]+g[1]*o[a+1]+g[2]*o[a+2]):NaN,m=s.about.materials[r.material],p=e.contactsOf(t),v=s.about.step,A=[0,0,0];for(let _ of p){let E=bM(_),U=_.b===t?1:-1;A=A.map((I,L)=>I+U*E[L]/v)}let S=2*Math.acos(Math.min(Math.abs(h[0]),1))*(180/Math.PI),R=[["kind",r.kind+(e.quarantined(t)?" \xB7 invalid: quarantined":e.asleep(t)?" \xB7 asleep":"")],...r.kind==="dynamic"?[["mass",`${Pe(r.mass)} kg`]]:[],["material",m?`${m.name} \xB7 friction ${Pe(m.friction,3)}, restitution ${Pe(m.restitution,3)}`:"\u2013"],["centre",`${Wi(o.subarray(a,a+3),6)} m`,"centre of mass"],["rotation angle",`${Pe(S,4)}\xB0`,"from the orientation in which the scene defines the shape"],["quaternion",Wi(h,5),"w, x, y, z"],["velocity",`${Wi(l)} m/s`],["speed",`${Pe(u)} m/s`],["spin",`${Wi(c)} rad/s`,"world axes"]];if(r.kind==="dynamic"){R.push(["kinetic energy",`${Pe(d+f)} J = ${Pe(d,4)} + ${Pe(f,4)}`,"translation and rotation"],["potential energy",`${Pe(x)} J`],["momentum",`${Wi([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`],["contact force",`${Wi(A,4)} N`,"sum over its contacts, mean of the step"]);let _=e.island(t);R.push(["island",_>=0?`${_}`:"none"])}let T=p.map(_=>{let E=_.a===t?_.b:_.a;return q("tr",{class:"pick",title:"select this contact",tabindex:0,onclick:()=>this.act.selectContact(_.index,!1)},q("td",{},this.name(E)),q("td",{},ug(_.mode)),q("td",{class:"n"},Pe(_.impulse[0]/v,4)),q("td",{class:"n"},Pe(Math.hypot(_.impulse[1],_.impulse[2])/v,4)),q("td",{class:"n"},Pe(_.gap*1e6,3)))});Jt(n,q("h2",{id:"body-name"},r.name),q("div",{class:"row"},q("button",{onclick:()=>this.act.focusBody(),title:"centre the view on this body (f)"},"Focus"),q("button",{onclick:()=>this.act.follow(),title:"the camera follows this body (v)"},"Follow"),q("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),er(R),q("h3",{},`Contacts (${p.length})`),p.length===0?q("p",{class:"quiet"},"No contacts in this frame."):q("table",{class:"grid",id:"body-contacts"},q("thead",{},q("tr",{},q("th",{},"with"),q("th",{},"mode"),q("th",{title:"normal force, mean of the step"},"N [N]"),q("th",{title:"friction force, mean of the step"},"F [N]"),q("th",{title:"negative: overlap"},"gap [\xB5m]"))),q("tbody",{},...T.slice(0,So))),Ha(T.length-So,"contacts"))}rotational(e,t,n){let s=zd([t[0],t[1],t[2],t[3]],e.axes),r=SM(s,[n[0],n[1],n[2]]);return .5*(e.moments[0]*r[0]**2+e.moments[1]*r[1]**2+e.moments[2]*r[2]**2)}bodyList(e){let t=this.store,n=q("ul",{class:"bodies",id:"body-list"}),s=()=>{let o=this.filter.toLowerCase(),a=t.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(o));Jt(n,...a.slice(0,300).map(({b:l,k:c})=>q("li",{},q("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),q("span",{class:"quiet"},` ${l.kind}`))),a.length>300?q("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},r=q("input",{type:"search",id:"search",placeholder:"find a body by name",value:this.filter,oninput:o=>{this.filter=o.target.value,e.dataset.list=`${t.index}/${t.epoch}/${this.filter}`,s()}});s(),Jt(e,q("p",{class:"quiet"},"Click a body in the view, or choose one here."),r,n)}askExact(e,t,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${e.number}&index=${t}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(e,t,!1))}).catch(()=>{})}drawContact(e,t,n){let s=this.panes.contact,r=this.store;if(t<0||t>=e.contacts){Jt(s,q("p",{class:"quiet"},e.contacts===0?"No contacts in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),e.contacts>0?q("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=e.contact(t),a=r.about.step,l=`${r.index}/${r.epoch}/${e.number}/${t}`;l!==this.exactKey&&!n&&this.askExact(e,t,l);let c=this.exactKey===l?this.exact:null,h=c?.impulse??o.impulse,u=c?.velocity??o.velocity,d=Math.hypot(h[1],h[2]),f=o.friction*h[0],g=Math.hypot(u[1],u[2]),x=[["bodies",q("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",ug(o.mode)],["gap",`${Pe((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap"],["normal impulse",`${Pe(h[0],6)} N\xB7s`,"total of the step"],["normal force",`${Pe(h[0]/a)} N`,"mean of the step"],["friction impulse",`${Pe(d,6)} N\xB7s`,`along the two tangents: ${Wi([h[1],h[2]],6)}`],["friction force",`${Pe(d/a)} N of at most ${Pe(f/a,4)}`],["friction used",f>0?`${Pe(100*d/f,4)} %`:"\u2013","100 %: on the friction cone, sliding or about to slide"],["slip",`${Pe(g)} m/s`],["normal velocity",`${Pe(u[0])} m/s`,"after the solve"],["approach",c?`${Pe(c.approach)} m/s`:"\u2013","before the step's forces"],["friction \u03BC",Pe(o.friction)],["restitution e",c?Pe(c.restitution):"\u2013"]],m=[["point",`${Wi(c?.point??o.point,6)} m`],["normal",Wi(c?.normal??o.normal,5)],["origin",c?.origin??"\u2013","how the contact was found"],["feature",c?.feature??"\u2013","identifier of the touching corners, edges and faces"]],p=c?.residual??o.residual,v=r.about.tolerance??1e-8,A=o.island!==ls&&o.island<e.islands?e.islandRow(o.island):null,S=[["residual",q("span",{class:p>v?"bad":"good"},`${Pe(p,3)} m/s`),"residual of the contact law at this contact"],["tolerance",`${Pe(v,2)} m/s`]];A&&S.push(["its island",q("span",{},Bd(A.verdict)," ",dg(A),` ${Pe(A.residual,3)} m/s`)],["cone violation",Pe(A.cone,2),"friction above \u03BC \xD7 normal impulse, relative to the largest normal impulse"],["normal-velocity deficit",`${Pe(A.approach,2)} m/s`,"normal velocity below the bound of the contact law"],["complementarity work",`${Pe(A.sticky,2)} J`,"work of normal impulses on separating contacts"],["friction-work deficit",`${Pe(A.dissipation,2)} J`,"friction work lost where friction is not opposite to the slip"]);let R=q("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, section along the friction force"});Jt(s,q("h2",{id:"contact-name",title:`contact ${t} of frame ${e.number}`},`${this.name(o.a)} \u2194 ${this.name(o.b)}`),q("div",{class:"row"},q("button",{onclick:()=>this.act.selectContact(t,!0),title:"centre the view on this contact (f)"},"Focus"),q("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),R,er(x),q("h3",{},"Certificate"),er(S),q("h3",{},"Place"),er(m)),MM(R,h,o.friction,o.mode)}drawSolver(e){let t=this.store,n=this.panes.solver,s=t.about.tolerance??1e-8,r=Array.from({length:e.islands},(l,c)=>e.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=e.get("residual"),a=[["verdict",Bd(e.get("verdict"))],["residual",q("span",{class:o>s?"bad":"good"},`${Pe(o,3)} m/s`),`tolerance ${Pe(s,2)} m/s`],["sweeps",Pe(e.get("sweeps"))],["contacts",Pe(e.contacts)],["islands",Pe(e.islands)],["deepest overlap",`${Pe(e.get("overlap")*1e6,3)} \xB5m`],["step time",`${Pe(e.get("step_ms"),3)} ms`],["guarded islands",Pe(e.get("guarded")),"islands in which the energy guard moved the solution"],["state hash",e.hash]];Jt(n,q("h2",{},`Frame ${e.number}`),q("div",{class:"row"},q("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame with the largest residual of the run (w)"},"Worst frame of the run"),q("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),er(a),q("h3",{},"Islands, worst first"),r.length===0?q("p",{class:"quiet"},"No contacts in this frame."):q("table",{class:"grid",id:"islands"},q("thead",{},q("tr",{},...[["#","number of the island"],["bod.","bodies"],["cont.","contacts"],["method",""],["sweeps",""],["residual","m/s"],["","verdict"]].map(([l,c])=>q("th",{title:c},l)))),q("tbody",{},...r.slice(0,So).map(l=>q("tr",{class:"pick",tabindex:0,title:"go to its worst contact",onclick:()=>{l.worst!==ls&&this.act.selectContact(l.worst,!0)}},q("td",{},l.index),q("td",{class:"n"},l.bodies),q("td",{class:"n"},l.contacts),q("td",{},this.methods[l.method]??"\u2013"),q("td",{class:"n",title:l.newtonSteps!==ls?`${l.newtonSteps} Newton steps`:""},l.sweeps),q("td",{class:`n ${l.residual>s?"bad":""}`},Pe(l.residual,3)),q("td",{},Bd(l.verdict),dg(l)))))),Ha(r.length-So,"islands"))}drawWorld(e,t){let n=this.store,s=this.panes.world,r=n.live&&t?.open,o=`${n.index}/${n.epoch}/${r}`;if(o!==this.worldKey){this.worldKey=o;let u=n.about,d=[["file",u.file||"\u2013"],["bodies",Pe(n.bodies.length)],["step",`${Pe(u.step)} s`],...u.duration?[["duration",`${Pe(u.duration)} s`]]:[],...u.facts.filter(([g])=>g!=="settings").map(([g,x])=>[g,x])],f=vM(u.facts.find(([g])=>g==="settings")?.[1]);Jt(s,q("h2",{},u.name),u.remarks?q("p",{class:"remarks"},il(u.remarks)):null,er(d),r?this.controls(t):this.materials(),f.length?q("details",{},q("summary",{},"Settings of the run"),er(f)):null,q("h3",{},"Energy balance at this frame"),q("div",{id:"balance"}))}let a=u=>e.get(u),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")+a("damping_loss")-l-a("work")-a("kinematic_work")-a("corrected")-a("time_step"),h=Math.max(Math.abs(a("potential")-n.value("potential",n.rowFirst)),...yM.map(u=>Math.abs(a(u))));Jt(De("balance"),er([["kinetic",`${Pe(a("kinetic"))} J`],["potential",`${Pe(a("potential"))} J`],["friction loss",`${Pe(a("friction_loss"))} J`],["restitution loss",`${Pe(a("restitution_loss"))} J`],...a("damping_loss")!==0?[["damping loss",`${Pe(a("damping_loss"))} J`]]:[],["external work",`${Pe(a("work"))} J`,"applied forces, pulling, changes of gravity"],["kinematic work",`${Pe(a("kinematic_work"))} J`,"work of bodies with prescribed motion and of moving surfaces"],["position correction",`${Pe(a("corrected"))} J`,"potential energy added by removing overlap"],["integration error",`${Pe(a("time_step"))} J`,"contacts that open within a step, curved potentials"],["imbalance",`${Pe(n.rowFirst===0?c:NaN,2)} J`,Math.abs(c)<=xM*h?"energy that no entry accounts for: rounding":"energy that no entry accounts for"]])),r&&this.refreshControls(t)}materials(){let e=this.store.about;return q("div",{},q("h3",{},"Materials"),q("table",{class:"grid"},q("thead",{},q("tr",{},q("th",{},"material"),q("th",{},"friction"),q("th",{},"restitution"))),q("tbody",{},...e.materials.slice(0,So).map(t=>q("tr",{},q("td",{},t.name),q("td",{class:"n"},Pe(t.friction,4)),q("td",{class:"n"},Pe(t.restitution,4)))))),Ha(e.materials.length-So,"materials"))}controls(e){let t=this.store.about,n=this.act,s=[0,1,2].map(h=>q("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[h]}`,title:`gravity along ${"xyz"[h]} [m/s\xB2]`,value:String(e.gravity[h]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(h=>Number(h.value))}),o=(h,u)=>q("button",{class:"small",onclick:()=>{s.forEach((d,f)=>d.value=String(f===2?u:0)),r()}},h),a=(h,u,d,f)=>{let g=q("input",{type:"number",min:"0",step:"0.01",id:h,value:String(u),onchange:()=>{x.value=g.value,f(Number(g.value))}}),x=q("input",{type:"range",min:"0",max:String(d),step:"0.01",value:String(u),id:`${h}-range`,title:"drag to change",oninput:()=>{g.value=x.value,f(Number(x.value))}});return q("span",{class:"slider"},x,g)},l=(h,u)=>u.slice(0,kd).flatMap(({name:d,numbers:f},g)=>{let x=[...f],m=()=>n.command({command:h,index:g,friction:x[0],restitution:x[1]});return[q("div",{class:"material"},q("b",{},d),q("label",{},"friction",a(`${h}-${g}-friction`,f[0],1.5,p=>{x[0]=p,m()})),q("label",{},"restitution",a(`${h}-${g}-restitution`,f[1],1,p=>{x[1]=p,m()})))]}),c=h=>{let u=t.pairs[h];return`${t.materials[u.a]?.name} \u2194 ${t.materials[u.b]?.name}`};return q("div",{id:"controls"},q("h3",{},"Parameters"),q("p",{class:"quiet"},"Changes take effect at once; their energy counts as external work. Shift-drag a body to pull it."),q("label",{class:"gravity"},"gravity [m/s\xB2]",q("span",{},...s)),q("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("pair",t.pairs.map((h,u)=>({name:c(u),numbers:e.pairs[u]??[h.friction,h.restitution]}))),Ha(t.pairs.length-kd,"pairs: change them in the scene"),t.pairs.length?q("p",{class:"quiet"},"Other contacts use the geometric mean of the two materials:"):null,...l("material",t.materials.map((h,u)=>({name:h.name,numbers:e.materials[u]??[h.friction,h.restitution]}))),Ha(t.materials.length-kd,"materials: change them in the scene"),q("div",{class:"row"},q("button",{onclick:()=>n.command({command:"restore"}),title:"gravity, friction and restitution of the scene file, restarting the scene"},"Restore scene values")))}refreshControls(e){let t=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};e.gravity.forEach((n,s)=>t(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",e.materials],["pair",e.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{t(`${n}-${o}-${a}`,r[l]),t(`${n}-${o}-${a}-range`,r[l])}))}};function vM(i){let e=[],t=(n,s)=>{if(n!==null&&typeof n=="object"&&!Array.isArray(n))for(let[r,o]of Object.entries(n))t(o,`${s} ${r.replaceAll("_"," ")}`.trim());else e.push([s,String(n)])};try{i&&t(JSON.parse(i),"")}catch{e.push(["settings",i??""])}return e}function bM(i){let[e,t]=[i.normal,i.tangent],n=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]];return[0,1,2].map(s=>e[s]*i.impulse[0]+t[s]*i.impulse[1]+n[s]*i.impulse[2])}function zd(i,e){return[i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0]]}function SM(i,e){let t=zd(zd([i[0],-i[1],-i[2],-i[3]],[0,...e]),i);return[t[1],t[2],t[3]]}function MM(i,e,t,n){let s=i.getContext("2d"),{width:r,height:o}=i,a=getComputedStyle(document.documentElement),l=v=>a.getPropertyValue(v).trim(),c=e[0],h=Math.hypot(e[1],e[2]),u=o-52,d=r/2-40,f=c>0?Math.min(u/c,d/Math.max(t*c,h,1e-30)):0,g=c>0?c*f:u*.7,x=c>0?t*g:Math.min(t*g,d),m=r/2,p=o-26;if(s.clearRect(0,0,r,o),s.fillStyle=js[n]+"33",s.strokeStyle=js[n],s.lineWidth=2.5,s.beginPath(),s.moveTo(m,p),s.lineTo(m-x,p-g),s.lineTo(m+x,p-g),s.closePath(),s.fill(),s.beginPath(),s.moveTo(m-x,p-g),s.lineTo(m,p),s.lineTo(m+x,p-g),s.stroke(),s.strokeStyle=l("--line"),s.setLineDash([6,6]),s.beginPath(),s.moveTo(m,p),s.lineTo(m,p-g-8),s.moveTo(20,p),s.lineTo(r-20,p),s.stroke(),s.setLineDash([]),s.font="20px system-ui, sans-serif",s.fillStyle=l("--quiet"),s.fillText(c>0?`\u03BC = ${Pe(t,3)}`:`\u03BC = ${Pe(t,3)} \xB7 no impulse`,14,24),c>0){let v=m+h*f,A=p-c*f;s.strokeStyle=s.fillStyle=l("--ink"),s.lineWidth=4,s.beginPath(),s.moveTo(m,p),s.lineTo(v,A),s.stroke(),s.beginPath(),s.arc(v,A,7,0,7),s.fill(),s.fillText(n===2?"on the cone: slides":n===1?"inside the cone: sticks":$o[n]??"?",14,o-4)}}var wM=4;function fg(i,e){let{stage:t,overlays:n,link:s}=e,r=null,o=null,a=c=>{o&&s.command({command:"drag",body:o.body,point:o.local,target:t.eye.onPlane(c.clientX,c.clientY,o.point)})};i.addEventListener("pointerdown",c=>{r=[c.clientX,c.clientY];let h=e.store;if(c.button===0&&c.shiftKey&&h&&!h.live&&Kt("Bodies of a recording cannot be pulled: open the scene (m) to run it live."),c.button!==0||!c.shiftKey||!h?.live||!e.shown)return;let u=t.pick(c.clientX,c.clientY);!u||h.bodies[u.body].kind!=="dynamic"||(c.stopImmediatePropagation(),t.eye.controls.enabled=!1,i.setPointerCapture(c.pointerId),t.eye.take(),o={body:u.body,local:u.local,point:u.point},e.selectBody(u.body),e.player.play(!0),a(c))},{capture:!0}),i.addEventListener("pointermove",a);let l=c=>{o?(o=null,t.eye.controls.enabled=!0,s.command({command:"drop"}),n.setPull(null,null)):r&&c.button===0&&Math.hypot(c.clientX-r[0],c.clientY-r[1])<wM&&e.click(c.clientX,c.clientY),r=null,e.saveHash()};i.addEventListener("pointerup",l),i.addEventListener("pointercancel",l),i.addEventListener("dblclick",()=>e.focus())}function pg(i){return{report(){let{view:e,store:t,shown:n,stage:s,beside:r}=i,{info:o}=s.renderer;return{ready:i.ready,source:e.source,kind:t?.about.kind,name:t?.about.name,file:t?.about.file,epoch:t?.epoch,frame:n?.number,wanted:e.frame,first:t?.first,end:t?.end,rows:t?.rowCount,playing:i.player.playing,speed:e.speed,loop:e.loop,body:e.body,contact:e.contact,layers:[...e.layers],follow:e.follow,camera:s.eye.numbers,time:n&&t?t.time(n.number):void 0,contacts:n?.contacts,islands:n?.islands,hash:n?.hash,range:e.range,differs:r.differs,ghost:r.shown?.number??null,tab:i.panels.tab,status:i.status,drawn:i.drawn,bodies:t?.bodies.length,plots:Object.fromEntries(i.plots.ids().map(a=>[a,i.plots.values(a)])),auto:s.eye.auto,gliding:s.eye.gliding,glass:[...s.glass],compare:e.compare,cell:s.cell,calls:o.render.calls,triangles:o.render.triangles,lines:o.render.lines}},body(e){let t=i.shown;return!t||e>=t.bodies?null:{state:Array.from(t.states.subarray(13*e,13*e+13)),at:i.stage.eye.project(t.centre(e))}},contact(e){let t=i.shown;return t&&e<t.contacts?{...t.contact(e),at:i.stage.eye.project(t.contact(e).point)}:null},look(e){i.stage.eye.numbers=e}}}var EM=256<<20,mg=3<<20,Mo=class{constructor(e,t){this.link=e;this.index=t}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;grownAt=-1/0;columns=Yo.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;told=Promise.resolve();overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(e=""){return`/api/source/${this.index}${e}`}async open(){let e=await this.link.json(this.path()),t=[];for(let n=0,s=e.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));t.push(...r.bodies),n=r.next}this.about=e,this.bodies=t,this.restart(e.epoch,e.first,e.end),this.growing=e.growing,await this.readRows(),this.told=this.readEvents(),this.told.catch(()=>{})}restart(e,t,n){this.epoch=e,this.first=t,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0}reserve(e){if(e<=this.hashes.length)return;let t=2*e;this.columns=this.columns.map(s=>{let r=new Float64Array(t);return r.set(s),r});let n=new BigUint64Array(t);n.set(this.hashes),this.hashes=n}takeRows(e){this.rowCount===0&&(this.rowFirst=e.first);let t=this.rowFirst+this.rowCount-e.first;if(t<0)return!1;this.reserve(this.rowCount+e.count);let n=new BigUint64Array(e.numbers.buffer,e.numbers.byteOffset,e.numbers.length);for(let s=t;s<e.count;s++){for(let r=0;r<Yo.length;r++)this.columns[r][this.rowCount]=e.numbers[25*s+r];this.hashes[this.rowCount++]=n[25*s+24]}return!0}async readRows(){for(;;){let e=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,t=nu(await this.link.bytes(this.path(`/rows?from=${e}`)));if(t.epoch!==this.epoch||t.count===0||(this.takeRows(t),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let e=Jf(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(e.epoch!==this.epoch||e.next<=this.eventsNext)return;for(let t of e.list)this.events.push(t);if(this.eventsNext=e.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}async grow(e){if(e>this.end&&(this.grownAt=performance.now()),this.end=e,!this.pulling){this.pulling=!0;try{await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(e){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let t=()=>this.columns[as.overlap];for(;e()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(t()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(e,t){let n=t-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[as[e]][n]:NaN}column(e){return this.columns[as[e]].subarray(0,this.rowCount)}time(e){let t=this.value("time",e);return Number.isNaN(t)?e*this.about.step:t}frameAt(e){let t=this.column("time"),n=0,s=t.length;for(;n<s;){let r=n+s>>1;t[r]<=e?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(e){let t=this.cache.get(e);return t&&(this.cache.delete(e),this.cache.set(e,t)),t}keep(e){let t=this.cache.get(e.number);t&&(this.cached-=t.bytes),this.cache.set(e.number,e),this.cached+=e.bytes,this.frameBytes=e.bytes;for(let[n,s]of this.cache){if(this.cached<=EM||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(e,t=!1){let n=this.peek(e);if(n)return n;if(this.asked.has(e))return;let s=t?Math.max(1,Math.min(64,Math.floor(mg/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(e+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${e}&count=${s}`)),a=$f(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let h=await this.link.bytes(this.path(`/frames?from=${e}&offset=${c}`));l.set(new Uint8Array(h),c),c+=h.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of Yf(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(e+o)}return this.cache.get(e)}prefetch(e){if(this.asked.size>0)return;let t=Math.max(2,Math.min(48,Math.floor(mg/this.frameBytes)));for(let n=1;n<=t&&e+n<this.end;n++)if(!this.cache.has(e+n)){this.fetch(e+n,!0).catch(()=>{});return}}worstFrame(){let e=this.columns[as.residual],t=Math.max(this.first-this.rowFirst,0);for(let n=t;n<this.rowCount;n++)e[n]>e[t]&&(t=n);return this.rowFirst+t}nextEvent(e,t){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return t?s.findLast(r=>r.frame<e):s.find(r=>r.frame>e)}};var TM=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function AM(i,e){let t=Math.min(i.states.length,e.states.length);for(let n=0;n<t;n++)if(!Object.is(i.states[n],e.states[n]))return{body:Math.floor(n/13),quantity:TM[n%13]};return null}function RM(i,e){let t=Math.max(i.rowFirst,e.rowFirst),n=Math.min(i.rowFirst+i.rowCount,e.rowFirst+e.rowCount),s=t;for(;s<n&&i.hashes[s-i.rowFirst]===e.hashes[s-e.rowFirst];)s++;return s<n?{frame:s,ended:!1}:i.end!==e.end?{frame:n,ended:!0}:null}var _h=class{constructor(e,t,n){this.link=e;this.stage=t;this.toDifference=n}link;stage;toDifference;ghost=null;shown=null;differs=null;key="";close(){this.forget(),this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),De("differs").hidden=!0}async open(e){this.forget();let t=new Mo(this.link,e);return await t.open(),this.ghost=t,this.stage.setGhostWorld(t),De("compare").value=String(e),t}forget(){this.shown=null,this.key=""}async search(e,t){let n=RM(e,t);this.differs=n?.frame??null;let s=De("differs");if(s.hidden=!1,s.onclick=this.toDifference,s.title="go to the first frame in which the two recordings differ (d)",s.textContent=n?n.ended?`one ends at frame ${n.frame-1}`:`first difference at frame ${n.frame}`:"equal in every frame",!n||n.ended)return;let[r,o]=await Promise.all([e.fetch(n.frame),t.fetch(n.frame)]).catch(()=>[void 0,void 0]),a=r&&o?AM(r,o):null;a&&(s.textContent+=`: ${e.bodies[a.body]?.name}, ${a.quantity}`)}show(e,t,n){let s=this.ghost;if(!s)return!1;let r=Math.min(e,s.last),o=`${r} beside ${t?.number}`;if(this.key===o)return!1;let a=s.peek(r);return a?(this.shown=a,this.key=o,this.stage.setGhostFrame(a,t),!0):(s.fetch(r,n).catch(()=>{}),!1)}apart(e){let t=this.shown;if(!this.ghost||!t)return null;let n=0,s=-1,r=Math.min(e.bodies,t.bodies);for(let o=0;o<r;o++){let[a,l]=[e.centre(o),t.centre(o)],c=Math.hypot(a[0]-l[0],a[1]-l[1],a[2]-l[2]);c>n&&([n,s]=[c,o])}return{far:n,body:s}}};var CM=5e3;function gg(i){let e=i.about.name||i.about.file;De("kind").className=`badge ${i.about.kind}`,De("kind").textContent=i.about.kind,De("title").textContent=e,document.title=`${e} \u2013 tumble`,De("hint").textContent=`drag: rotate \xB7 right drag: pan \xB7 wheel: zoom \xB7 click: select${i.live?" \xB7 Shift-drag: pull":""} \xB7 ?: all keys`}function Hd(i,e){De("empty").hidden=!i;for(let t of["open-export","open-plots"])De(t).disabled=i;i&&(De("title").textContent="choose a scene",Jt(De("empty"),q("p",{},"No scene or recording is open."),q("button",{class:"on",onclick:e},"Choose a scene"),q("p",{class:"quiet"},"To view a recording: tumble view FILE")))}function _g(i,e,t,n){let s=i.filter(a=>a.name||a.file||a.index===n.source),r=De("source");r.hidden=s.length<2;let o=a=>a.index===e?`live: ${t||a.file||a.name}`:a.file||a.name;Jt(r,...s.map(a=>q("option",{value:String(a.index)},o(a)))),r.value=String(n.source),De("title").hidden=!r.hidden}function yg(i,e){let t=i.filter(n=>n.index!==e.source&&n.kind==="recording");De("compare-box").hidden=t.length===0,Jt(De("compare"),q("option",{value:""},"nothing"),...t.map(n=>q("option",{value:String(n.index)},n.file||n.name))),De("compare").value=e.compare===null?"":String(e.compare)}function xg(i,e,t,n){let s=(c,h,u)=>`${c} ${c===1?h:u}`,r=[s(i.bodies.length,"body","bodies")];e&&r.push(s(e.contacts,"contact","contacts"),s(e.islands,"island","islands")),i.live&&t?.playing&&t.pace>0&&r.push(`${Pe(t.pace,2)} \xD7 real time`),i.growing&&!i.live&&r.push(performance.now()-i.grownAt<CM?"being written":"not closed");let o=e?n.apart(e):null;o&&r.splice(0,r.length,o.far>0?`largest distance ${Pe(o.far,3)} m (${i.bodies[o.body].name})`:"no difference in this frame"),De("numbers").textContent=r.join(" \xB7 "),PM(i,e);let a=document.getElementById("time");a&&e&&(a.textContent=`${i.time(e.number).toFixed(3)} s of ${i.time(i.last).toFixed(3)} s`);let l=document.getElementById("frame-box");l&&e&&document.activeElement!==l&&(l.value=String(e.number))}function PM(i,e){let t=De("verdict");if(t.hidden=!e,!e)return;let n=Zo(e.get("verdict"));t.className=`badge verdict-${n}`,t.textContent=n,t.title=`verdict of this frame: residual ${Pe(e.get("residual"),3)} m/s, tolerance ${Pe(i.about.tolerance??1e-8,2)} m/s`}var yr=[.05,.1,.25,.5,1,2,4,8],yh=class{constructor(e,t){this.at=e;this.hearer=t}at;hearer;playing=!1;atHead=!0;reel=null;clock=0;running=null;ended=null;beginning=!1;open(e,t){let n=this.at;this.reel=e,this.beginning=!1,t||(n.frame=e.live?e.last:e.first,n.range=null),e.live&&(this.playing=this.running??!0),this.atHead=!t||n.frame===0||n.frame>=e.last,e.live&&this.atHead&&(n.frame=e.last),this.keepWithin(e)}tick(e,t){let n=this.reel;n&&(this.playing&&!(n.live&&this.atHead)&&this.advance(n,e,t),this.keepWithin(n))}advance(e,t,n){let s=this.at,[r,o]=s.range??[e.first,e.last],a=e.time(s.frame);if(Math.abs(this.clock-a)>2*e.about.step*Math.max(1,s.speed)&&(this.clock=a),n>=0&&n!==s.frame&&!e.peek(s.frame))return;this.clock+=t*s.speed;let l=Math.max(e.frameAt(this.clock),s.frame);l<o?s.frame=l:this.end(e,r,o),e.prefetch(s.frame)}end(e,t,n){let s=this.at;s.frame=n,this.ended?this.stop():e.live&&!s.range?(this.atHead=!0,this.hearer.command({command:"play"})):s.loop?(s.frame=t,this.clock=e.time(t)):(!e.growing||s.range)&&(this.playing=!1,this.hearer.changed())}keepWithin(e){this.at.frame=Math.min(Math.max(this.at.frame,e.first),e.last)}told(e){this.reel?.live&&this.atHead&&e!==this.running&&(this.playing=e),this.running=e}came(e){let t=this.reel;if(!t?.live||!this.atHead)return;this.at.frame=e;let n=t.about.duration;this.at.loop&&n!==null&&t.time(e)>=n&&!this.beginning&&(this.beginning=!0,this.hearer.command({command:"reset"}))}seek(e){let t=this.reel,n=this.at;!t||!Number.isFinite(e)||(n.frame=Math.round(e),this.keepWithin(t),this.clock=t.time(n.frame),this.atHead=n.frame>=t.last,t.live&&!this.atHead&&(this.running&&this.hearer.command({command:"pause"}),this.playing=!1),this.hearer.changed())}play(e=!this.playing){let t=this.reel,n=this.at;t&&(this.playing=e,t.live?e?this.atHead&&this.hearer.command({command:"play"}):this.hearer.command({command:"pause"}):e&&n.frame>=(n.range?.[1]??t.last)&&!t.growing&&(n.frame=n.range?.[0]??t.first),this.clock=t.time(n.frame),this.hearer.changed())}playOnce(e,t){let n=this.reel;n&&(n.live&&this.hearer.command({command:"pause"}),this.at.range=e,this.seek(e[0]),this.ended=t,this.playing=!0,this.hearer.changed())}stop(){let e=this.ended;this.ended=null,this.playing=!1,this.hearer.changed(),e?.()}step(e){this.reel?.live&&e>0&&this.atHead?(this.playing=!1,this.hearer.command({command:"step",count:e}),this.hearer.changed()):(this.playing&&this.play(!1),this.seek(this.at.frame+e))}toFirst(){this.seek(this.reel?.first??0)}toLast(){this.seek(this.reel?.last??0)}faster(){this.setSpeed(yr.find(e=>e>this.at.speed)??yr[yr.length-1])}slower(){this.setSpeed(yr.findLast(e=>e<this.at.speed)??yr[0])}setSpeed(e){this.at.speed=e,this.reel?.live&&this.hearer.command({command:"speed",value:e}),this.hearer.changed()}toggleLoop(){this.at.loop=!this.at.loop,this.hearer.changed()}setRange(e){let t=this.reel,n=this.at;if(!t)return;let[s,r]=n.range??[t.first,t.last],o=n.frame;n.range=e===null?null:e==="begin"?[o,Math.max(r,o)]:[Math.min(s,o),o],this.hearer.changed()}reset(){this.reel?.live?this.hearer.command({command:"reset"}):this.toFirst()}};var IM="uplot",LM="u-hz",DM="u-vt",NM="u-title",FM="u-wrap",UM="u-under",OM="u-over",kM="u-axis",br="u-off",BM="u-select",zM="u-cursor-x",HM="u-cursor-y",VM="u-cursor-pt",GM="u-legend",WM="u-live",XM="u-inline",qM="u-series",YM="u-marker",vg="u-label",$M="u-value",Ga="width",Wa="height";var bg="bottom",wo="left",Vd="right",of="#000",Sg=of+"0",Gd="mousemove",Mg="mousedown",Wd="mouseup",wg="mouseenter",Eg="mouseleave",Tg="dblclick",ZM="resize",JM="scroll",Ag="change",Mh="dppxchange",af="--",Io=typeof window<"u",Zd=Io?document:null,To=Io?window:null,KM=Io?navigator:null,Et,xh;function Jd(){let i=devicePixelRatio;Et!=i&&(Et=i,xh&&jd(Ag,xh,Jd),xh=matchMedia(`(min-resolution: ${Et-.001}dppx) and (max-resolution: ${Et+.001}dppx)`),Sr(Ag,xh,Jd),To.dispatchEvent(new CustomEvent(Mh)))}function fi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Kd(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Xt(i,e,t){i.style[e]=t+"px"}function Ni(i,e,t,n){let s=Zd.createElement(i);return e!=null&&fi(s,e),t?.insertBefore(s,n),s}function bi(i,e){return Ni("div",i,e)}var Rg=new WeakMap;function ts(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Rg.get(i);r!=o&&(i.style.transform=r,Rg.set(i,r),e<0||t<0||e>n||t>s?fi(i,br):Kd(i,br))}var Cg=new WeakMap;function Pg(i,e,t){let n=e+t,s=Cg.get(i);n!=s&&(Cg.set(i,n),i.style.background=e,i.style.borderColor=t)}var Ig=new WeakMap;function Lg(i,e,t,n){let s=e+""+t,r=Ig.get(i);s!=r&&(Ig.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var lf={passive:!0},jM={...lf,capture:!0};function Sr(i,e,t,n){e.addEventListener(i,t,n?jM:lf)}function jd(i,e,t,n){e.removeEventListener(i,t,lf)}Io&&Jd();function Fi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:pi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function o0(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var a0=i=>i!=null,l0=i=>i!=null&&i>0,Th=o0(a0),QM=o0(l0);function ew(i,e,t,n=0,s=!1){let r=s?QM:Th,o=s?l0:a0;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ut,l??-Ut]}function Ah(i,e,t,n){let s=Fg(i),r=Fg(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Ps:c0,a=s==1?pi:Si,l=r==1?Si:pi,c=a(o(Mn(i))),h=l(o(Mn(e))),u=Ao(t,c),d=Ao(t,h);return t==10&&(c<0&&(u=Ot(u,-c)),h<0&&(d=Ot(d,-h))),n||t==2?(i=u*s,e=d*r):(i=f0(i,u),e=Rh(e,d)),[i,e]}function cf(i,e,t,n){let s=Ah(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var hf=.1,Dg={mode:3,pad:hf},qa={pad:0,soft:null,mode:0},tw={min:qa,max:qa};function wh(i,e,t,n){return Ch(t)?Ng(i,e,t):(qa.pad=t,qa.soft=n?0:null,qa.mode=n?3:0,Ng(i,e,tw))}function Mt(i,e){return i??e}function nw(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Ng(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-Ut),l=Mt(s.hard,Ut),c=Mt(n.soft,Ut),h=Mt(s.soft,-Ut),u=Mt(n.mode,0),d=Mt(s.mode,0),f=e-i,g=Ps(f),x=Zn(Mn(i),Mn(e)),m=Ps(x),p=Mn(m-g);(f<1e-24||p>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Ut&&(r=0),d==2&&h!=-Ut&&(o=0)));let v=f||x||1e3,A=Ps(v),S=Ao(10,pi(A)),R=v*(f==0?i==0?.1:1:r),T=Ot(f0(i-R,S/10),24),_=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Ut,E=Zn(a,T<_&&i>=_?_:Ui(_,T)),U=v*(f==0?e==0?.1:1:o),I=Ot(Rh(e+U,S/10),24),L=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Ut,H=Ui(l,I>L&&e<=L?L:Zn(L,I));return E==H&&E==0&&(H=100),[E,H]}var iw=new Intl.NumberFormat(Io?KM.language:"en-US"),uf=i=>iw.format(i),mi=Math,Sh=mi.PI,Mn=mi.abs,pi=mi.floor,Sn=mi.round,Si=mi.ceil,Ui=mi.min,Zn=mi.max,Ao=mi.pow,Fg=mi.sign,Ps=mi.log10,c0=mi.log2,sw=(i,e=1)=>mi.sinh(i)*e,Xd=(i,e=1)=>mi.asinh(i/e),Ut=1/0;function Ug(i){return(Ps((i^i>>31)-(i>>31))|0)+1}function Qd(i,e,t){return Ui(Zn(i,e),t)}function h0(i){return typeof i=="function"}function vt(i){return h0(i)?i:()=>i}var rw=()=>{},u0=i=>i,d0=(i,e)=>e,ow=i=>null,Og=i=>!0,kg=(i,e)=>i==e,aw=/\.\d*?(?=9{6,}|0{6,})/gm,Mr=i=>{if(m0(i)||nr.has(i))return i;let e=`${i}`,t=e.match(aw);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Mr(s)}e${r}`}return Ot(i,n)};function xr(i,e){return Mr(Ot(Mr(i/e))*e)}function Rh(i,e){return Mr(Si(Mr(i/e))*e)}function f0(i,e){return Mr(pi(Mr(i/e))*e)}function Ot(i,e=0){if(m0(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Sn(n)/t}var nr=new Map;function p0(i){return((""+i).split(".")[1]||"").length}function $a(i,e,t,n){let s=[],r=n.map(p0);for(let o=e;o<t;o++){let a=Mn(o),l=Ot(Ao(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ot(h,u);s.push(d),nr.set(d,u)}}return s}var Ya={},df=[],Ro=[null,null],tr=Array.isArray,m0=Number.isInteger,lw=i=>i===void 0;function Bg(i){return typeof i=="string"}function Ch(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function cw(i){return i!=null&&typeof i=="object"}var hw=Object.getPrototypeOf(Uint8Array),g0="__proto__";function Co(i,e=Ch){let t;if(tr(i)){let n=i.find(s=>s!=null);if(tr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Co(i[s],e)}else t=i.slice()}else if(i instanceof hw)t=i.slice();else if(e(i)){t={};for(let n in i)n!=g0&&(t[n]=Co(i[n],e))}else t=i;return t}function gn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=g0&&(Ch(i[s])?gn(i[s],Co(n[s])):i[s]=Co(n[s]))}return i}var uw=0,dw=1,fw=2;function pw(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function mw(i,e){if(yw(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return xw(o[0])||(o=_w(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:dw,f=[];for(let g=0;g<h.length;g++){let x=h[g],m=r.get(l[g]);x===null?d!=uw&&(u[m]=x,d==fw&&f.push(m)):u[m]=x}pw(u,f,s),n.push(u)}}return n}var gw=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function _w(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function yw(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function xw(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Zn(1,pi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var _0=["January","February","March","April","May","June","July","August","September","October","November","December"],y0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function x0(i){return i.slice(0,3)}var vw=y0.map(x0),bw=_0.map(x0),Sw={MMMM:_0,MMM:bw,WWWW:y0,WWW:vw};function Va(i){return(i<10?"0":"")+i}function Mw(i){return(i<10?"00":i<100?"0":"")+i}var ww={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Va(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Va(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Va(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Va(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Va(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>Mw(i.getMilliseconds())};function ff(i,e){e=e||Sw;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?ww[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Ew=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Tw(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==Ew?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var v0=i=>i%1==0,Eh=[1,2,2.5,5],Aw=$a(10,-32,0,Eh),b0=$a(10,0,32,Eh),Rw=b0.filter(v0),vr=Aw.concat(b0),pf=`
`,S0="{YYYY}",zg=pf+S0,M0="{M}/{D}",Xa=pf+M0,vh=Xa+"/{YY}",w0="{aa}",Cw="{h}:{mm}",Eo=Cw+w0,Hg=pf+Eo,Vg=":{ss}",Ct=null;function E0(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?$a(10,0,3,Eh).filter(v0):$a(10,-3,0,Eh)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,S0,Ct,Ct,Ct,Ct,Ct,Ct,1],[s*28,"{MMM}",zg,Ct,Ct,Ct,Ct,Ct,1],[s,M0,zg,Ct,Ct,Ct,Ct,Ct,1],[n,"{h}"+w0,vh,Ct,Xa,Ct,Ct,Ct,1],[t,Eo,vh,Ct,Xa,Ct,Ct,Ct,1],[e,Vg,vh+" "+Eo,Ct,Xa+" "+Eo,Ct,Hg,Ct,1],[i,Vg+".{fff}",vh+" "+Eo,Ct,Xa+" "+Eo,Ct,Hg,Ct,1]];function h(u){return(d,f,g,x,m,p)=>{let v=[],A=m>=o,S=m>=r&&m<o,R=u(g),T=Ot(R*i,3),_=qd(R.getFullYear(),A?0:R.getMonth(),S||A?1:R.getDate()),E=Ot(_*i,3);if(S||A){let U=S?m/r:0,I=A?m/o:0,L=T==E?T:Ot(qd(_.getFullYear()+I,_.getMonth()+U,1)*i,3),H=new Date(Sn(L/i)),G=H.getFullYear(),D=H.getMonth();for(let F=0;L<=x;F++){let X=qd(G+I*F,D+U*F,1),V=X-u(Ot(X*i,3));L=Ot((+X+V)*i,3),L<=x&&v.push(L)}}else{let U=m>=s?s:m,I=pi(g)-pi(T),L=E+I+Rh(T-E,U);v.push(L);let H=u(L),G=H.getHours()+H.getMinutes()/t+H.getSeconds()/n,D=m/n,F=d.axes[f]._space,X=p/F;for(;L=Ot(L+m,i==1?0:3),!(L>x);)if(D>1){let V=pi(Ot(G+D,6))%24,Q=u(L).getHours()-V;Q>1&&(Q=-1),L-=Q*n,G=(G+D)%24;let se=v[v.length-1];Ot((L-se)/m,3)*X>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[Pw,Iw,Lw]=E0(1),[Dw,Nw,Fw]=E0(.001);$a(2,-53,53,[1]);function Gg(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Wg(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,d,f;return n.map(g=>{let x=i(g),m=x.getFullYear(),p=x.getMonth(),v=x.getDate(),A=x.getHours(),S=x.getMinutes(),R=x.getSeconds(),T=m!=l&&a[2]||p!=c&&a[3]||v!=h&&a[4]||A!=u&&a[5]||S!=d&&a[6]||R!=f&&a[7]||a[1];return l=m,c=p,h=v,u=A,d=S,f=R,T(x)})}}function Uw(i,e){let t=ff(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function qd(i,e,t){return new Date(i,e,t)}function Xg(i,e){return e(i)}var Ow="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function qg(i,e){return(t,n,s,r)=>r==null?af:e(i(n))}function kw(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function Bw(i,e){return i.series[e].fill(i,e)}var zw={show:!0,live:!0,isolate:!1,mount:rw,markers:{show:!0,width:2,stroke:kw,fill:Bw,dash:"solid"},idx:null,idxs:null,values:[]};function Hw(i,e){let t=i.cursor.points,n=bi(),s=t.size(i,e);Xt(n,Ga,s),Xt(n,Wa,s);let r=s/-2;Xt(n,"marginLeft",r),Xt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Xt(n,"borderWidth",o),n}function Vw(i,e){let t=i.series[e].points;return t._fill||t._stroke}function Gw(i,e){let t=i.series[e].points;return t._stroke||t._fill}function Ww(i,e){return i.series[e].points.size}var Yd=[0,0];function Xw(i,e,t){return Yd[0]=e,Yd[1]=t,Yd}function bh(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function $d(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var qw={show:!0,x:!0,y:!0,lock:!1,move:Xw,points:{one:!1,show:Hw,size:Ww,width:0,stroke:Gw,fill:Vw},bind:{mousedown:bh,mouseup:bh,click:bh,dblclick:bh,mousemove:$d,mouseleave:$d,mouseenter:$d},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},T0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},mf=gn({},T0,{filter:d0}),A0=gn({},mf,{size:10}),R0=gn({},T0,{show:!1}),gf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',C0="bold "+gf,P0=1.5,Yg={show:!0,scale:"x",stroke:of,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:C0,side:2,grid:mf,ticks:A0,border:R0,font:gf,lineGap:P0,rotate:0},Yw="Value",$w="Time",$g={show:!0,scale:"x",auto:!1,sorted:1,min:Ut,max:-Ut,idxs:[]};function Zw(i,e,t,n,s){return e.map(r=>r==null?"":uf(r))}function Jw(i,e,t,n,s,r,o){let a=[],l=nr.get(s)||0;t=o?t:Ot(Rh(t,s),l);for(let c=t;c<=n;c=Ot(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function ef(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Ps:c0,h=pi(c(t));s=Ao(l,h),l==10&&(s=vr[Fi(s,vr)]);let u=t,d=s*l;l==10&&(d=vr[Fi(d,vr)]);do a.push(u),u=u+s,l==10&&!nr.has(u)&&(u=Ot(u,nr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=vr[Fi(d,vr)]));while(u<=n);return a}function Kw(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?ef(i,e,Zn(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?ef(i,e,Zn(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var I0=/./,jw=/[12357]/,Qw=/[125]/,Zg=/1/,tf=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function eE(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?I0:l(7,o)-h>=c?jw:l(5,o)-h>=c?Qw:Zg;if(u==Zg){let d=Mn(l(1,o)-h);if(d<c)return tf(e.slice().reverse(),a.distr,u,Si(c/d)).reverse()}return tf(e,a.distr,u,1)}function tE(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=Mn(l(1,o)-l(2,o));return c<a?tf(e.slice().reverse(),3,I0,Si(a/c)).reverse():e}function nE(i,e,t,n){return n==null?af:e==null?"":uf(e)}var Jg={show:!0,scale:"y",stroke:of,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:C0,side:3,grid:mf,ticks:A0,border:R0,font:gf,lineGap:P0,rotate:0};function iE(i,e){let t=3+(i||1)*2;return Ot(t*e,3)}function sE(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Mn(o-r),l=i.series[e],c=a/(l.points.space*Et);return n[1]-n[0]<=c}var Kg={scale:null,auto:!0,sorted:0,min:Ut,max:-Ut},L0=(i,e,t,n,s)=>s,jg={show:!0,auto:!0,sorted:0,gaps:L0,alpha:1,facets:[gn({},Kg,{scale:"x"}),gn({},Kg,{scale:"y"})]},Qg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:L0,alpha:1,points:{show:sE,filter:null},values:null,min:Ut,max:-Ut,idxs:[],path:null,clip:null};function rE(i,e,t,n,s){return t/10}var D0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},oE=gn({},D0,{time:!1,ori:1}),e0={};function N0(i,e){let t=e0[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(e0[i]=t)),t}var Po=1,nf=2;function wr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,x=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,p,d,f,g,x,Ih,Lo,Dh,U0,k0):t(s,l,c,h,u,p,m,f,d,x,g,Lh,Do,xf,O0,B0)}function _f(i,e){let t=0,n=0,s=Mt(i.bands,df);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function aE(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Is(i,e,t,n,s,r){return wr(i,e,(o,a,l,c,h,u,d,f,g,x,m)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),A=c.ori==0?Lo:Do,S,R;v==1?(S=t,R=n):(S=n,R=t);let T=p(u(a[S],c,x,f)),_=p(d(l[S],h,m,g)),E=p(u(a[R],c,x,f)),U=p(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return A(I,E,U),A(I,T,U),A(I,T,_),I})}function Ph(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Dh:xf,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function lE(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function yf(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function t0(i){return i==0?u0:i==1?Sn:e=>xr(e,i)}function F0(i){let e=i==0?Ih:Lh,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ui(c,a/2,l/2),h=Ui(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Ih=(i,e,t)=>{i.moveTo(e,t)},Lh=(i,e,t)=>{i.moveTo(t,e)},Lo=(i,e,t)=>{i.lineTo(e,t)},Do=(i,e,t)=>{i.lineTo(t,e)},Dh=F0(0),xf=F0(1),U0=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},O0=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},k0=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},B0=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function z0(i){return(e,t,n,s,r)=>wr(e,t,(o,a,l,c,h,u,d,f,g,x,m)=>{let{pxRound:p,points:v}=o,A,S;c.ori==0?(A=Ih,S=U0):(A=Lh,S=O0);let R=Ot(v.width*Et,3),T=(v.size-v.width)/2*Et,_=Ot(T*2,3),E=new Path2D,U=new Path2D,{left:I,top:L,width:H,height:G}=e.bbox;Dh(U,I-_,L-_,H+_*2,G+_*2);let D=F=>{if(l[F]!=null){let X=p(u(a[F],c,x,f)),V=p(d(l[F],h,m,g));A(E,X+T,V),S(E,X,V,T,0,Sh*2)}};if(r)r.forEach(D);else for(let F=n;F<=s;F++)D(F);return{stroke:R>0?E:null,fill:E,clip:U,flags:Po|nf}})}function H0(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var cE=H0(Lo),hE=H0(Do);function V0(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>wr(t,n,(o,a,l,c,h,u,d,f,g,x,m)=>{[s,r]=Th(l,s,r);let p=o.pxRound,v=G=>p(u(G,c,x,f)),A=G=>p(d(G,h,m,g)),S,R;c.ori==0?(S=Lo,R=cE):(S=Do,R=hE);let T=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Po},E=_.stroke,U=!1;if(r-s>=x*4){let G=ue=>t.posToVal(ue,c.key,!0),D=null,F=null,X,V,ae,J=v(a[T==1?s:r]),Q=v(a[s]),se=v(a[r]),de=G(T==1?Q+1:se-1);for(let ue=T==1?s:r;ue>=s&&ue<=r;ue+=T){let ee=a[ue],ye=(T==1?ee<de:ee>de)?J:v(ee),Ae=l[ue];ye==J?Ae!=null?(V=Ae,D==null?(S(E,ye,A(V)),X=D=F=V):V<D?D=V:V>F&&(F=V)):Ae===null&&(U=!0):(D!=null&&R(E,J,A(D),A(F),A(X),A(V)),Ae!=null?(V=Ae,S(E,ye,A(V)),D=F=X=V):(D=F=null,Ae===null&&(U=!0)),J=ye,de=G(J+T))}D!=null&&D!=F&&ae!=J&&R(E,J,A(D),A(F),A(X),A(V))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let D=l[G];D===null?U=!0:D!=null&&S(E,v(a[G]),A(D))}let[L,H]=_f(t,n);if(o.fill!=null||L!=0){let G=_.fill=new Path2D(E),D=o.fillTo(t,n,o.min,o.max,L),F=A(D),X=v(a[s]),V=v(a[r]);T==-1&&([V,X]=[X,V]),S(G,V,F),S(G,X,F)}if(!o.spanGaps){let G=[];U&&G.push(...yf(a,l,s,r,T,v,e)),_.gaps=G=o.gaps(t,n,s,r,G),_.clip=Ph(G,c.ori,f,g,x,m)}return H!=0&&(_.band=H==2?[Is(t,n,s,r,E,-1),Is(t,n,s,r,E,1)]:Is(t,n,s,r,E,H)),_})}function uE(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,l)=>wr(r,o,(c,h,u,d,f,g,x,m,p,v,A)=>{[a,l]=Th(u,a,l);let S=c.pxRound,{left:R,width:T}=r.bbox,_=Q=>S(g(Q,d,v,m)),E=Q=>S(x(Q,f,A,p)),U=d.ori==0?Lo:Do,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Po},L=I.stroke,H=d.dir*(d.ori==0?1:-1),G=E(u[H==1?a:l]),D=_(h[H==1?a:l]),F=D,X=D;s&&e==-1&&(X=R,U(L,X,G)),U(L,D,G);for(let Q=H==1?a:l;Q>=a&&Q<=l;Q+=H){let se=u[Q];if(se==null)continue;let de=_(h[Q]),ue=E(se);e==1?U(L,de,G):U(L,F,ue),U(L,de,ue),G=ue,F=de}let V=F;s&&e==1&&(V=R+T,U(L,V,G));let[ae,J]=_f(r,o);if(c.fill!=null||ae!=0){let Q=I.fill=new Path2D(L),se=c.fillTo(r,o,c.min,c.max,ae),de=E(se);U(Q,V,de),U(Q,X,de)}if(!c.spanGaps){let Q=[];Q.push(...yf(h,u,a,l,H,_,n));let se=c.width*Et/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),I.gaps=Q=c.gaps(r,o,a,l,Q),I.clip=Ph(Q,d.ori,m,p,v,A)}return J!=0&&(I.band=J==2?[Is(r,o,a,l,L,-1),Is(r,o,a,l,L,1)]:Is(r,o,a,l,L,J)),I})}function n0(i,e,t,n,s,r,o=Ut){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=Mn(i[l]-i[a]);h<c&&(c=h,o=Mn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function dE(i){i=i||Ya;let e=Mt(i.size,[.6,Ut,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=vt(s),o=1-e[0],a=Mt(e[1],Ut),l=Mt(e[2],1),c=Mt(i.disp,Ya),h=Mt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,x,m)=>wr(f,g,(p,v,A,S,R,T,_,E,U,I,L)=>{let H=p.pxRound,G=t,D=n*Et,F=a*Et,X=l*Et,V,ae;S.ori==0?[V,ae]=r(f,g):[ae,V]=r(f,g);let J=S.dir*(S.ori==0?1:-1),Q=S.ori==0?Dh:xf,se=S.ori==0?h:(Ce,Je,lt,Me,Ft,Ve,$e)=>{h(Ce,Je,lt,Ft,Me,$e,Ve)},de=Mt(f.bands,df).find(Ce=>Ce.series[0]==g),ue=de!=null?de.dir:0,ee=p.fillTo(f,g,p.min,p.max,ue),me=H(_(ee,R,L,U)),ye,Ae,Se,Xe=I,at=H(p.width*Et),Ge=!1,ft=null,ht=null,st=null,qt=null;u!=null&&(at==0||d!=null)&&(Ge=!0,ft=u.values(f,g,x,m),ht=new Map,new Set(ft).forEach(Ce=>{Ce!=null&&ht.set(Ce,new Path2D)}),at>0&&(st=d.values(f,g,x,m),qt=new Map,new Set(st).forEach(Ce=>{Ce!=null&&qt.set(Ce,new Path2D)})));let{x0:kt,size:ln}=c;if(kt!=null&&ln!=null){G=1,v=kt.values(f,g,x,m),kt.unit==2&&(v=v.map(lt=>f.posToVal(E+lt*I,S.key,!0)));let Ce=ln.values(f,g,x,m);ln.unit==2?Ae=Ce[0]*I:Ae=T(Ce[0],S,I,E)-T(0,S,I,E),Xe=n0(v,A,T,S,I,E,Xe),Se=Xe-Ae+D}else Xe=n0(v,A,T,S,I,E,Xe),Se=Xe*o+D,Ae=Xe-Se;Se<1&&(Se=0),at>=Ae/2&&(at=0),Se<5&&(H=u0);let Dt=Se>0,En=Xe-Se-(Dt?at:0);Ae=H(Qd(En,X,F)),ye=(G==0?Ae/2:G==J?0:Ae)-G*J*((G==0?D/2:0)+(Dt?at/2:0));let bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_n=Ge?null:new Path2D,jt=null;if(de!=null)jt=f.data[de.series[1]];else{let{y0:Ce,y1:Je}=c;Ce!=null&&Je!=null&&(A=Je.values(f,g,x,m),jt=Ce.values(f,g,x,m))}let cn=V*Ae,B=ae*Ae;for(let Ce=J==1?x:m;Ce>=x&&Ce<=m;Ce+=J){let Je=A[Ce];if(Je==null)continue;if(jt!=null){let Y=jt[Ce]??0;if(Je-Y==0)continue;me=_(Y,R,L,U)}let lt=S.distr!=2||c!=null?v[Ce]:Ce,Me=T(lt,S,I,E),Ft=_(Mt(Je,ee),R,L,U),Ve=H(Me-ye),$e=H(Zn(Ft,me)),C=H(Ui(Ft,me)),b=$e-C;if(Je!=null){let Y=Je<0?B:cn,he=Je<0?cn:B;Ge?(at>0&&st[Ce]!=null&&Q(qt.get(st[Ce]),Ve,C+pi(at/2),Ae,Zn(0,b-at),Y,he),ft[Ce]!=null&&Q(ht.get(ft[Ce]),Ve,C+pi(at/2),Ae,Zn(0,b-at),Y,he)):Q(_n,Ve,C+pi(at/2),Ae,Zn(0,b-at),Y,he),se(f,g,Ce,Ve-at/2,C,Ae+at,b)}}return at>0?bt.stroke=Ge?qt:_n:Ge||(bt._fill=p.width==0?p._fill:p._stroke??p._fill,bt.width=0),bt.fill=Ge?ht:_n,bt})}function fE(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>wr(n,s,(a,l,c,h,u,d,f,g,x,m,p)=>{[r,o]=Th(c,r,o);let v=a.pxRound,A=V=>v(d(V,h,m,g)),S=V=>v(f(V,u,p,x)),R,T,_;h.ori==0?(R=Ih,_=Lo,T=k0):(R=Lh,_=Do,T=B0);let E=h.dir*(h.ori==0?1:-1),U=A(l[E==1?r:o]),I=U,L=[],H=[];for(let V=E==1?r:o;V>=r&&V<=o;V+=E)if(c[V]!=null){let J=l[V],Q=A(J);L.push(I=Q),H.push(S(c[V]))}let G={stroke:i(L,H,R,_,T,v),fill:null,clip:null,band:null,gaps:null,flags:Po},D=G.stroke,[F,X]=_f(n,s);if(a.fill!=null||F!=0){let V=G.fill=new Path2D(D),ae=a.fillTo(n,s,a.min,a.max,F),J=S(ae);_(V,I,J),_(V,U,J)}if(!a.spanGaps){let V=[];V.push(...yf(l,c,r,o,E,A,t)),G.gaps=V=a.gaps(n,s,r,o,V),G.clip=Ph(V,h.ori,g,x,m,p)}return X!=0&&(G.band=X==2?[Is(n,s,r,o,D,-1),Is(n,s,r,o,D,1)]:Is(n,s,r,o,D,X)),G})}function pE(i){return fE(mE,i)}function mE(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var sf=new Set;function i0(){for(let i of sf)i.syncRect(!0)}Io&&(Sr(ZM,To,i0),Sr(JM,To,i0,!0),Sr(Mh,To,()=>{Fn.pxRatio=Et}));var gE=V0(),_E=z0();function s0(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>rf(r,o,e,t))}function yE(i,e){return i.map((t,n)=>n==0?{}:gn({},e,t))}function rf(i,e,t,n){return gn({},e==0?t:n,i)}function G0(i,e,t){return e==null?Ro:[e,t]}var xE=G0;function vE(i,e,t){return e==null?Ro:wh(e,t,hf,!0)}function W0(i,e,t,n){return e==null?Ro:Ah(e,t,i.scales[n].log,!1)}var bE=W0;function X0(i,e,t,n){return e==null?Ro:cf(e,t,i.scales[n].log,!1)}var SE=X0;function ME(i,e,t,n,s){let r=Zn(Ug(i),Ug(e)),o=e-i,a=Fi(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?nr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function r0(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Sn((t=+s)*Et))+"px"),[i,e,t]}function wE(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ot(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Fn(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(y,M,P,N){let W=M.valToPct(y);return N+P*(M.dir==-1?1-W:W)}function o(y,M,P,N){let W=M.valToPct(y);return N+P*(M.dir==-1?W:1-W)}function a(y,M,P,N){return M.ori==0?r(y,M,P,N):o(y,M,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=bi(IM);if(i.id!=null&&(c.id=i.id),fi(c,i.class),i.title){let y=bi(NM,c);y.textContent=i.title}let h=Ni("canvas"),u=n.ctx=h.getContext("2d"),d=bi(FM,c);Sr("click",d,y=>{y.target===g&&(Ht!=Ir||Yt!=Lr)&&Ln.click(n,y)},!0);let f=n.under=bi(UM,d);d.appendChild(h);let g=n.over=bi(OM,d);i=Co(i);let x=+Mt(i.pxAlign,1),m=t0(x);(i.plugins||[]).forEach(y=>{y.opts&&(i=y.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?s0(i.series||[],$g,Qg,!1):yE(i.series||[null],jg),A=n.axes=s0(i.axes||[],Yg,Jg,!0),S=n.scales={},R=n.bands=i.bands||[];R.forEach(y=>{y.fill=vt(y.fill||null),y.dir=Mt(y.dir,-1)});let T=s==2?v[1].facets[0].scale:v[0].scale,_={axes:rs,series:mt},E=(i.drawOrder||["axes","series"]).map(y=>_[y]);function U(y){let M=y.distr==3?P=>Ps(P>0?P:y.clamp(n,P,y.min,y.max,y.key)):y.distr==4?P=>Xd(P,y.asinh):y.distr==100?P=>y.fwd(P):P=>P;return P=>{let N=M(P),{_min:W,_max:K}=y,le=K-W;return(N-W)/le}}function I(y){let M=S[y];if(M==null){let P=(i.scales||Ya)[y]||Ya;if(P.from!=null){I(P.from);let N=gn({},S[P.from],P,{key:y});N.valToPct=U(N),S[y]=N}else{M=S[y]=gn({},y==T?D0:oE,P),M.key=y;let N=M.time,W=M.range,K=tr(W);if((y!=T||s==2&&!N)&&(K&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Dg:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Dg:{mode:1,hard:W[1],soft:W[1]}},K=!1),!K&&Ch(W))){let le=W;W=(fe,ve,Fe)=>ve==null?Ro:wh(ve,Fe,le)}M.range=vt(W||(N?xE:y==T?M.distr==3?bE:M.distr==4?SE:G0:M.distr==3?W0:M.distr==4?X0:vE)),M.auto=vt(K?!1:M.auto),M.clamp=vt(M.clamp||rE),M._min=M._max=null,M.valToPct=U(M)}}}I("x"),I("y"),s==1&&v.forEach(y=>{I(y.scale)}),A.forEach(y=>{I(y.scale)});for(let y in i.scales)I(y);let L=S[T],H=L.distr,G,D;L.ori==0?(fi(c,LM),G=r,D=o):(fi(c,DM),G=o,D=r);let F={};for(let y in S){let M=S[y];(M.min!=null||M.max!=null)&&(F[y]={min:M.min,max:M.max},M.min=M.max=null)}let X=i.tzDate||(y=>new Date(Sn(y/p))),V=i.fmtDate||ff,ae=p==1?Lw(X):Fw(X),J=Wg(X,Gg(p==1?Iw:Nw,V)),Q=qg(X,Xg(Ow,V)),se=[],de=n.legend=gn({},zw,i.legend),ue=n.cursor=gn({},qw,{drag:{y:s==2}},i.cursor),ee=de.show,me=ue.show,ye=de.markers;de.idxs=se,ye.width=vt(ye.width),ye.dash=vt(ye.dash),ye.stroke=vt(ye.stroke),ye.fill=vt(ye.fill);let Ae,Se,Xe,at=[],Ge=[],ft,ht=!1,st={};if(de.live){let y=v[1]?v[1].values:null;ht=y!=null,ft=ht?y(n,1,0):{_:0};for(let M in ft)st[M]=af}if(ee)if(Ae=Ni("table",GM,c),Xe=Ni("tbody",null,Ae),de.mount(n,Ae),ht){Se=Ni("thead",null,Ae,Xe);let y=Ni("tr",null,Se);Ni("th",null,y);for(var qt in ft)Ni("th",vg,y).textContent=qt}else fi(Ae,XM),de.live&&fi(Ae,WM);let kt={show:!0},ln={show:!1};function Dt(y,M){if(M==0&&(ht||!de.live||s==2))return Ro;let P=[],N=Ni("tr",qM,Xe,Xe.childNodes[M]);fi(N,y.class),y.show||fi(N,br);let W=Ni("th",null,N);if(ye.show){let fe=bi(YM,W);if(M>0){let ve=ye.width(n,M);ve&&(fe.style.border=ve+"px "+ye.dash(n,M)+" "+ye.stroke(n,M)),fe.style.background=ye.fill(n,M)}}let K=bi(vg,W);y.label instanceof HTMLElement?K.appendChild(y.label):K.textContent=y.label,M>0&&(ye.show||(K.style.color=y.width>0?ye.stroke(n,M):ye.fill(n,M)),bt("click",W,fe=>{if(ue._lock)return;Qe(fe);let ve=v.indexOf(y);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let Fe=v.some((Ue,ke)=>ke>0&&ke!=ve&&Ue.show);v.forEach((Ue,ke)=>{ke>0&&zi(ke,Fe?ke==ve?kt:ln:kt,!0,fn.setSeries)})}else zi(ve,{show:!y.show},!0,fn.setSeries)},!1),et&&bt(wg,W,fe=>{ue._lock||(Qe(fe),zi(v.indexOf(y),Nr,!0,fn.setSeries))},!1));for(var le in ft){let fe=Ni("td",$M,N);fe.textContent="--",P.push(fe)}return[N,P]}let En=new Map;function bt(y,M,P,N=!0){let W=En.get(M)||{},K=ue.bind[y](n,M,P,N);K&&(Sr(y,M,W[y]=K),En.set(M,W))}function _n(y,M,P){let N=En.get(M)||{};for(let W in N)(y==null||W==y)&&(jd(W,M,N[W]),delete N[W]);y==null&&En.delete(M)}let jt=0,cn=0,B=0,Ce=0,Je=0,lt=0,Me=Je,Ft=lt,Ve=B,$e=Ce,C=0,b=0,Y=0,he=0;n.bbox={};let oe=!1,_e=!1,xe=!1,te=!1,ie=!1,pe=!1;function k(y,M,P){(P||y!=n.width||M!=n.height)&&re(y,M),ut(!1),xe=!0,_e=!0,Un()}function re(y,M){n.width=jt=B=y,n.height=cn=Ce=M,Je=lt=0,be(),We();let P=n.bbox;C=P.left=xr(Je*Et,.5),b=P.top=xr(lt*Et,.5),Y=P.width=xr(B*Et,.5),he=P.height=xr(Ce*Et,.5)}let ne=3;function we(){let y=!1,M=0;for(;!y;){M++;let P=Rr(M),N=Bi(M);y=M==ne||P&&N,y||(re(n.width,n.height),_e=!0)}}function ge({width:y,height:M}){k(y,M)}n.setSize=ge;function be(){let y=!1,M=!1,P=!1,N=!1;A.forEach((W,K)=>{if(W.show&&W._show){let{side:le,_size:fe}=W,ve=le%2,Fe=W.label!=null?W.labelSize:0,Ue=fe+Fe;Ue>0&&(ve?(B-=Ue,le==3?(Je+=Ue,N=!0):P=!0):(Ce-=Ue,le==0?(lt+=Ue,y=!0):M=!0))}}),Oi[0]=y,Oi[1]=P,Oi[2]=M,Oi[3]=N,B-=Mi[1]+Mi[3],Je+=Mi[3],Ce-=Mi[2]+Mi[0],lt+=Mi[0]}function We(){let y=Je+B,M=lt+Ce,P=Je,N=lt;function W(K,le){switch(K){case 1:return y+=le,y-le;case 2:return M+=le,M-le;case 3:return P-=le,P+le;case 0:return N-=le,N+le}}A.forEach((K,le)=>{if(K.show&&K._show){let fe=K.side;K._pos=W(fe,K._size),K.label!=null&&(K._lpos=W(fe,K.labelSize))}})}if(ue.dataIdx==null){let y=ue.hover,M=y.skip=new Set(y.skip??[]);M.add(void 0);let P=y.prox=vt(y.prox),N=y.bias??=0;ue.dataIdx=(W,K,le,fe)=>{if(K==0)return le;let ve=le,Fe=P(W,K,le,fe)??Ut,Ue=Fe>=0&&Fe<Ut,ke=L.ori==0?B:Ce,rt=ue.left,wt=e[0],St=e[K];if(M.has(St[le])){ve=null;let _t=null,je=null,qe;if(N==0||N==-1)for(qe=le;_t==null&&qe-- >0;)M.has(St[qe])||(_t=qe);if(N==0||N==1)for(qe=le;je==null&&qe++<St.length;)M.has(St[qe])||(je=qe);if(_t!=null||je!=null)if(Ue){let Gt=_t==null?-1/0:G(wt[_t],L,ke,0),tn=je==null?1/0:G(wt[je],L,ke,0),Cn=rt-Gt,Nt=tn-rt;Cn<=Nt?Cn<=Fe&&(ve=_t):Nt<=Fe&&(ve=je)}else ve=je==null?_t:_t==null?je:le-_t<=je-le?_t:je}else Ue&&Mn(rt-G(wt[le],L,ke,0))>Fe&&(ve=null);return ve}}let Qe=y=>{ue.event=y};ue.idxs=se,ue._lock=!1;let ce=ue.points;ce.show=vt(ce.show),ce.size=vt(ce.size),ce.stroke=vt(ce.stroke),ce.width=vt(ce.width),ce.fill=vt(ce.fill);let Be=n.focus=gn({},i.focus||{alpha:.3},ue.focus),et=Be.prox>=0,Re=et&&ce.one,ct=[],zt=[],zn=[];function Fo(y,M){let P=ce.show(n,M);if(P instanceof HTMLElement)return fi(P,VM),fi(P,y.class),ts(P,-10,-10,B,Ce),g.insertBefore(P,ct[M]),P}function Er(y,M){if(s==1||M>0){let P=s==1&&S[y.scale].time,N=y.value;y.value=P?Bg(N)?qg(X,Xg(N,V)):N||Q:N||nE,y.label=y.label||(P?$w:Yw)}if(Re||M>0){y.width=y.width==null?1:y.width,y.paths=y.paths||gE||ow,y.fillTo=vt(y.fillTo||aE),y.pxAlign=+Mt(y.pxAlign,x),y.pxRound=t0(y.pxAlign),y.stroke=vt(y.stroke||null),y.fill=vt(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let P=iE(Zn(1,y.width),1),N=y.points=gn({},{size:P,width:Zn(1,P*.2),stroke:y.stroke,space:P*2,paths:_E,_stroke:null,_fill:null},y.points);N.show=vt(N.show),N.filter=vt(N.filter),N.fill=vt(N.fill),N.stroke=vt(N.stroke),N.paths=vt(N.paths),N.pxAlign=y.pxAlign}if(ee){let P=Dt(y,M);at.splice(M,0,P[0]),Ge.splice(M,0,P[1]),de.values.push(null)}if(me){se.splice(M,0,null);let P=null;Re?M==0&&(P=Fo(y,M)):M>0&&(P=Fo(y,M)),ct.splice(M,0,P),zt.splice(M,0,0),zn.splice(M,0,0)}Rn("addSeries",M)}function qh(y,M){M=M??v.length,y=s==1?rf(y,M,$g,Qg):rf(y,M,{},jg),v.splice(M,0,y),Er(v[M],M)}n.addSeries=qh;function Ka(y){if(v.splice(y,1),ee){de.values.splice(y,1),Ge.splice(y,1);let M=at.splice(y,1)[0];_n(null,M.firstChild),M.remove()}me&&(se.splice(y,1),ct.splice(y,1)[0].remove(),zt.splice(y,1),zn.splice(y,1)),Rn("delSeries",y)}n.delSeries=Ka;let Oi=[!1,!1,!1,!1];function ns(y,M){if(y._show=y.show,y.show){let P=y.side%2,N=S[y.scale];N==null&&(y.scale=P?v[1].scale:T,N=S[y.scale]);let W=N.time;y.size=vt(y.size),y.space=vt(y.space),y.rotate=vt(y.rotate),tr(y.incrs)&&y.incrs.forEach(le=>{!nr.has(le)&&nr.set(le,p0(le))}),y.incrs=vt(y.incrs||(N.distr==2?Rw:W?p==1?Pw:Dw:vr)),y.splits=vt(y.splits||(W&&N.distr==1?ae:N.distr==3?ef:N.distr==4?Kw:Jw)),y.stroke=vt(y.stroke),y.grid.stroke=vt(y.grid.stroke),y.ticks.stroke=vt(y.ticks.stroke),y.border.stroke=vt(y.border.stroke);let K=y.values;y.values=tr(K)&&!tr(K[0])?vt(K):W?tr(K)?Wg(X,Gg(K,V)):Bg(K)?Uw(X,K):K||J:K||Zw,y.filter=vt(y.filter||(N.distr>=3&&N.log==10?eE:N.distr==3&&N.log==2?tE:d0)),y.font=r0(y.font),y.labelFont=r0(y.labelFont),y._size=y.size(n,null,M,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Oi[M]=!0,y._el=bi(kM,d))}}function is(y,M,P,N){let[W,K,le,fe]=P,ve=M%2,Fe=0;return ve==0&&(fe||K)&&(Fe=M==0&&!W||M==2&&!le?Sn(Yg.size/3):0),ve==1&&(W||le)&&(Fe=M==1&&!K||M==3&&!fe?Sn(Jg.size/2):0),Fe}let Uo=n.padding=(i.padding||[is,is,is,is]).map(y=>vt(Mt(y,is))),Mi=n._padding=Uo.map((y,M)=>y(n,M,Oi,0)),Qt,rn=null,on=null,ki=s==1?v[0].idxs:null,ni=null,Ls=!1;function Oo(y,M){if(e=y??[],n.data=n._data=e,s==2){Qt=0;for(let P=1;P<v.length;P++)Qt+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),ni=e[0],Qt=ni.length;let P=e;if(H==2){P=e.slice();let N=P[0]=Array(Qt);for(let W=0;W<Qt;W++)N[W]=W}n._data=e=P}if(ut(!0),Rn("setData"),H==2&&(xe=!0),M!==!1){let P=L;P.auto(n,Ls)?ko():Fs(T,P.min,P.max),te=te||ue.left>=0,pe=!0,Un()}}n.setData=Oo;function ko(){Ls=!0;let y,M;s==1&&(Qt>0?(rn=ki[0]=0,on=ki[1]=Qt-1,y=e[0][rn],M=e[0][on],H==2?(y=rn,M=on):y==M&&(H==3?[y,M]=Ah(y,y,L.log,!1):H==4?[y,M]=cf(y,y,L.log,!1):L.time?M=y+Sn(86400/p):[y,M]=wh(y,M,hf,!0))):(rn=ki[0]=y=null,on=ki[1]=M=null)),Fs(T,y,M)}let Tr,Ds,Ar,w,z,j,$,Z,Ee,Ie;function Te(y,M,P,N,W,K){y??=Sg,P??=df,N??="butt",W??=Sg,K??="round",y!=Tr&&(u.strokeStyle=Tr=y),W!=Ds&&(u.fillStyle=Ds=W),M!=Ar&&(u.lineWidth=Ar=M),K!=z&&(u.lineJoin=z=K),N!=j&&(u.lineCap=j=N),P!=w&&u.setLineDash(w=P)}function Le(y,M,P,N){M!=Ds&&(u.fillStyle=Ds=M),y!=$&&(u.font=$=y),P!=Z&&(u.textAlign=Z=P),N!=Ee&&(u.textBaseline=Ee=N)}function He(y,M,P,N,W=0){if(N.length>0&&y.auto(n,Ls)&&(M==null||M.min==null)){let K=Mt(rn,0),le=Mt(on,N.length-1),fe=P.min==null?ew(N,K,le,W,y.distr==3):[P.min,P.max];y.min=Ui(y.min,P.min=fe[0]),y.max=Zn(y.max,P.max=fe[1])}}let nt={min:null,max:null};function pt(){for(let N in S){let W=S[N];F[N]==null&&(W.min==null||F[T]!=null&&W.auto(n,Ls))&&(F[N]=nt)}for(let N in S){let W=S[N];F[N]==null&&W.from!=null&&F[W.from]!=null&&(F[N]=nt)}F[T]!=null&&ut(!0);let y={};for(let N in F){let W=F[N];if(W!=null){let K=y[N]=Co(S[N],cw);if(W.min!=null)gn(K,W);else if(N!=T||s==2)if(Qt==0&&K.from==null){let le=K.range(n,null,null,N);K.min=le[0],K.max=le[1]}else K.min=Ut,K.max=-Ut}}if(Qt>0){v.forEach((N,W)=>{if(s==1){let K=N.scale,le=F[K];if(le==null)return;let fe=y[K];if(W==0){let ve=fe.range(n,fe.min,fe.max,K);fe.min=ve[0],fe.max=ve[1],rn=Fi(fe.min,e[0]),on=Fi(fe.max,e[0]),on-rn>1&&(e[0][rn]<fe.min&&rn++,e[0][on]>fe.max&&on--),N.min=ni[rn],N.max=ni[on]}else N.show&&N.auto&&He(fe,le,N,e[W],N.sorted);N.idxs[0]=rn,N.idxs[1]=on}else if(W>0&&N.show&&N.auto){let[K,le]=N.facets,fe=K.scale,ve=le.scale,[Fe,Ue]=e[W],ke=y[fe],rt=y[ve];ke!=null&&He(ke,F[fe],K,Fe,K.sorted),rt!=null&&He(rt,F[ve],le,Ue,le.sorted),N.min=le.min,N.max=le.max}});for(let N in y){let W=y[N],K=F[N];if(W.from==null&&(K==null||K.min==null)){let le=W.range(n,W.min==Ut?null:W.min,W.max==-Ut?null:W.max,N);W.min=le[0],W.max=le[1]}}}for(let N in y){let W=y[N];if(W.from!=null){let K=y[W.from];if(K.min==null)W.min=W.max=null;else{let le=W.range(n,K.min,K.max,N);W.min=le[0],W.max=le[1]}}}let M={},P=!1;for(let N in y){let W=y[N],K=S[N];if(K.min!=W.min||K.max!=W.max){K.min=W.min,K.max=W.max;let le=K.distr;K._min=le==3?Ps(K.min):le==4?Xd(K.min,K.asinh):le==100?K.fwd(K.min):K.min,K._max=le==3?Ps(K.max):le==4?Xd(K.max,K.asinh):le==100?K.fwd(K.max):K.max,M[N]=P=!0}}if(P){v.forEach((N,W)=>{s==2?W>0&&M.y&&(N._paths=null):M[N.scale]&&(N._paths=null)});for(let N in M)xe=!0,Rn("setScale",N);me&&ue.left>=0&&(te=pe=!0)}for(let N in F)F[N]=null}function ze(y){let M=Qd(rn-1,0,Qt-1),P=Qd(on+1,0,Qt-1);for(;y[M]==null&&M>0;)M--;for(;y[P]==null&&P<Qt-1;)P++;return[M,P]}function mt(){if(Qt>0){let y=v.some(M=>M._focus)&&Ie!=Be.alpha;y&&(u.globalAlpha=Ie=Be.alpha),v.forEach((M,P)=>{if(P>0&&M.show&&(Zt(P,!1),Zt(P,!0),M._paths==null)){let N=Ie;Ie!=M.alpha&&(u.globalAlpha=Ie=M.alpha);let W=s==2?[0,e[P][0].length-1]:ze(e[P]);M._paths=M.paths(n,P,W[0],W[1]),Ie!=N&&(u.globalAlpha=Ie=N)}}),v.forEach((M,P)=>{if(P>0&&M.show){let N=Ie;Ie!=M.alpha&&(u.globalAlpha=Ie=M.alpha),M._paths!=null&&Pt(P,!1);{let W=M._paths!=null?M._paths.gaps:null,K=M.points.show(n,P,rn,on,W),le=M.points.filter(n,P,K,W);(K||le)&&(M.points._paths=M.points.paths(n,P,rn,on,le),Pt(P,!0))}Ie!=N&&(u.globalAlpha=Ie=N),Rn("drawSeries",P)}}),y&&(u.globalAlpha=Ie=1)}}function Zt(y,M){let P=M?v[y].points:v[y];P._stroke=P.stroke(n,y),P._fill=P.fill(n,y)}function Pt(y,M){let P=M?v[y].points:v[y],{stroke:N,fill:W,clip:K,flags:le,_stroke:fe=P._stroke,_fill:ve=P._fill,_width:Fe=P.width}=P._paths;Fe=Ot(Fe*Et,3);let Ue=null,ke=Fe%2/2;M&&ve==null&&(ve=Fe>0?"#fff":fe);let rt=P.pxAlign==1&&ke>0;if(rt&&u.translate(ke,ke),!M){let wt=C-Fe/2,St=b-Fe/2,_t=Y+Fe,je=he+Fe;Ue=new Path2D,Ue.rect(wt,St,_t,je)}M?Oe(fe,Fe,P.dash,P.cap,ve,N,W,le,K):It(y,fe,Fe,P.dash,P.cap,ve,N,W,le,Ue,K),rt&&u.translate(-ke,-ke)}function It(y,M,P,N,W,K,le,fe,ve,Fe,Ue){let ke=!1;ve!=0&&R.forEach((rt,wt)=>{if(rt.series[0]==y){let St=v[rt.series[1]],_t=e[rt.series[1]],je=(St._paths||Ya).band;tr(je)&&(je=rt.dir==1?je[0]:je[1]);let qe,Gt=null;St.show&&je&&nw(_t,rn,on)?(Gt=rt.fill(n,wt)||K,qe=St._paths.clip):je=null,Oe(M,P,N,W,Gt,le,fe,ve,Fe,Ue,qe,je),ke=!0}}),ke||Oe(M,P,N,W,K,le,fe,ve,Fe,Ue)}let yn=Po|nf;function Oe(y,M,P,N,W,K,le,fe,ve,Fe,Ue,ke){Te(y,M,P,N,W),(ve||Fe||ke)&&(u.save(),ve&&u.clip(ve),Fe&&u.clip(Fe)),ke?(fe&yn)==yn?(u.clip(ke),Ue&&u.clip(Ue),yt(W,le),hn(y,K,M)):fe&nf?(yt(W,le),u.clip(ke),hn(y,K,M)):fe&Po&&(u.save(),u.clip(ke),Ue&&u.clip(Ue),yt(W,le),u.restore(),hn(y,K,M)):(yt(W,le),hn(y,K,M)),(ve||Fe||ke)&&u.restore()}function hn(y,M,P){P>0&&(M instanceof Map?M.forEach((N,W)=>{u.strokeStyle=Tr=W,u.stroke(N)}):M!=null&&y&&u.stroke(M))}function yt(y,M){M instanceof Map?M.forEach((P,N)=>{u.fillStyle=Ds=N,u.fill(P)}):M!=null&&y&&u.fill(M)}function ss(y,M,P,N){let W=A[y],K;if(N<=0)K=[0,0];else{let le=W._space=W.space(n,y,M,P,N),fe=W._incrs=W.incrs(n,y,M,P,N,le);K=ME(M,P,fe,N,le)}return W._found=K}function un(y,M,P,N,W,K,le,fe,ve,Fe){let Ue=le%2/2;x==1&&u.translate(Ue,Ue),Te(fe,le,ve,Fe,fe),u.beginPath();let ke,rt,wt,St,_t=W+(N==0||N==3?-K:K);P==0?(rt=W,St=_t):(ke=W,wt=_t);for(let je=0;je<y.length;je++)M[je]!=null&&(P==0?ke=wt=y[je]:rt=St=y[je],u.moveTo(ke,rt),u.lineTo(wt,St));u.stroke(),x==1&&u.translate(-Ue,-Ue)}function Rr(y){let M=!0;return A.forEach((P,N)=>{if(!P.show)return;let W=S[P.scale];if(W.min==null){P._show&&(M=!1,P._show=!1,ut(!1));return}else P._show||(M=!1,P._show=!0,ut(!1));let K=P.side,le=K%2,{min:fe,max:ve}=W,[Fe,Ue]=ss(N,fe,ve,le==0?B:Ce);if(Ue==0)return;let ke=W.distr==2,rt=P._splits=P.splits(n,N,fe,ve,Fe,Ue,ke),wt=W.distr==2?rt.map(qe=>ni[qe]):rt,St=W.distr==2?ni[rt[1]]-ni[rt[0]]:Fe,_t=P._values=P.values(n,P.filter(n,wt,N,Ue,St),N,Ue,St);P._rotate=K==2?P.rotate(n,_t,N,Ue):0;let je=P._size;P._size=Si(P.size(n,_t,N,y)),je!=null&&P._size!=je&&(M=!1)}),M}function Bi(y){let M=!0;return Uo.forEach((P,N)=>{let W=P(n,N,Oi,y);W!=Mi[N]&&(M=!1),Mi[N]=W}),M}function rs(){for(let y=0;y<A.length;y++){let M=A[y];if(!M.show||!M._show)continue;let P=M.side,N=P%2,W,K,le=M.stroke(n,y),fe=P==0||P==3?-1:1,[ve,Fe]=M._found;if(M.label!=null){let Gn=M.labelGap*fe,ri=Sn((M._lpos+Gn)*Et);Le(M.labelFont[0],le,"center",P==2?"top":bg),u.save(),N==1?(W=K=0,u.translate(ri,Sn(b+he/2)),u.rotate((P==3?-Sh:Sh)/2)):(W=Sn(C+Y/2),K=ri);let rr=h0(M.label)?M.label(n,y,ve,Fe):M.label;u.fillText(rr,W,K),u.restore()}if(Fe==0)continue;let Ue=S[M.scale],ke=N==0?Y:he,rt=N==0?C:b,wt=M._splits,St=Ue.distr==2?wt.map(Gn=>ni[Gn]):wt,_t=Ue.distr==2?ni[wt[1]]-ni[wt[0]]:ve,je=M.ticks,qe=M.border,Gt=je.show?je.size:0,tn=Sn(Gt*Et),Cn=Sn((M.alignTo==2?M._size-Gt-M.gap:M.gap)*Et),Nt=M._rotate*-Sh/180,nn=m(M._pos*Et),ii=(tn+Cn)*fe,Vn=nn+ii;K=N==0?Vn:0,W=N==1?Vn:0;let gi=M.font[0],wi=M.align==1?wo:M.align==2?Vd:Nt>0?wo:Nt<0?Vd:N==0?"center":P==3?Vd:wo,Vi=Nt||N==1?"middle":P==2?"top":bg;Le(gi,le,wi,Vi);let si=M.font[1]*M.lineGap,_i=wt.map(Gn=>m(a(Gn,Ue,ke,rt))),Ei=M._values;for(let Gn=0;Gn<Ei.length;Gn++){let ri=Ei[Gn];if(ri!=null){N==0?W=_i[Gn]:K=_i[Gn],ri=""+ri;let rr=ri.indexOf(`
`)==-1?[ri]:ri.split(/\n/gm);for(let Wn=0;Wn<rr.length;Wn++){let Vf=rr[Wn];Nt?(u.save(),u.translate(W,K+Wn*si),u.rotate(Nt),u.fillText(Vf,0,0),u.restore()):u.fillText(Vf,W,K+Wn*si)}}}je.show&&un(_i,je.filter(n,St,y,Fe,_t),N,P,nn,tn,Ot(je.width*Et,3),je.stroke(n,y),je.dash,je.cap);let Gi=M.grid;Gi.show&&un(_i,Gi.filter(n,St,y,Fe,_t),N,N==0?2:1,N==0?b:C,N==0?he:Y,Ot(Gi.width*Et,3),Gi.stroke(n,y),Gi.dash,Gi.cap),qe.show&&un([nn],[1],N==0?1:0,N==0?1:2,N==1?b:C,N==1?he:Y,Ot(qe.width*Et,3),qe.stroke(n,y),qe.dash,qe.cap)}Rn("drawAxes")}function ut(y){v.forEach((M,P)=>{P>0&&(M._paths=null,y&&(s==1?(M.min=null,M.max=null):M.facets.forEach(N=>{N.min=null,N.max=null})))})}let en=!1,Hn=!1,Lt=[];function dn(){Hn=!1;for(let y=0;y<Lt.length;y++)Rn(...Lt[y]);Lt.length=0}function Un(){en||(gw(wf),en=!0)}function ja(y,M=!1){en=!0,Hn=M,y(n),wf(),M&&Lt.length>0&&queueMicrotask(dn)}n.batch=ja;function wf(){if(oe&&(pt(),oe=!1),xe&&(we(),xe=!1),_e){if(Xt(f,wo,Je),Xt(f,"top",lt),Xt(f,Ga,B),Xt(f,Wa,Ce),Xt(g,wo,Je),Xt(g,"top",lt),Xt(g,Ga,B),Xt(g,Wa,Ce),Xt(d,Ga,jt),Xt(d,Wa,cn),h.width=Sn(jt*Et),h.height=Sn(cn*Et),A.forEach(({_el:y,_show:M,_size:P,_pos:N,side:W})=>{if(y!=null)if(M){let K=W===3||W===0?P:0,le=W%2==1;Xt(y,le?"left":"top",N-K),Xt(y,le?"width":"height",P),Xt(y,le?"top":"left",le?lt:Je),Xt(y,le?"height":"width",le?Ce:B),Kd(y,br)}else fi(y,br)}),Tr=Ds=Ar=z=j=$=Z=Ee=w=null,Ie=1,Ho(!0),Je!=Me||lt!=Ft||B!=Ve||Ce!=$e){ut(!1);let y=B/Ve,M=Ce/$e;if(me&&!te&&ue.left>=0){ue.left*=y,ue.top*=M,Cr&&ts(Cr,Sn(ue.left),0,B,Ce),Pr&&ts(Pr,0,Sn(ue.top),B,Ce);for(let P=0;P<ct.length;P++){let N=ct[P];N!=null&&(zt[P]*=y,zn[P]*=M,ts(N,Si(zt[P]),Si(zn[P]),B,Ce))}}if(Vt.show&&!ie&&Vt.left>=0&&Vt.width>0){Vt.left*=y,Vt.width*=y,Vt.top*=M,Vt.height*=M;for(let P in jh)Xt(Dr,P,Vt[P])}Me=Je,Ft=lt,Ve=B,$e=Ce}Rn("setSize"),_e=!1}jt>0&&cn>0&&(u.clearRect(0,0,h.width,h.height),Rn("drawClear"),E.forEach(y=>y()),Rn("draw")),Vt.show&&ie&&(Qa(Vt),ie=!1),me&&te&&(sr(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Jh(),pe=!1),l||(l=!0,n.status=1,Rn("ready")),Ls=!1,en=!1}n.redraw=(y,M)=>{xe=M||!1,y!==!1?Fs(T,L.min,L.max):Un()};function Yh(y,M){let P=S[y];if(P.from==null){if(Qt==0){let N=P.range(n,M.min,M.max,y);M.min=N[0],M.max=N[1]}if(M.min>M.max){let N=M.min;M.min=M.max,M.max=N}if(Qt>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;y==T&&P.distr==2&&Qt>0&&(M.min=Fi(M.min,e[0]),M.max=Fi(M.max,e[0]),M.min==M.max&&M.max++),F[y]=M,oe=!0,Un()}}n.setScale=Yh;let $h,Zh,Cr,Pr,Ef,Tf,Ir,Lr,Af,Rf,Ht,Yt,Ns=!1,Ln=ue.drag,Tn=Ln.x,An=Ln.y;me&&(ue.x&&($h=bi(zM,g)),ue.y&&(Zh=bi(HM,g)),L.ori==0?(Cr=$h,Pr=Zh):(Cr=Zh,Pr=$h),Ht=ue.left,Yt=ue.top);let Vt=n.select=gn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Dr=Vt.show?bi(BM,Vt.over?g:f):null;function Qa(y,M){if(Vt.show){for(let P in y)Vt[P]=y[P],P in jh&&Xt(Dr,P,y[P]);M!==!1&&Rn("setSelect")}}n.setSelect=Qa;function l_(y){if(v[y].show)ee&&Kd(at[y],br);else if(ee&&fi(at[y],br),me){let P=Re?ct[0]:ct[y];P!=null&&ts(P,-10,-10,B,Ce)}}function Fs(y,M,P){Yh(y,{min:M,max:P})}function zi(y,M,P,N){M.focus!=null&&f_(y),M.show!=null&&v.forEach((W,K)=>{K>0&&(y==K||y==null)&&(W.show=M.show,l_(K),s==2?(Fs(W.facets[0].scale,null,null),Fs(W.facets[1].scale,null,null)):Fs(W.scale,null,null),Un())}),P!==!1&&Rn("setSeries",y,M),N&&Vo("setSeries",n,y,M)}n.setSeries=zi;function c_(y,M){gn(R[y],M)}function h_(y,M){y.fill=vt(y.fill||null),y.dir=Mt(y.dir,-1),M=M??R.length,R.splice(M,0,y)}function u_(y){y==null?R.length=0:R.splice(y,1)}n.addBand=h_,n.setBand=c_,n.delBand=u_;function d_(y,M){v[y].alpha=M,me&&ct[y]!=null&&(ct[y].style.opacity=M),ee&&at[y]&&(at[y].style.opacity=M)}let os,Us,ir,Nr={focus:!0};function f_(y){if(y!=ir){let M=y==null,P=Be.alpha!=1;v.forEach((N,W)=>{if(s==1||W>0){let K=M||W==0||W==y;N._focus=M?null:K,P&&d_(W,K?1:Be.alpha)}}),ir=y,P&&Un()}}ee&&et&&bt(Eg,Ae,y=>{ue._lock||(Qe(y),ir!=null&&zi(null,Nr,!0,fn.setSeries))});function Hi(y,M,P){let N=S[M];P&&(y=y/Et-(N.ori==1?lt:Je));let W=B;N.ori==1&&(W=Ce,y=W-y),N.dir==-1&&(y=W-y);let K=N._min,le=N._max,fe=y/W,ve=K+(le-K)*fe,Fe=N.distr;return Fe==3?Ao(10,ve):Fe==4?sw(ve,N.asinh):Fe==100?N.bwd(ve):ve}function p_(y,M){let P=Hi(y,T,M);return Fi(P,e[0],rn,on)}n.valToIdx=y=>Fi(y,e[0]),n.posToIdx=p_,n.posToVal=Hi,n.valToPos=(y,M,P)=>S[M].ori==0?r(y,S[M],P?Y:B,P?C:0):o(y,S[M],P?he:Ce,P?b:0),n.setCursor=(y,M,P)=>{Ht=y.left,Yt=y.top,sr(null,M,P)};function Cf(y,M){Xt(Dr,wo,Vt.left=y),Xt(Dr,Ga,Vt.width=M)}function Pf(y,M){Xt(Dr,"top",Vt.top=y),Xt(Dr,Wa,Vt.height=M)}let Bo=L.ori==0?Cf:Pf,zo=L.ori==1?Cf:Pf;function m_(){if(ee&&de.live)for(let y=s==2?1:0;y<v.length;y++){if(y==0&&ht)continue;let M=de.values[y],P=0;for(let N in M)Ge[y][P++].firstChild.nodeValue=M[N]}}function Jh(y,M){if(y!=null&&(y.idxs?y.idxs.forEach((P,N)=>{se[N]=P}):lw(y.idx)||se.fill(y.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ht)&&g_(P,se[P]);m_()}pe=!1,M!==!1&&Rn("setLegend")}n.setLegend=Jh;function g_(y,M){let P=v[y],N=y==0&&H==2?ni:e[y],W;ht?W=P.values(n,y,M)??st:(W=P.value(n,M==null?null:N[M],y,M),W=W==null?st:{_:W}),de.values[y]=W}function sr(y,M,P){Af=Ht,Rf=Yt,[Ht,Yt]=ue.move(n,Ht,Yt),ue.left=Ht,ue.top=Yt,me&&(Cr&&ts(Cr,Sn(Ht),0,B,Ce),Pr&&ts(Pr,0,Sn(Yt),B,Ce));let N,W=rn>on;os=Ut,Us=null;let K=L.ori==0?B:Ce,le=L.ori==1?B:Ce;if(Ht<0||Qt==0||W){N=ue.idx=null;for(let fe=0;fe<v.length;fe++){let ve=ct[fe];ve!=null&&ts(ve,-10,-10,B,Ce)}et&&zi(null,Nr,!0,y==null&&fn.setSeries),de.live&&(se.fill(N),pe=!0)}else{let fe,ve,Fe;s==1&&(fe=L.ori==0?Ht:Yt,ve=Hi(fe,T),N=ue.idx=Fi(ve,e[0],rn,on),Fe=G(e[0][N],L,K,0));let Ue=-10,ke=-10,rt=0,wt=0,St=!0,_t="",je="";for(let qe=s==2?1:0;qe<v.length;qe++){let Gt=v[qe],tn=se[qe],Cn=tn==null?null:s==1?e[qe][tn]:e[qe][1][tn],Nt=ue.dataIdx(n,qe,N,ve),nn=Nt==null?null:s==1?e[qe][Nt]:e[qe][1][Nt];if(pe=pe||nn!=Cn||Nt!=tn,se[qe]=Nt,qe>0&&Gt.show){let ii=Nt==null?-10:Nt==N?Fe:G(s==1?e[0][Nt]:e[qe][0][Nt],L,K,0),Vn=nn==null?-10:D(nn,s==1?S[Gt.scale]:S[Gt.facets[1].scale],le,0);if(et&&nn!=null){let gi=L.ori==1?Ht:Yt,wi=Mn(Be.dist(n,qe,Nt,Vn,gi));if(wi<os){let Vi=Be.bias;if(Vi!=0){let si=Hi(gi,Gt.scale),_i=nn>=0?1:-1,Ei=si>=0?1:-1;Ei==_i&&(Ei==1?Vi==1?nn>=si:nn<=si:Vi==1?nn<=si:nn>=si)&&(os=wi,Us=qe)}else os=wi,Us=qe}}if(pe||Re){let gi,wi;L.ori==0?(gi=ii,wi=Vn):(gi=Vn,wi=ii);let Vi,si,_i,Ei,Gi,Gn,ri=!0,rr=ce.bbox;if(rr!=null){ri=!1;let Wn=rr(n,qe);_i=Wn.left,Ei=Wn.top,Vi=Wn.width,si=Wn.height}else _i=gi,Ei=wi,Vi=si=ce.size(n,qe);if(Gn=ce.fill(n,qe),Gi=ce.stroke(n,qe),Re)qe==Us&&os<=Be.prox&&(Ue=_i,ke=Ei,rt=Vi,wt=si,St=ri,_t=Gn,je=Gi);else{let Wn=ct[qe];Wn!=null&&(zt[qe]=_i,zn[qe]=Ei,Lg(Wn,Vi,si,ri),Pg(Wn,Gn,Gi),ts(Wn,Si(_i),Si(Ei),B,Ce))}}}}if(Re){let qe=Be.prox,Gt=ir==null?os<=qe:os>qe||Us!=ir;if(pe||Gt){let tn=ct[0];tn!=null&&(zt[0]=Ue,zn[0]=ke,Lg(tn,rt,wt,St),Pg(tn,_t,je),ts(tn,Si(Ue),Si(ke),B,Ce))}}}if(Vt.show&&Ns)if(y!=null){let[fe,ve]=fn.scales,[Fe,Ue]=fn.match,[ke,rt]=y.cursor.sync.scales,wt=y.cursor.drag;if(Tn=wt._x,An=wt._y,Tn||An){let{left:St,top:_t,width:je,height:qe}=y.select,Gt=y.scales[ke].ori,tn=y.posToVal,Cn,Nt,nn,ii,Vn,gi=fe!=null&&Fe(fe,ke),wi=ve!=null&&Ue(ve,rt);gi&&Tn?(Gt==0?(Cn=St,Nt=je):(Cn=_t,Nt=qe),nn=S[fe],ii=G(tn(Cn,ke),nn,K,0),Vn=G(tn(Cn+Nt,ke),nn,K,0),Bo(Ui(ii,Vn),Mn(Vn-ii))):Bo(0,K),wi&&An?(Gt==1?(Cn=St,Nt=je):(Cn=_t,Nt=qe),nn=S[ve],ii=D(tn(Cn,rt),nn,le,0),Vn=D(tn(Cn+Nt,rt),nn,le,0),zo(Ui(ii,Vn),Mn(Vn-ii))):zo(0,le)}else Qh()}else{let fe=Mn(Af-Ef),ve=Mn(Rf-Tf);if(L.ori==1){let rt=fe;fe=ve,ve=rt}Tn=Ln.x&&fe>=Ln.dist,An=Ln.y&&ve>=Ln.dist;let Fe=Ln.uni;Fe!=null?Tn&&An&&(Tn=fe>=Fe,An=ve>=Fe,!Tn&&!An&&(ve>fe?An=!0:Tn=!0)):Ln.x&&Ln.y&&(Tn||An)&&(Tn=An=!0);let Ue,ke;Tn&&(L.ori==0?(Ue=Ir,ke=Ht):(Ue=Lr,ke=Yt),Bo(Ui(Ue,ke),Mn(ke-Ue)),An||zo(0,le)),An&&(L.ori==1?(Ue=Ir,ke=Ht):(Ue=Lr,ke=Yt),zo(Ui(Ue,ke),Mn(ke-Ue)),Tn||Bo(0,K)),!Tn&&!An&&(Bo(0,0),zo(0,0))}if(Ln._x=Tn,Ln._y=An,y==null){if(P){if(Hf!=null){let[fe,ve]=fn.scales;fn.values[0]=fe!=null?Hi(L.ori==0?Ht:Yt,fe):null,fn.values[1]=ve!=null?Hi(L.ori==1?Ht:Yt,ve):null}Vo(Gd,n,Ht,Yt,B,Ce,N)}if(et){let fe=P&&fn.setSeries,ve=Be.prox;ir==null?os<=ve&&zi(Us,Nr,!0,fe):os>ve?zi(null,Nr,!0,fe):Us!=ir&&zi(Us,Nr,!0,fe)}}pe&&(de.idx=N,Jh()),M!==!1&&Rn("setCursor")}let Os=null;Object.defineProperty(n,"rect",{get(){return Os==null&&Ho(!1),Os}});function Ho(y=!1){y?Os=null:(Os=g.getBoundingClientRect(),Rn("syncRect",Os))}function If(y,M,P,N,W,K,le){ue._lock||Ns&&y!=null&&y.movementX==0&&y.movementY==0||(Kh(y,M,P,N,W,K,le,!1,y!=null),y!=null?sr(null,!0,!0):sr(M,!0,!1))}function Kh(y,M,P,N,W,K,le,fe,ve){if(Os==null&&Ho(!1),Qe(y),y!=null)P=y.clientX-Os.left,N=y.clientY-Os.top;else{if(P<0||N<0){Ht=-10,Yt=-10;return}let[Fe,Ue]=fn.scales,ke=M.cursor.sync,[rt,wt]=ke.values,[St,_t]=ke.scales,[je,qe]=fn.match,Gt=M.axes[0].side%2==1,tn=L.ori==0?B:Ce,Cn=L.ori==1?B:Ce,Nt=Gt?K:W,nn=Gt?W:K,ii=Gt?N:P,Vn=Gt?P:N;if(St!=null?P=je(Fe,St)?a(rt,S[Fe],tn,0):-10:P=tn*(ii/Nt),_t!=null?N=qe(Ue,_t)?a(wt,S[Ue],Cn,0):-10:N=Cn*(Vn/nn),L.ori==1){let gi=P;P=N,N=gi}}ve&&(M==null||M.cursor.event.type==Gd)&&((P<=1||P>=B-1)&&(P=xr(P,B)),(N<=1||N>=Ce-1)&&(N=xr(N,Ce))),fe?(Ef=P,Tf=N,[Ir,Lr]=ue.move(n,P,N)):(Ht=P,Yt=N)}let jh={width:0,height:0,left:0,top:0};function Qh(){Qa(jh,!1)}let Lf,Df,Nf,Ff;function Uf(y,M,P,N,W,K,le){Ns=!0,Tn=An=Ln._x=Ln._y=!1,Kh(y,M,P,N,W,K,le,!0,!1),y!=null&&(bt(Wd,Zd,Of,!1),Vo(Mg,n,Ir,Lr,B,Ce,null));let{left:fe,top:ve,width:Fe,height:Ue}=Vt;Lf=fe,Df=ve,Nf=Fe,Ff=Ue}function Of(y,M,P,N,W,K,le){Ns=Ln._x=Ln._y=!1,Kh(y,M,P,N,W,K,le,!1,!0);let{left:fe,top:ve,width:Fe,height:Ue}=Vt,ke=Fe>0||Ue>0,rt=Lf!=fe||Df!=ve||Nf!=Fe||Ff!=Ue;if(ke&&rt&&Qa(Vt),Ln.setScale&&ke&&rt){let wt=fe,St=Fe,_t=ve,je=Ue;if(L.ori==1&&(wt=ve,St=Ue,_t=fe,je=Fe),Tn&&Fs(T,Hi(wt,T),Hi(wt+St,T)),An)for(let qe in S){let Gt=S[qe];qe!=T&&Gt.from==null&&Gt.min!=Ut&&Fs(qe,Hi(_t+je,qe),Hi(_t,qe))}Qh()}else ue.lock&&(ue._lock=!ue._lock,sr(M,!0,y!=null));y!=null&&(_n(Wd,Zd),Vo(Wd,n,Ht,Yt,B,Ce,null))}function __(y,M,P,N,W,K,le){if(ue._lock)return;Qe(y);let fe=Ns;if(Ns){let ve=!0,Fe=!0,Ue=10,ke,rt;L.ori==0?(ke=Tn,rt=An):(ke=An,rt=Tn),ke&&rt&&(ve=Ht<=Ue||Ht>=B-Ue,Fe=Yt<=Ue||Yt>=Ce-Ue),ke&&ve&&(Ht=Ht<Ir?0:B),rt&&Fe&&(Yt=Yt<Lr?0:Ce),sr(null,!0,!0),Ns=!1}Ht=-10,Yt=-10,se.fill(null),sr(null,!0,!0),fe&&(Ns=fe)}function kf(y,M,P,N,W,K,le){ue._lock||(Qe(y),ko(),Qh(),y!=null&&Vo(Tg,n,Ht,Yt,B,Ce,null))}function Bf(){A.forEach(wE),k(n.width,n.height,!0)}Sr(Mh,To,Bf);let Fr={};Fr.mousedown=Uf,Fr.mousemove=If,Fr.mouseup=Of,Fr.dblclick=kf,Fr.setSeries=(y,M,P,N)=>{let W=fn.match[2];P=W(n,M,P),P!=-1&&zi(P,N,!0,!1)},me&&(bt(Mg,g,Uf),bt(Gd,g,If),bt(wg,g,y=>{Qe(y),Ho(!1)}),bt(Eg,g,__),bt(Tg,g,kf),sf.add(n),n.syncRect=Ho);let el=n.hooks=i.hooks||{};function Rn(y,M,P){Hn?Lt.push([y,M,P]):y in el&&el[y].forEach(N=>{N.call(null,n,M,P)})}(i.plugins||[]).forEach(y=>{for(let M in y.hooks)el[M]=(el[M]||[]).concat(y.hooks[M])});let zf=(y,M,P)=>P,fn=gn({key:null,setSeries:!1,filters:{pub:Og,sub:Og},scales:[T,v[1]?v[1].scale:null],match:[kg,kg,zf],values:[null,null]},ue.sync);fn.match.length==2&&fn.match.push(zf),ue.sync=fn;let Hf=fn.key,eu=N0(Hf);function Vo(y,M,P,N,W,K,le){fn.filters.pub(y,M,P,N,W,K,le)&&eu.pub(y,M,P,N,W,K,le)}eu.sub(n);function y_(y,M,P,N,W,K,le){fn.filters.sub(y,M,P,N,W,K,le)&&Fr[y](null,M,P,N,W,K,le)}n.pub=y_;function x_(){eu.unsub(n),sf.delete(n),En.clear(),jd(Mh,To,Bf),c.remove(),Ae?.remove(),Rn("destroy")}n.destroy=x_;function tu(){Rn("init",i,e),Oo(e||i.data,!1),F[T]?Yh(T,F[T]):ko(),ie=Vt.show&&(Vt.width>0||Vt.height>0),te=pe=!0,k(i.width,i.height)}return v.forEach(Er),A.forEach(ns),t?t instanceof HTMLElement?(t.appendChild(c),tu()):t(n,tu):tu(),n}Fn.assign=gn;Fn.fmtNum=uf;Fn.rangeNum=wh;Fn.rangeLog=Ah;Fn.rangeAsinh=cf;Fn.orient=wr;Fn.pxRatio=Et;Fn.join=mw;Fn.fmtDate=ff,Fn.tzDate=Tw;Fn.sync=N0;{Fn.addGap=lE,Fn.clipGaps=Ph;let i=Fn.paths={points:z0};i.linear=V0,i.stepped=uE,i.bars=dE,i.spline=pE}var ei=i=>e=>e.column(i),No=i=>e=>{let t=e.column(i);return t.map(n=>n-t[0])},q0=i=>e=>e.column(i).some(t=>Math.abs(t)>1e-12),EE=[{id:"ledger",title:"Energy balance",unit:"J",stacked:!0,hint:"the bands add up to the initial energy plus external work, position correction and integration error (dashed); potential energy is counted from its lowest value",lines:[{name:"damping loss",colour:"#7b6d8d",of:ei("damping_loss"),shown:q0("damping_loss")},{name:"restitution loss",colour:"#cc3fa0",of:ei("restitution_loss")},{name:"friction loss",colour:"#e69f00",of:ei("friction_loss")},{name:"potential",colour:"#5b8ff9",of:ei("potential")},{name:"kinetic",colour:"#2f9e44",of:ei("kinetic")},{name:"position correction",colour:"#9c36b5",of:ei("corrected"),apart:!0}]},{id:"sources",title:"Work, correction, integration error",unit:"J",hint:"external work (forces, pulling), work of kinematic bodies, energy added by the position correction, integration error",lines:[{name:"external work",colour:"#d94801",of:ei("work")},{name:"kinematic work",colour:"#9c755f",of:ei("kinematic_work"),shown:q0("kinematic_work")},{name:"position correction",colour:"#9c36b5",of:ei("corrected")},{name:"integration error",colour:"#868e96",of:ei("time_step")}]},{id:"momentum",title:"Change of momentum",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, without external forces",lines:[{name:"px",colour:"#e03131",of:No("px")},{name:"py",colour:"#2f9e44",of:No("py")},{name:"pz",colour:"#1971c2",of:No("pz")},{name:"Lx",colour:"#ff8787",of:No("lx")},{name:"Ly",colour:"#8ce99a",of:No("ly")},{name:"Lz",colour:"#74c0fc",of:No("lz")}]},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"largest velocity error at any contact; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",of:i=>i.column("residual").map(e=>e>1e-17?e:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",of:ei("overlap")}]},{id:"sweeps",title:"Sweeps",unit:"",hint:"sweeps over the contacts in a step, all islands together",lines:[{name:"sweeps",colour:"#2f9e44",of:ei("sweeps")},{name:"contacts",colour:"#868e96",of:ei("contacts")}]},{id:"time",title:"Step time",unit:"ms",hint:"wall-clock time of a step on the machine that simulated it",lines:[{name:"step",colour:"#9c36b5",of:ei("step_ms")}]}],Y0=3e3;function TE(i,e){if(i<=Y0)return Array.from({length:i},(s,r)=>r);let t=[],n=Math.ceil(i/(Y0/2));for(let s=0;s<i;s+=n){let r=Math.min(s+n,i),o=s,a=s;for(let l=s;l<r;l++)e[0][l]<e[0][o]&&(o=l),e[0][l]>e[0][a]&&(a=l);t.push(...new Set([Math.min(o,a),Math.max(o,a)]))}return t.at(-1)!==i-1&&t.push(i-1),t}function AE(i,e){let t=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(e);n++)n%3===0&&t.push(10**n);return t}var Nh=class{constructor(e){this.seek=e;new ResizeObserver(()=>this.resize()).observe(this.root)}seek;root=De("plots");charts=new Map;store=null;drawn=-1;frame=0;lastDraw=0;get open(){return!this.root.hidden}toggle(e=this.root.hidden){this.root.hidden=!e,e&&this.refresh(!0)}show(e){this.store=e;for(let{chart:t}of this.charts.values())t.destroy();this.charts.clear(),this.root.replaceChildren(),this.drawn=-1,this.open&&this.refresh(!0)}build(e){let t=q("div",{class:"plot",id:`plot-${e.id}`}),n=e.lines.filter(g=>!g.shown||g.shown(this.store)),s={...e,lines:n},r=getComputedStyle(document.documentElement),o=r.getPropertyValue("--quiet").trim(),a=r.getPropertyValue("--line").trim(),l=q("div",{class:"plot-head",title:e.hint},q("b",{},e.title),e.unit?` [${e.unit}]`:"",q("button",{class:"small",title:"save the data of this plot",onclick:()=>this.csv(e.id)},"CSV")),c={stroke:o,grid:{stroke:a,width:1},ticks:{stroke:a,width:1},font:"10px system-ui"},h=g=>Pe(g,3),u=[{label:"t",value:(g,x)=>x===null?"":`${Pe(x,5)} s`},...n.map((g,x)=>({label:g.name,stroke:g.colour,width:1.5,points:{show:!1},fill:e.stacked&&!g.apart?g.colour+"66":void 0,value:(m,p,v,A)=>{let S=this.charts.get(e.id),R=A??S?.kept.indexOf(this.frame-(this.store?.rowFirst??0))??-1;return S&&R>=0?Pe(S.raw[x][R],4):"\u2013"}}))];e.stacked&&u.push({label:"initial energy and work",stroke:r.getPropertyValue("--ink").trim(),width:1,dash:[5,4],points:{show:!1},value:(g,x)=>x===null?"\u2013":Pe(x,4)});let d=this,f=new Fn({width:300,height:150,series:u,padding:[6,8,0,0],scales:{x:{time:!1},y:e.log?{distr:3,range:(g,x,m)=>[Math.min(x,1e-13)/2,Math.max(m,this.store?.about.tolerance??1e-8)*3]}:{range:(g,x,m)=>RE(x,m)}},axes:[{...c,values:(g,x)=>x.map(m=>`${Pe(m,4)}`),size:24},{...c,size:54,values:(g,x)=>x.map(m=>m===null?"":h(m)),...e.log?{splits:(g,x,m,p)=>AE(m,p),filter:(g,x)=>x}:{}}],bands:e.stacked?n.filter(g=>!g.apart).map((g,x)=>({series:[x+2,x+1]})).slice(0,-1):void 0,cursor:{sync:{key:"tumble"},drag:{x:!1,y:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[g=>d.marks(g,e)],ready:[g=>g.over.addEventListener("click",()=>{let x=g.cursor.idx,m=d.charts.get(e.id);x!=null&&m&&d.seek(d.store.rowFirst+m.kept[x])})]}},u.map(()=>[]),t);t.prepend(l),this.root.append(t),this.charts.set(e.id,{plot:s,chart:f,holder:t,kept:[],raw:[]})}marks(e,t){let n=this.store;if(!n)return;let s=e.ctx,r=getComputedStyle(document.documentElement),o=e.valToPos(n.time(this.frame),"x",!0);if(s.save(),s.fillStyle=r.getPropertyValue("--ink").trim(),o>=e.bbox.left&&o<=e.bbox.left+e.bbox.width&&s.fillRect(o-.75,e.bbox.top,1.5,e.bbox.height),t.log&&n.about.tolerance){let a=e.valToPos(n.about.tolerance,"y",!0);s.strokeStyle=r.getPropertyValue("--quiet").trim(),s.setLineDash([6,5]),s.beginPath(),s.moveTo(e.bbox.left,a),s.lineTo(e.bbox.left+e.bbox.width,a),s.stroke()}s.restore()}refresh(e=!1){let t=this.store;if(!t||!this.open||t.rowCount===0)return;let n=performance.now();t.overlapNext<t.rowCount&&t.readOverlaps(()=>this.open&&this.store===t).catch(()=>{});let s=t.rowCount+(t.live?0:t.overlapNext);if(!e&&(s===this.drawn||n-this.lastDraw<250))return;this.lastDraw=n,this.drawn=s,this.charts.size===0&&EE.forEach(o=>this.build(o));let r=t.column("time");for(let o of this.charts.values()){let a=o.plot.lines.map(c=>c.of(t));o.kept=TE(t.rowCount,a),o.raw=a.map(c=>Float64Array.from(o.kept,h=>c[h]));let l=[o.kept.map(c=>r[c])];if(o.plot.stacked){let c=1/0;for(let f of t.column("potential"))c=Math.min(c,f);let h=new Float64Array(o.kept.length);o.plot.lines.forEach((f,g)=>{if(f.apart)return l.push(Array.from(o.raw[g]));for(let x=0;x<h.length;x++)h[x]+=o.raw[g][x]-(f.name==="potential"?c:0);l.push(Array.from(h))});let u=t.column("kinetic")[0]+t.column("potential")[0],d=["work","kinematic_work","corrected","time_step"].map(f=>t.column(f));l.push(o.kept.map(f=>u-c+d.reduce((g,x)=>g+x[f],0)))}else for(let c of o.raw)l.push(Array.from(c,h=>Number.isFinite(h)?h:null));o.chart.setData(l)}this.resize()}resize(){for(let{chart:e,holder:t}of this.charts.values()){let n=t.querySelector(".u-legend")?.offsetHeight??20,s=t.querySelector(".plot-head")?.offsetHeight??20,r={width:Math.max(t.clientWidth,120),height:Math.max(t.clientHeight-n-s,60)};(e.width!==r.width||e.height!==r.height)&&e.setSize(r)}}setFrame(e){if(e!==this.frame&&(this.frame=e,!!this.open))for(let{chart:t,kept:n}of this.charts.values()){let s=CE(n,e-(this.store?.rowFirst??0));(t.cursor.idx===null||t.cursor.idx===void 0)&&t.setLegend({idx:s}),t.redraw(!1,!1)}}csv(e){let t=this.store,n=this.charts.get(e);if(!t||!n)return;let s=n.plot,r=t.column("time"),o=s.lines.map(l=>l.of(t)),a=[`frame,time [s],${s.lines.map(l=>`${l.name}${s.unit?` [${s.unit}]`:""}`).join(",")}`];for(let l=0;l<t.rowCount;l++)a.push([t.rowFirst+l,r[l],...o.map(c=>c[l])].join(","));Xo(`${t.about.name||"tumble"}-${e}.csv`,new Blob([a.join(`
`)+`
`],{type:"text/csv"}))}ids(){return[...this.charts.keys()]}values(e){let t=this.charts.get(e),n=this.store;if(!t||!n)return{};let s=this.frame-n.rowFirst;return Object.fromEntries(t.plot.lines.map(r=>[r.name,r.of(n)[s]]))}};function RE(i,e){if(i===null||e===null)return[0,1];let t=Math.max(Math.abs(i),Math.abs(e));if(e-i<=1e-12*t||e===i)return t===0?[-1,1]:[i-.1*t,e+.1*t];let n=.08*(e-i);return[i-n,e+n]}function CE(i,e){let t=0;for(let n=0;n<i.length;n++)Math.abs(i[n]-e)<Math.abs(i[t]-e)&&(t=n);return t}var vf=new Bt,Za=new O,PE=new O(1,1,1),IE=new ot,Uh=new Set;function LE(i,e,t,n=new ot){let s=i.states,r=13*e;return vf.set(s[r+4],s[r+5],s[r+6],s[r+3]),Za.set(-t[0],-t[1],-t[2]).applyQuaternion(vf),Za.x+=s[r],Za.y+=s[r+1],Za.z+=s[r+2],n.compose(Za,vf,PE)}var Ja=class{constructor(e){this.ghost=e}ghost;group=new hi;batches=[];planes=[];bodies=[];shapes=[];poses=[];cheap=!1;build(e,t,n,s=Uh){this.clear(),this.bodies=e,this.shapes=t,this.poses=e.map(()=>new ot);let r=new Map,o=t.map((c,h)=>xo(c,h));e.forEach((c,h)=>{for(let u of o[c.shape]??[]){if(u.key==="plane"){this.ghost||this.planes.push({body:h,mesh:new mn,local:DE(u)});continue}let d=s.has(h)?`glass ${u.key}`:u.key,f=r.get(d);f||r.set(d,f={piece:u,list:[]}),f.list.push({body:h,local:u.local})}});let a=e.length>4e3?8:e.length>1e3?16:48,l=!this.ghost&&!(this.cheap&&e.length>1e3);for(let[c,{piece:h,list:u}]of r){let d=c.startsWith("glass "),f=new hr(ng(h,a),n(d?"glass":h.shape.kind),u.length);f.instanceMatrix.setUsage(id),f.castShadow=l&&!d,f.receiveShadow=l,f.frustumCulled=!1,(this.ghost||d)&&(f.renderOrder=2),this.batches.push({mesh:f,list:u}),this.group.add(f)}}clear(){for(let{mesh:e}of this.batches)e.geometry.dispose(),e.dispose();this.batches=[],this.planes=[],this.group.clear()}place(e,t=()=>!0){let n=Math.min(this.bodies.length,e.bodies);for(let s=0;s<n;s++)t(s)?LE(e,s,this.bodies[s].offset,this.poses[s]):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>IE.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(e){return this.poses[e]}paint(e){for(let{mesh:t,list:n}of this.batches)n.forEach(({body:s},r)=>t.setColorAt(r,e(s))),t.instanceColor&&(t.instanceColor.needsUpdate=!0)}};function DE(i){let e=i.shape.kind==="plane"?i.shape.normal:[0,0,1],t=new Bt().setFromUnitVectors(new O(0,0,1),new O(e[0],e[1],e[2]).normalize());return i.local.clone().multiply(new ot().makeRotationFromQuaternion(t))}var Fh=class{box=$0(new ws({vertexColors:!0,roughness:.7,metalness:0}));round=new ws({vertexColors:!0,roughness:.55,metalness:0});glass=$0(new ws({vertexColors:!0,roughness:.4,transparent:!0,opacity:.12,depthWrite:!1}),!0);of=e=>e==="glass"?this.glass:e==="box"?this.box:this.round;setXray(e){for(let t of[this.box,this.round])t.transparent=e,t.opacity=e?.35:1,t.depthWrite=!e,t.needsUpdate=!0}};function $0(i,e=!1){return i.onBeforeCompile=t=>{t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${e?"diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));":""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}var Z0={type:"change"},Sf={type:"start"},K0={type:"end"},Oh=new Yi,J0=new Xn,NE=Math.cos(70*cd.DEG2RAD),wn=new O,ti=2*Math.PI,Tt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},bf=1e-6,kh=class extends Aa{constructor(e,t=null){super(e,t),this.state=Tt.NONE,this.target=new O,this.cursor=new O,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:$s.ROTATE,MIDDLE:$s.DOLLY,RIGHT:$s.PAN},this.touches={ONE:Zs.ROTATE,TWO:Zs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new O,this._lastQuaternion=new Bt,this._lastTargetPosition=new O,this._quat=new Bt().setFromUnitVectors(e.up,new O(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new co,this._sphericalDelta=new co,this._scale=1,this._panOffset=new O,this._rotateStart=new Ke,this._rotateEnd=new Ke,this._rotateDelta=new Ke,this._panStart=new Ke,this._panEnd=new Ke,this._panDelta=new Ke,this._dollyStart=new Ke,this._dollyEnd=new Ke,this._dollyDelta=new Ke,this._dollyDirection=new O,this._mouse=new Ke,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=UE.bind(this),this._onPointerDown=FE.bind(this),this._onPointerUp=OE.bind(this),this._onContextMenu=WE.bind(this),this._onMouseWheel=zE.bind(this),this._onKeyDown=HE.bind(this),this._onTouchStart=VE.bind(this),this._onTouchMove=GE.bind(this),this._onMouseDown=kE.bind(this),this._onMouseMove=BE.bind(this),this._interceptControlDown=XE.bind(this),this._interceptControlUp=qE.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Tt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Z0),this.update(),this.state=Tt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;wn.copy(t).sub(this.target),wn.applyQuaternion(this._quat),this._spherical.setFromVector3(wn),this.autoRotate&&this.state===Tt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ti:n>Math.PI&&(n-=ti),s<-Math.PI?s+=ti:s>Math.PI&&(s-=ti),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(wn.setFromSpherical(this._spherical),wn.applyQuaternion(this._quatInverse),t.copy(this.target).add(wn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=wn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new O(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new O(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=wn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Oh.origin.copy(this.object.position),Oh.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Oh.direction))<NE?this.object.lookAt(this.target):(J0.setFromNormalAndCoplanarPoint(this.object.up,this.target),Oh.intersectPlane(J0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>bf||8*(1-this._lastQuaternion.dot(this.object.quaternion))>bf||this._lastTargetPosition.distanceToSquared(this.target)>bf?(this.dispatchEvent(Z0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ti/60*this.autoRotateSpeed*e:ti/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){wn.setFromMatrixColumn(t,0),wn.multiplyScalar(-e),this._panOffset.add(wn)}_panUp(e,t){this.screenSpacePanning===!0?wn.setFromMatrixColumn(t,1):(wn.setFromMatrixColumn(t,0),wn.crossVectors(this.object.up,wn)),wn.multiplyScalar(e),this._panOffset.add(wn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;wn.copy(s).sub(this.target);let r=wn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ti*this._rotateDelta.x/t.clientHeight),this._rotateUp(ti*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ti*this._rotateDelta.x/t.clientHeight),this._rotateUp(ti*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ke,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function FE(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function UE(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function OE(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(K0),this.state=Tt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function kE(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case $s.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Tt.DOLLY;break;case $s.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Tt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Tt.ROTATE}break;case $s.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Tt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Tt.PAN}break;default:this.state=Tt.NONE}this.state!==Tt.NONE&&this.dispatchEvent(Sf)}function BE(i){switch(this.state){case Tt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Tt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Tt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function zE(i){this.enabled===!1||this.enableZoom===!1||this.state!==Tt.NONE||(i.preventDefault(),this.dispatchEvent(Sf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(K0))}function HE(i){this.enabled!==!1&&this._handleKeyDown(i)}function VE(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Zs.ROTATE:if(this.enableRotate===!1){this.state=Tt.NONE;break}this._handleTouchStartRotate(i),this.state=Tt.TOUCH_ROTATE;break;case Zs.PAN:if(this.enablePan===!1){this.state=Tt.NONE;break}this._handleTouchStartPan(i),this.state=Tt.TOUCH_PAN;break;default:this.state=Tt.NONE}break;case 2:switch(this.touches.TWO){case Zs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Tt.TOUCH_DOLLY_PAN;break;case Zs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Tt.TOUCH_DOLLY_ROTATE;break;default:this.state=Tt.NONE}break;default:this.state=Tt.NONE}this.state!==Tt.NONE&&this.dispatchEvent(Sf)}function GE(i){switch(this._trackPointer(i),this.state){case Tt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Tt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Tt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Tt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Tt.NONE}}function WE(i){this.enabled!==!1&&i.preventDefault()}function XE(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function qE(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var YE=8,$E=new O(.5,-.95,.5).normalize(),j0=new O,Bh=class{constructor(e,t){this.canvas=e;this.moved=t;this.camera.up.set(0,0,1),this.controls=new kh(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",t),this.controls.addEventListener("start",()=>{this.held=this.numbers}),this.controls.addEventListener("end",()=>{let n=this.held;this.held=null,n?.some((s,r)=>Math.abs(s-this.numbers[r])>1e-9)&&this.take()})}canvas;moved;camera=new qn(45,1,.01,5e3);controls;auto=!0;core=new Kn(new O,5);first=5;wish=null;held=null;following=-1;lastFollowed=new O;forget(){this.following=-1,this.wish=null}get distance(){return this.camera.position.distanceTo(this.controls.target)}distanceFor(e){let t=this.camera.fov*Math.PI/360;return e/Math.sin(Math.min(t,Math.atan(Math.tan(t)*this.camera.aspect)))*1.05}fit(e,t,n){this.measure(e,t,n);let{center:s,radius:r}=this.core;this.controls.target.copy(s),this.camera.position.copy(s).addScaledVector($E,this.distanceFor(r)),this.auto=!0,this.wish=null,this.first=r,this.controls.update(),this.moved()}take(){this.auto=!1,this.wish=null}setFrame(e,t,n){if(this.following>=0&&this.following<e.bodies){let s=new O(...e.centre(this.following)),r=s.clone().sub(this.lastFollowed);Number.isFinite(r.x)&&(this.controls.target.add(r),this.camera.position.add(r),this.lastFollowed.copy(s))}this.measure(e,t,n),this.watch()}measure(e,t,n){ZE(e,t,n,this.core),this.core.radius=Math.max(this.core.radius,.001)}watch(){if(!this.auto||this.following>=0)return;let{center:e,radius:t}=this.core,n=this.wish?.center??this.controls.target,s=this.wish?.radius??this.distance/this.distanceFor(1);n.distanceTo(e)+t<=1.1*s||t>YE*this.first||(this.wish=new Kn(e.clone(),Math.max(1.25*t,s)))}glide(e){let t=this.wish;if(!t||this.held)return;let n=1-Math.exp(-5*e),s=this.camera.position.clone().sub(this.controls.target),r=this.distanceFor(t.radius),o=s.length(),l=this.controls.target.distanceTo(t.center)/t.radius+Math.abs(o/r-1)<.002?1:n;this.controls.target.lerp(t.center,l),this.camera.position.copy(this.controls.target).addScaledVector(s,(o+l*(r-o))/o),l===1&&(this.wish=null),this.moved()}get gliding(){return this.wish!==null}follow(e,t){this.following=e,e>=0&&(this.wish=null),e>=0&&t&&this.lastFollowed.set(...t.centre(e))}focus(e,t){let n=new O(...e),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(t,.001)/Math.tan(this.camera.fov*Math.PI/360);this.take(),this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.moved()}ray(e,t){let n=this.canvas.getBoundingClientRect(),s=new Ta;return this.camera.updateMatrixWorld(),s.setFromCamera(new Ke(2*(e-n.left)/n.width-1,1-2*(t-n.top)/n.height),this.camera),s}onPlane(e,t,n){let s=this.ray(e,t).ray,r=this.camera.getWorldDirection(new O),o=new Xn().setFromNormalAndCoplanarPoint(r,new O(...n)),a=s.intersectPlane(o,new O);return a?a.toArray():n}project(e){this.camera.updateMatrixWorld();let t=new O(...e).project(this.camera);if(t.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(t.x+1)/2*n,(1-t.y)/2*s]}get pixelsPerMetre(){return this.canvas.clientHeight/(2*this.distance*Math.tan(this.camera.fov*Math.PI/360))}get numbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set numbers(e){this.take(),this.camera.position.fromArray(e,0),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}};function ZE(i,e,t,n){let s=e.bodies,r=i.states,o=[];for(let c=0;c<Math.min(s.length,i.bodies);c++)s[c].kind!=="fixed"&&Number.isFinite(r[13*c])&&!i.quarantined(c)&&o.push(c);let a=o;if(o.length>=8){let c=o.filter((m,p)=>p%Math.ceil(o.length/500)===0),h=m=>m.sort((p,v)=>p-v),[u,d,f]=[0,1,2].map(m=>h(c.map(p=>r[13*p+m]))[c.length>>1]),g=m=>Math.hypot(r[13*m]-u,r[13*m+1]-d,r[13*m+2]-f),x=h(c.map(g))[Math.floor(.9*c.length)];a=o.filter(m=>g(m)<=4*x+4*t[m])}let l=new xn;for(let c of a){let h=t[c],u=13*c;l.min.min(j0.set(r[u]-h,r[u+1]-h,r[u+2]-h)),l.max.max(j0.set(r[u]+h,r[u+1]+h,r[u+2]+h))}l.isEmpty()&&l.set(new O(-1,-1,-1),new O(1,1,1)),l.getBoundingSphere(n)}var zh=class{constructor(e){this.scene=e}scene;cell=1;grid=!0;patches=[];build(e){for(let{mesh:t}of this.patches)this.scene.remove(t),t.geometry.dispose(),t.material.dispose();this.patches=e.planes.map(t=>{let n=Q0(!0);return n.mesh.receiveShadow=!0,n.mesh.userData.body=t.body,t.mesh=n.mesh,n}),this.patches.length===0&&this.patches.push(Q0(!1));for(let{mesh:t}of this.patches)this.scene.add(t)}dress(e,t){for(let{mesh:n,uniforms:s}of this.patches)n.material.color.set(e),s.ink.value.set(t)}lay(e,t){let n=Math.max(60*t,20);for(let[s,{mesh:r,uniforms:o}]of this.patches.entries()){o.radius.value=n/2;let a=e.planes[s],l=a?e.pose(a.body).clone().multiply(a.local):new ot;r.matrix.copy(l).multiply(new ot().makeScale(n,n,1)),r.matrixWorldNeedsUpdate=!0}}see(e){this.cell=10**Math.round(Math.log10(Math.max(e,1e-6)/8));for(let{mesh:t,uniforms:n,surface:s}of this.patches)n.cell.value=this.cell,n.strength.value=this.grid?1:0,t.visible=s||this.grid}};function Q0(i){let{material:e,uniforms:t}=JE(i?1:0),n=new mn(new Ms(1,1),e);return n.matrixAutoUpdate=!1,{mesh:n,uniforms:t,surface:i}}function JE(i){let e={cell:{value:1},strength:{value:1},radius:{value:100},ink:{value:new Ye},surface:{value:i}},t=new ws({roughness:1,metalness:0,transparent:!0,side:jn,depthWrite:i>0});return t.onBeforeCompile=n=>{Object.assign(n.uniforms,e),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = (modelMatrix * vec4(position, 1.0)).xy; vPlace = position.xy * vec2(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz));`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
        varying vec2 vPlace; uniform float cell; uniform float strength; uniform float radius; uniform vec3 ink; uniform float surface;
        float lines(vec2 p, float size, float width) {
          vec2 q = p / size, f = fwidth(q);
          vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
          float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
          return l * clamp(1.0 - 2.0 * max(f.x, f.y), 0.0, 1.0);
        }`).replace("#include <color_fragment>",`#include <color_fragment>
        float grid = strength * max(0.35 * lines(vPlace, cell, 1.2), 0.75 * lines(vPlace, 10.0 * cell, 1.6));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        float fade = 1.0 - smoothstep(0.45 * radius, radius, length(vPlace));
        diffuseColor.a = fade * max(surface, grid);`)},{material:t,uniforms:e}}var e_=new O;function KE(){let i=document.createElement("canvas").getContext("webgl2"),e=i?.getExtension("WEBGL_debug_renderer_info"),t=i&&e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(t)}var Hh=class{constructor(e,t){this.canvas=e;let n=KE();this.crowd.cheap=n,this.renderer=new sh({canvas:e,antialias:!0,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(n?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=dr,this.eye=new Bh(e,()=>this.dirty=!0),this.ground=new zh(this.scene),this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trail),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(n?1024:2048),this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let s=new xa(new $i(1,1,1));this.selection=new ur(s,new vs({depthTest:!1,transparent:!0})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=t,this.setTheme(t)}canvas;renderer;scene=new ha;eye;crowd=new Ja(!1);unit=1;dirty=!0;glass=Uh;ghosts=new Ja(!0);ground;finish=new Fh;sun=new Ea(16777215,2.7);sky=new Sa(16777215,10528432,1.9);selection;trail=new hi;ghostMaterial=new xs({transparent:!0,opacity:.28,depthWrite:!1});laid=5;sizes=[];lit=new Kn(new O,-1);theme;setTheme(e){this.theme=e,this.scene.background=new Ye(e.background),this.ghostMaterial.color.set(e.ghost),this.selection.material.color.set(e.ink),this.ground.dress(e.ground,e.line),this.sky.groundColor.set(e.dark?5264735:10528432),this.dirty=!0}setWorld(e){this.crowd.build(e.bodies,e.about.shapes,this.finish.of),this.ground.build(this.crowd),this.ground.dress(this.theme.ground,this.theme.line);let t=e.about.shapes.map(s=>hh(s).getSize(e_).length()/2);this.sizes=e.bodies.map(s=>t[s.shape]);let n=this.sizes.filter((s,r)=>e.bodies[r].kind==="dynamic"&&s>0&&Number.isFinite(s)).sort((s,r)=>s-r);this.unit=n[n.length>>1]??.5,this.glass=Uh,this.eye.forget(),this.setTrails([]),this.dirty=!0}setGhostWorld(e){e?this.ghosts.build(e.bodies,e.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}fit(e){this.eye.fit(e,this.crowd,this.sizes),this.layGround(),this.dirty=!0}seeThrough(e){let t=this.crowd.bodies,n=this.eye.camera.position,s=t.map((l,c)=>c).filter(l=>l<e.bodies&&t[l].kind==="dynamic"&&Number.isFinite(e.states[13*l])),r=s.filter((l,c)=>c%Math.ceil(s.length/64)===0).map(l=>new O(...e.centre(l))),o=new Set,a=t.map((l,c)=>c).filter(l=>t[l].kind==="fixed");if(a.length<=1e3)for(let l of a){let c=r.filter(h=>sg(this.crowd.shapes[t[l].shape],this.crowd.pose(l),n,h)).length;c>0&&c>=.4*r.length&&o.add(l)}if(this.glass=o,o.size>0){let l=this.crowd.planes;this.crowd.build(t,this.crowd.shapes,this.finish.of,o),this.crowd.planes=l,this.crowd.place(e)}this.dirty=!0}layGround(){let{center:e,radius:t}=this.eye.core;this.laid=t,this.ground.lay(this.crowd,t),this.lit.set(e,-1),this.light()}light(){let{camera:e,core:t,distance:n}=this.eye,s=this.eye.controls.target,r=n*Math.sin(e.fov*Math.PI/360),o=Math.min(Math.max(r,.3*t.radius),3*t.radius),a=r<t.radius||t.center.distanceTo(s)>t.radius?s:t.center;if(this.lit.radius>0&&Math.abs(o-this.lit.radius)<.25*this.lit.radius&&a.distanceTo(this.lit.center)<.4*this.lit.radius)return;this.lit.set(a,o),this.sun.target.position.copy(a),this.sun.position.copy(a).add(new O(-.45,-.6,1.2).normalize().multiplyScalar(12*o));let l=this.sun.shadow.camera,c=2.2*o;l.left=l.bottom=-c,l.right=l.top=c,l.near=.1*o,l.far=24*o,l.updateProjectionMatrix(),this.sun.shadow.normalBias=.0015*o,e.near=Math.max(n/1500,1e-4),e.far=400*Math.max(t.radius,r)+100,e.updateProjectionMatrix()}setFrame(e){this.crowd.place(e),this.eye.setFrame(e,this.crowd,this.sizes),this.eye.core.radius>1.5*this.laid&&this.layGround(),this.dirty=!0}setGhostFrame(e,t){let n=1e-4*this.unit;this.ghosts.place(e,s=>{if(!t||s>=t.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(e.states[13*s+r]-t.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}bodySize(e){let t=this.crowd.bodies[e],n=t?hh(this.crowd.shapes[t.shape]):new xn;return n.isEmpty()?4*this.unit:n.getSize(e_).length()}select(e){let t=this.crowd.bodies[e],n=t?hh(this.crowd.shapes[t.shape]):new xn;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new O).multiplyScalar(1.04),r=n.getCenter(new O);this.selection.matrix.copy(this.crowd.pose(e)).multiply(new ot().compose(r,new Bt,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(e){this.crowd.paint(e),this.dirty=!0}get fixedColour(){return new Ye(this.theme.fixed)}get ink(){return this.theme.ink}setTrails(e){for(let t of this.trail.children)t.geometry.dispose(),t.material.dispose();this.trail.clear();for(let{colour:t,points:n}of e){let s=new an().setAttribute("position",new Dn(n,3));this.trail.add(new oo(s,new vs({color:t})))}this.dirty=!0}setGrid(e){this.ground.grid=e,this.dirty=!0}setXray(e){this.finish.setXray(e),this.dirty=!0}setShadows(e){this.sun.castShadow=e,this.dirty=!0}get cell(){return this.ground.cell}pick(e,t){let n=this.eye.ray(e,t),s=null;for(let{mesh:a,list:l}of this.crowd.batches){if(this.glass.has(l[0].body))continue;let c=n.intersectObject(a,!1)[0];c&&c.instanceId!==void 0&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:l[c.instanceId].body,point:c.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new O(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}resize(){let{clientWidth:e,clientHeight:t}=this.canvas;e===0||t===0||(this.renderer.setSize(e,t,!1),this.eye.camera.aspect=e/t,this.eye.camera.updateProjectionMatrix(),this.dirty=!0)}render(){return this.eye.controls.update(),this.dirty?(this.dirty=!1,this.light(),this.ground.see(this.eye.distance),this.renderer.render(this.scene,this.eye.camera),!0):!1}};var Vh=class{constructor(e,t){this.seek=e;this.eventName=t;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=De("strip");tip=De("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(e){this.store=e,this.draw()}set(e){this.state=e,this.draw()}span(){let e=this.store;return e?[e.first,Math.max(e.last,e.first+1)]:[0,1]}frameAt(e){let t=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((e-t.left)/t.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(e){let t=this.store;if(!t||t.rowCount===0)return;let n=this.frameAt(e.clientX),s=t.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${Pe(t.time(n),4)} s \xB7 kinetic ${Pe(t.value("kinetic",n),3)} J \xB7 residual ${Pe(t.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(e.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let e=this.canvas,t=Math.min(devicePixelRatio,2),n=e.clientWidth,s=e.clientHeight;if(n===0)return;e.width!==Math.round(n*t)&&(e.width=Math.round(n*t)),e.height!==Math.round(s*t)&&(e.height=Math.round(s*t));let r=e.getContext("2d");r.setTransform(t,0,0,t,0,0);let o=getComputedStyle(document.documentElement),a=F=>o.getPropertyValue(F).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,h]=this.span(),u=F=>(F-c)/(h-c)*n,d=Math.floor(s*.58),f=F=>l.columns[as[F]],g=f("kinetic"),x=f("potential"),m=l.columns[as.residual],p=1/0,v=-1/0,A=Math.max(c-l.rowFirst,0);for(let F=A;F<l.rowCount;F++)p=Math.min(p,x[F]),v=Math.max(v,x[F]+g[F]);v-p<1e-300&&(v=p+1);let S=Math.max(1,Math.floor(n)),R=new Float64Array(S).fill(NaN),T=new Float64Array(S).fill(NaN),_=new Float64Array(S).fill(NaN);for(let F=A;F<l.rowCount;F++){let X=Math.min(S-1,Math.max(0,Math.floor(u(l.rowFirst+F)))),V=x[F]+g[F];R[X]>=V||(R[X]=V),T[X]>=x[F]||(T[X]=x[F]),_[X]>=m[F]||(_[X]=m[F])}for(let F of[R,T,_])for(let X=1;X<S;X++)Number.isNaN(F[X])&&(F[X]=F[X-1]);let E=F=>d-2-(F-p)/(v-p)*(d-6),U=(F,X,V)=>{r.fillStyle=V,r.beginPath(),r.moveTo(0,X(0));for(let ae=0;ae<S;ae++)r.lineTo(ae,E(F[ae]));for(let ae=S-1;ae>=0;ae--)r.lineTo(ae,X(ae));r.fill()};U(T,()=>d,a("--potential")),U(R,F=>E(T[F]),a("--kinetic"));let I=l.about.tolerance??1e-8,L=F=>Math.min(Math.max((Math.log10(Math.max(F,1e-16))+16)/14,0),1);for(let F=0;F<S;F++){if(!(_[F]>0))continue;r.fillStyle=_[F]>I?a("--bad"):a("--residual");let X=Math.max(1,L(_[F])*(s-d-4));r.fillRect(F,s-X,1,X)}r.fillStyle=a("--line"),r.fillRect(0,d,n,1),r.fillStyle=a("--event");let H=-1;for(let F of l.events){if(F.kind<2)continue;let X=Math.floor(u(F.frame));X!==H&&r.fillRect(X,d-3,1,6),H=X}r.font="10px system-ui, sans-serif";let G=(F,X)=>{let V=5,ae=X.reduce((J,[Q])=>J+r.measureText(Q).width+7,3);r.globalAlpha=.8,r.fillStyle=a("--field"),r.fillRect(2,F-10,ae,13),r.globalAlpha=1;for(let[J,Q]of X)r.fillStyle=a(Q),r.fillText(J,V,F),V+=r.measureText(J).width+7};if(G(11,[["energy:","--quiet"],["kinetic","--kinetic-ink"],["potential","--potential-ink"],...l.events.some(F=>F.kind>=2)?[["| event","--event"]]:[]]),G(d+12,[["residual","--quiet"],...l.about.tolerance?[[`red above ${Pe(l.about.tolerance,2)} m/s`,"--quiet"]]:[]]),this.state.range){let[F,X]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,u(F),s),r.fillRect(u(X),0,n-u(X),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let F=u(this.state.differs);r.fillRect(F-1,0,2,s),r.fillText("differs",Math.min(F+4,n-40),22)}let D=u(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(D-1,0,2,s),r.beginPath(),r.moveTo(D-5,0),r.lineTo(D+5,0),r.lineTo(D,7),r.fill()}};function t_(i,e){let t=(s,r,o,a)=>q("button",{id:s,title:o,onclick:l=>{a(),l.currentTarget.blur()}},r),n=q("select",{id:"speed",title:"playback speed relative to real time (+ and \u2212)",onchange:()=>e.player.setSpeed(Number(n.value))},...yr.map(s=>q("option",{value:String(s)},`${s}\xD7`)));Jt(De("transport"),t("play","\u25B6 Play","play or pause (Space)",()=>e.player.play()),t("first","|\u25C0","first frame (Home)",()=>e.player.toFirst()),t("back10","\u221210","ten frames back (Shift \u2190)",()=>e.player.step(-10)),t("back","\u22121","one frame back (\u2190)",()=>e.player.step(-1)),t("on","+1",i?"one frame forward (\u2192); at the end: one simulation step":"one frame forward (\u2192)",()=>e.player.step(1)),t("on10","+10","ten frames forward (Shift \u2192)",()=>e.player.step(10)),t("last",i?"\u25B6| now":"\u25B6|","last frame (End)",()=>e.player.toLast()),i?t("reset","\u21BA Reset","back to the start, with the present parameters (r)",()=>e.player.reset()):null,q("span",{class:"time",id:"time"}),q("label",{title:"frame number: type one to go there"},"frame ",q("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{e.player.play(!1),e.player.seek(Number(s.target.value)),s.target.blur()}})),q("label",{},"speed ",n),t("loop","\u21BB loop",i?"restart at the end of the scene's duration (o)":"restart at the end (o)",()=>e.player.toggleLoop()),t("event","next event","impact, sleep, waking, quarantine, or touch (e)",()=>e.jumpEvent(!1)),t("worst","worst frame","the frame with the largest residual (w)",()=>e.worstFrame()),q("span",{class:"quiet",id:"range"}))}function n_(i,e){let t=document.getElementById("play");if(!t)return;t.textContent=e?"\u275A\u275A Pause":"\u25B6 Play",document.documentElement.dataset.playing=String(e);let n=De("speed");[...n.options].some(s=>Number(s.value)===i.speed)||n.append(q("option",{value:String(i.speed)},`${i.speed}\xD7`)),n.value=String(i.speed),De("loop").classList.toggle("on",i.loop),De("range").textContent=i.range?`range ${i.range[0]}\u2013${i.range[1]}`:""}var Gh=class{constructor(e,t,n,s,r){this.view=e;this.panels=t;this.save=r;this.player=new yh(e,{command:o=>n.command(o),changed:()=>{this.refreshTransport(),this.drawTimeline(),this.save()}}),this.timeline=new Vh(o=>this.player.seek(o),s),this.plots=new Nh(o=>this.player.seek(o)),this.trails=new fh(n,this.stage),this.beside=new _h(n,this.stage,()=>this.toDifference()),this.layStage()}view;panels;save;stage=new Hh(De("canvas"),mh());overlays=new dh(this.stage);player;timeline;plots;trails;beside;store=null;shown=null;status=null;ready=!1;drawn=0;arrows={arrows:1,root:!0};last=0;wanted=-1;numbersAt=0;tick(e){requestAnimationFrame(s=>this.tick(s));let t=Math.min((e-this.last)/1e3,.25);this.last=e;let n=this.store;n&&this.ready&&(this.player.tick(t,this.shown?.number??-1),this.show(n),this.plots.refresh(),this.stage.eye.glide(t)),this.stage.render()&&hg(this.stage,this.shown,this.store,this.view)}begin(e){this.store=e,this.clear(),this.trails.forget(),this.stage.setWorld(e),this.overlays.calibrate(e),this.timeline.show(e),this.plots.show(e),this.showPlots(this.view.plots),this.panels.show(e)}clear(){this.shown=null,this.wanted=-1}show(e){let t=this.view.frame;if(this.shown?.number===t)return this.showGhosts(t);let n=e.peek(t);n?this.showFrame(n):this.wanted!==t&&(this.wanted=t,e.fetch(t,this.player.playing).then(s=>{s&&this.view.frame===t&&this.showFrame(s)}).catch(s=>oi(s)).finally(()=>{this.wanted===t&&(this.wanted=-1)})),this.showGhosts(t)}showFrame(e){this.shown=e,this.drawn++,this.stage.setFrame(e),Od(this.stage,e,this.store,this.view),this.overlays.update(e,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(e,this.view.body,this.view.contact,this.player.playing,this.status),this.drawTimeline(),this.plots.setFrame(e.number),this.trails.update(e,this.store,this.view,this.player.playing),this.refreshNumbers(),document.documentElement.dataset.frame=String(e.number),this.save()}showGhosts(e){this.beside.show(e,this.shown,this.player.playing)&&this.refreshNumbers()}redraw(){!this.shown||!this.store||(Od(this.stage,this.shown,this.store,this.view),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.player.playing,this.status,!0),this.drawTimeline(),this.trails.update(this.shown,this.store,this.view,this.player.playing),this.refreshLegend(),this.refreshNumbers(),this.save(),this.stage.dirty=!0)}drawTimeline(){this.shown&&this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.beside.differs})}refreshNumbers(e=0){!this.store||e>0&&performance.now()-this.numbersAt<=e||(this.numbersAt=performance.now(),xg(this.store,this.shown,this.status,this.beside))}refreshLegend(){cg(this.stage,this.store,this.beside.ghost,this.view,this.arrows)}refreshTransport(){n_(this.view,this.player.playing)}setTheme(){this.stage.setTheme(mh()),this.store&&this.plots.show(this.store),this.redraw()}resize(){this.stage.resize(),this.stage.render()}toggleLayer(e,t){let n=this.view.layers;t??!n.has(e)?n.add(e):n.delete(e),this.applyLayers()}applyLayers(){for(let e of yo){let t=document.getElementById(`layer-${e.id}`);t&&(t.checked=this.view.layers.has(e.id))}this.layStage(),this.trails.distrust(),this.redraw()}layStage(){let e=this.view.layers;this.stage.setGrid(e.has("grid")),this.stage.setShadows(e.has("shadows")),this.stage.setXray(e.has("xray"))}setColour(e){this.view.colour=e,this.redraw()}setArrows(e){Object.assign(this.arrows,e),this.redraw()}setPlots(e){this.view.plots=e,this.showPlots(e),this.save()}showPlots(e){this.plots.toggle(e),De("open-plots").classList.toggle("on",e)}toDifference(){if(!this.beside.ghost)return Kt("No second recording: open two with tumble view A B.");if(this.beside.differs===null)return Kt("The two recordings are equal in every frame.");this.player.play(!1),this.player.seek(this.beside.differs)}};var Wh=class{constructor(e,t){this.screen=e;this.eventName=t}screen;eventName;body(e){let{view:t,shown:n,stage:s}=this.screen;t.body=e,t.contact=-1,e<0?(t.follow=!1,s.eye.follow(-1,null)):t.follow&&n&&s.eye.follow(e,n),this.turn("body"),this.screen.trails.forget(),this.screen.redraw()}contact(e,t){let{view:n,shown:s,stage:r}=this.screen;n.contact=e,e>=0&&this.turn("contact"),t&&s&&e>=0&&r.eye.focus(s.contact(e).point,3.5*r.unit),this.screen.redraw()}at(e,t){let{shown:n,view:s,overlays:r,stage:o}=this.screen;if(!n)return;let l=ah.some(h=>s.layers.has(h))?r.pick(e,t,n):-1;if(l>=0)return this.contact(l,!1);let c=o.pick(e,t);this.body(c?c.body:-1)}search(){this.body(-1),document.getElementById("search")?.focus()}focus(){let{shown:e,store:t,view:n,stage:s}=this.screen;!e||!t||(n.contact>=0&&n.contact<e.contacts?s.eye.focus(e.contact(n.contact).point,3.5*s.unit):n.body>=0?s.eye.focus(e.centre(n.body),1.6*s.bodySize(n.body)):s.fit(e),this.screen.save())}toggleFollow(){let{view:e,stage:t,shown:n}=this.screen;if(e.body<0)return Kt("Select a body first, by a click.");e.follow=!e.follow,t.eye.follow(e.follow?e.body:-1,n),Kt(e.follow?"The camera follows this body.":"The camera stands still."),this.screen.save()}toEvent(e){let{store:t,view:n,player:s}=this.screen;t&&(t.live?t.readEvents():t.told).catch(r=>oi(r)).then(()=>{let r=t.nextEvent(n.frame,e);if(!r)return Kt(e?"No event before this frame.":"No event after this frame.");s.play(!1),s.seek(r.frame);let o=l=>l===ls?"":t.bodies[l]?.name??"",a=r.kind===2?` at ${Pe(r.speed,3)} m/s`:"";Kt(`${this.eventName(r.kind)||"event"}${a}: ${[o(r.a),o(r.b)].filter(Boolean).join(" \u2013 ")}`)})}worstFrame(){let{store:e,player:t,view:n}=this.screen;if(!e||e.rowCount===0)return;let s=e.worstFrame();t.play(!1),n.contact=-1,t.seek(s),e.fetch(s).then(r=>{r&&(this.screen.showFrame(r),this.worstHere())}).catch(r=>oi(r))}worstHere(){let e=this.screen.shown;if(!e||e.contacts===0)return Kt("No contacts in this frame.");this.contact(e.worstContact(),!0)}turn(e){this.screen.view.tab=e,this.screen.panels.open(e)}};function i_(i,e){let t=o=>q("label",{class:"layer",title:`${o.hint}${o.hint?" ":""}(${o.key})`},q("input",{type:"checkbox",id:`layer-${o.id}`,checked:i.layers.has(o.id),onchange:a=>{e.toggleLayer(o.id,a.target.checked),a.target.blur()}}),q("span",{},o.name),q("kbd",{},o.key)),n=q("select",{id:"colour",title:"meaning of the body colours",onchange:o=>e.setColour(o.target.value)},...["body","material","island","speed","kind"].map(o=>q("option",{value:o},o)));n.value=i.colour;let s=q("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"length of arrows",oninput:()=>e.setArrows({arrows:10**Number(s.value)})}),r=q("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>e.setArrows({root:r.checked})});Jt(De("left"),q("h3",{},"Show"),...Cd.map(t),q("h3",{},"Scenery"),...Pd.map(t),q("h3",{},"Colour by"),n,q("h3",{},"Arrows"),s,q("label",{class:"layer",title:"impulses differ by orders of magnitude: with the square root, small ones stay visible beside large ones"},r,q("span",{},"length \u221D \u221Aimpulse")))}function s_(i){Jt(De("help"),q("div",{class:"head"},q("h2",{},"Keys"),q("span",{class:"grow"}),q("button",{onclick:()=>De("help").close()},"Close")),q("div",{class:"keys"},...i.map(e=>q("div",{},q("span",{},q("kbd",{},e.shown)),q("span",{},e.does))),...yo.map(e=>q("div",{},q("span",{},q("kbd",{},e.key)),q("span",{},`show ${e.name.toLowerCase()}`)))),q("p",{class:"quiet"},"Mouse: drag to rotate, right drag or Ctrl-drag to pan, wheel to zoom, click to select a body or a contact point, double click to focus. In a live scene, Shift-drag pulls a body with a spring; its work counts as external work."))}function r_(i){let e=De("export"),t=(n,s,r,o)=>q("button",{id:n,title:r,onclick:()=>{e.hidden=!0,o()}},s);Jt(e,t("export-png","Picture (PNG)","the 3-D view (s)",()=>i.picture()),t("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>i.video()),t("export-csv","Data of all plots (CSV)","one file per plot",()=>i.plotsToCsv()),t("export-sql","SQL of the selection (copy)","a query for the recording (q)",()=>i.copySql()),t("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>i.copyLink())),De("open-export").onclick=n=>{n.stopPropagation(),e.hidden=!e.hidden},addEventListener("click",n=>{e.contains(n.target)||(e.hidden=!0)})}function o_(i,e,t){let n=De("scenes");Jt(n,q("div",{class:"head"},q("h2",{},"Scenes"),q("span",{class:"quiet"},"Each scene runs live."),q("span",{class:"grow"}),q("button",{onclick:()=>n.close()},"Close")),q("div",{class:"cards"},...i.map((s,r)=>q("button",{class:`card ${s.file===e?"now":""}`,onclick:()=>{n.close(),t(r)}},q("b",{},s.title),q("span",{class:"quiet"},il(s.remarks))))))}var Xh=class{constructor(e,t,n,s){this.screen=e;this.link=t;this.act=n;this.saidCompare=s}screen;link;act;saidCompare;stores=new Map;session=null;opening=0;openedEpoch=-1;eventsRead=0;starting=!1;get recordings(){return this.session?.sources.filter(e=>e.kind==="recording").length??0}eventName(e){return this.session?.events[e]??""}state(e){let t=De("banner");document.documentElement.dataset.link=e,t.hidden=e==="found",e==="lost"&&(t.textContent="No connection to the server. Reconnecting \u2026"),e==="refused"&&(t.textContent=this.link.token?"This link belongs to an earlier run of `tumble view`. Open the link that it printed last.":"This link has no token. Open the link that `tumble view` printed, including everything after the #."),e==="found"&&this.start()}error(e){Kt(e,!0)}status(e){let{screen:t}=this;t.status=e,t.player.told(e.playing);let n=this.session?.live??-1;if(e.open&&e.epoch!==this.openedEpoch&&t.view.source===n&&this.session&&!this.starting){let r=this.openedEpoch<0;this.openedEpoch=e.epoch,this.open(n,r)}let s=this.stores.get(n);s&&s.epoch===e.epoch&&(s.first=e.first,s.end=Math.max(s.end,e.end)),t.refreshNumbers(900),t.store?.live&&(performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),t.overlays.setPull(e.pull?.held??null,e.pull?.target??null),t.refreshTransport(),t.shown&&t.panels.tab==="world"&&t.panels.update(t.shown,t.view.body,t.view.contact,!1,e))}span(e){let{screen:t}=this,n=this.stores.get(e.source);if(!n||e.end===n.end)return;let s=t.store===n&&t.view.frame>=n.last;n.growing=e.growing,n.grow(e.end).then(()=>{s&&t.player.playing&&(t.view.frame=n.last),t.refreshNumbers()}).catch(r=>oi(r))}pushed(e,t){let{screen:n}=this,s=this.stores.get(this.session?.live??-1);!s||s.epoch!==e.epoch||(s.end=Math.max(s.end,t.number+1),s.takeRows(e)?s.keep(t):s.grow(s.end).catch(r=>oi(r)),n.store===s&&n.player.came(t.number),n.refreshNumbers())}async start(){let{screen:e}=this,{view:t}=e,n=++this.opening;this.starting=!0;try{let s=await this.link.json("/api/session");if(n!==this.opening)return;this.session=s,e.panels.setMethods(s.methods),this.has(t.source)||(t.source=0),this.buildScenes(s);let r=s.sources[s.live];if(t.source===s.live&&!r.name&&!r.file){Hd(!0,()=>this.act.openScenes()),this.act.openScenes();return}!this.saidCompare&&t.source===0&&this.recordings>1&&(t.compare=1),this.isOther(t.compare)||(t.compare=null),await this.open(t.source,!0),t.compare!==null&&await this.compare(t.compare)}catch(s){oi(s)}finally{this.starting=!1}}async open(e,t){let{screen:n}=this,{view:s,stage:r}=n,o=++this.opening;document.documentElement.dataset.ready="false";let a=new Mo(this.link,e);try{await a.open()}catch(d){oi(d);return}if(o!==this.opening)return;let l=n.store,c=l!==null&&l.about.file===a.about.file&&l.about.name===a.about.name&&l.bodies.length===a.bodies.length&&n.ready;this.stores.set(e,a),s.source=e,a.live&&(this.openedEpoch=a.epoch),t||(c||Object.assign(s,{body:-1,camera:null,auto:!0,follow:!1}),s.contact=-1),n.player.open(a,t),De("empty").hidden||De("scenes").close(),Hd(!1,()=>this.act.openScenes());let h=c&&!t&&!r.eye.auto?r.eye.numbers:s.camera;n.begin(a),n.panels.open(["body","contact","solver","world"].includes(s.tab)?s.tab:Go);let u=await a.fetch(s.frame).catch(d=>{oi(d)});o===this.opening&&(u&&this.firstPicture(u,h,t),this.name(a),a.live&&n.status&&(s.speed=n.status.speed),n.refreshTransport(),n.refreshNumbers(),n.refreshLegend(),n.ready=!0,document.documentElement.dataset.ready="true")}firstPicture(e,t,n){let{view:s,stage:r}=this.screen;r.crowd.place(e),r.resize(),r.fit(e),r.seeThrough(e),t&&(r.eye.numbers=t,r.eye.auto=n&&s.auto),this.screen.showFrame(e),s.follow&&r.eye.follow(s.body,e)}name(e){let{screen:t}=this,{sources:n,live:s}=this.session;gg(e),_g(n,s,t.status?.open&&this.stores.get(s)?.about.file||"",t.view),yg(n,t.view),e.told.then(()=>t.store===e&&t.timeline.draw()).catch(r=>oi(r)),t_(e.live,this.act)}async compare(e){let{screen:t}=this;if(t.view.compare=e,this.saidCompare=!0,e===null)return t.beside.close(),t.redraw();try{let n=await t.beside.open(e);this.stores.set(e,n),await t.beside.search(t.store,n)}catch(n){return oi(n)}t.redraw()}async follow(e){let{screen:t}=this,{view:n}=t,s=tl(e);if(Wo({...n,...s},this.link.token)===Wo(n,this.link.token))return;let{source:r,compare:o}=n;Object.assign(n,{body:-1,contact:-1,follow:!1,loop:!1,range:null,compare:null,colour:"body"},s),this.has(n.source)||(n.source=r),n.source!==r&&await this.open(n.source,!0);let a=n.compare;(a!==o||n.source!==r)&&await this.compare(this.isOther(a)?a:null),s.camera&&(t.stage.eye.numbers=s.camera,t.stage.eye.auto=s.auto??!1),t.stage.eye.follow(n.follow?n.body:-1,t.shown),De("colour").value=n.colour,t.panels.open(n.tab),t.setPlots(n.plots),t.refreshTransport(),t.clear(),t.applyLayers()}has(e){return this.session?.sources.some(t=>t.index===e)??!1}isOther(e){return e!==null&&e!==this.screen.view.source&&this.has(e)}buildScenes(e){let{screen:t}=this;o_(e.scenes,t.store?.live?t.store.about.file:"",n=>{t.view.source=e.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:n}),t.view.compare!==null&&this.compare(null)})}};var Mf=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,auto:!0,layers:new Set(["contacts","quarantine","grid","shadows"]),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,tab:Go};link;panels;address;screen;selection;sources;outlet;constructor(){let e=Kf(),t=tl(location.hash);Object.assign(this.view,t),this.link=new rl(e,{status:r=>this.sources.status(r),span:r=>this.sources.span(r),pushed:(r,o)=>this.sources.pushed(r,o),error:r=>this.sources.error(r),state:r=>this.sources.state(r)}),this.panels=new gh(this.link,{selectBody:r=>this.selectBody(r),selectContact:(r,o)=>this.selectContact(r,o),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:r=>this.player.seek(r),worstFrame:()=>this.worstFrame(),worstHere:()=>this.selection.worstHere(),command:r=>this.link.command(r),turned:r=>{this.view.tab=r,this.screen.redraw()}});let n=r=>this.sources.eventName(r);this.screen=new Gh(this.view,this.panels,this.link,n,()=>this.saveHash()),this.selection=new Wh(this.screen,n),this.sources=new Xh(this.screen,this.link,this,"compare"in t);let s=()=>(this.view.camera=this.stage.eye.numbers,this.view.auto=this.stage.eye.auto,this.store!==null);this.address=new nl(this.view,e,s,()=>this.sources.recordings>1),this.outlet=new al(this.screen,this.address),this.build(),this.listen(),requestAnimationFrame(r=>this.screen.tick(r))}get player(){return this.screen.player}get stage(){return this.screen.stage}get overlays(){return this.screen.overlays}get plots(){return this.screen.plots}get beside(){return this.screen.beside}get store(){return this.screen.store}get shown(){return this.screen.shown}get status(){return this.screen.status}get ready(){return this.screen.ready}get drawn(){return this.screen.drawn}jumpEvent(e){this.selection.toEvent(e)}worstFrame(){this.selection.worstFrame()}toDifference(){this.screen.toDifference()}selectBody(e){this.selection.body(e)}selectContact(e,t){this.selection.contact(e,t)}click(e,t){this.selection.at(e,t)}findBody(){this.selection.search()}focus(){this.selection.focus()}toggleFollow(){this.selection.toggleFollow()}toggleLayer(e,t){this.screen.toggleLayer(e,t)}setColour(e){this.screen.setColour(e)}setArrows(e){this.screen.setArrows(e)}togglePlots(){this.screen.setPlots(!this.view.plots)}openScenes(){De("scenes").showModal()}openHelp(){De("help").showModal()}picture(){this.outlet.picture()}video(){this.outlet.video()}plotsToCsv(){this.outlet.plotsToCsv()}copySql(){this.outlet.copySql()}copyLink(){this.outlet.copyLink()}saveHash(){this.address.save(this.player.playing)}build(){let e=Qm(this);eg(e,this),i_(this.view,this),s_(e),r_(this),De("open-help").onclick=()=>this.openHelp(),De("open-scenes").onclick=()=>this.openScenes(),De("open-plots").onclick=()=>this.togglePlots(),De("source").onchange=t=>{let n=Number(t.target.value);this.sources.compare(null).then(()=>this.sources.open(n,!1))},De("compare").onchange=t=>{let n=t.target.value;this.sources.compare(n===""?null:Number(n))};for(let t of document.querySelectorAll("dialog"))t.addEventListener("click",n=>{n.target===t&&t.close()})}listen(){Ud.addEventListener("change",()=>this.screen.setTheme()),new ResizeObserver(()=>this.screen.resize()).observe(De("view")),fg(De("canvas"),this),addEventListener("hashchange",e=>{this.address.forget(),this.sources.follow(new URL(e.newURL).hash)})}},a_=new Mf;Object.assign(window,{tumble:Object.assign(a_,pg(a_))});addEventListener("error",i=>console.error(i.message));
