// Pages on a slow connection: their HTML arrives in pieces, and the browser paints what it has.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "./journey.ts";

const PIECE_BYTES = 4000;
const PAUSE_MS = 40;
/** The shift allowed for the bar at the bottom of a phone, which grows by a line. */
const MAX_SHIFT = 0.005;

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

for (const { name, viewport, paths } of SCREENS) {
  test(`on ${name}, painted parts do not shift while the rest loads`, async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.continue();
      // A font that arrives after the first paint moves text, too.
      return /\.(?:js|woff2)$/.test(pathname) ? route.abort() : route.continue({ url: baseURL + pathname });
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      const { address, stop } = await serveSlowly(Buffer.from(await (await request.get(path)).text()));
      await page.goto(address);
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shift, path).toBeLessThan(MAX_SHIFT);
      stop();
    }
    await context.close();
  });
}
