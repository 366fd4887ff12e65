// Force chains: a bar between the centres of two bodies that press on each other, as thick as the force is large.

import * as THREE from "three";
import { Range, viridis } from "./colours";
import { Instances, UP } from "./instances";
import type { Frame, Vec3 } from "./protocol";
import type { Store } from "./store";

/** Radius of the thickest bar, in typical sizes of a body [–]. */
const THICK = 0.22;
/** Share of the largest force below which a bar would not be seen [–]. */
const LEAST = 0.004;

const A = new THREE.Vector3(), D = new THREE.Vector3(), Q = new THREE.Quaternion(), C = new THREE.Color();

/** One bar: its ends, and the normal force between the two bodies, mean of the step [N]. */
export interface Bar { a: number; b: number; from: Vec3; to: Vec3; force: number }

/** The bars of a frame: one for each pair of bodies that press, however many contacts they have. */
export function barsOf(f: Frame, store: Store): Bar[] {
  const pairs = new Map<number, Bar & { weight: number }>(), bodies = store.bodies, step = store.about.step;
  for (let k = 0; k < f.contacts; k++) {
    const c = f.contact(k), push = c.impulse[0];
    if (!(push > 0) || c.a >= bodies.length || c.b >= bodies.length) continue;
    const key = c.a * bodies.length + c.b;
    let bar = pairs.get(key);
    if (!bar) pairs.set(key, (bar = { a: c.a, b: c.b, from: [0, 0, 0], to: [0, 0, 0], force: 0, weight: 0 }));
    bar.force += push / step;
    // where the pair presses, weighted by how much
    bar.weight += push;
    for (let i = 0; i < 3; i++) bar.from[i] += push * c.point[i];
  }
  for (const bar of pairs.values()) {
    const middle = bar.from.map((x) => x / bar.weight) as Vec3;
    const end = (body: number): Vec3 => (bodies[body].kind === "fixed" ? middle : f.centre(body));
    [bar.from, bar.to] = [end(bar.a), end(bar.b)];
  }
  return [...pairs.values()];
}

export class Chains {
  private readonly bars: Instances;
  private readonly range = new Range();
  /** The force that has the brightest colour and the thickest bar [N]. */
  top = 1;
  /** Bars that are drawn. */
  count = 0;

  constructor(parent: THREE.Object3D) {
    const material = new THREE.MeshBasicMaterial({ transparent: true, toneMapped: false });
    this.bars = new Instances(new THREE.CylinderGeometry(1, 1, 1, 10).translate(0, 0.5, 0).rotateX(Math.PI / 2), material, parent, 4);
  }

  /** Another run. */
  forget(): void {
    this.range.forget();
  }

  clear(): void {
    this.bars.begin(0);
    this.bars.end();
    this.count = 0;
  }

  update(f: Frame, store: Store, unit: number): void {
    const list = barsOf(f, store);
    // an impact would make all other forces invisible: the largest but the largest two of a hundred
    const forces = list.map((b) => b.force).sort((x, y) => x - y);
    this.top = this.range.take(forces[Math.floor(0.98 * (forces.length - 1))] ?? 0);
    this.bars.begin(list.length);
    this.count = 0;
    for (const { from, to, force } of list) {
      const share = Math.min(force / this.top, 1);
      D.set(...to).sub(A.set(...from));
      const length = D.length();
      if (share < LEAST || !(length > 1e-9)) continue;
      Q.setFromUnitVectors(UP, D.divideScalar(length));
      const r = THICK * unit * Math.max(share, 0.02);
      this.bars.add(A, Q, r, r, length, viridis(share, C));
      this.count++;
    }
    this.bars.end();
  }
}
