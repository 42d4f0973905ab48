import type { Color } from "../color.ts";

/** All rules that `lintPalette` checks. */
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
  /** The label of the button. */
  readonly label: string;
  /** The whole palette after the fix; colors that don't change are the same objects. */
  readonly colors: readonly Color[];
  /** All names after the fix, if it changes names. */
  readonly names?: readonly string[];
};

export type Finding = {
  readonly rule: LintRule;
  /** `error`: will not work for people or tools. `warning`: might not. `hint`: could be better. */
  readonly severity: "error" | "warning" | "hint";
  /** The indexes of the affected colors. */
  readonly indexes: readonly number[];
  /** A sentence that includes the numbers. */
  readonly message: string;
  /** Missing if the colors that would have to change are pinned, or if no fix exists. */
  readonly fix?: LintFix;
};

export type LintOptions = {
  /** Whether fixes must leave a color alone. */
  readonly isPinned?: (index: number) => boolean;
  /** The page background; if given, at least one color must be readable on it as text. */
  readonly background?: Color | null;
  /** Which colors are steps of one scale, in order. */
  readonly scales?: readonly (readonly number[])[];
  /** The rules to check; all by default. */
  readonly rules?: readonly LintRule[];
  /** The most findings per rule, except for scales; 20 by default. Pairs come closest first, others in palette order. */
  readonly limit?: number;
};
