import { useState } from "react";
import { consumeRecoveryCode } from "#app/data/account.ts";
import { readStoredSession, renewSession, verifySecondFactor } from "#app/data/auth.ts";
import { isHosted } from "#app/data/clients.ts";
import { confirmByPasskey } from "#app/data/passkeys.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { Alert } from "../alert.tsx";
import { FormField, focusOnOpen } from "../form-field.tsx";
import { APP_CODE_RULES, GIVEN_CODE_RULES, withoutSpaces } from "../form-rules.ts";
import { describePasskeyFailure } from "../passkey-failure.ts";
import { useForm } from "../use-form.ts";
import { useTask } from "../use-task.ts";
import { DialogForm, TextButton } from "./form-parts.tsx";

const WAYS = {
  app: {
    rules: [...GIVEN_CODE_RULES, ...APP_CODE_RULES],
    send: (code: string) => verifySecondFactor(withoutSpaces(code)),
    hint: () => "Enter the code that your authenticator app shows for this account.",
    label: "Code",
    input: { inputMode: "numeric", autoComplete: "one-time-code", placeholder: "000 000" },
    button: "Verify",
  },
  recovery: {
    rules: GIVEN_CODE_RULES,
    send: (code: string) => recoverWithCode(code.trim()),
    // A hosted project can't accept one instead of a code from the app.
    hint: () =>
      isHosted()
        ? "Enter one of your recovery codes. It works once and turns off two-factor authentication. You can set up a new app on your account page."
        : "Enter one of your recovery codes. It replaces one code from your app. Two-factor authentication stays on.",
    label: "Recovery code",
    input: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
    button: "Use this code",
  },
} as const;

type Way = keyof typeof WAYS | "passkey";

const LINKS: Record<Way, string> = {
  passkey: "Use a passkey",
  app: "Use the authenticator app",
  recovery: "Use a recovery code",
};
const QUESTIONS: Record<Way, string> = {
  passkey: "Don't have it here?",
  app: "Lost your authenticator app?",
  recovery: "Found it again?",
};

export function CodeForm() {
  const [ways] = useState(findWays);
  const [way, setWay] = useState(ways[0] ?? "app");
  return (
    <>
      {way === "passkey" ? <PasskeyForm /> : <WayForm key={way} way={WAYS[way]} />}
      <p className="mt-5 flex flex-wrap justify-center gap-x-3 gap-y-1 text-center text-sm">
        {QUESTIONS[way]}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <TextButton key={other} onClick={() => setWay(other)}>
              {LINKS[other]}
            </TextButton>
          ))}
      </p>
    </>
  );
}

/** The second factors of the account that just logged in, easiest first. */
function findWays(): Way[] {
  const factors = readStoredSession()?.user.factors ?? [];
  const has = (type: string) => factors.some((factor) => factor.status === "verified" && factor.factor_type === type);
  const passkey: Way[] = has("webauthn") ? ["passkey"] : [];
  const app: Way[] = has("totp") || passkey.length === 0 ? ["app"] : [];
  return [...passkey, ...app, "recovery"];
}

/** The browser prompts the person itself. */
function PasskeyForm() {
  const { isBusy, message, run } = useTask(describePasskeyFailure);
  return (
    <div className="grid gap-4.5">
      <p className="text-ink-2">Confirm with your device's lock or your security key.</p>
      <Alert>{message?.text}</Alert>
      <Button
        ref={focusOnOpen}
        variant="brand"
        size="lg"
        isBusy={isBusy}
        onClick={() => run(confirmByPasskey)}
        className="w-full"
      >
        Use your passkey
      </Button>
    </div>
  );
}

/** The session event closes the dialog after a correct code. */
function WayForm({ way: { rules, send, hint, label, input, button } }: { way: (typeof WAYS)[keyof typeof WAYS] }) {
  const form = useForm<"code">({ rules: { code: rules }, submit: ({ code }) => send(code) });
  return (
    <DialogForm form={form} button={button} busyText="Checking the code…">
      <p className="text-ink-2">{hint()}</p>
      <FormField form={form} name="code" label={label} ref={focusOnOpen} isMono {...input} />
    </DialogForm>
  );
}

/** After the password, a valid recovery code logs this session in. Throws an error with a message for the person. */
async function recoverWithCode(code: string) {
  const { isOn, left } = await consumeRecoveryCode(code);
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
