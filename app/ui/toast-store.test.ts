import { expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

test("a success stays for 2000 ms", () => {
  const store = createStoreOnFakeClock();
  store.show({ type: "success", title: "Copied" });
  vi.advanceTimersByTime(1999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

test("every other notification stays for 4500 ms", () => {
  const store = createStoreOnFakeClock();
  store.show({ type: "error", title: "Error" });
  store.show({ type: "info", title: "A new version is ready" });
  vi.advanceTimersByTime(4499);
  expect(store.get()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

test("a pause keeps the remaining time", () => {
  const store = createStoreOnFakeClock();
  store.show({ type: "success", title: "Copied" });
  vi.advanceTimersByTime(1500);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.get()).toHaveLength(1);
  store.resume();
  vi.advanceTimersByTime(499);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

test("a notification shown during a pause starts its timer when the pause ends", () => {
  const store = createStoreOnFakeClock();
  store.show({ type: "info", title: "First" });
  store.pause();
  store.show({ type: "success", title: "Second" });
  vi.advanceTimersByTime(60_000);
  store.resume();
  vi.advanceTimersByTime(2000);
  expect(store.get().map(({ title }) => title)).toEqual(["First"]);
});

test("dismissing the last notification ends a pause", () => {
  const store = createStoreOnFakeClock();
  const id = store.show({ type: "error", title: "Error" });
  store.pause();
  store.dismiss(id);
  store.show({ type: "success", title: "Copied" });
  vi.advanceTimersByTime(2000);
  expect(store.get()).toHaveLength(0);
});

test("a repeated notification replaces the older one and restarts its timer", () => {
  const store = createStoreOnFakeClock();
  store.show({ type: "success", title: "Copied #0D6986" });
  vi.advanceTimersByTime(1500);
  const id = store.show({ type: "success", title: "Copied #0D6986" });
  expect(store.get().map((toast) => toast.id)).toEqual([id]);
  vi.advanceTimersByTime(1999);
  expect(store.get()).toHaveLength(1);
});

test("at most five notifications are shown; the oldest is dropped", () => {
  const store = createStoreOnFakeClock();
  for (const title of ["1", "2", "3", "4", "5", "6"]) store.show({ type: "info", title });
  expect(store.get().map(({ title }) => title)).toEqual(["2", "3", "4", "5", "6"]);
});

test("subscribers are notified of every change until they unsubscribe", () => {
  const store = createStoreOnFakeClock();
  let calls = 0;
  const leave = store.subscribe(() => calls++);
  const id = store.show({ type: "info", title: "Saved" });
  store.dismiss(id);
  expect(calls).toBe(2);
  leave();
  store.show({ type: "info", title: "Saved" });
  expect(calls).toBe(2);
});

test("the layer added last shows the notifications until it is removed", () => {
  const store = createStoreOnFakeClock();
  const leavePage = store.addLayer("page");
  const leaveDialog = store.addLayer("dialog");
  expect(store.topLayer()).toBe("dialog");
  leaveDialog();
  expect(store.topLayer()).toBe("page");
  leavePage();
  expect(store.topLayer()).toBeUndefined();
});

function createStoreOnFakeClock() {
  vi.useFakeTimers();
  return createToastStore();
}
