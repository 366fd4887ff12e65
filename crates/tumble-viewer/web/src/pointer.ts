// The mouse on the scene: click to select, Shift-drag to pull a body of a live world with a spring.

import type { Hand, HandHost } from "./hand";
import { toast } from "./notices";
import type { Vec3 } from "./protocol";

export interface PointerHost extends HandHost {
  /** A drag pulls a body, without Shift. */
  readonly pulling: boolean;
  readonly hand: Hand;
  /** A press that did not move. */
  click(x: number, y: number): void;
  /** The camera, or a body, may have been moved. */
  saveHash(): void;
}

/** Farther than this a press is a drag [pixels]. */
const STILL = 4;

export function listenToPointer(canvas: HTMLCanvasElement, host: PointerHost): void {
  const { stage, hand } = host;
  let down: [number, number] | null = null;
  /** The point of a body where a drag began. */
  let from: Vec3 | null = null;
  const pull = (e: PointerEvent) => {
    if (from) hand.reach(stage.eye.onPlane(e.clientX, e.clientY, from));
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
    from = hit.point;
    hand.take(hit.body, hit.local, hit.point);
    pull(e);
  }, { capture: true });
  canvas.addEventListener("pointermove", pull);
  const end = (e: PointerEvent) => {
    if (from) {
      from = null;
      stage.eye.controls.enabled = true;
      hand.drop();
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
