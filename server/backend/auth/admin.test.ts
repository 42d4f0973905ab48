import { expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, send, db, keys } = auth;
const { admin } = client("192.0.2.1", keys.secretKey);

test("an operator creates, reads, updates and deletes accounts", async () => {
  const made = await admin.createUser({
    email: "Made@Example.com",
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: "Ada", extra: 1 },
    app_metadata: { plan: "gift" },
  });
  expect(made.error).toBeNull();
  const id = made.data.user?.id ?? "";
  expect(made.data.user).toMatchObject({
    email: "made@example.com",
    user_metadata: { name: "Ada", extra: 1 },
    app_metadata: { plan: "gift", provider: "email", providers: ["email"] },
  });
  expect((await client().signInWithPassword({ email: "made@example.com", password: PASSWORD })).error).toBeNull();

  expect((await admin.getUserById(id)).data.user?.email).toBe("made@example.com");
  const changed = await admin.updateUserById(id, {
    email: "changed@example.com",
    password: "Changed00",
    user_metadata: { extra: null },
    app_metadata: { plan: "none" },
  });
  expect(changed.data.user).toMatchObject({ email: "changed@example.com", app_metadata: { plan: "none" } });
  expect(changed.data.user?.user_metadata).toEqual({ name: "Ada" });
  expect(changed.data.user?.identities).toMatchObject([{ identity_data: { email: "changed@example.com" } }]);
  expect((await client().signInWithPassword({ email: "changed@example.com", password: "Changed00" })).error).toBeNull();

  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error?.code).toBe("user_not_found");
});

test("an operator finds accounts by part of their address", async () => {
  const addresses = ["find.me@example.com", "find%me@example.com", "findXme@example.com"];
  for (const address of addresses) await auth.addUser(address);
  const find = async (filter: string) => {
    const { body } = await send("GET", `/admin/users?filter=${encodeURIComponent(filter)}`, { key: keys.secretKey });
    return body.users.map(({ email }: { email: string }) => email);
  };
  expect(await find("FIND.me@")).toEqual(["find.me@example.com"]);
  expect(await find("find%me@example.com")).toEqual(["find%me@example.com"]);
  expect((await find("me@example.com")).sort()).toEqual(addresses.map((address) => address.toLowerCase()).sort());
  expect(await find("' or true --")).toEqual([]);
});

test("deleting an account deletes all its data", async () => {
  const email = "gone@example.com";
  const { id, browser } = await auth.join(email);
  await sql`insert into public.colors (user_id, name, color) values (${id}, 'Blue', '0000ff')`.execute(db);
  expect((await admin.deleteUser(id)).error).toBeNull();
  for (const [table, column] of [
    ["auth.sessions", "user_id"],
    ["auth.identities", "user_id"],
    ["auth.refresh_tokens", "user_id"],
    ["public.profiles", "id"],
    ["public.colors", "user_id"],
  ] as const) {
    const { rows } = await sql`select 1 from ${sql.id(...table.split("."))} where ${sql.id(column)} = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([]);
  }
  expect((await browser.refreshSession()).error?.code).toBe("refresh_token_not_found");
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  expect((await client().signUp({ email, password: PASSWORD })).error).toBeNull();
});

test("an address can have only one account", async () => {
  await auth.addUser("one@example.com");
  const second = await admin.createUser({ email: "ONE@example.com", password: PASSWORD });
  expect(second.error?.code).toBe("email_exists");
  const id = await auth.addUser("two@example.com");
  expect((await admin.updateUserById(id, { email: "one@example.com" })).error?.code).toBe("email_exists");
});

test("an account created unconfirmed can't sign in until the operator confirms it", async () => {
  const { data } = await admin.createUser({ email: "waits@example.com", password: PASSWORD });
  const signIn = () => client().signInWithPassword({ email: "waits@example.com", password: PASSWORD });
  expect((await signIn()).error?.code).toBe("email_not_confirmed");
  await admin.updateUserById(data.user?.id ?? "", { email_confirm: true });
  expect((await signIn()).error).toBeNull();
});

test("metadata from an operator replaces what a pending sign-up set", async () => {
  const email = "waits@example.com";
  await client().signUp({ email, password: PASSWORD, options: { data: { display_name: "Mallory" } } });
  const { data } = await admin.listUsers({ perPage: 1000 });
  const id = data.users.find((user) => user.email === email)?.id ?? "";
  const changed = await admin.updateUserById(id, { user_metadata: { plan: "school" } });
  expect(changed.data.user?.user_metadata).toMatchObject({ plan: "school" });
  expect(changed.data.user?.user_metadata).not.toHaveProperty("display_name");
});

test("metadata that an operator gives together with an address doesn't undo the address", async () => {
  const made = await admin.createUser({ email: "old@example.com", user_metadata: { email: "old@example.com" } });
  const change = { email: "new@example.com", email_confirm: true, user_metadata: { plan: "school" } };
  const changed = await admin.updateUserById(made.data.user?.id ?? "", change);
  expect(changed.data.user?.user_metadata).toEqual({ email: "new@example.com", email_verified: true, plan: "school" });
});

test("a new password set by an operator signs the user out everywhere", async () => {
  const { id, browser } = await auth.join("reset@example.com");
  await admin.updateUserById(id, { password: "Changed00" });
  expect((await browser.refreshSession()).error).toBeTruthy();
});

test("accounts are listed in pages, newest first", async () => {
  const names = [];
  for (let index = 0; index < 5; index++) {
    names.push(`page${index}@example.com`);
    await auth.addUser(`page${index}@example.com`);
  }
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  expect(first.error).toBeNull();
  expect(first.data.users.map(({ email }) => email)).toEqual([names[4], names[3]]);
  expect(first.data).toMatchObject({ aud: "authenticated", nextPage: 2 });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from auth.users`.execute(db);
  expect(first.data).toMatchObject({ total: rows[0]?.count });
  const second = await admin.listUsers({ page: 2, perPage: 2 });
  expect(second.data.users.map(({ email }) => email)).toEqual([names[2], names[1]]);
  expect((await admin.listUsers()).data.users.length).toBe(rows[0]?.count);
  for (const query of ["page=0", "page=-1", "page=x", "per_page=0", "per_page=1e9", "page=99999999999999999999"]) {
    expect((await send("GET", `/admin/users?${query}`, { key: keys.secretKey })).status).toBe(400);
  }
  expect((await send("GET", "/admin/users?page=999999999", { key: keys.secretKey })).body.users).toEqual([]);
});

test("no response contains the password hash", async () => {
  const id = await auth.addUser("secret@example.com");
  for (const path of ["/admin/users", `/admin/users/${id}`]) {
    expect(JSON.stringify((await send("GET", path, { key: keys.secretKey })).body)).not.toMatch(/encrypted|\$2[ab]\$/);
  }
});

test("invalid ids, weak passwords and wrong types are rejected", async () => {
  const key = keys.secretKey;
  for (const id of ["x", "6c84fb90-12c4-11e1-840d-7b25c5ee775a", "%00", "..%2f"]) {
    expect((await send("GET", `/admin/users/${id}`, { key })).status).toBe(404);
  }
  const id = await auth.addUser("kinds@example.com");
  for (const body of [
    { password: "weak" },
    { email: "x" },
    { email: 1 },
    { ban_duration: "1 week" },
    { app_metadata: [] },
  ]) {
    const { status } = await send("PUT", `/admin/users/${id}`, { key, body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  const soft = await send("DELETE", `/admin/users/${id}`, { key, body: { should_soft_delete: true } });
  expect(soft.status).toBe(422);
});

test("the audit log records account ids but no addresses", async () => {
  const { id, browser } = await auth.join("audit@example.com");
  await browser.updateUser({ password: "NewPass123" });
  await browser.signOut();
  const { rows } = await sql<{ payload: { action: string; actor_id: string } }>`select payload
    from auth.audit_log_entries where payload ->> 'actor_id' = ${id} order by created_at, id`.execute(db);
  expect(rows.map(({ payload }) => payload.action).toSorted()).toEqual(["login", "logout", "user_updated_password"]);
  expect(JSON.stringify(rows)).not.toContain("example.com");
});
