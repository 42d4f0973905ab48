import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasTagLibrary, isScriptBlocked, pushZone, scriptAddress, startNetwork } from "./network.ts";

const NETWORK = { scriptUrl: "https://ads.example/tag.js", queue: "testZones", zone: { zone: "top" } };
const globals = globalThis as Record<string, unknown>;

type Script = { src: string; onload?: () => void };
let scripts: Script[];
let isOnline: boolean;
let isAllowed: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 600_000 * 5 });
  scripts = [];
  isOnline = true;
  isAllowed = true;
  vi.stubGlobal("fetch", async () => ({ redirected: false }));
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal("document", { createElement: () => ({}), head: { append: (script: Script) => scripts.push(script) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete globals.testZones;
});

async function start() {
  const report = vi.fn();
  const isDone = await startNetwork(NETWORK, { isAllowed: () => isAllowed, report });
  return { isDone, report };
}

test("if the script is reachable, it is loaded and zones may be pushed", async () => {
  const { isDone, report } = await start();
  expect(isDone).toBe(true);
  expect(scripts.map(({ src }) => src)).toEqual(["https://ads.example/tag.js?cb=5"]);
  expect(report.mock.calls).toEqual([[{ allowReloadAdUnit: true }]]);
});

test("if the script is blocked, it is not loaded and the blocker is reported", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const { report } = await start();
  expect(scripts).toEqual([]);
  expect(report.mock.calls).toEqual([[{ adBlockDetected: true }]]);
});

test("a tag library that is missing after 2000 ms means a blocker", async () => {
  const { report } = await start();
  vi.advanceTimersByTime(1999);
  expect(report).not.toHaveBeenCalledWith({ adBlockDetected: true });
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenLastCalledWith({ adBlockDetected: true });
});

test("a tag library that has loaded by then means no blocker", async () => {
  const { report } = await start();
  globals.testZones = { push: () => 0 };
  vi.advanceTimersByTime(5000);
  expect(report).not.toHaveBeenCalledWith({ adBlockDetected: true });
});

test("a tag library that loads later retracts the report", async () => {
  const { report } = await start();
  vi.advanceTimersByTime(2000);
  globals.testZones = { push: () => 0 };
  scripts[0]?.onload?.();
  expect(report).toHaveBeenLastCalledWith({ adBlockDetected: false });
});

test("nothing is loaded after an upgrade to Pro during the check", async () => {
  isAllowed = false;
  const { isDone, report } = await start();
  expect(isDone).toBe(false);
  expect(scripts).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test("being offline does not count as a blocker", async () => {
  isOnline = false;
  const { isDone, report } = await start();
  expect(isDone).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

function stubFetch(answer: () => Promise<unknown>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("any response to a HEAD request without CORS means that nothing is blocked", async () => {
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

const TEN_MINUTES_MS = 600_000;
const FIRST_MS = 2_960_000 * TEN_MINUTES_MS;

test("the script URL changes every 10 minutes", () => {
  const at = (ms: number) => scriptAddress("https://ads.example/tag.js", FIRST_MS + ms);
  expect(at(0)).toBe("https://ads.example/tag.js?cb=2960000");
  expect(at(TEN_MINUTES_MS - 1)).toBe(at(0));
  expect(at(TEN_MINUTES_MS)).toBe("https://ads.example/tag.js?cb=2960001");
});

test("an existing query string is kept", () => {
  expect(scriptAddress("https://ads.example/tag.js?site=7", FIRST_MS)).toBe(
    "https://ads.example/tag.js?site=7&cb=2960000",
  );
});

test("zones wait in a global array until the library has loaded", () => {
  pushZone("testZones", { zone: "a" });
  pushZone("testZones", { zone: "b" });
  expect(globals.testZones).toEqual([{ zone: "a" }, { zone: "b" }]);
});

test("the library counts as loaded once it has replaced the queue's push", () => {
  expect(hasTagLibrary("testZones")).toBe(false);
  pushZone("testZones", { zone: "a" });
  expect(hasTagLibrary("testZones")).toBe(false);
  const taken: object[] = [];
  globals.testZones = { push: (zone: object) => taken.push(zone) };
  expect(hasTagLibrary("testZones")).toBe(true);
  pushZone("testZones", { zone: "b" });
  expect(taken).toEqual([{ zone: "b" }]);
});

test("a library may also keep the array and replace only its push", () => {
  globals.testZones = Object.assign([], { push: () => 0 });
  expect(hasTagLibrary("testZones")).toBe(true);
});
