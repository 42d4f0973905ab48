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
import { hexToOklch } from "../../color/convert.ts";
import { hex24, parseHex24 } from "../../color/kernel/hex.ts";
import { oklchToRgb24, rgb24ToOklchInto } from "../../color/kernel/oklab.ts";
import {
  byteColor,
  cartesian,
  cartesianOf,
  randomHexes,
  randomRgb24s,
  readHex,
  unitChannelsOf,
  unitColor,
} from "../colors.ts";
import { type Contender, contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

const oklchOfColorBits = colorModel("oklch") as NonNullable<ReturnType<typeof colorModel>>;

type Triple = [number, number, number];

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
      ours("hexToOklch", { run: hexToOklch, read: cartesian }),
      ours("our kernel, into an array", {
        run: (hex) => {
          rgb24ToOklchInto(parseHex24(hex), out);
          return out;
        },
        read: cartesianOf,
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
        read: cartesianOf,
      }),
      peer("colord", { run: (hex) => colord(hex).toOklch(), read: cartesian }),
      peer("culori/fn", {
        run: (hex) =>
          culoriFn.convertLabToLch(culoriFn.convertRgbToOklab(culoriFn.parseHex(hex) as culoriFn.Rgb), "oklch"),
        read: cartesian,
      }),
      peer("culori", { run: (hex) => toOklch(hex), read: cartesian }),
      peer("texel", {
        run: (hex) => texel.convert(texel.hexToRGB(hex, texelRgb), texel.sRGB, texel.OKLCH, texelOut),
        read: cartesianOf,
      }),
      peer("chroma", { run: (hex) => chroma(hex).oklch(), read: cartesianOf }),
      peer("colorjs/fn", {
        run: (hex) => colorjsFn.to(hex, colorjsFn.OKLCH),
        read: ({ coords }) => cartesianOf(coords),
      }),
      peer("colorjs", { run: (hex) => new Color(hex).to("oklch"), read: ({ coords }) => cartesianOf(coords) }),
    ],
    goals: [
      { kind: "faster", times: 1.4, than: "colordx/fn" },
      { kind: "faster", times: 4, than: "culori" },
      { kind: "within", times: 1.3, of: "our kernel, into an array" },
    ],
  };
}

export function roundTripTopic(): Topic {
  const { ours } = contendersFor<number>();
  const out = new Float64Array(3);
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
        read: readHex,
      }),
      ...roundTripPeers(),
    ],
    goals: [
      {
        kind: "faster",
        times: 2,
        than: FASTEST_PEER,
        why: "With random hues, the processor mispredicts the branches of the exact arctangent, sine and cosine.",
      },
    ],
    note: "colord, chroma and colorjs.io are left out: they take 3 to 60 times as long as colordx here.",
  };
}

function roundTripPeers(): Contender[] {
  const { peer } = contendersFor<number>();
  const out = new Float64Array(3);
  const toOklch = converter("oklch");
  const texelOut = [0, 0, 0];
  const read = readHex;
  return [
    peer("colordx/fn", {
      prepare: byteColor,
      run: (rgb) => colordxFn.rgbToHex(colordxFn.oklchToRgb(colordxFn.rgbToOklch(rgb))),
      read,
    }),
    peer("color-bits", {
      prepare: unitColor,
      run: ({ r, g, b }) => {
        oklchOfColorBits.fromSrgb(r, g, b, out);
        return formatHEX(oklchOfColorBits.toColor(out[0] as number, out[1] as number, out[2] as number, 255));
      },
      read,
    }),
    peer("color-space", {
      prepare: byteColor,
      run: ({ r, g, b }) => {
        const oklch = colorSpace.rgb.oklch(r, g, b) as Triple;
        const rgb = colorSpace.oklch.rgb(oklch[0], oklch[1], oklch[2]) as Triple;
        // It can't print, so this is the fastest way.
        return hex24((Math.round(rgb[0]) << 16) | (Math.round(rgb[1]) << 8) | Math.round(rgb[2]));
      },
      read,
    }),
    peer("culori/fn", {
      prepare: unitColor,
      run: (rgb) => {
        const oklch = culoriFn.convertLabToLch(culoriFn.convertRgbToOklab(rgb), "oklch");
        return culoriFn.serializeHex(culoriFn.convertOklabToRgb(culoriFn.convertLchToLab(oklch)));
      },
      read,
    }),
    peer("culori", { prepare: unitColor, run: (rgb) => formatHex(toOklch(rgb)), read }),
    peer("texel", {
      prepare: unitChannelsOf,
      run: (rgb) => {
        texel.convert(rgb, texel.sRGB, texel.OKLCH, texelOut);
        return texel.RGBToHex(texel.convert(texelOut, texel.OKLCH, texel.sRGB, texelOut));
      },
      read,
    }),
  ];
}
