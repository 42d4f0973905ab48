import { showToast } from "#app/ui/toast-store.ts";

/** For buttons: the code of the session comes late, and what fails is told. */
export function signOut() {
  import("./session.ts").then(
    (session) => session.signOut(),
    () => showToast({ type: "error", title: "Error", text: "Check your connection and try again." }),
  );
}
