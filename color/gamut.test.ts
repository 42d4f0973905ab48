import { ColorSpace, OKLCH, P3, REC_2020, sRGB, to, toGamut } from "colorjs.io/fn";
import { expect, test } from "vitest";
import type { Color, Oklch, SpaceId, Srgb } from "./color.ts";
import { convert, fromRgb24, SPACES, toRgb24 } from "./convert.ts";
import { clipToGamut, GAMUTS, type Gamut, isInGamut, mapToGamut, smallestGamut } from "./gamut.ts";
import { mapOklchToRgb24 } from "./kernel/gamut-map.ts";
import { createRandom } from "./random.ts";

const IDS = Object.keys(SPACES) as SpaceId[];
const ORACLE = { srgb: sRGB, "display-p3": P3, rec2020: REC_2020 };
for (const space of [OKLCH, ...Object.values(ORACLE)]) ColorSpace.register(space);

test("every corner and edge of sRGB is in sRGB, via any space", () => {
  for (const red of [0, 255]) {
    for (const green of [0, 1, 128, 254, 255]) {
      for (const blue of [0, 1, 128, 254, 255]) {
        const color = fromRgb24((red << 16) | (green << 8) | blue);
        for (const id of IDS) {
          const there = convert(color, id);
          expect([id, color, GAMUTS.map((gamut) => isInGamut(there, gamut))]).toEqual([id, color, [true, true, true]]);
          expect(smallestGamut(there)).toBe("srgb");
        }
      }
    }
  }
});

test("white from tools with rounded matrices is still in sRGB", () => {
  // A color picker's value for #FFFFFF: https://github.com/evilmartians/oklch-picker/issues/165
  expect(smallestGamut({ space: "oklch", l: 1, c: 3.5594404384177905e-8, h: 106.37411429114086, alpha: 1 })).toBe(
    "srgb",
  );
  expect(smallestGamut({ space: "oklch", l: 1, c: 0, h: 0, alpha: 1 })).toBe("srgb");
});

test("the smallest gamut grows with the chroma of the color", () => {
  expect(smallestGamut({ space: "srgb", r: 1, g: 0, b: 0, alpha: 1 })).toBe("srgb");
  expect(smallestGamut({ space: "display-p3", r: 1, g: 0, b: 0, alpha: 1 })).toBe("display-p3");
  expect(smallestGamut({ space: "rec2020", r: 1, g: 0, b: 0, alpha: 1 })).toBe("rec2020");
  expect(smallestGamut({ space: "prophoto-rgb", r: 1, g: 0, b: 0, alpha: 1 })).toBeNull();
  expect(smallestGamut({ space: "oklch", l: 1.1, c: 0, h: null, alpha: 1 })).toBeNull();
});

test("the tolerance is configurable", () => {
  const color: Color = { space: "srgb", r: 1.001, g: 0.5, b: -0.001, alpha: 1 };
  expect(isInGamut(color, "srgb")).toBe(false);
  expect(isInGamut(color, "srgb", 0.002)).toBe(true);
  expect(isInGamut({ ...color, r: 1 + 1e-9, b: 0 } as Color, "srgb", 0)).toBe(false);
});

test("clipping cuts each channel and keeps alpha", () => {
  const color: Color = { space: "srgb", r: 1.5, g: 0.25, b: -0.1, alpha: 0.5 };
  expect(clipToGamut(color, "srgb")).toEqual({ space: "srgb", r: 1, g: 0.25, b: 0, alpha: 0.5 });
});

test.each(GAMUTS)("mapping into %s matches colorjs.io's css method", (gamut) => {
  for (const { l, c, h } of randomOklch(700)) {
    const { coords } = toGamut(
      { space: OKLCH, coords: [l, c, h as number], alpha: 1 },
      { space: ORACLE[gamut], method: "css" },
    );
    const [r, g, b] = to({ space: OKLCH, coords, alpha: 1 }, ORACLE[gamut]).coords as [number, number, number];
    const mapped = mapToGamut({ space: "oklch", l, c, h, alpha: 1 }, gamut) as Srgb;
    expect([l, c, h, mapped.r, mapped.g, mapped.b]).toEqual([l, c, h, ...[r, g, b].map((x) => expect.closeTo(x, 6))]);
  }
});

test.each(GAMUTS)(
  "a mapped color is within %s to the last bit, and mapping it a second time does not change it",
  (gamut) => {
    for (const color of randomOklch(300)) {
      const mapped = mapToGamut(color, gamut);
      expect(isInGamut(mapped, gamut, 0)).toBe(true);
      expect(mapToGamut(mapped, gamut)).toEqual(mapped);
    }
  },
);

test("mapping into sRGB returns the same bytes as the kernel and toRgb24", () => {
  for (const color of randomOklch(1000)) {
    const bytes = mapOklchToRgb24(color.l, color.c, color.h ?? 0);
    expect(toRgb24(mapToGamut(color, "srgb"))).toBe(bytes);
    expect(toRgb24(convert(color, "lab"))).toBe(bytes);
  }
});

test("a color inside the gamut is converted and not changed", () => {
  expect(mapToGamut(fromRgb24(0x4a90d9), "srgb")).toEqual(fromRgb24(0x4a90d9));
  expect(mapToGamut({ ...fromRgb24(0xff0000), alpha: 0.2 }, "display-p3")).toMatchObject({
    space: "display-p3",
    alpha: 0.2,
  });
});

test("lightness of at least 1 is white and of at most 0 is black, for any chroma", () => {
  for (const gamut of GAMUTS) {
    expect(mapToGamut(oklch(1, 0.3, 40), gamut)).toEqual({ space: gamut, r: 1, g: 1, b: 1, alpha: 1 });
    expect(mapToGamut(oklch(1.2, 0, null), gamut)).toEqual({ space: gamut, r: 1, g: 1, b: 1, alpha: 1 });
    expect(mapToGamut(oklch(0, 0.3, 40), gamut)).toEqual({ space: gamut, r: 0, g: 0, b: 0, alpha: 1 });
  }
});

test("mapping keeps hue and lightness better than clipping", () => {
  const color = oklch(0.75, 0.35, 60);
  const mapped = convert(mapToGamut(color, "srgb"), "oklch");
  const clipped = convert(clipToGamut(color, "srgb"), "oklch");
  expect(Math.abs((mapped.h as number) - 60)).toBeLessThan(Math.abs((clipped.h as number) - 60));
  expect(Math.abs(mapped.l - 0.75)).toBeLessThan(0.02);
});

test("a larger gamut keeps more of the chroma", () => {
  const chromas = GAMUTS.map((gamut: Gamut) => convert(mapToGamut(oklch(0.7, 0.4, 145), gamut), "oklch").c);
  expect(chromas).toEqual(chromas.toSorted((a, b) => a - b));
});

function oklch(l: number, c: number, h: number | null): Oklch {
  return { space: "oklch", l, c, h, alpha: 1 };
}

function randomOklch(count: number): Oklch[] {
  const random = createRandom(165);
  return Array.from({ length: count }, () => oklch(random(), random() * 0.5, random() * 360));
}
