// Plots of energy, momentum and solver against time: a click goes to the frame, every plot can be saved as CSV.

import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { byId, download, h, num } from "./dom";
import type { Column } from "./protocol";
import type { Store } from "./store";

/** `apart`: a separate line, not part of the stacked bands. */
interface Line { name: string; colour: string; of: (s: Store) => Float64Array; shown?: (s: Store) => boolean; apart?: boolean }
interface Plot { id: string; title: string; hint: string; unit: string; log?: boolean; stacked?: boolean; lines: Line[] }

const column = (name: Column) => (s: Store) => s.column(name);
const change = (name: Column) => (s: Store) => {
  const c = s.column(name);
  return c.map((x) => x - c[0]);
};
const used = (name: Column) => (s: Store) => s.column(name).some((x) => Math.abs(x) > 1e-12);

const PLOTS: Plot[] = [
  {
    id: "ledger", title: "Energy balance", unit: "J", stacked: true,
    hint: "the bands add up to the initial energy plus external work, position correction and integration error (dashed); potential energy is counted from its lowest value",
    lines: [
      { name: "damping loss", colour: "#7b6d8d", of: column("damping_loss"), shown: used("damping_loss") },
      { name: "restitution loss", colour: "#cc3fa0", of: column("restitution_loss") },
      { name: "friction loss", colour: "#e69f00", of: column("friction_loss") },
      { name: "potential", colour: "#5b8ff9", of: column("potential") },
      { name: "kinetic", colour: "#2f9e44", of: column("kinetic") },
      { name: "position correction", colour: "#9c36b5", of: column("corrected"), apart: true },
    ],
  },
  {
    id: "sources", title: "Work, correction, integration error", unit: "J",
    hint: "external work (forces, pulling), work of kinematic bodies, energy added by the position correction, integration error",
    lines: [
      { name: "external work", colour: "#d94801", of: column("work") },
      { name: "kinematic work", colour: "#9c755f", of: column("kinematic_work"), shown: used("kinematic_work") },
      { name: "position correction", colour: "#9c36b5", of: column("corrected") },
      { name: "integration error", colour: "#868e96", of: column("time_step") },
    ],
  },
  {
    id: "momentum", title: "Change of momentum", unit: "kg·m/s",
    hint: "change of linear momentum since the first frame, and of angular momentum about the origin [kg·m²/s]: rounding only, without external forces",
    lines: [
      { name: "px", colour: "#e03131", of: change("px") }, { name: "py", colour: "#2f9e44", of: change("py") }, { name: "pz", colour: "#1971c2", of: change("pz") },
      { name: "Lx", colour: "#ff8787", of: change("lx") }, { name: "Ly", colour: "#8ce99a", of: change("ly") }, { name: "Lz", colour: "#74c0fc", of: change("lz") },
    ],
  },
  {
    id: "residual", title: "Residual", unit: "m/s", log: true,
    hint: "largest velocity error at any contact; the dashed line is the tolerance",
    lines: [{ name: "residual", colour: "#d94801", of: (s) => s.column("residual").map((x) => (x > 1e-17 ? x : 1e-17)) }],
  },
  {
    id: "overlap", title: "Overlap", unit: "m", hint: "deepest overlap of two bodies",
    lines: [{ name: "overlap", colour: "#1971c2", of: column("overlap") }],
  },
  {
    id: "sweeps", title: "Sweeps", unit: "", hint: "sweeps over the contacts in a step, all islands together",
    lines: [{ name: "sweeps", colour: "#2f9e44", of: column("sweeps") }, { name: "contacts", colour: "#868e96", of: column("contacts") }],
  },
  {
    id: "time", title: "Step time", unit: "ms", hint: "wall-clock time of a step on the machine that simulated it",
    lines: [{ name: "step", colour: "#9c36b5", of: column("step_ms") }],
  },
];

/** Most points of a plot: more are thinned, keeping the smallest and the largest of each group. */
const POINTS = 3000;

function thin(count: number, leading: Float64Array[]): number[] {
  if (count <= POINTS) return Array.from({ length: count }, (_, k) => k);
  const keep: number[] = [], group = Math.ceil(count / (POINTS / 2));
  for (let k = 0; k < count; k += group) {
    const end = Math.min(k + group, count);
    let low = k, high = k;
    for (let i = k; i < end; i++) {
      if (leading[0][i] < leading[0][low]) low = i;
      if (leading[0][i] > leading[0][high]) high = i;
    }
    keep.push(...new Set([Math.min(low, high), Math.max(low, high)]));
  }
  if (keep.at(-1) !== count - 1) keep.push(count - 1);
  return keep;
}

function decades(low: number, high: number): number[] {
  const list: number[] = [];
  for (let k = Math.ceil(Math.log10(low)); k <= Math.log10(high); k++) if (k % 3 === 0) list.push(10 ** k);
  return list;
}

export class Plots {
  private readonly root = byId("plots");
  private readonly charts = new Map<string, { plot: Plot; chart: uPlot; holder: HTMLElement; kept: number[]; raw: Float64Array[] }>();
  private store: Store | null = null;
  private drawn = -1;
  private frame = 0;
  private lastDraw = 0;

  constructor(private readonly seek: (frame: number) => void) {
    new ResizeObserver(() => this.resize()).observe(this.root);
  }

  get open(): boolean {
    return !this.root.hidden;
  }

  toggle(on = this.root.hidden): void {
    this.root.hidden = !on;
    if (on) this.refresh(true);
  }

  show(store: Store): void {
    this.store = store;
    for (const { chart } of this.charts.values()) chart.destroy();
    this.charts.clear();
    this.root.replaceChildren();
    this.drawn = -1;
    if (this.open) this.refresh(true);
  }

  private build(plot: Plot): void {
    const holder = h("div", { class: "plot", id: `plot-${plot.id}` });
    const lines = plot.lines.filter((l) => !l.shown || l.shown(this.store!));
    const shown: Plot = { ...plot, lines };
    const css = getComputedStyle(document.documentElement);
    const ink = css.getPropertyValue("--quiet").trim(), line = css.getPropertyValue("--line").trim();
    const head = h("div", { class: "plot-head", title: plot.hint }, h("b", {}, plot.title), plot.unit ? ` [${plot.unit}]` : "",
      h("button", { class: "small", title: "save the data of this plot", onclick: () => this.csv(plot.id) }, "CSV"));
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 }, font: "10px system-ui" };
    const small = (v: number) => num(v, 3);
    const series: uPlot.Series[] = [
      { label: "t", value: (_u, v) => (v === null ? "" : `${num(v, 5)} s`) },
      ...lines.map((l, k): uPlot.Series => ({
        label: l.name, stroke: l.colour, width: 1.5, points: { show: false },
        fill: plot.stacked && !l.apart ? l.colour + "66" : undefined,
        value: (_u, _v, _s, i) => {
          const c = this.charts.get(plot.id);
          const at = i ?? c?.kept.indexOf(this.frame - (this.store?.rowFirst ?? 0)) ?? -1;
          return c && at >= 0 ? num(c.raw[k][at], 4) : "–";
        },
      })),
    ];
    if (plot.stacked) series.push({ label: "initial energy and work", stroke: css.getPropertyValue("--ink").trim(), width: 1, dash: [5, 4], points: { show: false }, value: (_u, v) => (v === null ? "–" : num(v, 4)) });
    const self = this;
    const chart = new uPlot({
      width: 300, height: 150, series,
      padding: [6, 8, 0, 0],
      scales: { x: { time: false }, y: plot.log ? { distr: 3, range: (_u, low, high) => [Math.min(low, 1e-13) / 2, Math.max(high, this.store?.about.tolerance ?? 1e-8) * 3] } : { range: (_u, low, high) => spread(low, high) } },
      axes: [{ ...axis, values: (_u, t) => t.map((x) => `${num(x, 4)}`), size: 24 }, {
        ...axis, size: 54, values: (_u, v) => v.map((x) => (x === null ? "" : small(x))),
        // whole decades, every third of them
        ...(plot.log ? { splits: (_u: uPlot, _a: number, low: number, high: number) => decades(low, high), filter: (_u: uPlot, s: number[]) => s } : {}),
      }],
      bands: plot.stacked ? lines.filter((l) => !l.apart).map((_, k) => ({ series: [k + 2, k + 1] as [number, number] })).slice(0, -1) : undefined,
      cursor: { sync: { key: "tumble" }, drag: { x: false, y: false }, points: { size: 5 } },
      legend: { live: true },
      hooks: {
        draw: [(u) => self.marks(u, plot)],
        ready: [(u) => u.over.addEventListener("click", () => {
          const i = u.cursor.idx, c = self.charts.get(plot.id);
          if (i !== null && i !== undefined && c) self.seek(self.store!.rowFirst + c.kept[i]);
        })],
      },
    }, series.map(() => []) as unknown as uPlot.AlignedData, holder);
    holder.prepend(head);
    this.root.append(holder);
    this.charts.set(plot.id, { plot: shown, chart, holder, kept: [], raw: [] });
  }

  /** Marks the present frame and the tolerance. */
  private marks(u: uPlot, plot: Plot): void {
    const s = this.store;
    if (!s) return;
    const g = u.ctx, css = getComputedStyle(document.documentElement);
    const x = u.valToPos(s.time(this.frame), "x", true);
    g.save();
    g.fillStyle = css.getPropertyValue("--ink").trim();
    if (x >= u.bbox.left && x <= u.bbox.left + u.bbox.width) g.fillRect(x - 0.75, u.bbox.top, 1.5, u.bbox.height);
    if (plot.log && s.about.tolerance) {
      const y = u.valToPos(s.about.tolerance, "y", true);
      g.strokeStyle = css.getPropertyValue("--quiet").trim();
      g.setLineDash([6, 5]);
      g.beginPath();
      g.moveTo(u.bbox.left, y);
      g.lineTo(u.bbox.left + u.bbox.width, y);
      g.stroke();
    }
    g.restore();
  }

  /** Redraws with new data, at most four times a second. */
  refresh(now = false): void {
    const s = this.store;
    if (!s || !this.open || s.rowCount === 0) return;
    const time = performance.now();
    if (s.overlapNext < s.rowCount) {
      void s.readOverlaps(() => this.open && this.store === s).catch(() => undefined);
    }
    const count = s.rowCount + (s.live ? 0 : s.overlapNext);
    if (!now && (count === this.drawn || time - this.lastDraw < 250)) return;
    this.lastDraw = time;
    this.drawn = count;
    if (this.charts.size === 0) PLOTS.forEach((p) => this.build(p));
    const t = s.column("time");
    for (const c of this.charts.values()) {
      const raw = c.plot.lines.map((l) => l.of(s));
      c.kept = thin(s.rowCount, raw);
      c.raw = raw.map((r) => Float64Array.from(c.kept, (k) => r[k]));
      const data: (number | null)[][] = [c.kept.map((k) => t[k])];
      if (c.plot.stacked) {
        // potential energy is counted from its lowest value, so that no band is negative
        let lowest = Infinity;
        for (const x of s.column("potential")) lowest = Math.min(lowest, x);
        const sum = new Float64Array(c.kept.length);
        c.plot.lines.forEach((l, k) => {
          if (l.apart) return data.push(Array.from(c.raw[k]));
          for (let i = 0; i < sum.length; i++) sum[i] += c.raw[k][i] - (l.name === "potential" ? lowest : 0);
          data.push(Array.from(sum));
        });
        const e0 = s.column("kinetic")[0] + s.column("potential")[0];
        const extra = (["work", "kinematic_work", "corrected", "time_step"] as Column[]).map((n) => s.column(n));
        data.push(c.kept.map((k) => e0 - lowest + extra.reduce((a, e) => a + e[k], 0)));
      } else {
        for (const r of c.raw) data.push(Array.from(r, (x) => (Number.isFinite(x) ? x : null)));
      }
      c.chart.setData(data as uPlot.AlignedData);
    }
    this.resize();
  }

  private resize(): void {
    for (const { chart, holder } of this.charts.values()) {
      const legend = holder.querySelector<HTMLElement>(".u-legend")?.offsetHeight ?? 20;
      const head = holder.querySelector<HTMLElement>(".plot-head")?.offsetHeight ?? 20;
      const size = { width: Math.max(holder.clientWidth, 120), height: Math.max(holder.clientHeight - legend - head, 60) };
      if (chart.width !== size.width || chart.height !== size.height) chart.setSize(size);
    }
  }

  setFrame(frame: number): void {
    if (frame === this.frame) return;
    this.frame = frame;
    if (!this.open) return;
    for (const { chart, kept } of this.charts.values()) {
      const i = nearest(kept, frame - (this.store?.rowFirst ?? 0));
      if (chart.cursor.idx === null || chart.cursor.idx === undefined) chart.setLegend({ idx: i });
      chart.redraw(false, false);
    }
  }

  csv(id: string): void {
    const s = this.store, c = this.charts.get(id);
    if (!s || !c) return;
    const plot = c.plot;
    const t = s.column("time"), raw = plot.lines.map((l) => l.of(s));
    const lines = [`frame,time [s],${plot.lines.map((l) => `${l.name}${plot.unit ? ` [${plot.unit}]` : ""}`).join(",")}`];
    for (let k = 0; k < s.rowCount; k++) lines.push([s.rowFirst + k, t[k], ...raw.map((r) => r[k])].join(","));
    download(`${s.about.name || "tumble"}-${id}.csv`, new Blob([lines.join("\n") + "\n"], { type: "text/csv" }));
  }

  ids(): string[] {
    return [...this.charts.keys()];
  }

  /** For tests and scripts: the values of a plot at the present frame. */
  values(id: string): Record<string, number> {
    const c = this.charts.get(id), s = this.store;
    if (!c || !s) return {};
    const k = this.frame - s.rowFirst;
    return Object.fromEntries(c.plot.lines.map((l) => [l.name, l.of(s)[k]]));
  }
}

/** Limits of an axis: around a constant a tenth of it, around zero one unit. */
function spread(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null) return [0, 1];
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low <= 1e-12 * size || high === low) return size === 0 ? [-1, 1] : [low - 0.1 * size, high + 0.1 * size];
  const room = 0.08 * (high - low);
  return [low - room, high + room];
}

function nearest(list: number[], value: number): number {
  let best = 0;
  for (let k = 0; k < list.length; k++) if (Math.abs(list[k] - value) < Math.abs(list[best] - value)) best = k;
  return best;
}
