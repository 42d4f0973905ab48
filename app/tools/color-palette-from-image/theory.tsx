import { findSample } from "#app/frame/picture/samples.ts";
import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { convert } from "#color/convert.ts";
import { deltaE2000, deltaEOk } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";
import { printShare } from "./words.ts";

/** How the colors are found, with those on the bench. */
export function Theory({ bench: { state, shares } }: { bench: Bench }) {
  const colors = state.swatches.map(({ color }) => color);
  const pairs = colors.flatMap((one, place) =>
    colors.slice(place + 1).map((other) => ({ one, other, deltaE: deltaE2000(one, other) })),
  );
  const nearest = pairs.toSorted((a, b) => a.deltaE - b.deltaE)[0];
  const most = shares ? shares.indexOf(Math.max(...shares)) : -1;
  const main = colors[most] ?? colors[0];
  const { l = 0, c = 0 } = main ? convert(main, "oklch") : {};
  const isSample = findSample(state.picture) !== undefined;
  return (
    <>
      <ToolSection id="how" title="How the colors are found">
        <Prose>
          <p>
            Every pixel counts as a point in OKLab, a space in which equal distances look equally far. The tool looks
            for points so that the pixels are, on the whole, as near as can be to one of them: k-means, begun from a cut
            along the greatest variance and from four random starts. The same picture always gives the same palette.
          </p>
          <p>
            {main && shares
              ? `In ${isSample ? "this" : "your"} picture ${printHex(main)} is nearest to most pixels: ${printShare(shares[most] ?? 0)} of them. It has OKLCH lightness ${l.toFixed(2)} and chroma ${c.toFixed(3)}.`
              : "The share of a color is the part of the pixels that are nearer to it than to the others."}{" "}
            Shares always add up to 100%, so they change when you move, add or remove a color.
          </p>
          <p>
            {nearest
              ? `The two most alike of these colors are ${printHex(nearest.one)} and ${printHex(nearest.other)}: ΔE 2000 ${nearest.deltaE.toFixed(1)}, ΔE OK ${deltaEOk(nearest.one, nearest.other).toFixed(3)}. The merge slider sets how far apart any two have to be; 0 turns it off, and then shades of one color may take several places.`
              : "The merge slider sets how far apart any two colors have to be, by ΔE 2000."}
          </p>
          <p>
            Dominant goes by area. Vibrant weighs each pixel by the cube of its chroma, muted prefers little chroma at
            middle lightness, dark the shadows. Even spread counts rare colors nearly as much as common ones, and
            accents looks for what is least like the main colors, such as a red door in a gray street.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "Is my picture uploaded?",
    "No. It is decoded and measured in this browser tab, and no request carries it. The address holds the colors and where they were in the picture, but nothing of the picture, so a link reopens the palette without it.",
  ],
  [
    "Why are the colors not exactly those of one pixel?",
    "A color stands for many pixels, so it is their middle, unless half of them are the same: then it is that color exactly. Move a point, and the color becomes that of the pixel under it.",
  ],
  [
    "How large may a picture be?",
    "Up to 200 megapixels, of which 50 are kept. Of more than 2 megapixels every second or third pixel is looked at, never a blurred copy, so no color is made up. Points and the loupe read all that is kept.",
  ],
  [
    "What about phones' wide colors?",
    "Photos in Display P3 are read as such. A color that sRGB does not have stays a Display P3 color, is marked P3, and its hex is the nearest that sRGB has.",
  ],
] as const;
