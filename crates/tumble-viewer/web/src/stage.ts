// The picture: bodies, ground, light, ghosts, trails and the selection, as the eye sees them.

import * as THREE from "three";
import { ContactShadow } from "./contact_shadow";
import { Crowd, Finish, NOBODY } from "./crowd";
import { Eye } from "./eye";
import { Ground } from "./ground";
import type { Frame, Vec3 } from "./protocol";
import { Occlusion } from "./occlusion";
import { Ribbons } from "./ribbons";
import { between, localBox } from "./shapes";
import type { Store } from "./store";

export interface Theme { background: string; horizon: string; ground: string; line: string; fixed: string; ink: string; ghost: string; dark: boolean }

const V = new THREE.Vector3();

/** Whether pictures are drawn by the processor: then they must be cheap. */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

/** A background that is lighter above. */
function gradient(above: string, below: string): THREE.Texture {
  const c = document.createElement("canvas");
  [c.width, c.height] = [2, 256];
  const g = c.getContext("2d")!, fill = g.createLinearGradient(0, 0, 0, 256);
  fill.addColorStop(0, above);
  fill.addColorStop(1, below);
  g.fillStyle = fill;
  g.fillRect(0, 0, 2, 256);
  const texture = new THREE.CanvasTexture(c);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

export interface Hit { body: number; point: Vec3; local: Vec3 }

export class Stage {
  readonly renderer: THREE.WebGLRenderer;
  readonly scene = new THREE.Scene();
  readonly eye: Eye;
  readonly crowd = new Crowd(false);
  /** Typical size of a moving body [m]; marks are drawn in proportion. */
  unit = 1;
  dirty = true;
  /** Gravity of a live world, which can be changed [m/s²]; null: as the scene says. */
  gravity: number[] | null = null;
  /** Fixed bodies that hide most of what moves: drawn as glass, and a click goes through them. */
  glass: ReadonlySet<number> = NOBODY;
  private readonly ghosts = new Crowd(true);
  private readonly ground: Ground;
  private readonly finish = new Finish();
  /** Warm light from one side, cool light from the sky. */
  private readonly sun = new THREE.DirectionalLight(0xfff3e2, 2.15);
  private readonly sky = new THREE.HemisphereLight(0xf2f5fb, 0xcfc6b8, 1.75);
  /** Shadows where bodies are near the floor. */
  private readonly contact: ContactShadow;
  private contactStale = true;
  private shaded = true;
  private readonly selection: THREE.LineSegments<THREE.EdgesGeometry, THREE.LineBasicMaterial>;
  readonly trails: Ribbons;
  private readonly ghostMaterial = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.4, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: 4, polygonOffsetUnits: 64 });
  /** Sizes of the bodies [m]. */
  private sizes: number[] = [];
  private lit = new THREE.Sphere(new THREE.Vector3(), -1);
  private theme: Theme;

  /** Drawn by the processor, or asked to be quick: small shadows, no contact shadows of thousands. */
  readonly cheap: boolean;
  /** Whether bodies darken the floor where they are near it. */
  private readonly touching: boolean;

  /** Where a graphics card draws, or `quality` is "best". */
  private readonly occlusion: Occlusion | null;

  /** `quality`: "best", "fine", "fast" or "draft", or by what draws; a draft has no smooth edges and no contact shadows. */
  constructor(readonly canvas: HTMLCanvasElement, theme: Theme, quality = "") {
    const draft = quality === "draft", cheap = quality === "fine" || quality === "best" ? false : draft || quality === "fast" || isSoftware();
    this.cheap = cheap;
    this.touching = !draft;
    this.crowd.cheap = cheap;
    this.contact = new ContactShadow(cheap ? 256 : 512);
    this.trails = new Ribbons();
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: !draft, preserveDrawingBuffer: true, powerPreference: "high-performance" });
    this.renderer.setPixelRatio(cheap ? 1 : Math.min(devicePixelRatio, 2));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.eye = new Eye(canvas, () => (this.dirty = true));
    this.ground = new Ground(this.scene);
    this.occlusion = quality === "best" || (quality === "" && !cheap) ? new Occlusion(this.renderer, this.scene, this.eye.camera) : null;
    this.scene.add(this.sky, this.sun, this.sun.target, this.crowd.group, this.ghosts.group, this.trails.object, this.contact.object);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(cheap ? 1024 : 2048);
    this.sun.shadow.radius = 3;
    this.sun.shadow.intensity = 0.72;
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    const box = new THREE.EdgesGeometry(new THREE.BoxGeometry(1, 1, 1));
    this.selection = new THREE.LineSegments(box, new THREE.LineBasicMaterial({ depthTest: false, transparent: true, toneMapped: false }));
    this.selection.renderOrder = 10;
    this.selection.visible = false;
    this.selection.matrixAutoUpdate = false;
    this.scene.add(this.selection);
    this.theme = theme;
    this.setTheme(theme);
  }

  setTheme(t: Theme): void {
    this.theme = t;
    (this.scene.background as THREE.Texture | null)?.dispose();
    this.scene.background = gradient(t.background, t.horizon);
    this.ghostMaterial.color.set(t.ghost);
    this.selection.material.color.set(t.ink);
    this.trails.background.set(t.ground);
    this.ground.dress(t.ground, t.line);
    this.sky.groundColor.set(t.dark ? 0x57524c : 0xb9ab98);
    this.sky.intensity = t.dark ? 1.25 : 1.75;
    this.contactStale = true;
    this.dirty = true;
  }

  /** Another world is to be drawn. */
  setWorld(store: Store): void {
    this.eye.view = { from: store.about.view.from, region: store.about.view.region };
    this.crowd.build(store.bodies, store.about.shapes, this.finish.of);
    this.ground.build(this.crowd);
    this.ground.dress(this.theme.ground, this.theme.line);
    const shapeSize = store.about.shapes.map((s) => localBox(s).getSize(V).length() / 2);
    this.sizes = store.bodies.map((b) => shapeSize[b.shape]);
    const sizes = this.sizes.filter((r, k) => store.bodies[k].kind === "dynamic" && r > 0 && Number.isFinite(r)).sort((a, b) => a - b);
    this.unit = sizes[sizes.length >> 1] ?? 0.5;
    this.glass = NOBODY;
    this.blind = false;
    this.eye.forget();
    this.trails.clear();
    this.dirty = true;
  }

  setGhostWorld(store: Store | null): void {
    if (store) this.ghosts.build(store.bodies, store.about.shapes, () => this.ghostMaterial);
    else this.ghosts.clear();
    this.dirty = true;
  }

  /** Looks at all that moves. */
  fit(f: Frame): void {
    this.eye.fit(f, this.crowd, this.sizes);
    this.ground.forget();
    this.layGround(f);
    this.lit.radius = -1;
    this.light();
    this.dirty = true;
  }

  /** Nothing moved yet when glass was looked for: bodies come later. */
  private blind = false;

  /** Looks for glass when the first bodies have come. */
  meet(f: Frame): void {
    if (this.blind && this.crowd.bodies.some((b, k) => b.kind === "dynamic" && k < f.bodies && !f.absent(k))) this.seeThrough(f);
  }

  /** Makes glass of the fixed bodies that stand between the eye and most of what moves. */
  seeThrough(f: Frame): void {
    const bodies = this.crowd.bodies, eye = this.eye.camera.position;
    const moving = bodies.map((_, k) => k).filter((k) => k < f.bodies && bodies[k].kind === "dynamic" && Number.isFinite(f.states[13 * k]));
    const some = moving.filter((_, i) => i % Math.ceil(moving.length / 64) === 0).map((k) => new THREE.Vector3(...f.centre(k)));
    this.blind = some.length === 0;
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
      this.crowd.build(bodies, this.crowd.shapes, this.finish.of, glass);
      this.crowd.planes = planes;
      this.crowd.place(f);
    }
    this.dirty = true;
  }

  /** The ground reaches below all that moves, the fixed bodies around it and what the scene says is to be seen. */
  private layGround(f: Frame): void {
    const { center, radius } = this.eye.core, bodies = this.crowd.bodies, list: number[] = [];
    for (let k = 0; k < Math.min(bodies.length, f.bodies); k++) {
      const [x, y, z] = f.centre(k), r = this.sizes[k];
      const far = Math.hypot(x - center.x, y - center.y, z - center.z);
      // few far runaways would make a desert of it
      if (!(r > 0) || !Number.isFinite(far + r) || far > 8 * radius || r > 8 * radius) continue;
      list.push(x, y, z, r);
    }
    for (const [x, y, z] of this.eye.corners) list.push(x, y, z, 0);
    if (this.ground.lay(this.crowd, Float64Array.from(list), this.theme.line)) this.contactStale = true;
  }

  /** Aims the light at the centre of the view: the shadow map covers the visible region. */
  private light(): void {
    const { camera, core, distance } = this.eye, target = this.eye.controls.target;
    const seen = distance * Math.sin((camera.fov * Math.PI) / 360);
    const radius = Math.min(Math.max(seen, 0.3 * core.radius), 3 * core.radius);
    const centre = seen < core.radius || core.center.distanceTo(target) > core.radius ? target : core.center;
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
    this.sun.shadow.normalBias = 0.004 * radius;
    camera.near = Math.max(distance / 1500, 1e-4);
    camera.far = 400 * Math.max(core.radius, seen) + 100;
    camera.updateProjectionMatrix();
  }

  setFrame(f: Frame): void {
    this.crowd.place(f);
    this.eye.setFrame(f, this.crowd, this.sizes);
    this.layGround(f);
    this.contactStale = true;
    this.dirty = true;
  }

  /** Ghosts of bodies whose pose differs as far as it can be seen; where surfaces of both lie almost in each other, the body's own is in front. */
  setGhostFrame(f: Frame, beside: Frame | null): void {
    const near = 2e-3 * this.unit;
    this.ghosts.place(f, (k) => {
      if (!beside || k >= beside.bodies) return true;
      for (let i = 0; i < 7; i++) if (Math.abs(f.states[13 * k + i] - beside.states[13 * k + i]) > near) return true;
      return false;
    });
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

  paint(colour: (body: number) => THREE.Color, pieces: boolean): void {
    this.crowd.paint(colour, pieces);
    this.dirty = true;
  }

  get fixedColour(): THREE.Color {
    return new THREE.Color(this.theme.fixed);
  }

  get ink(): string {
    return this.theme.ink;
  }

  setGrid(on: boolean): void {
    this.ground.grid = on;
    this.dirty = true;
  }

  setXray(on: boolean): void {
    this.finish.setXray(on);
    this.dirty = true;
  }

  setShadows(on: boolean): void {
    this.sun.castShadow = on;
    this.shaded = on;
    this.contactStale = true;
    this.dirty = true;
  }

  /** Length of a side of the ground's cells [m]. */
  get cell(): number {
    return this.ground.cell;
  }

  /** The body under a point of the window. */
  pick(x: number, y: number): Hit | null {
    const ray = this.eye.ray(x, y);
    let best: { distance: number; body: number; point: THREE.Vector3 } | null = null;
    // what is inside a sensor is meant, unless there is nothing
    for (const { mesh, list, sensor } of [...this.crowd.batches].sort((a, b) => Number(a.sensor) - Number(b.sensor))) {
      if (sensor && best) break;
      const hit = ray.intersectObject(mesh, false).find((h) => h.instanceId !== undefined && !this.glass.has(list[h.instanceId].body));
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

  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.canvas;
    if (w === 0 || h === 0) return;
    this.renderer.setSize(w, h, false);
    this.occlusion?.resize(w, h);
    this.eye.camera.aspect = w / h;
    this.eye.camera.updateProjectionMatrix();
    this.dirty = true;
  }

  private contactShadows(): void {
    if (!this.contactStale) return;
    this.contactStale = false;
    const floor = this.ground.floor;
    const many = this.crowd.bodies.length > (this.cheap ? 1500 : 20000);
    if (!this.touching || !this.shaded || !floor || many) return this.contact.hide();
    this.contact.take(this.renderer, this.scene, floor.matrix, floor.size, 0.9 * this.unit, this.theme.dark);
  }

  /** Draws if something has changed. */
  render(): boolean {
    this.eye.controls.update();
    if (!this.dirty) return false;
    this.dirty = false;
    this.light();
    this.ground.see(this.eye.camera.position, this.eye.distance);
    this.contactShadows();
    if (this.occlusion) this.occlusion.render(this.unit);
    else this.renderer.render(this.scene, this.eye.camera);
    return true;
  }
}
