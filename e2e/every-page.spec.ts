import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goInPlace,
  open,
  settleTransitions,
  test,
} from "./journey.ts";

/**
 * Content that only an action or a certain address reveals is checked in its page's journeys. The first page is opened
 * and the others follow in place: almost all are opened in their journeys, too. Pages after the templates share one of
 * them and its colors.
 */
const PAGES: Record<string, { templates: string[]; others?: string[] }> = {
  "home page and tool list": {
    templates: ["/no/such/page", "/", "/tools"],
    others: ["/tools?q=zzz", "/color/xyz"],
  },
  converter: {
    templates: ["/convert?c=oklch(0.7%200.3%20150)", "/convert/hextorgb"],
    others: ["/convert/labtocmyk?c=not-a-color"],
  },
  "palette tools": {
    templates: [
      "/color-palette-generator?c=db073d-nonsense-dba507-8ec7d2-0d6986-07485b&l=zz&m=cmyk",
      "/color-palette-builder",
      "/color-palette-from-image",
      "/image-color-picker",
      "/playground",
    ],
  },
  "tools for gradients and scales": {
    templates: [
      "/gradient-generator?c=nonsense&m=ryb&p=x",
      "/color-shades",
      "/shades-of-pink?works=white",
      "/random-color-generator",
    ],
  },
  "tools for color pairs": {
    templates: ["/color-wheel", "/contrast-checker", "/compare-colors", "/color-finder", "/color-mixer"],
  },
  names: {
    templates: ["/color-name-finder", "/color"],
    others: ["/color-name-finder?q=sea+foam", "/color?q=lavendr"],
  },
  colors: {
    templates: ["/color-palettes", "/color/0D6986", "/html-color-codes?q=teal"],
    others: ["/skin-color-palettes?view=interface&n=3", "/color/C8C814"],
  },
  "pages for developers": { templates: ["/docs", "/api"], others: ["/docs/contrast"] },
  "pages about the site": {
    templates: ["/changelog", "/contact", "/pricing", "/press"],
    others: ["/contact?sent=0a1b2c3d"],
  },
  plugins: {
    templates: ["/html-colors-pro-photoshop", "/figma-plugin?c=nothing+here", "/addons"],
    others: ["/photoshop-plugin", "/adobe-xd-plugin", "/adobe-express-addon"],
  },
  texts: {
    templates: ["/browsers", "/accessibility", "/legal/terms-of-service"],
    others: ["/legal/refund-policy", "/legal/privacy-policy"],
  },
};
const WIDE = { width: 1280, height: 720 };
/** A window of 1280 pixels at 400 %, which is narrower than any phone. */
const NARROW = { width: 320, height: 256 };

for (const [name, { templates, others = [] }] of Object.entries(PAGES)) {
  test(`${name}: each page passes axe, each template in both themes, and fits 360 px and 400 % zoom`, async ({
    page,
  }) => {
    test.slow(); // axe is slow on long pages
    for (const [index, path] of [...templates, ...others].entries()) {
      await test.step(path, async () => {
        if (index === 0) await open(page, path);
        else await goToWholePage(page, path);
        await checkPage(page, index, index < templates.length);
      });
    }
  });
}

/** In place, a page begins without the parts that load late, which the server sends at once. */
async function goToWholePage(page: Page, path: string) {
  await goInPlace(page, path);
  await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const countParts = (whole: Document) =>
      whole.querySelectorAll("main :is(section, h2, button, input, select)").length;
    const count = countParts(new DOMParser().parseFromString(html, "text/html"));
    while (countParts(document) < count) await new Promise(requestAnimationFrame);
  }, path);
}

/** Each page begins in the window and the theme in which the last one ended: a change lays out the whole page. */
async function checkPage(page: Page, index: number, inBothThemes: boolean) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const isNarrow = page.viewportSize()?.width === NARROW.width;
  if (isNarrow) {
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(WIDE);
  }
  // The header and the footer are the same on all pages.
  const place = page.url().endsWith("/") ? page : page.getByRole("main");
  await expectAccessible(place);
  if (inBothThemes) {
    await page.emulateMedia({ colorScheme: index % 2 ? "light" : "dark" });
    await settleTransitions(page);
    await expectAccessible(place, ["color-contrast"]);
  }
  if (isNarrow) return;
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
}
