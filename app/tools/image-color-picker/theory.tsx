import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { convert, fromRgb24 } from "#color/convert.ts";
import { encode8, LINEAR_8 } from "#color/kernel/transfer.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";

/** How colors are read, with those that were picked. */
export function Theory({ bench: { state, selected } }: { bench: Bench }) {
  const color = state.pins[selected]?.color ?? fromRgb24(0x0d6986);
  const { l, c, h } = convert(color, "oklch");
  const plain = 128;
  const light = encode8(((LINEAR_8[0] ?? 0) + (LINEAR_8[255] ?? 1)) / 2);
  return (
    <>
      <ToolSection id="how" title="What a picked color is">
        <Prose>
          <p>
            With 1 px it is the pixel as the file has it, converted to sRGB where the file says that it is in another
            space. {printHex(color)} has OKLCH lightness {l.toFixed(3)}, chroma {c.toFixed(3)}
            {h === null ? " and, as a gray, no hue." : ` and hue ${h.toFixed(1)}°.`}
          </p>
          <p>
            In photos neighbors differ by noise, so a mean of 3, 5 or 11 pixels across says more of a surface. It is
            taken in linear light, as a lens out of focus would mix it: black and white make #
            {light.toString(16).toUpperCase().repeat(3)}, and not the #{plain.toString(16).toUpperCase().repeat(3)} of a
            mean of the numbers, which is darker than what one sees from afar.
          </p>
          <p>
            Letters on a screen have soft edges. To check the contrast of a text pick the inside of a thick stroke,
            zoomed in, and not its rim: a pixel of the rim is half background, and its contrast looks lower than it is.
          </p>
          <p>
            Alpha is read, too. What is half see-through is kept as it is in the file, and laid on white where a
            contrast is measured. Where a file has hardly any alpha, browsers keep few steps of its color.
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
    "No. It is decoded in this browser tab, and no request carries it. The address holds the picked colors and where they were, but nothing of the picture.",
  ],
  [
    "How do I pick by keys?",
    "Tab to the picture. Arrow keys move the crosshair by a pixel, with Shift by ten; plus and minus zoom, 0 shows all of it, and Enter picks. A pin that has the focus moves in the same way, and Delete removes it.",
  ],
  [
    "Why is the color not what my design program says?",
    "Screenshots are in the space of the screen, and some programs leave out to say which. Photos of phones are often Display P3: a color outside of sRGB is kept as Display P3 here, and its hex is the nearest one.",
  ],
  [
    "Which pictures work?",
    "JPEG, PNG, WebP, GIF (its first frame), AVIF, BMP and SVG, up to 200 megapixels, of which 50 are kept; HEIC where the browser reads it, as Safari does. A JPEG in CMYK is shown as the browser converts it.",
  ],
] as const;
