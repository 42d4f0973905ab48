import { expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

test("it is ready while the database responds, checked at most once a second", async () => {
  let time = 0;
  const callAsService = vi.fn(async () => new Response("[]"));
  const isReady = createReadiness({ callAsService }, () => time);
  expect(await isReady()).toBe(true);
  callAsService.mockImplementation(async () => new Response(null, { status: 503 }));
  expect(await isReady()).toBe(true);
  expect(callAsService).toHaveBeenCalledTimes(1);
  time = 1001;
  expect(await isReady()).toBe(false);
  callAsService.mockImplementation(() => Promise.reject(new Error("refused")));
  time = 2002;
  expect(await isReady()).toBe(false);
});

test("a database that hangs is not ready", async () => {
  vi.useFakeTimers();
  const isReady = createReadiness({ callAsService: () => new Promise(() => {}) });
  const answer = isReady();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe(false);
  vi.useRealTimers();
});
