import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { pngFile } from "./pictures.ts";
import { readText } from "./read-text.ts";

test("a pair is edited, swapped and fixed, unreachable targets are named, translucent pairs show the worst case, and roles, palettes, gradients and pictures are checked and fixed", async ({
  page,
  request,
}) => {
  test.slow(); // five views
  await open(page, "/contrast-checker?c=7a4a12-e0a458");
  const pair = page.getByRole("region", { name: "Contrast of a pair" });
  const background = pair.getByRole("textbox", { name: "Background", exact: true });
  await expect(pair.getByRole("button", { name: /^Text #.* for Lc 60$/ })).toBeInViewport({ ratio: 1 });
  const body = pair.getByRole("listitem").filter({ hasText: "APCA body text" });
  await expect(body.getByText("No text color reaches it")).toBeVisible();
  await body.getByRole("button", { name: /^Background #.* for Lc 75$/ }).click();
  await expect(body.getByText("Passes")).toBeVisible();
  await expect(page).toHaveURL(/\?c=7a4a12-(?!e0a458)[0-9a-f]{6}$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/contrast-checker?c=7a4a12-e0a458");
  await expect(background).toHaveValue("#E0A458");

  await textField(page).fill("#777777");
  await background.fill("white");
  await background.blur();
  await expect(pair.getByText("4.47", { exact: true })).toBeVisible();
  await expect(pair.getByText("AA for large text only", { exact: true })).toBeVisible();
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/c=ffffff-777777/);
  await page.keyboard.press("x");
  await page.keyboard.press("f");
  await expect(page).toHaveURL("/contrast-checker?c=767676-ffffff");
  await expect(pair.getByText("AA pass", { exact: true })).toBeVisible();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
  await expect(textField(page)).toHaveValue("#6D6D6D");
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

  await textField(page).fill("white");
  await background.fill("#F28C28");
  await page.keyboard.press("Enter");
  const nearest = pair.getByRole("button", { name: /^Background .* for 4\.5:1/ });
  await expect(nearest).toHaveCSS("color", "rgb(255, 255, 255)");

  const shared = await readText(request, "/contrast-checker?c=000000-ffffff_.5");
  expect(shared).toContain("The numbers are for the worst gray behind it, #000000");
  await textField(page).fill("rgb(0 0 0 / .2)");
  await background.fill("rgb(255 255 255 / .3)");
  await pair.getByRole("button", { name: "Fix both to AA, keep the hue" }).click();
  await expect(page).toHaveURL(/c=000000_\.5\d*-ffffff$/);

  await goInPlace(page, "/contrast-checker?v=roles&c=000000-ffffff&r=07304c-07485b-0d6986");
  const roles = page.getByRole("region", { name: "Contrast of roles" });
  await expect(roles.getByText("By color alone")).toBeVisible();
  await expect(roles.getByText("Link next to text")).toBeHidden();
  await roles.getByText("By color alone").click();
  const fix = roles.getByRole("button", { name: /^Fix: Link next to text/ });
  await expectAccessible(roles);
  await fix.click();
  await expect(fix).toBeHidden();
  await expect(roles.getByText("Fail", { exact: true })).toBeHidden();

  await page.getByRole("link", { name: "Palette", exact: true }).click();
  const palette = page.getByRole("region", { name: "Contrast within a palette" });
  await expect(palette.getByText("5 colors, 20 ordered pairs.")).toBeVisible();
  await palette.getByText("AA 4.5", { exact: true }).click();
  await expect(palette.getByText("4 of 20 ordered pairs reach it.")).toBeVisible();
  await palette.getByRole("combobox", { name: "Passes on" }).selectOption("#07485B");
  await expect(palette.getByRole("button", { name: /^#8EC7D2 5\.39 AA/ })).toBeVisible();
  await palette.getByRole("button", { name: "Add the pair" }).click();
  await expect(palette.getByText("7 of 40")).toBeVisible();
  await palette.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  const grays = Array.from({ length: 50 }, (_, index) => `#${String(10 + index).repeat(3)}`);
  await dialog.getByRole("textbox").fill(grays.join(" "));
  await expect(dialog.getByText(/selected, 40 fit, 33 in addition/)).toBeVisible();
  await page.keyboard.press("Escape");
  const list = palette.getByRole("textbox", { name: "Colors" });
  await list.fill("#07485b #8ec7d2 rgb(255, 255, 255) reddish");
  await list.press("Enter");
  await expect(palette.getByText("“reddish” could not be read as a color.")).toBeVisible();
  await expect(page).toHaveURL(/p=07485b-8ec7d2-ffffff/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list).toHaveValue(/^#DB073D, /);
  await page.getByRole("button", { name: "Redo" }).click();
  await expectAccessible(palette);
  await palette.getByRole("button", { name: /#07485B on #8EC7D2/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(textField(page)).toHaveValue("#8EC7D2");
  await expect(page.getByRole("textbox", { name: "Background", exact: true })).toHaveValue("#FFFFFF");

  await textField(page).fill("white");
  await page.getByRole("link", { name: "Gradient", exact: true }).click();
  const gradient = page.getByRole("region", { name: "Contrast over a gradient" });
  const field = gradient.getByRole("textbox", { name: "Gradient" });
  await field.fill("red, blue");
  await expect(page).toHaveURL(/g=ff0000-0000ff/);
  await field.press("Escape");
  await expect(field).toHaveValue("linear-gradient(135deg, #F4E9D8, #DBA507)");
  await field.fill("linear-gradient(to right, #000, #fff 40%)");
  const text = gradient.getByRole("button", { name: /% to the right/ });
  await text.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(text).toHaveAccessibleName(/60% to the right/);
  await text.locator("..").click({ position: { x: 20, y: 20 } });
  await expect(text).toHaveAccessibleName(/ 0% to the right, 0% down/);
  await expect(gradient.getByText("1.00", { exact: true })).toBeVisible();
  await gradient.getByRole("button", { name: /^Add \d+% black behind it/ }).click();
  await expect(gradient.getByText("Pass", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/l=\d+/);
  const layer = gradient.getByRole("slider", { name: "Black layer behind the text" });
  await expect(layer).toHaveValue(/^[4-9]\d$/);
  await expectAccessible(gradient);
  await layer.fill("0");

  await textField(page).fill("#777777");
  const picture = page.getByRole("region", { name: "Contrast over a picture" });
  // Its handler loads when the page is idle.
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
    await expect(picture.getByRole("img", { name: "white.png, behind the text" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(picture.getByText("4.47", { exact: true })).toBeVisible();
  await picture
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(page.getByText("no.png is not a picture this browser can read.")).toBeVisible();
  await expectAccessible(picture);
  await delayNextDecoding(page, 500);
  for (const name of ["slow.png", "fast.png"])
    await picture.getByLabel("Choose a picture").setInputFiles(pngFile(30, 30, () => [0, 0, 0, 255], name));
  await expect(picture.getByRole("img", { name: "fast.png, behind the text" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-decoded");
  await page.getByRole("link", { name: "Pair", exact: true }).click();
  await page.getByRole("link", { name: "Picture", exact: true }).click();
  await expect(picture.getByRole("img", { name: "fast.png, behind the text" })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript forms keep the rest of the query string", async ({ page }) => {
    await page.goto("/contrast-checker?c=777777-ffffff&z=20&p=000000-ffffff");
    await page.getByRole("link", { name: "Gradient", exact: true }).click();
    await textField(page).fill("black");
    await page.getByRole("textbox", { name: "Gradient" }).fill("white, #767676, zebra");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("WCAG 2, at the worst point")).toBeVisible();
    await expect(page.getByText("“zebra” could not be read as a color.")).toBeVisible();
    await expect(textField(page)).toHaveValue("#000000");
    await expect(page).toHaveURL(/z=20/);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone the color panel leaves the contrast and the field in view, a pair is swapped by touch, and text is dragged", async ({
    page,
  }) => {
    await open(page, "/contrast-checker?c=777777-ffffff");
    await page.getByRole("button", { name: "Adjust Text" }).tap();
    const panel = page.getByRole("dialog", { name: "Adjust Text" });
    await expect(panel.getByRole("slider").first()).toBeVisible();
    const top = (await panel.boundingBox())?.y ?? 0;
    for (const shown of [textField(page), page.getByText("4.47", { exact: true })]) {
      await expect(shown).toBeInViewport({ ratio: 1 });
      const box = await shown.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(top);
    }
    const chroma = panel.getByRole("textbox", { name: "Chroma, number" });
    await chroma.press("ArrowUp");
    await expect(chroma).toHaveValue("0.005");
    await chroma.press("Control+ArrowUp"); // moves the cursor
    await chroma.press("ArrowUp");
    await expect(chroma).toHaveValue("0.01");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Swap", exact: true }).tap();
    await expect(page).toHaveURL(/c=ffffff-oklch/);
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

/** As for a large picture. */
function delayNextDecoding(page: Page, delayMs: number) {
  return page.evaluate((delayMs) => {
    const decode = window.createImageBitmap as (source: ImageBitmapSource) => Promise<ImageBitmap>;
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      window.createImageBitmap = decode;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      // After the page has had time to show the picture.
      setTimeout(() => document.body.setAttribute("data-decoded", ""), 200);
      return decode(source);
    };
  }, delayMs);
}

function textField(page: Page) {
  return page.getByRole("textbox", { name: "Text", exact: true });
}
