import { colordx, extend as extendColordx, rgbToHslChannelsInto } from "@colordx/core";
import { rgbToHsl } from "@colordx/core/fn";
import colordxLab from "@colordx/core/plugins/lab";
import chroma from "chroma-js";
import { colorModel } from "color-bits/css";
import colorSpace from "color-space";
import { colord, extend } from "colord";
import labPlugin from "colord/plugins/lab";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { converter } from "culori";
import * as culoriFn from "culori/fn";
import { rgb24ToHslInto } from "../../color/kernel/hsl.ts";
import { rgb24ToLabInto } from "../../color/kernel/lab.ts";
import { byteColor, hexOf, randomRgb24s, unitChannelsOf, unitColor } from "../colors.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

type Numbers = ArrayLike<number | null>;
type ModelOfColorBits = NonNullable<ReturnType<typeof colorModel>>;

export function rgbToHslTopic(): Topic {
  const { ours, peer } = contendersFor<number>();
  const out = new Float64Array(3);
  const toHsl = converter("hsl");
  const ofColorBits = colorModel("hsl") as ModelOfColorBits;
  for (const space of [colorjsFn.sRGB, colorjsFn.HSL]) colorjsFn.ColorSpace.register(space);
  const readObject = ({ h = 0, s, l }: { h?: number | undefined; s: number; l: number }) => onCone(h, s, l);
  const readUnits = ({ h = 0, s, l }: { h?: number | undefined; s: number; l: number }) => onCone(h, s * 100, l * 100);
  const readArray = (numbers: Numbers) => onCone(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0);
  return {
    title: "RGB to HSL",
    inputs: randomRgb24s(),
    // colord rounds to whole numbers, which near white and black are far apart.
    tolerance: [1.5, 1.5, 0.51],
    contenders: [
      ours("our kernel, into an array", {
        run: (rgb24) => {
          rgb24ToHslInto(rgb24, out);
          return out;
        },
        read: readArray,
      }),
      peer("colordx, into an array", {
        prepare: unitColor,
        run: ({ r, g, b }) => {
          rgbToHslChannelsInto(out, r, g, b);
          return out;
        },
        read: readArray,
      }),
      peer("colordx/fn", { prepare: byteColor, run: rgbToHsl, read: readObject }),
      peer("colordx", {
        prepare: (rgb24) => colordx(byteColor(rgb24)),
        run: (color) => color.toHsl(),
        read: readObject,
      }),
      peer("color-bits, into an array", {
        prepare: unitColor,
        run: ({ r, g, b }) => ofColorBits.fromSrgb(r, g, b, out),
        read: readArray,
      }),
      peer("color-space", {
        prepare: byteColor,
        run: ({ r, g, b }) => colorSpace.rgb.hsl(r, g, b),
        read: readArray,
      }),
      peer("culori/fn", { prepare: unitColor, run: culoriFn.convertRgbToHsl, read: readUnits }),
      peer("culori", { prepare: unitColor, run: (color) => toHsl(color), read: readUnits }),
      peer("colord", { prepare: (rgb24) => colord(hexOf(rgb24)), run: (color) => color.toHsl(), read: readObject }),
      peer("colorjs/fn", {
        prepare: (rgb24) => ({ space: colorjsFn.sRGB, coords: unitChannelsOf(rgb24), alpha: 1 }),
        run: (color) => colorjsFn.to(color, colorjsFn.HSL),
        read: ({ coords }) => readArray(coords),
      }),
      peer("colorjs", {
        prepare: (rgb24) => new Color("srgb", unitChannelsOf(rgb24)),
        run: (color) => color.to("hsl"),
        read: ({ coords }) => readArray(coords),
      }),
    ],
    goals: [{ kind: "faster", times: 1.1, than: FASTEST_PEER }],
  };
}

export function rgbToLabTopic(): Topic {
  const { ours, peer } = contendersFor<number>();
  extend([labPlugin]);
  extendColordx([colordxLab]);
  const out = new Float64Array(3);
  const toLab = converter("lab");
  const ofColorBits = colorModel("lab") as ModelOfColorBits;
  for (const space of [colorjsFn.sRGB, colorjsFn.Lab]) colorjsFn.ColorSpace.register(space);
  const readObject = ({ l, a, b }: { l: number; a: number; b: number }) => [l, a, b];
  const readArray = (numbers: Numbers) => [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
  return {
    title: "RGB to CIE Lab (D50)",
    inputs: randomRgb24s(),
    // Several have older matrices; colord and colordx round to two decimals.
    tolerance: 0.1,
    contenders: [
      ours("our kernel, into an array", {
        run: (rgb24) => {
          rgb24ToLabInto(rgb24, out);
          return out;
        },
        read: readArray,
      }),
      peer("colordx", {
        prepare: (rgb24) => colordx(byteColor(rgb24)),
        run: (color) => color.toLab(),
        read: readObject,
      }),
      peer("color-bits, into an array", {
        prepare: unitColor,
        run: ({ r, g, b }) => ofColorBits.fromSrgb(r, g, b, out),
        read: readArray,
      }),
      peer("color-space", {
        prepare: byteColor,
        run: ({ r, g, b }) => colorSpace.rgb.lab(r, g, b),
        read: readArray,
      }),
      peer("culori/fn", { prepare: unitColor, run: culoriFn.convertRgbToLab, read: readObject }),
      peer("culori", { prepare: unitColor, run: (color) => toLab(color), read: readObject }),
      peer("colord", { prepare: (rgb24) => colord(hexOf(rgb24)), run: (color) => color.toLab(), read: readObject }),
      peer("chroma", { prepare: (rgb24) => chroma(hexOf(rgb24)), run: (color) => color.lab() }),
      peer("colorjs/fn", {
        prepare: (rgb24) => ({ space: colorjsFn.sRGB, coords: unitChannelsOf(rgb24), alpha: 1 }),
        run: (color) => colorjsFn.to(color, colorjsFn.Lab),
        read: ({ coords }) => readArray(coords),
      }),
      peer("colorjs", {
        prepare: (rgb24) => new Color("srgb", unitChannelsOf(rgb24)),
        run: (color) => color.to("lab"),
        read: ({ coords }) => readArray(coords),
      }),
    ],
    goals: [{ kind: "faster", times: 4, than: FASTEST_PEER }],
    note: "chroma.js knows only the white D65 unless it is told otherwise, so that its numbers are not compared.",
  };
}

/** Hue and saturation as a point in a disk as wide as the lightness allows: no seam, no meaningless hue near gray. */
function onCone(hue: number, saturation: number, lightness: number): number[] {
  const angle = ((Number.isNaN(hue) ? 0 : hue) * Math.PI) / 180;
  const radius = saturation * (1 - Math.abs(lightness / 50 - 1));
  return [radius * Math.cos(angle), radius * Math.sin(angle), lightness];
}
