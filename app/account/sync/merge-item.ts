import { mergeNotes } from "#app/frame/library/clean.ts";
import { copyOf } from "#app/frame/library/copy-of.ts";
import type { SavedItem } from "#app/frame/library/library-data.ts";
import { changedFields, fieldOf, fieldsChangedThere, isContent, isSame } from "./fields.ts";

export type Sides = {
  /** The last state known to both sides. */
  base: SavedItem | undefined;
  local: SavedItem | undefined;
  remote: SavedItem | undefined;
  /** Whether the account has room for a copy. If not, it keeps its content, and this browser's becomes the copy. */
  hasRoom?: boolean;
};
/** The merged item, and a copy if both sides changed the content at once. */
type Merged = { item: SavedItem | undefined; copy?: SavedItem };

/** Leaving a project or going into the trash doesn't restore an erased item. */
const PASSING = new Set(["projectId", "trashedAt", "shareToken"]);
const COPY_WORD = "other device";

/** Merges both sides without losing work of either. */
export function mergeItem(sides: Sides, now: number): Merged {
  const { base, local, remote, hasRoom = true } = sides;
  if (!remote) return { item: local && (!base || isRevived(base, local)) ? local : undefined };
  if (!local) return { item: base && !isRevived(base, remote) ? undefined : remote };
  const savedAt = Math.max(local.savedAt, remote.savedAt);
  if (isSame(local, remote) || (base && isSame(base, local))) {
    const isIdentical = isSame(local, remote) && local.changedAt === remote.changedAt && local.savedAt === savedAt;
    return { item: isIdentical ? local : { ...remote, savedAt } };
  }
  if (base && isSame(base, remote)) return { item: local };
  return mergeBoth({ base, local, remote, hasRoom }, now);
}

/** Merges field by field; if both changed the same one, the newest wins. The older of two contents becomes a copy. */
function mergeBoth(
  { base, local, remote, hasRoom }: Sides & { local: SavedItem; remote: SavedItem },
  now: number,
): Merged {
  const here = new Set(changedFields(base, local));
  const there = fieldsChangedThere(base, remote);
  const differing = changedFields(local, remote);
  const isLocalNewer = local.changedAt > remote.changedAt;
  const isTwoContents = differing.some((field) => isContent(field) && here.has(field)) && hasContent(there);
  const isLocalContent = (hasRoom || !isTwoContents) && wins(differing.filter(isContent));
  const item: Record<string, unknown> = { ...remote };
  for (const field of differing) {
    const isLocal = isContent(field) ? isLocalContent : wins([field]);
    if (isLocal) item[field] = fieldOf(local, field);
  }
  if ("notes" in local && "notes" in remote && here.has("notes") && there.has("notes")) {
    item.notes = isLocalNewer ? mergeNotes(local.notes, remote.notes) : mergeNotes(remote.notes, local.notes);
  }
  if (base && item.trashedAt !== null && isTrashedAgainstWork(base, [local, remote])) item.trashedAt = null;
  item.savedAt = Math.max(local.savedAt, remote.savedAt);
  item.changedAt = Math.max(local.changedAt, remote.changedAt);
  const copy = isTwoContents ? copyOf(isLocalContent ? remote : local, COPY_WORD, now) : undefined;
  return { item: item as unknown as SavedItem, ...(copy && { copy }) };

  function wins(fields: readonly string[]): boolean {
    const isHere = fields.some((field) => here.has(field));
    const isThere = fields.some((field) => there.has(field));
    return isHere && (!isThere || isLocalNewer);
  }
  function hasContent(fields: ReadonlySet<string>) {
    return [...fields].some((field) => isContent(field) && differing.includes(field));
  }
}

/** True if trashed on one side but edited on the other. */
function isTrashedAgainstWork(base: SavedItem, sides: readonly SavedItem[]): boolean {
  return base.trashedAt === null && sides.some((side) => side.trashedAt === null && isRevived(base, side));
}

/** True if erased on one side but since edited or restored from the trash on the other. */
function isRevived(base: SavedItem, other: SavedItem): boolean {
  const isRestored = base.trashedAt !== null && other.trashedAt === null;
  return isRestored || changedFields(base, other).some((field) => !PASSING.has(field));
}
