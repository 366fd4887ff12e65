// Quantities of bodies and contacts that are computed from a frame.

import type { Contact, Frame, Vec3 } from "./protocol";
import type { Body, Store } from "./store";

/** The impulse of a contact in world axes [N·s]. */
export function toWorld(c: Contact): Vec3 {
  const [n, t] = [c.normal, c.tangent];
  const u = [n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0]];
  return [0, 1, 2].map((k) => n[k] * c.impulse[0] + t[k] * c.impulse[1] + u[k] * c.impulse[2]) as Vec3;
}

/** For each body the sum of the sizes of the forces of its contacts, mean of the step [N]. */
export function bodyForces(f: Frame, s: Store): Float64Array {
  const list = new Float64Array(s.bodies.length), step = s.about.step;
  for (let k = 0; k < f.contacts; k++) {
    const c = f.contact(k), size = Math.hypot(...c.impulse) / step;
    if (c.a < list.length) list[c.a] += size;
    if (c.b < list.length) list[c.b] += size;
  }
  return list;
}

function multiply(a: ArrayLike<number>, b: ArrayLike<number>): number[] {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3], a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1], a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

function rotateBack(q: number[], v: number[]): number[] {
  const p = multiply(multiply([q[0], -q[1], -q[2], -q[3]], [0, ...v]), q);
  return [p[1], p[2], p[3]];
}

/** Kinetic energy of translation and of rotation [J], from the 13 numbers of a state. */
export function energies(b: Body, s: ArrayLike<number>): [number, number] {
  const linear = 0.5 * b.mass * (s[7] ** 2 + s[8] ** 2 + s[9] ** 2);
  // spin in principal axes
  const p = rotateBack(multiply([s[3], s[4], s[5], s[6]], b.axes), [s[10], s[11], s[12]]);
  return [linear, 0.5 * (b.moments[0] * p[0] ** 2 + b.moments[1] * p[1] ** 2 + b.moments[2] * p[2] ** 2)];
}

/** Kinetic energy of body k in a frame [J]. */
export function kineticEnergy(b: Body, f: Frame, k: number): number {
  const [linear, rotational] = energies(b, f.states.subarray(13 * k, 13 * k + 13));
  return linear + rotational;
}
