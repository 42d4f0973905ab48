import { afterEach, expect, test, vi } from "vitest";
import { isScriptBlocked } from "./find-blocker.ts";

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Promise<unknown>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("an answer of any kind means that nothing is blocked, and is asked for as HEAD without CORS", async () => {
  const fetch = stubFetch(async () => ({ type: "opaque", status: 0, redirected: false }));
  expect(await isScriptBlocked("https://ads.example/tag.js")).toBe(false);
  expect(fetch).toHaveBeenCalledExactlyOnceWith("https://ads.example/tag.js", { method: "HEAD", mode: "no-cors" });
});

test("a failure means a blocker", async () => {
  stubFetch(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await isScriptBlocked("https://ads.example/tag.js")).toBe(true);
});

test("a redirect means a blocker", async () => {
  stubFetch(async () => ({ type: "basic", status: 200, redirected: true }));
  expect(await isScriptBlocked("https://ads.example/tag.js")).toBe(true);
});
