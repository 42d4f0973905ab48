import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Ads and the templates of the playground are pictures of a fixed size. */
const FIXED = /^app\/(?:ads|tools\/playground\/templates)\//;
const IN_PIXELS = /(?:max|min)-\[\d+px\]:|width ?[<>]=? ?\d+px|\d+px ?<=? ?width|--breakpoint-\w+: \d+px/g;

test("breakpoints follow the font size, so that large text gets the layout of a narrower screen", () => {
  const files = globSync("app/**/*.{css,ts,tsx}").filter((file) => !FIXED.test(file) && !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => readFileSync(file, "utf8").match(IN_PIXELS) ?? []);
  expect(found).toEqual([]);
});

test("the breakpoints are those of the specification", () => {
  const found = readFileSync("app/app.css", "utf8").matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g);
  const breakpoints = Object.fromEntries([...found].map(([, name, rem]) => [name, Number(rem) * 16]));
  expect(breakpoints).toMatchObject({ sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});
