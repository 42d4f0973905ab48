import type { ReactNode } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";

type Props = { title: string; button: string; onCancel: () => void; onConfirm: () => void; children: ReactNode };

/** A question before something that can't be undone. */
export function ConfirmDialog({ title, button, onCancel, onConfirm, children }: Props) {
  return (
    <Dialog isOpen onClose={onCancel} title={title}>
      <div className="grid gap-6">
        <p className="[overflow-wrap:anywhere]">{children}</p>
        <DialogFoot onCancel={onCancel} variant="brand" onClick={onConfirm}>
          {button}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
