// Takes the pictures of the documentation: node pictures.mjs [NAME …]
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { close, folder, open, report, root, run, scenes, sql, until, view } from "./tests/helper.mjs";
import { animate, encode, forget } from "./webp.mjs";

const out = join(root, "docs/pictures");
mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
const size = { viewport: { width: 1280, height: 800 } };

async function shot(page, name) {
  // toasts pass, pictures stay
  await page.evaluate(() => document.getElementById("toasts").replaceChildren());
  await page.mouse.move(640, 12);
  await page.waitForTimeout(700);
  await save(page, name);
  console.log(name, JSON.stringify({ ...(await report(page)), plots: undefined, status: undefined, camera: undefined }));
  if (page.complaints.length) console.log("complaints:", page.complaints);
}

/** Writes what the page shows as WebP. */
async function save(page, name) {
  const png = (await page.screenshot()).toString("base64"), { width, height } = page.viewportSize();
  await forget(page);
  writeFileSync(join(out, `${name}.webp`), Buffer.from((await encode(page, png, [width, height], 0.86)).data, "base64"));
}

function record(scene, name, change = (t) => t) {
  const text = change(readFileSync(join(scenes, scene), "utf8"));
  const file = join(folder(), `${name}.toml`);
  writeFileSync(file, text);
  // the files that it names
  const files = scene.slice(0, -5);
  if (existsSync(join(scenes, files))) cpSync(join(scenes, files), join(folder(), files), { recursive: true });
  run("run", file, "--record", join(folder(), `${name}.db`));
  return join(folder(), `${name}.db`);
}

/** Where in its time a scene is most itself, if not in the middle. */
const MOMENTS = {
  slide: 0.2, slope: 0.8, isotropy_star: 1, curling_stone: 1, billiard_break: 0.25, bowling: 0.35, newtons_cradle: 0.35, stacked_drop: 0.3, rocking_block: 0.1,
  dominoes: 0.35, dice: 0.25, galton: 0.5, jenga: 0.5, granular_pile: 1, demo: 0.35, tippe_top: 0.05, eulers_disc: 0.7,
};
/** Pictures of a loop, and their size. */
const LOOP = 12, SMALL = [360, 226];
/** Scenes in which nothing moves: that is the point of them. */
const STILL = ["stack", "pyramid", "arch", "card_house", "kapla_tower", "ratio_1e6"];

/** Shows a frame, and waits until it is drawn; `far`: the camera goes where it wants to be. */
async function still(page, frame, far) {
  await page.evaluate(([frame, far]) => new Promise((done) => {
    const { player, stage } = window.tumble;
    player.seek(frame);
    const look = () => {
      if (window.tumble.shown?.number !== frame) return requestAnimationFrame(look);
      if (far) stage.eye.glide(100);
      // trails are asked for and come a little later
      const { trails } = window.tumble.screen, start = performance.now();
      const reach = () => {
        const late = window.tumble.report().layers.includes("trails") && frame > 2 && !(trails.paths.length > 0 && trails.paths.every((p) => p.to <= frame && frame - p.to <= Math.max(2, 0.012 * frame)));
        if (late && performance.now() - start < 10000) return setTimeout(reach, 50);
        stage.dirty = true;
        stage.render();
        done();
      };
      setTimeout(reach, 200);
    };
    look();
  }), [frame, far]);
}

/** The whole page with a recording of a scene in which nothing moves. */
async function standing(scene, name, frame) {
  const v = await view(record(`${scene}.toml`, scene));
  const page = await open(`${v.link}&quality=fine&frame=${frame}`, { viewport: { width: 1200, height: 750 } });
  await until(page, ((n) => (r) => r.frame === n)(frame));
  await shot(page, name);
  await page.context().close();
  await v.stop();
}

const pictures = {
  /** Every scene of the gallery as a short loop that begins at a telling moment: small, the picture alone. */
  async gallery() {
    mkdirSync(join(out, "gallery"), { recursive: true });
    for (const file of readdirSync(scenes).filter((f) => f.endsWith(".toml")).sort()) {
      const name = file.slice(0, -5);
      if (wanted.length > 1 && !wanted.includes(name)) continue;
      const recording = record(file, name);
      const [{ frames }] = sql(recording, "SELECT max(frame) AS frames FROM frame");
      const v = await view(recording);
      const page = await open(`${v.link}&bare=1&quality=fine`, { viewport: { width: 540, height: 339 } });
      // scenes in which nothing moves need no loop
      const count = STILL.includes(name) ? 1 : LOOP, start = Math.round((count - 1) * (MOMENTS[name] ?? 0.5));
      const at = [...Array(count)].map((_, k) => Math.round((frames * ((k + start) % count)) / Math.max(count - 1, 1)));
      if (count === 1) at[0] = Math.round(0.9 * frames);
      // the camera goes as far as it ever has to, and stays there
      const fixed = await page.evaluate(() => window.tumble.store.about.view.region !== null);
      if (!fixed) for (const frame of [0, 0.25, 0.5, 0.75, 1].map((x) => Math.round(x * frames))) await still(page, frame, true);
      await page.evaluate(() => window.tumble.stage.eye.take());
      const list = [];
      for (const [k, frame] of at.entries()) {
        await still(page, frame, false);
        const part = await encode(page, null, SMALL, 0.7), ms = frame === at[(start + count - 1) % count] || at[k + 1] === 0 ? 700 : 130;
        if (part) list.push({ ...part, ms });
        else list.at(-1).ms += ms;
      }
      const film = animate(list, SMALL);
      writeFileSync(join(out, "gallery", `${name}.webp`), film);
      console.log(name, list.length, "pictures,", film.length, "bytes", page.complaints.join());
      await page.context().close();
      await v.stop();
    }
  },

  /** The steps of the tutorial: the scene, the impulses of the parcel that slips, the tall one that tips, and its speed over time. */
  async tutorial() {
    const page = readFileSync(join(root, "docs/tutorial.md"), "utf8"), text = page.match(/```toml\n([^]*?)```/)[1];
    const tall = JSON.parse(`"${page.match(/printf '([^']*)'/)[1].replaceAll('"', '\\"')}"`);
    const made = (name, scene) => {
      const file = join(folder(), `${name}.toml`);
      writeFileSync(file, scene);
      run("run", file, "--record", join(folder(), `${name}.db`));
      return join(folder(), `${name}.db`);
    };
    const wide = { viewport: { width: 960, height: 540 } }, one = made("conveyor", text), two = made("tall", text + tall);
    const from = [0.75, -2.6, 1.05, 0.62, 0, 0.05];
    for (const [name, file, frame, more, eye] of [
      ["tutorial-scene", one, 0, "&bare=1&layers=grid,shadows", from],
      ["tutorial-slip", one, 8, "&bare=badge&layers=contacts,impulses,cones,shadows", [0.15, -1.15, 0.42, 0.22, -0.2, 0.1]],
      ["tutorial-tips", two, 45, "&bare=badge&layers=contacts,velocities,shadows", [0.6, -1.6, 0.75, 0.32, 0.05, 0.2]],
    ]) {
      const v = await view(file), p = await open(`${v.link}&quality=fine&frame=${frame}${more}`, wide);
      await until(p, (r) => r.frame === frame);
      await p.evaluate((eye) => window.tumble.look(eye), eye);
      await p.waitForTimeout(700);
      await save(p, name);
      console.log(name, p.complaints.join());
      await p.context().close();
      await v.stop();
    }
    const v = await view(two), names = sql(two, "SELECT id, name FROM body WHERE kind = 'dynamic' ORDER BY id");
    const ids = names.map(({ id }) => `b:${id}:vx`).join(",");
    const p = await open(`${v.link}&quality=fine&frame=45&layers=contacts,shadows&plots=1&plot=${ids}`, size);
    // both curves, to their ends
    await until(p, (r) => r.frame === 45 && r.plots["own-0"] !== undefined);
    await p.waitForFunction(() => window.tumble.plots.charts[0].lines.every((l) => l.t[l.t.length - 1] > 5.9));
    await p.evaluate(() => window.tumble.look([0.6, -1.6, 0.75, 0.32, 0.05, 0.2]));
    await shot(p, "tutorial-plot");
    await p.context().close();
    await v.stop();
  },

  /** The opening picture: two blocks on a slope, one impulse on its cone, one inside, and the verdict. */
  async hero() {
    const file = record("slope.toml", "slope"), wide = [900, 506];
    const v = await view(file);
    const page = await open(`${v.link}&bare=badge&quality=fine&layers=contacts,impulses,cones,trails,names,grid,shadows`, { viewport: { width: 1100, height: 619 } });
    const list = [];
    for (let frame = 4; frame <= 400; frame += 33) {
      await still(page, frame, false);
      const png = (await page.screenshot()).toString("base64");
      const part = await encode(page, png, wide, 0.8);
      if (part) list.push({ ...part, ms: 150 });
    }
    list.at(-1).ms = 1200;
    const film = animate(list, wide);
    writeFileSync(join(out, "slope.webp"), film);
    console.log("hero", list.length, "pictures,", film.length, "bytes", page.complaints.join());
    await page.context().close();
    await v.stop();
  },

  /** A pyramid at rest and the forces that carry it. */
  async chains() {
    await standing("pyramid", "chains", 120);
  },

  /** A house of cards and its contacts. */
  async cards() {
    await standing("card_house", "cards", 71);
  },
};

try {
  for (const [name, take] of Object.entries(pictures)) if (wanted.length === 0 || wanted.includes(name)) await take();
} finally {
  await close();
}
