import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("conic gradients repeat only hex colors, because Firefox paints others wrong", () => {
  const files = globSync("app/**/*.{css,ts,tsx}").filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /repeating-conic-gradient\((?!#)/.test(readFileSync(file, "utf8")))).toEqual([]);
});
