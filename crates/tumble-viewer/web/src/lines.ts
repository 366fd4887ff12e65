// Thin lines of one colour each, made anew for every frame.

import * as THREE from "three";

export class Lines {
  readonly object = new THREE.LineSegments(new THREE.BufferGeometry(), new THREE.LineBasicMaterial({ vertexColors: true, toneMapped: false }));
  private ends: number[] = [];
  private shades: number[] = [];

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 3;
  }

  add(a: THREE.Vector3, b: THREE.Vector3, c: THREE.Color): void {
    this.ends.push(a.x, a.y, a.z, b.x, b.y, b.z);
    this.shades.push(c.r, c.g, c.b, c.r, c.g, c.b);
  }

  addBox(box: THREE.Box3, c: THREE.Color): void {
    const corner = (k: number) => new THREE.Vector3(k & 1 ? box.max.x : box.min.x, k & 2 ? box.max.y : box.min.y, k & 4 ? box.max.z : box.min.z);
    for (let k = 0; k < 8; k++) for (const bit of [1, 2, 4]) if (!(k & bit)) this.add(corner(k), corner(k | bit), c);
  }

  /** Draws the added lines; `through`: also behind bodies. */
  end(through: boolean): void {
    this.object.geometry.dispose();
    this.object.geometry = new THREE.BufferGeometry()
      .setAttribute("position", new THREE.Float32BufferAttribute(this.ends, 3))
      .setAttribute("color", new THREE.Float32BufferAttribute(this.shades, 3));
    this.object.material.depthTest = !through;
    this.ends = [];
    this.shades = [];
  }
}
