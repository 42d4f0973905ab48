import { useState } from "react";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { isDialogOpen } from "../shortcuts/focus-rules.ts";
import { firstOf } from "./pasted-file.ts";

/** Every element the pointer leaves fires dragleave; if still over the page, dragover follows within 350 ms. */
const LEAVE_MS = 400;

/**
 * Takes a file dropped anywhere on the page, unless a dialog is open or another listener has taken it. Returns whether
 * one is being dragged over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const leaving = useTimer();
  useWindowEvent("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault(); // otherwise the browser would open the file instead of the page
    if (isDialogOpen()) return;
    event.dataTransfer.dropEffect = "copy";
    leaving.stop();
    setIsOver(true);
  });
  useWindowEvent("dragleave", () => leaving.start(() => setIsOver(false), LEAVE_MS));
  useWindowEvent("drop", (event) => {
    leaving.stop();
    setIsOver(false);
    const files = event.dataTransfer?.files ?? [];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    const file = isDialogOpen() ? null : firstOf(files);
    if (file) onFile(file);
  });
  return isOver;
}
