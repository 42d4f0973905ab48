import { useEffect, useState } from "react";

/** A component's timer. Starting it again replaces the previous one, and it stops on unmount. */
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
