import { expect, test } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openTestBilling } from "../billing/test-billing.ts";
import { Refusal } from "./command.ts";
import { pro } from "./pro.ts";

const { db } = await openTestPglite();
const site = await openTestBilling(db);

const operate = (...args: string[]) => pro.prepare(args)(site.backend, undefined);

test("Pro is granted until a date, shown with its reason, and revoked", async () => {
  const ada = await site.join();
  expect(await operate("show", ada.email)).toBe(
    [
      `${ada.email} has no Pro`,
      `account       ${ada.id}`,
      "customer      none",
      "grant         none",
      "subscription  none",
    ].join("\n"),
  );
  const granted = await operate(
    "grant",
    ada.email.toUpperCase(),
    "--until",
    "2099-01-31",
    "--reason",
    "wrote about us",
  );
  expect(granted).toContain(`${ada.email} has Pro\n`);
  expect(granted).toMatch(/grant {9}until 2099-01-31, since \d{4}-\d\d-\d\d: wrote about us/);
  expect(await ada.state()).toMatchObject({ isPro: true, source: "grant", periodEnd: "2099-01-31T23:59:59.999+00:00" });
  expect(await operate("grant", ada.email)).toContain("for good");
  expect(await operate("revoke", ada.email)).toContain("The grant was revoked.");
  expect((await ada.state()).isPro).toBe(false);
  expect(await operate("revoke", ada.email)).toContain("There was no grant.");
});

test("a paid subscription is shown and survives revoking a grant", async () => {
  const eve = await site.join();
  await eve.buy();
  await eve.manage("fail-next");
  await operate("grant", eve.email);
  const shown = await operate("revoke", eve.email);
  expect(shown).toContain(`${eve.email} has Pro`);
  expect(shown).toMatch(/customer {6}cus_\w+/);
  expect(shown).toMatch(
    /subscription {2}sub_\w+ past_due, paid until .+, payment failed, Pro until .+, a test, no money/,
  );
});

test("invalid arguments are rejected before anything is opened", () => {
  for (const args of [
    [],
    ["show"],
    ["show", "ada"],
    ["show", "a@b.c", "d@e.f"],
    ["give", "a@b.c"],
    ["show", "a@b.c", "--reason", "x"],
    ["revoke", "a@b.c", "--until", "2099-01-01"],
    ["grant", "a@b.c", "--until", "tomorrow"],
    ["grant", "a@b.c", "--until", "2099-02-30"],
    ["grant", "a@b.c", "--until", "2020-01-01"],
    ["grant", "a@b.c", "--reason", "x".repeat(501)],
    ["grant", "a@b.c", "--force"],
  ]) {
    expect(() => pro.prepare(args), args.join(" ")).toThrow(Refusal);
  }
});

test("an unknown email address is named", async () => {
  await expect(operate("grant", "nobody@example.com")).rejects.toThrow(
    "There is no account with the address nobody@example.com.",
  );
});
