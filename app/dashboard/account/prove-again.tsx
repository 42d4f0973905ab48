import { Alert } from "#app/account/alert.tsx";
import { describeFailure } from "#app/account/failure-text.ts";
import { KNOWN_PASSWORD_RULES } from "#app/account/form-rules.ts";
import { PasswordField } from "#app/account/password-field.tsx";
import { useForm } from "#app/account/use-form.ts";
import { logInByProvider } from "#app/data/auth.ts";
import type { Provider } from "#app/data/client-types.ts";
import type { Person } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { hasPassword } from "./has-password.ts";
import { useTask } from "./use-task.ts";
import { nameProvider } from "./words.ts";

type Props = {
  person: Person;
  /** With the token of a session that has just been opened. */
  onProved: (token: string) => Promise<void>;
  onCancel: () => void;
};

/** Who logged in long ago shows once more who they are: by the password, or at the provider. */
export function ProveAgain({ person, onProved, onCancel }: Props) {
  const hasFactor = person.factorId !== null;
  const form = useForm<"current" | "code">({
    rules: { current: KNOWN_PASSWORD_RULES, code: hasFactor ? [{ check: checkCode, on: ["blur"] }] : [] },
    submit: async ({ current, code }) => {
      const { proveAgain } = await import("#app/data/prove.ts");
      const { token, end } = await proveAgain(person.address, current, hasFactor ? code.replace(/\s/g, "") : undefined);
      try {
        await onProved(token);
      } catch (error) {
        await end();
        throw error;
      }
    },
  });
  if (!hasPassword(person)) return <ProveByProvider person={person} onCancel={onCancel} />;
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-sm">You logged in a while ago. Please confirm it's you.</p>
      <input type="email" autoComplete="username" value={person.address} readOnly hidden />
      <PasswordField form={form} name="current" label="Password" autoComplete="current-password" autoFocus />
      {hasFactor && (
        <Field label="Code from the app" error={form.errors.code}>
          <Input {...form.field("code")} isMono inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        </Field>
      )}
      <Alert>{form.failure ? describeFailure(form.failure) : null}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={form.isBusy} className="text-bad">
          Delete account
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function ProveByProvider({ person, onCancel }: Pick<Props, "person" | "onCancel">) {
  const { isBusy, message, run } = useTask();
  const goTo = (provider: string) =>
    run(() => logInByProvider(provider as Provider, `${location.origin}/user/account`));
  return (
    <div className="grid gap-4">
      <p className="text-sm">You logged in a while ago. Log in again, then delete the account within ten minutes.</p>
      <Alert>{message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        {person.identities.map(({ identity_id, provider }) => (
          <Button key={identity_id} onClick={() => goTo(provider)} isBusy={isBusy}>
            Continue with {nameProvider(provider)}
          </Button>
        ))}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function checkCode(text: string) {
  return /^\d{6}$/.test(text.replace(/\s/g, "")) ? null : "A code has 6 digits";
}
