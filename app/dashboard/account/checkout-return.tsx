import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { reloadProfile } from "#app/account/late-session.ts";
import { readBillingState } from "#app/data/billing.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { BillingState } from "#contract/billing.ts";

const PAUSE_MS = 2000;
const TIMEOUT_MS = 60_000;

/** Shown after the checkout. The site learns of the payment a moment later, so this polls until it has arrived. */
export function CheckoutReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isBack = new URLSearchParams(search).get("checkout") === "done";
  const [step, setStep] = useState<"none" | "waiting" | "on" | "late">(isBack ? "waiting" : "none");
  useEffect(() => {
    if (step !== "waiting") return;
    const leaving = new AbortController();
    void awaitPro({ signal: leaving.signal }).then(async (state) => {
      if (leaving.signal.aborted) return;
      if (state) await reloadProfile().catch(() => {}); // the next page load updates it
      setStep(state ? "on" : "late");
      // Done; a reload must not wait again.
      if (state) void navigate(pathname, { replace: true, preventScrollReset: true });
    });
    return () => leaving.abort();
  }, [step, pathname, navigate]);
  return (
    <div role="status" className="empty:absolute">
      {step !== "none" && (
        <div className="grid justify-items-start gap-3 rounded-control bg-well px-4 py-3.5 text-sm">
          {step === "waiting" && <p>Thank you. Waiting for your payment. This takes a few seconds.</p>}
          {step === "on" && (
            <p>
              <strong className="font-[550]">Pro is on.</strong> No more ads, and no limits on what you save.
            </p>
          )}
          {step === "late" && (
            <>
              <p>
                Your payment hasn't arrived yet. Don't pay again; check back in a few minutes. If Pro still isn't on
                after an hour, <TextLink href="/contact">write to us</TextLink> with the receipt from Stripe.
              </p>
              <Button onClick={() => setStep("waiting")}>Check again</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

type Options = {
  signal: AbortSignal;
  /** Replaced in tests. */
  ask?: () => Promise<BillingState>;
  pause?: (pauseMs: number) => Promise<void>;
};

/**
 * Polls every 2 seconds, for at most a minute, until the payment has arrived. Null if it has not, or if the caller
 * stops waiting; failed requests are repeated.
 */
export async function awaitPro({
  signal,
  ask = readBillingState,
  pause = sleep,
}: Options): Promise<BillingState | null> {
  for (let waitedMs = 0; !signal.aborted; waitedMs += PAUSE_MS) {
    const state = await ask().catch(() => null);
    if (signal.aborted) return null;
    if (state?.isPro) return state;
    if (waitedMs >= TIMEOUT_MS) return null;
    await pause(PAUSE_MS);
  }
  return null;
}

function sleep(pauseMs: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
}
