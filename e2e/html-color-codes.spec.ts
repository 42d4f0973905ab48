import type { Page } from "@playwright/test";
import { delayData, expect, expectNoSidewaysScroll, open, test } from "./journey.ts";

const PATH = "/html-color-codes";

test("typing narrows the table and is kept in the address", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("searchbox", { name: "Filter" }).fill("salm");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("3 of 148 colors.")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?q=salm`);
  await page.getByRole("searchbox", { name: "Filter" }).fill("no such color");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(rows(page)).toHaveCount(148);
  await expect(page).toHaveURL(PATH);
});

test("the table is in families, or in one of four orders", async ({ page }) => {
  await open(page, PATH);
  await expect(page.getByRole("rowheader", { name: "Red 9" })).toBeVisible();
  await page.getByRole("navigation", { name: "Families" }).getByRole("link", { name: /^Blue/ }).click();
  await expect(page).toHaveURL(`${PATH}#blue`);
  await expect(page.getByRole("rowheader", { name: /^Blue \d+$/ })).toBeInViewport();
  for (const [sort, first] of [
    ["Name", "aliceblue"],
    ["Lightness", "white"],
    ["Chroma", /^(fuchsia|magenta)$/],
    ["Hue", /./],
  ] as const) {
    await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: sort }).click();
    await expect(page).toHaveURL(`${PATH}?sort=${sort.toLowerCase()}`);
    await expect(rows(page).first().getByRole("rowheader")).toHaveText(first);
  }
});

test("a press copies a value in full", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await rowOf(page, "teal").getByRole("gridcell", { name: "180 100% 25%" }).click();
  await expect(page.getByText("Copied hsl(180 100% 25.1%)")).toBeVisible();
  expect(await clipboard(page)).toBe("hsl(180 100% 25.1%)");
  await rowOf(page, "teal").getByRole("rowheader").click();
  await expect.poll(() => clipboard(page)).toBe("teal");
});

test("the arrow keys move in the table, which is one tab stop, and Enter copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${PATH}?sort=name`);
  const row = (index: number) => rows(page).nth(index);
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).focus();
  await page.keyboard.press("Tab");
  await expect(row(0).getByRole("link", { name: "Open #F0F8FF" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(row(0).getByRole("rowheader", { name: "aliceblue" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row(1).getByRole("rowheader", { name: "antiquewhite" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("#FAEBD7");
  await page.keyboard.press("Control+End");
  await expect(rows(page).last().getByRole("gridcell").nth(4)).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("grid").evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(rows(page).last().getByRole("gridcell").nth(4)).toBeFocused();
});

test("contrast follows the chosen background", async ({ page }) => {
  await open(page, PATH);
  await expect(rowOf(page, "yellow").getByRole("gridcell").last()).toContainText("1.07");
  await expect(rowOf(page, "yellow").getByRole("gridcell").last()).toContainText("fails");
  await page.getByRole("textbox", { name: "Contrast on" }).fill("hsl(0 0% 0%)");
  await expect(page.getByRole("columnheader", { name: "Contrast on #000000" })).toBeVisible();
  await expect(rowOf(page, "yellow").getByRole("gridcell").last()).toContainText("AAA");
  await page.getByRole("textbox", { name: "Contrast on" }).fill("bluish");
  await expect(page.getByText("“bluish” is no CSS color name. Using white.")).toBeVisible();
  await page.getByRole("link", { name: "Black", exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?bg=black`);
  await expect(page.getByRole("textbox", { name: "Contrast on" })).toHaveValue("black");
});

test("an order that is chosen before the background is there goes together with it", async ({ page }) => {
  await open(page, PATH);
  await delayData(page);
  await page.getByRole("textbox", { name: "Contrast on" }).fill("navy");
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Hue" }).click();
  await expect(page).toHaveURL(`${PATH}?sort=hue&bg=navy`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #000080" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hue", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
  await page.getByRole("textbox", { name: "Contrast on" }).fill("teal");
  await expect(page).toHaveURL(`${PATH}?sort=name&bg=teal`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #008080" })).toBeVisible();
});

test("a color that is pressed while a filter waits is opened", async ({ page }) => {
  await open(page, PATH);
  await delayData(page);
  await page.getByRole("searchbox", { name: "Filter" }).fill("teal");
  await page.getByRole("link", { name: "Open #008080" }).click();
  await expect(page).toHaveURL("/color/008080");
});

test("both fields may be typed in one go", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("searchbox", { name: "Filter" }).pressSequentially("sal");
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "Contrast on" }).pressSequentially("navy");
  await expect(page).toHaveURL(`${PATH}?q=sal&bg=navy`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #000080" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Filter" })).toHaveValue("sal");
});

test("the other sets have tabs, and their files are theirs", async ({ page, request }) => {
  await open(page, PATH);
  const tabs = page.getByRole("navigation", { name: "Sets of colors" });
  for (const [tab, set, count, name] of [
    ["Web-safe", "web-safe", 216, "#09C"],
    ["Tailwind", "tailwind", 288, "sky-500"],
    ["Material", "material", 256, "deep purple A700"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(page).toHaveURL(`${PATH}?set=${set}`);
    await expect(rows(page)).toHaveCount(count);
    await expect(rowOf(page, name)).toHaveCount(1);
    await expect(page.getByRole("link", { name: "CSV" })).toHaveAttribute("href", `${PATH}.csv?set=${set}`);
    const file = await (await request.get(`${PATH}.json?set=${set}`)).json();
    expect(file.colors).toHaveLength(count);
  }
});

test("a set downloads as CSV and as JSON; an unknown one is no file", async ({ page, request }) => {
  await open(page, PATH);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("huesmith-css-colors.csv");
  const csv = await request.get(`${PATH}.csv`);
  expect(csv.headers()["content-type"]).toContain("text/csv");
  expect(await csv.text()).toContain("\r\nrebeccapurple,Purple,#663399,rgb(102 51 153),");
  expect((await request.get(`${PATH}.json?set=crayons`)).status()).toBe(404);
});

test("everything but copying works without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(`${PATH}?set=tailwind`);
  await page.getByRole("searchbox", { name: "Filter" }).fill("sky");
  await page.getByRole("textbox", { name: "Contrast on" }).fill("black");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`${PATH}?set=tailwind&q=sky&bg=black`);
  await expect(rows(page)).toHaveCount(11);
  await expect(page.getByRole("columnheader", { name: "Contrast on #000000" })).toBeVisible();
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Chroma" }).click();
  await expect(rows(page)).toHaveCount(11);
  await rows(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/color\/[0-9A-F]{6}$/);
  await context.close();
});

test("on a phone each row is two lines in the chosen format", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PATH);
  const teal = rowOf(page, "teal");
  await expect(teal.getByRole("gridcell", { name: "#008080", exact: true })).toBeVisible();
  await expect(teal.getByRole("gridcell", { name: "0 128 128" })).toBeHidden();
  await page.getByRole("group", { name: "Format" }).getByText("RGB").click();
  await expect(teal.getByRole("gridcell", { name: "0 128 128" })).toBeVisible();
  await expect(teal.getByRole("gridcell", { name: "#008080", exact: true })).toBeHidden();
  expect((await teal.boundingBox())?.height).toBeLessThan(64);
  await expectNoSidewaysScroll(page);
});

test("an address that cannot be read falls back and says so", async ({ page }) => {
  const response = await open(page, `${PATH}?set=crayons&sort=taste&bg=bluish`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("There is no set “crayons”")).toBeVisible();
  await expect(rows(page)).toHaveCount(148);
});

/** The rows of colors, without the heads of families. */
function rows(page: Page) {
  return page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
}

function rowOf(page: Page, name: string) {
  return rows(page).filter({ has: page.getByRole("rowheader", { name, exact: true }) });
}

function clipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}
