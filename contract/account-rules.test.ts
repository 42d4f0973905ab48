import { expect, test } from "vitest";
import { checkEmail } from "./account-rules.ts";

test("the part before the @ is words with single dots between them", () => {
  for (const email of ["ada@b.co", "ada.lovelace@b.co", "a.b.c+tag@b.co", "o'neil@b.co"]) {
    expect([email, checkEmail(email)]).toEqual([email, null]);
  }
  for (const email of ["..@b.co", ".@b.co", ".ada@b.co", "ada.@b.co", "ada..l@b.co", "ada@b..co", "ada@.b.co"]) {
    expect([email, checkEmail(email)]).toEqual([email, "Please input correct email address"]);
  }
});
