import { describe } from "#color/describe.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import { turnBetween } from "#color/kernel/hue.ts";
import { type Marker, placesOf, ruledPlaces } from "./markers.ts";
import type { RuleId } from "./rules.ts";
import type { State } from "./state.ts";

export const WHEEL_NAMES: Record<Wheel, string> = { oklch: "OKLCH", hsl: "HSL", ryb: "RYB" };
const HELD_DEGREES = 0.5;

/** "Triad, 120° apart", plus how locks change that. */
export function ruleSentence(state: State): string {
  return [`${ruleWords(state)}.`, ...heldSentences(state)].join(" ");
}

function ruleWords({ rule, angle, count, isEqual }: State): string {
  const a = degrees(angle);
  const chromas = `One hue at one lightness, ${count} chromas`;
  const words: Record<RuleId, string> = {
    analogous: `Analogous, ${a} apart`,
    monochromatic: isEqual ? chromas : `One hue at ${count} lightnesses`,
    triad: "Triad, 120° apart",
    complementary: "Complementary, 180° apart",
    split: `Split complementary, ${a} to both sides of the opposite`,
    "double-split": `Double split, ${a} to both sides of the base and its opposite`,
    square: "Square, 90° apart",
    tetrad: `Tetrad, two opposite pairs ${a} apart`,
    compound: `Compound, two opposites with neighbors ${a} away`,
    shades: isEqual ? chromas : `${count} shades of one hue, toward black`,
    custom: `Custom, ${count} free colors`,
  };
  return words[rule];
}

function heldSentences(state: State): string[] {
  if (state.rule === "custom") return [];
  const ruled = ruledPlaces(state);
  return placesOf(state).flatMap(({ h }, index) => {
    const off = Math.abs(turnBetween(ruled[index]?.h ?? h, h));
    return off < HELD_DEGREES
      ? []
      : [`Color ${index + 1} keeps its hue, ${degrees(off)} from its position in the harmony.`];
  });
}

/** The value text of a marker: "139°, chroma 0.190, lightness 57%, vivid green". */
export function markerText({ at: { h, c, l }, color }: Marker, wheel: Wheel): string {
  const strength = wheel === "oklch" ? `chroma ${c.toFixed(3)}` : `saturation ${Math.round(c * 100)}%`;
  return `${Math.round(h) % 360}°, ${strength}, lightness ${Math.round(l * 100)}%, ${describe(color)}`;
}

/** Which colors lost chroma, and how much; null if none did. */
export function lossSentence(markers: readonly Marker[], isEqual: boolean): string | null {
  const losses = markers.flatMap(({ lost }, index) =>
    lost ? [`Color ${index + 1} from ${lost.from.toFixed(3)} to ${lost.to.toFixed(3)}`] : [],
  );
  if (losses.length === 0) return isEqual ? "All have equal lightness, and none lost chroma." : null;
  const why = isEqual
    ? "For equal lightness inside sRGB, chroma was reduced"
    : "To stay inside sRGB, chroma was reduced";
  return `${why}: ${losses.join(", ")}.`;
}

function degrees(value: number): string {
  return `${Math.round(value * 10) / 10}°`;
}
