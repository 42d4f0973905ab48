import { useRef, useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";

export type RequestState<Value> = ReturnType<typeof useRequest<Value>>;

/** Sends the request on mount unless `isOnRequest`. Keeps the old value while reloading. */
export function useRequest<Value>(send: () => Promise<Value>, { isOnRequest = false } = {}) {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** An answer to an older request is ignored. */
  const turn = useRef(0);
  const take = (answer: Value) => {
    turn.current++;
    setValue(answer);
    setFailure(null);
  };
  const reload = async () => {
    const mine = ++turn.current;
    try {
      const answer = await send();
      if (mine === turn.current) take(answer);
    } catch (error) {
      if (mine === turn.current) setFailure(describeFailure(error, false));
    }
  };
  useOnMount(() => void (isOnRequest || reload()));
  return { value, setValue: take, failure, reload };
}
