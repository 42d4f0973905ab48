import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startNetwork } from "./start-network.ts";

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

test("where the script can be had it is loaded, and zones may be pushed", async () => {
  const { isDone, report } = await start();
  expect(isDone).toBe(true);
  expect(scripts.map(({ src }) => src)).toEqual(["https://ads.example/tag.js?cb=5"]);
  expect(report.mock.calls).toEqual([[{ allowReloadAdUnit: true }]]);
});

test("where the script is blocked it is not loaded, and the blocker is reported", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const { report } = await start();
  expect(scripts).toEqual([]);
  expect(report.mock.calls).toEqual([[{ adBlockDetected: true }]]);
});

test("a tag library that is not there after 2000 ms means a blocker", async () => {
  const { report } = await start();
  vi.advanceTimersByTime(1999);
  expect(report).not.toHaveBeenCalledWith({ adBlockDetected: true });
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenLastCalledWith({ adBlockDetected: true });
});

test("a tag library that is there by then means none", async () => {
  const { report } = await start();
  globals.testZones = { push: () => 0 };
  vi.advanceTimersByTime(5000);
  expect(report).not.toHaveBeenCalledWith({ adBlockDetected: true });
});

test("a tag library that comes later takes the report back", async () => {
  const { report } = await start();
  vi.advanceTimersByTime(2000);
  globals.testZones = { push: () => 0 };
  scripts[0]?.onload?.();
  expect(report).toHaveBeenLastCalledWith({ adBlockDetected: false });
});

test("nothing is loaded for somebody who got Pro while the script was asked for", async () => {
  isAllowed = false;
  const { isDone, report } = await start();
  expect(isDone).toBe(false);
  expect(scripts).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test("being offline is no blocker", async () => {
  isOnline = false;
  const { isDone, report } = await start();
  expect(isDone).toBe(false);
  expect(report).not.toHaveBeenCalled();
});
