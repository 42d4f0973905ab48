// Decides which form rule reports when: specification, section 5. Pure, so that each trigger can be tested.

import {
  checkEmail,
  checkEmailGiven,
  checkKnownPassword,
  checkNewPassword,
  checkRepeatedPassword,
} from "#contract/account-rules.ts";

type Trigger = "blur" | "change";
type Texts = Readonly<Record<string, string>>;
export type FieldRule = {
  /** Returns the problem, or null; `values` has all fields of the form. */
  check: (text: string, values: Texts) => string | null;
  on: readonly Trigger[];
};
type Rules = Readonly<Record<string, readonly FieldRule[]>>;

const ALWAYS = ["blur", "change"] as const;

export const EMAIL_RULES: readonly FieldRule[] = [
  { check: checkEmailGiven, on: ["blur"] },
  { check: checkEmail, on: ALWAYS },
];

export const KNOWN_PASSWORD_RULES: readonly FieldRule[] = [{ check: checkKnownPassword, on: ALWAYS }];

export const NEW_PASSWORD_HINT = "6 to 20 characters with lowercase and uppercase letters and digits.";

export const NEW_PASSWORD_RULES: readonly FieldRule[] = [{ check: checkNewPassword, on: ALWAYS }];

export const GIVEN_CODE_RULES: readonly FieldRule[] = [
  { check: (text) => (text.trim() === "" ? "Please enter the code" : null), on: ["blur"] },
];

/** For a code from an authenticator app, which shows it in two groups. */
export const APP_CODE_RULES: readonly FieldRule[] = [
  { check: (text) => (isAppCode(text) ? null : "A code has 6 digits"), on: ["blur"] },
];

/** The field must repeat the one named `password`. */
export const REPEATED_PASSWORD_RULES: readonly FieldRule[] = [
  { check: (text, { password = "" }) => checkRepeatedPassword(text, password), on: ALWAYS },
];

export function isAppCode(text: string) {
  return /^\d{6}$/.test(withoutSpaces(text));
}

export function withoutSpaces(code: string) {
  return code.replace(/\s/g, "");
}

export function afterBlur(rules: Rules, errors: Texts, name: string, values: Texts) {
  return checkFields(rules, errors, [name], values, "blur");
}

/**
 * Handles a changed field. Updates an error on screen at once; a new one waits for a pause, so that a single letter
 * isn't reported as a bad address. Also rechecks the filled fields after it, such as a repeated password.
 */
export function afterChange(rules: Rules, errors: Texts, name: string, values: Texts, hasPaused: boolean) {
  const fields = Object.keys(rules);
  const follows = fields.slice(fields.indexOf(name) + 1).filter((field) => values[field] !== "");
  const isDue = (field: string) => field in errors || (hasPaused && [name, ...follows].includes(field));
  return checkFields(rules, errors, fields.filter(isDue), values, "change");
}

export function afterSubmit(rules: Rules, values: Texts) {
  return checkFields(rules, {}, Object.keys(rules), values, "submit");
}

/** Rechecks some fields: each gets the first broken rule for the trigger; on submit, all rules count. */
function checkFields(rules: Rules, errors: Texts, names: string[], values: Texts, trigger: Trigger | "submit"): Texts {
  const next = { ...errors };
  for (const name of names) {
    const heard = (rules[name] ?? []).filter(({ on }) => trigger === "submit" || on.includes(trigger));
    const error = heard.map(({ check }) => check(values[name] ?? "", values)).find((text) => text !== null);
    if (error) next[name] = error;
    else delete next[name];
  }
  return next;
}
