import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goInPlace,
  open,
  settleTransitions,
  test,
} from "./journey.ts";
import { readText } from "./read-text.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");

const mixer = (page: Page) => page.getByRole("region", { name: "Mixer" });
const partsOf = (page: Page, color: string) => page.getByRole("spinbutton", { name: `Parts of ${color}`, exact: true });

test("parts and base colors are added and removed by mouse, key and wheel up to 40, a bad address shows notices, dragging a border moves parts, yellow and blue paint mix to green, and recipes are found", async ({
  page,
  request,
}) => {
  await open(page, "/color-mixer");
  await expect(mixer(page).getByText("#46745D", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Shares" }).getByText("27.27%")).toBeVisible();
  await page.getByRole("button", { name: "One fewer part of Yellow" }).click();
  await page.getByRole("button", { name: "One more part of Red" }).click();
  await expect(page).toHaveURL("/color-mixer?n=1-0-2-4-4");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(partsOf(page, "Red")).toHaveValue("0");
  await expect(page.getByRole("button", { name: "One fewer part of Orange" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("+");
  const dialog = page.getByRole("dialog", { name: "Add a base color" });
  const field = dialog.getByRole("textbox", { name: "New base color", exact: true });
  await field.fill("seagreeen");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("#00f");
  await dialog.getByRole("button", { name: "Add a color" }).click();
  const refusal = dialog.getByText("Blue, #0000FF, is already a base color.");
  await expect(refusal).toBeVisible();
  await field.fill("bleu");
  await expect(refusal).toBeHidden();
  await field.fill("white");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Add a color" }).click();
  await expect(partsOf(page, "White")).toHaveValue("1");
  await page.getByRole("button", { name: "Edit White, #FFFFFF" }).click();
  const text = page.getByRole("textbox", { name: "Hex or any CSS color" });
  await text.fill("#ff0000");
  await text.press("Enter");
  await expect(page.getByText("Red, #FF0000, is already a base color.")).toBeVisible();
  await page.getByRole("button", { name: "Remove White" }).click();
  await expect(partsOf(page, "White")).toHaveCount(0);
  await expect(page).toHaveURL("/color-mixer?n=0-0-2-4-4");
  const yellow = partsOf(page, "Yellow");
  await yellow.fill("-7");
  await expect(yellow).toHaveAttribute("aria-valuenow", "7");
  await yellow.fill("99");
  await expect(yellow).toHaveAttribute("aria-valuenow", "40");
  await yellow.blur();
  await expect(yellow).toHaveValue("40");
  const maximum = page.getByText("40 parts is the maximum.");
  await expect(maximum).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(maximum).toBeHidden();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByRole("button", { name: "One more part of Yellow" })).toHaveAttribute("aria-disabled", "true");
  await yellow.fill("many");
  await expect(yellow).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("That isn't a number. 40 parts stay.")).toBeVisible();
  await expect(page).toHaveURL("/color-mixer?n=0-0-40-4-4");
  await page.getByRole("button", { name: "One fewer part of Yellow" }).click();
  await expect(yellow).toHaveValue("39");
  await expect(page.getByText("That isn't a number.")).toBeHidden();

  await yellow.fill("38");
  await yellow.blur();
  await page.keyboard.press("3");
  await expect(yellow).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("+");
  await expect(yellow).toHaveValue("40");
  await expect(page.getByText("Yellow has 40 parts, the maximum.")).toBeVisible();
  await page.keyboard.press("-");
  await expect(yellow).toHaveValue("39");
  await yellow.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect(yellow).toHaveValue("38");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Without focus, keys and the wheel belong to the page.
  await yellow.blur();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(yellow).toHaveValue("38");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(/m=linear/);

  await goInPlace(page, "/color-mixer?c=ffff00-0000ff-zebra-%3Cscript%3E-0000ff&n=5-5-x-1e9&m=__proto__&t=%00");
  await expect(page.getByText("“zebra”, “<script>” could not be read as a color.")).toBeVisible();
  await expect(page.getByText("Unknown mixing mode “__proto__” in this link. Using “RGB”.")).toBeVisible();
  const border = page.getByRole("slider", { name: "Border between Yellow and Blue" });
  await border.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/color-mixer?c=ffff00-0000ff&n=6-4");
  await border.blur(); // ends the step
  await border.focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL("/color-mixer?c=ffff00-0000ff&n=9-1");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL("/color-mixer?c=ffff00-0000ff&n=6-4");
  const box = await border.boundingBox();
  if (!box) throw new Error("no border");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(0, box.y, { steps: 2 });
  await page.mouse.up();
  await expect(page).toHaveURL("/color-mixer?c=ffff00-0000ff&n=1-9");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(partsOf(page, "Yellow")).toHaveValue("6");
  await page.getByRole("button", { name: "Undo" }).click();
  const ways = page.getByRole("region", { name: "The same parts, mixed nine ways" });
  await expect(ways.getByRole("listitem")).toHaveCount(9);
  await expect(ways.getByRole("listitem").filter({ hasText: "Pigment" })).toContainText("#398F54");
  await ways.getByRole("link", { name: "Pigment" }).click();
  await expect(page).toHaveURL("/color-mixer?c=ffff00-0000ff&n=5-5&m=pigment");
  await expect(mixer(page).getByText("#398F54", { exact: true }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Colors" }).selectOption({ label: "Light: red, green, blue" });
  await expect(page).toHaveURL("/color-mixer?c=ff0000-00ff00-0000ff&n=1-1&m=pigment");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL("/color-mixer");

  for (const color of ["Yellow", "Green", "Blue"]) await partsOf(page, color).fill("0");
  await expect(page.getByText("Nothing to mix yet. Add a part of any color.")).toBeVisible();
  await expect(mixer(page).getByText("#000000", { exact: true })).toBeVisible();
  await settleTransitions(page);
  await expectAccessible(mixer(page));

  const finder = page.getByRole("region", { name: "Find a recipe" });
  const target = finder.getByRole("textbox", { name: "Target color", exact: true });
  await target.fill("#808000");
  await expect(finder.getByText("An exact match.")).toBeVisible();
  await finder.getByRole("button", { name: "Use recipe" }).click();
  await expect(mixer(page).getByText("#808000", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/n=/);
  const shared = await readText(request, page.url());
  expect(shared).toContain("An exact match.");
  expect(shared).toMatch(/ parts [A-Z][^#]*#808000/);
  // While the next recipe is searched for, the last one stays next to its own target, but can't be used.
  await finder.evaluate((region: HTMLElement) => {
    const observer = new MutationObserver(() => {
      const buttons = [...region.querySelectorAll("[aria-busy=true] button")];
      if (buttons.length === 0) return;
      observer.disconnect();
      const isHeld = buttons.every((button) => button.ariaDisabled === "true");
      region.dataset.held = String(isHeld && region.textContent.includes("Target#808000"));
    });
    observer.observe(region, { subtree: true, attributes: true });
  });
  await target.fill("#00ffff");
  await expect(finder.getByText(/can't reach this color/)).toBeVisible();
  await expect(finder).toHaveAttribute("data-held", "true");
});

test("nested color-mix() paints the same blend in a browser", async ({ page, request }) => {
  const mixtures: string[][] = [];
  for (const address of [
    "?m=oklab",
    "?c=db073d-dba507-8ec7d2-0d6986&n=3-1-7-2&m=oklab",
    "?n=0-0-3-4-4",
    "?c=db073d-dba507-8ec7d2-0d6986&n=3-1-7-2&m=linear",
    "?c=806040-609080-7070a0&n=5-3-9&m=oklch",
    "?c=808080-609080-ffffff&n=5-3-9&m=oklch",
    "?c=806040-609080-7070a0&n=5-3-9&m=oklch-longer",
    "?c=806040-609080-7070a0&n=5-3-9&m=lab",
    "?c=806040-609080-7070a0&n=5-3-9&m=hsl",
  ]) {
    const text = await readText(request, `/color-mixer${address}`);
    const css = / background: (color-mix\(.*?\));/.exec(text)?.[1] ?? "";
    const hex = / parts [A-Z][^#]*(#[0-9A-F]{6}) /.exec(text)?.[1] ?? "";
    mixtures.push([address, css, hex]);
  }
  expect(
    await paintedColors(
      page,
      mixtures.map(([, css]) => css ?? ""),
    ),
  ).toEqual(mixtures.map(([, , hex]) => hex));
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the form mixes and finds a recipe", async ({ page, request }) => {
    expect(await readText(request, "/color-mixer?m=pigment")).toMatch(/ parts [A-Z][^#]*#007A37/);
    await page.goto("/color-mixer");
    await partsOf(page, "Red").fill("-2");
    await page.getByRole("textbox", { name: "Another base color" }).fill("white");
    await page.getByRole("button", { name: "Mix" }).click();
    await expect(partsOf(page, "Red")).toHaveValue("2");
    await expect(partsOf(page, "White")).toHaveValue("1");
    await page.getByRole("textbox", { name: "Target color" }).fill("#808000");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByText("An exact match.")).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone a tap adds a part of a color, and the mixture stays in view", async ({ page }) => {
    await open(page, "/color-mixer");
    await page.getByRole("button", { name: "One more part of Indigo" }).tap();
    await expect(partsOf(page, "Indigo")).toHaveValue("1");
    await expect(mixer(page).getByText("12 parts", { exact: true })).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });
});

/** The colors a browser paints for backgrounds, read from a screenshot's pixels. */
async function paintedColors(page: Page, backgrounds: readonly string[]) {
  const boxes = backgrounds.map((css) => `<div style="height:10px;background:${css}"></div>`);
  await page.setContent(`<body style="margin:0">${boxes.join("")}</body>`);
  const { data, width } = PNG.sync.read(await page.screenshot()) as { data: Buffer; width: number };
  return backgrounds.map((_css, index) => {
    const at = 4 * (width * (10 * index + 5) + 5);
    return `#${data.toString("hex", at, at + 3).toUpperCase()}`;
  });
}
