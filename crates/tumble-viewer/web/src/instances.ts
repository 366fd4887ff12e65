// Things that are drawn by the thousand: one shape, many places; and arrows, which are two of them.

import * as THREE from "three";

const M = new THREE.Matrix4(), S = new THREE.Vector3(), D = new THREE.Vector3(), P = new THREE.Vector3();
const Q = new THREE.Quaternion(), WHITE = new THREE.Color(0xffffff);
/** Along which shapes point before they are turned. */
export const UP = new THREE.Vector3(0, 0, 1);

/** How much of a mark is left of it where a body hides it [–]. */
const HIDDEN = 0.16;

/** Instances of one shape; there may be more of them in each frame. What bodies hide is drawn faintly. */
export class Instances {
  private mesh: THREE.InstancedMesh;
  private capacity = 1;
  /** The same instances where they are hidden. */
  private readonly faint: THREE.Material;
  private shade: THREE.InstancedMesh | null = null;

  constructor(private readonly geometry: THREE.BufferGeometry, private readonly material: THREE.Material, private readonly parent: THREE.Object3D, private readonly order: number) {
    this.faint = material.clone();
    this.faint.depthFunc = THREE.GreaterDepth;
    this.faint.depthWrite = false;
    this.faint.transparent = true;
    this.faint.opacity = HIDDEN * material.opacity;
    this.mesh = this.make(1);
  }

  private make(n: number): THREE.InstancedMesh {
    const m = new THREE.InstancedMesh(this.geometry, this.material, n);
    m.frustumCulled = false;
    m.renderOrder = this.order;
    m.count = 0;
    m.setColorAt(0, WHITE);
    this.shade?.removeFromParent();
    const shade = new THREE.InstancedMesh(this.geometry, this.faint, n);
    shade.instanceMatrix = m.instanceMatrix;
    shade.instanceColor = m.instanceColor;
    shade.frustumCulled = false;
    shade.renderOrder = this.order;
    shade.count = 0;
    this.shade = shade;
    this.parent.add(m, shade);
    return m;
  }

  /** Begins anew, with room for `n`. */
  begin(n: number): void {
    if (n > this.capacity) {
      this.capacity = Math.ceil(1.5 * n);
      this.parent.remove(this.mesh);
      this.mesh.dispose();
      this.mesh = this.make(this.capacity);
    }
    this.mesh.count = 0;
  }

  add(at: THREE.Vector3, turn: THREE.Quaternion, x: number, y: number, z: number, colour: THREE.Color): void {
    const k = this.mesh.count++;
    this.mesh.setMatrixAt(k, M.compose(at, turn, S.set(x, y, z)));
    this.mesh.setColorAt(k, colour);
  }

  end(): void {
    if (this.shade) this.shade.count = this.mesh.count;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.boundingSphere = null;
  }
}

/** Arrows: a shaft and a head each. */
export class Arrows {
  private readonly shafts: Instances;
  private readonly heads: Instances;

  constructor(material: THREE.Material, parent: THREE.Object3D) {
    this.shafts = new Instances(new THREE.CylinderGeometry(1, 1, 1, 10).translate(0, 0.5, 0).rotateX(Math.PI / 2), material, parent, 5);
    this.heads = new Instances(new THREE.ConeGeometry(1, 1, 14).translate(0, 0.5, 0).rotateX(Math.PI / 2), material, parent, 5);
  }

  begin(n: number): void {
    this.shafts.begin(n);
    this.heads.begin(n);
  }

  /** None for a vector that has no length or is not finite. */
  add(from: THREE.Vector3, vector: THREE.Vector3, width: number, colour: THREE.Color): void {
    const length = vector.length();
    if (!(length > 1e-12) || !Number.isFinite(length)) return;
    Q.setFromUnitVectors(UP, D.copy(vector).divideScalar(length));
    const head = Math.min(4.5 * width, 0.6 * length), slim = Math.min(width, 0.2 * length);
    this.shafts.add(from, Q, slim, slim, length - head, colour);
    this.heads.add(P.copy(from).addScaledVector(D, length - head), Q, 2.4 * slim, 2.4 * slim, head, colour);
  }

  end(): void {
    this.shafts.end();
    this.heads.end();
  }
}
