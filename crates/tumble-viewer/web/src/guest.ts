// A page that may only look: what would change the live world is out of reach on it, and says why.

import { byId } from "./dom";
import { LOOKING } from "./link";

/** Controls that a guest never has. */
const NEVER = ["open-scenes", "reset", "replay", "go-on", "loop"];
/** Controls of the present, which work on the past that a page holds itself. */
const PRESENT = ["play", "on", "on10", "speed"];

/** Shows which controls work; `live`: a live world is shown, `atHead`: its present. */
export function showRights(writes: boolean, live: boolean, atHead: boolean): void {
  byId("looking").hidden = writes;
  byId("looking").title = LOOKING;
  document.body.dataset.looking = String(!writes);
  const restrict = (id: string, on: boolean) => {
    const e = document.getElementById(id) as HTMLButtonElement | HTMLSelectElement | null;
    if (!e || e.disabled === on) return;
    e.disabled = on;
    e.dataset.does ??= e.title;
    e.title = on ? LOOKING : e.dataset.does;
  };
  for (const id of NEVER) restrict(id, !writes && (live || id === "open-scenes"));
  for (const id of PRESENT) restrict(id, !writes && live && atHead);
}
