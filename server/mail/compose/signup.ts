import { type Letter, LINK_NOTE } from "./letter.ts";

/** To a new address: the link proves that it is theirs. */
export function writeSignup(url: string): Letter {
  return {
    subject: "Verify your email address",
    preview: "One click, and your colors, palettes and projects have a home.",
    title: "Verify your email address",
    lead: "You are almost there. Press the button and enter your password to verify this address.",
    action: { label: "Verify email address", url },
    notes: [LINK_NOTE],
    reason:
      "You get this mail because somebody signed up at Huesmith with this address. If it was not you, ignore it: without the link nobody can use the account.",
  };
}
