// Pages on a slow connection: their HTML arrives in pieces, and the browser paints what it has.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const PIECE_BYTES = 4000;
const PAUSE_MS = 40;
/** The shift allowed for the bar at the bottom of a phone, which grows by a line. */
const MAX_SHIFT = 0.005;

/** How often each element gets its style on average. */
const MAX_RESTYLES = 2;

const ON_BOTH = ["/random-color-generator?s=slow", "/color-mixer", "/compare-colors", "/convert", "/pricing"];
const SCREENS = [
  { name: "a phone", viewport: { width: 390, height: 844 }, paths: ON_BOTH },
  {
    name: "a desktop",
    viewport: { width: 1440, height: 900 },
    paths: [...ON_BOTH, "/color-finder", "/color-shades", "/contrast-checker", "/contact"],
  },
];

/** Serves a page as over a slow connection. */
async function serveSlowly(html: Buffer) {
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    for (let at = 0; at < html.length; at += PIECE_BYTES) {
      response.write(html.subarray(at, at + PIECE_BYTES));
      await setTimeout(PAUSE_MS);
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}

// Without scripts, and without fonts, because one that arrives after the first paint moves text.
test.beforeEach(({ page, baseURL }) =>
  page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.continue();
    return /\.(?:js|woff2)$/.test(pathname) ? route.abort() : route.continue({ url: baseURL + pathname });
  }),
);

async function openSlowly(page: Page, path: string) {
  const { address, stop } = await serveSlowly(await (await page.request.get(path)).body());
  await page.goto(address);
  stop();
}

for (const { name, viewport, paths } of SCREENS) {
  test(`on ${name}, painted parts do not shift while the rest loads`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await openSlowly(page, path);
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shift, path).toBeLessThan(MAX_SHIFT);
    }
  });
}

test("what arrives does not restyle what is there", async ({ browser, page }) => {
  for (const path of ["/html-color-codes", "/color/0D6986"]) {
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await openSlowly(page, path);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const restyled = (traceEvents as { args: { elementCount?: number } }[]).reduce(
      (sum, { args }) => sum + (args.elementCount ?? 0),
      0,
    );
    expect(restyled / (await page.locator("*").count()), path).toBeLessThan(MAX_RESTYLES);
  }
});
