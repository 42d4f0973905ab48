import { type ComponentType, useState } from "react";
import { useNavigate } from "react-router";
import { updatePassword } from "#app/data/auth.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import {
  closeAccountDialog,
  type DialogName,
  type DialogText,
  openAccountDialog,
  useAccount,
} from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { focusOnOpen, HiddenAddress, PasswordField } from "../form-field.tsx";
import { NEW_PASSWORD_HINT, NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { describeLinkError } from "../link-error.ts";
import { endNewPassword } from "../new-password.ts";
import { acceptLink, declineLink } from "../session.ts";
import { useForm } from "../use-form.ts";
import { ConfirmEmailDialog } from "./confirm-email-dialog.tsx";
import { DialogForm } from "./form-parts.tsx";
import { LogInDialog } from "./log-in-dialog.tsx";
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
    <Dialog onClose={closeAccountDialog} title="Verify your email address" isKeptByPressOutside hasCloseButton={false}>
      <div className="grid gap-3">
        <p className="[overflow-wrap:anywhere]">
          You're almost there! We sent an email to <strong className="font-semibold">{text.email}</strong>
        </p>
        <p>Just click on the link in that email. You may need to check your spam folder.</p>
        <Button variant="brand" size="lg" onClick={closeAccountDialog} className="mt-3 justify-self-start">
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * The hash only has the code, never the wording. The code doesn't say what the link was for; the login dialog can
 * send new links of all kinds.
 */
function ErrorDialog({ text }: { text: DialogText }) {
  const error = describeLinkError(text.code ?? "");
  const isUserLoggedIn = useAccount((account) => account.isUserLoggedIn);
  return (
    <Dialog onClose={closeAccountDialog} title={`Error: ${error.code}`}>
      <div className="grid gap-5">
        <Alert>{error.text}</Alert>
        {!isUserLoggedIn && (
          <Button variant="brand" size="lg" onClick={() => openAccountDialog("log-in")} className="justify-self-start">
            Log In
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const upgradeCode = lateCode(async () => (await import("../upgrade/upgrade-dialog.tsx")).UpgradeDialog);

/** Loads the upgrade dialog, which the others don't need. If that fails, it closes with a notification. */
function LateUpgrade({ text }: { text: DialogText }) {
  const { code: UpgradeDialog, wake } = useLateCode(upgradeCode, "The dialog");
  useOnMount(() => void wake().then((isThere) => isThere || closeAccountDialog()));
  return UpgradeDialog && <UpgradeDialog reason={text.reason} />;
}

/** Opens for a session in the address that wasn't started in this browser. Closing changes nothing here. */
function LinkSessionDialog({ text: { email = "" } }: { text: DialogText }) {
  const present = useAccount(({ profile }) => profile?.email);
  const [isBusy, setIsBusy] = useState(false);
  const accept = () => {
    setIsBusy(true);
    void acceptLink();
  };
  return (
    <Dialog onClose={() => void declineLink()} title="Log in with this link?" isKeptByPressOutside>
      <div className="grid gap-5">
        <p className="[overflow-wrap:anywhere]">
          {present ? `You are logged in as ${present}. Switch to ${email}?` : `Log in as ${email}?`}
        </p>
        <p className="text-ink-2 text-sm">
          Continue only if this is your account. Anything you save or buy belongs to it.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button ref={focusOnOpen} variant={present ? "primary" : "outline"} onClick={() => void declineLink()}>
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

/** Opens after the link in the email. Only Escape cancels it; on failure it stays open. */
function ResetPasswordDialog() {
  const navigate = useNavigate();
  const email = useAccount(({ profile }) => profile?.email);
  const form = useForm<"password" | "repeat">({
    rules: { password: NEW_PASSWORD_RULES, repeat: REPEATED_PASSWORD_RULES },
    submit: async ({ password }) => {
      await updatePassword(password);
      endNewPassword();
      showToast({ type: "success", title: "Your password was changed" });
      void navigate("/user/account");
    },
  });
  const answer = <Alert tone="bad-filled">{form.message?.text}</Alert>;
  return (
    <Dialog onClose={endNewPassword} title="Reset Password" isKeptByPressOutside hasCloseButton={false}>
      <DialogForm form={form} button="Reset Password" busyText="Saving your password…" answer={answer}>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          A new password for <strong className="font-semibold text-ink">{email}</strong>
        </p>
        <HiddenAddress address={email ?? ""} />
        <PasswordField
          form={form}
          name="password"
          label="New Password:"
          hint={NEW_PASSWORD_HINT}
          ref={focusOnOpen}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="repeat" label="Repeat Password:" autoComplete="new-password" />
      </DialogForm>
    </Dialog>
  );
}
