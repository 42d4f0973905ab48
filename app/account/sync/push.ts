import { DataError } from "#app/data/rows.ts";
import { type Held, NO_LIMITS } from "#app/frame/library/held.ts";
import { KINDS, type Kind, type SavedItem } from "#app/frame/library/library-data.ts";
import type { Remote } from "./account-remote.ts";
import { differenceOf, differingIds, type Patch } from "./difference.ts";
import { acknowledge, acknowledgeErased } from "./merge.ts";

/** The library of one account in this browser. */
export type Store = { get: () => Held; set: (change: (held: Held) => Held) => void };
export type Refusal = { kind: Kind; id: string /** Null when it was not for a limit. */; limit: number | null };
export type Pushing = {
  store: Store;
  remote: Remote;
  now: () => number;
  /** Ids that the account did not take for another reason than room: not tried again until the page goes. */
  rejected: Set<string>;
};
type Pushed = { refusals: Refusal[] /** Something was otherwise than this browser knew. */; needsPull: boolean };

const BATCH_ITEMS = 100;

/** Sends what is here and not in the account. */
export async function push(pushing: Pushing): Promise<Pushed> {
  const pushed: Pushed = { refusals: [], needsPull: false };
  forgetOldRefusals(pushing.store);
  for (const kind of KINDS) {
    const { trashed, erased, added, changed } = differenceOf(kind, pushing.store.get());
    for (const patch of trashed) await sendPatch(pushing, pushed, kind, patch);
    if (erased.length > 0) {
      await pushing.remote.erase(kind, erased);
      pushing.store.set((held) => acknowledgeErased(held, kind, erased));
    }
    await insert(pushing, pushed, kind, added);
    for (const patch of changed) await sendPatch(pushing, pushed, kind, patch);
  }
  return pushed;
}

/** The newest come first where there is not room for all; what was refused is tried again when there is room. */
async function insert(pushing: Pushing, pushed: Pushed, kind: Kind, added: readonly SavedItem[]) {
  const waiting = added.filter((item) => isWanted(pushing, kind, item));
  for (let start = 0; start < waiting.length; start += BATCH_ITEMS) {
    const batch = waiting.slice(start, start + BATCH_ITEMS);
    const rows = await pushing.remote.insert(kind, batch).catch(only4xx);
    if (!(rows instanceof DataError)) take(pushing, pushed, kind, batch, rows);
    // Of one alone the answer is known; of many it is not which.
    else if (batch.length === 1) answerRefusal(pushing, pushed, kind, batch, rows);
    else await insertEach(pushing, pushed, kind, batch);
  }
}

async function insertEach(pushing: Pushing, pushed: Pushed, kind: Kind, items: readonly SavedItem[]) {
  let isFull = false;
  for (const item of items) {
    if (isFull && item.trashedAt === null) {
      refuse(pushing, pushed, [{ kind, id: item.id, limit: pushing.store.get().limits?.[kind] ?? null }]);
      continue;
    }
    const rows = await pushing.remote.insert(kind, [item]).catch(only4xx);
    if (rows instanceof DataError) isFull = answerRefusal(pushing, pushed, kind, [item], rows) || isFull;
    else take(pushing, pushed, kind, [item], rows);
  }
}

async function sendPatch(pushing: Pushing, pushed: Pushed, kind: Kind, { items, change, since }: Patch) {
  const wanted = items.filter((item) => isWanted(pushing, kind, item));
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const rows = await pushing.remote.patch(kind, { ids, change, since }).catch(only4xx);
  if (!(rows instanceof DataError)) return take(pushing, pushed, kind, wanted, rows);
  if (wanted.length === 1) return void answerRefusal(pushing, pushed, kind, wanted, rows);
  for (const item of wanted) await sendPatch(pushing, pushed, kind, { items: [item], change, since });
}

function take(
  { store, now }: Pushing,
  pushed: Pushed,
  kind: Kind,
  sent: readonly SavedItem[],
  rows: readonly SavedItem[],
) {
  if (rows.length < sent.length) pushed.needsPull = true;
  store.set((held) => acknowledge(held, kind, { sent, rows, now: now() }));
}

/** True when it was for want of room. */
function answerRefusal(pushing: Pushing, pushed: Pushed, kind: Kind, items: readonly SavedItem[], error: DataError) {
  if (error.code === "23503") {
    pushed.needsPull = true; // its project is gone
    return false;
  }
  const limit = error.status === 402 ? readLimit(error) : null;
  if (limit !== null) {
    pushing.store.set((held) => ({ ...held, limits: { ...(held.limits ?? NO_LIMITS), [kind]: limit } }));
  } else for (const { id } of items) pushing.rejected.add(id);
  refuse(
    pushing,
    pushed,
    items.map(({ id }) => ({ kind, id, limit })),
  );
  return limit !== null;
}

function refuse({ store }: Pushing, pushed: Pushed, refusals: readonly Refusal[]) {
  pushed.refusals.push(...refusals);
  store.set((held) => ({ ...held, refused: [...new Set([...held.refused, ...refusals.map(({ id }) => id)])] }));
}

function isWanted({ store, rejected }: Pushing, kind: Kind, item: SavedItem) {
  if (rejected.has(item.id)) return false;
  const held = store.get();
  return !held.refused.includes(item.id) || item.trashedAt !== null || hasRoom(held, kind);
}

function hasRoom({ base, limits }: Held, kind: Kind) {
  const limit = limits?.[kind] ?? null;
  return (
    limit === null || (base[kind] as readonly SavedItem[]).filter((item) => item.trashedAt === null).length < limit
  );
}

/** What no longer differs, as after it was removed here, waits for nothing. */
function forgetOldRefusals(store: Store) {
  const held = store.get();
  if (held.refused.length === 0) return;
  const differing = new Set(KINDS.flatMap((kind) => [...differingIds(kind, held)]));
  const refused = held.refused.filter((id) => differing.has(id));
  if (refused.length < held.refused.length) store.set((now) => ({ ...now, refused }));
}

/** An answer about these items, to be looked at one by one; anything else concerns the whole round. */
function only4xx(error: unknown): DataError {
  if (!(error instanceof DataError)) throw error;
  const { status } = error;
  const isAboutAll = status < 400 || status >= 500 || [401, 403, 408, 429].includes(status);
  if (isAboutAll) throw error;
  return error;
}

function readLimit({ details }: DataError): number | null {
  try {
    const { limit } = JSON.parse(details) as { limit?: unknown };
    return typeof limit === "number" ? limit : null;
  } catch {
    return null;
  }
}
