// The camera: its position and target. It keeps the moving bodies in view until it is moved by hand.

import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Crowd } from "./crowd";
import { Frustum } from "./frustum";
import type { Frame, Vec3 } from "./protocol";
import { worldBox } from "./shapes";

/** The camera follows what moves until it would be so many times as far away as at first, and no body would be larger than so many pixels. */
const SCATTERED = 8, SPECK = 12;
/** What moves is followed when it comes nearer to the edge of the picture than this share of its half [–]. */
const EDGE = 0.96;
/** Fixed bodies belong to the picture when they are at most so many times as large, and as far away, as what moves reaches. */
const SCENERY = 8;
/** From where a world is looked at, at first. */
const FROM = new THREE.Vector3(0.5, -0.95, 0.5).normalize();
const V = new THREE.Vector3();

/** How a scene wants to be looked at. */
export interface Wish { from: Vec3 | null; region: [Vec3, Vec3] | null }

export class Eye {
  readonly camera = new THREE.PerspectiveCamera(35, 1, 0.01, 5000);
  readonly controls: OrbitControls;
  /** Whether the camera keeps the moving bodies in view: until it is moved by hand. */
  auto = true;
  /** Middle and reach of what moves, now. */
  readonly core = new THREE.Sphere(new THREE.Vector3(), 5);
  /** Its distance when all was last looked at as a whole [m]. */
  private first = 5;
  /** Where the camera wants to be, and to look. */
  private wish: { eye: THREE.Vector3; target: THREE.Vector3 } | null = null;
  private said: Wish = { from: null, region: null };
  /** Fixed bodies that belong to the picture, as boxes. */
  private scenery: THREE.Box3[] = [];
  /** Bodies that move and are near, in the present frame. */
  private near: number[] = [];
  /** The camera when a hand took it, as long as it is held. */
  private held: number[] | null = null;
  private following = -1;
  private readonly lastFollowed = new THREE.Vector3();

  /** `moved`: the picture is to be drawn again. */
  constructor(private readonly canvas: HTMLCanvasElement, private readonly moved: () => void) {
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.15;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", moved);
    // a click is no wish to look elsewhere, a drag or the wheel is
    this.controls.addEventListener("start", () => {
      this.held = this.numbers;
    });
    this.controls.addEventListener("end", () => {
      const before = this.held;
      this.held = null;
      if (before?.some((x, k) => Math.abs(x - this.numbers[k]) > 1e-9)) this.take();
    });
  }

  /** Another world: no body is followed. */
  forget(): void {
    this.following = -1;
    this.wish = null;
  }

  /** Distance of the camera from its target [m]. */
  get distance(): number {
    return this.camera.position.distanceTo(this.controls.target);
  }

  /** How the scene wants to be looked at. */
  set view(wish: Wish) {
    this.said = wish;
  }

  /** Corners of the region that the scene wants to be seen; none if it does not say. */
  get corners(): Vec3[] {
    const [p, q] = this.said.region ?? [null, null];
    return p && q ? [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1 ? q[0] : p[0], k & 2 ? q[1] : p[1], k & 4 ? q[2] : p[2]]) : [];
  }

  /** Looks at all that moves and at the fixed bodies around it, and keeps it in view from now on. */
  fit(f: Frame, crowd: Crowd, sizes: number[]): void {
    // at first nothing has run away: who is far off belongs to the scene
    this.measure(f, crowd, sizes, f.number === 0 ? 60 : 4);
    const { from, region } = this.said;
    const frustum = new Frustum(from ? new THREE.Vector3(...from) : FROM, this.camera.fov, this.camera.aspect);
    if (region) {
      frustum.addBox(new THREE.Box3().setFromPoints(region.map((p) => new THREE.Vector3(...p))));
    } else {
      this.findScenery(f, crowd, sizes);
      for (const box of this.scenery) frustum.addBox(box);
      // thin bodies by their boxes; of very many, balls will do
      for (const k of this.near) {
        if (this.near.length <= 2000) frustum.addBox(worldBox(crowd.shapes[crowd.bodies[k].shape], crowd.pose(k)));
        else frustum.add(V.set(...f.centre(k)), sizes[k]);
      }
    }
    if (frustum.isEmpty) frustum.add(new THREE.Vector3(), 1);
    const { eye, target } = frustum.place();
    this.controls.target.copy(target);
    this.camera.position.copy(eye);
    this.auto = true;
    this.wish = null;
    this.first = this.distance;
    this.controls.update();
    this.moved();
  }

  /** Finite fixed bodies around what moves. */
  private findScenery(f: Frame, crowd: Crowd, sizes: number[]): void {
    const { center, radius } = this.core;
    this.scenery = [];
    crowd.bodies.forEach((b, k) => {
      if (b.kind !== "fixed" || k >= f.bodies || !(sizes[k] > 0) || !Number.isFinite(sizes[k])) return;
      if (sizes[k] > SCENERY * radius || V.set(...f.centre(k)).distanceTo(center) > SCENERY * radius) return;
      const box = worldBox(crowd.shapes[b.shape], crowd.pose(k));
      if (!box.isEmpty()) this.scenery.push(box);
    });
  }

  /** Somebody takes the camera: it no longer moves by itself. */
  take(): void {
    this.auto = false;
    this.wish = null;
  }

  /** Another frame: the eye goes with whom it follows, and finds out where what moves is. */
  setFrame(f: Frame, crowd: Crowd, sizes: number[]): void {
    if (this.following >= 0 && this.following < f.bodies) {
      const now = new THREE.Vector3(...f.centre(this.following));
      const move = now.clone().sub(this.lastFollowed);
      if (Number.isFinite(move.x)) {
        this.controls.target.add(move);
        this.camera.position.add(move);
        this.lastFollowed.copy(now);
      }
    }
    this.measure(f, crowd, sizes);
    this.watch(f, sizes);
  }

  private measure(f: Frame, crowd: Crowd, sizes: number[], far = 4): void {
    this.near = bounds(f, crowd, sizes, this.core, far);
    this.core.radius = Math.max(this.core.radius, 1e-3);
  }

  /** Follows what moves when it is about to leave the picture. */
  private watch(f: Frame, sizes: number[]): void {
    // who says what to look at means it
    if (!this.auto || this.following >= 0 || this.wish || this.held || this.said.region) return;
    this.camera.updateMatrixWorld();
    const out = (k: number) => {
      V.set(...f.centre(k)).project(this.camera);
      return V.z < 1 && Math.max(Math.abs(V.x), Math.abs(V.y)) > EDGE;
    };
    if (!this.near.some(out)) return;
    const from = this.camera.position.clone().sub(this.controls.target);
    const frustum = new Frustum(from, this.camera.fov, this.camera.aspect);
    for (const box of this.scenery) frustum.addBox(box);
    // a little farther than needed, so that it does not have to move again at once
    for (const k of this.near) frustum.add(V.set(...f.centre(k)), 1.5 * sizes[k]);
    const wish = frustum.place(), far = wish.eye.distanceTo(wish.target);
    // what has scattered too far is let go: one would see nothing of it
    const largest = this.near.reduce((most, k) => Math.max(most, sizes[k]), 0), pixels = (largest * this.canvas.clientHeight) / (far * Math.tan((this.camera.fov * Math.PI) / 360));
    if (far > SCATTERED * this.first && pixels < SPECK) return;
    // never nearer than now
    const now = this.distance;
    if (far < now) wish.eye.copy(wish.target).addScaledVector(frustum.back, now);
    this.wish = wish;
  }

  /** The camera goes where it wants to be; `passed` is the time since the last call [s]. */
  glide(passed: number): void {
    const w = this.wish;
    if (!w || this.held) return;
    const left = (this.controls.target.distanceTo(w.target) + this.camera.position.distanceTo(w.eye)) / this.distance;
    const share = left < 2e-3 ? 1 : 1 - Math.exp(-5 * passed);
    this.controls.target.lerp(w.target, share);
    this.camera.position.lerp(w.eye, share);
    if (share === 1) this.wish = null;
    this.moved();
  }

  /** Whether the camera is moving. */
  get gliding(): boolean {
    return this.wish !== null;
  }

  /** Follows a body from its position in a frame; -1: no body. */
  follow(body: number, f: Frame | null): void {
    this.following = body;
    if (body >= 0) this.wish = null;
    if (body >= 0 && f) this.lastFollowed.set(...f.centre(body));
  }

  /** Looks along a world axis, from the side that `from` points to, at the same distance. */
  along(from: THREE.Vector3): void {
    const far = this.distance;
    this.take();
    // not exactly along the pole, about which the controls turn
    const back = from.clone().normalize().addScaledVector(new THREE.Vector3(0, -1, 0), Math.abs(from.z) > 0.9 ? 1e-3 : 0).normalize();
    this.camera.position.copy(this.controls.target).addScaledVector(back, far);
    this.controls.update();
    this.moved();
  }

  /** Turns about the target: about the vertical, and towards the pole [rad]. */
  turn(about: number, up: number): void {
    this.take();
    const far = this.distance, back = this.camera.position.clone().sub(this.controls.target), tilt = Math.acos(back.z / back.length());
    const flat = Math.atan2(back.y, back.x) + about, steep = Math.min(Math.max(tilt - up, 0.02), Math.PI - 0.02);
    back.set(Math.sin(steep) * Math.cos(flat), Math.sin(steep) * Math.sin(flat), Math.cos(steep)).multiplyScalar(far);
    this.camera.position.copy(this.controls.target).add(back);
    this.controls.update();
    this.moved();
  }

  /** Moves across the picture, by shares of its distance. */
  pan(right: number, up: number): void {
    this.take();
    this.camera.updateMatrixWorld();
    const move = new THREE.Vector3(right, up, 0).transformDirection(this.camera.matrixWorld).multiplyScalar(Math.hypot(right, up) * this.distance);
    this.controls.target.add(move);
    this.camera.position.add(move);
    this.controls.update();
    this.moved();
  }

  /** A place beside another, to the right, up and away from the eye, by shares of its distance. */
  beside(point: Vec3, [right, up, away]: Vec3): Vec3 {
    this.camera.updateMatrixWorld();
    const axes = [0, 1, 2].map((k) => new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, k)), far = this.distance;
    const at = new THREE.Vector3(...point).addScaledVector(axes[0], right * far).addScaledVector(axes[1], up * far).addScaledVector(axes[2], -away * far);
    return at.toArray() as Vec3;
  }

  /** Comes nearer, to this share of the distance, or goes farther away. */
  approach(share: number): void {
    this.take();
    this.camera.position.sub(this.controls.target).multiplyScalar(share).add(this.controls.target);
    this.controls.update();
    this.moved();
  }

  /** Turns to a place and comes near enough to see `size` [m]. */
  focus(point: Vec3, size: number): void {
    const target = new THREE.Vector3(...point);
    const offset = this.camera.position.clone().sub(this.controls.target).normalize();
    const distance = Math.max(size, 1e-3) / Math.tan((this.camera.fov * Math.PI) / 360);
    this.take();
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(offset, distance);
    this.controls.update();
    this.moved();
  }

  /** The ray through a point of the window. */
  ray(x: number, y: number): THREE.Raycaster {
    const r = this.canvas.getBoundingClientRect();
    const ray = new THREE.Raycaster();
    this.camera.updateMatrixWorld();
    ray.setFromCamera(new THREE.Vector2((2 * (x - r.left)) / r.width - 1, 1 - (2 * (y - r.top)) / r.height), this.camera);
    return ray;
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

  /** Length of one metre in the middle of the picture [px]. */
  get pixelsPerMetre(): number {
    return this.canvas.clientHeight / (2 * this.distance * Math.tan((this.camera.fov * Math.PI) / 360));
  }

  /** Position and target of the camera, as six numbers [m]. */
  get numbers(): number[] {
    return [...this.camera.position.toArray(), ...this.controls.target.toArray()];
  }

  set numbers(n: number[]) {
    this.take();
    this.camera.position.fromArray(n, 0);
    this.controls.target.fromArray(n, 3);
    this.controls.update();
    this.moved();
  }
}

/** Centre and radius of the moving bodies at a frame, and their list; a few that are far away are ignored. */
function bounds(f: Frame, crowd: Crowd, sizes: number[], out: THREE.Sphere, most: number): number[] {
  const bodies = crowd.bodies, s = f.states;
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
    near = list.filter((k) => far(k) <= most * (usual + sizes[k]));
  }
  const box = new THREE.Box3();
  for (const k of near) {
    const r = sizes[k], o = 13 * k;
    box.min.min(V.set(s[o] - r, s[o + 1] - r, s[o + 2] - r));
    box.max.max(V.set(s[o] + r, s[o + 1] + r, s[o + 2] + r));
  }
  if (box.isEmpty()) box.set(new THREE.Vector3(-1, -1, -1), new THREE.Vector3(1, 1, 1));
  box.getBoundingSphere(out);
  return near;
}
