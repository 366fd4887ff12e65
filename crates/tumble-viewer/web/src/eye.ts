// The camera: its position and target. It keeps the moving bodies in view until it is moved by hand.

import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Crowd } from "./crowd";
import type { Frame, Vec3 } from "./protocol";

/** The camera follows what moves until it reaches so many times as far as at first. */
const SCATTERED = 8;
/** From where a world is looked at, at first. */
const FROM = new THREE.Vector3(0.5, -0.95, 0.5).normalize();
const V = new THREE.Vector3();

export class Eye {
  readonly camera = new THREE.PerspectiveCamera(45, 1, 0.01, 5000);
  readonly controls: OrbitControls;
  /** Whether the camera keeps the moving bodies in view: until it is moved by hand. */
  auto = true;
  /** Middle and reach of what moves, now. */
  readonly core = new THREE.Sphere(new THREE.Vector3(), 5);
  /** Its reach when it was last looked at as a whole [m]. */
  private first = 5;
  /** Where the camera wants to look, and the radius [m] it wants to see. */
  private wish: THREE.Sphere | null = null;
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

  /** Distance from which a radius [m] is seen, in the narrower direction. */
  private distanceFor(radius: number): number {
    const half = (this.camera.fov * Math.PI) / 360;
    return (radius / Math.sin(Math.min(half, Math.atan(Math.tan(half) * this.camera.aspect)))) * 1.05;
  }

  /** Looks at all that moves, and keeps it in view from now on. */
  fit(f: Frame, crowd: Crowd, sizes: number[]): void {
    this.measure(f, crowd, sizes);
    const { center, radius } = this.core;
    this.controls.target.copy(center);
    this.camera.position.copy(center).addScaledVector(FROM, this.distanceFor(radius));
    this.auto = true;
    this.wish = null;
    this.first = radius;
    this.controls.update();
    this.moved();
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
    this.watch();
  }

  private measure(f: Frame, crowd: Crowd, sizes: number[]): void {
    bounds(f, crowd, sizes, this.core);
    this.core.radius = Math.max(this.core.radius, 1e-3);
  }

  /** Follows what moves when it is about to leave the picture. */
  private watch(): void {
    if (!this.auto || this.following >= 0) return;
    const { center, radius } = this.core;
    const target = this.wish?.center ?? this.controls.target;
    const seen = this.wish?.radius ?? this.distance / this.distanceFor(1);
    if (target.distanceTo(center) + radius <= 1.1 * seen) return;
    // what has scattered too far is let go: one would see nothing of it
    if (radius > SCATTERED * this.first) return;
    // far enough that it does not have to move again at once; never nearer
    this.wish = new THREE.Sphere(center.clone(), Math.max(1.25 * radius, seen));
  }

  /** The camera goes where it wants to be; `passed` is the time since the last call [s]. */
  glide(passed: number): void {
    const w = this.wish;
    if (!w || this.held) return;
    const part = 1 - Math.exp(-5 * passed);
    const offset = this.camera.position.clone().sub(this.controls.target);
    const far = this.distanceFor(w.radius), now = offset.length();
    const left = this.controls.target.distanceTo(w.center) / w.radius + Math.abs(now / far - 1);
    const share = left < 2e-3 ? 1 : part;
    this.controls.target.lerp(w.center, share);
    this.camera.position.copy(this.controls.target).addScaledVector(offset, (now + share * (far - now)) / now);
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

/** Centre and radius of the moving bodies at a frame; a few that are far away are ignored. */
function bounds(f: Frame, crowd: Crowd, sizes: number[], out: THREE.Sphere): void {
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
    near = list.filter((k) => far(k) <= 4 * usual + 4 * sizes[k]);
  }
  const box = new THREE.Box3();
  for (const k of near) {
    const r = sizes[k], o = 13 * k;
    box.min.min(V.set(s[o] - r, s[o + 1] - r, s[o + 2] - r));
    box.max.max(V.set(s[o] + r, s[o + 1] + r, s[o + 2] + r));
  }
  if (box.isEmpty()) box.set(new THREE.Vector3(-1, -1, -1), new THREE.Vector3(1, 1, 1));
  box.getBoundingSphere(out);
}
