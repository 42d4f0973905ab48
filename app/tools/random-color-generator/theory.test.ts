import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { familyOf } from "#color/family.ts";
import { createRandom, randomColor } from "#color/random.ts";
import { OKLAB_SHARES, RGB_SHARES } from "./theory.tsx";

const DRAWS = 20_000;

test("the shares on the page match those of many draws", () => {
  const random = createRandom("shares");
  const byRgb = Array.from({ length: DRAWS }, () => fromRgb24(Math.floor(random() * 0x1000000)));
  const byOklab = Array.from({ length: DRAWS }, () => randomColor(random));
  for (const [colors, shares] of [
    [byRgb, RGB_SHARES],
    [byOklab, OKLAB_SHARES],
  ] as const) {
    const share = (isIn: (color: (typeof colors)[number]) => boolean) => (100 * colors.filter(isIn).length) / DRAWS;
    expect(Math.abs(share((color) => familyOf(toRgb24(color)) === "green") - shares.green)).toBeLessThan(1.2);
    expect(Math.abs(share((color) => convert(color, "oklch").c > 0.2) - shares.vivid)).toBeLessThan(1.2);
  }
});
