import { MAX_COUNT } from "./state.ts";

/** What a person typed as a number of parts: its whole absolute value, 40 at most. Null for what is no number. */
export function readCount(text: string): number | null {
  const typed = text.trim().replace("−", "-");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(typed)) return null;
  return legalCount(Number(typed));
}

/** The same of a number; one that is none gives null. */
export function legalCount(count: number): number | null {
  return Number.isNaN(count) ? null : Math.min(MAX_COUNT, Math.abs(Math.trunc(count)));
}
