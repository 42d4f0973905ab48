import { colordx, extend as extendColordx } from "@colordx/core";
import colordxA11y from "@colordx/core/plugins/a11y";
import chroma from "chroma-js";
import { getLuminance, parseHex } from "color-bits";
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { wcagContrast as culoriContrast } from "culori";
import { wcagContrast } from "../../color/contrast/contrast.ts";
import { parseHex24 } from "../../color/kernel/hex.ts";
import { randomHexes } from "../colors.ts";
import { contendersFor, FASTEST_PEER, type Topic } from "../topic.ts";

type Pair = { first: string; second: string };

export function contrastTopic(): Topic {
  const { ours, peer } = contendersFor<Pair>();
  extend([a11yPlugin]);
  extendColordx([colordxA11y]);
  colorjsFn.ColorSpace.register(colorjsFn.sRGB);
  const seconds = randomHexes(undefined, 4711);
  const read = (ratio: number) => [Math.log(ratio)];
  return {
    title: "WCAG contrast of two hex colors",
    inputs: randomHexes().map((first, i) => ({ first, second: seconds[i] as string })),
    // 1 % (logarithms). colord and colordx round the ratio to two decimals, color-bits the luminance to three.
    tolerance: 0.01,
    contenders: [
      ours("wcagContrast", {
        run: ({ first, second }) => wcagContrast(parseHex24(first), parseHex24(second)),
        read,
      }),
      peer("colordx", { run: ({ first, second }) => colordx(first).contrast(second), read }),
      peer("color-bits", {
        run: ({ first, second }) => {
          const a = getLuminance(parseHex(first)) + 0.05;
          const b = getLuminance(parseHex(second)) + 0.05;
          return a > b ? a / b : b / a;
        },
        read,
      }),
      peer("colord", { run: ({ first, second }) => colord(first).contrast(second), read }),
      peer("culori", { run: ({ first, second }) => culoriContrast(first, second), read }),
      peer("chroma", { run: ({ first, second }) => chroma.contrast(first, second), read }),
      peer("colorjs/fn", { run: ({ first, second }) => colorjsFn.contrastWCAG21(first, second), read }),
      peer("colorjs", { run: ({ first, second }) => new Color(first).contrastWCAG21(second), read }),
    ],
    goals: [{ kind: "faster", times: 4, than: FASTEST_PEER }],
  };
}
