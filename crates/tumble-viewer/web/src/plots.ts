// The plots below the picture: what was chosen by a click on a number, then energy, momentum and solver over the whole run.

import "uplot/dist/uPlot.min.css";
import { Chart, type ChartHost, type Line, type Plan } from "./chart";
import { byId, h } from "./dom";
import type { Column } from "./protocol";
import { Apart, flatBelow, Library, titleOf } from "./series";
import type { Store } from "./store";

/** `apart`: a separate line, not part of the stacked bands; `drawn`: what is drawn where it is not the column itself. */
interface Fixed { name: string; colour: string; column: Column; drawn?: (y: Float64Array) => ArrayLike<number>; shown?: (s: Store) => boolean; apart?: boolean }
type FixedPlan = Omit<Plan, "flat" | "level"> & { lines: Fixed[] };

/** How far two runs are apart, while they are compared. */
const APART: FixedPlan = { id: "apart", title: "Distance of runs", unit: "m", hint: "largest distance between a body and the same one of the run that is compared", lines: [] };

const since = (y: Float64Array) => y.map((x) => x - y[0]);
const used = (name: Column) => (s: Store) => s.column(name).some((x) => Math.abs(x) > 1e-12);

const PLANS: FixedPlan[] = [
  {
    id: "ledger", title: "Energy balance", unit: "J", stacked: true,
    hint: "the bands add up to the initial energy plus external work, position correction and integration error (dashed); zero is the lowest potential energy of the run",
    lines: [
      { name: "joint loss", colour: "#5f9ea0", column: "joint_loss", shown: used("joint_loss") },
      { name: "damping loss", colour: "#7b6d8d", column: "damping_loss", shown: used("damping_loss") },
      { name: "restitution loss", colour: "#cc3fa0", column: "restitution_loss" },
      { name: "friction loss", colour: "#e69f00", column: "friction_loss" },
      { name: "potential", colour: "#5b8ff9", column: "potential" },
      { name: "kinetic", colour: "#2f9e44", column: "kinetic" },
    ],
  },
  {
    id: "sources", title: "Work, correction, integration error", unit: "J",
    hint: "external work (forces, pulling), work of motors and of kinematic bodies, energy added by the position correction, integration error",
    lines: [
      { name: "external work", colour: "#d94801", column: "work" },
      { name: "motor work", colour: "#1c7ed6", column: "motor_work", shown: used("motor_work") },
      { name: "kinematic work", colour: "#9c755f", column: "kinematic_work", shown: used("kinematic_work") },
      { name: "position correction", colour: "#9c36b5", column: "corrected" },
      { name: "integration error", colour: "#868e96", column: "time_step" },
    ],
  },
  {
    id: "momentum", title: "Change of momentum", unit: "kg·m/s",
    hint: "change of linear momentum since the first frame, and of angular momentum about the origin [kg·m²/s]: rounding only, without external forces",
    lines: (["px", "py", "pz", "lx", "ly", "lz"] as Column[]).map((column, k) => ({ name: ["px", "py", "pz", "Lx", "Ly", "Lz"][k], colour: ["#e03131", "#2f9e44", "#1971c2", "#ff8787", "#8ce99a", "#74c0fc"][k], column, drawn: since })),
  },
  { id: "residual", title: "Residual", unit: "m/s", log: true, hint: "largest velocity error at any contact; the dashed line is the tolerance", lines: [{ name: "residual", colour: "#d94801", column: "residual", drawn: (y) => y.map((x) => (x > 1e-17 ? x : 1e-17)) }] },
  { id: "overlap", title: "Overlap", unit: "m", hint: "deepest overlap of two bodies", lines: [{ name: "overlap", colour: "#1971c2", column: "overlap" }] },
  { id: "sweeps", title: "Iterations", unit: "–", hint: "Gauss–Seidel iterations of a step, all islands together", lines: [{ name: "iterations", colour: "#2f9e44", column: "sweeps" }, { name: "contacts", colour: "#868e96", column: "contacts" }] },
  { id: "time", title: "Step time", unit: "ms", hint: "wall-clock time of a step on the machine that simulated it", lines: [{ name: "step", colour: "#9c36b5", column: "step_ms" }] },
];

/** Colours of chosen curves: safe for colour-blind eyes (after Okabe and Ito). */
const CURVES = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#9c36b5", "#868e96"];

export class Plots implements ChartHost {
  private readonly root = byId("plots");
  private readonly library = new Library();
  private distance: Apart | null = null;
  private charts: Chart[] = [];
  private store: Store | null = null;
  private beside: Store | null = null;
  private drawn = "";
  private frame = 0;
  private lastDraw = 0;
  private enlarged = "";
  private range: [number, number] | null = null;
  /** Numbers that are plotted, by their names. */
  chosen: string[] = [];

  /** `changed`: other numbers are plotted; `size`: of a typical body [m]. */
  constructor(private readonly goTo: (frame: number) => void, private readonly changed: () => void, private readonly size: () => number) {
    new ResizeObserver(() => this.resize()).observe(this.root);
  }

  get open(): boolean {
    return !this.root.hidden;
  }

  toggle(on = this.root.hidden): void {
    this.root.hidden = !on;
    if (on) this.refresh(true);
  }

  /** Another run, or other colours. */
  show(store: Store): void {
    if (store !== this.store) {
      this.library.forget();
      this.distance = null;
    }
    this.store = store;
    this.rebuild();
  }

  /** The run that is compared, or none. */
  compare(store: Store | null): void {
    this.beside = store;
    this.distance = null;
    this.rebuild();
  }

  /** The plots after those that were chosen. */
  private get plans(): FixedPlan[] {
    return this.beside ? [APART, ...PLANS] : PLANS;
  }

  /** Plots these numbers, or no longer when all of them are plotted. */
  choose(ids: string[]): void {
    const all = ids.every((id) => this.chosen.includes(id));
    this.chosen = all ? this.chosen.filter((id) => !ids.includes(id)) : [...this.chosen, ...ids.filter((id) => !this.chosen.includes(id))];
    this.rebuild();
    this.changed();
  }

  private rebuild(): void {
    for (const c of this.charts) c.destroy();
    this.charts = [];
    this.drawn = "";
    if (this.open) this.refresh(true);
  }

  // ---- what a chart asks for ----

  now(): number {
    return this.store?.time(this.frame) ?? 0;
  }

  seek(time: number): void {
    if (this.store) this.goTo(this.store.frameAt(time));
  }

  zoomed(range: [number, number] | null): void {
    this.range = range;
    for (const c of this.charts) c.zoom(range);
  }

  /** Begin and end of the run [s]. */
  private get whole(): [number, number] {
    const t = this.store?.column("time");
    return t && t.length > 0 ? [t[0], t[t.length - 1]] : [0, 0];
  }

  /** Shows this share of the time that is shown, about the present moment; all of it when that is as long. */
  magnify(share: number): void {
    const [begin, end] = this.whole, [low, high] = this.range ?? [begin, end], length = share * (high - low);
    if (length >= end - begin) return this.zoomed(null);
    // three steps at least, or there is nothing to see
    if (length >= 3 * (this.store?.about.step ?? 0)) this.place(this.now() - 0.5 * length, length);
  }

  /** Shows a part of time that is as long, later by this share of it. */
  shift(share: number): void {
    if (this.range) this.place(this.range[0] + share * (this.range[1] - this.range[0]), this.range[1] - this.range[0]);
  }

  /** Shows a part of time within the run. */
  private place(from: number, length: number): void {
    const [begin, end] = this.whole, low = Math.max(Math.min(from, end - length), begin);
    this.zoomed([low, low + length]);
  }

  large(id: string): void {
    this.enlarged = this.enlarged === id ? "" : id;
    this.resize();
  }

  fileName(id: string, ending: string): string {
    const name = (this.store?.about.name || "tumble").replace(/[^\p{L}\p{N} _-]/gu, "_").slice(0, 60);
    return `${name}-${id}.${ending}`;
  }

  close(id: string): void {
    const unit = this.groups().findIndex((_, k) => `own-${k}` === id);
    if (unit >= 0) this.choose(this.groups()[unit].map((s) => s.id));
  }

  // ---- drawing ----

  /** The chosen numbers, those of one unit together. */
  private groups() {
    const s = this.store;
    if (!s) return [];
    const list = this.chosen.map((id) => this.library.find(id, s)).filter((x) => x !== null);
    const units = [...new Set(list.map((x) => x.unit))];
    return units.map((unit) => list.filter((x) => x.unit === unit));
  }

  private build(s: Store): void {
    const own = this.groups().map((list, k): Plan => ({ id: `own-${k}`, title: titleOf(list), hint: "chosen by a click on a number of a panel", unit: list[0].unit, flat: flatBelow(list[0].unit, s, this.size()) }));
    const host: ChartHost = { now: () => this.now(), seek: (t) => this.seek(t), zoomed: (r) => this.zoomed(r), large: (id) => this.large(id), fileName: (id, e) => this.fileName(id, e) };
    this.charts = [
      ...own.map((plan) => new Chart(plan, this)),
      ...this.plans.map((p) => new Chart({ ...p, flat: p.log ? 0 : flatBelow(p.unit, s, this.size()), level: p.log ? s.about.tolerance : null }, host)),
    ];
    this.root.replaceChildren(...this.charts.map((c) => c.holder));
    if (this.chosen.length === 0) this.root.prepend(h("p", { class: "quiet advice" }, "Click a number in a panel to plot it."));
  }

  private ownLines(list: ReturnType<Plots["groups"]>[number]): Line[] {
    return list.flatMap((series, k) => {
      const colour = CURVES[k % CURVES.length], lines: Line[] = [];
      for (const store of [this.store, this.beside]) {
        const curve = store ? series.of(store) : null;
        if (curve) lines.push({ name: series.label, colour, ghost: store === this.beside, ...curve });
      }
      return lines;
    });
  }

  private fixedLines(plan: FixedPlan): Line[] {
    const main = this.store!, lines: Line[] = [];
    if (plan.stacked) return this.ledger(plan, main);
    if (plan === APART) return [{ name: "largest distance", colour: "#d6331c", ...(this.distance?.curve ?? { t: [], y: [] }) }];
    for (const store of [main, this.beside]) {
      if (!store) continue;
      for (const l of plan.lines) {
        const y = store.column(l.column);
        if (l.shown && !l.shown(main)) continue;
        lines.push({ name: l.name, colour: l.colour, ghost: store === this.beside, t: store.column("time"), y: l.drawn?.(y) ?? y });
      }
    }
    return lines;
  }

  /** Bands that add up; potential energy is counted from its lowest value, so that no band is negative, and says so. */
  private ledger(plan: FixedPlan, s: Store): Line[] {
    const t = s.column("time"), n = s.rowCount, sum = new Float64Array(n);
    let lowest = Infinity;
    for (const x of s.column("potential")) lowest = Math.min(lowest, x);
    const lines = plan.lines.filter((l) => !l.shown || l.shown(s)).map((l): Line => {
      const y = s.column(l.column), zero = l.column === "potential" ? lowest : 0, raw = new Float64Array(n);
      for (let k = 0; k < n; k++) sum[k] += raw[k] = y[k] - zero;
      return { name: zero !== 0 ? `${l.name} above its lowest` : l.name, colour: l.colour, t, y: sum.slice(), raw, saved: { name: l.name, y } };
    });
    const extra = (["work", "motor_work", "kinematic_work", "corrected", "time_step"] as Column[]).map((c) => s.column(c));
    const whole = (s0: Store, low: number) => Float64Array.from({ length: s0.rowCount }, (_, k) => s0.column("kinetic")[0] + s0.column("potential")[0] - low + extra.reduce((a, e) => a + e[k], 0));
    const ink = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();
    lines.push({ name: "initial energy and work", colour: ink, t, y: whole(s, lowest), apart: true });
    const other = this.beside;
    if (other) {
      const kinetic = other.column("kinetic"), potential = other.column("potential");
      lines.push({ name: "kinetic and potential", colour: "#d6331c", ghost: true, apart: true, t: other.column("time"), y: Float64Array.from({ length: other.rowCount }, (_, k) => kinetic[k] + potential[k] - lowest) });
    }
    return lines;
  }

  /** Redraws with new data, at most four times a second. */
  refresh(now = false): void {
    const s = this.store;
    if (!s || !this.open || s.rowCount === 0) return;
    const time = performance.now();
    for (const store of [s, this.beside]) {
      if (store && store.overlapNext < store.rowCount) void store.readOverlaps(() => this.open && this.store === s).catch(() => undefined);
    }
    const state = `${s.epoch}/${s.rowCount}/${s.live ? 0 : s.overlapNext}/${this.beside?.rowCount}`;
    if (!now && (state === this.drawn || time - this.lastDraw < 250)) return;
    this.lastDraw = time;
    this.drawn = state;
    if (this.charts.length === 0) this.build(s);
    this.draw();
    if (this.beside) (this.distance ??= new Apart(s, this.beside)).read(() => this.store === s && this.open && this.draw(true));
    if (this.chosen.length > 0) this.library.refresh(() => this.store === s && this.open && this.draw(true));
    this.resize();
  }

  /** `own`: only what was chosen. */
  private draw(own = false): void {
    const groups = this.groups();
    for (const [k, c] of this.charts.entries()) {
      if (k < groups.length) c.set(this.ownLines(groups[k]));
      else if (!own || this.plans[k - groups.length] === APART) c.set(this.fixedLines(this.plans[k - groups.length]));
      c.zoom(this.range);
      c.mark();
    }
  }

  private resize(): void {
    if (!this.open) return;
    const large = this.charts.some((c) => c.plan.id === this.enlarged);
    for (const c of this.charts) {
      c.holder.hidden = large && c.plan.id !== this.enlarged;
      c.holder.classList.toggle("large", large && c.plan.id === this.enlarged);
    }
    for (const c of this.charts) if (!c.holder.hidden) c.resize(c.holder.clientWidth, c.holder.clientHeight);
  }

  setFrame(frame: number): void {
    if (frame === this.frame) return;
    this.frame = frame;
    if (this.open) for (const c of this.charts) if (!c.holder.hidden) c.mark();
  }

  /** All plots as files. */
  csv(): void {
    for (const c of this.charts) c.csv();
  }

  ids(): string[] {
    return this.charts.map((c) => c.plan.id);
  }

  /** For tests and scripts: the values of a plot at the present frame. */
  values(id: string): Record<string, number> {
    return this.charts.find((c) => c.plan.id === id)?.values(this.now()) ?? {};
  }
}
