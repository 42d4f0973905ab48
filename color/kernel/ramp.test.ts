import { expect, test } from "vitest";
import { fillOklabRamp } from "./ramp.ts";

function ramp(from: number, to: number, steps: number): number[] {
  const out = new Uint32Array(steps);
  fillOklabRamp(from, to, out);
  return [...out];
}

test("a ramp keeps both ends exactly, for dark, light and vivid colors", () => {
  for (const [from, to] of [
    [0x000000, 0xffffff],
    [0x010203, 0xfefdfc],
    [0xff0000, 0x0000ff],
    [0x00ff00, 0xff00ff],
  ] as const) {
    const colors = ramp(from, to, 10);
    expect([colors[0], colors[9]]).toEqual([from, to]);
  }
});

test("black to white passes OKLab's middle gray, #636363", () => {
  expect(ramp(0x000000, 0xffffff, 3)).toEqual([0x000000, 0x636363, 0xffffff]);
});

test("a single place gets the first color, and none is no error", () => {
  expect(ramp(0x123456, 0xffffff, 1)).toEqual([0x123456]);
  expect(ramp(0x123456, 0xffffff, 0)).toEqual([]);
});
