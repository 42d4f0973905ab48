import { useEffect, useState } from "react";
import { type ConvertedText, convertText } from "./convert-text.ts";
import type { TextOptions } from "./text-options.ts";

export type Conversion = { source: string; result: ConvertedText };

/** Shorter than a person's pause, longer than the time between two keys. */
const WAIT_MS = 120;

/** The converted text, a moment behind what is typed; `isBehind` until it has caught up. */
export function useTextConversion(source: string, options: TextOptions, loaded: Conversion) {
  const [conversion, setConversion] = useState(loaded);
  const [done, setDone] = useState<{ source: string; options: TextOptions }>({ source: loaded.source, options });
  const isBehind = done.source !== source || done.options !== options;
  useEffect(() => {
    if (!isBehind) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await convertText(source, options, async () => {
        await new Promise((resolve) => setTimeout(resolve));
        // What a newer text has overtaken need not be finished.
        if (!isCurrent) throw new Error("overtaken");
      }).catch(() => null);
      if (!isCurrent || !result) return;
      setConversion({ source, result });
      setDone({ source, options });
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, options, isBehind]);
  return { conversion, isBehind };
}
