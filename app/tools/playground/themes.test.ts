import { expect, test } from "vitest";
import { queryOf } from "#app/tools/tool-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { type WrittenFormatId, writeExport } from "#color/export/write-export.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteBytes, readPaletteText } from "#color/import/read-palette.ts";
import { THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { assignRole } from "./changes.ts";
import { takeTheme } from "./import-theme.ts";
import { model } from "./model.ts";
import { colorsOf, initial, type State } from "./state.ts";
import { type ThemeTextId, writeTheme } from "./theme-texts.ts";
import { exportTheme, solveThemes, variableOf } from "./themes.ts";

const TITLES = ["Lollipop", "Gold", "Sky", "Lagoon", "Reef"];
/** A palette that most formats can carry, with two roles set by hand in one theme and one in both. */
const MADE = assignRole(
  assignRole(initial, ["light"], "surface", fromRgb24(0xfff1dd)),
  ["light", "dark"],
  "link",
  fromRgb24(0x3377cc),
);

const paletteOf = (state: State) =>
  exportTheme(solveThemes(state), colorsOf(state), TITLES, "https://huesmith.example/playground");
const textOf = (id: ThemeTextId, state = initial, isPro = false) =>
  writeTheme(id, paletteOf(state), solveThemes(state), isPro);
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

function stateOf(imported: ImportedPalette | null): State {
  const theme = imported && takeTheme(imported);
  if (!theme) throw new Error("no theme");
  return { ...initial, ...theme };
}

test("each theme text has every role in both themes and refers to the palette", () => {
  const css = textOf("css");
  for (const id of THEME_ROLE_IDS) expect(css).toContain(`  ${variableOf(id)}: `);
  expect(css).toMatch(/--background: light-dark\(#\w{6}, #\w{6}\);/);
  expect(css).toContain("  --primary: var(--palette-lollipop);");
  expect(textOf("css-class")).toMatch(/\n\.dark \{\n {2}--background: #/);
  expect(textOf("tailwind4")).toMatch(/^@custom-variant dark .*\n@theme \{[^}]*\}\n\.dark \{/m);
  expect(textOf("shadcn")).toMatch(/:root \{[^}]*--primary:[^}]*\}\n\.dark \{[^}]*--background:/);
  const { modifiers } = JSON.parse(textOf("dtcg"));
  const { light, dark } = modifiers.theme.contexts;
  expect(Object.keys(light[0])).toHaveLength(THEME_ROLE_IDS.length);
  expect(Object.keys(dark[0])).toEqual(Object.keys(light[0]));
  expect(light[0].Primary.$value).toBe("{Palette.Lollipop}");
});

test("a copied theme is in HEX, or with Pro in OKLCH for Tailwind and shadcn/ui", () => {
  for (const id of ["css", "css-class", "tailwind4", "shadcn"] as const) expect(textOf(id)).not.toContain("oklch(");
  for (const id of ["tailwind4", "shadcn"] as const) expect(textOf(id, initial, true)).toContain("oklch(");
});

test("no dark setting loses a theme, and no format repeats a role", () => {
  for (const dark of ["none", "media", "class", "light-dark"] as const) {
    const css = writeExport(paletteOf(initial), "css", { ...PLAIN_OPTIONS, dark });
    expect(css).not.toContain("--dark-");
    const isPaired = dark === "light-dark";
    expect(count(css, "  --background: ")).toBe(isPaired ? 1 : 2);
    expect(count(css, "  --primary: ")).toBe(1);
  }
  const csv = writeExport(paletteOf(initial), "csv", PLAIN_OPTIONS);
  expect(count(csv.trim(), "\n")).toBe(colorsOf(initial).length + 2 * THEME_ROLE_IDS.length);
});

for (const { id } of EXPORT_FORMATS) {
  // These formats have no names.
  if (["png", "swatches", "pal"].includes(id)) continue;
  test(`a theme imported from ${id} keeps its palette, its roles and manual choices`, () => {
    for (const dark of id === "css" || id === "tailwind4"
      ? (["media", "class", "light-dark"] as const)
      : ["none" as const]) {
      for (const prefix of ["", "my"]) {
        const written = writeExport(paletteOf(MADE), id as WrittenFormatId, { ...PLAIN_OPTIONS, dark, prefix });
        const back = stateOf(typeof written === "string" ? readPaletteText(written) : readPaletteBytes(written, ""));
        expect(queryOf(model, back)).toBe(queryOf(model, MADE));
      }
    }
  });
}

test("copied themes can be imported, and those of shadcn/ui keep only the roles", () => {
  for (const id of ["css", "css-class", "tailwind4", "dtcg"] as const) {
    expect(queryOf(model, stateOf(readPaletteText(textOf(id, MADE))))).toBe(queryOf(model, MADE));
  }
  const wanted = solveThemes(MADE);
  const found = solveThemes(stateOf(readPaletteText(textOf("shadcn", MADE))));
  for (const id of ["background", "text", "primary", "onAccent", "bad", "chart5", "border"] as const) {
    for (const theme of ["light", "dark"] as const) expect(found[theme][id].color).toEqual(wanted[theme][id].color);
  }
});

test("colors with a few role names are not a theme", () => {
  expect(takeTheme(readPaletteText("--primary: #0d6986; --text: #111;") as ImportedPalette)).toBeNull();
});
