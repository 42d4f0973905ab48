import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { generatePalette } from "#color/generate/palette.ts";
import {
  FREE,
  type GenerateRequest,
  LOCKED,
  MAX_COLORS,
  MIN_COLORS,
  NO_CONSTRAINTS,
  type Slot,
} from "#color/generate/request.ts";
import { nextSeed } from "#color/generate/seed.ts";
import { HARMONY_RULES } from "#color/harmony/harmony.ts";
import { writeColors } from "#color/text/address.ts";
import { defineAct } from "./act.ts";
import { makeNamedColor } from "./color-values.ts";
import { choiceParameter, colorsParameter, seedParameter, wholeNumberParameter } from "./parameters.ts";

type Harmony = GenerateRequest["harmony"];

const DEFAULT_COUNT = 5;
const DEFAULT_BOLDNESS = 50;
const HARMONIES: readonly Harmony[] = ["auto", ...HARMONY_RULES.map(({ id }) => id)];
/** The color of a free place is ignored. */
const FREE_SLOT: Slot = { color: fromRgb24(0), locks: FREE };

export const paletteAct = defineAct({
  name: "palette",
  title: "Palette",
  text: "Generates a palette. The same seed with the same parameters always gives the same palette, here and in the palette generator.",
  parameters: {
    seed: seedParameter("The seed of the palette."),
    count: wholeNumberParameter(MIN_COLORS, MAX_COLORS, DEFAULT_COUNT, "How many colors, including locked ones."),
    harmony: choiceParameter(HARMONIES, "auto", "How the hues relate."),
    boldness: wholeNumberParameter(0, 100, DEFAULT_BOLDNESS, "From muted, near gray, to vivid."),
    lock: colorsParameter(
      0,
      MAX_COLORS,
      "Colors to keep, in the first positions. Colors beyond the count are ignored.",
    ),
  },
  example: { seed: "teal7", count: "4", lock: "0d6986" },
  run({ seed: given, count, harmony, boldness, lock }, { names, newSeed }) {
    const seed = given ?? newSeed();
    // A palette is opaque.
    const locked = lock.slice(0, count).map(({ color }): Color => ({ ...color, alpha: 1 }));
    const slots = Array.from({ length: count }, (_, at): Slot => {
      const color = locked[at];
      return color ? { color, locks: LOCKED } : FREE_SLOT;
    });
    const { colors, problems } = generatePalette({
      seed,
      slots,
      harmony,
      mode: "lch",
      hue: "constant",
      boldness: boldness / 100,
      constraints: NO_CONSTRAINTS,
    });
    return {
      seed,
      next: nextSeed(seed),
      harmony,
      boldness,
      colors: colors.map((color, at) => ({ ...makeNamedColor(color, names), isLocked: at < locked.length })),
      problems,
      page: pageOf(colors, { seed, harmony, boldness, lockCount: locked.length }),
    };
  },
});

type Settings = { seed: string; harmony: Harmony; boldness: number; lockCount: number };

/** The palette in the generator, in the grammar of its addresses. */
function pageOf(colors: readonly Color[], { seed, harmony, boldness, lockCount }: Settings) {
  const query = new URLSearchParams({ c: writeColors(colors) });
  if (lockCount > 0) query.set("l", Array.from({ length: lockCount }, (_, at) => at.toString(36)).join(""));
  query.set("s", seed);
  if (harmony !== "auto") query.set("h", harmony);
  if (boldness !== DEFAULT_BOLDNESS) query.set("b", String(boldness));
  return `/color-palette-generator?${query.toString().replaceAll("%7E", "~")}`;
}
