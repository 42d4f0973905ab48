import { lintPalette } from "#color/lint/lint-palette.ts";
import { printHex } from "#color/text/print.ts";
import { defineAct } from "./act.ts";
import { colorsParameter, optionalColorParameter } from "./parameters.ts";

const MAX_COLORS = 30;

export const lintAct = defineAct({
  name: "lint",
  title: "Check a palette",
  text: "Finds what could go wrong with a palette: no readable pair, colors that look alike, in general or with color blindness, and colors outside sRGB. fix has the whole palette after the fix, or null if there is none. indexes count from 0.",
  parameters: {
    color: colorsParameter(2, MAX_COLORS, "The palette. Transparency is ignored."),
    background: optionalColorParameter("none", "The page. At least one color must be readable on it."),
  },
  example: { color: "db073d-d9083e-8ec7d2-0d6986", background: "white" },
  run({ color, background }) {
    const palette = color.map((given) => ({ name: "", color: given.color }));
    return {
      colors: color.map((given) => ({ input: given.input, hex: printHex(given.color) })),
      findings: lintPalette(palette, { background: background?.color ?? null }).map(
        ({ rule, severity, indexes, message, fix }) => ({
          rule,
          severity,
          indexes,
          message,
          fix: fix ? { label: fix.label, colors: fix.colors.map((one) => printHex(one)) } : null,
        }),
      ),
    };
  },
});
