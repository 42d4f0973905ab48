// The fields of the contact form, shared by page and server.

export const CONTACT_TOPICS = {
  question: "A question",
  bug: "Something is broken",
  advertisement: "Advertisement",
  press: "Press",
  billing: "Billing",
} as const;

export type ContactTopic = keyof typeof CONTACT_TOPICS;

export const MAX_NAME_CHARACTERS = 80;
export const MIN_MESSAGE_CHARACTERS = 10;
export const MAX_MESSAGE_CHARACTERS = 5000;

/** A hidden field that only bots fill in. */
export const TRAP_FIELD = "website";
/** The signed time at which the server issued the form. */
export const STAMP_FIELD = "stamp";

export type ContactField = "name" | "email" | "topic" | "message";

export function isContactTopic(text: string | null): text is ContactTopic {
  return text !== null && Object.hasOwn(CONTACT_TOPICS, text);
}
