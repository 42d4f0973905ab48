// Which rule speaks when: specification, section 5.

import {
  checkEmail,
  checkEmailGiven,
  checkKnownPassword,
  checkNewPassword,
  checkRepeatedPassword,
} from "#contract/account-rules.ts";
import type { FieldRule } from "./form-state.ts";

const ALWAYS = ["blur", "change"] as const;

export const EMAIL_RULES: readonly FieldRule<never>[] = [
  { check: checkEmailGiven, on: ["blur"] },
  { check: checkEmail, on: ALWAYS },
];

/** Log in. */
export const KNOWN_PASSWORD_RULES: readonly FieldRule<never>[] = [{ check: checkKnownPassword, on: ALWAYS }];

/** Sign up and reset. */
export const NEW_PASSWORD_RULES: readonly FieldRule<never>[] = [{ check: checkNewPassword, on: ALWAYS }];

/** Reset: it repeats the field named `password`. */
export const REPEATED_PASSWORD_RULES: readonly FieldRule<"password" | "repeat">[] = [
  { check: (text, { password }) => checkRepeatedPassword(text, password), on: ALWAYS },
];
