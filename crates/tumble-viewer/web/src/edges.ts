// Edges of meshes by what they are: the surface turns away, towards the front, goes on, or ends there.

import * as THREE from "three";
import { EDGE_COLOURS } from "./layers";
import { pieces } from "./shapes";
import type { Store } from "./store";

export class Edges {
  readonly group = new THREE.Group();
  private list: { body: number; local: THREE.Matrix4; lines: THREE.LineSegments }[] = [];
  private readonly material = new THREE.LineBasicMaterial({ vertexColors: true, toneMapped: false });
  private built = false;
  private store: Store | null = null;

  constructor(parent: THREE.Object3D) {
    this.group.renderOrder = 3;
    parent.add(this.group);
  }

  /** Another run. */
  show(store: Store): void {
    for (const { lines } of this.list) lines.geometry.dispose();
    this.group.clear();
    this.list = [];
    this.built = false;
    this.store = store;
  }

  update(pose: (body: number) => THREE.Matrix4, on: boolean): void {
    this.group.visible = on;
    if (!on) return;
    if (!this.built && this.store) this.build(this.store);
    for (const { body, local, lines } of this.list) lines.matrix.multiplyMatrices(pose(body), local);
  }

  /** Made when they are first looked at: a mesh may have very many. */
  private build(store: Store): void {
    this.built = true;
    store.bodies.forEach((b, body) => {
      for (const { shape, local } of pieces(store.about.shapes[b.shape], b.shape)) {
        if (shape.kind !== "hull") continue;
        const ends = new Float32Array(3 * shape.edges.length), shades = new Float32Array(3 * shape.edges.length);
        shape.edges.forEach((corner, k) => {
          // edges of a convex body have no number: they all turn away
          const c = EDGES[shape.kinds?.[k >> 1] ?? 1];
          for (let i = 0; i < 3; i++) ends[3 * k + i] = shape.vertices[3 * corner + i];
          shades.set([c.r, c.g, c.b], 3 * k);
        });
        const g = new THREE.BufferGeometry().setAttribute("position", new THREE.BufferAttribute(ends, 3)).setAttribute("color", new THREE.BufferAttribute(shades, 3));
        const lines = new THREE.LineSegments(g, this.material);
        lines.matrixAutoUpdate = false;
        lines.frustumCulled = false;
        this.list.push({ body, local, lines });
        this.group.add(lines);
      }
    });
  }
}

const EDGES = EDGE_COLOURS.map((c) => new THREE.Color(c));
