import { afterEach, expect, test, vi } from "vitest";
import { PictureSession } from "./session.ts";

/** A signature and a header of 1 by 1 pixel: enough for the checks before a worker reads it. */
const PNG = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
]);
const workers: FakeWorker[] = [];

/** Never replies by itself. */
class FakeWorker extends EventTarget {
  terminate = vi.fn();
  postMessage = vi.fn();
  constructor() {
    super();
    workers.push(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  workers.length = 0;
});

test("an error from a worker stopped for a newer picture does not affect that picture", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const session = new PictureSession();
  void session.open([new File([PNG], "first.png")], null);
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  void session.open([new File([PNG], "second.png")], null);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  const [first, second] = workers as [FakeWorker, FakeWorker];
  expect(first.terminate).toHaveBeenCalled();

  first.dispatchEvent(new Event("error"));
  expect(second.terminate).not.toHaveBeenCalled();
  expect(session.get().problem).toBeNull();

  second.dispatchEvent(new Event("error"));
  expect(session.get().problem).toBe("The picture reader could not be loaded. Check your connection.");
});
