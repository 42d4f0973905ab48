const SENTENCES: readonly [sentence: string, codes: string][] = [
  ["This link is invalid or has expired. Request a new one.", "bad_jwt otp_expired"],
  ["The login was denied. Try again, or log in another way.", "access_denied email_address_not_authorized"],
  [
    "The service could not finish this. Try again in a moment.",
    "conflict request_timeout server_error temporarily_unavailable unexpected_failure",
  ],
  [
    "The login took too long or started in another browser. Try again.",
    "bad_code_verifier bad_oauth_callback bad_oauth_state flow_state_expired flow_state_not_found",
  ],
  ["New accounts can't be created here right now.", "signup_disabled"],
  [
    "This login method isn't set up here. Use another one.",
    "email_provider_disabled oauth_provider_not_supported otp_disabled provider_disabled",
  ],
  ["The link was incomplete, or this login method isn't set up here.", "invalid_request validation_failed"],
  ["Account not found. It may have been deleted.", "identity_not_found user_not_found"],
  ["Too many attempts. Wait a few minutes and try again.", "over_email_send_rate_limit over_request_rate_limit"],
  [
    "This login can't be removed: its email address belongs to another account.",
    "email_conflict_identity_not_deletable",
  ],
  ["This email address belongs to another account.", "email_exists"],
  ["This email address isn't verified yet. Open the link in the email we sent.", "email_not_confirmed"],
  ["This login belongs to another account.", "identity_already_exists"],
  ["You can't add another login method here.", "manual_linking_disabled"],
  [
    "The service you logged in with hasn't verified your email address. Verify it there, then try again.",
    "provider_email_needs_verification",
  ],
  ["The session has expired. Log in again.", "session_expired"],
  ["The session has ended. Log in again.", "session_not_found"],
  ["This email address already has an account. Log in to it.", "user_already_exists"],
  ["This account is locked.", "user_banned"],
];
const UNKNOWN = "Something went wrong with this link or login. Try again, or request a new link.";

/**
 * The contents of the "Error" dialog. The code comes from the address, where a stranger may have put it, so the wording
 * is always ours, and a code that doesn't look like one isn't shown.
 */
export function describeLinkError(code: string): { code: string; text: string } {
  const known = SENTENCES.find(([, codes]) => codes.split(" ").includes(code));
  return { code: /^[a-z0-9_]{1,64}$/.test(code) ? code : "unknown", text: known?.[0] ?? UNKNOWN };
}
