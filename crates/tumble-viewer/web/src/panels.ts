// The panels at the right: the selected body, the selected contact, the solver, the world.

import { byId, fill, h, num, refill, vec, spoken } from "./dom";
import { jointTable } from "./joint_table";
import { LOOKING, type Link, type LiveStatus } from "./link";
import { MODE_COLOURS } from "./layers";
import { COLUMN, MODES, NONE, verdictWord, type Frame } from "./protocol";
import { energies, toWorld } from "./quantities";
import type { Store } from "./store";

export type Tab = "body" | "contact" | "solver" | "world";

export interface PanelActions {
  selectBody(body: number): void;
  selectContact(contact: number, focus: boolean): void;
  focusBody(): void;
  follow(): void;
  seek(frame: number): void;
  worstFrame(): void;
  worstHere(): void;
  command(words: Record<string, unknown>): void;
  /** Whether the live world obeys this page. */
  writes(): boolean;
  /** Plots numbers over time, or no longer. */
  plot(ids: string[]): void;
  plotted(id: string): boolean;
  /** Another panel was opened. */
  turned(tab: Tab): void;
}

/** Most materials or pairs with sliders. */
const KNOBS = 50;
/** Most rows of a table: the rest is counted. */
const ROWS = 200;
/** Entries of the energy ledger that are zero at the start: with the change of potential energy, the energy exchanged. */
const EXCHANGED = ["kinetic", "friction_loss", "restitution_loss", "damping_loss", "joint_loss", "work", "motor_work", "kinematic_work", "corrected", "time_step"] as const;
/** Imbalance that rounding may cause, as a share of the energy exchanged [–]. */
const ROUNDING = 1e-10;

function more(count: number, noun: string): HTMLElement | null {
  return count > 0 ? h("p", { class: "quiet" }, `and ${count} more ${noun}`) : null;
}

/** Name, value, a hint, and the numbers that a click on the value plots. */
type Row = [string, string | Node, string?, string[]?];

/** Enter and Space on a row are a click on it. */
function pressed(e: KeyboardEvent): void {
  if (e.key !== "Enter" && e.key !== " ") return;
  (e.currentTarget as HTMLElement).click();
  e.preventDefault();
}

function badge(mode: number): HTMLElement {
  const e = h("span", { class: "badge" }, (MODES[mode] ?? "?"));
  e.style.background = MODE_COLOURS[mode] ?? "#888";
  return e;
}

/** The energy guard has moved the solution of an island to one that adds no energy: its residual includes that change. */
function guardBadge(island: { guarded: boolean; verdict: number }): HTMLElement | null {
  return island.guarded && verdictWord(island.verdict) !== "guarded" ? h("span", { class: "badge verdict-guarded", title: "the solution would have added energy: the energy guard scaled it back, and the residual includes the change" }, "guarded") : null;
}

function verdictBadge(verdict: number): HTMLElement {
  const word = verdictWord(verdict);
  return h("span", { class: `badge verdict-${word}` }, word);
}

/** Exact numbers of one contact. */
interface ExactContact {
  a: number; b: number; island: number; mode: number; feature: string; point: number[]; normal: number[]; gap: number;
  friction: number; restitution: number; velocity_bound: number; approach_velocity: number[]; velocity: number[]; impulse: number[]; residual: number;
  origin: string; bias: (number | null)[]; restitution_share: number | null; in_flight: boolean;
}

export class Panels {
  tab: Tab = "world";
  private store: Store | null = null;
  private readonly panes: Record<Tab, HTMLElement> = { body: byId("pane-body"), contact: byId("pane-contact"), solver: byId("pane-solver"), world: byId("pane-world") };
  private methods: string[] = [];
  private exactKey = "";
  private exact: ExactContact | null = null;
  private worldKey = "";
  /** How many worlds were shown. */
  private worlds = 0;
  private filter = "";
  private lastDraw = 0;
  feature = "";

  constructor(private readonly link: Link, private readonly act: PanelActions) {
    for (const tab of Object.keys(this.panes) as Tab[]) byId(`tab-${tab}`).addEventListener("click", () => {
      this.open(tab);
      this.act.turned(tab);
    });
    this.open("world");
  }

  setMethods(names: string[]): void {
    this.methods = names;
  }

  /** `again`: the same world from its beginning; what is worked there stays. */
  show(store: Store, again: boolean): void {
    this.store = store;
    this.exactKey = "";
    if (again) return;
    this.worlds++;
    this.worldKey = "";
    this.filter = "";
  }

  open(tab: Tab): void {
    this.tab = tab;
    for (const [t, pane] of Object.entries(this.panes)) {
      pane.hidden = t !== tab;
      byId(`tab-${t}`).setAttribute("aria-selected", String(t === tab));
    }
    this.lastDraw = 0;
  }

  private table(rows: Row[]): HTMLElement {
    const value = (said: string | Node, name: string, ids?: string[]) => (ids?.length
      ? h("button", { class: "plot-this", title: `plot ${name} over time`, "aria-pressed": String(ids.every((id) => this.act.plotted(id))), onclick: () => this.act.plot(ids) }, said)
      : said);
    return h("dl", { class: "facts" }, ...rows.flatMap(([name, said, hint, ids]) => [h("dt", { title: hint ?? "" }, name), h("dd", {}, value(said, name, ids))]));
  }

  private name(body: number): string {
    return this.store?.bodies[body]?.name ?? (body === NONE ? "–" : `body ${body}`);
  }

  private bodyLink(body: number): HTMLElement {
    return h("button", { class: "link", title: "select this body", onclick: () => this.act.selectBody(body) }, this.name(body));
  }

  /** Draws the open panel; ten times a second at most while playing. */
  update(f: Frame, body: number, contact: number, playing: boolean, status: LiveStatus | null, force = false): void {
    const now = performance.now();
    if (!force && playing && now - this.lastDraw < 100) return;
    this.lastDraw = now;
    if (this.tab === "body") this.drawBody(f, body);
    else if (this.tab === "contact") this.drawContact(f, contact, playing);
    else if (this.tab === "solver") this.drawSolver(f);
    else this.drawWorld(f, status);
  }

  // ---- body ----

  private drawBody(f: Frame, k: number): void {
    const pane = this.panes.body, s = this.store!;
    if (k < 0 || k >= s.bodies.length) {
      if (pane.dataset.list === `${this.worlds}/${this.filter}`) return;
      pane.dataset.list = `${this.worlds}/${this.filter}`;
      this.bodyList(pane);
      return;
    }
    pane.dataset.list = "";
    const b = s.bodies[k], st = f.states, o = 13 * k;
    const v = st.subarray(o + 7, o + 10), w = st.subarray(o + 10, o + 13), q = st.subarray(o + 3, o + 7);
    const speed = Math.hypot(v[0], v[1], v[2]);
    const [linear, rotational] = energies(b, st.subarray(o, o + 13));
    const ids = (...names: string[]) => names.map((n) => `b:${k}:${n}`);
    const g = s.about.gravity;
    const potential = g ? -b.mass * (g[0] * st[o] + g[1] * st[o + 1] + g[2] * st[o + 2]) : NaN;
    const material = s.about.materials[b.material];
    const contacts = f.contactsOf(k);
    const step = s.about.step;
    let net = [0, 0, 0];
    for (const c of contacts) {
      const world = toWorld(c), sign = c.b === k ? 1 : -1;
      net = net.map((x, i) => x + (sign * world[i]) / step);
    }
    const angle = 2 * Math.acos(Math.min(Math.abs(q[0]), 1)) * (180 / Math.PI);
    const rows: Row[] = [
      ["kind", b.kind + (f.quarantined(k) ? " · invalid: quarantined" : f.asleep(k) ? " · asleep" : f.absent(k) ? " · comes later" : "")],
      ...(b.kind === "dynamic" ? [["mass", `${num(b.mass)} kg`] as Row] : []),
      ["material", material ? `${material.name} · friction ${num(material.friction, 3)}, restitution ${num(material.restitution, 3)}` : "–"],
      ["centre", `${vec(st.subarray(o, o + 3), 6)} m`, "centre of mass", ids("x", "y", "z")],
      ["rotation angle", `${num(angle, 4)}°`, "from the orientation in which the scene defines the shape", ids("angle")],
      ["quaternion", vec(q, 5), "w, x, y, z", ids("qw", "qx", "qy", "qz")],
      ["velocity", `${vec(v)} m/s`, "of the centre of mass", ids("vx", "vy", "vz")],
      ["speed", `${num(speed)} m/s`, "", ids("speed")],
      ["spin", `${vec(w)} rad/s`, "world axes", ids("wx", "wy", "wz")],
    ];
    if (b.kind === "dynamic") {
      rows.push(["kinetic energy", `${num(linear + rotational)} J = ${num(linear, 4)} + ${num(rotational, 4)}`, "translation and rotation", ids("kinetic")],
        ["potential energy", `${num(potential)} J`, "", ids("potential")], ["momentum", `${vec([b.mass * v[0], b.mass * v[1], b.mass * v[2]], 4)} kg·m/s`, "", ids("px", "py", "pz")],
        ["contact force", `${vec(net, 4)} N`, "sum over its contacts, mean of the step", ids("fx", "fy", "fz")]);
      const island = f.island(k);
      rows.push(["island", island >= 0 ? `${island}` : "none"]);
    }
    if (s.events.some((e) => e.a === k && (e.kind === 7 || e.kind === 8))) rows.push(["bodies inside", String(inside(s, k, f.number)), "of a sensor", [`s:${k}:inside`]]);
    const list = contacts.map((c) => {
      const other = c.a === k ? c.b : c.a;
      const row = h("tr", { class: "pick", title: "select this contact", tabindex: 0, onkeydown: pressed, onclick: () => this.act.selectContact(c.index, false) },
        h("td", {}, this.name(other)), h("td", {}, badge(c.mode)), h("td", { class: "n" }, num(c.impulse[0] / step, 4)),
        h("td", { class: "n" }, num(Math.hypot(c.impulse[1], c.impulse[2]) / step, 4)), h("td", { class: "n" }, num(c.gap * 1e6, 3)));
      return row;
    });
    refill(pane,
      h("h2", { id: "body-name" }, b.name),
      h("div", { class: "row" },
        h("button", { onclick: () => this.act.focusBody(), title: "centre the view on this body (f)" }, "Focus"),
        h("button", { onclick: () => this.act.follow(), title: "the camera follows this body (v)" }, "Follow"),
        h("button", { onclick: () => this.act.selectBody(-1), title: "back to all bodies (Esc)" }, "All bodies")),
      this.table(rows),
      jointTable(k, f, s, this.act),
      h("h3", {}, `Contacts (${contacts.length})`),
      contacts.length === 0 ? h("p", { class: "quiet" }, "No contacts in this frame.")
        : h("table", { class: "grid", id: "body-contacts" },
          h("thead", {}, h("tr", {}, h("th", {}, "with"), h("th", {}, "mode"), h("th", { title: "normal force, mean of the step" }, "N [N]"), h("th", { title: "friction force, mean of the step" }, "F [N]"), h("th", { title: "negative: overlap" }, "gap [µm]"))),
          h("tbody", {}, ...list.slice(0, ROWS))),
      more(list.length - ROWS, "contacts"));
  }

  private bodyList(pane: HTMLElement): void {
    const s = this.store!;
    const list = h("ul", { class: "bodies", id: "body-list" });
    const matches = () => {
      const wanted = this.filter.toLowerCase();
      return s.bodies.map((b, k) => ({ b, k })).filter(({ b }) => b.name.toLowerCase().includes(wanted));
    };
    const draw = () => {
      const found = matches();
      fill(list, ...found.slice(0, 300).map(({ b, k }) => h("li", {}, h("button", { class: "link", onclick: () => this.act.selectBody(k) }, b.name), h("span", { class: "quiet" }, ` ${b.kind}`))),
        found.length > 300 ? h("li", { class: "quiet" }, `and ${found.length - 300} more: type a part of the name`) : null);
    };
    const search = h("input", { type: "search", id: "search", placeholder: "find a body by name", title: "Enter selects the first", value: this.filter, onkeydown: (e: KeyboardEvent) => {
      const first = e.key === "Enter" ? matches()[0] : undefined;
      if (first) this.act.selectBody(first.k);
    }, oninput: (e: Event) => {
      this.filter = (e.target as HTMLInputElement).value;
      pane.dataset.list = `${this.worlds}/${this.filter}`;
      draw();
    } });
    draw();
    fill(pane, h("p", { class: "quiet" }, "Click a body in the view, or choose one here."), search, list);
  }

  // ---- contact ----

  /** All digits of a contact, when they are there. */
  private askExact(f: Frame, index: number, key: string): void {
    const s = this.store!;
    this.exactKey = key;
    this.exact = null;
    this.link.json<ExactContact>(`/api/source/${s.index}/contact?frame=${f.number}&index=${index}&epoch=${s.epoch}`).then((e) => {
      if (this.exactKey !== key) return;
      this.exact = e;
      this.feature = e.feature;
      if (this.tab === "contact") this.drawContact(f, index, false);
    }).catch(() => undefined);
  }

  private drawContact(f: Frame, index: number, playing: boolean): void {
    const pane = this.panes.contact, s = this.store!;
    if (index < 0 || index >= f.contacts) {
      refill(pane, h("p", { class: "quiet" }, f.contacts === 0 ? "No contacts in this frame." : "Click a contact point (key 1 shows them), a row of a body's contacts, or an island in the solver panel."),
        f.contacts > 0 ? h("button", { onclick: () => this.act.worstHere() }, "Go to the worst contact of this frame") : null);
      return;
    }
    const c = f.contact(index), step = s.about.step;
    const key = `${s.index}/${s.epoch}/${f.number}/${index}`;
    if (key !== this.exactKey && !playing) this.askExact(f, index, key);
    const e = this.exactKey === key ? this.exact : null;
    const impulse = e?.impulse ?? c.impulse, velocity = e?.velocity ?? c.velocity;
    const t = Math.hypot(impulse[1], impulse[2]), limit = c.friction * impulse[0];
    const slip = Math.hypot(velocity[1], velocity[2]);
    const share = e?.restitution_share ?? null;
    const ids = (...names: string[]) => (e ? names.map((n) => `c:${c.a}:${c.b}:${e.feature}:${n}`) : []);
    const rows: Row[] = [
      ["bodies", h("span", {}, this.bodyLink(c.a), " → ", this.bodyLink(c.b)), "the normal points from the first to the second"],
      ["mode", badge(c.mode)],
      ["gap", `${num((e?.gap ?? c.gap) * 1e6)} µm`, "negative: overlap", ids("gap")],
      ["normal impulse", `${num(impulse[0], 6)} N·s`, "total of the step"],
      ["normal force", `${num(impulse[0] / step)} N`, "mean of the step", ids("normal")],
      ["friction impulse", `${num(t, 6)} N·s`, `along the two tangents: ${vec([impulse[1], impulse[2]], 6)}`],
      ["friction force", `${num(t / step)} N of at most ${num(limit / step, 4)}`, "mean of the step", ids("friction")],
      ["friction used", limit > 0 ? `${num((100 * t) / limit, 4)} %` : "–", "100 %: on the friction cone, sliding or about to slide", ids("used")],
      ["slip", `${num(slip)} m/s`, "sliding speed for which the law holds", ids("slip")],
      ["normal velocity", `${num(velocity[0])} m/s`, "for which the law holds: after the solve, plus bias", ids("vn")],
      ["velocity bound", e ? `${num(e.velocity_bound)} m/s` : "–", "the law: normal velocity + bound ≥ 0; a gap over its time, or minus the speed of a bounce"],
      ["bias", e && e.bias[0] !== null ? `${vec(e.bias as number[])} m/s` : "–", "velocity by which the law is shifted, along the normal and the tangents"],
      ["approach velocity", e ? `${vec(e.approach_velocity)} m/s` : "–", "along the normal and the tangents, before the step's forces"],
      ["friction μ", num(c.friction)],
      ["restitution e", e ? `${num(e.restitution)}${share !== null && share < 1 ? `, ${num(100 * share, 4)} % of it kept` : ""}` : "–", "less is kept where all of it would bring energy"],
    ];
    const place: Row[] = [
      ["point", `${vec(e?.point ?? c.point, 6)} m`], ["normal", vec(e?.normal ?? c.normal, 5)],
      ["origin", e ? `${e.origin}${e.in_flight ? ", met in flight" : ""}` : "–", "how the contact was found"],
      ["feature", e?.feature ?? "–", "identifier of the touching corners, edges and faces"],
    ];
    const residual = e?.residual ?? c.residual, tolerance = s.about.tolerance ?? 1e-8;
    const island = c.island !== NONE && c.island < f.islands ? f.islandRow(c.island) : null;
    const cert: Row[] = [
      ["residual", h("span", { class: residual > tolerance ? "bad" : "good" }, `${num(residual, 3)} m/s`), "residual of the contact law at this contact", ids("residual")],
      ["tolerance", `${num(tolerance, 2)} m/s`],
    ];
    if (island) {
      cert.push(["its island", h("span", {}, verdictBadge(island.verdict), " ", guardBadge(island), ` ${num(island.residual, 3)} m/s`)],
        ["cone violation", num(island.cone, 2), "friction above μ × normal impulse, relative to the largest normal impulse"], ["normal-velocity deficit", `${num(island.approach, 2)} m/s`, "normal velocity below the bound of the contact law"],
        ["complementarity work", `${num(island.sticky, 2)} J`, "work of normal impulses on separating contacts"], ["friction-work deficit", `${num(island.dissipation, 2)} J`, "friction work lost where friction is not opposite to the slip"]);
    }
    const diagram = h("canvas", { id: "cone-diagram", width: 560, height: 220, title: "the impulse in its friction cone, section along the friction force" });
    refill(pane, h("h2", { id: "contact-name", title: `contact ${index} of frame ${f.number}` }, `${this.name(c.a)} ↔ ${this.name(c.b)}`),
      h("div", { class: "row" }, h("button", { onclick: () => this.act.selectContact(index, true), title: "centre the view on this contact (f)" }, "Focus"), h("button", { onclick: () => this.act.worstHere() }, "Worst of frame")),
      diagram, this.table(rows), h("h3", {}, "Certificate"), this.table(cert), h("h3", {}, "Place"), this.table(place));
    drawCone(byId<HTMLCanvasElement>("cone-diagram"), impulse, c.friction, c.mode, slip);
  }

  // ---- solver ----

  private drawSolver(f: Frame): void {
    const s = this.store!, pane = this.panes.solver;
    const tolerance = s.about.tolerance ?? 1e-8;
    const islands = Array.from({ length: f.islands }, (_, k) => f.islandRow(k)).sort((a, b) => b.residual - a.residual);
    const residual = f.get("residual");
    const rows: Row[] = [
      ["verdict", verdictBadge(f.get("verdict"))],
      ["residual", h("span", { class: residual > tolerance ? "bad" : "good" }, `${num(residual, 3)} m/s`), `tolerance ${num(tolerance, 2)} m/s`, ["w:residual"]],
      ["iterations", num(f.get("sweeps")), "Gauss–Seidel iterations, all islands together", ["w:sweeps"]], ["contacts", num(f.contacts), "", ["w:contacts"]], ["islands", num(f.islands), "", ["w:islands"]],
      ["deepest overlap", `${num(f.get("overlap") * 1e6, 3)} µm`, "", ["w:overlap"]], ["predicted overlap", Number.isNaN(f.get("missed")) ? "–" : h("span", { class: f.get("missed") > 0 ? "bad" : "" }, `${num(f.get("missed") * 1e6, 3)} µm`), "overlap that the velocities of the step lead into, and no contact stops", ["w:missed"]], ["step time", `${num(f.get("step_ms"), 3)} ms`, "", ["w:step_ms"]],
      ["guarded islands", num(f.get("guarded")), "islands in which the energy guard moved the solution"], ["state hash", f.hash],
    ];
    refill(pane, h("h2", {}, `Frame ${f.number}`),
      h("div", { class: "row" },
        h("button", { id: "worst-frame", onclick: () => this.act.worstFrame(), title: "the frame of the run with the worst verdict, and of those with the largest residual (w)" }, "Worst frame of the run"),
        h("button", { id: "worst-here", onclick: () => this.act.worstHere(), title: "the contact with the largest residual of this frame" }, "Worst contact")),
      this.table(rows),
      h("h3", {}, "Islands, worst first"),
      islands.length === 0 ? h("p", { class: "quiet" }, "No contacts in this frame.")
        : h("table", { class: "grid", id: "islands" },
          h("thead", {}, h("tr", {}, ...[["#", "number of the island"], ["bod.", "bodies"], ["cont.", "contacts"], ["method", ""], ["iter.", "Gauss–Seidel iterations"], ["residual", "m/s"], ["", "verdict"]].map(([t, title]) => h("th", { title }, t)))),
          h("tbody", {}, ...islands.slice(0, ROWS).map((i) => h("tr", { class: "pick", tabindex: 0, onkeydown: pressed, title: "go to its worst contact", onclick: () => { if (i.worst !== NONE) this.act.selectContact(i.worst, true); } },
            h("td", {}, i.index), h("td", { class: "n" }, i.bodies), h("td", { class: "n" }, i.contacts), h("td", {}, this.methods[i.method] ?? "–"),
            h("td", { class: "n", title: i.newtonSteps !== NONE ? `${i.newtonSteps} Newton steps` : "" }, i.sweeps),
            h("td", { class: `n ${i.residual > tolerance ? "bad" : ""}` }, num(i.residual, 3)), h("td", {}, verdictBadge(i.verdict), guardBadge(i)))))),
      more(islands.length - ROWS, "islands"));
  }

  // ---- world ----

  private drawWorld(f: Frame, status: LiveStatus | null): void {
    const s = this.store!, pane = this.panes.world;
    const live = s.live && status?.open;
    const key = `${s.index}/${live}`;
    if (key !== this.worldKey) {
      this.worldKey = key;
      const about = s.about;
      const head: Row[] = [["file", about.file || "–"], ["bodies", num(s.bodies.length)], ["step", `${num(about.step)} s`],
        ...(about.duration ? [["duration", `${num(about.duration)} s`] as Row] : [])];
      const run: Row[] = about.facts.filter(([k]) => k !== "settings").map(([k, v]): Row => [k, v]);
      const settings = settingRows(about.facts.find(([k]) => k === "settings")?.[1]);
      fill(pane, h("h2", {}, about.name), about.remarks ? h("p", { class: "remarks" }, spoken(about.remarks)) : null, this.table(head),
        live ? this.controls(status!) : this.materials(),
        run.length ? h("details", {}, h("summary", {}, "The run"), this.table(run)) : null,
        settings.length ? h("details", {}, h("summary", {}, "Settings of the run"), this.table(settings)) : null,
        h("h3", {}, "Energy balance at this frame"), h("div", { id: "balance" }));
    }
    const l = (n: keyof typeof COLUMN) => f.get(n);
    const initial = s.value("kinetic", s.rowFirst) + s.value("potential", s.rowFirst);
    const imbalance = l("kinetic") + l("potential") + l("friction_loss") + l("restitution_loss") + l("damping_loss") + l("joint_loss") - initial - l("work") - l("motor_work") - l("kinematic_work") - l("corrected") - l("time_step");
    const exchanged = Math.max(Math.abs(l("potential") - s.value("potential", s.rowFirst)), ...EXCHANGED.map((n) => Math.abs(l(n))));
    refill(byId("balance"), this.table([
      ["kinetic", `${num(l("kinetic"))} J`, "", ["w:kinetic"]], ["potential", `${num(l("potential"))} J`, "", ["w:potential"]], ["friction loss", `${num(l("friction_loss"))} J`, "", ["w:friction_loss"]],
      ["restitution loss", `${num(l("restitution_loss"))} J`, "", ["w:restitution_loss"]], ...(l("damping_loss") !== 0 ? [["damping loss", `${num(l("damping_loss"))} J`, "", ["w:damping_loss"]] as Row] : []), ...(l("joint_loss") !== 0 ? [["joint loss", `${num(l("joint_loss"))} J`, "dry friction and damping of joints", ["w:joint_loss"]] as Row] : []), ["external work", `${num(l("work"))} J`, "applied forces, pulling, changes of gravity", ["w:work"]],
      ...(l("motor_work") !== 0 ? [["motor work", `${num(l("motor_work"))} J`, "work of the motors of joints", ["w:motor_work"]] as Row] : []),
      ["kinematic work", `${num(l("kinematic_work"))} J`, "work of bodies with prescribed motion and of moving surfaces", ["w:kinematic_work"]], ["position correction", `${num(l("corrected"))} J`, "potential energy added by removing overlap", ["w:corrected"]],
      ["integration error", `${num(l("time_step"))} J`, "contacts that open within a step, curved potentials", ["w:time_step"]],
      ["momentum", `${vec([l("px"), l("py"), l("pz")], 4)} kg·m/s`, "of all bodies", ["w:px", "w:py", "w:pz"]],
      ["imbalance", `${num(s.rowFirst === 0 ? imbalance : NaN, 2)} J`, Math.abs(imbalance) <= ROUNDING * exchanged ? "energy that no entry accounts for: rounding" : "energy that no entry accounts for"],
    ]));
    if (live) this.refreshControls(status!);
  }

  private materials(): HTMLElement {
    const about = this.store!.about;
    return h("div", {}, h("h3", {}, "Materials"), h("table", { class: "grid" }, h("thead", {}, h("tr", {}, h("th", {}, "material"), h("th", {}, "friction"), h("th", {}, "restitution"))),
      h("tbody", {}, ...about.materials.slice(0, ROWS).map((m) => h("tr", {}, h("td", {}, m.name), h("td", { class: "n" }, num(m.friction, 4)), h("td", { class: "n" }, num(m.restitution, 4)))))), more(about.materials.length - ROWS, "materials"),
      about.pairs.length ? h("table", { class: "grid", id: "pairs" }, h("thead", {}, h("tr", {}, h("th", {}, "pair"), h("th", {}, "friction"), h("th", {}, "restitution"))),
        h("tbody", {}, ...about.pairs.slice(0, ROWS).map((p) => h("tr", {}, h("td", {}, `${about.materials[p.a]?.name} ↔ ${about.materials[p.b]?.name}`), h("td", { class: "n" }, num(p.friction, 4)), h("td", { class: "n" }, num(p.restitution, 4)))))) : null,
      h("p", { class: "quiet" }, about.pairs.length ? "Other contacts use the geometric mean of the two materials." : "Contacts use the geometric mean of the two materials."));
  }

  private controls(status: LiveStatus): HTMLElement {
    const about = this.store!.about, act = this.act;
    const gravity = [0, 1, 2].map((k) => h("input", { type: "number", step: "0.1", id: `gravity-${"xyz"[k]}`, title: `gravity along ${"xyz"[k]} [m/s²]`, value: String(status.gravity[k]), onchange: () => send() }));
    const send = () => act.command({ command: "gravity", value: gravity.map((i) => Number(i.value)) });
    const preset = (name: string, z: number) => h("button", { class: "small", onclick: () => {
      gravity.forEach((g, k) => (g.value = String(k === 2 ? z : 0)));
      send();
    } }, name);
    const slider = (id: string, value: number, most: number, change: (v: number) => void) => {
      const box = h("input", { type: "number", min: "0", step: "0.01", id, value: String(value), onchange: () => {
        range.value = box.value;
        change(Number(box.value));
      } });
      const range = h("input", { type: "range", min: "0", max: String(most), step: "0.01", value: String(value), id: `${id}-range`, title: "drag to change", oninput: () => {
        box.value = range.value;
        change(Number(range.value));
      } });
      return h("span", { class: "slider" }, range, box);
    };
    const lines = (kind: "material" | "pair", list: { name: string; numbers: number[] }[]) => list.slice(0, KNOBS).flatMap(({ name, numbers }, index) => {
      const now = [...numbers];
      const tell = () => act.command({ command: kind, index, friction: now[0], restitution: now[1] });
      return [h("div", { class: "material" }, h("b", {}, name),
        h("label", {}, "friction", slider(`${kind}-${index}-friction`, numbers[0], 1.5, (v) => { now[0] = v; tell(); })),
        h("label", {}, "restitution", slider(`${kind}-${index}-restitution`, numbers[1], 1, (v) => { now[1] = v; tell(); })))];
    });
    const pairName = (k: number) => {
      const p = about.pairs[k];
      return `${about.materials[p.a]?.name} ↔ ${about.materials[p.b]?.name}`;
    };
    // what this page may not change is shown, and cannot be worked
    const writes = act.writes();
    return h("fieldset", { id: "controls", disabled: !writes, title: writes ? "" : LOOKING },
      h("h3", {}, "Parameters"),
      h("p", { class: "quiet" }, writes ? "Changes take effect at once; their energy counts as external work. Shift-drag a body to pull it, or select it and press y." : LOOKING),
      h("label", { class: "gravity" }, "gravity [m/s²]", h("span", {}, ...gravity)),
      h("div", { class: "row" }, preset("Earth", -9.81), preset("Moon", -1.62), preset("none", 0)),
      // pairs first: they override the materials
      ...lines("pair", about.pairs.map((p, k) => ({ name: pairName(k), numbers: status.pairs[k] ?? [p.friction, p.restitution] }))),
      more(about.pairs.length - KNOBS, "pairs: change them in the scene"),
      about.pairs.length ? h("p", { class: "quiet" }, "Other contacts use the geometric mean of the two materials:") : null,
      ...lines("material", about.materials.map((m, k) => ({ name: m.name, numbers: status.materials[k] ?? [m.friction, m.restitution] }))),
      more(about.materials.length - KNOBS, "materials: change them in the scene"),
      h("div", { class: "row" }, h("button", { onclick: () => act.command({ command: "restore" }), title: "gravity, friction and restitution of the scene file, restarting the scene" }, "Restore scene values")));
  }

  /** Shows values that another page changed, unless they are being typed. */
  private refreshControls(status: LiveStatus): void {
    const set = (id: string, value: number | undefined) => {
      const e = document.getElementById(id) as HTMLInputElement | null;
      if (e && value !== undefined && document.activeElement !== e && Number(e.value) !== value) e.value = String(value);
    };
    status.gravity.forEach((g, k) => set(`gravity-${"xyz"[k]}`, g));
    for (const [kind, list] of [["material", status.materials], ["pair", status.pairs]] as const) {
      list.forEach((m, k) => ["friction", "restitution"].forEach((q, i) => {
        set(`${kind}-${k}-${q}`, m[i]);
        set(`${kind}-${k}-${q}-range`, m[i]);
      }));
    }
  }
}

/** How many bodies are in a sensor at a frame. */
function inside(s: Store, sensor: number, frame: number): number {
  return s.events.reduce((n, e) => (e.a === sensor && e.frame <= frame ? n + (e.kind === 7 ? 1 : e.kind === 8 ? -1 : 0) : n), 0);
}

/** Settings of a run as lines: `solver tolerance` and its value. */
function settingRows(json: string | undefined): Row[] {
  const rows: Row[] = [];
  const walk = (value: unknown, name: string) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      for (const [k, v] of Object.entries(value)) walk(v, `${name} ${k.replaceAll("_", " ")}`.trim());
    } else {
      rows.push([name, String(value)]);
    }
  };
  try {
    if (json) walk(JSON.parse(json), "");
  } catch {
    rows.push(["settings", json ?? ""]);
  }
  return rows;
}

/** The impulse in its friction cone, in a section along the friction force: on the edge when it slides. */
function drawCone(canvas: HTMLCanvasElement, impulse: ArrayLike<number>, mu: number, mode: number, slip: number): void {
  const g = canvas.getContext("2d")!, { width: w, height: hgt } = canvas;
  const css = getComputedStyle(document.documentElement);
  const shade = (n: string) => css.getPropertyValue(n).trim();
  const n = impulse[0], t = Math.hypot(impulse[1], impulse[2]);
  const top = hgt - 52, wide = w / 2 - 40;
  const scale = n > 0 ? Math.min(top / n, wide / Math.max(mu * n, t, 1e-30)) : 0;
  const high = n > 0 ? n * scale : top * 0.7, half = n > 0 ? mu * high : Math.min(mu * high, wide);
  const x0 = w / 2, y0 = hgt - 26;
  g.clearRect(0, 0, w, hgt);
  g.fillStyle = MODE_COLOURS[mode] + "33";
  g.strokeStyle = MODE_COLOURS[mode];
  g.lineWidth = 2.5;
  g.beginPath();
  g.moveTo(x0, y0);
  g.lineTo(x0 - half, y0 - high);
  g.lineTo(x0 + half, y0 - high);
  g.closePath();
  g.fill();
  g.beginPath();
  g.moveTo(x0 - half, y0 - high);
  g.lineTo(x0, y0);
  g.lineTo(x0 + half, y0 - high);
  g.stroke();
  g.strokeStyle = shade("--line");
  g.setLineDash([6, 6]);
  g.beginPath();
  g.moveTo(x0, y0);
  g.lineTo(x0, y0 - high - 8);
  g.moveTo(20, y0);
  g.lineTo(w - 20, y0);
  g.stroke();
  g.setLineDash([]);
  g.font = "20px system-ui, sans-serif";
  g.fillStyle = shade("--quiet");
  g.fillText(n > 0 ? `μ = ${num(mu, 3)}` : `μ = ${num(mu, 3)} · no impulse`, 14, 24);
  if (n > 0) {
    const x = x0 + t * scale, y = y0 - n * scale;
    g.strokeStyle = g.fillStyle = shade("--ink");
    g.lineWidth = 4;
    g.beginPath();
    g.moveTo(x0, y0);
    g.lineTo(x, y);
    g.stroke();
    g.beginPath();
    g.arc(x, y, 7, 0, 7);
    g.fill();
    g.fillText(mode === 2 ? "on the cone: slides" : mode === 1 ? (slip > 1e-6 ? `inside the cone: sticks, within ${num(slip, 2)} m/s` : "inside the cone: sticks") : (MODES[mode] ?? "?"), 14, hgt - 4);
  }
}
