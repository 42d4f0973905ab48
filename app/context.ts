import { createContext } from "react-router";
import type { NameService } from "#color/names.ts";
import type { ContactField } from "./contact-rules.ts";

/** The nonce of this answer's scripts. */
export const nonceContext = createContext<string | null>(null);

/** The public origin of the site, such as `https://huesmith.example`, without a slash at the end. */
export const originContext = createContext<string>("");

/** Where the browser's clients find the accounts and the saved library. */
export type Project = {
  /** The origin of a hosted project; null for this server itself. */
  url: string | null;
  /** The public key that goes with every request. */
  key: string;
};
export const projectContext = createContext<Project>();

/** The ad network of guests and free accounts, as browsers use it. */
export type AdsNetwork = {
  scriptUrl: string;
  /** The global array that its library takes over. */
  queue: string;
  /** What is pushed there, together with the id of the element to draw into. */
  zone: Record<string, unknown>;
};

/** Null without one: then pages show ads of our own. */
export const adsContext = createContext<AdsNetwork | null>(null);

/** Who runs this site, as the legal texts say it. */
export type Operator = { name: string; address: string | null };

/** Null where that was not set. */
export const operatorContext = createContext<Operator | null>(null);

/** Everything about color names; the server holds the whole list in memory. */
export const namesContext = createContext<NameService>();

/** One endpoint of the open API, as its page describes it. */
export type ApiEndpoint = {
  path: string;
  title: string;
  text: string;
  parameters: readonly ApiParameter[];
  /** A query for a try, as a person would write it. */
  example: string;
  /** What that query gets. */
  answer: string;
};

export type ApiParameter = {
  name: string;
  takes: string;
  text: string;
  /** What counts when it is left out; null where it must be given. */
  fallback: string | null;
  isRequired: boolean;
};

/** The open API, as its page describes it. */
export type ApiReference = {
  endpoints: readonly ApiEndpoint[];
  /** Why a request is refused. */
  problems: readonly { code: string; status: number; when: string }[];
  /** A request that is refused, and what it gets. */
  refused: { address: string; answer: string };
  limits: { queryChars: number; colorChars: number };
};

/** The server works it out when it is first asked for. */
export const apiContext = createContext<() => ApiReference>();

/** The paths of all public pages whose addresses have no parameter. */
export const pagePathsContext = createContext<readonly string[]>();

/** A mail of the development mailbox, without its HTML: that is a file of its own. */
export type MailboxMail = { id: string; to: string; subject: string; text: string; sentAt: number };

export type MailboxReader = {
  /** The newest first. */
  list: () => readonly MailboxMail[];
};

/** What is said instead of a page that is locked. */
export const KEY_NEEDED =
  "Only the person who runs this site can open this. If that is you, open the link that the server printed in its terminal.";

/** The development mailbox, locked for everybody without the key of this machine; null where mails are really sent. */
export const mailboxContext = createContext<MailboxReader | "locked" | null>(null);

/** A palette as whoever has its link sees it. */
export type SharedPalette = {
  name: string;
  /** The address of the tool that made it. */
  path: string;
  /** As in addresses. */
  colors: readonly string[];
  /** Milliseconds since 1970. */
  updatedAt: number;
};

export type Shares = {
  /** Null when no palette is shared under this token; "away" while the database is. */
  read: (token: string) => Promise<SharedPalette | "away" | null>;
};

export const sharesContext = createContext<Shares>();

/** What the test checkout shows of a payment that somebody is about to make. */
export type TestCheckoutView = {
  status: "open" | "complete" | "expired";
  /** Who pays. */
  address: string | null;
  /** Where the shop goes on. */
  backUrl: string;
};

/** What its portal shows of a person's subscription. */
export type TestPortalView = {
  address: string | null;
  backUrl: string;
  subscription: {
    status: "active" | "past_due" | "canceled";
    /** Milliseconds since 1970. */
    periodEnd: number;
    /** It ends with the paid month. */
    isEnding: boolean;
    isRefundable: boolean;
    isRefunded: boolean;
  } | null;
};

/** The pages of the test checkout; both give null for a link that nobody was given. */
export type TestCheckoutPages = {
  readCheckout: (id: string) => TestCheckoutView | null;
  readPortal: (id: string) => TestPortalView | null;
};

/** Null where there is no test checkout; it may be locked as the mailbox is. */
export const testCheckoutContext = createContext<TestCheckoutPages | "locked" | null>(null);

/** What becomes of a form: the number of the message that was sent, or why it was not. */
export type ContactAnswer =
  | { number: string }
  | {
      status: number;
      text: string;
      problems: Partial<Record<ContactField, string>>;
      /** For the next try. */
      stamp: string;
      /** Seconds until that makes sense. */
      retryAfter: number | undefined;
    };

/** How the page /contact reaches whoever runs the site. */
export type ContactDesk = {
  /** A message would reach somebody. */
  isOpen: boolean;
  /** An address to write to as well; null when none is given. */
  address: string | null;
  /** Goes out with the form and comes back with it. */
  makeStamp: () => string;
  take: (form: FormData) => Promise<ContactAnswer>;
};

export const contactContext = createContext<ContactDesk>();
