import { useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";

export type Asked<Value> = ReturnType<typeof useAsked<Value>>;

/** Asks on mount unless `isOnRequest`. Keeps the old value while reloading. */
export function useAsked<Value>(ask: () => Promise<Value>, { isOnRequest = false } = {}) {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = async () => {
    try {
      setValue(await ask());
      setFailure(null);
    } catch (error) {
      setFailure(describeFailure(error, false));
    }
  };
  useOnMount(() => void (isOnRequest || reload()));
  return { value, setValue, failure, reload };
}
