import type { Color } from "../color.ts";
import { parseComputed } from "./computed/parse-computed.ts";
import { parsePlain } from "./parse-plain.ts";

/**
 * Reads one CSS color that doesn't depend on a page: CSS Color 4 as in `parsePlain`, and from CSS Color 5 color-mix(),
 * relative colors, alpha() and contrast-color(), all with calc() and the other math functions. Any other text returns
 * `null`; it never throws and takes linear time.
 */
export function parse(text: string): Color | null {
  return parsePlain(text) ?? parseComputed(text);
}
