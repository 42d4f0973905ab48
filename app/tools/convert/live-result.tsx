import { useEffect, useState } from "react";

/** Long enough that a screen reader does not read every key. */
const PAUSE_MS = 900;

/** Tells a screen reader the result, once the color has settled. */
export function LiveResult({ text }: { text: string }) {
  const [loadedText] = useState(text);
  const [told, setTold] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setTold((before) => (before === "" && text === loadedText ? "" : text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, loadedText]);
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  );
}
