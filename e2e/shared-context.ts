// One browser context and page for all journeys of a worker that need the same kind of browser. Playwright's own reuse
// also clears the cache: each journey would load and compile the whole product again, in twice the time.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** The events that journeys listen to. */
const EVENTS = ["request", "response", "download", "console"];
/** What a page stores, except cookies and the cache. */
const STORES = "local_storage,indexeddb,cache_storage,service_workers";
const retired = new WeakSet<BrowserContext>();
const sessions = new WeakMap<Page, CDPSession>();

/** For a journey that changes its page permanently, by an init script or a fake clock: the next one gets a new page. */
export function retire(page: Page) {
  retired.add(page.context());
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
      context.once("close", () => contexts.delete(key)); // a journey may close all contexts
      return context;
    },
    /** Makes the context as good as new, or closes it after a failure. */
    giveBack: async (options: BrowserContextOptions, hasPassed: boolean) => {
      const key = JSON.stringify(options);
      const context = contexts.get(key);
      if (!context || (hasPassed && !retired.has(context) && (await reset(context, options)))) return;
      await context.close();
    },
  };
}

/** True if there is a page to reuse: it then shows a text file without any script of the site. */
async function reset(context: BrowserContext, { baseURL = "", viewport, permissions = [] }: BrowserContextOptions) {
  const [page, ...others] = context.pages();
  if (!page) return false;
  for (const other of others) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event); // removing all events would remove Playwright's own
  for (const event of ["weberror", "console"]) context.removeAllListeners(event);
  await Promise.all([
    context.unrouteAll({ behavior: "ignoreErrors" }),
    page.unrouteAll({ behavior: "ignoreErrors" }),
    context.setOffline(false),
    context.clearPermissions().then(() => context.grantPermissions(permissions)),
  ]);
  await page.goto(new URL("/robots.txt", baseURL).href);
  const session = await sessionOf(page);
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: STORES }),
    session.send("Page.resetNavigationHistory"),
    context.clearCookies({ name: /^(?!huesmith-machine$)/ }), // every journey has that cookie
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }),
    viewport && page.setViewportSize(viewport),
    page.mouse.move(0, 0),
  ]);
  return true;
}

async function sessionOf(page: Page) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}
