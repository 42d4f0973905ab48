import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPaletteBytes } from "#color/import/read-palette.ts";
import { printHex } from "#color/text/print.ts";
import { expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

const EXAMPLE = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];

test("the palette in the tray loads with one click, each add-on page offers a file with the page's colors, a product page its sample and its tool, and typed colors update the page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/robots.txt"); // has no script of the site
  await page.evaluate(() =>
    localStorage.setItem("huesmith.tray", JSON.stringify({ version: 1, value: ["aa3344", "33aa44"] })),
  );
  await open(page, "/addons");
  await page.getByRole("link", { name: "Your tray, 2" }).click();
  await expect(page).toHaveURL("/addons?c=aa3344-33aa44");
  await expect(page.getByLabel("Colors", { exact: true })).toHaveValue("#AA3344, #33AA44");

  await goInPlace(page, "/legal/privacy-policy"); // renders fast
  await goInPlace(page, "/addons");
  for (const [path, button, ending] of [
    ["/addons", "Download .gpl for GIMP", ".gpl"],
    ["/figma-plugin", "Download design tokens", ".tokens.json"],
    ["/adobe-xd-plugin", "Download .svg", ".svg"],
    ["/adobe-express-addon", "Download .ase", ".ase"],
    ["/photoshop-plugin", "Download .aco", ".aco"],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await goInPlace(page, path);
    const { name, hexes } = await fetchFile(page, button);
    expect([path, name.endsWith(ending)]).toEqual([path, true]);
    expect([path, hexes]).toEqual([path, EXAMPLE]);
  }

  // A product page.
  await goInPlace(page, "/gradient-pro-photoshop");
  const { name, hexes } = await fetchFile(page, "Download .aco");
  expect(name).toBe("gradient-pro-for-photoshop.aco");
  expect([hexes[0], hexes.at(-1), hexes.length]).toEqual(["#292F56", "#ACFA70", 10]);
  await page.getByRole("link", { name: "Open in Gradient Generator" }).click();
  await expect(page).toHaveURL(/\/gradient-generator\?c=292f56-acfa70/);
  const response = await page.request.get("/foo-pro-photoshop");
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Page Not Found: /foo-pro-photoshop");

  await goInPlace(page, "/photoshop-plugin");
  await typeColors(page);
});

/** Which updates the swatches, the address and the files, and copies the SVG and single codes. */
async function typeColors(page: Page) {
  const colors = page.getByLabel("Colors", { exact: true });
  await colors.fill("teal, hsl(30 100% 50%)");
  await expect(page).toHaveURL(/\/photoshop-plugin\?c=teal/);
  const strip = page.getByRole("list", { name: /^Colors of/ });
  await expect(strip.getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Palette name").fill("Harbor");
  await expect(page.getByText("harbor", { exact: true }).first()).toBeVisible();
  const { name, hexes } = await download(page, "Download .aco");
  expect(name).toBe("harbor.aco");
  expect(hexes).toEqual(["#008080", "#FF8000"]);

  await colors.fill("no such thing");
  await expect(page.getByText("No color found in this text.", { exact: false })).toBeVisible();
  await expect(colors).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page.getByRole("form", { name: "Your palette" }));

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
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form, the previews and the downloads work", async ({ page }) => {
    await page.goto("/figma-plugin");
    await page.getByLabel("Colors", { exact: true }).fill("tomato, #00f");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/figma-plugin\?c=tomato/);
    await expect(page.getByRole("cell", { name: "0000FF" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the SVG" })).toBeHidden();
    const { hexes } = await download(page, "Download .svg");
    expect(hexes).toEqual(["#FF6347", "#0000FF"]);
  });
});

async function download(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: button, exact: true }).click();
  const file = await coming;
  return readColors(file.suggestedFilename(), await readFile(await file.path()));
}

/** What the link downloads, which takes a browser much longer. */
async function fetchFile(page: Page, button: string) {
  const link = page.getByRole("link", { name: button, exact: true });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  const name = /filename="?([^";]+)/.exec(answer.headers()["content-disposition"] ?? "")?.[1] ?? "";
  return readColors(name, await answer.body());
}

function readColors(name: string, file: Buffer) {
  const palette = readPaletteBytes(new Uint8Array(file), name);
  const swatches = palette?.groups.flatMap((group) => group.swatches) ?? [];
  return { name, hexes: swatches.map(({ color }) => printHex(color)) };
}
