import type { Letter } from "./letter.ts";

/** When a subscription has ended, whatever the reason. */
export function writeProEnded(url: string): Letter {
  return {
    subject: "Pro has ended",
    preview: "Your account at Huesmith is a free one now. What you saved stays.",
    title: "Pro has ended",
    lead: "Your account is a free one from now on, and nothing more is charged for this subscription.",
    action: { label: "See the plans", url },
    notes: [
      "What you saved stays, also what is more than a free account may save: you can open, edit, export and delete all of it.",
      "You can have Pro again at any time.",
    ],
    reason: "You get this mail because your account at Huesmith, with this address, had the Pro plan.",
  };
}
