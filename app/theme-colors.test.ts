import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { parse } from "#color/text/parse.ts";

// Most journeys look for low contrast in the light theme only. With these tests, that is enough.

const THEMED = /--color-([\w-]+): light-dark\(((?:[^()]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\);/g;
const OWN_COLOR = /\btext-\[(?:#|color|hsl|light-dark|okl|rgb)[^\]]*\]|\[color:[^\]]*\]|\bdark:text-\S+/g;

test("text has enough contrast on every surface in both themes", () => {
  const found = [...readFileSync("app/app.css", "utf8").matchAll(THEMED)];
  const colors = new Map(found.map(([, name = "", ...themes]) => [name, themes]));
  const pairs = ["ink", "ink-2", "ok", "bad"].flatMap((text) =>
    ["paper", "sheet", "well"].map((surface) => [text, surface] as const),
  );
  for (const [text, surface] of [...pairs, ["brand-ink", "brand"], ["paper", "ink"]] as const) {
    for (const theme of [0, 1]) {
      const [a, b] = [text, surface].map((name) => parse(colors.get(name)?.[theme] ?? "") ?? expect.fail(name));
      if (a && b) expect(wcagContrast(toRgb24(a), toRgb24(b)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("no class gives text a color of its own", () => {
  const found = globSync("app/**/*.tsx").flatMap((file) => readFileSync(file, "utf8").match(OWN_COLOR) ?? []);
  expect(found).toEqual(["text-[#000]"]); // on white in both themes
});
