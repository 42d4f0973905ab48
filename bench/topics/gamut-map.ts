import { Colordx } from "@colordx/core";
import Color from "colorjs.io";
import * as colorjsFn from "colorjs.io/fn";
import { formatHex, toGamut } from "culori";
import { mapOklchToRgb24 } from "../../color/kernel/gamut-map.ts";
import { hex24 } from "../../color/kernel/hex.ts";
import { channelsOf, randomOklchs, readHex } from "../colors.ts";
import { contendersFor, type Fact, type Topic } from "../topic.ts";

type Polar = { l: number; c: number; h: number };

const COUNTED = 100_000;
const COUNTED_SEED = 20_260_101;
const { ours, peer } = contendersFor<Polar>();
const read = readHex;
const NOTE =
  "Random OKLCH colors to hex; 73 % of them are outside sRGB. @texel/color and culori's clampChroma are left out, because " +
  "they map differently and get different colors.";

export function gamutMapTopic(): Topic {
  const toRgb = toGamut("rgb", "oklch");
  for (const space of [colorjsFn.sRGB, colorjsFn.OKLCH]) colorjsFn.ColorSpace.register(space);
  return {
    title: "CSS Color 4 gamut mapping",
    inputs: randomOklchs(),
    // culori is one step off in one color of fifty.
    tolerance: 1,
    contenders: [
      ours("mapOklchToRgb24, hex24", { run: ({ l, c, h }) => hex24(mapOklchToRgb24(l, c, h)), read }),
      peer("colordx", {
        prepare: ({ l, c, h }) => ({ l, c, h, alpha: 1 }),
        run: (color) => Colordx.toGamutSrgb(color).toHex(),
        read,
      }),
      peer("culori", {
        prepare: ({ l, c, h }) => ({ mode: "oklch" as const, l, c, h }),
        run: (color) => formatHex(toRgb(color)),
        read,
      }),
      peer("colorjs/fn", {
        prepare: ({ l, c, h }) => ({ space: colorjsFn.OKLCH, coords: [l, c, h] as [number, number, number], alpha: 1 }),
        run: (color) =>
          colorjsFn.serialize(colorjsFn.toGamutCSS(color, { space: colorjsFn.sRGB }), {
            format: "hex",
            collapse: false,
          }),
        read,
      }),
      peer("colorjs", {
        prepare: ({ l, c, h }) => new Color("oklch", [l, c, h]),
        run: (color) => color.to("srgb").toGamut({ method: "css" }).toString({ format: "hex", collapse: false }),
        read,
      }),
    ],
    goals: [
      { kind: "faster", times: 1.7, than: "colordx" },
      { kind: "faster", times: 14, than: "culori" },
      { kind: "faster", times: 35, than: "colorjs" },
    ],
    note: NOTE,
    count: countSameAsColorjs,
  };
}

function countSameAsColorjs(): Fact[] {
  const same = randomOklchs(COUNTED, COUNTED_SEED).filter(({ l, c, h }) => {
    const color = { space: colorjsFn.OKLCH, coords: [l, c, h] as [number, number, number], alpha: 1 };
    const mapped = colorjsFn.toGamutCSS(color, { space: colorjsFn.sRGB });
    const channels = mapped.coords.map((channel) => Math.round(Number(channel) * 255));
    return channelsOf(mapOklchToRgb24(l, c, h)).every((channel, i) => channel === channels[i]);
  }).length;
  return [
    {
      what: "the same hex as colorjs.io",
      target: COUNTED.toLocaleString("en-US"),
      reached: `${same.toLocaleString("en-US")} of ${COUNTED.toLocaleString("en-US")} colors`,
      isReached: same === COUNTED,
    },
  ];
}
