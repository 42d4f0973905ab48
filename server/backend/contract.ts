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
