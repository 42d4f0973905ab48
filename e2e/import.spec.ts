import { expect, expectAccessibleInBothThemes, open, test, withholdScripts } from "./journey.ts";

// Trailing numbers would be read as the steps of a scale.
const HUES = [..."abcdefghijklmn"].map((letter, index) => `--hue-${letter}: oklch(0.7 0.12 ${index * 25});`);
const CSS = `${HUES.join("\n")}\n--copy: oklch(0.7 0.12 1);\n--odd: #12345;`;

test("an import that can't be loaded changes nothing and says so, excess colors must be deselected, and unreadable rows are explained", async ({
  page,
}) => {
  const release = await withholdScripts(page, "so they were regenerated");
  await open(page, "/color-palette-builder");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  await dialog.getByRole("textbox").fill("#00ff88");
  await dialog.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("The import could not be loaded")).toBeVisible();
  await release();
  await expect(page.getByRole("grid")).toHaveCount(5);

  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByRole("textbox").fill(CSS);
  await expect(dialog.getByText("12 of 14 selected, 12 fit")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "--odd" })).toContainText("this one has 5");
  const replace = dialog.getByRole("button", { name: "Replace" });
  await dialog.getByRole("checkbox", { checked: false }).first().press("Space");
  await expect(dialog.getByText("Uncheck 1.")).toBeVisible();
  await expect(replace).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "hue-f" }).press("Space");
  await expectAccessibleInBothThemes(dialog, dialog.getByRole("list").last());
  await replace.click();
  await expect(page.getByRole("grid")).toHaveCount(12);
  await expect(page.getByRole("grid", { name: /^hue-f/ })).toHaveCount(0);
  await expect(page.getByRole("grid", { name: /^hue-g/ })).toHaveCount(1);
});

test("the names of an import reach the palette, its export and other tools", async ({ page }) => {
  await open(page, "/color-palette-generator");
  await page.getByRole("button", { name: "Start from" }).click();
  await page.getByRole("button", { name: "Import" }).click();
  const importing = page.getByRole("dialog", { name: "Import" });
  await importing.getByRole("textbox").fill(":root { --signal-red: #e4002b; --harbor: #0d6986; --paper: #f4f1ea; }");
  await importing.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByRole("listitem", { name: "Color 1: signal-red, #E4002B" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const exporting = page.getByRole("dialog", { name: "Export" });
  await expect(exporting.getByText("--signal-red: #E4002B;")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/color-wheel?c=e4002b");
  await expect(page.getByText("signal-red", { exact: true }).first()).toBeVisible();
});
