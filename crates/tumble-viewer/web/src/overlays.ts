// What explains the motion: contact points, normals, impulses, friction cones, velocities, spins, axes, boxes, islands.

import * as THREE from "three";
import { MODES, NONE, type Contact, type Frame, type Vec3 } from "./protocol";
import { worldBox } from "./shapes";
import { paletteColour, type Stage } from "./stage";
import type { Store } from "./store";

/** Colours of open, stick, slide, bounce: told apart by most eyes (after Okabe and Ito). */
export const MODE_COLOURS = ["#9aa0a6", "#009e73", "#e69f00", "#cc3fa0"];

/** Velocities are drawn as the way that is made in this time [s]. */
export const VELOCITY = 0.25;

export interface Layer { id: string; key: string; name: string; hint: string }

/** The overlays in the order of their keys. */
export const LAYERS: Layer[] = [
  { id: "contacts", key: "1", name: "Contact points", hint: "where bodies touch, coloured by mode" },
  { id: "normals", key: "2", name: "Normals", hint: "from body A to body B" },
  { id: "impulses", key: "3", name: "Impulses", hint: "what each contact did in this step, on body B" },
  { id: "cones", key: "4", name: "Friction cones", hint: "the impulse must lie inside its cone: on it when sliding" },
  { id: "velocities", key: "5", name: "Velocities", hint: "of the centres of mass" },
  { id: "spins", key: "6", name: "Spins", hint: "axis and rate of turning" },
  { id: "axes", key: "7", name: "Centre and axes", hint: "centre of mass and principal axes" },
  { id: "boxes", key: "8", name: "Bounding boxes", hint: "along the world's axes" },
  { id: "islands", key: "9", name: "Islands", hint: "bodies that are solved together: one colour, linked" },
  { id: "quarantine", key: "0", name: "Quarantine", hint: "bodies set aside because their state was not finite" },
];

/** Arrows as instances: shaft and head. */
class Arrows {
  readonly group = new THREE.Group();
  private shaft: THREE.InstancedMesh;
  private head: THREE.InstancedMesh;
  private capacity = 0;
  private count = 0;

  constructor(private readonly material: THREE.Material) {
    this.shaft = this.make(new THREE.CylinderGeometry(1, 1, 1, 10).translate(0, 0.5, 0).rotateX(Math.PI / 2), 1);
    this.head = this.make(new THREE.ConeGeometry(1, 1, 14).translate(0, 0.5, 0).rotateX(Math.PI / 2), 1);
    this.capacity = 1;
    this.group.add(this.shaft, this.head);
  }

  private make(g: THREE.BufferGeometry, n: number): THREE.InstancedMesh {
    const m = new THREE.InstancedMesh(g, this.material, n);
    m.frustumCulled = false;
    m.renderOrder = 5;
    m.setColorAt(0, C.set(0xffffff));
    return m;
  }

  begin(n: number): void {
    this.count = 0;
    if (n > this.capacity) {
      this.capacity = Math.ceil(n * 1.5);
      const [s, h] = [this.shaft, this.head];
      this.shaft = this.make(s.geometry, this.capacity);
      this.head = this.make(h.geometry, this.capacity);
      s.dispose();
      h.dispose();
      this.group.clear();
      this.group.add(this.shaft, this.head);
    }
  }

  add(from: THREE.Vector3, vector: THREE.Vector3, width: number, colour: THREE.Color): void {
    const length = vector.length();
    if (!(length > 1e-12) || this.count >= this.capacity) return;
    Q.setFromUnitVectors(UP, D.copy(vector).divideScalar(length));
    const head = Math.min(4.5 * width, 0.6 * length);
    const slim = Math.min(width, 0.2 * length);
    this.shaft.setMatrixAt(this.count, M.compose(from, Q, S.set(slim, slim, length - head)));
    P.copy(from).addScaledVector(D, length - head);
    this.head.setMatrixAt(this.count, M.compose(P, Q, S.set(2.4 * slim, 2.4 * slim, head)));
    this.shaft.setColorAt(this.count, colour);
    this.head.setColorAt(this.count, colour);
    this.count++;
  }

  end(): void {
    for (const m of [this.shaft, this.head]) {
      m.count = this.count;
      m.instanceMatrix.needsUpdate = true;
      if (m.instanceColor) m.instanceColor.needsUpdate = true;
    }
  }
}
const UP = new THREE.Vector3(0, 0, 1), Q = new THREE.Quaternion(), D = new THREE.Vector3(), P = new THREE.Vector3();
const S = new THREE.Vector3(), M = new THREE.Matrix4(), C = new THREE.Color();

/** Instances that may grow. */
class Many {
  mesh: THREE.InstancedMesh;
  private capacity = 1;
  constructor(private readonly geometry: THREE.BufferGeometry, private readonly material: THREE.Material, private readonly parent: THREE.Object3D, private readonly order: number) {
    this.mesh = this.make(1);
  }

  private make(n: number): THREE.InstancedMesh {
    const m = new THREE.InstancedMesh(this.geometry, this.material, n);
    m.frustumCulled = false;
    m.renderOrder = this.order;
    m.count = 0;
    m.setColorAt(0, C.set(0xffffff));
    this.parent.add(m);
    return m;
  }

  begin(n: number): void {
    if (n > this.capacity) {
      this.capacity = Math.ceil(1.5 * n);
      this.parent.remove(this.mesh);
      this.mesh.dispose();
      this.mesh = this.make(this.capacity);
    }
    this.mesh.count = 0;
  }

  add(at: THREE.Vector3, turn: THREE.Quaternion, x: number, y: number, z: number, colour: THREE.Color): void {
    const k = this.mesh.count++;
    this.mesh.setMatrixAt(k, M.compose(at, turn, S.set(x, y, z)));
    this.mesh.setColorAt(k, colour);
  }

  end(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.boundingSphere = null;
  }
}

export function worldImpulse(c: Contact): THREE.Vector3 {
  const n = new THREE.Vector3(...c.normal), t1 = new THREE.Vector3(...c.tangent);
  const t2 = n.clone().cross(t1);
  return n.multiplyScalar(c.impulse[0]).addScaledVector(t1, c.impulse[1]).addScaledVector(t2, c.impulse[2]);
}

export interface Scale { arrows: number; root: boolean }

export class Overlays {
  readonly group = new THREE.Group();
  private readonly arrows: Arrows;
  private readonly points: Many;
  private readonly cones: Many;
  private readonly rims: Many;
  private readonly lines: THREE.LineSegments;
  private readonly marker: THREE.Mesh;
  private readonly pull: THREE.Mesh;
  private readonly hand: THREE.Mesh;
  /** Impulse that is drawn as long as a typical body is wide [N·s]. */
  reference = 1;
  private identity = new THREE.Quaternion();

  constructor(private readonly stage: Stage) {
    // on top of the bodies: what is inside them is what one wants to see
    const flat = new THREE.MeshBasicMaterial({ depthTest: false, transparent: true });
    this.arrows = new Arrows(flat);
    this.group.add(this.arrows.group);
    this.points = new Many(new THREE.SphereGeometry(1, 12, 8), new THREE.MeshBasicMaterial({ depthTest: false, transparent: true, opacity: 0.95 }), this.group, 6);
    const open = new THREE.ConeGeometry(1, 1, 40, 1, true).rotateX(-Math.PI / 2).translate(0, 0, 0.5);
    this.cones = new Many(open, new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.2, side: THREE.DoubleSide, depthWrite: false, depthTest: false }), this.group, 4);
    this.rims = new Many(new THREE.TorusGeometry(1, 0.018, 6, 48).translate(0, 0, 1), new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.9, depthTest: false }), this.group, 4);
    this.lines = new THREE.LineSegments(new THREE.BufferGeometry(), new THREE.LineBasicMaterial({ vertexColors: true }));
    this.lines.frustumCulled = false;
    this.lines.renderOrder = 3;
    this.marker = new THREE.Mesh(new THREE.TorusGeometry(1, 0.12, 8, 40), new THREE.MeshBasicMaterial({ depthTest: false, transparent: true }));
    this.marker.renderOrder = 9;
    this.marker.visible = false;
    const cord = new THREE.MeshBasicMaterial({ color: "#d94801", depthTest: false, transparent: true });
    this.pull = new THREE.Mesh(new THREE.CylinderGeometry(1, 1, 1, 8).translate(0, 0.5, 0).rotateX(Math.PI / 2), cord);
    this.hand = new THREE.Mesh(new THREE.SphereGeometry(1, 16, 10), cord);
    for (const m of [this.pull, this.hand]) {
      m.renderOrder = 9;
      m.visible = false;
    }
    this.group.add(this.hand);
    this.group.add(this.lines, this.marker, this.pull);
    stage.scene.add(this.group);
  }

  /** A fair length for impulses: the weight of a typical body over one step. */
  calibrate(store: Store): void {
    const masses = store.bodies.filter((b) => b.kind === "dynamic").map((b) => b.mass).sort((a, b) => a - b);
    const mass = masses[masses.length >> 1] ?? 1;
    const g = store.about.gravity ? Math.hypot(...store.about.gravity) : 9.81;
    this.reference = mass * (g > 0 ? g : 9.81) * store.about.step;
  }

  /** World length of an impulse [m]. */
  private length(impulse: number, scale: Scale): number {
    const x = impulse / this.reference;
    return 1.1 * scale.arrows * this.stage.unit * (scale.root ? Math.sqrt(x) : x);
  }

  /** Draws the overlays that are on. */
  update(f: Frame, store: Store, on: Set<string>, scale: Scale, contact: number): void {
    const unit = this.stage.unit, width = 0.04 * unit * Math.sqrt(scale.arrows);
    const needContacts = ["contacts", "normals", "impulses", "cones"].some((l) => on.has(l));
    const contacts = needContacts ? f.contacts : 0;
    const bodies = store.bodies.length;
    this.arrows.begin(2 * contacts + 5 * bodies);
    this.points.begin(on.has("contacts") ? contacts + bodies : bodies);
    this.cones.begin(on.has("cones") ? contacts : 0);
    this.rims.begin(on.has("cones") ? contacts : 0);
    const at = new THREE.Vector3(), n = new THREE.Vector3(), colour = new THREE.Color(), turn = new THREE.Quaternion();
    for (let k = 0; k < contacts; k++) {
      const c = f.contact(k);
      at.set(...c.point);
      n.set(...c.normal);
      colour.set(MODE_COLOURS[c.mode]);
      if (on.has("contacts")) this.points.add(at, this.identity, 0.055 * unit, 0.055 * unit, 0.055 * unit, colour);
      if (on.has("normals")) this.arrows.add(at, n.clone().multiplyScalar(0.7 * unit), 0.6 * width, C.set("#5b8ff9"));
      const impulse = worldImpulse(c), size = impulse.length();
      const drawn = size > 0 ? this.length(size, scale) : 0;
      if (on.has("impulses") && size > 0) this.arrows.add(at, impulse.multiplyScalar(drawn / size), width, colour);
      if (on.has("cones")) {
        // the cone is cut where the tip of the impulse is: on its rim when it slides
        const high = size > 0 ? (drawn * c.impulse[0]) / size : 0.25 * unit;
        turn.setFromUnitVectors(UP, n);
        const wide = Math.max(c.friction * high, 1e-6 * unit);
        this.cones.add(at, turn, wide, wide, Math.max(high, 1e-6 * unit), colour);
        this.rims.add(at, turn, wide, wide, Math.max(high, 1e-6 * unit), colour);
      }
    }
    const segments: number[] = [], shades: number[] = [];
    const line = (a: THREE.Vector3, b: THREE.Vector3, c: THREE.Color) => {
      segments.push(a.x, a.y, a.z, b.x, b.y, b.z);
      shades.push(c.r, c.g, c.b, c.r, c.g, c.b);
    };
    const s = f.states;
    for (let k = 0; k < Math.min(bodies, f.bodies); k++) {
      const b = store.bodies[k], o = 13 * k;
      at.set(s[o], s[o + 1], s[o + 2]);
      const moves = b.kind !== "fixed";
      if (moves && on.has("velocities")) {
        D.set(s[o + 7], s[o + 8], s[o + 9]);
        this.arrows.add(at, D.clone().multiplyScalar(VELOCITY * scale.arrows), width, C.set("#2f9e44"));
      }
      if (moves && on.has("spins")) {
        D.set(s[o + 10], s[o + 11], s[o + 12]);
        this.arrows.add(at, D.clone().multiplyScalar(0.12 * scale.arrows * unit), width, C.set("#9c36b5"));
      }
      if (b.kind === "dynamic" && on.has("axes")) {
        turn.set(s[o + 4], s[o + 5], s[o + 6], s[o + 3]).multiply(new THREE.Quaternion(b.axes[1], b.axes[2], b.axes[3], b.axes[0]));
        this.points.add(at, this.identity, 0.05 * unit, 0.05 * unit, 0.05 * unit, C.set(this.stage.ink));
        ["#e03131", "#2f9e44", "#1971c2"].forEach((shade, axis) => {
          // as long as the radius of gyration
          const long = Math.sqrt(b.moments[axis] / b.mass);
          D.set(axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0).applyQuaternion(turn);
          this.arrows.add(at, D.clone().multiplyScalar(1.6 * long + 0.3 * unit), 0.6 * width, C.set(shade));
        });
      }
      const lost = f.quarantined(k);
      if (on.has("boxes") || (lost && on.has("quarantine"))) {
        const box = worldBox(store.about.shapes[b.shape], this.stage.crowd.pose(k));
        const shade = new THREE.Color(lost ? "#e03131" : "#868e96");
        if (!box.isEmpty()) boxLines(box, (p, q) => line(p, q, shade));
        if (lost && !box.isEmpty()) {
          line(box.min, box.max, shade);
          line(new THREE.Vector3(box.min.x, box.max.y, box.min.z), new THREE.Vector3(box.max.x, box.min.y, box.max.z), shade);
        }
      }
    }
    if (on.has("islands")) {
      const seen = new Set<number>();
      for (let k = 0; k < f.contacts; k++) {
        const c = f.contact(k);
        if (c.island === NONE || c.impulse[0] <= 0) continue;
        const key = c.a * 1e7 + c.b;
        if (seen.has(key)) continue;
        seen.add(key);
        const moving = (body: number) => store.bodies[body]?.kind === "dynamic";
        const shade = paletteColour(c.island);
        const end = (body: number): Vec3 => (moving(body) ? f.centre(body) : c.point);
        line(new THREE.Vector3(...end(c.a)), new THREE.Vector3(...end(c.b)), shade);
      }
    }
    this.lines.geometry.dispose();
    this.lines.geometry = new THREE.BufferGeometry()
      .setAttribute("position", new THREE.Float32BufferAttribute(segments, 3))
      .setAttribute("color", new THREE.Float32BufferAttribute(shades, 3));
    (this.lines.material as THREE.LineBasicMaterial).depthTest = !on.has("islands");
    this.arrows.end();
    this.points.end();
    this.cones.end();
    this.rims.end();
    this.marker.visible = contact >= 0 && contact < f.contacts;
    if (this.marker.visible) {
      const c = f.contact(contact);
      this.marker.position.set(...c.point);
      this.marker.quaternion.setFromUnitVectors(UP, n.set(...c.normal));
      this.marker.scale.setScalar(0.16 * unit);
      (this.marker.material as THREE.MeshBasicMaterial).color.set(this.stage.ink);
    }
    this.stage.dirty = true;
  }

  /** The spring from where a body is held to the hand. */
  setPull(held: number[] | null, target: number[] | null): void {
    this.pull.visible = this.hand.visible = held !== null && target !== null;
    if (held && target) {
      const from = new THREE.Vector3().fromArray(held), way = new THREE.Vector3().fromArray(target).sub(from);
      const length = Math.max(way.length(), 1e-9), width = 0.03 * this.stage.unit;
      this.pull.position.copy(from);
      this.pull.quaternion.setFromUnitVectors(UP, way.divideScalar(length));
      this.pull.scale.set(width, width, length);
      this.hand.position.fromArray(target);
      this.hand.scale.setScalar(3 * width);
    }
    this.stage.dirty = true;
  }

  /** The contact nearest to a point of the window, if one is near enough. */
  pick(x: number, y: number, f: Frame): number {
    const r = this.stage.canvas.getBoundingClientRect();
    let best = -1, near = 10;
    for (let k = 0; k < f.contacts; k++) {
      const p = this.stage.project(f.contact(k).point);
      if (!p) continue;
      const d = Math.hypot(p[0] - (x - r.left), p[1] - (y - r.top));
      if (d < near) [best, near] = [k, d];
    }
    return best;
  }
}

function boxLines(box: THREE.Box3, line: (a: THREE.Vector3, b: THREE.Vector3) => void): void {
  const corner = (k: number) => new THREE.Vector3(k & 1 ? box.max.x : box.min.x, k & 2 ? box.max.y : box.min.y, k & 4 ? box.max.z : box.min.z);
  for (let k = 0; k < 8; k++) for (const bit of [1, 2, 4]) if (!(k & bit)) line(corner(k), corner(k | bit));
}

export function modeName(mode: number): string {
  return MODES[mode] ?? "?";
}
