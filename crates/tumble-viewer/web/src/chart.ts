// One chart: curves over time that can be zoomed, clicked, and saved as PNG, SVG or CSV.

import uPlot from "uplot";
import { download, h, num } from "./dom";

export interface Line {
  name: string; colour: string;
  /** Of the run that is compared with. */
  ghost?: boolean;
  /** A separate line, not part of the stacked bands. */
  apart?: boolean;
  t: ArrayLike<number>; y: ArrayLike<number>;
  /** What the legend says, if it is not what is drawn. */
  raw?: ArrayLike<number>;
  /** What the file says, if it is neither. */
  saved?: { name: string; y: ArrayLike<number> };
}

export interface Plan {
  id: string; title: string; hint: string; unit: string; log?: boolean; stacked?: boolean;
  /** Spans below this are drawn as flat. */
  flat: number;
  /** A dashed line across [unit], and what it is. */
  level?: number | null;
}

export interface ChartHost {
  /** The time that is shown [s]. */
  now(): number;
  seek(time: number): void;
  zoomed(range: [number, number] | null): void;
  close?(id: string): void;
  large(id: string): void;
  fileName(id: string, ending: string): string;
}

/** Farther than this a press is a drag [px]. */
const STILL = 4;
/** Most points of a curve: more are thinned, keeping the smallest and the largest of each group. */
const POINTS = 3000;

const css = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Indices that keep the extremes of a curve. */
function thin(y: ArrayLike<number>): number[] {
  const count = y.length;
  if (count <= POINTS) return Array.from({ length: count }, (_, k) => k);
  const keep: number[] = [], group = Math.ceil(count / (POINTS / 2));
  for (let k = 0; k < count; k += group) {
    let low = k, high = k;
    for (let i = k; i < Math.min(k + group, count); i++) {
      if (y[i] < y[low]) low = i;
      if (y[i] > y[high]) high = i;
    }
    keep.push(...new Set([Math.min(low, high), Math.max(low, high)]));
  }
  if (keep.at(-1) !== count - 1) keep.push(count - 1);
  return keep;
}

/** The value of a curve at a time: that of the last point not later. */
function valueAt(t: ArrayLike<number>, y: ArrayLike<number>, time: number): number {
  let low = 0, high = t.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (t[mid] <= time + 1e-9) low = mid + 1;
    else high = mid;
  }
  return low > 0 ? y[low - 1] : NaN;
}

/** Limits of an axis that does not blow rounding up to a picture: whether it is flat, and the limits. */
export function limits(low: number | null, high: number | null, flat: number): [number, number, boolean] {
  if (low === null || high === null || !Number.isFinite(low + high)) return [0, 1, false];
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low <= Math.max(flat, 1e-12 * size)) {
    const half = Math.max(flat, 0.1 * size, size === 0 && flat === 0 ? 1 : 0), middle = (low + high) / 2;
    return [middle - half, middle + half, true];
  }
  const room = 0.08 * (high - low);
  return [low - room, high + room, false];
}

function decades(low: number, high: number): number[] {
  const list: number[] = [];
  for (let k = Math.ceil(Math.log10(low)); k <= Math.log10(high); k++) if (k % 3 === 0) list.push(10 ** k);
  return list;
}

export class Chart {
  readonly holder: HTMLElement;
  lines: Line[] = [];
  private plot: uPlot | null = null;
  private key = "";
  private readonly note = h("span", { class: "flat quiet" });
  private range: [number, number] | null = null;
  private pressed: [number, number] = [0, 0];
  private dragged = false;
  /** Height of the legend [px]. */
  private legend = 0;
  /** Limits of the last drawing. */
  private drawnY: [number, number] = [0, 1];

  constructor(readonly plan: Plan, private readonly host: ChartHost) {
    const button = (text: string, title: string, run: () => void) => h("button", { class: "small", title, "aria-label": `${text} of ${plan.title}`, onclick: run }, text);
    this.holder = h("div", { class: "plot", id: `plot-${plan.id}` },
      h("div", { class: "plot-head" }, h("button", { class: "link", title: `${plan.hint}${plan.hint ? "; " : ""}click: larger or smaller`, onclick: () => host.large(plan.id) }, plan.title), plan.unit && plan.unit !== "–" ? ` [${plan.unit}]` : "", this.note, h("span", { class: "grow" }),
        button("CSV", "save the data of this plot", () => this.csv()), button("PNG", "save this plot as a picture", () => this.png()), button("SVG", "save this plot as a drawing", () => this.svg()),
        host.close ? button("×", "close this plot", () => host.close?.(plan.id)) : null));
  }

  destroy(): void {
    this.plot?.destroy();
    this.holder.remove();
  }

  /** Draws these lines; the chart is built anew when there are other lines than before. */
  set(lines: Line[]): void {
    this.lines = lines;
    const key = lines.map((l) => `${l.name}${l.ghost ? "'" : ""}`).join("|");
    if (key !== this.key) {
      this.plot?.destroy();
      this.plot = null;
      this.key = key;
    }
    // each line has its own times
    const tables = lines.map((l) => {
      const keep = thin(l.y);
      return [keep.map((k) => l.t[k]), keep.map((k) => (Number.isFinite(l.y[k]) ? l.y[k] : null))] as uPlot.AlignedData;
    });
    const data = tables.length > 1 ? uPlot.join(tables, tables.map(() => [0, 1])) : tables.length === 1 ? tables[0] : ([[]] as unknown as uPlot.AlignedData);
    this.plot ??= this.build();
    this.plot.setData(data, false);
    this.scale();
  }

  /** The part of time that is shown; null: all. */
  zoom(range: [number, number] | null): void {
    this.range = range;
    this.scale();
  }

  private scale(): void {
    const u = this.plot;
    if (!u) return;
    let low = Infinity, high = -Infinity;
    for (const { t } of this.lines) if (t.length > 0) [low, high] = [Math.min(low, t[0]), Math.max(high, t[t.length - 1])];
    if (!(low < high)) [low, high] = Number.isFinite(low) ? [low, low + 1e-3] : [0, 1];
    const [min, max] = this.range ?? [low, high];
    u.batch(() => u.setScale("x", { min, max }));
  }

  resize(width: number, height: number): void {
    if (!this.plot) return;
    const head = this.holder.querySelector<HTMLElement>(".plot-head")?.offsetHeight ?? 24;
    this.legend = this.holder.querySelector<HTMLElement>(".u-legend")?.offsetHeight ?? 20;
    this.plot.setSize({ width: Math.max(width, 80), height: Math.max(height - head - this.legend - 4, 50) });
  }

  /** Another moment is shown. */
  mark(): void {
    const u = this.plot;
    if (!u) return;
    u.redraw(false, false);
    const time = this.host.now(), cells = this.holder.querySelectorAll(".u-legend .u-value");
    if (u.cursor.idx === null || u.cursor.idx === undefined) {
      cells.forEach((cell, k) => (cell.textContent = k === 0 ? `${num(time, 5)} s` : this.said(k - 1, time)));
      // longer numbers may need another line
      if (this.holder.querySelector<HTMLElement>(".u-legend")?.offsetHeight !== this.legend) this.resize(this.holder.clientWidth, this.holder.clientHeight);
    }
  }

  /** What a line says at a time. */
  private said(k: number, time: number): string {
    const l = this.lines[k];
    return l ? num(valueAt(l.t, l.raw ?? l.y, time), 4) : "";
  }

  /** For tests and scripts: the values at a time. */
  values(time: number): Record<string, number> {
    return Object.fromEntries(this.lines.map((l) => [l.ghost ? `${l.name}'` : l.name, valueAt(l.t, l.raw ?? l.y, time)]));
  }

  private build(): uPlot {
    const { plan } = this, ink = css("--quiet"), line = css("--line"), lines = this.lines;
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 }, font: "10px system-ui" };
    const series: uPlot.Series[] = [
      { label: "t", value: (_u, v) => (v === null ? "" : `${num(v, 5)} s`) },
      ...lines.map((l, k): uPlot.Series => ({
        label: l.ghost ? `${l.name} (compared)` : l.name, stroke: l.colour, width: l.ghost ? 1.2 : 1.6, dash: l.ghost || (plan.stacked && l.apart) ? [5, 4] : undefined, points: { show: false }, spanGaps: true,
        fill: plan.stacked && !l.apart && !l.ghost ? `${l.colour}66` : undefined,
        value: (u, _v, _s, i) => this.said(k, i === null || i === undefined ? this.host.now() : (u.data[0][i] ?? NaN)),
      })),
    ];
    const bands = lines.map((l, k) => ({ l, k })).filter(({ l }) => plan.stacked && !l.apart && !l.ghost).map(({ k }) => k);
    return new uPlot({
      width: 300, height: 150, series, padding: [6, 8, 0, 0],
      scales: {
        x: { time: false, auto: false },
        y: plan.log ? { distr: 3, range: (_u, low, high) => (this.drawnY = [Math.min(low ?? 1e-13, 1e-13) / 2, Math.max(high ?? 1e-8, plan.level ?? 1e-8) * 3]) } : {
          range: (_u, low, high) => {
            const [a, b, flat] = limits(low, high, plan.flat);
            this.note.textContent = flat && plan.flat > 0 && low !== null ? ` flat: changes by ${num((high ?? 0) - (low ?? 0), 2)}, rounding` : "";
            return (this.drawnY = [a, b]);
          },
        },
      },
      axes: [{ ...axis, values: (_u, t) => t.map((x) => `${num(x, 4)}`), size: 24 }, {
        ...axis, size: 58, values: (_u, v) => ticks(v),
        ...(plan.log ? { splits: (_u: uPlot, _a: number, low: number, high: number) => decades(low, high), filter: (_u: uPlot, s: number[]) => s } : {}),
      }],
      bands: bands.slice(1).map((k, i) => ({ series: [k + 1, bands[i] + 1] as [number, number] })),
      cursor: { sync: { key: "tumble" }, drag: { x: true, y: false, setScale: false }, points: { size: 5 } },
      legend: { live: true },
      hooks: { draw: [(u) => this.marks(u)], ready: [(u) => this.listen(u)], setSelect: [(u) => this.selected(u)] },
    }, series.map(() => []) as unknown as uPlot.AlignedData, this.holder);
  }

  private listen(u: uPlot): void {
    u.over.addEventListener("mousedown", (e) => {
      this.pressed = [e.clientX, e.clientY];
      this.dragged = true;
    });
    u.over.addEventListener("click", (e) => {
      if (Math.hypot(e.clientX - this.pressed[0], e.clientY - this.pressed[1]) > STILL) return;
      this.host.seek(u.posToVal(e.clientX - u.over.getBoundingClientRect().left, "x"));
    });
    u.over.addEventListener("dblclick", () => this.host.zoomed(null));
  }

  /** A range was dragged: it is what is shown from now on. */
  private selected(u: uPlot): void {
    const { left, width } = u.select, mine = this.dragged;
    this.dragged = false;
    const range: [number, number] = [u.posToVal(left, "x"), u.posToVal(left + width, "x")];
    u.setSelect({ left: 0, width: 0, top: 0, height: 0 }, false);
    // the other charts follow the same pointer
    if (mine && width > STILL) this.host.zoomed(range);
  }

  /** Marks the present moment, zero and the level. */
  private marks(u: uPlot): void {
    const g = u.ctx, { left, top, width, height } = u.bbox, { plan } = this;
    const across = (value: number, dash: number[]) => {
      const y = u.valToPos(value, "y", true);
      if (y < top || y > top + height) return;
      g.strokeStyle = css("--quiet");
      g.setLineDash(dash);
      g.beginPath();
      g.moveTo(left, y);
      g.lineTo(left + width, y);
      g.stroke();
      g.setLineDash([]);
    };
    g.save();
    if (!plan.log) across(0, []);
    if (plan.level) across(plan.level, [6, 5]);
    const x = u.valToPos(this.host.now(), "x", true);
    g.fillStyle = css("--ink");
    if (x >= left && x <= left + width) g.fillRect(x - 0.75, top, 1.5, height);
    g.restore();
  }

  // ---- out of the page ----

  csv(): void {
    const unit = this.plan.unit && this.plan.unit !== "–" ? ` [${this.plan.unit}]` : "";
    // one row for each time; a line without a point there has an empty cell
    const rows = new Map<number, (number | string)[]>();
    this.lines.forEach((l, k) => {
      const y = l.saved?.y ?? l.raw ?? l.y;
      for (let i = 0; i < l.t.length; i++) {
        let row = rows.get(l.t[i]);
        if (!row) rows.set(l.t[i], (row = Array(this.lines.length).fill("")));
        row[k] = y[i];
      }
    });
    const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const head = ["time [s]", ...this.lines.map((l) => cell(`${l.saved?.name ?? l.name}${l.ghost ? " (compared)" : ""}${unit}`))];
    const lines = [...rows].sort((a, b) => a[0] - b[0]).map(([t, row]) => [t, ...row].join(","));
    download(this.host.fileName(this.plan.id, "csv"), new Blob([[head.join(","), ...lines].join("\n") + "\n"], { type: "text/csv" }));
  }

  png(): void {
    const u = this.plot;
    if (!u) return;
    const from = u.ctx.canvas, c = document.createElement("canvas"), scale = devicePixelRatio, head = 40 * scale;
    [c.width, c.height] = [from.width, from.height + head];
    const g = c.getContext("2d")!;
    g.fillStyle = css("--field");
    g.fillRect(0, 0, c.width, c.height);
    g.drawImage(from, 0, head);
    g.font = `bold ${13 * scale}px system-ui, sans-serif`;
    g.fillStyle = css("--ink");
    g.fillText(`${this.plan.title}${this.plan.unit ? ` [${this.plan.unit}]` : ""}`, 8 * scale, 16 * scale);
    g.font = `${11 * scale}px system-ui, sans-serif`;
    let x = 8 * scale;
    for (const l of this.lines) {
      g.fillStyle = l.colour;
      g.fillRect(x, 25 * scale, 10 * scale, 3 * scale);
      g.fillStyle = css("--ink");
      const text = `${l.name}${l.ghost ? " (compared)" : ""}`;
      g.fillText(text, x + 14 * scale, 31 * scale);
      x += g.measureText(text).width + 28 * scale;
    }
    c.toBlob((b) => b && download(this.host.fileName(this.plan.id, "png"), b), "image/png");
  }

  svg(): void {
    const u = this.plot;
    if (!u) return;
    const [t0, t1] = [u.scales.x.min ?? 0, u.scales.x.max ?? 1], text = drawing(this.plan, this.lines, [t0, t1], this.drawnY);
    download(this.host.fileName(this.plan.id, "svg"), new Blob([text], { type: "image/svg+xml" }));
  }
}

/** Labels of ticks, with as many digits as tell neighbours apart. */
function ticks(values: (number | null)[]): string[] {
  const there = values.filter((v): v is number => v !== null);
  for (let digits = 3; digits <= 12; digits++) {
    const said = there.map((v) => num(v, digits));
    if (new Set(said).size === said.length || digits === 12) return values.map((v) => (v === null ? "" : num(v, digits)));
  }
  return values.map(() => "");
}

const escaped = (s: string) => s.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A chart as a drawing of its own, without the page. */
export function drawing(plan: Plan, lines: Line[], [t0, t1]: [number, number], [y0, y1]: [number, number]): string {
  const [w, h, left, top, right, bottom] = [720, 360, 74, 46, 16, 40];
  const value = plan.log ? Math.log10 : (x: number) => x, [a, b] = [value(y0), value(y1)];
  const x = (t: number) => left + ((t - t0) / (t1 - t0)) * (w - left - right), y = (v: number) => h - bottom - ((value(v) - a) / (b - a)) * (h - top - bottom);
  const out = [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="sans-serif" font-size="11">`, `<rect width="${w}" height="${h}" fill="#fff"/>`,
    `<text x="${left}" y="16" font-size="14" font-weight="bold">${escaped(plan.title)}${plan.unit ? ` [${escaped(plan.unit)}]` : ""}</text>`];
  const step = (low: number, high: number) => {
    const rough = (high - low) / 5, ten = 10 ** Math.floor(Math.log10(rough));
    return ([1, 2, 5].find((k) => k * ten >= rough) ?? 10) * ten;
  };
  const marks = (low: number, high: number) => {
    const s = step(low, high), list: number[] = [];
    for (let k = Math.ceil(low / s); k * s <= high; k++) list.push(k * s);
    return list;
  };
  for (const t of marks(t0, t1)) out.push(`<path d="M${x(t)} ${top}V${h - bottom}" stroke="#ddd"/><text x="${x(t)}" y="${h - bottom + 15}" text-anchor="middle">${num(Number(t.toPrecision(6)), 4)}</text>`);
  const levels = plan.log ? decades(y0, y1) : marks(y0, y1);
  for (const v of levels) out.push(`<path d="M${left} ${y(v)}H${w - right}" stroke="#ddd"/><text x="${left - 6}" y="${y(v) + 4}" text-anchor="end">${num(Number(v.toPrecision(6)), 4)}</text>`);
  if (plan.level) out.push(`<path d="M${left} ${y(plan.level)}H${w - right}" stroke="#888" stroke-dasharray="6 5"/>`);
  out.push(`<text x="${(left + w - right) / 2}" y="${h - 6}" text-anchor="middle">time [s]</text>`, `<clipPath id="inside"><rect x="${left}" y="${top}" width="${w - left - right}" height="${h - top - bottom}"/></clipPath>`);
  let at = left;
  for (const l of lines) {
    const keep = thin(l.y), points = keep.filter((k) => Number.isFinite(l.y[k])).map((k) => `${x(l.t[k]).toFixed(2)},${y(l.y[k]).toFixed(2)}`).join(" "), name = `${l.name}${l.ghost ? " (compared)" : ""}`;
    out.push(`<polyline clip-path="url(#inside)" fill="none" stroke="${l.colour}" stroke-width="1.5"${l.ghost ? ' stroke-dasharray="5 4"' : ""} points="${points}"/>`,
      `<rect x="${at}" y="26" width="10" height="3" fill="${l.colour}"/><text x="${at + 14}" y="32">${escaped(name)}</text>`);
    at += 24 + 6.5 * name.length;
  }
  return `${out.join("\n")}\n</svg>\n`;
}
