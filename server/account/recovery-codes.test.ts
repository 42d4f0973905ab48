import { expect, test } from "vitest";
import { hashCode, makeCode, readCode } from "./recovery-codes.ts";

test("a code is four groups of four characters that cannot be mistaken for each other", () => {
  for (let count = 0; count < 200; count++) {
    expect(makeCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test("no two codes are the same", () => {
  expect(new Set(Array.from({ length: 1000 }, makeCode)).size).toBe(1000);
});

test("a code is read in any case, with any separators, and with O, I and L as the digits they look like", () => {
  expect(readCode(" 0o1i-lABC dEfg.hJkM ")).toBe("00111ABCDEFGHJKM");
  const code = makeCode();
  expect(readCode(code.toLowerCase().replaceAll("-", ""))).toBe(code.replaceAll("-", ""));
});

test("what cannot be a code is none", () => {
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

test("the same code of two people is stored as two hashes, and neither holds the code", () => {
  const signs = "00111ABCDEFGHJKM";
  expect(hashCode("a", signs)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashCode("a", signs)).not.toBe(hashCode("b", signs));
});
