import { expect, test } from "vitest";
import { makeMatch } from "./match.ts";
import { nearestCss, nearestTailwind } from "./matches.ts";

test("a color with a CSS name is its own nearest, in the preferred spelling", () => {
  expect(nearestCss(0x00ffff)).toEqual({ name: "cyan", hex: "#00FFFF", deltaE: "0.0" });
  expect(nearestCss(0x808080).name).toBe("gray");
});

test("the nearest CSS name is nearer than any other by CIEDE2000", () => {
  expect(nearestCss(0x0d6986)).toEqual({
    name: "steelblue",
    hex: "#4682B4",
    deltaE: expect.stringMatching(/^1\d\.\d$/),
  });
});

test("the nearest Tailwind color has its name and its look in sRGB", () => {
  expect(nearestTailwind(0x0ea5e9)).toMatchObject({ name: "sky-500" });
  expect(nearestTailwind(0xffffff)).toEqual({ name: "white", hex: "#FFFFFF", deltaE: "0.0" });
});

test("only the same color has no difference", () => {
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0 }).deltaE).toBe("0.0");
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0.01 }).deltaE).toBe("0.1");
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0.84 }).deltaE).toBe("0.8");
});
