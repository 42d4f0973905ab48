import { type ReactNode, useEffect, useRef } from "react";
import { openAccountDialog, readAccount, useAccount } from "./account-store.ts";
import { GuestButtons } from "./guest-buttons.tsx";

type Props = {
  /** Completes the sentence "Log in to see …": "your account". */
  what: string;
  /** Placeholder in the shape of the content until it is known who is logged in. */
  skeleton?: ReactNode;
  children: ReactNode;
};

/**
 * Wraps content that needs an account. Guests are asked to log in and then see the page they came for. The server
 * doesn't know who is logged in, so it sends both versions, and `data-session` selects one.
 */
export function AccountGate({ what, skeleton, children }: Props) {
  const isKnown = useAccount((account) => account.isKnown);
  const isUserLoggedIn = useAccount((account) => account.isUserLoggedIn);
  const wasLoggedIn = useRef(false);
  useEffect(() => {
    wasLoggedIn.current ||= isUserLoggedIn;
    // Not after a sign-out, which goes to the home page.
    if (isKnown && !isUserLoggedIn && !wasLoggedIn.current && !readAccount().dialog) openAccountDialog("log-in");
  }, [isKnown, isUserLoggedIn]);
  if (isUserLoggedIn) return children;
  return (
    <>
      <div className={isKnown ? undefined : "only-guest"}>
        <div className="grid max-w-[34em] justify-items-start gap-4 py-6">
          <h2 className="text-xl">Log in to see {what}</h2>
          <p className="text-ink-2">An account keeps what you save on all your devices.</p>
          <div className="flex noscript:hidden flex-wrap gap-2.5">
            <GuestButtons logIn="primary" />
          </div>
          <noscript>
            <p>This page needs JavaScript.</p>
          </noscript>
        </div>
      </div>
      {!isKnown && (
        <div className="only-member" aria-busy="true">
          {skeleton ?? <p className="text-ink-2">One moment.</p>}
        </div>
      )}
    </>
  );
}
