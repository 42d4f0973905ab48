import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAddressWriter } from "./address-writer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The parts of a browser that the writer uses. */
function browserAt(first: string) {
  const entries = [first];
  const go = (address: string) => {
    const url = new URL(address, "http://localhost");
    Object.assign(browser.location, { pathname: url.pathname, search: url.search });
  };
  const browser = {
    entries,
    location: { pathname: "", search: "" },
    history: {
      state: { idx: 0, key: "default" },
      pushState: (state: { idx: number; key: string }, _: string, address: string) => {
        browser.history.state = state;
        entries.push(address);
        go(address);
      },
      replaceState: (_: unknown, __: string, address: string) => {
        entries[entries.length - 1] = address;
        go(address);
      },
    },
  };
  go(first);
  return browser;
}

function writerAt(first: string) {
  const browser = browserAt(first);
  return { ...browser, writer: createAddressWriter(browser as unknown as typeof globalThis) };
}

test("a change adds a history entry, and changes in quick succession share one", () => {
  const { entries, writer } = writerAt("/t");
  writer.push("/t?s=1");
  vi.advanceTimersByTime(200);
  writer.push("/t?s=2");
  vi.advanceTimersByTime(200);
  writer.push("/t?s=3");
  expect(entries).toEqual(["/t", "/t?s=3"]);
  vi.advanceTimersByTime(1500);
  writer.push("/t?s=4");
  expect(entries).toEqual(["/t", "/t?s=3", "/t?s=4"]);
});

test("a gesture that pauses where it began keeps the entry before it", () => {
  const { entries, writer } = writerAt("/t?s=1");
  writer.draft("/t?s=1");
  vi.advanceTimersByTime(450);
  writer.draft("/t?s=2");
  vi.advanceTimersByTime(450);
  writer.draft("/t?s=3");
  vi.advanceTimersByTime(450);
  writer.push("/t?s=4");
  expect(entries).toEqual(["/t?s=1", "/t?s=4"]);
});

test("undo replaces the URL of the history entry", () => {
  const { entries, writer } = writerAt("/t");
  writer.push("/t?s=1");
  writer.replace("/t");
  expect(entries).toEqual(["/t", "/t"]);
});

test("a gesture adds one history entry, written at intervals", () => {
  const { entries, writer } = writerAt("/t");
  writer.draft("/t?s=1");
  writer.draft("/t?s=2");
  expect(entries).toEqual(["/t"]);
  vi.advanceTimersByTime(400);
  expect(entries).toEqual(["/t", "/t?s=2"]);
  writer.draft("/t?s=3");
  vi.advanceTimersByTime(400);
  writer.draft("/t?s=4");
  writer.push("/t?s=5");
  vi.advanceTimersByTime(400);
  expect(entries).toEqual(["/t", "/t?s=5"]);
});

test("a quick gesture adds a history entry when it ends", () => {
  const { entries, writer } = writerAt("/t");
  writer.draft("/t?s=1");
  writer.push("/t?s=2");
  vi.advanceTimersByTime(400);
  expect(entries).toEqual(["/t", "/t?s=2"]);
});

test("the current URL is not written again", () => {
  const { entries, writer } = writerAt("/t?s=1");
  writer.push("/t?s=1");
  expect(entries).toEqual(["/t?s=1"]);
});

test("at most 90 URLs are written in 30 seconds, and the last one is never lost", () => {
  const { entries, writer } = writerAt("/t");
  for (let step = 1; step <= 120; step++) writer.replace(`/t?s=${step}`);
  expect(entries).toEqual(["/t?s=90"]);
  vi.advanceTimersByTime(30_000);
  expect(entries).toEqual(["/t?s=120"]);
});

test("nothing is written after stop()", () => {
  const { entries, writer } = writerAt("/t");
  writer.draft("/t?s=1");
  writer.stop();
  vi.advanceTimersByTime(1000);
  expect(entries).toEqual(["/t"]);
});

test("after stop(), as when the Back button was pressed, the next change adds a history entry", () => {
  const { entries, writer } = writerAt("/t");
  writer.draft("/t?s=1");
  vi.advanceTimersByTime(400);
  writer.stop();
  writer.push("/t?s=2");
  writer.stop();
  writer.push("/t?s=3");
  expect(entries).toEqual(["/t", "/t?s=1", "/t?s=2", "/t?s=3"]);
});

test("late writes never change the URL of another page", () => {
  const { entries, history, writer } = writerAt("/t");
  writer.draft("/t?s=1");
  history.pushState({ idx: 1, key: "next" }, "", "/other");
  vi.advanceTimersByTime(1000);
  writer.push("/t?s=2");
  expect(entries).toEqual(["/t", "/other"]);
});

test("every entry keeps the router's scroll restoration key and has its own index", () => {
  const { history, writer } = writerAt("/t");
  writer.push("/t?s=1");
  expect(history.state).toEqual({ idx: 1, key: "default" });
});
