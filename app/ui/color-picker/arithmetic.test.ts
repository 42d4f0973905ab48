import { expect, test } from "vitest";
import { calculate } from "./arithmetic.ts";

const take = (text: string, value = 40) => calculate(text, value, 0, 100);

test("numbers may have a decimal point or comma and spaces around them", () => {
  expect(take("12.5")).toBe(12.5);
  expect(take(" 12,5 ")).toBe(12.5);
  expect(take(".5")).toBe(0.5);
});

test("a leading operator changes the current value", () => {
  expect(take("+10")).toBe(50);
  expect(take("*1.1")).toBeCloseTo(44, 9);
  expect(take("/2")).toBe(20);
  expect(take("-5")).toBe(35);
  expect(take("+=1/4")).toBe(40.25);
});

test("a minus means a negative number if the channel allows them, and -= subtracts", () => {
  expect(calculate("-20", 40, -125, 125)).toBe(-20);
  expect(calculate("-=20", 40, -125, 125)).toBe(20);
  expect(calculate("+5", -40, -125, 125)).toBe(-35);
});

test("the typographic signs work, too", () => {
  expect(calculate("−5", 40, -125, 125)).toBe(-5);
  expect(take("2×−3")).toBe(-6);
  expect(take("÷2")).toBe(20);
});

test("expressions support operator precedence and parentheses", () => {
  expect(take("50/2")).toBe(25);
  expect(take("2+3*4")).toBe(14);
  expect(take("(2+3)*4")).toBe(20);
  expect(take("10-4-3")).toBe(3);
  expect(take("2*-3")).toBe(-6);
});

test("a percentage is relative to the maximum of the channel", () => {
  expect(calculate("50%", 0, 0, 255)).toBe(127.5);
  expect(take("30%")).toBe(30);
});

test("an invalid expression returns null and never throws", () => {
  for (const text of [
    "",
    " ",
    "red",
    "1+",
    "()",
    "(1",
    "1)",
    "1 2",
    "1e9",
    "1/0",
    "++1",
    "--",
    "5..5",
    "(".repeat(59),
  ]) {
    expect(take(text), text).toBeNull();
  }
  expect(take("1+".repeat(1000))).toBeNull();
});
