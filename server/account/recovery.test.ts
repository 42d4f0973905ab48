import { expect, test } from "vitest";
import { sql } from "../backend/sql.ts";
import { get, levelOf, openTestAccounts, post, refresh, turnOnSecondFactor } from "../test-account.ts";

const { backend, db, logIn, openAccount, sent, signUp } = await openTestAccounts();

test("ten recovery codes require the second factor and replace the old ones", async () => {
  const account = openAccount();
  const dan = await signUp("dan@example.com");
  expect((await post(account, "recovery-codes", dan.token)).body.code).toBe("no_second_factor");
  const { token } = await turnOnSecondFactor(dan);
  const half = await logIn("dan@example.com");
  expect((await post(account, "recovery-codes", half.token)).body.code).toBe("insufficient_aal");
  const first = (await post(account, "recovery-codes", token)).body.codes as string[];
  expect(new Set(first).size).toBe(10);
  const stored = await sql<{
    code_hash: string;
  }>`select code_hash from recovery_codes where user_id = ${dan.id}`.execute(db);
  for (const { code_hash } of stored.rows) expect(first.join()).not.toContain(code_hash);
  await post(account, "recovery-codes", token);
  expect((await get(account, "recovery-codes", token)).body).toEqual({ left: 10 });
  expect((await post(account, "recovery", half.token, { code: first[0] })).body.code).toBe("wrong_code");
});

test("a recovery code works once for one session, and 2FA stays on", async () => {
  const account = openAccount();
  const eve = await signUp("eve@example.com");
  const { token, client } = await turnOnSecondFactor(eve);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  const half = await logIn("eve@example.com");
  const tries = await Promise.all(
    [0, 1, 2].map(() => post(account, "recovery", half.token, { code: codes[3]?.toLowerCase() })),
  );
  expect(tries.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ isOn: true, left: 9 }]);
  expect((await client.getUser()).data.user?.factors).toMatchObject([{ status: "verified" }]);
  const raised = await refresh(half);
  expect(await levelOf(raised)).toEqual({ level: "aal2", methods: ["password", "recovery_code"] });
  expect((await get(account, "recovery-codes", raised.token)).body).toEqual({ left: 9 });
  const other = await logIn("eve@example.com");
  expect((await post(account, "recovery", other.token, { code: codes[3] })).body.code).toBe("wrong_code");
  expect(await levelOf(await refresh(other))).toEqual({ level: "aal1", methods: ["password"] });
  expect((await post(account, "recovery", other.token, { code: codes[4] })).body).toEqual({ isOn: true, left: 8 });
});

test("after a recovery code the lost app can be removed, and the session drops to aal1", async () => {
  const account = openAccount();
  const may = await signUp("may@example.com");
  const codes = (await post(account, "recovery-codes", (await turnOnSecondFactor(may)).token)).body.codes as string[];
  const half = await logIn("may@example.com");
  const { data } = await half.client.mfa.listFactors();
  const factorId = data?.totp[0]?.id ?? "";
  expect((await half.client.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
  await post(account, "recovery", half.token, { code: codes[0] });
  const raised = await refresh(half);
  expect((await raised.client.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await levelOf(await refresh(half))).level).toBe("aal1");
});

test("a session whose factor was removed gets no codes with its old token, which could raise it again", async () => {
  const account = openAccount();
  const sam = await signUp("sam@example.com");
  await turnOnSecondFactor(sam);
  const { token, factorId } = await turnOnSecondFactor(sam, "Lost phone");
  expect((await post(account, "recovery-codes", token)).status).toBe(200);
  // The session that removes one of two factors itself keeps its level.
  const removed = await backend.callAsService(`/auth/v1/admin/users/${sam.id}/factors/${factorId}`, {
    method: "DELETE",
  });
  expect(removed.status).toBe(200);
  expect((await post(account, "recovery-codes", token)).body.code).toBe("insufficient_aal");
});

test("on a hosted project a recovery code turns the second factor off and reports it", async () => {
  const account = openAccount(Date.now, { ...backend, projectUrl: "https://x.supabase.co" });
  const kim = await signUp("kim@example.com");
  const { token, client } = await turnOnSecondFactor(kim);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  expect((await post(account, "recovery", token, { code: codes[0] })).body).toEqual({ isOn: false, left: 0 });
  expect((await client.getUser()).data.user?.factors ?? []).toEqual([]);
  expect((await sent("kim@example.com")).at(-1)).toMatchObject({ type: "recovery_code_used", isOn: false, left: 0 });
});

test("emails are sent for 2FA being turned on or off, used codes and new codes", async () => {
  const account = openAccount();
  const lea = await signUp("lea@example.com");
  const { token, client } = await turnOnSecondFactor(lea);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  await post(account, "recovery-codes", token);
  await post(account, "recovery", token, { code: codes[0] });
  const again = (await post(account, "recovery-codes", token)).body.codes as string[];
  await post(account, "recovery", token, { code: again[0] });
  const { data } = await client.mfa.listFactors();
  await client.mfa.unenroll({ factorId: data?.totp[0]?.id ?? "" });
  const types = (await sent("lea@example.com")).map(({ type }) => type);
  expect(types.sort()).toEqual([
    "recovery_code_used",
    "recovery_codes_made",
    "recovery_codes_made",
    "second_factor_off",
    "second_factor_on",
    "signup",
  ]);
});

test("another person's codes are rejected", async () => {
  const account = openAccount();
  const fay = await signUp("fay@example.com");
  const gus = await signUp("gus@example.com");
  const { token } = await turnOnSecondFactor(fay);
  await turnOnSecondFactor(gus);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  const half = await logIn("gus@example.com");
  expect((await post(account, "recovery", half.token, { code: codes[0] })).body.code).toBe("wrong_code");
});

test("after five wrong codes, even a correct one must wait", async () => {
  const account = openAccount();
  const hal = await signUp("hal@example.com");
  const { token } = await turnOnSecondFactor(hal);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  for (let count = 0; count < 5; count++) {
    expect((await post(account, "recovery", token, { code: "0000-0000-0000-0000" })).status).toBe(400);
  }
  const answer = await post(account, "recovery", token, { code: codes[0] });
  expect([answer.status, answer.body.message]).toEqual([429, "Too many attempts. Try again in 15 minutes."]);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(800);
});

test("a code stays valid if the service fails while using it", async () => {
  const ivy = await signUp("ivy@example.com");
  const { token } = await turnOnSecondFactor(ivy);
  const codes = (await post(openAccount(), "recovery-codes", token)).body.codes as string[];
  const isDown = (path: string) => path.startsWith("/auth/v1/admin/");
  const broken: typeof backend = {
    ...backend,
    callAsService: async (path, init) =>
      isDown(path) ? new Response("", { status: 503 }) : backend.callAsService(path, init),
  };
  const half = openAccount(Date.now, broken);
  expect((await post(half, "recovery", token, { code: codes[0] })).body.code).toBe("unavailable");
  expect((await sent("ivy@example.com")).map(({ type }) => type)).not.toContain("recovery_code_used");
  expect((await post(openAccount(), "recovery", token, { code: codes[0] })).status).toBe(200);
  expect((await sent("ivy@example.com")).at(-1)).toMatchObject({ type: "recovery_code_used", isOn: true, left: 9 });
});
