import { useEffect, useRef } from "react";

/** How often to look whether a pressed pointer has been released. */
const RELEASE_MS = 50;

/**
 * Runs a report after a while, unless another one is scheduled before. Its message pushes what is below it down, so it waits
 * for the release of a pressed pointer: the click belongs to what was pressed.
 */
export function useReport() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = ({ type }: Event) => {
      isPressed.current = type === "pointerdown";
    };
    for (const event of ["pointerdown", "pointerup", "pointercancel"]) {
      addEventListener(event, follow, { capture: true, signal: leaving.signal });
    }
    return () => {
      leaving.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const cancel = () => clearTimeout(timer.current);
  const schedule = (report: () => void, ms: number) => {
    cancel();
    timer.current = setTimeout(() => (isPressed.current ? schedule(report, RELEASE_MS) : report()), ms);
  };
  return { schedule, cancel };
}
