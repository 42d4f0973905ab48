import type { Hex, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import { tailwindColors } from "#color/tailwind.ts";
import { cssNameOf, cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";

/** A named color near another one. */
export type Match = {
  readonly name: string;
  readonly hex: Hex;
  /** CIEDE2000 between the two, one decimal; "0.0" only when they are equal. */
  readonly deltaE: string;
};

type Named = { readonly name: string; readonly rgb24: Rgb24 };

export function makeMatch({ name, rgb24, deltaE }: Named & { readonly deltaE: number }): Match {
  return { name, hex: hexOf(rgb24), deltaE: deltaE === 0 ? "0.0" : Math.max(deltaE, 0.1).toFixed(1) };
}

export function nearestCss(rgb24: Rgb24): Match {
  const nearest = nearestOf(rgb24, cssNames());
  return makeMatch({ ...nearest, name: cssNameOf(nearest.rgb24) ?? nearest.name });
}

let tailwindInSrgb: Named[] | undefined;

/** The nearest step of Tailwind's palette, as browsers without wide gamut show it. */
export function nearestTailwind(rgb24: Rgb24): Match {
  tailwindInSrgb ??= tailwindColors().map(({ name, color }) => ({ name, rgb24: toRgb24(color) }));
  return makeMatch(nearestOf(rgb24, tailwindInSrgb));
}

/** The nearest by CIEDE2000 of a list that is short enough to compare all. */
function nearestOf<Entry extends Named>(rgb24: Rgb24, entries: readonly Entry[]) {
  let nearest = entries[0] as Entry;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const deltaE = deltaE2000Rgb24(rgb24, entry.rgb24);
    if (deltaE >= least) continue;
    least = deltaE;
    nearest = entry;
  }
  return { ...nearest, deltaE: least };
}
