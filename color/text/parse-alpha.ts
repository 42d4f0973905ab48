import { parse } from "./parse.ts";

/** Reads an alpha as in CSS, `0.5` or `50%`; returns 0 to 1. `null` for other text. */
export function parseAlpha(text: string): number | null {
  return parse(`rgb(0 0 0 / ${text})`)?.alpha ?? null;
}
