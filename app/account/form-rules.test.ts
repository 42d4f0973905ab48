import { expect, test } from "vitest";
import {
  afterBlur,
  afterChange,
  afterSubmit,
  EMAIL_RULES,
  KNOWN_PASSWORD_RULES,
  NEW_PASSWORD_RULES,
  REPEATED_PASSWORD_RULES,
} from "./form-rules.ts";

const SIGN_UP = { email: EMAIL_RULES, password: NEW_PASSWORD_RULES };
const LOG_IN = { email: EMAIL_RULES, password: KNOWN_PASSWORD_RULES };
const RESET = { password: NEW_PASSWORD_RULES, repeat: REPEATED_PASSWORD_RULES };
const TYPED = { email: "ada@studio.test", password: "Lovelace1" };

test("an empty email address is an error on blur, but not while typing", () => {
  const values = { ...TYPED, email: "" };
  expect(afterBlur(SIGN_UP, {}, "email", values)).toEqual({ email: "Please input email address" });
  expect(afterChange(SIGN_UP, {}, "email", values, true)).toEqual({});
});

test("an invalid email address is an error on blur and after a pause in typing", () => {
  const values = { ...TYPED, email: "ada@studio" };
  const wrong = { email: "Please input correct email address" };
  expect(afterBlur(SIGN_UP, {}, "email", values)).toEqual(wrong);
  expect(afterChange(SIGN_UP, {}, "email", values, true)).toEqual(wrong);
});

test("no error shows while typing, and a shown error clears once the value is valid", () => {
  expect(afterChange(SIGN_UP, {}, "email", { ...TYPED, email: "a" }, false)).toEqual({});
  expect(afterChange(SIGN_UP, { email: "Please input correct email address" }, "email", TYPED, false)).toEqual({});
});

test("a shown error is updated while typing", () => {
  const values = { ...TYPED, password: "x".repeat(21) };
  expect(afterChange(SIGN_UP, { password: "Please enter password" }, "password", values, false)).toEqual({
    password: "min 6 characters, max 20 characters",
  });
});

test.each([
  ["", "Please enter password"],
  ["Abcdefghij1234567890x", "min 6 characters, max 20 characters"],
  ["abcdef1", "Lowercase, uppercase letters and digits"],
  ["ABCDEF1", "Lowercase, uppercase letters and digits"],
  ["Abcdefg", "Lowercase, uppercase letters and digits"],
  ["Abc de1", "Lowercase, uppercase letters and digits"],
  ["Abcd1", "Lowercase, uppercase letters and digits"],
])("the new password %j is rejected: %s", (password, error) => {
  expect(afterSubmit(SIGN_UP, { ...TYPED, password })).toEqual({ password: error });
  expect(afterBlur(RESET, {}, "password", { password, repeat: "" })).toEqual({ password: error });
});

test.each(["Abcde1", "Abcdefghij123456789x", "Ünïcödé1aB"])("the new password %j is accepted", (password) => {
  expect(afterSubmit(SIGN_UP, { ...TYPED, password })).toEqual({});
});

test.each([
  ["", "Please enter password"],
  ["abc", "min 6 characters"],
])("the login password %j is rejected: %s", (password, error) => {
  expect(afterSubmit(LOG_IN, { ...TYPED, password })).toEqual({ password: error });
});

test("login accepts passwords that sign-up would reject", () => {
  expect(afterSubmit(LOG_IN, { ...TYPED, password: "only lower case and far longer" })).toEqual({});
});

test("submitting shows all errors, in the order of the fields", () => {
  expect(Object.entries(afterSubmit(SIGN_UP, { email: " ", password: "" }))).toEqual([
    ["email", "Please input email address"],
    ["password", "Please enter password"],
  ]);
});

test("the repeated password must match", () => {
  expect(afterSubmit(RESET, { password: "Abcde1", repeat: "Abcde2" })).toEqual({ repeat: "Passwords must be same" });
  expect(afterSubmit(RESET, { password: "Abcde1", repeat: "" })).toEqual({ repeat: "Please enter password" });
  expect(afterSubmit(RESET, { password: "Abcde1", repeat: "Abcde1" })).toEqual({});
});

test("changing the first password to match the second clears the error of the second", () => {
  const values = { password: "Abcde2", repeat: "Abcde2" };
  expect(afterChange(RESET, { repeat: "Passwords must be same" }, "password", values, false)).toEqual({});
});

test("changing the first password shows a mismatch at the second, unless the second is still empty", () => {
  const wrong = { repeat: "Passwords must be same" };
  expect(afterChange(RESET, {}, "password", { password: "Abcde3", repeat: "Abcde2" }, true)).toEqual(wrong);
  expect(afterChange(RESET, {}, "password", { password: "Abcde3", repeat: "" }, true)).toEqual({});
});
