import { useEffect, useState } from "react";
import { type ConvertedText, convertText } from "./convert-text.ts";
import type { TextOptions } from "./text-options.ts";

export type Conversion = { source: string; result: ConvertedText };

type Done = { source: string; options: TextOptions; hasFailed: boolean };

/** Shorter than a person's pause, longer than the time between two keys. */
const WAIT_MS = 120;

/** The converted text, a moment behind what is typed: `isBehind` until it has caught up or `hasFailed`. */
export function useTextConversion(source: string, options: TextOptions, loaded: Conversion) {
  const [conversion, setConversion] = useState(loaded);
  const [done, setDone] = useState<Done>({ source: loaded.source, options, hasFailed: false });
  const isBehind = done.source !== source || done.options !== options;
  useEffect(() => {
    if (!isBehind) return;
    let isCurrent = true;
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      // What a newer text has overtaken need not be finished.
      if (!isCurrent) throw new Error("overtaken");
    };
    const finish = (result: ConvertedText) => {
      if (!isCurrent) return;
      setConversion({ source, result });
      setDone({ source, options, hasFailed: false });
    };
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      setDone({ source, options, hasFailed: true });
      reportError(error);
    };
    const timer = setTimeout(() => convertText(source, options, pause).then(finish, fail), WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, options, isBehind]);
  return { conversion, isBehind, hasFailed: done.hasFailed && !isBehind };
}
