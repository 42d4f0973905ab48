import { expect, test } from "vitest";
import { maxChroma } from "#color/chroma.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { PALETTE_CATEGORIES } from "#color/palettes/categories.ts";
import { isNeon } from "#color/palettes/kinds.ts";
import { measureColor, measurePalette } from "#color/palettes/measure.ts";
import { tagsOf } from "#color/palettes/tags.ts";
import { paletteCategories } from "./palette-categories.ts";
import stored from "./palettes.json";

const pages = Object.values(paletteCategories);
const textsOf = ({ lead, description, paragraphs, uses }: (typeof pages)[number]) => [
  lead,
  description,
  ...paragraphs,
  ...Object.values(uses),
];
test("every category has three paragraphs, three uses and a short description", () => {
  expect(Object.keys(paletteCategories)).toEqual([...PALETTE_CATEGORIES]);
  for (const { paragraphs, uses, description } of pages) {
    expect([paragraphs.length, Object.keys(uses).length]).toEqual([3, 3]);
    expect(description.length).toBeLessThanOrEqual(180);
    expect(description.length).toBeGreaterThan(100);
  }
});

test("no text is on two pages", () => {
  const all = pages.flatMap(textsOf);
  expect(new Set(all).size).toBe(all.length);
});

test("every contrast is that of a color on its page on white or black", () => {
  let checked = 0;
  for (const [category, texts] of Object.entries(paletteCategories)) {
    const text = textsOf(texts).join(" ");
    const hexes = [...text.matchAll(/#([0-9A-F]{6})/g)].map(([, hex = ""]) => Number.parseInt(hex, 16));
    const named = text.includes("pure red") ? [0xff0000] : [];
    const possible = [...hexes, ...named].flatMap((rgb24) =>
      [0xffffff, 0].map((ground) => printRatio(wcagContrast(rgb24, ground))),
    );
    for (const [, ratio = ""] of text.matchAll(/(\d+\.\d\d):1/g)) {
      expect([category, ratio, possible.includes(ratio)]).toEqual([category, ratio, true]);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(30);
});

test("the maximum chroma values in the texts are correct", () => {
  const claims = [
    ["green", 0.6, 145, "0.189"],
    ["blue", 0.45, 264, "0.261"],
    ["blue", 0.9, 264, "0.048"],
    ["red", 0.6, 29, "0.246"],
    ["red", 0.85, 29, "0.082"],
    ["orange", 0.7, 55, "0.173"],
    ["orange", 0.4, 55, "0.099"],
    ["purple", 0.42, 300, "0.224"],
    ["purple", 0.85, 300, "0.087"],
    ["yellow", 0.85, 95, "0.175"],
    ["yellow", 0.5, 95, "0.103"],
    ["yellow", 0.3, 95, "0.062"],
    ["pink", 0.9, 350, "0.062"],
    ["pastel", 0.85, 300, "0.087"],
    ["pastel", 0.85, 20, "0.082"],
    ["pastel", 0.85, 145, "0.267"],
    ["cold", 0.5, 200, "0.085"],
    ["cold", 0.9, 195, "0.154"],
  ] as const;
  for (const [category, l, h, c] of claims) {
    const text = paletteCategories[category].paragraphs.join(" ").toLowerCase();
    expect([category, text.includes(`hue ${h}`), text.includes(c)]).toEqual([category, true, true]);
    expect([category, l, h, maxChroma(l, h, "srgb").toFixed(3)]).toEqual([category, l, h, c]);
  }
});

test("known colors have the expected lightness and chroma", () => {
  const facts: readonly (readonly [string, number, number])[] = [
    ["8B4513", 0.471, 0.112],
    ["FF69B4", 0.728, 0.197],
    ["FFC0CB", 0.868, 0.074],
    ["1ABC9C", 0.712, 0.131],
    ["E74C3C", 0.631, 0.194],
    ["3498DB", 0.653, 0.135],
    ["E1AD01", 0.774, 0.158],
    ["704214", 0.426, 0.086],
    ["D4AF37", 0.767, 0.139],
    ["B8860B", 0.652, 0.132],
    ["FFD700", 0.887, 0.182],
    ["808080", 0.6, 0],
    ["F6EDE4", 0.951, 0.015],
    ["292420", 0.264, 0.011],
    ["39FF14", 0.871, 0.286],
    ["FF10F0", 0.695, 0.31],
    ["228B22", 0.558, 0.169],
    ["2E8B57", 0.569, 0.119],
  ];
  for (const [hex, l, c] of facts) {
    const measured = measureColor(Number.parseInt(hex, 16));
    expect([hex, measured.l.toFixed(3), measured.c.toFixed(3)]).toEqual([hex, l.toFixed(3), c.toFixed(3)]);
  }
});

test("descriptions match the palettes they describe", () => {
  const palettes = (category: keyof typeof stored) =>
    stored[category].map(([, hexes = ""]) => measurePalette(hexes.split(" ").map((hex) => Number.parseInt(hex, 16))));
  // "none of these palettes has a readable pair of its own"
  expect(palettes("pastel").filter((palette) => tagsOf(palette).includes("readable"))).toEqual([]);
  // "most palettes here have one that passes AAA on cream"
  expect(palettes("green").filter(({ pair }) => pair.ratio >= 7).length).toBeGreaterThan(15);
  const neons = palettes("neon").flatMap(({ colors }) => colors.filter(isNeon));
  const gains = neons.map(({ l, c, h }) => Math.round((maxChroma(l, h, "display-p3") / c - 1) * 100));
  const claim = `they have ${Math.min(...gains)}% to ${Math.max(...gains)}% more chroma`;
  expect(paletteCategories.neon.paragraphs.join(" ")).toContain(claim);
  // "Most sets here go from below 0.4 to above 0.9"
  expect(palettes("vintage").filter(({ minL, maxL }) => minL < 0.4 && maxL > 0.9).length).toBeGreaterThan(15);
});
