import { byId, type Held } from "#app/frame/library/held.ts";
import { KINDS, type Kind, type SavedItem } from "#app/frame/library/library-data.ts";
import { changedFields, fieldOf, isGuarded } from "./fields.ts";

/** The same change to some items. `since`: only if the item has not changed after that. */
export type Patch = { items: SavedItem[]; change: Readonly<Record<string, unknown>>; since: number | null };
/** What the account has to be told of a kind, in this order: room is made before it is needed. */
export type Difference = { trashed: Patch[]; erased: string[]; added: SavedItem[]; changed: Patch[] };

/** What is here and not in the account. It is the queue: what was done without a connection waits in it. */
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
    else addPatch(patches, kind, old, sent);
  }
  for (const patch of patches.values()) {
    difference[typeof patch.change.trashedAt === "number" ? "trashed" : "changed"].push(patch);
  }
  difference.erased = [...known.keys()].filter((id) => !here.has(id));
  return difference;
}

/** Without those that the account has refused. */
export function countPending(held: Held): number {
  const refused = new Set(held.refused);
  return KINDS.reduce((sum, kind) => sum + [...differingIds(kind, held)].filter((id) => !refused.has(id)).length, 0);
}

export function differingIds(kind: Kind, held: Held): Set<string> {
  const { trashed, erased, added, changed } = differenceOf(kind, held);
  const patched = [...trashed, ...changed].flatMap(({ items }) => items);
  return new Set([...erased, ...added.map(({ id }) => id), ...patched.map(({ id }) => id)]);
}

/** One call for all items that change in the same way; a new content only over the one that it was made from. */
function addPatch(patches: Map<string, Patch>, kind: Kind, old: SavedItem, item: SavedItem) {
  const fields = changedFields(kind, old, item);
  if (fields.length === 0) return;
  const change = Object.fromEntries(fields.map((field) => [field, fieldOf(item, field)]));
  const since = fields.some(isGuarded) ? old.changedAt : null;
  const key = since === null ? JSON.stringify(change) : item.id;
  const patch = patches.get(key);
  if (patch) patch.items.push(item);
  else patches.set(key, { items: [item], change, since });
}

/** A project that the account does not hold cannot be named to it: it may have been refused or erased. */
function withKnownProject(item: SavedItem, old: SavedItem | undefined, projects: ReadonlySet<string>): SavedItem {
  if (!("projectId" in item) || item.projectId === null || projects.has(item.projectId)) return item;
  return { ...item, projectId: old && "projectId" in old ? old.projectId : null };
}
