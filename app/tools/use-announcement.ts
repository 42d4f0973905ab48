import { useEffect, useState } from "react";

/** While a person types or picks, results fly by: only the one that stays is told of. */
const REST_MS = 700;

/** The text of a live region, a moment behind; the first one is not told. */
export function useAnnouncement(text: string): string {
  const [told, setTold] = useState({ text: "", first: text });
  useEffect(() => {
    if (text === told.first && told.text === "") return;
    const timer = setTimeout(() => setTold((old) => ({ ...old, text })), REST_MS);
    return () => clearTimeout(timer);
  }, [text, told]);
  return told.text;
}
