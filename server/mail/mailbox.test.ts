import { expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

const MAIL = { to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

test("the mailbox lists the newest email first with its time", () => {
  let clock = 0;
  const mailbox = createMailbox(() => ++clock);
  mailbox.put(MAIL);
  mailbox.put({ ...MAIL, subject: "Again" });
  expect(mailbox.list().map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
    ["Again", 2],
    ["Hello", 1],
  ]);
});

test("the mailbox keeps the newest 50 emails", () => {
  const mailbox = createMailbox();
  for (let number = 1; number <= 60; number++) mailbox.put({ ...MAIL, subject: String(number) });
  const subjects = mailbox.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, "60", "11"]);
});

test("an email is found only by its ID", () => {
  const mailbox = createMailbox();
  mailbox.put(MAIL);
  const [kept] = mailbox.list();
  expect(mailbox.find(kept?.id ?? "")).toEqual(kept);
  expect(mailbox.find("1")).toBeUndefined();
});
