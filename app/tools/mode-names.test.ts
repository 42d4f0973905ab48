import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { MODES, type Mode, shades, tints, tones } from "#color/ramp.ts";
import { MODE_NAMES, rampModeName } from "./mode-names.ts";

const COLORS = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24);

/** The three channels of every step of every ramp. */
function rampsOf(mode: Mode) {
  return COLORS.flatMap((color) => [tints(color, 10, mode), shades(color, 10, mode), tones(color, 10, mode)])
    .flat()
    .flatMap((color) => [16, 8, 0].map((shift) => (toRgb24(color) >> shift) & 255));
}

test("only modes that produce the same colors are labeled as the same", () => {
  const same = MODES.flatMap((mode) =>
    MODES.filter((other) => {
      const [own, others] = [rampsOf(mode), rampsOf(other)];
      return other !== mode && own.every((value, place) => Math.abs(value - (others[place] ?? 0)) <= 1);
    }).map((other) => [mode, other].sort().join()),
  );
  expect([...new Set(same)].sort()).toEqual(["hwb,srgb", "lab,lch", "oklab,oklch"]);
  expect(MODES.map(rampModeName).filter((name) => name.includes("same as"))).toEqual([
    "Lab, same as LCH",
    "HWB, same as sRGB",
    "OKLab, same as OKLCH",
  ]);
  expect(Object.keys(MODE_NAMES)).toEqual([...MODES]);
});
