import type { ProFeature } from "#content/pro-features.ts";

let listener: (() => void) | undefined;
let wanted: ProFeature | null = null;

/** A Pro feature was asked for: opens the upgrade dialog, now or as soon as the account's code is there. */
export function askForPro(feature: ProFeature) {
  wanted = feature;
  listener?.();
}

/** The feature that the upgrade dialog opens for, once; null where the dialog was opened for itself. */
export function takeWantedFeature(): ProFeature | null {
  const feature = wanted;
  wanted = null;
  return feature;
}

/** For the account, which has the dialog. Gives the function that ends it. */
export function onProAsked(open: () => void) {
  listener = open;
  if (wanted) open();
  return () => {
    listener = undefined;
  };
}
