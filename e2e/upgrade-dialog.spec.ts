import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, retire, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

const TITLE = "Upgrade To Pro and unlock more features for 3.1 dollars per month.";

test("the upgrade dialog fits desktop and phone, shows five sample colors and the Pro features, and opens the prices; Escape and outside clicks close it only after 3 seconds", async ({
  page,
}) => {
  test.slow(); // axe in both themes
  await page.setViewportSize({ width: 1440, height: 900 });
  await becomeMember(page, "upgrade");
  retire(page);
  await page.clock.install();
  await open(page, "/user/account");
  const button = page.getByRole("button", { name: "Upgrade To Pro" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: TITLE });
  expect((await dialog.boundingBox())?.width).toBe(800);
  await expectAccessibleInBothThemes(dialog);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await dialog.boundingBox())?.width).toBeCloseTo(351, 0);
  await expect(dialog.getByRole("button", { name: "Upgrade To Pro" })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog.getByRole("radio")).toHaveCount(5);
  await expect(dialog.getByRole("img", { name: "Tints and shades of Lollipop, #DB073D" })).toBeVisible();
  await dialog.getByRole("radio", { name: "Lollipop, #DB073D" }).focus();
  for (const name of ["Honeycomb, #DBA507", "Cerulean Skies, #8EC7D2", "Copacabana, #0D6986"]) {
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("img", { name: `Tints and shades of ${name}` })).toBeVisible();
  }
  const steps = dialog.getByRole("img", { name: /^Tints and shades/ }).locator("> *");
  await expect(steps).toHaveCount(11);
  await expect(steps.nth(5)).toHaveCSS("background-color", "rgb(13, 105, 134)");

  await expect(dialog).toHaveAccessibleDescription("Unlock more features at an affordable price");
  await expect(dialog.getByRole("list", { name: "Pro features" }).getByRole("listitem")).toHaveText([
    "Hide ads",
    "Save unlimited colors, color palettes and projects",
    "Unlimited projects",
    "Export colors in HEX, RGB, HSL, LAB, LCH, OKLAB, OKLCH",
    "Palette variations",
    "Multiple colors in the gradient generator",
    "Support developing the website",
    "Color Visualizer Soon",
  ]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("button", { name: "Upgrade To Pro" }).click();
  expect(new URL((await opened).url()).pathname).toBe("/pricing");
  await (await opened).close();
  await expect(dialog).toBeHidden();

  // From here on, time stands still unless the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(dialog).toBeVisible();
  await page.clock.runFor(2900);
  for (let press = 0; press < 4; press++) await page.keyboard.press("Escape");
  await page.mouse.click(8, 400);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(200);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(3100);
  await page.mouse.click(8, 400);
  await expect(dialog).toBeHidden();
});
