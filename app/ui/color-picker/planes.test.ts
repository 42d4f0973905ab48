import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { clipToGamut, isInGamut } from "#color/gamut.ts";
import { edgeOf, zoomTo } from "./area-edges.tsx";
import { fillLabPlane } from "./lab-plane.ts";
import { fillOkPlane } from "./ok-plane.ts";
import { spaceOf } from "./picker-spaces.ts";

const WIDTH = 31;
const HEIGHT = 21;

function pixelAt(rgba: Uint8ClampedArray, x: number, y: number) {
  const at = (y * WIDTH + x) * 4;
  return [...rgba.subarray(at, at + 4)];
}

test("a Lab plane shows the colors that the engine converts, up to the edge of P3", () => {
  for (const gamut of ["srgb", "display-p3"] as const) {
    const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    const corners = { topLeft: [60, -125, 125], topRight: [60, 125, 125], bottomLeft: [60, -125, -125] } as const;
    fillLabPlane(rgba, WIDTH, HEIGHT, corners, gamut);
    let painted = 0;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const a = -125 + (250 * x) / (WIDTH - 1);
        const b = 125 - (250 * y) / (HEIGHT - 1);
        const color: Color = { space: "lab", l: 60, a, b, alpha: 1 };
        const [red, green, blue, alpha] = pixelAt(rgba, x, y);
        expect(alpha === 255).toBe(isInGamut(color, "display-p3"));
        if (alpha === 0) continue;
        painted++;
        const wanted = clipToGamut(color, gamut);
        expect([red, green, blue]).toEqual([wanted.r, wanted.g, wanted.b].map((part) => Math.round(part * 255)));
      }
    }
    expect(painted).toBeGreaterThan(100);
  }
});

test("on an sRGB screen, a row of the OKLCH plane repeats its last sRGB color up to the edge of P3", () => {
  const [srgb, wide] = (["srgb", "display-p3"] as const).map((gamut) => {
    const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    fillOkPlane(rgba, WIDTH, HEIGHT, 150, 0.37, gamut);
    return rgba;
  }) as [Uint8ClampedArray, Uint8ClampedArray];
  let mapped = 0;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      expect(pixelAt(srgb, x, y)[3]).toBe(pixelAt(wide, x, y)[3]);
      const color: Color = { space: "oklch", l: 1 - y / (HEIGHT - 1), c: (0.37 * x) / (WIDTH - 1), h: 150, alpha: 1 };
      if (isInGamut(color, "srgb") || !isInGamut(color, "display-p3")) continue;
      mapped++;
      expect(pixelAt(srgb, x, y)).toEqual(pixelAt(srgb, x - 1, y));
    }
  }
  expect(mapped).toBeGreaterThan(5);
});

test("edges lie just inside the gamut, and P3 reaches at least as far as sRGB", () => {
  for (const id of ["oklch", "lch", "lab"] as const) {
    const space = spaceOf(id);
    const fixed = id === "lab" ? 50 : 30;
    const [srgb, wide] = [edgeOf(space, fixed, "srgb"), edgeOf(space, fixed, "display-p3")];
    const middle = id === "lab" ? 50 : 0;
    for (const [index, [x, y]] of srgb.entries()) {
      const [wideX, wideY] = wide[index] as readonly [number, number];
      const reach = (px: number, py: number) => Math.hypot(px - middle, id === "lab" ? py - 50 : 0);
      expect(reach(wideX, wideY)).toBeGreaterThanOrEqual(reach(x, y) - 0.05);
    }
    const [x, y] = srgb[Math.round(srgb.length / 3)] as readonly [number, number];
    expect(isInGamut(colorAt(id, fixed, x, y), "srgb", 0.001)).toBe(true);
    const beyond = id === "lab" ? [50 + (x - 50) * 1.1, 50 + (y - 50) * 1.1] : [x * 1.1, y];
    expect(isInGamut(colorAt(id, fixed, beyond[0] as number, beyond[1] as number), "srgb")).toBe(false);
  }
});

function colorAt(id: "oklch" | "lch" | "lab", fixed: number, x: number, y: number): Color {
  const { x: across, y: up } = spaceOf(id);
  const right = across.min + ((across.max - across.min) * x) / 100;
  const high = (up.min + ((up.max - up.min) * (100 - y)) / 100) / up.scale;
  if (id === "lab") return { space: "lab", l: fixed, a: right, b: high, alpha: 1 };
  return convert({ space: id, l: high, c: right, h: fixed, alpha: 1 } as Color, id);
}

test("the plane of a hue ends a little beyond the maximum chroma of P3 at that hue", () => {
  const whole = spaceOf("oklch");
  for (let hue = 0; hue < 360; hue += 15) {
    const zoomed = zoomTo(whole, hue);
    const peak = Math.max(...edgeOf(zoomed, hue, "display-p3").map(([x]) => x));
    expect(peak, `hue ${hue}`).toBeGreaterThan(80);
    expect(peak, `hue ${hue}`).toBeLessThanOrEqual(100);
    expect(zoomed.x.max).toBeLessThanOrEqual(whole.x.max);
  }
  expect(zoomTo(spaceOf("lab"), 50)).toBe(spaceOf("lab"));
});
