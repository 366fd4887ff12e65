// The strip under the view: energy and residual of the whole run, events, the range and the present frame.

import { byId, num } from "./dom";
import { COLUMN } from "./protocol";
import type { Store } from "./store";

export interface TimelineState { frame: number; range: [number, number] | null; differs: number | null }

export class Timeline {
  private readonly canvas = byId<HTMLCanvasElement>("strip");
  private readonly tip = byId("strip-tip");
  private store: Store | null = null;
  private state: TimelineState = { frame: 0, range: null, differs: null };
  private dragging = false;

  constructor(private readonly seek: (frame: number) => void, private readonly eventName: (kind: number) => string) {
    const at = (e: PointerEvent) => this.frameAt(e.clientX);
    this.canvas.addEventListener("pointerdown", (e) => {
      this.canvas.setPointerCapture(e.pointerId);
      this.dragging = true;
      this.seek(at(e));
    });
    this.canvas.addEventListener("pointermove", (e) => {
      if (this.dragging) this.seek(at(e));
      this.hover(e);
    });
    const end = () => (this.dragging = false);
    this.canvas.addEventListener("pointerup", end);
    this.canvas.addEventListener("pointercancel", end);
    this.canvas.addEventListener("pointerleave", () => (this.tip.hidden = true));
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  show(store: Store | null): void {
    this.store = store;
    this.draw();
  }

  set(state: TimelineState): void {
    this.state = state;
    this.draw();
  }

  private span(): [number, number] {
    const s = this.store;
    return s ? [s.first, Math.max(s.last, s.first + 1)] : [0, 1];
  }

  private frameAt(x: number): number {
    const r = this.canvas.getBoundingClientRect();
    const [first, last] = this.span();
    const part = Math.min(Math.max((x - r.left) / r.width, 0), 1);
    return Math.min(Math.round(first + part * (last - first)), this.store?.last ?? 0);
  }

  private hover(e: PointerEvent): void {
    const s = this.store;
    if (!s || s.rowCount === 0) return;
    const n = this.frameAt(e.clientX);
    const happened = s.events.filter((v) => v.frame === n).slice(0, 3).map((v) => this.eventName(v.kind));
    this.tip.textContent = `frame ${n} · ${num(s.time(n), 4)} s · kinetic ${num(s.value("kinetic", n), 3)} J · residual ${num(s.value("residual", n), 2)} m/s`
      + (happened.length ? ` · ${happened.join(", ")}` : "");
    this.tip.hidden = false;
    const r = this.canvas.getBoundingClientRect();
    const x = Math.min(Math.max(e.clientX - r.left, 130), r.width - 130);
    this.tip.style.left = `${x}px`;
  }

  draw(): void {
    const c = this.canvas, ratio = Math.min(devicePixelRatio, 2);
    const w = c.clientWidth, h = c.clientHeight;
    if (w === 0) return;
    if (c.width !== Math.round(w * ratio)) c.width = Math.round(w * ratio);
    if (c.height !== Math.round(h * ratio)) c.height = Math.round(h * ratio);
    const g = c.getContext("2d")!;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    const css = getComputedStyle(document.documentElement);
    const shade = (name: string) => css.getPropertyValue(name).trim();
    g.clearRect(0, 0, w, h);
    const s = this.store;
    if (!s || s.rowCount === 0) return;
    const [first, last] = this.span();
    const x = (frame: number) => ((frame - first) / (last - first)) * w;
    const half = Math.floor(h * 0.58);

    // energy: the largest value of each pixel
    const top = (name: "kinetic" | "potential") => s.columns[COLUMN[name]];
    const kin = top("kinetic"), pot = top("potential"), res = s.columns[COLUMN.residual], verdicts = s.columns[COLUMN.verdict];
    let low = Infinity, high = -Infinity;
    const from = Math.max(first - s.rowFirst, 0);
    for (let k = from; k < s.rowCount; k++) {
      low = Math.min(low, pot[k]);
      high = Math.max(high, pot[k] + kin[k]);
    }
    if (high - low < 1e-300) high = low + 1;
    const columns = Math.max(1, Math.floor(w));
    const total = new Float64Array(columns).fill(NaN), place = new Float64Array(columns).fill(NaN), worst = new Float64Array(columns).fill(NaN), verdict = new Float64Array(columns).fill(NaN);
    for (let k = from; k < s.rowCount; k++) {
      const p = Math.min(columns - 1, Math.max(0, Math.floor(x(s.rowFirst + k))));
      const e = pot[k] + kin[k];
      if (!(total[p] >= e)) total[p] = e;
      if (!(place[p] >= pot[k])) place[p] = pot[k];
      if (!(worst[p] >= res[k])) worst[p] = res[k];
      if (!(verdict[p] >= verdicts[k])) verdict[p] = verdicts[k];
    }
    // fewer frames than pixels: carry on
    for (const list of [total, place, worst, verdict]) for (let p = 1; p < columns; p++) if (Number.isNaN(list[p])) list[p] = list[p - 1];
    const y = (e: number) => half - 2 - ((e - low) / (high - low)) * (half - 6);
    const area = (list: Float64Array, base: (p: number) => number, colour: string) => {
      g.fillStyle = colour;
      g.beginPath();
      g.moveTo(0, base(0));
      for (let p = 0; p < columns; p++) g.lineTo(p, y(list[p]));
      for (let p = columns - 1; p >= 0; p--) g.lineTo(p, base(p));
      g.fill();
    };
    area(place, () => half, shade("--potential"));
    area(total, (p) => y(place[p]), shade("--kinetic"));
    // residual: fourteen decades, red where it is above the tolerance or the verdict is not solved, which a small residual may be
    const tolerance = s.about.tolerance ?? 1e-8;
    const decades = (r: number) => Math.min(Math.max((Math.log10(Math.max(r, 1e-16)) + 16) / 14, 0), 1);
    for (let p = 0; p < columns; p++) {
      const bad = worst[p] > tolerance || verdict[p] > 0;
      if (!(worst[p] > 0) && !bad) continue;
      g.fillStyle = bad ? shade("--bad") : shade("--residual");
      const high = Math.max(bad ? 3 : 1, decades(worst[p]) * (h - half - 4));
      g.fillRect(p, h - high, 1, high);
    }
    g.fillStyle = shade("--line");
    g.fillRect(0, half, w, 1);
    // events
    g.fillStyle = shade("--event");
    let before = -1;
    for (const e of s.events) {
      if (e.kind < 2) continue;
      const p = Math.floor(x(e.frame));
      if (p !== before) g.fillRect(p, half - 3, 1, 6);
      before = p;
    }
    // captions, on a background so that they stay legible
    g.font = "10px system-ui, sans-serif";
    const tell = (y0: number, words: [string, string][]) => {
      let x0 = 5;
      const wide = words.reduce((sum, [text]) => sum + g.measureText(text).width + 7, 3);
      g.globalAlpha = 0.8;
      g.fillStyle = shade("--field");
      g.fillRect(2, y0 - 10, wide, 13);
      g.globalAlpha = 1;
      for (const [text, colour] of words) {
        g.fillStyle = shade(colour);
        g.fillText(text, x0, y0);
        x0 += g.measureText(text).width + 7;
      }
    };
    tell(11, [["energy:", "--quiet"], ["kinetic", "--kinetic-ink"], ["potential", "--potential-ink"], ...(s.events.some((e) => e.kind >= 2) ? [["| event", "--event"] as [string, string]] : [])]);
    tell(half + 12, [["residual", "--quiet"], ...(s.about.tolerance ? [[`red above ${num(s.about.tolerance, 2)} m/s`, "--quiet"] as [string, string]] : [])]);
    // range, difference, present frame
    if (this.state.range) {
      const [a, b] = this.state.range;
      g.fillStyle = shade("--range");
      g.fillRect(0, 0, x(a), h);
      g.fillRect(x(b), 0, w - x(b), h);
    }
    if (this.state.differs !== null) {
      g.fillStyle = shade("--bad");
      const p = x(this.state.differs);
      g.fillRect(p - 1, 0, 2, h);
      g.fillText("differs", Math.min(p + 4, w - 40), 22);
    }
    const p = x(this.state.frame);
    g.fillStyle = shade("--ink");
    g.fillRect(p - 1, 0, 2, h);
    g.beginPath();
    g.moveTo(p - 5, 0);
    g.lineTo(p + 5, 0);
    g.lineTo(p, 7);
    g.fill();
  }
}
