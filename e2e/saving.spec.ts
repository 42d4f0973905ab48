import { expect, goInPlace, open, test } from "./journey.ts";

/** Where something is saved that no other journey saves, and how its name in the library begins. */
const PLACES = [
  ["/color-mixer?c=ff0000~3-0000ff~1", "colors", ""],
  ["/color-palette-builder", "palettes", ""],
  ["/color-wheel", "palettes", ""],
  ["/random-color-generator", "palettes", "Random"],
  ["/color-name-finder?c=db073d", "colors", ""],
  ["/contrast-checker", "palettes", "Contrast"],
  ["/color-shades", "palettes", ""],
  ["/playground", "palettes", "Theme"],
  ["/color-finder", "colors", ""],
  ["/convert/hextorgb?c=07485b", "colors", ""],
  ["/color-palette-from-image", "palettes", ""],
  ["/image-color-picker", "palettes", ""],
] as const;

test("a guest can save from the tools, and undo saving a color or a palette", async ({ page }) => {
  test.slow(); // many tools
  await open(page, "/tools");
  const undone = new Set<string>();
  const counts = { colors: 0, palettes: 0 };
  for (const [path, kind, begin] of PLACES) {
    await goInPlace(page, path);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Save( to the library)?$/ })
      .and(page.locator(":visible"))
      .first()
      .click();
    await expect.poll(async () => (await readLibrary(page, kind)).length, path).toBe(counts[kind] + 1);
    const [newest] = await readLibrary(page, kind);
    expect([path, newest?.name.startsWith(begin)]).toEqual([path, true]);
    if (undone.has(kind)) counts[kind]++;
    else {
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).last().click();
      await expect.poll(() => readLibrary(page, kind), path).toEqual([]);
      undone.add(kind);
    }
  }
});

test("S saves once, Shift+S in the gradient generator, and a ready-made palette is saved from its card", async ({
  page,
}) => {
  await open(page, "/color/0D6986");
  for (const kind of ["colors", "palettes"] as const) {
    if (kind === "palettes") await goInPlace(page, "/compare-colors");
    // The key handler of a color page loads after the page.
    await expect(async () => {
      await page.keyboard.press("s");
      await expect.poll(() => readLibrary(page, kind), { timeout: 1000 }).toHaveLength(1);
    }).toPass();
    await expect(page.getByText("Saved", { exact: true }).last()).toBeVisible();
    await page.keyboard.press("s");
    const [saved] = await readLibrary(page, kind);
    if (kind === "palettes") expect(saved?.name).toMatch(/^Compared/);
    await expect(page.getByText(`${saved?.name} is already in the library`)).toBeVisible();
    expect(await readLibrary(page, kind)).toHaveLength(1);
  }
  // On this page, S spaces the stops.
  await goInPlace(page, "/gradient-generator");
  await page.keyboard.press("s");
  // The keys of a tool work once the page is alive.
  await expect(async () => {
    await page.keyboard.press("Shift+S");
    await expect.poll(() => readLibrary(page, "palettes"), { timeout: 1000 }).toHaveLength(2);
  }).toPass();

  await goInPlace(page, "/color-palettes");
  await page
    .getByRole("button", { name: /^Save .+ to the library$/ })
    .first()
    .click();
  await expect.poll(() => readLibrary(page, "palettes")).toHaveLength(3);
  for (const { path = "" } of await readLibrary(page, "palettes"))
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
});

async function readLibrary(page: import("@playwright/test").Page, kind: "colors" | "palettes") {
  const text = await page.evaluate(() => localStorage.getItem("huesmith.library"));
  const items = JSON.parse(text ?? "null")?.value[kind] ?? [];
  return items as { name: string; path?: string; trashedAt: number | null }[];
}

test("on a phone, the buttons of a long notification are below its text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/gradient-generator?c=292f56-acfa70&a=20");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const text = await page.getByText("This browser can't store it.").boundingBox();
  const undo = await page.getByRole("button", { name: "Undo", exact: true }).last().boundingBox();
  expect(text?.width).toBeGreaterThan(180);
  expect(undo?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
});
