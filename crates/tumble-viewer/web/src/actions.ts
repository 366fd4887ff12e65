// What a person can do on the page. Keys, buttons and the mouse ask for it; `main` does it.

export interface Actions {
  // time
  play(on?: boolean): void;
  seek(frame: number): void;
  step(count: number): void;
  toFirst(): void;
  toLast(): void;
  faster(): void;
  slower(): void;
  setSpeed(value: number): void;
  toggleLoop(): void;
  /** Which end of the range is here; null: there is no range. */
  setRange(end: "begin" | "end" | null): void;
  jumpEvent(back: boolean): void;
  worstFrame(): void;
  toDifference(): void;
  reset(): void;
  // selection and view
  selectBody(body: number): void;
  findBody(): void;
  focus(): void;
  toggleFollow(): void;
  toggleLayer(id: string, on?: boolean): void;
  setColour(by: string): void;
  setArrows(change: { arrows?: number; root?: boolean }): void;
  togglePlots(): void;
  openScenes(): void;
  openHelp(): void;
  // out of the page
  picture(): void;
  video(): void;
  plotsToCsv(): void;
  copySql(): void;
  copyLink(): void;
}
