import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_POINT } from "#color/test-code-point.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { openTestRest, send } from "../test-rest.ts";

const databases = await openTestDatabases();

/** Text that would reveal a statement in a response. */
const SQL_TEXT = /json_agg|json_to_recordset|set_config|with answer|cast\(|select \W|public"\."/i;

const COLUMNS = ["id", "user_id", "project_id", "name", "color", "tags", "created_at", "deleted_at"];
const NAMES = [...COLUMNS, "__proto__", "constructor", "hasOwnProperty", "select", "or", "*", "", "name'--", 'name"'];
const OPERATORS = ["eq", "neq", "gt", "gte", "lt", "lte", "in", "is", "like", "ilike", "fts", "cs", "not", "toString"];
const VALUES = [
  "null",
  "true",
  "(a,b)",
  '("a,b",c)',
  "(",
  "()",
  '("',
  "\\",
  "%",
  "*",
  "2026-01-01",
  crypto.randomUUID(),
  "1); drop table colors;--",
  "' or 1=1 --",
  "infinity",
  "now",
  "\0",
  "\u{1f3a8}",
  "e\u0301",
  "\ud800",
  "\u202e",
  "{}",
  '{"a":1}',
  "$1",
  "#{1}",
  "::text",
  "->>0",
];
const words = (list: readonly string[]) =>
  fc.oneof(fc.constantFrom(...list), fc.string({ unit: CODE_POINT, maxLength: 30 }));
const filter = fc
  .tuple(words(NAMES), fc.boolean(), words(OPERATORS), words(VALUES))
  .map(([name, isNot, operator, value]) => [name, `${isNot ? "not." : ""}${operator}.${value}`] as const);
const listOf = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 5 }).map((items) => items.join(","));
const parameter = fc.oneof(
  filter,
  fc.tuple(fc.constant("select"), listOf(words([...NAMES, "id::text", "tags->0", "count()", "a:id", "projects(*)"]))),
  fc.tuple(fc.constant("order"), listOf(words(["name.asc", "id.desc.nullslast", "name", "x.asc", "name.asc.asc"]))),
  fc.tuple(
    fc.constantFrom("limit", "offset", "on_conflict", "columns"),
    words(["0", "1", "999999999", "-1", "1e9", "id"]),
  ),
);
const query = fc.array(parameter, { maxLength: 6 }).map((list) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of list) parameters.append(name, value);
  return parameters.toString();
});
const body = fc.oneof(
  fc.json(),
  fc.string({ unit: CODE_POINT }),
  fc
    .array(fc.dictionary(words(NAMES), fc.oneof(words(VALUES), fc.jsonValue({ maxDepth: 3 }))), { maxLength: 3 })
    .map((rows) => JSON.stringify(rows)),
);
const method = fc.constantFrom("GET", "HEAD", "POST", "PATCH", "DELETE");

describe.each(databases)("on $name", ({ db }) => {
  test("no request breaks anything or reveals SQL", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    const eve = await person();
    await ada.from("colors").insert({ name: "ada's", color: "db073d" });
    const { data: before } = await ada.from("colors").select();
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(method, query, body, fc.boolean(), async (method, query, body, isObject) => {
        const hasBody = method === "POST" || method === "PATCH";
        const { status, text } = await send(rest, keys, eve.token, `colors?${query}`, {
          method,
          body: hasBody ? body : null,
          headers: isObject ? { Accept: "application/vnd.pgrst.object+json" } : {},
        });
        if (status < 300) answered++;
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(SQL_TEXT);
        expect(text).not.toContain(ada.userId);
      }),
      { numRuns: 400 },
    );
    expect(answered).toBeGreaterThan(5);
    expect((await ada.from("colors").select()).data).toEqual(before);
  });

  test("SQL in a value stays a value", async () => {
    const { person } = await openTestRest(db);
    const ada = await person({}, true);
    const names = [
      "'; drop table public.colors; --",
      "') or true --",
      "#{name}",
      "$1",
      "%",
      "_",
      "\\",
      "\\'",
      '"',
      "E'\\x27'",
      "a\nb",
      "\u202e\u{1f468}\u200d\u{1f3a8}",
      "__proto__",
      "null",
      "a,b",
      "(a)",
      "*",
    ];
    for (const name of names) {
      const { data, error } = await ada.from("colors").insert({ name, color: "db073d" }).select("name").single();
      expect([error, data]).toEqual([null, { name }]);
      expect((await ada.from("colors").select("name").eq("name", name)).data).toEqual([{ name }]);
      expect(
        (
          await ada
            .from("colors")
            .update({ tags: [name] })
            .eq("name", name)
            .select("tags")
        ).data,
      ).toEqual([{ tags: [name] }]);
    }
    expect((await ada.from("colors").select("name", { count: "exact", head: true })).count).toBe(names.length);
  });

  test("malicious query strings are rejected", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    await ada.from("colors").insert({ name: "a", color: "db073d" });
    const id = crypto.randomUUID();
    const tricks = [
      "select=*,user_id::text",
      "select=id::int",
      "select=tags->0",
      "select=tags->>0",
      "select=count()",
      "select=id.max()",
      "select=a:id",
      "select=pg_sleep(9)",
      "select=projects(name)",
      "select=*,profiles!inner(*)",
      'select="id"',
      "select=id;",
      "select=",
      "select=id,",
      "select=%00",
      "select=__proto__",
      "select=constructor",
      "select=id&select=user_id",
      "name=eq.a&limit=1&limit=2",
      "order=name&order=id",
      "order=name.asc;drop%20table%20colors",
      "order=random()",
      "order=tags->0",
      "__proto__=eq.a",
      "constructor=eq.a",
      "name=eq.%00",
      "name=like.%00",
      "name=in.(%00)",
      "id=eq.1",
      "id=in.(1,2)",
      `id=eq.${id}'--`,
      `id=eq.{${id}}`,
      "created_at=gt.now",
      "created_at=gt.infinity",
      "created_at=lt.tomorrow",
      "deleted_at=is.1",
      "deleted_at=is.null;",
      "name=is.null--",

      "name=like(any).{a}",
      "name=NOT.eq.a",
      "name=not.not.eq.a",
      "tags=eq.{a}",
      "tags=cs.{a}",
      "name->>a=eq.b",
      "colors.name=eq.a",
      "name::text=eq.a",
      "limit=1.5",
      "limit=%2B1",
      "limit=9999999999",
      "offset=9999999999",
      "limit=",
      "and=(id.eq.1,or(name.eq.a,name.eq.b))",
      `name=in.(${Array(501).fill("a").join(",")})`,
      `name=like.${"a".repeat(41)}`,
      "name=like.a*&name=not.ilike.*b",
      Array(31).fill("name=eq.a").join("&"),
      `order=${Array(9).fill("name").join(",")}`,
      `select=${Array(99).fill("id").join(",")}`,
    ];
    for (const trick of tricks) {
      const { status, text } = await send(rest, keys, ada.token, `colors?${trick}`);
      expect([trick, status, text]).toEqual([
        trick,
        expect.toSatisfy((code) => code === 400 || code === 416),
        expect.not.stringMatching(SQL_TEXT),
      ]);
      // They can't be used to change rows either.
      expect((await send(rest, keys, ada.token, `colors?${trick}`, { method: "DELETE" })).status).toBe(400);
    }
    for (const long of [
      `name=eq.${"a".repeat(100_000)}`,
      `select=${"id,".repeat(40_000)}id`,
      "a=b&".repeat(30_000),
      `name=in.(${"(".repeat(50_000)})`,
    ]) {
      expect((await send(rest, keys, ada.token, `colors?${long}`)).status).toBe(414);
    }
    expect((await ada.from("colors").select()).data).toHaveLength(1);
  });

  test("malicious request bodies are rejected", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    const bodies = [
      '{"name":"a","color":"db073d","__proto__":{"user_id":"x"}}',
      '{"name":"a","color":"db073d","constructor":"x"}',
      '{"name":"a\\u0000b","color":"db073d"}',
      '{"name":"\\ud800","color":"db073d"}',
      '{"name":{"a":1},"color":"db073d"}',
      '{"name":["a"],"color":"db073d"}',
      '{"name":1,"color":"db073d"}',
      '{"name":"a","color":"db073d","tags":{"0":"a"}}',
      '{"name":"a","color":"db073d","tags":[["a"]]}',
      '{"name":"a","color":"db073d","tags":"{a}"}',
      '{"name":"a","color":"db073d","created_at":"now"}',
      '{"name":"a","color":"db073d","created_at":1}',
      '{"name":"a","color":"db073d","id":"1"}',
      `{"name":"a","color":"db073d","tags":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
      "[".repeat(500_000),
      '[[{"name":"a","color":"db073d"}]]',
      '[{"name":"a","color":"db073d"},null]',
      '"a"',
      '{"na\\"me":"a"}',
      `{"name":"${"a".repeat(32_001)}","color":"db073d"}`,
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]))),
    ];
    for (const body of bodies) {
      for (const method of ["POST", "PATCH"]) {
        const path = method === "PATCH" ? "colors?name=eq.a" : "colors";
        const { status, text } = await send(rest, keys, ada.token, path, { method, body });
        expect([body.slice(0, 99), status, text]).toEqual([
          body.slice(0, 99),
          400,
          expect.not.stringMatching(SQL_TEXT),
        ]);
      }
    }
    for (const columns of ["user_id,nope", "*", "name,name::text", '"name";"color"', "__proto__", ""]) {
      const path = `colors?columns=${encodeURIComponent(columns)}`;
      expect((await send(rest, keys, ada.token, path, { method: "POST", body: '{"name":"a"}' })).status).toBe(400);
    }
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    expect((await send(rest, keys, ada.token, "colors", { method: "POST", body: bytes })).status).toBe(400);
    expect((await ada.from("colors").select()).data).toEqual([]);
  });
});
