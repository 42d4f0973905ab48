import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { type DetectedHarmony, detectHarmony } from "#color/harmony/harmony-detect.ts";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { snapTo } from "./snap.ts";

test("a near triad becomes an exact one and keeps its chroma and lightness", () => {
  const colors = [0xdb073d, 0x2f8f1f, 0x1f6fd0].map(fromRgb24);
  const found = detectHarmony(colors) as DetectedHarmony;
  expect(found).toMatchObject({ rule: "triadic", isNear: true });
  const state = snapTo(model.initial, found);
  expect(state).toMatchObject({ rule: "triad", count: 3 });
  const snapped = found.colors.map(toRgb24).toSorted();
  const shown = markersOf(state)
    .map(({ color }) => toRgb24(color))
    .toSorted();
  for (const [at, rgb24] of shown.entries())
    expect(Math.abs((rgb24 >> 16) - ((snapped[at] as number) >> 16))).toBeLessThan(3);
});

test("the apex of a split is found wherever it is in the list", () => {
  const split = [30, 180 + 30 - 30, 180 + 30 + 30].map(
    (h) => ({ space: "oklch", l: 0.6, c: 0.1, h, alpha: 1 }) as const,
  );
  const found = detectHarmony([split[1], split[0], split[2]] as never) as DetectedHarmony;
  const state = snapTo(model.initial, found);
  expect(state.rule).toBe("split");
  expect(markersOf(state)[0]?.at.h).toBeCloseTo(30, 0);
});

test("all colors stay free if the rule has no place for the spare ones", () => {
  const hues = [0, 120, 240, 240, 240];
  const colors = hues.map((h, at) => ({ space: "oklch", l: 0.4 + at / 20, c: 0.08, h, alpha: 1 }) as const);
  const state = snapTo(model.initial, detectHarmony(colors, ["oklch"]) as DetectedHarmony);
  expect(state.rule).toBe("custom");
  expect(state.count).toBe(5);
});
