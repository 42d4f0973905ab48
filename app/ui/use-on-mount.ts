import { type EffectCallback, useEffect, useEffectEvent } from "react";

/** Runs once the component is in the page; what it returns runs when the component leaves. */
export function useOnMount(run: EffectCallback) {
  const onMount = useEffectEvent(run);
  useEffect(() => onMount(), []);
}
