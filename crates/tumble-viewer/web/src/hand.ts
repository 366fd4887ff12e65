// The hand that pulls a body of a live world with a spring: the pointer's, or one that keys move.

import type { Actions } from "./actions";
import type { Link } from "./link";
import { toast } from "./notices";
import type { Overlays } from "./overlays";
import type { Frame, Vec3 } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

export interface HandHost extends Actions {
  readonly view: View;
  readonly stage: Stage;
  readonly overlays: Overlays;
  readonly link: Link;
  readonly store: Store | null;
  readonly shown: Frame | null;
}

/** What a key moves the hand by, as a share of the distance of the camera. */
const REACH = 0.04;

export class Hand {
  /** The body, the point of it that is held (from its centre of mass, body axes), and where the hand is [m]. */
  private held: { store: Store | null; body: number; local: Vec3; at: Vec3; keys: boolean } | null = null;

  constructor(private readonly host: HandHost) {}

  /** Keys hold a body; a world that began anew has taken it out of the hand. */
  get byKeys(): boolean {
    if (this.held?.keys && this.held.store !== this.host.store) this.held = null;
    return this.held?.keys ?? false;
  }

  /** Takes a body at a point, in body axes and in the world; the world runs from now on. */
  take(body: number, local: Vec3, at: Vec3, keys = false): void {
    const { host } = this;
    host.stage.eye.take();
    this.held = { store: host.store, body, local, at, keys };
    host.selectBody(body);
    // what is pulled would be put back
    if (host.view.loop) {
      host.player.toggleLoop(false);
      toast("The loop is off, so that what you pull is not put back: o turns it on.");
    }
    if (host.player.over) host.player.goOn();
    else host.player.play(true);
  }

  /** The hand is here now. */
  reach(at: Vec3): void {
    if (!this.held) return;
    this.held.at = at;
    this.host.link.command({ command: "drag", body: this.held.body, point: this.held.local, target: at });
  }

  drop(): void {
    if (!this.held) return;
    this.held = null;
    this.host.link.command({ command: "drop" });
    this.host.overlays.setPull(null, null);
  }

  /** By keys: takes the selected body at its centre of mass, or lets go. */
  toggle(): void {
    const { host } = this, { store, shown } = host, body = host.view.body;
    if (this.byKeys) return this.drop();
    if (!store?.live) return toast("Bodies of a recording cannot be pulled: open the scene (m) to run it live.");
    if (body < 0 || store.bodies[body]?.kind !== "dynamic") return toast("Select a body that moves first: / finds it by its name.");
    // the link says why not
    if (!host.link.writes) return host.link.command({ command: "drag" });
    if (!shown) return;
    const at = shown.centre(body);
    this.take(body, [0, 0, 0], at, true);
    this.reach(at);
    toast("Arrows move the hand, Page up and down farther away and nearer; y or Esc lets go.");
  }

  /** By keys: to the right, up, and away from the eye, in steps. */
  move(right: number, up: number, away: number): void {
    if (this.byKeys && this.held) this.reach(this.host.stage.eye.beside(this.held.at, [REACH * right, REACH * up, REACH * away]));
  }
}
