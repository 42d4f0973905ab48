/** What is downloaded or printed: which account, and what the codes are for. */
export function writeCodes(codes: readonly string[], address: string, now: Date, isHosted = false): string {
  return [
    "Huesmith recovery codes",
    `Account: ${address}`,
    `Made on ${now.toISOString().slice(0, 10)}. Older codes no longer work.`,
    "",
    ...codes,
    "",
    "Each works once, when you log in without your authenticator app.",
    isHosted
      ? "It turns two-factor authentication off, and the other codes no longer work then."
      : "Two-factor authentication stays on. You can turn it off on your account page.",
    "Keep them somewhere private, and not on the phone with the app.",
    "",
  ].join("\n");
}
