import type { ProFeature } from "#content/pro-features.ts";

let listener: (() => void) | undefined;
let wanted: ProFeature | null = null;

/** Opens the upgrade dialog for a Pro feature, now or as soon as the account's code has loaded. */
export function askForPro(feature: ProFeature) {
  wanted = feature;
  listener?.();
}

/** Returns the feature that the upgrade dialog opens for, once; null if the dialog was opened on its own. */
export function takeWantedFeature(): ProFeature | null {
  const feature = wanted;
  wanted = null;
  return feature;
}

/** Used by the account, which has the dialog. Returns the function that unsubscribes. */
export function onProAsked(open: () => void) {
  listener = open;
  if (wanted) open();
  return () => {
    listener = undefined;
  };
}
