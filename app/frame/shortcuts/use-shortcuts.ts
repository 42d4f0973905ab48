import { useEffect } from "react";
import { useLatest } from "#app/ui/use-latest.ts";
import { registerShortcuts, type Shortcut } from "./registry.ts";

/** The list can be a new array on each render. */
export function useShortcuts(list: readonly Shortcut[]) {
  const latest = useLatest(list);
  useEffect(() => registerShortcuts(() => latest.current), [latest]);
}
