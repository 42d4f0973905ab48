import fc from "fast-check";
import { expect, test } from "vitest";
import { positionIn } from "#color/gradient/geometry.ts";
import { CORNERS, EXTENTS, type GradientShape } from "#color/gradient/gradient-shape.ts";
import { gripHandle, handlePlace, positionAt } from "./handle-places.ts";

const percent = fc.integer({ min: 0, max: 100 });
const linear: fc.Arbitrary<GradientShape> = fc.record({
  kind: fc.constant("linear" as const),
  direction: fc.oneof(fc.integer({ min: 0, max: 359 }), fc.constantFrom(...CORNERS)),
});
const shape: fc.Arbitrary<GradientShape> = fc.oneof(
  linear,
  fc.record({
    kind: fc.constant("radial" as const),
    form: fc.constantFrom("circle" as const, "ellipse" as const),
    extent: fc.constantFrom(...EXTENTS),
    x: percent,
    y: percent,
  }),
  fc.record({
    kind: fc.constant("conic" as const),
    angle: fc.integer({ min: 0, max: 359 }),
    x: percent,
    y: percent,
  }),
);
const box = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 260, max: 640 }) });

test("every handle is at least 20 pixels inside the box", () => {
  fc.assert(
    fc.property(shape, box, fc.double({ min: -1, max: 2, noNaN: true }), (given, size, position) => {
      const { x, y } = handlePlace(given, size, position);
      expect(x >= 20 && x <= size.width - 20 && y >= 20 && y <= size.height - 20).toBe(true);
    }),
  );
});

test("a handle of a linear gradient is on its color, or near it toward the ends, and stays where it was dragged", () => {
  fc.assert(
    fc.property(linear, box, fc.double({ min: 0, max: 1, noNaN: true }), (given, size, position) => {
      const place = handlePlace(given, size, position);
      expect(positionAt(given, size, place)).toBeCloseTo(position, 6);
      const off = Math.abs(positionIn(given, size)(place.x, place.y) - position);
      expect(off).toBeLessThan(position > 0.25 && position < 0.75 ? 1e-6 : 0.15);
    }),
  );
});

test("a dragged handle starts at its position, wherever it is drawn", () => {
  fc.assert(
    fc.property(shape, box, fc.double({ min: -1, max: 2, noNaN: true }), (given, size, position) => {
      const place = handlePlace(given, size, position);
      expect(gripHandle(given, size, position)(place)).toBeCloseTo(position, 6);
    }),
  );
});

test("a handle of a radial gradient drawn short of its end can be dragged to both ends", () => {
  const size = { width: 1440, height: 400 };
  const given = { kind: "radial", form: "ellipse", extent: "farthest-corner", x: 50, y: 50 } as const;
  const { x, y } = handlePlace(given, size, 1);
  expect(gripHandle(given, size, 1)({ x: x - 1, y })).toBeCloseTo(1, 2);
  expect(gripHandle(given, size, 1)({ x: 720, y: 200 })).toBeCloseTo(0, 1);
  expect(gripHandle(given, size, 0)({ x: 1440, y: 400 })).toBeCloseTo(1, 6);
});

test("a handle on the ring of a conic gradient stops at the seam and comes back from there", () => {
  const size = { width: 1440, height: 400 };
  const given = { kind: "conic", angle: 0, x: 50, y: 50 } as const;
  const follow = gripHandle(given, size, 0);
  const at = (degrees: number) =>
    follow({ x: 720 + 100 * Math.sin((degrees * Math.PI) / 180), y: 200 - 100 * Math.cos((degrees * Math.PI) / 180) });
  expect([-10, -30, 0].map(at)).toEqual([0, 0, 0]);
  expect(at(90)).toBeCloseTo(0.25, 1);
  expect([180, 270, 350, 370].map(at).at(-1)).toBe(1);
});

test("the handles of a horizontal gradient are halfway up, even on a phone", () => {
  for (const width of [320, 390, 1440]) {
    for (const position of [0, 1]) {
      expect(handlePlace({ kind: "linear", direction: 90 }, { width, height: 390 }, position).y).toBeCloseTo(195);
    }
  }
});

test("a handle of a gradient without width stays where it is", () => {
  const given = { kind: "radial", form: "ellipse", extent: "closest-side", x: 0, y: 50 } as const;
  expect(gripHandle(given, { width: 1440, height: 400 }, 0.4)({ x: 300, y: 120 })).toBe(0.4);
});
