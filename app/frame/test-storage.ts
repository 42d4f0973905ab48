import { vi } from "vitest";

/** For tests: a `localStorage` that keeps its texts in `stored`, until `vi.unstubAllGlobals()`. */
export function stubStorage(stored: Record<string, string> = {}, onWrite = (_text: string) => {}) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      onWrite(text);
      stored[key] = text;
    },
    removeItem: (key: string) => delete stored[key],
  });
}
