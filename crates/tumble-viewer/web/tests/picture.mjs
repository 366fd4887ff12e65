// Pictures in small: 48 × 30 grey values, compared with those that are kept. Drivers and browsers may differ a little.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = join(dirname(fileURLToPath(import.meta.url)), "pictures.json");
/** Mean difference of grey values, of 255, that another driver may make. */
const MEAN = 3;

async function small(page) {
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const from = document.getElementById("canvas");
    const to = document.createElement("canvas");
    [to.width, to.height] = [48, 30];
    const g = to.getContext("2d", { willReadFrequently: true });
    g.imageSmoothingQuality = "high";
    g.drawImage(from, 0, 0, 48, 30);
    const d = g.getImageData(0, 0, 48, 30).data;
    return Array.from({ length: 48 * 30 }, (_, k) => Math.round((d[4 * k] + d[4 * k + 1] + d[4 * k + 2]) / 3));
  });
}

/** Compares the canvas with a kept picture; UPDATE=1 keeps the present one. */
export async function comparePicture(page, name) {
  const now = await small(page);
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  if (process.env.UPDATE) {
    kept[name] = now;
    writeFileSync(FILE, JSON.stringify(kept) + "\n");
    return;
  }
  assert.ok(kept[name], `no picture of ${name} is kept: run with UPDATE=1`);
  const mean = now.reduce((sum, x, k) => sum + Math.abs(x - kept[name][k]), 0) / now.length;
  assert.ok(mean < MEAN, `${name} differs by ${mean.toFixed(2)} grey values`);
  // and it is a picture: not one colour
  assert.ok(Math.max(...now) - Math.min(...now) > 40, "there is nothing to see");
}
