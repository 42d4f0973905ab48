import { converter } from "culori";
import { expect, test } from "vitest";
import { fillPlane } from "./plane.ts";

const WIDTH = 90;
const HEIGHT = 60;
const MAX_CHROMA = 0.37;
// Closer to the gamut's edge than this, our tolerance may include a pixel that culori excludes.
const EDGE = 2e-5;

test.each(["srgb", "display-p3"] as const)(
  "every pixel inside %s matches culori's color, and all others are transparent",
  (gamut) => {
    const toEncoded = converter(gamut === "srgb" ? "rgb" : "p3");
    const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(99);
    for (const hue of [0, 29.23, 110, 142.5, 195, 264.05, 328]) {
      fillPlane(pixels, WIDTH, HEIGHT, { hue, maxChroma: MAX_CHROMA, gamut });
      for (let y = 0; y < HEIGHT; y++) {
        for (let x = 0; x < WIDTH; x++) {
          const l = 1 - y / (HEIGHT - 1);
          const { r, g, b } = toEncoded({ mode: "oklch", l, c: (MAX_CHROMA * x) / (WIDTH - 1), h: hue });
          const outside = Math.max(-r, -g, -b, r - 1, g - 1, b - 1);
          if (x > 0 && Math.abs(outside) < EDGE) continue;
          const bytes = [r, g, b].map((channel) => Math.round(Math.min(Math.max(channel, 0), 1) * 255));
          const at = (y * WIDTH + x) * 4;
          const wanted = outside > 0 && x > 0 ? [0, 0, 0, 0] : [...bytes, 255];
          if (wanted.some((byte, index) => byte !== pixels[at + index]))
            expect([hue, x, y, ...pixels.slice(at, at + 4)]).toEqual([hue, x, y, ...wanted]);
        }
      }
    }
  },
);

test("grays are in the first column, from white to black", () => {
  const pixels = new Uint8ClampedArray(2 * 3 * 4);
  fillPlane(pixels, 2, 3, { hue: 0, maxChroma: 0.4, gamut: "srgb" });
  const firstColumn = [0, 8, 16].map((at) => [...pixels.slice(at, at + 4)]);
  expect(firstColumn).toEqual([
    [255, 255, 255, 255],
    [99, 99, 99, 255],
    [0, 0, 0, 255],
  ]);
});

test("a plane of one pixel is white", () => {
  const pixels = new Uint8ClampedArray(4);
  fillPlane(pixels, 1, 1, { hue: 0, maxChroma: 0.4, gamut: "srgb" });
  expect([...pixels]).toEqual([255, 255, 255, 255]);
});
