import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { layoutCard } from "./card.ts";
import type { ExportPalette } from "./palette.ts";

const paletteOf = (count: number, color = 0x0d6986): ExportPalette => ({
  name: "Harbor",
  link: "",
  groups: [{ name: "", swatches: Array.from({ length: count }, () => ({ name: "Ink", color: fromRgb24(color) })) }],
});
const stripesOf = (palette: ExportPalette) => layoutCard(palette, "hex")?.groups[0]?.swatches ?? [];

test("one to ten colors fill the card from edge to edge without gaps", () => {
  for (let count = 1; count <= 10; count++) {
    const stripes = stripesOf(paletteOf(count));
    expect(stripes.map(({ x }) => x)).toEqual([0, ...stripes.slice(0, -1).map(({ x, width }) => x + width)]);
    expect((stripes.at(-1)?.x ?? 0) + (stripes.at(-1)?.width ?? 0)).toBe(1200);
    for (const { x, width, height, labels } of stripes) {
      expect(height).toBe(630);
      expect(labels.map(({ text }) => text)).toEqual(["Ink", "#0d6986"]);
      for (const { text, x: left, size } of labels) expect(left + text.length * size * 0.6).toBeLessThan(x + width);
    }
  }
});

test("text is black on light colors and white on dark ones, including transparent colors", () => {
  const fillOf = (color: ReturnType<typeof fromRgb24>) => {
    const palette = { name: "", link: "", groups: [{ name: "", swatches: [{ name: "Ink", color }] }] };
    return stripesOf(palette)[0]?.labels[0]?.fill;
  };
  expect(fillOf(fromRgb24(0xfafafa))).toBe("#000000");
  expect(fillOf(fromRgb24(0x0d6986))).toBe("#FFFFFF");
  expect(fillOf({ ...fromRgb24(0x000000), alpha: 0.1 })).toBe("#000000");
});

test("a value that would be too small to read is written in hex", () => {
  const shownOf = (count: number) => layoutCard(paletteOf(count), "oklch")?.groups[0]?.swatches[0]?.labels[1]?.text;
  expect(shownOf(2)).toMatch(/^oklch/);
  expect(shownOf(10)).toBe("#0d6986");
});

test("a long name is made smaller before it is cut off", () => {
  const swatches = Array.from({ length: 5 }, () => ({ name: "Raging Thunderstorm", color: fromRgb24(0x07485b) }));
  const [name] = stripesOf({ name: "", link: "", groups: [{ name: "", swatches }] })[0]?.labels ?? [];
  expect([name?.text, name?.size]).toEqual(["Raging Thunderstorm", 17]);
});

test("a palette that does not fit on a card has no card", () => {
  const [group] = paletteOf(2).groups;
  expect(layoutCard(paletteOf(0), "hex")).toBeNull();
  expect(layoutCard(paletteOf(11), "hex")).toBeNull();
  expect(layoutCard({ ...paletteOf(2), groups: group ? [group, group] : [] }, "hex")).toBeNull();
  expect(layoutCard({ ...paletteOf(2), groups: group ? [{ ...group, name: "Brand" }] : [] }, "hex")).toBeNull();
});
