import type { Locator, Page } from "@playwright/test";
import { TEMPLATES } from "#app/tools/playground/state.ts";
import { block, expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

const palette = (page: Page) => page.getByRole("list", { name: "Palette" });
const role = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}: `) });
const contrast = (page: Page, theme: "light" | "dark") => page.getByRole("region", { name: `, ${theme} theme` });
const fromPalette = (page: Page, place: number) =>
  page.getByRole("group", { name: "From the palette" }).getByRole("button", { name: new RegExp(`^Color ${place},`) });
/** The background for a role in a template, as the browser computes it. */
const fillOf = (page: Page, theme: string, id: string) =>
  page
    .locator(`[data-theme-of=${theme}] .pg-frame .pg-${id}`)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test("a role is set by hand or keys and locked, a color is dragged onto elements and roles, the theme is copied, Space generates palettes, a failing pair is fixed, and links restore the view", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  test.slow(); // two palettes
  await open(page, "/playground");
  const before = await fillOf(page, "dark", "primary");
  await role(page, "Primary, light").click();
  await fromPalette(page, 2).click();
  await expect(page).toHaveURL(/\?light=primary-2$/);
  await expectAccessible(page.getByRole("dialog", { name: "Primary" }));
  await page.keyboard.press("Escape");
  await expect(role(page, "Primary, light")).toHaveAccessibleName(
    /Honeycomb, #DBA507, color 2 of the palette, by hand/,
  );
  await expect.poll(() => fillOf(page, "light", "primary")).not.toBe(before);
  expect(await fillOf(page, "dark", "primary")).toBe(before);
  await page.getByRole("button", { name: "Recalculate all roles" }).click();
  await expect(page).toHaveURL(/\/playground$/);
  // A simulated type of vision also applies in a role's panel.
  await page.getByRole("button", { name: "Vision" }).click();
  await page.getByRole("radio", { name: /^Achromatopsia/ }).check();
  await page.keyboard.press("Escape");
  await role(page, "Primary, light").click();
  await expect(page.getByRole("dialog", { name: "Primary" })).toHaveCSS("filter", /^url/);
  await page.keyboard.press("Escape");
  const second = palette(page).getByRole("button", { name: /^Color 2/ });
  const drag = async (target: ReturnType<Page["locator"]>) => {
    await second.hover();
    await page.mouse.down();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error("It is not there");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 10, { steps: 2 });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator("[data-hot]")).toHaveCount(1);
    await page.mouse.up();
  };
  const light = page.locator("[data-theme-of=light] .pg-frame");
  await light.locator("h2 [data-r=text]").first().click();
  await expect(page.getByRole("dialog", { name: "Text, light theme" })).toBeVisible();
  await light
    .locator(".pg-hero .pg-button.pg-primary")
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole("dialog", { name: "Primary, light theme" })).toBeVisible();
  await page.keyboard.press("Escape");
  // The code for dragging loads when the pointer arrives.
  await expect(async () => {
    await drag(page.locator("[data-theme-of=dark] .pg-frame h2 [data-r=text]"));
    await expect(page).toHaveURL(/dark=text-2/, { timeout: 1000 });
  }).toPass();
  await drag(role(page, "Border, light"));
  await expect(page).toHaveURL(/light=border-2/);

  await page.getByRole("button", { name: "Recalculate all roles" }).click();
  await expect(page).toHaveURL(/\/playground$/);
  await page.getByRole("button", { name: "Copy theme" }).click();
  await page.getByRole("menuitem", { name: "CSS with light-dark()" }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toContain("--on-primary: ");
  const css = await read();
  expect(css).toContain("--background: light-dark(#");
  expect(css).toContain("--primary: var(--palette-lollipop);");
  const colors = palette(page).getByRole("button", { name: /^Color \d/ });
  await expect(colors.first()).toHaveAccessibleName(/^Color 1, DB073D Lollipop/);
  await colors.first().hover();
  await page.getByRole("button", { name: "Lock color 1, Lollipop" }).click();
  await expect(page).toHaveURL(/l=0/);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/c=db073d-/);
  await expect(colors.nth(1)).not.toHaveAccessibleName(/DBA507/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(colors.nth(1)).toHaveAccessibleName(/DBA507/);
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await colors.nth(5).click();
  await expect(page.getByRole("dialog", { name: /^Color 6, / })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(colors).toHaveCount(5);
  await expect(page.getByRole("dialog")).toBeHidden();
  const release = await block(page, "*/assets/import-theme-*.js");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "#264653 #2a9d8f");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("The import could not be loaded")).toBeVisible();
  await release();

  await goInPlace(page, "/playground?light=text-3");
  const ratios = contrast(page, "light");
  await expect(ratios.getByText(/of 10 fail/)).toBeVisible();
  await page
    .getByRole("button", { name: /^Fail 1\.\d\d Fix Text on Background, light theme, needs 4.5/ })
    .press("Enter");
  await expect(ratios.getByRole("heading", { name: "Contrast, light All 10 pass" })).toBeFocused();
  await expect(page).toHaveURL(/light=text-[\da-f]{6}$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL(/light=text-3$/);
  await expect(ratios.getByText(/of 10 fail/)).toBeVisible();
  await page.getByRole("button", { name: "Recalculate all roles" }).click();
  await expect(page).toHaveURL(/\/playground$/);
  await role(page, "Background, light").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(role(page, "Surface, dark")).toBeFocused();
  await page.keyboard.press("End");
  for (let step = 0; step < 14; step++) await page.keyboard.press("ArrowDown");
  await expect(role(page, "Accent, dark")).not.toBeFocused();
  await role(page, "Accent, light").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Choose for both themes" }).press("Space");
  await fromPalette(page, 3).press("Enter");
  await expect(page).toHaveURL(/light=accent-3&dark=accent-3/);
  await page.getByRole("button", { name: "Lock the role" }).press("Enter");
  await expect(page).toHaveURL(/light=accent-8ec7d2-l&dark=accent-3/);
  await page.keyboard.press("Escape");
  await expect(role(page, "Accent, light")).toBeFocused();
  await page.getByRole("button", { name: /^Generate/ }).press("Enter");
  await expect(page).toHaveURL(/c=.*light=accent-8ec7d2-l/);

  const bad = `?c=zebra-000000&t=car&v=9&l=77&light=${"x".repeat(500)}&dark=primary-9,constructor-1`;
  const explained = await readText(request, `/playground${bad}`);
  expect(explained).toContain("“zebra” could not be read as a color.");
  expect(explained).toContain("Unknown template “car” in this link. Using “landing”.");
  expect(explained).toMatch(/Could not read these dark roles.*All 10 pass/);
  const link = "/playground?c=264653-2a9d8f-e9c46a&dark=primary-3";
  for (const template of TEMPLATES)
    expect(await readText(request, `${link}&t=${template}`), template).toMatch(/All \d+ pass .*All \d+ pass /);
  await goInPlace(page, `${link}&t=code&v=light`);
  await expect(role(page, "Primary, dark")).toHaveAccessibleName(/#E9C46A, color 3 of the palette, by hand/);
  await expect(page.getByRole("region", { name: "Code, light theme" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Code, dark theme" })).toBeHidden();
  await page.keyboard.press("v");
  await expect(page.getByRole("region", { name: "Code, dark theme" })).toBeVisible();
  await expect(page).not.toHaveURL(/v=light/);
  await page.getByRole("navigation", { name: "Page" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("region", { name: "Dashboard, dark theme" })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript both themes, templates, other palettes and the form work", async ({ page }) => {
    await page.goto("/playground?t=dashboard");
    await expect(page.getByRole("region", { name: "Dashboard, dark theme" })).toBeVisible();
    await expect(role(page, "Primary, light")).toHaveAccessibleName(/Lollipop, #DB073D/);
    await page.getByRole("link", { name: "Another palette" }).click();
    await expect(page).toHaveURL(/c=.*t=dashboard/);
    await page.getByRole("textbox", { name: "Colors" }).fill("#264653, teal gold");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/c=264653-008080-ffd700&t=dashboard$/);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone one theme is shown, and an element is recolored by touch", async ({ page }) => {
    await open(page, "/playground");
    await expect(page.getByRole("region", { name: "Landing, dark theme" })).toBeHidden();
    const button = page.locator("[data-theme-of=light] .pg-hero .pg-button.pg-primary");
    await page.waitForLoadState("networkidle"); // the code for dragging
    await dragByFinger(palette(page).getByRole("button", { name: /^Color 5/ }), button);
    await expect(page).toHaveURL(/light=(?:onPrimary|primary)-5/);
    await button.tap();
    await fromPalette(page, 4).tap();
    await expect(page).toHaveURL(/light=onPrimary-4|light=primary-4/);
    await page.keyboard.press("Escape"); // the sheet covers the bar
    await page.getByRole("button", { name: "Undo" }).first().tap();
    await page.getByRole("button", { name: "More", exact: true }).tap();
    await page.getByRole("link", { name: "Dark", exact: true }).tap();
    await expect(page.getByRole("region", { name: "Landing, dark theme" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

async function dragByFinger(from: Locator, to: Locator) {
  const client = await from.page().context().newCDPSession(from.page());
  const touch = (type: "touchStart" | "touchMove", at: { x: number; y: number }) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: [at] });
  const [start, end] = [await centerOf(from), await centerOf(to)];
  await touch("touchStart", start);
  await expect(from.page().locator(".pg-ghost")).toBeVisible(); // after a long press
  for (const share of [0.3, 0.6, 1]) {
    await touch("touchMove", { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function centerOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
