import { ToolTheory } from "#app/tools/tool-theory.tsx";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { mapToGamut } from "#color/gamut.ts";
import { mix } from "#color/mix.ts";
import { printHex } from "#color/text/print.ts";
import type { Stop } from "../state.ts";
import type { Drawn } from "../use-bench.ts";

export function Theory({ drawn: { state, code } }: { drawn: Drawn }) {
  const [from, to] = [(state.stops[0] as Stop).color, (state.stops.at(-1) as Stop).color];
  const halfway = (space: "srgb" | "oklab" | "oklch") => mix(from, to, { space });
  const [srgb, oklab, oklch] = [halfway("srgb"), halfway("oklab"), halfway("oklch")];
  const [a, b] = [convert(from, "oklch"), convert(to, "oklch")];
  const lightnessOf = (color: Color) => convert(color, "oklch").l.toFixed(3);
  const way = a.h === null || b.h === null ? null : ((b.h - a.h + 540) % 360) - 180;
  const shift = deltaE2000(mapToGamut(oklch, "srgb"), srgb);
  return (
    <ToolTheory title="What happens in the middle" aside={`${printHex(from)} to ${printHex(to)}`} questions={QUESTIONS}>
      <p>
        Every pixel of a gradient is a mix. Halfway between {printHex(from)} and {printHex(to)} sRGB has{" "}
        {printHex(srgb)}, OKLab {printHex(oklab)} and OKLCH {printHex(oklch)}. The first and last of these are ΔE{" "}
        {shift.toFixed(1)} apart: the space matters as much as the colors do.
      </p>
      <p>
        sRGB mixes screen values, which aren't amounts of light. The mean of {lightnessOf(from)} and {lightnessOf(to)},
        the OKLCH lightness of the ends, is {((a.l + b.l) / 2).toFixed(3)}; the sRGB middle has {lightnessOf(srgb)}.
        OKLab matches the mean exactly, because equal steps look equal in it.
      </p>
      <p>
        OKLCH goes around the hue circle instead of through its middle, so it keeps chroma.{" "}
        {way === null
          ? "Here one end is a gray without a hue, so it takes the other's hue and both directions are the same."
          : `Here it turns ${Math.abs(way).toFixed(0)}° ${way > 0 ? "upward" : "downward"} from ${a.h?.toFixed(0)}° to ${b.h?.toFixed(0)}°, and the longer way would be ${(360 - Math.abs(way)).toFixed(0)}°.`}{" "}
        Colors in between may be more vivid than sRGB can show.
      </p>
      <p>
        A browser that doesn't support the space needs stops in sRGB. They are close where the gradient curves and far
        apart where it is straight: here it takes {code.fallbackStops || "none"} to stay within ΔE {state.delta} by
        CIEDE2000. Below 1 is hard to see.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "Which space should I choose?":
    "OKLCH for vivid colors that should stay vivid in between. OKLab for opposite hues without a rainbow. sRGB when everything must be in sRGB, or to match older programs and CSS.",
  "Why does a gradient look gray in the middle?":
    "Opposite hues cancel out when mixed directly: yellow and blue in sRGB meet at gray. A space with a hue goes around it. So does a third color in the middle.",
  "Why do I see stripes?":
    "A screen has 256 steps per channel. Similar colors over a wide area use only a few of them, so each becomes a band. Use more distinct colors, a smaller area, or the dithered picture.",
  "What is easing for?":
    "Without it you see a hard line where a color begins and ends, as at the edge of a shadow. A curve that starts and ends slowly hides it. CSS has no easing inside a gradient, so it is written as stops, as few as the limit allows.",
  "Why are there two lines of CSS?":
    "Browsers skip a line they can't read and keep the one before it. Chrome and Edge read the last one from version 111, Safari from 16.2 and Firefox from 127. If both would be the same, there is only one.",
  "Is the picture the same as the CSS?":
    "Inside sRGB, to within one step of 255. Outside they differ: browsers clip each channel and P3 screens show the full color, while the picture keeps lightness and hue but loses chroma.",
};
