import { useEffect, useRef } from "react";
import { write } from "./model.ts";

/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_MS = 350;

/** Keeps the address close behind the color, without a navigation. */
export function useAddress(text: string, loadedText: string, path: string) {
  const written = useRef(loadedText);
  useEffect(() => {
    written.current = loadedText;
  }, [loadedText]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      const query = write({ text }).toString();
      history.replaceState(history.state, "", query ? `${path}?${query}` : path);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [text, path]);
}
