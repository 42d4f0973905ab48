import { RANDOM_STYLES, type RandomStyle } from "#color/generate/random-styles.ts";
import { NO_LIMITS, type State } from "./state.ts";

const STYLE_NAMES: Record<RandomStyle, string> = {
  any: "Any",
  pastel: "Pastel",
  light: "Light",
  dark: "Dark",
  muted: "Muted",
  vivid: "Vivid",
  neon: "Neon",
  earth: "Earth",
};

export const STYLE_OPTIONS = RANDOM_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }));

/** The number of active limits, not counting the style. */
export function countLimits(state: State): number {
  const { lightness, chroma } = state;
  const isOn = [
    state.word !== "",
    state.hueArc !== null,
    lightness.join() !== NO_LIMITS.lightness.join(),
    chroma.join() !== NO_LIMITS.chroma.join(),
    state.minDeltaE > 0,
    state.contrast !== null,
    state.isColorBlindSafe,
    state.gamut !== "srgb",
  ];
  return isOn.filter(Boolean).length;
}
