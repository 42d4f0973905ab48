import { expect, test } from "vitest";
import { writeCodes } from "./recovery-codes.tsx";

test("the recovery code file has the account, the date and one code per line", () => {
  const text = writeCodes(
    ["AAAA-BBBB-CCCC-DDDD", "0000-1111-2222-3333"],
    "ada@example.com",
    new Date("2026-11-22T10:00:00Z"),
  );
  expect(text).toContain("Account: ada@example.com\nCreated on 2026-11-22.");
  expect(text).toContain("Two-factor authentication stays on.");
  expect(text.split("\n")).toEqual(expect.arrayContaining(["AAAA-BBBB-CCCC-DDDD", "0000-1111-2222-3333"]));
});
