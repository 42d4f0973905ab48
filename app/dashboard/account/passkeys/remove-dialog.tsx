import type { Passkey } from "#app/data/person.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogFoot } from "../../list/dialog-foot.tsx";
import { nameOf } from "./passkey-list.tsx";

type Props = {
  /** Null while the dialog is closed. */
  passkey: Passkey | null;
  /** True if a password alone logs in once it is removed. */
  isLast: boolean;
  onCancel: () => void;
  onRemove: (passkey: Passkey) => void;
};

export function RemoveDialog({ passkey, isLast, onCancel, onRemove }: Props) {
  return (
    <Dialog isOpen={passkey !== null} onClose={onCancel} title="Remove this passkey?">
      {passkey && (
        <div className="grid gap-6">
          <p className="[overflow-wrap:anywhere]">
            You can no longer log in with {nameOf(passkey)}.
            {isLast &&
              " It's your only second factor: your password alone will log you in, and your recovery codes stop working."}
          </p>
          <DialogFoot onCancel={onCancel} variant="brand" onClick={() => onRemove(passkey)}>
            Remove
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
