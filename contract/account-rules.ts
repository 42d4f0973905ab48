// The rules of the account forms, the same in the browser and on the server: specification, section 5.

export const PASSWORD_MIN_CHARACTERS = 6;
export const PASSWORD_MAX_CHARACTERS = 20;

/** What is wrong with a field, or null. */
type Rule = (text: string) => string | null;

// One @, no spaces or quotes, single dots between words, and a domain with a dot: what mail servers take from a form.
const EMAIL =
  /^[^\s@"<>()\\,;:.]+(?:\.[^\s@"<>()\\,;:.]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** On blur. */
export const checkEmailGiven: Rule = (text) => (text.trim() === "" ? "Please input email address" : null);

/** On blur and change; an empty field is the other rule's. At most 254 characters, as RFC 5321 allows. */
export const checkEmail: Rule = (text) => {
  const email = text.trim();
  return email === "" || (email.length <= 254 && EMAIL.test(email)) ? null : "Please input correct email address";
};

const checkPasswordGiven: Rule = (text) => (text === "" ? "Please enter password" : null);

export const checkKnownPassword: Rule = (text) =>
  checkPasswordGiven(text) ?? (text.length < PASSWORD_MIN_CHARACTERS ? "min 6 characters" : null);

/** Sign up and reset: 6 to 20 characters with a digit, a lower-case and an upper-case letter, and no space. */
export const checkNewPassword: Rule = (text) => {
  if (text.length > PASSWORD_MAX_CHARACTERS) return "min 6 characters, max 20 characters";
  const isStrong =
    text.length >= PASSWORD_MIN_CHARACTERS &&
    /\d/.test(text) &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    !/\s/.test(text);
  return checkPasswordGiven(text) ?? (isStrong ? null : "Lowercase, uppercase letters and digits");
};

/** Reset: the second field. */
export function checkRepeatedPassword(text: string, first: string) {
  return checkPasswordGiven(text) ?? (text === first ? null : "Passwords must be same");
}
