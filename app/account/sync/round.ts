import { mergeLibrary } from "./merge.ts";
import { type Pushing, push, type Refusal } from "./push.ts";

/** A conflict needs two; more would mean that another device writes all the time, and the next round continues. */
const MOST_PASSES = 4;

/** Reads the account when asked to or when something was not as it was known, and sends what is only here. */
export async function syncRound(
  pushing: Pushing,
  { shouldPull, onPulled }: { shouldPull: boolean; onPulled?: () => void },
): Promise<Refusal[]> {
  const { store, remote, now } = pushing;
  const refusals: Refusal[] = [];
  let isPullDue = shouldPull;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (isPullDue) {
      const { library, limits } = await remote.pull();
      store.set((held) => ({ ...mergeLibrary(held, library, now()), limits }));
      onPulled?.();
    }
    const pushed = await push(pushing);
    refusals.push(...pushed.refusals);
    if (!pushed.needsPull) break;
    isPullDue = true;
  }
  return refusals;
}
