import { afterEach, expect, test, vi } from "vitest";
import { createSessionStorage } from "./session-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what another tab stores or removes counts more than a refused session", () => {
  const stored = new Map([["session", "old"]]);
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem });
  const storage = createSessionStorage();
  storage.setItem("session", "refused");
  expect(storage.getItem("session")).toBe("refused");
  stored.set("session", "another tab's");
  expect(storage.getItem("session")).toBe("another tab's");
  stored.delete("session");
  expect(storage.getItem("session")).toBeNull();
});
