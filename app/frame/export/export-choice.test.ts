import { expect, test } from "vitest";
import { firstChoice, INITIAL, readChoice } from "./export-choice.ts";

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

test("a scale is first offered for Tailwind, until something else is chosen", () => {
  expect(firstChoice(INITIAL, true).format).toBe("tailwind4");
  expect(firstChoice(INITIAL, false)).toBe(INITIAL);
  const chosen = { ...INITIAL, prefix: "brand" };
  expect(firstChoice(chosen, true)).toBe(chosen);
});
