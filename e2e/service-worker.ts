// The service worker, which other journeys go without.
import type { Browser, Page } from "@playwright/test";
import { expect, listTroubles } from "./journey.ts";

export type WorkerBrowser = Awaited<ReturnType<typeof openWorkerBrowser>>;

/** A browser of its own, in which the worker runs. */
export async function openWorkerBrowser(browser: Browser, baseURL = "") {
  const context = await browser.newContext({ baseURL, serviceWorkers: "allow" });
  return { context, page: await context.newPage(), troubles: listTroubles(context) };
}

export function listCaches(page: Page) {
  return page.evaluate(() => caches.keys());
}

/** Until all files of the build of this page are kept, and the page itself. */
export async function expectKept(page: Page, path: string) {
  const countMissing = () =>
    page.evaluate(async (seen) => {
      const { build } = document.documentElement.dataset;
      const { files } = await (await fetch(`/builds/meta/${build}.json`)).json();
      const kept = await (await caches.open(`build-${build}`)).keys();
      const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
      return [...files, seen].filter((file) => !paths.has(file)).length;
    }, path);
  await expect.poll(countMissing, { timeout: 60_000 }).toBe(0);
}
