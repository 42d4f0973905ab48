// For buttons: loads the session code on demand.

import { showToast, toastStore } from "#app/ui/toast-store.ts";
import { onAccountChange, readAccount } from "./account-store.ts";

/** A sign-out that takes longer says what it is doing. */
const NOTICE_MS = 150;

export function signOut() {
  const stopNotice = notifySigningOut();
  import("./session.ts")
    .then(
      (session) => session.signOut(),
      () => showToast({ type: "error", title: "Error", text: "Check your connection and try again." }),
    )
    .finally(stopNotice);
}

/** Until this browser is signed out; the service may hear of it later. */
function notifySigningOut() {
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

/** Reloads the profile after Pro started or ended, which updates the ads, the menu label and the gates. */
export async function reloadProfile() {
  const session = await import("./session.ts");
  await session.reloadProfile();
}
