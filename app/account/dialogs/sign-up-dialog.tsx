import { signUp } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { closeAccountDialog, type DialogText, openAccountDialog } from "../account-store.ts";
import { PasswordField } from "../form-field.tsx";
import { EMAIL_RULES, NEW_PASSWORD_HINT, NEW_PASSWORD_RULES } from "../form-rules.ts";
import { startLogin } from "../pending-logins.ts";
import { useForm } from "../use-form.ts";
import { DialogForm, EmailField, TextButton } from "./form-parts.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

export function SignUpDialog({ text }: { text: DialogText }) {
  const form = useForm<"email" | "password">({
    rules: { email: EMAIL_RULES, password: NEW_PASSWORD_RULES },
    submit: async ({ email, password }, isShown) => {
      const address = email.trim();
      // If the project confirms addresses itself, it returns a session, whose event closes the dialog.
      startLogin(address);
      if (await signUp(address, password)) return;
      if (isShown()) return openAccountDialog("verify-email", { email: address });
      // If the dialog was closed meanwhile, the person is doing something else.
      showToast({ type: "info", title: `We sent an email to ${address}`, text: "Click on the link in that email." });
    },
  });
  return (
    <Dialog onClose={closeAccountDialog} title="Create Account">
      <ProviderButtons />
      <DialogForm form={form} button="Create Account" busyText="Creating your account…">
        <EmailField form={form} email={text.email} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          hint={NEW_PASSWORD_HINT}
          autoComplete="new-password"
        />
      </DialogForm>
      <p className="mt-4 text-center text-ink-2 text-xs">
        By creating an account you agree to the{" "}
        <TextLink href="/legal/terms-of-service" isExternal>
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
