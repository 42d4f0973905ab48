import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refundPolicy } from "./legal/refund-policy.ts";
import { termsOfService } from "./legal/terms-of-service.ts";
import { pressTexts } from "./press.ts";
import { FREE_LIMITS, PRO_PRICE } from "./pro-features.ts";

test("the limits on the pages match the database", () => {
  const folder = "supabase/migrations";
  const sql = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  const values = /insert into public\.plan_limits \(resource, free_limit\) values (.+);/.exec(sql)?.[1] ?? "";
  const limits = [...values.matchAll(/\('(\w+)', (\d+)\)/g)].map(([, kind, limit]) => [kind, Number(limit)]);
  expect(Object.fromEntries(limits)).toEqual(FREE_LIMITS);
});

test("every price in the texts is the price of Pro", () => {
  const prices = JSON.stringify([termsOfService, refundPolicy, pressTexts]).match(/\$\d[\d.]*\d/g) ?? [];
  expect(prices.length).toBeGreaterThan(4);
  expect(new Set(prices)).toEqual(new Set([`$${Number(PRO_PRICE).toFixed(2)}`]));
});
