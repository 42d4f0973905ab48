import { describe } from "#color/describe.ts";
import { smallestGamut } from "#color/gamut.ts";
import { REC2020_NOTE } from "#color/text/format-names.ts";
import { printHex } from "#color/text/print.ts";
import { ANY_FORMATS, printAny } from "#color/text/print-any.ts";
import { colorPath } from "#contract/color-path.ts";
import { defineAct } from "./act.ts";
import { channelsInAllSpaces, SPACE_COUNT } from "./color-values.ts";
import { colorsParameter } from "./parameters.ts";
import type { GivenColor } from "./read-color.ts";

const MAX_COLORS = 20;

export const convertAct = defineAct({
  name: "convert",
  title: "Convert",
  text: `Reads colors in any notation and gives each in ${SPACE_COUNT} color spaces, unrounded, and as text in every format. HSL, HSV, HWB, CMYK, Okhsl, Okhsv and HSLuv are computed after mapping to sRGB. In rec2020: ${REC2020_NOTE.replace("Browsers", "browsers")}`,
  parameters: {
    color: colorsParameter(
      1,
      MAX_COLORS,
      "Any CSS color, hex without #, hsv(), cmyk(), okhsl(), hct() and similar, Tailwind classes, and most pasted formats.",
    ),
  },
  example: { color: "oklch(0.7 0.15 150)" },
  run: ({ color }) => ({ colors: color.map(makeConverted) }),
});

function makeConverted({ input, color }: GivenColor) {
  const hex = printHex(color);
  return {
    input,
    // As 8 bits of sRGB, mapped into it per CSS Color 4.
    hex,
    alpha: color.alpha,
    description: describe(color),
    space: color.space,
    // The smallest that holds it; null outside all three.
    gamut: smallestGamut(color),
    spaces: channelsInAllSpaces(color),
    formats: Object.fromEntries(ANY_FORMATS.map((format) => [format, printAny(color, format)])),
    page: colorPath(hex),
  };
}
