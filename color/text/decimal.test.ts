import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";

test("trailing zeros are omitted, others are kept", () => {
  expect(decimal(0.5, 5)).toBe("0.5");
  expect(decimal(0.05, 2)).toBe("0.05");
  expect(decimal(1.00001, 5)).toBe("1.00001");
  expect(decimal(1.001, 6)).toBe("1.001");
  expect(decimal(100, 2)).toBe("100");
  expect(decimal(12.3456, 0)).toBe("12");
});

test("a value rounded to zero has no minus sign", () => {
  expect(decimal(-0.0001, 3)).toBe("0");
  expect(decimal(-0, 3)).toBe("0");
  expect(decimal(-0.0005, 3)).toBe("-0.001");
});

test("halves are rounded away from zero, also to the next whole number", () => {
  expect(decimal(2.5, 0)).toBe("3");
  expect(decimal(-2.5, 0)).toBe("-3");
  expect(decimal(0.9999996, 6)).toBe("1");
  expect(decimal(99.996, 2)).toBe("100");
});

test("large numbers are written as in JavaScript", () => {
  expect(decimal(3.4e38, 2)).toBe("3.4e+38");
  expect(decimal(-123456789.125, 3)).toBe("-123456789.125");
});

test("decimal() matches toFixed() without trailing zeros", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (value, decimals) => {
        // Both round correctly except at ties, where the product of value and scale may be one bit off.
        const scaled = Math.abs(value) * 10 ** decimals;
        fc.pre(Math.abs((scaled % 1) - 0.5) > 1e-6);
        expect(Number(decimal(value, decimals))).toBe(Number(value.toFixed(decimals)) + 0);
        expect(decimal(value, decimals)).not.toMatch(/\.\d*0$|\.$|^-0$/);
      },
    ),
    { numRuns: 5000, seed: 3 },
  );
});
