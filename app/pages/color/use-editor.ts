import { useEffect, useRef, useState } from "react";
import type { Shown } from "./editor.tsx";

type EditorModule = typeof import("./editor.tsx");

/**
 * The editor comes when it is asked for, or at once for an address with a text that could not be read. `shown` is what
 * it puts in the place of the page's own color.
 */
export function useEditor(isAskedByAddress: boolean) {
  const [isOpen, setIsOpen] = useState(isAskedByAddress);
  const [editor, setEditor] = useState<EditorModule | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // After a deploy the old part may be gone: the reloaded page knows the new one.
    if (isOpen) loadEditor().then(setEditor, () => window.location.reload());
  }, [isOpen]);

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
