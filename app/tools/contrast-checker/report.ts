import { apcaUse, printRatio, wcagVerdicts } from "#color/contrast.ts";
import { hexOf } from "#color/print.ts";
import type { Measured } from "./measure.ts";

/** What was measured, as Markdown for a ticket or a review. */
export function reportOf({ text, background, ratio, lc, behind }: Measured, link: string): string {
  const verdicts = wcagVerdicts(ratio).map(
    ({ use, level, minimum, passes }) => `- ${level} ${use}, at least ${minimum}:1: ${passes ? "passes" : "fails"}`,
  );
  const seen = behind
    ? [`What is behind the background is unknown; measured over the worst gray, ${hexOf(behind.worst)}.`]
    : [];
  return [
    `## Contrast of ${hexOf(text)} on ${hexOf(background)}`,
    "",
    `WCAG 2.2: ${printRatio(ratio)}:1`,
    ...verdicts,
    "",
    `APCA: Lc ${printLc(lc)} (${apcaUse(lc)}; a draft, not part of WCAG 2)`,
    ...seen,
    "",
    link,
  ].join("\n");
}

/** Cut towards zero, never rounded up. */
export function printLc(lc: number): string {
  return String(Math.trunc(lc)).replace("-", "−");
}
