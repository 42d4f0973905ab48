import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";

const GENERATOR = "/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986";
const CHECKER = "/contrast-checker?c=7a1f10-f4e9d8";

test("the tray works by keyboard, syncs between tabs, survives a reload, and opens in another tool", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openWithTray(page, CHECKER, ["ff0000", "00ff00", "0000ff"]);
  const colors = page.getByRole("listbox", { name: "Kept colors" }).getByRole("option");
  await expect(colors).toHaveCount(3);
  await colors.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(colors.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied #00FF00")).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(colors).toHaveCount(2);
  await expect(page.getByRole("option", { name: /^#0000FF/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).last().press("Enter");
  await expect(colors).toHaveText(["", "", ""]);
  await expect(colors.nth(1)).toHaveAccessibleName(/^#00FF00/);
  await colors.first().focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(colors.nth(1)).toHaveAccessibleName(/^#FF0000/);
  await expect(colors.nth(1)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("3 selected")).toBeHidden();

  const other = await context.newPage();
  await open(other, CHECKER);
  await keep(page, "#7A1F10");
  await keep(other, "#F4E9D8");
  for (const tab of [page, other]) await expect(trayOf(tab).getByRole("option")).toHaveCount(5);
  await other.getByRole("button", { name: "Clear" }).click();
  await expect(trayOf(page)).toBeHidden();
  await other.close();

  await goInPlace(page, GENERATOR);
  await keep(page, "Lollipop, #DB073D");
  await keep(page, "Copacabana, #0D6986");
  await expect(page.getByRole("region", { name: "Notifications" }).getByText("Copacabana")).toBeVisible();
  await page.reload();
  const tray = trayOf(page);
  await expect(tray.getByRole("option")).toHaveCount(2);
  await tray.getByRole("button", { name: "Open all in…" }).click();
  await page.getByRole("menuitem", { name: "Contrast Checker" }).click();
  await expect(page).toHaveURL("/contrast-checker?c=db073d-0d6986");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("#DB073D");
  await page.getByRole("button", { name: "#DB073D is in the tray" }).click();
  await expect(page.getByText("#DB073D is already in the tray")).toBeVisible();
  await expect(tray.getByRole("option")).toHaveCount(2);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true }); // shares its cache with other journeys
  test("on a phone the tray is a sheet, and clearing it closes the sheet for good", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithTray(page, CHECKER, ["ff0000", "00ff00"]);
    await page.getByRole("button", { name: "Tray, 2 kept colors" }).tap();
    const sheet = page.getByRole("dialog", { name: "Tray" });
    await sheet.getByRole("option", { name: /^#FF0000/ }).tap();
    await expect(sheet.getByText("1 selected")).toBeVisible();
    await sheet.getByRole("button", { name: "Move #FF0000 right" }).tap();
    await expect(sheet.getByRole("option").nth(1)).toHaveAccessibleName(/^#FF0000/);
    await expectAccessible(sheet);
    await sheet.getByRole("option", { name: /^#FF0000/ }).tap();
    await sheet.getByRole("button", { name: "Clear" }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Keep #7A1F10 in the tray" }).tap();
    await expect(page.getByRole("button", { name: "Tray, 1 kept color" })).toBeVisible();
    await expect(sheet).toBeHidden();
    await expectNoSidewaysScroll(page);
    await goInPlace(page, "/playground");
    await page.getByRole("button", { name: "More", exact: true }).tap();
    const { x, y } = (await page.getByRole("button", { name: "Import" }).boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(page.getByRole("dialog", { name: "Import" })).toBeVisible();
  });
});

async function keep(page: Page, color: string) {
  await page.getByRole("button", { name: `Keep ${color} in the tray` }).click();
}

function trayOf(page: Page) {
  return page.getByRole("region", { name: "Tray" });
}

async function openWithTray(page: Page, path: string, colors: readonly string[]) {
  if (!page.url().endsWith("/robots.txt")) await page.goto("/robots.txt"); // has no script of the site
  await page.evaluate((value) => localStorage.setItem("huesmith.tray", JSON.stringify({ version: 1, value })), colors);
  await open(page, path);
}
