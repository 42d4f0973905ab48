import { colordx } from "@colordx/core";
import * as texel from "@texel/color";
import chroma from "chroma-js";
import * as colorjsFn from "colorjs.io/fn";
import { formatCss } from "culori";
import type { Color, Oklch } from "../../color/color.ts";
import { fromRgb24, hexToOklch } from "../../color/convert.ts";
import { parse } from "../../color/text/parse.ts";
import { print } from "../../color/text/print.ts";
import { cartesian, hexOf, randomRgb24s } from "../colors.ts";
import { contendersFor, type Topic } from "../topic.ts";

export function printOklchTopic(): Topic {
  const { ours, peer } = contendersFor<number>();
  colorjsFn.ColorSpace.register(colorjsFn.OKLCH);
  const oklchOf = (rgb24: number) => hexToOklch(hexOf(rgb24)) as Oklch;
  const channelsOf = (rgb24: number): [number, number, number] => {
    const { l, c, h } = oklchOf(rgb24);
    return [l, c, h ?? 0];
  };
  return {
    title: "Print oklch()",
    inputs: randomRgb24s(),
    // chroma.js rounds to two decimals.
    tolerance: 0.006,
    contenders: [
      ours("print an OKLCH color", { prepare: oklchOf, run: (color: Color) => print(color, "oklch"), read }),
      ours("print an RGB color", { prepare: fromRgb24, run: (color: Color) => print(color, "oklch"), read }),
      peer("texel, all digits", { prepare: channelsOf, run: (color) => texel.serialize(color, texel.OKLCH), read }),
      peer("culori, all digits", {
        prepare: (rgb24) => {
          const [l, c, h] = channelsOf(rgb24);
          return { mode: "oklch" as const, l, c, h };
        },
        run: (color) => formatCss(color),
        read,
      }),
      peer("colordx, from RGB, 5 decimals", {
        prepare: (rgb24) => colordx(hexOf(rgb24)),
        run: (color) => color.toOklchString(),
        read,
      }),
      peer("chroma, from RGB", {
        prepare: (rgb24) => chroma(hexOf(rgb24)),
        run: (color) => color.css("oklch"),
        read,
      }),
      peer("colorjs/fn, 5 digits", {
        prepare: (rgb24) => ({ space: colorjsFn.OKLCH, coords: channelsOf(rgb24), alpha: 1 }),
        run: (color) => colorjsFn.serialize(color),
        read,
      }),
    ],
    goals: [],
    note: "Ours writes two decimals for lightness and hue and five for chroma, enough to restore the same 8-bit color.",
  };
}

function read(text: string | undefined): number[] {
  const color = parse(text ?? "");
  return color?.space === "oklch" ? cartesian(color) : [];
}
