import { type ComponentType, useEffect, useState } from "react";

/** A component that comes by itself some time after the page; without a connection the page does without it. */
export function useArrival<Props>(load: () => Promise<ComponentType<Props>>, waitMs: number) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (come) => setPart(() => come),
        () => {},
      );
    }, waitMs);
    return () => clearTimeout(timer);
  }, []);
  return Part;
}
