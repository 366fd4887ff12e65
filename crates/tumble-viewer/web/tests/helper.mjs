// Starts the command under test and a browser; nothing is left running.
//
// How long a test waits before it gives up goes through `patience`. TUMBLE_PATIENCE=4 waits four times as long, for a slow
// machine; without it, waits are three times as long as written, and longer by the load per processor where that is more: what
// comes is not waited for longer, and what does not come is a failure all the same.
import { spawn, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, "../../../..");
export const scenes = join(root, "scenes");
export const tumble = process.env.TUMBLE ?? join(root, "target/debug/tumble");

const asked = Number(process.env.TUMBLE_PATIENCE ?? 0);
if (!(asked >= 0 && asked <= 1000)) throw new Error(`TUMBLE_PATIENCE is ${process.env.TUMBLE_PATIENCE}: give a factor such as 4`);

/** A wait [ms] that is as long as this machine needs. */
export function patience(ms) {
  // the load counts the tests themselves, and what comes next may be heavier; twelve times is enough for a machine that ever gets there
  const load = Math.min(Math.max(2 * loadavg()[0] / availableParallelism(), 3), 12);
  return ms * (asked || load);
}

/** Debian's chromium, or another one by name. */
function browserPath() {
  const list = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = list.find((p) => p && existsSync(p));
  if (!found) throw new Error("no chromium: install it (apt-get install chromium) or set CHROMIUM");
  return found;
}

let browser = null;
const contexts = new Set(), servers = new Set();

/** Nothing of a test outlives it. */
export async function tidy(...keep) {
  for (const c of contexts) await c.close().catch(() => undefined);
  contexts.clear();
  for (const s of servers) if (!keep.includes(s)) await s.stop();
}

/** One browser for all tests of a file; WebGL is drawn by the processor, in as few processes and as few copies as can be: on a
 * busy machine each hop from one to the next waits for its turn. */
export async function launch() {
  browser ??= await chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-dev-shm-usage", "--in-process-gpu", "--disable-gpu-compositing",
      // a page that was put in place of the server's own has no address
      ...(process.env.TUMBLE_PAGE ? ["--disable-features=LocalNetworkAccessChecks"] : [])],
  });
  return browser;
}

export async function close() {
  await browser?.close();
  browser = null;
}

/** `tumble view …`: its link, and a way to end it. */
export async function view(...args) {
  const child = spawn(tumble, ["view", "--no-open", ...args], { cwd: folder(), stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  child.stderr.on("data", (d) => (errors += d));
  const link = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (d) => {
      text += d;
      if (text.includes("\n")) resolve(text.trim());
    });
    child.on("exit", (code) => reject(new Error(`tumble view ended with ${code}: ${errors}`)));
  });
  const server = {
    link, child, errors: () => errors, token: link.split("token=")[1], port: Number(new URL(link).port),
    stop: () => new Promise((resolve) => {
      servers.delete(server);
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.on("exit", resolve);
      child.kill("SIGKILL");
    }),
  };
  servers.add(server);
  return server;
}

/** Rows of an answer in SQL. */
export function sql(file, text) {
  const answer = JSON.parse(run("sql", file, text, "--json"));
  return answer.rows ?? answer;
}

export function run(...args) {
  return execFileSync(tumble, args, { cwd: folder(), encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

let place = null;
/** A folder for recordings that is thrown away. */
export function folder() {
  if (!place) {
    place = mkdtempSync(join(tmpdir(), "tumble-viewer-"));
    process.on("exit", () => rmSync(place, { recursive: true, force: true }));
  }
  return place;
}

/** A page on a link, ready; complaints of the page itself are kept. */
export async function open(link, options = {}) {
  const context = await (await launch()).newContext({ viewport: { width: 1100, height: 640 }, colorScheme: "light", ...options });
  contexts.add(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  context.setDefaultTimeout(patience(30000));
  const page = await context.newPage();
  page.complaints = [];
  // warnings of the library too: what it will not do any longer
  page.on("console", (m) => (m.type() === "error" || m.text().includes("THREE.")) && page.complaints.push(m.text()));
  page.on("pageerror", (e) => page.complaints.push(String(e)));
  page.on("dialog", (d) => { page.complaints.push(`dialog: ${d.message()}`); void d.dismiss(); });
  // a page that is not in the binary yet: TUMBLE_PAGE=../dist
  if (process.env.TUMBLE_PAGE) {
    for (const [path, file] of [["/app.js", "app.js"], ["/app.css", "app.css"], ["/", "index.html"]]) {
      await page.route((url) => url.pathname === path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: readFileSync(join(process.env.TUMBLE_PAGE, file), "utf8") });
      });
    }
  }
  // what the page finds before its own scripts run
  if (options.before) await page.addInitScript(options.before);
  // quick pictures, unless the look of one is what is tested
  await page.goto(options.fine || !link.includes("#") || link.includes("quality=") ? link : `${link}&quality=draft`);
  if (options.ready !== false) await ready(page);
  return page;
}

export async function ready(page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true", null, { timeout: patience(30000) });
}

export const report = (page) => page.evaluate(() => window.tumble.report());

/** Waits until the page's own report satisfies a condition. */
export async function until(page, condition, timeout = 15000) {
  const end = Date.now() + patience(timeout);
  for (;;) {
    const r = await report(page);
    if (condition(r)) return r;
    if (Date.now() > end) throw new Error(`never true: ${condition}\nreport: ${JSON.stringify(r)}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Waits until the camera has come to rest: it glides, and a turn runs out slowly. */
export async function still(page) {
  for (let before = ""; ; ) {
    const r = await report(page), now = r.camera.map((x) => x.toPrecision(6)).join();
    if (!r.gliding && now === before) return r;
    before = now;
    // by pictures, not by the clock: a busy machine draws few
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  }
}

/** Pause a live world so that its state can be compared. */
export async function pause(page) {
  const r = await report(page);
  if (r.playing) await page.click("#play");
  return until(page, (r) => !r.playing && (r.kind !== "live" || !r.status.playing) && r.frame === r.end - 1);
}
