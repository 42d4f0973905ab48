import type { Color, NamedRgb24, Rgb24 } from "#color/color.ts";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import {
  RANDOM_DEFAULTS,
  type RandomColorsOptions,
  type Rejection,
  randomColors,
} from "#color/generate/random-colors.ts";
import { fitsStyle, STYLE_RULES } from "#color/generate/random-styles.ts";
import { nextSeed } from "#color/generate/seed.ts";
import { deltaE2000At } from "#color/kernel/delta-e.ts";
import { rgb24ToLabInto } from "#color/kernel/lab.ts";
import { rgb24ToOklabInto, rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { createRandom } from "#color/random.ts";
import { DICHROMACIES, SAFE_DELTA_E, simulateRgb24 } from "#color/vision.ts";
import { cssText } from "./list-texts.ts";
import { MAX_COUNT, type State } from "./state.ts";

/** `candidates` are the colors whose names match the state's word; without a word, any color is allowed. */
export function drawColors(state: State, candidates: readonly NamedRgb24[] = NONE): Drawn {
  const known = drawn.get(state);
  if (known && known.candidates === candidates) return known.result;
  const options = optionsOf(state);
  const result = state.word === "" ? drawAny(options) : drawNamed(state, options, candidates);
  drawn.set(state, { candidates, result });
  return result;
}

/** Cached, because every render needs the colors of all states in the history. */
const drawn = new WeakMap<State, { candidates: readonly NamedRgb24[]; result: Drawn }>();

const NONE: readonly NamedRgb24[] = [];

export function colorsOf({ slots }: Drawn): Color[] {
  return slots.filter((color) => color !== null);
}

/** Limits that few colors meet may need more than one seed. */
const MAX_SEEDS = 4;

/** Draws by seed. Skips colors that are locked, so that the ones after them stay. */
function drawAny(options: RandomColorsOptions): Drawn {
  const { count } = options;
  const locked = options.locked.filter((color) => color !== null);
  const texts = new Set(locked.map(cssText));
  const isFree = (color: Color) => !texts.has(cssText(color));
  const { colors, rejected, problems } = randomColors(options);
  let found = colors.filter(isFree);
  if (found.length + locked.length === count) return { slots: fillPlaces(options, found), rejected, problems };

  // Draws more to replace possible duplicates of locked colors; if the seed runs out, continues with the next seeds.
  found = [];
  const most = Math.min(MAX_COUNT, count + locked.length);
  for (let tries = 0, { seed } = options; tries < MAX_SEEDS && found.length + locked.length < count; tries++) {
    found.push(...randomColors({ ...options, seed, count: most }).colors.filter(isFree));
    seed = nextSeed(seed);
  }
  const total = found.length + locked.length;
  const shortage = total < count ? [`Only ${total} of ${count} colors: no more fit the limits.`] : [];
  return { slots: fillPlaces(options, found), rejected, problems: [...problems, ...shortage] };
}

/** Locked colors in their places, found ones in the others until they run out. */
function fillPlaces({ count, locked }: RandomColorsOptions, found: readonly Color[]): (Color | null)[] {
  const left = [...found];
  return Array.from({ length: count }, (_, place) => locked[place] ?? left.shift() ?? null);
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

export type Drawn = {
  readonly slots: readonly (Color | null)[];
  /** Why candidates were rejected, most frequent reason first. */
  readonly rejected: readonly Rejection[];
  /** What couldn't be met, as sentences. */
  readonly problems: readonly string[];
};

/** Names cluster around popular colors, so each OKLab cell with this edge length gets the same chance. */
const CELL = 0.06;
const oklab = new Float64Array(3);
const oklch = new Float64Array(3);

/**
 * Draws distinct named colors within the limits, spread over OKLab. May return fewer than requested, because named
 * colors can't be adjusted. Locked colors stay in place.
 */
function drawNamed(state: State, options: RandomColorsOptions, candidates: readonly NamedRgb24[]): Drawn {
  const tally = new Map<string, number>();
  const reject = (reason: string) => tally.set(reason, (tally.get(reason) ?? 0) + 1);
  const locked = options.locked.filter((color) => color !== null);
  const rows = locked.map((color) => measure(toRgb24(color), options.isColorBlindSafe));
  const taken = new Set(locked.map(toRgb24));
  const wanted = options.count - locked.length;
  const found: Color[] = [];
  for (const { rgb24 } of shuffleEvenly(candidates, options.seed)) {
    if (found.length === wanted) break;
    if (taken.has(rgb24)) continue;
    const reason = reasonAgainst(rgb24, options);
    if (reason) {
      reject(reason);
      continue;
    }
    const row = measure(rgb24, options.isColorBlindSafe);
    if (!rows.every((other) => isApart(row, other, options))) {
      reject(options.isColorBlindSafe ? "Hard to tell from another color" : "Too close to another color");
      continue;
    }
    taken.add(rgb24);
    rows.push(row);
    found.push(fromRgb24(rgb24));
  }
  const slots = fillPlaces(options, found);
  const missing = slots.filter((color) => color === null).length;
  return {
    slots,
    rejected: [...tally].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    problems: missing > 0 ? [explain(state, options.count - missing, candidates.length)] : [],
  };
}

/** Uses weighted keys: https://doi.org/10.1016/j.ipl.2005.11.003 (Efraimidis and Spirakis). */
function shuffleEvenly(candidates: readonly NamedRgb24[], seed: string): NamedRgb24[] {
  const cells = candidates.map(({ rgb24 }) => {
    rgb24ToOklabInto(rgb24, oklab);
    return Array.from(oklab, (value) => Math.floor(value / CELL)).join();
  });
  const crowds = Map.groupBy(cells, (cell) => cell);
  const random = createRandom(seed);
  return candidates
    .map((candidate, index) => ({ candidate, key: random() ** (crowds.get(cells[index] ?? "")?.length ?? 1) }))
    .sort((a, b) => b.key - a.key)
    .map(({ candidate }) => candidate);
}

function reasonAgainst(rgb24: Rgb24, { style, gamut, hueArc, lightness, chroma, contrastWith }: RandomColorsOptions) {
  rgb24ToOklchInto(rgb24, oklch);
  const [l, c, h] = oklch as unknown as [number, number, number];
  const rule = STYLE_RULES[style];
  const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  if (!isWithin(l, lightness)) return "Outside the lightness limits";
  if (!isWithin(c, chroma)) return "Outside the chroma limits";
  if (hueArc && (h - hueArc[0] + 360) % 360 > (hueArc[1] - hueArc[0] + 360) % 360) return "Outside the hue limits";
  if (!isWithin(l, rule.lightness) || !isWithin(c, rule.chroma) || !fitsStyle(style, l, c, h, gamut))
    return `Not ${style}`;
  if (contrastWith && wcagContrast(rgb24, toRgb24(contrastWith.color)) < contrastWith.ratio)
    return "Too little contrast";
  return null;
}

/** L, a and b for every kind of vision to consider. */
function measure(rgb24: Rgb24, isColorBlindSafe: boolean): Float64Array {
  const visions = isColorBlindSafe ? DICHROMACIES : [];
  const row = new Float64Array(3 * (visions.length + 1));
  rgb24ToLabInto(rgb24, row);
  for (const [index, deficiency] of visions.entries()) {
    rgb24ToLabInto(simulateRgb24(rgb24, deficiency), row.subarray(3 * (index + 1)));
  }
  return row;
}

function isApart(a: Float64Array, b: Float64Array, { minDeltaE, isColorBlindSafe }: RandomColorsOptions): boolean {
  for (let at = 0; at < a.length; at += 3) {
    const least = Math.max(at === 0 ? minDeltaE : 0, isColorBlindSafe ? SAFE_DELTA_E : 0);
    if (least === 0) continue;
    if (deltaE2000At(a, b, at) < least) return false;
  }
  return true;
}

function explain({ word, count }: State, found: number, candidates: number): string {
  if (candidates === 0) return `No color is named “${word}”.`;
  const names = candidates === 1 ? "1 name was" : `${candidates} names were`;
  return `Only ${found} of ${count} colors: ${names} found for “${word}”, and no more fit the limits.`;
}
