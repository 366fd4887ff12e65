// The connection to the server: requests with the token, and a WebSocket that says when it is lost and found again.

import { push, type Frame, type Rows } from "./protocol";

export interface LiveStatus {
  epoch: number; open: boolean; playing: boolean; ended: boolean; speed: number; pace: number; first: number; end: number;
  pull: { body: number; held: number[]; target: number[]; force: number[] } | null;
  gravity: number[]; materials: number[][]; pairs: number[][];
}
export interface SpanNews { source: number; first: number; end: number; epoch: number; growing: boolean }

/** What a page is told that may only look. */
export const LOOKING = "This link is for looking: the world is run by someone else.";

export interface Listener {
  status(s: LiveStatus): void;
  span(s: SpanNews): void;
  pushed(rows: Rows, frame: Frame): void;
  error(message: string): void;
  /** Whether this page may change the live world. */
  rights(writes: boolean): void;
  /** lost: the server does not answer; refused: it does, but does not know this page. */
  state(s: "found" | "lost" | "refused"): void;
}

/** Time between two looks whether the server is still there [ms]. */
const LOOK = 500;
/** So many looks without a word mean that it is lost: it speaks every second. A page that is busy itself does not look. */
const SILENCE = 7;

export class Problem extends Error {}

/** The memory of this tab; none where the browser refuses it to a page in a frame of another site, such as a notebook. */
function memoryOfTab(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The token of the link; kept for this tab, so that a reload finds it. */
export function findToken(): string {
  const hash = new URLSearchParams(location.hash.slice(1)), memory = memoryOfTab();
  const token = hash.get("token") ?? memory?.getItem("tumble-token") ?? "";
  if (token) memory?.setItem("tumble-token", token);
  return token;
}

export class Link {
  private socket: WebSocket | null = null;
  /** Looks since the last word of the server. */
  private silent = 0;
  private wait = 250;
  private undrawn: (() => unknown) | null = null;
  /** Whether this page may change the live world. */
  writes = true;
  private known: "found" | "lost" | "refused" | "" = "";

  constructor(readonly token: string, private readonly listener: Listener) {
    this.connect();
    setInterval(() => this.watch(), LOOK);
  }

  private connect(): void {
    const socket = new WebSocket(`ws://${location.host}/live`);
    this.socket = socket;
    this.silent = 0;
    let count = 0;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token }));
    socket.onmessage = (m) => {
      this.silent = 0;
      if (m.data instanceof ArrayBuffer) {
        const { rows, frame } = push(m.data);
        this.listener.pushed(rows, frame);
        // said when it is drawn: the server waits for it, so that a slow page shows fewer frames, not old ones
        const seen = ++count;
        this.undrawn = () => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ seen }));
        return;
      }
      const words = JSON.parse(m.data as string);
      if (words.kind === "refused") {
        this.say("refused");
        return;
      }
      this.wait = 250;
      this.say("found");
      if (words.kind === "welcome") {
        this.writes = words.writes;
        this.listener.rights(words.writes);
      }
      if (words.kind === "status") this.listener.status(words.live);
      else if (words.kind === "span") this.listener.span(words);
      else if (words.kind === "error") this.listener.error(words.message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.known !== "refused") this.say("lost");
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 1.6, 4000);
    };
  }

  private watch(): void {
    if (this.socket && ++this.silent > SILENCE) {
      // a stopped server keeps the line open: hang up ourselves
      this.say("lost");
      const old = this.socket;
      this.socket = null;
      old.onmessage = old.onclose = null;
      old.close();
      this.connect();
    }
  }

  /** What has come is drawn: the next one may come. */
  drawn(): void {
    const say = this.undrawn;
    this.undrawn = null;
    say?.();
  }

  private say(state: "found" | "lost" | "refused"): void {
    if (state !== this.known) {
      this.known = state;
      this.listener.state(state);
    }
  }

  command(words: Record<string, unknown>): void {
    if (!this.writes) this.listener.error(LOOKING);
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(words));
    else this.listener.error("the server does not answer: nothing was changed");
  }

  private async ask(path: string): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(path, { headers: { "x-tumble-token": this.token } });
    } catch {
      throw new Problem("the server does not answer");
    }
    if (answer.ok) return answer;
    let words = `the server says ${answer.status}`;
    try {
      const body = await answer.text();
      words = body.startsWith("{") ? JSON.parse(body).error : body || words;
    } catch { /* the number has to do */ }
    throw new Problem(words);
  }

  async json<T>(path: string): Promise<T> {
    return (await this.ask(path)).json() as Promise<T>;
  }

  async bytes(path: string): Promise<ArrayBuffer> {
    return (await this.ask(path)).arrayBuffer();
  }
}
