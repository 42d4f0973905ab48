import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { FoundStrip } from "./found-strip.tsx";
import type { ImportAction } from "./import-button.tsx";
import { ImportSource } from "./import-source.tsx";
import { PICTURE_NOTE } from "./picture-note.tsx";
import { type ImportResult, readImportFile, readImportText } from "./read-import.ts";
import { sayFound } from "./say-found.ts";

type Props = {
  onPalette: (imported: ImportedPalette, action: ImportAction) => void;
  canAdd: boolean;
  onImage?: ((file: File) => void) | undefined;
  onClose: () => void;
};

/** Reads colors out of whatever a person brings, and shows them before anything is replaced. */
export function ImportDialog({ onPalette, canAdd, onImage, onClose }: Props) {
  const [result, setResult] = useState<ImportResult | null>(null);
  /** Only the newest thing that was brought may answer. */
  const newest = useRef(0);

  const readText = (text: string) => {
    newest.current++;
    setResult(text.trim() === "" ? null : readImportText(text));
  };
  const readFile = async (file: File) => {
    const turn = ++newest.current;
    const read = await readImportFile(file);
    if (turn !== newest.current) return;
    if (read.kind !== "image" || !onImage) return setResult(read);
    onClose();
    onImage(read.file);
  };
  const imported = result?.kind === "found" ? result.imported : null;
  const take = (action: ImportAction) => {
    if (!imported) return;
    onClose();
    onPalette(imported, action);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Import" subtitle="Colors from code, a file or another site." width={650}>
      <div className="grid gap-6">
        <ImportSource onText={readText} onFile={readFile} error={errorOf(result)} />
        {/* There from the start, because only what changes in it is read out; the colors one by one would be too much. */}
        <p role="status" className="sr-only">
          {imported && sayFound(imported)}
        </p>
        {imported && <FoundStrip imported={imported} />}
        <div className="flex flex-wrap gap-2.5">
          <Button variant="brand" isDisabled={!imported} onClick={() => take("replace")} className="max-sm:flex-1">
            {canAdd ? "Replace" : "Use these colors"}
          </Button>
          {canAdd && (
            <Button isDisabled={!imported} onClick={() => take("add")} className="max-sm:flex-1">
              Add
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function errorOf(result: ImportResult | null) {
  if (result?.kind === "image") return PICTURE_NOTE;
  return result?.kind === "problem" ? `${result.text} ${result.hint ?? ""}`.trim() : undefined;
}
