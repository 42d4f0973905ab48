// Acts about one or two colors, checked against published values and other libraries.
import { formatHex, interpolate, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { ask } from "../server/test-ask.ts";

const hexesOf = (colors: { hex: string }[]) => colors.map(({ hex }) => hex);

test("a color is described in words, and white has about 6,504 K", () => {
  const [red, day] = ask("describe", "color=red&color=white").colors;
  expect(red).toMatchObject({ family: "red", gamut: "srgb", luminance: expect.closeTo(0.2126, 4) });
  expect(red.temperature).toMatchObject({ kind: "warm", kelvin: null });
  expect(red.description).toContain("red");
  expect(day).toMatchObject({ family: "white", luminance: 1, temperature: { kind: "neutral" } });
  expect(Math.abs(day.temperature.kelvin - 6504)).toBeLessThan(10);
});

test("red, green and blue are an HSL triad, and red and green are RYB complements", () => {
  const [triad] = ask("harmony", "color=f00&rule=triadic&wheel=hsl").harmonies;
  expect(hexesOf(triad.colors)).toEqual(["#FF0000", "#00FF00", "#0000FF"]);
  const [pair] = ask("harmony", "color=f00&rule=complementary&wheel=ryb").harmonies;
  expect(hexesOf(pair.colors)).toEqual(["#FF0000", "#00FF00"]);
  expect(ask("harmony", "color=f00").harmonies).toHaveLength(8);
});

test("mixes match culori's", () => {
  for (const [space, culoriSpace] of [
    ["oklab", "oklab"],
    ["srgb", "rgb"],
    ["lab", "lab"],
  ] as const) {
    const { color } = ask("mix", { first: "#db073d", second: "#8ec7d2", amount: 30, space });
    expect([space, color.hex.toLowerCase()]).toEqual([
      space,
      formatHex(interpolate(["#db073d", "#8ec7d2"], culoriSpace)(0.3)),
    ]);
  }
  expect(ask("mix", "first=red&second=transparent").color).toMatchObject({ hex: "#FF0000", alpha: 0.5 });
});

test("a gradient's steps match culori's, including both ends", () => {
  const { colors, css } = ask("gradient", "color=db073d-8ec7d2-0d6986&steps=9&angle=45");
  const at = interpolate(["#db073d", "#8ec7d2", "#0d6986"], "oklab");
  expect(colors.map(({ hex }: { hex: string }) => hex.toLowerCase())).toEqual(
    Array.from({ length: 9 }, (_, step) => formatHex(at(step / 8))),
  );
  expect(css).toBe("linear-gradient(45deg in oklab, #DB073D, #8EC7D2, #0D6986)");
  const fading = ask("gradient", { color: ["#ff000000", "#0000ff"], steps: 3 }).colors;
  expect(fading.map(({ alpha }: { alpha: number }) => alpha)).toEqual([0, 0.5, 1]);
});

test("differences match Sharma's table and Euclidean Lab distance", () => {
  const differ = (first: string, second: string) => ask("difference", { first, second });
  expect(differ("lab(50 2.6772 -79.7751)", "lab(50 0 -82.7485)").deltaE2000).toBeCloseTo(2.0425, 4);
  expect(differ("lab(50 2.5 0)", "lab(73 25 -18)").deltaE2000).toBeCloseTo(27.1492, 4);
  expect(differ("lab(50 0 0)", "lab(50 3 4)").deltaE76).toBeCloseTo(5, 10);
  expect(differ("teal", "008080")).toMatchObject({ deltaE2000: 0, verdict: "The same to the eye" });
});

test("nearest searches a set, all names or a list", () => {
  const nearest = (query: string) => ask("nearest", query).colors[0].matches;
  expect(nearest("color=ff6348")[0].name).toBe("tomato");
  expect(nearest("color=oklch(50% .134 242.749)&among=tailwind")[0]).toMatchObject({ name: "sky-700", deltaE: 0 });
  expect(nearest("color=ff6b6b&among=open-color&count=2")).toMatchObject([
    { name: "red-5", hex: "#FF6B6B", deltaE: 0 },
    { name: expect.any(String) },
  ]);
  expect(nearest("color=ff6347&among=names")[0]).toMatchObject({ hex: "#FF6347", deltaE: 0 });
  expect(nearest("color=f00&candidate=blue&candidate=orangered&candidate=black")[0].name).toBe("orangered");
});

test("achromatopsia leaves only lightness, and grays never change", () => {
  const [{ seen }] = ask("simulate", "color=f00&deficiency=achroma").colors;
  // 0.2126 in linear light.
  expect(seen).toMatchObject([{ deficiency: "achroma", hex: "#7F7F7F" }]);
  const [gray] = ask("simulate", "color=808080").colors;
  expect(hexesOf(gray.seen)).toEqual(["#808080", "#808080", "#808080", "#808080"]);
  expect(ask("simulate", "color=f00&deficiency=protan&severity=0").colors[0].seen[0].hex).toBe("#FF0000");
  const [red, green] = ask("simulate", "color=e00000-008000&deficiency=deutan").colors;
  expect(red.seen[0].deltaE).toBeGreaterThan(20);
  expect(green.seen[0].deltaE).toBeGreaterThan(10);
});

test("a fix is the nearest passing color, or null with a reason", () => {
  expect(ask("fix", "text=777&background=fff")).toMatchObject({
    contrast: expect.closeTo(4.478, 3),
    fix: { hex: "#767676", reason: null },
  });
  const { fix } = ask("fix", "text=8ec7d2&background=fff&minimum=7");
  expect(wcagContrast(fix.hex, "#fff")).toBeGreaterThanOrEqual(7);
  expect(ask("fix", "text=fff&background=777&change=background").fix.hex).toBe("#767676");
  const { fix: soft, minimum } = ask("fix", "text=8ec7d2&background=fff&measure=apca");
  expect([minimum, soft.contrast >= 75]).toEqual([75, true]);
  expect(ask("fix", "text=fff&background=777&minimum=10").fix).toMatchObject({
    hex: null,
    reason: expect.stringContaining("10:1"),
  });
});
