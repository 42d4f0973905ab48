import type { Color, Hex, Oklch, Rgb24 } from "#color/color.ts";
import { fromRgb24, hexToOklch, toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { gradientCss } from "#color/gradient-css.ts";
import { HARMONY_RULES, type HarmonyId, type HarmonyRule, harmonyOf, rotateHue } from "#color/harmony.ts";
import type { NameService } from "#color/names.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { hexOf } from "./color-path.ts";
import { bestTextOn, contrastSamples } from "./contrast-samples.ts";
import { factsOf } from "./facts.ts";
import type { GradientSample } from "./gradients.tsx";
import type { HarmonySet } from "./harmonies.tsx";
import { makeMatch, nearestCss, nearestTailwind } from "./matches.ts";
import { neighborsOf } from "./neighbors.ts";
import { makeSlice } from "./slice.ts";
import { summarize } from "./summary.ts";
import { makeValues } from "./values.ts";
import { visionsOf } from "./visions.ts";

export type Reference = ReturnType<typeof makeReference>;

const NAME_COUNT = 6;
/** Steps to each side of the base, which is one more. */
const RAMP_STEPS = 6;
const TONE_STEPS = 7;
const HARMONY_ORDER: readonly HarmonyId[] = [
  "complementary",
  "analogous",
  "triadic",
  "split-complementary",
  "tetradic",
  "square",
  "double-split-complementary",
  "monochromatic",
];
const LARGEST_RGB24 = 0xffffff;

/** Everything that the page of a color says, as plain data: text, hex codes and a few numbers. */
export function makeReference(rgb24: Rgb24, names: NameService) {
  const hex = hexOf(rgb24);
  const color = fromRgb24(rgb24);
  const oklch = hexToOklch(hex) as Oklch;
  const slice = makeSlice(oklch);
  const [name, ...otherNames] = names.nearestMany(rgb24, NAME_COUNT).map(makeMatch);
  const { wcag, apca } = bestTextOn(rgb24);
  return {
    hex,
    name: name ?? { name: hex, hex, deltaE: "0.0" },
    names: otherNames,
    css: nearestCss(rgb24),
    tailwind: nearestTailwind(rgb24),
    codes: [] as { label: string; code: string }[],
    looks: describe(color),
    summary: summarize(rgb24),
    values: makeValues(rgb24),
    facts: factsOf(rgb24, oklch, slice),
    slice,
    /** For the sliders: lightness in percent. */
    oklch: [round(oklch.l * 100, 2), round(oklch.c, 4), round(oklch.h ?? 0, 2)] as const,
    lightToDark: distinct([
      ...tints(color, RAMP_STEPS + 1, "oklch").reverse(),
      ...shades(color, RAMP_STEPS + 1, "oklch").slice(1),
    ]),
    tones: distinct(tones(color, TONE_STEPS, "oklch")),
    harmonies: harmonySets(color),
    contrasts: contrastSamples(rgb24),
    bestText: { wcag, apca },
    visions: visionsOf(rgb24),
    neighbors: neighborsOf(rgb24, oklch),
    gradients: gradientSamples(color, oklch.h === null),
    previous: rgb24 > 0 ? hexOf(rgb24 - 1) : null,
    next: rgb24 < LARGEST_RGB24 ? hexOf(rgb24 + 1) : null,
  };
}

function harmonySets(color: Color): HarmonySet[] {
  return HARMONY_ORDER.map((id) => {
    const rule = HARMONY_RULES.find((candidate) => candidate.id === id) as HarmonyRule;
    const [base, ...others] = harmonyOf(color, rule).map(printColor) as [Hex, ...Hex[]];
    if (id === "monochromatic") return { name: rule.name, hexes: byLightness([base, ...others]) };
    // The base stands between its two neighbors.
    if (id === "analogous") return { name: rule.name, hexes: [...others.slice(1), base, ...others.slice(0, 1)] };
    return { name: rule.name, hexes: [base, ...others] };
  });
}

function gradientSamples(color: Color, isGray: boolean): GradientSample[] {
  const light = tints(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const dark = shades(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const samples: { name: string; stops: Color[]; space: "oklab" | "oklch" }[] = [
    { name: "Light to dark", stops: [light, color, dark], space: "oklab" },
    { name: "Across its neighbors", stops: [rotateHue(color, -40), color, rotateHue(color, 40)], space: "oklch" },
    { name: "To its complement", stops: [color, rotateHue(color, 180)], space: "oklch" },
  ];
  return samples.slice(0, isGray ? 1 : undefined).map(({ name, stops, space }) => {
    const { modern, fallback } = gradientCss(stops.map(toSrgb), { space });
    return { name, shown: fallback, css: `background: ${fallback};\nbackground: ${modern};` };
  });
}

function toSrgb(color: Color) {
  return fromRgb24(toRgb24(color));
}

function byLightness(hexes: readonly Hex[]) {
  return hexes.toSorted((a, b) => (hexToOklch(a)?.l ?? 0) - (hexToOklch(b)?.l ?? 0));
}

function distinct(colors: readonly Color[]): Hex[] {
  return [...new Set(colors.map(printColor))];
}

function printColor(color: Color) {
  return hexOf(toRgb24(color));
}

function round(value: number, digits: number) {
  return Number(value.toFixed(digits));
}
