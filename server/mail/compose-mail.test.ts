import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";
import type { SiteMail } from "./email-content.ts";
import type { AuthMail } from "./mail.ts";

const SITE = "https://colors.example";
const URL_IN_MAIL = `${SITE}/auth/v1/verify?token=abc&type=signup&redirect_to=%2Fuser%2Faccount`;
const TO = "ada@example.com";

const MAILS: readonly [AuthMail, string][] = [
  [{ type: "signup", to: TO, url: URL_IN_MAIL }, "Verify your email address"],
  [{ type: "invite", to: TO, url: URL_IN_MAIL }, "You're invited to Huesmith"],
  [{ type: "recovery", to: TO, url: URL_IN_MAIL }, "Reset your password"],
  [{ type: "magiclink", to: TO, url: URL_IN_MAIL }, "Your login link"],
  [{ type: "email_change", to: TO, url: URL_IN_MAIL }, "Confirm your new email address"],
  [{ type: "existing_account", to: TO, url: URL_IN_MAIL }, "You already have an account"],
  [
    { type: "email_change_current", to: TO, url: URL_IN_MAIL, newAddress: "new@example.com" },
    "Confirm your email address change",
  ],
  [
    { type: "email_changed", to: TO, url: URL_IN_MAIL, newAddress: "new@example.com" },
    "Your email address was changed",
  ],
];

for (const [mail, subject] of MAILS) {
  test(`the email "${subject}" has its link in the text, on the button and as a URL`, () => {
    const composed = composeMail(mail, SITE);
    expect([composed.to, composed.subject]).toEqual([TO, subject]);
    expect(composed.text.split("\n")).toContain(URL_IN_MAIL);
    const escaped = URL_IN_MAIL.replaceAll("&", "&#38;");
    expect(composed.html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(composed.html).toContain(`>${escaped}<`);
  });

  test(`the email "${subject}" says why it was sent and what to do if it wasn't you`, () => {
    const { text, html } = composeMail(mail, SITE);
    for (const part of [text, html]) {
      expect(part).toContain("getting this email because");
      expect(part).toMatch(/If this wasn|If you don/);
    }
  });

  test(`the email "${subject}" loads nothing, runs nothing and supports dark mode`, () => {
    const { html } = composeMail(mail, SITE);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import|\bon\w+=/i);
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html).toContain('name="color-scheme" content="light dark"');
  });
}

test("links that sign in or change an account say when they expire", () => {
  const expiring = MAILS.filter(([mail]) => composeMail(mail, SITE).text.includes("expires in 1 hour"));
  expect(expiring.map(([mail]) => mail.type)).toEqual([
    "signup",
    "recovery",
    "magiclink",
    "email_change",
    "email_change_current",
  ]);
});

test("the notice shows the new address with its markup escaped", () => {
  const newAddress = `<b>"&'@example.com`;
  const { text, html } = composeMail({ type: "email_change_notice", to: TO, url: SITE, newAddress }, SITE);
  expect(text).toContain(newAddress);
  expect(html).not.toContain("<b>");
  expect(html).toContain("&#60;b&#62;&#34;&#38;&#39;@example.com");
});

test("a link cannot break out of its attribute", () => {
  const { html } = composeMail({ type: "signup", to: TO, url: `${SITE}/"><script>evil()</script>` }, SITE);
  expect(html).not.toContain("<script");
});

test("emails about Pro link to the site, say what is kept, and spell out the date", () => {
  const news: readonly [SiteMail, string, string][] = [
    [{ type: "payment_failed", to: TO, until: "2026-11-29T23:30:00Z" }, "Your payment for Pro failed", "/user/account"],
    [{ type: "pro_ended", to: TO }, "Pro has ended", "/pricing"],
  ];
  for (const [mail, subject, path] of news) {
    const composed = composeMail(mail, SITE);
    expect([composed.to, composed.subject]).toEqual([TO, subject]);
    expect(composed.html).toContain(`href="${SITE}${path}"`);
    for (const part of [composed.text, composed.html]) {
      expect(part).toContain("getting this email because");
      expect(part).toMatch(/What you saved stays/);
    }
    if (mail.type === "payment_failed") expect(composed.text).toContain("until November 29, 2026");
    expect(composed.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import/i);
  }
});

test("the email to a new address says whether the link sent to the old one is needed, too", () => {
  const textOf = (needsOld: boolean) =>
    composeMail({ type: "email_change", to: TO, url: URL_IN_MAIL, needsOld }, SITE).text.replaceAll("\n", " ");
  expect(textOf(true)).toContain("Open the link we sent to your old address, too.");
  expect(textOf(true)).toContain("Until both links are opened");
  expect(textOf(false)).not.toMatch(/Open the link|both/);
});

test("emails about login methods link to the account page and say what to do", () => {
  const news: readonly [SiteMail, string, RegExp][] = [
    [
      { type: "second_factor_on", to: TO, url: SITE, factor: "totp" },
      "Two-factor authentication is on",
      /now requires a code/,
    ],
    [
      { type: "second_factor_on", to: TO, url: SITE, factor: "webauthn" },
      "Two-factor authentication is on",
      /requires your pass/,
    ],
    [
      { type: "second_factor_off", to: TO, url: SITE, factor: "totp" },
      "Two-factor authentication is off",
      /no longer requires/,
    ],
    [
      { type: "factor_added", to: TO, url: SITE, factor: "webauthn" },
      "A second factor was added",
      /log in with your passkey/,
    ],
    [
      { type: "factor_removed", to: TO, url: SITE, factor: "totp" },
      "A second factor was removed",
      /no longer log in with a code/,
    ],
    [
      { type: "identity_linked", to: TO, url: SITE, provider: "google" },
      "You can now log in with Google",
      /was linked to Google/,
    ],
    [
      { type: "identity_unlinked", to: TO, url: SITE, provider: "github" },
      "You can no longer log in with Github",
      /longer linked to Github/,
    ],
    [{ type: "password_changed", to: TO, url: SITE }, "Your password was changed", /has a new password/],
    [
      { type: "email_change_notice", to: TO, url: SITE, newAddress: "new@example.com" },
      "Your email address is being changed",
      /will change to new@example.com/,
    ],
    [{ type: "recovery_code_used", to: TO, isOn: true, left: 9 }, "A recovery code was used", /9 are left/],
    [{ type: "recovery_code_used", to: TO, isOn: true, left: 0 }, "A recovery code was used", /your last one/],
    [{ type: "recovery_code_used", to: TO, isOn: false, left: 0 }, "A recovery code was used", /turned two-factor/],
    [{ type: "recovery_codes_made", to: TO }, "You have new recovery codes", /old ones no longer work/],
  ];
  for (const [mail, subject, text] of news) {
    const composed = composeMail(mail, SITE);
    expect([composed.to, composed.subject]).toEqual([TO, subject]);
    expect(composed.html).toContain(`href="${SITE}/user/account"`);
    for (const part of [composed.text, composed.html]) {
      expect(part).toMatch(text);
      expect(part).toContain("If this wasn");
    }
  }
});

test("a message keeps its lines, is escaped, and replies go to its sender", () => {
  const text = "One <b>&\ntwo\n\nthree";
  const sender = { name: "Ada", email: TO };
  const message = { type: "contact", to: "in@colors.example", number: "0a1b2c3d", topic: "Press", text } as const;
  const mail = composeMail({ ...message, ...sender }, SITE);
  expect(mail).toMatchObject({
    to: "in@colors.example",
    subject: "Contact: Press (0a1b2c3d)",
    replyTo: { name: "Ada", address: TO },
  });
  expect(mail.text).toContain(`\n\n${text}\n\n`);
  expect(mail.html).toContain("One &#60;b&#62;&#38;<br>two<br><br>three");
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`From Ada, ${TO}.`);
    expect(part).not.toContain("undefined");
  }
});
