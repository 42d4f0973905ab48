import { expect, test } from "vitest";
import { hexToOklch } from "#color/convert.ts";
import { SAMPLES } from "./sample-ramps.tsx";

test("there are five sample colors, each with five tints and five shades besides itself", () => {
  expect(SAMPLES.map(({ hex }) => hex)).toEqual(["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"]);
  for (const { hex, tints, shades } of SAMPLES) {
    expect(tints).toHaveLength(5);
    expect(shades).toHaveLength(5);
    expect([...tints, ...shades]).not.toContain(hex);
  }
});

test("tints get lighter and shades darker toward the ends", () => {
  for (const { hex, tints, shades } of SAMPLES) {
    const line = [...tints.toReversed(), hex, ...shades].map(lightness);
    expect(line).toEqual(line.toSorted((a, b) => b - a));
    expect(new Set(line).size).toBe(11);
  }
});

function lightness(hex: string) {
  return hexToOklch(hex)?.l ?? 0;
}
