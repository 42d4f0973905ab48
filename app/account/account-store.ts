import { useSyncExternalStore } from "react";

export type DialogName =
  | "sign-up"
  | "log-in"
  | "reset-password"
  | "upgrade"
  | "verify-email"
  | "confirm-email"
  | "link-session"
  | "error";
/**
 * The address of "verify-email", "confirm-email" and "link-session" and the first of the forms, the token of
 * "confirm-email", the code of "error", the view of "log-in".
 */
export type DialogText = { email?: string; tokenHash?: string; code?: string; view?: LogInView };
export type LogInView = "login" | "forgot" | "sent" | "code";
export type Profile = { id: string; email: string };

export type AccountState = {
  /** False until it is known whether a member is signed in; the server renders a guest. */
  isKnown: boolean;
  isUserLoggedIn: boolean;
  proActive: boolean;
  allowShowAds: boolean;
  profile: Profile | null;
  /** One at a time. */
  dialog: DialogName | null;
  /** What the open dialog begins with. */
  dialogText: DialogText;
};

const INITIAL: AccountState = {
  isKnown: false,
  isUserLoggedIn: false,
  proActive: false,
  allowShowAds: false,
  profile: null,
  dialog: null,
  dialogText: {},
};

let state = INITIAL;
const listeners = new Set<() => void>();

/** Who uses this browser and which dialog is open. On the server always a guest. */
export function useAccount<Part>(select: (state: AccountState) => Part): Part {
  const get = () => select(state);
  return useSyncExternalStore(subscribe, get, () => select(INITIAL));
}

/** For code outside of components. */
export function readAccount(): AccountState {
  return state;
}

export function setAccount(change: Partial<AccountState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function openAccountDialog(dialog: DialogName, dialogText: DialogText = {}) {
  setAccount({ dialog, dialogText });
}

export function closeAccountDialog() {
  setAccount({ dialog: null });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
