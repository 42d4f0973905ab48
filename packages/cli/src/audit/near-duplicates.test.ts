import { expect, test } from "vitest";
import { deltaE2000, deltaEOk } from "../../../../color/difference/difference.ts";
import { createRandom } from "../../../../color/random.ts";
import { nearDuplicates, printDifference, usedColors } from "./near-duplicates.ts";
import { readFile } from "./read-file.ts";

function colorsOf(css: string) {
  return usedColors([readFile("a.css", css)]);
}

/** Random colors, many of them near each other, and the same on every run. */
function randomSheet(count: number): string {
  const next = createRandom(38);
  const lines = Array.from({ length: count }, () => {
    const alpha = next() < 0.1 ? ` / ${next() < 0.5 ? 0.5 : 0.502}` : "";
    const near = Math.floor(next() * 12);
    return `a { color: oklch(${(0.1 * near + next() * 0.02).toFixed(4)} ${(next() * 0.35).toFixed(3)} ${Math.floor(next() * 12) * 30}${alpha}) }`;
  });
  return lines.join("\n");
}

test("colors that look the same in sRGB are one color, however they are written", () => {
  const [first, ...rest] = colorsOf(
    "a { color: #fff; fill: white; stroke: rgb(255 255 255); color: #FFFFFF; color: hsl(0 0% 100%) }",
  );
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ hex: "#ffffff", uses: { length: 5 } });
});

test("different alphas stay apart, and invisible colors are ignored", () => {
  expect(
    nearDuplicates(
      colorsOf("a { color: #000; fill: #0001; stroke: #0002; color: #0000; color: transparent }"),
      "ciede2000",
      5,
    ),
  ).toEqual([]);
  const [found] = nearDuplicates(colorsOf("a { color: #00000080; fill: rgb(1 0 0 / 0.5) }"), "ciede2000", 5);
  expect(found?.duplicate.hex).toBe("#01000080");
});

test.each([
  ["ciede2000", 2, deltaE2000],
  ["ciede2000", 7, deltaE2000],
  ["ok", 0.03, deltaEOk],
] as const)("by %s below %f, the buckets match a comparison of all pairs", (metric, below, distance) => {
  const colors = colorsOf(randomSheet(800));
  const stays: typeof colors = [];
  const wanted = new Map<string, number>();
  for (const used of colors) {
    const near = stays
      .filter(({ color }) => Math.abs(color.alpha - used.color.alpha) <= 0.5 / 255)
      .map(({ color }) => distance(color, used.color))
      .filter((difference) => difference < below);
    if (near.length === 0) stays.push(used);
    else wanted.set(used.uses[0]?.text ?? "", Math.min(...near));
  }
  const found = nearDuplicates(colors, metric, below);
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBe(wanted.size);
  for (const { duplicate, deltaE } of found)
    expect(deltaE).toBeCloseTo(wanted.get(duplicate.uses[0]?.text ?? "") ?? Number.NaN, 9);
});

test("no difference below the limit prints as the limit", () => {
  expect([printDifference(0.9965, "ciede2000"), printDifference(0.00996, "ok")]).toEqual(["0.99", "0.009"]);
});

test("colors with extreme values terminate", () => {
  const css =
    "a { color: oklch(0.5 1e30 1); fill: lab(50 1e38 0); stroke: color(srgb 1e38 -1e38 0); color: color(xyz 1e38 1e38 1e38); color: #fff }";
  expect(nearDuplicates(colorsOf(css), "ciede2000", 1)).toEqual([]);
});

test("a color and its 8-bit fallback are the same, but two different 8-bit colors are not", () => {
  const find = (css: string) => nearDuplicates(colorsOf(css), "ciede2000", 1).map(({ duplicate }) => duplicate.hex);
  expect(find("a { color: #0d6986; color: oklch(48.6% 0.0896 226.3) }")).toEqual([]);
  expect(find("a { color: #f7f8f8; color: hsl(210 20% 97%) }")).toEqual([]);
  expect(find("a { color: #0d6986; color: #0d6986; color: #0d6987 }")).toEqual(["#0d6987"]);
});
