import { useEffect, useRef } from "react";
import { useOnChange } from "#app/ui/use-on-change.ts";

/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_MS = 350;

/** Keeps the address close behind what the page shows, without a navigation. `loaded` is what the page came with. */
export function useAddress(address: string, loaded: string) {
  const written = useRef(loaded);
  useOnChange(loaded, () => {
    written.current = loaded;
  });
  useEffect(() => {
    if (address === written.current) return;
    const entry = history.state?.key;
    const timer = setTimeout(() => {
      // Another page has the browser's history already, and is about to be drawn.
      if (history.state?.key !== entry) return;
      written.current = address;
      history.replaceState(history.state, "", address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
