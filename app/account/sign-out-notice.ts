import { showToast, toastStore } from "#app/ui/toast-store.ts";
import { onAccountChange, readAccount } from "./account-store.ts";

const NOTICE_MS = 150;

/**
 * Says that a sign-out has begun, if it takes longer, until this browser is signed out: the service may hear of it
 * later. Returns a function that ends the notice.
 */
export function notifySigningOut(): () => void {
  let notice = 0;
  const timer = setTimeout(() => {
    notice = showToast({ type: "info", title: "Signing out…" });
  }, NOTICE_MS);
  const stopListening = onAccountChange(() => readAccount().isUserLoggedIn || stop());
  const stop = () => {
    clearTimeout(timer);
    stopListening();
    toastStore.dismiss(notice);
  };
  return stop;
}
