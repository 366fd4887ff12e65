// The viewer in a real browser: what it shows, and what it does when clicked, typed at, pulled and left alone.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { close, folder, launch, open, patience, pause, ready, report, run, scenes, sql, still, tidy, tumble, until, view } from "./helper.mjs";
import { comparePicture, difference, same, small } from "./picture.mjs";

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
  replay = await view(demo);
});

afterEach(() => tidy(replay));

after(async () => {
  await close();
  await replay?.stop();
});

/** A scene that goes on for ten minutes: it does not begin again while it is worked with. */
function lasting(name) {
  const file = join(folder(), `long_${name}.toml`), text = readFileSync(join(scenes, `${name}.toml`), "utf8");
  writeFileSync(file, text.replace(/duration = [0-9.]+/, "duration = 600.0"));
  return file;
}

const pane = (page, id) => page.locator(`#pane-${id}`).innerText();

test("a recording loads: bodies, rows, time, no complaint", async () => {
  const page = await open(replay.link);
  const r = await report(page);
  assert.equal(r.kind, "recording");
  assert.equal(r.name, "demo");
  assert.equal(r.bodies, 17);
  assert.equal(r.end, 721);
  assert.equal(r.rows, 721);
  assert.equal(r.frame, 0);
  assert.equal(await page.locator("#title").innerText(), "demo");
  // the story and the names of the materials are those of the recorded scene
  const world = await pane(page, "world");
  for (const word of ["Look for", "wood", "rubber", "imbalance", "position correction", "integration error"]) assert.ok(world.includes(word), `${word}: ${world}`);
  assert.match(await page.locator("#time").innerText(), /^0\.000 s of 3\.000 s$/);
  assert.equal((await page.locator("#scale").innerText()).trim(), `grid ${r.cell} m`);
  // the bar is as long as a cell is in the picture
  const bar = (await page.locator("#scale i").boundingBox()).width;
  const [a, b] = await page.evaluate((cell) => {
    const eye = window.tumble.stage.eye, t = eye.controls.target, side = eye.camera.matrixWorld.elements;
    return [0, cell].map((x) => eye.project([t.x + x * side[0], t.y + x * side[1], t.z + x * side[2]])[0]);
  }, r.cell);
  assert.ok(Math.abs(bar - (b - a)) < 2, `${bar} px for ${b - a} px`);
  assert.deepEqual(page.complaints, []);
});

test("a page in a frame of another site, which has no memory of its tab, shows the same", async () => {
  const refused = () => Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("Access is denied for this document.", "SecurityError"); } });
  const page = await open(replay.link, { before: refused });
  assert.equal((await report(page)).bodies, 17);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("play moves through the frames, pause holds, speed and loop work", async () => {
  const page = await open(replay.link);
  await page.click("#play");
  assert.equal(await page.locator("#play").innerText(), "❚❚ Pause");
  await until(page, (r) => r.frame > 20);
  await page.click("#play");
  const held = (await until(page, (r) => !r.playing && r.frame === r.wanted)).frame;
  await page.waitForTimeout(300);
  assert.equal((await report(page)).frame, held);
  // slow is slower: half a second of wall time at 0.05 is 6 frames
  await page.selectOption("#speed", "0.05");
  const from = (await report(page)).frame, start = Date.now();
  await page.click("#play");
  await until(page, ((n) => (r) => r.frame >= n + 3)(from));
  await page.click("#play");
  const slow = (await until(page, (r) => !r.playing && r.frame === r.wanted)).frame - from;
  // 240 frames a second, of which one in twenty; a busy machine shows fewer, never more
  const most = (0.05 * 240 * (Date.now() - start)) / 1000 + 2;
  assert.ok(slow >= 3 && slow <= most, `${slow} frames where ${most} are the most`);
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
  await page.keyboard.press("/");
  await page.locator("#search").fill("ba");
  await page.locator("#search").press("p");
  assert.equal(await page.locator("#plots").isVisible(), false);
});

test("every overlay has a key and a checkbox, and draws something", async () => {
  const page = await open(`${replay.link}&frame=400&layers=grid`);
  await until(page, (r) => r.frame === 400 && r.contacts > 0);
  await still(page);
  const looks = async () => ({ ...(await report(page)), labels: await page.locator("#labels span").count(), picture: await small(page) });
  const grows = (what) => (now, before) => now[what] > before[what];
  const differs = (now, before) => difference(now.picture, before.picture).places > 3;
  for (const [key, id, shown] of [["1", "contacts", grows("triangles")], ["2", "normals", grows("triangles")], ["3", "impulses", grows("triangles")], ["4", "cones", grows("triangles")],
    ["5", "velocities", grows("triangles")], ["6", "spins", grows("triangles")], ["7", "axes", grows("triangles")], ["8", "boxes", grows("lines")], ["9", "islands", grows("lines")],
    ["0", "quarantine", null], ["c", "chains", grows("triangles")], ["t", "trails", grows("triangles")], ["l", "names", grows("labels")], ["h", "shadows", differs], ["x", "xray", differs]]) {
    const box = page.locator(`#layer-${id}`);
    assert.equal(await box.isChecked(), false, id);
    const before = await looks();
    const reached = async (wanted) => {
      for (let k = 0; k < 100; k++) {
        if (wanted(await looks())) return true;
        await page.waitForTimeout(50);
      }
      return false;
    };
    await page.keyboard.press(key);
    assert.equal(await box.isChecked(), true, id);
    assert.ok((await report(page)).layers.includes(id), id);
    if (shown) assert.ok(await reached((now) => shown(now, before)), `${id} draws something`);
    await box.click();
    assert.ok(!(await report(page)).layers.includes(id), id);
    if (shown) assert.ok(await reached((now) => !shown(now, before)), `${id} goes away`);
  }
  // no body of this run was set aside: mark one, as the server would
  await page.keyboard.press("0");
  const free = await looks();
  await page.evaluate(() => {
    window.tumble.shown.marks[3] |= 0x80000000;
    window.tumble.selectBody(3);
  });
  await until(page, ((n) => (r) => r.lines >= n + 14)(free.lines));
  assert.match(await pane(page, "body"), /invalid: quarantined/);
  await page.evaluate(() => { window.tumble.shown.marks[3] &= 0x7fffffff; });
  await page.keyboard.press("0");
  await page.keyboard.press("1");
  assert.deepEqual((await page.locator("#legend").innerText()).split(/\s+/), ["open", "stick", "slide", "bounce"]);
  await page.keyboard.press("l");
  // words keep apart: names of bodies, and of more than the chosen one
  const names = await page.evaluate(() => window.tumble.store.bodies.map((b) => b.name));
  await page.locator("#labels span").nth(1).waitFor();
  const labels = await page.locator("#labels span").allInnerTexts();
  assert.ok(labels.every((text) => names.includes(text)), labels.join());
  assert.deepEqual(page.complaints, []);
});

test("a click selects a body; its numbers are those of the recording", async () => {
  const page = await open(`${replay.link}&frame=60`);
  await until(page, (r) => r.frame === 60);
  await still(page);
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
  await still(page);
  const middle = (await page.evaluate((k) => window.tumble.body(k), sledge)).at;
  assert.ok(Math.hypot(middle[0] - canvas.width / 2, middle[1] - canvas.height / 2) < 60, String(middle));
  await page.keyboard.press("Shift+ArrowRight");
  await until(page, (r) => r.frame === 70);
  await still(page);
  const later = (await page.evaluate((k) => window.tumble.body(k), sledge)).at;
  assert.ok(Math.hypot(later[0] - middle[0], later[1] - middle[1]) < 20, "it is followed");
  // from its table to the contact
  await page.locator("#body-contacts tbody tr").first().click();
  await until(page, (r) => r.contact >= 0 && r.tab === "contact");
  const contact = await pane(page, "contact");
  for (const word of ["normal force", "friction used", "slip", "gap", "restitution", "Certificate", "tolerance", "its island"]) assert.ok(contact.toLowerCase().includes(word.toLowerCase()), word);
  assert.match(contact, /friction used\s+100 %/);
  for (const word of ["normal-velocity deficit", "complementarity work", "friction-work deficit"]) assert.ok(contact.includes(word), word);
  // the contact is named by its bodies
  const [a, b] = (await page.locator("#contact-name").innerText()).split(" ↔ ");
  assert.ok([a, b].includes("sledge") && a !== b, `${a}, ${b}`);
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
  assert.equal(r.frame, sql(demo, `SELECT frame FROM frame ORDER BY ${["solved", "guarded", "infeasible", "overlap", "inexact", "failed"].map((v) => `verdict = '${v}'`).join(", ")}, residual DESC, frame LIMIT 1`)[0].frame);
  await page.click("#tab-solver");
  const text = await pane(page, "solver");
  assert.match(text, /solved/);
  // the badge in the picture says it, in one word and its colour, with the residual, and the worst one of the run
  const badge = page.locator("#verdict"), { verdict, residual } = sql(demo, `SELECT verdict, residual FROM frame WHERE frame = ${r.frame}`)[0];
  assert.match(await badge.locator("b").innerText(), new RegExp(`${verdict}$`));
  assert.equal(await badge.getAttribute("class"), `verdict-${verdict}`);
  assert.ok(Math.abs(Number.parseFloat(await badge.locator(".residual").innerText()) / residual - 1) < 0.5);
  assert.match(await badge.getAttribute("title"), /residual .* m\/s, tolerance 1e-8 m\/s/);
  await page.keyboard.press("Home");
  await until(page, (r) => r.frame === 0);
  assert.match(await badge.locator("small").innerText(), new RegExp(`worst of the run: ${verdict} .* m/s, frame ${r.frame}`));
  assert.ok((await badge.boundingBox()).height > 40, "it is large");
  await badge.click();
  await until(page, ((n) => (x) => x.frame === n && x.contact >= 0)(r.frame));
  await page.click("#tab-solver");
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
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("#plot-ledger button", { hasText: "CSV" }).click()]);
  const csv = readFileSync(await saved.path(), "utf8").split("\n");
  assert.match(csv[0], /^time \[s\],restitution loss \[J\],friction loss \[J\],potential \[J\],kinetic \[J\],initial energy and work \[J\]$/);
  assert.equal(csv.length, 723);
  assert.equal(Number(csv[301].split(",")[4]), kinetic);
  assert.equal(Number(csv[301].split(",")[3]), sql(demo, "SELECT potential FROM frame WHERE frame = 300")[0].potential, "not from its lowest");
});

test("events: the next one, and what it was", async () => {
  const page = await open(replay.link);
  await page.click("#event");
  const r = await until(page, (r) => r.frame > 0);
  assert.equal(r.frame, sql(demo, "SELECT min(frame) AS first FROM event WHERE kind NOT LIKE 'touch%'")[0].first);
  assert.match(r.notices.join("\n"), /impact at [\d.]+ m\/s/);
});

test("two recordings: ghosts, and the first frame that differs", async () => {
  const both = await view(demo, other);
  const page = await open(both.link);
  // whoever gives two recordings wants to see them side by side
  const r = await until(page, (r) => r.differs !== null && r.ghost !== null);
  assert.equal(await page.locator("#compare").inputValue(), "1");
  let code = 0, told = "";
  try { run("diff", demo, other, "--json"); } catch (e) { code = e.status; told = e.stdout; }
  assert.equal(code, 5);
  const diff = JSON.parse(told);
  const first = diff.frame ?? diff.difference?.frame ?? diff.first?.frame;
  assert.equal(r.differs, first, told);
  const button = page.locator("#differs");
  assert.match(await button.innerText(), new RegExp(`first difference at frame ${first}: ball`));
  await button.click();
  await until(page, ((n) => (r) => r.frame === n && r.ghost === n)(first));
  await page.keyboard.press("End");
  await until(page, (r) => r.frame === 720 && r.ghost === 720);
  assert.match(await page.locator("#numbers").innerText(), /largest distance [\d.e-]+ m/);
  assert.match(await page.locator("#legend").innerText(), /ghosts: softer\.db/);
  await page.selectOption("#compare", "");
  await until(page, (r) => r.differs === null && r.compare === null);
  // that nothing is compared is part of the link
  const alone = await open(await page.evaluate(() => { window.tumble.address.write(); return location.href; }));
  assert.equal((await report(alone)).compare, null);
  // the other one, by itself, and back
  await page.selectOption("#source", "1");
  await until(page, (r) => r.source === 1 && r.file === "softer.db");
  await page.selectOption("#compare", "0");
  await until(page, ((n) => (r) => r.differs === n && r.compare === 0)(first));
  await page.selectOption("#source", "0");
  await until(page, (r) => r.source === 0 && r.file === "demo.db" && r.compare === null);
  // an address that is typed is followed
  await page.evaluate(() => { window.tumble.address.write(); location.hash = location.hash.replace(/compare=[^&]*/, "compare=1").replace(/frame=\d+/, "frame=200") + "&colour=kind"; });
  await until(page, (r) => r.compare === 1 && r.frame === 200 && r.ghost === 200);
  assert.equal(await page.locator("#colour").inputValue(), "kind");
  assert.match(await page.locator("#legend").innerText(), /kinematic/);
  assert.deepEqual(page.complaints, []);
});

test("a body that lies where its ghost lies is not painted over", async () => {
  const both = await view(demo, other);
  const page = await open(`${both.link}&frame=400&layers=grid`);
  const r = await until(page, (r) => r.frame === 400 && r.ghost === 400);
  // the stack has hardly heard of the softer balls: its boxes are less than a millimetre from their ghosts
  const boxes = sql(demo, "SELECT id FROM body WHERE name LIKE 'crate%'").map(({ id }) => id);
  assert.ok(r.differs < 400 && boxes.length > 3);
  await still(page);
  const size = (await page.locator("#canvas").boundingBox()), fine = [size.width, size.height].map(Math.round);
  // squares of 9 pixels in the middle of the boxes
  const around = async () => {
    const picture = await small(page, fine), all = [];
    for (const k of boxes) {
      const at = (await page.evaluate((k) => window.tumble.body(k), k)).at.map(Math.round);
      for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) all.push(...picture.slice(3 * ((at[1] + y) * fine[0] + at[0] + x)).slice(0, 3));
    }
    return all;
  };
  const painted = await around();
  await page.selectOption("#compare", "");
  await until(page, (r) => r.compare === null);
  const { places } = difference(await around(), painted);
  // a ball that flies in front may have a ghost
  assert.ok(places < 81, `${places} of ${81 * boxes.length} pixels of the boxes are others beside the second run`);
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
  await still(page);
  await page.keyboard.press("u");
  await until(page, (r) => r.notices.some((n) => n.includes("copied to the clipboard")));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const a = await report(page);
  const again = await open(link);
  const b = await until(again, (r) => r.frame === 123);
  assert.equal(b.body, 3);
  assert.deepEqual(new Set(b.layers), new Set(a.layers));
  assert.ok(b.layers.includes("cones") && !b.layers.includes("contacts"));
  b.camera.forEach((x, k) => assert.ok(Math.abs(x - a.camera[k]) < 1e-4 * (1 + Math.abs(a.camera[k])), `camera ${k}: ${x} and ${a.camera[k]}`));
  // a link that is copied while it plays is of that moment, not of the last pause
  await page.keyboard.press(" ");
  await until(page, (r) => r.frame > 200);
  await page.keyboard.press("u");
  const later = Number(/frame=(\d+)/.exec(await page.evaluate(() => location.hash))[1]);
  assert.ok(later > 200, `frame ${later}`);
});

test("pictures, video and SQL leave the page", async () => {
  const page = await open(`${replay.link}&range=100,130&speed=0.1`);
  const [png] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("s")]);
  const bytes = readFileSync(await png.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(bytes.length > 5000);
  await page.click("#open-export");
  const [video] = await Promise.all([page.waitForEvent("download", { timeout: patience(20000) }), page.click("#export-video")]);
  assert.match(video.suggestedFilename(), /\.webm$/);
  assert.ok(readFileSync(await video.path()).length > 1000);
  await until(page, (r) => r.range[0] === 100 && r.range[1] === 130 && !r.playing);
  await page.evaluate(() => window.tumble.selectBody(2));
  await page.keyboard.press("q");
  await until(page, (r) => r.notices.some((n) => n.includes("FROM state")));
  const question = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(question, /FROM state.*body = 2 .*BETWEEN 100 AND 130/);
  assert.equal(sql(demo, question).length, 31);
  // the history of one contact, by what touches
  await page.keyboard.press("\\");
  await page.keyboard.press("w");
  const { frame: worst } = await until(page, (r) => r.contact >= 0);
  await page.locator("#pane-contact dd", { hasText: /^[0-9a-f]{16}$/ }).waitFor();
  await page.keyboard.press("q");
  await until(page, (r) => r.notices.some((n) => n.includes("FROM contact")));
  const history = sql(demo, await page.evaluate(() => navigator.clipboard.readText()));
  assert.ok(history.some((row) => row.frame === worst), "the contact is in its own history");
});

test("a live scene starts, pauses, steps, resets and changes speed", async () => {
  const server = await view(lasting("stack"));
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
  // a reset goes back to the start; the eye stays where it was put
  const epoch = r.epoch;
  const canvas = await page.locator("#canvas").boundingBox();
  await page.mouse.move(canvas.x + 200, canvas.y + 100);
  await page.mouse.down();
  await page.mouse.move(canvas.x + 320, canvas.y + 130, { steps: 5 });
  await page.mouse.up();
  const eye = (await still(page)).camera;
  assert.equal((await report(page)).auto, false, "whoever turns the camera keeps it");
  await page.click("#reset");
  r = await until(page, ((n) => (x) => x.epoch > n && x.frame <= 1)(epoch));
  r.camera.forEach((x, k) => assert.ok(Math.abs(x - eye[k]) < 0.02 * (1 + Math.abs(eye[k])), `camera ${k}: ${x} and ${eye[k]}`));
  await page.selectOption("#speed", "0.25");
  await until(page, (x) => x.status.speed === 0.25);
  await page.click("#play");
  await until(page, (x) => x.status.playing && x.frame > 5);
  assert.deepEqual(page.complaints, []);
});

test("friction and gravity can be changed while it runs", async () => {
  const server = await view(lasting("slope"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 20);
  const names = await page.evaluate(() => window.tumble.store.bodies.map((b) => b.name));
  const holds = names.indexOf("holds");
  const speed = await (await page.waitForFunction((k) => window.tumble.body(k)?.state.slice(7, 10), holds)).jsonValue();
  assert.ok(Math.hypot(...speed) < 1e-6, "it holds");
  await page.click("#tab-world");
  // the pair is what counts in this scene
  const pairs = await page.locator("#controls .material b").allInnerTexts();
  const index = pairs.filter((p) => p.includes(" ↔ ")).findIndex((p) => p.includes("rough"));
  await page.fill(`#pair-${index}-friction`, "0.1");
  await page.press(`#pair-${index}-friction`, "Enter");
  await until(page, (r) => r.status.pairs.some((p) => p[0] === 0.1));
  // now it slides
  await page.waitForFunction((k) => Math.hypot(...(window.tumble.body(k)?.state.slice(7, 10) ?? [])) > 0.05, holds, { timeout: patience(20000) });
  await page.fill("#gravity-z", "0");
  await page.press("#gravity-z", "Enter");
  await until(page, (r) => r.status.gravity[2] === 0);
  await page.fill("#gravity-z", "1e300");
  await page.press("#gravity-z", "Enter");
  await until(page, (r) => r.notices.some((n) => n.includes("gravity")));
  await page.locator(".toast.bad-news").waitFor();
});

test("a body can be pulled; the work is booked as work from outside", async () => {
  const server = await view(lasting("stack"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 30);
  await page.keyboard.press("1");
  const found = await page.waitForFunction(() => {
    if (!window.tumble.shown) return null;
    const n = window.tumble.store.bodies.length;
    let best = -1, z = -Infinity;
    for (let k = 0; k < n; k++) {
      const b = window.tumble.body(k);
      if (window.tumble.store.bodies[k].kind === "dynamic" && b.state[2] > z) [best, z] = [k, b.state[2]];
    }
    return { body: best, z, at: window.tumble.body(best).at };
  });
  const top = await found.jsonValue();
  const canvas = await page.locator("#canvas").boundingBox();
  const [x, y] = [canvas.x + top.at[0], canvas.y + top.at[1]];
  await page.keyboard.down("Shift");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 120, { steps: 10 });
  const r = await until(page, ((k) => (r) => r.status.pull !== null && r.status.pull.body === k)(top.body));
  assert.ok(r.status.pull.force.some((f) => f !== 0));
  await page.waitForFunction(([k, z]) => window.tumble.body(k)?.state[2] > z + 0.1, [top.body, top.z], { timeout: patience(10000) });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await until(page, (r) => r.status.pull === null);
  await pause(page);
  await page.keyboard.press("p");
  const { plots } = await until(page, (r) => r.plots.sources && r.plots.ledger);
  assert.ok(plots.sources["external work"] > 1, `work ${plots.sources["external work"]} J`);
  // the energy balance still closes
  await page.click("#tab-world");
  await page.waitForTimeout(200);
  const open_ = /imbalance\s+(\S+) J/.exec(await pane(page, "world"))[1];
  assert.ok(Math.abs(Number(open_)) < 1e-6, open_);
});

test("a link to look with shows the live world and changes nothing", async () => {
  const server = await view(lasting("stack"));
  const page = await open(server.link);
  const look = /to look[^\n]*?(http:\S+)/.exec(server.errors())[1];
  assert.notEqual(look.split("token=")[1], server.token);
  const guest = await open(look);
  await until(guest, (r) => r.frame > 20 && r.playing);
  // what it cannot do is shown as such before it is tried, with the reason
  assert.ok(await guest.locator("#looking").isVisible());
  assert.equal(await page.locator("#looking").isVisible(), false);
  for (const id of ["play", "on", "on10", "speed", "reset", "loop", "open-scenes"]) {
    assert.ok(await guest.locator(`#${id}`).isDisabled(), `${id} is out of reach`);
    assert.match(await guest.locator(`#${id}`).getAttribute("title"), /for looking/, id);
    assert.ok(await page.locator(`#${id}`).isEnabled(), `${id} works where the world obeys`);
  }
  assert.equal(await guest.locator("#pull-mode").isVisible(), false);
  assert.doesNotMatch(await guest.locator("#hint").innerText(), /pull/);
  for (const p of [page, guest]) await p.click("#tab-world");
  assert.ok(await guest.locator("#gravity-z").isDisabled() && await page.locator("#gravity-z").isEnabled());
  assert.match(await guest.locator("#controls").innerText(), /for looking/);
  // a key says why not
  await guest.locator("#canvas").focus();
  await guest.keyboard.press(" ");
  await until(guest, (r) => r.notices.some((n) => n.includes("for looking")));
  // commands that a page would not send are refused as well
  await guest.evaluate(() => window.tumble.link.socket.send(JSON.stringify({ command: "pause" })));
  await until(guest, (r) => r.notices.some((n) => n.includes("nothing was changed")));
  const now = await report(guest);
  await until(guest, ((n) => (r) => r.frame > n && r.status.playing)(now.frame));
  // it may look back
  await guest.keyboard.press("Home");
  await until(guest, (r) => r.frame === r.first && !r.playing);
  // and play the past to itself
  for (const id of ["play", "on", "speed"]) assert.ok(await guest.locator(`#${id}`).isEnabled(), id);
  await guest.click("#play");
  await until(guest, (r) => r.frame > r.first);
  await until(page, (r) => r.status.playing);
  await guest.keyboard.press("End");
  // and sees what the other does
  await pause(page);
  await until(guest, (r) => !r.status.playing && r.frame === r.end - 1);
  assert.deepEqual([...page.complaints, ...guest.complaints], []);
});

test("without a file there are scenes to choose from", async () => {
  const server = await view();
  const page = await open(server.link, { ready: false });
  await page.locator("#scenes[open]").waitFor();
  // closed without a choice: the page says what to do
  await page.keyboard.press("Escape");
  assert.match(await page.locator("#empty").innerText(), /No scene or recording is open/);
  assert.equal(await page.locator("#scale").isVisible(), false);
  await page.click("#empty button");
  // groups with headings, a line each, pictures that move when they are pointed at
  assert.deepEqual((await page.locator("#groups h3").allInnerTexts()).map((t) => t.toLowerCase()), ["start here", "sliding and rolling", "impact", "spin", "standing", "many bodies", "machines"]);
  assert.ok((await page.locator("#scenes .card").count()) >= 29);
  const card = (file) => page.locator(`#scenes .card[data-file="${file}.toml"]`);
  assert.ok((await card("tippe_top").locator(".quiet").innerText()).length < 100);
  await card("slope").locator(".picture[data-loaded]").waitFor();
  const colours = await card("slope").locator("canvas").evaluate((c) => new Set(new Uint32Array(c.getContext("2d").getImageData(0, 0, c.width, c.height).data.buffer)).size);
  assert.ok(colours > 100, `a picture has more than ${colours} colours`);
  await page.mouse.move(2, 2);
  assert.equal(await card("slope").locator("img").count(), 0);
  await card("slope").hover();
  assert.equal(await card("slope").locator("img").count(), 1);
  // the search has the focus; Enter opens the first that is found
  assert.equal(await page.evaluate(() => document.activeElement.id), "scene-search");
  // names before descriptions: what is called so comes first, though others speak of it
  await page.keyboard.type("slide");
  assert.ok((await page.locator("#scenes .card").count()) > 1);
  assert.equal(await page.locator("#scenes .card").first().getAttribute("data-file"), "slide.toml");
  // what a card is called is what `tumble run` takes
  assert.equal(await page.locator("#scenes .card code").first().innerText(), "slide");
  await page.fill("#scene-search", "");
  const named = await page.locator("#scenes .card").evaluateAll((all) => all.map((c) => [c.dataset.file, c.querySelector("code").innerText]));
  for (const [file, name] of named) assert.equal(name, file.replace(".toml", ""));
  await page.focus("#scene-search");
  await page.keyboard.type("pyramid row");
  assert.equal(await page.locator("#scenes .card").count(), 1);
  await page.keyboard.press("Enter");
  await ready(page);
  await until(page, (r) => r.name === "pyramid" && r.frame > 10);
  // as the scene says: layers, and over and over
  const first = await report(page);
  assert.ok(first.loop && first.layers.includes("chains") && !first.layers.includes("contacts"), first.layers.join());
  await page.click("#open-scenes");
  await card("newtons_cradle").click();
  // at the speed of the scene
  await until(page, (r) => r.file === "newtons_cradle.toml" && r.frame > 10 && r.status.speed === 0.5);
  // what to look for, and the knobs, are what one sees first
  assert.match(await pane(page, "world"), /Look for/);
  assert.ok(await page.locator("#gravity-z").isVisible());
  assert.deepEqual(page.complaints, []);
});

test("what moves stays in the picture until somebody takes the camera", async () => {
  const server = await view(join(scenes, "dice.toml"));
  const page = await open(`${server.link}&loop=0`);
  await page.selectOption("#speed", "2");
  // a second after the throw they have left the place where they were
  await until(page, (r) => r.time > 1.4, 60000);
  await pause(page);
  await still(page);
  const canvas = await page.locator("#canvas").boundingBox();
  const seen = await page.evaluate(() => window.tumble.store.bodies.map((b, k) => ({ b, at: window.tumble.body(k).at })).filter(({ b }) => b.kind === "dynamic").map(({ at }) => at));
  assert.equal(seen.length, 8);
  for (const at of seen) assert.ok(at && at[0] > 0 && at[1] > 0 && at[0] < canvas.width && at[1] < canvas.height, `a die is at ${at}`);
  // and has its shadow there
  const fine = [canvas.width, canvas.height].map(Math.round);
  const before = await small(page, fine);
  await page.keyboard.press("h");
  const changed = difference(await small(page, fine), before).places;
  assert.ok(changed >= 8, `shadows are where the dice are: ${changed} pixels`);
});

test("fixed bodies that hide what moves are glass, and a click goes through them", async () => {
  const file = join(folder(), "galton.db");
  run("run", join(scenes, "galton.toml"), "--record", file, "--duration", "1.5");
  const server = await view(file);
  // without marks of contacts, which would catch the click
  const page = await open(`${server.link}&frame=400&layers=grid`);
  await until(page, (r) => r.frame === 400);
  const r = await still(page);
  const names = await page.evaluate(() => window.tumble.store.bodies.map((b) => b.name));
  assert.ok(r.glass.includes(names.indexOf("panes")), `glass: ${r.glass.map((k) => names[k])}`);
  assert.ok(!r.glass.some((k) => names[k].includes("pin")), "pins are not");
  assert.match(await page.locator("#legend").innerText(), /transparent: fixed bodies/);
  // a ball in the picture that no control of the page lies over, and what would be hit there if nothing were glass
  const free = await page.evaluate(() => {
    const { x, y } = document.querySelector("#canvas").getBoundingClientRect(), { stage, store } = window.tumble;
    for (const [k, b] of store.bodies.entries()) {
      const p = b.kind === "dynamic" && window.tumble.body(k).at, at = p && [x + p[0], y + p[1]];
      if (!at || document.elementFromPoint(...at)?.id !== "canvas") continue;
      const { glass } = stage;
      stage.glass = new Set();
      const solid = stage.pick(...at)?.body;
      stage.glass = glass;
      if (glass.has(solid)) return { at, through: solid };
    }
    return null;
  });
  assert.ok(free, "a ball is behind glass");
  await page.mouse.click(free.at[0], free.at[1]);
  const chosen = await until(page, (r) => r.body >= 0);
  assert.ok(!chosen.glass.includes(chosen.body), `${names[chosen.body]} instead of what is behind ${names[free.through]}`);
});

test("small windows: everything can be reached, nothing is cut off at the side", async () => {
  for (const [width, height] of [[800, 500], [390, 844]]) {
    const narrow = width < 700;
    const page = await open(`${replay.link}&frame=330`, { viewport: { width, height }, hasTouch: narrow });
    await until(page, (r) => r.frame === 330);
    const canvas = await page.locator("#canvas").boundingBox();
    assert.ok(canvas.width >= 380 && canvas.height >= (narrow ? 0.54 * height : 180), `${canvas.width} × ${canvas.height} at ${width} × ${height}`);
    for (const id of ["play", "open-scenes", "open-export", "open-plots", "tab-world", "loop"]) {
      const box = await page.locator(`#${id}`).boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width + 1, `${id} at ${width}: ${JSON.stringify(box)}`);
    }
    if (narrow) {
      // one row of controls, words unbroken, layers as a panel of their own
      const rows = await page.locator("#transport > :visible").evaluateAll((list) => new Set(list.map((e) => Math.round(e.getBoundingClientRect().top + e.getBoundingClientRect().height / 2) >> 3)).size);
      assert.ok(rows <= 2, `${rows} rows of controls`);
      assert.ok((await page.locator("#open-scenes").boundingBox()).height < 40);
      assert.equal(await page.locator("#layer-cones").isVisible(), false);
      await page.locator("#tab-show").tap();
    }
    await page.locator("#layer-cones").check();
    assert.ok((await report(page)).layers.includes("cones"));
    for (const tab of ["body", "contact", "solver", "world"]) {
      await page.click(`#tab-${tab}`);
      const wide = await page.locator(`#pane-${tab}`).evaluate((e) => e.scrollWidth - e.clientWidth);
      assert.ok(wide <= 1, `${tab} is ${wide} px too wide at ${width}`);
    }
  }
});

test("ten thousand bodies are a handful of drawing calls, and answer a click", async () => {
  const side = 100, bodies = [{ name: "floor", kind: "fixed", shape: { kind: "plane", normal: [0, 0, 1] } }];
  for (let k = 0; k < side * side; k++) {
    const shape = k % 2 ? { kind: "sphere", radius: 0.4 } : { kind: "box", size: [0.7, 0.7, 0.7] };
    bodies.push({ name: `body ${k}`, shape, mass: 1, position: [k % side, Math.floor(k / side), 1 + (k % 7)] });
  }
  const scene = join(folder(), "many.json"), file = join(folder(), "many.db");
  writeFileSync(scene, JSON.stringify({ version: 1, name: "many", time: { step: 0.01, duration: 0.1 }, bodies }));
  run("run", scene, "--record", file);
  const server = await view(file);
  const page = await open(server.link);
  const r = await report(page);
  assert.equal(r.bodies, side * side + 1);
  assert.ok(r.calls < 40, `${r.calls} calls`);
  await page.click("#last");
  await until(page, (r) => r.frame === 10);
  const middle = 50 * side + 50;
  const at = (await page.evaluate((k) => window.tumble.body(k + 1), middle)).at;
  const canvas = await page.locator("#canvas").boundingBox();
  await page.mouse.click(canvas.x + at[0], canvas.y + at[1]);
  await until(page, (r) => r.body > 0, 30000);
  // the list counts what it does not show
  await page.keyboard.press("Escape");
  assert.match(await pane(page, "body"), /and 9701 more/);
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
    assert.equal(await page.locator("#title").textContent(), evil);
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
  const server = await view(lasting("slide"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 5);
  server.child.kill("SIGSTOP");
  await page.locator("#banner", { hasText: "No connection to the server" }).waitFor({ timeout: patience(10000) });
  server.child.kill("SIGCONT");
  await page.locator("#banner").waitFor({ state: "hidden", timeout: patience(20000) });
  const r = await report(page);
  await until(page, ((n) => (x) => x.end > n)(r.end ?? 0));
  // gone for good: said as well
  await server.stop();
  await page.locator("#banner", { hasText: "No connection to the server" }).waitFor({ timeout: patience(10000) });
  // another launch on the same port knows another token
  const next = await view(join(scenes, "slide.toml"), "--port", String(server.port));
  await page.locator("#banner", { hasText: "earlier run" }).waitFor({ timeout: patience(20000) });
});

test("a recording is read while it is being written", async () => {
  // a run that is far from its end whatever the machine, and never comes to rest: steps that repeat cost nothing
  const scene = join(folder(), "long.json");
  writeFileSync(scene, JSON.stringify({ version: 1, name: "long", time: { step: 0.001, duration: 1e6 }, gravity: [0, 0, 0], bodies: [...Array(4)].map((_, k) => (
    { name: `ball ${k}`, shape: { kind: "sphere", radius: 0.1 }, mass: 1, position: [k, 0, 0], velocity: [0, 0.001, 0], spin: [0, 0, 1 + k] })) }));
  const file = join(folder(), "long.db");
  const writer = spawn(tumble, ["run", scene, "--record", file], { stdio: "ignore" });
  let server = null;
  try {
    for (const end = Date.now() + patience(10000); !server && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      server = await view(file).catch(() => null);
    }
    assert.equal(writer.exitCode, null, "it is being written");
    // nothing comes while the writer is held: the page has all that there is
    writer.kill("SIGSTOP");
    const page = await open(server.link);
    const all = (x) => x.rows === x.end && x.end === sql(file, "SELECT count(*) AS n FROM frame")[0].n;
    const held = await until(page, all, 60000);
    // it goes on
    writer.kill("SIGCONT");
    await until(page, ((n) => (x) => x.end > n + 20 && x.rows > n + 20)(held.end), 60000);
    await page.locator("#numbers", { hasText: "being written" }).waitFor();
    // to the end, which moves on meanwhile
    await page.keyboard.press("End");
    await until(page, ((n) => (x) => x.frame > n + 20)(held.end), 60000);
    writer.kill("SIGSTOP");
    await until(page, all, 60000);
    await page.keyboard.press("End");
    const last = await until(page, (x) => x.frame === x.end - 1, 60000);
    const { y } = sql(file, `SELECT y FROM state WHERE frame = ${last.frame} AND body = 2`)[0];
    assert.equal((await page.evaluate(() => window.tumble.body(2))).state[1], y, "the numbers of the file");
    assert.ok(y > 0);
    await page.locator("#numbers", { hasText: "not closed" }).waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    writer.kill("SIGKILL");
    await server?.stop();
  }
});

test("a scene stops at its duration and begins again; without a loop it waits for a word", async () => {
  const server = await view(join(scenes, "slide.toml"));
  const page = await open(server.link);
  await page.selectOption("#speed", "8");
  const { epoch } = await until(page, (r) => r.status?.playing);
  const again = await until(page, ((n) => (r) => r.epoch >= n + 2)(epoch), 30000);
  assert.ok(again.end <= 201, `never beyond its 2 s: ${again.end}`);
  await page.click("#loop");
  await until(page, (r) => r.status.ended && r.frame === 200, 30000);
  assert.equal((await report(page)).time.toFixed(6), "2.000000");
  await page.locator("#over").waitFor();
  await page.click("#go-on");
  await until(page, (r) => r.time > 2.1 && r.status.playing);
  assert.equal(await page.locator("#over").isVisible(), false);
  await page.click("#reset");
  await until(page, (r) => r.status.ended && r.frame === 200, 30000);
  const over = (await report(page)).epoch;
  await page.click("#replay");
  await until(page, ((n) => (r) => r.epoch > n && r.status.ended && r.frame === 200)(over), 30000);
  assert.deepEqual(page.complaints, []);
});

test("bodies fill the picture, fixed ones around them too, and the first picture is upright", async () => {
  const scene = join(folder(), "frame.json");
  const box = (name, position, size, more = {}) => ({ name, kind: "fixed", shape: { kind: "box", size }, position, ...more });
  writeFileSync(scene, JSON.stringify({ version: 1, name: "frame", time: { step: 0.01, duration: 1 }, bodies: [
    { name: "floor", kind: "fixed", shape: { kind: "plane", normal: [0, 0, 1] } }, box("bin", [2, 0, 0.25], [0.5, 0.5, 0.5]), box("far wall", [400, 0, 0], [1, 1, 1]), box("desert", [0, 0, -60], [900, 900, 100]),
    { name: "ball", shape: { kind: "sphere", radius: 0.3 }, mass: 1, position: [0, 0, 0.3], colour: "#ff00ff" }] }));
  for (const viewport of [{ width: 1100, height: 640 }, { width: 390, height: 844 }]) {
    const server = await view(scene);
    const page = await open(`${server.link}&loop=0`, { viewport });
    await still(page);
    const canvas = await page.locator("#canvas").boundingBox();
    const seen = await page.evaluate(() => [[-0.3, -0.3, 0, 0.3, 0.3, 0.6], [1.75, -0.25, 0, 2.25, 0.25, 0.5]].flatMap((b) => [...Array(8)].map((_, k) => window.tumble.stage.eye.project([b[k & 1 ? 3 : 0], b[k & 2 ? 4 : 1], b[k & 4 ? 5 : 2]]))));
    for (const at of seen) assert.ok(at && at[0] > 0 && at[1] > 0 && at[0] < canvas.width && at[1] < canvas.height, JSON.stringify(seen));
    const wide = (Math.max(...seen.map((p) => p[0])) - Math.min(...seen.map((p) => p[0]))) / canvas.width;
    const high = (Math.max(...seen.map((p) => p[1])) - Math.min(...seen.map((p) => p[1]))) / canvas.height;
    assert.ok(Math.max(wide, high) > 0.8 && Math.max(wide, high) < 0.88, `${wide} and ${high} of the picture`);
    // the colour of the scene is in the picture
    const pixels = await small(page, [110, 64]);
    let magenta = 0;
    for (let k = 0; k < pixels.length; k += 3) if (pixels[k] > 2 * pixels[k + 1] && pixels[k + 2] > 1.6 * pixels[k + 1]) magenta++;
    assert.ok(magenta > 20, `${magenta} places`);
    // where down is: the axes, and gravity, which can be changed
    assert.deepEqual(await page.locator("#gizmo text").allTextContents().then((t) => t.sort()), ["g", "x", "y", "z"]);
    const arrow = await page.locator("#gizmo line.gravity").evaluate((e) => Number(e.getAttribute("y2")) - Number(e.getAttribute("y1")));
    assert.ok(arrow > 15, `gravity points down by ${arrow}`);
    await page.locator("#gizmo circle.x").focus();
    await page.keyboard.press("Enter");
    const { camera } = await still(page);
    assert.ok(camera[0] - camera[3] > 10 * Math.abs(camera[1] - camera[4]), `along x: ${camera}`);
    await server.stop();
  }
});

test("Space and Enter work the control that has the focus; everything can be reached by Tab", async () => {
  const page = await open(`${replay.link}&frame=300`);
  await until(page, (r) => r.frame === 300);
  await page.locator("#layer-boxes").focus();
  await page.keyboard.press(" ");
  let r = await report(page);
  assert.ok(r.layers.includes("boxes") && !r.playing, "the checkbox, not the player");
  await page.locator("#open-plots").focus();
  await page.keyboard.press(" ");
  assert.ok(await page.locator("#plots").isVisible());
  assert.equal((await report(page)).playing, false);
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#plots").isVisible(), false);
  // a row of a table
  await page.evaluate(() => window.tumble.selectBody(window.tumble.store.bodies.findIndex((b) => b.name === "sledge")));
  await page.locator("#body-contacts tbody tr").first().focus();
  await page.keyboard.press("Enter");
  r = await until(page, (r) => r.contact >= 0);
  // other keys still mean what they mean, and on nothing Space plays
  await page.locator("#layer-boxes").focus();
  await page.keyboard.press("ArrowRight");
  await until(page, (r) => r.frame === 301);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(" ");
  await until(page, (r) => r.playing);
  await page.keyboard.press(" ");
  // all that is seen and does something can have the focus
  const deaf = await page.evaluate(() => [...document.querySelectorAll("button, input, select, [role=button], tr.pick")].filter((e) => e.checkVisibility() && e.tabIndex < 0).map((e) => e.id || e.outerHTML.slice(0, 80)));
  assert.deepEqual(deaf, []);
});

test("a click on a number plots it over time; two recordings are drawn together; all of it can be saved", async () => {
  const both = await view(demo, other);
  const page = await open(`${both.link}&compare=1`);
  await until(page, (r) => r.ghost !== null);
  const ball = await page.evaluate(() => { const k = window.tumble.store.bodies.findIndex((b) => b.name === "ball[0]"); window.tumble.selectBody(k); return k; });
  const value = (name) => page.locator("#pane-body dt", { hasText: new RegExp(`^${name}$`) }).locator("+ dd button");
  await value("velocity").click();
  await page.fill("#frame-box", "300");
  await page.press("#frame-box", "Enter");
  await until(page, (r) => r.frame === 300 && r.plots["own-0"]?.["ball[0] vz"] !== undefined && r.plots["own-0"]["ball[0] vz'"] !== undefined);
  const at = (file) => sql(file, `SELECT vz FROM state WHERE frame = 300 AND body = ${ball}`)[0].vz;
  const r = await until(page, ((a, b) => (r) => r.plots["own-0"]["ball[0] vz"] === a && r.plots["own-0"]["ball[0] vz'"] === b)(at(demo), at(other)), 30000);
  assert.equal(Object.keys(r.plots["own-0"]).length, 6, "three components of two runs");
  // another unit has its own plot, the same unit joins
  await value("speed").click();
  await value("kinetic energy").click();
  await until(page, (r) => r.plots["own-1"]?.["ball[0] kinetic energy"] > 0 && Object.keys(r.plots["own-0"]).length === 8);
  assert.equal(await value("speed").getAttribute("aria-pressed"), "true");
  // numbers of the world and of a contact
  await page.click("#tab-world");
  await page.locator("#balance dt", { hasText: /^friction loss$/ }).locator("+ dd button").click();
  await until(page, (r) => r.plots["own-1"]["friction loss"] > 0);
  await page.keyboard.press("w");
  await page.locator("#pane-contact dd button", { hasText: "µm" }).click();
  await until(page, (r) => Object.keys(r.plots["own-2"] ?? {}).some((k) => k.endsWith(" gap")));
  // zoom by a drag, all by a double click; the picture stays large
  const stage = await page.locator("#canvas").boundingBox();
  assert.ok(stage.height > 200, `${stage.height} px`);
  const over = await page.locator("#plot-own-0 .u-over").boundingBox();
  const span = () => page.evaluate(() => { const u = window.tumble.plots.charts[0].plot; return u.scales.x.max - u.scales.x.min; });
  const whole = await span();
  await page.mouse.move(over.x + 0.25 * over.width, over.y + 30);
  await page.mouse.down();
  await page.mouse.move(over.x + 0.5 * over.width, over.y + 32, { steps: 5 });
  await page.mouse.up();
  assert.ok(Math.abs((await span()) / whole - 0.25) < 0.05, `${await span()} of ${whole}`);
  await page.mouse.dblclick(over.x + 0.6 * over.width, over.y + 30);
  // all of it again; lines that came late may have made it a little more
  await page.waitForFunction((s) => { const u = window.tumble.plots.charts[0].plot; return u.scales.x.max - u.scales.x.min > s - 1e-9; }, whole);
  assert.equal(await page.evaluate(() => window.tumble.plots.range), null);
  const save = async (kind) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#plot-own-0 button", { hasText: kind }).click()]);
    return readFileSync(await file.path());
  };
  const csv = (await save("CSV")).toString().split("\n");
  assert.match(csv[0], /^time \[s\],ball\[0\] vx \[m\/s\],ball\[0\] vx \(compared\) \[m\/s\],/);
  assert.ok(csv.length > 700 && csv.some((line) => line.split(",")[5] === String(at(demo))), "every digit");
  assert.equal((await save("PNG")).subarray(1, 4).toString(), "PNG");
  const drawing = (await save("SVG")).toString();
  assert.ok(drawing.startsWith("<svg ") && drawing.match(/<polyline/g).length === 8);
  // a link has them, and closing takes them away
  const link = await page.evaluate(() => { window.tumble.address.write(); return location.href; });
  const again = await open(link);
  await until(again, (r) => r.plots["own-2"] !== undefined);
  for (let k = 0; k < 3; k++) await page.locator("#plot-own-0 button", { hasText: "×" }).click();
  await until(page, (r) => r.plots["own-0"] === undefined && r.plots.ledger !== undefined);
  assert.deepEqual(page.complaints, []);
});

test("plots of a scene that stands still are flat and say so; the energy's zero is named", async () => {
  const file = join(folder(), "cards.db");
  run("run", join(scenes, "card_house.toml"), "--record", file);
  const server = await view(file);
  const page = await open(`${server.link}&plots=1`);
  await until(page, (r) => r.plots.ledger);
  for (const id of ["ledger", "sources", "momentum"]) assert.match(await page.locator(`#plot-${id} .flat`).innerText(), /flat: changes by .*rounding/, id);
  const demo = await open(`${replay.link}&plots=1`);
  await until(demo, (r) => r.plots.ledger);
  assert.equal(await demo.locator("#plot-ledger .flat").innerText(), "");
  assert.match(await demo.locator("#plot-ledger .u-legend").innerText(), /potential above its lowest/);
  // the bands add up to the dashed line: the numbers of the legend too
  const { plots } = await report(demo), l = plots.ledger;
  const sum = l.kinetic + l["potential above its lowest"] + l["friction loss"] + l["restitution loss"];
  assert.ok(Math.abs(sum - l["initial energy and work"]) < 1e-6 * sum, JSON.stringify(l));
});

test("joints, belts, sensors and edges of meshes are drawn, of a scene and of its recording", async () => {
  const scene = join(folder(), "machine.json"), file = join(folder(), "machine.db"), box = (name, size, position, more) => ({ name, shape: { kind: "box", size }, position, ...more });
  writeFileSync(scene, JSON.stringify({ version: 1, name: "machine", time: { step: 0.005, duration: 1 }, bodies: [
    { name: "floor", kind: "fixed", shape: { kind: "plane", normal: [0, 0, 1] } },
    box("belt", [2, 0.5, 0.2], [0, 1.2, 0.1], { kind: "fixed", surface_velocity: [0.5, 0, 0] }), box("crate", [0.3, 0.3, 0.3], [0.4, 1.2, 0.35], { mass: 1 }),
    box("gate", [0.8, 0.8, 0.8], [0.4, 1.2, 0.6], { kind: "fixed", sensor: true }), box("bar", [0.8, 0.1, 0.1], [-1.6, 0, 1.5], { mass: 1 }),
    { name: "bob", shape: { kind: "sphere", radius: 0.12 }, mass: 1, position: [-0.4, 0, 1.2] },
    { name: "terrain", kind: "fixed", shape: { kind: "heightfield", heights: [[0.1, 0.3, 0.1], [0.1, 0.5, 0], [0.1, 0.1, 0.1]], cell: 0.4 }, position: [-1.8, 1.4, 0] },
  ], joints: [
    { name: "pivot", kind: "hinge", bodies: ["world", "bar"], at: [-2, 0, 1.5], axis: [0, 1, 0], range: [-0.4, 0.9] },
    { name: "cord", kind: "rope", bodies: ["bar", "bob"], at_a: [-1.2, 0, 1.5], at_b: [-0.4, 0, 1.32], length: 1.3 },
  ] }));
  run("run", scene, "--record", file);
  for (const what of [scene, file]) {
    const server = await view(what);
    const page = await open(`${server.link}&loop=0${what === file ? "&frame=20" : ""}`);
    await until(page, (r) => r.frame >= 20 && ["joints", "belts"].every((l) => r.layers.includes(l)));
    if (what === scene) await pause(page);
    await still(page);
    for (const [key, grows] of [["j", "triangles"], ["b", "triangles"], ["k", "lines"]]) {
      // off, if it is on at first
      const looks = async () => { await small(page, [2, 2]); return report(page); };
      if (key !== "k") await page.keyboard.press(key);
      const before = await looks();
      await page.keyboard.press(key);
      await until(page, ((n, what) => (r) => r[what] > n)(before[grows], grows));
    }
    assert.match(await page.locator("#legend").innerText(), /joint.*at its limit.*flat edge.*concave edge/s);
    // what is in a sensor is meant by a click, not the sensor
    const names = await page.evaluate(() => window.tumble.store.bodies.map((b) => b.name));
    const hit = (name) => page.evaluate((k) => { const { x, y } = document.querySelector("#canvas").getBoundingClientRect(), [u, v] = window.tumble.body(k).at; return window.tumble.stage.pick(x + u, y + v)?.body; }, names.indexOf(name));
    assert.equal(names[await hit("crate")], "crate");
    // where the joints are, is where the bodies say
    const joint = await page.evaluate(() => ({ about: window.tumble.store.about.joints[0], state: window.tumble.shown.joint(0) }));
    assert.deepEqual([joint.about.name, joint.about.kind, joint.state.holds], ["pivot", "hinge", true]);
    // a body's panel has its joints
    await page.evaluate((k) => window.tumble.selectBody(k), names.indexOf("bar"));
    const cells = await page.locator("#body-joints td").allTextContents();
    assert.ok(["pivot", "hinge", "cord", "rope"].every((word) => cells.includes(word)), cells.join());
    // a recording has the numbers of its tables
    assert.ok(joint.state.value[0] > 0.01 && joint.state.value[0] < 0.95, String(joint.state.value));
    assert.ok(joint.state.value.length === 6 && Math.hypot(...joint.state.force) > 1, JSON.stringify(joint.state));
    // and each of them is plotted by a click: of the hinge position and force, of the sensor what is inside
    await page.locator("#body-joints .plot-this").first().click();
    await page.locator('#body-joints button[title="plot the force of pivot over time"]').click();
    const told = await until(page, (r) => Number.isFinite(r.plots["own-0"]?.["pivot angle"]) && r.plots["own-1"]?.["pivot force"] > 1);
    assert.ok(told.plots["own-0"]["pivot angle"] > 0.01, JSON.stringify(told.plots["own-0"]));
    if (what === file) {
      await page.evaluate((k) => window.tumble.selectBody(k), names.indexOf("gate"));
      await page.locator('#pane-body button[title="plot bodies inside over time"]').click();
      await until(page, (r) => Object.keys(r.plots).filter((id) => id.startsWith("own-")).length === 3);
    }
    assert.deepEqual(page.complaints, []);
    await server.stop();
  }
});

test("contact marks know what hides them", async () => {
  const scene = join(folder(), "hidden.json");
  writeFileSync(scene, JSON.stringify({ version: 1, name: "hidden", time: { step: 0.01, duration: 1 }, view: { from: [0, -1, 0.15] }, bodies: [
    { name: "floor", kind: "fixed", shape: { kind: "plane", normal: [0, 0, 1] } },
    { name: "screen", kind: "fixed", shape: { kind: "box", size: [1.2, 0.05, 1.0] }, position: [-0.8, -1.2, 0.5] },
    { name: "behind", shape: { kind: "sphere", radius: 0.3 }, mass: 1, position: [-0.8, 0, 0.3] }, { name: "beside", shape: { kind: "sphere", radius: 0.3 }, mass: 1, position: [0.8, 0, 0.3] }, { name: "third", shape: { kind: "sphere", radius: 0.3 }, mass: 1, position: [2.2, 0, 0.3] }] }));
  const file = join(folder(), "hidden.db");
  run("run", scene, "--record", file);
  const server = await view(file);
  const page = await open(`${server.link}&frame=50&layers=contacts`, { fine: true });
  await until(page, (r) => r.frame === 50 && r.contacts === 3);
  await still(page);
  // how much the mark changes the picture where it is
  const look = () => page.evaluate(() => {
    const c = document.getElementById("canvas"), to = document.createElement("canvas");
    [to.width, to.height] = [c.width, c.height];
    const g = to.getContext("2d");
    g.drawImage(c, 0, 0);
    return [0, 1, 2].map((k) => {
      const { point } = window.tumble.contact(k), [x, y] = window.tumble.stage.eye.project(point), s = c.width / c.clientWidth;
      return Array.from(g.getImageData(Math.round(x * s) - 2, Math.round(y * s) - 2, 5, 5).data);
    });
  });
  const names = await page.evaluate(() => [0, 1, 2].map((k) => window.tumble.store.bodies[window.tumble.contact(k).b].name));
  const on = await look();
  await page.keyboard.press("1");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const off = await look(), change = on.map((a, k) => a.reduce((sum, x, i) => sum + Math.abs(x - off[k][i]), 0) / a.length);
  const of = (name) => change[names.indexOf(name)];
  assert.ok(of("beside") > 1.6 * of("behind") && of("behind") > 0, `beside ${of("beside")}, behind ${of("behind")}`);
});

test("a body whose place is not a number stays where it was, red, and is named", async () => {
  const page = await open(`${replay.link}&frame=200`);
  await until(page, (r) => r.frame === 200);
  const k = await page.evaluate(() => {
    const k = window.tumble.store.bodies.findIndex((b) => b.name === "sledge"), f = window.tumble.store.peek(201) ?? null;
    return { k, there: f !== null };
  });
  await page.evaluate(async ({ k }) => {
    const f = await window.tumble.store.fetch(201);
    f.states[13 * k] = NaN;
  }, k);
  await page.keyboard.press("ArrowRight");
  await until(page, (r) => r.frame === 201);
  assert.match(await page.locator("#legend").innerText(), /not a number, shown where it was last: sledge/);
  const red = await page.evaluate(({ k }) => { const m = window.tumble.stage.crowd.pose(k).elements; return m.every(Number.isFinite) && m[15] === 1; }, k);
  assert.ok(red, "it has a place");
  assert.deepEqual(page.complaints, []);
});

test("a slow page shows new frames, not old ones", async () => {
  const server = await view(lasting("stack"));
  const page = await open(server.link);
  await until(page, (r) => r.frame > 20);
  // every picture takes a while, and says what the page had got when it was begun
  await page.evaluate(() => {
    const { stage, link } = window.tumble, draw = stage.render.bind(stage), { pushed, status } = link.listener;
    let newest = -1, said = 0, came = 0;
    window.pictures = [];
    link.listener.status = (s) => {
      said = s.end;
      status(s);
    };
    link.listener.pushed = (rows, frame) => {
      newest = frame.number;
      came++;
      // a frame that had been waiting would be older than what the server has said before
      if (frame.number + 1 < said) window.stale = `frame ${frame.number} came when ${said - 1} was there`;
      pushed(rows, frame);
    };
    stage.render = () => {
      if (!stage.dirty) return draw();
      if (came > 0) window.pictures.push({ shown: window.tumble.shown.number, newest, came });
      came = 0;
      const start = performance.now();
      while (performance.now() < start + 300);
      return draw();
    };
  });
  // the world runs on meanwhile: frames are left out
  const skipped = (list) => list.slice(1).filter((p, k) => p.shown > list[k].shown + 1).length;
  let list = [];
  for (const end = Date.now() + patience(60000); (list.length < 12 || skipped(list) < 6) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    list = await page.evaluate(() => window.pictures);
  }
  const told = list.map((p) => `${p.shown} of ${p.newest}, ${p.came} came`).join("; ");
  assert.ok(list.length >= 12 && skipped(list) >= 6, `the world stands still: ${told}`);
  // each picture is of the newest frame that had come, and none had to wait for its picture
  for (const p of list) assert.ok(p.shown === p.newest && p.came === 1, told);
  assert.equal(await page.evaluate(() => window.stale), undefined);
});

test("words in the picture keep apart, arrows end inside it, trails reach their bodies", async () => {
  const page = await open(`${replay.link}&frame=330&layers=names,velocities,trails`);
  await until(page, (r) => r.frame === 330);
  await still(page);
  // the trails have come
  await page.waitForFunction(() => window.tumble.stage.trails.object.geometry.getAttribute("instanceEnd")?.count > 1);
  const boxes = await page.locator("#labels span").evaluateAll((list) => list.map((e) => e.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length >= 5);
  const canvas = await page.locator("#canvas").boundingBox();
  for (const [k, a] of boxes.entries()) {
    assert.ok(a.left >= canvas.x - 1 && a.right <= canvas.x + canvas.width + 1, JSON.stringify(a));
    for (const b of boxes.slice(k + 1)) assert.ok(a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1, "two labels overlap");
  }
  const ends = await page.evaluate(() => {
    const { stage, shown, store } = window.tumble, g = stage.trails.object.geometry, last = g.getAttribute("instanceEnd");
    const k = store.bodies.findIndex((b) => b.kind === "dynamic");
    const near = [...Array(last.count)].map((_, i) => Math.hypot(last.getX(i) - shown.states[13 * k], last.getY(i) - shown.states[13 * k + 1], last.getZ(i) - shown.states[13 * k + 2]));
    return Math.min(...near);
  });
  assert.ok(ends < 1e-5, `the trail ends ${ends} m from its body`);
});

test("colours mean numbers: a scale with a bar, as far as the data go", async () => {
  const page = await open(`${replay.link}&frame=120&colour=speed&layers=chains`);
  await until(page, (r) => r.frame === 120);
  const legend = await page.locator("#legend").innerText();
  assert.match(legend, /normal force 0\s+[\d.]+ N/);
  const top = Number(/speed 0\s+([\d.]+) m\/s/.exec(legend)[1]);
  const fastest = sql(demo, "SELECT max(vx*vx+vy*vy+vz*vz) AS v FROM state WHERE frame <= 120")[0].v ** 0.5;
  assert.ok(top >= 0.4 * fastest && top <= 2.6 * fastest, `${top} for ${fastest} m/s`);
  assert.equal(await page.locator("#legend .bar").count(), 2);
});

test("pictures are what they were: cones on a slope, the demo in the dark", async () => {
  const file = join(folder(), "slope.db");
  run("run", join(scenes, "slope.toml"), "--record", file);
  const server = await view(file);
  // a recording, opened at the frame: light and ground are laid for this picture, whatever was drawn before on another machine
  const page = await open(`${server.link}&frame=20&layers=grid,shadows,cones,impulses&camera=0.62,-1.35,0.55,0.03,-0.12,0.1`, { fine: true });
  const placed = await until(page, (r) => r.frame === 20);
  assert.deepEqual(placed.camera.map((x) => Number(x.toPrecision(3))), [0.62, -1.35, 0.55, 0.03, -0.12, 0.1], "the camera of the link");
  const modes = await page.evaluate(() => Array.from({ length: 8 }, (_, k) => [window.tumble.store.bodies[window.tumble.contact(k).b].name, window.tumble.contact(k).mode]));
  for (const [name, mode] of modes) assert.equal(mode, name === "slides" ? 2 : 1, `${name}: ${modes}`);
  const slope = await comparePicture(page, "slope");
  // a picture without its cones, its shadows or its grid is another picture
  for (const key of ["4", "h"]) {
    await page.keyboard.press(key);
    assert.ok(!same(difference(await small(page), slope)), `${key} makes no difference`);
    await page.keyboard.press(key);
  }
  // the grid is faint: it is seen from near
  const near = await small(page, [480, 300]);
  await page.keyboard.press("g");
  const without = difference(await small(page, [480, 300]), near);
  assert.ok(without.mean > 0.02 && without.places < 480, `the grid changes colours by ${without.mean}, ${without.places} places much`);
  await page.keyboard.press("g");
  assert.ok(same(difference(await small(page), slope)), "all is as it was");
  // without its grid, the ground is as bright as between the lines
  await page.keyboard.press("g");
  const bare = await small(page);
  assert.ok(Math.abs(bare[0] - slope[0]) < 20, `the ground: ${bare[0]} without a grid, ${slope[0]} with one`);
  await server.stop();
  // where the bodies begin: how they fall is not what is looked at here
  const night = await open(`${replay.link}&frame=1&layers=contacts,grid,shadows&camera=3,-4.5,3,0.3,0,0.8`, { colorScheme: "dark", fine: true });
  await until(night, (r) => r.frame === 1);
  await comparePicture(night, "demo-dark");
});

test("gaps between bodies are darker where the machine can draw it", async () => {
  const file = join(folder(), "gaps.db");
  run("run", join(scenes, "pyramid.toml"), "--record", file, "--duration", "0.02");
  const server = await view(file), seen = [];
  for (const quality of ["fine", "best"]) {
    const page = await open(`${server.link}&bare=1&quality=${quality}&frame=1&layers=shadows`, { viewport: { width: 480, height: 300 } });
    await until(page, (r) => r.frame === 1);
    await still(page);
    seen.push(await small(page, [240, 150]));
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
  const light = (picture) => picture.reduce((sum, x) => sum + x, 0);
  assert.ok(light(seen[1]) < light(seen[0]), "it darkens");
  assert.ok(light(seen[1]) > 0.9 * light(seen[0]), "a little");
  await server.stop();
});

test("a film plays in a browser: as many pictures as it says, the first as in the GIF, and things move", async () => {
  const [film, gif] = ["film.mp4", "film.gif"].map((name) => join(folder(), name));
  run("export", demo, "--to", "mp4", "-o", film, "--size", "320x180", "--every", "8");
  run("export", demo, "--to", "gif", "-o", gif, "--size", "320x180", "--every", "72");
  const page = await (await (await launch()).newContext()).newPage();
  const data = (file, type) => `data:${type};base64,${readFileSync(file).toString("base64")}`;
  const seen = await page.evaluate(async ([film, gif]) => {
    const canvas = document.createElement("canvas"), g = canvas.getContext("2d", { willReadFrequently: true });
    [canvas.width, canvas.height] = [320, 180];
    const pixels = (source) => {
      g.drawImage(source, 0, 0);
      return Array.from(g.getImageData(0, 0, 320, 180).data).filter((_, k) => k % 4 < 3);
    };
    const video = Object.assign(document.createElement("video"), { muted: true, src: film }), image = Object.assign(new Image(), { src: gif });
    const happens = (what) => new Promise((done, fail) => { video.addEventListener(what, done, { once: true }); video.onerror = () => fail(new Error(video.error.message)); });
    await Promise.all([image.decode(), happens("loadeddata")]);
    const at = async (t) => {
      const there = happens("seeked");
      video.currentTime = t;
      await there;
      return pixels(video);
    };
    return { size: [video.videoWidth, video.videoHeight], long: video.duration, still: pixels(image), first: await at(0.01), later: await at(1.51), last: await at(2.99) };
  }, [data(film, "video/mp4"), data(gif, "image/gif")]);
  await page.context().close();
  assert.deepEqual(seen.size, [320, 180]);
  assert.ok(Math.abs(seen.long - 91 / 30) < 0.05, `${seen.long} s`);
  // a GIF has 255 colours, a film half the resolution of colours
  const first = difference(seen.first, seen.still);
  assert.ok(first.mean < 4 && first.places < 0.01 * 320 * 180, JSON.stringify(first));
  for (const other of [seen.later, seen.last]) assert.ok(difference(other, seen.first).places > 0.01 * 320 * 180);
});

test("an exported page opens from disk: a badge, axes, gravity, plots, and bodies that fill it", async () => {
  const recording = join(folder(), "exported.db"), file = join(folder(), "exported.html");
  run("run", "demo", "--record", recording);
  run("export", recording, "--to", "html", "-o", file);
  const page = await open(`file://${file}`, { ready: false, before: () => {
    // what was drawn can be read
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, options) { return get.call(this, kind, { ...options, preserveDrawingBuffer: true }); };
  } });
  const worst = sql(recording, "SELECT max(residual) AS r FROM frame")[0].r;
  await page.locator("#badge b").waitFor();
  assert.match(await page.locator("#badge").innerText(), /✓ solved\nresidual [\d.e-]+ m\/s\nworst: solved/);
  assert.ok((await page.locator("#badge small").innerText()).includes(worst.toExponential(1)), `the worst residual, ${worst}`);
  await page.click("#play");
  await page.locator("#time").fill("0");
  await page.waitForTimeout(500);
  // bodies are coloured, the ground is not
  const seen = await page.evaluate(() => {
    const c = document.getElementById("stage"), copy = document.createElement("canvas");
    [copy.width, copy.height] = [c.width, c.height];
    const at = copy.getContext("2d");
    at.drawImage(c, 0, 0);
    const { data } = at.getImageData(0, 0, c.width, c.height);
    const box = [1, 1, 0, 0];
    for (let k = 0; k < data.length; k += 4) {
      const [r, g, b] = data.slice(k, k + 3), x = ((k / 4) % c.width) / c.width, y = Math.floor(k / 4 / c.width) / c.height;
      if (Math.max(r, g, b) - Math.min(r, g, b) < 35 || data[k + 3] < 255) continue;
      [box[0], box[1], box[2], box[3]] = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    }
    return box;
  });
  assert.ok(seen[3] - seen[1] > 0.4 && seen[0] >= 0 && seen[2] <= 1, `bodies fill the picture: ${seen}`);
  const inked = (id) => page.evaluate((id) => {
    const c = document.getElementById(id), { data } = c.getContext("2d").getImageData(0, 0, c.width, c.height);
    return data.filter((v, k) => k % 4 === 3 && v > 0).length;
  }, id);
  assert.ok((await inked("gizmo")) > 100 && (await inked("plot")) > 500);
  const plots = await page.locator("#what option").allInnerTexts();
  for (const name of ["energy", "residual", "contacts"]) assert.ok(plots.includes(name), name);
  assert.ok(plots.some((p) => p.endsWith(": place")) && plots.some((p) => p.endsWith(": speed")), plots.slice(0, 6).join());
  await page.selectOption("#what", plots.find((p) => p.endsWith(": speed")));
  await page.waitForTimeout(200);
  assert.ok((await inked("plot")) > 500);
  assert.deepEqual(page.complaints, []);
});

test("an exported page plots every body, those of one name apart", async () => {
  const scene = join(folder(), "same.toml"), recording = join(folder(), "same.db"), file = join(folder(), "same.html");
  const bodies = Array.from({ length: 230 }, (_, k) => `[[bodies]]\nname = "same"\nmass = 1\nposition = [${k}, 0, 0]\nvelocity = [0, ${k + 1}, 0]\nshape = { kind = "sphere", radius = 0.2 }\n`);
  writeFileSync(scene, `version = 1\ngravity = [0, 0, 0]\n[time]\nstep = 0.01\nduration = 0.1\n${bodies.join("")}`);
  run("run", scene, "--record", recording);
  run("export", recording, "--to", "html", "-o", file);
  const page = await open(`file://${file}`, { ready: false });
  await page.locator("#badge b").waitFor();
  const places = (await page.locator("#what option").allInnerTexts()).filter((p) => p.endsWith(": place"));
  assert.equal(places.length, 230);
  assert.equal(new Set(places).size, 230);
  assert.ok(places.includes("same: place") && places.includes("same (230): place"), places.slice(0, 3).join());
  assert.deepEqual(page.complaints, []);
});
