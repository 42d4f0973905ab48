import { useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Shown } from "./editor.tsx";

type EditorModule = typeof import("./editor.tsx");

/**
 * Loads the editor on request, or at once if the address has text that couldn't be parsed. `shown` is what the editor
 * shows instead of the page's own color.
 */
export function useEditor(isAskedByAddress: boolean) {
  const [isOpen, setIsOpen] = useState(isAskedByAddress);
  const [editor, setEditor] = useState<EditorModule | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  useFetched(isOpen, {
    fetch: () => (isOpen ? loadEditor() : null),
    onDone: setEditor,
    onFail: () => {
      setIsOpen(false);
      showToast({
        type: "error",
        title: "The editor could not be loaded",
        text: "Check your connection and try again. If the site was updated, reload the page.",
      });
    },
  });

  const toggle = () => setIsOpen(!isOpen);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return { Editor: editor?.Editor, isOpen, shown, setShown, toggle, close, button };
}

export function loadEditor(): Promise<EditorModule> {
  return import("./editor.tsx");
}
