import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import type { default as Axe, NodeResult } from "axe-core";
import { deriveKey } from "../server/backend/keys.ts";
import { machineKeyOf } from "../server/machine-key.ts";
import { expect } from "./expect.ts";
import { retire, type SharedContexts, shareContexts } from "./shared-context.ts";

export { expect, retire };

/**
 * Half the size of `axe.source`, which takes as long to send as the rules take on a short page. A fifth of the rules' time
 * went into writing down the HTML of every element.
 */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ noHtml: true });`;

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** Any script error, policy violation or hydration mismatch on its pages fails the test. */
export const test = base.extend<object, { contexts: SharedContexts }>({
  contexts: [async ({ browser }, use) => use(shareContexts(browser)), { scope: "worker" }],
  context: async (
    {
      contexts,
      contextOptions,
      baseURL,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      userAgent,
      viewport,
    },
    use,
    info,
  ) => {
    const screen = { deviceScaleFactor, hasTouch, isMobile, viewport };
    const options = { ...contextOptions, ...screen, baseURL, javaScriptEnabled, userAgent };
    const context = await contexts.take(options);
    const troubles = listTroubles(context);
    if ((await context.cookies()).length === 0) await openMachineLink(context);
    await use(context);
    await contexts.giveBack(options, info.status === info.expectedStatus);
    expect(troubles).toEqual([]);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** Collects the script errors, policy violations and hydration mismatches on its pages from now on. */
export function listTroubles(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  context.on("weberror", (error) => void troubles.push(String(error.error())));
  context.on("console", (message) => {
    if (/Content Security Policy|hydrat|did not match|Minified React error/i.test(message.text()))
      troubles.push(message.text());
  });
  return troubles;
}

/** The keys of the site under test. */
export function readKeys(): { anonKey: string; secretKey: string } {
  return JSON.parse(readFileSync(join(process.env.TEST_DATA_DIR ?? "", "keys.json"), "utf8"));
}

/** Opens the link from the terminal, as the operator's browser does, for the mailbox and the test checkout. */
export async function openMachineLink(context: BrowserContext) {
  const key = machineKeyOf({ deriveKey: (purpose) => deriveKey(readKeys().secretKey, purpose) });
  await context.request.get(`/mailbox?key=${key}`, { maxRedirects: 0 });
}

/** Opens an address and waits until the page responds to clicks. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await comeAlive(page);
  return response;
}

/** Opens an address whose scripts wait until the returned function is called, which costs less than a route. */
export async function openWithoutScripts(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true }); // nothing holds back a cached script
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*.js" }] });
  await page.goto(path, { waitUntil: "commit" });
  return () => session.detach();
}

/** The notifications load last. */
export function comeAlive(page: Page) {
  return page.getByLabel("Notifications").first().waitFor({ state: "attached" });
}

/** Navigates like a link on the open page, which costs less than half of opening the address, and least within a page. */
export async function goInPlace(page: Page, path: string) {
  await comeAlive(page); // before hydration, a link loads a document and ends what runs in the page
  await page.evaluate(async (address) => {
    const left = document.querySelector("h1");
    const leftText = left?.textContent;
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: address }));
    const isSamePage = link.pathname === location.pathname;
    link.click();
    link.remove();
    if (isSamePage) return; // its heading stays
    const isThere = () => {
      const heading = document.querySelector("h1");
      return heading && (heading !== left || heading.textContent !== leftText); // pages of one route share the element
    };
    while (!isThere()) await new Promise(requestAnimationFrame);
  }, path);
}

/** The names of the built scripts that contain one of the texts. */
export function findScripts(...texts: string[]): string[] {
  const folder = "build/client/assets";
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const found = names.filter((name) => {
    const script = readFileSync(join(folder, name), "utf8");
    return texts.some((text) => script.includes(text));
  });
  expect(found, texts.join(", ")).not.toEqual([]);
  return found;
}

/** Blocks scripts that contain one of the texts until the returned function is called. */
export async function withholdScripts(page: Page, ...texts: string[]) {
  return block(page, ...findScripts(...texts).map((name) => `*/assets/${name}`));
}

/** Fails requests until the returned function is called. A route would turn off the cache, so that all scripts load again. */
export async function block(page: Page, ...urls: string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls });
  return async () => {
    await session.send("Network.setBlockedURLs", { urls: [] });
    await session.detach();
  };
}

/** What a finger does that begins to scroll on a slider: the browser moves the thumb first. */
export async function scrollOver(slider: Locator, value: string) {
  await slider.dispatchEvent("pointerdown");
  await slider.fill(value);
  await slider.dispatchEvent("pointercancel");
}

/** Delays page data, so that a journey can act while a page is loading. */
export async function delayData(page: Page, delayMs = 900) {
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => {}); // the page no longer waits for it
  });
}

/**
 * Expects no violation of any axe rule, or of the given ones, on the page or a part of it. What a journey reveals is
 * often one part; axe is slow with the rest, which `every-page.spec.ts` checks. Elements that show a user's own color
 * pair, readable or not, have `data-specimen`, with the verdict next to them in words.
 */
export async function expectAccessible(place: Page | Locator, rules?: string[]) {
  const part = "goto" in place ? place.locator("html") : place;
  const page = part.page();
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  }
  const violations = await part.evaluate(async (include, runOnly) => {
    const options = {
      resultTypes: ["violations" as const],
      elementRef: true,
      selectors: false,
      preload: false,
      ...(runOnly && { runOnly }),
    };
    const results = await window.axe.run({ include, exclude: "[data-specimen]" }, options);
    const first = (nodes: NodeResult[]) => nodes.slice(0, 3).map(({ element }) => element?.outerHTML.slice(0, 300));
    return results.violations.map(({ id, nodes }) => `${id}: ${first(nodes).join(" ")}`);
  }, rules);
  expect(violations).toEqual([]);
}

/** Checks both themes: only the colors differ, so a part of the place may be enough for the dark one. */
export async function expectAccessibleInBothThemes(place: Page | Locator, darkPart = place) {
  const page = "goto" in place ? place : place.page();
  await page.emulateMedia({ colorScheme: "light" });
  await settleTransitions(page);
  await expectAccessible(place);
  await page.emulateMedia({ colorScheme: "dark" });
  await settleTransitions(page);
  await expectAccessible(darkPart, ["color-contrast"]);
}

/** Waits until all color transitions have ended. */
export async function settleTransitions(page: Page) {
  await page.evaluate(async () => {
    const list = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = list(); running.length > 0; running = list())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Expects that nothing overflows to the right. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, client, cut } = await page.evaluate(() => {
    const client = document.documentElement.clientWidth;
    const rightOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right;
    };
    /** The page clips content wider than the window, which no scroll bar shows. */
    const isCut = (element: Element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      return Math.max(...texts.map(rightOf)) > client + 1 && element.checkVisibility({ visibilityProperty: true });
    };
    /** Inside a box in the window that scrolls or clips. */
    const isHeld = (element: Element) => {
      for (let box = element; !box.matches("main"); box = box.parentElement as Element)
        if (getComputedStyle(box).overflowX !== "visible" && box.getBoundingClientRect().right <= client + 1)
          return true;
      return element.clientWidth === 1; // only for screen readers
    };
    const found = [...document.querySelectorAll("main *")].filter((one) => isCut(one) && !isHeld(one));
    return { scroll: document.documentElement.scrollWidth, client, cut: found.map(({ textContent }) => textContent) };
  });
  expect(scroll).toBeLessThanOrEqual(client);
  expect(cut, "texts that end outside the window").toEqual([]);
}
