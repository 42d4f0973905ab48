import type { ReactNode } from "react";
import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import type { Color } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { useBench } from "./bench.tsx";
import { colorsOf } from "./palette/state.ts";

/** Below the bench. */
export function Theory({ start }: { start: ReactNode }) {
  return (
    <>
      <ToolSection id="start" title="Start from what you have">
        {start}
      </ToolSection>
      <Method />
      <Numbers />
      <Questions questions={QUESTIONS} />
    </>
  );
}

function Method() {
  return (
    <ToolSection id="method" title="How the palettes are made">
      <Prose>
        <p>
          A palette begins with a seed, a few letters that stand in the address. The seed decides the first hue, a
          scheme of hues around it, and a curve of lightness from the darkest to the lightest color. The same seed with
          the same settings gives the same palette on every device, so a link shows exactly what you saw.
        </p>
        <p>
          Hues are turned in the mode that you choose. In LCH and OKLCH equal angles look about equally far apart; in
          HSL they do not, but HSL is what most pickers show. With shifted hue, lighter colors lean to yellow and darker
          ones to blue, as things in sunlight do.
        </p>
        <p>
          A lock keeps a color exactly as it is. A part of a lock keeps only its hue, its chroma or its lightness, and
          the generator draws the rest. Rules are solved and not hoped for: colors are moved until contrast and distance
          are reached, and where locks or limits leave no room, the bench says which rule failed, by how much, and what
          is in the way.
        </p>
        <p>
          Safe palettes stay muted and near neutral and are easy to use for text and surfaces. Bold ones have more
          chroma and larger steps, which suits posters and charts more than long reading.
        </p>
      </Prose>
    </ToolSection>
  );
}

/** The theory on the person's own colors. */
function Numbers() {
  const { controls, nameOf } = useBench();
  const colors = colorsOf(controls.state);
  const byLight = colors.toSorted((one, other) => lightnessOf(one) - lightnessOf(other));
  const [darkest, lightest] = [byLight[0], byLight.at(-1)];
  const closest = closestPair(colors);
  if (!darkest || !lightest || !closest) return null;
  const ratio = wcagContrast(toRgb24(darkest), toRgb24(lightest));
  const use =
    ratio >= 4.5 ? "enough for text of any size" : ratio >= 3 ? "enough for large text only" : "too little for text";
  return (
    <ToolSection id="numbers" title="Your palette in numbers">
      <Prose>
        <p>
          {nameOf(darkest)} is the darkest color, with an OKLCH lightness of {lightnessOf(darkest).toFixed(2)}, and{" "}
          {nameOf(lightest)} the lightest with {lightnessOf(lightest).toFixed(2)}. One on the other has a contrast of{" "}
          {printRatio(ratio)} : 1, which is {use} by WCAG 2.2.
        </p>
        <p>
          {nameOf(closest.one)} and {nameOf(closest.other)} are nearest to each other: CIEDE2000 is{" "}
          {closest.deltaE.toFixed(1)}. {distanceInWords(closest.deltaE)}
        </p>
      </Prose>
    </ToolSection>
  );
}

function lightnessOf(color: Color) {
  return convert(color, "oklch").l;
}

function closestPair(colors: readonly Color[]) {
  const pairs = colors.flatMap((one, at) =>
    colors.slice(at + 1).map((other) => ({ one, other, deltaE: deltaE2000(one, other) })),
  );
  return pairs.toSorted((a, b) => a.deltaE - b.deltaE)[0];
}

function distanceInWords(deltaE: number) {
  if (deltaE < 2) return "Under 2, most people cannot tell them apart.";
  if (deltaE < 11) return "They are easy to tell apart side by side, but not from across a page.";
  return "From 11 on, two colors stay easy to tell apart wherever they stand.";
}

const QUESTIONS = [
  [
    "How many colors may a palette have?",
    "Two to twelve. Most interfaces work with five: a background, a text color, two for what people press, and an accent.",
  ],
  [
    "Can I use the palettes in my work?",
    "Yes, for anything, without an account and without naming us. Nobody owns a combination of colors.",
  ],
  [
    "Where are my palettes kept?",
    "The last 30 stand in the strip under the bench until you leave the page. Those with a star are in the library of this browser, and every palette is in its link.",
  ],
  [
    "Is the picture that I choose sent to you?",
    "No. Its colors are worked out in your browser, from a small copy of the picture.",
  ],
  [
    "Does it work without JavaScript?",
    "A link shows its palette, and another palette is one press away. Locks, rules and editing need JavaScript.",
  ],
] as const;
