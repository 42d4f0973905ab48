/** What is downloaded or printed: which account, and what the codes are for. */
export function writeCodes(codes: readonly string[], address: string, now: Date): string {
  return [
    "Huesmith recovery codes",
    `Account: ${address}`,
    `Made on ${now.toISOString().slice(0, 10)}. Older codes no longer work.`,
    "",
    ...codes,
    "",
    "Each works once, when you log in without your authenticator app. It then switches",
    "two-factor authentication off, so that you can set up a new app.",
    "Keep them where nobody else looks, and not on the phone with the app.",
    "",
  ].join("\n");
}
