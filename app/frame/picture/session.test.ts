import { afterEach, expect, test, vi } from "vitest";
import type { ColorSearch } from "./picture.ts";
import { PictureSession } from "./session.ts";

/** A signature and a header of 1 by 1 pixel: enough for the checks before a worker reads it. */
const PNG = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
]);
const BITMAP = { width: 1, height: 1, close: () => {} };
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

class FakeCanvas {
  getContext = () => ({ drawImage: () => {} });
  convertToBlob = async () => new Blob([PNG]);
}

/** Opens files in a session whose worker reads them, and resolves to the picture's id. */
async function openIn(session: PictureSession, files: readonly File[]): Promise<string | null> {
  const count = workers.length;
  const opening = session.open(files, null);
  await vi.waitFor(() => expect(workers).toHaveLength(count + 1), { interval: 1 });
  const id = workers[count]?.postMessage.mock.lastCall?.[0].id;
  const opened = { kind: "opened", id, full: BITMAP, preview: null, isWide: false, hasAlpha: false };
  workers[count]?.dispatchEvent(new MessageEvent("message", { data: opened }));
  return opening;
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
  const opened = { kind: "opened", id, full: BITMAP, preview: null, isWide: false, hasAlpha: false };
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

test("a tab keeps its last 50 pictures for later sessions", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const openNext = async () => String(await openIn(new PictureSession(), [new File([PNG], "mine.png")]));
  const first = await openNext();
  const later = new PictureSession();
  expect(later.knows(first)).toBe(true);
  expect(later.sizeOf(first)).toEqual({ width: 1, height: 1 });
  void later.reopen(first, null);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  expect(workers[1]?.postMessage.mock.lastCall?.[0]).toMatchObject({ kind: "open" });
  for (let count = 0; count < 50; count++) await openNext();
  expect(later.knows(first)).toBe(false);
});

test("a board says how many of its files could not be read", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("createImageBitmap", async () => BITMAP);
  vi.stubGlobal("OffscreenCanvas", FakeCanvas);
  const session = new PictureSession();
  await openIn(session, [new File([PNG], "one.png"), new File(["?"], "broken.png"), new File([PNG], "two.png")]);
  expect(session.get().picture?.notes).toEqual(["1 of 3 files could not be read."]);
});
