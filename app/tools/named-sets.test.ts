import { expect, test } from "vitest";
import { printHex } from "#color/text/print.ts";
import { loadSet, SET_LABELS, type SetId } from "./named-sets.ts";

const COUNTS: Record<SetId, number> = {
  css: 141,
  tailwind: 288,
  tailwind3: 244,
  material: 256,
  bootstrap: 101,
  radix: 372,
  "radix-dark": 372,
  "open-color": 132,
  x11: 550,
  xkcd: 943,
};

test.each(Object.keys(SET_LABELS) as SetId[])(
  "%s has its colors, each with a unique name and a valid token",
  async (id) => {
    const swatches = await loadSet(id);
    expect(swatches).toHaveLength(COUNTS[id]);
    expect(new Set(swatches.map(({ name }) => name)).size).toBe(swatches.length);
    expect(swatches.filter(({ token }) => /undefined|NaN|^$|\s/.test(token))).toEqual([]);
    expect(swatches.every(({ color }) => /^#[\dA-F]{6}$/.test(printHex(color)))).toBe(true);
  },
);

test.each([
  ["css", "rebeccapurple", "#663399", "rebeccapurple"],
  ["tailwind", "sky-700", "#0069A8", "var(--color-sky-700)"],
  ["tailwind3", "sky-700", "#0369A1", "theme(colors.sky.700)"],
  ["material", "teal 700", "#00796B", "var(--md-teal-700)"],
  ["material", "black", "#000000", "var(--md-black)"],
  ["bootstrap", "teal-500", "#20C997", "$teal-500"],
  ["bootstrap", "gray-900", "#212529", "$gray-900"],
  ["radix", "teal-9", "#12A594", "var(--teal-9)"],
  ["open-color", "teal-7", "#0CA678", "var(--oc-teal-7)"],
  ["x11", "DodgerBlue", "#1E90FF", "#1e90ff"],
  ["xkcd", "cerulean", "#0485D1", "#0485d1"],
] as const)("%s has %s", async (id, name, hex, token) => {
  const swatch = (await loadSet(id)).find((entry) => entry.name === name);
  expect([swatch && printHex(swatch.color), swatch?.token]).toEqual([hex, token]);
});
