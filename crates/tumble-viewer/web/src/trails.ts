// Where bodies were: lines behind them, asked of the server piece by piece.

import type { BodyColours } from "./colours";
import type { Link } from "./link";
import type { Frame } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

/** Trails at a time: as many as one answer of the server tells. */
export const TRAILS = 64;
/** How far back a trail goes, of few bodies and of many [s]. */
const FEW = 8, MANY = 2;
/** Points of a trail. */
const POINTS = 200;
/** The longest way from the last known point to the body that is drawn straight, as a part of the time of a trail: while it plays, and at rest [–]. */
const PLAYING = 0.05, STILL = 0.015;

export class Trails {
  /** What the lines on the stage are for; empty: there are none. */
  private key = "";
  /** The paths that have come, and the last frame of each. */
  private paths: { body: number; points: number[]; to: number }[] = [];

  constructor(private readonly link: Link, private readonly stage: Stage, private readonly colours: BodyColours) {}

  /** The next update asks again. */
  forget(): void {
    this.key = "";
    this.paths = [];
  }

  /** The trails may be outdated: the next update removes or redraws them. */
  distrust(): void {
    this.key = this.key || "-";
  }

  update(f: Frame, s: Store, view: View, playing: boolean): void {
    if (!view.layers.has("trails")) {
      if (this.key) this.stage.trails.clear();
      this.stage.dirty = true;
      this.key = "";
      return;
    }
    const moving = s.bodies.map((b, k) => ({ b, k })).filter(({ b }) => b.kind !== "fixed").map(({ k }) => k);
    const list = view.body >= 0 ? [view.body] : moving.slice(0, TRAILS);
    const from = Math.max(s.frameAt(s.time(f.number) - (list.length <= 4 ? FEW : MANY)), s.first);
    const stride = Math.max(1, Math.ceil((f.number - from) / POINTS));
    const key = `${s.epoch}/${list.length}/${list[0]}/${Math.floor(f.number / Math.max(stride, playing ? 4 : 1))}`;
    const near = Math.max(2, Math.ceil((playing ? PLAYING : STILL) * (f.number - from)));
    if (key === this.key || list.length === 0) return this.reach(f, list, near);
    this.key = key;
    // back in time: nobody has been there yet
    if (this.paths.some((p) => p.to > f.number)) {
      this.paths = [];
      this.stage.trails.clear();
    }
    const to = from + Math.floor((f.number - from) / stride) * stride;
    this.link.bytes(`/api/source/${s.index}/path?bodies=${list.join(",")}&from=${from}&to=${to}&stride=${stride}&epoch=${s.epoch}`).then((bytes) => {
      if (this.key !== key || bytes.byteLength === 0) return;
      const all = new Float64Array(bytes), each = all.length / list.length;
      this.paths = list.map((body, k) => ({ body, points: Array.from(all.subarray(k * each, (k + 1) * each)), to }));
      this.draw(f, list, near);
    }).catch(() => undefined);
  }

  /** While it plays, the trails reach their bodies although the next ones have not come. */
  private reach(f: Frame, list: number[], near: number): void {
    if (this.paths.length === list.length && this.paths[0]?.body === list[0]) this.draw(f, list, near);
  }

  /** Paths that are known up to so many frames before this one reach their bodies; a straight line over more would be a way that no body went. */
  private draw(f: Frame, list: number[], near: number): void {
    const shown = this.paths.filter((p) => list.includes(p.body) && p.to <= f.number);
    const end = (body: number, to: number) => (body < f.bodies && f.number - to <= near ? f.centre(body) : []);
    this.stage.trails.set(shown.map(({ body, points, to }) => ({ colour: this.colours.of(body), points: Float32Array.from([...points, ...end(body, to)]) })));
    this.stage.dirty = true;
  }
}
