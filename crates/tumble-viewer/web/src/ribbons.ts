// Trails as ribbons: lines of a width in pixels that face the eye and fade towards their beginning.

import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";

export interface Trail { colour: THREE.Color; points: Float32Array }

/** Width of a trail [px]. */
const WIDTH = 3;

export class Ribbons {
  private readonly material = new LineMaterial({ vertexColors: true, linewidth: WIDTH, transparent: true, alphaToCoverage: false, toneMapped: false });
  private readonly lines = new LineSegments2(new LineSegmentsGeometry(), this.material);
  /** The colour that trails fade into. */
  background = new THREE.Color();

  constructor() {
    this.lines.frustumCulled = false;
    this.lines.visible = false;
    this.lines.renderOrder = 2;
  }

  get object(): THREE.Object3D {
    return this.lines;
  }

  clear(): void {
    this.lines.visible = false;
  }

  /** Segments between finite points; the last one is as strong as its colour, the first almost the background. */
  set(list: Trail[]): void {
    const places: number[] = [], colours: number[] = [], c = new THREE.Color();
    for (const { colour, points } of list) {
      const n = points.length / 3;
      for (let k = 0; k + 1 < n; k++) {
        const o = 3 * k;
        let finite = true;
        for (let i = 0; i < 6; i++) finite &&= Number.isFinite(points[o + i]);
        if (!finite) continue;
        for (let i = 0; i < 6; i++) places.push(points[o + i]);
        for (const end of [k, k + 1]) {
          c.copy(this.background).lerp(colour, 0.15 + (0.85 * end) / Math.max(n - 1, 1));
          colours.push(c.r, c.g, c.b);
        }
      }
    }
    this.lines.visible = places.length > 0;
    if (!this.lines.visible) return;
    this.lines.geometry.dispose();
    const g = new LineSegmentsGeometry();
    g.setPositions(places);
    g.setColors(colours);
    this.lines.geometry = g;
  }
}
