import { clamp } from "#color/clamp.ts";
import type { Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";

/** More chroma than any screen can show. */
const MAX_CHROMA = 0.5;

/** What the address of a color page resolves to: that page, another address, or nothing. */
export type Address =
  | { readonly ask: "page"; readonly rgb24: Rgb24; readonly badText: string | null }
  | { readonly ask: "move"; readonly to: string; readonly status: 301 | 302 }
  | { readonly ask: "nothing" };

/**
 * `digits` is the last path segment: 3 or 6 hex digits in any case; anything else resolves to nothing. Each color has
 * one address, in upper case; the others redirect to it permanently. The forms of the edit bar work without JavaScript
 * through the query: `set` is a color in any form, `l` (percent), `c` and `h` are a color in OKLCH, each clamped to its
 * range; both redirect to that color. A `set` that can't be parsed is kept, so that the page can say so; everything
 * else in the query is dropped on a redirect.
 */
export function readAddress(digits: string, query: URLSearchParams): Address {
  const rgb24 = parseHex24(`#${digits}`);
  if (rgb24 < 0) return { ask: "nothing" };
  const edited = readEdit(query);
  if (edited !== null) return { ask: "move", to: colorPath(hexOf(edited)), status: 302 };
  const text = query.get("set")?.trim();
  const badText = text || null;
  const path = colorPath(hexOf(rgb24));
  if (path === `/color/${digits}`) return { ask: "page", rgb24, badText };
  return { ask: "move", to: badText === null ? path : `${path}?${new URLSearchParams({ set: badText })}`, status: 301 };
}

function readEdit(query: URLSearchParams): Rgb24 | null {
  const text = query.get("set");
  if (text?.trim()) {
    const color = parsePasted(text);
    return color && toRgb24(color);
  }
  const [l, c, h] = ["l", "c", "h"].map((channel) => Number.parseFloat(query.get(channel) ?? ""));
  if (l === undefined || c === undefined || h === undefined || ![l, c, h].every(Number.isFinite)) return null;
  return mapOklchToRgb24(clamp(l / 100, 0, 1), clamp(c, 0, MAX_CHROMA), h);
}
