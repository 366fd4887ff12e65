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
  /** Shows this share of the time that the plots show, about the present moment. */
  zoomPlots(share: number): void;
  /** Shows an earlier or a later part of time in the plots, by shares of it. */
  shiftPlots(share: number): void;
  /** Takes the selected body of a live world with the hand that keys move, or lets go. */
  toggleHand(): void;
  /** Moves that hand to the right, up, and away from the eye, in steps; false when it holds nothing. */
  moveHand(right: number, up: number, away: number): boolean;
  /** Lets go; false when it held nothing. */
  dropHand(): boolean;
  // out of the page
  picture(): void;
  video(): void;
  /** Whether a drag pulls a body. */
  setPulling(on: boolean): void;
  plotsToCsv(): void;
  copySql(): void;
  copyLink(): void;
}
