// Parts of the page that need no page: framing, colours, labels, limits of axes, chains, the words of the gallery.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const parts = {};
let place;

before(async () => {
  place = mkdtempSync(join(tmpdir(), "tumble-parts-"));
  // media queries are asked at the top of some files
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined });
  const files = ["frustum", "colours", "labels", "chart", "chains", "gallery", "layers", "series", "keys", "joints", "belts", "overlays", "store", "protocol", "shapes", "trails"];
  const source = files.map((f) => `export * as ${f} from ${JSON.stringify(join(here, `../src/${f}.ts`))};`).join("\n") + '\nexport * as THREE from "three";';
  const outfile = join(place, "parts.mjs");
  await build({ stdin: { contents: source, resolveDir: join(here, "..") }, bundle: true, format: "esm", outfile, logLevel: "error", loader: { ".css": "empty" } });
  Object.assign(parts, await import(outfile));
});

after(() => rmSync(place, { recursive: true, force: true }));

test("a fit is tight: every point is inside, one is at the edge, whatever the shape of window and scene", () => {
  const { THREE, frustum: { Frustum } } = parts;
  for (const aspect of [0.5, 1, 2.2]) {
    for (const size of [[10, 0.5, 0.5], [0.2, 0.2, 4], [3, 3, 0.1]]) {
      const from = new THREE.Vector3(0.5, -0.95, 0.5), f = new Frustum(from, 35, aspect), box = new THREE.Box3(new THREE.Vector3(1, 2, 3), new THREE.Vector3(1 + size[0], 2 + size[1], 3 + size[2]));
      f.addBox(box);
      const { eye, target } = f.place(), camera = new THREE.PerspectiveCamera(35, aspect, 0.01, 1000);
      camera.up.set(0, 0, 1);
      camera.position.copy(eye);
      camera.lookAt(target);
      camera.updateMatrixWorld();
      camera.updateProjectionMatrix();
      let reach = 0;
      for (let k = 0; k < 8; k++) {
        const p = new THREE.Vector3(k & 1 ? box.max.x : box.min.x, k & 2 ? box.max.y : box.min.y, k & 4 ? box.max.z : box.min.z).project(camera);
        assert.ok(p.z < 1);
        reach = Math.max(reach, Math.abs(p.x), Math.abs(p.y));
      }
      assert.ok(Math.abs(reach - 0.84) < 1e-6, `${aspect}, ${size}: the farthest corner is at ${reach}`);
    }
  }
});

test("copies share a hue, kinds do not, and the colour of the scene counts", () => {
  const { colours: { BodyColours, kindOf, roundUp, viridis } } = parts;
  assert.deepEqual(["pin row 4[1]", "pin row 2[0]", "ball[13]", "crate 7", "7"].map(kindOf), ["pin row", "pin row", "ball", "crate", "7"]);
  const c = new BodyColours();
  c.show({ bodies: [...Array(30)].map((_, k) => ({ name: k < 15 ? `ball[${k}]` : `pin[${k}]`, kind: "dynamic" })).concat({ name: "own", kind: "dynamic", colour: "#112233" }) });
  const hue = (k) => c.of(k).getHSL({}).h, apart = (a, b) => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));
  for (let k = 1; k < 15; k++) assert.ok(apart(hue(k), hue(0)) < 0.03, `ball ${k}`);
  assert.ok(apart(hue(0), hue(20)) > 0.1);
  assert.ok(new Set([...Array(15)].map((_, k) => c.of(k).getHexString())).size > 10, "each is a little different");
  assert.equal(c.of(30).getHexString(), "112233");
  assert.deepEqual([0, 0.011, 3, 5, 5.1, NaN].map(roundUp), [1, 0.02, 5, 5, 10, 1]);
  // brighter all the way, so that it reads in grey
  const light = (x) => { const { r, g, b } = viridis(x); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  for (let k = 1; k <= 20; k++) assert.ok(light(k / 20) > light((k - 1) / 20));
});

test("labels keep out of each other's way and inside the picture", () => {
  const { labels: { apart } } = parts;
  const words = [...Array(60)].map((_, k) => ({ at: [40 + 3 * k, 100 + (k % 3)], text: `body ${k}` }));
  const kept = apart(words, 300, 200);
  assert.ok(kept.length >= 3 && kept.length < 10, String(kept.length));
  assert.equal(kept[0].text, "body 0");
  for (const w of apart([{ at: [-20, 5], text: "far left" }, { at: [500, 190], text: "far right" }], 300, 200)) assert.ok(w.at[0] > 20 && w.at[0] < 280 && w.at[1] > 15);
});

test("axes do not blow rounding up to a picture", () => {
  const { chart: { limits } } = parts;
  const [low, high, flat] = limits(-2e-12, 5e-12, 1e-6);
  assert.ok(flat && high - low >= 1e-6, `${low} … ${high}`);
  assert.equal(limits(0, 5, 1e-6)[2], false);
  assert.ok(limits(100, 100, 0)[0] < 100 && limits(100, 100, 0)[1] > 100);
  assert.deepEqual(limits(null, null, 1), [0, 1, false]);
});

test("a saved drawing is whole, and names in it are text", () => {
  const { chart: { drawing } } = parts;
  const t = [...Array(9000)].map((_, k) => k / 1000), y = t.map((x) => Math.sin(x));
  y[4321] = 40;
  const text = drawing({ id: "a", title: "<script>", hint: "", unit: "m", flat: 0 }, [{ name: "a & b", colour: "#123456", t, y }, { name: "b", colour: "#000000", ghost: true, t, y }], [0, 9], [-2, 42]);
  assert.ok(text.startsWith("<svg ") && text.trim().endsWith("</svg>") && !text.includes("<script>") && text.includes("a &amp; b"));
  assert.ok(text.length < 300_000, "it is thinned");
  // the spike is kept: its place is near the top
  const highest = Math.min(...[.../points="([^"]*)"/.exec(text)[1].matchAll(/,([\d.]+)/g)].map((m) => Number(m[1])));
  assert.ok(highest < 70, String(highest));
});

test("a chain has one bar for a pair of bodies, with the sum of its forces, from centre to centre", () => {
  const { chains: { barsOf } } = parts;
  const contact = (a, b, n, x) => ({ a, b, impulse: [n, 0, 0], point: [x, 0, 0] });
  const list = [contact(0, 1, 2, -1), contact(0, 1, 6, 1), contact(1, 2, 1, 0), contact(1, 2, 0, 9)];
  const f = { contacts: list.length, contact: (k) => list[k], centre: (k) => [0, 0, k] };
  const bars = barsOf(f, { bodies: [{ kind: "fixed" }, { kind: "dynamic" }, { kind: "dynamic" }], about: { step: 0.5 } });
  assert.deepEqual(bars.map((b) => [b.a, b.b, b.force, b.from, b.to]), [[0, 1, 16, [0.5, 0, 0], [0, 0, 1]], [1, 2, 2, [0, 0, 1], [0, 0, 2]]]);
});

test("scenes are found by their words, and say what they are in a line", () => {
  const { gallery: { lineOf, matches, rank } } = parts;
  const s = { file: "tippe_top.toml", typed: "tippe_top", title: "tippe top", group: "Spin", pictured: true, remarks: "A tippe top: a ball whose weight sits below its middle, about 3.5 cm wide. It spins. Look for: within four seconds it turns upside down." };
  assert.equal(lineOf(s.remarks), "A tippe top: a ball whose weight sits below its middle, about 3.5 cm wide.");
  for (const typed of ["", "tippe", "spin upside", "TOP"]) assert.ok(matches(s, typed), typed);
  assert.ok(!matches(s, "tippe domino"));
  // names come before titles, these before groups and descriptions
  const card = (typed, title, group, remarks) => ({ file: `${typed}.toml`, typed, title, group, pictured: false, remarks });
  const all = [card("demo", "demo", "Start here", "A crate that slides into it."), card("ice", "slide on ice", "Sliding", ""), card("slides", "two", "Sliding", ""), card("slide", "a cube", "Sliding", "It stops.")];
  const order = (typed) => all.filter((c) => matches(c, typed)).sort((a, b) => rank(a, typed) - rank(b, typed)).map((c) => c.typed);
  assert.deepEqual(order("slide"), ["slide", "ice", "slides", "demo"]);
  assert.deepEqual(order("SLIDE"), order("slide"));
  assert.deepEqual(order("slid crate"), ["demo"]);
  assert.deepEqual([rank(s, "tippe top"), rank(s, "tippe_top"), rank(s, "tippe_top.toml")], [0, 0, 0]);
});

test("the layers and colourings of a scene are those of the page, and no two keys are the same", () => {
  const { layers: { LAYERS }, keys: { keysOf } } = parts;
  const schema = JSON.parse(readFileSync(join(here, "../../../tumble-scene/scene.schema.json"), "utf8")).properties.view.properties;
  assert.deepEqual([...schema.layers.items.enum].sort(), LAYERS.map((l) => l.id).sort());
  const options = /\["body"[^\]]*\]/.exec(readFileSync(join(here, "../src/sheets.ts"), "utf8"))[0];
  assert.deepEqual(schema.colour_by.enum, JSON.parse(options));
  const all = [...LAYERS.map((l) => l.key), ...keysOf({}).flatMap((k) => k.keys)];
  assert.equal(new Set(all).size, all.length, all.join(" "));
});

test("numbers that can be plotted have names; others have none", () => {
  const { series: { Library, flatBelow } } = parts;
  const bodies = [{ name: "floor", kind: "fixed", mass: 0 }, { name: "ball", kind: "dynamic", mass: 2 }], s = { bodies, about: { step: 0.1, gravity: [0, 0, -10] } };
  const library = new Library(), find = (id) => library.find(id, s);
  assert.deepEqual([find("b:1:vz").label, find("b:1:vz").unit], ["ball vz", "m/s"]);
  assert.equal(find("c:0:1:00000000000000ff:slip").label, "floor ↔ ball slip");
  for (const id of ["", "b:1", "b:7:vz", "b:1:constructor", "w:nothing", "w:constructor", "c:0:1:xyz:gap", "c:0:9:00000000000000ff:gap", "x:1:2"]) assert.equal(find(id), null, id);
  assert.ok(Math.abs(flatBelow("J", s, 0.5) - 1e-5) < 1e-18);
});

test("numbers of joints and sensors are known by their names", () => {
  const { Library, jointQuantity } = parts.series;
  const bodies = [{ name: "gate", kind: "fixed", mass: 0 }, { name: "arm", kind: "dynamic", mass: 2 }];
  const events = [{ frame: 3, kind: 7, a: 0, b: 1 }, { frame: 5, kind: 7, a: 1, b: 0 }, { frame: 8, kind: 8, a: 0, b: 1 }];
  const s = { bodies, events, first: 0, end: 11, time: (k) => 0.1 * k, about: { step: 0.1, gravity: null, joints: [{ name: "elbow", units: ["rad", "m"] }] } };
  const find = (id) => new Library().find(id, s);
  assert.deepEqual([find("j:0:at0").label, find("j:0:at0").unit], ["elbow angle 0", "rad"]);
  assert.deepEqual([find("j:0:motor1").label, find("j:0:motor1").unit, find("j:0:torque").unit], ["elbow motor force 1", "N", "N·m"]);
  for (const id of ["j:0", "j:1:at0", "j:0:at2", "j:0:at9", "j:0:constructor", "s:0:outside", "s:7:inside"]) assert.equal(find(id), null, id);
  // coordinates, rates, motors, limits: six each; then force and torque
  const row = Array.from({ length: 30 }, (_, k) => k);
  const of = (name) => jointQuantity(name, ["rad", "m", "m", "rad", "rad", "rad"]).of(row);
  assert.deepEqual(["at5", "rate0", "motor3", "limit1", "fx", "tz"].map(of), [5, 6, 15, 19, 24, 29]);
  assert.ok(Math.abs(of("force") - Math.hypot(24, 25, 26)) < 1e-12);
  const inside = find("s:0:inside").of(s), entered = find("s:0:entered").of(s);
  assert.deepEqual([...inside.y], [0, 0, 1, 1, 0, 0]);
  assert.deepEqual([inside.t.at(-1), ...entered.y], [1, 0, 0, 1, 1]);
});

test("a motor's arc has the sense of its torque, and a broken joint is crossed out", () => {
  const { THREE, joints: { motorMarks, brokenMarks } } = parts, v = (x, y, z) => new THREE.Vector3(x, y, z);
  const pose = { a: v(0, 0, 0), b: v(0, 0, 0), axis: v(0, 0, 1), zero: v(1, 0, 0), hand: v(1, 0, 0), centres: [], down: v(0, 0, -1) };
  const joint = { name: "elbow", kind: "hinge", a: 0xffffffff, b: 0, units: ["rad"] };
  const most = { torque: 2, force: 0 }, state = (motor) => ({ driven: true, motor: [motor] });
  const [right] = motorMarks(joint, pose, state(1), 1, most), [left] = motorMarks(joint, pose, state(-2), 1, most);
  const angle = ({ arc }) => Math.atan2(arc[1].y, arc[1].x);
  assert.ok(angle(right) > 0 && angle(left) < 0);
  // half of the largest: half of three quarters of a turn
  assert.ok(right.arc.at(-1).distanceTo(v(0.62 * Math.cos(0.75 * Math.PI), 0.62 * Math.sin(0.75 * Math.PI), 0)) < 1e-9);
  assert.deepEqual(motorMarks(joint, pose, { driven: false, motor: [1] }, 1, most), []);
  assert.equal(brokenMarks(joint, pose, 1).bars.length, 2, "one cross, at the body");
});

test("a slack rope hangs as long as it is, a spring winds from end to end", () => {
  const { THREE, joints: { hanging, coil } } = parts, v = (x, y, z) => new THREE.Vector3(x, y, z), down = v(0, 0, -1);
  const long = (list) => list.slice(1).reduce((sum, p, k) => sum + p.distanceTo(list[k]), 0);
  const [a, b] = [v(0, 0, 2), v(1, 0, 2)];
  assert.equal(hanging(a, b, 1, down).length, 2, "taut: straight");
  assert.equal(hanging(a, b, 1.5, v(0, 0, 0)).length, 2, "without weight: straight");
  for (const length of [1.02, 1.2, 2, 5]) {
    const list = hanging(a, b, length, down);
    assert.ok(Math.abs(long(list) / length - 1) < 0.12, `${length} m is drawn ${long(list)} m long`);
    assert.ok(list[0].equals(a) && list.at(-1).equals(b) && list.every((p) => p.z <= 2 + 1e-12), "from end to end, and down");
  }
  const wound = coil(a, v(0, 3, 0), 0.1);
  assert.ok(wound[0].distanceTo(a) < 1e-12 && wound.at(-1).distanceTo(v(0, 3, 0)) < 1e-12);
});

test("a hinge has its axis, the arc of its free angles and a hand where it is; a slider has stops", () => {
  const { THREE, joints: { marksOf, poseOfJoint } } = parts, down = new THREE.Vector3(0, 0, -1);
  const turn = 0.5, q = [Math.cos(turn / 2), 0, 0, Math.sin(turn / 2)];
  // body 0 is at (2, 0, 0), turned by half a radian about z
  const f = { bodies: 1, states: [2, 0, 0, ...q, 0, 0, 0, 0, 0, 0] };
  const joint = { name: "pivot", kind: "hinge", a: 0xffffffff, b: 0, point_a: [1, 0, 0], point_b: [-Math.cos(turn), Math.sin(turn), 0], axis: [0, 0, 1], zero: [1, 0, 0], hand: [1, 0, 0], length: null, angle: [-1, 2], way: null, units: ["rad"] };
  const pose = poseOfJoint(joint, f, down);
  assert.ok(pose.a.distanceTo(pose.b) < 1e-12, "its points meet");
  const { bars, lines } = marksOf(joint, pose, 1);
  const along = (bar) => bar.to.clone().sub(bar.from).normalize();
  assert.ok(bars.some((b) => Math.abs(along(b).z) > 0.999), "the axis");
  const hand = bars.find((b) => b.from.equals(pose.b) && Math.abs(along(b).x - Math.cos(turn)) < 1e-9 && Math.abs(along(b).y - Math.sin(turn)) < 1e-9);
  assert.ok(hand, "the hand");
  for (const end of [-1, 2]) assert.ok(lines.some(([from, to]) => Math.abs(Math.atan2(to.y - from.y, to.x - from.x) - end) < 1e-9), `a limit at ${end} rad`);
  const slide = marksOf({ ...joint, kind: "slide", angle: null, way: [-0.5, 1.5] }, pose, 0.1);
  const rail = slide.bars.find((b) => Math.abs(b.from.distanceTo(b.to) - 2) < 1e-9);
  assert.ok(rail && slide.bars.length === 3, "a rail with two stops");
  assert.deepEqual(marksOf({ ...joint, kind: "coupling" }, pose, 1), { bars: [], balls: [], lines: [] });
});

test("chevrons lie on the upper side of a belt and go as fast as it does", () => {
  const { THREE, belts: { sideOf, chevrons } } = parts, up = new THREE.Vector3(0, 0, 1);
  const pose = new THREE.Matrix4().makeTranslation(0, 0, 1).multiply(new THREE.Matrix4().makeScale(4, 0.5, 0.2));
  const box = new THREE.Box3(new THREE.Vector3(-0.5, -0.5, -0.5), new THREE.Vector3(0.5, 0.5, 0.5));
  const side = sideOf(pose, box, new THREE.Vector3(-2, 0, 0), up);
  assert.ok(Math.abs(side.middle.z - 1.1) < 1e-9 && side.out.z === 1 && side.way.x === -1, JSON.stringify(side));
  assert.deepEqual([side.speed, side.long, side.wide].map((x) => Number(x.toFixed(9))), [2, 4, 0.5]);
  const [now, then] = [0, 0.01].map((t) => chevrons(side, t));
  assert.ok(now.places.length > 4 && now.places.every((x) => x >= -2 && x <= 2));
  assert.ok(Math.abs(then.places[0] - now.places[0] - 0.02) < 1e-9, "2 m/s for 10 ms");
  assert.equal(sideOf(pose, box, new THREE.Vector3(0, 0, 0), up), null);
});

test("an impulse is drawn on the body that is selected, that can move, or that it holds up", () => {
  const { overlays: { receiver } } = parts, down = [0, 0, -9.81];
  const contact = (a, b, z) => ({ a, b, normal: [0, 0, z] }), moves = (k) => k < 10;
  // a block on a floor, whichever stands first in the scene
  assert.equal(receiver(contact(20, 1, 1), moves, down, -1), 1);
  assert.equal(receiver(contact(1, 20, -1), moves, down, -1), -1);
  // of two bricks the upper one
  assert.equal(receiver(contact(1, 2, 1), moves, down, -1), 1);
  assert.equal(receiver(contact(1, 2, -1), moves, down, -1), -1);
  // whoever is selected
  assert.equal(receiver(contact(1, 2, 1), moves, down, 1), -1);
  assert.equal(receiver(contact(1, 20, -1), moves, down, 20), 1);
  assert.equal(receiver(contact(1, 2, 1), moves, null, -1), 1);
});

test("a plot of several numbers says what they are", () => {
  const { series: { titleOf } } = parts, of = (who, what) => ({ who, what, label: `${who} ${what}`.trim() });
  assert.equal(titleOf([of("ball", "x")]), "ball x");
  assert.equal(titleOf([of("ball", "vx"), of("ball", "vy")]), "ball vx, vy");
  assert.equal(titleOf([of("ball", "vx"), of("box", "vx")]), "vx of ball, box");
  assert.equal(titleOf([of("", "kinetic"), of("", "potential")]), "kinetic, potential");
  assert.equal(titleOf([of("ball", "vx"), of("box", "speed")]), "ball vx, box speed");
});

test("the worst frame of a run has the worst verdict, whatever residuals others have, and the largest residual of those", () => {
  const { store: { Store }, protocol: { COLUMN, VERDICTS, ROW_NUMBERS, verdictWord } } = parts;
  // rows as they come over the line: one after the other, as the page of a growing run gets them
  const run = (...frames) => {
    const s = new Store({}, 0), seen = [];
    frames.forEach(([word, residual], k) => {
      const numbers = new Float64Array(ROW_NUMBERS);
      numbers[COLUMN.verdict] = VERDICTS.indexOf(word);
      numbers[COLUMN.residual] = residual;
      assert.ok(s.takeRows({ epoch: 0, first: k, count: 1, numbers, end: 0 }), "a row that continues the others");
      const n = s.worstFrame();
      seen.push(`${verdictWord(s.value("verdict", n))} ${n}`);
    });
    return seen;
  };
  assert.deepEqual(run(["solved", 0], ["solved", 5e-9], ["overlap", 0], ["solved", 6e-9]), ["solved 0", "solved 1", "overlap 2", "overlap 2"]);
  assert.deepEqual(run(["infeasible", 0], ["inexact", 1e-7], ["guarded", 3.5], ["inexact", 2e-7], ["inexact", 2e-7]), ["infeasible 0", "inexact 1", "inexact 1", "inexact 3", "inexact 3"]);
  assert.deepEqual(run(["failed", 1], ["failed", NaN], ["failed", 2]), ["failed 0", "failed 1", "failed 1"]);
});

test("what lies between the eye and a body: a mesh by its triangles, not by the box around them", () => {
  const { THREE, shapes: { between } } = parts, at = new THREE.Matrix4(), v = (x, y, z) => new THREE.Vector3(x, y, z);
  // a chute: two triangles from low at the left to high at the right
  const chute = { kind: "hull", vertices: [-1, -0.1, 0, -1, 0.1, 0, 1, 0.1, 1, 1, -0.1, 1], triangles: [0, 1, 2, 0, 2, 3], edges: [] };
  const onIt = v(0, 0, 0.55), eye = v(0, -2, 2);
  assert.equal(between(chute, at, eye, onIt), false, "a marble on a chute is not behind it");
  assert.equal(between(chute, at, v(0, 0, 2), v(0, 0, 0.3)), true, "one below it is");
  assert.equal(between({ kind: "box", size: [2, 0.2, 1] }, new THREE.Matrix4().makeTranslation(0, 0, 0.5), eye, onIt), true);
  // scenery of very many triangles is never in the way
  const many = { ...chute, triangles: Array.from({ length: 30_000 }, () => chute.triangles).flat() };
  assert.equal(between(many, at, v(0, 0, 2), v(0, 0, 0.3)), false);
});

test("a trail ends where it is known: no straight line over a way that has not come yet", async () => {
  const { THREE, trails: { Trails } } = parts;
  let lines = null, answer = null;
  const stage = { trails: { set: (list) => { lines = list; }, clear: () => { lines = []; } }, dirty: false };
  // a path of a body that goes around a circle; nothing comes while `answer` is null
  const link = { bytes: (url) => new Promise((done) => {
    answer = () => {
      const q = new URLSearchParams(url.split("?")[1]), points = [];
      for (let k = Number(q.get("from")); k <= Number(q.get("to")); k += Number(q.get("stride"))) points.push(Math.cos(k / 50), Math.sin(k / 50), 0);
      done(new Float64Array(points).buffer);
    };
  }) };
  const trails = new Trails(link, stage, { of: () => new THREE.Color(1, 0, 0) });
  const store = { bodies: [{ kind: "dynamic" }], epoch: 0, index: 0, first: 0, time: (n) => n / 100, frameAt: (t) => Math.max(0, Math.floor(100 * t)) };
  const frame = (number) => ({ number, bodies: 1, centre: () => [Math.cos(number / 50), Math.sin(number / 50), 0] });
  const view = { layers: new Set(["trails"]), body: -1 };
  const longest = () => {
    const p = lines[0].points, steps = [];
    for (let k = 3; k < p.length; k += 3) steps.push(Math.hypot(p[k] - p[k - 3], p[k + 1] - p[k - 2]));
    return Math.max(...steps);
  };
  const came = async () => { answer(); await new Promise((done) => setTimeout(done)); };
  trails.update(frame(200), store, view, false);
  await came();
  assert.deepEqual([...lines[0].points.slice(-3)], [...Float32Array.from(frame(200).centre())], "it reaches its body");
  // a jump: what is known stays, and nothing is drawn across
  trails.update(frame(350), store, view, false);
  trails.update(frame(350), store, view, false);
  assert.ok(longest() < 0.1, `a line of ${longest()} m`);
  await came();
  assert.deepEqual([...lines[0].points.slice(-3)], [...Float32Array.from(frame(350).centre())]);
  assert.ok(longest() < 0.1);
  // while it plays, a few frames are bridged
  trails.update(frame(360), store, view, true);
  trails.update(frame(360), store, view, true);
  assert.deepEqual([...lines[0].points.slice(-3)], [...Float32Array.from(frame(360).centre())]);
});
