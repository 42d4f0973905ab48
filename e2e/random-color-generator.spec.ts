import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

const tiles = (page: Page) => page.getByRole("list", { name: "Random colors" }).getByRole("listitem");

async function codes(page: Page): Promise<string[]> {
  const texts = await tiles(page).allTextContents();
  return texts.map((text) => /[0-9A-F]{6}/.exec(text)?.[0] ?? "");
}

test("colors are generated, locked, undone and shared by mouse and keyboard, Play runs until it is paused, a name without colors can be dropped, limits narrow the colors, and impossible ones are explained", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/random-color-generator?s=abc&n=6");
  const before = await codes(page);
  expect(before).toHaveLength(6);
  await tiles(page).nth(2).hover();
  await tiles(page)
    .nth(2)
    .getByRole("button", { name: /^Lock color 3/ })
    .click();
  expect(await codes(page)).toEqual(before);
  await page.getByRole("button", { name: "New colors" }).first().click();
  await expect(page).not.toHaveURL(/s=abc/);
  const after = await codes(page);
  expect(after[2]).toBe(before[2]);
  expect(after[0]).not.toBe(before[0]);
  const text = await readText(request, page.url());
  expect(after.filter((code) => !text.includes(code))).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  expect(await codes(page)).toEqual(before);

  const address = await page.getByText("/random-color-generator.json?").innerText();
  const answer = await (await request.get(address)).json();
  expect(answer.colors.map(({ hex }: { hex: string }) => hex.slice(1))).toEqual(before);
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect.poll(() => codes(page)).not.toEqual(before);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => codes(page)).toEqual(before);
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("+");
  await page.keyboard.up("+");
  await expect(tiles(page)).toHaveCount(9);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => codes(page)).toEqual(before);
  const first = tiles(page)
    .first()
    .getByRole("button", { name: /^Copy color 1/ });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    tiles(page)
      .nth(1)
      .getByRole("button", { name: /^Copy color 2/ }),
  ).toBeFocused();
  await page.keyboard.press("l");
  await expect(
    tiles(page)
      .nth(1)
      .getByRole("button", { name: /^Lock color 2/, pressed: true }),
  ).toBeVisible();
  await page.keyboard.press("c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(before[1] as string);
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "every" }).selectOption("1");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const playing = await codes(page);
  await expect.poll(() => codes(page), { timeout: 4000 }).not.toEqual(playing);
  await page.getByRole("button", { name: "Pause" }).click();
  const rest = await codes(page);
  await page.waitForTimeout(1300);
  expect(await codes(page)).toEqual(rest);

  await goInPlace(page, "/random-color-generator?s=abc&n=20&named=%F0%9F%A6%93");
  await page.getByRole("button", { name: /^Generate without/ }).click();
  await expect(tiles(page)).toHaveCount(20);
  const count = page.getByRole("textbox", { name: "Number of colors, 1 to 100" });
  await count.fill("１９"); // as Japanese keyboards type it
  await count.press("ArrowUp");
  await expect(count).toHaveValue("20");
  await page.getByRole("button", { name: /^Copy color 1\b/ }).focus();
  for (const key of ["l", "ArrowRight", "l"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Limits" }).first().click();
  const panel = page.getByRole("complementary", { name: "Limits" });
  await panel.getByRole("combobox", { name: "Style" }).selectOption("pastel");
  await expect(page).toHaveURL(/style=pastel/);
  await panel.getByRole("checkbox", { name: /Safe with color blindness/ }).check();
  await expect(page.getByText(/^Only \d+ of 20 colors are 11 apart with color blindness/)).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole("button", { name: "Clear limits" }).click();
  await expect(page).toHaveURL(/\?s=abc&n=20&c=\w{6}-\w{6}$/);
  const field = page.getByRole("textbox", { name: "Only colors named" });
  await field.fill("green");
  await field.press("Enter");
  await expect(page).toHaveURL(/named=green/);
  // The two locked tiles stay.
  const others = async () => (await tiles(page).allTextContents()).filter((text) => !/green/i.test(text));
  await expect.poll(others).toHaveLength(2);
  await field.fill("blue");
  await field.press("Escape");
  await expect(field).toHaveValue("green");
  await panel.getByRole("checkbox", { name: "Contrast with one color" }).check();
  await panel.getByRole("button", { name: "Adjust Background color" }).click();
  const colorPanel = page.getByRole("dialog", { name: "Adjust Background color" });
  await expect(colorPanel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(colorPanel).toBeHidden();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("scripts get a new seed each time", async ({ request }) => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await request.get("/random-color-generator.json")).json()),
  );
  expect(one.seed).not.toBe(other.seed);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript a link shows new colors, and a form sets their number", async ({ page }) => {
    await page.goto("/random-color-generator?s=abc&n=5");
    await expect(tiles(page)).toHaveCount(5);
    const before = await codes(page);
    await page.getByRole("link", { name: "Other colors" }).first().click();
    expect(await codes(page)).not.toEqual(before);
    await page.getByRole("spinbutton", { name: "How many colors" }).fill("8");
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await expect(tiles(page)).toHaveCount(8);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a bad address falls back, and on a phone colors are locked and generated and the limits opened by touch", async ({
    page,
  }) => {
    await open(page, "/random-color-generator?s=abc&n=4&style=loud&c=zebra");
    await expect(page.getByText("“zebra” could not be read as a color.")).toBeVisible();
    const before = await codes(page);
    await tiles(page)
      .first()
      .getByRole("button", { name: /^Lock color 1/ })
      .tap();
    await page.getByRole("button", { name: "New colors" }).last().tap();
    await expect.poll(async () => (await codes(page))[1]).not.toBe(before[1]);
    expect((await codes(page))[0]).toBe(before[0]);
    await page.getByRole("button", { name: "Limits and more" }).tap();
    await expect(page.getByRole("complementary", { name: "Limits" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
