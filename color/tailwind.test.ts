import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TAILWIND_FAMILIES, TAILWIND_STEPS, tailwindColor, tailwindColors } from "./tailwind.ts";
import { parse } from "./text/parse.ts";
import { printHex } from "./text/print.ts";

const THEME = readFileSync(new URL("../node_modules/tailwindcss/theme.css", import.meta.url), "utf8");

test("the palette matches the installed Tailwind, in its order", () => {
  const steps = [...THEME.matchAll(/--color-([a-z]+-\d+): (.*?);/g)].map(([, name, text]) => {
    return { name, color: parse(text as string) };
  });
  expect(steps).toHaveLength(TAILWIND_FAMILIES.length * TAILWIND_STEPS.length);
  expect(tailwindColors().slice(0, -2)).toEqual(steps);
});

test("black and white are last", () => {
  expect(THEME).toContain("--color-black: #000;");
  expect(
    tailwindColors()
      .slice(-2)
      .map(({ name, color }) => [name, printHex(color)]),
  ).toEqual([
    ["black", "#000000"],
    ["white", "#FFFFFF"],
  ]);
});

test("a color is found by its name", () => {
  expect(tailwindColor("sky-700")).toEqual({ space: "oklch", l: 0.5, c: 0.134, h: 242.749, alpha: 1 });
  expect(tailwindColor("sky-75")).toBeUndefined();
  expect(tailwindColor("constructor")).toBeUndefined();
});
