import { useState } from "react";
import { useFetched } from "#app/ui/use-fetched.ts";

type Loaded<Value> = { attempt: string; value: Value | null; hasFailed: boolean };

/** `load` can be a new function on each render; only the key matters. */
export function useLoaded<Value>(key: string, load: () => Promise<Value> | null) {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null);
  const [tries, setTries] = useState(0);
  const attempt = `${key} ${tries}`;
  useFetched(attempt, {
    fetch: load,
    onDone: (value) => setLoaded({ attempt, value, hasFailed: false }),
    onFail: () => setLoaded({ attempt, value: null, hasFailed: true }),
  });
  const own = loaded?.attempt === attempt ? loaded : null;
  return { value: own?.value ?? null, hasFailed: own?.hasFailed ?? false, retry: () => setTries(tries + 1) };
}
