import { parse } from "./parse.ts";

/** An alpha as CSS has it, `0.5` or `50%`, from 0 to 1. `null` for other text. */
export function parseAlpha(text: string): number | null {
  return parse(`rgb(0 0 0 / ${text})`)?.alpha ?? null;
}
