// The bar of buttons under the scene: time, and where to go in it.

import type { Actions } from "./actions";
import { byId, fill, h } from "./dom";
import { SPEEDS } from "./player";
import type { View } from "./state";

/** Makes the bar for a live world or a recording. */
export function buildTransport(live: boolean, act: Actions): void {
  const button = (id: string, text: string, title: string, run: () => void) => h("button", { id, title, onclick: (e: Event) => {
    run();
    (e.currentTarget as HTMLElement).blur();
  } }, text);
  const speed = h("select", { id: "speed", title: "speed against real time (+ and −)", onchange: () => act.player.setSpeed(Number(speed.value)) }, ...SPEEDS.map((v) => h("option", { value: String(v) }, `${v}×`)));
  fill(byId("transport"),
    button("play", "▶ Play", "play or pause (Space)", () => act.player.play()),
    button("first", "|◀", "first frame (Home)", () => act.player.toFirst()),
    button("back10", "−10", "ten frames back (Shift ←)", () => act.player.step(-10)),
    button("back", "−1", "one frame back (←)", () => act.player.step(-1)),
    button("on", "+1", live ? "one frame on (→); at the end: one step of the world" : "one frame on (→)", () => act.player.step(1)),
    button("on10", "+10", "ten frames on (Shift →)", () => act.player.step(10)),
    button("last", live ? "▶| now" : "▶|", "last frame (End)", () => act.player.toLast()),
    live ? button("reset", "↺ Reset", "back to the start, with the numbers as they are now (r)", () => act.player.reset()) : null,
    h("span", { class: "time", id: "time" }),
    h("label", { title: "number of the frame: type one to go there" }, "frame ", h("input", { type: "number", id: "frame-box", min: "0", onchange: (e: Event) => {
      act.player.play(false);
      act.player.seek(Number((e.target as HTMLInputElement).value));
      (e.target as HTMLElement).blur();
    } })),
    h("label", {}, "speed ", speed),
    button("loop", "↻ loop", live ? "begin again when the scene's duration is over (o)" : "begin again at the end (o)", () => act.player.toggleLoop()),
    button("event", "next event", "impact, sleep, waking, quarantine – or touch (e)", () => act.jumpEvent(false)),
    button("worst", "worst frame", "where the contact law failed most (w)", () => act.worstFrame()),
    h("span", { class: "quiet", id: "range" }));
}

/** Shows how things stand; nothing before the bar is made. */
export function refreshTransport(view: View, playing: boolean): void {
  const play = document.getElementById("play");
  if (!play) return;
  play.textContent = playing ? "❚❚ Pause" : "▶ Play";
  document.documentElement.dataset.playing = String(playing);
  const speed = byId<HTMLSelectElement>("speed");
  if (![...speed.options].some((o) => Number(o.value) === view.speed)) speed.append(h("option", { value: String(view.speed) }, `${view.speed}×`));
  speed.value = String(view.speed);
  byId("loop").classList.toggle("on", view.loop);
  byId("range").textContent = view.range ? `range ${view.range[0]}–${view.range[1]}` : "";
}
