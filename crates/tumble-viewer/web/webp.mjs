// Moving pictures: frames of a page as one animated WebP. Only what has changed since the frame before is stored.

/** Runs in a page: keeps the last picture, and gives the part of the next one that differs from it, as WebP. */
export async function encode(page, png, [width, height], quality) {
  return page.evaluate(async ([png, width, height, quality]) => {
    const state = (window.loop ??= { before: null });
    const c = document.createElement("canvas");
    [c.width, c.height] = [width, height];
    const g = c.getContext("2d", { willReadFrequently: true });
    g.imageSmoothingQuality = "high";
    if (png) {
      const bytes = Uint8Array.from(atob(png), (x) => x.charCodeAt(0));
      g.drawImage(await createImageBitmap(new Blob([bytes], { type: "image/png" })), 0, 0, width, height);
    } else {
      g.drawImage(document.getElementById("canvas"), 0, 0, width, height);
    }
    const now = g.getImageData(0, 0, width, height).data, old = state.before;
    let [x0, y0, x1, y1] = old ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
    if (old) {
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const k = 4 * (y * width + x);
        if (Math.abs(now[k] - old[k]) + Math.abs(now[k + 1] - old[k + 1]) + Math.abs(now[k + 2] - old[k + 2]) <= 24) continue;
        [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      }
    }
    state.before = now;
    if (x1 < 0) return null;
    // places are even
    [x0, y0] = [x0 & ~1, y0 & ~1];
    const part = document.createElement("canvas");
    [part.width, part.height] = [x1 - x0 + 1, y1 - y0 + 1];
    part.getContext("2d").drawImage(c, -x0, -y0);
    const blob = await new Promise((done) => part.toBlob(done, "image/webp", quality));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (const b of bytes) text += String.fromCharCode(b);
    return { x: x0, y: y0, width: part.width, height: part.height, data: btoa(text) };
  }, [png, width, height, quality]);
}

export const forget = (page) => page.evaluate(() => { window.loop = undefined; });

const three = (n) => [n & 255, (n >> 8) & 255, (n >> 16) & 255];

function chunk(name, ...parts) {
  const body = Buffer.concat(parts.map((p) => Buffer.from(p))), head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The picture chunk of a WebP file. */
function picture(file) {
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString("latin1", at, at + 4), size = file.readUInt32LE(at + 4);
    if (name === "VP8 " || name === "VP8L") return file.subarray(at, at + 8 + size + (size % 2));
    at += 8 + size + (size % 2);
  }
  throw new Error("no picture in this WebP");
}

/** Frames `{ x, y, width, height, data, ms }` as an animated WebP that repeats for ever. */
export function animate(frames, [width, height]) {
  const list = frames.map((f) => chunk("ANMF", three(f.x / 2), three(f.y / 2), three(f.width - 1), three(f.height - 1), three(f.ms), [0b10], picture(Buffer.from(f.data, "base64"))));
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), chunk("VP8X", [0b10, 0, 0, 0], three(width - 1), three(height - 1)), chunk("ANIM", [255, 255, 255, 255], [0, 0]), ...list]);
  const head = Buffer.alloc(8);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
