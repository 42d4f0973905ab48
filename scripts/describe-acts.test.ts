import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeActs } from "./describe-acts.mjs";

test("response schemas and client types match the acts", () => {
  for (const [file, content] of Object.entries(describeActs())) expect(readFileSync(file, "utf8")).toBe(content);
});
