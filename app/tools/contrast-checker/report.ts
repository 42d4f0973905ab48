import { APCA_NOTE, apcaBand } from "#color/contrast/apca-use.ts";
import { printLc, printRatio, wcagVerdicts } from "#color/contrast/contrast.ts";
import { smallestSizePx } from "#color/contrast/text-size.ts";
import { hexOf, printPlain } from "#color/text/print.ts";
import { type Measured, measure } from "./measure/measure.ts";
import type { State } from "./state.ts";

/** The measurements as Markdown for a ticket or a review. */
export function reportOf({ text, background }: Pick<State, "text" | "background">, link: string): string {
  const measured = measure(text, background);
  const { ratio, lc } = measured;
  const verdicts = wcagVerdicts(ratio).map(
    ({ use, level, minimum, passes }) => `- ${level} ${use}, at least ${minimum}:1: ${passes ? "passes" : "fails"}`,
  );
  const sizes = [smallestSizePx(lc, 400, true), smallestSizePx(lc, 700, true)];
  const bodyText = sizes.every((size) => size !== null)
    ? `; body text from ${sizes[0]} px, bold from ${sizes[1]} px`
    : "";
  return [
    `## Contrast of ${printPlain(text)} on ${printPlain(background)}`,
    "",
    `WCAG 2.2: ${printRatio(ratio)}:1`,
    ...verdicts,
    "",
    `APCA: Lc ${printLc(lc)} (${apcaBand(lc).use}${bodyText}). ${APCA_NOTE}`,
    ...asSeen(measured, text.alpha < 1),
    "",
    link,
  ].join("\n");
}

function asSeen({ text, background, behind }: Measured, isTextSheer: boolean): string[] {
  if (behind) {
    return [
      "",
      `The background is transparent, so the contrast was measured over the worst gray, ${hexOf(behind.worst)}. Over the best gray: ${printRatio(behind.bestRatio)}:1.`,
    ];
  }
  return isTextSheer ? ["", `Measured as it is seen: ${hexOf(text)} on ${hexOf(background)}.`] : [];
}
