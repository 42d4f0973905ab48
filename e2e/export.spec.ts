import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { parse as parseTokens, defineConfig as tokensConfig } from "@terrazzo/parser";
import { strFromU8, unzipSync } from "fflate";
import { compileString } from "sass";
import { compile } from "tailwindcss";
import { EXPORT_FORMATS, type ExportFormatId } from "#color/export/formats.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { parse } from "#color/text/parse.ts";
import { printHex } from "#color/text/print.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

type Reader = (file: Buffer, page: Page) => string[] | Promise<string[]>;

const HEXES = ["db073d", "dba507", "8ec7d2", "0d6986"];
const ADDRESS = `/color-palette-generator?c=${HEXES.join("-")}`;
const COLORS = HEXES.map((hex) => `#${hex}`);
const NAMES = ["lollipop", "honeycomb", "cerulean-skies", "copacabana"];
const require = createRequire(import.meta.url);

/** Opens a file with an independent program where there is one, and gives the colors in it. */
const READERS: Record<ExportFormatId, Reader> = {
  css: (file, page) => colorsOfStyle(page, String(file), "--"),
  tailwind4: async (file, page) => {
    const { build } = await compile(`${file}\n@tailwind utilities;`);
    return colorsOfStyle(page, build(NAMES.map((name) => `bg-${name}`)), "--color-");
  },
  tailwind3: async (file) => {
    const { default: config } = await importText(String(file));
    return Object.values(config.theme.extend.colors);
  },
  scss: (file) => {
    const { css } = compileString(`${file}\n@each $name, $value in $palette { .#{$name} { color: $value } }`);
    return valuesOf(css);
  },
  less: async (file) => {
    const rules = NAMES.map((name) => `.${name} { color: @${name} }`).join("\n");
    const { css } = await require("less").render(`${file}\n${rules}`);
    return valuesOf(css);
  },
  typescript: async (file) => Object.values((await importText(stripTypeScriptTypes(String(file)))).palette),
  json: (file) => hexesIn(JSON.parse(String(file))),
  dtcg: async (file) => {
    const config = tokensConfig(
      { plugins: [], lint: { rules: { "core/consistent-naming": "off" } } },
      { cwd: new URL("file:///") },
    );
    const filename = new URL("file:///palette.tokens.json");
    const { tokens } = await parseTokens([{ filename, src: String(file) }], { config });
    const found = Object.values(tokens).map(({ $value }) => ($value as { hex: string }).hex);
    // They come by their names.
    return found.sort((a, b) => COLORS.indexOf(a) - COLORS.indexOf(b));
  },
  svg: (file) => hexesIn(readPaletteText(String(file))?.groups),
  png: (file) => {
    const { data } = require("pngjs").PNG.sync.read(file) as { data: Buffer };
    const pixels = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
    return COLORS.filter((hex) => pixels.has(Buffer.from(`${hex.slice(1)}ff`, "hex").readUInt32LE()));
  },
  csv: (file) => [...String(file).matchAll(/#[\da-f]{6}/gi)].map(([hex]) => hex.toLowerCase()),
  ase: (file) => {
    const { colors } = require("ase-utils").decode(file) as { colors: { color: number[] }[] };
    return colors.map(({ color }) => hexOf(color.map((share) => share * 255)));
  },
  aco: (file) => readWithAnyPalette(file, "aco"),
  gpl: (file) => readWithAnyPalette(file, "gpl"),
  pal: (file) => readWithAnyPalette(file, "pal"),
  "paint-net": (file) => readWithAnyPalette(file, "txt"),
  swatches: async (file) => {
    // @ts-expect-error It has no types.
    const { readSwatchesFile } = await import("procreate-swatches");
    const { colors } = await readSwatchesFile(file, "rgb");
    return colors.map(([channels]: [number[]]) => hexOf(channels));
  },
};

for (const part of [0, 1]) {
  const formats = EXPORT_FORMATS.filter((_format, index) => index % 2 === part);
  test(`each file is downloaded and opened by another program: ${formats.map(({ id }) => id).join(", ")}`, async ({
    page,
    context,
  }) => {
    const panel = await openPanel(page);
    const blank = await context.newPage();
    await panel.getByLabel("Palette name").fill("Crimson Dusk");
    for (const { id, label, extension } of formats) {
      await choose(panel, label);
      const { name, file } = await download(page, panel.getByRole("button", { name: "Download" }));
      expect(name).toMatch(/^crimson-dusk(-[\w-]+)?\./);
      expect(name.endsWith(`.${extension}`), name).toBe(true);
      expect(await READERS[id](file, blank), id).toEqual(COLORS);
    }
  });
}

test("the zip has every file and a page about them, each as it comes alone", async ({ page, context }) => {
  const panel = await openPanel(page);
  const { name, file } = await download(page, panel.getByRole("button", { name: "Everything as .zip" }));
  expect(name).toBe("lollipop-honeycomb.zip");
  const files = unzipSync(file);
  const readme = strFromU8(files["README.txt"] as Uint8Array);
  expect(readme).toContain(ADDRESS);
  expect(Object.keys(files)).toHaveLength(EXPORT_FORMATS.length + 1);
  const blank = await context.newPage();
  for (const id of ["css", "ase", "png", "swatches"] as const) {
    const entry = EXPORT_FORMATS.find((format) => format.id === id);
    const content = files[`lollipop-honeycomb.${entry?.extension}`] as Uint8Array;
    expect(await READERS[id](Buffer.from(content), blank), id).toEqual(COLORS);
  }
});

test("a scale has its dark theme by each of its ways, and loose colors have none on offer", async ({
  page,
  context,
}) => {
  await expect((await openPanel(page)).getByLabel("Dark theme")).toHaveCount(0);
  const panel = await openPanel(page, "/color-shades?c=0d6986");
  await expect(panel.getByRole("radio", { name: "Tailwind 4" })).toBeChecked();
  await choose(panel, "CSS");
  const blank = await context.newPage();
  const save = panel.getByRole("button", { name: "Download" });
  const ends = ["copacabana-50", "copacabana-950"];
  for (const way of ["By media query", "By .dark class", "By light-dark()"]) {
    await panel.getByLabel("Dark theme").selectOption(way);
    const css = String((await download(page, save)).file);
    await blank.emulateMedia({ colorScheme: "light" });
    expect(await colorsOfStyle(blank, css, "--", "", ends)).toEqual(["#f2f8fa", "#082331"]);
    await blank.emulateMedia({ colorScheme: "dark" });
    expect(await colorsOfStyle(blank, css, "--", "dark", ends)).toEqual(["#082331", "#f2f8fa"]);
  }
});

test("values, names, prefix and the chosen format are as asked for, and remembered", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, "values", { isPro: true });
  const panel = await openPanel(page);
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

test("a hostile name harms no file and no file's name", async ({ page, context }) => {
  const panel = await openPanel(page);
  await panel
    .getByLabel("Palette name")
    .fill(`"; } */ </svg><script>alert(1)</script> ‮🔥 ../../\\etc ${"x".repeat(200)}`);
  const blank = await context.newPage();
  for (const id of ["css", "svg", "scss", "ase"] as const) {
    const label = EXPORT_FORMATS.find((format) => format.id === id)?.label ?? "";
    await choose(panel, label);
    const { name, file } = await download(page, panel.getByRole("button", { name: "Download" }));
    expect(name).toMatch(/^[a-z\d-]{1,90}\.[a-z]+$/);
    expect(await READERS[id](file, blank), id).toEqual(COLORS);
  }
});

test("the panel is left by Escape, gives the focus back, and works by keys", async ({ page }) => {
  await open(page, ADDRESS);
  const button = page.getByRole("button", { name: "Export" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "CSS", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Tailwind 4" })).toBeChecked();
  await expect(page.getByText("lollipop-honeycomb-tailwind-4.css")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("on a phone the file is one tap away, with anything above it", async ({ page }) => {
    await open(page, ADDRESS);
    await page.getByRole("button", { name: "Export" }).tap();
    const panel = page.getByRole("dialog", { name: "Export" });
    await panel.getByRole("combobox", { name: "Format" }).selectOption("Adobe ASE");
    const save = panel.getByRole("button", { name: "Download" });
    await expect(save).toBeInViewport({ ratio: 1 });
    expect((await download(page, save)).name).toBe("lollipop-honeycomb.ase");
    await expectNoSidewaysScroll(page);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1366, height: 600 } });
  test("in a low window the file is in reach too, and a double press is one file", async ({ page }) => {
    const panel = await openPanel(page);
    const save = panel.getByRole("button", { name: "Download" });
    await expect(save).toBeInViewport({ ratio: 1 });
    let files = 0;
    page.on("download", () => files++);
    await save.dblclick();
    await expect(panel.getByText("Downloaded lollipop-honeycomb.css")).toBeVisible();
    await page.waitForTimeout(300);
    expect(files).toBe(1);
  });
});

async function openPanel(page: Page, address = ADDRESS): Promise<Locator> {
  if (!page.url().includes(address)) await open(page, address);
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await expect(panel.getByRole("button", { name: "Download" })).not.toHaveAttribute("aria-disabled");
  return panel;
}

/** The label lies over its radio button. */
async function choose(panel: Locator, format: string) {
  await panel.getByRole("radio", { name: format, exact: true }).check({ force: true });
}

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), file: await readFile(await file.path()) };
}

/** What a browser makes of the custom properties of a style sheet. */
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

function hexesIn(data: unknown): string[] {
  return [...JSON.stringify(data, hexOfColor).matchAll(/#[\da-f]{6}/gi)].map(([hex]) => hex.toLowerCase());
}

/** Colors as the engine holds them become text. */
function hexOfColor(_key: string, value: unknown) {
  return typeof value === "object" && value && "space" in value
    ? printHex(value as Parameters<typeof printHex>[0])
    : value;
}

function hexOfText(text: string): string {
  const color = parse(text);
  return color ? printHex(color).toLowerCase() : text;
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

async function importText(source: string) {
  return await import(`data:text/javascript,${encodeURIComponent(source)}`);
}

async function readWithAnyPalette(data: Buffer, fileExt: string): Promise<string[]> {
  type Channels = { red: number; green: number; blue: number };
  const palette = await new Promise<Channels[]>((resolve, reject) => {
    require("anypalette").loadPalette({ data, fileExt }, (error: Error | null, found: Channels[]) =>
      error ? reject(error) : resolve(found),
    );
  });
  return palette.map(({ red, green, blue }) => hexOf([red * 255, green * 255, blue * 255]));
}
