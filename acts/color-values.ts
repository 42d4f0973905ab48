import { type Color, channelOf, type Hex, type SpaceId } from "#color/color.ts";
import { convert, SPACES, toRgb24 } from "#color/convert.ts";
import { isInGamut, mapToGamut } from "#color/gamut.ts";
import type { MoreSpace } from "#color/more-spaces/more-space.ts";
import { MORE_SPACES } from "#color/more-spaces/text.ts";
import type { NameService } from "#color/names.ts";
import { print, printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";

type Channels = Readonly<Record<string, number | null>>;

export type NamedColor = {
  hex: Hex;
  /** The nearest well-known name. */
  name: string;
  /** For CSS. */
  css: string;
  /** Unrounded; the hue is null in a gray. */
  oklch: Channels;
  /** A path below this site. */
  page: string;
};

export const SPACE_IDS = Object.keys(SPACES) as SpaceId[];
export const SPACE_COUNT = SPACE_IDS.length + MORE_SPACES.length;
/** They describe sRGB only, so colors outside it are mapped into it first. */
const SRGB_ONLY: readonly SpaceId[] = ["hsl", "hsv", "hwb", "cmyk"];

/** The channels of a color in every space by its id, unrounded. */
export function channelsInAllSpaces(color: Color): Record<string, Channels> {
  return Object.fromEntries([
    ...SPACE_IDS.map((space) => [space, channelsIn(color, space)]),
    ...MORE_SPACES.map((space) => [space.id, channelsInMore(color, space)]),
  ]);
}

export function makeNamedColor(color: Color, names: Pick<NameService, "best">): NamedColor {
  const hex = printHex(color);
  return {
    hex,
    name: names.best(toRgb24(color)).name,
    css: print(color, "oklch"),
    oklch: channelsIn(color, "oklch"),
    page: colorPath(hex),
  };
}

function channelsIn(color: Color, space: SpaceId): Channels {
  const isMapped = SRGB_ONLY.includes(space) && !isInGamut(color, "srgb");
  const converted = convert(isMapped ? mapToGamut(color, "srgb") : color, space);
  return Object.fromEntries([...SPACES[space].letters].map((letter) => [letter, channelOf(converted, letter) ?? null]));
}

/** JSON has no infinity, so a color that overflows in a space has no value there. */
function channelsInMore(color: Color, { letters, valuesOf }: MoreSpace): Channels {
  const values = valuesOf(color).map((value) => (value !== null && Number.isFinite(value) ? value : null));
  return Object.fromEntries(values.map((value, i) => [letters[i] as string, value]));
}
