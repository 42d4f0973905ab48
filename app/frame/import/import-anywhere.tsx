import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { type Fit, unitsBeyond } from "./choices.ts";
import { describeUnread } from "./describe-import.ts";
import type { Brought } from "./import-dialog.tsx";
import { isPastedIntoPage } from "./is-pasted-into-page.ts";
import { noteNames } from "./note-names.ts";
import { pastedFile } from "./pasted-file.ts";
import { PICTURE_NOTE } from "./picture-note.tsx";
import type { ImportResult } from "./read-import.ts";
import { useFileDrop } from "./use-file-drop.ts";

const dialogCode = lateCode(async () => (await import("./import-dialog.tsx")).ImportDialog);

type Props = { onPalette: (imported: ImportedPalette) => void; fit?: Fit; onImage?: (file: File) => void };

/**
 * `useImportAnywhere` with an overlay while a file is dragged over the page. If more colors arrive than fit, the import
 * panel lets the user choose.
 */
export function ImportAnywhere({ onPalette, fit, onImage }: Props) {
  const { code: ImportDialog, wake } = useLateCode(dialogCode, "The import panel");
  const [brought, setBrought] = useState<Brought | null>(null);
  const take = async (imported: ImportedPalette) => {
    // If loading fails, the tool takes what fits, as usual.
    const units = await unitsBeyond(imported, fit).catch(() => null);
    if (!units) {
      noteNames(imported);
      onPalette(imported);
      notifyUnread(imported);
    } else if (await wake()) setBrought({ imported, units });
  };
  const isOver = useImportAnywhere((imported) => void take(imported), onImage);
  if (ImportDialog && brought) {
    const close = () => setBrought(null);
    return (
      // Also where phones hide the actions around it.
      <div className="visible contents">
        <ImportDialog {...{ onPalette, fit, onImage, brought }} canAdd={false} onClose={close} />
      </div>
    );
  }
  if (!isOver) return null;
  return (
    <div className="pointer-events-none visible fixed inset-0 z-50 grid place-items-center bg-[color-mix(in_oklab,var(--color-paper),transparent_25%)] p-4">
      <p className="flex items-center gap-2.5 rounded-control border border-line bg-sheet px-5 py-3.5 font-[550] shadow-float">
        <Icon className="icon-file-up" />
        Drop to import the colors
      </p>
    </div>
  );
}

/** Reports unread rows, since no panel lists them here. */
function notifyUnread(imported: ImportedPalette) {
  const [first] = imported.unread?.rows ?? [];
  if (!first) return;
  const text = [first.where, first.text].filter(Boolean).join(": ");
  showToast({ type: "info", title: describeUnread(imported), text: `${text}. ${first.reason}` });
}

/**
 * Handles colors pasted or dropped anywhere on the page. Text pasted into a field is left to the field; dropped files
 * count everywhere. An open dialog takes them instead. Other listeners still get each event, and text without colors is
 * ignored. Returns whether a file is being dragged over the page.
 */
function useImportAnywhere(onPalette: (imported: ImportedPalette) => void, onImage?: (file: File) => void): boolean {
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
    if (!isPastedIntoPage(event)) return;
    const file = pastedFile(event.clipboardData);
    const text = event.clipboardData?.getData("text") ?? "";
    if (file) void takeFile(file);
    else if (text.trim() !== "") void takeText(text);
  });
  return useFileDrop((file) => void takeFile(file));
}

async function loadReader() {
  try {
    return await import("./read-import.ts");
  } catch {
    showToast({
      type: "error",
      title: "The import reader could not be loaded",
      text: "Check your connection and try again.",
    });
    return null;
  }
}
