import type { CSSProperties } from "react";
import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { HandRoles, Theme, ThemeRoleId, ThemeRoles } from "#color/roles/theme-roles.ts";
import { ROLE_NAMES, THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { solveTheme } from "#color/theme.ts";
import { colorsOf, type Hand, type State } from "./state.ts";

export type Themes = Readonly<Record<Theme, ThemeRoles>>;

const solved = new WeakMap<State["slots"], { readonly hand: State["hand"]; readonly themes: Themes }>();

/** Caches the latest result per palette: the server names the colors before rendering them, and undo returns to it. */
export function solveThemes({ slots, hand }: Pick<State, "slots" | "hand">): Themes {
  const known = solved.get(slots);
  if (known?.hand === hand) return known.themes;
  const colors = colorsOf({ slots });
  const themes = {
    light: solveTheme(colors, "light", sourcesOf(hand.light)),
    dark: solveTheme(colors, "dark", sourcesOf(hand.dark)),
  };
  solved.set(slots, { hand, themes });
  return themes;
}

/** Each role as a CSS variable with its exported name, such as `--on-primary`. */
export function variablesOf(roles: ThemeRoles): CSSProperties {
  return Object.fromEntries(THEME_ROLE_IDS.map((id) => [variableOf(id), cssColor(roles[id].color)])) as CSSProperties;
}

export function variableOf(id: ThemeRoleId): string {
  return `--${ROLE_NAMES[id].toLowerCase().replaceAll(" ", "-")}`;
}

export function exportTheme(
  { light, dark }: Themes,
  colors: readonly Color[],
  titles: readonly string[],
  link: string,
): ExportPalette {
  const palette = colors.map((color, index) => ({ name: titles[index] ?? "", color }));
  const roles = THEME_ROLE_IDS.map((id) => ({ name: ROLE_NAMES[id], color: light[id].color, dark: dark[id].color }));
  return {
    name: "Theme",
    link,
    isTheme: true,
    groups: [
      { name: "Palette", swatches: palette, isPrimitive: true },
      { name: "", swatches: roles },
    ],
  };
}

function sourcesOf(hand: Hand): HandRoles {
  return Object.fromEntries(Object.entries(hand).map(([id, { source }]) => [id, source]));
}
