import { findSample } from "#app/frame/picture/samples.ts";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { convert } from "#color/convert.ts";
import { deltaE2000, deltaEOk } from "#color/difference/difference.ts";
import { leastPair } from "#color/difference/least-pair.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";
import { printShare } from "./words.ts";

export function Theory({ bench: { state, shares } }: { bench: Bench }) {
  const colors = state.swatches.map(({ color }) => color);
  const nearest = leastPair(colors, deltaE2000);
  const [one, other] = [colors[nearest?.i ?? 0], colors[nearest?.j ?? 0]];
  const most = shares ? shares.indexOf(Math.max(...shares)) : -1;
  const main = colors[most] ?? colors[0];
  const { l = 0, c = 0 } = main ? convert(main, "oklch") : {};
  const isSample = findSample(state.picture) !== undefined;
  return (
    <ToolTheory title="How the colors are found" questions={QUESTIONS}>
      <p>
        Every pixel is a point in OKLab, a space where equal distances look equal. The tool finds the points with the
        smallest total distance to all pixels. It uses k-means, started from a cut along the greatest variance and from
        four random starts. The same picture always gives the same palette.
      </p>
      <p>
        {main && shares
          ? `In ${isSample ? "this" : "your"} picture ${printHex(main)} is the nearest color for most pixels: ${printShare(shares[most] ?? 0)} of them. It has OKLCH lightness ${l.toFixed(2)} and chroma ${c.toFixed(3)}.`
          : "A color's share is the portion of pixels closest to it."}{" "}
        Shares always add up to 100%, so they change when you move, add or remove a color.
      </p>
      <p>
        {nearest && one && other
          ? `The two most similar colors here are ${printHex(one)} and ${printHex(other)}: ΔE 2000 ${nearest.value.toFixed(1)}, ΔE OK ${deltaEOk(one, other).toFixed(3)}. The merge slider sets the minimum distance between two colors; at 0, shades of one color may appear several times.`
          : "The merge slider sets the minimum ΔE 2000 between two colors."}
      </p>
      <p>
        Dominant goes by area. Vibrant weights each pixel by the cube of its chroma, Muted favors low chroma at middle
        lightness, and Dark favors the shadows. Even spread counts rare colors almost as much as common ones, and
        Accents finds what differs most from the main colors, such as a red door on a gray street.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "Is my picture uploaded?":
    "No. It is read in this browser tab and never sent. The address holds the colors and their positions, but not the picture, so a link reopens the palette without it.",
  "Why don't the colors match a single pixel?":
    "Each color represents many pixels, so it is their average, unless half of them are identical. Move a point to get the color of the pixel under it.",
  "How large can a picture be?":
    "Up to 200 megapixels, of which 50 are kept. The colors come from a sample of its pixels, not from a blurred copy. Points and the loupe read every kept pixel.",
  "What about wide-gamut photos?":
    "Photos in Display P3 are read as such. A color outside sRGB stays a Display P3 color, is marked P3, and shows the nearest sRGB hex.",
};
