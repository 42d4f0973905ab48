import { useEffect } from "react";
import type { Actions } from "#app/tools/tool-store.ts";
import { pasteCode } from "./late-paste.ts";
import type { State } from "./state.ts";
import { takePasted } from "./take-pasted.ts";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** A gradient of CSS pasted anywhere comes in whole, and not as a list of its colors. Shows nothing. */
export function PastedAnywhere({ act }: { act: Actions<State> }) {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      const isInField = event.target instanceof Element && event.target.closest(FIELDS);
      if (isInField || document.querySelector("dialog:modal") || !/-gradient\(/i.test(text)) return;
      event.preventDefault();
      void pasteCode.load().then(() => takePasted(act, text));
    };
    // Before the listeners that would look for colors in it.
    document.addEventListener("paste", onPaste, { capture: true });
    return () => document.removeEventListener("paste", onPaste, { capture: true });
  }, [act]);
  return null;
}
