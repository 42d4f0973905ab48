import { countColors, viewPixels } from "../../color/quantize/count-colors.ts";
import { quantize, quantizeRough } from "../../color/quantize.ts";
import { makePictures, type Picture } from "../pictures.ts";
import { type Contender, contendersFor, type Goal, type Topic } from "../topic.ts";
import { compareErrors } from "./quantize-error.ts";
import { COLORTHIEF, NODE_VIBRANT, PEERS, type Quantizer, SLOW_PEERS } from "./quantize-peers.ts";

type Size = { readonly megapixels: number; readonly width: number; readonly height: number; readonly scenes: number };
type Options = Parameters<typeof quantize>[2];

const SMALL: Size = { megapixels: 0.25, width: 612, height: 408, scenes: 3 };
const MIDDLE: Size = { megapixels: 2, width: 1732, height: 1155, scenes: 2 };
const LARGE: Size = { megapixels: 12, width: 4243, height: 2828, scenes: 1 };

const COLORS = 5;
const EVERY_PIXEL = "quantize, every pixel";
const BOTH = "quantizeRough, then quantize";
/** For everything from the decoded image to its colors, including a first preview. */
const MAX_MS_FOR_BOTH = 150;

const COLORTHIEF_SAMPLES = "colorthief reads only every 10th pixel.";
const NOTE =
  "The mean over painted scenes with texture and grain, starting from RGBA bytes. The colors found differ; see the next " +
  "table. quantize reads 131,072 pixels, colorthief every 10th in OKLCH (its defaults), extract-colors 64,000, and " +
  "node-vibrant and quantize of npm all of them. node-vibrant and colorthief run only their quantizers, without reading " +
  "a file. quantize of npm needs an array for each pixel and Material a number; creating these is included in the time.";
const SMALL_NOTE = `${NOTE} image-q and other slow methods are only in this table.`;

const { ours, peer } = contendersFor<Picture>();

const OURS = [
  {
    name: "quantize",
    find: (picture: Picture, count: number) => find(quantize, picture, { count }),
    most: { 5: 1.03, 10: 1.07 },
  },
  {
    name: EVERY_PIXEL,
    find: (picture: Picture, count: number) => find(quantize, picture, { count, maxSamples: Number.POSITIVE_INFINITY }),
    most: { 5: 1.01, 10: 1.05 },
  },
  { name: "quantizeRough", find: (picture: Picture, count: number) => find(quantizeRough, picture, { count }) },
];

export function smallPictureTopic(): Topic {
  // A small image is counted so quickly that refining takes most of the time.
  const goals = [...withinNodeVibrant(3), ...fasterThanColorthief(2.5, 2.5)];
  return pictureTopic(SMALL, [...PEERS, ...SLOW_PEERS], goals, SMALL_NOTE);
}

export function middlePictureTopic(): Topic {
  return pictureTopic(MIDDLE, PEERS, [...withinNodeVibrant(1), ...fasterThanColorthief(10, 8)], NOTE);
}

export function largePictureTopic(): Topic {
  return pictureTopic(
    LARGE,
    PEERS,
    [
      ...withinNodeVibrant(1),
      ...fasterThanColorthief(50, 12),
      { kind: "at most", milliseconds: MAX_MS_FOR_BOTH, ours: BOTH },
    ],
    NOTE,
  );
}

function pictureTopic(size: Size, peers: readonly Quantizer[], goals: readonly Goal[], note: string): Topic {
  const { megapixels, width, height, scenes } = size;
  const pictures = makePictures(width, height, scenes);
  return {
    title: `Five colors of a picture of ${megapixels} megapixels`,
    per: "picture",
    inputs: pictures,
    tolerance: 0,
    contenders: [
      ...OURS.map(({ name, find }) => ours(name, { run: (picture) => find(picture, COLORS) })),
      ours(BOTH, {
        run: ({ rgba, width }) => {
          quantizeRough(rgba, width, { count: COLORS });
          return quantize(rgba, width, { count: COLORS });
        },
      }),
      ours("counting every pixel alone", { run: ({ rgba, width }) => countColors(viewPixels(rgba, width, true)) }),
      ...peers.map(({ name, find }): Contender => peer(name, { run: (picture) => find(picture, COLORS) })),
    ],
    goals,
    note,
    compare: () => compareErrors(megapixels, pictures, [...OURS, ...peers]),
  };
}

/** As fast as node-vibrant, or at most this many times its time. */
function withinNodeVibrant(timesWithEveryPixel: number): Goal[] {
  return [
    { kind: "within", times: 1, of: NODE_VIBRANT },
    { kind: "within", times: timesWithEveryPixel, of: NODE_VIBRANT, ours: EVERY_PIXEL },
  ];
}

function fasterThanColorthief(times: number, timesWithEveryPixel: number): Goal[] {
  return [
    { kind: "faster", times, than: COLORTHIEF },
    { kind: "faster", times: timesWithEveryPixel, than: COLORTHIEF, ours: EVERY_PIXEL, why: COLORTHIEF_SAMPLES },
  ];
}

function find(quantizer: typeof quantize, { rgba, width }: Picture, options: Options): number[] {
  return quantizer(rgba, width, options).colors.map(({ rgb24 }) => rgb24);
}
