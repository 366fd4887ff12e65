// Time on the page, without a page: what play, seek, speed, loop and range do to the wanted frame.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
let Player, place;

before(async () => {
  place = mkdtempSync(join(tmpdir(), "tumble-player-"));
  const outfile = join(place, "player.mjs");
  await build({ entryPoints: [join(here, "../src/player.ts")], bundle: true, format: "esm", outfile, logLevel: "error" });
  ({ Player } = await import(outfile));
});

after(() => rmSync(place, { recursive: true, force: true }));

/** A run of 101 frames, 0.1 s apart. */
function reel(change = {}) {
  return {
    live: false, growing: false, first: 0, last: 100, about: { step: 0.1, duration: 10 },
    time: (frame) => 0.1 * frame, frameAt: (time) => Math.floor(10 * time + 1e-6), peek: () => true, prefetch: () => undefined, ...change,
  };
}

function player(run, at = {}) {
  const moment = { frame: 0, speed: 1, loop: false, range: null, ...at }, said = [];
  let changes = 0;
  const p = new Player(moment, { command: (words) => said.push(words), changed: () => changes++ });
  if (run) p.open(run, true);
  return { p, at: moment, said, changes: () => changes };
}

test("a recording is played by its clock, at its speed, and ends at its end", () => {
  const { p, at } = player(reel());
  p.tick(1, 0);
  assert.equal(at.frame, 0, "it stands until it is played");
  p.play();
  p.tick(0.25, 0);
  assert.equal(at.frame, 2);
  p.setSpeed(4);
  p.tick(0.25, 2);
  assert.equal(at.frame, 12);
  p.tick(100, 12);
  assert.deepEqual([at.frame, p.playing], [100, false]);
  p.play();
  assert.deepEqual([at.frame, p.playing], [0, true], "played at the end, it begins again");
});

test("a frame that has not come is waited for", () => {
  const { p, at } = player(reel({ peek: (frame) => frame < 5 }));
  p.play(true);
  p.tick(0.5, 0);
  assert.equal(at.frame, 5);
  p.tick(0.5, 4);
  assert.equal(at.frame, 5);
  p.tick(0.5, 5);
  assert.equal(at.frame, 10, "it is on the screen: on");
});

test("a loop begins at the range's beginning, and a recording that grows is waited for", () => {
  const { p, at } = player(reel());
  p.seek(20);
  p.setRange("begin");
  p.seek(30);
  p.setRange("end");
  assert.deepEqual(at.range, [20, 30]);
  p.toggleLoop();
  p.play(true);
  assert.equal(at.frame, 20);
  p.tick(0.5, 20);
  assert.equal(at.frame, 25);
  p.tick(0.6, 25);
  assert.deepEqual([at.frame, p.playing], [20, true]);
  p.setRange(null);
  p.toggleLoop();
  const grows = player(reel({ growing: true }));
  grows.p.seek(100);
  grows.p.play(true);
  grows.p.tick(1, 100);
  assert.deepEqual([grows.at.frame, grows.p.playing], [100, true]);
});

test("seek keeps to whole frames that are there", () => {
  const { p, at } = player(reel({ first: 10 }));
  for (const [wanted, frame] of [[50.4, 50], [-3, 10], [1e300, 100], [NaN, 100], [Infinity, 100]]) {
    p.seek(wanted);
    assert.equal(at.frame, frame, String(wanted));
  }
});

test("a live world is asked to run, wait and step; looking back stops it, and the past leads to the present", () => {
  const live = reel({ live: true }), { p, at, said } = player(live);
  p.told(true);
  assert.deepEqual([at.frame, p.playing, p.atHead], [100, true, true]);
  live.last = 101;
  p.came(101);
  assert.equal(at.frame, 101);
  p.seek(40);
  assert.deepEqual([at.frame, p.playing, p.atHead, said.at(-1).command], [40, false, false, "pause"]);
  p.told(false);
  live.last = 102;
  p.came(102);
  assert.equal(at.frame, 40, "what comes does not disturb");
  p.play();
  p.tick(100, 40);
  assert.deepEqual([at.frame, p.atHead, said.at(-1).command], [102, true, "play"]);
  p.step(3);
  assert.deepEqual([p.playing, said.at(-1)], [false, { command: "step", count: 3 }]);
  p.step(-2);
  assert.equal(at.frame, 100);
});

test("a live world that loops begins again a moment after its duration, and asks once", () => {
  const live = reel({ live: true }), { p, at, said } = player(live, { loop: true });
  p.told(true);
  p.came(100);
  p.told(false, true);
  assert.equal(p.playing, true, "it goes on, for whoever looks");
  p.tick(0.5, 100);
  assert.deepEqual(said, [], "the last picture stays for a moment");
  p.tick(0.5, 100);
  p.tick(5, 100);
  assert.deepEqual(said, [{ command: "reset" }, { command: "play" }]);
  p.open(reel({ live: true, last: 0 }), false);
  p.told(true);
  p.tick(5, 0);
  assert.deepEqual([said.length, at.frame], [2, 0]);
});

test("a world that was over before the page had opened it begins again as well", () => {
  const { p, said } = player(null, { loop: true });
  p.told(true);
  p.told(false, true);
  p.open(reel({ live: true }), false);
  p.tick(2, 100);
  assert.deepEqual([p.playing, said.map((w) => w.command)], [true, ["reset", "play"]]);
});

test("a live world that does not loop stops at its duration; play begins again, going on is said", () => {
  const live = reel({ live: true }), { p, said } = player(live);
  p.told(true);
  p.told(false, true);
  p.tick(5, 100);
  assert.deepEqual([p.playing, p.over, said.length], [false, true, 0]);
  p.goOn();
  assert.deepEqual([p.playing, said.at(-1).command], [true, "play"]);
  p.told(true);
  p.told(false, true);
  p.play();
  assert.deepEqual(said.slice(-2).map((w) => w.command), ["reset", "play"]);
});

test("looking back from the end stops the loop from taking the picture away", () => {
  const live = reel({ live: true }), { p, said } = player(live, { loop: true });
  p.told(true);
  p.told(false, true);
  p.seek(40);
  p.tick(5, 40);
  assert.deepEqual(said, []);
});

test("a range is played once, and then whoever waits is told", () => {
  const { p, at } = player(reel(), { loop: true });
  let ended = 0;
  p.playOnce([10, 20], () => ended++);
  assert.deepEqual([at.frame, p.playing], [10, true]);
  p.tick(0.5, 10);
  assert.deepEqual([at.frame, ended], [15, 0]);
  p.tick(5, 15);
  assert.deepEqual([at.frame, p.playing, ended], [20, false, 1]);
  p.playOnce([10, 20], () => ended++);
  p.stop();
  p.stop();
  assert.equal(ended, 2);
});

test("a world that somebody else runs is looked at: nothing is asked of it but by a hand, and its past leads to its present", () => {
  const live = reel({ live: true }), said = [], at = { frame: 0, speed: 1, loop: true, range: null };
  const p = new Player(at, { command: (words) => said.push(words.command), changed: () => undefined, writes: false });
  p.open(live, true);
  p.told(true);
  p.seek(40);
  assert.deepEqual([p.playing, p.atHead, said.length], [false, false, 0]);
  p.play();
  p.tick(100, 40);
  assert.deepEqual([at.frame, p.atHead, p.playing, said.length], [100, true, true, 0]);
  p.told(false, true);
  p.tick(5, 100);
  assert.equal(said.length, 0, "who runs it begins it again");
  p.told(true);
  p.play(false);
  assert.deepEqual([p.playing, said], [true, ["pause"]], "the answer says why not");
});
