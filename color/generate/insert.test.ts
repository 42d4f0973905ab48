import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";
import { mix } from "../mix.ts";
import { MODES } from "../ramp.ts";
import { extendPalette, INSERT_DISTANCE, insertBetween } from "./insert.ts";
import { FREE, type GenerateRequest, NO_CONSTRAINTS } from "./request.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24);
const request: GenerateRequest = {
  seed: "k3x9",
  slots: [],
  harmony: "auto",
  mode: "lch",
  hue: "constant",
  boldness: 0.5,
  constraints: NO_CONSTRAINTS,
};

test("the color between two distant colors is their mix in the mode", () => {
  const [a, b] = [fromRgb24(0x264653), fromRgb24(0xe9c46a)];
  for (const mode of MODES) {
    const middle = insertBetween(a, b, mode, "constant", []);
    expect(deltaE2000(middle, fromRgb24(toRgb24(mix(a, b, { space: mode }))))).toBeLessThan(3);
  }
});

test("an inserted color is 8-bit and differs from its neighbors and from the others", () => {
  fc.assert(
    fc.property(color, color, fc.array(color, { maxLength: 9 }), fc.constantFrom(...MODES), (a, b, others, mode) => {
      const made = insertBetween(a, b, mode, "shifted", others);
      expect(made).toEqual(fromRgb24(toRgb24(made)));
      for (const other of [a, b, ...others]) expect(deltaE2000(made, other)).toBeGreaterThanOrEqual(INSERT_DISTANCE);
    }),
    { numRuns: 100 },
  );
});

test("a different color is inserted between two equal colors, including black and white", () => {
  for (const value of [0x000000, 0xffffff, 0x808080, 0x336699]) {
    const made = insertBetween(fromRgb24(value), fromRgb24(value), "lch", "constant", []);
    expect(deltaE2000(made, fromRgb24(value))).toBeGreaterThanOrEqual(INSERT_DISTANCE);
  }
});

test("a color inserted next to one outside of sRGB may use Display P3", () => {
  const vivid = { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 } as const;
  const made = insertBetween(vivid, vivid, "oklch", "constant", []);
  expect(made.space).toBe("oklch");
  expect(isInGamut(made, "display-p3")).toBe(true);
});

test("a palette is extended by a color unlike the existing ones", () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 11 }), fc.string({ maxLength: 6 }), (colors, seed) => {
      const slots = colors.map((own) => ({ color: own, locks: FREE }));
      const made = extendPalette({ ...request, seed, slots });
      expect(isInGamut(made, "srgb")).toBe(true);
      for (const other of colors) expect(deltaE2000(made, other)).toBeGreaterThanOrEqual(INSERT_DISTANCE);
    }),
    { numRuns: 100 },
  );
});

test("shifted hues drift slightly toward yellow in light colors", () => {
  const [a, b] = [fromRgb24(0xe8f7ea), fromRgb24(0x52b788)];
  const hue = (kind: "constant" | "shifted") => convert(insertBetween(a, b, "oklch", kind, []), "oklch").h ?? 0;
  expect(hue("shifted")).toBeLessThan(hue("constant") - 2);
});
