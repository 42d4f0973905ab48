import { DataError } from "#app/data/rows.ts";
import { storeOf } from "#app/frame/library/library-store.ts";
import { onSaved } from "#app/frame/library/save-events.ts";
import { bringGuest } from "./bring-guest.ts";
import { describeRefusals } from "./describe-refusals.ts";
import { countPending } from "./difference.ts";
import { withLock } from "./lock.ts";
import { type Remote, SessionEnded } from "./remote.ts";
import { syncRound } from "./round.ts";
import { setLine } from "./sync-store.ts";

export type Sync = {
  /** Reads and sends now. */
  now: () => Promise<void>;
  stop: () => void;
};

/** Several changes in a moment go together. */
const GATHER_MS = 150;
/** Switching back and forth between windows does not sync each time. */
const LOOK_AGAIN_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
/** An answer that comes later is no answer to what a person has just done. */
const JUST_SAVED_MS = 15_000;

/** Keeps this browser's copy of an account's library and the account the same, until it is stopped. */
export function startSync(owner: string, remote: Remote): Sync {
  const store = storeOf(owner);
  const stopping = new AbortController();
  const { signal } = stopping;
  const rejected = new Set<string>();
  const justSaved = new Map<string, number>();
  let isPullDue = true;
  let isGuestDue = true;
  let isOwnChange = false;
  let pulledAt = 0;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAgain = false;

  const ownStore = {
    get: store.get,
    set: (change: Parameters<typeof store.set>[0]) => {
      if (signal.aborted) throw new DOMException("Signed out", "AbortError");
      isOwnChange = true;
      store.set(change);
      isOwnChange = false;
    },
  };
  const onPulled = () => {
    pulledAt = Date.now();
    if (!isGuestDue) return;
    isGuestDue = false;
    bringGuest(owner);
  };
  const round = async () => {
    if (signal.aborted || (!isPullDue && countPending(store.get()) === 0)) return;
    const shouldPull = isPullDue;
    const refusals = await syncRound({ store: ownStore, remote, now: Date.now, rejected }, { shouldPull, onPulled });
    isPullDue = false;
    describeRefusals(refusals, (id) => (justSaved.get(id) ?? 0) > Date.now() - JUST_SAVED_MS);
  };
  const attempt = async () => {
    try {
      await withLock(`huesmith.sync.${owner}`, round);
      retryMs = FIRST_RETRY_MS;
      if (!signal.aborted) setLine({ isOffline: false, failure: null });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };
  const fail = (error: unknown) => {
    isPullDue = true;
    if (isEndOfSession(error)) {
      setLine({ isOffline: false, failure: "Log in again to send your waiting changes to your account." });
      return;
    }
    if (!(error instanceof DataError)) reportError(error);
    const isOffline = error instanceof DataError && error.status === 0;
    setLine({ isOffline, failure: isOffline ? null : "Your account can't be reached. Trying again." });
    plan(retryMs * (0.75 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      isAgain = true;
      return running;
    }
    running = attempt();
    await running;
    running = null;
    if (!isAgain || signal.aborted) return;
    isAgain = false;
    return run();
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const now = () => {
    isPullDue = true;
    return run();
  };

  const leave = store.subscribe(() => {
    if (!isOwnChange && countPending(store.get()) > 0) plan(GATHER_MS);
  });
  const stopListening = onSaved(({ id }) => justSaved.set(id, Date.now()));
  addEventListener("online", () => void now(), { signal });
  const onLook = () => {
    if (document.visibilityState === "visible" && Date.now() - pulledAt > LOOK_AGAIN_MS) void now();
  };
  addEventListener("focus", onLook, { signal });
  document.addEventListener("visibilitychange", onLook, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    leave();
    stopListening();
    setLine({ isOffline: false, failure: null });
  });
  void now();
  return { now, stop: () => stopping.abort() };
}

function isEndOfSession(error: unknown) {
  return (
    error instanceof SessionEnded || (error instanceof DataError && (error.status === 401 || error.status === 403))
  );
}
