// Exports: pictures, videos, SQL, links.

import type { Address } from "./address";
import { byId, download } from "./dom";
import { toast } from "./notices";
import type { Frame } from "./protocol";
import type { Screen } from "./screen";
import type { View } from "./state";
import type { Store } from "./store";

/** A name for a file: that of the scene, and the frame. */
function fileName(store: Store | null, frame: number, ending: string): string {
  const name = (store?.about.name || "tumble").replace(/[^\p{L}\p{N} _-]/gu, "_").slice(0, 60);
  return `${name}-${String(frame).padStart(5, "0")}.${ending}`;
}

/** Saves the canvas, which must have been drawn in this task. */
function savePicture(name: string): void {
  byId<HTMLCanvasElement>("canvas").toBlob((b) => {
    if (b) download(name, b);
    else toast("The browser could not make a picture.", true);
  }, "image/png");
}

/** A video of the canvas, while it is recorded. */
class Film {
  private recorder: MediaRecorder | null = null;

  get running(): boolean {
    return this.recorder !== null;
  }

  /** The kind of video that this browser can make, if any. */
  static kind(): string | undefined {
    return ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"].find((k) => MediaRecorder.isTypeSupported(k));
  }

  /** Begins; `ended` gets the film and the ending of its file's name. */
  start(kind: string, ended: (film: Blob, ending: string) => void): void {
    const recorder = new MediaRecorder(byId<HTMLCanvasElement>("canvas").captureStream(60), { mimeType: kind, videoBitsPerSecond: 12e6 });
    const parts: Blob[] = [];
    recorder.ondataavailable = (e) => parts.push(e.data);
    recorder.onstop = () => {
      this.recorder = null;
      document.documentElement.dataset.recording = "false";
      ended(new Blob(parts, { type: kind }), kind.includes("mp4") ? "mp4" : "webm");
    };
    this.recorder = recorder;
    document.documentElement.dataset.recording = "true";
    recorder.start(200);
  }

  stop(): void {
    // the last frame must be in the video
    setTimeout(() => this.recorder?.stop(), 150);
  }
}

/** The SQL query of the present selection; `feature`: of the selected contact, in hexadecimal digits. */
function selectionSql(s: Store, v: View, f: Frame | null, feature: string): string {
  const [a, b] = v.range ?? [s.first, s.last];
  const when = `frame BETWEEN ${a} AND ${b}`;
  if (v.contact >= 0 && f && v.contact < f.contacts) {
    const c = f.contact(v.contact);
    const only = feature ? ` AND feature = ${BigInt.asIntN(64, BigInt(`0x${feature}`))}` : "";
    return `SELECT frame, gap, impulse_n, impulse_t1, impulse_t2, slip_t1, slip_t2, mode FROM contact WHERE body_a = ${s.bodies[c.a].id} AND body_b = ${s.bodies[c.b].id}${only} AND ${when} ORDER BY frame;`;
  }
  if (v.body >= 0) return `SELECT f.time, s.* FROM state s JOIN frame f USING (frame) WHERE s.body = ${s.bodies[v.body].id} AND s.${when} ORDER BY s.frame;`;
  return `SELECT frame, time, contacts, kinetic, potential, friction_loss, restitution_loss, residual, verdict FROM frame WHERE ${when} ORDER BY frame;`;
}

/** Copies text to the clipboard, with a notice; `more` is added to it. */
async function copy(text: string, what: string, more = ""): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what}: copied to the clipboard.\n${more}`);
  } catch {
    toast(`${what} (the browser does not allow copying):\n${text}`);
  }
}

/** Exports of the page: saved files and the clipboard. */
export class Outlet {
  private readonly film = new Film();

  constructor(private readonly screen: Screen, private readonly address: Address) {}

  picture(): void {
    const { stage, store, view } = this.screen;
    stage.dirty = true;
    stage.render();
    savePicture(fileName(store, view.frame, "png"));
  }

  /** Plays the range once and saves it; stops when it is running already. */
  video(): void {
    const { store: s, view, player } = this.screen;
    if (!s) return;
    if (this.film.running) return player.stop();
    const kind = Film.kind();
    if (!kind) return toast("This browser cannot record video.", true);
    const range = view.range, [a, b] = range ?? [s.first, s.last];
    if (b <= a) return toast("No frames to record yet.");
    this.film.start(kind, (film, ending) => {
      view.range = range;
      this.screen.refreshTransport();
      this.screen.redraw();
      download(fileName(this.screen.store, view.frame, ending), film);
      toast("The video is saved.");
    });
    player.playOnce([a, b], () => this.film.stop());
    toast(`Recording frames ${a} to ${b}, played once at the chosen speed.`);
  }

  plotsToCsv(): void {
    const { plots } = this.screen;
    this.screen.setPlots(true);
    plots.csv();
  }

  copySql(): void {
    const { store, view, shown, panels } = this.screen;
    const text = store ? selectionSql(store, view, shown, panels.feature) : "";
    const live = store?.live ? "\nIt is for a recording: tumble run SCENE --record FILE, then tumble sql FILE \"…\"" : "";
    void copy(text, "SQL of the selection", `${text}${live}`);
  }

  copyLink(): void {
    this.address.write();
    void copy(location.href, "Link to this view", "It works on this machine, as long as this `tumble view` runs.");
  }
}
