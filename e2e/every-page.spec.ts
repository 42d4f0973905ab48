import type { Page } from "@playwright/test";
import {
  comeAlive,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  goInPlace,
  test,
} from "./journey.ts";

/**
 * Content that only an action or a certain address reveals is checked in its page's journeys. The pages of an inner list
 * share a template and its colors: the first is opened and the others follow in place, in the light theme.
 */
const PAGES: Record<string, (string | string[])[]> = {
  "home page and tool list": ["/", "/tools", "/tools?q=zzz", "/no/such/page", "/color/xyz"],
  converter: ["/convert?c=oklch(0.7%200.3%20150)", "/convert/hextorgb", "/convert/labtocmyk?c=not-a-color"],
  "palette tools": [
    "/color-palette-generator?c=db073d-nonsense-dba507-8ec7d2-0d6986-07485b&l=zz&m=cmyk",
    "/color-palette-builder",
    "/color-palette-from-image",
    "/image-color-picker",
    "/playground",
  ],
  "tools for gradients and scales": [
    "/gradient-generator?c=nonsense&m=ryb&p=x",
    "/color-shades",
    "/shades-of-pink?works=white",
    "/random-color-generator",
  ],
  "tools for color pairs": ["/color-wheel", "/contrast-checker", "/compare-colors", "/color-finder", "/color-mixer"],
  names: ["/color-name-finder", "/color-name-finder?q=sea+foam", "/color", "/color?q=lavendr"],
  colors: [
    ["/color/0D6986", "/color/C8C814"],
    "/html-color-codes?q=teal",
    ["/color-palettes", "/skin-color-palettes?view=interface"],
  ],
  "pages for developers": ["/api", ["/docs", "/docs/contrast"], "/browsers"],
  "pages about the site": ["/pricing", "/press", "/changelog", "/contact", "/contact?sent=0a1b2c3d"],
  plugins: [
    "/addons",
    ["/figma-plugin?c=nothing+here", "/photoshop-plugin", "/adobe-xd-plugin", "/adobe-express-addon"],
    "/html-colors-pro-photoshop",
  ],
  "legal texts": ["/accessibility", ["/legal/terms-of-service", "/legal/refund-policy", "/legal/privacy-policy"]],
};

for (const [name, pages] of Object.entries(PAGES)) {
  test(`${name}: each page passes axe, each template in both themes, and fits 360 px and 400 % zoom`, async ({
    page,
  }) => {
    test.slow(); // axe is slow on long pages
    for (const [path = "", ...others] of pages.map((paths) => [paths].flat())) {
      await test.step(path, () => checkPage(page, path));
      for (const other of others) await test.step(other, () => checkInPlace(page, other));
    }
  });
}

async function checkPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await comeAlive(page);
  // The header and the footer are the same on all pages.
  await expectAccessibleInBothThemes(path === "/" ? page : page.getByRole("main"));
  await expectOneHeading(page);
  await expectNarrowFit(page);
}

async function checkInPlace(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await goInPlace(page, path);
  await expectOneHeading(page);
  await expectNarrowFit(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page.getByRole("main"));
}

function expectOneHeading(page: Page) {
  return expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

/** Fits a 1280-pixel window at 400 %, which is narrower than any phone. */
async function expectNarrowFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);
}
