import { expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

test("no bottom bar covers the focused element or the selected cell, and no gradient handle covers the bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/color-palette-builder");
  const { covered, stops } = await page.evaluate(async () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]"),
    ];
    const covered: (string | null)[] = [];
    let stops = 0;
    for (const control of controls.filter(({ tabIndex }) => tabIndex >= 0)) {
      control.focus();
      if (document.activeElement !== control) continue; // hidden or disabled
      stops++;
      const { x, y, width, height } = control.getBoundingClientRect();
      const bar = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".phone-bottom-bar, .bench-bar");
      if (bar && !bar.contains(control)) covered.push(control.ariaLabel ?? control.textContent);
    }
    return { covered, stops };
  });
  expect(stops).toBeGreaterThan(50);
  expect(covered).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  const cell = page.getByRole("gridcell").first();
  await cell.click();
  const bar = page.getByRole("region", { name: "Selected cell" });
  await expect(bar).toBeVisible();
  const topOf = async (part: typeof bar) => (await part.boundingBox())?.y ?? 0;
  const cellHeight = (await cell.boundingBox())?.height ?? 0;
  await expect.poll(async () => (await topOf(bar)) - (await topOf(cell))).toBeGreaterThanOrEqual(cellHeight);

  await page.setViewportSize({ width: 390, height: 500 });
  await goInPlace(page, "/gradient-generator");
  const slider = page.getByRole("group", { name: "Colors along the gradient" }).getByRole("slider").nth(1); // past the middle
  const handle = await slider.evaluate((element) => {
    const bar = document.querySelector(".phone-bottom-bar") as Element;
    const { top } = bar.getBoundingClientRect();
    scrollBy(0, element.getBoundingClientRect().top - top);
    const { left, width, bottom } = element.getBoundingClientRect();
    const isCovered = bar.contains(document.elementFromPoint(left + width / 2, top + 10));
    return { isThere: bottom > top + 10, isCovered };
  });
  expect(handle).toEqual({ isThere: true, isCovered: true });

  await page.setViewportSize({ width: 390, height: 844 });
  await goInPlace(page, "/color/0D6986");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("region", { name: /^Edit/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("F8 goes to the notification, the focus returns to a color from a notification or a panel, and what it leaves closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/color-palette-generator");
  const keep = page.getByRole("button", { name: "Keep Lollipop, #DB073D in the tray" });
  const undo = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });
  await keep.press("Enter");
  await expect(undo).toBeVisible();
  await page.keyboard.press("F8");
  await expect(undo).toBeFocused();
  await expectAccessible(page.getByRole("region", { name: "Notifications" }));
  await undo.press("Enter");
  await expect(keep).toBeFocused();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const copy = page.getByRole("button", { name: "Copy Lollipop, #DB073D", exact: true });
  await copy.press("Enter");
  await expect(page.getByRole("textbox", { name: "Text to copy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(copy).toBeFocused();

  await page.getByRole("button", { name: "Vision" }).press("Enter");
  const vision = page.getByRole("dialog", { name: "Vision" });
  await vision.getByRole("radio", { checked: true }).focus();
  await page.getByRole("button", { name: "Share" }).focus();
  await expect(vision).toBeHidden();

  await page.getByRole("button", { name: "Adjust color 1, Lollipop" }).press("Enter");
  await page.getByRole("tab", { name: "Color picker" }).focus();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listitem", { name: /^Color 1: Lollipop/ })).toBeFocused();
});

test("removing a color by key or undo moves the focus next to it", async ({ page }) => {
  for (const [path, name, go] of [
    ["/color-palette-generator", /^Remove color 1/, open],
    ["/color-shades?c=db073d-0d6986", /^Remove Color 2/, goInPlace],
    ["/compare-colors?c=db073d-0d6986-dba507", /^Remove/, goInPlace],
    ["/image-color-picker", /^Remove Color 5/, goInPlace],
  ] as const) {
    await go(page, path);
    const button = page.getByRole("button", { name }).last();
    await button.focus();
    const removed = await button.elementHandle();
    // The code that keeps the focus loads when the page is idle.
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Enter");
    await expect.poll(() => removed?.evaluate((element) => element.isConnected), { message: path }).toBe(false);
    await expect(page.locator("main :is(ul, ol) :focus"), path).toHaveCount(1);
  }
  await goInPlace(page, "/color-mixer");
  await page.getByRole("button", { name: "Edit Red, #FF0000" }).press("Enter");
  await page.getByRole("button", { name: "Remove Red" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move Orange" })).toBeFocused();
  await goInPlace(page, "/color-wheel");
  await page.getByRole("button", { name: "One more color" }).click();
  await page.keyboard.press("4");
  await expect(page.getByRole("slider", { name: /^Color 4,/ })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("slider", { name: /^Color 3,/ })).toBeFocused();
});

test("undo in a field reverts typing, and after Enter the color change", async ({ page }) => {
  await open(page, "/contrast-checker?c=db073d-fff3e2");
  const field = page.getByRole("textbox", { name: "Text" }).first();
  await field.fill("#3366cc");
  await expect(page).toHaveURL(/c=3366cc-fff3e2/);
  await field.press("Enter");
  await field.press("Control+z");
  await expect(field).toHaveValue("#DB073D");
  await expect(page).toHaveURL(/c=db073d-fff3e2/);
  await field.press("Control+y");
  await expect(page).toHaveURL(/c=3366cc-fff3e2/);
  await field.press("End");
  await field.press("Backspace");
  await field.press("Control+z");
  await expect(field).toHaveValue(/^#3366cc$/i);
  await expect(page).toHaveURL(/c=3366cc-fff3e2/);
});

test("the focus ring of a button or link on a color has the color of its text", async ({ page }) => {
  for (const [path, go] of [
    ["/color-palette-generator?c=121327-ffff00-737373", open],
    ["/color/121327", goInPlace],
    ["/color-mixer", goInPlace],
  ] as const) {
    await go(page, path);
    await page.keyboard.press("Tab"); // focus from here on is shown
    const controls = page.locator("main .swatch :is(.button, a):visible");
    await expect(controls.nth(1)).toBeVisible(); // some load late
    const rings = await controls.evaluateAll((controls) =>
      (controls as HTMLElement[]).map((control) => {
        control.focus();
        const swatch = control.closest(".swatch") as Element;
        return [getComputedStyle(control).outlineColor, getComputedStyle(swatch).color];
      }),
    );
    for (const [ring, text] of rings) expect(ring).toBe(text);
  }
});
