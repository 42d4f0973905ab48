import { Alert } from "#app/account/alert.tsx";
import { FormField, HiddenAddress, PasswordField } from "#app/account/form-field.tsx";
import { EMAIL_RULES, KNOWN_PASSWORD_RULES } from "#app/account/form-rules.ts";
import { useForm } from "#app/account/use-form.ts";
import { changeAddress, hasPassword, hasSecondFactor, type Person, proveAgain } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { describePasswordFailure } from "./password-section.tsx";
import { Notice, Section } from "./section.tsx";

type Props = { person: Person; onChange: () => Promise<void> };

/**
 * The address changes when the links in the emails are opened. Anyone who opens them gets the account, so the page asks
 * for the password first.
 */
export function AddressSection({ person, onChange }: Props) {
  const isKnown = hasPassword(person);
  const form = useForm<"email" | "current">({
    rules: {
      email: [...EMAIL_RULES, { check: (text) => checkOther(text, person.address), on: ["blur"] }],
      current: isKnown ? KNOWN_PASSWORD_RULES : [],
    },
    submit: async ({ email, current }) => {
      if (isKnown) await (await proveAgain(person.address, current)).end();
      await changeAddress(email.trim());
      form.formProps.ref.current?.reset();
      await onChange();
    },
    describe: describePasswordFailure,
  });
  return (
    <Section title="Email address" text="You use it to log in and get account emails.">
      <p className="text-sm">
        <span className="block text-ink-2">Your address</span>
        <span className="font-[550] [overflow-wrap:anywhere]">{person.address || "None"}</span>
      </p>
      <Notice>
        {person.newAddress && (
          <>
            We sent an email to <strong className="font-[550]">{person.newAddress}</strong>.{" "}
            {hasSecondFactor(person)
              ? "Open the link in it to change your address."
              : "To change your address, open the link in it and the one in the email to your old address."}{" "}
            Until then, use the old one.
          </>
        )}
      </Notice>
      <form {...form.formProps} className="grid gap-4">
        {isKnown && <HiddenAddress address={person.address} />}
        <FormField
          form={form}
          name="email"
          label="New address"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
        {isKnown && (
          <PasswordField form={form} name="current" label="Current password" autoComplete="current-password" />
        )}
        <Alert>{form.message?.text}</Alert>
        <Button type="submit" isBusy={form.isBusy} className="justify-self-start">
          Change address
        </Button>
      </form>
    </Section>
  );
}

function checkOther(text: string, address: string) {
  return text.trim().toLowerCase() === address.toLowerCase() ? "This is already your address" : null;
}
