import { sendRecovery } from "#app/data/auth.ts";
import { Alert } from "../alert.tsx";
import { beginLogIn } from "../begun-log-ins.ts";
import { describeFailure } from "../failure-text.ts";
import { EMAIL_RULES } from "../form-rules.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { addressOf } from "./addresses.ts";
import { EmailField } from "./email-field.tsx";

const RULES = { email: EMAIL_RULES };

export function ForgotForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm({
    rules: RULES,
    submit: async (values, isShown) => {
      const address = values.email.trim();
      beginLogIn(address);
      await sendRecovery(address, addressOf("/"));
      if (isShown()) onSent(address);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4.5">
      <EmailField field={form.field("email")} error={form.errors.email} email={email} />
      <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
      <SubmitButton isBusy={form.isBusy} busyText="Sending the link…">
        Send Password Reset Link
      </SubmitButton>
    </form>
  );
}
