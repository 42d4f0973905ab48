import type { DevMailbox } from "../mail/mailbox.ts";

/** The accounts and the saved library, wherever they are stored. */
export type Backend = {
  /** Where browser clients connect: the origin of a hosted project, or null for this server itself. */
  projectUrl: string | null;
  /** The public key that browsers send. */
  anonKey: string;
  /** Rejects with a one-line error if the database can't be used. */
  ready: Promise<void>;
  /** Answers `/auth/v1/…` and `/rest/v1/…`; null if a hosted project does. Waits while the database starts. */
  answer: ((request: Request, ip: string) => Promise<Response>) | null;
  /** Calls a handler: `path` begins with /auth/v1 or /rest/v1. Headers are the caller's, `apikey` the public key. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Like `call`, but with the secret key, which has full access. */
  callAsService: (path: string, init?: RequestInit) => Promise<Response>;
  /** Derives 32 bytes for a purpose, the same on all servers of this installation; reveals nothing about its keys. */
  deriveKey: (purpose: string) => Buffer;
  /** Seals emails that are waiting to be sent: 32 bytes in base64. */
  mailKey: string;
  /** Where emails go in development; null if they are actually sent. */
  mailbox: DevMailbox | null;
  close: () => Promise<void>;
};

/** A handler for `/auth/v1/…` or `/rest/v1/…`; `ip` is the caller's address, for the limits. Never rejects. */
export type ApiHandler = (request: Request, ip: string) => Promise<Response>;

/** This server's own calls have no IP address. */
export const OWN_IP = "";

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

/** Google's endpoints are discovered at `issuer`; Github's are below `url` and `apiUrl`. */
export type OAuthProviders = {
  google?: { clientId: string; clientSecret: string; issuer: string };
  github?: { clientId: string; clientSecret: string; url: string; apiUrl: string };
};
