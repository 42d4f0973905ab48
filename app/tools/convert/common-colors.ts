import type { Hex } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { cssNamedRgb24 } from "#color/text/css-names.ts";
import { print, printHex } from "#color/text/print.ts";
import type { Pair } from "./pairs.ts";

export type CommonColor = { name: string; hex: Hex; input: string; output: string };

// The sixteen well-known names of HTML 4, and four that are looked up as often.
const NAMES = [
  ...["black", "white", "gray", "silver", "red", "maroon", "orange", "gold", "yellow", "olive"],
  ...["lime", "green", "aqua", "teal", "blue", "navy", "fuchsia", "purple", "pink", "brown"],
] as const;

export function commonColors({ from, to }: Pair): CommonColor[] {
  return NAMES.map((name) => {
    const color = fromRgb24(cssNamedRgb24(name) ?? 0);
    return { name, hex: printHex(color), input: print(color, from), output: print(color, to) };
  });
}
