// The page: makes its parts, and hands to each what keys, buttons, the mouse and the server ask for.
//
// `Screen` shows, `Selection` points, `Sources` opens, `Outlet` takes out of the page, `Address` says all of it in a link.

import "./style.css";
import type { Actions } from "./actions";
import { Address } from "./address";
import { byId } from "./dom";
import { Outlet } from "./export";
import { Hand } from "./hand";
import { keysOf, listenToKeys } from "./keys";
import { LOOKING, findToken, Link } from "./link";
import { dark } from "./looks";
import { Panels } from "./panels";
import { listenToPointer, type PointerHost } from "./pointer";
import { probe, type Probed } from "./probe";
import { Screen } from "./screen";
import { Selection } from "./selection";
import { buildExports, buildHelp, buildLayers } from "./sheets";
import { Sources } from "./sources";
import { FIRST_LAYERS, FIRST_TAB, fromHash, type View } from "./state";

/** What a key turns the view by [rad], and what it moves it by, as a share of its distance. */
const TURN = Math.PI / 24, PAN = 0.05;

class App implements Actions, PointerHost, Probed {
  readonly view: View = {
    source: 0, compare: null, frame: 0, body: -1, contact: -1, camera: null, auto: true, layers: new Set(FIRST_LAYERS),
    colour: "body", follow: false, speed: 1, loop: false, range: null, plots: false, chosen: [], tab: FIRST_TAB,
  };
  readonly link: Link;
  readonly panels: Panels;
  readonly address: Address;
  private readonly screen: Screen;
  private readonly selection: Selection;
  private readonly sources: Sources;
  private readonly outlet: Outlet;

  constructor() {
    const token = findToken(), said = fromHash(location.hash);
    // the picture alone, or with its badge and legend
    document.body.dataset.bare = new URLSearchParams(location.hash.slice(1)).get("bare") ?? "";
    Object.assign(this.view, said);
    // the server answers later, when all parts are there
    this.link = new Link(token, {
      status: (s) => this.sources.status(s),
      span: (s) => this.sources.span(s),
      pushed: (rows, frame) => this.sources.pushed(rows, frame),
      error: (m) => this.sources.error(m),
      rights: () => this.sources.rights(),
      state: (s) => this.sources.state(s),
    });
    this.panels = new Panels(this.link, {
      selectBody: (b) => this.selectBody(b),
      selectContact: (c, focus) => this.selectContact(c, focus),
      focusBody: () => this.focus(),
      follow: () => this.toggleFollow(),
      seek: (f) => this.player.seek(f),
      worstFrame: () => this.worstFrame(),
      worstHere: () => this.selection.worstHere(),
      command: (words) => this.link.command(words),
      writes: () => this.link.writes,
      plot: (ids) => this.plot(ids),
      plotted: (id) => this.view.chosen.includes(id),
      turned: (tab) => {
        this.view.tab = tab;
        this.screen.redraw();
      },
    });
    const eventName = (kind: number) => this.sources.eventName(kind);
    this.screen = new Screen(this.view, this.panels, this.link, eventName, () => this.saveHash());
    this.selection = new Selection(this.screen, eventName);
    this.sources = new Sources(this.screen, this.link, this, said);
    const ready = () => {
      this.view.camera = this.stage.eye.numbers;
      this.view.auto = this.stage.eye.auto;
      return this.store !== null;
    };
    this.address = new Address(this.view, token, ready, () => this.sources.recordings > 1);
    this.outlet = new Outlet(this.screen, this.address);
    this.hand = new Hand(this);
    this.build();
    this.listen();
    requestAnimationFrame((t) => this.screen.tick(t));
  }

  // ---- how things stand ----

  pulling = false;
  readonly hand: Hand;
  get player() { return this.screen.player; }
  get stage() { return this.screen.stage; }
  get overlays() { return this.screen.overlays; }
  get plots() { return this.screen.plots; }
  get beside() { return this.screen.beside; }
  get store() { return this.screen.store; }
  get shown() { return this.screen.shown; }
  get status() { return this.screen.status; }
  get ready() { return this.screen.ready; }
  get drawn() { return this.screen.drawn; }

  // ---- actions of the user ----

  jumpEvent(back: boolean): void { this.selection.toEvent(back); }
  worstFrame(): void { this.selection.worstFrame(); }
  toDifference(): void { this.screen.toDifference(); }
  selectBody(body: number): void { this.selection.body(body); }
  selectContact(contact: number, focus: boolean): void { this.selection.contact(contact, focus); }
  click(x: number, y: number): void { this.selection.at(x, y); }
  findBody(): void { this.selection.search(); }
  focus(): void { this.selection.focus(); }
  toggleFollow(): void { this.selection.toggleFollow(); }
  moveView(right: number, up: number, pan: boolean): void {
    if (pan) this.stage.eye.pan(PAN * right, PAN * up);
    else this.stage.eye.turn(TURN * right, TURN * up);
    this.saveHash();
  }
  zoomView(share: number): void {
    this.stage.eye.approach(share);
    this.saveHash();
  }
  toggleLayer(id: string, on?: boolean): void { this.screen.toggleLayer(id, on); }
  setColour(by: string): void { this.screen.setColour(by); }
  setArrows(change: { arrows?: number; root?: boolean }): void { this.screen.setArrows(change); }
  plot(ids: string[]): void {
    this.plots.choose(ids);
    if (!this.view.plots && this.view.chosen.length > 0) this.screen.setPlots(true);
  }
  setPulling(on: boolean): void {
    this.pulling = on;
    byId("pull-mode").classList.toggle("on", on);
    byId("pull-mode").setAttribute("aria-pressed", String(on));
  }
  togglePlots(): void { this.screen.setPlots(!this.view.plots); }
  zoomPlots(share: number): void { this.screen.zoomPlots(share); }
  shiftPlots(share: number): void { this.screen.shiftPlots(share); }
  toggleHand(): void { this.hand.toggle(); }
  moveHand(right: number, up: number, away: number): boolean {
    this.hand.move(right, up, away);
    return this.hand.byKeys;
  }
  dropHand(): boolean {
    const held = this.hand.byKeys;
    if (held) this.hand.drop();
    return held;
  }
  openScenes(): void {
    if (this.link.writes) byId<HTMLDialogElement>("scenes").showModal();
    else this.sources.error(LOOKING);
  }
  openHelp(): void { byId<HTMLDialogElement>("help").showModal(); }
  picture(): void { this.outlet.picture(); }
  video(): void { this.outlet.video(); }
  plotsToCsv(): void { this.outlet.plotsToCsv(); }
  copySql(): void { this.outlet.copySql(); }
  copyLink(): void { this.outlet.copyLink(); }
  saveHash(): void { this.address.save(this.player.playing); }

  // ---- keys, buttons, the window ----

  private build(): void {
    const keys = keysOf(this);
    listenToKeys(keys, this);
    buildLayers(this.view, this);
    buildHelp(keys);
    buildExports(this);
    byId("open-help").onclick = () => this.openHelp();
    byId("open-scenes").onclick = () => this.openScenes();
    byId("open-plots").onclick = () => this.togglePlots();
    byId("verdict").onclick = () => this.worstFrame();
    byId("pull-mode").onclick = () => this.setPulling(!this.pulling);
    byId("replay").onclick = () => this.player.replay();
    byId("go-on").onclick = () => this.player.goOn();
    // on a narrow screen the layers are a panel among the others
    byId("tab-show").onclick = () => (document.body.dataset.sheet = "show");
    for (const tab of ["body", "contact", "solver", "world"]) byId(`tab-${tab}`).addEventListener("click", () => (document.body.dataset.sheet = ""));
    byId("source").onchange = (e) => {
      const to = Number((e.target as HTMLSelectElement).value);
      void this.sources.compare(null).then(() => this.sources.open(to, false));
    };
    byId("compare").onchange = (e) => {
      const v = (e.target as HTMLSelectElement).value;
      void this.sources.compare(v === "" ? null : Number(v));
    };
    for (const d of document.querySelectorAll("dialog")) d.addEventListener("click", (e) => {
      if (e.target === d) (d as HTMLDialogElement).close();
    });
  }

  private listen(): void {
    dark.addEventListener("change", () => this.screen.setTheme());
    new ResizeObserver(() => this.screen.resize()).observe(byId("view"));
    listenToPointer(byId<HTMLCanvasElement>("canvas"), this);
    addEventListener("hashchange", (e) => {
      // the address that was typed counts, not one that was about to be written
      this.address.forget();
      void this.sources.follow(new URL(e.newURL).hash);
    });
  }
}

const app = new App();
Object.assign(window, { tumble: Object.assign(app, probe(app)) });
addEventListener("error", (e) => console.error(e.message));
