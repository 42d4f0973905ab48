import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from "./journey.ts";

/** Content that only an action or a certain address reveals is checked in its page's journeys. */
const PAGES = [
  "/",
  "/tools",
  "/tools?q=zzz",
  "/convert",
  "/convert?c=oklch(0.7%200.3%20150)",
  "/convert/hextorgb",
  "/convert/labtocmyk?c=not-a-color",
  "/color-palette-generator",
  "/color-palette-generator?c=db073d-nonsense&l=zz&m=cmyk",
  "/color-palette-builder",
  "/color-palette-from-image",
  "/gradient-generator",
  "/gradient-generator?c=nonsense&m=ryb&p=x",
  "/image-color-picker",
  "/color-shades",
  "/shades-of-pink?works=white",
  "/playground",
  "/random-color-generator",
  "/color-wheel",
  "/contrast-checker",
  "/compare-colors",
  "/color-finder",
  "/color-mixer",
  "/color-name-finder",
  "/color-name-finder?q=sea+foam",
  "/color-palettes",
  "/skin-color-palettes?view=interface",
  "/color",
  "/color?q=lavendr",
  "/color/0D6986",
  "/color/C8C814",
  "/html-color-codes?q=teal",
  "/api",
  "/docs",
  "/docs/contrast",
  "/pricing",
  "/press",
  "/changelog",
  "/browsers",
  "/accessibility",
  "/contact",
  "/contact?sent=0a1b2c3d",
  "/addons",
  "/figma-plugin?c=nothing+here",
  "/photoshop-plugin",
  "/adobe-xd-plugin",
  "/adobe-express-addon",
  "/html-colors-pro-photoshop",
  "/legal/terms-of-service",
  "/legal/refund-policy",
  "/legal/privacy-policy",
  "/no/such/page",
  "/color/xyz",
];

for (const path of PAGES) {
  test(`${path} passes axe in both themes and fits 360 px and 400 % zoom`, async ({ page }) => {
    test.slow(); // axe is slow on long tables
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The header and the footer are the same on all pages.
    await expectAccessibleInBothThemes(page, path === "/" ? page : page.getByRole("main"));
    await page.setViewportSize({ width: 320, height: 256 }); // a 1280-pixel window at 400 %, narrower than any phone
    await expectNoSidewaysScroll(page);
  });
}
