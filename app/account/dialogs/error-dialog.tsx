import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogText } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { describeLinkError } from "../link-error.ts";

/** What went wrong at a provider or with a link of a mail. The hash of the address gives the code, and never the words. */
export function ErrorDialog({ text, onClose }: { text: DialogText; onClose: () => void }) {
  const error = describeLinkError(text.code ?? "");
  return (
    <Dialog isOpen onClose={onClose} title={`Error: ${error.code}`}>
      <Alert>{error.text}</Alert>
    </Dialog>
  );
}
