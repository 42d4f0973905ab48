import { useLayoutEffect, useRef } from "react";

/** A ref to the newest render's value, for timers, listeners and late responses. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
