import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";

const PAGES = [
  "/",
  "/tools",
  "/convert",
  "/convert?c=oklch(0.7%200.3%20150)",
  "/convert/hextorgb",
  "/convert/labtocmyk?c=not-a-color",
  "/color",
  "/color?q=lavendr",
  "/color/0D6986",
  "/color/FFFFFF",
  "/color/000000",
  "/color/C8C814",
  "/color?q=%230D6986",
  "/html-color-codes",
  "/html-color-codes?q=teal",
  "/no/such/page",
  "/color/xyz",
];

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path} in the ${colorScheme} theme`, async ({ page }) => {
      test.slow(); // axe takes its time with long tables
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await expectAccessible(page);
    });
  }

  test(`${path} fits a phone of 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}
