import { useEffect, useState } from "react";
import { pigmentPart } from "./late-pigment.ts";

/** Fetches the spectra of paints, and draws again when they have come. */
export function usePigment() {
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isThere = pigmentPart.get() !== null;
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    void (tries === 0 ? pigmentPart.load() : pigmentPart.retry()).then((hasCome) => {
      if (!isCurrent) return;
      setHasFailed(!hasCome);
      if (hasCome) setTries(tries + 1); // draws with it
    });
    return () => {
      isCurrent = false;
    };
  }, [isThere, tries]);
  return { isThere, hasFailed, retry: () => setTries(tries + 1) };
}
