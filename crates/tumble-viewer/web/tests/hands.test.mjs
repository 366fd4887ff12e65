// The page in hands: slow clicks and the keyboard while a world runs and begins again, the camera without a mouse, two runs apart.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { close, folder, open, report, run, scenes, sql, still, tidy, until, view } from "./helper.mjs";

let demo, other;

before(() => {
  demo = join(folder(), "demo.db");
  other = join(folder(), "softer.db");
  run("run", join(scenes, "demo.toml"), "--record", demo);
  const changed = join(folder(), "softer.toml");
  writeFileSync(changed, readFileSync(join(scenes, "demo.toml"), "utf8").replace("restitution = 0.75", "restitution = 0.70"));
  run("run", changed, "--record", other);
});

afterEach(() => tidy());

after(close);

const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.title || document.activeElement.tagName);

test("a control that is pressed slowly, or has the focus, is the same one while the world runs and when it begins again", async () => {
  // a short scene that loops
  const file = join(folder(), "short.toml");
  writeFileSync(file, readFileSync(join(scenes, "demo.toml"), "utf8").replace(/duration = [0-9.]+/, "duration = 0.5"));
  const server = await view(file);
  const page = await open(server.link);
  const epoch = async () => (await report(page)).status.epoch;
  const loops = async (times) => {
    const from = await epoch();
    await until(page, ((n) => (r) => r.status.epoch >= n)(from + times));
  };
  // a number of the world, pressed for as long as a calm hand does
  const number = page.locator("#balance dt", { hasText: /^kinetic$/ }).locator("+ dd button");
  await number.scrollIntoViewIfNeeded();
  // where it stays: on a busy machine the page is still being laid out
  let box = await number.boundingBox();
  for (let same = 0; same < 3; ) {
    await page.waitForTimeout(100);
    const now = await number.boundingBox();
    same = now.x === box.x && now.y === box.y ? same + 1 : 0;
    box = now;
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const drawn = (await report(page)).drawn;
  await page.waitForFunction((n) => window.tumble.drawn > n + 3, drawn);
  await page.waitForTimeout(400);
  await page.mouse.up();
  await until(page, (r) => r.plots["own-0"]?.kinetic !== undefined);
  // the keyboard: a number, a slider, a button of the player, each through two loops
  for (const at of [number, page.locator("#controls input[type=range]").first(), page.locator("#loop"), page.locator("#speed")]) {
    await at.focus();
    const before = await focused(page);
    await loops(2);
    assert.equal(await focused(page), before);
  }
  // a row of the solver's table, while its numbers change
  await page.click("#tab-solver");
  await page.locator("#worst-here").focus();
  await loops(1);
  assert.equal(await focused(page), "worst-here");
  // a name that is being typed
  await page.keyboard.press("/");
  await page.locator("#search").fill("bal");
  await loops(2);
  assert.equal(await focused(page), "search");
  await page.keyboard.type("l[0]");
  assert.equal(await page.locator("#body-list li").count(), 1);
  assert.deepEqual(page.complaints, []);
});

test("the camera turns, moves and zooms by keys, and an axis that is looked along keeps the focus", async () => {
  const server = await view(demo);
  const page = await open(`${server.link}&frame=100`);
  const { camera: a } = await still(page), far = (c) => Math.hypot(c[0] - c[3], c[1] - c[4], c[2] - c[5]);
  await page.keyboard.press("Alt+ArrowRight");
  const { camera: b, frame } = await still(page);
  assert.equal(frame, 100, "no frame forward");
  assert.deepEqual(b.slice(3), a.slice(3), "about the same target");
  assert.ok(Math.abs(far(b) - far(a)) < 1e-6 * far(a) && Math.hypot(b[0] - a[0], b[1] - a[1]) > 0.05 * far(a) && Math.abs(b[2] - a[2]) < 1e-6);
  await page.keyboard.press("Alt+ArrowUp");
  const { camera: c } = await still(page);
  assert.ok(c[2] > b[2] && Math.abs(far(c) - far(a)) < 1e-6 * far(a), "higher, as far away");
  await page.keyboard.press("z");
  const { camera: d } = await still(page);
  assert.ok(Math.abs(far(d) / far(c) - 0.8) < 1e-6);
  await page.keyboard.press("Shift+Z");
  assert.ok(Math.abs(far((await still(page)).camera) / far(c) - 1) < 1e-6);
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  const { camera: e } = await still(page);
  assert.ok(Math.hypot(e[3] - c[3], e[4] - c[4], e[5] - c[5]) > 0.03 * far(c) && Math.abs(far(e) - far(c)) < 1e-6 * far(c), "moved, not turned");
  // over the pole is no way
  for (let k = 0; k < 30; k++) await page.keyboard.press("Alt+ArrowUp");
  assert.ok((await still(page)).camera.every(Number.isFinite));
  await page.locator("#gizmo [aria-label='look along x']").focus();
  await page.keyboard.press("Enter");
  await still(page);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "look along x");
  await page.keyboard.press("?");
  assert.match(await page.locator("#help").innerText(), /rotate the view/);
  assert.deepEqual(page.complaints, []);
});

test("two runs have a curve of their distance; titles say what is plotted; legends are whole; a recording has a worst frame, not one so far", async () => {
  const both = await view(demo, other);
  const page = await open(`${both.link}&compare=1&plots=1&plot=b:16:vz,b:15:vz&frame=700`, { viewport: { width: 1280, height: 800 } });
  const r = await until(page, (r) => r.frame === 700 && r.plots.apart?.["largest distance"] > 0 && r.plots["own-0"]);
  const rows = (file) => sql(file, "SELECT body, x, y, z FROM state WHERE frame = 700 ORDER BY body");
  const [p, q] = [rows(demo), rows(other)], most = Math.max(...p.map((a, k) => Math.hypot(a.x - q[k].x, a.y - q[k].y, a.z - q[k].z)));
  assert.ok(Math.abs(r.plots.apart["largest distance"] - most) < 1e-9, `${r.plots.apart["largest distance"]} instead of ${most}`);
  assert.match(await page.locator("#plot-own-0 .plot-head").innerText(), /^vz of ball\[\d\], ball\[\d\]/);
  const cut = await page.evaluate(() => [...document.querySelectorAll(".plot")].filter((p) => p.querySelector(".u-legend").getBoundingClientRect().bottom > p.getBoundingClientRect().bottom + 0.5).map((p) => p.id));
  assert.deepEqual(cut, []);
  assert.match(await page.locator("#verdict").innerText(), /worst of the run/);
  assert.deepEqual(page.complaints, []);
});

test("the ground of a scene that names its region reaches as far from the first frame on", async () => {
  const file = join(folder(), "race.db");
  run("run", join(scenes, "race.toml"), "--record", file, "--no-contacts", "--fps", "20");
  const server = await view(file);
  const page = await open(server.link);
  const size = () => page.evaluate(() => window.tumble.stage.ground.floor.size.toArray());
  const first = await size();
  await page.keyboard.press("End");
  await until(page, (r) => r.frame === r.end - 1);
  const last = await size();
  assert.ok(last[0] < 1.2 * first[0] && last[1] < 1.2 * first[1], `${first} becomes ${last}`);
});

test("two balls are kept in the picture however far one flies, and trails do not lead into the future", async () => {
  const file = join(folder(), "drop.db");
  run("run", join(scenes, "stacked_drop.toml"), "--record", file, "--no-contacts", "--fps", "60");
  const server = await view(file);
  const page = await open(server.link);
  const end = (await report(page)).end - 1;
  for (let n = 0; n <= end; n += 4) {
    await page.evaluate((n) => window.tumble.player.seek(n), n);
    await until(page, ((n) => (r) => r.frame === n)(n));
    await page.evaluate(() => window.tumble.stage.eye.glide(100));
  }
  const out = await page.evaluate(() => window.tumble.store.bodies.filter((b) => b.kind === "dynamic").map((b) => {
    const [x, y] = window.tumble.stage.eye.project(window.tumble.shown.centre(window.tumble.store.bodies.indexOf(b))), c = window.tumble.stage.canvas;
    return x > 0 && y > 0 && x < c.clientWidth && y < c.clientHeight ? "" : b.name;
  }).filter(Boolean));
  assert.deepEqual(out, []);
  // the way of the last frames is not that of the first: it goes before the answer about these has come
  await until(page, (r) => r.lines > 0 || r.layers.includes("trails"));
  await page.waitForFunction(() => window.tumble.screen.trails.paths.length > 0);
  await page.route("**/path?**", () => undefined);
  await page.evaluate(() => window.tumble.player.seek(2));
  await until(page, (r) => r.frame === 2);
  assert.equal(await page.evaluate(() => window.tumble.screen.trails.paths.filter((p) => p.to > 2).length), 0);
});

test("a phone: no word of a control is cut, and the panels have their headings", async () => {
  const server = await view(join(scenes, "demo.toml"));
  const page = await open(server.link, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const cut = () => page.evaluate(() => [...document.querySelectorAll("#transport > *, nav button, header > button, header .menu > button")]
    .filter((e) => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 0.5)).map((e) => e.id));
  assert.deepEqual(await cut(), []);
  // nothing lies over something else
  const over = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("#transport > *")].filter((e) => e.checkVisibility()).map((e) => [e.id, e.getBoundingClientRect()]);
    return boxes.filter(([, r], k) => k > 0 && r.left < boxes[k - 1][1].right - 0.5).map(([id]) => id);
  });
  assert.deepEqual(over, []);
  await page.tap("#tab-show");
  const [tabs, heading] = await page.evaluate(() => [document.querySelector("#right nav").getBoundingClientRect().bottom, document.querySelector("#left h3").getBoundingClientRect().top]);
  assert.ok(heading >= tabs, `the heading begins at ${heading}, the tabs end at ${tabs}`);
  // a finger works the player
  await page.tap("#play");
  await until(page, (r) => !r.playing);
  assert.deepEqual(page.complaints, []);
  // legend and badge are not in each other's way, and the first plot is the first thing in its row
  const [legend, badge] = await Promise.all(["#legend", "#verdict"].map((id) => page.locator(id).boundingBox()));
  assert.ok(legend.y >= badge.y + badge.height || legend.x + legend.width <= badge.x, JSON.stringify([legend, badge]));
  await page.locator("#open-plots").tap();
  await page.locator(".plot").first().waitFor();
  assert.ok((await page.locator(".plot").first().boundingBox()).x < 30);
});

test("plots zoom by keys about the present moment, move on within the run, and show all of it again", async () => {
  const server = await view(demo);
  const page = await open(`${server.link}&frame=400`);
  await until(page, (r) => r.frame === 400);
  await page.keyboard.press("i");
  await until(page, (r) => r.notices.some((n) => n.includes("p opens them")));
  await page.keyboard.press("p");
  await until(page, (r) => r.plots.ledger);
  const span = () => page.evaluate(() => { const { min, max } = window.tumble.plots.charts[0].plot.scales.x; return [min, max]; });
  const [begin, end] = await span(), { time } = await report(page), long = end - begin;
  await page.keyboard.press("i");
  await page.keyboard.press("i");
  const [low, high] = await span();
  assert.ok(Math.abs(high - low - long / 4) < 1e-9 * long, `${high - low} of ${long} s`);
  assert.ok(Math.abs((low + high) / 2 - time) < 1e-9 * long || low === begin || high === end, `${low} to ${high} s about ${time} s`);
  await page.keyboard.press("Shift+N");
  assert.ok(Math.abs((await span())[0] - Math.max(low - long / 8, begin)) < 1e-9 * long);
  // no farther than the run
  for (let k = 0; k < 12; k++) await page.keyboard.press("n");
  assert.ok(Math.abs((await span())[1] - end) < 1e-9 * long);
  // no nearer than a few steps
  for (let k = 0; k < 40; k++) await page.keyboard.press("i");
  const [a, b] = await span(), step = await page.evaluate(() => window.tumble.store.about.step);
  assert.ok(b - a >= 3 * step && b - a < 6.1 * step, `${b - a} s with steps of ${step} s`);
  assert.ok(a <= time + 1e-9 && b >= time - 1e-9, "about the present again");
  for (let k = 0; k < 40; k++) await page.keyboard.press("Shift+I");
  assert.deepEqual(await span(), [begin, end]);
  assert.deepEqual(page.complaints, []);
});

test("a body is pulled by keys alone: found by its name, moved by arrows, let go", async () => {
  const file = join(folder(), "standing.toml");
  writeFileSync(file, readFileSync(join(scenes, "stack.toml"), "utf8").replace(/duration = [0-9.]+/, "duration = 1000"));
  const server = await view(file);
  const page = await open(server.link);
  await until(page, (r) => r.frame > 20);
  await page.locator("#canvas").focus();
  await page.keyboard.press("y");
  await until(page, (r) => r.notices.some((n) => n.includes("Select a body")));
  const top = await page.evaluate(() => {
    const { store, shown } = window.tumble, moves = store.bodies.map((b, k) => k).filter((k) => store.bodies[k].kind === "dynamic");
    const body = moves.reduce((best, k) => (shown.centre(k)[2] > shown.centre(best)[2] ? k : best));
    return { body, name: store.bodies[body].name, z: shown.centre(body)[2] };
  });
  await page.keyboard.press("/");
  await page.keyboard.type(top.name);
  await page.keyboard.press("Enter");
  await until(page, ((k) => (r) => r.body === k)(top.body));
  await page.keyboard.press("y");
  await until(page, ((k) => (r) => r.status.pull?.body === k)(top.body));
  const { frame } = await report(page);
  for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowUp");
  await page.waitForFunction(([k, z]) => window.tumble.body(k)?.state[2] > z + 0.1, [top.body, top.z]);
  await until(page, ((n) => (r) => r.frame > n + 5)(frame));
  // away from the eye, by a share of its distance
  const { camera: eye, status } = await report(page), old = status.pull.target;
  await page.keyboard.press("PageUp");
  const { status: next } = await until(page, ((y) => (r) => r.status.pull !== null && r.status.pull.target[1] !== y)(old[1]));
  const away = [0, 1, 2].map((k) => eye[3 + k] - eye[k]), far = Math.hypot(...away);
  const moved = away.reduce((sum, x, k) => sum + (x / far) * (next.pull.target[k] - old[k]), 0);
  assert.ok(Math.abs(moved / far - 0.04) < 1e-6, `${moved} m at a distance of ${far} m`);
  // let go, and the selection stays
  await page.keyboard.press("Escape");
  const r = await until(page, (r) => r.status.pull === null);
  assert.equal(r.body, top.body);
  // arrows step frames again
  await page.keyboard.press(" ");
  // those that were on their way have come when the world says that it waits
  const { end } = await until(page, (r) => !r.playing && !r.status.playing && r.status.end === r.end && r.frame === r.end - 1);
  await page.keyboard.press("ArrowLeft");
  await until(page, ((n) => (r) => r.frame === n)(end - 2));
  assert.deepEqual(page.complaints, []);
});
