import { useEffect, useEffectEvent } from "react";

/** Runs when a key is released, or can no longer be seen to be. `code` is that of `KeyboardEvent`. */
export function useKeyRelease(code: string, run: () => void) {
  const release = useEffectEvent(run);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("keyup", (event) => event.code === code && release(), { signal });
    addEventListener("blur", () => release(), { signal });
    return () => leaving.abort();
  }, [code]);
}
