import type { Gamut } from "../../../../color/gamut.ts";

export type Metric = "ciede2000" | "ok";

/** The thresholds of each rule; `null` turns it off. */
export type RuleSettings = {
  readonly "near-duplicate": { readonly metric: Metric; readonly below: number } | null;
  readonly "failing-pair": { readonly wcag: number; readonly apca: number } | null;
  readonly "out-of-gamut": { readonly gamut: Gamut } | null;
  readonly "unused-variable": Readonly<Record<string, never>> | null;
  readonly "unreadable-color": Readonly<Record<string, never>> | null;
};

export type RuleId = keyof RuleSettings;

type RuleWords = { readonly title: string; readonly help: string; readonly level: "error" | "warning" };

/** Public: ids, and the level that SARIF reports, in the order of the report. */
export const RULES: Readonly<Record<RuleId, RuleWords>> = {
  "unreadable-color": {
    title: "Colors that cannot be read",
    help: "Browsers drop declarations with a color they cannot read. Fix the typo.",
    level: "error",
  },
  "failing-pair": {
    title: "Text that is hard to read on its background",
    help: "The color and the background color of one rule have too little contrast. WCAG 2.2 requires a ratio of 4.5, or 3 for large text.",
    level: "error",
  },
  "near-duplicate": {
    title: "Near-duplicate colors",
    help: "Two colors that look the same are usually one color that was copied by eye. Keep the one that is used most.",
    level: "warning",
  },
  "out-of-gamut": {
    title: "Colors outside the gamut",
    help: "A screen cannot show this color and replaces it with a different one, depending on the browser.",
    level: "warning",
  },
  "unused-variable": {
    title: "Unused variables",
    help: "No file that was read uses this variable.",
    level: "warning",
  },
};

export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** Below this, two colors look the same. Twice this is hard to see side by side, but surfaces use it on purpose. */
export const DEFAULT_BELOW: Readonly<Record<Metric, number>> = { ciede2000: 1, ok: 0.01 };

export const DEFAULT_PAIR: NonNullable<RuleSettings["failing-pair"]> = { wcag: 4.5, apca: 0 };

export const DEFAULT_RULES: RuleSettings = {
  "near-duplicate": { metric: "ciede2000", below: DEFAULT_BELOW.ciede2000 },
  "failing-pair": DEFAULT_PAIR,
  "out-of-gamut": { gamut: "srgb" },
  "unused-variable": {},
  "unreadable-color": {},
};
