import { readFileSync } from "node:fs";
import { differenceCiede2000, nearest } from "culori";
import { deltaE2000Rgb24 } from "../../color/kernel/lab.ts";
import { decodeNames, indexNames } from "../../color/names.ts";
import { randomRgb24s, unitColor } from "../colors.ts";
import { contendersFor, type Fact, type Topic } from "../topic.ts";

type Difference = (a: number, b: number) => number;

const COUNTED_LOOKUPS = 300;

export function ciede2000NamesTopic(): Topic {
  const { ours, peer } = contendersFor<number>();
  const names = decodeNames(readBytes("full"));
  const index = indexNames(names);
  const rgb24s = Array.from({ length: names.count }, (_, i) => names.rgbAt(i));
  const culori = nearest(rgb24s.map(unitColor), differenceCiede2000());
  index.nearest(0);
  return {
    title: `Nearest of ${names.count.toLocaleString("en-US")} named colors by CIEDE2000`,
    per: "lookup",
    inputs: randomRgb24s(),
    tolerance: 0,
    contenders: [
      ours("nearest", { run: (rgb24) => index.nearest(rgb24) }),
      peer("culori", { prepare: unitColor, run: (color) => culori(color)[0] }),
    ],
    goals: [
      { kind: "at least", perSecond: 80e3 },
      { kind: "faster", times: 2000, than: "culori" },
    ],
    note: "culori uses Lab with a D65 white point, ours the D50 of CSS. When two names are about equally close, they may pick different ones.",
    count: () => countInexact(rgb24s, (rgb24) => index.nearest(rgb24).rgb24, deltaE2000Rgb24),
  };
}

export function decodeNamesTopic(): Topic {
  const { ours, peer } = contendersFor<null>();
  const full = readBytes("full");
  const best = readBytes("best");
  const json = readFileSync("node_modules/color-name-list/dist/colornames.min.json", "utf8");
  return {
    title: "Unpack the names in a new process",
    per: "list",
    inputs: [null],
    tolerance: 0,
    contenders: [
      ours("decodeNames", { run: () => decodeNames(full) }),
      ours("decodeNames of the curated list", { run: () => decodeNames(best) }),
      ours("then all indexes and the first lookup", { run: () => indexNames(decodeNames(full)).nearest(0x336699) }),
      peer("JSON.parse of the published list", { run: () => JSON.parse(json) as unknown }),
    ],
    goals: [{ kind: "at most", milliseconds: 10 }],
  };
}

function readBytes(list: "full" | "best"): Uint8Array {
  return readFileSync(`.generated/names-${list}.bin`);
}

/** Compares with an exhaustive search. */
function countInexact(rgb24s: readonly number[], find: (rgb24: number) => number, difference: Difference): Fact[] {
  const inexact = randomRgb24s(COUNTED_LOOKUPS, 4711).filter((rgb24) => {
    const found = difference(rgb24, find(rgb24));
    return rgb24s.some((candidate) => difference(rgb24, candidate) < found - 1e-12);
  }).length;
  return [
    {
      what: `lookups of ${COUNTED_LOOKUPS} for which a look at every name finds a nearer one`,
      target: "0",
      reached: String(inexact),
      isReached: inexact === 0,
    },
  ];
}
