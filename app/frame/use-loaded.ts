import { useEffect, useState } from "react";

type Loaded<Value> = { key: string; value: Value | null; hasFailed: boolean };

/** What a function fetches for a key. `load` may be another function at each render: only the key counts. */
export function useLoaded<Value>(key: string, load: () => Promise<Value> | null) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ key, value: null, hasFailed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again, each render does not
  useEffect(() => {
    let isWanted = true;
    load()?.then(
      (value) => isWanted && setLoaded({ key, value, hasFailed: false }),
      () => isWanted && setLoaded({ key, value: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, tries]);
  const isOwn = loaded.key === key;
  return {
    value: isOwn ? loaded.value : null,
    hasFailed: isOwn && loaded.hasFailed,
    retry: () => {
      setLoaded({ key, value: null, hasFailed: false });
      setTries(tries + 1);
    },
  };
}
