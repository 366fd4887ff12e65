// The gallery: scenes in groups with a moving picture and one line each, found by typing, opened by Enter.

import { byId, fill, h, spoken } from "./dom";
import type { Link } from "./link";

export interface SceneCard { file: string; typed: string; title: string; remarks: string; group: string | null; pictured: boolean }

/** Groups that come first, in this order. */
const GROUPS = ["Start here", "Sliding and rolling", "Impact", "Spin", "Standing", "Many bodies"];
/** Scenes without a group. */
const OWN = "Your scenes";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What a scene is, in a line: the first sentence of its remarks. */
export function lineOf(remarks: string): string {
  const what = spoken(remarks).split("Look for:")[0].trim();
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(what)?.[0] ?? what;
}

/** What a search looks in, the best first: what the command line calls it, its title, its group, its remarks. */
const fields = (s: SceneCard) => [`${s.typed} ${s.file} ${s.typed.replaceAll("_", " ")}`, s.title, s.group ?? OWN, s.remarks].map((t) => t.toLowerCase());

/** Whether a scene is meant by what was typed: every word is in its name, its title, its group or its remarks. */
export function matches(s: SceneCard, typed: string): boolean {
  return rank(s, typed) < Infinity;
}

/** How well a scene fits what was typed, 0 best: its name, the beginning of its name or title, a part of them, its group, its remarks. */
export function rank(s: SceneCard, typed: string): number {
  const said = typed.toLowerCase().trim(), all = fields(s);
  if (said === "") return 0;
  const names = [s.typed, s.file, s.typed.replaceAll("_", " "), s.title].map((t) => t.toLowerCase());
  if (names.includes(said)) return 0;
  if (names.some((n) => n.startsWith(said))) return 1;
  // the worst of its words counts
  return Math.max(...said.split(/\s+/).map((word) => {
    const at = all.findIndex((t) => t.includes(word));
    return at < 0 ? Infinity : 2 + at;
  }));
}

/** A picture that stands still until it is pointed at. */
class Picture {
  readonly element: HTMLElement;
  private readonly still = h("canvas", { width: 360, height: 225 });
  private moving: HTMLImageElement | null = null;
  private address = "";

  constructor(private readonly link: Link, private readonly path: string) {
    this.element = h("span", { class: "picture" }, this.still);
  }

  async load(): Promise<void> {
    if (this.address) return;
    this.address = "asked";
    const blob = new Blob([await this.link.bytes(this.path)], { type: "image/webp" });
    this.address = URL.createObjectURL(blob);
    const first = await createImageBitmap(blob);
    [this.still.width, this.still.height] = [first.width, first.height];
    this.still.getContext("2d")!.drawImage(first, 0, 0);
    this.element.dataset.loaded = "true";
  }

  play(on: boolean): void {
    // what moves already stays: a press that puts the focus here begins and ends on the same element, or it is no click
    if (on && this.moving) return;
    this.moving?.remove();
    this.moving = null;
    if (!on || calm.matches || !this.address.startsWith("blob:")) return;
    this.moving = h("img", { src: this.address, alt: "" });
    this.element.append(this.moving);
  }
}

/** The cards of the scenes; `now` is the file of the open scene. */
export function buildScenes(scenes: SceneCard[], now: string, link: Link, run: (scene: number) => void): void {
  const dialog = byId<HTMLDialogElement>("scenes"), body = h("div", { id: "groups" });
  const seen = new IntersectionObserver((list) => {
    for (const { target, isIntersecting } of list) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void pictures.get(target)?.load().catch(() => undefined);
    }
  }, { root: dialog, rootMargin: "200px" });
  const pictures = new Map<Element, Picture>();
  const cards = scenes.map((s, k) => {
    const picture = s.pictured ? new Picture(link, `/api/scene/${k}/picture`) : null;
    const move = (on: boolean) => () => picture?.play(on);
    const card = h("button", { class: `card ${s.file === now ? "now" : ""}`, title: spoken(s.remarks), "data-file": s.file, onclick: () => {
      dialog.close();
      run(k);
    }, onpointerenter: move(true), onpointerleave: move(false), onfocus: move(true), onblur: move(false) },
      picture?.element ?? h("span", { class: "picture none" }), h("span", { class: "name" }, h("b", {}, s.title), " ", h("code", { title: `tumble run ${s.typed}` }, s.typed)), h("span", { class: "quiet" }, lineOf(s.remarks)));
    if (picture) {
      pictures.set(picture.element, picture);
      seen.observe(picture.element);
    }
    return card;
  });
  const search = h("input", { type: "search", id: "scene-search", placeholder: "find a scene", "aria-label": "find a scene", autofocus: true, oninput: () => draw() });
  const draw = () => {
    const typed = search.value.trim();
    const found = scenes.map((s, k) => ({ s, k, at: rank(s, typed) })).filter(({ at }) => at < Infinity);
    const names = [...new Set([...GROUPS, ...found.map(({ s }) => s.group ?? OWN).sort()])];
    const row = (name: string, list: typeof found) => (list.length ? [h("h3", {}, name), h("div", { class: "cards" }, ...list.map(({ k }) => cards[k]))] : []);
    // what was looked for stands in the order in which it fits
    const rows = typed ? row("Found", found.sort((a, b) => a.at - b.at)) : names.flatMap((name) => row(name, found.filter(({ s }) => (s.group ?? OWN) === name)));
    fill(body, ...rows, found.length === 0 ? h("p", { class: "quiet" }, "No scene has these words.") : null);
  };
  search.addEventListener("keydown", (e) => {
    if (e.key === "Enter") body.querySelector<HTMLElement>(".card")?.click();
    else if (e.key === "ArrowDown") body.querySelector<HTMLElement>(".card")?.focus();
    else return;
    e.preventDefault();
  });
  // the next time, all of them
  dialog.onclose = () => {
    search.value = "";
    draw();
  };
  body.addEventListener("keydown", (e) => walk(e, body, search));
  draw();
  fill(dialog, h("div", { class: "head" }, h("h2", {}, "Scenes"), search, h("span", { class: "quiet wide" }, "Enter opens the first one"), h("span", { class: "grow" }), h("button", { onclick: () => dialog.close() }, "Close")), body);
}

/** Arrows go from card to card; up from the first row goes back to the search. */
function walk(e: KeyboardEvent, body: HTMLElement, search: HTMLElement): void {
  const cards = [...body.querySelectorAll<HTMLElement>(".card")], at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const here = cards[at].getBoundingClientRect();
  const near = (list: HTMLElement[]) => list.sort((a, b) => Math.abs(a.getBoundingClientRect().left - here.left) - Math.abs(b.getBoundingClientRect().left - here.left))[0];
  const row = (side: number) => {
    const others = cards.filter((c) => side * (c.getBoundingClientRect().top - here.top) > 5), edge = side * Math.min(...others.map((c) => side * c.getBoundingClientRect().top));
    return near(others.filter((c) => Math.abs(c.getBoundingClientRect().top - edge) < 5));
  };
  const to = e.key === "ArrowRight" ? cards[at + 1] : e.key === "ArrowLeft" ? cards[at - 1] : e.key === "ArrowDown" ? row(1) : e.key === "ArrowUp" ? (row(-1) ?? search) : undefined;
  if (!to) return;
  to.focus();
  e.preventDefault();
}
