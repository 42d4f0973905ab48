import { BLEND_MODES, type BlendMode } from "#color/blend.ts";
import type { Hex } from "#color/color.ts";

/** The last mode mixes like paint; its code loads late. */
export const MODES = [...BLEND_MODES, "pigment"] as const;
export type Mode = BlendMode | "pigment";

/** A color in the mixer's tray and its number of parts. */
export type BaseColor = { readonly color: Hex; readonly count: number };

export type State = {
  /** 1 to 20 different colors. */
  readonly baseColors: readonly BaseColor[];
  readonly activeMode: Mode;
  /** The color to find a recipe for. */
  readonly target: Hex | null;
};

/** The form that works without JavaScript; its fields are spread over the bench. */
export const FORM_ID = "color-mixer-form";
export const MAX_COUNT = 40;
export const MAX_BASE_COLORS = 20;
export const FULL = `${MAX_BASE_COLORS} base colors is the maximum. Remove one to add another.`;

// Values of CSS named colors: red, orange, yellow, green, blue, indigo, violet.
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

/** `width` is the share of all parts in percent, to two decimals. */
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

/** Names of the modes: short for the row of tabs, long for sentences. */
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
