import { expect, test } from "vitest";
import { createPreloadQueue, MAX_CONCURRENT_PRELOADS } from "./route-preloads.tsx";

/** A queue whose loads end when the test says so. */
function makeQueue() {
  const running = new Map<string, (isThere: boolean) => void>();
  const started: string[] = [];
  const preload = createPreloadQueue((name) => {
    started.push(name);
    return new Promise<void>((resolve, reject) => {
      running.set(name, (isThere) => {
        running.delete(name);
        if (isThere) resolve();
        else reject(new Error("gone"));
      });
    });
  });
  const end = async (name: string, isThere = true) => {
    running.get(name)?.(isThere);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { preload, end, running, started };
}

test("at most 4 preloads run at once, and the one requested last is next", async () => {
  const { preload, end, running, started } = makeQueue();
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) preload(name);
  expect(MAX_CONCURRENT_PRELOADS).toBe(4);
  expect([...running.keys()]).toEqual(["a", "b", "c", "d"]);
  await end("b");
  expect([...running.keys()]).toEqual(["a", "c", "d", "g"]);
  for (const name of ["a", "c", "d", "g", "f", "e"]) {
    expect(running.size).toBeLessThanOrEqual(4);
    await end(name);
  }
  expect(started).toEqual(["a", "b", "c", "d", "g", "f", "e"]);
});

test("each is loaded only once, and a failed one makes room for the next", async () => {
  const { preload, end, started } = makeQueue();
  for (const name of ["a", "a", "b", "c", "d", "e", "e"]) preload(name);
  await end("a", false);
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
});

test("a failed load is retried on the next request; a successful one is cached", async () => {
  const { preload, end, started } = makeQueue();
  preload("a");
  preload("b");
  await end("a", false);
  await end("b");
  preload("a");
  preload("b");
  expect(started).toEqual(["a", "b", "a"]);
});
