import { createContext } from "react-router";
import type { ContactField } from "./contact-rules.ts";

/** The result of a form: the number of the sent message, or why it was not sent. */
export type ContactAnswer =
  | { number: string }
  | {
      status: number;
      text: string;
      problems: Partial<Record<ContactField, string>>;
      /** The stamp for the next attempt. */
      stamp: string;
      /** Seconds to wait before the next attempt. */
      retryAfter: number | undefined;
    };

export type ContactDesk = {
  /** Whether messages can be delivered. */
  isOpen: boolean;
  /** An email address as an alternative; null if none is set. */
  address: string | null;
  /** Creates the stamp that is sent with the form and comes back with it. */
  makeStamp: () => string;
  take: (form: FormData) => Promise<ContactAnswer>;
};

export const contactContext = createContext<ContactDesk>();
