/** A map that forgets what was used the longest time ago once all of its values have more than `limit` bytes. */
export function createRecentlyUsed<Value>(limit: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    return entries.delete(key);
  };
  /** Also for a value that has grown. */
  const set = (key: string, value: Value) => {
    forget(key);
    const bytes = sizeOf(value);
    entries.set(key, { value, bytes });
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= limit) break;
      forget(oldest);
    }
  };
  const get = (key: string): Value | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key); // a map keeps the order in which keys were added
    entries.set(key, entry);
    return entry.value;
  };
  return { get, set, forget };
}
