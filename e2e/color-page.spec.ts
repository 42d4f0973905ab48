import type { Page } from "@playwright/test";
import { delayData, expect, expectAccessible, open, test } from "./journey.ts";

const editor = (page: Page) => page.getByRole("region", { name: /^Edit #/ });

async function openEditor(page: Page) {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(editor(page)).toBeFocused();
}

test("a color page shows and copies names and values, links to other colors, has images, and prints without buttons", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/color/0D6986");
  await expect(page.getByText(/^closest curated name, ΔE \d\.\d$/)).toBeVisible();
  await expect(page).toHaveTitle(/^#0D6986 .+ \| Huesmith$/);
  await expect(page.getByText("13 105 134")).toBeVisible();
  await expect(page.getByText("0.486 0.090 226")).toBeVisible();
  await expect(page.getByRole("list", { name: "Complementary", exact: true }).getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("img", { name: /among the colors of hue 226/ })).toBeVisible();
  expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
    expect.arrayContaining([
      "Values",
      "Other names",
      "Shades and tints",
      "Goes with",
      "Contrast",
      "Position in OKLCH",
      "Color blindness",
      "Code",
      "Neighbors",
      "Files",
    ]),
  );

  await page.getByRole("button", { name: "Copy OKLCH" }).click();
  await expect(page.getByText("Copied OKLCH")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^oklch\(48\.61% 0\.08\d+ 226\.25\)$/);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#0D6986");
  const swatch = page.getByRole("list", { name: "Triadic" }).getByRole("link").nth(1);
  const hex = (await swatch.getAttribute("aria-label")) ?? "";
  await swatch.click();
  await expect(page).toHaveURL(`/color/${hex.slice(1)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hex);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute("href", `/color/${hex.slice(1)}.png?w=64&h=64`);
  await page.goBack();
  await expect(page).toHaveURL("/color/0D6986");
  await expect(icon).toHaveAttribute("href", "/color/0D6986.png?w=64&h=64");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#0D6986");

  for (const type of ["png", "svg"]) {
    const pixel = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const brush = canvas.getContext("2d");
      brush?.drawImage(image, 0, 0);
      const last = brush?.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data ?? [];
      return { width: canvas.width, height: canvas.height, last: [...last] };
    }, `/color/0D6986.${type}?w=37&h=21`);
    expect(pixel).toEqual({ width: 37, height: 21, last: [0x0d, 0x69, 0x86, 255] });
  }

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const printed = page.getByRole("region", { name: "This color" });
  await expect(printed).toHaveCSS("background-color", "rgb(13, 105, 134)");
  await expect(printed).toHaveCSS("print-color-adjust", "exact");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByText("13 105 134")).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.getByText(/\/color\/0D6986$/)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy OKLCH" })).toBeHidden();
});

test("the browser names a color while editing, each edit or drag is one history entry, and a swatch click beats an edit", async ({
  page,
}) => {
  const lists: string[] = [];
  page.on("request", (request) => {
    const list = /names-(best|full)/.exec(request.url())?.[1];
    if (list) lists.push(list);
  });
  await open(page, "/color/0D6986");
  await page.waitForLoadState("networkidle");
  expect(lists).toEqual([]);
  // The page for the edited color has no response yet, so the visible name is the browser's own.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/color/*.data*", (route) => promise.then(() => route.continue()).catch(() => {}));
  const asked = page.waitForRequest(/\/color\/.*\.data/);
  await openEditor(page);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowUp"); // at once: a pause would end the edit
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Copacabana");
  expect(lists).toEqual(["best"]);
  await asked;
  const last = (await editor(page).getAttribute("aria-label"))?.slice(6, 12) ?? "";
  resolve();
  await expect(page).toHaveURL(`/color/${last}`);
  await expect(page).toHaveTitle(new RegExp(`^#${last}`));
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL("/color/0D6986");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#0D6986");

  await editor(page).focus();
  for (const keys of ["Alt+ArrowLeft", "Control+ArrowUp", "ArrowUp"]) await page.keyboard.press(keys);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#136C89");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveTitle(/^(?!#0D6986)/);
  const path = new URL(page.url()).pathname;
  expect(path).not.toBe("/color/0D6986");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`#${path.slice(7)}`);
  await expect(editor(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/color/0D6986");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#0D6986");
  await expect(page.getByText("13 105 134")).toBeVisible();
  const box = await page.getByRole("slider", { name: "Hue" }).boundingBox();
  if (!box) throw new Error("The slider is not there");
  await page.mouse.move(box.x + box.width * 0.62, box.y + box.height / 2);
  await page.mouse.down();
  for (const share of [0.5, 0.4, 0.3, 0.2, 0.12])
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("#0D6986");
  await expect(page).not.toHaveURL("/color/0D6986");
  await page.mouse.up();
  // The position in the router's history: the drag's intermediate states added no entries.
  await expect.poll(() => page.evaluate(() => history.state?.idx)).toBe(1);
  await expect(page).toHaveTitle(/^(?!#0D6986)/);
  await page.goBack();
  await expect(page).toHaveURL("/color/0D6986");

  await delayData(page);
  await editor(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page).toHaveURL(/\/color\/(?!0D6986)[0-9A-F]{6}$/);
  const tone = page.getByRole("list", { name: "Tones" }).getByRole("link").last();
  const target = (await tone.getAttribute("href")) ?? "";
  await tone.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`#${target.slice(7)}`);
  await page.goBack();
  await expect(page).toHaveURL("/color/0D6986");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#0D6986");
});

test("the field explains bad input and accepts any color, the hue survives white, and Escape closes the editor", async ({
  page,
}) => {
  await open(page, "/color/C8C814?set=teel");
  await expect(editor(page).getByText("“teel” isn't a CSS color name. Did you mean “teal”?")).toBeVisible();
  await expectAccessible(editor(page));
  const field = editor(page).getByRole("textbox", { name: "Any color" });
  await field.fill("oliv");
  await page.keyboard.press("Enter");
  await expect(editor(page).getByText("“oliv” isn't a CSS color name. Did you mean “olive”?")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#C8C814");
  await field.fill("hsl(180 100% 50%)");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/color/00FFFF");
  await expect(field).toHaveValue("");
  await expect(editor(page).getByText("isn't a CSS color name")).toBeHidden();
  const hue = page.getByRole("slider", { name: "Hue" });
  await expect(hue).toHaveValue("195");
  await editor(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#FFFFFF");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("#FFFFFF");
  await expect(hue).toHaveValue("195");
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript the page is complete and its forms work", async ({ page }) => {
    await page.goto("/color/0D6986");
    await expect(page.getByText("13 105 134")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeHidden();
    await page.getByRole("textbox", { name: "Any color" }).fill("teel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/color/0D6986?set=teel");
    await expect(page.getByText("“teel” isn't a CSS color name. Did you mean “teal”?")).toBeVisible();
    await page.getByRole("textbox", { name: "Any color" }).fill("teal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/color/008080");
    await page.getByRole("slider", { name: "Lightness" }).fill("80");
    await page.getByRole("button", { name: "Show" }).first().click();
    await expect(page).toHaveURL(/\/color\/(?!008080)[0-9A-F]{6}$/);
  });
});
