import { type ElementType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A component that nobody has asked for: null until its code has come, when the page has nothing else to do. Without a
 * connection nobody is told, and it is tried again when there is one.
 */
export function useIdlePart<Part extends ElementType>(load: () => Promise<Part>, isWanted = true): Part | null {
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
    const cancel = whenIdle(fetchPart);
    return () => {
      cancel();
      listening.abort();
    };
  }, [isWanted, part]);
  return part?.Part ?? null;
}
