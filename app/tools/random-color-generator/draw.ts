import type { Color } from "#color/color.ts";
import { RANDOM_DEFAULTS, type RandomColorsOptions, randomColors } from "#color/generate/random-colors.ts";
import { type Candidate, type Drawn, drawNamed } from "./draw-named.ts";
import type { State } from "./state.ts";

/** `candidates` are the colors whose names have the word of the state; without a word any color may come. */
export function drawColors(state: State, candidates: readonly Candidate[] = NOBODY): Drawn {
  const known = drawn.get(state);
  if (known && known.candidates === candidates) return known.result;
  const result = state.word === "" ? drawAny(state) : drawNamed(state, optionsOf(state), candidates);
  drawn.set(state, { candidates, result });
  return result;
}

/** The colors of the states in the history are asked for at every rendering. */
const drawn = new WeakMap<State, { candidates: readonly Candidate[]; result: Drawn }>();

const NOBODY: readonly Candidate[] = [];

export function colorsOf({ slots }: Drawn): Color[] {
  return slots.filter((color) => color !== null);
}

function drawAny(state: State): Drawn {
  const { colors, rejected, problems } = randomColors(optionsOf(state));
  return { slots: colors, rejected, problems };
}

function optionsOf(state: State): RandomColorsOptions {
  const { lightness, chroma, contrast, fixed } = state;
  return {
    ...RANDOM_DEFAULTS,
    seed: state.seed,
    count: state.count,
    style: state.style,
    hueArc: state.hueArc,
    lightness: [lightness[0] / 100, lightness[1] / 100],
    chroma: [chroma[0] / 100, chroma[1] / 100],
    minDeltaE: state.minDeltaE,
    contrastWith: contrast,
    isColorBlindSafe: state.isColorBlindSafe,
    locked: fixed,
    gamut: state.gamut,
  };
}
