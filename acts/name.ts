import { toRgb24 } from "#color/convert.ts";
import type { NearestName } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { defineAct } from "./act.ts";
import { colorsParameter, wholeNumberParameter } from "./parameters.ts";

const MAX_COLORS = 50;
const MAX_NAMES = 20;

export const nameAct = defineAct({
  name: "name",
  title: "Name",
  text: "Finds the nearest of about 30,000 names by CIEDE2000. A deltaE of 0 is an exact match. wellKnown is the name that pages and tools use.",
  parameters: {
    color: colorsParameter(1, MAX_COLORS, "The colors to name. Transparency is ignored."),
    count: wholeNumberParameter(1, MAX_NAMES, 1, "Names per color, nearest first."),
  },
  example: { color: ["0d6986", "tomato", "f4d35e"] },
  run: ({ color, count }, { names }) => ({
    colors: color.map(({ input, color: given }) => {
      const rgb24 = toRgb24(given);
      const hex = hexOf(rgb24);
      return {
        input,
        hex,
        names: names.nearestMany(rgb24, count).map(makeNamed),
        // The nearest well-known name.
        wellKnown: makeNamed(names.best(rgb24)),
        page: colorPath(hex),
      };
    }),
  }),
});

function makeNamed({ name, rgb24, deltaE }: NearestName) {
  return { name, hex: hexOf(rgb24), deltaE };
}
