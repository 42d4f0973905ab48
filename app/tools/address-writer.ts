/** Safari refuses more than 100 address changes in 30 seconds. */
const MAX_WRITES = 90;
const WRITES_WINDOW_MS = 30_000;
/** Changes in quick succession, such as from a held key, share one browser history entry. */
const BURST_MS = 1000;
const DRAFT_MS = 350;

/** Writes addresses without a navigation, within the rate limits of browsers. */
export function createAddressWriter(browser: Pick<typeof globalThis, "history" | "location">) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPush = Number.NEGATIVE_INFINITY;
  let writes: number[] = [];
  /** A delayed push must still create a new entry when it is written. */
  let isPushWaiting = false;
  /** A gesture gets its own entry on its first write, so the previous entry keeps the state before the gesture. */
  let hasGestureEntry = false;

  const isShown = (address: string) => browser.location.pathname + browser.location.search === address;
  const write = (address: string, isPush: boolean) => {
    cancel();
    // Another page already owns the browser history and is about to render.
    if (isShown(address) || browser.location.pathname !== address.split("?", 1)[0]) return;
    const now = Date.now();
    writes = writes.filter((time) => now - time < WRITES_WINDOW_MS);
    const [oldest] = writes;
    if (writes.length >= MAX_WRITES && oldest !== undefined) {
      isPushWaiting = isPush;
      timer = setTimeout(() => write(address, isPush), WRITES_WINDOW_MS - (now - oldest));
      return;
    }
    writes.push(now);
    const { state } = browser.history;
    // All entries share one key, so the router keeps one scroll position and Back and Forward don't scroll.
    if (isPush) browser.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, "", address);
    else browser.history.replaceState(state, "", address);
  };
  const cancel = () => {
    clearTimeout(timer);
    isPushWaiting = false;
  };
  return {
    /** Adds a browser history entry for a finished change, so that the Back button undoes it. */
    push: (address: string) => {
      const now = Date.now();
      const isPush = isPushWaiting || (!hasGestureEntry && now - lastPush >= BURST_MS);
      lastPush = now;
      hasGestureEntry = false;
      write(address, isPush);
    },
    /** Replaces the address of the current entry, for undo, redo and the like. */
    replace: (address: string) => {
      hasGestureEntry = false;
      write(address, isPushWaiting);
    },
    /** Writes the address during a gesture, whenever it pauses. */
    draft: (address: string) => {
      const isPush = isPushWaiting || !hasGestureEntry;
      cancel();
      isPushWaiting = isPush;
      timer = setTimeout(() => {
        // If nothing has moved yet, the entry still belongs to the state before the gesture.
        if (!isShown(address)) hasGestureEntry = true;
        write(address, isPush);
      }, DRAFT_MS);
    },
    /** Cancels a pending write and ends a gesture: the next change adds an entry. */
    stop: () => {
      cancel();
      hasGestureEntry = false;
      lastPush = Number.NEGATIVE_INFINITY;
    },
  };
}
