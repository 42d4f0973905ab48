import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: the React Router plugin does not belong in unit tests.
export default defineConfig({
  test: {
    include: ["{app,bench,color,content,server}/**/*.test.{ts,tsx}"],
    setupFiles: ["vitest.setup.ts"],
    // Vitest would leave one core of two idle.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // Some tests walk millions of colors; on a busy machine that takes its time, and slowness is no failure.
    testTimeout: 120_000,
  },
});
