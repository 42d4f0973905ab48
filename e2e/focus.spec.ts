import { expect, open, test } from "./journey.ts";

const MAX_STOPS = 200;

test("no bar at the lower edge covers what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/color-palette-builder");
  const covered: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const bar = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".phone-bottom-bar, .bench-bar");
      return bar && !bar.contains(focused) ? (focused.ariaLabel ?? focused.textContent) : "";
    });
    if (name === null) break;
    if (name) covered.push(name);
  }
  expect(stops).toBeGreaterThan(50);
  expect(covered).toEqual([]);
});
