import type { ReactNode } from "react";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { Questions } from "#app/ui/questions.tsx";
import type { Color } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { deltaE2000, HARD_BELOW } from "#color/difference/difference.ts";
import { leastPair } from "#color/difference/least-pair.ts";
import { useBench } from "./bench.tsx";
import { colorsOf } from "./palette/state.ts";

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
          A palette starts from a seed, a few letters in the address. The seed sets the first hue, the hues around it,
          and a lightness curve from the darkest to the lightest color. The same seed with the same settings gives the
          same palette on every device, so a link shows exactly what you saw.
        </p>
        <p>
          Hues rotate in the mode you choose. In LCH and OKLCH equal angles look about equally far apart; in HSL they
          don't, but most pickers use HSL. LCH and Lab give the same palette, as do OKLCH and OKLab, and HSL, HWB and
          sRGB; they differ when you insert a color between two. With Shifted hue, lighter colors lean toward yellow and
          darker ones toward blue, as in sunlight.
        </p>
        <p>
          A lock keeps a color exactly as it is. A partial lock keeps only its hue, chroma or lightness and generates
          the rest. Rules always apply: colors move until contrast and distance are reached. If locks or limits leave no
          room, you see which rule failed, by how much, and why.
        </p>
        <p>
          Safe palettes stay muted and near neutral, which suits text and surfaces. Bold ones have more chroma and
          larger steps, which suits posters and charts.
        </p>
      </Prose>
    </ToolSection>
  );
}

function Numbers() {
  const { controls, nameOf } = useBench();
  const colors = colorsOf(controls.state);
  const byLight = colors.toSorted((one, other) => lightnessOf(one) - lightnessOf(other));
  const [darkest, lightest] = [byLight[0], byLight.at(-1)];
  const closest = leastPair(colors, deltaE2000);
  if (!darkest || !lightest || !closest) return null;
  const ratio = wcagContrast(toRgb24(darkest), toRgb24(lightest));
  const use =
    ratio >= 4.5 ? "enough for text of any size" : ratio >= 3 ? "enough for large text only" : "too little for text";
  return (
    <ToolSection id="numbers" title="Your palette in numbers">
      <Prose>
        <p>
          {nameOf(darkest)} is the darkest color, with an OKLCH lightness of {lightnessOf(darkest).toFixed(2)}, and{" "}
          {nameOf(lightest)} the lightest with {lightnessOf(lightest).toFixed(2)}. Together they have a contrast of{" "}
          {printRatio(ratio)}:1, which is {use} by WCAG 2.2.
        </p>
        <p>
          {nameOf(colors[closest.i] as Color)} and {nameOf(colors[closest.j] as Color)} are the closest pair: their
          CIEDE2000 is {closest.value.toFixed(1)}. {distanceInWords(closest.value)}
        </p>
      </Prose>
    </ToolSection>
  );
}

function lightnessOf(color: Color) {
  return convert(color, "oklch").l;
}

function distanceInWords(deltaE: number) {
  if (deltaE < HARD_BELOW) return `Under ${HARD_BELOW}, most people can't tell them apart.`;
  if (deltaE < 11) return "They are easy to tell apart side by side, but not from across a page.";
  return "From 11 up, two colors are easy to tell apart anywhere.";
}

const QUESTIONS = {
  "How many colors can a palette have?":
    "Two to twelve. Most interfaces work with five: a background, a text color, two for controls, and an accent.",
  "Can I use the palettes in my work?":
    "Yes, for anything, without an account or credit. Other people may use the same colors.",
  "Where are my palettes kept?":
    "The last 30 stay in the history strip until you leave the page. Starred palettes are in this browser's library, and every palette is in its link.",
  "Is my picture uploaded?": "No. Its colors are found in your browser, from a small copy of the picture.",
  "Does it work without JavaScript?":
    "Partly. Links show their palettes, and you can generate new ones. Locks, rules and editing need JavaScript.",
};
