import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogText } from "../account-store.ts";
import { Alert } from "../alert.tsx";

/** What went wrong at a provider or with a link of a mail, as the hash of the address says it. */
export function ErrorDialog({ text, onClose }: { text: DialogText; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={`Error: ${text.code}`}>
      <Alert>{text.description || "The service gave no description."}</Alert>
    </Dialog>
  );
}
