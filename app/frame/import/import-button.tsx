import { type Ref, useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { tip } from "#app/ui/tip.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { type DialogHandle, useDialogButton } from "../use-dialog-button.ts";
import type { Fit, ImportAction } from "./choices.ts";

export type ImportProps = {
  onPalette: (imported: ImportedPalette, action: ImportAction) => void;
  /** True if the tool can also append the new colors to its current ones. */
  canAdd?: boolean;
  /** How many colors the tool takes; if there are more, the user chooses. */
  fit?: Fit;
  /** Called with a picture; without it, the user is told which tool takes pictures. */
  onImage?: (file: File) => void;
  ref?: Ref<DialogHandle>;
  className?: string;
};

const dialogCode = lateCode(async () => (await import("./import-dialog.tsx")).ImportDialog);

export function ImportButton({ onPalette, canAdd = false, fit, onImage, ref, className = "" }: ImportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { code: ImportDialog, buttonProps } = useDialogButton({
    late: dialogCode,
    what: "The import panel",
    onOpen: () => setIsOpen(true),
    ref,
  });
  return (
    <>
      <Button
        icon="icon-file-up"
        {...buttonProps}
        {...tip("Import colors from code, a file or a link")}
        className={`noscript:hidden ${className}`}
      >
        Import
      </Button>
      {ImportDialog && isOpen && (
        <ImportDialog {...{ onPalette, canAdd, fit, onImage }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
