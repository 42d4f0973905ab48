import type { AuthMail } from "../../backend/contract.ts";

/** What a mail says, before it is laid out as text and as HTML. Plain text: the layout escapes it. */
export type Letter = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** The subject where it is left out. */
  title?: string;
  lead: string;
  /** What the mail is for; one that is only read has none. */
  action?: { label: string; url: string };
  /** What else is worth knowing, each its own paragraph behind the button. */
  notes: readonly string[];
  /** Why the person gets this mail, and what to do when it was a stranger. */
  reason: string;
};

/** What is written about Pro. `until` is a text of ISO 8601. */
type BillingMail = { type: "payment_failed"; to: string; until: string } | { type: "pro_ended"; to: string };
/** What is written about recovery codes, see server/account. */
type RecoveryMail =
  | { type: "recovery_code_used"; to: string; isOn: boolean; left: number }
  | { type: "recovery_codes_made"; to: string };
/** Every mail of the site. */
export type SiteMail = AuthMail | BillingMail | RecoveryMail;

type MailOf<Type> = Extract<SiteMail, { type: Type }>;

/** For every link that signs in or changes an account: the server keeps these for an hour. */
const LINK_NOTE = "The link works once, and expires in 1 hour.";
const REASON =
  "You get this mail because this is the address of your account at Huesmith. If it was not you, change your password at once: press Log In, then Recovery Password.";
const NOTHING_TO_DO = "If it was you, there is nothing to do.";
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The letter of each mail; `site` is the public address of the site. */
const LETTERS: { [Type in SiteMail["type"]]: (mail: MailOf<Type>, site: string) => Letter } = {
  /** To a new address: the link proves that it is theirs. */
  signup: ({ url }) => ({
    subject: "Verify your email address",
    preview: "One click, and your colors, palettes and projects have a home.",
    lead: "You are almost there. Press the button and enter your password to verify this address.",
    action: { label: "Verify email address", url },
    notes: [LINK_NOTE],
    reason:
      "You get this mail because somebody signed up at Huesmith with this address. If it was not you, ignore it: without the link nobody can use the account.",
  }),
  /** To a person who forgot the password. */
  recovery: ({ url }) => ({
    subject: "Reset your password",
    preview: "Choose a new password for your Huesmith account.",
    lead: "Press the button to choose a new password for your account.",
    action: { label: "Choose a new password", url },
    notes: [LINK_NOTE, "Until you choose a new one, your password stays as it is."],
    reason:
      "You get this mail because somebody asked for it with your address. If it was not you, ignore it: your password stays as it is, and nobody else can see this link.",
  }),
  /** A link that signs in without a password. */
  magiclink: ({ url }) => ({
    subject: "Your link to log in",
    preview: "Log in to Huesmith without a password.",
    title: "Log in to Huesmith",
    lead: "Press the button to log in. You do not need a password.",
    action: { label: "Log in", url },
    notes: [LINK_NOTE, "Whoever has this link can log in as you, so do not pass it on."],
    reason:
      "You get this mail because somebody asked for a link to log in with your address. If it was not you, ignore it.",
  }),
  /** To the new address: the link proves that it is theirs. */
  email_change: ({ url }) => ({
    subject: "Confirm your new email address",
    preview: "Use this address for your Huesmith account from now on.",
    lead: "Press the button to use this address for your account from now on.",
    action: { label: "Confirm email address", url },
    notes: [LINK_NOTE, "Until then the account keeps its old address."],
    reason:
      "You get this mail because somebody wants to use this address for an account at Huesmith. If it was not you, ignore it: without the link nothing changes.",
  }),
  /** To the old address, so that no account is lost without notice. */
  email_change_notice: ({ url, newAddress }) => ({
    subject: "Your email address is being changed",
    preview: "Somebody asked for another address for your Huesmith account.",
    lead: `Somebody who is signed in to your account asked to change its email address to ${newAddress}. It changes as soon as a link sent there is opened.`,
    action: { label: "Open your account", url },
    notes: ["If it was you, there is nothing to do here."],
    reason:
      "You get this mail because this is the address of your account at Huesmith. If it was not you, open your account, choose a new password, which signs out everybody else, and set your address again.",
  }),
  /** Instead of a link to verify: the form of the site does not say that the account is there, only this mail does. */
  existing_account: ({ url }) => ({
    subject: "You already have an account",
    preview: "Log in with this address, or reset your password.",
    lead: "Somebody tried to sign up with your address, which has an account already. Log in as usual. If you forgot your password, the log-in form sends you a link.",
    action: { label: "Open Huesmith", url },
    notes: ["Your account and your password are as they were."],
    reason: "You get this mail because this is the address of your account at Huesmith. If it was not you, ignore it.",
  }),
  /** After every change of a password, so that no account is lost without notice. */
  password_changed: ({ url }) => ({
    subject: "Your password was changed",
    preview: "The password of your Huesmith account is a new one.",
    lead: "The password of your account is a new one, and all other devices were signed out.",
    action: { label: "Open your account", url },
    notes: ["If it was you, there is nothing to do."],
    reason:
      "You get this mail because this is the address of your account at Huesmith. If it was not you, ask for a new password at once: press Log In, then Recovery Password.",
  }),
  second_factor_on: (_, site) => ({
    subject: "Two-factor authentication is on",
    preview: "From now on your account asks for a code of your authenticator app.",
    lead: "From now on your account asks for a code of your authenticator app when you log in.",
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: ["Keep your recovery codes where you find them without your phone.", NOTHING_TO_DO],
    reason: REASON,
  }),
  second_factor_off: (_, site) => ({
    subject: "Two-factor authentication is off",
    preview: "Your account no longer asks for a code when you log in.",
    lead: "Your account no longer asks for a code of an authenticator app when you log in. Your recovery codes no longer work.",
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: ["You can set up an app again on your account page.", NOTHING_TO_DO],
    reason: REASON,
  }),
  /** `isOn` is false where the code turned the second factor off. */
  recovery_code_used: ({ isOn, left }, site) => ({
    subject: "A recovery code was used",
    preview: "Somebody used one of the recovery codes of your Huesmith account.",
    lead: "One of your recovery codes was used in place of a code of your authenticator app.",
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
    preview: "The older recovery codes of your Huesmith account no longer work.",
    lead: "New recovery codes were made for your account. The older ones no longer work.",
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: [NOTHING_TO_DO],
    reason: REASON,
  }),
  /** After the first failed payment of a month. `until` is when Pro ends if none succeeds. */
  payment_failed: ({ until }, site) => ({
    subject: "Your payment for Pro failed",
    preview: `Pro stays until ${DATE.format(new Date(until))}. Check your card.`,
    title: "Your payment failed",
    lead: `The payment for your Pro plan did not go through. Pro stays until ${DATE.format(new Date(until))}; by then the payment is tried again. Check your card on your account page, under Plan.`,
    action: { label: "Open your account", url: `${site}/user/account` },
    notes: [
      "Without a payment Pro ends then. What you saved stays: you can open, edit, export and delete all of it.",
      "If you have paid in the meantime, there is nothing to do.",
    ],
    reason: "You get this mail because your account at Huesmith, with this address, has the Pro plan.",
  }),
  /** When a subscription has ended, whatever the reason. */
  pro_ended: (_, site) => ({
    subject: "Pro has ended",
    preview: "Your account at Huesmith is a free one now. What you saved stays.",
    lead: "Your account is a free one from now on, and nothing more is charged for this subscription.",
    action: { label: "See the plans", url: `${site}/pricing` },
    notes: [
      "What you saved stays, also what is more than a free account may save: you can open, edit, export and delete all of it.",
      "You can have Pro again at any time.",
    ],
    reason: "You get this mail because your account at Huesmith, with this address, had the Pro plan.",
  }),
};

export function writeLetter<Type extends SiteMail["type"]>(mail: MailOf<Type> & { type: Type }, site: string): Letter {
  return LETTERS[mail.type](mail, site);
}

function describeLeft(left: number) {
  if (left === 0) return "It was your last one. Make new ones on your account page.";
  return `That code no longer works. ${left} ${left === 1 ? "is" : "are"} left.`;
}
