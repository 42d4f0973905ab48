import type { SavedItem } from "#app/frame/library/library-data.ts";

/** The times of saving and changing don't count as differences. */
const UNCOMPARED = new Set(["id", "savedAt", "changedAt"]);
const CONTENT = new Set(["color", "path", "colors"]);

export function isContent(field: string): boolean {
  return CONTENT.has(field);
}

/** Whether a field is sent only over the value it was based on, so as not to lose another device's. */
export function isGuarded(field: string): boolean {
  return isContent(field) || field === "notes";
}

/** Returns all fields if `from` is missing. */
export function changedFields(from: SavedItem | undefined, to: SavedItem): string[] {
  const fields = Object.keys(to).filter((field) => !UNCOMPARED.has(field));
  return from ? fields.filter((field) => !isSameValue(fieldOf(from, field), fieldOf(to, field))) : fields;
}

/**
 * The fields that another device changed. The account sets the time of trashing by its own clock, which doesn't count
 * as a change.
 */
export function fieldsChangedThere(known: SavedItem | undefined, remote: SavedItem): Set<string> {
  const fields = new Set(changedFields(known, remote));
  if (known?.trashedAt && remote.trashedAt) fields.delete("trashedAt");
  return fields;
}

export function isSame(one: SavedItem, other: SavedItem): boolean {
  return one === other || changedFields(one, other).length === 0;
}

export function fieldOf(item: SavedItem, field: string): unknown {
  return (item as unknown as Record<string, unknown>)[field];
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
