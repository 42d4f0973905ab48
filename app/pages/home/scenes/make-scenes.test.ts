import { expect, test } from "vitest";
import type { Hex } from "#color/color.ts";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { drawSwatches } from "../draw-swatches.ts";
import { makeScenes } from "./make-scenes.ts";

const START = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"].map((hex) => ({ hex: hex as Hex, name: "" }));
const drawn = Array.from({ length: 60 }, () => drawSwatches(START).map(({ hex }) => hex));
const contrast = (one: Hex, other: Hex) => wcagContrast(parseHex24(one), parseHex24(other));

test("all text of both themes passes AA, whatever the palette", () => {
  for (const hexes of drawn) {
    for (const theme of Object.values(makeScenes(hexes).themes)) {
      const pairs = [
        ["text", "background"],
        ["mutedText", "background"],
        ["text", "surface"],
        ["mutedText", "surface"],
        ["onPrimary", "primary"],
        ["onAccent", "accent"],
      ] as const;
      for (const [text, background] of pairs) {
        const ratio = contrast(theme[text], theme[background]);
        expect(ratio, `${text} on ${background} of ${hexes}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("the contrast pair fails before the fix and passes after it", () => {
  for (const hexes of [...drawn, ["#000000"] as Hex[]]) {
    const { text, background, fixed } = makeScenes(hexes).pair;
    expect(contrast(text, background)).toBeLessThan(4.5);
    expect(contrast(fixed.text, background)).toBeGreaterThanOrEqual(4.5);
  }
});

test("the scale has eleven steps including the color itself, and there are 17 export formats", () => {
  const { base, rows } = makeScenes(START.map(({ hex }) => hex)).scale;
  expect(rows).toHaveLength(11);
  expect(rows.find(({ isBase }) => isBase)?.hex).toBe(base);
  expect(EXPORT_FORMATS).toHaveLength(17);
});
