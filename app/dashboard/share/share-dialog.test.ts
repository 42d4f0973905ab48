import { expect, test } from "vitest";
import { makeShareToken, sharePath } from "./share-dialog.tsx";

test("a token has 192 bits in characters that are valid in URLs and the database", () => {
  const tokens = Array.from({ length: 200 }, makeShareToken);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(new Set(tokens).size).toBe(200);
  expect(sharePath("abc")).toBe("/shared/abc");
});
