// Building the page: text is inserted as text, never as markup, so that names cannot inject markup.

export type Child = Node | string | number | null | undefined | false;
type Props = Record<string, unknown>;

/** An element with properties, listeners (on…) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const e = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") e.className = String(value);
    else if (key in e && key !== "list" && !key.startsWith("aria") && key !== "role") (e as unknown as Props)[key] = value;
    else e.setAttribute(key, value === true ? "" : String(value));
  }
  append(e, children);
  return e;
}

function append(e: Element, children: Child[]): void {
  for (const c of children) {
    if (c === null || c === undefined || c === false) continue;
    e.append(c instanceof Node ? c : document.createTextNode(String(c)));
  }
}

/** Replaces the children of an element. */
export function fill(e: Element, ...children: Child[]): void {
  e.replaceChildren();
  append(e, children);
}

/** Listeners that an element may have. */
const LISTENERS = ["onclick", "onkeydown", "oninput", "onchange"] as const;

/**
 * Replaces the children of an element by ones that say the same of another moment. What is alike stays and says what the new one
 * says: a control that has the focus or is being pressed is the same one afterwards. Nobody may hold on to the new children.
 */
export function refill(e: Element, ...children: Child[]): void {
  const fresh = document.createElement("div");
  append(fresh, children);
  adapt(e, fresh);
}

function adapt(parent: Element, fresh: Element): void {
  const now = [...parent.childNodes], next = [...fresh.childNodes];
  next.forEach((b, k) => {
    const a = now[k];
    if (a === undefined) parent.append(b);
    else if (a instanceof HTMLElement && b instanceof HTMLElement && a.tagName === b.tagName && a.id === b.id) take(a, b);
    else if (a instanceof Text && b instanceof Text) {
      if (a.data !== b.data) a.data = b.data;
    } else a.replaceWith(b);
  });
  for (const gone of now.slice(next.length)) gone.remove();
}

/** `a` says from now on what `b` says. */
function take(a: HTMLElement, b: HTMLElement): void {
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name)) a.removeAttribute(name);
  for (const { name, value } of b.attributes) {
    if (a.getAttribute(name) === value) continue;
    // the content policy has nothing against a style that is set, only against one that is written
    if (name === "style") a.style.cssText = b.style.cssText;
    else a.setAttribute(name, value);
  }
  Object.assign(a, Object.fromEntries(LISTENERS.map((name) => [name, b[name]])));
  adapt(a, b);
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const e = document.getElementById(id);
  if (!e) throw new Error(`no element ${id}`);
  return e as T;
}

/** A number with five digits, and an exponent where needed. */
export function num(x: number, digits = 5): string {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? "–" : String(x);
  if (x === 0) return "0";
  const a = Math.abs(x);
  if (a >= 1e5 || a < 1e-3) return x.toExponential(Math.max(0, digits - 3)).replace("e+", "e");
  return String(Number(x.toPrecision(digits)));
}

export function vec(v: ArrayLike<number>, digits = 5): string {
  return Array.from(v, (x) => num(Math.abs(x) < 1e-15 ? 0 : x, digits)).join(", ");
}

/** Saves bytes under a name. */
export function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A remark without the marks of inline code. */
export function spoken(text: string): string {
  return text.replaceAll("`", "");
}
