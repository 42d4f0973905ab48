import { useSyncExternalStore } from "react";

type Options<T> = {
  key: string;
  /** Raised when the shape changes. */
  version: number;
  /** From each older version to the next. What an older version without one has stored cannot be used. */
  migrate?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Checks what was stored: it can be edited by hand. Null for what cannot be used. */
  read: (value: unknown) => T | null;
  /** What is stored of it, where that is not the value itself. */
  write?: (value: T) => unknown;
  /** Also what the server renders. */
  initial: T;
  area?: "local" | "session";
};

export type Stored<T> = {
  get: () => T;
  /** False when the browser refuses to store (blocked, full, another version): the value then lives until the page goes. */
  set: (next: T | ((old: T) => T)) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A hook. Renders `initial` on the server and while hydrating. */
  useValue: () => T;
};

const EVENTS = ["storage", "pageshow"] as const;

/** Stored as JSON, the same in all tabs. `get` gives the same object until the value changes. */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, version, write, initial, area = "local" } = options;
  const listeners = new Set<() => void>();
  let value = initial;
  /** The text that `value` was read from; undefined when nothing has been read yet. */
  let text: string | null | undefined;
  /** The storage refused `value`, which is why what is stored no longer counts. */
  let isUnsaved = false;

  const refresh = () => {
    if (isUnsaved) return;
    const next = withStorage(area, (storage) => storage.getItem(key));
    if (next === text) return;
    text = next;
    value = parse(next, options) ?? initial;
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    // With listeners, storage events keep the value fresh.
    if (text === undefined || listeners.size === 0) refresh();
    return value;
  };
  const set: Stored<T>["set"] = (next) => {
    refresh();
    const old = value;
    value = typeof next === "function" ? (next as (old: T) => T)(old) : next;
    if (Object.is(value, old)) return !isUnsaved;
    const nextText = JSON.stringify({ version, value: write ? write(value) : value });
    isUnsaved = isNewer(text, version) || withStorage(area, (storage) => storage.setItem(key, nextText)) === null;
    if (!isUnsaved) text = nextText;
    notifyListeners();
    return !isUnsaved;
  };
  /** What another tab has changed. A page that comes back from the back/forward cache was told of nothing. */
  const follow = (event: StorageEvent | PageTransitionEvent) => {
    if ("key" in event) {
      if (event.key !== null && event.key !== key) return;
      isUnsaved = false;
    }
    const old = value;
    refresh();
    if (value !== old) notifyListeners();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      refresh();
      for (const name of EVENTS) addEventListener(name, follow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) for (const name of EVENTS) removeEventListener(name, follow);
    };
  };
  return { get, set, subscribe, useValue: () => useSyncExternalStore(subscribe, get, () => initial) };
}

/** Null where storage is blocked or full: then even reading it throws. */
function withStorage<Result>(area: "local" | "session", use: (storage: Storage) => Result): Result | null {
  try {
    return use(area === "local" ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}

function parse<T>(text: string | null, { version, migrate, read }: Options<T>): T | null {
  const stored = envelopeOf(text);
  if (typeof stored?.version !== "number" || stored.version > version) return null;
  let { value } = stored;
  for (let at = stored.version; at < version; at++) {
    const step = migrate?.[at];
    if (!step) return null;
    value = step(value);
  }
  return read(value);
}

/** A tab with an older page must not overwrite what a newer one has stored. */
function isNewer(text: string | null | undefined, version: number): boolean {
  const stored = envelopeOf(text ?? null);
  return typeof stored?.version === "number" && stored.version > version;
}

function envelopeOf(text: string | null): { version?: unknown; value?: unknown } | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

export function createSwitch(key: string, initial: boolean): Stored<boolean> {
  return createStored({ key, version: 1, read: (value) => (typeof value === "boolean" ? value : null), initial });
}
