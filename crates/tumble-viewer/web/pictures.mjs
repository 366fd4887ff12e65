// Takes the pictures of the documentation: node pictures.mjs [NAME …]
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { close, folder, open, pause, report, root, run, scenes, sql, until, view } from "./tests/helper.mjs";
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
  run("run", file, "--record", join(folder(), `${name}.db`));
  return join(folder(), `${name}.db`);
}

const BOUNCE = `# A rubber ball falls on a floor.
# Look for: every bounce keeps e² = 0.64 of the energy, and the energy balance shows where the rest went.
version = 1
name = "bouncing ball"
[time]
step = 0.002
duration = 4.0
[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
restitution = 0.8
friction = 0.4
[[bodies]]
name = "ball"
shape = { kind = "sphere", radius = 0.15 }
mass = 1.0
position = [-1.0, 0.0, 1.2]
velocity = [0.6, 0.0, 0.0]
spin = [0.0, -12.0, 0.0]
restitution = 0.8
friction = 0.4
`;

/** Where in its time a scene is most itself, if not in the middle. */
const MOMENTS = {
  slide: 0.2, slope: 0.8, isotropy_star: 1, curling_stone: 1, billiard_break: 0.25, bowling: 0.35, newtons_cradle: 0.35, stacked_drop: 0.3, rocking_block: 0.1,
  dominoes: 0.35, dice: 0.25, galton: 0.5, jenga: 0.5, granular_pile: 1, demo: 0.35, tippe_top: 0.6, eulers_disc: 0.7,
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
      setTimeout(() => { stage.dirty = true; stage.render(); done(); }, 30);
    };
    look();
  }), [frame, far]);
}

const pictures = {
  /** A bouncing ball: the energy balance, and two numbers that were clicked. */
  async ledger() {
    const file = join(folder(), "bounce.toml");
    writeFileSync(file, BOUNCE);
    run("run", file, "--record", join(folder(), "bounce.db"));
    const v = await view(join(folder(), "bounce.db"));
    const page = await open(`${v.link}&quality=fine&frame=1000&layers=grid,shadows,trails,contacts,velocities&plots=1&plot=b:1:z,b:1:vz`, size);
    await until(page, (r) => r.frame === 1000);
    await page.evaluate(() => window.tumble.look([0.4, -5.2, 1.3, 0.1, 0, 0.55]));
    await page.click("#tab-world");
    await shot(page, "ledger");
    await page.context().close();
    await v.stop();
  },

  async pull() {
    const v = await view(join(scenes, "stack.toml"));
    const page = await open(`${v.link}&quality=fine&layers=grid,shadows,contacts,velocities`, size);
    await until(page, (r) => r.frame > 60);
    await page.keyboard.press("1");
    const top = await page.evaluate(() => {
      let best = 0, z = -Infinity;
      window.tumble.store.bodies.forEach((b, k) => {
        const s = window.tumble.body(k).state;
        if (b.kind === "dynamic" && s[2] > z) [best, z] = [k, s[2]];
      });
      return window.tumble.body(best).at;
    });
    await page.keyboard.press("1");
    const canvas = await page.locator("#canvas").boundingBox();
    const [x, y] = [canvas.x + top[0], canvas.y + top[1]];
    await page.keyboard.down("Shift");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 40, { steps: 10 });
    await page.waitForTimeout(900);
    // slowly, so that the spring is seen at work
    await page.selectOption("#speed", "0.05");
    await page.mouse.move(x + 260, y + 110, { steps: 3 });
    await until(page, (r) => r.status.speed === 0.05);
    await page.waitForTimeout(700);
    await page.evaluate(() => document.getElementById("toasts").replaceChildren());
    await save(page, "pull");
    console.log("pull", JSON.stringify((await report(page)).status.pull), page.complaints);
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await page.context().close();
    await v.stop();
  },

  async compare() {
    const a = record("demo.toml", "demo"), b = record("demo.toml", "softer", (t) => t.replace("restitution = 0.75", "restitution = 0.70"));
    const v = await view(a, b);
    const page = await open(`${v.link}&quality=fine&compare=1&frame=330&layers=grid,shadows&plots=1&plot=b:16:z,b:16:vz`, size);
    await until(page, (r) => r.frame === 330 && r.ghost === 330);
    await shot(page, "compare");
    await page.context().close();
    await v.stop();
  },

  async scenes() {
    const v = await view();
    const page = await open(v.link, { ...size, ready: false, colorScheme: "dark" });
    await page.locator("#scenes[open]").waitFor();
    for (let k = 0; k < 50 && (await page.locator(".picture[data-loaded]").count()) < 12; k++) await page.waitForTimeout(200);
    await save(page, "scenes");
    await page.context().close();
    await v.stop();
  },

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
      const count = STILL.includes(name) ? 1 : LOOP, start = Math.round(count * (MOMENTS[name] ?? 0.5));
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
    await until(p, (r) => r.frame === 45 && r.plots["own-0"] !== undefined);
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

  /** Gravel at rest and the forces that carry it. */
  async chains() {
    const v = await view(record("granular_pile.toml", "gravel"));
    const page = await open(`${v.link}&quality=fine&layers=chains,grid,shadows&tab=solver`, size);
    await page.keyboard.press("End");
    await until(page, (r) => r.frame === r.end - 1);
    await page.evaluate(() => window.tumble.focus());
    await shot(page, "chains");
    await page.context().close();
    await v.stop();
  },

  async dark() {
    const v = await view(record("demo.toml", "demo"));
    const page = await open(`${v.link}&quality=fine&frame=230&layers=grid,shadows,contacts,velocities`, { ...size, colorScheme: "dark" });
    await until(page, (r) => r.frame === 230);
    await page.evaluate(() => window.tumble.selectBody(window.tumble.store.bodies.findIndex((b) => b.name === "sledge")));
    await shot(page, "dark");
    await page.context().close();
    await v.stop();
  },
};

try {
  for (const [name, take] of Object.entries(pictures)) if (wanted.length === 0 || wanted.includes(name)) await take();
} finally {
  await close();
}
