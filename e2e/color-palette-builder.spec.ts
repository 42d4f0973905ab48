import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  findScripts,
  open,
  test,
} from "./journey.ts";

const PATH = "/color-palette-builder";

const cells = (page: Page, grid: RegExp | string = /^Lollipop/) =>
  page.getByRole("grid", { name: grid }).getByRole("gridcell");
/** Waits also for what loads after the bench: panels, menus, the paste listener. */
const openAtRest = async (page: Page, path = PATH) => {
  await open(page, path);
  await expect(page.getByRole("tab", { name: "Checks" })).toBeVisible();
};
const hexAt = async (page: Page, index: number) =>
  /#[0-9A-F]{6}/.exec((await cells(page).nth(index).getAttribute("aria-label")) ?? "")?.[0];

test("colors are copied, changed, named, undone and compared with a version, pasted, and edited by keys", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await expect(page.getByRole("gridcell")).toHaveCount(150);
  const hex = await hexAt(page, 3);
  await cells(page).nth(3).click();
  await expect(page.getByText(`Copied ${hex}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);

  const before = await hexAt(page, 5);
  await page.getByRole("combobox", { name: "Mode" }).selectOption("hsl");
  await expect.poll(() => hexAt(page, 5)).not.toBe(before);
  await page.getByRole("spinbutton", { name: "Honeycomb, tints, steps" }).fill("12");
  await expect(page.getByRole("gridcell")).toHaveCount(152);
  await page.getByRole("textbox", { name: "Name of color 1" }).fill("Brand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: /^Brand/ })).toBeVisible();
  await expect(page).toHaveURL(/m=hsl.*n=.*12.*names=Brand/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page).not.toHaveURL(/names/);
  await expect(page.getByRole("grid", { name: /^Lollipop/ })).toBeVisible();

  await page.getByRole("tab", { name: "Contrast of all pairs" }).click();
  await expect(page.getByText("42 of 42 pairs")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Lollipop/ })).toContainText("Lc 72"); // of 72.6
  await page.getByText("AAA 7", { exact: true }).click();
  await expect(page.getByText(/^\d+ of 42 pairs reach it/)).toBeVisible();
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Keep as version A" }).click();
  await page.getByRole("combobox", { name: "Mode" }).selectOption("oklch");
  await expect(page.getByText(/cells differ from version A/)).toBeVisible();
  await expect(cells(page).nth(4)).toHaveAccessibleName(/was #/);
  await page.getByText("Scales", { exact: true }).click();
  await expect(page.getByText("No cell in this view differs from version A.")).toBeVisible();
  await page.getByRole("button", { name: "Back to version A" }).click();
  await expect(page.getByText("No changes from version A yet.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Scales" })).toBeChecked();
  await page.getByText("Tints, shades, tones", { exact: true }).click();

  // The paste reader loads when the page is idle; pasting the same text again changes nothing.
  await expect(async () => {
    await paste(page, SCALE);
    await expect(page.getByRole("grid")).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("gridcell").nth(1)).toHaveAccessibleName(/100, #212121/);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByRole("grid")).toHaveCount(5);
  await paste(page, "#00ff88");
  await expect(page.getByRole("grid")).toHaveCount(6);
  await editByKeys(page);
});

/** On a page with six colors. */
async function editByKeys(page: Page) {
  await page.keyboard.press("1");
  await expect(cells(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cells(page).nth(11)).toBeFocused();
  const before = await hexAt(page, 11);
  await page.keyboard.down("l");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.up("l");
  await expect.poll(() => hexAt(page, 11)).not.toBe(before);
  await expect(cells(page).nth(11)).toHaveAccessibleName(/set by hand/);
  await page.keyboard.press("r");
  await expect.poll(() => hexAt(page, 11)).toBe(before);
  await page.keyboard.press("Control+ArrowDown");
  await expect(page.getByRole("grid").nth(1)).toHaveAccessibleName(/^Lollipop/);
  await expect(cells(page).nth(11)).toBeFocused();
  await page.keyboard.press("Control+Shift+ArrowDown");
  await expect(page.getByText(/^7 colors: .*Lollipop, Lollipop/)).toHaveRole("status");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("grid")).toHaveCount(6);
  await expect(page.getByText(/^6 colors: .*Lollipop/)).toHaveRole("status");
  await page
    .getByRole("button", { name: /^Curves of/ })
    .nth(3)
    .focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: /^Edit / }).nth(3)).toBeFocused();
  await expect(page.getByRole("grid")).toHaveCount(5);
  await page.getByRole("button", { name: "Pin Lollipop" }).click();
  await expect(page.getByText("pinned, exactly as given")).toBeVisible();
  await cells(page).first().focus();
  await page.keyboard.press("l");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(/This cell is pinned/)).toBeAttached();
  expect(await hexAt(page, 0)).toBe("#DB073D");
}

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const SCALE = STEPS.map((step, at) => `--brand-${step}: #${(0x111111 + at * 0x101010).toString(16)};`).join("\n");

async function paste(page: Page, text: string) {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
}

test("curves change cells by drag and keys, and scales keep the color, report missed targets and match their link", async ({
  page,
  request,
}) => {
  await openAtRest(page, `${PATH}?c=db073d-dba507`);
  await cells(page).nth(2).click();
  await page.getByRole("button", { name: "Curves" }).first().click();
  const handle = page.getByRole("slider", { name: "Lollipop Tint 4, lightness" });
  const before = await hexAt(page, 4);
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle");
  // A press off its middle only selects it.
  await page.mouse.move(box.x + 8, box.y + 14);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 15);
  await page.mouse.up();
  await expect(handle).toHaveAttribute("tabindex", "0");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "true");
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 40, { steps: 2 });
  await page.mouse.up();
  await expect.poll(() => hexAt(page, 4)).not.toBe(before);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => hexAt(page, 4)).toBe(before);
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => hexAt(page, 4)).not.toBe(before);
  await expectAccessible(page.getByRole("region", { name: "Curves of Lollipop" }));
  await page.keyboard.press("ControlOrMeta+ArrowDown");
  await expect(page.getByRole("grid").last()).toHaveAccessibleName(/^Lollipop/);

  await page.getByText("Scales", { exact: true }).click();
  await expect(cells(page)).toHaveCount(11);
  await expect(cells(page).filter({ hasText: "DB073D" })).toHaveAccessibleName(/the color itself/);
  await page.getByRole("combobox", { name: "Steps based on" }).selectOption("wcag");
  await page.getByRole("spinbutton", { name: "900, WCAG ratio" }).fill("13");
  await page.getByRole("combobox", { name: /^Honeycomb, on light: step/ }).selectOption({ label: "At 900" });
  await expect(page.getByText(/#DBA507 is at step 900 and doesn't change: 2\.\d+:1 instead of 13:1/)).toBeVisible();
  await page.getByText("Both", { exact: true }).click();
  await expect(cells(page)).toHaveCount(22);
  const names = await page.getByRole("gridcell").evaluateAll((all) => all.map((cell) => cell.ariaLabel));
  await expect(page).toHaveURL(/on=both/);
  const html = await (await request.get(page.url())).text();
  expect(names.filter((name) => !html.includes(`aria-label="${name}"`))).toEqual([]);
  await page.getByRole("tab", { name: "Contrast of all pairs" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page.getByRole("group", { name: /^Targets: / }));
  const missing = page.getByRole("grid", { name: /^Honeycomb/ });
  await expectAccessible(page.getByRole("listitem").filter({ has: missing }));
  await expectAccessibleInBothThemes(page.getByRole("tabpanel"));
});

test("a held key or a typed number is one undo step, and Alt with an arrow key moves a color with its cell, but not from a field", async ({
  page,
}) => {
  await open(page, `${PATH}?c=db073d-dba507-8ec7d2`);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await cells(page).nth(4).click();
  const before = await hexAt(page, 4);
  const lightness = page.getByRole("spinbutton", { name: "Lightness of Lollipop Tint 4" });
  await lightness.focus();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("ArrowUp");
  await page.keyboard.up("ArrowUp");
  const raised = await hexAt(page, 4);
  await lightness.fill("");
  await lightness.pressSequentially("0.55");
  await lightness.press("Enter");
  await expect.poll(() => hexAt(page, 4)).not.toBe(raised);
  await undo.click();
  await expect.poll(() => hexAt(page, 4)).toBe(raised);
  await undo.click();
  await expect.poll(() => hexAt(page, 4)).toBe(before);
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  const name = page.getByRole("textbox", { name: "Name of color 1" });
  await name.fill("Brand");
  await name.press("Alt+ArrowDown");
  await name.press("Enter");
  await expect(page.getByRole("grid").first()).toHaveAccessibleName(/^Brand/);
  await cells(page, /^Brand/)
    .nth(4)
    .focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("grid").last()).toHaveAccessibleName(/^Brand/);
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Pin Brand" })).toHaveAttribute("aria-pressed", "true");
});

test("no cell beyond the limit of 264 can be set by hand, and the linter finds similar colors and fixes them in one step", async ({
  page,
}) => {
  // All cells of five colors but their own and 21 of the first one.
  const rows264 = [0, 1, 2, 3, 4].flatMap((color) => (color ? ["i", "h", "o"] : ["i", "h"]).map((row) => color + row));
  const cells264 = rows264.map((row, at) => `${row}1${"*abcdef".repeat(at ? 19 : 17)}`);
  await open(page, `${PATH}?c=0d6986-0d6a87-db073d-dba507-8ec7d2&n=20.20.20&names=One,Two&e=${cells264.join("-")}`);
  const last = cells(page, /^One/).last();
  const before = await last.getAttribute("aria-label");
  await last.focus();
  await page.keyboard.press("l");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(/up to 264 cells set by hand/)).toBeVisible();
  expect(await last.getAttribute("aria-label")).toBe(before);

  const line = page
    .getByRole("listitem")
    .filter({ hasText: /“One” and “Two”/ })
    .first();
  await line.getByRole("button", { name: /^Change/ }).click();
  await expect(cells(page, /^Two/).first()).not.toHaveAccessibleName(/#0D6A87/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(cells(page, /^Two/).first()).toHaveAccessibleName(/#0D6A87/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("all controls are reachable, nothing overflows sideways, and a late bar doesn't scroll back to its cell", async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const name of findScripts("Even out the lightness of this row"))
      await page.route(`**/assets/${name}`, (route) => promise.then(() => route.continue()));
    await open(page, PATH);
    await page.getByRole("button", { name: "Edit Lollipop, #DB073D" }).tap();
    await expect(page.getByRole("tab", { name: "Color picker" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByText("Scales", { exact: true }).tap();
    await cells(page).nth(2).tap();
    const add = page.getByRole("button", { name: "Add a color" });
    await add.tap();
    await expect(page.getByRole("grid")).toHaveCount(6);
    // The page scrolls to the new color after the paint that shows it.
    const scrollAfterPaint = () =>
      page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(() => seen(scrollY)))));
    const scrolled = await scrollAfterPaint();
    resolve();
    await expect(page.getByRole("region", { name: "Selected cell" })).toBeVisible();
    expect(await scrollAfterPaint()).toBe(scrolled);
    await page.getByRole("button", { name: "More for Lollipop" }).tap();
    await page.getByRole("menuitem", { name: "Move down" }).tap();
    await expect(page.getByRole("grid").nth(1)).toHaveAccessibleName(/^Lollipop/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
});
