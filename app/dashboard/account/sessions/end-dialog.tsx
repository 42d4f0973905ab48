import type { AccountSession } from "#app/data/sessions.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogFoot } from "../../list/dialog-foot.tsx";
import { formatTime } from "../words.ts";
import { nameBrowser } from "./name-browser.ts";

type Props = {
  /** Null while the dialog is closed. */
  session: AccountSession | null;
  onCancel: () => void;
  onEnd: (session: AccountSession) => void;
};

export function EndDialog({ session, onCancel, onEnd }: Props) {
  return (
    <Dialog isOpen={session !== null} onClose={onCancel} title="Sign out this session?">
      {session && (
        <div className="grid gap-6">
          <p>
            {nameBrowser(session.user_agent)}, last used {formatTime(Date.parse(session.last_used_at))}. It takes a new
            login to use your account there again. Pages that are open there sign out within an hour.
          </p>
          <DialogFoot onCancel={onCancel} variant="brand" onClick={() => onEnd(session)}>
            Sign out
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
