import * as radix from "@radix-ui/colors";
import openColor from "open-color/open-color.json" with { type: "json" };
import { expect, test } from "vitest";
import { openColorHues } from "./open-color.ts";
import { radixScales } from "./radix-colors.ts";
import { tailwind3Families } from "./tailwind-3-colors.ts";
import { x11Colors } from "./x11-colors.ts";
import { xkcdColors } from "./xkcd-colors.ts";

const HEX = /^[\da-f]{6}$/;

test("Radix Colors match their package in both themes", () => {
  const published = radix as unknown as Record<string, Record<string, string>>;
  const scales = Object.keys(published).filter((name) => `${name}Dark` in published && /^[a-z]+$/.test(name));
  expect(Object.keys(radixScales).sort()).toEqual(scales.sort());
  for (const [name, { light, dark }] of Object.entries(radixScales)) {
    expect(light.split(" ").map((hex) => `#${hex}`)).toEqual(Object.values(published[name] ?? {}));
    expect(dark.split(" ").map((hex) => `#${hex}`)).toEqual(Object.values(published[`${name}Dark`] ?? {}));
  }
});

test("Open Color matches its package", () => {
  const { white, black, ...hues } = openColor;
  expect([white, black]).toEqual(["#ffffff", "#000000"]);
  expect(
    Object.fromEntries(openColorHues.map(({ name, hexes }) => [name, hexes.split(" ").map((hex) => `#${hex}`)])),
  ).toEqual(hues);
});

test("Tailwind 3 has 22 families of eleven steps, each darker than the one before", () => {
  expect(tailwind3Families).toHaveLength(22);
  for (const { hexes } of tailwind3Families) {
    const steps = hexes.split(" ");
    expect(steps).toHaveLength(11);
    expect(steps.every((hex) => HEX.test(hex))).toBe(true);
    const lights = steps.map((hex) =>
      [0, 2, 4].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0),
    );
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
  }
});

test.each([
  ["X11", x11Colors, 550, ["DarkSlateGray 2f4f4f", "gray bebebe", "DodgerBlue 1e90ff", "gray50 7f7f7f"]],
  [
    "xkcd",
    xkcdColors,
    943,
    ["cloudy blue acc2d9", "bright red ff000d", "cerulean 0485d1", "purple 7e1e9c", "teal 029386"],
  ],
])("%s is a list of unique names, each with a hex value", (_name, lines, count, known) => {
  const entries = lines.join("|").split("|");
  expect(entries).toHaveLength(count);
  expect(entries.every((entry) => /^\S.* [\da-f]{6}$/.test(entry))).toBe(true);
  expect(new Set(entries.map((entry) => entry.slice(0, -7).toLowerCase())).size).toBe(count);
  expect(known.filter((entry) => !entries.includes(entry))).toEqual([]);
});
