// The mouse on the scene: click to select, Shift-drag to pull a body of a live world with a spring.

import type { Actions } from "./actions";
import type { Link } from "./link";
import { toast } from "./notices";
import type { Overlays } from "./overlays";
import type { Frame, Vec3 } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

export interface PointerHost extends Actions {
  readonly view: View;
  readonly stage: Stage;
  readonly overlays: Overlays;
  readonly link: Link;
  readonly store: Store | null;
  readonly shown: Frame | null;
  /** A drag pulls a body, without Shift. */
  readonly pulling: boolean;
  /** A press that did not move. */
  click(x: number, y: number): void;
  /** The camera, or a body, may have been moved. */
  saveHash(): void;
}

/** Farther than this a press is a drag [pixels]. */
const STILL = 4;

export function listenToPointer(canvas: HTMLCanvasElement, host: PointerHost): void {
  const { stage, overlays, link } = host;
  let down: [number, number] | null = null;
  let drag: { body: number; local: Vec3; point: Vec3 } | null = null;
  const pull = (e: PointerEvent) => {
    if (drag) link.command({ command: "drag", body: drag.body, point: drag.local, target: stage.eye.onPlane(e.clientX, e.clientY, drag.point) });
  };
  canvas.addEventListener("pointerdown", (e) => {
    down = [e.clientX, e.clientY];
    const store = host.store;
    const wants = e.shiftKey || host.pulling;
    if (e.button === 0 && wants && store && !store.live) toast("Bodies of a recording cannot be pulled: open the scene (m) to run it live.");
    if (e.button !== 0 || !wants || !store?.live || !host.shown) return;
    const hit = stage.pick(e.clientX, e.clientY);
    if (!hit || store.bodies[hit.body].kind !== "dynamic") return;
    e.stopImmediatePropagation();
    stage.eye.controls.enabled = false;
    canvas.setPointerCapture(e.pointerId);
    stage.eye.take();
    drag = { body: hit.body, local: hit.local, point: hit.point };
    host.selectBody(hit.body);
    // what is pulled would be put back
    if (host.view.loop) {
      host.player.toggleLoop(false);
      toast("The loop is off, so that what you pull is not put back: o turns it on.");
    }
    if (host.player.over) host.player.goOn();
    else host.player.play(true);
    pull(e);
  }, { capture: true });
  canvas.addEventListener("pointermove", pull);
  const end = (e: PointerEvent) => {
    if (drag) {
      drag = null;
      stage.eye.controls.enabled = true;
      link.command({ command: "drop" });
      overlays.setPull(null, null);
    } else if (down && e.button === 0 && Math.hypot(e.clientX - down[0], e.clientY - down[1]) < STILL) {
      host.click(e.clientX, e.clientY);
    }
    down = null;
    host.saveHash();
  };
  canvas.addEventListener("pointerup", end);
  canvas.addEventListener("pointercancel", end);
  canvas.addEventListener("dblclick", () => host.focus());
}
