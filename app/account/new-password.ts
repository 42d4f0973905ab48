import { createStored } from "#app/frame/stored.ts";
import { closeAccountDialog, openAccountDialog } from "./account-store.ts";

/** The id of the person whom the link of a mail brought to this tab for a new password. */
const asked = createStored<string | null>({
  key: "huesmith.new-password",
  version: 1,
  area: "session",
  read: (value) => (typeof value === "string" ? value : null),
  initial: null,
});

/** A link works once, so a reload of the tab has to ask again. */
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
