import type { getClients } from "#app/data/clients.ts";
import { DataError, deleteRows, fetchLimits, fetchRows, insertRows, patchRows, type Row } from "#app/data/rows.ts";
import type { Limits } from "#app/frame/library/held.ts";
import {
  EMPTY_LIBRARY,
  type Kind,
  type LibraryData,
  readLibrary,
  type SavedItem,
} from "#app/frame/library/library-data.ts";
import { needsSecondFactor } from "../second-factor.ts";

type Clients = Awaited<ReturnType<typeof getClients>>;
type Change = Readonly<Record<string, unknown>>;

/** Every call may reject with a DataError. */
export type Remote = {
  pull: () => Promise<{ library: LibraryData; limits: Limits }>;
  /** Returns the items that didn't exist yet. */
  insert: (kind: Kind, items: readonly SavedItem[]) => Promise<readonly SavedItem[]>;
  /** Returns the items that it matched. */
  patch: (
    kind: Kind,
    patch: { ids: readonly string[]; change: Change; since: number | null },
  ) => Promise<readonly SavedItem[]>;
  erase: (kind: Kind, ids: readonly string[]) => Promise<void>;
};

/** The tables accept no earlier time: an older one comes from a wrong clock. */
const EARLIEST = Date.UTC(2020, 0, 1);

const COLUMNS: Readonly<Record<string, string>> = {
  projectId: "project_id",
  shareToken: "share_token",
  trashedAt: "deleted_at",
};

export function createRemote({ auth, rest }: Clients, userId: string): Remote {
  return {
    pull: async () => {
      const projects = await fetchRows(rest, "projects");
      const palettes = await fetchRows(rest, "palettes");
      const colors = await fetchRows(rest, "colors");
      // Both last, to verify whose rows those were, and that they are all.
      const [limits] = await Promise.all([fetchLimits(rest, userId), verifySession(auth)]);
      if (!limits) throw new DataError(403, { message: "The session is another person's." });
      return { library: readRows({ projects, palettes, colors }), limits };
    },
    insert: async (kind, items) => {
      const rows = items.map((item) => writeRow(kind, item, userId));
      return readRows({ [kind]: await insertRows(rest, kind, rows) })[kind];
    },
    patch: async (kind, { ids, change, since }) =>
      readRows({ [kind]: await patchRows(rest, kind, { ids, change: writeChange(change), since }) })[kind],
    erase: (kind, ids) => deleteRows(rest, kind, ids),
  };
}

/**
 * Throws if the session has ended or lacks the second factor, which another browser may have turned on: row-level
 * security then returns no rows, and they would seem to have been erased. The client's events ask for the next login.
 */
async function verifySession(auth: Clients["auth"]) {
  const { data, error } = await auth.getUser(); // also forgets a session that is gone
  if (error) throw new DataError(error.status ?? 0, error);
  const { session } = (await auth.getSession()).data;
  if (session && !needsSecondFactor({ ...session, user: data.user })) return;
  await auth.refreshSession(); // the stored one knows of no second factor
  throw new DataError(401, { message: "The session has ended or lacks the second factor." });
}

/** Leaves out rows that can't be parsed. */
function readRows({ projects = [], palettes = [], colors = [] }: Partial<Record<Kind, Row[]>>): LibraryData {
  const library = { projects: projects.map(fromRow), palettes: palettes.map(fromRow), colors: colors.map(fromRow) };
  return readLibrary(library) ?? EMPTY_LIBRARY;
}

/** Builds a new row, with its owner, so that it can never get into another account. */
function writeRow(kind: Kind, item: SavedItem, userId: string) {
  const { id, savedAt, changedAt: _changedAt, ...values } = item;
  const row = { id, user_id: userId, created_at: writeTime(savedAt), ...writeChange(values) };
  return kind === "projects" ? row : { project_id: null, ...row };
}

function writeChange(change: Change): Change {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      COLUMNS[field] ?? field,
      field === "trashedAt" && typeof value === "number" ? writeTime(value) : value,
    ]),
  );
}

function fromRow({ created_at, updated_at, deleted_at, project_id, share_token, ...same }: Row) {
  return {
    ...same,
    projectId: project_id,
    shareToken: share_token,
    savedAt: Date.parse(created_at),
    changedAt: Date.parse(updated_at),
    trashedAt: deleted_at === null ? null : Date.parse(deleted_at),
  };
}

function writeTime(time: number): string {
  return new Date(Math.max(time, EARLIEST)).toISOString();
}
