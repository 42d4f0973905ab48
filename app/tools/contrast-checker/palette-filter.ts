import type { Color } from "#color/color.ts";
import { type PairContrast, pairVerdict } from "#color/lint/contrast-matrix.ts";
import { measure } from "./measure.ts";

export const FILTERS = [
  { value: "all", label: "All" },
  { value: "3", label: "3:1" },
  { value: "4.5", label: "AA 4.5" },
  { value: "7", label: "AAA 7" },
  { value: "lc60", label: "Lc 60" },
] as const;
export type Filter = (typeof FILTERS)[number]["value"];

/** `rows[text][background]`, with what shines through; `null` for a color on itself. */
export function measureAll(colors: readonly Color[]): (PairContrast | null)[][] {
  return colors.map((text, row) =>
    colors.map((background, column) => (row === column ? null : measurePair(text, background))),
  );
}

export function measurePair(text: Color, background: Color): PairContrast {
  const { ratio, lc } = measure(text, background);
  return { wcag: ratio, lc, verdict: pairVerdict(ratio) };
}

export function isShown({ wcag, lc }: PairContrast, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "lc60" ? Math.abs(lc) >= 60 : wcag >= Number(filter);
}

export const SHORT_VERDICTS = { AAA: "AAA", AA: "AA", "AA large": "large", fails: "fails" } as const;
