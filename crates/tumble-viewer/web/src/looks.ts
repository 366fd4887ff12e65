// Appearance: colours of bodies, legend, light and dark theme.

import * as THREE from "three";
import { type BodyColours, Range, VIRIDIS_BAR, viridis } from "./colours";
import { byId, fill, h, num } from "./dom";
import { COLOURS, EDGE_COLOURS, MODE_COLOURS, paletteColour } from "./layers";
import { VELOCITY, type Overlays, type Scale } from "./overlays";
import { MODES, type Frame } from "./protocol";
import { bodyForces, kineticEnergy } from "./quantities";
import type { Stage, Theme } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";
import { TRAILS } from "./trails";

/** Most materials in the legend. */
const MATERIALS = 8;

/** Quantities that bodies can be coloured by, with their units. */
const SCALES: Record<string, string> = { speed: "m/s", force: "N", energy: "J" };

export const dark = matchMedia("(prefers-color-scheme: dark)");

/** The colours of the scene, as the style sheet has them. */
export function theme(): Theme {
  const css = getComputedStyle(document.documentElement);
  const c = (n: string) => css.getPropertyValue(n).trim();
  return { background: c("--scene"), horizon: c("--horizon"), ground: c("--ground"), line: c("--grid"), fixed: c("--fixed"), ink: c("--ink"), ghost: c("--ghost"), dark: dark.matches };
}

/** The colours of bodies, and the ends of their scales. */
export class Paint {
  private readonly ranges = new Map<string, Range>();
  /** The end of the present scale. */
  top = 1;

  constructor(private readonly colours: BodyColours) {}

  /** Another run. */
  forget(): void {
    this.ranges.clear();
  }

  /** Gives every body its colour. */
  bodies(stage: Stage, f: Frame, s: Store, view: View): void {
    const by = view.layers.has("islands") ? "island" : view.colour;
    const fixed = stage.fixedColour, lost = new THREE.Color(COLOURS.lost), c = new THREE.Color();
    const scale = by in SCALES ? this.values(by, f, s) : null;
    stage.paint((k) => {
      const b = s.bodies[k];
      if (stage.crowd.lost.has(k) || (k < f.bodies && f.quarantined(k) && view.layers.has("quarantine"))) return lost;
      if (by === "kind") return c.set(b.kind === "dynamic" ? COLOURS.dynamic : b.kind === "kinematic" ? COLOURS.kinematic : fixed);
      if (by === "material") return paletteColour(b.material);
      if (b.kind === "fixed") return by === "body" && this.colours.isGiven(k) ? this.colours.of(k) : fixed;
      let colour: THREE.Color;
      if (by === "island") {
        const i = k < f.bodies ? f.island(k) : -1;
        colour = i >= 0 ? paletteColour(i) : fixed;
      } else {
        colour = scale ? viridis(scale[k] / this.top, c) : this.colours.of(k);
      }
      return k < f.bodies && f.asleep(k) ? c.copy(colour).lerp(fixed, 0.6) : colour;
    }, by === "body");
  }

  /** The numbers behind a scale, and its end. */
  private values(by: string, f: Frame, s: Store): Float64Array {
    const n = Math.min(s.bodies.length, f.bodies), list = by === "force" ? bodyForces(f, s) : new Float64Array(s.bodies.length);
    if (by === "speed") for (let k = 0; k < n; k++) list[k] = Math.hypot(f.states[13 * k + 7], f.states[13 * k + 8], f.states[13 * k + 9]);
    if (by === "energy") for (let k = 0; k < n; k++) list[k] = s.bodies[k].kind === "dynamic" ? kineticEnergy(s.bodies[k], f, k) : 0;
    let range = this.ranges.get(by);
    if (!range) this.ranges.set(by, (range = new Range()));
    let largest = 0;
    for (let k = 0; k < n; k++) if (s.bodies[k].kind !== "fixed" && list[k] > largest && list[k] < Infinity) largest = list[k];
    this.top = range.take(largest);
    return list;
  }
}

/** A bar of colours with numbers. */
function bar(name: string, top: number, unit: string): HTMLElement {
  const i = h("i", { class: "bar" });
  i.style.background = VIRIDIS_BAR;
  return h("span", { class: "scale-bar" }, `${name} 0 `, i, ` ${num(top, 3)} ${unit}`);
}

/** The legend of the colours and arrows of the visible layers. */
export function fillLegend(stage: Stage, s: Store | null, ghost: Store | null, view: View, arrows: Scale, overlays: Overlays, paint: Paint): void {
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
  if (on.has("chains")) parts.push(bar("normal force", overlays.chains.top, "N"));
  if (on.has("joints") && s && s.about.joints.length > 0) parts.push(swatch(COLOURS.joint, "joint"), swatch(COLOURS.atLimit, "at its limit or broken"), swatch(COLOURS.reaction, "force that it holds with"), swatch(COLOURS.motor, "motor"));
  if (on.has("edges")) parts.push(...["flat", "convex", "concave", "border"].map((name, k) => swatch(EDGE_COLOURS[k], `${name} edge`)));
  if (on.has("normals")) parts.push(swatch(COLOURS.normal, "normal"));
  if (on.has("velocities")) parts.push(swatch(COLOURS.velocity, `velocity: distance travelled in ${num(VELOCITY * arrows.arrows, 2)} s`));
  if (on.has("spins")) parts.push(swatch(COLOURS.spin, "spin (angular velocity)"));
  if (on.has("axes")) parts.push(...["1st", "2nd", "3rd principal axis"].map((name, k) => swatch(COLOURS.axes[k], name)));
  const shade = (c: THREE.Color) => `#${c.getHexString()}`;
  if (!on.has("islands") && s) {
    if (view.colour === "kind") parts.push(swatch(COLOURS.dynamic, "dynamic"), swatch(COLOURS.kinematic, "kinematic"), swatch(shade(stage.fixedColour), "fixed"));
    if (view.colour in SCALES) parts.push(bar(view.colour === "energy" ? "kinetic energy" : view.colour === "force" ? "contact force" : "speed", paint.top, SCALES[view.colour]));
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
  const lost = s ? [...stage.crowd.lost] : [];
  if (lost.length > 0) parts.push(swatch(COLOURS.lost, `not a number, shown where it was last: ${lost.slice(0, 3).map((k) => s!.bodies[k].name).join(", ")}${lost.length > 3 ? ` and ${lost.length - 3} more` : ""}`));
  if (ghost) parts.push(swatch(theme().ghost, `ghosts: ${ghost.about.file || ghost.about.name}`));
  fill(byId("legend"), ...parts);
}
