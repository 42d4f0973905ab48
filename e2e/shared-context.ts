// One browser context with one page for all journeys of a worker that want the same kind of browser. Playwright's own
// reuse empties the cache, too: each journey would load and compile the whole product again, in twice the time.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** What journeys listen to. */
const EVENTS = ["request", "response", "download", "console"];
/** What a page keeps, but for cookies and the cache. */
const STORES = "local_storage,indexeddb,cache_storage,service_workers";
const retired = new WeakSet<BrowserContext>();

/** For a journey that changes its page for good, with an init script or a fake clock: the next one gets a new page. */
export function retire(page: Page) {
  retired.add(page.context());
}

/** For a journey without a connection: what earlier ones loaded is not there. */
export async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

export type SharedContexts = ReturnType<typeof shareContexts>;

export function shareContexts(browser: Browser) {
  const contexts = new Map<string, BrowserContext>();
  return {
    take: async (options: BrowserContextOptions) => {
      const key = JSON.stringify(options);
      const shared = contexts.get(key);
      if (shared) return shared;
      const context = await browser.newContext(options);
      contexts.set(key, context);
      context.once("close", () => contexts.delete(key)); // a journey may close all that its browser has
      return context;
    },
    /** Makes it as good as new; one that failed is closed instead. */
    giveBack: async (options: BrowserContextOptions, hasPassed: boolean) => {
      const key = JSON.stringify(options);
      const context = contexts.get(key);
      if (!context || (hasPassed && !retired.has(context) && (await reset(context, options)))) return;
      await context.close();
    },
  };
}

/** Whether there is a page to go on with: it shows a text file then, with no script of the site. */
async function reset(context: BrowserContext, { baseURL = "", viewport, permissions = [] }: BrowserContextOptions) {
  const [page, ...others] = context.pages();
  if (!page) return false;
  for (const other of others) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event); // of all events, Playwright's own would go with them
  for (const event of ["weberror", "console"]) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  await page.goto(new URL("/robots.txt", baseURL).href);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: STORES });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  await context.clearCookies({ name: /^(?!huesmith-machine$)/ }); // every journey has that one
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  return true;
}
