import { createContext, use } from "react";
import type { useBench } from "./use-bench.ts";

export type Bench = ReturnType<typeof useBench>;

export const BenchContext = createContext<Bench | null>(null);

/** Everything that the parts of the page share. */
export function useShared(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("No bench around this part");
  return bench;
}
