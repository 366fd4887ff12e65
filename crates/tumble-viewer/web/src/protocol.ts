// The bytes of a frame: twin of src/protocol.rs, which documents the layout. Nothing else reads bytes.

/** Columns of a row of the energy ledger and the solver, in their order. */
export const COLUMNS = [
  "time", "kinetic", "potential", "work", "kinematic_work", "friction_loss", "restitution_loss", "corrected", "time_step", "damping_loss", "motor_work", "joint_loss",
  "px", "py", "pz", "lx", "ly", "lz",
  "sweeps", "residual", "overlap", "missed", "step_ms", "contacts", "islands", "verdict", "guarded", "events",
] as const;
export type Column = (typeof COLUMNS)[number];
export const COLUMN = Object.fromEntries(COLUMNS.map((c, k) => [c, k])) as Record<Column, number>;

const ROW = 8 * (COLUMNS.length + 1);
/** Numbers of a row, the hash included. */
export const ROW_NUMBERS = COLUMNS.length + 1;
const CONTACT_WORDS = 22;
const ISLAND_BYTES = 88;
const EVENT_BYTES = 32;
const JOINT_BYTES = 176;
/** Most free coordinates of a joint. */
export const COORDINATES = 6;
export const NONE = 0xffffffff;

export const MODES = ["open", "stick", "slide", "bounce"] as const;
export const VERDICTS = ["solved", "guarded", "infeasible", "overlap", "inexact", "failed"] as const;

/** The word of a verdict; its badge is coloured by it. */
export function verdictWord(verdict: number): string {
  return VERDICTS[verdict] ?? "?";
}

export type Vec3 = [number, number, number];

export interface Contact {
  index: number; a: number; b: number; island: number; mode: number;
  point: Vec3; normal: Vec3; tangent: Vec3;
  gap: number; friction: number; impulse: Vec3; velocity: Vec3; residual: number;
}

export interface Island {
  index: number; bodies: number; contacts: number; method: number; verdict: number; sweeps: number; newtonSteps: number;
  worst: number; guarded: boolean; startUp: boolean;
  residual: number; cone: number; approach: number; sticky: number; dissipation: number; gain: number; wallMs: number;
}

/** What a joint did; numbers that are unknown are NaN. */
export interface JointState { holds: boolean; atLimit: boolean; driven: boolean; value: number[]; rate: number[]; motor: number[]; limit: number[]; force: Vec3; torque: Vec3 }

export interface WorldEvent { frame: number; kind: number; a: number; b: number; depth: number; speed: number; impulse: number }

/** One frame: a view of the bytes without copies. */
export class Frame {
  readonly number: number;
  readonly bodies: number;
  readonly contacts: number;
  readonly islands: number;
  readonly events: number;
  readonly joints: number;
  readonly row: Float64Array;
  /** 13 numbers per body: centre, orientation w x y z, velocity, spin. */
  readonly states: Float64Array;
  readonly marks: Uint32Array;
  readonly bytes: number;
  readonly hash: string;
  private readonly contactWords: Uint32Array;
  private readonly contactFloats: Float32Array;
  private readonly islandAt: number;
  private readonly eventAt: number;
  private readonly jointAt: number;
  private readonly view: DataView;

  constructor(buffer: ArrayBuffer, at: number) {
    const v = new DataView(buffer, at);
    if (v.getUint32(0, true) !== 0x46424d54 || v.getUint32(4, true) !== 3) {
      throw new Error("a frame of another version: reload the page");
    }
    this.view = v;
    this.bytes = Number(v.getBigUint64(8, true));
    this.number = Number(v.getBigUint64(16, true));
    this.hash = v.getBigUint64(24, true).toString(16).padStart(16, "0");
    this.bodies = v.getUint32(32, true);
    this.contacts = v.getUint32(36, true);
    this.islands = v.getUint32(40, true);
    this.events = v.getUint32(44, true);
    this.row = new Float64Array(buffer, at + 48, COLUMNS.length);
    let next = at + 48 + ROW;
    this.states = new Float64Array(buffer, next, 13 * this.bodies);
    next += 104 * this.bodies;
    this.marks = new Uint32Array(buffer, next, this.bodies);
    next += 4 * (this.bodies + (this.bodies & 1));
    this.contactWords = new Uint32Array(buffer, next, CONTACT_WORDS * this.contacts);
    this.contactFloats = new Float32Array(buffer, next, CONTACT_WORDS * this.contacts);
    next += 4 * CONTACT_WORDS * this.contacts;
    this.islandAt = next - at;
    this.eventAt = this.islandAt + ISLAND_BYTES * this.islands;
    this.jointAt = this.eventAt + EVENT_BYTES * this.events;
    this.joints = Math.floor((this.bytes - this.jointAt) / JOINT_BYTES);
  }

  /** The contact with the largest residual. */
  worstContact(): number {
    let best = 0;
    for (let k = 1; k < this.contacts; k++) if (this.contact(k).residual > this.contact(best).residual) best = k;
    return best;
  }

  get(column: Column): number {
    return this.row[COLUMN[column]];
  }

  centre(body: number): Vec3 {
    const s = this.states, o = 13 * body;
    return [s[o], s[o + 1], s[o + 2]];
  }

  island(body: number): number {
    return (this.marks[body] & 0x1fffffff) - 1;
  }

  quarantined(body: number): boolean {
    return this.marks[body] >>> 31 === 1;
  }

  /** Not there, or not yet. */
  absent(body: number): boolean {
    return ((this.marks[body] >>> 29) & 1) === 1;
  }

  asleep(body: number): boolean {
    return ((this.marks[body] >>> 30) & 1) === 1;
  }

  contact(index: number): Contact {
    const u = this.contactWords, f = this.contactFloats, o = CONTACT_WORDS * index;
    const three = (k: number): Vec3 => [f[o + k], f[o + k + 1], f[o + k + 2]];
    return {
      index, a: u[o], b: u[o + 1], island: u[o + 2], mode: u[o + 3],
      point: three(4), normal: three(7), tangent: three(10),
      gap: f[o + 13], friction: f[o + 14], impulse: three(15), velocity: three(18), residual: f[o + 21],
    };
  }

  contactsOf(body: number): Contact[] {
    const list: Contact[] = [];
    for (let k = 0; k < this.contacts; k++) {
      const o = CONTACT_WORDS * k;
      if (this.contactWords[o] === body || this.contactWords[o + 1] === body) list.push(this.contact(k));
    }
    return list;
  }

  islandRow(index: number): Island {
    const v = this.view, o = this.islandAt + ISLAND_BYTES * index;
    const u = (k: number) => v.getUint32(o + 4 * k, true);
    const f = (k: number) => v.getFloat64(o + 32 + 8 * k, true);
    return {
      index, bodies: u(0), contacts: u(1), method: u(2), verdict: u(3), sweeps: u(4), newtonSteps: u(5), worst: u(6),
      guarded: (u(7) & 1) === 1, startUp: (u(7) & 2) === 2,
      residual: f(0), cone: f(1), approach: f(2), sticky: f(3), dissipation: f(4), gain: f(5), wallMs: f(6),
    };
  }

  joint(index: number): JointState | null {
    if (index >= this.joints) return null;
    const v = this.view, o = this.jointAt + JOINT_BYTES * index, flags = v.getUint32(o, true);
    const doubles = (at: number) => Array.from({ length: COORDINATES }, (_, k) => v.getFloat64(o + at + 8 * k, true));
    const singles = (at: number) => Array.from({ length: COORDINATES }, (_, k) => v.getFloat32(o + at + 4 * k, true));
    const floats = (at: number): Vec3 => [v.getFloat32(o + at, true), v.getFloat32(o + at + 4, true), v.getFloat32(o + at + 8, true)];
    return { holds: (flags & 1) > 0, atLimit: (flags & 2) > 0, driven: (flags & 4) > 0, value: doubles(8), rate: doubles(56), motor: singles(104), limit: singles(128), force: floats(152), torque: floats(164) };
  }

  eventRows(): WorldEvent[] {
    return Array.from({ length: this.events }, (_, k) => event(this.view, this.eventAt + EVENT_BYTES * k, this.number));
  }
}

function event(v: DataView, o: number, frame: number): WorldEvent {
  return {
    frame, kind: v.getUint32(o, true), a: v.getUint32(o + 4, true), b: v.getUint32(o + 8, true),
    depth: v.getFloat32(o + 12, true), speed: v.getFloat64(o + 16, true), impulse: v.getFloat64(o + 24, true),
  };
}

/** All whole blocks of an answer. */
export function frames(buffer: ArrayBuffer): Frame[] {
  const list: Frame[] = [];
  for (let at = 0; at < buffer.byteLength; ) {
    const f = new Frame(buffer, at);
    list.push(f);
    at += f.bytes;
  }
  return list;
}

/** Length of the block that an answer begins with [bytes]. */
export function blockLength(buffer: ArrayBuffer): number {
  return Number(new DataView(buffer).getBigUint64(8, true));
}

export interface Rows { epoch: number; first: number; count: number; numbers: Float64Array; end: number }

/** Rows at the beginning of a response: a number for each column, and the last is the hash as bits. */
export function rows(buffer: ArrayBuffer): Rows {
  const v = new DataView(buffer);
  const count = Number(v.getBigUint64(16, true));
  return {
    epoch: v.getUint32(4, true), first: Number(v.getBigUint64(8, true)), count,
    numbers: new Float64Array(buffer, 24, ROW_NUMBERS * count), end: 24 + ROW * count,
  };
}

/** What a live world pushes: rows, then the newest frame. */
export function push(buffer: ArrayBuffer): { rows: Rows; frame: Frame } {
  const r = rows(buffer);
  return { rows: r, frame: new Frame(buffer, r.end) };
}

export function events(buffer: ArrayBuffer): { epoch: number; next: number; list: WorldEvent[] } {
  const v = new DataView(buffer);
  const count = Number(v.getBigUint64(16, true));
  const list = Array.from({ length: count }, (_, k) => {
    const o = 24 + 40 * k;
    return event(v, o + 8, Number(v.getBigUint64(o, true)));
  });
  return { epoch: v.getUint32(4, true), next: Number(v.getBigUint64(8, true)), list };
}
