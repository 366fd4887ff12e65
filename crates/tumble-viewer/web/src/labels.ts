// Words in the picture: names of bodies, numbers at arrows, the length of a grid cell, the axes and the direction of gravity.

import * as THREE from "three";
import { byId, fill, h, num } from "./dom";
import type { Overlays } from "./overlays";
import type { Frame, Vec3 } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

/** Most labels at a time: those of the nearest bodies. */
const NAMES = 40;
/** Room of a label: height, and width of a character [px]. */
const HIGH = 17, WIDE = 6.4;

interface Word { at: [number, number]; text: string; kind: string; far: number }

/** Those of a list of words, the first ones first, that do not run into each other. */
export function apart<T extends { at: [number, number]; text: string }>(words: T[], width: number, height: number): T[] {
  const taken: [number, number, number, number][] = [], kept: T[] = [];
  for (const w of words) {
    const half = (Math.min(w.text.length, 34) * WIDE) / 2 + 5;
    // wholly inside the picture
    const x = Math.min(Math.max(w.at[0], half), width - half), y = Math.min(Math.max(w.at[1], 1.4 * HIGH), height);
    const box: [number, number, number, number] = [x - half, y - 1.4 * HIGH, x + half, y - 0.4 * HIGH];
    if (taken.some((b) => b[0] < box[2] && box[0] < b[2] && b[1] < box[3] && box[1] < b[3])) continue;
    taken.push(box);
    kept.push({ ...w, at: [x, y] });
  }
  return kept;
}

/** Puts words beside what they name, and a bar as long as one cell of the grid. */
export function placeLabels(stage: Stage, f: Frame | null, s: Store | null, view: View, overlays: Overlays): void {
  const root = byId("labels"), scale = byId("scale");
  scale.hidden = !s || !view.layers.has("grid");
  // a bar as long as one cell at the centre of the view
  (scale.firstElementChild as HTMLElement).style.width = `${stage.cell * stage.eye.pixelsPerMetre}px`;
  scale.lastElementChild!.textContent = `grid ${num(Number(stage.cell.toPrecision(6)))} m`;
  placeGizmo(stage, s);
  if (!f || !s) return root.replaceChildren();
  const words: Word[] = [], eye = stage.eye.camera.position, { clientWidth: width, clientHeight: height } = stage.canvas;
  const put = (place: Vec3, text: string, kind: string, first = false) => {
    const at = place.every(Number.isFinite) ? stage.eye.project(place) : null;
    if (!at || at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) return;
    words.push({ at, text, kind, far: first ? -1 : eye.distanceTo(new THREE.Vector3(...place)) });
  };
  if (view.body >= 0 && view.body < f.bodies) put(f.centre(view.body), s.bodies[view.body].name, "", true);
  if (view.layers.has("names")) s.bodies.forEach((b, k) => b.kind !== "fixed" && k < f.bodies && k !== view.body && put(f.centre(k), b.name, ""));
  for (const { at, text } of overlays.tips) put(at, text, "tip");
  words.sort((a, b) => a.far - b.far);
  fill(root, ...apart(words, width, height).slice(0, NAMES).map(({ at, text, kind }) => {
    const e = h("span", { class: kind }, text);
    e.style.left = `${at[0]}px`;
    e.style.top = `${at[1]}px`;
    return e;
  }));
}

const AXES: [string, Vec3][] = [["x", [1, 0, 0]], ["y", [0, 1, 0]], ["z", [0, 0, 1]]];
/** Half of the picture of the axes [px]. */
const SIZE = 42;
const SVG = "http://www.w3.org/2000/svg";

function svg(tag: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const e = document.createElementNS(SVG, tag);
  for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, String(v));
  if (text) e.textContent = text;
  return e;
}

let gizmoKey = "";

/** The axes of the world and the direction of gravity, as the camera sees them; a click on an axis looks along it. */
function placeGizmo(stage: Stage, s: Store | null): void {
  const root = byId("gizmo"), { camera } = stage.eye;
  root.hidden = !s;
  if (!s) return;
  camera.updateMatrixWorld();
  const back = camera.matrixWorldInverse, gravity = stage.gravity ?? s.about.gravity;
  const seen = (v: Vec3) => new THREE.Vector3(...v).transformDirection(back);
  const key = [...back.elements.slice(0, 11).map((x) => x.toFixed(3)), ...(gravity ?? []), s.about.name].join();
  if (key === gizmoKey) return;
  gizmoKey = key;
  const parts: { depth: number; draw: () => SVGElement[] }[] = [];
  for (const [name, axis] of AXES) {
    const v = seen(axis), [x, y] = [26 * v.x, -26 * v.y];
    parts.push({ depth: v.z, draw: () => {
      const dot = svg("circle", { cx: x, cy: y, r: 8, class: `axis ${name}`, tabindex: 0, role: "button", "aria-label": `look along ${name}`, opacity: 0.55 + 0.45 * (v.z + 1) / 2 });
      const look = () => stage.eye.along(new THREE.Vector3(...axis));
      dot.addEventListener("click", look);
      dot.addEventListener("keydown", (e) => (e.key === "Enter" || e.key === " ") && (look(), e.preventDefault(), e.stopPropagation()));
      return [svg("line", { x1: 0, y1: 0, x2: x, y2: y, class: `axis ${name}` }), dot, svg("text", { x, y: y + 3.5, class: "axis" }, name)];
    } });
  }
  const size = gravity ? Math.hypot(...gravity) : 0;
  if (gravity && size > 0) {
    const v = seen(gravity.map((x) => x / size) as Vec3), [x, y] = [36 * v.x, -36 * v.y], long = Math.hypot(x, y);
    if (long > 4) parts.push({ depth: v.z - 0.01, draw: () => {
      const [ux, uy] = [x / long, y / long];
      const head = [[x, y], [x - 8 * ux - 4.5 * uy, y - 8 * uy + 4.5 * ux], [x - 8 * ux + 4.5 * uy, y - 8 * uy - 4.5 * ux]].map((p) => p.join()).join(" ");
      return [svg("line", { x1: 0, y1: 0, x2: x - 6 * ux, y2: y - 6 * uy, class: "gravity" }), svg("polygon", { points: head, class: "gravity" }),
        svg("text", { x: x - 9 * uy - 2 * ux, y: y + 9 * ux + 3, class: "gravity" }, "g")];
    } });
  }
  const picture = svg("svg", { viewBox: `${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE}`, width: 2 * SIZE, height: 2 * SIZE });
  parts.sort((a, b) => a.depth - b.depth).forEach((p) => picture.append(...p.draw()));
  root.title = gravity && size > 0 ? `axes; gravity ${num(size, 4)} m/s²; click an axis to look along it` : "axes; no gravity; click an axis to look along it";
  // an axis that has the focus keeps it
  const held = root.contains(document.activeElement) ? document.activeElement!.getAttribute("aria-label") : null;
  root.replaceChildren(picture);
  if (held) picture.querySelector<SVGElement>(`[aria-label="${held}"]`)?.focus();
}
