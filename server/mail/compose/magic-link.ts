import { type Letter, LINK_NOTE } from "./letter.ts";

/** A link that signs in without a password. */
export function writeMagicLink(url: string): Letter {
  return {
    subject: "Your link to log in",
    preview: "Log in to Huesmith without a password.",
    title: "Log in to Huesmith",
    lead: "Press the button to log in. You do not need a password.",
    action: { label: "Log in", url },
    notes: [LINK_NOTE, "Whoever has this link can log in as you, so do not pass it on."],
    reason:
      "You get this mail because somebody asked for a link to log in with your address. If it was not you, ignore it.",
  };
}
