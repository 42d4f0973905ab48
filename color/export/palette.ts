import type { Color } from "../color.ts";

export type ExportSwatch = {
  readonly name: string;
  readonly color: Color;
  /** In the dark theme, where the tool has one. No writer makes it up. */
  readonly dark?: Color;
};

/** `name` is "" for the loose colors of a palette. */
export type ExportGroup = {
  readonly name: string;
  readonly swatches: readonly ExportSwatch[];
  /** Swatches of other groups with exactly one of these colors are written as references to it. */
  readonly isPrimitive?: boolean;
};

/** A gradient function of CSS. `name` tells several apart, and is "" for the only one. */
export type ExportGradient = { readonly name: string; readonly css: string };

/** `link` is the address that shows the palette again: the first line of every text that has comments. */
export type ExportPalette = {
  readonly name: string;
  readonly link: string;
  readonly groups: readonly ExportGroup[];
  /** For the formats that can say one: CSS, Tailwind 4, Sass, Less and JSON. */
  readonly gradients?: readonly ExportGradient[];
  /** The dark values are as much a part of it as the light ones, so every format has them; else only where chosen. */
  readonly isTheme?: boolean;
};

/** In the order of a menu. */
export const VALUE_FORMATS = ["hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"] as const;
export type ValueFormat = (typeof VALUE_FORMATS)[number];

export type DarkMode = "none" | "media" | "class" | "light-dark";

export type ExportOptions = {
  readonly values: ValueFormat;
  readonly dark: DarkMode;
  /** Before every name of a variable: "brand" gives --brand-red. */
  readonly prefix: string;
  /** Of design tokens: `$value` as a string, for tools older than 2025.10. */
  readonly isLegacyTokens: boolean;
};

export function hasDark({ groups }: ExportPalette): boolean {
  return groups.some(({ swatches }) => swatches.some(({ dark }) => dark));
}

/** How the dark values are written: "none" where there are none, and never "none" for a theme. */
export function darkModeOf(palette: ExportPalette, { dark }: Pick<ExportOptions, "dark">): DarkMode {
  if (!hasDark(palette)) return "none";
  return palette.isTheme && dark === "none" ? "media" : dark;
}

/** For formats that have one value a color: the dark values of a theme as groups, "Dark" or "Brand dark". */
export function spellOutDark(palette: ExportPalette): ExportPalette {
  if (!palette.isTheme) return palette;
  const groups = palette.groups.flatMap((group): ExportGroup[] => {
    const swatches = group.swatches.flatMap(({ name, dark }) => (dark ? [{ name, color: dark }] : []));
    return swatches.length === 0 ? [group] : [group, { name: group.name ? `${group.name} dark` : "Dark", swatches }];
  });
  return { ...palette, groups };
}
