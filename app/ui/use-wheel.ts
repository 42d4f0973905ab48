import { type RefObject, useEffect, useEffectEvent } from "react";

/** Handles the wheel over an element. React's own listener is passive, so it could not prevent scrolling. */
export function useWheel(element: RefObject<HTMLElement | null>, handle: (event: WheelEvent) => void) {
  const onWheel = useEffectEvent(handle);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: WheelEvent) => onWheel(event);
    element.current?.addEventListener("wheel", listen, { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
