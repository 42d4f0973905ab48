import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** A mocked module reaches every file of the worker. */
const ALONE = ["app/data/*.test.ts", "app/account/*session.test.ts", "color/text/pasted/depth.test.ts"];

// Workers, and the servers and commands that tests start, take half as long when they find their code compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");

// Apart from vite.config.ts: the React Router plugin does not belong in unit tests.
export default defineConfig({
  test: {
    projects: [
      // What changes nothing that outlives a test: the files of a worker share their modules, in half the time.
      {
        extends: true,
        test: {
          name: "parts",
          include: ["{acts,app,bench,color,content,contract,packages,scripts}/**/*.test.{ts,tsx}"],
          exclude: ALONE,
          isolate: false,
        },
      },
      // The databases of a worker share what they compile, and the tests of pages the built app. What serves HTTP leaves the
      // globals alone (`overrideGlobalObjects: false`).
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: ALONE,
          execArgv: ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "--liftoff-only"], // as open-pglite.ts has it
          globalSetup: ["server/backend/database/test-setup.ts"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
    setupFiles: ["vitest.setup.ts"],
    // Vitest would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Some tests walk millions of colors; on a busy machine that takes its time, and slowness isn't a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
