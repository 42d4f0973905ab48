import { useState } from "react";
import { verifySecondFactor } from "#app/data/auth.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { describeRecovery, recoverWithCode } from "../recovery.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useForm } from "../use-form.ts";
import { TextButton } from "./text-button.tsx";
import { useOpeningFocus } from "./use-opening-focus.ts";

const APP_RULES = { code: [{ check: checkAppCode, on: ["blur"] }] } as const;
const RECOVERY_RULES = { code: [{ check: checkGiven, on: ["blur"] }] } as const;

/** The code of the authenticator app, or one of those that were kept for the day it is lost. */
export function CodeForm() {
  const [isLost, setIsLost] = useState(false);
  return (
    <>
      {isLost ? <RecoveryForm /> : <AppForm />}
      <p className="mt-5 text-center text-sm">
        {isLost ? "Found it again? " : "Lost your authenticator app? "}
        <TextButton onClick={() => setIsLost(!isLost)}>
          {isLost ? "Use the authenticator app" : "Use a recovery code"}
        </TextButton>
      </p>
    </>
  );
}

/** The session's own event closes the dialog when the code was right. */
function AppForm() {
  const form = useForm({
    rules: APP_RULES,
    submit: ({ code }) => verifySecondFactor(withoutSpaces(code)),
  });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <form {...form.formProps} className="grid gap-4.5">
      <p className="text-ink-2">Enter the code that your authenticator app shows for this account.</p>
      <Field label="Code" error={form.errors.code}>
        <Input
          {...form.field("code")}
          ref={firstField}
          isMono
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000 000"
        />
      </Field>
      <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
      <SubmitButton isBusy={form.isBusy} busyText="Checking the code…">
        Verify
      </SubmitButton>
    </form>
  );
}

function RecoveryForm() {
  const form = useForm({
    rules: RECOVERY_RULES,
    submit: ({ code }) => recoverWithCode(code.trim()),
  });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <form {...form.formProps} className="grid gap-4.5">
      <p className="text-ink-2">Enter one of your recovery codes. {describeRecovery()}</p>
      <Field label="Recovery code" error={form.errors.code}>
        <Input
          {...form.field("code")}
          ref={firstField}
          isMono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
      <SubmitButton isBusy={form.isBusy} busyText="Checking the code…">
        Use this code
      </SubmitButton>
    </form>
  );
}

/** Apps show it in two groups. */
function withoutSpaces(code: string) {
  return code.replace(/\s/g, "");
}

function checkGiven(text: string) {
  return text.trim() === "" ? "Please enter the code" : null;
}

function checkAppCode(text: string) {
  return checkGiven(text) ?? (/^\d{6}$/.test(withoutSpaces(text)) ? null : "The code has 6 digits");
}
