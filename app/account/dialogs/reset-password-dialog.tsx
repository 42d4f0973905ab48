import { updatePassword } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAccount } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { PasswordInput } from "../password-input.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { useOpeningFocus } from "./use-opening-focus.ts";

const RULES = { password: NEW_PASSWORD_RULES, repeat: REPEATED_PASSWORD_RULES };

/** After the link of the mail. Only Escape leaves it as it is; what fails keeps it open. */
export function ResetPasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const email = useAccount(({ profile }) => profile?.email);
  const form = useForm({
    rules: RULES,
    submit: async ({ password }) => {
      await updatePassword(password);
      onDone();
    },
  });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <Dialog isOpen onClose={onClose} title="Reset Password" isKeptByPressOutside hasCloseButton={false}>
      <form {...form.formProps} className="grid gap-4.5">
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          A new password for <strong className="font-semibold text-ink">{email}</strong>
        </p>
        {/* For password managers: whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
        <Field label="New Password:" error={form.errors.password}>
          <PasswordInput {...form.field("password")} ref={firstField} autoComplete="new-password" />
        </Field>
        <Field label="Repeat Password:" error={form.errors.repeat}>
          <PasswordInput {...form.field("repeat")} autoComplete="new-password" />
        </Field>
        <Alert tone="bad-filled">{form.failure !== null && describeFailure(form.failure)}</Alert>
        <SubmitButton isBusy={form.isBusy} busyText="Saving your password…">
          Reset Password
        </SubmitButton>
      </form>
    </Dialog>
  );
}
