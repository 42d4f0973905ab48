import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../test-auth.ts";
import { openTestDatabases } from "./database/test-databases.ts";
import { createRest } from "./rest/rest.ts";
import { color, openClient, send } from "./test-rest.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  /** The auth and REST APIs, and a function that signs up, confirms and logs in a user. */
  async function setUp() {
    const auth = await openTestAuth("off", db);
    const { keys } = auth;
    const rest = createRest({ db, keys });
    const join = async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const client = auth.client();
      expect((await client.signUp({ email, password: PASSWORD })).error).toBeNull();
      await auth.confirm(auth.mails.find((mail) => mail.to === email));
      const { data } = await client.signInWithPassword({ email, password: PASSWORD });
      const token = data.session?.access_token ?? "";
      return { email, client, token, id: data.user?.id ?? "", rest: openClient(rest, keys.anonKey, token) };
    };
    return { auth, keys, rest, join, service: openClient(rest, keys.secretKey) };
  }

  test("a new account has a free profile and a library of its own", async () => {
    const { join } = await setUp();
    const ada = await join();
    const eve = await join();
    expect((await ada.rest.from("profiles").select("id,is_pro").limit(1).single()).data).toEqual({
      id: ada.id,
      is_pro: false,
    });
    expect((await ada.rest.from("colors").insert(color()).select("user_id").single()).data).toEqual({
      user_id: ada.id,
    });
    expect((await eve.rest.from("colors").select()).data).toEqual([]);
  });

  test("nothing users can set on themselves grants them more rights", async () => {
    const { auth, rest, keys, join } = await setUp();
    const boast = {
      is_pro: true,
      role: "service_role",
      aal: "aal2",
      sub: crypto.randomUUID(),
      app_metadata: { role: "x" },
    };
    const email = `${crypto.randomUUID()}@example.com`;
    const body = { email, password: PASSWORD, data: boast, role: "service_role", app_metadata: boast, is_pro: true };
    expect((await auth.send("POST", "/signup", { body })).status).toBe(200);
    await auth.confirm(auth.mails.at(-1));
    const proud = auth.client();
    const { data } = await proud.signInWithPassword({ email, password: PASSWORD });
    const ada = await join();
    await ada.client.updateUser({ data: boast });
    await auth.send("PUT", "/user", {
      token: ada.token,
      body: { ...boast, data: boast },
    });
    const renewed = (await ada.client.refreshSession()).data.session?.access_token ?? "";
    for (const token of [data.session?.access_token ?? "", renewed]) {
      const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      expect([claims.role, claims.aal, claims.app_metadata.role]).toEqual(["authenticated", "aal1", undefined]);
      const client = openClient(rest, keys.anonKey, token);
      expect((await client.from("profiles").select("is_pro")).data).toEqual([{ is_pro: false }]);
      expect((await client.from("colors").insert(Array.from({ length: 21 }, () => color()))).status).toBe(402);
    }
  });

  test("a deleted account's token can't read or write anything", async () => {
    const { auth, keys, join, service } = await setUp();
    const ada = await join();
    const eve = await join();
    await eve.rest.from("colors").insert(color());
    await auth.send("DELETE", `/admin/users/${ada.id}`, { key: keys.secretKey });
    for (const table of ["profiles", "projects", "palettes", "colors"]) {
      expect((await ada.rest.from(table).select()).data).toEqual([]);
      expect((await ada.rest.from(table).update({ name: "x" }).neq("name", "y").select()).data ?? []).toEqual([]);
    }
    expect((await ada.rest.from("colors").insert(color())).error).toBeTruthy();
    expect((await service.from("colors").select().eq("user_id", ada.id)).data).toEqual([]);
    expect((await auth.send("GET", "/user", { token: ada.token })).body.error_code).toBe("user_not_found");
  });

  test("administration requires the secret key as apikey; tokens and other keys are rejected", async () => {
    const { auth, keys, rest, join } = await setUp();
    const ada = await join();
    const asked = [
      { key: keys.anonKey, token: keys.secretKey },
      { key: keys.anonKey, token: ada.token },
      { key: ada.token, token: ada.token },
      { key: null, token: keys.secretKey },
      { key: keys.anonKey, token: keys.anonKey, headers: { "X-Api-Key": keys.secretKey } },
      { key: `${keys.anonKey}, ${keys.secretKey}`, token: keys.anonKey },
    ];
    for (const [index, options] of asked.entries()) {
      for (const path of ["/admin/users", `/admin/users/${ada.id}`]) {
        expect([index, (await auth.send("GET", path, options)).status]).toEqual([index, 401]);
      }
      const body = JSON.stringify({ is_pro: true });
      const headers = { apikey: options.key ?? "" };
      const pro = await send(rest, keys, options.token, `profiles?id=eq.${ada.id}`, { method: "PATCH", body, headers });
      expect([index, pro.status]).toEqual([
        index,
        options.token === ada.token && options.key === keys.anonKey ? 403 : 401,
      ]);
    }
    expect((await ada.rest.from("profiles").select("is_pro").single()).data).toEqual({ is_pro: false });
  });

  test("with a second factor, a password alone doesn't open the library", async () => {
    const { rest, keys, join, auth } = await setUp();
    const ada = await join();
    await ada.rest.from("colors").insert(color("kept"));
    const { data: factor } = await ada.client.mfa.enroll({ factorType: "totp" });
    const code = () => new TOTP({ secret: factor?.totp.secret ?? "" }).generate();
    const { data: whole } = await ada.client.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code: code() });
    expect((await openClient(rest, keys.anonKey, whole?.access_token).from("colors").select("name")).data).toEqual([
      { name: "kept" },
    ]);
    // The earlier token, and one from a thief who knows the password.
    const thief = auth.client("192.0.2.9");
    const { data } = await thief.signInWithPassword({ email: ada.email, password: PASSWORD });
    for (const token of [ada.token, data.session?.access_token ?? ""]) {
      const half = openClient(rest, keys.anonKey, token);
      expect((await half.from("colors").select()).data).toEqual([]);
      expect((await half.from("colors").insert(color())).status).toBe(403);
      expect((await half.from("colors").delete().eq("name", "kept").select()).data).toEqual([]);
    }
    // The thief can neither remove the factor nor add another one.
    expect((await thief.mfa.unenroll({ factorId: factor?.id ?? "" })).error).not.toBeNull();
    expect((await thief.mfa.enroll({ factorType: "totp", friendlyName: "mine" })).error).not.toBeNull();
  });

  test("deleting an account deletes its rows and share links and invalidates its tokens", async () => {
    const { auth, keys, join, service } = await setUp();
    const ada = await join();
    const share_token = crypto.randomUUID();
    const palette = { name: "p", path: "/color-wheel", colors: ["db073d"], share_token };
    expect((await ada.rest.from("palettes").insert(palette)).error).toBeNull();
    expect((await auth.send("DELETE", `/admin/users/${ada.id}`, { key: keys.secretKey })).status).toBe(200);
    expect((await service.from("palettes").select().eq("share_token", share_token)).data).toEqual([]);
    for (const table of ["profiles", "palettes"]) expect((await ada.rest.from(table).select()).data).toEqual([]);
    expect((await ada.rest.from("colors").insert(color())).status).toBe(409);
    expect((await ada.client.refreshSession()).error).not.toBeNull();
  });

  test("concurrent auth and REST requests on one database never mix up users", async () => {
    const { join, auth } = await setUp();
    const people = await Promise.all([join(), join(), join()]);
    await Promise.all(people.map(({ rest, email }) => rest.from("colors").insert(color(email))));
    const rounds = Array.from({ length: 10 }, () => people).flat();
    await Promise.all(
      rounds.map(async ({ rest, token, email, id }) => {
        const [rows, user, forged] = await Promise.all([
          rest.from("colors").select("name,user_id"),
          auth.send("GET", "/user", { token }),
          rest.from("colors").insert({ ...color(), user_id: people.find((other) => other.id !== id)?.id }),
        ]);
        expect(rows.data).toEqual([{ name: email, user_id: id }]);
        expect(user.body.id).toBe(id);
        expect(forged.status).toBe(403);
      }),
    );
  });
});
