// The picture: camera, light, ground, bodies as instances, ghosts, trails, picking.

import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { between, geometry, localBox, pieces, type Piece } from "./shapes";
import type { Frame, Vec3 } from "./protocol";
import type { Body, Shape, Store } from "./store";

export type ColourBy = "body" | "material" | "island" | "speed" | "kind";

interface Batch { mesh: THREE.InstancedMesh; list: { body: number; local: THREE.Matrix4 }[] }

/** Colours that differ from each other for most eyes, in both themes, and from the colours of the contact modes. */
const PALETTE = ["#4e79a7", "#b07aa1", "#9c755f", "#76b7b2", "#d8c26a", "#8c8fc9", "#e15759", "#7fa8c9", "#b5a48b", "#d4a6c8", "#6d9b9a", "#c9837a"];

export function paletteColour(k: number): THREE.Color {
  const base = new THREE.Color(PALETTE[((k % PALETTE.length) + PALETTE.length) % PALETTE.length]);
  const turn = Math.floor(k / PALETTE.length);
  return turn > 0 ? base.offsetHSL((turn * 0.031) % 1, 0, ((turn * 7) % 5 - 2) * 0.03) : base;
}

export interface Theme { background: string; ground: string; line: string; fixed: string; ink: string; ghost: string; dark: boolean }

/** Pose of body k as a matrix of its own frame. */
export function poseOf(f: Frame, k: number, offset: number[], out = new THREE.Matrix4()): THREE.Matrix4 {
  const s = f.states, o = 13 * k;
  Q.set(s[o + 4], s[o + 5], s[o + 6], s[o + 3]);
  V.set(-offset[0], -offset[1], -offset[2]).applyQuaternion(Q);
  V.x += s[o]; V.y += s[o + 1]; V.z += s[o + 2];
  return out.compose(V, Q, ONE);
}
const Q = new THREE.Quaternion(), V = new THREE.Vector3(), ONE = new THREE.Vector3(1, 1, 1);

/** A set of bodies drawn as instances. */
class Crowd {
  readonly group = new THREE.Group();
  batches: Batch[] = [];
  planes: { body: number; mesh: THREE.Mesh; local: THREE.Matrix4 }[] = [];
  bodies: Body[] = [];
  shapes: Shape[] = [];
  private poses: THREE.Matrix4[] = [];

  /** Drawn by the processor: no shadows of thousands. */
  cheap = false;

  constructor(private readonly ghost: boolean) {}

  build(bodies: Body[], shapes: Shape[], material: (kind: string) => THREE.Material, glass: ReadonlySet<number> = NOBODY): void {
    this.clear();
    this.bodies = bodies;
    this.shapes = shapes;
    this.poses = bodies.map(() => new THREE.Matrix4());
    const groups = new Map<string, { piece: Piece; list: Batch["list"] }>();
    const known = shapes.map((s, k) => pieces(s, k));
    bodies.forEach((b, body) => {
      for (const piece of known[b.shape] ?? []) {
        if (piece.key === "plane") {
          if (!this.ghost) this.planes.push({ body, mesh: new THREE.Mesh(), local: planeTurn(piece) });
          continue;
        }
        const key = glass.has(body) ? `glass ${piece.key}` : piece.key;
        let g = groups.get(key);
        if (!g) groups.set(key, (g = { piece, list: [] }));
        g.list.push({ body, local: piece.local });
      }
    });
    // coarser when there are very many, so that they stay usable
    const round = bodies.length > 4000 ? 8 : bodies.length > 1000 ? 16 : 48;
    const shadows = !this.ghost && !(this.cheap && bodies.length > 1000);
    for (const [key, { piece, list }] of groups) {
      const clear = key.startsWith("glass ");
      const mesh = new THREE.InstancedMesh(geometry(piece, round), material(clear ? "glass" : piece.shape.kind), list.length);
      mesh.instanceMatrix.setUsage(THREE.DynamicDrawUsage);
      mesh.castShadow = shadows && !clear;
      mesh.receiveShadow = shadows;
      mesh.frustumCulled = false;
      if (this.ghost || clear) mesh.renderOrder = 2;
      this.batches.push({ mesh, list });
      this.group.add(mesh);
    }
  }

  clear(): void {
    for (const { mesh } of this.batches) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.batches = [];
    this.planes = [];
    this.group.clear();
  }

  place(f: Frame, seen: (body: number) => boolean = () => true): void {
    const n = Math.min(this.bodies.length, f.bodies);
    for (let k = 0; k < n; k++) {
      if (seen(k)) poseOf(f, k, this.bodies[k].offset, this.poses[k]);
      else this.poses[k].makeScale(0, 0, 0);
    }
    for (const { mesh, list } of this.batches) {
      const array = mesh.instanceMatrix.array;
      list.forEach(({ body, local }, k) => M.multiplyMatrices(this.poses[body], local).toArray(array, 16 * k));
      mesh.instanceMatrix.needsUpdate = true;
      mesh.boundingSphere = null;
    }
  }

  pose(body: number): THREE.Matrix4 {
    return this.poses[body];
  }

  paint(colour: (body: number) => THREE.Color): void {
    for (const { mesh, list } of this.batches) {
      list.forEach(({ body }, k) => mesh.setColorAt(k, colour(body)));
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }
}
const M = new THREE.Matrix4(), NOBODY: ReadonlySet<number> = new Set();

function planeTurn(piece: Piece): THREE.Matrix4 {
  const n = piece.shape.kind === "plane" ? piece.shape.normal : [0, 0, 1];
  const q = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), new THREE.Vector3(n[0], n[1], n[2]).normalize());
  return piece.local.clone().multiply(new THREE.Matrix4().makeRotationFromQuaternion(q));
}

/** Draws the edges of boxes one and a half pixels wide, whatever their size. */
function withEdges(m: THREE.MeshStandardMaterial, clear = false): THREE.MeshStandardMaterial {
  m.onBeforeCompile = (s) => {
    s.vertexShader = s.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vUnit; varying vec3 vSize;")
      .replace("#include <begin_vertex>", `#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`);
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vUnit; varying vec3 vSize;")
      .replace("#include <color_fragment>", `#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${clear ? "diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));" : ""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`);
  };
  return m;
}

/** Ground with a grid of `cell` metres that fades with the distance. */
function groundMaterial(surface: number): { material: THREE.MeshStandardMaterial; uniforms: Record<string, THREE.IUniform> } {
  const uniforms = { cell: { value: 1 }, strength: { value: 1 }, radius: { value: 100 }, ink: { value: new THREE.Color() }, surface: { value: surface } };
  const material = new THREE.MeshStandardMaterial({ roughness: 1, metalness: 0, transparent: true, side: THREE.DoubleSide, depthWrite: surface > 0 });
  material.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, uniforms);
    s.vertexShader = s.vertexShader.replace("#include <common>", "#include <common>\nvarying vec2 vPlace;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xy; vPlace = position.xy * vec2(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz));");
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", `#include <common>
        varying vec2 vPlace; uniform float cell; uniform float strength; uniform float radius; uniform vec3 ink; uniform float surface;
        float lines(vec2 p, float size, float width) {
          vec2 q = p / size, f = fwidth(q);
          vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
          float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
          return l * clamp(1.0 - 2.0 * max(f.x, f.y), 0.0, 1.0);
        }`)
      .replace("#include <color_fragment>", `#include <color_fragment>
        float grid = strength * max(0.35 * lines(vPlace, cell, 1.2), 0.75 * lines(vPlace, 10.0 * cell, 1.6));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        float fade = 1.0 - smoothstep(0.45 * radius, radius, length(vPlace));
        diffuseColor.a = fade * max(surface, grid);`);
  };
  return { material, uniforms };
}

/** Whether pictures are drawn by the processor: then they must be cheap. */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

/** The camera follows what moves until it reaches so many times as far as at first. */
const SCATTERED = 8;

export interface Hit { body: number; point: Vec3; local: Vec3 }

export class Stage {
  readonly renderer: THREE.WebGLRenderer;
  readonly scene = new THREE.Scene();
  readonly camera = new THREE.PerspectiveCamera(45, 1, 0.01, 5000);
  readonly controls: OrbitControls;
  readonly crowd = new Crowd(false);
  readonly ghosts = new Crowd(true);
  /** Typical size of a moving body [m]; marks are drawn in proportion. */
  unit = 1;
  cell = 1;
  dirty = true;
  /** What moves is kept in view until somebody takes the camera. */
  auto = true;
  /** Fixed bodies that hide most of what moves: drawn as glass, and a click goes through them. */
  glass: ReadonlySet<number> = NOBODY;
  private readonly sun = new THREE.DirectionalLight(0xffffff, 2.7);
  private readonly sky = new THREE.HemisphereLight(0xffffff, 0xa0a6b0, 1.9);
  private readonly grounds: { mesh: THREE.Mesh; uniforms: Record<string, THREE.IUniform>; surface: boolean }[] = [];
  private readonly selection: THREE.LineSegments;
  private readonly trail = new THREE.Group();
  private readonly materials: Record<string, THREE.Material> = {};
  private readonly ghostMaterial = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.28, depthWrite: false });
  /** Middle and reach of what moves, now. */
  private readonly core = new THREE.Sphere(new THREE.Vector3(), 5);
  /** Its reach when it was last looked at as a whole, and when the ground was laid [m]. */
  private first = 5;
  private laid = 5;
  /** Where the camera wants to look, and the radius [m] it wants to see. */
  private wish: THREE.Sphere | null = null;
  private sizes: number[] = [];
  /** The camera when a hand took it, as long as it is held. */
  private held: number[] | null = null;
  private lit = new THREE.Sphere(new THREE.Vector3(), -1);
  private theme: Theme;
  private showGrid = true;
  private following = -1;
  private readonly lastFollowed = new THREE.Vector3();

  constructor(readonly canvas: HTMLCanvasElement, theme: Theme) {
    const cheap = isSoftware();
    this.crowd.cheap = cheap;
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true, powerPreference: "high-performance" });
    this.renderer.setPixelRatio(cheap ? 1 : Math.min(devicePixelRatio, 2));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.15;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", () => (this.dirty = true));
    // a click is no wish to look elsewhere, a drag or the wheel is
    this.controls.addEventListener("start", () => {
      this.held = this.cameraNumbers;
    });
    this.controls.addEventListener("end", () => {
      const before = this.held;
      this.held = null;
      if (before?.some((x, k) => Math.abs(x - this.cameraNumbers[k]) > 1e-9)) this.take();
    });
    this.scene.add(this.sky, this.sun, this.sun.target, this.crowd.group, this.ghosts.group, this.trail);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(cheap ? 1024 : 2048);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    const box = new THREE.EdgesGeometry(new THREE.BoxGeometry(1, 1, 1));
    this.selection = new THREE.LineSegments(box, new THREE.LineBasicMaterial({ depthTest: false, transparent: true }));
    this.selection.renderOrder = 10;
    this.selection.visible = false;
    this.selection.matrixAutoUpdate = false;
    this.scene.add(this.selection);
    this.theme = theme;
    this.setTheme(theme);
  }

  setTheme(t: Theme): void {
    this.theme = t;
    this.scene.background = new THREE.Color(t.background);
    this.ghostMaterial.color.set(t.ghost);
    (this.selection.material as THREE.LineBasicMaterial).color.set(t.ink);
    for (const g of this.grounds) this.dress(g);
    this.sky.groundColor.set(t.dark ? 0x50555f : 0xa0a6b0);
    this.dirty = true;
  }

  private dress(g: { mesh: THREE.Mesh; uniforms: Record<string, THREE.IUniform>; surface: boolean }): void {
    (g.mesh.material as THREE.MeshStandardMaterial).color.set(this.theme.ground);
    (g.uniforms.ink.value as THREE.Color).set(this.theme.line);
  }

  private material = (kind: string): THREE.Material => {
    if (kind === "glass") {
      return (this.materials.glass ??= withEdges(new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.4, transparent: true, opacity: 0.12, depthWrite: false }), true));
    }
    return (this.materials[kind === "box" ? "box" : "round"] ??= kind === "box"
      ? withEdges(new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.7, metalness: 0 }))
      : new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.55, metalness: 0 }));
  };

  /** Another world is to be drawn. */
  setWorld(store: Store): void {
    this.crowd.build(store.bodies, store.about.shapes, this.material);
    for (const g of this.grounds) {
      this.scene.remove(g.mesh);
      g.mesh.geometry.dispose();
      (g.mesh.material as THREE.Material).dispose();
    }
    this.grounds.length = 0;
    for (const p of this.crowd.planes) {
      const { material, uniforms } = groundMaterial(1);
      p.mesh = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material);
      p.mesh.receiveShadow = true;
      p.mesh.matrixAutoUpdate = false;
      p.mesh.userData.body = p.body;
      this.grounds.push({ mesh: p.mesh, uniforms, surface: true });
    }
    if (this.crowd.planes.length === 0) {
      const { material, uniforms } = groundMaterial(0);
      const mesh = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material);
      mesh.matrixAutoUpdate = false;
      this.grounds.push({ mesh, uniforms, surface: false });
    }
    for (const g of this.grounds) {
      this.dress(g);
      this.scene.add(g.mesh);
    }
    const shapeSize = store.about.shapes.map((s) => localBox(s).getSize(new THREE.Vector3()).length() / 2);
    this.sizes = store.bodies.map((b) => shapeSize[b.shape]);
    const sizes = this.sizes.filter((r, k) => store.bodies[k].kind === "dynamic" && r > 0 && Number.isFinite(r)).sort((a, b) => a - b);
    this.unit = sizes[sizes.length >> 1] ?? 0.5;
    this.following = -1;
    this.glass = NOBODY;
    this.wish = null;
    this.setTrails([]);
    this.dirty = true;
  }

  setGhostWorld(store: Store | null): void {
    if (store) this.ghosts.build(store.bodies, store.about.shapes, () => this.ghostMaterial);
    else this.ghosts.clear();
    this.dirty = true;
  }

  /** Middle and radius of what moves, at a frame; a few that flew far away are let go. */
  private bounds(f: Frame, out = new THREE.Sphere()): THREE.Sphere {
    const bodies = this.crowd.bodies, s = f.states;
    const list: number[] = [];
    for (let k = 0; k < Math.min(bodies.length, f.bodies); k++) {
      if (bodies[k].kind !== "fixed" && Number.isFinite(s[13 * k]) && !f.quarantined(k)) list.push(k);
    }
    let near = list;
    if (list.length >= 8) {
      // of very many, every so-manieth tells where most are
      const some = list.filter((_, i) => i % Math.ceil(list.length / 500) === 0);
      const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b);
      const [x, y, z] = [0, 1, 2].map((axis) => sorted(some.map((k) => s[13 * k + axis]))[some.length >> 1]);
      const far = (k: number) => Math.hypot(s[13 * k] - x, s[13 * k + 1] - y, s[13 * k + 2] - z);
      const usual = sorted(some.map(far))[Math.floor(0.9 * some.length)];
      near = list.filter((k) => far(k) <= 4 * usual + 4 * this.sizes[k]);
    }
    const box = new THREE.Box3();
    for (const k of near) {
      const r = this.sizes[k], o = 13 * k;
      box.min.min(V.set(s[o] - r, s[o + 1] - r, s[o + 2] - r));
      box.max.max(V.set(s[o] + r, s[o + 1] + r, s[o + 2] + r));
    }
    if (box.isEmpty()) box.set(new THREE.Vector3(-1, -1, -1), new THREE.Vector3(1, 1, 1));
    return box.getBoundingSphere(out);
  }

  /** Distance from which a radius [m] is seen, in the narrower direction. */
  private distanceFor(radius: number): number {
    const half = (this.camera.fov * Math.PI) / 360;
    return (radius / Math.sin(Math.min(half, Math.atan(Math.tan(half) * this.camera.aspect)))) * 1.05;
  }

  /** Looks at all that moves, and keeps it in view from now on. */
  fit(f: Frame): void {
    const s = this.bounds(f, this.core);
    s.radius = Math.max(s.radius, 1e-3);
    this.controls.target.copy(s.center);
    this.camera.position.copy(s.center).add(new THREE.Vector3(0.5, -0.95, 0.5).normalize().multiplyScalar(this.distanceFor(s.radius)));
    this.auto = true;
    this.wish = null;
    this.first = s.radius;
    this.layGround();
    this.controls.update();
    this.dirty = true;
  }

  /** Somebody takes the camera: it no longer moves by itself. */
  take(): void {
    this.auto = false;
    this.wish = null;
  }

  /** Makes glass of the fixed bodies that stand between the eye and most of what moves. */
  seeThrough(f: Frame): void {
    const bodies = this.crowd.bodies, eye = this.camera.position;
    const moving = bodies.map((_, k) => k).filter((k) => k < f.bodies && bodies[k].kind === "dynamic" && Number.isFinite(f.states[13 * k]));
    const some = moving.filter((_, i) => i % Math.ceil(moving.length / 64) === 0).map((k) => new THREE.Vector3(...f.centre(k)));
    const glass = new Set<number>();
    // very many fixed bodies are the scenery itself
    const fixed = bodies.map((_, k) => k).filter((k) => bodies[k].kind === "fixed");
    if (fixed.length <= 1000) {
      for (const k of fixed) {
        const hidden = some.filter((c) => between(this.crowd.shapes[bodies[k].shape], this.crowd.pose(k), eye, c)).length;
        if (hidden > 0 && hidden >= 0.4 * some.length) glass.add(k);
      }
    }
    this.glass = glass;
    if (glass.size > 0) {
      // grounds keep their meshes
      const planes = this.crowd.planes;
      this.crowd.build(bodies, this.crowd.shapes, this.material, glass);
      this.crowd.planes = planes;
      this.crowd.place(f);
    }
    this.dirty = true;
  }

  /** Ground, light and depth for what is looked at now. */
  private layGround(): void {
    const { center, radius } = this.core;
    this.laid = radius;
    const size = Math.max(60 * radius, 20);
    for (const [k, g] of this.grounds.entries()) {
      g.uniforms.radius.value = size / 2;
      const p = this.crowd.planes[k];
      const pose = p ? this.crowd.pose(p.body).clone().multiply(p.local) : new THREE.Matrix4();
      // the middle of the grid stays at the plane's own origin, so that its lines mean coordinates
      g.mesh.matrix.copy(pose).multiply(new THREE.Matrix4().makeScale(size, size, 1));
      g.mesh.matrixWorldNeedsUpdate = true;
    }
    this.lit.set(center, -1);
    this.light();
  }

  /** The sun shines on what is looked at: shadows are where the eye is, and as fine as what it sees. */
  private light(): void {
    const distance = this.camera.position.distanceTo(this.controls.target);
    const seen = distance * Math.sin((this.camera.fov * Math.PI) / 360);
    const radius = Math.min(Math.max(seen, 0.3 * this.core.radius), 3 * this.core.radius);
    const centre = seen < this.core.radius || this.core.center.distanceTo(this.controls.target) > this.core.radius ? this.controls.target : this.core.center;
    // moved a little: the shadows still reach
    if (this.lit.radius > 0 && Math.abs(radius - this.lit.radius) < 0.25 * this.lit.radius && centre.distanceTo(this.lit.center) < 0.4 * this.lit.radius) return;
    this.lit.set(centre, radius);
    this.sun.target.position.copy(centre);
    this.sun.position.copy(centre).add(new THREE.Vector3(-0.45, -0.6, 1.2).normalize().multiplyScalar(12 * radius));
    const c = this.sun.shadow.camera, reach = 2.2 * radius;
    c.left = c.bottom = -reach;
    c.right = c.top = reach;
    c.near = 0.1 * radius;
    c.far = 24 * radius;
    c.updateProjectionMatrix();
    this.sun.shadow.normalBias = 0.0015 * radius;
    this.camera.near = Math.max(distance / 1500, 1e-4);
    this.camera.far = 400 * Math.max(this.core.radius, seen) + 100;
    this.camera.updateProjectionMatrix();
  }

  /** Follows what moves when it is about to leave the picture. */
  private watch(f: Frame): void {
    this.bounds(f, this.core);
    this.core.radius = Math.max(this.core.radius, 1e-3);
    if (this.core.radius > 1.5 * this.laid) this.layGround();
    if (!this.auto || this.following >= 0) return;
    const target = this.wish?.center ?? this.controls.target;
    const seen = this.wish?.radius ?? this.seenRadius();
    if (target.distanceTo(this.core.center) + this.core.radius <= 1.1 * seen) return;
    // what has scattered too far is let go: one would see nothing of it
    if (this.core.radius > SCATTERED * this.first) return;
    // far enough that it does not have to move again at once; never nearer
    this.wish = new THREE.Sphere(this.core.center.clone(), Math.max(1.25 * this.core.radius, seen));
  }

  private seenRadius(): number {
    return this.camera.position.distanceTo(this.controls.target) / this.distanceFor(1);
  }

  /** The camera goes where it wants to be; `passed` is the time since the last call [s]. */
  glide(passed: number): void {
    const w = this.wish;
    if (!w || this.held) return;
    const part = 1 - Math.exp(-5 * passed);
    const way = this.camera.position.clone().sub(this.controls.target);
    const far = this.distanceFor(w.radius), now = way.length();
    const left = this.controls.target.distanceTo(w.center) / w.radius + Math.abs(now / far - 1);
    const share = left < 2e-3 ? 1 : part;
    this.controls.target.lerp(w.center, share);
    this.camera.position.copy(this.controls.target).addScaledVector(way, (now + share * (far - now)) / now);
    if (share === 1) this.wish = null;
    this.dirty = true;
  }

  /** Whether the camera is on its way. */
  get gliding(): boolean {
    return this.wish !== null;
  }

  setFrame(f: Frame): void {
    this.crowd.place(f);
    if (this.following >= 0 && this.following < f.bodies) {
      const now = new THREE.Vector3(...f.centre(this.following));
      const move = now.clone().sub(this.lastFollowed);
      if (Number.isFinite(move.x)) {
        this.controls.target.add(move);
        this.camera.position.add(move);
        this.lastFollowed.copy(now);
      }
    }
    this.watch(f);
    this.dirty = true;
  }

  /** Ghosts of what is elsewhere; what is in the same place needs none. */
  setGhostFrame(f: Frame, beside: Frame | null): void {
    const near = 1e-4 * this.unit;
    this.ghosts.place(f, (k) => {
      if (!beside || k >= beside.bodies) return true;
      for (let i = 0; i < 7; i++) if (Math.abs(f.states[13 * k + i] - beside.states[13 * k + i]) > near) return true;
      return false;
    });
    this.dirty = true;
  }

  follow(body: number, f: Frame | null): void {
    this.following = body;
    if (body >= 0) this.wish = null;
    if (body >= 0 && f) this.lastFollowed.set(...f.centre(body));
  }

  /** Turns the eye to a place and comes near enough to see `size` [m]. */
  focus(point: Vec3, size: number): void {
    const target = new THREE.Vector3(...point);
    const way = this.camera.position.clone().sub(this.controls.target).normalize();
    const distance = Math.max(size, 1e-3) / Math.tan((this.camera.fov * Math.PI) / 360);
    this.take();
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(way, distance);
    this.controls.update();
    this.dirty = true;
  }

  bodySize(body: number): number {
    const b = this.crowd.bodies[body];
    const box = b ? localBox(this.crowd.shapes[b.shape]) : new THREE.Box3();
    return box.isEmpty() ? 4 * this.unit : box.getSize(V).length();
  }

  select(body: number): void {
    const b = this.crowd.bodies[body];
    const box = b ? localBox(this.crowd.shapes[b.shape]) : new THREE.Box3();
    this.selection.visible = !box.isEmpty();
    if (!box.isEmpty()) {
      const size = box.getSize(new THREE.Vector3()).multiplyScalar(1.04), at = box.getCenter(new THREE.Vector3());
      this.selection.matrix.copy(this.crowd.pose(body)).multiply(new THREE.Matrix4().compose(at, new THREE.Quaternion(), size));
      this.selection.matrixWorldNeedsUpdate = true;
    }
    this.dirty = true;
  }

  paint(colour: (body: number) => THREE.Color): void {
    this.crowd.paint(colour);
    this.dirty = true;
  }

  get fixedColour(): THREE.Color {
    return new THREE.Color(this.theme.fixed);
  }

  get ink(): string {
    return this.theme.ink;
  }

  setTrails(list: { colour: THREE.Color; points: Float32Array }[]): void {
    for (const line of this.trail.children as THREE.Line[]) {
      line.geometry.dispose();
      (line.material as THREE.Material).dispose();
    }
    this.trail.clear();
    for (const { colour, points } of list) {
      const g = new THREE.BufferGeometry().setAttribute("position", new THREE.BufferAttribute(points, 3));
      this.trail.add(new THREE.Line(g, new THREE.LineBasicMaterial({ color: colour })));
    }
    this.dirty = true;
  }

  setGrid(on: boolean): void {
    this.showGrid = on;
    this.dirty = true;
  }

  /** Bodies that can be looked through: contacts lie between them. */
  setXray(on: boolean): void {
    for (const kind of ["box", "sphere"]) {
      const m = this.material(kind) as THREE.MeshStandardMaterial;
      m.transparent = on;
      m.opacity = on ? 0.35 : 1;
      m.depthWrite = !on;
      m.needsUpdate = true;
    }
    this.dirty = true;
  }

  setShadows(on: boolean): void {
    this.sun.castShadow = on;
    this.dirty = true;
  }

  private ray(x: number, y: number): THREE.Raycaster {
    const r = this.canvas.getBoundingClientRect();
    const ray = new THREE.Raycaster();
    this.camera.updateMatrixWorld();
    ray.setFromCamera(new THREE.Vector2((2 * (x - r.left)) / r.width - 1, 1 - (2 * (y - r.top)) / r.height), this.camera);
    return ray;
  }

  /** The body under a point of the window. */
  pick(x: number, y: number): Hit | null {
    const ray = this.ray(x, y);
    let best: { distance: number; body: number; point: THREE.Vector3 } | null = null;
    for (const { mesh, list } of this.crowd.batches) {
      if (this.glass.has(list[0].body)) continue;
      const hit = ray.intersectObject(mesh, false)[0];
      if (hit && hit.instanceId !== undefined && (!best || hit.distance < best.distance)) {
        best = { distance: hit.distance, body: list[hit.instanceId].body, point: hit.point };
      }
    }
    for (const { body, mesh } of this.crowd.planes) {
      const hit = ray.intersectObject(mesh, false)[0];
      if (hit && (!best || hit.distance < best.distance)) best = { distance: hit.distance, body, point: hit.point };
    }
    if (!best) return null;
    const b = this.crowd.bodies[best.body];
    const local = best.point.clone().applyMatrix4(this.crowd.pose(best.body).clone().invert());
    // from the centre of mass
    local.sub(new THREE.Vector3(b.offset[0], b.offset[1], b.offset[2]));
    return { body: best.body, point: best.point.toArray() as Vec3, local: local.toArray() as Vec3 };
  }

  /** Where a point of the window is on the plane through `through` that faces the eye. */
  onPlane(x: number, y: number, through: Vec3): Vec3 {
    const ray = this.ray(x, y).ray;
    const normal = this.camera.getWorldDirection(new THREE.Vector3());
    const plane = new THREE.Plane().setFromNormalAndCoplanarPoint(normal, new THREE.Vector3(...through));
    const at = ray.intersectPlane(plane, new THREE.Vector3());
    return at ? (at.toArray() as Vec3) : through;
  }

  /** Place of a world point in the window [px], or null when it is behind the eye. */
  project(point: Vec3): [number, number] | null {
    // the camera may have moved since the last picture
    this.camera.updateMatrixWorld();
    const p = new THREE.Vector3(...point).project(this.camera);
    if (p.z > 1) return null;
    const { clientWidth: w, clientHeight: h } = this.canvas;
    return [((p.x + 1) / 2) * w, ((1 - p.y) / 2) * h];
  }

  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.canvas;
    if (w === 0 || h === 0) return;
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    this.camera.updateProjectionMatrix();
    this.dirty = true;
  }

  /** Draws if something has changed. */
  render(): boolean {
    this.controls.update();
    if (!this.dirty) return false;
    this.dirty = false;
    const distance = this.camera.position.distanceTo(this.controls.target);
    this.cell = 10 ** Math.round(Math.log10(Math.max(distance, 1e-6) / 8));
    this.light();
    for (const g of this.grounds) {
      g.uniforms.cell.value = this.cell;
      g.uniforms.strength.value = this.showGrid ? 1 : 0;
      g.mesh.visible = g.surface || this.showGrid;
    }
    this.renderer.render(this.scene, this.camera);
    return true;
  }

  /** Length of one metre in the middle of the picture [px]. */
  get pixelsPerMetre(): number {
    const distance = this.camera.position.distanceTo(this.controls.target);
    return this.canvas.clientHeight / (2 * distance * Math.tan((this.camera.fov * Math.PI) / 360));
  }

  /** What the camera sees, as numbers. */
  get cameraNumbers(): number[] {
    return [...this.camera.position.toArray(), ...this.controls.target.toArray()];
  }

  set cameraNumbers(n: number[]) {
    this.take();
    this.camera.position.fromArray(n, 0);
    this.controls.target.fromArray(n, 3);
    this.controls.update();
    this.dirty = true;
  }
}
