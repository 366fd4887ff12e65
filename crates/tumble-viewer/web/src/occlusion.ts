// Ambient occlusion: corners and gaps between bodies are darker, as little of the sky reaches them. Only where a graphics card draws.

import * as THREE from "three";
import { EffectComposer } from "three/examples/jsm/postprocessing/EffectComposer.js";
import { GTAOPass } from "three/examples/jsm/postprocessing/GTAOPass.js";
import { OutputPass } from "three/examples/jsm/postprocessing/OutputPass.js";
import { RenderPass } from "three/examples/jsm/postprocessing/RenderPass.js";

/** How far a body darkens another, in sizes of a typical body [–]; and how much of it is seen [–]. */
const REACH = 0.8, STRENGTH = 0.85;

/** Occlusion by bodies and ground alone: marks, glass and whatever can be looked through cast none. */
class Solids extends GTAOPass {
  override render(...given: Parameters<GTAOPass["render"]>): void {
    const hidden: THREE.Object3D[] = [];
    this.scene.traverse((o) => {
      const m = (o as THREE.Mesh).material as THREE.Material | undefined;
      if (o.visible && m && (m.transparent || !m.depthWrite)) hidden.push(o);
    });
    for (const o of hidden) o.visible = false;
    super.render(...given);
    for (const o of hidden) o.visible = true;
  }
}

export class Occlusion {
  private readonly composer: EffectComposer;
  private readonly solids: Solids;

  constructor(private readonly renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera) {
    const target = new THREE.WebGLRenderTarget(1, 1, { samples: 4, type: THREE.HalfFloatType });
    this.composer = new EffectComposer(renderer, target);
    this.solids = new Solids(scene, camera, 1, 1);
    this.solids.blendIntensity = STRENGTH;
    this.composer.addPass(new RenderPass(scene, camera));
    this.composer.addPass(this.solids);
    this.composer.addPass(new OutputPass());
  }

  resize(width: number, height: number): void {
    this.composer.setPixelRatio(this.renderer.getPixelRatio());
    this.composer.setSize(width, height);
  }

  /** Draws; `unit`: size of a typical body [m]. */
  render(unit: number): void {
    this.solids.updateGtaoMaterial({ radius: REACH * unit, thickness: unit, distanceExponent: 1, scale: 1, samples: 12, screenSpaceRadius: false });
    this.composer.render();
  }
}
