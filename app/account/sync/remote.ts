import type { Limits } from "#app/frame/library/held.ts";
import type { Kind, LibraryData, SavedItem } from "#app/frame/library/library-data.ts";

/** An account's library, as the sync asks it. Every call may reject with a DataError. */
export type Remote = {
  pull: () => Promise<{ library: LibraryData; limits: Limits }>;
  /** Gives back those that were not there. */
  insert: (kind: Kind, items: readonly SavedItem[]) => Promise<readonly SavedItem[]>;
  /** Gives back those that it met. */
  patch: (
    kind: Kind,
    patch: { ids: readonly string[]; change: Readonly<Record<string, unknown>>; since: number | null },
  ) => Promise<readonly SavedItem[]>;
  erase: (kind: Kind, ids: readonly string[]) => Promise<void>;
};

/** The session has ended, is another person's, or lacks the second factor: nothing more can be done until the next log-in. */
export class SessionEnded extends Error {}
