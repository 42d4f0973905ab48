import { SHADE_FAMILIES, type ShadeFamily } from "#contract/color-path.ts";

export const FAMILY_FILE_FORMATS = ["ase", "gpl", "json", "csv"] as const;

/** Finds the family in "/shades-of-green", "/color-shades/shades-of-green" or "…-green.ase", ignoring case. */
export function familyOfPath(pathname: string): ShadeFamily | null {
  const name = /\/shades-of-([a-z]+)(?:\.[a-z]+)?\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return SHADE_FAMILIES.find((family) => family === name) ?? null;
}

/** `?works=white`: shades that are legible as text on white, and therefore as a background for white text. */
const BACKGROUNDS = ["white", "black"] as const;
export type Background = (typeof BACKGROUNDS)[number];

export function readBackground(query: URLSearchParams): Background | null {
  return BACKGROUNDS.find((background) => background === query.get("works")) ?? null;
}

type Contrast = { isOnWhite: boolean; isOnBlack: boolean };

export function worksOn({ isOnWhite, isOnBlack }: Contrast, background: Background | null): boolean {
  return background === null || (background === "white" ? isOnWhite : isOnBlack);
}

/** The sections of a family's page, in order. */
export const GROUPS = ["light", "vivid", "muted", "dark"] as const;
export type ShadeGroup = (typeof GROUPS)[number];

const TITLES: Record<ShadeGroup, string> = { light: "Light", vivid: "Vivid", muted: "Muted", dark: "Dark" };
/** Greys are never vivid: the most colorful ones are called tinted, the muted ones neutral. */
const GREY_TITLES: Partial<Record<ShadeGroup, string>> = { vivid: "Tinted", muted: "Neutral" };

export function groupTitle(group: ShadeGroup, family: ShadeFamily): string {
  return (family === "grey" && GREY_TITLES[group]) || TITLES[group];
}
