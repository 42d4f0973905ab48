import { colordx, extend as extendColordx } from "@colordx/core";
import * as colordxFn from "@colordx/core/fn";
import colordxNames from "@colordx/core/plugins/names";
import * as texel from "@texel/color";
import chroma from "chroma-js";
import { getAlpha, getBlue, getGreen, getRed, parse as parseBits, parseHex as parseHexBits } from "color-bits";
import { parseCSS } from "color-bits/css";
import { type Colord, colord, extend } from "colord";
import namesPlugin from "colord/plugins/names";
import oklchPlugin from "colord/plugins/oklch";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { type Color as CuloriColor, converter, parse as parseCulori } from "culori";
import * as culoriFn from "culori/fn";
import type { Color as OurColor } from "../../color/color.ts";
import { fromRgb24, toRgb24 } from "../../color/convert.ts";
import { parseHex24 } from "../../color/kernel/hex.ts";
import { rgb24ToOklchInto } from "../../color/kernel/oklab.ts";
import { cssNames } from "../../color/text/css-names.ts";
import { parse } from "../../color/text/parse.ts";
import { channelsOf, randomHexes, randomRgb24s, seededRandom } from "../colors.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

const { ours, peer } = contendersFor<string>();
const toCuloriRgb = converter("rgb");
const KEEPS_DIGITS = "Ours keeps every digit and reads every unit of CSS Color 4.";
// Uses texts that no other topic uses: V8 points a repeated string to its first copy.
const SEED = 815;
// Red, green and blue, 0 to 255, and alpha in percent. color-bits and colord round them.
const TOLERANCE = [1, 1, 1, 0.4];
const UNCONVERTED = "colordx, color-bits and colord also convert to RGB, as does our last row.";

export function parseHexTopic(): Topic {
  const texelOut = [0, 0, 0];
  colorjsFn.ColorSpace.register(colorjsFn.sRGB);
  return {
    title: "Parse hex",
    inputs: randomHexes(undefined, SEED),
    tolerance: TOLERANCE,
    contenders: [
      ours("parseHex24", { run: parseHex24, read: (rgb24) => readOurs(fromRgb24(rgb24)) }),
      ours("parse", { run: parse, read: readOurs }),
      peer("color-bits", { run: (text) => parseBits(text), read: readBits }),
      peer("color-bits, unchecked", { run: parseHexBits, read: readBits }),
      peer("colordx/fn", { run: colordxFn.parseHex, read: readBytes }),
      peer("colordx", { run: colordx, read: (color) => readBytes(color.toRgb()) }),
      peer("colord", { run: colord, read: readColord }),
      peer("texel", { run: (hex) => texel.hexToRGB(hex, texelOut), read: ([r, g, b]) => readUnits(r, g, b) }),
      peer("culori/fn", { run: culoriFn.parseHex, read: (color) => readCulori(color) }),
      peer("culori", { run: parseCulori, read: readCulori }),
      peer("chroma", { run: (text) => chroma(text), read: (color) => [...color.rgb(), 100] }),
      peer("colorjs", { run: (text) => new Color(text), read: readColorjs }),
    ],
    goals: [
      {
        kind: "faster",
        times: 1.2,
        than: FASTEST_PEER,
        why: "color-bits's parseHex accepts any six characters as digits; ours checks them.",
      },
    ],
    note: "color-bits's parse only checks for the #, and its parseHex (unchecked) checks nothing. Neither rejects invalid colors.",
  };
}

export function parseCssTopic(): Topic {
  extend([namesPlugin]);
  extendColordx([colordxNames]);
  for (const space of [colorjsFn.sRGB, colorjsFn.HSL]) colorjsFn.ColorSpace.register(space);
  return {
    title: "Parse any CSS text",
    inputs: randomCssTexts(),
    tolerance: TOLERANCE,
    contenders: [
      ours("parse", { run: parse, read: readOurs }),
      ours("parse, then toRgb24", { run: (text) => toRgb24(parse(text) as OurColor) }),
      peer("color-bits/css", { run: (text) => parseCSS(text), read: readBits }),
      peer("colordx", { run: colordx, read: (color) => readBytes(color.toRgb()) }),
      peer("colord", { run: colord, read: readColord }),
      peer("culori", { run: parseCulori, read: readCulori }),
      peer("chroma", {
        run: (text) => chroma(text),
        read: (color) => color.rgba().map((x, i) => (i < 3 ? x : x * 100)),
      }),
      peer("colorjs/fn", { run: (text) => colorjsFn.parse(text), read: readColorjs }),
      peer("colorjs", { run: (text) => new Color(text), read: readColorjs }),
    ],
    goals: [{ kind: "faster", times: 2.5, than: FASTEST_PEER, why: KEEPS_DIGITS }],
    note: `Hex, rgb() with commas, rgb() with alpha, hsl() and names in turn. ${UNCONVERTED}`,
  };
}

export function parseOklchTopic(): Topic {
  extend([oklchPlugin]);
  for (const space of [colorjsFn.sRGB, colorjsFn.OKLCH]) colorjsFn.ColorSpace.register(space);
  const texelOut = [0, 0, 0];
  return {
    title: "Parse oklch()",
    inputs: randomOklchTexts(),
    tolerance: TOLERANCE,
    contenders: [
      ours("parse", { run: parse, read: readOurs }),
      ours("parse, then toRgb24", { run: (text) => toRgb24(parse(text) as OurColor) }),
      peer("colordx/fn", { run: colordxFn.parseOklchString, read: readBytes }),
      peer("colordx", { run: colordx, read: (color) => readBytes(color.toRgb()) }),
      peer("color-bits", { run: (text) => parseBits(text), read: readBits }),
      peer("texel", {
        run: (text) => texel.parse(text, texel.OKLCH, texelOut),
        read: (oklch) => {
          const [r, g, b] = texel.convert(oklch, texel.OKLCH, texel.sRGB);
          return readUnits(r, g, b);
        },
      }),
      peer("colord", { run: colord, read: readColord }),
      peer("culori", { run: parseCulori, read: readCulori }),
      peer("chroma", { run: (text) => chroma(text), read: (color) => [...color.rgb(), 100] }),
      peer("colorjs/fn", { run: (text) => colorjsFn.parse(text), read: readColorjs }),
      peer("colorjs", { run: (text) => new Color(text), read: readColorjs }),
    ],
    goals: [{ kind: "faster", times: 2.5, than: FASTEST_PEER, why: KEEPS_DIGITS }],
    note: UNCONVERTED,
  };
}

function randomCssTexts(): string[] {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const names = cssNames().map(({ name }) => name);
  return randomRgb24s(undefined, SEED + 1).map((rgb24, i) => {
    const [r, g, b] = channelsOf(rgb24);
    switch (i % 5) {
      case 0:
        return `#${rgb24.toString(16).padStart(6, "0")}`;
      case 1:
        return `rgb(${r}, ${g}, ${b})`;
      case 2:
        return `rgb(${r} ${g} ${b} / ${upTo(100)}%)`;
      case 3:
        return `hsl(${upTo(359)} ${upTo(100)}% ${upTo(100)}%)`;
      default:
        return names[upTo(names.length - 1)] as string;
    }
  });
}

/** All inside sRGB, because some peers clip. */
function randomOklchTexts(): string[] {
  const oklch = new Float64Array(3);
  return randomRgb24s(undefined, SEED + 2).map((rgb24) => {
    rgb24ToOklchInto(rgb24, oklch);
    const [l, c, h] = oklch as unknown as [number, number, number];
    return `oklch(${(l * 100).toFixed(2)}% ${c.toFixed(4)} ${h.toFixed(2)})`;
  });
}

function readOurs(color: OurColor | null): number[] {
  return color ? [...channelsOf(toRgb24(color)), color.alpha * 100] : [];
}

function readBits(bits: number): number[] {
  return [getRed(bits), getGreen(bits), getBlue(bits), getAlpha(bits) / 2.55];
}

function readBytes(color: { r: number; g: number; b: number; alpha: number } | null): number[] {
  return color ? [Math.round(color.r), Math.round(color.g), Math.round(color.b), color.alpha * 100] : [];
}

function readColord(color: Colord): number[] {
  const { r, g, b, a } = color.toRgb();
  return [r, g, b, a * 100];
}

function readUnits(r = Number.NaN, g = Number.NaN, b = Number.NaN, alpha = 1): number[] {
  return [r, g, b].map((channel) => Math.round(Math.min(Math.max(channel, 0), 1) * 255)).concat(alpha * 100);
}

function readCulori(color: CuloriColor | undefined): number[] {
  const rgb = color && toCuloriRgb(color);
  return rgb ? readUnits(rgb.r, rgb.g, rgb.b, rgb.alpha) : [];
}

function readColorjs(color: Parameters<typeof colorjsFn.to>[0]): number[] {
  const { coords, alpha } = colorjsFn.to(color, "srgb");
  return readUnits(...(coords as [number, number, number]), alpha ?? 1);
}
