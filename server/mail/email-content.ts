import { cutText } from "#color/text/cut-text.ts";
import type { AuthMail } from "./mail.ts";

/** The content of an email, before it is laid out as text and HTML. Plain text: the layout escapes it. */
export type EmailContent = {
  subject: string;
  /** The preview after the subject in a list of emails. */
  preview: string;
  /** Defaults to the subject. */
  title?: string;
  lead: string;
  /** The email's main action; purely informative emails have none. */
  action?: { label: string; url: string };
  /** Other useful information, each note as a paragraph after the button. */
  notes: readonly string[];
  /** Why the user gets this email, and what to do if a stranger caused it. */
  reason: string;
};

/** Emails about Pro. `until` is an ISO 8601 string. */
type BillingMail = { type: "payment_failed"; to: string; until: string } | { type: "pro_ended"; to: string };
/** Emails about recovery codes, see server/account. */
type RecoveryMail =
  | { type: "recovery_code_used"; to: string; isOn: boolean; left: number }
  | { type: "recovery_codes_made"; to: string };
/** A parsed and validated message of the contact form. */
type ContactMail = {
  type: "contact";
  /** The operator of the site. */
  to: string;
  /** Eight characters that the sender was also given. */
  number: string;
  /** Empty if not given. */
  name: string;
  email: string;
  /** The label in the form: "A question". */
  topic: string;
  text: string;
};
/** Every email that the site sends. */
export type SiteMail = AuthMail | BillingMail | RecoveryMail | ContactMail;

type MailOf<Type> = Extract<SiteMail, { type: Type }>;

/** For all links that sign in or change an account: the server keeps these for an hour. */
const LINK_NOTE = "The link works once and expires in 1 hour.";
const REASON =
  "You're getting this email because it's the address of your Huesmith account. If this wasn't you, change your password now: click Log In, then Recovery Password.";
const NOTHING_TO_DO = "If this was you, you don't need to do anything.";
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What a user presents for each type of second factor. */
const PROOFS: Record<string, string> = { totp: "a code from your authenticator app", webauthn: "your passkey" };
const PROVIDERS: Record<string, string> = { google: "Google", github: "Github", email: "Your password" };

/** The content of each email; `site` is the site's public address. */
const CONTENTS: { [Type in SiteMail["type"]]: (mail: MailOf<Type>, site: string) => EmailContent } = {
  /** To a new address: the link proves ownership. */
  signup: ({ url }) => ({
    subject: "Verify your email address",
    preview: "One click to start saving colors, palettes and projects.",
    lead: "You're almost there. Click the button and enter your password to verify this address.",
    action: { label: "Verify email address", url },
    notes: [LINK_NOTE],
    reason:
      "You're getting this email because this address was used to sign up for Huesmith. If this wasn't you, ignore it: the account can't be used without the link.",
  }),
  /** To a new address that an operator has invited. */
  invite: ({ url }) => ({
    subject: "You're invited to Huesmith",
    preview: "Choose a password to start saving colors, palettes and projects.",
    lead: "An account is ready for you. Click the button and choose a password.",
    action: { label: "Accept the invitation", url },
    notes: ["The link works once and expires in 24 hours."],
    reason:
      "You're getting this email because the people who run this site invited this address. If you don't know why, ignore it: the account can't be used without the link.",
  }),
  recovery: ({ url }) => ({
    subject: "Reset your password",
    preview: "Choose a new password for your Huesmith account.",
    lead: "Click the button to choose a new password for your account.",
    action: { label: "Choose a new password", url },
    notes: ["The link expires in 1 hour. Your password stays the same until you choose a new one."],
    reason:
      "You're getting this email because a password reset was requested for your address. If this wasn't you, ignore it: your password stays the same, and only you got this link.",
  }),
  /** A link that signs in without a password. */
  magiclink: ({ url }) => ({
    subject: "Your login link",
    preview: "Log in to Huesmith without a password.",
    title: "Log in to Huesmith",
    lead: "Click the button to log in. You don't need a password.",
    action: { label: "Log in", url },
    notes: [LINK_NOTE, "Anyone with this link can log in as you, so don't share it."],
    reason:
      "You're getting this email because a login link was requested for your address. If this wasn't you, ignore it.",
  }),
  /** To the new address: the link proves ownership. */
  email_change: ({ url, needsOld }) => ({
    subject: "Confirm your new email address",
    preview: "Use this address for your Huesmith account from now on.",
    lead: `Click the button to use this address for your account from now on.${needsOld ? " Open the link we sent to your old address, too." : ""}`,
    action: { label: "Confirm email address", url },
    notes: [LINK_NOTE, `Until ${needsOld ? "both links are opened" : "then"}, your account keeps its old address.`],
    reason:
      "You're getting this email because someone asked to use this address for a Huesmith account. If this wasn't you, ignore it: nothing changes without the link.",
  }),
  /** To the old address: without it, a mistyped new one would give the account to a stranger. */
  email_change_current: ({ url, newAddress }) => ({
    subject: "Confirm your email address change",
    preview: "A new address was requested for your Huesmith account.",
    lead: `Click the button to change your account's email address to ${newAddress}. Open the link we sent there, too.`,
    action: { label: "Confirm change", url },
    notes: [
      LINK_NOTE,
      "Until both links are opened, your account keeps this address. If the new one is wrong, ignore this email.",
    ],
    reason:
      "You're getting this email because it's the address of your Huesmith account. If this wasn't you, don't click the button, and choose a new password, which logs out all other devices.",
  }),
  /** To the old address, so that no account is taken over unnoticed. */
  email_change_notice: ({ newAddress }, site) => ({
    subject: "Your email address is being changed",
    preview: "A new address was requested for your Huesmith account.",
    lead: `Your account's email address will change to ${newAddress} once the link sent there is opened.`,
    ...noticeOn(site),
    reason:
      "You're getting this email because it's the address of your Huesmith account. If this wasn't you, open your account and choose a new password, which logs out all other devices and cancels the change.",
  }),
  /** Sent instead of a verification link: only this email reveals that the account exists, not the site's form. */
  existing_account: ({ url }) => ({
    subject: "You already have an account",
    preview: "Log in with this address, or reset your password.",
    lead: "Your address was used to sign up, but it already has an account. Log in as usual. If you forgot your password, the login form can send you a link to reset it.",
    action: { label: "Open Huesmith", url },
    notes: ["Your account and password haven't changed."],
    reason:
      "You're getting this email because it's the address of your Huesmith account. If this wasn't you, ignore it.",
  }),
  /** Before a new password, if the operator requires it. */
  reauthentication: ({ code }) => ({
    subject: "Your code to change your password",
    preview: "Enter it on your account page.",
    title: `Your code is ${code}`,
    lead: "Enter this code on your account page to change your password.",
    notes: ["The code works once and expires in 1 hour. Don't give it to anyone."],
    reason:
      "You're getting this email because someone who is logged in to your account wants to change its password. If this wasn't you, open your account and sign out everywhere.",
  }),
  /** After every password change, so that no account is taken over unnoticed. */
  password_changed: (_, site) => ({
    subject: "Your password was changed",
    preview: "Your Huesmith account has a new password.",
    lead: "Your account has a new password, and all other devices were logged out.",
    ...noticeOn(site),
    reason:
      "You're getting this email because it's the address of your Huesmith account. If this wasn't you, reset your password now: click Log In, then Recovery Password.",
  }),
  /** To the old address, the only one that the owner can still read. */
  email_changed: ({ url, newAddress }) => ({
    subject: "Your email address was changed",
    preview: "Your Huesmith account has a new email address.",
    lead: `Your account's email address is now ${newAddress}. You can no longer log in with this one.`,
    action: { label: "Open Huesmith", url },
    notes: [NOTHING_TO_DO],
    reason:
      "You're getting this email because this was the address of your Huesmith account. If this wasn't you, log in with the new address and your password, choose a new password, and change your address back.",
  }),
  second_factor_on: ({ factor }, site) => ({
    subject: "Two-factor authentication is on",
    preview: `Your account now requires ${PROOFS[factor]}.`,
    lead: `Your account now requires ${PROOFS[factor]} when you log in.`,
    ...noticeOn(site, "Keep your recovery codes where you can find them without your phone."),
  }),
  second_factor_off: ({ factor }, site) => ({
    subject: "Two-factor authentication is off",
    preview: "A password is now enough to log in.",
    lead: `Your account no longer requires ${PROOFS[factor]} when you log in. Your recovery codes no longer work.`,
    ...noticeOn(site, "You can turn it on again on your account page."),
  }),
  factor_added: ({ factor }, site) => ({
    subject: "A second factor was added",
    preview: `You can now also log in with ${PROOFS[factor]}.`,
    lead: `After your password, you can now also log in with ${PROOFS[factor]}.`,
    ...noticeOn(site),
  }),
  factor_removed: ({ factor }, site) => ({
    subject: "A second factor was removed",
    preview: `You can no longer log in with ${PROOFS[factor]}.`,
    lead: `After your password, you can no longer log in with ${PROOFS[factor]}. Two-factor authentication stays on.`,
    ...noticeOn(site),
  }),
  identity_linked: ({ provider }, site) => ({
    subject: `You can now log in with ${nameProvider(provider)}`,
    preview: `Your Huesmith account was linked to ${nameProvider(provider)}.`,
    lead: `Your account was linked to ${nameProvider(provider)}, so you can log in with it.`,
    ...noticeOn(site),
  }),
  identity_unlinked: ({ provider }, site) => ({
    subject: `You can no longer log in with ${nameProvider(provider)}`,
    preview: `Your Huesmith account is no longer linked to ${nameProvider(provider)}.`,
    lead: `Your account is no longer linked to ${nameProvider(provider)}, so you can't log in with it.`,
    ...noticeOn(site, "You can link it again on your account page."),
  }),
  /** `isOn` is false if the code turned the second factor off. */
  recovery_code_used: ({ isOn, left }, site) => ({
    subject: "A recovery code was used",
    preview: "A recovery code for your Huesmith account was used.",
    lead: "One of your recovery codes was used instead of your second factor.",
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: [
      isOn
        ? describeLeft(left)
        : "It turned two-factor authentication off. You can set it up again on your account page.",
    ],
    reason: REASON,
  }),
  recovery_codes_made: (_, site) => ({
    subject: "You have new recovery codes",
    preview: "Your old Huesmith recovery codes no longer work.",
    lead: "New recovery codes were created for your account. The old ones no longer work.",
    ...noticeOn(site),
  }),
  /** After the first failed payment of a month. `until` is when Pro ends if no payment succeeds. */
  payment_failed: ({ until }, site) => ({
    subject: "Your payment for Pro failed",
    preview: `Pro stays until ${DATE.format(new Date(until))}. Check your card.`,
    title: "Your payment failed",
    lead: `The payment for your Pro plan didn't go through. Pro stays until ${DATE.format(new Date(until))}; we'll try again by then. Check your card on your account page, under Plan.`,
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: [
      "Pro ends then if the payment fails. What you saved stays: you can open, edit, export and delete all of it.",
      "If you have already paid, you don't need to do anything.",
    ],
    reason: "You're getting this email because the Huesmith account with this address has the Pro plan.",
  }),
  /** When a subscription has ended, for any reason. */
  pro_ended: (_, site) => ({
    subject: "Pro has ended",
    preview: "Your Huesmith account is now free. What you saved stays.",
    lead: "Your account is now free, and this subscription won't be charged again.",
    action: { label: "See the plans", url: `${site}/pricing` },
    notes: [
      "What you saved stays, even above the free limits: you can open, edit, export and delete all of it.",
      "You can get Pro again at any time.",
    ],
    reason: "You're getting this email because the Huesmith account with this address had the Pro plan.",
  }),
  /** To the site's operator. The subject contains nothing from the sender: it may be logged. */
  contact: ({ number, name, email, topic, text }) => ({
    subject: `Contact: ${topic} (${number})`,
    preview: cutText(text, 100),
    title: topic,
    lead: text,
    notes: [`From ${name ? `${name}, ` : ""}${email}. Replies go to that address.`, `Number ${number}.`],
    reason:
      "You're getting this email because the site's contact form sends messages to this address. The sender's address hasn't been verified.",
  }),
};

export function writeContent<Type extends SiteMail["type"]>(
  mail: MailOf<Type> & { type: Type },
  site: string,
): EmailContent {
  return CONTENTS[mail.type](mail, site);
}

/** The same end for all that someone else may have done to an account. */
function noticeOn(site: string, ...notes: string[]) {
  const action = { label: "Open your account", url: `${site}/user/account` };
  return { action, notes: [...notes, NOTHING_TO_DO], reason: REASON };
}

function nameProvider(provider: string) {
  return PROVIDERS[provider] ?? provider;
}

function describeLeft(left: number) {
  if (left === 0) return "That was your last one. Create new ones on your account page.";
  return `That code no longer works. ${left} ${left === 1 ? "is" : "are"} left.`;
}
