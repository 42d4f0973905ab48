import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an element that is already there is found immediately and only once", () => {
  const run = vi.fn();
  poll(() => "element", run);
  vi.advanceTimersByTime(20_000);
  expect(run.mock.calls).toEqual([["element"]]);
});

test("an element that appears later is polled for every 300 ms", () => {
  let element: string | null = null;
  const find = vi.fn(() => element);
  const run = vi.fn();
  poll(find, run);
  vi.advanceTimersByTime(900);
  expect(find).toHaveBeenCalledTimes(4);
  element = "element";
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([["element"]]);
});

test("polling stops after 10 seconds", () => {
  const find = vi.fn(() => null);
  poll(find, () => {});
  vi.advanceTimersByTime(11_000);
  const looks = find.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(find).toHaveBeenCalledTimes(looks);
  expect(vi.getTimerCount()).toBe(0);
});

test("a canceled poll finds nothing", () => {
  let element: string | null = null;
  const run = vi.fn();
  const stop = poll(() => element, run);
  stop();
  element = "element";
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
