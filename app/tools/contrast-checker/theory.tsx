import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { apcaContrast, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { hexOf } from "#color/text/print.ts";
import type { Measured } from "./measure.ts";
import { printLc } from "./report.ts";

/** How the two numbers come about, with the pair on the bench. */
export function Theory({ measured: { text, background, ratio } }: { measured: Measured }) {
  const [dark, light] = [luminance(text), luminance(background)].toSorted((a, b) => a - b) as [number, number];
  const [front, back] = [hexOf(text), hexOf(background)];
  return (
    <>
      <ToolSection id="how" title="How the numbers come about">
        <Prose>
          <p>
            WCAG 2.2 compares relative luminance, the light that a color gives off compared with white. {front} has{" "}
            {luminance(text).toFixed(4)} and {back} has {luminance(background).toFixed(4)}. A little light from the room
            is added to both, 0.05, and the larger is divided by the smaller: ({light.toFixed(4)} + 0.05) / (
            {dark.toFixed(4)} + 0.05) = {printRatio(ratio)}. The result does not change when text and background are
            swapped.
          </p>
          <p>
            APCA, a candidate for the next WCAG, models how people read on screens. It knows which color is the text:{" "}
            {front} on {back} has Lc {printLc(apcaContrast(text, background))}, and the other way round Lc{" "}
            {printLc(apcaContrast(background, text))}. Dark on light counts positive, light on dark negative. It is a
            draft: a good Lc does not replace a WCAG 2 verdict.
          </p>
          <p>
            No number is rounded up. #777777 on white has {wcagContrast(0x777777, 0xffffff).toFixed(4)}, which many
            tools print as 4.5 and pass. It fails, because 4.5 is a minimum; #767676 with{" "}
            {printRatio(wcagContrast(0x767676, 0xffffff))} is the lightest gray that passes.
          </p>
          <p>
            A fix moves only the lightness in OKLCH, so the hue stays, and chroma gives way only where sRGB ends. Of the
            lighter and the darker way out you get the one that changes less, measured by CIEDE2000 (ΔE). Below 2 most
            people see no difference.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "What counts as large text?",
    "At least 24 px, or 18.66 px and bold: 18 and 14 points at the usual 96 px to the inch. Large text needs 3:1 for AA and 4.5:1 for AAA.",
  ],
  [
    "What has to reach 3:1 besides text?",
    "What a person needs to find and use a control: the border of a field, a check mark, an icon without words, the focus ring, and the parts of a chart. Disabled controls, logos and decoration are exempt.",
  ],
  [
    "What about text with opacity?",
    "It is measured as it is seen: laid over the background first. Where the background itself lets something through, nobody knows what will be behind it, so all 256 grays are tried and the worst one counts.",
  ],
  [
    "WCAG and APCA disagree. Which one is right?",
    "Laws and contracts name WCAG 2, so it decides. WCAG 2 overrates contrast between dark colors, and APCA was made to mend that: where both pass, you are on firm ground.",
  ],
  [
    "How is text over a gradient or a picture checked?",
    "Every pixel under the frame of the text is measured, and the worst one counts, since a word is lost where it meets that pixel. The layer is the thinnest black or white sheet, in whole percent, with which all of them reach 4.5:1.",
  ],
  [
    "Where do the smallest sizes come from?",
    "From the table that comes with APCA, version 0.1.9, read at the row below your Lc and rounded up to whole pixels. It was made for typefaces as wide as Helvetica; a narrower or smaller one needs more. Below Lc 70, body text needs 15 Lc more than other text.",
  ],
] as const;
