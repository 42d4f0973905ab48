import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

export type LateCode<Code> = ReturnType<typeof lateCode<Code>>;

/** Never rejects. After a failure, the next `load` retries. */
export function lateCode<Code>(fetchCode: () => Promise<Code>) {
  const { subscribe, notify } = createListeners();
  let code: Code | null = null;
  let arrival: Promise<Code | null> | null = null;
  return {
    get: () => code,
    /** Resolves to null if the code could not be fetched. */
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

/** Returns null until the code has loaded. Does not fetch it. */
export function useCode<Code>(code: LateCode<Code>): Code | null {
  return useSyncExternalStore(code.subscribe, code.get, () => null);
}
