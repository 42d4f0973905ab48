import { beforeEach, describe, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { createAuthenticator } from "./test-authenticator.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", async ({ db }) => {
  const auth = await openTestAuth("off", db);
  const { send, mails } = auth;
  beforeEach(() => void mails.splice(0));

  const join = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await auth.addUser(email);
    return email;
  };
  /** The token of a new session, started with only the password. */
  const logIn = async (email: string): Promise<string> => {
    const body = { email, password: PASSWORD };
    return (await send("POST", "/token?grant_type=password", { body })).body.access_token;
  };
  const enroll = async (token: string, friendly_name = "key"): Promise<string> =>
    (await send("POST", "/factors", { token, body: { factor_type: "webauthn", friendly_name } })).body.id;
  const ask = async (token: string, factorId: string) => {
    const { body } = await send("POST", `/factors/${factorId}/challenge`, { token, body: {} });
    return { id: body.id, type: body.webauthn?.type, options: body.webauthn?.credential_options.publicKey, body };
  };
  const answer = (token: string, factorId: string, challenge_id: string, type: string, credential_response: unknown) =>
    send("POST", `/factors/${factorId}/verify`, {
      token,
      body: { challenge_id, webauthn: { type, credential_response } },
    });
  /** Adds a passkey, which raises the session to aal2. */
  const add = async (token: string, name?: string) => {
    const key = createAuthenticator(SITE);
    const factorId = await enroll(token, name);
    const { id, options } = await ask(token, factorId);
    const added = await answer(token, factorId, id, "create", key.create(options));
    expect(added.status).toBe(200);
    return { key, factorId, token: added.body.access_token as string, user: added.body.user };
  };
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

  test("a passkey is added, requested after the password, and raises the session to aal2", async () => {
    const email = await join();
    const first = await logIn(email);
    const factorId = await enroll(first);
    const made = await ask(first, factorId);
    expect(made.body).toMatchObject({ type: "webauthn", webauthn: { type: "create" }, expires_at: expect.any(Number) });
    expect(made.options).toMatchObject({
      rp: { id: "localhost", name: "Huesmith" },
      user: { name: email },
      attestation: "none",
    });
    const key = createAuthenticator(SITE);
    const added = await answer(first, factorId, made.id, "create", key.create(made.options));
    expect(added.body.user.factors).toMatchObject([{ factor_type: "webauthn", status: "verified" }]);
    expect(JSON.stringify(added.body.user)).not.toMatch(/credential|publicKey/);
    expect(mails).toMatchObject([{ type: "second_factor_on", to: email, factor: "webauthn" }]);

    const half = await logIn(email);
    const asked = await ask(half, factorId);
    expect([asked.type, asked.options.allowCredentials]).toMatchObject(["request", [{ id: key.id }]]);
    const raised = await answer(half, factorId, asked.id, "request", key.use(asked.options));
    const { aal, amr } = claimsOf(raised.body.access_token);
    expect([aal, amr.map(({ method }: { method: string }) => method).sort()]).toEqual([
      "aal2",
      ["mfa/webauthn", "password"],
    ]);
  });

  test("a response works only once, and so does its challenge", async () => {
    const email = await join();
    const { key, factorId } = await add(await logIn(email));
    const half = await logIn(email);
    const { id, options } = await ask(half, factorId);
    const used = key.use(options);
    expect(
      (await answer(half, factorId, id, "request", key.use(options, { origin: "https://evil.example" }))).status,
    ).toBe(422);
    expect((await answer(half, factorId, id, "request", used)).body.error_code).toBe("mfa_challenge_not_found");
    const next = await ask(half, factorId);
    expect((await answer(half, factorId, next.id, "request", used)).body.error_code).toBe("mfa_verification_failed");
    const third = await ask(half, factorId);
    const good = key.use(third.options);
    const both = await Promise.all([1, 2].map(() => answer(half, factorId, third.id, "request", good)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("responses with another site, key or challenge or an older counter are rejected", async () => {
    const email = await join();
    const { key, factorId } = await add(await logIn(email));
    const stranger = createAuthenticator(SITE);
    const half = await logIn(email);
    for (const forge of [
      (options: never) => key.use(options, { origin: "https://evil.example" }),
      (options: never) => key.use(options, { rpId: "evil.example" }),
      (options: never) => key.use(options, { challenge: "AAAA" }),
      (options: never) => key.use(options, { counter: 1 }),
      (options: never) => stranger.use(options),
      (options: never) => ({ ...stranger.use(options), id: key.id, rawId: key.id }),
      (options: never) => ({ ...key.use(options), response: {} }),
      () => ({}),
    ]) {
      const { id, options } = await ask(half, factorId);
      const refused = await answer(half, factorId, id, "request", forge(options as never));
      expect([refused.status, refused.body.msg]).toEqual([422, "Failed to validate WebAuthn MFA response"]);
    }
    const { id } = await ask(half, factorId);
    const late = (await ask(half, factorId)).options;
    expect((await answer(half, factorId, id, "create", key.create(late))).status).toBe(422);
    for (const [webauthn, text] of [
      [undefined, "WebAuthn config required"],
      [{ type: "other" }, "WebAuthn type must be create or request"],
      [{ type: "request" }, "credential_response required"],
    ] as const) {
      const { id: challenge_id } = await ask(half, factorId);
      const options = { token: half, body: { challenge_id, ...(webauthn && { webauthn }) } };
      expect((await send("POST", `/factors/${factorId}/verify`, options)).body.msg).toBe(text);
    }
  });

  test("a password alone can't add a passkey, not even to a setup that its owner started", async () => {
    const email = await join();
    const owner = await add(await logIn(email), "first");
    const begun = await enroll(owner.token, "second");
    const thief = await logIn(email);
    const refused = await send("POST", `/factors/${begun}/challenge`, { token: thief, body: {} });
    expect([refused.status, refused.body.error_code]).toEqual([403, "insufficient_aal"]);
    const { id, options } = await ask(owner.token, begun);
    const mine = createAuthenticator(SITE).create(options);
    expect((await answer(thief, begun, id, "create", mine)).body.error_code).toBe("insufficient_aal");
    const enrolled = { token: thief, body: { factor_type: "webauthn", friendly_name: "mine" } };
    expect((await send("POST", "/factors", enrolled)).body.error_code).toBe("insufficient_aal");
    expect((await send("DELETE", `/factors/${owner.factorId}`, { token: thief })).body.error_code).toBe(
      "insufficient_aal",
    );
  });

  test("any passkey of the account is accepted, another user's isn't, and none can be added twice", async () => {
    const email = await join();
    const one = await add(await logIn(email), "one");
    const two = await add(one.token, "two");
    expect(mails.map(({ type }) => type)).toEqual(["second_factor_on", "factor_added"]);
    const half = await logIn(email);
    const { id, options } = await ask(half, one.factorId);
    expect((await answer(half, one.factorId, id, "request", two.key.use(options))).status).toBe(200);

    const other = await join();
    const eve = await add(await logIn(other));
    const again = await logIn(email);
    const asked = await ask(again, one.factorId);
    expect((await answer(again, one.factorId, asked.id, "request", eve.key.use(asked.options))).status).toBe(422);
    expect((await send("POST", `/factors/${one.factorId}/challenge`, { token: eve.token })).status).toBe(404);

    const third = await enroll(two.token, "three");
    const { id: challengeId, options: creation } = await ask(two.token, third);
    expect(creation.excludeCredentials).toHaveLength(2);
    expect((await answer(two.token, third, challengeId, "create", one.key.create(creation))).status).toBe(422);
  });

  test("a removed passkey no longer works, and its sessions drop to aal1", async () => {
    const email = await join();
    const { key, factorId, token } = await add(await logIn(email));
    expect((await send("DELETE", `/factors/${factorId}`, { token })).status).toBe(200);
    expect(mails.at(-1)).toMatchObject({ type: "second_factor_off", factor: "webauthn" });
    const { rows } = await sql`select aal from auth.sessions where user_id =
      (select id from auth.users where email = ${email})`.execute(db);
    expect(rows).toEqual([{ aal: "aal1" }]);
    const half = await logIn(email);
    expect((await send("POST", `/factors/${factorId}/challenge`, { token: half })).status).toBe(404);
    expect(key.id).toBeTruthy();
  });

  test("a session that removes one of two second factors keeps its level until the other is gone, too", async () => {
    const email = await join();
    const one = await add(await logIn(email), "one");
    const { key, factorId, token } = await add(one.token, "two");
    const half = await logIn(email);
    const { id, options } = await ask(half, factorId);
    expect((await answer(half, factorId, id, "request", key.use(options))).status).toBe(200);
    const levels = async () => {
      const { rows } = await sql<{ aal: string }>`select aal from auth.sessions where user_id =
        (select id from auth.users where email = ${email}) order by aal`.execute(db);
      return rows.map(({ aal }) => aal);
    };
    expect(await levels()).toEqual(["aal2", "aal2"]);
    expect((await send("DELETE", `/factors/${factorId}`, { token })).status).toBe(200);
    expect(await levels()).toEqual(["aal1", "aal2"]);
    expect((await send("DELETE", `/passkeys/${one.factorId}`, { token })).status).toBe(204);
    expect(await levels()).toEqual(["aal1", "aal1"]);
  });

  test("a challenge expires after five minutes", async () => {
    const email = await join();
    const { key, factorId } = await add(await logIn(email));
    const half = await logIn(email);
    const { id, options } = await ask(half, factorId);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 301_000);
    const { body } = await answer(half, factorId, id, "request", key.use(options));
    vi.useRealTimers();
    expect(body.error_code).toBe("mfa_challenge_expired");
  });
});
