import type { Page } from "@playwright/test";
import { block, expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

const GENERATOR = "/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986";
const CHECKER = "/contrast-checker?c=7a1f10-f4e9d8";

test("colors copy in the chosen format under any vision and come from paste and panel tabs, changes are undone in many ways, and the shortcut list turns single-key shortcuts off and on", async ({
  page,
  context,
}) => {
  test.slow(); // two tools
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, GENERATOR);
  await page.getByRole("button", { name: "Copy color 1, Lollipop as" }).press("Enter");
  const menu = page.getByRole("dialog", { name: /^Copy .*Lollipop.* as$/ });
  await expect(menu.getByRole("button", { name: /^HEX #DB073D/ })).toBeFocused();
  await expect(menu.getByRole("button", { name: /^CSS name/ })).toHaveCount(0);
  await menu.getByRole("button", { name: /^OKLCH/ }).click();
  await expect.poll(() => copied(page)).toMatch(/^oklch\(/);
  await expect(page.getByRole("button", { name: "Copy color 1, Lollipop as" })).toBeFocused();
  await page.getByRole("button", { name: "Vision" }).focus(); // removes the focus ring from the bench
  const bench = page.getByRole("list", { name: "The palette" });
  const before = await bench.screenshot();
  await page.getByRole("button", { name: "Vision" }).click();
  // The palette next to each type, as seen with it: gray here, so red looks as bright as green and blue.
  await expect(page.getByText("Achromatopsia").locator("span")).toHaveCSS(
    "background-image",
    /^linear-gradient\(90deg, rgb\((\d+), \1, \1\)/,
  );
  await page.getByRole("radio", { name: /^Achromatopsia/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Vision: Seen with achromatopsia, 100%/ })).toBeFocused();
  expect((await bench.screenshot()).equals(before)).toBe(false);
  await page.getByRole("button", { name: "Copy Copacabana, #0D6986" }).click();
  await expect.poll(() => copied(page)).toMatch(/^oklch\(48\.\d+%|^oklch\(0?\.48/);
  await expect(page).toHaveURL(GENERATOR);
  await page.getByRole("button", { name: "Reset" }).press("Enter");
  await expect(page.getByText("Seen with achromatopsia")).toBeHidden();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("textbox", { name: "Text to copy" })).toHaveValue(/c=db073d-dba507-8ec7d2-0d6986$/);
  await page.getByRole("button", { name: "Copy Lollipop, #DB073D" }).click();
  await expect(page.getByRole("textbox", { name: "Text to copy" }).last()).toHaveValue(/^oklch\(/);

  await page.getByRole("heading", { level: 1 }).click();
  await paste(page, "just words, and more of them");
  await paste(page, "x".repeat(1_000_000));
  await expect(page).toHaveURL(GENERATOR);
  // The paste reader loads when the page is idle.
  await expect(async () => {
    await paste(page, "--a: #ff0000;\n--b: oklch(0.5 0.1 250);\n--c: #fff");
    await expect(page).toHaveURL(/c=ff0000-/, { timeout: 1000 });
  }).toPass();
  const undo = page.getByRole("button", { name: "Undo" }).first();
  await expect(undo).not.toHaveAttribute("aria-disabled");
  await undo.press("Enter"); // a notification covers it
  await page.getByRole("textbox", { name: "A color, a name, words or a link" }).focus();
  await paste(page, "#123456 #654321");
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(GENERATOR);

  await page.getByRole("button", { name: "Adjust color 1, Lollipop" }).press("Enter");
  const panel = page.getByRole("group", { name: /choose a color$/ });
  const tab = (name: string) => panel.getByRole("tab", { name, exact: true });
  await tab("Color picker").focus();
  await expect(panel.getByRole("slider").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Swatches")).toHaveAttribute("aria-selected", "true");
  await panel.getByRole("textbox").or(panel.getByRole("searchbox")).first().fill("rebecca");
  await panel.getByRole("button", { name: /^Rebecca ?Purple, #663399/i }).press("Enter");
  await expect(page).toHaveURL(/c=663399-dba507/);
  await tab("Swatches").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Alt+ArrowLeft"); // the browser's Back
  await expect(tab("Library")).toBeFocused();
  await panel.getByRole("button", { name: "Save this color" }).press("Enter");
  await expect(panel.getByRole("list", { name: "Saved colors" }).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByRole("heading", { level: 1 }).click();
  for (let press = 0; press < 2; press++) await page.keyboard.press("Space");
  await expect(page.getByRole("list", { name: "Palettes so far" }).getByRole("listitem")).toHaveCount(4);
  for (let step = 0; step < 3; step++) {
    await expect(undo).not.toHaveAttribute("aria-disabled");
    await undo.press("Enter");
  }
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  // Saving updates a palette that was opened from the panel.
  await page.keyboard.press("s");
  await expect(page.getByText("Saved", { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Adjust color 1, Lollipop" }).press("Enter");
  await tab("Library").click();
  await tab("Palettes (1)").click();
  const link = panel.getByRole("list", { name: "Saved palettes" }).getByRole("link");
  const name = await link.textContent();
  await link.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("s");
  await expect(page.getByText(`Saved to ${name}`)).toBeVisible();

  await goInPlace(page, CHECKER);
  await undoInManyWays(page);
  await turnKeysOffAndOn(page);
});

/** By keys, Back and Forward. */
async function undoInManyWays(page: Page) {
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  for (const color of ["000080", "004000"]) {
    await text.fill(color);
    await expect(page).toHaveURL(`/contrast-checker?c=${color}-f4e9d8`);
    // Changes in quick succession are one entry in the browser's history.
    await page.waitForTimeout(1100);
  }
  await text.blur();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL("/contrast-checker?c=000080-f4e9d8");
  await expect(text).toHaveValue("#000080");
  await page.waitForTimeout(200);
  expect(await scrolled()).toBe(300);
  await page.goForward();
  await expect(text).toHaveValue("#004000");
  await page.waitForTimeout(200);
  expect(await scrolled()).toBe(300);
  const undo = page.getByRole("button", { name: "Undo" }).first();
  await text.blur();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveValue("#000080");
  await undo.click();
  await expect(text).toHaveValue("#7A1F10");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page).toHaveURL("/contrast-checker?c=004000-f4e9d8");
}

/** Single-key shortcuts, in the list of shortcuts. */
async function turnKeysOffAndOn(page: Page) {
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Undo")).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "Keyboard shortcuts" })).toBeInViewport();
  await expectAccessible(sheet);
  await page.keyboard.press("Space"); // as people do who try what they read
  await expect(sheet.getByRole("switch", { name: "Single-key shortcuts" })).toBeChecked();
  await sheet.getByRole("switch", { name: "Single-key shortcuts" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("x");
  await page.keyboard.press("?");
  await expect(page).toHaveURL("/contrast-checker?c=004000-f4e9d8");
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await sheet.getByRole("switch").press("Space");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeFocused();
  await page.keyboard.press("x");
  await expect(page).toHaveURL("/contrast-checker?c=f4e9d8-004000");
}

test("without browser storage everything works until the page is closed", async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage(); // the only page with this script
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, GENERATOR);
  await page.getByRole("button", { name: "Keep Lollipop, #DB073D in the tray" }).click();
  await expect(page.getByText("Until you close this page")).toBeVisible();
  await expect(page.getByRole("region", { name: "Tray" }).getByRole("option")).toHaveCount(1);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/is saved until you leave$/)).toBeVisible();
  await page.getByRole("button", { name: "Copy color 1, Lollipop as" }).click();
  await page.getByRole("button", { name: /^HSL/ }).click();
  await expect.poll(() => copied(page)).toMatch(/^hsl\(/);
  await page.close();
});

test("each part that can't load says so, and loads when it is opened again with a connection", async ({ page }) => {
  await open(page, GENERATOR);
  await page.getByRole("heading", { level: 1 }).click();
  let connect = await block(page, "*/assets/*.js"); // like a lost connection, but scripts in the cache fail, too
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByText("The export panel could not be loaded")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByText("The list of shortcuts could not be loaded")).toBeVisible();
  const menu = page.getByRole("button", { name: "Copy color 1, Lollipop as" });
  await menu.click();
  await expect(page.getByText("The list of formats could not be loaded")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Vision" }).click();
  await expect(page.getByText("The color blindness menu could not be loaded")).toBeVisible();
  await connect();
  await page.getByRole("dialog", { name: "Vision" }).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("radio", { name: /^Deuteranopia/ })).toBeVisible();
  connect = await block(page, "*/assets/*.js");
  await page.getByRole("radio", { name: /^Deuteranopia/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByText("The preview could not be loaded").first()).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).press("Enter"); // a notification covers it
  await connect();
  await menu.click();
  await expect(page.getByRole("button", { name: /^OKLCH/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
});

function copied(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
