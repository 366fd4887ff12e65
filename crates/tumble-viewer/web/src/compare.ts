// Two runs side by side: where they first differ, and how far they are apart.

import type { Frame } from "./protocol";
import type { Store } from "./store";

const QUANTITIES = ["x", "y", "z", "qw", "qx", "qy", "qz", "vx", "vy", "vz", "wx", "wy", "wz"];

/** The first number of two frames that is not the same, bit for bit. */
export function firstDifference(a: Frame, b: Frame): { body: number; quantity: string } | null {
  const n = Math.min(a.states.length, b.states.length);
  for (let k = 0; k < n; k++) if (!Object.is(a.states[k], b.states[k])) return { body: Math.floor(k / 13), quantity: QUANTITIES[k % 13] };
  return null;
}

/**
 * The first frame in which two runs differ, by the hash of the state that the books carry for every frame; `ended` when
 * they are the same as far as both go, but one goes on. Null when there is no difference.
 */
export function firstDifferentFrame(a: Store, b: Store): { frame: number; ended: boolean } | null {
  const from = Math.max(a.rowFirst, b.rowFirst), to = Math.min(a.rowFirst + a.rowCount, b.rowFirst + b.rowCount);
  let n = from;
  while (n < to && a.hashes[n - a.rowFirst] === b.hashes[n - b.rowFirst]) n++;
  if (n < to) return { frame: n, ended: false };
  return a.end !== b.end ? { frame: to, ended: true } : null;
}

/** The largest distance [m] between the centres of one body in two frames, and whose it is; -1 when there is none. */
export function apart(f: Frame, g: Frame): { far: number; body: number } {
  let far = 0, body = -1;
  const n = Math.min(f.bodies, g.bodies);
  for (let k = 0; k < n; k++) {
    const [a, b] = [f.centre(k), g.centre(k)];
    const d = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    if (d > far) [far, body] = [d, k];
  }
  return { far, body };
}
