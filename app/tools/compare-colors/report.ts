import type { Color } from "#color/color.ts";
import { compareColors, hardestPairs } from "#color/difference/compare.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { SAFE_DELTA_E } from "#color/vision.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";
import { sentence } from "./figures.tsx";
import { pairOf, type State } from "./model.ts";

/** The comparison as Markdown for a ticket or a review. */
export function reportOf(state: State, names: readonly string[], link: string): string {
  const { colors, pair } = state;
  const [first, second] = pairOf(state);
  const { deltaE2000, deltaEOk, deltaE76, verdict, words } = compareColors(first, second);
  const label = (place: number) => [names[place], printPlain(colors[place] as Color)].filter(Boolean).join(", ");
  const visions = hardestPairs(colors).map(({ vision, pair: [a, b], deltaE2000: distance, isSafe }) => {
    const which = colors.length > 2 ? `${printHex(colors[a] as Color)} and ${printHex(colors[b] as Color)}, ` : "";
    return `- ${VISION_NAMES[vision]}: ${which}ΔE ${distance.toFixed(1)}${isSafe ? ", safe" : `, under ${SAFE_DELTA_E}`}`;
  });
  return [
    `## ${printHex(first)} and ${printHex(second)}: ${verdict.words.toLowerCase()}`,
    "",
    `1. ${label(pair[0])}`,
    `2. ${label(pair[1])}`,
    "",
    `ΔE 2000 ${deltaE2000.toFixed(2)}, ΔE OK ${deltaEOk.toFixed(4)}, ΔE 76 ${deltaE76.toFixed(2)}`,
    sentence(words, 2),
    "",
    colors.length > 2 ? `Hardest to tell apart of ${colors.length} colors:` : "Color blindness:",
    ...visions,
    "",
    link,
  ].join("\n");
}
