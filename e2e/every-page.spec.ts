import { expect, expectAccessible, expectNoSidewaysScroll, open, settleTransitions, test } from "./journey.ts";

const PAGES = [
  "/",
  "/tools",
  "/convert",
  "/convert?c=oklch(0.7%200.3%20150)",
  "/convert/hextorgb",
  "/convert/labtocmyk?c=not-a-color",
  "/color-palette-generator",
  "/color-palette-generator?c=db073d-nonsense&l=zz&m=cmyk",
  "/color-palette-builder",
  "/color-palette-builder?c=nonsense&m=ryb&n=99",
  "/color-palette-builder?v=scales&s=wcag&on=both",
  "/color-shades",
  "/color-shades?c=nonsense&n=1",
  "/color-shades?c=0d6986-ffe000&a=1",
  "/shades-of-green",
  "/shades-of-grey?works=white",
  "/random-color-generator",
  "/random-color-generator?n=1000&s=&c=zebra",
  "/color-wheel",
  "/color-wheel?c=nonsense&h=nothing",
  "/color-wheel?c=e63946-2a9d8f-5b4fcf",
  "/contrast-checker",
  "/contrast-checker?c=777777-nonsense",
  "/contrast-checker?v=gradient",
  "/contrast-checker?v=palette",
  "/compare-colors",
  "/compare-colors?c=nonsense&p=1-6",
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
  test(`axe finds nothing on ${path}, in either theme, and it fits a phone of 360 px`, async ({ page }) => {
    test.slow(); // axe takes its time with long tables
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await settleTransitions(page);
    await expectAccessible(page, ["color-contrast"]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}
