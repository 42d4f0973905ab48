import { useState } from "react";
import { logIn, resendSignUp } from "#app/data/auth.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "../alert.tsx";
import { beginLogIn } from "../begun-log-ins.ts";
import { describeFailure } from "../failure-text.ts";
import { EMAIL_RULES, KNOWN_PASSWORD_RULES } from "../form-rules.ts";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { ACCOUNT_PATH, addressOf } from "./addresses.ts";
import { EmailField } from "./email-field.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { TextButton } from "./text-button.tsx";

const RULES = { email: EMAIL_RULES, password: KNOWN_PASSWORD_RULES };
/** Exactly this text makes the button appear: specification, section 8. */
const NOT_CONFIRMED = "AuthApiError: Email not confirmed";

type Props = { email: string; onForgot: (email: string) => void; onSignUp: (email: string) => void };

/** The first view of "Log In". The session's own event closes the dialog, or asks for the second factor. */
export function LogInForm({ email, onForgot, onSignUp }: Props) {
  const form = useForm({
    rules: RULES,
    submit: async (values) => {
      resend.reset();
      await logIn(values.email.trim(), values.password);
    },
  });
  const resend = useResend(() => form.read().email.trim());
  const isUnconfirmed = String(form.failure) === NOT_CONFIRMED && !resend.isDone;
  const failure = resend.isDone ? null : (resend.failure ?? form.failure);
  return (
    <>
      <ProviderButtons />
      <form {...form.formProps} className="grid gap-4.5">
        <EmailField field={form.field("email")} error={form.errors.email} email={email} />
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        <Alert>{failure !== null && describeFailure(failure)}</Alert>
        {isUnconfirmed && (
          <Button onClick={resend.send} isBusy={resend.isBusy} className="justify-self-start">
            {resend.isBusy ? "Sending…" : "Resend Verification link"}
          </Button>
        )}
        <Alert tone="ok">{resend.isDone && "Done. Check Your e-mail and click on the link"}</Alert>
        <SubmitButton isBusy={form.isBusy} busyText="Logging in…">
          Login
        </SubmitButton>
      </form>
      <div className="mt-5 grid gap-3 text-center text-sm">
        <p>
          Forgot Password? <TextButton onClick={() => onForgot(form.read().email)}>Recovery Password</TextButton>
        </p>
        <p>
          Don't have an account? <TextButton onClick={() => onSignUp(form.read().email)}>Create one</TextButton>
        </p>
      </div>
    </>
  );
}

/** The mail that confirms the address, once more. A failure replaces the form's own in its alert. */
function useResend(readEmail: () => string) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [failure, setFailure] = useState<unknown>(null);
  const reset = () => {
    setState("idle");
    setFailure(null);
  };
  const send = async () => {
    setState("busy");
    setFailure(null);
    try {
      beginLogIn(readEmail());
      await resendSignUp(readEmail(), addressOf(ACCOUNT_PATH));
      setState("done");
    } catch (error) {
      setFailure(error);
      setState("idle");
    }
  };
  return { send, reset, failure, isBusy: state === "busy", isDone: state === "done" };
}
