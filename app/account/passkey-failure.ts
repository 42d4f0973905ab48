import { describeFailure } from "./failure-text.ts";

/** Browsers say in long words that a person closed their dialog. */
export function describePasskeyFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "No passkey was used. Try again.";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  return describeFailure(error, false);
}
