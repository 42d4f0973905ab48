import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

export type LateCode<Code> = ReturnType<typeof lateCode<Code>>;

/** Nothing rejects, and after a failure the next `load` tries again. */
export function lateCode<Code>(fetchCode: () => Promise<Code>) {
  const { subscribe, notify } = createListeners();
  let code: Code | null = null;
  let arrival: Promise<Code | null> | null = null;
  return {
    get: () => code,
    /** Resolves to null when the code could not be fetched. */
    load: () => {
      arrival ??= fetchCode().then(
        (fetched) => {
          code = fetched;
          notify();
          return fetched;
        },
        () => {
          arrival = null;
          return null;
        },
      );
      return arrival;
    },
    subscribe,
  };
}

/** Null until it is there. It does not fetch the code. */
export function useCode<Code>(code: LateCode<Code>): Code | null {
  return useSyncExternalStore(code.subscribe, code.get, () => null);
}
