import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Text that a person typed before the page came alive: the field shows it, and no event told of it. */
export function useEarlyText(
  value: string | number,
  take: (text: string, isFocused: boolean) => void,
  input = useRef<HTMLInputElement>(null),
) {
  const early = useRef<string>(null);
  const first = useRef(value);
  // Read before anything is drawn again, which would put the value back.
  useLayoutEffect(() => {
    const text = input.current?.value;
    // A field of one line drops line breaks by itself.
    if (text !== undefined && text !== String(first.current).replace(/[\r\n]/g, "")) early.current = text;
  }, [input]);
  const takeText = useEffectEvent(() => {
    // Changed since: by an event, which told of all that the field held.
    if (early.current === null || value !== first.current) return;
    take(early.current, input.current === document.activeElement);
    early.current = null;
  });
  // After the effects of the whole page, which may set up what `take` needs.
  useEffect(() => {
    const timer = setTimeout(() => takeText());
    return () => clearTimeout(timer);
  }, []);
  return input;
}
