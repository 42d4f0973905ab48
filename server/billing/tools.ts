import type { Backend } from "../backend/contract.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Payments } from "./payments.ts";

/** What the parts of the billing work with. */
export type BillingTools = {
  backend: Pick<Backend, "call" | "callAsService">;
  /** Null where Pro cannot be bought. */
  payments: Payments | null;
  sendMail: Mailer["send"];
  /** Milliseconds since 1970; the tests set the clock. */
  now: () => number;
};

/** The same where there is something to pay with. */
export type PayingTools = BillingTools & { payments: Payments };
