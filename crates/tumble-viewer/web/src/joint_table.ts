// The joints of a body: what each is, where it is, what drives it, how hard it holds. A click on a number plots it over time.

import { h, num } from "./dom";
import type { Frame } from "./protocol";
import type { Store } from "./store";

/** Most joints in the table. */
const ROWS = 40;

/** What a click on numbers does. */
export interface Plotting { plot(ids: string[]): void; plotted(id: string): boolean }

/** A table of the joints of a body, or nothing where it has none. */
export function jointTable(body: number, f: Frame, store: Store, act: Plotting): HTMLElement | null {
  const list = store.about.joints.map((j, k) => ({ j, k, state: f.joint(k) })).filter(({ j }) => j.a === body || j.b === body);
  if (list.length === 0) return null;
  const rows = list.slice(0, ROWS).map(({ j, k, state }) => {
    const number = (said: string, what: string, ...names: string[]) => {
      const ids = names.map((n) => `j:${k}:${n}`);
      return h("td", { class: "n" }, ids.length === 0 ? said : h("button", { class: "plot-this", title: `plot ${what} of ${j.name} over time`, "aria-pressed": String(ids.every((id) => act.plotted(id))), onclick: () => act.plot(ids) }, said));
    };
    const each = (values: number[] | undefined, unit: (angle: boolean) => string) => j.units.map((u, i) => `${num(values?.[i] ?? NaN, 4)} ${unit(u === "rad")}`).join(", ") || "–";
    const all = (what: string) => j.units.map((_, i) => `${what}${i}`);
    const word = state && !state.holds ? "broken" : state?.atLimit ? "at its limit" : state?.driven ? "driven" : "";
    const limited = state?.limit.some((x) => x !== 0 && Number.isFinite(x)) ?? false;
    const drive = state?.driven ? number(each(state.motor, (a) => (a ? "N·m" : "N")), "the motor", ...all("motor"))
      : limited ? number(each(state?.limit, (a) => (a ? "N·m" : "N")), "the limit", ...all("limit")) : number("–", "the motor", ...all("motor"));
    return h("tr", {}, h("td", { title: j.kind.replaceAll("_", " ") }, j.name), h("td", {}, j.kind.replaceAll("_", " ")),
      number(each(state?.value, (a) => (a ? "rad" : "m")), "the position", ...all("at")), number(each(state?.rate, (a) => (a ? "rad/s" : "m/s")), "the rate", ...all("rate")), drive,
      number(state ? num(Math.hypot(...state.force), 4) : "–", "the force", "force", "fx", "fy", "fz"), number(state ? num(Math.hypot(...state.torque), 4) : "–", "the torque", "torque", "tx", "ty", "tz"),
      h("td", { class: word === "broken" || word === "at its limit" ? "bad" : "quiet" }, word));
  });
  const head = (name: string, title = "") => h("th", { title }, name);
  return h("div", { class: "wide" }, h("h3", {}, `Joints (${list.length})`), h("table", { class: "grid", id: "body-joints" },
    h("thead", {}, h("tr", {}, head("name"), head("kind"), head("at", "its free coordinates, in the middle of the step"), head("rate", "after the solve"), head("motor", "force or torque of the motor, or of the limit, mean of the step"), head("F [N]", "force of what it holds, mean of the step"), head("M [N·m]", "torque of what it holds, mean of the step"), head(""))),
    h("tbody", {}, ...rows)));
}
