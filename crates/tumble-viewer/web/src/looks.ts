// Appearance: colours of bodies, legend, labels, light and dark theme.

import * as THREE from "three";
import { byId, fill, h, num } from "./dom";
import { COLOURS, MODE_COLOURS, paletteColour } from "./layers";
import { VELOCITY, type Scale } from "./overlays";
import { MODES, type Frame } from "./protocol";
import type { Stage, Theme } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";
import { TRAILS } from "./trails";

/** Speed that has the hottest colour [m/s]. */
const HOT = 5;
/** Most labels at a time: those of the nearest bodies. */
const NAMES = 40;
/** Most materials in the legend. */
const MATERIALS = 8;

export const dark = matchMedia("(prefers-color-scheme: dark)");

/** The colours of the scene, as the style sheet has them. */
export function theme(): Theme {
  const css = getComputedStyle(document.documentElement);
  const c = (n: string) => css.getPropertyValue(n).trim();
  return { background: c("--scene"), ground: c("--ground"), line: c("--grid"), fixed: c("--fixed"), ink: c("--ink"), ghost: c("--ghost"), dark: dark.matches };
}

/** Gives every body its colour. */
export function paintBodies(stage: Stage, f: Frame, s: Store, view: View): void {
  const by = view.layers.has("islands") ? "island" : view.colour;
  const fixed = stage.fixedColour, lost = new THREE.Color(COLOURS.lost), cold = new THREE.Color(COLOURS.cold), hot = new THREE.Color(COLOURS.hot);
  const c = new THREE.Color();
  stage.paint((k) => {
    const b = s.bodies[k];
    if (k < f.bodies && f.quarantined(k) && view.layers.has("quarantine")) return lost;
    if (by === "kind") return c.set(b.kind === "dynamic" ? COLOURS.dynamic : b.kind === "kinematic" ? COLOURS.kinematic : fixed);
    if (by === "material") return paletteColour(b.material);
    if (b.kind === "fixed") return fixed;
    let colour: THREE.Color;
    if (by === "island") {
      const i = k < f.bodies ? f.island(k) : -1;
      colour = i >= 0 ? paletteColour(i) : fixed;
    } else if (by === "speed") {
      const o = 13 * k + 7, v = Math.hypot(f.states[o], f.states[o + 1], f.states[o + 2]);
      colour = c.lerpColors(cold, hot, Math.min(v / HOT, 1));
    } else {
      colour = paletteColour(k);
    }
    return k < f.bodies && f.asleep(k) ? c.copy(colour).lerp(fixed, 0.6) : colour;
  });
}

/** The legend of the colours and arrows of the visible layers. */
export function fillLegend(stage: Stage, s: Store | null, ghost: Store | null, view: View, arrows: Scale): void {
  const on = view.layers;
  const parts: Node[] = [];
  const swatch = (colour: string, text: string) => {
    const i = h("i");
    i.style.background = colour;
    return h("span", {}, i, text);
  };
  const remark = (text: string) => h("span", { class: "quiet" }, text);
  if (["contacts", "impulses", "cones"].some((l) => on.has(l))) parts.push(...MODE_COLOURS.map((c, k) => swatch(c, MODES[k])));
  if (on.has("impulses") || on.has("cones")) parts.push(remark(arrows.root ? "length ∝ √impulse" : "length ∝ impulse"));
  if (on.has("normals")) parts.push(swatch(COLOURS.normal, "normal"));
  if (on.has("velocities")) parts.push(swatch(COLOURS.velocity, `velocity: distance travelled in ${num(VELOCITY * arrows.arrows, 2)} s`));
  if (on.has("spins")) parts.push(swatch(COLOURS.spin, "spin (angular velocity)"));
  if (on.has("axes")) parts.push(...["1st", "2nd", "3rd principal axis"].map((name, k) => swatch(COLOURS.axes[k], name)));
  const shade = (c: THREE.Color) => `#${c.getHexString()}`;
  if (!on.has("islands") && s) {
    if (view.colour === "kind") parts.push(swatch(COLOURS.dynamic, "dynamic"), swatch(COLOURS.kinematic, "kinematic"), swatch(shade(stage.fixedColour), "fixed"));
    if (view.colour === "speed") parts.push(swatch(COLOURS.cold, "at rest"), swatch(COLOURS.hot, `${HOT} m/s and more`));
    if (view.colour === "material") {
      parts.push(...s.about.materials.slice(0, MATERIALS).map((m, k) => swatch(shade(paletteColour(k)), m.name)));
      if (s.about.materials.length > MATERIALS) parts.push(remark(`and ${s.about.materials.length - MATERIALS} more materials`));
    }
  }
  if (on.has("trails") && s && view.body < 0) {
    const moving = s.bodies.filter((b) => b.kind !== "fixed").length;
    if (moving > TRAILS) parts.push(remark(`trails of the first ${TRAILS} of ${moving} bodies: select a body for its own trail`));
  }
  if (stage.glass.size > 0) parts.push(remark("transparent: fixed bodies in front of moving ones"));
  if (ghost) parts.push(swatch(theme().ghost, `ghosts: ${ghost.about.file || ghost.about.name}`));
  fill(byId("legend"), ...parts);
}

/** Puts the names of bodies beside them, and a bar as long as one cell of the grid. */
export function placeLabels(stage: Stage, f: Frame | null, s: Store | null, view: View): void {
  const root = byId("labels"), scale = byId("scale");
  scale.hidden = !s || !view.layers.has("grid");
  // a bar as long as one cell at the centre of the view
  (scale.firstElementChild as HTMLElement).style.width = `${stage.cell * stage.eye.pixelsPerMetre}px`;
  scale.lastElementChild!.textContent = `grid ${num(Number(stage.cell.toPrecision(6)))} m`;
  if (!f || !s) return root.replaceChildren();
  let list: { body: number; at: [number, number] }[] = [];
  const put = (body: number) => {
    const at = stage.eye.project(f.centre(body));
    if (at) list.push({ body, at });
  };
  if (view.layers.has("names")) {
    s.bodies.forEach((b, k) => b.kind !== "fixed" && k < f.bodies && put(k));
    const eye = stage.eye.camera.position;
    const far = (b: number) => eye.distanceToSquared(new THREE.Vector3(...f.centre(b)));
    if (list.length > NAMES) list = list.sort((a, b) => far(a.body) - far(b.body)).slice(0, NAMES);
  } else if (view.body >= 0 && view.body < f.bodies) {
    put(view.body);
  }
  fill(root, ...list.map(({ body, at }) => {
    const e = h("span", {}, s.bodies[body].name);
    e.style.left = `${at[0]}px`;
    e.style.top = `${at[1]}px`;
    return e;
  }));
}
