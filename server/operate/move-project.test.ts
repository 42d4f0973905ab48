import { join } from "node:path";
import { verify } from "@node-rs/bcrypt";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createAuthenticator } from "../backend/auth/test-authenticator.ts";
import { openBackend } from "../backend/backend.ts";
import { createTestProject } from "../backend/backup/test-project.ts";
import type { Backend } from "../backend/contract.ts";
import { openPglite } from "../backend/database/open-pglite.ts";
import { fillDataFolder } from "../backend/database/test-databases.ts";
import { runSql } from "../backend/database/test-postgres.ts";
import { readConfig } from "../config/config.ts";
import { makeTestFolder } from "../test-folder.ts";
import { move } from "./move.ts";
import { SILENT } from "./open-service.ts";

const PASSWORD = "Passw0rd1";
const folder = makeTestFolder(afterAll);
const config = readConfig({ DATA_DIR: join(folder, "data"), PORT: "4612" });
const { cluster = "" } = inject("templates").postgres ?? {};
const moveTo = (url: string) => move.prepareAlone(["--to", url])(config);

const ada = { id: "", secret: "", factorId: "" };
const zoe = { id: "" };

async function call({ call, callAsService }: Backend, path: string, body: object, token?: string) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const ask = path.includes("/admin/") ? callAsService : call;
  const response = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  expect([path, response.ok]).toEqual([path, true]);
  const text = await response.text();
  return text ? JSON.parse(text) : null;
}

/** Two people on the embedded database: one with an authenticator app and a library, one with a passkey. */
beforeAll(async () => {
  if (!cluster) return;
  fillDataFolder(config.dataDir);
  const backend = await openBackend(config, SILENT, () => {});
  const signUp = async (email: string) => {
    const { id } = await call(backend, "/auth/v1/admin/users", { email, password: PASSWORD, email_confirm: true });
    const { access_token } = await call(backend, "/auth/v1/token?grant_type=password", { email, password: PASSWORD });
    return { id, token: access_token as string };
  };
  const first = await signUp("ada@example.com");
  const factor = await call(backend, "/auth/v1/factors", { factor_type: "totp", friendly_name: "App" }, first.token);
  Object.assign(ada, { id: first.id, secret: factor.totp.secret, factorId: factor.id });
  const { id: challenge_id } = await call(backend, `/auth/v1/factors/${factor.id}/challenge`, {}, first.token);
  const code = new TOTP({ secret: ada.secret }).generate();
  const raised = await call(backend, `/auth/v1/factors/${factor.id}/verify`, { challenge_id, code }, first.token);
  const palette = {
    name: 'p "\\N',
    path: "/color-wheel",
    colors: ["db073d"],
    tags: ["ü", "a,b"],
    share_token: "s".repeat(22),
  };
  await call(backend, "/rest/v1/palettes", palette, raised.access_token);
  const second = await signUp("zoe@example.com");
  zoe.id = second.id;
  const asked = await call(backend, "/auth/v1/passkeys/registration/options", {}, second.token);
  const credential = createAuthenticator("http://localhost:4612").create(asked.options);
  await call(
    backend,
    "/auth/v1/passkeys/registration/verify",
    { challenge_id: asked.challenge_id, credential },
    second.token,
  );
  await backend.close();
  const database = await openPglite(join(config.dataDir, "database"));
  await database.inSession((session) =>
    session.run(`
      update auth.users set raw_user_meta_data = '{"big": 12345678901234567890.0001, "name": "Ada 😀"}', recovery_token = 'old',
        email_change = 'new@example.com' where id = '${ada.id}';
      insert into public.subscriptions (id, user_id, status, livemode, event_created)
        values ('sub_1', '${ada.id}', 'active', true, '2026-01-01');
      insert into public.recovery_codes (user_id, code_hash) values ('${ada.id}', 'hash');
      insert into public.redirects (path, target, status) values ('/old', '/new', 308);
      update public.plan_limits set free_limit = 7 where resource = 'colors';
      insert into private.outbox (mail) values ('sealed');`),
  );
  await database.close();
});

describe.runIf(cluster)("into a Supabase project", () => {
  test("all accounts and rows are moved, and passwords still work", async () => {
    const url = await createTestProject(cluster);
    const said = await moveTo(url);
    expect(said).toMatch(/^auth\.users +2$/m);
    expect(said).toMatch(/^public\.palettes +1$/m);
    expect(said).toContain("Everyone must log in again");
    expect(said).toContain("Passkeys can't be moved: 1 must be added again.");
    expect(said).toContain("Emails that haven't been sent can't be moved: 1.");

    const [user] = await runSql(url, `select * from auth.users where id = '${ada.id}'`);
    expect(user).toMatchObject({
      instance_id: "00000000-0000-0000-0000-000000000000",
      aud: "authenticated",
      role: "authenticated",
      email: "ada@example.com",
      confirmed_at: expect.any(Date),
      raw_app_meta_data: { provider: "email", providers: ["email"] },
    });
    // Supabase Auth expects strings here, not null.
    for (const column of ["confirmation_token", "recovery_token", "email_change", "email_change_token_new"]) {
      expect([column, user?.[column]]).toEqual([column, ""]);
    }
    expect(await verify(PASSWORD, String(user?.encrypted_password))).toBe(true);
    const big = await runSql(url, `select raw_user_meta_data::text as data from auth.users where id = '${ada.id}'`);
    expect(big[0]?.data).toContain("12345678901234567890.0001");
    expect(await runSql(url, "select user_id, provider, provider_id from auth.identities order by user_id")).toEqual(
      [ada, zoe]
        .map(({ id }) => ({ user_id: id, provider: "email", provider_id: id }))
        .sort((a, b) => (a.user_id < b.user_id ? -1 : 1)),
    );
    expect(await runSql(url, "select id, user_id, status, secret from auth.mfa_factors")).toEqual([
      { id: ada.factorId, user_id: ada.id, status: "verified", secret: ada.secret },
    ]);
    expect(await runSql(url, "select user_id, name, tags from public.palettes")).toEqual([
      { user_id: ada.id, name: 'p "\\N', tags: ["ü", "a,b"] },
    ]);
    expect(await runSql(url, "select id, is_pro from public.profiles where is_pro")).toEqual([
      { id: ada.id, is_pro: true },
    ]);
    expect(await runSql(url, "select count(*)::int as total from auth.sessions")).toEqual([{ total: 0 }]);
    expect(await runSql(url, "select free_limit from public.plan_limits where resource = 'colors'")).toEqual([
      { free_limit: 7 },
    ]);
    // The triggers are active again.
    await runSql(url, `insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`);
    expect(await runSql(url, "select count(*)::int as total from public.profiles")).toEqual([{ total: 3 }]);
    await expect(moveTo(url)).rejects.toThrow("The project already has users or redirects. Choose an empty one.");
  });

  test("a project without this version's tables is rejected with a fix", async () => {
    const url = await createTestProject(cluster, 3);
    await expect(moveTo(url)).rejects.toThrow(
      /^The project lacks the migrations \d{14}, .+\. Run `supabase db push` first\.$/,
    );
    expect(await runSql(url, "select count(*)::int as total from auth.users")).toEqual([{ total: 0 }]);
  });

  test("if one row differs after the move, nothing is kept", async () => {
    const url = await createTestProject(cluster);
    await runSql(
      url,
      `create function public.spoil() returns trigger language plpgsql as $$ begin
        new.identity_data := '{}'; return new; end $$;
      create trigger spoil before insert on auth.identities for each row execute function public.spoil()`,
    );
    await expect(moveTo(url)).rejects.toThrow(
      "auth.identities differs after the copy: 2 rows became 2, or their contents changed.",
    );
    const left = "select (select count(*) from auth.users)::int + (select count(*) from public.profiles)::int as total";
    expect(await runSql(url, left)).toEqual([{ total: 0 }]);
  });
});
