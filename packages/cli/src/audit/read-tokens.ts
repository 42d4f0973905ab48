import { parse } from "../../../../color/text/parse.ts";
import { tokenCss } from "../../../../color/text/pasted/object.ts";
import type { FoundColor } from "../../../../color/text/scan/scanner.ts";

const COLOR_OBJECT = /\{[^{}]{0,500}"colorSpace"[^{}]{0,500}\}/g;

/**
 * Finds design token colors that are objects with a color space and components.
 * https://www.designtokens.org/tr/2025.10/color/
 */
export function findTokenColors(text: string): FoundColor[] {
  if (!text.includes('"colorSpace"')) return [];
  return [...text.matchAll(COLOR_OBJECT)].flatMap(({ 0: written, index }) => {
    const color = parse(cssOf(written));
    return color ? [{ start: index, end: index + written.length, text: cssOf(written), color }] : [];
  });
}

function cssOf(json: string): string {
  try {
    const { colorSpace, components, alpha = 1 } = JSON.parse(json);
    return tokenCss({ colorSpace, components, alpha });
  } catch {
    return "";
  }
}
