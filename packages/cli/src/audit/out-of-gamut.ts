import type { Color } from "../../../../color/color.ts";
import { GAMUTS, type Gamut, isInGamut, smallestGamut } from "../../../../color/gamut.ts";
import { GAMUT_NAMES } from "../../../../color/words/gamut-names.ts";
import type { OutOfGamut, Place } from "./finding.ts";
import type { Locate } from "./locate.ts";
import { hexOf } from "./near-duplicates.ts";
import type { Reading, Use } from "./read-file.ts";
import type { Block } from "./read-sheet.ts";

/** What CSS calls a gamut in media queries. */
const MEDIA_GAMUTS: Readonly<Record<string, Gamut>> = { srgb: "srgb", p3: "display-p3", rec2020: "rec2020" };
const COLOR_GAMUT = /color-gamut\s*:\s*(srgb|p3|rec2020)/gi;
/** Spaces used to go beyond sRGB; the last three are larger than any screen. */
const WIDE_SPACES: Readonly<Partial<Record<Color["space"], Gamut>>> = {
  "display-p3": "display-p3",
  rec2020: "rec2020",
  "a98-rgb": "rec2020",
};

/** Finds colors that their target screens can't show: those of the gamut, or of the media query around them. */
export function outOfGamut({ uses }: Reading, gamut: Gamut, locate: Locate): OutOfGamut[] {
  /** Every gamut contains sRGB, where most colors are. */
  const inSrgb = new Map<string, boolean>();
  return uses.flatMap((use) => {
    const isInside = inSrgb.get(use.text) ?? isInGamut(use.color, "srgb");
    inSrgb.set(use.text, isInside);
    if (isInside) return [];
    const meant = meantFor(use, gamut);
    return isInGamut(use.color, meant) ? [] : [describe(use, meant, locate(use.start, use.end))];
  });
}

function meantFor({ color, block }: Use, gamut: Gamut): Gamut {
  const wide = [WIDE_SPACES[color.space], mediaGamut(block), gamut];
  return wide.reduce<Gamut>(
    (largest, one) => (one && GAMUTS.indexOf(one) > GAMUTS.indexOf(largest) ? one : largest),
    "srgb",
  );
}

function mediaGamut(block: Block | null): Gamut | undefined {
  for (let at = block; at; at = at.parent) {
    const [match] = at.prelude.matchAll(COLOR_GAMUT);
    if (match) return MEDIA_GAMUTS[(match[1] as string).toLowerCase()];
  }
  return undefined;
}

function describe({ text, color }: Use, gamut: Gamut, place: Place): OutOfGamut {
  const shownIn = smallestGamut(color);
  const nearest = hexOf(color);
  const shown = shownIn === null ? "no screen shows it" : `${GAMUT_NAMES[shownIn]} shows it`;
  const message = `${text} is outside ${GAMUT_NAMES[gamut]}; ${shown}. sRGB screens show about ${nearest}.`;
  return { rule: "out-of-gamut", ...place, message, key: text.replaceAll(/\s+/g, " "), text, gamut, shownIn, nearest };
}
