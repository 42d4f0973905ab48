import { FileUp } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { useImportAnywhere } from "./use-import-anywhere.ts";

type Props = { onPalette: (imported: ImportedPalette) => void; onImage?: (file: File) => void };

/** `useImportAnywhere` with a veil over the page while a file hangs above it. */
export function ImportAnywhere({ onPalette, onImage }: Props) {
  const { isOver } = useImportAnywhere(onPalette, onImage);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-[color-mix(in_oklab,var(--color-paper),transparent_25%)] p-4">
      <p className="flex items-center gap-2.5 rounded-control border border-line bg-sheet px-5 py-3.5 font-[550] shadow-float">
        <FileUp {...ICON} />
        Drop to read the colors
      </p>
    </div>
  );
}
