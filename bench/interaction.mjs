// Measures the time from a click to the next paint for every control of every tool, on a CPU slowed down four times:
// Chrome's Interaction to Next Paint. `npm run bench:interaction [tool…]` builds first.
import { tools } from "../content/tools.ts";
import { percentile, startProduct } from "../scripts/built-product.ts";
import { launchChromium } from "../scripts/chromium.mjs";

const PORT = 4393;
const SLOWER = 4;
const GOAL_MS = 50;
const SHARE = 0.98;
/** The browser reports nothing shorter, so shorter times count as this. */
const MIN_MS = 16;
const SETTLE_MS = 2500;
/** Longer than a click takes, so that its paint is reported before the next click. */
const PAUSE_MS = 150;
/** How long a finger or mouse button stays down. */
const HELD_MS = 70;
const CONTROLS =
  "main :is(button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=slider], [role=tab], [contenteditable])";
const WORST = 5;
/** The parts of a click, in order. */
const PARTS = [
  "waiting for the main thread",
  "scripts, and the style and layout they ask for",
  "style and layout",
  "drawing",
];

const asked = process.argv.slice(2);
const { base, stop } = await startProduct(PORT);
const browser = await launchChromium();
const all = [];
try {
  console.log("| tool | presses | half | 98 % | slowest |\n|---|---:|---:|---:|---|");
  for (const tool of tools.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
    const presses = await pressAll(tool);
    all.push(...presses);
    const times = presses.map(({ ms }) => ms);
    const slowest = presses
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, WORST)
      .map(({ name, ms }) => `${name} ${ms}`);
    console.log(row(tool.title, times, slowest.join(", ")));
  }
  const times = all.map(({ ms }) => ms);
  console.log(row("All", times, `goal: 98 % within ${GOAL_MS} ms`));
  console.log(`\n| of a press over ${GOAL_MS} ms | half | 98 % |\n|---|---:|---:|`);
  const slow = all.filter(({ ms, parts }) => parts && ms > GOAL_MS);
  for (const [at, part] of PARTS.entries()) {
    const shares = slow.map(({ parts }) => parts[at]);
    console.log(`| ${part} | ${percentile(shares, 0.5).toFixed(0)} ms | ${percentile(shares, SHARE).toFixed(0)} ms |`);
  }
} finally {
  await browser.close();
  await stop();
}

function row(title, times, note) {
  return `| ${title} | ${times.length} | ${percentile(times, 0.5)} ms | ${percentile(times, SHARE)} ms | ${note} |`;
}

/** Clicks each control of a tool once and measures how long the result took to show. */
async function pressAll({ path }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const open = async () => {
    await page.goto(base + path);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForTimeout(SETTLE_MS);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(watch, MIN_MS);
  };
  await open();
  const names = await page.locator(CONTROLS).evaluateAll((controls) => controls.map((control) => control.outerHTML));
  const presses = [];
  const seen = new Set();
  for (let at = 0; at < names.length; at++) {
    const control = page.locator(CONTROLS).nth(at);
    const found = await control.evaluate(describe, undefined, { timeout: 1000 }).catch(() => null);
    if (!found || seen.has(found.name)) continue;
    seen.add(found.name);
    await page.evaluate(() => globalThis.watched.clear());
    const isPressed = await press(control, found).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    await page.waitForTimeout(PAUSE_MS);
    presses.push({
      name: found.name,
      ...((await page.evaluate(() => globalThis.watched.slowest())) ?? { ms: MIN_MS }),
    });
    if (new URL(page.url()).pathname !== path) await open();
    else await page.keyboard.press("Escape");
  }
  await context.close();
  return presses;
}

async function press(control, { isText, isRange }) {
  const soon = { timeout: 1000 };
  if (isRange) return control.press("ArrowRight", soon);
  if (isText) return control.press("4", soon);
  await control.scrollIntoViewIfNeeded(soon);
  const [x, y] = await control.evaluate(middleOf, undefined, soon);
  // Playwright's own click inspects the page between its events, which takes longer than many clicks.
  const { mouse } = control.page();
  await mouse.move(x, y);
  await control.page().waitForTimeout(PAUSE_MS);
  await mouse.down();
  await control.page().waitForTimeout(HELD_MS);
  await mouse.up();
}

/** Runs in the page. Fails for controls covered by something else. */
function middleOf(control) {
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...middle);
  if (!control.contains(hit) && !hit?.closest("label")?.contains(control)) throw new Error("covered");
  return middle;
}

/** Runs in the page. Returns null for what can't be clicked. */
function describe(control) {
  const isShown =
    control.checkVisibility({ visibilityProperty: true }) && control.getAttribute("aria-disabled") !== "true";
  if (!isShown || control.disabled) return null;
  const label = control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent ?? control.textContent;
  const type = control.getAttribute("role") ?? control.getAttribute("type") ?? control.localName;
  return {
    name: `${label.trim().replace(/\s+/g, " ").slice(0, 40) || control.title || "?"} (${type})`,
    isRange: type === "range" || type === "slider",
    isText: control.matches("input:not([type=checkbox], [type=radio], [type=range], [type=submit]), textarea"),
  };
}

/** Runs in the page. Records a click and the frame that shows it; frames over 50 ms report what they did. */
function watch(least) {
  const events = [];
  const frames = [];
  new PerformanceObserver((list) => events.push(...list.getEntries().filter((event) => event.interactionId))).observe({
    type: "event",
    durationThreshold: least,
  });
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({ type: "long-animation-frame" });
  const slowest = () => {
    const event = events.toSorted((a, b) => b.duration - a.duration)[0];
    if (!event) return null;
    const { startTime, processingStart, processingEnd, duration: ms } = event;
    const end = startTime + ms;
    const frame = frames.find(
      (one) => one.startTime <= processingEnd && one.startTime + one.duration > processingStart,
    );
    if (!frame) return { ms };
    const rendered = Math.min(frame.startTime + frame.duration, end);
    const laidOut = Math.min(Math.max(frame.styleAndLayoutStart, processingEnd), rendered);
    const parts = [processingStart - startTime, laidOut - processingStart, rendered - laidOut, end - rendered];
    return { ms, parts };
  };
  const clear = () => {
    events.length = 0;
    frames.length = 0;
  };
  globalThis.watched = { slowest, clear };
}
