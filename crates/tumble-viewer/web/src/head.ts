// The header: name of the scene or recording, comparison, verdict and counts of the frame.

import type { Comparison } from "./compare";
import { byId, fill, h, num, refill } from "./dom";
import { LOOKING, type LiveStatus } from "./link";
import { verdictWord, type Frame } from "./protocol";
import type { View } from "./state";
import type { Store } from "./store";

/** A scene or recording of the server. */
export interface SourceCard { index: number; kind: string; name: string; file: string }

/** A recording that has not grown for this long may have been abandoned [ms]. */
const STALE = 5000;

/** Shows name and kind of the open source. */
export function showTitle(store: Store, writes: boolean): void {
  const name = store.about.name || store.about.file;
  byId("kind").className = `badge ${store.about.kind}`;
  byId("kind").textContent = store.about.kind;
  byId("title").textContent = name;
  document.title = `${name} – tumble`;
  byId("hint").textContent = `?: all keys · drag: rotate · wheel: zoom · click: select${store.live && writes ? " · Shift-drag: pull" : ""} · right drag: pan`;
  byId("pull-mode").hidden = !store.live;
}

/** The page without a scene or recording. */
export function showEmpty(on: boolean, openScenes: () => void, writes = true): void {
  byId("empty").hidden = !on;
  for (const id of ["open-export", "open-plots"]) byId<HTMLButtonElement>(id).disabled = on;
  if (!on) return;
  byId("title").textContent = "choose a scene";
  fill(byId("empty"), h("p", {}, "No scene or recording is open."), writes ? h("button", { class: "on", onclick: openScenes }, "Choose a scene") : h("p", {}, LOOKING),
    h("p", { class: "quiet" }, "To view a recording: tumble view FILE"));
}

/** Recordings and the live scene, when there is more than one of them; `liveFile`: of the live scene that is open. */
export function buildSources(sources: SourceCard[], live: number, liveFile: string, view: View): void {
  const list = sources.filter((s) => s.name || s.file || s.index === view.source);
  const select = byId<HTMLSelectElement>("source");
  select.hidden = list.length < 2;
  const name = (s: SourceCard) => (s.index === live ? `live: ${liveFile || s.file || s.name}` : s.file || s.name);
  refill(select, ...list.map((s) => h("option", { value: String(s.index) }, name(s))));
  select.value = String(view.source);
  byId("title").hidden = !select.hidden;
}

/** What the open source can be compared with. */
export function buildCompare(sources: SourceCard[], view: View): void {
  const others = sources.filter((s) => s.index !== view.source && s.kind === "recording");
  byId("compare-box").hidden = others.length === 0;
  refill(byId("compare"), h("option", { value: "" }, "nothing"), ...others.map((s) => h("option", { value: String(s.index) }, s.file || s.name)));
  byId<HTMLSelectElement>("compare").value = view.compare === null ? "" : String(view.compare);
}

/** Counts, pace or distance of the present frame, its verdict, its time and its number. */
export function showNumbers(s: Store, f: Frame | null, status: LiveStatus | null, beside: Comparison): void {
  const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
  const parts = [many(s.bodies.length, "body", "bodies")];
  if (f) parts.push(many(f.contacts, "contact", "contacts"), many(f.islands, "island", "islands"));
  if (s.live && status?.playing && status.pace > 0) parts.push(`${num(status.pace, 2)} × real time`);
  if (s.growing && !s.live) parts.push(performance.now() - s.grownAt < STALE ? "being written" : "not closed");
  const apart = f ? beside.apart(f) : null;
  if (apart) parts.splice(0, parts.length, apart.far > 0 ? `largest distance ${num(apart.far, 3)} m (${s.bodies[apart.body].name})` : "no difference in this frame");
  byId("numbers").textContent = parts.join(" · ");
  showVerdict(s, f);
  const time = document.getElementById("time");
  if (time && f) refill(time, `${s.time(f.number).toFixed(3)} s`, h("span", { class: "less" }, ` of ${s.time(s.last).toFixed(3)} s`));
  const box = document.getElementById("frame-box") as HTMLInputElement | null;
  if (box && f && document.activeElement !== box) box.value = String(f.number);
}

/** Marks of the verdicts, for eyes that do not tell the colours. */
const MARKS: Record<string, string> = { solved: "✓", guarded: "⛨", inexact: "≈" };

/** The verdict of the present frame and the worst one of the run, of a live world so far, each with its residual. */
function showVerdict(s: Store, f: Frame | null): void {
  const badge = byId("verdict");
  badge.hidden = !f;
  if (!f) return;
  const word = verdictWord(f.get("verdict")), tolerance = num(s.about.tolerance ?? 1e-8, 2);
  const worst = s.rowCount > 0 ? s.worstFrame() : f.number, worstWord = verdictWord(s.value("verdict", worst));
  badge.className = `verdict-${word}`;
  badge.title = `verdict of this frame: residual ${num(f.get("residual"), 3)} m/s, tolerance ${tolerance} m/s; click: the worst frame of the run (w)`;
  const said = f.contacts > 0 || f.get("residual") > 0 ? `${num(f.get("residual"), 2)} m/s` : "no contact";
  refill(badge, h("b", {}, `${MARKS[word] ?? "!"} ${word}`), h("span", { class: "residual" }, said),
    h("small", { class: `of-${worstWord}` }, `worst ${s.live || s.growing ? "so far" : "of the run"}: ${worstWord} ${num(s.value("residual", worst), 2)} m/s, frame ${worst}`));
}
