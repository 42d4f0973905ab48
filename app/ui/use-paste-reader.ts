import { useEffect, useState } from "react";
import type { Color } from "#color/color.ts";
import { parsePlain } from "#color/text/parse-plain.ts";

type Late = { parsePasted: (text: string) => Color | null; explainUnreadable: (text: string) => string | null };

/** Shared by the whole page once loaded. */
let late: Late | null = null;
let arrival: Promise<Late | null> | null = null;

/**
 * Parses typed and pasted colors. Plain CSS colors are parsed at once; other formats and error explanations need tables
 * that load when the user first touches a field. Until then `isReady` is false, and unparsed text does not count as
 * invalid.
 */
export function usePasteReader() {
  const [reader, setReader] = useState(late);
  // Another field might have loaded it meanwhile.
  useEffect(() => setReader(late), []);
  return {
    isReady: reader !== null,
    read: (text: string) => (reader ? reader.parsePasted(text) : parsePlain(text)),
    explain: (text: string) => reader?.explainUnreadable(text) ?? "",
    /** Resolves to the color of a text in any format; null if it is not a color or the tables failed to load. */
    readLate: async (text: string) => {
      const come = await fetchLate();
      setReader(come);
      return come?.parsePasted(text) ?? null;
    },
    prefetch: () => void fetchLate().then(setReader),
  };
}

function fetchLate(): Promise<Late | null> {
  arrival ??= Promise.all([import("#color/text/pasted/parse-pasted.ts"), import("#color/text/pasted/problem.ts")]).then(
    ([{ parsePasted }, { explainUnreadable }]) => {
      late = { parsePasted, explainUnreadable };
      return late;
    },
    () => {
      arrival = null; // offline: the next touch retries
      return null;
    },
  );
  return arrival;
}
