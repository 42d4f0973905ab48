import { parse } from "../../../../color/text/parse.ts";
import type { FoundColor } from "../../../../color/text/scan/scanner.ts";

const COLOR_OBJECT = /\{[^{}]{0,500}"colorSpace"[^{}]{0,500}\}/g;
const FUNCTIONS = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"];

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
    const values = `${components.join(" ")} / ${alpha}`;
    return FUNCTIONS.includes(colorSpace) ? `${colorSpace}(${values})` : `color(${colorSpace} ${values})`;
  } catch {
    return "";
  }
}
