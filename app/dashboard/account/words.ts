import { listInWords } from "#color/words/list-in-words.ts";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** "November 22, 2026"; "" if the service returns no date. */
export function formatDate(text: string | undefined, format = DATE) {
  const date = new Date(text ?? "");
  return Number.isNaN(date.valueOf()) ? "" : format.format(date);
}

/** The same with the time of day. */
export function formatTime(text: string) {
  return formatDate(text, TIME);
}

const PROVIDERS: Record<string, string> = { email: "Email and password", google: "Google", github: "Github" };

export function nameProvider(provider: string) {
  return PROVIDERS[provider] ?? provider;
}

const METHODS: Record<string, string> = {
  password: "password",
  oauth: "Google or Github",
  totp: "a code from your authenticator app",
  "mfa/webauthn": "a passkey",
  passkey: "a passkey",
  otp: "a link in an email",
  magiclink: "a link in an email",
  recovery: "a reset link",
  recovery_code: "a recovery code",
  "email/signup": "the link that verified your address",
  email_change: "the link that changed your address",
};

/** "password and a code from your authenticator app" */
export function listMethods(methods: readonly string[]) {
  return listInWords([...new Set(methods.map((method) => METHODS[method] ?? method))]);
}
