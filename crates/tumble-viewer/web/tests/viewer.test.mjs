// The viewer in a real browser: what it shows, and what it does when clicked, typed at, pulled and left alone.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { close, folder, open, pause, ready, report, run, scenes, sql, tidy, tumble, until, view } from "./helper.mjs";
import { comparePicture } from "./picture.mjs";

let demo, other, replay;

before(async () => {
  // two runs of the demo that differ in one number
  const text = readFileSync(join(scenes, "demo.toml"), "utf8");
  demo = join(folder(), "demo.db");
  run("run", join(scenes, "demo.toml"), "--record", demo);
  const changed = join(folder(), "softer.toml");
  writeFileSync(changed, text.replace("restitution = 0.75", "restitution = 0.70"));
  other = join(folder(), "softer.db");
  run("run", changed, "--record", other);
  replay = await view(demo, other);
});

afterEach(() => tidy(replay));

after(async () => {
  await close();
  await replay?.stop();
});

const pane = (page, id) => page.locator(`#pane-${id}`).innerText();

test("a recording loads: bodies, books, time, no complaint", async () => {
  const page = await open(replay.link);
  const r = await report(page);
  assert.equal(r.kind, "recording");
  assert.equal(r.name, "demo");
  assert.equal(r.bodies, 17);
  assert.equal(r.end, 721);
  assert.equal(r.rows, 721);
  assert.equal(r.frame, 0);
  assert.equal(await page.locator("#title").innerText(), "demo");
  assert.match(await page.locator("#time").innerText(), /^0\.000 s of 3\.000 s$/);
  assert.match(await page.locator("#scale").innerText(), /^grid [\d.e-]+ m$/);
  assert.deepEqual(page.complaints, []);
});

test("play moves through the frames, pause holds, speed and loop work", async () => {
  const page = await open(replay.link);
  await page.click("#play");
  assert.equal(await page.locator("#play").innerText(), "❚❚ Pause");
  await until(page, (r) => r.frame > 20);
  await page.click("#play");
  const held = (await report(page)).frame;
  await page.waitForTimeout(300);
  assert.ok(Math.abs((await report(page)).frame - held) <= 1);
  // slow is slower: half a second of wall time at 0.05 is 6 frames
  await page.selectOption("#speed", "0.05");
  const from = (await report(page)).frame;
  await page.click("#play");
  await page.waitForTimeout(500);
  await page.click("#play");
  const slow = (await report(page)).frame - from;
  assert.ok(slow >= 1 && slow < 25, `${slow} frames`);
  // at the end it stops, or begins again
  await page.selectOption("#speed", "8");
  await page.fill("#frame-box", "700");
  await page.press("#frame-box", "Enter");
  await until(page, (r) => r.frame === 700);
  await page.click("#play");
  await until(page, (r) => r.frame === 720 && !r.playing);
  await page.click("#loop");
  await page.fill("#frame-box", "690");
  await page.press("#frame-box", "Enter");
  await page.click("#play");
  await until(page, (r) => r.frame < 600 && r.playing);
});

test("the strip scrubs, buttons step, the frame box goes there", async () => {
  const page = await open(replay.link);
  const box = await page.locator("#strip").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 30);
  let r = await until(page, (r) => Math.abs(r.frame - 360) <= 1);
  await page.mouse.move(box.x + box.width / 2, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + 30, { steps: 8 });
  await page.mouse.up();
  await until(page, (r) => Math.abs(r.frame - 648) <= 1);
  assert.match(await page.locator("#strip-tip").innerText(), /frame 64\d .* s .* kinetic .* J .* residual/);
  r = await report(page);
  for (const [button, by] of [["#on", 1], ["#on10", 10], ["#back", -1], ["#back10", -10]]) {
    const before = (await report(page)).frame;
    await page.click(button);
    await until(page, ((n) => (r) => r.frame === n)(before + by));
  }
  await page.click("#first");
  await until(page, (r) => r.frame === 0);
  await page.click("#last");
  await until(page, (r) => r.frame === 720);
});

test("keys: frames, speed, layers, plots, help", async () => {
  const page = await open(replay.link);
  await page.keyboard.press("ArrowRight");
  await until(page, (r) => r.frame === 1);
  await page.keyboard.press("Shift+ArrowRight");
  await until(page, (r) => r.frame === 11);
  await page.keyboard.press("ArrowLeft");
  await until(page, (r) => r.frame === 10);
  await page.keyboard.press("End");
  await until(page, (r) => r.frame === 720);
  await page.keyboard.press("Home");
  await until(page, (r) => r.frame === 0);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await until(page, (r) => r.speed === 4);
  await page.keyboard.press("-");
  await until(page, (r) => r.speed === 2);
  await page.keyboard.press(" ");
  await until(page, (r) => r.playing);
  await page.keyboard.press(" ");
  await until(page, (r) => !r.playing);
  await page.keyboard.press("?");
  const sheet = await page.locator("#help").innerText();
  for (const word of ["play or pause", "next event", "friction cones", "worst frame"]) assert.ok(sheet.includes(word), word);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#help").isVisible(), false);
  await page.keyboard.press("p");
  assert.ok(await page.locator("#plots").isVisible());
  await page.keyboard.press("p");
  assert.equal(await page.locator("#plots").isVisible(), false);
  // letters typed into a field are letters
  await page.locator("#search").fill("ba");
  await page.locator("#search").press("p");
  assert.equal(await page.locator("#plots").isVisible(), false);
});

test("every overlay has a key and a checkbox, and draws something", async () => {
  const page = await open(`${replay.link}&frame=400&layers=grid`);
  await until(page, (r) => r.frame === 400 && r.contacts > 0);
  for (const [key, id, solid] of [["1", "contacts", true], ["2", "normals", true], ["3", "impulses", true], ["4", "cones", true], ["5", "velocities", true],
    ["6", "spins", true], ["7", "axes", true], ["8", "boxes", false], ["9", "islands", false], ["0", "quarantine", false], ["t", "trails", false], ["l", "names", false], ["h", "shadows", false], ["x", "xray", false]]) {
    const box = page.locator(`#layer-${id}`);
    assert.equal(await box.isChecked(), false, id);
    const before = (await report(page)).triangles;
    await page.keyboard.press(key);
    assert.equal(await box.isChecked(), true, id);
    assert.ok((await report(page)).layers.includes(id), id);
    if (solid) await until(page, (r) => r.triangles > before);
    await box.click();
    if (solid) await until(page, (r) => r.triangles === before);
    assert.ok(!(await report(page)).layers.includes(id), id);
  }
  await page.keyboard.press("1");
  assert.deepEqual((await page.locator("#legend").innerText()).split(/\s+/), ["open", "stick", "slide", "bounce"]);
  await page.keyboard.press("l");
  await page.locator("#labels span", { hasText: "sledge" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a click selects a body; its numbers are those of the recording", async () => {
  const page = await open(`${replay.link}&frame=60`);
  await until(page, (r) => r.frame === 60);
  const sledge = sql(demo, "SELECT id FROM body WHERE name = 'sledge'")[0].id;
  await page.keyboard.press("1"); // contact points would catch the click
  const at = (await page.evaluate((k) => window.tumble.body(k), sledge)).at;
  const canvas = await page.locator("#canvas").boundingBox();
  await page.mouse.click(canvas.x + at[0], canvas.y + at[1]);
  await until(page, ((k) => (r) => r.body === k)(sledge));
  assert.equal(await page.locator("#body-name").innerText(), "sledge");
  const text = await pane(page, "body");
  for (const word of ["mass", "40 kg", "velocity", "kinetic energy", "contact force", "slide"]) assert.ok(text.includes(word), word);
  const { n } = sql(demo, `SELECT count(*) AS n FROM contact WHERE frame = 60 AND ${sledge} IN (body_a, body_b)`)[0];
  assert.ok(n > 0 && text.toLowerCase().includes(`contacts (${n})`), text);
  const { x, vx } = sql(demo, `SELECT x, vx FROM state WHERE frame = 60 AND body = ${sledge}`)[0];
  const shown = (await page.evaluate((k) => window.tumble.body(k), sledge)).state;
  assert.equal(shown[0], x);
  assert.equal(shown[7], vx);
  // focus brings it into the middle; follow keeps it there
  await page.keyboard.press("f");
  await page.keyboard.press("v");
  await until(page, (r) => r.follow);
  const middle = (await page.evaluate((k) => window.tumble.body(k), sledge)).at;
  assert.ok(Math.hypot(middle[0] - canvas.width / 2, middle[1] - canvas.height / 2) < 60, String(middle));
  await page.keyboard.press("Shift+ArrowRight");
  await until(page, (r) => r.frame === 70);
  const later = (await page.evaluate((k) => window.tumble.body(k), sledge)).at;
  assert.ok(Math.hypot(later[0] - middle[0], later[1] - middle[1]) < 20, "it is followed");
  // from its table to the contact
  await page.locator("#body-contacts tbody tr").first().click();
  await until(page, (r) => r.contact >= 0 && r.tab === "contact");
  const contact = await pane(page, "contact");
  for (const word of ["normal force", "friction used", "slip", "gap", "restitution", "Certificate", "tolerance", "its island"]) assert.ok(contact.includes(word), word);
  assert.match(contact, /friction used\s+100 %/);
  assert.ok(await page.locator("#cone-diagram").isVisible());
  // nothing selected: a list to choose from
  await page.keyboard.press("Escape");
  await page.locator("#search").fill("drum");
  assert.deepEqual(await page.locator("#body-list button").allInnerTexts(), ["drum"]);
});

test("the solver panel leads to the worst contact of the run", async () => {
  const page = await open(replay.link);
  await page.click("#tab-solver");
  await page.click("#worst-frame");
  const r = await until(page, (r) => r.frame > 0 && r.contact >= 0 && r.tab === "contact");
  assert.equal(r.frame, sql(demo, "SELECT frame FROM frame ORDER BY residual DESC, frame LIMIT 1")[0].frame);
  await page.click("#tab-solver");
  const text = await pane(page, "solver");
  assert.match(text, /solved/);
  assert.ok((await page.locator("#islands tbody tr").count()) >= 1);
  await page.locator("#islands tbody tr").first().click();
  await until(page, (r) => r.tab === "contact" && r.contact >= 0);
});

test("plots show the ledger, follow the frame, and go where they are clicked", async () => {
  const page = await open(replay.link);
  await page.keyboard.press("p");
  await page.fill("#frame-box", "300");
  await page.press("#frame-box", "Enter");
  const r = await until(page, (r) => r.frame === 300 && r.plots.ledger);
  const { kinetic, friction_loss: friction, residual } = sql(demo, "SELECT kinetic, friction_loss, residual FROM frame WHERE frame = 300")[0];
  assert.equal(r.plots.ledger.kinetic, kinetic);
  assert.equal(r.plots.ledger["friction loss"], friction);
  assert.ok(Math.abs(r.plots.residual.residual - Math.max(residual, 1e-17)) < 1e-20);
  assert.equal(await page.locator(".plot").count(), 7);
  // overlaps come from the contacts, a moment later
  await until(page, (r) => r.plots.overlap.overlap >= 0);
  const ledger = await page.locator("#plot-ledger .u-over").boundingBox();
  await page.mouse.click(ledger.x + ledger.width * 0.75, ledger.y + ledger.height / 2);
  await until(page, (r) => Math.abs(r.frame - 540) < 12);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("#plot-ledger button").click()]);
  const csv = readFileSync(await saved.path(), "utf8").split("\n");
  assert.match(csv[0], /^frame,time \[s\],restitution loss \[J\],friction loss \[J\],potential \[J\],kinetic \[J\]$/);
  assert.equal(csv.length, 723);
  assert.equal(Number(csv[301].split(",")[5]), kinetic);
});

test("events: the next one, and what it was", async () => {
  const page = await open(replay.link);
  await page.click("#event");
  const r = await until(page, (r) => r.frame > 0);
  assert.equal(r.frame, sql(demo, "SELECT min(frame) AS first FROM event WHERE kind NOT LIKE 'touch%'")[0].first);
  assert.match(await page.locator("#toasts").innerText(), /impact at [\d.]+ m\/s/);
});

test("two recordings: ghosts, and the first frame that differs", async () => {
  const page = await open(replay.link);
  await page.selectOption("#compare", "1");
  const r = await until(page, (r) => r.differs !== null && r.ghost !== null);
  let code = 0, told = "";
  try { run("diff", demo, other, "--json"); } catch (e) { code = e.status; told = e.stdout; }
  assert.equal(code, 5);
  const diff = JSON.parse(told);
  const first = diff.frame ?? diff.difference?.frame ?? diff.first?.frame;
  assert.equal(r.differs, first, told);
  const button = page.locator("#differs");
  assert.match(await button.innerText(), new RegExp(`first differs at frame ${first}: ball`));
  await button.click();
  await until(page, ((n) => (r) => r.frame === n && r.ghost === n)(first));
  await page.keyboard.press("End");
  await until(page, (r) => r.frame === 720 && r.ghost === 720);
  assert.match(await page.locator("#numbers").innerText(), /apart by up to [\d.e-]+ m/);
  await page.selectOption("#compare", "");
  await until(page, (r) => r.differs === null);
});

test("a link brings back the same view", async () => {
  const page = await open(replay.link);
  await page.fill("#frame-box", "123");
  await page.press("#frame-box", "Enter");
  await until(page, (r) => r.frame === 123);
  await page.evaluate(() => window.tumble.selectBody(3));
  await page.keyboard.press("4");
  await page.keyboard.press("5");
  await page.keyboard.press("1");
  await page.keyboard.press("f");
  await page.waitForTimeout(400);
  await page.keyboard.press("u");
  await page.waitForTimeout(200);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const a = await report(page);
  const again = await open(link);
  const b = await until(again, (r) => r.frame === 123);
  assert.equal(b.body, 3);
  assert.deepEqual(new Set(b.layers), new Set(a.layers));
  assert.ok(b.layers.includes("cones") && !b.layers.includes("contacts"));
  b.camera.forEach((x, k) => assert.ok(Math.abs(x - a.camera[k]) < 1e-4 * (1 + Math.abs(a.camera[k])), `camera ${k}: ${x} and ${a.camera[k]}`));
});

test("pictures, video and SQL leave the page", async () => {
  const page = await open(`${replay.link}&range=100,130&speed=0.1`);
  const [png] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("s")]);
  const bytes = readFileSync(await png.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(bytes.length > 5000);
  await page.click("#open-export");
  const [video] = await Promise.all([page.waitForEvent("download", { timeout: 20000 }), page.click("#export-video")]);
  assert.match(video.suggestedFilename(), /\.webm$/);
  assert.ok(readFileSync(await video.path()).length > 1000);
  await page.evaluate(() => window.tumble.selectBody(2));
  await page.keyboard.press("q");
  await page.waitForTimeout(200);
  const question = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(question, /FROM state.*body = 2 .*BETWEEN 100 AND 130/);
  assert.equal(sql(demo, question).length, 31);
  // the history of one contact, by what touches
  await page.keyboard.press("\\");
  await page.keyboard.press("w");
  const { frame: worst } = await until(page, (r) => r.contact >= 0);
  await page.locator("#pane-contact dd", { hasText: /^[0-9a-f]{16}$/ }).waitFor();
  await page.keyboard.press("q");
  await page.waitForTimeout(200);
  const history = sql(demo, await page.evaluate(() => navigator.clipboard.readText()));
  assert.ok(history.some((row) => row.frame === worst), "the contact is in its own history");
});

test("a live scene starts, pauses, steps, resets and changes speed", async () => {
  const server = await view(join(scenes, "stack.toml"));
  const page = await open(server.link);
  await until(page, (r) => r.kind === "live" && r.playing && r.frame > 20);
  let r = await pause(page);
  await page.click("#on");
  r = await until(page, ((n) => (x) => x.frame === n)(r.frame + 1));
  await page.keyboard.press("Shift+ArrowRight");
  r = await until(page, ((n) => (x) => x.frame === n)(r.frame + 10));
  // back into the past, and forth again
  await page.click("#back10");
  await until(page, ((n) => (x) => x.frame === n)(r.frame - 10));
  const epoch = r.epoch;
  await page.click("#reset");
  await until(page, ((n) => (x) => x.epoch > n && x.frame <= 1)(epoch));
  await page.selectOption("#speed", "0.25");
  await until(page, (x) => x.status.speed === 0.25);
  await page.click("#play");
  await until(page, (x) => x.status.playing && x.frame > 5);
  assert.deepEqual(page.complaints, []);
});

test("friction and gravity can be changed while it runs", async () => {
  const server = await view(join(scenes, "slope.toml"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 20);
  const names = await page.evaluate(() => window.tumble.store.bodies.map((b) => b.name));
  const holds = names.indexOf("holds");
  const speed = async () => Math.hypot(...(await page.evaluate((k) => window.tumble.body(k), holds)).state.slice(7, 10));
  assert.ok((await speed()) < 1e-6, "it holds");
  await page.click("#tab-world");
  // the pair is what counts in this scene
  const pairs = await page.locator("#controls .material b").allInnerTexts();
  const index = pairs.filter((p) => p.includes(" on ")).findIndex((p) => p.includes("rough"));
  await page.fill(`#pair-${index}-friction`, "0.1");
  await page.press(`#pair-${index}-friction`, "Enter");
  await until(page, (r) => r.status.pairs.some((p) => p[0] === 0.1));
  await page.waitForTimeout(500);
  assert.ok((await speed()) > 0.05, `now it slides: ${await speed()} m/s`);
  await page.fill("#gravity-z", "0");
  await page.press("#gravity-z", "Enter");
  await until(page, (r) => r.status.gravity[2] === 0);
  await page.fill("#gravity-z", "1e300");
  await page.press("#gravity-z", "Enter");
  await page.locator(".toast.bad-news").waitFor();
  assert.match(await page.locator("#toasts").innerText(), /gravity/);
});

test("a body can be pulled; the work is booked as work from outside", async () => {
  const server = await view(join(scenes, "stack.toml"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 30);
  await page.keyboard.press("1");
  const top = await page.evaluate(() => {
    const n = window.tumble.store.bodies.length;
    let best = -1, z = -Infinity;
    for (let k = 0; k < n; k++) {
      const b = window.tumble.body(k);
      if (window.tumble.store.bodies[k].kind === "dynamic" && b.state[2] > z) [best, z] = [k, b.state[2]];
    }
    return { body: best, z, at: window.tumble.body(best).at };
  });
  const canvas = await page.locator("#canvas").boundingBox();
  const [x, y] = [canvas.x + top.at[0], canvas.y + top.at[1]];
  await page.keyboard.down("Shift");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 120, { steps: 10 });
  const r = await until(page, ((k) => (r) => r.status.pull !== null && r.status.pull.body === k)(top.body));
  assert.ok(r.status.pull.force.some((f) => f !== 0));
  await page.waitForFunction(([k, z]) => window.tumble.body(k).state[2] > z + 0.1, [top.body, top.z], { timeout: 10000 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await until(page, (r) => r.status.pull === null);
  await pause(page);
  await page.keyboard.press("p");
  const books = await until(page, (r) => r.plots.sources && r.plots.ledger);
  assert.ok(books.plots.sources.work > 1, `work ${books.plots.sources.work} J`);
  // the books still balance
  await page.click("#tab-world");
  await page.waitForTimeout(200);
  const open_ = /books open by\s+(\S+) J/.exec(await pane(page, "world"))[1];
  assert.ok(Math.abs(Number(open_)) < 1e-6, open_);
});

test("without a file there are scenes to choose from", async () => {
  const server = await view();
  const page = await open(server.link, { ready: false });
  await page.locator("#scenes[open]").waitFor();
  const titles = await page.locator("#scenes .card b").allInnerTexts();
  assert.ok(titles.includes("pyramid") && titles.includes("newtons cradle"), titles.join());
  await page.locator("#scenes .card", { hasText: "pyramid" }).click();
  await ready(page);
  await until(page, (r) => r.name === "pyramid" && r.frame > 10);
  await page.click("#open-scenes");
  await page.locator("#scenes .card", { hasText: "newtons cradle" }).click();
  await until(page, (r) => r.file === "newtons_cradle.toml" && r.frame > 10);
  assert.deepEqual(page.complaints, []);
});

test("hostile names are shown as text and run nowhere", async () => {
  const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const scene = join(folder(), "hostile.json");
  writeFileSync(scene, JSON.stringify({
    version: 1, name: evil, time: { step: 0.01, duration: 0.5 }, materials: { [`${evil}m`]: { friction: 0.5 } },
    bodies: [{ name: `${evil}floor`, kind: "fixed", shape: { kind: "plane", normal: [0, 0, 1] } },
      { name: `${evil}ball`, shape: { kind: "sphere", radius: 0.5 }, mass: 1, position: [0, 0, 0.5], material: `${evil}m` }],
  }));
  const file = join(folder(), "hostile.db");
  run("run", scene, "--record", file);
  for (const what of [scene, file]) {
    const server = await view(what);
    const page = await open(server.link);
    await page.keyboard.press("l");
    await page.evaluate(() => window.tumble.selectBody(1));
    await page.waitForTimeout(200);
    assert.equal(await page.locator("#title").innerText(), evil);
    assert.equal(await page.locator("#body-name").innerText(), `${evil}ball`);
    for (const tab of ["contact", "solver", "world"]) await page.click(`#tab-${tab}`);
    await page.keyboard.press("p");
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => document.querySelectorAll("img, body script, #pane-body script").length), 0);
    // no dialog, no violation of the policy, no error
    assert.deepEqual(page.complaints, []);
    await server.stop();
  }
});

test("a lost server is said, and found again", async () => {
  const server = await view(join(scenes, "slide.toml"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 5);
  server.child.kill("SIGSTOP");
  await page.locator("#banner", { hasText: "does not answer" }).waitFor({ timeout: 10000 });
  server.child.kill("SIGCONT");
  await page.locator("#banner").waitFor({ state: "hidden", timeout: 20000 });
  const r = await report(page);
  await until(page, ((n) => (x) => x.end > n)(r.end ?? 0));
  // gone for good: said as well
  await server.stop();
  await page.locator("#banner", { hasText: "does not answer" }).waitFor({ timeout: 10000 });
  // another launch on the same port knows another token
  const next = await view(join(scenes, "slide.toml"), "--port", String(server.port));
  await page.locator("#banner", { hasText: "earlier launch" }).waitFor({ timeout: 20000 });
});

test("a recording is read while it is being written", async () => {
  const scene = join(folder(), "long.toml");
  writeFileSync(scene, readFileSync(join(scenes, "pyramid.toml"), "utf8").replace("duration = 1.0", "duration = 600.0"));
  const file = join(folder(), "long.db");
  const writer = spawn(tumble, ["run", scene, "--record", file], { stdio: "ignore" });
  let server = null;
  try {
    for (let k = 0; k < 100 && !server; k++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      server = await view(file).catch(() => null);
    }
    const page = await open(server.link);
    const r = await until(page, (r) => r.end > 1);
    await until(page, ((n) => (x) => x.end > n + 20 && x.rows === x.end)(r.end));
    assert.match(await page.locator("#numbers").innerText(), /being written/);
    await page.keyboard.press("End");
    await until(page, (x) => x.frame > 20);
  } finally {
    writer.kill("SIGKILL");
    await server?.stop();
  }
});

test("pictures are what they were: cones on a slope, the demo in the dark", async () => {
  const server = await view(join(scenes, "slope.toml"));
  const page = await open(`${server.link}&layers=grid,shadows,cones,impulses`);
  await until(page, (r) => r.frame > 30);
  await pause(page);
  await page.evaluate(() => window.tumble.seek(20));
  await until(page, (r) => r.frame === 20);
  await comparePicture(page, "slope");
  await server.stop();
  const night = await open(`${replay.link}&frame=200&layers=contacts,grid,shadows`, { colorScheme: "dark" });
  await until(night, (r) => r.frame === 200);
  await comparePicture(night, "demo-dark");
});
