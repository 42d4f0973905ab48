import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { fixture, hugePngFile, pngFile, readPng, STRIPES } from "./pictures.ts";
import { readText } from "./read-text.ts";

const PATH = "/color-palette-from-image";

const rows = (page: Page) => page.getByRole("list", { name: "Palette" }).getByRole("listitem");
const choose = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.getByLabel("Choose a picture").setInputFiles(file);

test("colors come from a picture or its crop, a pin moves, and the poster is saved, all without sending any data", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postData()) sent.push(`${request.method()} ${request.url()}`);
  });
  await open(page, PATH);
  await choose(page, STRIPES);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText(/C81414.*50\.0%/);
  await expect(rows(page).nth(1)).toContainText("30.0%");
  await expect(page.getByRole("list", { name: "Shares of the picture" })).toContainText("20.0%");

  await page.getByRole("checkbox", { name: "White" }).check();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("62.5%");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).nth(0)).toContainText("C06A7C");
  await expect(page.getByRole("img", { name: /^The sun goes down/ })).toBeVisible();
  await choose(page, STRIPES);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Crop", exact: true }).click();
  const corner = page.getByRole("button", { name: "Lower right corner of the crop" });
  await corner.focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByRole("slider", { name: "Crop width" })).toHaveValue("30");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("C81414");
  await page.getByRole("button", { name: "Whole picture" }).click();
  await expect(rows(page)).toHaveCount(3);

  const surface = page.locator("[data-surface]");
  await surface.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (x: number, y: number) => [box.x + (x / 100) * box.width, box.y + (y / 60) * box.height] as const;
  const pin = page.getByRole("button", { name: /^Color 1, .*, at / });
  const from = (await pin.boundingBox()) ?? box;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(...at(60, 30), { steps: 2 });
  await expect(rows(page).nth(0)).toContainText("1414C8");
  await page.mouse.up();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).nth(0)).toContainText("C81414");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(rows(page).nth(0)).toContainText("1414C8");
  await pin.focus();
  // Three large steps from blue into white.
  for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(rows(page).nth(0)).toContainText("FFFFFF");
  await page.keyboard.press("ArrowLeft");
  await surface.click({ position: { x: box.width * 0.1, y: box.height * 0.75 } });
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(3)).toContainText("C81414");
  await rows(page)
    .nth(3)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(rows(page)).toHaveCount(3);
  // By keyboard: a click may miss a menu that is still moving.
  const save = async (item: string) => {
    await page.getByRole("button", { name: "Poster" }).press("ArrowDown");
    const entry = page.getByRole("menuitem", { name: item });
    await expect(entry).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), entry.press("Enter")]);
    return readFile(await download.path());
  };
  const png = readPng(await save("PNG, picture and palette"));
  expect(png.width).toBe(1600);
  expect(Array.from(png.data.subarray((300 * 1600 + 300) * 4, (300 * 1600 + 300) * 4 + 3))).toEqual([200, 20, 20]);
  const svg = (await save("SVG, picture and palette")).toString();
  expect(svg).toContain("data:image/jpeg;base64,");
  expect(svg).toContain("#1414C8");
  expect(sent).toEqual([]);
});

test("unreadable files are explained, unusual formats are decoded, samples keep the server's colors, pictures can be dropped and pasted, and a link holds only the colors", async ({
  page,
}) => {
  await open(page, PATH);
  const before = await rows(page).allInnerTexts();
  await expect(before.join()).toContain("C06A7C");

  await choose(page, STRIPES);
  await expect(rows(page).nth(0)).toContainText("C81414");
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  const phone = { name: "phone.heic", mimeType: "image/heic", buffer: heic };
  const cases = [
    [hugePngFile(20_000, 12_000), /has 240 megapixels\. Up to 200/],
    [phone, /can't read HEIC/],
  ] as const;
  for (const [bad, words] of cases) {
    await choose(page, bad);
    await expect(page.getByRole("alert").filter({ hasText: words })).toContainText("Your current picture stays.");
    await expect(rows(page).nth(0)).toContainText("C81414");
  }
  await choose(page, STRIPES);
  await expect(page.getByRole("alert").filter({ hasText: "stays" })).toHaveCount(0);
  await choose(page, fixture("turned.jpg"));
  await expect(page.getByRole("img", { name: "Your picture, 60 by 40 pixels" })).toBeVisible();
  await choose(page, fixture("wide.jpg"));
  await expect(page.getByText(/Colors outside sRGB are kept as Display P3/)).toBeVisible();
  await expect(rows(page).filter({ hasText: "P3" })).toHaveCount(1);
  await expect(page).toHaveURL(/displayp3~/);
  await choose(page, fixture("moving.gif"));
  await expect(page.getByText("Only its first frame is used")).toBeVisible();
  await expect(rows(page).nth(0)).toContainText("008000");
  await choose(page, fixture("cmyk.jpg"));
  await expect(rows(page)).toHaveCount(2);
  await choose(
    page,
    pngFile(40, 400, (x) => (x < 20 ? [0, 0, 0, 0] : [10, 120, 90, 255])),
  );
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("0A785A");
  expect((await page.locator("[data-surface]").boundingBox())?.height).toBeLessThanOrEqual(660);
  await dropAndPaste(page);

  await page.getByRole("link", { name: "Sample: City at night" }).click();
  await expect(page).toHaveURL(/i=city/);
  await page.getByRole("link", { name: "Sample: Hills at sunset" }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(before);
  await page.keyboard.press("2");
  await page.keyboard.press("l");
  await expect(page.getByRole("button", { name: /^Lock Color 2/, pressed: true })).toBeVisible();
  await page.keyboard.press("+");
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page).toHaveURL(/s=dark/);
  await expect(rows(page).nth(1)).toContainText("EC9873");
  await expect(rows(page).nth(0)).not.toContainText("C06A7C");
  const third = await rows(page).nth(2).innerText();
  await page.keyboard.press("3");
  await page.keyboard.press("r");
  await expect(rows(page).nth(2)).not.toHaveText(third);
});

async function dropAndPaste(page: Page) {
  const bring = (kind: "drop" | "paste", files: readonly { name: string; type: string; base64: string }[]) =>
    page.evaluate(
      ({ kind, files }) => {
        const data = new DataTransfer();
        for (const { name, type, base64 } of files) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], name, { type }));
        }
        const event =
          kind === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      { kind, files },
    );
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#5a0a78" d="M0 0h4v2H0z"/></svg>';
  const drawn = { name: "a.svg", type: "image/svg+xml", base64: btoa(drawing) };
  await bring("drop", [drawn]);
  await expect(rows(page)).toHaveText(/5A0A78/);
  // Nine groups, each of which repeats the previous one ten times.
  const groups = Array.from({ length: 9 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`);
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><path id="g0" d="M0 0h1v1z"/>${groups.join("")}</svg>`;
  const bombed = { name: "bomb.svg", type: "image/svg+xml", base64: btoa(bomb) };
  await bring("drop", [bombed]);
  await expect(page.getByRole("alert").filter({ hasText: "bomb.svg" })).toContainText("Your current picture stays.");
  const picture = (color: readonly [number, number, number, number]) => ({
    name: "a.png",
    type: "image/png",
    base64: pngFile(30, 20, () => color).buffer.toString("base64"),
  });
  await bring("drop", [picture([200, 20, 20, 255]), drawn, bombed]);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText("1 of 3 files could not be read.", { exact: true })).toBeVisible();
  // The page-wide paste listener loads when the page is idle.
  await expect(async () => {
    await bring("paste", [picture([240, 200, 20, 255])]);
    await expect(rows(page)).toHaveCount(1, { timeout: 1500 });
  }).toPass();
  await expect(rows(page)).toContainText("F0C814");
  await expect(page).toHaveURL(/c=f0c814/);
  await goInPlace(page, "/gradient-generator");
  await page.goBack();
  await expect(page.getByRole("img", { name: "Your picture, 30 by 20 pixels" })).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Links include the colors but not the picture")).toBeVisible();
  await expectAccessible(page.getByRole("region", { name: "Picture and palette" }));
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript samples show their palettes, and colors from the URL are drawn", async ({
    page,
    request,
  }) => {
    await page.goto(PATH);
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).nth(0)).toContainText("21.9%");
    await page.getByRole("link", { name: "Sample: Botanical sheet" }).click();
    await expect(rows(page).nth(0)).toContainText("F4ECDA");
    expect(await readText(request, `${PATH}?c=db073d-dba507`)).toMatch(/ DB073D .* DBA507 /);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a bad address shows a notice, and on a phone a tap on the picture picks its color", async ({ page }) => {
    await open(page, `${PATH}?i=<script>&c=zebra&n=1e9&s=loud&p=1.1&r=9.9.9.9&m=-3&x=%00`);
    await expect(page.getByText("“zebra” could not be read as a color.")).toBeVisible();
    await choose(page, STRIPES);
    await expect(rows(page)).toHaveCount(3);
    const box = (await page.locator("[data-surface]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.8);
    await expect(rows(page)).toHaveCount(4);
    await expectNoSidewaysScroll(page);
  });
});
