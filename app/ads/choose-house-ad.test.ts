import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { shades, tints } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { tools } from "#content/tools.ts";
import { chooseHouseAd, PRO_AD } from "./choose-house-ad.ts";

const paths = [...tools.map(({ path }) => path), ...Array.from({ length: 200 }, (_, at) => `/color/0D6${at + 100}`)];

test("a path has the same ad every time", () => {
  for (const path of paths) expect(chooseHouseAd(path, [])).toEqual(chooseHouseAd(path, []));
});

test("no page advertises itself or a tool that it names already", () => {
  for (const path of paths) expect(chooseHouseAd(path, []).to).not.toBe(path);
  for (const path of paths) {
    const ad = chooseHouseAd(path, ["convert", "color-wheel", "playground"]);
    expect(["/convert", "/color-wheel", "/playground"]).not.toContain(ad.to);
  }
});

test("over many pages every tool and Pro have their turn", () => {
  const targets = new Set(paths.map((path) => chooseHouseAd(path, []).to));
  expect(targets).toEqual(new Set([...tools.map(({ path }) => path), "/pricing"]));
  const share = paths.filter((path) => chooseHouseAd(path, []) === PRO_AD).length / paths.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.35);
});

test("where every tool is left out Pro remains", () => {
  const all = tools.map(({ id }) => id);
  for (const path of paths.slice(0, 20)) expect(chooseHouseAd(path, all)).toBe(PRO_AD);
});

test("the drawing of Pro are the tints and shades that the engine gives", () => {
  const color = fromRgb24(0xdb073d);
  const outwards = (ramp: typeof tints) => ramp(color, 6, "oklch").slice(1).map(printHex);
  expect(PRO_AD.glyph.colors).toEqual([...outwards(tints).toReversed(), "#DB073D", ...outwards(shades)]);
});
