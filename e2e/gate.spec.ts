import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

const GENERATOR = "/color-palette-generator";
const MANY = "/gradient-generator?c=ff0000-00ff00-0000ff";

function upgrade(page: Page) {
  return page.getByRole("dialog", { name: /^Upgrade To Pro/ });
}

async function closeUpgrade(page: Page) {
  await upgrade(page).getByRole("button", { name: "Close" }).click();
  await expect(upgrade(page)).toBeHidden();
}

function stop(page: Page, place: number) {
  return page.getByRole("slider", { name: new RegExp(`^Color ${place}, `) });
}

async function openVariations(page: Page) {
  await open(page, `${GENERATOR}#variations`);
  const drawer = page.getByRole("region", { name: "Variations" });
  await expect(drawer.getByRole("radio")).toHaveCount(30);
  return drawer;
}

test("without Pro, variations and many colors can be viewed, edited and exported as HEX; more opens the upgrade dialog", async ({
  page,
}) => {
  test.slow(); // four pages
  const drawer = await openVariations(page);
  await drawer.getByRole("radio", { name: "Hue +15°" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(drawer.getByRole("radio", { name: "Hue +45°" })).toBeChecked();
  await expect(drawer.getByRole("img", { name: "Hue +45°", exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Apply" }).click();
  await closeUpgrade(page);
  await expect(drawer.getByRole("link", { name: "Open" })).toHaveAttribute("href", "/pricing"); // opened by the wheel
  await drawer.getByRole("link", { name: "Open" }).click();
  await closeUpgrade(page);
  await expect(page).toHaveURL(new RegExp(`${GENERATOR}(#variations)?$`));
  await expectAccessibleInBothThemes(drawer);

  await page.getByRole("button", { name: "Export" }).first().click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await panel.getByLabel("Values").selectOption("oklch");
  await closeUpgrade(page);
  await expect(panel.getByLabel("Values")).toHaveValue("hex");
  await expect(panel.getByText(/#db073d/).first()).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();

  // The tab for many colors opens the dialog at once and names the format.
  await goInPlace(page, "/gradient-generator");
  await page.getByRole("link", { name: /^Multiple colors/ }).click();
  const rows = upgrade(page).getByRole("list", { name: "Pro features" }).getByRole("listitem");
  await expect(rows.first()).toHaveText("Multiple colors in the gradient generator");
  await closeUpgrade(page);
  await expect(page).toHaveURL("/gradient-generator");
  await expect(page.getByRole("link", { name: "2 colors" })).toHaveAttribute("aria-current", "page");

  // A single color can be exported in every format.
  await goInPlace(page, "/color-name-finder?c=db073d");
  await page.getByRole("button", { name: "Export" }).first().click();
  await expect(panel).toHaveAccessibleDescription("1 color");
  await panel.getByLabel("Values").selectOption("oklch");
  await expect(panel.getByText(/oklch\(/).first()).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();

  await goInPlace(page, MANY);
  await expect(stop(page, 3)).toBeVisible();
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await closeUpgrade(page);
  await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("gold");
  await expect(page).toHaveURL(/c=ff0000-ffd700-0000ff/);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Dusk over the bay" }).click();
  await closeUpgrade(page);
  await expect(page).toHaveURL(/c=ff0000-ffd700-0000ff/);
  await page.getByRole("textbox", { name: "CSS", exact: true }).fill("linear-gradient(red, lime, blue)");
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await closeUpgrade(page);
  await page.getByRole("button", { name: /^Remove Color 2/ }).click();
  await expect(stop(page, 3)).toHaveCount(0);
});

test("with Pro nothing is gated, and applying a variation is one undo step", async ({ page, context }) => {
  test.slow(); // a sign-up and three pages
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, "gates", { isPro: true });
  const drawer = await openVariations(page);
  await drawer
    .getByRole("group", { name: /^Chroma/ })
    .getByText("−75%")
    .click();
  await drawer.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(#[\dA-F]{6}\n?){5}$/);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const before = new URL(page.url()).search;
  await drawer.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\?c=[\da-f]{6}(-[\da-f]{6}){4}$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => new URL(page.url()).search).toBe(before);

  await goInPlace(page, MANY);
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await expect(stop(page, 4)).toBeVisible();
  await page.getByRole("button", { name: "Export" }).first().click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await panel.getByLabel("Values").selectOption("oklch");
  await expect(panel.getByLabel("Values")).toHaveValue("oklch");
  await expect(upgrade(page)).toHaveCount(0);
});
