import type { Letter } from "./letter.ts";

/** To the old address, so that no account is lost without notice. */
export function writeEmailChangeNotice(url: string, newAddress: string): Letter {
  return {
    subject: "Your email address is being changed",
    preview: "Somebody asked for another address for your Huesmith account.",
    title: "Your email address is being changed",
    lead: `Somebody who is signed in to your account asked to change its email address to ${newAddress}. It changes as soon as a link sent there is opened.`,
    action: { label: "Open your account", url },
    notes: ["If it was you, there is nothing to do here."],
    reason:
      "You get this mail because this is the address of your account at Huesmith. If it was not you, open your account, choose a new password, which signs out everybody else, and set your address again.",
  };
}
