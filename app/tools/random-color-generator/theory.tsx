import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { createRandom, randomColor } from "#color/random.ts";
import { hexOf } from "#color/text/print.ts";

/** Percent of many draws; the test draws them. */
export const RGB_SHARES = { green: 29, vivid: 25 };
export const OKLAB_SHARES = { green: 17, vivid: 14 };

/** Why the colors are drawn as they are. */
export function Theory() {
  return (
    <>
      <ToolSection id="even" title="Even to the eye">
        <EvenPicture />
        <Prose>
          <p>
            The usual way to a random color is three random bytes. That is even in the numbers and uneven to the eye: of
            such colors {RGB_SHARES.green}% are greens and {RGB_SHARES.vivid}% are very vivid, because a large part of
            the numbers stands for bright greens that look nearly the same.
          </p>
          <p>
            Here each color is a random point of OKLab, thrown away if sRGB does not have it. OKLab is built so that
            equal distances look about equally large, so every part of what a screen can show gets its fair share:
            greens fall to {OKLAB_SHARES.green}% and very vivid colors to {OKLAB_SHARES.vivid}%. Purples become more,
            because a screen has many of them.
          </p>
          <p>
            Styles and limits do not bend a color. They narrow the space to draw from, and what does not fit is drawn
            again. That is why limits can be impossible together; then the bench says which, and shows the nearest
            found.
          </p>
          <p>
            With a word, only named colors are drawn: from up to 500 names of{" "}
            <TextLink to="/color">the list of names</TextLink> that have the word. Names crowd where people like colors,
            so each region of OKLab gets the same chance, whether it has two names or fifty.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
}

const QUESTIONS = [
  [
    "Do I get the same colors again?",
    "Yes. A seed of a few letters stands in the address, and the colors follow from it and the limits, on every device. Share the address, or keep it, and the same colors come back.",
  ],
  [
    "How random is the seed?",
    "It comes from your browser’s random numbers, one of 78 billion. That is plenty for colors and not meant for secrets.",
  ],
  [
    "How do I get colors that are easy to tell apart?",
    "Set a least distance. A ΔE 2000 of 11 is clearly different, 20 is a safe choice for a chart of up to about ten colors. “Safe with color blindness” asks for 11 also as people with each kind of color blindness see them.",
  ],
  [
    "Why are there fewer colors than I asked for?",
    "Only with a word: names run out, and a name is not given to a color that is not its own. Take another word, or loosen the limits.",
  ],
] as const;

const DRAWS = 180;
const CELL = 10;
const COLUMNS = 36;

/** The same number of random colors in two ways, in the order of their hues. */
function EvenPicture() {
  return (
    <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
      <Field colors={BY_RGB} title="Random RGB" text={`${DRAWS} colors of three random bytes, by hue.`} />
      <Field colors={BY_OKLAB} title="Even in OKLab" text={`${DRAWS} colors drawn as here, by hue.`} />
    </div>
  );
}

function Field({ colors, title, text }: { colors: readonly number[]; title: string; text: string }) {
  const rows = DRAWS / COLUMNS;
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${rows * CELL}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
        className="swatch w-full rounded-control"
      >
        {colors.map((rgb24, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={index}
            x={Math.floor(index / rows) * CELL}
            y={(index % rows) * CELL}
            width={CELL}
            height={CELL}
            fill={hexOf(rgb24)}
          />
        ))}
      </svg>
      <figcaption className="text-sm">
        <span className="font-[550]">{title}.</span> <span className="text-ink-2">{text}</span>
      </figcaption>
    </figure>
  );
}

function sortByHue(colors: number[]): number[] {
  const oklch = new Float64Array(3);
  const hues = new Map(
    colors.map((rgb24) => {
      rgb24ToOklchInto(rgb24, oklch);
      return [rgb24, oklch[2] as number];
    }),
  );
  return colors.sort((a, b) => (hues.get(a) ?? 0) - (hues.get(b) ?? 0));
}

const random = createRandom("even");
const BY_RGB = sortByHue(Array.from({ length: DRAWS }, () => toRgb24(fromRgb24(Math.floor(random() * 0x1000000)))));
const BY_OKLAB = sortByHue(Array.from({ length: DRAWS }, () => toRgb24(randomColor(random))));
