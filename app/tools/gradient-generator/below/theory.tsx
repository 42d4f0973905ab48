import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { mapToGamut } from "#color/gamut.ts";
import { mix } from "#color/mix.ts";
import { printHex } from "#color/text/print.ts";
import type { Drawn } from "../draw-state.ts";
import type { Stop } from "../state.ts";

/** What happens between two colors, worked out for the first and the last. */
export function Theory({ drawn: { state, code } }: { drawn: Drawn }) {
  const [from, to] = [(state.stops[0] as Stop).color, (state.stops.at(-1) as Stop).color];
  const halfway = (space: "srgb" | "oklab" | "oklch") => mix(from, to, { space });
  const [srgb, oklab, oklch] = [halfway("srgb"), halfway("oklab"), halfway("oklch")];
  const [a, b] = [convert(from, "oklch"), convert(to, "oklch")];
  const lightnessOf = (color: Color) => convert(color, "oklch").l.toFixed(3);
  const way = a.h === null || b.h === null ? null : ((b.h - a.h + 540) % 360) - 180;
  const shift = deltaE2000(mapToGamut(oklch, "srgb"), srgb);
  return (
    <>
      <ToolSection id="how" title="What happens in the middle" aside={`${printHex(from)} to ${printHex(to)}`}>
        <Prose>
          <p>
            A gradient is a mix at every pixel. Halfway between {printHex(from)} and {printHex(to)} sRGB has{" "}
            {printHex(srgb)}, OKLab {printHex(oklab)} and OKLCH {printHex(oklch)}. The first and the last of these three
            are ΔE {shift.toFixed(1)} apart: the space decides as much as the colors do.
          </p>
          <p>
            sRGB mixes the numbers that drive a screen, which are no amounts of light. The mean of {lightnessOf(from)}{" "}
            and {lightnessOf(to)}, the OKLCH lightness of the ends, is {((a.l + b.l) / 2).toFixed(3)}; the sRGB middle
            has {lightnessOf(srgb)}. OKLab meets the mean exactly, because it is made so that equal steps look equal.
          </p>
          <p>
            OKLCH goes round the hues instead of straight through the middle of the circle, so it keeps its chroma.{" "}
            {way === null
              ? "Here one end is a gray without a hue, so it takes the hue of the other, and both ways are the same."
              : `Here it turns ${Math.abs(way).toFixed(0)}° ${way > 0 ? "upward" : "downward"} from ${a.h?.toFixed(0)}° to ${b.h?.toFixed(0)}°, and the longer way would be ${(360 - Math.abs(way)).toFixed(0)}°.`}{" "}
            What it passes on the way may be more vivid than sRGB can show.
          </p>
          <p>
            A browser that does not know the space needs stops in sRGB. They stand close where the gradient bends and
            far apart where it is straight: here {code.fallbackStops || "none"} for a difference of ΔE {state.delta} at
            most, by CIEDE2000. Below 1 hardly anybody sees one.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "Which space should I choose?",
    "OKLCH for two vivid colors that should stay vivid between. OKLab where the hues are opposite and a rainbow between them would be too much, or where everything must lie in sRGB. sRGB to match what older programs and older CSS show.",
  ],
  [
    "Why does a gradient look gray in the middle?",
    "Opposite hues cancel out when they are mixed straight: yellow and blue in sRGB meet at a gray. A space with a hue goes around. So does a third color in the middle.",
  ],
  [
    "Why do I see stripes?",
    "A screen has 256 steps a channel. Two near colors over a wide surface use only a few of them, and each becomes a band. More distance between the colors, a smaller surface, or the dithered picture help.",
  ],
  [
    "What is the point of the easing?",
    "At an even pace an eye sees the corners where a color begins and ends, as in a shadow that stops at a line. A curve that starts and ends slowly hides them. CSS has no easing inside a gradient, so it is written as stops, as few as the limit allows.",
  ],
  [
    "Why are there two lines of CSS?",
    "Browsers from before 2023 drop a line that they cannot read and keep the one before it. Newer ones take the last. Where both would be the same, there is only one.",
  ],
  [
    "Is the picture the same as the CSS?",
    "Inside sRGB to within one step of 255. Outside they differ: browsers cut each channel for itself, and a wide screen shows the color as it is, while the picture keeps lightness and hue and gives up chroma.",
  ],
] as const;
