import type { Color } from "../color.ts";
import { scanColors } from "../text/scan/scan.ts";
import type { Match, SwatchIndex } from "./index-swatches.ts";

/** One color of the text and its replacement. */
export type MappedColor<Swatch> = {
  readonly start: number;
  readonly end: number;
  readonly color: Color;
  readonly match: Match<Swatch>;
};

export type MappedText<Swatch> = { readonly text: string; readonly colors: readonly MappedColor<Swatch>[] };

/**
 * Replaces every color in a stylesheet, or any code, with what `write` makes of the nearest swatch. Fully transparent
 * colors, and those farther away than `farthest` in CIEDE2000, stay unchanged. Linear in the text; each distinct color
 * is looked up once.
 */
export function mapText<Swatch extends { readonly color: Color }>(
  text: string,
  index: SwatchIndex<Swatch>,
  write: (swatch: Swatch, alpha: number, start: number) => string,
  farthest = Number.POSITIVE_INFINITY,
): MappedText<Swatch> {
  const known = new Map<string, Match<Swatch> | undefined>();
  const colors: MappedColor<Swatch>[] = [];
  const parts: string[] = [];
  let end = 0;
  for (const found of scanColors(text)) {
    const before = text.slice(found.start, found.end);
    if (found.color.alpha === 0) continue;
    if (!known.has(before)) known.set(before, index.nearest(found.color, 1)[0]);
    const match = known.get(before);
    if (!match) continue;
    const isKept = match.deltaE2000 > farthest;
    const written = isKept ? before : write(match.swatch, found.color.alpha, found.start);
    colors.push({ start: found.start, end: found.end, color: found.color, match });
    parts.push(text.slice(end, found.start), written);
    end = found.end;
  }
  parts.push(text.slice(end));
  return { text: parts.join(""), colors };
}
