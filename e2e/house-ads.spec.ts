import type { Page } from "@playwright/test";
import { block, expect, open, test, withholdScripts } from "./journey.ts";
import { becomeMember } from "./member.ts";

/** An invisible shift: letters that are redrawn move by fractions of a pixel. */
const UNSEEN = 0.001;
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test("guests see a labeled ad of fixed size on phone and desktop, without layout shift, and it links to the tool it shows", async ({
  context,
}) => {
  const page = await context.newPage(); // the only page with this script
  // Web fonts are a little wider: text that wraps differently when they load late is not the ad's fault.
  await block(page, "*.woff2");
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
    // Tall enough that the ad is visible from the start, because only then its shift counts. The footer stays outside:
    // it moves at the end of a short page while the page loads.
    await page.setViewportSize({ width, height: 2600 });
    await open(page, "/contrast-checker");
    const ad = adOf(page);
    await expect(ad.getByText("Advertisement", { exact: true })).toBeVisible();
    // Its code has loaded along with this element.
    await expect(page.locator("#ad-leaderboard")).toBeAttached();
    expect(await ad.getByRole("link").boundingBox()).toMatchObject(box);
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(await shifts()).toEqual([]);
    // Makes sure that the page would report a shift.
    await ad.evaluate((section) => section.setAttribute("style", "padding-top: 60px"));
    await expect.poll(shifts).not.toEqual([]);
  }

  // The page of the tool shows another ad.
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

test("a Pro member sees no ad, even before hydration, and when Pro ends the next page shows one again", async ({
  context,
}) => {
  test.slow();
  const page = await context.newPage(); // the only page with this script
  let isPro = true;
  let answer = Promise.resolve();
  await page.route("**/rest/v1/profiles*", async (route) => {
    await answer;
    await route.fulfill({ json: [{ is_pro: isPro }] });
  });
  await becomeMember(page, "no-ads");
  await open(page, "/legal/privacy-policy"); // renders fast
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
  await release();

  isPro = false;
  const held = Promise.withResolvers<void>();
  answer = held.promise; // the page removes the ad before it learns that Pro has ended
  await open(page, "/contrast-checker");
  await expect(page.getByText("Advertisement", { exact: true })).toHaveCount(0);
  held.resolve();
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
