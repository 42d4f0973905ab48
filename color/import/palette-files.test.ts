import { expect, test } from "vitest";
import { printHex } from "../text/print.ts";
import type { ImportedPalette } from "./imported.ts";
import { readPaletteBytes, readPaletteText } from "./read-palette.ts";

test("Windows palettes are read even if another chunk is first or the count is wrong", () => {
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
  expect(short?.unread?.rows[0]?.reason).toBe("The file should have 200 colors but ends here.");
});

test("Photoshop color tables are read: all 256 or the stated count, without the transparent one", () => {
  const table = Array.from({ length: 768 }, (_, index) =>
    index < 9 ? [255, 0, 0, 0, 255, 0, 0, 0, 255][index] : 0,
  ) as number[];
  const all = readBytes(table, "web.act");
  expect([all?.format, hexes(all).length, hexes(all)[1]]).toEqual(["ACT file", 256, "#00FF00"]);
  expect(hexes(readBytes([...table, 0, 3, 255, 255], "web.act"))).toEqual(["#FF0000", "#00FF00", "#0000FF"]);
  const clear = readBytes([...table, 0, 3, 0, 1], "web.act");
  expect(hexes(clear)).toEqual(["#FF0000", "#0000FF"]);
  expect(clear?.unread?.rows).toEqual([
    { where: "Color 2", text: "", reason: "The file marks this color as transparent." },
  ]);
  expect(readBytes(table.slice(1), "web.act")).toBeNull();
});

test("a truncated ASE file is reported, whether cut within a block or between two", () => {
  const block = [0, 1, 0, 0, 0, 24, 0, 2, 0, 65, 0, 0, ...ascii("RGB "), ...new Array(12).fill(0), 0, 0];
  const file = [...ascii("ASEF"), 0, 1, 0, 0, 0, 0, 0, 3, ...block, ...block, ...block];
  expect(readBytes(file, "x.ase")?.unread).toBeUndefined();
  for (const [missing, colors] of [
    [1, 2],
    [27, 2],
    [30, 2],
    [31, 1],
  ] as const) {
    const cut = readBytes(file.slice(0, -missing), "x.ase");
    expect(hexes(cut)).toHaveLength(colors);
    expect(cut?.unread?.rows).toEqual([
      { where: `Color ${colors + 1}`, text: "", reason: "The file should have 3 blocks but ends here." },
    ]);
  }
});

test("GIMP 3 palettes with alpha and older ones with Latin-1 names are read", () => {
  const gpl = "GIMP Palette\nName: X\nChannels: RGBA\n#\n255 0 0 128 Red\n0 255 0 255\t9th green\n0 0 255\tBlue\n";
  const swatches = readPaletteText(gpl)?.groups[0]?.swatches;
  expect(swatches?.map(({ name, color }) => [name, Math.round(color.alpha * 255)])).toEqual([
    ["Red", 128],
    ["9th green", 255],
    ["Blue", 255],
  ]);
  expect(readPaletteText(gpl.replace("RGBA", "RGB"))?.groups[0]?.swatches[0]?.name).toBe("128 Red");
  const latin1 = readBytes([...ascii("GIMP Palette\n1 2 3 Caf"), 0xe9, 10], "x.gpl");
  expect(latin1?.groups[0]?.swatches[0]?.name).toBe("Café");
});

test("sK1 palettes are read", () => {
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

test("LibreOffice color tables keep duplicate colors", () => {
  const soc =
    '<?xml version="1.0"?><office:color-table xmlns:draw="urn:x">' +
    '<draw:color draw:name="Sea &amp; sky" draw:color="#0d6986"/><draw:color draw:name="Again" draw:color="#0d6986"/>' +
    '<draw:color draw:name="Odd" draw:color="#0d698"/></office:color-table>';
  const palette = readPaletteText(soc);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["Sea & sky", "Again"]);
  expect(palette?.unread?.rows[0]).toMatchObject({ where: "Color 3", text: "Odd" });
});

test("Scribus swatches are read from CMYK hex or numbers", () => {
  const old =
    '<?xml version="1.0"?><SCRIBUSCOLORS Name="House"><COLOR CMYK="#ff000000" NAME="Cyan" Spot="0"/>' +
    '<COLOR RGB="#0d6986" NAME="Sea &amp; sky"/><COLOR CMYK="#xx" NAME="Odd"/></SCRIBUSCOLORS>';
  const palette = readPaletteText(old);
  expect([palette?.format, palette?.name]).toEqual(["Scribus palette", "House"]);
  expect(palette?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["Cyan", "Sea & sky"]);
  expect(palette?.groups[0]?.swatches[0]?.color).toEqual({ space: "cmyk", c: 100, m: 0, y: 0, k: 0, alpha: 1 });
  expect(palette?.unread?.rows.map(({ text }) => text)).toEqual(["Odd"]);
  const recent =
    '<SCRIBUSCOLORS Name="x"><COLOR NAME="a" SPACE="CMYK" C="0" M="100" Y="100" K="0"/>' +
    '<COLOR NAME="b" SPACE="RGB" R="13" G="105" B="134"/><COLOR NAME="c" SPACE="Lab" L="100" A="0" B="0"/>' +
    '<COLOR NAME="d" SPACE="RGB" R="1" G="2"/></SCRIBUSCOLORS>';
  expect(hexes(readPaletteText(recent))).toEqual(["#FF0000", "#0D6986", "#FFFFFF"]);
});

test("KDE palettes are read, although their names look like colors", () => {
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
