import { useEffect, useEffectEvent } from "react";

type Fetching<Key, Value> = {
  /** Null fetches nothing. */
  fetch: (key: Key) => Promise<Value> | null;
  onDone: (value: Value) => void;
  /** Without it a failure leaves everything as it is. */
  onFail?: () => void;
};

/** Fetches for a key, and again for the next one. What comes after its key has changed is dropped. */
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
