import type { Letter } from "./letter.ts";

/** After every change of a password, so that no account is lost without notice. */
export function writePasswordChanged(url: string): Letter {
  return {
    subject: "Your password was changed",
    preview: "The password of your Huesmith account is a new one.",
    title: "Your password was changed",
    lead: "The password of your account is a new one, and all other devices were signed out.",
    action: { label: "Open your account", url },
    notes: ["If it was you, there is nothing to do."],
    reason:
      "You get this mail because this is the address of your account at Huesmith. If it was not you, ask for a new password at once: press Log In, then Recovery Password.",
  };
}
