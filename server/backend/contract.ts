/** One of the two protocols, `/auth/v1/…` or `/rest/v1/…`; `ip` is the caller's address, for the limits. Never rejects. */
export type Door = (request: Request, ip: string) => Promise<Response>;

/** Calls of this server's own have no address. */
export const OWN_IP = "";

/** What the server needs of mail: the module in server/mail sends them or puts them in the development mailbox. */
export type SendMail = (mail: AuthMail) => Promise<void>;

export type AuthMail =
  /** `url` is what the person opens; it holds the one-time token. */
  | { type: "signup" | "recovery" | "magiclink" | "email_change"; to: string; url: string }
  /** Somebody tried to sign up with the address of an account. */
  | { type: "existing_account"; to: string; url: string }
  /** To the old address, when a change to a new one was asked for. */
  | { type: "email_change_notice"; to: string; url: string; newAddress: string }
  | { type: "password_changed" | "second_factor_on" | "second_factor_off"; to: string; url: string };

/** Google finds its endpoints by discovery at `issuer`; Github's are below `url` and `apiUrl`. */
export type OAuthProviders = {
  google?: { clientId: string; clientSecret: string; issuer: string };
  github?: { clientId: string; clientSecret: string; url: string; apiUrl: string };
};
