import { useEffect, useState } from "react";
import { readBillingState } from "#app/data/billing.ts";
import type { BillingState } from "#contract/billing.ts";

/** What is paid and until when, as this site's server says it. Asked again when Pro begins or ends in this page. */
export function useBilling(isPro: boolean) {
  const [billing, setBilling] = useState<BillingState | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = async () => {
    try {
      setBilling(await readBillingState());
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` reads no state
  useEffect(() => void reload(), [isPro]);
  return { billing, hasFailed, reload, setBilling };
}
