import { DataError } from "#app/data/rows.ts";
import { type Held, hasRoom, NO_LIMITS } from "#app/frame/library/held.ts";
import { EMPTY_LIBRARY, KINDS, type Kind, type SavedItem } from "#app/frame/library/library-data.ts";
import type { Remote } from "./account-remote.ts";
import { differenceOf, differingIds, type Patch } from "./difference.ts";
import { acknowledge, acknowledgeErased, mergeLibrary } from "./merge.ts";

export type Store = { get: () => Held; set: (change: (held: Held) => Held) => void };
export type Refusal = { kind: Kind; id: string /** Null if not refused for a limit. */; limit: number | null };
export type Pushing = {
  store: Store;
  remote: Remote;
  now: () => number;
  /** Ids refused for a reason other than room; not retried until the page is left. */
  rejected: Set<string>;
};
type Pushed = { refusals: Refusal[] /** Something differed from what this browser knew. */; needsPull: boolean };
type Round = Pushing & Pushed;

const BATCH_ITEMS = 100;

/** A conflict takes two passes; more means another device keeps writing, and the next round continues. */
const MAX_PASSES = 4;

/** Pulls on request or after an unexpected difference, and pushes what exists only here. */
export async function syncRound(
  pushing: Pushing,
  { shouldPull, onPulled }: { shouldPull: boolean; onPulled?: () => void },
): Promise<Refusal[]> {
  const { store, remote, now } = pushing;
  const refusals: Refusal[] = [];
  // Erasing is final, so this must first know what another device has restored or changed.
  let isPullDue = shouldPull || KINDS.some((kind) => differenceOf(kind, store.get()).erased.length > 0);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (isPullDue) {
      const { library, limits } = await remote.pull();
      store.set((held) => ({ ...mergeLibrary(held, library, now()), limits }));
      onPulled?.();
    }
    const pushed = await push(pushing);
    refusals.push(...pushed.refusals);
    if (!pushed.needsPull) break;
    isPullDue = true;
  }
  return refusals;
}

export async function push(pushing: Pushing): Promise<Pushed> {
  const round: Round = { ...pushing, refusals: [], needsPull: false };
  const { store, remote } = round;
  forgetOldRefusals(store);
  for (const kind of KINDS) {
    const { trashed, erased, added, changed } = differenceOf(kind, store.get());
    for (const patch of trashed) await sendPatch(round, kind, patch);
    if (erased.length > 0) {
      await remote.erase(kind, erased);
      store.set((held) => acknowledgeErased(held, kind, erased));
    }
    await insert(round, kind, added);
    for (const patch of changed) await sendPatch(round, kind, patch);
  }
  return round;
}

/** Inserts the newest first in case there isn't room for all; retries refused items once there is room. */
async function insert(round: Round, kind: Kind, added: readonly SavedItem[]) {
  const waiting = added.filter((item) => isWanted(round, kind, item));
  for (let start = 0; start < waiting.length; start += BATCH_ITEMS) {
    const batch = waiting.slice(start, start + BATCH_ITEMS);
    const rows = await round.remote.insert(kind, batch).catch(failureOf(round, kind, batch));
    if (!(rows instanceof DataError)) take(round, kind, batch, rows);
    // For a single item, the error applies to it; for several it is unknown which one failed.
    else if (batch.length === 1) answerRefusal(round, kind, batch, rows);
    else await insertEach(round, kind, batch);
  }
}

async function insertEach(round: Round, kind: Kind, items: readonly SavedItem[]) {
  let isFull = false;
  for (const item of items) {
    if (isFull && item.trashedAt === null) {
      refuse(round, [{ kind, id: item.id, limit: round.store.get().limits?.[kind] ?? null }]);
      continue;
    }
    const rows = await round.remote.insert(kind, [item]).catch(failureOf(round, kind, [item]));
    if (rows instanceof DataError) isFull = answerRefusal(round, kind, [item], rows) || isFull;
    else take(round, kind, [item], rows);
  }
}

async function sendPatch(round: Round, kind: Kind, { items, change, since }: Patch) {
  const wanted = items.filter((item) => isWanted(round, kind, item));
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const rows = await round.remote.patch(kind, { ids, change, since }).catch(failureOf(round, kind, wanted));
  if (!(rows instanceof DataError)) return take(round, kind, wanted, rows);
  if (wanted.length === 1) return void answerRefusal(round, kind, wanted, rows);
  for (const item of wanted) await sendPatch(round, kind, { items: [item], change, since });
}

function take(round: Round, kind: Kind, sent: readonly SavedItem[], rows: readonly SavedItem[]) {
  if (rows.length < sent.length) round.needsPull = true;
  round.store.set((held) => acknowledge(held, kind, { sent, rows, now: round.now() }));
}

/** Returns true if there was no room. */
function answerRefusal(round: Round, kind: Kind, items: readonly SavedItem[], error: DataError) {
  if (error.code === "23503") {
    round.needsPull = true; // its project is gone
    return false;
  }
  const limit = error.status === 402 ? readLimit(error) : null;
  if (limit !== null) {
    round.store.set((held) => ({ ...held, limits: { ...(held.limits ?? NO_LIMITS), [kind]: limit } }));
  } else for (const { id } of items) round.rejected.add(id);
  const refusals = items.map(({ id }) => ({ kind, id, limit }));
  refuse(round, refusals);
  return limit !== null;
}

function refuse(round: Round, refusals: readonly Refusal[]) {
  round.refusals.push(...refusals);
  const ids = refusals.map(({ id }) => id);
  round.store.set((held) => ({ ...held, refused: [...new Set([...held.refused, ...ids])] }));
}

function isWanted({ store, rejected }: Round, kind: Kind, item: SavedItem) {
  if (rejected.has(item.id)) return false;
  const { base, refused, limits } = store.get();
  return !refused.includes(item.id) || item.trashedAt !== null || hasRoom(limits, kind, base[kind], []);
}

/** Drops refusals that no longer differ, such as items removed here. */
function forgetOldRefusals(store: Store) {
  const held = store.get();
  if (held.refused.length === 0) return;
  const differing = new Set(KINDS.flatMap((kind) => [...differingIds(kind, held)]));
  const refused = held.refused.filter((id) => differing.has(id));
  if (refused.length < held.refused.length) store.set((now) => ({ ...now, refused }));
}

/**
 * Returns an error about these items, to be retried one by one; rethrows others, which affect the whole round and may
 * have come after the account took the items.
 */
function failureOf({ store }: Round, kind: Kind, items: readonly SavedItem[]) {
  return (error: unknown): DataError => {
    if (error instanceof DataError && isAboutItems(error.status)) return error;
    store.set((held) => ({ ...held, unsure: { ...EMPTY_LIBRARY, [kind]: items } }));
    throw error;
  };
}

function isAboutItems(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

function readLimit({ details }: DataError): number | null {
  try {
    const { limit } = JSON.parse(details) as { limit?: unknown };
    return typeof limit === "number" ? limit : null;
  } catch {
    return null;
  }
}
