import type { Color, Oklch, Rgb24 } from "../color.ts";
import { convert, toRgb24 } from "../convert.ts";
import { see, VISIONS, type Vision } from "../difference/compare.ts";
import { deltaE2000At } from "../kernel/delta-e.ts";
import { printHex } from "../text/print.ts";
import type { LintFix, LintOptions, NamedColor } from "./finding.ts";

/** What the rules look at: the palette with everything that several of them need, computed once. */
export type Palette = {
  readonly size: number;
  readonly colors: readonly Color[];
  readonly names: readonly string[];
  readonly rgb24: readonly Rgb24[];
  readonly oklch: readonly Oklch[];
  readonly gamut: "srgb" | "display-p3";
  readonly scales: readonly (readonly number[])[];
  readonly background: Color | null;
  readonly hasFixes: boolean;
  isPinned(index: number): boolean;
  /** ΔE2000 of two of the colors, or of one and a candidate, as seen with a kind of vision. */
  difference(vision: Vision, a: number, b: number | Seen): number;
};

/** The Lab values of one color under every kind of vision. */
export type Seen = Float64Array;

export function createPalette(named: readonly NamedColor[], options: LintOptions): Palette {
  const colors = named.map(({ color }) => color);
  const seen = colors.map(seenByAll);
  const size = colors.length;
  const scales = (options.scales ?? []).map((scale) => scale.filter((index) => index >= 0 && index < size));
  return {
    size,
    colors,
    names: named.map(({ name }) => name),
    rgb24: colors.map(toRgb24),
    oklch: colors.map((color) => convert(color, "oklch")),
    gamut: options.gamut ?? "srgb",
    scales,
    background: options.background ?? null,
    hasFixes: options.hasFixes ?? true,
    isPinned: options.isPinned ?? (() => false),
    difference: (vision, a, b) => {
      const first = seen[a] as Seen;
      const second = typeof b === "number" ? (seen[b] as Seen) : b;
      return deltaE2000At(first, second, 3 * VISIONS.indexOf(vision));
    },
  };
}

export function seenByAll(color: Color): Seen {
  const values = new Float64Array(VISIONS.length * 3);
  for (const [index, vision] of VISIONS.entries()) {
    const { l, a, b } = convert(see(color, vision), "lab");
    values[3 * index] = l;
    values[3 * index + 1] = a;
    values[3 * index + 2] = b;
  }
  return values;
}

/** The name of a color in a sentence: in quotes, or its number. */
export function nameOf({ names }: Palette, index: number): string {
  return names[index] ? `“${names[index]}”` : `color ${index + 1}`;
}

/** The same at the beginning of a sentence. */
export function startWith(palette: Palette, index: number): string {
  return nameOf(palette, index).replace("color", "Color");
}

/** The palette with some colors replaced. */
export function replaceColors(colors: readonly Color[], changed: ReadonlyMap<number, Color>): Color[] {
  return colors.map((color, index) => changed.get(index) ?? color);
}

/** A fix that gives one color another value. */
export function changeOne(palette: Palette, index: number, color: Color): LintFix {
  return {
    label: `Change ${nameOf(palette, index)} to ${printHex(color)}`,
    colors: replaceColors(palette.colors, new Map([[index, color]])),
  };
}
