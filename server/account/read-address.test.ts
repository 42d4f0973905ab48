import { expect, test } from "vitest";
import { callHandlers } from "../backend/test-handlers.ts";
import { buildTestAuth, openTestAuth } from "../test-auth.ts";
import { readAddress } from "./read-address.ts";

const auth = await openTestAuth("off");
const backend = callHandlers({ auth: auth.handler, rest: auth.handler }, auth.keys);

test("an address that is accepted at sign-up gets emails", async () => {
  for (const email of ["o'brien@example.com", "ann&bob@example.com", "müller@example.com", "ada@xn--mnchen-3ya.de"]) {
    expect(await readAddress(backend, await auth.addUser(email))).toBe(email);
  }
});

test("a deleted account and one without an address get no emails", async () => {
  expect(await readAddress(backend, crypto.randomUUID())).toBeNull();
  const anonymous = buildTestAuth(auth.db, auth.keys, "off", { areAnonymousAllowed: true });
  const { data } = await anonymous.client().signInAnonymously();
  expect(await readAddress(backend, data.user?.id ?? "")).toBeNull();
});
