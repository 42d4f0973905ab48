import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from "./journey.ts";
import { readText } from "./read-text.ts";

test("two colors are measured, the hardest vision is flagged, bad input is ignored, and keys swap and flip", async ({
  page,
  request,
}) => {
  await open(page, "/compare-colors");
  const bench = page.getByRole("region", { name: "Comparison" });
  await expect(bench.getByText("4.98", { exact: true })).toBeVisible();
  await expect(bench.getByText("Different when side by side", { exact: true })).toBeVisible();
  const visions = page.getByRole("region", { name: "Color blindness" });
  await expect(visions.getByRole("listitem").filter({ hasText: "hardest" })).toHaveText(/Tritanopia/);
  const steps = page.getByRole("slider", { name: "Steps" });
  await steps.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("list", { name: /^13 steps/ })).toBeVisible();
  await expect(page).toHaveURL(/n=13/);
  await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("#07485B");
  await expect(bench.getByText("Clearly different", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/c=0d6986-07485b/);
  const field = page.getByRole("textbox", { name: "Color 1", exact: true });
  await field.fill("reddish");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(bench.getByText("Clearly different", { exact: true })).toBeVisible();

  const wide = await readText(request, "/compare-colors?c=oklch~.7~.25~150");
  expect(wide).toContain("is outside sRGB and inside Display P3");
  await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("#146f80");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/v=place/);
  const specimen = page.locator("[data-view]");
  await expect(specimen).toHaveText("0D6986");
  await page.keyboard.down("Space");
  await expect(specimen).toHaveText("146F80");
  await page.keyboard.up("Space");
  await expect(specimen).toHaveText("0D6986");
  // Pressed outside a field and released in one.
  await page.keyboard.down("Space");
  await page.getByRole("textbox", { name: "Color 1", exact: true }).focus();
  await page.keyboard.up("Space");
  await expect(specimen).toHaveText("0D6986");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("x");
  await expect(specimen).toHaveText("146F80");
  await expect(page).toHaveURL(/p=2-1/);
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/v=checker/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page).toHaveURL(/v=place/);
  const button = page.getByRole("button", { name: "Hold to flip" });
  await button.focus();
  await page.keyboard.down("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.up("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("a pair is chosen from the table and shared, and up to six colors are added, compared, removed and restored", async ({
  page,
  request,
}) => {
  await open(page, "/compare-colors?c=db073d-dba507-8ec7d2-07485b&v=text");
  await expectAccessible(page.getByRole("region", { name: "Comparison" }));
  await expectAccessibleInBothThemes(page.getByRole("table"));
  await page.getByRole("table").getByRole("button", { name: /40\.4/ }).first().click();
  await expect(page).toHaveURL(/p=2-3/);
  await expect(page.getByRole("status").filter({ hasText: /^ΔE .+ Color 3 is / })).toBeAttached();
  expect(await readText(request, page.url())).toMatch(/ 40\.\d\d /);
  const add = page.getByRole("button", { name: "Add a color" });
  for (let count = 4; count < 6; count++) await add.click();
  await expect(add).toBeHidden();
  const list = page.getByRole("list", { name: "Colors" }).getByRole("listitem");
  const fields = page.getByRole("textbox", { name: /^Color \d$/ });
  await expect(fields).toHaveCount(6);
  await page.getByRole("button", { name: /^Compare the first with Lollipop/ }).click();
  await expect(page).toHaveURL(/p=2-1/);
  await list
    .first()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(fields).toHaveCount(5);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fields).toHaveCount(6);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript colors from the URL and from the form are compared", async ({ page }) => {
    await page.goto("/compare-colors?c=db073d-dba507");
    await expect(page.getByText("46.30", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Color 1", exact: true }).fill("white");
    await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("#000000");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByText("100.00", { exact: true }).first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a bad address shows notices, and on a phone the current view is in sight and a pair is swapped by touch", async ({
    page,
  }) => {
    await open(page, "/compare-colors?c=777777-ffffff-000000-zebra&v=text&p=1-6");
    await expect(page.getByText("“zebra” could not be read as a color.")).toBeVisible();
    await expect(
      page.getByText("Could not read the pair “1-6” in this link. Using the first two colors."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Text", exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Swap" }).tap();
    await expect(page).toHaveURL(/p=2-1/);
    await expectNoSidewaysScroll(page);
  });
});
