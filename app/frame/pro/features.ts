import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";
import type { ProFeature } from "#content/pro-features.ts";

// Pages check Pro features here before they allow them. The database enforces how much an account can hold, and style
// sheets decide whether ads are shown.

const ATTRIBUTE = "data-pro";

const listeners = createListeners();

/**
 * Whether the user has Pro. The document's attribute is the store: the script in the head sets it before the first
 * paint, the account keeps it up to date, and style sheets read it too. False on the server, which has no user.
 */
export function hasPro(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Called only by the account. */
export function setHasPro(isPro: boolean) {
  if (hasPro() === isPro) return;
  document.documentElement.toggleAttribute(ATTRIBUTE, isPro);
  listeners.notify();
}

/** Every gate calls this. All of these features come with Pro. */
export function can(_feature: ProFeature): boolean {
  return hasPro();
}

/** `can` as a hook. False until hydration is done, to match the server's HTML. */
export function useCan(feature: ProFeature): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => can(feature),
    () => false,
  );
}
