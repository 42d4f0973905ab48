/** The parts of a family's page, in its order. */
export const GROUPS = ["light", "vivid", "muted", "dark"] as const;
export type ShadeGroup = (typeof GROUPS)[number];
