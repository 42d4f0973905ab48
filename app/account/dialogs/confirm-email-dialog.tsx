import { useState } from "react";
import { confirmSignUp } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { type DialogText, useAccount } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { useOpeningFocus } from "./use-opening-focus.ts";

const KNOWN_RULES = { password: NEW_PASSWORD_RULES, repeat: [] };
const NEW_RULES = { password: NEW_PASSWORD_RULES, repeat: REPEATED_PASSWORD_RULES };

/**
 * Opens after a sign-up link. A stranger may have signed up with the address, so the password typed here counts. The session
 * event closes the dialog.
 */
export function ConfirmEmailDialog({ text, onClose }: { text: DialogText; onClose: () => void }) {
  const { email = "", tokenHash = "" } = text;
  const present = useAccount(({ profile }) => profile?.email);
  const [isOther, setIsOther] = useState(false);
  const form = useForm<"password" | "repeat">({
    rules: isOther ? NEW_RULES : KNOWN_RULES,
    submit: async ({ password }) => {
      try {
        await confirmSignUp({ email, tokenHash }, isOther ? { new_password: password } : { password });
      } catch (error) {
        if (isOther || (error as { code?: unknown }).code !== "password_not_chosen") throw error;
        setIsOther(true);
      }
    },
  });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <Dialog isOpen onClose={onClose} title="Confirm your email address" isKeptByPressOutside>
      <form {...form.formProps} className="grid gap-4.5">
        <p className="[overflow-wrap:anywhere]">
          Enter your password to confirm <strong className="font-semibold">{email}</strong>
        </p>
        {present && present !== email && (
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            You are logged in as {present}. This logs you in as {email} instead.
          </p>
        )}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          ref={firstField}
          autoComplete={isOther ? "new-password" : "current-password"}
        />
        {isOther && (
          <>
            <div role="status" className="text-sm">
              This isn't the password you chose when you signed up. To use it from now on, repeat it here.
            </div>
            <RepeatField form={form} />
          </>
        )}
        <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
        <SubmitButton isBusy={form.isBusy} busyText="Confirming…">
          {isOther ? "Set password and confirm" : "Confirm"}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

/** Comes when it is needed, and then takes the focus. */
function RepeatField({ form }: { form: ReturnType<typeof useForm<"password" | "repeat">> }) {
  const input = useOpeningFocus<HTMLInputElement>();
  return <PasswordField form={form} name="repeat" label="Repeat password" ref={input} autoComplete="new-password" />;
}
