import fc from "fast-check";
import { afterAll, vi } from "vitest";

// Files share their modules, and so the clock and the console.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// The same cases in every run, so that a failure is a fault of the change at hand. FC_SEED=random looks for new ones.
const { FC_SEED = "20261120" } = process.env;
if (FC_SEED !== "random") fc.configureGlobal({ seed: Number(FC_SEED) });
