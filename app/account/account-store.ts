import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

type EmailDialog = "sign-up" | "log-in" | "verify-email" | "confirm-email" | "link-session";
export type DialogName = EmailDialog | "reset-password" | "upgrade" | "error";
/**
 * The email address of "verify-email", "confirm-email", "link-session" and of the first form, the token and kind of
 * "confirm-email", the code of "error", the view of "log-in", the reason of "upgrade".
 */
export type DialogText = {
  email?: string;
  tokenHash?: string;
  isInvited?: boolean;
  code?: string;
  view?: LogInView;
  reason?: string;
};
export type LogInView = "login" | "forgot" | "sent" | "code";

const INITIAL = {
  /** False until it is known whether a member is signed in; the server renders a guest. */
  isKnown: false,
  isUserLoggedIn: false,
  proActive: false,
  allowShowAds: false,
  profile: null as { id: string; email: string } | null,
  dialog: null as DialogName | null,
  dialogText: {} as DialogText,
  /** Whether the code of the dialogs has loaded; until then, the loading bar shows that one will open. */
  areDialogsLoaded: false,
};
export type AccountState = typeof INITIAL;

const { subscribe, notify } = createListeners();
export const onAccountChange = subscribe;
let state = INITIAL;

/** Always a guest on the server. */
export function useAccount<Part>(select: (state: AccountState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(INITIAL),
  );
}

export function readAccount(): AccountState {
  return state;
}

export function setAccount(change: Partial<AccountState>) {
  state = { ...state, ...change };
  notify();
}

export function openAccountDialog(dialog: DialogName, dialogText: DialogText = {}) {
  setAccount({ dialog, dialogText });
}

export function closeAccountDialog() {
  setAccount({ dialog: null });
}
