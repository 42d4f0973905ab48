import { useEffect, useEffectEvent } from "react";

type Events = WindowEventMap & DocumentEventMap;

/** Listens while mounted. Document events also reach the window. `handle` can change on each render. */
export function useWindowEvent<Name extends keyof Events>(
  names: Name | readonly Name[],
  handle: (event: Events[Name]) => void,
  { capture = false } = {},
) {
  const onEvent = useEffectEvent(handle);
  const list = [names].flat().join(" ");
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: Event) => onEvent(event as Events[Name]);
    for (const name of list.split(" ")) addEventListener(name, listen, { capture, signal: listening.signal });
    return () => listening.abort();
  }, [list, capture]);
}
