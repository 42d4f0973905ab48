import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { EngineMissing, loadEngine } from "./engine.ts";

/** What draws palettes comes after the page. Until then, and without a connection, all else works. */
export function useEngine() {
  const [isReady, setIsReady] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  const wake = useEffectEvent(async () => {
    const isThere = (await loadEngine()) !== undefined;
    if (isThere) setIsReady(true);
    return isThere;
  });
  useEffect(() => {
    const retry = () => void wake();
    retry();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  /** Runs at once, or when the engine that it needs has come; what follows keeps its turn. */
  const soon = (run: () => void) => {
    if (waiting.current.length > 0) return void waiting.current.push(run);
    try {
      run();
    } catch (error) {
      if (!(error instanceof EngineMissing)) throw error;
      waiting.current.push(run);
      void runWaiting();
    }
  };
  const runWaiting = async () => {
    const isThere = (await loadEngine()) !== undefined;
    const runs = waiting.current.splice(0);
    if (!isThere) return showToast(NOT_LOADED);
    setIsReady(true);
    for (const run of runs) run();
  };
  return { isReady, soon };
}

const NOT_LOADED = {
  type: "error",
  title: "The generator could not be loaded",
  text: "Nothing is lost. Check your connection and try again.",
} as const;
