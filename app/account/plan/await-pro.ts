import { readBillingState } from "#app/data/billing.ts";
import type { BillingState } from "#contract/billing.ts";

const PAUSE_MS = 2000;
const PATIENCE_MS = 60_000;

type Options = {
  signal: AbortSignal;
  /** For tests. */
  ask?: () => Promise<BillingState>;
  rest?: (pauseMs: number) => Promise<void>;
};

/**
 * After a checkout: asks every 2 seconds whether the payment has arrived, for a minute at most. Null when it has not, or
 * when the caller stops waiting; a request that fails is repeated.
 */
export async function awaitPro({
  signal,
  ask = readBillingState,
  rest = sleep,
}: Options): Promise<BillingState | null> {
  for (let waitedMs = 0; !signal.aborted; waitedMs += PAUSE_MS) {
    const state = await ask().catch(() => null);
    if (signal.aborted) return null;
    if (state?.isPro) return state;
    if (waitedMs >= PATIENCE_MS) return null;
    await rest(PAUSE_MS);
  }
  return null;
}

function sleep(pauseMs: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
}
