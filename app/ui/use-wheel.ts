import { type RefObject, useEffect, useEffectEvent } from "react";

/** A wheel over an element. React's own listener is passive and could not keep the page from scrolling. */
export function useWheel(element: RefObject<HTMLElement | null>, handle: (event: WheelEvent) => void) {
  const onWheel = useEffectEvent(handle);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: WheelEvent) => onWheel(event);
    element.current?.addEventListener("wheel", listen, { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
