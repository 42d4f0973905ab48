import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import { sql } from "../backend/sql.ts";
import { openTestRest } from "../backend/test-rest.ts";
import { createShares } from "./shares.ts";

const databases = await openTestDatabases();

const newToken = () => crypto.randomUUID().replaceAll("-", "");

describe.each(databases)("on $name", ({ db }) => {
  async function setUp() {
    const api = await openTestRest(db);
    const ada = await api.person();
    const shares = createShares({
      callAsService: (path) =>
        api.rest(new Request(`http://localhost:3000${path}`, { headers: { apikey: api.keys.secretKey } }), ""),
    });
    const share_token = newToken();
    const row = { name: "Dawn", path: "/color-wheel?colors=db073d", colors: ["db073d", "0d6986"], share_token };
    const { data } = await ada.from("palettes").insert(row).select().single();
    return { ada, shares, share_token, data };
  }

  test("a link shows the name, tool and colors, but not the owner", async () => {
    const { shares, share_token, data } = await setUp();
    expect(await shares.read(share_token)).toEqual({
      name: "Dawn",
      path: "/color-wheel?colors=db073d",
      colors: ["db073d", "0d6986"],
      updatedAt: Date.parse(data.updated_at),
    });
  });

  test("a link stops working once unshared, trashed or the account is deleted", async () => {
    const { ada, shares, share_token, data } = await setUp();
    const change = (row: object) => ada.from("palettes").update(row).eq("id", data.id);
    await change({ deleted_at: new Date().toISOString() });
    expect(await shares.read(share_token)).toBeNull();
    await change({ deleted_at: null });
    expect(await shares.read(share_token)).not.toBeNull();
    const other = newToken();
    await change({ share_token: other });
    expect(await shares.read(share_token)).toBeNull();
    expect(await shares.read(other)).not.toBeNull();
    await change({ share_token: null });
    expect(await shares.read(other)).toBeNull();
    await change({ share_token });
    await sql`delete from auth.users where id = ${ada.userId}`.execute(db);
    expect(await shares.read(share_token)).toBeNull();
  });

  test("invalid tokens return null", async () => {
    const { shares, share_token } = await setUp();
    const odd = ["", "null", "*", `${share_token}&or=(id.not.is.null)`, `${share_token}\n`, "%", `in.(${share_token})`];
    for (const token of [...odd, share_token.slice(0, -1), share_token.toUpperCase(), newToken()]) {
      expect([token, await shares.read(token)]).toEqual([token, null]);
    }
  });
});

test("an invalid row throws, and an unreachable backend is not a missing palette", async () => {
  const token = newToken();
  const good = { name: "n", path: "/color-wheel", colors: ["db073d"], updated_at: "2026-11-22T00:00:00.123456+00:00" };
  const read = (row: object, status = 200) =>
    createShares({ callAsService: async () => Response.json([row], { status }) }).read(token);
  expect(await read({ ...good, user_id: "x" })).toEqual({
    name: "n",
    path: "/color-wheel",
    colors: ["db073d"],
    updatedAt: Date.parse("2026-11-22T00:00:00.123Z"),
  });
  for (const path of ["//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)", ""]) {
    await expect(read({ ...good, path })).rejects.toThrow();
  }
  await expect(read({ ...good, colors: ["<svg>"] })).rejects.toThrow();
  await expect(read(good, 401)).rejects.toThrow("the backend returned 401");
  expect(await read(good, 503)).toBe("unavailable");
  const unreachable = createShares({ callAsService: () => Promise.reject(new TypeError("fetch failed")) });
  expect(await unreachable.read(token)).toBe("unavailable");
});
