import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";
import type { ProFeature } from "#content/pro-features.ts";

// What the pages ask about before they let it through. How much an account holds is decided by the database, and whether
// ads are shown by style sheets.

const ATTRIBUTE = "data-pro";

const listeners = createListeners();

/**
 * Whether the person has Pro. The attribute of the document is the store: the script in the head writes it before the first
 * paint, the account keeps it true, and style sheets read it too. Closed on the server, which does not know who is there.
 */
export function hasPro(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(ATTRIBUTE);
}

/** For the account, which is who knows. */
export function setHasPro(isPro: boolean) {
  if (hasPro() === isPro) return;
  document.documentElement.toggleAttribute(ATTRIBUTE, isPro);
  listeners.notify();
}

/** Every gate asks here. All of these come with Pro. */
export function can(_feature: ProFeature): boolean {
  return hasPro();
}

/** The same in a component. Closed until the page has come alive, so that it is what the server drew. */
export function useCan(feature: ProFeature): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => can(feature),
    () => false,
  );
}
