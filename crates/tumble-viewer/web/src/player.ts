// Time: which frame is wanted, and how it moves on. Knows runs and their frames, nothing of the page.
//
// A recording is played by its own clock, at a speed, within a range, once or over and over. A live world is asked to run,
// wait and step, and stops at its duration; its newest frame is shown as it comes (`atHead`) until an earlier frame is chosen, and its past is played like a
// recording until it meets the present again.

import type { View } from "./state";

/** Playback speeds, relative to real time [–]. */
export const SPEEDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** A run that can be played. */
export interface Reel {
  readonly live: boolean;
  /** Frames are still being added by another program. */
  readonly growing: boolean;
  readonly first: number;
  readonly last: number;
  /** Length of a step, and of the whole run if it was said [s]. */
  readonly about: { step: number; duration: number | null };
  /** When a frame was [s]. */
  time(frame: number): number;
  /** The last frame not later than a time [s]. */
  frameAt(time: number): number;
  /** A frame that is there already. */
  peek(frame: number): unknown;
  /** Asks for the frames that play will need. */
  prefetch(frame: number): void;
}

/** The part of a view that is about time. */
export type Moment = Pick<View, "frame" | "speed" | "loop" | "range">;

/** Receivers of the player's changes: the live world and the display. */
export interface Hearer {
  command(words: { command: string } & Record<string, unknown>): void;
  /** Whether the live world obeys; it does where nothing is said. */
  readonly writes?: boolean;
  changed(): void;
}

/** How long the last picture of a scene stays before it begins again [s]. */
const HOLD = 0.9;

export class Player {
  playing = false;
  /** The duration of the live world is over, and it waits. */
  over = false;
  /** The newest frame of a live world is shown as it comes. */
  atHead = true;
  private reel: Reel | null = null;
  /** Time of the run that is shown [s]. */
  private clock = 0;
  /** Whether the live world runs; null before it has said so. */
  private running: boolean | null = null;
  /** A range is played once, and then this. */
  private ended: (() => void) | null = null;
  /** A new beginning was asked for and has not come yet. */
  private beginning = false;
  /** How long the last picture has been shown [s]. */
  private held = 0;

  constructor(private readonly at: Moment, private readonly hearer: Hearer) {}

  /** Another run, or the same from its beginning; `keep`: the wanted frame was said already. */
  open(reel: Reel, keep: boolean): void {
    const at = this.at;
    this.reel = reel;
    this.beginning = false;
    this.held = 0;
    if (!keep) {
      at.frame = reel.live ? reel.last : reel.first;
      at.range = null;
    }
    if (reel.live) this.playing = this.running === null || this.running || (this.over && at.loop);
    this.atHead = !keep || at.frame === 0 || at.frame >= reel.last;
    if (reel.live && this.atHead) at.frame = reel.last;
    this.keepWithin(reel);
  }

  /** Time passes [s]; `shown` is the frame on the screen, or -1. */
  tick(passed: number, shown: number): void {
    const reel = this.reel;
    if (!reel) return;
    if (this.playing && !(reel.live && this.atHead)) this.advance(reel, passed, shown);
    if (reel.live && this.playing && this.over && this.atHead && this.at.loop && this.obeyed) {
      this.held += passed;
      if (this.held > HOLD) this.replay();
    }
    this.keepWithin(reel);
  }

  /** Whether the live world does as it is told; if not, somebody else runs it. */
  private get obeyed(): boolean {
    return this.hearer.writes !== false;
  }

  private advance(reel: Reel, passed: number, shown: number): void {
    const at = this.at, [first, last] = at.range ?? [reel.first, reel.last];
    const now = reel.time(at.frame);
    // another frame was chosen meanwhile
    if (Math.abs(this.clock - now) > 2 * reel.about.step * Math.max(1, at.speed)) this.clock = now;
    // a frame that has not come yet is waited for
    if (shown >= 0 && shown !== at.frame && !reel.peek(at.frame)) return;
    this.clock += passed * at.speed;
    const next = Math.max(reel.frameAt(this.clock), at.frame);
    if (next < last) at.frame = next;
    else this.end(reel, first, last);
    reel.prefetch(at.frame);
  }

  /** The last frame is reached. */
  private end(reel: Reel, first: number, last: number): void {
    const at = this.at;
    at.frame = last;
    if (this.ended) {
      this.stop();
    } else if (reel.live && !at.range) {
      // the past has been shown again: go on with the present
      this.atHead = true;
      if (this.obeyed) this.hearer.command({ command: "play" });
      else this.playing = this.running ?? true;
    } else if (at.loop) {
      at.frame = first;
      this.clock = reel.time(first);
    } else if (!reel.growing || at.range) {
      this.playing = false;
      this.hearer.changed();
    }
  }

  private keepWithin(reel: Reel): void {
    this.at.frame = Math.min(Math.max(this.at.frame, reel.first), reel.last);
  }

  // ---- messages of the world ----

  /** The live world says whether it runs, and whether its duration is over. */
  told(running: boolean, over = false): void {
    // before it begins again it goes on, for whoever looks
    const shown = running || (over && this.at.loop);
    if (this.reel?.live && this.atHead && (running !== this.running || over !== this.over)) this.playing = shown;
    if (!over) this.held = 0;
    this.running = running;
    this.over = over;
  }

  /** A new frame of the live world is here. */
  came(frame: number): void {
    const reel = this.reel;
    if (!reel?.live || !this.atHead) return;
    this.at.frame = frame;
  }

  // ---- what people say ----

  seek(frame: number): void {
    const reel = this.reel, at = this.at;
    if (!reel || !Number.isFinite(frame)) return;
    at.frame = Math.round(frame);
    this.keepWithin(reel);
    this.clock = reel.time(at.frame);
    this.atHead = at.frame >= reel.last;
    if (reel.live && !this.atHead) {
      if (this.running && this.obeyed) this.hearer.command({ command: "pause" });
      this.playing = false;
    } else if (reel.live && !this.obeyed) {
      this.playing = this.running ?? true;
    }
    this.hearer.changed();
  }

  play(on = !this.playing): void {
    const reel = this.reel, at = this.at;
    if (!reel) return;
    if (reel.live && this.atHead && !this.obeyed) {
      // says why not
      this.hearer.command({ command: on ? "play" : "pause" });
      return;
    }
    this.playing = on;
    if (reel.live && on && this.atHead && this.over) {
      this.replay();
    } else if (reel.live) {
      if (!on && this.obeyed) this.hearer.command({ command: "pause" });
      else if (on && this.atHead) this.hearer.command({ command: "play" });
    } else if (on && at.frame >= (at.range?.[1] ?? reel.last) && !reel.growing) {
      at.frame = at.range?.[0] ?? reel.first;
    }
    this.clock = reel.time(at.frame);
    this.hearer.changed();
  }

  /** Plays a range once; `ended` when its last frame is reached, or at `stop`. */
  playOnce(range: [number, number], ended: () => void): void {
    const reel = this.reel;
    if (!reel) return;
    if (reel.live && this.obeyed) this.hearer.command({ command: "pause" });
    this.at.range = range;
    this.seek(range[0]);
    this.ended = ended;
    this.playing = true;
    this.hearer.changed();
  }

  /** Pauses, and ends a run that is played once. */
  stop(): void {
    const ended = this.ended;
    this.ended = null;
    this.playing = false;
    this.hearer.changed();
    ended?.();
  }

  /** So many frames on; at the head of a live world, so many steps of it. */
  step(count: number): void {
    if (this.reel?.live && count > 0 && this.atHead) {
      this.playing = false;
      this.hearer.command({ command: "step", count });
      this.hearer.changed();
    } else {
      if (this.playing) this.play(false);
      this.seek(this.at.frame + count);
    }
  }

  toFirst(): void {
    this.seek(this.reel?.first ?? 0);
  }

  toLast(): void {
    this.seek(this.reel?.last ?? 0);
  }

  faster(): void {
    this.setSpeed(SPEEDS.find((s) => s > this.at.speed) ?? SPEEDS[SPEEDS.length - 1]);
  }

  slower(): void {
    this.setSpeed(SPEEDS.findLast((s) => s < this.at.speed) ?? SPEEDS[0]);
  }

  setSpeed(value: number): void {
    this.at.speed = value;
    if (this.reel?.live && this.obeyed) this.hearer.command({ command: "speed", value });
    this.hearer.changed();
  }

  toggleLoop(on = !this.at.loop): void {
    this.at.loop = on;
    this.held = 0;
    if (this.reel?.live && this.over && !on) this.playing = false;
    this.hearer.changed();
  }

  /** A live world begins again, and runs. */
  replay(): void {
    if (this.beginning) return;
    this.beginning = true;
    this.hearer.command({ command: "reset" });
    this.hearer.command({ command: "play" });
  }

  /** A live world whose duration is over goes on. */
  goOn(): void {
    this.at.loop = false;
    this.playing = true;
    this.hearer.command({ command: "play" });
    this.hearer.changed();
  }

  /** Which end of the range is here; null: there is no range. */
  setRange(end: "begin" | "end" | null): void {
    const reel = this.reel, at = this.at;
    if (!reel) return;
    const [a, b] = at.range ?? [reel.first, reel.last], n = at.frame;
    at.range = end === null ? null : end === "begin" ? [n, Math.max(b, n)] : [Math.min(a, n), n];
    this.hearer.changed();
  }

  /** A recording goes to its first frame, a live world begins again. */
  reset(): void {
    if (this.reel?.live) this.hearer.command({ command: "reset" });
    else this.toFirst();
  }
}
