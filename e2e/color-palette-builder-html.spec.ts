import { expect, test } from "./journey.ts";

const PATH = "/color-palette-builder";

test("input from before hydration is kept", async ({ page }) => {
  let gate = Promise.withResolvers<void>();
  await page.route(/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${PATH}?v=scales&s=wcag`, { waitUntil: "commit" });
  await page.getByRole("spinbutton", { name: "600, WCAG ratio" }).fill("6");
  await page.getByRole("textbox", { name: "Name of color 1" }).pressSequentially("Brand");
  await page.getByText("Both", { exact: true }).click();
  gate.resolve();
  await expect(page.getByRole("tab", { name: "Checks" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/t=1\.06.*-6-.*names=Brand/);
  await expect(page).toHaveURL(/[?&]on=both/);

  // The view drops the mode, and it still counts.
  gate = Promise.withResolvers();
  await page.goto(`${PATH}?c=db073d`, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Mode" }).selectOption("hsl");
  await page.getByText("Scales", { exact: true }).click();
  gate.resolve();
  await expect(page).toHaveURL(/[?&]v=scales/);
  await expect(page).toHaveURL(/[?&]m=hsl/);

  gate = Promise.withResolvers();
  await page.goto(PATH, { waitUntil: "commit" });
  const cell = page.getByRole("gridcell").nth(3);
  await cell.click();
  gate.resolve();
  await expect(cell).toHaveAttribute("tabindex", "0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the result is shown, invalid parts are named, and the form updates the URL", async ({ page }) => {
    await page.goto(`${PATH}?c=0d6986-nonsense&m=ryb&n=99`);
    await expect(page.getByText("“nonsense” could not be read as a color.")).toBeVisible();
    await expect(page.getByText("Unknown mode “ryb” in this link. Using “LCH”.")).toBeVisible();
    await expect(page.getByRole("gridcell")).toHaveCount(60);
    await page.getByRole("combobox", { name: "Mode" }).selectOption("oklab");
    await page.getByRole("textbox", { name: "Colors" }).fill("db073d-dba507");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/m=oklab/);
    await expect(page.getByRole("grid")).toHaveCount(2);
    await page.goto(`${PATH}?v=scales&s=wcag`);
    await expect(page.getByRole("gridcell")).toHaveCount(55);
    await expect(page.getByRole("spinbutton", { name: "600, WCAG ratio" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Scales with guaranteed contrast" })).toBeVisible();
  });
});
