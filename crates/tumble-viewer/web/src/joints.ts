// Joints: axes, points, limits as arcs and stops; rods, ropes and springs from end to end; what they hold with, what drives them, and
// where one broke.

import * as THREE from "three";
import { Arrows, Instances, UP } from "./instances";
import { COLOURS } from "./layers";
import { Lines } from "./lines";
import { NONE, type Frame, type JointState } from "./protocol";
import type { Joint, Store } from "./store";

type V3 = THREE.Vector3;

/** A joint of a frame, in world axes [m]; `down`: where ropes hang to. */
export interface JointPose { a: V3; b: V3; axis: V3; zero: V3; hand: V3; centres: V3[]; down: V3 }

/** What is drawn: bars of a radius, balls, and thin lines. */
export interface JointMarks { bars: { from: V3; to: V3; radius: number }[]; balls: { at: V3; radius: number }[]; lines: [V3, V3][] }

/** Steps of a whole turn of an arc; pieces of a slack rope; windings of a spring and pieces of each. */
const TURN = 48, PIECES = 14, WINDINGS = 9, ROUND = 10;

/** Where a joint is in a frame. */
export function poseOfJoint(j: Joint, f: Frame, down: V3): JointPose {
  const q = new THREE.Quaternion();
  const end = (body: number, point: number[]) => {
    if (body === NONE || body >= f.bodies) return { at: new THREE.Vector3().fromArray(point), turn: new THREE.Quaternion(), centre: null };
    const s = f.states, o = 13 * body, turn = q.clone().set(s[o + 4], s[o + 5], s[o + 6], s[o + 3]);
    const centre = new THREE.Vector3(s[o], s[o + 1], s[o + 2]);
    return { at: new THREE.Vector3().fromArray(point).applyQuaternion(turn).add(centre), turn, centre };
  };
  const a = end(j.a, j.point_a), b = end(j.b, j.point_b);
  const turned = (v: number[], by: THREE.Quaternion) => new THREE.Vector3().fromArray(v).applyQuaternion(by);
  return {
    a: a.at, b: b.at, axis: turned(j.axis, a.turn), zero: turned(j.zero, a.turn), hand: turned(j.hand, b.turn),
    centres: [a.centre, b.centre].filter((c) => c !== null), down,
  };
}

/** The direction at an angle from `zero` about the axis [rad]. */
function spoke({ axis, zero }: JointPose, angle: number): V3 {
  return zero.clone().multiplyScalar(Math.cos(angle)).addScaledVector(axis.clone().cross(zero), Math.sin(angle));
}

/** Points of a rope of a length between two ends: straight, or a parabola of that length. */
export function hanging(a: V3, b: V3, length: number, down: V3): V3[] {
  const apart = a.distanceTo(b), slack = length - apart;
  if (!(slack > 1e-6 * length) || !(down.lengthSq() > 0)) return [a, b];
  // a flat parabola is longer than its chord by 8/3 sag²/chord; a steep one by twice the sag
  const sag = Math.min(Math.sqrt((3 / 8) * slack * apart) + slack * slack / (2 * length), length / 2);
  return [...Array(PIECES + 1)].map((_, k) => {
    const t = k / PIECES;
    return a.clone().lerp(b, t).addScaledVector(down, 4 * sag * t * (1 - t));
  });
}

/** The windings of a spring between two ends. */
export function coil(a: V3, b: V3, radius: number): V3[] {
  const way = b.clone().sub(a), axis = way.clone().normalize();
  const side = (Math.abs(axis.z) < 0.9 ? UP.clone() : new THREE.Vector3(1, 0, 0)).cross(axis).normalize(), other = axis.clone().cross(side);
  const n = WINDINGS * ROUND;
  return [...Array(n + 1)].map((_, k) => {
    const angle = (2 * Math.PI * k) / ROUND, r = k === 0 || k === n ? 0 : radius;
    return a.clone().addScaledVector(way, k / n).addScaledVector(side, r * Math.cos(angle)).addScaledVector(other, r * Math.sin(angle));
  });
}

/** The marks of a joint; `unit`: size of a typical body [m]. */
export function marksOf(j: Joint, p: JointPose, unit: number): JointMarks {
  const bars: JointMarks["bars"] = [], balls: JointMarks["balls"] = [], lines: JointMarks["lines"] = [];
  const along = (points: V3[], radius: number) => points.slice(1).forEach((to, k) => bars.push({ from: points[k], to, radius }));
  const beside = (at: V3, by: V3, far: number) => at.clone().addScaledVector(by, far);
  const bar = (at: V3, by: V3, half: number, radius: number) => bars.push({ from: beside(at, by, -half), to: beside(at, by, half), radius });
  switch (j.kind) {
    case "rod":
      bars.push({ from: p.a, to: p.b, radius: 0.05 * unit });
      balls.push({ at: p.a, radius: 0.09 * unit }, { at: p.b, radius: 0.09 * unit });
      return { bars, balls, lines };
    case "rope":
      along(hanging(p.a, p.b, j.length ?? p.a.distanceTo(p.b), p.down), 0.028 * unit);
      balls.push({ at: p.a, radius: 0.06 * unit }, { at: p.b, radius: 0.06 * unit });
      return { bars, balls, lines };
    case "spring":
      along(coil(p.a, p.b, 0.14 * unit), 0.022 * unit);
      return { bars, balls, lines };
    case "coupling": return { bars, balls, lines };
    case "fixed": case "axes": {
      const [x, y] = [p.zero, p.axis.clone().cross(p.zero)];
      for (const by of [x, y, p.axis]) bar(p.b, by, 0.16 * unit, 0.035 * unit);
      break;
    }
    case "ball": balls.push({ at: p.b, radius: 0.16 * unit }); break;
    case "planar": case "point_on_plane": {
      const [x, y] = [p.zero, p.axis.clone().cross(p.zero)], corner = (i: number, k: number) => beside(beside(p.a, x, i * unit), y, k * unit);
      const around = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      around.forEach((c, k) => lines.push([c, around[(k + 1) % 4]]));
      balls.push({ at: p.b, radius: 0.12 * unit });
      break;
    }
    default: balls.push({ at: p.b, radius: 0.11 * unit });
  }
  if (["hinge", "screw", "cylindrical", "universal"].includes(j.kind)) bar(p.b, p.axis, 0.55 * unit, 0.06 * unit);
  if (["slide", "cylindrical", "point_on_line", "screw", "wheel"].includes(j.kind)) {
    const [least, most] = j.way ?? [-1.2 * unit, 1.2 * unit];
    if (Number.isFinite(least) && Number.isFinite(most)) {
      bars.push({ from: beside(p.a, p.axis, least), to: beside(p.a, p.axis, most), radius: 0.025 * unit });
      if (j.way) for (const stop of [least, most]) bar(beside(p.a, p.axis, stop), p.zero, 0.22 * unit, 0.04 * unit);
    }
  }
  if (["hinge", "screw", "cylindrical"].includes(j.kind) && j.angle) limits(j.angle);
  // which bodies it belongs to
  for (const c of p.centres) if (c.distanceTo(p.b) > 0.02 * unit) lines.push([c, p.b]);
  return { bars, balls, lines };

  /** The arc of the angles that are free, its two ends, and where the joint is now. */
  function limits([least, most]: [number, number]): void {
    if (!(most - least <= 4 * Math.PI)) return;
    const r = 0.95 * unit, n = Math.max(2, Math.ceil((TURN * (most - least)) / (2 * Math.PI)));
    const at = (angle: number) => p.b.clone().addScaledVector(spoke(p, angle), r);
    along([...Array(n + 1)].map((_, k) => at(least + ((most - least) * k) / n)), 0.018 * unit);
    for (const end of [least, most]) lines.push([p.b, at(end)]);
    bars.push({ from: p.b, to: p.b.clone().addScaledVector(p.hand, r), radius: 0.03 * unit });
  }
}

/** The marks of a joint that broke: a cross at each of its points on bodies. */
export function brokenMarks(j: Joint, p: JointPose, unit: number): JointMarks {
  const bars: JointMarks["bars"] = [], side = p.axis.clone().cross(p.zero);
  for (const [body, at] of [[j.a, p.a], [j.b, p.b]] as const) {
    if (body === NONE && j.a !== j.b && p.a.distanceTo(p.b) < 0.1 * unit) continue;
    for (const sign of [1, -1]) {
      const by = p.zero.clone().addScaledVector(side, sign).normalize().multiplyScalar(0.3 * unit);
      bars.push({ from: at.clone().sub(by), to: at.clone().add(by), radius: 0.05 * unit });
    }
  }
  return { bars, balls: [], lines: [] };
}

/** What motors do: arcs about the axis for torques, arrows along it for forces. Each with its share of the largest of the run. */
export function motorMarks(j: Joint, p: JointPose, state: JointState, unit: number, most: { torque: number; force: number }): { arc: V3[]; tip: [V3, V3] }[] {
  if (!state.driven) return [];
  return j.units.flatMap((u, k) => {
    const value = state.motor[k], share = value / (u === "rad" ? most.torque : most.force);
    if (!Number.isFinite(share) || Math.abs(share) < 0.01) return [];
    if (u !== "rad") return [{ arc: [], tip: [p.b.clone(), p.axis.clone().multiplyScalar(1.4 * unit * share)] as [V3, V3] }];
    // up to three quarters of a turn, right-handed about the axis for a positive torque on B
    const sweep = 1.5 * Math.PI * share, n = Math.max(3, Math.ceil(Math.abs(sweep) * 6)), r = 0.62 * unit;
    const at = (t: number) => p.b.clone().addScaledVector(spoke(p, sweep * t), r);
    const arc = [...Array(n + 1)].map((_, i) => at(i / n)), end = arc[n], along = p.axis.clone().cross(spoke(p, sweep)).multiplyScalar(Math.sign(sweep) * 0.3 * unit);
    return [{ arc, tip: [end, along] as [V3, V3] }];
  });
}

/** Draws the joints of a run. */
export class Joints {
  private readonly bars: Instances;
  private readonly balls: Instances;
  private readonly lines = new Lines();
  private readonly arrows: Arrows;
  /** The largest numbers of the run so far: what the sizes of arrows mean. */
  private most = { store: null as Store | null, hold: 0, torque: 0, force: 0 };

  constructor(parent: THREE.Object3D) {
    const material = () => new THREE.MeshBasicMaterial({ transparent: true, toneMapped: false });
    this.bars = new Instances(new THREE.CylinderGeometry(1, 1, 1, 10).translate(0, 0.5, 0).rotateX(Math.PI / 2), material(), parent, 4);
    this.balls = new Instances(new THREE.SphereGeometry(1, 16, 10), material(), parent, 4);
    this.arrows = new Arrows(material(), parent);
    parent.add(this.lines.object);
  }

  /** Draws the joints that hold, or none. */
  update(f: Frame, store: Store, unit: number, gravity: number[] | null, on: boolean): void {
    const list = on ? store.about.joints : [], down = new THREE.Vector3().fromArray(gravity ?? [0, 0, -1]);
    if (down.lengthSq() > 0) down.normalize();
    if (this.most.store !== store) this.most = { store, hold: 0, torque: 0, force: 0 };
    const drawn = list.map((j, k) => {
      const state = f.joint(k), pose = poseOfJoint(j, f, down), broken = state !== null && !state.holds;
      if (state && !broken) this.learn(j, state);
      return { j, state, pose, broken, marks: broken ? brokenMarks(j, pose, unit) : marksOf(j, pose, unit), colour: broken || state?.atLimit ? COLOURS.atLimit : COLOURS.joint };
    });
    this.push(drawn, unit);
    this.bars.begin(drawn.reduce((n, d) => n + d.marks.bars.length, 0));
    this.balls.begin(drawn.reduce((n, d) => n + d.marks.balls.length, 0));
    const c = new THREE.Color(), q = new THREE.Quaternion(), way = new THREE.Vector3();
    for (const { marks, colour } of drawn) {
      c.set(colour);
      for (const { from, to, radius } of marks.bars) {
        const length = way.copy(to).sub(from).length();
        if (!(length > 0) || !Number.isFinite(length)) continue;
        this.bars.add(from, q.setFromUnitVectors(UP, way.divideScalar(length)), radius, radius, length, c);
      }
      for (const { at, radius } of marks.balls) this.balls.add(at, q.identity(), radius, radius, radius, c);
      for (const [from, to] of marks.lines) this.lines.add(from, to, c);
    }
    this.bars.end();
    this.balls.end();
    this.lines.end(false);
  }

  private learn(j: Joint, state: JointState): void {
    const size = Math.hypot(...state.force);
    if (size > this.most.hold) this.most.hold = size;
    j.units.forEach((u, k) => {
      const value = Math.abs(state.motor[k]), key = u === "rad" ? "torque" : "force";
      if (value > this.most[key]) this.most[key] = value;
    });
  }

  /** Arrows of the forces that joints hold B with, and of their motors. */
  private push(drawn: { j: Joint; state: JointState | null; pose: JointPose; broken: boolean; marks: JointMarks }[], unit: number): void {
    const hold = new THREE.Color(COLOURS.reaction), drive = new THREE.Color(COLOURS.motor), width = 0.035 * unit;
    this.arrows.begin(drawn.length * 8);
    for (const { j, state, pose, broken, marks } of drawn) {
      if (!state || broken) continue;
      const force = new THREE.Vector3().fromArray(state.force), share = force.length() / this.most.hold;
      if (share > 0.02) this.arrows.add(pose.b, force.multiplyScalar((1.6 * unit * share) / force.length()), width, hold);
      for (const { arc, tip } of motorMarks(j, pose, state, unit, this.most)) {
        arc.slice(1).forEach((to, k) => marks.lines.push([arc[k], to]));
        this.arrows.add(tip[0], tip[1], width, drive);
      }
    }
    this.arrows.end();
  }
}
