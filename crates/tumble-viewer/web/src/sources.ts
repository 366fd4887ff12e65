// Sources: the server's recordings and its live world, the open one, and the one compared with it.
//
// The server may go and come back, a live world may begin anew, and an address may be typed: all of that ends in `open`.

import type { Actions } from "./actions";
import { byId } from "./dom";
import { buildCompare, buildSources, showEmpty, showTitle, type SourceCard } from "./head";
import type { Link, Listener, LiveStatus, SpanNews } from "./link";
import { complain, toast } from "./notices";
import type { Tab } from "./panels";
import type { Frame, Rows } from "./protocol";
import type { Screen } from "./screen";
import { buildScenes, type SceneCard } from "./gallery";
import { FIRST_LAYERS, FIRST_TAB, fromHash, toHash, type View } from "./state";
import { Store } from "./store";
import { buildTransport } from "./transport";

interface Session {
  version: string;
  sources: SourceCard[];
  live: number;
  scenes: SceneCard[];
  methods: string[];
  events: string[];
}

export class Sources implements Listener {
  private readonly stores = new Map<number, Store>();
  private session: Session | null = null;
  private opening = 0;
  private openedEpoch = -1;
  private eventsRead = 0;
  /** The page is being opened as its address says: a status that comes meanwhile is no news. */
  private starting = false;

  /** Whether the address says what to compare with, be it nothing. */
  private saidCompare: boolean;

  /** `said`: what the address says of the view; `act`: for buttons that are made here. */
  constructor(private readonly screen: Screen, private readonly link: Link, private readonly act: Actions, private readonly said: Partial<View>) {
    this.saidCompare = "compare" in said;
  }

  /** Recordings that could be compared. */
  get recordings(): number {
    return this.session?.sources.filter((s) => s.kind === "recording").length ?? 0;
  }

  /** The name of a kind of event. */
  eventName(kind: number): string {
    return this.session?.events[kind] ?? "";
  }

  // ---- messages of the server ----

  state(state: "found" | "lost" | "refused"): void {
    const banner = byId("banner");
    document.documentElement.dataset.link = state;
    banner.hidden = state === "found";
    if (state === "lost") banner.textContent = "No connection to the server. Reconnecting …";
    if (state === "refused") banner.textContent = this.link.token
      ? "This link belongs to an earlier run of `tumble view`. Open the link that it printed last."
      : "This link has no token. Open the link that `tumble view` printed, including everything after the #.";
    if (state === "found") {
      // after a loss everything may have changed
      void this.start();
    }
  }

  error(message: string): void {
    toast(message, true);
  }

  rights(): void {
    this.screen.refreshTransport();
  }

  status(s: LiveStatus): void {
    const { screen } = this;
    screen.status = s;
    screen.player.told(s.playing, s.ended);
    screen.stage.gravity = s.open ? s.gravity : null;
    const live = this.session?.live ?? -1;
    if (s.open && s.epoch !== this.openedEpoch && screen.view.source === live && this.session && !this.starting) {
      // another scene, or a reset; or the first one, which took longer than the page, and is shown as the link says
      const first = this.openedEpoch < 0;
      this.openedEpoch = s.epoch;
      void this.open(live, first);
    }
    const store = this.stores.get(live);
    if (store && store.epoch === s.epoch) {
      store.first = s.first;
      store.end = Math.max(store.end, s.end);
      // the last frame may have come while this page was opening it
      if (screen.store === store && !s.playing) screen.player.came(store.last);
    }
    screen.refreshNumbers(900);
    if (screen.store?.live) {
      if (performance.now() - this.eventsRead > 1000 && store) {
        this.eventsRead = performance.now();
        void store.readEvents().catch(() => undefined);
      }
      screen.overlays.setPull(s.pull?.held ?? null, s.pull?.target ?? null);
      screen.refreshTransport();
      if (screen.shown && screen.panels.tab === "world") screen.panels.update(screen.shown, screen.view.body, screen.view.contact, false, s);
    }
  }

  /** A recording that is being written has grown. */
  span(s: SpanNews): void {
    const { screen } = this, store = this.stores.get(s.source);
    if (!store || (s.end === store.end && s.growing === store.growing)) return;
    const atEnd = screen.store === store && screen.view.frame >= store.last;
    store.growing = s.growing;
    void store.grow(s.end).then(() => {
      if (atEnd && screen.player.playing) screen.view.frame = store.last;
      screen.refreshNumbers();
    }).catch((e) => complain(e));
  }

  /** A frame of the live world. */
  pushed(rows: Rows, frame: Frame): void {
    const { screen } = this, live = this.stores.get(this.session?.live ?? -1);
    if (!live || live.epoch !== rows.epoch) return;
    live.end = Math.max(live.end, frame.number + 1);
    if (live.takeRows(rows)) live.keep(frame);
    else void live.grow(live.end).catch((e) => complain(e));
    if (screen.store === live) screen.player.came(frame.number);
    screen.refreshNumbers();
  }

  // ---- opening ----

  private async start(): Promise<void> {
    const { screen } = this, { view } = screen, mine = ++this.opening;
    this.starting = true;
    try {
      const session = await this.link.json<Session>("/api/session");
      if (mine !== this.opening) return;
      this.session = session;
      screen.panels.setMethods(session.methods);
      if (!this.has(view.source)) view.source = 0;
      this.buildScenes(session);
      const live = session.sources[session.live];
      if (view.source === session.live && !live.name && !live.file) {
        showEmpty(true, () => this.act.openScenes(), this.link.writes);
        if (this.link.writes) this.act.openScenes();
        return;
      }
      // two recordings were given to be compared
      if (!this.saidCompare && view.source === 0 && this.recordings > 1) view.compare = 1;
      if (!this.isOther(view.compare)) view.compare = null;
      await this.open(view.source, true);
      if (view.compare !== null) await this.compare(view.compare);
    } catch (e) {
      complain(e);
    } finally {
      this.starting = false;
    }
  }

  /** Opens a source: bodies, rows, first frame; `keep`: with the present view, otherwise with the default one. */
  async open(index: number, keep: boolean): Promise<void> {
    const { screen } = this, { view, stage } = screen, mine = ++this.opening;
    document.documentElement.dataset.ready = "false";
    const store = new Store(this.link, index);
    try {
      await store.open();
    } catch (e) {
      complain(e);
      return;
    }
    if (mine !== this.opening) return;
    if (store.live && screen.status?.epoch === store.epoch) store.end = Math.max(store.end, screen.status.end);
    const old = screen.store;
    const same = old !== null && old.about.file === store.about.file && old.about.name === store.about.name && old.bodies.length === store.bodies.length && screen.ready;
    this.stores.set(index, store);
    view.source = index;
    if (store.live) this.openedEpoch = store.epoch;
    if (!keep) {
      if (!same) Object.assign(view, { body: -1, camera: null, auto: true, follow: false });
      view.contact = -1;
    }
    if (!same || keep) this.firstView(store, keep ? this.said : {});
    screen.player.open(store, keep);
    // a scene that was opened elsewhere ends the choice
    if (!byId("empty").hidden) byId<HTMLDialogElement>("scenes").close();
    showEmpty(false, () => this.act.openScenes());
    // a reset keeps the eye where it is
    const eye = keep ? view.camera : same && !stage.eye.auto ? stage.eye.numbers : null;
    const again = same && !keep && sameWorld(old, store);
    screen.begin(store, again);
    screen.panels.open((["body", "contact", "solver", "world"].includes(view.tab) ? view.tab : FIRST_TAB) as Tab);
    const f = await store.fetch(view.frame).catch((e) => void complain(e));
    if (mine !== this.opening) return;
    // first the controls: the picture has the room that they leave
    this.name(store);
    if (f) this.firstPicture(f, eye, keep, again);
    if (store.live && screen.status) view.speed = screen.status.speed;
    screen.applyLayers();
    byId<HTMLSelectElement>("colour").value = view.colour;
    screen.refreshTransport();
    screen.refreshNumbers();
    screen.refreshLegend();
    screen.ready = true;
    document.documentElement.dataset.ready = "true";
  }

  /** How the scene wants to be shown, where the address does not say it. */
  private firstView(store: Store, said: Partial<View>): void {
    const { view } = this.screen, first = store.about.view;
    if (!("layers" in said)) view.layers = new Set(first.layers ?? FIRST_LAYERS);
    if (!("colour" in said)) view.colour = first.colour_by ?? "body";
    if (!("speed" in said)) view.speed = first.speed ?? 1;
    // a scene begins again when it is over; a recording is looked at
    if (!("loop" in said)) view.loop = store.live;
    const body = first.follow === null ? -1 : store.bodies.findIndex((b) => b.name === first.follow);
    if (body >= 0 && !("body" in said) && !("camera" in said)) Object.assign(view, { body, follow: true });
  }

  private firstPicture(f: Frame, eye: number[] | null, keep: boolean, again: boolean): void {
    const { view, stage } = this.screen;
    stage.crowd.place(f);
    stage.resize();
    if (!again || !eye) stage.fit(f);
    if (!again) stage.seeThrough(f);
    if (eye) {
      stage.eye.numbers = eye;
      stage.eye.auto = keep && view.auto;
    }
    this.screen.showFrame(f);
    if (view.follow) stage.eye.follow(view.body, f);
  }

  /** Title, list of sources, and buttons of the open source. */
  private name(store: Store): void {
    const { screen } = this, { sources, live } = this.session!;
    showTitle(store, this.link.writes);
    buildSources(sources, live, (screen.status?.open && this.stores.get(live)?.about.file) || "", screen.view);
    buildCompare(sources, screen.view);
    void store.told.then(() => screen.store === store && screen.timeline.draw()).catch((e) => complain(e));
    buildTransport(store.live, this.act);
  }

  /** Shows another run beside this one, or none. */
  async compare(index: number | null): Promise<void> {
    const { screen } = this;
    screen.view.compare = index;
    this.saidCompare = true;
    if (index === null) {
      screen.beside.close();
      screen.plots.compare(null);
      return screen.redraw();
    }
    try {
      const ghost = await screen.beside.open(index);
      this.stores.set(index, ghost);
      screen.plots.compare(ghost);
      await screen.beside.search(screen.store!, ghost);
    } catch (e) {
      return complain(e);
    }
    screen.redraw();
  }

  /** Shows the view of an address that was typed. */
  async follow(hash: string): Promise<void> {
    const { screen } = this, { view } = screen, next = fromHash(hash);
    if (toHash({ ...view, ...next }, this.link.token) === toHash(view, this.link.token)) return;
    const { source, compare } = view;
    // parts that the address leaves out have their defaults
    Object.assign(view, { body: -1, contact: -1, follow: false, range: null, compare: null, colour: "body", chosen: [] }, next);
    screen.plots.chosen = view.chosen;
    if (!this.has(view.source)) view.source = source;
    if (view.source !== source) await this.open(view.source, true);
    const wanted = view.compare;
    if (wanted !== compare || view.source !== source) await this.compare(this.isOther(wanted) ? wanted : null);
    if (next.camera) {
      screen.stage.eye.numbers = next.camera;
      screen.stage.eye.auto = next.auto ?? false;
    }
    screen.stage.eye.follow(view.follow ? view.body : -1, screen.shown);
    byId<HTMLSelectElement>("colour").value = view.colour;
    screen.panels.open(view.tab as Tab);
    screen.setPlots(view.plots);
    screen.refreshTransport();
    screen.clear();
    screen.applyLayers();
  }

  private has(index: number): boolean {
    return this.session?.sources.some((s) => s.index === index) ?? false;
  }

  /** Whether there is such a source, and it is not the one that is open. */
  private isOther(index: number | null): boolean {
    return index !== null && index !== this.screen.view.source && this.has(index);
  }

  private buildScenes(session: Session): void {
    const { screen } = this;
    buildScenes(session.scenes, screen.store?.live ? screen.store.about.file : "", this.link, (scene) => {
      screen.view.source = session.live;
      this.openedEpoch = Math.max(this.openedEpoch, 0);
      this.link.command({ command: "open", scene });
      // the status says when it is there
      if (screen.view.compare !== null) void this.compare(null);
    });
  }
}

/** Whether two stores are of the same bodies with the same shapes: the scene has begun again. */
function sameWorld(a: Store | null, b: Store): boolean {
  return a !== null && JSON.stringify(a.about.shapes) === JSON.stringify(b.about.shapes) && JSON.stringify(a.bodies) === JSON.stringify(b.bodies);
}
