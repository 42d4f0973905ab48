import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { printRatio } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";
import { between } from "../draw.ts";
import { type ColorFamily, familyOfOklch } from "../family.ts";
import { luminance } from "../kernel/luminance.ts";
import { createRandom, type Random } from "../random.ts";
import { SAFE_DELTA_E } from "../vision.ts";
import { countOf } from "../words/count.ts";
import { GAMUT_NAMES } from "../words/gamut-names.ts";
import { C, distanceViolation, finish, H, L, measureOklchInto, newRow, ratioOf, rowOf, Y } from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";
import { commonBand, fitsStyle, type RandomStyle, STYLE_RULES } from "./random-styles.ts";
import { type GenerateGamut, MAX_CHROMA, NO_CONSTRAINTS } from "./request.ts";
import { arcSize } from "./wheel.ts";

const MAX_RANDOM_COLORS = 100;

export type RandomColorsOptions = {
  readonly seed: string;
  /** 1 to 100. */
  readonly count: number;
  readonly style: RandomStyle;
  /** OKLCH hues from the first to the second, clockwise. */
  readonly hueArc: readonly [from: number, to: number] | null;
  /** OKLCH, 0 to 1. */
  readonly lightness: readonly [least: number, most: number];
  /** OKLCH, 0 to about 0.4. */
  readonly chroma: readonly [least: number, most: number];
  /** Minimum CIEDE2000 between any two colors. */
  readonly minDeltaE: number;
  readonly contrastWith: { readonly color: Color; readonly ratio: number } | null;
  readonly isColorBlindSafe: boolean;
  /** Only colors that most people would put in this family. */
  readonly family: ColorFamily | null;
  /** Colors to keep in their positions; null and missing ones are drawn. */
  readonly locked: readonly (Color | null)[];
  readonly gamut: GenerateGamut;
};

export type Rejection = { readonly reason: string; readonly count: number };
export type RandomColors = {
  readonly colors: readonly Color[];
  /** Why candidates were rejected, most frequent reason first. */
  readonly rejected: readonly Rejection[];
  readonly problems: readonly string[];
};

type Drawing = {
  readonly options: RandomColorsOptions;
  readonly random: Random;
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  readonly background: number | null;
  readonly tally: Map<string, number>;
};

/** Five colors from all of sRGB; the caller adds a seed. */
export const RANDOM_DEFAULTS: Omit<RandomColorsOptions, "seed"> = {
  count: 5,
  style: "any",
  hueArc: null,
  lightness: [0, 1],
  chroma: [0, MAX_CHROMA],
  minDeltaE: 0,
  contrastWith: null,
  isColorBlindSafe: false,
  family: null,
  locked: [],
  gamut: "srgb",
};

/** Maximum rejected draws for one color, before and after the first color that could not be found. */
const MAX_DRAWS = 6000;
const MAX_DRAWS_WHEN_SCARCE = 600;
/** The same maximums for draws that fit but are too close to other colors. */
const MAX_NEAR = 300;
const MAX_NEAR_WHEN_SCARCE = 8;

/**
 * Draws colors uniformly, in OKLab, from the part of the gamut that the options allow. Those that are too close to each
 * other or fail otherwise are rejected and counted. If nothing fits, takes the closest found and reports a problem. The
 * same options return the same colors; a locked color is kept unchanged.
 */
export function randomColors(options: RandomColorsOptions): RandomColors {
  const count = clamp(Math.round(options.count) || 1, 1, MAX_RANDOM_COLORS);
  const drawing = begin(options);
  const { minDeltaE, isColorBlindSafe } = options;
  const constraints = { ...NO_CONSTRAINTS, minDeltaE, isColorBlindSafe };
  const rows: Float64Array[] = [];
  const colors: (Color | null)[] = Array.from({ length: count }, (_, i) => options.locked[i] ?? null);
  for (const color of colors) if (color !== null) rows.push(rowOf(color, isColorBlindSafe));
  let unfit = 0;
  let near = 0;
  const drawn = colors.map((color) => {
    if (color !== null) return color;
    const found = drawApart(drawing, rows, constraints, unfit + near > 0);
    if (!found.isFit) unfit++;
    else if (!found.isApart) near++;
    rows.push(found.row);
    return finish(found.l, found.c, found.h, options.gamut);
  });
  const rejected = [...drawing.tally].map(([reason, times]) => ({ reason, count: times }));
  const problems = explain(drawing, count, unfit, near, rows);
  return { colors: drawn, rejected: rejected.sort((a, b) => b.count - a.count), problems };
}

function begin(options: RandomColorsOptions): Drawing {
  const rule = STYLE_RULES[options.style];
  return {
    options,
    random: createRandom(options.seed),
    lightness: commonBand(options.lightness, rule.lightness) ?? options.lightness,
    chroma: commonBand(options.chroma, rule.chroma) ?? options.chroma,
    background: options.contrastWith ? luminance(toRgb24(options.contrastWith.color)) : null,
    tally: new Map(),
  };
}

type Found = {
  l: number;
  c: number;
  h: number;
  row: Float64Array;
  isFit: boolean;
  isApart: boolean;
  /** Why it was rejected, if it was. */
  reason: string | null;
};

/** Returns the first fitting color that is far enough from all before it, or the farthest found. */
function drawApart(
  drawing: Drawing,
  rows: readonly Float64Array[],
  constraints: typeof NO_CONSTRAINTS,
  isScarce: boolean,
): Found {
  let best: { found: Found; worst: number } | null = null;
  const isPlain = constraints.minDeltaE > 0 && !constraints.isColorBlindSafe;
  const nearReason = isPlain ? "Too close to another color" : "Hard to tell from another color";
  for (let tries = 0; tries < (isScarce ? MAX_NEAR_WHEN_SCARCE : MAX_NEAR); tries++) {
    const found = drawFitting(drawing, isScarce ? MAX_DRAWS_WHEN_SCARCE : MAX_DRAWS);
    let worst = 0;
    for (const row of rows) {
      worst = Math.max(worst, distanceViolation(found.row, row, constraints));
      if (best && worst >= best.worst) break;
    }
    const reason = worst === 0 || !found.isFit ? found.reason : nearReason;
    if (!best || worst < best.worst) best = { found: { ...found, reason, isApart: worst === 0 }, worst };
    if (worst === 0 || !found.isFit) break;
    reject(drawing, nearReason);
  }
  const { found } = best as { found: Found };
  if (found.reason) takeBack(drawing, found.reason);
  return found;
}

/** Draws a color that meets all its own conditions, or returns the last one in the gamut, moved into the bands. */
function drawFitting(drawing: Drawing, most: number): Found {
  const { options, random, lightness, chroma } = drawing;
  const row = newRow();
  const arc = options.hueArc ?? STYLE_RULES[options.style].hueArc ?? [0, 360];
  const size = arcSize(arc as [number, number]);
  let nearest: { l: number; c: number; h: number; ratio: number; reason: string | null } | null = null;
  for (let draws = 0; draws < most; draws++) {
    const l = between(random, lightness[0], lightness[1]);
    // A ring at twice the chroma has twice the room, hence the square root.
    const c = Math.sqrt(between(random, chroma[0] ** 2, chroma[1] ** 2));
    const h = (arc[0] + size * random() + 360) % 360;
    if (c > chromaRoom(l, h, options.gamut)) {
      reject(drawing, `Outside ${GAMUT_NAMES[options.gamut]}`);
      continue;
    }
    measureOklchInto(row, l, c, h, options.gamut, options.isColorBlindSafe);
    const ratio = drawing.background === null ? 21 : ratioOf(row[Y] as number, drawing.background);
    const reason = reasonAgainst(drawing, l, c, h, row, ratio);
    if (reason === null) return { l, c, h, row, isFit: true, isApart: true, reason };
    if (nearest === null || ratio > nearest.ratio) nearest = { l, c, h, ratio, reason };
    reject(drawing, reason);
  }
  const l = nearest?.l ?? (lightness[0] + lightness[1]) / 2;
  const h = nearest?.h ?? (arc[0] + size / 2) % 360;
  const c = nearest?.c ?? chromaRoom(l, h, options.gamut);
  measureOklchInto(row, l, c, h, options.gamut, options.isColorBlindSafe);
  return { l, c, h, row, isFit: false, isApart: true, reason: nearest?.reason ?? null };
}

function reasonAgainst(
  { options }: Drawing,
  l: number,
  c: number,
  h: number,
  row: Float64Array,
  ratio: number,
): string | null {
  if (!fitsStyle(options.style, l, c, h, options.gamut)) return `Not ${options.style}`;
  if (options.family && familyOfOklch(row[L] as number, row[C] as number, row[H] as number) !== options.family) {
    return `Not ${options.family}`;
  }
  return options.contrastWith && ratio < options.contrastWith.ratio ? "Too little contrast" : null;
}

function reject({ tally }: Drawing, reason: string): void {
  tally.set(reason, (tally.get(reason) ?? 0) + 1);
}

/** A rejected color that is used after all, as the closest one found, isn't counted. */
function takeBack({ tally }: Drawing, reason: string): void {
  const count = (tally.get(reason) ?? 0) - 1;
  if (count > 0) tally.set(reason, count);
  else tally.delete(reason);
}

function explain(
  { options, background }: Drawing,
  count: number,
  unfit: number,
  near: number,
  rows: readonly Float64Array[],
): string[] {
  const { style, lightness, chroma } = options;
  const rule = STYLE_RULES[style];
  const isAtOdds = !commonBand(lightness, rule.lightness) || !commonBand(chroma, rule.chroma);
  const problems = isAtOdds
    ? [`No ${style} color lies within the limits, so the limits were kept and the style was not.`]
    : [];
  if (unfit > 0) {
    const best = background === null ? 0 : Math.max(...rows.map((row) => ratioOf(row[Y] as number, background)));
    const isTooFlat = options.contrastWith && best < options.contrastWith.ratio;
    problems.push(
      isTooFlat
        ? `No color found within these limits reaches ${options.contrastWith?.ratio}:1; the best has ${printRatio(best)}:1.`
        : `${countOf(unfit, "color")} of ${count} could not meet the limits together: no such color was found.`,
    );
  }
  if (near > 0) {
    const asked = [
      options.minDeltaE > 0 && `${options.minDeltaE} apart`,
      options.isColorBlindSafe && `${SAFE_DELTA_E} apart with color blindness`,
    ].filter((part) => typeof part === "string");
    problems.push(
      `Only ${count - near - unfit} of ${count} colors are ${asked.join(" and ")}: they leave no room for more.`,
    );
  }
  return problems;
}
