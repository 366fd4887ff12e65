var Hs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Vs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Gf=0,nu=1,Wf=2;var sr=1,Xf=2,io=3,Gs=0,qn=1,Zn=2,rr=0,so=1,iu=2,su=3,ru=4,qf=5;var or=100,Yf=101,$f=102,Zf=103,Kf=104,Jf=200,jf=201,Qf=202,ep=203,ou=204,au=205,tp=206,np=207,ip=208,sp=209,rp=210,op=211,ap=212,lp=213,cp=214,gl=0,_l=1,xl=2,Yr=3,vl=4,yl=5,bl=6,Sl=7,lu=0,hp=1,up=2,Yi=0,cu=1,hu=2,uu=3,du=4,fu=5,pu=6,mu=7;var gu=300,ar=301,ro=302,$l=303,Zl=304,Ml=1e3,Vi=1001,wl=1002,Tn=1003,dp=1004;var ha=1005;var Xn=1006,Kl=1007;var ps=1008;var Kn=1009,_u=1010,xu=1011,oo=1012,Jl=1013,Ri=1014,gi=1015,Ci=1016,jl=1017,Ql=1018,lr=1020,vu=35902,yu=35899,bu=1021,Su=1022,Pi=1023,hs=1026,ms=1027,ec=1028,tc=1029,Ws=1030,nc=1031;var ic=1033,ua=33776,da=33777,fa=33778,pa=33779,sc=35840,rc=35841,oc=35842,ac=35843,lc=36196,cc=37492,hc=37496,uc=37488,dc=37489,ma=37490,fc=37491,pc=37808,mc=37809,gc=37810,_c=37811,xc=37812,vc=37813,yc=37814,bc=37815,Sc=37816,Mc=37817,wc=37818,Ec=37819,Tc=37820,Ac=37821,Rc=36492,Cc=36494,Pc=36495,Ic=36283,Lc=36284,ga=36285,Dc=36286;var Ho=2300,El=2301,pl=2302,$h=2303,Zh=2400,Kh=2401,Jh=2402;var fp=3200;var Nc=0,pp=1,gs="",si="srgb",Vo="srgb-linear",Go="linear",Rt="srgb";var ml=7680;var mp=519,gp=512,_p=513,xp=514,Mu=515,vp=516,yp=517,wu=518,Eu=519,bp=35044,Tu=35048;var Au="300 es",pi=2e3,$r=2001;function g0(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function _0(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Wo(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Sp(){let i=Wo("canvas");return i.style.display="block",i}var uf={},Zr=null;function Ru(...i){let e="THREE."+i.shift();Zr?Zr("log",e,...i):console.log(e,...i)}function Mp(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $e(...i){i=Mp(i);let e="THREE."+i.shift();if(Zr)Zr("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function tt(...i){i=Mp(i);let e="THREE."+i.shift();if(Zr)Zr("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function ko(...i){let e=i.join(" ");e in uf||(uf[e]=!0,$e(...i))}function wp(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Ep={[gl]:gl,[xl]:bl,[vl]:vl,[Yr]:yl,[_l]:_l,[bl]:xl,[Sl]:Sl,[yl]:Yr},Ti=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Un=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],df=1234567,Xr=Math.PI/180,Kr=180/Math.PI;function ao(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Un[i&255]+Un[i>>8&255]+Un[i>>16&255]+Un[i>>24&255]+"-"+Un[e&255]+Un[e>>8&255]+"-"+Un[e>>16&15|64]+Un[e>>24&255]+"-"+Un[t&63|128]+Un[t>>8&255]+"-"+Un[t>>16&255]+Un[t>>24&255]+Un[n&255]+Un[n>>8&255]+Un[n>>16&255]+Un[n>>24&255]).toLowerCase()}function gt(i,e,t){return Math.max(e,Math.min(t,i))}function Cu(i,e){return(i%e+e)%e}function x0(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function v0(i,e,t){return i!==e?(t-i)/(e-i):0}function zo(i,e,t){return(1-t)*i+t*e}function y0(i,e,t,n){return zo(i,e,1-Math.exp(-t*n))}function b0(i,e=1){return e-Math.abs(Cu(i,e*2)-e)}function S0(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function M0(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function w0(i,e){return i+Math.floor(Math.random()*(e-i+1))}function E0(i,e){return i+Math.random()*(e-i)}function T0(i){return i*(.5-Math.random())}function A0(i){i!==void 0&&(df=i);let e=df+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function R0(i){return i*Xr}function C0(i){return i*Kr}function P0(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function I0(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Pu(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function L0(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),p=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*h,a*c);break;default:$e("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Iu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Tp(i,e){if(e.constructor===Float32Array)return i;let t=Iu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Ap(i,e){if(e.constructor===Float32Array)return i;let t=Iu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Lu={DEG2RAD:Xr,RAD2DEG:Kr,generateUUID:ao,clamp:gt,euclideanModulo:Cu,mapLinear:x0,inverseLerp:v0,lerp:zo,damp:y0,pingpong:b0,smoothstep:S0,smootherstep:M0,randInt:w0,randFloat:E0,randFloatSpread:T0,seededRandom:A0,degToRad:R0,radToDeg:C0,isPowerOfTwo:P0,ceilPowerOfTwo:I0,floorPowerOfTwo:Pu,setQuaternionFromProperEuler:L0,normalize:Ap,denormalize:Tp},Ou=class Ou{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};Ou.prototype.isVector2=!0;var Je=Ou,Yt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],p=r[o+1],g=r[o+2],v=r[o+3];if(u!==v||l!==d||c!==p||h!==g){let m=l*d+c*p+h*g+u*v;m<0&&(d=-d,p=-p,g=-g,v=-v,m=-m);let f=1-a;if(m<.9995){let y=Math.acos(m),A=Math.sin(y);f=Math.sin(f*y)/A,a=Math.sin(a*y)/A,l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+v*a}else{l=l*f+d*a,c=c*f+p*a,h=h*f+g*a,u=u*f+v*a;let y=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=y,c*=y,h*=y,u*=y}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*p-c*d,e[t+1]=l*g+h*d+c*u-a*p,e[t+2]=c*g+h*p+a*d-l*u,e[t+3]=h*g-a*u-l*d-c*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"YXZ":this._x=d*h*u+c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"ZXY":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u-d*p*g;break;case"ZYX":this._x=d*h*u-c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u+d*p*g;break;case"YZX":this._x=d*h*u+c*p*g,this._y=c*p*u+d*h*g,this._z=c*h*g-d*p*u,this._w=c*h*u-d*p*g;break;case"XZY":this._x=d*h*u-c*p*g,this._y=c*p*u-d*h*g,this._z=c*h*g+d*p*u,this._w=c*h*u+d*p*g;break;default:$e("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>u){let p=2*Math.sqrt(1+n-a-u);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>u){let p=2*Math.sqrt(1+a-n-u);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{let p=2*Math.sqrt(1+u-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(gt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Bu=class Bu{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(ff.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(ff.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Th.copy(this).projectOnVector(e),this.sub(Th)}reflect(e){return this.sub(Th.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};Bu.prototype.isVector3=!0;var B=Bu,Th=new B,ff=new Yt,ku=class ku{constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],p=n[5],g=n[8],v=s[0],m=s[3],f=s[6],y=s[1],A=s[4],b=s[7],R=s[2],T=s[5],_=s[8];return r[0]=o*v+a*y+l*R,r[3]=o*m+a*A+l*T,r[6]=o*f+a*b+l*_,r[1]=c*v+h*y+u*R,r[4]=c*m+h*A+u*T,r[7]=c*f+h*b+u*_,r[2]=d*v+p*y+g*R,r[5]=d*m+p*A+g*T,r[8]=d*f+p*b+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,p=c*r-o*l,g=t*u+n*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return e[0]=u*v,e[1]=(s*c-h*n)*v,e[2]=(a*n-s*o)*v,e[3]=d*v,e[4]=(h*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=p*v,e[7]=(n*l-c*t)*v,e[8]=(o*t-n*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return ko("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Ah.makeScale(e,t)),this}rotate(e){return ko("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Ah.makeRotation(-e)),this}translate(e,t){return ko("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Ah.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};ku.prototype.isMatrix3=!0;var it=ku,Ah=new it,pf=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),mf=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function D0(){let i={enabled:!0,workingColorSpace:Vo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Rt&&(s.r=cs(s.r),s.g=cs(s.g),s.b=cs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Rt&&(s.r=qr(s.r),s.g=qr(s.g),s.b=qr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===gs?Go:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Vo]:{primaries:e,whitePoint:n,transfer:Go,toXYZ:pf,fromXYZ:mf,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:si},outputColorSpaceConfig:{drawingBufferColorSpace:si}},[si]:{primaries:e,whitePoint:n,transfer:Rt,toXYZ:pf,fromXYZ:mf,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:si}}}),i}var vt=D0();function cs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function qr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Ir,Tl=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Ir===void 0&&(Ir=Wo("canvas")),Ir.width=e.width,Ir.height=e.height;let s=Ir.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Ir}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Wo("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=cs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(cs(t[n]/255)*255):t[n]=cs(t[n]);return{data:t,width:e.width,height:e.height}}else return $e("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},N0=0,Jr=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:N0++}),this.uuid=ao(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Rh(s[o].image)):r.push(Rh(s[o]))}else r=Rh(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Rh(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Tl.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($e("Texture: Unable to serialize Texture."),{})}var U0=0,Ch=new B,$n=class i extends Ti{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=Vi,s=Vi,r=Xn,o=ps,a=Pi,l=Kn,c=i.DEFAULT_ANISOTROPY,h=gs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:U0++}),this.uuid=ao(),this.name="",this.source=new Jr(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Je(0,0),this.repeat=new Je(1,1),this.center=new Je(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ch).x}get height(){return this.source.getSize(Ch).y}get depth(){return this.source.getSize(Ch).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){$e(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){$e(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==gu)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Ml:e.x=e.x-Math.floor(e.x);break;case Vi:e.x=e.x<0?0:1;break;case wl:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Ml:e.y=e.y-Math.floor(e.y);break;case Vi:e.y=e.y<0?0:1;break;case wl:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};$n.DEFAULT_IMAGE=null;$n.DEFAULT_MAPPING=gu;$n.DEFAULT_ANISOTROPY=1;var zu=class zu{constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],p=l[5],g=l[9],v=l[2],m=l[6],f=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-v)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+v)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+f-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,b=(p+1)/2,R=(f+1)/2,T=(h+d)/4,_=(u+v)/4,M=(g+m)/4;return A>b&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=T/n,r=_/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=T/s,r=M/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=_/r,s=M/r),this.set(n,s,r,t),this}let y=Math.sqrt((m-g)*(m-g)+(u-v)*(u-v)+(d-h)*(d-h));return Math.abs(y)<.001&&(y=1),this.x=(m-g)/y,this.y=(u-v)/y,this.z=(d-h)/y,this.w=Math.acos((c+p+f-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this.w=gt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this.w=gt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};zu.prototype.isVector4=!0;var $t=zu,Al=class extends Ti{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Xn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new $t(0,0,e,t),this.scissorTest=!1,this.viewport=new $t(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new $n({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Xn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Jr(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},oi=class extends Al{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Xo=class extends $n{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Tn,this.minFilter=Tn,this.wrapR=Vi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Rl=class extends $n{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Tn,this.minFilter=Tn,this.wrapR=Vi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Yl=class Yl{constructor(e,t,n,s,r,o,a,l,c,h,u,d,p,g,v,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,p,g,v,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,p,g,v,m){let f=this.elements;return f[0]=e,f[4]=t,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=h,f[10]=u,f[14]=d,f[3]=p,f[7]=g,f[11]=v,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Yl().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Lr.setFromMatrixColumn(e,0).length(),r=1/Lr.setFromMatrixColumn(e,1).length(),o=1/Lr.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,p=o*u,g=a*h,v=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=p+g*c,t[5]=d-v*c,t[9]=-a*l,t[2]=v-d*c,t[6]=g+p*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,p=l*u,g=c*h,v=c*u;t[0]=d+v*a,t[4]=g*a-p,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=p*a-g,t[6]=v+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,p=l*u,g=c*h,v=c*u;t[0]=d-v*a,t[4]=-o*u,t[8]=g+p*a,t[1]=p+g*a,t[5]=o*h,t[9]=v-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,p=o*u,g=a*h,v=a*u;t[0]=l*h,t[4]=g*c-p,t[8]=d*c+v,t[1]=l*u,t[5]=v*c+d,t[9]=p*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,p=o*c,g=a*l,v=a*c;t[0]=l*h,t[4]=v-d*u,t[8]=g*u+p,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=p*u+g,t[10]=d-v*u}else if(e.order==="XZY"){let d=o*l,p=o*c,g=a*l,v=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+v,t[5]=o*h,t[9]=p*u-g,t[2]=g*u-p,t[6]=a*h,t[10]=v*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(F0,e,O0)}lookAt(e,t,n){let s=this.elements;return ni.subVectors(e,t),ni.lengthSq()===0&&(ni.z=1),ni.normalize(),As.crossVectors(n,ni),As.lengthSq()===0&&(Math.abs(n.z)===1?ni.x+=1e-4:ni.z+=1e-4,ni.normalize(),As.crossVectors(n,ni)),As.normalize(),Va.crossVectors(ni,As),s[0]=As.x,s[4]=Va.x,s[8]=ni.x,s[1]=As.y,s[5]=Va.y,s[9]=ni.y,s[2]=As.z,s[6]=Va.z,s[10]=ni.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],p=n[13],g=n[2],v=n[6],m=n[10],f=n[14],y=n[3],A=n[7],b=n[11],R=n[15],T=s[0],_=s[4],M=s[8],U=s[12],L=s[1],D=s[5],H=s[9],G=s[13],C=s[2],k=s[6],q=s[10],V=s[14],ce=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=o*T+a*L+l*C+c*ce,r[4]=o*_+a*D+l*k+c*J,r[8]=o*M+a*H+l*q+c*Q,r[12]=o*U+a*G+l*V+c*se,r[1]=h*T+u*L+d*C+p*ce,r[5]=h*_+u*D+d*k+p*J,r[9]=h*M+u*H+d*q+p*Q,r[13]=h*U+u*G+d*V+p*se,r[2]=g*T+v*L+m*C+f*ce,r[6]=g*_+v*D+m*k+f*J,r[10]=g*M+v*H+m*q+f*Q,r[14]=g*U+v*G+m*V+f*se,r[3]=y*T+A*L+b*C+R*ce,r[7]=y*_+A*D+b*k+R*J,r[11]=y*M+A*H+b*q+R*Q,r[15]=y*U+A*G+b*V+R*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],p=e[14],g=e[3],v=e[7],m=e[11],f=e[15],y=l*p-c*d,A=a*p-c*u,b=a*d-l*u,R=o*p-c*h,T=o*d-l*h,_=o*u-a*h;return t*(v*y-m*A+f*b)-n*(g*y-m*R+f*T)+s*(g*A-v*R+f*_)-r*(g*b-v*T+m*_)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],p=e[11],g=e[12],v=e[13],m=e[14],f=e[15],y=t*a-n*o,A=t*l-s*o,b=t*c-r*o,R=n*l-s*a,T=n*c-r*a,_=s*c-r*l,M=h*v-u*g,U=h*m-d*g,L=h*f-p*g,D=u*m-d*v,H=u*f-p*v,G=d*f-p*m,C=y*G-A*H+b*D+R*L-T*U+_*M;if(C===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let k=1/C;return e[0]=(a*G-l*H+c*D)*k,e[1]=(s*H-n*G-r*D)*k,e[2]=(v*_-m*T+f*R)*k,e[3]=(d*T-u*_-p*R)*k,e[4]=(l*L-o*G-c*U)*k,e[5]=(t*G-s*L+r*U)*k,e[6]=(m*b-g*_-f*A)*k,e[7]=(h*_-d*b+p*A)*k,e[8]=(o*H-a*L+c*M)*k,e[9]=(n*L-t*H-r*M)*k,e[10]=(g*T-v*b+f*y)*k,e[11]=(u*b-h*T-p*y)*k,e[12]=(a*U-o*D-l*M)*k,e[13]=(t*D-n*U+s*M)*k,e[14]=(v*A-g*R-m*y)*k,e[15]=(h*R-u*A+d*y)*k,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,p=r*h,g=r*u,v=o*h,m=o*u,f=a*u,y=l*c,A=l*h,b=l*u,R=n.x,T=n.y,_=n.z;return s[0]=(1-(v+f))*R,s[1]=(p+b)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(p-b)*T,s[5]=(1-(d+f))*T,s[6]=(m+y)*T,s[7]=0,s[8]=(g+A)*_,s[9]=(m-y)*_,s[10]=(1-(d+v))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=Lr.set(s[0],s[1],s[2]).length(),a=Lr.set(s[4],s[5],s[6]).length(),l=Lr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Mi.copy(this);let c=1/o,h=1/a,u=1/l;return Mi.elements[0]*=c,Mi.elements[1]*=c,Mi.elements[2]*=c,Mi.elements[4]*=h,Mi.elements[5]*=h,Mi.elements[6]*=h,Mi.elements[8]*=u,Mi.elements[9]*=u,Mi.elements[10]*=u,t.setFromRotationMatrix(Mi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=pi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),p=(n+s)/(n-s),g,v;if(l)g=r/(o-r),v=o*r/(o-r);else if(a===pi)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===$r)g=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=pi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),p=-(n+s)/(n-s),g,v;if(l)g=1/(o-r),v=o/(o-r);else if(a===pi)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===$r)g=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};Yl.prototype.isMatrix4=!0;var lt=Yl,Lr=new B,Mi=new lt,F0=new B(0,0,0),O0=new B(1,1,1),As=new B,Va=new B,ni=new B,gf=new lt,_f=new Yt,us=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(gt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-gt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(gt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-gt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(gt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-gt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:$e("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return gf.makeRotationFromQuaternion(e),this.setFromRotationMatrix(gf,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return _f.setFromEuler(this),this.setFromQuaternion(_f,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};us.DEFAULT_ORDER="XYZ";var jr=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},B0=0,xf=new B,Dr=new Yt,is=new lt,Ga=new B,Lo=new B,k0=new B,z0=new Yt,vf=new B(1,0,0),yf=new B(0,1,0),bf=new B(0,0,1),Sf={type:"added"},H0={type:"removed"},Nr={type:"childadded",child:null},Ph={type:"childremoved",child:null},Ln=class i extends Ti{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:B0++}),this.uuid=ao(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new B,t=new us,n=new Yt,s=new B(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new lt},normalMatrix:{value:new it}}),this.matrix=new lt,this.matrixWorld=new lt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new jr,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Dr.setFromAxisAngle(e,t),this.quaternion.multiply(Dr),this}rotateOnWorldAxis(e,t){return Dr.setFromAxisAngle(e,t),this.quaternion.premultiply(Dr),this}rotateX(e){return this.rotateOnAxis(vf,e)}rotateY(e){return this.rotateOnAxis(yf,e)}rotateZ(e){return this.rotateOnAxis(bf,e)}translateOnAxis(e,t){return xf.copy(e).applyQuaternion(this.quaternion),this.position.add(xf.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(vf,e)}translateY(e){return this.translateOnAxis(yf,e)}translateZ(e){return this.translateOnAxis(bf,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(is.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Ga.copy(e):Ga.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Lo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?is.lookAt(Lo,Ga,this.up):is.lookAt(Ga,Lo,this.up),this.quaternion.setFromRotationMatrix(is),s&&(is.extractRotation(s.matrixWorld),Dr.setFromRotationMatrix(is),this.quaternion.premultiply(Dr.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Sf),Nr.child=e,this.dispatchEvent(Nr),Nr.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(H0),Ph.child=e,this.dispatchEvent(Ph),Ph.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),is.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),is.multiply(e.parent.matrixWorld)),e.applyMatrix4(is),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Sf),Nr.child=e,this.dispatchEvent(Nr),Nr.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Lo,e,k0),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Lo,z0,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),p=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ln.DEFAULT_UP=new B(0,1,0);Ln.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var ri=class extends Ln{constructor(){super(),this.isGroup=!0,this.type="Group"}},V0={type:"move"},Qr=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new ri,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new ri,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new ri,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let v of e.hand.values()){let m=t.getJointPose(v,n),f=this._getHandJoint(c,v);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.quaternion,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),p=.02,g=.005;c.inputState.pinching&&d>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(V0)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new ri;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Rp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Rs={h:0,s:0,l:0},Wa={h:0,s:0,l:0};function Ih(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Ze=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=si){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,vt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=vt.workingColorSpace){return this.r=e,this.g=t,this.b=n,vt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=vt.workingColorSpace){if(e=Cu(e,1),t=gt(t,0,1),n=gt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Ih(o,r,e+1/3),this.g=Ih(o,r,e),this.b=Ih(o,r,e-1/3)}return vt.colorSpaceToWorking(this,s),this}setStyle(e,t=si){function n(r){r!==void 0&&parseFloat(r)<1&&$e("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:$e("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);$e("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=si){let n=Rp[e.toLowerCase()];return n!==void 0?this.setHex(n,t):$e("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=cs(e.r),this.g=cs(e.g),this.b=cs(e.b),this}copyLinearToSRGB(e){return this.r=qr(e.r),this.g=qr(e.g),this.b=qr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=si){return vt.workingToColorSpace(Fn.copy(this),e),Math.round(gt(Fn.r*255,0,255))*65536+Math.round(gt(Fn.g*255,0,255))*256+Math.round(gt(Fn.b*255,0,255))}getHexString(e=si){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=vt.workingColorSpace){vt.workingToColorSpace(Fn.copy(this),t);let n=Fn.r,s=Fn.g,r=Fn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=vt.workingColorSpace){return vt.workingToColorSpace(Fn.copy(this),t),e.r=Fn.r,e.g=Fn.g,e.b=Fn.b,e}getStyle(e=si){vt.workingToColorSpace(Fn.copy(this),e);let t=Fn.r,n=Fn.g,s=Fn.b;return e!==si?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Rs),this.setHSL(Rs.h+e,Rs.s+t,Rs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Rs),e.getHSL(Wa);let n=zo(Rs.h,Wa.h,t),s=zo(Rs.s,Wa.s,t),r=zo(Rs.l,Wa.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Fn=new Ze;Ze.NAMES=Rp;var qo=class extends Ln{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new us,this.environmentIntensity=1,this.environmentRotation=new us,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},wi=new B,ss=new B,Lh=new B,rs=new B,Ur=new B,Fr=new B,Mf=new B,Dh=new B,Nh=new B,Uh=new B,Fh=new $t,Oh=new $t,Bh=new $t,ls=class i{constructor(e=new B,t=new B,n=new B){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),wi.subVectors(e,t),s.cross(wi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){wi.subVectors(s,t),ss.subVectors(n,t),Lh.subVectors(e,t);let o=wi.dot(wi),a=wi.dot(ss),l=wi.dot(Lh),c=ss.dot(ss),h=ss.dot(Lh),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,p=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-p-g,g,p)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,rs)===null?!1:rs.x>=0&&rs.y>=0&&rs.x+rs.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,rs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,rs.x),l.addScaledVector(o,rs.y),l.addScaledVector(a,rs.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Fh.setScalar(0),Oh.setScalar(0),Bh.setScalar(0),Fh.fromBufferAttribute(e,t),Oh.fromBufferAttribute(e,n),Bh.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Fh,r.x),o.addScaledVector(Oh,r.y),o.addScaledVector(Bh,r.z),o}static isFrontFacing(e,t,n,s){return wi.subVectors(n,t),ss.subVectors(e,t),wi.cross(ss).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return wi.subVectors(this.c,this.b),ss.subVectors(this.a,this.b),wi.cross(ss).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Ur.subVectors(s,n),Fr.subVectors(r,n),Dh.subVectors(e,n);let l=Ur.dot(Dh),c=Fr.dot(Dh);if(l<=0&&c<=0)return t.copy(n);Nh.subVectors(e,s);let h=Ur.dot(Nh),u=Fr.dot(Nh);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(Ur,o);Uh.subVectors(e,r);let p=Ur.dot(Uh),g=Fr.dot(Uh);if(g>=0&&p<=g)return t.copy(r);let v=p*c-l*g;if(v<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(Fr,a);let m=h*g-p*u;if(m<=0&&u-h>=0&&p-g>=0)return Mf.subVectors(r,s),a=(u-h)/(u-h+(p-g)),t.copy(s).addScaledVector(Mf,a);let f=1/(m+v+d);return o=v*f,a=d*f,t.copy(n).addScaledVector(Ur,o).addScaledVector(Fr,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Dn=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Ei.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Ei.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Ei.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ei):Ei.fromBufferAttribute(r,o),Ei.applyMatrix4(e.matrixWorld),this.expandByPoint(Ei);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Xa.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Xa.copy(n.boundingBox)),Xa.applyMatrix4(e.matrixWorld),this.union(Xa)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ei),Ei.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Do),qa.subVectors(this.max,Do),Or.subVectors(e.a,Do),Br.subVectors(e.b,Do),kr.subVectors(e.c,Do),Cs.subVectors(Br,Or),Ps.subVectors(kr,Br),Js.subVectors(Or,kr);let t=[0,-Cs.z,Cs.y,0,-Ps.z,Ps.y,0,-Js.z,Js.y,Cs.z,0,-Cs.x,Ps.z,0,-Ps.x,Js.z,0,-Js.x,-Cs.y,Cs.x,0,-Ps.y,Ps.x,0,-Js.y,Js.x,0];return!kh(t,Or,Br,kr,qa)||(t=[1,0,0,0,1,0,0,0,1],!kh(t,Or,Br,kr,qa))?!1:(Ya.crossVectors(Cs,Ps),t=[Ya.x,Ya.y,Ya.z],kh(t,Or,Br,kr,qa))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ei).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ei).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(os[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),os[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),os[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),os[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),os[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),os[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),os[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),os[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(os),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},os=[new B,new B,new B,new B,new B,new B,new B,new B],Ei=new B,Xa=new Dn,Or=new B,Br=new B,kr=new B,Cs=new B,Ps=new B,Js=new B,Do=new B,qa=new B,Ya=new B,js=new B;function kh(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){js.fromArray(i,r);let a=s.x*Math.abs(js.x)+s.y*Math.abs(js.y)+s.z*Math.abs(js.z),l=e.dot(js),c=t.dot(js),h=n.dot(js);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var un=new B,$a=new Je,G0=0,In=class extends Ti{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:G0++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=bp,this.updateRanges=[],this.gpuType=gi,this.version=0,this._normalizationScale=e!==void 0?Iu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)$a.fromBufferAttribute(this,t),$a.applyMatrix3(e),this.setXY(t,$a.x,$a.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)un.fromBufferAttribute(this,t),un.applyMatrix3(e),this.setXYZ(t,un.x,un.y,un.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)un.fromBufferAttribute(this,t),un.applyMatrix4(e),this.setXYZ(t,un.x,un.y,un.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)un.fromBufferAttribute(this,t),un.applyNormalMatrix(e),this.setXYZ(t,un.x,un.y,un.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)un.fromBufferAttribute(this,t),un.transformDirection(e),this.setXYZ(t,un.x,un.y,un.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Tp(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Ap(e,this.array)}};var Yo=class extends In{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var $o=class extends In{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Et=class extends In{constructor(e,t,n){super(new Float32Array(e),t,n)}},W0=new Dn,No=new B,zh=new B,Ai=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):W0.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;No.subVectors(e,this.center);let t=No.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(No,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(zh.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(No.copy(e.center).add(zh)),this.expandByPoint(No.copy(e.center).sub(zh))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},X0=0,fi=new lt,Hh=new Ln,zr=new B,ii=new Dn,Uo=new Dn,En=new B,Kt=class i extends Ti{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:X0++}),this.uuid=ao(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(g0(e)?$o:Yo)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new it().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return fi.makeRotationFromQuaternion(e),this.applyMatrix4(fi),this}rotateX(e){return fi.makeRotationX(e),this.applyMatrix4(fi),this}rotateY(e){return fi.makeRotationY(e),this.applyMatrix4(fi),this}rotateZ(e){return fi.makeRotationZ(e),this.applyMatrix4(fi),this}translate(e,t,n){return fi.makeTranslation(e,t,n),this.applyMatrix4(fi),this}scale(e,t,n){return fi.makeScale(e,t,n),this.applyMatrix4(fi),this}lookAt(e){return Hh.lookAt(e),Hh.updateMatrix(),this.applyMatrix4(Hh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(zr).negate(),this.translate(zr.x,zr.y,zr.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Et(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&$e("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Dn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];ii.setFromBufferAttribute(r),this.morphTargetsRelative?(En.addVectors(this.boundingBox.min,ii.min),this.boundingBox.expandByPoint(En),En.addVectors(this.boundingBox.max,ii.max),this.boundingBox.expandByPoint(En)):(this.boundingBox.expandByPoint(ii.min),this.boundingBox.expandByPoint(ii.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ai);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);return}if(e){let n=this.boundingSphere.center;if(ii.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Uo.setFromBufferAttribute(a),this.morphTargetsRelative?(En.addVectors(ii.min,Uo.min),ii.expandByPoint(En),En.addVectors(ii.max,Uo.max),ii.expandByPoint(En)):(ii.expandByPoint(Uo.min),ii.expandByPoint(Uo.max))}ii.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)En.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(En));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)En.fromBufferAttribute(a,c),l&&(zr.fromBufferAttribute(e,c),En.add(zr)),s=Math.max(s,n.distanceToSquared(En))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new In(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new B,l[U]=new B;let h=new B,u=new B,d=new B,p=new Je,g=new Je,v=new Je,m=new B,f=new B;function y(U,L,D){c[U]=c[L]=c[D]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,L),d.fromBufferAttribute(n,D),p.fromBufferAttribute(r,U),g.fromBufferAttribute(r,L),v.fromBufferAttribute(r,D),u.sub(h),d.sub(h),g.sub(p),v.sub(p);let H=1/(g.x*v.y-v.x*g.y);isFinite(H)&&(m.copy(u).multiplyScalar(v.y).addScaledVector(d,-g.y).multiplyScalar(H),f.copy(d).multiplyScalar(g.x).addScaledVector(u,-v.x).multiplyScalar(H),a[U].add(m),a[L].add(m),a[D].add(m),l[U].add(f),l[L].add(f),l[D].add(f))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let U=0,L=A.length;U<L;++U){let D=A[U],H=D.start,G=D.count;for(let C=H,k=H+G;C<k;C+=3)y(e.getX(C+0),e.getX(C+1),e.getX(C+2))}let b=new B,R=new B,T=new B,_=new B;function M(U){T.fromBufferAttribute(s,U),_.copy(T);let L=a[U];b.copy(L),b.sub(T.multiplyScalar(T.dot(L))).normalize(),R.crossVectors(_,L);let H=R.dot(l[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,H)}for(let U=0,L=n.count;U<L;++U)c[U]&&M(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new In(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new B,r=new B,o=new B,a=new B,l=new B,c=new B,h=new B,u=new B;if(e)for(let d=0,p=e.count;d<p;d+=3){let g=e.getX(d+0),v=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,p=t.count;d<p;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)En.fromBufferAttribute(e,t),En.normalize(),e.setXYZ(t,En.x,En.y,En.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),p=0,g=0;for(let v=0,m=l.length;v<m;v++){a.isInterleavedBufferAttribute?p=l[v]*a.data.stride+a.offset:p=l[v]*h;for(let f=0;f<h;f++)d[g++]=c[p++]}return new In(d,h,u)}if(this.index===null)return $e("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],p=e(d,n);l.push(p)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let p=c[u];h.push(p.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,p=u.length;d<p;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Vh=new B,q0=new B,Y0=new it,Gn=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Vh.subVectors(n,t).cross(q0.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Vh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Y0.getNormalMatrix(e),s=this.coplanarPoint(Vh).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},$0=0,ds=class extends Ti{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:$0++}),this.uuid=ao(),this.name="",this.type="Material",this.blending=so,this.side=Gs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ou,this.blendDst=au,this.blendEquation=or,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ze(0,0,0),this.blendAlpha=0,this.depthFunc=Yr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=mp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ml,this.stencilZFail=ml,this.stencilZPass=ml,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){$e(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){$e(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Ze().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Gn().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Je().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Je().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var as=new B,Gh=new B,Za=new B,Ka=new B,Ls=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,as)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=as.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(as.copy(this.origin).addScaledVector(this.direction,t),as.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Gh.copy(e).add(t).multiplyScalar(.5),Za.copy(t).sub(e).normalize(),Ka.copy(this.origin).sub(Gh);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Za),a=Ka.dot(this.direction),l=-Ka.dot(Za),c=Ka.lengthSq(),h=Math.abs(1-o*o),u,d,p,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let v=1/h;u*=v,d*=v,p=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),p=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),p=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Gh).addScaledVector(Za,d),p}intersectSphere(e,t){if(e.radius<0)return null;as.subVectors(e.center,this.origin);let n=as.dot(this.direction),s=as.dot(as)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,as)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,p=e.z-o.z,g=t.x-o.x,v=t.y-o.y,m=t.z-o.z,f=n.x-o.x,y=n.y-o.y,A=n.z-o.z,b=Math.abs(l),R=Math.abs(c),T=Math.abs(h),_,M,U,L,D,H,G,C,k,q,V,ce;if(b>=R&&b>=T?(U=l,H=u,k=g,ce=f,l>=0?(_=c,M=h,L=d,D=p,G=v,C=m,q=y,V=A):(_=h,M=c,L=p,D=d,G=m,C=v,q=A,V=y)):R>=T?(U=c,H=d,k=v,ce=y,c>=0?(_=h,M=l,L=p,D=u,G=m,C=g,q=A,V=f):(_=l,M=h,L=u,D=p,G=g,C=m,q=f,V=A)):(U=h,H=p,k=m,ce=A,h>=0?(_=l,M=c,L=u,D=d,G=g,C=v,q=f,V=y):(_=c,M=l,L=d,D=u,G=v,C=g,q=y,V=f)),U===0)return null;let J=_/U,Q=M/U,se=1/U,de=L-J*H,ue=D-Q*H,ee=G-J*k,me=C-Q*k,xe=q-J*ce,Ae=V-Q*ce,Se=xe*me-Ae*ee,We=de*Ae-ue*xe,ot=ee*ue-me*de;if(s){if(Se<0||We<0||ot<0)return null}else if((Se<0||We<0||ot<0)&&(Se>0||We>0||ot>0))return null;let Ve=Se+We+ot;if(Ve===0)return null;let ft=se*(Se*H+We*k+ot*ce);return(Ve>0?ft<0:ft>0)?null:this.at(ft/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},mi=class extends ds{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ze(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new us,this.combine=lu,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},wf=new lt,Qs=new Ls,Ja=new Ai,Ef=new B,ja=new B,Qa=new B,el=new B,Wh=new B,tl=new B,Tf=new B,nl=new B,An=class extends Ln{constructor(e=new Kt,t=new mi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){tl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Wh.fromBufferAttribute(u,e),o?tl.addScaledVector(Wh,h):tl.addScaledVector(Wh.sub(t),h))}t.add(tl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Ja.copy(n.boundingSphere),Ja.applyMatrix4(r),Qs.copy(e.ray).recast(e.near),!(Ja.containsPoint(Qs.origin)===!1&&(Qs.intersectSphere(Ja,Ef)===null||Qs.origin.distanceToSquared(Ef)>(e.far-e.near)**2))&&(wf.copy(r).invert(),Qs.copy(e.ray).applyMatrix4(wf),!(n.boundingBox!==null&&Qs.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Qs)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let m=d[g],f=o[m.materialIndex],y=Math.max(m.start,p.start),A=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let b=y,R=A;b<R;b+=3){let T=a.getX(b),_=a.getX(b+1),M=a.getX(b+2);s=il(this,f,e,n,c,h,u,T,_,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),v=Math.min(a.count,p.start+p.count);for(let m=g,f=v;m<f;m+=3){let y=a.getX(m),A=a.getX(m+1),b=a.getX(m+2);s=il(this,o,e,n,c,h,u,y,A,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let m=d[g],f=o[m.materialIndex],y=Math.max(m.start,p.start),A=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let b=y,R=A;b<R;b+=3){let T=b,_=b+1,M=b+2;s=il(this,f,e,n,c,h,u,T,_,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),v=Math.min(l.count,p.start+p.count);for(let m=g,f=v;m<f;m+=3){let y=m,A=m+1,b=m+2;s=il(this,o,e,n,c,h,u,y,A,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function Z0(i,e,t,n,s,r,o,a){let l;if(e.side===qn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===Gs,a),l===null)return null;nl.copy(a),nl.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(nl);return c<t.near||c>t.far?null:{distance:c,point:nl.clone(),object:i}}function il(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,ja),i.getVertexPosition(l,Qa),i.getVertexPosition(c,el);let h=Z0(i,e,t,n,ja,Qa,el,Tf);if(h){let u=new B;ls.getBarycoord(Tf,ja,Qa,el,u),s&&(h.uv=ls.getInterpolatedAttribute(s,a,l,c,u,new Je)),r&&(h.uv1=ls.getInterpolatedAttribute(r,a,l,c,u,new Je)),o&&(h.normal=ls.getInterpolatedAttribute(o,a,l,c,u,new B),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new B,materialIndex:0};ls.getNormal(ja,Qa,el,d.normal),h.face=d,h.barycoord=u}return h}var Zo=class extends $n{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Tn,h=Tn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ko=class extends In{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Hr=new lt,Af=new lt,sl=[],Rf=new Dn,K0=new lt,Fo=new An,Oo=new Ai,Ds=class extends An{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Ko(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,K0)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Dn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Hr),Rf.copy(e.boundingBox).applyMatrix4(Hr),this.boundingBox.union(Rf)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Ai),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Hr),Oo.copy(e.boundingSphere).applyMatrix4(Hr),this.boundingSphere.union(Oo)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Fo.geometry=this.geometry,Fo.material=this.material,Fo.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Oo.copy(this.boundingSphere),Oo.applyMatrix4(n),e.ray.intersectsSphere(Oo)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Hr),Af.multiplyMatrices(n,Hr),Fo.matrixWorld=Af,Fo.raycast(e,sl);for(let o=0,a=sl.length;o<a;o++){let l=sl[o];l.instanceId=r,l.object=this,t.push(l)}sl.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Ko(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Zo(new Float32Array(s*this.count),s,this.count,ec,gi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},er=new Ai,J0=new Je(.5,.5),rl=new B,Ns=class{constructor(e=new Gn,t=new Gn,n=new Gn,s=new Gn,r=new Gn,o=new Gn){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=pi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],p=r[7],g=r[8],v=r[9],m=r[10],f=r[11],y=r[12],A=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,p-h,f-g,R-y).normalize(),s[1].setComponents(c+o,p+h,f+g,R+y).normalize(),s[2].setComponents(c+a,p+u,f+v,R+A).normalize(),s[3].setComponents(c-a,p-u,f-v,R-A).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,p-d,f-m,R-b).normalize();else if(s[4].setComponents(c-l,p-d,f-m,R-b).normalize(),t===pi)s[5].setComponents(c+l,p+d,f+m,R+b).normalize();else if(t===$r)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),er.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),er.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(er)}intersectsSprite(e){er.center.set(0,0,0);let t=J0.distanceTo(e.center);return er.radius=.7071067811865476+t,er.applyMatrix4(e.matrixWorld),this.intersectsSphere(er)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(rl.x=s.normal.x>0?e.max.x:e.min.x,rl.y=s.normal.y>0?e.max.y:e.min.y,rl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(rl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Cf=new lt,Cl=class i{constructor(){this.coordinateSystem=pi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Cf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ns),n[s].setFromProjectionMatrix(Cf,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Ns),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Gi=class extends ds{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ze(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Pl=new B,Il=new B,Pf=new lt,Bo=new Ls,ol=new Ai,Xh=new B,If=new B,Us=class extends Ln{constructor(e=new Kt,t=new Gi){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Pl.fromBufferAttribute(t,s-1),Il.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Pl.distanceTo(Il);e.setAttribute("lineDistance",new Et(n,1))}else $e("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),ol.copy(n.boundingSphere),ol.applyMatrix4(s),ol.radius+=r,e.ray.intersectsSphere(ol)===!1)return;Pf.copy(s).invert(),Bo.copy(e.ray).applyMatrix4(Pf);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let v=p,m=g-1;v<m;v+=c){let f=h.getX(v),y=h.getX(v+1),A=al(this,e,Bo,l,f,y,v);A&&t.push(A)}if(this.isLineLoop){let v=h.getX(g-1),m=h.getX(p),f=al(this,e,Bo,l,v,m,g-1);f&&t.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let v=p,m=g-1;v<m;v+=c){let f=al(this,e,Bo,l,v,v+1,v);f&&t.push(f)}if(this.isLineLoop){let v=al(this,e,Bo,l,g-1,p,g-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function al(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Pl.fromBufferAttribute(a,s),Il.fromBufferAttribute(a,r),t.distanceSqToSegment(Pl,Il,Xh,If)>n)return;Xh.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Xh);if(!(c<e.near||c>e.far))return{distance:c,point:If.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Lf=new B,Df=new B,tr=class extends Us{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)Lf.fromBufferAttribute(t,s),Df.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Lf.distanceTo(Df);e.setAttribute("lineDistance",new Et(n,1))}else $e("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Jo=class extends $n{constructor(e=[],t=ar,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var fs=class extends $n{constructor(e,t,n=Ri,s,r,o,a=Tn,l=Tn,c,h=hs,u=1){if(h!==hs&&h!==ms)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Jr(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},jo=class extends fs{constructor(e,t=Ri,n=ar,s,r,o=Tn,a=Tn,l,c=hs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Qo=class extends $n{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Wi=class i extends Kt{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,p=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Et(c,3)),this.setAttribute("normal",new Et(h,3)),this.setAttribute("uv",new Et(u,2));function g(v,m,f,y,A,b,R,T,_,M,U){let L=b/_,D=R/M,H=b/2,G=R/2,C=T/2,k=_+1,q=M+1,V=0,ce=0,J=new B;for(let Q=0;Q<q;Q++){let se=Q*D-G;for(let de=0;de<k;de++){let ue=de*L-H;J[v]=ue*y,J[m]=se*A,J[f]=C,c.push(J.x,J.y,J.z),J[v]=0,J[m]=0,J[f]=T>0?1:-1,h.push(J.x,J.y,J.z),u.push(de/_),u.push(1-Q/M),V+=1}}for(let Q=0;Q<M;Q++)for(let se=0;se<_;se++){let de=d+se+k*Q,ue=d+se+k*(Q+1),ee=d+(se+1)+k*(Q+1),me=d+(se+1)+k*Q;l.push(de,ue,me),l.push(ue,ee,me),ce+=6}a.addGroup(p,ce,U),p+=ce,d+=V}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},ea=class i extends Kt{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,p=2*u+d,g=n*2+r,v=s+1,m=new B,f=new B;for(let y=0;y<=g;y++){let A=0,b=0,R=0,T=0;if(y<=n){let U=y/n,L=U*Math.PI/2;b=-h-e*Math.cos(L),R=e*Math.sin(L),T=-e*Math.cos(L),A=U*u}else if(y<=n+r){let U=(y-n)/r;b=-h+U*t,R=e,T=0,A=u+U*d}else{let U=(y-n-r)/n,L=U*Math.PI/2;b=h+e*Math.sin(L),R=e*Math.cos(L),T=e*Math.sin(L),A=u+d+U*u}let _=Math.max(0,Math.min(1,A/p)),M=0;y===0?M=.5/s:y===g&&(M=-.5/s);for(let U=0;U<=s;U++){let L=U/s,D=L*Math.PI*2,H=Math.sin(D),G=Math.cos(D);f.x=-R*G,f.y=b,f.z=R*H,a.push(f.x,f.y,f.z),m.set(-R*G,T,R*H),m.normalize(),l.push(m.x,m.y,m.z),c.push(L+M,_)}if(y>0){let U=(y-1)*v;for(let L=0;L<s;L++){let D=U+L,H=U+L+1,G=y*v+L,C=y*v+L+1;o.push(D,H,G),o.push(H,C,G)}}}this.setIndex(o),this.setAttribute("position",new Et(a,3)),this.setAttribute("normal",new Et(l,3)),this.setAttribute("uv",new Et(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Fs=class i extends Kt{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],p=[],g=0,v=[],m=n/2,f=0;y(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Et(u,3)),this.setAttribute("normal",new Et(d,3)),this.setAttribute("uv",new Et(p,2));function y(){let b=new B,R=new B,T=0,_=(t-e)/n;for(let M=0;M<=r;M++){let U=[],L=M/r,D=L*(t-e)+e;for(let H=0;H<=s;H++){let G=H/s,C=G*l+a,k=Math.sin(C),q=Math.cos(C);R.x=D*k,R.y=-L*n+m,R.z=D*q,u.push(R.x,R.y,R.z),b.set(k,_,q).normalize(),d.push(b.x,b.y,b.z),p.push(G,1-L),U.push(g++)}v.push(U)}for(let M=0;M<s;M++)for(let U=0;U<r;U++){let L=v[U][M],D=v[U+1][M],H=v[U+1][M+1],G=v[U][M+1];(e>0||U!==0)&&(h.push(L,D,G),T+=3),(t>0||U!==r-1)&&(h.push(D,H,G),T+=3)}c.addGroup(f,T,0),f+=T}function A(b){let R=g,T=new Je,_=new B,M=0,U=b===!0?e:t,L=b===!0?1:-1;for(let H=1;H<=s;H++)u.push(0,m*L,0),d.push(0,L,0),p.push(.5,.5),g++;let D=g;for(let H=0;H<=s;H++){let C=H/s*l+a,k=Math.cos(C),q=Math.sin(C);_.x=U*q,_.y=m*L,_.z=U*k,u.push(_.x,_.y,_.z),d.push(0,L,0),T.x=k*.5+.5,T.y=q*.5*L+.5,p.push(T.x,T.y),g++}for(let H=0;H<s;H++){let G=R+H,C=D+H;b===!0?h.push(C,C+1,G):h.push(C+1,C,G),M+=3}c.addGroup(f,M,b===!0?1:2),f+=M}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Os=class i extends Fs{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var ll=new B,cl=new B,qh=new B,hl=new ls,ta=class extends Kt{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(Xr*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,p=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:v,b:m,c:f}=hl;if(v.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),f.fromBufferAttribute(a,c[2]),hl.getNormal(qh),u[0]=`${Math.round(v.x*s)},${Math.round(v.y*s)},${Math.round(v.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(f.x*s)},${Math.round(f.y*s)},${Math.round(f.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let y=0;y<3;y++){let A=(y+1)%3,b=u[y],R=u[A],T=hl[h[y]],_=hl[h[A]],M=`${b}_${R}`,U=`${R}_${b}`,L=d.get(U);L?(qh.dot(L.normal)<=r&&(p.push(T.x,T.y,T.z),p.push(_.x,_.y,_.z)),d.set(U,null)):d.has(M)||d.set(M,{index0:c[y],index1:c[A],normal:qh.clone()})}}for(let g of d.values())if(g){let{index0:v,index1:m}=g;ll.fromBufferAttribute(a,v),cl.fromBufferAttribute(a,m),p.push(ll.x,ll.y,ll.z),p.push(cl.x,cl.y,cl.z)}this.setAttribute("position",new Et(p,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Xi=class i extends Kt{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,p=[],g=[],v=[],m=[];for(let f=0;f<h;f++){let y=f*d-o;for(let A=0;A<c;A++){let b=A*u-r;g.push(b,-y,0),v.push(0,0,1),m.push(A/a),m.push(1-f/l)}}for(let f=0;f<l;f++)for(let y=0;y<a;y++){let A=y+c*f,b=y+c*(f+1),R=y+1+c*(f+1),T=y+1+c*f;p.push(A,b,T),p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Et(g,3)),this.setAttribute("normal",new Et(v,3)),this.setAttribute("uv",new Et(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var nr=class i extends Kt{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new B,d=new B,p=[],g=[],v=[],m=[];for(let f=0;f<=n;f++){let y=[],A=f/n,b=o+A*a,R=e*Math.cos(b),T=Math.sqrt(e*e-R*R),_=0;f===0&&o===0?_=.5/t:f===n&&l===Math.PI&&(_=-.5/t);for(let M=0;M<=t;M++){let U=M/t,L=s+U*r;u.x=-T*Math.cos(L),u.y=R,u.z=T*Math.sin(L),g.push(u.x,u.y,u.z),d.copy(u).normalize(),v.push(d.x,d.y,d.z),m.push(U+_,1-A),y.push(c++)}h.push(y)}for(let f=0;f<n;f++)for(let y=0;y<t;y++){let A=h[f][y+1],b=h[f][y],R=h[f+1][y],T=h[f+1][y+1];(f!==0||o>0)&&p.push(A,b,T),(f!==n-1||l<Math.PI)&&p.push(b,R,T)}this.setIndex(p),this.setAttribute("position",new Et(g,3)),this.setAttribute("normal",new Et(v,3)),this.setAttribute("uv",new Et(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var eo=class i extends Kt{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new B,p=new B,g=new B;for(let v=0;v<=n;v++){let m=o+v/n*a;for(let f=0;f<=s;f++){let y=f/s*r;p.x=(e+t*Math.cos(m))*Math.cos(y),p.y=(e+t*Math.cos(m))*Math.sin(y),p.z=t*Math.sin(m),c.push(p.x,p.y,p.z),d.x=e*Math.cos(y),d.y=e*Math.sin(y),g.subVectors(p,d).normalize(),h.push(g.x,g.y,g.z),u.push(f/s),u.push(v/n)}}for(let v=1;v<=n;v++)for(let m=1;m<=s;m++){let f=(s+1)*v+m-1,y=(s+1)*(v-1)+m-1,A=(s+1)*(v-1)+m,b=(s+1)*v+m;l.push(f,y,b),l.push(y,A,b)}this.setIndex(l),this.setAttribute("position",new Et(c,3)),this.setAttribute("normal",new Et(h,3)),this.setAttribute("uv",new Et(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};function cr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Nf(s))s.isRenderTargetTexture?($e("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Nf(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function On(i){let e={};for(let t=0;t<i.length;t++){let n=cr(i[t]);for(let s in n)e[s]=n[s]}return e}function Nf(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function j0(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Du(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:vt.workingColorSpace}var Cp={clone:cr,merge:On},Q0=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,e_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,qi=class extends ds{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Q0,this.fragmentShader=e_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=cr(e.uniforms),this.uniformsGroups=j0(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Ze().setHex(s.value);break;case"v2":this.uniforms[n].value=new Je().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new $t().fromArray(s.value);break;case"m3":this.uniforms[n].value=new it().fromArray(s.value);break;case"m4":this.uniforms[n].value=new lt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Ll=class extends qi{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ir=class extends ds{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Ze(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ze(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Nc,this.normalScale=new Je(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new us,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Dl=class extends ds{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=fp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Nl=class extends ds{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Vr(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function ul(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Bs=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ul=class extends Bs{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Zh,endingEnd:Zh}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Kh:r=e,a=2*t-n;break;case Jh:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Kh:o=e,l=2*n-t;break;case Jh:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(n-t)/(s-t),v=g*g,m=v*g,f=-d*m+2*d*v-d*g,y=(1+d)*m+(-1.5-2*d)*v+(-.5+d)*g+1,A=(-1-p)*m+(1.5+p)*v+.5*g,b=p*m-p*v;for(let R=0;R!==a;++R)r[R]=f*o[h+R]+y*o[c+R]+A*o[l+R]+b*o[u+R];return r}},Fl=class extends Bs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Ol=class extends Bs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Bl=class extends Bs{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),v=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*v+o[l+m]*g;return r}let d=a*2,p=e-1;for(let g=0;g!==a;++g){let v=o[c+g],m=o[l+g],f=p*d+g*2,y=u[f],A=u[f+1],b=e*d+g*2,R=h[b],T=h[b+1],_=n_(n,t,y,R,s);r[g]=Pp(_,v,A,T,m)}return r}};function Pp(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function t_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function n_(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Pp(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=t_(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var ai=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Vr(t,this.TimeBufferType),this.values=Vr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Vr(e.times,Array),values:Vr(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),ul(e.settings)&&(n.settings={inTangents:Vr(e.settings.inTangents,Array),outTangents:Vr(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Ol(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Fl(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Ul(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Bl(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ho:t=this.InterpolantFactoryMethodDiscrete;break;case El:t=this.InterpolantFactoryMethodLinear;break;case pl:t=this.InterpolantFactoryMethodSmooth;break;case $h:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $e("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ho;case this.InterpolantFactoryMethodLinear:return El;case this.InterpolantFactoryMethodSmooth:return pl;case this.InterpolantFactoryMethodBezier:return $h}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;ul(this.settings)&&(Uf(this.settings.inTangents,e),Uf(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;ul(this.settings)&&(Ff(this.settings.inTangents,e),Ff(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&_0(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===pl,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,p=u+n;for(let g=0;g!==n;++g){let v=t[u+g];if(v!==t[d+g]||v!==t[p+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let p=0;p!==n;++p)t[d+p]=t[u+p]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,ul(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Uf(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Ff(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}ai.prototype.ValueTypeName="";ai.prototype.TimeBufferType=Float32Array;ai.prototype.ValueBufferType=Float32Array;ai.prototype.DefaultInterpolation=El;var ks=class extends ai{constructor(e,t,n){super(e,t,n)}};ks.prototype.ValueTypeName="bool";ks.prototype.ValueBufferType=Array;ks.prototype.DefaultInterpolation=Ho;ks.prototype.InterpolantFactoryMethodLinear=void 0;ks.prototype.InterpolantFactoryMethodSmooth=void 0;var kl=class extends ai{constructor(e,t,n,s){super(e,t,n,s)}};kl.prototype.ValueTypeName="color";var zl=class extends ai{constructor(e,t,n,s){super(e,t,n,s)}};zl.prototype.ValueTypeName="number";var Hl=class extends Bs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Yt.slerpFlat(r,0,o,c-a,o,c,l);return r}},na=class extends ai{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Hl(this.times,this.values,this.getValueSize(),e)}};na.prototype.ValueTypeName="quaternion";na.prototype.InterpolantFactoryMethodSmooth=void 0;var zs=class extends ai{constructor(e,t,n){super(e,t,n)}};zs.prototype.ValueTypeName="string";zs.prototype.ValueBufferType=Array;zs.prototype.DefaultInterpolation=Ho;zs.prototype.InterpolantFactoryMethodLinear=void 0;zs.prototype.InterpolantFactoryMethodSmooth=void 0;var Vl=class extends ai{constructor(e,t,n,s){super(e,t,n,s)}};Vl.prototype.ValueTypeName="vector";var Gl=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let p=c[u],g=c[u+1];if(p.global&&(p.lastIndex=0),p.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ip=new Gl,Wl=class{constructor(e){this.manager=e!==void 0?e:Ip,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Wl.DEFAULT_MATERIAL_NAME="__DEFAULT";var ia=class extends Ln{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Ze(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},sa=class extends ia{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ze(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Yh=new lt,Of=new B,Bf=new B,Xl=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Je(512,512),this.mapType=Kn,this.map=null,this.mapPass=null,this.matrix=new lt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ns,this._frameExtents=new Je(1,1),this._viewportCount=1,this._viewports=[new $t(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Of.setFromMatrixPosition(e.matrixWorld),t.position.copy(Of),Bf.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Bf),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Yh.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Yh,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===$r||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Yh)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},dl=new B,fl=new Yt,Hi=new B,ra=class extends Ln{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new lt,this.projectionMatrix=new lt,this.projectionMatrixInverse=new lt,this.coordinateSystem=pi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(dl,fl,Hi),Hi.x===1&&Hi.y===1&&Hi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(dl,fl,Hi.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(dl,fl,Hi),Hi.x===1&&Hi.y===1&&Hi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(dl,fl,Hi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Is=new B,kf=new Je,zf=new Je,Wn=class extends ra{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Kr*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Xr*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Kr*2*Math.atan(Math.tan(Xr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Is.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Is.x,Is.y).multiplyScalar(-e/Is.z),Is.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Is.x,Is.y).multiplyScalar(-e/Is.z)}getViewSize(e,t){return this.getViewBounds(e,kf,zf),t.subVectors(zf,kf)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Xr*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var oa=class extends ra{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},jh=class extends Xl{constructor(){super(new oa(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},aa=class extends ia{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.target=new Ln,this.shadow=new jh}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Gr=-90,Wr=1,to=class extends Ln{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Wn(Gr,Wr,e,t);s.layers=this.layers,this.add(s);let r=new Wn(Gr,Wr,e,t);r.layers=this.layers,this.add(r);let o=new Wn(Gr,Wr,e,t);o.layers=this.layers,this.add(o);let a=new Wn(Gr,Wr,e,t);a.layers=this.layers,this.add(a);let l=new Wn(Gr,Wr,e,t);l.layers=this.layers,this.add(l);let c=new Wn(Gr,Wr,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===pi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===$r)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=v,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,p),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},ql=class extends Wn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Nu="\\[\\]\\.:\\/",i_=new RegExp("["+Nu+"]","g"),Uu="[^"+Nu+"]",s_="[^"+Nu.replace("\\.","")+"]",r_=/((?:WC+[\/:])*)/.source.replace("WC",Uu),o_=/(WCOD+)?/.source.replace("WCOD",s_),a_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Uu),l_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Uu),c_=new RegExp("^"+r_+o_+a_+l_+"$"),h_=["material","materials","bones","map"],Qh=class{constructor(e,t,n){let s=n||Gt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Gt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(i_,"")}static parseTrackName(e){let t=c_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);h_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){$e("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Gt.Composite=Qh;Gt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Gt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Gt.prototype.GetterByBindingType=[Gt.prototype._getValue_direct,Gt.prototype._getValue_array,Gt.prototype._getValue_arrayElement,Gt.prototype._getValue_toArray];Gt.prototype.SetterByBindingTypeAndVersioning=[[Gt.prototype._setValue_direct,Gt.prototype._setValue_direct_setNeedsUpdate,Gt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Gt.prototype._setValue_array,Gt.prototype._setValue_array_setNeedsUpdate,Gt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Gt.prototype._setValue_arrayElement,Gt.prototype._setValue_arrayElement_setNeedsUpdate,Gt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Gt.prototype._setValue_fromArray,Gt.prototype._setValue_fromArray_setNeedsUpdate,Gt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var Rw=new Float32Array(1);var Hf=new lt,la=class{constructor(e,t,n=0,s=1/0){this.ray=new Ls(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new jr,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Hf.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Hf),this}intersectObject(e,t=!0,n=[]){return eu(e,this,n,t),n.sort(Vf),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)eu(e[s],this,n,t);return n.sort(Vf),n}};function Vf(i,e){return i.distance-e.distance}function eu(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)eu(r[o],e,t,!0)}}var no=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=gt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(gt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Hu=class Hu{constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};Hu.prototype.isMatrix2=!0;var tu=Hu;var ca=class extends Ti{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Fu(i,e,t,n){let s=u_(n);switch(t){case bu:return i*e;case ec:return i*e/s.components*s.byteLength;case tc:return i*e/s.components*s.byteLength;case Ws:return i*e*2/s.components*s.byteLength;case nc:return i*e*2/s.components*s.byteLength;case Su:return i*e*3/s.components*s.byteLength;case Pi:return i*e*4/s.components*s.byteLength;case ic:return i*e*4/s.components*s.byteLength;case ua:case da:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case fa:case pa:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case rc:case ac:return Math.max(i,16)*Math.max(e,8)/4;case sc:case oc:return Math.max(i,8)*Math.max(e,8)/2;case lc:case cc:case uc:case dc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case hc:case ma:case fc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case pc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case mc:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case gc:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case _c:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case xc:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case vc:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case yc:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case bc:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Sc:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Mc:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case wc:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Ec:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Tc:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Ac:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Rc:case Cc:case Pc:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Ic:case Lc:return Math.ceil(i/4)*Math.ceil(e/4)*8;case ga:case Dc:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function u_(i){switch(i){case Kn:case _u:return{byteLength:1,components:1};case oo:case xu:case Ci:return{byteLength:2,components:1};case jl:case Ql:return{byteLength:2,components:4};case Ri:case Jl:case gi:return{byteLength:4,components:1};case vu:case yu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$e("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Qp(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function f_(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<u.length;p++){let g=u[d],v=u[p];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++d,u[d]=v)}u.length=d+1;for(let p=0,g=u.length;p<g;p++){let v=u[p];i.bufferSubData(c,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var p_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,m_=`#ifdef USE_ALPHAHASH
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
#endif`,g_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,__=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,x_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,v_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,y_=`#ifdef USE_AOMAP
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
#endif`,b_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,S_=`#ifdef USE_BATCHING
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
#endif`,M_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,w_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,E_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,T_=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,A_=`#ifdef USE_IRIDESCENCE
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
#endif`,R_=`#ifdef USE_BUMPMAP
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
#endif`,C_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,P_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,I_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,L_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,D_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,N_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,U_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,F_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,O_=`#define PI 3.141592653589793
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
} // validated`,B_=`vec3 transformedNormal = objectNormal;
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
#endif`,k_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,z_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,H_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,V_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,G_="gl_FragColor = linearToOutputTexel( gl_FragColor );",W_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,X_=`#ifdef USE_ENVMAP
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
#endif`,q_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Y_=`#ifdef USE_ENVMAP
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
#endif`,$_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Z_=`#ifdef USE_ENVMAP
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
#endif`,K_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,J_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,j_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Q_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ex=`#ifdef USE_GRADIENTMAP
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
}`,tx=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,nx=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,ix=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,sx=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,rx=`#ifdef USE_ENVMAP
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
#endif`,ox=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ax=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,lx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,cx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,hx=`PhysicalMaterial material;
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
#endif`,ux=`uniform sampler2D dfgLUT;
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
}`,dx=`
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
#endif`,fx=`#if defined( RE_IndirectDiffuse )
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
#endif`,px=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,mx=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,gx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,_x=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,xx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,vx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,yx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,bx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Sx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Mx=`#if defined( USE_POINTS_UV )
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
#endif`,wx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Ex=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Tx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Ax=`#if defined( USE_MORPHCOLORS )
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
#endif`,Rx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Cx=`#ifdef USE_MORPHTARGETS
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
#endif`,Px=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ix=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Lx=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Dx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Nx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Ux=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Fx=`#ifdef USE_NORMALMAP
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
#endif`,Ox=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Bx=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,kx=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,zx=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Hx=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Vx=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Gx=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Wx=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Xx=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,qx=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Yx=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,$x=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Zx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Kx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Jx=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,jx=`float getShadowMask() {
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
}`,Qx=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,ev=`#ifdef USE_SKINNING
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
#endif`,tv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,nv=`#ifdef USE_SKINNING
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
#endif`,iv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,sv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,rv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,ov=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,av=`#ifdef USE_TRANSMISSION
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
#endif`,lv=`#ifdef USE_TRANSMISSION
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
#endif`,cv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,hv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,uv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,fv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,pv=`uniform sampler2D t2D;
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
}`,mv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,gv=`uniform float backgroundBlurriness;
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
}`,_v=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,xv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,vv=`#include <common>
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
}`,yv=`#if DEPTH_PACKING == 3200
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
}`,bv=`#define DISTANCE
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
}`,Sv=`#define DISTANCE
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
}`,Mv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,wv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Ev=`uniform float scale;
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
}`,Tv=`uniform vec3 diffuse;
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
}`,Av=`#include <common>
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
}`,Rv=`uniform vec3 diffuse;
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
}`,Cv=`#define LAMBERT
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
}`,Pv=`#define LAMBERT
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
}`,Iv=`#define MATCAP
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
}`,Lv=`#define MATCAP
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
}`,Dv=`#define NORMAL
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
}`,Nv=`#define NORMAL
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
}`,Uv=`#define PHONG
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
}`,Fv=`#define PHONG
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
}`,Ov=`#define STANDARD
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
}`,Bv=`#define STANDARD
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
}`,kv=`#define TOON
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
}`,zv=`#define TOON
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
}`,Hv=`uniform float size;
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
}`,Vv=`uniform vec3 diffuse;
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
}`,Gv=`#include <common>
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
}`,Wv=`uniform vec3 color;
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
}`,Xv=`uniform float rotation;
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
}`,qv=`uniform vec3 diffuse;
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
}`,dt={alphahash_fragment:p_,alphahash_pars_fragment:m_,alphamap_fragment:g_,alphamap_pars_fragment:__,alphatest_fragment:x_,alphatest_pars_fragment:v_,aomap_fragment:y_,aomap_pars_fragment:b_,batching_pars_vertex:S_,batching_vertex:M_,begin_vertex:w_,beginnormal_vertex:E_,bsdfs:T_,iridescence_fragment:A_,bumpmap_pars_fragment:R_,clipping_planes_fragment:C_,clipping_planes_pars_fragment:P_,clipping_planes_pars_vertex:I_,clipping_planes_vertex:L_,color_fragment:D_,color_pars_fragment:N_,color_pars_vertex:U_,color_vertex:F_,common:O_,defaultnormal_vertex:B_,displacementmap_pars_vertex:k_,displacementmap_vertex:z_,emissivemap_fragment:H_,emissivemap_pars_fragment:V_,colorspace_fragment:G_,colorspace_pars_fragment:W_,envmap_fragment:X_,envmap_common_pars_fragment:q_,envmap_pars_fragment:Y_,envmap_pars_vertex:$_,envmap_physical_pars_fragment:rx,envmap_vertex:Z_,fog_vertex:K_,fog_pars_vertex:J_,fog_fragment:j_,fog_pars_fragment:Q_,gradientmap_pars_fragment:ex,lightmap_pars_fragment:tx,lights_lambert_fragment:nx,lights_lambert_pars_fragment:ix,lights_pars_begin:sx,lights_toon_fragment:ox,lights_toon_pars_fragment:ax,lights_phong_fragment:lx,lights_phong_pars_fragment:cx,lights_physical_fragment:hx,lights_physical_pars_fragment:ux,lights_fragment_begin:dx,lights_fragment_maps:fx,lights_fragment_end:px,lightprobes_pars_fragment:mx,logdepthbuf_fragment:gx,logdepthbuf_pars_fragment:_x,logdepthbuf_pars_vertex:xx,logdepthbuf_vertex:vx,map_fragment:yx,map_pars_fragment:bx,map_particle_fragment:Sx,map_particle_pars_fragment:Mx,metalnessmap_fragment:wx,metalnessmap_pars_fragment:Ex,morphinstance_vertex:Tx,morphcolor_vertex:Ax,morphnormal_vertex:Rx,morphtarget_pars_vertex:Cx,morphtarget_vertex:Px,normal_fragment_begin:Ix,normal_fragment_maps:Lx,normal_pars_fragment:Dx,normal_pars_vertex:Nx,normal_vertex:Ux,normalmap_pars_fragment:Fx,clearcoat_normal_fragment_begin:Ox,clearcoat_normal_fragment_maps:Bx,clearcoat_pars_fragment:kx,iridescence_pars_fragment:zx,opaque_fragment:Hx,packing:Vx,premultiplied_alpha_fragment:Gx,project_vertex:Wx,dithering_fragment:Xx,dithering_pars_fragment:qx,roughnessmap_fragment:Yx,roughnessmap_pars_fragment:$x,shadowmap_pars_fragment:Zx,shadowmap_pars_vertex:Kx,shadowmap_vertex:Jx,shadowmask_pars_fragment:jx,skinbase_vertex:Qx,skinning_pars_vertex:ev,skinning_vertex:tv,skinnormal_vertex:nv,specularmap_fragment:iv,specularmap_pars_fragment:sv,tonemapping_fragment:rv,tonemapping_pars_fragment:ov,transmission_fragment:av,transmission_pars_fragment:lv,uv_pars_fragment:cv,uv_pars_vertex:hv,uv_vertex:uv,worldpos_vertex:dv,background_vert:fv,background_frag:pv,backgroundCube_vert:mv,backgroundCube_frag:gv,cube_vert:_v,cube_frag:xv,depth_vert:vv,depth_frag:yv,distance_vert:bv,distance_frag:Sv,equirect_vert:Mv,equirect_frag:wv,linedashed_vert:Ev,linedashed_frag:Tv,meshbasic_vert:Av,meshbasic_frag:Rv,meshlambert_vert:Cv,meshlambert_frag:Pv,meshmatcap_vert:Iv,meshmatcap_frag:Lv,meshnormal_vert:Dv,meshnormal_frag:Nv,meshphong_vert:Uv,meshphong_frag:Fv,meshphysical_vert:Ov,meshphysical_frag:Bv,meshtoon_vert:kv,meshtoon_frag:zv,points_vert:Hv,points_frag:Vv,shadow_vert:Gv,shadow_frag:Wv,sprite_vert:Xv,sprite_frag:qv},Le={common:{diffuse:{value:new Ze(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new Je(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ze(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ze(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new Ze(16777215)},opacity:{value:1},center:{value:new Je(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},Zi={basic:{uniforms:On([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:dt.meshbasic_vert,fragmentShader:dt.meshbasic_frag},lambert:{uniforms:On([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Ze(0)},envMapIntensity:{value:1}}]),vertexShader:dt.meshlambert_vert,fragmentShader:dt.meshlambert_frag},phong:{uniforms:On([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Ze(0)},specular:{value:new Ze(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:dt.meshphong_vert,fragmentShader:dt.meshphong_frag},standard:{uniforms:On([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Ze(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag},toon:{uniforms:On([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Ze(0)}}]),vertexShader:dt.meshtoon_vert,fragmentShader:dt.meshtoon_frag},matcap:{uniforms:On([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:dt.meshmatcap_vert,fragmentShader:dt.meshmatcap_frag},points:{uniforms:On([Le.points,Le.fog]),vertexShader:dt.points_vert,fragmentShader:dt.points_frag},dashed:{uniforms:On([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:dt.linedashed_vert,fragmentShader:dt.linedashed_frag},depth:{uniforms:On([Le.common,Le.displacementmap]),vertexShader:dt.depth_vert,fragmentShader:dt.depth_frag},normal:{uniforms:On([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:dt.meshnormal_vert,fragmentShader:dt.meshnormal_frag},sprite:{uniforms:On([Le.sprite,Le.fog]),vertexShader:dt.sprite_vert,fragmentShader:dt.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:dt.background_vert,fragmentShader:dt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:dt.backgroundCube_vert,fragmentShader:dt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:dt.cube_vert,fragmentShader:dt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:dt.equirect_vert,fragmentShader:dt.equirect_frag},distance:{uniforms:On([Le.common,Le.displacementmap,{referencePosition:{value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:dt.distance_vert,fragmentShader:dt.distance_frag},shadow:{uniforms:On([Le.lights,Le.fog,{color:{value:new Ze(0)},opacity:{value:1}}]),vertexShader:dt.shadow_vert,fragmentShader:dt.shadow_frag}};Zi.physical={uniforms:On([Zi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new Je(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new Ze(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new Je},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new Ze(0)},specularColor:{value:new Ze(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new Je},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag};var Uc={r:0,b:0,g:0},Yv=new lt,em=new it;em.set(-1,0,0,0,1,0,0,0,1);function $v(i,e,t,n,s,r){let o=new Ze(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function p(y){let A=y.isScene===!0?y.background:null;if(A&&A.isTexture){let b=y.backgroundBlurriness>0;A=e.get(A,b)}return A}function g(y){let A=!1,b=p(y);b===null?m(o,a):b&&b.isColor&&(m(b,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(y,A){let b=p(A);b&&b.isCubeTexture?(c===void 0&&(c=new An(new Wi(1,1,1),new qi({name:"BackgroundCubeMaterial",uniforms:cr(Zi.backgroundCube.uniforms),vertexShader:Zi.backgroundCube.vertexShader,fragmentShader:Zi.backgroundCube.fragmentShader,side:qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Yv.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(em),c.material.toneMapped=vt.getTransfer(b.colorSpace)!==Rt,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new An(new Xi(2,2),new qi({name:"BackgroundMaterial",uniforms:cr(Zi.background.uniforms),vertexShader:Zi.background.vertexShader,fragmentShader:Zi.background.fragmentShader,side:Gs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=vt.getTransfer(b.colorSpace)!==Rt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function m(y,A){y.getRGB(Uc,Du(i)),t.buffers.color.setClear(Uc.r,Uc.g,Uc.b,A,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,A=1){o.set(y),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,m(o,a)},render:g,addToRenderList:v,dispose:f}}function Zv(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(D,H,G,C,k){let q=!1,V=u(D,C,G,H);r!==V&&(r=V,c(r.object)),q=p(D,C,G,k),q&&g(D,C,G,k),k!==null&&e.update(k,i.ELEMENT_ARRAY_BUFFER),(q||o)&&(o=!1,b(D,H,G,C),k!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(k).buffer))}function l(){return i.createVertexArray()}function c(D){return i.bindVertexArray(D)}function h(D){return i.deleteVertexArray(D)}function u(D,H,G,C){let k=C.wireframe===!0,q=n[H.id];q===void 0&&(q={},n[H.id]=q);let V=D.isInstancedMesh===!0?D.id:0,ce=q[V];ce===void 0&&(ce={},q[V]=ce);let J=ce[G.id];J===void 0&&(J={},ce[G.id]=J);let Q=J[k];return Q===void 0&&(Q=d(l()),J[k]=Q),Q}function d(D){let H=[],G=[],C=[];for(let k=0;k<t;k++)H[k]=0,G[k]=0,C[k]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:H,enabledAttributes:G,attributeDivisors:C,object:D,attributes:{},index:null}}function p(D,H,G,C){let k=r.attributes,q=H.attributes,V=0,ce=G.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=k[J],de=q[J];if(de===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;V++}return r.attributesNum!==V||r.index!==C}function g(D,H,G,C){let k={},q=H.attributes,V=0,ce=G.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=q[J];se===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),k[J]=de,V++}r.attributes=k,r.attributesNum=V,r.index=C}function v(){let D=r.newAttributes;for(let H=0,G=D.length;H<G;H++)D[H]=0}function m(D){f(D,0)}function f(D,H){let G=r.newAttributes,C=r.enabledAttributes,k=r.attributeDivisors;G[D]=1,C[D]===0&&(i.enableVertexAttribArray(D),C[D]=1),k[D]!==H&&(i.vertexAttribDivisor(D,H),k[D]=H)}function y(){let D=r.newAttributes,H=r.enabledAttributes;for(let G=0,C=H.length;G<C;G++)H[G]!==D[G]&&(i.disableVertexAttribArray(G),H[G]=0)}function A(D,H,G,C,k,q,V){V===!0?i.vertexAttribIPointer(D,H,G,k,q):i.vertexAttribPointer(D,H,G,C,k,q)}function b(D,H,G,C){v();let k=C.attributes,q=G.getAttributes(),V=H.defaultAttributeValues;for(let ce in q){let J=q[ce];if(J.location>=0){let Q=k[ce];if(Q===void 0&&(ce==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ce==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,xe=ue.bytesPerElement,Ae=me===i.INT||me===i.UNSIGNED_INT||Q.gpuType===Jl;if(Q.isInterleavedBufferAttribute){let Se=Q.data,We=Se.isInterleavedBuffer===!0?Se.stride:Se.itemSize,ot=Q.offset;if(Se.isInstancedInterleavedBuffer||Se.isInstancedBufferAttribute){for(let Ve=0;Ve<J.locationSize;Ve++)f(J.location+Ve,Se.meshPerAttribute);D.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=Se.meshPerAttribute*Se.count)}else for(let Ve=0;Ve<J.locationSize;Ve++)m(J.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ve=0;Ve<J.locationSize;Ve++)A(J.location+Ve,de/J.locationSize,me,se,We*xe,(ot+de/J.locationSize*Ve)*xe,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Se=0;Se<J.locationSize;Se++)f(J.location+Se,Q.meshPerAttribute);D.isInstancedMesh!==!0&&C._maxInstanceCount===void 0&&(C._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Se=0;Se<J.locationSize;Se++)m(J.location+Se);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Se=0;Se<J.locationSize;Se++)A(J.location+Se,de/J.locationSize,me,se,de*xe,de/J.locationSize*Se*xe,Ae)}}else if(V!==void 0){let se=V[ce];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(J.location,se);break;case 3:i.vertexAttrib3fv(J.location,se);break;case 4:i.vertexAttrib4fv(J.location,se);break;default:i.vertexAttrib1fv(J.location,se)}}}}y()}function R(){U();for(let D in n){let H=n[D];for(let G in H){let C=H[G];for(let k in C){let q=C[k];for(let V in q)h(q[V].object),delete q[V];delete C[k]}}delete n[D]}}function T(D){if(n[D.id]===void 0)return;let H=n[D.id];for(let G in H){let C=H[G];for(let k in C){let q=C[k];for(let V in q)h(q[V].object),delete q[V];delete C[k]}}delete n[D.id]}function _(D){for(let H in n){let G=n[H];for(let C in G){let k=G[C];if(k[D.id]===void 0)continue;let q=k[D.id];for(let V in q)h(q[V].object),delete q[V];delete k[D.id]}}}function M(D){for(let H in n){let G=n[H],C=D.isInstancedMesh===!0?D.id:0,k=G[C];if(k!==void 0){for(let q in k){let V=k[q];for(let ce in V)h(V[ce].object),delete V[ce];delete k[q]}delete G[C],Object.keys(G).length===0&&delete n[H]}}}function U(){L(),o=!0,r!==s&&(r=s,c(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:L,dispose:R,releaseStatesOfGeometry:T,releaseStatesOfObject:M,releaseStatesOfProgram:_,initAttributes:v,enableAttribute:m,disableUnusedAttributes:y}}function Kv(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let p=0;p<h;p++)d+=c[p];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Jv(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Pi&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let M=_===Ci&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==Kn&&_!==gi&&!M&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&($e("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&$e("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&$e("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),y=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:p,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:y,maxVaryings:A,maxFragmentUniforms:b,maxSamples:R,samples:T}}function jv(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Gn,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let p=u.length!==0||d||n!==0||s;return s=d,n=u.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,p){let g=u.clippingPlanes,v=u.clipIntersection,m=u.clipShadows,f=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let y=r?0:n,A=y*4,b=f.clippingState||null;l.value=b,b=h(g,d,A,p);for(let R=0;R!==A;++R)b[R]=t[R];f.clippingState=b,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,p,g){let v=u!==null?u.length:0,m=null;if(v!==0){if(m=l.value,g!==!0||m===null){let f=p+v*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(m===null||m.length<f)&&(m=new Float32Array(f));for(let A=0,b=p;A!==v;++A,b+=4)o.copy(u[A]).applyMatrix4(y,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,m}}var va=class extends oi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Jo(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Wi(5,5,5),r=new qi({name:"CubemapFromEquirect",uniforms:cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:qn,blending:rr});r.uniforms.tEquirect.value=t;let o=new An(s,r),a=t.minFilter;return t.minFilter===ps&&(t.minFilter=Xn),new to(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Lp=256,Qv=3,ey=20,tm=256,nm=16,ty=3,ny=new B,iy=new Ze,Oc=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new to(1,10,null),this._boxMesh=new An(new Wi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=ny}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,p=l.autoClearDepth,g=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(iy));let m=new to(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=p,l.autoClearStencil=g,e.background=v,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Up(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Np(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Lp,Pu(e))}_fromTexture(e,t){e.mapping===ar||e.mapping===ro?this._setSize(e.image.length===0?Lp:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Dp(e,!1,!1),n=Math.log2(e)-Qv;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Dp(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===ar||e.mapping===ro?(this._cubemapMaterial===null&&(this._cubemapMaterial=Up()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Np()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=sy(),this._integrationMaterial=ry());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/nm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-ty)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(tm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=oy());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Dp(i,e,t){return new va(i,{minFilter:ps,generateMipmaps:e,type:Ci,colorSpace:Vo,depthBuffer:t})}function ya(i,e,t){return new qi({name:i,uniforms:e,vertexShader:dt.cube_vert,fragmentShader:t,side:qn,blending:rr,depthTest:!1,depthWrite:!1})}function sy(){return ya("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${tm}u

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
	`)}function ry(){return ya("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:nm}},`

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
	`)}function oy(){return ya("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${ey}
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
	`)}function Np(){return ya("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Up(){return ya("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function ay(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===$l||p===Zl)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let v=new va(g.height);return v.fromEquirectangularTexture(i,d),e.set(d,v),d.addEventListener("dispose",c),a(v.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,g=p===$l||p===Zl,v=p===ar||p===ro;if(g||v){let m=t.get(d),f=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==f)return n===null&&(n=new Oc(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let y=d.image;return g&&y&&y.height>0||v&&y&&l(y)?(n===null&&(n=new Oc(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,p){return p===$l?d.mapping=ar:p===Zl&&(d.mapping=ro),d}function l(d){let p=0,g=6;for(let v=0;v<g;v++)d[v]!==void 0&&p++;return p===g}function c(d){let p=d.target;p.removeEventListener("dispose",c);let g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function ly(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&ko("WebGLRenderer: "+n+" extension not supported."),s}}}function cy(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let v=r.get(g);v&&(e.remove(v),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function h(g){let v=g.attributes;for(let m in v)e.update(v[m],i.ARRAY_BUFFER)}function u(g){let v=g.index,m=g.attributes.position,f=0;if(m===void 0)return;let y=v!==null?v.array.length:m.array.length/3-1,A=m.count>=65535?$o:Yo,b=new A(Math.ceil(y/3)*6,1),R=b.array;if(v!==null){let _=v.array;f=v.version;for(let M=0,U=0;M<y;M+=3){let L=_[M+0],D=_[M+1],H=_[M+2];R[U++]=L,R[U++]=D,R[U++]=D,R[U++]=H,R[U++]=H,R[U++]=L}}else{f=m.version;for(let _=0,M=0;_<y;_+=3){let U=_+0,L=_+1,D=_+2;R[M++]=U,R[M++]=L,R[M++]=L,R[M++]=D,R[M++]=D,R[M++]=U}}b.version=f;let T=r.get(g);T&&e.remove(T),r.set(g,b)}function d(g){let v=r.get(g);if(v){let m=g.index;m!==null&&v.version<m.version&&u(g)}else u(g);return r.get(g)}function p(){for(let g in s){let v=s[g].deref();v!==void 0&&l(v)}}return{get:c,update:h,getWireframeAttribute:d,dispose:p}}function hy(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,u*o,p),t.update(d,n,p))}function h(u,d,p){if(p===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,p);let v=0;for(let m=0;m<p;m++)v+=d[m];t.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function uy(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function dy(i,e,t){let n=new WeakMap,s=new $t;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],A=0;p===!0&&(A=1),g===!0&&(A=2),v===!0&&(A=3);let b=a.attributes.position.count*A,R=1;b>e.maxTextureSize&&(R=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let T=new Float32Array(b*R*4*u),_=new Xo(T,b,R,u);_.type=gi,_.needsUpdate=!0;let M=A*4;for(let L=0;L<u;L++){let D=m[L],H=f[L],G=y[L],C=b*R*4*L;for(let k=0;k<D.count;k++){let q=k*M;p===!0&&(s.fromBufferAttribute(D,k),T[C+q+0]=s.x,T[C+q+1]=s.y,T[C+q+2]=s.z,T[C+q+3]=0),g===!0&&(s.fromBufferAttribute(H,k),T[C+q+4]=s.x,T[C+q+5]=s.y,T[C+q+6]=s.z,T[C+q+7]=0),v===!0&&(s.fromBufferAttribute(G,k),T[C+q+8]=s.x,T[C+q+9]=s.y,T[C+q+10]=s.z,T[C+q+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:_,size:new Je(b,R)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let p=0;for(let v=0;v<c.length;v++)p+=c[v];let g=a.morphTargetsRelative?1:1-p;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function fy(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var py={[cu]:"LINEAR_TONE_MAPPING",[hu]:"REINHARD_TONE_MAPPING",[uu]:"CINEON_TONE_MAPPING",[du]:"ACES_FILMIC_TONE_MAPPING",[pu]:"AGX_TONE_MAPPING",[mu]:"NEUTRAL_TONE_MAPPING",[fu]:"CUSTOM_TONE_MAPPING"};function my(i,e,t,n,s,r){let o=new oi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Kt;h.setAttribute("position",new Et([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Et([0,2,0,0,2,0],2));let u=new Ll({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new An(h,u),p=new oa(-1,1,1,-1,0,1),g=null,v=null,m=!1,f,y=null,A=[],b=!1;this.setSize=function(R,T){o.setSize(R,T),a!==null&&a.setSize(R,T),l!==null&&l.setSize(R,T);for(let _=0;_<A.length;_++){let M=A[_];M.setSize&&M.setSize(R,T)}},this.setEffects=function(R){A=R,b=A.length>0&&A[0].isRenderPass===!0;let T=o.width,_=o.height;A.length>0&&a===null&&(a=new oi(T,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}),l=new oi(T,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&A.some(U=>U.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new fs(T,_),r===!0&&(c.format=ms,c.type=lr)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let U=0;U<A.length;U++){let L=A[U];L.setSize&&L.setSize(T,_),M&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(R,T){if(m||R.toneMapping===Yi&&A.length===0)return!1;if(y=T,T!==null){let _=T.width,M=T.height;(o.width!==_||o.height!==M)&&this.setSize(_,M)}return b===!1&&R.setRenderTarget(o),f=R.toneMapping,R.toneMapping=Yi,!0},this.hasRenderPass=function(){return b},this.end=function(R,T){R.toneMapping=f,m=!0;let _=o,M=a;for(let U=0;U<A.length;U++){let L=A[U];L.enabled!==!1&&(L.render(R,M,_,T),L.needsSwap!==!1&&(_=M,M=M===a?l:a))}if(g!==R.outputColorSpace||v!==R.toneMapping){g=R.outputColorSpace,v=R.toneMapping,u.defines={},vt.getTransfer(g)===Rt&&(u.defines.SRGB_TRANSFER="");let U=py[v];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,R.setRenderTarget(y),R.render(d,p),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var im=new $n,sm=new fs(1,1),rm=new jo(1),om=new Xo,am=new Rl,lm=new Jo,Fp=[],Op=[],Bp=new Float32Array(16),kp=new Float32Array(9),zp=new Float32Array(4);function co(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Fp[s];if(r===void 0&&(r=new Float32Array(s),Fp[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function mn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function gn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function kc(i,e){let t=Op[e];t===void 0&&(t=new Int32Array(e),Op[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function gy(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function _y(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(mn(t,e))return;i.uniform2fv(this.addr,e),gn(t,e)}}function xy(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(mn(t,e))return;i.uniform3fv(this.addr,e),gn(t,e)}}function vy(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(mn(t,e))return;i.uniform4fv(this.addr,e),gn(t,e)}}function yy(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(mn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),gn(t,e)}else{if(mn(t,n))return;zp.set(n),i.uniformMatrix2fv(this.addr,!1,zp),gn(t,n)}}function by(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(mn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),gn(t,e)}else{if(mn(t,n))return;kp.set(n),i.uniformMatrix3fv(this.addr,!1,kp),gn(t,n)}}function Sy(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(mn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),gn(t,e)}else{if(mn(t,n))return;Bp.set(n),i.uniformMatrix4fv(this.addr,!1,Bp),gn(t,n)}}function My(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function wy(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(mn(t,e))return;i.uniform2iv(this.addr,e),gn(t,e)}}function Ey(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(mn(t,e))return;i.uniform3iv(this.addr,e),gn(t,e)}}function Ty(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(mn(t,e))return;i.uniform4iv(this.addr,e),gn(t,e)}}function Ay(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function Ry(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(mn(t,e))return;i.uniform2uiv(this.addr,e),gn(t,e)}}function Cy(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(mn(t,e))return;i.uniform3uiv(this.addr,e),gn(t,e)}}function Py(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(mn(t,e))return;i.uniform4uiv(this.addr,e),gn(t,e)}}function zc(i){return i.version===0&&(i.compareFunction=Eu,i.needsUpdate=!0),i}function Iy(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=zc(sm):r=im,t.setTexture2D(e||r,s)}function Ly(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||am,s)}function Dy(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=zc(rm):r=lm,t.setTextureCube(e||r,s)}function Ny(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||om,s)}function Uy(i){switch(i){case 5126:return gy;case 35664:return _y;case 35665:return xy;case 35666:return vy;case 35674:return yy;case 35675:return by;case 35676:return Sy;case 5124:case 35670:return My;case 35667:case 35671:return wy;case 35668:case 35672:return Ey;case 35669:case 35673:return Ty;case 5125:return Ay;case 36294:return Ry;case 36295:return Cy;case 36296:return Py;case 35678:case 36198:case 36298:case 36306:case 35682:return Iy;case 35679:case 36299:case 36307:return Ly;case 35680:case 36300:case 36308:case 36293:return Dy;case 36289:case 36303:case 36311:case 36292:return Ny}}function Fy(i,e){i.uniform1fv(this.addr,e)}function Oy(i,e){let t=co(e,this.size,2);i.uniform2fv(this.addr,t)}function By(i,e){let t=co(e,this.size,3);i.uniform3fv(this.addr,t)}function ky(i,e){let t=co(e,this.size,4);i.uniform4fv(this.addr,t)}function zy(i,e){let t=co(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function Hy(i,e){let t=co(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function Vy(i,e){let t=co(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function Gy(i,e){i.uniform1iv(this.addr,e)}function Wy(i,e){i.uniform2iv(this.addr,e)}function Xy(i,e){i.uniform3iv(this.addr,e)}function qy(i,e){i.uniform4iv(this.addr,e)}function Yy(i,e){i.uniform1uiv(this.addr,e)}function $y(i,e){i.uniform2uiv(this.addr,e)}function Zy(i,e){i.uniform3uiv(this.addr,e)}function Ky(i,e){i.uniform4uiv(this.addr,e)}function Jy(i,e,t){let n=this.cache,s=e.length,r=kc(t,s);mn(n,r)||(i.uniform1iv(this.addr,r),gn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=zc(sm):o=im;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function jy(i,e,t){let n=this.cache,s=e.length,r=kc(t,s);mn(n,r)||(i.uniform1iv(this.addr,r),gn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||am,r[o])}function Qy(i,e,t){let n=this.cache,s=e.length,r=kc(t,s);mn(n,r)||(i.uniform1iv(this.addr,r),gn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=zc(rm):o=lm;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function eb(i,e,t){let n=this.cache,s=e.length,r=kc(t,s);mn(n,r)||(i.uniform1iv(this.addr,r),gn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||om,r[o])}function tb(i){switch(i){case 5126:return Fy;case 35664:return Oy;case 35665:return By;case 35666:return ky;case 35674:return zy;case 35675:return Hy;case 35676:return Vy;case 5124:case 35670:return Gy;case 35667:case 35671:return Wy;case 35668:case 35672:return Xy;case 35669:case 35673:return qy;case 5125:return Yy;case 36294:return $y;case 36295:return Zy;case 36296:return Ky;case 35678:case 36198:case 36298:case 36306:case 35682:return Jy;case 35679:case 36299:case 36307:return jy;case 35680:case 36300:case 36308:case 36293:return Qy;case 36289:case 36303:case 36311:case 36292:return eb}}var Wu=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=Uy(t.type)}},Xu=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=tb(t.type)}},qu=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Vu=/(\w+)(\])?(\[|\.)?/g;function Hp(i,e){i.seq.push(e),i.map[e.id]=e}function nb(i,e,t){let n=i.name,s=n.length;for(Vu.lastIndex=0;;){let r=Vu.exec(n),o=Vu.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Hp(t,c===void 0?new Wu(a,i,e):new Xu(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new qu(a),Hp(t,u)),t=u}}}var lo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);nb(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Vp(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var ib=37297,sb=0;function rb(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Gp=new it;function ob(i){vt._getMatrix(Gp,vt.workingColorSpace,i);let e=`mat3( ${Gp.elements.map(t=>t.toFixed(4))} )`;switch(vt.getTransfer(i)){case Go:return[e,"LinearTransferOETF"];case Rt:return[e,"sRGBTransferOETF"];default:return $e("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Wp(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+rb(i.getShaderSource(e),a)}else return r}function ab(i,e){let t=ob(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var lb={[cu]:"Linear",[hu]:"Reinhard",[uu]:"Cineon",[du]:"ACESFilmic",[pu]:"AgX",[mu]:"Neutral",[fu]:"Custom"};function cb(i,e){let t=lb[e];return t===void 0?($e("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Fc=new B;function hb(){vt.getLuminanceCoefficients(Fc);let i=Fc.x.toFixed(4),e=Fc.y.toFixed(4),t=Fc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function ub(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(xa).join(`
`)}function db(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function fb(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function xa(i){return i!==""}function Xp(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function qp(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var pb=/^[ \t]*#include +<([\w\d./]+)>/gm;function Yu(i){return i.replace(pb,mb)}function mb(i,e){let t=dt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Yu(t)}var gb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Yp(i){return i.replace(gb,_b)}function _b(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function $p(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var xb={[sr]:"SHADOWMAP_TYPE_PCF",[io]:"SHADOWMAP_TYPE_VSM"};function vb(i){return xb[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var yb={[ro]:"ENVMAP_MODE_REFRACTION"};function bb(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":yb[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Sb={[lu]:"ENVMAP_BLENDING_MULTIPLY",[hp]:"ENVMAP_BLENDING_MIX",[up]:"ENVMAP_BLENDING_ADD"};function Mb(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Sb[i.combine]||"ENVMAP_BLENDING_NONE"}function wb(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=vb(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=bb(t),u=Mb(t),d=ub(t),p=db(r),g=s.createProgram(),v,m,f=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(xa).join(`
`),v.length>0&&(v+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p].filter(xa).join(`
`),m.length>0&&(m+=`
`)):(v=[$p(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(xa).join(`
`),m=[$p(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,p,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Yi?"#define TONE_MAPPING":"",t.toneMapping!==Yi?dt.tonemapping_pars_fragment:"",t.toneMapping!==Yi?cb("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",dt.colorspace_pars_fragment,ab("linearToOutputTexel",t.outputColorSpace),hb(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(xa).join(`
`)),o=Yu(o),o=Xp(o,t),o=qp(o,t),a=Yu(a),a=Xp(a,t),a=qp(a,t),o=Yp(o),a=Yp(a),t.isRawShaderMaterial!==!0&&(f=`#version 300 es
`,v=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,m=["#define varying in",t.glslVersion===Au?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Au?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let y=f+v+o,A=f+m+a,b=Vp(s,s.VERTEX_SHADER,y),R=Vp(s,s.FRAGMENT_SHADER,A);s.attachShader(g,b),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(L){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(g)||"",H=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(R)||"",C=D.trim(),k=H.trim(),q=G.trim(),V=!0,ce=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(V=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let J=Wp(s,b,"vertex"),Q=Wp(s,R,"fragment");tt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+C+`
`+J+`
`+Q)}else C!==""?$e("WebGLProgram: Program Info Log:",C):(k===""||q==="")&&(ce=!1);ce&&(L.diagnostics={runnable:V,programLog:C,vertexShader:{log:k,prefix:v},fragmentShader:{log:q,prefix:m}})}s.deleteShader(b),s.deleteShader(R),_=new lo(s,g),M=fb(s,g)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let M;this.getAttributes=function(){return M===void 0&&T(this),M};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,ib)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=sb++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var Eb=0,$u=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Zu(e),t.set(e,n)),n}},Zu=class{constructor(e){this.id=Eb++,this.code=e,this.usedTimes=0}};function Tb(i){return i===Ws||i===ma||i===ga}function Ab(i,e,t,n,s,r){let o=new jr,a=new $u,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,M,U,L,D,H){let G=L.fog,C=D.geometry,k=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?L.environment:null,q=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,V=e.get(_.envMap||k,q),ce=d[_.type],J=n.precision;_.precision!==null&&(J=n.getMaxPrecision(_.precision),J!==_.precision&&$e("WebGLProgram.getParameters:",_.precision,"not supported, using",J,"instead."));let Q=C.morphAttributes.position||C.morphAttributes.normal||C.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;C.morphAttributes.position!==void 0&&(de=1),C.morphAttributes.normal!==void 0&&(de=2),C.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,xe;if(ce){let Re=Zi[ce];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=_.vertexShader,ee=_.fragmentShader;let Re=a.getVertexShaderStage(_),ct=a.getFragmentShaderStage(_);a.update(_,Re,ct),me=Re.id,xe=ct.id}let Ae=i.getRenderTarget(),Se=i.state.buffers.depth.getReversed(),We=D.isInstancedMesh===!0,ot=D.isBatchedMesh===!0,Ve=!!_.map,ft=!!_.matcap,ht=!!V,st=ht&&V.isPMREMTexture===!0,Xt=!!_.aoMap,Bt=!!_.lightMap,rn=!!_.bumpMap&&_.wireframe===!1,Dt=!!_.normalMap,yn=!!_.displacementMap,bt=!!_.emissiveMap,fn=!!_.metalnessMap,Jt=!!_.roughnessMap,on=_.anisotropy>0,O=_.clearcoat>0,Ce=_.diffuseRoughness>0,Ke=_.dispersion>0,at=_.retroreflectivity>0,Me=_.iridescence>0,Ut=_.sheen>0,He=_.transmission>0,Ye=on&&!!_.anisotropyMap,P=O&&!!_.clearcoatMap,S=O&&!!_.clearcoatNormalMap,X=O&&!!_.clearcoatRoughnessMap,he=Ce&&!!_.diffuseRoughnessMap,oe=Me&&!!_.iridescenceMap,_e=Me&&!!_.iridescenceThicknessMap,ve=Ut&&!!_.sheenColorMap,te=Ut&&!!_.sheenRoughnessMap,ie=!!_.specularMap,pe=!!_.specularColorMap,F=!!_.specularIntensityMap,re=He&&!!_.transmissionMap,ne=He&&!!_.thicknessMap,we=!!_.gradientMap,ge=!!_.alphaMap,be=_.alphaTest>0,Ge=!!_.alphaHash,Qe=!!_.extensions,le=Yi;_.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=i.toneMapping);let Be=st?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,et={shaderID:ce,shaderType:_.type,shaderName:_.name,vertexShader:ue,fragmentShader:ee,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:xe,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:J,batching:ot,batchingColor:ot&&D._colorsTexture!==null,instancing:We,instancingColor:We&&D.instanceColor!==null,instancingMorph:We&&D.morphTexture!==null,outputColorSpace:Ae===null?i.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:vt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ve,matcap:ft,envMap:ht,envMapMode:ht&&V.mapping,envMapPMREM:st,envMapMaxLod:st?Be.length-1:null,envMapSize:st?Be[0].width:null,aoMap:Xt,lightMap:Bt,bumpMap:rn,normalMap:Dt,displacementMap:yn,emissiveMap:bt,normalMapObjectSpace:Dt&&_.normalMapType===pp,normalMapTangentSpace:Dt&&_.normalMapType===Nc,packedNormalMap:Dt&&_.normalMapType===Nc&&Tb(_.normalMap.format),metalnessMap:fn,roughnessMap:Jt,anisotropy:on,anisotropyMap:Ye,clearcoat:O,clearcoatMap:P,clearcoatNormalMap:S,clearcoatRoughnessMap:X,diffuseRoughness:Ce,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:at,iridescence:Me,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:Ut,sheenColorMap:ve,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:F,transmission:He,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:_.transparent===!1&&_.blending===so&&_.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:_.combine,mapUv:Ve&&p(_.map.channel),aoMapUv:Xt&&p(_.aoMap.channel),lightMapUv:Bt&&p(_.lightMap.channel),bumpMapUv:rn&&p(_.bumpMap.channel),normalMapUv:Dt&&p(_.normalMap.channel),displacementMapUv:yn&&p(_.displacementMap.channel),emissiveMapUv:bt&&p(_.emissiveMap.channel),metalnessMapUv:fn&&p(_.metalnessMap.channel),roughnessMapUv:Jt&&p(_.roughnessMap.channel),anisotropyMapUv:Ye&&p(_.anisotropyMap.channel),clearcoatMapUv:P&&p(_.clearcoatMap.channel),clearcoatNormalMapUv:S&&p(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&p(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&p(_.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&p(_.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&p(_.iridescenceThicknessMap.channel),sheenColorMapUv:ve&&p(_.sheenColorMap.channel),sheenRoughnessMapUv:te&&p(_.sheenRoughnessMap.channel),specularMapUv:ie&&p(_.specularMap.channel),specularColorMapUv:pe&&p(_.specularColorMap.channel),specularIntensityMapUv:F&&p(_.specularIntensityMap.channel),transmissionMapUv:re&&p(_.transmissionMap.channel),thicknessMapUv:ne&&p(_.thicknessMap.channel),alphaMapUv:ge&&p(_.alphaMap.channel),vertexTangents:!!C.attributes.tangent&&(Dt||on),vertexNormals:!!C.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!C.attributes.color&&C.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!C.attributes.uv&&(Ve||ge),fog:!!G,useFog:_.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||C.attributes.normal===void 0&&Dt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Se,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:C.attributes.position!==void 0,morphTargets:C.morphAttributes.position!==void 0,morphNormals:C.morphAttributes.normal!==void 0,morphColors:C.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:H.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&_.map.isVideoTexture===!0&&vt.getTransfer(_.map.colorSpace)===Rt,decodeVideoTextureEmissive:bt&&_.emissiveMap.isVideoTexture===!0&&vt.getTransfer(_.emissiveMap.colorSpace)===Rt,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Zn,flipSided:_.side===qn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Qe&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&_.extensions.multiDraw===!0||ot)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function v(_){let M=[];if(_.shaderID?M.push(_.shaderID):(M.push(_.customVertexShaderID),M.push(_.customFragmentShaderID)),_.defines!==void 0)for(let U in _.defines)M.push(U),M.push(_.defines[U]);return _.isRawShaderMaterial===!1&&(m(M,_),f(M,_),M.push(i.outputColorSpace)),M.push(_.customProgramCacheKey),M.join()}function m(_,M){_.push(M.precision),_.push(M.outputColorSpace),_.push(M.envMapMode),_.push(M.envMapPMREM),_.push(M.envMapMaxLod),_.push(M.envMapSize),_.push(M.mapUv),_.push(M.alphaMapUv),_.push(M.lightMapUv),_.push(M.aoMapUv),_.push(M.bumpMapUv),_.push(M.normalMapUv),_.push(M.displacementMapUv),_.push(M.emissiveMapUv),_.push(M.metalnessMapUv),_.push(M.roughnessMapUv),_.push(M.anisotropyMapUv),_.push(M.clearcoatMapUv),_.push(M.clearcoatNormalMapUv),_.push(M.clearcoatRoughnessMapUv),_.push(M.diffuseRoughnessMapUv),_.push(M.iridescenceMapUv),_.push(M.iridescenceThicknessMapUv),_.push(M.sheenColorMapUv),_.push(M.sheenRoughnessMapUv),_.push(M.specularMapUv),_.push(M.specularColorMapUv),_.push(M.specularIntensityMapUv),_.push(M.transmissionMapUv),_.push(M.thicknessMapUv),_.push(M.combine),_.push(M.fogExp2),_.push(M.sizeAttenuation),_.push(M.morphTargetsCount),_.push(M.numSunLights),_.push(M.numDirLights),_.push(M.numPointLights),_.push(M.numSpotLights),_.push(M.numSpotLightMaps),_.push(M.numHemiLights),_.push(M.numRectAreaLights),_.push(M.numSunLightShadows),_.push(M.numDirLightShadows),_.push(M.numPointLightShadows),_.push(M.numSpotLightShadows),_.push(M.numSpotLightShadowsWithMaps),_.push(M.numLightProbes),_.push(M.numLightProbeGrids),_.push(M.shadowMapType),_.push(M.toneMapping),_.push(M.numClippingPlanes),_.push(M.numClipIntersection),_.push(M.depthPacking)}function f(_,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function y(_){let M=d[_.type],U;if(M){let L=Zi[M];U=Cp.clone(L.uniforms)}else U=_.uniforms;return U}function A(_,M){let U=h.get(M);return U!==void 0?++U.usedTimes:(U=new wb(i,M,_,s),c.push(U),h.set(M,U)),U}function b(_){if(--_.usedTimes===0){let M=c.indexOf(_);c[M]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function R(_){a.remove(_)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:y,acquireProgram:A,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:T}}function Rb(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function Cb(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Zp(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Kp(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,g,v,m,f){let y=i[e];return y===void 0?(y={id:d.id,object:d,geometry:p,material:g,materialVariant:o(d),groupOrder:v,renderOrder:d.renderOrder,z:m,group:f},i[e]=y):(y.id=d.id,y.object=d,y.geometry=p,y.material=g,y.materialVariant=o(d),y.groupOrder=v,y.renderOrder=d.renderOrder,y.z=m,y.group=f),e++,y}function l(d,p,g,v,m,f,y){y.reversedDepth===!0&&(m=-m);let A=a(d,p,g,v,m,f);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function c(d,p,g,v,m,f){let y=a(d,p,g,v,m,f);g.transmission>0?n.unshift(y):g.transparent===!0?s.unshift(y):t.unshift(y)}function h(d,p){t.length>1&&t.sort(d||Cb),n.length>1&&n.sort(p||Zp),s.length>1&&s.sort(p||Zp)}function u(){for(let d=e,p=i.length;d<p;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function Pb(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Kp,i.set(n,[o])):s>=r.length?(o=new Kp,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function Ib(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new B,color:new Ze};break;case"SpotLight":t={position:new B,direction:new B,color:new Ze,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new B,color:new Ze,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new Ze,groundColor:new Ze};break;case"RectAreaLight":t={color:new Ze,position:new B,halfWidth:new B,halfHeight:new B};break}return i[e.id]=t,t}}}function Lb(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Je};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Je};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Je,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var Db=0;function Nb(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function Ub(i){let e=new Ib,t=Lb(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new B);let s=new B,r=new lt,o=new lt;function a(c){let h=0,u=0,d=0;for(let H=0;H<9;H++)n.probe[H].set(0,0,0);let p=0,g=0,v=0,m=0,f=0,y=0,A=0,b=0,R=0,T=0,_=0,M=0,U=0,L=0;c.sort(Nb);for(let H=0,G=c.length;H<G;H++){let C=c[H],k=C.color,q=C.intensity,V=C.distance,ce=null;if(C.shadow&&C.shadow.map&&(C.shadow.map.texture.format===Ws?ce=C.shadow.map.texture:ce=C.shadow.map.depthTexture||C.shadow.map.texture),C.isAmbientLight)h+=k.r*q,u+=k.g*q,d+=k.b*q;else if(C.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(C.sh.coefficients[J],q);L++}else if(C.isSunLight){let J=e.get(C);if(J.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let Q=C.shadow,se=t.get(C);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=se,n.sunShadowMap[g]=ce;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[v+ue]=Q.getMatrix(ue),n.sunShadowCascade[v+ue]=Q._cascadeData[ue];v+=de,g++}n.sun[p]=J,p++}else if(C.isDirectionalLight){let J=e.get(C);if(J.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){let Q=C.shadow,se=t.get(C);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[m]=se,n.directionalShadowMap[m]=ce,n.directionalShadowMatrix[m]=C.shadow.matrix,R++}n.directional[m]=J,m++}else if(C.isSpotLight){let J=e.get(C);J.position.setFromMatrixPosition(C.matrixWorld),J.color.copy(k).multiplyScalar(q),J.distance=V,J.coneCos=Math.cos(C.angle),J.penumbraCos=Math.cos(C.angle*(1-C.penumbra)),J.decay=C.decay,n.spot[y]=J;let Q=C.shadow;if(C.map&&(n.spotLightMap[M]=C.map,M++,Q.updateMatrices(C),C.castShadow&&U++),n.spotLightMatrix[y]=Q.matrix,C.castShadow){let se=t.get(C);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[y]=se,n.spotShadowMap[y]=ce,_++}y++}else if(C.isRectAreaLight){let J=e.get(C);J.color.copy(k).multiplyScalar(q),J.halfWidth.set(C.width*.5,0,0),J.halfHeight.set(0,C.height*.5,0),n.rectArea[A]=J,A++}else if(C.isPointLight){let J=e.get(C);if(J.color.copy(C.color).multiplyScalar(C.intensity),J.distance=C.distance,J.decay=C.decay,C.castShadow){let Q=C.shadow,se=t.get(C);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[f]=se,n.pointShadowMap[f]=ce,n.pointShadowMatrix[f]=C.shadow.matrix,T++}n.point[f]=J,f++}else if(C.isHemisphereLight){let J=e.get(C);J.skyColor.copy(C.color).multiplyScalar(q),J.groundColor.copy(C.groundColor).multiplyScalar(q),n.hemi[b]=J,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let D=n.hash;(D.sunLength!==p||D.directionalLength!==m||D.pointLength!==f||D.spotLength!==y||D.rectAreaLength!==A||D.hemiLength!==b||D.numSunShadows!==g||D.numDirectionalShadows!==R||D.numPointShadows!==T||D.numSpotShadows!==_||D.numSpotMaps!==M||D.numLightProbes!==L)&&(n.sun.length=p,n.directional.length=m,n.spot.length=y,n.rectArea.length=A,n.point.length=f,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+M-U,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=L,D.sunLength=p,D.directionalLength=m,D.pointLength=f,D.spotLength=y,D.rectAreaLength=A,D.hemiLength=b,D.numSunShadows=g,D.numDirectionalShadows=R,D.numPointShadows=T,D.numSpotShadows=_,D.numSpotMaps=M,D.numLightProbes=L,n.version=Db++)}function l(c,h){let u=0,d=0,p=0,g=0,v=0,m=0,f=h.matrixWorldInverse;for(let y=0,A=c.length;y<A;y++){let b=c[y];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),u++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),d++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(f),g++}else if(b.isRectAreaLight){let R=n.rectArea[v];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),o.identity(),r.copy(b.matrixWorld),r.premultiply(f),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),v++}else if(b.isPointLight){let R=n.point[p];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(f),p++}else if(b.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(f),m++}}}return{setup:a,setupView:l,state:n}}function Jp(i){let e=new Ub(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Fb(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Jp(i),e.set(s,[a])):r>=o.length?(a=new Jp(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var Ob=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Bb=`uniform sampler2D shadow_pass;
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
}`,kb=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],zb=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],jp=new lt,_a=new B,Gu=new B;function Hb(i,e,t){let n=new Ns,s=new Je,r=new Je,o=new $t,a=new Dl,l=new Nl,c={},h=t.maxTextureSize,u={[Gs]:qn,[qn]:Gs,[Zn]:Zn},d=new qi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Je},radius:{value:4}},vertexShader:Ob,fragmentShader:Bb}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new Kt;g.setAttribute("position",new In(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new An(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=sr;let f=this.type;this.render=function(T,_,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===Xf&&($e("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=sr);let U=i.getRenderTarget(),L=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),H=i.state;H.setBlending(rr),H.buffers.depth.getReversed()===!0?H.buffers.color.setClear(0,0,0,0):H.buffers.color.setClear(1,1,1,1),H.buffers.depth.setTest(!0),H.setScissorTest(!1);let G=f!==this.type;G&&_.traverse(function(C){C.material&&(Array.isArray(C.material)?C.material.forEach(k=>k.needsUpdate=!0):C.material.needsUpdate=!0)});for(let C=0,k=T.length;C<k;C++){let q=T[C],V=q.shadow;if(V===void 0){$e("WebGLShadowMap:",q,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;s.copy(V.mapSize);let ce=V.getFrameExtents();s.multiply(ce),r.copy(V.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,V.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,V.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(V.camera._reversedDepth=J,V.map===null||G===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===io){if(q.isPointLight){$e("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new oi(s.x,s.y,{format:Ws,type:Ci,minFilter:Xn,magFilter:Xn,generateMipmaps:!1}),V.map.texture.name=q.name+".shadowMap",V.map.depthTexture=new fs(s.x,s.y,gi),V.map.depthTexture.name=q.name+".shadowMapDepth",V.map.depthTexture.format=hs,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Tn,V.map.depthTexture.magFilter=Tn}else q.isPointLight?(V.map=new va(s.x),V.map.depthTexture=new jo(s.x,Ri)):(V.map=new oi(s.x,s.y),V.map.depthTexture=new fs(s.x,s.y,Ri)),V.map.depthTexture.name=q.name+".shadowMap",V.map.depthTexture.format=hs,this.type===sr?(V.map.depthTexture.compareFunction=J?wu:Mu,V.map.depthTexture.minFilter=Xn,V.map.depthTexture.magFilter=Xn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Tn,V.map.depthTexture.magFilter=Tn);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==s.x||V.map.height!==s.y)&&V.map.setSize(s.x,s.y);let Q=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();q.isPointLight!==!0&&V.updateMatrices(q,M);let se=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:M.layers;for(let de=0;de<Q;de++){let ue=V.getCamera(de);if(q.isPointLight){let ee=V.camera,me=V.matrix,xe=q.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),_a.setFromMatrixPosition(q.matrixWorld),ee.position.copy(_a),Gu.copy(ee.position),Gu.add(kb[de]),ee.up.copy(zb[de]),ee.lookAt(Gu),ee.updateMatrixWorld(),me.makeTranslation(-_a.x,-_a.y,-_a.z),jp.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),V._frustum.setFromProjectionMatrix(jp,ee.coordinateSystem,ee.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)i.setRenderTarget(V.map,de),i.clear();else{de===0&&(i.setRenderTarget(V.map),i.clear());let ee=V.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),H.viewport(o)}n=V.getFrustum(de),b(_,M,ue,q,se,this.type)}V.isPointLightShadow!==!0&&this.type===io&&y(V,M),V.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(U,L,D)};function y(T,_){let M=e.update(v);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,p.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),T.mapPass===null?T.mapPass=new oi(s.x,s.y,{format:Ws,type:Ci}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(_,null,M,d,v,null),p.uniforms.shadow_pass.value=T.mapPass.texture,p.uniforms.resolution.value.set(T.map.width,T.map.height),p.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(_,null,M,p,v,null)}function A(T,_,M,U){let L=null,D=M.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(D!==void 0)L=D;else if(L=M.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let H=L.uuid,G=_.uuid,C=c[H];C===void 0&&(C={},c[H]=C);let k=C[G];k===void 0&&(k=L.clone(),C[G]=k,_.addEventListener("dispose",R)),L=k}if(L.visible=_.visible,L.wireframe=_.wireframe,U===io?L.side=_.shadowSide!==null?_.shadowSide:_.side:L.side=_.shadowSide!==null?_.shadowSide:u[_.side],L.alphaMap=_.alphaMap,L.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,L.map=_.map,L.clipShadows=_.clipShadows,L.clippingPlanes=_.clippingPlanes,L.clipIntersection=_.clipIntersection,L.displacementMap=_.displacementMap,L.displacementScale=_.displacementScale,L.displacementBias=_.displacementBias,L.wireframeLinewidth=_.wireframeLinewidth,L.linewidth=_.linewidth,M.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let H=i.properties.get(L);H.light=M}return L}function b(T,_,M,U,L,D){if(T.visible===!1)return;if(T.layers.test(L)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&D===io)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,T.matrixWorld);let C=e.update(T),k=T.material;if(Array.isArray(k)){let q=C.groups;for(let V=0,ce=q.length;V<ce;V++){let J=q[V],Q=k[J.materialIndex];if(Q&&Q.visible){let se=A(T,Q,U,D);T.onBeforeShadow(i,T,_,M,C,se,J),i.renderBufferDirect(M,null,C,se,T,J),T.onAfterShadow(i,T,_,M,C,se,J)}}}else if(k.visible){let q=A(T,k,U,D);T.onBeforeShadow(i,T,_,M,C,q,null),i.renderBufferDirect(M,null,C,q,T,null),T.onAfterShadow(i,T,_,M,C,q,null)}}let G=T.children;for(let C=0,k=G.length;C<k;C++)b(G[C],_,M,U,L,D)}function R(T){T.target.removeEventListener("dispose",R);for(let M in c){let U=c[M],L=T.target.uuid;L in U&&(U[L].dispose(),delete U[L])}}}function Vb(i,e){function t(){let F=!1,re=new $t,ne=null,we=new $t(0,0,0,0);return{setMask:function(ge){ne!==ge&&!F&&(i.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){F=ge},setClear:function(ge,be,Ge,Qe,le){le===!0&&(ge*=Qe,be*=Qe,Ge*=Qe),re.set(ge,be,Ge,Qe),we.equals(re)===!1&&(i.clearColor(ge,be,Ge,Qe),we.copy(re))},reset:function(){F=!1,ne=null,we.set(-1,0,0,0)}}}function n(){let F=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),re=be;let Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return re},setTest:function(be){be?Se(i.DEPTH_TEST):We(i.DEPTH_TEST)},setMask:function(be){ne!==be&&!F&&(i.depthMask(be),ne=be)},setFunc:function(be){if(re&&(be=Ep[be]),we!==be){switch(be){case gl:i.depthFunc(i.NEVER);break;case _l:i.depthFunc(i.ALWAYS);break;case xl:i.depthFunc(i.LESS);break;case Yr:i.depthFunc(i.LEQUAL);break;case vl:i.depthFunc(i.EQUAL);break;case yl:i.depthFunc(i.GEQUAL);break;case bl:i.depthFunc(i.GREATER);break;case Sl:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){F=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),i.clearDepth(be))},reset:function(){F=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Qe=null,le=null;return{setTest:function(Be){F||(Be?Se(i.STENCIL_TEST):We(i.STENCIL_TEST))},setMask:function(Be){re!==Be&&!F&&(i.stencilMask(Be),re=Be)},setFunc:function(Be,et,Re){(ne!==Be||we!==et||ge!==Re)&&(i.stencilFunc(Be,et,Re),ne=Be,we=et,ge=Re)},setOp:function(Be,et,Re){(be!==Be||Ge!==et||Qe!==Re)&&(i.stencilOp(Be,et,Re),be=Be,Ge=et,Qe=Re)},setLocked:function(Be){F=Be},setClear:function(Be){le!==Be&&(i.clearStencil(Be),le=Be)},reset:function(){F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Qe=null,le=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},p=new WeakMap,g=[],v=null,m=!1,f=null,y=null,A=null,b=null,R=null,T=null,_=null,M=new Ze(0,0,0),U=0,L=!1,D=null,H=null,G=null,C=null,k=null,q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,ce=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(J)[1]),V=ce>=1):J.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),V=ce>=2);let Q=null,se={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new $t().fromArray(de),me=new $t().fromArray(ue);function xe(F,re,ne,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(F,be),i.texParameteri(F,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(F,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<ne;Ge++)F===i.TEXTURE_3D||F===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(re+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Ae={};Ae[i.TEXTURE_2D]=xe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ae[i.TEXTURE_CUBE_MAP]=xe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[i.TEXTURE_2D_ARRAY]=xe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ae[i.TEXTURE_3D]=xe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Se(i.DEPTH_TEST),o.setFunc(Yr),rn(!1),Dt(nu),Se(i.CULL_FACE),Xt(rr);function Se(F){h[F]!==!0&&(i.enable(F),h[F]=!0)}function We(F){h[F]!==!1&&(i.disable(F),h[F]=!1)}function ot(F,re){return d[F]!==re?(i.bindFramebuffer(F,re),d[F]=re,F===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),F===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(F,re){let ne=g,we=!1;if(F){ne=p.get(re),ne===void 0&&(ne=[],p.set(re,ne));let ge=F.textures;if(ne.length!==ge.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)ne[be]=i.COLOR_ATTACHMENT0+be;ne.length=ge.length,we=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,we=!0);we&&i.drawBuffers(ne)}function ft(F){return v!==F?(i.useProgram(F),v=F,!0):!1}let ht={[or]:i.FUNC_ADD,[Yf]:i.FUNC_SUBTRACT,[$f]:i.FUNC_REVERSE_SUBTRACT};ht[Zf]=i.MIN,ht[Kf]=i.MAX;let st={[Jf]:i.ZERO,[jf]:i.ONE,[Qf]:i.SRC_COLOR,[ou]:i.SRC_ALPHA,[rp]:i.SRC_ALPHA_SATURATE,[ip]:i.DST_COLOR,[tp]:i.DST_ALPHA,[ep]:i.ONE_MINUS_SRC_COLOR,[au]:i.ONE_MINUS_SRC_ALPHA,[sp]:i.ONE_MINUS_DST_COLOR,[np]:i.ONE_MINUS_DST_ALPHA,[op]:i.CONSTANT_COLOR,[ap]:i.ONE_MINUS_CONSTANT_COLOR,[lp]:i.CONSTANT_ALPHA,[cp]:i.ONE_MINUS_CONSTANT_ALPHA};function Xt(F,re,ne,we,ge,be,Ge,Qe,le,Be){if(F===rr){m===!0&&(We(i.BLEND),m=!1);return}if(m===!1&&(Se(i.BLEND),m=!0),F!==qf){if(F!==f||Be!==L){if((y!==or||R!==or)&&(i.blendEquation(i.FUNC_ADD),y=or,R=or),Be)switch(F){case so:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case iu:i.blendFunc(i.ONE,i.ONE);break;case su:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case ru:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:tt("WebGLState: Invalid blending: ",F);break}else switch(F){case so:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case iu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case su:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case ru:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",F);break}A=null,b=null,T=null,_=null,M.set(0,0,0),U=0,f=F,L=Be}return}ge=ge||re,be=be||ne,Ge=Ge||we,(re!==y||ge!==R)&&(i.blendEquationSeparate(ht[re],ht[ge]),y=re,R=ge),(ne!==A||we!==b||be!==T||Ge!==_)&&(i.blendFuncSeparate(st[ne],st[we],st[be],st[Ge]),A=ne,b=we,T=be,_=Ge),(Qe.equals(M)===!1||le!==U)&&(i.blendColor(Qe.r,Qe.g,Qe.b,le),M.copy(Qe),U=le),f=F,L=!1}function Bt(F,re){F.side===Zn?We(i.CULL_FACE):Se(i.CULL_FACE);let ne=F.side===qn;re&&(ne=!ne),rn(ne),F.blending===so&&F.transparent===!1?Xt(rr):Xt(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let we=F.stencilWrite;a.setTest(we),we&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),bt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Se(i.SAMPLE_ALPHA_TO_COVERAGE):We(i.SAMPLE_ALPHA_TO_COVERAGE)}function rn(F){D!==F&&(F?i.frontFace(i.CW):i.frontFace(i.CCW),D=F)}function Dt(F){F!==Gf?(Se(i.CULL_FACE),F!==H&&(F===nu?i.cullFace(i.BACK):F===Wf?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):We(i.CULL_FACE),H=F}function yn(F){F!==G&&(V&&i.lineWidth(F),G=F)}function bt(F,re,ne){F?(Se(i.POLYGON_OFFSET_FILL),(C!==re||k!==ne)&&(C=re,k=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):We(i.POLYGON_OFFSET_FILL)}function fn(F){F?Se(i.SCISSOR_TEST):We(i.SCISSOR_TEST)}function Jt(F){F===void 0&&(F=i.TEXTURE0+q-1),Q!==F&&(i.activeTexture(F),Q=F)}function on(F,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+q-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==F||we.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(F,re||Ae[F]),we.type=F,we.texture=re)}function O(){let F=se[Q];F!==void 0&&F.type!==void 0&&(i.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ce(){try{i.compressedTexImage2D(...arguments)}catch(F){tt("WebGLState:",F)}}function Ke(){try{i.compressedTexImage3D(...arguments)}catch(F){tt("WebGLState:",F)}}function at(){try{i.texSubImage2D(...arguments)}catch(F){tt("WebGLState:",F)}}function Me(){try{i.texSubImage3D(...arguments)}catch(F){tt("WebGLState:",F)}}function Ut(){try{i.compressedTexSubImage2D(...arguments)}catch(F){tt("WebGLState:",F)}}function He(){try{i.compressedTexSubImage3D(...arguments)}catch(F){tt("WebGLState:",F)}}function Ye(){try{i.texStorage2D(...arguments)}catch(F){tt("WebGLState:",F)}}function P(){try{i.texStorage3D(...arguments)}catch(F){tt("WebGLState:",F)}}function S(){try{i.texImage2D(...arguments)}catch(F){tt("WebGLState:",F)}}function X(){try{i.texImage3D(...arguments)}catch(F){tt("WebGLState:",F)}}function he(F){return u[F]!==void 0?u[F]:i.getParameter(F)}function oe(F,re){u[F]!==re&&(i.pixelStorei(F,re),u[F]=re)}function _e(F){ee.equals(F)===!1&&(i.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function ve(F){me.equals(F)===!1&&(i.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function te(F,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(F);we===void 0&&(we=i.getUniformBlockIndex(re,F.name),i.uniformBlockBinding(re,we,we),ne.set(F,we))}function ie(F,re,ne){let ge=c.get(re).get(F);l[ge]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,se={},d={},l={},p=new WeakMap,g=[],v=null,m=!1,f=null,y=null,A=null,b=null,R=null,T=null,_=null,M=new Ze(0,0,0),U=0,L=!1,D=null,H=null,G=null,C=null,k=null,ee.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Se,disable:We,bindFramebuffer:ot,drawBuffers:Ve,useProgram:ft,setBlending:Xt,setMaterial:Bt,setFlipSided:rn,setCullFace:Dt,setLineWidth:yn,setPolygonOffset:bt,setScissorTest:fn,activeTexture:Jt,bindTexture:on,unbindTexture:O,compressedTexImage2D:Ce,compressedTexImage3D:Ke,texImage2D:S,texImage3D:X,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ye,texStorage3D:P,texSubImage2D:at,texSubImage3D:Me,compressedTexSubImage2D:Ut,compressedTexSubImage3D:He,scissor:_e,viewport:ve,reset:pe}}function Gb(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Je,h=new WeakMap,u=new Set,d,p=new WeakMap,g=new Set,v=new FinalizationRegistry(P=>g.delete(P)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function f(P,S){return m?new OffscreenCanvas(P,S):Wo("canvas")}function y(P,S,X){let he=1,oe=Ye(P);if((oe.width>X||oe.height>X)&&(he=X/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let _e=Math.floor(he*oe.width),ve=Math.floor(he*oe.height);d===void 0&&(d=f(_e,ve));let te=S?f(_e,ve):d;return te.width=_e,te.height=ve,te.getContext("2d").drawImage(P,0,0,_e,ve),$e("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+ve+")."),te}else return"data"in P&&$e("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),P;return P}function A(P){return P.generateMipmaps}function b(P){i.generateMipmap(P)}function R(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(P,S,X,he,oe,_e=!1){if(P!==null){if(i[P]!==void 0)return i[P];$e("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let ve;he&&(ve=e.get("EXT_texture_norm16"),ve||$e("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=S;if(S===i.RED&&(X===i.FLOAT&&(te=i.R32F),X===i.HALF_FLOAT&&(te=i.R16F),X===i.UNSIGNED_BYTE&&(te=i.R8),X===i.UNSIGNED_SHORT&&ve&&(te=ve.R16_EXT),X===i.SHORT&&ve&&(te=ve.R16_SNORM_EXT)),S===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(te=i.R8UI),X===i.UNSIGNED_SHORT&&(te=i.R16UI),X===i.UNSIGNED_INT&&(te=i.R32UI),X===i.BYTE&&(te=i.R8I),X===i.SHORT&&(te=i.R16I),X===i.INT&&(te=i.R32I)),S===i.RG&&(X===i.FLOAT&&(te=i.RG32F),X===i.HALF_FLOAT&&(te=i.RG16F),X===i.UNSIGNED_BYTE&&(te=i.RG8),X===i.UNSIGNED_SHORT&&ve&&(te=ve.RG16_EXT),X===i.SHORT&&ve&&(te=ve.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(te=i.RG8UI),X===i.UNSIGNED_SHORT&&(te=i.RG16UI),X===i.UNSIGNED_INT&&(te=i.RG32UI),X===i.BYTE&&(te=i.RG8I),X===i.SHORT&&(te=i.RG16I),X===i.INT&&(te=i.RG32I)),S===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(te=i.RGB8UI),X===i.UNSIGNED_SHORT&&(te=i.RGB16UI),X===i.UNSIGNED_INT&&(te=i.RGB32UI),X===i.BYTE&&(te=i.RGB8I),X===i.SHORT&&(te=i.RGB16I),X===i.INT&&(te=i.RGB32I)),S===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),X===i.UNSIGNED_INT&&(te=i.RGBA32UI),X===i.BYTE&&(te=i.RGBA8I),X===i.SHORT&&(te=i.RGBA16I),X===i.INT&&(te=i.RGBA32I)),S===i.RGB&&(X===i.UNSIGNED_SHORT&&ve&&(te=ve.RGB16_EXT),X===i.SHORT&&ve&&(te=ve.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),S===i.RGBA){let ie=_e?Go:vt.getTransfer(oe);X===i.FLOAT&&(te=i.RGBA32F),X===i.HALF_FLOAT&&(te=i.RGBA16F),X===i.UNSIGNED_BYTE&&(te=ie===Rt?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&ve&&(te=ve.RGBA16_EXT),X===i.SHORT&&ve&&(te=ve.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function _(P,S){let X;return P?S===null||S===Ri||S===lr?X=i.DEPTH24_STENCIL8:S===gi?X=i.DEPTH32F_STENCIL8:S===oo&&(X=i.DEPTH24_STENCIL8,$e("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Ri||S===lr?X=i.DEPTH_COMPONENT24:S===gi?X=i.DEPTH_COMPONENT32F:S===oo&&(X=i.DEPTH_COMPONENT16),X}function M(P,S){return A(P)===!0||P.isFramebufferTexture&&P.minFilter!==Tn&&P.minFilter!==Xn?Math.log2(Math.max(S.width,S.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?S.mipmaps.length:1}function U(P){let S=new WeakRef(P);n.get(P).__ref=S,g.add(S),v.register(P,S,S)}function L(P){let S=n.get(P).__ref;S!==void 0&&(g.delete(S),v.unregister(S))}function D(P){G(P.target)}function H(P){C(P.target)}function G(P){P.removeEventListener("dispose",D),L(P),q(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function C(P){P.removeEventListener("dispose",H),L(P),ce(P)}function k(){for(let P of g){let S=P.deref();S!==void 0&&(S.isRenderTarget===!0?C(S):G(S))}g.clear(),u.clear()}function q(P){let S=n.get(P);if(S.__webglInit===void 0)return;let X=P.source,he=p.get(X);if(he){let oe=he[S.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&V(P),Object.keys(he).length===0&&p.delete(X)}n.remove(P)}function V(P){let S=n.get(P);i.deleteTexture(S.__webglTexture);let X=P.source,he=p.get(X);delete he[S.__cacheKey],o.memory.textures--}function ce(P){let S=n.get(P);S.__depthDisposeCallback&&S.__depthDisposeCallback();let X=P.depthTexture;if(X&&X.renderTarget===P&&G(X),P.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(S.__webglFramebuffer[oe]))for(let _e=0;_e<S.__webglFramebuffer[oe].length;_e++)i.deleteFramebuffer(S.__webglFramebuffer[oe][_e]);else i.deleteFramebuffer(S.__webglFramebuffer[oe]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[oe])}else{if(Array.isArray(S.__webglFramebuffer))for(let oe=0;oe<S.__webglFramebuffer.length;oe++)i.deleteFramebuffer(S.__webglFramebuffer[oe]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let oe=0;oe<S.__webglColorRenderbuffer.length;oe++)S.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[oe]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let he=P.textures;for(let oe=0,_e=he.length;oe<_e;oe++){let ve=n.get(he[oe]);ve.__webglTexture&&(i.deleteTexture(ve.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(P)}let J=0;function Q(){J=0}function se(){return J}function de(P){J=P}function ue(){let P=J;return P>=s.maxTextures&&$e("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,P}function ee(P){let S=[];return S.push(P.wrapS),S.push(P.wrapT),S.push(P.wrapR||0),S.push(P.magFilter),S.push(P.minFilter),S.push(P.anisotropy),S.push(P.internalFormat),S.push(P.format),S.push(P.type),S.push(P.generateMipmaps),S.push(P.mipmapsAutoUpdate),S.push(P.premultiplyAlpha),S.push(P.flipY),S.push(P.unpackAlignment),S.push(P.colorSpace),S.join()}function me(P,S){let X=n.get(P);if(P.isVideoTexture&&Ut(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&X.__version!==P.version){let he=P.image;if(he===null)$e("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)$e("WebGLRenderer: Texture marked for update but image is incomplete");else{Bt(X,P,S);return}}else P.isExternalTexture&&(X.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+S)}function xe(P,S){let X=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&X.__version!==P.version){Bt(X,P,S);return}else P.isExternalTexture&&(X.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+S)}function Ae(P,S){let X=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&X.__version!==P.version){Bt(X,P,S);return}t.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+S)}function Se(P,S){let X=n.get(P);if(P.version>0&&X.__version!==P.version){rn(X,P,S);return}t.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+S)}let We={[Ml]:i.REPEAT,[Vi]:i.CLAMP_TO_EDGE,[wl]:i.MIRRORED_REPEAT},ot={[Tn]:i.NEAREST,[dp]:i.NEAREST_MIPMAP_NEAREST,[ha]:i.NEAREST_MIPMAP_LINEAR,[Xn]:i.LINEAR,[Kl]:i.LINEAR_MIPMAP_NEAREST,[ps]:i.LINEAR_MIPMAP_LINEAR},Ve={[gp]:i.NEVER,[Eu]:i.ALWAYS,[_p]:i.LESS,[Mu]:i.LEQUAL,[xp]:i.EQUAL,[wu]:i.GEQUAL,[vp]:i.GREATER,[yp]:i.NOTEQUAL};function ft(P,S){if(S.type===gi&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===Xn||S.magFilter===Kl||S.magFilter===ha||S.magFilter===ps||S.minFilter===Xn||S.minFilter===Kl||S.minFilter===ha||S.minFilter===ps)&&$e("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,We[S.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,We[S.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,We[S.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,ot[S.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,ot[S.minFilter]),S.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Ve[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Tn||S.minFilter!==ha&&S.minFilter!==ps||S.type===gi&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");i.texParameterf(P,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function ht(P,S){let X=!1;P.__webglInit===void 0&&(P.__webglInit=!0,S.addEventListener("dispose",D),U(S));let he=S.source,oe=p.get(he);oe===void 0&&(oe={},p.set(he,oe));let _e=ee(S);if(_e!==P.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),oe[_e].usedTimes++;let ve=oe[P.__cacheKey];ve!==void 0&&(oe[P.__cacheKey].usedTimes--,ve.usedTimes===0&&V(S)),P.__cacheKey=_e,P.__webglTexture=oe[_e].texture}return X}function st(P,S,X){return Math.floor(Math.floor(P/X)/S)}function Xt(P,S,X,he){let _e=P.updateRanges;if(_e.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,X,he,S.data);else{_e.sort((F,re)=>F.start-re.start);let ve=0;for(let F=1;F<_e.length;F++){let re=_e[ve],ne=_e[F],we=re.start+re.count,ge=st(ne.start,S.width,4),be=st(re.start,S.width,4);ne.start<=we+1&&ge===be&&st(ne.start+ne.count-1,S.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++ve,_e[ve]=ne)}_e.length=ve+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let F=0,re=_e.length;F<re;F++){let ne=_e[F],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),be=we%S.width,Ge=Math.floor(we/S.width),Qe=ge,le=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Qe,le,X,he,S.data)}P.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Bt(P,S,X){let he=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ht(P,S),_e=S.source;t.bindTexture(he,P.__webglTexture,i.TEXTURE0+X);let ve=n.get(_e);if(_e.version!==ve.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let le=vt.getPrimaries(vt.workingColorSpace),Be=S.colorSpace===gs?null:vt.getPrimaries(S.colorSpace),et=S.colorSpace===gs||le===Be?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let ie=y(S.image,!1,s.maxTextureSize);ie=He(S,ie);let pe=r.convert(S.format,S.colorSpace),F=r.convert(S.type),re=T(S.internalFormat,pe,F,S.normalized,S.colorSpace,S.isVideoTexture);ft(he,S);let ne,we=S.mipmaps,ge=S.isVideoTexture!==!0,be=ve.__version===void 0||oe===!0,Ge=_e.dataReady,Qe=M(S,ie);if(S.isDepthTexture)re=_(S.format===ms,S.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,null));else if(S.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data);S.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height),Ge&&Xt(S,ie,pe,F)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,ie.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,we[0].width,we[0].height,ie.depth);for(let le=0,Be=we.length;le<Be;le++)if(ne=we[le],S.format!==Pi)if(pe!==null)if(ge){if(Ge)if(S.layerUpdates.size>0){let et=Fu(ne.width,ne.height,S.format,S.type);for(let Re of S.layerUpdates){let ct=ne.data.subarray(Re*et/ne.data.BYTES_PER_ELEMENT,(Re+1)*et/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,pe,ct)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else $e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,F,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,F,ne.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Qe,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],S.format!==Pi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data)}else if(S.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,re,ie.width,ie.height,ie.depth),Ge)if(S.layerUpdates.size>0){let le=Fu(ie.width,ie.height,S.format,S.type);for(let Be of S.layerUpdates){let et=ie.data.subarray(Be*le/ie.data.BYTES_PER_ELEMENT,(Be+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,pe,F,et)}S.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(S.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Qe,re,ie.width,ie.height,ie.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(S.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Qe,re,ie.width,ie.height);else{let le=ie.width,Be=ie.height;for(let et=0;et<Qe;et++)t.texImage2D(i.TEXTURE_2D,et,re,le,Be,0,pe,F,null),le>>=1,Be>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let le=i.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),u.add(S),le.onpaint=Be=>{let et=Be.changedElements;for(let Re of u)et.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let et=i.RGBA,Re=i.RGBA,ct=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,et,Re,ct,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let le=Ye(we[0]);t.texStorage2D(i.TEXTURE_2D,Qe,re,le.width,le.height)}for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,pe,F,ne):t.texImage2D(i.TEXTURE_2D,le,re,pe,F,ne);S.generateMipmaps=!1}else if(ge){if(be){let le=Ye(ie);t.texStorage2D(i.TEXTURE_2D,Qe,re,le.width,le.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,F,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,pe,F,ie);A(S)&&S.mipmapsAutoUpdate===!0&&b(he),ve.__version=_e.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function rn(P,S,X){if(S.image.length!==6)return;let he=ht(P,S),oe=S.source;t.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+X);let _e=n.get(oe);if(oe.version!==_e.__version||he===!0){t.activeTexture(i.TEXTURE0+X);let ve=vt.getPrimaries(vt.workingColorSpace),te=S.colorSpace===gs?null:vt.getPrimaries(S.colorSpace),ie=S.colorSpace===gs||ve===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=S.isCompressedTexture||S.image[0].isCompressedTexture,F=S.image[0]&&S.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!F?re[Re]=y(S.image[Re],!0,s.maxCubemapSize):re[Re]=F?S.image[Re].image:S.image[Re],re[Re]=He(S,re[Re]);let ne=re[0],we=r.convert(S.format,S.colorSpace),ge=r.convert(S.type),be=T(S.internalFormat,we,ge,S.normalized,S.colorSpace),Ge=S.isVideoTexture!==!0,Qe=_e.__version===void 0||he===!0,le=oe.dataReady,Be=M(S,ne);ft(i.TEXTURE_CUBE_MAP,S);let et;if(S.isDepthTexture){if(be=_(S.format===ms,S.type),Qe)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,ne.width,ne.height,0,we,ge,null)}else if(pe){Ge&&Qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,be,ne.width,ne.height);for(let Re=0;Re<6;Re++){et=re[Re].mipmaps;for(let ct=0;ct<et.length;ct++){let kt=et[ct];S.format!==Pi?we!==null?Ge?le&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,kt.width,kt.height,we,kt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,be,kt.width,kt.height,0,kt.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,kt.width,kt.height,we,ge,kt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,be,kt.width,kt.height,0,we,ge,kt.data)}}}else{if(et=S.mipmaps,Ge&&Qe){et.length>0&&Be++;let Re=Ye(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,be,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(F){Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let ct=0;ct<et.length;ct++){let Bn=et[ct].image[Re].image;Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,Bn.width,Bn.height,we,ge,Bn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,be,Bn.width,Bn.height,0,we,ge,Bn.data)}}else{Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,we,ge,re[Re]);for(let ct=0;ct<et.length;ct++){let kt=et[ct];Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,we,ge,kt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,be,we,ge,kt.image[Re])}}}A(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),_e.__version=oe.version,S.onUpdate&&S.onUpdate(S)}P.__version=S.version}function Dt(P,S,X,he,oe,_e){let ve=r.convert(X.format,X.colorSpace),te=r.convert(X.type),ie=T(X.internalFormat,ve,te,X.normalized,X.colorSpace),pe=n.get(S),F=n.get(X);if(F.__renderTarget=S,!pe.__hasExternalTextures){let re=Math.max(1,S.width>>_e),ne=Math.max(1,S.height>>_e);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,S.depth,0,ve,te,null):t.texImage2D(oe,_e,ie,re,ne,0,ve,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,P),Me(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,F.__webglTexture,0,at(S)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,F.__webglTexture,_e),t.bindFramebuffer(i.FRAMEBUFFER,null)}function yn(P,S,X){if(i.bindRenderbuffer(i.RENDERBUFFER,P),S.depthBuffer){let he=S.depthTexture,oe=he&&he.isDepthTexture?he.type:null,_e=_(S.stencilBuffer,oe),ve=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Me(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,at(S),_e,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,at(S),_e,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_e,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,ve,i.RENDERBUFFER,P)}else{let he=S.textures;for(let oe=0;oe<he.length;oe++){let _e=he[oe],ve=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=T(_e.internalFormat,ve,te,_e.normalized,_e.colorSpace);Me(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,at(S),ie,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,at(S),ie,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,ie,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function bt(P,S,X){let he=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,P),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(S.depthTexture);oe.__renderTarget=S;let _e=he?S.depthTexture.image[0]:S.depthTexture.image;(!oe.__webglTexture||_e.width!==S.width||_e.height!==S.height)&&(_e.width=S.width,_e.height=S.height,S.depthTexture.needsUpdate=!0),he?Se(S.depthTexture,0):me(S.depthTexture,0);let ve=oe.__webglTexture,te=at(S),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pe=S.depthTexture.format===ms?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===hs)Me(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,ve,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,ve,0);else if(S.depthTexture.format===ms)Me(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,ve,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,ve,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function fn(P){let S=n.get(P),X=P.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==P.depthTexture){let he=P.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),he){let oe=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),S.__depthDisposeCallback=oe}S.__boundDepthTexture=he}if(P.depthTexture&&!S.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)bt(S.__webglFramebuffer[he],P,he);else P.texture.mipmaps.length>0?bt(S.__webglFramebuffer[0],P,0):bt(S.__webglFramebuffer,P,0);else if(X){S.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[he]),S.__webglDepthbuffer[he]===void 0)S.__webglDepthbuffer[he]=i.createRenderbuffer(),yn(S.__webglDepthbuffer[he],P,!1);else{let oe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=S.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),yn(S.__webglDepthbuffer,P,!1);else{let oe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function Jt(P,S,X){let he=n.get(P);S!==void 0&&Dt(he.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&fn(P)}function on(P){let S=P.texture,X=n.get(P),he=n.get(S);P.addEventListener("dispose",H),U(P);let oe=P.textures,_e=P.isWebGLCubeRenderTarget===!0,ve=oe.length>1;if(ve||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=S.version,o.memory.textures++),_e){X.__webglFramebuffer=[];for(let te=0;te<6;te++)if(S.mipmaps.length>0){X.__webglFramebuffer[te]=[];for(let ie=0;ie<S.mipmaps.length;ie++)X.__webglFramebuffer[te][ie]=i.createFramebuffer()}else X.__webglFramebuffer[te]=i.createFramebuffer()}else{if(S.mipmaps.length>0){X.__webglFramebuffer=[];for(let te=0;te<S.mipmaps.length;te++)X.__webglFramebuffer[te]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(ve)for(let te=0,ie=oe.length;te<ie;te++){let pe=n.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&Me(P)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];X.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),F=r.convert(ie.type),re=T(ie.internalFormat,pe,F,ie.normalized,ie.colorSpace,P.isXRRenderTarget===!0),ne=at(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,X.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),yn(X.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_e){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ft(i.TEXTURE_CUBE_MAP,S);for(let te=0;te<6;te++)if(S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Dt(X.__webglFramebuffer[te][ie],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Dt(X.__webglFramebuffer[te],P,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);A(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(ve){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],F=n.get(pe),re=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(re=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),ft(re,pe),Dt(X.__webglFramebuffer,P,pe,i.COLOR_ATTACHMENT0+te,re,0),A(pe)&&b(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(te=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),ft(te,S),S.mipmaps.length>0)for(let ie=0;ie<S.mipmaps.length;ie++)Dt(X.__webglFramebuffer[ie],P,S,i.COLOR_ATTACHMENT0,te,ie);else Dt(X.__webglFramebuffer,P,S,i.COLOR_ATTACHMENT0,te,0);A(S)?b(te):S.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&fn(P)}function O(P){let S=P.textures;for(let X=0,he=S.length;X<he;X++){let oe=S[X];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let _e=R(P),ve=n.get(oe).__webglTexture;t.bindTexture(_e,ve),b(_e),t.unbindTexture()}}}let Ce=[];function Ke(P){if(P.samples>0){if(Me(P)===!1){let S=P.textures,X=P.width,he=P.height,oe=i.COLOR_BUFFER_BIT,_e=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=n.get(P),te=S.length>1;if(te)for(let pe=0;pe<S.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,ve.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglFramebuffer);for(let pe=0;pe<S.length;pe++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=n.get(S[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,F,0)}i.blitFramebuffer(0,0,X,he,0,0,X,he,oe,i.NEAREST),l===!0&&(Ce.length=0,Ce.push(i.COLOR_ATTACHMENT0+pe),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Ce.push(_e),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<S.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=n.get(S[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,F,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let S=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function at(P){return Math.min(s.maxSamples,P.samples)}function Me(P){let S=n.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ut(P){let S=o.render.frame;h.get(P)!==S&&(h.set(P,S),P.update())}function He(P,S){let X=P.colorSpace,he=P.format,oe=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||X!==Vo&&X!==gs&&(vt.getTransfer(X)===Rt?(he!==Pi||oe!==Kn)&&$e("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",X)),S}function Ye(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=xe,this.setTexture3D=Ae,this.setTextureCube=Se,this.rebindTextures=Jt,this.setupRenderTarget=on,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=fn,this.setupFrameBufferTexture=Dt,this.useMultisampledRTT=Me,this.dispose=k}function Wb(i,e){function t(n,s=gs){let r,o=vt.getTransfer(s);if(n===Kn)return i.UNSIGNED_BYTE;if(n===jl)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Ql)return i.UNSIGNED_SHORT_5_5_5_1;if(n===vu)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===yu)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===_u)return i.BYTE;if(n===xu)return i.SHORT;if(n===oo)return i.UNSIGNED_SHORT;if(n===Jl)return i.INT;if(n===Ri)return i.UNSIGNED_INT;if(n===gi)return i.FLOAT;if(n===Ci)return i.HALF_FLOAT;if(n===bu)return i.ALPHA;if(n===Su)return i.RGB;if(n===Pi)return i.RGBA;if(n===hs)return i.DEPTH_COMPONENT;if(n===ms)return i.DEPTH_STENCIL;if(n===ec)return i.RED;if(n===tc)return i.RED_INTEGER;if(n===Ws)return i.RG;if(n===nc)return i.RG_INTEGER;if(n===ic)return i.RGBA_INTEGER;if(n===ua||n===da||n===fa||n===pa)if(o===Rt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===ua)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===da)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===fa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===pa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===ua)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===da)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===fa)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===pa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===sc||n===rc||n===oc||n===ac)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===sc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===rc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===oc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ac)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===lc||n===cc||n===hc||n===uc||n===dc||n===ma||n===fc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===lc||n===cc)return o===Rt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===hc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===uc)return r.COMPRESSED_R11_EAC;if(n===dc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===ma)return r.COMPRESSED_RG11_EAC;if(n===fc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===pc||n===mc||n===gc||n===_c||n===xc||n===vc||n===yc||n===bc||n===Sc||n===Mc||n===wc||n===Ec||n===Tc||n===Ac)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===pc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===mc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===gc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_c)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===xc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===vc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===yc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===bc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Sc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Mc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===wc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Ec)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Tc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ac)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Rc||n===Cc||n===Pc)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Rc)return o===Rt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Cc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Pc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ic||n===Lc||n===ga||n===Dc)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ic)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Lc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ga)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Dc)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===lr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var Xb=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,qb=`
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

}`,Ku=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Qo(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new qi({vertexShader:Xb,fragmentShader:qb,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new An(new Xi(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ju=class extends Ti{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,p=null,g=null,v=typeof XRWebGLBinding<"u",m=new Ku,f={},y=t.getContextAttributes(),A=null,b=null,R=[],T=[],_=new Je,M=null,U=null,L=new Wn;L.viewport=new $t;let D=new Wn;D.viewport=new $t;let H=[L,D],G=new ql,C=null,k=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=R[ee];return me===void 0&&(me=new Qr,R[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=R[ee];return me===void 0&&(me=new Qr,R[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=R[ee];return me===void 0&&(me=new Qr,R[ee]=me),me.getHandSpace()};function q(ee){let me=T.indexOf(ee.inputSource);if(me===-1)return;let xe=R[me];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,c||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function V(){s.removeEventListener("select",q),s.removeEventListener("selectstart",q),s.removeEventListener("selectend",q),s.removeEventListener("squeeze",q),s.removeEventListener("squeezestart",q),s.removeEventListener("squeezeend",q),s.removeEventListener("end",V),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<R.length;ee++){let me=T[ee];me!==null&&(T[ee]=null,R[ee].disconnect(me))}C=null,k=null,m.reset();for(let ee in f)delete f[ee];if(e.setRenderTarget(A),p=null,d=null,u=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(M),e.setSize(_.width,_.height,!1),U!==null){let ee=U.camera;ee.fov=U.fov,ee.zoom=U.zoom,ee.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return u===null&&v&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",q),s.addEventListener("selectstart",q),s.addEventListener("selectend",q),s.addEventListener("squeeze",q),s.addEventListener("squeezestart",q),s.addEventListener("squeezeend",q),s.addEventListener("end",V),s.addEventListener("inputsourceschange",ce),y.xrCompatible!==!0&&await t.makeXRCompatible(),M=e.getPixelRatio(),e.getSize(_),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ae=null,Se=null;y.depth&&(Se=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=y.stencil?ms:hs,Ae=y.stencil?lr:Ri);let We={colorFormat:t.RGBA8,depthFormat:Se,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(We),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new oi(d.textureWidth,d.textureHeight,{format:Pi,type:Kn,depthTexture:new fs(d.textureWidth,d.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let xe={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new oi(p.framebufferWidth,p.framebufferHeight,{format:Pi,type:Kn,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){let xe=ee.removed[me],Ae=T.indexOf(xe);Ae>=0&&(T[Ae]=null,R[Ae].disconnect(xe))}for(let me=0;me<ee.added.length;me++){let xe=ee.added[me],Ae=T.indexOf(xe);if(Ae===-1){for(let We=0;We<R.length;We++)if(We>=T.length){T.push(xe),Ae=We;break}else if(T[We]===null){T[We]=xe,Ae=We;break}if(Ae===-1)break}let Se=R[Ae];Se&&Se.connect(xe)}}function J(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,xe=ee.far;m.texture!==null&&(m.depthNear>0&&(me=m.depthNear),m.depthFar>0&&(xe=m.depthFar)),G.near=D.near=L.near=me,G.far=D.far=L.far=xe,(C!==G.near||k!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),C=G.near,k=G.far),G.layers.mask=ee.layers.mask|6,L.layers.mask=G.layers.mask&-5,D.layers.mask=G.layers.mask&-3;let Ae=ee.parent,Se=G.cameras;J(G,Ae);for(let We=0;We<Se.length;We++)J(Se[We],Ae);G.projectionMatrix.copy(L.projectionMatrix),G.projectionMatrixInverse.copy(L.projectionMatrixInverse),U===null&&ee.isPerspectiveCamera&&(U={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,G,Ae)};function Q(ee,me,xe){xe===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Kr*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&p===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ee)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(ee){return f[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(c||o),g=me,h!==null){let xe=h.views;p!==null&&(e.setRenderTargetFramebuffer(b,p.framebuffer),e.setRenderTarget(b));let Ae=!1;xe.length!==G.cameras.length&&(G.cameras.length=0,Ae=!0);for(let Ve=0;Ve<xe.length;Ve++){let ft=xe[Ve],ht=null;if(p!==null)ht=p.getViewport(ft);else{let Xt=u.getViewSubImage(d,ft);ht=Xt.viewport,Ve===0&&(e.setRenderTargetTextures(b,Xt.colorTexture,Xt.depthStencilTexture),e.setRenderTarget(b))}let st=H[Ve];st===void 0&&(st=new Wn,st.layers.enable(Ve),st.viewport=new $t,H[Ve]=st),st.matrix.fromArray(ft.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(ft.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(ht.x,ht.y,ht.width,ht.height),Ve===0&&(G.matrix.copy(st.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ae===!0&&G.cameras.push(st)}let Se=s.enabledFeatures;if(Se&&Se.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){u=n.getBinding();let Ve=u.getDepthInformation(xe[0]);Ve&&Ve.isValid&&Ve.texture&&m.init(Ve,s.renderState)}if(Se&&Se.includes("camera-access")&&v){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<xe.length;Ve++){let ft=xe[Ve].camera;if(ft){let ht=f[ft];ht||(ht=new Qo,f[ft]=ht);let st=u.getCameraImage(ft);ht.sourceTexture=st}}}}for(let xe=0;xe<R.length;xe++){let Ae=T[xe],Se=R[xe];Ae!==null&&Se!==void 0&&Se.update(Ae,me,c||o)}se&&se(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),g=null}let ue=new Qp;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},Yb=new lt,cm=new it;cm.set(-1,0,0,0,1,0,0,0,1);function $b(i,e){function t(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,Du(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,y,A,b){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(m,f):f.isMeshLambertMaterial?(r(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(m,f),u(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,b)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),v(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?l(m,f,y,A):f.isSpriteMaterial?c(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,t(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===qn&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,t(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===qn&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,t(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,t(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,t(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let y=e.get(f),A=y.envMap,b=y.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(Yb.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(cm),m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,t(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,t(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function l(m,f,y,A){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*y,m.scale.value=A*.5,f.map&&(m.map.value=f.map,t(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function c(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function u(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,t(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,t(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,y){m.ior.value=f.ior,f.diffuseRoughness>0&&(m.diffuseRoughness.value=f.diffuseRoughness,f.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=f.diffuseRoughnessMap,t(f.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,t(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,t(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,t(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,t(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,t(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===qn&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.retroreflectivity>0&&(m.retroreflectivity.value=f.retroreflectivity),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=f.iridescenceThicknessMaximum,f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,t(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,t(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,t(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,t(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,t(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,t(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,t(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function v(m,f){let y=e.get(f).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function Zb(i,e,t,n){let s={},r={};function o(y,A){let b=A.program;n.uniformBlockBinding(y,b,s[y.id])}function a(y,A){let b=s[y.id];b===void 0&&(g(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(y,R);let T=e.render.frame;r[y.id]!==T&&(c(y),r[y.id]=T)}function l(y){let A=i.createBuffer(),b=y.__size,R=y.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(y){let A=s[y.id],b=y.uniforms,R=y.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let T=0,_=b.length;T<_;T++){let M=b[T];if(Array.isArray(M))for(let U=0,L=M.length;U<L;U++)h(M[U],T,U,R);else h(M,T,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(y,A,b,R){if(d(y,A,b,R)===!0){let T=y.__offset,_=y.value;if(Array.isArray(_)){let M=0;for(let U=0;U<_.length;U++){let L=_[U],D=v(L,!0);u(L,y.__data,M),M+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,y.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,y.__data)}}function u(y,A,b){typeof y=="number"||typeof y=="boolean"?A[b]=y:y.isMatrix3?(A[b]=y.elements[0],A[b+1]=y.elements[1],A[b+2]=y.elements[2],A[b+3]=0,A[b+4]=y.elements[3],A[b+5]=y.elements[4],A[b+6]=y.elements[5],A[b+7]=0,A[b+8]=y.elements[6],A[b+9]=y.elements[7],A[b+10]=y.elements[8],A[b+11]=0):ArrayBuffer.isView(y)?A.set(y.subarray(0,A.length-b),b):y.toArray(A,b)}function d(y,A,b,R){let T=y.value,_=A+"_"+b;if(Array.isArray(T)){R[_]===void 0&&(R[_]=[]);let M=R[_],U=!1;for(let L=0;L<T.length;L++)p(T[L],M,L)===!0&&(U=!0);return U}return p(T,R,_)}function p(y,A,b){if(A[b]===void 0)return typeof y=="number"||typeof y=="boolean"?A[b]=y:ArrayBuffer.isView(y)?A[b]=y.slice():A[b]=y.clone(),!0;{let R=A[b];if(typeof y=="number"||typeof y=="boolean"){if(R!==y)return A[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(R.equals(y)===!1)return R.copy(y),!0}}return!1}function g(y){let A=y.uniforms,b=0,R=16;for(let _=0,M=A.length;_<M;_++){let U=Array.isArray(A[_])?A[_]:[A[_]];for(let L=0,D=U.length;L<D;L++){let H=U[L],G=Array.isArray(H.value)?H.value:[H.value],C=Array.isArray(A[_])||Array.isArray(H.value),k=b;for(let V=0,ce=G.length;V<ce;V++){let J=G[V],Q=v(J,C),se=b%R,de=se%Q.boundary,ue=se+de;b+=de,ue!==0&&R-ue<Q.storage&&(b+=R-ue),V===0&&(k=b),b+=Q.storage}let q=H.type==="int"?Int32Array:H.type==="uint"?Uint32Array:Float32Array;H.__data=new q((b-k)/Float32Array.BYTES_PER_ELEMENT),H.__offset=k}}let T=b%R;return T>0&&(b+=R-T),y.__size=b,y.__cache={},this}function v(y,A){let b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?$e("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):$e("WebGLRenderer: Unsupported uniform value type.",y),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(y){let A=y.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function f(){for(let y in s)i.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:f}}var Kb=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),$i=null;function Jb(){return $i===null&&($i=new Zo(Kb,16,16,Ws,Ci),$i.name="DFG_LUT",$i.minFilter=Xn,$i.magFilter=Xn,$i.wrapS=Vi,$i.wrapT=Vi,$i.generateMipmaps=!1,$i.needsUpdate=!0),$i}var Bc=class{constructor(e={}){let{canvas:t=Sp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:p=Kn}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let v=p,m=new Set([ic,nc,tc]),f=new Set([Kn,Ri,oo,lr,jl,Ql]),y=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,T=null,_=[],M=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Yi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,D=!1,H=null,G=null,C=null,k=null;this._outputColorSpace=si;let q=0,V=0,ce=null,J=-1,Q=null,se=new $t,de=new $t,ue=null,ee=new Ze(0),me=0,xe=t.width,Ae=t.height,Se=1,We=null,ot=null,Ve=new $t(0,0,xe,Ae),ft=new $t(0,0,xe,Ae),ht=!1,st=new Ns,Xt=new Cl,Bt=!1,rn=!1,Dt=new lt,yn=new B,bt=new $t,fn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Jt=!1;function on(){return ce===null?Se:1}let O=n;function Ce(E,z){return t.getContext(E,z)}let Ke,at,Me,Ut,He,Ye,P,S,X,he,oe,_e,ve,te,ie,pe,F,re,ne,we,ge,be,Ge;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Re,!1),O===null){let z="webgl2";if(O=Ce(z,E),O===null)throw Ce(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(E){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),tt("WebGLRenderer: "+E.message),E}function Qe(){Ke=new ly(O),Ke.init(),ge=new Wb(O,Ke),at=new Jv(O,Ke,e,ge),Me=new Vb(O,Ke),at.reversedDepthBuffer&&d&&Me.buffers.depth.setReversed(!0),G=O.createFramebuffer(),C=O.createFramebuffer(),k=O.createFramebuffer(),Ut=new uy(O),He=new Rb,Ye=new Gb(O,Ke,Me,He,at,ge,Ut),P=new ay(L),S=new f_(O),be=new Zv(O,S),X=new cy(O,S,Ut,be),he=new fy(O,X,S,be,Ut),re=new dy(O,at,Ye),ie=new jv(He),oe=new Ab(L,P,Ke,at,be,ie),_e=new $b(L,He),ve=new Pb,te=new Fb(Ke),F=new $v(L,P,Me,he,g,l),pe=new Hb(L,he,at),Ge=new Zb(O,Ut,at,Me),ne=new Kv(O,Ke,Ut),we=new hy(O,Ke,Ut),Ut.programs=oe.programs,L.capabilities=at,L.extensions=Ke,L.properties=He,L.renderLists=ve,L.shadowMap=pe,L.state=Me,L.info=Ut}v!==Kn&&(U=new my(v,t.width,t.height,a,s,r));let le=new Ju(L,O);this.xr=le,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let E=Ke.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Ke.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Se},this.setPixelRatio=function(E){E!==void 0&&(Se=E,this.setSize(xe,Ae,!1))},this.getSize=function(E){return E.set(xe,Ae)},this.setSize=function(E,z,j=!0){if(le.isPresenting){$e("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=E,Ae=z,t.width=Math.floor(E*Se),t.height=Math.floor(z*Se),j===!0&&(t.style.width=E+"px",t.style.height=z+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,E,z)},this.getDrawingBufferSize=function(E){return E.set(xe*Se,Ae*Se).floor()},this.setDrawingBufferSize=function(E,z,j){xe=E,Ae=z,Se=j,t.width=Math.floor(E*j),t.height=Math.floor(z*j),this.setViewport(0,0,E,z)},this.setEffects=function(E){if(v===Kn){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let z=0;z<E.length;z++)if(E[z].isOutputPass===!0){$e("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(se)},this.getViewport=function(E){return E.copy(Ve)},this.setViewport=function(E,z,j,Y){E.isVector4?Ve.set(E.x,E.y,E.z,E.w):Ve.set(E,z,j,Y),Me.viewport(se.copy(Ve).multiplyScalar(on()).round())},this.getScissor=function(E){return E.copy(ft)},this.setScissor=function(E,z,j,Y){E.isVector4?ft.set(E.x,E.y,E.z,E.w):ft.set(E,z,j,Y),Me.scissor(de.copy(ft).multiplyScalar(on()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(E){Me.setScissorTest(ht=E)},this.setOpaqueSort=function(E){We=E},this.setTransparentSort=function(E){ot=E},this.getClearColor=function(E){return E.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(E=!0,z=!0,j=!0){let Y=0;if(E){let Z=!1;if(ce!==null){let Ee=ce.texture.format;Z=m.has(Ee)}if(Z){let Ee=ce.texture.type,Pe=f.has(Ee),Te=F.getClearColor(),Ie=F.getClearAlpha(),ze=Te.r,nt=Te.g,pt=Te.b;Pe?(y[0]=ze,y[1]=nt,y[2]=pt,y[3]=Ie,O.clearBufferuiv(O.COLOR,0,y)):(A[0]=ze,A[1]=nt,A[2]=pt,A[3]=Ie,O.clearBufferiv(O.COLOR,0,A))}else Y|=O.COLOR_BUFFER_BIT}z&&(Y|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&O.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),H=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),F.dispose(),ve.dispose(),te.dispose(),Ye.dispose(),He.dispose(),P.dispose(),he.dispose(),X.dispose(),be.dispose(),Ge.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessionstart",Ba),le.removeEventListener("sessionend",Ni),ji.stop()};function Be(E){E.preventDefault(),Ru("WebGLRenderer: Context Lost."),D=!0}function et(){Ru("WebGLRenderer: Context Restored."),D=!1;let E=Ut.autoReset,z=pe.enabled,j=pe.autoUpdate,Y=pe.needsUpdate,Z=pe.type;Qe(),Ut.autoReset=E,pe.enabled=z,pe.autoUpdate=j,pe.needsUpdate=Y,pe.type=Z}function Re(E){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){let z=E.target;z.removeEventListener("dispose",ct),kt(z)}function kt(E){Bn(E),He.remove(E)}function Bn(E){let z=He.get(E).programs;z!==void 0&&(z.forEach(function(j){oe.releaseProgram(j)}),E.isShaderMaterial&&oe.releaseShaderCache(E))}this.renderBufferDirect=function(E,z,j,Y,Z,Ee){z===null&&(z=fn);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Te=Ao(E,z,j,Y,Z);Me.setMaterial(Y,Pe);let Ie=j.index,ze=1;if(Y.wireframe===!0){if(Ie=X.getWireframeAttribute(j),Ie===void 0)return;ze=2}let nt=j.drawRange,pt=j.attributes.position,ke=nt.start*ze,mt=(nt.start+nt.count)*ze;Ee!==null&&(ke=Math.max(ke,Ee.start*ze),mt=Math.min(mt,(Ee.start+Ee.count)*ze)),Ie!==null?(ke=Math.max(ke,0),mt=Math.min(mt,Ie.count)):pt!=null&&(ke=Math.max(ke,0),mt=Math.min(mt,pt.count));let Zt=mt-ke;if(Zt<0||Zt===1/0)return;be.setup(Z,Y,Te,j,Ie);let Pt,It=ne;if(Ie!==null&&(Pt=S.get(Ie),It=we,It.setIndex(Pt)),Z.isMesh)Y.wireframe===!0?(Me.setLineWidth(Y.wireframeLinewidth*on()),It.setMode(O.LINES)):It.setMode(O.TRIANGLES);else if(Z.isLine){let pn=Y.linewidth;pn===void 0&&(pn=1),Me.setLineWidth(pn*on()),Z.isLineSegments?It.setMode(O.LINES):Z.isLineLoop?It.setMode(O.LINE_LOOP):It.setMode(O.LINE_STRIP)}else Z.isPoints?It.setMode(O.POINTS):Z.isSprite&&It.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))It.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let pn=Z._multiDrawStarts,Fe=Z._multiDrawCounts,an=Z._multiDrawCount,xt=Ie?S.get(Ie).bytesPerElement:1,es=He.get(Y).currentProgram.getUniforms();for(let ln=0;ln<an;ln++)es.setValue(O,"_gl_DrawID",ln),It.render(pn[ln]/xt,Fe[ln])}else if(Z.isInstancedMesh)It.renderInstances(ke,Zt,Z.count);else if(j.isInstancedBufferGeometry){let pn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Fe=Math.min(j.instanceCount,pn);It.renderInstances(ke,Zt,Fe)}else It.render(ke,Zt)};function wo(E,z,j,Y){H!==null&&E.isNodeMaterial&&H.setObject(Y,E),Bt===!0&&ie.setState(E,j,!1),E.transparent===!0&&E.side===Zn&&E.forceSinglePass===!1?(E.side=qn,E.needsUpdate=!0,Ui(E,z,Y),E.side=Gs,E.needsUpdate=!0,Ui(E,z,Y),E.side=Zn):Ui(E,z,Y)}this.compile=function(E,z,j=null){j===null&&(j=E),H!==null&&H.renderStart(E,z,j),T=te.get(j),T.init(z),M.push(T),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),E!==j&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),H!==null&&H.updateLights(T.state.lightsArray),rn=this.localClippingEnabled,Bt=ie.init(this.clippingPlanes,rn),Bt===!0&&ie.setGlobalState(this.clippingPlanes,z),H!==null&&pe.render(T.state.shadowsArray,j,z);let Y=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ee=Z.material;if(Ee)if(Array.isArray(Ee))for(let Pe=0;Pe<Ee.length;Pe++){let Te=Ee[Pe];wo(Te,j,z,Z),Y.add(Te)}else wo(Ee,j,z,Z),Y.add(Ee)}),T=M.pop(),H!==null&&H.renderEnd(),Y},this.compileAsync=function(E,z,j=null){let Y=this.compile(E,z,j);return new Promise(Z=>{function Ee(){if(Y.forEach(function(Pe){let Ie=He.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){Z(E);return}setTimeout(Ee,10)}Ke.get("KHR_parallel_shader_compile")!==null?Ee():setTimeout(Ee,10)})};let yr=null;function gh(E){yr&&yr(E)}function Ba(){ji.stop()}function Ni(){ji.start()}let ji=new Qp;ji.setAnimationLoop(gh),typeof self<"u"&&ji.setContext(self),this.setAnimationLoop=function(E){yr=E,le.setAnimationLoop(E),E===null?ji.stop():ji.start()},le.addEventListener("sessionstart",Ba),le.addEventListener("sessionend",Ni),this.render=function(E,z){if(z!==void 0&&z.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;H!==null&&H.renderStart(E,z);let j=le.enabled===!0&&le.isPresenting===!0,Y=U!==null&&(ce===null||j)&&U.begin(L,ce);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(z),z=le.getCamera()),E.isScene===!0&&E.onBeforeRender(L,E,z,ce),T=te.get(E,M.length),T.init(z),T.state.textureUnits=Ye.getTextureUnits(),M.push(T),Dt.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Xt.setFromArrayCamera(z):st.setFromProjectionMatrix(Dt,pi,z.reversedDepth),rn=this.localClippingEnabled,Bt=ie.init(this.clippingPlanes,rn),R=ve.get(E,_.length),R.init(),_.push(R),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=L.xr.getDepthSensingMesh();Pe!==null&&Qi(Pe,z,-1/0,L.sortObjects)}Qi(E,z,0,L.sortObjects),R.finish(),H!==null&&H.updateLights(T.state.lightsArray),L.sortObjects===!0&&R.sort(We,ot),Jt=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,Jt&&F.addToRenderList(R,E),this.info.autoReset===!0&&this.info.reset(),Bt===!0&&ie.beginShadows();let Z=T.state.shadowsArray;if(pe.render(Z,E,z),Bt===!0&&ie.endShadows(),(Y&&U.hasRenderPass())===!1){let Pe=R.opaque,Te=R.transmissive;if(T.setupLights(),z.isArrayCamera){let Ie=z.cameras;if(Te.length>0)for(let ze=0,nt=Ie.length;ze<nt;ze++){let pt=Ie[ze];yi(Pe,Te,E,pt)}Jt&&F.render(E);for(let ze=0,nt=Ie.length;ze<nt;ze++){let pt=Ie[ze];Eo(R,E,pt,pt.viewport)}}else Te.length>0&&yi(Pe,Te,E,z),Jt&&F.render(E),Eo(R,E,z)}ce!==null&&V===0&&(Ye.updateMultisampleRenderTarget(ce),Ye.updateRenderTargetMipmap(ce)),Y&&U.end(L),E.isScene===!0&&E.onAfterRender(L,E,z),be.resetDefaultState(),J=-1,Q=null,M.pop(),M.length>0?(T=M[M.length-1],Ye.setTextureUnits(T.state.textureUnits),Bt===!0&&ie.setGlobalState(L.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?R=_[_.length-1]:R=null,H!==null&&H.renderEnd()};function Qi(E,z,j,Y){if(E.visible===!1)return;if(E.layers.test(z.layers)){if(E.isGroup)j=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(z);else if(E.isLight)T.pushLight(E),E.castShadow&&T.pushShadow(E);else if(E.isSprite){let Pe=z.isArrayCamera?Xt:st;if(!E.frustumCulled||E.intersectsFrustum(Pe)){Y&&bt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Dt);let Te=he.update(E),Ie=E.material;Ie.visible&&R.push(E,Te,Ie,j,bt.z,null,z)}}else if(E.isMesh||E.isLine||E.isPoints){let Pe=z.isArrayCamera?Xt:st;if(!E.frustumCulled||E.intersectsFrustum(Pe)){let Te=he.update(E),Ie=E.material;if(Y&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),bt.copy(E.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),bt.copy(Te.boundingSphere.center)),bt.applyMatrix4(E.matrixWorld).applyMatrix4(Dt)),Array.isArray(Ie)){let ze=Te.groups;for(let nt=0,pt=ze.length;nt<pt;nt++){let ke=ze[nt],mt=Ie[ke.materialIndex];mt&&mt.visible&&R.push(E,Te,mt,j,bt.z,ke,z)}}else Ie.visible&&R.push(E,Te,Ie,j,bt.z,null,z)}}}let Ee=E.children;for(let Pe=0,Te=Ee.length;Pe<Te;Pe++)Qi(Ee[Pe],z,j,Y)}function Eo(E,z,j,Y){let{opaque:Z,transmissive:Ee,transparent:Pe}=E;T.setupLightsView(j),Bt===!0&&ie.setGlobalState(L.clippingPlanes,j),Y&&Me.viewport(se.copy(Y)),Z.length>0&&jt(Z,z,j),Ee.length>0&&jt(Ee,z,j),Pe.length>0&&jt(Pe,z,j),Me.buffers.depth.setTest(!0),Me.buffers.depth.setMask(!0),Me.buffers.color.setMask(!0),Me.setPolygonOffset(!1)}function yi(E,z,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[Y.id]===void 0){let ke=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[Y.id]=new oi(1,1,{generateMipmaps:!0,type:ke?Ci:Kn,minFilter:ps,samples:Math.max(4,at.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:vt.workingColorSpace})}let Ee=T.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||se;Ee.setSize(Pe.z*L.transmissionResolutionScale,Pe.w*L.transmissionResolutionScale);let Te=L.getRenderTarget(),Ie=L.getActiveCubeFace(),ze=L.getActiveMipmapLevel();L.setRenderTarget(Ee),L.getClearColor(ee),me=L.getClearAlpha(),me<1&&L.setClearColor(16777215,.5),L.clear(),Jt&&F.render(j);let nt=L.toneMapping;L.toneMapping=Yi;let pt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),T.setupLightsView(Y),Bt===!0&&ie.setGlobalState(L.clippingPlanes,Y),jt(E,j,Y),Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let mt=0,Zt=z.length;mt<Zt;mt++){let Pt=z[mt],{object:It,geometry:pn,material:Fe,group:an}=Pt;if(Fe.side===Zn&&It.layers.test(Y.layers)){let xt=Fe.side;Fe.side=qn,Fe.needsUpdate=!0,nn(It,j,Y,pn,Fe,an),Fe.side=xt,Fe.needsUpdate=!0,ke=!0}}ke===!0&&(Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee))}L.setRenderTarget(Te,Ie,ze),L.setClearColor(ee,me),pt!==void 0&&(Y.viewport=pt),L.toneMapping=nt}function jt(E,z,j){let Y=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Ee=E.length;Z<Ee;Z++){let Pe=E[Z],{object:Te,geometry:Ie,group:ze}=Pe,nt=Pe.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Te.layers.test(j.layers)&&nn(Te,z,j,Ie,nt,ze)}}function nn(E,z,j,Y,Z,Ee){H!==null&&Z.isNodeMaterial&&H.setObject(E,Z),E.onBeforeRender(L,z,j,Y,Z,Ee),E.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(L,z,j,Y,E,Ee),Z.transparent===!0&&Z.side===Zn&&Z.forceSinglePass===!1?(Z.side=qn,Z.needsUpdate=!0,L.renderBufferDirect(j,z,Y,Z,E,Ee),Z.side=Gs,Z.needsUpdate=!0,L.renderBufferDirect(j,z,Y,Z,E,Ee),Z.side=Zn):L.renderBufferDirect(j,z,Y,Z,E,Ee),E.onAfterRender(L,z,j,Y,Z,Ee)}function sn(E){let z=0;for(let j of E)j.texture!==null&&z++;return z}function Ui(E,z,j){z.isScene!==!0&&(z=fn);let Y=He.get(E),Z=T.state.lights,Ee=T.state.shadowsArray,Pe=Z.state.version,Te=oe.getParameters(E,Z.state,Ee,z,j,T.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Te),ze=Y.programs;Y.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?z.environment:null,Y.fog=z.fog;let nt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;Y.envMap=P.get(E.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&E.envMap===null?z.environmentRotation:E.envMapRotation,ze===void 0&&(E.addEventListener("dispose",ct),ze=new Map,Y.programs=ze,Y.programVariants=new Map);let pt=ze.get(Ie);if(pt!==void 0){if(Y.currentProgram===pt&&Y.lightsStateVersion===Pe)return To(E,Te),pt}else Te.uniforms=oe.getUniforms(E),H!==null&&E.isNodeMaterial&&H.build(E,j,Te),E.onBeforeCompile(Te,L),pt=oe.acquireProgram(Te,Ie),ze.set(Ie,pt),Y.uniforms=Te.uniforms;let ke=Y.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(ke.clippingPlanes=ie.uniform),To(E,Te),Y.needsLights=Ss(E),Y.lightsStateVersion=Pe,Y.needsLights&&(ke.ambientLightColor.value=Z.state.ambient,ke.lightProbe.value=Z.state.probe,ke.sunLights.value=Z.state.sun,ke.sunLightShadows.value=Z.state.sunShadow,ke.directionalLights.value=Z.state.directional,ke.directionalLightShadows.value=Z.state.directionalShadow,ke.spotLights.value=Z.state.spot,ke.spotLightShadows.value=Z.state.spotShadow,ke.rectAreaLights.value=Z.state.rectArea,ke.ltc_1.value=Z.state.rectAreaLTC1,ke.ltc_2.value=Z.state.rectAreaLTC2,ke.pointLights.value=Z.state.point,ke.pointLightShadows.value=Z.state.pointShadow,ke.hemisphereLights.value=Z.state.hemi,ke.sunShadowMatrix.value=Z.state.sunShadowMatrix,ke.sunShadowCascade.value=Z.state.sunShadowCascade,ke.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ke.spotLightMatrix.value=Z.state.spotLightMatrix,ke.spotLightMap.value=Z.state.spotLightMap,ke.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=sn(T.state.lightProbeGridArray),Y.currentProgram=pt,Y.uniformsList=null,pt}function jn(E,z,j,Y,Z){let Ee=He.get(E),Pe=Ee.currentProgram.id+","+Y+","+Z,Te=Ee.programVariants.get(Pe);return Te===void 0?(Te=Ui(E,z,j),Ee.programVariants.set(Pe,Te)):(Ee.currentProgram=Te,Ee.uniformsList=null,Ee.outputColorSpace=Y,Ee.toneMapping=Z),Te}function bs(E){if(E.uniformsList===null){let z=E.currentProgram.getUniforms();E.uniformsList=lo.seqWithValue(z.seq,E.uniforms)}return E.uniformsList}function To(E,z){let j=He.get(E);j.outputColorSpace=z.outputColorSpace,j.batching=z.batching,j.batchingColor=z.batchingColor,j.instancing=z.instancing,j.instancingColor=z.instancingColor,j.instancingMorph=z.instancingMorph,j.skinning=z.skinning,j.morphTargets=z.morphTargets,j.morphNormals=z.morphNormals,j.morphColors=z.morphColors,j.morphTargetsCount=z.morphTargetsCount,j.numClippingPlanes=z.numClippingPlanes,j.numIntersection=z.numClipIntersection,j.vertexAlphas=z.vertexAlphas,j.vertexTangents=z.vertexTangents,j.toneMapping=z.toneMapping}function Ao(E,z,j,Y,Z){z.isScene!==!0&&(z=fn),Ye.resetTextureUnits();let Ee=z.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?z.environment:null,Te=ce===null?L.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:vt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ze=P.get(Y.envMap||Pe,Ie),nt=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,pt=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),ke=!!j.morphAttributes.position,mt=!!j.morphAttributes.normal,Zt=!!j.morphAttributes.color,Pt=Yi;Y.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Pt=L.toneMapping);let It=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,pn=It!==void 0?It.length:0,Fe=He.get(Y),an=T.state.lights;if(Bt===!0&&(rn===!0||E!==Q)){let Lt=E===Q&&Y.id===J;ie.setState(Y,E,Lt)}let xt=!1,es=!1;Y.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==an.state.version||Z.isBatchedMesh&&Fe.batching===!1||!Z.isBatchedMesh&&Fe.batching===!0||Z.isBatchedMesh&&Fe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Fe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Fe.instancing===!1||!Z.isInstancedMesh&&Fe.instancing===!0||Z.isSkinnedMesh&&Fe.skinning===!1||!Z.isSkinnedMesh&&Fe.skinning===!0||Z.isInstancedMesh&&Fe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Fe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Fe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Fe.instancingMorph===!1&&Z.morphTexture!==null||Fe.envMap!==ze||Y.fog===!0&&Fe.fog!==Ee||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==ie.numPlanes||Fe.numIntersection!==ie.numIntersection)||Fe.vertexAlphas!==nt||Fe.vertexTangents!==pt||Fe.morphTargets!==ke||Fe.morphNormals!==mt||Fe.morphColors!==Zt||Fe.morphTargetsCount!==pn||Fe.numLightProbeGrids!==sn(T.state.lightProbeGridArray)?xt=!0:(Fe.outputColorSpace!==Te||Fe.toneMapping!==Pt)&&(es=!0):(xt=!0,Fe.__version=Y.version);let ln=Fe.currentProgram;(xt===!0||es===!0)&&(ln=es===!0?jn(Y,z,Z,Te,Pt):Ui(Y,z,Z),H&&Y.isNodeMaterial&&H.onUpdateProgram(Y,ln,Fe));let Mr=!1,Fi=!1,ts=!1,ut=ln.getUniforms(),Qt=Fe.uniforms;if(Me.useProgram(ln.program)&&(Mr=!0,Fi=!0,ts=!0),Y.id!==J&&(J=Y.id,Fi=!0),Mr||Q!==E){Me.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),ut.setValue(O,"projectionMatrix",E.projectionMatrix),ut.setValue(O,"viewMatrix",E.matrixWorldInverse);let cn=ut.map.cameraPosition;cn!==void 0&&cn.setValue(O,yn.setFromMatrixPosition(E.matrixWorld)),at.logarithmicDepthBuffer&&ut.setValue(O,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ut.setValue(O,"isOrthographic",E.isOrthographicCamera===!0),Q!==E&&(Q=E,Fi=!0,ts=!0)}if(Fe.needsLights&&(an.state.sunShadowMap.length>0&&ut.setValue(O,"sunShadowMap",an.state.sunShadowMap,Ye),an.state.directionalShadowMap.length>0&&ut.setValue(O,"directionalShadowMap",an.state.directionalShadowMap,Ye),an.state.spotShadowMap.length>0&&ut.setValue(O,"spotShadowMap",an.state.spotShadowMap,Ye),an.state.pointShadowMap.length>0&&ut.setValue(O,"pointShadowMap",an.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ut.setOptional(O,Z,"bindMatrix"),ut.setOptional(O,Z,"bindMatrixInverse");let Lt=Z.skeleton;Lt&&(Lt.boneTexture===null&&Lt.computeBoneTexture(),ut.setValue(O,"boneTexture",Lt.boneTexture,Ye))}Z.isBatchedMesh&&(ut.setOptional(O,Z,"batchingTexture"),ut.setValue(O,"batchingTexture",Z._matricesTexture,Ye),ut.setOptional(O,Z,"batchingIdTexture"),ut.setValue(O,"batchingIdTexture",Z._indirectTexture,Ye),ut.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ut.setValue(O,"batchingColorTexture",Z._colorsTexture,Ye));let kn=j.morphAttributes;if((kn.position!==void 0||kn.normal!==void 0||kn.color!==void 0)&&re.update(Z,j,ln),(Fi||Fe.receiveShadow!==Z.receiveShadow)&&(Fe.receiveShadow=Z.receiveShadow,ut.setValue(O,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&z.environment!==null&&(Qt.envMapIntensity.value=z.environmentIntensity),Qt.dfgLUT!==void 0&&(Qt.dfgLUT.value=Jb()),Fi){if(ut.setValue(O,"toneMappingExposure",L.toneMappingExposure),Fe.needsLights&&br(Qt,ts),Ee&&Y.fog===!0&&_e.refreshFogUniforms(Qt,Ee),_e.refreshMaterialUniforms(Qt,Y,Se,Ae,T.state.transmissionRenderTarget[E.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Lt=b,cn=0;for(let Nn of T.state.lightProbeGridArray)Nn.texture!==null&&(Lt.textures[cn]=Nn.texture,Lt.min[cn]=Nn.boundingBox.min,Lt.max[cn]=Nn.boundingBox.max,Lt.resolution[cn]=Nn.resolution,cn++);for(let Nn in Lt)Lt[Nn].length=cn;Qt.probesSH.value=Lt.textures,Qt.probesMin.value=Lt.min,Qt.probesMax.value=Lt.max,Qt.probesResolution.value=Lt.resolution}lo.upload(O,bs(Fe),Qt,Ye)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(lo.upload(O,bs(Fe),Qt,Ye),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ut.setValue(O,"center",Z.center),ut.setValue(O,"modelViewMatrix",Z.modelViewMatrix),ut.setValue(O,"normalMatrix",Z.normalMatrix),ut.setValue(O,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Lt=Y.uniformsGroups;for(let cn=0,Nn=Lt.length;cn<Nn;cn++){let ka=Lt[cn];Ge.update(ka,ln),Ge.bind(ka,ln)}}return ln}function br(E,z){E.ambientLightColor.needsUpdate=z,E.lightProbe.needsUpdate=z,E.sunLights.needsUpdate=z,E.sunLightShadows.needsUpdate=z,E.directionalLights.needsUpdate=z,E.directionalLightShadows.needsUpdate=z,E.pointLights.needsUpdate=z,E.pointLightShadows.needsUpdate=z,E.spotLights.needsUpdate=z,E.spotLightShadows.needsUpdate=z,E.rectAreaLights.needsUpdate=z,E.hemisphereLights.needsUpdate=z}function Ss(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return q},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(E,z,j){let Y=He.get(E);Y.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),He.get(E.texture).__webglTexture=z,He.get(E.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,z){let j=He.get(E);j.__webglFramebuffer=z,j.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(E,z=0,j=0){ce=E,q=z,V=j;let Y=null,Z=!1,Ee=!1;if(E){let Te=He.get(E);if(Te.__useDefaultFramebuffer!==void 0){Me.bindFramebuffer(O.FRAMEBUFFER,Te.__webglFramebuffer),se.copy(E.viewport),de.copy(E.scissor),ue=E.scissorTest,Me.viewport(se),Me.scissor(de),Me.setScissorTest(ue),J=-1;return}else if(Te.__webglFramebuffer===void 0)Ye.setupRenderTarget(E);else if(Te.__hasExternalTextures)Ye.rebindTextures(E,He.get(E.texture).__webglTexture,He.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let nt=E.depthTexture;if(Te.__boundDepthTexture!==nt){if(nt!==null&&He.has(nt)&&(E.width!==nt.image.width||E.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(E)}}let Ie=E.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ee=!0);let ze=He.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(ze[z])?Y=ze[z][j]:Y=ze[z],Z=!0):E.samples>0&&Ye.useMultisampledRTT(E)===!1?Y=He.get(E).__webglMultisampledFramebuffer:Array.isArray(ze)?Y=ze[j]:Y=ze,se.copy(E.viewport),de.copy(E.scissor),ue=E.scissorTest}else se.copy(Ve).multiplyScalar(Se).floor(),de.copy(ft).multiplyScalar(Se).floor(),ue=ht;if(j!==0&&(Y=G),Me.bindFramebuffer(O.FRAMEBUFFER,Y)&&Me.drawBuffers(E,Y),Me.viewport(se),Me.scissor(de),Me.setScissorTest(ue),Z){let Te=He.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+z,Te.__webglTexture,j)}else if(Ee){let Te=z;for(let Ie=0;Ie<E.textures.length;Ie++){let ze=He.get(E.textures[Ie]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+Ie,ze.__webglTexture,j,Te)}}else if(E!==null&&j!==0){let Te=He.get(E.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Te.__webglTexture,j)}J=-1};function Sr(E){let z=He.get(E);return(z.__readFormat!==E.format||z.__readType!==E.type)&&(z.__readFormat=E.format,z.__readType=E.type,z.__formatReadable=at.textureFormatReadable(E.format),z.__typeReadable=at.textureTypeReadable(E.type)),z}this.readRenderTargetPixels=function(E,z,j,Y,Z,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=He.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Me.bindFramebuffer(O.FRAMEBUFFER,Ie);try{let ze=E.textures[Te],nt=ze.format,pt=ze.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);let ke=Sr(ze);if(ke.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=E.width-Y&&j>=0&&j<=E.height-Z&&O.readPixels(z,j,Y,Z,ge.convert(nt),ge.convert(pt),Ee)}finally{let ze=ce!==null?He.get(ce).__webglFramebuffer:null;Me.bindFramebuffer(O.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(E,z,j,Y,Z,Ee,Pe,Te=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=He.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(z>=0&&z<=E.width-Y&&j>=0&&j<=E.height-Z){Me.bindFramebuffer(O.FRAMEBUFFER,Ie);let ze=E.textures[Te],nt=ze.format,pt=ze.type;E.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Te);let ke=Sr(ze);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let mt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,mt),O.bufferData(O.PIXEL_PACK_BUFFER,Ee.byteLength,O.STREAM_READ),O.readPixels(z,j,Y,Z,ge.convert(nt),ge.convert(pt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let Zt=ce!==null?He.get(ce).__webglFramebuffer:null;Me.bindFramebuffer(O.FRAMEBUFFER,Zt);let Pt=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await wp(O,Pt,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,mt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Ee),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(mt),O.deleteSync(Pt),Ee}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,z=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(E.image.width*Y),Ee=Math.floor(E.image.height*Y),Pe=z!==null?z.x:0,Te=z!==null?z.y:0;Ye.setTexture2D(E,0),O.copyTexSubImage2D(O.TEXTURE_2D,j,0,0,Pe,Te,Z,Ee),Me.unbindTexture()},this.copyTextureToTexture=function(E,z,j=null,Y=null,Z=0,Ee=0){let Pe,Te,Ie,ze,nt,pt,ke,mt,Zt,Pt=E.isCompressedTexture?E.mipmaps[Ee]:E.image;if(j!==null)Pe=j.max.x-j.min.x,Te=j.max.y-j.min.y,Ie=j.isBox3?j.max.z-j.min.z:1,ze=j.min.x,nt=j.min.y,pt=j.isBox3?j.min.z:0;else{let ut=Math.pow(2,-Z);Pe=Math.floor(Pt.width*ut),Te=Math.floor(Pt.height*ut),E.isDataArrayTexture?Ie=Pt.depth:E.isData3DTexture?Ie=Math.floor(Pt.depth*ut):Ie=1,ze=0,nt=0,pt=0}Y!==null?(ke=Y.x,mt=Y.y,Zt=Y.z):(ke=0,mt=0,Zt=0);let It=ge.convert(z.format),pn=ge.convert(z.type),Fe;z.isData3DTexture?(Ye.setTexture3D(z,0),Fe=O.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Ye.setTexture2DArray(z,0),Fe=O.TEXTURE_2D_ARRAY):(Ye.setTexture2D(z,0),Fe=O.TEXTURE_2D),Me.activeTexture(O.TEXTURE0),Me.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,z.flipY),Me.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Me.pixelStorei(O.UNPACK_ALIGNMENT,z.unpackAlignment);let an=Me.getParameter(O.UNPACK_ROW_LENGTH),xt=Me.getParameter(O.UNPACK_IMAGE_HEIGHT),es=Me.getParameter(O.UNPACK_SKIP_PIXELS),ln=Me.getParameter(O.UNPACK_SKIP_ROWS),Mr=Me.getParameter(O.UNPACK_SKIP_IMAGES);Me.pixelStorei(O.UNPACK_ROW_LENGTH,Pt.width),Me.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Pt.height),Me.pixelStorei(O.UNPACK_SKIP_PIXELS,ze),Me.pixelStorei(O.UNPACK_SKIP_ROWS,nt),Me.pixelStorei(O.UNPACK_SKIP_IMAGES,pt);let Fi=E.isDataArrayTexture||E.isData3DTexture,ts=z.isDataArrayTexture||z.isData3DTexture;if(E.isDepthTexture){let ut=He.get(E),Qt=He.get(z),kn=He.get(ut.__renderTarget),Lt=He.get(Qt.__renderTarget);Me.bindFramebuffer(O.READ_FRAMEBUFFER,kn.__webglFramebuffer),Me.bindFramebuffer(O.DRAW_FRAMEBUFFER,Lt.__webglFramebuffer);for(let cn=0;cn<Ie;cn++)Fi&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,He.get(E).__webglTexture,Z,pt+cn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,He.get(z).__webglTexture,Ee,Zt+cn)),O.blitFramebuffer(ze,nt,ze+Pe,nt+Te,ke,mt,ke+Pe,mt+Te,O.DEPTH_BUFFER_BIT,O.NEAREST);Me.bindFramebuffer(O.READ_FRAMEBUFFER,null),Me.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||He.has(E)){let ut=He.get(E),Qt=He.get(z);Me.bindFramebuffer(O.READ_FRAMEBUFFER,C),Me.bindFramebuffer(O.DRAW_FRAMEBUFFER,k);for(let kn=0;kn<Ie;kn++)Fi?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,ut.__webglTexture,Z,pt+kn):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,ut.__webglTexture,Z),ts?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Qt.__webglTexture,Ee,Zt+kn):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Qt.__webglTexture,Ee),Z!==0?O.blitFramebuffer(ze,nt,ze+Pe,nt+Te,ke,mt,ke+Pe,mt+Te,O.COLOR_BUFFER_BIT,O.NEAREST):ts?O.copyTexSubImage3D(Fe,Ee,ke,mt,Zt+kn,ze,nt,Pe,Te):O.copyTexSubImage2D(Fe,Ee,ke,mt,ze,nt,Pe,Te);Me.bindFramebuffer(O.READ_FRAMEBUFFER,null),Me.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else ts?E.isDataTexture||E.isData3DTexture?O.texSubImage3D(Fe,Ee,ke,mt,Zt,Pe,Te,Ie,It,pn,Pt.data):z.isCompressedArrayTexture?O.compressedTexSubImage3D(Fe,Ee,ke,mt,Zt,Pe,Te,Ie,It,Pt.data):O.texSubImage3D(Fe,Ee,ke,mt,Zt,Pe,Te,Ie,It,pn,Pt):E.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Ee,ke,mt,Pe,Te,It,pn,Pt.data):E.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Ee,ke,mt,Pt.width,Pt.height,It,Pt.data):O.texSubImage2D(O.TEXTURE_2D,Ee,ke,mt,Pe,Te,It,pn,Pt);Me.pixelStorei(O.UNPACK_ROW_LENGTH,an),Me.pixelStorei(O.UNPACK_IMAGE_HEIGHT,xt),Me.pixelStorei(O.UNPACK_SKIP_PIXELS,es),Me.pixelStorei(O.UNPACK_SKIP_ROWS,ln),Me.pixelStorei(O.UNPACK_SKIP_IMAGES,Mr),Ee===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&O.generateMipmap(Fe),Me.unbindTexture()},this.initRenderTarget=function(E){He.get(E).__webglFramebuffer===void 0&&Ye.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ye.setTextureCube(E,0):E.isData3DTexture?Ye.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ye.setTexture2DArray(E,0):Ye.setTexture2D(E,0),Me.unbindTexture()},this.resetState=function(){q=0,V=0,ce=null,Me.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return pi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=vt._getDrawingBufferColorSpace(e),t.unpackColorSpace=vt._getUnpackColorSpace()}};function $(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return hm(n,t),n}function hm(i,e){for(let t of e)t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}function Rn(i,...e){i.replaceChildren(),hm(i,e)}function qe(i){let e=document.getElementById(i);if(!e)throw new Error(`no element ${i}`);return e}function Ne(i,e=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let t=Math.abs(i);return t>=1e5||t<.001?i.toExponential(Math.max(0,e-3)).replace("e+","e"):String(Number(i.toPrecision(e)))}function _s(i,e=5){return Array.from(i,t=>Ne(Math.abs(t)<1e-15?0:t,e)).join(", ")}function ba(i,e){let t=URL.createObjectURL(e);$("a",{href:t,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}var Ma=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","px","py","pz","lx","ly","lz","sweeps","residual","overlap","step_ms","contacts","islands","verdict","guarded","events"],Ki=Object.fromEntries(Ma.map((i,e)=>[i,e])),dm=200,jb=25,Sa=22,um=88,Qb=32,xs=4294967295,fm=["open","stick","slide","bounce"],pm=["solved","budget","failed"],Vc=class{number;bodies;contacts;islands;events;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;view;constructor(e,t){let n=new DataView(e,t);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==1)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(e,t+48,Ma.length);let s=t+48+dm;this.states=new Float64Array(e,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(e,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(e,s,Sa*this.contacts),this.contactFloats=new Float32Array(e,s,Sa*this.contacts),s+=4*Sa*this.contacts,this.islandAt=s-t,this.eventAt=this.islandAt+um*this.islands}get(e){return this.row[Ki[e]]}centre(e){let t=this.states,n=13*e;return[t[n],t[n+1],t[n+2]]}island(e){return(this.marks[e]&1073741823)-1}quarantined(e){return this.marks[e]>>>31===1}asleep(e){return(this.marks[e]>>>30&1)===1}contact(e){let t=this.contactWords,n=this.contactFloats,s=Sa*e,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:e,a:t[s],b:t[s+1],island:t[s+2],mode:t[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(e){let t=[];for(let n=0;n<this.contacts;n++){let s=Sa*n;(this.contactWords[s]===e||this.contactWords[s+1]===e)&&t.push(this.contact(n))}return t}islandRow(e){let t=this.view,n=this.islandAt+um*e,s=o=>t.getUint32(n+4*o,!0),r=o=>t.getFloat64(n+32+8*o,!0);return{index:e,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}eventRows(){return Array.from({length:this.events},(e,t)=>mm(this.view,this.eventAt+Qb*t,this.number))}};function mm(i,e,t){return{frame:t,kind:i.getUint32(e,!0),a:i.getUint32(e+4,!0),b:i.getUint32(e+8,!0),speed:i.getFloat64(e+16,!0),impulse:i.getFloat64(e+24,!0)}}function gm(i){let e=[];for(let t=0;t<i.byteLength;){let n=new Vc(i,t);e.push(n),t+=n.bytes}return e}function _m(i){return Number(new DataView(i).getBigUint64(8,!0))}function ju(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0));return{epoch:e.getUint32(4,!0),first:Number(e.getBigUint64(8,!0)),count:t,numbers:new Float64Array(i,24,jb*t),end:24+dm*t}}function xm(i){let e=ju(i);return{rows:e,frame:new Vc(i,e.end)}}function vm(i){let e=new DataView(i),t=Number(e.getBigUint64(16,!0)),n=Array.from({length:t},(s,r)=>{let o=24+40*r;return mm(e,o+8,Number(e.getBigUint64(o,!0)))});return{epoch:e.getUint32(4,!0),next:Number(e.getBigUint64(8,!0)),list:n}}var eS=3500,ho=class extends Error{};function ym(){let e=new URLSearchParams(location.hash.slice(1)).get("token")??sessionStorage.getItem("tumble-token")??"";return e&&sessionStorage.setItem("tumble-token",e),e}var Gc=class{constructor(e,t){this.token=e;this.listener=t;this.connect(),setInterval(()=>this.watch(),500)}token;listener;socket=null;heard=0;wait=250;known="";connect(){let e=new WebSocket(`ws://${location.host}/live`);this.socket=e,this.heard=performance.now(),e.binaryType="arraybuffer",e.onopen=()=>e.send(JSON.stringify({token:this.token})),e.onmessage=t=>{if(this.heard=performance.now(),t.data instanceof ArrayBuffer){let{rows:s,frame:r}=xm(t.data);this.listener.pushed(s,r);return}let n=JSON.parse(t.data);if(n.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),n.kind==="status"?this.listener.status(n.live):n.kind==="span"?this.listener.span(n):n.kind==="error"&&this.listener.error(n.message)},e.onclose=()=>{this.socket===e&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&performance.now()-this.heard>eS){this.say("lost");let e=this.socket;this.socket=null,e.onmessage=e.onclose=null,e.close(),this.connect()}}say(e){e!==this.known&&(this.known=e,this.listener.state(e))}command(e){this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(e)):this.listener.error("the server does not answer: nothing was changed")}async ask(e){let t;try{t=await fetch(e,{headers:{"x-tumble-token":this.token}})}catch{throw new ho("the server does not answer")}if(t.ok)return t;let n=`the server says ${t.status}`;try{let s=await t.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new ho(n)}async json(e){return(await this.ask(e)).json()}async bytes(e){return(await this.ask(e)).arrayBuffer()}};function wa(i,e,t=new lt,n=""){let s=(r,o,a,l)=>[{key:r,local:t.clone().multiply(new lt().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:t,shape:i}];case"hull":return[{key:`hull ${e}${n}`,local:t,shape:i}];case"plane":return[{key:"plane",local:t,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,h]=r.orientation,u=new lt().compose(new B(...r.position),new Yt(l,c,h,a),new B(1,1,1));return wa(r.shape,e,t.clone().multiply(u),`${n}.${o}`)})}}function Wc(i,e,t){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let d=o;d<o+3;d++)a+=s.getX(d),l+=s.getY(d),c+=s.getZ(d);let u=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*e+1e-6)%e)+(t&&c<0?1:0))%2===1;r.fill(u?.68:1,3*o,3*o+9)}return n.setAttribute("color",new In(r,3)),n}function Qu(i){let e=i.getAttribute("position").count;return i.setAttribute("color",new In(new Float32Array(3*e).fill(1),3)),i}function bm(i,e){let t=i.shape,n=e?16:48;switch(t.kind){case"sphere":{let s=Wc(new nr(1,n,n/2).rotateX(Math.PI/2),4,!0);return s.setAttribute("normal",s.getAttribute("position").clone()),s}case"box":return Qu(new Wi(1,1,1));case"cylinder":return Wc(new Fs(1,1,1,n).rotateX(Math.PI/2),8,!1);case"cone":return Wc(new Os(1,1,n).rotateX(Math.PI/2),8,!1);case"capsule":return Wc(new ea(t.radius,t.length,e?4:12,n).rotateX(Math.PI/2),4,!0);case"hull":{let s=new Kt;s.setAttribute("position",new In(new Float32Array(t.vertices),3)),s.setIndex(t.triangles);let r=s.toNonIndexed();return r.computeVertexNormals(),Qu(r)}case"plane":return Qu(new Xi(1,1))}}function Ea(i){let e=new Dn;for(let t of wa(i,0)){let n=t.shape;if(n.kind==="plane")continue;let s=new B;if(n.kind==="hull"){for(let o=0;o<n.vertices.length;o+=3)e.expandByPoint(s.fromArray(n.vertices,o).applyMatrix4(t.local));continue}let r=n.kind==="sphere"?[1,1,1]:n.kind==="box"?[.5,.5,.5]:n.kind==="capsule"?[n.radius,n.radius,n.length/2+n.radius]:[1,1,.5];for(let o=0;o<8;o++)s.set(o&1?r[0]:-r[0],o&2?r[1]:-r[1],o&4?r[2]:-r[2]),e.expandByPoint(s.applyMatrix4(t.local))}return e}function Sm(i,e){let t=new Dn;for(let n of wa(i,0)){let s=n.shape,r=e.clone().multiply(n.local).elements,o=new B(r[12],r[13],r[14]),a=c=>{let[h,u,d]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(h,u,d);case"box":return(Math.abs(h)+Math.abs(u)+Math.abs(d))/2;case"cylinder":return Math.hypot(h,u)+Math.abs(d)/2;case"capsule":return s.radius+Math.abs(d)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=e.clone().multiply(n.local),h=new B;if(s.kind==="hull")for(let u=0;u<s.vertices.length;u+=3)t.expandByPoint(h.fromArray(s.vertices,u).applyMatrix4(c));else{t.expandByPoint(h.set(0,0,.5).applyMatrix4(c));let u=new B(0,0,-.5).applyMatrix4(c),d=[0,1,2].map(g=>Math.hypot(r[g],r[4+g])),p=new B(...d);t.expandByPoint(u.clone().add(p)).expandByPoint(u.sub(p))}continue}let l=new B(a(0),a(1),a(2));t.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return t}var Mm={type:"change"},td={type:"start"},Em={type:"end"},Xc=new Ls,wm=new Gn,tS=Math.cos(70*Lu.DEG2RAD),_n=new B,Jn=2*Math.PI,Tt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},ed=1e-6,qc=class extends ca{constructor(e,t=null){super(e,t),this.state=Tt.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Hs.ROTATE,MIDDLE:Hs.DOLLY,RIGHT:Hs.PAN},this.touches={ONE:Vs.ROTATE,TWO:Vs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this._lastQuaternion=new Yt,this._lastTargetPosition=new B,this._quat=new Yt().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new no,this._sphericalDelta=new no,this._scale=1,this._panOffset=new B,this._rotateStart=new Je,this._rotateEnd=new Je,this._rotateDelta=new Je,this._panStart=new Je,this._panEnd=new Je,this._panDelta=new Je,this._dollyStart=new Je,this._dollyEnd=new Je,this._dollyDelta=new Je,this._dollyDirection=new B,this._mouse=new Je,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=iS.bind(this),this._onPointerDown=nS.bind(this),this._onPointerUp=sS.bind(this),this._onContextMenu=uS.bind(this),this._onMouseWheel=aS.bind(this),this._onKeyDown=lS.bind(this),this._onTouchStart=cS.bind(this),this._onTouchMove=hS.bind(this),this._onMouseDown=rS.bind(this),this._onMouseMove=oS.bind(this),this._interceptControlDown=dS.bind(this),this._interceptControlUp=fS.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Tt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Mm),this.update(),this.state=Tt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;_n.copy(t).sub(this.target),_n.applyQuaternion(this._quat),this._spherical.setFromVector3(_n),this.autoRotate&&this.state===Tt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Jn:n>Math.PI&&(n-=Jn),s<-Math.PI?s+=Jn:s>Math.PI&&(s-=Jn),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(_n.setFromSpherical(this._spherical),_n.applyQuaternion(this._quatInverse),t.copy(this.target).add(_n),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=_n.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new B(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new B(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=_n.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Xc.origin.copy(this.object.position),Xc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Xc.direction))<tS?this.object.lookAt(this.target):(wm.setFromNormalAndCoplanarPoint(this.object.up,this.target),Xc.intersectPlane(wm,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>ed||8*(1-this._lastQuaternion.dot(this.object.quaternion))>ed||this._lastTargetPosition.distanceToSquared(this.target)>ed?(this.dispatchEvent(Mm),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Jn/60*this.autoRotateSpeed*e:Jn/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){_n.setFromMatrixColumn(t,0),_n.multiplyScalar(-e),this._panOffset.add(_n)}_panUp(e,t){this.screenSpacePanning===!0?_n.setFromMatrixColumn(t,1):(_n.setFromMatrixColumn(t,0),_n.crossVectors(this.object.up,_n)),_n.multiplyScalar(e),this._panOffset.add(_n)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;_n.copy(s).sub(this.target);let r=_n.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Jn*this._rotateDelta.x/t.clientHeight),this._rotateUp(Jn*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Jn*this._rotateDelta.x/t.clientHeight),this._rotateUp(Jn*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Je,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function nS(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function iS(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function sS(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Em),this.state=Tt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function rS(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Hs.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Tt.DOLLY;break;case Hs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Tt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Tt.ROTATE}break;case Hs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Tt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Tt.PAN}break;default:this.state=Tt.NONE}this.state!==Tt.NONE&&this.dispatchEvent(td)}function oS(i){switch(this.state){case Tt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Tt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Tt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function aS(i){this.enabled===!1||this.enableZoom===!1||this.state!==Tt.NONE||(i.preventDefault(),this.dispatchEvent(td),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Em))}function lS(i){this.enabled!==!1&&this._handleKeyDown(i)}function cS(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Vs.ROTATE:if(this.enableRotate===!1){this.state=Tt.NONE;break}this._handleTouchStartRotate(i),this.state=Tt.TOUCH_ROTATE;break;case Vs.PAN:if(this.enablePan===!1){this.state=Tt.NONE;break}this._handleTouchStartPan(i),this.state=Tt.TOUCH_PAN;break;default:this.state=Tt.NONE}break;case 2:switch(this.touches.TWO){case Vs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Tt.TOUCH_DOLLY_PAN;break;case Vs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Tt.TOUCH_DOLLY_ROTATE;break;default:this.state=Tt.NONE}break;default:this.state=Tt.NONE}this.state!==Tt.NONE&&this.dispatchEvent(td)}function hS(i){switch(this._trackPointer(i),this.state){case Tt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Tt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Tt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Tt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Tt.NONE}}function uS(i){this.enabled!==!1&&i.preventDefault()}function dS(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function fS(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ta=["#4e79a7","#f28e2b","#59a14f","#b07aa1","#76b7b2","#edc948","#ff9da7","#9c755f","#7b9acc","#d4a6c8","#86bc86","#e15759"];function hr(i){let e=new Ze(Ta[(i%Ta.length+Ta.length)%Ta.length]),t=Math.floor(i/Ta.length);return t>0?e.offsetHSL(t*.031%1,0,(t*7%5-2)*.03):e}function pS(i,e,t,n=new lt){let s=i.states,r=13*e;return nd.set(s[r+4],s[r+5],s[r+6],s[r+3]),uo.set(-t[0],-t[1],-t[2]).applyQuaternion(nd),uo.x+=s[r],uo.y+=s[r+1],uo.z+=s[r+2],n.compose(uo,nd,mS)}var nd=new Yt,uo=new B,mS=new B(1,1,1),Yc=class{constructor(e){this.ghost=e}ghost;group=new ri;batches=[];planes=[];bodies=[];shapes=[];poses=[];build(e,t,n){this.clear(),this.bodies=e,this.shapes=t,this.poses=e.map(()=>new lt);let s=new Map,r=t.map((a,l)=>wa(a,l));e.forEach((a,l)=>{for(let c of r[a.shape]??[]){if(c.key==="plane"){this.ghost||this.planes.push({body:l,mesh:new An,local:_S(c)});continue}let h=s.get(c.key);h||s.set(c.key,h={piece:c,list:[]}),h.list.push({body:l,local:c.local})}});let o=e.length>2e3;for(let{piece:a,list:l}of s.values()){let c=new Ds(bm(a,o),n(a.shape.kind),l.length);c.instanceMatrix.setUsage(Tu),c.castShadow=c.receiveShadow=!this.ghost,c.frustumCulled=!1,this.ghost&&(c.renderOrder=2),this.batches.push({mesh:c,list:l}),this.group.add(c)}}clear(){for(let{mesh:e}of this.batches)e.geometry.dispose(),e.dispose();this.batches=[],this.planes=[],this.group.clear()}place(e,t=()=>!0){let n=Math.min(this.bodies.length,e.bodies);for(let s=0;s<n;s++)t(s)?pS(e,s,this.bodies[s].offset,this.poses[s]):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>gS.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(e){return this.poses[e]}paint(e){for(let{mesh:t,list:n}of this.batches)n.forEach(({body:s},r)=>t.setColorAt(r,e(s))),t.instanceColor&&(t.instanceColor.needsUpdate=!0)}},gS=new lt;function _S(i){let e=i.shape.kind==="plane"?i.shape.normal:[0,0,1],t=new Yt().setFromUnitVectors(new B(0,0,1),new B(e[0],e[1],e[2]).normalize());return i.local.clone().multiply(new lt().makeRotationFromQuaternion(t))}function xS(i){return i.onBeforeCompile=e=>{e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}function Tm(i){let e={cell:{value:1},radius:{value:100},ink:{value:new Ze},surface:{value:i}},t=new ir({roughness:1,metalness:0,transparent:!0,side:Zn,depthWrite:i>0});return t.onBeforeCompile=n=>{Object.assign(n.uniforms,e),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = (modelMatrix * vec4(position, 1.0)).xy; vPlace = position.xy * vec2(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz));`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
        varying vec2 vPlace; uniform float cell; uniform float radius; uniform vec3 ink; uniform float surface;
        float lines(vec2 p, float size, float width) {
          vec2 q = p / size, f = fwidth(q);
          vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
          float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
          return l * clamp(1.0 - 2.0 * max(f.x, f.y), 0.0, 1.0);
        }`).replace("#include <color_fragment>",`#include <color_fragment>
        float grid = max(0.35 * lines(vPlace, cell, 1.2), 0.75 * lines(vPlace, 10.0 * cell, 1.6));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        float fade = 1.0 - smoothstep(0.45 * radius, radius, length(vPlace));
        diffuseColor.a = fade * max(surface, grid);`)},{material:t,uniforms:e}}function vS(){let i=document.createElement("canvas").getContext("webgl2"),e=i?.getExtension("WEBGL_debug_renderer_info"),t=i&&e?String(i.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(t)}var $c=class{constructor(e,t){this.canvas=e;let n=vS();this.renderer=new Bc({canvas:e,antialias:!0,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(n?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=sr,this.camera.up.set(0,0,1),this.controls=new qc(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.dirty=!0),this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trail),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(n?1024:2048),this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let s=new ta(new Wi(1,1,1));this.selection=new tr(s,new Gi({depthTest:!1,transparent:!0})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=t,this.setTheme(t)}canvas;renderer;scene=new qo;camera=new Wn(45,1,.01,5e3);controls;crowd=new Yc(!1);ghosts=new Yc(!0);unit=1;cell=1;dirty=!0;sun=new aa(16777215,2.7);sky=new sa(16777215,10528432,1.9);grounds=[];selection;trail=new ri;materials={};ghostMaterial=new mi({transparent:!0,opacity:.28,depthWrite:!1});radius=5;theme;showGrid=!0;following=-1;lastFollowed=new B;setTheme(e){this.theme=e,this.scene.background=new Ze(e.background),this.ghostMaterial.color.set(e.ghost),this.selection.material.color.set(e.ink);for(let t of this.grounds)this.dress(t);this.sky.groundColor.set(e.dark?5264735:10528432),this.dirty=!0}dress(e){e.mesh.material.color.set(this.theme.ground),e.uniforms.ink.value.set(this.theme.line)}material=e=>this.materials[e==="box"?"box":"round"]??=e==="box"?xS(new ir({vertexColors:!0,roughness:.7,metalness:0})):new ir({vertexColors:!0,roughness:.55,metalness:0});setWorld(e){this.crowd.build(e.bodies,e.about.shapes,this.material);for(let n of this.grounds)this.scene.remove(n.mesh),n.mesh.geometry.dispose(),n.mesh.material.dispose();this.grounds.length=0;for(let n of this.crowd.planes){let{material:s,uniforms:r}=Tm(1);n.mesh=new An(new Xi(1,1),s),n.mesh.receiveShadow=!0,n.mesh.matrixAutoUpdate=!1,n.mesh.userData.body=n.body,this.grounds.push({mesh:n.mesh,uniforms:r,surface:!0})}if(this.crowd.planes.length===0){let{material:n,uniforms:s}=Tm(0),r=new An(new Xi(1,1),n);r.matrixAutoUpdate=!1,this.grounds.push({mesh:r,uniforms:s,surface:!1})}for(let n of this.grounds)this.dress(n),this.scene.add(n.mesh);let t=e.bodies.filter(n=>n.kind==="dynamic").map(n=>Ea(e.about.shapes[n.shape]).getSize(new B).length()/2).filter(n=>n>0&&Number.isFinite(n)).sort((n,s)=>n-s);this.unit=t[t.length>>1]??.5,this.following=-1,this.setTrails([]),this.dirty=!0}setGhostWorld(e){e?this.ghosts.build(e.bodies,e.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}bounds(e,t){let n=new Dn;return e.bodies.forEach((s,r)=>{if(s.kind!=="fixed"&&r<t.bodies&&Number.isFinite(t.states[13*r])){let o=Ea(e.about.shapes[s.shape]).getSize(new B).length()/2,a=new B(...t.centre(r));n.expandByPoint(a.clone().addScalar(o)).expandByPoint(a.subScalar(o))}}),n.isEmpty()&&n.set(new B(-1,-1,-1),new B(1,1,1)),n.getBoundingSphere(new Ai)}fit(e,t){let n=this.bounds(e,t);this.radius=Math.max(n.radius,.001);let s=this.radius/Math.sin(this.camera.fov*Math.PI/360)*1.05;this.controls.target.copy(n.center),this.camera.position.copy(n.center).add(new B(.5,-.95,.5).normalize().multiplyScalar(s)),this.layGround(n.center),this.controls.update(),this.dirty=!0}layGround(e){let t=Math.max(60*this.radius,20);for(let[r,o]of this.grounds.entries()){o.uniforms.radius.value=t/2;let a=this.crowd.planes[r],l=a?this.crowd.pose(a.body).clone().multiply(a.local):new lt;o.mesh.matrix.copy(l).multiply(new lt().makeScale(t,t,1)),o.mesh.matrixWorldNeedsUpdate=!0}this.sun.target.position.copy(e),this.sun.position.copy(e).add(new B(-.45,-.6,1.2).normalize().multiplyScalar(4*this.radius));let n=this.sun.shadow.camera,s=2.2*this.radius;n.left=n.bottom=-s,n.right=n.top=s,n.near=.1*this.radius,n.far=10*this.radius,n.updateProjectionMatrix(),this.sun.shadow.normalBias=.004*this.radius,this.camera.near=Math.max(this.radius/500,1e-4),this.camera.far=400*this.radius+100,this.camera.updateProjectionMatrix()}setFrame(e){if(this.crowd.place(e),this.following>=0&&this.following<e.bodies){let t=new B(...e.centre(this.following)),n=t.clone().sub(this.lastFollowed);Number.isFinite(n.x)&&(this.controls.target.add(n),this.camera.position.add(n),this.lastFollowed.copy(t))}this.dirty=!0}setGhostFrame(e,t){let n=1e-4*this.unit;this.ghosts.place(e,s=>{if(!t||s>=t.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(e.states[13*s+r]-t.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}follow(e,t){this.following=e,e>=0&&t&&this.lastFollowed.set(...t.centre(e))}focus(e,t){let n=new B(...e),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(t,.001)/Math.tan(this.camera.fov*Math.PI/360);this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.dirty=!0}bodySize(e){let t=this.crowd.bodies[e],n=t?Ea(this.crowd.shapes[t.shape]):new Dn;return n.isEmpty()?4*this.unit:n.getSize(uo).length()}select(e){let t=this.crowd.bodies[e],n=t?Ea(this.crowd.shapes[t.shape]):new Dn;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new B).multiplyScalar(1.04),r=n.getCenter(new B);this.selection.matrix.copy(this.crowd.pose(e)).multiply(new lt().compose(r,new Yt,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(e){this.crowd.paint(e),this.dirty=!0}get fixedColour(){return new Ze(this.theme.fixed)}get ink(){return this.theme.ink}setTrails(e){for(let t of this.trail.children)t.geometry.dispose(),t.material.dispose();this.trail.clear();for(let{colour:t,points:n}of e){let s=new Kt().setAttribute("position",new In(n,3));this.trail.add(new Us(s,new Gi({color:t})))}this.dirty=!0}setGrid(e){this.showGrid=e,this.dirty=!0}setXray(e){for(let t of["box","sphere"]){let n=this.material(t);n.transparent=e,n.opacity=e?.35:1,n.depthWrite=!e,n.needsUpdate=!0}this.dirty=!0}setShadows(e){this.sun.castShadow=e,this.dirty=!0}ray(e,t){let n=this.canvas.getBoundingClientRect(),s=new la;return this.camera.updateMatrixWorld(),s.setFromCamera(new Je(2*(e-n.left)/n.width-1,1-2*(t-n.top)/n.height),this.camera),s}pick(e,t){let n=this.ray(e,t),s=null;for(let{mesh:a,list:l}of this.crowd.batches){let c=n.intersectObject(a,!1)[0];c&&c.instanceId!==void 0&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:l[c.instanceId].body,point:c.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new B(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}onPlane(e,t,n){let s=this.ray(e,t).ray,r=this.camera.getWorldDirection(new B),o=new Gn().setFromNormalAndCoplanarPoint(r,new B(...n)),a=s.intersectPlane(o,new B);return a?a.toArray():n}project(e){this.camera.updateMatrixWorld();let t=new B(...e).project(this.camera);if(t.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(t.x+1)/2*n,(1-t.y)/2*s]}resize(){let{clientWidth:e,clientHeight:t}=this.canvas;e===0||t===0||(this.renderer.setSize(e,t,!1),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.dirty=!0)}render(){if(this.controls.update(),!this.dirty)return!1;this.dirty=!1;let e=this.camera.position.distanceTo(this.controls.target);this.cell=10**Math.round(Math.log10(Math.max(e,1e-6)/8));for(let t of this.grounds)t.uniforms.cell.value=this.showGrid?this.cell:1e9,t.mesh.visible=t.surface||this.showGrid;return this.renderer.render(this.scene,this.camera),!0}get cameraNumbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set cameraNumbers(e){this.camera.position.fromArray(e,0),this.controls.target.fromArray(e,3),this.controls.update(),this.dirty=!0}};var dr=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],Ra=[{id:"contacts",key:"1",name:"Contact points",hint:"where bodies touch, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"what each contact did in this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse must lie inside its cone: on it when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"of the centres of mass"},{id:"spins",key:"6",name:"Spins",hint:"axis and rate of turning"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"along the world's axes"},{id:"islands",key:"9",name:"Islands",hint:"bodies that are solved together: one colour, linked"},{id:"quarantine",key:"0",name:"Quarantine",hint:"bodies set aside because their state was not finite"}],sd=class{constructor(e){this.material=e;this.shaft=this.make(new Fs(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),1),this.head=this.make(new Os(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),1),this.capacity=1,this.group.add(this.shaft,this.head)}material;group=new ri;shaft;head;capacity=0;count=0;make(e,t){let n=new Ds(e,this.material,t);return n.frustumCulled=!1,n.renderOrder=5,n.setColorAt(0,ur.set(16777215)),n}begin(e){if(this.count=0,e>this.capacity){this.capacity=Math.ceil(e*1.5);let[t,n]=[this.shaft,this.head];this.shaft=this.make(t.geometry,this.capacity),this.head=this.make(n.geometry,this.capacity),t.dispose(),n.dispose(),this.group.clear(),this.group.add(this.shaft,this.head)}}add(e,t,n,s){let r=t.length();if(!(r>1e-12)||this.count>=this.capacity)return;id.setFromUnitVectors(rd,Xs.copy(t).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shaft.setMatrixAt(this.count,ad.compose(e,id,od.set(a,a,r-o))),Am.copy(e).addScaledVector(Xs,r-o),this.head.setMatrixAt(this.count,ad.compose(Am,id,od.set(2.4*a,2.4*a,o))),this.shaft.setColorAt(this.count,s),this.head.setColorAt(this.count,s),this.count++}end(){for(let e of[this.shaft,this.head])e.count=this.count,e.instanceMatrix.needsUpdate=!0,e.instanceColor&&(e.instanceColor.needsUpdate=!0)}},rd=new B(0,0,1),id=new Yt,Xs=new B,Am=new B,od=new B,ad=new lt,ur=new Ze,Aa=class{constructor(e,t,n,s){this.geometry=e;this.material=t;this.parent=n;this.order=s;this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;make(e){let t=new Ds(this.geometry,this.material,e);return t.frustumCulled=!1,t.renderOrder=this.order,t.count=0,t.setColorAt(0,ur.set(16777215)),this.parent.add(t),t}begin(e){e>this.capacity&&(this.capacity=Math.ceil(1.5*e),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(e,t,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,ad.compose(e,t,od.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}};function yS(i){let e=new B(...i.normal),t=new B(...i.tangent),n=e.clone().cross(t);return e.multiplyScalar(i.impulse[0]).addScaledVector(t,i.impulse[1]).addScaledVector(n,i.impulse[2])}var Zc=class{constructor(e){this.stage=e;let t=new mi({depthTest:!1,transparent:!0});this.arrows=new sd(t),this.group.add(this.arrows.group),this.points=new Aa(new nr(1,12,8),new mi({depthTest:!1,transparent:!0,opacity:.95}),this.group,6);let n=new Os(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new Aa(n,new mi({transparent:!0,opacity:.2,side:Zn,depthWrite:!1,depthTest:!1}),this.group,4),this.rims=new Aa(new eo(1,.018,6,48).translate(0,0,1),new mi({transparent:!0,opacity:.9,depthTest:!1}),this.group,4),this.lines=new tr(new Kt,new Gi({vertexColors:!0})),this.lines.frustumCulled=!1,this.lines.renderOrder=3,this.marker=new An(new eo(1,.12,8,40),new mi({depthTest:!1,transparent:!0})),this.marker.renderOrder=9,this.marker.visible=!1,this.pull=new Us(new Kt,new Gi({color:"#d94801",depthTest:!1,transparent:!0})),this.pull.renderOrder=9,this.pull.frustumCulled=!1,this.pull.visible=!1,this.group.add(this.lines,this.marker,this.pull),e.scene.add(this.group)}stage;group=new ri;arrows;points;cones;rims;lines;marker;pull;reference=1;identity=new Yt;calibrate(e){let t=e.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=t[t.length>>1]??1,s=e.about.gravity?Math.hypot(...e.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*e.about.step}length(e,t){let n=e/this.reference;return 1.1*t.arrows*this.stage.unit*(t.root?Math.sqrt(n):n)}update(e,t,n,s,r){let o=this.stage.unit,a=.04*o*Math.sqrt(s.arrows),c=["contacts","normals","impulses","cones"].some(A=>n.has(A))?e.contacts:0,h=t.bodies.length;this.arrows.begin(2*c+5*h),this.points.begin(n.has("contacts")?c+h:h),this.cones.begin(n.has("cones")?c:0),this.rims.begin(n.has("cones")?c:0);let u=new B,d=new B,p=new Ze,g=new Yt;for(let A=0;A<c;A++){let b=e.contact(A);u.set(...b.point),d.set(...b.normal),p.set(dr[b.mode]),n.has("contacts")&&this.points.add(u,this.identity,.055*o,.055*o,.055*o,p),n.has("normals")&&this.arrows.add(u,d.clone().multiplyScalar(.7*o),.6*a,ur.set("#5b8ff9"));let R=yS(b),T=R.length(),_=T>0?this.length(T,s):0;if(n.has("impulses")&&T>0&&this.arrows.add(u,R.multiplyScalar(_/T),a,p),n.has("cones")){let M=T>0?_*b.impulse[0]/T:.25*o;g.setFromUnitVectors(rd,d);let U=Math.max(b.friction*M,1e-6*o);this.cones.add(u,g,U,U,Math.max(M,1e-6*o),p),this.rims.add(u,g,U,U,Math.max(M,1e-6*o),p)}}let v=[],m=[],f=(A,b,R)=>{v.push(A.x,A.y,A.z,b.x,b.y,b.z),m.push(R.r,R.g,R.b,R.r,R.g,R.b)},y=e.states;for(let A=0;A<Math.min(h,e.bodies);A++){let b=t.bodies[A],R=13*A;u.set(y[R],y[R+1],y[R+2]);let T=b.kind!=="fixed";T&&n.has("velocities")&&(Xs.set(y[R+7],y[R+8],y[R+9]),this.arrows.add(u,Xs.clone().multiplyScalar(.25*s.arrows),a,ur.set("#2f9e44"))),T&&n.has("spins")&&(Xs.set(y[R+10],y[R+11],y[R+12]),this.arrows.add(u,Xs.clone().multiplyScalar(.12*s.arrows*o),a,ur.set("#9c36b5"))),b.kind==="dynamic"&&n.has("axes")&&(g.set(y[R+4],y[R+5],y[R+6],y[R+3]).multiply(new Yt(b.axes[1],b.axes[2],b.axes[3],b.axes[0])),this.points.add(u,this.identity,.05*o,.05*o,.05*o,ur.set(this.stage.ink)),["#e03131","#2f9e44","#1971c2"].forEach((M,U)=>{let L=Math.sqrt(b.moments[U]/b.mass);Xs.set(U===0?1:0,U===1?1:0,U===2?1:0).applyQuaternion(g),this.arrows.add(u,Xs.clone().multiplyScalar(1.6*L+.3*o),.6*a,ur.set(M))}));let _=e.quarantined(A);if(n.has("boxes")||_&&n.has("quarantine")){let M=Sm(t.about.shapes[b.shape],this.stage.crowd.pose(A)),U=new Ze(_?"#e03131":"#868e96");M.isEmpty()||bS(M,(L,D)=>f(L,D,U)),_&&!M.isEmpty()&&(f(M.min,M.max,U),f(new B(M.min.x,M.max.y,M.min.z),new B(M.max.x,M.min.y,M.max.z),U))}}if(n.has("islands")){let A=new Set;for(let b=0;b<e.contacts;b++){let R=e.contact(b);if(R.island===xs||R.impulse[0]<=0)continue;let T=R.a*1e7+R.b;if(A.has(T))continue;A.add(T);let _=L=>t.bodies[L]?.kind==="dynamic",M=hr(R.island),U=L=>_(L)?e.centre(L):R.point;f(new B(...U(R.a)),new B(...U(R.b)),M)}}if(this.lines.geometry.dispose(),this.lines.geometry=new Kt().setAttribute("position",new Et(v,3)).setAttribute("color",new Et(m,3)),this.lines.material.depthTest=!n.has("islands"),this.arrows.end(),this.points.end(),this.cones.end(),this.rims.end(),this.marker.visible=r>=0&&r<e.contacts,this.marker.visible){let A=e.contact(r);this.marker.position.set(...A.point),this.marker.quaternion.setFromUnitVectors(rd,d.set(...A.normal)),this.marker.scale.setScalar(.16*o),this.marker.material.color.set(this.stage.ink)}this.stage.dirty=!0}setPull(e,t){this.pull.visible=e!==null&&t!==null,e&&t&&(this.pull.geometry.dispose(),this.pull.geometry=new Kt().setAttribute("position",new Et([...e,...t],3))),this.stage.dirty=!0}pick(e,t,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(e-s.left),l[1]-(t-s.top));c<o&&([r,o]=[a,c])}return r}};function bS(i,e){let t=n=>new B(n&1?i.max.x:i.min.x,n&2?i.max.y:i.min.y,n&4?i.max.z:i.min.z);for(let n=0;n<8;n++)for(let s of[1,2,4])n&s||e(t(n),t(n|s))}function Ca(i){return fm[i]??"?"}function fr(i){return $("dl",{class:"facts"},...i.flatMap(([e,t,n])=>[$("dt",{title:n??""},e),$("dd",{},t)]))}function Rm(i){let e=$("span",{class:"badge"},Ca(i));return e.style.background=dr[i]??"#888",e}function ld(i){return $("span",{class:`badge verdict-${i}`},pm[i]??"?")}var Kc=class{constructor(e,t){this.link=e;this.act=t;for(let n of Object.keys(this.panes))qe(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("body")}link;act;tab="body";store=null;panes={body:qe("pane-body"),contact:qe("pane-contact"),solver:qe("pane-solver"),world:qe("pane-world")};methods=[];exactKey="";exact=null;worldKey="";filter="";lastDraw=0;feature="";setMethods(e){this.methods=e}show(e){this.store=e,this.worldKey="",this.exactKey="",this.filter=""}open(e){this.tab=e;for(let[t,n]of Object.entries(this.panes))n.hidden=t!==e,qe(`tab-${t}`).setAttribute("aria-selected",String(t===e));this.lastDraw=0}name(e){return this.store?.bodies[e]?.name??(e===xs?"\u2013":`body ${e}`)}bodyLink(e){return $("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(e)},this.name(e))}update(e,t,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(e,t):this.tab==="contact"?this.drawContact(e,n,s):this.tab==="solver"?this.drawSolver(e):this.drawWorld(e,r))}drawBody(e,t){let n=this.panes.body,s=this.store;if(t<0||t>=s.bodies.length){if(n.dataset.list===`${s.index}/${s.epoch}/${this.filter}`)return;n.dataset.list=`${s.index}/${s.epoch}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[t],o=e.states,a=13*t,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),h=o.subarray(a+3,a+7),u=Math.hypot(l[0],l[1],l[2]),d=.5*r.mass*u*u,p=this.turning(r,h,c),g=s.about.gravity,v=g?-r.mass*(g[0]*o[a]+g[1]*o[a+1]+g[2]*o[a+2]):NaN,m=s.about.materials[r.material],f=e.contactsOf(t),y=s.about.step,A=[0,0,0];for(let _ of f){let M=SS(_),U=_.b===t?1:-1;A=A.map((L,D)=>L+U*M[D]/y)}let b=2*Math.acos(Math.min(Math.abs(h[0]),1))*(180/Math.PI),R=[["kind",r.kind+(e.quarantined(t)?" \xB7 in quarantine":e.asleep(t)?" \xB7 asleep":"")],...r.kind==="dynamic"?[["mass",`${Ne(r.mass)} kg`]]:[],["material",m?`${m.name} \xB7 friction ${Ne(m.friction,3)}, restitution ${Ne(m.restitution,3)}`:"\u2013"],["centre",`${_s(o.subarray(a,a+3),6)} m`,"centre of mass"],["turned by",`${Ne(b,4)}\xB0`,`quaternion (w, x, y, z): ${_s(h,6)}`],["velocity",`${_s(l)} m/s`],["speed",`${Ne(u)} m/s`],["spin",`${_s(c)} rad/s`,"world axes"]];if(r.kind==="dynamic"){R.push(["kinetic energy",`${Ne(d+p)} J = ${Ne(d,4)} + ${Ne(p,4)}`,"of the centre, and of turning"],["potential energy",`${Ne(v)} J`],["momentum",`${_s([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`],["contact force",`${_s(A,4)} N`,"sum over its contacts, mean of the step"]);let _=e.island(t);R.push(["island",_>=0?`${_}`:"none"])}let T=f.map(_=>{let M=_.a===t?_.b:_.a;return $("tr",{class:"pick",title:"look at this contact",tabindex:0,onclick:()=>this.act.selectContact(_.index,!1)},$("td",{},this.name(M)),$("td",{},Rm(_.mode)),$("td",{class:"n"},Ne(_.impulse[0]/y,4)),$("td",{class:"n"},Ne(Math.hypot(_.impulse[1],_.impulse[2])/y,4)),$("td",{class:"n"},Ne(_.gap*1e6,3)))});Rn(n,$("h2",{id:"body-name"},r.name),$("div",{class:"row"},$("button",{onclick:()=>this.act.focusBody(),title:"bring it into the middle (f)"},"Focus"),$("button",{onclick:()=>this.act.follow(),title:"the camera moves along (v)"},"Follow"),$("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),fr(R),$("h3",{},`Contacts (${f.length})`),f.length===0?$("p",{class:"quiet"},"It touches nothing in this frame."):$("table",{class:"grid",id:"body-contacts"},$("thead",{},$("tr",{},$("th",{},"with"),$("th",{},"mode"),$("th",{title:"normal force, mean of the step"},"N [N]"),$("th",{title:"friction force, mean of the step"},"F [N]"),$("th",{title:"negative: overlap"},"gap [\xB5m]"))),$("tbody",{},...T.slice(0,200))))}turning(e,t,n){let s=cd([t[0],t[1],t[2],t[3]],e.axes),r=MS(s,[n[0],n[1],n[2]]);return .5*(e.moments[0]*r[0]**2+e.moments[1]*r[1]**2+e.moments[2]*r[2]**2)}bodyList(e){let t=this.store,n=$("ul",{class:"bodies",id:"body-list"}),s=()=>{let o=this.filter.toLowerCase(),a=t.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(o));Rn(n,...a.slice(0,300).map(({b:l,k:c})=>$("li",{},$("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),$("span",{class:"quiet"},` ${l.kind}`))),a.length>300?$("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},r=$("input",{type:"search",id:"search",placeholder:"find a body by name",value:this.filter,oninput:o=>{this.filter=o.target.value,e.dataset.list=`${t.index}/${t.epoch}/${this.filter}`,s()}});s(),Rn(e,$("p",{class:"quiet"},"Click a body in the picture, or choose one here."),r,n)}askExact(e,t,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${e.number}&index=${t}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(e,t,!1))}).catch(()=>{})}drawContact(e,t,n){let s=this.panes.contact,r=this.store;if(t<0||t>=e.contacts){Rn(s,$("p",{class:"quiet"},e.contacts===0?"Nothing touches in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),e.contacts>0?$("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=e.contact(t),a=r.about.step,l=`${r.index}/${r.epoch}/${e.number}/${t}`;l!==this.exactKey&&!n&&this.askExact(e,t,l);let c=this.exactKey===l?this.exact:null,h=c?.impulse??o.impulse,u=c?.velocity??o.velocity,d=Math.hypot(h[1],h[2]),p=o.friction*h[0],g=Math.hypot(u[1],u[2]),v=[["bodies",$("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",Rm(o.mode)],["gap",`${Ne((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap"],["normal impulse",`${Ne(h[0],6)} N\xB7s`,"total of the step"],["normal force",`${Ne(h[0]/a)} N`,"mean of the step"],["friction force",`${Ne(d/a)} N of at most ${Ne(p/a,4)}`],["friction used",p>0?`${Ne(100*d/p,4)} %`:"\u2013","100 %: on the cone, sliding or about to"],["slip",`${Ne(g)} m/s`],["normal velocity",`${Ne(u[0])} m/s`,"after the solve"],["approach",c?`${Ne(c.approach)} m/s`:"\u2013","before the step's forces"],["friction \u03BC",Ne(o.friction)],["restitution e",c?Ne(c.restitution):"\u2013"]],m=[["point",`${_s(c?.point??o.point,6)} m`],["normal",_s(c?.normal??o.normal,5)],["feature",c?.feature??"\u2013","what touches; the same as long as the same corners, edges and faces touch"]],f=c?.residual??o.residual,y=r.about.tolerance??1e-8,A=o.island!==xs&&o.island<e.islands?e.islandRow(o.island):null,b=[["this contact",$("span",{class:f>y?"bad":"good"},`${Ne(f,3)} m/s`),"by how much it fails the law"],["tolerance",`${Ne(y,2)} m/s`]];A&&b.push(["its island",$("span",{},ld(A.verdict),` ${Ne(A.residual,3)} m/s`)],["outside the cone",Ne(A.cone,2),"relative to the largest normal impulse"],["approach below floor",`${Ne(A.approach,2)} m/s`],["sticky",`${Ne(A.sticky,2)} J`,"work of normal impulses on separating contacts"],["missing dissipation",`${Ne(A.dissipation,2)} J`]);let R=$("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, cut along the friction force"});Rn(s,$("h2",{},`Contact ${t}`),$("div",{class:"row"},$("button",{onclick:()=>this.act.selectContact(t,!0),title:"bring it into the middle (f)"},"Focus"),$("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),R,fr(v),$("h3",{},"Certificate"),fr(b),$("h3",{},"Place"),fr(m)),wS(R,h,o.friction,o.mode)}drawSolver(e){let t=this.store,n=this.panes.solver,s=t.about.tolerance??1e-8,r=Array.from({length:e.islands},(l,c)=>e.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=e.get("residual"),a=[["verdict",ld(e.get("verdict"))],["residual",$("span",{class:o>s?"bad":"good"},`${Ne(o,3)} m/s`),`tolerance ${Ne(s,2)} m/s`],["sweeps",Ne(e.get("sweeps"))],["contacts",Ne(e.contacts)],["islands",Ne(e.islands)],["deepest overlap",`${Ne(e.get("overlap")*1e6,3)} \xB5m`],["step time",`${Ne(e.get("step_ms"),3)} ms`],["guarded islands",Ne(e.get("guarded")),"answers that the energy guard blended back"],["state hash",e.hash]];Rn(n,$("h2",{},`Frame ${e.number}`),$("div",{class:"row"},$("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame with the largest residual of the run (w)"},"Worst frame of the run"),$("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),fr(a),$("h3",{},"Islands, worst first"),r.length===0?$("p",{class:"quiet"},"Nothing touches in this frame."):$("table",{class:"grid",id:"islands"},$("thead",{},$("tr",{},...["#","bodies","contacts","method","sweeps","residual",""].map(l=>$("th",{},l)))),$("tbody",{},...r.slice(0,100).map(l=>$("tr",{class:"pick",tabindex:0,title:"go to its worst contact",onclick:()=>{l.worst!==xs&&this.act.selectContact(l.worst,!0)}},$("td",{},l.index),$("td",{class:"n"},l.bodies),$("td",{class:"n"},l.contacts),$("td",{},this.methods[l.method]??"\u2013"),$("td",{class:"n",title:l.newtonSteps!==xs?`${l.newtonSteps} Newton steps`:""},l.sweeps),$("td",{class:`n ${l.residual>s?"bad":""}`},Ne(l.residual,3)),$("td",{},ld(l.verdict)))))),r.length>100?$("p",{class:"quiet"},`and ${r.length-100} more`):null)}drawWorld(e,t){let n=this.store,s=this.panes.world,r=n.live&&t?.open,o=`${n.index}/${n.epoch}/${r}`;if(o!==this.worldKey){this.worldKey=o;let h=n.about,u=[["file",h.file||"\u2013"],["bodies",Ne(n.bodies.length)],["step",`${Ne(h.step)} s`],...h.duration?[["duration",`${Ne(h.duration)} s`]]:[],...h.facts.map(([d,p])=>[d,p])];Rn(s,$("h2",{},h.name),h.remarks?$("p",{class:"remarks"},h.remarks):null,fr(u),r?this.controls(t):this.materials(),$("h3",{},"Books at this frame"),$("div",{id:"books"}))}let a=h=>e.get(h),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")-l-a("work")-a("kinematic_work")-a("corrected")-a("time_step");Rn(qe("books"),fr([["kinetic",`${Ne(a("kinetic"))} J`],["potential",`${Ne(a("potential"))} J`],["friction loss",`${Ne(a("friction_loss"))} J`],["restitution loss",`${Ne(a("restitution_loss"))} J`],["work from outside",`${Ne(a("work"))} J`,"applied forces and your hand"],["kinematic work",`${Ne(a("kinematic_work"))} J`],["correction",`${Ne(a("corrected"))} J`],["time step",`${Ne(a("time_step"))} J`],["books open by",`${Ne(n.rowFirst===0?c:NaN,2)} J`,"what is unaccounted for: rounding"]])),r&&this.refreshControls(t)}materials(){let e=this.store.about;return $("div",{},$("h3",{},"Materials"),$("table",{class:"grid"},$("thead",{},$("tr",{},$("th",{},"material"),$("th",{},"friction"),$("th",{},"restitution"))),$("tbody",{},...e.materials.slice(0,100).map(t=>$("tr",{},$("td",{},t.name),$("td",{class:"n"},Ne(t.friction,4)),$("td",{class:"n"},Ne(t.restitution,4)))))))}controls(e){let t=this.store.about,n=this.act,s=[0,1,2].map(h=>$("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[h]}`,title:`gravity along ${"xyz"[h]} [m/s\xB2]`,value:String(e.gravity[h]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(h=>Number(h.value))}),o=(h,u)=>$("button",{class:"small",onclick:()=>{s.forEach((d,p)=>d.value=String(p===2?u:0)),r()}},h),a=(h,u,d,p)=>{let g=$("input",{type:"number",min:"0",step:"0.01",id:h,value:String(u),onchange:()=>{v.value=g.value,p(Number(g.value))}}),v=$("input",{type:"range",min:"0",max:String(d),step:"0.01",value:String(u),id:`${h}-range`,title:"drag to change",oninput:()=>{g.value=v.value,p(Number(v.value))}});return $("span",{class:"slider"},v,g)},l=(h,u)=>u.slice(0,50).flatMap(({name:d,numbers:p},g)=>{let v=[...p],m=()=>n.command({command:h,index:g,friction:v[0],restitution:v[1]});return[$("div",{class:"material"},$("b",{},d),$("label",{},"friction",a(`${h}-${g}-friction`,p[0],1.5,f=>{v[0]=f,m()})),$("label",{},"restitution",a(`${h}-${g}-restitution`,p[1],1,f=>{v[1]=f,m()})))]}),c=h=>{let u=t.pairs[h];return`${t.materials[u.a]?.name} on ${t.materials[u.b]?.name}`};return $("div",{id:"controls"},$("h3",{},"Change it while it runs"),$("p",{class:"quiet"},"Changes are booked as work from outside. Shift-drag a body to pull it."),$("label",{class:"gravity"},"gravity [m/s\xB2]",$("span",{},...s)),$("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("material",t.materials.map((h,u)=>({name:h.name,numbers:e.materials[u]??[h.friction,h.restitution]}))),t.pairs.length?$("p",{class:"quiet"},"Pairs that the scene sets itself come before the materials:"):null,...l("pair",t.pairs.map((h,u)=>({name:c(u),numbers:e.pairs[u]??[h.friction,h.restitution]}))),$("div",{class:"row"},$("button",{onclick:()=>n.command({command:"restore"}),title:"the numbers of the scene file, from the start"},"Scene's own numbers")))}refreshControls(e){let t=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};e.gravity.forEach((n,s)=>t(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",e.materials],["pair",e.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{t(`${n}-${o}-${a}`,r[l]),t(`${n}-${o}-${a}-range`,r[l])}))}};function SS(i){let[e,t]=[i.normal,i.tangent],n=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]];return[0,1,2].map(s=>e[s]*i.impulse[0]+t[s]*i.impulse[1]+n[s]*i.impulse[2])}function cd(i,e){return[i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0]]}function MS(i,e){let t=cd(cd([i[0],-i[1],-i[2],-i[3]],[0,...e]),i);return[t[1],t[2],t[3]]}function wS(i,e,t,n){let s=i.getContext("2d"),{width:r,height:o}=i,a=getComputedStyle(document.documentElement),l=y=>a.getPropertyValue(y).trim(),c=e[0],h=Math.hypot(e[1],e[2]),u=o-52,d=r/2-40,p=c>0?Math.min(u/c,d/Math.max(t*c,h,1e-30)):0,g=c>0?c*p:u*.7,v=c>0?t*g:Math.min(t*g,d),m=r/2,f=o-26;if(s.clearRect(0,0,r,o),s.fillStyle=dr[n]+"33",s.strokeStyle=dr[n],s.lineWidth=2.5,s.beginPath(),s.moveTo(m,f),s.lineTo(m-v,f-g),s.lineTo(m+v,f-g),s.closePath(),s.fill(),s.beginPath(),s.moveTo(m-v,f-g),s.lineTo(m,f),s.lineTo(m+v,f-g),s.stroke(),s.strokeStyle=l("--line"),s.setLineDash([6,6]),s.beginPath(),s.moveTo(m,f),s.lineTo(m,f-g-8),s.moveTo(20,f),s.lineTo(r-20,f),s.stroke(),s.setLineDash([]),s.font="20px system-ui, sans-serif",s.fillStyle=l("--quiet"),s.fillText(c>0?`\u03BC = ${Ne(t,3)}`:`\u03BC = ${Ne(t,3)} \xB7 carries nothing`,14,24),c>0){let y=m+h*p,A=f-c*p;s.strokeStyle=s.fillStyle=l("--ink"),s.lineWidth=4,s.beginPath(),s.moveTo(m,f),s.lineTo(y,A),s.stroke(),s.beginPath(),s.arc(y,A,7,0,7),s.fill(),s.fillText(n===2?"on the cone: slides":n===1?"inside the cone: sticks":Ca(n),14,o-4)}}var ES="uplot",TS="u-hz",AS="u-vt",RS="u-title",CS="u-wrap",PS="u-under",IS="u-over",LS="u-axis",gr="u-off",DS="u-select",NS="u-cursor-x",US="u-cursor-y",FS="u-cursor-pt",OS="u-legend",BS="u-live",kS="u-inline",zS="u-series",HS="u-marker",Cm="u-label",VS="u-value",Ia="width",La="height";var Pm="bottom",fo="left",hd="right",Ad="#000",Im=Ad+"0",ud="mousemove",Lm="mousedown",dd="mouseup",Dm="mouseenter",Nm="mouseleave",Um="dblclick",GS="resize",WS="scroll",Fm="change",th="dppxchange",Rd="--",yo=typeof window<"u",_d=yo?document:null,mo=yo?window:null,XS=yo?navigator:null,At,Jc;function xd(){let i=devicePixelRatio;At!=i&&(At=i,Jc&&yd(Fm,Jc,xd),Jc=matchMedia(`(min-resolution: ${At-.001}dppx) and (max-resolution: ${At+.001}dppx)`),_r(Fm,Jc,xd),mo.dispatchEvent(new CustomEvent(th)))}function li(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function vd(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Wt(i,e,t){i.style[e]=t+"px"}function Ii(i,e,t,n){let s=_d.createElement(i);return e!=null&&li(s,e),t?.insertBefore(s,n),s}function _i(i,e){return Ii("div",i,e)}var Om=new WeakMap;function Ji(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Om.get(i);r!=o&&(i.style.transform=r,Om.set(i,r),e<0||t<0||e>n||t>s?li(i,gr):vd(i,gr))}var Bm=new WeakMap;function km(i,e,t){let n=e+t,s=Bm.get(i);n!=s&&(Bm.set(i,n),i.style.background=e,i.style.borderColor=t)}var zm=new WeakMap;function Hm(i,e,t,n){let s=e+""+t,r=zm.get(i);s!=r&&(zm.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var Cd={passive:!0},qS={...Cd,capture:!0};function _r(i,e,t,n){e.addEventListener(i,t,n?qS:Cd)}function yd(i,e,t,n){e.removeEventListener(i,t,Cd)}yo&&xd();function Li(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:ci((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function mg(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var gg=i=>i!=null,_g=i=>i!=null&&i>0,sh=mg(gg),YS=mg(_g);function $S(i,e,t,n=0,s=!1){let r=s?YS:sh,o=s?_g:gg;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ft,l??-Ft]}function rh(i,e,t,n){let s=Wm(i),r=Wm(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?vs:xg,a=s==1?ci:xi,l=r==1?xi:ci,c=a(o(vn(i))),h=l(o(vn(e))),u=go(t,c),d=go(t,h);return t==10&&(c<0&&(u=Ot(u,-c)),h<0&&(d=Ot(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Sg(i,u),e=oh(e,d)),[i,e]}function Pd(i,e,t,n){let s=rh(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Id=.1,Vm={mode:3,pad:Id},Na={pad:0,soft:null,mode:0},ZS={min:Na,max:Na};function nh(i,e,t,n){return ah(t)?Gm(i,e,t):(Na.pad=t,Na.soft=n?0:null,Na.mode=n?3:0,Gm(i,e,ZS))}function Mt(i,e){return i??e}function KS(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Gm(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-Ft),l=Mt(s.hard,Ft),c=Mt(n.soft,Ft),h=Mt(s.soft,-Ft),u=Mt(n.mode,0),d=Mt(s.mode,0),p=e-i,g=vs(p),v=Yn(vn(i),vn(e)),m=vs(v),f=vn(m-g);(p<1e-24||f>10)&&(p=0,(i==0||e==0)&&(p=1e-24,u==2&&c!=Ft&&(r=0),d==2&&h!=-Ft&&(o=0)));let y=p||v||1e3,A=vs(y),b=go(10,ci(A)),R=y*(p==0?i==0?.1:1:r),T=Ot(Sg(i-R,b/10),24),_=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Ft,M=Yn(a,T<_&&i>=_?_:Di(_,T)),U=y*(p==0?e==0?.1:1:o),L=Ot(oh(e+U,b/10),24),D=e<=h&&(d==1||d==3&&L>=h||d==2&&L<=h)?h:-Ft,H=Di(l,L>D&&e<=D?D:Yn(D,L));return M==H&&M==0&&(H=100),[M,H]}var JS=new Intl.NumberFormat(yo?XS.language:"en-US"),Ld=i=>JS.format(i),hi=Math,eh=hi.PI,vn=hi.abs,ci=hi.floor,xn=hi.round,xi=hi.ceil,Di=hi.min,Yn=hi.max,go=hi.pow,Wm=hi.sign,vs=hi.log10,xg=hi.log2,jS=(i,e=1)=>hi.sinh(i)*e,fd=(i,e=1)=>hi.asinh(i/e),Ft=1/0;function Xm(i){return(vs((i^i>>31)-(i>>31))|0)+1}function bd(i,e,t){return Di(Yn(i,e),t)}function vg(i){return typeof i=="function"}function yt(i){return vg(i)?i:()=>i}var QS=()=>{},yg=i=>i,bg=(i,e)=>e,eM=i=>null,qm=i=>!0,Ym=(i,e)=>i==e,tM=/\.\d*?(?=9{6,}|0{6,})/gm,xr=i=>{if(wg(i)||Ys.has(i))return i;let e=`${i}`,t=e.match(tM);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${xr(s)}e${r}`}return Ot(i,n)};function pr(i,e){return xr(Ot(xr(i/e))*e)}function oh(i,e){return xr(xi(xr(i/e))*e)}function Sg(i,e){return xr(ci(xr(i/e))*e)}function Ot(i,e=0){if(wg(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return xn(n)/t}var Ys=new Map;function Mg(i){return((""+i).split(".")[1]||"").length}function Fa(i,e,t,n){let s=[],r=n.map(Mg);for(let o=e;o<t;o++){let a=vn(o),l=Ot(go(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Ot(h,u);s.push(d),Ys.set(d,u)}}return s}var Ua={},Dd=[],_o=[null,null],qs=Array.isArray,wg=Number.isInteger,nM=i=>i===void 0;function $m(i){return typeof i=="string"}function ah(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function iM(i){return i!=null&&typeof i=="object"}var sM=Object.getPrototypeOf(Uint8Array),Eg="__proto__";function xo(i,e=ah){let t;if(qs(i)){let n=i.find(s=>s!=null);if(qs(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=xo(i[s],e)}else t=i.slice()}else if(i instanceof sM)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Eg&&(t[n]=xo(i[n],e))}else t=i;return t}function dn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Eg&&(ah(i[s])?dn(i[s],xo(n[s])):i[s]=xo(n[s]))}return i}var rM=0,oM=1,aM=2;function lM(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function cM(i,e){if(dM(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return fM(o[0])||(o=uM(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:oM,p=[];for(let g=0;g<h.length;g++){let v=h[g],m=r.get(l[g]);v===null?d!=rM&&(u[m]=v,d==aM&&p.push(m)):u[m]=v}lM(u,p,s),n.push(u)}}return n}var hM=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function uM(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function dM(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function fM(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Yn(1,ci((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Tg=["January","February","March","April","May","June","July","August","September","October","November","December"],Ag=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Rg(i){return i.slice(0,3)}var pM=Ag.map(Rg),mM=Tg.map(Rg),gM={MMMM:Tg,MMM:mM,WWWW:Ag,WWW:pM};function Pa(i){return(i<10?"0":"")+i}function _M(i){return(i<10?"00":i<100?"0":"")+i}var xM={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Pa(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Pa(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Pa(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Pa(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Pa(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>_M(i.getMilliseconds())};function Nd(i,e){e=e||gM;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?xM[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var vM=new Intl.DateTimeFormat().resolvedOptions().timeZone;function yM(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==vM?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Cg=i=>i%1==0,ih=[1,2,2.5,5],bM=Fa(10,-32,0,ih),Pg=Fa(10,0,32,ih),SM=Pg.filter(Cg),mr=bM.concat(Pg),Ud=`
`,Ig="{YYYY}",Zm=Ud+Ig,Lg="{M}/{D}",Da=Ud+Lg,jc=Da+"/{YY}",Dg="{aa}",MM="{h}:{mm}",po=MM+Dg,Km=Ud+po,Jm=":{ss}",Ct=null;function Ng(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Fa(10,0,3,ih).filter(Cg):Fa(10,-3,0,ih)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ig,Ct,Ct,Ct,Ct,Ct,Ct,1],[s*28,"{MMM}",Zm,Ct,Ct,Ct,Ct,Ct,1],[s,Lg,Zm,Ct,Ct,Ct,Ct,Ct,1],[n,"{h}"+Dg,jc,Ct,Da,Ct,Ct,Ct,1],[t,po,jc,Ct,Da,Ct,Ct,Ct,1],[e,Jm,jc+" "+po,Ct,Da+" "+po,Ct,Km,Ct,1],[i,Jm+".{fff}",jc+" "+po,Ct,Da+" "+po,Ct,Km,Ct,1]];function h(u){return(d,p,g,v,m,f)=>{let y=[],A=m>=o,b=m>=r&&m<o,R=u(g),T=Ot(R*i,3),_=pd(R.getFullYear(),A?0:R.getMonth(),b||A?1:R.getDate()),M=Ot(_*i,3);if(b||A){let U=b?m/r:0,L=A?m/o:0,D=T==M?T:Ot(pd(_.getFullYear()+L,_.getMonth()+U,1)*i,3),H=new Date(xn(D/i)),G=H.getFullYear(),C=H.getMonth();for(let k=0;D<=v;k++){let q=pd(G+L*k,C+U*k,1),V=q-u(Ot(q*i,3));D=Ot((+q+V)*i,3),D<=v&&y.push(D)}}else{let U=m>=s?s:m,L=ci(g)-ci(T),D=M+L+oh(T-M,U);y.push(D);let H=u(D),G=H.getHours()+H.getMinutes()/t+H.getSeconds()/n,C=m/n,k=d.axes[p]._space,q=f/k;for(;D=Ot(D+m,i==1?0:3),!(D>v);)if(C>1){let V=ci(Ot(G+C,6))%24,Q=u(D).getHours()-V;Q>1&&(Q=-1),D-=Q*n,G=(G+C)%24;let se=y[y.length-1];Ot((D-se)/m,3)*q>=.7&&y.push(D)}else y.push(D)}return y}}return[l,c,h]}var[wM,EM,TM]=Ng(1),[AM,RM,CM]=Ng(.001);Fa(2,-53,53,[1]);function jm(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Qm(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,d,p;return n.map(g=>{let v=i(g),m=v.getFullYear(),f=v.getMonth(),y=v.getDate(),A=v.getHours(),b=v.getMinutes(),R=v.getSeconds(),T=m!=l&&a[2]||f!=c&&a[3]||y!=h&&a[4]||A!=u&&a[5]||b!=d&&a[6]||R!=p&&a[7]||a[1];return l=m,c=f,h=y,u=A,d=b,p=R,T(v)})}}function PM(i,e){let t=Nd(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function pd(i,e,t){return new Date(i,e,t)}function eg(i,e){return e(i)}var IM="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function tg(i,e){return(t,n,s,r)=>r==null?Rd:e(i(n))}function LM(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function DM(i,e){return i.series[e].fill(i,e)}var NM={show:!0,live:!0,isolate:!1,mount:QS,markers:{show:!0,width:2,stroke:LM,fill:DM,dash:"solid"},idx:null,idxs:null,values:[]};function UM(i,e){let t=i.cursor.points,n=_i(),s=t.size(i,e);Wt(n,Ia,s),Wt(n,La,s);let r=s/-2;Wt(n,"marginLeft",r),Wt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Wt(n,"borderWidth",o),n}function FM(i,e){let t=i.series[e].points;return t._fill||t._stroke}function OM(i,e){let t=i.series[e].points;return t._stroke||t._fill}function BM(i,e){return i.series[e].points.size}var md=[0,0];function kM(i,e,t){return md[0]=e,md[1]=t,md}function Qc(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function gd(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var zM={show:!0,x:!0,y:!0,lock:!1,move:kM,points:{one:!1,show:UM,size:BM,width:0,stroke:OM,fill:FM},bind:{mousedown:Qc,mouseup:Qc,click:Qc,dblclick:Qc,mousemove:gd,mouseleave:gd,mouseenter:gd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ug={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Fd=dn({},Ug,{filter:bg}),Fg=dn({},Fd,{size:10}),Og=dn({},Ug,{show:!1}),Od='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Bg="bold "+Od,kg=1.5,ng={show:!0,scale:"x",stroke:Ad,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Bg,side:2,grid:Fd,ticks:Fg,border:Og,font:Od,lineGap:kg,rotate:0},HM="Value",VM="Time",ig={show:!0,scale:"x",auto:!1,sorted:1,min:Ft,max:-Ft,idxs:[]};function GM(i,e,t,n,s){return e.map(r=>r==null?"":Ld(r))}function WM(i,e,t,n,s,r,o){let a=[],l=Ys.get(s)||0;t=o?t:Ot(oh(t,s),l);for(let c=t;c<=n;c=Ot(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Sd(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?vs:xg,h=ci(c(t));s=go(l,h),l==10&&(s=mr[Li(s,mr)]);let u=t,d=s*l;l==10&&(d=mr[Li(d,mr)]);do a.push(u),u=u+s,l==10&&!Ys.has(u)&&(u=Ot(u,Ys.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=mr[Li(d,mr)]));while(u<=n);return a}function XM(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Sd(i,e,Yn(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Sd(i,e,Yn(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var zg=/./,qM=/[12357]/,YM=/[125]/,sg=/1/,Md=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function $M(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?zg:l(7,o)-h>=c?qM:l(5,o)-h>=c?YM:sg;if(u==sg){let d=vn(l(1,o)-h);if(d<c)return Md(e.slice().reverse(),a.distr,u,xi(c/d)).reverse()}return Md(e,a.distr,u,1)}function ZM(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=vn(l(1,o)-l(2,o));return c<a?Md(e.slice().reverse(),3,zg,xi(a/c)).reverse():e}function KM(i,e,t,n){return n==null?Rd:e==null?"":Ld(e)}var rg={show:!0,scale:"y",stroke:Ad,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Bg,side:3,grid:Fd,ticks:Fg,border:Og,font:Od,lineGap:kg,rotate:0};function JM(i,e){let t=3+(i||1)*2;return Ot(t*e,3)}function jM(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=vn(o-r),l=i.series[e],c=a/(l.points.space*At);return n[1]-n[0]<=c}var og={scale:null,auto:!0,sorted:0,min:Ft,max:-Ft},Hg=(i,e,t,n,s)=>s,ag={show:!0,auto:!0,sorted:0,gaps:Hg,alpha:1,facets:[dn({},og,{scale:"x"}),dn({},og,{scale:"y"})]},lg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Hg,alpha:1,points:{show:jM,filter:null},values:null,min:Ft,max:-Ft,idxs:[],path:null,clip:null};function QM(i,e,t,n,s){return t/10}var Vg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ew=dn({},Vg,{time:!1,ori:1}),cg={};function Gg(i,e){let t=cg[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(cg[i]=t)),t}var vo=1,wd=2;function vr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,v=a.height,m=i.valToPosH,f=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,f,d,p,g,v,ch,bo,uh,Xg,Yg):t(s,l,c,h,u,f,m,p,d,v,g,hh,So,zd,qg,$g)}function Bd(i,e){let t=0,n=0,s=Mt(i.bands,Dd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function tw(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function ys(i,e,t,n,s,r){return vr(i,e,(o,a,l,c,h,u,d,p,g,v,m)=>{let f=o.pxRound,y=c.dir*(c.ori==0?1:-1),A=c.ori==0?bo:So,b,R;y==1?(b=t,R=n):(b=n,R=t);let T=f(u(a[b],c,v,p)),_=f(d(l[b],h,m,g)),M=f(u(a[R],c,v,p)),U=f(d(r==1?h.max:h.min,h,m,g)),L=new Path2D(s);return A(L,M,U),A(L,T,U),A(L,T,_),L})}function lh(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?uh:zd,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let p=d[0]-l;p>0&&a(o,l,n,p,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function nw(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function kd(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let p=r(i[u]),g=d==u?p:r(i[d]),v=u-s;p=o<=0&&v>=0&&v<l?r(i[v]):p;let f=d+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=p&&a.push([p,g])}return a}function hg(i){return i==0?yg:i==1?xn:e=>pr(e,i)}function Wg(i){let e=i==0?ch:hh,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Di(c,a/2,l/2),h=Di(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var ch=(i,e,t)=>{i.moveTo(e,t)},hh=(i,e,t)=>{i.moveTo(t,e)},bo=(i,e,t)=>{i.lineTo(e,t)},So=(i,e,t)=>{i.lineTo(t,e)},uh=Wg(0),zd=Wg(1),Xg=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},qg=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Yg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},$g=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Zg(i){return(e,t,n,s,r)=>vr(e,t,(o,a,l,c,h,u,d,p,g,v,m)=>{let{pxRound:f,points:y}=o,A,b;c.ori==0?(A=ch,b=Xg):(A=hh,b=qg);let R=Ot(y.width*At,3),T=(y.size-y.width)/2*At,_=Ot(T*2,3),M=new Path2D,U=new Path2D,{left:L,top:D,width:H,height:G}=e.bbox;uh(U,L-_,D-_,H+_*2,G+_*2);let C=k=>{if(l[k]!=null){let q=f(u(a[k],c,v,p)),V=f(d(l[k],h,m,g));A(M,q+T,V),b(M,q,V,T,0,eh*2)}};if(r)r.forEach(C);else for(let k=n;k<=s;k++)C(k);return{stroke:R>0?M:null,fill:M,clip:U,flags:vo|wd}})}function Kg(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var iw=Kg(bo),sw=Kg(So);function Jg(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>vr(t,n,(o,a,l,c,h,u,d,p,g,v,m)=>{[s,r]=sh(l,s,r);let f=o.pxRound,y=G=>f(u(G,c,v,p)),A=G=>f(d(G,h,m,g)),b,R;c.ori==0?(b=bo,R=iw):(b=So,R=sw);let T=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vo},M=_.stroke,U=!1;if(r-s>=v*4){let G=ue=>t.posToVal(ue,c.key,!0),C=null,k=null,q,V,ce,J=y(a[T==1?s:r]),Q=y(a[s]),se=y(a[r]),de=G(T==1?Q+1:se-1);for(let ue=T==1?s:r;ue>=s&&ue<=r;ue+=T){let ee=a[ue],xe=(T==1?ee<de:ee>de)?J:y(ee),Ae=l[ue];xe==J?Ae!=null?(V=Ae,C==null?(b(M,xe,A(V)),q=C=k=V):V<C?C=V:V>k&&(k=V)):Ae===null&&(U=!0):(C!=null&&R(M,J,A(C),A(k),A(q),A(V)),Ae!=null?(V=Ae,b(M,xe,A(V)),C=k=q=V):(C=k=null,Ae===null&&(U=!0)),J=xe,de=G(J+T))}C!=null&&C!=k&&ce!=J&&R(M,J,A(C),A(k),A(q),A(V))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let C=l[G];C===null?U=!0:C!=null&&b(M,y(a[G]),A(C))}let[D,H]=Bd(t,n);if(o.fill!=null||D!=0){let G=_.fill=new Path2D(M),C=o.fillTo(t,n,o.min,o.max,D),k=A(C),q=y(a[s]),V=y(a[r]);T==-1&&([V,q]=[q,V]),b(G,V,k),b(G,q,k)}if(!o.spanGaps){let G=[];U&&G.push(...kd(a,l,s,r,T,y,e)),_.gaps=G=o.gaps(t,n,s,r,G),_.clip=lh(G,c.ori,p,g,v,m)}return H!=0&&(_.band=H==2?[ys(t,n,s,r,M,-1),ys(t,n,s,r,M,1)]:ys(t,n,s,r,M,H)),_})}function rw(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,l)=>vr(r,o,(c,h,u,d,p,g,v,m,f,y,A)=>{[a,l]=sh(u,a,l);let b=c.pxRound,{left:R,width:T}=r.bbox,_=Q=>b(g(Q,d,y,m)),M=Q=>b(v(Q,p,A,f)),U=d.ori==0?bo:So,L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vo},D=L.stroke,H=d.dir*(d.ori==0?1:-1),G=M(u[H==1?a:l]),C=_(h[H==1?a:l]),k=C,q=C;s&&e==-1&&(q=R,U(D,q,G)),U(D,C,G);for(let Q=H==1?a:l;Q>=a&&Q<=l;Q+=H){let se=u[Q];if(se==null)continue;let de=_(h[Q]),ue=M(se);e==1?U(D,de,G):U(D,k,ue),U(D,de,ue),G=ue,k=de}let V=k;s&&e==1&&(V=R+T,U(D,V,G));let[ce,J]=Bd(r,o);if(c.fill!=null||ce!=0){let Q=L.fill=new Path2D(D),se=c.fillTo(r,o,c.min,c.max,ce),de=M(se);U(Q,V,de),U(Q,q,de)}if(!c.spanGaps){let Q=[];Q.push(...kd(h,u,a,l,H,_,n));let se=c.width*At/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),L.gaps=Q=c.gaps(r,o,a,l,Q),L.clip=lh(Q,d.ori,m,f,y,A)}return J!=0&&(L.band=J==2?[ys(r,o,a,l,D,-1),ys(r,o,a,l,D,1)]:ys(r,o,a,l,D,J)),L})}function ug(i,e,t,n,s,r,o=Ft){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=vn(i[l]-i[a]);h<c&&(c=h,o=vn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function ow(i){i=i||Ua;let e=Mt(i.size,[.6,Ft,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=yt(s),o=1-e[0],a=Mt(e[1],Ft),l=Mt(e[2],1),c=Mt(i.disp,Ua),h=Mt(i.each,p=>{}),{fill:u,stroke:d}=c;return(p,g,v,m)=>vr(p,g,(f,y,A,b,R,T,_,M,U,L,D)=>{let H=f.pxRound,G=t,C=n*At,k=a*At,q=l*At,V,ce;b.ori==0?[V,ce]=r(p,g):[ce,V]=r(p,g);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?uh:zd,se=b.ori==0?h:(Ce,Ke,at,Me,Ut,He,Ye)=>{h(Ce,Ke,at,Ut,Me,Ye,He)},de=Mt(p.bands,Dd).find(Ce=>Ce.series[0]==g),ue=de!=null?de.dir:0,ee=f.fillTo(p,g,f.min,f.max,ue),me=H(_(ee,R,D,U)),xe,Ae,Se,We=L,ot=H(f.width*At),Ve=!1,ft=null,ht=null,st=null,Xt=null;u!=null&&(ot==0||d!=null)&&(Ve=!0,ft=u.values(p,g,v,m),ht=new Map,new Set(ft).forEach(Ce=>{Ce!=null&&ht.set(Ce,new Path2D)}),ot>0&&(st=d.values(p,g,v,m),Xt=new Map,new Set(st).forEach(Ce=>{Ce!=null&&Xt.set(Ce,new Path2D)})));let{x0:Bt,size:rn}=c;if(Bt!=null&&rn!=null){G=1,y=Bt.values(p,g,v,m),Bt.unit==2&&(y=y.map(at=>p.posToVal(M+at*L,b.key,!0)));let Ce=rn.values(p,g,v,m);rn.unit==2?Ae=Ce[0]*L:Ae=T(Ce[0],b,L,M)-T(0,b,L,M),We=ug(y,A,T,b,L,M,We),Se=We-Ae+C}else We=ug(y,A,T,b,L,M,We),Se=We*o+C,Ae=We-Se;Se<1&&(Se=0),ot>=Ae/2&&(ot=0),Se<5&&(H=yg);let Dt=Se>0,yn=We-Se-(Dt?ot:0);Ae=H(bd(yn,q,k)),xe=(G==0?Ae/2:G==J?0:Ae)-G*J*((G==0?C/2:0)+(Dt?ot/2:0));let bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},fn=Ve?null:new Path2D,Jt=null;if(de!=null)Jt=p.data[de.series[1]];else{let{y0:Ce,y1:Ke}=c;Ce!=null&&Ke!=null&&(A=Ke.values(p,g,v,m),Jt=Ce.values(p,g,v,m))}let on=V*Ae,O=ce*Ae;for(let Ce=J==1?v:m;Ce>=v&&Ce<=m;Ce+=J){let Ke=A[Ce];if(Ke==null)continue;if(Jt!=null){let X=Jt[Ce]??0;if(Ke-X==0)continue;me=_(X,R,D,U)}let at=b.distr!=2||c!=null?y[Ce]:Ce,Me=T(at,b,L,M),Ut=_(Mt(Ke,ee),R,D,U),He=H(Me-xe),Ye=H(Yn(Ut,me)),P=H(Di(Ut,me)),S=Ye-P;if(Ke!=null){let X=Ke<0?O:on,he=Ke<0?on:O;Ve?(ot>0&&st[Ce]!=null&&Q(Xt.get(st[Ce]),He,P+ci(ot/2),Ae,Yn(0,S-ot),X,he),ft[Ce]!=null&&Q(ht.get(ft[Ce]),He,P+ci(ot/2),Ae,Yn(0,S-ot),X,he)):Q(fn,He,P+ci(ot/2),Ae,Yn(0,S-ot),X,he),se(p,g,Ce,He-ot/2,P,Ae+ot,S)}}return ot>0?bt.stroke=Ve?Xt:fn:Ve||(bt._fill=f.width==0?f._fill:f._stroke??f._fill,bt.width=0),bt.fill=Ve?ht:fn,bt})}function aw(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>vr(n,s,(a,l,c,h,u,d,p,g,v,m,f)=>{[r,o]=sh(c,r,o);let y=a.pxRound,A=V=>y(d(V,h,m,g)),b=V=>y(p(V,u,f,v)),R,T,_;h.ori==0?(R=ch,_=bo,T=Yg):(R=hh,_=So,T=$g);let M=h.dir*(h.ori==0?1:-1),U=A(l[M==1?r:o]),L=U,D=[],H=[];for(let V=M==1?r:o;V>=r&&V<=o;V+=M)if(c[V]!=null){let J=l[V],Q=A(J);D.push(L=Q),H.push(b(c[V]))}let G={stroke:i(D,H,R,_,T,y),fill:null,clip:null,band:null,gaps:null,flags:vo},C=G.stroke,[k,q]=Bd(n,s);if(a.fill!=null||k!=0){let V=G.fill=new Path2D(C),ce=a.fillTo(n,s,a.min,a.max,k),J=b(ce);_(V,L,J),_(V,U,J)}if(!a.spanGaps){let V=[];V.push(...kd(l,c,r,o,M,A,t)),G.gaps=V=a.gaps(n,s,r,o,V),G.clip=lh(V,h.ori,g,v,m,f)}return q!=0&&(G.band=q==2?[ys(n,s,r,o,C,-1),ys(n,s,r,o,C,1)]:ys(n,s,r,o,C,q)),G})}function lw(i){return aw(cw,i)}function cw(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var Ed=new Set;function dg(){for(let i of Ed)i.syncRect(!0)}yo&&(_r(GS,mo,dg),_r(WS,mo,dg,!0),_r(th,mo,()=>{Cn.pxRatio=At}));var hw=Jg(),uw=Zg();function fg(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Td(r,o,e,t))}function dw(i,e){return i.map((t,n)=>n==0?{}:dn({},e,t))}function Td(i,e,t,n){return dn({},e==0?t:n,i)}function jg(i,e,t){return e==null?_o:[e,t]}var fw=jg;function pw(i,e,t){return e==null?_o:nh(e,t,Id,!0)}function Qg(i,e,t,n){return e==null?_o:rh(e,t,i.scales[n].log,!1)}var mw=Qg;function e0(i,e,t,n){return e==null?_o:Pd(e,t,i.scales[n].log,!1)}var gw=e0;function _w(i,e,t,n,s){let r=Yn(Xm(i),Xm(e)),o=e-i,a=Li(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?Ys.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function pg(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=xn((t=+s)*At))+"px"),[i,e,t]}function xw(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ot(e[2]*At,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Cn(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(x,w,I,N){let W=w.valToPct(x);return N+I*(w.dir==-1?1-W:W)}function o(x,w,I,N){let W=w.valToPct(x);return N+I*(w.dir==-1?W:1-W)}function a(x,w,I,N){return w.ori==0?r(x,w,I,N):o(x,w,I,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=_i(ES);if(i.id!=null&&(c.id=i.id),li(c,i.class),i.title){let x=_i(RS,c);x.textContent=i.title}let h=Ii("canvas"),u=n.ctx=h.getContext("2d"),d=_i(CS,c);_r("click",d,x=>{x.target===g&&(zt!=Tr||qt!=Ar)&&Pn.click(n,x)},!0);let p=n.under=_i(PS,d);d.appendChild(h);let g=n.over=_i(IS,d);i=xo(i);let v=+Mt(i.pxAlign,1),m=hg(v);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let f=i.ms||.001,y=n.series=s==1?fg(i.series||[],ig,lg,!1):dw(i.series||[null],ag),A=n.axes=fg(i.axes||[],ng,rg,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(x=>{x.fill=yt(x.fill||null),x.dir=Mt(x.dir,-1)});let T=s==2?y[1].facets[0].scale:y[0].scale,_={axes:ts,series:mt},M=(i.drawOrder||["axes","series"]).map(x=>_[x]);function U(x){let w=x.distr==3?I=>vs(I>0?I:x.clamp(n,I,x.min,x.max,x.key)):x.distr==4?I=>fd(I,x.asinh):x.distr==100?I=>x.fwd(I):I=>I;return I=>{let N=w(I),{_min:W,_max:K}=x,ae=K-W;return(N-W)/ae}}function L(x){let w=b[x];if(w==null){let I=(i.scales||Ua)[x]||Ua;if(I.from!=null){L(I.from);let N=dn({},b[I.from],I,{key:x});N.valToPct=U(N),b[x]=N}else{w=b[x]=dn({},x==T?Vg:ew,I),w.key=x;let N=w.time,W=w.range,K=qs(W);if((x!=T||s==2&&!N)&&(K&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Vm:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Vm:{mode:1,hard:W[1],soft:W[1]}},K=!1),!K&&ah(W))){let ae=W;W=(fe,ye,De)=>ye==null?_o:nh(ye,De,ae)}w.range=yt(W||(N?fw:x==T?w.distr==3?mw:w.distr==4?gw:jg:w.distr==3?Qg:w.distr==4?e0:pw)),w.auto=yt(K?!1:w.auto),w.clamp=yt(w.clamp||QM),w._min=w._max=null,w.valToPct=U(w)}}}L("x"),L("y"),s==1&&y.forEach(x=>{L(x.scale)}),A.forEach(x=>{L(x.scale)});for(let x in i.scales)L(x);let D=b[T],H=D.distr,G,C;D.ori==0?(li(c,TS),G=r,C=o):(li(c,AS),G=o,C=r);let k={};for(let x in b){let w=b[x];(w.min!=null||w.max!=null)&&(k[x]={min:w.min,max:w.max},w.min=w.max=null)}let q=i.tzDate||(x=>new Date(xn(x/f))),V=i.fmtDate||Nd,ce=f==1?TM(q):CM(q),J=Qm(q,jm(f==1?EM:RM,V)),Q=tg(q,eg(IM,V)),se=[],de=n.legend=dn({},NM,i.legend),ue=n.cursor=dn({},zM,{drag:{y:s==2}},i.cursor),ee=de.show,me=ue.show,xe=de.markers;de.idxs=se,xe.width=yt(xe.width),xe.dash=yt(xe.dash),xe.stroke=yt(xe.stroke),xe.fill=yt(xe.fill);let Ae,Se,We,ot=[],Ve=[],ft,ht=!1,st={};if(de.live){let x=y[1]?y[1].values:null;ht=x!=null,ft=ht?x(n,1,0):{_:0};for(let w in ft)st[w]=Rd}if(ee)if(Ae=Ii("table",OS,c),We=Ii("tbody",null,Ae),de.mount(n,Ae),ht){Se=Ii("thead",null,Ae,We);let x=Ii("tr",null,Se);Ii("th",null,x);for(var Xt in ft)Ii("th",Cm,x).textContent=Xt}else li(Ae,kS),de.live&&li(Ae,BS);let Bt={show:!0},rn={show:!1};function Dt(x,w){if(w==0&&(ht||!de.live||s==2))return _o;let I=[],N=Ii("tr",zS,We,We.childNodes[w]);li(N,x.class),x.show||li(N,gr);let W=Ii("th",null,N);if(xe.show){let fe=_i(HS,W);if(w>0){let ye=xe.width(n,w);ye&&(fe.style.border=ye+"px "+xe.dash(n,w)+" "+xe.stroke(n,w)),fe.style.background=xe.fill(n,w)}}let K=_i(Cm,W);x.label instanceof HTMLElement?K.appendChild(x.label):K.textContent=x.label,w>0&&(xe.show||(K.style.color=x.width>0?xe.stroke(n,w):xe.fill(n,w)),bt("click",W,fe=>{if(ue._lock)return;Qe(fe);let ye=y.indexOf(x);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=y.some((Ue,Oe)=>Oe>0&&Oe!=ye&&Ue.show);y.forEach((Ue,Oe)=>{Oe>0&&Oi(Oe,De?Oe==ye?Bt:rn:Bt,!0,hn.setSeries)})}else Oi(ye,{show:!x.show},!0,hn.setSeries)},!1),et&&bt(Dm,W,fe=>{ue._lock||(Qe(fe),Oi(y.indexOf(x),Cr,!0,hn.setSeries))},!1));for(var ae in ft){let fe=Ii("td",VS,N);fe.textContent="--",I.push(fe)}return[N,I]}let yn=new Map;function bt(x,w,I,N=!0){let W=yn.get(w)||{},K=ue.bind[x](n,w,I,N);K&&(_r(x,w,W[x]=K),yn.set(w,W))}function fn(x,w,I){let N=yn.get(w)||{};for(let W in N)(x==null||W==x)&&(yd(W,w,N[W]),delete N[W]);x==null&&yn.delete(w)}let Jt=0,on=0,O=0,Ce=0,Ke=0,at=0,Me=Ke,Ut=at,He=O,Ye=Ce,P=0,S=0,X=0,he=0;n.bbox={};let oe=!1,_e=!1,ve=!1,te=!1,ie=!1,pe=!1;function F(x,w,I){(I||x!=n.width||w!=n.height)&&re(x,w),ut(!1),ve=!0,_e=!0,Nn()}function re(x,w){n.width=Jt=O=x,n.height=on=Ce=w,Ke=at=0,be(),Ge();let I=n.bbox;P=I.left=pr(Ke*At,.5),S=I.top=pr(at*At,.5),X=I.width=pr(O*At,.5),he=I.height=pr(Ce*At,.5)}let ne=3;function we(){let x=!1,w=0;for(;!x;){w++;let I=Mr(w),N=Fi(w);x=w==ne||I&&N,x||(re(n.width,n.height),_e=!0)}}function ge({width:x,height:w}){F(x,w)}n.setSize=ge;function be(){let x=!1,w=!1,I=!1,N=!1;A.forEach((W,K)=>{if(W.show&&W._show){let{side:ae,_size:fe}=W,ye=ae%2,De=W.label!=null?W.labelSize:0,Ue=fe+De;Ue>0&&(ye?(O-=Ue,ae==3?(Ke+=Ue,N=!0):I=!0):(Ce-=Ue,ae==0?(at+=Ue,x=!0):w=!0))}}),Ni[0]=x,Ni[1]=I,Ni[2]=w,Ni[3]=N,O-=yi[1]+yi[3],Ke+=yi[3],Ce-=yi[2]+yi[0],at+=yi[0]}function Ge(){let x=Ke+O,w=at+Ce,I=Ke,N=at;function W(K,ae){switch(K){case 1:return x+=ae,x-ae;case 2:return w+=ae,w-ae;case 3:return I-=ae,I+ae;case 0:return N-=ae,N+ae}}A.forEach((K,ae)=>{if(K.show&&K._show){let fe=K.side;K._pos=W(fe,K._size),K.label!=null&&(K._lpos=W(fe,K.labelSize))}})}if(ue.dataIdx==null){let x=ue.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let I=x.prox=yt(x.prox),N=x.bias??=0;ue.dataIdx=(W,K,ae,fe)=>{if(K==0)return ae;let ye=ae,De=I(W,K,ae,fe)??Ft,Ue=De>=0&&De<Ft,Oe=D.ori==0?O:Ce,rt=ue.left,wt=e[0],St=e[K];if(w.has(St[ae])){ye=null;let _t=null,je=null,Xe;if(N==0||N==-1)for(Xe=ae;_t==null&&Xe-- >0;)w.has(St[Xe])||(_t=Xe);if(N==0||N==1)for(Xe=ae;je==null&&Xe++<St.length;)w.has(St[Xe])||(je=Xe);if(_t!=null||je!=null)if(Ue){let Vt=_t==null?-1/0:G(wt[_t],D,Oe,0),en=je==null?1/0:G(wt[je],D,Oe,0),wn=rt-Vt,Nt=en-rt;wn<=Nt?wn<=De&&(ye=_t):Nt<=De&&(ye=je)}else ye=je==null?_t:_t==null?je:ae-_t<=je-ae?_t:je}else Ue&&vn(rt-G(wt[ae],D,Oe,0))>De&&(ye=null);return ye}}let Qe=x=>{ue.event=x};ue.idxs=se,ue._lock=!1;let le=ue.points;le.show=yt(le.show),le.size=yt(le.size),le.stroke=yt(le.stroke),le.width=yt(le.width),le.fill=yt(le.fill);let Be=n.focus=dn({},i.focus||{alpha:.3},ue.focus),et=Be.prox>=0,Re=et&&le.one,ct=[],kt=[],Bn=[];function wo(x,w){let I=le.show(n,w);if(I instanceof HTMLElement)return li(I,FS),li(I,x.class),Ji(I,-10,-10,O,Ce),g.insertBefore(I,ct[w]),I}function yr(x,w){if(s==1||w>0){let I=s==1&&b[x.scale].time,N=x.value;x.value=I?$m(N)?tg(q,eg(N,V)):N||Q:N||KM,x.label=x.label||(I?VM:HM)}if(Re||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||hw||eM,x.fillTo=yt(x.fillTo||tw),x.pxAlign=+Mt(x.pxAlign,v),x.pxRound=hg(x.pxAlign),x.stroke=yt(x.stroke||null),x.fill=yt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let I=JM(Yn(1,x.width),1),N=x.points=dn({},{size:I,width:Yn(1,I*.2),stroke:x.stroke,space:I*2,paths:uw,_stroke:null,_fill:null},x.points);N.show=yt(N.show),N.filter=yt(N.filter),N.fill=yt(N.fill),N.stroke=yt(N.stroke),N.paths=yt(N.paths),N.pxAlign=x.pxAlign}if(ee){let I=Dt(x,w);ot.splice(w,0,I[0]),Ve.splice(w,0,I[1]),de.values.push(null)}if(me){se.splice(w,0,null);let I=null;Re?w==0&&(I=wo(x,w)):w>0&&(I=wo(x,w)),ct.splice(w,0,I),kt.splice(w,0,0),Bn.splice(w,0,0)}Mn("addSeries",w)}function gh(x,w){w=w??y.length,x=s==1?Td(x,w,ig,lg):Td(x,w,{},ag),y.splice(w,0,x),yr(y[w],w)}n.addSeries=gh;function Ba(x){if(y.splice(x,1),ee){de.values.splice(x,1),Ve.splice(x,1);let w=ot.splice(x,1)[0];fn(null,w.firstChild),w.remove()}me&&(se.splice(x,1),ct.splice(x,1)[0].remove(),kt.splice(x,1),Bn.splice(x,1)),Mn("delSeries",x)}n.delSeries=Ba;let Ni=[!1,!1,!1,!1];function ji(x,w){if(x._show=x.show,x.show){let I=x.side%2,N=b[x.scale];N==null&&(x.scale=I?y[1].scale:T,N=b[x.scale]);let W=N.time;x.size=yt(x.size),x.space=yt(x.space),x.rotate=yt(x.rotate),qs(x.incrs)&&x.incrs.forEach(ae=>{!Ys.has(ae)&&Ys.set(ae,Mg(ae))}),x.incrs=yt(x.incrs||(N.distr==2?SM:W?f==1?wM:AM:mr)),x.splits=yt(x.splits||(W&&N.distr==1?ce:N.distr==3?Sd:N.distr==4?XM:WM)),x.stroke=yt(x.stroke),x.grid.stroke=yt(x.grid.stroke),x.ticks.stroke=yt(x.ticks.stroke),x.border.stroke=yt(x.border.stroke);let K=x.values;x.values=qs(K)&&!qs(K[0])?yt(K):W?qs(K)?Qm(q,jm(K,V)):$m(K)?PM(q,K):K||J:K||GM,x.filter=yt(x.filter||(N.distr>=3&&N.log==10?$M:N.distr==3&&N.log==2?ZM:bg)),x.font=pg(x.font),x.labelFont=pg(x.labelFont),x._size=x.size(n,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Ni[w]=!0,x._el=_i(LS,d))}}function Qi(x,w,I,N){let[W,K,ae,fe]=I,ye=w%2,De=0;return ye==0&&(fe||K)&&(De=w==0&&!W||w==2&&!ae?xn(ng.size/3):0),ye==1&&(W||ae)&&(De=w==1&&!K||w==3&&!fe?xn(rg.size/2):0),De}let Eo=n.padding=(i.padding||[Qi,Qi,Qi,Qi]).map(x=>yt(Mt(x,Qi))),yi=n._padding=Eo.map((x,w)=>x(n,w,Ni,0)),jt,nn=null,sn=null,Ui=s==1?y[0].idxs:null,jn=null,bs=!1;function To(x,w){if(e=x??[],n.data=n._data=e,s==2){jt=0;for(let I=1;I<y.length;I++)jt+=e[I][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),jn=e[0],jt=jn.length;let I=e;if(H==2){I=e.slice();let N=I[0]=Array(jt);for(let W=0;W<jt;W++)N[W]=W}n._data=e=I}if(ut(!0),Mn("setData"),H==2&&(ve=!0),w!==!1){let I=D;I.auto(n,bs)?Ao():ws(T,I.min,I.max),te=te||ue.left>=0,pe=!0,Nn()}}n.setData=To;function Ao(){bs=!0;let x,w;s==1&&(jt>0?(nn=Ui[0]=0,sn=Ui[1]=jt-1,x=e[0][nn],w=e[0][sn],H==2?(x=nn,w=sn):x==w&&(H==3?[x,w]=rh(x,x,D.log,!1):H==4?[x,w]=Pd(x,x,D.log,!1):D.time?w=x+xn(86400/f):[x,w]=nh(x,w,Id,!0))):(nn=Ui[0]=x=null,sn=Ui[1]=w=null)),ws(T,x,w)}let br,Ss,Sr,E,z,j,Y,Z,Ee,Pe;function Te(x,w,I,N,W,K){x??=Im,I??=Dd,N??="butt",W??=Im,K??="round",x!=br&&(u.strokeStyle=br=x),W!=Ss&&(u.fillStyle=Ss=W),w!=Sr&&(u.lineWidth=Sr=w),K!=z&&(u.lineJoin=z=K),N!=j&&(u.lineCap=j=N),I!=E&&u.setLineDash(E=I)}function Ie(x,w,I,N){w!=Ss&&(u.fillStyle=Ss=w),x!=Y&&(u.font=Y=x),I!=Z&&(u.textAlign=Z=I),N!=Ee&&(u.textBaseline=Ee=N)}function ze(x,w,I,N,W=0){if(N.length>0&&x.auto(n,bs)&&(w==null||w.min==null)){let K=Mt(nn,0),ae=Mt(sn,N.length-1),fe=I.min==null?$S(N,K,ae,W,x.distr==3):[I.min,I.max];x.min=Di(x.min,I.min=fe[0]),x.max=Yn(x.max,I.max=fe[1])}}let nt={min:null,max:null};function pt(){for(let N in b){let W=b[N];k[N]==null&&(W.min==null||k[T]!=null&&W.auto(n,bs))&&(k[N]=nt)}for(let N in b){let W=b[N];k[N]==null&&W.from!=null&&k[W.from]!=null&&(k[N]=nt)}k[T]!=null&&ut(!0);let x={};for(let N in k){let W=k[N];if(W!=null){let K=x[N]=xo(b[N],iM);if(W.min!=null)dn(K,W);else if(N!=T||s==2)if(jt==0&&K.from==null){let ae=K.range(n,null,null,N);K.min=ae[0],K.max=ae[1]}else K.min=Ft,K.max=-Ft}}if(jt>0){y.forEach((N,W)=>{if(s==1){let K=N.scale,ae=k[K];if(ae==null)return;let fe=x[K];if(W==0){let ye=fe.range(n,fe.min,fe.max,K);fe.min=ye[0],fe.max=ye[1],nn=Li(fe.min,e[0]),sn=Li(fe.max,e[0]),sn-nn>1&&(e[0][nn]<fe.min&&nn++,e[0][sn]>fe.max&&sn--),N.min=jn[nn],N.max=jn[sn]}else N.show&&N.auto&&ze(fe,ae,N,e[W],N.sorted);N.idxs[0]=nn,N.idxs[1]=sn}else if(W>0&&N.show&&N.auto){let[K,ae]=N.facets,fe=K.scale,ye=ae.scale,[De,Ue]=e[W],Oe=x[fe],rt=x[ye];Oe!=null&&ze(Oe,k[fe],K,De,K.sorted),rt!=null&&ze(rt,k[ye],ae,Ue,ae.sorted),N.min=ae.min,N.max=ae.max}});for(let N in x){let W=x[N],K=k[N];if(W.from==null&&(K==null||K.min==null)){let ae=W.range(n,W.min==Ft?null:W.min,W.max==-Ft?null:W.max,N);W.min=ae[0],W.max=ae[1]}}}for(let N in x){let W=x[N];if(W.from!=null){let K=x[W.from];if(K.min==null)W.min=W.max=null;else{let ae=W.range(n,K.min,K.max,N);W.min=ae[0],W.max=ae[1]}}}let w={},I=!1;for(let N in x){let W=x[N],K=b[N];if(K.min!=W.min||K.max!=W.max){K.min=W.min,K.max=W.max;let ae=K.distr;K._min=ae==3?vs(K.min):ae==4?fd(K.min,K.asinh):ae==100?K.fwd(K.min):K.min,K._max=ae==3?vs(K.max):ae==4?fd(K.max,K.asinh):ae==100?K.fwd(K.max):K.max,w[N]=I=!0}}if(I){y.forEach((N,W)=>{s==2?W>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)ve=!0,Mn("setScale",N);me&&ue.left>=0&&(te=pe=!0)}for(let N in k)k[N]=null}function ke(x){let w=bd(nn-1,0,jt-1),I=bd(sn+1,0,jt-1);for(;x[w]==null&&w>0;)w--;for(;x[I]==null&&I<jt-1;)I++;return[w,I]}function mt(){if(jt>0){let x=y.some(w=>w._focus)&&Pe!=Be.alpha;x&&(u.globalAlpha=Pe=Be.alpha),y.forEach((w,I)=>{if(I>0&&w.show&&(Zt(I,!1),Zt(I,!0),w._paths==null)){let N=Pe;Pe!=w.alpha&&(u.globalAlpha=Pe=w.alpha);let W=s==2?[0,e[I][0].length-1]:ke(e[I]);w._paths=w.paths(n,I,W[0],W[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),y.forEach((w,I)=>{if(I>0&&w.show){let N=Pe;Pe!=w.alpha&&(u.globalAlpha=Pe=w.alpha),w._paths!=null&&Pt(I,!1);{let W=w._paths!=null?w._paths.gaps:null,K=w.points.show(n,I,nn,sn,W),ae=w.points.filter(n,I,K,W);(K||ae)&&(w.points._paths=w.points.paths(n,I,nn,sn,ae),Pt(I,!0))}Pe!=N&&(u.globalAlpha=Pe=N),Mn("drawSeries",I)}}),x&&(u.globalAlpha=Pe=1)}}function Zt(x,w){let I=w?y[x].points:y[x];I._stroke=I.stroke(n,x),I._fill=I.fill(n,x)}function Pt(x,w){let I=w?y[x].points:y[x],{stroke:N,fill:W,clip:K,flags:ae,_stroke:fe=I._stroke,_fill:ye=I._fill,_width:De=I.width}=I._paths;De=Ot(De*At,3);let Ue=null,Oe=De%2/2;w&&ye==null&&(ye=De>0?"#fff":fe);let rt=I.pxAlign==1&&Oe>0;if(rt&&u.translate(Oe,Oe),!w){let wt=P-De/2,St=S-De/2,_t=X+De,je=he+De;Ue=new Path2D,Ue.rect(wt,St,_t,je)}w?Fe(fe,De,I.dash,I.cap,ye,N,W,ae,K):It(x,fe,De,I.dash,I.cap,ye,N,W,ae,Ue,K),rt&&u.translate(-Oe,-Oe)}function It(x,w,I,N,W,K,ae,fe,ye,De,Ue){let Oe=!1;ye!=0&&R.forEach((rt,wt)=>{if(rt.series[0]==x){let St=y[rt.series[1]],_t=e[rt.series[1]],je=(St._paths||Ua).band;qs(je)&&(je=rt.dir==1?je[0]:je[1]);let Xe,Vt=null;St.show&&je&&KS(_t,nn,sn)?(Vt=rt.fill(n,wt)||K,Xe=St._paths.clip):je=null,Fe(w,I,N,W,Vt,ae,fe,ye,De,Ue,Xe,je),Oe=!0}}),Oe||Fe(w,I,N,W,K,ae,fe,ye,De,Ue)}let pn=vo|wd;function Fe(x,w,I,N,W,K,ae,fe,ye,De,Ue,Oe){Te(x,w,I,N,W),(ye||De||Oe)&&(u.save(),ye&&u.clip(ye),De&&u.clip(De)),Oe?(fe&pn)==pn?(u.clip(Oe),Ue&&u.clip(Ue),xt(W,ae),an(x,K,w)):fe&wd?(xt(W,ae),u.clip(Oe),an(x,K,w)):fe&vo&&(u.save(),u.clip(Oe),Ue&&u.clip(Ue),xt(W,ae),u.restore(),an(x,K,w)):(xt(W,ae),an(x,K,w)),(ye||De||Oe)&&u.restore()}function an(x,w,I){I>0&&(w instanceof Map?w.forEach((N,W)=>{u.strokeStyle=br=W,u.stroke(N)}):w!=null&&x&&u.stroke(w))}function xt(x,w){w instanceof Map?w.forEach((I,N)=>{u.fillStyle=Ss=N,u.fill(I)}):w!=null&&x&&u.fill(w)}function es(x,w,I,N){let W=A[x],K;if(N<=0)K=[0,0];else{let ae=W._space=W.space(n,x,w,I,N),fe=W._incrs=W.incrs(n,x,w,I,N,ae);K=_w(w,I,fe,N,ae)}return W._found=K}function ln(x,w,I,N,W,K,ae,fe,ye,De){let Ue=ae%2/2;v==1&&u.translate(Ue,Ue),Te(fe,ae,ye,De,fe),u.beginPath();let Oe,rt,wt,St,_t=W+(N==0||N==3?-K:K);I==0?(rt=W,St=_t):(Oe=W,wt=_t);for(let je=0;je<x.length;je++)w[je]!=null&&(I==0?Oe=wt=x[je]:rt=St=x[je],u.moveTo(Oe,rt),u.lineTo(wt,St));u.stroke(),v==1&&u.translate(-Ue,-Ue)}function Mr(x){let w=!0;return A.forEach((I,N)=>{if(!I.show)return;let W=b[I.scale];if(W.min==null){I._show&&(w=!1,I._show=!1,ut(!1));return}else I._show||(w=!1,I._show=!0,ut(!1));let K=I.side,ae=K%2,{min:fe,max:ye}=W,[De,Ue]=es(N,fe,ye,ae==0?O:Ce);if(Ue==0)return;let Oe=W.distr==2,rt=I._splits=I.splits(n,N,fe,ye,De,Ue,Oe),wt=W.distr==2?rt.map(Xe=>jn[Xe]):rt,St=W.distr==2?jn[rt[1]]-jn[rt[0]]:De,_t=I._values=I.values(n,I.filter(n,wt,N,Ue,St),N,Ue,St);I._rotate=K==2?I.rotate(n,_t,N,Ue):0;let je=I._size;I._size=xi(I.size(n,_t,N,x)),je!=null&&I._size!=je&&(w=!1)}),w}function Fi(x){let w=!0;return Eo.forEach((I,N)=>{let W=I(n,N,Ni,x);W!=yi[N]&&(w=!1),yi[N]=W}),w}function ts(){for(let x=0;x<A.length;x++){let w=A[x];if(!w.show||!w._show)continue;let I=w.side,N=I%2,W,K,ae=w.stroke(n,x),fe=I==0||I==3?-1:1,[ye,De]=w._found;if(w.label!=null){let Hn=w.labelGap*fe,ti=xn((w._lpos+Hn)*At);Ie(w.labelFont[0],ae,"center",I==2?"top":Pm),u.save(),N==1?(W=K=0,u.translate(ti,xn(S+he/2)),u.rotate((I==3?-eh:eh)/2)):(W=xn(P+X/2),K=ti);let Ks=vg(w.label)?w.label(n,x,ye,De):w.label;u.fillText(Ks,W,K),u.restore()}if(De==0)continue;let Ue=b[w.scale],Oe=N==0?X:he,rt=N==0?P:S,wt=w._splits,St=Ue.distr==2?wt.map(Hn=>jn[Hn]):wt,_t=Ue.distr==2?jn[wt[1]]-jn[wt[0]]:ye,je=w.ticks,Xe=w.border,Vt=je.show?je.size:0,en=xn(Vt*At),wn=xn((w.alignTo==2?w._size-Vt-w.gap:w.gap)*At),Nt=w._rotate*-eh/180,tn=m(w._pos*At),Qn=(en+wn)*fe,zn=tn+Qn;K=N==0?zn:0,W=N==1?zn:0;let ui=w.font[0],bi=w.align==1?fo:w.align==2?hd:Nt>0?fo:Nt<0?hd:N==0?"center":I==3?hd:fo,ki=Nt||N==1?"middle":I==2?"top":Pm;Ie(ui,ae,bi,ki);let ei=w.font[1]*w.lineGap,di=wt.map(Hn=>m(a(Hn,Ue,Oe,rt))),Si=w._values;for(let Hn=0;Hn<Si.length;Hn++){let ti=Si[Hn];if(ti!=null){N==0?W=di[Hn]:K=di[Hn],ti=""+ti;let Ks=ti.indexOf(`
`)==-1?[ti]:ti.split(/\n/gm);for(let Vn=0;Vn<Ks.length;Vn++){let hf=Ks[Vn];Nt?(u.save(),u.translate(W,K+Vn*ei),u.rotate(Nt),u.fillText(hf,0,0),u.restore()):u.fillText(hf,W,K+Vn*ei)}}}je.show&&ln(di,je.filter(n,St,x,De,_t),N,I,tn,en,Ot(je.width*At,3),je.stroke(n,x),je.dash,je.cap);let zi=w.grid;zi.show&&ln(di,zi.filter(n,St,x,De,_t),N,N==0?2:1,N==0?S:P,N==0?he:X,Ot(zi.width*At,3),zi.stroke(n,x),zi.dash,zi.cap),Xe.show&&ln([tn],[1],N==0?1:0,N==0?1:2,N==1?S:P,N==1?he:X,Ot(Xe.width*At,3),Xe.stroke(n,x),Xe.dash,Xe.cap)}Mn("drawAxes")}function ut(x){y.forEach((w,I)=>{I>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let Qt=!1,kn=!1,Lt=[];function cn(){kn=!1;for(let x=0;x<Lt.length;x++)Mn(...Lt[x]);Lt.length=0}function Nn(){Qt||(hM(Xd),Qt=!0)}function ka(x,w=!1){Qt=!0,kn=w,x(n),Xd(),w&&Lt.length>0&&queueMicrotask(cn)}n.batch=ka;function Xd(){if(oe&&(pt(),oe=!1),ve&&(we(),ve=!1),_e){if(Wt(p,fo,Ke),Wt(p,"top",at),Wt(p,Ia,O),Wt(p,La,Ce),Wt(g,fo,Ke),Wt(g,"top",at),Wt(g,Ia,O),Wt(g,La,Ce),Wt(d,Ia,Jt),Wt(d,La,on),h.width=xn(Jt*At),h.height=xn(on*At),A.forEach(({_el:x,_show:w,_size:I,_pos:N,side:W})=>{if(x!=null)if(w){let K=W===3||W===0?I:0,ae=W%2==1;Wt(x,ae?"left":"top",N-K),Wt(x,ae?"width":"height",I),Wt(x,ae?"top":"left",ae?at:Ke),Wt(x,ae?"height":"width",ae?Ce:O),vd(x,gr)}else li(x,gr)}),br=Ss=Sr=z=j=Y=Z=Ee=E=null,Pe=1,Po(!0),Ke!=Me||at!=Ut||O!=He||Ce!=Ye){ut(!1);let x=O/He,w=Ce/Ye;if(me&&!te&&ue.left>=0){ue.left*=x,ue.top*=w,wr&&Ji(wr,xn(ue.left),0,O,Ce),Er&&Ji(Er,0,xn(ue.top),O,Ce);for(let I=0;I<ct.length;I++){let N=ct[I];N!=null&&(kt[I]*=x,Bn[I]*=w,Ji(N,xi(kt[I]),xi(Bn[I]),O,Ce))}}if(Ht.show&&!ie&&Ht.left>=0&&Ht.width>0){Ht.left*=x,Ht.width*=x,Ht.top*=w,Ht.height*=w;for(let I in Sh)Wt(Rr,I,Ht[I])}Me=Ke,Ut=at,He=O,Ye=Ce}Mn("setSize"),_e=!1}Jt>0&&on>0&&(u.clearRect(0,0,h.width,h.height),Mn("drawClear"),M.forEach(x=>x()),Mn("draw")),Ht.show&&ie&&(za(Ht),ie=!1),me&&te&&(Zs(null,!0,!1),te=!1),de.show&&de.live&&pe&&(yh(),pe=!1),l||(l=!0,n.status=1,Mn("ready")),bs=!1,Qt=!1}n.redraw=(x,w)=>{ve=w||!1,x!==!1?ws(T,D.min,D.max):Nn()};function _h(x,w){let I=b[x];if(I.from==null){if(jt==0){let N=I.range(n,w.min,w.max,x);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(jt>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==T&&I.distr==2&&jt>0&&(w.min=Li(w.min,e[0]),w.max=Li(w.max,e[0]),w.min==w.max&&w.max++),k[x]=w,oe=!0,Nn()}}n.setScale=_h;let xh,vh,wr,Er,qd,Yd,Tr,Ar,$d,Zd,zt,qt,Ms=!1,Pn=ue.drag,bn=Pn.x,Sn=Pn.y;me&&(ue.x&&(xh=_i(NS,g)),ue.y&&(vh=_i(US,g)),D.ori==0?(wr=xh,Er=vh):(wr=vh,Er=xh),zt=ue.left,qt=ue.top);let Ht=n.select=dn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Rr=Ht.show?_i(DS,Ht.over?g:p):null;function za(x,w){if(Ht.show){for(let I in x)Ht[I]=x[I],I in Sh&&Wt(Rr,I,x[I]);w!==!1&&Mn("setSelect")}}n.setSelect=za;function s0(x){if(y[x].show)ee&&vd(ot[x],gr);else if(ee&&li(ot[x],gr),me){let I=Re?ct[0]:ct[x];I!=null&&Ji(I,-10,-10,O,Ce)}}function ws(x,w,I){_h(x,{min:w,max:I})}function Oi(x,w,I,N){w.focus!=null&&c0(x),w.show!=null&&y.forEach((W,K)=>{K>0&&(x==K||x==null)&&(W.show=w.show,s0(K),s==2?(ws(W.facets[0].scale,null,null),ws(W.facets[1].scale,null,null)):ws(W.scale,null,null),Nn())}),I!==!1&&Mn("setSeries",x,w),N&&Io("setSeries",n,x,w)}n.setSeries=Oi;function r0(x,w){dn(R[x],w)}function o0(x,w){x.fill=yt(x.fill||null),x.dir=Mt(x.dir,-1),w=w??R.length,R.splice(w,0,x)}function a0(x){x==null?R.length=0:R.splice(x,1)}n.addBand=o0,n.setBand=r0,n.delBand=a0;function l0(x,w){y[x].alpha=w,me&&ct[x]!=null&&(ct[x].style.opacity=w),ee&&ot[x]&&(ot[x].style.opacity=w)}let ns,Es,$s,Cr={focus:!0};function c0(x){if(x!=$s){let w=x==null,I=Be.alpha!=1;y.forEach((N,W)=>{if(s==1||W>0){let K=w||W==0||W==x;N._focus=w?null:K,I&&l0(W,K?1:Be.alpha)}}),$s=x,I&&Nn()}}ee&&et&&bt(Nm,Ae,x=>{ue._lock||(Qe(x),$s!=null&&Oi(null,Cr,!0,hn.setSeries))});function Bi(x,w,I){let N=b[w];I&&(x=x/At-(N.ori==1?at:Ke));let W=O;N.ori==1&&(W=Ce,x=W-x),N.dir==-1&&(x=W-x);let K=N._min,ae=N._max,fe=x/W,ye=K+(ae-K)*fe,De=N.distr;return De==3?go(10,ye):De==4?jS(ye,N.asinh):De==100?N.bwd(ye):ye}function h0(x,w){let I=Bi(x,T,w);return Li(I,e[0],nn,sn)}n.valToIdx=x=>Li(x,e[0]),n.posToIdx=h0,n.posToVal=Bi,n.valToPos=(x,w,I)=>b[w].ori==0?r(x,b[w],I?X:O,I?P:0):o(x,b[w],I?he:Ce,I?S:0),n.setCursor=(x,w,I)=>{zt=x.left,qt=x.top,Zs(null,w,I)};function Kd(x,w){Wt(Rr,fo,Ht.left=x),Wt(Rr,Ia,Ht.width=w)}function Jd(x,w){Wt(Rr,"top",Ht.top=x),Wt(Rr,La,Ht.height=w)}let Ro=D.ori==0?Kd:Jd,Co=D.ori==1?Kd:Jd;function u0(){if(ee&&de.live)for(let x=s==2?1:0;x<y.length;x++){if(x==0&&ht)continue;let w=de.values[x],I=0;for(let N in w)Ve[x][I++].firstChild.nodeValue=w[N]}}function yh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((I,N)=>{se[N]=I}):nM(x.idx)||se.fill(x.idx),de.idx=se[0]),ee&&de.live){for(let I=0;I<y.length;I++)(I>0||s==1&&!ht)&&d0(I,se[I]);u0()}pe=!1,w!==!1&&Mn("setLegend")}n.setLegend=yh;function d0(x,w){let I=y[x],N=x==0&&H==2?jn:e[x],W;ht?W=I.values(n,x,w)??st:(W=I.value(n,w==null?null:N[w],x,w),W=W==null?st:{_:W}),de.values[x]=W}function Zs(x,w,I){$d=zt,Zd=qt,[zt,qt]=ue.move(n,zt,qt),ue.left=zt,ue.top=qt,me&&(wr&&Ji(wr,xn(zt),0,O,Ce),Er&&Ji(Er,0,xn(qt),O,Ce));let N,W=nn>sn;ns=Ft,Es=null;let K=D.ori==0?O:Ce,ae=D.ori==1?O:Ce;if(zt<0||jt==0||W){N=ue.idx=null;for(let fe=0;fe<y.length;fe++){let ye=ct[fe];ye!=null&&Ji(ye,-10,-10,O,Ce)}et&&Oi(null,Cr,!0,x==null&&hn.setSeries),de.live&&(se.fill(N),pe=!0)}else{let fe,ye,De;s==1&&(fe=D.ori==0?zt:qt,ye=Bi(fe,T),N=ue.idx=Li(ye,e[0],nn,sn),De=G(e[0][N],D,K,0));let Ue=-10,Oe=-10,rt=0,wt=0,St=!0,_t="",je="";for(let Xe=s==2?1:0;Xe<y.length;Xe++){let Vt=y[Xe],en=se[Xe],wn=en==null?null:s==1?e[Xe][en]:e[Xe][1][en],Nt=ue.dataIdx(n,Xe,N,ye),tn=Nt==null?null:s==1?e[Xe][Nt]:e[Xe][1][Nt];if(pe=pe||tn!=wn||Nt!=en,se[Xe]=Nt,Xe>0&&Vt.show){let Qn=Nt==null?-10:Nt==N?De:G(s==1?e[0][Nt]:e[Xe][0][Nt],D,K,0),zn=tn==null?-10:C(tn,s==1?b[Vt.scale]:b[Vt.facets[1].scale],ae,0);if(et&&tn!=null){let ui=D.ori==1?zt:qt,bi=vn(Be.dist(n,Xe,Nt,zn,ui));if(bi<ns){let ki=Be.bias;if(ki!=0){let ei=Bi(ui,Vt.scale),di=tn>=0?1:-1,Si=ei>=0?1:-1;Si==di&&(Si==1?ki==1?tn>=ei:tn<=ei:ki==1?tn<=ei:tn>=ei)&&(ns=bi,Es=Xe)}else ns=bi,Es=Xe}}if(pe||Re){let ui,bi;D.ori==0?(ui=Qn,bi=zn):(ui=zn,bi=Qn);let ki,ei,di,Si,zi,Hn,ti=!0,Ks=le.bbox;if(Ks!=null){ti=!1;let Vn=Ks(n,Xe);di=Vn.left,Si=Vn.top,ki=Vn.width,ei=Vn.height}else di=ui,Si=bi,ki=ei=le.size(n,Xe);if(Hn=le.fill(n,Xe),zi=le.stroke(n,Xe),Re)Xe==Es&&ns<=Be.prox&&(Ue=di,Oe=Si,rt=ki,wt=ei,St=ti,_t=Hn,je=zi);else{let Vn=ct[Xe];Vn!=null&&(kt[Xe]=di,Bn[Xe]=Si,Hm(Vn,ki,ei,ti),km(Vn,Hn,zi),Ji(Vn,xi(di),xi(Si),O,Ce))}}}}if(Re){let Xe=Be.prox,Vt=$s==null?ns<=Xe:ns>Xe||Es!=$s;if(pe||Vt){let en=ct[0];en!=null&&(kt[0]=Ue,Bn[0]=Oe,Hm(en,rt,wt,St),km(en,_t,je),Ji(en,xi(Ue),xi(Oe),O,Ce))}}}if(Ht.show&&Ms)if(x!=null){let[fe,ye]=hn.scales,[De,Ue]=hn.match,[Oe,rt]=x.cursor.sync.scales,wt=x.cursor.drag;if(bn=wt._x,Sn=wt._y,bn||Sn){let{left:St,top:_t,width:je,height:Xe}=x.select,Vt=x.scales[Oe].ori,en=x.posToVal,wn,Nt,tn,Qn,zn,ui=fe!=null&&De(fe,Oe),bi=ye!=null&&Ue(ye,rt);ui&&bn?(Vt==0?(wn=St,Nt=je):(wn=_t,Nt=Xe),tn=b[fe],Qn=G(en(wn,Oe),tn,K,0),zn=G(en(wn+Nt,Oe),tn,K,0),Ro(Di(Qn,zn),vn(zn-Qn))):Ro(0,K),bi&&Sn?(Vt==1?(wn=St,Nt=je):(wn=_t,Nt=Xe),tn=b[ye],Qn=C(en(wn,rt),tn,ae,0),zn=C(en(wn+Nt,rt),tn,ae,0),Co(Di(Qn,zn),vn(zn-Qn))):Co(0,ae)}else Mh()}else{let fe=vn($d-qd),ye=vn(Zd-Yd);if(D.ori==1){let rt=fe;fe=ye,ye=rt}bn=Pn.x&&fe>=Pn.dist,Sn=Pn.y&&ye>=Pn.dist;let De=Pn.uni;De!=null?bn&&Sn&&(bn=fe>=De,Sn=ye>=De,!bn&&!Sn&&(ye>fe?Sn=!0:bn=!0)):Pn.x&&Pn.y&&(bn||Sn)&&(bn=Sn=!0);let Ue,Oe;bn&&(D.ori==0?(Ue=Tr,Oe=zt):(Ue=Ar,Oe=qt),Ro(Di(Ue,Oe),vn(Oe-Ue)),Sn||Co(0,ae)),Sn&&(D.ori==1?(Ue=Tr,Oe=zt):(Ue=Ar,Oe=qt),Co(Di(Ue,Oe),vn(Oe-Ue)),bn||Ro(0,K)),!bn&&!Sn&&(Ro(0,0),Co(0,0))}if(Pn._x=bn,Pn._y=Sn,x==null){if(I){if(cf!=null){let[fe,ye]=hn.scales;hn.values[0]=fe!=null?Bi(D.ori==0?zt:qt,fe):null,hn.values[1]=ye!=null?Bi(D.ori==1?zt:qt,ye):null}Io(ud,n,zt,qt,O,Ce,N)}if(et){let fe=I&&hn.setSeries,ye=Be.prox;$s==null?ns<=ye&&Oi(Es,Cr,!0,fe):ns>ye?Oi(null,Cr,!0,fe):Es!=$s&&Oi(Es,Cr,!0,fe)}}pe&&(de.idx=N,yh()),w!==!1&&Mn("setCursor")}let Ts=null;Object.defineProperty(n,"rect",{get(){return Ts==null&&Po(!1),Ts}});function Po(x=!1){x?Ts=null:(Ts=g.getBoundingClientRect(),Mn("syncRect",Ts))}function jd(x,w,I,N,W,K,ae){ue._lock||Ms&&x!=null&&x.movementX==0&&x.movementY==0||(bh(x,w,I,N,W,K,ae,!1,x!=null),x!=null?Zs(null,!0,!0):Zs(w,!0,!1))}function bh(x,w,I,N,W,K,ae,fe,ye){if(Ts==null&&Po(!1),Qe(x),x!=null)I=x.clientX-Ts.left,N=x.clientY-Ts.top;else{if(I<0||N<0){zt=-10,qt=-10;return}let[De,Ue]=hn.scales,Oe=w.cursor.sync,[rt,wt]=Oe.values,[St,_t]=Oe.scales,[je,Xe]=hn.match,Vt=w.axes[0].side%2==1,en=D.ori==0?O:Ce,wn=D.ori==1?O:Ce,Nt=Vt?K:W,tn=Vt?W:K,Qn=Vt?N:I,zn=Vt?I:N;if(St!=null?I=je(De,St)?a(rt,b[De],en,0):-10:I=en*(Qn/Nt),_t!=null?N=Xe(Ue,_t)?a(wt,b[Ue],wn,0):-10:N=wn*(zn/tn),D.ori==1){let ui=I;I=N,N=ui}}ye&&(w==null||w.cursor.event.type==ud)&&((I<=1||I>=O-1)&&(I=pr(I,O)),(N<=1||N>=Ce-1)&&(N=pr(N,Ce))),fe?(qd=I,Yd=N,[Tr,Ar]=ue.move(n,I,N)):(zt=I,qt=N)}let Sh={width:0,height:0,left:0,top:0};function Mh(){za(Sh,!1)}let Qd,ef,tf,nf;function sf(x,w,I,N,W,K,ae){Ms=!0,bn=Sn=Pn._x=Pn._y=!1,bh(x,w,I,N,W,K,ae,!0,!1),x!=null&&(bt(dd,_d,rf,!1),Io(Lm,n,Tr,Ar,O,Ce,null));let{left:fe,top:ye,width:De,height:Ue}=Ht;Qd=fe,ef=ye,tf=De,nf=Ue}function rf(x,w,I,N,W,K,ae){Ms=Pn._x=Pn._y=!1,bh(x,w,I,N,W,K,ae,!1,!0);let{left:fe,top:ye,width:De,height:Ue}=Ht,Oe=De>0||Ue>0,rt=Qd!=fe||ef!=ye||tf!=De||nf!=Ue;if(Oe&&rt&&za(Ht),Pn.setScale&&Oe&&rt){let wt=fe,St=De,_t=ye,je=Ue;if(D.ori==1&&(wt=ye,St=Ue,_t=fe,je=De),bn&&ws(T,Bi(wt,T),Bi(wt+St,T)),Sn)for(let Xe in b){let Vt=b[Xe];Xe!=T&&Vt.from==null&&Vt.min!=Ft&&ws(Xe,Bi(_t+je,Xe),Bi(_t,Xe))}Mh()}else ue.lock&&(ue._lock=!ue._lock,Zs(w,!0,x!=null));x!=null&&(fn(dd,_d),Io(dd,n,zt,qt,O,Ce,null))}function f0(x,w,I,N,W,K,ae){if(ue._lock)return;Qe(x);let fe=Ms;if(Ms){let ye=!0,De=!0,Ue=10,Oe,rt;D.ori==0?(Oe=bn,rt=Sn):(Oe=Sn,rt=bn),Oe&&rt&&(ye=zt<=Ue||zt>=O-Ue,De=qt<=Ue||qt>=Ce-Ue),Oe&&ye&&(zt=zt<Tr?0:O),rt&&De&&(qt=qt<Ar?0:Ce),Zs(null,!0,!0),Ms=!1}zt=-10,qt=-10,se.fill(null),Zs(null,!0,!0),fe&&(Ms=fe)}function of(x,w,I,N,W,K,ae){ue._lock||(Qe(x),Ao(),Mh(),x!=null&&Io(Um,n,zt,qt,O,Ce,null))}function af(){A.forEach(xw),F(n.width,n.height,!0)}_r(th,mo,af);let Pr={};Pr.mousedown=sf,Pr.mousemove=jd,Pr.mouseup=rf,Pr.dblclick=of,Pr.setSeries=(x,w,I,N)=>{let W=hn.match[2];I=W(n,w,I),I!=-1&&Oi(I,N,!0,!1)},me&&(bt(Lm,g,sf),bt(ud,g,jd),bt(Dm,g,x=>{Qe(x),Po(!1)}),bt(Nm,g,f0),bt(Um,g,of),Ed.add(n),n.syncRect=Po);let Ha=n.hooks=i.hooks||{};function Mn(x,w,I){kn?Lt.push([x,w,I]):x in Ha&&Ha[x].forEach(N=>{N.call(null,n,w,I)})}(i.plugins||[]).forEach(x=>{for(let w in x.hooks)Ha[w]=(Ha[w]||[]).concat(x.hooks[w])});let lf=(x,w,I)=>I,hn=dn({key:null,setSeries:!1,filters:{pub:qm,sub:qm},scales:[T,y[1]?y[1].scale:null],match:[Ym,Ym,lf],values:[null,null]},ue.sync);hn.match.length==2&&hn.match.push(lf),ue.sync=hn;let cf=hn.key,wh=Gg(cf);function Io(x,w,I,N,W,K,ae){hn.filters.pub(x,w,I,N,W,K,ae)&&wh.pub(x,w,I,N,W,K,ae)}wh.sub(n);function p0(x,w,I,N,W,K,ae){hn.filters.sub(x,w,I,N,W,K,ae)&&Pr[x](null,w,I,N,W,K,ae)}n.pub=p0;function m0(){wh.unsub(n),Ed.delete(n),yn.clear(),yd(th,mo,af),c.remove(),Ae?.remove(),Mn("destroy")}n.destroy=m0;function Eh(){Mn("init",i,e),To(e||i.data,!1),k[T]?_h(T,k[T]):Ao(),ie=Ht.show&&(Ht.width>0||Ht.height>0),te=pe=!0,F(i.width,i.height)}return y.forEach(yr),A.forEach(ji),t?t instanceof HTMLElement?(t.appendChild(c),Eh()):t(n,Eh):Eh(),n}Cn.assign=dn;Cn.fmtNum=Ld;Cn.rangeNum=nh;Cn.rangeLog=rh;Cn.rangeAsinh=Pd;Cn.orient=vr;Cn.pxRatio=At;Cn.join=cM;Cn.fmtDate=Nd,Cn.tzDate=yM;Cn.sync=Gg;{Cn.addGap=nw,Cn.clipGaps=lh;let i=Cn.paths={points:Zg};i.linear=Jg,i.stepped=rw,i.bars=ow,i.spline=lw}var vi=i=>e=>e.column(i),Mo=i=>e=>{let t=e.column(i);return t.map(n=>n-t[0])},vw=i=>e=>e.column(i).some(t=>Math.abs(t)>1e-12),yw=[{id:"ledger",title:"Energy ledger",unit:"J",stacked:!0,hint:"where every joule is: the bands add up to what there was at the start plus work from outside (dashed)",lines:[{name:"restitution loss",colour:"#cc3fa0",of:vi("restitution_loss")},{name:"friction loss",colour:"#e69f00",of:vi("friction_loss")},{name:"potential",colour:"#5b8ff9",of:vi("potential")},{name:"kinetic",colour:"#2f9e44",of:vi("kinetic")}]},{id:"sources",title:"Work and correction",unit:"J",hint:"what came from outside (forces, your hand, moving bodies), from the removal of overlap and from the finite step",lines:[{name:"work",colour:"#d94801",of:vi("work")},{name:"kinematic work",colour:"#9c755f",of:vi("kinematic_work"),shown:vw("kinematic_work")},{name:"correction",colour:"#9c36b5",of:vi("corrected")},{name:"time step",colour:"#868e96",of:vi("time_step")}]},{id:"momentum",title:"Momentum drift",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, when nothing pushes from outside",lines:[{name:"px",colour:"#e03131",of:Mo("px")},{name:"py",colour:"#2f9e44",of:Mo("py")},{name:"pz",colour:"#1971c2",of:Mo("pz")},{name:"Lx",colour:"#ff8787",of:Mo("lx")},{name:"Ly",colour:"#8ce99a",of:Mo("ly")},{name:"Lz",colour:"#74c0fc",of:Mo("lz")}]},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"by how much the contact law failed at worst; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",of:i=>i.column("residual").map(e=>e>1e-17?e:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",of:vi("overlap")}]},{id:"sweeps",title:"Sweeps",unit:"",hint:"passes over contacts in a step, all islands together",lines:[{name:"sweeps",colour:"#2f9e44",of:vi("sweeps")},{name:"contacts",colour:"#868e96",of:vi("contacts")}]},{id:"time",title:"Step time",unit:"ms",hint:"how long a step took on the machine that made it",lines:[{name:"step",colour:"#9c36b5",of:vi("step_ms")}]}],t0=3e3;function bw(i,e){if(i<=t0)return Array.from({length:i},(s,r)=>r);let t=[],n=Math.ceil(i/(t0/2));for(let s=0;s<i;s+=n){let r=Math.min(s+n,i),o=s,a=s;for(let l=s;l<r;l++)e[0][l]<e[0][o]&&(o=l),e[0][l]>e[0][a]&&(a=l);t.push(...new Set([Math.min(o,a),Math.max(o,a)]))}return t.at(-1)!==i-1&&t.push(i-1),t}function Sw(i,e){let t=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(e);n++)n%3===0&&t.push(10**n);return t}var dh=class{constructor(e){this.seek=e;new ResizeObserver(()=>this.resize()).observe(this.root)}seek;root=qe("plots");charts=new Map;store=null;drawn=-1;frame=0;lastDraw=0;get open(){return!this.root.hidden}toggle(e=this.root.hidden){this.root.hidden=!e,e&&this.refresh(!0)}show(e){this.store=e;for(let{chart:t}of this.charts.values())t.destroy();this.charts.clear(),this.root.replaceChildren(),this.drawn=-1,this.open&&this.refresh(!0)}build(e){let t=$("div",{class:"plot",id:`plot-${e.id}`}),n=e.lines.filter(g=>!g.shown||g.shown(this.store)),s={...e,lines:n},r=getComputedStyle(document.documentElement),o=r.getPropertyValue("--quiet").trim(),a=r.getPropertyValue("--line").trim(),l=$("div",{class:"plot-head",title:e.hint},$("b",{},e.title),e.unit?` [${e.unit}]`:"",$("button",{class:"small",title:"save the numbers of this plot",onclick:()=>this.csv(e.id)},"CSV")),c={stroke:o,grid:{stroke:a,width:1},ticks:{stroke:a,width:1},font:"10px system-ui"},h=g=>Ne(g,3),u=[{label:"t",value:(g,v)=>v===null?"":`${Ne(v,5)} s`},...n.map((g,v)=>({label:g.name,stroke:g.colour,width:1.5,points:{show:!1},fill:e.stacked?g.colour+"66":void 0,value:(m,f,y,A)=>{let b=this.charts.get(e.id),R=A??b?.kept.indexOf(this.frame-(this.store?.rowFirst??0))??-1;return b&&R>=0?Ne(b.raw[v][R],4):"\u2013"}}))];e.stacked&&u.push({label:"start + work",stroke:r.getPropertyValue("--ink").trim(),width:1,dash:[5,4],points:{show:!1},value:(g,v)=>v===null?"\u2013":Ne(v,4)});let d=this,p=new Cn({width:300,height:150,series:u,padding:[6,8,0,0],scales:{x:{time:!1},y:e.log?{distr:3,range:(g,v,m)=>[Math.min(v,1e-13)/2,Math.max(m,this.store?.about.tolerance??1e-8)*3]}:{range:(g,v,m)=>v===null||m===null||m-v<1e-300?[v===null?0:v-1e-12,(m??0)+1e-12]:Cn.rangeNum(v,m,.08,!0)}},axes:[{...c,values:(g,v)=>v.map(m=>`${Ne(m,4)}`),size:24},{...c,size:54,values:(g,v)=>v.map(m=>m===null?"":h(m)),...e.log?{splits:(g,v,m,f)=>Sw(m,f),filter:(g,v)=>v}:{}}],bands:e.stacked?n.map((g,v)=>({series:[v+2,v+1]})).slice(0,-1):void 0,cursor:{sync:{key:"tumble"},drag:{x:!1,y:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[g=>d.marks(g,e)],ready:[g=>g.over.addEventListener("click",()=>{let v=g.cursor.idx,m=d.charts.get(e.id);v!=null&&m&&d.seek(d.store.rowFirst+m.kept[v])})]}},u.map(()=>[]),t);t.prepend(l),this.root.append(t),this.charts.set(e.id,{plot:s,chart:p,holder:t,kept:[],raw:[]})}marks(e,t){let n=this.store;if(!n)return;let s=e.ctx,r=getComputedStyle(document.documentElement),o=e.valToPos(n.time(this.frame),"x",!0);if(s.save(),s.fillStyle=r.getPropertyValue("--ink").trim(),o>=e.bbox.left&&o<=e.bbox.left+e.bbox.width&&s.fillRect(o-.75,e.bbox.top,1.5,e.bbox.height),t.log&&n.about.tolerance){let a=e.valToPos(n.about.tolerance,"y",!0);s.strokeStyle=r.getPropertyValue("--quiet").trim(),s.setLineDash([6,5]),s.beginPath(),s.moveTo(e.bbox.left,a),s.lineTo(e.bbox.left+e.bbox.width,a),s.stroke()}s.restore()}refresh(e=!1){let t=this.store;if(!t||!this.open||t.rowCount===0)return;let n=performance.now();t.overlapNext<t.rowCount&&t.readOverlaps(()=>this.open&&this.store===t).catch(()=>{});let s=t.rowCount+(t.live?0:t.overlapNext);if(!e&&(s===this.drawn||n-this.lastDraw<250))return;this.lastDraw=n,this.drawn=s,this.charts.size===0&&yw.forEach(o=>this.build(o));let r=t.column("time");for(let o of this.charts.values()){let a=o.plot.lines.map(c=>c.of(t));o.kept=bw(t.rowCount,a),o.raw=a.map(c=>Float64Array.from(o.kept,h=>c[h]));let l=[o.kept.map(c=>r[c])];if(o.plot.stacked){let c=1/0;for(let p of t.column("potential"))c=Math.min(c,p);let h=new Float64Array(o.kept.length);o.plot.lines.forEach((p,g)=>{for(let v=0;v<h.length;v++)h[v]+=o.raw[g][v]-(p.name==="potential"?c:0);l.push(Array.from(h))});let u=t.column("kinetic")[0]+t.column("potential")[0],d=["work","kinematic_work","corrected","time_step"].map(p=>t.column(p));l.push(o.kept.map(p=>u-c+d.reduce((g,v)=>g+v[p],0)))}else for(let c of o.raw)l.push(Array.from(c,h=>Number.isFinite(h)?h:null));o.chart.setData(l)}this.resize()}resize(){for(let{chart:e,holder:t}of this.charts.values()){let n=t.querySelector(".u-legend")?.offsetHeight??20,s=t.querySelector(".plot-head")?.offsetHeight??20,r={width:Math.max(t.clientWidth,120),height:Math.max(t.clientHeight-n-s,60)};(e.width!==r.width||e.height!==r.height)&&e.setSize(r)}}setFrame(e){if(e!==this.frame&&(this.frame=e,!!this.open))for(let{chart:t,kept:n}of this.charts.values()){let s=Mw(n,e-(this.store?.rowFirst??0));(t.cursor.idx===null||t.cursor.idx===void 0)&&t.setLegend({idx:s}),t.redraw(!1,!1)}}csv(e){let t=this.store,n=this.charts.get(e);if(!t||!n)return;let s=n.plot,r=t.column("time"),o=s.lines.map(l=>l.of(t)),a=[`frame,time [s],${s.lines.map(l=>`${l.name}${s.unit?` [${s.unit}]`:""}`).join(",")}`];for(let l=0;l<t.rowCount;l++)a.push([t.rowFirst+l,r[l],...o.map(c=>c[l])].join(","));ba(`${t.about.name||"tumble"}-${e}.csv`,new Blob([a.join(`
`)+`
`],{type:"text/csv"}))}ids(){return[...this.charts.keys()]}values(e){let t=this.charts.get(e),n=this.store;if(!t||!n)return{};let s=this.frame-n.rowFirst;return Object.fromEntries(t.plot.lines.map(r=>[r.name,r.of(n)[s]]))}};function Mw(i,e){let t=0;for(let n=0;n<i.length;n++)Math.abs(i[n]-e)<Math.abs(i[t]-e)&&(t=n);return t}function fh(i,e){let t=new URLSearchParams;return e&&t.set("token",e),t.set("source",String(i.source)),t.set("frame",String(i.frame)),i.body>=0&&t.set("body",String(i.body)),i.contact>=0&&t.set("contact",String(i.contact)),i.compare!==null&&t.set("compare",String(i.compare)),i.camera&&t.set("camera",i.camera.map(n=>Number(n.toPrecision(6))).join(",")),t.set("layers",[...i.layers].join(",")),i.colour!=="body"&&t.set("colour",i.colour),i.follow&&t.set("follow","1"),i.speed!==1&&t.set("speed",String(i.speed)),i.loop&&t.set("loop","1"),i.range&&t.set("range",i.range.join(",")),i.plots&&t.set("plots","1"),i.tab!=="body"&&t.set("tab",i.tab),"#"+t.toString().replaceAll("%2C",",")}function Hd(i){let e=new URLSearchParams(i.replace(/^#/,"")),t={},n=c=>{let h=e.get(c);return h!==null&&/^\d{1,15}$/.test(h)?Number(h):void 0},s=(c,h)=>{let u=e.get(c)?.split(",").map(Number);return u&&u.length===h&&u.every(Number.isFinite)?u:void 0},r=(c,h)=>{h!==void 0&&(t[c]=h)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",n("compare")),r("camera",s("camera",6));let o=s("range",2);o&&(t.range=[o[0],o[1]]);let a=e.get("layers");a!==null&&(t.layers=new Set(a.split(",").filter(Boolean))),r("colour",e.get("colour")??void 0),e.get("follow")==="1"&&(t.follow=!0);let l=Number(e.get("speed"));return l>=.05&&l<=8&&(t.speed=l),e.get("loop")==="1"&&(t.loop=!0),e.get("plots")==="1"&&(t.plots=!0),r("tab",e.get("tab")??void 0),t}var ww=256<<20,n0=3<<20,Oa=class{constructor(e,t){this.link=e;this.index=t}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;columns=Ma.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(e=""){return`/api/source/${this.index}${e}`}async open(){let e=await this.link.json(this.path()),t=[];for(let n=0,s=e.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));t.push(...r.bodies),n=r.next}this.about=e,this.bodies=t,this.restart(e.epoch,e.first,e.end),this.growing=e.growing,await this.readRows(),await this.readEvents()}restart(e,t,n){this.epoch=e,this.first=t,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0}reserve(e){if(e<=this.hashes.length)return;let t=2*e;this.columns=this.columns.map(s=>{let r=new Float64Array(t);return r.set(s),r});let n=new BigUint64Array(t);n.set(this.hashes),this.hashes=n}takeRows(e){this.rowCount===0&&(this.rowFirst=e.first);let t=this.rowFirst+this.rowCount-e.first;if(t<0)return!1;this.reserve(this.rowCount+e.count);let n=new BigUint64Array(e.numbers.buffer,e.numbers.byteOffset,e.numbers.length);for(let s=t;s<e.count;s++){for(let r=0;r<Ma.length;r++)this.columns[r][this.rowCount]=e.numbers[25*s+r];this.hashes[this.rowCount++]=n[25*s+24]}return!0}async readRows(){for(;;){let e=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,t=ju(await this.link.bytes(this.path(`/rows?from=${e}`)));if(t.epoch!==this.epoch||t.count===0||(this.takeRows(t),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let e=vm(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(e.epoch!==this.epoch||e.next<=this.eventsNext)return;for(let t of e.list)this.events.push(t);if(this.eventsNext=e.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}async grow(e){if(this.end=e,!this.pulling){this.pulling=!0;try{await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(e){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let t=()=>this.columns[Ki.overlap];for(;e()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(t()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(e,t){let n=t-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[Ki[e]][n]:NaN}column(e){return this.columns[Ki[e]].subarray(0,this.rowCount)}time(e){let t=this.value("time",e);return Number.isNaN(t)?e*this.about.step:t}frameAt(e){let t=this.column("time"),n=0,s=t.length;for(;n<s;){let r=n+s>>1;t[r]<=e?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(e){let t=this.cache.get(e);return t&&(this.cache.delete(e),this.cache.set(e,t)),t}keep(e){let t=this.cache.get(e.number);t&&(this.cached-=t.bytes),this.cache.set(e.number,e),this.cached+=e.bytes,this.frameBytes=e.bytes;for(let[n,s]of this.cache){if(this.cached<=ww||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(e,t=!1){let n=this.peek(e);if(n)return n;if(this.asked.has(e))return;let s=t?Math.max(1,Math.min(64,Math.floor(n0/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(e+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${e}&count=${s}`)),a=_m(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let h=await this.link.bytes(this.path(`/frames?from=${e}&offset=${c}`));l.set(new Uint8Array(h),c),c+=h.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of gm(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(e+o)}return this.cache.get(e)}prefetch(e){if(this.asked.size>0)return;let t=Math.max(2,Math.min(48,Math.floor(n0/this.frameBytes)));for(let n=1;n<=t&&e+n<this.end;n++)if(!this.cache.has(e+n)){this.fetch(e+n,!0).catch(()=>{});return}}nextEvent(e,t){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return t?s.findLast(r=>r.frame<e):s.find(r=>r.frame>e)}};var ph=class{constructor(e,t){this.seek=e;this.eventName=t;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=qe("strip");tip=qe("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(e){this.store=e,this.draw()}set(e){this.state=e,this.draw()}span(){let e=this.store;return e?[e.first,Math.max(e.last,e.first+1)]:[0,1]}frameAt(e){let t=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((e-t.left)/t.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(e){let t=this.store;if(!t||t.rowCount===0)return;let n=this.frameAt(e.clientX),s=t.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${Ne(t.time(n),4)} s \xB7 kinetic ${Ne(t.value("kinetic",n),3)} J \xB7 residual ${Ne(t.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(e.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let e=this.canvas,t=Math.min(devicePixelRatio,2),n=e.clientWidth,s=e.clientHeight;if(n===0)return;e.width!==Math.round(n*t)&&(e.width=Math.round(n*t)),e.height!==Math.round(s*t)&&(e.height=Math.round(s*t));let r=e.getContext("2d");r.setTransform(t,0,0,t,0,0);let o=getComputedStyle(document.documentElement),a=C=>o.getPropertyValue(C).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,h]=this.span(),u=C=>(C-c)/(h-c)*n,d=Math.floor(s*.58),p=C=>l.columns[Ki[C]],g=p("kinetic"),v=p("potential"),m=l.columns[Ki.residual],f=1/0,y=-1/0,A=Math.max(c-l.rowFirst,0);for(let C=A;C<l.rowCount;C++)f=Math.min(f,v[C]),y=Math.max(y,v[C]+g[C]);y-f<1e-300&&(y=f+1);let b=Math.max(1,Math.floor(n)),R=new Float64Array(b).fill(NaN),T=new Float64Array(b).fill(NaN),_=new Float64Array(b).fill(NaN);for(let C=A;C<l.rowCount;C++){let k=Math.min(b-1,Math.max(0,Math.floor(u(l.rowFirst+C)))),q=v[C]+g[C];R[k]>=q||(R[k]=q),T[k]>=v[C]||(T[k]=v[C]),_[k]>=m[C]||(_[k]=m[C])}for(let C of[R,T,_])for(let k=1;k<b;k++)Number.isNaN(C[k])&&(C[k]=C[k-1]);let M=C=>d-2-(C-f)/(y-f)*(d-6),U=(C,k,q)=>{r.fillStyle=q,r.beginPath(),r.moveTo(0,k(0));for(let V=0;V<b;V++)r.lineTo(V,M(C[V]));for(let V=b-1;V>=0;V--)r.lineTo(V,k(V));r.fill()};U(T,()=>d,a("--potential")),U(R,C=>M(T[C]),a("--kinetic"));let L=l.about.tolerance??1e-8,D=C=>Math.min(Math.max((Math.log10(Math.max(C,1e-16))+16)/14,0),1);for(let C=0;C<b;C++){if(!(_[C]>0))continue;r.fillStyle=_[C]>L?a("--bad"):a("--residual");let k=Math.max(1,D(_[C])*(s-d-4));r.fillRect(C,s-k,1,k)}r.fillStyle=a("--line"),r.fillRect(0,d,n,1),r.fillStyle=a("--event");let H=-1;for(let C of l.events){if(C.kind<2)continue;let k=Math.floor(u(C.frame));k!==H&&r.fillRect(k,d-3,1,6),H=k}if(r.fillStyle=a("--quiet"),r.font="10px system-ui, sans-serif",r.fillText("energy",4,11),r.fillText("residual",4,d+11),this.state.range){let[C,k]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,u(C),s),r.fillRect(u(k),0,n-u(k),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let C=u(this.state.differs);r.fillRect(C-1,0,2,s),r.fillText("differs",Math.min(C+4,n-40),22)}let G=u(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(G-1,0,2,s),r.beginPath(),r.moveTo(G-5,0),r.lineTo(G+5,0),r.lineTo(G,7),r.fill()}};var mh=[{id:"trails",key:"t",name:"Trails",hint:"where bodies were in the last two seconds"},{id:"xray",key:"x",name:"X-ray",hint:"look through the bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or parts or multiples of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],Vd=[.05,.1,.25,.5,1,2,4,8],i0=matchMedia("(prefers-color-scheme: dark)");function Gd(){let i=getComputedStyle(document.documentElement),e=t=>i.getPropertyValue(t).trim();return{background:e("--scene"),ground:e("--ground"),line:e("--grid"),fixed:e("--fixed"),ink:e("--ink"),ghost:e("--ghost"),dark:i0.matches}}var Wd=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,layers:new Set(["contacts","quarantine","grid","shadows"]),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,tab:"body"};link;stage;overlays;timeline;plots;panels;stores=new Map;session;store=null;ghost=null;shown=null;shownGhost=null;playing=!1;clock=0;last=0;status=null;opening=0;openedEpoch=-1;drag=null;arrows={arrows:1,root:!0};differs=null;trailKey="";wanted=-1;hashTimer=0;recorder=null;ready=!1;drawnFrames=0;atHead=!0;eventsRead=0;ghostKey="";constructor(){let e=ym();Object.assign(this.view,Hd(location.hash)),this.stage=new $c(qe("canvas"),Gd()),this.overlays=new Zc(this.stage),this.timeline=new ph(t=>this.seek(t),t=>this.session?.events[t]??""),this.plots=new dh(t=>this.seek(t)),this.link=new Gc(e,{status:t=>this.onStatus(t),span:t=>{let n=this.stores.get(t.source);if(n&&t.end!==n.end){let s=this.store===n&&this.view.frame>=n.last;n.growing=t.growing,n.grow(t.end).then(()=>{s&&this.playing&&(this.view.frame=n.last),this.refreshNumbers()}).catch(r=>this.complain(r))}},pushed:(t,n)=>{let s=this.stores.get(this.session?.live??-1);!s||s.epoch!==t.epoch||(s.end=Math.max(s.end,n.number+1),s.takeRows(t)?s.keep(n):s.grow(s.end).catch(r=>this.complain(r)),this.store===s&&this.atHead&&(this.view.frame=n.number),this.refreshNumbers())},error:t=>this.toast(t,!0),state:t=>this.onLink(t)}),this.panels=new Kc(this.link,{selectBody:t=>this.selectBody(t),selectContact:(t,n)=>this.selectContact(t,n),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:t=>this.seek(t),worstFrame:()=>this.worstFrame(),worstHere:()=>this.worstHere(),command:t=>this.link.command(t),turned:t=>{this.view.tab=t,this.redraw()}}),this.build(),this.stage.setGrid(this.view.layers.has("grid")),this.stage.setShadows(this.view.layers.has("shadows")),this.stage.setXray(this.view.layers.has("xray")),i0.addEventListener("change",()=>{this.stage.setTheme(Gd()),this.store&&this.plots.show(this.store),this.redraw()}),new ResizeObserver(()=>{this.stage.resize(),this.stage.render()}).observe(qe("view")),this.pointer(),addEventListener("keydown",t=>this.key(t)),addEventListener("hashchange",()=>{this.followHash()}),requestAnimationFrame(t=>this.tick(t))}async start(){let e=++this.opening;try{if(this.session=await this.link.json("/api/session"),e!==this.opening)return;this.panels.setMethods(this.session.methods),this.session.sources.some(s=>s.index===this.view.source)||(this.view.source=0),this.buildScenes(),this.buildCompare();let n=this.session.sources[this.session.live];if(this.view.source===this.session.live&&!n.name){qe("title").textContent="choose a scene",qe("scenes").showModal();return}await this.open(this.view.source,!0),this.view.compare!==null&&await this.compare(this.view.compare)}catch(t){this.complain(t)}}onLink(e){let t=qe("banner");document.documentElement.dataset.link=e,t.hidden=e==="found",e==="lost"&&(t.textContent="The server does not answer. Trying again \u2026"),e==="refused"&&(t.textContent=this.link.token?"This link belongs to an earlier launch. Open the one that `tumble view` printed last.":"This link has no token. Open the one that `tumble view` printed, with everything after the #."),e==="found"&&this.start()}onStatus(e){let t=this.status;this.status=e;let n=this.session?.live??-1;if(e.open&&e.epoch!==this.openedEpoch&&this.view.source===n&&this.session){let r=this.openedEpoch>=0||!this.store;this.openedEpoch=e.epoch,r&&this.open(n,!1)}let s=this.stores.get(n);s&&s.epoch===e.epoch&&(s.first=e.first,s.end=Math.max(s.end,e.end)),this.store?.live&&(t?.playing!==e.playing&&this.atHead&&(this.playing=e.playing),performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),this.overlays.setPull(e.pull?.held??null,e.pull?.target??null),this.refreshTransport(),this.shown&&this.panels.tab==="world"&&this.panels.update(this.shown,this.view.body,this.view.contact,!1,e))}async open(e,t){let n=++this.opening;document.documentElement.dataset.ready="false";let s=new Oa(this.link,e);try{await s.open()}catch(l){this.complain(l);return}if(n!==this.opening)return;let r=this.store,o=r!==null&&r.about.file===s.about.file&&r.about.name===s.about.name&&r.bodies.length===s.bodies.length&&this.ready;this.stores.set(e,s),this.store=s,this.view.source=e,s.live&&(this.openedEpoch=s.epoch),t||(this.view.frame=s.live?s.last:s.first,o||(this.view.body=this.view.contact=-1,this.view.camera=null,this.view.follow=!1),this.view.contact=-1,this.view.range=null),s.live&&(this.playing=this.status?.playing??!0),this.atHead=!t||this.view.frame===0||this.view.frame>=s.last,s.live&&this.atHead&&(this.view.frame=s.last),this.view.frame=Math.min(Math.max(this.view.frame,s.first),s.last),this.shown=null,this.wanted=-1,this.trailKey="",this.stage.setWorld(s),this.overlays.calibrate(s),this.timeline.show(s),this.plots.show(s),this.plots.toggle(this.view.plots),qe("open-plots").classList.toggle("on",this.view.plots),this.panels.show(s),this.panels.open(["body","contact","solver","world"].includes(this.view.tab)?this.view.tab:"body");let a=await s.fetch(this.view.frame).catch(l=>{this.complain(l)});n===this.opening&&(a&&(this.stage.crowd.place(a),this.stage.resize(),!(o&&!t)||this.view.camera?this.stage.fit(s,a):this.stage.fit(s,a),this.view.camera&&(this.stage.cameraNumbers=this.view.camera),this.showFrame(a),this.view.follow&&this.stage.follow(this.view.body,a)),qe("kind").className=`badge ${s.about.kind}`,qe("kind").textContent=s.about.kind,qe("title").textContent=s.about.name||s.about.file,document.title=`${s.about.name||s.about.file} \u2013 tumble`,this.buildTransport(),this.refreshNumbers(),this.refreshLegend(),this.hint(),this.ready=!0,document.documentElement.dataset.ready="true")}async followHash(){let e=Hd(location.hash);if(fh({...this.view,...e},this.link.token)===fh(this.view,this.link.token))return;let t=e.source!==void 0&&e.source!==this.view.source;Object.assign(this.view,{body:-1,contact:-1,follow:!1},e),t&&await this.open(this.view.source,!0),e.camera&&(this.stage.cameraNumbers=e.camera),this.setPlots(this.view.plots),this.shown=null,this.applyLayers()}tick(e){requestAnimationFrame(s=>this.tick(s));let t=Math.min((e-this.last)/1e3,.25);this.last=e;let n=this.store;n&&this.ready&&(this.playing&&!(n.live&&this.atHead)&&this.advance(t),this.show(),this.plots.refresh()),this.stage.render()&&this.labels()}advance(e){let t=this.store,[n,s]=this.view.range??[t.first,t.last],r=t.time(this.view.frame);if(Math.abs(this.clock-r)>2*t.about.step*Math.max(1,this.view.speed)&&(this.clock=r),this.shown&&this.shown.number!==this.view.frame&&!t.peek(this.view.frame))return;this.clock+=e*this.view.speed;let o=Math.max(t.frameAt(this.clock),this.view.frame);if(o>=s){if(t.live&&!this.view.range){this.view.frame=t.last,this.atHead=!0,this.link.command({command:"play"});return}if(this.recorder){this.view.frame=s,this.stopVideo();return}this.view.loop?(o=n,this.clock=t.time(n)):t.growing&&!this.view.range?o=t.last:(o=s,this.playing=!1,this.refreshTransport())}this.view.frame=o,t.prefetch(o)}show(){let e=this.store,t=Math.min(Math.max(this.view.frame,e.first),e.last);if(this.view.frame=t,this.shown?.number===t)return this.showGhost(t);let n=e.peek(t);n?this.showFrame(n):this.wanted!==t&&(this.wanted=t,e.fetch(t,this.playing).then(s=>{s&&this.view.frame===t&&this.showFrame(s)}).catch(s=>this.complain(s)).finally(()=>{this.wanted===t&&(this.wanted=-1)})),this.showGhost(t)}showFrame(e){this.shown=e,this.drawnFrames++,this.stage.setFrame(e),this.paint(),this.overlays.update(e,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(e,this.view.body,this.view.contact,this.playing,this.status),this.timeline.set({frame:e.number,range:this.view.range,differs:this.differs}),this.plots.setFrame(e.number),this.trails(e),this.refreshNumbers(),document.documentElement.dataset.frame=String(e.number),this.saveHash()}showGhost(e){let t=this.ghost,n=`${Math.min(e,t?.last??0)} beside ${this.shown?.number}`;if(!t||this.ghostKey===n)return;let s=t.peek(Math.min(e,t.last));if(!s){t.fetch(Math.min(e,t.last),this.playing).catch(()=>{});return}this.shownGhost=s,this.ghostKey=n,this.stage.setGhostFrame(s,this.shown),this.refreshNumbers()}redraw(){!this.shown||!this.store||(this.paint(),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.playing,this.status,!0),this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.differs}),this.trails(this.shown),this.refreshLegend(),this.refreshNumbers(),this.saveHash(),this.stage.dirty=!0)}seek(e){let t=this.store;t&&(this.view.frame=Math.min(Math.max(Math.round(e),t.first),t.last),this.clock=t.time(this.view.frame),this.atHead=this.view.frame>=t.last,t.live&&this.view.frame<t.last&&this.status?.playing&&this.link.command({command:"pause"}),t.live&&this.view.frame<t.last&&(this.playing=!1),this.refreshTransport())}play(e=!this.playing){let t=this.store;t&&(this.playing=e,t.live?e?this.atHead&&this.link.command({command:"play"}):this.link.command({command:"pause"}):e&&this.view.frame>=(this.view.range?.[1]??t.last)&&!t.growing&&(this.view.frame=this.view.range?.[0]??t.first),this.clock=t.time(this.view.frame),this.refreshTransport())}step(e){let t=this.store;t&&(t.live&&e>0&&this.atHead?(this.playing=!1,this.link.command({command:"step",count:e})):(this.playing&&this.play(!1),this.seek(this.view.frame+e)))}setSpeed(e){this.view.speed=e,this.store?.live&&this.link.command({command:"speed",value:e}),this.refreshTransport(),this.saveHash()}jumpEvent(e){let t=this.store;t&&(t.live?this.catchUp():Promise.resolve()).then(()=>{let n=t.nextEvent(this.view.frame,e);if(!n)return this.toast(e?"No event before this frame.":"No event after this frame.");this.play(!1),this.seek(n.frame);let s=o=>o===xs?"":t.bodies[o]?.name??"",r=n.kind===2?` at ${Ne(n.speed,3)} m/s`:"";this.toast(`${this.session.events[n.kind]??"event"}${r}: ${[s(n.a),s(n.b)].filter(Boolean).join(" \u2013 ")}`)})}async catchUp(){await this.store.readEvents().catch(t=>this.complain(t))}worstFrame(){let e=this.store;if(!e||e.rowCount===0)return;let t=e.columns[Ki.residual],n=Math.max(e.first-e.rowFirst,0);for(let r=n;r<e.rowCount;r++)t[r]>t[n]&&(n=r);this.play(!1),this.view.contact=-1;let s=e.rowFirst+n;this.seek(s),e.fetch(s).then(r=>{r&&(this.showFrame(r),this.worstHere())}).catch(r=>this.complain(r))}worstHere(){let e=this.shown;if(!e||e.contacts===0)return this.toast("Nothing touches in this frame.");let t=0;for(let n=1;n<e.contacts;n++)e.contact(n).residual>e.contact(t).residual&&(t=n);this.selectContact(t,!0)}selectBody(e){this.view.body=e,this.view.contact=-1,e<0?(this.view.follow=!1,this.stage.follow(-1,null)):this.view.follow&&this.shown&&this.stage.follow(e,this.shown),this.setTab("body"),this.trailKey="",this.redraw()}selectContact(e,t){this.view.contact=e,e>=0&&this.setTab("contact"),t&&this.shown&&e>=0&&this.stage.focus(this.shown.contact(e).point,3.5*this.stage.unit),this.redraw()}setTab(e){this.view.tab=e,this.panels.open(e)}focus(){let e=this.shown,t=this.store;!e||!t||(this.view.contact>=0&&this.view.contact<e.contacts?this.stage.focus(e.contact(this.view.contact).point,3.5*this.stage.unit):this.view.body>=0?this.stage.focus(e.centre(this.view.body),1.6*this.stage.bodySize(this.view.body)):this.stage.fit(t,e),this.saveHash())}toggleFollow(){if(this.view.body<0)return this.toast("Select a body first: click it.");this.view.follow=!this.view.follow,this.stage.follow(this.view.follow?this.view.body:-1,this.shown),this.toast(this.view.follow?"The camera follows this body.":"The camera stays where it is."),this.saveHash()}paint(){let e=this.shown,t=this.store;if(!e||!t)return;let n=this.view.layers.has("islands")?"island":this.view.colour,s=this.stage.fixedColour,r=new Ze("#e03131"),o=new Ze("#4e79a7"),a=new Ze("#e8590c"),l=new Ze;this.stage.paint(c=>{let h=t.bodies[c];if(c<e.bodies&&e.quarantined(c)&&this.view.layers.has("quarantine"))return r;if(n==="kind")return l.set(h.kind==="dynamic"?"#4e79a7":h.kind==="kinematic"?"#f28e2b":s);if(n==="material")return hr(h.material);if(h.kind==="fixed")return s;let u;if(n==="island"){let d=c<e.bodies?e.island(c):-1;u=d>=0?hr(d):s}else if(n==="speed"){let d=13*c+7,p=Math.hypot(e.states[d],e.states[d+1],e.states[d+2]);u=l.lerpColors(o,a,Math.min(p/5,1))}else u=hr(c);return c<e.bodies&&e.asleep(c)?l.copy(u).lerp(s,.6):u})}trails(e){let t=this.store;if(!this.view.layers.has("trails")){this.trailKey&&this.stage.setTrails([]),this.trailKey="";return}let n=t.bodies.map((c,h)=>({b:c,k:h})).filter(({b:c})=>c.kind!=="fixed").map(({k:c})=>c),s=this.view.body>=0?[this.view.body]:n.slice(0,64),r=Math.max(t.frameAt(t.time(e.number)-2),t.first),o=Math.max(1,Math.ceil((e.number-r)/200)),a=`${t.epoch}/${s.length}/${s[0]}/${Math.floor(e.number/Math.max(o,this.playing?4:1))}`;if(a===this.trailKey||s.length===0)return;this.trailKey=a;let l=r+Math.floor((e.number-r)/o)*o;this.link.bytes(`/api/source/${t.index}/path?bodies=${s.join(",")}&from=${r}&to=${l}&stride=${o}`).then(c=>{if(this.trailKey!==a)return;let h=new Float64Array(c),u=h.length/s.length;this.stage.setTrails(s.map((d,p)=>({colour:hr(d),points:Float32Array.from(h.subarray(p*u,(p+1)*u))})))}).catch(()=>{})}labels(){let e=qe("labels"),t=this.shown,n=this.store;if(qe("scale").textContent=`grid ${Ne(this.stage.cell)} m`,!t||!n)return e.replaceChildren();let s=this.view.layers.has("names"),r=[],o=a=>{let l=this.stage.project(t.centre(a));l&&r.push({body:a,at:l})};if(s){n.bodies.forEach((c,h)=>c.kind!=="fixed"&&h<t.bodies&&o(h));let a=this.stage.camera.position,l=c=>a.distanceToSquared(new B(...t.centre(c)));r.length>40&&(r=r.sort((c,h)=>l(c.body)-l(h.body)).slice(0,40))}else this.view.body>=0&&this.view.body<t.bodies&&o(this.view.body);Rn(e,...r.map(({body:a,at:l})=>{let c=$("span",{},n.bodies[a].name);return c.style.left=`${l[0]}px`,c.style.top=`${l[1]}px`,c}))}refreshNumbers(){let e=this.store,t=this.shown;if(!e)return;let n=(a,l,c)=>`${a} ${a===1?l:c}`,s=[n(e.bodies.length,"body","bodies")];if(t&&s.push(n(t.contacts,"contact","contacts"),n(t.islands,"island","islands")),e.live&&this.status?.playing&&this.status.pace>0&&s.push(`${Ne(this.status.pace,2)} \xD7 real time`),e.growing&&!e.live&&s.push("still being written"),this.ghost&&t&&this.shownGhost){let a=0,l=-1,c=Math.min(t.bodies,this.shownGhost.bodies);for(let h=0;h<c;h++){let[u,d]=[t.centre(h),this.shownGhost.centre(h)],p=Math.hypot(u[0]-d[0],u[1]-d[1],u[2]-d[2]);p>a&&([a,l]=[p,h])}s.unshift(a>0?`apart by up to ${Ne(a,3)} m (${e.bodies[l].name})`:"no difference in this frame")}qe("numbers").textContent=s.join(" \xB7 ");let r=document.getElementById("time");r&&t&&(r.textContent=`${e.time(t.number).toFixed(3)} s of ${e.time(e.last).toFixed(3)} s`);let o=document.getElementById("frame-box");o&&t&&document.activeElement!==o&&(o.value=String(t.number))}refreshLegend(){let e=this.view.layers,t=[],n=(s,r)=>{let o=$("i");return o.style.background=s,$("span",{},o,r)};["contacts","impulses","cones"].some(s=>e.has(s))&&t.push(...dr.map((s,r)=>n(s,Ca(r)))),(e.has("impulses")||e.has("cones"))&&t.push($("span",{class:"quiet"},this.arrows.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),e.has("normals")&&t.push(n("#5b8ff9","normal")),e.has("velocities")&&t.push(n("#2f9e44","velocity")),e.has("spins")&&t.push(n("#9c36b5","spin")),e.has("axes")&&t.push(n("#e03131","1st"),n("#2f9e44","2nd"),n("#1971c2","3rd principal axis")),this.ghost&&t.push(n(Gd().ghost,`ghosts: ${this.ghost.about.name||this.ghost.about.file}`)),Rn(qe("legend"),...t)}hint(){let e=this.store?.live;qe("hint").textContent=`drag: turn \xB7 right drag: move \xB7 wheel: zoom \xB7 click: select${e?" \xB7 shift-drag a body: pull it":""} \xB7 ?: all keys`}toggleLayer(e,t){let n=this.view.layers;t??!n.has(e)?n.add(e):n.delete(e),this.applyLayers()}applyLayers(){let e=this.view.layers;for(let t of[...Ra,...mh]){let n=document.getElementById(`layer-${t.id}`);n&&(n.checked=e.has(t.id))}this.stage.setGrid(e.has("grid")),this.stage.setShadows(e.has("shadows")),this.stage.setXray(e.has("xray")),this.trailKey=this.trailKey||"-",this.redraw()}buildCompare(){let e=this.session.sources.filter(t=>t.index!==this.view.source&&t.name);qe("compare-box").hidden=e.length===0,Rn(qe("compare"),$("option",{value:""},"nothing"),...e.map(t=>$("option",{value:String(t.index)},`${t.index}: ${t.file||t.name}`))),qe("compare").value=this.view.compare===null?"":String(this.view.compare)}async compare(e){this.view.compare=e,this.shownGhost=null,this.ghostKey="";let t=qe("differs");if(e===null){this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),t.hidden=!0,this.redraw();return}let n=new Oa(this.link,e);try{await n.open()}catch(l){return this.complain(l)}this.stores.set(e,n),this.ghost=n,this.stage.setGhostWorld(n),qe("compare").value=String(e);let s=this.store,r=Math.max(s.rowFirst,n.rowFirst),o=Math.min(s.rowFirst+s.rowCount,n.rowFirst+n.rowCount),a=r;for(;a<o&&s.hashes[a-s.rowFirst]===n.hashes[a-n.rowFirst];)a++;if(this.differs=a<o?a:s.end!==n.end?o:null,t.hidden=!1,t.onclick=()=>{this.play(!1),this.differs!==null&&this.seek(this.differs)},t.title="go to the first frame in which the two runs differ (d)",t.textContent=this.differs===null?"the same in every frame":a<o?`first differs at frame ${a}`:`one ends at frame ${o-1}`,a<o){let[l,c]=await Promise.all([s.fetch(a),n.fetch(a)]).catch(()=>[void 0,void 0]),h=l&&c?Tw(l,c):null;h&&(t.textContent+=`: ${s.bodies[h.body]?.name}, ${h.quantity}`)}this.redraw()}pointer(){let e=qe("canvas"),t=null;e.addEventListener("pointerdown",s=>{if(t=[s.clientX,s.clientY],s.button!==0||!s.shiftKey||!this.store?.live||!this.shown)return;let r=this.stage.pick(s.clientX,s.clientY);!r||this.store.bodies[r.body].kind!=="dynamic"||(s.stopImmediatePropagation(),this.stage.controls.enabled=!1,e.setPointerCapture(s.pointerId),this.drag={body:r.body,local:r.local,point:r.point},this.selectBody(r.body),this.play(!0),this.pullTo(s))},{capture:!0}),e.addEventListener("pointermove",s=>{this.drag&&this.pullTo(s)});let n=s=>{this.drag?(this.drag=null,this.stage.controls.enabled=!0,this.link.command({command:"drop"}),this.overlays.setPull(null,null)):t&&s.button===0&&Math.hypot(s.clientX-t[0],s.clientY-t[1])<4&&this.click(s),t=null,this.saveHash()};e.addEventListener("pointerup",n),e.addEventListener("pointercancel",n),e.addEventListener("dblclick",()=>this.focus())}pullTo(e){let t=this.drag,n=this.stage.onPlane(e.clientX,e.clientY,t.point);this.link.command({command:"drag",body:t.body,point:t.local,target:n})}click(e){let t=this.shown;if(!t)return;let s=["contacts","impulses","cones","normals"].some(o=>this.view.layers.has(o))?this.overlays.pick(e.clientX,e.clientY,t):-1;if(s>=0)return this.selectContact(s,!1);let r=this.stage.pick(e.clientX,e.clientY);this.selectBody(r?r.body:-1)}keys=[{keys:[" "],shown:"Space",does:"play or pause",run:()=>this.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame on (Shift: ten)",run:e=>this.step(e.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:e=>this.step(e.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>this.seek(this.store?.first??0)},{keys:["End"],shown:"End",does:"last frame",run:()=>this.seek(this.store?.last??0)},{keys:["+","="],shown:"+",does:"faster",run:()=>this.setSpeed(Vd.find(e=>e>this.view.speed)??8)},{keys:["-"],shown:"\u2212",does:"slower",run:()=>this.setSpeed(Vd.findLast(e=>e<this.view.speed)??.05)},{keys:["o"],shown:"o",does:"loop",run:()=>this.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>this.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"event before",run:()=>this.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact of the run",run:()=>this.worstFrame()},{keys:["["],shown:"[",does:"range begins here",run:()=>this.setRange(0)},{keys:["]"],shown:"]",does:"range ends here",run:()=>this.setRange(1)},{keys:["\\"],shown:"\\",does:"no range",run:()=>this.setRange(2)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>this.focus()},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>this.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>{this.differs!==null&&this.seek(this.differs)}},{keys:["p"],shown:"p",does:"plots",run:()=>this.setPlots(!this.view.plots)},{keys:["r"],shown:"r",does:"reset a live world",run:()=>this.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>this.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>{this.copy(this.sql(),"SQL of the selection")}},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>{this.copy(location.href,"Link to this view")}},{keys:["m"],shown:"m",does:"scenes to choose from",run:()=>qe("scenes").showModal()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>{this.selectBody(-1),document.getElementById("search")?.focus()}},{keys:["Escape"],shown:"Esc",does:"select nothing",run:()=>this.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>qe("help").showModal()}];key(e){let t=e.target;if(t instanceof HTMLInputElement&&["number","search","text"].includes(t.type)||t instanceof HTMLSelectElement){e.key==="Escape"&&t.blur();return}if(e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]"))return;e.key===" "&&t instanceof HTMLButtonElement&&t.blur();let s=[...Ra,...mh].find(o=>o.key===e.key),r=this.keys.find(o=>o.keys.includes(e.key));if(s)this.toggleLayer(s.id);else if(r)r.run(e);else return;e.preventDefault()}toggleLoop(){this.view.loop=!this.view.loop,this.refreshTransport(),this.saveHash()}setRange(e){let t=this.store;if(!t)return;let[n,s]=this.view.range??[t.first,t.last],r=this.view.frame;this.view.range=e===2?null:e===0?[r,Math.max(s,r)]:[Math.min(n,r),r],this.redraw(),this.refreshTransport()}setPlots(e){this.view.plots=e,this.plots.toggle(e),qe("open-plots").classList.toggle("on",e),this.saveHash()}reset(){if(!this.store?.live){this.seek(this.store?.first??0);return}this.link.command({command:"reset"})}build(){let e=a=>$("label",{class:"layer",title:`${a.hint}${a.hint?" ":""}(${a.key})`},$("input",{type:"checkbox",id:`layer-${a.id}`,checked:this.view.layers.has(a.id),onchange:l=>{this.toggleLayer(a.id,l.target.checked),l.target.blur()}}),$("span",{},a.name),$("kbd",{},a.key)),t=$("select",{id:"colour",title:"what the colours of bodies mean",onchange:a=>{this.view.colour=a.target.value,this.redraw()}},...["body","material","island","speed","kind"].map(a=>$("option",{value:a},a)));t.value=this.view.colour;let n=$("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"how long arrows are",oninput:()=>{this.arrows.arrows=10**Number(n.value),this.redraw()}}),s=$("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>{this.arrows.root=s.checked,this.redraw()}});Rn(qe("left"),$("h3",{},"Show"),...Ra.map(e),$("h3",{},"Scenery"),...mh.map(e),$("h3",{},"Colour by"),t,$("h3",{},"Arrows"),n,$("label",{class:"layer",title:"impulses differ by powers of ten: their root can be seen side by side"},s,$("span",{},"root of impulse"))),Rn(qe("help"),$("div",{class:"head"},$("h2",{},"Keys"),$("span",{class:"grow"}),$("button",{onclick:()=>qe("help").close()},"Close")),$("div",{class:"keys"},...this.keys.map(a=>$("div",{},$("span",{},$("kbd",{},a.shown)),$("span",{},a.does))),...[...Ra,...mh].map(a=>$("div",{},$("span",{},$("kbd",{},a.key)),$("span",{},`show ${a.name.toLowerCase()}`)))),$("p",{class:"quiet"},"Mouse: drag to turn, right drag or Ctrl-drag to move, wheel to zoom, click to select a body or a contact point, double click to focus. In a live world, Shift-drag pulls a body with a spring; its work is booked.")),qe("open-help").onclick=()=>qe("help").showModal(),qe("open-scenes").onclick=()=>qe("scenes").showModal(),qe("open-plots").onclick=()=>this.setPlots(!this.view.plots),qe("compare").onchange=a=>{let l=a.target.value;this.compare(l===""?null:Number(l))};let r=qe("export"),o=(a,l,c,h)=>$("button",{id:a,title:c,onclick:()=>{r.hidden=!0,h()}},l);Rn(r,o("export-png","Picture (PNG)","what you see (s)",()=>this.picture()),o("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>this.video()),o("export-csv","Numbers of all plots (CSV)","one file per plot",()=>{this.setPlots(!0);for(let a of this.plots.ids())this.plots.csv(a)}),o("export-sql","SQL of the selection (copy)","to ask the recording for more (q)",()=>{this.copy(this.sql(),"SQL of the selection")}),o("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>{this.copy(location.href,"Link to this view")})),qe("open-export").onclick=a=>{a.stopPropagation(),r.hidden=!r.hidden},addEventListener("click",a=>{r.contains(a.target)||(r.hidden=!0)});for(let a of document.querySelectorAll("dialog"))a.addEventListener("click",l=>{l.target===a&&a.close()})}buildScenes(){let e=qe("scenes"),t=this.store?.live?this.store.about.file:"";Rn(e,$("div",{class:"head"},$("h2",{},"Scenes"),$("span",{class:"quiet"},"Each runs live: change it, pull at it, look inside."),$("span",{class:"grow"}),$("button",{onclick:()=>e.close()},"Close")),$("div",{class:"cards"},...this.session.scenes.map((n,s)=>$("button",{class:`card ${n.file===t?"now":""}`,onclick:()=>{e.close(),this.view.source=this.session.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:s}),this.view.compare!==null&&this.compare(null)}},$("b",{},n.title),$("span",{class:"quiet"},n.remarks)))))}buildTransport(){let e=this.store,t=(s,r,o,a)=>$("button",{id:s,title:o,onclick:l=>{a(),l.currentTarget.blur()}},r),n=$("select",{id:"speed",title:"speed against real time (+ and \u2212)",onchange:()=>this.setSpeed(Number(n.value))},...Vd.map(s=>$("option",{value:String(s)},`${s}\xD7`)));Rn(qe("transport"),t("play","\u25B6 Play","play or pause (Space)",()=>this.play()),t("first","|\u25C0","first frame (Home)",()=>this.seek(e.first)),t("back10","\u221210","ten frames back (Shift \u2190)",()=>this.step(-10)),t("back","\u22121","one frame back (\u2190)",()=>this.step(-1)),t("on","+1",e.live?"one frame on (\u2192); at the end: one step of the world":"one frame on (\u2192)",()=>this.step(1)),t("on10","+10","ten frames on (Shift \u2192)",()=>this.step(10)),t("last",e.live?"\u25B6| now":"\u25B6|","last frame (End)",()=>this.seek(e.last)),e.live?t("reset","\u21BA Reset","back to the start, with the numbers as they are now (r)",()=>this.reset()):null,$("span",{class:"time",id:"time"}),$("label",{title:"number of the frame: type one to go there"},"frame ",$("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{this.play(!1),this.seek(Number(s.target.value)),s.target.blur()}})),$("label",{},"speed ",n),t("loop","\u21BB loop","begin again at the end (o)",()=>this.toggleLoop()),t("event","next event","impact, sleep, waking, quarantine \u2013 or touch (e)",()=>this.jumpEvent(!1)),t("worst","worst frame","where the contact law failed most (w)",()=>this.worstFrame()),$("span",{class:"quiet",id:"range"})),e.live&&this.status&&(this.view.speed=this.status.speed),this.refreshTransport()}refreshTransport(){let e=document.getElementById("play");if(!e)return;e.textContent=this.playing?"\u275A\u275A Pause":"\u25B6 Play",document.documentElement.dataset.playing=String(this.playing);let t=qe("speed");[...t.options].some(n=>Number(n.value)===this.view.speed)||t.append($("option",{value:String(this.view.speed)},`${this.view.speed}\xD7`)),t.value=String(this.view.speed),qe("loop").classList.toggle("on",this.view.loop),qe("range").textContent=this.view.range?`range ${this.view.range[0]}\u2013${this.view.range[1]}`:""}fileName(e){return`${(this.store?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(this.view.frame).padStart(5,"0")}.${e}`}picture(){this.stage.dirty=!0,this.stage.render(),qe("canvas").toBlob(e=>{e?ba(this.fileName("png"),e):this.toast("The browser made no picture.",!0)},"image/png")}video(){let e=this.store;if(!e)return;if(this.recorder)return this.stopVideo();let t=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(a=>MediaRecorder.isTypeSupported(a));if(!t)return this.toast("This browser records no video.",!0);let n=new MediaRecorder(qe("canvas").captureStream(60),{mimeType:t,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=a=>s.push(a.data),n.onstop=()=>{this.recorder=null,document.documentElement.dataset.recording="false",ba(this.fileName(t.includes("mp4")?"mp4":"webm"),new Blob(s,{type:t})),this.toast("The video is saved.")};let[r,o]=this.view.range??[e.first,e.last];if(o<=r)return this.toast("There is nothing to record yet.");e.live&&this.link.command({command:"pause"}),this.view.range=[r,o],this.seek(r),this.recorder=n,document.documentElement.dataset.recording="true",n.start(200),this.playing=!0,this.clock=e.time(r),this.toast(`Recording frames ${r} to ${o}: it plays once, at the chosen speed.`),this.refreshTransport()}stopVideo(){this.playing=!1,this.refreshTransport(),setTimeout(()=>this.recorder?.stop(),150)}sql(){let e=this.store,t=this.view;if(!e)return"";let[n,s]=t.range??[e.first,e.last],r=`frame BETWEEN ${n} AND ${s}`,o=this.shown;if(t.contact>=0&&o&&t.contact<o.contacts){let a=o.contact(t.contact),l=this.panels.feature?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${this.panels.feature}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${a.a} AND body_b = ${a.b}${l} AND ${r} ORDER BY frame;`}return t.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${t.body} AND s.${r} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${r} ORDER BY frame;`}async copy(e,t){let n=t.startsWith("SQL")&&this.store?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";try{await navigator.clipboard.writeText(e),this.toast(`${t} is in the clipboard.
${t.startsWith("SQL")?e:""}${n}`)}catch{this.toast(`${t} (the browser did not allow copying):
${e}`)}}saveHash(){clearTimeout(this.hashTimer),this.hashTimer=window.setTimeout(()=>this.writeHash(),this.playing?500:60)}writeHash(){this.store&&(this.view.camera=this.stage.cameraNumbers,history.replaceState(null,"",fh(this.view,this.link.token)))}complain(e){e instanceof ho?e.message!=="the server does not answer"&&this.toast(e.message,!0):this.toast(`The page stumbled: ${e instanceof Error?e.message:String(e)}`,!0)}toast(e,t=!1){let n=qe("toasts");if([...n.children].some(r=>r.firstChild?.textContent===e))return;let s=$("div",{class:`toast ${t?"bad-news":""}`},$("span",{},e),$("button",{class:"small",title:"close",onclick:()=>s.remove()},"\xD7"));for(n.append(s);n.children.length>4;)n.firstChild?.remove();setTimeout(()=>s.remove(),t?15e3:4500)}report(){let e=this.store,t=this.shown;return{ready:this.ready,source:this.view.source,kind:e?.about.kind,name:e?.about.name,file:e?.about.file,epoch:e?.epoch,frame:t?.number,first:e?.first,end:e?.end,rows:e?.rowCount,playing:this.playing,speed:this.view.speed,loop:this.view.loop,body:this.view.body,contact:this.view.contact,layers:[...this.view.layers],follow:this.view.follow,camera:this.stage.cameraNumbers,time:t&&e?e.time(t.number):void 0,contacts:t?.contacts,islands:t?.islands,hash:t?.hash,range:this.view.range,differs:this.differs,ghost:this.shownGhost?.number??null,tab:this.panels.tab,status:this.status,drawn:this.drawnFrames,bodies:e?.bodies.length,plots:Object.fromEntries(this.plots.ids().map(n=>[n,this.plots.values(n)])),calls:this.stage.renderer.info.render.calls,triangles:this.stage.renderer.info.render.triangles}}body(e){let t=this.shown;return!t||e>=t.bodies?null:{state:Array.from(t.states.subarray(13*e,13*e+13)),at:this.stage.project(t.centre(e))}}contact(e){let t=this.shown;return t&&e<t.contacts?{...t.contact(e),at:this.stage.project(t.contact(e).point)}:null}look(e){this.stage.cameraNumbers=e}},Ew=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function Tw(i,e){let t=Math.min(i.states.length,e.states.length);for(let n=0;n<t;n++)if(!Object.is(i.states[n],e.states[n]))return{body:Math.floor(n/13),quantity:Ew[n%13]};return null}var Aw=new Wd;Object.assign(window,{tumble:Aw});addEventListener("error",i=>console.error(i.message));
