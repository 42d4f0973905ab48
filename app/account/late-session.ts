// For buttons: the code of the session comes late.

import { showToast } from "#app/ui/toast-store.ts";

export function signOut() {
  import("./session.ts").then(
    (session) => session.signOut(),
    () => showToast({ type: "error", title: "Error", text: "Check your connection and try again." }),
  );
}

/** Pro may have begun or ended: the ads, the label of the menu and the gates follow. */
export async function reloadProfile() {
  const session = await import("./session.ts");
  await session.reloadProfile();
}
