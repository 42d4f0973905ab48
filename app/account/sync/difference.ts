import { byId, type Held } from "#app/frame/library/held.ts";
import { KINDS, type Kind, type SavedItem } from "#app/frame/library/library-data.ts";
import { changedFields, fieldOf, isGuarded } from "./fields.ts";

/** The same change to several items. With `since`, only if the item has not changed after that time. */
export type Patch = { items: SavedItem[]; change: Readonly<Record<string, unknown>>; since: number | null };
/** The changes to send for a kind, in this order: room is made before it is needed. */
export type Difference = { trashed: Patch[]; erased: string[]; added: SavedItem[]; changed: Patch[] };

/** The local changes that the account doesn't have. This is the queue: changes made offline wait in it. */
export function differenceOf(kind: Kind, { local, base }: Pick<Held, "local" | "base">): Difference {
  const here = byId<SavedItem>(local[kind]);
  const known = byId<SavedItem>(base[kind]);
  const projects = new Set(base.projects.map(({ id }) => id));
  const difference: Difference = { trashed: [], erased: [], added: [], changed: [] };
  const patches = new Map<string, Patch>();
  for (const item of here.values()) {
    const old = known.get(item.id);
    const sent = withKnownProject(item, old, projects);
    if (!old) difference.added.push(sent);
    else addPatch(patches, old, sent);
  }
  for (const patch of patches.values()) {
    difference[typeof patch.change.trashedAt === "number" ? "trashed" : "changed"].push(patch);
  }
  difference.erased = [...known.keys()].filter((id) => !here.has(id));
  return difference;
}

/** Counts the pending items, without those the account refused. */
export function countPending(held: Held): number {
  const refused = new Set(held.refused);
  return KINDS.reduce((sum, kind) => sum + [...differingIds(kind, held)].filter((id) => !refused.has(id)).length, 0);
}

export function differingIds(kind: Kind, held: Held): Set<string> {
  const { trashed, erased, added, changed } = differenceOf(kind, held);
  const patched = [...trashed, ...changed].flatMap(({ items }) => items);
  return new Set([...erased, ...added.map(({ id }) => id), ...patched.map(({ id }) => id)]);
}

/** Groups items with the same change into one call; new content is sent only over the version it was based on. */
function addPatch(patches: Map<string, Patch>, old: SavedItem, item: SavedItem) {
  const fields = changedFields(old, item);
  if (fields.length === 0) return;
  const change = Object.fromEntries(fields.map((field) => [field, fieldOf(item, field)]));
  const since = fields.some(isGuarded) ? old.changedAt : null;
  const key = since === null ? JSON.stringify(change) : item.id;
  const patch = patches.get(key);
  if (patch) patch.items.push(item);
  else patches.set(key, { items: [item], change, since });
}

/** Replaces a project the account doesn't have, since it may have been refused or erased. */
function withKnownProject(item: SavedItem, old: SavedItem | undefined, projects: ReadonlySet<string>): SavedItem {
  if (!("projectId" in item) || item.projectId === null || projects.has(item.projectId)) return item;
  return { ...item, projectId: old && "projectId" in old ? old.projectId : null };
}
