import { parse as parseWithCulori } from "culori";
import { expect, test } from "vitest";
import { parse } from "./parse.ts";

// From CSS Color 4 and web-platform-tests (css/css-color/parsing), plus more cases.
const VALID = `
#000 | #fff | #FFF | #abc | #ABCD | #0d6986 | #0D6986 | #0d698680 | #0D698680
red | RED | RebeccaPurple | transparent | grey | slategrey | lightgoldenrodyellow
rgb(1,2,3) | rgb(1, 2, 3) | rgb( 1 , 2 , 3 ) | rgb(1 2 3) | rgba(1,2,3,.5) | rgba(1, 2, 3, 50%) | rgb(1,2,3,0.5)
rgba(1 2 3 / 50%) | rgb(1 2 3/.5) | rgb(10%,20%,30%) | rgb(10% 20% 30%) | rgb(10% 20 30%) | rgb(none none none)
rgb(1.5 2.25 3.75) | rgb(+1 -0 +.5) | rgb(1e2 1E1 1e-1) | rgb(.1.2.3) | rgb(1+2+3) | rgb(50%50%50%)
rgb(1 2 3 / 2) | rgb(1 2 3 / -1) | rgb(1 2 3 / .5%) | rgba(128 none none)
hsl(120 30% 50%) | hsl(120deg 30% 50%) | hsl(120, 30%, 50%) | hsl(120,30%,50%,.5) | hsla(120, 30%, 50%, 50%)
hsl(120deg, 30%, 50%) | hsl(120 30 50) | hsl(120 30% 50) | hsl(.5turn 30% 50%) | hsl(200grad 30% 50%) | hsl(2rad 30% 50%)
hsl(none 30% 50%) | hsl(120 none none) | hsl(120 130% 50%) | hsl(120 30% 150%) | hsl(1.2e2deg 30% 50%)
hwb(120 30% 50%) | hwb(120 30 50) | hwb(120deg 30% 50% / .5) | hwb(none 30% 50%) | hwb(120 100% 100%)
lab(50 20 30) | lab(50% 20 30) | lab(50% 50% -50%) | lab(50 20 30 / .5) | lab(400 0 10/50%) | lab(-40 0 0)
lab(50 -200 200) | lab(none none none) | lch(50 30 120) | lch(50% 50% 120deg) | lch(50 -30 120) | lch(50 30 none)
lch(120 30 50) | lch(10 20 1.28rad)
oklab(.5 .1 -.1) | oklab(50% 25% -25%) | oklab(4 0 0.1/50%) | oklab(-0.4 0 0)
oklch(.5 .1 20) | oklch(50% 25% 20deg) | oklch(50% .1 none / 50%) | oklch(0.2 -0.2 0) | oklch(150% 0.1 20)
oklch(62.8% 0.25768330773615683 29.2338851923426) | oklch(0.5 0.1 20 / 300%)
color(srgb 1 0.5 0) | color(srgb 100% 50% 0%) | color(srgb-linear 1 0.5 0) | color(display-p3 1 0.5 0 / .5)
color(a98-rgb 1 .5 0) | color(prophoto-rgb 1 .5 0) | color(rec2020 1 .5 0) | color(xyz 1 .5 0) | color(xyz-d50 1 .5 0)
color(xyz-d65 1 .5 0) | color(srgb 2 -1 0) | color(srgb none none none)
`;

const INVALID = `
#12 | #12345 | #1234567 | #123456789 | #ggg | # | # fff | ##fff | #fffg | #ggggggff | #fffffgff
auto | none | redd | currentColor | CanvasText | inherit | rgba | () | , | -
rgb(10%, 20, 30%) | rgb(1 2 3 4) | rgb(1,2,3,4,5) | rgb(1 2) | rgb(1) | rgb | rgb(1,2 3) | rgb(1 2,3) | rgb(1,2,3/.5)
rgb(1 2 3, .5) | rgb(1,2,3,) | rgb(,1,2,3) | rgb(none,1,2) | rgb(1,2,none) | rgb(1,2,3,none) | rgba(-2, 300, 400%, -0.5)
rgb(1. 2 3) | rgb(1deg 2 3) | rgb (1 2 3) | rgb(1 2 3)) | rgb(1 2 3) x | x rgb(1 2 3) | rgb(1 2 3 /) | rgb(/ 1 2 3)
rgb(1;2;3) | rgb(calc(1px) 2 3) | rgb(var(--x)) | rgb(from red x y z) | rgb(1 2 3)!
hsl(120, 30, 50) | hsl(none, 30%, 50%) | hsl(50% 30% 50%) | hsl(120 30deg 50%) | hsla(1,2,3,4,5) | hsl(120 deg 30% 50%)
hwb(120, 30%, 50%) | hwba(120 30% 50%) | hwba(120 30% 50% / 0.5)
lab(50, 20, 30) | lab(0% 0 0 1) | lab(0% 0 0deg) | lab(40% 0 0deg) | lch(50 30 50%) | lch(20% 10 10deg 10)
oklab(0.5, 0.1, 0.1) | oklch(20% 10 10deg 10 / 0.5)
color(srgb 0 0 0 0) | color(srgb 0deg 0 0) | color(srgb 0% 0 0 10%) | color(srgb, 1, 0, 0) | color(lab 20% 0 10 / 50%)
color(oklch 20% 0 10 / 50%) | color(unknown 1 1 1) | color(1 1 1) | color(srgb) | color(srgb 1 1) | color()
color-mix(in srgb) | light-dark(red, blue) | device-cmyk(0 0 0 1) | url(#abc) | var(--red)
`;

test.each(itemsOf(VALID))("%s matches culori", (text) => {
  const color = parse(text);
  const expected = fromCulori(parseWithCulori(text));
  expect(color?.space).toBe(expected.space);
  for (const [channel, value] of Object.entries(color ?? {})) {
    if (channel === "missing") continue;
    // culori omits channels that are `none`.
    const other = expected[channel] ?? (channel === "h" ? null : 0);
    if (typeof value === "number") expect(value, channel).toBeCloseTo(other as number, 12);
    else expect(value, channel).toBe(other);
  }
});

test.each(itemsOf(INVALID))("%s is rejected, as in culori", (text) => {
  expect(parse(text)).toBeNull();
  expect(parseWithCulori(text)).toBeUndefined();
});

test.each([
  ["r\\65 d", "red"],
  ["\\72\\45\\000064", "red"],
  ["#\\66 00", "#f00"],
  ["r\\gb(1 2 3)", "rgb(1 2 3)"],
  ["r\\67 b(1 2 3)", "rgb(1 2 3)"],
  ["hsl(10d\\65 g 50% 50%)", "hsl(10 50% 50%)"],
  ["c\\6flor-mix(in srgb, \\r\\65 d, blue)", "color-mix(in srgb, red, blue)"],
])("an escaped letter is read as that letter: %s", (text, plain) => {
  expect(parse(text)).not.toBeNull();
  expect(parse(text)).toEqual(parse(plain));
});

test.each(["rgb(\\31 2 3)", "rgb(1\\65 1 2 3)", "re\\110064 ", "re\\10064 ", "red\\", "\\"])(
  "an escape that does not form a color keyword or function is rejected: %s",
  (text) => expect(parse(text)).toBeNull(),
);

test("an infinite hue is 0", () => {
  for (const hue of ["1e400", "-1e400", "1e400turn", "calc(infinity)", "calc(-infinity * 1deg)"]) {
    expect(parse(`hsl(${hue} 100% 50%)`)).toMatchObject({ h: 0, s: 100, l: 50 });
  }
});

test("hex digits without # and unclosed functions are rejected, although culori accepts them", () => {
  for (const text of ["0d6986", "fff", "123", "rgb(1 2 3"]) {
    expect(parse(text)).toBeNull();
    expect(parseWithCulori(text)).toBeDefined();
  }
});

test("unknown units and empty functions are rejected, where culori throws", () => {
  for (const text of [
    "rgb()",
    "rgb(1px 2 3)",
    "rgb(1em 2 3)",
    "rgb(1e 2 3)",
    "hsl(120degg 30% 50%)",
    "oklch(50% .1 20deg-)",
  ]) {
    expect(parse(text), text).toBeNull();
  }
});

test("names, functions and units are case-insensitive, unlike in culori", () => {
  expect(parse("TRANSPARENT")).toEqual({ space: "srgb", r: 0, g: 0, b: 0, alpha: 0 });
  expect(parse("RGB(255,0,51)")).toEqual({ space: "srgb", r: 1, g: 0, b: 0.2, alpha: 1 });
  expect(parse("HSL(120DEG 30% 50%)")).toEqual({ space: "hsl", h: 120, s: 30, l: 50, alpha: 1 });
  expect(parse("OKLCH(50% 0.1 .25TURN / NONE)")).toEqual({
    ...{ space: "oklch", l: 0.5, c: 0.1, h: 90, alpha: 0 },
    missing: ["alpha"],
  });
  expect(parse("color(DISPLAY-P3 1 0.5 0)")).toEqual({ space: "display-p3", r: 1, g: 0.5, b: 0, alpha: 1 });
  // U+212A, the Kelvin sign, lower-cases to "k", but not in CSS.
  expect(parse("blac\u212A")).toBeNull();
});

test("rgb() is clamped to its range while parsing, as in CSS but not in culori", () => {
  expect(parse("rgb(-2 3 257)")).toEqual({ space: "srgb", r: 0, g: 3 / 255, b: 1, alpha: 1 });
  expect(parse("rgb(-20% 20% 250%)")).toEqual({ space: "srgb", r: 0, g: 0.2, b: 1, alpha: 1 });
  expect(parse("rgb(1-2-3)")).toEqual({ space: "srgb", r: 1 / 255, g: 0, b: 0, alpha: 1 });
});

test("a hue is normalized to one turn", () => {
  for (const hue of ["20", "380deg", "-340deg", "740deg", "-700", "-700deg"]) {
    expect(parse(`lch(10 20 ${hue})`), hue).toEqual({ space: "lch", l: 10, c: 20, h: 20, alpha: 1 });
  }
  expect(parse("hsl(360 10% 20%)")).toMatchObject({ h: 0 });
  expect(parse("hsl(-0 10% 20%)")).toMatchObject({ h: 0 });
  expect(parse("hsl(-1e-30 10% 20%)")).toMatchObject({ h: 0 });
});

test("saturation and chroma are never below 0", () => {
  expect(parse("hsl(0 -50% 40%)")).toEqual({ space: "hsl", h: 0, s: 0, l: 40, alpha: 1 });
  expect(parse("oklch(50% -0.1 20)")).toEqual({ space: "oklch", l: 0.5, c: 0, h: 20, alpha: 1 });
});

test("none is null for a hue, and 0 and listed as missing for any other channel", () => {
  const none = { space: "oklch", l: 0, c: 0, h: null, alpha: 0 };
  expect(parse("oklch(none none none / none)")).toEqual({ ...none, missing: ["l", "c", "alpha"] });
  expect(parse("hwb(none none none)")).toEqual({ space: "hwb", h: null, w: 0, b: 0, alpha: 1, missing: ["w", "b"] });
  expect(parse("lab(50% none 0)")).toEqual({ space: "lab", l: 50, a: 0, b: 0, alpha: 1, missing: ["a"] });
  expect(parse("lch(50% 20 none)")).toEqual({ space: "lch", l: 50, c: 20, h: null, alpha: 1 });
  for (const text of ["rgb(-none 0 0)", "rgb(+none 0 0)", "rgb(nonee 0 0)", "rgb(none-1 0 0)", "rgb(none% 0 0)"]) {
    expect(parse(text), text).toBeNull();
  }
});

test("a gray keeps its written hue", () => {
  expect(parse("oklch(50% 0 200)")).toMatchObject({ c: 0, h: 200 });
});

test("whitespace and comments are allowed wherever CSS allows them", () => {
  const expected = { space: "srgb", r: 0.2, g: 0.4, b: 0.6, alpha: 0.5 };
  for (const text of [
    "rgb(51/**/102/* rgb( */153/.5)",
    " \n\t\r\frgb(\n51\t102\r\n153 / 50% ) ",
    "/* a */ /*/ b */rgba(/**/51,/*,*/102 ,153, .5)/* c */",
  ]) {
    expect(parse(text), text).toEqual(expected);
  }
  expect(parse("/**/ #369 /**/")).toMatchObject({ r: 0.2 });
  expect(parse(" Tomato\n")).toMatchObject({ r: 1 });
  // Not valid in CSS, but found in text copied from pages.
  expect(parse("\u00a0red\u2003")).toMatchObject({ r: 1 });
  for (const text of [
    "r/**/ed",
    "rgb/**/(1 2 3)",
    "#36/**/9",
    "50/**/%",
    "red /*",
    "red */",
    "/*/red",
    "rgb(1\u00a02 3)",
    "rgb(1\v2 3)",
  ]) {
    expect(parse(text), text).toBeNull();
  }
});

test("a number is read as the nearest double, however it is written", () => {
  const numbers = [
    "0.1",
    ".1",
    "+0.30000000000000004",
    "123456789012345678901234567890",
    "-0.000000000000000000000012345678901",
  ];
  for (const number of [...numbers, "1e-7", "1E+5", "0.5e1", "9007199254740993", "0.12345678901234567890123456789"]) {
    expect(parse(`color(srgb ${number} 0 0)`), number).toMatchObject({ r: Number(number) });
  }
  expect(parse("color(srgb 1e999 -1e999 1e-999)")).toEqual({ space: "srgb", r: 3.4e38, g: -3.4e38, b: 0, alpha: 1 });
});

function itemsOf(list: string): string[] {
  return list
    .trim()
    .split(/\n| \| /)
    .map((item) => item.trim());
}

function fromCulori(color: object | undefined): Record<string, unknown> {
  const spaces: Record<string, string> = {
    ...{ rgb: "srgb", lrgb: "srgb-linear", p3: "display-p3", a98: "a98-rgb", prophoto: "prophoto-rgb" },
    ...{ rec2020: "rec2020", xyz50: "xyz-d50", xyz65: "xyz-d65" },
  };
  const { mode, h, alpha, ...rest } = color as { mode: string; h?: number; alpha?: number } & Record<string, number>;
  const scale = mode === "hsl" || mode === "hwb" ? 100 : 1;
  const channels = Object.entries(rest).map(([channel, value]) => [channel, value * scale]);
  return { space: spaces[mode] ?? mode, h: h ?? null, alpha: alpha ?? 1, ...Object.fromEntries(channels) };
}
