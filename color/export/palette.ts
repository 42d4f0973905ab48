import type { Color } from "../color.ts";

export type ExportSwatch = {
  readonly name: string;
  readonly color: Color;
  /** The color in the dark theme, if the tool has one. Writers never make it up. */
  readonly dark?: Color;
};

/** `name` is "" for the ungrouped colors of a palette. */
export type ExportGroup = {
  readonly name: string;
  readonly swatches: readonly ExportSwatch[];
  /** Swatches of other groups with exactly one of these colors are written as references to it. */
  readonly isPrimitive?: boolean;
};

/** A CSS gradient function. `name` tells several apart, and is "" if there is only one. */
export type ExportGradient = { readonly name: string; readonly css: string };

/** `link` is the address that shows the palette again: the first line of every text format with comments. */
export type ExportPalette = {
  readonly name: string;
  readonly link: string;
  readonly groups: readonly ExportGroup[];
  /** For the formats that support gradients: CSS, Tailwind 4, Sass, Less and JSON. */
  readonly gradients?: readonly ExportGradient[];
  /** In a theme, dark values matter as much as light ones, so every format includes them; otherwise only on request. */
  readonly isTheme?: boolean;
};

/** In the order of a menu. */
export const VALUE_FORMATS = ["hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"] as const;
export type ValueFormat = (typeof VALUE_FORMATS)[number];

export const DARK_MODES = ["none", "media", "class", "light-dark"] as const;
export type DarkMode = (typeof DARK_MODES)[number];

export type ExportOptions = {
  readonly values: ValueFormat;
  readonly dark: DarkMode;
  /** Prefix for every variable name: "brand" gives --brand-red. */
  readonly prefix: string;
  /** For design tokens: writes `$value` as a string, for tools older than 2025.10. */
  readonly isLegacyTokens: boolean;
};

/** Hex values, which are free for everyone, and light ones only. */
export const PLAIN_OPTIONS: ExportOptions = { values: "hex", dark: "none", prefix: "", isLegacyTokens: false };

export function hasDark({ groups }: ExportPalette): boolean {
  return groups.some(({ swatches }) => swatches.some(({ dark }) => dark));
}

/** How dark values are written: "none" if there are none, and never "none" for a theme. */
export function darkModeOf(palette: ExportPalette, { dark }: Pick<ExportOptions, "dark">): DarkMode {
  if (!hasDark(palette)) return "none";
  return palette.isTheme && dark === "none" ? "media" : dark;
}

/** Turns the dark values of a theme into groups, "Dark" or "Brand dark", for formats with one value per color. */
export function spellOutDark(palette: ExportPalette): ExportPalette {
  if (!palette.isTheme) return palette;
  const groups = palette.groups.flatMap((group): ExportGroup[] => {
    const swatches = group.swatches.flatMap(({ name, dark }) => (dark ? [{ name, color: dark }] : []));
    return swatches.length === 0 ? [group] : [group, { name: group.name ? `${group.name} dark` : "Dark", swatches }];
  });
  return { ...palette, groups };
}
