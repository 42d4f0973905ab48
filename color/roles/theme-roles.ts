import type { Color } from "../color.ts";
import { capitalize } from "../text/capitalize.ts";

export type Theme = "light" | "dark";

/** The parts of a page without charts. */
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

/** Every part that a color can play in an interface, in the order in which a list shows them. */
export const THEME_ROLE_IDS = [...ROLE_IDS, "link", "good", "bad", ...CHART_ROLE_IDS] as const;
export type ThemeRoleId = (typeof THEME_ROLE_IDS)[number];

/** What a person gives a role by hand: a color of the palette by its index, which it then follows, or one of its own. */
export type RoleSource = number | Color;
export type HandRoles = { readonly [Id in ThemeRoleId]?: RoleSource };

export type ThemeRole = {
  readonly color: Color;
  /** The palette's color that plays the role as it is; null if it had to be made. */
  readonly index: number | null;
  readonly isByHand: boolean;
};
export type ThemeRoles = Readonly<Record<ThemeRoleId, ThemeRole>>;

/** What the roles are called where people read them: "Muted text", "On primary", "Chart 1". */
export const ROLE_NAMES = Object.fromEntries(
  THEME_ROLE_IDS.map((id) => {
    const words = id.replace(/[A-Z\d]/g, (sign) => ` ${sign.toLowerCase()}`);
    return [id, capitalize(words)];
  }),
) as Readonly<Record<ThemeRoleId, string>>;
