import { type ContactMessage, writeContact } from "./compose/contact.ts";
import { type Letter, type SiteMail, writeLetter } from "./compose/letters.ts";
import { writeHtml } from "./compose/write-html.ts";
import type { Mail } from "./mailbox.ts";

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

/** The letter as plain text: the same words in the same order as the HTML. `site` is the site's own address. */
function writeText(letter: Letter, site: string): string {
  const { subject, title = subject, lead, action, notes, reason } = letter;
  const button = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, lead, ...button, ...notes, "--", reason, `Huesmith, ${site}`].join("\n\n")}\n`;
}
