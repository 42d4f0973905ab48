import type { Locator, Page } from "@playwright/test";
import { expect, goInPlace, open, openWithoutScripts, test } from "./journey.ts";
import { fixture } from "./pictures.ts";

/** A page that renders fast. */
const PAGE = "/legal/privacy-policy";

test("the header shows resources on hover, keeps the theme after a reload, and fits phones and desktops", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, PAGE);
  const resources = page.getByRole("button", { name: "Resources" });
  const main = page.getByRole("navigation", { name: "Main" });
  await resources.hover();
  await expect(main.getByRole("link", { name: "HTML color codes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("link", { name: "HTML color codes" })).toBeHidden();
  await page.mouse.move(600, 700);
  const theme = page.getByRole("button", { name: "Switch between light and dark theme" });
  await theme.click();
  // Journeys request reduced motion, which means no animations, not short ones on every element.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Works before JavaScript runs.
  await page.goto(PAGE);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await theme.click();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await scheme()).toBe("light dark");

  for (const width of [320, 767, 768, 820, 900, 959, 960, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    const [ends, own] = await page.getByRole("banner").evaluate((header) => {
      const shown = [...header.querySelectorAll("a, button")].filter((part) => part.getClientRects().length > 0);
      return [shown.map((part) => part.getBoundingClientRect().right), header.clientWidth];
    });
    expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual(own);
  }
  await resources.focus();
  await page.keyboard.press("Enter");
  await main.getByRole("link", { name: "Color encyclopedia" }).click();
  await expect(page).toHaveURL("/color");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await main.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(main).toBeHidden();
});

test("pages work when the browser blocks all storage", async ({ browser, baseURL }) => {
  // In a separate context, because the router itself logs to the console.
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/");
  await expectEachSheetOnce(page);
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  await page.getByRole("link", { name: /^Color Encyclopedia/ }).click();
  await expect(page).toHaveURL("/color");
  await page.locator("#names ul a").first().click();
  await expect(page).toHaveURL(/\/color\/[0-9A-F]{6}$/);
  await expect(page.getByRole("heading", { name: "Values" })).toBeVisible();
  await context.close();
});

test("code that every page loads without a message is fetched again if it fails", async ({ context }) => {
  const page = await context.newPage();
  for (const name of ["layers", "account-start"]) {
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort(), { times: 1 });
  }
  await open(page, PAGE); // until the notifications are there
  await page.getByRole("button", { name: "Log In", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.close();
});

test("hashed assets are immutable and compressed, missing ones are not cached", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const assets = [...new Set(html.match(/\/assets\/[^"]+\.js/g))];
  const answers = await Promise.all(
    assets.map(async (asset) => (await request.get(asset, { headers: { "Accept-Encoding": "br" } })).headers()),
  );
  expect(answers.length).toBeGreaterThan(3);
  for (const headers of answers) expect(headers["cache-control"]).toContain("immutable");
  // Except the smallest, which gain nothing.
  expect(answers.filter((headers) => headers["content-encoding"] === "br").length).toBeGreaterThan(2);
  const missing = await request.get("/assets/gone.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["cache-control"]).toBe("no-store");
});

test("a cached page hydrates under a hash-based CSP, the next one is announced, and a failed load keeps the open page", async ({
  context,
}) => {
  test.slow(); // seven pages
  const page = await context.newPage(); // gets a separate history
  const main = page.getByRole("main");
  await page.request.get("/tools");
  const response = await open(page, "/tools");
  expect(response?.headers()["content-security-policy"]).toContain("sha256-");
  expect(response?.headers()["content-security-policy"]).not.toContain("nonce");
  await main.getByRole("link", { name: /Color Converter/ }).click();
  await expect(page.getByRole("heading", { name: "Color Converter", level: 1 })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Color Converter | Huesmith" })).toHaveCount(1);
  await expect(main).toBeFocused();

  // Offline, the open page keeps its changes, forward and back.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Color tools", level: 1 })).toBeVisible();
  await main.getByRole("link", { name: /Color Mixer/ }).click();
  const parts = page.getByRole("spinbutton").first();
  await parts.fill("7");
  await parts.press("Enter");
  await expect(page).toHaveURL(/n=7/);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Press" }).hover();
  await page.route("**/*.data*", (route) => route.abort());
  await footer.getByRole("link", { name: "Press" }).click();
  const toast = page.getByText("The page could not be loaded");
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/color-mixer\?n=7/);
  await expect(parts).toHaveValue("7");

  // The first step back belongs to the tool itself.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/tools$/);
  await expect(page).toHaveURL(/color-mixer\?n=7/);
  await expect(parts).toHaveValue("7");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/tools$/);
  await expect(page.getByRole("heading", { name: "Color tools", level: 1 })).toBeVisible();

  // A page that a busy server refuses once still loads.
  await goInPlace(page, "/convert/hextorgb");
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.getByRole("link", { name: "HEX to HSL" }).click();
  await expect(page.getByRole("heading", { name: "HEX to HSL", level: 1 })).toBeVisible();
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.evaluate(() => {
    const look = () => {
      const top = document.elementFromPoint(1, 1);
      // The brand color and the error color are both red; stripes tell them apart.
      if (top && getComputedStyle(top).backgroundImage.startsWith("repeating-linear-gradient"))
        document.title += " seen";
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole("link", { name: "HEX to RGB" }).first().click();
  await expect(page).toHaveTitle(/ seen$/);
});

test("input from before the scripts load is kept, and the scripts do not apply any style sheet twice", async ({
  page,
}) => {
  for (const [path, field, text, result] of [
    ["/color", "Name or value", "teal", /\/color\?q=teal/],
    ["/html-color-codes?q=sky", "Filter", "teal", /\/html-color-codes\?q=teal/],
  ] as const) {
    const release = await openWithoutScripts(page, path);
    await page.getByLabel(field, { exact: true }).fill(text);
    await release();
    await expect(page).toHaveURL(result);
    await expectEachSheetOnce(page);
  }
  let release = await openWithoutScripts(page, "/color-wheel");
  await page.getByLabel("A palette in any form").fill("red, cyan");
  await release();
  await expect(page.getByRole("button", { name: "Keep exact colors" })).toBeVisible();
  release = await openWithoutScripts(page, "/image-color-picker");
  await page.getByLabel("Choose a picture").setInputFiles(fixture("wide.png"));
  await release();
  await expect(page.getByRole("application", { name: /64 by 48/ })).toBeVisible();
  release = await openWithoutScripts(page, "/compare-colors?c=dc3522-008080");
  const swap = page.getByRole("button", { name: "Swap" }).first();
  await swap.click();
  await swap.click();
  await release();
  await expect(page).toHaveURL(/[?&]p=2-1/);
  const more = page.getByRole("button", { name: "One more part of Teal" }).first();
  release = await openWithoutScripts(page, "/color-mixer?c=dc3522-008080&n=1-1");
  await page.getByRole("spinbutton").first().fill("7");
  await more.click();
  await more.click();
  await release();
  await expect(page).toHaveURL(/[?&]n=7-2/);
  release = await openWithoutScripts(page, "/color-mixer?c=dc3522-008080&n=1-1");
  await more.click();
  await pressBeforeRepeat(more);
  await release();
  await expect(page.getByLabel("Parts of Teal", { exact: true })).toHaveValue("2");
  release = await openWithoutScripts(page, "/color/zzz");
  await page.getByRole("button", { name: "Log In" }).click();
  await release();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await open(page, "/playground");
  await expectEachSheetOnce(page);
});

test("what is changed, pressed or opened before the scripts load works, also in late parts", async ({ page }) => {
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  let release = await openWithoutScripts(page, "/color-shades");
  await page.getByLabel("Hue drift").selectOption("none");
  await press(/^Pin Copacabana 100/);
  await release();
  await expect(page).toHaveURL(/[?&]drift=0~0/);
  await expect(page).toHaveURL(/[?&]p=1\.2/);
  release = await openWithoutScripts(page, "/color-wheel");
  await page.getByRole("slider", { name: "Shared lightness" }).press("ArrowRight");
  await page.getByText("Monochromatic").first().click();
  await release();
  await expect(page).toHaveURL(/[?&]c=oklch/);
  await expect(page).toHaveURL(/[?&]h=monochromatic/);
  for (const [path, field, name, shown] of [
    ["/contrast-checker", "Text", "Keyboard shortcuts", page.getByRole("dialog", { name: "Keyboard shortcuts" })],
    ["/gradient-generator", "Color 1", "Vision", page.getByRole("radio", { name: /^Deuteranopia/ })],
  ] as const) {
    release = await openWithoutScripts(page, path);
    await page.getByLabel(field, { exact: true }).fill("teal");
    await press(name);
    await release();
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(/\?c=008080-/);
    await expectEachSheetOnce(page);
  }
});

/** Presses a button right before its early press is repeated. */
async function pressBeforeRepeat(pressed: Locator) {
  await pressed.evaluate((button: HTMLElement) => {
    let early: HTMLElement | null = button;
    let isPressed = false;
    Object.defineProperty(document, "earlyPress", {
      get: () => {
        if (!isPressed) {
          isPressed = true;
          button.click();
        }
        return early;
      },
      set: (next: HTMLElement | null) => {
        early = next;
      },
    });
  });
}

/** Adding a style sheet twice would lay out the whole page again. */
async function expectEachSheetOnce(page: Page) {
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/#.*/, "")));
  expect(sheets).toEqual([...new Set(sheets)]);
}

test("the header works on a page that does not exist, and keys do after going back from it", async ({ page }) => {
  await open(page, "/color-mixer");
  await page.evaluate(() => {
    Object.assign(window, { isKept: true });
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<a href="/color/zzz">Missing</a>');
  });
  await page.getByRole("link", { name: "Missing" }).click();
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
  expect(await page.evaluate(() => "isKept" in window)).toBe(true); // a new document would have its keys anyway
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
});
