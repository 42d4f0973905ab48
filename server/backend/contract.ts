import type { DevMailbox } from "../mail/mailbox.ts";

/** The accounts and the saved library, wherever they are. */
export type Backend = {
  /** Where the browser's clients go: the origin of a hosted project, or null for this server itself. */
  projectUrl: string | null;
  /** The public key that browsers send. */
  anonKey: string;
  /** Rejects with one clear line when the database cannot be used. */
  ready: Promise<void>;
  /** Answers `/auth/v1/…` and `/rest/v1/…`; null when a hosted project does. Waits while the database starts. */
  answer: ((request: Request, ip: string) => Promise<Response>) | null;
  /** A call of this server's own through the same two doors: `path` begins with /auth/v1 or /rest/v1. The headers are the caller's; `apikey` is the public key. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same with the secret key, which may do everything. */
  callAsService: (path: string, init?: RequestInit) => Promise<Response>;
  /** 32 bytes for one purpose, the same in all servers of this installation; they tell nothing of its keys. */
  deriveKey: (purpose: string) => Buffer;
  /** Mails that wait are sealed with it: 32 bytes in base64. */
  mailKey: string;
  /** Where mails go in development; null when they are really sent. */
  mailbox: DevMailbox | null;
  close: () => Promise<void>;
};

/** One of the two protocols, `/auth/v1/…` or `/rest/v1/…`; `ip` is the caller's address, for the limits. Never rejects. */
export type Door = (request: Request, ip: string) => Promise<Response>;

/** Calls of this server's own have no address. */
export const OWN_IP = "";

/** What came of a mail: "refused" is for good, and "failed" may go better later. */
export type Delivery = "sent" | "refused" | "failed";

export type AuthMail =
  /** `url` is what the person opens; it holds the one-time token. */
  | { type: "signup" | "invite" | "recovery" | "magiclink" | "email_change"; to: string; url: string }
  /** Sent when the address of a sign-up has an account already. */
  | { type: "existing_account"; to: string; url: string }
  /** To the old address, when a change to a new one was asked for. */
  | { type: "email_change_notice"; to: string; url: string; newAddress: string }
  /** To the old address, after the change. */
  | { type: "email_changed"; to: string; url: string; newAddress: string }
  | { type: "password_changed"; to: string; url: string }
  | { type: "reauthentication"; to: string; url: string; code: string }
  /** Of the first that is added or the last that is removed, and of one beside others. */
  | {
      type: "second_factor_on" | "second_factor_off" | "factor_added" | "factor_removed";
      to: string;
      url: string;
      factor: string;
    }
  | { type: "identity_linked" | "identity_unlinked"; to: string; url: string; provider: string };

/** Google finds its endpoints by discovery at `issuer`; Github's are below `url` and `apiUrl`. */
export type OAuthProviders = {
  google?: { clientId: string; clientSecret: string; issuer: string };
  github?: { clientId: string; clientSecret: string; url: string; apiUrl: string };
};
