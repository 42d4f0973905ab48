import { afterEach, expect, test, vi } from "vitest";
import { paintCanvas } from "./canvas.ts";

afterEach(() => vi.unstubAllGlobals());

test("painting that fails is reported and does not throw", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const canvas = { getContext: () => ({}) } as unknown as HTMLCanvasElement;
  const failure = new TypeError("ImageData constructor: Argument 1 is not an object.");
  paintCanvas(canvas, false, () => {
    throw failure;
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
});

test("a browser without a canvas paints nothing", () => {
  const paint = vi.fn();
  paintCanvas({ getContext: () => null } as unknown as HTMLCanvasElement, false, paint);
  paintCanvas(null, false, paint);
  expect(paint).not.toHaveBeenCalled();
});
