import type { Color } from "../color.ts";
import { capitalize } from "../text/capitalize.ts";

export type Theme = "light" | "dark";

/** The roles of a page without charts. */
export const ROLE_IDS = [
  "background",
  "surface",
  "text",
  "mutedText",
  "border",
  "primary",
  "onPrimary",
  "secondary",
  "onSecondary",
  "accent",
  "onAccent",
] as const;
export type RoleId = (typeof ROLE_IDS)[number];

export const CHART_ROLE_IDS = ["chart1", "chart2", "chart3", "chart4", "chart5", "chart6"] as const;

/** Every role of a color in an interface, in list order. */
export const THEME_ROLE_IDS = [...ROLE_IDS, "link", "good", "bad", ...CHART_ROLE_IDS] as const;
export type ThemeRoleId = (typeof THEME_ROLE_IDS)[number];

/** A role's color set by hand: an index of the palette, whose color it then follows, or a separate color. */
export type RoleSource = number | Color;
export type HandRoles = { readonly [Id in ThemeRoleId]?: RoleSource };

export type ThemeRole = {
  readonly color: Color;
  /** The index of the palette color used unchanged for the role; null if the color was made. */
  readonly index: number | null;
  readonly isByHand: boolean;
};
export type ThemeRoles = Readonly<Record<ThemeRoleId, ThemeRole>>;

/** The display names of the roles: "Muted text", "On primary", "Chart 1". */
export const ROLE_NAMES = Object.fromEntries(
  THEME_ROLE_IDS.map((id) => {
    const words = id.replace(/[A-Z\d]/g, (sign) => ` ${sign.toLowerCase()}`);
    return [id, capitalize(words)];
  }),
) as Readonly<Record<ThemeRoleId, string>>;
