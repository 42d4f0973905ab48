import { expect, test } from "vitest";
import { stepBack, toggleLock } from "./draw.ts";
import { drawSwatches } from "./draw-swatches.ts";
import { factsOf } from "./facts.ts";
import type { Swatch } from "./swatches.ts";

const SWATCHES: readonly Swatch[] = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"].map((hex) => ({
  hex: hex as Swatch["hex"],
  name: "A name",
}));

test("locked swatches keep their color and name, and all others are redrawn", () => {
  const locked = SWATCHES.map((swatch, at) => ({ ...swatch, isLocked: at === 2 }));
  for (const seed of ["a", "b", "c"]) {
    const drawn = drawSwatches(locked, seed);
    expect(drawn[2]).toEqual(locked[2]);
    for (const at of [0, 1, 3, 4]) {
      expect(drawn[at]?.hex).not.toBe(locked[at]?.hex);
      expect(drawn[at]?.name).toBe("");
    }
  }
});

test("a palette with all colors locked stays unchanged", () => {
  const locked = SWATCHES.map((swatch) => ({ ...swatch, isLocked: true }));
  expect(drawSwatches(locked)).toEqual(locked);
});

test("stepping back restores the previous palette and stops at the first one", () => {
  const first = { swatches: SWATCHES, past: [] };
  const second = { swatches: drawSwatches(SWATCHES, "a"), past: [SWATCHES] };
  expect(stepBack(second)).toEqual(first);
  expect(stepBack(first)).toBe(first);
});

test("the link to the generator has the colors and the locks", () => {
  expect(factsOf(SWATCHES).generatorPath).toBe("/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986-07485b");
  const { swatches } = toggleLock(toggleLock({ swatches: SWATCHES, past: [] }, 0), 3);
  expect(factsOf(swatches).generatorPath).toBe("/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986-07485b&l=03");
  expect(factsOf(toggleLock(toggleLock({ swatches, past: [] }, 0), 3).swatches).generatorPath).not.toContain("&l=");
});

test("the contrast range on white is truncated, not rounded up", () => {
  expect(
    factsOf([
      { hex: "#767676", name: "" },
      { hex: "#777777", name: "" },
    ]).contrast,
  ).toBe("4.4–4.5");
});
