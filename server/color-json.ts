import type { Hex, Rgb24 } from "#color/color.ts";
import { apcaContrast, bestTextColor, wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { luminance } from "#color/kernel/luminance.ts";
import type { NameService, NearestName } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { ANY_FORMATS, type AnyFormat, printAny } from "#color/text/print-any.ts";
import { colorPath } from "#contract/color-path.ts";

/** What /color/0D6986.json says. Its keys and their meaning stay; new ones may be added. */
export type ColorJson = {
  /** `#RRGGBB`. */
  hex: Hex;
  /** Plain English: "dark muted teal". */
  description: string;
  /** What the color is called on its page: the nearest of the curated names. */
  name: NamedHex;
  /** The eight nearest of all names, the nearest first. `name` may be further away, and not be among them. */
  names: NamedHex[];
  /** The color in full CSS syntax, by format; hsv and cmyk in the same style, though they are no CSS. */
  formats: Record<AnyFormat, string>;
  /** Relative luminance as in WCAG 2.2, 0 to 1. */
  luminance: number;
  contrast: Record<"white" | "black", ContrastJson>;
  /** Black or white text on this color, whichever has more contrast. */
  bestText: Record<"wcag" | "apca", "#000000" | "#FFFFFF">;
  /** Paths below this site. */
  links: Record<"page" | "svg" | "png", string>;
};

/** `deltaE` is the CIEDE2000 difference from the color that was asked for, 0 for its own name. */
type NamedHex = { name: string; hex: Hex; deltaE: number };

type ContrastJson = {
  /** WCAG 2.2 ratio, 1 to 21, cut after four decimals. */
  wcag: number;
  /** APCA Lc of this color as text on it; above 0 for dark on light, below for light on dark. */
  apcaAsText: number;
  /** APCA Lc of it as text on this color. */
  apcaAsBackground: number;
};

const NAME_COUNT = 8;
const WHITE = 0xffffff;
const BLACK = 0x000000;

/** Everything about a color as plain data. */
export function makeColorJson(rgb24: Rgb24, names: NameService): ColorJson {
  const color = fromRgb24(rgb24);
  const hex = hexOf(rgb24);
  const path = colorPath(hex);
  return {
    hex,
    description: describe(color),
    name: makeNamed(names.best(rgb24)),
    names: names.nearestMany(rgb24, NAME_COUNT).map(makeNamed),
    formats: Object.fromEntries(ANY_FORMATS.map((format) => [format, printAny(color, format)])) as ColorJson["formats"],
    luminance: round(luminance(rgb24), 6),
    contrast: { white: contrastWith(WHITE, rgb24), black: contrastWith(BLACK, rgb24) },
    bestText: bestTextColor(rgb24),
    links: { page: path, svg: `${path}.svg`, png: `${path}.png` },
  };
}

function contrastWith(other: Rgb24, rgb24: Rgb24): ContrastJson {
  return {
    wcag: Math.floor(wcagContrast(rgb24, other) * 1e4 + 1e-7) / 1e4,
    apcaAsText: round(apcaContrast(rgb24, other), 2),
    apcaAsBackground: round(apcaContrast(other, rgb24), 2),
  };
}

function makeNamed({ name, rgb24, deltaE }: NearestName): NamedHex {
  return { name, hex: hexOf(rgb24), deltaE: round(deltaE, 2) };
}

function round(value: number, digits: number) {
  return Number(value.toFixed(digits));
}
