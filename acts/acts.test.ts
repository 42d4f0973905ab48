import { expect, test } from "vitest";
import { convert, fromRgb24, SPACES } from "#color/convert.ts";
import { mapToGamut } from "#color/gamut.ts";
import { HARMONY_RULES } from "#color/harmony/harmony.ts";
import { MORE_SPACES } from "#color/more-spaces/text.ts";
import { ask, names } from "../server/test-ask.ts";

test("convert returns every space, unrounded, and every format", () => {
  const [teal] = ask("convert", "color=0d6986").colors;
  const { l, c, h } = convert(fromRgb24(0x0d6986), "oklch");
  expect(teal.spaces.oklch).toEqual({ l, c, h });
  expect(Object.keys(teal.spaces)).toHaveLength(Object.keys(SPACES).length + MORE_SPACES.length);
  expect(teal.spaces.okhsl).toEqual({
    h: expect.closeTo(226.253, 2),
    s: expect.closeTo(90.86, 1),
    l: expect.closeTo(40.53, 1),
  });
  expect(teal.formats).toMatchObject({
    hex: "#0D6986",
    rgb: "rgb(13 105 134)",
    p3: expect.stringMatching(/^color\(display-p3/),
  });
  expect(teal).toMatchObject({
    input: "0d6986",
    hex: "#0D6986",
    alpha: 1,
    space: "srgb",
    gamut: "srgb",
    page: "/color/0D6986",
  });
});

test("a gray has no hue, and a color outside sRGB reports its gamut", () => {
  const [gray, vivid] = ask("convert", "color=gray&color=color(display-p3 0 1 0)").colors;
  expect([gray.spaces.oklch.h, gray.spaces.hsl.h]).toEqual([null, null]);
  expect([vivid.gamut, vivid.spaces["display-p3"].g]).toEqual(["display-p3", 1]);
  expect(Object.values(vivid.spaces.hsl).every((value) => (value as number) <= 360)).toBe(true);
});

test("colors are read in common formats and in our URL format", () => {
  const hexes = (query: string) => ask("convert", query).colors.map(({ hex }: { hex: string }) => hex);
  expect(hexes("color=db073d-white")).toEqual(["#DB073D", "#FFFFFF"]);
  expect(hexes("color=red-500-white-0d6986-blue-600")).toEqual(
    hexes("color=red-500&color=white&color=0d6986&color=blue-600"),
  );
  expect(hexes("color=db073d-8ec7d2&color=bg-sky-700&color=cmyk(90 22 0 47)")).toEqual([
    "#DB073D",
    "#8EC7D2",
    "#0069A8",
    "#0E6987",
  ]);
  expect(hexes("color=oklch~.4861~.0896~226.25_.5")).toEqual(["#0D6986"]);
  expect(hexes("color=rgb(-1 300 0)")).toHaveLength(1);
  expect(ask("convert", "color=0d698680").colors[0]).toMatchObject({ alpha: 128 / 255, hex: "#0D6986" });
});

test("a color outside sRGB is mapped unrounded for sRGB spaces", () => {
  const [red] = ask("convert", "color=color(display-p3 1 0 0)").colors;
  const { h, s, l } = convert(mapToGamut({ space: "display-p3", r: 1, g: 0, b: 0, alpha: 1 }, "srgb"), "hsl");
  expect(red.spaces.hsl).toEqual({ h, s, l });
  expect(red.spaces.hsl.h).not.toBeCloseTo(359.754, 2);
});

test("color-mix() of literals is read, and other functions are rejected with a reason", () => {
  const [mixed] = ask("convert", "color=color-mix(in oklch, red, blue)").colors;
  expect(mixed.hex).toBe("#B700BE");
  for (const [text, reason] of [
    ["foo(10 20 30)", "foo() is not a format we read."],
    ["cubic-bezier(0.4,0,0.2,1)", "cubic-bezier() is not a format we read."],
    ["color-mix(in srgb, var(--a), red)", "The value of var() depends on the page."],
  ]) {
    expect(JSON.stringify(ask("convert", `color=${encodeURIComponent(text as string)}`)), text).toContain(reason);
  }
});

test("a link with one color is that color; one with more is an error", () => {
  const link = (url: string) => ask("convert", `color=${encodeURIComponent(url)}`);
  expect(link("https://oklch.com/#0.7,0.1,234,100").colors[0].formats.oklch).toBe("oklch(70% 0.1 234)");
  expect(link("https://coolors.co/0d6986").colors[0].hex).toBe("#0D6986");
  expect(JSON.stringify(link("https://coolors.co/264653-2a9d8f-e9c46a"))).toContain(
    "is a link to 3 colors. Give them as 264653-2a9d8f-e9c46a.",
  );
});

test("the nearest name is first, and count limits the names", () => {
  const [tomato] = ask("name", "color=tomato&count=3").colors;
  expect(tomato.names).toHaveLength(3);
  expect(tomato.names[0]).toEqual({ name: names.nearest(0xff6347).name, hex: "#FF6347", deltaE: 0 });
  expect(tomato.wellKnown.name).toBe(names.best(0xff6347).name);
});

test("a ratio is never rounded up to a pass, and the fix is the nearest passing gray", () => {
  const { wcag, apca, fix } = ask("contrast", "text=777&background=fff");
  expect(wcag.ratio).toBeCloseTo(4.478, 3);
  expect([wcag.printed, wcag.verdicts[0].passes]).toEqual(["4.47:1", false]);
  expect(apca.lc).toBeCloseTo(71.11, 2);
  expect(fix).toMatchObject({ minimum: 4.5, hex: "#767676", reason: null });
});

test("transparent text is blended on its background, and that on white", () => {
  const answer = ask("contrast", "text=rgb(0 0 0 / 50%)&background=rgb(255 0 0 / 50%)");
  expect([answer.background.hex, answer.text.hex]).toEqual(["#FF8080", "#804040"]);
});

test("the same seed gives the same palette, others differ", () => {
  expect(ask("palette", "seed=abc")).toEqual(ask("palette", "seed=abc"));
  expect(ask("palette", "seed=abc").colors).not.toEqual(ask("palette", "seed=abd").colors);
  expect(ask("palette", "").seed).toBe("new1");
  const { next } = ask("palette", "seed=abc");
  expect(ask("palette", `seed=${next}`).seed).toBe(next);
});

test("a palette has the requested count in every harmony and keeps locked colors", () => {
  for (const harmony of ["auto", ...HARMONY_RULES.map(({ id }) => id)]) {
    for (const count of [2, 12]) {
      const { colors } = ask("palette", `seed=x&harmony=${harmony}&count=${count}&lock=0d6986&boldness=100`);
      expect([harmony, colors.length, colors[0].hex, colors[0].isLocked, colors[1].isLocked]).toEqual([
        harmony,
        count,
        "#0D6986",
        true,
        false,
      ]);
    }
  }
});

test("locks beyond the count are ignored, and alpha is removed", () => {
  const { colors, page } = ask("palette", "seed=x&count=2&lock=ff000080&lock=00f&lock=0f0");
  expect(colors.map(({ hex }: { hex: string }) => hex)).toEqual(["#FF0000", "#0000FF"]);
  expect(page).toBe("/color-palette-generator?c=ff0000-0000ff&l=01&s=x");
});

test("random colors have the requested count, family and style", () => {
  const { colors, problems } = ask("random", "seed=a&count=50&family=blue&style=dark");
  expect([colors.length, problems]).toEqual([50, []]);
  for (const { oklch } of colors) expect(oklch.l).toBeLessThanOrEqual(0.43);
});

test("impossible limits are reported", () => {
  expect(ask("random", "seed=a&count=20&style=pastel&distance=50").problems).toHaveLength(1);
});
