import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  scrollOver,
  test,
  withholdScripts,
} from "./journey.ts";
import { readText } from "./read-text.ts";

const PATH = "/color-palette-generator";
const DEFAULT = ["DB073D", "DBA507", "8EC7D2", "0D6986", "07485B"];

function stripes(page: Page) {
  return page.getByRole("list", { name: "The palette" }).getByRole("listitem");
}

/** The codes of the palette on the bench. */
function codes(page: Page) {
  return page.locator("[data-copies]").allTextContents();
}

/** Without this, a click before the generator has loaded would wait for it. */
async function openGenerator(page: Page, query = "") {
  await open(page, PATH + query);
  await expect(page.getByRole("list", { name: "Palettes so far" })).toBeVisible();
}

test("after a bad link, colors are generated, locked, moved, edited and undone, and the URL alone restores them", async ({
  page,
  request,
}) => {
  await openGenerator(page, "?c=zzz&m=cmyk&l=!!");
  await expect(page.getByText("Unknown mode “cmyk” in this link. Using “LCH”.")).toBeVisible();
  expect(await codes(page)).toEqual(DEFAULT);
  await page.keyboard.press("b");
  await expect(page.getByText("Seen with protanopia, 100%")).toBeVisible();
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).first().boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const bar = await page.getByRole("button", { name: "Generate space" }).boundingBox();
  expect(await bottomOf("10.06 on white")).toBeLessThan(bar?.y ?? 0);

  await page.keyboard.press("b");
  await expect(page.getByText("Seen with protanopia, 100%")).toBeHidden();

  await page.mouse.move(400, 400);
  await page.keyboard.press("KeyL");
  await expect(page.getByRole("button", { name: /^Lock color 2/, pressed: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect.poll(() => codes(page)).not.toContain("DB073D");
  expect((await codes(page))[1]).toBe("DBA507");

  const strip = page.getByRole("list", { name: "Palettes so far" });
  await expect(strip.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("l");
  await page.keyboard.press("l");
  await expect(strip.getByRole("listitem")).toHaveCount(2);

  const before = await codes(page);
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(async () => (await codes(page))[2]).toBe("DBA507");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => codes(page)).toEqual(before);
  await page.getByRole("button", { name: /^More for color 2/ }).click();
  await page.getByRole("button", { name: /^Move .* right$/ }).click();
  await expect.poll(async () => (await codes(page))[2]).toBe("DBA507");
  await page.keyboard.press("Escape");

  const moved = await codes(page);
  await dragInPlane(page);
  await expect.poll(async () => (await codes(page))[1]).not.toBe(moved[1]);
  expect((await codes(page)).toSpliced(1, 1)).toEqual(moved.toSpliced(1, 1));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => codes(page)).toEqual(moved);

  // The rest uses the keyboard only.
  await page.keyboard.press("Digit1");
  await page.keyboard.press("F2");
  const field = page.getByRole("textbox", { name: /color code/ });
  await field.fill("no color");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.press("Escape");
  await expect.poll(() => codes(page)).toEqual(moved);
  await page.keyboard.press("KeyL");
  await page.keyboard.press("Space");
  await expect.poll(async () => (await codes(page))[4]).not.toBe(moved[4]);
  expect((await codes(page))[0]).toBe(moved[0]);
  await page.keyboard.press("Digit3");
  await page.keyboard.press("Delete");
  await expect(stripes(page)).toHaveCount(4);
  await page.keyboard.press("+");
  await expect(stripes(page)).toHaveCount(5);
  await page.keyboard.press("Digit2");
  await page.keyboard.press("F2");
  await page.getByRole("textbox", { name: /color code/ }).fill("teal");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await codes(page))[1]).toBe("008080");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(stripes(page)).toHaveCount(4);

  const shared = await codes(page);
  await expect(page).toHaveURL(new RegExp(`c=${shared.join("-")}&l=0`, "i"));
  const text = await readText(request, page.url());
  expect(shared.filter((code) => !text.includes(` ${code} `))).toEqual([]);

  // Holding Space makes one step, a double click on remove takes one color, and two colors always stay.
  await expect(strip.getByRole("listitem")).toHaveCount(7);
  for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(strip.getByRole("listitem")).toHaveCount(6); // without the two that were undone
  await page.getByRole("button", { name: "Palette 5 of 6", exact: true }).click();
  await expect.poll(() => codes(page)).toEqual(shared);
  await stripes(page).nth(1).hover();
  await page.getByRole("button", { name: /^Remove color 2/ }).dblclick();
  await expect(stripes(page)).toHaveCount(3);
  const hasFocus = () =>
    stripes(page)
      .nth(1)
      .evaluate((stripe) => stripe.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true); // or the button under the second click has it
  await page.keyboard.press("Digit1");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Delete");
  await expect(stripes(page)).toHaveCount(2);
});

/** Drags over the plane of the second color's picker, which is a child of its stripe. */
async function dragInPlane(page: Page) {
  await stripes(page).nth(1).hover();
  await page.getByRole("button", { name: /^Adjust color 2/ }).click();
  const box = await page.getByRole("group", { name: "Color 2: chroma and lightness" }).boundingBox();
  if (!box) throw new Error("no plane");
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 60, { steps: 5 });
  await page.mouse.up();
}

test("failed input changes nothing, palettes are saved, edited and pasted, and rules that can't be met are reported", async ({
  page,
}) => {
  await openGenerator(page, "?s=abc&n=5");
  const before = await codes(page);
  await page.getByRole("textbox", { name: /A color, a name/ }).fill("qqqqzzzzxxxx");
  await page.getByRole("button", { name: "Make a palette" }).click();
  await expect(page.getByText("No color found")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Digit2");
  await page.keyboard.press("F2");
  const field = page.getByRole("textbox", { name: /color code/ });
  await field.fill("red");
  await expect(stripes(page).nth(1)).toHaveAccessibleName(/#FF0000/);
  await field.press("Space");
  await field.press("Escape");
  await expect(page.locator("[data-slot='1']")).toBeFocused();
  expect(await codes(page)).toEqual(before);
  await expect(page.getByRole("button", { name: "Undo" }).first()).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Palette 1 of 1: in the library" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await stripes(page).nth(0).hover();
  await page
    .getByRole("button", { name: /^Shades of/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /, as it is$/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(stripes(page).first()).toBeFocused();
  await page
    .getByRole("button", { name: /^Shades of/ })
    .first()
    .click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await codes(page))[0]).not.toBe(before[0]);
  await page.getByRole("button", { name: "Start from" }).press("Enter"); // under notifications
  const dialog = page.getByRole("dialog", { name: "Start from" });
  await dialog.getByRole("textbox").fill("qqqqzzzzxxxx");
  await dialog.getByRole("button", { name: "Make a palette" }).click();
  await expect(dialog.getByText("No color found")).toBeVisible();
  await dialog.getByRole("textbox").fill("#123456, tomato, gold");
  await dialog.getByRole("button", { name: "Make a palette" }).click();
  await expect.poll(() => codes(page)).toEqual(["123456", "FF6347", "FFD700"]);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "https://coolors.co/777777-888888-db073d");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect.poll(() => codes(page)).toEqual(["777777", "888888", "DB073D"]);

  // Two locked grays that look alike.
  for (const key of ["Digit1", "KeyL", "Digit2", "KeyL"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expectAccessible(page.getByRole("region", { name: "Preview" }));
  // One panel at a time, so the palette keeps most of the window.
  await page.getByRole("button", { name: "Rules" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Contrast", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Preview" })).toBeHidden();
  const rules = page.getByRole("complementary", { name: "Rules" });
  await scrollOver(rules.getByRole("slider", { name: "Safe to bold" }), "70");
  await scrollOver(rules.getByRole("slider", { name: "Minimum lightness" }), "60");
  expect(await codes(page)).toEqual(["777777", "888888", "DB073D"]);
  await rules.getByLabel("Safe with color blindness").check();
  await expect(page).toHaveURL(/cvd=1/);
  await expect(page.getByRole("status").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(rules);
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();

  await page.getByRole("button", { name: "Start from" }).press("Enter");
  await dialog.getByRole("textbox").fill("teal");
  await dialog.getByRole("button", { name: "Make a palette" }).click();
  await expect.poll(() => codes(page)).toContain("008080");
  expect(await codes(page)).toHaveLength(3);
  await expect(page).toHaveURL(/cvd=1/);
});

test("if the generator fails to load, Space says so, edits still work, and a later try succeeds", async ({ page }) => {
  // The code that generates palettes, and the rules panel.
  const release = await withholdScripts(page, "extendPalette:", "Safe to bold");
  await open(page, PATH);
  await page.keyboard.press("Space");
  await expect(page.getByText("The generator could not be loaded")).toBeVisible();
  expect(await codes(page)).toEqual(DEFAULT);
  await page.keyboard.press("KeyR");
  await expect(page.getByText("The rules panel could not be loaded")).toBeVisible();
  await page.keyboard.press("Digit2");
  await page.keyboard.press("Delete");
  await expect(stripes(page)).toHaveCount(4);
  await release();
  await page.keyboard.press("Space");
  await expect.poll(() => codes(page)).not.toContain("DB073D");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("colors can be locked, generated and removed by touch", async ({ page }) => {
    await openGenerator(page);
    await page.getByRole("button", { name: /^Lock color 1/ }).tap();
    await page.getByRole("button", { name: "Generate" }).tap();
    await expect.poll(() => codes(page)).not.toContain("07485B");
    expect((await codes(page))[0]).toBe("DB073D");
    await page.getByRole("button", { name: /^More for color 2/ }).tap();
    await page.getByRole("button", { name: "Remove", exact: true }).tap();
    await expect(stripes(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Rules and more" }).tap();
    await expect(page.getByRole("complementary", { name: "Rules" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link shows its palette, and one click makes another", async ({ page }) => {
    await page.goto(`${PATH}?c=db073d-0d6986-ffffff&l=0`);
    expect(await codes(page)).toEqual(["DB073D", "0D6986", "FFFFFF"]);
    const follow = (control: Locator) => Promise.all([page.waitForEvent("load"), control.click()]);
    await follow(page.getByRole("link", { name: "Another palette" }).first());
    const next = await codes(page);
    expect(next[0]).toBe("DB073D");
    expect(next).not.toEqual(["DB073D", "0D6986", "FFFFFF"]);
    await page.getByRole("textbox", { name: /A color, a name/ }).fill("tomato, gold");
    await follow(page.getByRole("button", { name: "Make a palette" }));
    expect(await codes(page)).toEqual(["FF6347", "FFD700"]);
  });
});
