import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { printHex } from "../text/print.ts";
import type { ImportedPalette } from "./imported.ts";
import { readPaletteBytes, readPaletteText } from "./read-palette.ts";

test("links to other sites are read", () => {
  expect(readPaletteText("https://oklch.com/#0.7,0.1,234,100")).toMatchObject({
    format: "OKLCH link",
    groups: [{ swatches: [{ color: { space: "oklch", l: 0.7, c: 0.1, h: 234, alpha: 1 } }] }],
  });
  expect(read("https://coolors.co/264653-2a9d8f-e9c46a")).toEqual(["Coolors link", "264653 2A9D8F E9C46A"]);
  expect(read("https://coolors.co/palette/264653-2a9d8f-e9c46a")).toEqual(["Coolors link", "264653 2A9D8F E9C46A"]);
  expect(read("coolors.co/264653-2a9d8f")).toEqual(["Coolors link", "264653 2A9D8F"]);
  expect(read("https://colorhunt.co/palette/2225294357617aa5d2a5d8dd")).toEqual([
    "Color Hunt link",
    "222529 435761 7AA5D2 A5D8DD",
  ]);
  expect(read("https://colorkit.co/palette/ffadad-ffd6a5-fdffb6/")).toEqual(["ColorKit link", "FFADAD FFD6A5 FDFFB6"]);
  expect(read("https://color.adobe.com/create/color-wheel/?mode=rgb&rgbvalues=1,0,0,0,0.5019607843137255,0")).toEqual([
    "Adobe Color link",
    "FF0000 008000",
  ]);
  expect(read("https://example.com/x?colors=%23ff0000,%2300ff00")).toEqual(["Palette link", "FF0000 00FF00"]);
  expect(read("ff0000-00ff00")).toEqual(["List of hex codes", "FF0000 00FF00"]);
});

test("Realtime Colors roles become names", () => {
  const link = "https://www.realtimecolors.com/dashboard?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=Inter-Inter";
  expect(readPaletteText(link)?.format).toBe("Realtime Colors link");
  expect(named(link)).toEqual([
    "Text 050315",
    "Background FBFBFE",
    "Primary 2F27CE",
    "Secondary DEDCFF",
    "Accent 433BFF",
  ]);
});

test("our own links are read, with colors in any space", () => {
  const palette = readPaletteText("/palette-generator?m=oklch&c=db073d-0d6986_.5-oklch~.7~.1~none");
  const [first, second, third] = palette?.groups[0]?.swatches ?? [];
  expect(printHex(first?.color as Color)).toBe("#DB073D");
  expect(second?.color.alpha).toBe(0.5);
  expect(third?.color).toEqual({ space: "oklch", l: 0.7, c: 0.1, h: null, alpha: 1 });
});

test("CSS variables are read, with aliases, dark themes and wide-gamut screens", () => {
  const css = `
    /* --old: #123456; */
    :root, [data-theme="light"] { --brand: #DB073D; --link: var(--brand); --gone: var(--none, teal); --size: 4px;
      --both: light-dark(#fff, #000); --shadcn: 222.2 47.4% 11.2%; --text: "; --fake: #fff" }
    @media (prefers-color-scheme: dark) { :root { --brand: #111111; --night: #222222 } }
    .dark { --brand: #333333 } html[data-theme=dark] { --brand: #444444 } [data-mode="dark"] { --brand: #555555 }
    .darkroom { --darkroom: #666666 }
    @media (color-gamut: p3) { :root { --brand: color(display-p3 1 0 0) } }`;
  expect(readPaletteText(css)?.format).toBe("CSS variables");
  const palette = readPaletteText(css);
  expect(palette?.groups[0]?.swatches[0]?.color.space).toBe("display-p3");
  expect(named(css).slice(1)).toEqual([
    "link FF0B0C",
    "gone 008080",
    "both FFFFFF",
    "shadcn 0F172A",
    "darkroom 666666",
  ]);
});

test("Sass and Less variables and their maps are read", () => {
  const scss = `// $x: #000;
    $sea-blue: #0d6986 !default; $alias: $sea-blue;
    $map: ("red": #f00, 'gray': (100: #eee, 200: rgb(0, 0, 0)), alias: $sea-blue);
    .a { @include x($b: #123456); color: #{$sea-blue}; }`;
  expect(readPaletteText(scss)?.format).toBe("Sass variables");
  expect(named(scss)).toEqual(["sea-blue 0D6986", "alias 0D6986", "red FF0000", "gray/100 EEEEEE", "gray/200 000000"]);
  const less =
    '@sea: #0d6986;\n@wide: ~"oklch(50% 0 0)";\n@map: { low: #eee; }\n@media (min-width: 1px) { a { b: c } }';
  expect(readPaletteText(less)?.format).toBe("Less variables");
  expect(named(less)).toEqual(["sea 0D6986", "wide 636363", "low EEEEEE"]);
});

test("Tailwind 4 themes and Tailwind 3 configs are read", () => {
  const theme =
    "@import 'tailwindcss';\n@theme inline { --color-*: initial; --color-mint-500: oklch(62.8% 0.25768 29.234); --font-sans: x }";
  expect(readPaletteText(theme)?.format).toBe("Tailwind theme");
  expect(named(theme)).toEqual(["mint-500 FF0000"]);
  const config = `const colors = require('tailwindcss/colors') // a comment: "#111"
    module.exports = { content: ["./src/**/*.html"], theme: { extend: { colors: {
      brand: { DEFAULT: '#0d6986', 50: "#eef", 'dark-2': \`rgb(1 2 3)\` }, accent: "#db073d", sky: colors.sky, list: ["#fff", "#000"] } } } }`;
  expect(readPaletteText(config)?.format).toBe("Tailwind config");
  expect(named(config)).toEqual([
    "brand/DEFAULT 0D6986",
    "brand/50 EEEEFF",
    "brand/dark-2 010203",
    "accent DB073D",
    "list/null FFFFFF",
    "list/null 000000",
  ]);
});

test("constants in code are read", () => {
  expect(named('const teal = "#0d6986"; export const brand = { main: "#db073d" };')).toEqual([
    "teal 0D6986",
    "brand DB073D",
  ]);
});

test("colors in code without names are listed once each", () => {
  expect(read("a { color: #f00; background: #00f } b { color: red; border: 1px solid #ff0000 }")).toEqual([
    "Colors in code",
    "FF0000 0000FF",
  ]);
});

test("design tokens are read, with inherited types, aliases, references and text values", () => {
  const tokens = {
    brand: {
      $type: "color",
      $description: "red",
      base: { $value: { colorSpace: "srgb", components: [1, 0, 0] } },
      soft: { $value: { colorSpace: "oklch", components: [0.7, 0, "none"], alpha: 0.5, hex: "#9e9e9e" } },
      alias: { $value: "{brand.base}" },
      pointer: { $ref: "#/brand/base" },
      loop: { $value: "{brand.loop}" },
      deep: { er: { $value: "#0000ff" } },
    },
    size: { $type: "dimension", a: { $value: "#ff0000" } },
    old: { $type: "color", $value: "#00ff00" },
    untyped: { $value: "{old}" },
  };
  const text = JSON.stringify(tokens);
  expect(readPaletteText(text)?.format).toBe("Design tokens");
  expect(named(text)).toEqual([
    "brand/base FF0000",
    "brand/soft 9E9E9E",
    "brand/alias FF0000",
    "brand/pointer FF0000",
    "brand / deep/er 0000FF",
    "old 00FF00",
    "untyped 00FF00",
  ]);
  const soft = readPaletteText(text)?.groups[0]?.swatches[1]?.color;
  expect(soft).toEqual({ space: "oklch", l: 0.7, c: 0, h: null, alpha: 0.5 });
});

test("Style Dictionary and Tokens Studio tokens without dollar signs are read", () => {
  expect(named('{"color":{"sea":{"value":"#0d6986","type":"color"},"gap":{"value":"8","type":"spacing"}}}')).toEqual([
    "color/sea 0D6986",
  ]);
});

test("many forms of plain JSON are read", () => {
  expect(named('["#db073d", "0d6986", "rgb(1, 2, 3)"]')).toEqual(["null DB073D", "null 0D6986", "null 010203"]);
  expect(named('{"teal":"#0d6986","brand":{"50":"#eef","900":"#112"}}')).toEqual([
    "teal 0D6986",
    "brand/50 EEEEFF",
    "brand/900 111122",
  ]);
  expect(named('[{"name":"Red","hex":"#f00"},{"title":"Sea","rgb":[13,105,134]}]')).toEqual([
    "Red FF0000",
    "Sea 0D6986",
  ]);
  expect(named('{"name":"red","colors":[{"name":"tan","color":{"r":13,"g":105,"b":134}}]}')).toEqual([
    "red/tan 0D6986",
  ]);
  expect(readPaletteText('{"width":"100","id":"abc","list":[1,2]}')).toBeNull();
});

test("GIMP, PaintShop Pro and Paint.NET palettes written by other programs are read", () => {
  const gpl =
    "GIMP Palette\r\nName: Warm\r\nColumns: 4\r\n#\r\n255   0   0\tRed\r\n 13 105 134 Sea blue\r\n0 0 0\tUntitled\r\n1 2";
  expect(readPaletteText(gpl)?.name).toBe("Warm");
  expect(named(gpl)).toEqual(["Red FF0000", "Sea blue 0D6986", "null 000000"]);
  expect(read("JASC-PAL\n0100\n2\n255 0 0\n999 0 1\n")).toEqual(["JASC palette", "FF0000 FF0001"]);
  const paintNet = ";paint.net Palette File\n;Downloaded from Lospec.com\n;Colors: 2\nFF0D6986\n80DB073D\n";
  expect(named(paintNet)).toEqual(["null 0D6986", "null DB073D"]);
});

test("tables with a header are read, and the apostrophe that disarms a formula is removed", () => {
  expect(named('name;hex\n"a;b";#f00\nSea;0d6986\nnone;x')).toEqual(["a;b FF0000", "Sea 0D6986"]);
  expect(named("Hex\tName\n#ff0000\t'=1+1\n#00ff00\t'tis")).toEqual(["=1+1 FF0000", "'tis 00FF00"]);
});

test("an SVG is read as its titled shapes, or else as its distinct colors", () => {
  const titled =
    '<?xml version="1.0"?><svg><title>Sea &amp; Sky</title><rect fill="#fff"/><g><title>Blue</title>' +
    "<rect fill='#0d6986'><title>Deep &#x1F30A;</title></rect></g></svg>";
  expect(readPaletteText(titled)?.name).toBe("Sea & Sky");
  expect(named(titled)).toEqual(["Blue/Deep 🌊 0D6986"]);
  const plain =
    '<svg><path d="M0 0" style="stroke:#123;fill:#f00"/><path fill="#f00"/><circle fill="none"/><rect fill="url(#a)"/>' +
    '<stop stop-color="#00f"/><!-- <rect fill="#0f0"/> --><text fill="#333">x</text></svg>';
  expect(named(plain)).toEqual(["null FF0000", "null 112233", "null 0000FF"]);
});

test("lists with or without names next to the colors are read", () => {
  expect(
    named("1. Sea Blue: #0d6986\n- Red #ff0000\n#00ff00 — Lime Green\nrgb(1, 2, 3)\nhsl(0 100% 50%) warm"),
  ).toEqual(["Sea Blue 0D6986", "Red FF0000", "Lime Green 00FF00", "null 010203", "warm FF0000"]);
  expect(named("#f00, #0f0; #00f")).toEqual(["null FF0000", "null 00FF00", "null 0000FF"]);
  expect(named("aabbcc\nddeeff")).toEqual(["null AABBCC", "null DDEEFF"]);
  expect(named("bg-sky-700\ntext-red-500/50")).toEqual(["sky-700 0069A8", "red-500 FB2C36"]);
  expect(named("text-red-500 btn-sky-700")).toEqual(["null FB2C36"]);
  expect(named("red\ntomato")).toEqual(["null FF0000", "null FF6347"]);
});

test("text without colors returns null", () => {
  for (const text of [
    "",
    "   ",
    "Hello, this is a bad day.",
    "{}",
    "[]",
    "<svg></svg>",
    "GIMP Palette\n",
    "/",
    "a,b\nc,d",
  ]) {
    expect(readPaletteText(text)).toBeNull();
  }
});

test("at most a thousand colors are read", () => {
  const colors = Array.from({ length: 3000 }, (_, index) => `#${(index + 0x100000).toString(16)}`);
  const forms = [
    colors.join("\n"),
    JSON.stringify(colors),
    colors.map((color, index) => `--c${index}: ${color};`).join("\n"),
    `name,hex\n${colors.map((color) => `a,${color}`).join("\n")}`,
  ];
  for (const text of forms) expect(named(text)).toHaveLength(1000);
});

test("ASE files with CMYK, gray and Lab are read", () => {
  const model = (name: string, values: readonly number[]) => [...ascii(name), ...values.flatMap(float), 0, 0];
  const block = (body: readonly number[]) => [0, 1, ...uint32(body.length + 4), 0, 1, 0, 0, ...body];
  const blocks = [
    block(model("CMYK", [0, 1, 1, 0])),
    block(model("Gray", [0.5])),
    block(model("LAB ", [1, 0, 0])),
    block(model("RGB ", [1, 0.5, Number.NaN])),
    block(model("????", [1, 1, 1])),
    [0, 9, 0, 0, 0, 0],
  ];
  const bytes = Uint8Array.from([...ascii("ASEF"), 0, 1, 0, 0, ...uint32(blocks.length), ...blocks.flat()]);
  const palette = readPaletteBytes(bytes, "Inks.ase");
  expect([palette?.name, palette?.format]).toEqual(["Inks", "ASE file"]);
  expect(hexes(palette)).toEqual(["FF0000", "808080", "FFFFFF"]);
});

test("ACO files with only version 1 and with HSB, CMYK, Lab and gray are read", () => {
  const colors = [
    [0, 65535, 0, 0, 0],
    [1, 0, 65535, 65535, 0],
    [2, 65535, 0, 0, 65535],
    [7, 10000, 0, 0, 0],
    [8, 10000, 0, 0, 0],
    [99, 1, 2, 3, 4],
  ];
  const bytes = Uint8Array.from([1, colors.length, ...colors.flat()].flatMap((word) => [word >> 8, word & 255]));
  const palette = readPaletteBytes(bytes, "a.aco");
  expect(palette?.format).toBe("ACO file");
  expect(hexes(palette)).toEqual(["FF0000", "FF0000", "FF0000", "FFFFFF", "000000"]);
});

test("UTF-8 and UTF-16 text files are read and named after the file", () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[..."#0d6986"].flatMap((sign) => [sign.charCodeAt(0), 0])]);
  expect(hexes(readPaletteBytes(utf16, "x.txt"))).toEqual(["0D6986"]);
  const utf8 = new TextEncoder().encode("\ufeff--sea: #0d6986;");
  expect(readPaletteBytes(utf8, "brand.tokens.json")?.name).toBe("brand");
});

function read(text: string): [string, string] {
  const palette = readPaletteText(text);
  return [palette?.format ?? "", hexes(palette).join(" ")];
}

/** "group/name RRGGBB" for each color. */
function named(text: string): string[] {
  return (readPaletteText(text)?.groups ?? []).flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => `${group === "" ? "" : `${group}/`}${name} ${hexOf(color)}`),
  );
}

function hexes(palette: ImportedPalette | null): string[] {
  return (palette?.groups ?? []).flatMap(({ swatches }) => swatches.map(({ color }) => hexOf(color)));
}

function hexOf(color: Color): string {
  return printHex(convert(color, "srgb")).slice(1);
}

function ascii(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function float(value: number): number[] {
  return [...new Uint8Array(Float32Array.of(value).buffer)].reverse();
}
