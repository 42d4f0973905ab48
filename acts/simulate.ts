import { deltaE2000 } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import { DEFICIENCIES, simulate } from "#color/vision.ts";
import { defineAct } from "./act.ts";
import { choiceParameter, colorsParameter, wholeNumberParameter } from "./parameters.ts";

const MAX_COLORS = 50;
const COMPLETE_PERCENT = 100;

export const simulateAct = defineAct({
  name: "simulate",
  title: "Color blindness",
  text: "Shows colors as people with a color vision deficiency see them: without red, green or blue cones (protan, deutan, tritan), or without any (achroma). deltaE is how far a color moves, by CIEDE2000.",
  parameters: {
    color: colorsParameter(1, MAX_COLORS, "The colors to simulate. Transparency is ignored."),
    deficiency: choiceParameter(["all", ...DEFICIENCIES], "all", "Which deficiency."),
    severity: wholeNumberParameter(
      0,
      100,
      COMPLETE_PERCENT,
      "From full color vision to a complete deficiency, in percent.",
    ),
  },
  example: { color: "db073d-2f855a", deficiency: "deutan" },
  run: ({ color, deficiency, severity }) => ({
    severity,
    colors: color.map((given) => ({
      input: given.input,
      hex: printHex(given.color),
      seen: DEFICIENCIES.filter((id) => deficiency === "all" || deficiency === id).map((id) => {
        const seen = simulate(given.color, id, severity / 100);
        return { deficiency: id, hex: printHex(seen), deltaE: deltaE2000(given.color, seen) };
      }),
    })),
  }),
});
