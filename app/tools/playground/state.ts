import { opaque } from "#app/tools/color-fields.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { RoleSource, Theme, ThemeRoleId } from "#color/roles/theme-roles.ts";

export const TEMPLATES = ["landing", "dashboard", "article", "phone", "chart", "poster", "code"] as const;
export type TemplateId = (typeof TEMPLATES)[number];
export const VIEWS = ["both", "light", "dark"] as const;
export type View = (typeof VIEWS)[number];

export type Slot = { readonly color: Color; readonly isLocked: boolean };
/** A locked role holds a color, never an index into the palette. */
export type HandRole = { readonly source: RoleSource; readonly isLocked: boolean };
export type Hand = { readonly [Id in ThemeRoleId]?: HandRole };

export type State = {
  /** The palette: 1 to 10 opaque colors, and which of them the next palette keeps. */
  readonly slots: readonly Slot[];
  readonly template: TemplateId;
  readonly view: View;
  /** Roles set by the user; all others are solved. */
  readonly hand: Readonly<Record<Theme, Hand>>;
};

export const MAX_COLORS = 10;
export const THEMES = ["light", "dark"] as const satisfies readonly Theme[];

export const NO_HAND: State["hand"] = { light: {}, dark: {} };

export const initial: State = {
  slots: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map((rgb24) => freeSlot(fromRgb24(rgb24))),
  template: "landing",
  view: "both",
  hand: NO_HAND,
};

export function freeSlot(color: Color): Slot {
  return { color: opaque(color), isLocked: false };
}

export function colorsOf({ slots }: Pick<State, "slots">): readonly Color[] {
  return slots.map(({ color }) => color);
}

/** A locked role no longer follows the palette: it keeps its current color. `null` if the palette has no such color. */
export function handRole(source: number | Color, isLocked: boolean, colors: readonly Color[]): HandRole | null {
  const color = typeof source === "number" ? colors[source] : opaque(source);
  if (!color) return null;
  return isLocked || typeof source !== "number" ? { source: color, isLocked } : { source, isLocked };
}
