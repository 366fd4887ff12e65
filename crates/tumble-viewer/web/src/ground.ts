// The ground: half-spaces with a grid, or a grid alone where there are none.

import * as THREE from "three";
import type { Crowd } from "./crowd";

interface Patch { mesh: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshStandardMaterial>; uniforms: Record<string, THREE.IUniform>; surface: boolean }

export class Ground {
  /** Length of a side of the grid's cells [m]. */
  cell = 1;
  grid = true;
  private patches: Patch[] = [];

  constructor(private readonly scene: THREE.Scene) {}

  /** One patch for each half-space of the crowd. */
  build(crowd: Crowd): void {
    for (const { mesh } of this.patches) {
      this.scene.remove(mesh);
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.patches = crowd.planes.map((p) => {
      const patch = newPatch(true);
      patch.mesh.receiveShadow = true;
      patch.mesh.userData.body = p.body;
      p.mesh = patch.mesh;
      return patch;
    });
    if (this.patches.length === 0) this.patches.push(newPatch(false));
    for (const { mesh } of this.patches) this.scene.add(mesh);
  }

  dress(ground: string, line: string): void {
    for (const { mesh, uniforms } of this.patches) {
      mesh.material.color.set(ground);
      (uniforms.ink.value as THREE.Color).set(line);
    }
  }

  /** Lays it out for what reaches `radius` [m]. */
  lay(crowd: Crowd, radius: number): void {
    const size = Math.max(60 * radius, 20);
    for (const [k, { mesh, uniforms }] of this.patches.entries()) {
      uniforms.radius.value = size / 2;
      const p = crowd.planes[k];
      const pose = p ? crowd.pose(p.body).clone().multiply(p.local) : new THREE.Matrix4();
      // the middle of the grid stays at the plane's own origin, so that its lines mean coordinates
      mesh.matrix.copy(pose).multiply(new THREE.Matrix4().makeScale(size, size, 1));
      mesh.matrixWorldNeedsUpdate = true;
    }
  }

  /** Chooses the size of the cells for a distance of the camera [m]. */
  see(distance: number): void {
    this.cell = 10 ** Math.round(Math.log10(Math.max(distance, 1e-6) / 8));
    for (const { mesh, uniforms, surface } of this.patches) {
      uniforms.cell.value = this.cell;
      uniforms.strength.value = this.grid ? 1 : 0;
      mesh.visible = surface || this.grid;
    }
  }
}

function newPatch(surface: boolean): Patch {
  const { material, uniforms } = groundMaterial(surface ? 1 : 0);
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material);
  mesh.matrixAutoUpdate = false;
  return { mesh, uniforms, surface };
}

/** Ground with a grid of `cell` metres that fades with the distance. */
function groundMaterial(surface: number): { material: THREE.MeshStandardMaterial; uniforms: Record<string, THREE.IUniform> } {
  const uniforms = { cell: { value: 1 }, strength: { value: 1 }, radius: { value: 100 }, ink: { value: new THREE.Color() }, surface: { value: surface } };
  const material = new THREE.MeshStandardMaterial({ roughness: 1, metalness: 0, transparent: true, side: THREE.DoubleSide, depthWrite: surface > 0 });
  material.onBeforeCompile = (s) => {
    Object.assign(s.uniforms, uniforms);
    s.vertexShader = s.vertexShader.replace("#include <common>", "#include <common>\nvarying vec2 vPlace;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xy; vPlace = position.xy * vec2(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz));");
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", `#include <common>
        varying vec2 vPlace; uniform float cell; uniform float strength; uniform float radius; uniform vec3 ink; uniform float surface;
        float lines(vec2 p, float size, float width) {
          vec2 q = p / size, f = fwidth(q);
          vec2 d = abs(fract(q - 0.5) - 0.5) / max(f, vec2(1e-6));
          float l = 1.0 - min(min(d.x, d.y) / width, 1.0);
          return l * clamp(1.0 - 2.0 * max(f.x, f.y), 0.0, 1.0);
        }`)
      .replace("#include <color_fragment>", `#include <color_fragment>
        float grid = strength * max(0.35 * lines(vPlace, cell, 1.2), 0.75 * lines(vPlace, 10.0 * cell, 1.6));
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, grid);
        float fade = 1.0 - smoothstep(0.45 * radius, radius, length(vPlace));
        diffuseColor.a = fade * max(surface, grid);`);
  };
  return { material, uniforms };
}
