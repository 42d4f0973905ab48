import { compareColors } from "#color/difference/compare.ts";
import { deltaE94, deltaECmc, deltaEHyAb } from "#color/difference/other-differences.ts";
import { printHex } from "#color/text/print.ts";
import { defineAct } from "./act.ts";
import { colorParameter } from "./parameters.ts";

export const differenceAct = defineAct({
  name: "difference",
  title: "Difference",
  text: "Measures how far apart two colors are, by CIEDE2000 and five other formulas, with a verdict in words. A deltaE2000 below 1 is hard to see. deltaE94 and deltaECmc take the first color as the reference.",
  parameters: {
    first: colorParameter("The first color. Transparency is ignored."),
    second: colorParameter("The color to compare it with."),
  },
  example: { first: "0d6986", second: "07485b" },
  run({ first, second }) {
    const { deltas, verdict, words, ...differences } = compareColors(first.color, second.color);
    return {
      first: { input: first.input, hex: printHex(first.color) },
      second: { input: second.input, hex: printHex(second.color) },
      ...differences,
      deltaE94: deltaE94(first.color, second.color),
      deltaECmc: deltaECmc(first.color, second.color),
      deltaEHyAb: deltaEHyAb(first.color, second.color),
      verdict: verdict.words,
      // OKLCH of the second color minus that of the first; h is null when one of them is a gray.
      oklch: deltas,
      description: words,
    };
  },
});
