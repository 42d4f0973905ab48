import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPaletteBytes } from "#color/import/read-palette.ts";
import { printHex } from "#color/text/print.ts";
import { expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

const EXAMPLE = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];

test("the palette in the tray loads with one click, and each add-on page offers a file with the page's colors", async ({
  page,
}) => {
  await page.goto("/robots.txt"); // has no script of the site
  await page.evaluate(() =>
    localStorage.setItem("huesmith.tray", JSON.stringify({ version: 1, value: ["aa3344", "33aa44"] })),
  );
  await open(page, "/addons");
  await page.getByRole("link", { name: "Your tray, 2" }).click();
  await expect(page).toHaveURL("/addons?c=aa3344-33aa44");
  await expect(page.getByLabel("Colors", { exact: true })).toHaveValue("#AA3344, #33AA44");

  await goInPlace(page, "/tools");
  await goInPlace(page, "/addons");
  for (const [path, button, ending] of [
    ["/addons", "Download .gpl for GIMP", ".gpl"],
    ["/figma-plugin", "Download SVG", ".svg"],
    ["/figma-plugin", "Download Design tokens", ".tokens.json"],
    ["/adobe-xd-plugin", "Download SVG", ".svg"],
    ["/adobe-express-addon", "Download ASE", ".ase"],
    ["/photoshop-plugin", "Download ACO", ".aco"],
    ["/photoshop-plugin", "Download ASE", ".ase"],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await goInPlace(page, path);
    const { name, hexes } = await download(page, button);
    expect([path, name.endsWith(ending)]).toEqual([path, true]);
    expect([path, hexes]).toEqual([path, EXAMPLE]);
  }
});

test("typed colors update the swatches, the URL and the files, the SVG is copied as text, and each code on its own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/photoshop-plugin");
  const colors = page.getByLabel("Colors", { exact: true });
  await colors.fill("teal, hsl(30 100% 50%)");
  await expect(page).toHaveURL(/\/photoshop-plugin\?c=teal/);
  const strip = page.getByRole("list", { name: /^Colors of/ });
  await expect(strip.getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Palette name").fill("Harbor");
  await expect(page.getByText("harbor", { exact: true }).first()).toBeVisible();
  const { name, hexes } = await download(page, "Download ACO");
  expect(name).toBe("harbor.aco");
  expect(hexes).toEqual(["#008080", "#FF8000"]);

  await colors.fill("no such thing");
  await expect(page.getByText("No color found in this text.", { exact: false })).toBeVisible();
  await expect(colors).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page.getByRole("main"));

  await colors.fill("#123456");
  await expect(strip.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Figma", exact: false }).last().click();
  await expect(page).toHaveURL(/\/figma-plugin\?c=%23123456&name=Harbor/);
  await expect(page.getByRole("cell", { name: "123456" })).toBeVisible();

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy the SVG" }).click();
  await expect.poll(clipboard).toMatch(/^<svg [\s\S]*#123456[\s\S]*<\/svg>/);
  await goInPlace(page, "/adobe-express-addon");
  await page.getByRole("button", { name: "Copy #8EC7D2" }).click();
  await expect.poll(clipboard).toBe("#8EC7D2");
  await expect(page.getByRole("button", { name: "Copy #8EC7D2 again" })).toBeVisible();
});

test("a product page has its own sample file and links to its tool", async ({ page }) => {
  await page.goto("/gradient-pro-photoshop");
  const { name, hexes } = await download(page, "Download the sample, ACO");
  expect(name).toBe("gradient-pro-for-photoshop.aco");
  expect([hexes[0], hexes.at(-1), hexes.length]).toEqual(["#292F56", "#ACFA70", 10]);
  await page.getByRole("link", { name: "Open in Gradient Generator" }).click();
  await expect(page).toHaveURL(/\/gradient-generator\?c=292f56-acfa70/);
  const response = await page.goto("/foo-pro-photoshop");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /foo-pro-photoshop")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form, the previews and the downloads work", async ({ page }) => {
    await page.goto("/figma-plugin");
    await page.getByLabel("Colors", { exact: true }).fill("tomato, #00f");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/figma-plugin\?c=tomato/);
    await expect(page.getByRole("cell", { name: "0000FF" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the SVG" })).toBeHidden();
    const { hexes } = await download(page, "Download SVG");
    expect(hexes).toEqual(["#FF6347", "#0000FF"]);
  });
});

async function download(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: button, exact: true }).click();
  const file = await coming;
  const bytes = new Uint8Array(await readFile(await file.path()));
  const palette = readPaletteBytes(bytes, file.suggestedFilename());
  const swatches = palette?.groups.flatMap((group) => group.swatches) ?? [];
  return { name: file.suggestedFilename(), hexes: swatches.map(({ color }) => printHex(color)) };
}
