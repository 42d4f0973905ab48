import { expect, test } from "vitest";
import { parse } from "../text/parse.ts";
import { printHex } from "../text/print.ts";
import type { ImportedPalette } from "./imported.ts";
import { readPaletteText } from "./read-palette.ts";
import { whyUnread } from "./why-unread.ts";

test.each([
  "240 248 255 AliceBlue",
  "240, 248, 255 AliceBlue",
  "240,248,255,AliceBlue",
  "AliceBlue 240 248 255",
  "AliceBlue\t240\t248\t255",
  "240;248;255;AliceBlue",
  "AliceBlue (240, 248, 255)",
  "AliceBlue: rgb 240 248 255;",
  "7, AliceBlue, 240, 248, 255",
  "AliceBlue 240 248 255 #F0F8FF",
])("%j is one color with its name", (text) => {
  expect(named(readPaletteText(text))).toEqual(["AliceBlue #F0F8FF"]);
});

test("a format name before the numbers is used, and a number in a name is not a channel", () => {
  expect(named(readPaletteText("hsl 210 50 40 Steel"))).toEqual(["Steel #336699"]);
  expect(named(readPaletteText("Ink cmyk 0 0 0 100"))).toEqual(["Ink #000000"]);
  expect(named(readPaletteText("Gray 50\t240\t248\t255"))).toEqual(["Gray 50 #F0F8FF"]);
  expect(named(readPaletteText("vec3 c = vec3(1.0, 0.5, 0.0);"))).toEqual(["c #FFBC00"]);
  expect(named(readPaletteText("rgb 1 2 3, hsl 210 50 40"))).toEqual(["null #010203", "null #336699"]);
});

test.each([
  ["Name,R,G,B,Lightness,a,b\nRed,255,0,0,53,80,67", "Red #FF0000"],
  ["Name,L,a,b,R,G,B\nRed,53,80,67,255,0,0", "Red #FF0000"],
  ["Name,R,G,B,A,L,a,b\nRed,255,0,0,0.5,53,80,67", "Red #FF0000 at 0.5"],
])("the a and b of Lab in %j are neither alpha nor blue", (table, swatch) => {
  expect(named(readPaletteText(table))).toEqual([swatch]);
});

test("the a of Lab is not an alpha", () => {
  const table = "Name,Hex,R,G,B,L,a,b\nRed,#ff0000,255,0,0,53.2,80.1,67.2\nGray,#777777,119,119,119,50,0,0";
  for (const text of [table, table.replaceAll(/(?<=\n\w+),#\w+/g, "").replace(",Hex", "")]) {
    const swatches = readPaletteText(text)?.groups.flatMap((group) => group.swatches);
    expect(swatches?.map(({ color }) => color.alpha)).toEqual([1, 1]);
  }
});

test.each([
  ["p3 0.1 0.2 0.3", null, "color(display-p3 0.1 0.2 0.3)"],
  ["Display P3: 0.1 0.2 0.3", null, "color(display-p3 0.1 0.2 0.3)"],
  ["srgb 0.1 0.2 0.3", null, "color(srgb 0.1 0.2 0.3)"],
  ["srgb-linear 0.1 0.2 0.3", null, "color(srgb-linear 0.1 0.2 0.3)"],
  ["xyz 0.1 0.2 0.3", null, "color(xyz 0.1 0.2 0.3)"],
  ["Sea rec2020 0.1 0.2 0.3", "Sea", "color(rec2020 0.1 0.2 0.3)"],
  ["Sea prophoto-rgb 0.1 0.2 0.3", "Sea", "color(prophoto-rgb 0.1 0.2 0.3)"],
  ["Brand P3 | 51 | 0 | 255", "Brand", "color(display-p3 0.2 0 1)"],
])("%j is read in its space", (text, name, css) => {
  const swatches = readPaletteText(text)?.groups.flatMap((group) => group.swatches);
  expect(swatches?.map((swatch) => [swatch.name, swatch.color])).toEqual([[name, parse(css)]]);
});

test("ambiguous numbers are not read as a color", () => {
  for (const text of ["Gray 50 240 248 255", "Cyan ink 100 20 0 10", "Pantone 185 C", "Room 300 200 100"]) {
    expect(readPaletteText(text)).toBeNull();
  }
  expect(whyUnread("Pantone 185 C")).toBe("Pantone numbers aren't public color values. Use hex or RGB values instead.");
  expect(whyUnread("Cyan ink 100 20 0 10")).toContain("CMYK");
  expect(whyUnread("Brand #12345")).toContain("this one has 5");
});

test("a word is read as a color if it is not the name of the color next to it", () => {
  const hexes = (text: string) => named(readPaletteText(text)).map((line) => line.slice(-7));
  expect(hexes("tomato, #00f")).toEqual(["#FF6347", "#0000FF"]);
  expect(hexes("teal, hsl(30 100% 50%)")).toEqual(["#008080", "#FF8000"]);
  expect(hexes("#f00; #0f0; teal")).toEqual(["#FF0000", "#00FF00", "#008080"]);
  expect(named(readPaletteText("Red, #ff0000"))).toEqual(["Red #FF0000"]);
  expect(named(readPaletteText("Dark red, #8b0000"))).toEqual(["Dark red #8B0000"]);
});

test("three digits are a hex color only if alone on a line", () => {
  expect(named(readPaletteText("123\n456\nfff"))).toEqual(["null #112233", "null #445566", "null #FFFFFF"]);
  expect(readPaletteText("take 123 or 456")).toBeNull();
  expect(named(readPaletteText("13\n105\n134"))).toEqual(["null #0D6986"]);
});

test("tables with a column for each channel are read in any column order", () => {
  expect(named(readPaletteText("name,r,g,b\nSea,13,105,134\nRose,219,7,61"))).toEqual(["Sea #0D6986", "Rose #DB073D"]);
  expect(named(readPaletteText("Blue;Name;Red;Green\n134;Sea;13;105"))).toEqual(["Sea #0D6986"]);
  expect(named(readPaletteText("red\tgreen\tblue\talpha\n255\t0\t0\t0.5"))).toEqual(["null #FF0000 at 0.5"]);
  expect(named(readPaletteText("r;g;b\n0,2;0,4;0,6\n1;0;0"))).toEqual(["null #336699", "null #FF0000"]);
  expect(named(readPaletteText("h,s,l,name\n210,50%,40%,Steel"))).toEqual(["Steel #336699"]);
  expect(named(readPaletteText("hue,saturation,value\n0,1,0.5"))).toEqual(["null #800000"]);
  expect(named(readPaletteText("name,hex,r,g,b\nSea,#0d6986,1,2,3\nRose,,219,7,61"))).toEqual([
    "Sea #0D6986",
    "Rose #DB073D",
  ]);
});

test("a table's alpha column applies to its hex codes", () => {
  const alphaIn = (table: string) => named(readPaletteText(table));
  expect(alphaIn("name,hex,r,g,b,alpha\nA,#ff0000,255,0,0,0.5\nB,#ff0000,255,0,0,")).toEqual([
    "A #FF0000 at 0.5",
    "B #FF0000",
  ]);
  expect(alphaIn("Name,Hex,Alpha\nA,#ff0000,51\nB,#ff000080,1")).toEqual([
    "A #FF0000 at 0.2",
    `B #FF0000 at ${128 / 255}`,
  ]);
  expect(alphaIn("Name,Hex,Opacity\nA,#ff0000,50%\nB,#ff0000,50\nC,#ff0000,100\nD,#ff0000,1")).toEqual([
    "A #FF0000 at 0.5",
    "B #FF0000 at 0.5",
    "C #FF0000",
    "D #FF0000",
  ]);
  expect(alphaIn("name,hex,r,g,b,a\nA,#ff0000,255,0,0,0.5")).toEqual(["A #FF0000 at 0.5"]);
  expect(alphaIn("Name,Hex,L,a,b\nA,#ff0000,53,0.8,0.67")).toEqual(["A #FF0000"]);
});

test("table rows that are not colors are reported by number", () => {
  expect(readPaletteText("name,r,g,b\nSea,13,105,134\nBad,300,0,0\n,,,\nNone,,,")?.unread).toEqual({
    count: 2,
    rows: [
      { where: "Row 3", text: "Bad, 300, 0, 0", reason: "Its numbers are missing or out of range." },
      { where: "Row 5", text: "None, , ,", reason: "Its numbers are missing or out of range." },
    ],
  });
});

function named(palette: ImportedPalette | null): string[] {
  return (palette?.groups ?? []).flatMap(({ swatches }) =>
    swatches.map(({ name, color }) => `${name} ${printHex(color)}${color.alpha < 1 ? ` at ${color.alpha}` : ""}`),
  );
}
