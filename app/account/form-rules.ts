// Which rule of a form speaks when: specification, section 5. Pure, so that the triggers can be tested one by one.

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
  /** What is wrong, or null; `values` are all fields of the form. */
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

export const NEW_PASSWORD_RULES: readonly FieldRule[] = [{ check: checkNewPassword, on: ALWAYS }];

/** Repeats the field named `password`. */
export const REPEATED_PASSWORD_RULES: readonly FieldRule[] = [
  { check: (text, { password = "" }) => checkRepeatedPassword(text, password), on: ALWAYS },
];

export function afterBlur(rules: Rules, errors: Texts, name: string, values: Texts) {
  return checkFields(rules, errors, [name], values, "blur");
}

/**
 * A field was changed. An error on screen is updated at once; a new one waits for a pause, so that a single letter is not
 * reported as a bad address. Fields that follow this one and are filled (a repeated
 * password) are looked at again with it.
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

/** The errors with those of some fields as they are now: the first rule of that trigger that is broken; on submit all rules count. */
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
