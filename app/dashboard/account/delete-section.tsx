import { useState } from "react";
import { Alert } from "#app/account/alert.tsx";
import { FormField } from "#app/account/form-field.tsx";
import { dropSession } from "#app/account/session.ts";
import { useForm } from "#app/account/use-form.ts";
import { AccountError, deleteAccount } from "#app/data/account.ts";
import type { Person } from "#app/data/person.ts";
import { forgetLibrary } from "#app/frame/library/library-store.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { ProveAgain } from "./prove-again.tsx";
import { Section } from "./section.tsx";

/** Requires typing, because it can't be undone, and proof of identity if the login was long ago. */
export function DeleteSection({ person, isPaying }: { person: Person; isPaying: boolean }) {
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const confirmation = person.address || person.id;
  const remove = async (token?: string) => {
    try {
      await deleteAccount(confirmation, token);
    } catch (error) {
      if (!(error instanceof AccountError) || error.code !== "reauthentication_needed") throw error;
      return setIsAskedAgain(true);
    }
    await dropSession();
    forgetLibrary(person.id);
    showToast({ type: "info", title: "Your account is deleted", text: "Its data was removed from the server." });
  };
  const form = useForm<"confirm">({
    rules: { confirm: [{ check: (text) => checkConfirmation(text, confirmation), on: ["blur"] }] },
    submit: () => remove(),
  });
  return (
    <Section
      isDanger
      title="Delete account"
      text="This is immediate and permanent. Export what you want to keep first."
    >
      <div className="text-sm">
        <p>This deletes:</p>
        <ul className="mt-1 list-disc pl-5 text-ink-2">
          <li>your address, password, linked logins and second factor</li>
          <li>all saved colors, palettes and projects, on all devices and in the trash</li>
          <li>the links you shared: they stop working</li>
          {isPaying && <li>your Pro subscription: it ends at once, even if you've paid for longer</li>}
        </ul>
      </div>
      {isAskedAgain ? (
        <ProveAgain person={person} onProved={remove} onCancel={() => setIsAskedAgain(false)} />
      ) : (
        <form {...form.formProps} className="grid gap-4">
          <FormField
            form={form}
            name="confirm"
            label="Type your address to confirm"
            hint={<span className="[overflow-wrap:anywhere]">{confirmation}</span>}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Alert>{form.message?.text}</Alert>
          <Button type="submit" isBusy={form.isBusy} className="justify-self-start text-bad">
            Delete account
          </Button>
        </form>
      )}
    </Section>
  );
}

function checkConfirmation(text: string, confirmation: string) {
  if (text.trim() === "") return "Please type your address";
  return text.trim().toLowerCase() === confirmation.toLowerCase() ? null : "This isn't your account's address";
}
