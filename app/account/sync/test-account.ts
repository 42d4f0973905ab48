import { DataError } from "#app/data/rows.ts";
import { EMPTY_HELD, type Held, type Limits, NO_LIMITS } from "#app/frame/library/held.ts";
import { KINDS, type Kind, type LibraryData, type SavedItem } from "#app/frame/library/library-data.ts";
import type { Remote } from "./account-remote.ts";
import { syncRound } from "./push.ts";

export type Store = ReturnType<typeof createFakeStore>;
type Account = ReturnType<typeof createFakeAccount>;
type Rows = Record<Kind, Map<string, SavedItem>>;

/** For tests: an account's tables in memory, with the rules of the migration that a sync can run into. */
export function createFakeAccount(limits: Limits = NO_LIMITS) {
  const rows: Rows = { projects: new Map(), palettes: new Map(), colors: new Map() };
  const account = { rows, limits, clock: 0, remote, connect: (line: Line) => connect(remote(), line) };

  function liveCount(kind: Kind) {
    return [...rows[kind].values()].filter((item) => item.trashedAt === null).length;
  }
  function change(kind: Kind, steps: () => readonly SavedItem[]): SavedItem[] {
    const before = new Map(rows[kind]);
    const held = liveCount(kind);
    const changed = steps();
    const limit = account.limits[kind];
    if (limit !== null && liveCount(kind) > Math.max(limit, held)) {
      rows[kind] = before;
      throw refusal(402, "PT402", JSON.stringify({ resource: kind, limit }));
    }
    return changed.map((item) => ({ ...item }));
  }
  function write(kind: Kind, item: SavedItem): SavedItem {
    const projectId = "projectId" in item ? item.projectId : null;
    if (projectId && !rows.projects.has(projectId)) throw refusal(409, "23503", "");
    const row = { ...item, changedAt: ++account.clock };
    const isTrashing = rows[kind].get(item.id)?.trashedAt === null && row.trashedAt !== null;
    if (isTrashing) row.trashedAt = account.clock;
    rows[kind].set(item.id, row);
    return row;
  }
  function remote(): Remote {
    return {
      pull: async () =>
        ({
          library: Object.fromEntries(KINDS.map((kind) => [kind, [...rows[kind].values()].map((row) => ({ ...row }))])),
          limits: account.limits,
        }) as never,
      insert: async (kind, items) =>
        change(kind, () => items.filter(({ id }) => !rows[kind].has(id)).map((item) => write(kind, item))),
      patch: async (kind, { ids, change: fields, since }) =>
        change(kind, () =>
          ids.flatMap((id) => {
            const row = rows[kind].get(id);
            return row && (since === null || row.changedAt === since) ? write(kind, { ...row, ...fields }) : [];
          }),
        ),
      erase: async (kind, ids) => {
        for (const id of ids) rows[kind].delete(id);
        if (kind !== "projects") return;
        for (const other of ["palettes", "colors"] as const) {
          for (const item of rows[other].values()) {
            if ("projectId" in item && ids.includes(item.projectId ?? "")) write(other, { ...item, projectId: null });
          }
        }
      },
    };
  }
  return account;
}

type Line = () => Promise<"fine" | "no request" | "no answer">;

/** The same calls over a connection that may lose a request or its response. */
function connect({ pull, insert, patch, erase }: Remote, line: Line): Remote {
  const over =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const luck = await line();
      if (luck === "no request") throw new DataError(0, { message: "TypeError: fetch failed" });
      const answer = await call(...given);
      const way = luck === "fine" ? await line() : luck;
      if (way === "no answer") throw new DataError(0, { message: "TypeError: fetch failed" });
      return answer;
    };
  return { pull: over(pull), insert: over(insert), patch: over(patch), erase: over(erase) };
}

export function createFakeStore(held: Held = EMPTY_HELD) {
  const store = {
    held,
    get: () => store.held,
    set: (next: (held: Held) => Held) => {
      store.held = next(store.held);
    },
  };
  return store;
}

// For tests: a person's actions in one browser.

function edit(store: Store, kind: Kind, change: (items: SavedItem[]) => SavedItem[]) {
  store.set((held) => ({ ...held, local: { ...held.local, [kind]: change([...held.local[kind]]) } as LibraryData }));
}
export const add = (store: Store, kind: Kind, item: SavedItem) => edit(store, kind, (items) => [item, ...items]);
export const amend = (store: Store, kind: Kind, id: string, change: object) =>
  edit(store, kind, (items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)));
export const erase = (store: Store, kind: Kind, id: string) =>
  edit(store, kind, (items) => items.filter((item) => item.id !== id));

export function sync(store: Store, account: Account, remote: Remote = account.remote()) {
  return syncRound({ store, remote, now: () => ++account.clock, rejected: new Set() }, { shouldPull: true });
}

function refusal(status: number, code: string, details: string) {
  return new DataError(status, { code, message: code, details });
}
