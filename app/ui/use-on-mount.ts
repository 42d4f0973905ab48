import { type EffectCallback, useEffect, useEffectEvent } from "react";

/** Runs once on mount; the returned function runs on unmount. */
export function useOnMount(run: EffectCallback) {
  const onMount = useEffectEvent(run);
  useEffect(() => onMount(), []);
}
