// The playback controls under the view.

import type { Actions } from "./actions";
import { byId, h, refill, type Child } from "./dom";
import { SPEEDS } from "./player";
import type { View } from "./state";

/** A sign, and a word beside it where there is room. */
function worded(sign: string, word: string): HTMLElement {
  return h("span", {}, sign, h("span", { class: "less" }, word));
}

/** Builds the controls for a live scene or a recording. */
export function buildTransport(live: boolean, act: Actions): void {
  const button = (id: string, text: Child, title: string, run: () => void, less = false) => h("button", { id, title, class: less ? "less" : "", onclick: (e: MouseEvent) => {
    run();
    // after a click with the mouse, Space plays; whoever came by Tab stays
    if (e.detail > 0) (e.currentTarget as HTMLElement).blur();
  } }, text);
  const speed = h("select", { id: "speed", title: "playback speed relative to real time (+ and −)", onchange: (e: Event) => act.player.setSpeed(Number((e.target as HTMLSelectElement).value)) }, ...SPEEDS.map((v) => h("option", { value: String(v) }, `${v}×`)));
  refill(byId("transport"),
    button("play", "", "play or pause (Space)", () => act.player.play()),
    button("first", "|◀", "first frame (Home)", () => act.player.toFirst()),
    button("back10", "−10", "ten frames back (Shift ←)", () => act.player.step(-10), true),
    button("back", "−1", "one frame back (←)", () => act.player.step(-1)),
    button("on", "+1", live ? "one frame forward (→); at the end: one simulation step" : "one frame forward (→)", () => act.player.step(1)),
    button("on10", "+10", "ten frames forward (Shift →)", () => act.player.step(10), true),
    button("last", worded("▶|", live ? " now" : ""), "last frame (End)", () => act.player.toLast()),
    live ? button("reset", worded("↺", " Reset"), "back to the start, with the present parameters (r)", () => act.player.reset()) : null,
    h("span", { class: "time", id: "time" }),
    h("label", { class: "less", title: "frame number: type one to go there" }, "frame ", h("input", { type: "number", id: "frame-box", min: "0", onchange: (e: Event) => {
      act.player.play(false);
      act.player.seek(Number((e.target as HTMLInputElement).value));
      (e.target as HTMLElement).blur();
    } })),
    h("label", {}, h("span", { class: "less" }, "speed "), speed),
    button("loop", worded("↻", " loop"), live ? "restart at the end of the scene's duration (o)" : "restart at the end (o)", () => act.player.toggleLoop()),
    button("event", "next event", "impact, sleep, waking, quarantine, or touch (e)", () => act.jumpEvent(false), true),
    button("worst", "worst frame", "the frame with the worst verdict, and of those with the largest residual (w)", () => act.worstFrame(), true),
    h("span", { class: "quiet", id: "range" }));
}

/** Updates the controls; does nothing before they are built. */
export function refreshTransport(view: View, playing: boolean): void {
  const play = document.getElementById("play");
  if (!play) return;
  refill(play, playing ? worded("❚❚", " Pause") : worded("▶", " Play"));
  document.documentElement.dataset.playing = String(playing);
  const speed = byId<HTMLSelectElement>("speed");
  if (![...speed.options].some((o) => Number(o.value) === view.speed)) speed.append(h("option", { value: String(view.speed) }, `${view.speed}×`));
  speed.value = String(view.speed);
  byId("loop").classList.toggle("on", view.loop);
  byId("range").textContent = view.range ? `range ${view.range[0]}–${view.range[1]}` : "";
}
