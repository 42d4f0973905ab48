import type { Color, Hex, Oklch, Rgb24 } from "#color/color.ts";
import { fromRgb24, hexToOklch, toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import type { NameService } from "#color/names.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { tailwindColors } from "#color/tailwind.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { cssNameOf, cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";
import { variableName } from "#color/text/slug.ts";
import { round } from "../round.ts";
import { bestTextOn, contrastSamples } from "./contrast-samples.ts";
import { factsOf, summarize } from "./facts.ts";
import { gradientSamples } from "./gradient-samples.ts";
import { harmonySetsOf } from "./harmony-sets.ts";
import { type Match, makeMatch, type Named } from "./match.ts";
import { neighborsOf } from "./neighbors.ts";
import { makeSlice } from "./slice.ts";
import { makeValues } from "./values.ts";
import { visionsOf } from "./visions.ts";

export type Reference = ReturnType<typeof makeReference>;

const OTHER_NAMES = 5;
/** Steps to each side of the base, which is one more. */
const RAMP_STEPS = 6;
const TONE_STEPS = 7;
const LARGEST_RGB24 = 0xffffff;

/** Everything that the page of a color says, as plain data: text, hex codes and a few numbers. */
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
    /** The nearest of all names, without that one. */
    names: others,
    /** One that is exactly this color. */
    alsoCalled: others.find(({ deltaE }) => deltaE === "0.0")?.name ?? null,
    css: nearestCss(rgb24),
    tailwind: nearestTailwind(rgb24),
    codes: codeTexts(color, name.name),
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
    // A gray is its own tone already, and has no hue to turn.
    tones: isGray ? [] : distinct(tones(color, TONE_STEPS, "oklch")),
    harmonies: harmonySetsOf(color, oklch),
    contrasts: contrastSamples(rgb24),
    bestText: bestTextOn(rgb24),
    visions: visionsOf(rgb24),
    neighbors: neighborsOf(rgb24, oklch),
    gradients: gradientSamples(color, isGray),
    previous: rgb24 > 0 ? hexOf(rgb24 - 1) : null,
    next: rgb24 < LARGEST_RGB24 ? hexOf(rgb24 + 1) : null,
  };
}

function otherNames(rgb24: Rgb24, name: Match, names: NameService): Match[] {
  const nearest = names.nearestMany(rgb24, OTHER_NAMES + 1).map(makeMatch);
  return nearest.filter((other) => other.name !== name.name).slice(0, OTHER_NAMES);
}

function distinct(colors: readonly Color[]): Hex[] {
  return [...new Set(colors.map((color) => hexOf(toRgb24(color))))];
}

export function nearestCss(rgb24: Rgb24): Match {
  const nearest = nearestOf(rgb24, cssNames());
  return makeMatch({ ...nearest, name: cssNameOf(nearest.rgb24) ?? nearest.name });
}

let tailwindInSrgb: Named[] | undefined;

/** The nearest step of Tailwind's palette, as browsers without wide gamut show it. */
export function nearestTailwind(rgb24: Rgb24): Match {
  tailwindInSrgb ??= tailwindColors().map(({ name, color }) => ({ name, rgb24: toRgb24(color) }));
  return makeMatch(nearestOf(rgb24, tailwindInSrgb));
}

/** The nearest by CIEDE2000 of a list that is short enough to compare all. */
function nearestOf<Entry extends Named>(rgb24: Rgb24, entries: readonly Entry[]) {
  let nearest = entries[0] as Entry;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const deltaE = deltaE2000Rgb24(rgb24, entry.rgb24);
    if (deltaE >= least) continue;
    least = deltaE;
    nearest = entry;
  }
  return { ...nearest, deltaE: least };
}

/** A color in the code of every platform. Variables are called by the color's own name. */
export function codeTexts(color: Color, name: string) {
  const variable = variableName(name);
  return CODE_FORMS.map(({ name: form, language, print }) => ({
    name: form,
    language,
    code: print(color, variable),
  }));
}
