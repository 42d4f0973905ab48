import type { Page } from "@playwright/test";
import { expect, open, test, withholdScripts } from "./journey.ts";
import { becomeMember } from "./member.ts";

/** A shift that no one sees: letters that are drawn once more move by parts of a pixel. */
const UNSEEN = 0.001;
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test("on a phone and on a desktop a guest sees a labelled ad of a fixed size, nothing shifts while the page comes alive, and the ad leads to the tool that it shows", async ({
  context,
}) => {
  const page = await context.newPage(); // the only one with this script
  // Their letters are a little wider: a text that wraps in another place when they arrive late is not the ad's doing.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript((unseen) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value > unseen)
          for (const { node } of sources) shifts.push(`${value}: ${node?.parentElement?.textContent?.slice(0, 80)}`);
    }).observe({ type: "layout-shift", buffered: true });
  }, UNSEEN);
  for (const [width, box] of [
    [390, { width: 320, height: 100 }],
    [1440, { width: 728, height: 90 }],
  ] as const) {
    // So high that the ad is in sight from the beginning: only then a shift of it counts. The footer is not, which moves at
    // the end of a short page while it arrives.
    await page.setViewportSize({ width, height: 2400 });
    await open(page, "/contrast-checker");
    const ad = adOf(page);
    await expect(ad.getByText("Advertisement", { exact: true })).toBeVisible();
    // Its own code has come with this element.
    await expect(page.locator("#ad-leaderboard")).toBeAttached();
    expect(await ad.getByRole("link").boundingBox()).toMatchObject(box);
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(await shifts()).toEqual([]);
    // What the page would tell of one.
    await ad.evaluate((section) => section.setAttribute("style", "padding-top: 60px"));
    await expect.poll(shifts).not.toEqual([]);
  }

  // The page of the tool has another one.
  const link = adOf(page).getByRole("link");
  const target = (await link.getAttribute("href")) ?? "";
  const first = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(adOf(page).getByRole("link")).toBeVisible();
  await expect(adOf(page).getByRole("link")).not.toHaveText(first ?? "");
  await expect(adOf(page).getByRole("link")).not.toHaveAttribute("href", target);
  await page.close();
});

test("a Pro member sees no ad, not even before hydration; when Pro ends one comes with the next page", async ({
  context,
}) => {
  test.slow();
  const page = await context.newPage(); // the only one with this script
  let isPro = true;
  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: isPro }] }));
  await becomeMember(page, "no-ads");
  await open(page, "/");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("lv_sur=true");
  await page.addInitScript(() => {
    const root = () => document.documentElement;
    new MutationObserver((_, observer) => {
      if (!root()) return;
      observer.disconnect();
      if (document.cookie.includes("lv_sur=true")) root().setAttribute("data-pro", "");
    }).observe(document, { childList: true });
  });
  const release = await withholdScripts(page, "import");
  await page.goto("/contrast-checker");
  await expect(page.getByRole("heading", { name: "Color blindness" })).toBeVisible();
  await expect(adOf(page)).toBeHidden();
  release();
  await open(page, "/contrast-checker");
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);

  isPro = false;
  await open(page, "/contrast-checker");
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("lv_sur=true");
  await page.evaluate(() => document.documentElement.removeAttribute("data-pro"));
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Color Wheel" }).click();
  await expect(page).toHaveURL("/color-wheel");
  await expect(adOf(page)).toBeVisible();
  await page.close();
});

function adOf(page: Page) {
  return page.getByRole("region", { name: "Advertisement" });
}
