import { afterEach, expect, test, vi } from "vitest";
import { withLock } from "./lock.ts";

afterEach(() => void vi.unstubAllGlobals());

test("without locks or storage, which a browser can block, the work is done all the same", async () => {
  const refuse = async () => {
    throw new DOMException("The request was denied.", "SecurityError");
  };
  vi.stubGlobal("navigator", { locks: { query: refuse, request: refuse } });
  vi.stubGlobal("localStorage", undefined);
  expect(await withLock("sync", async () => "done")).toBe("done");
});
