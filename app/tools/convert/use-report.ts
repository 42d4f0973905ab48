import { useRef } from "react";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** How often to look whether a pressed pointer has been released. */
const RELEASE_MS = 50;

/**
 * Runs a report after a while, unless another one is scheduled before. Its message pushes what is below it down, so it waits
 * for the release of a pressed pointer: the click belongs to what was pressed.
 */
export function useReport() {
  const timer = useTimer();
  const isPressed = useRef(false);
  const follow = ({ type }: Event) => {
    isPressed.current = type === "pointerdown";
  };
  useWindowEvent(["pointerdown", "pointerup", "pointercancel"], follow, { capture: true });
  const schedule = (report: () => void, ms: number) =>
    timer.start(() => (isPressed.current ? schedule(report, RELEASE_MS) : report()), ms);
  return { schedule, cancel: timer.stop };
}
