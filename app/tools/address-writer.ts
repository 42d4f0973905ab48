/** Safari refuses more than 100 changes of the address in 30 seconds. */
const MAX_WRITES = 90;
const WRITES_WINDOW_MS = 30_000;
/** Changes in quick succession, as by a held key, are one entry of the browser's history. */
const BURST_MS = 1000;
const DRAFT_MS = 350;

export type AddressWriter = {
  /** A finished change: a new entry of the browser's history, so that the Back button takes it back. */
  push(address: string): void;
  /** Undo, redo and the like: the entry gets the address. */
  replace(address: string): void;
  /** While a gesture lasts: the same, from time to time. */
  draft(address: string): void;
  /** Forgets what was to be written later. */
  stop(): void;
};

/** Without a navigation and within what browsers allow. */
export function createAddressWriter(browser: Pick<typeof globalThis, "history" | "location">): AddressWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPush = Number.NEGATIVE_INFINITY;
  let writes: number[] = [];
  /** A push that waits must still be a new entry when it is written. */
  let isPushWaiting = false;
  /** A gesture has its own entry from the first time it is written: the entry before keeps what it began with. */
  let hasGestureEntry = false;

  const write = (address: string, isPush: boolean) => {
    stop();
    const { pathname, search } = browser.location;
    if (pathname + search === address) return;
    // Another page has the browser's history already, and is about to be drawn.
    if (pathname !== address.split("?", 1)[0]) return;
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
    // Under the same key the router keeps one scroll position for all of them, so that Back and Forward do not scroll.
    if (isPush) browser.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, "", address);
    else browser.history.replaceState(state, "", address);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    isPushWaiting = false;
  };
  return {
    push: (address) => {
      const now = Date.now();
      const isPush = isPushWaiting || (!hasGestureEntry && now - lastPush >= BURST_MS);
      lastPush = now;
      hasGestureEntry = false;
      write(address, isPush);
    },
    replace: (address) => {
      hasGestureEntry = false;
      write(address, isPushWaiting);
    },
    draft: (address) => {
      const isPush = isPushWaiting || !hasGestureEntry;
      stop();
      isPushWaiting = isPush;
      timer = setTimeout(() => {
        hasGestureEntry = true;
        write(address, isPush);
      }, DRAFT_MS);
    },
    stop,
  };
}
