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

const WAYS = {
  app: {
    check: checkAppCode,
    send: (code: string) => verifySecondFactor(withoutSpaces(code)),
    hint: () => "Enter the code that your authenticator app shows for this account.",
    label: "Code",
    input: { inputMode: "numeric", autoComplete: "one-time-code", placeholder: "000 000" },
    button: "Verify",
  },
  recovery: {
    check: checkGiven,
    send: (code: string) => recoverWithCode(code.trim()),
    hint: () => `Enter one of your recovery codes. ${describeRecovery()}`,
    label: "Recovery code",
    input: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
    button: "Use this code",
  },
} as const;

/** The code of the authenticator app, or one of those that were kept for the day it is lost. */
export function CodeForm() {
  const [isLost, setIsLost] = useState(false);
  const way = isLost ? "recovery" : "app";
  return (
    <>
      <Form key={way} way={WAYS[way]} />
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
function Form({ way: { check, send, hint, label, input, button } }: { way: (typeof WAYS)[keyof typeof WAYS] }) {
  const form = useForm<"code">({ rules: { code: [{ check, on: ["blur"] }] }, submit: ({ code }) => send(code) });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <form {...form.formProps} className="grid gap-4.5">
      <p className="text-ink-2">{hint()}</p>
      <Field label={label} error={form.errors.code}>
        <Input {...form.field("code")} ref={firstField} isMono {...input} />
      </Field>
      <Alert>{form.failure !== null && describeFailure(form.failure)}</Alert>
      <SubmitButton isBusy={form.isBusy} busyText="Checking the code…">
        {button}
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
