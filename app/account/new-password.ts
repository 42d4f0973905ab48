import { createStored } from "#app/frame/stored.ts";
import { closeAccountDialog, openAccountDialog } from "./account-store.ts";

/** The id of the person whose email link brought them to this tab to set a new password. */
const asked = createStored<string | null>({
  key: "huesmith.new-password",
  version: 1,
  area: "session",
  read: (value) => (typeof value === "string" ? value : null),
  initial: null,
});

/** Stored because a link works only once: a reload of the tab must ask again. */
export function askForNewPassword(id: string) {
  asked.set(id);
  openAccountDialog("reset-password");
}

export function isAskedForNewPassword(id: string): boolean {
  return asked.get() === id;
}

export function endNewPassword() {
  asked.set(null);
  closeAccountDialog();
}
