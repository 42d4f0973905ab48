import type { Page } from "@playwright/test";
import { findPort } from "../server/test-port.mjs";
import { type StandInAds, startStandInAds } from "./fixtures/stand-in-ads.ts";
import { startSite } from "./fixtures/start-site.ts";
import { test as base, expect, expectAccessibleInBothThemes, open, retire } from "./journey.ts";
import { becomeMember } from "./member.ts";

// One site with an ad network for all journeys of this file, run in order: they share the record of its requests.
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) });
test.describe.configure({ mode: "default", timeout: 120_000 });

const UPGRADE = /^Upgrade To Pro/;

let origin = "";
let ads: StandInAds;
let closeAll = async () => {};

test.beforeAll(async () => {
  const port = await findPort();
  // The site by name and the network by number, so that the browser sees different sites, as in production.
  origin = `http://localhost:${port}`;
  ads = await startStandInAds();
  const site = await startSite(port, { ADS_SCRIPT_URL: ads.scriptUrl, ADS_ZONE: "top" });
  closeAll = async () => {
    await site.close();
    ads.close();
  };
});
test.afterAll(() => closeAll());
test.beforeEach(() => {
  ads.setMode("open");
  ads.takeHeard();
});

test("the ad loads in its box after each navigation, also for free accounts, and Pro sends no ad requests", async ({
  page,
}) => {
  await open(page, "/contrast-checker");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();
  await expect(adOf(page).getByRole("link")).toBeHidden();
  expect(await page.locator("#ad-leaderboard").boundingBox()).toMatchObject({ width: 728, height: 90 });
  await hearAll(["GET /creative", "GET /tag.js", "HEAD /tag.js", "POST /impression/top"]);
  await expectAccessibleInBothThemes(adOf(page));

  await page.getByRole("contentinfo").getByRole("link", { name: "Color Wheel" }).click();
  await expect(page).toHaveURL("/color-wheel");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();
  await hearAll(["GET /creative", "POST /impression/top"]);
  // Without an ad box there is no check.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/legal/privacy-policy");
  expect(ads.takeHeard()).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("pageViews");

  await becomeMember(page, "free");
  await open(page, "/contrast-checker");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();

  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: true }] }));
  // Simulates a return from the pricing tab: the session is read again.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);
  ads.takeHeard();
  await open(page, "/contrast-checker");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("lv_sur=true");
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);
  await goTo(page, "Color Wheel");
  await expect(page).toHaveURL("/color-wheel");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);
  expect(ads.takeHeard()).toEqual([]);
});

test("an empty ad script counts as blocked, and the 20th blocked page opens the upgrade dialog once, not during typing", async ({
  page,
  context,
}) => {
  retire(page);
  await page.clock.install();
  ads.setMode("empty");
  await open(page, "/contrast-checker");
  await expect.poll(() => ads.takeHeard()).toContain("GET /tag.js");
  await page.clock.runFor(2000);
  await expect.poll(() => pageViews(page)).toBe("1");
  await expect(adOf(page).getByRole("link")).toBeVisible();

  ads.takeHeard();
  await context.addCookies([{ name: "pageViews", value: "18", url: origin }]);
  await page.route(`${ads.scriptUrl}*`, (route) => route.abort());
  await open(page, "/contrast-checker");
  await expect.poll(() => pageViews(page)).toBe("19");
  await expect(adOf(page).getByRole("link")).toBeVisible();
  await page.clock.runFor(5000);
  const dialog = page.getByRole("dialog", { name: UPGRADE });
  await expect(dialog).toBeHidden();

  await goTo(page, "Color Name Finder");
  await expect.poll(() => pageViews(page)).toBe("20");
  const field = page.getByLabel("A name, a color value, or several values");
  await field.focus();
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  await field.blur();
  await page.clock.runFor(4000);
  await expect(dialog).toBeVisible();
  expect(await pageViews(page)).toBe("0");
  await dialog.getByRole("button", { name: "Close" }).click();

  await context.addCookies([{ name: "pageViews", value: "19", url: origin }]);
  await goTo(page, "Color Wheel");
  await expect.poll(() => pageViews(page)).toBe("20");
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === "pageViews");
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 432_000)).toBeLessThan(600);
  expect(ads.takeHeard()).toEqual([]);
});

// The browser reports the blocked redirect in its console, which fails other journeys, so this one has its own context.
test("a redirect away from the ad network counts as blocked", async ({ browser }) => {
  ads.setMode("away");
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${origin}/contrast-checker`);
  await expect.poll(() => pageViews(page)).toBe("1");
  expect(ads.takeHeard()).toEqual(["HEAD /tag.js"]);
  await context.close();
});

/** Waits until the network has received exactly these requests since the last call, in any order. */
async function hearAll(expected: string[]) {
  const heard: string[] = [];
  const listen = () => {
    heard.push(...ads.takeHeard());
    return heard.toSorted();
  };
  await expect.poll(listen).toEqual(expected);
}

async function goTo(page: Page, tool: string) {
  await page.getByRole("contentinfo").getByRole("link", { name: tool }).click();
  await expect(page.getByRole("heading", { level: 1, name: tool })).toBeVisible();
}

function adOf(page: Page) {
  return page.getByRole("region", { name: "Advertisement" });
}

async function pageViews(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === "pageViews")?.value;
}
