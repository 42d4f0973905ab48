import { type Letter, LINK_NOTE } from "./letter.ts";

/** To a person who forgot the password. */
export function writeRecovery(url: string): Letter {
  return {
    subject: "Reset your password",
    preview: "Choose a new password for your Huesmith account.",
    title: "Reset your password",
    lead: "Press the button to choose a new password for your account.",
    action: { label: "Choose a new password", url },
    notes: [LINK_NOTE, "Until you choose a new one, your password stays as it is."],
    reason:
      "You get this mail because somebody asked for it with your address. If it was not you, ignore it: your password stays as it is, and nobody else can see this link.",
  };
}
