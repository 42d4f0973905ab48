import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { openClient } from "../test-rest.ts";
import { createRest } from "./rest.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  async function setUp() {
    const auth = await openTestAuth("off", db);
    const rest = createRest({ db, keys: auth.keys });
    const join = async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      await auth.addUser(email);
      return email;
    };
    /** A browser of this user, with its own session. */
    const logIn = async (email: string, browser = "Mozilla/5.0 Firefox/145.0") => {
      const body = { email, password: PASSWORD };
      const headers = { "user-agent": browser };
      const { body: session } = await auth.send("POST", "/token?grant_type=password", { body, headers });
      const { access_token: token, refresh_token: refreshToken } = session;
      const { session_id: id } = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
      return { id, token, refreshToken, rest: openClient(rest, auth.keys.anonKey, token) };
    };
    const refresh = (refresh_token: string) =>
      auth.send("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
    return { auth, rest, join, logIn, refresh };
  }

  test("users see their own sessions with the browser, the times and which one is current", async () => {
    const { join, logIn, refresh } = await setUp();
    const ada = await join();
    const phone = await logIn(ada, "Phone");
    const desk = await logIn(ada, "Desk");
    await logIn(await join());
    await refresh(phone.refreshToken);
    const { data } = await desk.rest.from("sessions").select().order("created_at");
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
    expect(data).toEqual([
      { id: phone.id, user_agent: "Phone", created_at: time, last_used_at: time, is_current: false },
      { id: desk.id, user_agent: "Desk", created_at: time, last_used_at: data?.[1].created_at, is_current: true },
    ]);
    expect(data?.[0].last_used_at > data?.[0].created_at).toBe(true);
  });

  test("ending a session immediately invalidates its refresh token and access token", async () => {
    const { auth, join, logIn, refresh } = await setUp();
    const ada = await join();
    const phone = await logIn(ada);
    const desk = await logIn(ada);
    const { data } = await desk.rest.from("sessions").delete().eq("id", phone.id).select("id");
    expect(data).toEqual([{ id: phone.id }]);
    expect((await refresh(phone.refreshToken)).body.error_code).toBe("refresh_token_not_found");
    expect((await auth.send("GET", "/user", { token: phone.token })).body.error_code).toBe("session_not_found");
    expect((await phone.rest.from("sessions").select()).data).toEqual([]);
    expect((await phone.rest.from("sessions").delete().eq("id", desk.id).select()).data).toEqual([]);
    expect((await auth.send("GET", "/user", { token: desk.token })).status).toBe(200);
  });

  test("other users' sessions can't be seen or ended, whatever the filter", async () => {
    const { auth, rest, join, logIn } = await setUp();
    const eve = await logIn(await join());
    const ada = await logIn(await join());
    for (const filtered of [
      eve.rest.from("sessions").delete().eq("id", ada.id),
      eve.rest.from("sessions").delete().neq("id", eve.id),
      eve.rest.from("sessions").delete().is("is_current", false),
    ]) {
      expect((await filtered.select()).data).toEqual([]);
    }
    expect((await eve.rest.from("sessions").select("id")).data).toEqual([{ id: eve.id }]);
    for (const key of [auth.keys.anonKey, auth.keys.secretKey]) {
      expect((await openClient(rest, key).from("sessions").select()).error?.code).toBe("42501");
      expect((await openClient(rest, key).from("sessions").delete().eq("id", ada.id)).error?.code).toBe("42501");
    }
    expect((await auth.send("GET", "/user", { token: ada.token })).status).toBe(200);
  });

  test("sessions can be neither added nor changed", async () => {
    const { join, logIn } = await setUp();
    const ada = await logIn(await join());
    const added = await ada.rest.from("sessions").insert({ id: crypto.randomUUID(), user_agent: "Mine" });
    const changed = await ada.rest.from("sessions").update({ user_agent: "Mine" }).eq("id", ada.id);
    expect([added.error?.code, changed.error?.code]).toEqual(["42501", "42501"]);
  });

  test("with a second factor, a password alone can neither list nor end sessions", async () => {
    const { auth, rest, join, logIn } = await setUp();
    const email = await join();
    const browser = auth.client();
    await browser.signInWithPassword({ email, password: PASSWORD });
    const { data: factor } = await browser.mfa.enroll({ factorType: "totp" });
    const code = new TOTP({ secret: factor?.totp.secret ?? "" }).generate();
    const { data: whole } = await browser.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
    const thief = await logIn(email);
    expect((await thief.rest.from("sessions").select()).data).toEqual([]);
    expect((await thief.rest.from("sessions").delete().neq("id", thief.id).select()).data).toEqual([]);
    const owner = openClient(rest, auth.keys.anonKey, whole?.access_token);
    expect((await owner.from("sessions").delete().eq("id", thief.id).select("id")).data).toEqual([{ id: thief.id }]);
  });

  test("an expired session is not listed and can't list sessions itself", async () => {
    const { join, logIn } = await setUp();
    const ada = await join();
    const old = await logIn(ada);
    const desk = await logIn(ada);
    await sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${old.id}`.execute(db);
    expect((await desk.rest.from("sessions").select("id")).data).toEqual([{ id: desk.id }]);
    expect((await old.rest.from("sessions").select("id")).data).toEqual([]);
  });
});
