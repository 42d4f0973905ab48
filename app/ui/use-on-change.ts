import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `react` after a render with another value than the one before; not after the first. */
export function useOnChange(value: unknown, react: () => void) {
  const last = useRef(value);
  const onChange = useEffectEvent(react);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    onChange();
  }, [value]);
}
