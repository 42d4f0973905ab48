import { describeFailure } from "./failure-text.ts";

/** Browsers report a canceled dialog as an error with a long message. */
export function describePasskeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "No passkey was used. Try again.";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (name === "NotSupportedError") return "This browser can't use passkeys.";
  return describeFailure(error, false);
}
