import type { Rgb24 } from "../../../color/color.ts";
import * as engine from "../../../color/names.ts";
import * as css from "../../../color/text/css-names.ts";
import { checkRgb24 } from "./check-rgb24.ts";

export { describe } from "../../../color/describe.ts";
export { createNameSearch, type NameSearch } from "../../../color/names/search-names.ts";
export type { NamedColor, NameIndex, NameList, NearestName } from "../../../color/names.ts";
export { type CssName, cssNamedRgb24, cssNames } from "../../../color/text/css-names.ts";

/**
 * Exact searches by CIEDE2000 in a list of at least one name. The index is built when it is first used (5 to 30 ms).
 * Searches throw a RangeError for an empty list and a TypeError for anything but a packed color.
 */
export function indexNames(list: engine.NameList): engine.NameIndex {
  const { nearest, nearestMany } = engine.indexNames(list);
  return {
    nearest(rgb24) {
      checkRgb24(rgb24, "nearest");
      return nearest(rgb24);
    },
    nearestMany(rgb24, count) {
      checkRgb24(rgb24, "nearestMany");
      return nearestMany(rgb24, count);
    },
  };
}

/**
 * The CSS name of exactly this packed color, or `undefined`. Of two spellings: cyan, magenta and gray, not aqua, fuchsia,
 * grey. Anything but a packed color throws a TypeError.
 */
export function cssNameOf(rgb24: Rgb24): string | undefined {
  checkRgb24(rgb24, "cssNameOf");
  return css.cssNameOf(rgb24);
}
