import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { pastedFile } from "./pasted-file.ts";
import { PICTURE_NOTE } from "./picture-note.tsx";
import type { ImportResult } from "./read-import.ts";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Each element that the pointer leaves says so, and only above the page the next dragover follows, after up to 350 ms. */
const LEAVE_MS = 400;

/**
 * Colors pasted or dropped anywhere on the page. Text pasted into a field belongs to the field; files that are dropped count
 * everywhere. While a dialog is open it has the say. No event is held back from other listeners, and text without colors
 * is passed over in silence. `isOver` while a file hangs above the page.
 */
export function useImportAnywhere(
  onPalette: (imported: ImportedPalette) => void,
  onImage?: (file: File) => void,
): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false);

  const take = (result: ImportResult) => {
    if (result.kind === "found") onPalette(result.imported);
    else if (result.kind === "problem") showToast({ type: "error", title: "Nothing imported", text: result.text });
    else if (onImage) onImage(result.file);
    else showToast({ type: "info", title: "Not a file of colors", text: PICTURE_NOTE });
  };
  const takeFile = useEffectEvent(async (file: File) => {
    const reader = await loadReader();
    if (reader) take(await reader.readImportFile(file));
  });
  const takeText = useEffectEvent(async (text: string) => {
    const reader = await loadReader();
    const result = reader?.readImportText(text);
    if (result?.kind === "found") take(result);
  });

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const onPaste = (event: ClipboardEvent) => {
      if (isDialogOpen() || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const file = pastedFile(event.clipboardData);
      const text = event.clipboardData?.getData("text") ?? "";
      if (file) void takeFile(file);
      else if (text.trim() !== "") void takeText(text);
    };
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault(); // otherwise the browser would open the file instead of the page
      if (isDialogOpen()) return;
      clearTimeout(leaving);
      setIsOver(true);
    };
    const onDragLeave = () => {
      clearTimeout(leaving);
      leaving = setTimeout(() => setIsOver(false), LEAVE_MS);
    };
    const onDrop = (event: DragEvent) => {
      clearTimeout(leaving);
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      if (!isDialogOpen()) void takeFile(file);
    };
    document.addEventListener("paste", onPaste);
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      clearTimeout(leaving);
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, []);
  return { isOver };
}

async function loadReader() {
  try {
    return await import("./read-import.ts");
  } catch {
    showToast({ type: "error", title: "The import could not be loaded", text: "Check your connection and try again." });
    return null;
  }
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
