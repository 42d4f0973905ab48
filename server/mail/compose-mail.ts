import type { AuthMail } from "../backend/contract.ts";
import { type ContactMessage, writeContact } from "./compose/contact.ts";
import { writeEmailChange } from "./compose/email-change.ts";
import { writeEmailChangeNotice } from "./compose/email-change-notice.ts";
import { writeExistingAccount } from "./compose/existing-account.ts";
import type { Letter } from "./compose/letter.ts";
import { writeMagicLink } from "./compose/magic-link.ts";
import { writePasswordChanged } from "./compose/password-changed.ts";
import { writeRecovery } from "./compose/recovery.ts";
import { writeSignup } from "./compose/signup.ts";
import { writeHtml } from "./compose/write-html.ts";
import { writeText } from "./compose/write-text.ts";
import type { Mail } from "./mailbox.ts";

/** The mail that a person receives. `site` is the public address of the site, which stands at the end. */
export function composeMail(mail: AuthMail, site: string): Mail {
  return layOut(mail.to, writeLetter(mail), site);
}

/** The mail that whoever runs the site receives; an answer to it goes to the person who wrote. */
export function composeContact(message: ContactMessage, site: string): Mail {
  const { to, name, email } = message;
  return { ...layOut(to, writeContact(message), site), replyTo: { name, address: email } };
}

function layOut(to: string, letter: Letter, site: string): Mail {
  return { to, subject: letter.subject, text: writeText(letter, site), html: writeHtml(letter, site) };
}

function writeLetter(mail: AuthMail): Letter {
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
  }
}
