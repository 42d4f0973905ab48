import { expect, test } from "vitest";
import { hashCode, makeCode, readCode } from "./recovery-codes.ts";

test("a code is four groups of four unambiguous characters", () => {
  for (let count = 0; count < 200; count++) {
    expect(makeCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test("codes are unique", () => {
  expect(new Set(Array.from({ length: 1000 }, makeCode)).size).toBe(1000);
});

test("readCode() ignores case and separators and reads O, I and L as digits", () => {
  expect(readCode(" 0o1i-lABC dEfg.hJkM ")).toBe("00111ABCDEFGHJKM");
  const code = makeCode();
  expect(readCode(code.toLowerCase().replaceAll("-", ""))).toBe(code.replaceAll("-", ""));
});

test("readCode() returns null for invalid codes", () => {
  for (const text of [
    "",
    "123456",
    "0000-0000-0000-000",
    "0000-0000-0000-0000-0",
    "UUUU-0000-0000-0000",
    "ß".repeat(16),
  ]) {
    expect(readCode(text), text).toBeNull();
  }
});

test("the same code has a different hash for each person", () => {
  const signs = "00111ABCDEFGHJKM";
  expect(hashCode("a", signs)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashCode("a", signs)).not.toBe(hashCode("b", signs));
});
