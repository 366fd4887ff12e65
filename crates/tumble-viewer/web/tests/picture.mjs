// Pictures in small: 48 × 30 colours, compared with those that are kept. Drivers and browsers may differ a little.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "pictures.json");
const [WIDE, HIGH] = [48, 30];
/** Mean difference of a colour, of 255, that another driver may make. */
const MEAN = 2;
/** A place in the picture has changed when one of its colours differs by more than this, of 255. */
const PLACE = 24;
/** Places that another driver may change: edges that fall on the other side of a pixel. */
const PLACES = 12;

/** The canvas in small, red green blue for every place. */
export async function small(page, size = [WIDE, HIGH]) {
  // drawn, and drawn again after all that was under way
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(([wide, high]) => {
    const from = document.getElementById("canvas");
    const to = document.createElement("canvas");
    [to.width, to.height] = [wide, high];
    const g = to.getContext("2d", { willReadFrequently: true });
    g.imageSmoothingQuality = "high";
    g.drawImage(from, 0, 0, wide, high);
    const d = g.getImageData(0, 0, wide, high).data;
    return Array.from({ length: 3 * wide * high }, (_, k) => d[4 * Math.floor(k / 3) + (k % 3)]);
  }, size);
}

/** Mean difference of two pictures, and the number of places that differ. */
export function difference(a, b) {
  let mean = 0, places = 0;
  for (let k = 0; k < a.length; k += 3) {
    const d = [0, 1, 2].map((c) => Math.abs(a[k + c] - b[k + c]));
    mean += (d[0] + d[1] + d[2]) / a.length;
    if (Math.max(...d) > PLACE) places++;
  }
  return { mean, places };
}

/** Whether two pictures are the same for this machine and the next. */
export function same({ mean, places }) {
  return mean < MEAN && places <= PLACES;
}

/** Compares the canvas with a kept picture; UPDATE=1 keeps the present one. Returns what it looks like now. */
export async function comparePicture(page, name) {
  const now = await small(page);
  // it is a picture: not one colour
  assert.ok(Math.max(...now) - Math.min(...now) > 40, "there is nothing to see");
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  if (process.env.UPDATE) {
    kept[name] = now;
    writeFileSync(FILE, JSON.stringify(kept) + "\n");
    return now;
  }
  assert.ok(kept[name], `no picture of ${name} is kept: run with UPDATE=1 and look at it`);
  const d = difference(now, kept[name]);
  assert.ok(same(d), `${name}: colours differ by ${d.mean.toFixed(2)}, ${d.places} places have changed`);
  return now;
}
