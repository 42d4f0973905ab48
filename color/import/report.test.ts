import { expect, test } from "vitest";
import { type ImportedPalette, MAX_UNREAD_ROWS, tidyName } from "./imported.ts";
import { readPaletteText } from "./read-palette.ts";
import { whyNoColors } from "./why-unread.ts";

test("list lines without a color are reported with their number and a reason", () => {
  const palette = readPaletteText("Brand colors\n\nSea #0d6986\nPantone 185 C\n---\n#f00, #12345, #00f");
  expect(countOf(palette)).toBe(3);
  expect(palette?.unread?.count).toBe(3);
  expect(palette?.unread?.rows.map(({ where, text }) => `${where}: ${text}`)).toEqual([
    "Line 1: Brand colors",
    "Line 4: Pantone 185 C",
    "Line 6: #12345",
  ]);
  expect(palette?.unread?.rows[2]?.reason).toBe("A hex color has 3, 4, 6 or 8 digits, but this one has 5.");
});

test("unreadable colors in variables, tokens and code are reported by name", () => {
  const css = readPaletteText(":root { --a: #0d6986; --b: rgb(var(--x) / 1); --size: 4px; --d: #12345; }");
  expect(whereOf(css)).toEqual(["--b", "--d"]);
  const tokens = { $type: "color", a: { $value: "#fff" }, b: { $value: "{gone}" }, c: { d: { $value: "#xyz" } } };
  expect(whereOf(readPaletteText(JSON.stringify(tokens)))).toEqual(["b", "c / d"]);
  const config = `module.exports = { theme: { colors: { sea: "#0d6986", border: "hsl(var(--border))", font: "Inter" } } }`;
  expect(whereOf(readPaletteText(config))).toEqual(["border"]);
});

test("values that only a compiler or a theme knows are reported", () => {
  const rows = (text: string) => readPaletteText(text)?.unread?.rows.map(({ where, reason }) => `${where}: ${reason}`);
  const ofSass = "Sass or Less calculates this color. Import the compiled CSS.";
  expect(rows('$map: ("a": #fff, "b": darken(#dc3545, 10%));')).toEqual([`$map / b: ${ofSass}`]);
  expect(rows(":root { --a: #fff } .dark { --b: #222 }")).toEqual(["--b: It is set only in the dark theme."]);
  const $extensions = { "studio.tokens": { modify: { type: "darken", value: "0.2", space: "lch" } } };
  const tokens = { $type: "color", a: { $value: "#fff" }, b: { $value: "#fff", $extensions }, c: { $value: "{b}" } };
  expect(rows(JSON.stringify(tokens))).toEqual([
    "b: Tokens Studio calculates this color. Import the tokens that it has transformed.",
    "c: The token it refers to is not a color in this file.",
  ]);
});

test("titles of tables and groups are not reported", () => {
  expect(readPaletteText("| Ton | Wert |\n|---|---|\n| Sea | #264653 |")?.unread).toBeUndefined();
  expect(readPaletteText("red:\n  50: '#fee'\n  500: '#f00'")?.unread).toBeUndefined();
});

test.each([
  ["#main { margin: 0 }", null],
  ["#header { }", null],
  [".a #badge", null],
  ["issue #12", null],
  ["Brand #12345", "A hex color has 3, 4, 6 or 8 digits, but this one has 5."],
  ["a = #12345g", "“g” isn't a hex digit. Hex digits are 0 to 9 and A to F."],
  [
    "https://paletton.com/#uid=1000u0kllllaFw0g0qFqFg0w0aF",
    "There are no colors in the address of this link. Copy them from its page.",
  ],
])("the reason for no colors in %j is %j", (text, reason) => {
  expect(readPaletteText(text)).toBeNull();
  expect(whyNoColors(text)).toBe(reason);
});

test("GIMP palette rows without a name are read, and names keep inner blanks", () => {
  const gpl = "GIMP Palette\nName: X\nColumns: 2\n# note\n255 0 0\t\n 0 255 0 \n0 0 255\nred 1 2\n1 2 3\tTwo  blanks ";
  const palette = readPaletteText(gpl);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual([null, null, null, "Two  blanks"]);
  expect(palette?.unread?.rows).toEqual([
    { where: "Line 8", text: "red 1 2", reason: "A color must be three numbers from 0 to 255." },
  ]);
  expect(tidyName(" a \n  b\tc  d ")).toBe("a b c  d");
});

test("colors and unread rows beyond the limits are counted", () => {
  const colors = Array.from({ length: 1816 }, (_, index) => `#${(index + 0x100000).toString(16)}`);
  const forms = [
    colors.join("\n"),
    JSON.stringify(colors),
    colors.map((color, index) => `--c${index}: ${color};`).join("\n"),
    `name,hex\n${colors.map((color) => `a,${color}`).join("\n")}`,
    `GIMP Palette\n${colors.map((_, index) => `${index % 256} 0 0\tx`).join("\n")}`,
  ];
  for (const text of forms) {
    const palette = readPaletteText(text);
    expect([countOf(palette), palette?.leftOut]).toEqual([1000, 816]);
  }
  const unread = readPaletteText(`#fff\n${"no color\n".repeat(500)}`)?.unread;
  expect([unread?.count, unread?.rows.length]).toEqual([500, MAX_UNREAD_ROWS]);
});

test("colors in code have a count of occurrences, and variables a count of uses", () => {
  const code = readPaletteText("a { color: #f00 } b { color: red; fill: #f00 } c { color: #f00 }");
  expect(code?.groups[0]?.swatches.map(({ uses }) => uses)).toEqual([4]);
  const css = readPaletteText(":root { --bs-blue: #0d6efd; --bs-red: #dc3545 } a { color: var(--bs-blue, red) }");
  expect(css?.groups[0]?.swatches.map(({ name, uses }) => [name, uses])).toEqual([
    ["blue", 1],
    ["red", undefined],
  ]);
});

test("colors of a MUI theme are named by role", () => {
  const theme = `createTheme({ palette: { mode: "light", primary: { main: "#1976d2", light: "#42a5f5" }, error: { main: "#d32f2f" } } })`;
  expect(namesOf(readPaletteText(theme))).toEqual(["primary", "primary light", "error"]);
  const json = { palette: { primary: { main: "#1976d2" }, secondary: { main: "#9c27b0", dark: "#7b1fa2" } } };
  expect(namesOf(readPaletteText(JSON.stringify(json)))).toEqual(["primary", "secondary", "secondary dark"]);
  expect(namesOf(readPaletteText("--mui-palette-primary-main: #1976d2;"))).toEqual(["primary"]);
});

test("the background of an empty sheet is not a color", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="96" viewBox="0 0 640 96"><rect id="Background" width="640" height="96" fill="#fff"/></svg>';
  expect(readPaletteText(svg)).toBeNull();
});

function countOf(palette: ImportedPalette | null): number {
  return (palette?.groups ?? []).reduce((count, { swatches }) => count + swatches.length, 0);
}

function whereOf(palette: ImportedPalette | null): readonly string[] | undefined {
  return palette?.unread?.rows.map(({ where }) => where);
}

function namesOf(palette: ImportedPalette | null) {
  return palette?.groups.flatMap(({ swatches }) => swatches.map(({ name }) => name));
}
