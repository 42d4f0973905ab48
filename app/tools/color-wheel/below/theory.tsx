import { ToolSection } from "#app/tools/tool-section.tsx";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { rotateHue, WHEELS } from "#color/harmony/harmony.ts";
import { normalizeHue } from "#color/kernel/hue.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { printHex } from "#color/text/print.ts";
import { WHEEL_NAMES } from "../words.ts";

const YELLOW = fromRgb24(0xffff00);
const BLUE = fromRgb24(0x0000ff);

export function Theory({ base }: { base: Color }) {
  const { l, c, h } = convert(base, "oklch");
  const hsl = convert(base, "hsl");
  const [yellow, blue] = [convert(YELLOW, "oklch").l, convert(BLUE, "oklch").l];
  return (
    <>
      <ToolSection id="opposites" title="One color, three opposites" aside={printHex(base)}>
        <ul className="grid gap-6 sm:grid-cols-3">
          {WHEELS.map((wheel) => {
            const hex = printHex(rotateHue(base, 180, wheel));
            return (
              <li key={wheel} className="grid gap-2.5">
                <div className="flex overflow-hidden rounded-control">
                  <Swatch hex={printHex(base)} className="h-24 grow" />
                  <Swatch hex={hex} className="h-24 grow" />
                </div>
                <p className="flex justify-between text-sm">
                  <span className="font-[550]">{WHEEL_NAMES[wheel]}</span>
                  <span className="font-mono">{hex}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </ToolSection>
      <ToolTheory title="How the wheel works" questions={QUESTIONS}>
        <p>
          {h === null
            ? `${printHex(base)} is a gray. It has a lightness of ${l.toFixed(3)} and no hue to turn, so every color in its harmony is a gray.`
            : `In OKLCH ${printHex(base)} has lightness ${l.toFixed(3)}, chroma ${c.toFixed(3)} and hue ${h.toFixed(1)}°. The second color of its triad keeps lightness and chroma and has hue ${h.toFixed(1)}° + 120° = ${normalizeHue(h + 120).toFixed(1)}°, as far as sRGB allows that chroma there.`}
        </p>
        <p>
          In HSL, {printHex(base)} has hue {Math.round(hsl.h ?? 0)}°, saturation {Math.round(hsl.s)}% and lightness{" "}
          {Math.round(hsl.l)}%. Its lightness is a formula of red, green and blue, not perception: yellow #FFFF00 and
          blue #0000FF are both 50%. OKLCH gives them {yellow.toFixed(2)} and {blue.toFixed(2)}, and the light they emit
          differs by a factor of {Math.round(luminance(toRgb24(YELLOW)) / luminance(toRgb24(BLUE)))}.
        </p>
        <p>
          RYB is the painters' wheel: red is opposite green, yellow opposite violet, blue opposite orange. It's the HSL
          circle, stretched so red, yellow and blue are 120° apart, after Johannes Itten's wheel of 1961. It doesn't
          predict paint mixtures, but most color schemes in books are based on it.
        </p>
        <p>
          On the OKLCH wheel, the distance from the center is chroma. The rim is 0.33, a little more than the 0.3225 of
          magenta, the most colorful sRGB color. The line inside shows the limit of sRGB at one lightness. A marker
          beyond it keeps its hue and lightness but loses chroma; turn it further and the chroma comes back.
        </p>
      </ToolTheory>
    </>
  );
}

const QUESTIONS = {
  "Do harmonies make colors look good together?":
    "Not by themselves. They give you hues that are clearly related or clearly different. Lightness and chroma matter at least as much, so adjust those next.",
  "Which wheel should I use?":
    "OKLCH when colors need equal visual weight, as in charts and interfaces. HSL to match another app. RYB when you think in paint and expect green opposite red.",
  "What does a lock do?":
    "It holds one coordinate of one marker: hue, chroma or lightness. The others keep following the rule. With the base hue locked, dragging another marker changes the rule's angle instead of turning everything.",
  "Why did a color lose chroma?":
    "sRGB has no vivid dark yellow and no vivid light blue. With equal lightness, or after a turn, a color may need more chroma than sRGB has. The note under the wheel shows which colors lost chroma and how much is left.",
};
