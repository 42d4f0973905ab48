import { useNavigate } from "react-router";
import { updatePassword } from "#app/data/auth.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useAccount } from "../account-store.ts";
import { Alert } from "../alert.tsx";
import { focusWithMouse, HiddenAddress, PasswordField } from "../form-field.tsx";
import { NEW_PASSWORD_RULES, REPEATED_PASSWORD_RULES } from "../form-rules.ts";
import { endNewPassword } from "../new-password.ts";
import { useForm } from "../use-form.ts";
import { DialogForm } from "./form-parts.tsx";

/** Opens after the link in the email. Only Escape cancels it; on failure it stays open. */
export function ResetPasswordDialog() {
  const navigate = useNavigate();
  const email = useAccount(({ profile }) => profile?.email);
  const form = useForm<"password" | "repeat">({
    rules: { password: NEW_PASSWORD_RULES, repeat: REPEATED_PASSWORD_RULES },
    submit: async ({ password }) => {
      await updatePassword(password);
      endNewPassword();
      showToast({ type: "success", title: "Your password was changed" });
      void navigate("/user/account");
    },
  });
  const answer = <Alert tone="bad-filled">{form.message?.text}</Alert>;
  return (
    <Dialog isOpen onClose={endNewPassword} title="Reset Password" isKeptByPressOutside hasCloseButton={false}>
      <DialogForm form={form} button="Reset Password" busyText="Saving your password…" answer={answer}>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          A new password for <strong className="font-semibold text-ink">{email}</strong>
        </p>
        <HiddenAddress address={email ?? ""} />
        <PasswordField
          form={form}
          name="password"
          label="New Password:"
          ref={focusWithMouse}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="repeat" label="Repeat Password:" autoComplete="new-password" />
      </DialogForm>
    </Dialog>
  );
}
