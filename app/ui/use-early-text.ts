import { useEffect, useEffectEvent, useRef } from "react";

/** Text that a person typed before the page came alive: the field shows it, and no event told of it. */
export function useEarlyText(value: string, take: (text: string, isFocused: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const compare = useEffectEvent(() => {
    const field = input.current;
    // A field of one line drops line breaks by itself.
    if (field && field.value !== value.replace(/[\r\n]/g, "")) take(field.value, field === document.activeElement);
  });
  // After the effects of the whole page, which may set up what `take` needs.
  useEffect(() => {
    const timer = setTimeout(() => compare());
    return () => clearTimeout(timer);
  }, []);
  return input;
}
