import { createContext } from "react-router";
import type { ContactField } from "./contact-rules.ts";

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

export type ContactDesk = {
  /** A message would be delivered. */
  isOpen: boolean;
  /** An address to write to as well; null when none is given. */
  address: string | null;
  /** Goes out with the form and comes back with it. */
  makeStamp: () => string;
  take: (form: FormData) => Promise<ContactAnswer>;
};

export const contactContext = createContext<ContactDesk>();
