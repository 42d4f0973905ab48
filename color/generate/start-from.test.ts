import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { startFrom } from "./palette.ts";
import { FREE, type GenerateRequest, LOCKED, NO_CONSTRAINTS } from "./request.ts";

const request: GenerateRequest = {
  seed: "k3x9",
  slots: Array.from({ length: 5 }, () => ({ color: fromRgb24(0), locks: FREE })),
  harmony: "auto",
  mode: "lch",
  hue: "constant",
  boldness: 0.5,
  constraints: NO_CONSTRAINTS,
};

test("a palette started from a color contains exactly that color", () => {
  for (const value of [0xdb073d, 0x0d6986, 0xffffff, 0x000000, 0x808080]) {
    const base = fromRgb24(value);
    const { colors, index, problems } = startFrom(base, request);
    expect(colors[index]).toBe(base);
    expect(colors).toHaveLength(5);
    expect(problems).toEqual([]);
  }
});

test("a base never replaces a locked color while others are free", () => {
  const kept = fromRgb24(0x123456);
  const slots = request.slots.map((slot, i) => (i < 4 ? { color: kept, locks: LOCKED } : slot));
  expect(startFrom(fromRgb24(0x0a0a0a), { ...request, slots }).index).toBe(4);
});
