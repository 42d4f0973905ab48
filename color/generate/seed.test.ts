import { expect, test } from "vitest";
import { nextSeed, randomSeed } from "./seed.ts";

test("seeds are short and URL-safe, and do not repeat soon", () => {
  const seen = new Set<string>();
  let seed = "0";
  for (let i = 0; i < 20_000; i++) {
    seed = nextSeed(seed);
    expect(seed).toMatch(/^[a-z0-9]{1,7}$/);
    seen.add(seed);
  }
  expect(seen.size).toBe(20_000);
});

test("the sequence is deterministic, from any text", () => {
  expect(nextSeed("k3x9")).toBe(nextSeed("k3x9"));
  expect(nextSeed("Ünïcode, and long")).toMatch(/^[a-z0-9]{1,7}$/);
  expect(nextSeed("")).toMatch(/^[a-z0-9]{1,7}$/);
});

test("a random seed comes from the given source", () => {
  expect(randomSeed(() => 0)).toBe("0");
  expect(randomSeed(() => 1 - 2 ** -53)).toBe("zzzzzzz");
});
