import { useEffect, useEffectEvent } from "react";

type Fetching<Key, Value> = {
  /** Return null to fetch nothing. */
  fetch: (key: Key) => Promise<Value> | null;
  onDone: (value: Value) => void;
  /** Without it, failures are ignored. */
  onFail?: () => void;
};

/** Fetches for a key, and again when the key changes. Results for an outdated key are dropped. */
export function useFetched<Key, Value>(key: Key, { fetch, onDone, onFail = () => {} }: Fetching<Key, Value>) {
  const begin = useEffectEvent(fetch);
  const done = useEffectEvent(onDone);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isWanted = true;
    begin(key)?.then(
      (value) => isWanted && done(value),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
}
