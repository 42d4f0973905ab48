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

const PHONE = [390, 844] as const;
const DESKTOP = [1440, 900] as const;
const PAGES = [
  ["/random-color-generator?s=slow", PHONE, DESKTOP],
  ["/color-mixer", PHONE, DESKTOP],
  ["/compare-colors", PHONE, DESKTOP],
  ["/convert", PHONE, DESKTOP],
  ["/color-finder", DESKTOP],
  ["/color-shades", DESKTOP],
  ["/contrast-checker", DESKTOP],
  ["/pricing", PHONE, DESKTOP],
  ["/contact", DESKTOP],
] as const;

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

for (const [path, ...screens] of PAGES) {
  test(`painted parts of ${path} do not shift while the rest loads`, async ({ browser, baseURL, request }) => {
    const html = Buffer.from(await (await request.get(path)).text());
    const { address, stop } = await serveSlowly(html);
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.route("**/*", (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === "/") return route.continue();
        return pathname.endsWith(".js") ? route.abort() : route.continue({ url: baseURL + pathname });
      });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
        expect(shift, `at ${width} px`).toBeLessThan(MAX_SHIFT);
      }
    } finally {
      await context.close();
      stop();
    }
  });
}
