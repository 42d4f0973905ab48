import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeAccountDialog, type DialogText, useAccount } from "../account-store.ts";
import { focusWithMouse } from "../form-field.tsx";
import { acceptLink } from "../session.ts";

/** Opens for a session in the address that wasn't started in this browser. Closing changes nothing. */
export function LinkSessionDialog({ text: { email = "" } }: { text: DialogText }) {
  const present = useAccount(({ profile }) => profile?.email);
  const [isBusy, setIsBusy] = useState(false);
  const accept = () => {
    setIsBusy(true);
    void acceptLink();
  };
  return (
    <Dialog isOpen onClose={closeAccountDialog} title="Log in with this link?" isKeptByPressOutside>
      <div className="grid gap-5">
        <p className="[overflow-wrap:anywhere]">
          {present ? `You are logged in as ${present}. Switch to ${email}?` : `Log in as ${email}?`}
        </p>
        <p className="text-ink-2 text-sm">
          Continue only if this is your account. Anything you save or buy belongs to it.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button ref={focusWithMouse} variant={present ? "primary" : "outline"} onClick={closeAccountDialog}>
            {present ? "Stay logged in" : "Not now"}
          </Button>
          <Button variant={present ? "outline" : "primary"} isBusy={isBusy} onClick={accept}>
            {present ? "Switch account" : "Log in"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
