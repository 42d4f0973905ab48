import fc from "fast-check";
import { expect, test } from "vitest";
import { fitView, isInView, panView, pinchView, placeOf, pointAt, showPoint, zoomView } from "./stage-view.ts";

const side = fc.integer({ min: 1, max: 9000 });
const size = fc.record({ width: side, height: side });
const pair = (x1: number, y1: number, x2: number, y2: number) =>
  [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ] as const;
const box = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 2000 }) });

test("a fitted picture is centered in its box", () => {
  expect(fitView({ width: 200, height: 100 }, { width: 400, height: 400 })).toEqual({ scale: 2, x: 0, y: 100 });
});

test("zooming keeps the pixel under the pointer in place", () => {
  const picture = { width: 1000, height: 1000 };
  const room = { width: 500, height: 500 };
  const near = zoomView(fitView(picture, room), 6, { x: 250, y: 250 }, picture, room);
  const at = { x: 120, y: 310 };
  expect(pointAt(zoomView(near, 3, at, picture, room), at, picture)).toEqual(pointAt(near, at, picture));
});

test("two fingers zoom by their distance, and the pixel between them stays between them", () => {
  const picture = { width: 1000, height: 1000 };
  const room = { width: 500, height: 500 };
  const near = zoomView(fitView(picture, room), 4, { x: 250, y: 250 }, picture, room);
  const [from, apart, aside] = [pair(200, 250, 240, 250), pair(250, 210, 250, 370), pair(260, 240, 300, 240)];
  const spread = pinchView(near, from, apart, picture, room);
  expect(spread.scale).toBeCloseTo(near.scale * 4);
  expect(pointAt(spread, { x: 250, y: 290 }, picture)).toEqual(pointAt(near, { x: 220, y: 250 }, picture));
  expect(pinchView(near, from, aside, picture, room)).toEqual({ ...near, x: near.x + 60, y: near.y - 10 });
});

test("a zoomed view leaves pixels out until they are shown", () => {
  const picture = { width: 1000, height: 1000 };
  const room = { width: 500, height: 500 };
  const point = { x: 500, y: 990 };
  const fit = fitView(picture, room);
  const near = zoomView(fit, 4, { x: 250, y: 250 }, picture, room);
  expect(isInView(fit, point, room)).toBe(true);
  expect(isInView(near, point, room)).toBe(false);
  expect(isInView(showPoint(near, point, picture, room), point, room)).toBe(true);
});

test("every pixel is found where it is drawn and can be brought into view", () => {
  fc.assert(
    fc.property(
      size,
      box,
      fc.double({ min: 0.1, max: 400, noNaN: true }),
      fc.nat(),
      fc.nat(),
      (picture, room, factor, a, b) => {
        const point = { x: a % picture.width, y: b % picture.height };
        const view = zoomView(fitView(picture, room), factor, { x: 100, y: 50 }, picture, room);
        expect(pointAt(view, placeOf(view, point), picture)).toEqual(point);
        const { x, y } = placeOf(showPoint(view, point, picture, room), point);
        expect(Math.min(x, y, room.width - x, room.height - y)).toBeGreaterThanOrEqual(-1e-6);
        const far = panView(view, 1e6, -1e6, picture, room);
        expect(far.x).toBeLessThanOrEqual(Math.max(0, (room.width - picture.width * far.scale) / 2) + 1e-6);
      },
    ),
  );
});
