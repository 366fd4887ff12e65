// For tests and scripts, as `window.tumble`: how things stand, in numbers.

import type { Comparison } from "./compare";
import type { LiveStatus } from "./link";
import { said } from "./notices";
import type { Panels } from "./panels";
import type { Player } from "./player";
import type { Plots } from "./plots";
import type { Frame } from "./protocol";
import type { Stage } from "./stage";
import type { View } from "./state";
import type { Store } from "./store";

/** The parts that tests read. */
export interface Probed {
  readonly view: View;
  readonly player: Player;
  readonly stage: Stage;
  readonly panels: Panels;
  readonly plots: Plots;
  readonly beside: Comparison;
  readonly store: Store | null;
  readonly shown: Frame | null;
  readonly status: LiveStatus | null;
  readonly ready: boolean;
  /** Frames that were brought on the screen. */
  readonly drawn: number;
}

export function probe(app: Probed) {
  return {
    report() {
      const { view, store: s, shown: f, stage, beside } = app, { info } = stage.renderer;
      return {
        ready: app.ready, source: view.source, kind: s?.about.kind, name: s?.about.name, file: s?.about.file, epoch: s?.epoch,
        frame: f?.number, wanted: view.frame, first: s?.first, end: s?.end, rows: s?.rowCount, playing: app.player.playing, speed: view.speed, loop: view.loop,
        body: view.body, contact: view.contact, layers: [...view.layers], follow: view.follow, camera: stage.eye.numbers,
        time: f && s ? s.time(f.number) : undefined, contacts: f?.contacts, islands: f?.islands, hash: f?.hash, range: view.range,
        differs: beside.differs, ghost: beside.shown?.number ?? null, tab: app.panels.tab, status: app.status, drawn: app.drawn,
        bodies: s?.bodies.length, plots: Object.fromEntries(app.plots.ids().map((id) => [id, app.plots.values(id)])),
        auto: stage.eye.auto, gliding: stage.eye.gliding, glass: [...stage.glass], compare: view.compare, cell: stage.cell,
        notices: [...said], calls: info.render.calls, triangles: info.render.triangles, lines: info.render.lines,
      };
    },

    /** State of a body in the present frame, and where it is in the window. */
    body(k: number) {
      const f = app.shown;
      if (!f || k >= f.bodies) return null;
      return { state: Array.from(f.states.subarray(13 * k, 13 * k + 13)), at: app.stage.eye.project(f.centre(k)) };
    },

    /** A contact of the present frame, and where it is in the window. */
    contact(k: number) {
      const f = app.shown;
      return f && k < f.contacts ? { ...f.contact(k), at: app.stage.eye.project(f.contact(k).point) } : null;
    },

    look(numbers: number[]): void {
      app.stage.eye.numbers = numbers;
    },
  };
}
