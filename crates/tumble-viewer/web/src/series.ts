// What can be plotted over time: numbers of the world, of a body, a joint, a contact, a sensor. Each has a name by which a link finds it again.

import { COORDINATES, type Column } from "./protocol";
import { energies } from "./quantities";
import type { Body, Store } from "./store";

/** Numbers of a body in a frame: its state, then the force of its contacts in world axes [N]. */
const BODY_ROW = 16;
/** Numbers of a contact in a frame: gap, impulse n t1 t2, velocity n t1 t2, friction, residual. */
const CONTACT_ROW = 9;
/** Numbers of a joint in a frame: coordinates, rates, motors, limits, force, torque. */
const JOINT_ROW = 4 * COORDINATES + 6;
/** Codes of events of sensors. */
const ENTERED = 7, LEFT = 8;
/** Most points of a track. */
const POINTS = 2000;

/** A number that can be plotted. `id` says what it is of: `w:kinetic`, `b:3:vx`, `j:2:rate0`, `s:4:inside`, `c:3:7:00…1f:gap`. */
/** `who` has it, and `what` it is. */
export interface Series { id: string; who: string; what: string; label: string; unit: string; of: (s: Store) => Curve | null }

/** A title for several numbers: what they are, and of whom. */
export function titleOf(list: Pick<Series, "who" | "what" | "label">[]): string {
  const each = (part: "who" | "what") => [...new Set(list.map((s) => s[part]))], [who, what] = [each("who"), each("what")];
  if (list.length === 1) return list[0].label;
  if (who.length === 1) return `${who[0]} ${what.join(", ")}`.trim();
  return what.length === 1 ? `${what[0]} of ${who.join(", ")}` : list.map((s) => s.label).join(", ");
}

/** Times [s] and values. */
export interface Curve { t: ArrayLike<number>; y: ArrayLike<number> }

interface Quantity { label: string; unit: string; of: (row: ArrayLike<number>, body: Body, s: Store) => number }

const at = (k: number) => (r: ArrayLike<number>) => r[k];
const BODY: Record<string, Quantity> = {
  x: { label: "x", unit: "m", of: at(0) }, y: { label: "y", unit: "m", of: at(1) }, z: { label: "z", unit: "m", of: at(2) },
  vx: { label: "vx", unit: "m/s", of: at(7) }, vy: { label: "vy", unit: "m/s", of: at(8) }, vz: { label: "vz", unit: "m/s", of: at(9) },
  speed: { label: "speed", unit: "m/s", of: (r) => Math.hypot(r[7], r[8], r[9]) },
  wx: { label: "ωx", unit: "rad/s", of: at(10) }, wy: { label: "ωy", unit: "rad/s", of: at(11) }, wz: { label: "ωz", unit: "rad/s", of: at(12) },
  spin: { label: "|ω|", unit: "rad/s", of: (r) => Math.hypot(r[10], r[11], r[12]) },
  angle: { label: "rotation angle", unit: "°", of: (r) => 2 * Math.acos(Math.min(Math.abs(r[3]), 1)) * (180 / Math.PI) },
  qw: { label: "qw", unit: "–", of: at(3) }, qx: { label: "qx", unit: "–", of: at(4) }, qy: { label: "qy", unit: "–", of: at(5) }, qz: { label: "qz", unit: "–", of: at(6) },
  kinetic: { label: "kinetic energy", unit: "J", of: (r, b) => energies(b, r)[0] + energies(b, r)[1] },
  potential: { label: "potential energy", unit: "J", of: (r, b, s) => {
    const g = s.about.gravity;
    return g ? -b.mass * (g[0] * r[0] + g[1] * r[1] + g[2] * r[2]) : NaN;
  } },
  px: { label: "px", unit: "kg·m/s", of: (r, b) => b.mass * r[7] }, py: { label: "py", unit: "kg·m/s", of: (r, b) => b.mass * r[8] }, pz: { label: "pz", unit: "kg·m/s", of: (r, b) => b.mass * r[9] },
  fx: { label: "contact force x", unit: "N", of: at(13) }, fy: { label: "contact force y", unit: "N", of: at(14) }, fz: { label: "contact force z", unit: "N", of: at(15) },
};

const friction = (r: ArrayLike<number>) => Math.hypot(r[2], r[3]);
const CONTACT: Record<string, Quantity> = {
  gap: { label: "gap", unit: "µm", of: (r) => 1e6 * r[0] },
  normal: { label: "normal force", unit: "N", of: (r, _b, s) => r[1] / s.about.step },
  friction: { label: "friction force", unit: "N", of: (r, _b, s) => friction(r) / s.about.step },
  used: { label: "friction used", unit: "%", of: (r) => (r[7] * r[1] > 0 ? (100 * friction(r)) / (r[7] * r[1]) : NaN) },
  slip: { label: "slip", unit: "m/s", of: (r) => Math.hypot(r[5], r[6]) },
  vn: { label: "normal velocity", unit: "m/s", of: at(4) },
  residual: { label: "residual", unit: "m/s", of: at(8) },
};

/** What a number of a joint is: `at1`, `rate0`, `motor0`, `limit2` of a coordinate, or `fx`, `force`, `tz`, `torque`. */
export function jointQuantity(name: string, units: readonly string[]): { label: string; unit: string; of: (row: ArrayLike<number>) => number } | null {
  const F = 4 * COORDINATES, size = (r: ArrayLike<number>, o: number) => Math.hypot(r[o], r[o + 1], r[o + 2]);
  const held: Record<string, { label: string; unit: string; of: (row: ArrayLike<number>) => number }> = {
    fx: { label: "force x", unit: "N", of: at(F) }, fy: { label: "force y", unit: "N", of: at(F + 1) }, fz: { label: "force z", unit: "N", of: at(F + 2) }, force: { label: "force", unit: "N", of: (r) => size(r, F) },
    tx: { label: "torque x", unit: "N·m", of: at(F + 3) }, ty: { label: "torque y", unit: "N·m", of: at(F + 4) }, tz: { label: "torque z", unit: "N·m", of: at(F + 5) }, torque: { label: "torque", unit: "N·m", of: (r) => size(r, F + 3) },
  };
  if (Object.hasOwn(held, name)) return held[name];
  const [, what, digit] = /^(at|rate|motor|limit)([0-5])$/.exec(name) ?? [], k = Number(digit);
  if (!what || k >= units.length) return null;
  const angle = units[k] === "rad", which = units.length > 1 ? ` ${k}` : "";
  const known: Record<string, [number, string, string]> = {
    at: [0, angle ? "angle" : "way", units[k]], rate: [1, "rate", `${units[k]}/s`], motor: [2, angle ? "motor torque" : "motor force", angle ? "N·m" : "N"], limit: [3, angle ? "limit torque" : "limit force", angle ? "N·m" : "N"],
  };
  const [list, label, unit] = known[what];
  return { label: `${label}${which}`, unit, of: at(COORDINATES * list + k) };
}

/** How many bodies are in a sensor, or have entered it, over time: by its events. */
function sensed(s: Store, sensor: number, inside: boolean): Curve {
  const t = [s.first < s.end ? s.time(s.first) : 0], y = [0];
  for (const e of s.events) {
    if (e.a !== sensor || (e.kind !== ENTERED && e.kind !== LEFT)) continue;
    const by = e.kind === ENTERED ? 1 : inside ? -1 : 0, now = s.time(e.frame), last = y[y.length - 1];
    if (by === 0) continue;
    // a step, not a slope
    t.push(now, now);
    y.push(last, last + by);
  }
  if (s.end > s.first) {
    t.push(s.time(s.end - 1));
    y.push(y[y.length - 1]);
  }
  return { t, y };
}

/** Names and units of the numbers of the world. */
const WORLD: Partial<Record<Column, [string, string]>> = {
  kinetic: ["kinetic", "J"], potential: ["potential", "J"], friction_loss: ["friction loss", "J"], restitution_loss: ["restitution loss", "J"], damping_loss: ["damping loss", "J"], work: ["external work", "J"],
  kinematic_work: ["kinematic work", "J"], motor_work: ["motor work", "J"], joint_loss: ["joint loss", "J"], corrected: ["position correction", "J"], time_step: ["integration error", "J"],
  px: ["px", "kg·m/s"], py: ["py", "kg·m/s"], pz: ["pz", "kg·m/s"], lx: ["Lx", "kg·m²/s"], ly: ["Ly", "kg·m²/s"], lz: ["Lz", "kg·m²/s"],
  residual: ["residual", "m/s"], overlap: ["overlap", "m"], missed: ["predicted overlap", "m"], sweeps: ["iterations", "–"], step_ms: ["step time", "ms"], contacts: ["contacts", "–"], islands: ["islands", "–"],
};

/** Numbers of one body, joint or contact over a run, as far as they have come. */
class Track {
  private frames: number[] = [];
  readonly rows: number[] = [];
  private busy = false;
  private next: number;
  private readonly epoch: number;

  constructor(private readonly store: Store, private readonly query: string, readonly width: number) {
    this.next = store.first;
    this.epoch = store.epoch;
  }

  get count(): number {
    return this.frames.length;
  }

  frame(k: number): number {
    return this.frames[k];
  }

  /** Reads what is missing; `arrived` after each part. */
  async read(arrived: () => void): Promise<void> {
    const s = this.store;
    if (this.busy || this.epoch !== s.epoch) return;
    this.busy = true;
    try {
      const stride = Math.max(1, Math.ceil((s.end - s.first) / POINTS));
      while (this.next < s.end && this.epoch === s.epoch) {
        const numbers = new Float64Array(await s.link.bytes(`/api/source/${s.index}/series?${this.query}&from=${Math.max(this.next, s.first)}&stride=${stride}`));
        if (numbers.length === 0 || this.epoch !== s.epoch) return;
        for (let k = 0; k < numbers.length; k += this.width + 1) {
          this.frames.push(numbers[k]);
          for (let i = 1; i <= this.width; i++) this.rows.push(numbers[k + i]);
        }
        this.next = this.frames[this.frames.length - 1] + stride;
        arrived();
      }
    } finally {
      this.busy = false;
    }
  }
}

/** The tracks that were asked for. */
export class Library {
  private tracks = new Map<string, Track>();

  forget(): void {
    this.tracks.clear();
  }

  /** Reads on what the tracks lack. */
  refresh(arrived: () => void): void {
    for (const t of this.tracks.values()) void t.read(arrived).catch(() => undefined);
  }

  private track(s: Store, query: string, width: number): Track {
    const key = `${s.index}/${s.epoch}/${query}`;
    let t = this.tracks.get(key);
    if (!t) this.tracks.set(key, (t = new Track(s, query, width)));
    return t;
  }

  private curve(s: Store, query: string, width: number, value: (row: number[]) => number): Curve {
    const t = this.track(s, query, width), n = t.count;
    const times = new Float64Array(n), y = new Float64Array(n);
    for (let k = 0; k < n; k++) {
      times[k] = s.time(t.frame(k));
      y[k] = value(t.rows.slice(k * width, (k + 1) * width));
    }
    return { t: times, y };
  }

  /** The series of an id, with the names of a run; null when there is none. */
  find(id: string, main: Store): Series | null {
    const [kind, ...rest] = id.split(":");
    if (kind === "w" && rest.length === 1) {
      const column = rest[0] as Column, known = Object.hasOwn(WORLD, column) ? WORLD[column] : undefined;
      return known ? { id, who: "", what: known[0], label: known[0], unit: known[1], of: (s) => ({ t: s.column("time"), y: s.column(column) }) } : null;
    }
    if (kind === "b" && rest.length === 2) {
      const body = Number(rest[0]), q = Object.hasOwn(BODY, rest[1]) ? BODY[rest[1]] : undefined, name = main.bodies[body]?.name;
      if (!q || name === undefined) return null;
      return { id, who: name, what: q.label, label: `${name} ${q.label}`, unit: q.unit, of: (s) => {
        const k = same(s, main, body);
        return k < 0 ? null : this.curve(s, `body=${k}`, BODY_ROW, (row) => q.of(row, s.bodies[k], s));
      } };
    }
    if (kind === "j" && rest.length === 2) {
      const joint = main.about.joints[Number(rest[0])], q = joint && jointQuantity(rest[1], joint.units);
      if (!q) return null;
      return { id, who: joint.name, what: q.label, label: `${joint.name} ${q.label}`, unit: q.unit, of: (s) => {
        const k = s.about.joints.findIndex((j) => j.name === joint.name);
        return k < 0 ? null : this.curve(s, `joint=${k}`, JOINT_ROW, q.of);
      } };
    }
    if (kind === "s" && rest.length === 2) {
      const body = Number(rest[0]), name = main.bodies[body]?.name;
      if (name === undefined || (rest[1] !== "inside" && rest[1] !== "entered")) return null;
      const what = rest[1] === "inside" ? "bodies inside" : "bodies entered";
      return { id, who: name, what, label: `${name} ${what}`, unit: "–", of: (s) => {
        const k = same(s, main, body);
        return k < 0 ? null : sensed(s, k, rest[1] === "inside");
      } };
    }
    if (kind === "c" && rest.length === 4) {
      const [a, b] = [Number(rest[0]), Number(rest[1])], q = Object.hasOwn(CONTACT, rest[3]) ? CONTACT[rest[3]] : undefined;
      if (!q || !main.bodies[a] || !main.bodies[b] || !/^[0-9a-f]{16}$/.test(rest[2])) return null;
      const who = `${main.bodies[a].name} ↔ ${main.bodies[b].name}`;
      return { id, who, what: q.label, label: `${who} ${q.label}`, unit: q.unit, of: (s) => {
        const [i, k] = [same(s, main, a), same(s, main, b)];
        return i < 0 || k < 0 ? null : this.curve(s, `a=${i}&b=${k}&feature=${rest[2]}`, CONTACT_ROW, (row) => q.of(row, s.bodies[i], s));
      } };
    }
    return null;
  }
}

/** Bodies in one question for paths, and points of the curve. */
const PATHS = 64, DISTANCES = 400;

/** The largest distance of a body from the same one of another run, over time, as far as it has come. */
export class Apart {
  curve: Curve = { t: [], y: [] };
  private asked = "";

  constructor(private readonly a: Store, private readonly b: Store) {}

  /** Reads it, once for a length of the runs; `arrived` after each part. */
  read(arrived: () => void): void {
    const { a, b } = this, from = Math.max(a.first, b.first), end = Math.min(a.end, b.end), key = `${from}/${end}`;
    if (key === this.asked || end <= from) return;
    this.asked = key;
    const stride = Math.max(1, Math.ceil((end - from) / DISTANCES)), count = Math.floor((end - 1 - from) / stride) + 1;
    const pairs = a.bodies.map((body, k) => ({ body, k, other: same(b, a, k) })).filter(({ body, other }) => body.kind !== "fixed" && other >= 0);
    const t = Float64Array.from({ length: count }, (_, i) => a.time(from + i * stride)), y = new Float64Array(count);
    const path = async (s: Store, list: number[]) => new Float64Array(await s.link.bytes(`/api/source/${s.index}/path?bodies=${list.join(",")}&from=${from}&to=${from + (count - 1) * stride}&stride=${stride}&epoch=${s.epoch}`));
    void (async () => {
      for (let k = 0; k < pairs.length && this.asked === key; k += PATHS) {
        const some = pairs.slice(k, k + PATHS), [p, q] = await Promise.all([path(a, some.map((x) => x.k)), path(b, some.map((x) => x.other))]);
        if (p.length !== 3 * count * some.length || q.length !== p.length) return;
        for (let i = 0; i < p.length; i += 3) {
          const n = (i / 3) % count, far = Math.hypot(p[i] - q[i], p[i + 1] - q[i + 1], p[i + 2] - q[i + 2]);
          if (far > y[n]) y[n] = far;
        }
        this.curve = { t, y };
        arrived();
      }
    })().catch(() => undefined);
  }
}

/** The body of another run that is the same by its name. */
function same(s: Store, main: Store, body: number): number {
  if (s === main || s.bodies[body]?.name === main.bodies[body].name) return body;
  return s.bodies.findIndex((b) => b.name === main.bodies[body].name);
}

/** Spans below which a curve is flat: a millionth of what is usual in a scene of this size, weight and gravity. */
export function flatBelow(unit: string, s: Store, size: number): number {
  let mass = 0, count = 0;
  for (const b of s.bodies) if (b.kind === "dynamic") [mass, count] = [mass + b.mass, count + 1];
  const g = Math.hypot(...(s.about.gravity ?? [0, 0, 0])) || 9.81, speed = Math.sqrt(g * size), one = count > 0 ? mass / count : 1;
  const usual: Record<string, number> = {
    m: size, "m/s": speed, "rad/s": speed / size, J: (mass || 1) * g * size, "kg·m/s": (mass || 1) * speed, "kg·m²/s": (mass || 1) * speed * size, N: one * g, "N·m": one * g * size, rad: 0.1, "°": 10, "–": 1, µm: 1e3, "%": 100, ms: 1,
  };
  return 1e-6 * (usual[unit] ?? 0);
}
