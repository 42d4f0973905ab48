import { useEffect, useState } from "react";

/** A timer of a component. A new start replaces the last one, and the timer ends with the component. */
export function useTimer() {
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);
  return timer;
}

function createTimer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(id);
    id = undefined;
  };
  const start = (run: () => void, delayMs: number) => {
    stop();
    id = setTimeout(() => {
      id = undefined;
      run();
    }, delayMs);
  };
  return { start, stop, isRunning: () => id !== undefined };
}
