import { expect, test } from "vitest";
import type { PaletteCategory } from "./categories.ts";
import { type MeasuredPalette, measurePalette } from "./measure.ts";
import { RULES } from "./rules.ts";
import { TAG_MEANINGS } from "./tags.ts";

/** A typical example for each category, and a counterexample. */
const EXAMPLES: Readonly<Record<PaletteCategory, readonly [fits: string, fails: string]>> = {
  green: ["2d6a4f 52b788 d8f3dc", "2d6a4f e63946 f4a261"],
  blue: ["03045e 0077b6 caf0f8", "0077b6 e63946 ffb703"],
  red: ["780000 c1121f fdf0d5", "780000 003049 669bbc"],
  orange: ["ff8c00 f57c00 4e342e", "ff8c00 0077b6 0096c7"],
  purple: ["4b0082 7b2cbf f8f0ff", "7b2cbf 2d6a4f 52b788"],
  yellow: ["ffd60a ffe66d 14213d", "ffd60a 14213d 1d3557"],
  gray: ["212529 6c757d adb5bd", "6c757d e63946 f4a261"],
  brown: ["6f4518 a47148 faf0e6", "6f4518 2d6a4f 52b788"],
  pink: ["ff69b4 ffc0cb 590d22", "ff69b4 0077b6 00b4d8"],
  pastel: ["ffd6e0 cdeac0 c7e3ff", "ffd6e0 cdeac0 0077b6"],
  flat: ["1abc9c e74c3c 2c3e50", "39ff14 ff10f0 2c3e50"],
  retro: ["264653 e9c48a f4ead0 d0612f", "000000 ffffff 0077b6"],
  vintage: ["6b705c b98b73 cb997e f0e4d0", "ff006e 8338ec ffbe0b"],
  gold: ["8a6d1f d4af37 f3e5ab", "0077b6 d4af37 2d6a4f"],
  warm: ["780000 e85d04 ffba08", "780000 e85d04 0077b6"],
  cold: ["03045e 0096c7 caf0f8", "03045e 0096c7 ffba08"],
  neon: ["39ff14 ff10f0 0a0a14", "39ff14 ff10f0 808080"],
  skin: ["f6ede4 a07e56 292420", "f6ede4 a07e56 2d6a4f"],
};

for (const [category, [fits, fails]] of Object.entries(EXAMPLES)) {
  test(`the rule of ${category} accepts only palettes that belong there`, () => {
    expect(fitsAll(read(fits), category as PaletteCategory)).toBe(true);
    expect(fitsAll(read(fails), category as PaletteCategory)).toBe(false);
  });
}

test("every rule is described in whole sentences", () => {
  const sentences = Object.values(RULES).flatMap((rule) => rule.map(({ says }) => says));
  for (const says of sentences) expect(says).toMatch(/^[A-Z].*\.$/);
});

function read(text: string) {
  return measurePalette(text.split(" ").map((hex) => Number.parseInt(hex, 16)));
}

test("the meaning of a tag mentions every limit that it tests", () => {
  const limits = { warm: ["350", "115", "0.04"], cold: ["140", "310", "0.04"], neon: ["0.5", "0.15", "90%"] } as const;
  for (const [tag, numbers] of Object.entries(limits)) {
    for (const number of numbers) expect(TAG_MEANINGS[tag as keyof typeof limits]).toContain(number);
  }
});

function fitsAll(palette: MeasuredPalette, category: PaletteCategory): boolean {
  return RULES[category].every(({ fits }) => fits(palette));
}
