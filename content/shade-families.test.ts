import { expect, test } from "vitest";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
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
