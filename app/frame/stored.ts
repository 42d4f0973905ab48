import { useSyncExternalStore } from "react";
import { withStorage } from "#app/ui/with-storage.ts";

type Options<T> = {
  key: string;
  /** Incremented when the shape changes. */
  version: number;
  /** Migrates each older version to the next. Data from a version without a migration is discarded. */
  migrate?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Validates stored data, which can be edited by hand. Null if it cannot be used. */
  read: (value: unknown) => T | null;
  /** Converts the value to what is stored, if they differ. */
  write?: (value: T) => unknown;
  /** The initial value, also rendered on the server. */
  initial: T;
  area?: "local" | "session";
};

export type Stored<T> = {
  get: () => T;
  /** False if the browser can't store it (blocked, full, newer version): it then lasts until the page is closed. */
  set: (next: T | ((old: T) => T)) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Hook. Returns `initial` on the server and during hydration. */
  useValue: () => T;
};

const EVENTS = ["storage", "pageshow"] as const;

/** A value stored as JSON, in sync across tabs. `get` returns the same object until the value changes. */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, version, write, initial, area = "local" } = options;
  const listeners = new Set<() => void>();
  let value = initial;
  /** The text that `value` was read from; undefined if nothing has been read yet. */
  let text: string | null | undefined;
  /** True if storage refused `value`, so the stored text is outdated. */
  let isUnsaved = false;

  /** In browsers that block storage, even this throws. */
  const storage = () => (area === "local" ? localStorage : sessionStorage);
  const refresh = () => {
    if (isUnsaved) return;
    const next = withStorage(() => storage().getItem(key));
    if (next === text) return;
    text = next;
    value = parse(next, options) ?? initial;
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const get = () => {
    // With listeners, storage events keep the value up to date.
    if (text === undefined || listeners.size === 0) refresh();
    return value;
  };
  const set: Stored<T>["set"] = (next) => {
    refresh();
    const old = value;
    value = typeof next === "function" ? (next as (old: T) => T)(old) : next;
    if (Object.is(value, old)) return !isUnsaved;
    const nextText = JSON.stringify({ version, value: write ? write(value) : value });
    isUnsaved = isNewer(text, version) || withStorage(() => storage().setItem(key, nextText)) === null;
    if (!isUnsaved) text = nextText;
    notifyListeners();
    return !isUnsaved;
  };
  /** Follows changes from other tabs. A page restored from the back/forward cache has missed their events. */
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

/** Keeps a tab with an older page from overwriting what a newer one has stored. */
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
