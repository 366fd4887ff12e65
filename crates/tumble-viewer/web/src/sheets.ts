// Parts that are built once: the list of layers at the left, the sheet of keys, the export menu.

import type { Actions } from "./actions";
import { byId, fill, h } from "./dom";
import type { Key } from "./keys";
import { LAYERS, OVERLAYS, SCENERY, type Layer } from "./layers";
import type { View } from "./state";

/** Layers, colours and the length of arrows. */
export function buildLayers(view: View, act: Actions): void {
  const layer = (l: Layer) =>
    h("label", { class: "layer", title: `${l.hint}${l.hint ? " " : ""}(${l.key})` },
      h("input", { type: "checkbox", id: `layer-${l.id}`, checked: view.layers.has(l.id), onchange: (e: Event) => {
        act.toggleLayer(l.id, (e.target as HTMLInputElement).checked);
      } }), h("span", {}, l.name), h("kbd", {}, l.key));
  const colour = h("select", { id: "colour", title: "meaning of the body colours", onchange: (e: Event) => act.setColour((e.target as HTMLSelectElement).value) },
    ...["body", "material", "island", "speed", "force", "energy", "kind"].map((c) => h("option", { value: c }, c)));
  colour.value = view.colour;
  const size = h("input", { type: "range", id: "arrow-size", min: "-1", max: "1", step: "0.05", value: "0", title: "length of arrows", oninput: () => act.setArrows({ arrows: 10 ** Number(size.value) }) });
  const root = h("input", { type: "checkbox", id: "arrow-root", checked: true, onchange: () => act.setArrows({ root: root.checked }) });
  fill(byId("left"), h("h3", {}, "Show"), ...OVERLAYS.map(layer), h("h3", {}, "Scenery"), ...SCENERY.map(layer),
    h("h3", {}, "Colour by"), colour, h("h3", {}, "Arrows"), size,
    h("label", { class: "layer", title: "impulses differ by orders of magnitude: with the square root, small ones stay visible beside large ones" }, root, h("span", {}, "length ∝ √impulse")));
}

/** The sheet of keys. */
export function buildHelp(keys: Key[]): void {
  fill(byId("help"), h("div", { class: "head" }, h("h2", {}, "Keys"), h("span", { class: "grow" }), h("button", { onclick: () => byId<HTMLDialogElement>("help").close() }, "Close")),
    h("div", { class: "keys" }, ...keys.map((k) => h("div", {}, h("span", {}, h("kbd", {}, k.shown)), h("span", {}, k.does))),
      ...LAYERS.map((l) => h("div", {}, h("span", {}, h("kbd", {}, l.key)), h("span", {}, `show ${l.name.toLowerCase()}`)))),
    h("p", { class: "quiet" }, "Mouse: drag to rotate, right drag or Ctrl-drag to pan, wheel to zoom, click to select a body or a contact point, double click to focus. In a live scene, Shift-drag, or a drag in pull mode, pulls a body with a spring; its work counts as external work. In a plot, drag to zoom, double click to see all, click to go there."));
}

/** The export menu. */
export function buildExports(act: Actions): void {
  const menu = byId("export");
  const item = (id: string, text: string, title: string, run: () => void) => h("button", { id, title, onclick: () => {
    menu.hidden = true;
    run();
  } }, text);
  fill(menu,
    item("export-png", "Picture (PNG)", "the 3-D view (s)", () => act.picture()),
    item("export-video", "Video of the range (WebM)", "plays the range, or all, once and saves it; set the range with [ and ]", () => act.video()),
    item("export-csv", "Data of all plots (CSV)", "one file per plot", () => act.plotsToCsv()),
    item("export-sql", "SQL of the selection (copy)", "a query for the recording (q)", () => act.copySql()),
    item("export-link", "Link to this view (copy)", "frame, selection, camera, layers (u)", () => act.copyLink()));
  byId("open-export").onclick = (e) => {
    e.stopPropagation();
    menu.hidden = !menu.hidden;
  };
  addEventListener("click", (e) => {
    if (!menu.contains(e.target as Node)) menu.hidden = true;
  });
}
