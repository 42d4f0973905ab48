import { type Ref, useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { type DialogHandle, useDialogButton } from "../use-dialog-button.ts";

export type ExportProps = {
  /** Called each time the panel opens, which names unnamed swatches. */
  palette: () => ExportPalette;
  ref?: Ref<DialogHandle>;
  variant?: ButtonVariant;
  className?: string;
};

const dialogCode = lateCode(async () => (await import("./export-dialog.tsx")).ExportDialog);

export function ExportButton({ palette, ref, variant, className = "" }: ExportProps) {
  const [shown, setShown] = useState<ExportPalette | null>(null);
  const { code: ExportDialog, buttonProps } = useDialogButton({
    late: dialogCode,
    what: "The export panel",
    onOpen: () => setShown(palette()),
    ref,
  });
  return (
    <>
      <Button icon="icon-download" {...buttonProps} variant={variant} className={`noscript:hidden ${className}`}>
        Export
      </Button>
      {ExportDialog && shown && <ExportDialog palette={shown} onClose={() => setShown(null)} />}
    </>
  );
}
