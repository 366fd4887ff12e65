// Two runs side by side: the second as ghosts, where they first differ, and how far they are apart.

import { byId } from "./dom";
import type { Link } from "./link";
import type { Frame } from "./protocol";
import type { Stage } from "./stage";
import { Store } from "./store";

const QUANTITIES = ["x", "y", "z", "qw", "qx", "qy", "qz", "vx", "vy", "vz", "wx", "wy", "wz"];

/** The first number of two frames that is not the same, bit for bit. */
function firstDifference(a: Frame, b: Frame): { body: number; quantity: string } | null {
  const n = Math.min(a.states.length, b.states.length);
  for (let k = 0; k < n; k++) if (!Object.is(a.states[k], b.states[k])) return { body: Math.floor(k / 13), quantity: QUANTITIES[k % 13] };
  return null;
}

/**
 * The first frame in which two runs differ, by the state hash of every frame; `ended` when
 * they are the same as far as both go, but one goes on. Null when there is no difference.
 */
function firstDifferentFrame(a: Store, b: Store): { frame: number; ended: boolean } | null {
  const from = Math.max(a.rowFirst, b.rowFirst), to = Math.min(a.rowFirst + a.rowCount, b.rowFirst + b.rowCount);
  let n = from;
  while (n < to && a.hashes[n - a.rowFirst] === b.hashes[n - b.rowFirst]) n++;
  if (n < to) return { frame: n, ended: false };
  return a.end !== b.end ? { frame: to, ended: true } : null;
}

/** The second recording, and its first difference from the first. */
export class Comparison {
  ghost: Store | null = null;
  /** The ghosts' frame that is on the stage. */
  shown: Frame | null = null;
  /** The first frame in which the two differ, if there is one. */
  differs: number | null = null;
  private key = "";

  constructor(private readonly link: Link, private readonly stage: Stage, private readonly toDifference: () => void) {}

  /** Removes the ghosts. */
  close(): void {
    this.forget();
    this.ghost = null;
    this.differs = null;
    this.stage.setGhostWorld(null);
    byId("differs").hidden = true;
  }

  /** Opens the run that ghosts show. */
  async open(index: number): Promise<Store> {
    this.forget();
    const ghost = new Store(this.link, index);
    await ghost.open();
    this.ghost = ghost;
    this.stage.setGhostWorld(ghost);
    byId<HTMLSelectElement>("compare").value = String(index);
    return ghost;
  }

  private forget(): void {
    this.shown = null;
    this.key = "";
  }

  /** Finds the first difference from `store` and shows it on the button. */
  async search(store: Store, ghost: Store): Promise<void> {
    const first = firstDifferentFrame(store, ghost);
    this.differs = first?.frame ?? null;
    const button = byId("differs");
    button.hidden = false;
    button.onclick = this.toDifference;
    button.title = "go to the first frame in which the two recordings differ (d)";
    button.textContent = !first ? "equal in every frame" : first.ended ? `one ends at frame ${first.frame - 1}` : `first difference at frame ${first.frame}`;
    if (!first || first.ended) return;
    const [a, b] = await Promise.all([store.fetch(first.frame), ghost.fetch(first.frame)]).catch(() => [undefined, undefined]);
    const what = a && b ? firstDifference(a, b) : null;
    if (what) button.textContent += `: ${store.bodies[what.body]?.name}, ${what.quantity}`;
  }

  /** Shows the ghosts of frame `n` beside `shown` when they are loaded; true when they changed. */
  show(n: number, shown: Frame | null, playing: boolean): boolean {
    const g = this.ghost;
    if (!g) return false;
    const wanted = Math.min(n, g.last), key = `${wanted} beside ${shown?.number}`;
    if (this.key === key) return false;
    const f = g.peek(wanted);
    if (!f) {
      void g.fetch(wanted, playing).catch(() => undefined);
      return false;
    }
    this.shown = f;
    this.key = key;
    this.stage.setGhostFrame(f, shown);
    return true;
  }

  /** The largest distance [m] between a body and its ghost, and which body; null without ghosts. */
  apart(f: Frame): { far: number; body: number } | null {
    const g = this.shown;
    if (!this.ghost || !g) return null;
    let far = 0, body = -1;
    const n = Math.min(f.bodies, g.bodies);
    for (let k = 0; k < n; k++) {
      const [a, b] = [f.centre(k), g.centre(k)];
      const d = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      if (d > far) [far, body] = [d, k];
    }
    return { far, body };
  }
}
