import { useSyncExternalStore } from "react";
import type { ProFeature } from "#content/pro-features.ts";
import { hasPro, onProChange } from "./pro.ts";

/**
 * What the pages ask about before they let it through. How much an account holds is decided by the database, and whether
 * ads are shown by style sheets.
 */

/** Every gate asks here. All of these come with Pro. */
export function can(_feature: ProFeature): boolean {
  return hasPro();
}

/** The same in a component. Closed until the page has come alive, so that it is what the server drew. */
export function useCan(feature: ProFeature): boolean {
  return useSyncExternalStore(
    onProChange,
    () => can(feature),
    () => false,
  );
}
