// Surfaces that move along themselves: chevrons on the upper side, which go as fast as the surface does.

import * as THREE from "three";
import { Instances, UP } from "./instances";
import { COLOURS } from "./layers";
import { pieces, unitBox } from "./shapes";
import type { Body, Shape, Store } from "./store";

type V3 = THREE.Vector3;

/** A side of a shape that moves: its middle, where it faces, which way it moves at which speed [m/s], and its extent [m]. */
export interface Side { middle: V3; out: V3; way: V3; speed: number; long: number; wide: number }

/** Most chevrons of a side. */
const MOST = 40;

/** The uppermost side of a box that a velocity runs along; null when there is none. `half`: half sizes along its own axes. */
export function sideOf(pose: THREE.Matrix4, box: THREE.Box3, velocity: V3, up: V3): Side | null {
  const axes = [0, 1, 2].map((k) => new THREE.Vector3().setFromMatrixColumn(pose, k));
  const size = box.getSize(new THREE.Vector3()).toArray(), half = axes.map((a, k) => (a.length() * size[k]) / 2);
  axes.forEach((a) => a.normalize());
  const middle = box.getCenter(new THREE.Vector3()).applyMatrix4(pose), heading = velocity.clone().normalize();
  let best: { k: number; sign: number; height: number } | null = null;
  axes.forEach((a, k) => {
    if (Math.abs(a.dot(heading)) > 0.7) return;
    const sign = a.dot(up) < 0 ? -1 : 1, height = sign * a.dot(up);
    if (!best || height > best.height + 1e-9) best = { k, sign, height };
  });
  if (!best) return null;
  const { k, sign } = best as { k: number; sign: number; height: number }, out = axes[k].clone().multiplyScalar(sign);
  // a surface moves along itself
  const way = velocity.clone().addScaledVector(out, -velocity.dot(out)), speed = way.length();
  if (!(speed > 0)) return null;
  way.divideScalar(speed);
  const side = out.clone().cross(way), extent = (d: V3) => 2 * axes.reduce((sum, a, i) => (i === k ? sum : sum + Math.abs(a.dot(d)) * half[i]), 0);
  return { middle: middle.addScaledVector(out, half[k]), out, way, speed, long: extent(way), wide: extent(side) };
}

/** Middles of the chevrons of a side at a time [s], along its way from its middle [m], and the distance between two. */
export function chevrons({ long, wide, speed }: Side, time: number): { places: number[]; pitch: number } {
  const pitch = Math.max(Math.min(0.5 * wide, long / 3), long / MOST), n = Math.floor(long / pitch);
  const shift = (((speed * time) % pitch) + pitch) % pitch;
  return { places: [...Array(n)].map((_, k) => -long / 2 + k * pitch + shift).filter((x) => x + 0.4 * pitch < long / 2), pitch };
}

/** Draws the belts of a run. */
export class Belts {
  private readonly strokes: Instances;
  private list: { body: number; local: THREE.Matrix4; box: THREE.Box3; velocity: V3 }[] = [];

  constructor(parent: THREE.Object3D) {
    const material = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.8, toneMapped: false });
    this.strokes = new Instances(new THREE.BoxGeometry(1, 1, 1).translate(0, 0, 0.5), material, parent, 4);
  }

  /** Another run. */
  show(store: Store): void {
    this.list = store.bodies.flatMap((b: Body, body: number) => belted(store.about.shapes[b.shape], b.shape).map((p) => ({ body, ...p })));
  }

  update(time: number, pose: (body: number) => THREE.Matrix4, gravity: number[] | null, on: boolean): void {
    const up = new THREE.Vector3().fromArray(gravity ?? [0, 0, -1]).negate();
    if (up.lengthSq() > 0) up.normalize();
    else up.copy(UP);
    const sides = (on ? this.list : []).flatMap(({ body, local, box, velocity }) => {
      const at = pose(body);
      const turned = velocity.clone().transformDirection(at).multiplyScalar(velocity.length());
      return sideOf(at.clone().multiply(local), box, turned, up) ?? [];
    });
    const drawn = sides.map((side) => ({ side, ...chevrons(side, time) })), c = new THREE.Color(COLOURS.belt), q = new THREE.Quaternion(), m = new THREE.Matrix4();
    this.strokes.begin(drawn.reduce((n, d) => n + 2 * d.places.length, 0));
    for (const { side, places, pitch } of drawn) {
      const across = side.out.clone().cross(side.way), thick = Math.min(0.09 * pitch, 0.05 * side.wide);
      for (const x of places) {
        // its tip goes ahead
        const tip = side.middle.clone().addScaledVector(side.way, x + 0.4 * pitch);
        for (const hand of [-1, 1]) {
          const arm = across.clone().multiplyScalar(0.36 * hand * side.wide).addScaledVector(side.way, -0.4 * pitch), length = arm.length();
          arm.divideScalar(length);
          m.makeBasis(side.out.clone().cross(arm), side.out, arm);
          this.strokes.add(tip, q.setFromRotationMatrix(m), thick, 0.4 * thick, length, c);
        }
      }
    }
    this.strokes.end();
  }
}

/** The moving parts of a shape: where, their box before they are placed, and their velocity in body axes. */
function belted(shape: Shape | undefined, index: number): { local: THREE.Matrix4; box: THREE.Box3; velocity: V3 }[] {
  if (!shape) return [];
  return pieces(shape, index).filter((p) => p.belt && p.shape.kind !== "plane")
    .map((p) => ({ local: p.local, box: unitBox(p.shape), velocity: new THREE.Vector3().fromArray(p.belt!) }));
}
