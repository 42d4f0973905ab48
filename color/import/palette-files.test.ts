import { expect, test } from "vitest";
import { printHex } from "../text/print.ts";
import type { ImportedPalette } from "./imported.ts";
import { readPaletteBytes, readPaletteText } from "./read-palette.ts";

test("palettes of Windows, with the chunk of colors not first and a count that lies", () => {
  const colors = [13, 105, 134, 0, 219, 7, 61, 0];
  const data = (count: number) => [...ascii("data"), ...le32(4 + colors.length), 0, 3, count, 0, ...colors];
  const file = (chunks: readonly number[]) => [
    ...ascii("RIFF"),
    ...le32(4 + chunks.length),
    ...ascii("PAL "),
    ...chunks,
  ];
  const whole = readBytes(file(data(2)), "windows.pal");
  expect([whole?.format, whole?.name, ...hexes(whole)]).toEqual(["Windows palette", "windows", "#0D6986", "#DB073D"]);
  expect(hexes(readBytes(file([...ascii("offl"), ...le32(3), 1, 2, 3, 0, ...data(2)]), "x"))).toHaveLength(2);
  const short = readBytes(file(data(200)), "x.pal");
  expect(hexes(short)).toHaveLength(2);
  expect(short?.unread?.rows[0]?.reason).toBe("The file says 200 colors and ends here.");
});

test("color tables of Photoshop: all 256, as many as they say, and without the transparent one", () => {
  const table = Array.from({ length: 768 }, (_, index) =>
    index < 9 ? [255, 0, 0, 0, 255, 0, 0, 0, 255][index] : 0,
  ) as number[];
  const all = readBytes(table, "web.act");
  expect([all?.format, hexes(all).length, hexes(all)[1]]).toEqual(["ACT file", 256, "#00FF00"]);
  expect(hexes(readBytes([...table, 0, 3, 255, 255], "web.act"))).toEqual(["#FF0000", "#00FF00", "#0000FF"]);
  const clear = readBytes([...table, 0, 3, 0, 1], "web.act");
  expect(hexes(clear)).toEqual(["#FF0000", "#0000FF"]);
  expect(clear?.unread?.rows).toEqual([
    { where: "Color 2", text: "", reason: "The file says that this place is transparent." },
  ]);
  expect(readBytes(table.slice(1), "web.act")).toBeNull();
});

test("palettes of sK1", () => {
  const skp = [
    "##sK1 palette",
    "palette()",
    "set_name('Sea and sky')",
    "color(['RGB', [0.050980392156862744, 0.4117647058823529, 0.5254901960784314], 1.0, 'Sea'])",
    "color(['SPOT', [[1.0, 0.0, 0.0], []], 1.0, 'Ink'])",
    "color(['CMYK', [0.0, 1.0, 1.0, 0.0], 1.0, 'Deck\\'s red'])",
    "color(['Grayscale', [0.5], 0.5])",
    "palette_end()",
  ].join("\n");
  const palette = readPaletteText(skp);
  expect([palette?.format, palette?.name]).toEqual(["sK1 palette", "Sea and sky"]);
  expect(hexes(palette)).toEqual(["#0D6986", "#FF0000", "#808080"]);
  expect(palette?.groups[0]?.swatches[2]?.color.alpha).toBe(0.5);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["Sea", "Deck's red", null]);
  expect(palette?.unread?.rows.map(({ where }) => where)).toEqual(["Line 5"]);
});

test("color tables of LibreOffice keep colors that come twice", () => {
  const soc =
    '<?xml version="1.0"?><office:color-table xmlns:draw="urn:x">' +
    '<draw:color draw:name="Sea &amp; sky" draw:color="#0d6986"/><draw:color draw:name="Again" draw:color="#0d6986"/>' +
    '<draw:color draw:name="Odd" draw:color="#0d698"/></office:color-table>';
  const palette = readPaletteText(soc);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["Sea & sky", "Again"]);
  expect(palette?.unread?.rows[0]).toMatchObject({ where: "Color 3", text: "Odd" });
});

test("palettes of KDE, whose names look like colors too", () => {
  const palette = readPaletteText(
    "KDE RGB Palette\nName: Saved\n#\n0   0   0     rgb(0, 0, 0)\n48  48  48    Almost black\n",
  );
  expect([palette?.format, palette?.name]).toEqual(["KDE palette", "Saved"]);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["rgb(0, 0, 0)", "Almost black"]);
  const scheme = readPaletteText("[Colors:Button]\nBackgroundNormal=239,240,241\nForegroundNormal=35,38,41");
  expect(hexes(scheme)).toEqual(["#EFF0F1", "#232629"]);
});

function readBytes(bytes: readonly number[], name: string): ImportedPalette | null {
  return readPaletteBytes(Uint8Array.from(bytes), name);
}

function hexes(palette: ImportedPalette | null): string[] {
  return (palette?.groups ?? []).flatMap(({ swatches }) => swatches.map(({ color }) => printHex(color)));
}

function ascii(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}

function le32(value: number): number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
