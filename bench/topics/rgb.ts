import { colordx, extend as extendColordx } from "@colordx/core";
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
import { rgb24ToLabInto } from "../../color/kernel/lab.ts";
import { byteColor, hexOf, randomRgb24s, unitChannelsOf, unitColor } from "../colors.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

type Numbers = ArrayLike<number | null>;
type ModelOfColorBits = NonNullable<ReturnType<typeof colorModel>>;

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
    // Several use older matrices; colord and colordx round to two decimals.
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
    note: "By default, chroma.js uses a D65 white point, so its results are not compared.",
  };
}
