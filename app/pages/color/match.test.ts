import Colorjs from "colorjs.io";
import { colorsNamed } from "culori";
import { expect, test } from "vitest";
import { parseHex24 } from "#color/kernel/hex.ts";
import { makeMatch } from "./match.ts";
import { nearestCss, nearestTailwind } from "./reference.ts";

test("a color with a CSS name is its own nearest match, in the preferred spelling", () => {
  expect(nearestCss(0x00ffff)).toEqual({ name: "cyan", hex: "#00FFFF", deltaE: "0.0" });
  expect(nearestCss(0x808080).name).toBe("gray");
});

test("the nearest CSS name has the smallest CIEDE2000 difference", () => {
  for (const hex of ["#0D6986", "#C8C814", "#7B4FC9", "#3B3430"]) {
    const all = Object.entries(colorsNamed).map(([name, value]) => {
      const other = new Colorjs(`#${value.toString(16).padStart(6, "0")}`);
      return { name, deltaE: new Colorjs(hex).deltaE(other, "2000") };
    });
    const [nearest] = all.toSorted((one, other) => one.deltaE - other.deltaE);
    const found = nearestCss(parseHex24(hex));
    expect(found.name).toBe(nearest?.name);
    expect(found.deltaE).toBe(nearest?.deltaE.toFixed(1));
  }
});

test("the nearest Tailwind color has its name and sRGB hex code", () => {
  expect(nearestTailwind(0x0ea5e9)).toMatchObject({ name: "sky-500" });
  expect(nearestTailwind(0xffffff)).toEqual({ name: "white", hex: "#FFFFFF", deltaE: "0.0" });
});

test("only an identical color has a difference of 0.0", () => {
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0 }).deltaE).toBe("0.0");
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0.01 }).deltaE).toBe("0.1");
  expect(makeMatch({ name: "a", rgb24: 0, deltaE: 0.84 }).deltaE).toBe("0.8");
});
