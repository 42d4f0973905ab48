import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { convert, fromRgb24 } from "#color/convert.ts";
import { encode8, LINEAR_8 } from "#color/kernel/transfer.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";

export function Theory({ bench: { state, selected } }: { bench: Bench }) {
  const color = state.pins[selected]?.color ?? fromRgb24(0x0d6986);
  const { l, c, h } = convert(color, "oklch");
  const plain = 128;
  const light = encode8(((LINEAR_8[0] ?? 0) + (LINEAR_8[255] ?? 1)) / 2);
  return (
    <ToolTheory title="What a picked color is" questions={QUESTIONS}>
      <p>
        With 1 px it is the exact pixel from the file, converted to sRGB if the file uses another color space.{" "}
        {printHex(color)} has OKLCH lightness {l.toFixed(3)}, chroma {c.toFixed(3)}
        {h === null ? " and, as a gray, no hue." : ` and hue ${h.toFixed(1)}°.`}
      </p>
      <p>
        Photos are noisy, so an average of 3, 5 or 11 pixels across is more accurate. It is taken in linear light, like
        a blurred lens: black and white make #{light.toString(16).toUpperCase().repeat(3)}, and not the #
        {plain.toString(16).toUpperCase().repeat(3)} of a plain average of the numbers, which is darker than what you
        see from a distance.
      </p>
      <p>
        Text on a screen has soft edges. To check its contrast, zoom in and pick the inside of a thick stroke. Edge
        pixels are half background, so their contrast is too low.
      </p>
      <p>
        Alpha is read, too. Transparent colors are kept as in the file, and placed on white to measure contrast. At very
        low alpha, browsers keep few steps of the color.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "Is my picture uploaded?":
    "No. It is read in this browser tab and never sent. The address holds the picked colors and their positions, but not the picture.",
  "How do I pick with the keyboard?":
    "Tab to the picture. Arrow keys move the crosshair by a pixel, with Shift by ten; plus and minus zoom, 0 zooms to fit, and Enter picks. A focused pin moves the same way, and Delete removes it.",
  "Why does my design app show another color?":
    "Screenshots use the screen's color space, and some apps don't record which. Phone photos are often Display P3: a color outside sRGB is kept as Display P3 here, with the nearest hex.",
  "Which pictures work?":
    "JPEG, PNG, WebP, GIF (its first frame), AVIF, BMP and SVG, up to 200 megapixels, of which 50 are kept; HEIC where the browser reads it, as Safari does. A JPEG in CMYK is shown as the browser converts it.",
};
