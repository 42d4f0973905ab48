import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasNewVersion } from "./new-version.ts";

const NEWEST = { id: "second", timestamp: 1 };

beforeEach(() => vi.stubGlobal("document", { documentElement: { dataset: { build: "first" } } }));
afterEach(() => vi.unstubAllGlobals());

function answer(latest: Response, files = new Response("{}")) {
  vi.stubGlobal("fetch", async (url: string) => (url.startsWith("/builds/latest.json") ? latest : files));
}

test("another build is a new version once its files are there", async () => {
  answer(Response.json(NEWEST));
  expect(await hasNewVersion()).toBe(true);
  answer(Response.json(NEWEST), new Response("", { status: 404 }));
  expect(await hasNewVersion()).toBe(false);
  answer(Response.json({ ...NEWEST, id: "first" }));
  expect(await hasNewVersion()).toBe(false);
});

test("a server that fails with JSON has no answer, so the open page is not given up", async () => {
  answer(Response.json({ message: "Not now" }, { status: 500, headers: { "Retry-After": "0" } }));
  await expect(hasNewVersion()).rejects.toThrow("500");
});
