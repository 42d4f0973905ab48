import { useRef } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** The page's address at the end of the last sheet; for a tool, that of its state. */
export function PrintedAddress() {
  const line = useRef<HTMLParagraphElement>(null);
  useWindowEvent("beforeprint", () => {
    if (line.current) line.current.textContent = window.location.href;
  });
  return <p ref={line} className="printed-address mt-12 hidden font-mono text-xs [overflow-wrap:anywhere]" />;
}
