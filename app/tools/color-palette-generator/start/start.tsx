import type { ReactNode } from "react";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { late } from "#app/late/late.tsx";
import type { Actions } from "#app/tools/tool-store.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { State } from "../state.ts";
import { StartForm } from "./start-form.tsx";
import { useStart } from "./use-start.ts";

const StartDialog = late(async () => (await import("./start-dialog.tsx")).StartDialog, "The dialog");

type Props = {
  act: Actions<State>;
  isOpen: boolean;
  onClose: () => void;
  /** The page around the form. */
  children: (form: ReactNode) => ReactNode;
};

/** All ways to begin: by the form of the page, the dialog, and what is pasted or dropped anywhere. */
export function Start({ act, isOpen, onClose, children }: Props) {
  const start = useStart(act);
  return (
    <>
      {children(<StartForm start={start} />)}
      <LateImportAnywhere onPalette={start.takeImport} fit={{ most: MAX_COLORS }} onImage={start.takeImage} />
      {isOpen && <StartDialog start={start} onClose={onClose} />}
    </>
  );
}
