import { useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { pastedFile } from "./pasted-file.ts";
import { PICTURE_NOTE } from "./picture-note.tsx";
import type { ImportResult } from "./read-import.ts";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Each element that the pointer leaves says so, and only above the page the next dragover follows, after up to 350 ms. */
const LEAVE_MS = 400;

/**
 * Colors pasted or dropped anywhere on the page. Text pasted into a field belongs to the field; files that are dropped count
 * everywhere. While a dialog is open it takes them instead. Other listeners still get each event, and text without colors is
 * ignored. `isOver` while a file hangs above the page.
 */
export function useImportAnywhere(
  onPalette: (imported: ImportedPalette) => void,
  onImage?: (file: File) => void,
): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false);
  const leaving = useTimer();

  const take = (result: ImportResult) => {
    if (result.kind === "found") onPalette(result.imported);
    else if (result.kind === "problem") showToast({ type: "error", title: "Nothing imported", text: result.text });
    else if (onImage) onImage(result.file);
    else showToast({ type: "info", title: "Not a color file", text: PICTURE_NOTE });
  };
  const takeFile = async (file: File) => {
    const reader = await loadReader();
    if (reader) take(await reader.readImportFile(file));
  };
  const takeText = async (text: string) => {
    const reader = await loadReader();
    const result = reader?.readImportText(text);
    if (result?.kind === "found") take(result);
  };
  useWindowEvent("paste", (event) => {
    if (isDialogOpen() || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    const file = pastedFile(event.clipboardData);
    const text = event.clipboardData?.getData("text") ?? "";
    if (file) void takeFile(file);
    else if (text.trim() !== "") void takeText(text);
  });
  useWindowEvent("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault(); // otherwise the browser would open the file instead of the page
    if (isDialogOpen()) return;
    leaving.stop();
    setIsOver(true);
  });
  useWindowEvent("dragleave", () => leaving.start(() => setIsOver(false), LEAVE_MS));
  useWindowEvent("drop", (event) => {
    leaving.stop();
    setIsOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    if (!isDialogOpen()) void takeFile(file);
  });
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
