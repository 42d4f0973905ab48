import type { Letter } from "./letter.ts";

/** What somebody wrote in the contact form, read and checked. */
export type ContactMessage = {
  /** Whoever runs the site. */
  to: string;
  /** Eight signs that the sender was told, too. */
  number: string;
  /** Empty when it was not given. */
  name: string;
  email: string;
  /** As the form calls it: "A question". */
  topic: string;
  text: string;
};

/** To whoever runs the site. The subject holds nothing of the sender: it may stand in a log. */
export function writeContact({ number, name, email, topic, text }: ContactMessage): Letter {
  return {
    subject: `Contact: ${topic} (${number})`,
    preview: text.slice(0, 100),
    title: topic,
    lead: text,
    notes: [`From ${name ? `${name}, ` : ""}${email}. A reply to this mail goes there.`, `Number ${number}.`],
    reason:
      "You get this mail because the contact form of this site sends to this address. Nobody has checked that the sender's address is theirs.",
  };
}
