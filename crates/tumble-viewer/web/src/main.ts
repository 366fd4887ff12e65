// The page: what is shown, who shows it, and what keys and buttons do.

import * as THREE from "three";
import "./style.css";
import { byId, download, fill, h, num } from "./dom";
import { findToken, Link, Problem, type LiveStatus } from "./link";
import { LAYERS, MODE_COLOURS, Overlays, VELOCITY, modeName } from "./overlays";
import { Panels, type Tab } from "./panels";
import { Plots } from "./plots";
import { COLUMN, NONE, type Frame, type Vec3 } from "./protocol";
import { Stage, paletteColour, type ColourBy, type Theme } from "./stage";
import { FIRST_TAB, fromHash, toHash, type View } from "./state";
import { Store } from "./store";
import { Timeline } from "./timeline";

interface Session {
  version: string;
  sources: { index: number; kind: string; name: string; file: string }[];
  live: number;
  scenes: { file: string; title: string; remarks: string }[];
  methods: string[];
  events: string[];
}

const EXTRAS = [
  { id: "trails", key: "t", name: "Trails", hint: "where bodies were in the last two seconds" },
  { id: "xray", key: "x", name: "X-ray", hint: "look through the bodies" },
  { id: "names", key: "l", name: "Names", hint: "labels of the nearest bodies" },
  { id: "grid", key: "g", name: "Ground grid", hint: "lines at whole metres, or parts or multiples of ten of them" },
  { id: "shadows", key: "h", name: "Shadows", hint: "" },
];
/** Trails at a time: as many as one answer of the server tells. */
const TRAILS = 64;
/** Speed that has the hottest colour [m/s]. */
const HOT = 5;
const SPEEDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

const dark = matchMedia("(prefers-color-scheme: dark)");
function theme(): Theme {
  const css = getComputedStyle(document.documentElement);
  const c = (n: string) => css.getPropertyValue(n).trim();
  return { background: c("--scene"), ground: c("--ground"), line: c("--grid"), fixed: c("--fixed"), ink: c("--ink"), ghost: c("--ghost"), dark: dark.matches };
}

class App {
  private readonly view: View = {
    source: 0, compare: null, frame: 0, body: -1, contact: -1, camera: null, auto: true, layers: new Set(["contacts", "quarantine", "grid", "shadows"]),
    colour: "body", follow: false, speed: 1, loop: false, range: null, plots: false, tab: FIRST_TAB,
  };
  private readonly link: Link;
  private readonly stage: Stage;
  private readonly overlays: Overlays;
  private readonly timeline: Timeline;
  private readonly plots: Plots;
  private readonly panels: Panels;
  private readonly stores = new Map<number, Store>();
  private session!: Session;
  private store: Store | null = null;
  private ghost: Store | null = null;
  private shown: Frame | null = null;
  private shownGhost: Frame | null = null;
  private playing = false;
  private clock = 0;
  private last = 0;
  private status: LiveStatus | null = null;
  private opening = 0;
  private openedEpoch = -1;
  private drag: { body: number; local: Vec3; point: Vec3 } | null = null;
  private arrows = { arrows: 1, root: true };
  private differs: number | null = null;
  private trailKey = "";
  private wanted = -1;
  private hashTimer = 0;
  private recorder: MediaRecorder | null = null;
  private ready = false;
  private drawnFrames = 0;
  /** The newest frame of a live world is shown as it comes. */
  private atHead = true;
  private eventsRead = 0;
  private ghostKey = "";
  /** Whether the address says what to compare with, be it nothing. */
  private saidCompare = false;
  private numbersAt = 0;
  /** The page is being opened as its address says: a status that comes meanwhile is no news. */
  private starting = false;

  constructor() {
    const token = findToken();
    const said = fromHash(location.hash);
    this.saidCompare = "compare" in said;
    Object.assign(this.view, said);
    this.stage = new Stage(byId<HTMLCanvasElement>("canvas"), theme());
    this.overlays = new Overlays(this.stage);
    this.timeline = new Timeline((f) => this.seek(f), (k) => this.session?.events[k] ?? "");
    this.plots = new Plots((f) => this.seek(f));
    this.link = new Link(token, {
      status: (s) => this.onStatus(s),
      span: (s) => {
        const store = this.stores.get(s.source);
        if (store && s.end !== store.end) {
          const atEnd = this.store === store && this.view.frame >= store.last;
          store.growing = s.growing;
          void store.grow(s.end).then(() => {
            if (atEnd && this.playing) this.view.frame = store.last;
            this.refreshNumbers();
          }).catch((e) => this.complain(e));
        }
      },
      pushed: (rows, frame) => {
        const live = this.stores.get(this.session?.live ?? -1);
        if (!live || live.epoch !== rows.epoch) return;
        live.end = Math.max(live.end, frame.number + 1);
        if (live.takeRows(rows)) live.keep(frame);
        else void live.grow(live.end).catch((e) => this.complain(e));
        if (this.store === live && this.atHead) this.view.frame = frame.number;
        this.refreshNumbers();
      },
      error: (m) => this.toast(m, true),
      state: (s) => this.onLink(s),
    });
    this.panels = new Panels(this.link, {
      selectBody: (b) => this.selectBody(b),
      selectContact: (c, focus) => this.selectContact(c, focus),
      focusBody: () => this.focus(),
      follow: () => this.toggleFollow(),
      seek: (f) => this.seek(f),
      worstFrame: () => this.worstFrame(),
      worstHere: () => this.worstHere(),
      command: (words) => this.link.command(words),
      turned: (tab) => {
        this.view.tab = tab;
        this.redraw();
      },
    });
    this.build();
    this.stage.setGrid(this.view.layers.has("grid"));
    this.stage.setShadows(this.view.layers.has("shadows"));
    this.stage.setXray(this.view.layers.has("xray"));
    dark.addEventListener("change", () => {
      this.stage.setTheme(theme());
      if (this.store) this.plots.show(this.store);
      this.redraw();
    });
    new ResizeObserver(() => {
      this.stage.resize();
      this.stage.render();
    }).observe(byId("view"));
    this.pointer();
    addEventListener("keydown", (e) => this.key(e));
    addEventListener("hashchange", (e) => void this.followHash(new URL(e.newURL).hash));
    requestAnimationFrame((t) => this.tick(t));
  }

  // ---- start, loss and return of the server ----

  private async start(): Promise<void> {
    const mine = ++this.opening;
    this.starting = true;
    try {
      this.session = await this.link.json<Session>("/api/session");
      if (mine !== this.opening) return;
      this.panels.setMethods(this.session.methods);
      const known = this.session.sources.some((s) => s.index === this.view.source);
      if (!known) this.view.source = 0;
      this.buildScenes();
      const live = this.session.sources[this.session.live];
      if (this.view.source === this.session.live && !live.name && !live.file) {
        this.setEmpty(true);
        byId<HTMLDialogElement>("scenes").showModal();
        return;
      }
      // two recordings were given to be compared
      if (!this.saidCompare && this.view.source === 0 && this.recordings() > 1) this.view.compare = 1;
      const there = this.view.compare !== null && this.view.compare !== this.view.source && this.session.sources.some((s) => s.index === this.view.compare);
      if (!there) this.view.compare = null;
      await this.open(this.view.source, true);
      if (this.view.compare !== null) await this.compare(this.view.compare);
    } catch (e) {
      this.complain(e);
    } finally {
      this.starting = false;
    }
  }

  private onLink(state: "found" | "lost" | "refused"): void {
    const banner = byId("banner");
    document.documentElement.dataset.link = state;
    banner.hidden = state === "found";
    if (state === "lost") banner.textContent = "The server does not answer. Trying again …";
    if (state === "refused") banner.textContent = this.link.token
      ? "This link belongs to an earlier launch. Open the one that `tumble view` printed last."
      : "This link has no token. Open the one that `tumble view` printed, with everything after the #.";
    if (state === "found") {
      // after a loss everything may have changed
      void this.start();
    }
  }

  private onStatus(s: LiveStatus): void {
    const before = this.status;
    this.status = s;
    const live = this.session?.live ?? -1;
    if (s.open && s.epoch !== this.openedEpoch && (this.view.source === live) && this.session && !this.starting) {
      // another scene, or a reset; or the first one, which took longer than the page, and is shown as the link says
      const first = this.openedEpoch < 0;
      this.openedEpoch = s.epoch;
      void this.open(live, first);
    }
    const store = this.stores.get(live);
    if (store && store.epoch === s.epoch) {
      store.first = s.first;
      store.end = Math.max(store.end, s.end);
    }
    if (performance.now() - this.numbersAt > 900) this.refreshNumbers();
    if (this.store?.live) {
      if (before?.playing !== s.playing && this.atHead) this.playing = s.playing;
      if (performance.now() - this.eventsRead > 1000 && store) {
        this.eventsRead = performance.now();
        void store.readEvents().catch(() => undefined);
      }
      this.overlays.setPull(s.pull?.held ?? null, s.pull?.target ?? null);
      this.refreshTransport();
      if (this.shown && this.panels.tab === "world") this.panels.update(this.shown, this.view.body, this.view.contact, false, s);
    }
  }

  /** Opens a source: bodies, books, first picture. */
  private async open(index: number, keep: boolean): Promise<void> {
    const mine = ++this.opening;
    document.documentElement.dataset.ready = "false";
    const store = new Store(this.link, index);
    try {
      await store.open();
    } catch (e) {
      this.complain(e);
      return;
    }
    if (mine !== this.opening) return;
    const old = this.store;
    const same = old !== null && old.about.file === store.about.file && old.about.name === store.about.name && old.bodies.length === store.bodies.length && this.ready;
    this.stores.set(index, store);
    this.store = store;
    this.view.source = index;
    if (store.live) this.openedEpoch = store.epoch;
    if (!keep) {
      this.view.frame = store.live ? store.last : store.first;
      if (!same) {
        this.view.body = this.view.contact = -1;
        this.view.camera = null;
        this.view.auto = true;
        this.view.follow = false;
      }
      this.view.contact = -1;
      this.view.range = null;
    }
    if (store.live) this.playing = this.status?.playing ?? true;
    this.atHead = !keep || this.view.frame === 0 || this.view.frame >= store.last;
    if (store.live && this.atHead) this.view.frame = store.last;
    this.view.frame = Math.min(Math.max(this.view.frame, store.first), store.last);
    // a scene that was opened elsewhere ends the choice
    if (!byId("empty").hidden) byId<HTMLDialogElement>("scenes").close();
    this.setEmpty(false);
    this.shown = null;
    this.wanted = -1;
    this.trailKey = "";
    // a reset keeps the eye where it is
    const eye = same && !keep && !this.stage.auto ? this.stage.cameraNumbers : this.view.camera;
    this.stage.setWorld(store);
    this.overlays.calibrate(store);
    this.timeline.show(store);
    this.plots.show(store);
    this.plots.toggle(this.view.plots);
    byId("open-plots").classList.toggle("on", this.view.plots);
    this.panels.show(store);
    this.panels.open((["body", "contact", "solver", "world"].includes(this.view.tab) ? this.view.tab : FIRST_TAB) as Tab);
    const f = await store.fetch(this.view.frame).catch((e) => void this.complain(e));
    if (mine !== this.opening) return;
    if (f) {
      this.stage.crowd.place(f);
      this.stage.resize();
      this.stage.fit(f);
      this.stage.seeThrough(f);
      if (eye) {
        this.stage.cameraNumbers = eye;
        this.stage.auto = keep && this.view.auto;
      }
      this.showFrame(f);
      if (this.view.follow) this.stage.follow(this.view.body, f);
    }
    byId("kind").className = `badge ${store.about.kind}`;
    byId("kind").textContent = store.about.kind;
    byId("title").textContent = store.about.name || store.about.file;
    document.title = `${store.about.name || store.about.file} – tumble`;
    this.buildSources();
    this.buildCompare();
    void store.told.then(() => this.store === store && this.timeline.draw()).catch((e) => this.complain(e));
    this.buildTransport();
    this.refreshNumbers();
    this.refreshLegend();
    this.hint();
    this.ready = true;
    document.documentElement.dataset.ready = "true";
  }

  private async followHash(hash: string): Promise<void> {
    // the address that was typed counts, not one that was about to be written
    clearTimeout(this.hashTimer);
    this.hashTimer = 0;
    const next = fromHash(hash);
    if (toHash({ ...this.view, ...next }, this.link.token) === toHash(this.view, this.link.token)) return;
    const { source, compare } = this.view;
    // what an address does not say is as it was at the start
    Object.assign(this.view, { body: -1, contact: -1, follow: false, loop: false, range: null, compare: null, colour: "body" }, next);
    if (!this.session?.sources.some((s) => s.index === this.view.source)) this.view.source = source;
    if (this.view.source !== source) await this.open(this.view.source, true);
    const wanted = this.view.compare;
    if (wanted !== compare || this.view.source !== source) {
      const there = wanted !== null && wanted !== this.view.source && this.session?.sources.some((s) => s.index === wanted);
      await this.compare(there ? wanted : null);
    }
    if (next.camera) {
      this.stage.cameraNumbers = next.camera;
      this.stage.auto = next.auto ?? false;
    }
    this.stage.follow(this.view.follow ? this.view.body : -1, this.shown);
    byId<HTMLSelectElement>("colour").value = this.view.colour;
    this.panels.open(this.view.tab as Tab);
    this.setPlots(this.view.plots);
    this.refreshTransport();
    this.shown = null;
    this.applyLayers();
  }

  // ---- time ----

  private tick(now: number): void {
    requestAnimationFrame((t) => this.tick(t));
    const passed = Math.min((now - this.last) / 1000, 0.25);
    this.last = now;
    const s = this.store;
    if (s && this.ready) {
      if (this.playing && !(s.live && this.atHead)) this.advance(passed);
      this.show();
      this.plots.refresh();
      this.stage.glide(passed);
    }
    if (this.stage.render()) this.labels();
  }

  private advance(passed: number): void {
    const s = this.store!;
    const [first, last] = this.view.range ?? [s.first, s.last];
    const now = s.time(this.view.frame);
    if (Math.abs(this.clock - now) > 2 * s.about.step * Math.max(1, this.view.speed)) this.clock = now;
    // a frame that has not come yet is waited for
    if (this.shown && this.shown.number !== this.view.frame && !s.peek(this.view.frame)) return;
    this.clock += passed * this.view.speed;
    let next = Math.max(s.frameAt(this.clock), this.view.frame);
    if (next >= last) {
      if (s.live && !this.view.range) {
        // the past has been shown again: go on with the present
        this.view.frame = s.last;
        this.atHead = true;
        this.link.command({ command: "play" });
        return;
      }
      if (this.recorder) {
        this.view.frame = last;
        this.stopVideo();
        return;
      }
      if (this.view.loop) {
        next = first;
        this.clock = s.time(first);
      } else if (s.growing && !this.view.range) {
        next = s.last;
      } else {
        next = last;
        this.playing = false;
        this.refreshTransport();
      }
    }
    this.view.frame = next;
    s.prefetch(next);
  }

  /** Brings the wanted frame on the screen as soon as it is there. */
  private show(): void {
    const s = this.store!, n = Math.min(Math.max(this.view.frame, s.first), s.last);
    this.view.frame = n;
    if (this.shown?.number === n) return this.showGhost(n);
    const f = s.peek(n);
    if (f) {
      this.showFrame(f);
    } else if (this.wanted !== n) {
      this.wanted = n;
      s.fetch(n, this.playing).then((f) => {
        if (f && this.view.frame === n) this.showFrame(f);
      }).catch((e) => this.complain(e)).finally(() => {
        if (this.wanted === n) this.wanted = -1;
      });
    }
    this.showGhost(n);
  }

  private showFrame(f: Frame): void {
    this.shown = f;
    this.drawnFrames++;
    this.stage.setFrame(f);
    this.paint();
    this.overlays.update(f, this.store!, this.view.layers, this.arrows, this.view.contact);
    this.stage.select(this.view.body);
    this.panels.update(f, this.view.body, this.view.contact, this.playing, this.status);
    this.timeline.set({ frame: f.number, range: this.view.range, differs: this.differs });
    this.plots.setFrame(f.number);
    this.trails(f);
    this.refreshNumbers();
    document.documentElement.dataset.frame = String(f.number);
    this.saveHash();
  }

  private showGhost(n: number): void {
    const g = this.ghost, key = `${Math.min(n, g?.last ?? 0)} beside ${this.shown?.number}`;
    if (!g || this.ghostKey === key) return;
    const f = g.peek(Math.min(n, g.last));
    if (!f) {
      void g.fetch(Math.min(n, g.last), this.playing).catch(() => undefined);
      return;
    }
    this.shownGhost = f;
    this.ghostKey = key;
    this.stage.setGhostFrame(f, this.shown);
    this.refreshNumbers();
  }

  /** Draws the present frame again: something other than time has changed. */
  private redraw(): void {
    if (!this.shown || !this.store) return;
    this.paint();
    this.overlays.update(this.shown, this.store, this.view.layers, this.arrows, this.view.contact);
    this.stage.select(this.view.body);
    this.panels.update(this.shown, this.view.body, this.view.contact, this.playing, this.status, true);
    this.timeline.set({ frame: this.shown.number, range: this.view.range, differs: this.differs });
    this.trails(this.shown);
    this.refreshLegend();
    this.refreshNumbers();
    this.saveHash();
    this.stage.dirty = true;
  }

  seek(frame: number): void {
    const s = this.store;
    if (!s) return;
    this.view.frame = Math.min(Math.max(Math.round(frame), s.first), s.last);
    this.clock = s.time(this.view.frame);
    this.atHead = this.view.frame >= s.last;
    if (s.live && this.view.frame < s.last && this.status?.playing) this.link.command({ command: "pause" });
    if (s.live && this.view.frame < s.last) this.playing = false;
    this.refreshTransport();
  }

  play(on = !this.playing): void {
    const s = this.store;
    if (!s) return;
    this.playing = on;
    if (s.live) {
      if (!on) this.link.command({ command: "pause" });
      else if (this.atHead) this.link.command({ command: "play" });
    } else if (on && this.view.frame >= (this.view.range?.[1] ?? s.last) && !s.growing) {
      this.view.frame = this.view.range?.[0] ?? s.first;
    }
    this.clock = s.time(this.view.frame);
    this.refreshTransport();
  }

  step(count: number): void {
    const s = this.store;
    if (!s) return;
    if (s.live && count > 0 && this.atHead) {
      this.playing = false;
      this.link.command({ command: "step", count });
    } else {
      if (this.playing) this.play(false);
      this.seek(this.view.frame + count);
    }
  }

  private setSpeed(value: number): void {
    this.view.speed = value;
    if (this.store?.live) this.link.command({ command: "speed", value });
    this.refreshTransport();
    this.saveHash();
  }

  private jumpEvent(back: boolean): void {
    const s = this.store;
    if (!s) return;
    void (s.live ? this.catchUp() : s.told.catch((e) => this.complain(e))).then(() => {
      const e = s.nextEvent(this.view.frame, back);
      if (!e) return this.toast(back ? "No event before this frame." : "No event after this frame.");
      this.play(false);
      this.seek(e.frame);
      const name = (b: number) => (b === NONE ? "" : s.bodies[b]?.name ?? "");
      const speed = e.kind === 2 ? ` at ${num(e.speed, 3)} m/s` : "";
      this.toast(`${this.session.events[e.kind] ?? "event"}${speed}: ${[name(e.a), name(e.b)].filter(Boolean).join(" – ")}`);
    });
  }

  /** Events of frames that were never pushed. */
  private async catchUp(): Promise<void> {
    const s = this.store!;
    await s.readEvents().catch((e) => this.complain(e));
  }

  private worstFrame(): void {
    const s = this.store;
    if (!s || s.rowCount === 0) return;
    const r = s.columns[COLUMN.residual];
    let best = Math.max(s.first - s.rowFirst, 0);
    for (let k = best; k < s.rowCount; k++) if (r[k] > r[best]) best = k;
    this.play(false);
    this.view.contact = -1;
    const n = s.rowFirst + best;
    this.seek(n);
    void s.fetch(n).then((f) => {
      if (!f) return;
      this.showFrame(f);
      this.worstHere();
    }).catch((e) => this.complain(e));
  }

  private worstHere(): void {
    const f = this.shown;
    if (!f || f.contacts === 0) return this.toast("Nothing touches in this frame.");
    let best = 0;
    for (let k = 1; k < f.contacts; k++) if (f.contact(k).residual > f.contact(best).residual) best = k;
    this.selectContact(best, true);
  }

  // ---- selection ----

  selectBody(body: number): void {
    this.view.body = body;
    this.view.contact = -1;
    if (body < 0) {
      this.view.follow = false;
      this.stage.follow(-1, null);
    } else if (this.view.follow && this.shown) {
      this.stage.follow(body, this.shown);
    }
    this.setTab("body");
    this.trailKey = "";
    this.redraw();
  }

  selectContact(contact: number, focus: boolean): void {
    this.view.contact = contact;
    if (contact >= 0) this.setTab("contact");
    if (focus && this.shown && contact >= 0) this.stage.focus(this.shown.contact(contact).point, 3.5 * this.stage.unit);
    this.redraw();
  }

  private setTab(tab: Tab): void {
    this.view.tab = tab;
    this.panels.open(tab);
  }

  private focus(): void {
    const f = this.shown, s = this.store;
    if (!f || !s) return;
    if (this.view.contact >= 0 && this.view.contact < f.contacts) this.stage.focus(f.contact(this.view.contact).point, 3.5 * this.stage.unit);
    else if (this.view.body >= 0) this.stage.focus(f.centre(this.view.body), 1.6 * this.stage.bodySize(this.view.body));
    else this.stage.fit(f);
    this.saveHash();
  }

  private toggleFollow(): void {
    if (this.view.body < 0) return this.toast("Select a body first: click it.");
    this.view.follow = !this.view.follow;
    this.stage.follow(this.view.follow ? this.view.body : -1, this.shown);
    this.toast(this.view.follow ? "The camera follows this body." : "The camera stays where it is.");
    this.saveHash();
  }

  // ---- looks ----

  private paint(): void {
    const f = this.shown, s = this.store;
    if (!f || !s) return;
    const by = (this.view.layers.has("islands") ? "island" : this.view.colour) as ColourBy;
    const fixed = this.stage.fixedColour, lost = new THREE.Color("#e03131"), cold = new THREE.Color("#4e79a7"), hot = new THREE.Color("#e8590c");
    const c = new THREE.Color();
    this.stage.paint((k) => {
      const b = s.bodies[k];
      if (k < f.bodies && f.quarantined(k) && this.view.layers.has("quarantine")) return lost;
      if (by === "kind") return c.set(b.kind === "dynamic" ? "#4e79a7" : b.kind === "kinematic" ? "#f28e2b" : fixed);
      if (by === "material") return paletteColour(b.material);
      if (b.kind === "fixed") return fixed;
      let colour: THREE.Color;
      if (by === "island") {
        const i = k < f.bodies ? f.island(k) : -1;
        colour = i >= 0 ? paletteColour(i) : fixed;
      } else if (by === "speed") {
        const o = 13 * k + 7, v = Math.hypot(f.states[o], f.states[o + 1], f.states[o + 2]);
        colour = c.lerpColors(cold, hot, Math.min(v / HOT, 1));
      } else {
        colour = paletteColour(k);
      }
      return k < f.bodies && f.asleep(k) ? c.copy(colour).lerp(fixed, 0.6) : colour;
    });
  }

  private trails(f: Frame): void {
    const s = this.store!;
    if (!this.view.layers.has("trails")) {
      if (this.trailKey) this.stage.setTrails([]);
      this.trailKey = "";
      return;
    }
    const moving = s.bodies.map((b, k) => ({ b, k })).filter(({ b }) => b.kind !== "fixed").map(({ k }) => k);
    const list = this.view.body >= 0 ? [this.view.body] : moving.slice(0, TRAILS);
    const from = Math.max(s.frameAt(s.time(f.number) - 2), s.first);
    const stride = Math.max(1, Math.ceil((f.number - from) / 200));
    const key = `${s.epoch}/${list.length}/${list[0]}/${Math.floor(f.number / Math.max(stride, this.playing ? 4 : 1))}`;
    if (key === this.trailKey || list.length === 0) return;
    this.trailKey = key;
    const to = from + Math.floor((f.number - from) / stride) * stride;
    this.link.bytes(`/api/source/${s.index}/path?bodies=${list.join(",")}&from=${from}&to=${to}&stride=${stride}`).then((bytes) => {
      if (this.trailKey !== key) return;
      const all = new Float64Array(bytes), each = all.length / list.length;
      this.stage.setTrails(list.map((body, k) => ({ colour: paletteColour(body), points: Float32Array.from(all.subarray(k * each, (k + 1) * each)) })));
    }).catch(() => undefined);
  }

  private labels(): void {
    const root = byId("labels"), f = this.shown, s = this.store;
    const scale = byId("scale");
    scale.hidden = !s || !this.view.layers.has("grid");
    // a bar as long as one cell where the eye looks
    (scale.firstElementChild as HTMLElement).style.width = `${this.stage.cell * this.stage.pixelsPerMetre}px`;
    scale.lastElementChild!.textContent = `grid ${num(Number(this.stage.cell.toPrecision(6)))} m`;
    if (!f || !s) return root.replaceChildren();
    const named = this.view.layers.has("names");
    let list: { body: number; at: [number, number] }[] = [];
    const put = (body: number) => {
      const at = this.stage.project(f.centre(body));
      if (at) list.push({ body, at });
    };
    if (named) {
      s.bodies.forEach((b, k) => b.kind !== "fixed" && k < f.bodies && put(k));
      const eye = this.stage.camera.position;
      const far = (b: number) => eye.distanceToSquared(new THREE.Vector3(...f.centre(b)));
      if (list.length > 40) list = list.sort((a, b) => far(a.body) - far(b.body)).slice(0, 40);
    } else if (this.view.body >= 0 && this.view.body < f.bodies) {
      put(this.view.body);
    }
    fill(root, ...list.map(({ body, at }) => {
      const e = h("span", {}, s.bodies[body].name);
      e.style.left = `${at[0]}px`;
      e.style.top = `${at[1]}px`;
      return e;
    }));
  }

  private refreshNumbers(): void {
    const s = this.store, f = this.shown;
    if (!s) return;
    this.numbersAt = performance.now();
    const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
    const parts = [many(s.bodies.length, "body", "bodies")];
    if (f) parts.push(many(f.contacts, "contact", "contacts"), many(f.islands, "island", "islands"));
    if (s.live && this.status?.playing && this.status.pace > 0) parts.push(`${num(this.status.pace, 2)} × real time`);
    if (s.growing && !s.live) parts.push(this.numbersAt - s.grownAt < 5000 ? "still being written" : "no end was written yet");
    if (this.ghost && f && this.shownGhost) {
      let far = 0, who = -1;
      const n = Math.min(f.bodies, this.shownGhost.bodies);
      for (let k = 0; k < n; k++) {
        const [a, b] = [f.centre(k), this.shownGhost.centre(k)];
        const d = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        if (d > far) [far, who] = [d, k];
      }
      parts.splice(0, parts.length, far > 0 ? `apart by up to ${num(far, 3)} m (${s.bodies[who].name})` : "no difference in this frame");
    }
    byId("numbers").textContent = parts.join(" · ");
    const time = document.getElementById("time");
    if (time && f) time.textContent = `${s.time(f.number).toFixed(3)} s of ${s.time(s.last).toFixed(3)} s`;
    const box = document.getElementById("frame-box") as HTMLInputElement | null;
    if (box && f && document.activeElement !== box) box.value = String(f.number);
  }

  private refreshLegend(): void {
    const on = this.view.layers;
    const parts: Node[] = [];
    const swatch = (colour: string, text: string) => {
      const i = h("i");
      i.style.background = colour;
      return h("span", {}, i, text);
    };
    if (["contacts", "impulses", "cones"].some((l) => on.has(l))) parts.push(...MODE_COLOURS.map((c, k) => swatch(c, modeName(k))));
    if (on.has("impulses") || on.has("cones")) parts.push(h("span", { class: "quiet" }, this.arrows.root ? "length ∝ √impulse" : "length ∝ impulse"));
    if (on.has("normals")) parts.push(swatch("#5b8ff9", "normal"));
    if (on.has("velocities")) parts.push(swatch("#2f9e44", `velocity: way in ${num(VELOCITY * this.arrows.arrows, 2)} s`));
    if (on.has("spins")) parts.push(swatch("#9c36b5", "spin"));
    if (on.has("axes")) parts.push(swatch("#e03131", "1st"), swatch("#2f9e44", "2nd"), swatch("#1971c2", "3rd principal axis"));
    const s = this.store, shade = (c: THREE.Color) => `#${c.getHexString()}`;
    if (!on.has("islands") && s) {
      if (this.view.colour === "kind") parts.push(swatch("#4e79a7", "dynamic"), swatch("#f28e2b", "kinematic"), swatch(shade(this.stage.fixedColour), "fixed"));
      if (this.view.colour === "speed") parts.push(swatch("#4e79a7", "at rest"), swatch("#e8590c", `${HOT} m/s and more`));
      if (this.view.colour === "material") {
        parts.push(...s.about.materials.slice(0, 8).map((m, k) => swatch(shade(paletteColour(k)), m.name)));
        if (s.about.materials.length > 8) parts.push(h("span", { class: "quiet" }, `and ${s.about.materials.length - 8} more materials`));
      }
    }
    if (on.has("trails") && s && this.view.body < 0) {
      const moving = s.bodies.filter((b) => b.kind !== "fixed").length;
      if (moving > TRAILS) parts.push(h("span", { class: "quiet" }, `trails of the first ${TRAILS} of ${moving} bodies: select one for its own`));
    }
    if (this.stage.glass.size > 0) parts.push(h("span", { class: "quiet" }, "glass: fixed bodies that would hide what moves"));
    if (this.ghost) parts.push(swatch(theme().ghost, `ghosts: ${this.ghost.about.file || this.ghost.about.name}`));
    fill(byId("legend"), ...parts);
  }

  private hint(): void {
    const live = this.store?.live;
    byId("hint").textContent = `drag: turn · right drag: move · wheel: zoom · click: select${live ? " · Shift-drag: pull" : ""} · ?: all keys`;
  }

  private toggleLayer(id: string, on?: boolean): void {
    const set = this.view.layers;
    if (on ?? !set.has(id)) set.add(id);
    else set.delete(id);
    this.applyLayers();
  }

  private applyLayers(): void {
    const set = this.view.layers;
    for (const l of [...LAYERS, ...EXTRAS]) {
      const box = document.getElementById(`layer-${l.id}`) as HTMLInputElement | null;
      if (box) box.checked = set.has(l.id);
    }
    this.stage.setGrid(set.has("grid"));
    this.stage.setShadows(set.has("shadows"));
    this.stage.setXray(set.has("xray"));
    this.trailKey = this.trailKey || "-";
    this.redraw();
  }

  // ---- comparing ----

  private recordings(): number {
    return this.session?.sources.filter((s) => s.kind === "recording").length ?? 0;
  }

  /** Nothing is open: says so, and what to do. */
  private setEmpty(on: boolean): void {
    byId("empty").hidden = !on;
    for (const id of ["open-export", "open-plots"]) byId<HTMLButtonElement>(id).disabled = on;
    if (!on) return;
    byId("title").textContent = "choose a scene";
    fill(byId("empty"), h("p", {}, "Nothing is open yet."), h("button", { class: "on", onclick: () => byId<HTMLDialogElement>("scenes").showModal() }, "Choose a scene"),
      h("p", { class: "quiet" }, "A recording is shown by tumble view FILE."));
  }

  /** Recordings and the live scene, when there is more than one of them. */
  private buildSources(): void {
    const list = this.session.sources.filter((s) => s.name || s.file || s.index === this.view.source);
    const select = byId<HTMLSelectElement>("source");
    select.hidden = list.length < 2;
    const name = (s: Session["sources"][number]) => (s.index === this.session.live ? `live: ${(this.status?.open && this.stores.get(s.index)?.about.file) || s.file || s.name}` : s.file || s.name);
    fill(select, ...list.map((s) => h("option", { value: String(s.index) }, name(s))));
    select.value = String(this.view.source);
    byId("title").hidden = !select.hidden;
  }

  private buildCompare(): void {
    const others = this.session.sources.filter((s) => s.index !== this.view.source && s.kind === "recording");
    byId("compare-box").hidden = others.length === 0;
    fill(byId("compare"), h("option", { value: "" }, "nothing"), ...others.map((s) => h("option", { value: String(s.index) }, s.file || s.name)));
    byId<HTMLSelectElement>("compare").value = this.view.compare === null ? "" : String(this.view.compare);
  }

  private async compare(index: number | null): Promise<void> {
    this.view.compare = index;
    this.saidCompare = true;
    this.shownGhost = null;
    this.ghostKey = "";
    const button = byId("differs");
    if (index === null) {
      this.ghost = null;
      this.differs = null;
      this.stage.setGhostWorld(null);
      button.hidden = true;
      this.redraw();
      return;
    }
    const ghost = new Store(this.link, index);
    try {
      await ghost.open();
    } catch (e) {
      return this.complain(e);
    }
    this.stores.set(index, ghost);
    this.ghost = ghost;
    this.stage.setGhostWorld(ghost);
    byId<HTMLSelectElement>("compare").value = String(index);
    // the books carry a hash of the state of every frame
    const s = this.store!;
    const from = Math.max(s.rowFirst, ghost.rowFirst), to = Math.min(s.rowFirst + s.rowCount, ghost.rowFirst + ghost.rowCount);
    let n = from;
    while (n < to && s.hashes[n - s.rowFirst] === ghost.hashes[n - ghost.rowFirst]) n++;
    this.differs = n < to ? n : s.end !== ghost.end ? to : null;
    button.hidden = false;
    button.onclick = () => this.toDifference();
    button.title = "go to the first frame in which the two runs differ (d)";
    button.textContent = this.differs === null ? "the same in every frame" : n < to ? `first differs at frame ${n}` : `one ends at frame ${to - 1}`;
    if (n < to) {
      const [a, b] = await Promise.all([s.fetch(n), ghost.fetch(n)]).catch(() => [undefined, undefined]);
      const what = a && b ? firstDifference(a, b) : null;
      if (what) button.textContent += `: ${s.bodies[what.body]?.name}, ${what.quantity}`;
    }
    this.redraw();
  }

  // ---- the mouse ----

  private pointer(): void {
    const canvas = byId<HTMLCanvasElement>("canvas");
    let down: [number, number] | null = null;
    canvas.addEventListener("pointerdown", (e) => {
      down = [e.clientX, e.clientY];
      if (e.button === 0 && e.shiftKey && this.store && !this.store.live) this.toast("A recording cannot be pulled: open its scene (m) to run it.");
      if (e.button !== 0 || !e.shiftKey || !this.store?.live || !this.shown) return;
      const hit = this.stage.pick(e.clientX, e.clientY);
      if (!hit || this.store.bodies[hit.body].kind !== "dynamic") return;
      e.stopImmediatePropagation();
      this.stage.controls.enabled = false;
      canvas.setPointerCapture(e.pointerId);
      this.stage.take();
      this.drag = { body: hit.body, local: hit.local, point: hit.point };
      this.selectBody(hit.body);
      this.play(true);
      this.pullTo(e);
    }, { capture: true });
    canvas.addEventListener("pointermove", (e) => {
      if (this.drag) this.pullTo(e);
    });
    const end = (e: PointerEvent) => {
      if (this.drag) {
        this.drag = null;
        this.stage.controls.enabled = true;
        this.link.command({ command: "drop" });
        this.overlays.setPull(null, null);
      } else if (down && e.button === 0 && Math.hypot(e.clientX - down[0], e.clientY - down[1]) < 4) {
        this.click(e);
      }
      down = null;
      this.saveHash();
    };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
    canvas.addEventListener("dblclick", () => this.focus());
  }

  private pullTo(e: PointerEvent): void {
    const d = this.drag!;
    const target = this.stage.onPlane(e.clientX, e.clientY, d.point);
    this.link.command({ command: "drag", body: d.body, point: d.local, target });
  }

  private click(e: PointerEvent): void {
    const f = this.shown;
    if (!f) return;
    const shows = ["contacts", "impulses", "cones", "normals"].some((l) => this.view.layers.has(l));
    const contact = shows ? this.overlays.pick(e.clientX, e.clientY, f) : -1;
    if (contact >= 0) return this.selectContact(contact, false);
    const hit = this.stage.pick(e.clientX, e.clientY);
    this.selectBody(hit ? hit.body : -1);
  }

  // ---- keys and buttons ----

  private readonly keys: { keys: string[]; shown: string; does: string; run: (e: KeyboardEvent) => void }[] = [
    { keys: [" "], shown: "Space", does: "play or pause", run: () => this.play() },
    { keys: ["ArrowRight", "."], shown: "→", does: "one frame on (Shift: ten)", run: (e) => this.step(e.shiftKey ? 10 : 1) },
    { keys: ["ArrowLeft", ","], shown: "←", does: "one frame back (Shift: ten)", run: (e) => this.step(e.shiftKey ? -10 : -1) },
    { keys: ["Home"], shown: "Home", does: "first frame", run: () => this.seek(this.store?.first ?? 0) },
    { keys: ["End"], shown: "End", does: "last frame", run: () => this.seek(this.store?.last ?? 0) },
    { keys: ["+", "="], shown: "+", does: "faster", run: () => this.setSpeed(SPEEDS.find((s) => s > this.view.speed) ?? 8) },
    { keys: ["-"], shown: "−", does: "slower", run: () => this.setSpeed(SPEEDS.findLast((s) => s < this.view.speed) ?? 0.05) },
    { keys: ["o"], shown: "o", does: "loop", run: () => this.toggleLoop() },
    { keys: ["e"], shown: "e", does: "next event", run: () => this.jumpEvent(false) },
    { keys: ["E"], shown: "Shift e", does: "event before", run: () => this.jumpEvent(true) },
    { keys: ["w"], shown: "w", does: "worst frame and contact of the run", run: () => this.worstFrame() },
    { keys: ["["], shown: "[", does: "range begins here", run: () => this.setRange(0) },
    { keys: ["]"], shown: "]", does: "range ends here", run: () => this.setRange(1) },
    { keys: ["\\"], shown: "\\", does: "no range", run: () => this.setRange(2) },
    { keys: ["f"], shown: "f", does: "focus on the selection, or on all", run: () => this.focus() },
    { keys: ["v"], shown: "v", does: "follow the selected body", run: () => this.toggleFollow() },
    { keys: ["d"], shown: "d", does: "first difference of two recordings", run: () => this.toDifference() },
    { keys: ["p"], shown: "p", does: "plots", run: () => this.setPlots(!this.view.plots) },
    { keys: ["r"], shown: "r", does: "reset a live world", run: () => this.reset() },
    { keys: ["s"], shown: "s", does: "save a picture", run: () => this.picture() },
    { keys: ["q"], shown: "q", does: "SQL of the selection to the clipboard", run: () => void this.copy(this.sql(), "SQL of the selection") },
    { keys: ["u"], shown: "u", does: "link to this view to the clipboard", run: () => this.copyLink() },
    { keys: ["m"], shown: "m", does: "scenes to choose from", run: () => byId<HTMLDialogElement>("scenes").showModal() },
    { keys: ["/"], shown: "/", does: "find a body by name", run: () => { this.selectBody(-1); document.getElementById("search")?.focus(); } },
    { keys: ["Escape"], shown: "Esc", does: "select nothing", run: () => this.selectBody(-1) },
    { keys: ["?"], shown: "?", does: "this sheet", run: () => byId<HTMLDialogElement>("help").showModal() },
  ];

  private key(e: KeyboardEvent): void {
    const t = e.target as HTMLElement;
    const typing = t instanceof HTMLInputElement && ["number", "search", "text"].includes(t.type) || t instanceof HTMLSelectElement;
    if (typing) {
      if (e.key === "Escape") t.blur();
      return;
    }
    if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
    if (e.key === "Escape" && !byId("export").hidden) {
      byId("export").hidden = true;
      return;
    }
    // a focused button is pressed by its own space
    if (e.key === " " && t instanceof HTMLButtonElement) t.blur();
    const layer = [...LAYERS, ...EXTRAS].find((l) => l.key === e.key);
    const action = this.keys.find((k) => k.keys.includes(e.key));
    if (layer) this.toggleLayer(layer.id);
    else if (action) action.run(e);
    else return;
    e.preventDefault();
  }

  private toDifference(): void {
    if (!this.ghost) return this.toast("There is nothing to compare with: open two recordings, tumble view A B.");
    if (this.differs === null) return this.toast("The two are the same in every frame.");
    this.play(false);
    this.seek(this.differs);
  }

  private copyLink(): void {
    this.writeHash();
    void this.copy(location.href, "Link to this view");
  }

  private toggleLoop(): void {
    this.view.loop = !this.view.loop;
    this.refreshTransport();
    this.saveHash();
  }

  private setRange(end: number): void {
    const s = this.store;
    if (!s) return;
    const [a, b] = this.view.range ?? [s.first, s.last];
    const n = this.view.frame;
    this.view.range = end === 2 ? null : end === 0 ? [n, Math.max(b, n)] : [Math.min(a, n), n];
    this.redraw();
    this.refreshTransport();
  }

  private setPlots(on: boolean): void {
    this.view.plots = on;
    this.plots.toggle(on);
    byId("open-plots").classList.toggle("on", on);
    this.saveHash();
  }

  private reset(): void {
    if (!this.store?.live) {
      this.seek(this.store?.first ?? 0);
      return;
    }
    this.link.command({ command: "reset" });
  }

  private build(): void {
    const layer = (l: { id: string; key: string; name: string; hint: string }) =>
      h("label", { class: "layer", title: `${l.hint}${l.hint ? " " : ""}(${l.key})` },
        h("input", { type: "checkbox", id: `layer-${l.id}`, checked: this.view.layers.has(l.id), onchange: (e: Event) => {
          this.toggleLayer(l.id, (e.target as HTMLInputElement).checked);
          (e.target as HTMLElement).blur();
        } }), h("span", {}, l.name), h("kbd", {}, l.key));
    const colour = h("select", { id: "colour", title: "what the colours of bodies mean", onchange: (e: Event) => {
      this.view.colour = (e.target as HTMLSelectElement).value;
      this.redraw();
    } }, ...["body", "material", "island", "speed", "kind"].map((c) => h("option", { value: c }, c)));
    colour.value = this.view.colour;
    const size = h("input", { type: "range", id: "arrow-size", min: "-1", max: "1", step: "0.05", value: "0", title: "how long arrows are", oninput: () => {
      this.arrows.arrows = 10 ** Number(size.value);
      this.redraw();
    } });
    const root = h("input", { type: "checkbox", id: "arrow-root", checked: true, onchange: () => {
      this.arrows.root = root.checked;
      this.redraw();
    } });
    fill(byId("left"), h("h3", {}, "Show"), ...LAYERS.map(layer), h("h3", {}, "Scenery"), ...EXTRAS.map(layer),
      h("h3", {}, "Colour by"), colour, h("h3", {}, "Arrows"), size,
      h("label", { class: "layer", title: "impulses differ by powers of ten: their root can be seen side by side" }, root, h("span", {}, "root of impulse")));
    fill(byId("help"), h("div", { class: "head" }, h("h2", {}, "Keys"), h("span", { class: "grow" }), h("button", { onclick: () => byId<HTMLDialogElement>("help").close() }, "Close")),
      h("div", { class: "keys" }, ...this.keys.map((k) => h("div", {}, h("span", {}, h("kbd", {}, k.shown)), h("span", {}, k.does))),
        ...[...LAYERS, ...EXTRAS].map((l) => h("div", {}, h("span", {}, h("kbd", {}, l.key)), h("span", {}, `show ${l.name.toLowerCase()}`)))),
      h("p", { class: "quiet" }, "Mouse: drag to turn, right drag or Ctrl-drag to move, wheel to zoom, click to select a body or a contact point, double click to focus. In a live world, Shift-drag pulls a body with a spring; its work is booked."));
    byId("open-help").onclick = () => byId<HTMLDialogElement>("help").showModal();
    byId("open-scenes").onclick = () => byId<HTMLDialogElement>("scenes").showModal();
    byId("open-plots").onclick = () => this.setPlots(!this.view.plots);
    byId("source").onchange = (e) => {
      const to = Number((e.target as HTMLSelectElement).value);
      void this.compare(null).then(() => this.open(to, false));
    };
    byId("compare").onchange = (e) => {
      const v = (e.target as HTMLSelectElement).value;
      void this.compare(v === "" ? null : Number(v));
    };
    const menu = byId("export");
    const item = (id: string, text: string, title: string, run: () => void) => h("button", { id, title, onclick: () => {
      menu.hidden = true;
      run();
    } }, text);
    fill(menu,
      item("export-png", "Picture (PNG)", "what you see (s)", () => this.picture()),
      item("export-video", "Video of the range (WebM)", "plays the range, or all, once and saves it; set the range with [ and ]", () => this.video()),
      item("export-csv", "Numbers of all plots (CSV)", "one file per plot", () => {
        this.setPlots(true);
        for (const id of this.plots.ids()) this.plots.csv(id);
      }),
      item("export-sql", "SQL of the selection (copy)", "to ask the recording for more (q)", () => void this.copy(this.sql(), "SQL of the selection")),
      item("export-link", "Link to this view (copy)", "frame, selection, camera, layers (u)", () => this.copyLink()));
    byId("open-export").onclick = (e) => {
      e.stopPropagation();
      menu.hidden = !menu.hidden;
    };
    addEventListener("click", (e) => {
      if (!menu.contains(e.target as Node)) menu.hidden = true;
    });
    for (const d of document.querySelectorAll("dialog")) d.addEventListener("click", (e) => {
      if (e.target === d) (d as HTMLDialogElement).close();
    });
  }

  private buildScenes(): void {
    const dialog = byId<HTMLDialogElement>("scenes");
    const now = this.store?.live ? this.store.about.file : "";
    fill(dialog, h("div", { class: "head" }, h("h2", {}, "Scenes"), h("span", { class: "quiet" }, "Each runs live: change it, pull at it, look inside."), h("span", { class: "grow" }), h("button", { onclick: () => dialog.close() }, "Close")),
      h("div", { class: "cards" }, ...this.session.scenes.map((s, k) => h("button", { class: `card ${s.file === now ? "now" : ""}`, onclick: () => {
        dialog.close();
        this.view.source = this.session.live;
        this.openedEpoch = Math.max(this.openedEpoch, 0);
        this.link.command({ command: "open", scene: k });
        // the status says when it is there
        if (this.view.compare !== null) void this.compare(null);
      } }, h("b", {}, s.title), h("span", { class: "quiet" }, s.remarks)))));
  }

  private buildTransport(): void {
    const s = this.store!;
    const button = (id: string, text: string, title: string, run: () => void) => h("button", { id, title, onclick: (e: Event) => {
      run();
      (e.currentTarget as HTMLElement).blur();
    } }, text);
    const speed = h("select", { id: "speed", title: "speed against real time (+ and −)", onchange: () => this.setSpeed(Number(speed.value)) }, ...SPEEDS.map((v) => h("option", { value: String(v) }, `${v}×`)));
    fill(byId("transport"),
      button("play", "▶ Play", "play or pause (Space)", () => this.play()),
      button("first", "|◀", "first frame (Home)", () => this.seek(s.first)),
      button("back10", "−10", "ten frames back (Shift ←)", () => this.step(-10)),
      button("back", "−1", "one frame back (←)", () => this.step(-1)),
      button("on", "+1", s.live ? "one frame on (→); at the end: one step of the world" : "one frame on (→)", () => this.step(1)),
      button("on10", "+10", "ten frames on (Shift →)", () => this.step(10)),
      button("last", s.live ? "▶| now" : "▶|", "last frame (End)", () => this.seek(s.last)),
      s.live ? button("reset", "↺ Reset", "back to the start, with the numbers as they are now (r)", () => this.reset()) : null,
      h("span", { class: "time", id: "time" }),
      h("label", { title: "number of the frame: type one to go there" }, "frame ", h("input", { type: "number", id: "frame-box", min: "0", onchange: (e: Event) => {
        this.play(false);
        this.seek(Number((e.target as HTMLInputElement).value));
        (e.target as HTMLElement).blur();
      } })),
      h("label", {}, "speed ", speed),
      button("loop", "↻ loop", "begin again at the end (o)", () => this.toggleLoop()),
      button("event", "next event", "impact, sleep, waking, quarantine – or touch (e)", () => this.jumpEvent(false)),
      button("worst", "worst frame", "where the contact law failed most (w)", () => this.worstFrame()),
      h("span", { class: "quiet", id: "range" }));
    if (s.live && this.status) this.view.speed = this.status.speed;
    this.refreshTransport();
  }

  private refreshTransport(): void {
    const play = document.getElementById("play");
    if (!play) return;
    play.textContent = this.playing ? "❚❚ Pause" : "▶ Play";
    document.documentElement.dataset.playing = String(this.playing);
    const speed = byId<HTMLSelectElement>("speed");
    if (![...speed.options].some((o) => Number(o.value) === this.view.speed)) speed.append(h("option", { value: String(this.view.speed) }, `${this.view.speed}×`));
    speed.value = String(this.view.speed);
    byId("loop").classList.toggle("on", this.view.loop);
    byId("range").textContent = this.view.range ? `range ${this.view.range[0]}–${this.view.range[1]}` : "";
  }

  // ---- out of the page ----

  private fileName(kind: string): string {
    const name = (this.store?.about.name || "tumble").replace(/[^\p{L}\p{N} _-]/gu, "_").slice(0, 60);
    return `${name}-${String(this.view.frame).padStart(5, "0")}.${kind}`;
  }

  private picture(): void {
    this.stage.dirty = true;
    this.stage.render();
    byId<HTMLCanvasElement>("canvas").toBlob((b) => {
      if (b) download(this.fileName("png"), b);
      else this.toast("The browser made no picture.", true);
    }, "image/png");
  }

  private video(): void {
    const s = this.store;
    if (!s) return;
    if (this.recorder) return this.stopVideo();
    const kind = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"].find((k) => MediaRecorder.isTypeSupported(k));
    if (!kind) return this.toast("This browser records no video.", true);
    const recorder = new MediaRecorder(byId<HTMLCanvasElement>("canvas").captureStream(60), { mimeType: kind, videoBitsPerSecond: 12e6 });
    const parts: Blob[] = [];
    recorder.ondataavailable = (e) => parts.push(e.data);
    const range = this.view.range;
    recorder.onstop = () => {
      this.recorder = null;
      this.view.range = range;
      this.refreshTransport();
      this.redraw();
      document.documentElement.dataset.recording = "false";
      download(this.fileName(kind.includes("mp4") ? "mp4" : "webm"), new Blob(parts, { type: kind }));
      this.toast("The video is saved.");
    };
    const [a, b] = this.view.range ?? [s.first, s.last];
    if (b <= a) return this.toast("There is nothing to record yet.");
    if (s.live) this.link.command({ command: "pause" });
    this.view.range = [a, b];
    this.seek(a);
    this.recorder = recorder;
    document.documentElement.dataset.recording = "true";
    recorder.start(200);
    this.playing = true;
    this.clock = s.time(a);
    this.toast(`Recording frames ${a} to ${b}: it plays once, at the chosen speed.`);
    this.refreshTransport();
  }

  private stopVideo(): void {
    this.playing = false;
    this.refreshTransport();
    // the last picture must be in it
    setTimeout(() => this.recorder?.stop(), 150);
  }

  /** The question that the present selection is, in SQL. */
  sql(): string {
    const s = this.store, v = this.view;
    if (!s) return "";
    const [a, b] = v.range ?? [s.first, s.last];
    const when = `frame BETWEEN ${a} AND ${b}`;
    const f = this.shown;
    if (v.contact >= 0 && f && v.contact < f.contacts) {
      const c = f.contact(v.contact);
      const feature = this.panels.feature ? ` AND feature = ${BigInt.asIntN(64, BigInt(`0x${this.panels.feature}`))}` : "";
      return `SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${s.bodies[c.a].id} AND body_b = ${s.bodies[c.b].id}${feature} AND ${when} ORDER BY frame;`;
    }
    if (v.body >= 0) return `SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${s.bodies[v.body].id} AND s.${when} ORDER BY s.frame;`;
    return `SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${when} ORDER BY frame;`;
  }

  private async copy(text: string, what: string): Promise<void> {
    const live = what.startsWith("SQL") && this.store?.live ? "\nIt is for a recording: tumble run SCENE --record FILE, then tumble sql FILE \"…\"" : "";
    try {
      await navigator.clipboard.writeText(text);
      this.toast(`${what} is in the clipboard.\n${what.startsWith("SQL") ? text : ""}${live}`);
    } catch {
      this.toast(`${what} (the browser did not allow copying):\n${text}`);
    }
  }

  /** Writes the address soon: while it plays, twice a second is enough, but it must not wait for the end of it. */
  private saveHash(): void {
    if (this.hashTimer !== 0) return;
    this.hashTimer = window.setTimeout(() => this.writeHash(), this.playing ? 500 : 60);
  }

  private writeHash(): void {
    clearTimeout(this.hashTimer);
    this.hashTimer = 0;
    if (!this.store) return;
    this.view.camera = this.stage.cameraNumbers;
    this.view.auto = this.stage.auto;
    history.replaceState(null, "", toHash(this.view, this.link.token, this.recordings() > 1));
  }

  private complain(e: unknown): void {
    if (e instanceof Problem) {
      // a lost server has its banner
      if (e.message !== "the server does not answer") this.toast(e.message, true);
    } else {
      this.toast(`The page stumbled: ${e instanceof Error ? e.message : String(e)}`, true);
    }
  }

  private toast(text: string, bad = false): void {
    const root = byId("toasts");
    if ([...root.children].some((c) => c.firstChild?.textContent === text)) return;
    const e = h("div", { class: `toast ${bad ? "bad-news" : ""}` }, h("span", {}, text), h("button", { class: "small", title: "close", onclick: () => e.remove() }, "×"));
    root.append(e);
    while (root.children.length > 4) root.firstChild?.remove();
    setTimeout(() => e.remove(), bad ? 15000 : 4500);
  }

  /** For tests and scripts: how things stand. */
  report() {
    const s = this.store, f = this.shown;
    return {
      ready: this.ready, source: this.view.source, kind: s?.about.kind, name: s?.about.name, file: s?.about.file, epoch: s?.epoch,
      frame: f?.number, wanted: this.view.frame, first: s?.first, end: s?.end, rows: s?.rowCount, playing: this.playing, speed: this.view.speed, loop: this.view.loop,
      body: this.view.body, contact: this.view.contact, layers: [...this.view.layers], follow: this.view.follow, camera: this.stage.cameraNumbers,
      time: f && s ? s.time(f.number) : undefined, contacts: f?.contacts, islands: f?.islands, hash: f?.hash, range: this.view.range,
      differs: this.differs, ghost: this.shownGhost?.number ?? null, tab: this.panels.tab, status: this.status, drawn: this.drawnFrames,
      bodies: s?.bodies.length, plots: Object.fromEntries(this.plots.ids().map((id) => [id, this.plots.values(id)])),
      auto: this.stage.auto, gliding: this.stage.gliding, glass: [...this.stage.glass], compare: this.view.compare, cell: this.stage.cell,
      calls: this.stage.renderer.info.render.calls, triangles: this.stage.renderer.info.render.triangles, lines: this.stage.renderer.info.render.lines,
    };
  }

  /** For tests and scripts: state of a body in the present frame, and where it is in the window. */
  body(k: number) {
    const f = this.shown;
    if (!f || k >= f.bodies) return null;
    return { state: Array.from(f.states.subarray(13 * k, 13 * k + 13)), at: this.stage.project(f.centre(k)) };
  }

  /** For tests and scripts: a contact of the present frame, and where it is in the window. */
  contact(k: number) {
    const f = this.shown;
    return f && k < f.contacts ? { ...f.contact(k), at: this.stage.project(f.contact(k).point) } : null;
  }

  look(numbers: number[]): void {
    this.stage.cameraNumbers = numbers;
  }
}

const QUANTITIES = ["x", "y", "z", "qw", "qx", "qy", "qz", "vx", "vy", "vz", "wx", "wy", "wz"];

function firstDifference(a: Frame, b: Frame): { body: number; quantity: string } | null {
  const n = Math.min(a.states.length, b.states.length);
  for (let k = 0; k < n; k++) if (!Object.is(a.states[k], b.states[k])) return { body: Math.floor(k / 13), quantity: QUANTITIES[k % 13] };
  return null;
}

const app = new App();
Object.assign(window, { tumble: app });
addEventListener("error", (e) => console.error(e.message));
