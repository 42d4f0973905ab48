import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { shades, tints } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { tools } from "#content/tools.ts";
import { chooseHouseAd, PRO_AD } from "./choose-house-ad.ts";

const paths = [...tools.map(({ path }) => path), ...Array.from({ length: 200 }, (_, at) => `/color/0D6${at + 100}`)];

test("a path always has the same ad", () => {
  for (const path of paths) expect(chooseHouseAd(path, [])).toEqual(chooseHouseAd(path, []));
});

test("no page advertises itself or a tool that it already mentions", () => {
  for (const path of paths) expect(chooseHouseAd(path, []).to).not.toBe(path);
  for (const path of paths) {
    const ad = chooseHouseAd(path, ["convert", "color-wheel", "playground"]);
    expect(["/convert", "/color-wheel", "/playground"]).not.toContain(ad.to);
  }
});

test("every tool and Pro are advertised across many pages", () => {
  const targets = new Set(paths.map((path) => chooseHouseAd(path, []).to));
  expect(targets).toEqual(new Set([...tools.map(({ path }) => path), "/pricing"]));
  const share = paths.filter((path) => chooseHouseAd(path, []) === PRO_AD).length / paths.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.35);
});

test("Pro is advertised if every tool is excluded", () => {
  const all = tools.map(({ id }) => id);
  for (const path of paths.slice(0, 20)) expect(chooseHouseAd(path, all)).toBe(PRO_AD);
});

test("the Pro drawing consists of the tints and shades that the engine computes", () => {
  const color = fromRgb24(0xdb073d);
  const outwards = (ramp: typeof tints) => ramp(color, 6, "oklch").slice(1).map(printHex);
  expect(PRO_AD.glyph.colors).toEqual([...outwards(tints).toReversed(), "#DB073D", ...outwards(shades)]);
});
