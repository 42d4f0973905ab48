import type { Locator } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, scrollOver, test } from "./journey.ts";
import { readText } from "./read-text.ts";

const PATH = "/color-finder";

test("every set is searched for a dragged or typed color, filters narrow a set, a stylesheet is mapped to tokens, a bad address shows notices, the keyboard alone walks sets and colors, and kept colors form their own set", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  const plane = page.getByRole("group", { name: /^Your color: (chroma|lightness)/i });
  await expect(plane).toHaveAttribute("style", /--x/); // hydrated: no event waits for the picker's code
  const { x, y, width, height } = (await plane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + height - 4);
  await expect(page.getByRole("radio", { name: /^CSS: black/ })).toBeAttached();
  await page.mouse.up();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: /^CSS: steelblue/ })).toBeAttached();
  const text = page.getByLabel("Hex or any CSS color");
  await text.fill("#20c997");
  await text.press("Enter");
  await expect(page.getByRole("radio", { name: "Bootstrap: teal-500, #20C997, ΔE 0, exact" })).toBeAttached();
  await expect(page).toHaveURL(/c=20c997/);
  await expect(page.getByRole("status").filter({ hasText: /Tailwind 4: (teal|emerald)-\d+/ })).toBeAttached();
  await page.getByText("CSS", { exact: true }).click();
  await page.getByLabel("Readable on a background").check();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of 141 colors match\.$/ })).toBeAttached();
  await page.getByLabel("Only hues around").check();
  await page.getByLabel(/^Distinct from another color/).check();
  await expect(page).toHaveURL(/bg=ffffff&cb=dc2626/);
  const lightest = page.getByRole("slider", { name: "Maximum lightness" });
  await lightest.press("PageDown");
  await expect(page).toHaveURL(/l=0~90/);
  const narrowed = page.url();
  await scrollOver(page.getByRole("slider", { name: "Minimum lightness" }), "95");
  await expect(lightest).toHaveValue("90");
  await expectAccessible(page.getByRole("region", { name: "CSS, closest first" }));
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(page.getByText("141 colors", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(narrowed);
  await page.getByText("Open Color", { exact: true }).click();
  await page.getByLabel("Your stylesheet").fill("a { color: #fff; background: #12b886 }");
  const result = page.getByLabel("The whole mapped stylesheet");
  await expect(result).toHaveValue("a { color: var(--oc-white); background: var(--oc-teal-6) }");
  await expect(page.getByText("2 colors: 2 exact.")).toBeVisible();
  await page.getByLabel("Write").selectOption("value");
  await expect(result).toHaveValue("a { color: #ffffff; background: #12b886 }");
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page.getByRole("region", { name: "Colors and their tokens" }).getByRole("listitem")).toHaveCount(12);
  await expectAccessible(page, ["scrollable-region-focusable"]);
  await page.getByLabel("Leave as is").selectOption("2");
  await expect(page.getByText(/\d left as written\./)).toBeVisible();
  await fillQuickly(page.getByLabel("Your stylesheet"), " ".repeat(1_000_000));
  await expect(page.getByText("Only the first 1,000,000 characters fit.")).toBeVisible();
  await page.getByLabel("Your stylesheet").fill("");

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await goInPlace(page, `${PATH}?c=nonsense&s=ral&h=400`);
  await expect(page.getByRole("status").getByRole("listitem")).toHaveCount(3);
  await page.getByRole("radio", { name: /^Tailwind 4/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/s=tailwind3/);
  await page.keyboard.press("Enter");
  await expect.poll(copied).toBe("theme(colors.cyan.700)");
  const wall = page.getByRole("list", { name: "Tailwind 3, closest first" }).getByRole("button");
  await expect(wall.first()).toHaveAccessibleName(/copy theme\(colors\.cyan\.700\)$/); // the list loads after its label
  await wall.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(wall.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(copied).toMatch(/^theme\(colors\.(?!cyan\.700)/);
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/s=css/);
  await page.getByText("Your colors", { exact: true }).first().click();
  await expect(page.getByText("Nothing saved in this browser yet.")).toBeVisible();
  await page.getByRole("button", { name: "Keep Copacabana, #0D6986 in the tray" }).click();
  await expect(page.getByRole("radio", { name: "Your colors: In the tray, #0D6986, ΔE 0, exact" })).toBeAttached();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a link gives the same result, and on a phone the sets are below the picker", async ({ page, request }) => {
    await open(page, `${PATH}?c=oklch~.7~.25~150&s=radix-dark&h=150~20`);
    const first = page.getByRole("list", { name: "Radix dark, closest first" }).getByRole("button").first();
    const name = (await first.innerText()).replaceAll(/\s+/g, " ");
    const text = await readText(request, page.url());
    expect(text.slice(text.indexOf("closest first"))).toContain(name);
    await page.getByText("Radix", { exact: true }).tap();
    await expect(page).toHaveURL(/s=radix/);
    await expect(page.getByRole("heading", { name: "Radix, closest first" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the forms find, filter and map colors", async ({ page }) => {
    await page.goto(PATH);
    await page.getByLabel("Your color", { exact: true }).fill("#663399");
    await page.getByText("CSS", { exact: true }).click();
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("radio", { name: "CSS: rebeccapurple, #663399, ΔE 0, exact" })).toBeChecked();
    await page.getByLabel("Lightness in percent").fill("80-100");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByText(/^\d+ of 141 colors/)).toBeVisible();
    await page.getByLabel("Your stylesheet").fill("a { color: #663399 }");
    await page.getByRole("button", { name: "Map colors" }).click();
    await expect(page.getByLabel("The whole mapped stylesheet")).toHaveValue("a { color: rebeccapurple }");
  });
});

test("hostile query strings still return a page", async ({ request }) => {
  const bad = [
    "?c=&s=&h=&l=&k=",
    `?c=${"a".repeat(5000)}`,
    "?t=%00<script>",
    "?c=oklch~1e300~1~1&s=css",
    "?bg=~~&cb=--",
  ];
  for (const query of bad) expect((await request.get(PATH + query)).status(), query).toBe(200);
});

/** What `fill()` does takes Chromium half a second with a long text. */
function fillQuickly(field: Locator, text: string) {
  return field.evaluate((element: HTMLTextAreaElement, text) => {
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value"); // React replaces its setter
    value?.set?.call(element, text);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
