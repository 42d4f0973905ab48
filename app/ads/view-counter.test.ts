import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createViewCounter, readPageViews, writePageViews } from "./view-counter.ts";

/** As in a browser, reading returns names and values without attributes. */
let jar: Map<string, string>;
let written: string[];

beforeEach(() => {
  vi.useFakeTimers();
  jar = new Map();
  written = [];
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    hidden: false,
    activeElement: null,
    querySelector: () => null,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens that many pages, each after a quiet moment on the previous one. */
function walk(countView: () => () => void, pages: number) {
  for (let page = 0; page < pages; page++) {
    const callOff = countView();
    vi.advanceTimersByTime(2000);
    callOff();
  }
}

test("page views are counted in a cookie that is kept for 5 days", () => {
  walk(createViewCounter(vi.fn()), 2);
  expect(readPageViews()).toBe(2);
  expect(written.at(-1)).toBe("pageViews=2; Path=/; Max-Age=432000; SameSite=Lax; Secure");
});

test.each(["", "x", "-4", "1e9", "99999999999"])("a cookie with the value %j counts as 0", (value) => {
  jar.set("other", "7");
  jar.set("pageViews", value);
  expect(readPageViews()).toBe(0);
});

test("the 19th view does not nudge, the 20th does, and the counter restarts at 0", () => {
  const nudge = vi.fn();
  const countView = createViewCounter(nudge);
  walk(countView, 19);
  expect(nudge).not.toHaveBeenCalled();
  expect(readPageViews()).toBe(19);
  walk(countView, 1);
  expect(nudge).toHaveBeenCalledOnce();
  expect(readPageViews()).toBe(0);
});

test("it nudges once per page load", () => {
  writePageViews(19);
  const nudge = vi.fn();
  const countView = createViewCounter(nudge);
  walk(countView, 45);
  expect(nudge).toHaveBeenCalledOnce();
  walk(createViewCounter(nudge), 1);
  expect(nudge).toHaveBeenCalledTimes(2);
});

test("a visitor who leaves before a quiet moment is nudged on the next page, and the count is kept", () => {
  writePageViews(19);
  const nudge = vi.fn();
  const countView = createViewCounter(nudge);
  const leave = countView();
  vi.advanceTimersByTime(500);
  leave();
  vi.advanceTimersByTime(10_000);
  expect(nudge).not.toHaveBeenCalled();
  expect(readPageViews()).toBe(20);
  walk(countView, 1);
  expect(nudge).toHaveBeenCalledOnce();
});
