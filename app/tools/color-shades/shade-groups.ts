import type { ShadeFamily } from "#contract/color-path.ts";

/** The parts of a family's page, in its order. */
export const GROUPS = ["light", "vivid", "muted", "dark"] as const;
export type ShadeGroup = (typeof GROUPS)[number];

const TITLES: Record<ShadeGroup, string> = { light: "Light", vivid: "Vivid", muted: "Muted", dark: "Dark" };
/** No grey is vivid: the most colorful ones are tinted, the others neutral. */
const GREY_TITLES: Partial<Record<ShadeGroup, string>> = { vivid: "Tinted", muted: "Neutral" };

export function groupTitle(group: ShadeGroup, family: ShadeFamily): string {
  return (family === "grey" && GREY_TITLES[group]) || TITLES[group];
}
