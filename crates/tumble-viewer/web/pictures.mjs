// Takes the pictures of the documentation: node pictures.mjs [NAME …]
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { close, folder, open, pause, report, root, run, scenes, sql, until, view } from "./tests/helper.mjs";

const out = join(root, "docs/pictures");
mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
const size = { viewport: { width: 1280, height: 800 } };

async function shot(page, name) {
  // toasts pass, pictures stay
  await page.evaluate(() => document.getElementById("toasts").replaceChildren());
  await page.mouse.move(640, 12);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(out, `${name}.png`) });
  console.log(name, JSON.stringify({ ...(await report(page)), plots: undefined, status: undefined, camera: undefined }));
  if (page.complaints.length) console.log("complaints:", page.complaints);
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
/** Scenes whose ways are worth seeing. */
const TRAILS = { isotropy_star: 1, curling_stone: 1, turntable: 1, book: 1, bowling: 1 };

const pictures = {
  /** Two blocks on a slope: one slides, its impulse on the cone; one holds, inside. */
  async cones() {
    const v = await view(join(scenes, "slope.toml"));
    const page = await open(`${v.link}&layers=shadows,cones,impulses,contacts,xray`, size);
    await until(page, (r) => r.frame > 60);
    await pause(page);
    await page.evaluate(() => window.tumble.player.seek(60));
    await until(page, (r) => r.frame === 60);
    const slides = await page.evaluate(() => {
      for (let k = 0; ; k++) {
        const c = window.tumble.contact(k);
        if (!c) return 0;
        if (c.mode === 2 && window.tumble.store.bodies[c.b].name === "slides") return k;
      }
    });
    await page.evaluate(() => window.tumble.look([1.05, -1.6, 0.62, 0.02, -0.06, 0.1]));
    await page.evaluate((k) => window.tumble.selectContact(k, false), slides);
    await shot(page, "cones");
    await page.context().close();
    await v.stop();
  },

  async ledger() {
    const file = join(folder(), "bounce.toml");
    writeFileSync(file, BOUNCE);
    run("run", file, "--record", join(folder(), "bounce.db"));
    const v = await view(join(folder(), "bounce.db"));
    const page = await open(`${v.link}&frame=1000&layers=grid,shadows,trails,contacts,velocities&plots=1`, size);
    await until(page, (r) => r.frame === 1000);
    await page.evaluate(() => window.tumble.look([0.2, -3.2, 1.0, -0.2, 0, 0.55]));
    await page.click("#tab-world");
    await shot(page, "ledger");
    await page.context().close();
    await v.stop();
  },

  async pyramid() {
    const v = await view(join(scenes, "pyramid.toml"));
    const page = await open(`${v.link}&layers=grid,shadows,contacts,impulses`, size);
    await until(page, (r) => r.frame > 100);
    await pause(page);
    await page.evaluate(() => window.tumble.look([2.6, -6.0, 2.6, 0, 0, 1.25]));
    await page.click("#tab-solver");
    await shot(page, "pyramid");
    await page.context().close();
    await v.stop();
  },

  async pull() {
    const v = await view(join(scenes, "stack.toml"));
    const page = await open(`${v.link}&layers=grid,shadows,contacts,velocities`, size);
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
    await page.screenshot({ path: join(out, "pull.png") });
    console.log("pull", JSON.stringify((await report(page)).status.pull), page.complaints);
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await page.context().close();
    await v.stop();
  },

  async compare() {
    const a = record("demo.toml", "demo"), b = record("demo.toml", "softer", (t) => t.replace("restitution = 0.75", "restitution = 0.70"));
    const v = await view(a, b);
    const page = await open(`${v.link}&compare=1&frame=330&layers=grid,shadows`, size);
    await until(page, (r) => r.frame === 330 && r.ghost === 330);
    await shot(page, "compare");
    await page.context().close();
    await v.stop();
  },

  async scenes() {
    const v = await view();
    const page = await open(v.link, { ...size, ready: false, colorScheme: "dark" });
    await page.locator("#scenes[open]").waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(out, "scenes.png") });
    await page.context().close();
    await v.stop();
  },

  /** Every scene of the gallery at a telling moment: small, the picture alone. */
  async gallery() {
    mkdirSync(join(out, "gallery"), { recursive: true });
    for (const file of readdirSync(scenes).filter((f) => f.endsWith(".toml")).sort()) {
      const name = file.slice(0, -5);
      if (wanted.length > 1 && !wanted.includes(name)) continue;
      const recording = record(file, name);
      const [{ frames }] = sql(recording, "SELECT max(frame) AS frames FROM frame");
      const frame = Math.round(frames * (MOMENTS[name] ?? 0.5));
      const v = await view(recording);
      const page = await open(`${v.link}&frame=${frame}&layers=grid,shadows,contacts${name in TRAILS ? ",trails" : ""}`, {
        viewport: { width: 1000, height: 640 },
      });
      await until(page, (r) => r.frame === frame);
      await page.evaluate(() => document.getElementById("toasts").replaceChildren());
      await page.waitForTimeout(900);
      await page.locator("#canvas").screenshot({ path: join(out, "gallery", `${name}.jpg`), type: "jpeg", quality: 72 });
      console.log(name, frame, "of", frames);
      await page.context().close();
      await v.stop();
    }
  },

  async dark() {
    const v = await view(record("demo.toml", "demo"));
    const page = await open(`${v.link}&frame=230&layers=grid,shadows,contacts,velocities`, { ...size, colorScheme: "dark" });
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
