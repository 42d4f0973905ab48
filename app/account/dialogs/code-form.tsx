import { useState } from "react";
import { spendRecoveryCode } from "#app/data/account.ts";
import { renewSession, verifySecondFactor } from "#app/data/auth.ts";
import { isHosted } from "#app/data/clients.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { FormField } from "../form-field.tsx";
import { useForm } from "../use-form.ts";
import { DialogForm, TextButton, useOpeningFocus } from "./form-parts.tsx";

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
    // A hosted project cannot take one for a code of the app.
    hint: () =>
      isHosted()
        ? "Enter one of your recovery codes. It works once and turns off two-factor authentication. You can set up a new app on your account page."
        : "Enter one of your recovery codes. It replaces one code from your app. Two-factor authentication stays on.",
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
      <WayForm key={way} way={WAYS[way]} />
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
function WayForm({ way: { check, send, hint, label, input, button } }: { way: (typeof WAYS)[keyof typeof WAYS] }) {
  const form = useForm<"code">({ rules: { code: [{ check, on: ["blur"] }] }, submit: ({ code }) => send(code) });
  const firstField = useOpeningFocus<HTMLInputElement>();
  return (
    <DialogForm form={form} button={button} busyText="Checking the code…">
      <p className="text-ink-2">{hint()}</p>
      <FormField form={form} name="code" label={label} ref={firstField} isMono {...input} />
    </DialogForm>
  );
}

/** After the password, a valid recovery code lets this session in. Throws an error whose message is for the person. */
async function recoverWithCode(code: string) {
  const { isOn, left } = await spendRecoveryCode(code);
  await renewSession();
  const text = isOn
    ? codesLeftText(left)
    : "Two-factor authentication is off now. You can set it up on your account page.";
  showToast({ type: "info", title: "Logged in with a recovery code", text });
}

function codesLeftText(left: number) {
  if (left === 0) return "That was your last one. Create new ones on your account page.";
  return `${left} of 10 ${left === 1 ? "is" : "are"} left.`;
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
