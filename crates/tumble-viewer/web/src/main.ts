// The page: what is shown, and who shows it.
//
// `App` opens sources, brings frames on the screen and keeps the selection; keys, buttons, the mouse and the sheets ask it
// for `Actions`. Which frame is wanted is the `Player`'s affair, and what things look like is said in `looks`.

import "./style.css";
import type { Actions } from "./actions";
import { Address } from "./address";
import { Comparison } from "./compare";
import { byId, download, num } from "./dom";
import { Film, copy, fileName, savePicture, selectionSql } from "./export";
import { buildCompare, buildSources, showEmpty, showNumbers, showTitle, type SourceCard } from "./head";
import { keysOf, listenToKeys } from "./keys";
import { AT_CONTACTS, LAYERS } from "./layers";
import { findToken, Link, type LiveStatus } from "./link";
import { dark, fillLegend, paintBodies, placeLabels, theme } from "./looks";
import { complain, toast } from "./notices";
import { Overlays, type Scale } from "./overlays";
import { Panels, type Tab } from "./panels";
import { Player } from "./player";
import { Plots } from "./plots";
import { listenToPointer } from "./pointer";
import { probe, type Probed } from "./probe";
import { NONE, type Frame } from "./protocol";
import { buildExports, buildHelp, buildLayers, buildScenes, type SceneCard } from "./sheets";
import { Stage } from "./stage";
import { FIRST_TAB, fromHash, toHash, type View } from "./state";
import { Store } from "./store";
import { Timeline } from "./timeline";
import { Trails } from "./trails";
import { buildTransport, refreshTransport } from "./transport";

interface Session {
  version: string;
  sources: SourceCard[];
  live: number;
  scenes: SceneCard[];
  methods: string[];
  events: string[];
}

class App implements Actions, Probed {
  readonly view: View = {
    source: 0, compare: null, frame: 0, body: -1, contact: -1, camera: null, auto: true, layers: new Set(["contacts", "quarantine", "grid", "shadows"]),
    colour: "body", follow: false, speed: 1, loop: false, range: null, plots: false, tab: FIRST_TAB,
  };
  readonly link: Link;
  readonly player: Player;
  readonly stage: Stage;
  readonly overlays: Overlays;
  private readonly timeline: Timeline;
  readonly plots: Plots;
  private readonly trails: Trails;
  /** The run beside this one. */
  readonly beside: Comparison;
  readonly panels: Panels;
  private readonly stores = new Map<number, Store>();
  private session!: Session;
  store: Store | null = null;
  shown: Frame | null = null;
  private last = 0;
  status: LiveStatus | null = null;
  private opening = 0;
  private openedEpoch = -1;
  private arrows: Scale = { arrows: 1, root: true };
  private wanted = -1;
  readonly address: Address;
  private readonly film = new Film();
  ready = false;
  drawn = 0;
  private eventsRead = 0;
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
    this.timeline = new Timeline((f) => this.player.seek(f), (k) => this.session?.events[k] ?? "");
    this.plots = new Plots((f) => this.player.seek(f));
    this.link = new Link(token, {
      status: (s) => this.onStatus(s),
      span: (s) => {
        const store = this.stores.get(s.source);
        if (store && s.end !== store.end) {
          const atEnd = this.store === store && this.view.frame >= store.last;
          store.growing = s.growing;
          void store.grow(s.end).then(() => {
            if (atEnd && this.player.playing) this.view.frame = store.last;
            this.refreshNumbers();
          }).catch((e) => complain(e));
        }
      },
      pushed: (rows, frame) => {
        const live = this.stores.get(this.session?.live ?? -1);
        if (!live || live.epoch !== rows.epoch) return;
        live.end = Math.max(live.end, frame.number + 1);
        if (live.takeRows(rows)) live.keep(frame);
        else void live.grow(live.end).catch((e) => complain(e));
        if (this.store === live) this.player.came(frame.number);
        this.refreshNumbers();
      },
      error: (m) => toast(m, true),
      state: (s) => this.onLink(s),
    });
    this.player = new Player(this.view, {
      command: (words) => this.link.command(words),
      changed: () => {
        refreshTransport(this.view, this.player.playing);
        this.drawTimeline();
        this.saveHash();
      },
    });
    const ready = () => {
      this.view.camera = this.stage.eye.numbers;
      this.view.auto = this.stage.eye.auto;
      return this.store !== null;
    };
    this.address = new Address(this.view, token, ready, () => this.recordings() > 1);
    this.panels = new Panels(this.link, {
      selectBody: (b) => this.selectBody(b),
      selectContact: (c, focus) => this.selectContact(c, focus),
      focusBody: () => this.focus(),
      follow: () => this.toggleFollow(),
      seek: (f) => this.player.seek(f),
      worstFrame: () => this.worstFrame(),
      worstHere: () => this.worstHere(),
      command: (words) => this.link.command(words),
      turned: (tab) => {
        this.view.tab = tab;
        this.redraw();
      },
    });
    this.trails = new Trails(this.link, this.stage);
    this.beside = new Comparison(this.link, this.stage, () => this.toDifference());
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
    listenToPointer(byId<HTMLCanvasElement>("canvas"), this);
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
        showEmpty(true, () => this.openScenes());
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
      complain(e);
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
    this.status = s;
    this.player.told(s.playing);
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
      if (performance.now() - this.eventsRead > 1000 && store) {
        this.eventsRead = performance.now();
        void store.readEvents().catch(() => undefined);
      }
      this.overlays.setPull(s.pull?.held ?? null, s.pull?.target ?? null);
      refreshTransport(this.view, this.player.playing);
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
      complain(e);
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
      if (!same) Object.assign(this.view, { body: -1, camera: null, auto: true, follow: false });
      this.view.contact = -1;
    }
    this.player.open(store, keep);
    // a scene that was opened elsewhere ends the choice
    if (!byId("empty").hidden) byId<HTMLDialogElement>("scenes").close();
    showEmpty(false, () => this.openScenes());
    this.shown = null;
    this.wanted = -1;
    this.trails.forget();
    // a reset keeps the eye where it is
    const eye = same && !keep && !this.stage.eye.auto ? this.stage.eye.numbers : this.view.camera;
    this.stage.setWorld(store);
    this.overlays.calibrate(store);
    this.timeline.show(store);
    this.plots.show(store);
    this.plots.toggle(this.view.plots);
    byId("open-plots").classList.toggle("on", this.view.plots);
    this.panels.show(store);
    this.panels.open((["body", "contact", "solver", "world"].includes(this.view.tab) ? this.view.tab : FIRST_TAB) as Tab);
    const f = await store.fetch(this.view.frame).catch((e) => void complain(e));
    if (mine !== this.opening) return;
    if (f) {
      this.stage.crowd.place(f);
      this.stage.resize();
      this.stage.fit(f);
      this.stage.seeThrough(f);
      if (eye) {
        this.stage.eye.numbers = eye;
        this.stage.eye.auto = keep && this.view.auto;
      }
      this.showFrame(f);
      if (this.view.follow) this.stage.eye.follow(this.view.body, f);
    }
    showTitle(store);
    const { sources, live } = this.session;
    buildSources(sources, live, (this.status?.open && this.stores.get(live)?.about.file) || "", this.view);
    buildCompare(sources, this.view);
    void store.told.then(() => this.store === store && this.timeline.draw()).catch((e) => complain(e));
    buildTransport(store.live, this);
    if (store.live && this.status) this.view.speed = this.status.speed;
    refreshTransport(this.view, this.player.playing);
    this.refreshNumbers();
    fillLegend(this.stage, this.store, this.beside.ghost, this.view, this.arrows);
    this.ready = true;
    document.documentElement.dataset.ready = "true";
  }

  private async followHash(hash: string): Promise<void> {
    // the address that was typed counts, not one that was about to be written
    this.address.forget();
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
      this.stage.eye.numbers = next.camera;
      this.stage.eye.auto = next.auto ?? false;
    }
    this.stage.eye.follow(this.view.follow ? this.view.body : -1, this.shown);
    byId<HTMLSelectElement>("colour").value = this.view.colour;
    this.panels.open(this.view.tab as Tab);
    this.setPlots(this.view.plots);
    refreshTransport(this.view, this.player.playing);
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
      this.player.tick(passed, this.shown?.number ?? -1);
      this.show(s);
      this.plots.refresh();
      this.stage.eye.glide(passed);
    }
    if (this.stage.render()) placeLabels(this.stage, this.shown, this.store, this.view);
  }

  /** Brings the wanted frame on the screen as soon as it is there. */
  private show(s: Store): void {
    const n = this.view.frame;
    if (this.shown?.number === n) return this.showGhosts(n);
    const f = s.peek(n);
    if (f) {
      this.showFrame(f);
    } else if (this.wanted !== n) {
      this.wanted = n;
      s.fetch(n, this.player.playing).then((f) => {
        if (f && this.view.frame === n) this.showFrame(f);
      }).catch((e) => complain(e)).finally(() => {
        if (this.wanted === n) this.wanted = -1;
      });
    }
    this.showGhosts(n);
  }

  private showFrame(f: Frame): void {
    this.shown = f;
    this.drawn++;
    this.stage.setFrame(f);
    paintBodies(this.stage, f, this.store!, this.view);
    this.overlays.update(f, this.store!, this.view.layers, this.arrows, this.view.contact);
    this.stage.select(this.view.body);
    this.panels.update(f, this.view.body, this.view.contact, this.player.playing, this.status);
    this.drawTimeline();
    this.plots.setFrame(f.number);
    this.trails.update(f, this.store!, this.view, this.player.playing);
    this.refreshNumbers();
    document.documentElement.dataset.frame = String(f.number);
    this.saveHash();
  }

  private showGhosts(n: number): void {
    if (this.beside.show(n, this.shown, this.player.playing)) this.refreshNumbers();
  }

  private drawTimeline(): void {
    if (this.shown) this.timeline.set({ frame: this.shown.number, range: this.view.range, differs: this.beside.differs });
  }

  private refreshNumbers(): void {
    if (!this.store) return;
    this.numbersAt = performance.now();
    showNumbers(this.store, this.shown, this.status, this.beside);
  }

  /** Draws the present frame again: something other than time has changed. */
  private redraw(): void {
    if (!this.shown || !this.store) return;
    paintBodies(this.stage, this.shown, this.store, this.view);
    this.overlays.update(this.shown, this.store, this.view.layers, this.arrows, this.view.contact);
    this.stage.select(this.view.body);
    this.panels.update(this.shown, this.view.body, this.view.contact, this.player.playing, this.status, true);
    this.drawTimeline();
    this.trails.update(this.shown, this.store, this.view, this.player.playing);
    fillLegend(this.stage, this.store, this.beside.ghost, this.view, this.arrows);
    this.refreshNumbers();
    this.saveHash();
    this.stage.dirty = true;
  }

  jumpEvent(back: boolean): void {
    const s = this.store;
    if (!s) return;
    void (s.live ? this.catchUp() : s.told.catch((e) => complain(e))).then(() => {
      const e = s.nextEvent(this.view.frame, back);
      if (!e) return toast(back ? "No event before this frame." : "No event after this frame.");
      this.player.play(false);
      this.player.seek(e.frame);
      const name = (b: number) => (b === NONE ? "" : s.bodies[b]?.name ?? "");
      const speed = e.kind === 2 ? ` at ${num(e.speed, 3)} m/s` : "";
      toast(`${this.session.events[e.kind] ?? "event"}${speed}: ${[name(e.a), name(e.b)].filter(Boolean).join(" – ")}`);
    });
  }

  /** Events of frames that were never pushed. */
  private async catchUp(): Promise<void> {
    const s = this.store!;
    await s.readEvents().catch((e) => complain(e));
  }

  worstFrame(): void {
    const s = this.store;
    if (!s || s.rowCount === 0) return;
    const n = s.worstFrame();
    this.player.play(false);
    this.view.contact = -1;
    this.player.seek(n);
    void s.fetch(n).then((f) => {
      if (!f) return;
      this.showFrame(f);
      this.worstHere();
    }).catch((e) => complain(e));
  }

  private worstHere(): void {
    const f = this.shown;
    if (!f || f.contacts === 0) return toast("Nothing touches in this frame.");
    this.selectContact(f.worstContact(), true);
  }

  // ---- selection ----

  selectBody(body: number): void {
    this.view.body = body;
    this.view.contact = -1;
    if (body < 0) {
      this.view.follow = false;
      this.stage.eye.follow(-1, null);
    } else if (this.view.follow && this.shown) {
      this.stage.eye.follow(body, this.shown);
    }
    this.setTab("body");
    this.trails.forget();
    this.redraw();
  }

  selectContact(contact: number, focus: boolean): void {
    this.view.contact = contact;
    if (contact >= 0) this.setTab("contact");
    if (focus && this.shown && contact >= 0) this.stage.eye.focus(this.shown.contact(contact).point, 3.5 * this.stage.unit);
    this.redraw();
  }

  private setTab(tab: Tab): void {
    this.view.tab = tab;
    this.panels.open(tab);
  }

  focus(): void {
    const f = this.shown, s = this.store;
    if (!f || !s) return;
    if (this.view.contact >= 0 && this.view.contact < f.contacts) this.stage.eye.focus(f.contact(this.view.contact).point, 3.5 * this.stage.unit);
    else if (this.view.body >= 0) this.stage.eye.focus(f.centre(this.view.body), 1.6 * this.stage.bodySize(this.view.body));
    else this.stage.fit(f);
    this.saveHash();
  }

  toggleFollow(): void {
    if (this.view.body < 0) return toast("Select a body first: click it.");
    this.view.follow = !this.view.follow;
    this.stage.eye.follow(this.view.follow ? this.view.body : -1, this.shown);
    toast(this.view.follow ? "The camera follows this body." : "The camera stays where it is.");
    this.saveHash();
  }

  // ---- looks ----

  toggleLayer(id: string, on?: boolean): void {
    const set = this.view.layers;
    if (on ?? !set.has(id)) set.add(id);
    else set.delete(id);
    this.applyLayers();
  }

  private applyLayers(): void {
    const set = this.view.layers;
    for (const l of LAYERS) {
      const box = document.getElementById(`layer-${l.id}`) as HTMLInputElement | null;
      if (box) box.checked = set.has(l.id);
    }
    this.stage.setGrid(set.has("grid"));
    this.stage.setShadows(set.has("shadows"));
    this.stage.setXray(set.has("xray"));
    this.trails.distrust();
    this.redraw();
  }

  // ---- comparing ----

  /** Shows another run beside this one, or none. */
  private async compare(index: number | null): Promise<void> {
    this.view.compare = index;
    this.saidCompare = true;
    if (index === null) {
      this.beside.close();
      return this.redraw();
    }
    try {
      const ghost = await this.beside.open(index);
      this.stores.set(index, ghost);
      await this.beside.search(this.store!, ghost);
    } catch (e) {
      return complain(e);
    }
    this.redraw();
  }

  private recordings(): number {
    return this.session?.sources.filter((s) => s.kind === "recording").length ?? 0;
  }

  // ---- keys and buttons ----

  /** Selects what is at a place of the window. */
  click(x: number, y: number): void {
    const f = this.shown;
    if (!f) return;
    const shows = AT_CONTACTS.some((l) => this.view.layers.has(l));
    const contact = shows ? this.overlays.pick(x, y, f) : -1;
    if (contact >= 0) return this.selectContact(contact, false);
    const hit = this.stage.pick(x, y);
    this.selectBody(hit ? hit.body : -1);
  }

  findBody(): void {
    this.selectBody(-1);
    document.getElementById("search")?.focus();
  }

  setColour(by: string): void {
    this.view.colour = by;
    this.redraw();
  }

  setArrows(change: Partial<Scale>): void {
    Object.assign(this.arrows, change);
    this.redraw();
  }

  togglePlots(): void {
    this.setPlots(!this.view.plots);
  }

  private setPlots(on: boolean): void {
    this.view.plots = on;
    this.plots.toggle(on);
    byId("open-plots").classList.toggle("on", on);
    this.saveHash();
  }

  openScenes(): void {
    byId<HTMLDialogElement>("scenes").showModal();
  }

  openHelp(): void {
    byId<HTMLDialogElement>("help").showModal();
  }

  private build(): void {
    const keys = keysOf(this);
    listenToKeys(keys, this);
    buildLayers(this.view, this);
    buildHelp(keys);
    buildExports(this);
    byId("open-help").onclick = () => this.openHelp();
    byId("open-scenes").onclick = () => this.openScenes();
    byId("open-plots").onclick = () => this.togglePlots();
    byId("source").onchange = (e) => {
      const to = Number((e.target as HTMLSelectElement).value);
      void this.compare(null).then(() => this.open(to, false));
    };
    byId("compare").onchange = (e) => {
      const v = (e.target as HTMLSelectElement).value;
      void this.compare(v === "" ? null : Number(v));
    };
    for (const d of document.querySelectorAll("dialog")) d.addEventListener("click", (e) => {
      if (e.target === d) (d as HTMLDialogElement).close();
    });
  }

  private buildScenes(): void {
    buildScenes(this.session.scenes, this.store?.live ? this.store.about.file : "", (scene) => {
      this.view.source = this.session.live;
      this.openedEpoch = Math.max(this.openedEpoch, 0);
      this.link.command({ command: "open", scene });
      // the status says when it is there
      if (this.view.compare !== null) void this.compare(null);
    });
  }

  toDifference(): void {
    if (!this.beside.ghost) return toast("There is nothing to compare with: open two recordings, tumble view A B.");
    if (this.beside.differs === null) return toast("The two are the same in every frame.");
    this.player.play(false);
    this.player.seek(this.beside.differs);
  }

  // ---- out of the page ----

  picture(): void {
    this.stage.dirty = true;
    this.stage.render();
    savePicture(fileName(this.store, this.view.frame, "png"));
  }

  /** Plays the range once and saves it; stops when it is running already. */
  video(): void {
    const s = this.store;
    if (!s) return;
    if (this.film.running) return this.player.stop();
    const kind = Film.kind();
    if (!kind) return toast("This browser records no video.", true);
    const range = this.view.range, [a, b] = range ?? [s.first, s.last];
    if (b <= a) return toast("There is nothing to record yet.");
    this.film.start(kind, (film, ending) => {
      this.view.range = range;
      refreshTransport(this.view, this.player.playing);
      this.redraw();
      download(fileName(this.store, this.view.frame, ending), film);
      toast("The video is saved.");
    });
    this.player.playOnce([a, b], () => this.film.stop());
    toast(`Recording frames ${a} to ${b}: it plays once, at the chosen speed.`);
  }

  plotsToCsv(): void {
    this.setPlots(true);
    for (const id of this.plots.ids()) this.plots.csv(id);
  }

  copySql(): void {
    const text = this.store ? selectionSql(this.store, this.view, this.shown, this.panels.feature) : "";
    const live = this.store?.live ? "\nIt is for a recording: tumble run SCENE --record FILE, then tumble sql FILE \"…\"" : "";
    void copy(text, "SQL of the selection", `${text}${live}`);
  }

  copyLink(): void {
    this.address.write();
    void copy(location.href, "Link to this view");
  }

  saveHash(): void {
    this.address.save(this.player.playing);
  }
}

const app = new App();
Object.assign(window, { tumble: Object.assign(app, probe(app)) });
addEventListener("error", (e) => console.error(e.message));
