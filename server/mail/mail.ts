/** An email as the recipient gets it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where replies go instead of to the sender. */
  replyTo?: { name: string; address: string };
};

/** The result of sending an email: "refused" is permanent, "failed" may succeed later. */
export type Delivery = "sent" | "refused" | "failed";

export type AuthMail =
  /** `url` is the link that the person opens; it contains the one-time token. */
  | { type: "signup" | "invite" | "recovery" | "magiclink"; to: string; url: string }
  /** `needsOld` if the link sent to the old address must be opened, too. */
  | { type: "email_change"; to: string; url: string; needsOld?: boolean }
  /** Sent if a sign-up's address already has an account. */
  | { type: "existing_account"; to: string; url: string }
  /** Sent to the old address when a change to a new one is requested: `url` is a link, or the site in a notice. */
  | { type: "email_change_current" | "email_change_notice"; to: string; url: string; newAddress: string }
  /** Sent to the old address after the change. */
  | { type: "email_changed"; to: string; url: string; newAddress: string }
  | { type: "password_changed"; to: string; url: string }
  | { type: "reauthentication"; to: string; url: string; code: string }
  /** On or off for the first factor added or the last one removed; added or removed if there are others. */
  | {
      type: "second_factor_on" | "second_factor_off" | "factor_added" | "factor_removed";
      to: string;
      url: string;
      factor: string;
    }
  | { type: "identity_linked" | "identity_unlinked"; to: string; url: string; provider: string };
