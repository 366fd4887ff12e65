// Colours of bodies: that of the scene, or one hue for all copies of a kind; and scales for quantities.

import * as THREE from "three";
import type { Store } from "./store";

/** Muted hues, apart from those of the contact modes. */
const HUES = ["#d98a6e", "#6f9cc4", "#e2bd72", "#84b095", "#a993c6", "#7db7c0", "#cf9aab", "#b3a184", "#94a3d0", "#c9b787", "#7fb0a8", "#d3a27f"];

/** The kind that a body belongs to: its name without numbers, so that `pin row 4[1]` and `pin row 2[0]` are the same. */
export function kindOf(name: string): string {
  return name.replace(/\[\d+\]$/, "").replace(/[\s_-]*\d+$/, "") || name;
}

/** A number from 0 to 1 that looks random, always the same for the same body. */
function scatter(k: number): number {
  const x = Math.sin(12.9898 * (k + 1)) * 43758.5453;
  return x - Math.floor(x);
}

/** The colours of the bodies of a run. */
export class BodyColours {
  private colours: THREE.Color[] = [];
  private given: boolean[] = [];
  private readonly none = new THREE.Color(0x888888);

  /** Another run. */
  show(store: Store): void {
    const kinds = new Map<string, number>(), counts = new Map<string, number>();
    for (const b of store.bodies) {
      if (b.kind === "fixed") continue;
      const kind = kindOf(b.name);
      if (!kinds.has(kind)) kinds.set(kind, kinds.size);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    this.given = store.bodies.map((b) => b.colour !== undefined);
    this.colours = store.bodies.map((b, k) => {
      if (b.colour) return new THREE.Color(b.colour);
      const kind = kindOf(b.name), hue = kinds.get(kind) ?? 0, c = new THREE.Color(HUES[hue % HUES.length]);
      // copies differ a little, so that one can be told from the next
      if ((counts.get(kind) ?? 0) > 1) c.offsetHSL((scatter(k) - 0.5) * 0.025, (scatter(k + 7) - 0.5) * 0.1, (scatter(k + 3) - 0.5) * 0.12);
      return c;
    });
  }

  of(body: number): THREE.Color {
    return this.colours[body] ?? this.none;
  }

  /** Whether the scene gives this body a colour. */
  isGiven(body: number): boolean {
    return this.given[body] ?? false;
  }
}

/** Viridis: even steps look even, in grey too. */
const VIRIDIS = ["#440154", "#482878", "#3e4989", "#31688e", "#26828e", "#1f9e89", "#35b779", "#6ece58", "#b5de2b", "#fde725"].map((c) => new THREE.Color(c));

/** The colour of a share from 0 to 1. */
export function viridis(share: number, out = new THREE.Color()): THREE.Color {
  const x = Math.min(Math.max(Number.isFinite(share) ? share : 0, 0), 1) * (VIRIDIS.length - 1), k = Math.min(Math.floor(x), VIRIDIS.length - 2);
  return out.lerpColors(VIRIDIS[k], VIRIDIS[k + 1], x - k);
}

/** The same scale as the background of a bar. */
export const VIRIDIS_BAR = `linear-gradient(to right, ${VIRIDIS.map((c) => `#${c.getHexString()}`).join(", ")})`;

/** The next of 1, 2, 5, 10, … not below a number; 1 for none. */
export function roundUp(x: number): number {
  if (!(x > 0) || !Number.isFinite(x)) return 1;
  const ten = 10 ** Math.floor(Math.log10(x));
  return [1, 2, 5, 10].map((k) => k * ten).find((y) => y >= x * (1 - 1e-9)) ?? 10 * ten;
}

/** The upper end of a colour scale: grows with the data, never shrinks within a run. */
export class Range {
  private top = 0;

  forget(): void {
    this.top = 0;
  }

  /** The end of the scale when this value is to be on it. */
  take(largest: number): number {
    if (largest > this.top && Number.isFinite(largest)) this.top = largest;
    return roundUp(this.top);
  }
}
