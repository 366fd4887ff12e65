// Contact shadows: the floor is darker where a body is near it, so that a ball that touches and one that floats look different.
//
// The bodies are looked at from below the floor, black and fainter with their height; the picture is blurred and laid on the floor.

import * as THREE from "three";

/** Layer of the bodies, for the eye below the floor. */
export const BODIES = 1;

const BLUR = `
  varying vec2 vUv; uniform sampler2D map; uniform vec2 step;
  void main() {
    float sum = 0.0;
    for (int k = -4; k <= 4; k++) sum += texture2D(map, vUv + float(k) * step).a * (5.0 - abs(float(k))) / 25.0;
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum);
  }`;

export class ContactShadow {
  private readonly eye = new THREE.OrthographicCamera();
  private readonly targets: [THREE.WebGLRenderTarget, THREE.WebGLRenderTarget];
  private readonly height = new THREE.MeshDepthMaterial();
  private readonly blur: THREE.ShaderMaterial;
  private readonly sheet: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>;
  private readonly page = new THREE.Scene();
  private readonly flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly pixels: number;

  /** `pixels`: along a side of the picture. */
  constructor(pixels: number) {
    this.pixels = pixels;
    const target = () => new THREE.WebGLRenderTarget(pixels, pixels, { depthBuffer: true });
    this.targets = [target(), target()];
    this.height.onBeforeCompile = (s) => {
      s.fragmentShader = s.fragmentShader.replace(/gl_FragColor = vec4\( vec3\( 1\.0 - fragCoordZ \), opacity \);/, "gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - fragCoordZ, 1.5));");
    };
    this.height.side = THREE.DoubleSide;
    this.blur = new THREE.ShaderMaterial({
      uniforms: { map: { value: null }, step: { value: new THREE.Vector2() } }, depthTest: false, depthWrite: false, blending: THREE.NoBlending,
      vertexShader: "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }", fragmentShader: BLUR,
    });
    this.page.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.blur));
    const material = new THREE.MeshBasicMaterial({ map: this.targets[0].texture, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2, toneMapped: false });
    this.sheet = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material);
    this.sheet.matrixAutoUpdate = false;
    this.sheet.visible = false;
    this.sheet.renderOrder = -1;
    // the picture is taken from below: it is upside down
    const uv = this.sheet.geometry.getAttribute("uv");
    for (let k = 0; k < uv.count; k++) uv.setY(k, 1 - uv.getY(k));
    this.eye.matrixAutoUpdate = false;
    this.eye.layers.set(BODIES);
  }

  get object(): THREE.Object3D {
    return this.sheet;
  }

  hide(): void {
    this.sheet.visible = false;
  }

  /** Takes the picture for a slab whose matrix is that of a unit box, for bodies up to `tall` above it [m]. */
  take(renderer: THREE.WebGLRenderer, scene: THREE.Scene, slab: THREE.Matrix4, size: THREE.Vector3, tall: number, dark: boolean): void {
    const e = slab.elements;
    const u = new THREE.Vector3(e[0], e[1], e[2]).normalize(), v = new THREE.Vector3(e[4], e[5], e[6]).normalize(), n = new THREE.Vector3(e[8], e[9], e[10]).normalize();
    const top = new THREE.Vector3(e[12], e[13], e[14]).addScaledVector(n, size.z / 2);
    const { eye } = this;
    eye.left = -size.x / 2;
    eye.right = size.x / 2;
    eye.top = size.y / 2;
    eye.bottom = -size.y / 2;
    // a little below, so that what has sunk in by rounding is seen
    const below = 0.02 * tall;
    eye.near = 0;
    eye.far = tall + below;
    eye.updateProjectionMatrix();
    eye.matrix.makeBasis(u, v.clone().negate(), n.clone().negate()).setPosition(top.clone().addScaledVector(n, -below));
    eye.matrixWorldNeedsUpdate = true;
    eye.updateMatrixWorld(true);
    const { background, overrideMaterial } = scene, colour = renderer.getClearColor(new THREE.Color()), alpha = renderer.getClearAlpha();
    this.sheet.visible = false;
    scene.background = null;
    scene.overrideMaterial = this.height;
    renderer.shadowMap.autoUpdate = false;
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(this.targets[0]);
    renderer.clear();
    renderer.render(scene, eye);
    scene.overrideMaterial = overrideMaterial;
    scene.background = background;
    // as wide as a third of the height, twice: near the contact it is sharp enough
    const wide = (0.11 * tall) / Math.max(size.x, size.y);
    for (const share of [1, 0.5]) {
      for (const [from, to, step] of [[0, 1, [wide * share * (Math.max(size.x, size.y) / size.x), 0]], [1, 0, [0, wide * share * (Math.max(size.x, size.y) / size.y)]]] as const) {
        this.blur.uniforms.map.value = this.targets[from].texture;
        (this.blur.uniforms.step.value as THREE.Vector2).set(Math.max(step[0], step[0] > 0 ? 0.5 / this.pixels : 0), Math.max(step[1], step[1] > 0 ? 0.5 / this.pixels : 0));
        renderer.setRenderTarget(this.targets[to]);
        renderer.render(this.page, this.flat);
      }
    }
    renderer.setRenderTarget(null);
    renderer.setClearColor(colour, alpha);
    renderer.shadowMap.autoUpdate = true;
    this.sheet.material.opacity = dark ? 0.75 : 0.55;
    this.sheet.matrix.makeBasis(u, v, n).scale(new THREE.Vector3(size.x, size.y, 1)).setPosition(top.addScaledVector(n, 1e-4 * Math.max(size.x, size.y)));
    this.sheet.matrixWorldNeedsUpdate = true;
    this.sheet.visible = true;
  }
}
