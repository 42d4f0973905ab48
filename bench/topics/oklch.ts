import { colordx } from "@colordx/core";
import * as colordxFn from "@colordx/core/fn";
import * as texel from "@texel/color";
import chroma from "chroma-js";
import { formatHEX, getBlue, getGreen, getRed, parseHex } from "color-bits";
import { colorModel } from "color-bits/css";
import colorSpace from "color-space";
import { colord, extend } from "colord";
import oklchPlugin from "colord/plugins/oklch";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { converter, formatHex } from "culori";
import * as culoriFn from "culori/fn";
import { hexToOklch } from "#color/convert.ts";
import { hex24, parseHex24 } from "#color/kernel/hex.ts";
import { oklchToRgb24, rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { channelsOf, randomHexes, randomRgb24s } from "../random.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

type Polar = { l: number; c: number; h?: number | null | undefined };

const oklchOfColorBits = colorModel("oklch") as NonNullable<ReturnType<typeof colorModel>>;

export function hexToOklchTopic(): Topic {
  const { ours, peer } = contendersFor<string>();
  extend([oklchPlugin]);
  for (const space of [colorjsFn.sRGB, colorjsFn.OKLCH]) colorjsFn.ColorSpace.register(space);
  const out = new Float64Array(3);
  const toOklch = converter("oklch");
  const texelRgb = [0, 0, 0];
  const texelOut = [0, 0, 0];
  return {
    title: "Hex to an OKLCH object",
    inputs: randomHexes(),
    // colord and colordx round their results.
    tolerance: [0.006, 0.006, 0.006],
    contenders: [
      ours("hexToOklch", { run: hexToOklch, read: (color) => cartesian(color) }),
      ours("our kernel, into an array", {
        run: (hex) => {
          rgb24ToOklchInto(parseHex24(hex), out);
          return out;
        },
        read: cartesianOfArray,
      }),
      peer("colordx/fn", {
        run: (hex) => colordxFn.rgbToOklch(colordxFn.parseHex(hex) as colordxFn.RgbColor),
        read: cartesian,
      }),
      peer("colordx", { run: (hex) => colordx(hex).toOklch(), read: cartesian }),
      peer("color-bits", {
        run: (hex) => {
          const bits = parseHex(hex);
          return oklchOfColorBits.fromSrgb(getRed(bits) / 255, getGreen(bits) / 255, getBlue(bits) / 255, out);
        },
        read: cartesianOfArray,
      }),
      peer("colord", { run: (hex) => colord(hex).toOklch(), read: cartesian }),
      peer("culori/fn", {
        run: (hex) =>
          culoriFn.convertLabToLch(culoriFn.convertRgbToOklab(culoriFn.parseHex(hex) as culoriFn.Rgb), "oklch"),
        read: cartesian,
      }),
      peer("culori", { run: (hex) => toOklch(hex) as Polar, read: cartesian }),
      peer("texel", {
        run: (hex) => texel.convert(texel.hexToRGB(hex, texelRgb), texel.sRGB, texel.OKLCH, texelOut),
        read: cartesianOfArray,
      }),
      peer("chroma", { run: (hex) => chroma(hex).oklch(), read: cartesianOfArray }),
      peer("colorjs/fn", {
        run: (hex) => colorjsFn.to(hex, colorjsFn.OKLCH),
        read: ({ coords }) => cartesianOfArray(coords),
      }),
      peer("colorjs", { run: (hex) => new Color(hex).to("oklch"), read: ({ coords }) => cartesianOfArray(coords) }),
    ],
    goals: [
      { kind: "faster", times: 1.4, than: "colordx/fn" },
      { kind: "faster", times: 4, than: "culori" },
      { kind: "within", times: 1.3, of: "our kernel, into an array" },
    ],
  };
}

export function roundTripTopic(): Topic {
  const { ours, peer } = contendersFor<number>();
  extend([oklchPlugin]);
  const out = new Float64Array(3);
  const toOklch = converter("oklch");
  const texelOut = [0, 0, 0];
  const read = (hex: string) => channelsOf(Number.parseInt(hex.slice(1), 16));
  const unitChannels = (rgb24: number) => channelsOf(rgb24).map((channel) => channel / 255);
  return {
    title: "RGB to OKLCH and on to hex",
    inputs: randomRgb24s(),
    tolerance: 0,
    contenders: [
      ours("our kernels", {
        run: (rgb24) => {
          rgb24ToOklchInto(rgb24, out);
          return hex24(oklchToRgb24(out[0] as number, out[1] as number, out[2] as number));
        },
        read,
      }),
      peer("colordx/fn", {
        prepare: colordxColor,
        run: (rgb) => colordxFn.rgbToHex(colordxFn.oklchToRgb(colordxFn.rgbToOklch(rgb))),
        read,
      }),
      peer("color-bits", {
        prepare: unitChannels,
        run: ([r, g, b]) => {
          oklchOfColorBits.fromSrgb(r as number, g as number, b as number, out);
          return formatHEX(oklchOfColorBits.toColor(out[0] as number, out[1] as number, out[2] as number, 255));
        },
        read,
      }),
      peer("color-space", {
        prepare: channelsOf,
        run: ([r, g, b]) => {
          const [l, c, h] = colorSpace.rgb.oklch(r as number, g as number, b as number) as [number, number, number];
          const rgb = colorSpace.oklch.rgb(l, c, h) as [number, number, number];
          // It has no texts: the fastest there is.
          return hex24((Math.round(rgb[0]) << 16) | (Math.round(rgb[1]) << 8) | Math.round(rgb[2]));
        },
        read,
      }),
      peer("culori/fn", {
        prepare: culoriColor,
        run: (rgb) => {
          const oklch = culoriFn.convertLabToLch(culoriFn.convertRgbToOklab(rgb), "oklch");
          return culoriFn.serializeHex(culoriFn.convertOklabToRgb(culoriFn.convertLchToLab(oklch, "oklab")));
        },
        read,
      }),
      peer("culori", { prepare: culoriColor, run: (rgb) => formatHex(toOklch(rgb)), read }),
      peer("texel", {
        prepare: unitChannels,
        run: (rgb) => {
          texel.convert(rgb, texel.sRGB, texel.OKLCH, texelOut);
          return texel.RGBToHex(texel.convert(texelOut, texel.OKLCH, texel.sRGB, texelOut));
        },
        read,
      }),
    ],
    goals: [{ kind: "faster", times: 2, than: FASTEST_PEER }],
    note: "colord, chroma and colorjs.io, 3 to 60 times as slow as colordx here, are left out.",
  };
}

/** Chroma and hue as a and b, which have no seam at 360 degrees and no meaningless hue. */
function cartesian(color: Polar | null): number[] {
  if (!color) return [];
  const angle = ((color.h ?? 0) * Math.PI) / 180;
  return [color.l, color.c * Math.cos(angle), color.c * Math.sin(angle)];
}

function cartesianOfArray([l, c, h]: ArrayLike<number | null> & Iterable<number | null>): number[] {
  return cartesian({ l: l ?? 0, c: c ?? 0, h: h === null || Number.isNaN(h) ? 0 : h });
}

function colordxColor(rgb24: number): colordxFn.RgbColor {
  const [r, g, b] = channelsOf(rgb24);
  return { r, g, b, alpha: 1 };
}

function culoriColor(rgb24: number): culoriFn.Rgb {
  const [r, g, b] = channelsOf(rgb24);
  return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
}
