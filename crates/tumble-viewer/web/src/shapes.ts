// Shapes as triangles: unit geometry that instances stretch, so that ten thousand boxes are one call to the card.

import * as THREE from "three";
import type { Shape } from "./store";

/** One thing to draw: which geometry, stretched and placed in the body's frame. */
export interface Piece { key: string; local: THREE.Matrix4; shape: Exclude<Shape, { kind: "compound" }>; colour?: string; sensor?: boolean; belt?: number[] }

/** The pieces of a shape. Planes are drawn apart. */
export function pieces(shape: Shape, index: number, at = new THREE.Matrix4(), path = ""): Piece[] {
  const stretched = (key: string, x: number, y: number, z: number): Piece[] =>
    [{ key, local: at.clone().multiply(new THREE.Matrix4().makeScale(x, y, z)), shape: shape as Piece["shape"] }];
  switch (shape.kind) {
    case "sphere": return stretched("sphere", shape.radius, shape.radius, shape.radius);
    case "box": return stretched("box", shape.size[0], shape.size[1], shape.size[2]);
    case "cylinder": return stretched("cylinder", shape.radius, shape.radius, shape.length);
    case "cone": return stretched("cone", shape.radius, shape.radius, shape.length);
    case "capsule": return [{ key: `capsule ${shape.radius} ${shape.length}`, local: at, shape }];
    case "hull": return [{ key: `hull ${index}${path}`, local: at, shape }];
    case "plane": return [{ key: "plane", local: at, shape }];
    case "compound":
      return shape.parts.flatMap((p, k) => {
        const [w, x, y, z] = p.orientation;
        const place = new THREE.Matrix4().compose(
          new THREE.Vector3(...(p.position as [number, number, number])), new THREE.Quaternion(x, y, z, w), new THREE.Vector3(1, 1, 1));
        const list = pieces(p.shape, index, at.clone().multiply(place), `${path}.${k}`);
        return p.colour || p.sensor || p.belt ? list.map((piece) => ({ ...piece, colour: piece.colour ?? p.colour, sensor: piece.sensor ?? p.sensor, belt: piece.belt ?? p.belt })) : list;
      });
  }
}

/** Every other sector is a shade darker, so that a turning ball can be seen to turn. */
function striped(g: THREE.BufferGeometry, sectors: number, halves: boolean): THREE.BufferGeometry {
  const flat = g.index ? g.toNonIndexed() : g;
  const p = flat.getAttribute("position");
  const colours = new Float32Array(3 * p.count);
  for (let k = 0; k < p.count; k += 3) {
    let x = 0, y = 0, z = 0;
    for (let i = k; i < k + 3; i++) {
      x += p.getX(i); y += p.getY(i); z += p.getZ(i);
    }
    const sector = Math.floor(((Math.atan2(y, x) / (2 * Math.PI) + 1) * sectors + 1e-6) % sectors);
    const dark = (sector + (halves && z < 0 ? 1 : 0)) % 2 === 1;
    colours.fill(dark ? 0.68 : 1, 3 * k, 3 * k + 9);
  }
  flat.setAttribute("color", new THREE.BufferAttribute(colours, 3));
  return flat;
}

function plain(g: THREE.BufferGeometry): THREE.BufferGeometry {
  const n = g.getAttribute("position").count;
  g.setAttribute("color", new THREE.BufferAttribute(new Float32Array(3 * n).fill(1), 3));
  return g;
}

/** Geometry of a piece, with so many corners around. */
export function geometry(piece: Piece, round: number): THREE.BufferGeometry {
  const s = piece.shape;
  switch (s.kind) {
    case "sphere": {
      const g = striped(new THREE.SphereGeometry(1, round, round / 2).rotateX(Math.PI / 2), 4, true);
      // smooth, though its triangles are apart
      g.setAttribute("normal", g.getAttribute("position").clone());
      return g;
    }
    case "box": return plain(new THREE.BoxGeometry(1, 1, 1));
    case "cylinder": return striped(new THREE.CylinderGeometry(1, 1, 1, round).rotateX(Math.PI / 2), 8, false);
    case "cone": return striped(new THREE.ConeGeometry(1, 1, round).rotateX(Math.PI / 2), 8, false);
    case "capsule": return striped(new THREE.CapsuleGeometry(s.radius, s.length, Math.max(3, round / 4), round).rotateX(Math.PI / 2), 4, true);
    case "hull": {
      const g = new THREE.BufferGeometry();
      g.setAttribute("position", new THREE.BufferAttribute(new Float32Array(s.vertices), 3));
      g.setIndex(s.triangles);
      const flat = g.toNonIndexed();
      flat.computeVertexNormals();
      return plain(flat);
    }
    case "plane": return plain(new THREE.PlaneGeometry(1, 1));
  }
}

/** Box of a piece before it is stretched and placed; a plane has none. */
export function unitBox(s: Piece["shape"]): THREE.Box3 {
  const box = new THREE.Box3();
  if (s.kind === "plane") return box;
  if (s.kind === "hull") return box.setFromArray(s.vertices);
  const half = s.kind === "sphere" ? [1, 1, 1] : s.kind === "box" ? [0.5, 0.5, 0.5]
    : s.kind === "capsule" ? [s.radius, s.radius, s.length / 2 + s.radius] : [1, 1, 0.5];
  return box.set(new THREE.Vector3(-half[0], -half[1], -half[2]), new THREE.Vector3(half[0], half[1], half[2]));
}

/** Meshes of more triangles are scenery: they do not come between. */
const MOST_TRIANGLES = 20_000;

/** Whether a shape lies between two points: hulls and meshes by their triangles, the other pieces by their boxes. */
export function between(shape: Shape, pose: THREE.Matrix4, from: THREE.Vector3, to: THREE.Vector3): boolean {
  return pieces(shape, 0).some((p) => {
    if (p.shape.kind === "plane") return false;
    const back = pose.clone().multiply(p.local).invert();
    const a = from.clone().applyMatrix4(back), ray = to.clone().applyMatrix4(back).sub(a), long = ray.length();
    const line = new THREE.Ray(a, ray.divideScalar(long)), hit = line.intersectBox(unitBox(p.shape), new THREE.Vector3());
    if (hit === null || hit.distanceTo(a) >= long) return false;
    if (p.shape.kind !== "hull") return true;
    const { vertices, triangles } = p.shape;
    if (triangles.length > 3 * MOST_TRIANGLES) return false;
    const corners = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()] as const;
    for (let k = 0; k < triangles.length; k += 3) {
      corners.forEach((c, n) => c.fromArray(vertices, 3 * triangles[k + n]));
      if (line.intersectTriangle(...corners, false, hit) && hit.distanceTo(a) < long) return true;
    }
    return false;
  });
}

/** Half sizes and middle of a shape's box in the body's frame; planes have none. */
export function localBox(shape: Shape): THREE.Box3 {
  const box = new THREE.Box3();
  for (const p of pieces(shape, 0)) {
    const s = p.shape;
    if (s.kind === "plane") continue;
    const corner = new THREE.Vector3();
    if (s.kind === "hull") {
      for (let k = 0; k < s.vertices.length; k += 3) box.expandByPoint(corner.fromArray(s.vertices, k).applyMatrix4(p.local));
      continue;
    }
    box.union(unitBox(s).applyMatrix4(p.local));
  }
  return box;
}

/** The box of a shape in world axes when its body is at `pose`. */
export function worldBox(shape: Shape, pose: THREE.Matrix4): THREE.Box3 {
  const box = new THREE.Box3();
  for (const p of pieces(shape, 0)) {
    const s = p.shape;
    const e = pose.clone().multiply(p.local).elements;
    const at = new THREE.Vector3(e[12], e[13], e[14]);
    // how far it reaches along world axis k
    const reach = (k: number): number => {
      const [x, y, z] = [e[k], e[4 + k], e[8 + k]];
      switch (s.kind) {
        case "sphere": return Math.hypot(x, y, z);
        case "box": return (Math.abs(x) + Math.abs(y) + Math.abs(z)) / 2;
        case "cylinder": return Math.hypot(x, y) + Math.abs(z) / 2;
        case "capsule": return s.radius + (Math.abs(z) * s.length) / 2;
        default: return 0;
      }
    };
    if (s.kind === "plane") continue;
    if (s.kind === "hull" || s.kind === "cone") {
      const m = pose.clone().multiply(p.local), v = new THREE.Vector3();
      if (s.kind === "hull") {
        for (let k = 0; k < s.vertices.length; k += 3) box.expandByPoint(v.fromArray(s.vertices, k).applyMatrix4(m));
      } else {
        box.expandByPoint(v.set(0, 0, 0.5).applyMatrix4(m));
        const base = new THREE.Vector3(0, 0, -0.5).applyMatrix4(m);
        const r = [0, 1, 2].map((k) => Math.hypot(e[k], e[4 + k])) as [number, number, number];
        const rim = new THREE.Vector3(...r);
        box.expandByPoint(base.clone().add(rim)).expandByPoint(base.sub(rim));
      }
      continue;
    }
    const r = new THREE.Vector3(reach(0), reach(1), reach(2));
    box.expandByPoint(at.clone().add(r)).expandByPoint(at.sub(r));
  }
  return box;
}
