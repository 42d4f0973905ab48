import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { Questions } from "#app/ui/questions.tsx";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import type { State } from "./palette/state.ts";

/** Explains the ramps and scales with the numbers of the user's first color. */
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
            A tint is a color mixed with white, a shade with black, a tone with middle gray. Halfway, {name} ({hex})
            becomes {half(tints)} as a tint, {half(shades)} as a shade and {half(tones)} as a tone. The first step is
            always the color itself; pure white, black and gray are never reached.
          </p>
          <p>
            The mode sets the color space of the mix. LCH and OKLCH steps look even; HSL, HWB and sRGB steps are even in
            numbers. With Shifted hue, tints drift toward yellow and shades toward blue, as colors do in light and
            shadow.
          </p>
        </Prose>
      </ToolSection>
      <ToolSection id="how-scales" title="Scales with guaranteed contrast">
        <Prose>
          <p>
            {name} has an OKLCH lightness of {l.toFixed(2)}, a chroma of {c.toFixed(2)}, and a contrast of{" "}
            {printRatio(white)}:1 on white{white >= 4.5 ? ", enough for text" : ", too little for text"}. A scale puts
            it, unchanged, at the step where it fits, and solves for the lightness of every other step. With a target
            for each column, step 600 of every color has the same contrast, so you can swap colors without checking
            again.
          </p>
          <p>
            Some targets can't be met: a pinned yellow has too little contrast for a dark step, and no color reaches 7:1
            on middle gray. These steps are marked with the contrast they actually reach, and are never turned black to
            hide the problem.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = {
  "Does my brand color change?":
    "No. It is one step of its scale, exactly as you entered it. While it is pinned, no curve, key or fix changes it.",
  "WCAG ratio or APCA Lc?":
    "Laws and audits require the WCAG 2 ratio. APCA is a draft that predicts dark pages better; use it in addition, not instead.",
  "Where is my palette kept?":
    "In the address of this page: every color, name, target and cell set by hand. Bookmark it or share it. Save also keeps it in this browser's library.",
  "Can I import a palette?":
    "Yes. Paste or drop CSS variables, a Tailwind theme, design tokens or any file from Export. Names such as blue-50 to blue-950 become a scale with exactly these colors.",
};
