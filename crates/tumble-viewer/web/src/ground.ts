// The ground: half-spaces as slabs with edges and a faint grid, and a level grid below everything where nothing is level.

import * as THREE from "three";
import type { Crowd } from "./crowd";

type Slab = THREE.Mesh<THREE.BoxGeometry, THREE.MeshStandardMaterial>;
interface Patch { mesh: Slab; uniforms: Record<string, THREE.IUniform>; edges: THREE.LineSegments; normal: THREE.Vector3; plane: number; reach: THREE.Box2 }

/** A slab reaches beyond what lies above it by these shares of its shorter and of its longer side [–]. */
const MARGIN = [0.35, 0.05];
/** A plane is level when its normal is as near to the vertical as this cosine says [–]. */
const LEVEL = 0.9999;

const M = new THREE.Matrix4(), V = new THREE.Vector3();

export class Ground {
  /** Length of a side of the grid's cells [m]. */
  cell = 1;
  grid = true;
  private patches: Patch[] = [];
  /** A level grid below everything. */
  private base: { mesh: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>; uniforms: Record<string, THREE.IUniform> } | null = null;

  constructor(private readonly scene: THREE.Scene) {}

  /** One slab for each half-space of the crowd. */
  build(crowd: Crowd): void {
    for (const { mesh, edges } of this.patches) {
      this.scene.remove(mesh, edges);
      mesh.material.dispose();
      (edges.material as THREE.Material).dispose();
    }
    if (this.base) {
      this.scene.remove(this.base.mesh);
      this.base.mesh.material.dispose();
      this.base = null;
    }
    this.patches = crowd.planes.map((p, plane) => {
      const { material, uniforms } = slabMaterial();
      const mesh = new THREE.Mesh(BOX, material);
      mesh.matrixAutoUpdate = false;
      mesh.receiveShadow = true;
      mesh.userData.body = p.body;
      p.mesh = mesh;
      const edges = new THREE.LineSegments(EDGES, new THREE.LineBasicMaterial({ transparent: true, opacity: 0.5 }));
      edges.matrixAutoUpdate = false;
      this.scene.add(mesh, edges);
      return { mesh, uniforms, edges, normal: new THREE.Vector3(0, 0, 1), plane, reach: new THREE.Box2() };
    });
  }

  dress(ground: string, line: string): void {
    for (const { mesh, uniforms, edges } of this.patches) {
      mesh.material.color.set(ground);
      (edges.material as THREE.LineBasicMaterial).color.set(line);
      (uniforms.ink.value as THREE.Color).set(line);
    }
    if (this.base) (this.base.uniforms.ink.value as THREE.Color).set(line);
  }

  /** Forgets how far the slabs had to reach. */
  forget(): void {
    for (const p of this.patches) p.reach.makeEmpty();
  }

  /**
   * Lays it out below `spheres`, of which four numbers each say centre and radius [m]: whoever is above a slab stays above it.
   * Returns whether something has changed.
   */
  lay(crowd: Crowd, spheres: Float64Array, line: string): boolean {
    let changed = false, level = false;
    let lowest = Infinity;
    const middle = new THREE.Vector3(), all = new THREE.Box3();
    for (let k = 0; k < spheres.length; k += 4) {
      V.fromArray(spheres, k);
      all.expandByPoint(V);
      lowest = Math.min(lowest, V.z - spheres[k + 3]);
    }
    all.getCenter(middle);
    for (const p of this.patches) {
      const plane = crowd.planes[p.plane];
      const pose = crowd.pose(plane.body).clone().multiply(plane.local), back = pose.clone().invert();
      p.normal.set(pose.elements[8], pose.elements[9], pose.elements[10]);
      level ||= p.normal.z > LEVEL;
      if (this.widen(p, spheres, back)) {
        changed = true;
        this.place(p, pose);
      }
      for (let k = 0; k < 4; k++) {
        V.set(k & 1 ? p.reach.max.x : p.reach.min.x, k & 2 ? p.reach.max.y : p.reach.min.y, 0).applyMatrix4(pose);
        if (Math.abs(p.normal.z) > 0.05) lowest = Math.min(lowest, V.z);
      }
    }
    // something level to compare with, below all that could hide in it
    if (!level && Number.isFinite(lowest)) {
      const wide = Math.max(all.getSize(V).length(), 1e-3);
      this.base ??= this.newBase(line);
      this.base.mesh.matrix.makeScale(12 * wide, 12 * wide, 1).setPosition(Math.round(middle.x), Math.round(middle.y), lowest - 0.02 * wide);
      this.base.mesh.matrixWorldNeedsUpdate = true;
      this.base.uniforms.radius.value = 4 * wide;
      (this.base.uniforms.centre.value as THREE.Vector2).set(Math.round(middle.x), Math.round(middle.y));
    }
    return changed;
  }

  private newBase(line: string): NonNullable<Ground["base"]> {
    const base = baseGrid();
    (base.uniforms.ink.value as THREE.Color).set(line);
    this.scene.add(base.mesh);
    return base;
  }

  /** Widens a slab until it reaches below everything that is above it. */
  private widen(p: Patch, spheres: Float64Array, back: THREE.Matrix4): boolean {
    const need = new THREE.Box2();
    for (let k = 0; k < spheres.length; k += 4) {
      V.fromArray(spheres, k).applyMatrix4(back);
      const r = spheres[k + 3];
      need.expandByPoint(new THREE.Vector2(V.x - r, V.y - r)).expandByPoint(new THREE.Vector2(V.x + r, V.y + r));
    }
    if (need.isEmpty() || p.reach.containsBox(need)) return false;
    const size = need.getSize(new THREE.Vector2()), room = MARGIN[0] * Math.min(size.x, size.y) + MARGIN[1] * Math.max(size.x, size.y);
    p.reach.union(need.expandByScalar(room));
    return true;
  }

  private place(p: Patch, pose: THREE.Matrix4): void {
    const { min, max } = p.reach, w = max.x - min.x, d = max.y - min.y, thick = 0.018 * Math.max(w, d);
    M.makeScale(w, d, thick).setPosition((min.x + max.x) / 2, (min.y + max.y) / 2, -thick / 2);
    p.mesh.matrix.multiplyMatrices(pose, M);
    p.edges.matrix.copy(p.mesh.matrix);
    p.mesh.matrixWorldNeedsUpdate = p.edges.matrixWorldNeedsUpdate = true;
    // the lines of the grid mean coordinates: they begin at the plane's own origin
    (p.uniforms.middle.value as THREE.Vector2).set((min.x + max.x) / 2, (min.y + max.y) / 2);
    (p.uniforms.size.value as THREE.Vector3).set(w, d, thick);
  }

  /** Chooses the size of the cells for the distance of the camera [m]; slabs that are seen from behind become glass. */
  see(eye: THREE.Vector3, distance: number): void {
    this.cell = 10 ** Math.round(Math.log10(Math.max(distance, 1e-6) / 8));
    for (const { mesh, uniforms, normal } of this.patches) {
      uniforms.cell.value = this.cell;
      uniforms.strength.value = this.grid ? 1 : 0;
      const e = mesh.matrix.elements, behind = V.set(eye.x - e[12], eye.y - e[13], eye.z - e[14]).dot(normal) < 0;
      if (mesh.material.transparent !== behind) {
        mesh.material.transparent = behind;
        mesh.material.opacity = behind ? 0.15 : 1;
        mesh.material.depthWrite = !behind;
        mesh.material.needsUpdate = true;
      }
    }
    if (this.base) {
      this.base.uniforms.cell.value = this.cell;
      this.base.mesh.visible = this.grid;
    }
  }

  /** The slab that is most nearly level, if there is one: pose of its upper face and its size [m]. */
  get floor(): { matrix: THREE.Matrix4; size: THREE.Vector3; normal: THREE.Vector3 } | null {
    const best = this.patches.reduce<Patch | null>((a, b) => (!a || b.normal.z > a.normal.z ? b : a), null);
    return best && best.normal.z > 0.3 ? { matrix: best.mesh.matrix, size: best.uniforms.size.value as THREE.Vector3, normal: best.normal } : null;
  }
}

const BOX = new THREE.BoxGeometry(1, 1, 1);
const EDGES = new THREE.EdgesGeometry(BOX);

const LINES = `
  float lines(vec2 p, float size, float width) {
    vec2 q = p / size, f = fwidth(q);
    vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
    float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
    return l * clamp(1.0 - 2.5 * max(f.x, f.y), 0.0, 1.0);
  }`;

/** A slab with a faint grid of `cell` metres on its upper face. */
function slabMaterial(): { material: THREE.MeshStandardMaterial; uniforms: Record<string, THREE.IUniform> } {
  const uniforms = {
    cell: { value: 1 }, strength: { value: 1 }, ink: { value: new THREE.Color() }, middle: { value: new THREE.Vector2() }, size: { value: new THREE.Vector3(1, 1, 1) },
  };
  const material = new THREE.MeshStandardMaterial({ roughness: 0.95, metalness: 0 });
  material.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, uniforms);
    s.vertexShader = s.vertexShader.replace("#include <common>", "#include <common>\nvarying vec3 vUnit;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvUnit = position;");
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", `#include <common>
        varying vec3 vUnit; uniform float cell; uniform float strength; uniform vec3 ink; uniform vec2 middle; uniform vec3 size;${LINES}`)
      .replace("#include <color_fragment>", `#include <color_fragment>
        vec2 place = vUnit.xy * size.xy + middle;
        float grid = strength * step(0.4999, vUnit.z) * max(0.10 * lines(place, cell, 1.1), 0.22 * lines(place, 10.0 * cell, 1.3));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        diffuseColor.rgb *= mix(0.8, 1.0, step(0.4999, vUnit.z));`);
  };
  return { material, uniforms };
}

/** A level grid that fades with the distance. */
function baseGrid(): { mesh: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>; uniforms: Record<string, THREE.IUniform> } {
  const uniforms = { cell: { value: 1 }, radius: { value: 100 }, centre: { value: new THREE.Vector2() }, ink: { value: new THREE.Color() } };
  const material = new THREE.MeshBasicMaterial({ transparent: true, depthWrite: false, side: THREE.DoubleSide });
  material.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, uniforms);
    s.vertexShader = s.vertexShader.replace("#include <common>", "#include <common>\nvarying vec2 vPlace;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xy;");
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", `#include <common>\nvarying vec2 vPlace; uniform float cell; uniform float radius; uniform vec2 centre; uniform vec3 ink;${LINES}`)
      .replace("#include <color_fragment>", `#include <color_fragment>
        float grid = max(0.14 * lines(vPlace, cell, 1.1), 0.28 * lines(vPlace, 10.0 * cell, 1.3));
        diffuseColor.rgb = ink;
        diffuseColor.a = grid * (1.0 - smoothstep(0.3 * radius, radius, length(vPlace - centre)));`);
  };
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material);
  mesh.matrixAutoUpdate = false;
  mesh.renderOrder = -1;
  return { mesh, uniforms };
}
