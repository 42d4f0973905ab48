// Validation rules of the account forms, shared by browser and server: specification, section 5.

export const MIN_PASSWORD_CHARACTERS = 6;
export const MAX_PASSWORD_CHARACTERS = 20;

/** Returns what is wrong with a field, or null. */
type Rule = (text: string) => string | null;

// One @, no spaces or quotes, single dots between words, and a domain with a dot: what mail servers accept from a form.
const EMAIL =
  /^[^\s@"<>()\\,;:.]+(?:\.[^\s@"<>()\\,;:.]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Checked on blur. */
export const checkEmailGiven: Rule = (text) => (text.trim() === "" ? "Please input email address" : null);

/** Checked on blur and change; empty fields are left to the other rule. At most 254 characters, as RFC 5321 allows. */
export const checkEmail: Rule = (text) => {
  const email = text.trim();
  return email === "" || (email.length <= 254 && EMAIL.test(email)) ? null : "Please input correct email address";
};

const checkPasswordGiven: Rule = (text) => (text === "" ? "Please enter password" : null);

export const checkKnownPassword: Rule = (text) =>
  checkPasswordGiven(text) ?? (text.length < MIN_PASSWORD_CHARACTERS ? "min 6 characters" : null);

/** For sign-up and reset: 6 to 20 characters with a digit, a lowercase and an uppercase letter, and no space. */
export const checkNewPassword: Rule = (text) => {
  if (text.length > MAX_PASSWORD_CHARACTERS) return "min 6 characters, max 20 characters";
  const isStrong =
    text.length >= MIN_PASSWORD_CHARACTERS &&
    /\d/.test(text) &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    !/\s/.test(text);
  return checkPasswordGiven(text) ?? (isStrong ? null : "Lowercase, uppercase letters and digits");
};

/** For the second field of the reset form. */
export function checkRepeatedPassword(text: string, first: string) {
  return checkPasswordGiven(text) ?? (text === first ? null : "Passwords must be same");
}
