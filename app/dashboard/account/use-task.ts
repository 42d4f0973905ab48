import { type ReactNode, useRef, useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";

export type Message = { tone: "ok" | "bad"; text: ReactNode };

/** One thing at a time that the service is asked for, and what came of it. */
export function useTask() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  /** A text that `work` gives is said as done; what it throws is said as the failure. False when it failed or was not begun. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setMessage(null);
    try {
      const text = await work();
      if (typeof text === "string") setMessage({ tone: "ok", text });
      return true;
    } catch (error) {
      setMessage({ tone: "bad", text: describeFailure(error, false) });
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, message, run, clear: () => setMessage(null) };
}
