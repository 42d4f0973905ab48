import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "#app/ui/toast-store.ts";
import { setAccount } from "./account-store.ts";
import { notifySigningOut } from "./sign-out-notice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isShown = () => toastStore.get().some(({ title }) => title === "Signing out…");

test("signing out says so within 200 ms, until this browser is signed out or it failed", () => {
  for (const end of ["signed out", "failed"]) {
    setAccount({ isUserLoggedIn: true });
    const stop = notifySigningOut();
    vi.advanceTimersByTime(200);
    expect(isShown()).toBe(true);
    if (end === "failed") stop();
    else setAccount({ isUserLoggedIn: false });
    expect(isShown()).toBe(false);
  }
});

test("a quick sign-out says nothing", () => {
  const stop = notifySigningOut();
  stop();
  vi.advanceTimersByTime(200);
  expect(isShown()).toBe(false);
});
