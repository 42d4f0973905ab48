import { QuantizerCelebi } from "@material/material-color-utilities";
import { extractPalette, MmcqQuantizer, validateOptions } from "colorthief/internals";
import { extractColorsFromImageData } from "extract-colors";
import { buildPaletteSync, type PaletteQuantization, utils } from "image-q";
import { Vibrant } from "node-vibrant/browser";
import medianCut from "quantize";
import type { Rgb24 } from "../../color/color.ts";
import { avoidColumns } from "../../color/quantize/count-colors.ts";
import type { Picture } from "../pictures.ts";

/** A way to extract colors from an image, starting from its bytes. */
export type Quantizer = {
  readonly name: string;
  readonly find: (picture: Picture, count: number) => Rgb24[];
};

type Mmcq = (pixels: Picture["rgba"], options: { colorCount: number }) => { rgb: Channels }[];
type Channels = readonly [red: number, green: number, blue: number];

export const NODE_VIBRANT = "node-vibrant";
export const COLORTHIEF = "colorthief";

/** What Material's own apps process: they shrink an image to 128 x 128. */
const MATERIAL_SAMPLES = 128 * 128;

// node-vibrant exposes its quantizer only as part of a pipeline, which needs a file or a page element.
const vibrantPipeline = Reflect.get(Vibrant, "_pipeline") as { quantizer: { get(name: string): Mmcq } };
const vibrantMmcq = vibrantPipeline.quantizer.get("mmcq");
const colorthiefMmcq = new MmcqQuantizer();

/** Fast enough for images of any size. */
export const PEERS: readonly Quantizer[] = [
  {
    name: NODE_VIBRANT,
    find: ({ rgba }, count) => vibrantMmcq(rgba, { colorCount: count }).map(({ rgb }) => pack(rgb)),
  },
  { name: COLORTHIEF, find: (picture, count) => findByColorthief(picture, { colorCount: count }) },
  {
    name: "colorthief, in RGB",
    find: (picture, count) => findByColorthief(picture, { colorCount: count, colorSpace: "rgb" }),
  },
  {
    name: "Material, 16,384 pixels",
    find: (picture, count) => findByMaterial(picture, count, picture.rgba.length / 4 / MATERIAL_SAMPLES),
  },
  { name: "extract-colors", find: findByExtractColors },
  { name: "quantize of npm", find: findByQuantize },
];

/** Too slow for large images, which would take seconds. */
export const SLOW_PEERS: readonly Quantizer[] = [
  {
    name: "colorthief, every pixel",
    find: (picture, count) => findByColorthief(picture, { colorCount: count, quality: 1 }),
  },
  { name: "Material, every pixel", find: (picture, count) => findByMaterial(picture, count, 1) },
  { name: "image-q, NeuQuant", find: (picture, count) => findByImageQ(picture, count, "neuquant") },
  { name: "image-q, Wu", find: (picture, count) => findByImageQ(picture, count, "wuquant") },
];

function findByColorthief({ rgba, width }: Picture, options: Parameters<typeof validateOptions>[0]): Rgb24[] {
  const colors = extractPalette(rgba, width, rgba.length / 4 / width, validateOptions(options), colorthiefMmcq);
  return (colors ?? []).map((color) => pack(color.array()));
}

function findByMaterial({ rgba, width }: Picture, count: number, pixelsPerSample: number): Rgb24[] {
  const step = avoidColumns(Math.max(1, Math.ceil(pixelsPerSample)), width) * 4;
  const argbs: number[] = [];
  for (let at = 0; at < rgba.length; at += step) {
    argbs.push((0xff000000 | packAt(rgba, at)) >>> 0);
  }
  return Array.from(QuantizerCelebi.quantize(argbs, count).keys(), (argb) => argb & 0xffffff);
}

/** extract-colors takes no count, so this keeps those of its colors that cover the largest areas. */
function findByExtractColors({ rgba, width }: Picture, count: number): Rgb24[] {
  const colors = extractColorsFromImageData({ data: rgba, width, height: rgba.length / 4 / width });
  const largest = colors.toSorted((a, b) => b.area - a.area).slice(0, count);
  return largest.map(({ red, green, blue }) => pack([red, green, blue]));
}

function findByQuantize({ rgba }: Picture, count: number): Rgb24[] {
  const pixels: [number, number, number][] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    pixels.push([rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]);
  }
  const colors = medianCut(pixels, count);
  return colors ? colors.palette().map(pack) : [];
}

function findByImageQ({ rgba, width }: Picture, count: number, paletteQuantization: PaletteQuantization): Rgb24[] {
  const points = utils.PointContainer.fromUint8Array(rgba, width, rgba.length / 4 / width);
  const palette = buildPaletteSync([points], { colors: count, paletteQuantization, colorDistanceFormula: "euclidean" });
  return palette
    .getPointContainer()
    .getPointArray()
    .map(({ r, g, b }) => pack([r, g, b]));
}

function pack([red, green, blue]: Channels): Rgb24 {
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
}

function packAt(rgba: Picture["rgba"], at: number): Rgb24 {
  return ((rgba[at] as number) << 16) | ((rgba[at + 1] as number) << 8) | (rgba[at + 2] as number);
}
