import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addPoint,
  type Curve,
  fitCurve,
  flatCurve,
  movePoint,
  readCurve,
  removePoint,
  sampleCurve,
  straightCurve,
  valueAt,
  writeCurve,
} from "./curve.ts";

const value = fc.double({ min: -500, max: 500, noNaN: true });
const curve = fc
  .record({
    points: fc.uniqueArray(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), value }), {
      selector: ({ at }) => at.toFixed(3),
      maxLength: 8,
    }),
    offsets: fc.array(value, { maxLength: 20 }),
  })
  .map(({ points, offsets }): Curve => ({ points: points.sort((a, b) => a.at - b.at), offsets }));

test("a curve goes through its points and never beyond the two it lies between", () => {
  fc.assert(
    fc.property(curve, ({ points }) => {
      const line = { points, offsets: [] };
      for (const { at, value } of points) expect(valueAt(line, at)).toBeCloseTo(value, 9);
      for (const [index, from] of points.slice(0, -1).entries()) {
        const to = points[index + 1] ?? from;
        for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const between = valueAt(line, from.at + (to.at - from.at) * share);
          expect(between).toBeGreaterThanOrEqual(Math.min(from.value, to.value) - 1e-9);
          expect(between).toBeLessThanOrEqual(Math.max(from.value, to.value) + 1e-9);
        }
      }
    }),
  );
});

test("falling points make a falling curve", () => {
  const points = [1, 0.9, 0.2, 0.15].map((value, index) => ({ at: index / 3, value }));
  const samples = sampleCurve({ points, offsets: [] }, 50);
  for (let step = 1; step < 50; step++) expect(samples[step]).toBeLessThanOrEqual(samples[step - 1] as number);
});

test("flat and straight", () => {
  expect(sampleCurve(flatCurve(3), 3)).toEqual([3, 3, 3]);
  expect(sampleCurve(straightCurve(0, 1), 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(sampleCurve({ points: [], offsets: [0, 2] }, 3)).toEqual([0, 2, 0]);
});

test("a fitted curve gives back every value, with at most seven points", () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const fitted = fitCurve(values, 0.5);
      expect(fitted.points.length).toBeLessThanOrEqual(7);
      for (const [step, sample] of sampleCurve(fitted, values.length).entries()) {
        expect(sample).toBeCloseTo(values[step] as number, 8);
      }
    }),
  );
  expect(fitCurve([0, 1, 2, 3, 4], 0.01)).toEqual(straightCurve(0, 4));
});

test("points can be added without a bend, moved up to their neighbors, and removed", () => {
  const added = addPoint(straightCurve(0, 1), 0.25);
  expect(added.points).toEqual([
    { at: 0, value: 0 },
    { at: 0.25, value: 0.25 },
    { at: 1, value: 1 },
  ]);
  expect(movePoint(added, 1, { at: 3, value: 5 }).points[1]).toEqual({ at: 0.999, value: 5 });
  expect(movePoint(added, 0, { at: -3, value: 5 }).points[0]).toEqual({ at: 0, value: 5 });
  expect(removePoint(added, 1)).toEqual(straightCurve(0, 1));
  expect(removePoint(flatCurve(1), 0)).toEqual(flatCurve(1));
});

test("text keeps a curve to four digits", () => {
  expect(writeCurve({ points: straightCurve(0.97, 0.25).points, offsets: [0, -0.02] })).toBe("0~.97~1~.25_0~n.02");
  fc.assert(
    fc.property(curve, (any) => {
      const rounded = readCurve(writeCurve(any));
      if (rounded === null) {
        // Only points that fall together when rounded are refused.
        const places = any.points.map(({ at }) => at.toFixed(4));
        expect(new Set(places).size).toBeLessThan(places.length);
        return;
      }
      expect(readCurve(writeCurve(rounded))).toEqual(rounded);
      for (const [index, { value }] of any.points.entries()) expect(rounded.points[index]?.value).toBeCloseTo(value, 3);
    }),
  );
});

test("any other text is refused", () => {
  for (const text of ["x", "1", "0~1~0~2", "2~1", "0~NaN", "0~1_1_1", "0~--1", "0~1e5", "0~1~.5~2~.2~1"]) {
    expect(readCurve(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readCurve(text)).not.toThrow();
    }),
  );
});
