import { useLayoutEffect, useRef } from "react";

/** What the newest render had, for a timer, a listener or an answer that comes later. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
