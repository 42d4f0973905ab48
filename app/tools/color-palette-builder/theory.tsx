import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import type { State } from "./palette/state.ts";

/** What the ramps and scales are, with the numbers of the person's own first color. */
export function Theory({ state, name }: { state: State; name: string }) {
  const first = state.colors[0];
  if (!first) return null;
  const { color } = first;
  const hex = printHex(color);
  const half = (ramp: typeof tints) => printHex(ramp(color, 10, state.mode, state.hue)[5] ?? color);
  const { l, c } = convert(color, "oklch");
  const white = wcagContrast(toRgb24(color), 0xffffff);
  return (
    <>
      <ToolSection id="how-ramps" title="Tints, shades and tones">
        <Prose>
          <p>
            A tint is a color on its way to white, a shade on its way to black, a tone on its way to middle gray.
            Halfway, {name} ({hex}) becomes {half(tints)} as a tint, {half(shades)} as a shade and{" "}
            {printHex(tones(color, 10, state.mode)[5] ?? color)} as a tone. The first step is always the color itself,
            and the end is never reached.
          </p>
          <p>
            The mode decides what “on its way” means. LCH and OKLCH walk in steps that look even; HSL, HWB and sRGB walk
            in steps that are even for a screen. With a shifted hue tints drift towards yellow and shades towards blue,
            as colors do in light and in shadow.
          </p>
        </Prose>
      </ToolSection>
      <ToolSection id="how-scales" title="Scales that keep a promise">
        <Prose>
          <p>
            {name} has an OKLCH lightness of {l.toFixed(2)}, a chroma of {c.toFixed(2)}, and a contrast of{" "}
            {printRatio(white)}:1 on white{white >= 4.5 ? ", enough for text" : ", too little for text"}. A scale puts
            it, unchanged, at the step where it belongs, and solves the lightness of every other step. With a target for
            each column, step 600 of every color has the same contrast, so one can take the place of another without a
            new check.
          </p>
          <p>
            Some targets cannot be met: a pinned yellow has too little contrast for a dark step, and no color reaches
            7:1 on a middle gray. Such steps carry a sign and a sentence with what they reach. They are never turned
            black to hide it.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "Does my brand color change?",
    "No. It is one step of its scale exactly as you gave it, and while it is pinned no curve, key or fix touches it.",
  ],
  [
    "WCAG ratio or APCA Lc?",
    "Laws and audits ask for the WCAG 2 ratio. APCA is a draft that predicts dark pages better; use it in addition, not instead.",
  ],
  [
    "Where is my palette kept?",
    "In the address of this page: every color, name, target and cell set by hand. Bookmark it or share it. Save keeps it in the library of this browser, too.",
  ],
  [
    "Can I bring a palette back in?",
    "Yes. Paste or drop CSS variables, a Tailwind theme, design tokens or any file that Export writes. Names such as blue-50 to blue-950 become a scale with exactly these colors.",
  ],
] as const;
