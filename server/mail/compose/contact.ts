import type { Letter } from "./letters.ts";

/** A message of the contact form, read and checked. */
export type ContactMessage = {
  /** The operator of the site. */
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

/** To the operator of the site. The subject holds nothing of the sender: it may be logged. */
export function writeContact({ number, name, email, topic, text }: ContactMessage): Letter {
  return {
    subject: `Contact: ${topic} (${number})`,
    preview: text.slice(0, 100),
    title: topic,
    lead: text,
    notes: [`From ${name ? `${name}, ` : ""}${email}. Replies to this email go there.`, `Number ${number}.`],
    reason:
      "You're getting this email because the site's contact form sends to this address. The sender's address hasn't been verified.",
  };
}
