import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeActs } from "./describe-acts.mjs";

test("the schemas of answers and the types of the client are those of the acts", () => {
  for (const [file, content] of Object.entries(describeActs())) expect(readFileSync(file, "utf8")).toBe(content);
});
