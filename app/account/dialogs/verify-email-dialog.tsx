import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogText } from "../account-store.ts";

/** After the sign-up: the words of the specification. */
export function VerifyEmailDialog({ text, onClose }: { text: DialogText; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Verify your email address" isKeptByPressOutside hasCloseButton={false}>
      <div className="grid gap-3">
        <p className="[overflow-wrap:anywhere]">
          You're almost there! We sent an email to <strong className="font-semibold">{text.email}</strong>
        </p>
        <p>Just click on the link in that email. You may need to check your spam folder.</p>
        <Button variant="primary" size="lg" onClick={onClose} className="mt-3 justify-self-start">
          Close
        </Button>
      </div>
    </Dialog>
  );
}
