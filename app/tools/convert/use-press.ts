import { useEffect, useRef } from "react";

/** Whether a pointer is pressed anywhere on the page. */
export function usePress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isPressed.current = type === "pointerdown";
    };
    const events = ["pointerdown", "pointerup", "pointercancel"];
    for (const event of events) addEventListener(event, follow, true);
    return () => {
      for (const event of events) removeEventListener(event, follow, true);
    };
  }, []);
  return isPressed;
}
