// The display: fetches the wanted frame and passes it to every part of the page that shows it.
//
// The wanted frame is decided by the `Player`, the selection by the `Selection`, the open run by `Sources`.

import { Comparison } from "./compare";
import { byId } from "./dom";
import { showNumbers } from "./head";
import { LAYERS } from "./layers";
import type { Link, LiveStatus } from "./link";
import { BodyColours } from "./colours";
import { placeLabels } from "./labels";
import { fillLegend, Paint, theme } from "./looks";
import { complain, toast } from "./notices";
import { Overlays, type Scale } from "./overlays";
import type { Panels } from "./panels";
import { Player } from "./player";
import { Plots } from "./plots";
import type { Frame } from "./protocol";
import { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";
import { Timeline } from "./timeline";
import { Trails } from "./trails";
import { refreshTransport } from "./transport";
import { showRights } from "./guest";

export class Screen {
  readonly stage = new Stage(byId<HTMLCanvasElement>("canvas"), theme(), new URLSearchParams(location.hash.slice(1)).get("quality") ?? "");
  readonly overlays = new Overlays(this.stage);
  readonly colours = new BodyColours();
  private readonly paint = new Paint(this.colours);
  readonly player: Player;
  readonly timeline: Timeline;
  readonly plots: Plots;
  readonly trails: Trails;
  /** The run beside this one. */
  readonly beside: Comparison;
  store: Store | null = null;
  shown: Frame | null = null;
  status: LiveStatus | null = null;
  /** A source is open, and its first picture is there. */
  ready = false;
  /** Frames that were brought on the screen. */
  drawn = 0;
  private readonly arrows: Scale = { arrows: 1, root: true };
  private last = 0;
  private wanted = -1;
  private numbersAt = 0;
  private legendKey = "";

  /** `eventName`: of a kind of event; `save`: the address may have to say something else. */
  constructor(readonly view: View, readonly panels: Panels, private readonly link: Link, eventName: (kind: number) => string, readonly save: () => void) {
    this.player = new Player(view, {
      command: (words) => link.command(words),
      get writes() { return link.writes; },
      changed: () => {
        this.refreshTransport();
        this.drawTimeline();
        this.save();
      },
    });
    this.timeline = new Timeline((f) => this.player.seek(f), eventName);
    this.plots = new Plots((f) => this.player.seek(f), () => {
      this.view.chosen = this.plots.chosen;
      if (this.shown) this.panels.update(this.shown, this.view.body, this.view.contact, this.player.playing, this.status, true);
      this.save();
    }, () => this.stage.unit);
    this.plots.chosen = view.chosen;
    this.trails = new Trails(link, this.stage, this.colours);
    this.beside = new Comparison(link, this.stage, () => this.toDifference());
    this.layStage();
  }

  /** Lets time pass, from one picture of the browser to the next, for ever. */
  tick(now: number): void {
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
    if (this.stage.render()) placeLabels(this.stage, this.shown, this.store, this.view, this.overlays);
    this.link.drawn();
  }

  /** Another run: nothing of the one before is on the screen any more; `again`: the same world from its beginning. */
  begin(store: Store, again: boolean): void {
    this.store = store;
    this.clear();
    this.trails.forget();
    if (!again) {
      this.colours.show(store);
      this.paint.forget();
      this.stage.setWorld(store);
      this.overlays.calibrate(store);
    }
    this.timeline.show(store);
    this.plots.show(store);
    this.showPlots(this.view.plots);
    this.panels.show(store, again);
  }

  /** The wanted frame is drawn anew, even if it is the one that is shown. */
  clear(): void {
    this.shown = null;
    this.wanted = -1;
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
      }).catch((e) => {
        // a live world may have begun again meanwhile: what was asked for is no more
        if (this.store === s && !s.live) complain(e);
      }).finally(() => {
        if (this.wanted === n) this.wanted = -1;
      });
    }
    this.showGhosts(n);
  }

  showFrame(f: Frame): void {
    this.shown = f;
    this.drawn++;
    this.stage.setFrame(f);
    this.stage.meet(f);
    this.paint.bodies(this.stage, f, this.store!, this.view);
    this.overlays.update(f, this.store!, this.view.layers, this.arrows, this.view.contact, this.view.body);
    this.keepLegend();
    this.stage.select(this.view.body);
    this.panels.update(f, this.view.body, this.view.contact, this.player.playing, this.status);
    this.drawTimeline();
    this.plots.setFrame(f.number);
    this.trails.update(f, this.store!, this.view, this.player.playing);
    this.refreshNumbers();
    document.documentElement.dataset.frame = String(f.number);
    this.save();
  }

  private showGhosts(n: number): void {
    if (this.beside.show(n, this.shown, this.player.playing)) this.refreshNumbers();
  }

  /** Draws the present frame again: something other than time has changed. */
  redraw(): void {
    if (!this.shown || !this.store) return;
    this.paint.bodies(this.stage, this.shown, this.store, this.view);
    this.overlays.update(this.shown, this.store, this.view.layers, this.arrows, this.view.contact, this.view.body);
    this.stage.select(this.view.body);
    this.panels.update(this.shown, this.view.body, this.view.contact, this.player.playing, this.status, true);
    this.drawTimeline();
    this.trails.update(this.shown, this.store, this.view, this.player.playing);
    this.refreshLegend();
    this.refreshNumbers();
    this.save();
    this.stage.dirty = true;
  }

  private drawTimeline(): void {
    if (this.shown) this.timeline.set({ frame: this.shown.number, range: this.view.range, differs: this.beside.differs });
  }

  /** `age`: only if they are older than that [ms]. */
  refreshNumbers(age = 0): void {
    if (!this.store || (age > 0 && performance.now() - this.numbersAt <= age)) return;
    this.numbersAt = performance.now();
    showNumbers(this.store, this.shown, this.status, this.beside);
  }

  refreshLegend(): void {
    fillLegend(this.stage, this.store, this.beside.ghost, this.view, this.arrows, this.overlays, this.paint);
  }

  /** The legend again, when the end of a scale or the bodies that are lost have changed. */
  private keepLegend(): void {
    const key = `${this.paint.top}/${this.overlays.chains.top}/${[...this.stage.crowd.lost].join()}`;
    if (key === this.legendKey) return;
    this.legendKey = key;
    this.refreshLegend();
  }

  refreshTransport(): void {
    refreshTransport(this.view, this.player.playing);
    showRights(this.link.writes, this.store?.live ?? false, this.player.atHead);
    const over = this.store?.live === true && this.player.over && this.player.atHead && !this.view.loop;
    byId("over").hidden = !over;
  }

  // ---- looks ----

  setTheme(): void {
    this.stage.setTheme(theme());
    if (this.store) this.plots.show(this.store);
    this.redraw();
  }

  resize(): void {
    this.stage.resize();
    // a camera that nobody has moved fits the new picture
    if (this.ready && this.shown && this.stage.eye.auto && !this.view.follow) this.stage.fit(this.shown);
    this.stage.render();
  }

  toggleLayer(id: string, on?: boolean): void {
    const set = this.view.layers;
    if (on ?? !set.has(id)) set.add(id);
    else set.delete(id);
    this.applyLayers();
  }

  applyLayers(): void {
    for (const l of LAYERS) {
      const box = document.getElementById(`layer-${l.id}`) as HTMLInputElement | null;
      if (box) box.checked = this.view.layers.has(l.id);
    }
    this.layStage();
    this.trails.distrust();
    this.redraw();
  }

  private layStage(): void {
    const set = this.view.layers;
    this.stage.setGrid(set.has("grid"));
    this.stage.setShadows(set.has("shadows"));
    // force chains are inside
    this.stage.setXray(set.has("xray") || set.has("chains"));
  }

  setColour(by: string): void {
    this.view.colour = by;
    this.redraw();
  }

  setArrows(change: Partial<Scale>): void {
    Object.assign(this.arrows, change);
    this.redraw();
  }

  setPlots(on: boolean): void {
    this.view.plots = on;
    this.showPlots(on);
    this.save();
  }

  zoomPlots(share: number): void {
    if (this.view.plots) this.plots.magnify(share);
    else toast("No plots are shown: p opens them.");
  }

  shiftPlots(share: number): void {
    if (this.view.plots) this.plots.shift(share);
    else toast("No plots are shown: p opens them.");
  }

  private showPlots(on: boolean): void {
    this.plots.toggle(on);
    byId("open-plots").classList.toggle("on", on);
  }

  // ---- the run beside this one ----

  toDifference(): void {
    if (!this.beside.ghost) return toast("No second recording: open two with tumble view A B.");
    if (this.beside.differs === null) return toast("The two recordings are equal in every frame.");
    this.player.play(false);
    this.player.seek(this.beside.differs);
  }
}
