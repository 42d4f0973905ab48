import { defineConfig } from "vitest/config";

/** For scripts/mutate.mjs, which says in the environment whose tests count. */
const tests = process.env.MUTATED_TESTS ?? "";
const setup = tests.startsWith("server/") ? { globalSetup: ["server/backend/database/test-setup.ts"] } : {};

export default defineConfig({
  test: { include: [tests], setupFiles: ["vitest.setup.ts"], testTimeout: 120_000, ...setup },
});
