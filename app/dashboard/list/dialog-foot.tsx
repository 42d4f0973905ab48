import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Submits the surrounding form if there is no `onClick`. */
export function DialogFoot({ onCancel, ...rest }: ComponentProps<typeof Button> & { onCancel: () => void }) {
  return (
    <div className="flex justify-end gap-2.5">
      <Button onClick={onCancel}>Cancel</Button>
      <Button type={rest.onClick ? "button" : "submit"} variant="brand" {...rest} />
    </div>
  );
}

type Props = { title: string; button: string; onCancel: () => void; onConfirm: () => void; children: ReactNode };

/** A question before something that can't be undone. */
export function ConfirmDialog({ title, button, onCancel, onConfirm, children }: Props) {
  return (
    <Dialog onClose={onCancel} title={title}>
      <div className="grid gap-6">
        <p className="[overflow-wrap:anywhere]">{children}</p>
        <DialogFoot onCancel={onCancel} onClick={onConfirm}>
          {button}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
