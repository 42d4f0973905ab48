import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Color } from "../../color.ts";
import { convert, SPACES } from "../../convert.ts";
import { parse } from "../parse.ts";
import { parsePlain } from "../parse-plain.ts";
import { parseComputed } from "./parse-computed.ts";

// Colors and their computed values in Chromium 156, or "nothing" if it rejects one.
const CASES = readFileSync(new URL("./chromium.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" => ") as [string, string]);
/** Seen: 8-bit alpha, near-grays that keep a hue after rounding, ProPhoto RGB below 0, two `none` in hwb(). */
const MAX_DIFFERENT = 11;

test("computed colors match Chromium, and what Chromium rejects is rejected", () => {
  const different = CASES.filter(([text, computed]) => !isSame(text, computed));
  expect(CASES.length).toBeGreaterThan(900);
  expect(
    different.length,
    different.map(([text, computed]) => `${text} => ${computed}`).join("\n"),
  ).toBeLessThanOrEqual(MAX_DIFFERENT);
  for (const [text, computed] of CASES) expect(parse(text) === null, text).toBe(computed === "nothing");
});

test.each([
  ["color-mix(in srgb, red)", "color(srgb 1 0 0)"],
  ["color-mix(in oklch, red 50%)", "color-mix(in oklch, red 25%, red 25%)"],
  // A gray contributes no hue, no matter how it is written.
  ["color-mix(in hwb, hsl(180 0% 50%), hwb(11 33% 44%))", "color-mix(in hwb, rgb(50% 50% 50%), hwb(11 33% 44%))"],
  ["color-mix(in hsl, hwb(180 100% 25%), hsl(11 33% 44%))", "color-mix(in hsl, hwb(none 100% 25%), hsl(11 33% 44%))"],
  // A channel missing in a mix is missing in the next one.
  [
    "color-mix(in hsl, color-mix(in hsl, hsl(none 10% 20%), hsl(none 30% 40%)), hsl(200 50% 50%))",
    "color-mix(in hsl, hsl(none 20% 30%), hsl(200 50% 50%))",
  ],
])("%s is %s", (text, expected) => {
  const [mixed, wanted] = [parse(text), parse(expected)];
  for (const [channel, value] of Object.entries(wanted ?? {})) {
    if (typeof value === "number") expect(mixed?.[channel as "alpha"], channel).toBeCloseTo(value, 9);
  }
  expect(mixed?.space).toBe(wanted?.space);
});

// The CSS drafts and web platform tests are ahead of Chromium here.
test("alpha() without an alpha returns its origin", () => {
  expect(parse("alpha(from rgb(255 0 0 / 0.3))")).toEqual(parse("rgb(255 0 0 / 0.3)"));
  expect(parse("alpha(from red /)")).toBeNull();
  expect(parse("alpha(from rgb(255 0 0 / none) / 0)")).toEqual(parse("rgb(255 0 0 / 0)"));
});

test.each([
  ["color-mix(in srgb, red 0%, blue 0%)", "color(srgb 0 0 0 / 0)"],
  ["color-mix(oklab(10% 20 30) 0%, oklab(50% 60 70) 0%)", "oklab(0 0 0 / 0)"],
  ["color-mix(in oklch, red 0%, blue 0%)", "oklch(0 0 none / 0)"],
  ["color-mix(in xyz, color(xyz -2 -3 -4 / -5), color(xyz -4 -6 -8 / -10))", "color(xyz 0 0 0 / 0)"],
  ["color-mix(in oklch, oklch(0.5 0.1 20 / 0), oklch(0.7 0.2 40 / 0))", "oklch(0 0 30 / 0)"],
  ["color-mix(in srgb, color(srgb 1 0 0 / none), color(srgb 0 1 0 / none))", "color(srgb 0.5 0.5 0 / none)"],
  ["color-mix(in srgb, red 0%)", "color(srgb 1 0 0 / 0)"],
])("a mix with zero alpha has no color, unless its alpha is missing: %s", (text, expected) => {
  expect(parse(text)).toEqual(parse(expected));
});

test.each([
  ["hsl(from lch(20 0.0015 180) h s l)", "hsl"],
  ["oklch(from lch(20 0.0015 180) l calc(c * 1000) h)", "oklch"],
  ["hwb(from oklch(0.8 0.000004 180) h w b)", "hwb"],
  ["hsl(from hwb(180 49.999% 50%) h calc(s * 1000) l)", "hsl"],
])("a color with a powerless hue becomes a true gray in another space: %s", (text, space) => {
  const color = parse(text);
  expect(color).toMatchObject({ space, h: null });
  const { r, g, b } = convert(color as Color, "srgb");
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(1e-12);
});

test.each([
  ["color-mix(in oklab, red, blue, lime)", "color-mix(in oklab, color-mix(in oklab, red, blue), lime 33.3333333%)"],
  [
    "color-mix(in oklab, red 20%, blue, lime 10%)",
    "color-mix(in oklab, color-mix(in oklab, red 22.2222222%, blue), lime 10%)",
  ],
  ["color-mix(in srgb, red 50%, lime 50%, blue 100%)", "color-mix(in srgb, color-mix(in srgb, red, lime), blue)"],
])("more than two colors are mixed by weight: %s", (text, expected) => {
  const [mixed, wanted] = [parse(text), parse(expected)];
  for (const [channel, value] of Object.entries(wanted ?? {})) {
    if (typeof value === "number") expect(mixed?.[channel as "alpha"], channel).toBeCloseTo(value, 6);
  }
  expect(mixed?.space).toBe(wanted?.space);
});

test.each([
  ["calls", "rgb(from ", "red r g b)"],
  ["mixes", "color-mix(in srgb, red, ", "blue)"],
  ["brackets", "rgb(calc(", "1)"],
  ["math", "rgb(abs(", "1)"],
])("deeply nested %s are rejected", (_, opening, inner) => {
  expect(parseComputed(opening.repeat(300) + inner)).toBeNull();
  expect(parseComputed(opening.repeat(100_000) + inner)).toBeNull();
});

test.each([
  ["lab(from lab(25 none 50) l a b)", { space: "lab", l: 25, a: 0, b: 50, missing: ["a"] }],
  ["rgb(from rgb(20% 40% 60% / none) r g b)", { space: "srgb", r: 0.2, g: 0.4, b: 0.6, missing: ["alpha"] }],
  ["oklch(from gray l c h)", { space: "oklch", c: 0, h: null }],
  ["oklch(from oklab(none 0.1 0) l c h)", { space: "oklch", l: 0, missing: ["l"] }],
  ["lab(from lab(25 none 50) calc(l + a) calc(a) b)", { space: "lab", l: 25, a: 0, b: 50 }],
])("channels missing in the origin of %s stay missing, except in math", (text, expected) => {
  const color = parse(text);
  expect(color).toMatchObject(expected);
  expect(color?.missing).toEqual((expected as { missing?: string[] }).missing);
});

test.each(["calc(1constructor)", "calc(constructor 5)", "constructor 5)"])("%s is not a hue", (hue) => {
  expect(parse(`hsl(from red ${hue} s l)`)).toBeNull();
  expect(parse(`hsl(${hue} 50% 50%)`)).toBeNull();
});

test("colors that depend on a page are rejected", () => {
  for (const part of ["var(--x)", "currentcolor", "canvas", "env(x)", "light-dark(red, blue)", "calc(1em)"]) {
    expect(parse(`color-mix(in srgb, ${part}, red)`), part).toBeNull();
    expect(parse(`rgb(from ${part} r g b)`), part).toBeNull();
    expect(parse(`rgb(${part} 0 0)`), part).toBeNull();
  }
});

/** True within the error of Chromium's single precision and 8-bit rounding; a hue is weighted by its chroma. */
function isSame(text: string, computed: string): boolean {
  const ours = parse(text);
  const theirs = parsePlain(computed);
  if (!ours || !theirs) return !ours && computed === "nothing";
  const converted = convert(ours, theirs.space);
  const is8Bit = computed.startsWith("rgb");
  return [...SPACES[theirs.space].letters, "alpha"].every((channel) => {
    const [a, b] = [converted[channel as "alpha"] ?? 0, theirs[channel as "alpha"] ?? 0];
    const away = Math.abs(a - b);
    if (channel === "h") return Math.min(away, 360 - away) * ("c" in theirs ? Math.min(1, theirs.c * 2) : 1) < 0.7;
    const whole = /^l(?:ab|ch)/.test(computed) && channel !== "alpha" ? 100 : 1;
    return away <= (is8Bit ? 0.0025 : 0.002) * Math.max(whole, Math.abs(b));
  });
}
