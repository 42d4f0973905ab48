import { Download } from "lucide-react";
import { type Ref, useImperativeHandle, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { useLazyPart } from "../use-lazy-part.ts";

/** For a tool's shortcut: `useRef<ExportHandle>(null)`, then `run: () => handle.current?.open()`. */
export type ExportHandle = { open: () => void };

type Props = {
  /** Asked for each time the panel opens. Swatches without a name get one there. */
  palette: () => ExportPalette;
  ref?: Ref<ExportHandle>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Opens the export panel, whose code comes when a pointer or the focus gets near. */
export function ExportButton({ palette, ref, variant, size, className = "" }: Props) {
  const [shown, setShown] = useState<ExportPalette | null>(null);
  const { part: ExportDialog, isLoading, prefetch, wake } = useLazyPart(loadDialog, "The export panel");
  const open = async () => {
    if (await wake()) setShown(palette());
  };
  useImperativeHandle(ref, () => ({ open: () => void open() }));
  return (
    <>
      <Button
        aria-haspopup="dialog"
        variant={variant}
        size={size}
        isBusy={isLoading}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
        className={`noscript:hidden ${className}`}
      >
        <Download {...ICON} />
        Export
      </Button>
      {ExportDialog && shown && <ExportDialog palette={shown} onClose={() => setShown(null)} />}
    </>
  );
}

async function loadDialog() {
  return (await import("./export-dialog.tsx")).ExportDialog;
}
