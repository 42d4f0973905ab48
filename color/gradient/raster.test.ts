import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { gradientAt } from "../gradient.ts";
import { angleIn, lineIn, positionIn, radiiIn } from "./geometry.ts";
import type { GradientShape } from "./gradient-shape.ts";
import { colorTable, paintRows } from "./raster.ts";

const BOX = { width: 400, height: 300 };
const GRAYS = gradientAt([fromRgb24(0x101010), fromRgb24(0x181818)], { space: "srgb" });

function paint(shape: GradientShape, isDithered: boolean, box = BOX) {
  const table = colorTable(GRAYS, 1);
  const out = new Uint8Array(box.width * box.height * 3);
  paintRows({ ...box, shape, table, isDithered }, 0, box.height, out);
  return out;
}

test("the angle to a corner puts the other two corners at the middle", () => {
  expect(angleIn("top right", { width: 100, height: 100 })).toBeCloseTo(45, 9);
  expect(angleIn("bottom left", { width: 100, height: 100 })).toBeCloseTo(225, 9);
  for (const direction of ["top left", "bottom right"] as const) {
    const place = positionIn({ kind: "linear", direction }, BOX);
    expect(place(BOX.width, 0)).toBeCloseTo(0.5, 9);
    expect(place(0, BOX.height)).toBeCloseTo(0.5, 9);
  }
});

test("the gradient line is long enough to reach the corners", () => {
  expect(lineIn(90, BOX)).toEqual({ x0: 0, y0: expect.closeTo(150), x1: 400, y1: expect.closeTo(150) });
  const place = positionIn({ kind: "linear", direction: 30 }, BOX);
  expect(place(0, 300)).toBeCloseTo(0, 9);
  expect(place(400, 0)).toBeCloseTo(1, 9);
});

test("radial gradients end at the given extent", () => {
  const at = { kind: "radial", x: 25, y: 50 } as const;
  expect(radiiIn({ ...at, form: "circle", extent: "closest-side" }, BOX)).toEqual({ rx: 100, ry: 100 });
  expect(radiiIn({ ...at, form: "circle", extent: "farthest-corner" }, BOX).rx).toBeCloseTo(Math.hypot(300, 150), 9);
  expect(radiiIn({ ...at, form: "ellipse", extent: "farthest-side" }, BOX)).toEqual({ rx: 300, ry: 150 });
  const corner = positionIn({ ...at, form: "ellipse", extent: "farthest-corner" }, BOX);
  expect(corner(400, 0)).toBeCloseTo(1, 9);
  expect(positionIn({ ...at, x: 0, form: "circle", extent: "closest-side" }, BOX)(10, 10)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test("a conic gradient starts at the top and turns clockwise", () => {
  const place = positionIn({ kind: "conic", angle: 0, x: 50, y: 50 }, BOX);
  expect([place(200.001, 0), place(400, 150), place(200, 300), place(0, 150)].map((x) => Number(x.toFixed(4)))).toEqual(
    [0, 0.25, 0.5, 0.75],
  );
});

test("dithering keeps the mean of 16 by 16 pixels, and plain 8 bits are off by up to half a step", () => {
  const shape: GradientShape = { kind: "linear", direction: 180 };
  const box = { width: 16, height: 1600 };
  const [plain, dithered] = [paint(shape, false, box), paint(shape, true, box)];
  let mostPlain = 0;
  for (let block = 0; block < 100; block++) {
    const mean = (data: Uint8Array) =>
      data.subarray(block * 768, block * 768 + 768).reduce((sum, value) => sum + value, 0) / 768;
    const truth = 16 + (8 * (block + 0.5)) / 100;
    expect(Math.abs(mean(dithered) - truth)).toBeLessThan(0.02);
    mostPlain = Math.max(mostPlain, Math.abs(mean(plain) - truth));
  }
  expect(mostPlain).toBeGreaterThan(0.4);
});

test("a pixel is the rounded color without dithering, and off by at most one step with it", () => {
  const shape: GradientShape = { kind: "conic", angle: 30, x: 20, y: 80 };
  const [plain, dithered] = [paint(shape, false), paint(shape, true)];
  expect(plain.every((value, index) => Math.abs(value - (dithered[index] as number)) <= 1)).toBe(true);
  const place = positionIn(shape, BOX);
  const truth = 16 + 8 * place(100.5, 40.5);
  expect(plain[3 * (40 * BOX.width + 100)]).toBe(Math.round(truth));
});

test("transparent colors get a fourth channel", () => {
  const at = gradientAt([fromRgb24(0xff0000), { ...fromRgb24(0xff0000), alpha: 0 }]);
  const table = colorTable(at, 1);
  expect(table.hasAlpha).toBe(true);
  const out = new Uint8Array(4 * 4);
  paintRows({ width: 4, height: 1, shape: { kind: "linear", direction: 90 }, table, isDithered: false }, 0, 1, out);
  expect([...out]).toEqual([255, 0, 0, 223, 255, 0, 0, 159, 255, 0, 0, 96, 255, 0, 0, 32]);
});
