import { afterAll, describe, expect, test, vi } from "vitest";
import { buildTestAuth, openTestAuth, PASSWORD, type TestAuth } from "../../test-auth.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";

const databases = await openTestDatabases();

afterAll(() => void vi.useRealTimers());

async function signIn(auth: TestAuth, email: string) {
  await auth.addUser(email);
  const answer = await auth.send("POST", "/token?grant_type=password", { body: { email, password: PASSWORD } });
  return answer.body.refresh_token as string;
}

const refresh = async (auth: TestAuth, token: string) =>
  (await auth.send("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } })).body;

describe.each(databases)("on $name", ({ db }) => {
  test("each refresh returns a new token and continues the session", async () => {
    const auth = await openTestAuth("off", db);
    let token = await signIn(auth, "chain@example.com");
    const seen = new Set([token]);
    for (let turn = 0; turn < 5; turn++) {
      const next = await refresh(auth, token);
      expect(next.user.email).toBe("chain@example.com");
      expect(next.access_token.split(".")).toHaveLength(3);
      token = next.refresh_token;
      seen.add(token);
    }
    expect(seen.size).toBe(6);
  });

  test("ten concurrent refreshes with one token, in two processes, get the same next token", async () => {
    const first = await openTestAuth("off", db);
    const second = buildTestAuth(db, first.keys, "off");
    for (let round = 0; round < 5; round++) {
      const token = await signIn(first, `race${round}@example.com`);
      const tries = Array.from({ length: 10 }, (_, index) => refresh(index % 2 ? first : second, token));
      const next = new Set((await Promise.all(tries)).map((answer) => answer.refresh_token));
      expect(next.size).toBe(1);
      const [agreed] = next;
      expect(agreed).toBeTypeOf("string");
      const rows = await sql<{ count: number }>`select count(*)::int as count from auth.refresh_tokens t
        join auth.users u on u.id = t.user_id where u.email = ${`race${round}@example.com`}`.execute(db);
      expect(rows.rows).toEqual([{ count: 2 }]);
      expect((await refresh(second, agreed)).refresh_token).toBeTypeOf("string");
    }
  });

  test("a lost response can be requested again until the next refresh", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "lost@example.com");
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const next = await refresh(auth, token);
      vi.setSystemTime(Date.now() + 3_600_000);
      expect((await refresh(auth, token)).refresh_token).toBe(next.refresh_token);
      expect((await refresh(auth, next.refresh_token)).error_code).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test("an older token is accepted for ten seconds", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "slow@example.com");
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const last = await refresh(auth, (await refresh(auth, token)).refresh_token);
      vi.setSystemTime(Date.now() + 9_000);
      expect((await refresh(auth, token)).refresh_token).toBe(last.refresh_token);
    } finally {
      vi.useRealTimers();
    }
  });

  test("reusing an older token after ten seconds ends the session for all its holders", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "thief@example.com");
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const next = await refresh(auth, (await refresh(auth, token)).refresh_token);
      vi.setSystemTime(Date.now() + 11_000);
      const reused = await refresh(auth, token);
      expect(reused).toMatchObject({
        code: 400,
        error_code: "refresh_token_already_used",
        msg: "Invalid Refresh Token: Already Used",
      });
      expect((await refresh(auth, next.refresh_token)).error_code).toBe("refresh_token_not_found");
      const user = await auth.send("GET", "/user", { token: next.access_token });
      expect(user.body.error_code).toBe("session_not_found");
    } finally {
      vi.useRealTimers();
    }
  });

  test("a stolen session doesn't affect the others", async () => {
    const auth = await openTestAuth("off", db);
    const stolen = await signIn(auth, "two@example.com");
    const body = { email: "two@example.com", password: PASSWORD };
    const other = (await auth.send("POST", "/token?grant_type=password", { body })).body.refresh_token;
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await refresh(auth, (await refresh(auth, stolen)).refresh_token);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await refresh(auth, stolen)).error_code).toBe("refresh_token_already_used");
      expect((await refresh(auth, other)).refresh_token).toBeTypeOf("string");
    } finally {
      vi.useRealTimers();
    }
  });

  test("a refresh picks up changes to the user", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "fresh@example.com");
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"plan": "pro"}'
      where email = 'fresh@example.com'`.execute(db);
    const { access_token } = await refresh(auth, token);
    const claims = JSON.parse(Buffer.from(access_token.split(".")[1], "base64url").toString());
    expect(claims.app_metadata.plan).toBe("pro");
    expect(claims.amr).toMatchObject([{ method: "password" }]);
  });

  test("an expired session cannot be refreshed", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "ended@example.com");
    await sql`update auth.sessions set not_after = now() - interval '1 second' where user_id =
      (select id from auth.users where email = 'ended@example.com')`.execute(db);
    expect((await refresh(auth, token)).error_code).toBe("session_expired");
    expect((await refresh(auth, token)).error_code).toBe("refresh_token_not_found");
  });

  test("the database holds no usable token", async () => {
    const auth = await openTestAuth("off", db);
    const token = await signIn(auth, "stored@example.com");
    const next = (await refresh(auth, token)).refresh_token;
    const { rows } = await sql<{ text: string }>`select t::text as text from auth.refresh_tokens t`.execute(db);
    const all = rows.map(({ text }) => text).join("\n");
    expect(all).not.toContain(token);
    expect(all).not.toContain(next);
    const hashes = await sql<{ token: string }>`select token from auth.refresh_tokens`.execute(db);
    for (const { token: hash } of hashes.rows.slice(0, 5)) {
      expect((await refresh(auth, hash)).error_code).toBe("refresh_token_not_found");
    }
  });

  test("an unknown token is rejected as not found", async () => {
    const auth = await openTestAuth("off", db);
    for (const token of ["nope", "a".repeat(43), "\u00e9".repeat(1000), "' or 1=1 --"]) {
      expect(await refresh(auth, token)).toMatchObject({
        error_code: "refresh_token_not_found",
        msg: "Invalid Refresh Token: Refresh Token Not Found",
      });
    }
    expect((await refresh(auth, "")).error_code).toBe("validation_failed");
    const { error } = await auth.client().refreshSession({ refresh_token: "nope" });
    expect(error?.code).toBe("refresh_token_not_found");
  });

  test("the official client keeps its session across refreshes", async () => {
    const auth = await openTestAuth("off", db);
    await auth.addUser("client@example.com");
    const browser = auth.client();
    const events: string[] = [];
    browser.onAuthStateChange((event) => void events.push(event));
    await browser.signInWithPassword({ email: "client@example.com", password: PASSWORD });
    const both = await Promise.all([browser.refreshSession(), browser.refreshSession()]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect((await browser.getUser()).data.user?.email).toBe("client@example.com");
    await browser.signOut();
    expect(events).toContain("SIGNED_IN");
    expect(events).toContain("TOKEN_REFRESHED");
    expect(events.at(-1)).toBe("SIGNED_OUT");
  });
});
