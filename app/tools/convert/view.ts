import type { Hex } from "#color/color.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { type Gamut, smallestGamut } from "#color/gamut.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { insideSrgb, print, printHex } from "#color/text/print.ts";
import { ROWS } from "./formats.ts";
import type { Converter } from "./model.ts";

/** Everything that the page shows of a color, as text: the page itself knows nothing of colors. */
export type View = {
  /** "#RRGGBB", in sRGB and without alpha. */
  hex: Hex;
  /** One text for each row of the table, in its order. */
  rows: string[];
  /** The opaque color in CSS, and what to say, where sRGB does not have it. */
  outside: { css: string; where: string; difference: string } | null;
  /** The color with its alpha, where it has one. */
  clear: { css: string; percent: number } | null;
  /** Why the text of the draft is no color. */
  reason: string | null;
};

const GAMUT_NAMES: Record<Gamut, string> = { srgb: "sRGB", "display-p3": "Display P3", rec2020: "Rec. 2020" };

export function viewOf({ color, draft }: Converter): View {
  const gamut = smallestGamut(color);
  return {
    hex: printHex(color),
    rows: ROWS.map((format) => print(color, format)),
    outside:
      gamut === "srgb"
        ? null
        : {
            css: print({ ...color, alpha: 1 }, "oklch"),
            where: gamut ? `It lies inside ${GAMUT_NAMES[gamut]}.` : "Standard screens can't show it.",
            difference: deltaE2000(color, insideSrgb(color, "srgb")).toFixed(1),
          },
    clear: color.alpha < 1 ? { css: print(color, "rgb"), percent: Math.round(color.alpha * 100) } : null,
    reason: draft?.status === "bad" ? explainUnreadable(draft.text) : null,
  };
}
