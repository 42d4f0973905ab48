import { BLEND_MODES, type BlendMode } from "#color/blend.ts";
import type { Hex } from "#color/color.ts";

/** The last one mixes as paint does; its code comes late. */
export const MODES = [...BLEND_MODES, "pigment"] as const;
export type Mode = BlendMode | "pigment";

/** A color in the tray of the mixer, and how many parts of it go in. */
export type BaseColor = { readonly color: Hex; readonly count: number };

export type State = {
  /** 1 to 20, no color twice. */
  readonly baseColors: readonly BaseColor[];
  readonly activeMode: Mode;
  /** What a recipe is wanted for. */
  readonly target: Hex | null;
};

/** The form that mixes without JavaScript; its fields stand all over the bench. */
export const FORM_ID = "color-mixer-form";
export const MAX_COUNT = 40;
export const MAX_BASE_COLORS = 20;

// The values of the named colors of CSS: red, orange, yellow, green, blue, indigo, violet.
export const INITIAL: State = {
  baseColors: counted({
    "#FF0000": 0,
    "#FFA500": 0,
    "#FFFF00": 3,
    "#008000": 4,
    "#0000FF": 4,
    "#4B0082": 0,
    "#EE82EE": 0,
  }),
  activeMode: "rgb",
  target: null,
};

export function counted(parts: Readonly<Record<Hex, number>>): readonly BaseColor[] {
  return Object.entries(parts).map(([color, count]) => ({ color: color as Hex, count }));
}

/** `width` is its share of all parts in percent, to two decimals. */
export type Ingredient = BaseColor & { readonly width: number };

export function colorsToBlend({ baseColors }: Pick<State, "baseColors">): readonly Ingredient[] {
  const total = partsOf({ baseColors });
  return baseColors
    .filter(({ count }) => count > 0)
    .map(({ color, count }) => ({ color, count, width: Math.round((count / total) * 10_000) / 100 }));
}

export function partsOf({ baseColors }: Pick<State, "baseColors">): number {
  return baseColors.reduce((sum, { count }) => sum + count, 0);
}

/** What the modes are called in the row of choices, and in a sentence. */
export const MODE_LABELS: Record<Mode, { readonly short: string; readonly long: string }> = {
  rgb: { short: "RGB", long: "RGB" },
  linear: { short: "Linear", long: "Linear light" },
  oklab: { short: "OKLab", long: "OKLab" },
  oklch: { short: "OKLCH", long: "OKLCH, shorter hue" },
  "oklch-longer": { short: "Long hue", long: "OKLCH, longer hue" },
  lab: { short: "Lab", long: "Lab" },
  hsl: { short: "HSL", long: "HSL" },
  cmy: { short: "CMY", long: "CMY dyes" },
  pigment: { short: "Pigment", long: "Pigment" },
};
