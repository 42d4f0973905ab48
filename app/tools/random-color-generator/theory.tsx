import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { bandsOf } from "#app/ui/bands.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Questions } from "#app/ui/questions.tsx";
import type { Rgb24 } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { createRandom, randomColor } from "#color/random.ts";
import { hexOf } from "#color/text/print.ts";

/** Percentages measured over many draws; the test repeats them. */
export const RGB_SHARES = { green: 29, vivid: 25 };
export const OKLAB_SHARES = { green: 17, vivid: 14 };

export function Theory() {
  return (
    <>
      <ToolSection id="even" title="Visually even">
        {/* The same number of random colors, drawn in two ways and sorted by hue. */}
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          <Field colors={BY_RGB} title="Random RGB" text={`${DRAWS} colors of three random bytes, by hue.`} />
          <Field colors={BY_OKLAB} title="Even in OKLab" text={`${DRAWS} colors from this tool, by hue.`} />
        </div>
        <Prose>
          <p>
            Most random colors are three random bytes. That is even in numbers but uneven to the eye: of such colors{" "}
            {RGB_SHARES.green}% are greens and {RGB_SHARES.vivid}% are very vivid, because a large part of the numbers
            are bright greens that look nearly the same.
          </p>
          <p>
            Here each color is a random point in OKLab, rejected if it is outside sRGB. Equal distances in OKLab look
            about equal, so every part of the screen's range gets its fair share: greens fall to {OKLAB_SHARES.green}%
            and very vivid colors to {OKLAB_SHARES.vivid}%. Purples increase, because screens have many of them.
          </p>
          <p>
            Styles and limits don't change a color. They narrow the range, and colors that don't fit are drawn again.
            Some limits can't be met together; you then see which ones, with the nearest colors found.
          </p>
          <p>
            With a word, only named colors are drawn: from up to 500 names of{" "}
            <TextLink href="/color">the list of names</TextLink> that contain the word. Names cluster around popular
            colors, so each region of OKLab gets the same chance, whether it has two names or fifty.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = {
  "Can I get the same colors again?":
    "Yes. The address has a seed of a few letters, and the seed and limits determine the colors on every device. Save or share the address to get them back.",
  "How random is the seed?":
    "It comes from your browser's random numbers, one of 78 billion. That is plenty for colors, but don't use it for secrets.",
  "How do I get colors that are easy to tell apart?":
    "Set a minimum distance. A ΔE 2000 of 11 is clearly different; 20 is safe for a chart of up to about ten colors. “Safe with color blindness” also requires 11 with protanopia, deuteranopia and tritanopia.",
  "Why did I get fewer colors?":
    "Either no more names have your word, or the limits leave no color besides the locked ones. Try another word, or loosen the limits.",
};

const DRAWS = 180;
const ROWS = 5;

function Field({ colors, title, text }: { colors: readonly number[]; title: string; text: string }) {
  return (
    <figure className="grid content-start gap-2">
      <div aria-hidden className="swatch aspect-[36/5] rounded-control" style={{ background: drawColumns(colors) }} />
      <figcaption className="text-sm">
        <span className="font-[550]">{title}.</span> <span className="text-ink-2">{text}</span>
      </figcaption>
    </figure>
  );
}

/** Fills column by column, with one hard-stop gradient per row: 180 separate cells would be a third of the page. */
function drawColumns(colors: readonly number[]): string {
  const bands = Array.from({ length: ROWS }, (_, row) => {
    const cells = colors.filter((_, index) => index % ROWS === row);
    return `${bandsOf(cells.map(hexOf))} 0 ${(row / (ROWS - 1)) * 100}%/100% 20.2% no-repeat`;
  });
  return bands.join();
}

function sortByHue(colors: readonly Rgb24[]): Rgb24[] {
  const hues = new Map(colors.map((rgb24) => [rgb24, convert(fromRgb24(rgb24), "oklch").h ?? 0]));
  return colors.toSorted((a, b) => (hues.get(a) ?? 0) - (hues.get(b) ?? 0));
}

const random = createRandom("even");
const BY_RGB = sortByHue(Array.from({ length: DRAWS }, () => toRgb24(fromRgb24(Math.floor(random() * 0x1000000)))));
const BY_OKLAB = sortByHue(Array.from({ length: DRAWS }, () => toRgb24(randomColor(random))));
