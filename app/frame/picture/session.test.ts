import { afterEach, expect, test, vi } from "vitest";
import type { ColorSearch } from "./picture.ts";
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

test("a search while another picture is being opened never asks for that picture's colors", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const session = new PictureSession();
  const search = { count: 5 } as ColorSearch;
  void session.open([new File([PNG], "first.png")], search);
  await vi.waitFor(() => expect(workers[0]?.postMessage).toHaveBeenCalledTimes(1));
  const id = workers[0]?.postMessage.mock.lastCall?.[0].id;
  const bitmap = { width: 1, height: 1, close: () => {} };
  const opened = { kind: "opened", id, full: bitmap, preview: null, isWide: false, hasAlpha: false };
  workers[0]?.dispatchEvent(new MessageEvent("message", { data: opened }));
  const first = session.get().picture?.id;
  void session.open([new File([PNG], "second.png")], search);
  await vi.waitFor(() => expect(workers[0]?.postMessage).toHaveBeenCalledTimes(2));

  session.find(search);
  await vi.waitFor(() => expect(workers[1]?.postMessage).toHaveBeenCalledTimes(1));
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(workers[1]?.postMessage.mock.lastCall?.[0]).toMatchObject({ kind: "open" });
  expect(session.get().picture?.id).toBe(first);
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
