import { expect, test } from "vitest";
import { firstChoice, INITIAL, readChoice } from "./export-choice.ts";

const FIRST = { format: "css", values: "hex", dark: "none", prefix: "", isLegacyTokens: false, naming: "names" };

test("a stored choice round-trips", () => {
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

test("an invalid choice is ignored", () => {
  expect(readChoice(null)).toBeNull();
  expect(readChoice("css")).toBeNull();
});

test("missing or unknown parts fall back to their defaults", () => {
  expect(readChoice({})).toEqual(FIRST);
  expect(readChoice({ format: "exe", values: 7, dark: [], prefix: {}, isLegacyTokens: "yes", naming: "x" })).toEqual(
    FIRST,
  );
  expect(readChoice({ prefix: "x".repeat(1000) })?.prefix).toHaveLength(40);
});

test("a scale defaults to Tailwind until something else is chosen", () => {
  expect(firstChoice(INITIAL, true).format).toBe("tailwind4");
  expect(firstChoice(INITIAL, false)).toBe(INITIAL);
  const chosen = { ...INITIAL, prefix: "brand" };
  expect(firstChoice(chosen, true)).toBe(chosen);
});
