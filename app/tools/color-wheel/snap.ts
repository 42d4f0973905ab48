import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import type { HarmonyId } from "#color/harmony/harmony.ts";
import type { DetectedHarmony } from "#color/harmony/harmony-detect.ts";
import { turnBetween } from "#color/kernel/hue.ts";
import { round } from "#color/round.ts";
import { blank, setColors, setRule } from "./changes.ts";
import { ruledPlaces } from "./markers.ts";
import { toPolar } from "./polar.ts";
import { MAX_COLORS, type RuleId, ruleOf } from "./rules.ts";
import type { Channels, State } from "./state.ts";

const RULE_OF: Record<HarmonyId, RuleId> = {
  complementary: "complementary",
  "split-complementary": "split",
  "double-split-complementary": "double-split",
  analogous: "analogous",
  triadic: "triad",
  tetradic: "tetrad",
  square: "square",
  monochromatic: "custom",
};
const MAX_DEGREES_OFF = 1.5;
/** Grays fit any place. In OKLCH, as when they were detected, because on the other wheels even black can have chroma. */
const GRAY_CHROMA = 0.02;

/**
 * Turns the detected colors to the places of the rule and joins them by it; each keeps its chroma and lightness. If no
 * order of them fits the rule, such as with two colors for one place, they stay free and in place.
 */
export function snapTo(state: State, { rule: found, wheel, colors }: DetectedHarmony): State {
  const free: State = { ...setColors(state, colors), wheel };
  const rule = ruleOf(RULE_OF[found]);
  if (rule.id === "custom" || colors.length < rule.least || colors.length > MAX_COLORS) return free;
  const arranged = colors
    .map((_, base) =>
      arrange({ ...free, colors: [colors[base] as Color, ...colors.filter((_c, at) => at !== base)] }, rule.id),
    )
    .filter((fit) => fit.off <= MAX_DEGREES_OFF)
    .toSorted((one, other) => one.off - other.off);
  return arranged[0]?.state ?? free;
}

/** Derives the rule from the first color; each other place takes the nearest remaining color. */
function arrange(free: State, rule: RuleId): { state: State; off: number } {
  const count = free.colors.length;
  const bare: State = { ...setRule(free, rule), count, pins: blank(count), tweaks: blank(count) };
  const left = free.colors.slice(1);
  let off = 0;
  const tweaks = ruledPlaces(bare).map((place, index): Channels => {
    if (index === 0) return {};
    const distances = left.map((color) => {
      const isGray = convert(color, "oklch").c < GRAY_CHROMA;
      return isGray ? 0 : Math.abs(turnBetween(place.h, toPolar(color, free.wheel).h));
    });
    const nearest = distances.indexOf(Math.min(...distances));
    off = Math.max(off, distances[nearest] ?? 0);
    const [color] = left.splice(nearest, 1);
    const { c, l } = toPolar(color as Color, free.wheel);
    return withoutZeros({ c: round(c - place.c, 4), l: round(l - place.l, 4) });
  });
  return { state: { ...bare, tweaks }, off };
}

function withoutZeros(channels: Channels): Channels {
  return Object.fromEntries(Object.entries(channels).filter(([, value]) => value !== 0));
}
