import type { AuthMail } from "../backend/contract.ts";
import { type ContactMessage, writeContact } from "./compose/contact.ts";
import { writeEmailChange } from "./compose/email-change.ts";
import { writeEmailChangeNotice } from "./compose/email-change-notice.ts";
import { writeExistingAccount } from "./compose/existing-account.ts";
import type { Letter } from "./compose/letter.ts";
import { writeMagicLink } from "./compose/magic-link.ts";
import { writePasswordChanged } from "./compose/password-changed.ts";
import { writePaymentFailed } from "./compose/payment-failed.ts";
import { writeProEnded } from "./compose/pro-ended.ts";
import { writeRecovery } from "./compose/recovery.ts";
import {
  writeRecoveryCodesMade,
  writeRecoveryCodeUsed,
  writeSecondFactorOff,
  writeSecondFactorOn,
} from "./compose/second-factor.ts";
import { writeSignup } from "./compose/signup.ts";
import { writeHtml } from "./compose/write-html.ts";
import { writeText } from "./compose/write-text.ts";
import type { Mail } from "./mailbox.ts";

/** What is written about Pro. `until` is a text of ISO 8601. */
type BillingMail = { type: "payment_failed"; to: string; until: string } | { type: "pro_ended"; to: string };
/** What is written about recovery codes, see server/account. */
type RecoveryMail =
  | { type: "recovery_code_used"; to: string; isOn: boolean; left: number }
  | { type: "recovery_codes_made"; to: string };
/** Every mail of the site. */
export type SiteMail = AuthMail | BillingMail | RecoveryMail;

/** The mail that a person receives. `site` is the public address of the site, which ends it. */
export function composeMail(mail: SiteMail, site: string): Mail {
  return layOut(mail.to, writeLetter(mail, site), site);
}

/** The mail to the operator of the site; an answer to it goes to the person who wrote. */
export function composeContact(message: ContactMessage, site: string): Mail {
  const { to, name, email } = message;
  return { ...layOut(to, writeContact(message), site), replyTo: { name, address: email } };
}

function layOut(to: string, letter: Letter, site: string): Mail {
  return { to, subject: letter.subject, text: writeText(letter, site), html: writeHtml(letter, site) };
}

function writeLetter(mail: SiteMail, site: string): Letter {
  switch (mail.type) {
    case "signup":
      return writeSignup(mail.url);
    case "recovery":
      return writeRecovery(mail.url);
    case "magiclink":
      return writeMagicLink(mail.url);
    case "email_change":
      return writeEmailChange(mail.url);
    case "email_change_notice":
      return writeEmailChangeNotice(mail.url, mail.newAddress);
    case "existing_account":
      return writeExistingAccount(mail.url);
    case "password_changed":
      return writePasswordChanged(mail.url);
    case "second_factor_on":
      return writeSecondFactorOn(`${site}/user/account`);
    case "second_factor_off":
      return writeSecondFactorOff(`${site}/user/account`);
    case "recovery_code_used":
      return writeRecoveryCodeUsed(`${site}/user/account`, mail);
    case "recovery_codes_made":
      return writeRecoveryCodesMade(`${site}/user/account`);
    case "payment_failed":
      return writePaymentFailed(`${site}/user/account`, mail.until);
    case "pro_ended":
      return writeProEnded(`${site}/pricing`);
  }
}
