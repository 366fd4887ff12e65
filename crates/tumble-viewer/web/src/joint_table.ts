// The joints of a body: what each is, where it is, how hard it holds.

import { h, num } from "./dom";
import type { Frame } from "./protocol";
import type { Store } from "./store";

/** Most joints in the table. */
const ROWS = 40;

/** A table of the joints of a body, or nothing where it has none. */
export function jointTable(body: number, f: Frame, store: Store): HTMLElement | null {
  const list = store.about.joints.map((j, k) => ({ j, state: f.joint(k) })).filter(({ j }) => j.a === body || j.b === body);
  if (list.length === 0) return null;
  const rows = list.slice(0, ROWS).map(({ j, state }) => {
    const values = j.units.map((unit, k) => `${num(state?.value[k] ?? NaN, 4)} ${unit}`).join(", ") || "–";
    const word = state && !state.holds ? "broken" : state?.atLimit ? "at its limit" : state?.driven ? "driven" : "";
    return h("tr", {}, h("td", {}, j.name), h("td", {}, j.kind.replaceAll("_", " ")), h("td", { class: "n" }, values),
      h("td", { class: "n" }, state ? num(Math.hypot(...state.force), 4) : "–"), h("td", { class: word === "broken" || word === "at its limit" ? "bad" : "quiet" }, word));
  });
  return h("div", {}, h("h3", {}, `Joints (${list.length})`), h("table", { class: "grid", id: "body-joints" },
    h("thead", {}, h("tr", {}, h("th", {}, "name"), h("th", {}, "kind"), h("th", { title: "its free coordinates" }, "at"), h("th", { title: "force of what it holds, mean of the step" }, "F [N]"), h("th", {}))),
    h("tbody", {}, ...rows)));
}
