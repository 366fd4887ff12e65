// Where bodies were: lines behind them, asked of the server piece by piece.

import { paletteColour } from "./layers";
import type { Link } from "./link";
import type { Frame } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

/** Trails at a time: as many as one answer of the server tells. */
export const TRAILS = 64;
/** How far back a trail goes [s]. */
const SECONDS = 2;
/** Points of a trail. */
const POINTS = 200;

export class Trails {
  /** What the lines on the stage are for; empty: there are none. */
  private key = "";

  constructor(private readonly link: Link, private readonly stage: Stage) {}

  /** The next update asks again. */
  forget(): void {
    this.key = "";
  }

  /** The trails may be outdated: the next update removes or redraws them. */
  distrust(): void {
    this.key = this.key || "-";
  }

  update(f: Frame, s: Store, view: View, playing: boolean): void {
    if (!view.layers.has("trails")) {
      if (this.key) this.stage.setTrails([]);
      this.key = "";
      return;
    }
    const moving = s.bodies.map((b, k) => ({ b, k })).filter(({ b }) => b.kind !== "fixed").map(({ k }) => k);
    const list = view.body >= 0 ? [view.body] : moving.slice(0, TRAILS);
    const from = Math.max(s.frameAt(s.time(f.number) - SECONDS), s.first);
    const stride = Math.max(1, Math.ceil((f.number - from) / POINTS));
    const key = `${s.epoch}/${list.length}/${list[0]}/${Math.floor(f.number / Math.max(stride, playing ? 4 : 1))}`;
    if (key === this.key || list.length === 0) return;
    this.key = key;
    const to = from + Math.floor((f.number - from) / stride) * stride;
    this.link.bytes(`/api/source/${s.index}/path?bodies=${list.join(",")}&from=${from}&to=${to}&stride=${stride}`).then((bytes) => {
      if (this.key !== key) return;
      const all = new Float64Array(bytes), each = all.length / list.length;
      this.stage.setTrails(list.map((body, k) => ({ colour: paletteColour(body), points: Float32Array.from(all.subarray(k * each, (k + 1) * each)) })));
    }).catch(() => undefined);
  }
}
