import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "#app/ui/toast-store.ts";
import { setAccount } from "./account-store.ts";
import { signOut } from "./late-session.ts";

const leaving = vi.hoisted(() => ({ isOver: Promise.resolve() }));

vi.mock("./session.ts", () => ({ signOut: () => leaving.isOver }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = () => toastStore.get().map(({ title }) => title);

test("signing out says so within 200 ms, until it is over or failed; a quick one says nothing", async () => {
  for (const end of ["signed out", "over"]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    leaving.isOver = promise;
    setAccount({ isUserLoggedIn: true });
    signOut();
    await vi.advanceTimersByTimeAsync(200);
    expect(titles()).toEqual(["Signing out…"]);
    if (end === "over") resolve();
    else setAccount({ isUserLoggedIn: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual([]);
  }

  leaving.isOver = Promise.resolve();
  signOut();
  await vi.advanceTimersByTimeAsync(200);
  expect(titles()).toEqual([]);
});
