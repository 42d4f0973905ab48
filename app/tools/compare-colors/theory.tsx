import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import type { Comparison } from "#color/difference/compare.ts";
import { deltaE76, deltaE2000 } from "#color/difference/difference.ts";
import { decimal } from "#color/text/decimal.ts";
import { printHex } from "#color/text/print.ts";

type Props = { first: Color; second: Color; comparison: Comparison };

/** Where the plain distance goes wrong most: vivid blues. */
const BLUES = [0x0000ff, 0x3300cc].map(fromRgb24) as [Color, Color];

/** How the numbers come about, with the pair on the bench. */
export function Theory({ first, second, comparison }: Props) {
  const [p, q] = [convert(first, "lab"), convert(second, "lab")];
  const [a, b] = [printHex(first), printHex(second)];
  const list = ({ l, a: green, b: blue }: typeof p) => [l, green, blue].map((value) => decimal(value, 2)).join(", ");
  return (
    <>
      <ToolSection id="how" title="Three ways to measure a difference">
        <Prose>
          <p>
            ΔE 76 is the oldest: the straight distance of two colors in CIE Lab. {a} lies at ({list(p)}) and {b} at (
            {list(q)}), so the distance is {comparison.deltaE76.toFixed(2)}. It is simple, and overstates what happens
            among vivid colors: {printHex(BLUES[0])} and {printHex(BLUES[1])} are {deltaE76(...BLUES).toFixed(1)} apart
            by it.
          </p>
          <p>
            ΔE 2000 starts from the same numbers and corrects them where people were found to see differently: less
            weight on chroma among vivid colors, a turn among blues, more weight on lightness near the middle. For your
            pair it gives {comparison.deltaE2000.toFixed(2)}, for the two blues {deltaE2000(...BLUES).toFixed(1)}.
            Industry works with it, and so do the verdicts here.
          </p>
          <p>
            ΔE OK is the straight distance in OKLab, a newer space that needs no corrections. CSS uses it when it fits
            colors into a gamut, and calls 0.02 just noticeable. Your pair has {comparison.deltaEOk.toFixed(4)}.
          </p>
          <p>
            All three speak of large patches side by side in good light. Thin lines and small text take away color
            first: look at the pair as lines and as text. Apart from each other, or one after the other, people notice
            far less.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "Which ΔE can people just see?",
    "About 1 by ΔE 2000, side by side and with a trained eye. Printers often accept up to 2 or 3 between a proof and a print. From 5 on nobody takes two patches for the same.",
  ],
  [
    "How far apart should the colors of a chart be?",
    "At least 11 by ΔE 2000, for every kind of color vision. A legend is never side by side with its lines, so more is better, and a label or a pattern better still.",
  ],
  [
    "Is a large ΔE enough for text?",
    "No. A red and a green can be far apart and equally light, and then text is hard to read for everybody. Text needs contrast of lightness: use the contrast checker.",
  ],
  [
    "Why flip two colors in one place?",
    "Side by side the eye sees the edge, which is its strength. Flipped in the same place there is no edge, and you see what is left: whether anybody would notice that the color has changed.",
  ],
] as const;
