// From a press to the next paint, for every control of every tool, on a processor four times as slow: what Chrome calls
// Interaction to Next Paint. `npm run bench:interaction [tool…]` builds first.
import { chromium } from "@playwright/test";
import { tools } from "../content/tools.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { percentile, startProduct } from "./built-product.ts";

const PORT = 4393;
const SLOWER = 4;
const GOAL_MS = 50;
const SHARE = 0.98;
/** Less than this is not reported by the browser, and counts as this. */
const LEAST_MS = 16;
const SETTLE_MS = 2500;
/** Longer than a press takes, so that its paint is reported before the next. */
const PAUSE_MS = 150;
const CONTROLS =
  "main :is(button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=slider], [role=tab], [contenteditable])";
const WORST = 5;

const asked = process.argv.slice(2);
const { base, stop } = await startProduct(PORT);
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false, args: CHROMIUM_FLAGS });
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
} finally {
  await browser.close();
  await stop();
}

function row(title, times, note) {
  return `| ${title} | ${times.length} | ${percentile(times, 0.5)} ms | ${percentile(times, SHARE)} ms | ${note} |`;
}

/** Each control of a tool once, with how long its press took to show. */
async function pressAll({ path }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const open = async () => {
    await page.goto(base + path);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForTimeout(SETTLE_MS);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(watch, LEAST_MS);
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
    await page.evaluate(() => globalThis.pressed.splice(0));
    const isPressed = await press(control, found).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    await page.waitForTimeout(PAUSE_MS);
    const ms = await page.evaluate((least) => Math.max(least, ...globalThis.pressed), LEAST_MS);
    presses.push({ name: found.name, ms });
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
  await control.click(soon);
}

/** In the page. Null for what can't be pressed. */
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

/** In the page. */
function watch(least) {
  globalThis.pressed = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.pressed.push(duration);
  }).observe({ type: "event", durationThreshold: least });
}
