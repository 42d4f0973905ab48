import { useSyncExternalStore } from "react";
import { EMPTY_HELD, type Held, type Limits } from "#app/frame/library/held.ts";
import { library, libraryOwner } from "#app/frame/library/library-store.ts";
import { countPending } from "./difference.ts";

export type SyncState = {
  /** How many saved things the account has not heard of yet. */
  pending: number;
  /** Ids of what the account did not take: it stays in this browser. */
  refused: ReadonlySet<string>;
  isOffline: boolean;
  /** Why the account cannot be reached, in words for the person. */
  failure: string | null;
  limits: Limits;
};
type Line = Pick<SyncState, "isOffline" | "failure">;

const NO_LIMITS: Limits = { projects: null, palettes: null, colors: null };
export const FINE: Line = { isOffline: false, failure: null };

let line = FINE;
let last: { held: Held; line: Line; state: SyncState } | null = null;
const listeners = new Set<() => void>();
const INITIAL = stateOf(EMPTY_HELD, FINE);

/** How the open library and the account stand to each other. For a guest there is nothing to send. */
export function useSync(): SyncState {
  return useSyncExternalStore(subscribe, get, () => INITIAL);
}

export function setLine(next: Line) {
  if (next.isOffline === line.isOffline && next.failure === line.failure) return;
  line = next;
  for (const listener of listeners) listener();
}

function get(): SyncState {
  const held = libraryOwner() === null ? EMPTY_HELD : library.get();
  if (last?.held !== held || last.line !== line) last = { held, line, state: stateOf(held, line) };
  return last.state;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const leave = library.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

function stateOf(held: Held, { isOffline, failure }: Line): SyncState {
  const refused = new Set(held.refused);
  return { pending: countPending(held), refused, isOffline, failure, limits: held.limits ?? NO_LIMITS };
}
