import * as v from "valibot";
import type { ImportedPalette, ImportedSwatch } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { print, printHex } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import { defineAct } from "./act.ts";
import type { Parameter } from "./parameters.ts";

const MAX_TEXT_CHARACTERS = 200_000;

export const importAct = defineAct({
  name: "import",
  title: "Import",
  text: "Reads the colors in text: CSS, SCSS, Tailwind, design tokens, JSON, code, SVG, GIMP and JASC palettes, tables, links to other color tools, or a plain list.",
  parameters: { text: paletteParameter("The content of the file.") },
  example: { text: ":root { --brand: #0d6986; --accent: oklch(0.8 0.15 85); }" },
  run: ({ text: { name, format, link, groups, unread, leftOut } }) => ({
    name,
    format,
    link: link ?? null,
    groups: groups.map((group) => ({ name: group.name, colors: group.swatches.map(makeImported) })),
    // Beyond the first 1,000.
    leftOut: leftOut ?? 0,
    unread: unread ?? { count: 0, rows: [] },
  }),
});

function paletteParameter(text: string): Parameter<ImportedPalette> {
  const takes = `a text with colors of up to ${printCount(MAX_TEXT_CHARACTERS)} characters`;
  const schema = v.pipe(
    v.string(),
    v.maxLength(MAX_TEXT_CHARACTERS, ({ input }) => `takes ${takes}, not ${printCount(input.length)}.`),
    v.rawTransform<string, ImportedPalette>(({ dataset, addIssue, NEVER }) => {
      const palette = dataset.value.length <= MAX_TEXT_CHARACTERS ? readPaletteText(dataset.value) : null;
      if (palette?.groups.some(({ swatches }) => swatches.length > 0)) return palette;
      addIssue({ message: "has no colors that can be read." });
      return NEVER;
    }),
  );
  const json = { type: "string", maxLength: MAX_TEXT_CHARACTERS } as const;
  return { schema, json, takes, text, isList: false };
}

function makeImported({ name, color, dark, uses }: ImportedSwatch) {
  return {
    name,
    hex: printHex(color),
    css: print(color, "oklch"),
    alpha: color.alpha,
    dark: dark ? { hex: printHex(dark), css: print(dark, "oklch") } : null,
    uses: uses ?? 1,
  };
}
