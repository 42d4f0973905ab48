import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FREE_LIMITS } from "./pro-features.ts";

test("the limits on the pages match the database", () => {
  const folder = "supabase/migrations";
  const sql = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  const values = /insert into public\.plan_limits \(resource, free_limit\) values (.+);/.exec(sql)?.[1] ?? "";
  const limits = [...values.matchAll(/\('(\w+)', (\d+)\)/g)].map(([, kind, limit]) => [kind, Number(limit)]);
  expect(Object.fromEntries(limits)).toEqual(FREE_LIMITS);
});
