import { parse as parseWithCulori } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_POINT } from "../test-code-point.ts";
import { parse } from "./parse.ts";

const MANY_CHARACTERS = 400_000;

test("any text returns a color or null, and every channel of a color is a finite number", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: CODE_POINT }), cssLike()), (text) => {
      const color = parse(text);
      if (color === null) return;
      for (const [channel, value] of Object.entries(color)) {
        if (channel === "space" || channel === "missing" || (channel === "h" && value === null)) continue;
        if (!Number.isFinite(value)) expect.fail(`${channel} is ${value}`);
      }
      if (!(color.alpha >= 0 && color.alpha <= 1)) expect.fail(`alpha is ${color.alpha}`);
      if ("h" in color && color.h !== null && !(color.h >= 0 && color.h < 360)) expect.fail(`h is ${color.h}`);
    }),
    { numRuns: 8000, seed: 1 },
  );
});

test("well-formed functions match culori", () => {
  fc.assert(
    fc.property(wellFormed(), (text) => {
      const color = parse(text) as unknown as Record<string, number>;
      const expected = parseWithCulori(text) as unknown as Record<string, number>;
      if (color === null) expect.fail(`${text} was not read`);
      const scale = text.startsWith("hsl") || text.startsWith("hwb") ? 100 : 1;
      for (const [channel, value] of Object.entries(expected)) {
        if (channel === "mode") continue;
        const isScaled = channel !== "h" && channel !== "alpha";
        const wanted = isScaled ? value * scale : value;
        if (!(Math.abs((color[channel] as number) - wanted) < 5e-10)) expect(color, text).toEqual(expected);
      }
    }),
    { numRuns: 3000, seed: 2 },
  );
});

test.each([
  ["digits", "rgb(", "1", ")"],
  ["decimals", "oklch(0.", "1", " 0 0)"],
  ["an exponent", "rgb(1e", "9", " 2 3)"],
  ["spaces", "rgb(1 ", " ", "2 3)"],
  ["spaces before", "", " ", "red"],
  ["spaces between words", "red", " ", "x"],
  ["opened parentheses", "", "rgb(", ""],
  ["nested parentheses", "rgb", "(", ")"],
  ["closed parentheses", "rgb(1 2 3", ")", ""],
  ["comments", "rgb(1 2 3", "/**/", ")"],
  ["opened comments", "rgb(1 2 3", "/*", ")"],
  ["a comment never closed", "red /*", "*", ""],
  ["half comments", "", "/*/", "red"],
  ["slashes", "rgb(1 2 3", "/", ")"],
  ["commas", "rgb(1", ",", ")"],
  ["signs", "rgb(", "-", "1 2 3)"],
  ["dots", "rgb(", ".1", ")"],
  ["none", "rgb(", "none ", ")"],
  ["letters", "", "a", ""],
  ["changing case", "", "aA", ""],
  ["a long unit", "hsl(1", "deg", " 0% 0%)"],
  ["a long space", "color(", "srgb-", " 0 0 0)"],
  ["hex digits", "#", "f", ""],
  ["zero characters", "rgb(1 2 3", "\u0000", ")"],
  ["half surrogate pairs", "", "\ud800", ""],
])(
  "400 kB of %s are read in linear time",
  (_, before, repeated, after) => {
    const text = before + repeated.repeat(MANY_CHARACTERS / repeated.length) + after;
    const color = parse(text);
    const isColor = ["spaces", "spaces before", "comments", "decimals", "an exponent"].includes(_);
    expect(color === null).toBe(!isColor);
    // Quadratic time would exceed this limit.
  },
  20_000,
);

function cssLike(): fc.Arbitrary<string> {
  const words =
    "rgb( rgba( hsl( hwb( lab( lch( oklab( oklch( color( srgb xyz none deg turn ) , / /* */ # + - . % e red ff";
  const piece = fc.oneof(
    { arbitrary: fc.constantFrom(...words.split(" ")), weight: 3 },
    { arbitrary: fc.constantFrom(" ", "\n", ""), weight: 2 },
    { arbitrary: fc.double({ noNaN: true }).map(String), weight: 2 },
    { arbitrary: fc.integer({ min: 0, max: 360 }).map(String), weight: 3 },
  );
  const call = fc
    .tuple(
      fc.constantFrom("rgb(", "hsl(", "oklch(", "lab(", "color(srgb "),
      fc.array(piece, { minLength: 3, maxLength: 9 }),
    )
    .map(([name, pieces]) => `${name}${pieces.join(" ")})`);
  return fc.oneof(
    fc.array(piece).map((pieces) => pieces.join("")),
    call,
  );
}

/** Limited to ranges in which CSS clamps nothing, because culori never clamps and would differ. */
function wellFormed(): fc.Arbitrary<string> {
  const number = (min: number, max: number) =>
    fc.double({ min, max, noNaN: true }).chain((value) => fc.constantFrom(String(value), value.toFixed(3)));
  const percentage = number(0, 100).map((value) => `${value}%`);
  const either = (max: number, min = 0) => fc.oneof(number(min, max), percentage);
  const hue = fc.oneof(
    number(0, 359),
    number(0, 359).map((value) => `${value}deg`),
    number(0, 0.9).map((value) => `${value}turn`),
  );
  const alpha = fc.oneof(
    fc.constant(""),
    number(0, 1).map((value) => ` / ${value}`),
    percentage.map((value) => `/${value}`),
  );
  const call = (name: string, ...values: fc.Arbitrary<string>[]) =>
    fc.tuple(fc.tuple(...values), alpha).map(([channels, last]) => `${name}${channels.join(" ")}${last})`);
  return fc.oneof(
    call("rgb(", either(255), either(255), either(255)),
    call("hsl(", hue, either(100), either(100)),
    call("hwb(", hue, either(100), either(100)),
    call("lab(", either(100), either(125, -125), either(125, -125)),
    call("lch(", either(100), either(150), hue),
    call("oklab(", either(1), either(0.4, -0.4), either(0.4, -0.4)),
    call("oklch(", either(1), either(0.4), hue),
    call("color(display-p3 ", either(2, -1), either(2, -1), either(2, -1)),
  );
}
