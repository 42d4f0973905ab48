import type { Page } from "@playwright/test";
import { delayData, expect, expectNoSidewaysScroll, open, test } from "./journey.ts";

const PATH = "/html-color-codes";

test("on a phone each color has two lines, a click copies, typing filters, the table groups or sorts, and keys move in it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // On a phone, and with an address in which everything is invalid.
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${PATH}?set=crayons&sort=taste&bg=bluish&q=teal`);
  await expect(page.getByText("There is no set “crayons”")).toBeVisible();
  await expect(rows(page)).toHaveCount(14); // the family
  const teal = rowOf(page, "teal");
  await expect(teal.getByRole("gridcell", { name: "#008080", exact: true })).toBeVisible();
  await expect(teal.getByRole("gridcell", { name: "0 128 128" })).toBeHidden();
  await page.getByRole("group", { name: "Format" }).getByText("RGB").click();
  await expect(teal.getByRole("gridcell", { name: "0 128 128" })).toBeVisible();
  await expect(teal.getByRole("gridcell", { name: "#008080", exact: true })).toBeHidden();
  expect((await teal.boundingBox())?.height).toBeLessThan(64);
  await open(page, PATH);
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Contrast on" })).toBeHidden();
  await page.getByRole("button", { name: "Options" }).click();
  await expect(page.getByRole("textbox", { name: "Contrast on" })).toBeVisible();
  await expect(page.getByRole("link", { name: "CSV" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("searchbox", { name: "Filter" }).fill("teal"); // finding a row by role is slow in all of them
  await expect(rows(page)).toHaveCount(14);
  await page.setViewportSize({ width: 1280, height: 720 });
  await rowOf(page, "teal").getByRole("gridcell", { name: "180 100% 25%" }).click();
  await expect(page.getByText("Copied hsl(180 100% 25.1%)")).toBeVisible();
  expect(await clipboard(page)).toBe("hsl(180 100% 25.1%)");
  await rowOf(page, "teal").getByRole("rowheader").click();
  await expect.poll(() => clipboard(page)).toBe("teal");

  await page.getByRole("searchbox", { name: "Filter" }).fill("salm");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("3 of 148 colors.")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?q=salm`);
  await page.getByRole("searchbox", { name: "Filter" }).fill("#3B82F6");
  const search = page.getByRole("link", { name: "Search the encyclopedia" });
  await expect(search).toHaveAttribute("href", "/color?q=%233B82F6");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(rows(page)).toHaveCount(148);
  await expect(page).toHaveURL(PATH);

  await page.getByRole("navigation", { name: "Families" }).getByRole("link", { name: /^Blue/ }).click();
  await expect(page).toHaveURL(`${PATH}#blue`);
  await expect(page.getByRole("rowheader", { name: /^Blue \d+$/ })).toBeInViewport();
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
  await expect(page).toHaveURL(`${PATH}?sort=name`);
  await expect(rows(page).first().getByRole("rowheader")).toHaveText("aliceblue");

  const filter = page.getByRole("searchbox", { name: "Filter" });
  await filter.fill("salm");
  const row = (index: number) => rows(page).nth(index);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).focus();
  await page.keyboard.press("Tab");
  await expect(row(0).getByRole("link", { name: "Open #E9967A" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(row(0).getByRole("rowheader", { name: "darksalmon" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row(1).getByRole("rowheader", { name: "lightsalmon" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("#FFA07A");
  await page.keyboard.press("Control+End");
  await expect(rows(page).last().getByRole("gridcell").last()).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("grid").evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(rows(page).last().getByRole("gridcell").last()).toBeFocused();

  await filter.fill("yellow");
  const onYellow = rowOf(page, "yellow").getByRole("gridcell").last();
  await expect(onYellow).toContainText(/1\.07.*fails/);
  await page.getByRole("textbox", { name: "Contrast on" }).fill("hsl(0 0% 0%)");
  await expect(page.getByRole("columnheader", { name: "Contrast on #000000" })).toBeVisible();
  await expect(onYellow).toContainText("AAA");
  await page.getByRole("textbox", { name: "Contrast on" }).fill("bluish");
  await expect(page.getByText("“bluish” isn't a CSS color name. Using white.")).toBeVisible();
  await page.getByRole("link", { name: "Black", exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?sort=name&bg=black&q=yellow`);
  await expect(page.getByRole("textbox", { name: "Contrast on" })).toHaveValue("black");

  await page.getByRole("navigation", { name: "Sets of colors" }).getByRole("link", { name: "Tailwind" }).click();
  await expect(page).toHaveURL(`${PATH}?set=tailwind&sort=name&bg=black`);
  await expect(rows(page)).toHaveCount(288);
  await expect(page.getByRole("link", { name: "CSV" })).toHaveAttribute("href", `${PATH}.csv?set=tailwind`);
});

test("sets download as files, both fields can be typed in a row, and sorting or opening a color meanwhile works", async ({
  page,
  request,
}) => {
  await open(page, `${PATH}?q=red`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("huesmith-css-colors.csv");
  const csv = await request.get(`${PATH}.csv`);
  expect(csv.headers()["content-type"]).toContain("text/csv");
  expect(await csv.text()).toContain("\r\nrebeccapurple,Purple,#663399,rgb(102 51 153),");
  expect((await request.get(`${PATH}.json?set=crayons`)).status()).toBe(404);
  for (const set of ["web-safe", "material"]) {
    const { colors } = await (await request.get(`${PATH}.json?set=${set}`)).json();
    const html = await (await request.get(`${PATH}?set=${set}`)).text();
    expect(html.match(/aria-label="Open #/g)).toHaveLength(colors.length);
    expect(html).toContain(`href="${PATH}.csv?set=${set}"`);
  }

  await page.getByRole("searchbox", { name: "Filter" }).press("ControlOrMeta+a");
  await page.keyboard.type("sal");
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "Contrast on" }).pressSequentially("navy");
  await expect(page).toHaveURL(`${PATH}?q=sal&bg=navy`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #000080" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Filter" })).toHaveValue("sal");
  await delayData(page);
  await page.getByRole("textbox", { name: "Contrast on" }).fill("teal");
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Hue" }).click();
  await expect(page).toHaveURL(`${PATH}?sort=hue&bg=teal&q=sal`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #008080" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hue", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
  await page.getByRole("textbox", { name: "Contrast on" }).fill("navy");
  await expect(page).toHaveURL(`${PATH}?sort=name&bg=navy&q=sal`);
  await expect(page.getByRole("columnheader", { name: "Contrast on #000080" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Filter" }).fill("teal");
  await page.getByRole("link", { name: "Open #008080" }).click();
  await expect(page).toHaveURL("/color/008080");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("everything but copying works without JavaScript", async ({ page }) => {
    await page.goto(`${PATH}?set=tailwind&q=rose`);
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
  });
});

/** The rows of colors, without the family headings. */
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
