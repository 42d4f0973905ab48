import type { Letter } from "./letter.ts";

/** Instead of a link to verify: the form of the site does not say that the account is there, only this mail does. */
export function writeExistingAccount(url: string): Letter {
  return {
    subject: "You already have an account",
    preview: "Log in with this address, or reset your password.",
    title: "You already have an account",
    lead: "Somebody tried to sign up with your address, which has an account already. Log in as usual. If you forgot your password, the log-in form sends you a link.",
    action: { label: "Open Huesmith", url },
    notes: ["Your account and your password are as they were."],
    reason: "You get this mail because this is the address of your account at Huesmith. If it was not you, ignore it.",
  };
}
