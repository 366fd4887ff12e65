// Keyboard shortcuts. The sheet of keys is made from the same list.

import type { Actions } from "./actions";
import { byId } from "./dom";
import { LAYERS } from "./layers";

export interface Key { keys: string[]; shown: string; does: string; run: (e: KeyboardEvent) => void }

export function keysOf(act: Actions): Key[] {
  return [
    { keys: [" "], shown: "Space", does: "play or pause", run: () => act.player.play() },
    { keys: ["ArrowRight", "."], shown: "→", does: "one frame forward (Shift: ten)", run: (e) => act.player.step(e.shiftKey ? 10 : 1) },
    { keys: ["ArrowLeft", ","], shown: "←", does: "one frame back (Shift: ten)", run: (e) => act.player.step(e.shiftKey ? -10 : -1) },
    { keys: ["Home"], shown: "Home", does: "first frame", run: () => act.player.toFirst() },
    { keys: ["End"], shown: "End", does: "last frame", run: () => act.player.toLast() },
    { keys: ["+", "="], shown: "+", does: "faster", run: () => act.player.faster() },
    { keys: ["-"], shown: "−", does: "slower", run: () => act.player.slower() },
    { keys: ["o"], shown: "o", does: "loop", run: () => act.player.toggleLoop() },
    { keys: ["e"], shown: "e", does: "next event", run: () => act.jumpEvent(false) },
    { keys: ["E"], shown: "Shift e", does: "previous event", run: () => act.jumpEvent(true) },
    { keys: ["w"], shown: "w", does: "worst frame and contact: worst verdict of the run, then largest residual", run: () => act.worstFrame() },
    { keys: ["["], shown: "[", does: "start of the range", run: () => act.player.setRange("begin") },
    { keys: ["]"], shown: "]", does: "end of the range", run: () => act.player.setRange("end") },
    { keys: ["\\"], shown: "\\", does: "clear the range", run: () => act.player.setRange(null) },
    { keys: ["f"], shown: "f", does: "focus on the selection, or on all", run: () => act.focus() },
    { keys: ["Alt ArrowLeft", "Alt ArrowRight", "Alt ArrowUp", "Alt ArrowDown"], shown: "Alt ← → ↑ ↓", does: "rotate the view (Shift: pan)", run: (e) => {
      const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key] ?? [0, 0];
      act.moveView(x, y, e.shiftKey);
    } },
    { keys: ["z"], shown: "z", does: "zoom in", run: () => act.zoomView(0.8) },
    { keys: ["Z"], shown: "Shift z", does: "zoom out", run: () => act.zoomView(1.25) },
    { keys: ["v"], shown: "v", does: "follow the selected body", run: () => act.toggleFollow() },
    { keys: ["d"], shown: "d", does: "first difference of two recordings", run: () => act.toDifference() },
    { keys: ["p"], shown: "p", does: "plots", run: () => act.togglePlots() },
    { keys: ["i"], shown: "i", does: "zoom the plots in, about the present moment", run: () => act.zoomPlots(0.5) },
    { keys: ["I"], shown: "Shift i", does: "zoom the plots out", run: () => act.zoomPlots(2) },
    { keys: ["n"], shown: "n", does: "a later part of zoomed plots", run: () => act.shiftPlots(0.5) },
    { keys: ["N"], shown: "Shift n", does: "an earlier part of zoomed plots", run: () => act.shiftPlots(-0.5) },
    { keys: ["y"], shown: "y", does: "pull the selected body of a live scene: arrows, Page up and down move the hand; y or Esc lets go", run: () => act.toggleHand() },
    { keys: ["r"], shown: "r", does: "reset the live scene", run: () => act.player.reset() },
    { keys: ["s"], shown: "s", does: "save a picture", run: () => act.picture() },
    { keys: ["q"], shown: "q", does: "SQL of the selection to the clipboard", run: () => act.copySql() },
    { keys: ["u"], shown: "u", does: "link to this view to the clipboard", run: () => act.copyLink() },
    { keys: ["m"], shown: "m", does: "gallery of scenes", run: () => act.openScenes() },
    { keys: ["/"], shown: "/", does: "find a body by name", run: () => act.findBody() },
    { keys: ["Escape"], shown: "Esc", does: "clear the selection", run: () => act.selectBody(-1) },
    { keys: ["?"], shown: "?", does: "this sheet", run: () => act.openHelp() },
  ];
}

/** Where keys move a hand that holds a body: to the right, up, away. */
const STEPS: Partial<Record<string, [number, number, number]>> = {
  ArrowRight: [1, 0, 0], ArrowLeft: [-1, 0, 0], ArrowUp: [0, 1, 0], ArrowDown: [0, -1, 0], PageUp: [0, 0, 1], PageDown: [0, 0, -1],
};

/** Whether a key belongs to the control that has the focus. */
export function works(t: Element, key: string): boolean {
  const pressed = key === " " || key === "Enter";
  if (t instanceof HTMLButtonElement || t instanceof HTMLAnchorElement || t.tagName === "SUMMARY" || t.getAttribute("role") === "button" || t.matches("tr[tabindex]")) return pressed;
  if (t instanceof HTMLInputElement) return t.type === "range" ? /^(Arrow|Home|End|Page)/.test(key) : pressed;
  return false;
}

/** Listens to the keyboard, except in text fields and dialogs. */
export function listenToKeys(keys: Key[], act: Actions): void {
  addEventListener("keydown", (e) => {
    const t = e.target as HTMLElement;
    const typing = t instanceof HTMLInputElement && ["number", "search", "text"].includes(t.type) || t instanceof HTMLSelectElement;
    if (typing) {
      if (e.key === "Escape") t.blur();
      return;
    }
    if (e.ctrlKey || e.metaKey || document.querySelector("dialog[open]")) return;
    if (e.key === "Escape" && !byId("export").hidden) {
      byId("export").hidden = true;
      return;
    }
    // a focused control is worked by its own keys
    if (!e.altKey && works(t, e.key)) return;
    const step = e.altKey ? undefined : STEPS[e.key];
    if ((step && act.moveHand(...step)) || (e.key === "Escape" && act.dropHand())) return e.preventDefault();
    const key = e.altKey ? `Alt ${e.key}` : e.key;
    const layer = LAYERS.find((l) => l.key === key);
    const action = keys.find((k) => k.keys.includes(key));
    if (layer) act.toggleLayer(layer.id);
    else if (action) action.run(e);
    else return;
    e.preventDefault();
  });
}
