import { useState } from "react";
import { useTimer } from "./use-timer.ts";

const CHECK_MS = 2000;

/** Whether something was copied in the last two seconds. `copy` resolves to false if the browser refused. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useTimer();
  const run = async (copy: () => Promise<boolean>) => {
    if (!(await copy())) return;
    setIsCopied(true);
    timer.start(() => setIsCopied(false), CHECK_MS);
  };
  return { isCopied, run };
}
