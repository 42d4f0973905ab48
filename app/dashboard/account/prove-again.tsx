import { Alert } from "#app/account/alert.tsx";
import { CodeField, HiddenAddress, PasswordField } from "#app/account/form-field.tsx";
import { APP_CODE_RULES, KNOWN_PASSWORD_RULES, withoutSpaces } from "#app/account/form-rules.ts";
import { useForm } from "#app/account/use-form.ts";
import { useTask } from "#app/account/use-task.ts";
import { accountAddress, logInByProvider, type Provider } from "#app/data/auth.ts";
import { hasPassword, type Person, proveAgain } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { FormFoot } from "./section.tsx";
import { nameProvider } from "./words.ts";

type Props = {
  person: Person;
  /** Called with the token of a newly opened session. */
  onProved: (token: string) => Promise<void>;
  onCancel: () => void;
};

export function ProveAgain({ person, onProved, onCancel }: Props) {
  const hasFactor = person.factorId !== null;
  const form = useForm<"current" | "code">({
    rules: { current: KNOWN_PASSWORD_RULES, code: hasFactor ? APP_CODE_RULES : [] },
    submit: async ({ current, code }) => {
      const passkey = person.passkeys.length > 0 ? "passkey" : undefined;
      const factor = hasFactor ? { code: withoutSpaces(code) } : passkey;
      const { token, end } = await proveAgain(person.address, current, factor);
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
      <HiddenAddress address={person.address} />
      <PasswordField form={form} name="current" label="Password" autoComplete="current-password" autoFocus />
      {hasFactor && <CodeField form={form} name="code" label="Code from the app" maxLength={12} />}
      <Alert>{form.message?.text}</Alert>
      <FormFoot onCancel={onCancel} isBusy={form.isBusy} className="text-bad">
        Delete account
      </FormFoot>
    </form>
  );
}

function ProveByProvider({ person, onCancel }: Pick<Props, "person" | "onCancel">) {
  const { isBusy, message, run } = useTask();
  const goTo = (provider: string) => run(() => logInByProvider(provider as Provider, accountAddress()));
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
