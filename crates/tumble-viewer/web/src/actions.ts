// What a person can do on the page. Keys, buttons and the mouse ask for it; `main` does it.

import type { Player } from "./player";

export interface Actions {
  // time
  readonly player: Player;
  jumpEvent(back: boolean): void;
  worstFrame(): void;
  toDifference(): void;
  // selection and view
  selectBody(body: number): void;
  findBody(): void;
  focus(): void;
  toggleFollow(): void;
  /** Rotates the view by one step to the right and up, or pans it. */
  moveView(right: number, up: number, pan: boolean): void;
  /** Brings the camera to this share of its distance. */
  zoomView(share: number): void;
  toggleLayer(id: string, on?: boolean): void;
  setColour(by: string): void;
  setArrows(change: { arrows?: number; root?: boolean }): void;
  togglePlots(): void;
  openScenes(): void;
  openHelp(): void;
  /** Plots numbers over time, or no longer. */
  plot(ids: string[]): void;
  // out of the page
  picture(): void;
  video(): void;
  /** Whether a drag pulls a body. */
  setPulling(on: boolean): void;
  plotsToCsv(): void;
  copySql(): void;
  copyLink(): void;
}
