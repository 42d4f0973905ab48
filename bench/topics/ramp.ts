import { colordx, extend as extendColordx } from "@colordx/core";
import colordxMix from "@colordx/core/plugins/mix";
import * as texel from "@texel/color";
import chroma from "chroma-js";
import { formatHEX, parseHex } from "color-bits";
import { colorMix } from "color-bits/css";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { formatHex, interpolate, samples } from "culori";
import { mixHexSteps } from "../../color/mix.ts";
import { randomHexes, readHex } from "../colors.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

type Pair = { first: string; second: string };

const STEPS = 10;
const AMOUNTS = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1));

export function rampTopic(): Topic {
  const { ours, peer } = contendersFor<Pair>();
  extendColordx([colordxMix]);
  for (const space of [colorjsFn.sRGB, colorjsFn.OKLab]) colorjsFn.ColorSpace.register(space);
  const seconds = randomHexes(undefined, 4711);
  const read = (hexes: readonly (string | undefined)[] | null) => (hexes ?? []).flatMap(readHex);
  const culoriAmounts = samples(STEPS);
  const from = [0, 0, 0];
  const to = [0, 0, 0];
  const mixed = [0, 0, 0];
  return {
    title: "Ten steps between two hex colors, mixed in OKLab",
    inputs: randomHexes().map((first, i) => ({ first, second: seconds[i] as string })),
    tolerance: 1,
    contenders: [
      ours("mixHexSteps", { run: ({ first, second }) => mixHexSteps(first, second, STEPS), read }),
      peer("colordx", {
        run: ({ first, second }) => {
          const start = colordx(first);
          const end = colordx(second);
          return AMOUNTS.map((amount) => start.mixOklab(end, amount).toHex());
        },
        read,
      }),
      peer("texel", {
        run: ({ first, second }) => {
          texel.convert(texel.hexToRGB(first), texel.sRGB, texel.OKLab, from);
          texel.convert(texel.hexToRGB(second), texel.sRGB, texel.OKLab, to);
          return AMOUNTS.map((amount) => {
            for (let i = 0; i < 3; i++) mixed[i] = texel.lerp(from[i] as number, to[i] as number, amount);
            return texel.RGBToHex(texel.convert(mixed, texel.OKLab, texel.sRGB, mixed));
          });
        },
        read,
      }),
      peer("color-bits", {
        run: ({ first, second }) => {
          const start = parseHex(first);
          const end = parseHex(second);
          return AMOUNTS.map((amount) => formatHEX(colorMix(start, end, { space: "oklab", p2: amount * 100 })));
        },
        read,
      }),
      peer("culori", {
        run: ({ first, second }) => {
          const mix = interpolate([first, second], "oklab");
          return culoriAmounts.map((amount) => formatHex(mix(amount)));
        },
        read,
      }),
      peer("chroma", {
        run: ({ first, second }) => chroma.scale([first, second]).mode("oklab").colors(STEPS),
        read,
      }),
      peer("colorjs/fn", {
        run: ({ first, second }) =>
          colorjsFn
            .steps(first, second, { space: "oklab", outputSpace: "srgb", steps: STEPS, maxDeltaE: 0 })
            .map((color) => colorjsFn.serialize(color, { format: "hex", collapse: false })),
        read,
      }),
      peer("colorjs", {
        run: ({ first, second }) =>
          new Color(first)
            .steps(second, { space: "oklab", outputSpace: "srgb", steps: STEPS })
            .map((color) => color.toString({ format: "hex", collapse: false })),
        read,
      }),
    ],
    goals: [{ kind: "faster", times: 5, than: FASTEST_PEER }],
  };
}
