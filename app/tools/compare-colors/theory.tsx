import { ToolTheory } from "#app/tools/tool-theory.tsx";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { deltaE76, deltaE2000, deltaEOk } from "#color/difference/difference.ts";
import { decimal } from "#color/text/decimal.ts";
import { printHex } from "#color/text/print.ts";

/** Vivid blues, where plain distance is most wrong. */
const BLUES = [0x0000ff, 0x3300cc].map(fromRgb24) as [Color, Color];

export function Theory({ pair }: { pair: [Color, Color] }) {
  const [first, second] = pair;
  const [p, q] = [convert(first, "lab"), convert(second, "lab")];
  const [a, b] = [printHex(first), printHex(second)];
  const list = ({ l, a: green, b: blue }: typeof p) => [l, green, blue].map((value) => decimal(value, 2)).join(", ");
  return (
    <ToolTheory title="Three ways to measure a difference" questions={QUESTIONS}>
      <p>
        ΔE 76 is the oldest: the straight-line distance between two colors in CIE Lab. {a} is at ({list(p)}) and {b} at
        ({list(q)}), so the distance is {deltaE76(...pair).toFixed(2)}. It's simple but overstates differences between
        vivid colors: by its measure, {printHex(BLUES[0])} and {printHex(BLUES[1])} are {deltaE76(...BLUES).toFixed(1)}{" "}
        apart.
      </p>
      <p>
        ΔE 2000 starts from the same numbers and corrects them to match human vision: less weight on chroma in vivid
        colors, a rotation in blues, more weight on lightness near the middle. It gives {deltaE2000(...pair).toFixed(2)}{" "}
        for your pair, and for the two blues {deltaE2000(...BLUES).toFixed(1)}. It is the industry standard, and the
        verdicts here use it.
      </p>
      <p>
        ΔE OK is the straight-line distance in OKLab, a newer space that needs no corrections. CSS uses it for gamut
        mapping and calls 0.02 just noticeable. Your pair has {deltaEOk(...pair).toFixed(4)}.
      </p>
      <p>
        All three assume large patches side by side in good light. Thin lines and small text lose color first: check the
        pair as lines and as text. People notice far less when colors are apart or shown one after the other.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "What is the smallest visible ΔE?":
    "A ΔE 2000 of about 1, side by side, for a trained eye. Printers often accept up to 2 or 3 between proof and print. From 5 up, two patches clearly differ.",
  "How far apart should chart colors be?":
    "A ΔE 2000 of at least 11, for every type of color vision. A legend isn't right next to its lines, so more is better, and a label or pattern is better still.",
  "Is a large ΔE enough for text?":
    "No. A red and a green can be far apart but equally light, which makes text hard to read for everyone. Text needs lightness contrast: use the contrast checker.",
  "Why flip two colors in one place?":
    "Side by side, your eye catches the edge. Flipped in place there is no edge, so you see whether anyone would notice the change.",
};
