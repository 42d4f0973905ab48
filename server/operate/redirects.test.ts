import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import { sql } from "../backend/sql.ts";
import { openTestRest } from "../backend/test-rest.ts";
import { readRedirects } from "../redirects/redirects.ts";
import { redirects } from "./redirects.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  async function setUp() {
    await sql`delete from public.redirects`.execute(db);
    const api = await openTestRest(db);
    const callAsService = (path: string, init: RequestInit = {}) => {
      const headers = { ...(init.headers as Record<string, string>), apikey: api.keys.secretKey };
      return api.rest(new Request(`http://localhost:3000${path}`, { ...init, headers }), "");
    };
    const operate = async (...args: string[]) => {
      const printed = await redirects.prepare(args)({ callAsService }, "https://huesmith.example");
      return printed.split("\n");
    };
    return { api, operate, read: () => readRedirects(callAsService, undefined) };
  }

  test("an operator adds, changes, lists and removes redirects", async () => {
    const { operate, read } = await setUp();
    await operate("add", "/Old/Café/", "/color?q=é");
    await operate("add", "/shop", "https://Example.com", "--status", "301", "--note", "since spring");
    expect([...(await read()).values()]).toEqual([
      { path: "/old/caf%c3%a9", target: "/color?q=%C3%A9", status: 302 },
      { path: "/shop", target: "https://example.com/", status: 301 },
    ]);
    expect(await operate("add", "/shop", "/tools", "--status", "308")).toEqual([
      "/shop now leads to /tools (308), within a minute on every server.",
    ]);
    expect(await operate("list")).toEqual(["/old/caf%c3%a9 302 /color?q=%C3%A9", "/shop 308 /tools", "2 redirects"]);
    await operate("remove", "/SHOP");
    expect(await operate("list")).toEqual(["/old/caf%c3%a9 302 /color?q=%C3%A9", "1 redirect"]);
    await expect(operate("remove", "/shop")).rejects.toThrow("/shop is not redirected.");
  });

  test("a redirect loop is rejected, and nothing is written", async () => {
    const { operate } = await setUp();
    await operate("add", "/a", "/b");
    for (const [path, target] of [
      ["/b", "/a"],
      ["/b", "https://huesmith.example/A/?x#y"],
      ["/c", "/c/"],
    ] as const) {
      await expect(operate("add", path, target)).rejects.toThrow("would never end");
    }
    for (const [path, target] of ["/b /c", "/c /d", "/d /e", "/e /f"].map((pair) => pair.split(" "))) {
      await operate("add", path as string, target as string);
    }
    await expect(operate("add", "/f", "/g")).rejects.toThrow("/a would never end, or redirect more than 5 times.");
    expect(await operate("list")).toHaveLength(6);
  });

  test("invalid arguments are rejected with the reason", async () => {
    const { operate } = await setUp();
    for (const [args, problem] of [
      [["add", "//evil.example", "/color"], "The path must begin with one slash."],
      [["add", "/rest/v1/colors", "/color"], "/rest/v1/colors isn't a page"],
      [["add", "/old", "//evil.example"], "The target must be a path with one slash in front"],
      [["add", "/old", "javascript:alert(1)"], "The target must be a path with one slash in front"],
      [["add", "/old", "/color", "--status", "200"], "The status must be one of 301, 302, 307, 308."],
      [["add", "/old"], "Use list, add with a path and a target"],
      [["add", "/old", "/color", "--force"], "Unknown option"],
      [["remove"], "Use list, add with a path and a target"],
      [["list", "all"], "Use list, add with a path and a target"],
      [[], "Use list, add with a path and a target"],
      [["add", "/old", "/color", "--note", "x".repeat(501)], "The backend returned 400"],
    ] as const) {
      await expect(operate(...args), args.join(" ")).rejects.toThrow(problem);
    }
    expect(await operate("list")).toEqual(["0 redirects"]);
  });

  test("only the server can read or write the table", async () => {
    const { api, operate } = await setUp();
    await operate("add", "/old", "/color");
    for (const client of [api.anon, await api.person(), await api.person({}, true)]) {
      expect((await client.from("redirects").select()).data ?? []).toEqual([]);
      const row = { path: "/new", target: "https://evil.example/" };
      for (const { error } of [
        await client.from("redirects").insert(row),
        await client.from("redirects").update(row).eq("path", "/old"),
        await client.from("redirects").delete().eq("path", "/old"),
      ]) {
        expect(error?.code).toBe("42501");
      }
    }
    expect(await operate("list")).toEqual(["/old 302 /color", "1 redirect"]);
  });

  test("rows inserted by hand must follow the same rules", async () => {
    await setUp();
    const write = (path: string, target: string, status = 302) =>
      sql`insert into public.redirects (path, target, status) values (${path}, ${target}, ${status})`.execute(db);
    await write("/", "/tools");
    await write("/caf%c3%a9/x_y.z~(1)", "https://example.com:8443/?a=b");
    for (const [path, target, status] of [
      ...["old", "", "//a", "/a//b", "/a/", "/A", "/a b", "/a?b", "/a#b", "/a\\b", "/a\nb", "/é"].map((path) => [
        path,
        "/x",
      ]),
      ...["/auth", "/rest/v1", "/account/x", "/billing", "/api/health", "/assets/a.js"].map((path) => [path, "/x"]),
      ...[
        "//evil.example",
        "/\\evil.example",
        "/\t/evil",
        "javascript:alert(1)",
        "data:x",
        "",
        "http://example.com/",
      ].map((target) => ["/a", target]),
      ...[
        "https://example.com",
        "https://u@example.com/",
        "https:///x",
        "https://exa mple.com/",
        "/a\r\nX: y",
        "/é",
      ].map((target) => ["/a", target]),
      ["/a", "/a"],
      ["/a", "/x", 200],
      [`/${"a".repeat(2048)}`, "/x"],
      ["/a", `/${"a".repeat(2048)}`],
    ] as [string, string, number?][]) {
      await expect(write(path, target, status), `${path} ${target} ${status}`).rejects.toThrow(/check|violates/);
    }
  });
});
