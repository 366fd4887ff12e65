// Where an eye must be to see everything: a tight fit of points into a picture, for a given direction of view.

import * as THREE from "three";

/** Share of the picture that a fit fills [–]. */
const FILL = 0.84;

/** Collects spheres and points, and finds the nearest eye on a direction that sees them all. */
export class Frustum {
  readonly side = new THREE.Vector3();
  readonly up = new THREE.Vector3();
  readonly back: THREE.Vector3;
  private readonly wide: number;
  private readonly high: number;
  private readonly rim: [number, number];
  private right = -Infinity;
  private left = -Infinity;
  private top = -Infinity;
  private bottom = -Infinity;
  private near = -Infinity;
  private far = Infinity;

  /** `from`: direction from what is looked at to the eye. */
  constructor(from: THREE.Vector3, fov: number, aspect: number) {
    this.back = from.clone().normalize();
    const pole = Math.abs(this.back.z) > 0.999 ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(0, 0, 1);
    this.side.crossVectors(pole, this.back).normalize();
    this.up.crossVectors(this.back, this.side);
    const half = Math.tan((fov * Math.PI) / 360);
    this.high = half * FILL;
    this.wide = half * aspect * FILL;
    this.rim = [Math.hypot(1, 1 / this.wide), Math.hypot(1, 1 / this.high)];
  }

  get isEmpty(): boolean {
    return this.near === -Infinity;
  }

  /** A sphere of radius `r` [m], a point if it is 0. */
  add(p: THREE.Vector3, r = 0): void {
    const a = p.dot(this.side), b = p.dot(this.up), c = p.dot(this.back);
    if (!Number.isFinite(a + b + c + r)) return;
    const [w, h] = [r * this.rim[0], r * this.rim[1]];
    this.right = Math.max(this.right, c + a / this.wide + w);
    this.left = Math.max(this.left, c - a / this.wide + w);
    this.top = Math.max(this.top, c + b / this.high + h);
    this.bottom = Math.max(this.bottom, c - b / this.high + h);
    this.near = Math.max(this.near, c + r);
    this.far = Math.min(this.far, c - r);
  }

  addBox(box: THREE.Box3): void {
    if (box.isEmpty()) return;
    const { min, max } = box, p = new THREE.Vector3();
    for (let k = 0; k < 8; k++) this.add(p.set(k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z));
  }

  /** The eye and what it looks at: the middle of the depth. */
  place(): { eye: THREE.Vector3; target: THREE.Vector3 } {
    const x = ((this.right - this.left) / 2) * this.wide, y = ((this.top - this.bottom) / 2) * this.high;
    const z = Math.max((this.right + this.left) / 2, (this.top + this.bottom) / 2, this.near + 1e-3 * Math.max(this.near - this.far, 1e-3));
    const at = (depth: number) => new THREE.Vector3().addScaledVector(this.side, x).addScaledVector(this.up, y).addScaledVector(this.back, depth);
    return { eye: at(z), target: at((this.near + this.far) / 2) };
  }
}
