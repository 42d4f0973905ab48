import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

function search(page: Page) {
  return page.getByRole("dialog", { name: "Search" });
}

async function openSearch(page: Page) {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(search(page).getByRole("combobox")).toBeFocused();
}

/** Presses a key with ⌘ on Apple devices and Ctrl elsewhere. */
function takesKey(page: Page, keys: { code: string; key: string }) {
  return page.evaluate((keys) => {
    const isMac = navigator.platform.startsWith("Mac");
    const options = { ...keys, ctrlKey: !isMac, metaKey: isMac, bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new KeyboardEvent("keydown", options));
  }, keys);
}

test("the tools menu works by mouse, keyboard and on a phone, and the search finds tools by synonym and colors by code or name", async ({
  page,
}) => {
  test.slow(); // axe runs on the search and the menu
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/names-best*", (route) => promise.then(() => route.continue()));
  await open(page, "/legal/privacy-policy"); // renders fast
  await openSearch(page);
  await page.keyboard.type("mossy");
  await expect(search(page).getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  resolve();
  await expect(search(page).getByRole("option", { selected: true })).toHaveText(/^Mossy#/);
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("blue"); // replaces the selected text
  await expect(search(page).getByRole("combobox")).toHaveValue("blue");
  await expect(search(page).getByRole("option").nth(3)).toBeVisible();
  await expectAccessible(search(page));
  await page.keyboard.press("Escape");

  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: /^Tools/ }).hover();
  const tools = page.getByRole("list", { name: "Tools", exact: true });
  await expect(tools.getByRole("link")).toHaveCount(12);
  await expect(page.getByRole("list", { name: "Extras", exact: true }).getByRole("link")).toHaveCount(3);
  await page.mouse.move(900, 600);
  await expect(tools).toHaveCount(0);
  await main.getByRole("button", { name: "Tools menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(tools).toBeVisible();
  await expectAccessible(page.getByRole("banner"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/color-palette-generator");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await tools.getByRole("link", { name: "Color Wheel" }).click();
  await expect(page).toHaveURL("/color-wheel");
  await expect(tools).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  // On the layout BÉPO, S is where others have K, and K is where others have B.
  expect(await takesKey(page, { code: "KeyK", key: "s" })).toBe(false);
  expect(await takesKey(page, { code: "KeyB", key: "k" })).toBe(true);
  await expect(search(page).getByRole("combobox")).toBeFocused();
  await search(page).getByRole("combobox").fill("dark mode");
  await expect(search(page).getByRole("option", { selected: true })).toHaveText("Playground");
  await search(page).getByRole("combobox").fill("wcag");
  await expect(search(page).getByRole("option", { selected: true })).toContainText("Contrast Checker");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contrast-checker");
  await expect(search(page)).toHaveCount(0);

  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  await button.click();
  await expect(search(page).getByRole("combobox")).toBeFocused();
  await search(page).getByRole("combobox").fill("rgb(13 105 134)");
  await expect(search(page).getByRole("option").first()).toHaveText("Color page of #0D6986#0D6986");
  const { y: before } = (await search(page).boundingBox()) ?? { y: 0 };
  await search(page).getByRole("combobox").fill("honeycomb");
  await expect(search(page).getByRole("option", { name: "Honeycomb #DDAA11" })).toBeVisible();
  await search(page).getByRole("combobox").fill("what goes with this green?");
  await expect(search(page).getByRole("option", { selected: true })).toHaveText("Color Wheel");
  await search(page).getByRole("combobox").fill("zzzz");
  await expect(search(page).getByText("Nothing found")).toBeVisible();
  expect((await search(page).boundingBox())?.y).toBe(before);
  await page.setViewportSize({ width: 844, height: 390 }); // a phone held sideways
  await search(page).getByRole("combobox").fill("");
  await expect(search(page).getByRole("option").first()).toBeVisible();
  const { y, height } = (await search(page).boundingBox()) ?? { y: 0, height: Infinity };
  expect(y + height).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("the search runs page commands and finds saved items by name, and a slash opens it outside text fields", async ({
  page,
}) => {
  await open(page, "/color-palette-generator?c=264653-2a9d8f");
  const before = page.url();
  await openSearch(page);
  await search(page).getByRole("combobox").fill("generate a");
  await expect(search(page).getByRole("option", { selected: true })).toContainText("Generate a palette");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(before);
  const first = page.url();
  await openSearch(page);
  await search(page).getByRole("combobox").fill("zzqqxx");
  await expect(search(page).getByText("Nothing found")).toBeVisible();
  await search(page).getByRole("combobox").fill("generate a");
  await page.keyboard.press("Enter"); // maybe before the results arrive
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL(first);

  await openSearch(page);
  await search(page).getByRole("combobox").fill("#2e8b57");
  await search(page).getByRole("option", { name: "#2E8B57 in Color Palette Generator" }).click();
  await expect(page).toHaveURL(/\/color-palette-generator\?c=(?:[0-9a-f]{6}-)*2e8b57/);
  await expect(page.getByText("colors are needed")).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/2e8b57/);

  // The library shows it by the names of its colors, once the list of names has loaded.
  const saved = page.url();
  const labels = page.getByRole("listitem", { name: /^Color \d: / });
  await expect(page.getByRole("listitem", { name: /^Color 1: [^,]/ })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const names = await labels.evaluateAll((items) =>
    items.map((item) => item.getAttribute("aria-label")?.replace(/^Color \d: |, #.*$/g, "")),
  );
  await doublePalettes(page);
  await goInPlace(page, "/color-shades");
  await page.getByRole("main").getByLabel("Color", { exact: true }).first().focus();
  await page.keyboard.press("/");
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("/");
  const name = names.join(" & ");
  const found = search(page).getByRole("option", { name });
  await search(page).getByRole("combobox").fill(name);
  await expect(found).toHaveCount(2);
  await search(page).getByRole("combobox").fill("wcag");
  await expect(found).toHaveCount(0);
  await search(page).getByRole("combobox").fill(name);
  await expect(found).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(saved);
});

/** As if another tab had saved them again, with the same names. */
function doublePalettes(page: Page) {
  return page.evaluate(() => {
    const { version, value } = JSON.parse(localStorage.getItem("huesmith.library") ?? "{}");
    const again = value.palettes.map((palette: object) => ({ ...palette, id: crypto.randomUUID() }));
    const both = { ...value, palettes: [...value.palettes, ...again] };
    localStorage.setItem("huesmith.library", JSON.stringify({ version, value: both }));
    dispatchEvent(new Event("storage"));
  });
}

test("Enter and Escape of an input method don't choose, close or save", async ({ page }) => {
  await open(page, "/color-palette-builder");
  const compose = (field: Locator, key: string) =>
    field.evaluate((element, key) => {
      const options = { key, isComposing: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent("keydown", options));
    }, key);
  const name = page.getByRole("textbox", { name: "Name of color 1" });
  await name.fill("青");
  await compose(name, "Escape");
  await expect(name).toHaveValue("青");
  await openSearch(page);
  const field = search(page).getByRole("combobox");
  await field.fill("wheel");
  await expect(search(page).getByRole("option").first()).toContainText("Color Wheel");
  await compose(field, "Enter");
  await field.press("Enter");
  await expect(page).toHaveURL("/color-wheel");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Name of color 1" })).toHaveValue("青");
});
