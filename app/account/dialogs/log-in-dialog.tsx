import { sendRecovery } from "#app/data/auth.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { closeAccountDialog, type DialogText, type LogInView, openAccountDialog } from "../account-store.ts";
import { focusOnOpen } from "../form-field.tsx";
import { EMAIL_RULES } from "../form-rules.ts";
import { startLogin } from "../pending-logins.ts";
import { dropSession } from "../session.ts";
import { useForm } from "../use-form.ts";
import { CodeForm } from "./code-form.tsx";
import { DialogForm, EmailField } from "./form-parts.tsx";
import { LogInForm } from "./log-in-form.tsx";

const TITLES: Record<LogInView, string> = {
  login: "Log In",
  forgot: "Forgot password?",
  sent: "Forgot password?",
  code: "Two-factor code",
};

export function LogInDialog({ text: { view = "login", email = "" } }: { text: DialogText }) {
  const show = (next: LogInView, address: string) => openAccountDialog("log-in", { view: next, email: address });
  const close = () => {
    closeAccountDialog();
    if (view === "code") void dropSession();
  };
  const back = (view === "forgot" || view === "sent") && (
    <Button
      icon="icon-arrow-left"
      ref={view === "sent" ? focusOnOpen : undefined}
      variant="ghost"
      size="sm"
      onClick={() => show("login", email)}
      className="-mt-2 mb-4 -ml-3"
    >
      Go Back
    </Button>
  );
  return (
    <Dialog onClose={close} title={TITLES[view]} back={back} width={650}>
      {view === "login" && (
        <LogInForm
          email={email}
          onForgot={(address) => show("forgot", address)}
          onSignUp={(address) => openAccountDialog("sign-up", { email: address })}
        />
      )}
      {view === "forgot" && <ForgotForm email={email} onSent={(address) => show("sent", address)} />}
      <div role="status" className="empty:absolute">
        {view === "sent" && (
          <p className="[overflow-wrap:anywhere]">
            Check your inbox <strong className="font-semibold">{email}</strong> and click on the link to reset your
            password.
          </p>
        )}
      </div>
      {view === "code" && <CodeForm />}
    </Dialog>
  );
}

function ForgotForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm<"email">({
    rules: { email: EMAIL_RULES },
    submit: async (values, isShown) => {
      const address = values.email.trim();
      startLogin(address);
      await sendRecovery(address);
      if (isShown()) return onSent(address);
      // The person has left this view, and is doing something else.
      const text = "Click on the link in that email to reset your password.";
      showToast({ type: "info", title: `We sent an email to ${address}`, text });
    },
  });
  return (
    <DialogForm form={form} button="Send Password Reset Link" busyText="Sending the link…">
      <EmailField form={form} email={email} />
    </DialogForm>
  );
}
