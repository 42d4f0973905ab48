import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Questions } from "#app/ui/questions.tsx";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { edgeChroma } from "#color/scales/gamut-edge.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { colorShades as tool } from "#content/tools.ts";
import type { Scale } from "./make-scales.ts";

const LIGHT_EXAMPLE = 0.95;

export function Theory({ scale, address }: { scale: Scale; address: string }) {
  const { l, c, h } = convert(scale.base, "oklch");
  const hex = printHex(scale.base);
  const [lightest, darkest] = [scale.steps[0], scale.steps.at(-1)].map((step) => toRgb24(step?.color ?? scale.base));
  const query = address.slice(tool.path.length);
  return (
    <>
      <ToolSection id="how" title="How a scale is made">
        <Prose>
          <p>
            {hex} has lightness {l.toFixed(3)} and chroma {c.toFixed(3)} in OKLCH. Its hue has room for a chroma of{" "}
            {edgeChroma(l, h).toFixed(3)} at that lightness, but only for {edgeChroma(LIGHT_EXAMPLE, h).toFixed(3)} at{" "}
            {LIGHT_EXAMPLE}. So a step can't just keep its chroma: it uses the same share of that room as your color
            does, a little less at the light end.
          </p>
          <p>
            Your color goes to the step where its lightness fits and is never rounded. The other steps adjust around it,
            and around every color you pin, so that no two steps are the same.
          </p>
          <p>
            From {hexOf(lightest ?? 0)} to {hexOf(darkest ?? 0)} this scale covers a contrast of{" "}
            {printRatio(wcagContrast(lightest ?? 0, darkest ?? 0))}:1. A pair of steps that reaches 4.5 works as text
            and background.
          </p>
          <p>
            Tints, shades and tones are simpler: a mix with white, black or gray in the mode you choose. LCH and OKLCH
            keep the hue; sRGB mixes the stored numbers, as most programs do.
          </p>
        </Prose>
      </ToolSection>
      <ToolSection id="scripts" title="For scripts">
        <div className="grid max-w-[44em] gap-3 text-ink-2">
          <p>
            The address holds all settings, and the same address with .json returns the name, values, contrast and alpha
            twins of every step:
          </p>
          <p className="rounded-control bg-well px-4 py-3 font-mono text-ink text-sm [overflow-wrap:anywhere]">
            {`${tool.path}.json${query || "?c=0d6986&kind=tailwind&n=11"}`}
          </p>
          <p>
            <TextLink href={`${tool.path}.json${query}`} data-document>
              Open the JSON
            </TextLink>
          </p>
        </div>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = {
  "What is the difference between a tint, a shade and a tone?":
    "A tint is mixed with white, a shade with black, and a tone with gray. In everyday speech all three are called shades, and so are scales of a color.",
  "Why isn't my color always 500?":
    "Because 500 has its own lightness. A yellow is light and fits near 300; a navy fits near 900. You can still choose the step: the others adjust, with less room on one side.",
  "Why do dark yellows look green or brown?":
    "A dark yellow of the same hue looks olive to most people. The natural drift turns the hue toward orange as it darkens, which reads as ocher and brown. Choose None to see the difference.",
  "What does “AA on white: from 600” mean?":
    "That 600 and every darker step have at least 4.5:1 on white, the WCAG 2.2 AA minimum for text. Ratios are truncated to two decimals, never rounded up.",
  "What is an alpha twin good for?":
    "It looks the same as the step on white or black, and lets other backgrounds show through. Use it for hover states, selections and dividers on differently colored surfaces.",
  "How do I make several scales match?":
    "Add colors and turn on Equal lightness. Step 600 of each scale then has the same lightness, so you can swap them. The first scale stays; the others adjust, and each shows by how much.",
};
