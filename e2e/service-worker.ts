// The service worker, which other journeys run without.
import type { Browser, Page } from "@playwright/test";
import { expect, listTroubles } from "./journey.ts";

export type WorkerBrowser = Awaited<ReturnType<typeof openWorkerBrowser>>;

/** A separate browser in which the worker runs. */
export async function openWorkerBrowser(browser: Browser, baseURL = "") {
  const context = await browser.newContext({ baseURL, serviceWorkers: "allow" });
  return { context, page: await context.newPage(), troubles: listTroubles(context) };
}

export function listCaches(page: Page) {
  return page.evaluate(() => caches.keys());
}

/**
 * Waits until all files of this page's build are cached, and the page itself. The list of files is requested only once:
 * requests go through the worker, and Chromium checks for a new worker when this one is idle.
 */
export async function expectKept(page: Page, path: string) {
  const { build, files } = await page.evaluate(async () => {
    const { build } = document.documentElement.dataset;
    return { build, files: (await (await fetch(`/builds/meta/${build}.json`)).json()).files as string[] };
  });
  const countMissing = async () => {
    const kept = await page.evaluate(async (build) => {
      const requests = await (await caches.open(`build-${build}`)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    }, build);
    const paths = new Set(kept);
    return [...files, path].filter((file) => !paths.has(file)).length;
  };
  await expect.poll(countMissing, { timeout: 60_000 }).toBe(0);
}

/** Waits until a tool's page is cached, and all scripts, which come before it. */
export async function expectPageKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate((key) => caches.match(key).then(Boolean), path), { timeout: 60_000 })
    .toBe(true);
}
