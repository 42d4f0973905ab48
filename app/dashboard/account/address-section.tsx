import { Alert } from "#app/account/alert.tsx";
import { FormField } from "#app/account/form-field.tsx";
import { EMAIL_RULES } from "#app/account/form-rules.ts";
import { useForm } from "#app/account/use-form.ts";
import { changeAddress, type Person } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice, Section } from "./section.tsx";

type Props = { person: Person; onChange: () => Promise<void> };

/** The address of an account changes when the mail to the new one is opened. */
export function AddressSection({ person, onChange }: Props) {
  const form = useForm<"email">({
    rules: { email: [...EMAIL_RULES, { check: (text) => checkOther(text, person.address), on: ["blur"] }] },
    submit: async ({ email }) => {
      await changeAddress(email.trim());
      form.formProps.ref.current?.reset();
      await onChange();
    },
  });
  return (
    <Section title="Email address" text="You use it to log in and get account emails.">
      <p className="text-sm">
        <span className="block text-ink-2">Your address</span>
        <span className="font-[550] [overflow-wrap:anywhere]">{person.address || "None"}</span>
      </p>
      {person.newAddress && (
        <Notice>
          We sent an email to <strong className="font-[550]">{person.newAddress}</strong>. Open the link in it to change
          your address. Until then, use the old one.
        </Notice>
      )}
      <form {...form.formProps} className="grid gap-4">
        <FormField
          form={form}
          name="email"
          label="New address"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
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
