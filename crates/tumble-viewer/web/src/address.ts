// The address of the page: it follows the view with a short delay.

import { toHash, type View } from "./state";

/** How soon the address is written: while it plays, twice a second is enough, but it must not wait for the end of it [ms]. */
const SOON = 60, PLAYING = 500;

export class Address {
  private timer = 0;

  /** `ready`: brings the view up to date, false when there is nothing to say yet; `several`: recordings to compare with. */
  constructor(private readonly view: View, private readonly token: string, private readonly ready: () => boolean, private readonly several: () => boolean) {}

  /** Writes it soon. */
  save(playing: boolean): void {
    if (this.timer === 0) this.timer = window.setTimeout(() => this.write(), playing ? PLAYING : SOON);
  }

  /** Writes it now. */
  write(): void {
    this.forget();
    if (this.ready()) history.replaceState(null, "", toHash(this.view, this.token, this.several()));
  }

  /** Cancels a pending write: another address was typed. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}
