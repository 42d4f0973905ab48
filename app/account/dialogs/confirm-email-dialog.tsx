import { useState } from "react";
import { confirmSignUp } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeAccountDialog, type DialogText, useAccount } from "../account-store.ts";
import { focusOnOpen, HiddenAddress, PasswordField } from "../form-field.tsx";
import { NEW_PASSWORD_HINT, NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { useForm } from "../use-form.ts";
import { DialogForm } from "./form-parts.tsx";

/**
 * Opens after a sign-up link. A stranger may have signed up with the address, so only the password typed here counts.
 * The session event closes the dialog.
 */
export function ConfirmEmailDialog({ text: { email = "", tokenHash = "", isInvited = false } }: { text: DialogText }) {
  const present = useAccount(({ profile }) => profile?.email);
  // Invited people have no password yet.
  const [isOther, setIsOther] = useState(isInvited);
  const form = useForm<"password" | "repeat">({
    rules: { password: NEW_PASSWORD_RULES, repeat: isOther ? REPEATED_PASSWORD_RULES : [] },
    submit: async ({ password }) => {
      try {
        await confirmSignUp({ email, tokenHash }, isOther ? { new_password: password } : { password });
      } catch (error) {
        if (isOther || (error as { code?: unknown }).code !== "password_not_chosen") throw error;
        setIsOther(true);
      }
    },
  });
  return (
    <Dialog
      onClose={closeAccountDialog}
      title={isInvited ? "Accept your invitation" : "Confirm your email address"}
      isKeptByPressOutside
    >
      <DialogForm form={form} button={isOther ? "Set password and confirm" : "Confirm"} busyText="Confirming…">
        <p className="[overflow-wrap:anywhere]">
          {isInvited ? "Choose a password for" : "Enter your password to confirm"}{" "}
          <strong className="font-semibold">{email}</strong>
        </p>
        {present && present !== email && (
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            You are logged in as {present}. This logs you in as {email} instead.
          </p>
        )}
        <HiddenAddress address={email} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          hint={isOther && NEW_PASSWORD_HINT}
          ref={focusOnOpen}
          autoComplete={isOther ? "new-password" : "current-password"}
        />
        <div role="status" className="text-sm empty:absolute">
          {isOther &&
            !isInvited &&
            "This isn't the password you chose when you signed up. To use it from now on, repeat it here."}
        </div>
        {isOther && (
          <PasswordField
            form={form}
            name="repeat"
            label="Repeat password"
            ref={isInvited ? undefined : focusOnOpen}
            autoComplete="new-password"
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
