import type { ReactNode } from "react";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { late } from "#app/late/late.tsx";
import { useCode } from "#app/late/late-code.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import { engineCode } from "../palette/engine.ts";
import { StartForm, useStart } from "./use-start.tsx";

const StartDialog = late(async () => (await import("./start-dialog.tsx")).StartDialog, "The dialog");

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Renders the page around the form. */
  children: (form: ReactNode) => ReactNode;
};

/** All ways to start: the form on the page, the dialog, and pasting or dropping anywhere. */
export function Start({ isOpen, onClose, children }: Props) {
  const start = useStart(onClose);
  const hasEngine = useCode(engineCode) !== null;
  return (
    <>
      {children(<StartForm start={start} />)}
      {hasEngine && (
        <LateImportAnywhere onPalette={start.takeImport} fit={{ most: MAX_COLORS }} onImage={start.takeImage} />
      )}
      {isOpen && <StartDialog start={start} onClose={onClose} />}
    </>
  );
}
