import { expect, test, vi } from "vitest";
import { retryFetch } from "./retry-fetch.ts";

function answering(...statuses: number[]) {
  const calls: string[] = [];
  const send = retryFetch((_input, init) => {
    calls.push(init?.method ?? "GET");
    const status = statuses[calls.length - 1] ?? 200;
    return status === 0
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response(null, { status }));
  }, 0);
  return { send, calls };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])("a read is retried once after %i", async (status) => {
  const { send, calls } = answering(status, 200);
  expect((await send("https://x.test/")).status).toBe(200);
  expect(calls).toHaveLength(2);
});

test("a read is sent at most twice", async () => {
  const { send, calls } = answering(503, 503, 200);
  expect((await send("https://x.test/")).status).toBe(503);
  expect(calls).toHaveLength(2);
});

test.each([200, 204, 400, 401, 403, 404, 422, 501])("a read is not retried after %i", async (status) => {
  const { send, calls } = answering(status);
  expect((await send("https://x.test/", { method: "head" })).status).toBe(status);
  expect(calls).toHaveLength(1);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("a %s is never retried", async (method) => {
  const { send, calls } = answering(503, 200);
  expect((await send("https://x.test/", { method })).status).toBe(503);
  expect(calls).toEqual([method]);
});

test("a read without a response is retried once and then fails", async () => {
  const { send, calls } = answering(0, 200);
  expect((await send("https://x.test/")).status).toBe(200);
  expect(calls).toHaveLength(2);
  await expect(answering(0, 0).send("https://x.test/")).rejects.toThrow("Failed to fetch");
});

test("a canceled read is not retried", async () => {
  const { send, calls } = answering(0, 200);
  await expect(send("https://x.test/", { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(calls).toHaveLength(1);
});

test.each([
  ["1", 1000],
  ["60", 2000],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 200],
])("a response with Retry-After: %s is retried after %i ms", async (retryAfter, pauseMs) => {
  vi.useFakeTimers();
  try {
    let calls = 0;
    const send = retryFetch(async () => {
      calls += 1;
      return new Response(null, { status: 429, headers: { "Retry-After": retryAfter } });
    });
    const answer = send("https://x.test/");
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toBe(2);
    expect((await answer).status).toBe(429);
  } finally {
    vi.useRealTimers();
  }
});
