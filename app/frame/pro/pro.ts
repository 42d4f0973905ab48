import { createListeners } from "#app/ui/listeners.ts";

const ATTRIBUTE = "data-pro";

const listeners = createListeners();

export const onProChange = listeners.subscribe;

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
