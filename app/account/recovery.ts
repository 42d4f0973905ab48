import { spendRecoveryCode } from "#app/data/account.ts";
import { isHosted } from "#app/data/clients.ts";
import { renewSession } from "#app/data/factors.ts";
import { showToast } from "#app/ui/toast-store.ts";

/**
 * For people without their authenticator app: after the password, a valid recovery code lets this session
 * in. Throws an error whose message is for the person.
 */
export async function recoverWithCode(code: string) {
  const { isOn, left } = await spendRecoveryCode(code);
  await renewSession();
  const text = isOn
    ? codesLeftText(left)
    : "Two-factor authentication is off now. You can set it up on your account page.";
  showToast({ type: "info", title: "Logged in with a recovery code", text });
}

/** What a recovery code does: a hosted project cannot take one for a code of the app. */
export function describeRecovery(): string {
  return isHosted()
    ? "It works once, and turns two-factor authentication off. You can set up a new app on your account page."
    : "It replaces one code from your app. Two-factor authentication stays on.";
}

function codesLeftText(left: number) {
  if (left === 0) return "That was your last one. Create new ones on your account page.";
  return `${left} of 10 ${left === 1 ? "is" : "are"} left.`;
}
