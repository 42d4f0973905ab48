import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { type Fit, unitsBeyond } from "./choices.ts";
import { describeUnread } from "./describe-import.ts";
import type { Brought } from "./import-dialog.tsx";
import { useImportAnywhere } from "./use-import-anywhere.ts";

const dialogCode = lateCode(async () => (await import("./import-dialog.tsx")).ImportDialog);

type Props = { onPalette: (imported: ImportedPalette) => void; fit?: Fit; onImage?: (file: File) => void };

/**
 * `useImportAnywhere` with a veil over the page while a file hangs above it. Where more comes than fits, the import panel
 * lets the person choose.
 */
export function ImportAnywhere({ onPalette, fit, onImage }: Props) {
  const { code: ImportDialog, wake } = useLateCode(dialogCode, "The import panel");
  const [brought, setBrought] = useState<Brought | null>(null);
  const take = async (imported: ImportedPalette) => {
    // Without a connection the tool takes what fits, as ever.
    const units = await unitsBeyond(imported, fit).catch(() => null);
    if (!units) {
      onPalette(imported);
      notifyUnread(imported);
    } else if (await wake()) setBrought({ imported, units });
  };
  const { isOver } = useImportAnywhere((imported) => void take(imported), onImage);
  if (ImportDialog && brought) {
    const close = () => setBrought(null);
    return <ImportDialog {...{ onPalette, fit, onImage, brought }} canAdd={false} onClose={close} />;
  }
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-[color-mix(in_oklab,var(--color-paper),transparent_25%)] p-4">
      <p className="flex items-center gap-2.5 rounded-control border border-line bg-sheet px-5 py-3.5 font-[550] shadow-float">
        <Icon className="icon-file-up" />
        Drop to read the colors
      </p>
    </div>
  );
}

/** Here, where no panel lists them. */
function notifyUnread(imported: ImportedPalette) {
  const [first] = imported.unread?.rows ?? [];
  if (!first) return;
  const text = [first.where, first.text].filter(Boolean).join(": ");
  showToast({ type: "info", title: describeUnread(imported), text: `${text}. ${first.reason}` });
}
