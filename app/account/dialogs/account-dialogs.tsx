import { useNavigate } from "react-router";
import { showToast } from "#app/ui/toast-store.ts";
import { closeAccountDialog, useAccount } from "../account-store.ts";
import { LateUpgrade } from "../upgrade/late-upgrade.tsx";
import { ConfirmEmailDialog } from "./confirm-email-dialog.tsx";
import { ErrorDialog } from "./error-dialog.tsx";
import { LinkSessionDialog } from "./link-session-dialog.tsx";
import { LogInDialog } from "./log-in-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { SignUpDialog } from "./sign-up-dialog.tsx";
import { VerifyEmailDialog } from "./verify-email-dialog.tsx";

/** The dialog that is open. Each holds its state itself, so closing forgets it. */
export function AccountDialogs() {
  const name = useAccount(({ dialog }) => dialog);
  const text = useAccount(({ dialogText }) => dialogText);
  const navigate = useNavigate();
  const onClose = closeAccountDialog;
  if (name === "sign-up") return <SignUpDialog text={text} onClose={onClose} />;
  if (name === "log-in") return <LogInDialog text={text} onClose={onClose} />;
  if (name === "verify-email") return <VerifyEmailDialog text={text} onClose={onClose} />;
  if (name === "confirm-email") return <ConfirmEmailDialog text={text} onClose={onClose} />;
  if (name === "link-session") return <LinkSessionDialog text={text} onClose={onClose} />;
  if (name === "error") return <ErrorDialog text={text} onClose={onClose} />;
  if (name === "upgrade") return <LateUpgrade />;
  if (name === "reset-password") {
    const onDone = () => {
      closeAccountDialog();
      showToast({ type: "success", title: "Your password was changed" });
      void navigate("/user/account");
    };
    return <ResetPasswordDialog onClose={onClose} onDone={onDone} />;
  }
  return null;
}
