import type { Kind, SavedItem } from "#app/frame/library/library-data.ts";

/** The fields both sides have and that can differ. The times of saving and changing don't count as differences. */
export const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  projects: ["name", "notes", "trashedAt"],
  palettes: ["name", "tags", "projectId", "shareToken", "trashedAt", "path", "colors"],
  colors: ["name", "tags", "projectId", "trashedAt", "color"],
};

const CONTENT = new Set(["color", "path", "colors"]);

export function isContent(field: string): boolean {
  return CONTENT.has(field);
}

/** Whether a field is sent only over the value it was based on, so as not to lose another device's. */
export function isGuarded(field: string): boolean {
  return isContent(field) || field === "notes";
}

/** Returns all fields if `from` is missing. */
export function changedFields(kind: Kind, from: SavedItem | undefined, to: SavedItem): string[] {
  return FIELDS[kind].filter((field) => !from || !isSameValue(fieldOf(from, field), fieldOf(to, field)));
}

export function isSame(kind: Kind, one: SavedItem, other: SavedItem): boolean {
  return one === other || changedFields(kind, one, other).length === 0;
}

export function fieldOf(item: SavedItem, field: string): unknown {
  return (item as unknown as Record<string, unknown>)[field];
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
