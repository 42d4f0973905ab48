import { type ReactNode, useState } from "react";
import { AccountError } from "#app/data/account.ts";
import { readOffer, startCheckout } from "#app/data/billing.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Interval, Offer } from "#contract/billing.ts";
import { Alert } from "./alert.tsx";
import { describeFailure } from "./failure-text.ts";
import { dialogOpener } from "./guest-buttons.tsx";
import { reloadProfile } from "./late-session.ts";
import { useLeaving } from "./use-leaving.ts";

/**
 * The button of the pricing page. The page is the same for everyone, so it contains all three versions: guests sign up
 * first, members go to the checkout, and people with Pro see that they have it.
 */
export function BuyPanel({ isCanceled, interval }: { isCanceled: boolean; interval: Interval }) {
  // Null until known, and if the server doesn't respond: the checkout then reports it.
  const [mode, setMode] = useState<Offer["mode"] | null>(null);
  useFetched("offer", { fetch: readOffer, onDone: (offer) => setMode(offer.mode) });
  return (
    <div className="grid max-w-[34em] justify-items-start gap-3">
      {isCanceled && (
        <p role="status" className="only-free text-ink-2 text-sm">
          The checkout was canceled. Nothing was charged.
        </p>
      )}
      <HasPro />
      <div className="only-free grid noscript:hidden w-full justify-items-start gap-3">
        {mode === "off" || mode === "locked" ? (
          <>
            <p className="font-[550]">Pro isn't available on this site right now.</p>
            {mode === "locked" && (
              <Small>
                Do you run this site? To use the test checkout, open the link the server printed in its terminal.
              </Small>
            )}
          </>
        ) : (
          <>
            <div className="only-guest grid w-full justify-items-start gap-3">
              <div className="flex flex-wrap gap-2.5">
                <Button variant="brand" size="lg" {...dialogOpener("sign-up")}>
                  Sign up for Pro
                </Button>
                <Button size="lg" {...dialogOpener("log-in")}>
                  Log In
                </Button>
              </div>
              <Small>Create an account, confirm your email, then return here to pay.</Small>
            </div>
            <div className="only-member grid w-full justify-items-start gap-3">
              <CheckoutButton interval={interval} />
              {mode !== "test" && (
                <Small>
                  You'll pay on Stripe's page and then return to your account, where you can cancel at any time.
                </Small>
              )}
            </div>
          </>
        )}
        <div role="status">
          {mode === "test" && (
            <p className="rounded-control bg-well px-3.5 py-2.5 text-sm">
              This is a test checkout. Everything works as usual, but nothing is charged.
            </p>
          )}
        </div>
      </div>
      <p className="scripting:hidden">Buying Pro needs JavaScript.</p>
    </div>
  );
}

function CheckoutButton({ interval }: { interval: Interval }) {
  const [place, setPlace] = useLeaving<"checkout">();
  const [failure, setFailure] = useState("");
  const buy = async () => {
    setPlace("checkout");
    setFailure("");
    try {
      location.assign(await startCheckout(interval));
    } catch (error) {
      // Pro was bought in another tab or on another device.
      if (error instanceof AccountError && error.code === "already_pro") await reloadProfile().catch(() => {});
      setFailure(describeFailure(error, false));
      setPlace(null);
    }
  };
  return (
    <>
      <Button variant="brand" size="lg" isBusy={place !== null} onClick={buy} className="w-full sm:w-auto">
        Upgrade To Pro
      </Button>
      <Alert>{failure}</Alert>
    </>
  );
}

function HasPro() {
  return (
    <div className="only-pro grid justify-items-start gap-3">
      <p className="flex items-center gap-2.5 font-[550] text-lg">
        <Icon className="icon-check text-ok" />
        You have Pro
      </p>
      <ButtonLink href="/user/account" size="lg">
        Manage your plan
      </ButtonLink>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <p className="text-ink-2 text-sm">{children}</p>;
}
