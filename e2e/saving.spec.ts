import { expect, open, retire, test } from "./journey.ts";

/** Where something is saved, and what its name in the library begins with. */
const PLACES = [
  ["/color-mixer?c=ff0000~3-0000ff~1", "colors", ""],
  ["/color-palette-builder", "palettes", ""],
  ["/color-wheel", "palettes", ""],
  ["/random-color-generator", "palettes", "Random"],
  ["/color-palette-generator", "palettes", ""],
  ["/gradient-generator", "palettes", ""],
  ["/color-name-finder?c=db073d", "colors", ""],
  ["/contrast-checker", "palettes", "Contrast"],
  ["/compare-colors", "palettes", "Compared"],
  ["/color-shades", "palettes", ""],
  ["/playground", "palettes", "Theme"],
  ["/color-finder", "colors", ""],
  ["/convert?c=oklch(0.7 0.3 150)", "colors", ""],
  ["/convert/hextorgb?c=0d6986", "colors", ""],
  ["/color/DB073D", "colors", ""],
  ["/color-palette-from-image", "palettes", ""],
  ["/image-color-picker", "palettes", ""],
] as const;

for (const [path, kind, begin] of PLACES) {
  test(`a guest saves from ${path.split("?")[0]}, and takes it back`, async ({ page }) => {
    await open(page, path);
    await page
      .getByRole("button", { name: /^Save( to the library)?$/ })
      .and(page.locator(":visible"))
      .first()
      .click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const saved = await readLibrary(page, kind);
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name.startsWith(begin)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => readLibrary(page, kind)).toEqual([]);
  });
}

test("the key S saves, and what is there already is not saved twice", async ({ page }) => {
  for (const path of ["/color/0D6986", "/compare-colors"]) {
    await open(page, path);
    // The key of a color page comes after the page.
    await expect(async () => {
      await page.keyboard.press("s");
      await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("s");
    await expect(page.getByText(/is already in the library$/)).toBeVisible();
  }
  expect(await readLibrary(page, "colors")).toHaveLength(1);
  expect(await readLibrary(page, "palettes")).toHaveLength(1);
});

test("in the gradient generator S spaces the stops, and Shift and S saves", async ({ page }) => {
  await open(page, "/gradient-generator");
  await page.keyboard.press("s");
  await page.keyboard.press("Shift+S");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a palette of the library is saved from its card", async ({ page }) => {
  await open(page, "/color-palettes");
  await page
    .getByRole("button", { name: /^Save .+ to the library$/ })
    .first()
    .click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const [palette] = await readLibrary(page, "palettes");
  const response = await page.request.get(palette?.path ?? "");
  expect(response.status()).toBe(200);
});

test("a browser that stores nothing keeps it until the person leaves", async ({ page }) => {
  retire(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await open(page, "/color/DB073D");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/is saved until you leave$/)).toBeVisible();
});

async function readLibrary(page: import("@playwright/test").Page, kind: "colors" | "palettes") {
  const text = await page.evaluate(() => localStorage.getItem("huesmith.library"));
  const items = JSON.parse(text ?? "null")?.value[kind] ?? [];
  return items as { name: string; path?: string; trashedAt: number | null }[];
}
