import type { Hex, NamedRgb24 } from "#color/color.ts";
import { hexOf } from "#color/text/print.ts";

export type Match = {
  readonly name: string;
  readonly hex: Hex;
  /** CIEDE2000 difference with one decimal; "0.0" only for equal colors. */
  readonly deltaE: string;
};

export function makeMatch({ name, rgb24, deltaE }: NamedRgb24 & { readonly deltaE: number }): Match {
  return { name, hex: hexOf(rgb24), deltaE: deltaE === 0 ? "0.0" : Math.max(deltaE, 0.1).toFixed(1) };
}
