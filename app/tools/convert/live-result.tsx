import { useEffect, useState } from "react";
import type { Color } from "#color/color.ts";
import { type PrintFormat, print } from "#color/print.ts";
import { nameOf } from "./formats.ts";

/** Long enough that a screen reader does not read every key. */
const PAUSE_MS = 900;

/** Tells a screen reader the result, once the color has settled. */
export function LiveResult({ color, format = "hex" }: { color: Color; format?: PrintFormat }) {
  const text = `${nameOf(format)} ${print(color, format)}`;
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
