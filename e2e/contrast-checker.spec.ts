import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

test("a pair is swapped, fixed by a key and by a press, made darker by keys, and typed", async ({ page }) => {
  await open(page, "/contrast-checker?c=777777-ffffff");
  const pair = page.getByRole("region", { name: "Contrast of a pair" });
  await expect(pair.getByText("4.47", { exact: true })).toBeVisible();
  await expect(pair.getByText("AA for large text only", { exact: true })).toBeVisible();
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/c=ffffff-777777/);
  await page.keyboard.press("x");
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/c=767676-ffffff/);
  await page.keyboard.press("ControlOrMeta+Z");
  await pair.getByRole("button", { name: "Fix to AA, keep the hue" }).click();
  await expect(pair.getByText("AA pass", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/contrast-checker?c=767676-ffffff");
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
  await expect(textField(page)).toHaveValue("#6D6D6D");
  const background = page.getByRole("textbox", { name: "Background", exact: true });
  await background.fill("black");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(background).toHaveValue("#040404");
  await expect(background).toBeFocused();
  await expect(textField(page)).toHaveValue("#6D6D6D");
  await background.fill("white");
  await textField(page).fill("navy");
  await expect(page).toHaveURL("/contrast-checker?c=000080-ffffff");
  await expect(page.getByRole("status").filter({ hasText: "16.00 to 1, AAA pass." })).toBeAttached();
  await textField(page).fill("reddish");
  await textField(page).blur();
  await expect(textField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(pair.getByText("16.00", { exact: true })).toBeVisible();
});

test("the fixes are on the first screen, say which color can't reach a target, and are undone and done again", async ({
  page,
}) => {
  await open(page, "/contrast-checker?c=7a4a12-e0a458");
  await expect(page.getByRole("button", { name: /^Text #.* for Lc 60$/ })).toBeInViewport({ ratio: 1 });
  const body = page.getByRole("listitem").filter({ hasText: "APCA body text" });
  await expect(body.getByText("No text color reaches it")).toBeVisible();
  await body.getByRole("button", { name: /^Background #.* for Lc 75$/ }).click();
  await expect(body.getByText("Passes")).toBeVisible();
  await expect(page).toHaveURL(/\?c=7a4a12-(?!e0a458)[0-9a-f]{6}$/);
  const fixed = page.url();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/contrast-checker?c=7a4a12-e0a458");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(page).toHaveURL(fixed);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Background", exact: true })).toHaveValue("#E0A458");
});

test("a sheer pair is measured at its worst, and a fix changes nothing else", async ({ page, request }) => {
  const text = await readText(request, "/contrast-checker?c=000000-ffffff_.5");
  expect(text).toContain("The numbers are for the worst gray behind it, #000000");
  await open(page, "/contrast-checker?c=3366ff_.6-ffffff_.9");
  await page.getByRole("button", { name: "Fix to AA, keep the hue" }).click();
  await expect(page).toHaveURL(/c=[0-9a-f]{6}_\.6-ffffff_\.9$/);
  await expect(page.getByText("AA pass", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("roles say what has to be told apart, and fix it", async ({ page }) => {
  await open(page, "/contrast-checker?v=roles&c=000000-ffffff&r=07304c-07485b-0d6986");
  const bench = page.getByRole("region", { name: "Contrast of roles" });
  await expect(bench.getByText("Link next to text")).toBeHidden();
  await bench.getByText("By color alone").click();
  const fix = bench.getByRole("button", { name: /^Fix: Link next to text/ });
  await expectAccessibleInBothThemes(page);
  await fix.click();
  await expect(fix).toBeHidden();
  await expect(bench.getByText("Fail", { exact: true })).toBeHidden();
});

test("a palette is checked as a whole by keys, and a pair of it opened", async ({ page }) => {
  await open(page, "/contrast-checker");
  await page.getByRole("link", { name: "Palette", exact: true }).click();
  const bench = page.getByRole("region", { name: "Contrast within a palette" });
  await expect(bench.getByText("5 colors, 20 ordered pairs.")).toBeVisible();
  await bench.getByText("AA 4.5", { exact: true }).click();
  await expect(bench.getByText("4 of 20 ordered pairs reach it.")).toBeVisible();
  await bench.getByRole("combobox", { name: "Passes on" }).selectOption("#07485B");
  await expect(bench.getByRole("button", { name: /^#8EC7D2 5\.39 AA/ })).toBeVisible();
  const list = bench.getByRole("textbox", { name: "Colors" });
  await list.fill("#07485b #8ec7d2 rgb(255, 255, 255) reddish");
  await list.press("Enter");
  await expect(bench.getByText("“reddish” could not be read as a color.")).toBeVisible();
  await expect(page).toHaveURL(/p=07485b-8ec7d2-ffffff/);
  await expectAccessibleInBothThemes(page);
  await bench.getByRole("button", { name: /#07485B on #8EC7D2/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Background", exact: true })).toHaveValue("#FFFFFF");
});

test("text over a gradient is typed, moved by keys and fixed, and its link gives the same", async ({ page }) => {
  await open(page, "/contrast-checker?v=gradient&c=ffffff-000000");
  const bench = page.getByRole("region", { name: "Contrast over a gradient" });
  await bench.getByRole("textbox", { name: "Gradient" }).fill("linear-gradient(to right, #000, #fff)");
  const text = bench.getByRole("button", { name: /% to the right/ });
  await text.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect(text).toHaveAccessibleName(/100% to the right/);
  await expect(bench.getByText("1.00", { exact: true })).toBeVisible();
  await bench.getByRole("button", { name: /^Lay \d+% black behind it/ }).click();
  await expect(bench.getByText("Pass", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/l=\d+/);
  await page.reload();
  await expect(page.getByRole("slider", { name: "Black layer behind the text" })).toHaveValue(/^[4-9]\d$/);
  await expect(bench.getByText("Pass", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a picture is dropped in by paste, and what is none is said", async ({ page }) => {
  await open(page, "/contrast-checker?c=777777-ffffff");
  const bench = page.getByRole("region", { name: "Contrast over a picture" });
  // What takes it comes when the page is at rest.
  await expect(async () => {
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 40, 30);
      }
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], "white.png", { type: "image/png" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(bench.getByRole("img", { name: "white.png, behind the text" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(bench.getByText("4.47", { exact: true })).toBeVisible();
  await bench
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(page.getByText("no.png is not a picture this browser can read.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Pair", exact: true }).click();
  await page.getByRole("link", { name: "Picture", exact: true }).click();
  await expect(bench.getByRole("img", { name: "white.png, behind the text" })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript forms keep the rest of the address", async ({ page }) => {
    await page.goto("/contrast-checker?c=777777-ffffff&z=20&p=000000-ffffff");
    await expect(page.getByText("4.47", { exact: true })).toBeVisible();
    await textField(page).fill("black");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("21.00", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/z=20/);
    await page.getByRole("link", { name: "Gradient", exact: true }).click();
    await page.getByRole("textbox", { name: "Gradient" }).fill("white, #767676");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("WCAG 2, at the worst point")).toBeVisible();
    await expect(page).toHaveURL(/z=20/);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone a pair is swapped by touch, and text dragged over a gradient", async ({ page }) => {
    await open(page, "/contrast-checker?c=777777-ffffff");
    await page.getByRole("button", { name: "Swap", exact: true }).tap();
    await expect(page).toHaveURL(/c=ffffff-777777/);
    await page.getByRole("link", { name: "Gradient", exact: true }).tap();
    const text = page.getByRole("button", { name: /% to the right/ });
    const box = await text.boundingBox();
    if (!box) throw new Error("The text is not shown.");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 370, box.y + 20, { steps: 3 });
    await page.mouse.up();
    await expect(text).toHaveAccessibleName(/100% to the right/);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
  });
});

function textField(page: Page) {
  return page.getByRole("textbox", { name: "Text", exact: true });
}
