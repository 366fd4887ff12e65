// The data of one source: bodies, rows, events, and the frames that were fetched.

import { COLUMNS, COLUMN, ROW_NUMBERS, blockLength, events, frames, rows, type Column, type Frame, type Rows, type Vec3, type WorldEvent } from "./protocol";
import type { Link } from "./link";

export interface ShapeSphere { kind: "sphere"; radius: number }
export interface ShapeBox { kind: "box"; size: number[] }
export interface ShapeRound { kind: "capsule" | "cylinder" | "cone"; radius: number; length: number }
/** `kinds`: of a mesh, what each edge is: flat, convex, concave, border. */
export interface ShapeHull { kind: "hull"; vertices: number[]; triangles: number[]; edges: number[]; kinds?: number[] }
export interface ShapePlane { kind: "plane"; normal: number[] }
/** `belt`: velocity of the surface, body axes [m/s]. */
export interface ShapePart { position: number[]; orientation: number[]; shape: Shape; colour?: string; sensor?: boolean; belt?: number[] }
export interface ShapeCompound { kind: "compound"; parts: ShapePart[] }
export type Shape = ShapeSphere | ShapeBox | ShapeRound | ShapeHull | ShapePlane | ShapeCompound;

export interface Body {
  /** Its number in the tables of a recording. */
  id: number;
  name: string; kind: "dynamic" | "kinematic" | "fixed"; mass: number; shape: number; material: number;
  offset: number[]; moments: number[]; axes: number[];
  /** #rrggbb, if the scene gives one. */
  colour?: string;
  /** The shape that is drawn in place of its own. */
  drawn?: number;
}
/** How the scene wants to be shown at first; null: as the page likes. */
export interface FirstView { from: Vec3 | null; region: [Vec3, Vec3] | null; follow: string | null; layers: string[] | null; colour_by: string | null; speed: number | null }
/** A joint on its bodies: points from their centres of mass and directions, in their axes; `a`, `b`: NONE is the world. */
export interface Joint {
  name: string; kind: string; a: number; b: number; point_a: number[]; point_b: number[]; axis: number[]; zero: number[]; hand: number[];
  length: number | null; angle: [number, number] | null; way: [number, number] | null; units: string[];
}
export interface Material { name: string; friction: number; restitution: number }
export interface About {
  kind: "live" | "recording"; name: string; file: string; remarks: string; step: number; duration: number | null;
  gravity: number[] | null; tolerance: number | null; shapes: Shape[]; materials: Material[];
  pairs: { a: number; b: number; friction: number; restitution: number }[]; joints: Joint[]; facts: [string, string][]; view: FirstView;
  epoch: number; first: number; end: number; growing: boolean;
}

/** Memory for frames that were fetched [bytes]. */
const CACHE = 256 << 20;
/** Bytes that are asked for ahead of play. */
const AHEAD = 3 << 20;

export class Store {
  about!: About;
  bodies: Body[] = [];
  epoch = 0;
  first = 0;
  end = 0;
  growing = false;
  /** When it was last seen to grow [ms]. */
  grownAt = -Infinity;
  /** One array per column, of which `rowCount` numbers from frame `rowFirst` on are there. */
  columns: Float64Array[] = COLUMNS.map(() => new Float64Array(1024));
  hashes = new BigUint64Array(1024);
  rowFirst = 0;
  rowCount = 0;
  events: WorldEvent[] = [];
  eventsNext = 0;
  private cache = new Map<number, Frame>();
  private cached = 0;
  private asked = new Set<number>();
  private frameBytes = 4096;
  private pulling = false;
  private overlapping = false;
  private listening = false;
  /** The worst row of those before `next`. */
  private worst = { best: 0, next: 0 };
  /** Done when all events of a recording, as it was when it was opened, are here. */
  told: Promise<void> = Promise.resolve();
  overlapNext = 0;

  constructor(readonly link: Link, readonly index: number) {}

  get live(): boolean {
    return this.about.kind === "live";
  }

  get last(): number {
    return Math.max(this.end - 1, 0);
  }

  private path(rest = ""): string {
    return `/api/source/${this.index}${rest}`;
  }

  /** Reads the parts that do not change. */
  async open(): Promise<void> {
    const about = await this.link.json<About>(this.path());
    const bodies: Body[] = [];
    for (let from = 0, count = (about as unknown as { bodies: number }).bodies; from < count; ) {
      const page = await this.link.json<{ next: number; bodies: Body[] }>(this.path(`/bodies?from=${from}`));
      bodies.push(...page.bodies);
      from = page.next;
    }
    this.about = about;
    this.bodies = bodies;
    this.restart(about.epoch, about.first, about.end);
    this.growing = about.growing;
    await this.readRows();
    // the first picture does not wait for events: there may be a million
    this.told = this.readEvents();
    this.told.catch(() => undefined);
  }

  /** Forgets all frames: another epoch has begun. */
  restart(epoch: number, first: number, end: number): void {
    this.epoch = epoch;
    this.first = first;
    this.end = end;
    this.rowFirst = this.rowCount = 0;
    this.events = [];
    this.eventsNext = 0;
    this.cache.clear();
    this.asked.clear();
    this.cached = 0;
    this.worst = { best: 0, next: 0 };
  }

  private reserve(count: number): void {
    if (count <= this.hashes.length) return;
    const size = 2 * count;
    this.columns = this.columns.map((old) => {
      const c = new Float64Array(size);
      c.set(old);
      return c;
    });
    const hashes = new BigUint64Array(size);
    hashes.set(this.hashes);
    this.hashes = hashes;
  }

  /** Takes rows that continue those that are there; false when there would be a hole. */
  takeRows(r: Rows): boolean {
    if (this.rowCount === 0) this.rowFirst = r.first;
    const skip = this.rowFirst + this.rowCount - r.first;
    if (skip < 0) return false;
    this.reserve(this.rowCount + r.count);
    const bits = new BigUint64Array(r.numbers.buffer, r.numbers.byteOffset, r.numbers.length);
    for (let k = skip; k < r.count; k++) {
      for (let c = 0; c < COLUMNS.length; c++) this.columns[c][this.rowCount] = r.numbers[ROW_NUMBERS * k + c];
      this.hashes[this.rowCount++] = bits[ROW_NUMBERS * k + COLUMNS.length];
    }
    return true;
  }

  /** Reads the rows that are missing. */
  async readRows(): Promise<void> {
    for (;;) {
      const from = this.rowCount === 0 ? (this.live ? this.first : 0) : this.rowFirst + this.rowCount;
      const r = rows(await this.link.bytes(this.path(`/rows?from=${from}`)));
      if (r.epoch !== this.epoch || r.count === 0) return;
      this.takeRows(r);
      // a file that is being written may have more by now than it was said to have
      this.reach(this.rowFirst + this.rowCount);
      if (this.rowFirst + this.rowCount >= this.end) return;
    }
  }

  async readEvents(): Promise<void> {
    if (this.listening) return;
    this.listening = true;
    try {
      for (;;) {
        const answer = events(await this.link.bytes(this.path(`/events?from=${this.eventsNext}`)));
        if (answer.epoch !== this.epoch || answer.next <= this.eventsNext) return;
        for (const e of answer.list) this.events.push(e);
        this.eventsNext = answer.next;
        if (this.eventsNext >= this.end) return;
      }
    } finally {
      this.listening = false;
    }
  }

  private reach(end: number): void {
    if (end <= this.end) return;
    this.end = end;
    this.grownAt = performance.now();
  }

  /** The recording has grown: reads on, until all that it is known to have is here. */
  async grow(end: number): Promise<void> {
    this.reach(end);
    if (this.pulling) return;
    this.pulling = true;
    try {
      for (let had = -1; this.rowFirst + this.rowCount < this.end && this.rowCount > had; ) {
        had = this.rowCount;
        await this.readRows();
        // news that come meanwhile only say how far to read
        await this.readEvents();
      }
    } finally {
      this.pulling = false;
    }
  }

  /** Overlaps are not in the table `frame` of a recording: they are read while the plots are open. */
  async readOverlaps(wanted: () => boolean): Promise<void> {
    if (this.live || this.overlapping) return;
    this.overlapping = true;
    try {
      const column = () => this.columns[COLUMN.overlap];
      while (wanted() && this.overlapNext < this.rowFirst + this.rowCount) {
        const list = new Float64Array(await this.link.bytes(this.path(`/overlap?from=${this.overlapNext}`)));
        if (list.length === 0) return;
        list.forEach((x, k) => {
          const at = this.overlapNext + k - this.rowFirst;
          if (at >= 0 && at < this.rowCount) column()[at] = x;
        });
        this.overlapNext += list.length;
      }
    } finally {
      this.overlapping = false;
    }
  }

  value(column: Column, frame: number): number {
    const k = frame - this.rowFirst;
    return k >= 0 && k < this.rowCount ? this.columns[COLUMN[column]][k] : NaN;
  }

  column(column: Column): Float64Array {
    return this.columns[COLUMN[column]].subarray(0, this.rowCount);
  }

  time(frame: number): number {
    const t = this.value("time", frame);
    return Number.isNaN(t) ? frame * this.about.step : t;
  }

  /** The last frame not later than a time [s]. */
  frameAt(time: number): number {
    const t = this.column("time");
    let low = 0, high = t.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (t[mid] <= time) low = mid + 1;
      else high = mid;
    }
    return this.rowFirst + Math.max(low - 1, 0);
  }

  /** A frame that is there already. */
  peek(frame: number): Frame | undefined {
    const f = this.cache.get(frame);
    if (f) {
      // the latest use comes last
      this.cache.delete(frame);
      this.cache.set(frame, f);
    }
    return f;
  }

  keep(f: Frame): void {
    const old = this.cache.get(f.number);
    if (old) this.cached -= old.bytes;
    this.cache.set(f.number, f);
    this.cached += f.bytes;
    this.frameBytes = f.bytes;
    for (const [n, old] of this.cache) {
      if (this.cached <= CACHE || this.cache.size <= 2) break;
      this.cache.delete(n);
      this.cached -= old.bytes;
    }
  }

  /** Fetches a frame, and those after it as far as an answer reaches. */
  async fetch(frame: number, ahead = false): Promise<Frame | undefined> {
    const known = this.peek(frame);
    if (known) return known;
    if (this.asked.has(frame)) return undefined;
    const count = ahead ? Math.max(1, Math.min(64, Math.floor(AHEAD / this.frameBytes))) : 1;
    for (let k = 0; k < count; k++) this.asked.add(frame + k);
    const epoch = this.epoch;
    try {
      let bytes = await this.link.bytes(this.path(`/frames?from=${frame}&count=${count}&epoch=${epoch}`));
      // a live world has begun again meanwhile
      if (bytes.byteLength === 0) return undefined;
      const whole = blockLength(bytes);
      if (whole > bytes.byteLength) {
        const all = new Uint8Array(whole);
        all.set(new Uint8Array(bytes));
        for (let at = bytes.byteLength; at < whole; ) {
          const more = await this.link.bytes(this.path(`/frames?from=${frame}&offset=${at}`));
          all.set(new Uint8Array(more), at);
          at += more.byteLength;
        }
        bytes = all.buffer;
      }
      if (epoch !== this.epoch) return undefined;
      for (const f of frames(bytes)) this.keep(f);
    } finally {
      for (let k = 0; k < count; k++) this.asked.delete(frame + k);
    }
    return this.cache.get(frame);
  }

  /** Asks for the frames that play will need. */
  prefetch(frame: number): void {
    if (this.asked.size > 0) return;
    const reach = Math.max(2, Math.min(48, Math.floor(AHEAD / this.frameBytes)));
    for (let k = 1; k <= reach && frame + k < this.end; k++) {
      if (!this.cache.has(frame + k)) {
        void this.fetch(frame + k, true).catch(() => undefined);
        return;
      }
    }
  }

  /** The worst frame among the loaded rows: that of the worst verdict, and among those of the largest residual. */
  worstFrame(): number {
    const v = this.columns[COLUMN.verdict], r = this.columns[COLUMN.residual], first = Math.max(this.first - this.rowFirst, 0);
    let { best, next } = this.worst;
    if (best < first) best = next = first;
    // a residual says nothing of overlap or of a squeeze, so the verdict comes first; not a number is the worst residual
    const larger = (a: number, b: number) => !Number.isNaN(b) && !(a <= b);
    for (; next < this.rowCount; next++) if (v[next] > v[best] || (v[next] === v[best] && larger(r[next], r[best]))) best = next;
    this.worst = { best, next };
    return this.rowFirst + best;
  }

  nextEvent(frame: number, back: boolean): WorldEvent | undefined {
    // touches are too frequent: impacts, sleep, waking and quarantine come first, if there are any
    const loud = this.events.filter((e) => e.kind >= 2);
    const list = loud.length > 0 ? loud : this.events;
    return back ? list.findLast((e) => e.frame < frame) : list.find((e) => e.frame > frame);
  }
}
