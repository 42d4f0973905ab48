import { DataError } from "#app/data/rows.ts";
import { countHeld, KEPT_HERE, NO_LIMITS } from "#app/frame/library/held.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { storeOf } from "#app/frame/library/library-store.ts";
import { keptHereTitle, limitReason, limitToast, planText } from "#app/frame/library/limit-words.ts";
import { onSaved } from "#app/frame/library/save-events.ts";
import { showToast, toastStore } from "#app/ui/toast-store.ts";
import { openAccountDialog, readAccount } from "../account-store.ts";
import type { Remote } from "./account-remote.ts";
import { countPending } from "./difference.ts";
import { moveGuestLibrary } from "./guest-library.ts";
import { withLock } from "./lock.ts";
import { type Refusal, syncRound } from "./push.ts";
import { CONNECTED, setConnection } from "./sync-store.ts";

export type Sync = ReturnType<typeof startSync>;

/** Collects changes made shortly after each other into one sync. */
const GATHER_CHANGES_MS = 150;
/** Minimum time between syncs when switching back and forth between windows. */
const MIN_REFOCUS_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
/** A response after this time is not attributed to the save. */
const JUST_SAVED_MS = 15_000;

export function startSync(owner: string, remote: Remote) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { state, round } = createRound(owner, remote, signal);
  const store = storeOf(owner);
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = oneAtATime(signal, async () => {
    clearTimeout(timer);
    try {
      await withLock(`huesmith.sync.${owner}`, round);
      retryMs = FIRST_RETRY_MS;
      if (!signal.aborted) setConnection(CONNECTED);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const fail = (error: unknown) => {
    state.isPullDue = true;
    if (!(error instanceof DataError)) reportError(error);
    const isOffline = error instanceof DataError && error.status === 0;
    setConnection({ isOffline, failure: isOffline ? null : "Your account can't be reached. Trying again." });
    plan(retryMs * (0.75 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const now = () => {
    state.isPullDue = true;
    return run();
  };

  const unsubscribe = store.subscribe(() => {
    if (!state.isOwnChange && countPending(store.get()) > 0) plan(GATHER_CHANGES_MS);
  });
  addEventListener("online", () => void now(), { signal });
  const onLook = () => {
    if (document.visibilityState === "visible" && Date.now() - state.pulledAt > MIN_REFOCUS_MS) void now();
  };
  addEventListener("focus", onLook, { signal });
  document.addEventListener("visibilitychange", onLook, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    unsubscribe();
    setConnection(CONNECTED);
  });
  void now();
  return { now, stop: () => stopping.abort() };
}

function createRound(owner: string, remote: Remote, signal: AbortSignal) {
  const state = { isPullDue: true, isOwnChange: false, pulledAt: 0 };
  const report = createReport(owner, signal);
  const { get, set } = storeOf(owner);
  const ownSet = (change: Parameters<typeof set>[0]) => {
    if (signal.aborted) throw new DOMException("Signed out", "AbortError");
    state.isOwnChange = true;
    set(change);
    state.isOwnChange = false;
  };
  const pushing = { store: { get, set: ownSet }, remote, now: Date.now, rejected: new Set<string>() };
  const onPulled = () => {
    const isFirst = state.pulledAt === 0;
    state.pulledAt = Date.now();
    if (isFirst) moveGuestLibrary(owner);
  };
  const round = async () => {
    const shouldPull = state.isPullDue;
    if (signal.aborted || (!shouldPull && countPending(get()) === 0)) return;
    state.isPullDue = false; // another pull may be asked for meanwhile
    const refusals = await syncRound(pushing, { shouldPull, onPulled });
    report(refusals);
  };
  return { state, round };
}

/** Runs the task; calls during a run make it run once more afterward, and resolve after that. */
function oneAtATime(signal: AbortSignal, task: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function run(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = null;
        if (!signal.aborted) return run();
      });
      return next;
    }
    running = task().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Reports refusals. The upgrade is offered only after a save by the person, in its tab, whichever tab sent it. */
function createReport(owner: string, signal: AbortSignal) {
  const savedHere = new Map<string, number>();
  const savedElsewhere = new Map<string, number>();
  const isRecent = (times: ReadonlyMap<string, number>, { id }: Refusal) =>
    (times.get(id) ?? 0) > Date.now() - JUST_SAVED_MS;
  const findOwn = (full: readonly Refusal[]) => full.find((refusal) => isRecent(savedHere, refusal));
  // Tells other tabs the id of each save, and what the account refused for lack of room.
  const tabs = new BroadcastChannel(`huesmith.saves.${owner}`);
  tabs.onmessage = ({ data }: MessageEvent<string | Refusal[]>) => {
    if (typeof data === "string") return void savedElsewhere.set(data, Date.now());
    const own = findOwn(data);
    if (own) offerUpgrade(owner, own);
  };
  const stopListening = onSaved(({ id }) => {
    savedHere.set(id, Date.now());
    tabs.postMessage(id);
  });
  signal.addEventListener("abort", () => {
    stopListening();
    tabs.close();
  });
  return (refusals: readonly Refusal[]) => {
    const full = refusals.filter(({ limit }) => limit !== null);
    if (full.length > 0) tabs.postMessage(full);
    const own = findOwn(full);
    if (own) offerUpgrade(owner, own);
    else notifyKeptHere(full.filter((refusal) => !isRecent(savedElsewhere, refusal)));
    if (full.length === refusals.length) return;
    const text = "It stays in this browser.";
    showToast({ type: "error", title: "Your account didn't accept something you saved", text });
  };
}

function offerUpgrade(owner: string, { kind, limit }: Refusal) {
  if (limit === null) return;
  const count = countHeld(storeOf(owner).get().base[kind], []);
  if (readAccount().dialog !== null) return void showToast(limitToast(kind, limit, count));
  openAccountDialog("upgrade", { reason: limitReason(kind, limit, count) });
  // It would cover the dialog's title, and the reason says the same.
  for (const { id, title } of toastStore.get()) if (title === KEPT_HERE) toastStore.dismiss(id);
}

function notifyKeptHere(full: readonly Refusal[]) {
  if (full.length === 0) return;
  const counts: Partial<Record<Kind, number>> = {};
  for (const { kind } of full) counts[kind] = (counts[kind] ?? 0) + 1;
  const limits = { ...NO_LIMITS, ...Object.fromEntries(full.map(({ kind, limit }) => [kind, limit])) };
  showToast({ type: "info", title: keptHereTitle(counts), text: planText(limits) });
}
