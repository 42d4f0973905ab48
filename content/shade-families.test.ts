import { expect, test } from "vitest";
import { maxChroma } from "#color/chroma.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { type FamilyTexts, shadeFamilies } from "./shade-families.ts";

const families = Object.entries(shadeFamilies);

function textsOf({ paragraphs, facts, questions }: FamilyTexts) {
  return [...paragraphs, ...Object.values(facts), ...Object.values(questions)];
}

test("every family has paragraphs, three facts, three questions and a short description", () => {
  for (const [, texts] of families) {
    expect(texts.paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(texts.facts)).toHaveLength(3);
    expect(Object.keys(texts.questions)).toHaveLength(3);
    expect(texts.description.length).toBeLessThanOrEqual(180);
  }
});

test("no text is on two pages", () => {
  const all = families.flatMap(([, texts]) => [texts.description, ...textsOf(texts)]);
  expect(new Set(all).size).toBe(all.length);
});

test("every contrast stated after a color is correct", () => {
  const sentences = families.flatMap(([, texts]) => textsOf(texts)).flatMap((text) => text.split(/(?<=[.;]) /));
  let checked = 0;
  for (const sentence of sentences) {
    const found = /#([0-9A-F]{6})\D*?(?:, )?(?:has|reaches|with)[^#\d]*(\d+\.\d+):1(?: on (white|black))?/.exec(
      sentence,
    );
    if (!found) continue;
    const [, hex = "", ratio = "", ground] = found;
    const isBlack = ground === "black" || sentence.includes("on black") || sentence.includes("with black");
    const color = Number.parseInt(hex, 16);
    // A ratio with two decimals is truncated, never rounded up.
    const exact = wcagContrast(color, isBlack ? 0x000000 : 0xffffff);
    const shown = ratio.split(".")[1]?.length === 3 ? exact.toFixed(3) : printRatio(exact);
    expect(`${hex} ${ratio}`).toBe(`${hex} ${shown}`);
    checked++;
  }
  expect(checked).toBeGreaterThan(15);
});

test("the maximum chroma values in the texts are correct", () => {
  const green = convert(fromRgb24(0x00ff00), "oklch");
  const claims = [
    ["green", 0.4, green.h, "srgb", "0.136"],
    ["green", green.l, green.h, "display-p3", "0.33"],
    ["blue", 0.9, 264, "srgb", "0.048"],
    ["orange", 0.739, 55, "srgb", "0.183"],
    ["orange", 0.4, 55, "srgb", "0.099"],
    ["purple", 0.4, 300, "srgb", "0.214"],
    ["purple", 0.4, green.h, "srgb", "0.136"],
    ["yellow", 0.9, 110, "srgb", "0.196"],
    ["yellow", 0.4, 110, "srgb", "0.087"],
    ["pink", 0.65, 0, "display-p3", "0.297"],
    ["pink", 0.65, 0, "srgb", "0.260"],
  ] as const;
  for (const [family, l, h, gamut, c] of claims) {
    expect([family, textsOf(shadeFamilies[family]).join(" ").includes(c)]).toEqual([family, true]);
    const decimals = c.length - "0.".length;
    expect([family, l, maxChroma(l, h ?? 0, gamut).toFixed(decimals)]).toEqual([family, l, c]);
  }
});
