import { expect, expectNoSidewaysScroll, open, test } from "./journey.ts";

test("a dot of the map leads to its row, by keys too", async ({ page }) => {
  await open(page, "/shades-of-green");
  const map = page.getByRole("navigation", { name: "Map of green" });
  const dots = map.getByRole("link");
  await expect(dots).toHaveCount(120);
  await expect(map.locator('a[tabindex="0"]')).toHaveCount(1);
  await map.locator('a[tabindex="0"]').focus();
  await page.keyboard.press("ArrowDown");
  const focused = map.locator("a:focus");
  const name = (await focused.getAttribute("aria-label"))?.split(",")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#shade-[0-9a-f]{6}$/);
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
});

test("the filter answers at once and is kept in the address", async ({ page }) => {
  await open(page, "/shades-of-green");
  await page.getByRole("link", { name: /^Works on white/ }).click();
  await expect(page).toHaveURL("/shades-of-green?works=white");
  await expect(page.getByText(/of 120 reach 4\.5:1 with white/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Light", exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByText(/^All 120 shades/)).toBeVisible();
});

test("arrow keys walk the stripes, and one press copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/shades-of-green");
  await page.getByRole("button", { name: "Copy Forest Green, #228B22" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#228B22");
  const before = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("button:focus")).toHaveAccessibleName(/^Copy /);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).not.toBe(before);
});

test("a shade opens in the shades tool", async ({ page }) => {
  await open(page, "/shades-of-green");
  await page.getByRole("link", { name: "Make a scale of Forest Green" }).click();
  await expect(page).toHaveURL("/color-shades?c=228b22");
  await expect(page.getByRole("heading", { level: 1, name: "Color Shades" })).toBeVisible();
});

test("families follow each other", async ({ page }) => {
  await open(page, "/shades-of-green");
  await page.getByRole("link", { name: "Next: blue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shades of blue" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Map of blue" }).locator('a[tabindex="0"]')).toHaveCount(1);
});

test("every file is what it says", async ({ request }) => {
  const file = async (format: string) => request.get(`/color-shades/shades-of-green.${format}`);
  expect((await (await file("ase")).body()).subarray(0, 4).toString()).toBe("ASEF");
  expect(await (await file("gpl")).text()).toMatch(/^GIMP Palette\n/);
  expect(await (await file("csv")).text()).toContain("Forest Green");
  expect(JSON.stringify(await (await file("json")).json())).toContain("Forest Green");
  expect((await file("ase")).headers()["content-disposition"]).toContain("shades-of-green.ase");
});

test("another color is a page that is not there, and old paths lead on", async ({ page }) => {
  expect((await open(page, "/shades-of-mauve"))?.status()).toBe(404);
  await page.goto("/color-shades/shades-of-pink");
  await expect(page).toHaveURL("/shades-of-pink");
  await page.goto("/Shades-Of-Pink");
  await expect(page).toHaveURL("/shades-of-pink");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the filter and the map work", async ({ page }) => {
    await page.goto("/shades-of-yellow");
    await page.getByRole("link", { name: /^Works on black/ }).click();
    await expect(page.getByText(/of 120 reach 4\.5:1 with black/)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Map of yellow" }).getByRole("link").first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("on a phone nothing sticks out", async ({ page }) => {
    await open(page, "/shades-of-brown");
    await expectNoSidewaysScroll(page);
  });
});
