import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";

test("palettes are found by text and by color, a click copies, and filters apply at once and can be cleared", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/color-palettes");
  await expect(page.getByRole("heading", { level: 1, name: "Color palettes" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("linen");
  await expect(page).toHaveURL("/color-palettes?q=linen");
  await expect(page.getByRole("status").filter({ hasText: /of 540 palettes/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await expect(page).toHaveURL("/color-palettes");
  await page.getByLabel("Sort by").selectOption("hue");
  await expect(page).toHaveURL("/color-palettes?sort=hue");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/color-palettes?sort=hue&page=2");
  await expect(page.getByText("2 of 18")).toBeVisible();
  const field = page.getByLabel("Contains the color");
  await field.fill("#0D6986");
  await expect(page).toHaveURL(/near=%230D6986/);
  const grid = page.getByRole("list", { name: "Palettes found" });
  await expect(grid.locator(":scope > li").first()).toBeVisible();
  await page.getByLabel("Within").selectOption("ΔE 5");
  await expect(page).toHaveURL(/near=%230D6986.*within=5/);
  await field.fill("not a color");
  await expect(page.getByText("Not a color.", { exact: false })).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await page.getByRole("link", { name: "Green color palettes" }).click();
  await expect(page).toHaveURL("/green-color-palettes");
  const green = page.getByRole("list", { name: "Green color palettes" });
  await expect(green.locator(":scope > li")).toHaveCount(30);
  const color = green.getByRole("button", { name: /^Copy .*, #/ }).first();
  const hex = (await color.getAttribute("aria-label"))?.slice(-7) ?? "";
  await color.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
  await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "Muted" }).click();
  await expect(page).toHaveURL("/green-color-palettes?tag=muted");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of 30 palettes\.$/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Number of colors" }).getByRole("link", { name: "3 colors" }).click();
  await expect(page).toHaveURL("/green-color-palettes?n=3&tag=muted");
  await page.getByRole("link", { name: "Clear the filter" }).click();
  await expect(page).toHaveURL("/green-color-palettes");
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL("/green-color-palettes?sort=name");
  await page.goBack();
  await expect(page).toHaveURL("/green-color-palettes");
  await expect(page.getByLabel("Sort by")).toHaveValue("curated");
});

test("bad queries are ignored, arrow keys move between cards, and cards are copied, kept, exported, redrawn and opened", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const hostile = "n=99&tag=%3Cscript%3E&near=%F0%9F%98%80&within=-1&sort=__proto__&view=x&page=1e9";
  await open(page, `/retro-color-palettes?${hostile}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retro color palettes");

  const grid = page.getByRole("list", { name: "Retro color palettes" });
  const card = grid.locator(":scope > li").first();
  await card.getByRole("button").first().focus();
  await page.keyboard.press("ArrowRight");
  const second = grid.locator(":scope > li").nth(1);
  await expect(second.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(second.getByRole("button").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(card.getByRole("button").nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(grid.locator(":scope > li").last().locator(":focus")).toHaveCount(1);
  await card.getByRole("button", { name: /^Copy all/ }).click();
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).split("\n"))
    .toHaveLength(5);
  await card.getByRole("button", { name: /^Keep/ }).click();
  await expect(page.getByText("Added to the tray")).toBeVisible();
  await card.getByRole("button", { name: /^Open or export/ }).click();
  await card.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /Export/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await card.getByRole("button", { name: /^Show .* as an interface/ }).click();
  await expect(card.getByRole("img", { name: /as an interface/ })).toBeVisible();
  await card.getByRole("button", { name: /^Show .* as a gradient/ }).click();
  await expect(card.getByRole("img", { name: /as a gradient/ })).toBeVisible();
  await expectAccessible(card);
  await page.getByRole("navigation", { name: "Show as" }).getByRole("link", { name: "Interface" }).click();
  await expect(page.getByRole("img", { name: /as an interface/ })).toHaveCount(30);

  const generator = card.getByRole("link", { name: "Color Palette Generator" });
  await expect(async () => {
    if (!(await generator.isVisible())) await card.getByRole("button", { name: /^Open or export/ }).click();
    await generator.click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/color-palette-generator\?c=[0-9a-f]{6}(-[0-9a-f]{6}){4}/, { timeout: 4000 });
  }).toPass();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the filters, the form and links to tools work", async ({ page }) => {
    await page.goto("/vintage-color-palettes");
    await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "Warm" }).click();
    await expect(page).toHaveURL("/vintage-color-palettes?tag=warm");
    await page.getByLabel("Contains the color").fill("rosybrown");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/tag=warm.*near=rosybrown/);
    await expect(page.getByText(/of 30 palettes\./)).toBeVisible();
    await expect(async () => {
      await page
        .getByRole("button", { name: /^Open or export/ })
        .first()
        .click();
      await page
        .getByRole("link", { name: "Contrast Checker" })
        .and(page.locator("ul ul *:visible"))
        .first()
        .click({ timeout: 2000 });
      await expect(page).toHaveURL(/\/contrast-checker\?c=/, { timeout: 5000 });
    }).toPass();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone nothing overflows and every control is large enough", async ({ page }) => {
    await open(page, "/neon-color-palettes");
    await expectNoSidewaysScroll(page);
    const card = page.getByRole("list", { name: "Neon color palettes" }).locator(":scope > li").first();
    for (const control of await card.getByRole("button").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByLabel("Contains the color")).toBeHidden();
    await page.getByRole("button", { name: "Filter" }).tap();
    await expect(page.getByLabel("Contains the color")).toBeVisible();
    await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "Readable pair" }).tap();
    await expect(page).toHaveURL("/neon-color-palettes?tag=readable");
    await expectNoSidewaysScroll(page);
    await card.getByRole("button", { name: /^Keep/ }).tap();
    await expect(page.getByText("Added to the tray")).toBeVisible();
  });
});
