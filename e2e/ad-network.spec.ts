import type { Page } from "@playwright/test";
import { findPort } from "../scripts/find-port.mjs";
import { type StandInAds, startStandInAds } from "./fixtures/stand-in-ads.ts";
import { startSite } from "./fixtures/start-site.ts";
import { test as base, expect, expectAccessibleInBothThemes, open, retire } from "./journey.ts";
import { becomeMember } from "./member.ts";

// One site with a network for all journeys of this file, one after the other: they share what the network hears.
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) });
test.describe.configure({ mode: "default", timeout: 120_000 });

const UPGRADE = /^Upgrade To Pro/;

let origin = "";
let ads: StandInAds;
let closeAll = async () => {};

test.beforeAll(async () => {
  const port = await findPort();
  // By name, and the network by number: for the browser these are different sites, as in life.
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

test("the network draws into the box, and again after each navigation, for free accounts, too, and with Pro it is asked for nothing any more", async ({
  page,
}) => {
  await open(page, "/contrast-checker");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();
  await expect(adOf(page).getByRole("link")).toBeHidden();
  expect(await page.locator("#ad-leaderboard").boundingBox()).toMatchObject({ width: 728, height: 90 });
  await hearAll(["GET /creative", "GET /tag.js", "HEAD /tag.js", "POST /impression/top"]);
  await expectAccessibleInBothThemes(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Color Wheel" }).click();
  await expect(page).toHaveURL("/color-wheel");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();
  await hearAll(["GET /creative", "POST /impression/top"]);
  // Without a box there is no check.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/legal/privacy-policy");
  expect(ads.takeHeard()).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("pageViews");

  await becomeMember(page, "free");
  await open(page, "/contrast-checker");
  await expect(adOf(page).getByTitle("Ad of the stand-in for top")).toBeVisible();

  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: true }] }));
  // As when the tab of the prices is left for this one: the session is read anew.
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

test("a script without the tag library counts as blocked, and the 20th page with a blocker brings the upgrade dialog, once, while no one is typing", async ({
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

// The browser tells of the refused redirect in its console, which fails the other journeys: a context that none looks at.
test("an answer that is redirected away from the network counts as blocked", async ({ browser }) => {
  ads.setMode("away");
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${origin}/contrast-checker`);
  await expect.poll(() => pageViews(page)).toBe("1");
  expect(ads.takeHeard()).toEqual(["HEAD /tag.js"]);
  await context.close();
});

/** Waits until the network has heard just that since the last time, in any order. */
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
