import { createContext } from "react-router";

/** A mail of the development mailbox, without its HTML: that is a file of its own. */
export type MailboxMail = { id: string; to: string; subject: string; text: string; sentAt: number };

export type MailboxReader = {
  /** The newest first. */
  list: () => readonly MailboxMail[];
};

/** The development mailbox, locked without the key of this machine; null where mails are really sent. */
export const mailboxContext = createContext<MailboxReader | "locked" | null>(null);
