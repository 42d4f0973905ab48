import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";

test("a pair is typed, fails, and is fixed by one press", async ({ page }) => {
  await open(page, "/contrast-checker?c=777777-ffffff");
  const pair = page.getByRole("region", { name: "Contrast of a pair" });
  await expect(pair.getByText("4.47", { exact: true })).toBeVisible();
  await expect(pair.getByText("AA for large text only", { exact: true })).toBeVisible();
  await pair.getByRole("button", { name: "Fix to AA, keep the hue" }).click();
  await expect(pair.getByText("AA pass", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/contrast-checker?c=767676-ffffff");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("navy");
  await expect(page).toHaveURL("/contrast-checker?c=000080-ffffff");
});

test("bad text is explained where it was typed, and the last good color stays", async ({ page }) => {
  await open(page, "/contrast-checker");
  const field = page.getByRole("textbox", { name: "Text", exact: true });
  await field.fill("reddish");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("8.61", { exact: true })).toBeVisible();
});

test("the nearest color for a target is taken, undone and done again", async ({ page }) => {
  await open(page, "/contrast-checker");
  await page.getByRole("button", { name: /^Background to #\w+ for Lc 90/ }).click();
  await expect(page).toHaveURL(/\?c=7a1f10-fffaf1$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/contrast-checker");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(page).toHaveURL(/\?c=7a1f10-fffaf1$/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Background", exact: true })).toHaveValue("#F4E9D8");
});

test("keys swap the pair, fix it and move the lightness", async ({ page }) => {
  await open(page, "/contrast-checker?c=777777-ffffff");
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/c=ffffff-777777/);
  await page.keyboard.press("x");
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/c=767676-ffffff/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("4.54", { exact: true })).toBeHidden();
});

test("what shines through a background is told", async ({ page }) => {
  await open(page, "/contrast-checker?c=000000-ffffff_.5");
  await expect(page.getByText(/The numbers are for the gray behind it that is worst, #000000/)).toBeVisible();
});

test("roles say what has to be told apart, and fix it", async ({ page }) => {
  await open(page, "/contrast-checker?v=roles&r=aaaaaa-07485b-0d6986");
  const bench = page.getByRole("region", { name: "Contrast of roles" });
  const fix = bench.getByRole("button", { name: /^Fix: Link on the background/ });
  await fix.click();
  await expect(fix).toBeHidden();
});

test("a palette is checked as a whole, and a pair of it opened", async ({ page }) => {
  await open(page, "/contrast-checker");
  await page.getByRole("link", { name: "A palette" }).click();
  const bench = page.getByRole("region", { name: "Contrast within a palette" });
  await expect(bench.getByText("5 colors, 20 ordered pairs.")).toBeVisible();
  await bench.getByText("AA 4.5").click();
  await expect(bench.getByText("4 of 20 ordered pairs reach it.")).toBeVisible();
  await bench.getByRole("button", { name: /#8EC7D2 on #07485B/ }).click();
  await expect(page.getByRole("textbox", { name: "Background", exact: true })).toHaveValue("#07485B");
});

test("text over a picture is moved by keys, and its worst point found", async ({ page }) => {
  await open(page, "/contrast-checker?v=picture&c=ffffff-000000");
  const text = page.getByRole("button", { name: /over the picture/ });
  const status = page.getByText(/At the worst point under the text/);
  const before = await status.textContent();
  await text.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("Shift+ArrowDown");
  await expect(status).not.toHaveText(before ?? "");
  await page
    .getByLabel(/Choose a picture/)
    .setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(page.getByText("no.png is not a picture that this browser can read.")).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the pair of an address and of the form is checked", async ({ page }) => {
    await page.goto("/contrast-checker?c=777777-ffffff");
    await expect(page.getByText("4.47", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("black");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("21.00", { exact: true })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone a pair is swapped by touch", async ({ page }) => {
    await open(page, "/contrast-checker?c=777777-ffffff");
    await page.getByRole("button", { name: "Swap", exact: true }).tap();
    await expect(page).toHaveURL(/c=ffffff-777777/);
    await expectNoSidewaysScroll(page);
  });
});

for (const view of ["roles", "palette", "picture"]) {
  test(`axe finds nothing in the view of ${view}`, async ({ page }) => {
    await open(page, `/contrast-checker?v=${view}`);
    await expectAccessible(page);
  });
}
