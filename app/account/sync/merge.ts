import { byId, type Held, hasRoom } from "#app/frame/library/held.ts";
import {
  EMPTY_LIBRARY,
  KINDS,
  type Kind,
  type LibraryData,
  type SavedColor,
  type SavedItem,
  type SavedPalette,
} from "#app/frame/library/library-data.ts";
import { changedFields, fieldsChangedThere, isSame } from "./fields.ts";
import { mergeItem } from "./merge-item.ts";

/** The account's state of each item, and what this browser knew when it asked. */
type RemoteChanges = ReadonlyMap<string, { base: SavedItem | undefined; remote: SavedItem | undefined }>;

/** Merges after reading the whole account. If it took an unsure item, what was changed or undone here since is newer. */
export function mergeLibrary(held: Held, remote: LibraryData, now: number): Held {
  const { unsure = EMPTY_LIBRARY } = held;
  let merged: Held = { ...held, unsure: undefined };
  for (const kind of KINDS) {
    const base = byId<SavedItem>(held.base[kind]);
    const said = byId<SavedItem>(remote[kind]);
    const ids = new Set([...base.keys(), ...said.keys()]);
    for (const sent of unsure[kind]) {
      const item = said.get(sent.id);
      if (item && isTaken(base.get(sent.id), sent, item)) base.set(sent.id, sent);
    }
    const changes: RemoteChanges = new Map([...ids].map((id) => [id, { base: base.get(id), remote: said.get(id) }]));
    merged = applyRemoteChanges(merged, kind, changes, now);
  }
  return leaveGoneProjects(leaveGoneProjects(merged, "palettes"), "colors");
}

/** Merges after the account accepted what was sent: `rows` is what it holds of it now. */
export function acknowledge(
  held: Held,
  kind: Kind,
  { sent, rows, now }: { sent: readonly SavedItem[]; rows: readonly SavedItem[]; now: number },
): Held {
  const known = byId<SavedItem>(sent);
  const changes: RemoteChanges = new Map(rows.map((remote) => [remote.id, { base: known.get(remote.id), remote }]));
  const taken = new Set(changes.keys());
  const refused = held.refused.filter((id) => !taken.has(id));
  return applyRemoteChanges({ ...held, refused }, kind, changes, now);
}

export function acknowledgeErased(held: Held, kind: Kind, ids: readonly string[]): Held {
  const gone = new Set(ids);
  const rest = (held.base[kind] as readonly SavedItem[]).filter(({ id }) => !gone.has(id));
  return { ...held, base: { ...held.base, [kind]: rest } };
}

function applyRemoteChanges(held: Held, kind: Kind, changes: RemoteChanges, now: number): Held {
  const base = byId<SavedItem>(held.base[kind]);
  const local = byId<SavedItem>(held.local[kind]);
  const copies: SavedItem[] = [];
  const canAdd = hasRoom(held.limits, kind, held.local[kind], held.refused);
  for (const [id, { base: known, remote }] of changes) {
    const { item, copy } = mergeItem({ base: known, local: local.get(id), remote, hasRoom: canAdd }, now);
    put(local, id, item);
    // Both sides share one object if they agree, so that it is stored once.
    put(base, id, remote && item && isSame(remote, item) ? item : remote);
    if (copy) copies.push(copy);
  }
  const items = [...copies, ...local.values()].sort((one, other) => other.savedAt - one.savedAt);
  return {
    ...held,
    base: { ...held.base, [kind]: [...base.values()] },
    local: isSameList(items, held.local[kind]) ? held.local : { ...held.local, [kind]: items },
  };
}

/** Whether the account has what was changed from `base`. */
function isTaken(base: SavedItem | undefined, sent: SavedItem, item: SavedItem): boolean {
  const missing = fieldsChangedThere(sent, item);
  return !base || !changedFields(base, sent).some((field) => missing.has(field));
}

/** Moves items out of a project that another device erased, back to their project in the account. */
function leaveGoneProjects(held: Held, kind: "palettes" | "colors"): Held {
  const projects = new Set(held.local.projects.map(({ id }) => id));
  const base = byId<SavedColor | SavedPalette>(held.base[kind]);
  const items = (held.local[kind] as readonly (SavedColor | SavedPalette)[]).map((item) => {
    if (item.projectId === null || projects.has(item.projectId)) return item;
    const projectId = base.get(item.id)?.projectId ?? null;
    return projectId === item.projectId ? item : { ...item, projectId };
  });
  return isSameList(items, held.local[kind]) ? held : { ...held, local: { ...held.local, [kind]: items } };
}

function put(items: Map<string, SavedItem>, id: string, item: SavedItem | undefined) {
  if (item) items.set(id, item);
  else items.delete(id);
}

function isSameList(items: readonly SavedItem[], old: readonly SavedItem[]) {
  return items.length === old.length && items.every((item, index) => item === old[index]);
}
