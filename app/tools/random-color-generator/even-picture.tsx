import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { createRandom, randomColor } from "#color/random.ts";
import { hexOf } from "#color/text/print.ts";

const DRAWS = 180;
const CELL = 10;
const COLUMNS = 36;

/** The same number of random colors in two ways, in the order of their hues. */
export function EvenPicture() {
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
