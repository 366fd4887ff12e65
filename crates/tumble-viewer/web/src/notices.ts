// Notices: short messages in a corner that disappear by themselves.

import { byId, h } from "./dom";
import { Problem } from "./link";

/** Notes at a time: older ones make room. */
const MOST = 4;

/** The last notes, the newest last: also those that have gone. */
export const said: string[] = [];

/** Shows a note; a bad one stays longer. The same text is not shown twice at a time. */
export function toast(text: string, bad = false): void {
  const root = byId("toasts");
  said.push(text);
  if (said.length > 20) said.shift();
  if ([...root.children].some((c) => c.firstChild?.textContent === text)) return;
  const e = h("div", { class: `toast ${bad ? "bad-news" : ""}` }, h("span", {}, text), h("button", { class: "small", title: "close", onclick: () => e.remove() }, "×"));
  root.append(e);
  while (root.children.length > MOST) root.firstChild?.remove();
  setTimeout(() => e.remove(), bad ? 15000 : 4500);
}

/** Shows an error. */
export function complain(e: unknown): void {
  if (e instanceof Problem) {
    // a lost server has its banner
    if (e.message !== "the server does not answer") toast(e.message, true);
  } else {
    toast(`The page stumbled: ${e instanceof Error ? e.message : String(e)}`, true);
  }
}
