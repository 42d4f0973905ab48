import type { Color } from "../color.ts";

/** All that `lintPalette` looks for. */
export const LINT_RULES = [
  "no-readable-pair",
  "no-text-color",
  "near-duplicates",
  "color-blind",
  "uneven-lightness",
  "gray-ends",
  "hue-drift",
  "out-of-gamut",
  "name-clash",
] as const;
export type LintRule = (typeof LINT_RULES)[number];

export type NamedColor = { readonly name: string; readonly color: Color };

export type LintFix = {
  /** What the button says. */
  readonly label: string;
  /** The whole palette after the repair; colors that do not change are the same objects. */
  readonly colors: readonly Color[];
  /** All names after the repair, if it changes names. */
  readonly names?: readonly string[];
};

export type Finding = {
  readonly rule: LintRule;
  /** `error`: will not work for people or tools. `warning`: may well not. `hint`: could be better. */
  readonly severity: "error" | "warning" | "hint";
  /** The colors that it is about. */
  readonly indexes: readonly number[];
  /** A sentence with the numbers. */
  readonly message: string;
  /** Missing if the colors that would have to change are pinned, or if there is no way. */
  readonly fix?: LintFix;
};

export type LintOptions = {
  /** Colors that no fix may touch. */
  readonly isPinned?: (index: number) => boolean;
  /** The page; with it, at least one color has to be readable on it as text. */
  readonly background?: Color | null;
  /** Which colors are steps of one scale, in order. */
  readonly scales?: readonly (readonly number[])[];
  /** All of them, unless said otherwise. */
  readonly rules?: readonly LintRule[];
  /** The most findings of one rule, the worst first; 20 unless said otherwise. */
  readonly limit?: number;
};
