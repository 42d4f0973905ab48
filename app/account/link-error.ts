const EXPIRED = "This link is invalid or has expired. Request a new one.";
const DENIED = "The login was refused. Try again, or use another way to log in.";
const AGAIN = "The service could not finish this. Try again in a moment.";
const STARTED_ELSEWHERE = "The login took too long or started in another browser. Try again.";
const CLOSED = "New accounts cannot be created here at the moment.";
const PROVIDER = "This way to log in is not set up here. Use another one.";
const NOT_COMPLETE = "The link was incomplete, or this way to log in is not set up here.";
const NO_ACCOUNT = "Account not found. It may have been deleted.";
const TOO_MANY = "Too many tries. Wait a few minutes and try again.";

/** Our own words for the codes of Supabase Auth that come by the address. */
const SENTENCES: Readonly<Record<string, string>> = {
  access_denied: DENIED,
  bad_code_verifier: STARTED_ELSEWHERE,
  bad_jwt: EXPIRED,
  bad_oauth_callback: STARTED_ELSEWHERE,
  bad_oauth_state: STARTED_ELSEWHERE,
  conflict: AGAIN,
  email_address_not_authorized: DENIED,
  email_conflict_identity_not_deletable: "This login can't be removed: its email address belongs to another account.",
  email_exists: "This email address belongs to another account.",
  email_not_confirmed: "This email address is not verified yet. Open the link in the email that we sent.",
  email_provider_disabled: PROVIDER,
  flow_state_expired: STARTED_ELSEWHERE,
  flow_state_not_found: STARTED_ELSEWHERE,
  identity_already_exists: "This login belongs to another account.",
  identity_not_found: NO_ACCOUNT,
  invalid_request: NOT_COMPLETE,
  manual_linking_disabled: "Another way to log in cannot be added here.",
  oauth_provider_not_supported: PROVIDER,
  otp_disabled: PROVIDER,
  otp_expired: EXPIRED,
  over_email_send_rate_limit: TOO_MANY,
  over_request_rate_limit: TOO_MANY,
  provider_disabled: PROVIDER,
  provider_email_needs_verification:
    "The service you logged in with hasn't verified your email address. Verify it there, then try again.",
  request_timeout: AGAIN,
  server_error: AGAIN,
  session_expired: "The session has expired. Log in again.",
  session_not_found: "The session has ended. Log in again.",
  signup_disabled: CLOSED,
  temporarily_unavailable: AGAIN,
  unexpected_failure: AGAIN,
  user_already_exists: "This email address already has an account. Log in to it.",
  user_banned: "This account is locked.",
  user_not_found: NO_ACCOUNT,
  validation_failed: NOT_COMPLETE,
};
const UNKNOWN = "Something went wrong with this link or login. Try again, or request a new link.";

/**
 * What the "Error" dialog shows. The code comes from the address, where a stranger may have put it: words are always ours,
 * and a code that does not look like one is not repeated.
 */
export function describeLinkError(code: string): { code: string; text: string } {
  const isCode = /^[a-z0-9_]{1,64}$/.test(code);
  return {
    code: isCode ? code : "unknown",
    text: (Object.hasOwn(SENTENCES, code) && SENTENCES[code]) || UNKNOWN,
  };
}
