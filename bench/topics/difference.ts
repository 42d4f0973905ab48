import { colordx, extend as extendColordx } from "@colordx/core";
import colordxLab from "@colordx/core/plugins/lab";
import chroma from "chroma-js";
import { colord, extend } from "colord";
import labPlugin from "colord/plugins/lab";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { differenceCiede2000 } from "culori";
import { fromRgb24 } from "../../color/convert.ts";
import { deltaE2000 } from "../../color/difference/difference.ts";
import { deltaE2000Lab } from "../../color/kernel/delta-e.ts";
import { deltaE2000Rgb24 } from "../../color/kernel/lab.ts";
import { channelsOf, hexOf, randomRgb24s, seededRandom, unitChannelsOf, unitColor } from "../colors.ts";
import { contendersFor, type Topic } from "../topic.ts";

type Lab = { l: number; a: number; b: number };
type Pair<Item> = { first: Item; second: Item };

const read = (difference: number) => [difference];

export function labDifferenceTopic(): Topic {
  const { ours, peer } = contendersFor<Pair<Lab>>();
  const culori = differenceCiede2000();
  colorjsFn.ColorSpace.register(colorjsFn.Lab);
  const random = seededRandom();
  const randomLab = () => ({ l: random() * 100, a: random() * 200 - 100, b: random() * 200 - 100 });
  return {
    title: "CIEDE2000 of two Lab colors",
    inputs: randomRgb24s().map(() => ({ first: randomLab(), second: randomLab() })),
    tolerance: 1e-9,
    contenders: [
      ours("deltaE2000Lab", {
        run: ({ first, second }) => deltaE2000Lab(first.l, first.a, first.b, second.l, second.a, second.b),
        read,
      }),
      peer("culori", {
        // With this mode, culori needs no conversion.
        prepare: (pair) => mapPair(pair, (lab) => ({ mode: "lab65" as const, ...lab })),
        run: ({ first, second }) => culori(first, second),
        read,
      }),
      peer("colorjs/fn", {
        prepare: (pair) =>
          mapPair(pair, ({ l, a, b }) => ({ space: colorjsFn.Lab, coords: [l, a, b] as [number, number, number] })),
        run: ({ first, second }) => colorjsFn.deltaE2000(first, second),
        read,
      }),
      peer("colorjs", {
        prepare: (pair) => mapPair(pair, ({ l, a, b }) => new Color("lab", [l, a, b])),
        run: ({ first, second }) => first.deltaE2000(second),
        read,
      }),
    ],
    goals: [{ kind: "faster", times: 1.8, than: "culori" }],
  };
}

export function rgbDifferenceTopic(): Topic {
  const { ours, peer } = contendersFor<Pair<number>>();
  extend([labPlugin]);
  extendColordx([colordxLab]);
  const culori = differenceCiede2000();
  const random = seededRandom();
  const nearTo = (rgb24: number) =>
    channelsOf(rgb24).reduce((near, byte) => near * 256 + Math.min(255, Math.floor(byte * 0.8 + random() * 50)), 0);
  return {
    title: "CIEDE2000 of two sRGB colors",
    // Pairs close to each other: between opposite hues the formula jumps, and the white point decides to which side.
    inputs: randomRgb24s().map((first) => ({ first, second: nearTo(first) })),
    // Ours and colorjs.io use Lab with the D50 white point of CSS, the others D65.
    tolerance: 2,
    contenders: [
      ours("deltaE2000Rgb24", { run: ({ first, second }) => deltaE2000Rgb24(first, second), read }),
      ours("deltaE2000 of color objects", {
        prepare: (pair) => mapPair(pair, fromRgb24),
        run: ({ first, second }) => deltaE2000(first, second),
        read,
      }),
      peer("colordx", {
        prepare: (pair) => mapPair(pair, (rgb24) => colordx(hexOf(rgb24))),
        run: ({ first, second }) => first.delta(second) * 100,
        read,
      }),
      peer("colord", {
        prepare: (pair) => mapPair(pair, (rgb24) => colord(hexOf(rgb24))),
        run: ({ first, second }) => first.delta(second) * 100,
        read,
      }),
      peer("culori", {
        prepare: (pair) => mapPair(pair, unitColor),
        run: ({ first, second }) => culori(first, second),
        read,
      }),
      peer("chroma", {
        prepare: (pair) => mapPair(pair, (rgb24) => chroma(hexOf(rgb24))),
        run: ({ first, second }) => chroma.deltaE(first, second),
        read,
      }),
      peer("colorjs", {
        prepare: (pair) => mapPair(pair, (rgb24) => new Color("srgb", unitChannelsOf(rgb24))),
        run: ({ first, second }) => first.deltaE2000(second),
        read,
      }),
    ],
    goals: [{ kind: "faster", times: 1.6, than: "colordx" }],
  };
}

function mapPair<Item, Result>({ first, second }: Pair<Item>, map: (item: Item) => Result): Pair<Result> {
  return { first: map(first), second: map(second) };
}
