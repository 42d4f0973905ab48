import { useEffect, useEffectEvent } from "react";

type Fetching<Value> = {
  /** Null fetches nothing. */
  fetch: () => Promise<Value> | null;
  onDone: (value: Value) => void;
  /** Without it a failure leaves everything as it is. */
  onFail?: () => void;
};

/** Fetches for a key, and again for the next one. What comes after its key has changed is dropped. */
export function useFetched<Value>(_key: unknown, { fetch, onDone, onFail = () => {} }: Fetching<Value>) {
  const begin = useEffectEvent(fetch);
  const done = useEffectEvent(onDone);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isWanted = true;
    begin()?.then(
      (value) => isWanted && done(value),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
}
