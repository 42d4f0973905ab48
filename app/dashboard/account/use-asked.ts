import { useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";

export type Asked<Value> = ReturnType<typeof useAsked<Value>>;

/** Keeps the old value while reloading. */
export function useAsked<Value>(ask: () => Promise<Value>) {
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
  return { value, setValue, failure, reload };
}
