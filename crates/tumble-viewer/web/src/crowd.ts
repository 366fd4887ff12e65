// Bodies as instances: one batch per shape, placed frame by frame.

import * as THREE from "three";
import { BODIES } from "./contact_shadow";
import type { Frame } from "./protocol";
import { geometry, pieces, type Piece } from "./shapes";
import type { Body, Shape } from "./store";

/** `colour`: of this piece, where the scene gives it one of its own. */
/** `sensor`: these are looked and clicked through. */
interface Batch { mesh: THREE.InstancedMesh; sensor: boolean; list: { body: number; local: THREE.Matrix4; colour: THREE.Color | null }[] }

const Q = new THREE.Quaternion(), V = new THREE.Vector3(), ONE = new THREE.Vector3(1, 1, 1), M = new THREE.Matrix4();
export const NOBODY: ReadonlySet<number> = new Set();

/** Pose of body k as a matrix of its own frame. */
function poseOf(f: Frame, k: number, offset: number[], out = new THREE.Matrix4()): THREE.Matrix4 {
  const s = f.states, o = 13 * k;
  Q.set(s[o + 4], s[o + 5], s[o + 6], s[o + 3]);
  V.set(-offset[0], -offset[1], -offset[2]).applyQuaternion(Q);
  V.x += s[o]; V.y += s[o + 1]; V.z += s[o + 2];
  return out.compose(V, Q, ONE);
}

/** Whether the pose of body k is made of numbers. */
function isPlace(f: Frame, k: number): boolean {
  for (let i = 13 * k; i < 13 * k + 7; i++) if (!Number.isFinite(f.states[i])) return false;
  return true;
}

/** A set of bodies drawn as instances. */
export class Crowd {
  readonly group = new THREE.Group();
  batches: Batch[] = [];
  planes: { body: number; mesh: THREE.Mesh; local: THREE.Matrix4 }[] = [];
  bodies: Body[] = [];
  shapes: Shape[] = [];
  /** Bodies whose place is not a number in the present frame: they stay where they were last. */
  readonly lost = new Set<number>();
  private poses: THREE.Matrix4[] = [];

  /** Drawn by the processor: no shadows of thousands. */
  cheap = false;

  constructor(private readonly ghost: boolean) {}

  build(bodies: Body[], shapes: Shape[], material: (kind: string) => THREE.Material, glass: ReadonlySet<number> = NOBODY): void {
    this.clear();
    this.bodies = bodies;
    this.shapes = shapes;
    this.poses = bodies.map(() => new THREE.Matrix4().makeScale(0, 0, 0));
    this.lost.clear();
    const groups = new Map<string, { piece: Piece; list: Batch["list"] }>();
    const known = shapes.map((s, k) => pieces(s, k));
    bodies.forEach((b, body) => {
      for (const piece of known[b.drawn ?? b.shape] ?? []) {
        if (piece.key === "plane") {
          if (!this.ghost) this.planes.push({ body, mesh: new THREE.Mesh(), local: planeTurn(piece) });
          continue;
        }
        const key = piece.sensor ? `sensor ${piece.key}` : glass.has(body) ? `glass ${piece.key}` : piece.key;
        let g = groups.get(key);
        if (!g) groups.set(key, (g = { piece, list: [] }));
        g.list.push({ body, local: piece.local, colour: piece.colour ? new THREE.Color(piece.colour) : null });
      }
    });
    // coarser when there are very many, so that they stay usable
    const round = bodies.length > 4000 ? 8 : bodies.length > 1000 ? 16 : 48;
    const shadows = !this.ghost && !(this.cheap && bodies.length > 1000);
    for (const [key, { piece, list }] of groups) {
      const sensor = key.startsWith("sensor "), clear = sensor || key.startsWith("glass ");
      const mesh = new THREE.InstancedMesh(geometry(piece, round), material(sensor ? "sensor" : clear ? "glass" : piece.shape.kind), list.length);
      mesh.instanceMatrix.setUsage(THREE.DynamicDrawUsage);
      mesh.castShadow = shadows && !clear;
      mesh.receiveShadow = shadows;
      mesh.frustumCulled = false;
      if (this.ghost || clear) mesh.renderOrder = 2;
      else mesh.layers.enable(BODIES);
      this.batches.push({ mesh, sensor, list });
      this.group.add(mesh);
    }
  }

  clear(): void {
    for (const { mesh } of this.batches) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.batches = [];
    this.planes = [];
    this.group.clear();
  }

  place(f: Frame, seen: (body: number) => boolean = () => true): void {
    const n = Math.min(this.bodies.length, f.bodies);
    for (let k = 0; k < n; k++) {
      if (f.absent(k)) {
        this.poses[k].makeScale(0, 0, 0);
        this.lost.delete(k);
      } else if (!seen(k)) this.poses[k].makeScale(0, 0, 0);
      else if (isPlace(f, k)) {
        poseOf(f, k, this.bodies[k].offset, this.poses[k]);
        this.lost.delete(k);
      } else this.lost.add(k);
    }
    for (const { mesh, list } of this.batches) {
      const array = mesh.instanceMatrix.array;
      list.forEach(({ body, local }, k) => M.multiplyMatrices(this.poses[body], local).toArray(array, 16 * k));
      mesh.instanceMatrix.needsUpdate = true;
      mesh.boundingSphere = null;
    }
  }

  pose(body: number): THREE.Matrix4 {
    return this.poses[body];
  }

  /** `pieces`: pieces with a colour of their own keep it. */
  paint(colour: (body: number) => THREE.Color, pieces: boolean): void {
    for (const { mesh, list } of this.batches) {
      list.forEach(({ body, colour: own }, k) => mesh.setColorAt(k, pieces && own ? own : colour(body)));
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }
}
function planeTurn(piece: Piece): THREE.Matrix4 {
  const n = piece.shape.kind === "plane" ? piece.shape.normal : [0, 0, 1];
  const q = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), new THREE.Vector3(n[0], n[1], n[2]).normalize());
  return piece.local.clone().multiply(new THREE.Matrix4().makeRotationFromQuaternion(q));
}

/** What bodies are made of: boxes with edges, round things without, glass, and all of them see-through if asked. */
export class Finish {
  private readonly box = withEdges(new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.7, metalness: 0 }));
  private readonly round = new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.55, metalness: 0 });
  private readonly glass = withEdges(new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.4, transparent: true, opacity: 0.12, depthWrite: false }), true);

  /** Shapes that only tell what is in them. */
  private readonly sensor = new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.4, transparent: true, opacity: 0.22, depthWrite: false, side: THREE.DoubleSide });

  /** For a kind of shape. */
  of = (kind: string): THREE.Material => (kind === "sensor" ? this.sensor : kind === "glass" ? this.glass : kind === "box" ? this.box : this.round);

  /** Bodies that can be looked through: contacts lie between them. */
  setXray(on: boolean): void {
    for (const m of [this.box, this.round]) {
      m.transparent = on;
      m.opacity = on ? 0.35 : 1;
      m.depthWrite = !on;
      m.needsUpdate = true;
    }
  }
}

/** Draws the edges of boxes one and a half pixels wide, whatever their size. */
function withEdges(m: THREE.MeshStandardMaterial, clear = false): THREE.MeshStandardMaterial {
  m.onBeforeCompile = (s) => {
    s.vertexShader = s.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vUnit; varying vec3 vSize;")
      .replace("#include <begin_vertex>", `#include <begin_vertex>
        vUnit = position;
        vSize = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));`);
    s.fragmentShader = s.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vUnit; varying vec3 vSize;")
      .replace("#include <color_fragment>", `#include <color_fragment>
        vec3 d = (0.5 - abs(vUnit)) * vSize;
        float edge = max(min(d.x, d.y), min(max(d.x, d.y), d.z));
        float wide = fwidth(edge) * 1.5;
        ${clear ? "diffuseColor.a *= mix(5.0, 1.0, smoothstep(0.5 * wide, wide, edge));" : ""}
        diffuseColor.rgb *= mix(0.45, 1.0, smoothstep(0.5 * wide, wide, edge));`);
  };
  return m;
}
