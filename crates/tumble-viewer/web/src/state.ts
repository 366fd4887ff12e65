// The view (frame, selection, camera, layers) and its form in the address.

export interface View {
  source: number;
  compare: number | null;
  frame: number;
  body: number;
  contact: number;
  camera: number[] | null;
  /** The camera keeps the moving bodies in view by itself. */
  auto: boolean;
  layers: Set<string>;
  colour: string;
  follow: boolean;
  speed: number;
  loop: boolean;
  range: [number, number] | null;
  plots: boolean;
  /** Numbers that are plotted, by their names. */
  chosen: string[];
  tab: string;
}

/** The layers that are on at first. */
export const FIRST_LAYERS = ["contacts", "joints", "belts", "quarantine", "grid", "shadows"];

/** The panel that is open at first: the scene and its parameters. */
export const FIRST_TAB = "world";

/** Writes a view as the part of an address after #; `several`: there are other recordings to compare with. */
export function toHash(v: View, token: string, several = false): string {
  const p = new URLSearchParams();
  if (token) p.set("token", token);
  p.set("source", String(v.source));
  p.set("frame", String(v.frame));
  if (v.body >= 0) p.set("body", String(v.body));
  if (v.contact >= 0) p.set("contact", String(v.contact));
  if (v.compare !== null || several) p.set("compare", v.compare === null ? "none" : String(v.compare));
  if (v.camera) p.set("camera", v.camera.map((x) => Number(x.toPrecision(6))).join(","));
  if (v.camera && v.auto) p.set("auto", "1");
  p.set("layers", [...v.layers].join(","));
  if (v.colour !== "body") p.set("colour", v.colour);
  if (v.follow) p.set("follow", "1");
  if (v.speed !== 1) p.set("speed", String(v.speed));
  p.set("loop", v.loop ? "1" : "0");
  if (v.range) p.set("range", v.range.join(","));
  if (v.plots) p.set("plots", "1");
  if (v.chosen.length > 0) p.set("plot", v.chosen.join(","));
  if (v.tab !== FIRST_TAB) p.set("tab", v.tab);
  // commas and spaces stay readable
  return "#" + p.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** Reads a view from an address; parts that the address lacks are left out. */
export function fromHash(hash: string): Partial<View> {
  const p = new URLSearchParams(hash.replace(/^#/, ""));
  const v: Partial<View> = {};
  const whole = (key: string): number | undefined => {
    const x = p.get(key);
    return x !== null && /^\d{1,15}$/.test(x) ? Number(x) : undefined;
  };
  const list = (key: string, n: number): number[] | undefined => {
    const x = p.get(key)?.split(",").map(Number);
    return x && x.length === n && x.every(Number.isFinite) ? x : undefined;
  };
  const set = <K extends keyof View>(key: K, value: View[K] | undefined) => {
    if (value !== undefined) v[key] = value;
  };
  set("source", whole("source"));
  set("frame", whole("frame"));
  set("body", whole("body"));
  set("contact", whole("contact"));
  set("compare", p.get("compare") === "none" ? null : whole("compare"));
  set("camera", list("camera", 6));
  // a camera that was moved by hand stays where it is
  if (v.camera) v.auto = p.get("auto") === "1";
  const range = list("range", 2);
  if (range) v.range = [range[0], range[1]];
  const layers = p.get("layers");
  if (layers !== null) v.layers = new Set(layers.split(",").filter(Boolean));
  set("colour", p.get("colour") ?? undefined);
  if (p.get("follow") === "1") v.follow = true;
  const speed = Number(p.get("speed"));
  if (speed >= 0.05 && speed <= 8) v.speed = speed;
  const loop = p.get("loop");
  if (loop === "0" || loop === "1") v.loop = loop === "1";
  if (p.get("plots") === "1") v.plots = true;
  const plot = p.get("plot");
  if (plot) v.chosen = plot.split(",").filter(Boolean).slice(0, 32);
  set("tab", p.get("tab") ?? undefined);
  return v;
}
