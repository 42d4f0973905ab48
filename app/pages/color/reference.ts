import type { Color, Hex, NamedRgb24, Oklch, Rgb24 } from "#color/color.ts";
import { fromRgb24, hexToOklch, toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { indexNames, type NameIndex, type NameService } from "#color/names.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { round } from "#color/round.ts";
import { tailwindColors } from "#color/tailwind.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { cssNameOf, cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";
import { variableName } from "#color/text/slug.ts";
import { bestTextOn, contrastSamples } from "./contrast-samples.ts";
import { factsOf, summarize } from "./facts.ts";
import { gradientSamples } from "./gradient-samples.ts";
import { harmonySetsOf } from "./harmony-sets.ts";
import { type Match, makeMatch } from "./match.ts";
import { neighborsOf } from "./neighbors.ts";
import { makeSlice } from "./slice.ts";
import { makeValues } from "./values.ts";
import { visionsOf } from "./visions.ts";

export type Reference = ReturnType<typeof makeReference>;

const OTHER_NAMES = 5;
/** Steps on each side of the base; the base is one more. */
const RAMP_STEPS = 6;
const TONE_STEPS = 7;
const MAX_RGB24 = 0xffffff;

export function makeReference(rgb24: Rgb24, names: NameService) {
  const hex = hexOf(rgb24);
  const color = fromRgb24(rgb24);
  const oklch = hexToOklch(hex) as Oklch;
  const slice = makeSlice(oklch);
  const isGray = oklch.h === null;
  const name = makeMatch(names.best(rgb24));
  const others = otherNames(rgb24, name, names);
  return {
    hex,
    name,
    /** The nearest of all names, except `name`. */
    names: others,
    alsoCalled: others.find(({ deltaE }) => deltaE === "0.0")?.name ?? null,
    css: nearestCss(rgb24),
    tailwind: nearestTailwind(rgb24),
    codes: codeTexts(color, name.name),
    looks: describe(color),
    summary: summarize(rgb24),
    values: makeValues(rgb24),
    facts: factsOf(rgb24, oklch, slice),
    slice,
    /** For the sliders; lightness in percent. */
    oklch: [round(oklch.l * 100, 2), round(oklch.c, 4), round(oklch.h ?? 0, 2)] as const,
    lightToDark: distinct([
      ...tints(color, RAMP_STEPS + 1, "oklch").reverse(),
      ...shades(color, RAMP_STEPS + 1, "oklch").slice(1),
    ]),
    // A gray is already its own tone and has no hue to rotate.
    tones: isGray ? [] : distinct(tones(color, TONE_STEPS, "oklch")),
    harmonies: harmonySetsOf(color, oklch),
    contrasts: contrastSamples(rgb24),
    bestText: bestTextOn(rgb24),
    visions: visionsOf(rgb24),
    neighbors: neighborsOf(rgb24, oklch),
    gradients: gradientSamples(color, isGray),
    previous: rgb24 > 0 ? hexOf(rgb24 - 1) : null,
    next: rgb24 < MAX_RGB24 ? hexOf(rgb24 + 1) : null,
  };
}

function otherNames(rgb24: Rgb24, name: Match, names: NameService): Match[] {
  const nearest = names.nearestMany(rgb24, OTHER_NAMES + 1).map(makeMatch);
  return nearest.filter((other) => other.name !== name.name).slice(0, OTHER_NAMES);
}

function distinct(colors: readonly Color[]): Hex[] {
  return [...new Set(colors.map((color) => hexOf(toRgb24(color))))];
}

let css: NameIndex | undefined;

export function nearestCss(rgb24: Rgb24): Match {
  css ??= indexOf(cssNames());
  const nearest = css.nearest(rgb24);
  return makeMatch({ ...nearest, name: cssNameOf(nearest.rgb24) ?? nearest.name });
}

let tailwindInSrgb: NameIndex | undefined;

/** Compares the Tailwind colors as browsers without wide gamut show them. */
export function nearestTailwind(rgb24: Rgb24): Match {
  tailwindInSrgb ??= indexOf(tailwindColors().map(({ name, color }) => ({ name, rgb24: toRgb24(color) })));
  return makeMatch(tailwindInSrgb.nearest(rgb24));
}

function indexOf(colors: readonly NamedRgb24[]) {
  return indexNames({
    count: colors.length,
    listedCount: colors.length,
    nameAt: (index) => colors[index]?.name ?? "",
    rgbAt: (index) => colors[index]?.rgb24 ?? 0,
  });
}

/** The variables are named after the color. */
export function codeTexts(color: Color, name: string) {
  const variable = variableName(name);
  return CODE_FORMS.map(({ name: form, language, print }) => {
    const code = print(color, variable);
    // Single lines appear in a list, which has no room to name the language.
    return { name: form, code, ...(code.includes("\n") && { language }) };
  });
}
