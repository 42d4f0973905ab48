import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { openAccountDialog, readAccount, useAccount } from "./account-store.ts";
import { dialogOpener } from "./dialog-opener.ts";

type Props = {
  /** Ends the sentence "Log in to see …": "your account". */
  what: string;
  /** In the shape of the content, while it is being found out who is there. */
  skeleton?: ReactNode;
  children: ReactNode;
};

/**
 * Wraps what belongs to an account. A guest is asked to log in and then sees the page they came for. The server does not
 * know who is logged in: it sends both, and `data-session` shows one.
 */
export function AccountGate({ what, skeleton, children }: Props) {
  const isKnown = useAccount((account) => account.isKnown);
  const isUserLoggedIn = useAccount((account) => account.isUserLoggedIn);
  const wasLoggedIn = useRef(false);
  useEffect(() => {
    wasLoggedIn.current ||= isUserLoggedIn;
    // Not after a Sign Out, which leaves for the home page.
    if (isKnown && !isUserLoggedIn && !wasLoggedIn.current && !readAccount().dialog) openAccountDialog("log-in");
  }, [isKnown, isUserLoggedIn]);
  if (isUserLoggedIn) return children;
  return (
    <>
      <div className={isKnown ? undefined : "only-guest"}>
        <GuestWords what={what} />
      </div>
      {!isKnown && (
        <div className="only-member" aria-busy="true">
          {skeleton ?? <p className="text-ink-2">One moment.</p>}
        </div>
      )}
    </>
  );
}

function GuestWords({ what }: { what: string }) {
  return (
    <div className="grid max-w-[34em] justify-items-start gap-4 py-6">
      <h2 className="text-xl">Log in to see {what}</h2>
      <p className="text-ink-2">An account keeps what you save on all your devices.</p>
      <div className="flex noscript:hidden flex-wrap gap-2.5">
        <Button variant="primary" {...dialogOpener("log-in")}>
          Log In
        </Button>
        <Button {...dialogOpener("sign-up")}>Sign Up</Button>
      </div>
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </div>
  );
}
