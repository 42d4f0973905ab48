import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { fixture, pngFile, readPng } from "./pictures.ts";
import { readText } from "./read-text.ts";

const PATH = "/image-color-picker";
/** Each pixel has its own color: red encodes the column, green the row. */
const GRID = pngFile(60, 40, (x, y) => [x * 4, y * 6, 30, 255]);
/** Text colors on a background, as in a screenshot: the left half is dark, the right half light. */
const HALVES = pngFile(60, 40, (x) => (x < 30 ? [17, 17, 17, 255] : [255, 255, 255, 255]));

const stage = (page: Page) => page.getByRole("application");
const pins = (page: Page) => page.getByRole("list", { name: "Picked colors" }).getByRole("listitem");
const spoken = (page: Page) => page.getByRole("status", { name: "Color under the crosshair" });

async function choose(page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0], name = /^Your/) {
  await page.getByLabel("Choose a picture").setInputFiles(file);
  await expect(page.getByRole("application", { name })).toBeVisible();
}

test("bad files are explained, the mouse picks and drags colors, undo works, and zoom reaches pixels, all without uploads", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postData()) sent.push(request.url());
  });
  await open(page, PATH);
  await page.getByLabel("Choose a picture").setInputFiles(fixture("truncated.jpg"));
  await expect(page.getByRole("alert").filter({ hasText: "is damaged" })).toBeVisible();
  await expect(page.getByRole("application", { name: /^A blue vase/ })).toBeVisible();
  await expect(pins(page)).toHaveCount(5);
  await choose(page, HALVES);
  await expect(pins(page)).toHaveCount(0);
  const box = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.click(...at(0.3));
  await page.mouse.click(...at(0.7));
  await expect(pins(page)).toHaveCount(2);
  const pair = page.getByRole("region", { name: "Contrast of two picked colors" });
  await expect(pair).toContainText("18.88:1");
  await expect(pair).toContainText("AAA for text");
  await page.mouse.move(...at(0.7));
  await page.mouse.down();
  await page.mouse.move(...at(0.4), { steps: 4 });
  await page.mouse.up();
  await expect(pair).toContainText("1.00:1");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(pair).toContainText("18.88:1");
  for (let step = 0; step < 3; step++) await undo.click();
  await expect(page.getByRole("application", { name: /^A blue vase/ })).toBeVisible();
  await expect(pins(page)).toHaveCount(5);

  await choose(page, GRID);
  const zoomIn = page.getByRole("button", { name: "Zoom in" });
  const all = page.getByRole("button", { name: "Zoom to fit" });
  await zoomIn.click();
  await zoomIn.click();
  await expect(all).not.toHaveAttribute("aria-disabled", "true");
  const zoomed = (await stage(page).boundingBox()) ?? box;
  const middle = [zoomed.x + zoomed.width / 2, zoomed.y + zoomed.height / 2] as const;
  await page.mouse.click(...middle);
  const before = await pins(page).first().innerText();
  await page.mouse.move(middle[0] + 80, middle[1] + 60);
  await page.mouse.down();
  await page.mouse.move(middle[0] - 120, middle[1] - 80, { steps: 4 });
  await page.mouse.up();
  await expect(pins(page)).toHaveCount(1);
  await page.mouse.click(middle[0] + 90, middle[1] - 90);
  await expect(pins(page)).toHaveCount(2);
  await expect(pins(page).nth(1)).not.toHaveText(before);
  await stage(page).focus();
  await page.keyboard.press("0");
  await expect(all).toHaveAttribute("aria-disabled", "true");
  await page.mouse.wheel(0, -400);
  await expect(all).not.toHaveAttribute("aria-disabled", "true");
  // An arrow key keeps the picture fitted, also in a smaller window.
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("800%", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 720 });
  await expect(page.getByText("800%", { exact: true })).toBeHidden();
  for (let step = 0; step < 4; step++) await page.keyboard.press("+");
  await expect(page.getByRole("button", { name: /^Color 2, .*, at \d+, \d+$/ })).toBeInViewport(); // selected
  const pin = page.getByRole("button", { name: /^Color 1, .*, at \d+, \d+$/ });
  await expect(pin).not.toBeInViewport();
  await pin.focus();
  await expect(pin).toBeInViewport();
  expect(sent).toEqual([]);
});

test("annotated pictures are saved, keys pick pixels, links hold only colors, and averages are computed in linear light", async ({
  page,
}) => {
  await open(page, PATH);
  // By keyboard: a click may miss a menu that is still moving.
  const save = async (item: string) => {
    const button = page.getByRole("button", { name: "Annotated" });
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    await button.press("ArrowDown");
    const entry = page.getByRole("menuitem", { name: item });
    await expect(page.getByRole("menuitem").first()).toBeFocused(); // the menu does this once it is open
    const [download] = await Promise.all([page.waitForEvent("download"), entry.press("Enter")]);
    return readFile(await download.path());
  };
  const png = readPng(await save("PNG, picture with pins"));
  expect(png.width).toBe(1440);
  expect(png.height).toBeGreaterThan(960);
  const svg = (await save("SVG, picture with pins")).toString();
  expect(svg.match(/<circle/g)).toHaveLength(10);
  await choose(page, GRID);
  await stage(page).focus();
  // From the center, 30 and 20.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(spoken(page)).toContainText("#7CB41E");
  await page.keyboard.press("Enter");
  await expect(pins(page)).toHaveCount(1);
  await expect(pins(page)).toContainText("7CB41E");
  await expect(page.getByRole("status").filter({ hasText: /^Picked/ })).toHaveCount(1);
  const pin = page.getByRole("button", { name: /^Color 1, .*, at 31, 30$/ });
  await pin.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(pins(page)).toContainText("54B41E");
  await expect(page).toHaveURL(/p=21\.30/);
  await page.keyboard.press("Delete");
  await expect(pins(page)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(pins(page)).toContainText("54B41E");
  await expect(page).toHaveURL(/c=54b41e/);
  await page.reload();
  await expect(pins(page)).toContainText("54B41E");
  await expect(page.getByText("Links include the colors but not the picture")).toBeVisible();

  await page.getByRole("button", { name: "Remove all colors" }).click();
  await page.getByRole("radio", { name: "3 × 3" }).check({ force: true });
  await expect(page).toHaveURL(/n=3/);
  // Around a black pixel four of nine are white: 0.444 in linear light; averaging the numbers would give 717171.
  await choose(
    page,
    pngFile(30, 20, (x, y) => ((x + y) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
    /30 by 20/,
  );
  await stage(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(pins(page)).toContainText("B2B2B2");
  await page.getByRole("button", { name: "Remove all colors" }).click();
  await choose(
    page,
    pngFile(20, 20, (x) => [200, 40, 40, x < 5 ? 0 : 128]),
    /20 by 20/,
  );
  await stage(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(pins(page).nth(0)).toContainText("50%");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(spoken(page)).toHaveText("Transparent");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This part of the picture is fully transparent.")).toBeVisible();
  await expect(pins(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Remove all colors" }).click();
  await choose(page, fixture("wide.png"), /64 by 48/);
  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(pins(page)).toContainText("P3");
  await expect(page).toHaveURL(/displayp3~1~0~0/);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the sample, its pins and their contrast are shown", async ({ page, request }) => {
    await page.goto(PATH);
    await expect(pins(page)).toHaveCount(5);
    await expect(page.getByRole("region", { name: "Contrast of two picked colors" })).toContainText("WCAG 2.2");
    expect(await readText(request, `${PATH}?c=111111-ffffff`)).toContain("18.88:1");
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a bad address is explained, and on a phone a tap picks a color, and two fingers zoom without moving pins", async ({
    page,
  }) => {
    await open(page, `${PATH}?i=%3Csvg&c=zebra-fff&p=9&n=12&v=0-0`);
    await expect(page.getByText("“zebra” could not be read as a color.")).toBeVisible();
    await expect(pins(page)).toHaveCount(1);
    await choose(page, HALVES);
    const box = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.5);
    await expect(pins(page).last()).toContainText("111111");
    await expect(page.getByText("Color 2", { exact: true })).toBeVisible();
    const pin = page.getByRole("button", { name: /^Color 2, .*, at \d+, \d+$/ });
    const label = await pin.getAttribute("aria-label");
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...places: number[]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map((share, id) => ({ id, x: box.x + box.width * share, y: box.y + box.height / 2 })),
      });
    await touch("touchStart", 0.3);
    await touch("touchMove", 0.4);
    await expect(pin).not.toHaveAccessibleName(label ?? "");
    await touch("touchStart", 0.4, 0.5);
    await touch("touchMove", 0.3, 0.6);
    await touch("touchEnd");
    await expect(page.getByText(`${Math.round((300 * box.width) / 60)}%`, { exact: true })).toBeVisible();
    await expect(pin).toHaveAccessibleName(label ?? "");
    await expectNoSidewaysScroll(page);
  });
});
