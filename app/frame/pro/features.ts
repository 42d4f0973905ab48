import { useSyncExternalStore } from "react";
import { hasPro, onProChange } from "./pro.ts";

/**
 * What the pages ask about before they let it through. How much an account holds is decided by the database, and whether
 * ads are shown by style sheets.
 */
export type Feature = "export-values" | "palette-variations" | "gradient-colors";

/** Every gate asks here. All of these come with Pro. */
export function can(_feature: Feature): boolean {
  return hasPro();
}

/** The same in a component. Closed until the page has come alive, so that it is what the server drew. */
export function useCan(feature: Feature): boolean {
  return useSyncExternalStore(
    onProChange,
    () => can(feature),
    () => false,
  );
}
