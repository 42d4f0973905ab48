import { useState } from "react";
import { Answer } from "#app/account/answer.tsx";
import { describeFailure } from "#app/account/failure-text.ts";
import { CodeField, HiddenAddress, PasswordField } from "#app/account/form-field.tsx";
import {
  GIVEN_CODE_RULES,
  KNOWN_PASSWORD_RULES,
  NEW_PASSWORD_HINT,
  NEW_PASSWORD_RULES,
  REPEATED_PASSWORD_RULES,
} from "#app/account/form-rules.ts";
import { useForm } from "#app/account/use-form.ts";
import { sendPasswordCode, updatePassword } from "#app/data/auth.ts";
import { hasPassword, type Person, proveAgain } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice, Section } from "./section.tsx";

/** The service would accept a new password from anyone at an unlocked browser, so the page asks for the old one. */
export function PasswordSection({ person }: { person: Person }) {
  const isKnown = hasPassword(person);
  // Some services require an emailed code when the login was long ago.
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const form = useForm<"current" | "password" | "repeat" | "code">({
    rules: {
      current: isKnown ? KNOWN_PASSWORD_RULES : [],
      password: NEW_PASSWORD_RULES,
      repeat: REPEATED_PASSWORD_RULES,
      code: isCodeAsked ? GIVEN_CODE_RULES : [],
    },
    submit: async ({ current, password, code }) => {
      if (isKnown) await (await proveAgain(person.address, current)).end();
      try {
        await updatePassword(password, isCodeAsked ? code.trim() : undefined);
      } catch (error) {
        if (!isCode(error, "reauthentication_needed")) throw error;
        await sendPasswordCode();
        return setIsCodeAsked(true);
      }
      setIsCodeAsked(false);
      form.formProps.ref.current?.reset();
      return "Your password was changed. Other browsers and devices are signed out. Open pages sign out within an hour.";
    },
    describe: describePasswordFailure,
  });
  const { message } = form;
  return (
    <Section
      title="Password"
      text={
        isKnown
          ? NEW_PASSWORD_HINT
          : `You don't have one yet. Set one to log in with your email address, too. ${NEW_PASSWORD_HINT}`
      }
    >
      <form {...form.formProps} className="grid gap-4">
        <HiddenAddress address={person.address} />
        {isKnown && (
          <PasswordField form={form} name="current" label="Current password" autoComplete="current-password" />
        )}
        <PasswordField form={form} name="password" label="New password" autoComplete="new-password" />
        <PasswordField form={form} name="repeat" label="Repeat the new password" autoComplete="new-password" />
        <Notice>
          {isCodeAsked && `You logged in a while ago, so we sent a code to ${person.address}. It works for an hour.`}
        </Notice>
        {isCodeAsked && <CodeField form={form} name="code" label="Code from the email" autoFocus />}
        <Answer message={message} />
        <Button type="submit" isBusy={form.isBusy} className="justify-self-start">
          {isKnown ? "Change password" : "Set password"}
        </Button>
      </form>
    </Section>
  );
}

/** "Invalid login credentials" would make people doubt their email address. */
export function describePasswordFailure(failure: unknown) {
  if (isCode(failure, "reauthentication_not_valid"))
    return "This isn't the code from the newest email, or it's too old.";
  return isCode(failure, "invalid_credentials") ? "This isn't your current password." : describeFailure(failure);
}

function isCode(failure: unknown, code: string) {
  return failure instanceof Error && (failure as { code?: unknown }).code === code;
}
