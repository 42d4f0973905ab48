/** What a mail says, before it is laid out as text and as HTML. Plain text: the layout escapes it. */
export type Letter = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  lead: string;
  /** What the mail is for; one that is only read has none. */
  action?: { label: string; url: string };
  /** What else is worth knowing, each its own paragraph behind the button. */
  notes: readonly string[];
  /** Why the person gets this mail, and what to do when it was a stranger. */
  reason: string;
};

/** For every link that signs in or changes an account: the server keeps these for an hour. */
export const LINK_NOTE = "The link works once, and expires in 1 hour.";
