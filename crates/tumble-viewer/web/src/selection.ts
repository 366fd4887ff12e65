// The selection, a body or a contact, and the camera moves that belong to it; also jumps to events and worst frames.

import { num } from "./dom";
import { AT_CONTACTS } from "./layers";
import { complain, toast } from "./notices";
import type { Tab } from "./panels";
import { NONE } from "./protocol";
import type { Screen } from "./screen";

export class Selection {
  /** `eventName`: of a kind of event. */
  constructor(private readonly screen: Screen, private readonly eventName: (kind: number) => string) {}

  body(body: number): void {
    const { view, shown, stage } = this.screen;
    view.body = body;
    view.contact = -1;
    if (body < 0) {
      view.follow = false;
      stage.eye.follow(-1, null);
    } else if (view.follow && shown) {
      stage.eye.follow(body, shown);
    }
    this.turn("body");
    this.screen.trails.forget();
    this.screen.redraw();
  }

  contact(contact: number, focus: boolean): void {
    const { view, shown, stage } = this.screen;
    view.contact = contact;
    if (contact >= 0) this.turn("contact");
    if (focus && shown && contact >= 0) stage.eye.focus(shown.contact(contact).point, 3.5 * stage.unit);
    this.screen.redraw();
  }

  /** Selects the body or contact at a point of the window. */
  at(x: number, y: number): void {
    const { shown, view, overlays, stage } = this.screen;
    if (!shown) return;
    const shows = AT_CONTACTS.some((l) => view.layers.has(l));
    const contact = shows ? overlays.pick(x, y, shown) : -1;
    if (contact >= 0) return this.contact(contact, false);
    const hit = stage.pick(x, y);
    this.body(hit ? hit.body : -1);
  }

  /** Nothing, and a name can be typed. */
  search(): void {
    this.body(-1);
    document.getElementById("search")?.focus();
  }

  /** The camera goes to the selection, or to all. */
  focus(): void {
    const { shown: f, store: s, view, stage } = this.screen;
    if (!f || !s) return;
    if (view.contact >= 0 && view.contact < f.contacts) stage.eye.focus(f.contact(view.contact).point, 3.5 * stage.unit);
    else if (view.body >= 0) stage.eye.focus(f.centre(view.body), 1.6 * stage.bodySize(view.body));
    else stage.fit(f);
    this.screen.save();
  }

  toggleFollow(): void {
    const { view, stage, shown } = this.screen;
    if (view.body < 0) return toast("Select a body first, by a click.");
    view.follow = !view.follow;
    stage.eye.follow(view.follow ? view.body : -1, shown);
    toast(view.follow ? "The camera follows this body." : "The camera stands still.");
    this.screen.save();
  }

  /** Goes to the event after the present frame, or before it. */
  toEvent(back: boolean): void {
    const { store: s, view, player } = this.screen;
    if (!s) return;
    // events of frames that were never pushed
    void (s.live ? s.readEvents() : s.told).catch((e) => complain(e)).then(() => {
      const e = s.nextEvent(view.frame, back);
      if (!e) return toast(back ? "No event before this frame." : "No event after this frame.");
      player.play(false);
      player.seek(e.frame);
      const name = (b: number) => (b === NONE ? "" : s.bodies[b]?.name ?? "");
      const speed = e.kind === 2 ? ` at ${num(e.speed, 3)} m/s` : "", depth = e.depth > 0 ? ` by ${num(e.depth * 1e3, 3)} mm` : "";
      toast(`${this.eventName(e.kind) || "event"}${speed}${depth}: ${[name(e.a), name(e.b)].filter(Boolean).join(" – ")}`);
    });
  }

  /** Goes to the worst frame of the run, and to its worst contact. */
  worstFrame(): void {
    const { store: s, player, view } = this.screen;
    if (!s || s.rowCount === 0) return;
    const n = s.worstFrame();
    player.play(false);
    view.contact = -1;
    player.seek(n);
    void s.fetch(n).then((f) => {
      if (!f) return;
      this.screen.showFrame(f);
      this.worstHere();
    }).catch((e) => complain(e));
  }

  /** The worst contact of the present frame. */
  worstHere(): void {
    const f = this.screen.shown;
    if (!f || f.contacts === 0) return toast("No contacts in this frame.");
    this.contact(f.worstContact(), true);
  }

  private turn(tab: Tab): void {
    this.screen.view.tab = tab;
    this.screen.panels.open(tab);
  }
}
