import { describe, expect, test } from "vitest";
import { openPostgres } from "../database/open-postgres.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { color, openTestRest, send } from "../test-rest.ts";
import { createRest } from "./rest.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  test("timestamps are never in the future, and the creation time never changes", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    const future = "2999-01-01T00:00:00+00:00";
    const { data } = await ada
      .from("colors")
      .insert(color("c", { created_at: future, updated_at: future, deleted_at: future }))
      .select()
      .single();
    for (const key of ["created_at", "updated_at", "deleted_at"])
      expect(Date.parse(data[key])).toBeLessThan(Date.now() + 60_000);
    const old = await ada
      .from("colors")
      .insert(color("c", { created_at: "2021-05-06T07:08:09.5Z" }))
      .select()
      .single();
    expect(old.data.created_at).toBe("2021-05-06T07:08:09.5+00:00");
    const changed = await ada
      .from("colors")
      .update({ created_at: "2022-01-01", updated_at: "2022-01-01" })
      .eq("id", old.data.id)
      .select()
      .single();
    expect(changed.data.created_at).toBe("2021-05-06T07:08:09.5+00:00");
    expect(Date.parse(changed.data.updated_at)).toBeGreaterThan(Date.parse("2021-01-01"));
    expect((await ada.from("colors").insert(color("c", { created_at: "1970-01-01" }))).error?.code).toBe("23514");
  });

  test("the database rejects values that the site would never save", async () => {
    const { person } = await openTestRest(db);
    const ada = await person({}, true);
    const palette = (more: object) =>
      ada.from("palettes").insert({ name: "p", path: "/color-wheel?c=db073d", colors: ["db073d"], ...more });
    expect((await palette({})).error).toBeNull();
    const paths = [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "",
      "/a b",
      "/é",
      `/${"a".repeat(12_000)}`,
    ];
    for (const path of paths) expect([path, (await palette({ path })).error?.code]).toEqual([path, "23514"]);
    const lists = [[], ["DB073D"], ["db073d,0d6986"], ["a"], ["<svg>"], Array(65).fill("db073d"), ["db073d\n0d6986"]];
    for (const colors of lists) expect([colors, (await palette({ colors })).error?.code]).toEqual([colors, "23514"]);
    for (const tags of [Array(21).fill("a"), ["x".repeat(801)]])
      expect((await palette({ tags })).error?.code).toBe("23514");
    for (const name of ["", "x".repeat(81)]) expect((await palette({ name })).error?.code).toBe("23514");
    for (const share_token of ["short", `${"a".repeat(21)}!`, ""])
      expect((await palette({ share_token })).error?.code).toBe("23514");
    expect((await palette({ colors: [["db073d"]] })).error?.code).toBe("22P02");
    expect((await palette({ colors: ["db073d", null] })).error?.code).toBe("22P02");
    expect((await palette({ tags: null })).error?.code).toBe("23502");
  });

  test("database errors don't reveal any values", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    const secret = "s3cr3t-value";
    const checked = await ada.from("colors").insert({ name: secret, color: secret.toUpperCase() });
    const missing = await ada.from("colors").insert(color("c", { project_id: crypto.randomUUID() }));
    const date = await ada.from("colors").insert(color("c", { created_at: "2026-99-99" }));
    expect([checked.status, missing.status, date.status]).toEqual([400, 409, 400]);
    expect([checked.error?.code, missing.error?.code, date.error?.code]).toEqual(["23514", "23503", "22008"]);
    for (const { error } of [checked, missing, date]) {
      expect(JSON.stringify(error)).not.toMatch(/s3cr3t|99|Failing row|Key \(/i);
      expect(error?.details).toBeNull();
    }
  });

  test("over the limit of its account or network, a request gets a 429 and when to try again", async () => {
    const { person, anon, service, rest, keys } = await openTestRest(db, { requests: { points: 2, duration: 300 } });
    const ada = await person();
    const eve = await person();
    const statuses = async (client: typeof anon) => {
      const found = [];
      for (let tries = 0; tries < 3; tries++) found.push((await client.from("plan_limits").select("resource")).status);
      return found;
    };
    for (const client of [ada, eve, anon]) expect(await statuses(client)).toEqual([200, 200, 429]);
    expect(await statuses(service)).toEqual([200, 200, 200]);
    const { status, headers, json } = await send(rest, keys, ada.token, "plan_limits");
    expect([status, json]).toEqual([
      429,
      { code: "429", message: "Too many requests", details: null, hint: "Try again in 5 minutes." },
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const own = new Request("http://localhost:3000/rest/v1/plan_limits", {
      headers: { apikey: keys.anonKey, Authorization: `Bearer ${ada.token}` },
    });
    expect((await rest(own, "")).status).toBe(200);
  });

  test("patterns have a limit of their own, one to a request, and at most 40 characters", async () => {
    const { person } = await openTestRest(db, { patterns: { points: 2, duration: 60 } });
    const ada = await person();
    const colors = () => ada.from("colors").select("id");
    const refused = [
      await colors().like("name", "a*").not("name", "ilike", "*b"),
      await colors().like("name", "a".repeat(41)),
    ];
    expect(refused.map(({ status, error }) => [status, error?.code, error?.message])).toEqual([
      [400, "PGRST100", "more than one like or ilike filter"],
      [400, "PGRST100", "a pattern has at most 40 characters"],
    ]);
    const names = [await colors().like("name", "a".repeat(40)), await colors().ilike("name", "*a*")];
    expect([...names, await colors().like("name", "a*")].map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await colors().eq("name", "a")).status).toBe(200);
  });

  test("unsupported requests are rejected, not ignored", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    const bad = [
      "colors?select=*,projects(*)",
      "colors?or=(name.eq.a,name.eq.b)",
      "colors?and=(name.eq.a)",
      "colors?not.or=(name.eq.a)",
      "colors?name=fts.a",
      "colors?name=match.a",
      "colors?tags=cs.{a}",
      "colors?name=eq",
      "colors?name=a",
      "colors?id=like.a*",
      "colors?name=is.true",
      "colors?limit=-1",
      "colors?limit=1;drop",
      "colors?offset=1e3",
      "colors?order=name.up",
      "colors?order=projects(name)",
      "colors?nope=eq.1",
      "colors?select=nope",
      "colors?columns=name",
      "colors?apikey=x",
    ];
    for (const path of bad) {
      const { status, json } = await send(rest, keys, ada.token, path);
      expect([path, status, Object.keys(json)]).toEqual([path, 400, ["code", "message", "details", "hint"]]);
    }
    const statuses: [string, RequestInit & { headers?: Record<string, string> }, number, string][] = [
      ["rpc/enforce_free_limit", { method: "POST", body: "{}" }, 404, "PGRST202"],
      ["users", {}, 404, "PGRST205"],
      ["", {}, 404, "PGRST205"],
      ["colors/x", {}, 404, "PGRST205"],
      ["colors?name=eq.a", { method: "PUT", body: "{}" }, 405, "PGRST117"],
      ["colors", { headers: { Accept: "text/csv" } }, 406, "PGRST107"],
      ["colors", { method: "POST", body: "name=a", headers: { "Content-Type": "text/csv" } }, 415, "PGRST102"],
      ["colors", { method: "POST", body: "{" }, 400, "PGRST102"],
      ["colors", { method: "POST", body: "" }, 400, "PGRST102"],
      ["colors", { method: "POST", body: "[1]" }, 400, "PGRST102"],
      ["colors", { method: "POST", body: "null" }, 400, "PGRST102"],
      ["colors", { method: "POST", body: "{}" }, 400, "PGRST102"],
      ["colors", { method: "POST", body: `"${"x".repeat(2_000_000)}"` }, 413, "PGRST102"],
      ["colors?on_conflict=share_token", { method: "POST", body: '{"name":"a"}' }, 400, "PGRST100"],
      ["colors?name=eq.a", { method: "POST", body: '{"name":"a"}' }, 400, "PGRST100"],
      ["colors?name=eq.a", { method: "PATCH", body: '[{"name":"a"}]' }, 400, "PGRST102"],
      ["colors?name=eq.a&limit=1", { method: "DELETE" }, 400, "PGRST100"],
      ["colors", { headers: { Prefer: "tx=rollback" } }, 400, "PGRST122"],
      ["colors", { method: "POST", body: '{"name":"a"}', headers: { Prefer: "missing=default" } }, 400, "PGRST122"],
    ];
    for (const [path, init, status, code] of statuses) {
      const got = await send(rest, keys, ada.token, path, init);
      expect([path, init.method, got.status, got.json.code]).toEqual([path, init.method, status, code]);
      const allowed = status === 405 ? "OPTIONS,GET,HEAD,POST,PATCH,DELETE" : null;
      expect([path, got.headers.get("Allow")]).toEqual([path, allowed]);
    }
  });
});

test("an unreachable database returns 503 with an error code that the official client knows", async () => {
  const [first] = databases;
  if (!first) throw new Error("There is always one");
  const { keys } = await openTestRest(first.db);
  const away = openPostgres("postgres://nobody@127.0.0.1:1/none");
  const { status, json } = await send(createRest({ db: away.db, keys }), keys, keys.anonKey, "plan_limits");
  expect([status, json.code]).toEqual([503, "PGRST001"]);
  await away.close();
});
