// For buttons: loads the session code on demand.

import { showToast } from "#app/ui/toast-store.ts";

export function signOut() {
  import("./session.ts").then(
    (session) => session.signOut(),
    () => showToast({ type: "error", title: "Error", text: "Check your connection and try again." }),
  );
}

/** Reloads the profile after Pro started or ended, which updates the ads, the menu label and the gates. */
export async function reloadProfile() {
  const session = await import("./session.ts");
  await session.reloadProfile();
}
