import { opaque } from "#app/tools/color-fields.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { isRamp, type Mode, RAMP_KINDS, type RampHue } from "#color/ramp.ts";
import { DEFAULT_BACKGROUNDS } from "#color/scales/scale-types.ts";

export const MAX_COLORS = 12;
export const MAX_NAME_CHARACTERS = 40;
/** Maximum of cells set by hand in one palette: more would make the address too long for servers. */
export const MAX_EDITS = 264;

/** The row of a cell: one of a color's three ramps, or its scale for light or dark pages. */
export const ROW_KINDS = [...RAMP_KINDS, "light", "dark"] as const;
export type RowKind = (typeof ROW_KINDS)[number];
export type ScaleKind = "light" | "dark";

/** Its color is opaque. */
export type Edit = { readonly kind: RowKind; readonly step: number; readonly color: Color };

export type PaletteColor = {
  /** Opaque, as cells show it. */
  readonly color: Color;
  /** "" means the nearest name in the list. */
  readonly name: string;
  /** Steps of each ramp, 3 to 20. */
  readonly tints: number;
  readonly shades: number;
  readonly tones: number;
  /** True if fixes, curves and keys must not change the color itself. */
  readonly isPinned: boolean;
  /** The step of the scale that holds the color; null if its lightness decides. */
  readonly baseStep: number | null;
  /** At most one per cell, sorted by kind and step. */
  readonly edits: readonly Edit[];
};

/** What determines the lightness of a scale: a shape, or a target for each column. */
export const SHAPES = ["tailwind", "oklch", "material", "lightness", "wcag", "apca"] as const;
export type Shape = (typeof SHAPES)[number];
export type Measure = "lightness" | "wcag" | "apca";
export const PAGES = ["light", "dark", "both"] as const;
export type Page = (typeof PAGES)[number];

export type State = {
  readonly view: "ramps" | "scales";
  readonly colors: readonly PaletteColor[];
  readonly mode: Mode;
  readonly hue: RampHue;
  readonly shape: Shape;
  readonly steps: number;
  /** One per column if the user chose them, otherwise null. */
  readonly targets: readonly number[] | null;
  readonly page: Page;
  readonly background: Color;
  readonly darkBackground: Color;
};

const DEFAULT_RAMP_STEPS = 10;
const DEFAULT_SCALE_STEPS = 11;

export const initial: State = {
  view: "ramps",
  colors: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map((rgb24) => plainColor(fromRgb24(rgb24))),
  mode: "lch",
  hue: "constant",
  shape: "tailwind",
  steps: DEFAULT_SCALE_STEPS,
  targets: null,
  page: "light",
  background: DEFAULT_BACKGROUNDS.light,
  darkBackground: DEFAULT_BACKGROUNDS.dark,
};

/** A new palette color with default settings. */
export function plainColor(color: Color, name = ""): PaletteColor {
  const steps = { tints: DEFAULT_RAMP_STEPS, shades: DEFAULT_RAMP_STEPS, tones: DEFAULT_RAMP_STEPS };
  return { color: opaque(color), name: tidyName(name), ...steps, isPinned: false, baseStep: null, edits: [] };
}

/** Makes a name one line without commas, which separate names in an address. */
export function tidyName(name: string): string {
  const line = name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp},\s]+/gu, " ");
  return [...line.trim()].slice(0, MAX_NAME_CHARACTERS).join("").trim();
}

export function measureOf(shape: Shape): Measure | null {
  return shape === "lightness" || shape === "wcag" || shape === "apca" ? shape : null;
}

/** The limits of a target, and the step of its number field. */
export const TARGET_LIMITS = {
  lightness: { min: 0, max: 1, step: 0.01 },
  wcag: { min: 1, max: 21, step: 0.1 },
  apca: { min: 0, max: 106, step: 1 },
} as const satisfies Record<Measure, { min: number; max: number; step: number }>;

export function tidyTarget(value: number, measure: Measure): number {
  const { min, max } = TARGET_LIMITS[measure];
  const decimals = measure === "apca" ? 0 : 2;
  return Number(clamp(Number.isFinite(value) ? value : min, min, max).toFixed(decimals));
}

/** Converts to OKLCH, rounded to the precision that screens can show. Grays have no hue, except with `keepsHue`. */
export function tidyOklch(color: Color, keepsHue = false): Color {
  const { l, c, h, alpha } = convert(color, "oklch");
  const chroma = Number(c.toFixed(4));
  const hue = h === null || (chroma === 0 && !keepsHue) ? null : Number(h.toFixed(2)) % 360;
  return { space: "oklch", l: Number(l.toFixed(4)), c: chroma, h: hue, alpha };
}

/** Sorts by row and step, and makes colors opaque; the last of several edits of a cell wins. */
export function sortEdits(edits: readonly Edit[]): Edit[] {
  const cells = new Map(edits.map((edit) => [edit.kind + edit.step, { ...edit, color: opaque(edit.color) }]));
  const rank = ({ kind }: Edit) => ROW_KINDS.indexOf(kind);
  return [...cells.values()].sort((a, b) => rank(a) - rank(b) || a.step - b.step);
}

export function findEdit({ edits }: PaletteColor, kind: RowKind, step: number): Color | null {
  return edits.find((edit) => edit.kind === kind && edit.step === step)?.color ?? null;
}

/** Sets a cell, or with null returns it to its curve. */
export function withEdit(owner: PaletteColor, kind: RowKind, step: number, color: Color | null): PaletteColor {
  const others = owner.edits.filter((edit) => edit.kind !== kind || edit.step !== step);
  return { ...owner, edits: color ? sortEdits([...others, { kind, step, color }]) : others };
}

/** Drops edits and a base step beyond the end of scales with `steps` steps. */
export function withinSteps(owner: PaletteColor, steps: number): PaletteColor {
  const edits = owner.edits.filter(({ kind, step }) => isRamp(kind) || step < steps);
  const baseStep = owner.baseStep !== null && owner.baseStep >= steps ? null : owner.baseStep;
  return { ...owner, baseStep, edits };
}
