import { updatePassword } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useAccount } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { PasswordField } from "../password-field.tsx";
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
        <PasswordField form={form} name="password" label="New Password:" ref={firstField} autoComplete="new-password" />
        <PasswordField form={form} name="repeat" label="Repeat Password:" autoComplete="new-password" />
        <Alert tone="bad-filled">{form.failure !== null && describeFailure(form.failure)}</Alert>
        <SubmitButton isBusy={form.isBusy} busyText="Saving your password…">
          Reset Password
        </SubmitButton>
      </form>
    </Dialog>
  );
}
