import { type RefObject, useEffect } from "react";
import { useLatest } from "#app/ui/use-latest.ts";
import { registerShortcuts, type Shortcut } from "./registry.ts";

type Options = {
  /** An element inside the dialog that the shortcuts belong to; all others are off while a dialog is open. */
  within?: RefObject<Element | null>;
};

/** The list can be a new array on each render. */
export function useShortcuts(list: readonly Shortcut[], { within }: Options = {}) {
  const latest = useLatest(list);
  useEffect(
    () => registerShortcuts({ list: () => latest.current, within: within && (() => within.current) }),
    [latest, within],
  );
}
