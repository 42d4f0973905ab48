import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `react` after each render with a changed value, but not after the first render. */
export function useOnChange(value: unknown, react: () => void) {
  const last = useRef(value);
  const onChange = useEffectEvent(react);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    onChange();
  }, [value]);
}
