import type { ComponentType } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import {
  closeAccountDialog,
  type DialogName,
  type DialogText,
  openAccountDialog,
  useAccount,
} from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { describeLinkError } from "../link-error.ts";
import { ConfirmEmailDialog } from "./confirm-email-dialog.tsx";
import { LinkSessionDialog } from "./link-session-dialog.tsx";
import { LogInDialog } from "./log-in-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { SignUpDialog } from "./sign-up-dialog.tsx";

const DIALOGS: Readonly<Record<DialogName, ComponentType<{ text: DialogText }>>> = {
  "sign-up": SignUpDialog,
  "log-in": LogInDialog,
  "verify-email": VerifyEmailDialog,
  "confirm-email": ConfirmEmailDialog,
  "link-session": LinkSessionDialog,
  "reset-password": ResetPasswordDialog,
  upgrade: LateUpgrade,
  error: ErrorDialog,
};

/** Each dialog keeps its own state, so closing it discards that. */
export function AccountDialogs() {
  const name = useAccount(({ dialog }) => dialog);
  const text = useAccount(({ dialogText }) => dialogText);
  const Opened = name && DIALOGS[name];
  return Opened && <Opened text={text} />;
}

/** The wording is from the specification. */
function VerifyEmailDialog({ text }: { text: DialogText }) {
  return (
    <Dialog
      isOpen
      onClose={closeAccountDialog}
      title="Verify your email address"
      isKeptByPressOutside
      hasCloseButton={false}
    >
      <div className="grid gap-3">
        <p className="[overflow-wrap:anywhere]">
          You're almost there! We sent an email to <strong className="font-semibold">{text.email}</strong>
        </p>
        <p>Just click on the link in that email. You may need to check your spam folder.</p>
        <Button variant="primary" size="lg" onClick={closeAccountDialog} className="mt-3 justify-self-start">
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * The hash only gives the code, never the wording. The code doesn't say what the link was for; the log-in dialog can
 * send new links of all kinds.
 */
function ErrorDialog({ text }: { text: DialogText }) {
  const error = describeLinkError(text.code ?? "");
  const isUserLoggedIn = useAccount((account) => account.isUserLoggedIn);
  return (
    <Dialog isOpen onClose={closeAccountDialog} title={`Error: ${error.code}`}>
      <div className="grid gap-5">
        <Alert>{error.text}</Alert>
        {!isUserLoggedIn && (
          <Button
            variant="primary"
            size="lg"
            onClick={() => openAccountDialog("log-in")}
            className="justify-self-start"
          >
            Log In
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const upgradeCode = lateCode(async () => (await import("../upgrade/upgrade-dialog.tsx")).UpgradeDialog);

/** Loads the upgrade dialog, which the others don't need. If that fails, it closes with a notification. */
function LateUpgrade() {
  const { code: UpgradeDialog, wake } = useLateCode(upgradeCode, "The dialog");
  useOnMount(() => void wake().then((isThere) => isThere || closeAccountDialog()));
  return UpgradeDialog && <UpgradeDialog />;
}
