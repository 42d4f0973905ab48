import { expect, test } from "vitest";
import { checkEmail } from "./account-rules.ts";

test("dots in an email address must be single and between words", () => {
  for (const email of ["ada@b.co", "ada.lovelace@b.co", "a.b.c+tag@b.co", "o'neil@b.co"]) {
    expect([email, checkEmail(email)]).toEqual([email, null]);
  }
  for (const email of ["..@b.co", ".@b.co", ".ada@b.co", "ada.@b.co", "ada..l@b.co", "ada@b..co", "ada@.b.co"]) {
    expect([email, checkEmail(email)]).toEqual([email, "Please input correct email address"]);
  }
});
