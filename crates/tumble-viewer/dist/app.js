var Vs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Gs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Zf=0,ou=1,Kf=2;var or=1,Jf=2,so=3,Ws=0,qn=1,Kn=2,ar=0,ro=1,au=2,lu=3,cu=4,jf=5;var lr=100,Qf=101,tp=102,ep=103,np=104,ip=200,sp=201,rp=202,op=203,hu=204,uu=205,ap=206,lp=207,cp=208,hp=209,up=210,dp=211,fp=212,pp=213,mp=214,gl=0,_l=1,xl=2,Yr=3,vl=4,yl=5,bl=6,Sl=7,du=0,gp=1,_p=2,Yi=0,fu=1,pu=2,mu=3,gu=4,_u=5,xu=6,vu=7;var yu=300,cr=301,oo=302,$l=303,Zl=304,Ml=1e3,Vi=1001,wl=1002,Rn=1003,xp=1004;var da=1005;var Xn=1006,Kl=1007;var _s=1008;var Jn=1009,bu=1010,Su=1011,ao=1012,Jl=1013,Ri=1014,xi=1015,Ci=1016,jl=1017,Ql=1018,hr=1020,Mu=35902,wu=35899,Eu=1021,Tu=1022,Pi=1023,us=1026,xs=1027,tc=1028,ec=1029,Xs=1030,nc=1031;var ic=1033,fa=33776,pa=33777,ma=33778,ga=33779,sc=35840,rc=35841,oc=35842,ac=35843,lc=36196,cc=37492,hc=37496,uc=37488,dc=37489,_a=37490,fc=37491,pc=37808,mc=37809,gc=37810,_c=37811,xc=37812,vc=37813,yc=37814,bc=37815,Sc=37816,Mc=37817,wc=37818,Ec=37819,Tc=37820,Ac=37821,Rc=36492,Cc=36494,Pc=36495,Ic=36283,Lc=36284,xa=36285,Dc=36286;var Go=2300,El=2301,pl=2302,jh=2303,Qh=2400,tu=2401,eu=2402;var vp=3200;var Nc=0,yp=1,vs="",ri="srgb",Wo="srgb-linear",Xo="linear",Ae="srgb";var ml=7680;var bp=519,Sp=512,Mp=513,wp=514,Au=515,Ep=516,Tp=517,Ru=518,Cu=519,Ap=35044,Pu=35048;var Iu="300 es",_i=2e3,$r=2001;function R0(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function C0(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function qo(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Rp(){let i=qo("canvas");return i.style.display="block",i}var _f={},Zr=null;function Lu(...i){let t="THREE."+i.shift();Zr?Zr("log",t,...i):console.log(t,...i)}function Cp(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=Cp(i);let t="THREE."+i.shift();if(Zr)Zr("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ee(...i){i=Cp(i);let t="THREE."+i.shift();if(Zr)Zr("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function Ho(...i){let t=i.join(" ");t in _f||(_f[t]=!0,$t(...i))}function Pp(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Ip={[gl]:gl,[xl]:bl,[vl]:vl,[Yr]:yl,[_l]:_l,[bl]:xl,[Sl]:Sl,[yl]:Yr},Ai=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Un=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],xf=1234567,Xr=Math.PI/180,Kr=180/Math.PI;function lo(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Un[i&255]+Un[i>>8&255]+Un[i>>16&255]+Un[i>>24&255]+"-"+Un[t&255]+Un[t>>8&255]+"-"+Un[t>>16&15|64]+Un[t>>24&255]+"-"+Un[e&63|128]+Un[e>>8&255]+"-"+Un[e>>16&255]+Un[e>>24&255]+Un[n&255]+Un[n>>8&255]+Un[n>>16&255]+Un[n>>24&255]).toLowerCase()}function ge(i,t,e){return Math.max(t,Math.min(e,i))}function Du(i,t){return(i%t+t)%t}function P0(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function I0(i,t,e){return i!==t?(e-i)/(t-i):0}function Vo(i,t,e){return(1-e)*i+e*t}function L0(i,t,e,n){return Vo(i,t,1-Math.exp(-e*n))}function D0(i,t=1){return t-Math.abs(Du(i,t*2)-t)}function N0(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function U0(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function F0(i,t){return i+Math.floor(Math.random()*(t-i+1))}function O0(i,t){return i+Math.random()*(t-i)}function k0(i){return i*(.5-Math.random())}function B0(i){i!==void 0&&(xf=i);let t=xf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function z0(i){return i*Xr}function H0(i){return i*Kr}function V0(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function G0(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Nu(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function W0(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Uu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Lp(i,t){if(t.constructor===Float32Array)return i;let e=Uu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Dp(i,t){if(t.constructor===Float32Array)return i;let e=Uu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Fu={DEG2RAD:Xr,RAD2DEG:Kr,generateUUID:lo,clamp:ge,euclideanModulo:Du,mapLinear:P0,inverseLerp:I0,lerp:Vo,damp:L0,pingpong:D0,smoothstep:N0,smootherstep:U0,randInt:F0,randFloat:O0,randFloatSpread:k0,seededRandom:B0,degToRad:z0,radToDeg:H0,isPowerOfTwo:V0,ceilPowerOfTwo:G0,floorPowerOfTwo:Nu,setQuaternionFromProperEuler:W0,normalize:Dp,denormalize:Lp},Hu=class Hu{constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ge(this.x,t.x,e.x),this.y=ge(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ge(this.x,t,e),this.y=ge(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ge(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ge(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};Hu.prototype.isVector2=!0;var Jt=Hu,Ye=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],v=r[o+3];if(u!==v||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*v;m<0&&(d=-d,f=-f,g=-g,v=-v,m=-m);let p=1-a;if(m<.9995){let y=Math.acos(m),A=Math.sin(y);p=Math.sin(p*y)/A,a=Math.sin(a*y)/A,l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+v*a}else{l=l*p+d*a,c=c*p+f*a,h=h*p+g*a,u=u*p+v*a;let y=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=y,c*=y,h*=y,u*=y}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ge(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Vu=class Vu{constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(vf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(vf.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ge(this.x,t.x,e.x),this.y=ge(this.y,t.y,e.y),this.z=ge(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ge(this.x,t,e),this.y=ge(this.y,t,e),this.z=ge(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ge(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Ph.copy(this).projectOnVector(t),this.sub(Ph)}reflect(t){return this.sub(Ph.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ge(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};Vu.prototype.isVector3=!0;var B=Vu,Ph=new B,vf=new Ye,Gu=class Gu{constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],v=s[0],m=s[3],p=s[6],y=s[1],A=s[4],b=s[7],R=s[2],T=s[5],_=s[8];return r[0]=o*v+a*y+l*R,r[3]=o*m+a*A+l*T,r[6]=o*p+a*b+l*_,r[1]=c*v+h*y+u*R,r[4]=c*m+h*A+u*T,r[7]=c*p+h*b+u*_,r[2]=d*v+f*y+g*R,r[5]=d*m+f*A+g*T,r[8]=d*p+f*b+g*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=e*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return t[0]=u*v,t[1]=(s*c-h*n)*v,t[2]=(a*n-s*o)*v,t[3]=d*v,t[4]=(h*e-s*l)*v,t[5]=(s*r-a*e)*v,t[6]=f*v,t[7]=(n*l-c*e)*v,t[8]=(o*e-n*r)*v,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Ho("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Ih.makeScale(t,e)),this}rotate(t){return Ho("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Ih.makeRotation(-t)),this}translate(t,e){return Ho("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Ih.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}};Gu.prototype.isMatrix3=!0;var ie=Gu,Ih=new ie,yf=new ie().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),bf=new ie().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function X0(){let i={enabled:!0,workingColorSpace:Wo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ae&&(s.r=hs(s.r),s.g=hs(s.g),s.b=hs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ae&&(s.r=qr(s.r),s.g=qr(s.g),s.b=qr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===vs?Xo:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Wo]:{primaries:t,whitePoint:n,transfer:Xo,toXYZ:yf,fromXYZ:bf,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ri},outputColorSpaceConfig:{drawingBufferColorSpace:ri}},[ri]:{primaries:t,whitePoint:n,transfer:Ae,toXYZ:yf,fromXYZ:bf,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ri}}}),i}var ve=X0();function hs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function qr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Ir,Tl=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Ir===void 0&&(Ir=qo("canvas")),Ir.width=t.width,Ir.height=t.height;let s=Ir.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Ir}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=qo("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=hs(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(hs(e[n]/255)*255):e[n]=hs(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},q0=0,Jr=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:q0++}),this.uuid=lo(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Lh(s[o].image)):r.push(Lh(s[o]))}else r=Lh(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Lh(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Tl.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}var Y0=0,Dh=new B,$n=class i extends Ai{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=Vi,s=Vi,r=Xn,o=_s,a=Pi,l=Jn,c=i.DEFAULT_ANISOTROPY,h=vs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Y0++}),this.uuid=lo(),this.name="",this.source=new Jr(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Jt(0,0),this.repeat=new Jt(1,1),this.center=new Jt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ie,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Dh).x}get height(){return this.source.getSize(Dh).y}get depth(){return this.source.getSize(Dh).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==yu)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Ml:t.x=t.x-Math.floor(t.x);break;case Vi:t.x=t.x<0?0:1;break;case wl:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Ml:t.y=t.y-Math.floor(t.y);break;case Vi:t.y=t.y<0?0:1;break;case wl:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};$n.DEFAULT_IMAGE=null;$n.DEFAULT_MAPPING=yu;$n.DEFAULT_ANISOTROPY=1;var Wu=class Wu{constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],v=l[2],m=l[6],p=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-v)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+v)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let A=(c+1)/2,b=(f+1)/2,R=(p+1)/2,T=(h+d)/4,_=(u+v)/4,M=(g+m)/4;return A>b&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=T/n,r=_/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=T/s,r=M/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=_/r,s=M/r),this.set(n,s,r,e),this}let y=Math.sqrt((m-g)*(m-g)+(u-v)*(u-v)+(d-h)*(d-h));return Math.abs(y)<.001&&(y=1),this.x=(m-g)/y,this.y=(u-v)/y,this.z=(d-h)/y,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ge(this.x,t.x,e.x),this.y=ge(this.y,t.y,e.y),this.z=ge(this.z,t.z,e.z),this.w=ge(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ge(this.x,t,e),this.y=ge(this.y,t,e),this.z=ge(this.z,t,e),this.w=ge(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ge(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};Wu.prototype.isVector4=!0;var $e=Wu,Al=class extends Ai{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Xn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new $e(0,0,t,e),this.scissorTest=!1,this.viewport=new $e(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new $n({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Xn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new Jr(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ai=class extends Al{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Yo=class extends $n{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Rn,this.minFilter=Rn,this.wrapR=Vi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Rl=class extends $n{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Rn,this.minFilter=Rn,this.wrapR=Vi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Yl=class Yl{constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,g,v,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,v,m)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,v,m){let p=this.elements;return p[0]=t,p[4]=e,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=u,p[14]=d,p[3]=f,p[7]=g,p[11]=v,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new Yl().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/Lr.setFromMatrixColumn(t,0).length(),r=1/Lr.setFromMatrixColumn(t,1).length(),o=1/Lr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,v=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-v*c,e[9]=-a*l,e[2]=v-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,v=c*u;e[0]=d+v*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=v+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,v=c*u;e[0]=d-v*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=v-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,v=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+v,e[1]=l*u,e[5]=v*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,v=a*c;e[0]=l*h,e[4]=v-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-v*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,v=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+v,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=v*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose($0,t,Z0)}lookAt(t,e,n){let s=this.elements;return ii.subVectors(t,e),ii.lengthSq()===0&&(ii.z=1),ii.normalize(),Cs.crossVectors(n,ii),Cs.lengthSq()===0&&(Math.abs(n.z)===1?ii.x+=1e-4:ii.z+=1e-4,ii.normalize(),Cs.crossVectors(n,ii)),Cs.normalize(),Va.crossVectors(ii,Cs),s[0]=Cs.x,s[4]=Va.x,s[8]=ii.x,s[1]=Cs.y,s[5]=Va.y,s[9]=ii.y,s[2]=Cs.z,s[6]=Va.z,s[10]=ii.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],v=n[6],m=n[10],p=n[14],y=n[3],A=n[7],b=n[11],R=n[15],T=s[0],_=s[4],M=s[8],U=s[12],I=s[1],L=s[5],H=s[9],G=s[13],D=s[2],F=s[6],X=s[10],V=s[14],at=s[3],K=s[7],Q=s[11],st=s[15];return r[0]=o*T+a*I+l*D+c*at,r[4]=o*_+a*L+l*F+c*K,r[8]=o*M+a*H+l*X+c*Q,r[12]=o*U+a*G+l*V+c*st,r[1]=h*T+u*I+d*D+f*at,r[5]=h*_+u*L+d*F+f*K,r[9]=h*M+u*H+d*X+f*Q,r[13]=h*U+u*G+d*V+f*st,r[2]=g*T+v*I+m*D+p*at,r[6]=g*_+v*L+m*F+p*K,r[10]=g*M+v*H+m*X+p*Q,r[14]=g*U+v*G+m*V+p*st,r[3]=y*T+A*I+b*D+R*at,r[7]=y*_+A*L+b*F+R*K,r[11]=y*M+A*H+b*X+R*Q,r[15]=y*U+A*G+b*V+R*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],v=t[7],m=t[11],p=t[15],y=l*f-c*d,A=a*f-c*u,b=a*d-l*u,R=o*f-c*h,T=o*d-l*h,_=o*u-a*h;return e*(v*y-m*A+p*b)-n*(g*y-m*R+p*T)+s*(g*A-v*R+p*_)-r*(g*b-v*T+m*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],v=t[13],m=t[14],p=t[15],y=e*a-n*o,A=e*l-s*o,b=e*c-r*o,R=n*l-s*a,T=n*c-r*a,_=s*c-r*l,M=h*v-u*g,U=h*m-d*g,I=h*p-f*g,L=u*m-d*v,H=u*p-f*v,G=d*p-f*m,D=y*G-A*H+b*L+R*I-T*U+_*M;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/D;return t[0]=(a*G-l*H+c*L)*F,t[1]=(s*H-n*G-r*L)*F,t[2]=(v*_-m*T+p*R)*F,t[3]=(d*T-u*_-f*R)*F,t[4]=(l*I-o*G-c*U)*F,t[5]=(e*G-s*I+r*U)*F,t[6]=(m*b-g*_-p*A)*F,t[7]=(h*_-d*b+f*A)*F,t[8]=(o*H-a*I+c*M)*F,t[9]=(n*I-e*H-r*M)*F,t[10]=(g*T-v*b+p*y)*F,t[11]=(u*b-h*T-f*y)*F,t[12]=(a*U-o*L-l*M)*F,t[13]=(e*L-n*U+s*M)*F,t[14]=(v*A-g*R-m*y)*F,t[15]=(h*R-u*A+d*y)*F,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,v=o*h,m=o*u,p=a*u,y=l*c,A=l*h,b=l*u,R=n.x,T=n.y,_=n.z;return s[0]=(1-(v+p))*R,s[1]=(f+b)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(f-b)*T,s[5]=(1-(d+p))*T,s[6]=(m+y)*T,s[7]=0,s[8]=(g+A)*_,s[9]=(m-y)*_,s[10]=(1-(d+v))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Lr.set(s[0],s[1],s[2]).length(),a=Lr.set(s[4],s[5],s[6]).length(),l=Lr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),wi.copy(this);let c=1/o,h=1/a,u=1/l;return wi.elements[0]*=c,wi.elements[1]*=c,wi.elements[2]*=c,wi.elements[4]*=h,wi.elements[5]*=h,wi.elements[6]*=h,wi.elements[8]*=u,wi.elements[9]*=u,wi.elements[10]*=u,e.setFromRotationMatrix(wi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=_i,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),g,v;if(l)g=r/(o-r),v=o*r/(o-r);else if(a===_i)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===$r)g=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=_i,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),g,v;if(l)g=1/(o-r),v=o/(o-r);else if(a===_i)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===$r)g=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}};Yl.prototype.isMatrix4=!0;var le=Yl,Lr=new B,wi=new le,$0=new B(0,0,0),Z0=new B(1,1,1),Cs=new B,Va=new B,ii=new B,Sf=new le,Mf=new Ye,ds=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ge(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ge(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ge(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ge(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ge(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ge(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Sf.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Sf,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Mf.setFromEuler(this),this.setFromQuaternion(Mf,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ds.DEFAULT_ORDER="XYZ";var jr=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},K0=0,wf=new B,Dr=new Ye,ss=new le,Ga=new B,No=new B,J0=new B,j0=new Ye,Ef=new B(1,0,0),Tf=new B(0,1,0),Af=new B(0,0,1),Rf={type:"added"},Q0={type:"removed"},Nr={type:"childadded",child:null},Nh={type:"childremoved",child:null},Ln=class i extends Ai{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:K0++}),this.uuid=lo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new B,e=new ds,n=new Ye,s=new B(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new le},normalMatrix:{value:new ie}}),this.matrix=new le,this.matrixWorld=new le,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new jr,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Dr.setFromAxisAngle(t,e),this.quaternion.multiply(Dr),this}rotateOnWorldAxis(t,e){return Dr.setFromAxisAngle(t,e),this.quaternion.premultiply(Dr),this}rotateX(t){return this.rotateOnAxis(Ef,t)}rotateY(t){return this.rotateOnAxis(Tf,t)}rotateZ(t){return this.rotateOnAxis(Af,t)}translateOnAxis(t,e){return wf.copy(t).applyQuaternion(this.quaternion),this.position.add(wf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Ef,t)}translateY(t){return this.translateOnAxis(Tf,t)}translateZ(t){return this.translateOnAxis(Af,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(ss.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Ga.copy(t):Ga.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),No.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ss.lookAt(No,Ga,this.up):ss.lookAt(Ga,No,this.up),this.quaternion.setFromRotationMatrix(ss),s&&(ss.extractRotation(s.matrixWorld),Dr.setFromRotationMatrix(ss),this.quaternion.premultiply(Dr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ee("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Rf),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null):ee("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Q0),Nh.child=t,this.dispatchEvent(Nh),Nh.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),ss.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),ss.multiply(t.parent.matrixWorld)),t.applyMatrix4(ss),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Rf),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(No,t,J0),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(No,j0,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ln.DEFAULT_UP=new B(0,1,0);Ln.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var oi=class extends Ln{constructor(){super(),this.isGroup=!0,this.type="Group"}},t_={type:"move"},Qr=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new oi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new oi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new oi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let v of t.hand.values()){let m=e.getJointPose(v,n),p=this._getHandJoint(c,v);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),p.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(t_)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new oi;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Np={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ps={h:0,s:0,l:0},Wa={h:0,s:0,l:0};function Uh(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var Zt=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ri){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ve.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=ve.workingColorSpace){return this.r=t,this.g=e,this.b=n,ve.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=ve.workingColorSpace){if(t=Du(t,1),e=ge(e,0,1),n=ge(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Uh(o,r,t+1/3),this.g=Uh(o,r,t),this.b=Uh(o,r,t-1/3)}return ve.colorSpaceToWorking(this,s),this}setStyle(t,e=ri){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ri){let n=Np[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=hs(t.r),this.g=hs(t.g),this.b=hs(t.b),this}copyLinearToSRGB(t){return this.r=qr(t.r),this.g=qr(t.g),this.b=qr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ri){return ve.workingToColorSpace(Fn.copy(this),t),Math.round(ge(Fn.r*255,0,255))*65536+Math.round(ge(Fn.g*255,0,255))*256+Math.round(ge(Fn.b*255,0,255))}getHexString(t=ri){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=ve.workingColorSpace){ve.workingToColorSpace(Fn.copy(this),e);let n=Fn.r,s=Fn.g,r=Fn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=ve.workingColorSpace){return ve.workingToColorSpace(Fn.copy(this),e),t.r=Fn.r,t.g=Fn.g,t.b=Fn.b,t}getStyle(t=ri){ve.workingToColorSpace(Fn.copy(this),t);let e=Fn.r,n=Fn.g,s=Fn.b;return t!==ri?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ps),this.setHSL(Ps.h+t,Ps.s+e,Ps.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ps),t.getHSL(Wa);let n=Vo(Ps.h,Wa.h,e),s=Vo(Ps.s,Wa.s,e),r=Vo(Ps.l,Wa.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Fn=new Zt;Zt.NAMES=Np;var $o=class extends Ln{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ds,this.environmentIntensity=1,this.environmentRotation=new ds,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Ei=new B,rs=new B,Fh=new B,os=new B,Ur=new B,Fr=new B,Cf=new B,Oh=new B,kh=new B,Bh=new B,zh=new $e,Hh=new $e,Vh=new $e,cs=class i{constructor(t=new B,e=new B,n=new B){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Ei.subVectors(t,e),s.cross(Ei);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Ei.subVectors(s,e),rs.subVectors(n,e),Fh.subVectors(t,e);let o=Ei.dot(Ei),a=Ei.dot(rs),l=Ei.dot(Fh),c=rs.dot(rs),h=rs.dot(Fh),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,os)===null?!1:os.x>=0&&os.y>=0&&os.x+os.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,os)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,os.x),l.addScaledVector(o,os.y),l.addScaledVector(a,os.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return zh.setScalar(0),Hh.setScalar(0),Vh.setScalar(0),zh.fromBufferAttribute(t,e),Hh.fromBufferAttribute(t,n),Vh.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(zh,r.x),o.addScaledVector(Hh,r.y),o.addScaledVector(Vh,r.z),o}static isFrontFacing(t,e,n,s){return Ei.subVectors(n,e),rs.subVectors(t,e),Ei.cross(rs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Ei.subVectors(this.c,this.b),rs.subVectors(this.a,this.b),Ei.cross(rs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;Ur.subVectors(s,n),Fr.subVectors(r,n),Oh.subVectors(t,n);let l=Ur.dot(Oh),c=Fr.dot(Oh);if(l<=0&&c<=0)return e.copy(n);kh.subVectors(t,s);let h=Ur.dot(kh),u=Fr.dot(kh);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(Ur,o);Bh.subVectors(t,r);let f=Ur.dot(Bh),g=Fr.dot(Bh);if(g>=0&&f<=g)return e.copy(r);let v=f*c-l*g;if(v<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(Fr,a);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return Cf.subVectors(r,s),a=(u-h)/(u-h+(f-g)),e.copy(s).addScaledVector(Cf,a);let p=1/(m+v+d);return o=v*p,a=d*p,e.copy(n).addScaledVector(Ur,o).addScaledVector(Fr,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Cn=class{constructor(t=new B(1/0,1/0,1/0),e=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Ti.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Ti.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Ti.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Ti):Ti.fromBufferAttribute(r,o),Ti.applyMatrix4(t.matrixWorld),this.expandByPoint(Ti);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Xa.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Xa.copy(n.boundingBox)),Xa.applyMatrix4(t.matrixWorld),this.union(Xa)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ti),Ti.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Uo),qa.subVectors(this.max,Uo),Or.subVectors(t.a,Uo),kr.subVectors(t.b,Uo),Br.subVectors(t.c,Uo),Is.subVectors(kr,Or),Ls.subVectors(Br,kr),er.subVectors(Or,Br);let e=[0,-Is.z,Is.y,0,-Ls.z,Ls.y,0,-er.z,er.y,Is.z,0,-Is.x,Ls.z,0,-Ls.x,er.z,0,-er.x,-Is.y,Is.x,0,-Ls.y,Ls.x,0,-er.y,er.x,0];return!Gh(e,Or,kr,Br,qa)||(e=[1,0,0,0,1,0,0,0,1],!Gh(e,Or,kr,Br,qa))?!1:(Ya.crossVectors(Is,Ls),e=[Ya.x,Ya.y,Ya.z],Gh(e,Or,kr,Br,qa))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ti).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ti).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(as[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),as[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),as[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),as[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),as[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),as[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),as[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),as[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(as),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},as=[new B,new B,new B,new B,new B,new B,new B,new B],Ti=new B,Xa=new Cn,Or=new B,kr=new B,Br=new B,Is=new B,Ls=new B,er=new B,Uo=new B,qa=new B,Ya=new B,nr=new B;function Gh(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){nr.fromArray(i,r);let a=s.x*Math.abs(nr.x)+s.y*Math.abs(nr.y)+s.z*Math.abs(nr.z),l=t.dot(nr),c=e.dot(nr),h=n.dot(nr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var un=new B,$a=new Jt,e_=0,In=class extends Ai{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:e_++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Ap,this.updateRanges=[],this.gpuType=xi,this.version=0,this._normalizationScale=t!==void 0?Uu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)$a.fromBufferAttribute(this,e),$a.applyMatrix3(t),this.setXY(e,$a.x,$a.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)un.fromBufferAttribute(this,e),un.applyMatrix3(t),this.setXYZ(e,un.x,un.y,un.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)un.fromBufferAttribute(this,e),un.applyMatrix4(t),this.setXYZ(e,un.x,un.y,un.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)un.fromBufferAttribute(this,e),un.applyNormalMatrix(t),this.setXYZ(e,un.x,un.y,un.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)un.fromBufferAttribute(this,e),un.transformDirection(t),this.setXYZ(e,un.x,un.y,un.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Lp(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Dp(t,this.array)}};var Zo=class extends In{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var Ko=class extends In{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Re=class extends In{constructor(t,e,n){super(new Float32Array(t),e,n)}},n_=new Cn,Fo=new B,Wh=new B,Zn=class{constructor(t=new B,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):n_.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Fo.subVectors(t,this.center);let e=Fo.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Fo,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Wh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Fo.copy(t.center).add(Wh)),this.expandByPoint(Fo.copy(t.center).sub(Wh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},i_=0,gi=new le,Xh=new Ln,zr=new B,si=new Cn,Oo=new Cn,An=new B,sn=class i extends Ai{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:i_++}),this.uuid=lo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(R0(t)?Ko:Zo)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ie().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return gi.makeRotationFromQuaternion(t),this.applyMatrix4(gi),this}rotateX(t){return gi.makeRotationX(t),this.applyMatrix4(gi),this}rotateY(t){return gi.makeRotationY(t),this.applyMatrix4(gi),this}rotateZ(t){return gi.makeRotationZ(t),this.applyMatrix4(gi),this}translate(t,e,n){return gi.makeTranslation(t,e,n),this.applyMatrix4(gi),this}scale(t,e,n){return gi.makeScale(t,e,n),this.applyMatrix4(gi),this}lookAt(t){return Xh.lookAt(t),Xh.updateMatrix(),this.applyMatrix4(Xh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(zr).negate(),this.translate(zr.x,zr.y,zr.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Re(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Cn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ee("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),new B(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];si.setFromBufferAttribute(r),this.morphTargetsRelative?(An.addVectors(this.boundingBox.min,si.min),this.boundingBox.expandByPoint(An),An.addVectors(this.boundingBox.max,si.max),this.boundingBox.expandByPoint(An)):(this.boundingBox.expandByPoint(si.min),this.boundingBox.expandByPoint(si.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ee('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Zn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ee("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);return}if(t){let n=this.boundingSphere.center;if(si.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Oo.setFromBufferAttribute(a),this.morphTargetsRelative?(An.addVectors(si.min,Oo.min),si.expandByPoint(An),An.addVectors(si.max,Oo.max),si.expandByPoint(An)):(si.expandByPoint(Oo.min),si.expandByPoint(Oo.max))}si.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)An.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(An));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)An.fromBufferAttribute(a,c),l&&(zr.fromBufferAttribute(t,c),An.add(zr)),s=Math.max(s,n.distanceToSquared(An))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ee('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ee("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new In(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new B,l[U]=new B;let h=new B,u=new B,d=new B,f=new Jt,g=new Jt,v=new Jt,m=new B,p=new B;function y(U,I,L){c[U]=c[I]=c[L]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,U),g.fromBufferAttribute(r,I),v.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),v.sub(f);let H=1/(g.x*v.y-v.x*g.y);isFinite(H)&&(m.copy(u).multiplyScalar(v.y).addScaledVector(d,-g.y).multiplyScalar(H),p.copy(d).multiplyScalar(g.x).addScaledVector(u,-v.x).multiplyScalar(H),a[U].add(m),a[I].add(m),a[L].add(m),l[U].add(p),l[I].add(p),l[L].add(p))}let A=this.groups;A.length===0&&(A=[{start:0,count:t.count}]);for(let U=0,I=A.length;U<I;++U){let L=A[U],H=L.start,G=L.count;for(let D=H,F=H+G;D<F;D+=3)y(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new B,R=new B,T=new B,_=new B;function M(U){T.fromBufferAttribute(s,U),_.copy(T);let I=a[U];b.copy(I),b.sub(T.multiplyScalar(T.dot(I))).normalize(),R.crossVectors(_,I);let H=R.dot(l[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,H)}for(let U=0,I=n.count;U<I;++U)c[U]&&M(U);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new In(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new B,r=new B,o=new B,a=new B,l=new B,c=new B,h=new B,u=new B;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),v=t.getX(d+1),m=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,v),o.fromBufferAttribute(e,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)An.fromBufferAttribute(t,e),An.normalize(),t.setXYZ(e,An.x,An.y,An.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let v=0,m=l.length;v<m;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*h;for(let p=0;p<h;p++)d[g++]=c[f++]}return new In(d,h,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var qh=new B,s_=new B,r_=new ie,Gn=class{constructor(t=new B(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=qh.subVectors(n,e).cross(s_.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(qh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||r_.getNormalMatrix(t),s=this.coplanarPoint(qh).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},o_=0,fs=class extends Ai{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:o_++}),this.uuid=lo(),this.name="",this.type="Material",this.blending=ro,this.side=Ws,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=hu,this.blendDst=uu,this.blendEquation=lr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Zt(0,0,0),this.blendAlpha=0,this.depthFunc=Yr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=bp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ml,this.stencilZFail=ml,this.stencilZPass=ml,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new Zt().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Gn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Jt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Jt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var ls=new B,Yh=new B,Za=new B,Ka=new B,Gi=class{constructor(t=new B,e=new B(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,ls)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=ls.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(ls.copy(this.origin).addScaledVector(this.direction,e),ls.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Yh.copy(t).add(e).multiplyScalar(.5),Za.copy(e).sub(t).normalize(),Ka.copy(this.origin).sub(Yh);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Za),a=Ka.dot(this.direction),l=-Ka.dot(Za),c=Ka.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let v=1/h;u*=v,d*=v,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Yh).addScaledVector(Za,d),f}intersectSphere(t,e){if(t.radius<0)return null;ls.subVectors(t.center,this.origin);let n=ls.dot(this.direction),s=ls.dot(ls)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,ls)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,v=e.y-o.y,m=e.z-o.z,p=n.x-o.x,y=n.y-o.y,A=n.z-o.z,b=Math.abs(l),R=Math.abs(c),T=Math.abs(h),_,M,U,I,L,H,G,D,F,X,V,at;if(b>=R&&b>=T?(U=l,H=u,F=g,at=p,l>=0?(_=c,M=h,I=d,L=f,G=v,D=m,X=y,V=A):(_=h,M=c,I=f,L=d,G=m,D=v,X=A,V=y)):R>=T?(U=c,H=d,F=v,at=y,c>=0?(_=h,M=l,I=f,L=u,G=m,D=g,X=A,V=p):(_=l,M=h,I=u,L=f,G=g,D=m,X=p,V=A)):(U=h,H=f,F=m,at=A,h>=0?(_=l,M=c,I=u,L=d,G=g,D=v,X=p,V=y):(_=c,M=l,I=d,L=u,G=v,D=g,X=y,V=p)),U===0)return null;let K=_/U,Q=M/U,st=1/U,dt=I-K*H,ut=L-Q*H,tt=G-K*F,mt=D-Q*F,xt=X-K*at,At=V-Q*at,St=xt*mt-At*tt,Xt=dt*At-ut*xt,oe=tt*ut-mt*dt;if(s){if(St<0||Xt<0||oe<0)return null}else if((St<0||Xt<0||oe<0)&&(St>0||Xt>0||oe>0))return null;let Gt=St+Xt+oe;if(Gt===0)return null;let fe=st*(St*H+Xt*F+oe*at);return(Gt>0?fe<0:fe>0)?null:this.at(fe/Gt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},li=class extends fs{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Zt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=du,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Pf=new le,ir=new Gi,Ja=new Zn,If=new B,ja=new B,Qa=new B,tl=new B,$h=new B,el=new B,Lf=new B,nl=new B,dn=class extends Ln{constructor(t=new sn,e=new li){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){el.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&($h.fromBufferAttribute(u,t),o?el.addScaledVector($h,h):el.addScaledVector($h.sub(e),h))}e.add(el)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Ja.copy(n.boundingSphere),Ja.applyMatrix4(r),ir.copy(t.ray).recast(t.near),!(Ja.containsPoint(ir.origin)===!1&&(ir.intersectSphere(Ja,If)===null||ir.origin.distanceToSquared(If)>(t.far-t.near)**2))&&(Pf.copy(r).invert(),ir.copy(t.ray).applyMatrix4(Pf),!(n.boundingBox!==null&&ir.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,ir)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let m=d[g],p=o[m.materialIndex],y=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=y,R=A;b<R;b+=3){let T=a.getX(b),_=a.getX(b+1),M=a.getX(b+2);s=il(this,p,t,n,c,h,u,T,_,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let m=g,p=v;m<p;m+=3){let y=a.getX(m),A=a.getX(m+1),b=a.getX(m+2);s=il(this,o,t,n,c,h,u,y,A,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let m=d[g],p=o[m.materialIndex],y=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=y,R=A;b<R;b+=3){let T=b,_=b+1,M=b+2;s=il(this,p,t,n,c,h,u,T,_,M),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let m=g,p=v;m<p;m+=3){let y=m,A=m+1,b=m+2;s=il(this,o,t,n,c,h,u,y,A,b),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}};function a_(i,t,e,n,s,r,o,a){let l;if(t.side===qn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Ws,a),l===null)return null;nl.copy(a),nl.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(nl);return c<e.near||c>e.far?null:{distance:c,point:nl.clone(),object:i}}function il(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,ja),i.getVertexPosition(l,Qa),i.getVertexPosition(c,tl);let h=a_(i,t,e,n,ja,Qa,tl,Lf);if(h){let u=new B;cs.getBarycoord(Lf,ja,Qa,tl,u),s&&(h.uv=cs.getInterpolatedAttribute(s,a,l,c,u,new Jt)),r&&(h.uv1=cs.getInterpolatedAttribute(r,a,l,c,u,new Jt)),o&&(h.normal=cs.getInterpolatedAttribute(o,a,l,c,u,new B),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new B,materialIndex:0};cs.getNormal(ja,Qa,tl,d.normal),h.face=d,h.barycoord=u}return h}var Jo=class extends $n{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Rn,h=Rn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var jo=class extends In{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Hr=new le,Df=new le,sl=[],Nf=new Cn,l_=new le,ko=new dn,Bo=new Zn,Ns=class extends dn{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new jo(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,l_)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Cn),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),Nf.copy(t.boundingBox).applyMatrix4(Hr),this.boundingBox.union(Nf)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Zn),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),Bo.copy(t.boundingSphere).applyMatrix4(Hr),this.boundingSphere.union(Bo)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(ko.geometry=this.geometry,ko.material=this.material,ko.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Bo.copy(this.boundingSphere),Bo.applyMatrix4(n),t.ray.intersectsSphere(Bo)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Hr),Df.multiplyMatrices(n,Hr),ko.matrixWorld=Df,ko.raycast(t,sl);for(let o=0,a=sl.length;o<a;o++){let l=sl[o];l.instanceId=r,l.object=this,e.push(l)}sl.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new jo(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Jo(new Float32Array(s*this.count),s,this.count,tc,xi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},sr=new Zn,c_=new Jt(.5,.5),rl=new B,Us=class{constructor(t=new Gn,e=new Gn,n=new Gn,s=new Gn,r=new Gn,o=new Gn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=_i,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],v=r[9],m=r[10],p=r[11],y=r[12],A=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,p-g,R-y).normalize(),s[1].setComponents(c+o,f+h,p+g,R+y).normalize(),s[2].setComponents(c+a,f+u,p+v,R+A).normalize(),s[3].setComponents(c-a,f-u,p-v,R-A).normalize(),n)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,p-m,R-b).normalize();else if(s[4].setComponents(c-l,f-d,p-m,R-b).normalize(),e===_i)s[5].setComponents(c+l,f+d,p+m,R+b).normalize();else if(e===$r)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),sr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),sr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(sr)}intersectsSprite(t){sr.center.set(0,0,0);let e=c_.distanceTo(t.center);return sr.radius=.7071067811865476+e,sr.applyMatrix4(t.matrixWorld),this.intersectsSphere(sr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(rl.x=s.normal.x>0?t.max.x:t.min.x,rl.y=s.normal.y>0?t.max.y:t.min.y,rl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(rl)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Uf=new le,Cl=class i{constructor(){this.coordinateSystem=_i,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Uf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Us),n[s].setFromProjectionMatrix(Uf,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Us),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var ps=class extends fs{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Zt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Pl=new B,Il=new B,Ff=new le,zo=new Gi,ol=new Zn,Zh=new B,Of=new B,to=class extends Ln{constructor(t=new sn,e=new ps){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Pl.fromBufferAttribute(e,s-1),Il.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Pl.distanceTo(Il);t.setAttribute("lineDistance",new Re(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),ol.copy(n.boundingSphere),ol.applyMatrix4(s),ol.radius+=r,t.ray.intersectsSphere(ol)===!1)return;Ff.copy(s).invert(),zo.copy(t.ray).applyMatrix4(Ff);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let v=f,m=g-1;v<m;v+=c){let p=h.getX(v),y=h.getX(v+1),A=al(this,t,zo,l,p,y,v);A&&e.push(A)}if(this.isLineLoop){let v=h.getX(g-1),m=h.getX(f),p=al(this,t,zo,l,v,m,g-1);p&&e.push(p)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let v=f,m=g-1;v<m;v+=c){let p=al(this,t,zo,l,v,v+1,v);p&&e.push(p)}if(this.isLineLoop){let v=al(this,t,zo,l,g-1,f,g-1);v&&e.push(v)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function al(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Pl.fromBufferAttribute(a,s),Il.fromBufferAttribute(a,r),e.distanceSqToSegment(Pl,Il,Zh,Of)>n)return;Zh.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Zh);if(!(c<t.near||c>t.far))return{distance:c,point:Of.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var kf=new B,Bf=new B,rr=class extends to{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)kf.fromBufferAttribute(e,s),Bf.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+kf.distanceTo(Bf);t.setAttribute("lineDistance",new Re(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Qo=class extends $n{constructor(t=[],e=cr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var ms=class extends $n{constructor(t,e,n=Ri,s,r,o,a=Rn,l=Rn,c,h=us,u=1){if(h!==us&&h!==xs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Jr(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},ta=class extends ms{constructor(t,e=Ri,n=cr,s,r,o=Rn,a=Rn,l,c=us){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},ea=class extends $n{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Wi=class i extends sn{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Re(c,3)),this.setAttribute("normal",new Re(h,3)),this.setAttribute("uv",new Re(u,2));function g(v,m,p,y,A,b,R,T,_,M,U){let I=b/_,L=R/M,H=b/2,G=R/2,D=T/2,F=_+1,X=M+1,V=0,at=0,K=new B;for(let Q=0;Q<X;Q++){let st=Q*L-G;for(let dt=0;dt<F;dt++){let ut=dt*I-H;K[v]=ut*y,K[m]=st*A,K[p]=D,c.push(K.x,K.y,K.z),K[v]=0,K[m]=0,K[p]=T>0?1:-1,h.push(K.x,K.y,K.z),u.push(dt/_),u.push(1-Q/M),V+=1}}for(let Q=0;Q<M;Q++)for(let st=0;st<_;st++){let dt=d+st+F*Q,ut=d+st+F*(Q+1),tt=d+(st+1)+F*(Q+1),mt=d+(st+1)+F*Q;l.push(dt,ut,mt),l.push(ut,tt,mt),at+=6}a.addGroup(f,at,U),f+=at,d+=V}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},na=class i extends sn{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,g=n*2+r,v=s+1,m=new B,p=new B;for(let y=0;y<=g;y++){let A=0,b=0,R=0,T=0;if(y<=n){let U=y/n,I=U*Math.PI/2;b=-h-t*Math.cos(I),R=t*Math.sin(I),T=-t*Math.cos(I),A=U*u}else if(y<=n+r){let U=(y-n)/r;b=-h+U*e,R=t,T=0,A=u+U*d}else{let U=(y-n-r)/n,I=U*Math.PI/2;b=h+t*Math.sin(I),R=t*Math.cos(I),T=t*Math.sin(I),A=u+d+U*u}let _=Math.max(0,Math.min(1,A/f)),M=0;y===0?M=.5/s:y===g&&(M=-.5/s);for(let U=0;U<=s;U++){let I=U/s,L=I*Math.PI*2,H=Math.sin(L),G=Math.cos(L);p.x=-R*G,p.y=b,p.z=R*H,a.push(p.x,p.y,p.z),m.set(-R*G,T,R*H),m.normalize(),l.push(m.x,m.y,m.z),c.push(I+M,_)}if(y>0){let U=(y-1)*v;for(let I=0;I<s;I++){let L=U+I,H=U+I+1,G=y*v+I,D=y*v+I+1;o.push(L,H,G),o.push(H,D,G)}}}this.setIndex(o),this.setAttribute("position",new Re(a,3)),this.setAttribute("normal",new Re(l,3)),this.setAttribute("uv",new Re(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}};var gs=class i extends sn{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,v=[],m=n/2,p=0;y(),o===!1&&(t>0&&A(!0),e>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Re(u,3)),this.setAttribute("normal",new Re(d,3)),this.setAttribute("uv",new Re(f,2));function y(){let b=new B,R=new B,T=0,_=(e-t)/n;for(let M=0;M<=r;M++){let U=[],I=M/r,L=I*(e-t)+t;for(let H=0;H<=s;H++){let G=H/s,D=G*l+a,F=Math.sin(D),X=Math.cos(D);R.x=L*F,R.y=-I*n+m,R.z=L*X,u.push(R.x,R.y,R.z),b.set(F,_,X).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-I),U.push(g++)}v.push(U)}for(let M=0;M<s;M++)for(let U=0;U<r;U++){let I=v[U][M],L=v[U+1][M],H=v[U+1][M+1],G=v[U][M+1];(t>0||U!==0)&&(h.push(I,L,G),T+=3),(e>0||U!==r-1)&&(h.push(L,H,G),T+=3)}c.addGroup(p,T,0),p+=T}function A(b){let R=g,T=new Jt,_=new B,M=0,U=b===!0?t:e,I=b===!0?1:-1;for(let H=1;H<=s;H++)u.push(0,m*I,0),d.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let H=0;H<=s;H++){let D=H/s*l+a,F=Math.cos(D),X=Math.sin(D);_.x=U*X,_.y=m*I,_.z=U*F,u.push(_.x,_.y,_.z),d.push(0,I,0),T.x=F*.5+.5,T.y=X*.5*I+.5,f.push(T.x,T.y),g++}for(let H=0;H<s;H++){let G=R+H,D=L+H;b===!0?h.push(D,D+1,G):h.push(D+1,D,G),M+=3}c.addGroup(p,M,b===!0?1:2),p+=M}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Fs=class i extends gs{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var ll=new B,cl=new B,Kh=new B,hl=new cs,ia=class extends sn{constructor(t=null,e=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:t,thresholdAngle:e},t!==null){let s=Math.pow(10,4),r=Math.cos(Xr*e),o=t.getIndex(),a=t.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){o?(c[0]=o.getX(g),c[1]=o.getX(g+1),c[2]=o.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:v,b:m,c:p}=hl;if(v.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),p.fromBufferAttribute(a,c[2]),hl.getNormal(Kh),u[0]=`${Math.round(v.x*s)},${Math.round(v.y*s)},${Math.round(v.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let y=0;y<3;y++){let A=(y+1)%3,b=u[y],R=u[A],T=hl[h[y]],_=hl[h[A]],M=`${b}_${R}`,U=`${R}_${b}`,I=d.get(U);I?(Kh.dot(I.normal)<=r&&(f.push(T.x,T.y,T.z),f.push(_.x,_.y,_.z)),d.set(U,null)):d.has(M)||d.set(M,{index0:c[y],index1:c[A],normal:Kh.clone()})}}for(let g of d.values())if(g){let{index0:v,index1:m}=g;ll.fromBufferAttribute(a,v),cl.fromBufferAttribute(a,m),f.push(ll.x,ll.y,ll.z),f.push(cl.x,cl.y,cl.z)}this.setAttribute("position",new Re(f,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};var Xi=class i extends sn{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],v=[],m=[];for(let p=0;p<h;p++){let y=p*d-o;for(let A=0;A<c;A++){let b=A*u-r;g.push(b,-y,0),v.push(0,0,1),m.push(A/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let y=0;y<a;y++){let A=y+c*p,b=y+c*(p+1),R=y+1+c*(p+1),T=y+1+c*p;f.push(A,b,T),f.push(b,R,T)}this.setIndex(f),this.setAttribute("position",new Re(g,3)),this.setAttribute("normal",new Re(v,3)),this.setAttribute("uv",new Re(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var Os=class i extends sn{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new B,d=new B,f=[],g=[],v=[],m=[];for(let p=0;p<=n;p++){let y=[],A=p/n,b=o+A*a,R=t*Math.cos(b),T=Math.sqrt(t*t-R*R),_=0;p===0&&o===0?_=.5/e:p===n&&l===Math.PI&&(_=-.5/e);for(let M=0;M<=e;M++){let U=M/e,I=s+U*r;u.x=-T*Math.cos(I),u.y=R,u.z=T*Math.sin(I),g.push(u.x,u.y,u.z),d.copy(u).normalize(),v.push(d.x,d.y,d.z),m.push(U+_,1-A),y.push(c++)}h.push(y)}for(let p=0;p<n;p++)for(let y=0;y<e;y++){let A=h[p][y+1],b=h[p][y],R=h[p+1][y],T=h[p+1][y+1];(p!==0||o>0)&&f.push(A,b,T),(p!==n-1||l<Math.PI)&&f.push(b,R,T)}this.setIndex(f),this.setAttribute("position",new Re(g,3)),this.setAttribute("normal",new Re(v,3)),this.setAttribute("uv",new Re(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var eo=class i extends sn{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new B,f=new B,g=new B;for(let v=0;v<=n;v++){let m=o+v/n*a;for(let p=0;p<=s;p++){let y=p/s*r;f.x=(t+e*Math.cos(m))*Math.cos(y),f.y=(t+e*Math.cos(m))*Math.sin(y),f.z=e*Math.sin(m),c.push(f.x,f.y,f.z),d.x=t*Math.cos(y),d.y=t*Math.sin(y),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(p/s),u.push(v/n)}}for(let v=1;v<=n;v++)for(let m=1;m<=s;m++){let p=(s+1)*v+m-1,y=(s+1)*(v-1)+m-1,A=(s+1)*(v-1)+m,b=(s+1)*v+m;l.push(p,y,b),l.push(y,A,b)}this.setIndex(l),this.setAttribute("position",new Re(c,3)),this.setAttribute("normal",new Re(h,3)),this.setAttribute("uv",new Re(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};function ur(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(zf(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(zf(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function On(i){let t={};for(let e=0;e<i.length;e++){let n=ur(i[e]);for(let s in n)t[s]=n[s]}return t}function zf(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function h_(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Ou(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ve.workingColorSpace}var Up={clone:ur,merge:On},u_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,d_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,qi=class extends fs{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=u_,this.fragmentShader=d_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=ur(t.uniforms),this.uniformsGroups=h_(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new Zt().setHex(s.value);break;case"v2":this.uniforms[n].value=new Jt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new $e().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ie().fromArray(s.value);break;case"m4":this.uniforms[n].value=new le().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Ll=class extends qi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ks=class extends fs{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Zt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Zt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Nc,this.normalScale=new Jt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var Dl=class extends fs{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=vp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Nl=class extends fs{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Vr(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function ul(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Bs=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ul=class extends Bs{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Qh,endingEnd:Qh}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case tu:r=t,a=2*e-n;break;case eu:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case tu:o=t,l=2*n-e;break;case eu:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),v=g*g,m=v*g,p=-d*m+2*d*v-d*g,y=(1+d)*m+(-1.5-2*d)*v+(-.5+d)*g+1,A=(-1-f)*m+(1.5+f)*v+.5*g,b=f*m-f*v;for(let R=0;R!==a;++R)r[R]=p*o[h+R]+y*o[c+R]+A*o[l+R]+b*o[u+R];return r}},Fl=class extends Bs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Ol=class extends Bs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},kl=class extends Bs{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),v=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*v+o[l+m]*g;return r}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let v=o[c+g],m=o[l+g],p=f*d+g*2,y=u[p],A=u[p+1],b=t*d+g*2,R=h[b],T=h[b+1],_=p_(n,e,y,R,s);r[g]=Fp(_,v,A,T,m)}return r}};function Fp(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function f_(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function p_(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Fp(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=f_(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var ci=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Vr(e,this.TimeBufferType),this.values=Vr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:Vr(t.times,Array),values:Vr(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),ul(t.settings)&&(n.settings={inTangents:Vr(t.settings.inTangents,Array),outTangents:Vr(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ol(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Fl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Ul(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new kl(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Go:e=this.InterpolantFactoryMethodDiscrete;break;case El:e=this.InterpolantFactoryMethodLinear;break;case pl:e=this.InterpolantFactoryMethodSmooth;break;case jh:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $t("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Go;case this.InterpolantFactoryMethodLinear:return El;case this.InterpolantFactoryMethodSmooth:return pl;case this.InterpolantFactoryMethodBezier:return jh}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;ul(this.settings)&&(Hf(this.settings.inTangents,t),Hf(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;ul(this.settings)&&(Vf(this.settings.inTangents,t),Vf(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(ee("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(ee("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){ee("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){ee("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&C0(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){ee("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===pl,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let v=e[u+g];if(v!==e[d+g]||v!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,ul(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Hf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Vf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}ci.prototype.ValueTypeName="";ci.prototype.TimeBufferType=Float32Array;ci.prototype.ValueBufferType=Float32Array;ci.prototype.DefaultInterpolation=El;var zs=class extends ci{constructor(t,e,n){super(t,e,n)}};zs.prototype.ValueTypeName="bool";zs.prototype.ValueBufferType=Array;zs.prototype.DefaultInterpolation=Go;zs.prototype.InterpolantFactoryMethodLinear=void 0;zs.prototype.InterpolantFactoryMethodSmooth=void 0;var Bl=class extends ci{constructor(t,e,n,s){super(t,e,n,s)}};Bl.prototype.ValueTypeName="color";var zl=class extends ci{constructor(t,e,n,s){super(t,e,n,s)}};zl.prototype.ValueTypeName="number";var Hl=class extends Bs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)Ye.slerpFlat(r,0,o,c-a,o,c,l);return r}},sa=class extends ci{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Hl(this.times,this.values,this.getValueSize(),t)}};sa.prototype.ValueTypeName="quaternion";sa.prototype.InterpolantFactoryMethodSmooth=void 0;var Hs=class extends ci{constructor(t,e,n){super(t,e,n)}};Hs.prototype.ValueTypeName="string";Hs.prototype.ValueBufferType=Array;Hs.prototype.DefaultInterpolation=Go;Hs.prototype.InterpolantFactoryMethodLinear=void 0;Hs.prototype.InterpolantFactoryMethodSmooth=void 0;var Vl=class extends ci{constructor(t,e,n,s){super(t,e,n,s)}};Vl.prototype.ValueTypeName="vector";var Gl=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Op=new Gl,Wl=class{constructor(t){this.manager=t!==void 0?t:Op,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Wl.DEFAULT_MATERIAL_NAME="__DEFAULT";var ra=class extends Ln{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Zt(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},oa=class extends ra{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Zt(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Jh=new le,Gf=new B,Wf=new B,Xl=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Jt(512,512),this.mapType=Jn,this.map=null,this.mapPass=null,this.matrix=new le,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Us,this._frameExtents=new Jt(1,1),this._viewportCount=1,this._viewports=[new $e(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Gf.setFromMatrixPosition(t.matrixWorld),e.position.copy(Gf),Wf.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Wf),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Jh.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Jh,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===$r||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Jh)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},dl=new B,fl=new Ye,Hi=new B,aa=class extends Ln{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new le,this.projectionMatrix=new le,this.projectionMatrixInverse=new le,this.coordinateSystem=_i,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(dl,fl,Hi),Hi.x===1&&Hi.y===1&&Hi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(dl,fl,Hi.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(dl,fl,Hi),Hi.x===1&&Hi.y===1&&Hi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(dl,fl,Hi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ds=new B,Xf=new Jt,qf=new Jt,Wn=class extends aa{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Kr*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Xr*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Kr*2*Math.atan(Math.tan(Xr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ds.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ds.x,Ds.y).multiplyScalar(-t/Ds.z),Ds.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ds.x,Ds.y).multiplyScalar(-t/Ds.z)}getViewSize(t,e){return this.getViewBounds(t,Xf,qf),e.subVectors(qf,Xf)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Xr*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var la=class extends aa{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},nu=class extends Xl{constructor(){super(new la(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ca=class extends ra{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.target=new Ln,this.shadow=new nu}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Gr=-90,Wr=1,no=class extends Ln{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Wn(Gr,Wr,t,e);s.layers=this.layers,this.add(s);let r=new Wn(Gr,Wr,t,e);r.layers=this.layers,this.add(r);let o=new Wn(Gr,Wr,t,e);o.layers=this.layers,this.add(o);let a=new Wn(Gr,Wr,t,e);a.layers=this.layers,this.add(a);let l=new Wn(Gr,Wr,t,e);l.layers=this.layers,this.add(l);let c=new Wn(Gr,Wr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===_i)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===$r)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=v,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},ql=class extends Wn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var ku="\\[\\]\\.:\\/",m_=new RegExp("["+ku+"]","g"),Bu="[^"+ku+"]",g_="[^"+ku.replace("\\.","")+"]",__=/((?:WC+[\/:])*)/.source.replace("WC",Bu),x_=/(WCOD+)?/.source.replace("WCOD",g_),v_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Bu),y_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Bu),b_=new RegExp("^"+__+x_+v_+y_+"$"),S_=["material","materials","bones","map"],iu=class{constructor(t,e,n){let s=n||Ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ge=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(m_,"")}static parseTrackName(t){let e=b_.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);S_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){$t("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){ee("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){ee("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){ee("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){ee("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){ee("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){ee("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){ee("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;ee("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){ee("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){ee("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ge.Composite=iu;Ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ge.prototype.GetterByBindingType=[Ge.prototype._getValue_direct,Ge.prototype._getValue_array,Ge.prototype._getValue_arrayElement,Ge.prototype._getValue_toArray];Ge.prototype.SetterByBindingTypeAndVersioning=[[Ge.prototype._setValue_direct,Ge.prototype._setValue_direct_setNeedsUpdate,Ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_array,Ge.prototype._setValue_array_setNeedsUpdate,Ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_arrayElement,Ge.prototype._setValue_arrayElement_setNeedsUpdate,Ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_fromArray,Ge.prototype._setValue_fromArray_setNeedsUpdate,Ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var Vw=new Float32Array(1);var Yf=new le,ha=class{constructor(t,e,n=0,s=1/0){this.ray=new Gi(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new jr,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ee("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Yf.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Yf),this}intersectObject(t,e=!0,n=[]){return su(t,this,n,e),n.sort($f),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)su(t[s],this,n,e);return n.sort($f),n}};function $f(i,t){return i.distance-t.distance}function su(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)su(r[o],t,e,!0)}}var io=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ge(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ge(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Xu=class Xu{constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};Xu.prototype.isMatrix2=!0;var ru=Xu;var ua=class extends Ai{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function zu(i,t,e,n){let s=M_(n);switch(e){case Eu:return i*t;case tc:return i*t/s.components*s.byteLength;case ec:return i*t/s.components*s.byteLength;case Xs:return i*t*2/s.components*s.byteLength;case nc:return i*t*2/s.components*s.byteLength;case Tu:return i*t*3/s.components*s.byteLength;case Pi:return i*t*4/s.components*s.byteLength;case ic:return i*t*4/s.components*s.byteLength;case fa:case pa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case ma:case ga:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case rc:case ac:return Math.max(i,16)*Math.max(t,8)/4;case sc:case oc:return Math.max(i,8)*Math.max(t,8)/2;case lc:case cc:case uc:case dc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case hc:case _a:case fc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case pc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mc:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case gc:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case _c:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case xc:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case vc:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case yc:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case bc:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Sc:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Mc:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case wc:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Ec:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Tc:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ac:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Rc:case Cc:case Pc:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Ic:case Lc:return Math.ceil(i/4)*Math.ceil(t/4)*8;case xa:case Dc:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function M_(i){switch(i){case Jn:case bu:return{byteLength:1,components:1};case ao:case Su:case Ci:return{byteLength:2,components:1};case jl:case Ql:return{byteLength:2,components:4};case Ri:case Jl:case xi:return{byteLength:4,components:1};case Mu:case wu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function rm(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function E_(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],v=u[f];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++d,u[d]=v)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let v=u[f];i.bufferSubData(c,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var T_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,A_=`#ifdef USE_ALPHAHASH
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
#endif`,R_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,C_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,P_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,I_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,L_=`#ifdef USE_AOMAP
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
#endif`,D_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,N_=`#ifdef USE_BATCHING
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
#endif`,U_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,F_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,O_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,k_=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,B_=`#ifdef USE_IRIDESCENCE
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
#endif`,z_=`#ifdef USE_BUMPMAP
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
#endif`,H_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,V_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,G_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,W_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,X_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,q_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Y_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,$_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Z_=`#define PI 3.141592653589793
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
} // validated`,K_=`vec3 transformedNormal = objectNormal;
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
#endif`,J_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,j_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Q_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,tx=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,ex="gl_FragColor = linearToOutputTexel( gl_FragColor );",nx=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,ix=`#ifdef USE_ENVMAP
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
#endif`,sx=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,rx=`#ifdef USE_ENVMAP
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
#endif`,ox=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,ax=`#ifdef USE_ENVMAP
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
#endif`,lx=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,cx=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,hx=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,ux=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,dx=`#ifdef USE_GRADIENTMAP
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
}`,fx=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,px=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,mx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,gx=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,_x=`#ifdef USE_ENVMAP
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,yx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,bx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Sx=`PhysicalMaterial material;
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
#endif`,Mx=`uniform sampler2D dfgLUT;
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
}`,wx=`
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
#endif`,Ex=`#if defined( RE_IndirectDiffuse )
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
#endif`,Tx=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Ax=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Rx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Cx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Px=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ix=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Lx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Dx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Nx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Fx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Ox=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,kx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Bx=`#if defined( USE_MORPHCOLORS )
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
#endif`,zx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Hx=`#ifdef USE_MORPHTARGETS
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
#endif`,Vx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Gx=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Wx=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Xx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,qx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Yx=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,$x=`#ifdef USE_NORMALMAP
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
#endif`,Zx=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Kx=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Jx=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,jx=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Qx=`#ifdef OPAQUE
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
}`,ev=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,nv=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,iv=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,sv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,rv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,ov=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,av=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,lv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,cv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,hv=`float getShadowMask() {
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
}`,uv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,dv=`#ifdef USE_SKINNING
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
#endif`,fv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,pv=`#ifdef USE_SKINNING
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
#endif`,mv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,gv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,_v=`#if defined( TONE_MAPPING )
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
#endif`,yv=`#ifdef USE_TRANSMISSION
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
#endif`,bv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Sv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Mv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,wv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Ev=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Tv=`uniform sampler2D t2D;
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
}`,Av=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Rv=`uniform float backgroundBlurriness;
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
}`,Cv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Pv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Iv=`#include <common>
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
}`,Lv=`#if DEPTH_PACKING == 3200
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
}`,Dv=`#define DISTANCE
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
}`,Nv=`#define DISTANCE
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
}`,Fv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Ov=`uniform float scale;
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
}`,kv=`uniform vec3 diffuse;
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
}`,Bv=`#include <common>
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
}`,zv=`uniform vec3 diffuse;
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
}`,Hv=`#define LAMBERT
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
}`,Vv=`#define LAMBERT
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
}`,Gv=`#define MATCAP
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
}`,Wv=`#define MATCAP
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
}`,Xv=`#define NORMAL
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
}`,qv=`#define NORMAL
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
}`,Yv=`#define PHONG
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
}`,$v=`#define PHONG
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
}`,Zv=`#define STANDARD
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
}`,Jv=`#define TOON
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
}`,jv=`#define TOON
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
}`,Qv=`uniform float size;
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
}`,ty=`uniform vec3 diffuse;
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
}`,ey=`#include <common>
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
}`,ny=`uniform vec3 color;
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
}`,iy=`uniform float rotation;
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
}`,sy=`uniform vec3 diffuse;
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
}`,de={alphahash_fragment:T_,alphahash_pars_fragment:A_,alphamap_fragment:R_,alphamap_pars_fragment:C_,alphatest_fragment:P_,alphatest_pars_fragment:I_,aomap_fragment:L_,aomap_pars_fragment:D_,batching_pars_vertex:N_,batching_vertex:U_,begin_vertex:F_,beginnormal_vertex:O_,bsdfs:k_,iridescence_fragment:B_,bumpmap_pars_fragment:z_,clipping_planes_fragment:H_,clipping_planes_pars_fragment:V_,clipping_planes_pars_vertex:G_,clipping_planes_vertex:W_,color_fragment:X_,color_pars_fragment:q_,color_pars_vertex:Y_,color_vertex:$_,common:Z_,defaultnormal_vertex:K_,displacementmap_pars_vertex:J_,displacementmap_vertex:j_,emissivemap_fragment:Q_,emissivemap_pars_fragment:tx,colorspace_fragment:ex,colorspace_pars_fragment:nx,envmap_fragment:ix,envmap_common_pars_fragment:sx,envmap_pars_fragment:rx,envmap_pars_vertex:ox,envmap_physical_pars_fragment:_x,envmap_vertex:ax,fog_vertex:lx,fog_pars_vertex:cx,fog_fragment:hx,fog_pars_fragment:ux,gradientmap_pars_fragment:dx,lightmap_pars_fragment:fx,lights_lambert_fragment:px,lights_lambert_pars_fragment:mx,lights_pars_begin:gx,lights_toon_fragment:xx,lights_toon_pars_fragment:vx,lights_phong_fragment:yx,lights_phong_pars_fragment:bx,lights_physical_fragment:Sx,lights_physical_pars_fragment:Mx,lights_fragment_begin:wx,lights_fragment_maps:Ex,lights_fragment_end:Tx,lightprobes_pars_fragment:Ax,logdepthbuf_fragment:Rx,logdepthbuf_pars_fragment:Cx,logdepthbuf_pars_vertex:Px,logdepthbuf_vertex:Ix,map_fragment:Lx,map_pars_fragment:Dx,map_particle_fragment:Nx,map_particle_pars_fragment:Ux,metalnessmap_fragment:Fx,metalnessmap_pars_fragment:Ox,morphinstance_vertex:kx,morphcolor_vertex:Bx,morphnormal_vertex:zx,morphtarget_pars_vertex:Hx,morphtarget_vertex:Vx,normal_fragment_begin:Gx,normal_fragment_maps:Wx,normal_pars_fragment:Xx,normal_pars_vertex:qx,normal_vertex:Yx,normalmap_pars_fragment:$x,clearcoat_normal_fragment_begin:Zx,clearcoat_normal_fragment_maps:Kx,clearcoat_pars_fragment:Jx,iridescence_pars_fragment:jx,opaque_fragment:Qx,packing:tv,premultiplied_alpha_fragment:ev,project_vertex:nv,dithering_fragment:iv,dithering_pars_fragment:sv,roughnessmap_fragment:rv,roughnessmap_pars_fragment:ov,shadowmap_pars_fragment:av,shadowmap_pars_vertex:lv,shadowmap_vertex:cv,shadowmask_pars_fragment:hv,skinbase_vertex:uv,skinning_pars_vertex:dv,skinning_vertex:fv,skinnormal_vertex:pv,specularmap_fragment:mv,specularmap_pars_fragment:gv,tonemapping_fragment:_v,tonemapping_pars_fragment:xv,transmission_fragment:vv,transmission_pars_fragment:yv,uv_pars_fragment:bv,uv_pars_vertex:Sv,uv_vertex:Mv,worldpos_vertex:wv,background_vert:Ev,background_frag:Tv,backgroundCube_vert:Av,backgroundCube_frag:Rv,cube_vert:Cv,cube_frag:Pv,depth_vert:Iv,depth_frag:Lv,distance_vert:Dv,distance_frag:Nv,equirect_vert:Uv,equirect_frag:Fv,linedashed_vert:Ov,linedashed_frag:kv,meshbasic_vert:Bv,meshbasic_frag:zv,meshlambert_vert:Hv,meshlambert_frag:Vv,meshmatcap_vert:Gv,meshmatcap_frag:Wv,meshnormal_vert:Xv,meshnormal_frag:qv,meshphong_vert:Yv,meshphong_frag:$v,meshphysical_vert:Zv,meshphysical_frag:Kv,meshtoon_vert:Jv,meshtoon_frag:jv,points_vert:Qv,points_frag:ty,shadow_vert:ey,shadow_frag:ny,sprite_vert:iy,sprite_frag:sy},Lt={common:{diffuse:{value:new Zt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ie},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ie}},envmap:{envMap:{value:null},envMapRotation:{value:new ie},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ie}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ie}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ie},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ie},normalScale:{value:new Jt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ie},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ie}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ie}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ie}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Zt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Zt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0},uvTransform:{value:new ie}},sprite:{diffuse:{value:new Zt(16777215)},opacity:{value:1},center:{value:new Jt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ie},alphaMap:{value:null},alphaMapTransform:{value:new ie},alphaTest:{value:0}}},Zi={basic:{uniforms:On([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:de.meshbasic_vert,fragmentShader:de.meshbasic_frag},lambert:{uniforms:On([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new Zt(0)},envMapIntensity:{value:1}}]),vertexShader:de.meshlambert_vert,fragmentShader:de.meshlambert_frag},phong:{uniforms:On([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new Zt(0)},specular:{value:new Zt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:de.meshphong_vert,fragmentShader:de.meshphong_frag},standard:{uniforms:On([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new Zt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag},toon:{uniforms:On([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new Zt(0)}}]),vertexShader:de.meshtoon_vert,fragmentShader:de.meshtoon_frag},matcap:{uniforms:On([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:de.meshmatcap_vert,fragmentShader:de.meshmatcap_frag},points:{uniforms:On([Lt.points,Lt.fog]),vertexShader:de.points_vert,fragmentShader:de.points_frag},dashed:{uniforms:On([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:de.linedashed_vert,fragmentShader:de.linedashed_frag},depth:{uniforms:On([Lt.common,Lt.displacementmap]),vertexShader:de.depth_vert,fragmentShader:de.depth_frag},normal:{uniforms:On([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:de.meshnormal_vert,fragmentShader:de.meshnormal_frag},sprite:{uniforms:On([Lt.sprite,Lt.fog]),vertexShader:de.sprite_vert,fragmentShader:de.sprite_frag},background:{uniforms:{uvTransform:{value:new ie},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:de.background_vert,fragmentShader:de.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ie}},vertexShader:de.backgroundCube_vert,fragmentShader:de.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:de.cube_vert,fragmentShader:de.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:de.equirect_vert,fragmentShader:de.equirect_frag},distance:{uniforms:On([Lt.common,Lt.displacementmap,{referencePosition:{value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:de.distance_vert,fragmentShader:de.distance_frag},shadow:{uniforms:On([Lt.lights,Lt.fog,{color:{value:new Zt(0)},opacity:{value:1}}]),vertexShader:de.shadow_vert,fragmentShader:de.shadow_frag}};Zi.physical={uniforms:On([Zi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ie},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ie},clearcoatNormalScale:{value:new Jt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ie},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ie},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ie},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ie},sheen:{value:0},sheenColor:{value:new Zt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ie},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ie},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ie},transmissionSamplerSize:{value:new Jt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ie},attenuationDistance:{value:0},attenuationColor:{value:new Zt(0)},specularColor:{value:new Zt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ie},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ie},anisotropyVector:{value:new Jt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ie}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag};var Uc={r:0,b:0,g:0},ry=new le,om=new ie;om.set(-1,0,0,0,1,0,0,0,1);function oy(i,t,e,n,s,r){let o=new Zt(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(y){let A=y.isScene===!0?y.background:null;if(A&&A.isTexture){let b=y.backgroundBlurriness>0;A=t.get(A,b)}return A}function g(y){let A=!1,b=f(y);b===null?m(o,a):b&&b.isColor&&(m(b,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(y,A){let b=f(A);b&&b.isCubeTexture?(c===void 0&&(c=new dn(new Wi(1,1,1),new qi({name:"BackgroundCubeMaterial",uniforms:ur(Zi.backgroundCube.uniforms),vertexShader:Zi.backgroundCube.vertexShader,fragmentShader:Zi.backgroundCube.fragmentShader,side:qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(ry.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(om),c.material.toneMapped=ve.getTransfer(b.colorSpace)!==Ae,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new dn(new Xi(2,2),new qi({name:"BackgroundMaterial",uniforms:ur(Zi.background.uniforms),vertexShader:Zi.background.vertexShader,fragmentShader:Zi.background.fragmentShader,side:Ws,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=ve.getTransfer(b.colorSpace)!==Ae,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function m(y,A){y.getRGB(Uc,Ou(i)),e.buffers.color.setClear(Uc.r,Uc.g,Uc.b,A,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,A=1){o.set(y),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,m(o,a)},render:g,addToRenderList:v,dispose:p}}function ay(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,H,G,D,F){let X=!1,V=u(L,D,G,H);r!==V&&(r=V,c(r.object)),X=f(L,D,G,F),X&&g(L,D,G,F),F!==null&&t.update(F,i.ELEMENT_ARRAY_BUFFER),(X||o)&&(o=!1,b(L,H,G,D),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(F).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,H,G,D){let F=D.wireframe===!0,X=n[H.id];X===void 0&&(X={},n[H.id]=X);let V=L.isInstancedMesh===!0?L.id:0,at=X[V];at===void 0&&(at={},X[V]=at);let K=at[G.id];K===void 0&&(K={},at[G.id]=K);let Q=K[F];return Q===void 0&&(Q=d(l()),K[F]=Q),Q}function d(L){let H=[],G=[],D=[];for(let F=0;F<e;F++)H[F]=0,G[F]=0,D[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:H,enabledAttributes:G,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,H,G,D){let F=r.attributes,X=H.attributes,V=0,at=G.getAttributes();for(let K in at)if(at[K].location>=0){let st=F[K],dt=X[K];if(dt===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),st===void 0||st.attribute!==dt||dt&&st.data!==dt.data)return!0;V++}return r.attributesNum!==V||r.index!==D}function g(L,H,G,D){let F={},X=H.attributes,V=0,at=G.getAttributes();for(let K in at)if(at[K].location>=0){let st=X[K];st===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(st=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(st=L.instanceColor));let dt={};dt.attribute=st,st&&st.data&&(dt.data=st.data),F[K]=dt,V++}r.attributes=F,r.attributesNum=V,r.index=D}function v(){let L=r.newAttributes;for(let H=0,G=L.length;H<G;H++)L[H]=0}function m(L){p(L,0)}function p(L,H){let G=r.newAttributes,D=r.enabledAttributes,F=r.attributeDivisors;G[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),F[L]!==H&&(i.vertexAttribDivisor(L,H),F[L]=H)}function y(){let L=r.newAttributes,H=r.enabledAttributes;for(let G=0,D=H.length;G<D;G++)H[G]!==L[G]&&(i.disableVertexAttribArray(G),H[G]=0)}function A(L,H,G,D,F,X,V){V===!0?i.vertexAttribIPointer(L,H,G,F,X):i.vertexAttribPointer(L,H,G,D,F,X)}function b(L,H,G,D){v();let F=D.attributes,X=G.getAttributes(),V=H.defaultAttributeValues;for(let at in X){let K=X[at];if(K.location>=0){let Q=F[at];if(Q===void 0&&(at==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),at==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let st=Q.normalized,dt=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,xt=ut.bytesPerElement,At=mt===i.INT||mt===i.UNSIGNED_INT||Q.gpuType===Jl;if(Q.isInterleavedBufferAttribute){let St=Q.data,Xt=St.isInterleavedBuffer===!0?St.stride:St.itemSize,oe=Q.offset;if(St.isInstancedInterleavedBuffer||St.isInstancedBufferAttribute){for(let Gt=0;Gt<K.locationSize;Gt++)p(K.location+Gt,St.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=St.meshPerAttribute*St.count)}else for(let Gt=0;Gt<K.locationSize;Gt++)m(K.location+Gt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Gt=0;Gt<K.locationSize;Gt++)A(K.location+Gt,dt/K.locationSize,mt,st,Xt*xt,(oe+dt/K.locationSize*Gt)*xt,At)}else{if(Q.isInstancedBufferAttribute){for(let St=0;St<K.locationSize;St++)p(K.location+St,Q.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let St=0;St<K.locationSize;St++)m(K.location+St);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let St=0;St<K.locationSize;St++)A(K.location+St,dt/K.locationSize,mt,st,dt*xt,dt/K.locationSize*St*xt,At)}}else if(V!==void 0){let st=V[at];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(K.location,st);break;case 3:i.vertexAttrib3fv(K.location,st);break;case 4:i.vertexAttrib4fv(K.location,st);break;default:i.vertexAttrib1fv(K.location,st)}}}}y()}function R(){U();for(let L in n){let H=n[L];for(let G in H){let D=H[G];for(let F in D){let X=D[F];for(let V in X)h(X[V].object),delete X[V];delete D[F]}}delete n[L]}}function T(L){if(n[L.id]===void 0)return;let H=n[L.id];for(let G in H){let D=H[G];for(let F in D){let X=D[F];for(let V in X)h(X[V].object),delete X[V];delete D[F]}}delete n[L.id]}function _(L){for(let H in n){let G=n[H];for(let D in G){let F=G[D];if(F[L.id]===void 0)continue;let X=F[L.id];for(let V in X)h(X[V].object),delete X[V];delete F[L.id]}}}function M(L){for(let H in n){let G=n[H],D=L.isInstancedMesh===!0?L.id:0,F=G[D];if(F!==void 0){for(let X in F){let V=F[X];for(let at in V)h(V[at].object),delete V[at];delete F[X]}delete G[D],Object.keys(G).length===0&&delete n[H]}}}function U(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:T,releaseStatesOfObject:M,releaseStatesOfProgram:_,initAttributes:v,enableAttribute:m,disableUnusedAttributes:y}}function ly(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function cy(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Pi&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let M=_===Ci&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==Jn&&_!==xi&&!M&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&$t("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),y=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:y,maxVaryings:A,maxFragmentUniforms:b,maxSamples:R,samples:T}}function hy(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Gn,a=new ie,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,v=u.clipIntersection,m=u.clipShadows,p=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{let y=r?0:n,A=y*4,b=p.clippingState||null;l.value=b,b=h(g,d,A,f);for(let R=0;R!==A;++R)b[R]=e[R];p.clippingState=b,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,g){let v=u!==null?u.length:0,m=null;if(v!==0){if(m=l.value,g!==!0||m===null){let p=f+v*4,y=d.matrixWorldInverse;a.getNormalMatrix(y),(m===null||m.length<p)&&(m=new Float32Array(p));for(let A=0,b=f;A!==v;++A,b+=4)o.copy(u[A]).applyMatrix4(y,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=v,t.numIntersection=0,m}}var ba=class extends ai{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Qo(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Wi(5,5,5),r=new qi({name:"CubemapFromEquirect",uniforms:ur(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:qn,blending:ar});r.uniforms.tEquirect.value=e;let o=new dn(s,r),a=e.minFilter;return e.minFilter===_s&&(e.minFilter=Xn),new no(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},kp=256,uy=3,dy=20,am=256,lm=16,fy=3,py=new B,my=new Zt,Oc=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new no(1,10,null),this._boxMesh=new dn(new Wi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=py}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,v=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(t.background=l.getClearColor(my));let m=new no(n,s,h);return m.position.copy(a),m.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=v,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Hp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=zp(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(kp,Nu(t))}_fromTexture(t,e){t.mapping===cr||t.mapping===oo?this._setSize(t.image.length===0?kp:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Bp(t,!1,!1),n=Math.log2(t)-uy;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Bp(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===cr||t.mapping===oo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Hp()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=zp()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=gy(),this._integrationMaterial=_y());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/lm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-fy)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(am*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=xy());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Bp(i,t,e){return new ba(i,{minFilter:_s,generateMipmaps:t,type:Ci,colorSpace:Wo,depthBuffer:e})}function Sa(i,t,e){return new qi({name:i,uniforms:t,vertexShader:de.cube_vert,fragmentShader:e,side:qn,blending:ar,depthTest:!1,depthWrite:!1})}function gy(){return Sa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${am}u

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
	`)}function _y(){return Sa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:lm}},`

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
	`)}function xy(){return Sa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${dy}
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
	`)}function zp(){return Sa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Hp(){return Sa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function vy(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===$l||f===Zl)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let v=new ba(g.height);return v.fromEquirectangularTexture(i,d),t.set(d,v),d.addEventListener("dispose",c),a(v.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===$l||f===Zl,v=f===cr||f===oo;if(g||v){let m=e.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==p)return n===null&&(n=new Oc(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),m.texture;if(m!==void 0)return m.texture;{let y=d.image;return g&&y&&y.height>0||v&&y&&l(y)?(n===null&&(n=new Oc(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,e.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===$l?d.mapping=cr:f===Zl&&(d.mapping=oo),d}function l(d){let f=0,g=6;for(let v=0;v<g;v++)d[v]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function yy(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&Ho("WebGLRenderer: "+n+" extension not supported."),s}}}function by(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let m in g.attributes)t.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let v=r.get(g);v&&(t.remove(v),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),e.memory.geometries++),v}function h(g){let v=g.attributes;for(let m in v)t.update(v[m],i.ARRAY_BUFFER)}function u(g){let v=g.index,m=g.attributes.position,p=0;if(m===void 0)return;let y=v!==null?v.array.length:m.array.length/3-1,A=m.count>=65535?Ko:Zo,b=new A(Math.ceil(y/3)*6,1),R=b.array;if(v!==null){let _=v.array;p=v.version;for(let M=0,U=0;M<y;M+=3){let I=_[M+0],L=_[M+1],H=_[M+2];R[U++]=I,R[U++]=L,R[U++]=L,R[U++]=H,R[U++]=H,R[U++]=I}}else{p=m.version;for(let _=0,M=0;_<y;_+=3){let U=_+0,I=_+1,L=_+2;R[M++]=U,R[M++]=I,R[M++]=I,R[M++]=L,R[M++]=L,R[M++]=U}}b.version=p;let T=r.get(g);T&&t.remove(T),r.set(g,b)}function d(g){let v=r.get(g);if(v){let m=g.index;m!==null&&v.version<m.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let v=s[g].deref();v!==void 0&&l(v)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function Sy(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let v=0;for(let m=0;m<f;m++)v+=d[m];e.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function My(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:ee("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function wy(i,t,e){let n=new WeakMap,s=new $e;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),v===!0&&(A=3);let b=a.attributes.position.count*A,R=1;b>t.maxTextureSize&&(R=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let T=new Float32Array(b*R*4*u),_=new Yo(T,b,R,u);_.type=xi,_.needsUpdate=!0;let M=A*4;for(let I=0;I<u;I++){let L=m[I],H=p[I],G=y[I],D=b*R*4*I;for(let F=0;F<L.count;F++){let X=F*M;f===!0&&(s.fromBufferAttribute(L,F),T[D+X+0]=s.x,T[D+X+1]=s.y,T[D+X+2]=s.z,T[D+X+3]=0),g===!0&&(s.fromBufferAttribute(H,F),T[D+X+4]=s.x,T[D+X+5]=s.y,T[D+X+6]=s.z,T[D+X+7]=0),v===!0&&(s.fromBufferAttribute(G,F),T[D+X+8]=s.x,T[D+X+9]=s.y,T[D+X+10]=s.z,T[D+X+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:_,size:new Jt(b,R)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let v=0;v<c.length;v++)f+=c[v];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function Ey(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var Ty={[fu]:"LINEAR_TONE_MAPPING",[pu]:"REINHARD_TONE_MAPPING",[mu]:"CINEON_TONE_MAPPING",[gu]:"ACES_FILMIC_TONE_MAPPING",[xu]:"AGX_TONE_MAPPING",[vu]:"NEUTRAL_TONE_MAPPING",[_u]:"CUSTOM_TONE_MAPPING"};function Ay(i,t,e,n,s,r){let o=new ai(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new sn;h.setAttribute("position",new Re([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Re([0,2,0,0,2,0],2));let u=new Ll({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new dn(h,u),f=new la(-1,1,1,-1,0,1),g=null,v=null,m=!1,p,y=null,A=[],b=!1;this.setSize=function(R,T){o.setSize(R,T),a!==null&&a.setSize(R,T),l!==null&&l.setSize(R,T);for(let _=0;_<A.length;_++){let M=A[_];M.setSize&&M.setSize(R,T)}},this.setEffects=function(R){A=R,b=A.length>0&&A[0].isRenderPass===!0;let T=o.width,_=o.height;A.length>0&&a===null&&(a=new ai(T,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}),l=new ai(T,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&A.some(U=>U.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new ms(T,_),r===!0&&(c.format=xs,c.type=hr)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let U=0;U<A.length;U++){let I=A[U];I.setSize&&I.setSize(T,_),M&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,T){if(m||R.toneMapping===Yi&&A.length===0)return!1;if(y=T,T!==null){let _=T.width,M=T.height;(o.width!==_||o.height!==M)&&this.setSize(_,M)}return b===!1&&R.setRenderTarget(o),p=R.toneMapping,R.toneMapping=Yi,!0},this.hasRenderPass=function(){return b},this.end=function(R,T){R.toneMapping=p,m=!0;let _=o,M=a;for(let U=0;U<A.length;U++){let I=A[U];I.enabled!==!1&&(I.render(R,M,_,T),I.needsSwap!==!1&&(_=M,M=M===a?l:a))}if(g!==R.outputColorSpace||v!==R.toneMapping){g=R.outputColorSpace,v=R.toneMapping,u.defines={},ve.getTransfer(g)===Ae&&(u.defines.SRGB_TRANSFER="");let U=Ty[v];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,R.setRenderTarget(y),R.render(d,f),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var cm=new $n,hm=new ms(1,1),um=new ta(1),dm=new Yo,fm=new Rl,pm=new Qo,Vp=[],Gp=[],Wp=new Float32Array(16),Xp=new Float32Array(9),qp=new Float32Array(4);function ho(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Vp[s];if(r===void 0&&(r=new Float32Array(s),Vp[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function _n(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function xn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Bc(i,t){let e=Gp[t];e===void 0&&(e=new Int32Array(t),Gp[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function Ry(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function Cy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(_n(e,t))return;i.uniform2fv(this.addr,t),xn(e,t)}}function Py(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(_n(e,t))return;i.uniform3fv(this.addr,t),xn(e,t)}}function Iy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(_n(e,t))return;i.uniform4fv(this.addr,t),xn(e,t)}}function Ly(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(_n(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),xn(e,t)}else{if(_n(e,n))return;qp.set(n),i.uniformMatrix2fv(this.addr,!1,qp),xn(e,n)}}function Dy(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(_n(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),xn(e,t)}else{if(_n(e,n))return;Xp.set(n),i.uniformMatrix3fv(this.addr,!1,Xp),xn(e,n)}}function Ny(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(_n(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),xn(e,t)}else{if(_n(e,n))return;Wp.set(n),i.uniformMatrix4fv(this.addr,!1,Wp),xn(e,n)}}function Uy(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function Fy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(_n(e,t))return;i.uniform2iv(this.addr,t),xn(e,t)}}function Oy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(_n(e,t))return;i.uniform3iv(this.addr,t),xn(e,t)}}function ky(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(_n(e,t))return;i.uniform4iv(this.addr,t),xn(e,t)}}function By(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function zy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(_n(e,t))return;i.uniform2uiv(this.addr,t),xn(e,t)}}function Hy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(_n(e,t))return;i.uniform3uiv(this.addr,t),xn(e,t)}}function Vy(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(_n(e,t))return;i.uniform4uiv(this.addr,t),xn(e,t)}}function zc(i){return i.version===0&&(i.compareFunction=Cu,i.needsUpdate=!0),i}function Gy(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=zc(hm):r=cm,e.setTexture2D(t||r,s)}function Wy(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||fm,s)}function Xy(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=zc(um):r=pm,e.setTextureCube(t||r,s)}function qy(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||dm,s)}function Yy(i){switch(i){case 5126:return Ry;case 35664:return Cy;case 35665:return Py;case 35666:return Iy;case 35674:return Ly;case 35675:return Dy;case 35676:return Ny;case 5124:case 35670:return Uy;case 35667:case 35671:return Fy;case 35668:case 35672:return Oy;case 35669:case 35673:return ky;case 5125:return By;case 36294:return zy;case 36295:return Hy;case 36296:return Vy;case 35678:case 36198:case 36298:case 36306:case 35682:return Gy;case 35679:case 36299:case 36307:return Wy;case 35680:case 36300:case 36308:case 36293:return Xy;case 36289:case 36303:case 36311:case 36292:return qy}}function $y(i,t){i.uniform1fv(this.addr,t)}function Zy(i,t){let e=ho(t,this.size,2);i.uniform2fv(this.addr,e)}function Ky(i,t){let e=ho(t,this.size,3);i.uniform3fv(this.addr,e)}function Jy(i,t){let e=ho(t,this.size,4);i.uniform4fv(this.addr,e)}function jy(i,t){let e=ho(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function Qy(i,t){let e=ho(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function tb(i,t){let e=ho(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function eb(i,t){i.uniform1iv(this.addr,t)}function nb(i,t){i.uniform2iv(this.addr,t)}function ib(i,t){i.uniform3iv(this.addr,t)}function sb(i,t){i.uniform4iv(this.addr,t)}function rb(i,t){i.uniform1uiv(this.addr,t)}function ob(i,t){i.uniform2uiv(this.addr,t)}function ab(i,t){i.uniform3uiv(this.addr,t)}function lb(i,t){i.uniform4uiv(this.addr,t)}function cb(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);_n(n,r)||(i.uniform1iv(this.addr,r),xn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=zc(hm):o=cm;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function hb(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);_n(n,r)||(i.uniform1iv(this.addr,r),xn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||fm,r[o])}function ub(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);_n(n,r)||(i.uniform1iv(this.addr,r),xn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=zc(um):o=pm;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function db(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);_n(n,r)||(i.uniform1iv(this.addr,r),xn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||dm,r[o])}function fb(i){switch(i){case 5126:return $y;case 35664:return Zy;case 35665:return Ky;case 35666:return Jy;case 35674:return jy;case 35675:return Qy;case 35676:return tb;case 5124:case 35670:return eb;case 35667:case 35671:return nb;case 35668:case 35672:return ib;case 35669:case 35673:return sb;case 5125:return rb;case 36294:return ob;case 36295:return ab;case 36296:return lb;case 35678:case 36198:case 36298:case 36306:case 35682:return cb;case 35679:case 36299:case 36307:return hb;case 35680:case 36300:case 36308:case 36293:return ub;case 36289:case 36303:case 36311:case 36292:return db}}var $u=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Yy(e.type)}},Zu=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=fb(e.type)}},Ku=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},qu=/(\w+)(\])?(\[|\.)?/g;function Yp(i,t){i.seq.push(t),i.map[t.id]=t}function pb(i,t,e){let n=i.name,s=n.length;for(qu.lastIndex=0;;){let r=qu.exec(n),o=qu.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Yp(e,c===void 0?new $u(a,i,t):new Zu(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new Ku(a),Yp(e,u)),e=u}}}var co=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);pb(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function $p(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var mb=37297,gb=0;function _b(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Zp=new ie;function xb(i){ve._getMatrix(Zp,ve.workingColorSpace,i);let t=`mat3( ${Zp.elements.map(e=>e.toFixed(4))} )`;switch(ve.getTransfer(i)){case Xo:return[t,"LinearTransferOETF"];case Ae:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Kp(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+_b(i.getShaderSource(t),a)}else return r}function vb(i,t){let e=xb(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var yb={[fu]:"Linear",[pu]:"Reinhard",[mu]:"Cineon",[gu]:"ACESFilmic",[xu]:"AgX",[vu]:"Neutral",[_u]:"Custom"};function bb(i,t){let e=yb[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Fc=new B;function Sb(){ve.getLuminanceCoefficients(Fc);let i=Fc.x.toFixed(4),t=Fc.y.toFixed(4),e=Fc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Mb(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ya).join(`
`)}function wb(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function Eb(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function ya(i){return i!==""}function Jp(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function jp(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var Tb=/^[ \t]*#include +<([\w\d./]+)>/gm;function Ju(i){return i.replace(Tb,Ab)}function Ab(i,t){let e=de[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Ju(e)}var Rb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Qp(i){return i.replace(Rb,Cb)}function Cb(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function tm(i){let t=`precision ${i.precision} float;
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
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var Pb={[or]:"SHADOWMAP_TYPE_PCF",[so]:"SHADOWMAP_TYPE_VSM"};function Ib(i){return Pb[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Lb={[oo]:"ENVMAP_MODE_REFRACTION"};function Db(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Lb[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Nb={[du]:"ENVMAP_BLENDING_MULTIPLY",[gp]:"ENVMAP_BLENDING_MIX",[_p]:"ENVMAP_BLENDING_ADD"};function Ub(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Nb[i.combine]||"ENVMAP_BLENDING_NONE"}function Fb(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=Ib(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Db(e),u=Ub(e),d=Mb(e),f=wb(r),g=s.createProgram(),v,m,p=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(v=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(ya).join(`
`),v.length>0&&(v+=`
`),m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(ya).join(`
`),m.length>0&&(m+=`
`)):(v=[tm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ya).join(`
`),m=[tm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==Yi?"#define TONE_MAPPING":"",e.toneMapping!==Yi?de.tonemapping_pars_fragment:"",e.toneMapping!==Yi?bb("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",de.colorspace_pars_fragment,vb("linearToOutputTexel",e.outputColorSpace),Sb(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(ya).join(`
`)),o=Ju(o),o=Jp(o,e),o=jp(o,e),a=Ju(a),a=Jp(a,e),a=jp(a,e),o=Qp(o),a=Qp(a),e.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,v=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,m=["#define varying in",e.glslVersion===Iu?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Iu?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let y=p+v+o,A=p+m+a,b=$p(s,s.VERTEX_SHADER,y),R=$p(s,s.FRAGMENT_SHADER,A);s.attachShader(g,b),s.attachShader(g,R),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function T(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",H=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(R)||"",D=L.trim(),F=H.trim(),X=G.trim(),V=!0,at=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(V=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let K=Kp(s,b,"vertex"),Q=Kp(s,R,"fragment");ee("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+K+`
`+Q)}else D!==""?$t("WebGLProgram: Program Info Log:",D):(F===""||X==="")&&(at=!1);at&&(I.diagnostics={runnable:V,programLog:D,vertexShader:{log:F,prefix:v},fragmentShader:{log:X,prefix:m}})}s.deleteShader(b),s.deleteShader(R),_=new co(s,g),M=Eb(s,g)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let M;this.getAttributes=function(){return M===void 0&&T(this),M};let U=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,mb)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=gb++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var Ob=0,ju=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Qu(t),e.set(t,n)),n}},Qu=class{constructor(t){this.id=Ob++,this.code=t,this.usedTimes=0}};function kb(i){return i===Xs||i===_a||i===xa}function Bb(i,t,e,n,s,r){let o=new jr,a=new ju,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,M,U,I,L,H){let G=I.fog,D=L.geometry,F=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,X=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,V=t.get(_.envMap||F,X),at=d[_.type],K=n.precision;_.precision!==null&&(K=n.getMaxPrecision(_.precision),K!==_.precision&&$t("WebGLProgram.getParameters:",_.precision,"not supported, using",K,"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,st=Q!==void 0?Q.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,xt;if(at){let Rt=Zi[at];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=_.vertexShader,tt=_.fragmentShader;let Rt=a.getVertexShaderStage(_),ce=a.getFragmentShaderStage(_);a.update(_,Rt,ce),mt=Rt.id,xt=ce.id}let At=i.getRenderTarget(),St=i.state.buffers.depth.getReversed(),Xt=L.isInstancedMesh===!0,oe=L.isBatchedMesh===!0,Gt=!!_.map,fe=!!_.matcap,he=!!V,se=he&&V.isPMREMTexture===!0,Xe=!!_.aoMap,ke=!!_.lightMap,rn=!!_.bumpMap&&_.wireframe===!1,De=!!_.normalMap,Sn=!!_.displacementMap,be=!!_.emissiveMap,mn=!!_.metalnessMap,Ke=!!_.roughnessMap,on=_.anisotropy>0,k=_.clearcoat>0,Ct=_.diffuseRoughness>0,Kt=_.dispersion>0,ae=_.retroreflectivity>0,Mt=_.iridescence>0,Ue=_.sheen>0,Vt=_.transmission>0,Yt=on&&!!_.anisotropyMap,C=k&&!!_.clearcoatMap,S=k&&!!_.clearcoatNormalMap,Y=k&&!!_.clearcoatRoughnessMap,ht=Ct&&!!_.diffuseRoughnessMap,ot=Mt&&!!_.iridescenceMap,_t=Mt&&!!_.iridescenceThicknessMap,vt=Ue&&!!_.sheenColorMap,et=Ue&&!!_.sheenRoughnessMap,it=!!_.specularMap,pt=!!_.specularColorMap,O=!!_.specularIntensityMap,rt=Vt&&!!_.transmissionMap,nt=Vt&&!!_.thicknessMap,wt=!!_.gradientMap,gt=!!_.alphaMap,bt=_.alphaTest>0,Wt=!!_.alphaHash,Qt=!!_.extensions,ct=Yi;_.toneMapped&&(At===null||At.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Bt=se?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,te={shaderID:at,shaderType:_.type,shaderName:_.name,vertexShader:ut,fragmentShader:tt,defines:_.defines,customVertexShaderID:mt,customFragmentShaderID:xt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:K,batching:oe,batchingColor:oe&&L._colorsTexture!==null,instancing:Xt,instancingColor:Xt&&L.instanceColor!==null,instancingMorph:Xt&&L.morphTexture!==null,outputColorSpace:At===null?i.outputColorSpace:At.isXRRenderTarget===!0?At.texture.colorSpace:ve.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Gt,matcap:fe,envMap:he,envMapMode:he&&V.mapping,envMapPMREM:se,envMapMaxLod:se?Bt.length-1:null,envMapSize:se?Bt[0].width:null,aoMap:Xe,lightMap:ke,bumpMap:rn,normalMap:De,displacementMap:Sn,emissiveMap:be,normalMapObjectSpace:De&&_.normalMapType===yp,normalMapTangentSpace:De&&_.normalMapType===Nc,packedNormalMap:De&&_.normalMapType===Nc&&kb(_.normalMap.format),metalnessMap:mn,roughnessMap:Ke,anisotropy:on,anisotropyMap:Yt,clearcoat:k,clearcoatMap:C,clearcoatNormalMap:S,clearcoatRoughnessMap:Y,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:Kt,retroreflection:ae,iridescence:Mt,iridescenceMap:ot,iridescenceThicknessMap:_t,sheen:Ue,sheenColorMap:vt,sheenRoughnessMap:et,specularMap:it,specularColorMap:pt,specularIntensityMap:O,transmission:Vt,transmissionMap:rt,thicknessMap:nt,gradientMap:wt,opaque:_.transparent===!1&&_.blending===ro&&_.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Wt,combine:_.combine,mapUv:Gt&&f(_.map.channel),aoMapUv:Xe&&f(_.aoMap.channel),lightMapUv:ke&&f(_.lightMap.channel),bumpMapUv:rn&&f(_.bumpMap.channel),normalMapUv:De&&f(_.normalMap.channel),displacementMapUv:Sn&&f(_.displacementMap.channel),emissiveMapUv:be&&f(_.emissiveMap.channel),metalnessMapUv:mn&&f(_.metalnessMap.channel),roughnessMapUv:Ke&&f(_.roughnessMap.channel),anisotropyMapUv:Yt&&f(_.anisotropyMap.channel),clearcoatMapUv:C&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:vt&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:et&&f(_.sheenRoughnessMap.channel),specularMapUv:it&&f(_.specularMap.channel),specularColorMapUv:pt&&f(_.specularColorMap.channel),specularIntensityMapUv:O&&f(_.specularIntensityMap.channel),transmissionMapUv:rt&&f(_.transmissionMap.channel),thicknessMapUv:nt&&f(_.thicknessMap.channel),alphaMapUv:gt&&f(_.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(De||on),vertexNormals:!!D.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Gt||gt),fog:!!G,useFog:_.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||D.attributes.normal===void 0&&De===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:St,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:dt,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:H.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Gt&&_.map.isVideoTexture===!0&&ve.getTransfer(_.map.colorSpace)===Ae,decodeVideoTextureEmissive:be&&_.emissiveMap.isVideoTexture===!0&&ve.getTransfer(_.emissiveMap.colorSpace)===Ae,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Kn,flipSided:_.side===qn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Qt&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qt&&_.extensions.multiDraw===!0||oe)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return te.vertexUv1s=l.has(1),te.vertexUv2s=l.has(2),te.vertexUv3s=l.has(3),l.clear(),te}function v(_){let M=[];if(_.shaderID?M.push(_.shaderID):(M.push(_.customVertexShaderID),M.push(_.customFragmentShaderID)),_.defines!==void 0)for(let U in _.defines)M.push(U),M.push(_.defines[U]);return _.isRawShaderMaterial===!1&&(m(M,_),p(M,_),M.push(i.outputColorSpace)),M.push(_.customProgramCacheKey),M.join()}function m(_,M){_.push(M.precision),_.push(M.outputColorSpace),_.push(M.envMapMode),_.push(M.envMapPMREM),_.push(M.envMapMaxLod),_.push(M.envMapSize),_.push(M.mapUv),_.push(M.alphaMapUv),_.push(M.lightMapUv),_.push(M.aoMapUv),_.push(M.bumpMapUv),_.push(M.normalMapUv),_.push(M.displacementMapUv),_.push(M.emissiveMapUv),_.push(M.metalnessMapUv),_.push(M.roughnessMapUv),_.push(M.anisotropyMapUv),_.push(M.clearcoatMapUv),_.push(M.clearcoatNormalMapUv),_.push(M.clearcoatRoughnessMapUv),_.push(M.diffuseRoughnessMapUv),_.push(M.iridescenceMapUv),_.push(M.iridescenceThicknessMapUv),_.push(M.sheenColorMapUv),_.push(M.sheenRoughnessMapUv),_.push(M.specularMapUv),_.push(M.specularColorMapUv),_.push(M.specularIntensityMapUv),_.push(M.transmissionMapUv),_.push(M.thicknessMapUv),_.push(M.combine),_.push(M.fogExp2),_.push(M.sizeAttenuation),_.push(M.morphTargetsCount),_.push(M.numSunLights),_.push(M.numDirLights),_.push(M.numPointLights),_.push(M.numSpotLights),_.push(M.numSpotLightMaps),_.push(M.numHemiLights),_.push(M.numRectAreaLights),_.push(M.numSunLightShadows),_.push(M.numDirLightShadows),_.push(M.numPointLightShadows),_.push(M.numSpotLightShadows),_.push(M.numSpotLightShadowsWithMaps),_.push(M.numLightProbes),_.push(M.numLightProbeGrids),_.push(M.shadowMapType),_.push(M.toneMapping),_.push(M.numClippingPlanes),_.push(M.numClipIntersection),_.push(M.depthPacking)}function p(_,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function y(_){let M=d[_.type],U;if(M){let I=Zi[M];U=Up.clone(I.uniforms)}else U=_.uniforms;return U}function A(_,M){let U=h.get(M);return U!==void 0?++U.usedTimes:(U=new Fb(i,M,_,s),c.push(U),h.set(M,U)),U}function b(_){if(--_.usedTimes===0){let M=c.indexOf(_);c[M]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function R(_){a.remove(_)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:y,acquireProgram:A,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:T}}function zb(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Hb(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function em(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function nm(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,v,m,p){let y=i[t];return y===void 0?(y={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:v,renderOrder:d.renderOrder,z:m,group:p},i[t]=y):(y.id=d.id,y.object=d,y.geometry=f,y.material=g,y.materialVariant=o(d),y.groupOrder=v,y.renderOrder=d.renderOrder,y.z=m,y.group=p),t++,y}function l(d,f,g,v,m,p,y){y.reversedDepth===!0&&(m=-m);let A=a(d,f,g,v,m,p);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):e.push(A)}function c(d,f,g,v,m,p){let y=a(d,f,g,v,m,p);g.transmission>0?n.unshift(y):g.transparent===!0?s.unshift(y):e.unshift(y)}function h(d,f){e.length>1&&e.sort(d||Hb),n.length>1&&n.sort(f||em),s.length>1&&s.sort(f||em)}function u(){for(let d=t,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function Vb(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new nm,i.set(n,[o])):s>=r.length?(o=new nm,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function Gb(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new B,color:new Zt};break;case"SpotLight":e={position:new B,direction:new B,color:new Zt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new B,color:new Zt,distance:0,decay:0};break;case"HemisphereLight":e={direction:new B,skyColor:new Zt,groundColor:new Zt};break;case"RectAreaLight":e={color:new Zt,position:new B,halfWidth:new B,halfHeight:new B};break}return i[t.id]=e,e}}}function Wb(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Jt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Jt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Jt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var Xb=0;function qb(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Yb(i){let t=new Gb,e=Wb(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new B);let s=new B,r=new le,o=new le;function a(c){let h=0,u=0,d=0;for(let H=0;H<9;H++)n.probe[H].set(0,0,0);let f=0,g=0,v=0,m=0,p=0,y=0,A=0,b=0,R=0,T=0,_=0,M=0,U=0,I=0;c.sort(qb);for(let H=0,G=c.length;H<G;H++){let D=c[H],F=D.color,X=D.intensity,V=D.distance,at=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Xs?at=D.shadow.map.texture:at=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=F.r*X,u+=F.g*X,d+=F.b*X;else if(D.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(D.sh.coefficients[K],X);I++}else if(D.isSunLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=st,n.sunShadowMap[g]=at;let dt=Q.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[v+ut]=Q.getMatrix(ut),n.sunShadowCascade[v+ut]=Q._cascadeData[ut];v+=dt,g++}n.sun[f]=K,f++}else if(D.isDirectionalLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[m]=st,n.directionalShadowMap[m]=at,n.directionalShadowMatrix[m]=D.shadow.matrix,R++}n.directional[m]=K,m++}else if(D.isSpotLight){let K=t.get(D);K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(F).multiplyScalar(X),K.distance=V,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,n.spot[y]=K;let Q=D.shadow;if(D.map&&(n.spotLightMap[M]=D.map,M++,Q.updateMatrices(D),D.castShadow&&U++),n.spotLightMatrix[y]=Q.matrix,D.castShadow){let st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[y]=st,n.spotShadowMap[y]=at,_++}y++}else if(D.isRectAreaLight){let K=t.get(D);K.color.copy(F).multiplyScalar(X),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),n.rectArea[A]=K,A++}else if(D.isPointLight){let K=t.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,K.decay=D.decay,D.castShadow){let Q=D.shadow,st=e.get(D);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[p]=st,n.pointShadowMap[p]=at,n.pointShadowMatrix[p]=D.shadow.matrix,T++}n.point[p]=K,p++}else if(D.isHemisphereLight){let K=t.get(D);K.skyColor.copy(D.color).multiplyScalar(X),K.groundColor.copy(D.groundColor).multiplyScalar(X),n.hemi[b]=K,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==p||L.spotLength!==y||L.rectAreaLength!==A||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==T||L.numSpotShadows!==_||L.numSpotMaps!==M||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=m,n.spot.length=y,n.rectArea.length=A,n.point.length=p,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+M-U,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=I,L.sunLength=f,L.directionalLength=m,L.pointLength=p,L.spotLength=y,L.rectAreaLength=A,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=T,L.numSpotShadows=_,L.numSpotMaps=M,L.numLightProbes=I,n.version=Xb++)}function l(c,h){let u=0,d=0,f=0,g=0,v=0,m=0,p=h.matrixWorldInverse;for(let y=0,A=c.length;y<A;y++){let b=c[y];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),u++}else if(b.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),d++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),g++}else if(b.isRectAreaLight){let R=n.rectArea[v];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),v++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,state:n}}function im(i){let t=new Yb(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function $b(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new im(i),t.set(s,[a])):r>=o.length?(a=new im(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var Zb=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Kb=`uniform sampler2D shadow_pass;
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
}`,Jb=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],jb=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],sm=new le,va=new B,Yu=new B;function Qb(i,t,e){let n=new Us,s=new Jt,r=new Jt,o=new $e,a=new Dl,l=new Nl,c={},h=e.maxTextureSize,u={[Ws]:qn,[qn]:Ws,[Kn]:Kn},d=new qi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Jt},radius:{value:4}},vertexShader:Zb,fragmentShader:Kb}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new sn;g.setAttribute("position",new In(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new dn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=or;let p=this.type;this.render=function(T,_,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===Jf&&($t("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=or);let U=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),H=i.state;H.setBlending(ar),H.buffers.depth.getReversed()===!0?H.buffers.color.setClear(0,0,0,0):H.buffers.color.setClear(1,1,1,1),H.buffers.depth.setTest(!0),H.setScissorTest(!1);let G=p!==this.type;G&&_.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(F=>F.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,F=T.length;D<F;D++){let X=T[D],V=X.shadow;if(V===void 0){$t("WebGLShadowMap:",X,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;s.copy(V.mapSize);let at=V.getFrameExtents();s.multiply(at),r.copy(V.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/at.x),s.x=r.x*at.x,V.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/at.y),s.y=r.y*at.y,V.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(V.camera._reversedDepth=K,V.map===null||G===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===so){if(X.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new ai(s.x,s.y,{format:Xs,type:Ci,minFilter:Xn,magFilter:Xn,generateMipmaps:!1}),V.map.texture.name=X.name+".shadowMap",V.map.depthTexture=new ms(s.x,s.y,xi),V.map.depthTexture.name=X.name+".shadowMapDepth",V.map.depthTexture.format=us,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Rn,V.map.depthTexture.magFilter=Rn}else X.isPointLight?(V.map=new ba(s.x),V.map.depthTexture=new ta(s.x,Ri)):(V.map=new ai(s.x,s.y),V.map.depthTexture=new ms(s.x,s.y,Ri)),V.map.depthTexture.name=X.name+".shadowMap",V.map.depthTexture.format=us,this.type===or?(V.map.depthTexture.compareFunction=K?Ru:Au,V.map.depthTexture.minFilter=Xn,V.map.depthTexture.magFilter=Xn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Rn,V.map.depthTexture.magFilter=Rn);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==s.x||V.map.height!==s.y)&&V.map.setSize(s.x,s.y);let Q=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();X.isPointLight!==!0&&V.updateMatrices(X,M);let st=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:M.layers;for(let dt=0;dt<Q;dt++){let ut=V.getCamera(dt);if(X.isPointLight){let tt=V.camera,mt=V.matrix,xt=X.distance||tt.far;xt!==tt.far&&(tt.far=xt,tt.updateProjectionMatrix()),va.setFromMatrixPosition(X.matrixWorld),tt.position.copy(va),Yu.copy(tt.position),Yu.add(Jb[dt]),tt.up.copy(jb[dt]),tt.lookAt(Yu),tt.updateMatrixWorld(),mt.makeTranslation(-va.x,-va.y,-va.z),sm.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),V._frustum.setFromProjectionMatrix(sm,tt.coordinateSystem,tt.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)i.setRenderTarget(V.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(V.map),i.clear());let tt=V.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),H.viewport(o)}n=V.getFrustum(dt),b(_,M,ut,X,st,this.type)}V.isPointLightShadow!==!0&&this.type===so&&y(V,M),V.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(U,I,L)};function y(T,_){let M=t.update(v);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new ai(s.x,s.y,{format:Xs,type:Ci}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(_,null,M,d,v,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(_,null,M,f,v,null)}function A(T,_,M,U){let I=null,L=M.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(L!==void 0)I=L;else if(I=M.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let H=I.uuid,G=_.uuid,D=c[H];D===void 0&&(D={},c[H]=D);let F=D[G];F===void 0&&(F=I.clone(),D[G]=F,_.addEventListener("dispose",R)),I=F}if(I.visible=_.visible,I.wireframe=_.wireframe,U===so?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:u[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,M.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let H=i.properties.get(I);H.light=M}return I}function b(T,_,M,U,I,L){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&L===so)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,T.matrixWorld);let D=t.update(T),F=T.material;if(Array.isArray(F)){let X=D.groups;for(let V=0,at=X.length;V<at;V++){let K=X[V],Q=F[K.materialIndex];if(Q&&Q.visible){let st=A(T,Q,U,L);T.onBeforeShadow(i,T,_,M,D,st,K),i.renderBufferDirect(M,null,D,st,T,K),T.onAfterShadow(i,T,_,M,D,st,K)}}}else if(F.visible){let X=A(T,F,U,L);T.onBeforeShadow(i,T,_,M,D,X,null),i.renderBufferDirect(M,null,D,X,T,null),T.onAfterShadow(i,T,_,M,D,X,null)}}let G=T.children;for(let D=0,F=G.length;D<F;D++)b(G[D],_,M,U,I,L)}function R(T){T.target.removeEventListener("dispose",R);for(let M in c){let U=c[M],I=T.target.uuid;I in U&&(U[I].dispose(),delete U[I])}}}function tS(i,t){function e(){let O=!1,rt=new $e,nt=null,wt=new $e(0,0,0,0);return{setMask:function(gt){nt!==gt&&!O&&(i.colorMask(gt,gt,gt,gt),nt=gt)},setLocked:function(gt){O=gt},setClear:function(gt,bt,Wt,Qt,ct){ct===!0&&(gt*=Qt,bt*=Qt,Wt*=Qt),rt.set(gt,bt,Wt,Qt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Wt,Qt),wt.copy(rt))},reset:function(){O=!1,nt=null,wt.set(-1,0,0,0)}}}function n(){let O=!1,rt=!1,nt=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Wt=t.get("EXT_clip_control");bt?Wt.clipControlEXT(Wt.LOWER_LEFT_EXT,Wt.ZERO_TO_ONE_EXT):Wt.clipControlEXT(Wt.LOWER_LEFT_EXT,Wt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Qt=gt;gt=null,this.setClear(Qt)}},getReversed:function(){return rt},setTest:function(bt){bt?St(i.DEPTH_TEST):Xt(i.DEPTH_TEST)},setMask:function(bt){nt!==bt&&!O&&(i.depthMask(bt),nt=bt)},setFunc:function(bt){if(rt&&(bt=Ip[bt]),wt!==bt){switch(bt){case gl:i.depthFunc(i.NEVER);break;case _l:i.depthFunc(i.ALWAYS);break;case xl:i.depthFunc(i.LESS);break;case Yr:i.depthFunc(i.LEQUAL);break;case vl:i.depthFunc(i.EQUAL);break;case yl:i.depthFunc(i.GEQUAL);break;case bl:i.depthFunc(i.GREATER);break;case Sl:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){O=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){O=!1,nt=null,wt=null,gt=null,rt=!1}}}function s(){let O=!1,rt=null,nt=null,wt=null,gt=null,bt=null,Wt=null,Qt=null,ct=null;return{setTest:function(Bt){O||(Bt?St(i.STENCIL_TEST):Xt(i.STENCIL_TEST))},setMask:function(Bt){rt!==Bt&&!O&&(i.stencilMask(Bt),rt=Bt)},setFunc:function(Bt,te,Rt){(nt!==Bt||wt!==te||gt!==Rt)&&(i.stencilFunc(Bt,te,Rt),nt=Bt,wt=te,gt=Rt)},setOp:function(Bt,te,Rt){(bt!==Bt||Wt!==te||Qt!==Rt)&&(i.stencilOp(Bt,te,Rt),bt=Bt,Wt=te,Qt=Rt)},setLocked:function(Bt){O=Bt},setClear:function(Bt){ct!==Bt&&(i.clearStencil(Bt),ct=Bt)},reset:function(){O=!1,rt=null,nt=null,wt=null,gt=null,bt=null,Wt=null,Qt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],v=null,m=!1,p=null,y=null,A=null,b=null,R=null,T=null,_=null,M=new Zt(0,0,0),U=0,I=!1,L=null,H=null,G=null,D=null,F=null,X=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,at=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(at=parseFloat(/^WebGL (\d)/.exec(K)[1]),V=at>=1):K.indexOf("OpenGL ES")!==-1&&(at=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),V=at>=2);let Q=null,st={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new $e().fromArray(dt),mt=new $e().fromArray(ut);function xt(O,rt,nt,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(O,bt),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Wt=0;Wt<nt;Wt++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Wt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let At={};At[i.TEXTURE_2D]=xt(i.TEXTURE_2D,i.TEXTURE_2D,1),At[i.TEXTURE_CUBE_MAP]=xt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),At[i.TEXTURE_2D_ARRAY]=xt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),At[i.TEXTURE_3D]=xt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),St(i.DEPTH_TEST),o.setFunc(Yr),rn(!1),De(ou),St(i.CULL_FACE),Xe(ar);function St(O){h[O]!==!0&&(i.enable(O),h[O]=!0)}function Xt(O){h[O]!==!1&&(i.disable(O),h[O]=!1)}function oe(O,rt){return d[O]!==rt?(i.bindFramebuffer(O,rt),d[O]=rt,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Gt(O,rt){let nt=g,wt=!1;if(O){nt=f.get(rt),nt===void 0&&(nt=[],f.set(rt,nt));let gt=O.textures;if(nt.length!==gt.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Wt=gt.length;bt<Wt;bt++)nt[bt]=i.COLOR_ATTACHMENT0+bt;nt.length=gt.length,wt=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,wt=!0);wt&&i.drawBuffers(nt)}function fe(O){return v!==O?(i.useProgram(O),v=O,!0):!1}let he={[lr]:i.FUNC_ADD,[Qf]:i.FUNC_SUBTRACT,[tp]:i.FUNC_REVERSE_SUBTRACT};he[ep]=i.MIN,he[np]=i.MAX;let se={[ip]:i.ZERO,[sp]:i.ONE,[rp]:i.SRC_COLOR,[hu]:i.SRC_ALPHA,[up]:i.SRC_ALPHA_SATURATE,[cp]:i.DST_COLOR,[ap]:i.DST_ALPHA,[op]:i.ONE_MINUS_SRC_COLOR,[uu]:i.ONE_MINUS_SRC_ALPHA,[hp]:i.ONE_MINUS_DST_COLOR,[lp]:i.ONE_MINUS_DST_ALPHA,[dp]:i.CONSTANT_COLOR,[fp]:i.ONE_MINUS_CONSTANT_COLOR,[pp]:i.CONSTANT_ALPHA,[mp]:i.ONE_MINUS_CONSTANT_ALPHA};function Xe(O,rt,nt,wt,gt,bt,Wt,Qt,ct,Bt){if(O===ar){m===!0&&(Xt(i.BLEND),m=!1);return}if(m===!1&&(St(i.BLEND),m=!0),O!==jf){if(O!==p||Bt!==I){if((y!==lr||R!==lr)&&(i.blendEquation(i.FUNC_ADD),y=lr,R=lr),Bt)switch(O){case ro:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case au:i.blendFunc(i.ONE,i.ONE);break;case lu:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case cu:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ee("WebGLState: Invalid blending: ",O);break}else switch(O){case ro:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case au:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case lu:ee("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case cu:ee("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ee("WebGLState: Invalid blending: ",O);break}A=null,b=null,T=null,_=null,M.set(0,0,0),U=0,p=O,I=Bt}return}gt=gt||rt,bt=bt||nt,Wt=Wt||wt,(rt!==y||gt!==R)&&(i.blendEquationSeparate(he[rt],he[gt]),y=rt,R=gt),(nt!==A||wt!==b||bt!==T||Wt!==_)&&(i.blendFuncSeparate(se[nt],se[wt],se[bt],se[Wt]),A=nt,b=wt,T=bt,_=Wt),(Qt.equals(M)===!1||ct!==U)&&(i.blendColor(Qt.r,Qt.g,Qt.b,ct),M.copy(Qt),U=ct),p=O,I=!1}function ke(O,rt){O.side===Kn?Xt(i.CULL_FACE):St(i.CULL_FACE);let nt=O.side===qn;rt&&(nt=!nt),rn(nt),O.blending===ro&&O.transparent===!1?Xe(ar):Xe(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let wt=O.stencilWrite;a.setTest(wt),wt&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),be(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?St(i.SAMPLE_ALPHA_TO_COVERAGE):Xt(i.SAMPLE_ALPHA_TO_COVERAGE)}function rn(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function De(O){O!==Zf?(St(i.CULL_FACE),O!==H&&(O===ou?i.cullFace(i.BACK):O===Kf?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Xt(i.CULL_FACE),H=O}function Sn(O){O!==G&&(V&&i.lineWidth(O),G=O)}function be(O,rt,nt){O?(St(i.POLYGON_OFFSET_FILL),(D!==rt||F!==nt)&&(D=rt,F=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Xt(i.POLYGON_OFFSET_FILL)}function mn(O){O?St(i.SCISSOR_TEST):Xt(i.SCISSOR_TEST)}function Ke(O){O===void 0&&(O=i.TEXTURE0+X-1),Q!==O&&(i.activeTexture(O),Q=O)}function on(O,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+X-1:nt=Q);let wt=st[nt];wt===void 0&&(wt={type:void 0,texture:void 0},st[nt]=wt),(wt.type!==O||wt.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(O,rt||At[O]),wt.type=O,wt.texture=rt)}function k(){let O=st[Q];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(O){ee("WebGLState:",O)}}function Kt(){try{i.compressedTexImage3D(...arguments)}catch(O){ee("WebGLState:",O)}}function ae(){try{i.texSubImage2D(...arguments)}catch(O){ee("WebGLState:",O)}}function Mt(){try{i.texSubImage3D(...arguments)}catch(O){ee("WebGLState:",O)}}function Ue(){try{i.compressedTexSubImage2D(...arguments)}catch(O){ee("WebGLState:",O)}}function Vt(){try{i.compressedTexSubImage3D(...arguments)}catch(O){ee("WebGLState:",O)}}function Yt(){try{i.texStorage2D(...arguments)}catch(O){ee("WebGLState:",O)}}function C(){try{i.texStorage3D(...arguments)}catch(O){ee("WebGLState:",O)}}function S(){try{i.texImage2D(...arguments)}catch(O){ee("WebGLState:",O)}}function Y(){try{i.texImage3D(...arguments)}catch(O){ee("WebGLState:",O)}}function ht(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function ot(O,rt){u[O]!==rt&&(i.pixelStorei(O,rt),u[O]=rt)}function _t(O){tt.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),tt.copy(O))}function vt(O){mt.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),mt.copy(O))}function et(O,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let wt=nt.get(O);wt===void 0&&(wt=i.getUniformBlockIndex(rt,O.name),i.uniformBlockBinding(rt,wt,wt),nt.set(O,wt))}function it(O,rt,nt){let gt=c.get(rt).get(O);l[gt]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,nt),l[gt]=nt)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},f=new WeakMap,g=[],v=null,m=!1,p=null,y=null,A=null,b=null,R=null,T=null,_=null,M=new Zt(0,0,0),U=0,I=!1,L=null,H=null,G=null,D=null,F=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:St,disable:Xt,bindFramebuffer:oe,drawBuffers:Gt,useProgram:fe,setBlending:Xe,setMaterial:ke,setFlipSided:rn,setCullFace:De,setLineWidth:Sn,setPolygonOffset:be,setScissorTest:mn,activeTexture:Ke,bindTexture:on,unbindTexture:k,compressedTexImage2D:Ct,compressedTexImage3D:Kt,texImage2D:S,texImage3D:Y,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:Yt,texStorage3D:C,texSubImage2D:ae,texSubImage3D:Mt,compressedTexSubImage2D:Ue,compressedTexSubImage3D:Vt,scissor:_t,viewport:vt,reset:pt}}function eS(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Jt,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,v=new FinalizationRegistry(C=>g.delete(C)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(C,S){return m?new OffscreenCanvas(C,S):qo("canvas")}function y(C,S,Y){let ht=1,ot=Yt(C);if((ot.width>Y||ot.height>Y)&&(ht=Y/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _t=Math.floor(ht*ot.width),vt=Math.floor(ht*ot.height);d===void 0&&(d=p(_t,vt));let et=S?p(_t,vt):d;return et.width=_t,et.height=vt,et.getContext("2d").drawImage(C,0,0,_t,vt),$t("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+_t+"x"+vt+")."),et}else return"data"in C&&$t("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function A(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(C,S,Y,ht,ot,_t=!1){if(C!==null){if(i[C]!==void 0)return i[C];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let vt;ht&&(vt=t.get("EXT_texture_norm16"),vt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=S;if(S===i.RED&&(Y===i.FLOAT&&(et=i.R32F),Y===i.HALF_FLOAT&&(et=i.R16F),Y===i.UNSIGNED_BYTE&&(et=i.R8),Y===i.UNSIGNED_SHORT&&vt&&(et=vt.R16_EXT),Y===i.SHORT&&vt&&(et=vt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(et=i.R8UI),Y===i.UNSIGNED_SHORT&&(et=i.R16UI),Y===i.UNSIGNED_INT&&(et=i.R32UI),Y===i.BYTE&&(et=i.R8I),Y===i.SHORT&&(et=i.R16I),Y===i.INT&&(et=i.R32I)),S===i.RG&&(Y===i.FLOAT&&(et=i.RG32F),Y===i.HALF_FLOAT&&(et=i.RG16F),Y===i.UNSIGNED_BYTE&&(et=i.RG8),Y===i.UNSIGNED_SHORT&&vt&&(et=vt.RG16_EXT),Y===i.SHORT&&vt&&(et=vt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(et=i.RG8UI),Y===i.UNSIGNED_SHORT&&(et=i.RG16UI),Y===i.UNSIGNED_INT&&(et=i.RG32UI),Y===i.BYTE&&(et=i.RG8I),Y===i.SHORT&&(et=i.RG16I),Y===i.INT&&(et=i.RG32I)),S===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(et=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(et=i.RGB16UI),Y===i.UNSIGNED_INT&&(et=i.RGB32UI),Y===i.BYTE&&(et=i.RGB8I),Y===i.SHORT&&(et=i.RGB16I),Y===i.INT&&(et=i.RGB32I)),S===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),Y===i.UNSIGNED_INT&&(et=i.RGBA32UI),Y===i.BYTE&&(et=i.RGBA8I),Y===i.SHORT&&(et=i.RGBA16I),Y===i.INT&&(et=i.RGBA32I)),S===i.RGB&&(Y===i.UNSIGNED_SHORT&&vt&&(et=vt.RGB16_EXT),Y===i.SHORT&&vt&&(et=vt.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),S===i.RGBA){let it=_t?Xo:ve.getTransfer(ot);Y===i.FLOAT&&(et=i.RGBA32F),Y===i.HALF_FLOAT&&(et=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(et=it===Ae?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&vt&&(et=vt.RGBA16_EXT),Y===i.SHORT&&vt&&(et=vt.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function _(C,S){let Y;return C?S===null||S===Ri||S===hr?Y=i.DEPTH24_STENCIL8:S===xi?Y=i.DEPTH32F_STENCIL8:S===ao&&(Y=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Ri||S===hr?Y=i.DEPTH_COMPONENT24:S===xi?Y=i.DEPTH_COMPONENT32F:S===ao&&(Y=i.DEPTH_COMPONENT16),Y}function M(C,S){return A(C)===!0||C.isFramebufferTexture&&C.minFilter!==Rn&&C.minFilter!==Xn?Math.log2(Math.max(S.width,S.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?S.mipmaps.length:1}function U(C){let S=new WeakRef(C);n.get(C).__ref=S,g.add(S),v.register(C,S,S)}function I(C){let S=n.get(C).__ref;S!==void 0&&(g.delete(S),v.unregister(S))}function L(C){G(C.target)}function H(C){D(C.target)}function G(C){C.removeEventListener("dispose",L),I(C),X(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",H),I(C),at(C)}function F(){for(let C of g){let S=C.deref();S!==void 0&&(S.isRenderTarget===!0?D(S):G(S))}g.clear(),u.clear()}function X(C){let S=n.get(C);if(S.__webglInit===void 0)return;let Y=C.source,ht=f.get(Y);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&V(C),Object.keys(ht).length===0&&f.delete(Y)}n.remove(C)}function V(C){let S=n.get(C);i.deleteTexture(S.__webglTexture);let Y=C.source,ht=f.get(Y);delete ht[S.__cacheKey],o.memory.textures--}function at(C){let S=n.get(C);S.__depthDisposeCallback&&S.__depthDisposeCallback();let Y=C.depthTexture;if(Y&&Y.renderTarget===C&&G(Y),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let _t=0;_t<S.__webglFramebuffer[ot].length;_t++)i.deleteFramebuffer(S.__webglFramebuffer[ot][_t]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,_t=ht.length;ot<_t;ot++){let vt=n.get(ht[ot]);vt.__webglTexture&&(i.deleteTexture(vt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let K=0;function Q(){K=0}function st(){return K}function dt(C){K=C}function ut(){let C=K;return C>=s.maxTextures&&$t("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,C}function tt(C){let S=[];return S.push(C.wrapS),S.push(C.wrapT),S.push(C.wrapR||0),S.push(C.magFilter),S.push(C.minFilter),S.push(C.anisotropy),S.push(C.internalFormat),S.push(C.format),S.push(C.type),S.push(C.generateMipmaps),S.push(C.mipmapsAutoUpdate),S.push(C.premultiplyAlpha),S.push(C.flipY),S.push(C.unpackAlignment),S.push(C.colorSpace),S.join()}function mt(C,S){let Y=n.get(C);if(C.isVideoTexture&&Ue(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&Y.__version!==C.version){let ht=C.image;if(ht===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{ke(Y,C,S);return}}else C.isExternalTexture&&(Y.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+S)}function xt(C,S){let Y=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&Y.__version!==C.version){ke(Y,C,S);return}else C.isExternalTexture&&(Y.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+S)}function At(C,S){let Y=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&Y.__version!==C.version){ke(Y,C,S);return}e.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+S)}function St(C,S){let Y=n.get(C);if(C.version>0&&Y.__version!==C.version){rn(Y,C,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+S)}let Xt={[Ml]:i.REPEAT,[Vi]:i.CLAMP_TO_EDGE,[wl]:i.MIRRORED_REPEAT},oe={[Rn]:i.NEAREST,[xp]:i.NEAREST_MIPMAP_NEAREST,[da]:i.NEAREST_MIPMAP_LINEAR,[Xn]:i.LINEAR,[Kl]:i.LINEAR_MIPMAP_NEAREST,[_s]:i.LINEAR_MIPMAP_LINEAR},Gt={[Sp]:i.NEVER,[Cu]:i.ALWAYS,[Mp]:i.LESS,[Au]:i.LEQUAL,[wp]:i.EQUAL,[Ru]:i.GEQUAL,[Ep]:i.GREATER,[Tp]:i.NOTEQUAL};function fe(C,S){if(S.type===xi&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Xn||S.magFilter===Kl||S.magFilter===da||S.magFilter===_s||S.minFilter===Xn||S.minFilter===Kl||S.minFilter===da||S.minFilter===_s)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Xt[S.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Xt[S.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Xt[S.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,oe[S.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,oe[S.minFilter]),S.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Gt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Rn||S.minFilter!==da&&S.minFilter!==_s||S.type===xi&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let Y=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function he(C,S){let Y=!1;C.__webglInit===void 0&&(C.__webglInit=!0,S.addEventListener("dispose",L),U(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let _t=tt(S);if(_t!==C.__cacheKey){ot[_t]===void 0&&(ot[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ot[_t].usedTimes++;let vt=ot[C.__cacheKey];vt!==void 0&&(ot[C.__cacheKey].usedTimes--,vt.usedTimes===0&&V(S)),C.__cacheKey=_t,C.__webglTexture=ot[_t].texture}return Y}function se(C,S,Y){return Math.floor(Math.floor(C/Y)/S)}function Xe(C,S,Y,ht){let _t=C.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,Y,ht,S.data);else{_t.sort((O,rt)=>O.start-rt.start);let vt=0;for(let O=1;O<_t.length;O++){let rt=_t[vt],nt=_t[O],wt=rt.start+rt.count,gt=se(nt.start,S.width,4),bt=se(rt.start,S.width,4);nt.start<=wt+1&&gt===bt&&se(nt.start+nt.count-1,S.width,4)===gt?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++vt,_t[vt]=nt)}_t.length=vt+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let O=0,rt=_t.length;O<rt;O++){let nt=_t[O],wt=Math.floor(nt.start/4),gt=Math.ceil(nt.count/4),bt=wt%S.width,Wt=Math.floor(wt/S.width),Qt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Wt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Wt,Qt,ct,Y,ht,S.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function ke(C,S,Y){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=he(C,S),_t=S.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+Y);let vt=n.get(_t);if(_t.version!==vt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ct=ve.getPrimaries(ve.workingColorSpace),Bt=S.colorSpace===vs?null:ve.getPrimaries(S.colorSpace),te=S.colorSpace===vs||ct===Bt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,te)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let it=y(S.image,!1,s.maxTextureSize);it=Vt(S,it);let pt=r.convert(S.format,S.colorSpace),O=r.convert(S.type),rt=T(S.internalFormat,pt,O,S.normalized,S.colorSpace,S.isVideoTexture);fe(ht,S);let nt,wt=S.mipmaps,gt=S.isVideoTexture!==!0,bt=vt.__version===void 0||ot===!0,Wt=_t.dataReady,Qt=M(S,it);if(S.isDepthTexture)rt=_(S.format===xs,S.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,O,null));else if(S.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,wt[0].width,wt[0].height);for(let ct=0,Bt=wt.length;ct<Bt;ct++)nt=wt[ct],gt?Wt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,nt.width,nt.height,pt,O,nt.data):e.texImage2D(i.TEXTURE_2D,ct,rt,nt.width,nt.height,0,pt,O,nt.data);S.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height),Wt&&Xe(S,it,pt,O)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,O,it.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,wt[0].width,wt[0].height,it.depth);for(let ct=0,Bt=wt.length;ct<Bt;ct++)if(nt=wt[ct],S.format!==Pi)if(pt!==null)if(gt){if(Wt)if(S.layerUpdates.size>0){let te=zu(nt.width,nt.height,S.format,S.type);for(let Rt of S.layerUpdates){let ce=nt.data.subarray(Rt*te/nt.data.BYTES_PER_ELEMENT,(Rt+1)*te/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Rt,nt.width,nt.height,1,pt,ce)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,nt.width,nt.height,it.depth,pt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Wt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,nt.width,nt.height,it.depth,pt,O,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,nt.width,nt.height,it.depth,0,pt,O,nt.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,wt[0].width,wt[0].height);for(let ct=0,Bt=wt.length;ct<Bt;ct++)nt=wt[ct],S.format!==Pi?pt!==null?gt?Wt&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,nt.width,nt.height,pt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,nt.width,nt.height,0,nt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Wt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,nt.width,nt.height,pt,O,nt.data):e.texImage2D(i.TEXTURE_2D,ct,rt,nt.width,nt.height,0,pt,O,nt.data)}else if(S.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,it.width,it.height,it.depth),Wt)if(S.layerUpdates.size>0){let ct=zu(it.width,it.height,S.format,S.type);for(let Bt of S.layerUpdates){let te=it.data.subarray(Bt*ct/it.data.BYTES_PER_ELEMENT,(Bt+1)*ct/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Bt,it.width,it.height,1,pt,O,te)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,pt,O,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,pt,O,it.data);else if(S.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Qt,rt,it.width,it.height,it.depth),Wt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,pt,O,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,pt,O,it.data);else if(S.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height);else{let ct=it.width,Bt=it.height;for(let te=0;te<Qt;te++)e.texImage2D(i.TEXTURE_2D,te,rt,ct,Bt,0,pt,O,null),ct>>=1,Bt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),it.parentNode!==ct){ct.appendChild(it),u.add(S),ct.onpaint=Bt=>{let te=Bt.changedElements;for(let Rt of u)te.includes(Rt.image)&&(Rt.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let te=i.RGBA,Rt=i.RGBA,ce=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,te,Rt,ce,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let ct=Yt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Qt,rt,ct.width,ct.height)}for(let ct=0,Bt=wt.length;ct<Bt;ct++)nt=wt[ct],gt?Wt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,O,nt):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,O,nt);S.generateMipmaps=!1}else if(gt){if(bt){let ct=Yt(it);e.texStorage2D(i.TEXTURE_2D,Qt,rt,ct.width,ct.height)}Wt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,O,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,O,it);A(S)&&S.mipmapsAutoUpdate===!0&&b(ht),vt.__version=_t.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function rn(C,S,Y){if(S.image.length!==6)return;let ht=he(C,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+Y);let _t=n.get(ot);if(ot.version!==_t.__version||ht===!0){e.activeTexture(i.TEXTURE0+Y);let vt=ve.getPrimaries(ve.workingColorSpace),et=S.colorSpace===vs?null:ve.getPrimaries(S.colorSpace),it=S.colorSpace===vs||vt===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let pt=S.isCompressedTexture||S.image[0].isCompressedTexture,O=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!O?rt[Rt]=y(S.image[Rt],!0,s.maxCubemapSize):rt[Rt]=O?S.image[Rt].image:S.image[Rt],rt[Rt]=Vt(S,rt[Rt]);let nt=rt[0],wt=r.convert(S.format,S.colorSpace),gt=r.convert(S.type),bt=T(S.internalFormat,wt,gt,S.normalized,S.colorSpace),Wt=S.isVideoTexture!==!0,Qt=_t.__version===void 0||ht===!0,ct=ot.dataReady,Bt=M(S,nt);fe(i.TEXTURE_CUBE_MAP,S);let te;if(S.isDepthTexture){if(bt=_(S.format===xs,S.type),Qt)if(Wt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,nt.width,nt.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,nt.width,nt.height,0,wt,gt,null)}else if(pt){Wt&&Qt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Bt,bt,nt.width,nt.height);for(let Rt=0;Rt<6;Rt++){te=rt[Rt].mipmaps;for(let ce=0;ce<te.length;ce++){let Be=te[ce];S.format!==Pi?wt!==null?Wt?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce,0,0,Be.width,Be.height,wt,Be.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce,bt,Be.width,Be.height,0,Be.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Wt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce,0,0,Be.width,Be.height,wt,gt,Be.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce,bt,Be.width,Be.height,0,wt,gt,Be.data)}}}else{if(te=S.mipmaps,Wt&&Qt){te.length>0&&Bt++;let Rt=Yt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Bt,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(O){Wt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let ce=0;ce<te.length;ce++){let kn=te[ce].image[Rt].image;Wt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce+1,0,0,kn.width,kn.height,wt,gt,kn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce+1,bt,kn.width,kn.height,0,wt,gt,kn.data)}}else{Wt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let ce=0;ce<te.length;ce++){let Be=te[ce];Wt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce+1,0,0,wt,gt,Be.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ce+1,bt,wt,gt,Be.image[Rt])}}}A(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),_t.__version=ot.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function De(C,S,Y,ht,ot,_t){let vt=r.convert(Y.format,Y.colorSpace),et=r.convert(Y.type),it=T(Y.internalFormat,vt,et,Y.normalized,Y.colorSpace),pt=n.get(S),O=n.get(Y);if(O.__renderTarget=S,!pt.__hasExternalTextures){let rt=Math.max(1,S.width>>_t),nt=Math.max(1,S.height>>_t);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,_t,it,rt,nt,S.depth,0,vt,et,null):e.texImage2D(ot,_t,it,rt,nt,0,vt,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,O.__webglTexture,0,ae(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,O.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Sn(C,S,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,C),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,_t=_(S.stencilBuffer,ot),vt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ae(S),_t,S.width,S.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ae(S),_t,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_t,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,vt,i.RENDERBUFFER,C)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let _t=ht[ot],vt=r.convert(_t.format,_t.colorSpace),et=r.convert(_t.type),it=T(_t.internalFormat,vt,et,_t.normalized,_t.colorSpace);Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ae(S),it,S.width,S.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ae(S),it,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,it,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function be(C,S,Y){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let _t=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||_t.width!==S.width||_t.height!==S.height)&&(_t.width=S.width,_t.height=S.height,S.depthTexture.needsUpdate=!0),ht?St(S.depthTexture,0):mt(S.depthTexture,0);let vt=ot.__webglTexture,et=ae(S),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,pt=S.depthTexture.format===xs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===us)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,vt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,vt,0);else if(S.depthTexture.format===xs)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,vt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,vt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function mn(C){let S=n.get(C),Y=C.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(C.depthTexture&&!S.__autoAllocateDepthBuffer)if(Y)for(let ht=0;ht<6;ht++)be(S.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?be(S.__webglFramebuffer[0],C,0):be(S.__webglFramebuffer,C,0);else if(Y){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),Sn(S.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Sn(S.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ke(C,S,Y){let ht=n.get(C);S!==void 0&&De(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&mn(C)}function on(C){let S=C.texture,Y=n.get(C),ht=n.get(S);C.addEventListener("dispose",H),U(C);let ot=C.textures,_t=C.isWebGLCubeRenderTarget===!0,vt=ot.length>1;if(vt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),_t){Y.__webglFramebuffer=[];for(let et=0;et<6;et++)if(S.mipmaps.length>0){Y.__webglFramebuffer[et]=[];for(let it=0;it<S.mipmaps.length;it++)Y.__webglFramebuffer[et][it]=i.createFramebuffer()}else Y.__webglFramebuffer[et]=i.createFramebuffer()}else{if(S.mipmaps.length>0){Y.__webglFramebuffer=[];for(let et=0;et<S.mipmaps.length;et++)Y.__webglFramebuffer[et]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(vt)for(let et=0,it=ot.length;et<it;et++){let pt=n.get(ot[et]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Mt(C)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];Y.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[et]);let pt=r.convert(it.format,it.colorSpace),O=r.convert(it.type),rt=T(it.internalFormat,pt,O,it.normalized,it.colorSpace,C.isXRRenderTarget===!0),nt=ae(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,Y.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Sn(Y.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),fe(i.TEXTURE_CUBE_MAP,S);for(let et=0;et<6;et++)if(S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)De(Y.__webglFramebuffer[et][it],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else De(Y.__webglFramebuffer[et],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);A(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(vt){for(let et=0,it=ot.length;et<it;et++){let pt=ot[et],O=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,O.__webglTexture),fe(rt,pt),De(Y.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+et,rt,0),A(pt)&&b(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(et=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),fe(et,S),S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)De(Y.__webglFramebuffer[it],C,S,i.COLOR_ATTACHMENT0,et,it);else De(Y.__webglFramebuffer,C,S,i.COLOR_ATTACHMENT0,et,0);A(S)?b(et):S.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&mn(C)}function k(C){let S=C.textures;for(let Y=0,ht=S.length;Y<ht;Y++){let ot=S[Y];if(A(ot)&&ot.mipmapsAutoUpdate===!0){let _t=R(C),vt=n.get(ot).__webglTexture;e.bindTexture(_t,vt),b(_t),e.unbindTexture()}}}let Ct=[];function Kt(C){if(C.samples>0){if(Mt(C)===!1){let S=C.textures,Y=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,_t=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=n.get(C),et=S.length>1;if(et)for(let pt=0;pt<S.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,vt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,vt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,vt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,vt.__webglFramebuffer);for(let pt=0;pt<S.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,vt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,Y,ht,0,0,Y,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let pt=0;pt<S.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,vt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,vt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,vt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,O,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,vt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let S=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function ae(C){return Math.min(s.maxSamples,C.samples)}function Mt(C){let S=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ue(C){let S=o.render.frame;h.get(C)!==S&&(h.set(C,S),C.update())}function Vt(C,S){let Y=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||Y!==Wo&&Y!==vs&&(ve.getTransfer(Y)===Ae?(ht!==Pi||ot!==Jn)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ee("WebGLTextures: Unsupported texture color space:",Y)),S}function Yt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=xt,this.setTexture3D=At,this.setTextureCube=St,this.rebindTextures=Ke,this.setupRenderTarget=on,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Kt,this.setupDepthRenderbuffer=mn,this.setupFrameBufferTexture=De,this.useMultisampledRTT=Mt,this.dispose=F}function nS(i,t){function e(n,s=vs){let r,o=ve.getTransfer(s);if(n===Jn)return i.UNSIGNED_BYTE;if(n===jl)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Ql)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Mu)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===wu)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===bu)return i.BYTE;if(n===Su)return i.SHORT;if(n===ao)return i.UNSIGNED_SHORT;if(n===Jl)return i.INT;if(n===Ri)return i.UNSIGNED_INT;if(n===xi)return i.FLOAT;if(n===Ci)return i.HALF_FLOAT;if(n===Eu)return i.ALPHA;if(n===Tu)return i.RGB;if(n===Pi)return i.RGBA;if(n===us)return i.DEPTH_COMPONENT;if(n===xs)return i.DEPTH_STENCIL;if(n===tc)return i.RED;if(n===ec)return i.RED_INTEGER;if(n===Xs)return i.RG;if(n===nc)return i.RG_INTEGER;if(n===ic)return i.RGBA_INTEGER;if(n===fa||n===pa||n===ma||n===ga)if(o===Ae)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===fa)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===pa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ma)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ga)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===fa)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===pa)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ma)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ga)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===sc||n===rc||n===oc||n===ac)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===sc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===rc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===oc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ac)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===lc||n===cc||n===hc||n===uc||n===dc||n===_a||n===fc)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===lc||n===cc)return o===Ae?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===hc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===uc)return r.COMPRESSED_R11_EAC;if(n===dc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===_a)return r.COMPRESSED_RG11_EAC;if(n===fc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===pc||n===mc||n===gc||n===_c||n===xc||n===vc||n===yc||n===bc||n===Sc||n===Mc||n===wc||n===Ec||n===Tc||n===Ac)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===pc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===mc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===gc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_c)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===xc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===vc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===yc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===bc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Sc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Mc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===wc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Ec)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Tc)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ac)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Rc||n===Cc||n===Pc)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Rc)return o===Ae?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Cc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Pc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ic||n===Lc||n===xa||n===Dc)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ic)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Lc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===xa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Dc)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===hr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var iS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,sS=`
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

}`,td=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new ea(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new qi({vertexShader:iS,fragmentShader:sS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new dn(new Xi(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},ed=class extends Ai{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,v=typeof XRWebGLBinding<"u",m=new td,p={},y=e.getContextAttributes(),A=null,b=null,R=[],T=[],_=new Jt,M=null,U=null,I=new Wn;I.viewport=new $e;let L=new Wn;L.viewport=new $e;let H=[I,L],G=new ql,D=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Qr,R[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Qr,R[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=R[tt];return mt===void 0&&(mt=new Qr,R[tt]=mt),mt.getHandSpace()};function X(tt){let mt=T.indexOf(tt.inputSource);if(mt===-1)return;let xt=R[mt];xt!==void 0&&(xt.update(tt.inputSource,tt.frame,c||o),xt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function V(){s.removeEventListener("select",X),s.removeEventListener("selectstart",X),s.removeEventListener("selectend",X),s.removeEventListener("squeeze",X),s.removeEventListener("squeezestart",X),s.removeEventListener("squeezeend",X),s.removeEventListener("end",V),s.removeEventListener("inputsourceschange",at);for(let tt=0;tt<R.length;tt++){let mt=T[tt];mt!==null&&(T[tt]=null,R[tt].disconnect(mt))}D=null,F=null,m.reset();for(let tt in p)delete p[tt];if(t.setRenderTarget(A),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(M),t.setSize(_.width,_.height,!1),U!==null){let tt=U.camera;tt.fov=U.fov,tt.zoom=U.zoom,tt.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&v&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(A=t.getRenderTarget(),s.addEventListener("select",X),s.addEventListener("selectstart",X),s.addEventListener("selectend",X),s.addEventListener("squeeze",X),s.addEventListener("squeezestart",X),s.addEventListener("squeezeend",X),s.addEventListener("end",V),s.addEventListener("inputsourceschange",at),y.xrCompatible!==!0&&await e.makeXRCompatible(),M=t.getPixelRatio(),t.getSize(_),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let xt=null,At=null,St=null;y.depth&&(St=y.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,xt=y.stencil?xs:us,At=y.stencil?hr:Ri);let Xt={colorFormat:e.RGBA8,depthFormat:St,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Xt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new ai(d.textureWidth,d.textureHeight,{format:Pi,type:Jn,depthTexture:new ms(d.textureWidth,d.textureHeight,At,void 0,void 0,void 0,void 0,void 0,void 0,xt),stencilBuffer:y.stencil,colorSpace:t.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let xt={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,xt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ai(f.framebufferWidth,f.framebufferHeight,{format:Pi,type:Jn,colorSpace:t.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function at(tt){for(let mt=0;mt<tt.removed.length;mt++){let xt=tt.removed[mt],At=T.indexOf(xt);At>=0&&(T[At]=null,R[At].disconnect(xt))}for(let mt=0;mt<tt.added.length;mt++){let xt=tt.added[mt],At=T.indexOf(xt);if(At===-1){for(let Xt=0;Xt<R.length;Xt++)if(Xt>=T.length){T.push(xt),At=Xt;break}else if(T[Xt]===null){T[Xt]=xt,At=Xt;break}if(At===-1)break}let St=R[At];St&&St.connect(xt)}}function K(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,xt=tt.far;m.texture!==null&&(m.depthNear>0&&(mt=m.depthNear),m.depthFar>0&&(xt=m.depthFar)),G.near=L.near=I.near=mt,G.far=L.far=I.far=xt,(D!==G.near||F!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),D=G.near,F=G.far),G.layers.mask=tt.layers.mask|6,I.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let At=tt.parent,St=G.cameras;K(G,At);for(let Xt=0;Xt<St.length;Xt++)K(St[Xt],At);G.projectionMatrix.copy(I.projectionMatrix),G.projectionMatrixInverse.copy(I.projectionMatrixInverse),U===null&&tt.isPerspectiveCamera&&(U={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,G,At)};function Q(tt,mt,xt){xt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(xt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=Kr*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(tt){return p[tt]};let st=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),g=mt,h!==null){let xt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let At=!1;xt.length!==G.cameras.length&&(G.cameras.length=0,At=!0);for(let Gt=0;Gt<xt.length;Gt++){let fe=xt[Gt],he=null;if(f!==null)he=f.getViewport(fe);else{let Xe=u.getViewSubImage(d,fe);he=Xe.viewport,Gt===0&&(t.setRenderTargetTextures(b,Xe.colorTexture,Xe.depthStencilTexture),t.setRenderTarget(b))}let se=H[Gt];se===void 0&&(se=new Wn,se.layers.enable(Gt),se.viewport=new $e,H[Gt]=se),se.matrix.fromArray(fe.transform.matrix),se.matrix.decompose(se.position,se.quaternion,se.scale),se.projectionMatrix.fromArray(fe.projectionMatrix),se.projectionMatrixInverse.copy(se.projectionMatrix).invert(),se.viewport.set(he.x,he.y,he.width,he.height),Gt===0&&(G.matrix.copy(se.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),At===!0&&G.cameras.push(se)}let St=s.enabledFeatures;if(St&&St.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){u=n.getBinding();let Gt=u.getDepthInformation(xt[0]);Gt&&Gt.isValid&&Gt.texture&&m.init(Gt,s.renderState)}if(St&&St.includes("camera-access")&&v){t.state.unbindTexture(),u=n.getBinding();for(let Gt=0;Gt<xt.length;Gt++){let fe=xt[Gt].camera;if(fe){let he=p[fe];he||(he=new ea,p[fe]=he);let se=u.getCameraImage(fe);he.sourceTexture=se}}}}for(let xt=0;xt<R.length;xt++){let At=T[xt],St=R[xt];At!==null&&St!==void 0&&St.update(At,mt,c||o)}st&&st(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new rm;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},rS=new le,mm=new ie;mm.set(-1,0,0,0,1,0,0,0,1);function oS(i,t){function e(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,Ou(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&(m.fogDensity.value=p.density)}function s(m,p,y,A,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(m,p),u(m,p)):p.isMeshPhongMaterial?(r(m,p),h(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&f(m,p,b)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),v(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,p)):p.isPointsMaterial?l(m,p,y,A):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,e(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===qn&&(m.bumpScale.value*=-1)),p.normalMap&&(m.normalMap.value=p.normalMap,e(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===qn&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.value=p.displacementMap,e(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.emissiveMap,e(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,e(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let y=t.get(p),A=y.envMap,b=y.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(rS.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(mm),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,e(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,e(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,y,A){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*y,m.scale.value=A*.5,p.map&&(m.map.value=p.map,e(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,e(p.map,m.mapTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,e(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.shininess,1e-4)}function u(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,e(p.metalnessMap,m.metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,e(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}function f(m,p,y){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,e(p.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,e(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,e(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,e(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,e(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,e(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===qn&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,e(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=p.iridescenceThicknessMap,e(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=y.texture,m.transmissionSamplerSize.value.set(y.width,y.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,e(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.value=p.thicknessMap,e(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,e(p.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,e(p.specularColorMap,m.specularColorMapTransform)),p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,e(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function v(m,p){let y=t.get(p).light;m.referencePosition.value.setFromMatrixPosition(y.matrixWorld),m.nearDistance.value=y.shadow.camera.near,m.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function aS(i,t,e,n){let s={},r={};function o(y,A){let b=A.program;n.uniformBlockBinding(y,b,s[y.id])}function a(y,A){let b=s[y.id];b===void 0&&(g(y),b=l(y),s[y.id]=b,y.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(y,R);let T=t.render.frame;r[y.id]!==T&&(c(y),r[y.id]=T)}function l(y){let A=i.createBuffer(),b=y.__size,R=y.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(y){let A=s[y.id],b=y.uniforms,R=y.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let T=0,_=b.length;T<_;T++){let M=b[T];if(Array.isArray(M))for(let U=0,I=M.length;U<I;U++)h(M[U],T,U,R);else h(M,T,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(y,A,b,R){if(d(y,A,b,R)===!0){let T=y.__offset,_=y.value;if(Array.isArray(_)){let M=0;for(let U=0;U<_.length;U++){let I=_[U],L=v(I,!0);u(I,y.__data,M),M+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,y.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,y.__data)}}function u(y,A,b){typeof y=="number"||typeof y=="boolean"?A[b]=y:y.isMatrix3?(A[b]=y.elements[0],A[b+1]=y.elements[1],A[b+2]=y.elements[2],A[b+3]=0,A[b+4]=y.elements[3],A[b+5]=y.elements[4],A[b+6]=y.elements[5],A[b+7]=0,A[b+8]=y.elements[6],A[b+9]=y.elements[7],A[b+10]=y.elements[8],A[b+11]=0):ArrayBuffer.isView(y)?A.set(y.subarray(0,A.length-b),b):y.toArray(A,b)}function d(y,A,b,R){let T=y.value,_=A+"_"+b;if(Array.isArray(T)){R[_]===void 0&&(R[_]=[]);let M=R[_],U=!1;for(let I=0;I<T.length;I++)f(T[I],M,I)===!0&&(U=!0);return U}return f(T,R,_)}function f(y,A,b){if(A[b]===void 0)return typeof y=="number"||typeof y=="boolean"?A[b]=y:ArrayBuffer.isView(y)?A[b]=y.slice():A[b]=y.clone(),!0;{let R=A[b];if(typeof y=="number"||typeof y=="boolean"){if(R!==y)return A[b]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(R.equals(y)===!1)return R.copy(y),!0}}return!1}function g(y){let A=y.uniforms,b=0,R=16;for(let _=0,M=A.length;_<M;_++){let U=Array.isArray(A[_])?A[_]:[A[_]];for(let I=0,L=U.length;I<L;I++){let H=U[I],G=Array.isArray(H.value)?H.value:[H.value],D=Array.isArray(A[_])||Array.isArray(H.value),F=b;for(let V=0,at=G.length;V<at;V++){let K=G[V],Q=v(K,D),st=b%R,dt=st%Q.boundary,ut=st+dt;b+=dt,ut!==0&&R-ut<Q.storage&&(b+=R-ut),V===0&&(F=b),b+=Q.storage}let X=H.type==="int"?Int32Array:H.type==="uint"?Uint32Array:Float32Array;H.__data=new X((b-F)/Float32Array.BYTES_PER_ELEMENT),H.__offset=F}}let T=b%R;return T>0&&(b+=R-T),y.__size=b,y.__cache={},this}function v(y,A){let b={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(b.boundary=4,b.storage=4):y.isVector2?(b.boundary=8,b.storage=8):y.isVector3||y.isColor?(b.boundary=16,b.storage=12):y.isVector4?(b.boundary=16,b.storage=16):y.isMatrix3?(b.boundary=16,b.storage=48):y.isMatrix4?(b.boundary=16,b.storage=64):y.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(b.boundary=16,b.storage=y.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",y),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(y){let A=y.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function p(){for(let y in s)i.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:p}}var lS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),$i=null;function cS(){return $i===null&&($i=new Jo(lS,16,16,Xs,Ci),$i.name="DFG_LUT",$i.minFilter=Xn,$i.magFilter=Xn,$i.wrapS=Vi,$i.wrapT=Vi,$i.generateMipmaps=!1,$i.needsUpdate=!0),$i}var kc=class{constructor(t={}){let{canvas:e=Rp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Jn}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let v=f,m=new Set([ic,nc,ec]),p=new Set([Jn,Ri,ao,hr,jl,Ql]),y=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,T=null,_=[],M=[],U=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Yi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,H=null,G=null,D=null,F=null;this._outputColorSpace=ri;let X=0,V=0,at=null,K=-1,Q=null,st=new $e,dt=new $e,ut=null,tt=new Zt(0),mt=0,xt=e.width,At=e.height,St=1,Xt=null,oe=null,Gt=new $e(0,0,xt,At),fe=new $e(0,0,xt,At),he=!1,se=new Us,Xe=new Cl,ke=!1,rn=!1,De=new le,Sn=new B,be=new $e,mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Ke=!1;function on(){return at===null?St:1}let k=n;function Ct(E,z){return e.getContext(E,z)}let Kt,ae,Mt,Ue,Vt,Yt,C,S,Y,ht,ot,_t,vt,et,it,pt,O,rt,nt,wt,gt,bt,Wt;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Bt,!1),e.addEventListener("webglcontextrestored",te,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),k===null){let z="webgl2";if(k=Ct(z,E),k===null)throw Ct(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qt()}catch(E){throw e.removeEventListener("webglcontextlost",Bt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),ee("WebGLRenderer: "+E.message),E}function Qt(){Kt=new yy(k),Kt.init(),gt=new nS(k,Kt),ae=new cy(k,Kt,t,gt),Mt=new tS(k,Kt),ae.reversedDepthBuffer&&d&&Mt.buffers.depth.setReversed(!0),G=k.createFramebuffer(),D=k.createFramebuffer(),F=k.createFramebuffer(),Ue=new My(k),Vt=new zb,Yt=new eS(k,Kt,Mt,Vt,ae,gt,Ue),C=new vy(I),S=new E_(k),bt=new ay(k,S),Y=new by(k,S,Ue,bt),ht=new Ey(k,Y,S,bt,Ue),rt=new wy(k,ae,Yt),it=new hy(Vt),ot=new Bb(I,C,Kt,ae,bt,it),_t=new oS(I,Vt),vt=new Vb,et=new $b(Kt),O=new oy(I,C,Mt,ht,g,l),pt=new Qb(I,ht,ae),Wt=new aS(k,Ue,ae,Mt),nt=new ly(k,Kt,Ue),wt=new Sy(k,Kt,Ue),Ue.programs=ot.programs,I.capabilities=ae,I.extensions=Kt,I.properties=Vt,I.renderLists=vt,I.shadowMap=pt,I.state=Mt,I.info=Ue}v!==Jn&&(U=new Ay(v,e.width,e.height,a,s,r));let ct=new ed(I,k);this.xr=ct,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let E=Kt.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Kt.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return St},this.setPixelRatio=function(E){E!==void 0&&(St=E,this.setSize(xt,At,!1))},this.getSize=function(E){return E.set(xt,At)},this.setSize=function(E,z,j=!0){if(ct.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}xt=E,At=z,e.width=Math.floor(E*St),e.height=Math.floor(z*St),j===!0&&(e.style.width=E+"px",e.style.height=z+"px"),U!==null&&U.setSize(e.width,e.height),this.setViewport(0,0,E,z)},this.getDrawingBufferSize=function(E){return E.set(xt*St,At*St).floor()},this.setDrawingBufferSize=function(E,z,j){xt=E,At=z,St=j,e.width=Math.floor(E*j),e.height=Math.floor(z*j),this.setViewport(0,0,E,z)},this.setEffects=function(E){if(v===Jn){ee("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let z=0;z<E.length;z++)if(E[z].isOutputPass===!0){$t("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(st)},this.getViewport=function(E){return E.copy(Gt)},this.setViewport=function(E,z,j,$){E.isVector4?Gt.set(E.x,E.y,E.z,E.w):Gt.set(E,z,j,$),Mt.viewport(st.copy(Gt).multiplyScalar(on()).round())},this.getScissor=function(E){return E.copy(fe)},this.setScissor=function(E,z,j,$){E.isVector4?fe.set(E.x,E.y,E.z,E.w):fe.set(E,z,j,$),Mt.scissor(dt.copy(fe).multiplyScalar(on()).round())},this.getScissorTest=function(){return he},this.setScissorTest=function(E){Mt.setScissorTest(he=E)},this.setOpaqueSort=function(E){Xt=E},this.setTransparentSort=function(E){oe=E},this.getClearColor=function(E){return E.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(E=!0,z=!0,j=!0){let $=0;if(E){let Z=!1;if(at!==null){let Et=at.texture.format;Z=m.has(Et)}if(Z){let Et=at.texture.type,Pt=p.has(Et),Tt=O.getClearColor(),It=O.getClearAlpha(),Ht=Tt.r,ne=Tt.g,pe=Tt.b;Pt?(y[0]=Ht,y[1]=ne,y[2]=pe,y[3]=It,k.clearBufferuiv(k.COLOR,0,y)):(A[0]=Ht,A[1]=ne,A[2]=pe,A[3]=It,k.clearBufferiv(k.COLOR,0,A))}else $|=k.COLOR_BUFFER_BIT}z&&($|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&($|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&k.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),H=E},this.dispose=function(){e.removeEventListener("webglcontextlost",Bt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),O.dispose(),vt.dispose(),et.dispose(),Yt.dispose(),Vt.dispose(),C.dispose(),ht.dispose(),Y.dispose(),bt.dispose(),Wt.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",ka),ct.removeEventListener("sessionend",Ni),Qi.stop()};function Bt(E){E.preventDefault(),Lu("WebGLRenderer: Context Lost."),L=!0}function te(){Lu("WebGLRenderer: Context Restored."),L=!1;let E=Ue.autoReset,z=pt.enabled,j=pt.autoUpdate,$=pt.needsUpdate,Z=pt.type;Qt(),Ue.autoReset=E,pt.enabled=z,pt.autoUpdate=j,pt.needsUpdate=$,pt.type=Z}function Rt(E){ee("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ce(E){let z=E.target;z.removeEventListener("dispose",ce),Be(z)}function Be(E){kn(E),Vt.remove(E)}function kn(E){let z=Vt.get(E).programs;z!==void 0&&(z.forEach(function(j){ot.releaseProgram(j)}),E.isShaderMaterial&&ot.releaseShaderCache(E))}this.renderBufferDirect=function(E,z,j,$,Z,Et){z===null&&(z=mn);let Pt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Tt=Co(E,z,j,$,Z);Mt.setMaterial($,Pt);let It=j.index,Ht=1;if($.wireframe===!0){if(It=Y.getWireframeAttribute(j),It===void 0)return;Ht=2}let ne=j.drawRange,pe=j.attributes.position,zt=ne.start*Ht,me=(ne.start+ne.count)*Ht;Et!==null&&(zt=Math.max(zt,Et.start*Ht),me=Math.min(me,(Et.start+Et.count)*Ht)),It!==null?(zt=Math.max(zt,0),me=Math.min(me,It.count)):pe!=null&&(zt=Math.max(zt,0),me=Math.min(me,pe.count));let Ze=me-zt;if(Ze<0||Ze===1/0)return;bt.setup(Z,$,Tt,j,It);let Pe,Ie=nt;if(It!==null&&(Pe=S.get(It),Ie=wt,Ie.setIndex(Pe)),Z.isMesh)$.wireframe===!0?(Mt.setLineWidth($.wireframeLinewidth*on()),Ie.setMode(k.LINES)):Ie.setMode(k.TRIANGLES);else if(Z.isLine){let gn=$.linewidth;gn===void 0&&(gn=1),Mt.setLineWidth(gn*on()),Z.isLineSegments?Ie.setMode(k.LINES):Z.isLineLoop?Ie.setMode(k.LINE_LOOP):Ie.setMode(k.LINE_STRIP)}else Z.isPoints?Ie.setMode(k.POINTS):Z.isSprite&&Ie.setMode(k.TRIANGLES);if(Z.isBatchedMesh)if(Kt.get("WEBGL_multi_draw"))Ie.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let gn=Z._multiDrawStarts,Ot=Z._multiDrawCounts,an=Z._multiDrawCount,xe=It?S.get(It).bytesPerElement:1,es=Vt.get($).currentProgram.getUniforms();for(let ln=0;ln<an;ln++)es.setValue(k,"_gl_DrawID",ln),Ie.render(gn[ln]/xe,Ot[ln])}else if(Z.isInstancedMesh)Ie.renderInstances(zt,Ze,Z.count);else if(j.isInstancedBufferGeometry){let gn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ot=Math.min(j.instanceCount,gn);Ie.renderInstances(zt,Ze,Ot)}else Ie.render(zt,Ze)};function To(E,z,j,$){H!==null&&E.isNodeMaterial&&H.setObject($,E),ke===!0&&it.setState(E,j,!1),E.transparent===!0&&E.side===Kn&&E.forceSinglePass===!1?(E.side=qn,E.needsUpdate=!0,Ui(E,z,$),E.side=Ws,E.needsUpdate=!0,Ui(E,z,$),E.side=Kn):Ui(E,z,$)}this.compile=function(E,z,j=null){j===null&&(j=E),H!==null&&H.renderStart(E,z,j),T=et.get(j),T.init(z),M.push(T),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),E!==j&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),H!==null&&H.updateLights(T.state.lightsArray),rn=this.localClippingEnabled,ke=it.init(this.clippingPlanes,rn),ke===!0&&it.setGlobalState(this.clippingPlanes,z),H!==null&&pt.render(T.state.shadowsArray,j,z);let $=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Et=Z.material;if(Et)if(Array.isArray(Et))for(let Pt=0;Pt<Et.length;Pt++){let Tt=Et[Pt];To(Tt,j,z,Z),$.add(Tt)}else To(Et,j,z,Z),$.add(Et)}),T=M.pop(),H!==null&&H.renderEnd(),$},this.compileAsync=function(E,z,j=null){let $=this.compile(E,z,j);return new Promise(Z=>{function Et(){if($.forEach(function(Pt){let It=Vt.get(Pt).currentProgram;(It===void 0||It.isReady())&&$.delete(Pt)}),$.size===0){Z(E);return}setTimeout(Et,10)}Kt.get("KHR_parallel_shader_compile")!==null?Et():setTimeout(Et,10)})};let yr=null;function yh(E){yr&&yr(E)}function ka(){Qi.stop()}function Ni(){Qi.start()}let Qi=new rm;Qi.setAnimationLoop(yh),typeof self<"u"&&Qi.setContext(self),this.setAnimationLoop=function(E){yr=E,ct.setAnimationLoop(E),E===null?Qi.stop():Qi.start()},ct.addEventListener("sessionstart",ka),ct.addEventListener("sessionend",Ni),this.render=function(E,z){if(z!==void 0&&z.isCamera!==!0){ee("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;H!==null&&H.renderStart(E,z);let j=ct.enabled===!0&&ct.isPresenting===!0,$=U!==null&&(at===null||j)&&U.begin(I,at);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(z),z=ct.getCamera()),E.isScene===!0&&E.onBeforeRender(I,E,z,at),T=et.get(E,M.length),T.init(z),T.state.textureUnits=Yt.getTextureUnits(),M.push(T),De.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Xe.setFromArrayCamera(z):se.setFromProjectionMatrix(De,_i,z.reversedDepth),rn=this.localClippingEnabled,ke=it.init(this.clippingPlanes,rn),R=vt.get(E,_.length),R.init(),_.push(R),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ts(Pt,z,-1/0,I.sortObjects)}ts(E,z,0,I.sortObjects),R.finish(),H!==null&&H.updateLights(T.state.lightsArray),I.sortObjects===!0&&R.sort(Xt,oe),Ke=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,Ke&&O.addToRenderList(R,E),this.info.autoReset===!0&&this.info.reset(),ke===!0&&it.beginShadows();let Z=T.state.shadowsArray;if(pt.render(Z,E,z),ke===!0&&it.endShadows(),($&&U.hasRenderPass())===!1){let Pt=R.opaque,Tt=R.transmissive;if(T.setupLights(),z.isArrayCamera){let It=z.cameras;if(Tt.length>0)for(let Ht=0,ne=It.length;Ht<ne;Ht++){let pe=It[Ht];bi(Pt,Tt,E,pe)}Ke&&O.render(E);for(let Ht=0,ne=It.length;Ht<ne;Ht++){let pe=It[Ht];Ao(R,E,pe,pe.viewport)}}else Tt.length>0&&bi(Pt,Tt,E,z),Ke&&O.render(E),Ao(R,E,z)}at!==null&&V===0&&(Yt.updateMultisampleRenderTarget(at),Yt.updateRenderTargetMipmap(at)),$&&U.end(I),E.isScene===!0&&E.onAfterRender(I,E,z),bt.resetDefaultState(),K=-1,Q=null,M.pop(),M.length>0?(T=M[M.length-1],Yt.setTextureUnits(T.state.textureUnits),ke===!0&&it.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?R=_[_.length-1]:R=null,H!==null&&H.renderEnd()};function ts(E,z,j,$){if(E.visible===!1)return;if(E.layers.test(z.layers)){if(E.isGroup)j=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(z);else if(E.isLight)T.pushLight(E),E.castShadow&&T.pushShadow(E);else if(E.isSprite){let Pt=z.isArrayCamera?Xe:se;if(!E.frustumCulled||E.intersectsFrustum(Pt)){$&&be.setFromMatrixPosition(E.matrixWorld).applyMatrix4(De);let Tt=ht.update(E),It=E.material;It.visible&&R.push(E,Tt,It,j,be.z,null,z)}}else if(E.isMesh||E.isLine||E.isPoints){let Pt=z.isArrayCamera?Xe:se;if(!E.frustumCulled||E.intersectsFrustum(Pt)){let Tt=ht.update(E),It=E.material;if($&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),be.copy(E.boundingSphere.center)):(Tt.boundingSphere===null&&Tt.computeBoundingSphere(),be.copy(Tt.boundingSphere.center)),be.applyMatrix4(E.matrixWorld).applyMatrix4(De)),Array.isArray(It)){let Ht=Tt.groups;for(let ne=0,pe=Ht.length;ne<pe;ne++){let zt=Ht[ne],me=It[zt.materialIndex];me&&me.visible&&R.push(E,Tt,me,j,be.z,zt,z)}}else It.visible&&R.push(E,Tt,It,j,be.z,null,z)}}}let Et=E.children;for(let Pt=0,Tt=Et.length;Pt<Tt;Pt++)ts(Et[Pt],z,j,$)}function Ao(E,z,j,$){let{opaque:Z,transmissive:Et,transparent:Pt}=E;T.setupLightsView(j),ke===!0&&it.setGlobalState(I.clippingPlanes,j),$&&Mt.viewport(st.copy($)),Z.length>0&&Je(Z,z,j),Et.length>0&&Je(Et,z,j),Pt.length>0&&Je(Pt,z,j),Mt.buffers.depth.setTest(!0),Mt.buffers.depth.setMask(!0),Mt.buffers.color.setMask(!0),Mt.setPolygonOffset(!1)}function bi(E,z,j,$){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[$.id]===void 0){let zt=Kt.has("EXT_color_buffer_half_float")||Kt.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[$.id]=new ai(1,1,{generateMipmaps:!0,type:zt?Ci:Jn,minFilter:_s,samples:Math.max(4,ae.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ve.workingColorSpace})}let Et=T.state.transmissionRenderTarget[$.id],Pt=$.viewport||st;Et.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Tt=I.getRenderTarget(),It=I.getActiveCubeFace(),Ht=I.getActiveMipmapLevel();I.setRenderTarget(Et),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),Ke&&O.render(j);let ne=I.toneMapping;I.toneMapping=Yi;let pe=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),T.setupLightsView($),ke===!0&&it.setGlobalState(I.clippingPlanes,$),Je(E,j,$),Yt.updateMultisampleRenderTarget(Et),Yt.updateRenderTargetMipmap(Et),Kt.has("WEBGL_multisampled_render_to_texture")===!1){let zt=!1;for(let me=0,Ze=z.length;me<Ze;me++){let Pe=z[me],{object:Ie,geometry:gn,material:Ot,group:an}=Pe;if(Ot.side===Kn&&Ie.layers.test($.layers)){let xe=Ot.side;Ot.side=qn,Ot.needsUpdate=!0,en(Ie,j,$,gn,Ot,an),Ot.side=xe,Ot.needsUpdate=!0,zt=!0}}zt===!0&&(Yt.updateMultisampleRenderTarget(Et),Yt.updateRenderTargetMipmap(Et))}I.setRenderTarget(Tt,It,Ht),I.setClearColor(tt,mt),pe!==void 0&&($.viewport=pe),I.toneMapping=ne}function Je(E,z,j){let $=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Et=E.length;Z<Et;Z++){let Pt=E[Z],{object:Tt,geometry:It,group:Ht}=Pt,ne=Pt.material;ne.allowOverride===!0&&$!==null&&(ne=$),Tt.layers.test(j.layers)&&en(Tt,z,j,It,ne,Ht)}}function en(E,z,j,$,Z,Et){H!==null&&Z.isNodeMaterial&&H.setObject(E,Z),E.onBeforeRender(I,z,j,$,Z,Et),E.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(I,z,j,$,E,Et),Z.transparent===!0&&Z.side===Kn&&Z.forceSinglePass===!1?(Z.side=qn,Z.needsUpdate=!0,I.renderBufferDirect(j,z,$,Z,E,Et),Z.side=Ws,Z.needsUpdate=!0,I.renderBufferDirect(j,z,$,Z,E,Et),Z.side=Kn):I.renderBufferDirect(j,z,$,Z,E,Et),E.onAfterRender(I,z,j,$,Z,Et)}function nn(E){let z=0;for(let j of E)j.texture!==null&&z++;return z}function Ui(E,z,j){z.isScene!==!0&&(z=mn);let $=Vt.get(E),Z=T.state.lights,Et=T.state.shadowsArray,Pt=Z.state.version,Tt=ot.getParameters(E,Z.state,Et,z,j,T.state.lightProbeGridArray),It=ot.getProgramCacheKey(Tt),Ht=$.programs;$.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let ne=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;$.envMap=C.get(E.envMap||$.environment,ne),$.envMapRotation=$.environment!==null&&E.envMap===null?z.environmentRotation:E.envMapRotation,Ht===void 0&&(E.addEventListener("dispose",ce),Ht=new Map,$.programs=Ht,$.programVariants=new Map);let pe=Ht.get(It);if(pe!==void 0){if($.currentProgram===pe&&$.lightsStateVersion===Pt)return Ro(E,Tt),pe}else Tt.uniforms=ot.getUniforms(E),H!==null&&E.isNodeMaterial&&H.build(E,j,Tt),E.onBeforeCompile(Tt,I),pe=ot.acquireProgram(Tt,It),Ht.set(It,pe),$.uniforms=Tt.uniforms;let zt=$.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(zt.clippingPlanes=it.uniform),Ro(E,Tt),$.needsLights=ws(E),$.lightsStateVersion=Pt,$.needsLights&&(zt.ambientLightColor.value=Z.state.ambient,zt.lightProbe.value=Z.state.probe,zt.sunLights.value=Z.state.sun,zt.sunLightShadows.value=Z.state.sunShadow,zt.directionalLights.value=Z.state.directional,zt.directionalLightShadows.value=Z.state.directionalShadow,zt.spotLights.value=Z.state.spot,zt.spotLightShadows.value=Z.state.spotShadow,zt.rectAreaLights.value=Z.state.rectArea,zt.ltc_1.value=Z.state.rectAreaLTC1,zt.ltc_2.value=Z.state.rectAreaLTC2,zt.pointLights.value=Z.state.point,zt.pointLightShadows.value=Z.state.pointShadow,zt.hemisphereLights.value=Z.state.hemi,zt.sunShadowMatrix.value=Z.state.sunShadowMatrix,zt.sunShadowCascade.value=Z.state.sunShadowCascade,zt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,zt.spotLightMatrix.value=Z.state.spotLightMatrix,zt.spotLightMap.value=Z.state.spotLightMap,zt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=nn(T.state.lightProbeGridArray),$.currentProgram=pe,$.uniformsList=null,pe}function Qn(E,z,j,$,Z){let Et=Vt.get(E),Pt=Et.currentProgram.id+","+$+","+Z,Tt=Et.programVariants.get(Pt);return Tt===void 0?(Tt=Ui(E,z,j),Et.programVariants.set(Pt,Tt)):(Et.currentProgram=Tt,Et.uniformsList=null,Et.outputColorSpace=$,Et.toneMapping=Z),Tt}function Ms(E){if(E.uniformsList===null){let z=E.currentProgram.getUniforms();E.uniformsList=co.seqWithValue(z.seq,E.uniforms)}return E.uniformsList}function Ro(E,z){let j=Vt.get(E);j.outputColorSpace=z.outputColorSpace,j.batching=z.batching,j.batchingColor=z.batchingColor,j.instancing=z.instancing,j.instancingColor=z.instancingColor,j.instancingMorph=z.instancingMorph,j.skinning=z.skinning,j.morphTargets=z.morphTargets,j.morphNormals=z.morphNormals,j.morphColors=z.morphColors,j.morphTargetsCount=z.morphTargetsCount,j.numClippingPlanes=z.numClippingPlanes,j.numIntersection=z.numClipIntersection,j.vertexAlphas=z.vertexAlphas,j.vertexTangents=z.vertexTangents,j.toneMapping=z.toneMapping}function Co(E,z,j,$,Z){z.isScene!==!0&&(z=mn),Yt.resetTextureUnits();let Et=z.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Tt=at===null?I.outputColorSpace:at.isXRRenderTarget===!0?at.texture.colorSpace:ve.workingColorSpace,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ht=C.get($.envMap||Pt,It),ne=$.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,pe=!!j.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),zt=!!j.morphAttributes.position,me=!!j.morphAttributes.normal,Ze=!!j.morphAttributes.color,Pe=Yi;$.toneMapped&&(at===null||at.isXRRenderTarget===!0)&&(Pe=I.toneMapping);let Ie=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,gn=Ie!==void 0?Ie.length:0,Ot=Vt.get($),an=T.state.lights;if(ke===!0&&(rn===!0||E!==Q)){let Le=E===Q&&$.id===K;it.setState($,E,Le)}let xe=!1,es=!1;$.version===Ot.__version?Ot.needsLights&&Ot.lightsStateVersion!==an.state.version||Z.isBatchedMesh&&Ot.batching===!1||!Z.isBatchedMesh&&Ot.batching===!0||Z.isBatchedMesh&&Ot.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ot.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ot.instancing===!1||!Z.isInstancedMesh&&Ot.instancing===!0||Z.isSkinnedMesh&&Ot.skinning===!1||!Z.isSkinnedMesh&&Ot.skinning===!0||Z.isInstancedMesh&&Ot.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ot.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ot.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ot.instancingMorph===!1&&Z.morphTexture!==null||Ot.envMap!==Ht||$.fog===!0&&Ot.fog!==Et||Ot.numClippingPlanes!==void 0&&(Ot.numClippingPlanes!==it.numPlanes||Ot.numIntersection!==it.numIntersection)||Ot.vertexAlphas!==ne||Ot.vertexTangents!==pe||Ot.morphTargets!==zt||Ot.morphNormals!==me||Ot.morphColors!==Ze||Ot.morphTargetsCount!==gn||Ot.numLightProbeGrids!==nn(T.state.lightProbeGridArray)?xe=!0:(Ot.outputColorSpace!==Tt||Ot.toneMapping!==Pe)&&(es=!0):(xe=!0,Ot.__version=$.version);let ln=Ot.currentProgram;(xe===!0||es===!0)&&(ln=es===!0?Qn($,z,Z,Tt,Pe):Ui($,z,Z),H&&$.isNodeMaterial&&H.onUpdateProgram($,ln,Ot));let Mr=!1,Fi=!1,ns=!1,ue=ln.getUniforms(),je=Ot.uniforms;if(Mt.useProgram(ln.program)&&(Mr=!0,Fi=!0,ns=!0),$.id!==K&&(K=$.id,Fi=!0),Mr||Q!==E){Mt.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),ue.setValue(k,"projectionMatrix",E.projectionMatrix),ue.setValue(k,"viewMatrix",E.matrixWorldInverse);let cn=ue.map.cameraPosition;cn!==void 0&&cn.setValue(k,Sn.setFromMatrixPosition(E.matrixWorld)),ae.logarithmicDepthBuffer&&ue.setValue(k,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ue.setValue(k,"isOrthographic",E.isOrthographicCamera===!0),Q!==E&&(Q=E,Fi=!0,ns=!0)}if(Ot.needsLights&&(an.state.sunShadowMap.length>0&&ue.setValue(k,"sunShadowMap",an.state.sunShadowMap,Yt),an.state.directionalShadowMap.length>0&&ue.setValue(k,"directionalShadowMap",an.state.directionalShadowMap,Yt),an.state.spotShadowMap.length>0&&ue.setValue(k,"spotShadowMap",an.state.spotShadowMap,Yt),an.state.pointShadowMap.length>0&&ue.setValue(k,"pointShadowMap",an.state.pointShadowMap,Yt)),Z.isSkinnedMesh){ue.setOptional(k,Z,"bindMatrix"),ue.setOptional(k,Z,"bindMatrixInverse");let Le=Z.skeleton;Le&&(Le.boneTexture===null&&Le.computeBoneTexture(),ue.setValue(k,"boneTexture",Le.boneTexture,Yt))}Z.isBatchedMesh&&(ue.setOptional(k,Z,"batchingTexture"),ue.setValue(k,"batchingTexture",Z._matricesTexture,Yt),ue.setOptional(k,Z,"batchingIdTexture"),ue.setValue(k,"batchingIdTexture",Z._indirectTexture,Yt),ue.setOptional(k,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ue.setValue(k,"batchingColorTexture",Z._colorsTexture,Yt));let Bn=j.morphAttributes;if((Bn.position!==void 0||Bn.normal!==void 0||Bn.color!==void 0)&&rt.update(Z,j,ln),(Fi||Ot.receiveShadow!==Z.receiveShadow)&&(Ot.receiveShadow=Z.receiveShadow,ue.setValue(k,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(je.envMapIntensity.value=z.environmentIntensity),je.dfgLUT!==void 0&&(je.dfgLUT.value=cS()),Fi){if(ue.setValue(k,"toneMappingExposure",I.toneMappingExposure),Ot.needsLights&&br(je,ns),Et&&$.fog===!0&&_t.refreshFogUniforms(je,Et),_t.refreshMaterialUniforms(je,$,St,At,T.state.transmissionRenderTarget[E.id]),Ot.needsLights&&Ot.numLightProbeGrids>0){let Le=b,cn=0;for(let Nn of T.state.lightProbeGridArray)Nn.texture!==null&&(Le.textures[cn]=Nn.texture,Le.min[cn]=Nn.boundingBox.min,Le.max[cn]=Nn.boundingBox.max,Le.resolution[cn]=Nn.resolution,cn++);for(let Nn in Le)Le[Nn].length=cn;je.probesSH.value=Le.textures,je.probesMin.value=Le.min,je.probesMax.value=Le.max,je.probesResolution.value=Le.resolution}co.upload(k,Ms(Ot),je,Yt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(co.upload(k,Ms(Ot),je,Yt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ue.setValue(k,"center",Z.center),ue.setValue(k,"modelViewMatrix",Z.modelViewMatrix),ue.setValue(k,"normalMatrix",Z.normalMatrix),ue.setValue(k,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Le=$.uniformsGroups;for(let cn=0,Nn=Le.length;cn<Nn;cn++){let Ba=Le[cn];Wt.update(Ba,ln),Wt.bind(Ba,ln)}}return ln}function br(E,z){E.ambientLightColor.needsUpdate=z,E.lightProbe.needsUpdate=z,E.sunLights.needsUpdate=z,E.sunLightShadows.needsUpdate=z,E.directionalLights.needsUpdate=z,E.directionalLightShadows.needsUpdate=z,E.pointLights.needsUpdate=z,E.pointLightShadows.needsUpdate=z,E.spotLights.needsUpdate=z,E.spotLightShadows.needsUpdate=z,E.rectAreaLights.needsUpdate=z,E.hemisphereLights.needsUpdate=z}function ws(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return X},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return at},this.setRenderTargetTextures=function(E,z,j){let $=Vt.get(E);$.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Vt.get(E.texture).__webglTexture=z,Vt.get(E.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:j,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,z){let j=Vt.get(E);j.__webglFramebuffer=z,j.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(E,z=0,j=0){at=E,X=z,V=j;let $=null,Z=!1,Et=!1;if(E){let Tt=Vt.get(E);if(Tt.__useDefaultFramebuffer!==void 0){Mt.bindFramebuffer(k.FRAMEBUFFER,Tt.__webglFramebuffer),st.copy(E.viewport),dt.copy(E.scissor),ut=E.scissorTest,Mt.viewport(st),Mt.scissor(dt),Mt.setScissorTest(ut),K=-1;return}else if(Tt.__webglFramebuffer===void 0)Yt.setupRenderTarget(E);else if(Tt.__hasExternalTextures)Yt.rebindTextures(E,Vt.get(E.texture).__webglTexture,Vt.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let ne=E.depthTexture;if(Tt.__boundDepthTexture!==ne){if(ne!==null&&Vt.has(ne)&&(E.width!==ne.image.width||E.height!==ne.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Yt.setupDepthRenderbuffer(E)}}let It=E.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(Et=!0);let Ht=Vt.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Ht[z])?$=Ht[z][j]:$=Ht[z],Z=!0):E.samples>0&&Yt.useMultisampledRTT(E)===!1?$=Vt.get(E).__webglMultisampledFramebuffer:Array.isArray(Ht)?$=Ht[j]:$=Ht,st.copy(E.viewport),dt.copy(E.scissor),ut=E.scissorTest}else st.copy(Gt).multiplyScalar(St).floor(),dt.copy(fe).multiplyScalar(St).floor(),ut=he;if(j!==0&&($=G),Mt.bindFramebuffer(k.FRAMEBUFFER,$)&&Mt.drawBuffers(E,$),Mt.viewport(st),Mt.scissor(dt),Mt.setScissorTest(ut),Z){let Tt=Vt.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+z,Tt.__webglTexture,j)}else if(Et){let Tt=z;for(let It=0;It<E.textures.length;It++){let Ht=Vt.get(E.textures[It]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+It,Ht.__webglTexture,j,Tt)}}else if(E!==null&&j!==0){let Tt=Vt.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Tt.__webglTexture,j)}K=-1};function Sr(E){let z=Vt.get(E);return(z.__readFormat!==E.format||z.__readType!==E.type)&&(z.__readFormat=E.format,z.__readType=E.type,z.__formatReadable=ae.textureFormatReadable(E.format),z.__typeReadable=ae.textureTypeReadable(E.type)),z}this.readRenderTargetPixels=function(E,z,j,$,Z,Et,Pt,Tt=0){if(!(E&&E.isWebGLRenderTarget)){ee("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=Vt.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){Mt.bindFramebuffer(k.FRAMEBUFFER,It);try{let Ht=E.textures[Tt],ne=Ht.format,pe=Ht.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Tt);let zt=Sr(Ht);if(zt.__formatReadable===!1){ee("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(zt.__typeReadable===!1){ee("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=E.width-$&&j>=0&&j<=E.height-Z&&k.readPixels(z,j,$,Z,gt.convert(ne),gt.convert(pe),Et)}finally{let Ht=at!==null?Vt.get(at).__webglFramebuffer:null;Mt.bindFramebuffer(k.FRAMEBUFFER,Ht)}}},this.readRenderTargetPixelsAsync=async function(E,z,j,$,Z,Et,Pt,Tt=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=Vt.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(z>=0&&z<=E.width-$&&j>=0&&j<=E.height-Z){Mt.bindFramebuffer(k.FRAMEBUFFER,It);let Ht=E.textures[Tt],ne=Ht.format,pe=Ht.type;E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Tt);let zt=Sr(Ht);if(zt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(zt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let me=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,me),k.bufferData(k.PIXEL_PACK_BUFFER,Et.byteLength,k.STREAM_READ),k.readPixels(z,j,$,Z,gt.convert(ne),gt.convert(pe),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let Ze=at!==null?Vt.get(at).__webglFramebuffer:null;Mt.bindFramebuffer(k.FRAMEBUFFER,Ze);let Pe=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await Pp(k,Pe,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,me),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Et),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(me),k.deleteSync(Pe),Et}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,z=null,j=0){let $=Math.pow(2,-j),Z=Math.floor(E.image.width*$),Et=Math.floor(E.image.height*$),Pt=z!==null?z.x:0,Tt=z!==null?z.y:0;Yt.setTexture2D(E,0),k.copyTexSubImage2D(k.TEXTURE_2D,j,0,0,Pt,Tt,Z,Et),Mt.unbindTexture()},this.copyTextureToTexture=function(E,z,j=null,$=null,Z=0,Et=0){let Pt,Tt,It,Ht,ne,pe,zt,me,Ze,Pe=E.isCompressedTexture?E.mipmaps[Et]:E.image;if(j!==null)Pt=j.max.x-j.min.x,Tt=j.max.y-j.min.y,It=j.isBox3?j.max.z-j.min.z:1,Ht=j.min.x,ne=j.min.y,pe=j.isBox3?j.min.z:0;else{let ue=Math.pow(2,-Z);Pt=Math.floor(Pe.width*ue),Tt=Math.floor(Pe.height*ue),E.isDataArrayTexture?It=Pe.depth:E.isData3DTexture?It=Math.floor(Pe.depth*ue):It=1,Ht=0,ne=0,pe=0}$!==null?(zt=$.x,me=$.y,Ze=$.z):(zt=0,me=0,Ze=0);let Ie=gt.convert(z.format),gn=gt.convert(z.type),Ot;z.isData3DTexture?(Yt.setTexture3D(z,0),Ot=k.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Yt.setTexture2DArray(z,0),Ot=k.TEXTURE_2D_ARRAY):(Yt.setTexture2D(z,0),Ot=k.TEXTURE_2D),Mt.activeTexture(k.TEXTURE0),Mt.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,z.flipY),Mt.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Mt.pixelStorei(k.UNPACK_ALIGNMENT,z.unpackAlignment);let an=Mt.getParameter(k.UNPACK_ROW_LENGTH),xe=Mt.getParameter(k.UNPACK_IMAGE_HEIGHT),es=Mt.getParameter(k.UNPACK_SKIP_PIXELS),ln=Mt.getParameter(k.UNPACK_SKIP_ROWS),Mr=Mt.getParameter(k.UNPACK_SKIP_IMAGES);Mt.pixelStorei(k.UNPACK_ROW_LENGTH,Pe.width),Mt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Pe.height),Mt.pixelStorei(k.UNPACK_SKIP_PIXELS,Ht),Mt.pixelStorei(k.UNPACK_SKIP_ROWS,ne),Mt.pixelStorei(k.UNPACK_SKIP_IMAGES,pe);let Fi=E.isDataArrayTexture||E.isData3DTexture,ns=z.isDataArrayTexture||z.isData3DTexture;if(E.isDepthTexture){let ue=Vt.get(E),je=Vt.get(z),Bn=Vt.get(ue.__renderTarget),Le=Vt.get(je.__renderTarget);Mt.bindFramebuffer(k.READ_FRAMEBUFFER,Bn.__webglFramebuffer),Mt.bindFramebuffer(k.DRAW_FRAMEBUFFER,Le.__webglFramebuffer);for(let cn=0;cn<It;cn++)Fi&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Vt.get(E).__webglTexture,Z,pe+cn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Vt.get(z).__webglTexture,Et,Ze+cn)),k.blitFramebuffer(Ht,ne,Ht+Pt,ne+Tt,zt,me,zt+Pt,me+Tt,k.DEPTH_BUFFER_BIT,k.NEAREST);Mt.bindFramebuffer(k.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||Vt.has(E)){let ue=Vt.get(E),je=Vt.get(z);Mt.bindFramebuffer(k.READ_FRAMEBUFFER,D),Mt.bindFramebuffer(k.DRAW_FRAMEBUFFER,F);for(let Bn=0;Bn<It;Bn++)Fi?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ue.__webglTexture,Z,pe+Bn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ue.__webglTexture,Z),ns?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,je.__webglTexture,Et,Ze+Bn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,je.__webglTexture,Et),Z!==0?k.blitFramebuffer(Ht,ne,Ht+Pt,ne+Tt,zt,me,zt+Pt,me+Tt,k.COLOR_BUFFER_BIT,k.NEAREST):ns?k.copyTexSubImage3D(Ot,Et,zt,me,Ze+Bn,Ht,ne,Pt,Tt):k.copyTexSubImage2D(Ot,Et,zt,me,Ht,ne,Pt,Tt);Mt.bindFramebuffer(k.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else ns?E.isDataTexture||E.isData3DTexture?k.texSubImage3D(Ot,Et,zt,me,Ze,Pt,Tt,It,Ie,gn,Pe.data):z.isCompressedArrayTexture?k.compressedTexSubImage3D(Ot,Et,zt,me,Ze,Pt,Tt,It,Ie,Pe.data):k.texSubImage3D(Ot,Et,zt,me,Ze,Pt,Tt,It,Ie,gn,Pe):E.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Et,zt,me,Pt,Tt,Ie,gn,Pe.data):E.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Et,zt,me,Pe.width,Pe.height,Ie,Pe.data):k.texSubImage2D(k.TEXTURE_2D,Et,zt,me,Pt,Tt,Ie,gn,Pe);Mt.pixelStorei(k.UNPACK_ROW_LENGTH,an),Mt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,xe),Mt.pixelStorei(k.UNPACK_SKIP_PIXELS,es),Mt.pixelStorei(k.UNPACK_SKIP_ROWS,ln),Mt.pixelStorei(k.UNPACK_SKIP_IMAGES,Mr),Et===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&k.generateMipmap(Ot),Mt.unbindTexture()},this.initRenderTarget=function(E){Vt.get(E).__webglFramebuffer===void 0&&Yt.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Yt.setTextureCube(E,0):E.isData3DTexture?Yt.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Yt.setTexture2DArray(E,0):Yt.setTexture2D(E,0),Mt.unbindTexture()},this.resetState=function(){X=0,V=0,at=null,Mt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return _i}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=ve._getDrawingBufferColorSpace(t),e.unpackColorSpace=ve._getUnpackColorSpace()}};function q(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&s!=="list"&&!s.startsWith("aria")&&s!=="role"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));return gm(n,e),n}function gm(i,t){for(let e of t)e==null||e===!1||i.append(e instanceof Node?e:document.createTextNode(String(e)))}function fn(i,...t){i.replaceChildren(),gm(i,t)}function Ft(i){let t=document.getElementById(i);if(!t)throw new Error(`no element ${i}`);return t}function Dt(i,t=5){if(!Number.isFinite(i))return Number.isNaN(i)?"\u2013":String(i);if(i===0)return"0";let e=Math.abs(i);return e>=1e5||e<.001?i.toExponential(Math.max(0,t-3)).replace("e+","e"):String(Number(i.toPrecision(t)))}function Ki(i,t=5){return Array.from(i,e=>Dt(Math.abs(e)<1e-15?0:e,t)).join(", ")}function Ma(i,t){let e=URL.createObjectURL(t);q("a",{href:e,download:i}).click(),setTimeout(()=>URL.revokeObjectURL(e),1e4)}var Ea=["time","kinetic","potential","work","kinematic_work","friction_loss","restitution_loss","corrected","time_step","px","py","pz","lx","ly","lz","sweeps","residual","overlap","step_ms","contacts","islands","verdict","guarded","events"],Ji=Object.fromEntries(Ea.map((i,t)=>[i,t])),xm=200,hS=25,wa=22,_m=88,uS=32,ys=4294967295,vm=["open","stick","slide","bounce"],ym=["solved","budget","failed"],Vc=class{number;bodies;contacts;islands;events;row;states;marks;bytes;hash;contactWords;contactFloats;islandAt;eventAt;view;constructor(t,e){let n=new DataView(t,e);if(n.getUint32(0,!0)!==1178750292||n.getUint32(4,!0)!==1)throw new Error("a frame of another version: reload the page");this.view=n,this.bytes=Number(n.getBigUint64(8,!0)),this.number=Number(n.getBigUint64(16,!0)),this.hash=n.getBigUint64(24,!0).toString(16).padStart(16,"0"),this.bodies=n.getUint32(32,!0),this.contacts=n.getUint32(36,!0),this.islands=n.getUint32(40,!0),this.events=n.getUint32(44,!0),this.row=new Float64Array(t,e+48,Ea.length);let s=e+48+xm;this.states=new Float64Array(t,s,13*this.bodies),s+=104*this.bodies,this.marks=new Uint32Array(t,s,this.bodies),s+=4*(this.bodies+(this.bodies&1)),this.contactWords=new Uint32Array(t,s,wa*this.contacts),this.contactFloats=new Float32Array(t,s,wa*this.contacts),s+=4*wa*this.contacts,this.islandAt=s-e,this.eventAt=this.islandAt+_m*this.islands}get(t){return this.row[Ji[t]]}centre(t){let e=this.states,n=13*t;return[e[n],e[n+1],e[n+2]]}island(t){return(this.marks[t]&1073741823)-1}quarantined(t){return this.marks[t]>>>31===1}asleep(t){return(this.marks[t]>>>30&1)===1}contact(t){let e=this.contactWords,n=this.contactFloats,s=wa*t,r=o=>[n[s+o],n[s+o+1],n[s+o+2]];return{index:t,a:e[s],b:e[s+1],island:e[s+2],mode:e[s+3],point:r(4),normal:r(7),tangent:r(10),gap:n[s+13],friction:n[s+14],impulse:r(15),velocity:r(18),residual:n[s+21]}}contactsOf(t){let e=[];for(let n=0;n<this.contacts;n++){let s=wa*n;(this.contactWords[s]===t||this.contactWords[s+1]===t)&&e.push(this.contact(n))}return e}islandRow(t){let e=this.view,n=this.islandAt+_m*t,s=o=>e.getUint32(n+4*o,!0),r=o=>e.getFloat64(n+32+8*o,!0);return{index:t,bodies:s(0),contacts:s(1),method:s(2),verdict:s(3),sweeps:s(4),newtonSteps:s(5),worst:s(6),guarded:(s(7)&1)===1,startUp:(s(7)&2)===2,residual:r(0),cone:r(1),approach:r(2),sticky:r(3),dissipation:r(4),gain:r(5),wallMs:r(6)}}eventRows(){return Array.from({length:this.events},(t,e)=>bm(this.view,this.eventAt+uS*e,this.number))}};function bm(i,t,e){return{frame:e,kind:i.getUint32(t,!0),a:i.getUint32(t+4,!0),b:i.getUint32(t+8,!0),speed:i.getFloat64(t+16,!0),impulse:i.getFloat64(t+24,!0)}}function Sm(i){let t=[];for(let e=0;e<i.byteLength;){let n=new Vc(i,e);t.push(n),e+=n.bytes}return t}function Mm(i){return Number(new DataView(i).getBigUint64(8,!0))}function nd(i){let t=new DataView(i),e=Number(t.getBigUint64(16,!0));return{epoch:t.getUint32(4,!0),first:Number(t.getBigUint64(8,!0)),count:e,numbers:new Float64Array(i,24,hS*e),end:24+xm*e}}function wm(i){let t=nd(i);return{rows:t,frame:new Vc(i,t.end)}}function Em(i){let t=new DataView(i),e=Number(t.getBigUint64(16,!0)),n=Array.from({length:e},(s,r)=>{let o=24+40*r;return bm(t,o+8,Number(t.getBigUint64(o,!0)))});return{epoch:t.getUint32(4,!0),next:Number(t.getBigUint64(8,!0)),list:n}}var dS=3500,uo=class extends Error{};function Tm(){let t=new URLSearchParams(location.hash.slice(1)).get("token")??sessionStorage.getItem("tumble-token")??"";return t&&sessionStorage.setItem("tumble-token",t),t}var Gc=class{constructor(t,e){this.token=t;this.listener=e;this.connect(),setInterval(()=>this.watch(),500)}token;listener;socket=null;heard=0;wait=250;known="";connect(){let t=new WebSocket(`ws://${location.host}/live`);this.socket=t,this.heard=performance.now();let e=0;t.binaryType="arraybuffer",t.onopen=()=>t.send(JSON.stringify({token:this.token})),t.onmessage=n=>{if(this.heard=performance.now(),n.data instanceof ArrayBuffer){let{rows:r,frame:o}=wm(n.data);this.listener.pushed(r,o);let a=++e;requestAnimationFrame(()=>t.readyState===WebSocket.OPEN&&t.send(JSON.stringify({seen:a})));return}let s=JSON.parse(n.data);if(s.kind==="refused"){this.say("refused");return}this.wait=250,this.say("found"),s.kind==="status"?this.listener.status(s.live):s.kind==="span"?this.listener.span(s):s.kind==="error"&&this.listener.error(s.message)},t.onclose=()=>{this.socket===t&&(this.socket=null,this.known!=="refused"&&this.say("lost"),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(this.wait*1.6,4e3))}}watch(){if(this.socket&&performance.now()-this.heard>dS){this.say("lost");let t=this.socket;this.socket=null,t.onmessage=t.onclose=null,t.close(),this.connect()}}say(t){t!==this.known&&(this.known=t,this.listener.state(t))}command(t){this.socket?.readyState===WebSocket.OPEN?this.socket.send(JSON.stringify(t)):this.listener.error("the server does not answer: nothing was changed")}async ask(t){let e;try{e=await fetch(t,{headers:{"x-tumble-token":this.token}})}catch{throw new uo("the server does not answer")}if(e.ok)return e;let n=`the server says ${e.status}`;try{let s=await e.text();n=s.startsWith("{")?JSON.parse(s).error:s||n}catch{}throw new uo(n)}async json(t){return(await this.ask(t)).json()}async bytes(t){return(await this.ask(t)).arrayBuffer()}};function fo(i,t,e=new le,n=""){let s=(r,o,a,l)=>[{key:r,local:e.clone().multiply(new le().makeScale(o,a,l)),shape:i}];switch(i.kind){case"sphere":return s("sphere",i.radius,i.radius,i.radius);case"box":return s("box",i.size[0],i.size[1],i.size[2]);case"cylinder":return s("cylinder",i.radius,i.radius,i.length);case"cone":return s("cone",i.radius,i.radius,i.length);case"capsule":return[{key:`capsule ${i.radius} ${i.length}`,local:e,shape:i}];case"hull":return[{key:`hull ${t}${n}`,local:e,shape:i}];case"plane":return[{key:"plane",local:e,shape:i}];case"compound":return i.parts.flatMap((r,o)=>{let[a,l,c,h]=r.orientation,u=new le().compose(new B(...r.position),new Ye(l,c,h,a),new B(1,1,1));return fo(r.shape,t,e.clone().multiply(u),`${n}.${o}`)})}}function Wc(i,t,e){let n=i.index?i.toNonIndexed():i,s=n.getAttribute("position"),r=new Float32Array(3*s.count);for(let o=0;o<s.count;o+=3){let a=0,l=0,c=0;for(let d=o;d<o+3;d++)a+=s.getX(d),l+=s.getY(d),c+=s.getZ(d);let u=(Math.floor(((Math.atan2(l,a)/(2*Math.PI)+1)*t+1e-6)%t)+(e&&c<0?1:0))%2===1;r.fill(u?.68:1,3*o,3*o+9)}return n.setAttribute("color",new In(r,3)),n}function id(i){let t=i.getAttribute("position").count;return i.setAttribute("color",new In(new Float32Array(3*t).fill(1),3)),i}function Am(i,t){let e=i.shape;switch(e.kind){case"sphere":{let n=Wc(new Os(1,t,t/2).rotateX(Math.PI/2),4,!0);return n.setAttribute("normal",n.getAttribute("position").clone()),n}case"box":return id(new Wi(1,1,1));case"cylinder":return Wc(new gs(1,1,1,t).rotateX(Math.PI/2),8,!1);case"cone":return Wc(new Fs(1,1,t).rotateX(Math.PI/2),8,!1);case"capsule":return Wc(new na(e.radius,e.length,Math.max(3,t/4),t).rotateX(Math.PI/2),4,!0);case"hull":{let n=new sn;n.setAttribute("position",new In(new Float32Array(e.vertices),3)),n.setIndex(e.triangles);let s=n.toNonIndexed();return s.computeVertexNormals(),id(s)}case"plane":return id(new Xi(1,1))}}function Rm(i){let t=new Cn;if(i.kind==="plane")return t;if(i.kind==="hull")return t.setFromArray(i.vertices);let e=i.kind==="sphere"?[1,1,1]:i.kind==="box"?[.5,.5,.5]:i.kind==="capsule"?[i.radius,i.radius,i.length/2+i.radius]:[1,1,.5];return t.set(new B(-e[0],-e[1],-e[2]),new B(e[0],e[1],e[2]))}function Cm(i,t,e,n){return fo(i,0).some(s=>{if(s.shape.kind==="plane")return!1;let r=t.clone().multiply(s.local).invert(),o=e.clone().applyMatrix4(r),a=n.clone().applyMatrix4(r).sub(o),l=a.length(),c=new Gi(o,a.divideScalar(l)).intersectBox(Rm(s.shape),new B);return c!==null&&c.distanceTo(o)<l})}function Xc(i){let t=new Cn;for(let e of fo(i,0)){let n=e.shape;if(n.kind==="plane")continue;let s=new B;if(n.kind==="hull"){for(let r=0;r<n.vertices.length;r+=3)t.expandByPoint(s.fromArray(n.vertices,r).applyMatrix4(e.local));continue}t.union(Rm(n).applyMatrix4(e.local))}return t}function Pm(i,t){let e=new Cn;for(let n of fo(i,0)){let s=n.shape,r=t.clone().multiply(n.local).elements,o=new B(r[12],r[13],r[14]),a=c=>{let[h,u,d]=[r[c],r[4+c],r[8+c]];switch(s.kind){case"sphere":return Math.hypot(h,u,d);case"box":return(Math.abs(h)+Math.abs(u)+Math.abs(d))/2;case"cylinder":return Math.hypot(h,u)+Math.abs(d)/2;case"capsule":return s.radius+Math.abs(d)*s.length/2;default:return 0}};if(s.kind==="plane")continue;if(s.kind==="hull"||s.kind==="cone"){let c=t.clone().multiply(n.local),h=new B;if(s.kind==="hull")for(let u=0;u<s.vertices.length;u+=3)e.expandByPoint(h.fromArray(s.vertices,u).applyMatrix4(c));else{e.expandByPoint(h.set(0,0,.5).applyMatrix4(c));let u=new B(0,0,-.5).applyMatrix4(c),d=[0,1,2].map(g=>Math.hypot(r[g],r[4+g])),f=new B(...d);e.expandByPoint(u.clone().add(f)).expandByPoint(u.sub(f))}continue}let l=new B(a(0),a(1),a(2));e.expandByPoint(o.clone().add(l)).expandByPoint(o.sub(l))}return e}var Im={type:"change"},rd={type:"start"},Dm={type:"end"},qc=new Gi,Lm=new Gn,fS=Math.cos(70*Fu.DEG2RAD),vn=new B,jn=2*Math.PI,Ee={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},sd=1e-6,Yc=class extends ua{constructor(t,e=null){super(t,e),this.state=Ee.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Vs.ROTATE,MIDDLE:Vs.DOLLY,RIGHT:Vs.PAN},this.touches={ONE:Gs.ROTATE,TWO:Gs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this._lastQuaternion=new Ye,this._lastTargetPosition=new B,this._quat=new Ye().setFromUnitVectors(t.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new io,this._sphericalDelta=new io,this._scale=1,this._panOffset=new B,this._rotateStart=new Jt,this._rotateEnd=new Jt,this._rotateDelta=new Jt,this._panStart=new Jt,this._panEnd=new Jt,this._panDelta=new Jt,this._dollyStart=new Jt,this._dollyEnd=new Jt,this._dollyDelta=new Jt,this._dollyDirection=new B,this._mouse=new Jt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=mS.bind(this),this._onPointerDown=pS.bind(this),this._onPointerUp=gS.bind(this),this._onContextMenu=MS.bind(this),this._onMouseWheel=vS.bind(this),this._onKeyDown=yS.bind(this),this._onTouchStart=bS.bind(this),this._onTouchMove=SS.bind(this),this._onMouseDown=_S.bind(this),this._onMouseMove=xS.bind(this),this._interceptControlDown=wS.bind(this),this._interceptControlUp=ES.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ee.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Im),this.update(),this.state=Ee.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;vn.copy(e).sub(this.target),vn.applyQuaternion(this._quat),this._spherical.setFromVector3(vn),this.autoRotate&&this.state===Ee.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=jn:n>Math.PI&&(n-=jn),s<-Math.PI?s+=jn:s>Math.PI&&(s-=jn),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(vn.setFromSpherical(this._spherical),vn.applyQuaternion(this._quatInverse),e.copy(this.target).add(vn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=vn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new B(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new B(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=vn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(qc.origin.copy(this.object.position),qc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(qc.direction))<fS?this.object.lookAt(this.target):(Lm.setFromNormalAndCoplanarPoint(this.object.up,this.target),qc.intersectPlane(Lm,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>sd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>sd||this._lastTargetPosition.distanceToSquared(this.target)>sd?(this.dispatchEvent(Im),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?jn/60*this.autoRotateSpeed*t:jn/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){vn.setFromMatrixColumn(e,0),vn.multiplyScalar(-t),this._panOffset.add(vn)}_panUp(t,e){this.screenSpacePanning===!0?vn.setFromMatrixColumn(e,1):(vn.setFromMatrixColumn(e,0),vn.crossVectors(this.object.up,vn)),vn.multiplyScalar(t),this._panOffset.add(vn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;vn.copy(s).sub(this.target);let r=vn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(jn*this._rotateDelta.x/e.clientHeight),this._rotateUp(jn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-jn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(jn*this._rotateDelta.x/e.clientHeight),this._rotateUp(jn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Jt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function pS(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function mS(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function gS(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Dm),this.state=Ee.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function _S(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Vs.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ee.DOLLY;break;case Vs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}break;case Vs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(rd)}function xS(i){switch(this.state){case Ee.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ee.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ee.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function vS(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ee.NONE||(i.preventDefault(),this.dispatchEvent(rd),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Dm))}function yS(i){this.enabled!==!1&&this._handleKeyDown(i)}function bS(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Gs.ROTATE:if(this.enableRotate===!1){this.state=Ee.NONE;break}this._handleTouchStartRotate(i),this.state=Ee.TOUCH_ROTATE;break;case Gs.PAN:if(this.enablePan===!1){this.state=Ee.NONE;break}this._handleTouchStartPan(i),this.state=Ee.TOUCH_PAN;break;default:this.state=Ee.NONE}break;case 2:switch(this.touches.TWO){case Gs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ee.TOUCH_DOLLY_PAN;break;case Gs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ee.TOUCH_DOLLY_ROTATE;break;default:this.state=Ee.NONE}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(rd)}function SS(i){switch(this._trackPointer(i),this.state){case Ee.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ee.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ee.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ee.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ee.NONE}}function MS(i){this.enabled!==!1&&i.preventDefault()}function wS(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ES(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ta=["#4e79a7","#b07aa1","#9c755f","#76b7b2","#d8c26a","#8c8fc9","#e15759","#7fa8c9","#b5a48b","#d4a6c8","#6d9b9a","#c9837a"];function Ys(i){let t=new Zt(Ta[(i%Ta.length+Ta.length)%Ta.length]),e=Math.floor(i/Ta.length);return e>0?t.offsetHSL(e*.031%1,0,(e*7%5-2)*.03):t}function TS(i,t,e,n=new le){let s=i.states,r=13*t;return od.set(s[r+4],s[r+5],s[r+6],s[r+3]),qs.set(-e[0],-e[1],-e[2]).applyQuaternion(od),qs.x+=s[r],qs.y+=s[r+1],qs.z+=s[r+2],n.compose(qs,od,AS)}var od=new Ye,qs=new B,AS=new B(1,1,1),$c=class{constructor(t){this.ghost=t}ghost;group=new oi;batches=[];planes=[];bodies=[];shapes=[];poses=[];cheap=!1;build(t,e,n,s=ad){this.clear(),this.bodies=t,this.shapes=e,this.poses=t.map(()=>new le);let r=new Map,o=e.map((c,h)=>fo(c,h));t.forEach((c,h)=>{for(let u of o[c.shape]??[]){if(u.key==="plane"){this.ghost||this.planes.push({body:h,mesh:new dn,local:CS(u)});continue}let d=s.has(h)?`glass ${u.key}`:u.key,f=r.get(d);f||r.set(d,f={piece:u,list:[]}),f.list.push({body:h,local:u.local})}});let a=t.length>4e3?8:t.length>1e3?16:48,l=!this.ghost&&!(this.cheap&&t.length>1e3);for(let[c,{piece:h,list:u}]of r){let d=c.startsWith("glass "),f=new Ns(Am(h,a),n(d?"glass":h.shape.kind),u.length);f.instanceMatrix.setUsage(Pu),f.castShadow=l&&!d,f.receiveShadow=l,f.frustumCulled=!1,(this.ghost||d)&&(f.renderOrder=2),this.batches.push({mesh:f,list:u}),this.group.add(f)}}clear(){for(let{mesh:t}of this.batches)t.geometry.dispose(),t.dispose();this.batches=[],this.planes=[],this.group.clear()}place(t,e=()=>!0){let n=Math.min(this.bodies.length,t.bodies);for(let s=0;s<n;s++)e(s)?TS(t,s,this.bodies[s].offset,this.poses[s]):this.poses[s].makeScale(0,0,0);for(let{mesh:s,list:r}of this.batches){let o=s.instanceMatrix.array;r.forEach(({body:a,local:l},c)=>RS.multiplyMatrices(this.poses[a],l).toArray(o,16*c)),s.instanceMatrix.needsUpdate=!0,s.boundingSphere=null}}pose(t){return this.poses[t]}paint(t){for(let{mesh:e,list:n}of this.batches)n.forEach(({body:s},r)=>e.setColorAt(r,t(s))),e.instanceColor&&(e.instanceColor.needsUpdate=!0)}},RS=new le,ad=new Set;function CS(i){let t=i.shape.kind==="plane"?i.shape.normal:[0,0,1],e=new Ye().setFromUnitVectors(new B(0,0,1),new B(t[0],t[1],t[2]).normalize());return i.local.clone().multiply(new le().makeRotationFromQuaternion(e))}function Nm(i,t=!1){return i.onBeforeCompile=e=>{e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vUnit; varying vec3 vSize;`).replace("#include <color_fragment>",`#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${t?"diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));":""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`)},i}function Um(i){let t={cell:{value:1},strength:{value:1},radius:{value:100},ink:{value:new Zt},surface:{value:i}},e=new ks({roughness:1,metalness:0,transparent:!0,side:Kn,depthWrite:i>0});return e.onBeforeCompile=n=>{Object.assign(n.uniforms,t),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
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
        diffuseColor.a = fade * max(surface, grid);`)},{material:e,uniforms:t}}function PS(){let i=document.createElement("canvas").getContext("webgl2"),t=i?.getExtension("WEBGL_debug_renderer_info"),e=i&&t?String(i.getParameter(t.UNMASKED_RENDERER_WEBGL)):"";return i?.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|software/i.test(e)}var IS=8,Zc=class{constructor(t,e){this.canvas=t;let n=PS();this.crowd.cheap=n,this.renderer=new kc({canvas:t,antialias:!0,preserveDrawingBuffer:!0,powerPreference:"high-performance"}),this.renderer.setPixelRatio(n?1:Math.min(devicePixelRatio,2)),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=or,this.camera.up.set(0,0,1),this.controls=new Yc(this.camera,t),this.controls.enableDamping=!0,this.controls.dampingFactor=.15,this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.dirty=!0),this.controls.addEventListener("start",()=>{this.held=this.cameraNumbers}),this.controls.addEventListener("end",()=>{let r=this.held;this.held=null,r?.some((o,a)=>Math.abs(o-this.cameraNumbers[a])>1e-9)&&this.take()}),this.scene.add(this.sky,this.sun,this.sun.target,this.crowd.group,this.ghosts.group,this.trail),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(n?1024:2048),this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.02;let s=new ia(new Wi(1,1,1));this.selection=new rr(s,new ps({depthTest:!1,transparent:!0})),this.selection.renderOrder=10,this.selection.visible=!1,this.selection.matrixAutoUpdate=!1,this.scene.add(this.selection),this.theme=e,this.setTheme(e)}canvas;renderer;scene=new $o;camera=new Wn(45,1,.01,5e3);controls;crowd=new $c(!1);ghosts=new $c(!0);unit=1;cell=1;dirty=!0;auto=!0;glass=ad;sun=new ca(16777215,2.7);sky=new oa(16777215,10528432,1.9);grounds=[];selection;trail=new oi;materials={};ghostMaterial=new li({transparent:!0,opacity:.28,depthWrite:!1});core=new Zn(new B,5);first=5;laid=5;wish=null;sizes=[];held=null;lit=new Zn(new B,-1);theme;showGrid=!0;following=-1;lastFollowed=new B;setTheme(t){this.theme=t,this.scene.background=new Zt(t.background),this.ghostMaterial.color.set(t.ghost),this.selection.material.color.set(t.ink);for(let e of this.grounds)this.dress(e);this.sky.groundColor.set(t.dark?5264735:10528432),this.dirty=!0}dress(t){t.mesh.material.color.set(this.theme.ground),t.uniforms.ink.value.set(this.theme.line)}material=t=>t==="glass"?this.materials.glass??=Nm(new ks({vertexColors:!0,roughness:.4,transparent:!0,opacity:.12,depthWrite:!1}),!0):this.materials[t==="box"?"box":"round"]??=t==="box"?Nm(new ks({vertexColors:!0,roughness:.7,metalness:0})):new ks({vertexColors:!0,roughness:.55,metalness:0});setWorld(t){this.crowd.build(t.bodies,t.about.shapes,this.material);for(let s of this.grounds)this.scene.remove(s.mesh),s.mesh.geometry.dispose(),s.mesh.material.dispose();this.grounds.length=0;for(let s of this.crowd.planes){let{material:r,uniforms:o}=Um(1);s.mesh=new dn(new Xi(1,1),r),s.mesh.receiveShadow=!0,s.mesh.matrixAutoUpdate=!1,s.mesh.userData.body=s.body,this.grounds.push({mesh:s.mesh,uniforms:o,surface:!0})}if(this.crowd.planes.length===0){let{material:s,uniforms:r}=Um(0),o=new dn(new Xi(1,1),s);o.matrixAutoUpdate=!1,this.grounds.push({mesh:o,uniforms:r,surface:!1})}for(let s of this.grounds)this.dress(s),this.scene.add(s.mesh);let e=t.about.shapes.map(s=>Xc(s).getSize(new B).length()/2);this.sizes=t.bodies.map(s=>e[s.shape]);let n=this.sizes.filter((s,r)=>t.bodies[r].kind==="dynamic"&&s>0&&Number.isFinite(s)).sort((s,r)=>s-r);this.unit=n[n.length>>1]??.5,this.following=-1,this.glass=ad,this.wish=null,this.setTrails([]),this.dirty=!0}setGhostWorld(t){t?this.ghosts.build(t.bodies,t.about.shapes,()=>this.ghostMaterial):this.ghosts.clear(),this.dirty=!0}bounds(t,e=new Zn){let n=this.crowd.bodies,s=t.states,r=[];for(let l=0;l<Math.min(n.length,t.bodies);l++)n[l].kind!=="fixed"&&Number.isFinite(s[13*l])&&!t.quarantined(l)&&r.push(l);let o=r;if(r.length>=8){let l=r.filter((v,m)=>m%Math.ceil(r.length/500)===0),c=v=>v.sort((m,p)=>m-p),[h,u,d]=[0,1,2].map(v=>c(l.map(m=>s[13*m+v]))[l.length>>1]),f=v=>Math.hypot(s[13*v]-h,s[13*v+1]-u,s[13*v+2]-d),g=c(l.map(f))[Math.floor(.9*l.length)];o=r.filter(v=>f(v)<=4*g+4*this.sizes[v])}let a=new Cn;for(let l of o){let c=this.sizes[l],h=13*l;a.min.min(qs.set(s[h]-c,s[h+1]-c,s[h+2]-c)),a.max.max(qs.set(s[h]+c,s[h+1]+c,s[h+2]+c))}return a.isEmpty()&&a.set(new B(-1,-1,-1),new B(1,1,1)),a.getBoundingSphere(e)}distanceFor(t){let e=this.camera.fov*Math.PI/360;return t/Math.sin(Math.min(e,Math.atan(Math.tan(e)*this.camera.aspect)))*1.05}fit(t){let e=this.bounds(t,this.core);e.radius=Math.max(e.radius,.001),this.controls.target.copy(e.center),this.camera.position.copy(e.center).add(new B(.5,-.95,.5).normalize().multiplyScalar(this.distanceFor(e.radius))),this.auto=!0,this.wish=null,this.first=e.radius,this.layGround(),this.controls.update(),this.dirty=!0}take(){this.auto=!1,this.wish=null}seeThrough(t){let e=this.crowd.bodies,n=this.camera.position,s=e.map((l,c)=>c).filter(l=>l<t.bodies&&e[l].kind==="dynamic"&&Number.isFinite(t.states[13*l])),r=s.filter((l,c)=>c%Math.ceil(s.length/64)===0).map(l=>new B(...t.centre(l))),o=new Set,a=e.map((l,c)=>c).filter(l=>e[l].kind==="fixed");if(a.length<=1e3)for(let l of a){let c=r.filter(h=>Cm(this.crowd.shapes[e[l].shape],this.crowd.pose(l),n,h)).length;c>0&&c>=.4*r.length&&o.add(l)}if(this.glass=o,o.size>0){let l=this.crowd.planes;this.crowd.build(e,this.crowd.shapes,this.material,o),this.crowd.planes=l,this.crowd.place(t)}this.dirty=!0}layGround(){let{center:t,radius:e}=this.core;this.laid=e;let n=Math.max(60*e,20);for(let[s,r]of this.grounds.entries()){r.uniforms.radius.value=n/2;let o=this.crowd.planes[s],a=o?this.crowd.pose(o.body).clone().multiply(o.local):new le;r.mesh.matrix.copy(a).multiply(new le().makeScale(n,n,1)),r.mesh.matrixWorldNeedsUpdate=!0}this.lit.set(t,-1),this.light()}light(){let t=this.camera.position.distanceTo(this.controls.target),e=t*Math.sin(this.camera.fov*Math.PI/360),n=Math.min(Math.max(e,.3*this.core.radius),3*this.core.radius),s=e<this.core.radius||this.core.center.distanceTo(this.controls.target)>this.core.radius?this.controls.target:this.core.center;if(this.lit.radius>0&&Math.abs(n-this.lit.radius)<.25*this.lit.radius&&s.distanceTo(this.lit.center)<.4*this.lit.radius)return;this.lit.set(s,n),this.sun.target.position.copy(s),this.sun.position.copy(s).add(new B(-.45,-.6,1.2).normalize().multiplyScalar(12*n));let r=this.sun.shadow.camera,o=2.2*n;r.left=r.bottom=-o,r.right=r.top=o,r.near=.1*n,r.far=24*n,r.updateProjectionMatrix(),this.sun.shadow.normalBias=.0015*n,this.camera.near=Math.max(t/1500,1e-4),this.camera.far=400*Math.max(this.core.radius,e)+100,this.camera.updateProjectionMatrix()}watch(t){if(this.bounds(t,this.core),this.core.radius=Math.max(this.core.radius,.001),this.core.radius>1.5*this.laid&&this.layGround(),!this.auto||this.following>=0)return;let e=this.wish?.center??this.controls.target,n=this.wish?.radius??this.seenRadius();e.distanceTo(this.core.center)+this.core.radius<=1.1*n||this.core.radius>IS*this.first||(this.wish=new Zn(this.core.center.clone(),Math.max(1.25*this.core.radius,n)))}seenRadius(){return this.camera.position.distanceTo(this.controls.target)/this.distanceFor(1)}glide(t){let e=this.wish;if(!e||this.held)return;let n=1-Math.exp(-5*t),s=this.camera.position.clone().sub(this.controls.target),r=this.distanceFor(e.radius),o=s.length(),l=this.controls.target.distanceTo(e.center)/e.radius+Math.abs(o/r-1)<.002?1:n;this.controls.target.lerp(e.center,l),this.camera.position.copy(this.controls.target).addScaledVector(s,(o+l*(r-o))/o),l===1&&(this.wish=null),this.dirty=!0}get gliding(){return this.wish!==null}setFrame(t){if(this.crowd.place(t),this.following>=0&&this.following<t.bodies){let e=new B(...t.centre(this.following)),n=e.clone().sub(this.lastFollowed);Number.isFinite(n.x)&&(this.controls.target.add(n),this.camera.position.add(n),this.lastFollowed.copy(e))}this.watch(t),this.dirty=!0}setGhostFrame(t,e){let n=1e-4*this.unit;this.ghosts.place(t,s=>{if(!e||s>=e.bodies)return!0;for(let r=0;r<7;r++)if(Math.abs(t.states[13*s+r]-e.states[13*s+r])>n)return!0;return!1}),this.dirty=!0}follow(t,e){this.following=t,t>=0&&(this.wish=null),t>=0&&e&&this.lastFollowed.set(...e.centre(t))}focus(t,e){let n=new B(...t),s=this.camera.position.clone().sub(this.controls.target).normalize(),r=Math.max(e,.001)/Math.tan(this.camera.fov*Math.PI/360);this.take(),this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(s,r),this.controls.update(),this.dirty=!0}bodySize(t){let e=this.crowd.bodies[t],n=e?Xc(this.crowd.shapes[e.shape]):new Cn;return n.isEmpty()?4*this.unit:n.getSize(qs).length()}select(t){let e=this.crowd.bodies[t],n=e?Xc(this.crowd.shapes[e.shape]):new Cn;if(this.selection.visible=!n.isEmpty(),!n.isEmpty()){let s=n.getSize(new B).multiplyScalar(1.04),r=n.getCenter(new B);this.selection.matrix.copy(this.crowd.pose(t)).multiply(new le().compose(r,new Ye,s)),this.selection.matrixWorldNeedsUpdate=!0}this.dirty=!0}paint(t){this.crowd.paint(t),this.dirty=!0}get fixedColour(){return new Zt(this.theme.fixed)}get ink(){return this.theme.ink}setTrails(t){for(let e of this.trail.children)e.geometry.dispose(),e.material.dispose();this.trail.clear();for(let{colour:e,points:n}of t){let s=new sn().setAttribute("position",new In(n,3));this.trail.add(new to(s,new ps({color:e})))}this.dirty=!0}setGrid(t){this.showGrid=t,this.dirty=!0}setXray(t){for(let e of["box","sphere"]){let n=this.material(e);n.transparent=t,n.opacity=t?.35:1,n.depthWrite=!t,n.needsUpdate=!0}this.dirty=!0}setShadows(t){this.sun.castShadow=t,this.dirty=!0}ray(t,e){let n=this.canvas.getBoundingClientRect(),s=new ha;return this.camera.updateMatrixWorld(),s.setFromCamera(new Jt(2*(t-n.left)/n.width-1,1-2*(e-n.top)/n.height),this.camera),s}pick(t,e){let n=this.ray(t,e),s=null;for(let{mesh:a,list:l}of this.crowd.batches){if(this.glass.has(l[0].body))continue;let c=n.intersectObject(a,!1)[0];c&&c.instanceId!==void 0&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:l[c.instanceId].body,point:c.point})}for(let{body:a,mesh:l}of this.crowd.planes){let c=n.intersectObject(l,!1)[0];c&&(!s||c.distance<s.distance)&&(s={distance:c.distance,body:a,point:c.point})}if(!s)return null;let r=this.crowd.bodies[s.body],o=s.point.clone().applyMatrix4(this.crowd.pose(s.body).clone().invert());return o.sub(new B(r.offset[0],r.offset[1],r.offset[2])),{body:s.body,point:s.point.toArray(),local:o.toArray()}}onPlane(t,e,n){let s=this.ray(t,e).ray,r=this.camera.getWorldDirection(new B),o=new Gn().setFromNormalAndCoplanarPoint(r,new B(...n)),a=s.intersectPlane(o,new B);return a?a.toArray():n}project(t){this.camera.updateMatrixWorld();let e=new B(...t).project(this.camera);if(e.z>1)return null;let{clientWidth:n,clientHeight:s}=this.canvas;return[(e.x+1)/2*n,(1-e.y)/2*s]}resize(){let{clientWidth:t,clientHeight:e}=this.canvas;t===0||e===0||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0)}render(){if(this.controls.update(),!this.dirty)return!1;this.dirty=!1;let t=this.camera.position.distanceTo(this.controls.target);this.cell=10**Math.round(Math.log10(Math.max(t,1e-6)/8)),this.light();for(let e of this.grounds)e.uniforms.cell.value=this.cell,e.uniforms.strength.value=this.showGrid?1:0,e.mesh.visible=e.surface||this.showGrid;return this.renderer.render(this.scene,this.camera),!0}get pixelsPerMetre(){let t=this.camera.position.distanceTo(this.controls.target);return this.canvas.clientHeight/(2*t*Math.tan(this.camera.fov*Math.PI/360))}get cameraNumbers(){return[...this.camera.position.toArray(),...this.controls.target.toArray()]}set cameraNumbers(t){this.take(),this.camera.position.fromArray(t,0),this.controls.target.fromArray(t,3),this.controls.update(),this.dirty=!0}};var fr=["#9aa0a6","#009e73","#e69f00","#cc3fa0"],dd=.25,Ra=[{id:"contacts",key:"1",name:"Contact points",hint:"where bodies touch, coloured by mode"},{id:"normals",key:"2",name:"Normals",hint:"from body A to body B"},{id:"impulses",key:"3",name:"Impulses",hint:"what each contact did in this step, on body B"},{id:"cones",key:"4",name:"Friction cones",hint:"the impulse must lie inside its cone: on it when sliding"},{id:"velocities",key:"5",name:"Velocities",hint:"of the centres of mass"},{id:"spins",key:"6",name:"Spins",hint:"axis and rate of turning"},{id:"axes",key:"7",name:"Centre and axes",hint:"centre of mass and principal axes"},{id:"boxes",key:"8",name:"Bounding boxes",hint:"along the world's axes"},{id:"islands",key:"9",name:"Islands",hint:"bodies that are solved together: one colour, linked"},{id:"quarantine",key:"0",name:"Quarantine",hint:"bodies set aside because their state was not finite"}],cd=class{constructor(t){this.material=t;this.shaft=this.make(new gs(1,1,1,10).translate(0,.5,0).rotateX(Math.PI/2),1),this.head=this.make(new Fs(1,1,14).translate(0,.5,0).rotateX(Math.PI/2),1),this.capacity=1,this.group.add(this.shaft,this.head)}material;group=new oi;shaft;head;capacity=0;count=0;make(t,e){let n=new Ns(t,this.material,e);return n.frustumCulled=!1,n.renderOrder=5,n.setColorAt(0,dr.set(16777215)),n}begin(t){if(this.count=0,t>this.capacity){this.capacity=Math.ceil(t*1.5);let[e,n]=[this.shaft,this.head];this.shaft=this.make(e.geometry,this.capacity),this.head=this.make(n.geometry,this.capacity),e.dispose(),n.dispose(),this.group.clear(),this.group.add(this.shaft,this.head)}}add(t,e,n,s){let r=e.length();if(!(r>1e-12)||this.count>=this.capacity)return;ld.setFromUnitVectors(Kc,$s.copy(e).divideScalar(r));let o=Math.min(4.5*n,.6*r),a=Math.min(n,.2*r);this.shaft.setMatrixAt(this.count,ud.compose(t,ld,hd.set(a,a,r-o))),Fm.copy(t).addScaledVector($s,r-o),this.head.setMatrixAt(this.count,ud.compose(Fm,ld,hd.set(2.4*a,2.4*a,o))),this.shaft.setColorAt(this.count,s),this.head.setColorAt(this.count,s),this.count++}end(){for(let t of[this.shaft,this.head])t.count=this.count,t.instanceMatrix.needsUpdate=!0,t.instanceColor&&(t.instanceColor.needsUpdate=!0)}},Kc=new B(0,0,1),ld=new Ye,$s=new B,Fm=new B,hd=new B,ud=new le,dr=new Zt,Aa=class{constructor(t,e,n,s){this.geometry=t;this.material=e;this.parent=n;this.order=s;this.mesh=this.make(1)}geometry;material;parent;order;mesh;capacity=1;make(t){let e=new Ns(this.geometry,this.material,t);return e.frustumCulled=!1,e.renderOrder=this.order,e.count=0,e.setColorAt(0,dr.set(16777215)),this.parent.add(e),e}begin(t){t>this.capacity&&(this.capacity=Math.ceil(1.5*t),this.parent.remove(this.mesh),this.mesh.dispose(),this.mesh=this.make(this.capacity)),this.mesh.count=0}add(t,e,n,s,r,o){let a=this.mesh.count++;this.mesh.setMatrixAt(a,ud.compose(t,e,hd.set(n,s,r))),this.mesh.setColorAt(a,o)}end(){this.mesh.instanceMatrix.needsUpdate=!0,this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0),this.mesh.boundingSphere=null}};function LS(i){let t=new B(...i.normal),e=new B(...i.tangent),n=t.clone().cross(e);return t.multiplyScalar(i.impulse[0]).addScaledVector(e,i.impulse[1]).addScaledVector(n,i.impulse[2])}var Jc=class{constructor(t){this.stage=t;let e=new li({depthTest:!1,transparent:!0});this.arrows=new cd(e),this.group.add(this.arrows.group),this.points=new Aa(new Os(1,12,8),new li({depthTest:!1,transparent:!0,opacity:.95}),this.group,6);let n=new Fs(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5);this.cones=new Aa(n,new li({transparent:!0,opacity:.2,side:Kn,depthWrite:!1,depthTest:!1}),this.group,4),this.rims=new Aa(new eo(1,.018,6,48).translate(0,0,1),new li({transparent:!0,opacity:.9,depthTest:!1}),this.group,4),this.lines=new rr(new sn,new ps({vertexColors:!0})),this.lines.frustumCulled=!1,this.lines.renderOrder=3,this.marker=new dn(new eo(1,.12,8,40),new li({depthTest:!1,transparent:!0})),this.marker.renderOrder=9,this.marker.visible=!1;let s=new li({color:"#d94801",depthTest:!1,transparent:!0});this.pull=new dn(new gs(1,1,1,8).translate(0,.5,0).rotateX(Math.PI/2),s),this.hand=new dn(new Os(1,16,10),s);for(let r of[this.pull,this.hand])r.renderOrder=9,r.visible=!1;this.group.add(this.hand),this.group.add(this.lines,this.marker,this.pull),t.scene.add(this.group)}stage;group=new oi;arrows;points;cones;rims;lines;marker;pull;hand;reference=1;identity=new Ye;calibrate(t){let e=t.bodies.filter(r=>r.kind==="dynamic").map(r=>r.mass).sort((r,o)=>r-o),n=e[e.length>>1]??1,s=t.about.gravity?Math.hypot(...t.about.gravity):9.81;this.reference=n*(s>0?s:9.81)*t.about.step}length(t,e){let n=t/this.reference;return 1.1*e.arrows*this.stage.unit*(e.root?Math.sqrt(n):n)}update(t,e,n,s,r){let o=this.stage.unit,a=.04*o*Math.sqrt(s.arrows),c=["contacts","normals","impulses","cones"].some(A=>n.has(A))?t.contacts:0,h=e.bodies.length;this.arrows.begin(2*c+5*h),this.points.begin(n.has("contacts")?c+h:h),this.cones.begin(n.has("cones")?c:0),this.rims.begin(n.has("cones")?c:0);let u=new B,d=new B,f=new Zt,g=new Ye;for(let A=0;A<c;A++){let b=t.contact(A);u.set(...b.point),d.set(...b.normal),f.set(fr[b.mode]),n.has("contacts")&&this.points.add(u,this.identity,.055*o,.055*o,.055*o,f),n.has("normals")&&this.arrows.add(u,d.clone().multiplyScalar(.7*o),.6*a,dr.set("#5b8ff9"));let R=LS(b),T=R.length(),_=T>0?this.length(T,s):0;if(n.has("impulses")&&T>0&&this.arrows.add(u,R.multiplyScalar(_/T),a,f),n.has("cones")){let M=T>0?_*b.impulse[0]/T:.25*o;g.setFromUnitVectors(Kc,d);let U=Math.max(b.friction*M,1e-6*o);this.cones.add(u,g,U,U,Math.max(M,1e-6*o),f),this.rims.add(u,g,U,U,Math.max(M,1e-6*o),f)}}let v=[],m=[],p=(A,b,R)=>{v.push(A.x,A.y,A.z,b.x,b.y,b.z),m.push(R.r,R.g,R.b,R.r,R.g,R.b)},y=t.states;for(let A=0;A<Math.min(h,t.bodies);A++){let b=e.bodies[A],R=13*A;u.set(y[R],y[R+1],y[R+2]);let T=b.kind!=="fixed";T&&n.has("velocities")&&($s.set(y[R+7],y[R+8],y[R+9]),this.arrows.add(u,$s.clone().multiplyScalar(dd*s.arrows),a,dr.set("#2f9e44"))),T&&n.has("spins")&&($s.set(y[R+10],y[R+11],y[R+12]),this.arrows.add(u,$s.clone().multiplyScalar(.12*s.arrows*o),a,dr.set("#9c36b5"))),b.kind==="dynamic"&&n.has("axes")&&(g.set(y[R+4],y[R+5],y[R+6],y[R+3]).multiply(new Ye(b.axes[1],b.axes[2],b.axes[3],b.axes[0])),this.points.add(u,this.identity,.05*o,.05*o,.05*o,dr.set(this.stage.ink)),["#e03131","#2f9e44","#1971c2"].forEach((M,U)=>{let I=Math.sqrt(b.moments[U]/b.mass);$s.set(U===0?1:0,U===1?1:0,U===2?1:0).applyQuaternion(g),this.arrows.add(u,$s.clone().multiplyScalar(1.6*I+.3*o),.6*a,dr.set(M))}));let _=t.quarantined(A);if(n.has("boxes")||_&&n.has("quarantine")){let M=Pm(e.about.shapes[b.shape],this.stage.crowd.pose(A)),U=new Zt(_?"#e03131":"#868e96");M.isEmpty()||DS(M,(I,L)=>p(I,L,U)),_&&!M.isEmpty()&&(p(M.min,M.max,U),p(new B(M.min.x,M.max.y,M.min.z),new B(M.max.x,M.min.y,M.max.z),U))}}if(n.has("islands")){let A=new Set;for(let b=0;b<t.contacts;b++){let R=t.contact(b);if(R.island===ys||R.impulse[0]<=0)continue;let T=R.a*1e7+R.b;if(A.has(T))continue;A.add(T);let _=I=>e.bodies[I]?.kind==="dynamic",M=Ys(R.island),U=I=>_(I)?t.centre(I):R.point;p(new B(...U(R.a)),new B(...U(R.b)),M)}}if(this.lines.geometry.dispose(),this.lines.geometry=new sn().setAttribute("position",new Re(v,3)).setAttribute("color",new Re(m,3)),this.lines.material.depthTest=!n.has("islands"),this.arrows.end(),this.points.end(),this.cones.end(),this.rims.end(),this.marker.visible=r>=0&&r<t.contacts,this.marker.visible){let A=t.contact(r);this.marker.position.set(...A.point),this.marker.quaternion.setFromUnitVectors(Kc,d.set(...A.normal)),this.marker.scale.setScalar(.16*o),this.marker.material.color.set(this.stage.ink)}this.stage.dirty=!0}setPull(t,e){if(this.pull.visible=this.hand.visible=t!==null&&e!==null,t&&e){let n=new B().fromArray(t),s=new B().fromArray(e).sub(n),r=Math.max(s.length(),1e-9),o=.03*this.stage.unit;this.pull.position.copy(n),this.pull.quaternion.setFromUnitVectors(Kc,s.divideScalar(r)),this.pull.scale.set(o,o,r),this.hand.position.fromArray(e),this.hand.scale.setScalar(3*o)}this.stage.dirty=!0}pick(t,e,n){let s=this.stage.canvas.getBoundingClientRect(),r=-1,o=10;for(let a=0;a<n.contacts;a++){let l=this.stage.project(n.contact(a).point);if(!l)continue;let c=Math.hypot(l[0]-(t-s.left),l[1]-(e-s.top));c<o&&([r,o]=[a,c])}return r}};function DS(i,t){let e=n=>new B(n&1?i.max.x:i.min.x,n&2?i.max.y:i.min.y,n&4?i.max.z:i.min.z);for(let n=0;n<8;n++)for(let s of[1,2,4])n&s||t(e(n),e(n|s))}function Ca(i){return vm[i]??"?"}var Om=50,po=200;function jc(i,t){return i>0?q("p",{class:"quiet"},`and ${i} more ${t}`):null}function Zs(i){return q("dl",{class:"facts"},...i.flatMap(([t,e,n])=>[q("dt",{title:n??""},t),q("dd",{},e)]))}function km(i){let t=q("span",{class:"badge"},Ca(i));return t.style.background=fr[i]??"#888",t}function Bm(i){return i.guarded?q("span",{class:"badge verdict-1",title:"the answer would have exceeded the energy that there was: the guard blended it back towards a safe state, and the residual says what that costs"},"guarded"):null}function fd(i){return q("span",{class:`badge verdict-${i}`},ym[i]??"?")}var Qc=class{constructor(t,e){this.link=t;this.act=e;for(let n of Object.keys(this.panes))Ft(`tab-${n}`).addEventListener("click",()=>{this.open(n),this.act.turned(n)});this.open("world")}link;act;tab="world";store=null;panes={body:Ft("pane-body"),contact:Ft("pane-contact"),solver:Ft("pane-solver"),world:Ft("pane-world")};methods=[];exactKey="";exact=null;worldKey="";filter="";lastDraw=0;feature="";setMethods(t){this.methods=t}show(t){this.store=t,this.worldKey="",this.exactKey="",this.filter=""}open(t){this.tab=t;for(let[e,n]of Object.entries(this.panes))n.hidden=e!==t,Ft(`tab-${e}`).setAttribute("aria-selected",String(e===t));this.lastDraw=0}name(t){return this.store?.bodies[t]?.name??(t===ys?"\u2013":`body ${t}`)}bodyLink(t){return q("button",{class:"link",title:"select this body",onclick:()=>this.act.selectBody(t)},this.name(t))}update(t,e,n,s,r,o=!1){let a=performance.now();!o&&s&&a-this.lastDraw<100||(this.lastDraw=a,this.tab==="body"?this.drawBody(t,e):this.tab==="contact"?this.drawContact(t,n,s):this.tab==="solver"?this.drawSolver(t):this.drawWorld(t,r))}drawBody(t,e){let n=this.panes.body,s=this.store;if(e<0||e>=s.bodies.length){if(n.dataset.list===`${s.index}/${s.epoch}/${this.filter}`)return;n.dataset.list=`${s.index}/${s.epoch}/${this.filter}`,this.bodyList(n);return}n.dataset.list="";let r=s.bodies[e],o=t.states,a=13*e,l=o.subarray(a+7,a+10),c=o.subarray(a+10,a+13),h=o.subarray(a+3,a+7),u=Math.hypot(l[0],l[1],l[2]),d=.5*r.mass*u*u,f=this.turning(r,h,c),g=s.about.gravity,v=g?-r.mass*(g[0]*o[a]+g[1]*o[a+1]+g[2]*o[a+2]):NaN,m=s.about.materials[r.material],p=t.contactsOf(e),y=s.about.step,A=[0,0,0];for(let _ of p){let M=US(_),U=_.b===e?1:-1;A=A.map((I,L)=>I+U*M[L]/y)}let b=2*Math.acos(Math.min(Math.abs(h[0]),1))*(180/Math.PI),R=[["kind",r.kind+(t.quarantined(e)?" \xB7 in quarantine":t.asleep(e)?" \xB7 asleep":"")],...r.kind==="dynamic"?[["mass",`${Dt(r.mass)} kg`]]:[],["material",m?`${m.name} \xB7 friction ${Dt(m.friction,3)}, restitution ${Dt(m.restitution,3)}`:"\u2013"],["centre",`${Ki(o.subarray(a,a+3),6)} m`,"centre of mass"],["turned by",`${Dt(b,4)}\xB0`,"from how the scene's shape lies"],["quaternion",Ki(h,5),"w, x, y, z"],["velocity",`${Ki(l)} m/s`],["speed",`${Dt(u)} m/s`],["spin",`${Ki(c)} rad/s`,"world axes"]];if(r.kind==="dynamic"){R.push(["kinetic energy",`${Dt(d+f)} J = ${Dt(d,4)} + ${Dt(f,4)}`,"of the centre, and of turning"],["potential energy",`${Dt(v)} J`],["momentum",`${Ki([r.mass*l[0],r.mass*l[1],r.mass*l[2]],4)} kg\xB7m/s`],["contact force",`${Ki(A,4)} N`,"sum over its contacts, mean of the step"]);let _=t.island(e);R.push(["island",_>=0?`${_}`:"none"])}let T=p.map(_=>{let M=_.a===e?_.b:_.a;return q("tr",{class:"pick",title:"look at this contact",tabindex:0,onclick:()=>this.act.selectContact(_.index,!1)},q("td",{},this.name(M)),q("td",{},km(_.mode)),q("td",{class:"n"},Dt(_.impulse[0]/y,4)),q("td",{class:"n"},Dt(Math.hypot(_.impulse[1],_.impulse[2])/y,4)),q("td",{class:"n"},Dt(_.gap*1e6,3)))});fn(n,q("h2",{id:"body-name"},r.name),q("div",{class:"row"},q("button",{onclick:()=>this.act.focusBody(),title:"bring it into the middle (f)"},"Focus"),q("button",{onclick:()=>this.act.follow(),title:"the camera moves along (v)"},"Follow"),q("button",{onclick:()=>this.act.selectBody(-1),title:"back to all bodies (Esc)"},"All bodies")),Zs(R),q("h3",{},`Contacts (${p.length})`),p.length===0?q("p",{class:"quiet"},"It touches nothing in this frame."):q("table",{class:"grid",id:"body-contacts"},q("thead",{},q("tr",{},q("th",{},"with"),q("th",{},"mode"),q("th",{title:"normal force, mean of the step"},"N [N]"),q("th",{title:"friction force, mean of the step"},"F [N]"),q("th",{title:"negative: overlap"},"gap [\xB5m]"))),q("tbody",{},...T.slice(0,po))),jc(T.length-po,"contacts"))}turning(t,e,n){let s=pd([e[0],e[1],e[2],e[3]],t.axes),r=FS(s,[n[0],n[1],n[2]]);return .5*(t.moments[0]*r[0]**2+t.moments[1]*r[1]**2+t.moments[2]*r[2]**2)}bodyList(t){let e=this.store,n=q("ul",{class:"bodies",id:"body-list"}),s=()=>{let o=this.filter.toLowerCase(),a=e.bodies.map((l,c)=>({b:l,k:c})).filter(({b:l})=>l.name.toLowerCase().includes(o));fn(n,...a.slice(0,300).map(({b:l,k:c})=>q("li",{},q("button",{class:"link",onclick:()=>this.act.selectBody(c)},l.name),q("span",{class:"quiet"},` ${l.kind}`))),a.length>300?q("li",{class:"quiet"},`and ${a.length-300} more: type a part of the name`):null)},r=q("input",{type:"search",id:"search",placeholder:"find a body by name",value:this.filter,oninput:o=>{this.filter=o.target.value,t.dataset.list=`${e.index}/${e.epoch}/${this.filter}`,s()}});s(),fn(t,q("p",{class:"quiet"},"Click a body in the picture, or choose one here."),r,n)}askExact(t,e,n){let s=this.store;this.exactKey=n,this.exact=null,this.link.json(`/api/source/${s.index}/contact?frame=${t.number}&index=${e}`).then(r=>{this.exactKey===n&&(this.exact=r,this.feature=r.feature,this.tab==="contact"&&this.drawContact(t,e,!1))}).catch(()=>{})}drawContact(t,e,n){let s=this.panes.contact,r=this.store;if(e<0||e>=t.contacts){fn(s,q("p",{class:"quiet"},t.contacts===0?"Nothing touches in this frame.":"Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),t.contacts>0?q("button",{onclick:()=>this.act.worstHere()},"Go to the worst contact of this frame"):null);return}let o=t.contact(e),a=r.about.step,l=`${r.index}/${r.epoch}/${t.number}/${e}`;l!==this.exactKey&&!n&&this.askExact(t,e,l);let c=this.exactKey===l?this.exact:null,h=c?.impulse??o.impulse,u=c?.velocity??o.velocity,d=Math.hypot(h[1],h[2]),f=o.friction*h[0],g=Math.hypot(u[1],u[2]),v=[["bodies",q("span",{},this.bodyLink(o.a)," \u2192 ",this.bodyLink(o.b)),"the normal points from the first to the second"],["mode",km(o.mode)],["gap",`${Dt((c?.gap??o.gap)*1e6)} \xB5m`,"negative: overlap"],["normal impulse",`${Dt(h[0],6)} N\xB7s`,"total of the step"],["normal force",`${Dt(h[0]/a)} N`,"mean of the step"],["friction impulse",`${Dt(d,6)} N\xB7s`,`along the two tangents: ${Ki([h[1],h[2]],6)}`],["friction force",`${Dt(d/a)} N of at most ${Dt(f/a,4)}`],["friction used",f>0?`${Dt(100*d/f,4)} %`:"\u2013","100 %: on the cone, sliding or about to"],["slip",`${Dt(g)} m/s`],["normal velocity",`${Dt(u[0])} m/s`,"after the solve"],["approach",c?`${Dt(c.approach)} m/s`:"\u2013","before the step's forces"],["friction \u03BC",Dt(o.friction)],["restitution e",c?Dt(c.restitution):"\u2013"]],m=[["point",`${Ki(c?.point??o.point,6)} m`],["normal",Ki(c?.normal??o.normal,5)],["feature",c?.feature??"\u2013","what touches; the same as long as the same corners, edges and faces touch"]],p=c?.residual??o.residual,y=r.about.tolerance??1e-8,A=o.island!==ys&&o.island<t.islands?t.islandRow(o.island):null,b=[["this contact",q("span",{class:p>y?"bad":"good"},`${Dt(p,3)} m/s`),"by how much it fails the law"],["tolerance",`${Dt(y,2)} m/s`]];A&&b.push(["its island",q("span",{},fd(A.verdict)," ",Bm(A),` ${Dt(A.residual,3)} m/s`)],["outside the cone",Dt(A.cone,2),"relative to the largest normal impulse"],["approach below floor",`${Dt(A.approach,2)} m/s`],["sticky",`${Dt(A.sticky,2)} J`,"work of normal impulses on separating contacts"],["missing dissipation",`${Dt(A.dissipation,2)} J`]);let R=q("canvas",{id:"cone-diagram",width:560,height:220,title:"the impulse in its friction cone, cut along the friction force"});fn(s,q("h2",{},`Contact ${e}`),q("div",{class:"row"},q("button",{onclick:()=>this.act.selectContact(e,!0),title:"bring it into the middle (f)"},"Focus"),q("button",{onclick:()=>this.act.worstHere()},"Worst of frame")),R,Zs(v),q("h3",{},"Certificate"),Zs(b),q("h3",{},"Place"),Zs(m)),OS(R,h,o.friction,o.mode)}drawSolver(t){let e=this.store,n=this.panes.solver,s=e.about.tolerance??1e-8,r=Array.from({length:t.islands},(l,c)=>t.islandRow(c)).sort((l,c)=>c.residual-l.residual),o=t.get("residual"),a=[["verdict",fd(t.get("verdict"))],["residual",q("span",{class:o>s?"bad":"good"},`${Dt(o,3)} m/s`),`tolerance ${Dt(s,2)} m/s`],["sweeps",Dt(t.get("sweeps"))],["contacts",Dt(t.contacts)],["islands",Dt(t.islands)],["deepest overlap",`${Dt(t.get("overlap")*1e6,3)} \xB5m`],["step time",`${Dt(t.get("step_ms"),3)} ms`],["guarded islands",Dt(t.get("guarded")),"answers that the energy guard blended back"],["state hash",t.hash]];fn(n,q("h2",{},`Frame ${t.number}`),q("div",{class:"row"},q("button",{id:"worst-frame",onclick:()=>this.act.worstFrame(),title:"the frame with the largest residual of the run (w)"},"Worst frame of the run"),q("button",{id:"worst-here",onclick:()=>this.act.worstHere(),title:"the contact with the largest residual of this frame"},"Worst contact")),Zs(a),q("h3",{},"Islands, worst first"),r.length===0?q("p",{class:"quiet"},"Nothing touches in this frame."):q("table",{class:"grid",id:"islands"},q("thead",{},q("tr",{},...[["#","number of the island"],["bod.","bodies"],["cont.","contacts"],["method",""],["sweeps",""],["residual","m/s"],["","verdict"]].map(([l,c])=>q("th",{title:c},l)))),q("tbody",{},...r.slice(0,po).map(l=>q("tr",{class:"pick",tabindex:0,title:"go to its worst contact",onclick:()=>{l.worst!==ys&&this.act.selectContact(l.worst,!0)}},q("td",{},l.index),q("td",{class:"n"},l.bodies),q("td",{class:"n"},l.contacts),q("td",{},this.methods[l.method]??"\u2013"),q("td",{class:"n",title:l.newtonSteps!==ys?`${l.newtonSteps} Newton steps`:""},l.sweeps),q("td",{class:`n ${l.residual>s?"bad":""}`},Dt(l.residual,3)),q("td",{},l.guarded?Bm(l):fd(l.verdict)))))),jc(r.length-po,"islands"))}drawWorld(t,e){let n=this.store,s=this.panes.world,r=n.live&&e?.open,o=`${n.index}/${n.epoch}/${r}`;if(o!==this.worldKey){this.worldKey=o;let h=n.about,u=[["file",h.file||"\u2013"],["bodies",Dt(n.bodies.length)],["step",`${Dt(h.step)} s`],...h.duration?[["duration",`${Dt(h.duration)} s`]]:[],...h.facts.filter(([f])=>f!=="settings").map(([f,g])=>[f,g])],d=NS(h.facts.find(([f])=>f==="settings")?.[1]);fn(s,q("h2",{},h.name),h.remarks?q("p",{class:"remarks"},h.remarks):null,Zs(u),r?this.controls(e):this.materials(),d.length?q("details",{},q("summary",{},"Settings of the run"),Zs(d)):null,q("h3",{},"Books at this frame"),q("div",{id:"books"}))}let a=h=>t.get(h),l=n.value("kinetic",n.rowFirst)+n.value("potential",n.rowFirst),c=a("kinetic")+a("potential")+a("friction_loss")+a("restitution_loss")-l-a("work")-a("kinematic_work")-a("corrected")-a("time_step");fn(Ft("books"),Zs([["kinetic",`${Dt(a("kinetic"))} J`],["potential",`${Dt(a("potential"))} J`],["friction loss",`${Dt(a("friction_loss"))} J`],["restitution loss",`${Dt(a("restitution_loss"))} J`],["work from outside",`${Dt(a("work"))} J`,"applied forces and your hand"],["kinematic work",`${Dt(a("kinematic_work"))} J`],["correction",`${Dt(a("corrected"))} J`],["time step",`${Dt(a("time_step"))} J`],["books open by",`${Dt(n.rowFirst===0?c:NaN,2)} J`,"what is unaccounted for: rounding"]])),r&&this.refreshControls(e)}materials(){let t=this.store.about;return q("div",{},q("h3",{},"Materials"),q("table",{class:"grid"},q("thead",{},q("tr",{},q("th",{},"material"),q("th",{},"friction"),q("th",{},"restitution"))),q("tbody",{},...t.materials.slice(0,po).map(e=>q("tr",{},q("td",{},e.name),q("td",{class:"n"},Dt(e.friction,4)),q("td",{class:"n"},Dt(e.restitution,4)))))),jc(t.materials.length-po,"materials"))}controls(t){let e=this.store.about,n=this.act,s=[0,1,2].map(h=>q("input",{type:"number",step:"0.1",id:`gravity-${"xyz"[h]}`,title:`gravity along ${"xyz"[h]} [m/s\xB2]`,value:String(t.gravity[h]),onchange:()=>r()})),r=()=>n.command({command:"gravity",value:s.map(h=>Number(h.value))}),o=(h,u)=>q("button",{class:"small",onclick:()=>{s.forEach((d,f)=>d.value=String(f===2?u:0)),r()}},h),a=(h,u,d,f)=>{let g=q("input",{type:"number",min:"0",step:"0.01",id:h,value:String(u),onchange:()=>{v.value=g.value,f(Number(g.value))}}),v=q("input",{type:"range",min:"0",max:String(d),step:"0.01",value:String(u),id:`${h}-range`,title:"drag to change",oninput:()=>{g.value=v.value,f(Number(v.value))}});return q("span",{class:"slider"},v,g)},l=(h,u)=>u.slice(0,Om).flatMap(({name:d,numbers:f},g)=>{let v=[...f],m=()=>n.command({command:h,index:g,friction:v[0],restitution:v[1]});return[q("div",{class:"material"},q("b",{},d),q("label",{},"friction",a(`${h}-${g}-friction`,f[0],1.5,p=>{v[0]=p,m()})),q("label",{},"restitution",a(`${h}-${g}-restitution`,f[1],1,p=>{v[1]=p,m()})))]}),c=h=>{let u=e.pairs[h];return`${e.materials[u.a]?.name} on ${e.materials[u.b]?.name}`};return q("div",{id:"controls"},q("h3",{},"Change it while it runs"),q("p",{class:"quiet"},"Changes are booked as work from outside. Shift-drag a body to pull it."),q("label",{class:"gravity"},"gravity [m/s\xB2]",q("span",{},...s)),q("div",{class:"row"},o("Earth",-9.81),o("Moon",-1.62),o("none",0)),...l("material",e.materials.map((h,u)=>({name:h.name,numbers:t.materials[u]??[h.friction,h.restitution]}))),jc(e.materials.length-Om,"materials: change them in the scene"),e.pairs.length?q("p",{class:"quiet"},"Pairs that the scene sets itself come before the materials:"):null,...l("pair",e.pairs.map((h,u)=>({name:c(u),numbers:t.pairs[u]??[h.friction,h.restitution]}))),q("div",{class:"row"},q("button",{onclick:()=>n.command({command:"restore"}),title:"the numbers of the scene file, from the start"},"Scene's own numbers")))}refreshControls(t){let e=(n,s)=>{let r=document.getElementById(n);r&&s!==void 0&&document.activeElement!==r&&Number(r.value)!==s&&(r.value=String(s))};t.gravity.forEach((n,s)=>e(`gravity-${"xyz"[s]}`,n));for(let[n,s]of[["material",t.materials],["pair",t.pairs]])s.forEach((r,o)=>["friction","restitution"].forEach((a,l)=>{e(`${n}-${o}-${a}`,r[l]),e(`${n}-${o}-${a}-range`,r[l])}))}};function NS(i){let t=[],e=(n,s)=>{if(n!==null&&typeof n=="object"&&!Array.isArray(n))for(let[r,o]of Object.entries(n))e(o,`${s} ${r.replaceAll("_"," ")}`.trim());else t.push([s,String(n)])};try{i&&e(JSON.parse(i),"")}catch{t.push(["settings",i??""])}return t}function US(i){let[t,e]=[i.normal,i.tangent],n=[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]];return[0,1,2].map(s=>t[s]*i.impulse[0]+e[s]*i.impulse[1]+n[s]*i.impulse[2])}function pd(i,t){return[i[0]*t[0]-i[1]*t[1]-i[2]*t[2]-i[3]*t[3],i[0]*t[1]+i[1]*t[0]+i[2]*t[3]-i[3]*t[2],i[0]*t[2]-i[1]*t[3]+i[2]*t[0]+i[3]*t[1],i[0]*t[3]+i[1]*t[2]-i[2]*t[1]+i[3]*t[0]]}function FS(i,t){let e=pd(pd([i[0],-i[1],-i[2],-i[3]],[0,...t]),i);return[e[1],e[2],e[3]]}function OS(i,t,e,n){let s=i.getContext("2d"),{width:r,height:o}=i,a=getComputedStyle(document.documentElement),l=y=>a.getPropertyValue(y).trim(),c=t[0],h=Math.hypot(t[1],t[2]),u=o-52,d=r/2-40,f=c>0?Math.min(u/c,d/Math.max(e*c,h,1e-30)):0,g=c>0?c*f:u*.7,v=c>0?e*g:Math.min(e*g,d),m=r/2,p=o-26;if(s.clearRect(0,0,r,o),s.fillStyle=fr[n]+"33",s.strokeStyle=fr[n],s.lineWidth=2.5,s.beginPath(),s.moveTo(m,p),s.lineTo(m-v,p-g),s.lineTo(m+v,p-g),s.closePath(),s.fill(),s.beginPath(),s.moveTo(m-v,p-g),s.lineTo(m,p),s.lineTo(m+v,p-g),s.stroke(),s.strokeStyle=l("--line"),s.setLineDash([6,6]),s.beginPath(),s.moveTo(m,p),s.lineTo(m,p-g-8),s.moveTo(20,p),s.lineTo(r-20,p),s.stroke(),s.setLineDash([]),s.font="20px system-ui, sans-serif",s.fillStyle=l("--quiet"),s.fillText(c>0?`\u03BC = ${Dt(e,3)}`:`\u03BC = ${Dt(e,3)} \xB7 carries nothing`,14,24),c>0){let y=m+h*f,A=p-c*f;s.strokeStyle=s.fillStyle=l("--ink"),s.lineWidth=4,s.beginPath(),s.moveTo(m,p),s.lineTo(y,A),s.stroke(),s.beginPath(),s.arc(y,A,7,0,7),s.fill(),s.fillText(n===2?"on the cone: slides":n===1?"inside the cone: sticks":Ca(n),14,o-4)}}var kS="uplot",BS="u-hz",zS="u-vt",HS="u-title",VS="u-wrap",GS="u-under",WS="u-over",XS="u-axis",gr="u-off",qS="u-select",YS="u-cursor-x",$S="u-cursor-y",ZS="u-cursor-pt",KS="u-legend",JS="u-live",jS="u-inline",QS="u-series",tM="u-marker",zm="u-label",eM="u-value",Ia="width",La="height";var Hm="bottom",mo="left",md="right",Ld="#000",Vm=Ld+"0",gd="mousemove",Gm="mousedown",_d="mouseup",Wm="mouseenter",Xm="mouseleave",qm="dblclick",nM="resize",iM="scroll",Ym="change",sh="dppxchange",Dd="--",So=typeof window<"u",Sd=So?document:null,_o=So?window:null,sM=So?navigator:null,Te,th;function Md(){let i=devicePixelRatio;Te!=i&&(Te=i,th&&Ed(Ym,th,Md),th=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),_r(Ym,th,Md),_o.dispatchEvent(new CustomEvent(sh)))}function hi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function wd(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function We(i,t,e){i.style[t]=e+"px"}function Ii(i,t,e,n){let s=Sd.createElement(i);return t!=null&&hi(s,t),e?.insertBefore(s,n),s}function vi(i,t){return Ii("div",i,t)}var $m=new WeakMap;function ji(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=$m.get(i);r!=o&&(i.style.transform=r,$m.set(i,r),t<0||e<0||t>n||e>s?hi(i,gr):wd(i,gr))}var Zm=new WeakMap;function Km(i,t,e){let n=t+e,s=Zm.get(i);n!=s&&(Zm.set(i,n),i.style.background=t,i.style.borderColor=e)}var Jm=new WeakMap;function jm(i,t,e,n){let s=t+""+e,r=Jm.get(i);s!=r&&(Jm.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Nd={passive:!0},rM={...Nd,capture:!0};function _r(i,t,e,n){t.addEventListener(i,e,n?rM:Nd)}function Ed(i,t,e,n){t.removeEventListener(i,e,Nd)}So&&Md();function Li(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:ui((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Tg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var Ag=i=>i!=null,Rg=i=>i!=null&&i>0,ah=Tg(Ag),oM=Tg(Rg);function aM(i,t,e,n=0,s=!1){let r=s?oM:ah,o=s?Rg:Ag;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Fe,l??-Fe]}function lh(i,t,e,n){let s=eg(i),r=eg(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?bs:Cg,a=s==1?ui:yi,l=r==1?yi:ui,c=a(o(bn(i))),h=l(o(bn(t))),u=xo(e,c),d=xo(e,h);return e==10&&(c<0&&(u=Oe(u,-c)),h<0&&(d=Oe(d,-h))),n||e==2?(i=u*s,t=d*r):(i=Dg(i,u),t=ch(t,d)),[i,t]}function Ud(i,t,e,n){let s=lh(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Fd=.1,Qm={mode:3,pad:Fd},Na={pad:0,soft:null,mode:0},lM={min:Na,max:Na};function rh(i,t,e,n){return hh(e)?tg(i,t,e):(Na.pad=e,Na.soft=n?0:null,Na.mode=n?3:0,tg(i,t,lM))}function Me(i,t){return i??t}function cM(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function tg(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Fe),l=Me(s.hard,Fe),c=Me(n.soft,Fe),h=Me(s.soft,-Fe),u=Me(n.mode,0),d=Me(s.mode,0),f=t-i,g=bs(f),v=Yn(bn(i),bn(t)),m=bs(v),p=bn(m-g);(f<1e-24||p>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=Fe&&(r=0),d==2&&h!=-Fe&&(o=0)));let y=f||v||1e3,A=bs(y),b=xo(10,ui(A)),R=y*(f==0?i==0?.1:1:r),T=Oe(Dg(i-R,b/10),24),_=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Fe,M=Yn(a,T<_&&i>=_?_:Di(_,T)),U=y*(f==0?t==0?.1:1:o),I=Oe(ch(t+U,b/10),24),L=t<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Fe,H=Di(l,I>L&&t<=L?L:Yn(L,I));return M==H&&M==0&&(H=100),[M,H]}var hM=new Intl.NumberFormat(So?sM.language:"en-US"),Od=i=>hM.format(i),di=Math,ih=di.PI,bn=di.abs,ui=di.floor,yn=di.round,yi=di.ceil,Di=di.min,Yn=di.max,xo=di.pow,eg=di.sign,bs=di.log10,Cg=di.log2,uM=(i,t=1)=>di.sinh(i)*t,xd=(i,t=1)=>di.asinh(i/t),Fe=1/0;function ng(i){return(bs((i^i>>31)-(i>>31))|0)+1}function Td(i,t,e){return Di(Yn(i,t),e)}function Pg(i){return typeof i=="function"}function ye(i){return Pg(i)?i:()=>i}var dM=()=>{},Ig=i=>i,Lg=(i,t)=>t,fM=i=>null,ig=i=>!0,sg=(i,t)=>i==t,pM=/\.\d*?(?=9{6,}|0{6,})/gm,xr=i=>{if(Ug(i)||Js.has(i))return i;let t=`${i}`,e=t.match(pM);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${xr(s)}e${r}`}return Oe(i,n)};function pr(i,t){return xr(Oe(xr(i/t))*t)}function ch(i,t){return xr(yi(xr(i/t))*t)}function Dg(i,t){return xr(ui(xr(i/t))*t)}function Oe(i,t=0){if(Ug(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return yn(n)/e}var Js=new Map;function Ng(i){return((""+i).split(".")[1]||"").length}function Fa(i,t,e,n){let s=[],r=n.map(Ng);for(let o=t;o<e;o++){let a=bn(o),l=Oe(xo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Oe(h,u);s.push(d),Js.set(d,u)}}return s}var Ua={},kd=[],vo=[null,null],Ks=Array.isArray,Ug=Number.isInteger,mM=i=>i===void 0;function rg(i){return typeof i=="string"}function hh(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function gM(i){return i!=null&&typeof i=="object"}var _M=Object.getPrototypeOf(Uint8Array),Fg="__proto__";function yo(i,t=hh){let e;if(Ks(i)){let n=i.find(s=>s!=null);if(Ks(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=yo(i[s],t)}else e=i.slice()}else if(i instanceof _M)e=i.slice();else if(t(i)){e={};for(let n in i)n!=Fg&&(e[n]=yo(i[n],t))}else e=i;return e}function pn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=Fg&&(hh(i[s])?pn(i[s],yo(n[s])):i[s]=yo(n[s]))}return i}var xM=0,vM=1,yM=2;function bM(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function SM(i,t){if(EM(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return TM(o[0])||(o=wM(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:vM,f=[];for(let g=0;g<h.length;g++){let v=h[g],m=r.get(l[g]);v===null?d!=xM&&(u[m]=v,d==yM&&f.push(m)):u[m]=v}bM(u,f,s),n.push(u)}}return n}var MM=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function wM(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function EM(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function TM(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Yn(1,ui((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Og=["January","February","March","April","May","June","July","August","September","October","November","December"],kg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Bg(i){return i.slice(0,3)}var AM=kg.map(Bg),RM=Og.map(Bg),CM={MMMM:Og,MMM:RM,WWWW:kg,WWW:AM};function Pa(i){return(i<10?"0":"")+i}function PM(i){return(i<10?"00":i<100?"0":"")+i}var IM={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Pa(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Pa(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Pa(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Pa(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Pa(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>PM(i.getMilliseconds())};function Bd(i,t){t=t||CM;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?IM[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var LM=new Intl.DateTimeFormat().resolvedOptions().timeZone;function DM(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==LM?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var zg=i=>i%1==0,oh=[1,2,2.5,5],NM=Fa(10,-32,0,oh),Hg=Fa(10,0,32,oh),UM=Hg.filter(zg),mr=NM.concat(Hg),zd=`
`,Vg="{YYYY}",og=zd+Vg,Gg="{M}/{D}",Da=zd+Gg,eh=Da+"/{YY}",Wg="{aa}",FM="{h}:{mm}",go=FM+Wg,ag=zd+go,lg=":{ss}",Ce=null;function Xg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Fa(10,0,3,oh).filter(zg):Fa(10,-3,0,oh)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Vg,Ce,Ce,Ce,Ce,Ce,Ce,1],[s*28,"{MMM}",og,Ce,Ce,Ce,Ce,Ce,1],[s,Gg,og,Ce,Ce,Ce,Ce,Ce,1],[n,"{h}"+Wg,eh,Ce,Da,Ce,Ce,Ce,1],[e,go,eh,Ce,Da,Ce,Ce,Ce,1],[t,lg,eh+" "+go,Ce,Da+" "+go,Ce,ag,Ce,1],[i,lg+".{fff}",eh+" "+go,Ce,Da+" "+go,Ce,ag,Ce,1]];function h(u){return(d,f,g,v,m,p)=>{let y=[],A=m>=o,b=m>=r&&m<o,R=u(g),T=Oe(R*i,3),_=vd(R.getFullYear(),A?0:R.getMonth(),b||A?1:R.getDate()),M=Oe(_*i,3);if(b||A){let U=b?m/r:0,I=A?m/o:0,L=T==M?T:Oe(vd(_.getFullYear()+I,_.getMonth()+U,1)*i,3),H=new Date(yn(L/i)),G=H.getFullYear(),D=H.getMonth();for(let F=0;L<=v;F++){let X=vd(G+I*F,D+U*F,1),V=X-u(Oe(X*i,3));L=Oe((+X+V)*i,3),L<=v&&y.push(L)}}else{let U=m>=s?s:m,I=ui(g)-ui(T),L=M+I+ch(T-M,U);y.push(L);let H=u(L),G=H.getHours()+H.getMinutes()/e+H.getSeconds()/n,D=m/n,F=d.axes[f]._space,X=p/F;for(;L=Oe(L+m,i==1?0:3),!(L>v);)if(D>1){let V=ui(Oe(G+D,6))%24,Q=u(L).getHours()-V;Q>1&&(Q=-1),L-=Q*n,G=(G+D)%24;let st=y[y.length-1];Oe((L-st)/m,3)*X>=.7&&y.push(L)}else y.push(L)}return y}}return[l,c,h]}var[OM,kM,BM]=Xg(1),[zM,HM,VM]=Xg(.001);Fa(2,-53,53,[1]);function cg(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function hg(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,f;return n.map(g=>{let v=i(g),m=v.getFullYear(),p=v.getMonth(),y=v.getDate(),A=v.getHours(),b=v.getMinutes(),R=v.getSeconds(),T=m!=l&&a[2]||p!=c&&a[3]||y!=h&&a[4]||A!=u&&a[5]||b!=d&&a[6]||R!=f&&a[7]||a[1];return l=m,c=p,h=y,u=A,d=b,f=R,T(v)})}}function GM(i,t){let e=Bd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function vd(i,t,e){return new Date(i,t,e)}function ug(i,t){return t(i)}var WM="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function dg(i,t){return(e,n,s,r)=>r==null?Dd:t(i(n))}function XM(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function qM(i,t){return i.series[t].fill(i,t)}var YM={show:!0,live:!0,isolate:!1,mount:dM,markers:{show:!0,width:2,stroke:XM,fill:qM,dash:"solid"},idx:null,idxs:null,values:[]};function $M(i,t){let e=i.cursor.points,n=vi(),s=e.size(i,t);We(n,Ia,s),We(n,La,s);let r=s/-2;We(n,"marginLeft",r),We(n,"marginTop",r);let o=e.width(i,t,s);return o&&We(n,"borderWidth",o),n}function ZM(i,t){let e=i.series[t].points;return e._fill||e._stroke}function KM(i,t){let e=i.series[t].points;return e._stroke||e._fill}function JM(i,t){return i.series[t].points.size}var yd=[0,0];function jM(i,t,e){return yd[0]=t,yd[1]=e,yd}function nh(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function bd(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var QM={show:!0,x:!0,y:!0,lock:!1,move:jM,points:{one:!1,show:$M,size:JM,width:0,stroke:KM,fill:ZM},bind:{mousedown:nh,mouseup:nh,click:nh,dblclick:nh,mousemove:bd,mouseleave:bd,mouseenter:bd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},qg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Hd=pn({},qg,{filter:Lg}),Yg=pn({},Hd,{size:10}),$g=pn({},qg,{show:!1}),Vd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Zg="bold "+Vd,Kg=1.5,fg={show:!0,scale:"x",stroke:Ld,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zg,side:2,grid:Hd,ticks:Yg,border:$g,font:Vd,lineGap:Kg,rotate:0},tw="Value",ew="Time",pg={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function nw(i,t,e,n,s){return t.map(r=>r==null?"":Od(r))}function iw(i,t,e,n,s,r,o){let a=[],l=Js.get(s)||0;e=o?e:Oe(ch(e,s),l);for(let c=e;c<=n;c=Oe(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Ad(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?bs:Cg,h=ui(c(e));s=xo(l,h),l==10&&(s=mr[Li(s,mr)]);let u=e,d=s*l;l==10&&(d=mr[Li(d,mr)]);do a.push(u),u=u+s,l==10&&!Js.has(u)&&(u=Oe(u,Js.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=mr[Li(d,mr)]));while(u<=n);return a}function sw(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Ad(i,t,Yn(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Ad(i,t,Yn(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var Jg=/./,rw=/[12357]/,ow=/[125]/,mg=/1/,Rd=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function aw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Jg:l(7,o)-h>=c?rw:l(5,o)-h>=c?ow:mg;if(u==mg){let d=bn(l(1,o)-h);if(d<c)return Rd(t.slice().reverse(),a.distr,u,yi(c/d)).reverse()}return Rd(t,a.distr,u,1)}function lw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=bn(l(1,o)-l(2,o));return c<a?Rd(t.slice().reverse(),3,Jg,yi(a/c)).reverse():t}function cw(i,t,e,n){return n==null?Dd:t==null?"":Od(t)}var gg={show:!0,scale:"y",stroke:Ld,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Zg,side:3,grid:Hd,ticks:Yg,border:$g,font:Vd,lineGap:Kg,rotate:0};function hw(i,t){let e=3+(i||1)*2;return Oe(e*t,3)}function uw(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=bn(o-r),l=i.series[t],c=a/(l.points.space*Te);return n[1]-n[0]<=c}var _g={scale:null,auto:!0,sorted:0,min:Fe,max:-Fe},jg=(i,t,e,n,s)=>s,xg={show:!0,auto:!0,sorted:0,gaps:jg,alpha:1,facets:[pn({},_g,{scale:"x"}),pn({},_g,{scale:"y"})]},vg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:jg,alpha:1,points:{show:uw,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function dw(i,t,e,n,s){return e/10}var Qg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},fw=pn({},Qg,{time:!1,ori:1}),yg={};function t0(i,t){let e=yg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(yg[i]=e)),e}var bo=1,Cd=2;function vr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,v=a.height,m=i.valToPosH,p=i.valToPosV;return h.ori==0?e(s,l,c,h,u,m,p,d,f,g,v,dh,Mo,ph,n0,s0):e(s,l,c,h,u,p,m,f,d,v,g,fh,wo,Xd,i0,r0)}function Gd(i,t){let e=0,n=0,s=Me(i.bands,kd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function pw(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ss(i,t,e,n,s,r){return vr(i,t,(o,a,l,c,h,u,d,f,g,v,m)=>{let p=o.pxRound,y=c.dir*(c.ori==0?1:-1),A=c.ori==0?Mo:wo,b,R;y==1?(b=e,R=n):(b=n,R=e);let T=p(u(a[b],c,v,f)),_=p(d(l[b],h,m,g)),M=p(u(a[R],c,v,f)),U=p(d(r==1?h.max:h.min,h,m,g)),I=new Path2D(s);return A(I,M,U),A(I,T,U),A(I,T,_),I})}function uh(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?ph:Xd,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function mw(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Wd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),v=u-s;f=o<=0&&v>=0&&v<l?r(i[v]):f;let p=d+s;g=o>=0&&p>=0&&p<l?r(i[p]):g,g>=f&&a.push([f,g])}return a}function bg(i){return i==0?Ig:i==1?yn:t=>pr(t,i)}function e0(i){let t=i==0?dh:fh,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Di(c,a/2,l/2),h=Di(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var dh=(i,t,e)=>{i.moveTo(t,e)},fh=(i,t,e)=>{i.moveTo(e,t)},Mo=(i,t,e)=>{i.lineTo(t,e)},wo=(i,t,e)=>{i.lineTo(e,t)},ph=e0(0),Xd=e0(1),n0=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},i0=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},s0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},r0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function o0(i){return(t,e,n,s,r)=>vr(t,e,(o,a,l,c,h,u,d,f,g,v,m)=>{let{pxRound:p,points:y}=o,A,b;c.ori==0?(A=dh,b=n0):(A=fh,b=i0);let R=Oe(y.width*Te,3),T=(y.size-y.width)/2*Te,_=Oe(T*2,3),M=new Path2D,U=new Path2D,{left:I,top:L,width:H,height:G}=t.bbox;ph(U,I-_,L-_,H+_*2,G+_*2);let D=F=>{if(l[F]!=null){let X=p(u(a[F],c,v,f)),V=p(d(l[F],h,m,g));A(M,X+T,V),b(M,X,V,T,0,ih*2)}};if(r)r.forEach(D);else for(let F=n;F<=s;F++)D(F);return{stroke:R>0?M:null,fill:M,clip:U,flags:bo|Cd}})}function a0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var gw=a0(Mo),_w=a0(wo);function l0(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>vr(e,n,(o,a,l,c,h,u,d,f,g,v,m)=>{[s,r]=ah(l,s,r);let p=o.pxRound,y=G=>p(u(G,c,v,f)),A=G=>p(d(G,h,m,g)),b,R;c.ori==0?(b=Mo,R=gw):(b=wo,R=_w);let T=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},M=_.stroke,U=!1;if(r-s>=v*4){let G=ut=>e.posToVal(ut,c.key,!0),D=null,F=null,X,V,at,K=y(a[T==1?s:r]),Q=y(a[s]),st=y(a[r]),dt=G(T==1?Q+1:st-1);for(let ut=T==1?s:r;ut>=s&&ut<=r;ut+=T){let tt=a[ut],xt=(T==1?tt<dt:tt>dt)?K:y(tt),At=l[ut];xt==K?At!=null?(V=At,D==null?(b(M,xt,A(V)),X=D=F=V):V<D?D=V:V>F&&(F=V)):At===null&&(U=!0):(D!=null&&R(M,K,A(D),A(F),A(X),A(V)),At!=null?(V=At,b(M,xt,A(V)),D=F=X=V):(D=F=null,At===null&&(U=!0)),K=xt,dt=G(K+T))}D!=null&&D!=F&&at!=K&&R(M,K,A(D),A(F),A(X),A(V))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let D=l[G];D===null?U=!0:D!=null&&b(M,y(a[G]),A(D))}let[L,H]=Gd(e,n);if(o.fill!=null||L!=0){let G=_.fill=new Path2D(M),D=o.fillTo(e,n,o.min,o.max,L),F=A(D),X=y(a[s]),V=y(a[r]);T==-1&&([V,X]=[X,V]),b(G,V,F),b(G,X,F)}if(!o.spanGaps){let G=[];U&&G.push(...Wd(a,l,s,r,T,y,t)),_.gaps=G=o.gaps(e,n,s,r,G),_.clip=uh(G,c.ori,f,g,v,m)}return H!=0&&(_.band=H==2?[Ss(e,n,s,r,M,-1),Ss(e,n,s,r,M,1)]:Ss(e,n,s,r,M,H)),_})}function xw(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>vr(r,o,(c,h,u,d,f,g,v,m,p,y,A)=>{[a,l]=ah(u,a,l);let b=c.pxRound,{left:R,width:T}=r.bbox,_=Q=>b(g(Q,d,y,m)),M=Q=>b(v(Q,f,A,p)),U=d.ori==0?Mo:wo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:bo},L=I.stroke,H=d.dir*(d.ori==0?1:-1),G=M(u[H==1?a:l]),D=_(h[H==1?a:l]),F=D,X=D;s&&t==-1&&(X=R,U(L,X,G)),U(L,D,G);for(let Q=H==1?a:l;Q>=a&&Q<=l;Q+=H){let st=u[Q];if(st==null)continue;let dt=_(h[Q]),ut=M(st);t==1?U(L,dt,G):U(L,F,ut),U(L,dt,ut),G=ut,F=dt}let V=F;s&&t==1&&(V=R+T,U(L,V,G));let[at,K]=Gd(r,o);if(c.fill!=null||at!=0){let Q=I.fill=new Path2D(L),st=c.fillTo(r,o,c.min,c.max,at),dt=M(st);U(Q,V,dt),U(Q,X,dt)}if(!c.spanGaps){let Q=[];Q.push(...Wd(h,u,a,l,H,_,n));let st=c.width*Te/2,dt=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=Q=c.gaps(r,o,a,l,Q),I.clip=uh(Q,d.ori,m,p,y,A)}return K!=0&&(I.band=K==2?[Ss(r,o,a,l,L,-1),Ss(r,o,a,l,L,1)]:Ss(r,o,a,l,L,K)),I})}function Sg(i,t,e,n,s,r,o=Fe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=bn(i[l]-i[a]);h<c&&(c=h,o=bn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function vw(i){i=i||Ua;let t=Me(i.size,[.6,Fe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=Me(t[1],Fe),l=Me(t[2],1),c=Me(i.disp,Ua),h=Me(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,v,m)=>vr(f,g,(p,y,A,b,R,T,_,M,U,I,L)=>{let H=p.pxRound,G=e,D=n*Te,F=a*Te,X=l*Te,V,at;b.ori==0?[V,at]=r(f,g):[at,V]=r(f,g);let K=b.dir*(b.ori==0?1:-1),Q=b.ori==0?ph:Xd,st=b.ori==0?h:(Ct,Kt,ae,Mt,Ue,Vt,Yt)=>{h(Ct,Kt,ae,Ue,Mt,Yt,Vt)},dt=Me(f.bands,kd).find(Ct=>Ct.series[0]==g),ut=dt!=null?dt.dir:0,tt=p.fillTo(f,g,p.min,p.max,ut),mt=H(_(tt,R,L,U)),xt,At,St,Xt=I,oe=H(p.width*Te),Gt=!1,fe=null,he=null,se=null,Xe=null;u!=null&&(oe==0||d!=null)&&(Gt=!0,fe=u.values(f,g,v,m),he=new Map,new Set(fe).forEach(Ct=>{Ct!=null&&he.set(Ct,new Path2D)}),oe>0&&(se=d.values(f,g,v,m),Xe=new Map,new Set(se).forEach(Ct=>{Ct!=null&&Xe.set(Ct,new Path2D)})));let{x0:ke,size:rn}=c;if(ke!=null&&rn!=null){G=1,y=ke.values(f,g,v,m),ke.unit==2&&(y=y.map(ae=>f.posToVal(M+ae*I,b.key,!0)));let Ct=rn.values(f,g,v,m);rn.unit==2?At=Ct[0]*I:At=T(Ct[0],b,I,M)-T(0,b,I,M),Xt=Sg(y,A,T,b,I,M,Xt),St=Xt-At+D}else Xt=Sg(y,A,T,b,I,M,Xt),St=Xt*o+D,At=Xt-St;St<1&&(St=0),oe>=At/2&&(oe=0),St<5&&(H=Ig);let De=St>0,Sn=Xt-St-(De?oe:0);At=H(Td(Sn,X,F)),xt=(G==0?At/2:G==K?0:At)-G*K*((G==0?D/2:0)+(De?oe/2:0));let be={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},mn=Gt?null:new Path2D,Ke=null;if(dt!=null)Ke=f.data[dt.series[1]];else{let{y0:Ct,y1:Kt}=c;Ct!=null&&Kt!=null&&(A=Kt.values(f,g,v,m),Ke=Ct.values(f,g,v,m))}let on=V*At,k=at*At;for(let Ct=K==1?v:m;Ct>=v&&Ct<=m;Ct+=K){let Kt=A[Ct];if(Kt==null)continue;if(Ke!=null){let Y=Ke[Ct]??0;if(Kt-Y==0)continue;mt=_(Y,R,L,U)}let ae=b.distr!=2||c!=null?y[Ct]:Ct,Mt=T(ae,b,I,M),Ue=_(Me(Kt,tt),R,L,U),Vt=H(Mt-xt),Yt=H(Yn(Ue,mt)),C=H(Di(Ue,mt)),S=Yt-C;if(Kt!=null){let Y=Kt<0?k:on,ht=Kt<0?on:k;Gt?(oe>0&&se[Ct]!=null&&Q(Xe.get(se[Ct]),Vt,C+ui(oe/2),At,Yn(0,S-oe),Y,ht),fe[Ct]!=null&&Q(he.get(fe[Ct]),Vt,C+ui(oe/2),At,Yn(0,S-oe),Y,ht)):Q(mn,Vt,C+ui(oe/2),At,Yn(0,S-oe),Y,ht),st(f,g,Ct,Vt-oe/2,C,At+oe,S)}}return oe>0?be.stroke=Gt?Xe:mn:Gt||(be._fill=p.width==0?p._fill:p._stroke??p._fill,be.width=0),be.fill=Gt?he:mn,be})}function yw(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>vr(n,s,(a,l,c,h,u,d,f,g,v,m,p)=>{[r,o]=ah(c,r,o);let y=a.pxRound,A=V=>y(d(V,h,m,g)),b=V=>y(f(V,u,p,v)),R,T,_;h.ori==0?(R=dh,_=Mo,T=s0):(R=fh,_=wo,T=r0);let M=h.dir*(h.ori==0?1:-1),U=A(l[M==1?r:o]),I=U,L=[],H=[];for(let V=M==1?r:o;V>=r&&V<=o;V+=M)if(c[V]!=null){let K=l[V],Q=A(K);L.push(I=Q),H.push(b(c[V]))}let G={stroke:i(L,H,R,_,T,y),fill:null,clip:null,band:null,gaps:null,flags:bo},D=G.stroke,[F,X]=Gd(n,s);if(a.fill!=null||F!=0){let V=G.fill=new Path2D(D),at=a.fillTo(n,s,a.min,a.max,F),K=b(at);_(V,I,K),_(V,U,K)}if(!a.spanGaps){let V=[];V.push(...Wd(l,c,r,o,M,A,e)),G.gaps=V=a.gaps(n,s,r,o,V),G.clip=uh(V,h.ori,g,v,m,p)}return X!=0&&(G.band=X==2?[Ss(n,s,r,o,D,-1),Ss(n,s,r,o,D,1)]:Ss(n,s,r,o,D,X)),G})}function bw(i){return yw(Sw,i)}function Sw(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Pd=new Set;function Mg(){for(let i of Pd)i.syncRect(!0)}So&&(_r(nM,_o,Mg),_r(iM,_o,Mg,!0),_r(sh,_o,()=>{Dn.pxRatio=Te}));var Mw=l0(),ww=o0();function wg(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Id(r,o,t,e))}function Ew(i,t){return i.map((e,n)=>n==0?{}:pn({},t,e))}function Id(i,t,e,n){return pn({},t==0?e:n,i)}function c0(i,t,e){return t==null?vo:[t,e]}var Tw=c0;function Aw(i,t,e){return t==null?vo:rh(t,e,Fd,!0)}function h0(i,t,e,n){return t==null?vo:lh(t,e,i.scales[n].log,!1)}var Rw=h0;function u0(i,t,e,n){return t==null?vo:Ud(t,e,i.scales[n].log,!1)}var Cw=u0;function Pw(i,t,e,n,s){let r=Yn(ng(i),ng(t)),o=t-i,a=Li(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Js.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Eg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=yn((e=+s)*Te))+"px"),[i,t,e]}function Iw(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Oe(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Dn(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(x,w,P,N){let W=w.valToPct(x);return N+P*(w.dir==-1?1-W:W)}function o(x,w,P,N){let W=w.valToPct(x);return N+P*(w.dir==-1?W:1-W)}function a(x,w,P,N){return w.ori==0?r(x,w,P,N):o(x,w,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=vi(kS);if(i.id!=null&&(c.id=i.id),hi(c,i.class),i.title){let x=vi(HS,c);x.textContent=i.title}let h=Ii("canvas"),u=n.ctx=h.getContext("2d"),d=vi(VS,c);_r("click",d,x=>{x.target===g&&(ze!=Tr||qe!=Ar)&&Pn.click(n,x)},!0);let f=n.under=vi(GS,d);d.appendChild(h);let g=n.over=vi(WS,d);i=yo(i);let v=+Me(i.pxAlign,1),m=bg(v);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let p=i.ms||.001,y=n.series=s==1?wg(i.series||[],pg,vg,!1):Ew(i.series||[null],xg),A=n.axes=wg(i.axes||[],fg,gg,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(x=>{x.fill=ye(x.fill||null),x.dir=Me(x.dir,-1)});let T=s==2?y[1].facets[0].scale:y[0].scale,_={axes:ns,series:me},M=(i.drawOrder||["axes","series"]).map(x=>_[x]);function U(x){let w=x.distr==3?P=>bs(P>0?P:x.clamp(n,P,x.min,x.max,x.key)):x.distr==4?P=>xd(P,x.asinh):x.distr==100?P=>x.fwd(P):P=>P;return P=>{let N=w(P),{_min:W,_max:J}=x,lt=J-W;return(N-W)/lt}}function I(x){let w=b[x];if(w==null){let P=(i.scales||Ua)[x]||Ua;if(P.from!=null){I(P.from);let N=pn({},b[P.from],P,{key:x});N.valToPct=U(N),b[x]=N}else{w=b[x]=pn({},x==T?Qg:fw,P),w.key=x;let N=w.time,W=w.range,J=Ks(W);if((x!=T||s==2&&!N)&&(J&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Qm:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Qm:{mode:1,hard:W[1],soft:W[1]}},J=!1),!J&&hh(W))){let lt=W;W=(ft,yt,Nt)=>yt==null?vo:rh(yt,Nt,lt)}w.range=ye(W||(N?Tw:x==T?w.distr==3?Rw:w.distr==4?Cw:c0:w.distr==3?h0:w.distr==4?u0:Aw)),w.auto=ye(J?!1:w.auto),w.clamp=ye(w.clamp||dw),w._min=w._max=null,w.valToPct=U(w)}}}I("x"),I("y"),s==1&&y.forEach(x=>{I(x.scale)}),A.forEach(x=>{I(x.scale)});for(let x in i.scales)I(x);let L=b[T],H=L.distr,G,D;L.ori==0?(hi(c,BS),G=r,D=o):(hi(c,zS),G=o,D=r);let F={};for(let x in b){let w=b[x];(w.min!=null||w.max!=null)&&(F[x]={min:w.min,max:w.max},w.min=w.max=null)}let X=i.tzDate||(x=>new Date(yn(x/p))),V=i.fmtDate||Bd,at=p==1?BM(X):VM(X),K=hg(X,cg(p==1?kM:HM,V)),Q=dg(X,ug(WM,V)),st=[],dt=n.legend=pn({},YM,i.legend),ut=n.cursor=pn({},QM,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,xt=dt.markers;dt.idxs=st,xt.width=ye(xt.width),xt.dash=ye(xt.dash),xt.stroke=ye(xt.stroke),xt.fill=ye(xt.fill);let At,St,Xt,oe=[],Gt=[],fe,he=!1,se={};if(dt.live){let x=y[1]?y[1].values:null;he=x!=null,fe=he?x(n,1,0):{_:0};for(let w in fe)se[w]=Dd}if(tt)if(At=Ii("table",KS,c),Xt=Ii("tbody",null,At),dt.mount(n,At),he){St=Ii("thead",null,At,Xt);let x=Ii("tr",null,St);Ii("th",null,x);for(var Xe in fe)Ii("th",zm,x).textContent=Xe}else hi(At,jS),dt.live&&hi(At,JS);let ke={show:!0},rn={show:!1};function De(x,w){if(w==0&&(he||!dt.live||s==2))return vo;let P=[],N=Ii("tr",QS,Xt,Xt.childNodes[w]);hi(N,x.class),x.show||hi(N,gr);let W=Ii("th",null,N);if(xt.show){let ft=vi(tM,W);if(w>0){let yt=xt.width(n,w);yt&&(ft.style.border=yt+"px "+xt.dash(n,w)+" "+xt.stroke(n,w)),ft.style.background=xt.fill(n,w)}}let J=vi(zm,W);x.label instanceof HTMLElement?J.appendChild(x.label):J.textContent=x.label,w>0&&(xt.show||(J.style.color=x.width>0?xt.stroke(n,w):xt.fill(n,w)),be("click",W,ft=>{if(ut._lock)return;Qt(ft);let yt=y.indexOf(x);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Nt=y.some((Ut,kt)=>kt>0&&kt!=yt&&Ut.show);y.forEach((Ut,kt)=>{kt>0&&Oi(kt,Nt?kt==yt?ke:rn:ke,!0,hn.setSeries)})}else Oi(yt,{show:!x.show},!0,hn.setSeries)},!1),te&&be(Wm,W,ft=>{ut._lock||(Qt(ft),Oi(y.indexOf(x),Cr,!0,hn.setSeries))},!1));for(var lt in fe){let ft=Ii("td",eM,N);ft.textContent="--",P.push(ft)}return[N,P]}let Sn=new Map;function be(x,w,P,N=!0){let W=Sn.get(w)||{},J=ut.bind[x](n,w,P,N);J&&(_r(x,w,W[x]=J),Sn.set(w,W))}function mn(x,w,P){let N=Sn.get(w)||{};for(let W in N)(x==null||W==x)&&(Ed(W,w,N[W]),delete N[W]);x==null&&Sn.delete(w)}let Ke=0,on=0,k=0,Ct=0,Kt=0,ae=0,Mt=Kt,Ue=ae,Vt=k,Yt=Ct,C=0,S=0,Y=0,ht=0;n.bbox={};let ot=!1,_t=!1,vt=!1,et=!1,it=!1,pt=!1;function O(x,w,P){(P||x!=n.width||w!=n.height)&&rt(x,w),ue(!1),vt=!0,_t=!0,Nn()}function rt(x,w){n.width=Ke=k=x,n.height=on=Ct=w,Kt=ae=0,bt(),Wt();let P=n.bbox;C=P.left=pr(Kt*Te,.5),S=P.top=pr(ae*Te,.5),Y=P.width=pr(k*Te,.5),ht=P.height=pr(Ct*Te,.5)}let nt=3;function wt(){let x=!1,w=0;for(;!x;){w++;let P=Mr(w),N=Fi(w);x=w==nt||P&&N,x||(rt(n.width,n.height),_t=!0)}}function gt({width:x,height:w}){O(x,w)}n.setSize=gt;function bt(){let x=!1,w=!1,P=!1,N=!1;A.forEach((W,J)=>{if(W.show&&W._show){let{side:lt,_size:ft}=W,yt=lt%2,Nt=W.label!=null?W.labelSize:0,Ut=ft+Nt;Ut>0&&(yt?(k-=Ut,lt==3?(Kt+=Ut,N=!0):P=!0):(Ct-=Ut,lt==0?(ae+=Ut,x=!0):w=!0))}}),Ni[0]=x,Ni[1]=P,Ni[2]=w,Ni[3]=N,k-=bi[1]+bi[3],Kt+=bi[3],Ct-=bi[2]+bi[0],ae+=bi[0]}function Wt(){let x=Kt+k,w=ae+Ct,P=Kt,N=ae;function W(J,lt){switch(J){case 1:return x+=lt,x-lt;case 2:return w+=lt,w-lt;case 3:return P-=lt,P+lt;case 0:return N-=lt,N+lt}}A.forEach((J,lt)=>{if(J.show&&J._show){let ft=J.side;J._pos=W(ft,J._size),J.label!=null&&(J._lpos=W(ft,J.labelSize))}})}if(ut.dataIdx==null){let x=ut.hover,w=x.skip=new Set(x.skip??[]);w.add(void 0);let P=x.prox=ye(x.prox),N=x.bias??=0;ut.dataIdx=(W,J,lt,ft)=>{if(J==0)return lt;let yt=lt,Nt=P(W,J,lt,ft)??Fe,Ut=Nt>=0&&Nt<Fe,kt=L.ori==0?k:Ct,re=ut.left,we=t[0],Se=t[J];if(w.has(Se[lt])){yt=null;let _e=null,jt=null,qt;if(N==0||N==-1)for(qt=lt;_e==null&&qt-- >0;)w.has(Se[qt])||(_e=qt);if(N==0||N==1)for(qt=lt;jt==null&&qt++<Se.length;)w.has(Se[qt])||(jt=qt);if(_e!=null||jt!=null)if(Ut){let Ve=_e==null?-1/0:G(we[_e],L,kt,0),Qe=jt==null?1/0:G(we[jt],L,kt,0),Tn=re-Ve,Ne=Qe-re;Tn<=Ne?Tn<=Nt&&(yt=_e):Ne<=Nt&&(yt=jt)}else yt=jt==null?_e:_e==null?jt:lt-_e<=jt-lt?_e:jt}else Ut&&bn(re-G(we[lt],L,kt,0))>Nt&&(yt=null);return yt}}let Qt=x=>{ut.event=x};ut.idxs=st,ut._lock=!1;let ct=ut.points;ct.show=ye(ct.show),ct.size=ye(ct.size),ct.stroke=ye(ct.stroke),ct.width=ye(ct.width),ct.fill=ye(ct.fill);let Bt=n.focus=pn({},i.focus||{alpha:.3},ut.focus),te=Bt.prox>=0,Rt=te&&ct.one,ce=[],Be=[],kn=[];function To(x,w){let P=ct.show(n,w);if(P instanceof HTMLElement)return hi(P,ZS),hi(P,x.class),ji(P,-10,-10,k,Ct),g.insertBefore(P,ce[w]),P}function yr(x,w){if(s==1||w>0){let P=s==1&&b[x.scale].time,N=x.value;x.value=P?rg(N)?dg(X,ug(N,V)):N||Q:N||cw,x.label=x.label||(P?ew:tw)}if(Rt||w>0){x.width=x.width==null?1:x.width,x.paths=x.paths||Mw||fM,x.fillTo=ye(x.fillTo||pw),x.pxAlign=+Me(x.pxAlign,v),x.pxRound=bg(x.pxAlign),x.stroke=ye(x.stroke||null),x.fill=ye(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let P=hw(Yn(1,x.width),1),N=x.points=pn({},{size:P,width:Yn(1,P*.2),stroke:x.stroke,space:P*2,paths:ww,_stroke:null,_fill:null},x.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=x.pxAlign}if(tt){let P=De(x,w);oe.splice(w,0,P[0]),Gt.splice(w,0,P[1]),dt.values.push(null)}if(mt){st.splice(w,0,null);let P=null;Rt?w==0&&(P=To(x,w)):w>0&&(P=To(x,w)),ce.splice(w,0,P),Be.splice(w,0,0),kn.splice(w,0,0)}En("addSeries",w)}function yh(x,w){w=w??y.length,x=s==1?Id(x,w,pg,vg):Id(x,w,{},xg),y.splice(w,0,x),yr(y[w],w)}n.addSeries=yh;function ka(x){if(y.splice(x,1),tt){dt.values.splice(x,1),Gt.splice(x,1);let w=oe.splice(x,1)[0];mn(null,w.firstChild),w.remove()}mt&&(st.splice(x,1),ce.splice(x,1)[0].remove(),Be.splice(x,1),kn.splice(x,1)),En("delSeries",x)}n.delSeries=ka;let Ni=[!1,!1,!1,!1];function Qi(x,w){if(x._show=x.show,x.show){let P=x.side%2,N=b[x.scale];N==null&&(x.scale=P?y[1].scale:T,N=b[x.scale]);let W=N.time;x.size=ye(x.size),x.space=ye(x.space),x.rotate=ye(x.rotate),Ks(x.incrs)&&x.incrs.forEach(lt=>{!Js.has(lt)&&Js.set(lt,Ng(lt))}),x.incrs=ye(x.incrs||(N.distr==2?UM:W?p==1?OM:zM:mr)),x.splits=ye(x.splits||(W&&N.distr==1?at:N.distr==3?Ad:N.distr==4?sw:iw)),x.stroke=ye(x.stroke),x.grid.stroke=ye(x.grid.stroke),x.ticks.stroke=ye(x.ticks.stroke),x.border.stroke=ye(x.border.stroke);let J=x.values;x.values=Ks(J)&&!Ks(J[0])?ye(J):W?Ks(J)?hg(X,cg(J,V)):rg(J)?GM(X,J):J||K:J||nw,x.filter=ye(x.filter||(N.distr>=3&&N.log==10?aw:N.distr==3&&N.log==2?lw:Lg)),x.font=Eg(x.font),x.labelFont=Eg(x.labelFont),x._size=x.size(n,null,w,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Ni[w]=!0,x._el=vi(XS,d))}}function ts(x,w,P,N){let[W,J,lt,ft]=P,yt=w%2,Nt=0;return yt==0&&(ft||J)&&(Nt=w==0&&!W||w==2&&!lt?yn(fg.size/3):0),yt==1&&(W||lt)&&(Nt=w==1&&!J||w==3&&!ft?yn(gg.size/2):0),Nt}let Ao=n.padding=(i.padding||[ts,ts,ts,ts]).map(x=>ye(Me(x,ts))),bi=n._padding=Ao.map((x,w)=>x(n,w,Ni,0)),Je,en=null,nn=null,Ui=s==1?y[0].idxs:null,Qn=null,Ms=!1;function Ro(x,w){if(t=x??[],n.data=n._data=t,s==2){Je=0;for(let P=1;P<y.length;P++)Je+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Qn=t[0],Je=Qn.length;let P=t;if(H==2){P=t.slice();let N=P[0]=Array(Je);for(let W=0;W<Je;W++)N[W]=W}n._data=t=P}if(ue(!0),En("setData"),H==2&&(vt=!0),w!==!1){let P=L;P.auto(n,Ms)?Co():Ts(T,P.min,P.max),et=et||ut.left>=0,pt=!0,Nn()}}n.setData=Ro;function Co(){Ms=!0;let x,w;s==1&&(Je>0?(en=Ui[0]=0,nn=Ui[1]=Je-1,x=t[0][en],w=t[0][nn],H==2?(x=en,w=nn):x==w&&(H==3?[x,w]=lh(x,x,L.log,!1):H==4?[x,w]=Ud(x,x,L.log,!1):L.time?w=x+yn(86400/p):[x,w]=rh(x,w,Fd,!0))):(en=Ui[0]=x=null,nn=Ui[1]=w=null)),Ts(T,x,w)}let br,ws,Sr,E,z,j,$,Z,Et,Pt;function Tt(x,w,P,N,W,J){x??=Vm,P??=kd,N??="butt",W??=Vm,J??="round",x!=br&&(u.strokeStyle=br=x),W!=ws&&(u.fillStyle=ws=W),w!=Sr&&(u.lineWidth=Sr=w),J!=z&&(u.lineJoin=z=J),N!=j&&(u.lineCap=j=N),P!=E&&u.setLineDash(E=P)}function It(x,w,P,N){w!=ws&&(u.fillStyle=ws=w),x!=$&&(u.font=$=x),P!=Z&&(u.textAlign=Z=P),N!=Et&&(u.textBaseline=Et=N)}function Ht(x,w,P,N,W=0){if(N.length>0&&x.auto(n,Ms)&&(w==null||w.min==null)){let J=Me(en,0),lt=Me(nn,N.length-1),ft=P.min==null?aM(N,J,lt,W,x.distr==3):[P.min,P.max];x.min=Di(x.min,P.min=ft[0]),x.max=Yn(x.max,P.max=ft[1])}}let ne={min:null,max:null};function pe(){for(let N in b){let W=b[N];F[N]==null&&(W.min==null||F[T]!=null&&W.auto(n,Ms))&&(F[N]=ne)}for(let N in b){let W=b[N];F[N]==null&&W.from!=null&&F[W.from]!=null&&(F[N]=ne)}F[T]!=null&&ue(!0);let x={};for(let N in F){let W=F[N];if(W!=null){let J=x[N]=yo(b[N],gM);if(W.min!=null)pn(J,W);else if(N!=T||s==2)if(Je==0&&J.from==null){let lt=J.range(n,null,null,N);J.min=lt[0],J.max=lt[1]}else J.min=Fe,J.max=-Fe}}if(Je>0){y.forEach((N,W)=>{if(s==1){let J=N.scale,lt=F[J];if(lt==null)return;let ft=x[J];if(W==0){let yt=ft.range(n,ft.min,ft.max,J);ft.min=yt[0],ft.max=yt[1],en=Li(ft.min,t[0]),nn=Li(ft.max,t[0]),nn-en>1&&(t[0][en]<ft.min&&en++,t[0][nn]>ft.max&&nn--),N.min=Qn[en],N.max=Qn[nn]}else N.show&&N.auto&&Ht(ft,lt,N,t[W],N.sorted);N.idxs[0]=en,N.idxs[1]=nn}else if(W>0&&N.show&&N.auto){let[J,lt]=N.facets,ft=J.scale,yt=lt.scale,[Nt,Ut]=t[W],kt=x[ft],re=x[yt];kt!=null&&Ht(kt,F[ft],J,Nt,J.sorted),re!=null&&Ht(re,F[yt],lt,Ut,lt.sorted),N.min=lt.min,N.max=lt.max}});for(let N in x){let W=x[N],J=F[N];if(W.from==null&&(J==null||J.min==null)){let lt=W.range(n,W.min==Fe?null:W.min,W.max==-Fe?null:W.max,N);W.min=lt[0],W.max=lt[1]}}}for(let N in x){let W=x[N];if(W.from!=null){let J=x[W.from];if(J.min==null)W.min=W.max=null;else{let lt=W.range(n,J.min,J.max,N);W.min=lt[0],W.max=lt[1]}}}let w={},P=!1;for(let N in x){let W=x[N],J=b[N];if(J.min!=W.min||J.max!=W.max){J.min=W.min,J.max=W.max;let lt=J.distr;J._min=lt==3?bs(J.min):lt==4?xd(J.min,J.asinh):lt==100?J.fwd(J.min):J.min,J._max=lt==3?bs(J.max):lt==4?xd(J.max,J.asinh):lt==100?J.fwd(J.max):J.max,w[N]=P=!0}}if(P){y.forEach((N,W)=>{s==2?W>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)vt=!0,En("setScale",N);mt&&ut.left>=0&&(et=pt=!0)}for(let N in F)F[N]=null}function zt(x){let w=Td(en-1,0,Je-1),P=Td(nn+1,0,Je-1);for(;x[w]==null&&w>0;)w--;for(;x[P]==null&&P<Je-1;)P++;return[w,P]}function me(){if(Je>0){let x=y.some(w=>w._focus)&&Pt!=Bt.alpha;x&&(u.globalAlpha=Pt=Bt.alpha),y.forEach((w,P)=>{if(P>0&&w.show&&(Ze(P,!1),Ze(P,!0),w._paths==null)){let N=Pt;Pt!=w.alpha&&(u.globalAlpha=Pt=w.alpha);let W=s==2?[0,t[P][0].length-1]:zt(t[P]);w._paths=w.paths(n,P,W[0],W[1]),Pt!=N&&(u.globalAlpha=Pt=N)}}),y.forEach((w,P)=>{if(P>0&&w.show){let N=Pt;Pt!=w.alpha&&(u.globalAlpha=Pt=w.alpha),w._paths!=null&&Pe(P,!1);{let W=w._paths!=null?w._paths.gaps:null,J=w.points.show(n,P,en,nn,W),lt=w.points.filter(n,P,J,W);(J||lt)&&(w.points._paths=w.points.paths(n,P,en,nn,lt),Pe(P,!0))}Pt!=N&&(u.globalAlpha=Pt=N),En("drawSeries",P)}}),x&&(u.globalAlpha=Pt=1)}}function Ze(x,w){let P=w?y[x].points:y[x];P._stroke=P.stroke(n,x),P._fill=P.fill(n,x)}function Pe(x,w){let P=w?y[x].points:y[x],{stroke:N,fill:W,clip:J,flags:lt,_stroke:ft=P._stroke,_fill:yt=P._fill,_width:Nt=P.width}=P._paths;Nt=Oe(Nt*Te,3);let Ut=null,kt=Nt%2/2;w&&yt==null&&(yt=Nt>0?"#fff":ft);let re=P.pxAlign==1&&kt>0;if(re&&u.translate(kt,kt),!w){let we=C-Nt/2,Se=S-Nt/2,_e=Y+Nt,jt=ht+Nt;Ut=new Path2D,Ut.rect(we,Se,_e,jt)}w?Ot(ft,Nt,P.dash,P.cap,yt,N,W,lt,J):Ie(x,ft,Nt,P.dash,P.cap,yt,N,W,lt,Ut,J),re&&u.translate(-kt,-kt)}function Ie(x,w,P,N,W,J,lt,ft,yt,Nt,Ut){let kt=!1;yt!=0&&R.forEach((re,we)=>{if(re.series[0]==x){let Se=y[re.series[1]],_e=t[re.series[1]],jt=(Se._paths||Ua).band;Ks(jt)&&(jt=re.dir==1?jt[0]:jt[1]);let qt,Ve=null;Se.show&&jt&&cM(_e,en,nn)?(Ve=re.fill(n,we)||J,qt=Se._paths.clip):jt=null,Ot(w,P,N,W,Ve,lt,ft,yt,Nt,Ut,qt,jt),kt=!0}}),kt||Ot(w,P,N,W,J,lt,ft,yt,Nt,Ut)}let gn=bo|Cd;function Ot(x,w,P,N,W,J,lt,ft,yt,Nt,Ut,kt){Tt(x,w,P,N,W),(yt||Nt||kt)&&(u.save(),yt&&u.clip(yt),Nt&&u.clip(Nt)),kt?(ft&gn)==gn?(u.clip(kt),Ut&&u.clip(Ut),xe(W,lt),an(x,J,w)):ft&Cd?(xe(W,lt),u.clip(kt),an(x,J,w)):ft&bo&&(u.save(),u.clip(kt),Ut&&u.clip(Ut),xe(W,lt),u.restore(),an(x,J,w)):(xe(W,lt),an(x,J,w)),(yt||Nt||kt)&&u.restore()}function an(x,w,P){P>0&&(w instanceof Map?w.forEach((N,W)=>{u.strokeStyle=br=W,u.stroke(N)}):w!=null&&x&&u.stroke(w))}function xe(x,w){w instanceof Map?w.forEach((P,N)=>{u.fillStyle=ws=N,u.fill(P)}):w!=null&&x&&u.fill(w)}function es(x,w,P,N){let W=A[x],J;if(N<=0)J=[0,0];else{let lt=W._space=W.space(n,x,w,P,N),ft=W._incrs=W.incrs(n,x,w,P,N,lt);J=Pw(w,P,ft,N,lt)}return W._found=J}function ln(x,w,P,N,W,J,lt,ft,yt,Nt){let Ut=lt%2/2;v==1&&u.translate(Ut,Ut),Tt(ft,lt,yt,Nt,ft),u.beginPath();let kt,re,we,Se,_e=W+(N==0||N==3?-J:J);P==0?(re=W,Se=_e):(kt=W,we=_e);for(let jt=0;jt<x.length;jt++)w[jt]!=null&&(P==0?kt=we=x[jt]:re=Se=x[jt],u.moveTo(kt,re),u.lineTo(we,Se));u.stroke(),v==1&&u.translate(-Ut,-Ut)}function Mr(x){let w=!0;return A.forEach((P,N)=>{if(!P.show)return;let W=b[P.scale];if(W.min==null){P._show&&(w=!1,P._show=!1,ue(!1));return}else P._show||(w=!1,P._show=!0,ue(!1));let J=P.side,lt=J%2,{min:ft,max:yt}=W,[Nt,Ut]=es(N,ft,yt,lt==0?k:Ct);if(Ut==0)return;let kt=W.distr==2,re=P._splits=P.splits(n,N,ft,yt,Nt,Ut,kt),we=W.distr==2?re.map(qt=>Qn[qt]):re,Se=W.distr==2?Qn[re[1]]-Qn[re[0]]:Nt,_e=P._values=P.values(n,P.filter(n,we,N,Ut,Se),N,Ut,Se);P._rotate=J==2?P.rotate(n,_e,N,Ut):0;let jt=P._size;P._size=yi(P.size(n,_e,N,x)),jt!=null&&P._size!=jt&&(w=!1)}),w}function Fi(x){let w=!0;return Ao.forEach((P,N)=>{let W=P(n,N,Ni,x);W!=bi[N]&&(w=!1),bi[N]=W}),w}function ns(){for(let x=0;x<A.length;x++){let w=A[x];if(!w.show||!w._show)continue;let P=w.side,N=P%2,W,J,lt=w.stroke(n,x),ft=P==0||P==3?-1:1,[yt,Nt]=w._found;if(w.label!=null){let Hn=w.labelGap*ft,ni=yn((w._lpos+Hn)*Te);It(w.labelFont[0],lt,"center",P==2?"top":Hm),u.save(),N==1?(W=J=0,u.translate(ni,yn(S+ht/2)),u.rotate((P==3?-ih:ih)/2)):(W=yn(C+Y/2),J=ni);let tr=Pg(w.label)?w.label(n,x,yt,Nt):w.label;u.fillText(tr,W,J),u.restore()}if(Nt==0)continue;let Ut=b[w.scale],kt=N==0?Y:ht,re=N==0?C:S,we=w._splits,Se=Ut.distr==2?we.map(Hn=>Qn[Hn]):we,_e=Ut.distr==2?Qn[we[1]]-Qn[we[0]]:yt,jt=w.ticks,qt=w.border,Ve=jt.show?jt.size:0,Qe=yn(Ve*Te),Tn=yn((w.alignTo==2?w._size-Ve-w.gap:w.gap)*Te),Ne=w._rotate*-ih/180,tn=m(w._pos*Te),ti=(Qe+Tn)*ft,zn=tn+ti;J=N==0?zn:0,W=N==1?zn:0;let pi=w.font[0],Si=w.align==1?mo:w.align==2?md:Ne>0?mo:Ne<0?md:N==0?"center":P==3?md:mo,Bi=Ne||N==1?"middle":P==2?"top":Hm;It(pi,lt,Si,Bi);let ei=w.font[1]*w.lineGap,mi=we.map(Hn=>m(a(Hn,Ut,kt,re))),Mi=w._values;for(let Hn=0;Hn<Mi.length;Hn++){let ni=Mi[Hn];if(ni!=null){N==0?W=mi[Hn]:J=mi[Hn],ni=""+ni;let tr=ni.indexOf(`
`)==-1?[ni]:ni.split(/\n/gm);for(let Vn=0;Vn<tr.length;Vn++){let gf=tr[Vn];Ne?(u.save(),u.translate(W,J+Vn*ei),u.rotate(Ne),u.fillText(gf,0,0),u.restore()):u.fillText(gf,W,J+Vn*ei)}}}jt.show&&ln(mi,jt.filter(n,Se,x,Nt,_e),N,P,tn,Qe,Oe(jt.width*Te,3),jt.stroke(n,x),jt.dash,jt.cap);let zi=w.grid;zi.show&&ln(mi,zi.filter(n,Se,x,Nt,_e),N,N==0?2:1,N==0?S:C,N==0?ht:Y,Oe(zi.width*Te,3),zi.stroke(n,x),zi.dash,zi.cap),qt.show&&ln([tn],[1],N==0?1:0,N==0?1:2,N==1?S:C,N==1?ht:Y,Oe(qt.width*Te,3),qt.stroke(n,x),qt.dash,qt.cap)}En("drawAxes")}function ue(x){y.forEach((w,P)=>{P>0&&(w._paths=null,x&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let je=!1,Bn=!1,Le=[];function cn(){Bn=!1;for(let x=0;x<Le.length;x++)En(...Le[x]);Le.length=0}function Nn(){je||(MM(Jd),je=!0)}function Ba(x,w=!1){je=!0,Bn=w,x(n),Jd(),w&&Le.length>0&&queueMicrotask(cn)}n.batch=Ba;function Jd(){if(ot&&(pe(),ot=!1),vt&&(wt(),vt=!1),_t){if(We(f,mo,Kt),We(f,"top",ae),We(f,Ia,k),We(f,La,Ct),We(g,mo,Kt),We(g,"top",ae),We(g,Ia,k),We(g,La,Ct),We(d,Ia,Ke),We(d,La,on),h.width=yn(Ke*Te),h.height=yn(on*Te),A.forEach(({_el:x,_show:w,_size:P,_pos:N,side:W})=>{if(x!=null)if(w){let J=W===3||W===0?P:0,lt=W%2==1;We(x,lt?"left":"top",N-J),We(x,lt?"width":"height",P),We(x,lt?"top":"left",lt?ae:Kt),We(x,lt?"height":"width",lt?Ct:k),wd(x,gr)}else hi(x,gr)}),br=ws=Sr=z=j=$=Z=Et=E=null,Pt=1,Lo(!0),Kt!=Mt||ae!=Ue||k!=Vt||Ct!=Yt){ue(!1);let x=k/Vt,w=Ct/Yt;if(mt&&!et&&ut.left>=0){ut.left*=x,ut.top*=w,wr&&ji(wr,yn(ut.left),0,k,Ct),Er&&ji(Er,0,yn(ut.top),k,Ct);for(let P=0;P<ce.length;P++){let N=ce[P];N!=null&&(Be[P]*=x,kn[P]*=w,ji(N,yi(Be[P]),yi(kn[P]),k,Ct))}}if(He.show&&!it&&He.left>=0&&He.width>0){He.left*=x,He.width*=x,He.top*=w,He.height*=w;for(let P in Th)We(Rr,P,He[P])}Mt=Kt,Ue=ae,Vt=k,Yt=Ct}En("setSize"),_t=!1}Ke>0&&on>0&&(u.clearRect(0,0,h.width,h.height),En("drawClear"),M.forEach(x=>x()),En("draw")),He.show&&it&&(za(He),it=!1),mt&&et&&(Qs(null,!0,!1),et=!1),dt.show&&dt.live&&pt&&(wh(),pt=!1),l||(l=!0,n.status=1,En("ready")),Ms=!1,je=!1}n.redraw=(x,w)=>{vt=w||!1,x!==!1?Ts(T,L.min,L.max):Nn()};function bh(x,w){let P=b[x];if(P.from==null){if(Je==0){let N=P.range(n,w.min,w.max,x);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(Je>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;x==T&&P.distr==2&&Je>0&&(w.min=Li(w.min,t[0]),w.max=Li(w.max,t[0]),w.min==w.max&&w.max++),F[x]=w,ot=!0,Nn()}}n.setScale=bh;let Sh,Mh,wr,Er,jd,Qd,Tr,Ar,tf,ef,ze,qe,Es=!1,Pn=ut.drag,Mn=Pn.x,wn=Pn.y;mt&&(ut.x&&(Sh=vi(YS,g)),ut.y&&(Mh=vi($S,g)),L.ori==0?(wr=Sh,Er=Mh):(wr=Mh,Er=Sh),ze=ut.left,qe=ut.top);let He=n.select=pn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Rr=He.show?vi(qS,He.over?g:f):null;function za(x,w){if(He.show){for(let P in x)He[P]=x[P],P in Th&&We(Rr,P,x[P]);w!==!1&&En("setSelect")}}n.setSelect=za;function g0(x){if(y[x].show)tt&&wd(oe[x],gr);else if(tt&&hi(oe[x],gr),mt){let P=Rt?ce[0]:ce[x];P!=null&&ji(P,-10,-10,k,Ct)}}function Ts(x,w,P){bh(x,{min:w,max:P})}function Oi(x,w,P,N){w.focus!=null&&b0(x),w.show!=null&&y.forEach((W,J)=>{J>0&&(x==J||x==null)&&(W.show=w.show,g0(J),s==2?(Ts(W.facets[0].scale,null,null),Ts(W.facets[1].scale,null,null)):Ts(W.scale,null,null),Nn())}),P!==!1&&En("setSeries",x,w),N&&Do("setSeries",n,x,w)}n.setSeries=Oi;function _0(x,w){pn(R[x],w)}function x0(x,w){x.fill=ye(x.fill||null),x.dir=Me(x.dir,-1),w=w??R.length,R.splice(w,0,x)}function v0(x){x==null?R.length=0:R.splice(x,1)}n.addBand=x0,n.setBand=_0,n.delBand=v0;function y0(x,w){y[x].alpha=w,mt&&ce[x]!=null&&(ce[x].style.opacity=w),tt&&oe[x]&&(oe[x].style.opacity=w)}let is,As,js,Cr={focus:!0};function b0(x){if(x!=js){let w=x==null,P=Bt.alpha!=1;y.forEach((N,W)=>{if(s==1||W>0){let J=w||W==0||W==x;N._focus=w?null:J,P&&y0(W,J?1:Bt.alpha)}}),js=x,P&&Nn()}}tt&&te&&be(Xm,At,x=>{ut._lock||(Qt(x),js!=null&&Oi(null,Cr,!0,hn.setSeries))});function ki(x,w,P){let N=b[w];P&&(x=x/Te-(N.ori==1?ae:Kt));let W=k;N.ori==1&&(W=Ct,x=W-x),N.dir==-1&&(x=W-x);let J=N._min,lt=N._max,ft=x/W,yt=J+(lt-J)*ft,Nt=N.distr;return Nt==3?xo(10,yt):Nt==4?uM(yt,N.asinh):Nt==100?N.bwd(yt):yt}function S0(x,w){let P=ki(x,T,w);return Li(P,t[0],en,nn)}n.valToIdx=x=>Li(x,t[0]),n.posToIdx=S0,n.posToVal=ki,n.valToPos=(x,w,P)=>b[w].ori==0?r(x,b[w],P?Y:k,P?C:0):o(x,b[w],P?ht:Ct,P?S:0),n.setCursor=(x,w,P)=>{ze=x.left,qe=x.top,Qs(null,w,P)};function nf(x,w){We(Rr,mo,He.left=x),We(Rr,Ia,He.width=w)}function sf(x,w){We(Rr,"top",He.top=x),We(Rr,La,He.height=w)}let Po=L.ori==0?nf:sf,Io=L.ori==1?nf:sf;function M0(){if(tt&&dt.live)for(let x=s==2?1:0;x<y.length;x++){if(x==0&&he)continue;let w=dt.values[x],P=0;for(let N in w)Gt[x][P++].firstChild.nodeValue=w[N]}}function wh(x,w){if(x!=null&&(x.idxs?x.idxs.forEach((P,N)=>{st[N]=P}):mM(x.idx)||st.fill(x.idx),dt.idx=st[0]),tt&&dt.live){for(let P=0;P<y.length;P++)(P>0||s==1&&!he)&&w0(P,st[P]);M0()}pt=!1,w!==!1&&En("setLegend")}n.setLegend=wh;function w0(x,w){let P=y[x],N=x==0&&H==2?Qn:t[x],W;he?W=P.values(n,x,w)??se:(W=P.value(n,w==null?null:N[w],x,w),W=W==null?se:{_:W}),dt.values[x]=W}function Qs(x,w,P){tf=ze,ef=qe,[ze,qe]=ut.move(n,ze,qe),ut.left=ze,ut.top=qe,mt&&(wr&&ji(wr,yn(ze),0,k,Ct),Er&&ji(Er,0,yn(qe),k,Ct));let N,W=en>nn;is=Fe,As=null;let J=L.ori==0?k:Ct,lt=L.ori==1?k:Ct;if(ze<0||Je==0||W){N=ut.idx=null;for(let ft=0;ft<y.length;ft++){let yt=ce[ft];yt!=null&&ji(yt,-10,-10,k,Ct)}te&&Oi(null,Cr,!0,x==null&&hn.setSeries),dt.live&&(st.fill(N),pt=!0)}else{let ft,yt,Nt;s==1&&(ft=L.ori==0?ze:qe,yt=ki(ft,T),N=ut.idx=Li(yt,t[0],en,nn),Nt=G(t[0][N],L,J,0));let Ut=-10,kt=-10,re=0,we=0,Se=!0,_e="",jt="";for(let qt=s==2?1:0;qt<y.length;qt++){let Ve=y[qt],Qe=st[qt],Tn=Qe==null?null:s==1?t[qt][Qe]:t[qt][1][Qe],Ne=ut.dataIdx(n,qt,N,yt),tn=Ne==null?null:s==1?t[qt][Ne]:t[qt][1][Ne];if(pt=pt||tn!=Tn||Ne!=Qe,st[qt]=Ne,qt>0&&Ve.show){let ti=Ne==null?-10:Ne==N?Nt:G(s==1?t[0][Ne]:t[qt][0][Ne],L,J,0),zn=tn==null?-10:D(tn,s==1?b[Ve.scale]:b[Ve.facets[1].scale],lt,0);if(te&&tn!=null){let pi=L.ori==1?ze:qe,Si=bn(Bt.dist(n,qt,Ne,zn,pi));if(Si<is){let Bi=Bt.bias;if(Bi!=0){let ei=ki(pi,Ve.scale),mi=tn>=0?1:-1,Mi=ei>=0?1:-1;Mi==mi&&(Mi==1?Bi==1?tn>=ei:tn<=ei:Bi==1?tn<=ei:tn>=ei)&&(is=Si,As=qt)}else is=Si,As=qt}}if(pt||Rt){let pi,Si;L.ori==0?(pi=ti,Si=zn):(pi=zn,Si=ti);let Bi,ei,mi,Mi,zi,Hn,ni=!0,tr=ct.bbox;if(tr!=null){ni=!1;let Vn=tr(n,qt);mi=Vn.left,Mi=Vn.top,Bi=Vn.width,ei=Vn.height}else mi=pi,Mi=Si,Bi=ei=ct.size(n,qt);if(Hn=ct.fill(n,qt),zi=ct.stroke(n,qt),Rt)qt==As&&is<=Bt.prox&&(Ut=mi,kt=Mi,re=Bi,we=ei,Se=ni,_e=Hn,jt=zi);else{let Vn=ce[qt];Vn!=null&&(Be[qt]=mi,kn[qt]=Mi,jm(Vn,Bi,ei,ni),Km(Vn,Hn,zi),ji(Vn,yi(mi),yi(Mi),k,Ct))}}}}if(Rt){let qt=Bt.prox,Ve=js==null?is<=qt:is>qt||As!=js;if(pt||Ve){let Qe=ce[0];Qe!=null&&(Be[0]=Ut,kn[0]=kt,jm(Qe,re,we,Se),Km(Qe,_e,jt),ji(Qe,yi(Ut),yi(kt),k,Ct))}}}if(He.show&&Es)if(x!=null){let[ft,yt]=hn.scales,[Nt,Ut]=hn.match,[kt,re]=x.cursor.sync.scales,we=x.cursor.drag;if(Mn=we._x,wn=we._y,Mn||wn){let{left:Se,top:_e,width:jt,height:qt}=x.select,Ve=x.scales[kt].ori,Qe=x.posToVal,Tn,Ne,tn,ti,zn,pi=ft!=null&&Nt(ft,kt),Si=yt!=null&&Ut(yt,re);pi&&Mn?(Ve==0?(Tn=Se,Ne=jt):(Tn=_e,Ne=qt),tn=b[ft],ti=G(Qe(Tn,kt),tn,J,0),zn=G(Qe(Tn+Ne,kt),tn,J,0),Po(Di(ti,zn),bn(zn-ti))):Po(0,J),Si&&wn?(Ve==1?(Tn=Se,Ne=jt):(Tn=_e,Ne=qt),tn=b[yt],ti=D(Qe(Tn,re),tn,lt,0),zn=D(Qe(Tn+Ne,re),tn,lt,0),Io(Di(ti,zn),bn(zn-ti))):Io(0,lt)}else Ah()}else{let ft=bn(tf-jd),yt=bn(ef-Qd);if(L.ori==1){let re=ft;ft=yt,yt=re}Mn=Pn.x&&ft>=Pn.dist,wn=Pn.y&&yt>=Pn.dist;let Nt=Pn.uni;Nt!=null?Mn&&wn&&(Mn=ft>=Nt,wn=yt>=Nt,!Mn&&!wn&&(yt>ft?wn=!0:Mn=!0)):Pn.x&&Pn.y&&(Mn||wn)&&(Mn=wn=!0);let Ut,kt;Mn&&(L.ori==0?(Ut=Tr,kt=ze):(Ut=Ar,kt=qe),Po(Di(Ut,kt),bn(kt-Ut)),wn||Io(0,lt)),wn&&(L.ori==1?(Ut=Tr,kt=ze):(Ut=Ar,kt=qe),Io(Di(Ut,kt),bn(kt-Ut)),Mn||Po(0,J)),!Mn&&!wn&&(Po(0,0),Io(0,0))}if(Pn._x=Mn,Pn._y=wn,x==null){if(P){if(mf!=null){let[ft,yt]=hn.scales;hn.values[0]=ft!=null?ki(L.ori==0?ze:qe,ft):null,hn.values[1]=yt!=null?ki(L.ori==1?ze:qe,yt):null}Do(gd,n,ze,qe,k,Ct,N)}if(te){let ft=P&&hn.setSeries,yt=Bt.prox;js==null?is<=yt&&Oi(As,Cr,!0,ft):is>yt?Oi(null,Cr,!0,ft):As!=js&&Oi(As,Cr,!0,ft)}}pt&&(dt.idx=N,wh()),w!==!1&&En("setCursor")}let Rs=null;Object.defineProperty(n,"rect",{get(){return Rs==null&&Lo(!1),Rs}});function Lo(x=!1){x?Rs=null:(Rs=g.getBoundingClientRect(),En("syncRect",Rs))}function rf(x,w,P,N,W,J,lt){ut._lock||Es&&x!=null&&x.movementX==0&&x.movementY==0||(Eh(x,w,P,N,W,J,lt,!1,x!=null),x!=null?Qs(null,!0,!0):Qs(w,!0,!1))}function Eh(x,w,P,N,W,J,lt,ft,yt){if(Rs==null&&Lo(!1),Qt(x),x!=null)P=x.clientX-Rs.left,N=x.clientY-Rs.top;else{if(P<0||N<0){ze=-10,qe=-10;return}let[Nt,Ut]=hn.scales,kt=w.cursor.sync,[re,we]=kt.values,[Se,_e]=kt.scales,[jt,qt]=hn.match,Ve=w.axes[0].side%2==1,Qe=L.ori==0?k:Ct,Tn=L.ori==1?k:Ct,Ne=Ve?J:W,tn=Ve?W:J,ti=Ve?N:P,zn=Ve?P:N;if(Se!=null?P=jt(Nt,Se)?a(re,b[Nt],Qe,0):-10:P=Qe*(ti/Ne),_e!=null?N=qt(Ut,_e)?a(we,b[Ut],Tn,0):-10:N=Tn*(zn/tn),L.ori==1){let pi=P;P=N,N=pi}}yt&&(w==null||w.cursor.event.type==gd)&&((P<=1||P>=k-1)&&(P=pr(P,k)),(N<=1||N>=Ct-1)&&(N=pr(N,Ct))),ft?(jd=P,Qd=N,[Tr,Ar]=ut.move(n,P,N)):(ze=P,qe=N)}let Th={width:0,height:0,left:0,top:0};function Ah(){za(Th,!1)}let of,af,lf,cf;function hf(x,w,P,N,W,J,lt){Es=!0,Mn=wn=Pn._x=Pn._y=!1,Eh(x,w,P,N,W,J,lt,!0,!1),x!=null&&(be(_d,Sd,uf,!1),Do(Gm,n,Tr,Ar,k,Ct,null));let{left:ft,top:yt,width:Nt,height:Ut}=He;of=ft,af=yt,lf=Nt,cf=Ut}function uf(x,w,P,N,W,J,lt){Es=Pn._x=Pn._y=!1,Eh(x,w,P,N,W,J,lt,!1,!0);let{left:ft,top:yt,width:Nt,height:Ut}=He,kt=Nt>0||Ut>0,re=of!=ft||af!=yt||lf!=Nt||cf!=Ut;if(kt&&re&&za(He),Pn.setScale&&kt&&re){let we=ft,Se=Nt,_e=yt,jt=Ut;if(L.ori==1&&(we=yt,Se=Ut,_e=ft,jt=Nt),Mn&&Ts(T,ki(we,T),ki(we+Se,T)),wn)for(let qt in b){let Ve=b[qt];qt!=T&&Ve.from==null&&Ve.min!=Fe&&Ts(qt,ki(_e+jt,qt),ki(_e,qt))}Ah()}else ut.lock&&(ut._lock=!ut._lock,Qs(w,!0,x!=null));x!=null&&(mn(_d,Sd),Do(_d,n,ze,qe,k,Ct,null))}function E0(x,w,P,N,W,J,lt){if(ut._lock)return;Qt(x);let ft=Es;if(Es){let yt=!0,Nt=!0,Ut=10,kt,re;L.ori==0?(kt=Mn,re=wn):(kt=wn,re=Mn),kt&&re&&(yt=ze<=Ut||ze>=k-Ut,Nt=qe<=Ut||qe>=Ct-Ut),kt&&yt&&(ze=ze<Tr?0:k),re&&Nt&&(qe=qe<Ar?0:Ct),Qs(null,!0,!0),Es=!1}ze=-10,qe=-10,st.fill(null),Qs(null,!0,!0),ft&&(Es=ft)}function df(x,w,P,N,W,J,lt){ut._lock||(Qt(x),Co(),Ah(),x!=null&&Do(qm,n,ze,qe,k,Ct,null))}function ff(){A.forEach(Iw),O(n.width,n.height,!0)}_r(sh,_o,ff);let Pr={};Pr.mousedown=hf,Pr.mousemove=rf,Pr.mouseup=uf,Pr.dblclick=df,Pr.setSeries=(x,w,P,N)=>{let W=hn.match[2];P=W(n,w,P),P!=-1&&Oi(P,N,!0,!1)},mt&&(be(Gm,g,hf),be(gd,g,rf),be(Wm,g,x=>{Qt(x),Lo(!1)}),be(Xm,g,E0),be(qm,g,df),Pd.add(n),n.syncRect=Lo);let Ha=n.hooks=i.hooks||{};function En(x,w,P){Bn?Le.push([x,w,P]):x in Ha&&Ha[x].forEach(N=>{N.call(null,n,w,P)})}(i.plugins||[]).forEach(x=>{for(let w in x.hooks)Ha[w]=(Ha[w]||[]).concat(x.hooks[w])});let pf=(x,w,P)=>P,hn=pn({key:null,setSeries:!1,filters:{pub:ig,sub:ig},scales:[T,y[1]?y[1].scale:null],match:[sg,sg,pf],values:[null,null]},ut.sync);hn.match.length==2&&hn.match.push(pf),ut.sync=hn;let mf=hn.key,Rh=t0(mf);function Do(x,w,P,N,W,J,lt){hn.filters.pub(x,w,P,N,W,J,lt)&&Rh.pub(x,w,P,N,W,J,lt)}Rh.sub(n);function T0(x,w,P,N,W,J,lt){hn.filters.sub(x,w,P,N,W,J,lt)&&Pr[x](null,w,P,N,W,J,lt)}n.pub=T0;function A0(){Rh.unsub(n),Pd.delete(n),Sn.clear(),Ed(sh,_o,ff),c.remove(),At?.remove(),En("destroy")}n.destroy=A0;function Ch(){En("init",i,t),Ro(t||i.data,!1),F[T]?bh(T,F[T]):Co(),it=He.show&&(He.width>0||He.height>0),et=pt=!0,O(i.width,i.height)}return y.forEach(yr),A.forEach(Qi),e?e instanceof HTMLElement?(e.appendChild(c),Ch()):e(n,Ch):Ch(),n}Dn.assign=pn;Dn.fmtNum=Od;Dn.rangeNum=rh;Dn.rangeLog=lh;Dn.rangeAsinh=Ud;Dn.orient=vr;Dn.pxRatio=Te;Dn.join=SM;Dn.fmtDate=Bd,Dn.tzDate=DM;Dn.sync=t0;{Dn.addGap=mw,Dn.clipGaps=uh;let i=Dn.paths={points:o0};i.linear=l0,i.stepped=xw,i.bars=vw,i.spline=bw}var fi=i=>t=>t.column(i),Eo=i=>t=>{let e=t.column(i);return e.map(n=>n-e[0])},Lw=i=>t=>t.column(i).some(e=>Math.abs(e)>1e-12),Dw=[{id:"ledger",title:"Energy ledger",unit:"J",stacked:!0,hint:"where every joule is: the bands add up to what there was at the start, plus work from outside, correction and time step (dashed)",lines:[{name:"restitution loss",colour:"#cc3fa0",of:fi("restitution_loss")},{name:"friction loss",colour:"#e69f00",of:fi("friction_loss")},{name:"potential",colour:"#5b8ff9",of:fi("potential")},{name:"kinetic",colour:"#2f9e44",of:fi("kinetic")},{name:"correction",colour:"#9c36b5",of:fi("corrected"),apart:!0}]},{id:"sources",title:"Work and correction",unit:"J",hint:"what came from outside (forces, your hand, moving bodies), from the removal of overlap and from the finite step",lines:[{name:"work",colour:"#d94801",of:fi("work")},{name:"kinematic work",colour:"#9c755f",of:fi("kinematic_work"),shown:Lw("kinematic_work")},{name:"correction",colour:"#9c36b5",of:fi("corrected")},{name:"time step",colour:"#868e96",of:fi("time_step")}]},{id:"momentum",title:"Momentum drift",unit:"kg\xB7m/s",hint:"change of linear momentum since the first frame, and of angular momentum about the origin [kg\xB7m\xB2/s]: rounding only, when nothing pushes from outside",lines:[{name:"px",colour:"#e03131",of:Eo("px")},{name:"py",colour:"#2f9e44",of:Eo("py")},{name:"pz",colour:"#1971c2",of:Eo("pz")},{name:"Lx",colour:"#ff8787",of:Eo("lx")},{name:"Ly",colour:"#8ce99a",of:Eo("ly")},{name:"Lz",colour:"#74c0fc",of:Eo("lz")}]},{id:"residual",title:"Residual",unit:"m/s",log:!0,hint:"by how much the contact law failed at worst; the dashed line is the tolerance",lines:[{name:"residual",colour:"#d94801",of:i=>i.column("residual").map(t=>t>1e-17?t:1e-17)}]},{id:"overlap",title:"Overlap",unit:"m",hint:"deepest overlap of two bodies",lines:[{name:"overlap",colour:"#1971c2",of:fi("overlap")}]},{id:"sweeps",title:"Sweeps",unit:"",hint:"passes over contacts in a step, all islands together",lines:[{name:"sweeps",colour:"#2f9e44",of:fi("sweeps")},{name:"contacts",colour:"#868e96",of:fi("contacts")}]},{id:"time",title:"Step time",unit:"ms",hint:"how long a step took on the machine that made it",lines:[{name:"step",colour:"#9c36b5",of:fi("step_ms")}]}],d0=3e3;function Nw(i,t){if(i<=d0)return Array.from({length:i},(s,r)=>r);let e=[],n=Math.ceil(i/(d0/2));for(let s=0;s<i;s+=n){let r=Math.min(s+n,i),o=s,a=s;for(let l=s;l<r;l++)t[0][l]<t[0][o]&&(o=l),t[0][l]>t[0][a]&&(a=l);e.push(...new Set([Math.min(o,a),Math.max(o,a)]))}return e.at(-1)!==i-1&&e.push(i-1),e}function Uw(i,t){let e=[];for(let n=Math.ceil(Math.log10(i));n<=Math.log10(t);n++)n%3===0&&e.push(10**n);return e}var mh=class{constructor(t){this.seek=t;new ResizeObserver(()=>this.resize()).observe(this.root)}seek;root=Ft("plots");charts=new Map;store=null;drawn=-1;frame=0;lastDraw=0;get open(){return!this.root.hidden}toggle(t=this.root.hidden){this.root.hidden=!t,t&&this.refresh(!0)}show(t){this.store=t;for(let{chart:e}of this.charts.values())e.destroy();this.charts.clear(),this.root.replaceChildren(),this.drawn=-1,this.open&&this.refresh(!0)}build(t){let e=q("div",{class:"plot",id:`plot-${t.id}`}),n=t.lines.filter(g=>!g.shown||g.shown(this.store)),s={...t,lines:n},r=getComputedStyle(document.documentElement),o=r.getPropertyValue("--quiet").trim(),a=r.getPropertyValue("--line").trim(),l=q("div",{class:"plot-head",title:t.hint},q("b",{},t.title),t.unit?` [${t.unit}]`:"",q("button",{class:"small",title:"save the numbers of this plot",onclick:()=>this.csv(t.id)},"CSV")),c={stroke:o,grid:{stroke:a,width:1},ticks:{stroke:a,width:1},font:"10px system-ui"},h=g=>Dt(g,3),u=[{label:"t",value:(g,v)=>v===null?"":`${Dt(v,5)} s`},...n.map((g,v)=>({label:g.name,stroke:g.colour,width:1.5,points:{show:!1},fill:t.stacked&&!g.apart?g.colour+"66":void 0,value:(m,p,y,A)=>{let b=this.charts.get(t.id),R=A??b?.kept.indexOf(this.frame-(this.store?.rowFirst??0))??-1;return b&&R>=0?Dt(b.raw[v][R],4):"\u2013"}}))];t.stacked&&u.push({label:"start and work",stroke:r.getPropertyValue("--ink").trim(),width:1,dash:[5,4],points:{show:!1},value:(g,v)=>v===null?"\u2013":Dt(v,4)});let d=this,f=new Dn({width:300,height:150,series:u,padding:[6,8,0,0],scales:{x:{time:!1},y:t.log?{distr:3,range:(g,v,m)=>[Math.min(v,1e-13)/2,Math.max(m,this.store?.about.tolerance??1e-8)*3]}:{range:(g,v,m)=>Fw(v,m)}},axes:[{...c,values:(g,v)=>v.map(m=>`${Dt(m,4)}`),size:24},{...c,size:54,values:(g,v)=>v.map(m=>m===null?"":h(m)),...t.log?{splits:(g,v,m,p)=>Uw(m,p),filter:(g,v)=>v}:{}}],bands:t.stacked?n.filter(g=>!g.apart).map((g,v)=>({series:[v+2,v+1]})).slice(0,-1):void 0,cursor:{sync:{key:"tumble"},drag:{x:!1,y:!1},points:{size:5}},legend:{live:!0},hooks:{draw:[g=>d.marks(g,t)],ready:[g=>g.over.addEventListener("click",()=>{let v=g.cursor.idx,m=d.charts.get(t.id);v!=null&&m&&d.seek(d.store.rowFirst+m.kept[v])})]}},u.map(()=>[]),e);e.prepend(l),this.root.append(e),this.charts.set(t.id,{plot:s,chart:f,holder:e,kept:[],raw:[]})}marks(t,e){let n=this.store;if(!n)return;let s=t.ctx,r=getComputedStyle(document.documentElement),o=t.valToPos(n.time(this.frame),"x",!0);if(s.save(),s.fillStyle=r.getPropertyValue("--ink").trim(),o>=t.bbox.left&&o<=t.bbox.left+t.bbox.width&&s.fillRect(o-.75,t.bbox.top,1.5,t.bbox.height),e.log&&n.about.tolerance){let a=t.valToPos(n.about.tolerance,"y",!0);s.strokeStyle=r.getPropertyValue("--quiet").trim(),s.setLineDash([6,5]),s.beginPath(),s.moveTo(t.bbox.left,a),s.lineTo(t.bbox.left+t.bbox.width,a),s.stroke()}s.restore()}refresh(t=!1){let e=this.store;if(!e||!this.open||e.rowCount===0)return;let n=performance.now();e.overlapNext<e.rowCount&&e.readOverlaps(()=>this.open&&this.store===e).catch(()=>{});let s=e.rowCount+(e.live?0:e.overlapNext);if(!t&&(s===this.drawn||n-this.lastDraw<250))return;this.lastDraw=n,this.drawn=s,this.charts.size===0&&Dw.forEach(o=>this.build(o));let r=e.column("time");for(let o of this.charts.values()){let a=o.plot.lines.map(c=>c.of(e));o.kept=Nw(e.rowCount,a),o.raw=a.map(c=>Float64Array.from(o.kept,h=>c[h]));let l=[o.kept.map(c=>r[c])];if(o.plot.stacked){let c=1/0;for(let f of e.column("potential"))c=Math.min(c,f);let h=new Float64Array(o.kept.length);o.plot.lines.forEach((f,g)=>{if(f.apart)return l.push(Array.from(o.raw[g]));for(let v=0;v<h.length;v++)h[v]+=o.raw[g][v]-(f.name==="potential"?c:0);l.push(Array.from(h))});let u=e.column("kinetic")[0]+e.column("potential")[0],d=["work","kinematic_work","corrected","time_step"].map(f=>e.column(f));l.push(o.kept.map(f=>u-c+d.reduce((g,v)=>g+v[f],0)))}else for(let c of o.raw)l.push(Array.from(c,h=>Number.isFinite(h)?h:null));o.chart.setData(l)}this.resize()}resize(){for(let{chart:t,holder:e}of this.charts.values()){let n=e.querySelector(".u-legend")?.offsetHeight??20,s=e.querySelector(".plot-head")?.offsetHeight??20,r={width:Math.max(e.clientWidth,120),height:Math.max(e.clientHeight-n-s,60)};(t.width!==r.width||t.height!==r.height)&&t.setSize(r)}}setFrame(t){if(t!==this.frame&&(this.frame=t,!!this.open))for(let{chart:e,kept:n}of this.charts.values()){let s=Ow(n,t-(this.store?.rowFirst??0));(e.cursor.idx===null||e.cursor.idx===void 0)&&e.setLegend({idx:s}),e.redraw(!1,!1)}}csv(t){let e=this.store,n=this.charts.get(t);if(!e||!n)return;let s=n.plot,r=e.column("time"),o=s.lines.map(l=>l.of(e)),a=[`frame,time [s],${s.lines.map(l=>`${l.name}${s.unit?` [${s.unit}]`:""}`).join(",")}`];for(let l=0;l<e.rowCount;l++)a.push([e.rowFirst+l,r[l],...o.map(c=>c[l])].join(","));Ma(`${e.about.name||"tumble"}-${t}.csv`,new Blob([a.join(`
`)+`
`],{type:"text/csv"}))}ids(){return[...this.charts.keys()]}values(t){let e=this.charts.get(t),n=this.store;if(!e||!n)return{};let s=this.frame-n.rowFirst;return Object.fromEntries(e.plot.lines.map(r=>[r.name,r.of(n)[s]]))}};function Fw(i,t){if(i===null||t===null)return[0,1];let e=Math.max(Math.abs(i),Math.abs(t));if(t-i<=1e-12*e||t===i)return e===0?[-1,1]:[i-.1*e,t+.1*e];let n=.08*(t-i);return[i-n,t+n]}function Ow(i,t){let e=0;for(let n=0;n<i.length;n++)Math.abs(i[n]-t)<Math.abs(i[e]-t)&&(e=n);return e}var gh="world";function _h(i,t,e=!1){let n=new URLSearchParams;return t&&n.set("token",t),n.set("source",String(i.source)),n.set("frame",String(i.frame)),i.body>=0&&n.set("body",String(i.body)),i.contact>=0&&n.set("contact",String(i.contact)),(i.compare!==null||e)&&n.set("compare",i.compare===null?"none":String(i.compare)),i.camera&&n.set("camera",i.camera.map(s=>Number(s.toPrecision(6))).join(",")),i.camera&&i.auto&&n.set("auto","1"),n.set("layers",[...i.layers].join(",")),i.colour!=="body"&&n.set("colour",i.colour),i.follow&&n.set("follow","1"),i.speed!==1&&n.set("speed",String(i.speed)),i.loop&&n.set("loop","1"),i.range&&n.set("range",i.range.join(",")),i.plots&&n.set("plots","1"),i.tab!==gh&&n.set("tab",i.tab),"#"+n.toString().replaceAll("%2C",",")}function qd(i){let t=new URLSearchParams(i.replace(/^#/,"")),e={},n=c=>{let h=t.get(c);return h!==null&&/^\d{1,15}$/.test(h)?Number(h):void 0},s=(c,h)=>{let u=t.get(c)?.split(",").map(Number);return u&&u.length===h&&u.every(Number.isFinite)?u:void 0},r=(c,h)=>{h!==void 0&&(e[c]=h)};r("source",n("source")),r("frame",n("frame")),r("body",n("body")),r("contact",n("contact")),r("compare",t.get("compare")==="none"?null:n("compare")),r("camera",s("camera",6)),e.camera&&(e.auto=t.get("auto")==="1");let o=s("range",2);o&&(e.range=[o[0],o[1]]);let a=t.get("layers");a!==null&&(e.layers=new Set(a.split(",").filter(Boolean))),r("colour",t.get("colour")??void 0),t.get("follow")==="1"&&(e.follow=!0);let l=Number(t.get("speed"));return l>=.05&&l<=8&&(e.speed=l),t.get("loop")==="1"&&(e.loop=!0),t.get("plots")==="1"&&(e.plots=!0),r("tab",t.get("tab")??void 0),e}var kw=256<<20,f0=3<<20,Oa=class{constructor(t,e){this.link=t;this.index=e}link;index;about;bodies=[];epoch=0;first=0;end=0;growing=!1;grownAt=-1/0;columns=Ea.map(()=>new Float64Array(1024));hashes=new BigUint64Array(1024);rowFirst=0;rowCount=0;events=[];eventsNext=0;cache=new Map;cached=0;asked=new Set;frameBytes=4096;pulling=!1;overlapping=!1;listening=!1;told=Promise.resolve();overlapNext=0;get live(){return this.about.kind==="live"}get last(){return Math.max(this.end-1,0)}path(t=""){return`/api/source/${this.index}${t}`}async open(){let t=await this.link.json(this.path()),e=[];for(let n=0,s=t.bodies;n<s;){let r=await this.link.json(this.path(`/bodies?from=${n}`));e.push(...r.bodies),n=r.next}this.about=t,this.bodies=e,this.restart(t.epoch,t.first,t.end),this.growing=t.growing,await this.readRows(),this.told=this.readEvents(),this.told.catch(()=>{})}restart(t,e,n){this.epoch=t,this.first=e,this.end=n,this.rowFirst=this.rowCount=0,this.events=[],this.eventsNext=0,this.cache.clear(),this.asked.clear(),this.cached=0}reserve(t){if(t<=this.hashes.length)return;let e=2*t;this.columns=this.columns.map(s=>{let r=new Float64Array(e);return r.set(s),r});let n=new BigUint64Array(e);n.set(this.hashes),this.hashes=n}takeRows(t){this.rowCount===0&&(this.rowFirst=t.first);let e=this.rowFirst+this.rowCount-t.first;if(e<0)return!1;this.reserve(this.rowCount+t.count);let n=new BigUint64Array(t.numbers.buffer,t.numbers.byteOffset,t.numbers.length);for(let s=e;s<t.count;s++){for(let r=0;r<Ea.length;r++)this.columns[r][this.rowCount]=t.numbers[25*s+r];this.hashes[this.rowCount++]=n[25*s+24]}return!0}async readRows(){for(;;){let t=this.rowCount===0?this.live?this.first:0:this.rowFirst+this.rowCount,e=nd(await this.link.bytes(this.path(`/rows?from=${t}`)));if(e.epoch!==this.epoch||e.count===0||(this.takeRows(e),this.rowFirst+this.rowCount>=this.end))return}}async readEvents(){if(!this.listening){this.listening=!0;try{for(;;){let t=Em(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));if(t.epoch!==this.epoch||t.next<=this.eventsNext)return;for(let e of t.list)this.events.push(e);if(this.eventsNext=t.next,this.eventsNext>=this.end)return}}finally{this.listening=!1}}}async grow(t){if(t>this.end&&(this.grownAt=performance.now()),this.end=t,!this.pulling){this.pulling=!0;try{await this.readRows(),await this.readEvents()}finally{this.pulling=!1}}}async readOverlaps(t){if(!(this.live||this.overlapping)){this.overlapping=!0;try{let e=()=>this.columns[Ji.overlap];for(;t()&&this.overlapNext<this.rowFirst+this.rowCount;){let n=new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));if(n.length===0)return;n.forEach((s,r)=>{let o=this.overlapNext+r-this.rowFirst;o>=0&&o<this.rowCount&&(e()[o]=s)}),this.overlapNext+=n.length}}finally{this.overlapping=!1}}}value(t,e){let n=e-this.rowFirst;return n>=0&&n<this.rowCount?this.columns[Ji[t]][n]:NaN}column(t){return this.columns[Ji[t]].subarray(0,this.rowCount)}time(t){let e=this.value("time",t);return Number.isNaN(e)?t*this.about.step:e}frameAt(t){let e=this.column("time"),n=0,s=e.length;for(;n<s;){let r=n+s>>1;e[r]<=t?n=r+1:s=r}return this.rowFirst+Math.max(n-1,0)}peek(t){let e=this.cache.get(t);return e&&(this.cache.delete(t),this.cache.set(t,e)),e}keep(t){let e=this.cache.get(t.number);e&&(this.cached-=e.bytes),this.cache.set(t.number,t),this.cached+=t.bytes,this.frameBytes=t.bytes;for(let[n,s]of this.cache){if(this.cached<=kw||this.cache.size<=2)break;this.cache.delete(n),this.cached-=s.bytes}}async fetch(t,e=!1){let n=this.peek(t);if(n)return n;if(this.asked.has(t))return;let s=e?Math.max(1,Math.min(64,Math.floor(f0/this.frameBytes))):1;for(let o=0;o<s;o++)this.asked.add(t+o);let r=this.epoch;try{let o=await this.link.bytes(this.path(`/frames?from=${t}&count=${s}`)),a=Mm(o);if(a>o.byteLength){let l=new Uint8Array(a);l.set(new Uint8Array(o));for(let c=o.byteLength;c<a;){let h=await this.link.bytes(this.path(`/frames?from=${t}&offset=${c}`));l.set(new Uint8Array(h),c),c+=h.byteLength}o=l.buffer}if(r!==this.epoch)return;for(let l of Sm(o))this.keep(l)}finally{for(let o=0;o<s;o++)this.asked.delete(t+o)}return this.cache.get(t)}prefetch(t){if(this.asked.size>0)return;let e=Math.max(2,Math.min(48,Math.floor(f0/this.frameBytes)));for(let n=1;n<=e&&t+n<this.end;n++)if(!this.cache.has(t+n)){this.fetch(t+n,!0).catch(()=>{});return}}nextEvent(t,e){let n=this.events.filter(r=>r.kind>=2),s=n.length>0?n:this.events;return e?s.findLast(r=>r.frame<t):s.find(r=>r.frame>t)}};var xh=class{constructor(t,e){this.seek=t;this.eventName=e;let n=r=>this.frameAt(r.clientX);this.canvas.addEventListener("pointerdown",r=>{this.canvas.setPointerCapture(r.pointerId),this.dragging=!0,this.seek(n(r))}),this.canvas.addEventListener("pointermove",r=>{this.dragging&&this.seek(n(r)),this.hover(r)});let s=()=>this.dragging=!1;this.canvas.addEventListener("pointerup",s),this.canvas.addEventListener("pointercancel",s),this.canvas.addEventListener("pointerleave",()=>this.tip.hidden=!0),new ResizeObserver(()=>this.draw()).observe(this.canvas)}seek;eventName;canvas=Ft("strip");tip=Ft("strip-tip");store=null;state={frame:0,range:null,differs:null};dragging=!1;show(t){this.store=t,this.draw()}set(t){this.state=t,this.draw()}span(){let t=this.store;return t?[t.first,Math.max(t.last,t.first+1)]:[0,1]}frameAt(t){let e=this.canvas.getBoundingClientRect(),[n,s]=this.span(),r=Math.min(Math.max((t-e.left)/e.width,0),1);return Math.min(Math.round(n+r*(s-n)),this.store?.last??0)}hover(t){let e=this.store;if(!e||e.rowCount===0)return;let n=this.frameAt(t.clientX),s=e.events.filter(a=>a.frame===n).slice(0,3).map(a=>this.eventName(a.kind));this.tip.textContent=`frame ${n} \xB7 ${Dt(e.time(n),4)} s \xB7 kinetic ${Dt(e.value("kinetic",n),3)} J \xB7 residual ${Dt(e.value("residual",n),2)} m/s`+(s.length?` \xB7 ${s.join(", ")}`:""),this.tip.hidden=!1;let r=this.canvas.getBoundingClientRect(),o=Math.min(Math.max(t.clientX-r.left,130),r.width-130);this.tip.style.left=`${o}px`}draw(){let t=this.canvas,e=Math.min(devicePixelRatio,2),n=t.clientWidth,s=t.clientHeight;if(n===0)return;t.width!==Math.round(n*e)&&(t.width=Math.round(n*e)),t.height!==Math.round(s*e)&&(t.height=Math.round(s*e));let r=t.getContext("2d");r.setTransform(e,0,0,e,0,0);let o=getComputedStyle(document.documentElement),a=F=>o.getPropertyValue(F).trim();r.clearRect(0,0,n,s);let l=this.store;if(!l||l.rowCount===0)return;let[c,h]=this.span(),u=F=>(F-c)/(h-c)*n,d=Math.floor(s*.58),f=F=>l.columns[Ji[F]],g=f("kinetic"),v=f("potential"),m=l.columns[Ji.residual],p=1/0,y=-1/0,A=Math.max(c-l.rowFirst,0);for(let F=A;F<l.rowCount;F++)p=Math.min(p,v[F]),y=Math.max(y,v[F]+g[F]);y-p<1e-300&&(y=p+1);let b=Math.max(1,Math.floor(n)),R=new Float64Array(b).fill(NaN),T=new Float64Array(b).fill(NaN),_=new Float64Array(b).fill(NaN);for(let F=A;F<l.rowCount;F++){let X=Math.min(b-1,Math.max(0,Math.floor(u(l.rowFirst+F)))),V=v[F]+g[F];R[X]>=V||(R[X]=V),T[X]>=v[F]||(T[X]=v[F]),_[X]>=m[F]||(_[X]=m[F])}for(let F of[R,T,_])for(let X=1;X<b;X++)Number.isNaN(F[X])&&(F[X]=F[X-1]);let M=F=>d-2-(F-p)/(y-p)*(d-6),U=(F,X,V)=>{r.fillStyle=V,r.beginPath(),r.moveTo(0,X(0));for(let at=0;at<b;at++)r.lineTo(at,M(F[at]));for(let at=b-1;at>=0;at--)r.lineTo(at,X(at));r.fill()};U(T,()=>d,a("--potential")),U(R,F=>M(T[F]),a("--kinetic"));let I=l.about.tolerance??1e-8,L=F=>Math.min(Math.max((Math.log10(Math.max(F,1e-16))+16)/14,0),1);for(let F=0;F<b;F++){if(!(_[F]>0))continue;r.fillStyle=_[F]>I?a("--bad"):a("--residual");let X=Math.max(1,L(_[F])*(s-d-4));r.fillRect(F,s-X,1,X)}r.fillStyle=a("--line"),r.fillRect(0,d,n,1),r.fillStyle=a("--event");let H=-1;for(let F of l.events){if(F.kind<2)continue;let X=Math.floor(u(F.frame));X!==H&&r.fillRect(X,d-3,1,6),H=X}r.font="10px system-ui, sans-serif";let G=(F,X)=>{let V=5,at=X.reduce((K,[Q])=>K+r.measureText(Q).width+7,3);r.globalAlpha=.8,r.fillStyle=a("--field"),r.fillRect(2,F-10,at,13),r.globalAlpha=1;for(let[K,Q]of X)r.fillStyle=a(Q),r.fillText(K,V,F),V+=r.measureText(K).width+7};if(G(11,[["energy:","--quiet"],["kinetic","--kinetic-ink"],["potential","--potential-ink"],...l.events.some(F=>F.kind>=2)?[["| event","--event"]]:[]]),G(d+12,[["residual","--quiet"],...l.about.tolerance?[[`red above ${Dt(l.about.tolerance,2)} m/s`,"--quiet"]]:[]]),this.state.range){let[F,X]=this.state.range;r.fillStyle=a("--range"),r.fillRect(0,0,u(F),s),r.fillRect(u(X),0,n-u(X),s)}if(this.state.differs!==null){r.fillStyle=a("--bad");let F=u(this.state.differs);r.fillRect(F-1,0,2,s),r.fillText("differs",Math.min(F+4,n-40),22)}let D=u(this.state.frame);r.fillStyle=a("--ink"),r.fillRect(D-1,0,2,s),r.beginPath(),r.moveTo(D-5,0),r.lineTo(D+5,0),r.lineTo(D,7),r.fill()}};var vh=[{id:"trails",key:"t",name:"Trails",hint:"where bodies were in the last two seconds"},{id:"xray",key:"x",name:"X-ray",hint:"look through the bodies"},{id:"names",key:"l",name:"Names",hint:"labels of the nearest bodies"},{id:"grid",key:"g",name:"Ground grid",hint:"lines at whole metres, or parts or multiples of ten of them"},{id:"shadows",key:"h",name:"Shadows",hint:""}],Yd=64,p0=5,$d=[.05,.1,.25,.5,1,2,4,8],m0=matchMedia("(prefers-color-scheme: dark)");function Zd(){let i=getComputedStyle(document.documentElement),t=e=>i.getPropertyValue(e).trim();return{background:t("--scene"),ground:t("--ground"),line:t("--grid"),fixed:t("--fixed"),ink:t("--ink"),ghost:t("--ghost"),dark:m0.matches}}var Kd=class{view={source:0,compare:null,frame:0,body:-1,contact:-1,camera:null,auto:!0,layers:new Set(["contacts","quarantine","grid","shadows"]),colour:"body",follow:!1,speed:1,loop:!1,range:null,plots:!1,tab:gh};link;stage;overlays;timeline;plots;panels;stores=new Map;session;store=null;ghost=null;shown=null;shownGhost=null;playing=!1;clock=0;last=0;status=null;opening=0;openedEpoch=-1;drag=null;arrows={arrows:1,root:!0};differs=null;trailKey="";wanted=-1;hashTimer=0;recorder=null;ready=!1;drawnFrames=0;atHead=!0;eventsRead=0;ghostKey="";saidCompare=!1;numbersAt=0;starting=!1;constructor(){let t=Tm(),e=qd(location.hash);this.saidCompare="compare"in e,Object.assign(this.view,e),this.stage=new Zc(Ft("canvas"),Zd()),this.overlays=new Jc(this.stage),this.timeline=new xh(n=>this.seek(n),n=>this.session?.events[n]??""),this.plots=new mh(n=>this.seek(n)),this.link=new Gc(t,{status:n=>this.onStatus(n),span:n=>{let s=this.stores.get(n.source);if(s&&n.end!==s.end){let r=this.store===s&&this.view.frame>=s.last;s.growing=n.growing,s.grow(n.end).then(()=>{r&&this.playing&&(this.view.frame=s.last),this.refreshNumbers()}).catch(o=>this.complain(o))}},pushed:(n,s)=>{let r=this.stores.get(this.session?.live??-1);!r||r.epoch!==n.epoch||(r.end=Math.max(r.end,s.number+1),r.takeRows(n)?r.keep(s):r.grow(r.end).catch(o=>this.complain(o)),this.store===r&&this.atHead&&(this.view.frame=s.number),this.refreshNumbers())},error:n=>this.toast(n,!0),state:n=>this.onLink(n)}),this.panels=new Qc(this.link,{selectBody:n=>this.selectBody(n),selectContact:(n,s)=>this.selectContact(n,s),focusBody:()=>this.focus(),follow:()=>this.toggleFollow(),seek:n=>this.seek(n),worstFrame:()=>this.worstFrame(),worstHere:()=>this.worstHere(),command:n=>this.link.command(n),turned:n=>{this.view.tab=n,this.redraw()}}),this.build(),this.stage.setGrid(this.view.layers.has("grid")),this.stage.setShadows(this.view.layers.has("shadows")),this.stage.setXray(this.view.layers.has("xray")),m0.addEventListener("change",()=>{this.stage.setTheme(Zd()),this.store&&this.plots.show(this.store),this.redraw()}),new ResizeObserver(()=>{this.stage.resize(),this.stage.render()}).observe(Ft("view")),this.pointer(),addEventListener("keydown",n=>this.key(n)),addEventListener("hashchange",n=>{this.followHash(new URL(n.newURL).hash)}),requestAnimationFrame(n=>this.tick(n))}async start(){let t=++this.opening;this.starting=!0;try{if(this.session=await this.link.json("/api/session"),t!==this.opening)return;this.panels.setMethods(this.session.methods),this.session.sources.some(r=>r.index===this.view.source)||(this.view.source=0),this.buildScenes();let n=this.session.sources[this.session.live];if(this.view.source===this.session.live&&!n.name&&!n.file){this.setEmpty(!0),Ft("scenes").showModal();return}!this.saidCompare&&this.view.source===0&&this.recordings()>1&&(this.view.compare=1),this.view.compare!==null&&this.view.compare!==this.view.source&&this.session.sources.some(r=>r.index===this.view.compare)||(this.view.compare=null),await this.open(this.view.source,!0),this.view.compare!==null&&await this.compare(this.view.compare)}catch(e){this.complain(e)}finally{this.starting=!1}}onLink(t){let e=Ft("banner");document.documentElement.dataset.link=t,e.hidden=t==="found",t==="lost"&&(e.textContent="The server does not answer. Trying again \u2026"),t==="refused"&&(e.textContent=this.link.token?"This link belongs to an earlier launch. Open the one that `tumble view` printed last.":"This link has no token. Open the one that `tumble view` printed, with everything after the #."),t==="found"&&this.start()}onStatus(t){let e=this.status;this.status=t;let n=this.session?.live??-1;if(t.open&&t.epoch!==this.openedEpoch&&this.view.source===n&&this.session&&!this.starting){let r=this.openedEpoch<0;this.openedEpoch=t.epoch,this.open(n,r)}let s=this.stores.get(n);s&&s.epoch===t.epoch&&(s.first=t.first,s.end=Math.max(s.end,t.end)),performance.now()-this.numbersAt>900&&this.refreshNumbers(),this.store?.live&&(e?.playing!==t.playing&&this.atHead&&(this.playing=t.playing),performance.now()-this.eventsRead>1e3&&s&&(this.eventsRead=performance.now(),s.readEvents().catch(()=>{})),this.overlays.setPull(t.pull?.held??null,t.pull?.target??null),this.refreshTransport(),this.shown&&this.panels.tab==="world"&&this.panels.update(this.shown,this.view.body,this.view.contact,!1,t))}async open(t,e){let n=++this.opening;document.documentElement.dataset.ready="false";let s=new Oa(this.link,t);try{await s.open()}catch(c){this.complain(c);return}if(n!==this.opening)return;let r=this.store,o=r!==null&&r.about.file===s.about.file&&r.about.name===s.about.name&&r.bodies.length===s.bodies.length&&this.ready;this.stores.set(t,s),this.store=s,this.view.source=t,s.live&&(this.openedEpoch=s.epoch),e||(this.view.frame=s.live?s.last:s.first,o||(this.view.body=this.view.contact=-1,this.view.camera=null,this.view.auto=!0,this.view.follow=!1),this.view.contact=-1,this.view.range=null),s.live&&(this.playing=this.status?.playing??!0),this.atHead=!e||this.view.frame===0||this.view.frame>=s.last,s.live&&this.atHead&&(this.view.frame=s.last),this.view.frame=Math.min(Math.max(this.view.frame,s.first),s.last),Ft("empty").hidden||Ft("scenes").close(),this.setEmpty(!1),this.shown=null,this.wanted=-1,this.trailKey="";let a=o&&!e&&!this.stage.auto?this.stage.cameraNumbers:this.view.camera;this.stage.setWorld(s),this.overlays.calibrate(s),this.timeline.show(s),this.plots.show(s),this.plots.toggle(this.view.plots),Ft("open-plots").classList.toggle("on",this.view.plots),this.panels.show(s),this.panels.open(["body","contact","solver","world"].includes(this.view.tab)?this.view.tab:gh);let l=await s.fetch(this.view.frame).catch(c=>{this.complain(c)});n===this.opening&&(l&&(this.stage.crowd.place(l),this.stage.resize(),this.stage.fit(l),this.stage.seeThrough(l),a&&(this.stage.cameraNumbers=a,this.stage.auto=e&&this.view.auto),this.showFrame(l),this.view.follow&&this.stage.follow(this.view.body,l)),Ft("kind").className=`badge ${s.about.kind}`,Ft("kind").textContent=s.about.kind,Ft("title").textContent=s.about.name||s.about.file,document.title=`${s.about.name||s.about.file} \u2013 tumble`,this.buildSources(),this.buildCompare(),s.told.then(()=>this.store===s&&this.timeline.draw()).catch(c=>this.complain(c)),this.buildTransport(),this.refreshNumbers(),this.refreshLegend(),this.hint(),this.ready=!0,document.documentElement.dataset.ready="true")}async followHash(t){clearTimeout(this.hashTimer),this.hashTimer=0;let e=qd(t);if(_h({...this.view,...e},this.link.token)===_h(this.view,this.link.token))return;let{source:n,compare:s}=this.view;Object.assign(this.view,{body:-1,contact:-1,follow:!1,loop:!1,range:null,compare:null,colour:"body"},e),this.session?.sources.some(o=>o.index===this.view.source)||(this.view.source=n),this.view.source!==n&&await this.open(this.view.source,!0);let r=this.view.compare;if(r!==s||this.view.source!==n){let o=r!==null&&r!==this.view.source&&this.session?.sources.some(a=>a.index===r);await this.compare(o?r:null)}e.camera&&(this.stage.cameraNumbers=e.camera,this.stage.auto=e.auto??!1),this.stage.follow(this.view.follow?this.view.body:-1,this.shown),Ft("colour").value=this.view.colour,this.panels.open(this.view.tab),this.setPlots(this.view.plots),this.refreshTransport(),this.shown=null,this.applyLayers()}tick(t){requestAnimationFrame(s=>this.tick(s));let e=Math.min((t-this.last)/1e3,.25);this.last=t;let n=this.store;n&&this.ready&&(this.playing&&!(n.live&&this.atHead)&&this.advance(e),this.show(),this.plots.refresh(),this.stage.glide(e)),this.stage.render()&&this.labels()}advance(t){let e=this.store,[n,s]=this.view.range??[e.first,e.last],r=e.time(this.view.frame);if(Math.abs(this.clock-r)>2*e.about.step*Math.max(1,this.view.speed)&&(this.clock=r),this.shown&&this.shown.number!==this.view.frame&&!e.peek(this.view.frame))return;this.clock+=t*this.view.speed;let o=Math.max(e.frameAt(this.clock),this.view.frame);if(o>=s){if(e.live&&!this.view.range){this.view.frame=e.last,this.atHead=!0,this.link.command({command:"play"});return}if(this.recorder){this.view.frame=s,this.stopVideo();return}this.view.loop?(o=n,this.clock=e.time(n)):e.growing&&!this.view.range?o=e.last:(o=s,this.playing=!1,this.refreshTransport())}this.view.frame=o,e.prefetch(o)}show(){let t=this.store,e=Math.min(Math.max(this.view.frame,t.first),t.last);if(this.view.frame=e,this.shown?.number===e)return this.showGhost(e);let n=t.peek(e);n?this.showFrame(n):this.wanted!==e&&(this.wanted=e,t.fetch(e,this.playing).then(s=>{s&&this.view.frame===e&&this.showFrame(s)}).catch(s=>this.complain(s)).finally(()=>{this.wanted===e&&(this.wanted=-1)})),this.showGhost(e)}showFrame(t){this.shown=t,this.drawnFrames++,this.stage.setFrame(t),this.paint(),this.overlays.update(t,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(t,this.view.body,this.view.contact,this.playing,this.status),this.timeline.set({frame:t.number,range:this.view.range,differs:this.differs}),this.plots.setFrame(t.number),this.trails(t),this.refreshNumbers(),document.documentElement.dataset.frame=String(t.number),this.saveHash()}showGhost(t){let e=this.ghost,n=`${Math.min(t,e?.last??0)} beside ${this.shown?.number}`;if(!e||this.ghostKey===n)return;let s=e.peek(Math.min(t,e.last));if(!s){e.fetch(Math.min(t,e.last),this.playing).catch(()=>{});return}this.shownGhost=s,this.ghostKey=n,this.stage.setGhostFrame(s,this.shown),this.refreshNumbers()}redraw(){!this.shown||!this.store||(this.paint(),this.overlays.update(this.shown,this.store,this.view.layers,this.arrows,this.view.contact),this.stage.select(this.view.body),this.panels.update(this.shown,this.view.body,this.view.contact,this.playing,this.status,!0),this.timeline.set({frame:this.shown.number,range:this.view.range,differs:this.differs}),this.trails(this.shown),this.refreshLegend(),this.refreshNumbers(),this.saveHash(),this.stage.dirty=!0)}seek(t){let e=this.store;e&&(this.view.frame=Math.min(Math.max(Math.round(t),e.first),e.last),this.clock=e.time(this.view.frame),this.atHead=this.view.frame>=e.last,e.live&&this.view.frame<e.last&&this.status?.playing&&this.link.command({command:"pause"}),e.live&&this.view.frame<e.last&&(this.playing=!1),this.refreshTransport())}play(t=!this.playing){let e=this.store;e&&(this.playing=t,e.live?t?this.atHead&&this.link.command({command:"play"}):this.link.command({command:"pause"}):t&&this.view.frame>=(this.view.range?.[1]??e.last)&&!e.growing&&(this.view.frame=this.view.range?.[0]??e.first),this.clock=e.time(this.view.frame),this.refreshTransport())}step(t){let e=this.store;e&&(e.live&&t>0&&this.atHead?(this.playing=!1,this.link.command({command:"step",count:t})):(this.playing&&this.play(!1),this.seek(this.view.frame+t)))}setSpeed(t){this.view.speed=t,this.store?.live&&this.link.command({command:"speed",value:t}),this.refreshTransport(),this.saveHash()}jumpEvent(t){let e=this.store;e&&(e.live?this.catchUp():e.told.catch(n=>this.complain(n))).then(()=>{let n=e.nextEvent(this.view.frame,t);if(!n)return this.toast(t?"No event before this frame.":"No event after this frame.");this.play(!1),this.seek(n.frame);let s=o=>o===ys?"":e.bodies[o]?.name??"",r=n.kind===2?` at ${Dt(n.speed,3)} m/s`:"";this.toast(`${this.session.events[n.kind]??"event"}${r}: ${[s(n.a),s(n.b)].filter(Boolean).join(" \u2013 ")}`)})}async catchUp(){await this.store.readEvents().catch(e=>this.complain(e))}worstFrame(){let t=this.store;if(!t||t.rowCount===0)return;let e=t.columns[Ji.residual],n=Math.max(t.first-t.rowFirst,0);for(let r=n;r<t.rowCount;r++)e[r]>e[n]&&(n=r);this.play(!1),this.view.contact=-1;let s=t.rowFirst+n;this.seek(s),t.fetch(s).then(r=>{r&&(this.showFrame(r),this.worstHere())}).catch(r=>this.complain(r))}worstHere(){let t=this.shown;if(!t||t.contacts===0)return this.toast("Nothing touches in this frame.");let e=0;for(let n=1;n<t.contacts;n++)t.contact(n).residual>t.contact(e).residual&&(e=n);this.selectContact(e,!0)}selectBody(t){this.view.body=t,this.view.contact=-1,t<0?(this.view.follow=!1,this.stage.follow(-1,null)):this.view.follow&&this.shown&&this.stage.follow(t,this.shown),this.setTab("body"),this.trailKey="",this.redraw()}selectContact(t,e){this.view.contact=t,t>=0&&this.setTab("contact"),e&&this.shown&&t>=0&&this.stage.focus(this.shown.contact(t).point,3.5*this.stage.unit),this.redraw()}setTab(t){this.view.tab=t,this.panels.open(t)}focus(){let t=this.shown,e=this.store;!t||!e||(this.view.contact>=0&&this.view.contact<t.contacts?this.stage.focus(t.contact(this.view.contact).point,3.5*this.stage.unit):this.view.body>=0?this.stage.focus(t.centre(this.view.body),1.6*this.stage.bodySize(this.view.body)):this.stage.fit(t),this.saveHash())}toggleFollow(){if(this.view.body<0)return this.toast("Select a body first: click it.");this.view.follow=!this.view.follow,this.stage.follow(this.view.follow?this.view.body:-1,this.shown),this.toast(this.view.follow?"The camera follows this body.":"The camera stays where it is."),this.saveHash()}paint(){let t=this.shown,e=this.store;if(!t||!e)return;let n=this.view.layers.has("islands")?"island":this.view.colour,s=this.stage.fixedColour,r=new Zt("#e03131"),o=new Zt("#4e79a7"),a=new Zt("#e8590c"),l=new Zt;this.stage.paint(c=>{let h=e.bodies[c];if(c<t.bodies&&t.quarantined(c)&&this.view.layers.has("quarantine"))return r;if(n==="kind")return l.set(h.kind==="dynamic"?"#4e79a7":h.kind==="kinematic"?"#f28e2b":s);if(n==="material")return Ys(h.material);if(h.kind==="fixed")return s;let u;if(n==="island"){let d=c<t.bodies?t.island(c):-1;u=d>=0?Ys(d):s}else if(n==="speed"){let d=13*c+7,f=Math.hypot(t.states[d],t.states[d+1],t.states[d+2]);u=l.lerpColors(o,a,Math.min(f/p0,1))}else u=Ys(c);return c<t.bodies&&t.asleep(c)?l.copy(u).lerp(s,.6):u})}trails(t){let e=this.store;if(!this.view.layers.has("trails")){this.trailKey&&this.stage.setTrails([]),this.trailKey="";return}let n=e.bodies.map((c,h)=>({b:c,k:h})).filter(({b:c})=>c.kind!=="fixed").map(({k:c})=>c),s=this.view.body>=0?[this.view.body]:n.slice(0,Yd),r=Math.max(e.frameAt(e.time(t.number)-2),e.first),o=Math.max(1,Math.ceil((t.number-r)/200)),a=`${e.epoch}/${s.length}/${s[0]}/${Math.floor(t.number/Math.max(o,this.playing?4:1))}`;if(a===this.trailKey||s.length===0)return;this.trailKey=a;let l=r+Math.floor((t.number-r)/o)*o;this.link.bytes(`/api/source/${e.index}/path?bodies=${s.join(",")}&from=${r}&to=${l}&stride=${o}`).then(c=>{if(this.trailKey!==a)return;let h=new Float64Array(c),u=h.length/s.length;this.stage.setTrails(s.map((d,f)=>({colour:Ys(d),points:Float32Array.from(h.subarray(f*u,(f+1)*u))})))}).catch(()=>{})}labels(){let t=Ft("labels"),e=this.shown,n=this.store,s=Ft("scale");if(s.hidden=!n||!this.view.layers.has("grid"),s.firstElementChild.style.width=`${this.stage.cell*this.stage.pixelsPerMetre}px`,s.lastElementChild.textContent=`grid ${Dt(Number(this.stage.cell.toPrecision(6)))} m`,!e||!n)return t.replaceChildren();let r=this.view.layers.has("names"),o=[],a=l=>{let c=this.stage.project(e.centre(l));c&&o.push({body:l,at:c})};if(r){n.bodies.forEach((h,u)=>h.kind!=="fixed"&&u<e.bodies&&a(u));let l=this.stage.camera.position,c=h=>l.distanceToSquared(new B(...e.centre(h)));o.length>40&&(o=o.sort((h,u)=>c(h.body)-c(u.body)).slice(0,40))}else this.view.body>=0&&this.view.body<e.bodies&&a(this.view.body);fn(t,...o.map(({body:l,at:c})=>{let h=q("span",{},n.bodies[l].name);return h.style.left=`${c[0]}px`,h.style.top=`${c[1]}px`,h}))}refreshNumbers(){let t=this.store,e=this.shown;if(!t)return;this.numbersAt=performance.now();let n=(a,l,c)=>`${a} ${a===1?l:c}`,s=[n(t.bodies.length,"body","bodies")];if(e&&s.push(n(e.contacts,"contact","contacts"),n(e.islands,"island","islands")),t.live&&this.status?.playing&&this.status.pace>0&&s.push(`${Dt(this.status.pace,2)} \xD7 real time`),t.growing&&!t.live&&s.push(this.numbersAt-t.grownAt<5e3?"still being written":"no end was written yet"),this.ghost&&e&&this.shownGhost){let a=0,l=-1,c=Math.min(e.bodies,this.shownGhost.bodies);for(let h=0;h<c;h++){let[u,d]=[e.centre(h),this.shownGhost.centre(h)],f=Math.hypot(u[0]-d[0],u[1]-d[1],u[2]-d[2]);f>a&&([a,l]=[f,h])}s.splice(0,s.length,a>0?`apart by up to ${Dt(a,3)} m (${t.bodies[l].name})`:"no difference in this frame")}Ft("numbers").textContent=s.join(" \xB7 ");let r=document.getElementById("time");r&&e&&(r.textContent=`${t.time(e.number).toFixed(3)} s of ${t.time(t.last).toFixed(3)} s`);let o=document.getElementById("frame-box");o&&e&&document.activeElement!==o&&(o.value=String(e.number))}refreshLegend(){let t=this.view.layers,e=[],n=(o,a)=>{let l=q("i");return l.style.background=o,q("span",{},l,a)};["contacts","impulses","cones"].some(o=>t.has(o))&&e.push(...fr.map((o,a)=>n(o,Ca(a)))),(t.has("impulses")||t.has("cones"))&&e.push(q("span",{class:"quiet"},this.arrows.root?"length \u221D \u221Aimpulse":"length \u221D impulse")),t.has("normals")&&e.push(n("#5b8ff9","normal")),t.has("velocities")&&e.push(n("#2f9e44",`velocity: way in ${Dt(dd*this.arrows.arrows,2)} s`)),t.has("spins")&&e.push(n("#9c36b5","spin")),t.has("axes")&&e.push(n("#e03131","1st"),n("#2f9e44","2nd"),n("#1971c2","3rd principal axis"));let s=this.store,r=o=>`#${o.getHexString()}`;if(!t.has("islands")&&s&&(this.view.colour==="kind"&&e.push(n("#4e79a7","dynamic"),n("#f28e2b","kinematic"),n(r(this.stage.fixedColour),"fixed")),this.view.colour==="speed"&&e.push(n("#4e79a7","at rest"),n("#e8590c",`${p0} m/s and more`)),this.view.colour==="material"&&(e.push(...s.about.materials.slice(0,8).map((o,a)=>n(r(Ys(a)),o.name))),s.about.materials.length>8&&e.push(q("span",{class:"quiet"},`and ${s.about.materials.length-8} more materials`)))),t.has("trails")&&s&&this.view.body<0){let o=s.bodies.filter(a=>a.kind!=="fixed").length;o>Yd&&e.push(q("span",{class:"quiet"},`trails of the first ${Yd} of ${o} bodies: select one for its own`))}this.stage.glass.size>0&&e.push(q("span",{class:"quiet"},"glass: fixed bodies that would hide what moves")),this.ghost&&e.push(n(Zd().ghost,`ghosts: ${this.ghost.about.file||this.ghost.about.name}`)),fn(Ft("legend"),...e)}hint(){let t=this.store?.live;Ft("hint").textContent=`drag: turn \xB7 right drag: move \xB7 wheel: zoom \xB7 click: select${t?" \xB7 Shift-drag: pull":""} \xB7 ?: all keys`}toggleLayer(t,e){let n=this.view.layers;e??!n.has(t)?n.add(t):n.delete(t),this.applyLayers()}applyLayers(){let t=this.view.layers;for(let e of[...Ra,...vh]){let n=document.getElementById(`layer-${e.id}`);n&&(n.checked=t.has(e.id))}this.stage.setGrid(t.has("grid")),this.stage.setShadows(t.has("shadows")),this.stage.setXray(t.has("xray")),this.trailKey=this.trailKey||"-",this.redraw()}recordings(){return this.session?.sources.filter(t=>t.kind==="recording").length??0}setEmpty(t){Ft("empty").hidden=!t;for(let e of["open-export","open-plots"])Ft(e).disabled=t;t&&(Ft("title").textContent="choose a scene",fn(Ft("empty"),q("p",{},"Nothing is open yet."),q("button",{class:"on",onclick:()=>Ft("scenes").showModal()},"Choose a scene"),q("p",{class:"quiet"},"A recording is shown by tumble view FILE.")))}buildSources(){let t=this.session.sources.filter(s=>s.name||s.file||s.index===this.view.source),e=Ft("source");e.hidden=t.length<2;let n=s=>s.index===this.session.live?`live: ${this.status?.open&&this.stores.get(s.index)?.about.file||s.file||s.name}`:s.file||s.name;fn(e,...t.map(s=>q("option",{value:String(s.index)},n(s)))),e.value=String(this.view.source),Ft("title").hidden=!e.hidden}buildCompare(){let t=this.session.sources.filter(e=>e.index!==this.view.source&&e.kind==="recording");Ft("compare-box").hidden=t.length===0,fn(Ft("compare"),q("option",{value:""},"nothing"),...t.map(e=>q("option",{value:String(e.index)},e.file||e.name))),Ft("compare").value=this.view.compare===null?"":String(this.view.compare)}async compare(t){this.view.compare=t,this.saidCompare=!0,this.shownGhost=null,this.ghostKey="";let e=Ft("differs");if(t===null){this.ghost=null,this.differs=null,this.stage.setGhostWorld(null),e.hidden=!0,this.redraw();return}let n=new Oa(this.link,t);try{await n.open()}catch(l){return this.complain(l)}this.stores.set(t,n),this.ghost=n,this.stage.setGhostWorld(n),Ft("compare").value=String(t);let s=this.store,r=Math.max(s.rowFirst,n.rowFirst),o=Math.min(s.rowFirst+s.rowCount,n.rowFirst+n.rowCount),a=r;for(;a<o&&s.hashes[a-s.rowFirst]===n.hashes[a-n.rowFirst];)a++;if(this.differs=a<o?a:s.end!==n.end?o:null,e.hidden=!1,e.onclick=()=>this.toDifference(),e.title="go to the first frame in which the two runs differ (d)",e.textContent=this.differs===null?"the same in every frame":a<o?`first differs at frame ${a}`:`one ends at frame ${o-1}`,a<o){let[l,c]=await Promise.all([s.fetch(a),n.fetch(a)]).catch(()=>[void 0,void 0]),h=l&&c?zw(l,c):null;h&&(e.textContent+=`: ${s.bodies[h.body]?.name}, ${h.quantity}`)}this.redraw()}pointer(){let t=Ft("canvas"),e=null;t.addEventListener("pointerdown",s=>{if(e=[s.clientX,s.clientY],s.button===0&&s.shiftKey&&this.store&&!this.store.live&&this.toast("A recording cannot be pulled: open its scene (m) to run it."),s.button!==0||!s.shiftKey||!this.store?.live||!this.shown)return;let r=this.stage.pick(s.clientX,s.clientY);!r||this.store.bodies[r.body].kind!=="dynamic"||(s.stopImmediatePropagation(),this.stage.controls.enabled=!1,t.setPointerCapture(s.pointerId),this.stage.take(),this.drag={body:r.body,local:r.local,point:r.point},this.selectBody(r.body),this.play(!0),this.pullTo(s))},{capture:!0}),t.addEventListener("pointermove",s=>{this.drag&&this.pullTo(s)});let n=s=>{this.drag?(this.drag=null,this.stage.controls.enabled=!0,this.link.command({command:"drop"}),this.overlays.setPull(null,null)):e&&s.button===0&&Math.hypot(s.clientX-e[0],s.clientY-e[1])<4&&this.click(s),e=null,this.saveHash()};t.addEventListener("pointerup",n),t.addEventListener("pointercancel",n),t.addEventListener("dblclick",()=>this.focus())}pullTo(t){let e=this.drag,n=this.stage.onPlane(t.clientX,t.clientY,e.point);this.link.command({command:"drag",body:e.body,point:e.local,target:n})}click(t){let e=this.shown;if(!e)return;let s=["contacts","impulses","cones","normals"].some(o=>this.view.layers.has(o))?this.overlays.pick(t.clientX,t.clientY,e):-1;if(s>=0)return this.selectContact(s,!1);let r=this.stage.pick(t.clientX,t.clientY);this.selectBody(r?r.body:-1)}keys=[{keys:[" "],shown:"Space",does:"play or pause",run:()=>this.play()},{keys:["ArrowRight","."],shown:"\u2192",does:"one frame on (Shift: ten)",run:t=>this.step(t.shiftKey?10:1)},{keys:["ArrowLeft",","],shown:"\u2190",does:"one frame back (Shift: ten)",run:t=>this.step(t.shiftKey?-10:-1)},{keys:["Home"],shown:"Home",does:"first frame",run:()=>this.seek(this.store?.first??0)},{keys:["End"],shown:"End",does:"last frame",run:()=>this.seek(this.store?.last??0)},{keys:["+","="],shown:"+",does:"faster",run:()=>this.setSpeed($d.find(t=>t>this.view.speed)??8)},{keys:["-"],shown:"\u2212",does:"slower",run:()=>this.setSpeed($d.findLast(t=>t<this.view.speed)??.05)},{keys:["o"],shown:"o",does:"loop",run:()=>this.toggleLoop()},{keys:["e"],shown:"e",does:"next event",run:()=>this.jumpEvent(!1)},{keys:["E"],shown:"Shift e",does:"event before",run:()=>this.jumpEvent(!0)},{keys:["w"],shown:"w",does:"worst frame and contact of the run",run:()=>this.worstFrame()},{keys:["["],shown:"[",does:"range begins here",run:()=>this.setRange(0)},{keys:["]"],shown:"]",does:"range ends here",run:()=>this.setRange(1)},{keys:["\\"],shown:"\\",does:"no range",run:()=>this.setRange(2)},{keys:["f"],shown:"f",does:"focus on the selection, or on all",run:()=>this.focus()},{keys:["v"],shown:"v",does:"follow the selected body",run:()=>this.toggleFollow()},{keys:["d"],shown:"d",does:"first difference of two recordings",run:()=>this.toDifference()},{keys:["p"],shown:"p",does:"plots",run:()=>this.setPlots(!this.view.plots)},{keys:["r"],shown:"r",does:"reset a live world",run:()=>this.reset()},{keys:["s"],shown:"s",does:"save a picture",run:()=>this.picture()},{keys:["q"],shown:"q",does:"SQL of the selection to the clipboard",run:()=>{this.copy(this.sql(),"SQL of the selection")}},{keys:["u"],shown:"u",does:"link to this view to the clipboard",run:()=>this.copyLink()},{keys:["m"],shown:"m",does:"scenes to choose from",run:()=>Ft("scenes").showModal()},{keys:["/"],shown:"/",does:"find a body by name",run:()=>{this.selectBody(-1),document.getElementById("search")?.focus()}},{keys:["Escape"],shown:"Esc",does:"select nothing",run:()=>this.selectBody(-1)},{keys:["?"],shown:"?",does:"this sheet",run:()=>Ft("help").showModal()}];key(t){let e=t.target;if(e instanceof HTMLInputElement&&["number","search","text"].includes(e.type)||e instanceof HTMLSelectElement){t.key==="Escape"&&e.blur();return}if(t.ctrlKey||t.metaKey||t.altKey||document.querySelector("dialog[open]"))return;if(t.key==="Escape"&&!Ft("export").hidden){Ft("export").hidden=!0;return}t.key===" "&&e instanceof HTMLButtonElement&&e.blur();let s=[...Ra,...vh].find(o=>o.key===t.key),r=this.keys.find(o=>o.keys.includes(t.key));if(s)this.toggleLayer(s.id);else if(r)r.run(t);else return;t.preventDefault()}toDifference(){if(!this.ghost)return this.toast("There is nothing to compare with: open two recordings, tumble view A B.");if(this.differs===null)return this.toast("The two are the same in every frame.");this.play(!1),this.seek(this.differs)}copyLink(){this.writeHash(),this.copy(location.href,"Link to this view")}toggleLoop(){this.view.loop=!this.view.loop,this.refreshTransport(),this.saveHash()}setRange(t){let e=this.store;if(!e)return;let[n,s]=this.view.range??[e.first,e.last],r=this.view.frame;this.view.range=t===2?null:t===0?[r,Math.max(s,r)]:[Math.min(n,r),r],this.redraw(),this.refreshTransport()}setPlots(t){this.view.plots=t,this.plots.toggle(t),Ft("open-plots").classList.toggle("on",t),this.saveHash()}reset(){if(!this.store?.live){this.seek(this.store?.first??0);return}this.link.command({command:"reset"})}build(){let t=a=>q("label",{class:"layer",title:`${a.hint}${a.hint?" ":""}(${a.key})`},q("input",{type:"checkbox",id:`layer-${a.id}`,checked:this.view.layers.has(a.id),onchange:l=>{this.toggleLayer(a.id,l.target.checked),l.target.blur()}}),q("span",{},a.name),q("kbd",{},a.key)),e=q("select",{id:"colour",title:"what the colours of bodies mean",onchange:a=>{this.view.colour=a.target.value,this.redraw()}},...["body","material","island","speed","kind"].map(a=>q("option",{value:a},a)));e.value=this.view.colour;let n=q("input",{type:"range",id:"arrow-size",min:"-1",max:"1",step:"0.05",value:"0",title:"how long arrows are",oninput:()=>{this.arrows.arrows=10**Number(n.value),this.redraw()}}),s=q("input",{type:"checkbox",id:"arrow-root",checked:!0,onchange:()=>{this.arrows.root=s.checked,this.redraw()}});fn(Ft("left"),q("h3",{},"Show"),...Ra.map(t),q("h3",{},"Scenery"),...vh.map(t),q("h3",{},"Colour by"),e,q("h3",{},"Arrows"),n,q("label",{class:"layer",title:"impulses differ by powers of ten: their root can be seen side by side"},s,q("span",{},"root of impulse"))),fn(Ft("help"),q("div",{class:"head"},q("h2",{},"Keys"),q("span",{class:"grow"}),q("button",{onclick:()=>Ft("help").close()},"Close")),q("div",{class:"keys"},...this.keys.map(a=>q("div",{},q("span",{},q("kbd",{},a.shown)),q("span",{},a.does))),...[...Ra,...vh].map(a=>q("div",{},q("span",{},q("kbd",{},a.key)),q("span",{},`show ${a.name.toLowerCase()}`)))),q("p",{class:"quiet"},"Mouse: drag to turn, right drag or Ctrl-drag to move, wheel to zoom, click to select a body or a contact point, double click to focus. In a live world, Shift-drag pulls a body with a spring; its work is booked.")),Ft("open-help").onclick=()=>Ft("help").showModal(),Ft("open-scenes").onclick=()=>Ft("scenes").showModal(),Ft("open-plots").onclick=()=>this.setPlots(!this.view.plots),Ft("source").onchange=a=>{let l=Number(a.target.value);this.compare(null).then(()=>this.open(l,!1))},Ft("compare").onchange=a=>{let l=a.target.value;this.compare(l===""?null:Number(l))};let r=Ft("export"),o=(a,l,c,h)=>q("button",{id:a,title:c,onclick:()=>{r.hidden=!0,h()}},l);fn(r,o("export-png","Picture (PNG)","what you see (s)",()=>this.picture()),o("export-video","Video of the range (WebM)","plays the range, or all, once and saves it; set the range with [ and ]",()=>this.video()),o("export-csv","Numbers of all plots (CSV)","one file per plot",()=>{this.setPlots(!0);for(let a of this.plots.ids())this.plots.csv(a)}),o("export-sql","SQL of the selection (copy)","to ask the recording for more (q)",()=>{this.copy(this.sql(),"SQL of the selection")}),o("export-link","Link to this view (copy)","frame, selection, camera, layers (u)",()=>this.copyLink())),Ft("open-export").onclick=a=>{a.stopPropagation(),r.hidden=!r.hidden},addEventListener("click",a=>{r.contains(a.target)||(r.hidden=!0)});for(let a of document.querySelectorAll("dialog"))a.addEventListener("click",l=>{l.target===a&&a.close()})}buildScenes(){let t=Ft("scenes"),e=this.store?.live?this.store.about.file:"";fn(t,q("div",{class:"head"},q("h2",{},"Scenes"),q("span",{class:"quiet"},"Each runs live: change it, pull at it, look inside."),q("span",{class:"grow"}),q("button",{onclick:()=>t.close()},"Close")),q("div",{class:"cards"},...this.session.scenes.map((n,s)=>q("button",{class:`card ${n.file===e?"now":""}`,onclick:()=>{t.close(),this.view.source=this.session.live,this.openedEpoch=Math.max(this.openedEpoch,0),this.link.command({command:"open",scene:s}),this.view.compare!==null&&this.compare(null)}},q("b",{},n.title),q("span",{class:"quiet"},n.remarks)))))}buildTransport(){let t=this.store,e=(s,r,o,a)=>q("button",{id:s,title:o,onclick:l=>{a(),l.currentTarget.blur()}},r),n=q("select",{id:"speed",title:"speed against real time (+ and \u2212)",onchange:()=>this.setSpeed(Number(n.value))},...$d.map(s=>q("option",{value:String(s)},`${s}\xD7`)));fn(Ft("transport"),e("play","\u25B6 Play","play or pause (Space)",()=>this.play()),e("first","|\u25C0","first frame (Home)",()=>this.seek(t.first)),e("back10","\u221210","ten frames back (Shift \u2190)",()=>this.step(-10)),e("back","\u22121","one frame back (\u2190)",()=>this.step(-1)),e("on","+1",t.live?"one frame on (\u2192); at the end: one step of the world":"one frame on (\u2192)",()=>this.step(1)),e("on10","+10","ten frames on (Shift \u2192)",()=>this.step(10)),e("last",t.live?"\u25B6| now":"\u25B6|","last frame (End)",()=>this.seek(t.last)),t.live?e("reset","\u21BA Reset","back to the start, with the numbers as they are now (r)",()=>this.reset()):null,q("span",{class:"time",id:"time"}),q("label",{title:"number of the frame: type one to go there"},"frame ",q("input",{type:"number",id:"frame-box",min:"0",onchange:s=>{this.play(!1),this.seek(Number(s.target.value)),s.target.blur()}})),q("label",{},"speed ",n),e("loop","\u21BB loop","begin again at the end (o)",()=>this.toggleLoop()),e("event","next event","impact, sleep, waking, quarantine \u2013 or touch (e)",()=>this.jumpEvent(!1)),e("worst","worst frame","where the contact law failed most (w)",()=>this.worstFrame()),q("span",{class:"quiet",id:"range"})),t.live&&this.status&&(this.view.speed=this.status.speed),this.refreshTransport()}refreshTransport(){let t=document.getElementById("play");if(!t)return;t.textContent=this.playing?"\u275A\u275A Pause":"\u25B6 Play",document.documentElement.dataset.playing=String(this.playing);let e=Ft("speed");[...e.options].some(n=>Number(n.value)===this.view.speed)||e.append(q("option",{value:String(this.view.speed)},`${this.view.speed}\xD7`)),e.value=String(this.view.speed),Ft("loop").classList.toggle("on",this.view.loop),Ft("range").textContent=this.view.range?`range ${this.view.range[0]}\u2013${this.view.range[1]}`:""}fileName(t){return`${(this.store?.about.name||"tumble").replace(/[^\p{L}\p{N} _-]/gu,"_").slice(0,60)}-${String(this.view.frame).padStart(5,"0")}.${t}`}picture(){this.stage.dirty=!0,this.stage.render(),Ft("canvas").toBlob(t=>{t?Ma(this.fileName("png"),t):this.toast("The browser made no picture.",!0)},"image/png")}video(){let t=this.store;if(!t)return;if(this.recorder)return this.stopVideo();let e=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(l=>MediaRecorder.isTypeSupported(l));if(!e)return this.toast("This browser records no video.",!0);let n=new MediaRecorder(Ft("canvas").captureStream(60),{mimeType:e,videoBitsPerSecond:12e6}),s=[];n.ondataavailable=l=>s.push(l.data);let r=this.view.range;n.onstop=()=>{this.recorder=null,this.view.range=r,this.refreshTransport(),this.redraw(),document.documentElement.dataset.recording="false",Ma(this.fileName(e.includes("mp4")?"mp4":"webm"),new Blob(s,{type:e})),this.toast("The video is saved.")};let[o,a]=this.view.range??[t.first,t.last];if(a<=o)return this.toast("There is nothing to record yet.");t.live&&this.link.command({command:"pause"}),this.view.range=[o,a],this.seek(o),this.recorder=n,document.documentElement.dataset.recording="true",n.start(200),this.playing=!0,this.clock=t.time(o),this.toast(`Recording frames ${o} to ${a}: it plays once, at the chosen speed.`),this.refreshTransport()}stopVideo(){this.playing=!1,this.refreshTransport(),setTimeout(()=>this.recorder?.stop(),150)}sql(){let t=this.store,e=this.view;if(!t)return"";let[n,s]=e.range??[t.first,t.last],r=`frame BETWEEN ${n} AND ${s}`,o=this.shown;if(e.contact>=0&&o&&e.contact<o.contacts){let a=o.contact(e.contact),l=this.panels.feature?` AND feature = ${BigInt.asIntN(64,BigInt(`0x${this.panels.feature}`))}`:"";return`SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${t.bodies[a.a].id} AND body_b = ${t.bodies[a.b].id}${l} AND ${r} ORDER BY frame;`}return e.body>=0?`SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${t.bodies[e.body].id} AND s.${r} ORDER BY s.frame;`:`SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${r} ORDER BY frame;`}async copy(t,e){let n=e.startsWith("SQL")&&this.store?.live?`
It is for a recording: tumble run SCENE --record FILE, then tumble sql FILE "\u2026"`:"";try{await navigator.clipboard.writeText(t),this.toast(`${e} is in the clipboard.
${e.startsWith("SQL")?t:""}${n}`)}catch{this.toast(`${e} (the browser did not allow copying):
${t}`)}}saveHash(){this.hashTimer===0&&(this.hashTimer=window.setTimeout(()=>this.writeHash(),this.playing?500:60))}writeHash(){clearTimeout(this.hashTimer),this.hashTimer=0,this.store&&(this.view.camera=this.stage.cameraNumbers,this.view.auto=this.stage.auto,history.replaceState(null,"",_h(this.view,this.link.token,this.recordings()>1)))}complain(t){t instanceof uo?t.message!=="the server does not answer"&&this.toast(t.message,!0):this.toast(`The page stumbled: ${t instanceof Error?t.message:String(t)}`,!0)}toast(t,e=!1){let n=Ft("toasts");if([...n.children].some(r=>r.firstChild?.textContent===t))return;let s=q("div",{class:`toast ${e?"bad-news":""}`},q("span",{},t),q("button",{class:"small",title:"close",onclick:()=>s.remove()},"\xD7"));for(n.append(s);n.children.length>4;)n.firstChild?.remove();setTimeout(()=>s.remove(),e?15e3:4500)}report(){let t=this.store,e=this.shown;return{ready:this.ready,source:this.view.source,kind:t?.about.kind,name:t?.about.name,file:t?.about.file,epoch:t?.epoch,frame:e?.number,wanted:this.view.frame,first:t?.first,end:t?.end,rows:t?.rowCount,playing:this.playing,speed:this.view.speed,loop:this.view.loop,body:this.view.body,contact:this.view.contact,layers:[...this.view.layers],follow:this.view.follow,camera:this.stage.cameraNumbers,time:e&&t?t.time(e.number):void 0,contacts:e?.contacts,islands:e?.islands,hash:e?.hash,range:this.view.range,differs:this.differs,ghost:this.shownGhost?.number??null,tab:this.panels.tab,status:this.status,drawn:this.drawnFrames,bodies:t?.bodies.length,plots:Object.fromEntries(this.plots.ids().map(n=>[n,this.plots.values(n)])),auto:this.stage.auto,gliding:this.stage.gliding,glass:[...this.stage.glass],compare:this.view.compare,cell:this.stage.cell,calls:this.stage.renderer.info.render.calls,triangles:this.stage.renderer.info.render.triangles,lines:this.stage.renderer.info.render.lines}}body(t){let e=this.shown;return!e||t>=e.bodies?null:{state:Array.from(e.states.subarray(13*t,13*t+13)),at:this.stage.project(e.centre(t))}}contact(t){let e=this.shown;return e&&t<e.contacts?{...e.contact(t),at:this.stage.project(e.contact(t).point)}:null}look(t){this.stage.cameraNumbers=t}},Bw=["x","y","z","qw","qx","qy","qz","vx","vy","vz","wx","wy","wz"];function zw(i,t){let e=Math.min(i.states.length,t.states.length);for(let n=0;n<e;n++)if(!Object.is(i.states[n],t.states[n]))return{body:Math.floor(n/13),quantity:Bw[n%13]};return null}var Hw=new Kd;Object.assign(window,{tumble:Hw});addEventListener("error",i=>console.error(i.message));
