import { useEffect } from "react";
import type { Controls } from "./use-converter.ts";

/** A color pasted while no field has the focus is taken too. */
export function usePasteAnywhere({ state, wake, take }: Controls) {
  useEffect(() => {
    const onPaste = async (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
      const text = event.clipboardData?.getData("text") ?? "";
      const engine = await wake();
      if (engine?.edit(state, "main", text).draft?.status === "good") take(text);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}
