import { useLibrary } from "#app/frame/library/library.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { useLeftovers } from "./bring-guest.ts";
import { useSync } from "./sync-store.ts";

/** How many of a kind, without the trash. */
export type Counts = { inAccount: number; onlyHere: number };

/** What the account holds and what only this browser does: it was refused, or a guest saved it. */
export function useCounts(): (kind: Kind) => Counts {
  const library = useLibrary();
  const leftovers = useLeftovers();
  const { refused } = useSync();
  return (kind) => {
    const refusedCount = library[kind].reduce((count, { id }) => count + (refused.has(id) ? 1 : 0), 0);
    return { inAccount: library[kind].length - refusedCount, onlyHere: refusedCount + leftovers[kind].length };
  };
}
