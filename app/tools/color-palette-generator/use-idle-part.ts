import { type ElementType, useEffect, useState } from "react";

/**
 * A component that nobody has asked for: null until its code has come, in the page's own time. Without a connection it is
 * tried again when there is one.
 */
export function useIdlePart<Part extends ElementType>(isWanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<{ Part: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each render
  useEffect(() => {
    if (!isWanted || part) return;
    const listening = new AbortController();
    const fetchPart = () =>
      void load().then(
        (Part) => listening.signal.aborted || setPart({ Part }),
        () => addEventListener("online", fetchPart, { signal: listening.signal, once: true }),
      );
    fetchPart();
    return () => listening.abort();
  }, [isWanted, part]);
  return part?.Part ?? null;
}
