import { expect, test } from "vitest";
import { writeExport } from "#color/export/write-export.ts";
import { THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { exportTheme } from "./export-theme.ts";
import { initial } from "./state.ts";
import { writeTheme } from "./theme-texts.ts";
import { solveThemes, variableOf } from "./themes.ts";

const LINK = "https://huesmith.example/playground";
const themes = solveThemes(initial);
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

test("each text of the theme has every role in both themes", () => {
  const css = writeTheme("css", themes, LINK);
  for (const id of THEME_ROLE_IDS) expect(css).toContain(`  ${variableOf(id)}: light-dark(#`);
  expect(count(writeTheme("tailwind4", themes, LINK), "light-dark(#")).toBe(THEME_ROLE_IDS.length);
  const tokens = JSON.parse(writeTheme("dtcg", themes, LINK));
  expect(Object.keys(tokens.Light)).toHaveLength(THEME_ROLE_IDS.length + 1);
  expect(Object.keys(tokens.Dark)).toEqual(Object.keys(tokens.Light));
  expect(tokens.Light.Background).not.toEqual(tokens.Dark.Background);
  expect(writeTheme("shadcn", themes, LINK)).toMatch(/:root \{[^}]*--primary:[^}]*\}\n\.dark \{[^}]*--primary:/);
});

test("in the export panel no format loses a theme, whatever is chosen for dark", () => {
  const palette = exportTheme(themes, LINK);
  const options = { values: "hex", prefix: "", isLegacyTokens: false } as const;
  for (const dark of ["none", "media", "class", "light-dark"] as const) {
    const css = writeExport(palette, "css", { ...options, dark });
    for (const id of THEME_ROLE_IDS) {
      expect(css).toContain(`  ${variableOf(id)}: `);
      expect(css).toContain(`  --dark-${variableOf(id).slice(2)}: `);
    }
  }
  const csv = writeExport(palette, "csv", { ...options, dark: "none" });
  expect(count(csv.trim(), "\n")).toBe(2 * THEME_ROLE_IDS.length);
});
