import type { CSSProperties } from "react";
import { cssColor } from "#app/tools/paint.ts";
import type { HandRoles, Theme, ThemeRoleId, ThemeRoles } from "#color/roles/theme-roles.ts";
import { ROLE_NAMES, THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { solveTheme } from "#color/theme.ts";
import { colorsOf, type Hand, type State } from "./state.ts";

export type Themes = Readonly<Record<Theme, ThemeRoles>>;

export function solveThemes({ slots, hand }: Pick<State, "slots" | "hand">): Themes {
  const colors = colorsOf({ slots });
  return {
    light: solveTheme(colors, "light", sourcesOf(hand.light)),
    dark: solveTheme(colors, "dark", sourcesOf(hand.dark)),
  };
}

/** Each role as a variable, as it is exported: `--on-primary`. */
export function variablesOf(roles: ThemeRoles): CSSProperties {
  return Object.fromEntries(THEME_ROLE_IDS.map((id) => [variableOf(id), cssColor(roles[id].color)])) as CSSProperties;
}

export function variableOf(id: ThemeRoleId): string {
  return `--${ROLE_NAMES[id].toLowerCase().replaceAll(" ", "-")}`;
}

function sourcesOf(hand: Hand): HandRoles {
  return Object.fromEntries(Object.entries(hand).map(([id, { source }]) => [id, source]));
}
