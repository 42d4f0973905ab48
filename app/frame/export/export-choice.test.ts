import { expect, test } from "vitest";
import { readChoice } from "./export-choice.ts";

const FIRST = { format: "css", values: "hex", dark: "none", prefix: "", isLegacyTokens: false, naming: "names" };

test("a stored choice comes back as it was", () => {
  const choice = {
    format: "ase",
    values: "oklch",
    dark: "light-dark",
    prefix: "brand",
    isLegacyTokens: true,
    naming: "numbers",
  };
  expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
});

test("what is no choice is passed over", () => {
  expect(readChoice(null)).toBeNull();
  expect(readChoice("css")).toBeNull();
});

test("a part that is missing or unknown becomes what it was at first", () => {
  expect(readChoice({})).toEqual(FIRST);
  expect(readChoice({ format: "exe", values: 7, dark: [], prefix: {}, isLegacyTokens: "yes", naming: "x" })).toEqual(
    FIRST,
  );
  expect(readChoice({ prefix: "x".repeat(1000) })?.prefix).toHaveLength(40);
});
