import { logIn, resendSignUp } from "#app/data/auth.ts";
import { canLogInByPasskey, logInByPasskey } from "#app/data/passkeys.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "../alert.tsx";
import { Answer } from "../answer.tsx";
import { describeFailure } from "../failure-text.ts";
import { PasswordField } from "../form-field.tsx";
import { EMAIL_RULES, KNOWN_PASSWORD_RULES } from "../form-rules.ts";
import { describePasskeyFailure } from "../passkey-failure.ts";
import { startLogin } from "../pending-logins.ts";
import { awaitLogin } from "../session.ts";
import { useForm } from "../use-form.ts";
import { useTask } from "../use-task.ts";
import { DialogForm, EmailField, TextButton } from "./form-parts.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

/** The button appears only for exactly this text: specification, section 8. */
const NOT_CONFIRMED = "AuthApiError: Email not confirmed";

type Props = { email: string; onForgot: (email: string) => void; onSignUp: (email: string) => void };

/** The session event closes the dialog, or asks for the second factor. */
export function LogInForm({ email, onForgot, onSignUp }: Props) {
  const resending = useTask(describeFailure);
  const form = useForm<"email" | "password">({
    rules: { email: EMAIL_RULES, password: KNOWN_PASSWORD_RULES },
    submit: async (values) => {
      resending.clear();
      await awaitLogin(() => logIn(values.email.trim(), values.password));
    },
  });
  const resend = () =>
    resending.run(async () => {
      const address = form.read().email.trim();
      startLogin(address);
      await resendSignUp(address);
      return "Done. Check Your e-mail and click on the link";
    });
  const { message } = resending;
  const isUnconfirmed = String(form.message?.error) === NOT_CONFIRMED && message?.tone !== "ok";
  const answer = (
    <>
      <Answer message={message ?? form.message} />
      {isUnconfirmed && (
        <Button onClick={resend} isBusy={resending.isBusy} className="justify-self-start">
          {resending.isBusy ? "Sending…" : "Resend Verification link"}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ProviderButtons />
      <DialogForm form={form} button="Login" busyText="Logging in…" answer={answer}>
        <EmailField form={form} email={email} />
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      </DialogForm>
      {canLogInByPasskey() && <PasskeyButton />}
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

function PasskeyButton() {
  const { isBusy, message, run } = useTask(describePasskeyFailure);
  return (
    <div className="mt-3 grid gap-3">
      <Button
        size="lg"
        isBusy={isBusy}
        // As with the providers: the focused field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(() => awaitLogin(logInByPasskey))}
      >
        Log in with a passkey
      </Button>
      <Alert>{message?.text}</Alert>
    </div>
  );
}
