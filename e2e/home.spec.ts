import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, open, openWithoutScripts, test } from "./journey.ts";

const PALETTE = { name: "A palette of five colors" };

function codesOf(page: Page) {
  return page.getByRole("list", PALETTE).getByRole("listitem").getByRole("link").allTextContents();
}

/** Waits until the code for locking and copying has loaded. */
async function openHome(page: Page) {
  await open(page, "/");
  await page.getByRole("button", { name: /^Lock color 1/ }).waitFor();
}

async function expectNewPalette(page: Page, before: string[]) {
  await expect(async () => expect(await codesOf(page)).not.toEqual(before)).toPass();
  // Each with its name after the six digits.
  await expect(async () => {
    for (const text of await codesOf(page)) expect(text).toMatch(/^[0-9A-F]{6}.+/);
  }).toPass();
}

test("a failed load keeps the palette, locked colors stay, examples follow, tools open with it, and search knows synonyms", async ({
  page,
}) => {
  test.slow(); // axe runs on a long page
  await open(page, "/");
  const first = await codesOf(page);
  // The parts that work without the generator load when the page is idle.
  await page.getByRole("button", { name: /^Lock color 2/ }).waitFor();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText("The generator could not be loaded")).toBeVisible();
  expect(await codesOf(page)).toEqual(first);
  await page.unrouteAll();

  const theme = page.getByRole("group", { name: "Tailwind 4 theme" });
  await expect(theme).toContainText("--color-brand-600: oklch(");
  const scale = page.getByRole("list", { name: "The scale" }).getByRole("listitem");
  await expect(scale).toHaveCount(11);
  await expect(page.getByText("Fails AA", { exact: true })).toBeVisible();
  await expect(page.getByText("Passes AA", { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "Contrast that fixes itself" }).scrollIntoViewIfNeeded();
  const themeBefore = await theme.textContent();
  const before = await codesOf(page);
  await page.getByRole("button", { name: /^Lock color 2/ }).click();
  await page.keyboard.press("Space");
  await expect(theme).not.toHaveText(themeBefore ?? "");
  await expectNewPalette(page, before);
  const after = await codesOf(page);
  expect(after[1]).toBe(before[1]);
  await expect(page.getByRole("button", { name: /^Lock color 2/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "Palette:" })).toHaveCount(1);
  await expectAccessible(page.getByRole("list", PALETTE));
  await page.getByRole("link", { name: "Open in the generator" }).click();
  const codes = after.map((text) => text.slice(0, 6).toLowerCase());
  await expect(page).toHaveURL(`/color-palette-generator?c=${codes.join("-")}&l=1`);
  await page.goBack();
  await expect.poll(() => codesOf(page)).toEqual(after);
  await page.goForward();
  await expect(page).toHaveURL(/generator/);
  await page.goBack();
  await expect.poll(() => codesOf(page)).toEqual(after);
  await page.getByRole("link", { name: "Open in Playground" }).click();
  await expect(page).toHaveURL(/\/playground\?c=(?:[0-9a-f]{6}-){4}[0-9a-f]{6}$/);

  const main = page.getByRole("main");
  const field = main.getByRole("searchbox", { name: "Find a tool" });
  const release = await openWithoutScripts(page, "/tools");
  await field.fill("a11y");
  await release();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Check"]);
  await expect(main.getByRole("status")).toHaveText("1 tool");
  await field.fill("zzz");
  await main.getByRole("link", { name: "Show all tools" }).click();
  await expect(main.getByRole("link", { name: /^Color Palette Generator/ })).toBeVisible();
});

test("undo restores earlier palettes, keys lock and copy, with all colors locked nothing changes, and a pasted color opens a palette around it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHome(page);
  const first = await codesOf(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectNewPalette(page, first);
  const second = await codesOf(page);
  await page.getByRole("button", { name: "Generate" }).click();
  await expectNewPalette(page, second);
  await page.getByRole("button", { name: "Previous palette" }).click();
  await expect(async () => expect(await codesOf(page)).toEqual(second)).toPass();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(async () => expect(await codesOf(page)).toEqual(first)).toPass();
  await expect(page.getByRole("button", { name: "Previous palette" })).toBeHidden();
  await page.getByRole("button", { name: /^Lock color 1/ }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Lock color 1/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^Copy/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Copied #${first[0]?.slice(0, 6)}`)).toBeVisible();
  expect(await codesOf(page)).toEqual(first);
  for (const lock of await page.getByRole("button", { name: /^Lock color [2-5]/ }).all()) await lock.click();
  await page.keyboard.press("Space");
  await expect(page.getByText("Every color is locked")).toBeVisible();
  expect(await codesOf(page)).toEqual(first);

  const paste = (text: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
  const panel = page.getByRole("dialog", { name: "Import" });
  await expect(async () => {
    await paste(
      "#100000 #200000 #300000 #400000 #500000 #600000 #700000 #800000 #900000 #a00000 #b00000 #c00000 #d00000",
    );
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await panel.getByRole("button", { name: "Close" }).first().click();
  await expect(async () => {
    await paste("rgb(12 34 56)");
    await expect(page).toHaveURL(/\/color-palette-generator\?c=(?:[0-9a-f]{6}-)*0c2238/, { timeout: 1000 });
  }).toPass();
  const colors = page.getByRole("list", { name: "The palette" }).getByRole("listitem");
  await expect(colors).toHaveCount(5);
  const codes = () => colors.getByRole("button", { name: /^Copy .*#/ }).allTextContents();
  const pasted = await codes();
  expect(pasted).toContain("0C2238");
  const address = page.url();
  await page.keyboard.press("Space");
  await expect(page).not.toHaveURL(address);
  expect(await codes()).not.toEqual(pasted);
  await page.goBack();
  await expect.poll(codes).toEqual(pasted);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("colors are locked and generated by touch, and nothing overflows", async ({ page }) => {
    await openHome(page);
    const before = await codesOf(page);
    await page.getByRole("button", { name: /^Lock color 3/ }).tap();
    await page.getByRole("button", { name: "Generate" }).tap();
    await expectNewPalette(page, before);
    expect((await codesOf(page))[2]).toBe(before[2]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript colors link to their pages, and the button opens the generator", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("list", PALETTE).getByRole("link").first().click();
    await expect(page).toHaveURL("/color/DB073D");
    await page.goto("/");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page).toHaveURL("/color-palette-generator?s=huesmith");
    await page.goto("/tools?q=wcag");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Check"]);
  });
});
