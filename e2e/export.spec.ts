import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { parse } from "#color/text/parse.ts";
import { printHex } from "#color/text/print.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, findScripts, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

type Reader = (file: Buffer, page: Page) => string[] | Promise<string[]>;

const HEXES = ["db073d", "dba507", "8ec7d2", "0d6986"];
const ADDRESS = `/color-palette-generator?c=${HEXES.join("-")}`;
const COLORS = HEXES.map((hex) => `#${hex}`);
const NAMES = ["lollipop", "honeycomb", "cerulean-skies", "copacabana"];
const require = createRequire(import.meta.url);

/** Opens a file with another program; color/export/independent-readers.test.ts does so for each format. */
const READERS: Record<string, Reader> = {
  css: (file, page) => colorsOfStyle(page, String(file), "--"),
  svg: (file) => {
    const swatches = readPaletteText(String(file))?.groups.flatMap((group) => group.swatches) ?? [];
    return swatches.map(({ color }) => printHex(color).toLowerCase());
  },
  png: (file) => {
    const { data } = require("pngjs").PNG.sync.read(file) as { data: Buffer };
    const pixels = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
    return COLORS.filter((hex) => pixels.has(Buffer.from(`${hex.slice(1)}ff`, "hex").readUInt32LE()));
  },
  ase: (file) => {
    const { colors } = require("ase-utils").decode(file) as { colors: { color: number[] }[] };
    return colors.map(({ color }) => hexOf(color.map((share) => share * 255)));
  },
};

test("a scale exports its dark theme three ways, and the zip holds every file as saved alone, plus a README, safely named", async ({
  page,
  context,
}) => {
  const panel = await openPanel(page, "/color-shades?c=0d6986");
  const save = panel.getByRole("button", { name: "Download" });
  const blank = await context.newPage();
  await expect(panel.getByRole("radio", { name: "Tailwind 4" })).toBeChecked();
  await choose(panel, "CSS");
  const ends = ["copacabana-50", "copacabana-950"];
  for (const way of ["By media query", "By .dark class", "By light-dark()"]) {
    await panel.getByLabel("Dark theme").selectOption(way);
    const css = String((await download(page, save)).file);
    await blank.emulateMedia({ colorScheme: "light" });
    expect(await colorsOfStyle(blank, css, "--", "", ends)).toEqual(["#f2f8fa", "#082331"]);
    await blank.emulateMedia({ colorScheme: "dark" });
    expect(await colorsOfStyle(blank, css, "--", "dark", ends)).toEqual(["#082331", "#f2f8fa"]);
  }
  await panel.getByRole("button", { name: "Close" }).click();

  await page.setViewportSize({ width: 1366, height: 600 });
  await goInPlace(page, ADDRESS);
  await openPanel(page);
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(panel.getByLabel("Dark theme")).toHaveCount(0);
  const zip = await download(page, panel.getByRole("button", { name: "Everything as .zip" }));
  expect(zip.name).toBe("lollipop-honeycomb.zip");
  const files = unzipSync(zip.file);
  expect(Object.keys(files)).toHaveLength(EXPORT_FORMATS.length + 1);
  expect(strFromU8(files["README.txt"] as Uint8Array)).toContain(ADDRESS);
  for (const id of Object.keys(READERS)) {
    const { label = "", extension } = EXPORT_FORMATS.find((format) => format.id === id) ?? {};
    await choose(panel, label);
    const { name, file } = await download(page, save);
    expect(name).toBe(`lollipop-honeycomb.${extension}`);
    expect(file.equals(files[name] as Uint8Array), name).toBe(true);
    expect(await READERS[id]?.(file, blank), id).toEqual(COLORS);
  }
  await panel
    .getByLabel("Palette name")
    .fill(`"; } */ </svg><script>alert(1)</script> ‮🔥 ../../\\etc ${"x".repeat(200)}`);
  let saved = 0;
  page.on("download", () => saved++);
  const hostile = await download(page, save, () => save.dblclick());
  expect(hostile.name).toMatch(/^[a-z\d-]{1,90}\.ase$/);
  expect(await READERS.ase?.(hostile.file, blank)).toEqual(COLORS);
  await choose(panel, "CSS");
  expect(await READERS.css?.((await download(page, save)).file, blank)).toEqual(COLORS);
  // A double click saves one file.
  expect(saved).toBe(2);
});

test("the panel works by keyboard, values and prefix are applied, and the format is remembered", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, "values", { isPro: true });
  await open(page, ADDRESS);
  const button = page.getByRole("button", { name: "Export" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "CSS", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Tailwind 4" })).toBeChecked();
  await expect(page.getByText("lollipop-honeycomb-tailwind-4.css")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Export" });
  await expectAccessible(panel);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await choose(panel, "SCSS");
  await panel.getByLabel("Values").selectOption("OKLCH");
  await panel.getByLabel("Prefix").fill("brand");
  await expect(panel.getByText("$brand-lollipop: oklch(", { exact: false })).toBeVisible();
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect(panel.getByText("Copied SCSS")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("$brand-copacabana: oklch(");
  expect(valuesOf(`.a { color: ${/\$brand-lollipop: (.*);/.exec(copied)?.[1]} }`)).toEqual([COLORS[0]]);
  await page.reload();
  await expect((await openPanel(page)).getByRole("radio", { name: "SCSS" })).toBeChecked();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone, the panel shows the palette of the moment it opens, and the download button is visible at once", async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const name of findScripts("Everything as "))
      await page.route(`**/assets/${name}`, (route) => promise.then(() => route.continue()));
    await open(page, "/compare-colors?c=db073d-0d6986");
    await page.getByRole("button", { name: "Export" }).tap();
    await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("#07485b");
    await expect(page).toHaveURL(/c=db073d-07485b/);
    resolve();
    const panel = page.getByRole("dialog", { name: "Export" });
    await expect(panel.getByText(/#07485b;/)).toBeVisible();
    await panel.getByRole("combobox", { name: "Format" }).selectOption("Adobe ASE");
    const save = panel.getByRole("button", { name: "Download" });
    await expect(save).toBeInViewport({ ratio: 1 });
    expect((await download(page, save)).name).toBe("compared-colors.ase");
    await expectNoSidewaysScroll(page);
  });
});

async function openPanel(page: Page, address = ADDRESS): Promise<Locator> {
  if (!page.url().includes(address)) await open(page, address);
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await expect(panel.getByRole("button", { name: "Download" })).not.toHaveAttribute("aria-disabled");
  return panel;
}

/** The label covers its radio button. */
async function choose(panel: Locator, format: string) {
  await panel.getByRole("radio", { name: format, exact: true }).check({ force: true });
}

async function download(page: Page, button: Locator, press = () => button.click()) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), file: await readFile(await file.path()) };
}

/** The values a browser computes for the custom properties of a style sheet. */
async function colorsOfStyle(
  page: Page,
  css: string,
  prefix: string,
  className = "",
  wanted = NAMES,
): Promise<string[]> {
  await page.setContent(`<html class="${className}"><style>${css}</style><body></body></html>`);
  const texts = await page.evaluate(
    (names) =>
      names.map((name) => {
        document.body.style.color = `var(${name}, transparent)`;
        return getComputedStyle(document.body).color;
      }),
    wanted.map((name) => prefix + name),
  );
  return texts.map(hexOfText);
}

function valuesOf(css: string): string[] {
  return [...css.matchAll(/color: ([^;}]+?);?\s*\}/g)].map(([, value = ""]) => hexOfText(value));
}

function hexOfText(text: string): string {
  const color = parse(text);
  return color ? printHex(color).toLowerCase() : text;
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
