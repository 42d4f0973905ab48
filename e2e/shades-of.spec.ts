import { expect, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

test("the filter applies at once, a click copies, keys move over stripes and map, and shades and families link onward", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/shades-of-green");
  await page.getByRole("link", { name: /^Works on white/ }).click();
  await expect(page).toHaveURL("/shades-of-green?works=white");
  await expect(page.getByText(/of 120 reach 4\.5:1 with white/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Light", exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByText(/^All 120 shades/)).toBeVisible();
  await page.getByRole("button", { name: "Copy Forest Green, #228B22" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#228B22");
  const before = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("button:focus")).toHaveAccessibleName(/^Copy /);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).not.toBe(before);
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
  const scale = page.getByRole("link", { name: "Make a scale of Forest Green" });
  await expect(scale).toHaveAttribute("href", "/color-shades?c=228b22");
  await page.getByRole("link", { name: "Next: blue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shades of blue" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Map of blue" }).locator('a[tabindex="0"]')).toHaveCount(1);
});

test("every download has the right format", async ({ request }) => {
  const file = async (format: string) => request.get(`/color-shades/shades-of-green.${format}`);
  expect((await (await file("ase")).body()).subarray(0, 4).toString()).toBe("ASEF");
  expect(await (await file("gpl")).text()).toMatch(/^GIMP Palette\n/);
  expect(await (await file("csv")).text()).toContain("Forest Green");
  expect(JSON.stringify(await (await file("json")).json())).toContain("Forest Green");
  expect((await file("ase")).headers()["content-disposition"]).toContain("shades-of-green.ase");
});

test("an unknown color returns 404, and old paths redirect", async ({ request }) => {
  expect((await request.get("/shades-of-mauve")).status()).toBe(404);
  expect((await request.get("/color-shades/shades-of-pink")).url()).toMatch(/\d\/shades-of-pink$/);
  expect((await request.get("/Shades-Of-Pink")).url()).toMatch(/\/shades-of-pink$/);
});

test("without JavaScript the filter and the map are links", async ({ request }) => {
  const page = await (await request.get("/shades-of-yellow")).text();
  expect(page).toMatch(/<a [^>]*href="\/shades-of-yellow\?works=black"/);
  expect(page).toMatch(/<nav aria-label="Map of yellow".*?<a href="#shade-/);
  expect(await readText(request, "/shades-of-yellow?works=black")).toMatch(/\d+ of 120 reach 4\.5:1 with black/);
});
