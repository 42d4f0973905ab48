import { useEffect, useRef } from "react";
import { useOnChange } from "#app/ui/use-on-change.ts";

/** Safari allows 100 address changes in 30 seconds. */
const ADDRESS_MS = 350;

/** Keeps the address in sync with the page, slightly delayed and without a navigation. `loaded` is the initial one. */
export function useAddress(address: string, loaded: string) {
  const written = useRef(loaded);
  useOnChange(loaded, () => {
    written.current = loaded;
  });
  useEffect(() => {
    if (address === written.current) return;
    const entry = history.state?.key;
    const timer = setTimeout(() => {
      // Another page already owns the browser history and is about to render.
      if (history.state?.key !== entry) return;
      written.current = address;
      history.replaceState(history.state, "", address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
