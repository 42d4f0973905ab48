import { brotliCompressSync, constants } from "node:zlib";
import { colornames } from "color-name-list";
import { colornames as bestColornames } from "color-name-list/bestof";
import { expect, test } from "vitest";
import denied from "../content/denied-names.json";
import { packNames } from "../scripts/pack-names.mjs";
import { deltaE2000Lab } from "./kernel/delta-e.ts";
import { rgb24ToLabInto } from "./kernel/lab.ts";
import { decodeNames, indexNames, type NameList } from "./names.ts";
import { createRandom } from "./random.ts";

const packed = packNames(colornames);
const packedBest = packNames(bestColornames);
const list = decodeNames(packed);
const index = indexNames(list);

test("the packed list decodes to the published names and colors", () => {
  for (const [published, bytes] of [
    [colornames, packed],
    [bestColornames, packedBest],
  ] as const) {
    const decoded = decodeNames(bytes);
    const pairs = Array.from({ length: decoded.count }, (_, i) => [decoded.nameAt(i), decoded.rgbAt(i)] as const);
    expect(decoded.listedCount).toBe(published.length);
    expect(pairs).toHaveLength(published.length);
    expect(new Map(pairs)).toEqual(
      new Map(published.map(({ name, hex }) => [name, Number.parseInt(hex.slice(1), 16)])),
    );
  }
});

test("the list has 31,918 names and the curated one 4,961", () => {
  expect(list.count).toBe(31_918);
  expect(bestColornames).toHaveLength(4961);
});

test("denied names are left out, and listedCount is still the published count", () => {
  const decoded = decodeNames(packNames(colornames, new Set(denied.names)));
  const names = new Set(Array.from({ length: decoded.count }, (_, i) => decoded.nameAt(i)));
  expect(decoded.count).toBe(colornames.length - denied.names.length);
  expect(decoded.listedCount).toBe(colornames.length);
  expect(denied.names.filter((name) => names.has(name))).toEqual([]);
});

test("the full list compresses to at most 172 kB, the curated one to 33 kB", () => {
  expect(compressedSize(packed)).toBeLessThanOrEqual(172_000);
  expect(compressedSize(packedBest)).toBeLessThanOrEqual(33_000);
});

test("an index outside of the list has an empty name and is black", () => {
  for (const place of [-1, 0.5, list.count, Number.NaN]) {
    expect(list.nameAt(place)).toBe("");
    expect(list.rgbAt(place)).toBe(0);
  }
});

test("bytes that are not packed names are rejected", () => {
  const bytes = packedBest;
  const otherVersion = bytes.slice();
  otherVersion[4] = 99;
  for (const bad of [new Uint8Array(), new Uint8Array(100), otherVersion, bytes.subarray(0, bytes.length - 1)]) {
    expect(() => decodeNames(bad)).toThrow(/packed color names/i);
  }
});

test("every named color finds its own name with a difference of 0", () => {
  let misses = 0;
  for (let i = 0; i < list.count; i++) {
    const found = index.nearest(list.rgbAt(i));
    if (found.index !== i || found.deltaE !== 0) misses++;
  }
  expect(misses).toBe(0);
});

test("the nearest name by CIEDE2000 matches a full search", () => {
  const points = allPoints(list, rgb24ToLabInto);
  for (const rgb24 of randomColors(100, 1)) {
    expect([index.nearest(rgb24)]).toEqual(rankAll(list, points, rgb24, 1));
  }
});

test("the nearest names are in order and match a full search", () => {
  const points = allPoints(list, rgb24ToLabInto);
  for (const rgb24 of [0x000000, 0xffffff, 0x0000ff, 0x00ff00, ...randomColors(20, 3)]) {
    expect(index.nearestMany(rgb24, 12)).toEqual(rankAll(list, points, rgb24, 12));
  }
});

test("a short list returns as many names as it has", () => {
  const short = decodeNames(packNames([colornames[0], colornames[1]] as typeof colornames));
  const shortIndex = indexNames(short);
  expect(shortIndex.nearestMany(0xffffff, 10)).toHaveLength(2);
  expect(shortIndex.nearestMany(0xffffff, 0)).toEqual([]);
  const points = allPoints(short, rgb24ToLabInto);
  for (const rgb24 of randomColors(50, 4)) {
    expect([shortIndex.nearest(rgb24)]).toEqual(rankAll(short, points, rgb24, 1));
  }
});

test("a number beyond 24 bits and an empty list throw", () => {
  for (const bad of [-1, 0x1ffffff]) {
    expect(() => index.nearest(bad)).toThrow(RangeError);
    expect(() => index.nearestMany(bad, 3)).toThrow(RangeError);
  }
  expect(() => indexNames(decodeNames(packNames([]))).nearest(0)).toThrow(RangeError);
});

function compressedSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}

function randomColors(count: number, seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => Math.floor(random() * 2 ** 24));
}

function allPoints(names: NameList, convertInto: (rgb24: number, out: Float64Array) => void): Float64Array {
  const out = new Float64Array(3);
  const points = new Float64Array(names.count * 3);
  for (let i = 0; i < names.count; i++) {
    convertInto(names.rgbAt(i), out);
    points.set(out, i * 3);
  }
  return points;
}

/** The `count` nearest names with their differences, from a full search. */
function rankAll(names: NameList, points: Float64Array, rgb24: number, count: number) {
  const lab = new Float64Array(3);
  rgb24ToLabInto(rgb24, lab);
  const [l = 0, a = 0, b = 0] = lab;
  const nearest: { index: number; deltaE: number }[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < names.count; index++) {
    const at = index * 3;
    // S_L in CIEDE2000 is below 2, so these are at least twice as far as the last one.
    if (Math.abs((points[at] as number) - l) > 4 * least) continue;
    const deltaE = deltaE2000Lab(l, a, b, points[at] as number, points[at + 1] as number, points[at + 2] as number);
    if (deltaE >= least) continue;
    nearest.push({ index, deltaE });
    nearest.sort((one, other) => one.deltaE - other.deltaE || one.index - other.index);
    nearest.length = Math.min(nearest.length, count);
    if (nearest.length === count) least = nearest[count - 1]?.deltaE ?? 0;
  }
  return nearest.map(({ index, deltaE }) => ({ index, name: names.nameAt(index), rgb24: names.rgbAt(index), deltaE }));
}
