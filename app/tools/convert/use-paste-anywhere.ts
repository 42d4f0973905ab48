import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { loadNow } from "./engine.ts";
import type { Controls } from "./use-converter.ts";

/** A color pasted while no field has the focus is taken too. */
export function usePasteAnywhere({ state, code, take }: Controls) {
  useWindowEvent("paste", async (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const text = event.clipboardData?.getData("text") ?? "";
    const engine = await loadNow(code);
    if (engine?.edit(state, "main", text).draft?.status === "good") take(text);
  });
}
