import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000, deltaEOk } from "../difference/difference.ts";
import { tailwindColors } from "../tailwind.ts";
import { closenessOf } from "./closeness.ts";
import { indexSwatches } from "./index-swatches.ts";

const rgb24 = fc.integer({ min: 0, max: 0xffffff });

test("the nearest swatches match a full search, in the same order", () => {
  fc.assert(
    fc.property(fc.array(rgb24, { minLength: 1, maxLength: 40 }), rgb24, (list, asked) => {
      const swatches = list.map((value, place) => ({ place, color: fromRgb24(value) }));
      const color = fromRgb24(asked);
      const all = swatches
        .map((swatch) => ({ swatch, difference: deltaE2000(color, swatch.color) }))
        .sort((a, b) => a.difference - b.difference || a.swatch.place - b.swatch.place);
      const found = indexSwatches(swatches).nearest(color, 5);
      expect(found.map(({ swatch }) => swatch)).toEqual(all.slice(0, 5).map(({ swatch }) => swatch));
      for (const { swatch, deltaE2000: difference, deltaEOk: ok } of found) {
        expect(difference).toBeCloseTo(deltaE2000(color, swatch.color), 9);
        expect(ok).toBeCloseTo(deltaEOk(color, swatch.color), 12);
      }
    }),
  );
});

test("the hex of a Tailwind color matches exactly, although its OKLCH values are rounded", () => {
  const swatches = tailwindColors();
  const slate = swatches.find(({ name }) => name === "slate-500")?.color as Color;
  const [match] = indexSwatches(swatches).nearest(fromRgb24(toRgb24(slate)), 1);
  expect(match).toMatchObject({ swatch: { name: "slate-500" }, deltaE2000: 0, deltaEOk: 0, closeness: "exact" });
});

test("colors outside of sRGB are compared without mapping", () => {
  const p3: Color = { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 };
  const index = indexSwatches([{ color: fromRgb24(0x00ff00) }, { color: p3 }]);
  const [first, second] = index.nearest(p3, 2);
  expect([first?.swatch.color, first?.closeness]).toEqual([p3, "exact"]);
  expect(second?.deltaE2000).toBeGreaterThan(1);
});

test("only accepted swatches are found, and none in an empty set", () => {
  const swatches = [0x000000, 0x777777, 0xffffff].map((value) => ({ color: fromRgb24(value) }));
  const found = indexSwatches(swatches).nearestOf(fromRgb24(0), 5, (place) => place > 0);
  expect(found.map(({ swatch }) => swatch)).toEqual(swatches.slice(1));
  expect(indexSwatches([]).nearest(convert(fromRgb24(0), "oklch"), 3)).toEqual([]);
});

test("each verdict starts at its limit", () => {
  expect([0, 0.1, 1.999, 2, 4.999, 5, 80].map(closenessOf)).toEqual([
    "exact",
    "hard",
    "hard",
    "close",
    "close",
    "different",
    "different",
  ]);
});
