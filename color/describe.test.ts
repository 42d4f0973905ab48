import { expect, test } from "vitest";
import { fromRgb24 } from "./convert.ts";
import { describe } from "./describe.ts";

const DESCRIPTIONS: [number, string][] = [
  [0x000000, "black"],
  [0x111111, "near black"],
  [0x222222, "very dark gray"],
  [0x555555, "dark gray"],
  [0x808080, "gray"],
  [0xc0c0c0, "light gray"],
  [0xdcdcdc, "very light gray"],
  [0xe7e2dc, "very light warm gray"],
  [0x9ca3af, "cool gray"],
  [0xe5e7eb, "very light gray"],
  [0xf5f5f5, "off-white"],
  [0xffffff, "white"],
  [0xfaf0e6, "warm white"],
  [0xf0f8ff, "cool white"],
  [0xff0000, "vivid red"],
  [0x8b0000, "dark red"],
  [0xa52a2a, "red"],
  [0xffc0cb, "pale pink"],
  [0xff1493, "vivid pink"],
  [0xff8000, "vivid orange"],
  [0xffa500, "vivid orange"],
  [0xffdab9, "very pale orange"],
  [0xf4a460, "light orange"],
  [0xdaa520, "vivid amber"],
  [0xffff00, "vivid yellow"],
  [0xfffacd, "very pale yellow"],
  [0x808000, "olive"],
  [0x556b2f, "olive green"],
  [0x9acd32, "vivid yellow-green"],
  [0x006400, "dark green"],
  [0x8fbc8f, "pale green"],
  [0x008080, "teal"],
  [0x2f4f4f, "dark muted teal"],
  [0x00ffff, "vivid cyan"],
  [0xadd8e6, "pale blue"],
  [0x0000ff, "vivid blue"],
  [0x000080, "very dark blue"],
  [0x708090, "grayish blue"],
  [0x6a5acd, "violet"],
  [0x4b0082, "dark purple"],
  [0xdda0dd, "pale purple"],
  [0xff00ff, "vivid magenta"],
  [0x8b4513, "brown"],
  [0x5c4033, "dark brown"],
  [0xd2b48c, "beige"],
  [0xdb073d, "vivid red"],
];

test("colors are described in plain words", () => {
  for (const [rgb24, words] of DESCRIPTIONS) {
    const hex = rgb24.toString(16).padStart(6, "0");
    expect(`${hex} ${describe(fromRgb24(rgb24))}`).toBe(`${hex} ${words}`);
  }
});

test("colors in other spaces and outside of sRGB are described", () => {
  expect(describe({ space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 })).toBe("vivid green");
  expect(describe({ space: "oklch", l: 0.5, c: 0, h: null, alpha: 1 })).toBe("gray");
  expect(describe({ space: "oklab", l: 1.5, a: 0, b: 0, alpha: 1 })).toBe("white");
});

test("the description of a translucent color includes its opacity", () => {
  expect(describe({ ...fromRgb24(0x008080), alpha: 0.5 })).toBe("teal, 50% opaque");
  expect(describe({ ...fromRgb24(0x008080), alpha: 0 })).toBe("transparent");
});
