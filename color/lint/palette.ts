import { reduceChroma } from "../chroma.ts";
import { clamp } from "../clamp.ts";
import type { Color, Oklch, Rgb24 } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { see, VISIONS, type Vision } from "../difference/compare.ts";
import { deltaE2000At } from "../kernel/delta-e.ts";
import { printHex } from "../text/print.ts";
import type { Finding, LintOptions, NamedColor } from "./finding.ts";

/** What the rules check: the palette with everything that several rules need, computed once. */
export type Palette = {
  readonly colors: readonly Color[];
  readonly names: readonly string[];
  readonly rgb24: readonly Rgb24[];
  readonly oklch: readonly Oklch[];
  isPinned(index: number): boolean;
  /** ΔE2000 of two colors, or of one and a candidate, as seen with a kind of vision. */
  difference(vision: Vision, a: number, b: number | Seen): number;
};

/** The Lab values of one color under every kind of vision. */
export type Seen = Float64Array;

/** A possible replacement for a color of the palette; a smaller cost is better. */
export type Move = { readonly index: number; readonly color: Color; readonly cost: number };

const LIGHTNESS_STEP = 0.01;
/** Hue turns to try, in degrees, if no lightness is far enough from everything. */
const HUE_TURNS = [20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 180];
/** A gray has no hue to turn. */
const MIN_CHROMA_TO_TURN = 0.01;

export function createPalette(named: readonly NamedColor[], isPinned: LintOptions["isPinned"]): Palette {
  const colors = named.map(({ color }) => color);
  const seen = colors.map(seenByAll);
  return {
    colors,
    names: named.map(({ name }) => name),
    rgb24: colors.map(toRgb24),
    oklch: colors.map((color) => convert(color, "oklch")),
    isPinned: isPinned ?? (() => false),
    difference: (vision, a, b) => {
      const second = typeof b === "number" ? (seen[b] as Seen) : b;
      return deltaE2000At(seen[a] as Seen, second, 3 * VISIONS.indexOf(vision));
    },
  };
}

export function seenByAll(color: Color): Seen {
  const values = new Float64Array(VISIONS.length * 3);
  for (const [index, vision] of VISIONS.entries()) {
    const { l, a, b } = convert(see(color, vision), "lab");
    values.set([l, a, b], 3 * index);
  }
  return values;
}

/** The name of a color for a sentence: in quotes, or its number. */
export function nameOf({ names }: Palette, index: number): string {
  return names[index] ? `“${names[index]}”` : `color ${index + 1}`;
}

/** Same as `nameOf`, for the start of a sentence. */
export function startWith(palette: Palette, index: number): string {
  return nameOf(palette, index).replace(/^color/, "Color");
}

/** The palette with some colors replaced. */
export function replaceColors(colors: readonly Color[], changed: ReadonlyMap<number, Color>): Color[] {
  return colors.map((color, index) => changed.get(index) ?? color);
}

/** The finding with the cheapest move as its fix. */
export function withCheapest(finding: Finding, palette: Palette, moves: readonly Move[]): Finding {
  const cheapest = moves.toSorted((a, b) => a.cost - b.cost)[0];
  if (!cheapest) return finding;
  const { index, color } = cheapest;
  const label = `Change ${nameOf(palette, index)} to ${printHex(color)}`;
  return { ...finding, fix: { label, colors: replaceColors(palette.colors, new Map([[index, color]])) } };
}

/**
 * The color that passes and is as near as possible to one of the palette's: at another lightness, or, if its hue may
 * turn too, at any lightness and the nearest hue. The returned color is exactly the one tested, rounded for text.
 */
export function moveUntil(
  { colors }: Palette,
  index: number,
  changes: "lightness" | "hue",
  passes: (candidate: Color) => boolean,
): Move | null {
  const start = convert(colors[index] as Color, "oklch");
  const hasHue = start.h !== null && start.c >= MIN_CHROMA_TO_TURN;
  const turns = changes === "lightness" ? [0] : hasHue ? HUE_TURNS : [];
  for (const degrees of turns) {
    const h = start.h === null ? null : (start.h + degrees + 360) % 360;
    for (let distance = degrees === 0 ? LIGHTNESS_STEP : 0; distance < 1; distance += LIGHTNESS_STEP) {
      for (const l of [start.l + distance, start.l - distance]) {
        if (l < 0 || l > 1) continue;
        const color = tidy({ ...start, l, h });
        if (passes(color)) return { index, color, cost: distance + Math.abs(degrees) / 180 };
      }
    }
  }
  return null;
}

/** The color reduced to sRGB and rounded to 8 bits, as it is written. Alpha is kept. */
export function tidy(color: Oklch): Color {
  const inside = reduceChroma({ ...color, l: clamp(color.l, 0, 1), c: Math.max(color.c, 0) }, "srgb");
  return { ...fromRgb24(toRgb24(inside)), alpha: color.alpha };
}
