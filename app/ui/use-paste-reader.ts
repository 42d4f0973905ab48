import { useEffect, useState } from "react";
import type { Color } from "#color/color.ts";
import { parse } from "#color/text/parse.ts";

type Late = { parsePasted: (text: string) => Color | null; explainUnreadable: (text: string) => string | null };

/** The same for the whole page, once it has come. */
let late: Late | null = null;
let arrival: Promise<Late | null> | null = null;

/**
 * Reads what people type and paste. CSS is read at once; the friendlier forms, and why a text is none of them, take tables
 * that come when a person touches a field. Until then `isReady` is false, and unread text is not wrong yet.
 */
export function usePasteReader() {
  const [reader, setReader] = useState(late);
  // Another field may have fetched it meanwhile.
  useEffect(() => setReader(late), []);
  return {
    isReady: reader !== null,
    read: (text: string) => (reader ? reader.parsePasted(text) : parse(text)),
    explain: (text: string) => reader?.explainUnreadable(text) ?? "",
    /** Gives the color of a text, with all that is known, and null for what is none or could not be looked at. */
    readLate: async (text: string) => {
      const come = await fetchLate();
      setReader(come);
      return come?.parsePasted(text) ?? null;
    },
    prefetch: () => void fetchLate().then(setReader),
  };
}

function fetchLate(): Promise<Late | null> {
  arrival ??= Promise.all([import("#color/text/pasted.ts"), import("#color/text/pasted/problem.ts")]).then(
    ([{ parsePasted }, { explainUnreadable }]) => {
      late = { parsePasted, explainUnreadable };
      return late;
    },
    () => {
      arrival = null; // offline: the next touch tries again
      return null;
    },
  );
  return arrival;
}
