import { signUp } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { type DialogText, openAccountDialog } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { beginLogIn } from "../begun-log-ins.ts";
import { describeFailure } from "../failure-text.ts";
import { EMAIL_RULES, NEW_PASSWORD_RULES } from "../form-rules.ts";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { ACCOUNT_PATH, addressOf } from "./addresses.ts";
import { EmailField } from "./email-field.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { TextButton } from "./text-button.tsx";

const RULES = { email: EMAIL_RULES, password: NEW_PASSWORD_RULES };

/** "Create Account". */
export function SignUpDialog({ text, onClose }: { text: DialogText; onClose: () => void }) {
  const form = useForm({
    rules: RULES,
    submit: async ({ email, password }, isShown) => {
      const address = email.trim();
      // A project that confirms addresses by itself answers with a session, whose event closes the dialog.
      beginLogIn(address);
      if (await signUp(address, password, addressOf(ACCOUNT_PATH))) return;
      if (isShown()) openAccountDialog("verify-email", { email: address });
      else verifyText(address);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="Create Account">
      <ProviderButtons />
      <form {...form.formProps} className="grid gap-4.5">
        <EmailField field={form.field("email")} error={form.errors.email} email={text.email} />
        <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
        <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
        <SubmitButton isBusy={form.isBusy} busyText="Creating your account…">
          Create Account
        </SubmitButton>
      </form>
      <p className="mt-4 text-center text-ink-2 text-xs">
        By creating an account you agree to the{" "}
        <TextLink to="/legal/terms-of-service" isExternal>
          terms of service
        </TextLink>
        .
      </p>
      <p className="mt-4 text-center text-sm">
        Already have an account?{" "}
        <TextButton onClick={() => openAccountDialog("log-in", { email: form.read().email })}>Log in</TextButton>
      </p>
    </Dialog>
  );
}

/** If the dialog was closed in the meantime, the person is busy elsewhere. */
function verifyText(email: string) {
  showToast({ type: "info", title: `We sent an email to ${email}`, text: "Click on the link in that email." });
}
