import { type Letter, LINK_NOTE } from "./letter.ts";

/** To the new address: the link proves that it is theirs. */
export function writeEmailChange(url: string): Letter {
  return {
    subject: "Confirm your new email address",
    preview: "Use this address for your Huesmith account from now on.",
    title: "Confirm your new email address",
    lead: "Press the button to use this address for your account from now on.",
    action: { label: "Confirm email address", url },
    notes: [LINK_NOTE, "Until then the account keeps its old address."],
    reason:
      "You get this mail because somebody wants to use this address for an account at Huesmith. If it was not you, ignore it: without the link nothing changes.",
  };
}
