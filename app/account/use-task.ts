import { type ReactNode, useRef, useState } from "react";
import { describeFailure } from "./failure-text.ts";

type Message = { tone: "ok" | "bad"; text: ReactNode; error?: unknown };
export type Task = ReturnType<typeof useTask>;

export function useTask(describe = (error: unknown) => describeFailure(error, false)) {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  /** A text returned by `work` is shown as success; an error is shown as the failure. */
  const run = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setMessage(null);
    try {
      const text = await work();
      if (typeof text === "string") setMessage({ tone: "ok", text });
    } catch (error) {
      setMessage({ tone: "bad", text: describe(error), error });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, message, run, clear: () => setMessage(null) };
}
