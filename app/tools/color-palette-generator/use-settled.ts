import { startTransition, useEffect, useState } from "react";

/** Longer than quick presses are apart: what flies by is not drawn in the parts that can wait, nor in the way of the next. */
const REST_MS = 120;

/** An object as it was some moments after its last change, with a frame painted in between. */
export function useSettled<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)), REST_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, settled]);
  return settled;
}
