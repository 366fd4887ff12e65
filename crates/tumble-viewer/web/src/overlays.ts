// Overlays: contact points, normals, impulses, friction cones, force chains, velocities, spins, axes, boxes, islands.

import * as THREE from "three";
import { Belts } from "./belts";
import { Chains } from "./chains";
import { num } from "./dom";
import { Edges } from "./edges";
import { Arrows, Instances, UP } from "./instances";
import { Joints } from "./joints";
import { AT_CONTACTS, COLOURS, MODE_COLOURS, paletteColour } from "./layers";
import { Lines } from "./lines";
import { NONE, type Contact, type Frame, type Vec3 } from "./protocol";
import { worldBox } from "./shapes";
import type { Stage } from "./stage";
import type { Body, Store } from "./store";

/** Velocities are drawn as the distance travelled in this time [s]. */
export const VELOCITY = 0.25;

/** Most bodies whose arrows have numbers. */
const TIPS = 8;

/** Length of arrows [–], and whether that of impulses is proportional to their square root. */
export interface Scale { arrows: number; root: boolean }

/** The frame to be drawn, the visible layers, and sizes. */
interface Drawing { f: Frame; store: Store; on: Set<string>; scale: Scale; unit: number; width: number; side: (c: Contact) => 1 | -1 }

const STILL = new THREE.Quaternion();
const AT = new THREE.Vector3(), N = new THREE.Vector3(), D = new THREE.Vector3();
const TURN = new THREE.Quaternion(), C = new THREE.Color();

export function worldImpulse(c: Contact): THREE.Vector3 {
  const n = new THREE.Vector3(...c.normal), t1 = new THREE.Vector3(...c.tangent);
  const t2 = n.clone().cross(t1);
  return n.multiplyScalar(c.impulse[0]).addScaledVector(t1, c.impulse[1]).addScaledVector(t2, c.impulse[2]);
}

/**
 * The sign of a drawn impulse: 1 where it is the one on the second body, −1 on the first. It is the one on the body that is selected, else on
 * the one that can be moved, and of two such bodies on the one that it holds up.
 */
export function receiver(c: Pick<Contact, "a" | "b" | "normal">, moves: (body: number) => boolean, gravity: ArrayLike<number> | null, selected: number): 1 | -1 {
  if (selected === c.a || selected === c.b) return selected === c.b ? 1 : -1;
  if (moves(c.a) !== moves(c.b)) return moves(c.b) ? 1 : -1;
  const n = c.normal, g = gravity ?? [0, 0, 0];
  return n[0] * g[0] + n[1] * g[1] + n[2] * g[2] > 0 ? -1 : 1;
}

export class Overlays {
  private readonly group = new THREE.Group();
  private readonly arrows: Arrows;
  private readonly points: Instances;
  private readonly cones: Instances;
  private readonly rims: Instances;
  private readonly lines = new Lines();
  readonly chains: Chains;
  private readonly joints: Joints;
  private readonly belts: Belts;
  private readonly edges: Edges;
  /** Numbers at the tips of arrows, where there are few. */
  tips: { at: Vec3; text: string }[] = [];
  private readonly marker: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
  private readonly pull: THREE.Mesh;
  private readonly hand: THREE.Mesh;
  /** Whose numbers are told. */
  private told: (body: number) => boolean = () => false;
  /** Length of the longest arrow [m]. */
  private longest = Infinity;
  /** Impulse that is drawn as long as a typical body is wide [N·s]. */
  private reference = 1;

  constructor(private readonly stage: Stage) {
    // marks know what hides them: they are faint behind bodies, and stand out a little from what they touch
    const flat = (opacity = 1) => new THREE.MeshBasicMaterial({ transparent: true, opacity, toneMapped: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 });
    const front = () => new THREE.MeshBasicMaterial({ transparent: true, depthTest: false, toneMapped: false });
    this.arrows = new Arrows(flat(), this.group);
    this.points = new Instances(new THREE.SphereGeometry(1, 12, 8), flat(0.95), this.group, 6);
    this.chains = new Chains(this.group);
    this.joints = new Joints(this.group);
    this.belts = new Belts(this.group);
    this.edges = new Edges(this.group);
    const open = new THREE.ConeGeometry(1, 1, 40, 1, true).rotateX(-Math.PI / 2).translate(0, 0, 0.5);
    this.cones = new Instances(open, new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.28, side: THREE.DoubleSide, depthWrite: false, toneMapped: false }), this.group, 4);
    this.rims = new Instances(new THREE.TorusGeometry(1, 0.018, 6, 48).translate(0, 0, 1), flat(0.9), this.group, 4);
    this.marker = new THREE.Mesh(new THREE.TorusGeometry(1, 0.12, 8, 40), front());
    const cord = front();
    cord.color.set(COLOURS.pull);
    this.pull = new THREE.Mesh(new THREE.CylinderGeometry(1, 1, 1, 8).translate(0, 0.5, 0).rotateX(Math.PI / 2), cord);
    this.hand = new THREE.Mesh(new THREE.SphereGeometry(1, 16, 10), cord);
    for (const m of [this.marker, this.pull, this.hand]) {
      m.renderOrder = 9;
      m.visible = false;
    }
    this.group.add(this.lines.object, this.marker, this.pull, this.hand);
    stage.scene.add(this.group);
  }

  /** The reference of impulse arrows: the weight of a typical body times the step. */
  calibrate(store: Store): void {
    this.chains.forget();
    this.belts.show(store);
    this.edges.show(store);
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

  /** Draws the overlays that are on, and marks the selected contact. */
  update(f: Frame, store: Store, on: Set<string>, scale: Scale, contact: number, body: number): void {
    const unit = this.stage.unit, bodies = store.bodies.length;
    this.tips = [];
    const moving = store.bodies.reduce((n, b) => n + (b.kind === "fixed" ? 0 : 1), 0);
    this.told = (k) => moving <= TIPS || k === body;
    // no arrow is longer than a third of the picture is high
    this.longest = 0.66 * this.stage.eye.distance * Math.tan((this.stage.eye.camera.fov * Math.PI) / 360);
    if (on.has("chains")) this.chains.update(f, store, unit);
    else if (this.chains.count > 0) this.chains.clear();
    const pose = (k: number) => this.stage.crowd.pose(k), gravity = this.stage.gravity ?? store.about.gravity;
    this.joints.update(f, store, unit, gravity, on.has("joints"));
    this.belts.update(store.time(f.number), pose, gravity, on.has("belts"));
    this.edges.update(pose, on.has("edges"));
    const moves = (k: number) => store.bodies[k]?.kind === "dynamic", side = (c: Contact) => receiver(c, moves, gravity, body);
    const drawing = { f, store, on, scale, unit, width: 0.04 * unit * Math.sqrt(scale.arrows), side };
    const contacts = AT_CONTACTS.some((l) => on.has(l)) ? f.contacts : 0;
    this.arrows.begin(2 * contacts + 5 * bodies);
    this.points.begin(contacts + bodies);
    this.cones.begin(on.has("cones") ? contacts : 0);
    this.rims.begin(on.has("cones") ? contacts : 0);
    for (let k = 0; k < contacts; k++) this.drawContact(drawing, f.contact(k));
    for (let k = 0; k < Math.min(bodies, f.bodies); k++) this.drawBody(drawing, k);
    if (on.has("islands")) this.drawIslands(drawing);
    this.lines.end(on.has("islands"));
    for (const drawn of [this.arrows, this.points, this.cones, this.rims]) drawn.end();
    this.mark(contact >= 0 && contact < f.contacts ? f.contact(contact) : null);
    this.stage.dirty = true;
  }

  private drawContact({ on, scale, unit, width, side }: Drawing, c: Contact): void {
    AT.set(...c.point);
    N.set(...c.normal);
    C.set(MODE_COLOURS[c.mode]);
    if (on.has("contacts")) this.points.add(AT, STILL, 0.055 * unit, 0.055 * unit, 0.055 * unit, C);
    const sign = side(c), impulse = worldImpulse(c).multiplyScalar(sign), size = impulse.length();
    const drawn = size > 0 ? Math.min(this.length(size, scale), this.longest) : 0;
    if (on.has("impulses") && size > 0) this.arrows.add(AT, impulse.multiplyScalar(drawn / size), width, C);
    if (on.has("cones")) {
      // the cone ends at the tip of the impulse, which is on its rim when it slides
      const high = Math.max(size > 0 ? (drawn * c.impulse[0]) / size : 0.25 * unit, 1e-6 * unit);
      const wide = Math.max(c.friction * high, 1e-6 * unit);
      TURN.setFromUnitVectors(UP, D.copy(N).multiplyScalar(sign));
      this.cones.add(AT, TURN, wide, wide, high, C);
      this.rims.add(AT, TURN, wide, wide, high, C);
    }
    if (on.has("normals")) this.arrows.add(AT, N.multiplyScalar(0.7 * unit), 0.6 * width, C.set(COLOURS.normal));
  }

  private drawBody(drawing: Drawing, k: number): void {
    const { f, store, on, scale, unit, width } = drawing;
    const b = store.bodies[k], s = f.states, o = 13 * k;
    AT.set(s[o], s[o + 1], s[o + 2]);
    if (b.kind !== "fixed" && on.has("velocities")) {
      D.set(s[o + 7], s[o + 8], s[o + 9]);
      const speed = D.length();
      this.tip(k, D.multiplyScalar(VELOCITY * scale.arrows), `${num(speed, 3)} m/s`, speed > 1e-3);
      this.arrows.add(AT, D, width, C.set(COLOURS.velocity));
    }
    if (b.kind !== "fixed" && on.has("spins")) {
      D.set(s[o + 10], s[o + 11], s[o + 12]);
      const rate = D.length();
      this.tip(k, D.multiplyScalar(0.12 * scale.arrows * unit), `${num(rate, 3)} rad/s`, rate > 1e-3);
      this.arrows.add(AT, D, width, C.set(COLOURS.spin));
    }
    if (b.kind === "dynamic" && on.has("axes")) {
      TURN.set(s[o + 4], s[o + 5], s[o + 6], s[o + 3]);
      this.drawAxes(drawing, b);
    }
    const lost = f.quarantined(k) || this.stage.crowd.lost.has(k);
    if (on.has("boxes") || (lost && on.has("quarantine"))) {
      const box = worldBox(store.about.shapes[b.shape], this.stage.crowd.pose(k));
      const shade = new THREE.Color(lost ? COLOURS.lost : COLOURS.box);
      if (!box.isEmpty()) this.lines.addBox(box, shade);
      if (lost && !box.isEmpty()) {
        this.lines.add(box.min, box.max, shade);
        this.lines.add(new THREE.Vector3(box.min.x, box.max.y, box.min.z), new THREE.Vector3(box.max.x, box.min.y, box.max.z), shade);
      }
    }
  }

  /** Shortens an arrow at `AT` that would leave the picture, and notes its number where there are few. */
  private tip(k: number, arrow: THREE.Vector3, text: string, worth: boolean): void {
    const cut = arrow.length() > this.longest;
    if (cut) arrow.setLength(this.longest);
    if (worth && (cut || this.told(k))) this.tips.push({ at: [AT.x + arrow.x, AT.y + arrow.y, AT.z + arrow.z], text });
  }

  /** Centre of mass and principal axes of a body that is at `AT`, turned by `TURN`. */
  private drawAxes({ unit, width }: Drawing, b: Body): void {
    TURN.multiply(new THREE.Quaternion(b.axes[1], b.axes[2], b.axes[3], b.axes[0]));
    this.points.add(AT, STILL, 0.05 * unit, 0.05 * unit, 0.05 * unit, C.set(this.stage.ink));
    COLOURS.axes.forEach((shade, axis) => {
      // as long as the radius of gyration
      const long = Math.sqrt(b.moments[axis] / b.mass);
      D.set(0, 0, 0).setComponent(axis, 1.6 * long + 0.3 * unit).applyQuaternion(TURN);
      this.arrows.add(AT, D, 0.6 * width, C.set(shade));
    });
  }

  /** Links the bodies of an island along the contacts with an impulse. */
  private drawIslands({ f, store }: Drawing): void {
    const seen = new Set<number>();
    for (let k = 0; k < f.contacts; k++) {
      const c = f.contact(k);
      if (c.island === NONE || c.impulse[0] <= 0) continue;
      const key = c.a * 1e7 + c.b;
      if (seen.has(key)) continue;
      seen.add(key);
      const end = (body: number): Vec3 => (store.bodies[body]?.kind === "dynamic" ? f.centre(body) : c.point);
      this.lines.add(new THREE.Vector3(...end(c.a)), new THREE.Vector3(...end(c.b)), paletteColour(c.island));
    }
  }

  /** A ring around the selected contact. */
  private mark(c: Contact | null): void {
    this.marker.visible = c !== null;
    if (!c) return;
    this.marker.position.set(...c.point);
    this.marker.quaternion.setFromUnitVectors(UP, N.set(...c.normal));
    this.marker.scale.setScalar(0.16 * this.stage.unit);
    this.marker.material.color.set(this.stage.ink);
  }

  /** The spring from where a body is held to the hand. */
  setPull(held: number[] | null, target: number[] | null): void {
    this.pull.visible = this.hand.visible = held !== null && target !== null;
    if (held && target) {
      const from = new THREE.Vector3().fromArray(held), pull = new THREE.Vector3().fromArray(target).sub(from);
      const length = Math.max(pull.length(), 1e-9), width = 0.03 * this.stage.unit;
      this.pull.position.copy(from);
      this.pull.quaternion.setFromUnitVectors(UP, pull.divideScalar(length));
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
      const p = this.stage.eye.project(f.contact(k).point);
      if (!p) continue;
      const d = Math.hypot(p[0] - (x - r.left), p[1] - (y - r.top));
      if (d < near) [best, near] = [k, d];
    }
    return best;
  }
}
