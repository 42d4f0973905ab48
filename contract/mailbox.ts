import { createContext } from "react-router";

/** An email in the development mailbox, without its HTML, which is a separate file. */
export type MailboxMail = { id: string; to: string; subject: string; text: string; sentAt: number };

/** The development mailbox, newest first, locked without this machine's key; null if emails are really sent. */
export const mailboxContext = createContext<{ list: () => readonly MailboxMail[] } | "locked" | null>(null);
