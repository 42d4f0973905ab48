import { afterEach, expect, test, vi } from "vitest";
import { paintCanvas } from "./canvas.ts";

afterEach(() => vi.unstubAllGlobals());

test("a painting error is reported and not thrown", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const canvas = { getContext: () => ({}) } as unknown as HTMLCanvasElement;
  const failure = new TypeError("ImageData constructor: Argument 1 is not an object.");
  paintCanvas(canvas, false, () => {
    throw failure;
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
});

test("nothing is painted without a canvas or a 2D context", () => {
  const paint = vi.fn();
  paintCanvas({ getContext: () => null } as unknown as HTMLCanvasElement, false, paint);
  paintCanvas(null, false, paint);
  expect(paint).not.toHaveBeenCalled();
});
