import type { Color } from "#color/color.ts";
import { parse } from "#color/text/parse.ts";
import type { FoundColor } from "./picture.ts";
import botany from "./samples/botany.webp";
import city from "./samples/city.webp";
import hills from "./samples/hills.webp";
import palettes from "./samples/palettes.json";
import pins from "./samples/pins.json";
import stillLife from "./samples/still-life.webp";

type Sample = {
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly src: string;
  /** Its six dominant colors, as the engine finds them: made by scripts/measure-samples.mjs. */
  readonly palette: readonly (FoundColor & { readonly share: number })[];
  /** Some of its pixels. */
  readonly pins: readonly FoundColor[];
};

export const SAMPLE_WIDTH_PX = 1440;
export const SAMPLE_HEIGHT_PX = 960;

const ALTS = {
  hills: ["Hills at sunset", "The sun goes down behind violet ridges under an orange sky", hills],
  "still-life": [
    "Still life",
    "A blue vase, two oranges, a lemon, a pear and a pomegranate on a wooden table",
    stillLife,
  ],
  city: ["City at night", "Lit windows and a full moon over dark water", city],
  botany: [
    "Botanical sheet",
    "A fern, poppies, eucalyptus, cornflowers and a rust-colored branch on cream paper",
    botany,
  ],
} as const;

export const SAMPLES: readonly Sample[] = Object.entries(ALTS).map(([id, [title, alt, src]]) => ({
  id,
  title,
  alt,
  src,
  palette: palettes[id as keyof typeof ALTS].map(({ hex, share, x, y }) => ({
    color: parse(hex) as Color,
    share,
    point: { x, y },
  })),
  pins: pins[id as keyof typeof ALTS].map(({ hex, x, y }) => ({ color: parse(hex) as Color, point: { x, y } })),
}));

export function findSample(id: string | null): Sample | undefined {
  return SAMPLES.find((sample) => sample.id === id);
}
