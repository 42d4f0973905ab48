import { oklchToRgbChannelsInto } from "@colordx/core";
import { oklchToP3ChannelsInto } from "@colordx/core/plugins/p3";
import * as texel from "@texel/color";
import * as colorjsFn from "colorjs.io/fn";
import { converter } from "culori";
import * as culoriFn from "culori/fn";
import { fillPlane } from "../../color/kernel/plane.ts";
import { type Contender, contendersFor, FASTEST_PEER, type Fact, type Topic } from "../topic.ts";

type Gamut = "srgb" | "display-p3";
/** Writes red, green and blue to the first three elements; inside the gamut they are 0 to 1. */
type ToRgbInto = (out: Float64Array, l: number, c: number, h: number) => void;

const WIDTH = 720;
const HEIGHT = 480;
const MAX_CHROMA = 0.4;
const SIZE = { width: WIDTH, height: HEIGHT, maxChroma: MAX_CHROMA, epsilon: 1e-6 };
const HUES = [25, 115, 205, 295];

const { ours, peer } = contendersFor<number>();

export function p3PlaneTopic(): Topic {
  return planeTopic("display-p3", "OKLCH plane 720 x 480, bounded by Display P3");
}

export function srgbPlaneTopic(): Topic {
  return planeTopic("srgb", "OKLCH plane 720 x 480, bounded by sRGB");
}

function planeTopic(gamut: Gamut, title: string): Topic {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const isP3 = gamut === "display-p3";
  const toCulori = converter(isP3 ? "p3" : "rgb");
  const colorjsSpace = isP3 ? colorjsFn.P3 : colorjsFn.sRGB;
  for (const space of [colorjsSpace, colorjsFn.OKLCH]) colorjsFn.ColorSpace.register(space);
  const texelSpace = isP3 ? texel.DisplayP3 : texel.sRGB;
  const texelIn = [0, 0, 0];
  const texelOut = [0, 0, 0];
  return {
    title,
    per: "picture",
    inputs: HUES,
    tolerance: 0,
    contenders: [
      ours("fillPlane", { run: (hue) => fillPlane(rgba, WIDTH, HEIGHT, { hue, maxChroma: MAX_CHROMA, gamut }) }),
      byPixel("colordx, into an array", isP3 ? oklchToP3ChannelsInto : oklchToRgbChannelsInto),
      byPixel("texel, into an array", (out, l, c, h) => {
        texelIn[0] = l;
        texelIn[1] = c;
        texelIn[2] = h;
        texel.convert(texelIn, texel.OKLCH, texelSpace, texelOut);
        write(out, texelOut[0] as number, texelOut[1] as number, texelOut[2] as number);
      }),
      byPixel("culori/fn", (out, l, c, h) => {
        const oklab = culoriFn.convertLchToLab({ l, c, h });
        const { r, g, b } = isP3
          ? culoriFn.convertXyz65ToP3(culoriFn.convertRgbToXyz65(culoriFn.convertOklabToRgb(oklab)))
          : culoriFn.convertOklabToRgb(oklab);
        write(out, r, g, b);
      }),
      byPixel("culori", (out, l, c, h) => {
        const { r, g, b } = toCulori({ mode: "oklch", l, c, h });
        write(out, r, g, b);
      }),
      byPixel("colorjs/fn", (out, l, c, h) => {
        const { coords } = colorjsFn.to({ space: colorjsFn.OKLCH, coords: [l, c, h], alpha: 1 }, colorjsSpace);
        write(out, coords[0] as number, coords[1] as number, coords[2] as number);
      }),
    ],
    goals: [
      { kind: "at most", milliseconds: 2 },
      { kind: "faster", times: 15, than: FASTEST_PEER },
    ],
    note:
      `Chroma 0 to ${MAX_CHROMA} across, lightness down, mean of ${HUES.length} hues. The peers can't paint planes, ` +
      "so they run in our loop over all pixels. fillPlane stops each row at the edge of the gamut.",
    count: () => countDifferences(gamut, toCulori as (color: object) => Rgb),
  };
}

function byPixel(name: string, toRgb: ToRgbInto): Contender {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  // Each contender gets its own loop, as in harness.ts.
  const fill = new Function(`/* ${name} */ return ${fillByPixel}`)() as typeof fillByPixel;
  return peer(name, { run: (hue) => fill(SIZE, rgba, hue, toRgb) });
}

function write(out: Float64Array, r: number, g: number, b: number): void {
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

type Rgb = { r: number; g: number; b: number };

function fillByPixel(
  { width, height, maxChroma, epsilon }: typeof SIZE,
  rgba: Uint8ClampedArray,
  hue: number,
  toRgb: ToRgbInto,
): void {
  const out = new Float64Array(3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const lightness = 1 - y / (height - 1);
    for (let x = 0; x < width; x++, at += 4) {
      toRgb(out, lightness, (x / (width - 1)) * maxChroma, hue);
      const r = out[0] as number;
      const g = out[1] as number;
      const b = out[2] as number;
      const isInside =
        r >= -epsilon && r <= 1 + epsilon && g >= -epsilon && g <= 1 + epsilon && b >= -epsilon && b <= 1 + epsilon;
      // The array clamps and rounds.
      rgba[at] = isInside ? r * 255 : 0;
      rgba[at + 1] = isInside ? g * 255 : 0;
      rgba[at + 2] = isInside ? b * 255 : 0;
      rgba[at + 3] = isInside ? 255 : 0;
    }
  }
}

/** Compares the bytes with culori's where both consider the color in gamut, and the gamut verdicts everywhere. */
function countDifferences(gamut: Gamut, toRgb: (color: object) => Rgb): Fact[] {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const theirs = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  let bytes = 0;
  let edges = 0;
  for (const hue of HUES) {
    fillPlane(rgba, WIDTH, HEIGHT, { hue, maxChroma: MAX_CHROMA, gamut });
    fillByPixel(SIZE, theirs, hue, (out, l, c, h) => {
      const { r, g, b } = toRgb({ mode: "oklch", l, c, h });
      write(out, r, g, b);
    });
    for (let at = 0; at < rgba.length; at += 4) {
      if (rgba[at + 3] !== theirs[at + 3]) edges++;
      else for (let i = at; i < at + 3; i++) if (rgba[i] !== theirs[i]) bytes++;
    }
  }
  const share = ((100 * edges) / (WIDTH * HEIGHT * HUES.length)).toPrecision(2);
  return [
    {
      what: `channels unlike culori's inside the gamut (${share} % of the pixels, all on the edge, are inside for one only)`,
      target: "0",
      reached: String(bytes),
      isReached: bytes === 0,
    },
  ];
}
